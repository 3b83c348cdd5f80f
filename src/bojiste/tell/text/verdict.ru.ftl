### Одна фраза прогноза и то, чего в нём нет.

forecast-often = { $how ->
    [never] ни разу
    [hardly] почти никогда
    [ratio] примерно { $n ->
        [1] в { $n } бою
        [2] в { $n } боях
       *[other] в { $n } боях
    } из { $of }
    [nearly] почти всегда
   *[always] всегда
}
forecast-verdict = { $deaths_known ->
    [yes] { $who }: победа { $victory }; { $mourned ->
        [no] никто не гибнет
       *[yes] кто-то из своих гибнет { $deaths }
    }.
   *[no] { $who }: победа { $victory }.
}
forecast-left-out = Не играется и потому не учтено: { $what }.
forecast-missing = { $missing ->
    [one] { $missing } правила
   *[other] { $missing } правил
} из { $catalogue } ещё нет (их считает bojiste systems).
forecast-nearly = { $who }: отыгрывается, кроме чего-то — { $what }.
forecast-left-to = { $who }: это решает { gm }, и потому не отыгрывается — { $what }.
