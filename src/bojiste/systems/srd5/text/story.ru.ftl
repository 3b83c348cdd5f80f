### Рассказ: что кто сделал, без подлежащего и без точки; в .strip — доказательство в скобках.

story-past = wakes rests
story-each = aftermath
story-items-stealth = Крались (Скрытность): { $items }.
    .item = { $actor }: { $sum }
story-items-hidden = Скрыты: { $items }.
    .item = { $actor } ({ $eyes_declines ->
        [yes] от { $eyes_gen }
       *[no] не видят: { $eyes }
    })
story-items-initiative = Инициатива: { $items }.
    .item = { $members_grouped }: { $sum }
    .falling = yes
story-items-roll-off = Решающий бросок при равенстве: { $items }.
    .item = { $actor }: { $sum }

told-no-longer-surprised = { PAST("опомнился", $actor_gender) }
story-goes = { $mode_known ->
    [yes] { $mode_id ->
        [fly] { PAST("перелетел", $actor_gender) }
        [swim] { PAST("переплыл", $actor_gender) }
        [burrow] { PAST("прополз", $actor_gender, "проползл") } под землёй
        [climb] { PAST("перелез", $actor_gender, "перелезл") }
        [jump] { PAST("прыгнул", $actor_gender) }
       *[walk] { PAST("перешёл", $actor_gender, "перешл") }
    }
   *[no] { PAST("перешёл", $actor_gender, "перешл") }
}
told-step = { $place_known ->
    [yes] { story-goes } на { $place } ({ $cost })
   *[no] { PAST("прошёл", $actor_gender, "прошл") } { $cost_acc }
}
told-approach = { PAST("приблизился", $actor_gender) } { $target_declines ->
    [yes] { PREP("к", $target_dat) }
   *[no] к цели ({ $target })
} на { $cost_acc }
told-withdraw = { PAST("отошёл", $actor_gender, "отошл") } на { $cost_acc }
told-drops-prone = { PAST("лёг", $actor_gender, "легл") } на землю
told-stands = { PAST("встал", $actor_gender) } ({ $cost })
told-picks-up = { PAST("подобрал", $actor_gender) } выроненное оружие
told-dash = { PAST("совершил", $actor_gender) } Рывок (+{ $bonus })
told-disengage = { PAST("совершил", $actor_gender) } Отход
told-dodge = { PAST("начал", $actor_gender) } уклоняться
told-help = { PAST("помог", $actor_gender, "помогл") } { $ally_known ->
    [yes] { $ally_declines ->
        [yes] { $ally_dat }
       *[no] союзнику ({ $ally })
    }
   *[no] кому-то
} { $target_declines ->
    [yes] против { $target_gen }
   *[no] (противник: { $target })
}
told-assist = { PAST("помог", $actor_gender, "помогл") } { $target_declines ->
    [yes] { $target_dat }
   *[no] союзнику ({ $target })
}
told-ready-something = { PAST("приготовился", $actor_gender) } действовать в нужный миг

## Удары

story-whom = { $same ->
    [yes] { " " }{ $target_gender ->
        [f] её
        [pl] их
       *[m] его
    }
   *[no] { $target_declines ->
        [yes] { " " }{ $target_acc }
       *[no] { "" }
    }
}
story-aim = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { "" }
       *[no] , цель — { $target }
    }
}
story-them = { $target_gender ->
    [f] неё
    [pl] них
   *[m] него
}
story-in-him = { $same ->
    [yes] { " " }в { story-them }
   *[no] { "" }
}
story-into = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }{ PREP("в", $target_acc) }
       *[no] , цель — { $target }
    }
}
story-at = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }по { $target_dat }
       *[no] , цель — { $target }
    }
}
story-on = { $self ->
    [yes] { " " }на себя
   *[no] { $same ->
        [yes] { " " }на { story-them }
       *[no] { $target_declines ->
            [yes] { " " }на { $target_acc }
           *[no] , цель — { $target }
        }
    }
}
story-on-him = { $self ->
    [yes] { " " }на себя
   *[no] { $same ->
        [yes] { " " }на { story-them }
       *[no] { "" }
    }
}
story-on-whom = { $self ->
    [yes] { "" }
   *[no] { $same ->
        [yes] { "" }
       *[no] { $target_declines ->
            [yes] { " " }на { $target_acc }
           *[no] , цель — { $target }
        }
    }
}
story-hands = { $way_id ->
    [two-hands] { " " }(двумя руками)
   *[other] { "" }
}
story-so = { $measure ->
    [barely] едва-едва{ " " }
    [cleanly] точно{ " " }
   *[plain] { "" }
}
story-hit = { $repeat ->
    [hit] снова { story-so-struck }{ story-struck }
    [miss] на этот раз { story-so-struck }{ story-struck }
   *[no] { $armed ->
        [yes] { $way_id ->
            [shoot] { story-so }{ PAST("попал", $actor_gender) }{ story-in-him }{ story-into }
            [spell] { story-so }{ PAST("попал", $actor_gender) }{ story-in-him }{ story-into }
            [throw] { story-so }{ PAST("попал", $actor_gender) }{ story-in-him }{ story-into }
           *[other] { $weapon_declines ->
               [yes] { $weapon_verb ->
                    [bite] { story-bitten }
                   *[other] { story-blow }
               }
              *[no] { story-blow }
            }
        }
       *[no] { story-hit-fully }
    }
}
story-so-struck = { $weapon_declines ->
    [yes] { $weapon_verb ->
        [bite] { story-ease }
        [kick] { story-ease }
       *[other] { story-so }
    }
   *[no] { story-so }
}
story-struck = { $way_id ->
    [shoot] { PAST("попал", $actor_gender) }
    [spell] { PAST("попал", $actor_gender) }
    [throw] { PAST("попал", $actor_gender) }
   *[other] { $weapon_declines ->
       [yes] { $weapon_verb ->
            [bite] { PAST("укусил", $actor_gender) }
            [kick] { PAST("лягнул", $actor_gender) }
           *[other] { PAST("попал", $actor_gender) }
       }
      *[no] { PAST("попал", $actor_gender) }
    }
}
story-ease = { $measure ->
    [barely] с трудом{ " " }
    [cleanly] без труда{ " " }
   *[plain] { "" }
}
story-bitten = { story-ease }{ PAST("укусил", $actor_gender) }{ story-whom }{ story-aim }
# A blow with what is in the hand already (or named by nobody): only a plain one strikes, the others reach or land.
story-blow = { $measure ->
    [barely] едва-едва { PAST("достал", $actor_gender) }{ story-whom }{ story-aim }
    [cleanly] точно { PAST("попал", $actor_gender) }{ story-in-him }{ story-into }
   *[plain] { PAST("ударил", $actor_gender) }{ story-whom }{ story-aim }
}
story-hit-fully = { $weapon_declines ->
    [yes] { $way_id ->
        [shoot] { $weapon_verb ->
            [hurl] { story-so }{ PAST("попал", $actor_gender) }{ story-in-him } { $weapon_ins }{ story-into }
           *[other] { story-so }{ PAST("попал", $actor_gender) }{ story-in-him } { PREP("из", $weapon_gen) }{ story-into }
        }
        [spell] { story-so }{ PAST("попал", $actor_gender) }{ story-in-him } { $weapon_ins }{ story-into }
        [throw] { story-so }{ PAST("попал", $actor_gender) }{ story-in-him } { $weapon_ins }{ story-into }
       *[other] { $weapon_verb ->
            [swing] { $measure ->
                [plain] { $variant ->
                    [0] { PAST("рубанул", $actor_gender) }
                    [1] { PAST("полоснул", $actor_gender) }
                   *[other] { PAST("ударил", $actor_gender) }
                }{ story-with }
               *[other] { story-hit-how }
            }
            [stab] { $measure ->
                [plain] { $variant ->
                    [0] { PAST("уколол", $actor_gender) }
                    [1] { PAST("ткнул", $actor_gender) }
                   *[other] { PAST("ударил", $actor_gender) }
                }{ story-with }
               *[other] { story-hit-how }
            }
            [smash] { $measure ->
                [plain] { $variant ->
                    [0] { PAST("огрел", $actor_gender) }
                   *[other] { PAST("ударил", $actor_gender) }
                }{ story-with }
               *[other] { story-hit-how }
            }
            [thing] { $measure ->
                [plain] { PAST("ударил", $actor_gender) }{ story-with }
               *[other] { story-hit-how }
            }
            [lash] { PAST("хлестнул", $actor_gender) }{ story-whom } { $weapon_ins }{ story-aim }
            [bite] { story-bitten }
            [fist] { $measure ->
                [plain] { PAST("ударил", $actor_gender) }{ story-whom } кулаком{ story-aim }
                [barely] едва-едва { PAST("достал", $actor_gender) }{ story-whom } кулаком{ story-aim }
               *[other] точно { PAST("попал", $actor_gender) }{ story-in-him } кулаком{ story-into }
            }
            [kick] { story-ease }{ PAST("лягнул", $actor_gender) }{ story-whom }{ story-aim }
           *[other] { story-blow }
        }
    }
   *[no] { story-so }{ PAST("попал", $actor_gender) }{ story-in-him }{ story-into } ({ $weapon })
}
story-with = { story-whom } { $weapon_ins }{ story-hands }{ story-aim }
# A narrow hit reaches, a clear one lands: nobody strikes "barely" or "exactly".
story-hit-how = { $measure ->
    [barely] едва-едва { PAST("достал", $actor_gender) }{ story-with }
   *[other] точно { PAST("попал", $actor_gender) }{ story-in-him } { $weapon_ins }{ story-hands }{ story-into }
}
story-try = { $repeat ->
    [no] { $armed ->
        [yes] { $way_id ->
            [shoot] { PAST("выстрелил", $actor_gender) }{ story-in-him }{ story-into }
            [spell] { PAST("ударил", $actor_gender) }{ story-at }
            [throw] { PAST("метнул", $actor_gender) }{ story-in-him }{ story-into }
           *[other] { PAST("замахнулся", $actor_gender) }{ story-on }
        }
       *[no] { story-try-fully }
    }
   *[other] снова { $way_id ->
        [shoot] { PAST("выстрелил", $actor_gender) }
        [spell] { PAST("ударил", $actor_gender) }
        [throw] { PAST("метнул", $actor_gender) }
       *[other] { $weapon_declines ->
           [yes] { $weapon_verb ->
                [bite] { PAST("попытался", $actor_gender) } укусить
                [kick] { PAST("попытался", $actor_gender) } лягнуть
               *[other] { PAST("замахнулся", $actor_gender) }
           }
          *[no] { PAST("замахнулся", $actor_gender) }
        }
    }
}
story-try-fully = { $weapon_declines ->
    [yes] { $way_id ->
        [shoot] { $weapon_verb ->
            [hurl] { PAST("метнул", $actor_gender) }{ story-in-him } { $weapon_acc }{ story-into }
           *[other] { PAST("выстрелил", $actor_gender) }{ story-in-him } { PREP("из", $weapon_gen) }{ story-into }
        }
        [spell] { PAST("ударил", $actor_gender) } { $weapon_ins }{ story-at }
        [throw] { PAST("метнул", $actor_gender) }{ story-in-him } { $weapon_acc }{ story-into }
       *[other] { $weapon_verb ->
            [bite] { PAST("попытался", $actor_gender) } укусить{ story-whom }{ story-aim }
            [fist] { PAST("замахнулся", $actor_gender) }{ story-on-him } кулаком{ story-on-whom }
            [kick] { PAST("попытался", $actor_gender) } лягнуть{ story-whom }{ story-aim }
            [slam] { PAST("замахнулся", $actor_gender) }{ story-on }
            [stab] { $variant ->
                [0] { PAST("попытался", $actor_gender) } уколоть{ story-with }
               *[other] { PAST("попытался", $actor_gender) } достать{ story-with }
            }
           *[other] { PAST("замахнулся", $actor_gender) }{ story-on-him } { $weapon_ins }{ story-hands }{ story-on-whom }
        }
    }
   *[no] { PAST("напал", $actor_gender) }{ story-on } ({ $weapon })
}
story-damage = { $damage_known ->
    [yes] { $damage_damage ->
        [0] { " " }без вреда ({ $damage_types } урон)
       *[other] { " " }{ $damage_dealt_types_known ->
            [yes] { $damage_dealt_types_gen }
           *[no] { $damage_damage } { $damage_types_gen }
        }
    }
   *[no] { " " }попадание
}
story-fell = { $falls_known ->
    [yes] , и { $target } { PAST("упал", $target_gender) } без сознания
   *[no] { $dies_known ->
        [yes] , и { $target } { PAST("убит", $target_gender) }{ $dies_cause_known ->
            [yes] { $dies_cause_id ->
                [third] { " " }(третий провал)
               *[outright] { " " }на месте (осталось { $dies_overflow } урона)
            }
           *[no] { "" }
        }
       *[no] { $breaks_known ->
            [yes] , и { $target } { PAST("разбит", $target_gender) }
           *[no] { $knocked_out_known ->
                [yes] , и { $target } без сознания, но жив{ $target_gender ->
                    [f] а
                    [n] о
                    [pl] ы
                   *[m] { "" }
                }
               *[no] { $death_failure_known ->
                    [yes] , и провалов у { $target_declines ->
                        [yes] { $target_gen }
                       *[no] цели ({ $target })
                    } больше на { $death_failure_critical_id ->
                        [yes] два
                       *[no] один
                    }
                   *[no] { $damage_target_hp_known ->
                        [yes] { $damage_target_hp_new ->
                            [1] , остался один хит
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
    [1] преимущество, { $helps }: { $sum }
    [-1] помеха, { $hinders }: { $sum }
   *[0] { $sum }
}{ $against_known ->
    [yes] { " " }против КД { $against }
   *[no] { "" }
}
story-lost = { $sneak_attack_known ->
    [yes] { " · " }уязвимое место
   *[no] { "" }
}{ $extra_dice_known ->
    [yes] { " · " }{ $extra_dice_trait }
   *[no] { "" }
}{ $damage_known ->
    [yes] { " · " }{ $damage_sum }{ $damage_rolled_known ->
        [yes] , { $damage_reasons }: { $damage_damage }
       *[no] { "" }
    }{ $damage_target_thp_known ->
        [yes] { " · " }временные хиты { $damage_target_thp_old } → { $damage_target_thp_new }
       *[no] { "" }
    }{ $damage_target_hp_known ->
        [yes] { " · " }хиты { $damage_target_hp_old } → { $damage_target_hp_new }
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
    [20] { story-try }, и выпало 20: критическое попадание,{ story-damage }{ story-fell }
   *[other] { story-hit }: критическое попадание,{ story-damage }{ story-fell }
}
    .strip = { story-roll }{ story-lost }
told-miss = { story-try }{ $natural ->
    [1] , но выпала единица
   *[other] { $measure ->
        [narrowly] { $shield_known ->
            [yes] , но { $way_id ->
                [shoot] выстрел
                [throw] бросок
               *[other] удар
            } остановил щит
           *[no] , но чуть-чуть { PAST("промахнулся", $actor_gender) }
        }
        [wide] , но сильно { PAST("промахнулся", $actor_gender) }
       *[plain] , но { PAST("промахнулся", $actor_gender) }
    }
}
    .strip = { story-roll }

## На пороге смерти

told-death-save-success = успешно { PAST("бросил", $actor_gender) } спасбросок от смерти
    .strip = { $sum } против 10 · успехов { $successes }, провалов { $failures }
told-death-save-failure = { $natural ->
    [1] { PAST("выбросил", $actor_gender) } на спасброске от смерти единицу: два провала
   *[other] { PAST("провалил", $actor_gender) } спасбросок от смерти
}
    .strip = { $sum } против 10 · успехов { $successes }, провалов { $failures }
told-death-save-wakes = { PAST("выбросил", $actor_gender) } на спасброске от смерти 20 и { PAST("пришёл", $actor_gender, "пришл") } в себя с 1 хитом
    .strip = { $sum }
told-drinks = { PAST("выпил", $actor_gender) } зелье лечения: { $regained ->
    [one] вернулся { $regained } хит
    [few] вернулись { $regained } хита
   *[other] вернулось { $regained } хитов
}
    .strip = { $sum }{ $target_hp_known ->
        [yes] { " · " }хиты { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }
told-heals = { PAST("дал", $actor_gender) } { $target_declines ->
    [yes] { $target_dat } зелье лечения
   *[no] зелье лечения ({ $target })
}: { $regained ->
    [one] вернулся { $regained } хит
    [few] вернулись { $regained } хита
   *[other] вернулось { $regained } хитов
}
    .strip = { $sum }{ $target_hp_known ->
        [yes] { " · " }хиты { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }

## Оружие, укрытие, борьба

told-draws = { PAST("взял", $actor_gender) } в руки { $weapon_declines ->
    [yes] { $weapon_acc }
   *[no] оружие ({ $weapon })
}
told-stows = { PAST("убрал", $actor_gender) } оружие ({ $weapon })
told-drops = { PAST("бросил", $actor_gender) } на землю оружие ({ $weapon })
told-hides = { PAST("спрятался", $actor_gender) }
    .strip = Скрытность: { $sum }
told-searches = { PAST("осмотрелся", $actor_gender) }
    .strip = Внимательность: { $sum }
told-opportunity = { PAST("воспользовался", $actor_gender) } случаем
told-reckless = { PAST("забыл", $actor_gender) } о защите
told-grapples = { PAST("попытался", $actor_gender) } схватить { $target_declines ->
    [yes] { $target_acc }
   *[no] противника ({ $target })
}
told-shoves = { PAST("попытался", $actor_gender) } толкнуть { $target_declines ->
    [yes] { $target_acc }
   *[no] противника ({ $target })
}
told-struggles = { PAST("попытался", $actor_gender) } вырваться из захвата
strip-contest = { contest-line }
strip-contest-reply = { contest-line } — { $won ->
    [yes] { PAST("устоял", $actor_gender) }
   *[no] не { PAST("устоял", $actor_gender) }
}
told-legendary = { PAST("совершил", $actor_gender) } легендарное действие
told-stabilizes = { PAST("оказал", $actor_gender) } первую помощь { aid-whom }{ $against ->
    [0] { " " }с помощью набора лекаря
   *[other] { "" }
}, угрозы жизни больше нет
    .strip = { $against ->
        [0] { "" }
       *[other] Медицина: { $sum } против СЛ { $against }
    }
told-first-aid-fails = { PAST("попытался", $actor_gender) } оказать первую помощь { aid-whom }, но тщетно
    .strip = Медицина: { $sum } против СЛ { $against }

ledger-highest = двадцатка — { $who }
ledger-lowest = единица — { $who }

## Беды, перемены и то, что прерывает ход

told-dies = { $actor_gender ->
    [f] умерла
    [n] умерло
    [pl] умерли
   *[m] умер
}
told-stable = { PAST("стабилизирован", $actor_gender) }
told-breaks-spell = { $power_id ->
    [counterspell] { PAST("отбил", $actor_gender) } это контрзаклинание
   *[other] { PAST("прервал", $actor_gender) } заклинание «{ $power }»
}
    .strip = { $against ->
        [0] { "" }
       *[other] { $sum } против СЛ { $against }
    }
told-spell-holds = не { PAST("прервал", $actor_gender) } заклинание «{ $power }»
    .strip = { $sum } против СЛ { $against }
told-breaks-free = { PAST("вырвался", $actor_gender) } из захвата
told-stays-up = { PAST("удержался", $actor_gender) } на ногах
told-bloodthirst = { PAST("почуял", $actor_gender) } кровь
told-throws-down = { PAST("остался", $actor_gender) } стоять над лежащей целью ({ $target })
told-readied-used = { PAST("использовал", $actor_gender) } подготовленную реакцию
told-torments = всё ещё { $condition_is }
told-tends = { PAST("помог", $actor_gender, "помогл") } { $target_declines ->
    [yes] { $target_dat }
   *[no] товарищу ({ $target })
} (кончилось: { $condition })
told-stanches = { PAST("обработал", $actor_gender) } рану { $target_declines ->
    [yes] { $target_gen }
   *[no] товарища ({ $target })
} (кончилось: { $condition })
    .strip = { $sum } против СЛ { $against }
told-stanches-not = { PAST("обрабатывал", $actor_gender) } рану { $target_declines ->
    [yes] { $target_gen }
   *[no] товарища ({ $target })
}, но напрасно ({ $condition })
    .strip = { $sum } против СЛ { $against }
told-keeps-footing = { PAST("удержался", $actor_gender) } на ногах на труднопроходимой местности
    .strip = Акробатика: { $sum } против СЛ { $against }
told-loses-footing = не { PAST("удержался", $actor_gender) } на ногах на труднопроходимой местности
    .strip = Акробатика: { $sum } против СЛ { $against }
told-opens = { PAST("открыл", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] преграду ({ $target })
}
told-shuts = { PAST("закрыл", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] преграду ({ $target })
}
told-drowns = { PAST("захлебнулся", $actor_gender) }, 0 хитов
told-leaps-off = { PAST("соскочил", $actor_gender) } и { PAST("приземлился", $actor_gender) } на ноги
told-keeps-seat = { PAST("удержался", $actor_gender) } в седле
told-falls-off = { PAST("упал", $actor_gender) } с седла
