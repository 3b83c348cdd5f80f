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
    [one] { PAST("упал", $who_gender) } в раунде { $rounds }
   *[other] { PAST("упал", $who_gender) } в раундах { $rounds }
}
ledger-round = { $number }
ledger-turning = { $last ->
    [yes] Всё решилось в последнем раунде{ ledger-moved }.
   *[no] Перелом: раунд { $round }{ ledger-moved }. С этого момента { $winner_declines ->
        [yes] перевес за { $winner_ins }
       *[no] перевес у стороны «{ $winner }»
    }.
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
ledger-down = { PAST("упал", $fallen_gender) } { $fallen }
ledger-back = снова в бою: { $risen }
ledger-dice = Кости: { $dice }.
ledger-highest = наибольший возможный бросок — { $who }
ledger-lowest = наименьший возможный бросок — { $who }
