### Итог в конце: кто кому сколько, кто когда упал, где был перелом и что выпало.

story-group = { $who }{ $state }{ $vain ->
    [yes] , ни одного попадания:
   *[no] :
}
story-group-each = { $who }{ $state }: { $gender ->
    [f] каждая
    [n] каждое
   *[m] каждый
} { $deed }
ledger-times = { $who } ({ $times ->
    [2] дважды
    [3] трижды
    [4] четырежды
    [few] { $times } раза
   *[other] { $times } раз
})
ledger-dealt = нанесено
ledger-taken = получено
ledger-tries = попадания
ledger-of = { $hits } из { $tries }
ledger-felled = на счету: { $who }
ledger-fallen = { PAST("выбыл", $who_gender) }: { $who }
ledger-fell = { $count ->
    [one] падение в раунде { $rounds }
   *[other] падения в раундах { $rounds }
}
ledger-round = { $number }
ledger-turning = Перелом: раунд { $round }{ $fallen_known ->
    [yes] { " " }({ PAST("упал", $fallen_gender) } { $fallen }{ $risen_known ->
        [yes] ; снова на ногах: { $risen }
       *[no] { "" }
    })
   *[no] { $risen_known ->
        [yes] { " " }(снова на ногах: { $risen })
       *[no] { "" }
    }
}. С этого момента { $winner_declines ->
    [yes] перевес за { $winner_ins }
   *[no] перевес у стороны «{ $winner }»
}.
ledger-dice = Кости: { $dice }.
ledger-highest = наибольший возможный бросок: { $who }
ledger-lowest = наименьший возможный бросок: { $who }
