### srd5 in English: combat of the fifth edition. Titles and statements of the rules stand at the end.

system = Fifth-edition combat (two printings)
gm = GM
tag-gm-ruling = the GM decides
unit-otherwise = foot
scene-printing = srd_ru
procedure-fight = fight
printing-phb_cs = the Czech printing (phb_cs)
printing-srd_ru = the Russian printing of the SRD (srd_ru)

## The beginning, rounds and turns

event-printing = Rules: { $printing }{ $overridden_known ->
    [yes] { " " }with { $overridden }
   *[no] { "" }
}.
event-surprised = { $actor } { VERB("is", "are", $actor_gender) } surprised.
event-nobody-surprised = Nobody is surprised.
event-order = Order of turns: { $order_arrows }.
event-turn = { $actor_gen } turn.

## Movement

event-put-back = { $actor } { VERB("goes", "go", $actor_gender) } back to the last free space.
story-eyes-from = from { $eyes }
event-found = { $actor } { VERB("is", "are", $actor_gender) } hidden no more { story-eyes-from }.
event-misses-square = { $actor } { VERB("strikes", "strike", $actor_gender) } blindly ({ $weapon }) — miss.
    .result = miss

## Attacks

# In English no weapon is declined: an accusative marks the words of this file, for which a verb is known.
event-hit =
    .result = hit
event-miss =
    .result = miss
event-critical =
    .result = critical hit

help-unseen-attacker = attacker unseen
help-help = an ally helps
help-blinded = target blinded
help-paralyzed = target paralyzed
help-petrified = target petrified
help-prone = target prone
help-restrained = target restrained
help-stunned = target stunned
help-unconscious = target unconscious
hinder-unseen-target = target unseen
hinder-prone = lying prone
hinder-blinded = attacker blinded
hinder-frightened = attacker frightened
hinder-poisoned = attacker poisoned
hinder-restrained = attacker restrained
hinder-exhaustion = exhaustion
help-dodge = dodging
hinder-dodge = target dodging
hinder-heavy = weapon too heavy
hinder-long-range = long range
hinder-close-enemy = enemy too close

## Damage, falling and death

reason-resistance = resistance
reason-vulnerability = vulnerability
reason-immunity = immunity
reason-reduction = damage reduction
reason-shared = half goes to another
reason-threshold = below the damage threshold
event-knocked-out = { $actor } { VERB("spares", "spare", $actor_gender) } { $target }: unconscious, but alive.
event-falls = { $actor } { VERB("falls", "fall", $actor_gender) } unconscious.
death-count = (successes { $successes }, failures { $failures })
event-death-failure = { $critical_id ->
    [yes] A critical hit at 0 HP: two more failures for { $actor }
   *[no] Damage at 0 HP: one more failure for { $actor }
} { death-count }.
event-death-save-success =
    .result = success
event-death-save-failure =
    .result = failure
event-death-save-wakes =
    .result = back to consciousness

## Actions

event-dodge-lost = { $actor } can no longer dodge.
trigger-near = when an enemy comes within reach
trigger-in-range = when an enemy comes within range
trigger-attacked = when attacked
trigger-friend-attacked = when an ally is attacked
trigger-word = when the moment comes
response-attack = an attack
response-move = a move
response-word = what was agreed
event-ready = { $actor } { VERB("readies", "ready", $actor_gender) } { $response } { $trigger }{ $note_known ->
    [yes] { " " }(“{ $note }”)
   *[no] { "" }
}.
event-acts-on-note = { $actor } { VERB("acts", "act", $actor_gender) } as planned{ $note_known ->
    [yes] : “{ $note }”
   *[no] .
}
event-uses = { $actor } { $what_id ->
    [words] { VERB("uses", "use", $actor_gender) } an object{ $note_known ->
        [yes] : “{ $note }”
       *[no] .
    }
   *[other] { VERB("uses", "use", $actor_gender) } an object: { $what }.
}
event-says = { $actor } { VERB("says", "say", $actor_gender) }{ $note_known ->
    [yes] : “{ $note }”
   *[no] { " " }something.
}
healing-regained = { $regained ->
    [one] { $regained } hit point
   *[other] { $regained } hit points
}
event-stabilizes =
    .result = stable
event-first-aid-fails =
    .result = failure

## Questions

ask-sneak = { VERB("Does", "Do", $actor_gender) } { $actor } try not to be noticed?
ask-surprised = { VERB("Is", "Are", $target_gender) } { $target } surprised?
ask-tie = Equal initiative ({ $tied }): who goes first?
ask-tie-same = Equal initiative ({ $tied }): who goes first?
ask-act = What { VERB("does", "do", $actor_gender) } { $actor } do?{ $left_known ->
    [yes] { $left_amount ->
        [0] { "" }
       *[other] { " " }Movement: { $left }.
    }
   *[no] { "" }
}
ask-where = Where { VERB("does", "do", $actor_gender) } { $actor } go? Movement: { $left }.
ask-point-x = Where { VERB("does", "do", $actor_gender) } { $actor } go? First coordinate in feet, { $low } to { $high }.
ask-point-y = Where { VERB("does", "do", $actor_gender) } { $actor } go? Second coordinate in feet, { $low } to { $high }.
ask-aim = At which square { VERB("does", "do", $actor_gender) } { $actor } strike ({ $weapon })?
ask-cover = What cover { VERB("does", "do", $target_gender) } { $target } have against { $actor }?
ask-reaction-order = Several reactions to one trigger ({ $reactors }): who reacts first?
ask-opportunity = { $target } { VERB("leaves", "leave", $target_gender) } { $actor_gen } reach. Take an opportunity attack?
ask-readied = { $target_known ->
    [yes] { $target } { VERB("sets", "set", $target_gender) } off what { $actor } waited for. Use the readied response?
   *[no] What { $actor } waited for has come. Use the readied response?
}{ $note_known ->
    [yes] { " " }(“{ $note }”)
   *[no] { "" }
}
ask-knock-out = { $target } { VERB("drops", "drop", $target_gender) } to 0 hit points. Spare { $target_gender ->
    [f] her
    [n] it
    [m] him
   *[other] them
} and only knock { $target_gender ->
    [f] her
    [n] it
    [m] him
   *[other] them
} out?
ask-ready-trigger = What { VERB("does", "do", $actor_gender) } { $actor } wait for?
ask-ready-response = What { VERB("does", "do", $actor_gender) } { $actor } do then?
ask-ready-words = In your own words: what { VERB("does", "do", $actor_gender) } { $actor } wait for, and what then?
ask-use = What { VERB("does", "do", $actor_gender) } { $actor } handle?
ask-use-words = In your own words: what { VERB("does", "do", $actor_gender) } { $actor } handle, and how?
ask-say = What { VERB("does", "do", $actor_gender) } { $actor } say?
ask-readied-attacks = May the readied Attack be all the attacks of the action? ({ $actor })
ask-finesse = What leads the attack of { $actor } on { $target }?
ask-defend = How { VERB("does", "do", $actor_gender) } { $actor } resist { $target }?
ask-shove = What becomes of { $target }?
ask-free-or-action = { $actor }{ $what_id ->
    [words] { $note_known ->
        [yes] : “{ $note }” —
       *[no] { " " }uses an object —
    }
   *[other] : { $what } —
} free, or for the action?

## Answers

option-how = { $way_id ->
    [two-hands] { $weapon }, both hands
    [throw] { $weapon }, thrown
   *[other] { $weapon }
}
option-lying = { $lying_known ->
    [yes] { " " }(lying unconscious)
   *[no] { "" }
}
option-whom = { $target }
option-attack = attack { option-whom }: { option-how }{ option-lying }
option-second = bonus action, second weapon, attack { option-whom }: { option-how }{ option-lying }
option-move = move ({ $left } left)
option-stand = stand up (costs { $cost })
price-free = free interaction
price-action = the action
price-no = impossible
option-pick-up = pick up: { $weapon } ({ $price })
option-draw = draw: { $weapon } ({ $price })
option-stow = put away: { $weapon } ({ $price })
option-drop = drop: { $weapon } (free)
option-dash = Dash: gain more movement
option-disengage = Disengage: leave without opportunity attacks
option-dodge = Dodge: attacks on you have disadvantage
option-help = Help: { $ally } against { $target }
option-assist = Help: { $ally } with a check
option-potion = potion of healing for { $ally }, { $left } left
option-stabilize = first aid for { $ally }: Medicine against DC 10
option-kit = first aid for { $ally } with a healer's kit, { $left } left
option-hide = Hide: a Stealth check
option-search = Search: a Perception check for those who hide
option-aim = strike at a square: { option-how }
option-at = at { $place }
option-cover-none = no cover
option-cover-half = half cover
option-cover-three_quarters = three-quarters cover
option-cover-total = total cover: no attack
option-ready = Ready: wait for the right moment
option-use = use an object
option-use-words = in your own words
option-say = say a few words (free)
option-prone = drop prone
option-end = end the turn
option-to = to { $place } (costs { $cost }{ $dangers ->
    [0] { "" }
   *[other] { $hurts_known ->
        [yes] , dangers on the way: { $dangers }
       *[no] , opportunity attacks: { $dangers }
    }
})
option-stay = stay here
option-near = towards { $target }
option-away = away from the enemies
option-point = to a point given by coordinates
option-strike = attack: { option-how }
option-opportunity-no = let it pass
option-first = { $target } first
option-monster_first = monsters first
option-character_first = characters first
option-roll_off = roll off
option-listed = as they are listed
option-ready-trigger-near = when an enemy comes within reach
option-ready-trigger-in-range = when an enemy comes within range
option-ready-trigger-attacked = when I am attacked
option-ready-trigger-friend-attacked = when an ally is attacked
option-ready-trigger-word = when what we agree on happens
option-ready-response-attack = attack: { option-how }
option-ready-response-move = move
option-ready-response-word = do what we agree on
option-readied-use = { $target_known ->
    [yes] use it: { $target }
   *[no] use it
}
option-readied-wait = let it pass and wait on
option-free = free
option-action = for the action

## Weapons

weapon-club = club
    .acc = club
    .verb = smash
weapon-dagger = dagger
    .acc = dagger
    .verb = stab
weapon-greatclub = greatclub
    .acc = greatclub
    .verb = smash
weapon-handaxe = handaxe
    .acc = handaxe
    .verb = swing
weapon-javelin = javelin
    .acc = javelin
    .verb = stab
weapon-light_hammer = light hammer
    .acc = light hammer
    .verb = smash
weapon-mace = mace
    .acc = mace
    .verb = smash
weapon-quarterstaff = quarterstaff
    .acc = quarterstaff
    .verb = smash
weapon-sickle = sickle
    .acc = sickle
    .verb = swing
weapon-spear = spear
    .acc = spear
    .verb = stab
weapon-light_crossbow = light crossbow
    .acc = light crossbow
    .verb = smash
weapon-dart = dart
    .acc = dart
    .verb = stab
weapon-shortbow = shortbow
    .acc = shortbow
    .verb = smash
weapon-sling = sling
    .acc = sling
    .verb = smash
weapon-battleaxe = battleaxe
    .acc = battleaxe
    .verb = swing
weapon-flail = flail
    .acc = flail
    .verb = smash
weapon-glaive = glaive
    .acc = glaive
    .verb = swing
weapon-greataxe = greataxe
    .acc = greataxe
    .verb = swing
weapon-greatsword = greatsword
    .acc = greatsword
    .verb = swing
weapon-halberd = halberd
    .acc = halberd
    .verb = swing
weapon-lance = lance
    .acc = lance
    .verb = stab
weapon-longsword = longsword
    .acc = longsword
    .verb = swing
weapon-maul = maul
    .acc = maul
    .verb = smash
weapon-morningstar = morningstar
    .acc = morningstar
    .verb = smash
weapon-pike = pike
    .acc = pike
    .verb = stab
weapon-rapier = rapier
    .acc = rapier
    .verb = stab
weapon-scimitar = scimitar
    .acc = scimitar
    .verb = swing
weapon-shortsword = shortsword
    .acc = shortsword
    .verb = stab
weapon-trident = trident
    .acc = trident
    .verb = stab
weapon-war_pick = war pick
    .acc = war pick
    .verb = smash
weapon-warhammer = warhammer
    .acc = warhammer
    .verb = smash
weapon-whip = whip
    .acc = whip
    .verb = lash
weapon-blowgun = blowgun
    .acc = blowgun
    .verb = smash
weapon-hand_crossbow = hand crossbow
    .acc = hand crossbow
    .verb = smash
weapon-heavy_crossbow = heavy crossbow
    .acc = heavy crossbow
    .verb = smash
weapon-longbow = longbow
    .acc = longbow
    .verb = smash
weapon-net = net
    .acc = net
    .verb = lash
weapon-unarmed = unarmed strike
    .acc = unarmed strike
    .verb = fist
weapon-bite = bite
    .acc = bite
    .verb = bite
weapon-claws = claws
    .acc = claws
    .verb = claw
weapon-slam = slam
    .acc = slam
    .verb = slam
weapon-tusks = tusks
    .acc = tusks
    .verb = smash
weapon-hooves = hooves
    .acc = hooves
    .verb = kick
weapon-sting = sting
    .acc = sting
    .verb = stab
weapon-beak = beak
    .acc = beak
    .verb = bite
weapon-rock = rock
    .acc = rock
    .verb = hurl

## Types of damage

type-none = no
type-acid = acid
type-bludgeoning = bludgeoning
type-cold = cold
type-fire = fire
type-force = force
type-lightning = lightning
type-necrotic = necrotic
type-piercing = piercing
type-poison = poison
type-psychic = psychic
type-radiant = radiant
type-slashing = slashing
type-thunder = thunder

## Conditions, gauges, sums

state-dying = dying
    .hides = unconscious prone incapacitated
state-stable = stable
    .hides = unconscious prone incapacitated
state-dead = dead
    .hides = hp all-states
    .head = { $actor_gender ->
       *[m] dead
    }
state-dodging = dodging
state-surprised = surprised
state-reaction-used = reaction used
    .head = { "" }
state-wounded = marked by wounds
state-blinded = blinded
state-charmed = charmed
state-deafened = deafened
state-frightened = frightened
state-grappled = grappled
state-incapacitated = incapacitated
state-invisible = invisible
state-paralyzed = paralyzed
    .hides = incapacitated
state-petrified = petrified
    .hides = incapacitated
state-poisoned = poisoned
state-prone = prone
state-restrained = restrained
state-stunned = stunned
    .hides = incapacitated
state-unconscious = unconscious
    .hides = prone incapacitated
gauge-hp = HP
    .head = { $value }/{ $maximum }
gauge-thp = temporary HP
    .head = +{ $value }
gauge-hurt = damage taken
gauge-death-success = successes
gauge-death-fail = failures
part-ability = ability modifier
part-ability-strength = Strength modifier
part-ability-dexterity = Dexterity modifier
part-proficiency = proficiency bonus
part-attack-bonus = attack bonus
part-damage-bonus = damage bonus
part-dexterity = initiative bonus
part-stealth = Stealth
cover-half = half cover
cover-three_quarters = three-quarters cover
cover-none = no cover
part-perception = Perception
part-medicine = Medicine
part-potion = strength of the potion
part-save-bonus = bonus to saving throws

## Endings and forecasts

outcome-nobody-left = The end: nobody is left standing.
measure-undecided = undecided
measure-wiped = killed to the last
convention-srd5-printing-phb_cs = The Czech printing (phb_cs) holds, except where the scene says otherwise.
convention-srd5-printing-srd_ru = The Russian printing of the SRD (srd_ru) holds, except where the scene says otherwise.
convention-srd5-order = Initiative is rolled anew in every fight and then stays to its end.
convention-srd5-ties-mixed = Equal initiative of a character and a monster is rolled off; all else goes as listed.
convention-srd5-ties-all = Every equal initiative is rolled off.
convention-srd5-ties-none = Equal initiative goes as listed.
convention-srd5-zero = Characters at 0 hit points are dying and roll death saves, monsters die at once; nobody spares the fallen.
convention-srd5-floor = Nobody digs: the field does not say what is under the ground.
convention-gm-rulings-asked = The scene asks the GM; the forecast gives the usual answers.
convention-srd5-tactics = Everybody follows a tactic and sees only what may be known.

## Faults

problem-attack-without-distance = the attack has neither reach nor range
    .remedy = add reach (feet) or range (normal and long, in feet)
problem-bad-range = a range of { $normal }/{ $long } makes no sense
    .remedy = give a normal range above 0 and a long one no shorter
problem-no-armor-class = nothing tells the Armor Class
    .remedy = give ac, or armour, or at least dexterity among the abilities
problem-utility-spell = this spell has no bearing on a fight
    .remedy = write { $spell } under utility_spells
problem-unplayed-spell = this spell is not played: the GM decides what it does
    .remedy = write { $spell } under unplayed.spells
problem-life-without-hp = who has 0 hit points cannot be all right
    .remedy = give dying, stable or dead, or at least 1 hp
problem-hp-without-life = this holds only at 0 hit points, and hp is { $hp }
    .remedy = give hp = 0, or leave life out
problem-counter-without-dying = only the dying count death saves
    .remedy = give hp = 0 and life dying, or leave the counter out
problem-group-of-characters = only monsters share an initiative
    .remedy = leave init_group out for a character
problem-group-not-alike = not everybody in this group is like { $other }
    .remedy = give them the same numbers and side, or another group
problem-unknown-combatant = there is nobody of this id in the scene
    .remedy = choose one of: { $known }
problem-distance-twice = this pair has two distances, or is one and the same
    .remedy = keep one row for each pair
problem-distance-missing = the table has no distance for this pair
    .remedy = add it, or delete the whole table (then all are within reach of each other)
problem-position-without-map = positions mean nothing where all that counts is how far who is from whom
    .remedy = leave the position out, or give another field.mode than abstract
problem-squares-without-map = squares can be given on a map only
    .remedy = draw a map, or set the size of the grid (field.width, field.height).
problem-lamp-of-nowhere = a light stands on a square or is carried, one of the two
    .remedy = give either at or by.
problem-no-position = the position is missing
    .remedy = give position, or draw one more { $mark } on the map
problem-half-square = on the grid everybody stands on whole squares
    .remedy = give whole numbers
problem-outside-map = the map does not reach that far (it is { $width } × { $height })
    .remedy = give a square on the map; counting begins at 0
problem-inside-wall = there is a wall on square { $x }, { $y }
    .remedy = give a free square
problem-overlapping-spaces = { $other } stands there already
    .remedy = move one of them, or allow may_overlap
problem-mark-of-nobody = letters of this kind on the map: { $drawn }, combatants for them: { $combatants }
    .remedy = add a combatant of this mark, or delete the letter
problem-turn-of-dead = the dead take no turns
    .remedy = give somebody alive, or leave turn out
problem-condition-of-dead = the dead have no such condition
    .remedy = delete it, or give another life

## Conditions, saves, contests

event-suffers = { $condition_id ->
    [invisible] { $target } { VERB("turns", "turn", $target_gender) } invisible.
    [prone] { $target } { VERB("falls", "fall", $target_gender) } prone.
   *[other] { $target } { VERB("is", "are", $target_gender) } { $condition_is }.
}
event-save-made =
    .result = success
event-save-missed =
    .result = failure
contest-line = { $actor }: { $skill }{ $state ->
    [1] { " " }with advantage ({ $helps })
    [-1] { " " }with disadvantage ({ $hinders })
   *[0] { "" }
}, { $sum }
event-contest = { contest-line }.
event-contest-reply = { contest-line } against { $against } — { $won ->
    [yes] holds out
   *[no] is beaten
}.
    .result = { $won ->
        [yes] holds out
       *[no] is beaten
    }
event-lets-go = { $actor } { VERB("lets", "let", $actor_gender) } { $target } go.
event-dragged = { $actor } { VERB("drags", "drag", $actor_gender) } { $target } along.
event-pushed = { $target } { VERB("is", "are", $target_gender) } pushed { $far } away.
event-untangles = { $actor } { VERB("frees", "free", $actor_gender) } { $target } from the net: { $sum } against DC { $against }.
    .result = success
event-stays-tangled = { $actor } { VERB("tears", "tear", $actor_gender) } at the net that holds { $target }: { $sum } against DC { $against } — in vain.
    .result = failure
hinder-lance = lance too long for so close
option-grapple = grapple { $target } (instead of an attack)
option-shove = shove { $target } (instead of an attack)
option-escape = break free of { $target }: { $skill } ({ $bonus }){ $against_known ->
    [yes] { "" } against DC { $against }
   *[no] { "" }
}
option-release = let { $target } go (free)
option-untangle = tear { $ally } free of the net
option-finesse-strength = Strength ({ $bonus })
option-finesse-dexterity = Dexterity ({ $bonus })
option-defend-athletics = Athletics ({ $bonus })
option-defend-acrobatics = Acrobatics ({ $bonus })
option-shove-prone = knock prone
option-shove-push = push five feet away{ $place_known ->
    [yes] { " " }to { $place }
   *[no] { "" }
}
skill-athletics = Athletics
skill-acrobatics = Acrobatics
skill-stealth = Stealth
skill-perception = Perception
skill-medicine = Medicine
ability-strength = Strength
ability-dexterity = Dexterity
ability-constitution = Constitution
ability-intelligence = Intelligence
ability-wisdom = Wisdom
ability-charisma = Charisma
condition-blinded = blindness
condition-charmed = charm
condition-deafened = deafness
condition-frightened = fear
condition-grappled = a grapple
condition-incapacitated = incapacity
condition-invisible = invisibility
condition-paralyzed = paralysis
condition-exhaustion = exhaustion
condition-petrified = petrification
    .is = turned to stone
condition-poisoned = poisoning
condition-prone = lying prone
    .is = knocked prone
condition-restrained = restraint
condition-stunned = stunning
condition-unconscious = unconsciousness
what-draw_or_sheathe_sword = draw or sheathe a sword
option-use-draw_or_sheathe_sword = draw or sheathe a sword
what-open_or_close_door = open or close a door
option-use-open_or_close_door = open or close a door
what-take_potion_from_backpack = take a potion out of the backpack
option-use-take_potion_from_backpack = take a potion out of the backpack
what-pick_up_dropped_axe = pick up a dropped axe
option-use-pick_up_dropped_axe = pick up a dropped axe
what-take_trinket_from_table = take a trinket from a table
option-use-take_trinket_from_table = take a trinket from a table
what-take_off_ring = take a ring off the finger
option-use-take_off_ring = take a ring off the finger
what-put_food_into_mouth = put food into the mouth
option-use-put_food_into_mouth = put food into the mouth
what-plant_banner = plant a banner in the ground
option-use-plant_banner = plant a banner in the ground
what-take_coins_from_pouch = take coins out of the pouch
option-use-take_coins_from_pouch = take coins out of the pouch
what-drink_up_mug = drink up a mug of ale
option-use-drink_up_mug = drink up a mug of ale
what-pull_lever_or_throw_switch = pull a lever or throw a switch
option-use-pull_lever_or_throw_switch = pull a lever or throw a switch
what-take_torch_from_holder = take a torch out of its holder
option-use-take_torch_from_holder = take a torch out of its holder
what-take_book_from_shelf = take a book from a shelf
option-use-take_book_from_shelf = take a book from a shelf
what-light_small_flame = light a small flame
option-use-light_small_flame = light a small flame
what-extinguish_small_flame = put out a small flame
option-use-extinguish_small_flame = put out a small flame
what-put_on_mask = put on a mask
option-use-put_on_mask = put on a mask
what-cover_lantern = cover a lantern
option-use-cover_lantern = cover a lantern
what-pull_up_hood = pull the hood over the head
option-use-pull_up_hood = pull the hood over the head
what-put_ear_to_door = put an ear to the door
option-use-put_ear_to_door = put an ear to the door
what-kick_small_stone = kick a small stone
option-use-kick_small_stone = kick a small stone
what-turn_key = turn a key in a lock
option-use-turn_key = turn a key in a lock
what-tap_floor_with_pole = tap the floor with a pole
option-use-tap_floor_with_pole = tap the floor with a pole
what-hand_over_item = hand an item to somebody
option-use-hand_over_item = hand an item to somebody
what-words = something else
part-athletics = Athletics
part-acrobatics = Acrobatics
part-strength = Strength
part-cover = cover
part-save-strength = Strength
part-save-dexterity = Dexterity
part-save-constitution = Constitution
part-save-intelligence = Intelligence
part-save-wisdom = Wisdom
part-save-charisma = Charisma
weapon-improvised = improvised weapon
    .acc = improvised weapon
    .verb = smash

## Traits and features

event-sneak-attack = { $actor } { VERB("strikes", "strike", $actor_gender) } where it hurts.
ask-legendary = A legendary action for { $actor }? ({ $left } left)
ask-legendary-resistance = { VERB("Does", "Do", $actor_gender) } { $actor } turn the failure into a success?
option-quick-disengage = bonus action: Disengage
option-quick-dash = bonus action: Dash
option-reckless = attack recklessly this turn (free)
option-legendary-strike = attack { option-whom }: { option-how }
option-legendary-no = not now
help-pack-tactics = pack tactics
help-reckless = recklessness
trait-undead_fortitude = Undead Fortitude
trait-relentless_endurance = Relentless Endurance
problem-unknown-attack = there is no such attack on the sheet
    .remedy = choose one of: { $known }
problem-too-few-hands = more is held than there are hands ({ $hands }; a shield takes one)
    .remedy = take something out of held
problem-bad-end = this is no end of a condition
    .remedy = write until and one of: { $known }

### The referee's hand
gauge-life = life
gauge-hp-max = HP maximum
gauge-exhaustion = exhaustion
gauge-initiative = initiative
gauge-surprised = surprised
gauge-reaction = reaction ready
gauge-dodging = dodging
gauge-held = in hand
gauge-form = form
gauge-legendary = legendary actions
gauge-potions = potions of healing
gauge-kit = uses of the healer's kit
gauge-arrows = arrows
gauge-bolts = bolts
gauge-sling-bullets = sling bullets
gauge-blowgun-needles = blowgun needles
state-ok = alive
event-ruled-apart = { gm } rules: { $actor } { VERB("is", "are", $actor_gender) } now { $length } from { $target }.
event-ruled-holds = { gm } rules: { $weapons_known ->
    [yes] { $actor } { VERB("holds", "hold", $actor_gender) }: { $weapons }
   *[no] { $actor } { VERB("has", "have", $actor_gender) } empty hands
}.
problem-of-the-dead = wounds and healing do nothing to the dead
    .remedy = bring them back with life ok or hp 1
problem-immune-to-it = this creature is immune to it
    .remedy = choose another condition
problem-already-so = suffers from it already
    .remedy = name a cause or an end, if another one is meant
problem-not-so = does not suffer from it
    .remedy = look at what shows beside the name
problem-sleeps-at-zero = sleeps because of 0 hit points
    .remedy = heal instead
problem-shoots-none = carries no ammunition of this kind
    .remedy = choose a kind that its weapons shoot
problem-not-in-order = is not in the order of turns yet
    .remedy = wait until the order stands
problem-cannot-act = cannot act now
    .remedy = lift first what hinders
problem-no-room-there = there is no room at this place
    .remedy = choose a free place on the map
problem-no-place-given = it is not said where
    .remedy = write the place behind it: H7
problem-no-distance-given = it is not said how far from the others
    .remedy = say how many come and how far off, in feet: + goblin 2 30
problem-distance-on-map = on a map places count, not distances
    .remedy = write a place: H7
problem-nobody-sees = is seen by no enemy
    .remedy = choose somebody whom an enemy sees
problem-not-hidden = is hidden from nobody
    .remedy = choose somebody who hides
problem-nothing-readied = has nothing readied, or cannot react
    .remedy = choose somebody who waits for something
gauge-altitude = height
gauge-mount = rides
gauge-control = control of the mount
problem-no-heights = this scene has no heights
    .remedy = give the scene heights, or somebody who flies
problem-thing-without-life = a thing does not live
    .remedy = set its hp
gauge-slots = spell slots
gauge-hit-dice = Hit Dice left
gauge-used = powers used up
gauge-silenced = without a voice
problem-slots-of-each-level = the slots do not fit: this creature has { $levels } levels of them
    .remedy = write a number for each level
problem-no-concentration = concentrates on nothing
    .remedy = choose somebody who holds a spell

## What a die of one's own is for

roll-save-strength = Strength save
roll-save-dexterity = Dexterity save
roll-save-constitution = Constitution save
roll-save-intelligence = Intelligence save
roll-save-wisdom = Wisdom save
roll-save-charisma = Charisma save
roll-athletics = Athletics check
roll-acrobatics = Acrobatics check
roll-stealth = Stealth check
roll-perception = Perception check
roll-medicine = Medicine check
roll-investigation = Investigation check
