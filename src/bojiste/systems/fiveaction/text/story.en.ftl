### The story: what somebody does, without a subject and without a full stop; .strip is the proof in brackets.

story-silent = order surrounded
story-items-tied = A tie, rolled again: { $items }.
    .item = { $actor }: { $sum }
story-items-initiative = Initiative — { $items }.
    .item = { $actor }: { $sum }
    .falling = yes
story-own = { $actor_gender ->
    [f] her
    [n] its
    [m] his
   *[other] their
}

## Moving and gear

story-name-it = { $to_known ->
    [yes] { $same ->
        [yes] { $to_gender ->
            [f] her
            [n] it
            [m] him
           *[other] them
        }
       *[no] { $to }
    }
   *[no] { $same ->
        [yes] { $off_gender ->
            [f] her
            [n] it
            [m] him
           *[other] them
        }
       *[no] { $off }
    }
}
story-whither = { $to_known ->
    [yes] to { story-name-it }
   *[no] { $off_known ->
        [yes] from { story-name-it }
       *[no] { $place_id_known ->
            [yes] to { $place_id }
           *[no] aside
        }
    }
}
story-goes = { $off_known ->
    [yes] { $phrase ->
        [0] { VERB("steps", "step", $actor_gender) } back
        [1] { VERB("falls", "fall", $actor_gender) } back
        [2] { VERB("draws", "draw", $actor_gender) } back
       *[other] { VERB("backs", "back", $actor_gender) } away
    }
   *[no] { $phrase ->
        [0] { VERB("steps", "step", $actor_gender) } up
        [1] { VERB("moves", "move", $actor_gender) } closer
        [2] { VERB("comes", "come", $actor_gender) } up
       *[other] { VERB("edges", "edge", $actor_gender) } closer
    }
}
story-runs = { $phrase ->
    [0] { VERB("runs", "run", $actor_gender) }
    [1] { VERB("dashes", "dash", $actor_gender) }
    [2] { VERB("sprints", "sprint", $actor_gender) }
   *[other] { VERB("races", "race", $actor_gender) }
}
told-moves = { $pace_known ->
    [yes] { $pace_id ->
        [run] { $again ->
            [yes] { VERB("runs", "run", $actor_gender) } on { story-whither }
           *[no] { story-runs } { $way_about } { story-whither }
        }
        [gallop] { $again ->
            [yes] { VERB("gallops", "gallop", $actor_gender) } on { story-whither }
           *[no] { VERB("gallops", "gallop", $actor_gender) } { $way_about } { story-whither }
        }
        [walk] { $rides_known ->
            [yes] { VERB("rides", "ride", $actor_gender) }
           *[no] { VERB("walks", "walk", $actor_gender) }
        } { story-whither }
       *[step] { story-goes } { story-whither }
    }
   *[no] { $gait_known ->
        [yes] { story-goes } { story-whither }
       *[no] { $same ->
            [yes] { "" }
           *[no] { $rides_known ->
                [yes] { VERB("rides", "ride", $actor_gender) } up { story-whither }
               *[no] { VERB("runs", "run", $actor_gender) } up { story-whither }
            }
        }
    }
}
told-sets-out = { "" }
told-charges = { VERB("charges", "charge", $actor_gender) } at { $target }
told-slips = { $result_id ->
    [won] { VERB("gets", "get", $actor_gender) } away from
    [lost] { $again ->
        [yes] again{ " " }
       *[no] { "" }
    }{ VERB("tries", "try", $actor_gender) } in vain to get away from
   *[open] { VERB("tries", "try", $actor_gender) } to get away from
} { story-them }{ $again ->
    [yes] { $result_id ->
        [won] { " " }at last
       *[other] { "" }
    }
   *[no] { "" }
}
told-gives-ground = { VERB("gives", "give", $actor_gender) } ground{ $target_known ->
    [yes] { " " }before { $target }
   *[no] { "" }
}
told-rises = { $rounds ->
    [1] { "" }
   *[other] { VERB("begins", "begin", $actor_gender) } to get up
}
told-still-rising = { VERB("goes", "go", $actor_gender) } on getting up
told-stands-up = { VERB("stands", "stand", $actor_gender) } up
told-falls = { VERB("falls", "fall", $actor_gender) } down
told-turn-ends = { $left ->
    [5] { $phrase ->
        [0] only { VERB("waits", "wait", $actor_gender) }
        [1] { VERB("does", "do", $actor_gender) } nothing
        [2] { VERB("holds", "hold", $actor_gender) } back
       *[other] { VERB("stays", "stay", $actor_gender) } put
    }
   *[other] { "" }
}
told-shot-done = { "" }
told-fells = { "" }
told-begins = { "" }
told-slips-away = { VERB("slips", "slip", $actor_gender) } away from { $target_gen } counterattack
told-counters = { $activity_id ->
    [draw] { VERB("catches", "catch", $actor_gender) } { $target } reaching for a weapon
    [pick_up] { VERB("catches", "catch", $actor_gender) } { $target } bending for a weapon
   *[other] { "" }
}
told-acts-now = { VERB("has", "have", $actor_gender) } waited for this
told-waits = { VERB("waits", "wait", $actor_gender) }
told-too-late = { VERB("is", "are", $actor_gender) } too late to step in
told-draws = { VERB("draws", "draw", $actor_gender) } { story-own } { $weapon }
told-picks-up = { VERB("picks", "pick", $actor_gender) } up { story-own } { $weapon }
told-drops = { VERB("drops", "drop", $actor_gender) } { story-own } { $weapon }
told-breaks = { VERB("loses", "lose", $actor_gender) } { story-own } { $weapon } for good
told-drops-shield = { VERB("lets", "let", $actor_gender) } go of the shield
told-stance = { $stance_id ->
    [partial] { VERB("goes", "go", $actor_gender) } into partial defence
    [full] { VERB("goes", "go", $actor_gender) } into full defence
   *[normal] { VERB("leaves", "leave", $actor_gender) } the defensive stance
}
told-covers = { VERB("covers", "cover", $actor_gender) } { $target } { $how_id ->
    [full] in full
   *[partial] in part
}
story-bow-ready = { $phrase ->
    [0] { VERB("nocks", "nock", $actor_gender) } another arrow
    [1] { VERB("takes", "take", $actor_gender) } an arrow from the quiver
    [2] { VERB("nocks", "nock", $actor_gender) } the next arrow
   *[other] { VERB("reaches", "reach", $actor_gender) } for a new arrow
}
told-loaded = { $weapon_id ->
    [small_bow] { story-bow-ready }
    [medium_bow] { story-bow-ready }
    [heavy_bow] { story-bow-ready }
    [reflex_bow] { story-bow-ready }
   *[other] { VERB("loads", "load", $actor_gender) } { story-own } { $weapon }
}
told-spans = { $goes_on_known ->
    [yes] { VERB("goes", "go", $actor_gender) } on spanning { story-own } { $weapon }
   *[no] { $phrase ->
        [0] { VERB("begins", "begin", $actor_gender) } to span
        [1] { VERB("sets", "set", $actor_gender) } about spanning
        [2] { VERB("bends", "bend", $actor_gender) } to span
       *[other] { VERB("starts", "start", $actor_gender) } spanning
    } { story-own } { $weapon }{ $variant ->
        [0] { " " }at once
        [1] { " " }right away
       *[other] { "" }
    }
}
    .strip = spanning { $done } of { $needed }
told-aims = { VERB("aims", "aim", $actor_gender) } at { $target }

## Blows

story-him = { $target_gender ->
    [f] her
    [n] it
    [m] him
   *[other] them
}
story-them = { $same ->
    [yes] { story-him }
   *[no] { $target }
}
story-bow = { $armed ->
    [yes] { "" }
   *[no] { " " }{ story-own } { $weapon }
}
story-with = { $armed ->
    [yes] { "" }
   *[no] { $weapon_id ->
        [kick] { "" }
       *[other] { " " }with { story-own } { $weapon }
    }
}
story-how = { $manner_id ->
    [counter] { VERB("strikes", "strike", $actor_gender) } back and{ " " }
    [charge] { "" }
    [mounted_charge] { VERB("gallops", "gallop", $actor_gender) } in and{ " " }
    [at_once] in the same moment{ " " }
    [cleave] at once{ " " }
   *[attack] { "" }
}

story-strike = { $manner_id ->
    [trip] { VERB("hooks", "hook", $actor_gender) } { story-them }
    [flat] { VERB("hits", "hit", $actor_gender) } { story-them } with the flat
    [mock] { VERB("touches", "touch", $actor_gender) } { story-them } in show
   *[attack] { story-blow }
}
story-hits-thrust = { $phrase ->
     [0] { VERB("stabs", "stab", $actor_gender) }
     [1] { VERB("pricks", "prick", $actor_gender) }
     [2] { VERB("strikes", "strike", $actor_gender) }
    *[other] { VERB("catches", "catch", $actor_gender) }
}
story-hits-cut = { $phrase ->
     [0] { VERB("slashes", "slash", $actor_gender) }
     [1] { VERB("cuts", "cut", $actor_gender) }
     [2] { VERB("strikes", "strike", $actor_gender) }
    *[other] { VERB("catches", "catch", $actor_gender) }
}
story-hits-knife = { $phrase ->
     [0] { VERB("slashes", "slash", $actor_gender) }
     [1] { VERB("stabs", "stab", $actor_gender) }
     [2] { VERB("nicks", "nick", $actor_gender) }
    *[other] { VERB("catches", "catch", $actor_gender) }
}
story-hits-axe = { $phrase ->
     [0] { VERB("hacks", "hack", $actor_gender) }
     [1] { VERB("chops", "chop", $actor_gender) }
     [2] { VERB("strikes", "strike", $actor_gender) }
    *[other] { VERB("catches", "catch", $actor_gender) }
}
story-hits-blunt = { $phrase ->
     [0] { VERB("clubs", "club", $actor_gender) }
     [1] { VERB("batters", "batter", $actor_gender) }
     [2] { VERB("strikes", "strike", $actor_gender) }
    *[other] { VERB("catches", "catch", $actor_gender) }
}
story-hits-fist = { $phrase ->
     [0] { VERB("punches", "punch", $actor_gender) }
     [1] { VERB("cuffs", "cuff", $actor_gender) }
     [2] { VERB("strikes", "strike", $actor_gender) }
    *[other] { VERB("hits", "hit", $actor_gender) }
}
story-hits-kick = { $phrase ->
     [0] { VERB("boots", "boot", $actor_gender) }
     [1] { VERB("kicks", "kick", $actor_gender) }
     [2] { VERB("boots", "boot", $actor_gender) }
    *[other] { VERB("kicks", "kick", $actor_gender) }
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
             [0] { VERB("hits", "hit", $actor_gender) }
             [1] { VERB("strikes", "strike", $actor_gender) }
             [2] { VERB("hits", "hit", $actor_gender) }
            *[other] { VERB("reaches", "reach", $actor_gender) }
        }
       *[other] { story-hits }
    }
   *[no] { story-hits }
}
story-blow = { $measure ->
    [barely] barely { story-lands } { story-them }
    [cleanly] { story-lands } { story-them } cleanly
   *[plain] { story-lands } { story-them }
}
story-swings-thrust = { $phrase ->
     [0] { VERB("thrusts", "thrust", $actor_gender) }{ story-bow } at { story-them }
     [1] { VERB("jabs", "jab", $actor_gender) }{ story-bow } at { story-them }
     [2] { VERB("drives", "drive", $actor_gender) }{ story-bow } at { story-them }
    *[other] { VERB("aims", "aim", $actor_gender) }{ story-bow } at { story-them }
}
story-swings-cut = { $phrase ->
     [0] { VERB("swings", "swing", $actor_gender) }{ story-bow } at { story-them }
     [1] { VERB("sweeps", "sweep", $actor_gender) }{ story-bow } at { story-them }
     [2] { VERB("whips", "whip", $actor_gender) }{ story-bow } at { story-them }
    *[other] { VERB("aims", "aim", $actor_gender) }{ story-bow } at { story-them }
}
story-swings-knife = { $phrase ->
     [0] { VERB("swings", "swing", $actor_gender) }{ story-bow } at { story-them }
     [1] { VERB("jabs", "jab", $actor_gender) }{ story-bow } at { story-them }
     [2] { VERB("whips", "whip", $actor_gender) }{ story-bow } at { story-them }
    *[other] { VERB("aims", "aim", $actor_gender) }{ story-bow } at { story-them }
}
story-swings-axe = { $phrase ->
     [0] { VERB("swings", "swing", $actor_gender) }{ story-bow } at { story-them }
     [1] { VERB("heaves", "heave", $actor_gender) }{ story-bow } at { story-them }
     [2] { VERB("whips", "whip", $actor_gender) }{ story-bow } at { story-them }
    *[other] { VERB("aims", "aim", $actor_gender) }{ story-bow } at { story-them }
}
story-swings-blunt = { $phrase ->
     [0] { VERB("swings", "swing", $actor_gender) }{ story-bow } at { story-them }
     [1] { VERB("sweeps", "sweep", $actor_gender) }{ story-bow } at { story-them }
     [2] { VERB("heaves", "heave", $actor_gender) }{ story-bow } at { story-them }
    *[other] { VERB("aims", "aim", $actor_gender) }{ story-bow } at { story-them }
}
story-swings-fist = { $phrase ->
     [0] { VERB("swings", "swing", $actor_gender) }{ story-bow } at { story-them }
     [1] { VERB("jabs", "jab", $actor_gender) }{ story-bow } at { story-them }
     [2] { VERB("throws", "throw", $actor_gender) }{ story-bow } at { story-them }
    *[other] { VERB("aims", "aim", $actor_gender) }{ story-bow } at { story-them }
}
story-swings-kick = { $phrase ->
     [0] { VERB("lashes", "lash", $actor_gender) } out at { story-them } with the foot
     [1] { VERB("kicks", "kick", $actor_gender) } at { story-them }
     [2] { VERB("aims", "aim", $actor_gender) } a kick at { story-them }
    *[other] { VERB("throws", "throw", $actor_gender) } a kick at { story-them }
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
    [trip] { VERB("tries", "try", $actor_gender) } to hook { story-them } with { story-own } { $weapon }
   *[attack] { story-swings }
}
story-dodged = { $phrase ->
     [0] who { VERB("dodges", "dodge", $target_gender) }
     [1] who { VERB("ducks", "duck", $target_gender) }
     [2] who { VERB("twists", "twist", $target_gender) } away
    *[other] who { VERB("slips", "slip", $target_gender) } aside
}
story-turned = { $phrase ->
     [0] who { VERB("turns", "turn", $target_gender) } it aside
     [1] who { VERB("beats", "beat", $target_gender) } it off
     [2] who { VERB("knocks", "knock", $target_gender) } it away
    *[other] who { VERB("wards", "ward", $target_gender) } it off
}
story-parried = { $phrase ->
     [0] who { VERB("parries", "parry", $target_gender) }
     [1] who { VERB("blocks", "block", $target_gender) } it
     [2] who { VERB("catches", "catch", $target_gender) } the blow
    *[other] who { VERB("parries", "parry", $target_gender) } in time
}
story-shielded = { $phrase ->
     [0] but the shield takes it
     [1] but the shield stops it
     [2] but { VERB("strikes", "strike", $actor_gender) } only the shield
    *[other] but the shield is in the way
}
story-empty = { $phrase ->
     [0] and { VERB("misses", "miss", $actor_gender) }
     [1] but { VERB("hits", "hit", $actor_gender) } nothing but air
     [2] but the blow goes past
    *[other] but { VERB("finds", "find", $actor_gender) } only air
}
story-met = { $met_id ->
    [air] { story-empty }
    [clumsy] but clumsily { VERB("misses", "miss", $actor_gender) }
    [dex] { story-dodged }
    [weapon] { story-turned }
    [second_weapon] who { VERB("turns", "turn", $target_gender) } it aside with the second weapon
    [parry] { story-parried }
    [shield] { story-shielded }
    [dodging] who deftly { VERB("slips", "slip", $target_gender) } away
    [cover] but cover stops it
   *[other] { $measure ->
        [narrowly] narrowly missing
        [wide] missing by far
       *[plain] missing
    }
}
story-shot-met = { $met_id ->
    [air] { $phrase ->
     [0] and { VERB("misses", "miss", $actor_gender) }
     [1] but { VERB("hits", "hit", $actor_gender) } nothing
     [2] but the shot goes wide
    *[other] but the shot flies past
}
    [cover] but the shot does not find its mark
   *[other] { story-met }
}
story-armour = { $phrase ->
     [0] but the armour holds
     [1] but the armour takes it all
     [2] but { VERB("does", "do", $actor_gender) } not get through the armour
    *[other] but the armour turns it
}
story-lives = { $damage_harm_id ->
    [stun] { $damage_net ->
        [0] , to no effect
       *[other] : { $damage_net } stun
    }
   *[wounds] { $damage_net ->
        [0] , { story-armour }
        [one] { " " }for one life
       *[other] { " " }for { $damage_net } lives
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
    [yes] , and { $target } { VERB("is", "are", $target_gender) } out of the fight
   *[no] { "" }
}
story-critical = { $critical_known ->
    [yes] { "" } · a natural 20! The next roll { $critical_natural }
   *[no] { "" }
}{ $confirmed_known ->
    [yes] { $confirmed_what_id ->
        [accessory] { " · " }a gap in the armour? { $confirmed_sum } — { $confirmed_result }
       *[critical] { " · " }critical? { $confirmed_sum } — { $confirmed_result }
    }
   *[no] { "" }
}
story-proof = { $damage_known ->
    [yes] { " · " }{ story-dice }
   *[no] { "" }
}
story-through = { $through_known ->
    [yes] , defenceless: { $damage_net }
   *[no] { "" }
}
story-dice = { $damage_known ->
    [yes] { $damage_sum }{ story-through }{ $damage_stopped ->
        [0] { "" }
       *[other] , armour −{ $damage_stopped } → { $damage_net }
    }{ $damage_target_wounds_known ->
        [yes] { " · " }wounds { $damage_target_wounds_old } → { $damage_target_wounds_new }
       *[no] { "" }
    }{ $damage_target_stun_known ->
        [yes] { " · " }stun { $damage_target_stun_old } → { $damage_target_stun_new }
       *[no] { "" }
    }
   *[no] { "" }
}
story-outcome = { $manner_id ->
    [mock] { "" }
   *[attack] { $held_back_known ->
        [yes] , but { VERB("stops", "stop", $actor_gender) } in time
       *[no] { story-harm }{ story-fell }
    }
}
told-attacked = { $result_id ->
    [hit] { story-how }{ story-strike }{ story-with }{ story-outcome }
   *[missed] { story-how }{ story-lunge }, { story-met }
}
    .strip = { $sum } against defence { $against }{ story-critical }{ story-proof }
story-shot-with = { $thrown_known ->
    [yes] { story-with }
   *[no] { $armed ->
        [yes] { "" }
       *[no] { " " }with a shot from { story-own } { $weapon }
    }
}
story-shot-hits = { $phrase ->
     [0] { VERB("hits", "hit", $actor_gender) }
     [1] { VERB("strikes", "strike", $actor_gender) }
     [2] { VERB("hits", "hit", $actor_gender) }
    *[other] { VERB("strikes", "strike", $actor_gender) }
}
story-lets-fly = { $flies_id ->
    [throw] { VERB("hurls", "hurl", $actor_gender) } { story-own } { $weapon } at { story-them }
   *[shot] { $phrase ->
     [0] { VERB("shoots", "shoot", $actor_gender) }{ story-bow } at { story-them }
     [1] { VERB("looses", "loose", $actor_gender) }{ story-bow } at { story-them }
     [2] { VERB("fires", "fire", $actor_gender) }{ story-bow } at { story-them }
    *[other] { VERB("lets", "let", $actor_gender) }{ story-bow } sing at { story-them }
}
}
told-shot = { $result_id ->
    [hit] { $measure ->
        [barely] barely { story-shot-hits } { story-them }
        [cleanly] { story-shot-hits } { story-them } cleanly
       *[plain] { story-shot-hits } { story-them }
    }{ story-shot-with }{ story-harm }{ story-fell }
   *[missed] { story-lets-fly }, { story-shot-met }
}
    .strip = { $sum } against defence { $against }{ story-critical }{ story-proof }
story-luck = { $flies_known ->
    [yes] { story-lets-fly }
   *[no] { story-lunge }
}
told-against-odds = { $roll ->
    [1] { story-luck }, where only a miracle would help, { $result_id ->
        [high] and { VERB("rolls", "roll", $actor_gender) } { $natural }!
       *[low] and none comes
    }
   *[other] { $result_id ->
        [high] { VERB("has", "have", $actor_gender) } luck again
       *[low] { VERB("has", "have", $actor_gender) } no more luck
    }
}
    .strip = { $roll ->
        [1] attack { $value } against defence { $defence }: { $natural }, { $threshold } wanted twice
       *[other] { $natural }, { $threshold } wanted
    }
told-damage = { VERB("hits", "hit", $actor_gender) } { story-them }{ $harm_id ->
    [stun] : { $net } stun
   *[wounds] { $net ->
        [0] , { story-armour }
        [one] { " " }for one life
       *[other] { " " }for { $net } lives
    }
}
    .strip = { $sum }{ $stopped ->
        [0] { "" }
       *[other] , armour −{ $stopped } → { $net }
    }
told-flings = { VERB("flings", "fling", $actor_gender) } an improvised shield at { story-them }: { $effect ->
    [entangled] it entangles
    [blinded] it blinds
   *[other] to no effect
}
told-volley = { VERB("shoots", "shoot", $actor_gender) } blindly into the distance
told-held-back = { VERB("stops", "stop", $actor_gender) } the blow
told-bystander = { VERB("hits", "hit", $actor_gender) } { story-them } instead{ story-harm }{ story-fell }
    .strip = { story-dice }
told-astray = by mishap { VERB("hits", "hit", $actor_gender) } { $self ->
    [yes] { $actor_gender ->
        [m] himself
        [f] herself
        [n] itself
        [pm] themselves
        [pf] themselves
        [pn] themselves
       *[other] themself
    }
   *[no] { story-them }
}{ story-harm }{ story-fell }
    .strip = { story-dice }
told-faints = { VERB("faints", "faint", $actor_gender) }
told-out = { VERB("is", "are", $actor_gender) } out of the fight
told-dies = { VERB("falls", "fall", $actor_gender) } dead
told-flees = { VERB("flees", "flee", $actor_gender) }
told-reaches-in = { VERB("goes", "go", $actor_gender) } at { $target } with bare hands
told-disarms = { VERB("tries", "try", $actor_gender) } to strike the weapon away
told-hooked = { VERB("hooks", "hook", $actor_gender) } { $target }
told-unbalanced = { VERB("loses", "lose", $actor_gender) } balance
told-balanced = { "" }
strip-pays = defence ({ $layers }) for { n-price }
    .ahead = yes
strip-tested = { $test }{ $test_id ->
    [stability] { " " }— { $actor }:
    [charge_fear] { " " }— { $actor }:
   *[other] { "" }
} { $sum } against { $against } — { $result }
strip-stray-rolled = by lot: { $sum }
strip-driven = force of the blow { $sum }
strip-stunned = stun { $actor_stun_known ->
    [yes] { $actor_stun_old } → { $actor_stun_new }
   *[no] { $stun }
}
strip-rolled = { $on ->
    [yes] { "" }
   *[no] { $test } —{ " " }
}{ $actor }: { $sum }
    .row = { $test }
strip-compared = { $result_id ->
    [won] { $actor } { VERB("wins", "win", $actor_gender) } by { $margin }
   *[lost] { $margin ->
        [0] a tie
       *[other] { $target } { VERB("wins", "win", $target_gender) } by { $margin }
    }
}
strip-confirmed = { $sum } against { $against } — { $result }
strip-critical = a natural 20! The next roll: { $natural }
strip-fumble-rolled = { $sum } against { $against } — { $result }
strip-located = { $part }
strip-moved-hit = moved: { $part }

## Fear and horses

told-threatens = { VERB("tries", "try", $actor_gender) } to frighten { $target }
    .strip = { $sum }
told-afraid = { VERB("is", "are", $actor_gender) } afraid ({ fear-how })
told-less-afraid = { VERB("is", "are", $actor_gender) } less afraid (−{ $tier })
told-fear-ends = { VERB("masters", "master", $actor_gender) } the fear
told-fear-renewed = { "" }
told-courage = { VERB("takes", "take", $actor_gender) } courage (+{ $bonus })
told-rages = { VERB("goes", "go", $actor_gender) } berserk
told-rides-down = { "" }
told-unseated = { VERB("falls", "fall", $actor_gender) } from the saddle
told-controls = { $control_id ->
    [refused] { $charge_known ->
        [yes] { $phrase ->
            [0] { VERB("means", "mean", $actor_gender) } to ride at { $target }, but the horse refuses
            [1] { VERB("spurs", "spur", $actor_gender) } the horse at { $target }, but it balks
            [2] { VERB("wants", "want", $actor_gender) } to charge { $target }, but the horse will not move
           *[other] { VERB("urges", "urge", $actor_gender) } the horse at { $target } in vain
        }
       *[no] { VERB("urges", "urge", $actor_gender) } a horse that refuses
    }
    [lost] { VERB("loses", "lose", $actor_gender) } control of the horse
    [none] { VERB("gathers", "gather", $actor_gender) } the reins
   *[held] { $charge_known ->
        [yes] { VERB("rides", "ride", $actor_gender) } down on { $target }
       *[no] { "" }
    }
}
told-horse-falls = { VERB("falls", "fall", $actor_gender) }{ $target_known ->
    [yes] , rider and all
   *[no] { "" }
}
told-crushed-by-horse = { VERB("loses", "lose", $actor_gender) } { story-lost } under the fallen horse
told-charge-fails = { VERB("is", "are", $actor_gender) } stopped short by the pole
told-shot-spoiled = { VERB("gets", "get", $actor_gender) } no shot off from the saddle
told-still-afraid = { VERB("is", "are", $actor_gender) } still shaken ({ fear-how })
story-lost = { $net ->
    [one] a life
   *[other] { $net } lives
}
told-bleeds = { VERB("loses", "lose", $actor_gender) } { story-lost } to the shock
told-crushed = { VERB("breaks", "break", $actor_gender) } through { $target_gen } guard, for there is no room to give ground, and { VERB("takes", "take", $actor_gender) } { story-lost }
told-mortally = { VERB("takes", "take", $actor_gender) } a mortal wound
told-breaks-off = { VERB("breaks", "break", $actor_gender) } before the charge
