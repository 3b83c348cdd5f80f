### Souhrn na konci: kdo komu kolik, kdo kdy padl, kde se to zlomilo a jaké padly kostky.

story-group = { $who }{ $state }{ $vain ->
    [yes] { " " }ani jednou { $gender ->
        [f] nezasáhly
        [n] nezasáhla
       *[m] nezasáhli
    }:
   *[no] :
}
story-group-each = { $who }{ $state }: { $gender ->
    [f] každá
    [n] každé
   *[m] každý
} { $deed }
ledger-times = { $who } ({ $times ->
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
   [5] pětkrát
   *[other] { $times }krát
})
ledger-dealt = rozdáno
ledger-taken = utrženo
ledger-tries = zásahy
ledger-of = { $hits } { PREP("z", $tries) }
ledger-felled = na kontě: { $who }
ledger-fallen = k zemi: { $who }
ledger-fell = { $count ->
    [one] k zemi { PREP("v", $rounds) } kole
   *[other] k zemi { PREP("v", $rounds) } kole
}
ledger-round = { $number }.
ledger-turning = { $last ->
    [yes] Rozhodlo se až v posledním kole{ ledger-moved }.
   *[no] Zlom: { $round }. kolo{ ledger-moved }. Od té chvíle { PAST("měl", $winner_gender) } navrch { $winner }.
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
ledger-down = k zemi: { $fallen }
ledger-back = zpátky v boji: { $risen }
ledger-dice = Kostky: { $dice }.
ledger-highest = nejvyšší možný hod { PAST("měl", $who_gender) } { $who }
ledger-lowest = nejnižší možný hod { PAST("měl", $who_gender) } { $who }
