### Proč předpověď vychází právě tak.

what-if-without = bez { $field }
why-head = Proč: co říkají události { NUMBER($fights) } z nich.
why-each = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $span }, medián { NUMBER($median) }){ $rounds ->
    [yes] ; { NUMBER($round, minimumFractionDigits: 2, maximumFractionDigits: 2) } za kolo
   *[no] {""}
}
why-felled = Kdo koho srazí
why-rules = Co jde ruku v ruce s vítězstvím nebo porážkou ({ $who }; rozdíl v procentních bodech)
why-met = { $rule }: nastalo v { NUMBER($part, style: "percent", maximumFractionDigits: 0) } bojů, [{ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) } až { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) }]
why-without = Co která okolnost mění ({ $who }: vítězství a rozdíl)
why-without-all = Co která okolnost průměrně mění
measure-dealt = uděleno
measure-taken = utrženo
measure-felled = sraženo
measure-tries = pokusy
measure-first_fall = kolo prvního pádu
measure-decided = kolo, v němž je rozhodnuto
why-bands = { $who }: vítězství v procentech (s intervalem, vždy z { $fights } bojů) podle toho, jak kdo hraje; v řádcích { $rows }, ve sloupcích { $columns }.

problem-plot-format = takový obrázek nakreslit neumím
    .remedy = ať jméno souboru končí jednou z přípon: { $known }
problem-page-missing = chybí knihovna, která skládá stránky
    .remedy = nainstaluj ji: pip install bojiste[table]; zprávu přes --html zapíšu i bez ní
problem-plot-missing = chybí knihovna, která kreslí obrázky
    .remedy = nainstaluj ji: pip install bojiste[plot]; stránku přes --report zapíšu i bez ní

problem-cluster-address = tohle není adresa clusteru
    .remedy = napiš například tcp://host:8786
problem-cluster-missing = chybí knihovna, která mluví s clusterem
    .remedy = nainstaluj ji: pip install bojiste[cluster]
problem-cluster-unreachable = na té adrese žádný cluster neodpovídá: { $why }
    .remedy = spusť ho (dask scheduler, dask worker ADRESA) a uveď adresu jeho plánovače
problem-fact-no-number = tohle není celé číslo
    .remedy = napiš jen číslice
