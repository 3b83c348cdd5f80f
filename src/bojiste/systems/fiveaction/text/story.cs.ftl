### Vyprávění: co kdo udělal, bez podmětu a bez tečky; v .strip je důkaz do závorky.

story-silent = order surrounded
story-items-tied = Shoda, hází se znovu: { $items }.
    .item = { $actor }: { $sum }
story-items-initiative = Iniciativa – { $items }.
    .item = { $actor }: { $sum }
    .falling = yes

## Pohyb a výstroj

told-moves = { $gait_known ->
    [yes] { $lead ->
        [yes] se { PAST("posunul", $actor_gender) }
       *[no] { PAST("posunul", $actor_gender) } se
    } o { $way_acc }
   *[no] { PAST("urazil", $actor_gender) }{ $again ->
        [yes] { " " }ještě
       *[no] { "" }
    } { $way_acc }
}
told-sets-out = { $gait_id ->
    [run] { $lead ->
        [yes] se { PAST("rozběhl", $actor_gender) }
       *[no] { PAST("rozběhl", $actor_gender) } se
    }
    [gallop] { PAST("pobídl", $actor_gender) } koně do trysku
   *[walk] { "" }
}
told-charges = { $lead ->
    [yes] se { PAST("rozběhl", $actor_gender) }
   *[no] { PAST("rozběhl", $actor_gender) } se
}{ story-on }
told-slips = { $lead ->
    [yes] se { PAST("snažil", $actor_gender) }
   *[no] { PAST("snažil", $actor_gender) } se
} získat místo
told-gives-ground = { PAST("ustoupil", $actor_gender) } o krok ({ $way })
told-rises = { $rounds ->
    [1] { "" }
   *[other] { PAST("začal", $actor_gender) } vstávat
}
told-still-rising = { PAST("vstával", $actor_gender) } dál
told-stands-up = { PAST("vstal", $actor_gender) }
told-falls = { PAST("upadl", $actor_gender) } na zem
told-turn-ends = { "" }
told-shot-done = { "" }
told-fells = { "" }
told-begins = { "" }
told-slips-away = { PAST("unikl", $actor_gender) } protiútoku{ $target_declines ->
    [yes] { " " }{ $target_gen }
   *[no] { " " }({ $target })
}
told-counters = { "" }
told-acts-now = { $lead ->
    [yes] se { PAST("dočkal", $actor_gender) } své chvíle
   *[no] { PAST("dočkal", $actor_gender) } se své chvíle
}
told-waits = { PAST("vyčkával", $actor_gender) }
told-too-late = { PAST("nestihl", $actor_gender) } zasáhnout včas
told-draws = { PAST("vytasil", $actor_gender) } { $weapon_acc }
told-picks-up = { PAST("zvedl", $actor_gender) } { $weapon_acc }
told-drops = { PAST("upustil", $actor_gender) } { $weapon_acc }
told-breaks = { PAST("přišel", $actor_gender, "přišl") } nadobro o { $weapon_acc }
told-drops-shield = { PAST("pustil", $actor_gender) } štít
told-stance = { $stance_id ->
    [partial] { PAST("přešel", $actor_gender, "přešl") } do částečné obrany
    [full] { PAST("přešel", $actor_gender, "přešl") } do plné obrany
   *[normal] { PAST("opustil", $actor_gender) } obranný postoj
}
told-covers = { PAST("začal", $actor_gender) } { $how_id ->
    [full] plně
   *[partial] částečně
} krýt{ story-whom }
told-loaded = { PAST("nabil", $actor_gender) } { $weapon_acc }
told-spans = { PAST("natahoval", $actor_gender) } { $weapon_acc } ({ $done } { PREP("z", $needed) } akcí)
told-aims = { PAST("zamířil", $actor_gender) }{ story-on }

## Rány

story-whom = { $target_declines ->
    [yes] { " " }{ $target_acc }
   *[no] { " " }protivníka ({ $target })
}
story-him = { $same ->
    [yes] { " " }{ $target_gender ->
        [f] ji
        [n] je
        [pm] je
        [pf] je
        [pn] je
       *[m] ho
    }
   *[no] { "" }
}
story-it = { $manner_id ->
    [counter] { "" }
    [mounted_charge] { "" }
    [at_once] { "" }
    [cleave] { "" }
   *[attack] { story-him }
}
story-noun = { $same ->
    [yes] { $manner_id ->
        [counter] { story-whom }
        [mounted_charge] { story-whom }
        [at_once] { story-whom }
        [cleave] { story-whom }
       *[attack] { "" }
    }
   *[no] { story-whom }
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
       *[no] { " " }po protivníkovi ({ $target })
    }
}
story-at = { story-at-him }{ story-at-whom }
story-on = { $same ->
    [yes] { " " }na { $target_gender ->
        [f] ni
        [n] ně
        [pm] ně
        [pf] ně
        [pn] ně
       *[m] něj
    }
   *[no] { $target_declines ->
        [yes] { " " }na { $target_acc }
       *[no] , cíl { $target }
    }
}
story-with = { $armed ->
    [yes] { "" }
   *[no] { $weapon_id ->
        [kick] { "" }
       *[other] { " " }{ $weapon_ins }
    }
}
story-how = { $manner_id ->
    [counter] v protiútoku{ " " }
    [charge] { "" }
    [mounted_charge] v plném nájezdu{ " " }
    [at_once] v témže okamžiku{ " " }
    [cleave] hned nato{ " " }
   *[attack] { "" }
}
story-kick = { $measure ->
    [barely] jen tak tak{ story-it } { PAST("kopl", $actor_gender) }
    [cleanly] čistě{ story-it } { PAST("kopl", $actor_gender) }
   *[plain] { PAST("kopl", $actor_gender) }{ story-it }
}
story-strike = { $manner_id ->
    [trip] { PAST("zahákl", $actor_gender) }{ story-it }
    [flat] { PAST("uhodil", $actor_gender) }{ story-it } naplocho
    [mock] jen naoko{ story-it } { PAST("zasáhl", $actor_gender) }
   *[attack] { $weapon_id ->
        [kick] { story-kick }
       *[other] { story-blow }
    }
}
story-blow = { $measure ->
    [barely] jen tak tak{ story-it } { PAST("zasáhl", $actor_gender) }
    [cleanly] čistě{ story-it } { PAST("zasáhl", $actor_gender) }
   *[plain] { $blow_id ->
        [thrust] { $variant ->
            [0] { PAST("bodl", $actor_gender) }
           *[other] { PAST("zasáhl", $actor_gender) }
        }
        [blunt_crushing] { $variant ->
            [0] { PAST("udeřil", $actor_gender) }
            [1] { PAST("praštil", $actor_gender) }
           *[other] { PAST("zasáhl", $actor_gender) }
        }
       *[other] { $variant ->
            [0] { PAST("sekl", $actor_gender) }
            [1] { PAST("ťal", $actor_gender) }
           *[other] { PAST("zasáhl", $actor_gender) }
        }
    }{ story-it }
}
story-swing = { $manner_id ->
    [attack] { $lead ->
        [yes] se { PAST("ohnal", $actor_gender) }
       *[no] { PAST("ohnal", $actor_gender) } se
    }
   *[other] { PAST("máchl", $actor_gender) }
}
story-lunge = { $manner_id ->
    [trip] { PAST("chtěl", $actor_gender) } { $weapon_ins } zaháknout{ story-whom }
   *[attack] { $weapon_id ->
        [kick] { PAST("kopl", $actor_gender) }{ story-at }
       *[other] { $blow_id ->
            [thrust] { PAST("bodl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
            [blunt_crushing] { story-swing }{ story-at-him }{ story-with }{ story-at-whom }
           *[other] { PAST("sekl", $actor_gender) }{ story-at-him }{ story-with }{ story-at-whom }
        }
    }
}
story-that = { $target_gender ->
    [f] ta
    [n] to
    [pm] ti
    [pf] ty
    [pn] ta
   *[m] ten
}
story-met = { $met_id ->
    [air] ale naprázdno
    [clumsy] ale nešikovně { PAST("minul", $actor_gender) }
    [dex] ale { story-that } { PAST("uhnul", $target_gender) }
    [weapon] ale { story-that } ránu { PAST("odrazil", $target_gender) }
    [second_weapon] ale { story-that } ránu { PAST("odrazil", $target_gender) } druhou zbraní
    [parry] ale { story-that } ránu { PAST("vykryl", $target_gender) }
    [shield] ale ránu zadržel štít
    [dodging] ale { story-that } obratně { PAST("uhnul", $target_gender) }
    [cover] ale v cestě byl kryt
   *[other] { $measure ->
        [narrowly] ale těsně { PAST("minul", $actor_gender) }
        [wide] ale zdaleka { PAST("minul", $actor_gender) }
       *[plain] ale { PAST("minul", $actor_gender) }
    }
}
story-lives = { $damage_harm_id ->
    [stun] { $damage_net ->
        [0] , ale { PAST("neomráčil", $actor_gender) }
       *[other] : omráčení { $damage_net }
    }
   *[wounds] { $damage_net ->
        [0] , ale zbroj všechno zachytila
        [one] { " " }za jeden život
        [few] { " " }za { $damage_net } životy
       *[other] { " " }za { $damage_net } životů
    }
}
story-harm = { $damage_known ->
    [yes] { story-lives }{ $damage_part_known ->
        [yes] { " " }({ $damage_part })
       *[no] { "" }
    }
   *[no] { "" }
}
story-fell = { $dies_known ->
    [yes] { " " }a { $target } { PAST("padl", $target_gender) } { ADJ("mrtvý", $target_gender) }
   *[no] { $out_known ->
        [yes] { " " }a { $target } { $target_gender ->
            [pm] jsou
            [pf] jsou
            [pn] jsou
           *[m] je
        } mimo boj
       *[no] { "" }
    }
}
story-critical = { $critical_known ->
    [yes] { "" } · dvacítka! Další hod { $critical_natural }
   *[no] { "" }
}{ $confirmed_known ->
    [yes] { $confirmed_what_id ->
        [accessory] { " · " }mezera ve zbroji: { $confirmed_sum } – { $confirmed_result }
       *[critical] { " · " }kritický zásah? { $confirmed_sum } – { $confirmed_result }
    }
   *[no] { "" }
}
story-proof = { $damage_known ->
    [yes] { " · " }{ story-dice }
   *[no] { "" }
}
story-dice = { $damage_known ->
    [yes] { $damage_sum }{ $damage_stopped ->
        [0] { "" }
       *[other] , zbroj −{ $damage_stopped } → { $damage_net }
    }{ $damage_target_wounds_known ->
        [yes] { " · " }zranění { $damage_target_wounds_old } → { $damage_target_wounds_new }
       *[no] { "" }
    }{ $damage_target_stun_known ->
        [yes] { " · " }omráčení { $damage_target_stun_old } → { $damage_target_stun_new }
       *[no] { "" }
    }
   *[no] { "" }
}
story-outcome = { $manner_id ->
    [mock] { "" }
   *[attack] { $held_back_known ->
        [yes] , ale včas ránu { PAST("zadržel", $actor_gender) }
       *[no] { story-harm }{ story-fell }
    }
}
told-attacked = { $result_id ->
    [hit] { story-how }{ story-strike }{ story-noun }{ story-with }{ story-outcome }
   *[missed] { story-how }{ story-lunge }, { story-met }
}
    .strip = { $sum } proti obraně { $against }{ story-critical }{ story-proof }
told-shot = { $result_id ->
    [hit] { $measure ->
        [barely] jen tak tak{ story-him } { PAST("trefil", $actor_gender) }
        [cleanly] čistě{ story-him } { PAST("zasáhl", $actor_gender) }
       *[plain] { PAST("zasáhl", $actor_gender) }{ story-him }
    }{ $same ->
        [yes] { "" }
       *[no] { story-whom }
    }{ story-from }{ $held_back_known ->
        [yes] , ale jen naoko
       *[no] { story-harm }{ story-fell }
    }
   *[missed] { $thrown_known ->
        [yes] { PAST("mrštil", $actor_gender) } { $weapon_ins }{ story-at }
       *[no] { PAST("vystřelil", $actor_gender) }{ story-from }{ story-on }
    }, { story-met }
}
    .strip = { $sum } proti obraně { $against }{ story-critical }{ story-proof }
story-from = { $thrown_known ->
    [yes] { " " }{ $weapon_ins }
   *[no] { $armed ->
        [yes] { "" }
       *[no] { " " }{ PREP("z", $weapon_gen) }
    }
}
story-against = { $target_declines ->
    [yes] { " " }proti { $target_dat }
   *[no] { "" }
}
told-against-odds = { PAST("spoléhal", $actor_gender) }{ story-against } na štěstí, { $result_id ->
    [high] a { PAST("hodil", $actor_gender) } dost
   *[low] marně
}
    .strip = { $natural }, potřeba { $threshold }
told-damage = { PAST("zasáhl", $actor_gender) }{ story-whom }{ $harm_id ->
    [stun] : omráčení { $net }
   *[wounds] { $net ->
        [0] , ale zbroj všechno zachytila
        [one] { " " }za jeden život
        [few] { " " }za { $net } životy
       *[other] { " " }za { $net } životů
    }
}
    .strip = { $sum }{ $stopped ->
        [0] { "" }
       *[other] , zbroj −{ $stopped } → { $net }
    }
told-flings = { PAST("máchl", $actor_gender) } nouzovým štítem proti { $target_dat }: { $effect ->
    [entangled] štít překáží v pohybu
    [blinded] štít brání ve výhledu
   *[other] bez účinku
}
told-volley = { PAST("vystřelil", $actor_gender) } naslepo do dálky
told-held-back = { PAST("zadržel", $actor_gender) } ránu
told-bystander = místo toho { PAST("trefil", $actor_gender) }{ story-whom }{ story-harm }{ story-fell }
    .strip = { story-dice }
told-astray = nešťastnou náhodou { PAST("zasáhl", $actor_gender) }{ $self ->
    [yes] { " " }{ $actor_gender ->
        [f] sama
        [n] samo
       *[m] sám
    } sebe
   *[no] { story-whom }
}{ story-harm }{ story-fell }
    .strip = { story-dice }
told-faints = { PAST("ztratil", $actor_gender) } vědomí
told-out = { $actor_gender ->
    [pm] jsou
    [pf] jsou
    [pn] jsou
   *[m] je
} mimo boj
told-dies = { PAST("zemřel", $actor_gender) }
told-flees = { $lead ->
    [yes] se { PAST("dal", $actor_gender) }
   *[no] { PAST("dal", $actor_gender) } se
} na útěk
told-reaches-in = { PAST("šel", $actor_gender, "šl") }{ story-on } holýma rukama
told-disarms = { $lead ->
    [yes] se { PAST("pokusil", $actor_gender) }
   *[no] { PAST("pokusil", $actor_gender) } se
} vyrazit zbraň
told-hooked = { PAST("zahákl", $actor_gender) }{ story-whom }
told-unbalanced = { PAST("ztratil", $actor_gender) } rovnováhu
told-balanced = { "" }
strip-pays = obrana ({ $layers }) za { n-price.acc }
    .ahead = yes
strip-tested = { $test } { $sum } proti { $against } – { $result }
strip-stunned = omráčení { $actor_stun_known ->
    [yes] { $actor_stun_old } → { $actor_stun_new }
   *[no] { $stun }
}
strip-rolled = { $on ->
    [yes] { "" }
   *[no] { $test } –{ " " }
}{ $actor }: { $sum }
    .row = { $test }
strip-compared = { $result_id ->
    [won] { $actor } { PAST("vyhrál", $actor_gender) } o { $margin }
   *[lost] { $margin ->
        [0] nerozhodně
       *[other] { $target } { PAST("vyhrál", $target_gender) } o { $margin }
    }
}
strip-confirmed = { $sum } proti { $against } – { $result }
strip-critical = dvacítka! Další hod: { $natural }
strip-fumble-rolled = { $sum } proti { $against } – { $result }
strip-located = { $part }
strip-moved-hit = posunuto: { $part }

## Strach a koně

told-threatens = { $lead ->
    [yes] se { PAST("pokusil", $actor_gender) }
   *[no] { PAST("pokusil", $actor_gender) } se
} zastrašit{ story-whom }
    .strip = { $sum }
told-afraid = { $lead ->
    [yes] se { PAST("zalekl", $actor_gender) }
   *[no] { PAST("zalekl", $actor_gender) } se
} ({ fear-how })
told-less-afraid = { PAST("sebral", $actor_gender) } trochu odvahy (−{ $tier })
told-fear-ends = { PAST("přemohl", $actor_gender) } strach
told-fear-renewed = { "" }
told-courage = { PAST("sebral", $actor_gender) } odvahu (+{ $bonus })
told-rages = { PAST("propadl", $actor_gender) } bojovému šílenství
told-rides-down = { PAST("vyrazil", $actor_gender) } do nájezdu{ story-on }
told-unseated = { PAST("spadl", $actor_gender) } ze sedla
told-controls = { $control_id ->
    [refused] marně { PAST("pobízel", $actor_gender) } koně, který se vzpíral
    [lost] { PAST("ztratil", $actor_gender) } nad koněm vládu
    [none] { PAST("sebral", $actor_gender) } otěže
   *[held] { "" }
}
told-horse-falls = { PAST("padl", $actor_gender) }{ $target_known ->
    [yes] { " " }i s jezdcem
   *[no] { "" }
}
told-crushed-by-horse = { PAST("přišel", $actor_gender, "přišl") } pod padlým koněm o { story-lost }
told-charge-fails = { PAST("ztroskotal", $actor_gender) } na nastaveném dřevci
told-shot-spoiled = ze sedla { PAST("nevystřelil", $actor_gender) }
told-still-afraid = { PAST("zůstal", $actor_gender) } ve strachu ({ fear-how })
story-lost = { $net ->
    [one] jeden život
    [few] { $net } životy
   *[other] { $net } životů
}
told-bleeds = { PAST("přišel", $actor_gender, "přišl") } šokem o { story-lost }
told-crushed = { PAST("prorazil", $actor_gender) } { $target_declines ->
    [yes] { $target_dat } kryt
   *[no] kryt ({ $target })
}, protože nebylo kam ustoupit, a { PAST("vzal", $actor_gender) } { story-lost }
told-mortally = { PAST("dostal", $actor_gender) } smrtelnou ránu
told-breaks-off = { PAST("neustál", $actor_gender) } nájezd
