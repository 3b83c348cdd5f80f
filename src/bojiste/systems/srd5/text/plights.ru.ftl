### Напасти: что мучит ход за ходом, что сковывает и что это прекращает.

state-slowed = замедление
    .head = { PAST("замедлен", $actor_gender) }
state-weakened = слабость
    .head = { PAST("ослаблен", $actor_gender) }
condition-slowed = замедление
condition-weakened = слабость
condition-bleeding = кровотечение
condition-burning = пламя
hinder-slowed = замедление
hinder-weakened = слабость
hinder-in-sight = источник страха на виду
event-torments = { $actor } страдает: { $power } ({ $condition }).
event-tends = { $actor } помогает: { $condition } прекращается ({ $target }).
event-stanches = { $actor } оказывает помощь ({ $target }, { $condition }): { $sum } против СЛ { $against } — помогло.
    .result = успех
event-stanches-not = { $actor } оказывает помощь ({ $target }, { $condition }): { $sum } против СЛ { $against } — напрасно.
    .result = неудача
option-tend = помочь, действие ({ $ally }: { $condition })
