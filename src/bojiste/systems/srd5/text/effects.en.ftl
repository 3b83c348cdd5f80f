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
   *[other] { VERB("casts", "cast", $actor_gender) } { $power }{ power-slot-note }{ story-met }
}
    .names = yes
told-uses-power = { VERB("uses", "use", $actor_gender) } { $power }{ story-met }
    .names = yes
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
told-aftermath = after the fight, { $way }

## Saving throws

told-save-made = { VERB("makes", "make", $actor_gender) } the { $ability } save
    .strip = { story-save }
told-save-missed = { VERB("fails", "fail", $actor_gender) } the { $ability } save
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
strip-effect-rolled = damage { $sum }

## What comes of it

each-damage = { $damage ->
    [0] { $target } { VERB("takes", "take", $target_gender) } none{ story-why-less }
   *[other] { $target } { $on ->
        [yes] { story-much }
       *[no] { VERB("takes", "take", $target_gender) } { story-much } damage
    }{ story-darts }{ story-why-less }{ story-loss }{ story-then }{ $befalls_known ->
        [yes] { story-befell }
       *[no] { "" }
    }
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
    [yes] { " " }(temporary HP { $target_thp_old } → { $target_thp_new })
   *[no] { "" }
}{ $target_hp_known ->
    [yes] { $on ->
        [yes] { " " }({ $target_hp_old } → { $target_hp_new })
       *[no] { " " }(HP { $target_hp_old } → { $target_hp_new })
    }
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
   *[other] { story-befalls }
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
