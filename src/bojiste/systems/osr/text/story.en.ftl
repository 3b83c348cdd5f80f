### The story: what somebody does, without a subject and without a full stop; .strip is the proof in brackets.

story-silent = order-of-one fight explored sleeps goes-on goes-by trial
story-past = goes-on fight-over
story-items-surprise-roll = Surprise: { $items }.
    .item = { $actor } { $sum } ({ $caught ->
        [yes] surprised
       *[no] on guard
    })
story-items-initiative = Initiative: { $items }.
    .item = { $actor } { $sum }
    .falling = yes
story-items-fight-over = The fight is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; with all that goes with it { $turns ->
    [one] one turn of ten minutes has passed
   *[other] { $turns } turns of ten minutes have passed
}.
    .item = { "" }

## Movement

story-far = { $metres } m
told-approach = { $again ->
    [yes] { $swims ->
        [yes] { VERB("swims", "swim", $actor_gender) }
       *[no] { $runs ->
            [yes] { VERB("runs", "run", $actor_gender) }
           *[no] { VERB("goes", "go", $actor_gender) }
        }
    } on another { story-far }
   *[no] { $swims ->
        [yes] { VERB("swims", "swim", $actor_gender) }
       *[no] { $dear ->
            [yes] { VERB("struggles", "struggle", $actor_gender) }
           *[no] { $phrase ->
                [0] { VERB("goes", "go", $actor_gender) }
                [1] { VERB("steps", "step", $actor_gender) }
                [2] { VERB("moves", "move", $actor_gender) }
               *[other] { VERB("advances", "advance", $actor_gender) }
            }
        }
    } { story-far } towards { $target }
}
told-withdraw = { $phrase ->
    [0] { VERB("draws", "draw", $actor_gender) } back
    [1] { VERB("falls", "fall", $actor_gender) } back
    [2] { VERB("backs", "back", $actor_gender) } off
   *[other] { VERB("steps", "step", $actor_gender) } back
} { story-far }
told-flees = { $phrase ->
    [0] { VERB("flees", "flee", $actor_gender) } { story-far }
    [1] { VERB("bolts", "bolt", $actor_gender) } { story-far }
    [2] { VERB("runs", "run", $actor_gender) } for it, { story-far }
   *[other] { VERB("makes", "make", $actor_gender) } off { story-far }
}
told-step = { VERB("moves", "move", $actor_gender) } { story-far }{ $lead ->
   *[yes] { "" }
}
told-climbs = { VERB("climbs", "climb", $actor_gender) } on
told-slips = { VERB("gets", "get", $actor_gender) } no farther up
told-stands = { VERB("gets", "get", $actor_gender) } up
told-disengages = { $phrase ->
    [0] { VERB("breaks", "break", $actor_gender) } away
    [1] { VERB("draws", "draw", $actor_gender) } away
    [2] { VERB("slips", "slip", $actor_gender) } away
   *[other] { VERB("gets", "get", $actor_gender) } away
} from melee
told-sprints = { $phrase ->
    [0] { VERB("breaks", "break", $actor_gender) } into a run
    [1] { VERB("starts", "start", $actor_gender) } to run
    [2] { VERB("speeds", "speed", $actor_gender) } up
   *[other] { VERB("sets", "set", $actor_gender) } off at a run
}
told-no-way = { $again ->
    [yes] cannot go that way either
   *[no] { $bar_id ->
        [bound] cannot leave without breaking away from melee
       *[blocked] { VERB("is", "are", $actor_gender) } stopped short
    }
}{ $lead ->
   *[yes] { "" }
}
each-afflicted = { $target }
    .row = { $condition } { $already }
    .all = { $whom_grouped } { $already ->
        [yes] { $condition_id ->
            [asleep] { VERB("sleeps", "sleep", $whom_gender) } on
           *[other] { VERB("is", "are", $whom_gender) } no worse off
        }
       *[no] { story-became }
    }
story-became = { $condition_id ->
    [asleep] { VERB("falls", "fall", $whom_gender) } asleep
    [prone] { VERB("falls", "fall", $whom_gender) } prone
    [blind] { VERB("goes", "go", $whom_gender) } blind
    [unconscious] { VERB("falls", "fall", $whom_gender) } unconscious
    [held] { VERB("is", "are", $whom_gender) } held
    [helpless] { VERB("is", "are", $whom_gender) } helpless
    [dead] { VERB("dies", "die", $whom_gender) }
    [fled] { VERB("flees", "flee", $whom_gender) }
    [surrendered] { VERB("surrenders", "surrender", $whom_gender) }
   *[dying] { VERB("is", "are", $whom_gender) } dying
}
told-over = { $conditions_id ->
    [asleep] { VERB("wakes", "wake", $actor_gender) } up
    [blind] can see again
    [unconscious] { VERB("comes", "come", $actor_gender) } round
    [held] { VERB("is", "are", $actor_gender) } free again
    [helpless] can move again
   *[other] { VERB("is", "are", $actor_gender) } no longer { $conditions_is }
}
told-surrendered = { VERB("surrenders", "surrender", $actor_gender) }{ $lead ->
   *[yes] { "" }
}

## Blows

story-own = { $actor_gender ->
    [f] her
    [n] its
    [m] his
   *[other] their
}
story-so = { $measure ->
    [barely] barely{ " " }
   *[plain] { "" }
}
story-clean = { $measure ->
    [cleanly] { " " }cleanly
   *[plain] { "" }
}
story-them = { $same ->
    [yes] { story-him }
   *[no] { $target }
}
story-hit = { $way_id ->
    [cast] { story-so }{ VERB("hits", "hit", $actor_gender) } { story-them }{ story-clean } with it
    [shoot] { story-so }{ VERB("hits", "hit", $actor_gender) } { story-them }{ story-clean } with { story-own } { $weapon }
    [throw] { story-so }{ VERB("hits", "hit", $actor_gender) } { story-them }{ story-clean } with a thrown { $weapon }
   *[strike] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [fist] { story-so }{ VERB("punches", "punch", $actor_gender) } { story-them }
            [bite] { story-so }{ VERB("bites", "bite", $actor_gender) } { story-them }
            [sting] { story-so }{ VERB("stings", "sting", $actor_gender) } { story-them }
            [kick] { story-so }{ VERB("kicks", "kick", $actor_gender) } { story-them }
            [touch] { story-so }{ VERB("touches", "touch", $actor_gender) } { story-them }
            [swing] { story-so }{ $measure ->
                [plain] { $variant ->
                    [0] { VERB("slashes", "slash", $actor_gender) }
                    [1] { VERB("cuts", "cut", $actor_gender) }
                   *[other] { VERB("hits", "hit", $actor_gender) }
                }
               *[other] { VERB("hits", "hit", $actor_gender) }
            } { story-them }{ story-clean } with { story-own } { $weapon }
            [stab] { story-so }{ $measure ->
                [plain] { VERB("stabs", "stab", $actor_gender) }
               *[other] { VERB("hits", "hit", $actor_gender) }
            } { story-them }{ story-clean } with { story-own } { $weapon }
           *[other] { story-so }{ VERB("hits", "hit", $actor_gender) } { story-them }{ story-clean } with { story-own } { $weapon }
        }
       *[no] { story-so }{ VERB("hits", "hit", $actor_gender) } { story-them }{ story-clean } ({ $weapon })
    }
}
story-try = { $way_id ->
    [cast] { VERB("aims", "aim", $actor_gender) } it at { story-them }
    [shoot] { $phrase ->
        [0] { VERB("shoots", "shoot", $actor_gender) } at { story-them }
        [1] { VERB("aims", "aim", $actor_gender) } at { story-them }
        [2] { VERB("looses", "loose", $actor_gender) } a shot at { story-them }
       *[other] { VERB("fires", "fire", $actor_gender) } at { story-them }
    } with { story-own } { $weapon }
    [throw] { VERB("hurls", "hurl", $actor_gender) } { story-own } { $weapon } at { story-them }
   *[strike] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [fist] { VERB("throws", "throw", $actor_gender) } a punch at { story-them }
            [bite] { VERB("snaps", "snap", $actor_gender) } at { story-them }
            [sting] { VERB("stabs", "stab", $actor_gender) } at { story-them }
            [kick] { VERB("kicks", "kick", $actor_gender) } at { story-them }
            [touch] { VERB("reaches", "reach", $actor_gender) } for { story-them }
            [stab] { $phrase ->
                [0] { VERB("thrusts", "thrust", $actor_gender) } { story-own } { $weapon } at { story-them }
                [1] { VERB("lunges", "lunge", $actor_gender) } at { story-them } with { story-own } { $weapon }
                [2] { VERB("stabs", "stab", $actor_gender) } at { story-them } with { story-own } { $weapon }
               *[other] { VERB("jabs", "jab", $actor_gender) } at { story-them } with { story-own } { $weapon }
            }
            [swing] { $phrase ->
                [0] { VERB("slashes", "slash", $actor_gender) } at { story-them } with { story-own } { $weapon }
                [1] { VERB("swings", "swing", $actor_gender) } { story-own } { $weapon } at { story-them }
                [2] { VERB("cuts", "cut", $actor_gender) } at { story-them } with { story-own } { $weapon }
               *[other] { VERB("swipes", "swipe", $actor_gender) } at { story-them } with { story-own } { $weapon }
            }
            [smash] { $phrase ->
                [0] { VERB("swings", "swing", $actor_gender) } { story-own } { $weapon } at { story-them }
                [1] { VERB("strikes", "strike", $actor_gender) } at { story-them } with { story-own } { $weapon }
                [2] { VERB("lashes", "lash", $actor_gender) } out at { story-them } with { story-own } { $weapon }
               *[other] { VERB("aims", "aim", $actor_gender) } { story-own } { $weapon } at { story-them }
            }
           *[other] { VERB("attacks", "attack", $actor_gender) } { story-them } ({ $weapon })
        }
       *[no] { VERB("attacks", "attack", $actor_gender) } { story-them } ({ $weapon })
    }
}
story-him = { $target_gender ->
    [f] her
    [n] it
    [m] him
   *[other] them
}
story-fell = { $dies_known ->
    [yes] , and { $target } { VERB("dies", "die", $target_gender) }
   *[no] { $dying_known ->
        [yes] , and { $target } { VERB("lies", "lie", $target_gender) } dying
       *[no] { $unconscious_known ->
            [yes] , and { $target } { VERB("falls", "fall", $target_gender) } unconscious
           *[no] { $surrendered_known ->
                [yes] , and { $target } { VERB("surrenders", "surrender", $target_gender) }
               *[no] { "" }
            }
        }
    }
}
story-why = { $damage_effects_known ->
    [yes] { $damage_effects_id ->
        [water] { $variant ->
            [0] , dulled by the water
           *[other] { "" }
        }
        [resisted] , half of it shrugged off
        [weak] , a sore spot
       *[other] { "" }
    }
   *[no] { "" }
}
story-did = { $stopped_known ->
    [yes] , but the shield stops all of it{ $blocked_left ->
            [0] { " and breaks" }
           *[other] { "" }
        }
   *[no] { $damage_known ->
        [yes] : { $damage_damage ->
            [0] no effect ({ $damage_types })
           *[other] { $damage_damage } { $damage_types } damage
        }{ story-why }{ $blocked_known ->
            [yes] , the rest is caught by the shield{ $blocked_left ->
            [0] { ", which breaks" }
           *[other] { "" }
        }
           *[no] { "" }
        }{ story-fell }
       *[no] { $pushed_known ->
            [yes] { " " }and { VERB("pushes", "push", $actor_gender) } { story-him } back
           *[no] { $knocked_down_known ->
                [yes] { " " }and { VERB("knocks", "knock", $actor_gender) } { story-him } down
               *[no] { $seized_known ->
                    [yes] { " " }and { VERB("holds", "hold", $actor_gender) } { story-him }
                   *[no] { $disarmed_known ->
                        [yes] { " " }and { VERB("knocks", "knock", $actor_gender) } { story-him } out of a weapon ({ $disarmed_weapon })
                       *[no] { story-fell }
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
} against AC { $against }
story-lost = { $damage_known ->
    [yes] { " · " }{ $damage_sum }{ $damage_effects_known ->
        [yes] { " · " }{ $damage_effects }
       *[no] { "" }
    }{ $damage_target_hp_known ->
        [yes] { " · " }HP { $damage_target_hp_old } → { $damage_target_hp_new }
       *[no] { "" }
    }
   *[no] { "" }
}{ $blocked_known ->
    [yes] { " · " }struck out by the shield { $blocked_sum }, shield { $blocked_left }
   *[no] { "" }
}{ $save_failed_known ->
    [yes] { " · " }saving throw { $save_failed_sum } against { $save_failed_against }, failed
   *[no] { "" }
}{ $save_made_known ->
    [yes] { " · " }saving throw { $save_made_sum } against { $save_made_against }, made
   *[no] { "" }
}
told-hit = { story-hit }{ story-did }
    .strip = { story-roll }{ story-lost }
told-critical = { story-try } and { VERB("rolls", "roll", $actor_gender) } a natural 20, a critical hit{ story-did }
    .strip = { story-roll }{ story-lost }
told-miss = { story-try }{ $natural ->
    [1] { " " }and { VERB("rolls", "roll", $actor_gender) } a natural 1
   *[other] { $measure ->
        [narrowly] { $phrase ->
            [0] { " " }and narrowly { VERB("misses", "miss", $actor_gender) }
            [1] { " " }and just { VERB("misses", "miss", $actor_gender) }
            [2] , missing by a hair
           *[other] , narrowly missing
        }
        [wide] { $phrase ->
            [0] , going wide
            [1] { " " }and { VERB("misses", "miss", $actor_gender) } by a mile
            [2] , nowhere near
           *[other] , going well wide
        }
       *[plain] { $phrase ->
            [0] { " " }and { VERB("misses", "miss", $actor_gender) }
            [1] , but { VERB("misses", "miss", $actor_gender) }
            [2] , hitting nothing
           *[other] { " " }in vain
        }
    }
}
    .strip = { story-roll }
told-coup = { VERB("hits", "hit", $actor_gender) } { $target }, who is helpless ({ with-what }){ $coup_id ->
    [critical] { " " }critically
    [kill] { " " }to death
   *[damage] { "" }
}{ story-did }
    .strip = no roll{ story-lost }
told-wasted = { $late ->
    [yes] { VERB("misses", "miss", $actor_gender) } the chance to strike
   *[no] { "" }
}
told-engaged-ranged = { $happens ->
    [yes] { VERB("gets", "get", $actor_gender) } no shot in the press ({ $weapon })
   *[no] { "" }
}
    .strip = { $sum }, spoiled on 1 to 3
strip-save-made = { $actor } resists: { $sum } against { $against }
strip-save-failed = { $actor } does not resist: { $sum } against { $against }
strip-dice-fell = dice: { $sum }
strip-reversal = a reversal: { $reversals }
told-holds-out = { $phrase ->
    [0] still { VERB("holds", "hold", $actor_gender) } out without air
    [1] { VERB("goes", "go", $actor_gender) } on without a breath
    [2] { VERB("fights", "fight", $actor_gender) } down the urge to breathe
   *[other] { VERB("does", "do", $actor_gender) } not drown this time either
}
    .strip = { $sum } against { $against }
told-dies = { cause-of-death }
told-dying = { VERB("lies", "lie", $actor_gender) } dying{ $lead ->
   *[yes] { "" }
}
told-unconscious = { VERB("falls", "fall", $actor_gender) } unconscious
told-escapes = { VERB("comes", "come", $actor_gender) } off unharmed
    .strip = { $sum_known ->
        [yes] { $sum }
       *[no] { "" }
    }
told-catches = will take damage every round ({ $types })
told-struggles = { VERB("struggles", "struggle", $actor_gender) } to get free{ $lead ->
   *[yes] { "" }
}
told-loose = { VERB("gets", "get", $actor_gender) } out of the hold{ $lead ->
   *[yes] { "" }
}
told-check-made = { $task_id ->
    [force_door] { $ability_id ->
        [dex] { VERB("works", "work", $actor_gender) } the picks until the lock gives
       *[str] { VERB("heaves", "heave", $actor_gender) } at the door
    }
    [climbs] { VERB("finds", "find", $actor_gender) } a hold
    [hold] { VERB("is", "are", $actor_gender) } strong enough
    [fall_catch] { VERB("catches", "catch", $actor_gender) } hold
    [bring_down] { VERB("brings", "bring", $actor_gender) } the game within reach
   *[other] { VERB("makes", "make", $actor_gender) } a check
}
    .strip = { $ability }: { $sum } against { $against }
told-check-failed = { $task_id ->
    [force_door] { $ability_id ->
        [dex] { VERB("works", "work", $actor_gender) } the picks, but the lock does not give
       *[str] { $again ->
            [yes] { VERB("does", "do", $actor_gender) } not move the door either
           *[no] { $variant ->
                [0] { VERB("heaves", "heave", $actor_gender) } at the door, but it does not give
                [1] { VERB("puts", "put", $actor_gender) } a shoulder to the door in vain
               *[other] { VERB("throws", "throw", $actor_gender) } all weight at the door, which does not even creak
            }
        }
    }
    [climbs] { VERB("finds", "find", $actor_gender) } no hold
    [hold] { VERB("is", "are", $actor_gender) } not strong enough
    [fall_catch] { VERB("fails", "fail", $actor_gender) } to catch hold
    [bring_down] { VERB("loses", "lose", $actor_gender) } the game
   *[other] { VERB("fails", "fail", $actor_gender) } a check
}
    .strip = { $ability }: { $sum } against { $against }
told-in-vain = nothing helps any more
    .strip = { $sum }
told-healed = { VERB("gets", "get", $actor_gender) } { $amount } HP back
    .strip = { $sum }{ $actor_hp_known ->
        [yes] { " · " }HP { $actor_hp_old } → { $actor_hp_new }
       *[no] { "" }
    }

## Spells, things, instant actions

told-casts = { $phrase ->
    [1] { VERB("speaks", "speak", $actor_gender) } the words of { $spell }
    [2] { VERB("intones", "intone", $actor_gender) } { $spell }
   *[other] { VERB("casts", "cast", $actor_gender) } { $spell }
}
told-engaged-casting = { $happens ->
    [yes] { VERB("loses", "lose", $actor_gender) } it in the melee
   *[no] { VERB("finishes", "finish", $actor_gender) } it in spite of the melee
}
    .strip = { $sum }, spoiled on 1–3
told-unstable-casting = { $happens ->
    [yes] { VERB("loses", "lose", $actor_gender) } it on the unstable ground
   *[no] { VERB("keeps", "keep", $actor_gender) } it in spite of the unstable ground
}
    .strip = { $sum }, spoiled on 1–3
strip-shaken = held spell { $sum }, lost on 1–3
told-engaged-item = { $happens ->
    [yes] { VERB("loses", "lose", $actor_gender) } hold of { $thing_or_weapon } in the melee
   *[no] { VERB("is", "are", $actor_gender) } not put out by the melee
}
    .strip = { $sum }, it slips on 1–3
told-holds = { VERB("holds", "hold", $actor_gender) } it back
told-releases = { VERB("releases", "release", $actor_gender) } a held spell ({ $spell })
told-lets-go = { VERB("gives", "give", $actor_gender) } up a held spell ({ $spell }){ $lead ->
   *[yes] { "" }
}
told-spell-lost = { VERB("loses", "lose", $actor_gender) } the held spell ({ $spell })
told-readies = { VERB("makes", "make", $actor_gender) } ready and { VERB("waits", "wait", $actor_gender) } ({ $moment }){ $lead ->
   *[yes] { "" }
}
told-answers = { VERB("uses", "use", $actor_gender) } the readied action
told-fumbles-with = { "" }
told-uses = { $given ->
    [yes] { VERB("gives", "give", $actor_gender) } { $target } { $thing_or_weapon }
   *[no] { VERB("uses", "use", $actor_gender) } { $thing_or_weapon }
}
told-wields = { VERB("takes", "take", $actor_gender) } { $weapon } in hand
told-loads = { VERB("loads", "load", $actor_gender) } { story-own } { $weapon }
told-picks-up = { VERB("picks", "pick", $actor_gender) } up { $thing_or_weapon }
told-drops = { VERB("drops", "drop", $actor_gender) } { story-own } { $weapon }
told-looks = { VERB("looks", "look", $actor_gender) } after the body of { $target }

## Expeditions; of the whole party: they

told-lost-roll = { $lost ->
    [yes] unawares, they lose their way
   *[no] { $variant ->
        [0] they keep to the way
        [1] they do not lose their way
       *[other] they hold their course
    }
}
    .strip = { $sum }
told-drifts = { $degrees ->
    [0] they stay on course all the same
   *[other] they stray { $degrees }° to the { $left ->
        [yes] left
       *[no] right
    }
}
    .strip = { $sum }
told-encounter-roll = { $meets ->
    [yes] they are not alone
   *[no] { $variant ->
        [0] they meet nobody
        [1] nobody crosses their path
       *[other] they come upon nobody
    }
}
    .strip = { $sum }
told-met = { $members_grouped } { VERB("appears", "appear", $members_gender) }
    .strip = { "" }
told-gathers = { $variant ->
    [0] foraging comes off
    [1] there is something to gather on the way
   *[other] they find herbs and berries
}
    .strip = { $sum }
told-finds-nothing = { $variant ->
    [0] they gather nothing on the way
    [1] they find nothing to eat
   *[other] they forage in vain
}
    .strip = { $sum }
told-finds = { $supplies ->
    [one] they gain { $supplies } supply
   *[other] they gain { $supplies } supplies
}
    .strip = { $sum_known ->
        [yes] { $sum }
       *[no] { "" }
    }
told-travels = they { $variant ->
    [0] go
    [1] cover
   *[other] travel
} { $km } km{ $astray ->
    [yes] { $gone ->
        [0] , none of them towards the goal
       *[other] , only { $gone } of them towards the goal
    }
   *[no] { "" }
}
told-hunts = { $found ->
    [yes] they come upon game
   *[no] { $variant ->
        [0] they find no game
       *[other] they hunt in vain
    }
}
    .strip = { $sum }
told-explores = { $found ->
    [yes] they discover: { $feature }
   *[no] they discover nothing new
}
    .strip = { $sum }
told-covers = { VERB("provides", "provide", $actor_gender) } { $needs } by casting { $spell }
    .names = yes
each-need = { $on ->
    [yes] { "" }
   *[no] { $met ->
        [yes] { $again ->
            [yes] they have{ " " }
           *[no] for the night they have{ " " }
        }
       *[no] they lack{ " " }
    }
}{ $need } ({ $sum }{ $bonus ->
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
    .all = { $whom } { VERB("uses", "use", $whom_gender) } up { $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    }{ $whom_count ->
        [one] { "" }
       *[other] { " " }each
    }{ $actor_supplies_known ->
        [yes] { $actor_supplies_new ->
            [0] { " " }and { VERB("has", "have", $whom_gender) } none left
           *[other] { "" }
        }
       *[no] { "" }
    }
told-night-roll = { $happens ->
    [yes] somebody comes in the night
   *[no] { $variant ->
        [0] nobody comes in the night
       *[other] the night is quiet
    }
}
    .strip = { $sum }
told-rested = { $magic ->
    [yes] { $variant ->
        [0] they sleep well, and their magic is back
        [1] in the morning their magic is whole again
       *[other] sleep gives them their magic back
    }
   *[no] { $variant ->
        [0] they sleep well
       *[other] they sleep till morning
    }
}
    .strip = { "" }
told-gains = they gain { $treasure ->
    [0] { $experience } experience
   *[other] treasure worth { $treasure } gold{ $experience ->
        [0] { "" }
       *[other] { " " }and { $experience } experience
    }
}
    .strip = { "" }
each-share = { $actor }
    .row = { $share }
    .all = of the treasure { $whom } { VERB("gets", "get", $whom_gender) } { $share } gold{ $whom_count ->
        [one] { "" }
       *[other] { " " }each
    }
told-tired = { VERB("is", "are", $actor_gender) } { $points ->
    [1] a point
   *[other] { $points } points
} more tired ({ $cause }){ $lead ->
   *[yes] { "" }
}
    .strip = { $actor_fatigue_known ->
        [yes] fatigue { $actor_fatigue_old } → { $actor_fatigue_new }
       *[no] { "" }
    }
told-comes-round = { VERB("comes", "come", $actor_gender) } to after { $turns ->
    [one] one turn
   *[other] { $turns } turns
} of ten minutes
told-bears = { VERB("takes", "take", $actor_gender) } { $share } of the hardship{ $points ->
    [0] { "" }
   *[other] , { $points } of it beyond what { $actor_gender ->
        [f] she
        [n] it
        [pl] they
       *[m] he
    } can bear
}
    .strip = { $actor_hp_known ->
        [yes] HP { $actor_hp_old } → { $actor_hp_new }
       *[no] { "" }
    }

## Dungeons

told-enters = they { $how_id ->
    [in] { $variant ->
        [0] go
       *[other] step
    }
    [back] { $variant ->
        [0] go back
        [1] return
       *[other] turn back
    }
   *[on] { $variant ->
        [0] go on
        [1] move on
       *[other] press on
    }
} { story-room }
    .strip = { "" }
told-wandering-roll = { $come ->
    [yes] { $variant ->
        [0] something moves in the dark
        [1] there are footsteps
       *[other] something scrapes nearby
    }
   *[no] { $again ->
        [yes] still nothing
       *[no] { $variant ->
            [0] all is quiet
            [1] nobody comes
           *[other] nothing stirs
        }
    }
}
    .strip = wandering monsters: { $sum }
each-trap-roll = { $actor }
    .row = { $trap } { $off ->
        [yes] off
       *[no] safe
    }
    .all = { $whom_grouped } { $off ->
        [yes] { VERB("sets", "set", $whom_gender) } off the trap
       *[no] { VERB("does", "do", $whom_gender) } not set off the trap
    }: { $trap }
    .strip = { $sum }
told-gets-past = { VERB("gets", "get", $actor_gender) } past { $trap } thanks to { $method }
told-finds-none = { VERB("searches", "search", $actor_gender) } ({ $method }) and { VERB("finds", "find", $actor_gender) } nothing
    .names = yes
told-discovers = { VERB("finds", "find", $actor_gender) } { $things } ({ $method })
    .strip = { "" }
told-opens = { $how_id ->
    [forced] { VERB("breaks", "break", $actor_gender) } open
   *[unlocked] { VERB("unlocks", "unlock", $actor_gender) }
} { $door }
    .strip = { "" }
told-falls = { VERB("falls", "fall", $actor_gender) } { $metres } m{ $round ->
    [1] { "" }
   *[other] { " " }(down in round { $round })
}
told-unhurt = { VERB("is", "are", $actor_gender) } unhurt
told-light-burns = { $low ->
    [yes] { $left ->
        [1] the light only flickers now: one last turn
        [2] the light burns down: two turns more
        [3] there is light for three turns more
       *[other] { "" }
    }
   *[no] { "" }
}
told-light-out = the light goes out and it is dark
    .strip = { "" }

## Encounters

strip-distance-roll = distance { $sum }{ $halved ->
    [yes] , nearer by surprise
   *[no] { "" }
}{ $tens ->
    [yes] , in tens of metres
   *[no] { "" }
}
    .ahead = yes
told-in-place = they stand { $metres } m apart
    .strip = { "" }
told-reaction = { $mood_id ->
    [attacks] { VERB("means", "mean", $actor_gender) } to attack
    [hostile] { VERB("means", "mean", $actor_gender) } no good
    [unsure] { VERB("hesitates", "hesitate", $actor_gender) }
    [indifferent] { VERB("shows", "show", $actor_gender) } no interest
   *[friendly] { VERB("is", "are", $actor_gender) } friendly
}
    .strip = reaction { $sum }
strip-hostile-roll = attack on 1–3: { $sum }
told-side-attacks = { VERB("attacks", "attack", $actor_gender) }
    .strip = { "" }
told-side-waits = { VERB("waits", "wait", $actor_gender) }
    .strip = { "" }

## How everybody stands

gauge-hp = HP
    .head = { $value }/{ $maximum }
gauge-hurt = hurt
    .head = hurt { $value }
gauge-fatigue = fatigue
    .head = fatigue { $value }
gauge-magic = magic energy
    .head = magic { $value }
state-blind = blind
    .head = blind{ $actor_gender ->
       *[m] { "" }
    }
state-helpless = helpless
    .head = helpless{ $actor_gender ->
       *[m] { "" }
    }
state-asleep = asleep
    .head = asleep{ $actor_gender ->
       *[m] { "" }
    }
state-unconscious = unconscious
    .hides = hp hurt magic fatigue engaged prone
state-dead = dead
    .head = dead{ $actor_gender ->
       *[m] { "" }
    }
    .hides = hp hurt magic fatigue engaged prone burning
state-dying = dying
    .hides = hp hurt magic fatigue engaged prone
state-fled = fled
    .head = fled{ $actor_gender ->
       *[m] { "" }
    }
    .hides = hp hurt magic fatigue engaged fleeing
state-surrendered = surrendered
    .head = surrendered{ $actor_gender ->
       *[m] { "" }
    }
    .hides = magic engaged fleeing
state-fleeing = fleeing
    .head = fleeing{ $actor_gender ->
       *[m] { "" }
    }
    .hides = engaged magic
state-surprised = surprised
    .head = surprised{ $actor_gender ->
       *[m] { "" }
    }
state-away = not there
    .absent = yes
state-prone = prone
    .head = prone{ $actor_gender ->
       *[m] { "" }
    }
state-engaged = in melee
    .head = { "" }
ledger-highest = { $who } { VERB("rolls", "roll", $who_gender) } a natural 20
ledger-lowest = { $who } { VERB("rolls", "roll", $who_gender) } a natural 1
story-items-order = { $tie ->
    [yes] On a tie { $first } { VERB("begins", "begin", $first_gender) }.
   *[no] { "" }
}
    .item = { "" }
each-takes-flight = { $actor }
    .row = flight
    .all = { $whom_grouped } { VERB("takes", "take", $whom_gender) } to flight
each-damage = { $target }
    .row = { $alone } { $damage } { $halved } { $types } { $dies_known } { $dying_known } { $unconscious_known }
    .all = { $whom_grouped } { $damage ->
        [0] { VERB("comes", "come", $whom_gender) } off unhurt
       *[other] { $halved ->
            [yes] { VERB("dodges", "dodge", $whom_gender) } half of it but { VERB("takes", "take", $whom_gender) }
           *[no] { VERB("takes", "take", $whom_gender) }
        } { $damage } { $types } damage{ $whom_count ->
            [one] { "" }
           *[other] { " " }each
        }
    }{ $dies_known ->
        [yes] { " " }and { VERB("dies", "die", $whom_gender) }
       *[no] { $dying_known ->
            [yes] { " " }and { VERB("lies", "lie", $whom_gender) } dying
           *[no] { $unconscious_known ->
                [yes] { " " }and { VERB("falls", "fall", $whom_gender) } unconscious
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
        [yes] HP { $target_hp_old } → { $target_hp_new }
       *[no] no change
    }
story-room = { $into_known ->
    [yes] { $into }
   *[no] into { $room }
}
told-traces = { $below ->
    [yes] { $variant ->
        [0] it does not come this way
        [1] it moves off
       *[other] then all is still again
    }
   *[no] { $variant ->
        [0] they find only tracks
        [1] there is only a cold fireplace
       *[other] smoke rises far off, and that is all
    }
}
    .strip = { "" }
told-noise = { $again ->
    [yes] that carries, too
   *[no] { $variant ->
        [0] the crash carries far
        [1] that must have been heard
       *[other] the noise rolls down the passages
    }
}
    .strip = { "" }
told-leaves-dungeon = they leave
    .strip = { "" }
told-rests = they lie down to rest for { $hours } hours
told-experience = everybody gains { $each } experience
    .strip = { "" }
each-holds-breath = { $left ->
    [0] { $actor } { VERB("is", "are", $actor_gender) } out of air
    [1] { $actor } { VERB("has", "have", $actor_gender) } air for one round more
    [2] { $actor } { VERB("has", "have", $actor_gender) } air for two rounds
    [3] { $actor } { VERB("has", "have", $actor_gender) } air for three rounds
   *[other] { "" }
}
    .row = breath
story-items-misses = { $items }.
    .item = { $actor } { VERB("has", "have", $actor_gender) } not come to { $actor_gender ->
        [pl] their
       *[m] its
    } senses yet
each-fled = { $actor }
    .row = fled
    .all = { $whom_grouped } { VERB("is", "are", $whom_gender) } out of sight
told-body-lives = still { VERB("breathes", "breathe", $actor_gender) }
    .strip = { $sum }
told-revived = { VERB("comes", "come", $actor_gender) } round
    .strip = { $sum }{ $actor_hp_known ->
        [yes] { " · " }HP { $actor_hp_old } → { $actor_hp_new }
       *[no] { "" }
    }
told-party-waits = { VERB("waits", "wait", $actor_gender) } to see
told-gasps = { VERB("loses", "lose", $actor_gender) } the breath
