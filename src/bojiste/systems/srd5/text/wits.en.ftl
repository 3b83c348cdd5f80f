### Turns that nobody decides, and words that the referee weighs.

state-berserk = berserk
condition-berserk = blind rage
    .is = berserk
state-bewildered = bewildered
condition-bewildered = bewilderment
    .is = bewildered
state-confused = confused
condition-confused = confusion
    .is = confused
state-heeding = told what to do
condition-heeding = words to be heeded
    .is = told what to do
state-mired = stuck in the ground
condition-mired = ground that clings
    .is = stuck in the ground
power-confusion = confusion
power-command_other = command: another word
power-suggestion_other = suggestion: something else
power-gibbering = gibbering
power-aberrant_ground = aberrant ground
told-bids = { VERB("says", "say", $actor_gender) } “{ $note }” ({ $power })
event-astray = { $actor } { VERB("is", "are", $actor_gender) } out of { $actor_gender ->
    [m] his
    [f] her
    [n] its
   *[other] their
} wits ({ $condition }, { $sum }): { $does ->
    [wanders] off at random.
    [idles] nothing happens.
    [strikes] a blow at anybody near.
   *[acts] a clear moment.
}
event-wanders = { $actor } { VERB("wanders", "wander", $actor_gender) } off (direction { $sum }).
event-lashes-out = { $actor } { VERB("lashes", "lash", $actor_gender) } out at { $target }.
event-goes-berserk = { $actor } { VERB("goes", "go", $actor_gender) } berserk ({ $sum }).
event-stays-calm = { $actor } { VERB("keeps", "keep", $actor_gender) } calm ({ $sum }).
event-rages = { $actor }, berserk, { VERB("goes", "go", $actor_gender) } for { $target }.
ask-power-words = What { VERB("does", "do", $actor_gender) } { $actor } say? ({ $power })
ask-heed = What { VERB("does", "do", $actor_gender) } { $actor } do, told so by { $target }?
option-heed-approach = comes to the one who spoke
option-heed-drop = drops everything
option-heed-flee = runs away
option-heed-grovel = falls prone
option-heed-halt = does nothing
option-heed-desist = only guards itself
option-heed-as-it-likes = acts as it likes
event-calms = { $actor } { VERB("speaks", "speak", $actor_gender) } firmly to { $target }: { $sum } against DC { $against } — it is calm.
    .result = success
event-calms-not = { $actor } { VERB("speaks", "speak", $actor_gender) } firmly to { $target }: { $sum } against DC { $against } — in vain.
    .result = failure
option-calm = calm { $ally }, an action
event-flurry = { $actor } { VERB("strikes", "strike", $actor_gender) } as often as the dice say: { $sum }.
event-glances-off = The spell glances off { $actor } ({ $power }, { $sum }).
event-turns-back = { $actor } { VERB("turns", "turn", $actor_gender) } the spell back at { $target }: { $power } ({ $sum }).
event-catches = { $actor } { VERB("catches", "catch", $actor_gender) } the rock that { $target } { VERB("has", "have", $target_gender) } thrown.
event-drops-rock = { $actor } { VERB("does", "do", $actor_gender) } not get hold of the rock that { $target } { VERB("has", "have", $target_gender) } thrown.
ask-catch = Catch the rock that { $target } { VERB("has", "have", $target_gender) } thrown?
trait-vampire_weaknesses = Vampire Weaknesses
trait-rock_catching = Rock Catching
trait-reflective_carapace = Reflective Carapace
trait-berserk = Berserk
power-consume_life = consume life
power-ignited_illumination = ignited illumination
power-extinguish = extinguish the flames
problem-cannot-cling = it cannot cling to anybody now
    .remedy = it takes an attack by which it clings, and must cling to nobody yet
event-rested = { $target } { VERB("is", "are", $target_gender) } less exhausted ({ $power }).
event-made-whole = The hit points of { $target } are as many as they were ({ $power }).
power-end_charm = restoration: an end to a charm
power-end_stone = restoration: an end to petrifaction
power-end_weariness = restoration: less exhaustion
power-end_drain = restoration: hit points back
