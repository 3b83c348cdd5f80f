### Вмешательство своими словами: что оно делает (просто g) и как называется.

hand-by = ранить; с + исцелить
hand-inflict = состояние начинается
hand-lift = состояние кончается
hand-at = поставить на место
hand-apart = задать расстояние до кого-то
hand-push = оттолкнуть от кого-то
    .words = оттолкни оттолкнуть толкни
hand-pull = притянуть к кому-то
    .words = притяни притянуть
hand-bring = привести кого-то из бестиария
hand-out = убрать со сцены
hand-order = задать порядок ходов
    .words = порядок
hand-next = ходит следующим
    .words = следующий следующая дальше
hand-skip = пропускает ход
    .words = пропусти пропуск
hand-delay = ходит позже
    .words = позже подождёт отложи
hand-stop = закончить сцену
    .words = стоп

hand-word-from = от
hand-word-to = к ко
hand-word-until = до пока
hand-word-true = да
hand-word-false = нет
hand-word-on = зажечь горит
hand-word-off = погасить гаснет
