### The card of a hero or a being, as the bestiary prints it.

card-hero = Hero: { $what }
card-occupations = Occupations: { $what }
card-being = { $kind ->
    [helper] Helper
   *[being] Being
} of level { $level }: { $skills }
card-limit = Limits: { $what }
card-fate = Fate { $fate }
card-bond = Bond { $bond }
card-attack-skills = Attacks with: { $what }
card-defend-skills = Defends with: { $what }
card-recover-skills = Recovers with: { $what }
card-restricted-skills = Restricted skills it has: { $what }
card-talents = Talents: { $what }
card-own-skill = A skill of its own: { $what } ({ $property }; { $use })
card-use-combat = fights
card-use-fright = frightens
card-use-persuasion = persuades
card-use-other = other
card-free = For nothing the manoeuvre { $what }: { $skills }
card-items = Things: { $what }
card-abilities = Special abilities: { $what }
card-living-mountain = A living mountain: it may exhaust itself against tests
card-long-weapon = A long weapon: one more manoeuvre beside defence, in melee
card-very-cunning = Very cunning: the manoeuvre makes 3
card-attackers = At most { $number ->
    [one] one
   *[other] { $number }
} may go for it in one round
