### Vyprávění: co kdo udělal, bez podmětu a bez tečky; v .strip je důkaz do závorky.

story-silent = order-of-one fight explored sleeps goes-on goes-by trial
story-past = goes-on fight-over
story-items-surprise-roll = Hod na překvapení: { $items }.
    .item = { $actor } { $sum } – { $caught ->
        [yes] { ADJ("zaskočený", $actor_gender) }
       *[no] na pozoru
    }
story-items-initiative = Iniciativa: { $items }.
    .item = { $actor } { $sum }
    .falling = yes
story-items-fight-over = Boj skončil po { $rounds ->
    [one] jednom kole
   *[other] { $rounds } kolech
}; se vším, co k tomu patří, { $turns ->
    [one] uplynula jedna směna
    [few] uplynuly { $turns } směny
   *[other] uplynulo { $turns } směn
}.
    .item = { "" }

## Pohyb

story-to = { $target_declines ->
    [yes] { PREP("k", $target_dat) }
   *[no] k cíli ({ $target })
}
story-far = { $metres } m
told-approach = { $again ->
    [yes] { $swims ->
        [yes] { PAST("plaval", $actor_gender) }
       *[no] { $runs ->
            [yes] { PAST("běžel", $actor_gender) }
           *[no] { PAST("šel", $actor_gender, "šl") }
        }
    } ještě { story-far }
   *[no] { $swims ->
        [yes] { PAST("připlaval", $actor_gender) } { story-to } blíž
       *[no] { $dear ->
            [yes] ztěžka { "" }
           *[no] { "" }
        }{ $phrase ->
            [0] { PAST("vykročil", $actor_gender) }
            [1] { PAST("zamířil", $actor_gender) }
            [2] { PAST("vyrazil", $actor_gender) }
           *[other] { PAST("přistoupil", $actor_gender) }
        } { story-to }
    } ({ story-far })
}
told-withdraw = { $again ->
    [yes] pak ještě o { story-far }
   *[no] { $swims ->
        [yes] { PAST("odplaval", $actor_gender) } o { story-far }
       *[no] { $phrase ->
            [0] { PAST("ustoupil", $actor_gender) }
            [1] { PAST("couvl", $actor_gender) }
            [2] { $lead ->
        [yes] se { PAST("stáhl", $actor_gender) }
       *[no] { PAST("stáhl", $actor_gender) } se
    }
           *[other] { PAST("poodstoupil", $actor_gender) }
        } o { story-far }
    }
}
told-flees = { $phrase ->
    [0] { PAST("utekl", $actor_gender) } o { story-far }
    [1] { PAST("prchal", $actor_gender) } ({ story-far })
    [2] { PAST("pádil", $actor_gender) } pryč ({ story-far })
   *[other] { $lead ->
        [yes] se { PAST("dal", $actor_gender) }
       *[no] { PAST("dal", $actor_gender) } se
    } na útěk ({ story-far })
}
told-step = { $lead ->
    [yes] se { PAST("přesunul", $actor_gender) }
   *[no] { PAST("přesunul", $actor_gender) } se
} o { story-far }
told-climbs = { PAST("vyšplhal", $actor_gender) } dál
told-slips = { PAST("nepostoupil", $actor_gender) } při šplhání dál
told-stands = { PAST("vstal", $actor_gender) }
told-disengages = { $phrase ->
    [0] { $lead ->
        [yes] se { PAST("vyvázal", $actor_gender) }
       *[no] { PAST("vyvázal", $actor_gender) } se
    }
    [1] { $lead ->
        [yes] se { PAST("stáhl", $actor_gender) }
       *[no] { PAST("stáhl", $actor_gender) } se
    }
    [2] { $lead ->
        [yes] se { PAST("odpoutal", $actor_gender) }
       *[no] { PAST("odpoutal", $actor_gender) } se
    }
   *[other] { PAST("vycouval", $actor_gender) }
} z boje na blízko
told-sprints = { $phrase ->
    [0] { $lead ->
        [yes] se { PAST("rozběhl", $actor_gender) }
       *[no] { PAST("rozběhl", $actor_gender) } se
    }
    [1] { $lead ->
        [yes] se { PAST("dal", $actor_gender) }
       *[no] { PAST("dal", $actor_gender) } se
    } do běhu
    [2] { $lead ->
        [yes] se { PAST("rozeběhl", $actor_gender) }
       *[no] { PAST("rozeběhl", $actor_gender) } se
    }
   *[other] { PAST("přidal", $actor_gender) } do běhu
}
told-no-way = { $again ->
    [yes] { PAST("nemohl", $actor_gender) } ani teď
   *[no] { $bar_id ->
        [bound] { PAST("nemohl", $actor_gender) } bez vyvázání odejít
       *[blocked] { PAST("narazil", $actor_gender) } na překážku
    }
}{ $lead ->
   *[yes] { "" }
}
each-afflicted = { $target }
    .row = { $condition } { $already }
    .all = { $whom_grouped } { $already ->
        [yes] { $condition_id ->
            [asleep] { PAST("spal", $whom_gender) } dál
           *[other] { $lead ->
                [yes] se nijak { PAST("nezměnil", $whom_gender) }
               *[no] se nijak { PAST("nezměnil", $whom_gender) }
            }
        }
       *[no] { story-became }
    }
story-became = { $condition_id ->
    [asleep] { PAST("usnul", $whom_gender) }
    [prone] { PAST("padl", $whom_gender) } k zemi
    [blind] { PAST("oslepl", $whom_gender) }
    [unconscious] { PAST("upadl", $whom_gender) } do bezvědomí
    [held] { PAST("uvázl", $whom_gender) } v sevření
    [helpless] { PAST("zůstal", $whom_gender) } { ADJ("bezmocný", $whom_gender) }
    [dead] { PAST("zemřel", $whom_gender) }
    [fled] { PAST("uprchl", $whom_gender) }
    [surrendered] { PAST("složil", $whom_gender) } zbraně
   *[dying] { PAST("upadl", $whom_gender) } na práh smrti
}
told-over = { $conditions_id ->
    [asleep] { PAST("procitl", $actor_gender) }
    [blind] už zase vidí
    [unconscious] { PAST("nabyl", $actor_gender) } vědomí
    [held] { PAST("vyvázl", $actor_gender) } ze sevření
    [helpless] zase { PAST("ovládl", $actor_gender) } tělo
   *[other] má za sebou: { $conditions }
}
told-surrendered = { $lead ->
    [yes] se { PAST("vzdal", $actor_gender) }
   *[no] { PAST("vzdal", $actor_gender) } se
}

## Rány

story-it = { $same ->
    [yes] { " " }{ story-him }
   *[no] { "" }
}
story-whom = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }{ $target_acc }
       *[no] { "" }
    }
}
story-aim = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { "" }
       *[no] , cíl { $target }
    }
}
story-at-him = { $same ->
    [yes] { " " }po { $target_gender ->
        [f] ní
        [pm] nich
        [pf] nich
        [pn] nich
       *[m] něm
    }
   *[no] { "" }
}
story-at-whom = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }po { $target_loc }
       *[no] , cíl { $target }
    }
}
story-on-him = { $same ->
    [yes] { " " }na { $target_gender ->
        [f] ni
        [pm] ně
        [pf] ně
        [pn] ně
        [n] ně
       *[m] něj
    }
   *[no] { "" }
}
story-on-whom = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }na { $target_acc }
       *[no] , cíl { $target }
    }
}
story-hit-verb = { $measure ->
    [barely] jen taktak{ story-it } { PAST("zasáhl", $actor_gender) }
    [cleanly] čistě{ story-it } { PAST("zasáhl", $actor_gender) }
   *[plain] { $weapon_verb ->
        [swing] { $variant ->
            [0] { PAST("sekl", $actor_gender) }
            [1] { PAST("ťal", $actor_gender) }
           *[other] { PAST("zasáhl", $actor_gender) }
        }
        [stab] { $variant ->
            [0] { PAST("bodl", $actor_gender) }
           *[other] { PAST("zasáhl", $actor_gender) }
        }
        [smash] { $variant ->
            [0] { PAST("udeřil", $actor_gender) }
            [1] { PAST("praštil", $actor_gender) }
           *[other] { PAST("zasáhl", $actor_gender) }
        }
       *[other] { PAST("zasáhl", $actor_gender) }
    }{ story-it }
}
story-shot-verb = { $measure ->
    [barely] jen taktak{ story-it } { PAST("trefil", $actor_gender) }
    [cleanly] čistě{ story-it } { PAST("zasáhl", $actor_gender) }
   *[plain] { $variant ->
        [0] { PAST("zasáhl", $actor_gender) }
       *[other] { PAST("trefil", $actor_gender) }
    }{ story-it }
}
story-hit = { $way_id ->
    [cast] { story-shot-verb }{ story-whom }{ story-aim }
    [shoot] { $weapon_declines ->
        [yes] { story-shot-verb }{ story-whom } { PREP("z", $weapon_gen) }{ story-aim }
       *[no] { story-shot-verb }{ story-whom } ({ $weapon }){ story-aim }
    }
    [throw] { $weapon_declines ->
        [yes] { story-shot-verb }{ story-whom } { $weapon_ins }{ story-aim }
       *[no] { story-shot-verb }{ story-whom } ({ $weapon }){ story-aim }
    }
   *[strike] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [fist] { story-hit-verb }{ story-whom } holýma rukama{ story-aim }
            [bite] { $measure ->
                [barely] jen taktak{ story-it } { PAST("kousl", $actor_gender) }
               *[plain] { PAST("kousl", $actor_gender) }{ story-it }
            }{ story-whom }{ story-aim }
            [sting] { PAST("bodl", $actor_gender) }{ story-it }{ story-whom }{ story-aim }
            [kick] { PAST("kopl", $actor_gender) }{ story-it }{ story-whom }{ story-aim }
            [touch] { $lead ->
                [yes] se { PAST("dotkl", $actor_gender) }
               *[no] { PAST("dotkl", $actor_gender) } se
            }{ $target_declines ->
                [yes] { " " }{ $target_gen }
               *[no] { "" }
            }{ story-aim }
           *[other] { story-hit-verb }{ story-whom } { $weapon_ins }{ story-aim }
        }
       *[no] { PAST("zasáhl", $actor_gender) }{ story-it }{ story-whom } ({ $weapon }){ story-aim }
    }
}
story-lunge = { $lead ->
    [yes] se { PAST("ohnal", $actor_gender) }
   *[no] { PAST("ohnal", $actor_gender) } se
}
story-sweep = { $lead ->
    [yes] se { PAST("rozmáchl", $actor_gender) }
   *[no] { PAST("rozmáchl", $actor_gender) } se
}
story-try = { $way_id ->
    [cast] { PAST("mířil", $actor_gender) }{ story-on-him }{ story-on-whom }
    [shoot] { $weapon_declines ->
        [yes] { $phrase ->
            [0] { PAST("vystřelil", $actor_gender) }{ story-on-him } { PREP("z", $weapon_gen) }{ story-on-whom }
            [1] { PAST("střelil", $actor_gender) }{ story-at-him } { PREP("z", $weapon_gen) }{ story-at-whom }
            [2] { PAST("poslal", $actor_gender) }{ story-on-him } střelu { PREP("z", $weapon_gen) }{ story-on-whom }
           *[other] { PAST("vypálil", $actor_gender) }{ story-on-him } { PREP("z", $weapon_gen) }{ story-on-whom }
        }
       *[no] { PAST("vystřelil", $actor_gender) }{ story-on-him } ({ $weapon }){ story-on-whom }
    }
    [throw] { $weapon_declines ->
        [yes] { $phrase ->
            [0] { PAST("mrštil", $actor_gender) }
            [2] { PAST("mrštil", $actor_gender) }
           *[other] { PAST("hodil", $actor_gender) }
        }{ story-at-him } { $weapon_ins }{ story-at-whom }
       *[no] { PAST("mrštil", $actor_gender) }{ story-at-him } ({ $weapon }){ story-at-whom }
    }
   *[strike] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [fist] { $phrase ->
                [1] { PAST("máchl", $actor_gender) }{ story-at-him } pěstí{ story-at-whom }
                [3] { story-rise }{ story-on-him } pěstí{ story-on-whom }
               *[other] { story-lunge }{ story-at-him } pěstí{ story-at-whom }
            }
            [bite] { $phrase ->
                [1] { PAST("rafl", $actor_gender) }{ story-at-him }{ story-at-whom }
                [3] { PAST("vyjel", $actor_gender) }{ story-at-him } zuby{ story-at-whom }
               *[other] { PAST("chňapl", $actor_gender) }{ story-at-him }{ story-at-whom }
            }
            [sting] { $phrase ->
                [1] { PAST("píchl", $actor_gender) }{ story-at-him }{ story-at-whom }
                [3] { story-lunge }{ story-at-him } žihadlem{ story-at-whom }
               *[other] { PAST("bodl", $actor_gender) }{ story-at-him }{ story-at-whom }
            }
            [kick] { $phrase ->
                [1] { PAST("vykopl", $actor_gender) }{ story-at-him }{ story-at-whom }
               *[other] { PAST("kopl", $actor_gender) }{ story-at-him }{ story-at-whom }
            }
            [touch] { $phrase ->
                [1] { PAST("hmátl", $actor_gender) }{ story-at-him }{ story-at-whom }
               *[other] { PAST("sáhl", $actor_gender) }{ story-at-him }{ story-at-whom }
            }
            [stab] { $phrase ->
                [0] { PAST("bodl", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-at-whom }
                [1] { PAST("mířil", $actor_gender) }{ story-on-him } { $weapon_ins }{ story-on-whom }
                [2] { PAST("píchl", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-at-whom }
               *[other] { story-lunge }{ story-at-him } { $weapon_ins }{ story-at-whom }
            }
            [smash] { $phrase ->
                [0] { story-sweep }{ story-at-him } { $weapon_ins }{ story-at-whom }
                [1] { PAST("máchl", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-at-whom }
                [2] { story-lunge }{ story-at-him } { $weapon_ins }{ story-at-whom }
               *[other] { story-rise }{ story-on-him } { $weapon_ins }{ story-on-whom }
            }
           *[other] { $phrase ->
                [0] { PAST("sekl", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-at-whom }
                [1] { story-lunge }{ story-at-him } { $weapon_ins }{ story-at-whom }
                [2] { story-sweep }{ story-at-him } { $weapon_ins }{ story-at-whom }
               *[other] { PAST("máchl", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-at-whom }
            }
        }
       *[no] { PAST("zaútočil", $actor_gender) }{ story-on-him } ({ $weapon }){ story-on-whom }
    }
}
story-rise = { $lead ->
    [yes] se { PAST("napřáhl", $actor_gender) }
   *[no] { PAST("napřáhl", $actor_gender) } se
}
story-him = { $target_gender ->
    [f] ji
    [pm] je
    [pf] je
    [pn] je
   *[m] ho
}
story-to-him = { $target_gender ->
    [f] jí
    [pm] jim
    [pf] jim
    [pn] jim
   *[m] mu
}
story-luck = { $actor_gender ->
    [f] jí
    [pm] jim
    [pf] jim
    [pn] jim
   *[m] mu
}
story-is = { $target_gender ->
    [pm] jsou
    [pf] jsou
    [pn] jsou
   *[m] je
}
story-fell = { $dies_known ->
    [yes] { " " }a { $target } { story-is } { ADJ("mrtvý", $target_gender) }
   *[no] { $dying_known ->
        [yes] { " " }a { $target } { story-is } na prahu smrti
       *[no] { $unconscious_known ->
            [yes] { " " }a { $target } { PAST("upadl", $target_gender) } do bezvědomí
           *[no] { $surrendered_known ->
                [yes] { " " }a { $target } se { PAST("vzdal", $target_gender) }
               *[no] { "" }
            }
        }
    }
}
story-why = { $damage_effects_known ->
    [yes] { $damage_effects_id ->
        [water] { $variant ->
            [0] , voda ránu ztlumila
           *[other] { "" }
        }
        [resisted] , půlka rány přišla vniveč
        [weak] , citlivé místo
       *[other] { "" }
    }
   *[no] { "" }
}
story-did = { $stopped_known ->
    [yes] , ale štít zastavil celou ránu{ $blocked_left ->
            [0] { " a rozpadl se" }
           *[other] { "" }
        }
   *[no] { $damage_known ->
        [yes] : { $damage_damage ->
            [0] bez účinku ({ $damage_types })
           *[other] { $damage_damage } { $damage_types_gen }
        }{ story-why }{ $blocked_known ->
            [yes] , zbytek zachytil štít{ $blocked_left ->
            [0] { " a rozpadl se" }
           *[other] { "" }
        }
           *[no] { "" }
        }{ story-fell }
       *[no] { $pushed_known ->
            [yes] { " " }a { PAST("odstrčil", $actor_gender) } { story-him }
           *[no] { $knocked_down_known ->
                [yes] { " " }a { PAST("srazil", $actor_gender) } { story-him } na zem
               *[no] { $seized_known ->
                    [yes] { " " }a drží { story-him }
                   *[no] { $disarmed_known ->
                        [yes] { " " }a { PAST("vyrazil", $actor_gender) } { story-to-him } zbraň ({ $disarmed_weapon })
                       *[no] { story-fell }
                    }
                }
            }
        }
    }
}
story-roll = { $state ->
    [1] výhoda, { $helps }: { $sum }
    [-1] nevýhoda, { $hinders }: { $sum }
   *[0] { $sum }
} proti OČ { $against }
story-lost = { $damage_known ->
    [yes] { " · " }{ $damage_sum }{ $damage_effects_known ->
        [yes] { " · " }{ $damage_effects }
       *[no] { "" }
    }{ $damage_target_hp_known ->
        [yes] { " · " }životy { $damage_target_hp_old } → { $damage_target_hp_new }
       *[no] { "" }
    }
   *[no] { "" }
}{ $blocked_known ->
    [yes] { " · " }štít pohltil { $blocked_sum }, zbývá mu { $blocked_left }
   *[no] { "" }
}{ $save_failed_known ->
    [yes] { " · " }záchranný hod { $save_failed_sum } proti { $save_failed_against }, neúspěch
   *[no] { "" }
}{ $save_made_known ->
    [yes] { " · " }záchranný hod { $save_made_sum } proti { $save_made_against }, úspěch
   *[no] { "" }
}
told-hit = { story-hit }{ story-did }
    .strip = { story-roll }{ story-lost }
told-critical = { story-try } a padla { story-luck } dvacítka, kritický zásah{ story-did }
    .strip = { story-roll }{ story-lost }
told-miss = { story-try }{ $natural ->
    [1] { " " }a padla { story-luck } jednička
   *[other] { $measure ->
        [narrowly] { $phrase ->
            [0] , těsně vedle
            [1] , ale o vlásek { PAST("minul", $actor_gender) }
            [2] , jen o kousek vedle
           *[other] , ale těsně { PAST("minul", $actor_gender) }
        }
        [wide] { $phrase ->
            [0] , daleko vedle
            [1] , ale daleko { PAST("minul", $actor_gender) }
            [2] , úplně vedle
           *[other] , ale daleko vedle
        }
       *[plain] { $phrase ->
            [0] , vedle
            [1] , ale { PAST("minul", $actor_gender) }
            [2] , ale vedle
           *[other] , marně
        }
    }
}
    .strip = { story-roll }
told-coup = { PAST("udeřil", $actor_gender) } bezbranný cíl ({ $target }; { with-what }){ $coup_id ->
    [critical] { " " }kriticky
    [kill] { " " }smrtelně
   *[damage] { "" }
}{ story-did }
    .strip = bez hodu{ story-lost }
told-wasted = { $late ->
    [yes] { PAST("přišel", $actor_gender, "přišl") } o příležitost k útoku
   *[no] { "" }
}
told-engaged-ranged = { $happens ->
    [yes] { PAST("nedostal", $actor_gender) } se v tlačenici k ráně ({ $weapon })
   *[no] { "" }
}
    .strip = { $sum }, pokazí se na 1 až 3
strip-save-made = { $actor } odolává: { $sum } proti { $against }
strip-save-failed = { $actor } neodolává: { $sum } proti { $against }
strip-dice-fell = kostky: { $sum }
strip-reversal = zvrat v boji: { $reversals }
told-holds-out = { $phrase ->
    [0] ještě { PAST("vydržel", $actor_gender) } bez vzduchu
    [1] pořád { PAST("zadržoval", $actor_gender) } dech
    [2] { PAST("přemohl", $actor_gender) } touhu nadechnout se
   *[other] ani teď { PAST("neutonul", $actor_gender) }
}
    .strip = { $sum } proti { $against }
told-dies = { cause-of-death }
told-dying = { $lead ->
    [yes] se { PAST("ocitl", $actor_gender) }
   *[no] { PAST("ocitl", $actor_gender) } se
} na prahu smrti
told-unconscious = { PAST("upadl", $actor_gender) } do bezvědomí
told-escapes = { PAST("vyvázl", $actor_gender) } bez poškození
    .strip = { $sum_known ->
        [yes] { $sum }
       *[no] { "" }
    }
told-catches = bude dostávat poškození každé kolo ({ $types })
told-struggles = { $lead ->
    [yes] se { PAST("pokusil", $actor_gender) }
   *[no] { PAST("pokusil", $actor_gender) } se
} vyprostit
told-loose = { $lead ->
    [yes] se { PAST("dostal", $actor_gender) }
   *[no] { PAST("dostal", $actor_gender) } se
} ze sevření
told-check-made = { $task_id ->
    [force_door] { $ability_id ->
        [dex] { $variant ->
            [0] { PAST("pracoval", $actor_gender) } s paklíčem, až zámek povolil
           *[other] { PAST("šťoural", $actor_gender) } v zámku, až cvakl
        }
       *[str] { $variant ->
            [0] { PAST("zabral", $actor_gender) } vší silou
           *[other] { PAST("narazil", $actor_gender) } do dveří ramenem
        }
    }
    [climbs] { PAST("našel", $actor_gender, "našl") } při šplhání oporu
    [hold] { PAST("měl", $actor_gender) } dost síly
    [fall_catch] { $lead ->
        [yes] se { PAST("zachytil", $actor_gender) }
       *[no] { PAST("zachytil", $actor_gender) } se
    }
    [bring_down] { PAST("dostal", $actor_gender) } zvěř na ránu
   *[other] { PAST("uspěl", $actor_gender) } v ověření
}
    .strip = { $ability }: { $sum } proti { $against }
told-check-failed = { $task_id ->
    [force_door] { $ability_id ->
        [dex] { $variant ->
            [0] { PAST("pracoval", $actor_gender) } s paklíčem, ale zámek nepovolil
            [1] { PAST("šťoural", $actor_gender) } v zámku, zbytečně
           *[other] paklíčem nic { PAST("nesvedl", $actor_gender) }
        }
       *[str] { $again ->
            [yes] s dveřmi { PAST("nehnul", $actor_gender) } také
           *[no] { $variant ->
                [0] { $lead ->
                    [yes] se { PAST("opřel", $actor_gender) }
                   *[no] { PAST("opřel", $actor_gender) } se
                } do dveří, ale nepovolily
                [1] { PAST("zabral", $actor_gender) }, dveře ani nevrzly
               *[other] marně { PAST("bušil", $actor_gender) } do dveří
            }
        }
    }
    [climbs] { PAST("nenašel", $actor_gender, "nenašl") } při šplhání oporu
    [hold] { PAST("neměl", $actor_gender) } dost síly
    [fall_catch] { $lead ->
        [yes] se { PAST("nezachytil", $actor_gender) }
       *[no] { PAST("nezachytil", $actor_gender) } se
    }
    [bring_down] { PAST("minul", $actor_gender, "minul") } zvěř
   *[other] { PAST("neuspěl", $actor_gender) } v ověření
}
    .strip = { $ability }: { $sum } proti { $against }
told-in-vain = nic už nepomohlo
    .strip = { $sum }
told-healed = { PAST("získal", $actor_gender) } zpět { $amount ->
    [one] { $amount } život
    [few] { $amount } životy
   *[other] { $amount } životů
}
    .strip = { $sum }{ $actor_hp_known ->
        [yes] { " · " }životy { $actor_hp_old } → { $actor_hp_new }
       *[no] { "" }
    }

## Kouzla, věci, instantní akce

told-casts = { $phrase ->
    [1] { PAST("vyslal", $actor_gender) }
    [2] { PAST("vyřkl", $actor_gender) }
   *[other] { PAST("seslal", $actor_gender) }
} kouzlo „{ $spell }“
told-engaged-casting = { $happens ->
    [yes] { PAST("přišel", $actor_gender, "přišl") } o ně v boji na blízko
   *[no] { PAST("dokončil", $actor_gender) } ho i v boji na blízko
}
    .strip = { $sum }, zmaří se na 1 až 3
told-unstable-casting = { $happens ->
    [yes] { PAST("přišel", $actor_gender, "přišl") } o ně na nestabilním povrchu
   *[no] { PAST("udržel", $actor_gender) } ho i na nestabilním povrchu
}
    .strip = { $sum }, zmaří se na 1 až 3
strip-shaken = držené kouzlo { $sum }, ztratí se na 1 až 3
told-engaged-item = { $happens ->
    [yes] { PAST("neudržel", $actor_gender) } v tlačenici { $thing_or_weapon_declines ->
        [yes] { $thing_or_weapon_acc }
       *[no] věc ({ $thing_or_weapon })
    }
   *[no] { PAST("nenechal", $actor_gender) } se v tlačenici vyrušit
}
    .strip = { $sum }, vyklouzne na 1 až 3
told-holds = { PAST("podržel", $actor_gender) } ho
told-releases = { PAST("uvolnil", $actor_gender) } držené kouzlo „{ $spell }“
told-lets-go = { $lead ->
    [yes] se { PAST("vzdal", $actor_gender) }
   *[no] { PAST("vzdal", $actor_gender) } se
} drženého kouzla „{ $spell }“
told-spell-lost = { PAST("přišel", $actor_gender, "přišl") } o držené kouzlo „{ $spell }“
told-readies = { $lead ->
    [yes] se { PAST("připravil", $actor_gender) }
   *[no] { PAST("připravil", $actor_gender) } se
} a { PAST("čekal", $actor_gender) } ({ $moment })
told-answers = { PAST("využil", $actor_gender) } připravené akce
told-fumbles-with = { "" }
told-uses = { $given ->
    [yes] { PAST("podal", $actor_gender) } { $target_declines ->
        [yes] { $target_dat }
       *[no] druhovi ({ $target })
    } { story-thing }
   *[no] { PAST("použil", $actor_gender) } { story-thing }
}
story-thing = { $thing_or_weapon_declines ->
    [yes] { $thing_or_weapon_acc }
   *[no] věc ({ $thing_or_weapon })
}
told-wields = { PAST("vzal", $actor_gender) } do ruky { $weapon_declines ->
    [yes] { $weapon_acc }
   *[no] zbraň ({ $weapon })
}
told-loads = { PAST("nabil", $actor_gender) } { $weapon_declines ->
    [yes] { $weapon_acc }
   *[no] zbraň ({ $weapon })
}
told-picks-up = { PAST("zvedl", $actor_gender) } ze země { $thing_or_weapon_declines ->
    [yes] { $thing_or_weapon_acc }
   *[no] věc ({ $thing_or_weapon })
}
told-drops = { PAST("odhodil", $actor_gender) } { $weapon_declines ->
    [yes] { $weapon_acc }
   *[no] zbraň ({ $weapon })
}
told-looks = { PAST("ohledal", $actor_gender) } tělo ({ $target })

## Výpravy; kde kdo mluví za celou družinu, podmět chybí

told-lost-roll = { $lost ->
    [yes] nevědomky ztratili směr
   *[no] { $variant ->
        [0] směr udrželi
        [1] nezabloudili
       *[other] drželi správný směr
    }
}
    .strip = { $sum }
told-drifts = { $degrees ->
    [0] od cíle se přesto neodchýlili
   *[other] odchýlili se o { $degrees }° { $left ->
        [yes] vlevo
       *[no] vpravo
    }
}
    .strip = { $sum }
told-encounter-roll = { $meets ->
    [yes] cestou nebyli sami
   *[no] { $variant ->
        [0] cestou nikoho nepotkali
        [1] na nikoho nenarazili
       *[other] nikdo jim cestu nezkřížil
    }
}
    .strip = { $sum }
told-met = { PAST("objevil", $members_gender) } se { $members_grouped }
    .strip = { "" }
told-gathers = { $variant ->
    [0] sběr se vydařil
    [1] cestou bylo co sbírat
   *[other] našli bylinky a plody
}
    .strip = { $sum }
told-finds-nothing = { $variant ->
    [0] cestou nic nenasbírali
    [1] k snědku nic nenašli
   *[other] sbírali nadarmo
}
    .strip = { $sum }
told-finds = { $supplies ->
    [one] přibyla jim { $supplies } zásoba
    [few] přibyly jim { $supplies } zásoby
   *[other] přibylo jim { $supplies } zásob
}
    .strip = { $sum_known ->
        [yes] { $sum }
       *[no] { "" }
    }
told-travels = { $variant ->
    [0] ušli
    [1] urazili
   *[other] prošli
} { $km } km{ $astray ->
    [yes] { $gone ->
        [0] , k cíli se ale nepřiblížili
       *[other] , k cíli z toho jen { $gone }
    }
   *[no] { "" }
}
told-hunts = { $found ->
    [yes] narazili na zvěř
   *[no] { $variant ->
        [0] zvěř nenašli
       *[other] lovili nadarmo
    }
}
    .strip = { $sum }
told-explores = { $found ->
    [yes] objevili: { $feature }
   *[no] nic nového neobjevili
}
    .strip = { $sum }
told-covers = { $variant ->
    [0] { PAST("obstaral", $actor_gender) } kouzlem „{ $spell }“ { $needs_acc }
    [1] { PAST("sáhl", $actor_gender) } po kouzle „{ $spell }“: měli { $needs_acc }
   *[other] kouzlem „{ $spell }“ { PAST("opatřil", $actor_gender) } { $needs_acc }
}
    .names = yes
each-need = { $on ->
    [yes] { $met ->
        [yes] { $need_acc }
       *[no] { $need }
    }
   *[no] { $met ->
        [yes] { $again ->
            [yes] mají
           *[no] na noc mají
        } { $need_acc }
       *[no] chybí jim { $need }
    }
} ({ $sum }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
})
    .row = { $met ->
        [yes] met
       *[no] missing
    }
    .list = yes
each-spends = { $actor }
    .row = { $supplies } { $actor_supplies_known ->
        [yes] { $actor_supplies_new ->
            [0] out
           *[other] some
        }
       *[no] some
    }
    .all = { $whom_grouped } { PAST("spotřeboval", $whom_gender) } { $whom_count ->
        [one] { $supplies ->
            [1] jednu zásobu
            [2] dvě zásoby
            [3] tři zásoby
           *[other] { $supplies } zásob
        }
       *[other] po { $supplies ->
            [1] jedné zásobě
            [2] dvou zásobách
           *[other] { $supplies } zásobách
        }
    }{ $actor_supplies_known ->
        [yes] { $actor_supplies_new ->
            [0] , svoje poslední
           *[other] { "" }
        }
       *[no] { "" }
    }
told-night-roll = { $happens ->
    [yes] v noci někdo přišel
   *[no] { $variant ->
        [0] v noci nikdo nepřišel
       *[other] noc proběhla v klidu
    }
}
    .strip = { $sum }
told-rested = { $magic ->
    [yes] { $variant ->
        [0] vyspali se a magie se vrátila
        [1] ráno měli zase plno magie
       *[other] spánek vrátil magii
    }
   *[no] { $variant ->
        [0] vyspali se
       *[other] dospali do rána
    }
}
    .strip = { "" }
told-gains = získali { $treasure ->
    [0] { $experience ->
        [one] { $experience } zkušenost
        [few] { $experience } zkušenosti
       *[other] { $experience } zkušeností
    }
   *[other] poklad za { $treasure } zlatých{ $experience ->
        [0] { "" }
        [one] { " " }a { $experience } zkušenost
        [few] { " " }a { $experience } zkušenosti
       *[other] { " " }a { $experience } zkušeností
    }
}
    .strip = { "" }
each-share = { $actor }
    .row = { $share }
    .all = z pokladu připadlo { $whom_count ->
        [one] { "" }
       *[other] po{ " " }
    }{ $share } zlatých { $whom_declines ->
        [yes] { $whom_dat }
       *[no] ({ $whom })
    }
told-tired = { $lead ->
    [yes] má
   *[no] má
} o { $points ->
    [1] bod
    [2] dva body
   *[other] { $points } bodů
} únavy víc ({ $cause })
    .strip = { $actor_fatigue_known ->
        [yes] únava { $actor_fatigue_old } → { $actor_fatigue_new }
       *[no] { "" }
    }
told-comes-round = { PAST("přišel", $actor_gender, "přišl") } k sobě { $turns ->
    [one] po jedné směně
   *[other] po { $turns } směnách
}
told-bears = { $share ->
    [one] { PAST("unesl", $actor_gender) } { $share } bod útrap
    [few] { PAST("unesl", $actor_gender) } { $share } body útrap
   *[other] { PAST("unesl", $actor_gender) } { $share } bodů útrap
}{ $points ->
    [0] { "" }
   *[other] , z toho { $points } nad své síly
}
    .strip = { $actor_hp_known ->
        [yes] životy { $actor_hp_old } → { $actor_hp_new }
       *[no] { "" }
    }

## Kobka

told-enters = { $how_id ->
    [in] { $variant ->
        [0] vstoupili
       *[other] vešli
    }
    [back] { $variant ->
        [0] vrátili se
        [1] šli zpátky
       *[other] zase přišli
    }
   *[on] { $variant ->
        [0] vešli
        [1] pokračovali
       *[other] došli
    }
} { story-room }
    .strip = { "" }
told-wandering-roll = { $come ->
    [yes] { $variant ->
        [0] ve tmě se něco pohnulo
        [1] ozvaly se kroky
       *[other] nedaleko něco zašramotilo
    }
   *[no] { $again ->
        [yes] zase nikde nic
       *[no] { $variant ->
            [0] bylo ticho
            [1] nikdo nepřicházel
           *[other] nikde se nic nehnulo
        }
    }
}
    .strip = putující monstra: { $sum }
each-trap-roll = { $actor }
    .row = { $trap } { $off ->
        [yes] off
       *[no] safe
    }
    .all = { $whom_grouped } { $off ->
        [yes] { PAST("spustil", $whom_gender) } past
       *[no] past { PAST("nespustil", $whom_gender) }
    }: { $trap }
    .strip = { $sum }
told-gets-past = { $trap_declines ->
    [yes] { $lead ->
        [yes] se { PAST("vyhnul", $actor_gender) }
       *[no] { PAST("vyhnul", $actor_gender) } se
    } { $trap_dat }
   *[no] { $lead ->
        [yes] se { PAST("vyhnul", $actor_gender) }
       *[no] { PAST("vyhnul", $actor_gender) } se
    } pasti ({ $trap })
}, stačila k tomu { $method }
told-finds-none = nic { PAST("nenašel", $actor_gender, "nenašl") }, ačkoli { PAST("hledal", $actor_gender) } ({ $method })
    .names = yes
told-discovers = { PAST("našel", $actor_gender, "našl") } { $things_declines ->
    [yes] { $things_acc }
   *[no] něco: { $things }
}, pomohla { $method }
    .strip = { "" }
told-opens = { $how_id ->
    [forced] { PAST("vyrazil", $actor_gender) }
   *[unlocked] { PAST("odemkl", $actor_gender) }
} { $door_declines ->
    [yes] { $door_acc }
   *[no] dveře ({ $door })
}
    .strip = { "" }
told-falls = { PAST("spadl", $actor_gender) } z výšky { $metres } m{ $round ->
    [1] { "" }
   *[other] { " " }(dopad v { $round }. kole)
}
told-unhurt = { PAST("vyvázl", $actor_gender) } bez zranění
told-light-burns = { $low ->
    [yes] { $left ->
        [1] světlo už jen poblikávalo, zbývala poslední směna
        [2] světlo dohořívalo, zbývaly dvě směny
        [3] světla zbývalo na tři směny
       *[other] { "" }
    }
   *[no] { "" }
}
told-light-out = světlo zhaslo a padla tma
    .strip = { "" }

## Setkání

strip-distance-roll = vzdálenost { $sum }{ $halved ->
    [yes] , zkrácená překvapením
   *[no] { "" }
}{ $tens ->
    [yes] , krát deset
   *[no] { "" }
}
    .ahead = yes
told-in-place = stojí od sebe { $metres } m
    .strip = { "" }
told-reaction = { $mood_id ->
    [attacks] { PAST("vyrazil", $actor_gender) } do útoku
    [hostile] { PAST("neměl", $actor_gender) } dobré úmysly
    [unsure] { PAST("zaváhal", $actor_gender) }
    [indifferent] { PAST("nejevil", $actor_gender) } zájem
   *[friendly] jim { PAST("vyšel", $actor_gender, "vyšl") } vstříc
}
    .strip = reakce { $sum }
strip-hostile-roll = zaútočí při 1 až 3: { $sum }
told-side-attacks = { PAST("zaútočil", $actor_gender) }
    .strip = { "" }
told-side-waits = { PAST("vyčkával", $actor_gender) }
    .strip = { "" }

## Kdo jak stojí

gauge-hp = životy
    .head = { $value }/{ $maximum }
gauge-hurt = zranění
    .head = zranění { $value }
gauge-fatigue = únava
    .head = únava { $value }
gauge-magic = magická energie
    .head = magie { $value }
state-blind = slepota
    .head = nevidí{ $actor_gender ->
       *[m] { "" }
    }
state-helpless = bezmoc
    .head = { ADJ("bezmocný", $actor_gender) }
state-asleep = spánek
    .head = spí{ $actor_gender ->
       *[m] { "" }
    }
state-unconscious = bezvědomí
    .head = v bezvědomí
    .hides = hp hurt magic fatigue engaged prone
state-dead = smrt
    .head = { ADJ("mrtvý", $actor_gender) }
    .hides = hp hurt magic fatigue engaged prone burning
state-dying = na prahu smrti
    .hides = hp hurt magic fatigue engaged prone
state-fled = na útěku pryč
    .head = { PAST("uprchl", $actor_gender) }
    .hides = hp hurt magic fatigue engaged fleeing
state-surrendered = vzdává se
    .head = { PAST("vzdal", $actor_gender) } se
    .hides = magic engaged fleeing
state-fleeing = na útěku
    .head = { $actor_gender ->
        [pm] prchají
        [pf] prchají
        [pn] prchají
       *[m] prchá
    }
    .hides = engaged magic
state-surprised = překvapení
    .head = { ADJ("překvapený", $actor_gender) }
state-away = není tu
    .absent = yes
    .head = { $actor_gender ->
        [pm] nejsou tu
        [pf] nejsou tu
        [pn] nejsou tu
       *[m] není tu
    }
state-prone = leží
    .head = leží{ $actor_gender ->
       *[m] { "" }
    }
state-engaged = v boji na blízko
    .head = { "" }
ledger-highest = dvacítku { PAST("hodil", $who_gender) } { $who }
ledger-lowest = jedničku { PAST("hodil", $who_gender) } { $who }
story-items-order = { $tie ->
    [yes] Při shodě { $first_gender ->
        [pm] začínají
        [pf] začínají
        [pn] začínají
       *[m] začíná
    } { $first }.
   *[no] { "" }
}
    .item = { "" }
each-takes-flight = { $actor }
    .row = flight
    .all = { $whom_grouped } se { PAST("dal", $whom_gender) } na útěk
each-damage = { $target }
    .row = { $alone } { $damage } { $halved } { $types } { $dies_known } { $dying_known } { $unconscious_known }
    .all = { $whom_grouped } { $damage ->
        [0] { PAST("vyvázl", $whom_gender) } bez poškození
       *[other] { $halved ->
            [yes] { PAST("unikl", $whom_gender) } půlce, ale { PAST("utrpěl", $whom_gender) }
           *[no] { PAST("utrpěl", $whom_gender) }
        } { $whom_count ->
            [one] { "" }
           *[other] po{ " " }
        }{ $damage } { $types_gen }
    }{ $dies_known ->
        [yes] { " " }a { PAST("padl", $whom_gender) }
       *[no] { $dying_known ->
            [yes] { " " }a { $whom_gender ->
                [pm] jsou
                [pf] jsou
                [pn] jsou
               *[m] je
            } na prahu smrti
           *[no] { $unconscious_known ->
                [yes] { " " }a { PAST("upadl", $whom_gender) } do bezvědomí
               *[no] { "" }
            }
        }
    }
    .strip = { $on ->
        [yes] { "" }
       *[no] { $sum_known ->
            [yes] { $sum } ·{ " " }
           *[no] { "" }
        }{ $effects_known ->
            [yes] { $effects } ·{ " " }
           *[no] { "" }
        }
    }{ $target_hp_known ->
        [yes] životy { $target_hp_old } → { $target_hp_new }
       *[no] beze změny
    }
story-room = { $into_known ->
    [yes] { $into }
   *[no] { $room_declines ->
        [yes] { PREP("do", $room_gen) }
       *[no] dál, kde je { $room }
    }
}
told-traces = { $below ->
    [yes] { $variant ->
        [0] nepřišlo to ale sem
        [1] vzdalovalo se to
       *[other] pak zase ztichlo všechno
    }
   *[no] { $variant ->
        [0] našli jen cizí stopy
        [1] zahlédli jen vyhaslé ohniště
       *[other] v dálce se kouřilo, víc nic
    }
}
    .strip = { "" }
told-noise = { $again ->
    [yes] i to se rozlehlo
   *[no] { $variant ->
        [0] rána se rozlehla daleko
        [1] to muselo být slyšet
       *[other] hluk se nesl chodbami
    }
}
    .strip = { "" }
told-leaves-dungeon = vyšli ven
    .strip = { "" }
told-rests = uložili se k odpočinku na { $hours ->
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
told-experience = zkušeností získal každý { $each }
    .strip = { "" }
each-holds-breath = { $left ->
    [0] { $actor_declines ->
        [yes] { $actor_dat } došel vzduch
       *[no] vzduch došel ({ $actor })
    }
    [1] { $actor_declines ->
        [yes] { $actor_dat } zbývá vzduch na jediné kolo
       *[no] vzduch na jediné kolo ({ $actor })
    }
    [2] { $actor_declines ->
        [yes] { $actor_dat } zbývá vzduch na dvě kola
       *[no] vzduch na dvě kola ({ $actor })
    }
    [3] { $actor_declines ->
        [yes] { $actor_dat } zbývá vzduch na tři kola
       *[no] vzduch na tři kola ({ $actor })
    }
   *[other] { "" }
}
    .row = breath
story-items-misses = { $items }.
    .item = { $actor } se ještě { PAST("nevzpamatoval", $actor_gender) } z překvapení
each-fled = { $actor }
    .row = fled
    .all = { $whom_grouped } { PAST("zmizel", $whom_gender) } v dálce
told-body-lives = ještě { PAST("dýchal", $actor_gender) }
    .strip = { $sum }
told-revived = { PAST("přišel", $actor_gender, "přišl") } k sobě
    .strip = { $sum }{ $actor_hp_known ->
        [yes] { " · " }životy { $actor_hp_old } → { $actor_hp_new }
       *[no] { "" }
    }
told-party-waits = { PAST("čekal", $actor_gender) }, co bude
told-gasps = { PAST("vydechl", $actor_gender) } vzduch
