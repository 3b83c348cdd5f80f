### Co kdyby: několik scén se stejnými kostkami a hledání hodnoty.

what-if-legend = V závorkách je 95% interval, za ním 95% interval rozdílu od prvního řádku v procentních bodech. Všechny řádky se hrají se stejnými kostkami.
what-if-heading = { $who }: { $what }
what-if-deaths = někdo z nich zemře
what-if-by = [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
what-if-by-number = [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } až { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
what-if-average = Průměrně: { $what }
what-if-average-of = { $who }, průměrně: { $what }
what-if-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
what-if-as-it-is = jak stojí
what-if-best = { $reached ->
    [unknown] Přerušeno; z toho, co se stihlo, je nejblíž { $setting }.
    [yes] Nejblíž tomu, co se žádá: { $setting }.
   *[no] Žádná hodnota z rozsahu to nepřinese; nejblíž je { $setting }.
}
what-if-within = Při tolika bojích to může být cokoli od { $first } do { $last }.
what-if-ranking = Pořadí podle průměrného podílu vyhraných bojů
what-if-matrix = V řádcích: kolik procent bojů vyhraje proti tomu, kdo stojí nad sloupcem.

problem-vary-form = tohle nejmenuje pole a jeho hodnoty
    .remedy = napiš třeba goblins.count=1..12 nebo options.printing=phb_cs,srd_ru
problem-vary-empty = tenhle rozsah je prázdný
    .remedy = menší číslo napiš první a krok aspoň 1
problem-vary-many = tolik hodnot je moc
    .remedy = nejvýš { $maximum }: přidej krok (1..100/5)
problem-vary-scenes = tolik kombinací je moc
    .remedy = nejvýš { $maximum }: uber hodnoty nebo prodluž krok
problem-vary-nobody = scéna nemá nikoho ani žádnou tabulku toho jména
    .remedy = před tečkou stojí něco z toho: { $known }
problem-vary-room = pro tolik jich na mapě není místo
    .remedy = vejde se jich tam nejvýš { $maximum }
problem-target-form = tohle není cíl
    .remedy = napiš třeba win=75%, death=10% nebo rounds=5
problem-target-unknown = nic takového předpověď neměří
    .remedy = vyber z toho: { $known }
problem-target-share = tak to dopadnout nemůže
    .remedy = uveď podíl od 0 do 1 (třeba 75%), nebo počet kol
problem-vary-twice = tohle pole už je dané
    .remedy = každé pole uveď jednou
problem-vary-range = tohle není rozsah
    .remedy = napiš třeba 1..12 nebo 40..90/10, celými čísly
what-if-each = { $fights ->
    [one] { NUMBER($fights) } boj
    [few] { NUMBER($fights) } boje
   *[other] { NUMBER($fights) } bojů
} každé dvojice, semínko { $seed }.
what-if-broken-off = Přerušeno: nepotkali se všichni se všemi.
what-if-foes = Kolik bojů proti straně „{ $who }“ kdo vyhraje, nejnebezpečnější první
problem-matrix-many = tolik je jich moc
    .remedy = nejvýš { $maximum }: vyjmenuj je, nebo vyber přes --cr, --kind, --size, --where
problem-matrix-few = jeden sám se s nikým nepotká
    .remedy = uveď aspoň dva bloky
