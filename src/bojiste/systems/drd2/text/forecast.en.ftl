### Forecast: a conflict is not always a fight

forecast-often = { $how ->
    [never] never
    [hardly] hardly ever
    [ratio] in about { $n } of { $of } cases
    [nearly] nearly always
   *[always] always
}
forecast-verdict = { $deaths_known ->
    [yes] { $who }: victory { $victory }; { $mourned ->
        [no] nobody of theirs is eliminated
       *[yes] somebody of theirs is eliminated { $deaths }
    }.
   *[no] { $who }: victory { $victory }.
}
verdict-test = { $who }: success { $passed ->
    [0] never
    [100] every time
   *[other] in { $passed }% of the cases
}.
verdict-challenge = { $who }: no new scar and nobody eliminated { $unhurt ->
    [0] never
    [100] every time
   *[other] in { $unhurt }% of the cases
}.
verdict-expedition = { $who }: no new scar and nobody eliminated { $unhurt ->
    [0] never
    [100] every time
   *[other] in { $unhurt }% of the cases
}{ $won ->
    [0] { "" }
    [100] ; the last conflict is theirs every time
   *[other] ; the last conflict is theirs in { $won }% of the cases
}.
what-if-deaths = somebody of theirs is eliminated
measure-passed = success
measure-unhurt = no new scar and nobody eliminated
forecast-played = Played { $fights ->
    [one] once
   *[other] { NUMBER($fights) } times
}, seed { $seed }.
forecast-interrupted = Interrupted: played { NUMBER($fights) } times of { NUMBER($asked) }, seed { $seed }.
forecast-legend = A share has its 95% interval in brackets, an average after ±; the brackets after an average hold the limits of eight cases in ten, and the median.
forecast-single = { NUMBER($median) } (a single case)
forecast-unlucky = How it went worst for { $who }:
forecast-fight = case { $fight }: { $won ->
    [yes] won
   *[no] not won
}, eliminated: { NUMBER($fallen) }
forecast-tenth = one case in ten goes like this or worse: { $fate }
