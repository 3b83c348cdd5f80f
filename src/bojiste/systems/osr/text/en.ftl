### Old-school rules in English: the log, questions, answers, sums, gauges, faults. Rules stand in rules.en.ftl, words in words.en.ftl.

system = Old-school rules («Pravidla a procedury»)
gm = Gamemaster
tag-gm-ruling = the Gamemaster decides
procedure-fight = fight
procedure-encounter = encounter

## Encounters

event-hit-points = Hit points, { $actor }: { $sum }.
event-forewarned = The light is seen from afar: { $actor } cannot be surprised.
event-surprised = { $all ->
    [yes] Everybody is surprised; nobody gains by it.
   *[no] { $sides } { VERB("is", "are", $sides_gender) } surprised.
}
event-distance-roll = The dice for the distance: { $sum }{ $halved ->
    [yes] { " " }(shortened by surprise)
   *[no] { "" }
}.
event-attitude = How it is taken: { $sum } — { $mood_id ->
    [attacks] badly
    [hostile] rather badly
    [unsure] neither well nor badly, one may try again
    [indifferent] rather well
   *[friendly] well
}.
event-hostile-roll = Do they attack? { $sum } — { $attacks ->
    [yes] yes
   *[no] not yet
}.
event-party-attacks = { $actor } { VERB("takes", "take", $actor_gender) } up arms.
event-party-talks = { $actor } { VERB("tries", "try", $actor_gender) } to talk.
event-party-leaves = { $actor } { VERB("draws", "draw", $actor_gender) } back.
event-parts = { $reason ->
    [friends] They part as friends
   *[parted] Both sides go their ways
}; { $turns ->
    [one] one turn of ten minutes has
   *[other] { $turns } turns of ten minutes have
} passed.

## Rounds and morale

event-side-turn = Round { $round }, turn of { $actor }.
event-dice-fell = Dice, { $actor }: { $sum }.
event-reversal = A reversal ({ $reversals }): { $actor } { VERB("has", "have", $actor_gender) } fallen.
event-morale-holds = Morale ({ $members_grouped }): { $sum_known ->
    [yes] { $sum } against { $against }
   *[no] a hidden roll
} — they hold.
    .result = they hold
event-morale-breaks = Morale ({ $members_grouped }): { $sum_known ->
    [yes] { $sum } against { $against }
   *[no] a hidden roll
} — they break.
    .result = they break

## Movement

metres-gone = { $metres } m{ $dear ->
    [yes] , counting { $cost }
   *[no] { "" }
}
event-stumbles = { $actor } { VERB("gropes", "grope", $actor_gender) } about: { $sum }, { $direction ->
    [1] north
    [2] north-east
    [3] east
    [4] south-east
    [5] south
    [6] south-west
    [7] west
   *[8] north-west
}.

## Attacks

# In English no weapon is declined: an accusative marks the words of this file.
with-what = { $spell_known ->
    [yes] { $spell }
   *[no] { $weapon }
}
event-miss =
    .result = miss
event-hit =
    .result = hit
event-critical =
    .result = critical hit
event-blocked = { $actor } { VERB("catches", "catch", $actor_gender) } the blow with the shield: dice struck out { $sum }; shield { $left }.
event-stopped = The shield of { $actor } { VERB("stops", "stop", $actor_gender) } all of it.
event-pushed = { $actor } { VERB("pushes", "push", $actor_gender) } { $target } back.
event-knocked-down = { $actor } { VERB("knocks", "knock", $actor_gender) } { $target } down.
event-seized = { $actor } { VERB("gets", "get", $actor_gender) } hold of { $target }.
event-disarmed = { $actor } { VERB("disarms", "disarm", $actor_gender) } { $target } ({ $weapon }).

## What becomes of somebody

cause-of-death = { $cause ->
    [drowned] { VERB("drowns", "drown", $actor_gender) }
    [weary] { VERB("dies", "die", $actor_gender) } of exhaustion
    [untended] { VERB("dies", "die", $actor_gender) } with nobody there to help
    [destroyed] { VERB("is", "are", $actor_gender) } destroyed, body and all
   *[wounds] { VERB("dies", "die", $actor_gender) }
}
event-out-for = { $actor } will be unconscious for { $turns ->
    [one] one turn
   *[other] { $turns } turns
} ({ $sum }).
event-burnt = Destroyed with { $actor }: { $things_or_weapons }.
event-thing-kept = { $thing_or_weapon } of { $actor } { VERB("makes", "make", $actor_gender) } its saving throw: { $sum } against { $against } — it survives.
    .result = it survives
event-thing-lost = { $thing_or_weapon } of { $actor } { VERB("fails", "fail", $actor_gender) } its saving throw: { $sum } against { $against } — it is destroyed.
    .result = it is destroyed
event-save-made = Saving throw ({ $danger }), { $actor }: { $sum } against { $against } — success.
    .result = success
event-save-failed = Saving throw ({ $danger }), { $actor }: { $sum } against { $against } — failure.
    .result = failure
event-check-made =
    .result = success
event-check-failed =
    .result = failure
event-body-dead = { $actor }: { $sum } — there is no life in the body.
event-survives = { $actor } { VERB("survives", "survive", $actor_gender) }, unconscious for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
event-gives-point = The price of life for { $actor }: a point of { $ability } ({ $sum }).
event-refreshed = Fatigue of { $actor } { VERB("falls", "fall", $actor_gender) } by magic{ $actor_fatigue_known ->
    [yes] : { $actor_fatigue_old } → { $actor_fatigue_new }
   *[no] { "" }
}.

## Spells, things, instant actions

event-shaken = A held spell ({ $spell }) and a hit, { $actor }: { $sum } — { $happens ->
    [yes] lost
   *[no] kept
}.
event-falls-down = { $actor } { VERB("drops", "drop", $actor_gender) } it: { $thing_or_weapon }.
event-breaks = { $actor } { VERB("drops", "drop", $actor_gender) } it and it breaks: { $thing_or_weapon }.
event-wakes = { $actor } { VERB("wakes", "wake", $actor_gender) } { $target }.
event-staunchs = { $actor } { VERB("staunches", "staunch", $actor_gender) } the bleeding of { $target }.

## Questions

ask-act = { $actor }: what now?
ask-metres = { $actor }: how many metres ({ $low }–{ $high })?
ask-across = { $actor }: to which place, metres across?
ask-along = { $actor }: to which place, metres along?
ask-block = { $actor }: { $damage } damage. For how many points of the shield do you block ({ $low }–{ $high })?
ask-block-die = { $actor }: which die does the shield stop?
ask-maneuver = { $actor } { VERB("has", "have", $actor_gender) } hit { $target }: a manoeuvre instead of damage?
ask-react = { $actor }: act at this moment, against { $target } ({ $moment })?
ask-spell-target = { $actor }: at whom ({ $spell })?
ask-ready-event = { $actor }: what do you wait for?
ask-ready-action = { $actor }: and what will you do then?
ask-ready-note = { $actor }: in your own words, what do you wait for?
ask-approach = { $actor }: what do you do?
ask-give-points = { $actor }: give five ability points for your life?
ask-reaction = How do they take it ({ $side })?
ask-hostile = They are hostile ({ $side }): do they attack?
ask-reversal = Does something break their spirit ({ $members_grouped })?
ask-morale-result = They break ({ $members_grouped }): what now?
ask-maneuver-save = { $actor }: may the manoeuvre be resisted ({ $maneuver })?
ask-coup = { $actor } { VERB("strikes", "strike", $actor_gender) } helpless { $target }: what happens?
ask-subdued = { $actor } { VERB("is", "are", $actor_gender) } brought down and spared: what then?
ask-simultaneous = It happens at the same moment ({ $actor }): what comes first?
ask-critical-extra = A critical hit on { $target }: anything more?
ask-body-destroyed = Is anything left of { $actor }?
ask-want-to-live = May { $actor } buy life for five ability points?
ask-item-breaks = { $thing_or_weapon } falls: does it break?
ask-climb-check = { $actor } { VERB("climbs", "climb", $actor_gender) } in a fight: is a check needed?

option-attack = attack { $target } ({ $weapon })
option-throw = throw at { $target } ({ $weapon })
option-subdue = strike { $target } and spare the life ({ $weapon })
option-makeshift = strike { $target } in a makeshift way ({ $weapon })
option-cast = cast { $spell } (price { $price })
option-hold = cast and hold { $spell } (price { $price })
option-release = { $target } { VERB("lets", "let", $target_gender) } loose: { $spell }
option-trigger = what { $target } { VERB("waits", "wait", $target_gender) } for happens
option-use = use: { $thing_or_weapon }
option-give = give to a friend: { $target } ({ $thing_or_weapon })
option-wield = take in hand: { $weapon }
option-load = load: { $weapon }
option-pick = pick up: { $thing_or_weapon }
option-drop = throw down: { $weapon }
option-let-go = let the held spell go ({ $spell })
option-disengage = break away from melee (gives up the action)
option-sprint = sprint (gives up the action)
option-ready = wait for something (gives up the action)
option-struggle = break loose
option-look = look after the body of { $target }
option-wake = wake { $target }
option-staunch = staunch the bleeding of { $target }
option-stand = get up (all movement)
option-toward = move towards { $target } ({ $left } m left)
option-away = draw back from the enemy ({ $left } m left)
option-place = go to a place ({ $left } m left)
option-stumble = go blindly where chance leads
option-after = let { $target } go on first
option-end = done
option-none = nothing
option-climb-check-none = not needed
option-maneuver-save-none = it may not
option-maneuver-none = no, ordinary damage
option-close-shot-none = no
option-reversal-never = no, and do not ask again in this fight
option-push = push
option-prone = knock down
option-disarm = disarm{ $weapon_known ->
    [yes] { " " }({ $weapon })
   *[no] { "" }
}
option-die = the die that shows { $face }
option-enough = that is all
option-when-attacks = when an enemy attacks
option-when-comes = when an enemy comes
option-when-casts = when an enemy casts a spell
option-when-word = when the gamemaster says so
option-move = approach the others
option-maneuver-hold = get hold
option-ready-action-cast = cast { $spell }
option-ready-action-attack = attack ({ $weapon })
option-at-once = { $target } { VERB("casts", "cast", $target_gender) } at once: { $spell } (price { $price })
option-react-cast = yes, cast: { $spell } (price { $price })
option-ready-action-throw = throw ({ $weapon })
option-readied = yes, what was readied
option-talk = talk
option-wait = wait
option-leave = leave
option-approach-attack = attack
option-reaction-attack = they attack
option-hostile-attack = they attack
option-reaction-wait = they wait
option-hostile-wait = they wait
option-roll = roll
option-flee = flee
option-surrender = surrender
option-fight_on = fight on
option-damage = ordinary damage
option-critical = critical damage
option-kill = death
option-unconscious = unconscious
option-together = both together
option-trigger_first = what was done first
option-reaction_first = the answer first
option-bleed = bleeding
option-injury = a lasting injury
option-check = a check of Strength
option-str = Strength
option-dex = Dexterity
option-con = Constitution
option-int = Intelligence
option-cha = Charisma
option-at = { $target }

## Gauges, states, sums, endings

gauge-supplies = supplies
gauge-shield = shield
state-held = held
state-burning = taking damage
part-attack-bonus = attack bonus
part-ability = ability modifier
part-weapon = weapon bonus
part-two-weapons = two weapons
part-surround = surrounding
part-fatigue = fatigue
part-flat = fixed damage
part-strength = Strength modifier
part-save = modifier against this danger
outcome-parted = The end: they part without a blow.
outcome-friends = The end: they part as friends.
convention-gm-rulings-by-default = The gamemaster's rulings take their usual answers.
convention-gm-rulings-asked = The scene asks the gamemaster; the forecast gives the usual answers.
convention-tactics = Everybody attacks the nearest enemy with the best weapon; shooters and casters leave melee if they can; shields block what would kill or take half of what is left.
convention-initiative-once = Initiative is rolled once for the whole fight.
convention-initiative-each-round = Initiative is rolled anew each round.
convention-dead-at-zero = Whoever has no hit points left is dead.
convention-mild-death = Player characters at 0 hit points are dying and may be rescued; nobody looks after them before the end of the fight.
convention-even-chance = Every even chance is 1 to 3 on a d6.
convention-walls-stop-nothing = The field knows difficult, wet, steep, dark and shaky ground and cover, but no walls.
measure-rounds = rounds
measure-hp = hit points left
measure-fatigue = fatigue
measure-undecided = undecided
measure-wiped = killed to the last

## Faults

problem-bad-dice-count = that is not a number of dice to roll
    .remedy = give { $minimum } to { $maximum } dice
problem-lasting-without-damage = lasting damage without dice does nothing
    .remedy = give damage such as “1d4 fire”
problem-weapon-without-damage = the weapon is not in the table and has no damage
    .remedy = name one of the table as its base, or give damage
problem-missile-without-range = a missile weapon needs a size or a range
    .remedy = give size, or range = [effective, ineffective] in metres
problem-range-upside-down = the ineffective range is below the effective one
    .remedy = give the smaller number first
problem-instant-held = an instant spell cannot be held
    .remedy = drop holdable, or instant
problem-hero-without-hp = a player character must say its hit points
    .remedy = give hp_max
problem-two-armour-classes = the armour class is given and composed at once
    .remedy = give ac, or armor and shield
problem-shield-above-ac = the shield is more than the whole armour class
    .remedy = give at most { $maximum }
problem-side-of-that-name = a side has this id
    .remedy = call one of them otherwise
problem-too-many-hands = this takes more than two hands
    .remedy = put something away (wielded), or drop the shield
problem-no-hit-points = nobody without hit points stands
    .remedy = give at least 1, or the condition dead or dying
problem-dead-and-more = the dead are nothing else
    .remedy = leave only dead
problem-told-apart-before = this pair ({ $first }, { $second }) stands otherwise already: { $said }
    .remedy = give it once, or the same each time
problem-side-without-members = nobody is of this side
    .remedy = give somebody this side, or leave it out
problem-zones-and-metres = zones or distances and positions exclude each other
    .remedy = use one way to say who is where
problem-zones-switched-off = zones need the option range_zones
    .remedy = set options.range_zones = true
problem-same-place = { $other } stands there already
    .remedy = give them places of their own

## Expeditions

event-sets-out = In the party: { $members }.
event-takes-part = { $members } { VERB("joins", "join", $members_gender) } the expedition.
event-goes-on = Then they go on.
event-day = Day { $day }. { $left ->
    [0] By their reckoning the goal should be here, but it is not
   *[other] The goal is { $left } km away
}{ $sight ->
    [5] { "" }
   *[other] , and they can see for { $sight } km
}.
event-turns-back = They turn back.
event-stuck = The wagon cannot leave the road.
event-stays = A quiet day for { $members_grouped }.
event-refused = That will not do: { $doing }.
event-tries = { $doing }: { $sum } — { $good ->
    [yes] success
   *[no] failure
}.
event-quick = The journey will take { $days ->
    [one] one day
   *[other] { $days } days
}.
event-eats = The journey takes { $needed ->
    [one] one supply
   *[other] { $needed } supplies
}{ $missing ->
    [0] { "" }
   *[other] , { $missing } of them missing
}.
event-quick-encounters = On the way { $number ->
    [one] one encounter waits
   *[other] { $number } encounters wait
} for them ({ $sum }).
event-shared = The hardships of the way: { $damage } damage for them to share.
event-turn = { $turn_known ->
    [yes] Turn { $turn }: { $place }{ $dark ->
        [yes] , in the dark
       *[no] { "" }
    }
   *[no] { $actor_gen } part
}.
event-forms = Another formation: { $formation }.
event-clues = Something is wrong here: { $clues }.
event-worn = Nobody has rested for a day and a night.
event-in-dungeon = { $needs_count ->
    [0] Even in the dungeon they lack nothing for the night.
   *[other] In the dungeon they lack { $needs } for the night.
}
event-no-check = { $actor } { VERB("does", "do", $actor_gender) } it without a check.
event-check-granted = It simply works: { $actor }.
event-check-denied = It cannot work: { $actor }.
event-declines = { $actor } { VERB("lets", "let", $actor_gender) } it be ({ $ability } against { $against }).
event-check-critical-failure = Check ({ $ability }), { $actor }: { $sum } against { $against } — a natural 1, critical failure.
    .result = critical failure
event-check-failure = Check ({ $ability }), { $actor }: { $sum } against { $against } — failure.
    .result = failure
event-check-success = Check ({ $ability }), { $actor }: { $sum } against { $against } — success.
    .result = success
event-check-critical-success = Check ({ $ability }), { $actor }: { $sum } against { $against } — a natural 20, critical success.
    .result = critical success
event-chance = A chance ({ $against } or less): { $sum } — { $happens ->
    [yes] it happens
   *[no] it does not
}.
event-certain = A chance of { $against } per cent needs no die: { $happens ->
    [yes] it happens
   *[no] it does not
}.
event-recovers = { $actor } { VERB("recovers", "recover", $actor_gender) }{ $actor_hp_known ->
    [yes] , HP { $actor_hp_old } → { $actor_hp_new }
   *[no] { "" }
}{ $actor_fatigue_known ->
    [yes] , fatigue { $actor_fatigue_old } → { $actor_fatigue_new }
   *[no] { "" }
}.
event-circumstances = The next d20 of { $actor }: { $what ->
    [tilt] { $tilt ->
        [advantage] advantage
       *[disadvantage] disadvantage
    }
    [number] { $text }
    [both] { $tilt ->
        [advantage] advantage
       *[disadvantage] disadvantage
    }, { $text }
   *[off] nothing added
} — the referee's word.
event-mended = The shield of { $actor } { VERB("is", "are", $actor_gender) } mended{ $cost ->
    [0] { "" }
   *[other] {" "}for { $cost } of the treasure
}.
event-not-mended = { $cost ->
    [0] The shield of { $actor } cannot be mended now.
   *[other] The shield of { $actor } { VERB("stays", "stay", $actor_gender) } as it is: mending it would take { $cost } of the treasure.
}

## Their questions

ask-share = { $actor }: your share of the treasure (up to { $high })?
ask-survival = { $actor } { VERB("knows", "know", $actor_gender) } the wild: which die of the night gets +1?
ask-cover = { $actor }: cast { $spell } (price { $price }) to provide { $needs } for the night?
ask-pay = { $actor }, lacking { $needs }: how do you pay?
ask-day = Day { $day }: what do you do?
ask-own-day = { $actor }: what do you do today?
ask-direction = By what do you go?
ask-forage = Do you gather supplies on the way ({ $chance } in 6)?
ask-damage-share = { $actor }: how much of the damage do you bear (left { $left })?
ask-to-fatigue = { $actor }: fatigue { $points } instead of death?
ask-explore = { $actor }, { $place }: what do you do?
ask-clue = { $actor }: how do you go on ({ $clues })?
ask-trap = { $actor }: how do you get past ({ $trap })?
ask-hours = How many hours do you rest ({ $low }–{ $high })?
ask-catch = { $actor } { VERB("falls", "fall", $actor_gender) } { $metres } m: try to catch hold (Dexterity against { $against })?
ask-try = { $actor }: { $ability } against { $against }. Do you try?
ask-night-encounter = The chance of a night encounter, in six?
ask-search-finds = { $actor } { VERB("searches", "search", $actor_gender) } ({ $method }): is anything found?
ask-trap-bypassed = { $actor } { VERB("tries", "try", $actor_gender) } it so ({ $method }): does it work?
ask-check-needed = { $actor }: is a check needed?
ask-situational = { $actor }: do the circumstances matter?
ask-situational-number = { $actor }: what bonus or penalty?
ask-save-ability = { $actor }: which ability helps?
ask-repair = { $actor }: can the shield be mended?
ask-repair-cost = { $actor }: how much of the treasure will the repair of the shield cost ({ $low }–{ $high })?
ask-pay-repair = { $actor }: pay { $price } of the treasure ({ $treasure }) for the repair of the shield?
ask-ranged-maneuver = { $actor } { VERB("tries", "try", $actor_gender) } it from afar ({ $maneuver }), target: { $target }. Does it make sense?

option-supplies = { $supplies ->
    [0] with fatigue ({ $points })
   *[other] with { $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    }{ $points ->
        [0] { "" }
       *[other] { " " }and fatigue ({ $points })
    }
}
option-pay-all = with supplies, and so all the others, while there are any
option-food = food
option-water = water
option-shelter = shelter
option-travel = travel (up to { $km } km)
option-march = march day and night (up to { $km } km, for a point of fatigue)
option-hunt = hunt ({ $chance } in 6, then Dexterity)
option-explore = explore the country ({ $chance } in 6)
option-rest = rest
option-other = { $doing } ({ $chance } in 6)
option-split = each something else
option-turn-back = turn back
option-road = along the road
option-landmark = by a landmark
option-compass = by the compass
option-go = go on: { $room }
option-open = open the door ({ $door })
option-unlock = pick the lock ({ $door }; Dexterity against { $against })
option-force = force the door ({ $door }; Strength against { $against })
option-search = search ({ $method })
option-form = take the formation { $formation }
option-way = { $method }
option-go-on = simply go on
option-in-six = { $in_six } in six
option-auto_success = it simply works
option-impossible = impossible
option-advantage = advantage
option-disadvantage = disadvantage
option-number = a number

procedure-journey = journey
procedure-camp = camp
procedure-dungeon = dungeon
procedure-trial = single trials
outcome-rested = The night is over.
outcome-arrived = The end: they have arrived.
outcome-turned-back = The end: they turned back.
outcome-out-of-time = The end: time has run out.
outcome-perished = The end: the expedition has perished.
outcome-left = The end: they are out again.
outcome-settled = That is settled.
measure-days = days
measure-turns = turns
measure-supplies = supplies left
measure-arrived = arrived
measure-perished = perished

## The referee's rulings, and care for the hurt

ask-care = Who needs help?
ask-covered = { $target } { VERB("is", "are", $target_gender) } shot or thrown at: what is in the way?
ask-close-shot = { $actor } { VERB("shoots", "shoot", $actor_gender) } at arm's length: is it hampered?
ask-far-shot = { $actor } { VERB("aims", "aim", $actor_gender) } at the farthest: can it be done?
ask-surprise-needed = Can they be surprised ({ $side })?
ask-distance = The distance of the encounter: roll or say?
ask-metres-apart = How many metres apart ({ $low }–{ $high })?
ask-reaction-modifier = Modifier of the reaction roll ({ $side }; { $low } to { $high })?
ask-quick-days = How many days does the journey take ({ $low }–{ $high })?
ask-quick-roll = Roll how many encounters the journey has?
ask-quick-encounters = How many encounters does the journey have ({ $low }–{ $high })?
ask-quick-damage = How much damage is shared for the hardships of the journey ({ $low }–{ $high })?
ask-visibility = How many kilometres can they see today ({ $low }–{ $high })?
ask-hunt-roll = { $actor } { VERB("brings", "bring", $actor_gender) } down game: roll how many supplies it makes?
ask-hunt-yield = { $actor } { VERB("brings", "bring", $actor_gender) } down game: how many supplies does it make ({ $low }–{ $high })?
ask-wandering-every = Every how many turns may wandering monsters come ({ $low }–{ $high })?
ask-wandering-chance = Wandering monsters: in how many cases of six do they come ({ $low }–{ $high })?
ask-trap-chance = { $actor }, { $trap }: in how many cases of six is it set off ({ $low }–{ $high })?
ask-check-dc = { $actor }: how hard is it ({ $low }–{ $high }; easy 5, medium 10, hard 15, very hard 20)?
ask-hunger-points = { $actor }: how much fatigue for a day without food or drink ({ $low }–{ $high })?
ask-catch-after = { $actor } { VERB("catches", "catch", $actor_gender) } hold: after how many metres ({ $low }–{ $high })?
ask-fall-dice = { $actor } { VERB("lands", "land", $actor_gender) } on something soft: how many dice of damage ({ $low }–{ $high })?
ask-drift = How far do they go off course?
ask-waive-need = { $actor } { VERB("sees", "see", $actor_gender) } to it with a spell ({ $spell }): is that the whole need ({ $needs })? It holds for further nights.
ask-forgive-need = { $need }: does anything in the dungeon serve?
ask-other-activity = The players propose: “{ $doing }”. Can it be done?
ask-other-chance = “{ $doing }”: how many in six?
ask-other-yield = “{ $doing }”: how many supplies does it bring?
ask-wagon = Can the wagon leave the road?
ask-loud = Could it be heard?
ask-read-by-heat = { $actor }: can it be read by infravision?
ask-climb-dc = { $actor }: how hard is the climb ({ $low }–{ $high })?
ask-proposal = { $actor }: what do you want to do? In your own words.
ask-besides = { $doing } — on the way?
option-care = look after the hurt
option-care-look = look after the body of { $target }
option-care-cast = { $member } casts { $spell } for { $target }
option-care-use = { $member } gives { $thing_or_weapon } to { $target }
option-on = go on
option-cover = cover { $cover }
option-full = full cover
option-degrees = by { $degrees }°
option-propose = something else
option-refuse = it cannot be done
option-whole-day = a whole day
option-on-the-way = on the way
event-no-shot = { $target } cannot be shot or thrown at now: { $actor }, { with-what }.
event-cannot-read = { $actor } cannot read in the dark ({ $thing_or_weapon }).
problem-no-way-to-go = the journey has no leg
    .remedy = add [[journey.leg]] with kilometres, or journey.quick
problem-two-ways-to-go = the journey has legs and is a quick one as well
    .remedy = keep either [[journey.leg]] or journey.quick
problem-resistant-and-immune = resistance adds nothing to immunity
    .remedy = leave immune alone
problem-heroes-have-no-morale = the morale of player characters is never checked
    .remedy = leave it out, or write kind = “npc”
problem-shield-taken-for-trained = it is not said whether its bearer is trained; it is taken for granted
    .remedy = write trained = true, or trained = false
problem-nobody-adds-effects = without a referee nobody adds an effect
    .remedy = write rulings = “ask”
problem-trap-without-clues = nobody can notice a hidden trap without clues
    .remedy = write what players may notice
problem-no-rooms = the dungeon has no room
    .remedy = add [[dungeon.room]]; the first is where they enter
problem-no-trials = there is nothing to try
    .remedy = add [[trial]]
problem-nobody-travels = nobody sets out
    .remedy = give at least one character kind = “pc”

## The forecast of an expedition

verdict-journey = { $who }: { $arrived ->
    [0] never reaches its goal
    [100] always reaches its goal
   *[other] reaches its goal in { $arrived }% of cases
}, { $days_span } { $days_high ->
    [one] day
   *[other] days
} on the way; { $supplies_span } supplies are left{ $supplies_sure ->
    [yes] { "" }
   *[no] { " " }(usually { $supplies })
}, the most tired ends with { $worn_span } fatigue; { $loss ->
    [0] nobody dies
    [100] somebody always dies
   *[other] somebody dies in { $loss }% of cases
}.
verdict-dungeon = { $who }: { $left ->
    [0] never comes out again
    [100] always comes out again
   *[other] comes out again in { $left }% of cases
}, { $turns_span } { $turns_high ->
    [one] turn
   *[other] turns
} below; { $supplies_span } supplies are left{ $supplies_sure ->
    [yes] { "" }
   *[no] { " " }(usually { $supplies })
}, the most tired ends with { $worn_span } fatigue; { $loss ->
    [0] nobody dies
    [100] somebody always dies
   *[other] somebody dies in { $loss }% of cases
}.
verdict-camp = { $who }: { $perished ->
    [0] always lives to see the morning
    [100] never lives to see the morning
   *[other] does not live to see the morning in { $perished }% of cases
}; { $supplies_span } supplies are left{ $supplies_sure ->
    [yes] { "" }
   *[no] { " " }(usually { $supplies })
}, the most tired ends with { $worn_span } fatigue; { $loss ->
    [0] nobody dies
    [100] somebody always dies
   *[other] somebody dies in { $loss }% of cases
}.
verdict-trial = { $who }: { $perished ->
    [0] always comes through
    [100] never comes through
   *[other] does not come through in { $perished }% of cases
}; the most tired ends with { $worn_span } fatigue; { $loss ->
    [0] nobody dies
    [100] somebody always dies
   *[other] somebody dies in { $loss }% of cases
}.
forecast-played-trial = Tried { $fights ->
    [one] once
   *[other] { NUMBER($fights) } times
}, seed { $seed }.
forecast-played-journey = { $fights ->
    [one] { NUMBER($fights) } expedition
   *[other] { NUMBER($fights) } expeditions
} played, seed { $seed }.
forecast-played-dungeon = { forecast-played-journey }
forecast-played-camp = { $fights ->
    [one] { NUMBER($fights) } night
   *[other] { NUMBER($fights) } nights
} played, seed { $seed }.
measure-worn = highest fatigue of the party
measure-turned_back = turned back
measure-out_of_time = out of time
measure-left = out again
measure-loss = somebody died
convention-expedition-tactics = The party goes on every day, gathers supplies on the way, and pays for the night with supplies while there are any; when they are gone and somebody has 5 fatigue, it turns back. In a dungeon it goes from room to room, forces doors, and leaves when half of its hit points are lost.
forecast-legend-journey = A share has its 95% interval in brackets, an average after ±; the brackets after an average hold the limits of eight cases in ten, and the median.
forecast-legend-dungeon = { forecast-legend-journey }
forecast-legend-camp = { forecast-legend-journey }
forecast-legend-trial = { forecast-legend-journey }
forecast-unlucky-journey = How it went at the worst:
forecast-unlucky-dungeon = { forecast-unlucky-journey }
forecast-unlucky-camp = { forecast-unlucky-journey }
forecast-unlucky-trial = { forecast-unlucky-journey }
forecast-fight-journey = case { $fight }: { $won ->
        [yes] it came off
       *[no] it did not come off
    }{ $fallen ->
        [0] { "" }
       *[other] , falls and deaths { NUMBER($fallen) }
    }
forecast-fight-dungeon = { forecast-fight-journey }
forecast-fight-camp = { forecast-fight-journey }
forecast-fight-trial = { forecast-fight-journey }
forecast-tenth-journey = one case in ten goes like this or worse: { $fate }
forecast-tenth-dungeon = { forecast-tenth-journey }
forecast-tenth-camp = { forecast-tenth-journey }
forecast-tenth-trial = { forecast-tenth-journey }

## What heroes of a new scene may be

calling-guard = guard
    .also = warrior fighter soldier
calling-bandit = bandit
    .also = thief robber rogue
calling-cultist = cultist
    .also = priest priestess
calling-bandit_chief = chief
    .also = leader captain
