### Вмешательство своими словами: что оно делает (просто g) и как называется.

hand-scar = получает Шрам
    .words = шрам
hand-heal = лечит Шрам
    .words = лечи вылечи
hand-lock = нельзя пробовать снова
    .words = запрет
hand-unlock = можно пробовать снова
    .words = разреши
hand-removed = выведен из игры
    .words = выведен выведена
hand-present = остаётся на сцене
    .words = остаётся
hand-back = возвращается в игру
    .words = назад
hand-fate = задаёт Судьбу
    .words = судьба
hand-join = приходит
    .words = приходит
hand-danger = запускает опасность
    .words = опасность
