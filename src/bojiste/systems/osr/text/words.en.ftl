### Old-school rules in English: the vocabulary.

## Weapons

weapon-unarmed = bare hands
weapon-dagger = dagger
weapon-club = club
weapon-short_sword = short sword
weapon-hand_axe = hand axe
weapon-mace = mace
weapon-hammer = hammer
weapon-sword = sword
weapon-battle_axe = battle axe
weapon-spear = spear
weapon-staff = staff
weapon-two_handed_sword = two-handed sword
weapon-halberd = halberd
weapon-javelin = javelin
weapon-sling = sling
weapon-hand_crossbow = hand crossbow
weapon-short_bow = short bow
weapon-crossbow = crossbow
weapon-long_bow = long bow
weapon-heavy_crossbow = heavy crossbow
weapon-bite = bite
weapon-claw = claw
weapon-fist = fist
weapon-tail = tail
weapon-sting = sting
weapon-tentacle = tentacle
weapon-hooves = hooves
weapon-horns = horns
weapon-beak = beak
weapon-touch = touch
weapon-chair = chair

## Damage, abilities, conditions

type-blunt = blunt
type-slashing = slashing
type-piercing = piercing
type-fire = fire
type-cold = cold
type-lightning = lightning
type-acid = acid
type-poison = poison
type-water = water
type-sound = sound
type-magic = magic
type-bleeding = bleeding
type-fall = fall
ability-str = Strength
ability-dex = Dexterity
ability-con = Constitution
ability-int = Intelligence
ability-cha = Charisma
condition-prone = lying
condition-blind = blind
condition-helpless = helpless
condition-asleep = asleep
condition-unconscious = unconscious
condition-held = held
condition-dying = dying
condition-dead = dead
condition-fled = fled
condition-surrendered = surrendered

## What helps and hinders, and why

help-unarmed = target unarmed
help-lying = target on the ground
help-blinded = target blind
hinder-prone = on the ground
hinder-blind = blind
hinder-unstable = unstable ground
hinder-far = ineffective range
hinder-water = under water
mood-attacks = hostile, attacks
mood-hostile = hostile, may attack
mood-unsure = neutral, unsure
mood-indifferent = indifferent
mood-friendly = friendly, helpful
reversal-first-death = the first death
reversal-half = half of them are gone
reversal-leader = the leader is gone
danger-magic = magic
danger-death = death
danger-poison = poison
danger-fear = fear
danger-disarm = disarming
danger-push = push
danger-prone = knocking down
danger-hold = hold
danger-other = danger
cause-injury = serious injury
cause-ritual = demanding ritual
cause-death-survived = survived its own death
maneuver-push = push
maneuver-prone = knocking down
maneuver-hold = hold
maneuver-disarm = disarming

## Expeditions

cause-camp = a bad night
cause-march = a march through the night
cause-hunger = hunger and thirst
cause-sleepless = no sleep
cause-journey = hardships of the way
cause-illness = illness
cause-other = exhaustion
need-food = food
need-water = water
need-shelter = shelter
method-look = a close look
method-tap = tapping
method-pole = a pole
moment-attacks = an enemy attacks
moment-comes = an enemy comes
moment-casts = an enemy casts a spell
moment-word = the gamemaster’s word
