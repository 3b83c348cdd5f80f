### Vyprávění: co kdo udělal, bez podmětu a bez tečky; v .strip je důkaz do závorky.

story-past = wakes rests
story-items-stealth = Plížení (Nenápadnost): { $items }.
    .item = { $actor }: { $sum }
story-items-hidden = Ukrytí: { $items }.
    .item = { $actor } ({ $eyes_declines ->
        [yes] před { $eyes_ins }
       *[no] nevidí: { $eyes }
    })
story-items-initiative = Iniciativa: { $items }.
    .item = { $members_grouped } ({ $sum })
    .between = →
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
       *[walk] { story-walks }
    }
   *[no] { story-walks }
}
story-walks = { $phrase ->
    [0] { PAST("přešel", $actor_gender, "přešl") }
    [1] { PAST("došel", $actor_gender, "došl") }
    [2] { $lead ->
        [yes] se { PAST("přesunul", $actor_gender) }
       *[no] { PAST("přesunul", $actor_gender) } se
    }
   *[other] { $lead ->
        [yes] se { PAST("přemístil", $actor_gender) }
       *[no] { PAST("přemístil", $actor_gender) } se
    }
}
told-step = { $place_known ->
    [yes] { story-goes } na { $place } ({ $cost })
   *[no] { PAST("popošel", $actor_gender, "popošl") } o { $cost_acc }
}
told-approach = { $phrase ->
    [0] { $lead ->
        [yes] se { PAST("přiblížil", $actor_gender) }
       *[no] { PAST("přiblížil", $actor_gender) } se
    }
    [1] { PAST("vykročil", $actor_gender) }
    [2] { PAST("přistoupil", $actor_gender) }
   *[other] { PAST("popošel", $actor_gender, "popošl") }
} { $target_declines ->
    [yes] { PREP("k", $target_dat) }
   *[no] k cíli ({ $target })
} o { $cost_acc }
told-withdraw = { $phrase ->
    [0] { PAST("ustoupil", $actor_gender) }
    [1] { PAST("couvl", $actor_gender) }
    [2] { $lead ->
        [yes] se { PAST("stáhl", $actor_gender) }
       *[no] { PAST("stáhl", $actor_gender) } se
    }
   *[other] { PAST("poodstoupil", $actor_gender) }
} o { $cost_acc }
told-drops-prone = { $lead ->
    [yes] si { PAST("lehl", $actor_gender) }
   *[no] { PAST("lehl", $actor_gender) } si
} na zem
told-stands = { PAST("vstal", $actor_gender) } ({ $cost })
told-picks-up = { $weapon_declines ->
    [yes] { $phrase ->
        [0] { PAST("zvedl", $actor_gender) }
        [1] { PAST("sebral", $actor_gender) }
        [2] { PAST("sebral", $actor_gender) } ze země
       *[other] { PAST("zvedl", $actor_gender) } ze země
    } { $weapon_acc }
   *[no] { PAST("zvedl", $actor_gender) } ze země zbraň ({ $weapon })
}
told-dash = { $step_known ->
    [yes] Úprkem { $step_mode_known ->
        [yes] { $step_mode_id ->
            [fly] { PAST("doletěl", $actor_gender) }
            [swim] { PAST("doplaval", $actor_gender) }
           *[walk] { PAST("doběhl", $actor_gender) }
        }
       *[no] { PAST("doběhl", $actor_gender) }
    } na { $step_place } ({ $step_cost })
   *[no] { $approach_known ->
        [yes] Úprkem se { PAST("přiblížil", $actor_gender) } { $approach_target_declines ->
            [yes] { PREP("k", $approach_target_dat) }
           *[no] k cíli ({ $approach_target })
        } o { $approach_cost_acc }
       *[no] { PAST("zvolil", $actor_gender) } Úprk (+{ $bonus })
    }
}
told-disengage = { $lead ->
    [yes] se { PAST("odpoutal", $actor_gender) }
   *[no] { PAST("odpoutal", $actor_gender) } se
}
told-dodge = { $phrase ->
    [0] { PAST("začal", $actor_gender) } uhýbat
    [1] { PAST("uhýbal", $actor_gender) } a { PAST("vyčkával", $actor_gender) }
    [2] jen { PAST("uhýbal", $actor_gender) }
   *[other] { $lead ->
        [yes] se { PAST("soustředil", $actor_gender) }
       *[no] { PAST("soustředil", $actor_gender) } se
    } na uhýbání
}
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
story-it-first = { $same ->
    [yes] { " " }{ story-it }
   *[no] { "" }
}
story-named = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }{ $target_acc }
       *[no] { "" }
    }
}
story-whom = { story-it-first }{ story-named }
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
story-into = { $same ->
    [yes] { " " }do { $target_gender ->
        [f] ní
        [n] něj
        [pm] nich
        [pf] nich
        [pn] nich
       *[m] něj
    }
   *[no] { $target_declines ->
        [yes] { " " }do { $target_gen }
       *[no] { " " }do cíle ({ $target })
    }
}
# Mimo vlastní tah.
story-meanwhile = { $legendary_known ->
    [yes] { $phrase ->
        [0] mezitím{ " " }
        [1] v tu chvíli{ " " }
        [2] hned nato{ " " }
       *[other] vzápětí{ " " }
    }
   *[no] { "" }
}
# Čím: zbraň se jmenuje, dokud ji tah ještě nejmenoval; úder a kousnutí se rozumí samy.
story-with = { $armed ->
    [yes] { "" }
   *[no] { $weapon_declines ->
        [yes] { $weapon_id ->
            [slam] { "" }
            [bite] { "" }
            [bites] { "" }
            [unarmed] { " " }pěstí
            [unarmed_strike] { " " }pěstí
           *[other] { $way_id ->
                [two-hands] { " " }obouruč { $weapon_ins }
               *[other] { " " }{ $weapon_ins }
            }
        }
       *[no] { " " }({ $weapon })
    }
}
story-from = { $armed ->
    [yes] { "" }
   *[no] { $weapon_declines ->
        [yes] { " " }{ PREP("z", $weapon_gen) }
       *[no] { " " }({ $weapon })
    }
}
# Zbraň, která letí: po kom, nebo už jen zájmenem.
story-missile = { $armed ->
    [yes] { " " }{ $weapon_gender ->
        [f] jí
        [pm] jimi
        [pf] jimi
        [pn] jimi
       *[m] jím
    }
   *[no] { $weapon_declines ->
        [yes] { " " }{ $weapon_ins }
       *[no] { " " }zbraní ({ $weapon })
    }
}

## Zásah

story-struck = { $weapon_verb ->
    [swing] { $phrase ->
        [0] { PAST("sekl", $actor_gender) }{ story-whom }{ story-with }
        [1] { PAST("ťal", $actor_gender) }{ story-whom }{ story-with }
        [2] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-with }
       *[other] { PAST("zaťal", $actor_gender) }{ story-into }{ story-with }
    }
    [stab] { $phrase ->
        [0] { PAST("bodl", $actor_gender) }{ story-whom }{ story-with }
        [1] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-with }
        [2] { PAST("píchl", $actor_gender) }{ story-whom }{ story-with }
       *[other] { PAST("trefil", $actor_gender) }{ story-whom }{ story-with }
    }
    [smash] { $phrase ->
        [0] { PAST("udeřil", $actor_gender) }{ story-whom }{ story-with }
        [1] { PAST("praštil", $actor_gender) }{ story-whom }{ story-with }
        [2] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-with }
       *[other] { PAST("uhodil", $actor_gender) }{ story-whom }{ story-with }
    }
    [lash] { $phrase ->
        [0] { PAST("švihl", $actor_gender) }{ story-whom }{ story-with }
        [1] { PAST("šlehl", $actor_gender) }{ story-whom }{ story-with }
        [2] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-with }
       *[other] { PAST("přetáhl", $actor_gender) }{ story-whom }{ story-with }
    }
    [bite] { $phrase ->
        [0] { PAST("kousl", $actor_gender) }{ story-whom }{ story-with }
        [1] { PAST("rafl", $actor_gender) }{ story-whom }{ story-with }
        [2] { $lead ->
            [yes] se { PAST("zakousl", $actor_gender) }
           *[no] { PAST("zakousl", $actor_gender) } se
        }{ story-into }
       *[other] { PAST("hryzl", $actor_gender) }{ story-whom }{ story-with }
    }
    [kick] { $phrase ->
        [0] { PAST("kopl", $actor_gender) }{ story-whom }
        [1] { PAST("nakopl", $actor_gender) }{ story-whom }
        [2] { PAST("udeřil", $actor_gender) }{ story-whom }{ story-with }
       *[other] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-with }
    }
    [touch] { $phrase ->
        [0] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-with }
        [1] { PAST("napadl", $actor_gender) }{ story-whom }{ story-with }
        [2] { PAST("dostal", $actor_gender) }{ story-whom }{ story-with }
       *[other] { PAST("trefil", $actor_gender) }{ story-whom }{ story-with }
    }
   *[other] { $phrase ->
        [0] { PAST("udeřil", $actor_gender) }{ story-whom }{ story-with }
        [1] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-with }
        [2] { PAST("praštil", $actor_gender) }{ story-whom }{ story-with }
       *[other] { PAST("uhodil", $actor_gender) }{ story-whom }{ story-with }
    }
}
story-reached = { $measure ->
    [barely] { $phrase ->
        [0] jen taktak{ story-it-first } { PAST("zasáhl", $actor_gender) }
        [1] o vlásek{ story-it-first } { PAST("zasáhl", $actor_gender) }
        [2] jen taktak{ story-it-first } { PAST("trefil", $actor_gender) }
       *[other] jen taktak{ story-it-first } { PAST("dostal", $actor_gender) }
    }
   *[cleanly] { $phrase ->
        [0] čistě{ story-it-first } { PAST("zasáhl", $actor_gender) }
        [1] přesně{ story-it-first } { PAST("trefil", $actor_gender) }
        [2] naplno{ story-it-first } { PAST("zasáhl", $actor_gender) }
       *[other] čistě{ story-it-first } { PAST("trefil", $actor_gender) }
    }
}{ story-named }
story-bitten = { $measure ->
    [barely] jen taktak{ story-it-first } { $phrase ->
        [0] { PAST("kousl", $actor_gender) }
        [1] { PAST("rafl", $actor_gender) }
        [2] { PAST("škrábl", $actor_gender) } zuby
       *[other] { PAST("hryzl", $actor_gender) }
    }
   *[cleanly] pořádně{ story-it-first } { $phrase ->
        [0] { PAST("kousl", $actor_gender) }
        [1] { PAST("rafl", $actor_gender) }
        [2] { PAST("pokousal", $actor_gender) }
       *[other] { PAST("hryzl", $actor_gender) }
    }
}{ story-named }
story-kicked = { $measure ->
    [barely] jen taktak{ story-it-first } { PAST("kopl", $actor_gender) }
   *[cleanly] pořádně{ story-it-first } { $phrase ->
        [0] { PAST("kopl", $actor_gender) }
       *[other] { PAST("nakopl", $actor_gender) }
    }
}{ story-named }
story-blow = { $measure ->
    [plain] { $weapon_declines ->
        [yes] { story-struck }
       *[no] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-with }
    }
   *[other] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [bite] { story-bitten }
            [kick] { story-kicked }
           *[other] { story-reached }{ story-with }
        }
       *[no] { story-reached }{ story-with }
    }
}
story-shot = { $measure ->
    [plain] { $phrase ->
        [0] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-from }
        [1] { PAST("trefil", $actor_gender) }{ story-whom }{ story-from }
        [2] { PAST("vystřelil", $actor_gender) }{ story-on-him }{ story-from }{ story-on-whom } a { PAST("trefil", $actor_gender) }
       *[other] { PAST("střelil", $actor_gender) }{ story-whom }{ story-from }
    }
   *[other] { story-reached }{ story-from }
}
story-how = { $measure ->
    [barely] jen taktak{ " " }
    [cleanly] { $phrase ->
        [0] čistě{ " " }
       *[other] přesně{ " " }
    }
   *[plain] { "" }
}
story-thrown = { story-throws } a { story-how }{ $phrase ->
    [0] { PAST("trefil", $actor_gender) }
    [3] { PAST("trefil", $actor_gender) }
   *[other] { PAST("zasáhl", $actor_gender) }
}
story-throws = { $phrase ->
    [0] { PAST("mrštil", $actor_gender) }
    [2] { PAST("mrštil", $actor_gender) }
   *[other] { PAST("hodil", $actor_gender) }
}{ story-at-him }{ story-missile }{ story-at-whom }
story-charmed = { $measure ->
    [plain] { $phrase ->
        [0] { PAST("zasáhl", $actor_gender) }{ story-whom }{ story-with }
        [1] { PAST("trefil", $actor_gender) }{ story-whom }{ story-with }
        [2] { $lead ->
            [yes] se{ story-with } { PAST("trefil", $actor_gender) }
           *[no] { PAST("trefil", $actor_gender) } se{ story-with }
        }{ story-into }
       *[other] { PAST("napadl", $actor_gender) }{ story-whom }{ story-with }
    }
   *[other] { story-reached }{ story-with }
}
story-hit-fully = { $way_id ->
    [shoot] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [hurl] { story-thrown }
           *[other] { story-shot }
        }
       *[no] { story-shot }
    }
    [throw] { story-thrown }
    [spell] { story-charmed }
   *[other] { story-blow }
}{ story-aim }
story-hit-again = { $repeat ->
    [miss] { $phrase ->
        [0] tentokrát{ story-it-first } { story-how }{ PAST("zasáhl", $actor_gender) }
        [1] teď{ story-it-first } { story-how }{ PAST("trefil", $actor_gender) }
        [2] { PAST("napravil", $actor_gender) } to a { story-how }{ PAST("trefil", $actor_gender) }
       *[other] pak{ story-it-first } { story-how }{ PAST("zasáhl", $actor_gender) }
    }
   *[hit] { $phrase ->
        [0] znovu{ story-it-first } { PAST("zasáhl", $actor_gender) }
        [1] hned{ story-it-first } { PAST("trefil", $actor_gender) } znovu
        [2] { PAST("zasáhl", $actor_gender) }{ story-it-first } ještě jednou
       *[other] pak{ story-it-first } { PAST("trefil", $actor_gender) } zase
    }{ $measure ->
        [barely] , tentokrát jen taktak
       *[plain] { "" }
    }
}
story-hit = { story-meanwhile }{ $repeat ->
    [no] { story-hit-fully }
   *[other] { story-hit-again }
}
# Další zásah téhož v téže větě: jen kolik přidal.
story-adds = { $damage_damage ->
    [0] pak{ story-it-first } { PAST("zasáhl", $actor_gender) } znovu, ale bez účinku
   *[other] { story-adds-some }
}
story-adds-some = { $phrase ->
    [0] pak { story-how }{ PAST("přidal", $actor_gender) } { $damage_damage }
    [1] hned nato { story-how }{ PAST("přidal", $actor_gender) } dalších { $damage_damage }
    [2] vzápětí { story-how }{ PAST("přidal", $actor_gender) } ještě { $damage_damage }
   *[other] potom { story-how }{ PAST("přidal", $actor_gender) } { $damage_damage }
}

## Vedle

story-lunge = { $lead ->
    [yes] se { PAST("ohnal", $actor_gender) }
   *[no] { PAST("ohnal", $actor_gender) } se
}
story-sweep = { $lead ->
    [yes] se { PAST("rozmáchl", $actor_gender) }
   *[no] { PAST("rozmáchl", $actor_gender) } se
}
story-rise = { $lead ->
    [yes] se { PAST("napřáhl", $actor_gender) }
   *[no] { PAST("napřáhl", $actor_gender) } se
}
story-swings = { $weapon_verb ->
    [swing] { $phrase ->
        [0] { PAST("sekl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
        [1] { story-lunge }{ story-at-him }{ story-with }{ story-at-whom }
        [2] { story-sweep }{ story-at-him }{ story-with }{ story-at-whom }
       *[other] { PAST("máchl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
    }
    [stab] { $phrase ->
        [0] { PAST("bodl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
        [1] { PAST("mířil", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
        [2] { PAST("píchl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
       *[other] { story-lunge }{ story-at-him }{ story-with }{ story-at-whom }
    }
    [smash] { $phrase ->
        [0] { story-sweep }{ story-at-him }{ story-with }{ story-at-whom }
        [1] { PAST("máchl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
        [2] { story-lunge }{ story-at-him }{ story-with }{ story-at-whom }
       *[other] { story-rise }{ story-on-him }{ story-with }{ story-on-whom }
    }
    [lash] { $phrase ->
        [0] { PAST("švihl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
        [1] { PAST("šlehl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
        [2] { PAST("máchl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
       *[other] { story-lunge }{ story-at-him }{ story-with }{ story-at-whom }
    }
    [bite] { $phrase ->
        [0] { PAST("chňapl", $actor_gender) }{ story-at }
        [1] { PAST("chtěl", $actor_gender) }{ story-it-first } kousnout{ story-named }{ story-aim }
        [2] { PAST("rafl", $actor_gender) }{ story-at }
       *[other] { PAST("vyjel", $actor_gender) }{ story-at-him } zuby{ story-at-whom }
    }
    [kick] { $phrase ->
        [0] { PAST("kopl", $actor_gender) }{ story-at }
        [1] { PAST("chtěl", $actor_gender) }{ story-it-first } kopnout{ story-named }{ story-aim }
        [2] { PAST("vykopl", $actor_gender) }{ story-at }
       *[other] { story-lunge }{ story-at-him }{ story-with }{ story-at-whom }
    }
    [touch] { $phrase ->
        [0] { PAST("hmátl", $actor_gender) }{ story-at-him }{ story-at-whom }
        [1] { PAST("sáhl", $actor_gender) }{ story-at-him }{ story-at-whom }
        [2] { PAST("chtěl", $actor_gender) }{ story-it-first } zasáhnout{ story-named }{ story-with }{ story-aim }
       *[other] { PAST("mířil", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
    }
   *[other] { $phrase ->
        [0] { story-lunge }{ story-at-him }{ story-with }{ story-at-whom }
        [1] { PAST("máchl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
        [2] { PAST("chtěl", $actor_gender) }{ story-it-first } udeřit{ story-named }{ story-with }{ story-aim }
       *[other] { story-rise }{ story-on-him }{ story-with }{ story-on-whom }
    }
}
story-shoots = { $phrase ->
    [0] { PAST("vystřelil", $actor_gender) }{ story-on-him }{ story-from }{ story-on-whom }
    [1] { PAST("střelil", $actor_gender) }{ story-at-him }{ story-from }{ story-at-whom }
    [2] { PAST("poslal", $actor_gender) }{ story-on-him } střelu{ story-from }{ story-on-whom }
   *[other] { PAST("vypálil", $actor_gender) }{ story-on-him }{ story-from }{ story-on-whom }
}
story-assails = { $phrase ->
    [0] { PAST("zaútočil", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
    [1] { PAST("chtěl", $actor_gender) }{ story-it-first } zasáhnout{ story-named }{ story-with }{ story-aim }
    [2] { PAST("mířil", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
   *[other] { $lead ->
        [yes] se { PAST("pokusil", $actor_gender) }
       *[no] { PAST("pokusil", $actor_gender) } se
    }{ story-it-first } trefit{ story-named }{ story-with }{ story-aim }
}
story-try-fully = { $way_id ->
    [shoot] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [hurl] { story-throws }
           *[other] { story-shoots }
        }
       *[no] { story-shoots }
    }
    [throw] { story-throws }
    [spell] { story-assails }
   *[other] { $weapon_declines ->
        [yes] { story-swings }
       *[no] { PAST("zaútočil", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
    }
}
story-try-again = { $way_id ->
    [shoot] { $phrase ->
        [0] znovu { PAST("vystřelil", $actor_gender) }
        [1] { PAST("zkusil", $actor_gender) } to znovu
        [2] { PAST("vystřelil", $actor_gender) } ještě jednou
       *[other] { PAST("vypálil", $actor_gender) } znovu
    }
    [spell] { $phrase ->
        [0] znovu { PAST("zaútočil", $actor_gender) }
        [1] { PAST("zkusil", $actor_gender) } to znovu
       *[other] { PAST("zaútočil", $actor_gender) } ještě jednou
    }
    [throw] { $phrase ->
        [0] { PAST("hodil", $actor_gender) } znovu
       *[other] { PAST("zkusil", $actor_gender) } to znovu
    }
   *[other] { $phrase ->
        [0] znovu se { PAST("ohnal", $actor_gender) }
        [1] { PAST("zkusil", $actor_gender) } to znovu
        [2] { PAST("zaútočil", $actor_gender) } ještě jednou
       *[other] { PAST("vyrazil", $actor_gender) } znovu
    }
}
story-try = { story-meanwhile }{ $repeat ->
    [no] { story-try-fully }
   *[other] { story-try-again }
}
story-shielded = { $way_id ->
    [shoot] střelu zachytil štít
    [throw] hod zachytil štít
   *[other] { $phrase ->
        [0] ránu zachytil štít
        [1] štít ránu zastavil
        [2] { PAST("trefil", $actor_gender) } jen štít
       *[other] rána skončila na štítu
    }
}
# Další rána téhož v téže větě: jen jak dopadla.
story-missed-again = { $natural ->
    [1] pak { story-him } padla jednička
   *[other] { $measure ->
        [narrowly] { $shield_known ->
            [yes] další ranou { PAST("trefil", $actor_gender) } jen štít
           *[no] { $phrase ->
                [0] pak těsně vedle
                [1] pak o vlásek { PAST("minul", $actor_gender) }
                [2] další ránu těsně vedle
               *[other] potom jen o kousek vedle
            }
        }
        [wide] { $phrase ->
            [0] pak daleko vedle
            [1] pak daleko { PAST("minul", $actor_gender) }
            [2] další ránu daleko vedle
           *[other] potom úplně vedle
        }
       *[plain] { $repeat ->
            [miss] { $phrase ->
                [0] pak zase vedle
                [1] pak znovu { PAST("minul", $actor_gender) }
                [2] pak zase nic
               *[other] ani další ranou { PAST("netrefil", $actor_gender) }
            }
           *[hit] { $phrase ->
                [0] pak vedle
                [1] další ranou { PAST("minul", $actor_gender) }
                [2] pak { PAST("minul", $actor_gender) }
               *[other] znovu už { PAST("netrefil", $actor_gender) }
            }
        }
    }
}
story-dodged = { $state ->
    [-1] { $hinders_id ->
        [dodge] , ale { $target_gender ->
            [f] ta
            [n] to
            [pm] ti
            [pf] ty
            [pn] ta
           *[m] ten
        } { PAST("uhnul", $target_gender) }
       *[other] { story-missed }
    }
   *[other] { story-missed }
}
story-missed = { $phrase ->
    [0] , vedle
    [1] , ale { PAST("minul", $actor_gender) }
    [2] , ale vedle
   *[other] , marně
}
story-outcome = { $natural ->
    [1] { " " }a padla { story-him } jednička
   *[other] { $measure ->
        [narrowly] { $shield_known ->
            [yes] , ale { story-shielded }
           *[no] { $cover_known ->
                [yes] , ale ránu zachytil kryt
               *[no] { $phrase ->
                    [0] , těsně vedle
                    [1] , ale o vlásek { PAST("minul", $actor_gender) }
                    [2] , jen o kousek vedle
                   *[other] , ale těsně { PAST("minul", $actor_gender) }
                }
            }
        }
        [wide] { $phrase ->
            [0] , daleko vedle
            [1] , ale daleko { PAST("minul", $actor_gender) }
            [2] , úplně vedle
           *[other] , ale daleko vedle
        }
       *[plain] { story-dodged }
    }
}

## Co to způsobilo

story-changed = { $damage_rolled_known ->
    [yes] { $damage_reasons_id ->
        [resistance] , půlka rány přišla nazmar
        [vulnerability] , a zabolelo to dvojnásob
       *[other] { "" }
    }
   *[no] { "" }
}
story-damage = { $damage_known ->
    [yes] { $sneak_attack_known ->
        [yes] { " " }zákeřný útok,
       *[no] { "" }
    }{ $damage_damage ->
        [0] { " " }bez účinku ({ $damage_types } zranění)
       *[other] { " " }{ $damage_dealt_types_known ->
            [yes] { $damage_dealt_types_gen } zranění
           *[no] { $damage_damage } { $damage_types_gen } zranění
        }{ story-changed }
    }
   *[no] { "" }
}
story-hurt = { $damage_known ->
    [yes] :{ story-damage }
   *[no] { "" }
}
story-and-damage = { $damage_known ->
    [yes] ,{ story-damage }
   *[no] { "" }
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
                   *[no] { $damage_left_known ->
                        [yes] { $damage_left_id ->
                            [one] , zbývá jediný život
                            [quarter], { $target } už sotva stojí
                           *[half], polovina životů je pryč
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
    [yes] { " · " }Zákeřný útok
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
told-hit = { $on ->
    [yes] { $repeat ->
        [hit] { $damage_known ->
            [yes] { story-adds }
           *[no] { story-hit }
        }
       *[other] { story-hit }{ story-hurt }
    }
   *[no] { story-hit }{ story-hurt }
}{ story-fell }
    .strip = { story-roll }{ story-lost }
    .joins = yes
told-critical = { $natural ->
    [20] { $on ->
        [yes] { $repeat ->
            [no] { story-try } a padla { story-him }
           *[other] pak { story-him } padla
        }
       *[no] { story-try } a padla { story-him }
    } dvacítka: kritický zásah{ story-and-damage }
   *[other] { story-hit }: kritický zásah{ story-and-damage }
}{ story-fell }
    .strip = { story-roll }{ story-lost }
    .joins = yes
told-miss = { $on ->
    [yes] { $repeat ->
        [no] { story-try }{ story-outcome }
       *[other] { story-missed-again }
    }
   *[no] { story-try }{ story-outcome }
}
    .strip = { story-roll }
    .joins = yes

## Na prahu smrti

told-death-save-success = { $phrase ->
    [0] v záchranném hodu proti smrti { PAST("uspěl", $actor_gender) }
    [1] záchranný hod proti smrti { PAST("zvládl", $actor_gender) }
    [2] smrti { PAST("odolal", $actor_gender) }
   *[other] { PAST("uspěl", $actor_gender) } v hodu proti smrti
}{ $successes ->
    [2] { " " }podruhé
    [3] { " " }potřetí
   *[1] { "" }
}
    .strip = { $sum } proti 10 · úspěchy { $successes }, neúspěchy { $failures }
told-death-save-failure = { $natural ->
    [1] { $phrase ->
        [0] v záchranném hodu proti smrti { PAST("hodil", $actor_gender) } jedničku (dva neúspěchy)
        [1] { PAST("hodil", $actor_gender) } proti smrti jedničku, a ta platí za dva neúspěchy
        [2] v hodu proti smrti { PAST("hodil", $actor_gender) } jedničku, tedy dva neúspěchy
       *[other] proti smrti { PAST("hodil", $actor_gender) } pouhou jedničku (dva neúspěchy)
    }
   *[other] { $phrase ->
        [0] v záchranném hodu proti smrti { PAST("neuspěl", $actor_gender) }
        [1] záchranný hod proti smrti { PAST("nezvládl", $actor_gender) }
        [2] při hodu proti smrti { PAST("selhal", $actor_gender) }
       *[other] { PAST("neuspěl", $actor_gender) } v hodu proti smrti
    }{ $failures ->
        [2] { " " }podruhé
        [3] { " " }potřetí
       *[1] { "" }
    }
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
    [yes] { $phrase ->
        [0] { PAST("vzal", $actor_gender) } do ruky { $weapon_acc }
        [1] { $lead ->
            [yes] se { PAST("chopil", $actor_gender) }
           *[no] { PAST("chopil", $actor_gender) } se
        } { $weapon_gen }
        [2] { PAST("vytáhl", $actor_gender) } { $weapon_acc }
       *[other] { $lead ->
            [yes] se { PAST("ozbrojil", $actor_gender) }
           *[no] { PAST("ozbrojil", $actor_gender) } se
        } { $weapon_ins }
    }
   *[no] { PAST("vzal", $actor_gender) } do ruky zbraň ({ $weapon })
}
told-stows = { $weapon_declines ->
    [yes] { PAST("odložil", $actor_gender) } { $weapon_acc }
   *[no] { PAST("odložil", $actor_gender) } zbraň ({ $weapon })
}
told-drops = { $weapon_declines ->
    [yes] { PAST("pustil", $actor_gender) } na zem { $weapon_acc }
   *[no] { PAST("pustil", $actor_gender) } na zem zbraň ({ $weapon })
}
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
story-aid-whom = { $target_declines ->
    [yes] { $target_acc }
   *[no] (koho: { $target })
}
told-stabilizes = { PAST("ošetřil", $actor_gender) } { story-aid-whom }{ $against ->
    [0] { " " }léčitelskými potřebami
   *[other] { "" }
}, už není v ohrožení života
    .strip = { $against ->
        [0] { "" }
       *[other] Lékařství: { $sum } proti SO { $against }
    }
told-first-aid-fails = { $phrase ->
    [0] { PAST("ošetřoval", $actor_gender) } { story-aid-whom }, ale marně
    [1] marně { PAST("křísil", $actor_gender) } { story-aid-whom }
    [2] { PAST("zkusil", $actor_gender) } ošetřit { story-aid-whom }, bez úspěchu
   *[other] { PAST("ošetřoval", $actor_gender) } { story-aid-whom } a nic to nebylo platné
}
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
    [counterspell] { PAST("zmařil", $actor_gender) } { $target_gender ->
        [f] její
        [pm] jejich
        [pf] jejich
        [pn] jejich
       *[m] jeho
    } protikouzlo
   *[other] { PAST("zmařil", $actor_gender) } { story-power }
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
told-stays-up = přesto { PAST("zůstal", $actor_gender) } na nohou
    .strip = { $against_known ->
        [yes] { $ability }: { $sum } proti SO { $against }
       *[no] { "" }
    }
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
told-gives-way = { $lead ->
    [yes] se na nohou { PAST("neudržel", $actor_gender) } a už { PAST("nevstal", $actor_gender) }
   *[no] na nohou se { PAST("neudržel", $actor_gender) } a už { PAST("nevstal", $actor_gender) }
}
    .strip = { $ability }: { $sum } proti SO { $against }
told-keeps-concentration = { $lead ->
    [yes] se přesto dál { PAST("soustředil", $actor_gender) }
   *[no] přesto se dál { PAST("soustředil", $actor_gender) }
}
    .strip = { $ability }: { $sum } proti SO { $against }
told-loses-concentration = { $lead ->
    [yes] se přitom { PAST("přestal", $actor_gender) } soustředit
   *[no] přitom se { PAST("přestal", $actor_gender) } soustředit
}
    .strip = { $ability }: { $sum } proti SO { $against }
each-unscathed = { $actor }
    .row = { $ability }
    .all = { $whom_grouped } { $ability_id ->
        [dexterity] { PAST("uskočil", $whom_gender) }
        [wisdom] { PAST("nepodlehl", $whom_gender) }
        [charisma] { PAST("nepodlehl", $whom_gender) }
       *[constitution] { PAST("odolal", $whom_gender) }
    }
each-fate = { $actor }
    .row = { $fate }
    .all = { $whom_grouped } { $fate_id ->
        [dies] se smrti { PAST("neubránil", $whom_gender) }
        [stable] se smrti { PAST("ubránil", $whom_gender) }
       *[wakes] se smrti { PAST("ubránil", $whom_gender) } a { PAST("probral", $whom_gender) } se
    }
    .strip = { $saves }
