### Slova stránek stolu.

## Všude

page-language-cs = Česky
page-language-ru = По-русски
page-language-en = English
page-language = Jazyk
page-table = Stůl
page-close = Zavřít
page-menu = Nabídka
page-back = Zpět
page-do = Provést
page-open = Otevřít
page-search = Hledat
page-offline = Bez spojení, zkouším znovu.
page-sent = Odesláno
page-refused = To se nepovedlo.

## Místo u stolu

page-round = { $number }. kolo
page-question = otázka { $number }
page-order = Pořadí
page-map = Mapa
page-map-of = Mapa: { $title }
page-log = Záznam
page-whole-log = Celý záznam
page-replay = Boj jako soubor
page-decision = Rozhodnutí
page-side-now = na tahu, v libovolném pořadí
page-turn-of = Na tahu: { $name }
page-decides = Rozhoduje { $name }.
page-then = Potom { $names }.
page-buzzes = Až budeš na řadě, telefon zavibruje.
page-more = { $count ->
    [one] Ještě { $count }
    [few] Další { $count }
   *[other] Dalších { $count }
}
page-squares = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
page-tap-map = Ťukni na mapu.
page-choose-place = Vyber místo.
page-reaction = Reakce: hra čeká na tebe
page-if-silent = Když neřekneš nic:
page-amount = Číslo od { $low } do { $high }
page-own-words = Vlastními slovy
page-chance-of = šance { $chance }
page-from = od { $total }
page-sign-comes = Co z toho může být:
page-sign-costs = Co to stojí:
page-sign-risks = Čím riskuješ:
page-sign-succeeds = Když to vyjde:
page-sign-fails = Když to nevyjde:

## Kostky

page-roll = { $name_known ->
    [yes] { $name }: hoď { $dice } ({ $what })
   *[no] Hoď { $dice } ({ $what })
}
page-roll-target = cíl: { $name },
page-roll-advantage = dvě kostky: výhoda, platí vyšší
page-roll-disadvantage = dvě kostky: nevýhoda, platí nižší
page-roll-critical = kritický zásah: dvakrát tolik kostek
page-face = Co na ní padlo (1 až { $sides })
page-add = Přidat
page-roll-one = Hoď za mě
page-roll-all = { $count ->
    [few] Všechny { $count } za mě
   *[other] Všech { $count } za mě
}
page-say-faces = Tohle padlo

## Vypravěč

page-gm-side = Rozhodnutí, odhad, ruka vypravěče
page-undo = Vzít zpět
page-redo = Znovu
page-pause = Pauza
page-go-on = Pokračovat
page-back-here = sem zpět
page-seats = Místa a odkazy
page-here = u stolu
page-not-here = není u stolu
page-for-me = Dohrát tah za mě
page-for-me-says = Zbytek tohoto tahu odehraje taktika postavy. Vrátit ho může vypravěč.
page-play-turn = Dohrát tah podle taktiky
page-play-turn-says = Zbytek tohoto tahu odehraje taktika. Vzít ho zpět jde po jednotlivých odpovědích.
page-to-tactic = Nechat taktice
page-from-tactic = Vrátit hráči
page-renew = Nový odkaz
page-limit = Čas na reakci
page-limit-seconds = { $count ->
    [0] bez omezení
   *[other] { $count } s
}
page-save = Uložit jako soubor
page-forecast = Odsud dál
page-forecast-now = Spočítat šance
page-forecast-answers = Podle odpovědí
page-fights = { $count ->
    [one] { $count } boj
    [few] { $count } boje
   *[other] { $count } bojů
}
page-wins = { $name }: vítězství
page-nobody-wins = nikdo nevyhraje
page-hand = Ruka vypravěče
page-hand-nobody = nikdo není vybrán
page-hand-line = Zkráceně
page-damage = Zranit
page-heal = Léčit
page-condition = Stav
page-hide = Skrýt
page-reveal = Odhalit
page-place = Postavit
page-take-out = Odebrat
page-note = Poznámka

## Klávesy

page-keys = Klávesy
page-key-next = další
page-key-choose = vybírat
page-key-do = provést
page-key-back = zpět
page-key-search = hledat
page-key-keys = tyto klávesy
page-key-damage = zranit
page-key-heal = léčit
page-key-condition = stav
page-key-hide = skrýt
page-key-undo = vzít zpět
page-key-redo = znovu

## Začátek

page-games-here = Zdejší hry
page-no-games = Zatím žádná hra. Začni ukázkou.
page-going-on = hraje se
page-over = dohráno
page-common-screen = Společná obrazovka
page-qr-of = Odkaz jako obrázek pro telefon: { $name }
page-copy-link = Zkopírovat odkaz
page-links-note = Kdo má odkaz, drží to místo. Odkaz jde vyměnit, starý pak přestane platit.
page-begin-with = Začít ukázkou
page-open-file = Otevřít scénu nebo uloženou hru
page-prepare = Připravit boj
page-scene-text = Scéna
page-begin = Začít

## Boj přehraný znovu

page-seen-by = tak, jak to vidí { $name }
page-seen-by-screen = tak, jak to vidí všichni
page-step-first = Na začátek
page-step-back = O krok zpět
page-step-on = O krok dál
page-step-last = Na konec
page-step-play = Přehrát
page-step-at = Krok
page-replay-note = Šipkami po krocích, Page Up a Page Down po kolech. Soubor nepotřebuje server.

## Záznam a ruka

page-story = Jako příběh
page-statistics = Kdo co dokázal
page-keep-log = Uložit záznam
page-only-about = Jen o kom
page-everybody = všichni
page-until = Do tahu
page-until-lifted = dokud se nezruší
page-inflict = Dát
page-lift = Zrušit
page-hand-next = Teď na tahu
page-hand-skip = Přeskočit
page-hand-choose = Nejdřív někoho vyber: v seznamu, nebo na mapě.
page-bring-search = Přivést z bestiáře
page-meets = Zasáhne:
page-meets-nobody = Nezasáhne nikoho, koho vidíš.
page-revoke = Zavřít odkaz
page-health = Co hráči vidí ze zdraví ostatních
page-health-scene = jak říká scéna
page-health-exact = přesně
page-health-damage = utrpěné zranění
page-health-words = slovy
page-health-nothing = nic
