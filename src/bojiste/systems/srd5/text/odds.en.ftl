### Questions about dice whose odds can be told exactly.

odds-attack = an attack
odds-save = a saving throw
odds-check = an ability check
odds-contest = a contest
odds-concentration = concentration under damage
odds-death-saves = death saving throws to their end
fact-bonus = what is added to the die
fact-ac = Armor Class
fact-damage = damage as dice
fact-roll = how it is rolled
fact-other_roll = how the other rolls
fact-critical = the lowest die that is a critical hit
fact-dc = the difficulty
fact-half = whether a success halves damage (or avoids it)
fact-against = what is added to the other die
fact-successes = successes so far
fact-failures = failures so far
chance-miss = miss
chance-hit = ordinary hit
chance-critical = critical hit
chance-saved = saved
chance-success = success
chance-wins = the first wins
chance-kept = the spell holds
chance-up = back on the feet
chance-stable = stable
chance-dead = dead
measure-damage = damage
measure-total = total
measure-margin = margin
measure-saves = death saves made

measure-passed = fights of the day won, by their number
measure-lasted = rounds of each fight of the day
measure-remaining = hit points of the party after each fight of the day
