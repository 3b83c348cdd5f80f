### Vyprávění o kouzlech, schopnostech a jejich následcích.

story-power = { $power_declines ->
    [yes] { $power_acc }
   *[no] { $power }
}
story-met-first = { $same ->
    [yes] { story-on }
   *[no] { "" }
}
story-met = { $target_known ->
    [yes] { $same ->
        [yes] { "" }
       *[no] { story-on }
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { " " }na { $whom_acc }
           *[no] { " " }(cíle: { $whom_grouped })
        }
       *[no] { "" }
    }
}
told-casts = { $power_id ->
    [counterspell] { PAST("odpověděl", $actor_gender) } protikouzlem{ power-slot-note }
   *[other] { story-meanwhile }{ $again ->
        [yes] { PAST("přidal", $actor_gender) }
       *[no] { $phrase ->
            [2] { PAST("vyslal", $actor_gender) }
            [3] { PAST("vyslal", $actor_gender) }
           *[other] { PAST("seslal", $actor_gender) }
        }
    }{ story-met-first } { $phrase ->
        [1] { story-met-before }{ story-power }{ power-slot-note }
        [3] { story-met-before }{ story-power }{ power-slot-note }
       *[other] { story-power }{ power-slot-note }{ story-met }
    }
}
    .names = yes
story-met-before = { $target_known ->
    [yes] { $same ->
        [yes] { "" }
       *[no] { $self ->
            [yes] { "" }
           *[no] { $target_declines ->
                [yes] na { $target_acc }{ " " }
               *[no] { "" }
            }
        }
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] na { $whom_acc }{ " " }
           *[no] { "" }
        }
       *[no] { "" }
    }
}
told-uses-power = { story-meanwhile }{ $power_id ->
    [rage] { PAST("propadl", $actor_gender) } zuřivosti
    [second_wind] { PAST("chytil", $actor_gender) } druhý dech
    [sacred_weapon] { PAST("posvětil", $actor_gender) } svou zbraň
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
    [petrifying_gaze] { PAST("upřel", $actor_gender) }{ story-met-first } { story-power }{ story-met }
    [blinding_gaze] { PAST("upřel", $actor_gender) }{ story-met-first } { story-power }{ story-met }
    [frightening_gaze] { PAST("upřel", $actor_gender) }{ story-met-first } { story-power }{ story-met }
    [dreadful_glare] { PAST("upřel", $actor_gender) }{ story-met-first } { story-power }{ story-met }
    [death_glare] { PAST("upřel", $actor_gender) }{ story-met-first } { story-power }{ story-met }
    [wing_attack] { PAST("zaútočil", $actor_gender) } křídly{ story-met-first }{ story-met }
    [falling_ice] { PAST("seslal", $actor_gender) }{ story-met-first } { story-power }{ story-met }
    [freezing_fog] { PAST("seslal", $actor_gender) }{ story-met-first } { story-power }{ story-met }
    [heated_body] { story-scorches }
    [searing_body] { story-scorches }
    [fire_aura] { story-scorches }
    [fire_form] { story-scorches }
   *[other] { PAST("použil", $actor_gender) }{ story-met-first } { story-power }{ story-met }
}
    .names = yes
story-breathes = { $phrase ->
    [0] { PAST("vydechl", $actor_gender) }
    [1] { PAST("vychrlil", $actor_gender) }
    [2] { PAST("vydechl", $actor_gender) } naplno
   *[other] { PAST("vypustil", $actor_gender) }
}{ story-met-first } { story-power }{ story-met }
story-scorches = { PAST("popálil", $actor_gender) }{ $same ->
    [yes] { " " }{ story-it }
   *[no] { $target_known ->
        [yes] { $target_declines ->
            [yes] { " " }{ $target_acc }
           *[no] { "" }
        }
       *[no] { $whom_known ->
            [yes] { $whom_declines ->
                [yes] { " " }{ $whom_acc }
               *[no] { "" }
            }
           *[no] { "" }
        }
    }
} svým žárem
told-casts-on = { PAST("pokračoval", $actor_gender) } ve vyvolávání ({ $power }, zbývá akcí: { $left })
told-holds-spell = { PAST("seslal", $actor_gender) } { story-power } a drží energii kouzla
told-concentrates = { $lead ->
    [yes] se { PAST("soustředil", $actor_gender) } na { story-power }
   *[no] { PAST("soustředil", $actor_gender) } se na { $phase_known ->
        [yes] { story-power }
       *[no] { $power_gender ->
            [f] ni
            [n] ně
            [pf] ně
            [pn] ně
            [pm] ně
           *[m] něj
        }
    }
}
told-goes-on = { "" }
told-strikes-again = { PAST("poslal", $actor_gender) } { story-power }{ story-on }
told-revives = { PAST("přivedl", $actor_gender) } { $same ->
    [yes] { story-it } zpátky k životu
   *[no] zpátky k životu { $target_declines ->
        [yes] { $target_acc }
       *[no] mrtvého ({ $target })
    }
} (1 život)
told-cures = { $self ->
    [yes] { $lead ->
        [yes] si { PAST("vrátil", $actor_gender) }
       *[no] { PAST("vrátil", $actor_gender) } si
    }
   *[no] { PAST("vrátil", $actor_gender) }
} { $self ->
    [yes] { "" }
   *[no] { $same ->
        [yes] { $target_gender ->
            [f] jí
            [pm] jim
            [pf] jim
            [pn] jim
           *[m] mu
        }{ " " }
       *[no] { $target_declines ->
            [yes] { $target_dat }{ " " }
           *[no] { "" }
        }
    }
}{ $regained ->
    [one] { $regained } život
    [few] { $regained } životy
   *[other] { $regained } životů
}{ $self ->
    [yes] { "" }
   *[no] { $same ->
        [yes] { "" }
       *[no] { $target_declines ->
            [yes] { "" }
           *[no] { " " }({ $target })
        }
    }
}
    .strip = { $sum }{ $target_hp_known ->
        [yes] { " · " }životy { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }
told-regenerates = { $phrase ->
    [0] { $lead ->
        [yes] si { PAST("zacelil", $actor_gender) }
       *[no] { PAST("zacelil", $actor_gender) } si
    } rány
    [1] { $lead ->
        [yes] si { PAST("vyhojil", $actor_gender) }
       *[no] { PAST("vyhojil", $actor_gender) } si
    } rány
    [2] { PAST("nechal", $actor_gender) } rány zacelit
   *[other] { $lead ->
        [yes] si { PAST("zahojil", $actor_gender) }
       *[no] { PAST("zahojil", $actor_gender) } si
    } rány
} ({ healing-regained })
told-regeneration-fails = tentokrát si rány { PAST("nezacelil", $actor_gender) }
told-recharges = má zase sílu na { story-power }
    .strip = { $sum }, stačí { $against }
told-recharge-fails = ještě nemá sílu na { story-power }
    .strip = { $sum }, je třeba { $against }
told-lair = { PAST("sáhl", $actor_gender) } k moci doupěte
told-legendary-resistance = přesto { PAST("odolal", $actor_gender) } (Legendární odolnost)
told-answers = hned { PAST("odpověděl", $actor_gender) }
told-aftermath = { $way_id ->
    [alone] o padlé se pak nikdo nepostaral
   *[other] po boji: { $way }
}

## Záchranné hody

told-save-made = { $phrase ->
    [0] v záchranném hodu ({ $ability }) { PAST("uspěl", $actor_gender) }
    [1] záchranný hod ({ $ability }) { PAST("zvládl", $actor_gender) }
    [2] { PAST("uspěl", $actor_gender) } v záchranném hodu ({ $ability })
   *[other] záchranným hodem ({ $ability }) { PAST("prošel", $actor_gender, "prošl") }
}
    .strip = { story-save }
told-save-missed = { $phrase ->
    [0] v záchranném hodu ({ $ability }) { PAST("neuspěl", $actor_gender) }
    [1] záchranný hod ({ $ability }) { PAST("nezvládl", $actor_gender) }
    [2] { PAST("neuspěl", $actor_gender) } v záchranném hodu ({ $ability })
   *[other] při záchranném hodu ({ $ability }) { PAST("selhal", $actor_gender) }
}
    .strip = { story-save }
told-save-fails = v záchranném hodu ({ $ability }) { PAST("neuspěl", $actor_gender) } bez hodu
story-save = { $state ->
    [1] výhoda, { $helps }: { $sum }
    [-1] nevýhoda, { $hinders }: { $sum }
   *[0] { $sum }
} proti SO { $against }
story-save-head = { $on ->
    [yes] { $actor }
   *[no] { $ability } proti SO { $against } – { $actor }
}
story-save-of = { story-save-head }{ $state ->
    [1] { " " }s výhodou ({ $helps }): { $sum }
    [-1] { " " }s nevýhodou ({ $hinders }): { $sum }
   *[0] : { $sum }
}
strip-save-made = { story-save-of } { $proof_known ->
    [yes] ✓ natrvalo
   *[no] ✓
}
    .row = { $ability } { $against }
strip-save-missed = { story-save-of } ✗
    .row = { $ability } { $against }
strip-save-fails = { story-save-head } bez hodu ✗
    .row = { $ability } { $against }
strip-proof = { $actor } už tomu nepodlehne
strip-dice-fell = kostky { $sum }
strip-effect-rolled = zranění { $sum }

## Následky

each-damage = { $damage ->
    [0] { $target } bez zranění{ story-why-less }
   *[other] { $on ->
        [yes] { $target } { story-only }{ story-much }
       *[no] { $target } { $phrase ->
            [0] { PAST("utrpěl", $target_gender) }
            [1] { PAST("schytal", $target_gender) }
            [2] { PAST("utržil", $target_gender) }
           *[other] { PAST("dostal", $target_gender) }
        } { story-only }{ story-much } zranění
    }{ story-darts }{ story-why-less }{ story-then }{ $befalls_known ->
        [yes] { story-befell }
       *[no] { "" }
    }
}
    .strip = { story-loss }
story-only = { $saved_known ->
    [yes] jen{ " " }
   *[no] { "" }
}
story-much = { $dealt_types_known ->
    [yes] { $dealt_types_gen }
   *[no] { $on ->
        [yes] { $damage }
       *[no] { $damage } { $types_gen }
    }
}
story-darts = { $darts_known ->
    [yes] { " " }{ PREP("z", $darts) } { $darts ->
        [one] střely
       *[other] střel
    }
   *[no] { "" }
}
story-why-less = { $rolled_known ->
    [yes] { " " }({ $reasons })
   *[no] { "" }
}
story-loss = { $target_thp_known ->
    [yes] dočasné životy { $target_thp_old } → { $target_thp_new }{ $target_hp_known ->
        [yes] { " · " }
       *[no] { "" }
    }
   *[no] { "" }
}{ $target_hp_known ->
    [yes] životy { $target_hp_old } → { $target_hp_new }
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
story-befell = { $befalls_conditions_id ->
    [prone] { $falls_known ->
        [yes] { "" }
       *[no] { $dies_known ->
            [yes] { "" }
           *[no] { $death_failure_known ->
                [yes] { "" }
               *[no] { " " }a leží
            }
        }
    }
    [bleeding] { " " }a krvácí
   *[other] { " " }a { story-is } { $befalls_conditions_is }
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
    [yes] také
   *[no] { story-became }{ $named ->
        [yes] { "" }
       *[no] { $power_declines ->
            [yes] { " " }({ $power })
           *[no] { "" }
        }
    }
}
story-became = { $conditions_id ->
    [prone] leží
    [bleeding] krvácí
   *[other] { story-is } { $conditions_is }
}
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
} { $condition_is }
