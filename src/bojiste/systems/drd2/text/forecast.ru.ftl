### Прогноз: конфликт — не всегда бой

forecast-often = { $how ->
    [never] ни разу
    [hardly] почти никогда
    [ratio] примерно { $n ->
        [one] в { $n } случае
       *[other] в { $n } случаях
    } из { $of }
    [nearly] почти всегда
   *[always] всегда
}
forecast-verdict = { $deaths_known ->
    [yes] { $who }: победа { $victory }; { $mourned ->
        [no] никто из своих не выбывает
       *[yes] кто-то из своих выбывает { $deaths }
    }.
   *[no] { $who }: победа { $victory }.
}
verdict-test = { $who }: успех { $passed ->
    [0] ни разу
    [100] каждый раз
   *[other] в { $passed } % случаев
}.
verdict-challenge = { $who }: без новых шрамов и без выбывших { $unhurt ->
    [0] ни разу
    [100] каждый раз
   *[other] в { $unhurt } % случаев
}.
verdict-expedition = { $who }: без новых шрамов и без выбывших { $unhurt ->
    [0] ни разу
    [100] каждый раз
   *[other] в { $unhurt } % случаев
}{ $won ->
    [0] { "" }
    [100] ; последний конфликт каждый раз за ними
   *[other] ; последний конфликт за ними в { $won } % случаев
}.
what-if-deaths = кто-то из своих выбывает
measure-passed = успех
measure-unhurt = без новых шрамов и без выбывших
forecast-played = Сыграно { $fights ->
    [one] { NUMBER($fights) } раз
    [few] { NUMBER($fights) } раза
   *[other] { NUMBER($fights) } раз
}, зерно { $seed }.
forecast-interrupted = Прервано: сыграно { $fights ->
    [one] { NUMBER($fights) } раз
    [few] { NUMBER($fights) } раза
   *[other] { NUMBER($fights) } раз
} из { NUMBER($asked) }, зерно { $seed }.
forecast-legend = У доли в скобках дан 95-процентный интервал, у среднего он за знаком ±; в скобках после среднего — границы восьми случаев из десяти и медиана.
forecast-single = { NUMBER($median) } (единственный случай)
forecast-unlucky = Хуже всего для стороны «{ $who }»:
forecast-fight = случай { $fight }: { $won ->
    [yes] победа
   *[no] без победы
}, выбывших: { NUMBER($fallen) }
forecast-tenth = один случай из десяти кончается так или хуже: { $fate }
