## Domácí pravidla

problem-house-not-here = soubor s domácími pravidly může jmenovat jen scéna, která je sama v souboru
    .remedy = napiš pravidla rovnou do scény: [rules]
problem-house-other-system = tahle domácí pravidla jsou pro jiný systém
    .remedy = vyber soubor, jehož system je { $known }
problem-house-empty = v tomhle souboru žádná domácí pravidla nejsou
    .remedy = napiš [rules] nebo [options]
problem-house-many = tolik domácích pravidel najednou být nemůže
    .remedy = nejvýš { $maximum }
problem-house-course = tohle pravidlo je průběh děje, ne součet: výraz ho nahradit nemůže
    .remedy = podívej se, co říká: bojiste why { $id }; možná na to je volba
problem-house-record = z tohohle pravidla nevychází číslo ani ano či ne: výraz ho nahradit nemůže
    .remedy = bojiste why u každého pravidla říká, zda to jde
problem-house-same = tohle je tentýž součet jako { $other }, a ten už je nahrazen
    .remedy = jedno z nich smaž
problem-house-option = tenhle součet už nahrazuje volba { $other }
    .remedy = jedno z toho vynech
problem-house-not-text = pravidlo nahrazuje výraz v uvozovkách
    .remedy = napiš ho ze jmen { $names }
problem-house-long = tohle je moc dlouhé nebo je v tom moc závorek v závorkách
    .remedy = nejvýš { $maximum } znaků
problem-house-syntax = tohle není výraz
    .remedy = napiš třeba „a + 1 if b else max(a, c)“; jmenovat může { $names }
problem-house-not-allowed = tohle ve výrazu být nemůže
    .remedy = jsou tu jen celá čísla a { $known }
problem-house-whole = výraz počítá jen s celými čísly
    .remedy = napiš celé číslo
problem-house-great = tohle číslo je moc velké
    .remedy = nejvýš { $maximum }
problem-house-name = nic se tu tak nejmenuje
    .remedy = { $near_known ->
        [yes] asi to mělo být { $near }
       *[no] jmenovat může { $known }
    }
problem-house-words = slova jde porovnat jen se slovy: stejné (==), nebo jiné (!=)
    .remedy = porovnej to se slovem v uvozovkách
problem-house-divide = dělí se na celá čísla
    .remedy = napiš // (zaokrouhlí dolů)
problem-house-call = nic jiného se tu volat nedá, a takhle také ne
    .remedy = zavolej { $known } s čísly
problem-house-wants-number = tady má být číslo
    .remedy = napiš číslo
problem-house-wants-truth = tady má být ano, nebo ne
    .remedy = něco porovnej: … > 0
problem-house-kind-number = z pravidla vychází číslo, z výrazu ne
    .remedy = napiš číslo
problem-house-kind-truth = pravidlo říká ano, nebo ne, z výrazu vychází číslo
    .remedy = porovnej ho s něčím (… >= 1), nebo napiš true či false
problem-house-nought = tohle dělí nulou, když { $at }
    .remedy = děl tím, co nikdy není 0: // max(1, …)
problem-house-range = vychází { $found }, když { $at }, a hra zná jen { $least } až { $most }
    .remedy = omez to: min({ $most }, max({ $least }, …))
problem-house-broken = podle těchto domácích pravidel program neví, jak dál ({ $text })
    .remedy = vynech pravidlo přidané naposledy a dej nám o tom vědět

house-named = domácí pravidla „{ $title }“
house-unnamed = domácí pravidla téhle scény
house-cited = { $house }: { $id } = { $text }
house-cited-option = { $house }: { $text }
house-option = { $title } ({ $name } = { $value })
house-played = Hraje se podle jiných pravidel, než jsou v knize ({ $house }): { $rules }.
house-why-option = V žádné knize není. Volí se ve scéně nebo v souboru domácích pravidel: [options], { $name } = …
house-why = Nahradit ho ({ $place }) může výraz ze jmen { $names }, { $kind ->
    [truth] který říká ano, nebo ne
   *[number] ze kterého vychází číslo od { $least } do { $most }
}; book je to, co říká kniha.
house-why-none = Nahradit ho ({ $place }) může { $kind ->
    [truth] true, nebo false
   *[number] číslo od { $least } do { $most }
}.
house-why-no = Domácí pravidlo ho nahradit nemůže: není to součet.

## Co mění

otherwise-played = Každá scéna podle knihy i podle stolu, počet bojů { $fights }, stejné kostky (semínko { $seed }). V závorkách je 95% interval rozdílu.
otherwise-victory = Vítězství strany, za kterou hrají lidé
otherwise-book = podle knihy
otherwise-table = podle stolu
otherwise-difference = rozdíl (body)
otherwise-rounds = kola
otherwise-share = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
otherwise-wins = { $scene } – { $who }: { $how ->
    [more] vítězství je častější, o { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentního bodu.
    [less] vítězství je vzácnější, o { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentního bodu.
   *[same] tolik bojů žádný rozdíl ve vítězstvích neukazuje.
}
otherwise-dies = { $scene } – { $who }: { $how ->
    [more] někdo z nich umírá častěji, o { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentního bodu.
    [less] někdo z nich umírá vzácněji, o { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentního bodu.
   *[same] tolik bojů žádný rozdíl v úmrtích neukazuje.
}
otherwise-falls = { $scene } – { $who }: { $how ->
    [more] padá častěji, o { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentního bodu; nikoho jiného se to tolik netýká.
   *[less] padá vzácněji, o { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } procentního bodu; nikoho jiného se to tolik netýká.
}
otherwise-chart = { $scene } – { $who }: vítězství
otherwise-parting = Cesty se rozcházejí { $round ->
    [0] ještě před prvním kolem
   *[other] v kole { $round }
}. Podle knihy: { $book } Podle stolu: { $table }
otherwise-fights = Boje, ve kterých o výsledku rozhodla pravidla stolu (bez --house: podle knihy)
otherwise-fight = boj { $fight }: { $who }, podle stolu { $won ->
    [yes] vítězství místo porážky
   *[no] porážka místo vítězství
}.
