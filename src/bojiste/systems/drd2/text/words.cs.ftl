### Dračí doupě II česky: slovník – vlastnosti, Zdroje, dovednosti, manévry, stavy.

## Vlastnosti

property-body = Tělo
    .gender = n
    .gen = Těla
    .dat = Tělu
    .acc = Tělo
    .loc = Těle
    .ins = Tělem
property-soul = Duše
    .gender = f
    .gen = Duše
    .dat = Duši
    .acc = Duši
    .loc = Duši
    .ins = Duší
property-influence = Vliv
    .gender = m
    .gen = Vlivu
    .dat = Vlivu
    .acc = Vliv
    .loc = Vlivu
    .ins = Vlivem

## Zdroje podle počtu

resource-body = { $count ->
    [one] { $count } Tělo
    [few] { $count } Těla
   *[other] { $count } Těl
}
    .gen = { $count ->
        [one] { $count } Těla
       *[other] { $count } Těl
    }
    .dat = { $count ->
        [one] { $count } Tělu
       *[other] { $count } Tělům
    }
    .acc = { $count ->
        [one] { $count } Tělo
        [few] { $count } Těla
       *[other] { $count } Těl
    }
    .ins = { $count ->
        [one] { $count } Tělem
       *[other] { $count } Těly
    }
resource-soul = { $count ->
    [one] { $count } Duše
    [few] { $count } Duše
   *[other] { $count } Duší
}
    .gen = { $count ->
        [one] { $count } Duše
       *[other] { $count } Duší
    }
    .dat = { $count ->
        [one] { $count } Duši
       *[other] { $count } Duším
    }
    .acc = { $count ->
        [one] { $count } Duši
        [few] { $count } Duše
       *[other] { $count } Duší
    }
    .ins = { $count ->
        [one] { $count } Duší
       *[other] { $count } Dušemi
    }
resource-influence = { $count ->
    [one] { $count } Vliv
    [few] { $count } Vlivy
   *[other] { $count } Vlivů
}
    .gen = { $count ->
        [one] { $count } Vlivu
       *[other] { $count } Vlivů
    }
    .dat = { $count ->
        [one] { $count } Vlivu
       *[other] { $count } Vlivům
    }
    .acc = { $count ->
        [one] { $count } Vliv
        [few] { $count } Vlivy
       *[other] { $count } Vlivů
    }
    .ins = { $count ->
        [one] { $count } Vlivem
       *[other] { $count } Vlivy
    }
resource-advantage = { $count ->
    [one] { $count } Výhoda
    [few] { $count } Výhody
   *[other] { $count } Výhod
}
    .gen = { $count ->
        [one] { $count } Výhody
       *[other] { $count } Výhod
    }
    .dat = { $count ->
        [one] { $count } Výhodě
       *[other] { $count } Výhodám
    }
    .acc = { $count ->
        [one] { $count } Výhodu
        [few] { $count } Výhody
       *[other] { $count } Výhod
    }
    .ins = { $count ->
        [one] { $count } Výhodou
       *[other] { $count } Výhodami
    }
resource-fate = { $count ->
    [one] { $count } Sudba
    [few] { $count } Sudby
   *[other] { $count } Sudeb
}
    .gen = { $count ->
        [one] { $count } Sudby
       *[other] { $count } Sudeb
    }
    .dat = { $count ->
        [one] { $count } Sudbě
       *[other] { $count } Sudbám
    }
    .acc = { $count ->
        [one] { $count } Sudbu
        [few] { $count } Sudby
       *[other] { $count } Sudeb
    }
    .ins = { $count ->
        [one] { $count } Sudbou
       *[other] { $count } Sudbami
    }
resource-bond = { $count ->
    [one] { $count } Pouto
    [few] { $count } Pouta
   *[other] { $count } Pout
}
    .gen = { $count ->
        [one] { $count } Pouta
       *[other] { $count } Pout
    }
    .dat = { $count ->
        [one] { $count } Poutu
       *[other] { $count } Poutům
    }
    .acc = { $count ->
        [one] { $count } Pouto
        [few] { $count } Pouta
       *[other] { $count } Pout
    }
    .ins = { $count ->
        [one] { $count } Poutem
       *[other] { $count } Pouty
    }
resource-any = { $count ->
    [one] { $count } Zdroj
    [few] { $count } Zdroje
   *[other] { $count } Zdrojů
}
    .gen = { $count ->
        [one] { $count } Zdroje
       *[other] { $count } Zdrojů
    }
    .dat = { $count ->
        [one] { $count } Zdroji
       *[other] { $count } Zdrojům
    }
    .acc = { $count ->
        [one] { $count } Zdroj
        [few] { $count } Zdroje
       *[other] { $count } Zdrojů
    }
    .ins = { $count ->
        [one] { $count } Zdrojem
       *[other] { $count } Zdroji
    }

## Povolání

occupation-hunter = lovec
    .gender = m
    .gen = lovce
    .dat = lovci
    .acc = lovce
    .loc = lovci
    .ins = lovcem
occupation-juggler = kejklíř
    .gender = m
    .gen = kejklíře
    .dat = kejklíři
    .acc = kejklíře
    .loc = kejklíři
    .ins = kejklířem
occupation-warrior = bojovník
    .gender = m
    .gen = bojovníka
    .dat = bojovníkovi
    .acc = bojovníka
    .loc = bojovníkovi
    .ins = bojovníkem
occupation-conjurer = zaříkávač
    .gender = m
    .gen = zaříkávače
    .dat = zaříkávači
    .acc = zaříkávače
    .loc = zaříkávači
    .ins = zaříkávačem
occupation-apothecary = mastičkář
    .gender = m
    .gen = mastičkáře
    .dat = mastičkáři
    .acc = mastičkáře
    .loc = mastičkáři
    .ins = mastičkářem
occupation-sorcerer = čaroděj
    .gender = m
    .gen = čaroděje
    .dat = čaroději
    .acc = čaroděje
    .loc = čaroději
    .ins = čarodějem
occupation-advanced = pokročilé povolání
    .gender = n
    .gen = pokročilého povolání
    .dat = pokročilému povolání
    .acc = pokročilé povolání
    .loc = pokročilém povolání
    .ins = pokročilým povoláním
occupation-unknown = neznámé povolání
    .gender = n
    .gen = neznámého povolání
    .dat = neznámému povolání
    .acc = neznámé povolání
    .loc = neznámém povolání
    .ins = neznámým povoláním

## Dovednosti

skill-travel = Cestování
    .gender = n
    .gen = Cestování
    .dat = Cestování
    .acc = Cestování
    .loc = Cestování
    .ins = Cestováním
skill-orientation-wild = Orientace v divočině
    .gender = f
    .gen = Orientace v divočině
    .dat = Orientaci v divočině
    .acc = Orientaci v divočině
    .loc = Orientaci v divočině
    .ins = Orientací v divočině
skill-common-shooting = Běžná střelba
    .gender = f
    .gen = Běžné střelby
    .dat = Běžné střelbě
    .acc = Běžnou střelbu
    .loc = Běžné střelbě
    .ins = Běžnou střelbou
skill-agility = Pohyblivost
    .gender = f
    .gen = Pohyblivosti
    .dat = Pohyblivosti
    .acc = Pohyblivost
    .loc = Pohyblivosti
    .ins = Pohyblivostí
skill-orientation-city = Orientace ve městě
    .gender = f
    .gen = Orientace ve městě
    .dat = Orientaci ve městě
    .acc = Orientaci ve městě
    .loc = Orientaci ve městě
    .ins = Orientací ve městě
skill-charisma = Charisma
    .gender = n
    .gen = Charismatu
    .dat = Charismatu
    .acc = Charisma
    .loc = Charismatu
    .ins = Charismatem
skill-common-melee = Běžný boj zblízka
    .gender = m
    .gen = Běžného boje zblízka
    .dat = Běžnému boji zblízka
    .acc = Běžný boj zblízka
    .loc = Běžném boji zblízka
    .ins = Běžným bojem zblízka
skill-strength = Síla
    .gender = f
    .gen = Síly
    .dat = Síle
    .acc = Sílu
    .loc = Síle
    .ins = Silou
skill-self-confidence = Sebedůvěra
    .gender = f
    .gen = Sebedůvěry
    .dat = Sebedůvěře
    .acc = Sebedůvěru
    .loc = Sebedůvěře
    .ins = Sebedůvěrou
skill-learning = Učenost
    .gender = f
    .gen = Učenosti
    .dat = Učenosti
    .acc = Učenost
    .loc = Učenosti
    .ins = Učeností
skill-ointments = Masti a běžné jedy
    .gender = f
    .gen = Mastí a běžných jedů
    .dat = Mastem a běžným jedům
    .acc = Masti a běžné jedy
    .loc = Mastech a běžných jedech
    .ins = Mastmi a běžnými jedy
skill-facts = Věcné argumenty
    .gender = m
    .gen = Věcných argumentů
    .dat = Věcným argumentům
    .acc = Věcné argumenty
    .loc = Věcných argumentech
    .ins = Věcnými argumenty
skill-fire-magic = Magie ohně
    .gender = f
    .gen = Magie ohně
    .dat = Magii ohně
    .acc = Magii ohně
    .loc = Magii ohně
    .ins = Magií ohně
skill-wind-magic = Magie větru
    .gender = f
    .gen = Magie větru
    .dat = Magii větru
    .acc = Magii větru
    .loc = Magii větru
    .ins = Magií větru
skill-wood-magic = Magie dřeva
    .gender = f
    .gen = Magie dřeva
    .dat = Magii dřeva
    .acc = Magii dřeva
    .loc = Magii dřeva
    .ins = Magií dřeva
skill-aerial-acrobatics = Vzdušná akrobacie
    .gender = f
    .gen = Vzdušné akrobacie
    .dat = Vzdušné akrobacii
    .acc = Vzdušnou akrobacii
    .loc = Vzdušné akrobacii
    .ins = Vzdušnou akrobacií
skill-mechanisms = Mechanismy
    .gender = m
    .gen = Mechanismů
    .dat = Mechanismům
    .acc = Mechanismy
    .loc = Mechanismech
    .ins = Mechanismy
skill-frighten-undead = Zastrašení nemrtvých
    .gender = n
    .gen = Zastrašení nemrtvých
    .dat = Zastrašení nemrtvých
    .acc = Zastrašení nemrtvých
    .loc = Zastrašení nemrtvých
    .ins = Zastrašením nemrtvých

## Druhy postav

type-hero = hrdina
    .gender = m
    .gen = hrdiny
    .dat = hrdinovi
    .acc = hrdinu
    .loc = hrdinovi
    .ins = hrdinou
type-being = bytost
    .gender = f
    .gen = bytosti
    .dat = bytosti
    .acc = bytost
    .loc = bytosti
    .ins = bytostí
type-helper = pomocník
    .gender = m
    .gen = pomocníka
    .dat = pomocníkovi
    .acc = pomocníka
    .loc = pomocníkovi
    .ins = pomocníkem

## Druhy akcí (přídavné jméno k akci)

kind-obvious = samozřejmá
    .gender = f
    .gen = samozřejmé
    .dat = samozřejmé
    .acc = samozřejmou
    .loc = samozřejmé
    .ins = samozřejmou
kind-possible = možná
    .gender = f
    .gen = možné
    .dat = možné
    .acc = možnou
    .loc = možné
    .ins = možnou
kind-demanding = náročná
    .gender = f
    .gen = náročné
    .dat = náročné
    .acc = náročnou
    .loc = náročné
    .ins = náročnou
kind-impossible = nemožná
    .gender = f
    .gen = nemožné
    .dat = nemožné
    .acc = nemožnou
    .loc = nemožné
    .ins = nemožnou

## Následky

effect-threat_up = zvýšení Ohrožení
    .gender = n
    .gen = zvýšení Ohrožení
    .dat = zvýšení Ohrožení
    .acc = zvýšení Ohrožení
    .loc = zvýšení Ohrožení
    .ins = zvýšením Ohrožení
effect-threat_down = snížení Ohrožení
    .gender = n
    .gen = snížení Ohrožení
    .dat = snížení Ohrožení
    .acc = snížení Ohrožení
    .loc = snížení Ohrožení
    .ins = snížením Ohrožení
effect-advantage = Výhoda
    .gender = f
    .gen = Výhody
    .dat = Výhodě
    .acc = Výhodu
    .loc = Výhodě
    .ins = Výhodou
effect-own_advantage = Výhoda pro sebe
    .gender = f
    .gen = Výhody pro sebe
    .dat = Výhodě pro sebe
    .acc = Výhodu pro sebe
    .loc = Výhodě pro sebe
    .ins = Výhodou pro sebe
effect-scar = Jizva
    .gender = f
    .gen = Jizvy
    .dat = Jizvě
    .acc = Jizvu
    .loc = Jizvě
    .ins = Jizvou
effect-eliminate = vyřazení
    .gender = n
    .gen = vyřazení
    .dat = vyřazení
    .acc = vyřazení
    .loc = vyřazení
    .ins = vyřazením
effect-story = jen příběh
    .gender = m
    .gen = jen příběhu
    .dat = jen příběhu
    .acc = jen příběh
    .loc = jen příběhu
    .ins = jen příběhem
effect-other = zvláštní následek
    .gender = m
    .gen = zvláštního následku
    .dat = zvláštnímu následku
    .acc = zvláštní následek
    .loc = zvláštním následku
    .ins = zvláštním následkem

## Manévry a postihy

manoeuvre-defence = obrana
    .gender = f
    .gen = obrany
    .dat = obraně
    .acc = obranu
    .loc = obraně
    .ins = obranou
manoeuvre-wide = rozsáhle
manoeuvre-precise = přesně
manoeuvre-mighty = mocně
manoeuvre-cunning = lstivě
penalty-imprecise = nepřesně
penalty-weak = chabě
penalty-foolish = hloupě

## Stavy postav (.f a .n podle rodu postavy)

status-active = ve hře
status-eliminated_present = vyřazen, ale na scéně
    .f = vyřazena, ale na scéně
    .n = vyřazeno, ale na scéně
status-eliminated_removed = vyřazen a pryč
    .f = vyřazena a pryč
    .n = vyřazeno a pryč
status-left = odešel z konfliktu
    .f = odešla z konfliktu
    .n = odešlo z konfliktu
status-retired = skončil svou dráhu
    .f = skončila svou dráhu
    .n = skončilo svou dráhu

## Stavy iniciativy (přídavné jméno k iniciativě)

initiative-waiting = nepoužitá
    .gender = f
    .gen = nepoužité
    .dat = nepoužité
    .acc = nepoužitou
    .loc = nepoužité
    .ins = nepoužitou
initiative-postponed = odložená
    .gender = f
    .gen = odložené
    .dat = odložené
    .acc = odloženou
    .loc = odložené
    .ins = odloženou
initiative-spent = použitá
    .gender = f
    .gen = použité
    .dat = použité
    .acc = použitou
    .loc = použité
    .ins = použitou
initiative-lost = propadlá
    .gender = f
    .gen = propadlé
    .dat = propadlé
    .acc = propadlou
    .loc = propadlé
    .ins = propadlou
