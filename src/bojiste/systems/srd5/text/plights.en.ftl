### Plights: what hurts turn by turn, what hampers, and what ends it.

state-slowed = slowed
state-weakened = weakened
condition-slowed = slowness
condition-weakened = weakness
condition-bleeding = a bleeding wound
    .is = bleeding
condition-burning = flames
    .is = on fire
hinder-slowed = slowed
hinder-weakened = weakened
hinder-in-sight = what it fears is in sight
event-stanches =
    .result = success
event-stanches-not =
    .result = failure
option-tend = tend { $ally }, an action ({ $condition })
option-legendary-cast = cast { $power }
option-legendary-teleport = teleport
option-legendary-move = move ({ $left } left)
help-grappler = it holds the target
state-blurred = blurred
state-outlined = outlined in light
condition-blurred = a blurred outline
condition-outlined = an outline of light
hinder-blurred = target blurred
help-outlined = target outlined in light
event-pool = { $power }: { $sum } hit points of creatures{ $whom_known ->
    [yes] : { $whom_grouped }
   *[no] , nobody
}.
