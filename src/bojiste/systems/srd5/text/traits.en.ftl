### Traits of stat blocks, and what reactions turn aside.

event-extra-dice = { $actor } { VERB("hits", "hit", $actor_gender) } all the harder: { $trait }.
told-closes-in = { VERB("charges", "charge", $actor_gender) } at { $target }
told-rampages = { VERB("goes", "go", $actor_gender) } on a rampage
told-pounces = { VERB("pounces", "pounce", $actor_gender) } on { $target }
event-parries = { $actor } { VERB("parries", "parry", $actor_gender) } (AC +{ $amount } against this blow).
event-breaks-spell =
    .result = success
event-spell-holds =
    .result = failure

ask-ward = { $target } { VERB("hits", "hit", $target_gender) } { $actor }: { $total } against AC { $against }. Turn it aside?
ask-counter = { $target } { VERB("casts", "cast", $target_gender) } { $power } (level { $level }). Break it off? ({ $actor })
ask-rampage = Whom { VERB("does", "do", $actor_gender) } { $actor } bite?
option-ward-parry = parry (AC +{ $amount })
option-ward-use = { $power }
option-ward-no = let it come
option-counter-use = { $power }
option-counter-no = let it be
option-rampage-strike = { $target }
option-rampage-no = nobody
option-quick-hide = bonus action: Hide
option-close-in = bonus action: charge at { $target }
option-rampage = bonus action: rampage (half the speed and a bite)
option-pounce = bonus action: pounce on { $target }: { option-how }

help-blood-frenzy = blood frenzy
help-ambusher = ambush
help-assassinate = first strike
help-brave = bravery
help-fey-ancestry = fey ancestry
help-lands-stride = Land’s Stride
help-two-headed = two heads
help-gnome-cunning = gnome cunning
help-duergar-resilience = duergar resilience
hinder-dazzled = dazzled by the light
trait-martial_advantage = Martial Advantage
trait-surprise_attack = Surprise Attack
trait-relentless = Relentless
part-intelligence = Intelligence
part-wisdom = Wisdom
part-charisma = Charisma
power-shield = shield
power-counterspell = counterspell
power-hellish_rebuke = hellish rebuke
power-heated_body = heated body
power-death_burst = death burst
power-stench = stench

## What the referee says

event-placed = { $actor } { VERB("stands", "stand", $actor_gender) } on { $place }.
event-in-vain = { $vain_id ->
    [globe] { $power } does not reach { $actor }: the globe shuts it out.
    [crowd] There is no room for { $actor } around { $target }.
    [cover] { $target } { VERB("is", "are", $target_gender) } wholly behind cover: { $actor } { VERB("has", "have", $actor_gender) } nothing to aim at.
   *[hide] { $actor } { VERB("finds", "find", $actor_gender) } nothing to hide behind.
}
event-gets-on = { $actor } { VERB("keeps", "keep", $actor_gender) } going, { $how }: { $sum } against DC { $against }.
    .result = success
event-slips = { $actor } { VERB("slips", "slip", $actor_gender) }, { $how }: { $sum } against DC { $against }.
    .result = failure
ask-position = Where { VERB("does", "do", $target_gender) } { $target } stand?
ask-may-hide = Can { $target } hide here?
ask-search-by = By which skill { VERB("does", "do", $target_gender) } { $target } search?
ask-put-back = { $target } may not stay there. Where { VERB("does", "do", $target_gender) } { $target } stand?
ask-footing = A check for { $actor } ({ $how })? Against what DC? 0: none.
ask-improvise-type = What type of damage?
option-position-at = { $place }
option-put-back-at = { $place }
option-search-by-perception = Perception
option-search-by-investigation = Investigation
option-improvise-type-type = { $type }
how-jump = jumping
how-swim = swimming
how-climb = climbing

problem-grapple-by-nobody = nobody is named who holds it
    .remedy = write grappled: and the id of the grappler, or restrained if there is none
problem-grapple-too-large = a creature of this size ({ $size }) cannot be held by one more than a size smaller
    .remedy = let somebody larger hold it
problem-grapple-out-of-reach = { $who } cannot reach it
    .remedy = put the two side by side, or leave the grapple out
problem-grapple-without-hand = { $who } has no hand free to hold it
    .remedy = take something out of held, or leave the grapple out
part-investigation = Investigation

option-shape = take the form: { $form }
told-changes-shape = { VERB("takes", "take", $actor_gender) } another form: { $form }
form-human = human
form-hybrid = half human, half beast
form-bear = bear
form-boar = boar
form-rat = rat
form-tiger = tiger
form-wolf = wolf
form-vampire = vampire
form-bat = bat
form-true = true form
form-raven = raven
form-spider = spider
form-centipede = centipede
form-toad = toad
form-humanoid = humanoid
form-giant = giant
problem-unknown-form = there is no such form; it has: { $known }
    .remedy = take one of these, or write the form under [[form]]
problem-form-twice = this form stands there already
    .remedy = give each form a name of its own
help-sure-footed = sure footing
help-camouflage = camouflage
strip-parries = { $actor } parries: AC +{ $amount }
    .ahead = yes
