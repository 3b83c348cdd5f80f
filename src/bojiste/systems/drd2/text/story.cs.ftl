### Vyprávění: co kdo udělal, bez podmětu a bez tečky; čísla stojí v závorce za tím.

story-silent = opposed
story-items-initiative = Iniciativa: { $items }.
    .item = { $actor }: { $sum }
    .falling = yes
story-items-lot = Los: { $items }.
    .item = { $actor }: { $sum }

story-skill = { $effect_id ->
    [story] { "" }
   *[other] { $name_known ->
        [yes] „{ $name }“,{ " " }
       *[no] { "" }
    }
}{ $skills }

told-declared = { PAST("chtěl", $actor_gender) } { goal }{ goal.how } ({ story-skill })
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
told-won = { $lead ->
    [yes] { PAST("zvítězil", $actor_gender) }
   *[no] { PAST("zvítězil", $actor_gender) }
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
    .strip = { $other_known ->
        [yes] { $result } proti { $other }
       *[no] { "" }
    }
told-succeeded = { PAST("uspěl", $actor_gender) }
    .strip = výsledek { $sum }, třeba 9
strip-failing = výsledek { $sum }, třeba 9
told-accepted = { $cannot_known ->
    [yes] na vyčerpání { PAST("neměl", $actor_gender) } (stálo by { price }) a { PAST("přijal", $actor_gender) } neúspěch
   *[no] { PAST("přijal", $actor_gender) } neúspěch
}
told-failed = { $lock_id ->
    [nobody] { PAST("neuspěl", $actor_gender) }, ale může to zkusit znovu
    [party] { PAST("neuspěl", $actor_gender) } a touhle cestou to nezkusí ani zbytek strany
    [complication_for_others] { PAST("neuspěl", $actor_gender) }, znovu to zkusit nesmí a ostatním se to zkomplikovalo
   *[character] { PAST("neuspěl", $actor_gender) } a týmž způsobem to podruhé zkusit nesmí
}
told-exhausted = { $lead ->
    [yes] se { PAST("vyčerpal", $actor_gender) }
   *[no] { PAST("vyčerpal", $actor_gender) } se
}{ $test_known ->
    [yes] , a tak přece { PAST("uspěl", $actor_gender) }
   *[no] { " " }a { PAST("odvrátil", $actor_gender) } to
}
    .strip = { paid }{ $actor_threat_known ->
        [yes] { " · " }Ohrožení { $actor_threat_old } → { $actor_threat_new }
       *[no] { "" }
    }
strip-rolled = { $actor }: { $sum }
strip-manoeuvre = { $actor } { $manoeuvre }: { $price ->
    [0] zdarma
   *[other] { paid }
}
strip-threat = { $target }: Ohrožení { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] zůstává { $threat }
}

ledger-dealt = Ohrožení druhým
ledger-taken = vlastní Ohrožení
ledger-highest = dvě šestky: { $who }
ledger-lowest = dvě jedničky: { $who }
ledger-fallen = vyřazeni: { $who }
ledger-fell = { $count ->
    [one] vyřazení { PREP("v", $rounds) } kole
   *[other] vyřazení { PREP("v", $rounds) } kole
}
ledger-turning = Zlom: { $round }. kolo{ $fallen_known ->
    [yes] { " " }(vyřazeni: { $fallen }{ $risen_known ->
        [yes] ; zpátky ve hře: { $risen }
       *[no] { "" }
    })
   *[no] { $risen_known ->
        [yes] { " " }(zpátky ve hře: { $risen })
       *[no] { "" }
    }
}. Od té chvíle { PAST("měl", $winner_gender) } navrch { $winner }.
