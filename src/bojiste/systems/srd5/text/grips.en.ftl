event-pulled = { $target } { VERB("is", "are", $target_gender) } pulled { $far } nearer.
event-hits-surely = { $actor } { VERB("holds", "hold", $actor_gender) } { $target } and { VERB("hits", "hit", $actor_gender) } without fail ({ $weapon }).
told-hits-surely = { VERB("holds", "hold", $actor_gender) } { $target } and { VERB("hits", "hit", $actor_gender) } without fail
event-sucks = { $actor } { VERB("drinks", "drink", $actor_gender) } from { $target }: { $amount } { $amount ->
    [one] hit point
   *[other] hit points
}.
told-sucks = { VERB("drinks", "drink", $actor_gender) } from { $target }
event-plucks-off = { $actor } { VERB("plucks", "pluck", $actor_gender) } { $target } off { $of }.
told-plucks-off = { VERB("plucks", "pluck", $actor_gender) } { $target } off
event-tears-off = { $actor } { VERB("tears", "tear", $actor_gender) } { $target } off { $of }: { $sum } against DC { $against }.
    .result = success
told-tears-off = { VERB("tears", "tear", $actor_gender) } { $target } off
    .strip = { $sum } against DC { $against }
event-tears-off-not = { $actor } { VERB("tears", "tear", $actor_gender) } at { $target }, which clings to { $of }: { $sum } against DC { $against } — in vain.
    .result = failure
told-tears-off-not = { VERB("tears", "tear", $actor_gender) } at { $target } in vain
    .strip = { $sum } against DC { $against }
event-shares-damage = Half of what is dealt to { $actor } { VERB("is", "are", $actor_gender) } dealt to { $target }.
told-shares-damage = { VERB("passes", "pass", $actor_gender) } half of it on to { $target }
option-detach = let go of { $target }, { $cost } of movement
condition-clung = what clings to it
    .is = held fast
condition-flinching = shying away
state-flinching = shying away
help-flinching = shying away
hinder-flinching = shying away
condition-numbed = half frozen
state-numbed = half frozen
help-clinging = it clings to the target
feature-damage_transfer = Damage Transfer
feature-reactive = Reactive
weapon-thundering_scimitar = thundering scimitar
    .acc = thundering scimitar
    .verb = swing
