### The story: what somebody does, without a subject and without a full stop; .strip is the proof in brackets.

story-past = wakes rests
story-items-stealth = Sneaking (Stealth): { $items }.
    .item = { $actor }: { $sum }
story-items-hidden = Hidden: { $items }.
    .item = { $actor } (from { $eyes })
story-items-initiative = Initiative: { $items }.
    .item = { $members_grouped } ({ $sum })
    .between = →
    .falling = yes
story-items-roll-off = Roll-off of the tie: { $items }.
    .item = { $actor }: { $sum }

told-no-longer-surprised = { VERB("recovers", "recover", $actor_gender) } from surprise{ $lead ->
   *[yes] { "" }
}
story-goes = { $mode_known ->
    [yes] { $mode_id ->
        [fly] { VERB("flies", "fly", $actor_gender) }
        [swim] { VERB("swims", "swim", $actor_gender) }
        [burrow] { VERB("burrows", "burrow", $actor_gender) }
        [climb] { VERB("climbs", "climb", $actor_gender) }
        [jump] { VERB("jumps", "jump", $actor_gender) }
       *[walk] { story-walks }
    }
   *[no] { story-walks }
}
story-walks = { $phrase ->
    [0] { VERB("moves", "move", $actor_gender) }
    [1] { VERB("goes", "go", $actor_gender) }
    [2] { VERB("walks", "walk", $actor_gender) }
   *[other] { VERB("crosses", "cross", $actor_gender) }
}
told-step = { $place_known ->
    [yes] { story-goes } to { $place } ({ $cost })
   *[no] { VERB("moves", "move", $actor_gender) } { $cost }
}
told-approach = { $phrase ->
    [0] { VERB("closes", "close", $actor_gender) } on { $target } by { $cost }
    [1] { VERB("advances", "advance", $actor_gender) } { $cost } on { $target }
    [2] { VERB("moves", "move", $actor_gender) } { $cost } towards { $target }
   *[other] { VERB("steps", "step", $actor_gender) } { $cost } closer to { $target }
}
told-withdraw = { $phrase ->
    [0] { VERB("backs", "back", $actor_gender) } off
    [1] { VERB("falls", "fall", $actor_gender) } back
    [2] { VERB("draws", "draw", $actor_gender) } back
   *[other] { VERB("retreats", "retreat", $actor_gender) }
} { $cost }
told-drops-prone = { VERB("drops", "drop", $actor_gender) } prone{ $lead ->
   *[yes] { "" }
}
told-stands = { VERB("stands", "stand", $actor_gender) } up ({ $cost })
told-picks-up = { VERB("picks", "pick", $actor_gender) } up { $weapon_declines ->
    [yes] { story-own } { $weapon }
   *[no] { $weapon }
}
told-dash = { $step_known ->
    [yes] { $step_mode_known ->
        [yes] { $step_mode_id ->
            [fly] { VERB("flies", "fly", $actor_gender) } at a dash
            [swim] { VERB("swims", "swim", $actor_gender) } at a dash
           *[walk] { VERB("dashes", "dash", $actor_gender) }
        }
       *[no] { VERB("dashes", "dash", $actor_gender) }
    } to { $step_place } ({ $step_cost })
   *[no] { $approach_known ->
        [yes] { VERB("dashes", "dash", $actor_gender) } { $approach_cost } towards { $approach_target }
       *[no] { VERB("dashes", "dash", $actor_gender) } ({ $bonus } more)
    }
}
told-disengage = { VERB("disengages", "disengage", $actor_gender) }{ $lead ->
   *[yes] { "" }
}
told-dodge = { $phrase ->
    [0] { VERB("starts", "start", $actor_gender) } to dodge
    [1] { VERB("dodges", "dodge", $actor_gender) } and { VERB("waits", "wait", $actor_gender) }
    [2] only { VERB("dodges", "dodge", $actor_gender) }
   *[other] { VERB("keeps", "keep", $actor_gender) } dodging
}
told-help = { VERB("helps", "help", $actor_gender) } { $ally_known ->
    [yes] { $ally }
   *[no] somebody
} against { $target }
told-assist = { VERB("helps", "help", $actor_gender) } { $target }
told-ready-something = { VERB("readies", "ready", $actor_gender) } something{ $lead ->
   *[yes] { "" }
}

## Blows

story-own = { $actor_gender ->
    [f] her
    [n] its
    [m] his
   *[other] their
}
story-them = { $self ->
    [yes] { $target_gender ->
        [f] herself
        [n] itself
        [m] himself
       *[other] themselves
    }
   *[no] { $same ->
        [yes] { $target_gender ->
            [f] her
            [n] it
            [m] him
           *[other] them
        }
       *[no] { $target }
    }
}
story-meanwhile = { $legendary_known ->
    [yes] { $phrase ->
        [0] meanwhile{ " " }
        [1] at once{ " " }
        [2] in the same breath{ " " }
       *[other] right away{ " " }
    }
   *[no] { "" }
}
story-with = { $armed ->
    [yes] { "" }
   *[no] { $weapon_declines ->
        [yes] { $weapon_id ->
            [slam] { "" }
            [bite] { "" }
            [bites] { "" }
            [unarmed] { " " }with { story-own } fist
            [unarmed_strike] { " " }with { story-own } fist
           *[other] { $way_id ->
                [two-hands] { " " }two-handed with { story-own } { $weapon }
                [spell] { " " }with { $weapon }
               *[other] { " " }with { story-own } { $weapon }
            }
        }
       *[no] { " " }({ $weapon })
    }
}
story-missile = { $armed ->
    [yes] it
   *[no] { $weapon_declines ->
        [yes] { story-own } { $weapon }
       *[no] { $weapon }
    }
}

## Hits

story-struck = { $weapon_verb ->
    [swing] { $phrase ->
        [0] { VERB("slashes", "slash", $actor_gender) } { story-them }
        [1] { VERB("cuts", "cut", $actor_gender) } { story-them }
        [2] { VERB("strikes", "strike", $actor_gender) } { story-them }
       *[other] { VERB("hits", "hit", $actor_gender) } { story-them }
    }
    [claw] { $phrase ->
        [0] { VERB("claws", "claw", $actor_gender) } { story-them }
        [1] { VERB("rakes", "rake", $actor_gender) } { story-them }
        [2] { VERB("tears", "tear", $actor_gender) } at { story-them }
       *[other] { VERB("hits", "hit", $actor_gender) } { story-them }
    }
    [stab] { $phrase ->
        [0] { VERB("stabs", "stab", $actor_gender) } { story-them }
        [1] { VERB("hits", "hit", $actor_gender) } { story-them }
        [2] { VERB("pierces", "pierce", $actor_gender) } { story-them }
       *[other] { VERB("strikes", "strike", $actor_gender) } { story-them }
    }
    [smash] { $phrase ->
        [0] { VERB("smashes", "smash", $actor_gender) } { story-them }
        [1] { VERB("strikes", "strike", $actor_gender) } { story-them }
        [2] { VERB("batters", "batter", $actor_gender) } { story-them }
       *[other] { VERB("hits", "hit", $actor_gender) } { story-them }
    }
    [lash] { $phrase ->
        [0] { VERB("lashes", "lash", $actor_gender) } { story-them }
        [1] { VERB("whips", "whip", $actor_gender) } { story-them }
        [2] { VERB("strikes", "strike", $actor_gender) } { story-them }
       *[other] { VERB("hits", "hit", $actor_gender) } { story-them }
    }
    [bite] { $phrase ->
        [0] { VERB("bites", "bite", $actor_gender) } { story-them }
        [1] { VERB("sinks", "sink", $actor_gender) } { story-own } teeth into { story-them }
        [2] { VERB("snaps", "snap", $actor_gender) } { story-own } jaws on { story-them }
       *[other] { VERB("gnaws", "gnaw", $actor_gender) } { story-them }
    }
    [kick] { $phrase ->
        [0] { VERB("kicks", "kick", $actor_gender) } { story-them }
        [1] { VERB("tramples", "trample", $actor_gender) } { story-them }
        [2] { VERB("lands", "land", $actor_gender) } a kick on { story-them }
       *[other] { VERB("strikes", "strike", $actor_gender) } { story-them }
    }
    [fist] { $phrase ->
        [0] { VERB("punches", "punch", $actor_gender) } { story-them }
        [1] { VERB("strikes", "strike", $actor_gender) } { story-them }
        [2] { VERB("hits", "hit", $actor_gender) } { story-them }
       *[other] { VERB("pounds", "pound", $actor_gender) } { story-them }
    }
    [touch] { $phrase ->
        [0] { VERB("reaches", "reach", $actor_gender) } { story-them }
        [1] { VERB("hits", "hit", $actor_gender) } { story-them }
        [2] { VERB("gets", "get", $actor_gender) } { story-them }
       *[other] { VERB("catches", "catch", $actor_gender) } { story-them }
    }
   *[other] { $phrase ->
        [0] { VERB("hits", "hit", $actor_gender) } { story-them }
        [1] { VERB("strikes", "strike", $actor_gender) } { story-them }
        [2] { VERB("slams", "slam", $actor_gender) } into { story-them }
       *[other] { VERB("batters", "batter", $actor_gender) } { story-them }
    }
}{ $weapon_verb ->
    [bite] { "" }
    [kick] { "" }
   *[other] { story-with }
}
story-reached = { $measure ->
    [barely] { $phrase ->
        [0] barely { VERB("hits", "hit", $actor_gender) } { story-them }
        [1] only just { VERB("hits", "hit", $actor_gender) } { story-them }
        [2] barely { VERB("catches", "catch", $actor_gender) } { story-them }
       *[other] only just { VERB("reaches", "reach", $actor_gender) } { story-them }
    }{ story-with }
   *[cleanly] { $phrase ->
        [0] { VERB("hits", "hit", $actor_gender) } { story-them } cleanly
        [1] squarely { VERB("hits", "hit", $actor_gender) } { story-them }
        [2] { VERB("catches", "catch", $actor_gender) } { story-them } full on
       *[other] cleanly { VERB("strikes", "strike", $actor_gender) } { story-them }
    }{ story-with }
}
story-bitten = { $measure ->
    [barely] barely { $phrase ->
        [0] { VERB("bites", "bite", $actor_gender) }
       *[other] { VERB("nips", "nip", $actor_gender) }
    } { story-them }
   *[cleanly] { $phrase ->
        [0] { VERB("bites", "bite", $actor_gender) } { story-them } hard
       *[other] { VERB("bites", "bite", $actor_gender) } deep into { story-them }
    }
}
story-kicked = { $measure ->
    [barely] barely { VERB("kicks", "kick", $actor_gender) } { story-them }
   *[cleanly] { VERB("kicks", "kick", $actor_gender) } { story-them } hard
}
story-blow = { $measure ->
    [plain] { $weapon_declines ->
        [yes] { story-struck }
       *[no] { VERB("hits", "hit", $actor_gender) } { story-them }{ story-with }
    }
   *[other] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [bite] { story-bitten }
            [kick] { story-kicked }
           *[other] { story-reached }
        }
       *[no] { story-reached }
    }
}
story-shot = { $measure ->
    [plain] { $phrase ->
        [0] { VERB("shoots", "shoot", $actor_gender) } { story-them }{ story-with }
        [1] { VERB("hits", "hit", $actor_gender) } { story-them }{ story-with }
        [2] { VERB("lands", "land", $actor_gender) } a shot on { story-them }{ story-with }
       *[other] { VERB("strikes", "strike", $actor_gender) } { story-them }{ story-with }
    }
   *[other] { story-reached }
}
story-how = { $measure ->
    [barely] barely{ " " }
   *[plain] { "" }
}
story-well = { $measure ->
    [cleanly] { " " }cleanly
   *[plain] { "" }
}
story-throws = { $phrase ->
    [0] { VERB("hurls", "hurl", $actor_gender) }
    [2] { VERB("hurls", "hurl", $actor_gender) }
   *[other] { VERB("throws", "throw", $actor_gender) }
} { story-missile } at { story-them }
story-thrown = { story-throws } and { story-how }{ VERB("hits", "hit", $actor_gender) }{ story-well }
story-charmed = { $measure ->
    [plain] { $phrase ->
        [0] { VERB("hits", "hit", $actor_gender) } { story-them }{ story-with }
        [1] { VERB("strikes", "strike", $actor_gender) } { story-them }{ story-with }
        [2] { VERB("catches", "catch", $actor_gender) } { story-them }{ story-with }
       *[other] { VERB("gets", "get", $actor_gender) } { story-them }{ story-with }
    }
   *[other] { story-reached }
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
}
story-hit-again = { $repeat ->
    [miss] { $phrase ->
        [0] { story-how }{ VERB("hits", "hit", $actor_gender) } { story-them }{ story-well } this time
        [1] now { story-how }{ VERB("hits", "hit", $actor_gender) } { story-them }{ story-well }
        [2] { story-how }{ VERB("makes", "make", $actor_gender) } up for it
       *[other] then { story-how }{ VERB("hits", "hit", $actor_gender) } { story-them }{ story-well }
    }
   *[hit] { $phrase ->
        [0] { VERB("hits", "hit", $actor_gender) } { story-them } again
        [1] { VERB("hits", "hit", $actor_gender) } { story-them } once more
        [2] { VERB("strikes", "strike", $actor_gender) } { story-them } again
       *[other] then { VERB("hits", "hit", $actor_gender) } { story-them } again
    }{ $measure ->
        [barely] , barely this time
       *[plain] { "" }
    }
}
story-hit = { story-meanwhile }{ $repeat ->
    [no] { story-hit-fully }
   *[other] { story-hit-again }
}
story-adds = { $damage_damage ->
    [0] then { VERB("hits", "hit", $actor_gender) } { story-them } again to no effect
   *[other] { $phrase ->
        [0] then { story-how }{ VERB("adds", "add", $actor_gender) } { $damage_damage }{ story-well }
        [1] right after { story-how }{ VERB("adds", "add", $actor_gender) } another { $damage_damage }{ story-well }
        [2] at once { story-how }{ VERB("adds", "add", $actor_gender) } { $damage_damage } more{ story-well }
       *[other] then { story-how }{ VERB("adds", "add", $actor_gender) } { $damage_damage } more{ story-well }
    }
}

## Misses

story-swings = { $weapon_verb ->
    [swing] { $phrase ->
        [0] { VERB("swings", "swing", $actor_gender) } at { story-them }
        [1] { VERB("slashes", "slash", $actor_gender) } at { story-them }
        [2] { VERB("swipes", "swipe", $actor_gender) } at { story-them }
       *[other] { VERB("cuts", "cut", $actor_gender) } at { story-them }
    }
    [claw] { $phrase ->
        [0] { VERB("claws", "claw", $actor_gender) } at { story-them }
        [1] { VERB("swipes", "swipe", $actor_gender) } at { story-them }
        [2] { VERB("lashes", "lash", $actor_gender) } out at { story-them }
       *[other] { VERB("slashes", "slash", $actor_gender) } at { story-them }
    }
    [stab] { $phrase ->
        [0] { VERB("thrusts", "thrust", $actor_gender) } at { story-them }
        [1] { VERB("lunges", "lunge", $actor_gender) } at { story-them }
        [2] { VERB("stabs", "stab", $actor_gender) } at { story-them }
       *[other] { VERB("jabs", "jab", $actor_gender) } at { story-them }
    }
    [smash] { $phrase ->
        [0] { VERB("swings", "swing", $actor_gender) } at { story-them }
        [1] { VERB("strikes", "strike", $actor_gender) } at { story-them }
        [2] { VERB("lashes", "lash", $actor_gender) } out at { story-them }
       *[other] { VERB("aims", "aim", $actor_gender) } a blow at { story-them }
    }
    [lash] { $phrase ->
        [0] { VERB("lashes", "lash", $actor_gender) } at { story-them }
        [1] { VERB("whips", "whip", $actor_gender) } at { story-them }
        [2] { VERB("swings", "swing", $actor_gender) } at { story-them }
       *[other] { VERB("strikes", "strike", $actor_gender) } at { story-them }
    }
    [bite] { $phrase ->
        [0] { VERB("snaps", "snap", $actor_gender) } at { story-them }
        [1] { VERB("tries", "try", $actor_gender) } to bite { story-them }
        [2] { VERB("lunges", "lunge", $actor_gender) } at { story-them } with { story-own } jaws
       *[other] { VERB("goes", "go", $actor_gender) } for { story-them } with { story-own } teeth
    }
    [kick] { $phrase ->
        [0] { VERB("kicks", "kick", $actor_gender) } at { story-them }
        [1] { VERB("tries", "try", $actor_gender) } to trample { story-them }
        [2] { VERB("lashes", "lash", $actor_gender) } out at { story-them } with { story-own } hooves
       *[other] { VERB("rears", "rear", $actor_gender) } at { story-them }
    }
    [fist] { $phrase ->
        [0] { VERB("throws", "throw", $actor_gender) } a punch at { story-them }
        [1] { VERB("swings", "swing", $actor_gender) } at { story-them }
        [2] { VERB("strikes", "strike", $actor_gender) } at { story-them }
       *[other] { VERB("lashes", "lash", $actor_gender) } out at { story-them }
    }
    [touch] { $phrase ->
        [0] { VERB("reaches", "reach", $actor_gender) } for { story-them }
        [1] { VERB("lunges", "lunge", $actor_gender) } at { story-them }
        [2] { VERB("grasps", "grasp", $actor_gender) } at { story-them }
       *[other] { VERB("tries", "try", $actor_gender) } to get at { story-them }
    }
   *[other] { $phrase ->
        [0] { VERB("lunges", "lunge", $actor_gender) } at { story-them }
        [1] { VERB("swings", "swing", $actor_gender) } at { story-them }
        [2] { VERB("strikes", "strike", $actor_gender) } at { story-them }
       *[other] { VERB("lashes", "lash", $actor_gender) } out at { story-them }
    }
}{ $weapon_verb ->
    [bite] { "" }
    [kick] { "" }
   *[other] { story-with }
}
story-shoots = { $phrase ->
    [0] { VERB("shoots", "shoot", $actor_gender) } at { story-them }
    [1] { VERB("aims", "aim", $actor_gender) } at { story-them }
    [2] { VERB("looses", "loose", $actor_gender) } a shot at { story-them }
   *[other] { VERB("fires", "fire", $actor_gender) } at { story-them }
}{ story-with }
story-assails = { $phrase ->
    [0] { VERB("aims", "aim", $actor_gender) } at { story-them }
    [1] { VERB("strikes", "strike", $actor_gender) } at { story-them }
    [2] { VERB("goes", "go", $actor_gender) } for { story-them }
   *[other] { VERB("tries", "try", $actor_gender) } to hit { story-them }
}{ story-with }
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
       *[no] { VERB("attacks", "attack", $actor_gender) } { story-them }{ story-with }
    }
}
story-try-again = { $way_id ->
    [shoot] { $phrase ->
        [0] { VERB("shoots", "shoot", $actor_gender) } again
        [1] { VERB("tries", "try", $actor_gender) } again
        [2] { VERB("shoots", "shoot", $actor_gender) } once more
       *[other] { VERB("looses", "loose", $actor_gender) } another shot
    }
    [throw] { $phrase ->
        [0] { VERB("throws", "throw", $actor_gender) } again
       *[other] { VERB("tries", "try", $actor_gender) } again
    }
   *[other] { $phrase ->
        [0] { VERB("strikes", "strike", $actor_gender) } again
        [1] { VERB("tries", "try", $actor_gender) } again
        [2] { VERB("strikes", "strike", $actor_gender) } once more
       *[other] { VERB("comes", "come", $actor_gender) } at { story-them } again
    }
}
story-try = { story-meanwhile }{ $repeat ->
    [no] { story-try-fully }
   *[other] { story-try-again }
}
story-stopped = the shield stops { $way_id ->
    [shoot] the shot
    [throw] the throw
   *[other] the blow
}
story-missed-again = { $natural ->
    [1] then { VERB("rolls", "roll", $actor_gender) } a natural 1
   *[other] { $measure ->
        [narrowly] { $shield_known ->
            [yes] then { $phrase ->
                [0] { VERB("hits", "hit", $actor_gender) } only the shield
               *[other] { VERB("is", "are", $actor_gender) } stopped by the shield
            }
           *[no] { $phrase ->
                [0] then narrowly { VERB("misses", "miss", $actor_gender) }
                [1] then just { VERB("misses", "miss", $actor_gender) }
               *[other] then { VERB("misses", "miss", $actor_gender) } by a hair
            }
        }
        [wide] { $phrase ->
            [0] then { VERB("goes", "go", $actor_gender) } wide
           *[other] then { VERB("misses", "miss", $actor_gender) } by a mile
        }
       *[plain] { $phrase ->
            [0] then { VERB("misses", "miss", $actor_gender) }
            [1] then { VERB("hits", "hit", $actor_gender) } nothing but air
            [2] then { VERB("misses", "miss", $actor_gender) } with the next
           *[other] then { VERB("strikes", "strike", $actor_gender) } in vain
        }
    }
}
story-dodged = { $state ->
    [-1] { $hinders_id ->
        [dodge] , who { VERB("dodges", "dodge", $target_gender) }
       *[other] { story-missed }
    }
   *[other] { story-missed }
}
story-missed = { $phrase ->
    [0] { " " }and { VERB("misses", "miss", $actor_gender) }
    [1] , but { VERB("misses", "miss", $actor_gender) }
    [2] , hitting nothing
   *[other] { " " }in vain
}
story-outcome = { $natural ->
    [1] { " " }and { VERB("rolls", "roll", $actor_gender) } a natural 1
   *[other] { $measure ->
        [narrowly] { $shield_known ->
            [yes] , but { story-stopped }
           *[no] { $cover_known ->
                [yes] , but the cover stops { $way_id ->
                    [shoot] the shot
                    [throw] the throw
                   *[other] the blow
                }
               *[no] { $phrase ->
                    [0] { " " }and narrowly { VERB("misses", "miss", $actor_gender) }
                    [1] { " " }and just { VERB("misses", "miss", $actor_gender) }
                    [2] , missing by a hair
                   *[other] , narrowly missing
                }
            }
        }
        [wide] { $phrase ->
            [0] , going wide
            [1] { " " }and { VERB("misses", "miss", $actor_gender) } by a mile
            [2] , nowhere near
           *[other] , going well wide
        }
       *[plain] { story-dodged }
    }
}

## What it did

story-changed = { $damage_rolled_known ->
    [yes] { $damage_reasons_id ->
        [resistance] , half of it wasted
        [vulnerability] , and it hurts twice as much
       *[other] { "" }
    }
   *[no] { "" }
}
story-damage = { $damage_known ->
    [yes] { $sneak_attack_known ->
        [yes] { " " }a sneak attack,
       *[no] { "" }
    }{ $damage_damage ->
        [0] { " " }no effect ({ $damage_types })
       *[other] { " " }{ $damage_dealt_types_known ->
            [yes] { $damage_dealt_types } damage
           *[no] { $damage_damage } { $damage_types } damage
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
story-fell = { $falls_known ->
    [yes] , and { $target } { VERB("falls", "fall", $target_gender) } unconscious
   *[no] { $dies_known ->
        [yes] , and { $target } { VERB("dies", "die", $target_gender) }{ $dies_cause_known ->
            [yes] { $dies_cause_id ->
                [third] { " " }of the third failure
               *[outright] { " " }outright ({ $dies_overflow } damage left over)
            }
           *[no] { "" }
        }
       *[no] { $breaks_known ->
            [yes] , and { $target } { VERB("breaks", "break", $target_gender) }
           *[no] { $knocked_out_known ->
                [yes] , and { $target } { VERB("is", "are", $target_gender) } knocked out, but alive
               *[no] { $death_failure_known ->
                    [yes] , and { $target } { VERB("has", "have", $target_gender) } { $death_failure_critical_id ->
                        [yes] two death save failures
                       *[no] a death save failure
                    } more
                   *[no] { $damage_left_known ->
                        [yes] { $damage_left_id ->
                            [one] , leaving 1 hit point
                            [quarter], and { $target } can barely stand
                           *[half], half the hit points gone
                        }
                       *[no] { "" }
                    }
                }
            }
        }
    }
}
story-roll = { $state ->
    [1] advantage, { $helps }: { $sum }
    [-1] disadvantage, { $hinders }: { $sum }
   *[0] { $sum }
}{ $against_known ->
    [yes] { " " }against AC { $against }
   *[no] { "" }
}
story-lost = { $sneak_attack_known ->
    [yes] { " · " }Sneak Attack
   *[no] { "" }
}{ $extra_dice_known ->
    [yes] { " · " }{ $extra_dice_trait }
   *[no] { "" }
}{ $damage_known ->
    [yes] { " · " }{ $damage_sum }{ $damage_rolled_known ->
        [yes] , { $damage_reasons }: { $damage_damage }
       *[no] { "" }
    }{ $damage_target_thp_known ->
        [yes] { " · " }temporary HP { $damage_target_thp_old } → { $damage_target_thp_new }
       *[no] { "" }
    }{ $damage_target_hp_known ->
        [yes] { " · " }HP { $damage_target_hp_old } → { $damage_target_hp_new }
       *[no] { "" }
    }
   *[no] { "" }
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
            [no] { story-try } and { VERB("rolls", "roll", $actor_gender) }
           *[other] then { VERB("rolls", "roll", $actor_gender) }
        }
       *[no] { story-try } and { VERB("rolls", "roll", $actor_gender) }
    } a natural 20: a critical hit{ story-and-damage }
   *[other] { story-hit }: a critical hit{ story-and-damage }
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

## At death's door

told-death-save-success = { $phrase ->
    [0] { VERB("succeeds", "succeed", $actor_gender) } on a
    [1] { VERB("makes", "make", $actor_gender) } a
    [2] { VERB("holds", "hold", $actor_gender) } on through a
   *[other] { VERB("passes", "pass", $actor_gender) } a
} { $successes ->
    [2] second death save
    [3] third death save
   *[1] death save
}
    .strip = { $sum } against 10 · successes { $successes }, failures { $failures }
told-death-save-failure = { $natural ->
    [1] { $phrase ->
        [0] { VERB("rolls", "roll", $actor_gender) } a natural 1 on the death save: two failures
        [1] { VERB("throws", "throw", $actor_gender) } a natural 1 on the death save, which is two failures
        [2] { VERB("has", "have", $actor_gender) } a natural 1 for a death save: two failures at once
       *[other] { VERB("rolls", "roll", $actor_gender) } a death save of natural 1 (two failures)
    }
   *[other] { $phrase ->
        [0] { VERB("fails", "fail", $actor_gender) }
        [1] { VERB("misses", "miss", $actor_gender) }
        [2] { VERB("loses", "lose", $actor_gender) }
       *[other] { VERB("does", "do", $actor_gender) } not make
    } a { $failures ->
        [2] second death save
        [3] third death save
       *[1] death save
    }
}
    .strip = { $sum } against 10 · successes { $successes }, failures { $failures }
told-death-save-wakes = { VERB("rolls", "roll", $actor_gender) } a natural 20 on the death save and { VERB("comes", "come", $actor_gender) } round with 1 hit point
    .strip = { $sum }
told-drinks = { VERB("drinks", "drink", $actor_gender) } a potion of healing, { $regained } { $regained ->
    [one] hit point
   *[other] hit points
} back
    .strip = { $sum }{ $target_hp_known ->
        [yes] { " · " }HP { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }
told-heals = { VERB("gives", "give", $actor_gender) } { $target } a potion of healing, { $regained } { $regained ->
    [one] hit point
   *[other] hit points
} back
    .strip = { $sum }{ $target_hp_known ->
        [yes] { " · " }HP { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }

## Weapons, hiding, wrestling

told-draws = { VERB("draws", "draw", $actor_gender) } { story-own } { $weapon }
told-stows = { VERB("puts", "put", $actor_gender) } away { story-own } { $weapon }
told-drops = { VERB("drops", "drop", $actor_gender) } { story-own } { $weapon }
told-hides = { VERB("hides", "hide", $actor_gender) }{ $lead ->
   *[yes] { "" }
}
    .strip = Stealth: { $sum }
told-searches = { VERB("looks", "look", $actor_gender) } round{ $lead ->
   *[yes] { "" }
}
    .strip = Perception: { $sum }
told-opportunity = { VERB("takes", "take", $actor_gender) } the opportunity{ $lead ->
   *[yes] { "" }
}
told-reckless = { VERB("drops", "drop", $actor_gender) } { story-own } guard{ $lead ->
   *[yes] { "" }
}
told-grapples = { VERB("tries", "try", $actor_gender) } to grapple { $target }
told-shoves = { VERB("tries", "try", $actor_gender) } to shove { $target }
told-struggles = { VERB("struggles", "struggle", $actor_gender) } to break free{ $lead ->
   *[yes] { "" }
}
strip-contest = { contest-line }
strip-contest-reply = { contest-line } — { $won ->
    [yes] holds out
   *[no] is beaten
}
told-legendary = { VERB("takes", "take", $actor_gender) } a legendary action{ $lead ->
   *[yes] { "" }
}
told-stabilizes = { VERB("tends", "tend", $actor_gender) } { $target }, who is stable now{ $lead ->
   *[yes] { "" }
}
    .strip = { $against ->
        [0] { "" }
       *[other] Medicine: { $sum } against DC { $against }
    }
told-first-aid-fails = { $phrase ->
    [0] { VERB("tends", "tend", $actor_gender) } { $target } in vain
    [1] { VERB("tries", "try", $actor_gender) } to steady { $target }, without success
    [2] { VERB("fails", "fail", $actor_gender) } to help { $target }
   *[other] { VERB("tries", "try", $actor_gender) } first aid on { $target }, to no avail
}
    .strip = Medicine: { $sum } against DC { $against }

ledger-highest = { $who } { VERB("rolls", "roll", $who_gender) } a natural 20
ledger-lowest = { $who } { VERB("rolls", "roll", $who_gender) } a natural 1

## Plights, turns of fortune, and what breaks into a turn

told-dies = { VERB("dies", "die", $actor_gender) }
told-stable = { VERB("is", "are", $actor_gender) } stable
told-breaks-spell = { $power_id ->
    [counterspell] { VERB("foils", "foil", $actor_gender) } { $target_gender ->
        [f] hers
        [n] its own
        [m] his
       *[other] theirs
    }
   *[other] { VERB("foils", "foil", $actor_gender) } { $power }
}
    .strip = { $against ->
        [0] { "" }
       *[other] { $sum } against DC { $against }
    }
told-spell-holds = { VERB("does", "do", $actor_gender) } not break the spell ({ $power })
    .strip = { $sum } against DC { $against }
told-breaks-free = { VERB("breaks", "break", $actor_gender) } free
told-stays-up = { VERB("stays", "stay", $actor_gender) } on { story-own } feet all the same
    .strip = { $against_known ->
        [yes] { $ability }: { $sum } against DC { $against }
       *[no] { "" }
    }
told-bloodthirst = { VERB("smells", "smell", $actor_gender) } blood
told-throws-down = { VERB("stands", "stand", $actor_gender) } over { $target }, who is down
told-readied-used = { VERB("uses", "use", $actor_gender) } the readied response
told-torments = { VERB("is", "are", $actor_gender) } still { $condition_is }
told-tends = { VERB("helps", "help", $actor_gender) } { $target } ({ $condition } ends)
told-stanches = { VERB("tends", "tend", $actor_gender) } { $target } ({ $condition } ends)
    .strip = { $sum } against DC { $against }
told-stanches-not = { VERB("tends", "tend", $actor_gender) } { $target } in vain ({ $condition })
    .strip = { $sum } against DC { $against }
told-keeps-footing = { VERB("keeps", "keep", $actor_gender) } { story-own } footing on difficult terrain
    .strip = Acrobatics: { $sum } against DC { $against }
told-loses-footing = { VERB("loses", "lose", $actor_gender) } { story-own } footing on difficult terrain
    .strip = Acrobatics: { $sum } against DC { $against }
told-opens = { VERB("opens", "open", $actor_gender) } { $target }
told-shuts = { VERB("shuts", "shut", $actor_gender) } { $target }
told-drowns = { VERB("drowns", "drown", $actor_gender) }: 0 hit points
told-leaps-off = { VERB("leaps", "leap", $actor_gender) } off and { VERB("lands", "land", $actor_gender) } on { story-own } feet
told-keeps-seat = { VERB("stays", "stay", $actor_gender) } in the saddle
told-falls-off = { VERB("falls", "fall", $actor_gender) } from the saddle
told-gives-way = { VERB("fails", "fail", $actor_gender) } to stay up and { VERB("is", "are", $actor_gender) } done for
    .strip = { $ability }: { $sum } against DC { $against }
told-keeps-concentration = { VERB("keeps", "keep", $actor_gender) } { story-own } concentration all the same
    .strip = { $ability }: { $sum } against DC { $against }
told-loses-concentration = { VERB("loses", "lose", $actor_gender) } { story-own } concentration
    .strip = { $ability }: { $sum } against DC { $against }
each-unscathed = { $actor }
    .row = { $ability }
    .all = { $whom_grouped } { $ability_id ->
        [dexterity] { VERB("dodges", "dodge", $whom_gender) } clear
       *[constitution] { VERB("resists", "resist", $whom_gender) }
    }
each-fate = { $actor }
    .row = { $fate }
    .all = { $whom_grouped } { $fate_id ->
        [dies] { VERB("does", "do", $whom_gender) } not pull through
        [stable] { VERB("pulls", "pull", $whom_gender) } through
       *[wakes] { VERB("pulls", "pull", $whom_gender) } through and { VERB("comes", "come", $whom_gender) } round
    }
    .strip = { $saves }
