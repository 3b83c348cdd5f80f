### Что делают другие особенности блоков.

state-sickened = дурнота
    .head = { PAST("одурманен", $actor_gender) }
condition-sickened = дурнота
hinder-sickened = дурнота
event-felled = { $target } сразу теряет все хиты ({ $power }).
condition-swallowed = в чреве
condition-engulfed = поглощение
event-taken-in = { $actor } поглощает жертву ({ $target }, { $power }).
event-brings-up = { $actor } извергает проглоченное ({ $target }).
event-crawls-out = { $actor } выбирается из мёртвого тела ({ $target }, { $cost }).
option-crawl-out = выбраться из мёртвого тела ({ $cost })
event-comes-free = { $actor } { PAST("освободился", $actor_gender) } ({ $target }).
ask-instead = Сделать это вместо урона? { $power } ({ $actor }, { $target })
weapon-swallow = заглатывание
    .gender = n
    .gen = заглатывания
    .acc = заглатывание
    .ins = заглатыванием
    .verb = bite
