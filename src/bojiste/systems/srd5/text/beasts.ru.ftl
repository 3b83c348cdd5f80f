### Что делают другие особенности блоков.

state-sickened = дурнота
    .head = { PAST("одурманен", $actor_gender) }
condition-sickened = дурнота
hinder-sickened = дурнота
event-felled = { $target } сразу теряет все хиты ({ $power }).
