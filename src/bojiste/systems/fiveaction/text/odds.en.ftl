### Questions about dice whose odds can be told exactly.

odds-attack = an attack
odds-test = a test
odds-opposed = two tests compared
fact-value = what is added to the dice
fact-defence = the defence
fact-damage = the dice of the damage
fact-fixed = the fixed part of the damage
fact-reduction = what armour takes
fact-threshold = the lowest natural that threatens a critical
fact-multiplier = the multiplier of a critical
fact-critical = what a critical does: multiply, or bypass the armour
fact-weapon = what strikes: a weapon in hand, or a missile
fact-target = the target number
fact-against = what is added to the other dice
chance-fumble = fumble
chance-miss = miss
chance-hit = ordinary hit
chance-critical = critical hit
chance-success = success
chance-wins = the first wins
measure-damage = damage
measure-total = total
measure-margin = margin
