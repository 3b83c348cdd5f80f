### The summary at the end: who dealt and took what, who fell when, the turning point, the notable dice.

story-group = { $who }{ $state }{ $vain ->
    [yes] { " " }do not land a single blow:
   *[no] :
}
story-group-each = { $who }{ $state }: each { $deed }
ledger-times = { $who } ({ $times ->
    [2] twice
   *[other] { $times } times
})
ledger-dealt = dealt
ledger-taken = taken
ledger-tries = hits
ledger-of = { $hits } of { $tries }
ledger-felled = felled { $who }
ledger-fallen = down: { $who }
ledger-fell = { $count ->
    [one] fell in round { $rounds }
   *[other] fell in rounds { $rounds }
}
ledger-round = { $number }
ledger-turning = Turning point: round { $round }{ $fallen_known ->
    [yes] { " " }(down: { $fallen }{ $risen_known ->
        [yes] ; back up: { $risen }
       *[no] { "" }
    })
   *[no] { $risen_known ->
        [yes] { " " }(back up: { $risen })
       *[no] { "" }
    }
}. From then on the upper hand is with { $winner }.
ledger-dice = Dice: { $dice }.
ledger-highest = the highest roll there is: { $who }
ledger-lowest = the lowest: { $who }
