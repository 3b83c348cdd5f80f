### Рассказ о заклинаниях, умениях и о том, что за ними следует.

story-met = { $target_known ->
    [yes] { story-on }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { " " }на { $whom_acc }
           *[no] { " " }(цели: { $whom_grouped })
        }
       *[no] { "" }
    }
}
told-casts = { $power_id ->
    [counterspell] { PAST("ответил", $actor_gender) } контрзаклинанием{ power-slot-note }
   *[other] { story-meanwhile }{ $self ->
        [yes] { $again ->
            [yes] { PAST("добавил", $actor_gender) }
           *[no] { $phrase ->
                [1] { PAST("прочёл", $actor_gender, "прочл") } на себя
                [2] { PAST("наложил", $actor_gender) } на себя
                [3] { PAST("произнёс", $actor_gender, "произнесл") } на себя
               *[other] { PAST("сотворил", $actor_gender) } на себе
            }
        } { story-spell }{ power-slot-note }
       *[no] { $same ->
            [yes] { PAST("направил", $actor_gender) }{ story-met } { story-spell }{ power-slot-note }
           *[no] { $target_known ->
                [yes] { story-casts-at }
               *[no] { $whom_known ->
                    [yes] { story-casts-at }
                   *[no] { PAST("сотворил", $actor_gender) } { story-spell }{ power-slot-note }
                }
            }
        }
    }
}
    .names = yes
story-casts-at = { $again ->
    [yes] следом{ " " }
   *[no] { "" }
}{ $phrase ->
    [0] { PAST("направил", $actor_gender) } { story-spell }{ power-slot-note }{ story-met }
    [1] { PAST("наслал", $actor_gender) } { story-spell }{ power-slot-note }{ story-met }
    [2] { PAST("направил", $actor_gender) }{ story-met } { story-spell }{ power-slot-note }
   *[other] { PAST("наслал", $actor_gender) }{ story-met } { story-spell }{ power-slot-note }
}
story-feature = { $power_declines ->
    [yes] «{ $power_acc }»
   *[no] умение «{ $power }»
}
story-spell = { $power_declines ->
    [yes] «{ $power_acc }»
   *[no] заклинание «{ $power }»
}
told-uses-power = { story-meanwhile }{ $power_id ->
    [rage] { PAST("впал", $actor_gender) } в ярость
    [second_wind] { PAST("обрёл", $actor_gender, "обрел") } второе дыхание
    [sacred_weapon] { PAST("освятил", $actor_gender) } своё оружие
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
    [petrifying_gaze] { PAST("устремил", $actor_gender) } взгляд{ story-met } («{ $power }»)
    [blinding_gaze] { PAST("устремил", $actor_gender) } взгляд{ story-met } («{ $power }»)
    [frightening_gaze] { PAST("устремил", $actor_gender) } взгляд{ story-met } («{ $power }»)
    [dreadful_glare] { PAST("устремил", $actor_gender) } взгляд{ story-met } («{ $power }»)
    [death_glare] { PAST("устремил", $actor_gender) } взгляд{ story-met } («{ $power }»)
    [wing_attack] { PAST("замахал", $actor_gender) } крыльями{ story-met }
    [falling_ice] { PAST("обрушил", $actor_gender) } { story-spell }{ story-met }
    [freezing_fog] { PAST("наслал", $actor_gender) } { story-spell }{ story-met }
    [heated_body] { story-scorches }
    [searing_body] { story-scorches }
    [fire_aura] { story-scorches }
    [fire_form] { story-scorches }
   *[other] { PAST("применил", $actor_gender) } { story-feature }{ story-met }
}
    .names = yes
story-breathes = { $phrase ->
    [0] { PAST("дохнул", $actor_gender) }
    [1] { PAST("выдохнул", $actor_gender) }
    [2] изо всех сил { PAST("дохнул", $actor_gender) }
   *[other] во всю пасть { PAST("дохнул", $actor_gender) }
}{ story-met } («{ $power }»)
story-scorches = { PAST("обжёг", $actor_gender, "обожгл") }{ $same ->
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
} своим жаром
told-casts-on = { PAST("продолжил", $actor_gender) } накладывать «{ $power }» (осталось действий: { $left })
told-holds-spell = { PAST("наложил", $actor_gender) } заклинание «{ $power }» и удерживает его энергию
told-concentrates = { $lead ->
    [yes] { PAST("сосредоточился", $actor_gender) } на заклинании «{ $power }»
   *[no] { $phase_known ->
        [yes] { PAST("сосредоточился", $actor_gender) } на заклинании «{ $power }»
       *[no] { PAST("сосредоточился", $actor_gender) } на заклинании
    }
}
told-goes-on = { "" }
told-strikes-again = { PAST("направил", $actor_gender) } { story-spell }{ story-on }
told-revives = { PAST("вернул", $actor_gender) } { $same ->
    [yes] { $target_gender ->
        [f] её
        [pl] их
       *[m] его
    } к жизни
   *[no] к жизни { $target_declines ->
        [yes] { $target_acc }
       *[no] мёртвого ({ $target })
    }
} (1 хит)
told-cures = { PAST("вернул", $actor_gender) } { $self ->
    [yes] себе{ " " }
   *[no] { $same ->
        [yes] { $target_gender ->
            [f] ей
            [pl] им
           *[m] ему
        }{ " " }
       *[no] { $target_declines ->
            [yes] { $target_dat }{ " " }
           *[no] { "" }
        }
    }
}{ $regained ->
    [one] { $regained } хит
    [few] { $regained } хита
   *[other] { $regained } хитов
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
        [yes] { " · " }хиты { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }
told-regenerates = { $phrase ->
    [0] { PAST("затянул", $actor_gender) } раны
    [1] { PAST("залечил", $actor_gender) } раны
    [2] { PAST("заживил", $actor_gender) } раны
   *[other] { PAST("срастил", $actor_gender) } раны
} ({ healing-regained })
told-regeneration-fails = на этот раз раны не { PAST("затянул", $actor_gender) }
told-recharges = снова { $actor_gender ->
    [pl] могут применить
   *[m] может применить
} «{ $power }»
    .strip = { $sum }, нужно { $against }
told-recharge-fails = ещё не { $actor_gender ->
    [pl] могут применить
   *[m] может применить
} «{ $power }»
    .strip = { $sum }, нужно { $against }
told-lair = { PAST("призвал", $actor_gender) } силу логова
told-legendary-resistance = всё же { PAST("устоял", $actor_gender) } (Легендарное сопротивление)
told-answers = немедленно { PAST("ответил", $actor_gender) }
told-aftermath = { $way_id ->
    [alone] упавшим потом никто не помог
   *[other] после боя: { $way }
}

## Спасброски

told-save-made = { $phrase ->
    [0] успешно { PAST("бросил", $actor_gender) }
    [1] { PAST("прошёл", $actor_gender, "прошл") }
    [2] удачно { PAST("бросил", $actor_gender) }
   *[other] { PAST("выдержал", $actor_gender) }
} спасбросок ({ $ability })
    .strip = { story-save }
told-save-missed = { $phrase ->
    [0] { PAST("провалил", $actor_gender) }
    [1] неудачно { PAST("бросил", $actor_gender) }
    [2] не { PAST("прошёл", $actor_gender, "прошл") }
   *[other] не { PAST("выдержал", $actor_gender) }
} спасбросок ({ $ability })
    .strip = { story-save }
told-save-fails = { PAST("провалил", $actor_gender) } спасбросок ({ $ability }) без броска
story-save = { $state ->
    [1] преимущество, { $helps }: { $sum }
    [-1] помеха, { $hinders }: { $sum }
   *[0] { $sum }
} против СЛ { $against }
story-save-head = { $on ->
    [yes] { $actor }
   *[no] { $ability } против СЛ { $against } — { $actor }
}
story-save-of = { story-save-head }{ $state ->
    [1] { " " }с преимуществом ({ $helps }): { $sum }
    [-1] { " " }с помехой ({ $hinders }): { $sum }
   *[0] : { $sum }
}
strip-save-made = { story-save-of } { $proof_known ->
    [yes] ✓ насовсем
   *[no] ✓
}
    .row = { $ability } { $against }
strip-save-missed = { story-save-of } ✗
    .row = { $ability } { $against }
strip-save-fails = { story-save-head } без броска ✗
    .row = { $ability } { $against }
strip-proof = { $actor } больше этому не поддастся
strip-dice-fell = кости: { $sum }
strip-effect-rolled = урон { $sum }

## Последствия

each-damage = { $damage ->
    [0] { $target } без урона{ story-why-less }
   *[other] { $on ->
        [yes] { $target } — { story-only }{ story-much }
       *[no] { $target } { $phrase ->
            [1] { PAST("принял", $target_gender) } на себя
            [2] { PAST("схлопотал", $target_gender) }
           *[other] { PAST("получил", $target_gender) }
        } { story-only }{ story-much }
    }{ story-darts }{ story-why-less }{ story-then }{ $befalls_known ->
        [yes] { story-befell }
       *[no] { "" }
    }
}
    .strip = { story-loss }
story-only = { $saved_known ->
    [yes] лишь{ " " }
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
    [yes] { " " }от { $darts ->
        [one] { $darts } стрелы
       *[other] { $darts } стрел
    }
   *[no] { "" }
}
story-why-less = { $rolled_known ->
    [yes] { " " }({ $reasons })
   *[no] { "" }
}
story-loss = { $target_thp_known ->
    [yes] временные хиты { $target_thp_old } → { $target_thp_new }{ $target_hp_known ->
        [yes] { " · " }
       *[no] { "" }
    }
   *[no] { "" }
}{ $target_hp_known ->
    [yes] хиты { $target_hp_old } → { $target_hp_new }
   *[no] { "" }
}
story-then = { $falls_known ->
    [yes] { " " }и { PAST("упал", $target_gender) } без сознания
   *[no] { $dies_known ->
        [yes] { " " }и { PAST("убит", $target_gender) }
       *[no] { $breaks_known ->
            [yes] { " " }и { PAST("разбит", $target_gender) }
           *[no] { $death_failure_known ->
                [yes] , ещё { $death_failure_critical_id ->
                    [yes] два провала
                   *[no] один провал
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
               *[no] { " " }и лежит
            }
        }
    }
   *[other] { " " }и { $befalls_conditions_is }
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
    [yes] тоже
   *[no] { story-became }{ story-power-known }
}
story-power-known = { $named ->
    [yes] { "" }
   *[no] { $power_declines ->
        [yes] { " " }(«{ $power }»)
       *[no] { "" }
    }
}
story-became = { $conditions_is }
each-gains-thp = { $on ->
    [yes] { $target } { $amount }
   *[no] временные хиты («{ $power }»): { $target } { $amount }
}
    .row = { $power }
    .list = yes
told-recovers = { $condition_id ->
    [unconscious] { PAST("очнулся", $actor_gender) }
    [incapacitated] снова { VERB("может", "могут", $actor_gender) } действовать
    [blinded] снова { VERB("видит", "видят", $actor_gender) }
    [deafened] снова { VERB("слышит", "слышат", $actor_gender) }
    [frightened] больше не { VERB("боится", "боятся", $actor_gender) }
    [poisoned] { PAST("оправился", $actor_gender) } от яда
    [petrified] { PAST("ожил", $actor_gender) }: камень снова стал плотью
   *[other] больше не { $condition_is }
}
