### Vyprávění: co kdo udělal, bez podmětu a bez tečky; čísla stojí v závorce za tím.

story-silent = opposed evaluation evaluation-over story
story-past = conflict-over
story-items-approach = Přístup k iniciativě: { $items }.
    .item = { $actor } { $approach } ({ $price ->
        [0] { $forced_known ->
            [yes] vnucený kouzlem
           *[no] díky kouzlu zdarma
        }
       *[other] { taken }
    })
story-items-initiative = Iniciativa: { $items }.
    .item = { $actor }: { $sum }
    .falling = yes
story-items-lot = Los: { $items }.
    .item = { $actor }: { $sum }

story-skill = { $effect_id ->
    [story] { "" }
    [other] { "" }
   *[harm] { $name_known ->
        [yes] „{ $name }“,{ " " }
       *[no] { "" }
    }
}{ $skills }{ looses }{ staying }

told-declared = { $variant ->
    [1] { PAST("zkusil", $actor_gender) }
   *[other] { PAST("chtěl", $actor_gender) }
} { goal }{ goal.how } ({ story-skill })
told-countered = { $means_id ->
    [defence] { $lead ->
        [yes] se { PAST("bránil", $actor_gender) }
       *[no] { PAST("bránil", $actor_gender) } se
    }
   *[initiative] { PAST("odpověděl", $actor_gender) } z iniciativy
}{ $effect_id ->
    [story] { "" }
   *[other] { " " }a { PAST("chtěl", $actor_gender) } { goal }{ goal.how }
} ({ story-skill })
told-commit = { $commit_id ->
    [roll] { "" }
    [change] { PAST("změnil", $actor_gender) } hlášení
   *[drop] { PAST("upustil", $actor_gender) } od toho
}
told-won = { $variant ->
    [1] { PAST("měl", $actor_gender) } navrch
   *[other] { PAST("zvítězil", $actor_gender) }
}{ $other_known ->
    [yes] { $tie_known ->
        [yes] , protože při shodě { $tie_id ->
            [actor] má přednost aktér
            [die] rozhoduje vyšší kostka
            [sum] rozhoduje vyšší součet kostek
           *[lot] rozhoduje los
        }
       *[no] { "" }
    }
   *[no] { "" }
}
told-succeeded = { PAST("uspěl", $actor_gender) }
    .strip = třeba 9
strip-failing = třeba 9
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
told-danger = { danger-told }
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
strip-scar-spent = { $lost ->
    [0] { "" }
   *[other] nevyužité Zdroje z Jizvy propadají ({ $lost })
}{ $actor_body_known ->
    [yes] { $lost ->
        [0] { "" }
       *[other] ,{ " " }
    }Tělo kleslo na { $actor_body_new }
   *[no] { "" }
}{ $actor_soul_known ->
    [yes] { $lost ->
        [0] { "" }
       *[other] ,{ " " }
    }Duše klesla na { $actor_soul_new }
   *[no] { "" }
}{ $actor_influence_known ->
    [yes] { $lost ->
        [0] { "" }
       *[other] ,{ " " }
    }Vliv klesl na { $actor_influence_new }
   *[no] { "" }
}
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
strip-rolled = { $actor }: { $sum }
strip-manoeuvre = { $actor } { $manoeuvre }{ taken.of }: { $price ->
    [0] zdarma
   *[other] { taken }
}
strip-threat = { $target }: Ohrožení { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] zůstává { $threat }
}

ledger-dice = Kostky: { $dice }.
ledger-dealt = Ohrožení druhým
ledger-taken = růst vlastního
ledger-highest = dvě šestky: { $who }
ledger-lowest = dvě jedničky: { $who }
ledger-fallen = ze hry: { $who }
ledger-fell = { $count ->
    [one] ze hry { PREP("v", $rounds) } kole
   *[other] ze hry { PREP("v", $rounds) } kole
}
ledger-turning = Zlom: { $round }. kolo{ $fallen_known ->
    [yes] { " " }(ze hry: { $fallen }{ $risen_known ->
        [yes] ; zpátky ve hře: { $risen }
       *[no] { "" }
    })
   *[no] { $risen_known ->
        [yes] { " " }(zpátky ve hře: { $risen })
       *[no] { "" }
    }
}. Od té chvíle { PAST("měl", $winner_gender) } navrch { $winner }.
