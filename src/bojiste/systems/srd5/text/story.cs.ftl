### Vyprávění: co kdo udělal, bez podmětu a bez tečky; v .strip je důkaz do závorky.

story-past = wakes rests
story-each = aftermath
story-items-stealth = Plížení (Nenápadnost): { $items }.
    .item = { $actor }: { $sum }
story-items-hidden = Ukrytí: { $items }.
    .item = { $actor } ({ $eyes_declines ->
        [yes] před { $eyes_ins }
       *[no] nevidí: { $eyes }
    })
story-items-initiative = Iniciativa: { $items }.
    .item = { $members_grouped }: { $sum }
    .falling = yes
story-items-roll-off = Rozhodující hod při shodě: { $items }.
    .item = { $actor }: { $sum }

told-no-longer-surprised = { $lead ->
    [yes] se { PAST("vzpamatoval", $actor_gender) }
   *[no] { PAST("vzpamatoval", $actor_gender) } se
} z překvapení
story-goes = { $mode_known ->
    [yes] { $mode_id ->
        [fly] { PAST("přeletěl", $actor_gender) }
        [swim] { PAST("přeplaval", $actor_gender) }
        [burrow] { PAST("prolezl", $actor_gender) } pod zemí
        [climb] { PAST("přelezl", $actor_gender) }
        [jump] { PAST("skočil", $actor_gender) }
       *[walk] { PAST("přešel", $actor_gender, "přešl") }
    }
   *[no] { PAST("přešel", $actor_gender, "přešl") }
}
told-step = { $place_known ->
    [yes] { story-goes } na { $place } ({ $cost })
   *[no] { PAST("popošel", $actor_gender, "popošl") } o { $cost_acc }
}
told-approach = { $lead ->
    [yes] se { PAST("přiblížil", $actor_gender) }
   *[no] { PAST("přiblížil", $actor_gender) } se
} { $target_declines ->
    [yes] { PREP("k", $target_dat) }
   *[no] k cíli ({ $target })
} o { $cost_acc }
told-withdraw = { PAST("ustoupil", $actor_gender) } o { $cost_acc }
told-drops-prone = { $lead ->
    [yes] si { PAST("lehl", $actor_gender) }
   *[no] { PAST("lehl", $actor_gender) } si
} na zem
told-stands = { PAST("vstal", $actor_gender) } ({ $cost })
told-picks-up = { PAST("zvedl", $actor_gender) } upuštěnou zbraň
told-dash = { PAST("zvolil", $actor_gender) } Úprk (+{ $bonus })
told-disengage = { $lead ->
    [yes] se { PAST("odpoutal", $actor_gender) }
   *[no] { PAST("odpoutal", $actor_gender) } se
}
told-dodge = { PAST("začal", $actor_gender) } uhýbat
told-help = { PAST("pomohl", $actor_gender) } { $ally_known ->
    [yes] { $ally_declines ->
        [yes] { $ally_dat }
       *[no] spojenci ({ $ally })
    }
   *[no] komusi
} { $target_declines ->
    [yes] proti { $target_dat }
   *[no] (protivník: { $target })
}
told-assist = { PAST("pomohl", $actor_gender) } { $target_declines ->
    [yes] { $target_dat }
   *[no] spojenci ({ $target })
}
told-ready-something = { $lead ->
    [yes] se { PAST("připravil", $actor_gender) }
   *[no] { PAST("připravil", $actor_gender) } se
} zasáhnout v pravou chvíli

## Rány

story-it = { $target_gender ->
    [f] ji
    [n] je
    [pm] je
    [pf] je
    [pn] je
   *[m] ho
}
story-whom = { $same ->
    [yes] { " " }{ story-it }
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
story-on-him = { $self ->
    [yes] { " " }na sebe
   *[no] { $same ->
        [yes] { " " }na { $target_gender ->
            [f] ni
            [n] ně
            [pm] ně
            [pf] ně
            [pn] ně
           *[m] něj
        }
       *[no] { "" }
    }
}
story-on-whom = { $self ->
    [yes] { "" }
   *[no] { $same ->
        [yes] { "" }
       *[no] { $target_declines ->
            [yes] { " " }na { $target_acc }
           *[no] , cíl { $target }
        }
    }
}
story-at = { story-at-him }{ story-at-whom }
story-on = { story-on-him }{ story-on-whom }
story-hands = { $way_id ->
    [two-hands] { " " }(obouruč)
   *[other] { "" }
}
story-hit-verb = { $measure ->
    [barely] jen tak tak { PAST("zasáhl", $actor_gender) }
    [cleanly] čistě { PAST("zasáhl", $actor_gender) }
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
        [lash] { PAST("šlehl", $actor_gender) }
       *[other] { PAST("zasáhl", $actor_gender) }
    }
}
story-shot-verb = { $measure ->
    [barely] jen tak tak { PAST("trefil", $actor_gender) }
    [cleanly] čistě { PAST("zasáhl", $actor_gender) }
   *[plain] { $variant ->
        [0] { PAST("zasáhl", $actor_gender) }
       *[other] { PAST("trefil", $actor_gender) }
    }
}
story-how = { $measure ->
    [barely] { " " }jen tak tak
    [cleanly] { " " }čistě
   *[plain] { "" }
}
story-struck = { $way_id ->
    [shoot] { PAST("trefil", $actor_gender) }
    [spell] { PAST("trefil", $actor_gender) }
    [throw] { PAST("trefil", $actor_gender) }
   *[other] { $weapon_declines ->
       [yes] { $weapon_verb ->
            [bite] { PAST("kousl", $actor_gender) }
            [kick] { PAST("kopl", $actor_gender) }
           *[other] { PAST("zasáhl", $actor_gender) }
       }
      *[no] { PAST("zasáhl", $actor_gender) }
    }
}
story-with = { $weapon_declines ->
    [yes] { $way_id ->
        [shoot] { $weapon_verb ->
            [hurl] { " " }{ $weapon_ins }
           *[other] { " " }{ PREP("z", $weapon_gen) }
        }
        [spell] { " " }{ $weapon_ins }
        [throw] { " " }{ $weapon_ins }
       *[other] { $weapon_verb ->
            [bite] { "" }
            [slam] { "" }
            [kick] { "" }
            [fist] { " " }pěstí
           *[other] { " " }{ $weapon_ins }{ story-hands }
        }
    }
   *[no] { " " }({ $weapon })
}
story-hit = { $repeat ->
    [hit] znovu { story-it }{ story-how } { story-struck }
    [miss] tentokrát { story-it }{ story-how } { story-struck }
   *[no] { $same ->
        [yes] { $measure ->
            [barely] jen tak tak { story-it } { story-struck }
            [cleanly] čistě { story-it } { story-struck }
           *[plain] { story-struck } { story-it }
        }{ $armed ->
            [yes] { "" }
           *[no] { story-with }
        }
       *[no] { $armed ->
            [yes] { $way_id ->
                [shoot] { story-shot-verb }
                [spell] { story-shot-verb }
                [throw] { story-shot-verb }
               *[other] { $weapon_declines ->
                    [yes] { story-hit-verb }
                   *[no] { PAST("zasáhl", $actor_gender) }
                }
            }{ story-whom }{ story-aim }
           *[no] { story-hit-fully }
        }
    }
}
story-hit-fully = { $weapon_declines ->
    [yes] { $way_id ->
        [shoot] { $weapon_verb ->
            [hurl] { story-shot-verb }{ story-whom } { $weapon_ins }{ story-aim }
           *[other] { story-shot-verb }{ story-whom } { PREP("z", $weapon_gen) }{ story-aim }
        }
        [spell] { story-shot-verb }{ story-whom } { $weapon_ins }{ story-aim }
        [throw] { story-shot-verb }{ story-whom } { $weapon_ins }{ story-aim }
       *[other] { $weapon_verb ->
            [bite] { PAST("kousl", $actor_gender) }{ story-whom }{ story-aim }
            [fist] { story-hit-verb }{ story-whom } pěstí{ story-aim }
            [slam] { story-hit-verb }{ story-whom }{ story-aim }
            [kick] { PAST("kopl", $actor_gender) }{ story-whom }{ story-aim }
           *[other] { story-hit-verb }{ story-whom } { $weapon_ins }{ story-hands }{ story-aim }
        }
    }
   *[no] { PAST("zasáhl", $actor_gender) }{ story-whom } ({ $weapon }){ story-aim }
}
story-lunge = { $lead ->
    [yes] se { PAST("ohnal", $actor_gender) }
   *[no] { PAST("ohnal", $actor_gender) } se
}
story-sweep = { $lead ->
    [yes] se { PAST("rozmáchl", $actor_gender) }
   *[no] { PAST("rozmáchl", $actor_gender) } se
}
story-try = { $repeat ->
    [no] { $armed ->
        [yes] { $way_id ->
            [shoot] { PAST("vystřelil", $actor_gender) }{ story-on }
            [spell] { PAST("zaútočil", $actor_gender) }{ story-on }
            [throw] { PAST("hodil", $actor_gender) }{ story-at }
           *[other] { $weapon_declines ->
               [yes] { $weapon_verb ->
                    [swing] { PAST("sekl", $actor_gender) }{ story-at }
                    [stab] { PAST("bodl", $actor_gender) }{ story-at }
                    [smash] { PAST("máchl", $actor_gender) }{ story-at }
                    [bite] { PAST("chňapl", $actor_gender) }{ story-at }
                   *[other] { PAST("zaútočil", $actor_gender) }{ story-on }
               }
              *[no] { PAST("zaútočil", $actor_gender) }{ story-on }
            }
        }
       *[no] { story-try-fully }
    }
   *[other] znovu { $way_id ->
        [shoot] { PAST("vystřelil", $actor_gender) }
        [spell] { PAST("zaútočil", $actor_gender) }
        [throw] { PAST("hodil", $actor_gender) }
       *[other] { $weapon_declines ->
           [yes] { $weapon_verb ->
                [bite] { PAST("chňapl", $actor_gender) }
                [kick] { PAST("kopl", $actor_gender) }
               *[other] se { PAST("ohnal", $actor_gender) }
           }
          *[no] se { PAST("ohnal", $actor_gender) }
        }
    }
}
story-try-fully = { $weapon_declines ->
    [yes] { $way_id ->
        [shoot] { $weapon_verb ->
            [hurl] { PAST("mrštil", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-at-whom }
           *[other] { PAST("vystřelil", $actor_gender) }{ story-on-him } { PREP("z", $weapon_gen) }{ story-on-whom }
        }
        [spell] { PAST("zaútočil", $actor_gender) }{ story-on-him } { $weapon_ins }{ story-on-whom }
        [throw] { PAST("mrštil", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-at-whom }
       *[other] { $weapon_verb ->
            [swing] { $variant ->
                [0] { PAST("sekl", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-hands }{ story-at-whom }
                [1] { story-lunge }{ story-at-him } { $weapon_ins }{ story-hands }{ story-at-whom }
               *[other] { story-sweep }{ story-at-him } { $weapon_ins }{ story-hands }{ story-at-whom }
            }
            [stab] { PAST("bodl", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-hands }{ story-at-whom }
            [smash] { $variant ->
                [0] { story-sweep }{ story-at-him } { $weapon_ins }{ story-hands }{ story-at-whom }
               *[other] { PAST("máchl", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-hands }{ story-at-whom }
            }
            [lash] { PAST("šlehl", $actor_gender) }{ story-at-him } { $weapon_ins }{ story-at-whom }
            [bite] { PAST("chňapl", $actor_gender) }{ story-at }
            [fist] { story-lunge }{ story-at-him } pěstí{ story-at-whom }
            [slam] { story-lunge }{ story-at }
            [kick] { PAST("kopl", $actor_gender) }{ story-at }
           *[other] { PAST("zaútočil", $actor_gender) }{ story-on }
        }
    }
   *[no] { PAST("zaútočil", $actor_gender) }{ story-on-him } ({ $weapon }){ story-on-whom }
}
story-damage = { $damage_known ->
    [yes] { $damage_damage ->
        [0] { " " }bez účinku ({ $damage_types } zranění)
       *[other] { " " }{ $damage_dealt_types_known ->
            [yes] { $damage_dealt_types_gen } zranění
           *[no] { $damage_damage } { $damage_types_gen } zranění
        }
    }
   *[no] { " " }zásah
}
story-is = { $target_gender ->
    [pm] jsou
    [pf] jsou
    [pn] jsou
   *[m] je
}
story-fell = { $falls_known ->
    [yes] { " " }a { $target } { PAST("klesl", $target_gender) } v bezvědomí k zemi
   *[no] { $dies_known ->
        [yes] { " " }a { $target } { story-is } { $dies_cause_known ->
            [yes] { $dies_cause_id ->
                [third] { ADJ("mrtvý", $target_gender) } (třetí neúspěch)
               *[outright] na místě { ADJ("mrtvý", $target_gender) } (zbylo { $dies_overflow } zranění)
            }
           *[no] { ADJ("mrtvý", $target_gender) }
        }
       *[no] { $breaks_known ->
            [yes] { " " }a { $target } { story-is } { ADJ("rozbitý", $target_gender) }
           *[no] { $knocked_out_known ->
                [yes] { " " }a { $target } leží v bezvědomí, ale žije
               *[no] { $death_failure_known ->
                    [yes] { " " }a { $target } má o { $death_failure_critical_id ->
                        [yes] dva neúspěchy
                       *[no] neúspěch
                    } proti smrti víc
                   *[no] { $damage_target_hp_known ->
                        [yes] { $damage_target_hp_new ->
                            [1] , zbývá jediný život
                           *[other] { "" }
                        }
                       *[no] { "" }
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
}{ $against_known ->
    [yes] { " " }proti OČ { $against }
   *[no] { "" }
}
story-lost = { $sneak_attack_known ->
    [yes] { " · " }slabé místo
   *[no] { "" }
}{ $extra_dice_known ->
    [yes] { " · " }{ $extra_dice_trait }
   *[no] { "" }
}{ $damage_known ->
    [yes] { " · " }{ $damage_sum }{ $damage_rolled_known ->
        [yes] , { $damage_reasons }: { $damage_damage }
       *[no] { "" }
    }{ $damage_target_thp_known ->
        [yes] { " · " }dočasné životy { $damage_target_thp_old } → { $damage_target_thp_new }
       *[no] { "" }
    }{ $damage_target_hp_known ->
        [yes] { " · " }životy { $damage_target_hp_old } → { $damage_target_hp_new }
       *[no] { "" }
    }
   *[no] { "" }
}
story-him = { $actor_gender ->
    [f] jí
    [pm] jim
    [pf] jim
    [pn] jim
   *[m] mu
}
told-hit = { story-hit }{ $damage_known ->
    [yes] :{ story-damage }
   *[no] { $repeat ->
        [no] :{ story-damage }
       *[other] { "" }
    }
}{ story-fell }
    .strip = { story-roll }{ story-lost }
told-critical = { $natural ->
    [20] { story-try } a padla { story-him } dvacítka: kritický zásah,{ story-damage }{ story-fell }
   *[other] { story-hit }: kritický zásah,{ story-damage }{ story-fell }
}
    .strip = { story-roll }{ story-lost }
told-miss = { story-try }{ $natural ->
    [1] { " " }a padla { story-him } jednička
   *[other] { $measure ->
        [narrowly] { $shield_known ->
            [yes] , ale { $way_id ->
                [shoot] střelu
                [throw] hod
               *[other] ránu
            } zachytil štít
           *[no] , těsně vedle
        }
        [wide] , daleko vedle
       *[plain] , vedle
    }
}
    .strip = { story-roll }

## Na prahu smrti

told-death-save-success = v záchranném hodu proti smrti { PAST("uspěl", $actor_gender) }
    .strip = { $sum } proti 10 · úspěchy { $successes }, neúspěchy { $failures }
told-death-save-failure = v záchranném hodu proti smrti { $natural ->
    [1] { PAST("hodil", $actor_gender) } jedničku (dva neúspěchy)
   *[other] { PAST("neuspěl", $actor_gender) }
}
    .strip = { $sum } proti 10 · úspěchy { $successes }, neúspěchy { $failures }
told-death-save-wakes = { PAST("hodil", $actor_gender) } proti smrti dvacítku a { PAST("probral", $actor_gender) } se s 1 životem
    .strip = { $sum }
told-drinks = { PAST("vypil", $actor_gender) } léčivý lektvar: { $regained ->
    [one] vrátil se { $regained } život
    [few] vrátily se { $regained } životy
   *[other] vrátilo se { $regained } životů
}
    .strip = { $sum }{ $target_hp_known ->
        [yes] { " · " }životy { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }
told-heals = { PAST("podal", $actor_gender) } { $target_declines ->
    [yes] { $target_dat } léčivý lektvar
   *[no] léčivý lektvar ({ $target })
}: { $regained ->
    [one] vrátil se { $regained } život
    [few] vrátily se { $regained } životy
   *[other] vrátilo se { $regained } životů
}
    .strip = { $sum }{ $target_hp_known ->
        [yes] { " · " }životy { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }

## Zbraně, skrývání, zápas

told-draws = { $weapon_declines ->
    [yes] { $lead ->
        [yes] se { PAST("ozbrojil", $actor_gender) }
       *[no] { PAST("ozbrojil", $actor_gender) } se
    } { $weapon_ins }
   *[no] { PAST("vzal", $actor_gender) } do ruky zbraň ({ $weapon })
}
told-stows = { PAST("odložil", $actor_gender) } zbraň ({ $weapon })
told-drops = { PAST("pustil", $actor_gender) } na zem zbraň ({ $weapon })
told-hides = { $lead ->
    [yes] se { PAST("schoval", $actor_gender) }
   *[no] { PAST("schoval", $actor_gender) } se
}
    .strip = Nenápadnost: { $sum }
told-searches = { $lead ->
    [yes] se { PAST("rozhlédl", $actor_gender) }
   *[no] { PAST("rozhlédl", $actor_gender) } se
}
    .strip = Vnímání: { $sum }
told-opportunity = { $lead ->
    [yes] { PAST("využil", $actor_gender) } příležitosti
   *[no] { PAST("využil", $actor_gender) } příležitosti
}
told-reckless = { $lead ->
    [yes] se { PAST("přestal", $actor_gender) } krýt
   *[no] { PAST("přestal", $actor_gender) } se krýt
}
told-grapples = { $lead ->
    [yes] se { PAST("pokusil", $actor_gender) }
   *[no] { PAST("pokusil", $actor_gender) } se
} { $target_declines ->
    [yes] chytit { $target_acc }
   *[no] nasadit chvat (protivník: { $target })
}
told-shoves = { PAST("strčil", $actor_gender) } do { $target_declines ->
    [yes] { $target_gen }
   *[no] protivníka ({ $target })
}
told-struggles = { $lead ->
    [yes] se { PAST("pokusil", $actor_gender) }
   *[no] { PAST("pokusil", $actor_gender) } se
} vykroutit z chvatu
strip-contest = { contest-line }
strip-contest-reply = { contest-line } – { $won ->
    [yes] { PAST("odolal", $actor_gender) }
   *[no] { PAST("podlehl", $actor_gender) }
}
told-legendary = { PAST("využil", $actor_gender) } legendární akci
told-stabilizes = { PAST("ošetřil", $actor_gender) } { aid-whom }{ $against ->
    [0] { " " }léčitelskými potřebami
   *[other] { "" }
}, už není v ohrožení života
    .strip = { $against ->
        [0] { "" }
       *[other] Lékařství: { $sum } proti SO { $against }
    }
told-first-aid-fails = { PAST("ošetřoval", $actor_gender) } { aid-whom }, ale marně
    .strip = Lékařství: { $sum } proti SO { $against }

ledger-highest = dvacítku { PAST("hodil", $who_gender) } { $who }
ledger-lowest = jedničku { PAST("hodil", $who_gender) } { $who }

## Útrapy, zvraty a to, co přeruší tah

told-dies = { PAST("zemřel", $actor_gender) }
told-stable = { story-own-is } { ADJ("stabilizovaný", $actor_gender) }
story-own-is = { $actor_gender ->
    [pm] jsou
    [pf] jsou
    [pn] jsou
   *[m] je
}
told-breaks-spell = { $power_id ->
    [counterspell] { PAST("odrazil", $actor_gender) } to protikouzlo
   *[other] { PAST("přerušil", $actor_gender) } kouzlo ({ $power })
}
    .strip = { $against ->
        [0] { "" }
       *[other] { $sum } proti SO { $against }
    }
told-spell-holds = kouzlo ({ $power }) { PAST("nepřerušil", $actor_gender) }
    .strip = { $sum } proti SO { $against }
told-breaks-free = { $lead ->
    [yes] se { PAST("vymanil", $actor_gender) } z chvatu
   *[no] { PAST("vymanil", $actor_gender) } se z chvatu
}
told-stays-up = { PAST("zůstal", $actor_gender) } na nohou
told-bloodthirst = { PAST("ucítil", $actor_gender) } krev
told-throws-down = { PAST("zůstal", $actor_gender) } stát nad ležícím cílem ({ $target })
told-readied-used = { PAST("využil", $actor_gender) } připravené reakce
told-torments = { $condition_id ->
    [bleeding] dál { $actor_gender ->
        [pm] krvácejí
        [pf] krvácejí
        [pn] krvácejí
       *[m] krvácí
    }
   *[other] { $actor_gender ->
        [pm] jsou
        [pf] jsou
        [pn] jsou
       *[m] je
    } stále { $condition_is }
}
told-tends = { PAST("pomohl", $actor_gender) } { $target_declines ->
    [yes] { $target_dat }
   *[no] druhému ({ $target })
} ({ $condition } končí)
told-stanches = { PAST("ošetřil", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] druhého ({ $target })
} ({ $condition } končí)
    .strip = { $sum } proti SO { $against }
told-stanches-not = { PAST("ošetřoval", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] druhého ({ $target })
}, ale marně ({ $condition })
    .strip = { $sum } proti SO { $against }
told-keeps-footing = na těžkém terénu se { PAST("udržel", $actor_gender) } na nohou
    .strip = Akrobacie: { $sum } proti SO { $against }
told-loses-footing = na těžkém terénu se na nohou { PAST("neudržel", $actor_gender) }
    .strip = Akrobacie: { $sum } proti SO { $against }
told-opens = { PAST("otevřel", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] to ({ $target })
}
told-shuts = { PAST("zavřel", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] to ({ $target })
}
told-drowns = { $lead ->
    [yes] se { PAST("utopil", $actor_gender) }
   *[no] { PAST("utopil", $actor_gender) } se
}, 0 životů
told-leaps-off = { PAST("seskočil", $actor_gender) } a { PAST("dopadl", $actor_gender) } na nohy
told-keeps-seat = { $lead ->
    [yes] se { PAST("udržel", $actor_gender) }
   *[no] { PAST("udržel", $actor_gender) } se
} v sedle
told-falls-off = { PAST("spadl", $actor_gender) } ze sedla
