### What further features of stat blocks do.

state-sickened = sickened
condition-sickened = sickness
hinder-sickened = sickened
event-felled = { $target } { VERB("is", "are", $target_gender) } at 0 hit points at once ({ $power }).
condition-swallowed = swallowed
    .is = swallowed
condition-encased = encased
    .is = encased
hinder-entering = walks into it
option-sweep = walk over others, up to the speed: { $power }
option-enter = step into it ({ $target }): { $power }
condition-engulfed = engulfed
    .is = engulfed
option-crawl-out = crawl out of the dead body ({ $cost })
ask-instead = { VERB("Does", "Do", $actor_gender) } { $actor } do that instead of damage ({ $target })? { $power }
weapon-swallow = swallow
    .acc = swallow
    .verb = touch
event-pulls-out =
    .result = success
event-pulls-not =
    .result = failure
option-quick-strike = strike { $target }, a bonus action ({ $weapon })
state-nimble = nimble
condition-nimble = nimbleness
condition-strike = a blow as a bonus action
    .is = able to strike with a bonus action
help-nimble = nimble
hinder-nimble = nimble
told-taken-in = { VERB("takes", "take", $actor_gender) } in { story-them }
told-brings-up = { VERB("brings", "bring", $actor_gender) } up { $target }
told-crawls-out = { VERB("crawls", "crawl", $actor_gender) } out of the dead body ({ $cost })
told-comes-free = { VERB("comes", "come", $actor_gender) } free
told-tears-free = { VERB("tears", "tear", $actor_gender) } free ({ $power })
    .strip = { $sum } against DC { $against }
told-stays-caught = { VERB("struggles", "struggle", $actor_gender) } in vain to tear free ({ $power })
    .strip = { $sum } against DC { $against }
told-pulls-out = { VERB("pulls", "pull", $actor_gender) } { $target } out
    .strip = { $sum } against DC { $against }
told-pulls-not = { VERB("pulls", "pull", $actor_gender) } at { $target } in vain
    .strip = { $sum } against DC { $against }
told-strikes-quickly = { VERB("takes", "take", $actor_gender) } a bonus action
ask-avert = { VERB("Does", "Do", $actor_gender) } { $actor } avert the eyes from { $target }?
condition-averted = averted eyes
    .is = looking away
condition-banished = banishment
state-banished = banished
condition-chilled = slower by the cold
state-chilled = chilled
condition-lit = a glimmer
state-lit = glimmering
condition-mocked = mockery
state-mocked = mocked
help-lit = target glimmers
hinder-mocked = mocked
help-fought = in a fight
power-banishment = banishment
power-power_word_stun = power word stun
power-power_word_kill = power word kill
option-guise = take the shape of another creature (action)
ask-guise = Whose shape { VERB("does", "do", $actor_gender) } { $actor } take?
option-as = { $form }
option-itself = keep this shape
block-guise = Takes the shape of creatures of no higher challenge: { $what } (action); { $keeps ->
        [mind] it keeps its hit points, mind and training
        [bite] it keeps all that the other lacks, and its own bite
       *[deeds] it keeps all that the other lacks
    }.
state-befriended = heeding a “friend”
condition-befriended = trust in a “friend”
hinder-befriended = trust in a “friend”
state-bemused = dull-witted
condition-bemused = dulled wits
hinder-bemused = dulled wits
state-lured = lured by the song
condition-lured = the lure of the song
hinder-lured = the lure of the song
condition-gilled = disease (breathes only under water)
condition-festering = disease (only magic heals)
hinder-firm-hold = sticky hold
option-keep-up = go on with it ({ $power }; bonus action)
told-keeps-up = { VERB("goes", "go", $actor_gender) } on with it ({ $power })
form-object = object
feature-freedom_of_movement = freedom of movement
block-time-sustained = as long as the bonus action of each turn goes into it
told-corrodes = { VERB("eats", "eat", $actor_gender) } at { $target_gen } { $weapon }: { $amount } off it by now
told-corrodes-away = { VERB("eats", "eat", $actor_gender) } away the last of { $target_gen } { $weapon }
told-sapped = { VERB("saps", "sap", $actor_gender) } { $target_gen } Strength: −{ $amount }
told-head-dies = { VERB("loses", "lose", $actor_gender) } a head; heads left: { $left }
told-heads-grow = { VERB("grows", "grow", $actor_gender) } heads ({ $amount }), and { VERB("has", "have", $actor_gender) } { $left }; hit points +{ $regained }
told-heads-burnt = { VERB("grows", "grow", $actor_gender) } no head: fire has seared the stumps ({ $left })
told-burns-heal = { VERB("is", "are", $actor_gender) } over the burns
told-heads-ready = { VERB("watches", "watch", $actor_gender) } with every head
ask-spoil = What { VERB("does", "do", $actor_gender) } { $actor } spoil (target: { $target })?
option-spoil = { $weapon }
part-corroded = corroded weapon
part-sapped = lost Strength
weapon-armour = armour
weapon-shield = shield
feature-multiple_heads = Multiple Heads
feature-reactive_heads = Reactive Heads
feature-corrode_metal = eats metal
feature-corrosive_form = eats metal and wood
feature-shadow_stealth = Shadow Stealth
feature-sunlight_weakness = Sunlight Weakness
block-corrodes = eats at { $what ->
        [metal] metal armour
        [all] armour
       *[object] metal armour, a shield or a weapon in hand
    }
block-ebbs = Strength −{ $dice }
state-ethereal = on the Ethereal Plane
condition-ethereal = on the Ethereal Plane
hinder-ethereal = on the Ethereal Plane
told-goes-over = { VERB("goes", "go", $actor_gender) } over to the Ethereal Plane
told-comes-back = { VERB("comes", "come", $actor_gender) } back from the Ethereal Plane
feature-confer_fire_resistance = its rider resists fire
block-shifts = to the Ethereal Plane and back{ $along ->
        [0] { "" }
       *[other] { " " }(with up to { $along } friends beside it)
    }
feature-water_susceptibility = hurt by water
block-entered = to whomever it flows into (the first time on a turn)
told-image-saves = { $made_id ->
    [yes] an image holds
   *[no] an image fails
    }
power-phantasms = phantasms
power-searing_body = body of fire
told-leaps = { VERB("leaps", "leap", $actor_gender) } to { $place } ({ $power })
option-leap = leap upon somebody ({ $power }; action)
ask-leap-upon = Where { VERB("does", "do", $actor_gender) } { $actor } leap?
power-deadly_leap = deadly leap
block-pounces = a leap of 15 ft or more onto the creatures where it ends
