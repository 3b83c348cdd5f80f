### Vyprávění: co kdo udělal, bez podmětu a bez tečky; v .strip je důkaz do závorky.

story-silent = order surrounded
story-items-tied = Shoda, hází se znovu: { $items }.
    .item = { $actor }: { $sum }
story-items-initiative = Iniciativa – { $items }.
    .item = { $actor }: { $sum }
    .falling = yes

## Pohyb a výstroj

story-to-him = { $to_gender ->
    [f] k ní
    [pm] k nim
    [pf] k nim
    [pn] k nim
   *[m] k němu
}
story-to = { $same ->
    [yes] { story-to-him }
   *[no] { $to_declines ->
        [yes] { PREP("k", $to_dat) }
       *[no] vpřed (k cíli: { $to })
    }
}
story-off = { $same ->
    [yes] { $off_gender ->
        [f] před ní
        [pm] před nimi
        [pf] před nimi
        [pn] před nimi
       *[m] před ním
    }
   *[no] { $off_declines ->
        [yes] před { $off_ins }
       *[no] zpět (soupeř: { $off })
    }
}
story-whither = { $to_known ->
    [yes] { story-to }
   *[no] { $off_known ->
        [yes] { story-off }
       *[no] { $place_id_known ->
            [yes] na místo „{ $place_id }“
           *[no] o kus dál
        }
    }
}
# Od koho se ustupuje, stačí říct jednou.
story-whence = { $off_known ->
    [yes] { $same ->
        [yes] { "" }
       *[no] { " " }{ story-whither }
    }
   *[no] { " " }{ story-whither }
}
story-goes = { $off_known ->
    [yes] { $rides_known ->
        [yes] { PAST("odjel", $actor_gender) }
       *[no] { $phrase ->
            [0] o krok { PAST("couvl", $actor_gender) }
            [1] o kousek { PAST("ustoupil", $actor_gender) }
            [2] o krok { PAST("ucouvl", $actor_gender) }
           *[other] o krok { PAST("ustoupil", $actor_gender) }
        }
    }
   *[no] { $rides_known ->
        [yes] { PAST("popojel", $actor_gender) }
       *[no] { $phrase ->
            [0] { PAST("přistoupil", $actor_gender) }
            [1] { PAST("popošel", $actor_gender, "popošl") }
            [2] { PAST("přikročil", $actor_gender) }
           *[other] o krok { PAST("přistoupil", $actor_gender) }
        }
    }
}
story-runs = { $phrase ->
    [0] { PAST("uběhl", $actor_gender) }
    [1] během { PAST("urazil", $actor_gender) }
    [2] { PAST("přeběhl", $actor_gender) }
   *[other] klusem { PAST("urazil", $actor_gender) }
}
told-moves = { $pace_known ->
    [yes] { $pace_id ->
        [run] { $again ->
            [yes] { PAST("běžel", $actor_gender) } dál { story-whither }
           *[no] { story-runs } { $way_about_acc } { story-whither }
        }
        [gallop] { $again ->
            [yes] { PAST("hnal", $actor_gender) } koně dál { story-whither }
           *[no] tryskem { PAST("urazil", $actor_gender) } { $way_about_acc } { story-whither }
        }
        [walk] { $rides_known ->
            [yes] { PAST("dojel", $actor_gender) }
           *[no] { PAST("došel", $actor_gender, "došl") }
        } { story-whither }
       *[step] { story-goes }{ story-whence }
    }
   *[no] { $gait_known ->
        [yes] { story-goes }{ story-whence }
       *[no] { $same ->
            [yes] { "" }
           *[no] { $rides_known ->
                [yes] { PAST("dojel", $actor_gender) } { story-whither }
               *[no] { PAST("doběhl", $actor_gender) } { story-whither }
            }
        }
    }
}
told-sets-out = { "" }
told-charges = { $lead ->
    [yes] se { PAST("rozběhl", $actor_gender) }
   *[no] { PAST("rozběhl", $actor_gender) } se
}{ story-on }
told-slips = { $result_id ->
    [won] { $again ->
        [yes] tentokrát se { story-from-whom } { PAST("odpoutal", $actor_gender) }
       *[no] { $lead ->
            [yes] se { story-from-whom } { PAST("odpoutal", $actor_gender) }
           *[no] { PAST("odpoutal", $actor_gender) } se { story-from-whom }
        }
    }
    [lost] { $again ->
        [yes] ani tentokrát se { story-from-whom } { PAST("neodpoutal", $actor_gender) }
       *[no] { $lead ->
            [yes] se marně { PAST("snažil", $actor_gender) } { story-from-whom } odpoutat
           *[no] marně se { PAST("snažil", $actor_gender) } { story-from-whom } odpoutat
        }
    }
   *[open] { $lead ->
        [yes] se { PAST("snažil", $actor_gender) } { story-from-whom } odpoutat
       *[no] { PAST("snažil", $actor_gender) } se { story-from-whom } odpoutat
    }
}
story-from-whom = od { $same ->
    [yes] { $target_gender ->
        [f] ní
        [pm] nich
        [pf] nich
        [pn] nich
       *[m] něho
    }
   *[no] { $target_declines ->
        [yes] { $target_gen }
       *[no] protivníka ({ $target })
    }
}
told-gives-ground = { PAST("couvl", $actor_gender) } o krok{ $target_known ->
    [yes] { $target_declines ->
        [yes] { " " }před { $target_ins }
       *[no] { "" }
    }
   *[no] { "" }
}
told-rises = { $rounds ->
    [1] { "" }
   *[other] { PAST("začal", $actor_gender) } vstávat
}
told-still-rising = { PAST("vstával", $actor_gender) } dál
told-stands-up = { PAST("vstal", $actor_gender) }
told-falls = { PAST("upadl", $actor_gender) } na zem
told-turn-ends = { $left ->
    [5] { $phrase ->
        [0] jen { PAST("vyčkával", $actor_gender) }
        [1] nic { PAST("nepodnikl", $actor_gender) }
        [2] { $lead ->
            [yes] se { PAST("držel", $actor_gender) }
           *[no] { PAST("držel", $actor_gender) } se
        } zpátky
       *[other] { PAST("zůstal", $actor_gender) } na místě
    }
   *[other] { "" }
}
told-shot-done = { "" }
told-fells = { "" }
told-begins = { "" }
told-slips-away = { PAST("unikl", $actor_gender) } protiútoku{ $target_declines ->
    [yes] { " " }{ $target_gen }
   *[no] { " " }({ $target })
}
told-counters = { $activity_id ->
    [draw] { PAST("přistihl", $actor_gender) } { story-caught } s rukou na zbrani
    [pick_up] { PAST("přistihl", $actor_gender) } { story-caught } v předklonu
   *[other] { "" }
}
story-caught = { $target_declines ->
    [yes] { $target_acc }
   *[no] protivníka ({ $target })
}
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
story-bow-ready = { $phrase ->
    [0] { PAST("založil", $actor_gender) } nový šíp
    [1] { PAST("vytáhl", $actor_gender) } z toulce další šíp
    [2] { PAST("založil", $actor_gender) } další šíp
   *[other] { PAST("sáhl", $actor_gender) } pro nový šíp
}
told-loaded = { $weapon_id ->
    [small_bow] { story-bow-ready }
    [medium_bow] { story-bow-ready }
    [heavy_bow] { story-bow-ready }
    [reflex_bow] { story-bow-ready }
   *[other] { PAST("nabil", $actor_gender) } { $weapon_acc }
}
told-spans = { $goes_on_known ->
    [yes] { PAST("natahoval", $actor_gender) } { $weapon_acc } dál
   *[no] { PAST("začal", $actor_gender) } natahovat { $weapon_acc }
}
    .strip = natahování { $done } { PREP("z", $needed) }
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
    [mounted_charge] v plném trysku{ " " }
    [at_once] v témže okamžiku{ " " }
    [cleave] hned nato{ " " }
   *[attack] { "" }
}

story-strike = { $manner_id ->
    [trip] { PAST("zahákl", $actor_gender) }{ story-it }
    [flat] { PAST("uhodil", $actor_gender) }{ story-it } naplocho
    [mock] jen naoko{ story-it } { PAST("zasáhl", $actor_gender) }
   *[attack] { story-blow }
}
story-hits-thrust = { $phrase ->
     [0] { PAST("bodl", $actor_gender) }
     [1] { PAST("píchl", $actor_gender) }
     [2] { PAST("nabodl", $actor_gender) }
    *[other] { PAST("zasáhl", $actor_gender) }
}
story-hits-cut = { $phrase ->
     [0] { PAST("sekl", $actor_gender) }
     [1] { PAST("ťal", $actor_gender) }
     [2] { PAST("zasáhl", $actor_gender) }
    *[other] { PAST("přetáhl", $actor_gender) }
}
story-hits-knife = { $phrase ->
     [0] { PAST("řízl", $actor_gender) }
     [1] { PAST("bodl", $actor_gender) }
     [2] { PAST("škrábl", $actor_gender) }
    *[other] { PAST("zasáhl", $actor_gender) }
}
story-hits-axe = { $phrase ->
     [0] { PAST("sekl", $actor_gender) }
     [1] { PAST("rubl", $actor_gender) }
     [2] { PAST("zasáhl", $actor_gender) }
    *[other] { PAST("ťal", $actor_gender) }
}
story-hits-blunt = { $phrase ->
     [0] { PAST("udeřil", $actor_gender) }
     [1] { PAST("praštil", $actor_gender) }
     [2] { PAST("zasáhl", $actor_gender) }
    *[other] { PAST("přetáhl", $actor_gender) }
}
story-hits-fist = { $phrase ->
     [0] { PAST("udeřil", $actor_gender) }
     [1] { PAST("praštil", $actor_gender) }
     [2] { PAST("uhodil", $actor_gender) }
    *[other] { PAST("bouchl", $actor_gender) }
}
story-hits-kick = { $phrase ->
     [0] { PAST("nakopl", $actor_gender) }
     [1] { PAST("kopl", $actor_gender) }
     [2] { PAST("nakopl", $actor_gender) }
    *[other] { PAST("kopl", $actor_gender) }
}
story-hits = { $weapon_id ->
    [kick] { story-hits-kick }
    [fist] { story-hits-fist }
    [light_straight_blade] { story-hits-knife }
    [light_curved_blade] { story-hits-knife }
   *[other] { $blow_id ->
        [thrust] { story-hits-thrust }
        [sharp_crushing] { story-hits-axe }
        [blunt_crushing] { story-hits-blunt }
       *[cut] { story-hits-cut }
    }
}
story-lands = { $damage_known ->
    [yes] { $damage_net ->
        [0] { $phrase ->
             [0] { PAST("trefil", $actor_gender) }
             [1] { PAST("zasáhl", $actor_gender) }
             [2] { PAST("trefil", $actor_gender) }
            *[other] { PAST("zasáhl", $actor_gender) }
        }
       *[other] { story-hits }
    }
   *[no] { story-hits }
}
story-blow = { $measure ->
    [barely] jen taktak{ story-it } { story-lands }
    [cleanly] přesně{ story-it } { story-lands }
   *[plain] { story-lands }{ story-it }
}

story-self-ohnal = { $manner_id ->
    [attack] { $lead ->
        [yes] se { PAST("ohnal", $actor_gender) }
       *[no] { PAST("ohnal", $actor_gender) } se
    }
   *[other] { PAST("vyjel", $actor_gender) }
}
story-self-rozmachl = { $manner_id ->
    [attack] { $lead ->
        [yes] se { PAST("rozmáchl", $actor_gender) }
       *[no] { PAST("rozmáchl", $actor_gender) } se
    }
   *[other] { PAST("vyjel", $actor_gender) }
}
story-self-rozehnal = { $manner_id ->
    [attack] { $lead ->
        [yes] se { PAST("rozehnal", $actor_gender) }
       *[no] { PAST("rozehnal", $actor_gender) } se
    }
   *[other] { PAST("vyjel", $actor_gender) }
}
story-swings-thrust = { $phrase ->
     [0] { PAST("bodl", $actor_gender) }
     [1] { PAST("píchl", $actor_gender) }
     [2] { PAST("vyjel", $actor_gender) }
    *[other] { story-self-ohnal }
}
story-swings-cut = { $phrase ->
     [0] { PAST("sekl", $actor_gender) }
     [1] { PAST("ťal", $actor_gender) }
     [2] { PAST("máchl", $actor_gender) }
    *[other] { story-self-ohnal }
}
story-swings-knife = { $phrase ->
     [0] { PAST("sekl", $actor_gender) }
     [1] { PAST("bodl", $actor_gender) }
     [2] { PAST("máchl", $actor_gender) }
    *[other] { story-self-ohnal }
}
story-swings-axe = { $phrase ->
     [0] { PAST("sekl", $actor_gender) }
     [1] { PAST("rubl", $actor_gender) }
     [2] { PAST("máchl", $actor_gender) }
    *[other] { story-self-rozmachl }
}
story-swings-blunt = { $phrase ->
     [0] { PAST("udeřil", $actor_gender) }
     [1] { PAST("máchl", $actor_gender) }
     [2] { story-self-rozehnal }
    *[other] { story-self-ohnal }
}
story-swings-fist = { $phrase ->
     [0] { PAST("udeřil", $actor_gender) }
     [1] { story-self-ohnal }
     [2] { PAST("máchl", $actor_gender) }
    *[other] { story-self-rozehnal }
}
story-swings-kick = { $phrase ->
     [0] { PAST("vykopl", $actor_gender) }
     [1] { PAST("kopl", $actor_gender) }
     [2] { PAST("máchl", $actor_gender) } nohou
    *[other] { PAST("švihl", $actor_gender) } nohou
}
story-swings = { $weapon_id ->
    [kick] { story-swings-kick }
    [fist] { story-swings-fist }
    [light_straight_blade] { story-swings-knife }
    [light_curved_blade] { story-swings-knife }
   *[other] { $blow_id ->
        [thrust] { story-swings-thrust }
        [sharp_crushing] { story-swings-axe }
        [blunt_crushing] { story-swings-blunt }
       *[cut] { story-swings-cut }
    }
}
story-lunge = { $manner_id ->
    [trip] { PAST("chtěl", $actor_gender) } { $weapon_ins } zaháknout{ story-whom }
   *[attack] { story-swings }{ story-at-him }{ story-with }{ story-at-whom }
}
story-that = { $target_gender ->
    [f] ta
    [n] to
    [pm] ti
    [pf] ty
    [pn] ta
   *[m] ten
}
story-dodged = { $phrase ->
     [0] ale { story-that } { PAST("uhnul", $target_gender) }
     [1] ale { story-that } se { PAST("vyhnul", $target_gender) }
     [2] ale { story-that } { PAST("ucukl", $target_gender) }
    *[other] ale { story-that } { PAST("uskočil", $target_gender) }
}
story-turned = { $phrase ->
     [0] ale { story-that } ránu { PAST("odrazil", $target_gender) }
     [1] ale { story-that } ránu { PAST("srazil", $target_gender) } stranou
     [2] ale { story-that } ránu { PAST("odvrátil", $target_gender) }
    *[other] ale { story-that } ránu { PAST("zachytil", $target_gender) } zbraní
}
story-parried = { $phrase ->
     [0] ale { story-that } ránu { PAST("vykryl", $target_gender) }
     [1] ale { story-that } se včas { PAST("kryl", $target_gender) }
     [2] ale { story-that } ránu { PAST("zachytil", $target_gender) }
    *[other] ale { story-that } útok { PAST("vykryl", $target_gender) }
}
story-shielded = { $phrase ->
     [0] ale ránu zadržel štít
     [1] ale rána skončila na štítu
     [2] ale štít ji zastavil
    *[other] ale { PAST("narazil", $actor_gender) } jen na štít
}
story-empty = { $phrase ->
     [0] ale { PAST("minul", $actor_gender) }
     [1] ale naprázdno
     [2] ale rána šla vedle
    *[other] ale jen do vzduchu
}
story-met = { $met_id ->
    [air] { story-empty }
    [clumsy] ale nešikovně { PAST("minul", $actor_gender) }
    [dex] { story-dodged }
    [weapon] { story-turned }
    [second_weapon] ale { story-that } ránu { PAST("odrazil", $target_gender) } druhou zbraní
    [parry] { story-parried }
    [shield] { story-shielded }
    [dodging] ale { story-that } obratně { PAST("uhnul", $target_gender) }
    [cover] ale rána uvázla v krytu
   *[other] { $measure ->
        [narrowly] ale těsně { PAST("minul", $actor_gender) }
        [wide] ale zdaleka { PAST("minul", $actor_gender) }
       *[plain] ale { PAST("minul", $actor_gender) }
    }
}
story-shot-met = { $met_id ->
    [air] { $phrase ->
     [0] ale vedle
     [1] ale { PAST("minul", $actor_gender) }
     [2] ale střela šla mimo
    *[other] a { PAST("netrefil", $actor_gender) }
}
    [shield] { $phrase ->
     [0] ale střelu zadržel štít
     [1] ale střela zůstala ve štítu
     [2] ale střelu zachytil štít
    *[other] ale štít střelu zastavil
}
    [weapon] ale { story-that } střelu { PAST("odrazil", $target_gender) }
    [parry] ale { story-that } střelu { PAST("odrazil", $target_gender) }
    [cover] ale střela cíl nenašla
   *[other] { story-met }
}
story-armour = { $phrase ->
     [0] ale zbroj všechno zachytila
     [1] ale zbrojí { PAST("nepronikl", $actor_gender) }
     [2] ale zbroj vydržela
    *[other] ale zbroj ránu pohltila
}
story-lives = { $damage_harm_id ->
    [stun] { $damage_net ->
        [0] , ale { PAST("neomráčil", $actor_gender) }
       *[other] : omráčení { $damage_net }
    }
   *[wounds] { $damage_net ->
        [0] , { story-armour }
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
story-fell = { $out_known ->
    [yes] { " " }a { $target } { $target_gender ->
        [pm] jsou
        [pf] jsou
        [pn] jsou
       *[m] je
    } mimo boj
   *[no] { "" }
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
story-through = { $through_known ->
    [yes] , bezbranný: { $damage_net }
   *[no] { "" }
}
story-dice = { $damage_known ->
    [yes] { $damage_sum }{ story-through }{ $damage_stopped ->
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
story-shot-hits = { $phrase ->
     [0] { PAST("zasáhl", $actor_gender) }
     [1] { PAST("trefil", $actor_gender) }
     [2] { PAST("zasáhl", $actor_gender) }
    *[other] { PAST("trefil", $actor_gender) }
}
story-lets-fly = { $flies_id ->
    [throw] { PAST("mrštil", $actor_gender) } { $weapon_ins }{ story-at }
   *[shot] { $phrase ->
     [0] { PAST("vystřelil", $actor_gender) }{ story-from }{ story-on }
     [1] { PAST("střelil", $actor_gender) }{ story-from }{ story-at }
     [2] { PAST("vypálil", $actor_gender) }{ story-from }{ story-on }
    *[other] { PAST("poslal", $actor_gender) }{ story-from } střelu{ story-on }
}
}
told-shot = { $result_id ->
    [hit] { $measure ->
        [barely] jen taktak{ story-him } { story-shot-hits }
        [cleanly] přesně{ story-him } { story-shot-hits }
       *[plain] { story-shot-hits }{ story-him }
    }{ $same ->
        [yes] { "" }
       *[no] { story-whom }
    }{ story-from }{ story-harm }{ story-fell }
   *[missed] { story-lets-fly }, { story-shot-met }
}
    .strip = { $sum } proti obraně { $against }{ story-critical }{ story-proof }
story-from = { $thrown_known ->
    [yes] { " " }{ $weapon_ins }
   *[no] { $armed ->
        [yes] { "" }
       *[no] { " " }{ PREP("z", $weapon_gen) }
    }
}

story-luck = { $flies_known ->
    [yes] { story-lets-fly }
   *[no] { story-lunge }
}
told-against-odds = { $roll ->
    [1] { story-luck }, ač { $actor_gender ->
        [f] jí
        [pm] jim
        [pf] jim
        [pn] jim
       *[m] mu
    } mohl pomoci jen zázrak, { $result_id ->
        [high] a { PAST("hodil", $actor_gender) } { $natural }!
       *[low] a ten se nekonal
    }
   *[other] { $result_id ->
        [high] { PAST("měl", $actor_gender) } štěstí i dál
       *[low] víc štěstí už { PAST("neměl", $actor_gender) }
    }
}
    .strip = { $roll ->
        [1] útok { $value } proti obraně { $defence }: { $natural }, potřeba dvakrát { $threshold }
       *[other] { $natural }, potřeba { $threshold }
    }
told-damage = { PAST("zasáhl", $actor_gender) }{ story-whom }{ $harm_id ->
    [stun] : omráčení { $net }
   *[wounds] { $net ->
        [0] , { story-armour }
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
told-faints = { PAST("omdlel", $actor_gender) }
told-out = { $actor_gender ->
    [pm] jsou
    [pf] jsou
    [pn] jsou
   *[m] je
} mimo boj
told-dies = { PAST("padl", $actor_gender) } { ADJ("mrtvý", $actor_gender) }
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
strip-tested = { $test }{ $test_id ->
    [stability] { " " }– { $actor }:
    [charge_fear] { " " }– { $actor }:
   *[other] { "" }
} { $sum } proti { $against } – { $result }
strip-stray-rolled = los: { $sum }
strip-driven = síla rány { $sum }
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
told-rides-down = { "" }
told-unseated = { PAST("spadl", $actor_gender) } ze sedla
told-controls = { $control_id ->
    [refused] { $charge_known ->
        [yes] { $phrase ->
            [0] { PAST("chtěl", $actor_gender) } vyrazit{ story-on }, ale kůň se vzepřel
            [1] { PAST("chtěl", $actor_gender) } do nájezdu, ale kůň neposlechl
            [2] { PAST("pobídl", $actor_gender) } koně{ story-on }, ale ten se nehnul z místa
           *[other] marně { PAST("hnal", $actor_gender) } koně{ story-on }
        }
       *[no] marně { PAST("pobízel", $actor_gender) } koně, který se vzpíral
    }
    [lost] { PAST("ztratil", $actor_gender) } nad koněm vládu
    [none] { PAST("sebral", $actor_gender) } otěže
   *[held] { $charge_known ->
        [yes] { PAST("vyrazil", $actor_gender) } do nájezdu{ story-on }
       *[no] { "" }
    }
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
