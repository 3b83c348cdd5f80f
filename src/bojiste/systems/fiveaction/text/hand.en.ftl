### What the referee’s hand knows

gauge-wounds = wounds
gauge-virtual = virtual lives
gauge-stance = stance
    .normal = normal
    .partial = partial defence
    .full = full defence
gauge-cover = cover
gauge-loophole = loophole
gauge-pavise = behind a pavise
gauge-gait = gait
    .stand = standing
    .walk = walk
    .canter = canter
    .sprint = sprint
gauge-loaded = loaded
gauge-sword-side = on the sword side
gauge-saddle = in the saddle
gauge-shield = shield on the arm
state-berserk = berserk
state-afraid = afraid
state-concentrating = concentrating
test-balance = Balance
test-perception = Perception
test-intimidation = Intimidation
part-perception = perception
event-ruled-by = { gm } rules: { $actor }, lives { $text }{ $part_known ->
    [yes] { " " }({ $part })
   *[no] { "" }
}.
event-ruled-hold = { gm } rules: { $actor } — { $weapon }: { $hand_id ->
    [main] in the main hand
    [off] in the off hand
    [both] in both hands
    [sheathed] sheathed
    [ground] on the ground
   *[gone] gone
}.
event-ruled-sword-side = { gm } rules: { $actor } { VERB("has", "have", $actor_gender) } { $target } on the sword side.
problem-loads-nothing = carries nothing that is loaded
    .remedy = a bow, a crossbow, a sling or a blowgun is
problem-dead-already = the dead are not wounded any more
    .remedy = to bring somebody back, write { $form }
problem-no-mount = this one has no horse here
    .remedy = name somebody whose sheet has a mount
problem-no-shield = this one has no shield
    .remedy = name somebody whose sheet has one
