### Vyprávění: co kdo udělal, bez podmětu a bez tečky; čísla stojí v závorce za tím.

story-silent = opposed evaluation evaluation-over story
story-past = conflict-over

told-commit = { $commit_id ->
    [roll] { "" }
    [change] { PAST("změnil", $actor_gender) } hlášení
   *[drop] { PAST("upustil", $actor_gender) } od toho
}
told-won = { PAST("měl", $actor_gender) } navrch{ $target_known ->
    [yes] { $target_declines ->
        [yes] { " " }nad { $target_ins }
       *[no] { " " }({ $target } ne)
    }
   *[no] { "" }
}{ $tie_known ->
    [yes] { story-tie }
   *[no] { "" }
}
told-accepted = { $cannot_known ->
    [yes] na vyčerpání { PAST("neměl", $actor_gender) } (stálo by { too-little.cost }{ too-little }) a { PAST("přijal", $actor_gender) } neúspěch
   *[no] { PAST("přijal", $actor_gender) } neúspěch
}
told-failed = { $lock_id ->
    [nobody] může to zkusit znovu
    [party] touhle cestou to už nezkusí a zbytek strany taky ne
    [complication_for_others] znovu to zkusit nesmí; ostatním se to zkomplikovalo
   *[character] týmž způsobem to podruhé zkusit nesmí
}
told-at-once = oba jednali naráz, nikdo nebyl dřív: { $targets }
told-reacted = { PAST("reagoval", $actor_gender) }{ $means_known ->
    [yes] { " " }{ $means }
   *[no] { "" }
} ({ $skills }){ $target_known ->
    [yes] { $target_declines ->
        [yes] { " " }za { $target_acc }
       *[no] { " " }místo jiného: { $target }
    }
   *[no] { "" }
}
told-no-reaction = nijak { PAST("nereagoval", $actor_gender) } a nebezpečí dopadlo
told-avoided = { PAST("odvrátil", $actor_gender) } nebezpečí
    .strip = třeba 9
told-postponed = { PAST("odložil", $actor_gender) } iniciativu a čeká
strip-demand = { $actor } za pokus: { taken }
told-exhausted = { $lead ->
    [yes] se { PAST("vyčerpal", $actor_gender) }
   *[no] { PAST("vyčerpal", $actor_gender) } se
}{ $test_known ->
    [yes] , a tak přece { PAST("uspěl", $actor_gender) }
   *[no] { " " }a { PAST("odvrátil", $actor_gender) } to
}
    .strip = platí { paid }{ $actor_threat_known ->
        [yes] { " · " }Ohrožení { $actor_threat_old } → { $actor_threat_new }
       *[no] { "" }
    }
# Dovednost, kterou věta neříká.
story-with-skill = { $skill_id ->
    [common-melee] { "" }
    [common-shooting] { "" }
    [charisma] { "" }
    [facts] { "" }
    [learning] { "" }
    [fire-magic] { "" }
    [wind-magic] { "" }
    [wood-magic] { "" }
   *[other] { " " }({ $skills })
}
strip-rolled = { $actor }{ story-with-skill }: { $sum }
strip-manoeuvre = { $actor } { $manoeuvre }{ taken.of }: { $price ->
    [0] zdarma
   *[other] { taken }
}
strip-threat = { $target }: Ohrožení { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] zůstává { $threat }
}

## Činy: sloveso podle dovednosti, následku a toho, kdo jedná; tři způsoby, aby se neopakovaly.

# Kdo je cílem. Zájmeno stojí před slovesem, jméno za ním.
story-acc-before = { $pronoun ->
    [yes] { $whom_gender ->
        [f] ji
        [pm] je
        [pf] je
        [pn] je
       *[m] ho
    }{ " " }
   *[no] { "" }
}
story-acc = { $pronoun ->
    [yes] { "" }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { " " }{ $whom_acc }
           *[no] { " " }protivníka { $whom }
        }
       *[no] { " " }protivníka
    }
}
story-dat-before = { $pronoun ->
    [yes] { $whom_gender ->
        [f] jí
        [pm] jim
        [pf] jim
        [pn] jim
       *[m] mu
    }{ " " }
   *[no] { "" }
}
story-dat = { $pronoun ->
    [yes] { "" }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { " " }{ $whom_dat }
           *[no] { " " }protivníkovi { $whom }
        }
       *[no] { " " }protivníkovi
    }
}
story-at = { " " }na { $pronoun ->
    [yes] { $whom_gender ->
        [f] ni
        [pm] ně
        [pf] ně
        [pn] ně
       *[m] něj
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { $whom_acc }
           *[no] protivníka { $whom }
        }
       *[no] protivníka
    }
}
story-with = { " " }{ $pronoun ->
    [yes] s { $whom_gender ->
        [f] ní
        [pm] nimi
        [pf] nimi
        [pn] nimi
       *[m] ním
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { PREP("s", $whom_ins) }
           *[no] s protivníkem { $whom }
        }
       *[no] s protivníkem
    }
}
story-ins = { " " }{ $pronoun ->
    [yes] { $whom_gender ->
        [f] jí
        [pm] jimi
        [pf] jimi
        [pn] jimi
       *[m] jím
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { $whom_ins }
           *[no] protivníkem { $whom }
        }
       *[no] protivníkem
    }
}

# Zvratné slovo za podmětem, jinak až za slovesem.
story-se-before = { $name_known ->
    [yes] { "" }
   *[no] { $lead ->
        [yes] se{ " " }
       *[no] { "" }
    }
}
story-se-after = { $name_known ->
    [yes] { " " }se
   *[no] { $lead ->
        [yes] { "" }
       *[no] { " " }se
    }
}
story-si-before = { $name_known ->
    [yes] { "" }
   *[no] { $lead ->
        [yes] si{ " " }
       *[no] { "" }
    }
}
story-si-after = { $name_known ->
    [yes] { " " }si
   *[no] { $lead ->
        [yes] { "" }
       *[no] { " " }si
    }
}

# Čím: šarmem, argumenty.
story-means = { $skill_id ->
    [charisma] šarmem{ " " }
    [facts] argumenty{ " " }
    [learning] učeností{ " " }
    [fire-magic] ohněm{ " " }
    [wind-magic] větrem{ " " }
    [wood-magic] kouzlem dřeva{ " " }
   *[other] { "" }
}
story-all-at-once = { $wide_known ->
    [yes] { " " }naráz
   *[no] { $area_known ->
        [yes] { " " }naráz
       *[no] { "" }
    }
}

story-press-done = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { story-acc-before }{ PAST("zahnal", $by_gender) }{ story-acc } do úzkých
            [1] { story-acc-before }{ PAST("přinutil", $by_gender) }{ story-acc } couvat
           *[2] { story-acc-before }{ PAST("nenechal", $by_gender) }{ story-acc } vydechnout
        }
       *[no] { $nth ->
            [0] { story-acc-before }{ PAST("zahnal", $by_gender) }{ story-acc } do úzkých
            [1] { story-acc-before }{ PAST("přinutil", $by_gender) }{ story-acc } couvat
           *[2] { story-acc-before }{ PAST("zasypal", $by_gender) }{ story-acc } ranami
        }
    }
    [shot] { $nth ->
        [0] { story-acc-before }{ PAST("přitiskl", $by_gender) }{ story-acc } střelbou k zemi
        [1] { story-acc-before }{ PAST("donutil", $by_gender) }{ story-acc } střelou couvnout
       *[2] { story-acc-before }{ PAST("nenechal", $by_gender) }{ story-acc } střelbou vydechnout
    }
    [word] { $nth ->
        [0] { story-means }{ PAST("zatlačil", $by_gender) }{ story-at }
        [1] { story-acc-before }{ story-means }{ PAST("přitlačil", $by_gender) }{ story-acc } ke zdi
       *[2] { story-acc-before }{ story-means }{ PAST("vyvedl", $by_gender) }{ story-acc } z míry
    }
    [fright] { $nth ->
        [0] { story-acc-before }{ PAST("zastrašil", $by_gender) }{ story-acc }
        [1] { story-dat-before }{ PAST("nahnal", $by_gender) }{ story-dat } strach
       *[2] { story-acc-before }{ PAST("připravil", $by_gender) }{ story-acc } o odvahu
    }
    [magic] { $nth ->
        [0] { story-acc-before }{ story-means }{ PAST("sevřel", $by_gender) }{ story-acc } do kleští
        [1] { story-acc-before }{ story-means }{ PAST("zaskočil", $by_gender) }{ story-acc }
       *[2] { story-acc-before }{ story-means }{ PAST("přinutil", $by_gender) }{ story-acc } couvat
    }
    [nimble] { $nth ->
        [0] { story-acc-before }{ PAST("přelstil", $by_gender) }{ story-acc }
        [1] { story-acc-before }obratně { PAST("rozhodil", $by_gender) }{ story-acc }
       *[2] { story-acc-before }{ PAST("vyvedl", $by_gender) }{ story-acc } z rovnováhy
    }
   *[plain] { $nth ->
        [0] { story-acc-before }{ PAST("dostal", $by_gender) }{ story-acc } pod tlak
        [1] { story-acc-before }{ PAST("zaskočil", $by_gender) }{ story-acc }
       *[2] { story-dat-before }{ PAST("přitížil", $by_gender) }{ story-dat }
    }
}

story-press-tried = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { PAST("vyrazil", $by_gender) }{ story-at }
            [1] { PAST("dorážel", $by_gender) }{ story-at }
           *[2] { PAST("útočil", $by_gender) }{ story-at }
        }
       *[no] { $nth ->
            [0] { PAST("dorážel", $by_gender) }{ story-at }
            [1] { PAST("tlačil", $by_gender) }{ story-at }
           *[2] { PAST("útočil", $by_gender) }{ story-at }
        }
    }
    [shot] { $nth ->
        [0] { PAST("střílel", $by_gender) }{ story-at }
        [1] { PAST("mířil", $by_gender) }{ story-at }
       *[2] { PAST("vystřelil", $by_gender) }{ story-at }
    }
    [word] { $nth ->
        [0] { story-means }{ PAST("tlačil", $by_gender) }{ story-at }
        [1] { story-means }{ PAST("dorážel", $by_gender) }{ story-at }
       *[2] { story-means }{ PAST("útočil", $by_gender) }{ story-at }
    }
    [fright] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } zastrašit
        [1] { story-dat-before }{ PAST("zkoušel", $by_gender, "zkoušel") }{ story-dat } nahnat strach
       *[2] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } připravit o odvahu
    }
    [magic] { $nth ->
        [0] { story-means }{ PAST("útočil", $by_gender) }{ story-at }
        [1] { story-means }{ PAST("dorážel", $by_gender) }{ story-at }
       *[2] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }zaskočit
    }
    [nimble] { $nth ->
        [0] { story-acc-before }{ PAST("zkoušel", $by_gender, "zkoušel") }{ story-acc } přelstít
        [1] obratně { PAST("dorážel", $by_gender) }{ story-at }
       *[2] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } vyvést z rovnováhy
    }
   *[plain] { $nth ->
        [0] { PAST("tlačil", $by_gender) }{ story-at }
        [1] { story-acc-before }{ PAST("zkoušel", $by_gender, "zkoušel") }{ story-acc } zaskočit
       *[2] { PAST("dorážel", $by_gender) }{ story-at }
    }
}

story-put-out-done = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { story-acc-before }{ PAST("smetl", $by_gender) }{ story-acc }
            [1] { story-acc-before }{ PAST("strhl", $by_gender) }{ story-acc } k zemi
           *[2] { story-acc-before }{ PAST("srazil", $by_gender) }{ story-acc }
        }
       *[no] { $nth ->
            [0] { story-acc-before }{ PAST("skolil", $by_gender) }{ story-acc }
            [1] { story-acc-before }{ PAST("srazil", $by_gender) }{ story-acc } k zemi
           *[2] { story-acc-before }{ PAST("vyřadil", $by_gender) }{ story-acc } z boje
        }
    }
    [shot] { $nth ->
        [0] { story-acc-before }{ PAST("složil", $by_gender) }{ story-acc } jedinou střelou
        [1] { story-acc-before }{ PAST("skolil", $by_gender) }{ story-acc } střelou
       *[2] { story-acc-before }{ PAST("vyřadil", $by_gender) }{ story-acc } střelou z boje
    }
    [word] { $form_id ->
        [present] { $nth ->
            [0] { story-acc-before }{ story-means }{ PAST("umlčel", $by_gender) }{ story-acc }
            [1] { story-acc-before }{ story-means }{ PAST("usadil", $by_gender) }{ story-acc }
           *[2] { story-acc-before }{ story-means }{ PAST("odzbrojil", $by_gender) }{ story-acc }
        }
       *[removed] { $nth ->
            [0] { story-acc-before }{ story-means }{ PAST("přiměl", $by_gender) }{ story-acc } odejít
            [1] { story-acc-before }{ story-means }{ PAST("vypudil", $by_gender) }{ story-acc }
           *[2] { story-acc-before }{ story-means }{ PAST("zahnal", $by_gender) }{ story-acc }
        }
    }
    [fright] { $form_id ->
        [present] { $nth ->
            [0] { story-acc-before }{ PAST("zlomil", $by_gender) }{ story-acc }
            [1] { story-acc-before }{ PAST("zkrotil", $by_gender) }{ story-acc }
           *[2] { story-acc-before }{ PAST("umlčel", $by_gender) }{ story-acc }
        }
       *[removed] { $nth ->
            [0] { story-acc-before }{ PAST("zahnal", $by_gender) }{ story-acc } na útěk
            [1] { story-acc-before }{ PAST("vyhnal", $by_gender) }{ story-acc }
           *[2] { story-acc-before }{ PAST("vyděsil", $by_gender) }{ story-acc } k útěku
        }
    }
    [magic] { $nth ->
        [0] { story-acc-before }{ story-means }{ PAST("smetl", $by_gender) }{ story-acc }
        [1] { story-acc-before }{ story-means }{ PAST("skolil", $by_gender) }{ story-acc }
       *[2] { story-acc-before }{ story-means }{ PAST("vyřadil", $by_gender) }{ story-acc }
    }
    [nimble] { $nth ->
        [0] { story-acc-before }obratně { PAST("vyřadil", $by_gender) }{ story-acc }
        [1] { story-acc-before }{ PAST("přelstil", $by_gender) }{ story-acc } a { PAST("vyřadil", $by_gender) }
       *[2] { story-acc-before }{ PAST("vyřadil", $by_gender) }{ story-acc }
    }
   *[plain] { $nth ->
        [0] { story-acc-before }{ PAST("vyřadil", $by_gender) }{ story-acc }
        [1] { story-acc-before }{ PAST("odstavil", $by_gender) }{ story-acc }
       *[2] { story-acc-before }{ PAST("přemohl", $by_gender) }{ story-acc }
    }
}

story-put-out-tried = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { story-se-before }{ PAST("vrhl", $by_gender) }{ story-se-after }{ story-at }
            [1] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } strhnout
           *[2] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } smést
        }
       *[no] { $nth ->
            [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } skolit
            [1] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } srazit
           *[2] { PAST("chtěl", $by_gender) } skoncovat{ story-with }
        }
    }
    [shot] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } složit střelou
        [1] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } skolit
       *[2] { PAST("chtěl", $by_gender) } skoncovat{ story-with } jedinou střelou
    }
    [word] { $form_id ->
        [present] { $nth ->
            [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }umlčet
            [1] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }usadit
           *[2] { PAST("chtěl", $by_gender) } { story-means }skoncovat{ story-with }
        }
       *[removed] { $nth ->
            [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }přimět k odchodu
            [1] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }vypudit
           *[2] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }zahnat
        }
    }
    [fright] { $form_id ->
        [present] { $nth ->
            [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } zlomit
            [1] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } zkrotit
           *[2] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } umlčet
        }
       *[removed] { $nth ->
            [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } zahnat
            [1] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } vyděsit k útěku
           *[2] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } vyhnat
        }
    }
    [magic] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }smést
        [1] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }skolit
       *[2] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }vyřadit
    }
    [nimble] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } vyřadit
        [1] { PAST("chtěl", $by_gender) } skoncovat{ story-with }
       *[2] { story-acc-before }{ PAST("zkoušel", $by_gender, "zkoušel") }{ story-acc } odstavit
    }
   *[plain] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } vyřadit
        [1] { PAST("chtěl", $by_gender) } skoncovat{ story-with }
       *[2] { story-acc-before }{ PAST("zkoušel", $by_gender, "zkoušel") }{ story-acc } přemoci
    }
}

story-wound-done = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { story-acc-before }{ PAST("poranil", $by_gender) }{ story-acc }
            [1] { story-acc-before }{ PAST("zranil", $by_gender) }{ story-acc }
           *[2] { story-acc-before }{ PAST("potrhal", $by_gender) }{ story-acc }
        }
       *[no] { $nth ->
            [0] { story-acc-before }{ PAST("zranil", $by_gender) }{ story-acc }
            [1] { story-acc-before }{ PAST("poranil", $by_gender) }{ story-acc }
           *[2] { story-dat-before }{ PAST("zasadil", $by_gender) }{ story-dat } zlou ránu
        }
    }
    [shot] { $nth ->
        [0] { story-acc-before }{ PAST("postřelil", $by_gender) }{ story-acc }
        [1] { story-acc-before }{ PAST("zranil", $by_gender) }{ story-acc } střelou
       *[2] { story-acc-before }{ PAST("trefil", $by_gender) }{ story-acc }
    }
    [word] { $nth ->
        [0] { story-acc-before }{ story-means }{ PAST("ranil", $by_gender) }{ story-acc }
        [1] { story-acc-before }{ story-means }{ PAST("zasáhl", $by_gender) }{ story-acc } na citlivém místě
       *[2] { story-dat-before }{ story-means }{ PAST("ublížil", $by_gender) }{ story-dat }
    }
    [fright] { $nth ->
        [0] { story-acc-before }{ PAST("vyděsil", $by_gender) }{ story-acc } nadlouho
        [1] { story-dat-before }{ PAST("nahnal", $by_gender) }{ story-dat } hrůzu
       *[2] { PAST("otřásl", $by_gender) }{ story-ins }
    }
    [magic] { $nth ->
        [0] { story-acc-before }{ story-means }{ PAST("zranil", $by_gender) }{ story-acc }
        [1] { story-acc-before }{ story-means }{ PAST("poranil", $by_gender) }{ story-acc }
       *[2] { story-dat-before }{ story-means }{ PAST("ublížil", $by_gender) }{ story-dat }
    }
    [nimble] { $nth ->
        [0] { story-acc-before }{ PAST("zranil", $by_gender) }{ story-acc }
        [1] { story-acc-before }obratně { PAST("poranil", $by_gender) }{ story-acc }
       *[2] { story-dat-before }{ PAST("ublížil", $by_gender) }{ story-dat }
    }
   *[plain] { $nth ->
        [0] { story-acc-before }{ PAST("zranil", $by_gender) }{ story-acc }
        [1] { story-acc-before }{ PAST("poranil", $by_gender) }{ story-acc }
       *[2] { story-dat-before }{ PAST("ublížil", $by_gender) }{ story-dat }
    }
}

story-wound-tried = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { story-acc-before }{ PAST("vzal", $by_gender) }{ story-acc } útokem
            [1] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } potrhat
           *[2] { story-se-before }{ PAST("vrhl", $by_gender) }{ story-se-after }{ story-at }
        }
       *[no] { $nth ->
            [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } zranit
            [1] { story-dat-before }{ PAST("chtěl", $by_gender) }{ story-dat } zasadit zlou ránu
           *[2] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } poranit
        }
    }
    [shot] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } postřelit
        [1] { PAST("střílel", $by_gender) }{ story-at }
       *[2] { PAST("mířil", $by_gender) }{ story-at }
    }
    [word] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }ranit
        [1] { story-means }{ PAST("útočil", $by_gender) }{ story-at }
       *[2] { story-dat-before }{ PAST("chtěl", $by_gender) }{ story-dat } { story-means }ublížit
    }
    [fright] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } vyděsit
        [1] { story-dat-before }{ PAST("chtěl", $by_gender) }{ story-dat } nahnat hrůzu
       *[2] { story-dat-before }{ PAST("hrozil", $by_gender) }{ story-dat }
    }
    [magic] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } { story-means }zranit
        [1] { story-means }{ PAST("útočil", $by_gender) }{ story-at }
       *[2] { story-dat-before }{ PAST("chtěl", $by_gender) }{ story-dat } { story-means }ublížit
    }
    [nimble] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } zranit
        [1] obratně { PAST("dorážel", $by_gender) }{ story-at }
       *[2] { story-dat-before }{ PAST("chtěl", $by_gender) }{ story-dat } ublížit
    }
   *[plain] { $nth ->
        [0] { story-acc-before }{ PAST("chtěl", $by_gender) }{ story-acc } zranit
        [1] { story-dat-before }{ PAST("chtěl", $by_gender) }{ story-dat } ublížit
       *[2] { PAST("dorážel", $by_gender) }{ story-at }
    }
}

story-steady-done = { $manner ->
    [word] { $nth ->
        [0] { story-si-before }{ PAST("polepšil", $by_gender) }{ story-si-after }
        [1] { PAST("uklidnil", $by_gender) } situaci
       *[2] { story-se-before }{ PAST("vymluvil", $by_gender) }{ story-se-after }
    }
    [fright] { $nth ->
        [0] { story-si-before }{ PAST("polepšil", $by_gender) }{ story-si-after }
        [1] { story-si-before }{ PAST("zjednal", $by_gender) }{ story-si-after } respekt
       *[2] { PAST("našel", $by_gender, "našl") } ztracenou půdu
    }
   *[plain] { $nth ->
        [0] { story-si-before }{ PAST("polepšil", $by_gender) }{ story-si-after }
        [1] { story-se-before }{ PAST("dostal", $by_gender) }{ story-se-after } z nejhoršího
       *[2] { PAST("získal", $by_gender) } trochu prostoru
    }
}

story-steady-tried = { $manner ->
    [word] { $nth ->
        [0] { story-si-before }{ PAST("chtěl", $by_gender) }{ story-si-after } polepšit
        [1] { PAST("chtěl", $by_gender) } situaci uklidnit
       *[2] { story-se-before }{ PAST("chtěl", $by_gender) }{ story-se-after } vymluvit
    }
    [fright] { $nth ->
        [0] { story-si-before }{ PAST("chtěl", $by_gender) }{ story-si-after } polepšit
        [1] { story-si-before }{ PAST("chtěl", $by_gender) }{ story-si-after } zjednat respekt
       *[2] { PAST("hledal", $by_gender) } ztracenou půdu
    }
   *[plain] { $nth ->
        [0] { story-si-before }{ PAST("chtěl", $by_gender) }{ story-si-after } polepšit
        [1] { story-se-before }{ PAST("chtěl", $by_gender) }{ story-se-after } dostat z nejhoršího
       *[2] { PAST("chtěl", $by_gender) } získat trochu prostoru
    }
}

story-dodge-done = { $manner ->
    [word] { $nth ->
        [0] { PAST("uhájil", $by_gender) } své
        [1] { story-se-before }{ PAST("vymluvil", $by_gender) }{ story-se-after }
       *[2] { story-se-before }{ PAST("ubránil", $by_gender) }{ story-se-after }
    }
    [fright] { $nth ->
        [0] { PAST("ustál", $by_gender) } to
        [1] { story-se-before }{ PAST("ubránil", $by_gender) }{ story-se-after }
       *[2] { PAST("nedal", $by_gender) } na sobě nic znát
    }
   *[plain] { $nth ->
        [0] { PAST("uhnul", $by_gender) }
        [1] { story-se-before }{ PAST("ubránil", $by_gender) }{ story-se-after }
       *[2] { PAST("vyklouzl", $by_gender) }
    }
}

told-does = { $leaves_known ->
    [yes] { $whom_known ->
        [yes] { story-dat-before }{ PAST("pomohl", $by_gender) }{ story-dat } pryč
       *[no] { PAST("utekl", $by_gender) }
    }
   *[no] { $disengages_known ->
        [yes] { story-se-before }{ PAST("odpoutal", $by_gender) }{ story-se-after }
       *[no] { $effect_id ->
            [story] { $name_known ->
                [yes] { PAST("dokázal", $by_gender) } { $name }
               *[no] { $pronoun ->
                    [yes] to { PAST("překazil", $by_gender) }
                   *[no] { PAST("dosáhl", $by_gender) } svého
                }
            }
            [other] { $name_known ->
                [yes] { PAST("dokázal", $by_gender) } { $name }
               *[no] { PAST("dosáhl", $by_gender) } svého
            }
           *[harm] { $name_known ->
                [yes] { PAST("dokázal", $by_gender) } { $name } a{ " " }
               *[no] { "" }
            }{ $effect_id ->
                [threat_down] { $whom_known ->
                    [yes] { $nth ->
                        [0] { PAST("pomohl", $by_gender) } { $whom_dat } z úzkých
                        [1] { PAST("ulevil", $by_gender) } { $whom_dat }
                       *[2] { PAST("podržel", $by_gender) } { $whom_acc }
                    }
                   *[no] { $pronoun ->
                        [yes] { story-dodge-done }
                       *[no] { story-steady-done }
                    }
                }
                [advantage] { $whom_known ->
                    [yes] { PAST("připravil", $by_gender) } { $whom_dat } půdu
                   *[no] { $nth ->
                        [0] { story-si-before }{ PAST("připravil", $by_gender) }{ story-si-after } půdu
                        [1] { story-si-before }{ PAST("zajistil", $by_gender) }{ story-si-after } lepší postavení
                       *[2] { PAST("získal", $by_gender) } výhodu
                    }
                }
                [own_advantage] { PAST("získal", $by_gender) } výhodu nad{ story-ins }
                [scar] { story-wound-done }
                [eliminate] { story-put-out-done }
               *[threat_up] { story-press-done }
            }{ story-all-at-once }
        }
    }
}
told-tries = { $leaves_known ->
    [yes] { $whom_known ->
        [yes] { PAST("chtěl", $by_gender) } dostat pryč { $whom_acc }
       *[no] { PAST("chtěl", $by_gender) } utéct
    }
   *[no] { $disengages_known ->
        [yes] { story-se-before }{ PAST("chtěl", $by_gender) }{ story-se-after } odpoutat
       *[no] { $name_known ->
            [yes] { PAST("zkoušel", $by_gender, "zkoušel") } { $name }
           *[no] { $effect_id ->
                [story] { $pronoun ->
                    [yes] { story-se-before }{ PAST("bránil", $by_gender) }{ story-se-after }
                   *[no] { PAST("chtěl", $by_gender) } dosáhnout svého
                }
                [other] { PAST("chtěl", $by_gender) } dosáhnout svého
                [threat_down] { $whom_known ->
                    [yes] { PAST("chtěl", $by_gender) } { $whom_dat } pomoct z úzkých
                   *[no] { story-steady-tried }
                }
                [advantage] { $whom_known ->
                    [yes] { PAST("chtěl", $by_gender) } { $whom_dat } připravit půdu
                   *[no] { story-si-before }{ PAST("chtěl", $by_gender) }{ story-si-after } připravit půdu
                }
                [own_advantage] { PAST("chtěl", $by_gender) } získat výhodu nad{ story-ins }
                [scar] { story-wound-tried }
                [eliminate] { story-put-out-tried }
               *[threat_up] { story-press-tried }
            }{ story-all-at-once }
        }
    }
}

story-sly = { $sly_known ->
    [yes] , a to lstivě
   *[no] { "" }
}
told-acts = { $deed }{ $spent_known ->
    [yes] , ale { PAST("vyčerpal", $actor_gender) } se při tom
   *[no] { $luck_id ->
        [sixes] ; padly dvě šestky
       *[none] { $edge_id ->
            [exact] ; výsledek přesně stačil
           *[plain] { story-sly }
        }
    }
}
    .strip = { "" }
told-fails = { $deed }, { $luck_id ->
    [ones] ale padly dvě jedničky
   *[none] { $near_known ->
        [yes] ale chyběl jediný bod
       *[no] ale marně
    }
}{ $lock_id ->
    [character] ; znovu to tak zkusit nesmí
    [party] ; tudy už to nezkusí ani zbytek strany
    [complication_for_others] ; znovu to zkusit nesmí a ostatním se to zkomplikovalo
   *[nobody] { "" }
}
    .strip = { "" }

# Ten druhý: jménem, jsou-li oba stejného rodu.
story-the-other = { $by_name ->
    [yes] { $target }
   *[no] { $target_gender ->
        [f] ta
        [n] to
        [pm] ti
        [pf] ty
        [pn] ta
       *[m] ten
    }
}
# Co vyčerpání odvrátilo.
story-averted = { $effect_id ->
    [eliminate] { $variant ->
        [0] vyřadit se { PAST("nenechal", $loser_gender) }
        [1] { PAST("zůstal", $loser_gender) } ve hře
       *[2] { PAST("vydržel", $loser_gender) }
    }
    [scar] { PAST("vyvázl", $loser_gender) } bez Jizvy
    [threat_up] { PAST("nenechal", $loser_gender) } se zatlačit
   *[other] { PAST("nedopustil", $loser_gender) } to
}
story-margin = { $luck_id ->
    [sixes] ; padly dvě šestky
   *[none] { $edge_id ->
        [one] , ale jen o bod
        [clear] { $variant ->
            [0] , a to s přehledem
            [1] , a to snadno
           *[2] { "" }
        }
       *[plain] { $variant ->
            [1] , i když { story-the-other } { PAST("odporoval", $target_gender) }
           *[other] { story-sly }
        }
    }
}
told-clashes = { $deed }{ $won_id ->
    [actor] { $fate_id ->
        [exhausted] { $variant ->
            [1] , jenže { story-the-other } se { PAST("vyčerpal", $target_gender) } a { story-averted }
           *[other] { " " }a { PAST("měl", $actor_gender) } navrch, { story-the-other } se ale { PAST("vyčerpal", $target_gender) } a { story-averted }
        }
        [open] { " " }a { PAST("měl", $actor_gender) } navrch
        [death] { " " }a { PAST("měl", $actor_gender) } navrch
       *[accepted] { $tie_known ->
            [yes] { story-tie }
           *[no] { $luck_id ->
                [ones] ; { $target_gender ->
                    [f] té
                    [pm] těm
                    [pf] těm
                    [pn] těm
                   *[m] tomu
                } padly dvě jedničky
               *[none] { story-margin }
            }
        }
    }
   *[other] , { $luck_id ->
        [ones] padly ale dvě jedničky a { story-the-other }
       *[none] ale { story-the-other }
    } { $fate_id ->
        [exhausted] { PAST("měl", $target_gender) } navrch; { $actor } se { PAST("vyčerpal", $actor_gender) } a { story-averted }
        [open] { PAST("měl", $target_gender) } navrch
        [death] { PAST("měl", $target_gender) } navrch
       *[accepted] { $reply }{ $luck_id ->
            [ones] { "" }
           *[none] { $edge_id ->
                [one] , i když jen o bod
               *[plain] { "" }
            }
        }
    }{ $tie_known ->
        [yes] { story-tie }
       *[no] { "" }
    }
}
    .strip = { "" }
story-tie = ; výsledky byly stejné a { $tie_id ->
    [actor] přednost má, kdo začal
    [die] rozhodla vyšší kostka
    [sum] rozhodl vyšší součet kostek
   *[lot] rozhodl los
}
told-melee = { $deed }{ $better_known ->
    [yes] , ale { $replies_known ->
        [yes] { $replies }{ $ran_known ->
            [yes] ; co {
                $ran_gender ->
                [pm] chystali
                [f] chystala
               *[m] chystal
            } { $ran }, za cenu vyčerpání { PAST("ustál", $actor_gender) }
           *[no] { "" }
        }
       *[no] { $better } { PAST("měl", $better_gender) } navrch a { $actor } to { PAST("ustál", $actor_gender) } jen za cenu vyčerpání
    }
   *[no] { " " }a nikdo { $actor_gender ->
        [f] ji
        [pm] je
        [pf] je
        [pn] je
       *[m] ho
    } nezastavil
}
    .strip = { "" }
told-escapes = { $by } se { PAST("vyčerpal", $by_gender) } a { story-averted }
    .strip = { "" }
told-beats = { $that_known ->
    [yes] { $by_gender ->
        [f] ta
        [n] to
       *[m] ten
    }
   *[no] { $by }
} { told-does }
told-short = { $by } { PAST("neuspěl", $by_gender) }
    .strip = { "" }
told-marked = { $lead ->
    [yes] si { PAST("odnesl", $actor_gender) }
   *[no] { PAST("odnesl", $actor_gender) } si
} { $scars ->
    [1] { "" }
    [2] druhou{ " " }
    [3] třetí{ " " }
    [4] čtvrtou{ " " }
    [5] ještě jednu{ " " }
    [6] zase jednu{ " " }
   *[other] další{ " " }
}Jizvu na { $property_loc }{ $name_known ->
    [yes] { " " }(„{ $name }“)
   *[no] { $note_known ->
        [yes] { " " }(„{ $note }“)
       *[no] { "" }
    }
}{ $scope_known ->
    [yes] , { $scope } { $actor_gender ->
        [f] jí
        [pm] jim
        [pf] jim
        [pn] jim
       *[m] mu
    } teď { $scope_gender ->
        [pm] půjdou
        [pf] půjdou
        [pn] půjdou
       *[m] půjde
    } hůř
   *[no] { "" }
}
    .strip = závažnost { $severity }{ $own_known ->
        [yes] { " · " }Zdroje z Jizvy: { $gained } · zdatnost { $ability }
       *[no] { $target_body_known ->
            [yes] { " · " }Tělo { $target_body_old } → { $target_body_new }
           *[no] { $target_soul_known ->
                [yes] { " · " }Duše { $target_soul_old } → { $target_soul_new }
               *[no] { $target_influence_known ->
                    [yes] { " · " }Vliv { $target_influence_old } → { $target_influence_new }
                   *[no] { "" }
                }
            }
        }
    }
told-stays = na scéně ale { PAST("zůstal", $actor_gender) }
    .strip = Ohrožení { $threat }
told-rashness = { $nth ->
    [0] { $target } na zbrklost { PAST("doplatil", $target_gender) }
    [1] zbrklost se { $target_declines ->
        [yes] { $target_dat } vymstila
       *[no] vymstila ({ $target })
    }
   *[2] { $target } { PAST("zaplatil", $target_gender) } za zbrklost
}
    .strip = { $target_threat_known ->
        [yes] Ohrožení { $target_threat_old } → { $target_threat_new }
       *[no] { "" }
    }
told-peril = { $name_known ->
    [yes] { $name }
   *[no] nebezpečí
}{ $note_known ->
    [yes] { " " }(„{ $note }“)
   *[no] { "" }
}{ $fate_known ->
    [yes] : { $fate }{ $second_known ->
        [yes] , { $second }
       *[no] { "" }
    }{ $third_known ->
        [yes] , { $third }
       *[no] { "" }
    }
   *[no] { " " }hrozí
}
    .strip = hrozí { $effect_id ->
        [eliminate] vyřazení
        [scar] Jizva závažnosti { $size }
        [threat_up] Ohrožení +{ $size }
        [threat_down] Ohrožení −{ $size }
        [advantage] Výhoda +{ $size }
       *[other] to, co bylo ohlášeno
    }{ $property_known ->
        [yes] , platí se { $property_ins }
       *[no] { "" }
    }
told-resists = { $by } { PAST("odolal", $by_gender) }
told-endures = { $by } to { PAST("ustál", $by_gender) } jen za cenu vyčerpání
told-suffers = { $by } { $after_known ->
    [yes] ne
   *[no] { PAST("neodolal", $by_gender) }
}
told-bears = { $by } { $by_gender ->
    [f] ani neuhýbala
    [pm] ani neuhýbali
    [pf] ani neuhýbaly
    [pn] ani neuhýbala
    [n] ani neuhýbalo
   *[m] ani neuhýbal
}
strip-pays = { $actor } { $cannot_known ->
    [yes] na vyčerpání za { too-little.cost } { PAST("neměl", $actor_gender) }{ $capped_known ->
        [yes] , hranice { $property_gen } je { $limit }
       *[no] { $there_known ->
            [yes] { $there ->
                [0] { "" }
               *[other] , dát { PAST("mohl", $actor_gender) } { $there }{ too-little.of }
            }
           *[no] { "" }
        }
    }
   *[no] platí { paid }{ $actor_threat_known ->
        [yes] , Ohrožení { $actor_threat_old } → { $actor_threat_new }
       *[no] { "" }
    }
}
strip-gains = { $target }: Výhoda { $target_advantage_known ->
    [yes] { $target_advantage_old } → { $target_advantage_new }
   *[no] +{ $gained }
}
story-items-starts = Ohrožení: { $items }.
    .item = { $threat }{ $advantage ->
        [0] { "" }
       *[other] , Výhoda { $advantage }
    }{ $floor ->
        [1] { "" }
       *[other] { " " }(pod { $floor } neklesne)
    } – { $targets_grouped }
story-items-place = Pořadí: { $items }.
    .between = →
    .item = { $rank_known ->
        [yes] { $rank }{ " " }
       *[no] { "" }
    }{ $targets_known ->
        [yes] { $targets_grouped }
       *[no] { $actor }
    }{ $rank_known ->
        [yes] { " " }({ $faces }{ $approach_known ->
            [yes] { $approach_id ->
                [none] { "" }
               *[other] , { $approach }{ $price ->
                    [0] { $forced_known ->
                        [yes] { " " }z vůle kouzla
                       *[no] { " " }díky kouzlu
                    }
                   *[other] : { taken }
                }
            }
           *[no] { "" }
        }{ $lots_known ->
            [yes] , los { $lots }
           *[no] { "" }
        })
       *[no] { "" }
    }

ledger-dice = Kostky: { $dice }.
ledger-dealt = Ohrožení druhým
ledger-taken = růst vlastního
ledger-highest = dvě šestky { PAST("hodil", $who_gender) } { $who }
ledger-lowest = dvě jedničky { PAST("hodil", $who_gender) } { $who }
ledger-fallen = ze hry: { $who }
ledger-fell = { $count ->
    [one] ze hry { PREP("v", $rounds) } kole
   *[other] ze hry { PREP("v", $rounds) } kole
}
ledger-down = ze hry: { $fallen }
ledger-back = zpátky ve hře: { $risen }

story-pools = { $actor_body_known ->
    [yes] { " " }(Tělo { $actor_body_old } → { $actor_body_new })
   *[no] { "" }
}{ $actor_soul_known ->
    [yes] { " " }(Duše { $actor_soul_old } → { $actor_soul_new })
   *[no] { "" }
}{ $actor_influence_known ->
    [yes] { " " }(Vliv { $actor_influence_old } → { $actor_influence_new })
   *[no] { "" }
}
story-items-rested = Odpočinek: { $items }.
    .item = { $actor }{ $actor_body_known ->
        [yes] { story-pools }
       *[no] { $actor_soul_known ->
            [yes] { story-pools }
           *[no] { $actor_influence_known ->
                [yes] { story-pools }
               *[no] { " " }(bez užitku, má plno)
            }
        }
    }
story-items-rested-well = Pořádný odpočinek, síly jsou zase plné: { $items }.
    .item = { $actor }{ story-pools }
story-items-departed = V plné síle na cestu: { $items }.
    .item = { $actor }{ story-pools }
