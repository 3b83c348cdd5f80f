### The one sentence of a forecast, and what it leaves out.

forecast-often = { $how ->
    [never] never
    [hardly] hardly ever
    [ratio] in about { $n } of { $of } fights
    [nearly] nearly always
   *[always] always
}
forecast-verdict = { $deaths_known ->
    [yes] { $who }: victory { $victory }; { $mourned ->
        [no] nobody of theirs dies
       *[yes] somebody of theirs dies { $deaths }
    }.
   *[no] { $who }: victory { $victory }.
}
forecast-left-out = Not played, and so left out: { $what }.
forecast-missing = { $missing } of the { $catalogue } rules of this system are not there yet (bojiste systems counts them).
forecast-nearly = { $who }: played but for something — { $what }.
forecast-left-to = { $who }: left to the { gm }, and so left out — { $what }.
