### Společné texty: slova, která nepatří žádnému systému. Mezera před jednotkou a před % je nezlomitelná.

## Jména a slova

somebody = kdosi
    .gen = kohosi
    .dat = komusi
    .acc = kohosi
    .loc = komsi
    .ins = kýmsi
    .gender = m
untitled = Scéna beze jména
quoted = „{ $text }“
dash = –
hidden-roll = utajený hod
die-letter = k
gm = vypravěč
side-heroes = hrdinové
    .number = pl
    .gen = hrdinů
    .dat = hrdinům
    .acc = hrdiny
    .loc = hrdinech
    .ins = hrdiny
side-party = družina
    .gender = f
    .gen = družiny
    .dat = družině
    .acc = družinu
    .loc = družině
    .ins = družinou
side-monsters = nestvůry
    .number = pl
    .gender = f
    .gen = nestvůr
    .dat = nestvůrám
    .acc = nestvůry
    .loc = nestvůrách
    .ins = nestvůrami
side-enemies = nepřátelé
    .number = pl
    .gen = nepřátel
    .dat = nepřátelům
    .acc = nepřátele
    .loc = nepřátelích
    .ins = nepřáteli

## Jednotky

unit-foot = { $count ->
    [one] { $count } stopa
    [few] { $count } stopy
    [many] { $count } stopy
   *[other] { $count } stop
}
    .gen = { $count ->
        [one] { $count } stopy
        [many] { $count } stopy
       *[other] { $count } stop
    }
    .acc = { $count ->
        [one] { $count } stopu
        [few] { $count } stopy
        [many] { $count } stopy
       *[other] { $count } stop
    }
unit-sah = { $count ->
    [one] { $count } sáh
    [few] { $count } sáhy
    [many] { $count } sáhu
   *[other] { $count } sáhů
}
    .gen = { $count ->
        [one] { $count } sáhu
        [many] { $count } sáhu
       *[other] { $count } sáhů
    }

## Ukazatele, součty, pravidla

gauge-line = { $maximum_known ->
    [yes] { $label } { $value }/{ $maximum }
   *[no] { $label } { $value }
}
why-rule = { $id } „{ $title }“
part-base = základ
part-bonus = bonus
part-penalty = postih
part-situation = okolnosti
tag-core = základní pravidlo
tag-option = volitelné pravidlo
tag-gm-ruling = rozhoduje vypravěč
tag-completion = doplněno, zdroj o tom mlčí

## Odpovědi a konce

option-yes = ano
option-no = ne
option-stop = ukončit scénu
ask-roll = { $actor_known ->
    [yes] { $actor }: hoď { $dice } ({ $title })
   *[no] Hoď { $dice } ({ $title })
}
outcome-victory = { $winner_known ->
    [yes] Konec: vítězí { $winner }.
   *[no] Konec: zvítězila jedna ze stran.
}
outcome-nobody = Konec: nezůstal nikdo.
outcome-stopped = Scéna byla zastavena.
outcome-undecided = Konec bez rozhodnutí.

## Vyprávění

story-round = ── { $round }. kolo ──
story-leaning = se si mu mi ti ho ji jí jim jich to tu by bych jsem jsi
clause-and = { " " }a{ " " }
story-again = { $actor_gender ->
   *[m] { $said }
}
story-after-round = Po { $round }. kole: { $all }.

## Závady

problem-line =
    .path-value = `{ $path }`: { $value } – { $reason }; { $remedy }.
    .path = `{ $path }` – { $reason }; { $remedy }.
    .bare-value = { $value } – { $reason }; { $remedy }.
    .bare = { CAP($reason) }; { $remedy }.

problem-error = něco se nepovedlo: { $text }
    .remedy = zkontroluj vstup a zkus to znovu
problem-missing = tenhle údaj chybí
    .remedy = { $known_known ->
        [yes] doplň ho (možnosti: { $known })
       *[no] doplň ho
    }
problem-unknown-key = takový klíč tu neznám
    .remedy = { $near_known ->
        [yes] nejspíš to měl být { $near }
       *[no] { $known_known ->
            [yes] { $many_known ->
                [yes] všech { $many } klíčů vypíše bojiste schema
               *[no] možné klíče: { $known }
            }
           *[no] smaž ho
        }
    }
problem-not-one-of = taková možnost není
    .remedy = { $near_known ->
        [yes] nejspíš to mělo být { $near }
       *[no] { $known_known ->
            [yes] vyber z těchto: { $known }
           *[no] smaž ji
        }
    }
problem-below-minimum = to je moc málo
    .remedy = zadej aspoň { $minimum }
problem-not-above = to je moc málo
    .remedy = zadej víc než { $minimum }
problem-above-maximum = to je moc
    .remedy = zadej nejvýš { $maximum }
problem-not-below = to je moc
    .remedy = zadej méně než { $maximum }
problem-not-a-number = to není číslo
    .remedy = zadej číslo, třeba 3
problem-not-an-integer = to není celé číslo
    .remedy = zadej celé číslo bez uvozovek
problem-not-text = to není text
    .remedy = zadej text v uvozovkách
problem-empty-text = text je prázdný
    .remedy = něco napiš, nebo řádek smaž
problem-long-text = text je moc dlouhý
    .remedy = { $maximum ->
        [one] zkrať ho na { $maximum } znak
        [few] zkrať ho na { $maximum } znaky
       *[other] zkrať ho na { $maximum } znaků
    }
problem-bad-shape = takový zápis sem nepatří
    .remedy = zápis musí odpovídat vzoru { $pattern }
problem-not-yes-no = tady se čeká ano, nebo ne
    .remedy = zadej true, nebo false
problem-not-a-list = to není seznam
    .remedy = zapiš hodnoty do hranatých závorek
problem-not-a-name = to není jméno
    .remedy = napiš ho v uvozovkách, nebo jako tabulku tvarů
problem-not-a-table = to není tabulka
    .remedy = zapiš ji jako klíč = hodnota
problem-too-few = položek je málo
    .remedy = uveď jich aspoň { $minimum }
problem-too-many = položek je moc
    .remedy = uveď jich nejvýš { $maximum }
problem-invalid = tuhle hodnotu nejde přečíst ({ $text })
    .remedy = oprav ji podle popisu scén
problem-no-combatants = ve scéně nikdo není
    .remedy = přidej aspoň jednu tabulku [[combatant]]
problem-unknown-block = takový záznam v bestiáři není
    .remedy = { $near_known ->
        [yes] podobné záznamy: { $near }
       *[no] vyber jiný, nebo vypiš hodnoty přímo ve scéně
    }
problem-duplicate-id = tohle id už má { $first }
    .remedy = dej jednomu z nich jiné
problem-own-relation = strana nemá vztah sama k sobě
    .remedy = smaž ho
problem-not-symmetric = strana { $other } to o tomhle vztahu říká jinak
    .remedy = uveď vztah u obou stran stejně, nebo jen u jedné
problem-unknown-format = tenhle formát neznám
    .remedy = umím jen formát { $known }
problem-unknown-system = takový systém pravidel není
    .remedy = { $near_known ->
        [yes] nejspíš to měl být { $near }
       *[no] vyber z těchto: { $known }
    }
problem-bad-dice = takhle se kostky nepíšou
    .remedy = například 2k6, 1k8+3 nebo číslo
problem-bad-damage = takhle se zranění nezapisuje
    .remedy = napiš třeba „1d8+3 slashing“ nebo „2d6 fire“
problem-bad-die = takovou kostku hra nemá
    .remedy = vyber z těchto: { $known }
problem-reserved-id = tohle id má v pravidlech vlastní význam
    .remedy = zvol jiné než: { $known }
problem-one-side = všichni jsou na jedné straně
    .remedy = dej někomu jinou side
problem-rule-not-written = toto pravidlo katalog má, ale Bojiště je zatím nehraje
    .remedy = příkaz „bojiste rules“ vypíše pravidla, která už jsou
problem-unknown-rule = takové pravidlo není
    .remedy = { $near_known ->
        [yes] podobná: { $near }
       *[no] seznam vypíše příkaz „bojiste rules“
    }

problem-not-offered = taková odpověď se nenabízí
    .remedy = vyber z těchto: { $offered }
problem-not-an-amount = to není množství, na které se hra ptá
    .remedy = zadej celé číslo od { $minimum } do { $maximum }
problem-not-asked = { $number ->
    [0] teď se hra na nic neptá
   *[other] na tuhle otázku se teď hra neptá
}
    .remedy = { $number ->
        [0] počkej na další otázku
       *[other] odpověz na otázku číslo { $number }
    }
problem-not-your-ask = na tohle má odpovědět někdo jiný
    .remedy = odpověz jako { $seat }
problem-nobody-there = za tohle místo nikdo nerozhoduje
    .remedy = posaď k němu hráče, nebo mu dej taktiku
problem-nothing-to-undo = není co vrátit
    .remedy = nejdřív na něco odpověz
problem-decisions-not-used-up = na tohle rozhodnutí nedošlo
    .remedy = smaž ho, nebo oprav pořadí rozhodnutí

problem-bad-face = k{ NUMBER($sides, useGrouping: 0) } takovou stěnu nemá
    .remedy = zadej číslo od 1 do { $sides }
problem-script-too-short = připravené hody došly, hází se ještě k{ NUMBER($sides, useGrouping: 0) }
    .remedy = připiš další hod
problem-script-not-used-up = tyhle připravené hody zbyly
    .remedy = smaž je, nebo oprav pořadí hodů
problem-no-die-waits = na žádný hod se nečeká
    .remedy = zadej hod, až si o něj hra řekne

problem-not-a-save = to není uložená hra
    .remedy = vyber soubor, který uložilo Bojiště
problem-damaged-save = uložená hra je tady poškozená
    .remedy = vezmi starší zálohu
problem-replay-wants-face = v záznamu tu má být hod kostkou
    .remedy = vezmi starší zálohu
problem-replay-wants-answer = záznam tu odpovídá na jinou otázku
    .remedy = přehraj hru verzí, která ji uložila
problem-replay-left-over = odsud dál už hra záznam nepotřebuje
    .remedy = přehraj hru verzí, která ji uložila
problem-replay-differs = tady se hra rozešla se záznamem
    .remedy = přehraj ji verzí, která ji uložila, nebo ji načti bez kontroly
problem-replay-too-short = hra skončila dřív než její záznam
    .remedy = přehraj ji verzí, která ji uložila, nebo ji načti bez kontroly

problem-empty-map = mapa je prázdná
    .remedy = nakresli aspoň jeden řádek
problem-uneven-map = { $line_known ->
    [yes] řádek mapy { $line } je jinak dlouhý než první
   *[no] řádky mapy nejsou stejně dlouhé
}
    .remedy = dorovnej je tečkami
problem-unknown-ground = { $line_known ->
    [yes] tenhle znak na mapu nepatří (řádek { $line }, sloupec { $column })
   *[no] tenhle znak na mapu nepatří
}
    .remedy = kresli znaky . # ~ = ≈ %, písmeny a číslicemi

problem-notation-empty = není tu co hodit
    .remedy = napiš třeba { $near }
problem-notation-too-long = zápis je moc dlouhý
    .remedy = zkrať ho na { $maximum } znaků
problem-notation-too-many-terms = členů je moc (místo { $place })
    .remedy = sčítej jich nejvýš { $maximum }
problem-notation-number = číslo { $number } na místě { $place } je mimo meze
    .remedy = zadej { $minimum } až { $maximum }, třeba { $near }
problem-notation-too-many-dice = tolik kostek naráz hodit nejde (místo { $place })
    .remedy = hoď jich nejvýš { $maximum }, třeba { $near }
problem-notation-no-dice = hodit nula kostek nejde (místo { $place })
    .remedy = hoď aspoň jednou, třeba { $near }
problem-notation-sides = taková kostka není (místo { $place })
    .remedy = stěn smí být { $minimum } až { $maximum }, třeba { $near }
problem-notation-keep = tolik kostek si nechat nejde (místo { $place })
    .remedy = nech si { $minimum } až { $maximum }, třeba { $near }
problem-notation-drop = tolik kostek zahodit nejde (místo { $place })
    .remedy = zahoď { $minimum } až { $maximum }, třeba { $near }
problem-notation-unfinished = zápis není celý: { $expected ->
    [term] chybí kostka nebo číslo
    [dice] chybí kostka
    [sides] chybí počet stěn
    [number] chybí číslo
    [close] chybí závorka )
   *[sign] chybí znaménko
}
    .remedy = napiš třeba { $near }
problem-notation-unexpected = „{ $found }“ na místo { $place } nepatří, { $expected ->
    [term] čeká se tu kostka nebo číslo
    [dice] čeká se tu kostka
    [sides] čeká se tu počet stěn
    [number] čeká se tu číslo
    [close] čeká se tu závorka )
    [twice] výhoda se píše adv, nevýhoda dis
   *[sign] čeká se tu znaménko, nebo konec
}
    .remedy = napiš třeba { $near }
problem-notation-ambiguous-keep = „{ $found }“ jde číst dvojím způsobem
    .remedy = napiš { $keep } (nechat nejvyšší), nebo { $die } (kostka navíc)
problem-notation-ambiguous-drop = „{ $found }“ jde číst dvojím způsobem
    .remedy = napiš { $drop } (zahodit nejnižší), nebo { $die } (kostka navíc)
problem-notation-too-large = přesné rozdělení by se počítalo moc dlouho
    .remedy = uber kostky nebo stěny

## Předpovědi (forecast)

measure-won = vítězství
measure-fell = vyřazení z boje
measure-died = mrtví
measure-rounds = kola
measure-hp = zbylé životy

forecast-played =
    { $fights ->
        [one] Odehrán { NUMBER($fights) } boj
        [few] Odehrány { NUMBER($fights) } boje
       *[other] Odehráno { NUMBER($fights) } bojů
    }, semínko { $seed }.
forecast-interrupted =
    Přerušeno: { $fights ->
        [one] odehrán { NUMBER($fights) } boj
        [few] odehrány { NUMBER($fights) } boje
       *[other] odehráno { NUMBER($fights) } bojů
    } z { NUMBER($asked) }, semínko { $seed }.
forecast-legend = Podíl má v závorce 95% interval, průměr za znakem ±; v závorce za průměrem jsou meze osmi bojů z deseti a medián.
forecast-nobody = nikdo
forecast-share = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
forecast-range = { $one ->
    [yes] { NUMBER($low) }
   *[no] { NUMBER($low) } až { NUMBER($high) }
}
forecast-constant = vždy { NUMBER($value) }
forecast-limit = Přerušeno, protože došla kola:
forecast-limit-share = { $alone ->
    [yes] { $share } bojů
   *[other] { $of }: { $share } bojů
}
forecast-limit-much = Pozor: { $alone ->
    [yes] {""}
   *[other] { $of }:{" "}
}{ $share } bojů se přerušilo, protože došla kola; o tom, kdo vítězí, nic neříkají.
forecast-never = Ani jednou: { $what }.
forecast-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $span }, medián { NUMBER($median) })
forecast-single = { NUMBER($median) } (jediný boj)
forecast-conventions = Předpověď počítá s tímto:
forecast-unlucky = Nejhorší boje pro stranu „{ $who }“:
forecast-fight = boj { $fight }: { $won ->
        [yes] výhra
       *[no] bez výhry
    }, { $fallen ->
        [0] beze ztrát
       *[other] vyřazení a úmrtí: { NUMBER($fallen) }
    }
forecast-tenth = jeden boj z deseti dopadne takhle nebo hůř: { $fate } (nejnešťastnějších { NUMBER($fights) }: výher { NUMBER($won, style: "percent") }, vyřazení a úmrtí průměrně { NUMBER($fallen, minimumFractionDigits: 1, maximumFractionDigits: 1) })
forecast-left = { $what }: { NUMBER($left) }

## Jména ve scéně (check --names)

roster-line = { $tongue ->
    [cs] česky
   *[ru] rusky
} { $id }: { $name } ({ $gender }{ $many ->
    [yes] {", "}množné číslo
   *[no] { "" }
}){ $told ->
    [given] {" "}– { $forms } (zadáno)
    [guessed] {" "}– { $forms } (odhad)
   *[unknown] : neskloňuje se, věty se jménu přizpůsobí
}
roster-remedy = Špatný odhad opravíš u jména: { $form }; stačí napsat to, co nesedí.
