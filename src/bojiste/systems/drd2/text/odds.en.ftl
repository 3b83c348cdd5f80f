### Questions about dice whose odds can be told exactly.

odds-test = a test
odds-challenge = the reaction to a challenge
odds-clash = a clash of two
fact-level = the level that counts
fact-against = the level of the other
fact-roll = how it is rolled
fact-other_roll = how the other rolls
fact-tie = what decides a tie: the actor, or the dice
choice-normal = as usual
choice-precise = precisely
choice-imprecise = imprecisely
choice-actor = the actor
choice-dice = the dice
chance-success = success
chance-spared = avoided
chance-wins = the first wins
measure-total = result
measure-margin = margin
