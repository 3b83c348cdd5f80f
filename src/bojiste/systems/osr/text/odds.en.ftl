### Questions about dice whose odds can be told exactly.

odds-attack = an attack
odds-save = a saving throw
odds-check = an ability check
odds-morale = the morale of a group
odds-chance = x chances in so many
fact-bonus = what is added to the die
fact-ac = Armour Class
fact-damage = damage as dice
fact-roll = how it is rolled
fact-number = the number to be reached (morale: not exceeded)
fact-x = so many chances
fact-sides = sides of the die
choice-normal = with one die
choice-advantage = with advantage
choice-disadvantage = with disadvantage
chance-miss = miss
chance-hit = ordinary hit
chance-critical = critical
chance-saved = saved
chance-success = success
chance-fumble = critical failure
chance-stands = the group stands
chance-true = it happens
measure-damage = damage
measure-total = total
