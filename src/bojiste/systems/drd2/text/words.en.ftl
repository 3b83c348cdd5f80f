### Dračí doupě II in English: the vocabulary — properties, resources, skills, manoeuvres, states.

## Properties

property-body = Body
property-soul = Soul
property-influence = Influence

## Resources by number

resource-body = { $count } Body
resource-soul = { $count } Soul
resource-influence = { $count } Influence
resource-advantage = { $count } Advantage
resource-fate = { $count } Fate
resource-bond = { $count } Bond
resource-any = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}

## Occupations

occupation-hunter = hunter
occupation-juggler = juggler
occupation-warrior = warrior
occupation-conjurer = conjurer
occupation-apothecary = apothecary
occupation-sorcerer = sorcerer
occupation-advanced = advanced occupation
occupation-unknown = unknown occupation

## Skills

skill-travel = Travel
skill-orientation-wild = Orientation in the wild
skill-common-shooting = Common shooting
skill-agility = Agility
skill-orientation-city = Orientation in the city
skill-charisma = Charisma
skill-common-melee = Common melee
skill-strength = Strength
skill-self-confidence = Self-confidence
skill-learning = Learning
skill-ointments = Ointments and common poisons
skill-facts = Facts and arguments
skill-fire-magic = Fire magic
skill-wind-magic = Wind magic
skill-wood-magic = Wood magic
skill-aerial-acrobatics = Aerial acrobatics
skill-mechanisms = Mechanisms
skill-frighten-undead = Frightening the undead

## Types of characters

type-hero = hero
type-being = being
type-helper = helper

## Kinds of action

kind-obvious = obvious
kind-possible = possible
kind-demanding = demanding
kind-impossible = impossible

## Consequences

effect-threat_up = higher Threat
effect-threat_down = lower Threat
effect-advantage = Advantage
effect-own_advantage = Advantage for oneself
effect-scar = a scar
effect-eliminate = elimination
effect-story = story only
effect-other = a special consequence

## Manoeuvres and penalties

manoeuvre-defence = defence
manoeuvre-wide = wide
manoeuvre-precise = precise
manoeuvre-mighty = mighty
manoeuvre-cunning = cunning
penalty-imprecise = imprecise
penalty-weak = weak
penalty-foolish = foolish

## States of characters

status-active = in play
status-eliminated_present = eliminated but present
status-eliminated_removed = eliminated and gone
status-left = out of the conflict
status-retired = retired

## States of initiative

initiative-waiting = unused
initiative-postponed = postponed
initiative-spent = used
initiative-lost = lost
