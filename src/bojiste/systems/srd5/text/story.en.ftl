### The story: what somebody does, without a subject and without a full stop; .strip is the proof in brackets.

story-past = wakes rests
story-each = aftermath
story-items-stealth = Sneaking (Stealth): { $items }.
    .item = { $actor }: { $sum }
story-items-hidden = Hidden: { $items }.
    .item = { $actor } (from { $eyes })
story-items-initiative = Initiative: { $items }.
    .item = { $members_grouped }: { $sum }
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
       *[walk] { VERB("moves", "move", $actor_gender) }
    }
   *[no] { VERB("moves", "move", $actor_gender) }
}
told-step = { $place_known ->
    [yes] { story-goes } to { $place } ({ $cost })
   *[no] { VERB("moves", "move", $actor_gender) } { $cost }
}
told-approach = { VERB("closes", "close", $actor_gender) } on { $target } by { $cost }{ $lead ->
   *[yes] { "" }
}
told-withdraw = { VERB("backs", "back", $actor_gender) } off { $cost }
told-drops-prone = { VERB("drops", "drop", $actor_gender) } prone{ $lead ->
   *[yes] { "" }
}
told-stands = { VERB("stands", "stand", $actor_gender) } up ({ $cost })
told-picks-up = { VERB("picks", "pick", $actor_gender) } up what was dropped
told-dash = { VERB("dashes", "dash", $actor_gender) } ({ $bonus } more)
told-disengage = { VERB("disengages", "disengage", $actor_gender) }{ $lead ->
   *[yes] { "" }
}
told-dodge = { VERB("starts", "start", $actor_gender) } to dodge
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
story-hands = { $way_id ->
    [two-hands] { " " }two-handed
   *[other] { "" }
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
story-struck = { $way_id ->
    [shoot] { VERB("hits", "hit", $actor_gender) }
   *[other] { $weapon_declines ->
       [yes] { $weapon_verb ->
            [bite] { VERB("bites", "bite", $actor_gender) }
            [kick] { VERB("kicks", "kick", $actor_gender) }
           *[other] { VERB("hits", "hit", $actor_gender) }
       }
      *[no] { VERB("hits", "hit", $actor_gender) }
    }
} { story-them }
story-how = { $measure ->
    [barely] barely{ " " }
   *[plain] { "" }
}
story-well = { $measure ->
    [cleanly] { " " }cleanly
   *[plain] { "" }
}
story-hit = { $repeat ->
    [hit] { story-how }{ story-struck } again{ story-well }
    [miss] { story-how }{ story-struck }{ story-well } this time
   *[no] { $armed ->
        [yes] { story-how }{ story-struck }{ story-well }
       *[no] { story-hit-fully }
    }
}
story-try = { $repeat ->
    [no] { $armed ->
        [yes] { $way_id ->
            [shoot] { VERB("shoots", "shoot", $actor_gender) } at { story-them }
            [throw] { VERB("hurls", "hurl", $actor_gender) } it at { story-them }
           *[other] { $weapon_declines ->
               [yes] { $weapon_verb ->
                    [bite] { VERB("snaps", "snap", $actor_gender) } at { story-them }
                   *[other] { VERB("strikes", "strike", $actor_gender) } at { story-them }
               }
              *[no] { VERB("strikes", "strike", $actor_gender) } at { story-them }
            }
        }
       *[no] { story-try-fully }
    }
   *[other] { $way_id ->
        [shoot] { VERB("shoots", "shoot", $actor_gender) }
        [throw] { VERB("throws", "throw", $actor_gender) }
       *[other] { $weapon_declines ->
           [yes] { $weapon_verb ->
                [bite] { VERB("snaps", "snap", $actor_gender) }
                [kick] { VERB("kicks", "kick", $actor_gender) }
               *[other] { VERB("strikes", "strike", $actor_gender) }
           }
          *[no] { VERB("strikes", "strike", $actor_gender) }
        }
    } again
}
story-hit-verb = { $measure ->
    [barely] barely { VERB("hits", "hit", $actor_gender) } { story-them }
    [cleanly] { VERB("hits", "hit", $actor_gender) } { story-them } cleanly
   *[plain] { $weapon_verb ->
        [swing] { $variant ->
            [0] { VERB("slashes", "slash", $actor_gender) } { story-them }
            [1] { VERB("cuts", "cut", $actor_gender) } { story-them }
           *[other] { VERB("strikes", "strike", $actor_gender) } { story-them }
        }
        [stab] { VERB("stabs", "stab", $actor_gender) } { story-them }
        [smash] { $variant ->
            [0] { VERB("smashes", "smash", $actor_gender) } { story-them }
           *[other] { VERB("strikes", "strike", $actor_gender) } { story-them }
        }
        [lash] { VERB("lashes", "lash", $actor_gender) } { story-them }
       *[other] { VERB("hits", "hit", $actor_gender) } { story-them }
    }
}
story-hit-fully = { $weapon_declines ->
    [yes] { $way_id ->
        [shoot] { $measure ->
            [barely] barely { VERB("hits", "hit", $actor_gender) } { story-them }
            [cleanly] { VERB("hits", "hit", $actor_gender) } { story-them } cleanly
           *[plain] { $variant ->
                [0] { VERB("shoots", "shoot", $actor_gender) } { story-them }
               *[other] { VERB("hits", "hit", $actor_gender) } { story-them }
            }
        } with { story-own } { $weapon }
        [spell] { VERB("hits", "hit", $actor_gender) } { story-them } with { $weapon }
        [throw] { VERB("hits", "hit", $actor_gender) } { story-them } with a thrown { $weapon }
       *[other] { $weapon_verb ->
            [bite] { VERB("bites", "bite", $actor_gender) } { story-them }
            [fist] { VERB("punches", "punch", $actor_gender) } { story-them }
            [slam] { VERB("slams", "slam", $actor_gender) } into { story-them }
            [kick] { VERB("kicks", "kick", $actor_gender) } { story-them }
           *[other] { story-hit-verb } with { story-own } { $weapon }{ story-hands }
        }
    }
   *[no] { VERB("hits", "hit", $actor_gender) } { story-them } ({ $weapon })
}
story-try-fully = { $weapon_declines ->
    [yes] { $way_id ->
        [shoot] { VERB("shoots", "shoot", $actor_gender) } { story-own } { $weapon } at { story-them }
        [spell] { VERB("aims", "aim", $actor_gender) } { $weapon } at { story-them }
        [throw] { VERB("hurls", "hurl", $actor_gender) } { story-own } { $weapon } at { story-them }
       *[other] { $weapon_verb ->
            [swing] { $variant ->
                [0] { VERB("swings", "swing", $actor_gender) } { story-own } { $weapon }{ story-hands } at { story-them }
                [1] { VERB("slashes", "slash", $actor_gender) } at { story-them } with { story-own } { $weapon }{ story-hands }
               *[other] { VERB("swipes", "swipe", $actor_gender) } at { story-them } with { story-own } { $weapon }{ story-hands }
            }
            [stab] { $variant ->
                [0] { VERB("thrusts", "thrust", $actor_gender) } { story-own } { $weapon }{ story-hands } at { story-them }
               *[other] { VERB("lunges", "lunge", $actor_gender) } at { story-them } with { story-own } { $weapon }{ story-hands }
            }
            [bite] { VERB("snaps", "snap", $actor_gender) } at { story-them }
            [fist] { VERB("throws", "throw", $actor_gender) } a punch at { story-them }
            [slam] { VERB("lunges", "lunge", $actor_gender) } at { story-them }
            [kick] { VERB("kicks", "kick", $actor_gender) } at { story-them }
           *[other] { VERB("swings", "swing", $actor_gender) } { story-own } { $weapon }{ story-hands } at { story-them }
        }
    }
   *[no] { VERB("attacks", "attack", $actor_gender) } { story-them } ({ $weapon })
}
story-damage = { $damage_known ->
    [yes] { $damage_damage ->
        [0] { " " }no effect ({ $damage_types })
       *[other] { " " }{ $damage_dealt_types_known ->
            [yes] { $damage_dealt_types } damage
           *[no] { $damage_damage } { $damage_types } damage
        }
    }
   *[no] { " " }a hit
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
                   *[no] { $damage_target_hp_known ->
                        [yes] { $damage_target_hp_new ->
                            [1] , leaving 1 hit point
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
    [1] advantage, { $helps }: { $sum }
    [-1] disadvantage, { $hinders }: { $sum }
   *[0] { $sum }
}{ $against_known ->
    [yes] { " " }against AC { $against }
   *[no] { "" }
}
story-lost = { $sneak_attack_known ->
    [yes] { " · " }a weak spot
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
told-hit = { story-hit }{ $damage_known ->
    [yes] :{ story-damage }
   *[no] { $repeat ->
        [no] :{ story-damage }
       *[other] { "" }
    }
}{ story-fell }
    .strip = { story-roll }{ story-lost }
told-critical = { $natural ->
    [20] { story-try } and { VERB("rolls", "roll", $actor_gender) } a natural 20: a critical hit,{ story-damage }{ story-fell }
   *[other] { story-hit }: a critical hit,{ story-damage }{ story-fell }
}
    .strip = { story-roll }{ story-lost }
told-miss = { story-try }{ $natural ->
    [1] { " " }and { VERB("rolls", "roll", $actor_gender) } a natural 1
   *[other] { $measure ->
        [narrowly] { $shield_known ->
            [yes] , but the shield stops { $way_id ->
                [shoot] the shot
                [throw] the throw
               *[other] the blow
            }
           *[no] { " " }and narrowly { VERB("misses", "miss", $actor_gender) }
        }
        [wide] , going wide
       *[plain] { " " }and { VERB("misses", "miss", $actor_gender) }
    }
}
    .strip = { story-roll }

## At death's door

told-death-save-success = { VERB("succeeds", "succeed", $actor_gender) } on a death save
    .strip = { $sum } against 10 · successes { $successes }, failures { $failures }
told-death-save-failure = { $natural ->
    [1] { VERB("rolls", "roll", $actor_gender) } a natural 1 on the death save: two failures
   *[other] { VERB("fails", "fail", $actor_gender) } a death save
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
told-first-aid-fails = { VERB("tends", "tend", $actor_gender) } { $target } in vain{ $lead ->
   *[yes] { "" }
}
    .strip = Medicine: { $sum } against DC { $against }

ledger-highest = { $who } { VERB("rolls", "roll", $who_gender) } a natural 20
ledger-lowest = { $who } { VERB("rolls", "roll", $who_gender) } a natural 1

## Plights, turns of fortune, and what breaks into a turn

told-dies = { VERB("dies", "die", $actor_gender) }
told-stable = { VERB("is", "are", $actor_gender) } stable
told-breaks-spell = { $power_id ->
    [counterspell] { VERB("beats", "beat", $actor_gender) } that off
   *[other] { VERB("breaks", "break", $actor_gender) } the spell ({ $power })
}
    .strip = { $against ->
        [0] { "" }
       *[other] { $sum } against DC { $against }
    }
told-spell-holds = { VERB("does", "do", $actor_gender) } not break the spell ({ $power })
    .strip = { $sum } against DC { $against }
told-breaks-free = { VERB("breaks", "break", $actor_gender) } free
told-stays-up = { VERB("stays", "stay", $actor_gender) } on { story-own } feet
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
