### What further features of stat blocks do.

state-sickened = sickened
condition-sickened = sickness
hinder-sickened = sickened
event-felled = { $target } is at 0 hit points at once ({ $power }).
condition-swallowed = swallowed
condition-engulfed = engulfed
event-taken-in = { $actor } takes in { $target } ({ $power }).
event-brings-up = { $actor } brings up { $target }.
event-crawls-out = { $actor } crawls out of the dead body ({ $target }, { $cost }).
option-crawl-out = crawl out of the dead body ({ $cost })
event-comes-free = { $actor } comes free ({ $target }).
ask-instead = Does { $actor } do that instead of damage ({ $target })? { $power }
weapon-swallow = swallow
    .acc = swallow
    .verb = bite
event-pulls-out = { $actor } pulls { $target } out: { $sum } against DC { $against }.
    .result = success
event-pulls-not = { $actor } pulls at { $target } in vain: { $sum } against DC { $against }.
    .result = failure
event-strikes-quickly = { $actor } strikes once more, at { $target }, by a bonus action.
option-quick-strike = strike { $target }, a bonus action ({ $weapon })
state-nimble = nimble
condition-nimble = nimbleness
condition-strike = a blow as a bonus action
help-nimble = nimble
hinder-nimble = nimble
