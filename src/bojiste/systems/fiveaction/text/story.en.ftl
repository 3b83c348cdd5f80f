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

told-moves = { VERB("moves", "move", $actor_gender) } { $way }
told-sets-out = { $gait_id ->
    [run] { VERB("breaks", "break", $actor_gender) } into a run
    [gallop] { VERB("spurs", "spur", $actor_gender) } the horse to a gallop
   *[walk] { "" }
}
told-charges = { VERB("charges", "charge", $actor_gender) } at { $target }
told-slips = { VERB("tries", "try", $actor_gender) } to get room
told-gives-ground = { VERB("gives", "give", $actor_gender) } ground ({ $way })
told-rises = { $rounds ->
    [1] { "" }
   *[other] { VERB("begins", "begin", $actor_gender) } to get up
}
told-still-rising = { VERB("goes", "go", $actor_gender) } on getting up
told-stands-up = { VERB("stands", "stand", $actor_gender) } up
told-falls = { VERB("falls", "fall", $actor_gender) } down
told-turn-ends = { "" }
told-shot-done = { "" }
told-fells = { "" }
told-begins = { "" }
told-slips-away = { VERB("slips", "slip", $actor_gender) } away from { $target_gen } counterattack
told-counters = { "" }
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
told-loaded = { VERB("loads", "load", $actor_gender) } { story-own } { $weapon }
told-spans = { VERB("works", "work", $actor_gender) } at { story-own } { $weapon } ({ $done } of { $needed } actions)
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
story-kick = { $measure ->
    [barely] barely { VERB("kicks", "kick", $actor_gender) } { story-them }
    [cleanly] { VERB("kicks", "kick", $actor_gender) } { story-them } cleanly
   *[plain] { VERB("kicks", "kick", $actor_gender) } { story-them }
}
story-strike = { $manner_id ->
    [trip] { VERB("hooks", "hook", $actor_gender) } { story-them }
    [flat] { VERB("hits", "hit", $actor_gender) } { story-them } with the flat
    [mock] { VERB("touches", "touch", $actor_gender) } { story-them } in show
   *[attack] { $weapon_id ->
        [kick] { story-kick }
       *[other] { story-blow }
    }
}
story-blow = { $measure ->
    [barely] barely { VERB("hits", "hit", $actor_gender) } { story-them }
    [cleanly] { VERB("hits", "hit", $actor_gender) } { story-them } cleanly
   *[plain] { $blow_id ->
        [thrust] { $variant ->
            [0] { VERB("stabs", "stab", $actor_gender) }
           *[other] { VERB("hits", "hit", $actor_gender) }
        }
        [blunt_crushing] { $variant ->
            [0] { VERB("clubs", "club", $actor_gender) }
           *[other] { VERB("hits", "hit", $actor_gender) }
        }
       *[other] { $variant ->
            [0] { VERB("slashes", "slash", $actor_gender) }
            [1] { VERB("cuts", "cut", $actor_gender) }
           *[other] { VERB("hits", "hit", $actor_gender) }
        }
    } { story-them }
}
story-lunge = { $manner_id ->
    [trip] { VERB("tries", "try", $actor_gender) } to hook { story-them } with { story-own } { $weapon }
   *[attack] { $weapon_id ->
        [kick] { VERB("kicks", "kick", $actor_gender) } at { story-them }
       *[other] { $blow_id ->
            [thrust] { VERB("thrusts", "thrust", $actor_gender) }{ story-bow } at { story-them }
           *[other] { VERB("swings", "swing", $actor_gender) }{ story-bow } at { story-them }
        }
    }
}
story-met = { $met_id ->
    [air] but { VERB("hits", "hit", $actor_gender) } nothing but air
    [clumsy] but clumsily { VERB("misses", "miss", $actor_gender) }
    [dex] who { VERB("dodges", "dodge", $target_gender) }
    [weapon] who { VERB("turns", "turn", $target_gender) } it aside
    [second_weapon] who { VERB("turns", "turn", $target_gender) } it aside with the second weapon
    [parry] who { VERB("parries", "parry", $target_gender) }
    [shield] but the shield takes it
    [dodging] who deftly { VERB("slips", "slip", $target_gender) } away
    [cover] but cover stops it
   *[other] { $measure ->
        [narrowly] narrowly missing
        [wide] missing by far
       *[plain] missing
    }
}
story-lives = { $damage_harm_id ->
    [stun] { $damage_net ->
        [0] , to no effect
       *[other] : { $damage_net } stun
    }
   *[wounds] { $damage_net ->
        [0] , but the armour holds
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
story-fell = { $dies_known ->
    [yes] , and { $target } { VERB("falls", "fall", $target_gender) } dead
   *[no] { $out_known ->
        [yes] , and { $target } { VERB("is", "are", $target_gender) } out of the fight
       *[no] { "" }
    }
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
story-dice = { $damage_known ->
    [yes] { $damage_sum }{ $damage_stopped ->
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
told-shot = { $result_id ->
    [hit] { $measure ->
        [barely] barely { VERB("hits", "hit", $actor_gender) } { story-them }
        [cleanly] { VERB("hits", "hit", $actor_gender) } { story-them } cleanly
       *[plain] { VERB("hits", "hit", $actor_gender) } { story-them }
    }{ story-shot-with }{ $held_back_known ->
        [yes] , but only in show
       *[no] { story-harm }{ story-fell }
    }
   *[missed] { $thrown_known ->
        [yes] { VERB("hurls", "hurl", $actor_gender) } { story-own } { $weapon } at { story-them }
       *[no] { VERB("shoots", "shoot", $actor_gender) }{ story-bow } at { story-them }
    }, { story-met }
}
    .strip = { $sum } against defence { $against }{ story-critical }{ story-proof }
told-against-odds = { VERB("trusts", "trust", $actor_gender) } to luck against { story-them }, { $result_id ->
    [high] and { VERB("rolls", "roll", $actor_gender) } high enough
   *[low] in vain
}
    .strip = { $natural }, { $threshold } wanted
told-damage = { VERB("hits", "hit", $actor_gender) } { story-them }{ $harm_id ->
    [stun] : { $net } stun
   *[wounds] { $net ->
        [0] , but the armour holds
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
told-faints = { VERB("loses", "lose", $actor_gender) } consciousness
told-out = { VERB("is", "are", $actor_gender) } out of the fight
told-dies = { VERB("dies", "die", $actor_gender) }
told-flees = { VERB("flees", "flee", $actor_gender) }
told-reaches-in = { VERB("goes", "go", $actor_gender) } at { $target } with bare hands
told-disarms = { VERB("tries", "try", $actor_gender) } to strike the weapon away
told-hooked = { VERB("hooks", "hook", $actor_gender) } { $target }
told-unbalanced = { VERB("loses", "lose", $actor_gender) } balance
told-balanced = { "" }
strip-pays = defence ({ $layers }) for { n-price }
    .ahead = yes
strip-tested = { $test } { $sum } against { $against } — { $result }
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
told-rides-down = { VERB("rides", "ride", $actor_gender) } down on { $target }
told-unseated = { VERB("falls", "fall", $actor_gender) } from the saddle
told-controls = { $control_id ->
    [refused] { VERB("urges", "urge", $actor_gender) } a horse that refuses
    [lost] { VERB("loses", "lose", $actor_gender) } control of the horse
    [none] { VERB("gathers", "gather", $actor_gender) } the reins
   *[held] { "" }
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
