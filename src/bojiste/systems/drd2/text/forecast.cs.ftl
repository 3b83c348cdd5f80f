### Předpověď: konflikt není vždycky boj

forecast-often = { $how ->
    [never] ani jednou
    [hardly] skoro nikdy
    [ratio] asi { $n ->
        [one] v { $n } případu
        [2] ve { $n } případech
        [3] ve { $n } případech
        [4] ve { $n } případech
       *[other] v { $n } případech
    } { PREP("z", $of) }
    [nearly] skoro vždycky
   *[always] vždycky
}
forecast-verdict = { $deaths_known ->
    [yes] { $who }: vítězství { $victory }; { $mourned ->
        [no] vyřazen není nikdo z nich
       *[yes] někdo z nich je vyřazen { $deaths }
    }.
   *[no] { $who }: vítězství { $victory }.
}
verdict-test = { $who }: úspěch { $passed ->
    [0] ani jednou
    [100] pokaždé
   *[other] v { $passed } % případů
}.
verdict-challenge = { $who }: bez nové Jizvy a bez vyřazení { $unhurt ->
    [0] ani jednou
    [100] pokaždé
   *[other] v { $unhurt } % případů
}.
verdict-expedition = { $who }: bez nové Jizvy a bez vyřazení { $unhurt ->
    [0] ani jednou
    [100] pokaždé
   *[other] v { $unhurt } % případů
}{ $won ->
    [0] { "" }
    [100] ; poslední konflikt pokaždé vyhrají
   *[other] ; poslední konflikt vyhrají v { $won } % případů
}.
what-if-deaths = někdo z nich je vyřazen
measure-passed = úspěch
measure-unhurt = bez nové Jizvy a bez vyřazení
forecast-played = Odehráno { NUMBER($fights) }krát, semínko { $seed }.
forecast-interrupted = Přerušeno: odehráno { NUMBER($fights) }krát z { NUMBER($asked) }, semínko { $seed }.
forecast-legend = Podíl má v závorce 95% interval, průměr za znakem ±; v závorce za průměrem jsou meze osmi případů z deseti a medián.
forecast-single = { NUMBER($median) } (jediný případ)
forecast-unlucky = Jak to pro stranu „{ $who }“ dopadlo nejhůř:
forecast-fight = případ { $fight }: { $won ->
    [yes] výhra
   *[no] bez výhry
}, vyřazených: { NUMBER($fallen) }
forecast-tenth = jeden případ z deseti dopadne takhle nebo hůř: { $fate }
