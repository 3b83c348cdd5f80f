### Полёт, плавание, лазание, прыжки и падения.

event-falls-down = { $actor } падает с высоты { $height }.
event-jumps = { $actor } прыгает на { $place }.
event-keeps-footing = { $actor } приземляется на труднопроходимой местности, Акробатика: { $sum } против СЛ { $against } — на ногах.
    .result = успех
event-loses-footing = { $actor } приземляется на труднопроходимой местности, Акробатика: { $sum } против СЛ { $against } — не удержаться.
    .result = провал
told-falls-down = { PAST("упал", $actor_gender) } с высоты { $height }
told-jumps = { PAST("прыгнул", $actor_gender) } на { $place }

ask-height = На какой высоте (или глубине)? { $actor }, перемещение: { $left }.
ask-jump = Куда прыгает { $actor }? Перемещение: { $left }.
option-fly = лететь (осталось { $left })
option-swim = плыть (осталось { $left })
option-climb = лезть (осталось { $left })
option-jump = прыгнуть (осталось { $left })
option-height = на высоте { $height }

gauge-height-foot = высота в футах
gauge-height-sah = высота в саженях

help-squeezing = цель протискивается
hinder-squeezing = протискивание

problem-below-ground = земля (или дно) здесь на высоте { $lowest } футов
    .remedy = укажи высоту не ниже неё или не указывай вовсе
problem-above-ceiling = выше { $highest } футов здесь никому не подняться
    .remedy = укажи меньшую высоту или более высокий ceiling в [field]
problem-other-map = рисунок высот другого размера, чем карта
    .remedy = нарисуй столько же строк и столбцов, сколько на карте
problem-no-height = этот знак не высота
    .remedy = рисуй цифры от 1 до 9 и точку для земли
