### Flying, swimming, climbing, jumping, falling.

event-falls-down = { $actor } falls { $height }.
event-jumps = { $actor } jumps to { $place }.
event-keeps-footing = { $actor } lands on difficult ground, Acrobatics: { $sum } against { $against } — stays on { attack-line.own } feet.
    .result = success
event-loses-footing = { $actor } lands on difficult ground, Acrobatics: { $sum } against { $against } — to no avail.
    .result = failure
told-falls-down = { VERB("falls", "fall", $actor_gender) } { $height }
told-jumps = { VERB("jumps", "jump", $actor_gender) } to { $place }

ask-height = How high (or how deep)? { $actor }, movement: { $left }.
ask-jump = Where does { $actor } jump? Movement: { $left }.
option-fly = fly ({ $left } left)
option-swim = swim ({ $left } left)
option-climb = climb ({ $left } left)
option-jump = jump ({ $left } left)
option-height = at { $height }

gauge-height-foot = height in feet
gauge-height-sah = height in fathoms

help-squeezing = target squeezing
hinder-squeezing = squeezing

problem-below-ground = the ground (or the bottom of the water) is at { $lowest } feet
    .remedy = give a height that is not below it, or leave it out
problem-above-ceiling = nobody can be higher than { $highest } feet here
    .remedy = give a smaller height, or a higher ceiling in [field]
problem-other-map = this drawing of heights has another size than the map
    .remedy = draw as many rows and columns as the map has
problem-no-height = this sign is no height
    .remedy = draw digits from 1 to 9, and a dot for the ground
