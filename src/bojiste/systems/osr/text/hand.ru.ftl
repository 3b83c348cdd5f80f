### Что знает рука ведущего

gauge-magic-points = магическая энергия
gauge-cover = укрытие
gauge-breath = дыхание (раунды)
gauge-x = место поперёк
gauge-y = место вдоль
gauge-held-spell = удержанное заклинание
gauge-died-once-not-full = однажды уже при смерти
gauge-loaded = заряжено
gauge-persistent = продолжающийся урон
gauge-light = свет
gauge-pool = общие припасы
gauge-torch = света хватит (ходов)
gauge-day = день
gauge-turn = ход
gauge-km = пройдено километров
gauge-treasure = сокровища
gauge-experience = опыт
gauge-astray = отклонение (градусы)
gauge-nearest = враг (м)
problem-dead-already = мёртвого нельзя ни ранить, ни исцелить
    .remedy = вернуть к жизни можно так: { $form }
problem-no-morale = боевой дух здесь не проверяют
    .remedy = назови стоящего монстра, у которого он есть
problem-no-places = в этой сцене нет мест, только расстояния
    .remedy = используй push или pull
problem-not-its-sides-turn = сейчас ходит другая сторона
    .remedy = { $side_known ->
        [yes] ходит { $side }
       *[no] сейчас не ходит никто
    }
problem-in-a-fight = посреди боя никого больше не встретить
    .remedy = введи их знаком +
problem-is-there-already = уже здесь
    .remedy = ничего делать не надо
gauge-conditions = состояния
event-ruled-by = { gm } решил: { $actor }, хиты { $text }.
