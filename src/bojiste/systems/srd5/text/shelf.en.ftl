### The bestiary: columns of the list, and a block as people play from it.

column-ac = AC
column-hp = HP
column-speed = speed
column-cr = CR
column-xp = XP
column-kind = kind
column-size = size

size-tiny = tiny
size-small = small
size-medium = medium
size-large = large
size-huge = huge
size-gargantuan = gargantuan
creature-aberration = aberration
creature-beast = beast
creature-celestial = celestial
creature-construct = construct
creature-dragon = dragon
creature-elemental = elemental
creature-fey = fey
creature-fiend = fiend
creature-giant = giant
creature-humanoid = humanoid
creature-monstrosity = monstrosity
creature-ooze = ooze
creature-plant = plant
creature-undead = undead

block-head = { $size } { $kind }
block-size-tiny = tiny
block-size-small = small
block-size-medium = medium
block-size-large = large
block-size-huge = huge
block-size-gargantuan = gargantuan
block-body = AC { $ac }, hit points { $hp }, speed { $speed }
block-walk = { $feet } ft.
block-fly = fly { $feet } ft.
block-swim = swim { $feet } ft.
block-climb = climb { $feet } ft.
block-burrow = burrow { $feet } ft.
block-challenge = Challenge { $challenge } ({ $xp } XP)
block-saves = Saving throws: { $what }
block-skills = Skills: { $what }
block-senses = Senses: { $what }
block-blindsight = blindsight { $feet } ft.
block-darkvision = darkvision { $feet } ft.
block-tremorsense = tremorsense { $feet } ft.
block-truesight = truesight { $feet } ft.
block-passive = passive Perception { $number }
block-resist = Resistances: { $what }
block-immune = Immunities: { $what }
block-vulnerable = Vulnerabilities: { $what }
block-conditions = Never suffers: { $what }
block-nonmagical = { $type } from nonmagical attacks{ $spared ->
    [silvered] , but not from silvered weapons
    [adamantine] , but not from adamantine weapons
   *[none] {""}
}
block-traits = Traits: { $what }
block-multiattack = Multiattack: { $what }
block-throw = { $what } (thrown)
block-two-hands = { $what } (two-handed)
block-spells = Spells (DC { $dc }, { $hit } to hit, slots { $slots }): { $what }
block-utility = Not for a fight: { $what }
block-legends = Legendary actions ({ $number } a round; in brackets what one costs): { $what }
block-legend-move = a move
block-legend-move-half = a move of half its speed
block-legend-move-slip = a move that provokes nobody
block-legend-teleport = a teleport of up to { $feet } ft.
block-legend-spell = a spell
block-legend-cantrip = a cantrip
block-form = Form: { $name } ({ $what }).
block-form-ac = AC { $ac }
block-line = { $name }: { $what }.
block-hit = { $hit } to hit
block-reach = reach { $feet } ft.
block-range = range { $normal }/{ $long } ft.
block-legendary = legendary action, costs { $cost }
block-lair = action of the lair
block-bonus = bonus action
block-reaction = reaction
block-free = before its attacks
block-death = as it dies
block-touched = against a creature that hits it from close by
block-nearby = against creatures that start a turn there
block-turn = at the start of its own turn, at those within
block-touch = touch
block-targets = { $number } targets
block-attack-melee = melee spell attack
block-attack-ranged = ranged spell attack
block-missiles = { $number ->
    [one] { $number } dart
   *[other] { $number } darts
}
block-push = pushes { $feet } ft. away
block-pull = pulls { $feet } ft. nearer
block-concentration = concentration
block-recharge = recharges on { $face } or more
block-uses = { $uses } a day
block-cone = cone of { $feet } ft.
block-line-shape = line of { $feet } ft.
block-sphere = radius of { $feet } ft.
block-cube = cube of { $feet } ft.
block-cylinder = cylinder of { $feet } ft.
block-wall = wall of { $feet } ft.
block-within = within { $feet } ft.
block-save = { $save } saving throw{ $dc ->
    [0] { "" }
   *[other] , DC { $dc }
}
block-half = half on a success
block-for-hours = { $hours ->
    [one] for an hour
   *[other] for { $hours } hours
}
block-for-minutes = { $minutes ->
    [one] for a minute
   *[other] for { $minutes } minutes
}
block-for-rounds = { $rounds ->
    [one] for { $rounds } round
   *[other] for { $rounds } rounds
}
block-thp = { $dice } temporary hit points
block-lifts = ends: { $what }
block-weaker = only creatures with at most { $number } hit points
block-kills = kills
block-revives = brings back to life with 1 hit point
block-counters = breaks off a spell
block-dispels = ends spells
block-on-held = only against creatures that it holds
block-on-helpless = only against creatures that it holds or has charmed, and incapacitated or restrained ones
block-on-prone = only against prone creatures
block-on-hit = only against creatures that it has hit this turn
block-on-other = only at somebody else than the attack before
block-magical = magical
block-while-held-only = at nobody else while it holds somebody so
block-while-held-favoured = at nobody else while it holds somebody so, and at that one with advantage
block-while-held-sure = at nobody else while it holds somebody so, and that one is hit without a roll
block-charge = after a run of { $feet } ft. also { $what }
block-charge-bonus = then { $what } as a bonus action
block-escape = escape DC { $dc }
block-repeat = { $when ->
    [harmed] the save is repeated whenever it takes damage
    [wronged] the save is repeated whenever its enemy hurts it
    [judged] saved against once more
    [action] the save may be repeated as an action
   *[turn] the save is repeated each turn
}
block-tended = an action of somebody beside it ends this{ $dc ->
    [0] {""}
   *[other] , DC { $dc }
}
block-once = a creature that withstands it is immune for a day
block-each-turn = { $what } each turn
block-heals = heals { $dice }

## Features of blocks

feature-cunning_action = Cunning Action
feature-dark_devotion = Dark Devotion
feature-evasion = Evasion
feature-keen_hearing = Keen Hearing
feature-keen_sight = Keen Sight
feature-keen_smell = Keen Smell
feature-legendary_resistance = Legendary Resistance
feature-lucky = Lucky
feature-magic_resistance = Magic Resistance
feature-nimble_escape = Nimble Escape
feature-pack_tactics = Pack Tactics
feature-amorphous = Amorphous
feature-barbed_hide = Barbed Hide
feature-devils_sight = Devil's Sight
feature-earth_glide = Earth Glide
feature-echolocation = Echolocation
feature-ice_walk = Ice Walk
feature-illumination = Illumination
feature-incorporeal_movement = Incorporeal Movement
feature-running_leap = Running Leap
feature-snow_camouflage = Snow Camouflage
feature-steadfast = Steadfast
feature-stone_camouflage = Stone Camouflage
feature-sure_footed = Sure-Footed
feature-tunneler = Tunneler
feature-underwater_camouflage = Underwater Camouflage
feature-web_walker = Web Walker
feature-reckless = Reckless
feature-regeneration = Regeneration
feature-relentless_endurance = Relentless Endurance
feature-sneak_attack = Sneak Attack
feature-teleport = Teleport
feature-undead_fortitude = Undead Fortitude
feature-aggressive = Aggressive
feature-ambusher = Ambusher
feature-assassinate = Assassinate
feature-berserk = Berserk
feature-blood_frenzy = Blood Frenzy
feature-brave = Brave
feature-duergar_resilience = Duergar Resilience
feature-fey_ancestry = Fey Ancestry
feature-flyby = Flyby
feature-gnome_cunning = Gnome Cunning
feature-grappler = Grappler
feature-invisible = Invisibility
feature-light_sensitivity = Light Sensitivity
feature-martial_advantage = Martial Advantage
feature-misty_escape = Misty Escape
feature-parry = Parry
feature-rampage = Rampage
feature-reflective_carapace = Reflective Carapace
feature-relentless = Relentless
feature-rock_catching = Rock Catching
feature-shares_space = Shares the Space of Others
feature-siege_monster = Siege Monster
feature-standing_leap = Standing Leap
feature-sunlight_sensitivity = Sunlight Sensitivity
feature-surprise_attack = Surprise Attack
feature-swarm = Swarm
feature-two_headed = Two Heads
feature-vampire_weaknesses = Vampire Weaknesses

## How far a block is played

part-of-block-attack = attacks
part-of-block-multiattack = Multiattack
part-of-block-recharge = what recharges or is used up
part-of-block-save = saving throws
part-of-block-area = areas
part-of-block-legendary = legendary actions
part-of-block-trait = traits
part-of-block-reaction = reactions
part-of-block-spells = spells
part-of-block-defence = resistances and immunities
part-of-block-action = other actions
part-of-block-feature = features

## How hard the book thinks a fight

budget-trifling = By the book this is less than easy.
budget-easy = By the book this is easy.
budget-medium = By the book this is of medium difficulty.
budget-hard = By the book this is hard.
budget-deadly = By the book this is deadly.
budget-sum = Enemies: { $enemies }, together { $points } XP{ $halves ->
    [0] .
    [1] , halved for a large party: { $adjusted }.
    [2] .
    [3] , times 1.5 for their number: { $adjusted }.
    [4] , times 2 for their number: { $adjusted }.
    [5] , times 2.5 for their number: { $adjusted }.
    [6] , times 3 for their number: { $adjusted }.
    [8] , times 4 for their number: { $adjusted }.
   *[10] , times 5 for their number: { $adjusted }.
}
budget-limit-easy = easy { $points }
budget-limit-medium = medium { $points }
budget-limit-hard = hard { $points }
budget-limit-deadly = deadly { $points }

## Files of other programs

problem-import-unknown-form = this is in no form that can be read
    .remedy = these can: { $known }
problem-import-json = this is no JSON
    .remedy = save the file again from the program it comes from
problem-import-many = these are too many blocks for one file
    .remedy = at most { $maximum }
problem-import-lacks = the block does not say this as blocks do
    .remedy = write it as printed, or make the block by hand
problem-import-unread = this is not understood, and is left out
    .remedy = say it as the program writes it, or add it to the block by hand
problem-import-copy = this is a copy of a block that is neither in the file nor in the bestiary
    .remedy = put that block into the same file, or import a file with the whole block
problem-import-copy-circle = this is in the end a copy of itself
    .remedy = let one of these blocks say all that it is, without _copy
problem-import-copy-ours = the block that this is a copy of is not in the file
    .remedy = { $taken } of the bestiary is taken, with the changes
problem-import-taken = several are said
    .remedy = { $taken } is taken
problem-import-worked-out = this is not stated
    .remedy = worked out from the rest of the file: { $taken }
problem-import-metric = these are no feet
    .remedy = { $taken } is taken: 1.5 m are 5 ft.
problem-import-left-out = this is not carried over
    .remedy = the block is played without it; keep it at hand
problem-import-parts = the actions of this creature stand in another page of the database
    .remedy = put the pages Creature, CreatureAction and CreatureTrait behind each other in one file
problem-import-not-prepared = this spell is not prepared
    .remedy = it is left out; prepare it and export again if it should be cast

## Classes of ready heroes

calling-barbarian = barbarian
    .also = berserker
calling-bard = bard
    .also = minstrel
calling-cleric = cleric
    .also = priest priestess
calling-druid = druid
    .also = druidess
calling-fighter = fighter
    .also = warrior knight soldier
calling-monk = monk
    .also = nun
calling-paladin = paladin
    .also = crusader
calling-ranger = ranger
    .also = hunter huntress
calling-rogue = rogue
    .also = thief
calling-sorcerer = sorcerer
    .also = sorceress
calling-warlock = warlock
    .also = witch
calling-wizard = wizard
    .also = mage
things-weapon = weapons
things-armour = armour
things-spell = spells
thing-versatile = { "" } ({ $dice } two-handed)
thing-armour-light = light, AC { $ac } + Dexterity
thing-armour-medium = medium, AC { $ac } + Dexterity (at most +2)
thing-armour-heavy = heavy, AC { $ac }
thing-armour-shield = +{ $ac } to AC
thing-strength = takes Strength { $number }
thing-loud = disadvantage on Stealth
thing-level = { $level ->
    [0] cantrip
   *[other] level { $level }
}
armour-padded = padded armour
armour-leather = leather armour
armour-studded_leather = studded leather armour
armour-hide = hide armour
armour-chain_shirt = chain shirt
armour-scale_mail = scale mail
armour-breastplate = breastplate
armour-half_plate = half plate
armour-ring_mail = ring mail
armour-chain_mail = chain mail
armour-splint = splint armour
armour-plate = plate armour
armour-shield = shield
block-pierces = { $what } for every 5 ft. walked
thing-parts = of these: { $what }
thing-left = not played: { $what }
thing-left-something = something of it is not played
