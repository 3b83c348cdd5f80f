### Напасти: что мучит ход за ходом, что сковывает и что это прекращает.

state-slowed = замедление
    .head = { PAST("замедлен", $actor_gender) }
state-weakened = слабость
    .head = { PAST("ослаблен", $actor_gender) }
condition-slowed = замедление
condition-weakened = слабость
condition-bleeding = кровотечение
    .is = { $actor_gender ->
        [pl] истекают
       *[m] истекает
    } кровью
condition-burning = пламя
    .is = в огне
hinder-slowed = замедление
hinder-weakened = слабость
hinder-in-sight = источник страха на виду
event-stanches =
    .result = успех
event-stanches-not =
    .result = неудача
option-tend = помочь, действие ({ $ally }: { $condition })
option-legendary-cast = сотворить «{ $power }»
option-legendary-teleport = переместиться магией
option-legendary-move = переместиться (запас: { $left })
help-grappler = цель схвачена
state-blurred = размытость
    .head = { PAST("размыт", $actor_gender) }
state-outlined = светящийся контур
    .head = { PAST("подсвечен", $actor_gender) }
condition-blurred = размытый контур
condition-outlined = светящийся контур
hinder-blurred = цель размыта
help-outlined = цель подсвечена
event-pool = { $power }: существа, у которых вместе { $sum } хитов{ $whom_known ->
    [yes] : { $whom_grouped }
   *[no] ; никого
}.
