### Dračí doupě II česky: záznam hry, otázky, odpovědi, součty, ukazatele, závady.
### Pravidla stojí v rules.cs.ftl, slovník ve words.cs.ftl. Mezera mezi počtem a Zdrojem je nezlomitelná.

system = Dračí doupě II (základní pravidla)
gm = Průvodce
tag-gm-ruling = rozhoduje Průvodce
procedure-conflict = konflikt
procedure-test = zkoušky
procedure-challenge = výzvy
procedure-clash = střety
procedure-expedition = výprava

## Slova, která si zprávy půjčují

# Cena ve čtvrtém pádě: platí 3 Těla, stojí 1 Duši.
price = { $limit_known ->
    [yes] { price.fate }
   *[no] { $property_id ->
        [soul] { price.soul }
        [influence] { price.influence }
       *[body] { price.body }
    }
}
    .fate = { $price ->
        [one] { $price } Sudbu
        [few] { $price } Sudby
       *[other] { $price } Sudeb
    }
    .body = { $price ->
        [one] { $price } Tělo
        [few] { $price } Těla
       *[other] { $price } Těl
    }
    .soul = { $price ->
        [one] { $price } Duši
        [few] { $price } Duše
       *[other] { $price } Duší
    }
    .influence = { $price ->
        [one] { $price } Vliv
        [few] { $price } Vlivy
       *[other] { $price } Vlivů
    }
    .sum = { $limit_known ->
        [yes] { $price ->
            [one] { $price } Sudba
           *[other] { price.fate }
        }
       *[no] { $property_id ->
            [soul] { $price ->
                [one] { $price } Duše
               *[other] { price.soul }
            }
           *[other] { price }
        }
    }
    .asked = { $price ->
        [0] zdarma
       *[other] za { price }
    }

# Co platba vzala odkud: (zbývá 1), Výhoda 2 → 1.
paid = { $source_id ->
    [advantage] { paid.by-advantage }
    [fate] { paid.by-fate }
    [mixed] { paid.by-several }
   *[one] { paid.by-one }
}
    .by-advantage = { $price ->
        [one] { $price } Výhodu
        [few] { $price } Výhody
       *[other] { $price } Výhod
    } místo { $purse_known ->
        [yes] Sudby
       *[no] { $property_id ->
            [soul] Duše
            [influence] Vlivu
           *[body] Těla
        }
    } (zbývá { $actor_advantage_new })
    .by-fate = { $price ->
        [one] { $price } Sudbu
        [few] { $price } Sudby
       *[other] { $price } Sudeb
    }{ $purse_fate_known ->
        [yes] { " " }(zbývá { $purse_fate_new })
       *[no] { "" }
    }
    .by-one = { price }{ paid.body }{ paid.soul }{ paid.influence }{ paid.bond-moved }{ paid.scar }{ paid.stored }{ paid.broken }
    .by-several = { paid.whole }, z toho { $parcels }{ paid.moved }{ paid.broken }
    .whole = { $purse_known ->
        [yes] { $price ->
            [few] { $price } Zdroje
           *[other] { $price } Zdrojů
        }
       *[no] { price }
    }
    .moved = { paid.body-moved }{ paid.soul-moved }{ paid.influence-moved }{ paid.fate-moved }{ paid.advantage-moved }{ paid.bond-moved }
    .body-moved = { $actor_body_known ->
        [yes] , Tělo { $actor_body_old } → { $actor_body_new }
       *[no] { "" }
    }
    .soul-moved = { $actor_soul_known ->
        [yes] , Duše { $actor_soul_old } → { $actor_soul_new }
       *[no] { "" }
    }
    .influence-moved = { $actor_influence_known ->
        [yes] , Vliv { $actor_influence_old } → { $actor_influence_new }
       *[no] { "" }
    }
    .fate-moved = { $purse_fate_known ->
        [yes] , Sudba { $purse_fate_old } → { $purse_fate_new }
       *[no] { "" }
    }
    .advantage-moved = { $actor_advantage_known ->
        [yes] , Výhoda { $actor_advantage_old } → { $actor_advantage_new }
       *[no] { "" }
    }
    .bond-moved = { $actor_bond_known ->
        [yes] , Pouto { $actor_bond_old } → { $actor_bond_new }
       *[no] { "" }
    }
    .body = { $actor_body_known ->
        [yes] { $actor_body_new ->
            [few] { " " }(zbývají { $actor_body_new })
           *[other] { " " }(zbývá { $actor_body_new })
        }
       *[no] { "" }
    }
    .soul = { $actor_soul_known ->
        [yes] { $actor_soul_new ->
            [few] { " " }(zbývají { $actor_soul_new })
           *[other] { " " }(zbývá { $actor_soul_new })
        }
       *[no] { "" }
    }
    .influence = { $actor_influence_known ->
        [yes] { $actor_influence_new ->
            [few] { " " }(zbývají { $actor_influence_new })
           *[other] { " " }(zbývá { $actor_influence_new })
        }
       *[no] { "" }
    }
    .scar = { $banked_known ->
        [yes] { " " }z Jizvy
       *[no] { "" }
    }
    .stored = { $container_known ->
        [yes] { " " }ze zásobníku
       *[no] { "" }
    }
    .broken = { $actor_broken_known ->
        [yes] , zničeno: { $actor_broken_new }
       *[no] { "" }
    }

# Totéž krátce, do závorky: Duše 5 → 4.
taken = { $source_id ->
    [pool] { taken.pool }
    [fate] { taken.fate }
    [advantage] Výhoda { $actor_advantage_old } → { $actor_advantage_new }
   *[other] { paid }
}
    .pool = { $property_id ->
        [soul] Duše { $actor_soul_old } → { $actor_soul_new }
        [influence] Vliv { $actor_influence_old } → { $actor_influence_new }
       *[body] Tělo { $actor_body_old } → { $actor_body_new }
    }
    .fate = { $purse_fate_known ->
        [yes] Sudba { $purse_fate_old } → { $purse_fate_new }
       *[no] { paid }
    }
    .of = { $source_id ->
        [fate] { " " }({ $property })
        [advantage] { " " }({ $property })
       *[pool] { "" }
    }

# Čeho chce ten, kdo jedná, dosáhnout: po slově „chce“. V otázkách znamená $target někoho jiného, proto .asked.
goal = { $leaves ->
    [1] { $self_known ->
        [yes] opustit konflikt
       *[no] pryč z konfliktu (odchází: { $targets })
    }
   *[0] { $disengages ->
        [1] uniknout z dosahu protivníků{ $effect_id ->
            [threat_down] { " " }a snížit Ohrožení
           *[other] { "" }
        }
       *[0] { $effect_id ->
            [threat_up] zvýšit Ohrožení { goal.dat }
            [threat_down] { $self_known ->
                [yes] snížit své Ohrožení
               *[no] snížit Ohrožení { $targets_dat }
            }
            [advantage] { $self_known ->
                [yes] získat Výhodu
               *[no] připravit Výhodu ({ $targets })
            }
            [own_advantage] získat Výhodu { goal.against }
            [scar] způsobit Jizvu { goal.dat }
            [eliminate] vyřadit { goal.acc }
            [other] { goal.special }{ goal.on }
           *[story] { goal.told }{ goal.on }
        }
    }
}
    .special = { $name_known ->
        [yes] „{ $name }“
       *[no] dosáhnout zvláštního následku
    }
    .dat = { $target_known ->
        [yes] { $target_declines ->
            [yes] { $target_dat }
           *[no] (komu: { $target })
        }
       *[no] { $targets_dat }
    }
    .acc = { $target_known ->
        [yes] { $target_declines ->
            [yes] { $target_acc }
           *[no] protivníka { $target }
        }
       *[no] protivníky: { $targets }
    }
    .against = { $target_known ->
        [yes] { $target_declines ->
            [yes] proti { $target_dat }
           *[no] (protivník: { $target })
        }
       *[no] (protivníci: { $targets })
    }
    .told = { $name_known ->
        [yes] „{ $name }“
       *[no] dosáhnout svého
    }
    .on = { $targets_known ->
        [yes] { " " }({ $targets })
       *[no] { "" }
    }
    .asked = { $leaves ->
        [1] pryč z konfliktu (odchází: { $targets })
       *[0] { $disengages ->
            [1] uniknout z dosahu protivníků{ $effect_id ->
                [threat_down] { " " }a snížit Ohrožení
               *[other] { "" }
            }
           *[0] { $effect_id ->
                [threat_up] zvýšit Ohrožení { $targets_dat }
                [threat_down] { $self_known ->
                    [yes] snížit své Ohrožení
                   *[no] snížit Ohrožení { $targets_dat }
                }
                [advantage] { $self_known ->
                    [yes] získat Výhodu
                   *[no] připravit Výhodu ({ $targets })
                }
                [own_advantage] získat Výhodu (protivník: { $targets })
                [scar] způsobit Jizvu { $targets_dat }
                [eliminate] vyřadit { $targets_acc }
                [other] { goal.special }{ goal.on }
               *[story] { goal.told }{ goal.on }
            }
        }
    }
    .how = { $wide ->
        [1] , rozsáhle
       *[0] { $area ->
            [1] , plošně
           *[0] { "" }
        }
    }
    .skill = { $effect_id ->
        [story] { "" }
        [other] { "" }
       *[harm] { $name_known ->
            [yes] „{ $name }“,{ " " }
           *[no] { "" }
        }
    }{ $skills } (úroveň { $level }){ $kind_id ->
        [demanding] , náročnost { $demand }
        [obvious] , samozřejmá akce
       *[other] { "" }
    }{ looses }{ staying }

# Jaké nebezpečí spustí zvláštní následek.
looses = { $looses_known ->
    [yes] ; spustí nebezpečí „{ $looses }“: { $loosed_effect_id ->
        [threat_up] Ohrožení +{ $loosed_size }
        [threat_down] Ohrožení −{ $loosed_size }
        [scar] Jizva závažnosti { $loosed_size }
       *[other] { $loosed_effect }
    }{ $loosed_targets_known ->
        [yes] { " " }({ $loosed_targets })
       *[no] { "" }
    }
   *[no] { "" }
}

staying = { $form_known ->
    [yes] { $form_id ->
        [present] ; zůstane na scéně
       *[removed] { "" }
    }
   *[no] { "" }
}

# Co rozhodlo shodu v obecném střetu.
tie-actor = přednost aktéra
tie-die = vyšší kostka
tie-sum = vyšší součet kostek
tie-lot = los

# Co se stane, když to nikdo neodvrátí: v otázce na vyčerpání a u nebezpečí.
stake = { $leaves_known ->
    [yes] z konfliktu odejde { $targets }
   *[no] { $effect_id ->
        [threat_up] Ohrožení +{ $size }{ stake.whom }
        [threat_down] Ohrožení −{ $size }{ stake.whom }
        [advantage] Výhoda +{ $size }{ stake.whom }
        [own_advantage] Výhoda +{ $size }, kterou získá { $target }
        [scar] Jizva závažnosti { $size }{ stake.whom }
        [eliminate] vyřazení{ stake.whom }, { $form }
        [other] zvláštní následek{ stake.whom }
       *[story] ohlášený důsledek v příběhu{ stake.whom }
    }
}
    .whom = { $targets_known ->
        [yes] { " " }({ $targets })
       *[no] { "" }
    }

wanted-body = { property-body }
wanted-soul = { property-soul }
wanted-influence = { property-influence }
form-removed = pryč ze scény
form-present = zůstane na scéně
means-initiative = z iniciativy
means-defence = z obrany
mode-expedition = na výpravě
mode-between = mezi výpravami
approach-none = běžně
approach-fast = rychle
approach-slow = pomalu
granted-fast = { approach-fast }
granted-slow = { approach-slow }
forced-fast = { approach-fast }
forced-slow = { approach-slow }
source-banked = Zdroje z nové Jizvy
source-advantage = Výhoda
source-pool = vlastní Zdroje
source-fate = Sudba
source-bond = Pouto
source-container = zásobník
source-sacrifice = obětovaná věc
parcel-banked = z Jizvy
parcel-advantage = z Výhody
parcel-pool = z vlastních Zdrojů
parcel-fate = ze Sudby
parcel-bond = z Pouta
parcel-container = ze zásobníku
parcel-sacrifice = za obětovanou věc
way-death = smrt
way-crippling = zmrzačení
way-madness = šílenství
way-burnt-mind = vypálená mysl
way-no-more-drive = ztráta vůle jít dál
way-exile = vyhnanství
way-dungeon = žalář
way-monastery = klášter
way-settling-down = usazený život

# Věci bestiáře.
name-cordial = posilující nápoj
broken-breastplate = kyrys

# Dovednosti a vlastnosti, kterým vadí Jizva.
scope-body = všechno, co se dělá Tělem
scope-soul = všechno, co se dělá Duší
scope-influence = všechno pod Vlivem
scope-travel = { skill-travel }
scope-orientation-wild = { skill-orientation-wild }
scope-common-shooting = { skill-common-shooting }
scope-agility = { skill-agility }
scope-orientation-city = { skill-orientation-city }
scope-charisma = { skill-charisma }
scope-common-melee = { skill-common-melee }
scope-strength = { skill-strength }
scope-self-confidence = { skill-self-confidence }
scope-learning = { skill-learning }
scope-ointments = { skill-ointments }
    .number = pl
scope-facts = { skill-facts }
    .number = pl
scope-fire-magic = { skill-fire-magic }
scope-wind-magic = { skill-wind-magic }
scope-wood-magic = { skill-wood-magic }
scope-aerial-acrobatics = { skill-aerial-acrobatics }
scope-mechanisms = { skill-mechanisms }
    .number = pl
scope-frighten-undead = { skill-frighten-undead }

## Konflikt, kola a pořadí

event-conflict = Začíná konflikt: { $targets_grouped }.
event-round = Začíná { $round }. kolo{ $tempo_known ->
    [yes] { " " }(trvá: „{ $tempo }“)
   *[no] { "" }
}.
event-order = Pořadí: { $targets_arrows }.
event-initiative = Iniciativa – { $actor }: { $sum }.
event-approach = { $actor } { PAST("zvolil", $actor_gender) } přístup { $approach } ({ $price ->
    [0] { $forced_known ->
        [yes] vnucený kouzlem
       *[no] díky kouzlu zdarma
    }
   *[other] { taken }
}).
event-lot = Los – { $actor }: { $sum }.
event-turn = Na řadě { $actor_gender ->
    [pm] jsou
    [pf] jsou
    [pn] jsou
   *[m] je
} { $actor }.
event-postponed = { $actor } { PAST("odložil", $actor_gender) } iniciativu a čeká.
event-initiative-lost = Konec kola, odložená iniciativa propadla: { $targets }.
event-joined = { $actor } { PAST("přišel", $actor_gender, "přišl") } do konfliktu, Ohrožení { $threat }; { $now ->
    [1] ještě v tomto kole jedná jako poslední
   *[0] jedná od příštího kola
}.
event-tempo = { $note_known ->
    [yes] Kolo teď trvá: „{ $note }“.
   *[no] Kolo teď trvá tak dlouho, jak to příběh žádá.
}
event-conflict-ended = { $reason_id ->
    [surrendered] { $actor } to za svou stranu { PAST("vzdal", $actor_gender) }
   *[agreed] Konflikt končí dohodou
}{ $note_known ->
    [yes] : „{ $note }“
   *[no] .
}
event-conflict-over = { $rounds ->
    [0] Konflikt skončil dřív, než začal
    [one] Konflikt trval { $rounds } kolo
    [few] Konflikt trval { $rounds } kola
   *[other] Konflikt trval { $rounds } kol
}.

## Čísla, která určuje Průvodce

event-starts = Ohrožení { $threat }{ $advantage ->
    [0] { "" }
   *[other] , Výhoda { $advantage }
}{ $floor ->
    [1] { "" }
   *[other] { " " }(pod { $floor } neklesne)
}: { $targets_grouped }.
event-purse = Sudba ({ $side }): { $fate }.
event-set-threat = { $target_known ->
    [yes] { $target }: Ohrožení { $target_threat_known ->
        [yes] { $target_threat_new }
       *[no] zůstává
    }.
   *[no] Ohrožení všech, kterých se to týká: { $threat }.
}
event-set-advantage = { $target }: { $target_advantage_known ->
    [yes] Výhoda { $target_advantage_old } → { $target_advantage_new }
   *[no] Výhoda zůstává
}.
event-floor = { $target }: { $target_floor_known ->
    [yes] Ohrožení už neklesne pod { $target_floor_new }
   *[no] nejnižší možné Ohrožení zůstává
}{ $target_threat_known ->
    [yes] { " " }(Ohrožení { $target_threat_old } → { $target_threat_new })
   *[no] { "" }
}.
event-fate = { $purse_fate_known ->
    [yes] Sudba ({ $side }): { $purse_fate_old } → { $purse_fate_new }.
   *[no] Sudba je určena znovu ({ $side }).
}
event-relieved = { $target }: Ohrožení kleslo i bez hodu{ $target_threat_known ->
    [yes] , { $target_threat_old } → { $target_threat_new }
   *[no] , níž to ale nejde
}.
event-returned = { $target } je zpátky ve hře{ $target_threat_known ->
    [yes] { $target_threat_new ->
        [none] { "" }
       *[other] , Ohrožení { $target_threat_new }
    }
   *[no] { "" }
}.
event-cursed = Kouzlo dolehlo: { $target } ({ $scope }) jedná { $penalty }.
event-lifted = Kouzlo pominulo: { $target } už nejedná { $penalty }.
spell-line = { $target_granted_known ->
    [yes] { $target_granted_new_id ->
        [none] { "" }
       *[other] , smí jít zdarma { $target_granted_new }
    }
   *[no] { "" }
}{ $target_forced_known ->
    [yes] { $target_forced_new_id ->
        [none] { "" }
       *[other] , musí jít { $target_forced_new }
    }
   *[no] { "" }
}
event-spell = Kouzlo mění boj o iniciativu – { $target }{ spell-line }.
event-locked = Tudy cesta nevede{ $name_known ->
    [yes] { " " }(„{ $name }“)
   *[no] { "" }
}: { $whose }.
event-unlocked = Okolnosti se změnily, marný pokus se smí opakovat{ $name_known ->
    [yes] { " " }(„{ $name }“)
   *[no] { "" }
}{ $whose_known ->
    [yes] : { $whose }
   *[no] { "" }
}.

## Hlášení

event-declared = { $actor } { PAST("chtěl", $actor_gender) } { goal }{ goal.how }: { goal.skill }.
event-countered = { $actor } { PAST("odpověděl", $actor_gender) } protiakcí { $means_id ->
    [defence] z obrany
   *[initiative] z iniciativy
} a { PAST("chtěl", $actor_gender) } { $effect_id ->
    [story] tomu jen zabránit
   *[other] { goal }{ goal.how }
}: { goal.skill }.
event-opposed = { $actor } už couvnout nemůže{ $kind_id ->
    [demanding] , náročná akce je závazná
   *[other] { "" }
}.
event-at-once = Oba jednají naráz, nikdo není dřív: { $targets }.
event-refused = { $actor }: takhle to nejde ({ $skills }) – { $reason_id ->
    [out-of-reach] k cíli se už nedá dostat
    [several-targets] víc cílů naráz to nezasáhne
    [not-credible] tím se nikdo vyřadit nedá
    [impossible] akce je nemožná
    [cannot-pay] není z čeho zaplatit
    [counter-affects-others] protiakce smí škodit jen aktérovi a pomáhat jen jeho cílům
    [counter-prevents-nothing] ničemu by to nezabránilo
   *[other] Průvodce to nepřipouští
}. Nic to nestálo.
event-note = { $actor }: „{ $note }“
event-demand = { $actor } { PAST("zaplatil", $actor_gender) } už za pokus { paid }.
event-activated = { $actor } { PAST("využil", $actor_gender) } zvláštní schopnost a { PAST("zaplatil", $actor_gender) } { paid }.
event-manoeuvre = { $actor } { $manoeuvre_id ->
    [defence] { PAST("hrál", $actor_gender) } obranu
   *[other] { PAST("jednal", $actor_gender) } { $manoeuvre }
}: { $price ->
    [0] zdarma
   *[other] { PAST("zaplatil", $actor_gender) } { paid }
}.
event-vain = { $actor } se marně { PAST("snažil", $actor_gender) } o nemožné; akce z iniciativy je pryč.
event-impossible = { $actor }: to je nemožné ani mezi výpravami ({ $name_known ->
    [yes] { $name }
   *[no] { $skills }
}).
event-narrated = { $actor } { $name_known ->
    [yes] { PAST("dokázal", $actor_gender) } { $name }
   *[no] { PAST("dosáhl", $actor_gender) } svého ({ $skills })
}; mezi výpravami se nehází.
event-dropped = { $actor } nic nepodniká.

## Hody a rozhodnutí

event-rolled = { $actor } { PAST("hodil", $actor_gender) } ({ $skills }): { $sum }.
# Co přinese neúspěch kromě příběhu.
risk-line = { $risk_id ->
    [threat] { risk-line.before }Ohrožení +1
    [scar] { risk-line.before }Jizva závažnosti 1
    [trap] { risk-line.before }nástraha
    [environment] { risk-line.before }akce prostředí
   *[none] { "" }
}
    .before = , při neúspěchu hrozí{ " " }
event-commit = { $commit_id ->
    [roll] { $actor } do toho jde{ risk-line }
    [change] { $actor } mění hlášení
   *[drop] { $actor } od toho upouští
}{ $failure_known ->
    [yes] { " " }(„{ $failure }“)
   *[no] { "" }
}.
event-obvious = { $actor } to { PAST("zvládl", $actor_gender) } bez hodu: akce je samozřejmá a nikdo jí nebrání.
event-succeeded = Výsledek { $sum }, je třeba 9: { $actor } { PAST("uspěl", $actor_gender) }.
    .why = { $total } ≥ 9
    .result = úspěch
event-failing = Výsledek { $sum }, je třeba 9: { $actor_declines ->
    [yes] { $actor_dat } hrozí neúspěch
   *[no] hrozí neúspěch ({ $actor })
}.
    .why = { $total } < 9
    .result = neúspěch
event-failed = { $actor } to { PAST("nezvládl", $actor_gender) }{ $lock_id ->
    [nobody] , ale může to zkusit znovu
    [party] ; touhle cestou to nezkusí ani zbytek strany
    [complication_for_others] ; znovu to zkusit nesmí a ostatním se to zkomplikovalo
   *[character] ; znovu to stejně zkusit nesmí
}.
event-won = { $other_known ->
    [yes] Střet, { $result } proti { $other } – { $tie_known ->
        [yes] při shodě { $tie_id ->
            [actor] má přednost aktér
            [die] rozhoduje vyšší kostka
            [sum] rozhoduje vyšší součet kostek
           *[lot] rozhoduje los
        }, { PAST("zvítězil", $actor_gender) } { $actor }
       *[no] { PAST("zvítězil", $actor_gender) } { $actor }
    }, { PAST("prohrál", $target_gender) } { $target }.
   *[no] Vítězí { $actor }{ $losers_count ->
        [0] , níž už nikdo neodporuje
        [1] , prohrává { $losers }
       *[other] , prohrávají { $losers }
    }.
}
    .why = { $other_known ->
        [yes] { $result } proti { $other }
       *[no] { "" }
    }
event-sorted = Obecný střet, pořadí výsledků: { $targets } ({ $results }){ $ties_known ->
    [yes] , při shodě rozhoduje { $ties }
   *[no] { "" }
}.
event-failed-step = { $actor } sice { PAST("neuspěl", $actor_gender) }, ale { PAST("strhl", $actor_gender) } s sebou i slabší akce ({ $losers }).
event-exhausted = { $actor } se { PAST("vyčerpal", $actor_gender) }: { PAST("zaplatil", $actor_gender) } { paid }{ $actor_threat_known ->
    [yes] , Ohrožení { $actor_threat_old } → { $actor_threat_new }
   *[no] { "" }
}.
# Kolik by na to bylo, kdyby to stačilo; skrytá Sudba se neprozradí.
too-little = { $there_known ->
    [yes] { $capped_known ->
        [yes] , najednou ale smí dát jen { $there } (hranice { $property_gen } je { $limit })
       *[no] { $there ->
            [0] , zaplatit nemá čím
           *[other] , dát může jen { $there }{ too-little.of }
        }
    }
   *[no] { "" }
}
    .cost = { $sources_known ->
        [yes] { $sources_count ->
            [1] { price }
           *[other] { $price }
        }
       *[no] { price }
    }
    .of = { $sources_count ->
        [1] { "" }
       *[other] { " " }({ $sources })
    }
event-accepted = { $cannot_known ->
    [yes] { $actor } na vyčerpání { PAST("neměl", $actor_gender) } (stálo by { too-little.cost }{ too-little }) a { PAST("přijal", $actor_gender) } neúspěch.
   *[no] { $actor } { PAST("přijal", $actor_gender) } neúspěch.
}
event-spared = { $actor } tím { PAST("ušetřil", $actor_gender) } i { $targets_acc }.
event-unthreatened = { $actor } se vyčerpávat { PAST("nemusel", $actor_gender) }, nic dalšího nehrozilo.
event-backlash = Zbrklost se { $target_declines ->
    [yes] { $target_dat } vymstila (
   *[no] vymstila ({ $target },{ " " }
}Ohrožení { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] zůstává
}).
event-backlash-advantage = Zbrklost se vymstila – { $target } { PAST("získal", $target_gender) } Výhodu{ $target_advantage_known ->
    [yes] { " " }({ $target_advantage_old } → { $target_advantage_new })
   *[no] { "" }
}.
event-heroic-death = { $actor } se { PAST("obětoval", $actor_gender) } a vše { PAST("odvrátil", $actor_gender) }; hrdinská dráha končí ({ $way }){ $reach_id ->
    [end_conflict] , a s ní celý konflikt
    [shift] , a příběh se obrací jinam
   *[avert_only] { "" }
}{ $note_known ->
    [yes] : „{ $note }“
   *[no] .
}

## Následky

event-threat = { $target }: Ohrožení { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] zůstává { $threat }
}.
event-advantage = { $target } { PAST("získal", $target_gender) } { $gained ->
    [one] { $gained } Výhodu
    [few] { $gained } Výhody
   *[other] { $gained } Výhod
}{ $target_advantage_known ->
    [yes] { " " }(Výhoda { $target_advantage_old } → { $target_advantage_new })
   *[no] { "" }
}.
event-scarred = { $target } { PAST("utrpěl", $target_gender) } Jizvu závažnosti { $severity } na { $property_loc }{ $name_known ->
    [yes] : „{ $name }“
   *[no] { "" }
}{ $scope_known ->
    [yes] { " " }(ztěžuje: { $scope })
   *[no] { "" }
}{ $property_id ->
    [soul] { $target_soul_known ->
        [yes] , Duše { $target_soul_old } → { $target_soul_new }
       *[no] { "" }
    }
    [influence] { $target_influence_known ->
        [yes] , Vliv { $target_influence_old } → { $target_influence_new }
       *[no] { "" }
    }
   *[body] { $target_body_known ->
        [yes] , Tělo { $target_body_old } → { $target_body_new }
       *[no] { "" }
    }
}.
event-self-scar = { $actor } si { PAST("způsobil", $actor_gender) } Jizvu na { $property_loc }, závažnost { $severity }{ $note_known ->
    [yes] : „{ $note }“
   *[no] { "" }
}: přibyly Zdroje ({ $gained }), zdatnost klesla na { $ability }{ $scope_count ->
    [0] { "" }
   *[other] , ztěžuje: { $scope }
}.
event-scar-spent = { $actor }: akce skončila{ $lost ->
    [0] , Zdroje z vlastní Jizvy jsou využity
   *[other] , nevyužité Zdroje z Jizvy propadají ({ $lost })
}{ $actor_body_known ->
    [yes] ; Tělo { $actor_body_old } → { $actor_body_new }
   *[no] { "" }
}{ $actor_soul_known ->
    [yes] ; Duše { $actor_soul_old } → { $actor_soul_new }
   *[no] { "" }
}{ $actor_influence_known ->
    [yes] ; Vliv { $actor_influence_old } → { $actor_influence_new }
   *[no] { "" }
}.
event-overwhelmed = { $actor } má na { $property_loc } víc Jizev, než unese.
event-eliminated = { $target } je { PAST("vyřazen", $target_gender) } { $form_id ->
    [present] z konfliktu, ale zůstává na scéně{ $threat_known ->
        [yes] { " " }(Ohrožení { $threat })
       *[no] { "" }
    }
   *[removed] z konfliktu a mizí ze scény
}.
event-left = { $target } { PAST("opustil", $target_gender) } konflikt.
event-clear = { $actor } { PAST("unikl", $actor_gender) } z dosahu protivníků a příště může odejít.
event-caught = { $target } už není mimo dosah: { $actor } je zase nablízku.
event-story = { $actor } { PAST("dosáhl", $actor_gender) } svého{ $name_known ->
    [yes] { " " }(„{ $name }“)
   *[no] { "" }
}{ $targets_known ->
    [yes] { " " }({ $targets })
   *[no] { "" }
}.
event-other = { $actor } { PAST("dosáhl", $actor_gender) } { $name_known ->
    [yes] svého („{ $name }“)
   *[no] zvláštního následku
}{ $note_known ->
    [yes] : „{ $note }“
   *[no] .
}
event-foolish = { $actor } { PAST("vyhrál", $actor_gender) }, ale hloupě: { $effect } se nekoná.

## Nebezpečí

# Jak se nebezpečí jmenuje, má-li jméno.
danger-name = { $name_known ->
    [yes] { " " }„{ $name }“
   *[no] { "" }
}
danger-line = { stake }{ $note_known ->
    [yes] { " " }– „{ $note }“
   *[no] { "" }
}
event-ruled-danger = { gm } rozhodl: přijde nebezpečí{ danger-name }.
danger-told = { $danger_id ->
    [trap] Nástraha
    [follow_up] Následná akce
    [environment] Akce prostředí
   *[oversight] Výzva
}{ danger-name }: hrozí { danger-line }; platí se { $property_known ->
    [yes] { $property_ins }
   *[no] tím, čím se kdo brání
}
event-danger = { danger-told }.
event-reacted = { $actor } { PAST("reagoval", $actor_gender) }{ $means_known ->
    [yes] { " " }{ $means }
   *[no] { "" }
} ({ $skills }){ $target_known ->
    [yes] { $target_declines ->
        [yes] { " " }za { $target_acc }
       *[no] { " " }místo jiného: { $target }
    }
   *[no] { "" }
}.
event-no-reaction = { $actor } nijak { PAST("nereagoval", $actor_gender) } a nebezpečí dopadlo.
event-avoided = Výsledek { $sum }, je třeba 9: { $actor } nebezpečí odvrací.
    .why = { $total } ≥ 9
    .result = odvráceno
event-befell = { $target }: stalo se, co hrozilo{ $name_known ->
    [yes] { " " }({ $name })
   *[no] { "" }
}.

## Odpočinek a dny

event-mode = { $mode_id ->
    [between] Čas mezi výpravami.
   *[expedition] Výprava začíná.
}
event-helper-rested = { $actor } { PAST("nabral", $actor_gender) } síly se svým pánem{ $actor_bond_known ->
    [yes] , Pouto { $actor_bond_old } → { $actor_bond_new }
   *[no] { "" }
}{ $purse_fate_known ->
    [yes] , Sudba { $purse_fate_old } → { $purse_fate_new }
   *[no] { "" }
}.
event-days = { $days ->
    [0] Neuplynul ani den.
    [one] Uplynul { $days } den.
    [few] Uplynuly { $days } dny.
   *[other] Uplynulo { $days } dní.
}
event-healed = { $target }: Jizva na { $property_loc }{ $name_known ->
    [yes] { " " }(„{ $name }“)
   *[no] { "" }
} { $severity ->
    [0] se zahojila
   *[other] se zlepšila na závažnost { $severity }
}.
purse-line = { $actor_money_known ->
    [yes] { " " }(peníze v haléřích: { $actor_money_old } → { $actor_money_new })
   *[no] { "" }
}
event-traded = { $actor } { PAST("obchodoval", $actor_gender) }, Suroviny { $actor_materials_known ->
    [yes] { $actor_materials_old } → { $actor_materials_new }
   *[no] zůstaly
}{ purse-line }.
event-bought = { $actor } si { PAST("obstaral", $actor_gender) } nový předmět: „{ $name }“{ purse-line }.
event-too-poor = { $actor } na to nemá: stojí to { $price ->
    [one] { $price } haléř
    [few] { $price } haléře
   *[other] { $price } haléřů
}.
event-evaluation = Vyhodnocení mimo konflikt začíná.
event-evaluation-over = Vyhodnocení skončilo, Ohrožení a Výhody s ním.

## Otázky: vlastní akce

ask-declare = Co udělá { $actor }? (Ohrožení { $threat })
ask-say = Vlastními slovy: co { $actor } dělá a čeho tím chce dosáhnout?
ask-skill = Kterou dovednost { $actor } použije?
ask-skill-combined = Dvě dovednosti najednou, počítá se nižší úroveň: kterou z nich { $actor } potřebuje?
ask-skill-pay = Podle které z obou dovedností { $actor } platí?
ask-effect = Jaký následek má mít akce, kterou ohlašuje { $actor }?
ask-target = Na koho { $actor } míří?
ask-targets = Na koho všechno { $actor } míří?
ask-affects = Na kterou vlastnost { $actor } působí?
ask-form-declared = { $actor } chce vyřazovat: jak vyřazení skončí?
ask-ability = Kterou zvláštní schopnost { $actor } přidá?
ask-impossible = To je nemožné. Zkusí { $actor } něco jiného, nebo odvypráví marnou snahu?
ask-commit = Jde do toho { $actor }? Stačí 9 (dvě kostky a { $level }).{ $attempt ->
    [0] { "" }
   *[other] { " " }Už pokus stojí { $attempt }.
} Když to nevyjde: vyčerpání za { price } (Ohrožení { $threat }) z toho udělá úspěch, { $risk_id ->
    [none] přijatý neúspěch čísla nezmění
    [threat] přijatý neúspěch znamená Ohrožení +1
    [scar] přijatý neúspěch znamená Jizvu závažnosti 1
    [trap] přijatý neúspěch spustí nástrahu
   *[environment] přijatý neúspěch spustí akci prostředí
}{ $closes ->
    [1] { " " }a znovu to stejně zkusit nepůjde
   *[0] { "" }
}{ $failure_known ->
    [yes] { " " }(„{ $failure }“)
   *[no] { "" }
}.

## Otázky: reakce

ask-counter = { $target } chce { goal.asked }{ goal.how }: { goal.skill }. Postaví se tomu { $actor }? { $means_id ->
    [defence] Jde to z obrany, { price.asked }{ option-cost }.
   *[initiative] Stojí to iniciativu{ $price ->
        [0] { "" }
       *[other] { " " }a { price }{ option-cost }
    }.
}{ $exposed ->
    [1] { " " }Kdo nereaguje, nemůže se ani vyčerpat.
   *[0] { "" }
}
ask-react = { $target_declines ->
    [yes] { CAP($target_dat) } hrozí
   *[no] { $target } je v nebezpečí, hrozí
} { stake }{ $name_known ->
    [yes] { " " }({ $name })
   *[no] { "" }
}{ $note_known ->
    [yes] { " " }– „{ $note }“
   *[no] { "" }
}. Zareaguje { $actor } { $means_id ->
    [defence] z obrany
   *[initiative] z iniciativy
}{ $price ->
    [0] { "" }
   *[other] { " " }({ price.asked }{ option-cost })
}? Výsledek 9 a víc nebezpečí odvrátí. Kdo nereaguje, nemůže se ani vyčerpat.
ask-cover = Zahrne { $actor } jednou reakcí i ostatní ({ $targets })? Rozsáhle to stojí navíc { $price }.

## Otázky: manévry a platby

# Jedna akce nese jeden manévr, nemá-li někdo právo na víc.
last-manoeuvre = { $last ->
    [1] { " " }Jiný manévr už k téhle akci nepřidá.
   *[0] { "" }
}
ask-precise = Zahraje { $actor } přesně ({ price.asked })? Hází se třemi kostkami a počítají se dvě vyšší.{ last-manoeuvre }
ask-mighty = Zahraje { $actor } mocně ({ price.asked })? Vyčerpání pak bude stát o 1 víc: { $prices } ({ $targets }).{ $short_known ->
    [yes] { " " }Na tolik už nemá: { $short }.
   *[no] { "" }
}{ last-manoeuvre }
ask-cunning = Zahraje { $actor } lstivě ({ price.asked })? { $idle ->
    [1] Nic navíc by to nepřineslo, Ohrožení níž neklesne.
   *[0] Následek se zvětší: { stake }.
}
ask-pay = Z čeho { $actor } zaplatí { price }?
ask-pay-scar = Jak vážnou Jizvu si { $actor } vezme, aby { PAST("zaplatil", $actor_gender) } { price }? ({ $low } až { $high })
ask-pay-part = { $actor } platí { price }. Kolik z tohoto zdroje: { $source }? ({ $low } až { $high }, zbývá zaplatit { $rest })
ask-scar-name = Jak se jmenuje Jizva, kterou si { $actor } bere ({ $property }, závažnost { $severity })?
ask-scar-scope = Čemu bude Jizva vadit ({ $actor }: { $property }, závažnost { $severity })? { $blocks ->
    [1] Takové akce budou do zahojení nemožné.
   *[0] Takové akce budou do zahojení náročné: pokus bude stát { $severity }.
}
ask-approach = Jaký přístup k iniciativě zvolí { $actor }? Kdo hodí víc, jedná dřív.

## Otázky: vítězství a porážka

ask-describe = { $actor } vítězí ({ $effect }). Vlastními slovy: co teď hrozí?
# Cena, co po zaplacení zbude, Ohrožení, a co se stane bez vyčerpání.
ask-exhaust = Vyčerpá se { $actor }? Stojí to { price }{ $mighty ->
    [1] { " " }(mocně)
   *[0] { "" }
}{ $limit_known ->
    [yes] ; najednou smí dát nejvýš { $limit } ({ $property })
   *[no] { "" }
}. { $scar_known ->
    [yes] Potom: { ask-exhaust.left }Ohrožení { $threat } → { $threat_after }.
   *[no] Na to { $actor } nemá.
} { $evaluation_id ->
    [test] Vyčerpání znamená úspěch. Jinak neúspěch{ $risk_id ->
        [threat] { " " }a Ohrožení +1
        [scar] { " " }a Jizva závažnosti 1
        [trap] { " " }a nástraha
        [environment] { " " }a akce prostředí
       *[none] { "" }
    }{ $failure_known ->
        [yes] { " " }(„{ $failure }“)
       *[no] { "" }
    }.
   *[other] Jinak: { stake }.{ ask-exhaust.rash }
}
    .rash = { $effect_id ->
        [eliminate] { $evaluation_id ->
            [challenge] { "" }
           *[clash] { " " }Komu se vyřazení nepovede, tomu se jeho zbrklost může vymstít.
        }
       *[other] { "" }
    }
    .left = { ask-exhaust.pool }{ ask-exhaust.fate }{ ask-exhaust.advantage }{ ask-exhaust.bond }{ ask-exhaust.banked }{ ask-exhaust.container }{ ask-exhaust.sacrifice }{ ask-exhaust.scar }
    .pool = { $pool_after_known ->
        [yes] { $property } { $pool_after },{ " " }
       *[no] { "" }
    }
    .fate = { $fate_after_known ->
        [yes] Sudba { $fate_after },{ " " }
       *[no] { "" }
    }
    .advantage = { $advantage_after_known ->
        [yes] Výhoda { $advantage_after },{ " " }
       *[no] { "" }
    }
    .bond = { $bond_after_known ->
        [yes] Pouto { $bond_after },{ " " }
       *[no] { "" }
    }
    .banked = { $banked_after_known ->
        [yes] { $banked_after ->
            [0] { "" }
           *[other] nevyužito z Jizvy { $banked_after },{ " " }
        }
       *[no] { "" }
    }
    .container = { $container_after_known ->
        [yes] zásobník { $container_after },{ " " }
       *[no] { "" }
    }
    .sacrifice = { $sacrifice_after_known ->
        [yes] obětovat ještě půjde { $sacrifice_after },{ " " }
       *[no] { "" }
    }
    .scar = { $scar ->
        [0] { "" }
       *[other] vlastní Jizva závažnosti { $severity } (zdatnost klesne na { $ability_after }, ztíží třeba: { $scope }),{ " " }
    }
ask-exhaust-story = Vlastními slovy: kolik sil to stojí a co se tím komplikuje ({ $actor })?
ask-story-stands = { $actor }: „{ $note }“ Platí to tak?
ask-backlash = Zbrklost se vymstí – { $target } { PAST("chtěl", $target_gender) } vyřadit a { PAST("neuspěl", $target_gender) }. Co si { $actor } vybere?
ask-death = Hrdinská smrt: kam až sahá oběť, kterou přináší { $actor }?
ask-death-winner = Konflikt končí. Komu oběť, kterou přináší { $actor }, dala vítězství?
ask-death-way = Jak skončí dráha, kterou { $actor } opouští?
ask-death-story = Poslední slova hrdiny ({ $actor }):
ask-form = Jak vyřazení skončí ({ $target })?
ask-form-stands = Vyřazení ({ $target }): { $form }. Platí to tak?
ask-form-scar = Jizva k vyřazení ({ $actor }): jaká závažnost? 0 je žádná.
ask-form-threat = V jakém Ohrožení je teď { $actor }? 1 příznivé, 2 běžné, 3 mírné komplikace, 4 vážné, 5 a víc téměř beznadějné.
ask-tie = Úplná shoda ({ $targets }). Bude { $actor } losovat, nebo ustoupí?
ask-surrender = Mimo konflikt { $out ->
    [one] je { $out }
    [few] jsou { $out }
   *[other] je { $out }
} { $members ->
    [few] ze
   *[other] z
} { $members }. Vzdá to { $actor } za celou stranu?

## Otázky pro Průvodce

ask-setup = Začátek konfliktu: začít, nebo nejdřív něco upravit?
ask-threat = V jakém Ohrožení je { $actor }? 1 příznivé, 2 běžné, 3 mírné komplikace, 4 vážné, 5 a víc téměř beznadějné.
ask-floor = Pod kolik nesmí klesnout Ohrožení ({ $actor })?
ask-advantage = Kolik Výhody má na začátku { $actor }?
ask-carry-over = Kolik Výhody si { $actor } přináší z dřívějška?
ask-fate = Kolik je Sudby ({ $side })?
ask-fate-more = Kolik Sudby přibude ({ $side })?
ask-scarred = { $actor } má starou Jizvu: o kolik méně Sudby má její strana?
ask-order = Pořadí { $round }. kola: hodem, nebo podle příběhu?{ $targets_known ->
    [yes] { " " }První: { $targets }.
   *[no] { "" }
}{ $last_known ->
    [yes] { " " }Poslední: { $last }.
   *[no] { "" }
}
ask-order-first = Kdo jde podle příběhu jako první?
ask-order-last = Kdo jde podle příběhu jako poslední?
ask-kind = { $actor } chce { goal.asked }{ goal.how }: { goal.skill }. Jaká je to akce?{ $convert ->
    [1] { " " }(Změna Ohrožení by předběhla příběh, bude z ní Výhoda.)
   *[0] { "" }
}
ask-counter-kind = Protiakce – { $actor } chce { $effect_id ->
    [story] jen zabránit
   *[other] { goal.asked }
}: { goal.skill }. Jaká je to akce?
ask-reaction-kind = Reakce na nebezpečí{ danger-name } ({ $actor }), hrozí { stake }. Jaká je to akce?
ask-scar-block = { $actor } má Jizvu závažnosti { $severity } ({ $skills }). Je to nemožné, nebo jen náročné?
ask-credible = { $actor } chce vyřadit { $targets_acc } ({ $skills }). Dá se tím opravdu někdo vyřadit? Když ne, hlásí se znovu a nic to nestálo.
ask-other-property = { $actor } chce působit na neobvyklou vlastnost ({ $skills }, chce: { $wanted }). Na kterou to bude?
ask-area = Zasáhne akce svou povahou víc cílů ({ $actor })?
ask-reach = Dostane se { $actor } k cíli ({ $target })? Naráz se tam vejde { $most }.
ask-leaving = Může úspěch vyvést z konfliktu: { $targets }?
ask-threatens = Koho dalšího { $actor } svou akcí ohrožuje?
ask-mismatch = Dovednost ({ $skills }) se k popisu nehodí. Co { $actor } změní?
ask-risk = { $actor }: co ještě stojí neúspěch?
ask-failure = Co se stane, když { $actor } neuspěje?
ask-lock = { $actor } { PAST("neuspěl", $actor_gender) }: pro koho je ta cesta uzavřená?
ask-exclusive = Které protiakce nemohou uspět zároveň? Z těch pak uspěje jen ta s vyšším výsledkem.
ask-challenge-property = Výzva{ danger-name }, hrozí { stake }: na kterou vlastnost působí?
ask-actor-unclear = Jednají oba naráz ({ $targets })?
ask-after = Jak konflikt pokračuje?
ask-end-reason = Proč konflikt končí?
ask-join-now = Bude { $actor } jednat ještě v tomto kole?
ask-tempo = Jak dlouho teď trvá kolo?
ask-edit = Co se změní?
ask-curse = Jakým postihem trpí { $actor }?
ask-curse-scope = Které dovednosti postih vadí ({ $actor })?
ask-spell = Co dělá kouzlo s iniciativou ({ $actor })?
ask-treatment = O kolik se zlepší Jizva ({ $actor }{ $name_known ->
    [yes] , „{ $name }“
   *[no] { "" }
})?
ask-return = Hraje { $actor } zase?
ask-rest-amount = Kolik Zdrojů vrátí odpočinek ({ $actor })?
ask-rest-split = { $actor } odpočívá: kolik přibude k { $property_dat }? ({ $low } až { $high }, k rozdělení { $rest })
ask-days = Kolik dní uplyne?

## Odpovědi: vlastní akce

option-with = ({ $skill }{ $level_known ->
    [yes] { " " }{ $level }
   *[no] { "" }
}{ $demand ->
    [0] { "" }
   *[other] , náročnost { $demand }
})
option-attack = { $target_declines ->
    [yes] zvýšit { $target_dat } Ohrožení o 1
   *[no] zvýšit Ohrožení o 1: { $target }
} { option-with }
option-scar = { $target_declines ->
    [yes] způsobit { $target_dat } Jizvu závažnosti 1
   *[no] způsobit Jizvu závažnosti 1: { $target }
} { option-with }
option-eliminate = { $target_declines ->
    [yes] vyřadit { $target_acc }
   *[no] vyřadit: { $target }
}, pokud se nevyčerpá { option-with }
option-sweep = rozsáhle ({ price.asked }), { $effect_id ->
    [scar] Jizva závažnosti 1
   *[threat_up] Ohrožení +1
} pro všechny: { $targets } { option-with }
option-recover = zlepšit své postavení: vlastní Ohrožení −1 { option-with }
option-prepare = připravit se: Výhoda +1 { option-with }
option-help = { $target_declines ->
    [yes] pomoct { $target_dat }: Ohrožení −1
   *[no] pomoct, Ohrožení −1: { $target }
} { option-with }
option-aid = { $target_declines ->
    [yes] podpořit { $target_acc }: Výhoda +1
   *[no] podpořit, Výhoda +1: { $target }
} { option-with }
option-leave = opustit konflikt { option-with }
option-disengage = uniknout z dosahu protivníků, příště se dá odejít { option-with }
option-do = { $name_known ->
    [yes] { $name }
   *[no] připravená akce
} ({ $skills } { $level }{ $demand ->
    [0] { "" }
   *[other] , náročnost { $demand }
}; { $effect }{ looses })
option-custom = jinak, krok za krokem
option-say = nejdřív vlastními slovy
option-postpone = odložit iniciativu: v tomto kole už jen reagovat
option-drop = nedělat nic
option-skill = { $skill } (úroveň { $level }, { $property }{ $demand ->
    [0] { "" }
   *[other] , náročnost { $demand }
})
option-combine = dvě dovednosti najednou
option-effect = { $effect_id ->
    [threat_up] Ohrožení +1: škodí hned, vyčerpání pak stojí víc
    [threat_down] Ohrožení −1: pomáhá hned
    [advantage] Výhoda +1: zaplatí cokoli, s konfliktem propadá
    [scar] Jizva závažnosti 1: zůstane i po konfliktu
    [eliminate] vyřazení: kdo se nevyčerpá, je mimo konflikt
    [story] jen příběh: čísla se nezmění
    [other] zvláštní následek: čísla doplní Průvodce
    [leave] opuštění konfliktu: jen z dosahu protivníků
    [disengage] únik z dosahu protivníků: příště lze odejít
    [help-out] vyvedení spojence z konfliktu: jen z dosahu protivníků
   *[own_advantage] vlastní Výhoda +1
}
option-target = { $target_known ->
    [yes] { $target }
   *[no] nikdo určitý
}
option-several = víc cílů (rozsáhle, { price.asked })
option-area = víc cílů svou povahou (plošně)
option-done = hotovo
option-affects = { $affects_known ->
    [yes] { $affects_id ->
        [soul] Duše
        [influence] Vliv
       *[body] Tělo
    }
   *[no] na žádnou: každý platí tou, kterou se brání
}
option-removed = { form-removed }
option-present = zůstane na scéně a smí se už jen bránit
option-ability = zvláštní schopnost: „{ $ability }“ (cena { $price })
option-another = něco jiného
option-vain = odvyprávět marnou snahu (stojí iniciativu)
option-roll = hodit
option-change = změnit hlášení
option-commit-drop = upustit od toho

## Odpovědi: reakce

option-counter-no = nereagovat
option-strike = { $target_declines ->
    [yes] oplatit to { $target_dat }: Ohrožení +1
   *[no] oplatit to, Ohrožení +1: { $target }
} { option-with }
option-counter-scar = { $target_declines ->
    [yes] oplatit to { $target_dat } Jizvou závažnosti 1
   *[no] oplatit to Jizvou závažnosti 1: { $target }
} { option-with }
option-counter-eliminate = { $target_declines ->
    [yes] vyřadit { $target_acc }
   *[no] vyřadit: { $target }
}, pokud se nevyčerpá { option-with }
option-avoid = uhnout: vlastní Ohrožení −1 { option-with }
option-block = jen tomu zabránit { option-with }
option-react-no = nereagovat
option-react = reagovat { option-with }
option-cover-yes = ano, krýt všechny
option-cover-no = ne, jen jednoho

## Odpovědi: manévry, platby, iniciativa

option-cost = { option-cost.pool }{ option-cost.scar }{ option-cost.advantage }{ option-cost.fate }{ option-cost.bond }{ option-cost.container }{ option-cost.sacrifice }
    .pool = { $pool_known ->
        [yes] ; { $property } pak { $pool_after }
       *[no] { "" }
    }
    .fate = { $fate_known ->
        [yes] ; Sudba pak { $fate_after }
       *[no] { "" }
    }
    .scar = { $severity_known ->
        [yes] ; stojí to vlastní Jizvu na { $property_id ->
            [soul] Duši
            [influence] Vlivu
           *[body] Těle
        }, závažnost { $severity } (zdatnost klesne na { $ability_after }, ztíží třeba: { $scope }){ $banked_after_known ->
            [yes] { $banked_after ->
                [0] { "" }
               *[other] , nevyužité Zdroje z ní ({ $banked_after }) s akcí propadnou
            }
           *[no] { "" }
        }
       *[no] { "" }
    }
    .advantage = { $advantage_known ->
        [yes] ; zaplatí Výhoda (zbude { $advantage_after })
       *[no] { "" }
    }
    .bond = { $bond_known ->
        [yes] ; zaplatí Pouto (zbude { $bond_after })
       *[no] { "" }
    }
    .container = { $container_known ->
        [yes] ; zaplatí zásobník (zbude { $container_after })
       *[no] { "" }
    }
    .sacrifice = { $sacrifice_known ->
        [yes] ; padne na to obětovaná věc
       *[no] { "" }
    }
# Odpověď „yes:otherwise“ znamená zaplatit jinak, než je obvyklé.
option-otherwise = { $otherwise_known ->
    [yes] , ale zaplatit jinak
   *[no] { "" }
}
option-precise-yes = ano{ $otherwise_known ->
    [yes] { option-otherwise }
   *[no] { option-cost }
}
option-mighty-yes = ano{ $otherwise_known ->
    [yes] { option-otherwise }
   *[no] { option-cost }
}
option-cunning-yes = ano{ $otherwise_known ->
    [yes] { option-otherwise }
   *[no] { option-cost }
}
option-pay = { option-pay.parts }celkem { $price }{ option-pay.lost }{ option-pay.hampers }
    .lost = { $banked_after_known ->
        [yes] { $banked_after ->
            [0] { "" }
           *[other] ; nevyužito z Jizvy { $banked_after }, s akcí to propadne
        }
       *[no] { "" }
    }
    .hampers = { $severity_known ->
        [yes] ; zdatnost klesne na { $ability_after }{ $pool_after_known ->
            [yes] { " " }(po akci { $property } { $pool_after })
           *[no] { "" }
        }; ztíží třeba: { $scope }
       *[no] { "" }
    }
    .parts = { option-pay.scar }{ option-pay.banked }{ option-pay.advantage }{ option-pay.pool }{ option-pay.fate }{ option-pay.bond }{ option-pay.container }{ option-pay.sacrifice }
    .scar = { $severity_known ->
        [yes] vlastní Jizva závažnosti { $severity }:{ " " }
       *[no] { "" }
    }
    .banked = { $banked_known ->
        [yes] z Jizvy { $banked },{ " " }
       *[no] { "" }
    }
    .advantage = { $advantage_known ->
        [yes] Výhoda { $advantage } (zbude { $advantage_after }),{ " " }
       *[no] { "" }
    }
    .pool = { $pool_known ->
        [yes] { $property } { $pool }{ $severity_known ->
            [yes] ,{ " " }
           *[no] { " " }(zbude { $pool_after }),{ " " }
        }
       *[no] { "" }
    }
    .fate = { $fate_known ->
        [yes] Sudba { $fate } (zbude { $fate_after }),{ " " }
       *[no] { "" }
    }
    .bond = { $bond_known ->
        [yes] Pouto { $bond } (zbude { $bond_after }),{ " " }
       *[no] { "" }
    }
    .container = { $container_known ->
        [yes] zásobník { $container } (zbude { $container_after }),{ " " }
       *[no] { "" }
    }
    .sacrifice = { $sacrifice_known ->
        [yes] obětovaná věc { $sacrifice },{ " " }
       *[no] { "" }
    }
option-pay-custom = rozdělit jinak
option-scope = { $skill }
option-approach-none = běžně, dvěma kostkami
option-approach-fast = rychle: ze tří kostek dvě vyšší ({ price.asked })
option-approach-slow = pomalu: ze tří kostek dvě nižší ({ price.asked })

## Odpovědi: vítězství a porážka

option-exhaust = vyčerpat se za { price }{ option-otherwise }
option-accept = přijmout neúspěch
option-heroic_death = hrdinská smrt
option-backlash-advantage = získat Výhodu
option-backlash-attacker_threat = Ohrožení +1 ({ $target })
option-backlash-none = nechat to být
option-avert_only = jen odvrátit, co hrozí
option-end_conflict = ukončit celý konflikt
option-shift = obrátit příběh jinam
option-way = { $way_known ->
    [yes] { $way }
   *[no] takový konec
}
option-lot = losovat
option-give-way = ustoupit
option-fight-on = bojovat dál
option-surrender = vzdát to: konflikt končí porážkou
option-death-winner-nobody = nikdo
option-side = { $side }
option-danger = spustit nebezpečí: { $name_known ->
    [yes] { $name }
   *[no] { $note }
}

## Odpovědi: Průvodce

option-ready = začít
option-setup-threat = Ohrožení: { $target }
option-setup-floor = nejnižší Ohrožení: { $target }
option-setup-advantage = Výhoda: { $target }
option-setup-carry-over = Výhoda z dřívějška: { $target }
option-setup-scarred = méně Sudby kvůli Jizvě: { $target }
option-fate = Sudba: { $side }
option-order-dice = hodem
option-order-story = podle příběhu
option-order-change = určit, kdo je první a kdo poslední
option-possible = možná: hází se, za pokus se neplatí
option-obvious = samozřejmá: nebrání-li nikdo, podaří se bez hodu
option-demanding = náročná{ $price_known ->
    [yes] { " " }{ $price }: hází se a už pokus stojí { $price }
   *[no] { "" }
}
option-impossible = nemožná: nepovede se a nic nestojí
option-threatens = ohrožuje ještě někoho
option-kind-mismatch = dovednost se k popisu nehodí
option-convert = { $convert ->
    [1] nechat změnu Ohrožení
   *[0] udělat z toho Výhodu
}
option-no-hindrance = ničemu nezabrání
option-threatens-nobody = už nikoho
option-stands = nechat to tak
option-change_skill = jiná dovednost
option-change_description = jiný popis
option-risk-none = nic
option-risk-threat = Ohrožení +1
option-risk-scar = Jizva závažnosti 1
option-risk-trap = nástraha
option-risk-environment = akce prostředí
option-lock-nobody = pro nikoho
option-lock-character = jen pro toho, kdo to zkusil
option-lock-complication_for_others = pro toho, kdo to zkusil; ostatním se to zkomplikuje
option-lock-party = pro celou stranu
option-exclusive-done = žádné další
option-pair = { $target } a { $other }
option-go-on = pokračovat
option-end = ukončit konflikt{ $side_known ->
    [yes] , vítězí { $side }
   *[no] , bez vítěze
}
option-join = přichází { $target }
option-after-tempo = změnit délku kola
option-after-edit = něco změnit
option-edit-threat-up = Ohrožení +1: { $target }
option-edit-threat-down = Ohrožení −1 bez hodu: { $target }
option-edit-advantage = Výhoda +1: { $target }
option-edit-floor = nejnižší Ohrožení: { $target }
option-edit-return = vrátit do hry: { $target }
option-edit-treat = léčit Jizvu: { $target }{ $name_known ->
    [yes] { " " }(„{ $name }“)
   *[no] { "" }
}
option-edit-curse = postih kouzlem: { $target }
option-edit-lift = zbavit postihu „{ $penalty }“: { $target }
option-edit-spell = kouzlo na iniciativu: { $target }
option-curse-imprecise = nepřesně: ze tří kostek dvě nižší
option-curse-weak = chabě: vyčerpání proti němu je o 1 levnější
option-curse-foolish = hloupě: následek o 1 menší
option-spell-none = žádné
option-spell-granted = smí zdarma { $approach }
option-spell-forced = musí { $approach }
option-edit-unlock = povolit nový pokus{ $name_known ->
    [yes] { " " }„{ $name }“
   *[no] { "" }
}{ $whose_known ->
    [yes] : { $whose }
   *[no] { "" }
}{ $target_known ->
    [yes] { " " }(cíl: { $target })
   *[no] { "" }
}

## Součty

part-dice = kostky
part-level = úroveň
part-result = výsledek hodu
part-threat = Ohrožení
    .amount = Ohrožení { $value }
part-mighty = mocně
part-weak = chabě
part-things = věci a schopnosti
part-exhaustion = vyčerpání
part-action = akce
part-ruling = rozhodnutí Průvodce
part-danger = nebezpečí
part-risk = cena neúspěchu
part-banked = z vlastní Jizvy
part-advantage = z Výhody
part-pool = z vlastních Zdrojů
part-fate = ze Sudby
part-bond = z Pouta
part-container = ze zásobníku
part-sacrifice = z obětované věci

## Ukazatele a stavy

gauge-threat = Ohrožení
    .head = Ohrožení { $value }
gauge-advantage = Výhoda
    .head = Výhoda { $value }
gauge-body = Tělo
gauge-soul = Duše
gauge-influence = Vliv
gauge-fate = Sudba
gauge-bond = Pouto
gauge-stored-body = zásobník Těla
gauge-stored-soul = zásobník Duše
gauge-stored-influence = zásobník Vlivu
gauge-floor = nejnižší Ohrožení
gauge-status = stav
gauge-initiative = iniciativa
gauge-approach-granted = přístup darovaný kouzlem
gauge-approach-forced = přístup vnucený kouzlem
gauge-money = peníze
gauge-materials = Suroviny
gauge-scars = počet Jizev
gauge-penalties = počet postihů
gauge-stored = plné zásobníky
gauge-broken = zničené věci
gauge-disengaged = mimo dosah
state-eliminated_present = mimo konflikt, ale na scéně
    .head = { PAST("vyřazen", $actor_gender) }, na scéně
state-eliminated_removed = mimo konflikt a pryč
    .head = { PAST("vyřazen", $actor_gender) }
    .hides = imprecise weak foolish disengaged
state-left = odchod z konfliktu
    .head = { PAST("odešel", $actor_gender, "odešl") } z konfliktu
    .hides = imprecise weak foolish disengaged
state-retired = konec hrdinské dráhy
    .head = na konci hrdinské dráhy
    .hides = imprecise weak foolish disengaged
state-initiative_postponed = iniciativa odložena
state-initiative_spent = iniciativa použita
    .head = { "" }
state-absent = ještě tu není
    .head = { $actor_gender ->
        [pm] ještě tu nejsou
        [pf] ještě tu nejsou
        [pn] ještě tu nejsou
       *[m] ještě tu není
    }
state-initiative_waiting = iniciativa nepoužita
state-initiative_lost = iniciativa propadla
state-disengaged = mimo dosah
state-scarred = Jizvy
    .head = { ADJ("zjizvený", $actor_gender) }
state-scarred_often = několik Jizev
    .head = { ADJ("zjizvený", $actor_gender) }
state-imprecise = nepřesně
    .head = { $actor_gender ->
        [pm] jednají
        [pf] jednají
        [pn] jednají
       *[m] jedná
    } nepřesně
state-weak = chabě
    .head = { $actor_gender ->
        [pm] jednají
        [pf] jednají
        [pn] jednají
       *[m] jedná
    } chabě
state-foolish = hloupě
    .head = { $actor_gender ->
        [pm] jednají
        [pf] jednají
        [pn] jednají
       *[m] jedná
    } hloupě

## Konce

outcome-empty = { $winner_known ->
    [yes] Konec: v konfliktu zůstala jediná strana, { $winner }.
   *[no] Konec: nikdo nezůstal schopný jednat.
}
outcome-agreed = { $winner_known ->
    [yes] Konec dohodou: vítězí { $winner }.
   *[no] Konec dohodou, bez vítěze.
}
outcome-surrendered = { $winner_known ->
    [yes] Konec: protivníci se vzdali, vítězí { $winner }.
   *[no] Konec: jedna ze stran se vzdala.
}
outcome-heroic-death = { $winner_known ->
    [yes] Konec: hrdinská oběť přinesla vítězství{ $winner_declines ->
        [yes] { " " }{ $winner_dat }
       *[no] : { $winner }
    }.
   *[no] Konec: hrdinská oběť ukončila konflikt.
}
outcome-end-of-the-way = { $winner_known ->
    [yes] Konec cesty, poslední vítězství: { $winner }.
   *[no] Konec cesty.
}
outcome-done = { $winner_known ->
    [yes] Vše je vyhodnoceno, vítězí { $winner }.
   *[no] Vše je vyhodnoceno.
}

## Předpovědi

measure-fell = vyřazení
measure-undecided = nerozhodnuto
measure-eliminated = vyřazení
measure-retired = hrdinské smrti
measure-test = zkoušky
measure-challenge = výzvy
measure-clash = střety dvou
measure-general_clash = obecné střety
measure-defence = obrana
measure-wide = rozsáhle
measure-precise = přesně
measure-mighty = mocně
measure-cunning = lstivě
measure-spent_body = utracené Tělo
measure-spent_soul = utracená Duše
measure-spent_influence = utracený Vliv
measure-exhaustions = vyčerpání
measure-scars = nové Jizvy
measure-severity = závažnost nových Jizev
measure-fate_left = zbylá Sudba
convention-gm-rulings-by-default = Kde má rozhodovat Průvodce, platí výchozí rozhodnutí, jak je uvádí pravidlo.
convention-gm-rulings-asked = Scéna se ptá Průvodce; předpověď za něj odpovídá výchozím rozhodnutím.
convention-tactics = Každý hraje podle své taktiky a o budoucích hodech nic neví.
convention-threat-ordinary = Komu scéna neurčí Ohrožení, má obvyklé.
convention-everybody-in-reach = Každý dosáhne na každého, pokud scéna neomezí počet útočníků.
convention-initiative-by-dice = O pořadí rozhodují kostky, kromě těch, které scéna staví napřed nebo nazad.
convention-exhaustion-shared = Vyčerpání poraženého odvrací následek pro všechny kromě ostatních poražených.
convention-exhaustion-all = Vyčerpání jednoho poraženého odvrací následek pro všechny.
convention-exhaustion-own = Vyčerpání poraženého odvrací následek jen pro něj a pro ty, které chrání.
convention-wide-partial = Kdo porazí rozsáhlou akci, vyjme z ní jen ty, které chrání.
convention-wide-whole = Poražená rozsáhlá akce selhává celá.
convention-quick-game = Hraje se Rychlá hra.
convention-fate-hidden = Hráči nevidí, kolik Sudby Průvodci zbývá.

## Závady scén

problem-hero-without-abilities = hrdinovi chybí zdatnosti
    .remedy = doplň v ability čísla body, soul a influence
problem-hero-with-fate = hrdina nemá charakteristiku, hranice, Sudbu ani Pouto
    .remedy = smaž je, nebo z něj udělej bytost (v type napiš being)
problem-being-with-abilities = bytost nemá zdatnosti, povolání ani vyhrazené dovednosti
    .remedy = dej jí charakteristiku a hranice, nebo z ní udělej hrdinu
problem-being-without-characteristic = bytosti chybí charakteristika
    .remedy = doplň characteristic s úrovní a dovednostmi
problem-being-with-bond = Pouto a pána má jen pomocník
    .remedy = smaž owner a bond_max, nebo v type napiš helper
problem-being-with-pools = vlastní Zdroje má jen hrdina, bytost platí Sudbou své strany
    .remedy = smaž je; kolik bytost přináší Sudby, řekne fate_contribution
problem-helper-without-owner = pomocníkovi chybí pán
    .remedy = uveď v owner id jeho hrdiny
problem-unknown-owner = takový hrdina ve scéně není
    .remedy = { $known_known ->
        [yes] pánem může být: { $known }
       *[no] přidej do scény hrdinu
    }
problem-item-without-id = jménu ve více jazycích musí stát po boku id
    .remedy = doplň věci id
problem-occupation-twice = povolání „{ $name }“ je uvedeno dvakrát
    .remedy = nech jen jedno
problem-pool-above-ability = tolik se do zdatnosti snížené o Jizvy nevejde
    .remedy = zadej nejvýš { $maximum }
problem-bond-above-max = tolik Pouta mít nemůže
    .remedy = zadej nejvýš { $maximum }, nebo zvyš bond_max
problem-bad-severity = závažnost Jizvy musí být aspoň 1 a musí mít čemu vadit
    .remedy = uveď závažnost od 1 a v scope aspoň jednu dovednost
problem-stored-without-items = čísel musí být stejně jako věcí
    .remedy = { $count ->
        [0] smaž je, žádná věc tu není
       *[other] uveď jich { $count }
    }
problem-unknown-item = takovou věc nemá
    .remedy = { $near_known ->
        [yes] nejspíš to měla být: { $near }
       *[no] { $known_known ->
            [yes] vyber z těchto: { $known }
           *[no] smaž ji
        }
    }
problem-unknown-skill = takovou dovednost pravidla ani scéna neznají
    .remedy = { $near_known ->
        [yes] nejspíš to měla být: { $near }
       *[no] popiš ji v tabulce [[skill]]
    }
problem-unknown-side = taková strana ve scéně není
    .remedy = { $near_known ->
        [yes] nejspíš to měla být: { $near }
       *[no] vyber z těchto: { $known }
    }
problem-unknown-combatant = nikdo takový ve scéně není
    .remedy = { $near_known ->
        [yes] nejspíš to měl být: { $near }
       *[no] vyber z těchto: { $known }
    }
problem-unknown-action = takovou akci scéna nemá
    .remedy = { $near_known ->
        [yes] nejspíš to měla být: { $near }
       *[no] popiš ji v tabulce [[action]]
    }
problem-unknown-danger = takové nebezpečí scéna nemá
    .remedy = { $near_known ->
        [yes] nejspíš to mělo být: { $near }
       *[no] { $known_known ->
            [yes] vyber z těchto: { $known }
           *[no] popiš ho v tabulce [[environment]]
        }
    }
problem-side-without-members = na této straně nikdo není
    .remedy = přidej na ni někoho, nebo ji smaž
problem-one-side = ke konfliktu jsou potřeba aspoň dvě strany
    .remedy = přidej někoho na druhou stranu
problem-fate-missing = není jasné, kolik Sudby má strana { $side }
    .remedy = uveď u každé její bytosti fate_contribution, nebo pro stranu fate_pool
problem-fate-twice = Sudba strany { $side } je uvedena dvakrát a různě: příspěvky dávají { $sum }
    .remedy = nech jen příspěvky, nebo jen fate_pool
problem-threat-below-floor = Ohrožení { $threat } je pod svou spodní mezí { $floor }
    .remedy = zvyš Ohrožení, nebo sniž floor
problem-both-approaches = jeden nemůže mít kouzlem danou rychlost i vnucenou pomalost
    .remedy = nech jen approach_granted, nebo jen approach_forced
problem-target-gone = ten už ve hře není
    .remedy = vyber někoho, kdo je ve hře
problem-no-effect = akci chybí následek
    .remedy = uveď effect, třeba story
problem-two-effects = akce smí mít jen jeden následek
    .remedy = nech jeden effect a druhý udělej jako jinou akci
problem-several-targets = { $count ->
    [few] { $count } cíle naráz běžná akce nezasáhne
   *[other] { $count } cílů naráz běžná akce nezasáhne
}
    .remedy = nech jeden cíl, nebo přidej wide = true či area = true
problem-demand-without-demanding = náročnost má jen náročná akce
    .remedy = smaž demand, nebo v kind napiš demanding
problem-bad-size = takový následek musí mít velikost aspoň 1
    .remedy = zadej size od 1
problem-nothing-reads = tady se tenhle údaj k ničemu nepoužije
    .remedy = smaž ho; platí jen, když scéna říká: { $unless }
problem-scar-in-use = teď se z Jizvy právě platí
    .remedy = počkej na konec akce
problem-nothing-locked = nic zavřeného tu není
    .remedy = není co odemykat
problem-no-conflict = žádný konflikt teď neběží
    .remedy = počkej, až nějaký začne
problem-joined-already = v tomto konfliktu už je, nebo je z něj pryč
    .remedy = { $known_known ->
        [yes] přidat se může: { $known }
       *[no] ve scéně není nikdo, kdo by se mohl přidat
    }
problem-scar-without-property = není jasné, na které vlastnosti Jizva bude
    .remedy = uveď property
problem-danger-of-a-character = nebezpečí od postavy se řeší střetem, ne výzvou
    .remedy = zvol jiné danger, nebo udělej z nebezpečí postavu
problem-step-without-table = kroku chybí tabulka { $table }
    .remedy = doplň ji
problem-follow-without-cause = nebezpečí ve follow nemá co spustit
    .remedy = dej akci risk trap nebo environment, anebo effect other
problem-severity-without-elimination = závažnost Jizvy se uvádí jen u vyřazení
    .remedy = smaž severity: obyčejná Jizva má závažnost 1
problem-step-without-days = krok days neříká, kolik dní uplyne
    .remedy = doplň days
problem-step-does-not-read = krok { $step } údaj { $key } nečte
    .remedy = smaž ho, nebo zvol jiný krok
problem-fate-without-beings = strana { $side } nemá žádnou bytost, která by Sudbu platila
    .remedy = smaž fate_pool této strany
problem-unknown-scope = tomuhle Jizva ani postih bránit nemůže: taková dovednost, vlastnost ani značka tu není
    .remedy = { $near_known ->
        [yes] nejspíš to mělo být: { $near }
       *[no] napiš dovednost, vlastnost, nebo slovo z tags některé akce
    }
problem-quality-on-expedition = kvalitní odpočinek je jen mezi výpravami
    .remedy = zvol běžný, nebo před něj dej krok days či between
problem-bad-rest-amount = tolik běžný odpočinek vrátit nemůže
    .remedy = { $maximum_known ->
        [yes] zadej { $minimum } až { $maximum }
       *[no] zadej aspoň { $minimum }
    }
problem-not-two = bez aktéra se střetávají právě dva
    .remedy = uveď v between dvě postavy
problem-quick-without-conflicts = na stupni { $level } Rychlé hry konflikty nejsou
    .remedy = zvyš quick_level aspoň na 2, nebo zvol jinou proceduru
problem-not-in-quick-game = do Rychlé hry to nepatří: { $feature ->
    [special_ability] zvláštní schopnosti
    [equipment] pravidla vybavení
    [helper] pomocníci
   *[magic] vyhrazené dovednosti a magie
}
    .remedy = smaž to, nebo vypni quick_game
problem-no-such-penalty = takový postih teď nemá
    .remedy = { $known_known ->
        [yes] zruš jen: { $known }
       *[no] rušit není co
    }

## Kým mohou být hrdinové nové scény

calling-bohdana = válečník
    .also = válečnice bojovník bojovnice
calling-radim = lovec
    .also = lovkyně hraničář hraničářka
calling-jitka = kejklíř
    .also = kejklířka zloděj zlodějka tulák tulačka
calling-zdislava = mastičkář
    .also = mastičkářka léčitel léčitelka
calling-rozalie = čaroděj
    .also = čarodějka kouzelník kouzelnice
calling-vojen = šaman
    .also = šamanka
calling-apolena = akrobat
    .also = akrobatka
calling-ludmila = vymítač
    .also = vymítačka kněz kněžka
