### What the referee's hand knows

gauge-magic-points = magic energy
gauge-cover = cover
gauge-breath = breath (rounds)
gauge-x = place across
gauge-y = place along
gauge-held-spell = held spell
gauge-died-once-not-full = has died once
gauge-loaded = loaded
gauge-persistent = lasting damage
gauge-light = light
gauge-pool = common supplies
gauge-torch = light lasts (turns)
gauge-day = day
gauge-turn = turn
gauge-km = kilometres behind
gauge-treasure = treasure
gauge-experience = experience
gauge-astray = off course (degrees)
gauge-nearest = enemy (m)
problem-dead-already = the dead are neither hurt nor healed
    .remedy = to bring somebody back, write { $form }
problem-no-morale = no morale is checked here
    .remedy = name a standing monster that has one
problem-no-places = this scene has no places, only distances
    .remedy = use push or pull
problem-not-its-sides-turn = another side has its turn
    .remedy = { $side_known ->
        [yes] it is the turn of { $side }
       *[no] nobody has a turn now
    }
problem-in-a-fight = nobody else is met in the middle of a fight
    .remedy = bring them in with +
problem-is-there-already = is there already
    .remedy = nothing needs to be done
gauge-conditions = conditions
event-ruled-by = { gm } rules: { $actor }, hit points { $text }.
