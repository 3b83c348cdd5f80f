### Přesné šance.

forecast-exact = přesně { NUMBER($part, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
forecast-exact-mean = přesně { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) } ({ $span }, medián { NUMBER($median) })
forecast-exactly-all = Všechno je známo přesně, ze všech hodů všemi kostkami.
forecast-exactly = Přesně, ze všech hodů všemi kostkami, je známo: { $what }. Vše ostatní se počítalo v odehraných bojích.

odds-exact = Přesně: pravidla přes všechny možné hody, nic se nehází.
odds-chances = Šance
odds-mean = průměrně { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) }, od { NUMBER($least) } do { NUMBER($most) }
problem-odds-fact = takový údaj k této otázce nepatří
    .remedy = napiš některý z těchto: { $known }
problem-odds-missing = tohle je třeba vědět
    .remedy = napiš { $form }
problem-odds-twice = tenhle údaj už je dán
    .remedy = každý uveď jednou
