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
ledger-turning = { $last ->
    [yes] Decided only in the last round{ ledger-moved }.
   *[no] Turning point: round { $round }{ ledger-moved }. From then on the upper hand is with { $winner }.
}
ledger-moved = { $fallen_known ->
    [yes] { " " }({ ledger-down }{ $risen_known ->
        [yes] ; { ledger-back }
       *[no] { "" }
    })
   *[no] { $risen_known ->
        [yes] { " " }({ ledger-back })
       *[no] { "" }
    }
}
ledger-down = down: { $fallen }
ledger-back = back in the fight: { $risen }
ledger-dice = Dice: { $dice }.
ledger-highest = { $who } { VERB("makes", "make", $who_gender) } the highest roll there is
ledger-lowest = { $who } { VERB("makes", "make", $who_gender) } the lowest there is
