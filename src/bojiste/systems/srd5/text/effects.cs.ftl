### Vyprávění o kouzlech, schopnostech a jejich následcích.

story-power = { $power_declines ->
    [yes] { $power_acc }
   *[no] { $power }
}
story-met = { $target_known ->
    [yes] { story-on }
   *[no] { $whom_known ->
        [yes] , zasahuje: { $whom_grouped }
       *[no] { "" }
    }
}
told-casts = { PAST("seslal", $actor_gender) } { story-power }{ power-slot-note }{ story-met }
told-uses-power = { PAST("použil", $actor_gender) } { story-power }{ story-met }
told-casts-on = { PAST("pokračoval", $actor_gender) } ve vyvolávání ({ $power }, zbývá akcí: { $left })
told-holds-spell = { PAST("seslal", $actor_gender) } { story-power } a drží energii kouzla
told-concentrates = { $lead ->
    [yes] se soustředí
   *[no] soustředí se
} na { $phase_known ->
    [yes] { story-power }
   *[no] { $power_gender ->
        [f] ni
        [n] ně
        [pf] ně
        [pn] ně
       *[m] něj
    }
}
told-goes-on = { "" }
told-strikes-again = { PAST("poslal", $actor_gender) } { story-power }{ story-on }
told-revives = { PAST("přivedl", $actor_gender) } zpátky k životu { $target_declines ->
    [yes] { $target_acc }
   *[no] mrtvého ({ $target })
} (1 život)
told-cures = { PAST("vrátil", $actor_gender) } { $target_declines ->
    [yes] { $target_dat }{ " " }
   *[no] { "" }
}{ $regained ->
    [one] { $regained } život
    [few] { $regained } životy
   *[other] { $regained } životů
}{ $target_declines ->
    [yes] { "" }
   *[no] { " " }({ $target })
}
    .strip = { $sum }{ $target_hp_known ->
        [yes] { " · " }životy { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }
told-regenerates = { PAST("zregeneroval", $actor_gender) } ({ healing-regained })
told-regeneration-fails = tentokrát { PAST("neregeneroval", $actor_gender) }
told-recharges = má zase sílu na { story-power }
    .strip = { $sum }, stačí { $against }
told-recharge-fails = ještě nemá sílu na { story-power }
    .strip = { $sum }, je třeba { $against }
told-lair = { PAST("povolal", $actor_gender) } moc doupěte
told-legendary-resistance = přesto { PAST("odolal", $actor_gender) } (Legendární odolnost)
told-answers = hned { PAST("odpověděl", $actor_gender) }
told-aftermath = po boji: { $way }

## Záchranné hody

told-save-made = v záchranném hodu ({ $ability }) { PAST("uspěl", $actor_gender) }
    .strip = { story-save }
told-save-missed = v záchranném hodu ({ $ability }) { PAST("neuspěl", $actor_gender) }
    .strip = { story-save }
told-save-fails = v záchranném hodu ({ $ability }) { PAST("neuspěl", $actor_gender) } bez hodu
story-save = { $state ->
    [1] výhoda, { $helps }: { $sum }
    [-1] nevýhoda, { $hinders }: { $sum }
   *[0] { $sum }
} proti SO { $against }
story-save-head = { $on ->
    [yes] { $actor }
   *[no] { $ability } proti SO { $against }: { $actor }
}
story-save-of = { story-save-head } { $state ->
    [1] s výhodou ({ $helps }) { $sum }
    [-1] s nevýhodou ({ $hinders }) { $sum }
   *[0] { $sum }
}
strip-save-made = { story-save-of } ✓
    .row = { $ability } { $against }
strip-save-missed = { story-save-of } ✗
    .row = { $ability } { $against }
strip-save-fails = { story-save-head } bez hodu ✗
    .row = { $ability } { $against }
strip-proof = { $actor } už tomu nepodlehne
strip-effect-rolled = zranění { $sum }

## Následky

each-damage = { $damage ->
    [0] { $target } bez zranění{ story-why-less }
   *[other] { $on ->
        [yes] { $target } { story-much }
       *[no] { $target } { PAST("utrpěl", $target_gender) } { story-much } zranění
    }{ story-why-less }{ story-loss }{ story-then }{ $befalls_known ->
        [yes] , { $befalls_conditions }
       *[no] { "" }
    }
}
story-much = { $dealt_types_known ->
    [yes] { $dealt_types_gen }
   *[no] { $on ->
        [yes] { $damage }
       *[no] { $damage } { $types_gen }
    }
}
story-why-less = { $rolled_known ->
    [yes] { " " }({ $reasons })
   *[no] { "" }
}
story-loss = { $target_thp_known ->
    [yes] { " " }(dočasné životy { $target_thp_old } → { $target_thp_new })
   *[no] { "" }
}{ $target_hp_known ->
    [yes] { $on ->
        [yes] { " " }({ $target_hp_old } → { $target_hp_new })
       *[no] { " " }(životy { $target_hp_old } → { $target_hp_new })
    }
   *[no] { "" }
}
story-then = { $falls_known ->
    [yes] { " " }a { PAST("klesl", $target_gender) } v bezvědomí k zemi
   *[no] { $dies_known ->
        [yes] { " " }a { story-is } { ADJ("mrtvý", $target_gender) }
       *[no] { $breaks_known ->
            [yes] { " " }a { story-is } { ADJ("rozbitý", $target_gender) }
           *[no] { $death_failure_known ->
                [yes] { " " }a má o { $death_failure_critical_id ->
                    [yes] dva neúspěchy
                   *[no] neúspěch
                } proti smrti víc
               *[no] { "" }
            }
        }
    }
}
each-befalls = { $on ->
    [yes] { $target }
   *[no] { $conditions } ({ $power }): { $target }
}
    .row = { $conditions } { $power }
    .list = yes
each-gains-thp = { $on ->
    [yes] { $target } { $amount }
   *[no] dočasné životy ({ $power }): { $target } { $amount }
}
    .row = { $power }
    .list = yes
told-recovers = už { $actor_gender ->
    [pm] nejsou
    [pf] nejsou
    [pn] nejsou
   *[m] není
} { $condition_id ->
    [blinded] { state-blinded.head }
    [blurred] { state-blurred.head }
    [charmed] { state-charmed.head }
    [deafened] { state-deafened.head }
    [frightened] { state-frightened.head }
    [grappled] { state-grappled.head }
    [incapacitated] { state-incapacitated.head }
    [invisible] { state-invisible.head }
    [paralyzed] { state-paralyzed.head }
    [petrified] { state-petrified.head }
    [poisoned] { state-poisoned.head }
    [restrained] { state-restrained.head }
    [outlined] { state-outlined.head }
    [sickened] { state-sickened.head }
    [slowed] { state-slowed.head }
    [stunned] { state-stunned.head }
    [unconscious] { state-unconscious.head }
    [weakened] { state-weakened.head }
   *[other] ve stavu: { $condition }
}
