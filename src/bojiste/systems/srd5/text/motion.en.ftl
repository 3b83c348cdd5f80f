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
