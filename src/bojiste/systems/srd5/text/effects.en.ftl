### The story of spells and features, and of what they do.

story-met = { $target_known ->
    [yes] { " " }on { story-them }
   *[no] { $whom_known ->
        [yes] { " " }on { $whom }
       *[no] { "" }
    }
}
told-casts = { $power_id ->
    [counterspell] { VERB("answers", "answer", $actor_gender) } with { $power }{ power-slot-note }
   *[other] { story-meanwhile }{ $again ->
        [yes] { $phrase ->
            [1] { VERB("follows", "follow", $actor_gender) } with
            [2] { VERB("goes", "go", $actor_gender) } on with
            [3] then { VERB("casts", "cast", $actor_gender) }
           *[other] { VERB("adds", "add", $actor_gender) }
        }
       *[no] { $phrase ->
            [1] { VERB("invokes", "invoke", $actor_gender) }
            [2] { VERB("spends", "spend", $actor_gender) }
           *[other] { VERB("casts", "cast", $actor_gender) }
        }
    } { $power }{ power-slot-note }{ story-met }
}
    .names = yes
told-uses-power = { story-meanwhile }{ $power_id ->
    [rage] { VERB("flies", "fly", $actor_gender) } into a rage
    [second_wind] { VERB("catches", "catch", $actor_gender) } a second wind
    [sacred_weapon] { VERB("hallows", "hallow", $actor_gender) } the weapon in hand
    [acid_breath] { story-breathes }
    [cold_breath] { story-breathes }
    [fire_breath] { story-breathes }
    [frost_breath] { story-breathes }
    [lightning_breath] { story-breathes }
    [poison_breath] { story-breathes }
    [steam_breath] { story-breathes }
    [sleep_breath] { story-breathes }
    [slowing_breath] { story-breathes }
    [weakening_breath] { story-breathes }
    [paralyzing_breath] { story-breathes }
    [repulsion_breath] { story-breathes }
    [blinding_breath] { story-breathes }
    [petrifying_breath] { story-breathes }
    [petrifying_gaze] { VERB("turns", "turn", $actor_gender) } { story-own } { $power }{ story-met }
    [blinding_gaze] { VERB("turns", "turn", $actor_gender) } { story-own } { $power }{ story-met }
    [frightening_gaze] { VERB("turns", "turn", $actor_gender) } { story-own } { $power }{ story-met }
    [dreadful_glare] { VERB("turns", "turn", $actor_gender) } { story-own } { $power }{ story-met }
    [death_glare] { VERB("turns", "turn", $actor_gender) } { story-own } { $power }{ story-met }
    [wing_attack] { VERB("beats", "beat", $actor_gender) } { story-own } wings at { story-those }
    [falling_ice] { VERB("brings", "bring", $actor_gender) } { $power } down{ story-met }
    [freezing_fog] { VERB("brings", "bring", $actor_gender) } { $power } down{ story-met }
    [heated_body] { story-scorches }
    [searing_body] { story-scorches }
    [fire_aura] { story-scorches }
    [fire_form] { story-scorches }
   *[other] { VERB("uses", "use", $actor_gender) } { $power }{ story-met }
}
    .names = yes
story-breathes = { $phrase ->
    [0] { VERB("unleashes", "unleash", $actor_gender) }
    [1] { VERB("looses", "loose", $actor_gender) }
    [2] { VERB("lets", "let", $actor_gender) } loose
   *[other] { VERB("turns", "turn", $actor_gender) }
} { story-own } { $power }{ story-met }
story-scorches = { VERB("scorches", "scorch", $actor_gender) } { story-those } with { story-own } heat
story-those = { $target_known ->
    [yes] { story-them }
   *[no] { $whom_known ->
        [yes] { $whom }
       *[no] them
    }
}
told-casts-on = { VERB("goes", "go", $actor_gender) } on casting { $power } ({ $left } actions left)
told-holds-spell = { VERB("casts", "cast", $actor_gender) } { $power } and { VERB("holds", "hold", $actor_gender) } its energy
told-concentrates = { VERB("concentrates", "concentrate", $actor_gender) } on { $lead ->
    [yes] { $power }
   *[no] { $phase_known ->
        [yes] { $power }
       *[no] it
    }
}
told-goes-on = { "" }
told-strikes-again = { VERB("sends", "send", $actor_gender) } { $power } at { story-them }
told-revives = { VERB("brings", "bring", $actor_gender) } { story-them } back to life with 1 hit point
told-cures = { VERB("gives", "give", $actor_gender) } { story-them } { $regained } { $regained ->
    [one] hit point
   *[other] hit points
} back
    .strip = { $sum }{ $target_hp_known ->
        [yes] { " · " }HP { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }
told-regenerates = { VERB("regenerates", "regenerate", $actor_gender) } { healing-regained }
told-regeneration-fails = { VERB("does", "do", $actor_gender) } not regenerate this time
told-recharges = { VERB("has", "have", $actor_gender) } { $power } back
    .strip = { $sum }, { $against } will do
told-recharge-fails = { VERB("does", "do", $actor_gender) } not have { $power } back yet
    .strip = { $sum }, { $against } needed
told-lair = { VERB("calls", "call", $actor_gender) } on the lair
told-legendary-resistance = { VERB("shakes", "shake", $actor_gender) } it off all the same (Legendary Resistance)
told-answers = { VERB("answers", "answer", $actor_gender) } at once
told-aftermath = { $way_id ->
    [alone] nobody sees to the fallen afterwards
   *[other] after the fight, { $way }
}

## Saving throws

told-save-made = { $phrase ->
    [0] { VERB("makes", "make", $actor_gender) } the
    [1] { VERB("passes", "pass", $actor_gender) } the
    [2] { VERB("succeeds", "succeed", $actor_gender) } on the
   *[other] { VERB("meets", "meet", $actor_gender) } the
} { $ability } save
    .strip = { story-save }
told-save-missed = { $phrase ->
    [0] { VERB("fails", "fail", $actor_gender) } the
    [1] { VERB("misses", "miss", $actor_gender) } the
    [2] { VERB("does", "do", $actor_gender) } not make the
   *[other] { VERB("loses", "lose", $actor_gender) } the
} { $ability } save
    .strip = { story-save }
told-save-fails = { VERB("fails", "fail", $actor_gender) } the { $ability } save without a roll
story-save = { $state ->
    [1] advantage, { $helps }: { $sum }
    [-1] disadvantage, { $hinders }: { $sum }
   *[0] { $sum }
} against DC { $against }
story-save-head = { $on ->
    [yes] { $actor }
   *[no] { $ability } against DC { $against } — { $actor }
}
story-save-of = { story-save-head }{ $state ->
    [1] { " " }with advantage ({ $helps }): { $sum }
    [-1] { " " }with disadvantage ({ $hinders }): { $sum }
   *[0] : { $sum }
}
strip-save-made = { story-save-of } { $proof_known ->
    [yes] ✓ for good
   *[no] ✓
}
    .row = { $ability } { $against }
strip-save-missed = { story-save-of } ✗
    .row = { $ability } { $against }
strip-save-fails = { story-save-head } without a roll ✗
    .row = { $ability } { $against }
strip-proof = { $actor } is proof against it now
strip-dice-fell = dice { $sum }
strip-effect-rolled = damage { $sum }

## What comes of it

each-damage = { $damage ->
    [0] { $target } { VERB("takes", "take", $target_gender) } none{ story-why-less }
   *[other] { $target } { $on ->
        [yes] { story-only }{ story-much }
       *[no] { $phrase ->
            [1] { VERB("suffers", "suffer", $target_gender) }
            [2] { VERB("sustains", "sustain", $target_gender) }
           *[other] { VERB("takes", "take", $target_gender) }
        } { story-only }{ story-much } damage
    }{ story-darts }{ story-why-less }{ story-then }{ $befalls_known ->
        [yes] { story-befell }
       *[no] { "" }
    }
}
    .strip = { story-loss }
story-only = { $saved_known ->
    [yes] only{ " " }
   *[no] { "" }
}
story-much = { $dealt_types_known ->
    [yes] { $dealt_types }
   *[no] { $on ->
        [yes] { $damage }
       *[no] { $damage } { $types }
    }
}
story-darts = { $darts_known ->
    [yes] { " " }from { $darts ->
        [one] { $darts } dart
       *[other] { $darts } darts
    }
   *[no] { "" }
}
story-why-less = { $rolled_known ->
    [yes] { " " }({ $reasons })
   *[no] { "" }
}
story-loss = { $target_thp_known ->
    [yes] temporary HP { $target_thp_old } → { $target_thp_new }{ $target_hp_known ->
        [yes] { " · " }
       *[no] { "" }
    }
   *[no] { "" }
}{ $target_hp_known ->
    [yes] HP { $target_hp_old } → { $target_hp_new }
   *[no] { "" }
}
story-then = { $falls_known ->
    [yes] { " " }and { VERB("falls", "fall", $target_gender) } unconscious
   *[no] { $dies_known ->
        [yes] { " " }and { VERB("dies", "die", $target_gender) }
       *[no] { $breaks_known ->
            [yes] { " " }and { VERB("breaks", "break", $target_gender) }
           *[no] { $death_failure_known ->
                [yes]{ " " }and { VERB("has", "have", $target_gender) } { $death_failure_critical_id ->
                    [yes] two more failed death saves
                   *[no] one more failed death save
                }
               *[no] { "" }
            }
        }
    }
}
story-befell = { $befalls_conditions_id ->
    [prone] { $falls_known ->
        [yes] { "" }
       *[no] { $dies_known ->
            [yes] { "" }
           *[no] { $death_failure_known ->
                [yes] { "" }
               *[no] { " " }and { VERB("is", "are", $target_gender) } knocked prone
            }
        }
    }
   *[other] { " " }and { VERB("is", "are", $target_gender) } { $befalls_conditions_is }
}
each-befalls = { $conditions_id ->
    [prone] { $felled ->
        [yes] { "" }
       *[no] { story-befalls }
    }
   *[other] { $named ->
        [yes] { $power_id ->
            [mage_armor] { "" }
            [rage] { "" }
            [sacred_weapon] { "" }
            [mirror_image] { "" }
            [shield_of_faith] { "" }
            [sanctuary] { "" }
            [shield] { "" }
            [bless] { "" }
            [barkskin] { "" }
            [blur] { "" }
            [invisibility] { "" }
            [greater_invisibility] { "" }
            [stoneskin] { "" }
           *[other] { story-befalls }
        }
       *[no] { story-befalls }
    }
}
    .row = { $conditions } { $power }
    .list = yes
story-befalls = { $target } { $on ->
    [yes] too
   *[no] { story-became }
}
story-became = { VERB("is", "are", $target_gender) } { $conditions_is }
each-gains-thp = { $on ->
    [yes] { $target } { $amount }
   *[no] temporary hit points ({ $power }): { $target } { $amount }
}
    .row = { $power }
    .list = yes
told-recovers = { VERB("is", "are", $actor_gender) } no longer { $condition_is }
