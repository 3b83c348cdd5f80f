### Jedna věta předpovědi a co v ní není.

forecast-often = { $how ->
    [never] ani jednou
    [hardly] skoro nikdy
    [ratio] asi { $n ->
        [one] v { $n } boji
        [2] ve { $n } bojích
        [3] ve { $n } bojích
        [4] ve { $n } bojích
       *[other] v { $n } bojích
    } { PREP("z", $of) }
    [nearly] skoro vždycky
   *[always] vždycky
}
forecast-verdict = { $deaths_known ->
    [yes] { $who }: vítězství { $victory }; { $mourned ->
        [no] nezemře nikdo
       *[yes] { $deaths_id ->
            [hardly] skoro nikdy nikdo z nich nezemře
           *[other] někdo z nich zemře { $deaths }
        }
    }.
   *[no] { $who }: vítězství { $victory }.
}
forecast-left-out = Nehraje se, a tedy ani nepočítá: { $what }.
forecast-missing = { $missing ->
    [one] { $missing } pravidlo
    [few] { $missing } pravidla
   *[other] { $missing } pravidel
} z { $catalogue } zatím chybí (počítá je bojiste systems).
forecast-nearly = { $who }: hraje se až na něco – { $what }.
forecast-left-to = { $who }: rozhoduje o tom { gm }, takže se nehraje – { $what }.
