### Old-school rules in English: titles of rules and what they say, in the order of the catalogue.

## The party

rule-osr-party-formation = Marching formation
    .statement = The players agree on a formation; they may keep several and change at any time for free. It gives starting places and the order at doors and traps; otherwise they walk as the scene lists them, front to back, two metres apart.
rule-osr-party-treasure_division = Dividing treasure
    .statement = Treasure goes to the survivors only, in any ratio the players agree on; the shares add up to the whole. Otherwise equal shares, the remainder to the first.
rule-osr-party-experience_division = Dividing experience
    .statement = Experience goes to all who set out, the dead included: equal shares, the remainder is dropped.

## Checks and chances

rule-osr-check-when = When to check
    .statement = In an unclear situation the referee may ask for a check; a sensible plan may simply work, the impossible fails. Unless ruled otherwise, it is rolled.
rule-osr-check-basic_competence = No check for basics
    .statement = Adventurers do ordinary things without a check, as long as no enemy is in sight.
rule-osr-check-difficulty = Difficulty
    .statement = Easy 5, medium 10, hard 15, very hard 20; 10 unless stated.
rule-osr-check-untrained_difficulty = Missing competence
    .statement = If the needed competence cannot be assumed of the character, the difficulty is always 20.
rule-osr-check-announce = Difficulty is told first
    .statement = The player hears the difficulty before the roll and may decline the attempt.
rule-osr-check-roll = Check
    .statement = d20 + one ability modifier + circumstances − fatigue; a total of at least the difficulty succeeds.
rule-osr-check-nat = Natural 1 and 20 on a check
    .statement = A natural 1 is a critical failure, a natural 20 a critical success, whatever the total.
rule-osr-check-situational = Situational modifiers
    .statement = The referee may give advantage, disadvantage, a bonus or a penalty; usually nothing.
rule-osr-check-x_in_y = X in Y chances
    .statement = Roll a die of y sides: x or less and it happens; nothing is added.
rule-osr-check-percent = Percent chances
    .statement = Roll d100: the number or less and it happens; 0 never and 100 always without a roll.
rule-osr-check-fifty_percent = The die of a 50 % rule
    .statement = Every even chance is rolled on 1d6: what the rule names happens on 1–3.

## Saving throws

rule-osr-save-universal = One saving throw
    .statement = Everybody has a single number against spells, traps and special attacks; only the modifiers differ by danger. Success halves damage and cancels anything else.
rule-osr-save-roll = Save roll
    .statement = d20 + modifiers of the kind − fatigue; a total of at least one's own number saves.
rule-osr-save-nat = Natural 1 and 20 on a save
    .statement = A natural 1 always fails, a natural 20 always saves.
rule-osr-save-magic = Save against magic
    .statement = Add the Intelligence modifier and one's bonus against magic.
rule-osr-save-death = Save against death and poison
    .statement = Add the Constitution modifier and one's bonus against death.
rule-osr-save-other = Save with another ability
    .statement = The referee may name another ability: Dexterity against being disarmed, Charisma against fear, otherwise none.

## Hit points

rule-osr-hit_points-pool = Hit points
    .statement = Everybody has a total from which all damage is taken; how far below 0 it falls means nothing.
rule-osr-hit_points-natural_healing = Natural healing
    .statement = Each undisturbed night of rest gives back 2 hit points, up to the full number.
rule-osr-hit_points-no_wild_healing = Not in the wild or a dungeon
    .statement = A night in the dangers of the wild or a dungeon never heals.
rule-osr-hit_points-magical_healing = Magical healing
    .statement = Potions and spells give hit points back, usually at once and up to the full number; the dead are not healed.
rule-osr-hit_points-death = Death at 0
    .statement = Whoever has 0 hit points or less is dead; its lasting effects and held spell end.

## The milder death

rule-osr-mild_death-unconscious = Dying instead of dead
    .statement = A player character at 0 hit points is dying instead of dead and may be rescued for 24 hours.
rule-osr-mild_death-check_body = Checking the body
    .statement = Whoever looks after the body rolls 1d6: on 1–3 the character lives with 1 hit point, unconscious for 1d4 turns; otherwise it is dead.
rule-osr-mild_death-healed = Healing the body
    .statement = If the body is healed in time the same roll is made; success means awake at once with as many hit points as were healed.
rule-osr-mild_death-fatigue = Surviving one's death tires
    .statement = Whoever survives this way gains 1 fatigue.
rule-osr-mild_death-repeated = Second death
    .statement = Rescue works again only if the character was at some moment since then healed to full.
rule-osr-mild_death-body_destroyed = Destroyed body
    .statement = A destroyed body cannot be rescued.
rule-osr-mild_death-poison = Poison kills outright
    .statement = Whoever is brought to 0 by poison is dead without rescue.
rule-osr-mild_death-want_to_live = Buying life
    .statement = If the referee allows it, the dying may give five random ability points and live.

## Things

rule-osr-items-destroyed = Equipment of a victim of destruction
    .statement = Whoever is killed by something destructive loses all ordinary equipment.
rule-osr-items-magic_save = Magic items save
    .statement = Each magic item of the victim makes its own saving throw with the victim's numbers; failure destroys it.
rule-osr-items-magic_bonus = Combat bonus helps the item
    .statement = An item adds its combat bonus to its save, the highest of several.

## Hazards

rule-osr-hazard-climbing = Climbing speed
    .statement = Climbing is half speed: each metre costs two.
rule-osr-hazard-climbing_check = Climbing under pressure
    .statement = In a fight Strength is checked against 10 once per side's turn unless the referee says otherwise; failure means no climbing in that turn.
rule-osr-hazard-darkness = Darkness blinds
    .statement = In darkness one counts as blind, unless light or heat sight helps.
rule-osr-hazard-infravision = Heat sight
    .statement = It shows heat; within its range its owner is not blind in the dark.
rule-osr-hazard-infravision_range = Range of heat sight
    .statement = 12 m in darkness, unless the stat block says otherwise.
rule-osr-hazard-infravision_reading = No reading by heat
    .statement = Heat shows no letters, not even of scrolls.
rule-osr-hazard-infravision_disrupt = Disruption
    .statement = Light spoils heat sight: one sees what the light shows.
rule-osr-hazard-light_no_surprise = Light gives away
    .statement = Whoever carries light cannot surprise anybody.
rule-osr-hazard-fall_damage = Falling
    .statement = A fall onto hard ground does 1d6 for every started two metres, the first two not counted.
rule-osr-hazard-fall_catch = Catching hold
    .statement = Once per fall one may catch hold: Dexterity against 15. Damage is then for the distance fallen, half by default.
rule-osr-hazard-fall_speed = Falling speed
    .statement = One falls 25 m a second, 150 m a round.
rule-osr-hazard-hunger_thirst = Hunger and thirst
    .statement = For each day and night without food or drink 1 fatigue, 2 without both.
rule-osr-hazard-swimming = Swimming
    .statement = Swimming is half speed; player characters can swim unless there is a reason against it.
rule-osr-hazard-breath = Holding breath
    .statement = Breath is held for as many rounds as the Constitution score.
rule-osr-hazard-breath_release = Losing breath
    .statement = Casting or speaking ends it at once.
rule-osr-hazard-drowning = Drowning
    .statement = Without air a save against death at the end of each of one's side's turns.

## Fatigue

rule-osr-fatigue-track = Fatigue
    .statement = One number that grows and does not go away by itself.
rule-osr-fatigue-sources = Sources
    .statement = Fatigue comes from lost sleep, hunger and thirst, illness, grave injury, surviving one's death, a demanding ritual, a night march; the same cause counts once.
rule-osr-fatigue-penalty = Size of the penalty
    .statement = The whole penalty equals the fatigue and touches only what is named.
rule-osr-fatigue-attack = To-hit
    .statement = Fatigue is taken from every attack roll.
rule-osr-fatigue-damage = Strength damage
    .statement = It is taken from damage that Strength drives; at least 1 remains.
rule-osr-fatigue-ac = AC
    .statement = It lowers one's own armour class, even below 0.
rule-osr-fatigue-saves = Saves
    .statement = It is taken from all saving throws.
rule-osr-fatigue-checks = Checks
    .statement = It is taken from all ability checks.
rule-osr-fatigue-death = Dying of fatigue
    .statement = Each gain that leaves 7 or more asks for a save against death.
rule-osr-fatigue-recovery = Recovery
    .statement = Each day in safety removes 1; in the wild only magic helps.
rule-osr-fatigue-no_death_in_civilisation = Safe from dying
    .statement = While resting in civilisation nobody dies of fatigue.

## Camping

rule-osr-camp-sequence = Camping
    .statement = Each night in the wild: the attempt to camp, its evaluation, fatigue or supplies.
rule-osr-camp-roll = Three needs
    .statement = The party rolls 3d6 together: food, water, shelter.
rule-osr-camp-survival_bonus = Survival abilities
    .statement = Each who knows how to survive in the wild adds +1 to one die named before the roll.
rule-osr-camp-spells = Spells replace a need
    .statement = If a spell fully covers a need, its die is not rolled.
rule-osr-camp-night = Watch and night encounters
    .statement = They take turns on watch; the referee sets the chance of a night encounter, usually none.
rule-osr-camp-evaluate = 4 or more
    .statement = A die with its bonuses of at least 4 meets the need.
rule-osr-camp-pay = Fatigue or supply
    .statement = For each failed need everybody pays 1 supply or 1 fatigue.
rule-osr-camp-dungeon = In a dungeon
    .statement = In a dungeon nothing is rolled: all three needs fail.
rule-osr-camp-dungeon_sources = Finds in the dungeon
    .statement = What the party found there may forgive a need.

## Travel

rule-osr-travel-day_sequence = Order of a travel day
    .statement = Direction, losing the way, encounters, the events of the day, and rest at its end.
rule-osr-travel-direction = Choosing direction
    .statement = By road, landmark or compass; it decides whether the way can be lost.
rule-osr-travel-visibility = View
    .statement = Normally 5 km around; forest or mountains change it.
rule-osr-travel-distance = Daily distance
    .statement = Five times the move of the slowest, in kilometres.
rule-osr-travel-difficult = Difficult terrain on the way
    .statement = A kilometre of difficult terrain costs two.
rule-osr-travel-roads = Roads
    .statement = A wagon cannot leave the road; roads change neither speed nor encounters, and the way is not lost on them.
rule-osr-travel-night_march = Day and night
    .statement = Without rest the party goes half as far again and everybody gains 1 fatigue; food and water are needed all the same.
rule-osr-travel-lost = Losing the way
    .statement = Off roads and landmarks the way is lost 2 in 6, in difficult terrain 3 in 6.
rule-osr-travel-lost_effect = Drift
    .statement = Those who lose the way drift off: usually 45° left or right.
rule-osr-travel-encounter = Daily encounter
    .statement = 2 in 6 per day of travel.
rule-osr-travel-forage = Foraging
    .statement = While travelling: 2 in 6 to find 1d6 supplies.
rule-osr-travel-hunt = Hunting
    .statement = A whole day without travel: 1 in 6 to find game.
rule-osr-travel-hunt_catch = Bringing the game down
    .statement = The best hunter checks Dexterity against 10; success yields 2d6 supplies.
rule-osr-travel-explore = Exploring an area
    .statement = A whole day without travel: 3 in 6 to discover the next hidden feature.
rule-osr-travel-other_activity = Other activities
    .statement = The players may propose anything; the referee refuses or names a chance.
rule-osr-travel-simultaneous = Several activities
    .statement = The party may split up; each part has one activity and rolls apart.

## Quick travel

rule-osr-quick_travel-duration = Days, not kilometres
    .statement = A quick journey is counted in days, set by the referee.
rule-osr-quick_travel-supplies = Supplies
    .statement = Hungry mouths times days.
rule-osr-quick_travel-shortage = Shortage
    .statement = Each supply that is missing adds 1 to the shared damage.
rule-osr-quick_travel-shared_damage = Shared damage
    .statement = All the hardships of the journey add up to one number.
rule-osr-quick_travel-encounters = Number of encounters
    .statement = Longer than 5 days 1d4 encounters, otherwise one.
rule-osr-quick_travel-division = Dividing the damage
    .statement = The players divide all of it as they like; otherwise as evenly as possible.
rule-osr-quick_travel-to_fatigue = Fatigue instead of death
    .statement = A point that would bring somebody to 0 may be taken as fatigue; otherwise the character was killed on the way.

## Dungeons

rule-osr-dungeon-turn_sequence = Order of a turn
    .statement = Wandering monsters, declared actions, results, the end of the turn.
rule-osr-dungeon-declare = Declaring actions
    .statement = The players say freely who does what.
rule-osr-dungeon-wandering_frequency = When it is rolled
    .statement = Once every two turns, unless the adventure says otherwise.
rule-osr-dungeon-wandering_noise = Noise
    .statement = Loud behaviour adds one roll in that turn.
rule-osr-dungeon-wandering_chance = Chance
    .statement = Usually 1 in 6.
rule-osr-dungeon-action_time = One turn per action
    .statement = Most actions take one turn, and all act in parallel.
rule-osr-dungeon-search = Searching
    .statement = Whoever searches the right place in the right way finds; no dice.
rule-osr-dungeon-rest_limit = Rest limit
    .statement = At most once per eight hours of exploration.
rule-osr-dungeon-rest_duration = Length of rest
    .statement = Eight to twelve hours; monsters wander on meanwhile.
rule-osr-dungeon-rest_benefit = What rest gives
    .statement = All magic energy is back; no hit points.
rule-osr-dungeon-no_rest = Exhaustion
    .statement = Every 24 hours without rest give 1 fatigue.
rule-osr-dungeon-doors = Doors
    .statement = Closed unless stated otherwise.
rule-osr-dungeon-locked = Locked doors
    .statement = Opened by the key, by who picks locks, or by breaking, which is loud.
rule-osr-dungeon-force_door = Forcing
    .statement = A stuck door: Strength against 10, a locked one: Strength against 15, picking: Dexterity against 15; one try per turn.
rule-osr-dungeon-trap_kinds = Traps
    .statement = Obvious ones are noticed; hidden ones must have clues.
rule-osr-dungeon-trap_trigger = Trigger
    .statement = A trap goes off on 2 in 6, rolled once for each who triggers it, in formation order.
rule-osr-dungeon-trap_bypass = Getting past a known trap
    .statement = Once a trap is noticed the players say how they get past; the right way is enough.

## Encounters

rule-osr-encounter-sequence = Order of an encounter
    .statement = Surprise, distance, initiative, actions, end.
rule-osr-encounter-surprise = Surprise
    .statement = Each side rolls 1d6 and is surprised on 1–2.
rule-osr-encounter-one_surprised = Some sides surprised
    .statement = The surprised miss the first round and roll initiative at the start of the second.
rule-osr-encounter-both_surprised = All surprised
    .statement = Nobody has an advantage and nobody misses anything.
rule-osr-encounter-distance_indoor = Distance indoors
    .statement = 4d6 metres, half if anybody is surprised.
rule-osr-encounter-distance_outdoor = Distance outdoors
    .statement = 4d6 × 10 metres, 1d4 × 10 if anybody is surprised.
rule-osr-encounter-player_actions = Player actions
    .statement = The players may talk, leave, wait, attack, anything.
rule-osr-encounter-reaction_roll = Monster reaction
    .statement = If it is unclear how monsters behave, roll 2d6 on the table.
rule-osr-encounter-reaction_result = Reaction outcomes
    .statement = Those who may attack do so on 1–3 of 1d6; others wait.
rule-osr-encounter-end_time = Time an encounter takes
    .statement = Encounters and fights take at least one turn, rounded up.

## Combat

rule-osr-combat-initiative = Initiative
    .statement = 1d10 per side, highest first.
rule-osr-combat-tie = Ties
    .statement = A tie goes to the players' side; tied sides of the referee roll again.
rule-osr-combat-initiative_once = Once per fight
    .statement = The order stays for the whole fight.
rule-osr-combat-initiative_each_round = Every round
    .statement = As an option initiative is rolled anew each round.
rule-osr-combat-sequence = A round
    .statement = Each side in order: morale, its turn, the end of its turn; then the next round.
rule-osr-combat-turn_start = Start of a turn
    .statement = Who is engaged is determined, and unused readied actions expire.
rule-osr-combat-morale_trigger = When morale is checked
    .statement = After the first death in a group, after half of it is gone, after its leader falls; each once.
rule-osr-combat-morale_reversal_gm = Other reversals
    .statement = The referee may declare any event a reversal.
rule-osr-combat-morale_roll = Morale roll
    .statement = 2d6 per group; morale or less and it holds.
rule-osr-combat-morale_failure = Failed morale
    .statement = The group usually flees; who cannot leave surrenders.
rule-osr-combat-morale_two = Two successes
    .statement = A group that held twice fights to the death.
rule-osr-combat-side_turn = Acting together
    .statement = All members of a side act in one turn, in any order, and may take turns within it.
rule-osr-combat-limits = Turn limits
    .statement = Per round at most one's move and one action.
rule-osr-combat-actions = What an action is
    .statement = An attack, a spell, handling a thing; talking and dropping are free.
rule-osr-combat-multi_attack = Several attacks
    .statement = A creature whose stat block says so makes all its attacks with one action.
rule-osr-combat-split_move = Moving and acting
    .statement = Movement may come before, after or around the action.
rule-osr-combat-instant = Instant actions
    .statement = At any time in the round, even in another's turn; they do not cost the action.
rule-osr-combat-instant_limit = Once per round
    .statement = At most one instant action per round.
rule-osr-combat-instant_surprised = Not when surprised
    .statement = The surprised have no instant actions.
rule-osr-combat-movement = What movement is
    .statement = Any change of place: walking, running, swimming, flying, climbing, a jump.
rule-osr-combat-difficult = Difficult terrain
    .statement = Costs double, never more.
rule-osr-combat-engaged = Engaged in melee
    .statement = Whoever an able enemy can reach at the start of its side's turn, or who has attacked in melee itself.
rule-osr-combat-engaged_ranged = Ranged attack while engaged
    .statement = On 1–3 of 1d6 it misses without a roll.
rule-osr-combat-engaged_items = Items while engaged
    .statement = On 1–3 of 1d6 the thing falls to the ground.
rule-osr-combat-engaged_casting = Casting while engaged
    .statement = On 1–3 of 1d6 the spell is lost with its cost.
rule-osr-combat-engaged_move = Strategic movement
    .statement = The engaged move only around their opponents, away from none of them.
rule-osr-combat-disengage = Leaving melee
    .statement = For the action one may leave melee; there are no free attacks.
rule-osr-combat-reach = Reach
    .statement = By the weapon's size: small 1 m, medium 2 m, large 3 m.
rule-osr-combat-throw_range = Throwing range
    .statement = As many metres as the Strength score; up to double with disadvantage.
rule-osr-combat-zones = Range zones
    .statement = As an option five zones instead of metres.
rule-osr-combat-zone_close = Close
    .statement = 0–5 m: all attacks.
rule-osr-combat-zone_near = Near
    .statement = 6–25 m: thrown and missile weapons.
rule-osr-combat-zone_far = Far
    .statement = 26–50 m: missiles only, small ones with disadvantage.
rule-osr-combat-zone_very_far = Very far
    .statement = 51–100 m: large missiles, medium ones with disadvantage.
rule-osr-combat-zone_extreme = Extreme
    .statement = 101 m and more: large missiles with disadvantage, if the referee allows it.
rule-osr-combat-full_cover = Full cover
    .statement = A wholly hidden target cannot be shot or thrown at.
rule-osr-combat-partial_cover = Partial cover
    .statement = Adds 1 to 4 to the armour class against missiles and throws.
rule-osr-combat-end = End of the fight
    .statement = It goes on while two hostile groups stand; who flees is gone beyond 50 m of every enemy.

## Attacks

rule-osr-attack-roll = Attack roll
    .statement = d20 + modifiers of at least the armour class hits.
rule-osr-attack-melee_mod = Melee modifiers
    .statement = Class bonus and Strength.
rule-osr-attack-ranged_mod = Ranged modifiers
    .statement = Class bonus and Dexterity.
rule-osr-attack-monster_mod = Monsters
    .statement = Theirs is printed; no ability is added.
rule-osr-attack-nat1 = Natural 1
    .statement = Always a miss.
rule-osr-attack-nat20 = Natural 20
    .statement = A critical hit, whatever the armour class.
rule-osr-attack-critical = Critical damage
    .statement = Every damage die counts its highest; none is rolled.
rule-osr-attack-full_damage_critical = Full damage counts as critical
    .statement = If all damage dice show their highest, it counts as a critical hit.
rule-osr-attack-critical_extra = Extra effects
    .statement = As an option the referee may add an effect to a critical hit.
rule-osr-attack-damage = Damage
    .statement = Dice and modifiers come off the hit points.
rule-osr-attack-min_damage = At least 1
    .statement = A hit does at least 1, unless the target is immune.
rule-osr-attack-immunity = Immunity
    .statement = The immune take nothing.
rule-osr-attack-invulnerable = Level 5+ monsters
    .statement = As an option monsters of level 5 and more are immune to what is not magical, except from their like.
rule-osr-attack-resistance = Resistance
    .statement = Half damage, rounded down.
rule-osr-attack-weakness = Weakness
    .statement = Double; it cancels resistance.
rule-osr-attack-parts = Mixed damage
    .statement = Each part is modified by itself, then they are added.
rule-osr-attack-persistent = Persistent damage
    .statement = Done every round while the effect lasts.
rule-osr-attack-persistent_timing = When it is done
    .statement = At the end of the turn of the victim's side, first at the next to end.

## Other combat situations

rule-osr-situation-sprint = Sprint
    .statement = For the action one may move up to double.
rule-osr-situation-throw = Throwing a weapon
    .statement = Dexterity to hit, Strength to damage; the weapon lies at the target.
rule-osr-situation-unarmed = Unarmed attack
    .statement = Damage 1 + Strength, at least 1.
rule-osr-situation-unarmed_target = Against the unarmed
    .statement = Melee against an unarmed opponent has advantage.
rule-osr-situation-improvised = Improvised weapons
    .statement = Damage is rolled twice, the lower sum counts.
rule-osr-situation-improvised_use = Improvised use
    .statement = The same for a weapon used in a makeshift way.
rule-osr-situation-untrained_weapon = Untrained weapons
    .statement = Count as improvised.
rule-osr-situation-two_weapons_choice = Two weapons: choose
    .statement = One of them is chosen for each attack; there is none extra.
rule-osr-situation-two_weapons_bonus = Two weapons: bonus
    .statement = With two melee weapons one is trained with: +1 to hit, damage and armour class.
rule-osr-situation-maneuver = Combat manoeuvres
    .statement = After a hit another effect may be chosen instead of damage.
rule-osr-situation-maneuver_save = Resisting a manoeuvre
    .statement = Disarming may be resisted with Dexterity; the much larger cannot be pushed, felled or held.
rule-osr-situation-maneuver_push = Push
    .statement = Two metres straight away.
rule-osr-situation-maneuver_prone = Knock down
    .statement = The target lies on the ground.
rule-osr-situation-maneuver_hold = Hold
    .statement = The held cannot leave while the holder stays near and does nothing else; on its turn it may check Strength against 10.
rule-osr-situation-maneuver_disarm = Disarm
    .statement = One weapon falls at the target's feet.
rule-osr-situation-untrained_armor = Untrained armour
    .statement = Gives only half its bonus.
rule-osr-situation-untrained_shield = Untrained shield
    .statement = Gives half and cannot block.
rule-osr-situation-shield_block = Reflexive shield block
    .statement = As an instant action points of the shield may be given up, each striking out one damage die.
rule-osr-situation-shield_destroyed = Wear and destruction
    .statement = The points are gone; at 0 the shield is destroyed.
rule-osr-situation-shield_repair = Repair
    .statement = Outside fights, at a cost the referee names; usually not during a scene.
rule-osr-situation-surround = Surrounding
    .statement = Three or more enemies around one have +1 to hit it.
rule-osr-situation-surround_size = Large targets
    .statement = It does not work on the significantly larger.
rule-osr-situation-prone_stand = Getting up
    .statement = Costs all movement of the round.
rule-osr-situation-prone_penalty = Lying or rising
    .statement = Who lies, or got up this round, attacks with disadvantage and is attacked in melee with advantage.
rule-osr-situation-ready = Readied action
    .statement = For the action one may wait for an event and act at that moment.
rule-osr-situation-ready_move = Readied action and movement
    .statement = In the turn and at that moment together at most one's move.
rule-osr-situation-hold_spell = Holding a spell
    .statement = A cast spell may be held and released later as an instant action.
rule-osr-situation-hold_loss = Losing a held spell
    .statement = Whoever is hit loses it on 1–3 of 1d6.
rule-osr-situation-hold_no_casting = No other spells
    .statement = While holding nobody casts; letting go is free.
rule-osr-situation-hold_melee = Held spell in melee
    .statement = Releasing is not spoiled by melee.
rule-osr-situation-simultaneous = Simultaneity
    .statement = An act and its answer happen together, unless the referee rules otherwise.
rule-osr-situation-blind_move = Blind movement
    .statement = Where it wants the blind go at most one metre a turn; faster only at random.
rule-osr-situation-blind_direction = Random direction
    .statement = 1d8: 1 is north, then clockwise.
rule-osr-situation-blind_melee = Blind in melee
    .statement = The blind attack with disadvantage and are attacked with advantage.
rule-osr-situation-blind_ranged = Blind shooting
    .statement = The blind make no ranged attacks.
rule-osr-situation-coup = Coup de grâce
    .statement = The helpless are hit without an attack roll.
rule-osr-situation-coup_gm = Mercy of the referee
    .statement = It may be a critical hit, or death.
rule-osr-situation-subdue = Subduing
    .statement = An attack announced to spare life: instead of death unconsciousness or surrender.
rule-osr-situation-subdue_result = Unconscious or surrender
    .statement = Usually unconscious for 1d4 turns with 1 hit point.
rule-osr-situation-unstable_ranged = Unstable ground: shooting
    .statement = Ranged attacks have disadvantage.
rule-osr-situation-unstable_spell = Unstable ground: spells
    .statement = Spells that are not instant fail on 1–3 of 1d6.
rule-osr-situation-unstable_items = Unstable ground: magic items
    .statement = Magic items work normally.
rule-osr-situation-magic_flight = Magical flight
    .statement = Magical flight is not unstable ground.
rule-osr-situation-water_melee = Underwater melee
    .statement = All but piercing attacks have disadvantage.
rule-osr-situation-water_damage = Underwater damage
    .statement = Blunt and slashing damage is halved.
rule-osr-situation-water_ranged = Underwater shooting
    .statement = Only with weapons made for it.
rule-osr-situation-water_breath = Underwater breath
    .statement = Breath is held from the start of the first round.

## Attacks

rule-osr-attack-adv_sources = Where advantage comes from
    .statement = Advantage: melee against the unarmed, the lying, the blind. Disadvantage: lying, blindness, unstable ground, range, water.

## Completions

rule-osr-completion-advantage = Advantage and disadvantage
    .statement = Roll twice and keep the better or the worse; both cancel.
rule-osr-completion-abilities = Scores and modifiers
    .statement = Up to 3 −3, 5 −2, 8 −1, 12 0, 15 +1, 17 +2, above +3.
rule-osr-completion-ac = Composing AC
    .statement = 10 + Dexterity + armour + shield, unless given whole.
rule-osr-completion-attack_bonus = Class bonus
    .statement = Fighters and monsters have their level, others half of it.
rule-osr-completion-save_number = Save number
    .statement = 15 less half the level, at least 5.
rule-osr-completion-hp = Hit points of monsters
    .statement = Five per level; level 0 has 3.
rule-osr-completion-move = Movement
    .statement = 6 unless given.
rule-osr-completion-damage_str = Strength and damage
    .statement = Characters add Strength to blows and throws, not to missiles; monsters' damage is whole.
rule-osr-completion-weapons = Weapons
    .statement = The table: damage, type, size.
rule-osr-completion-missile_range = Missile ranges
    .statement = Small 25/50 m, medium 50/100, large 100/200.
rule-osr-completion-ammo = Ammunition and reloading
    .statement = Ammunition counts only if given; crossbows take an action to load.
rule-osr-completion-armor = Armour and shields
    .statement = Leather +2, chain +4, plate +6; small shield 1, large 2.
rule-osr-completion-spells = Spells
    .statement = Casting is an action and costs magic points; the damage is magical.
rule-osr-completion-monsters = Monsters
    .statement = Morale 7 unless stated.
rule-osr-completion-size = Size
    .statement = Natural weapons: up to small 1 m, medium 2, large 3, huge 4.
rule-osr-completion-helpless = Helpless
    .statement = No turn, no instant actions, engages nobody.
rule-osr-completion-supply = A supply
    .statement = What one needs for one need of a night, or for a day of a quick journey.
rule-osr-completion-time = Turn length
    .statement = A round is 6 seconds, a turn 10 minutes.
rule-osr-completion-battlefield = Distances
    .statement = Straight distance down to whole metres; nobody ends on another's place.
rule-osr-completion-dice_notation = Dice text
    .statement = The number of dice, d and the number of sides, then what is added: 2d6+1; there may be several parts.
