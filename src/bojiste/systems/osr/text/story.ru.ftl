### Рассказ: что кто сделал, без подлежащего и без точки; в .strip — доказательство в скобках.

story-silent = order-of-one fight explored sleeps goes-on goes-by trial
story-past = goes-on fight-over
story-items-surprise-roll = Бросок внезапности: { $items }.
    .item = { $actor } { $sum } — { $caught ->
        [yes] { $actor_gender ->
            [f] застигнута
            [n] застигнуто
            [pl] застигнуты
           *[m] застигнут
        } врасплох
       *[no] начеку
    }
story-items-initiative = Инициатива: { $items }.
    .item = { $actor } { $sum }
    .falling = yes
story-items-fight-over = Бой окончен после { $rounds ->
    [one] { $rounds } раунда
   *[other] { $rounds } раундов
}; на него { $turns ->
    [one] ушёл { $turns } ход (10 минут)
    [few] ушло { $turns } хода по 10 минут
   *[other] ушло { $turns } ходов по 10 минут
}.
    .item = { "" }

## Перемещение

story-to = { $target_declines ->
    [yes] { PREP("к", $target_dat) }
   *[no] к цели ({ $target })
}
story-far = { $metres } м
told-approach = { $again ->
    [yes] { $swims ->
        [yes] { PAST("проплыл", $actor_gender) }
       *[no] { $runs ->
            [yes] { PAST("пробежал", $actor_gender) }
           *[no] { PAST("прошёл", $actor_gender, "прошл") }
        }
    } ещё { story-far }
   *[no] { $swims ->
        [yes] { PAST("поплыл", $actor_gender) }
       *[no] { $dear ->
            [yes] с трудом { "" }
           *[no] { "" }
        }{ $phrase ->
            [0] { PAST("двинулся", $actor_gender) }
            [1] { PAST("шагнул", $actor_gender) }
            [2] { PAST("направился", $actor_gender) }
           *[other] { PAST("устремился", $actor_gender) }
        }
    } { story-to } ({ story-far })
}
told-withdraw = { $again ->
    [yes] потом ещё на { story-far }
   *[no] { $swims ->
        [yes] { PAST("отплыл", $actor_gender) } на { story-far }
       *[no] { $phrase ->
            [0] { PAST("отступил", $actor_gender) }
            [1] { PAST("попятился", $actor_gender) }
            [2] { PAST("отошёл", $actor_gender, "отошл") }
           *[other] { PAST("подался", $actor_gender) } назад
        } на { story-far }
    }
}
told-flees = { $phrase ->
    [0] { PAST("отбежал", $actor_gender) } на { story-far }
    [1] { PAST("удирал", $actor_gender) } ({ story-far })
    [2] { PAST("кинулся", $actor_gender) } прочь ({ story-far })
   *[other] { PAST("помчался", $actor_gender) } прочь ({ story-far })
}
told-step = { PAST("переместился", $actor_gender) } на { story-far }
told-climbs = { PAST("продвинулся", $actor_gender) } вверх
told-slips = не { PAST("продвинулся", $actor_gender) } вверх
told-stands = { PAST("встал", $actor_gender) }
told-disengages = { $phrase ->
    [0] { PAST("вышел", $actor_gender, "вышл") }
    [1] { PAST("выбрался", $actor_gender) }
    [2] { PAST("вырвался", $actor_gender) }
   *[other] { PAST("ушёл", $actor_gender, "ушл") }
} из ближнего боя
told-sprints = { $phrase ->
    [0] { PAST("пустился", $actor_gender) } бегом
    [1] { PAST("побежал", $actor_gender) }
    [2] { PAST("рванулся", $actor_gender) } бегом
   *[other] { PAST("припустил", $actor_gender) } бегом
}
told-no-way = { $again ->
    [yes] снова не { PAST("смог", $actor_gender, "смогл") }
   *[no] { $bar_id ->
        [bound] отойти, не выйдя из боя, не { PAST("смог", $actor_gender, "смогл") }
       *[blocked] { PAST("упёрся", $actor_gender, "упёрл") } в преграду
    }
}{ $lead ->
   *[yes] { "" }
}
each-afflicted = { $target }
    .row = { $condition } { $already }
    .all = { $whom_grouped } { $already ->
        [yes] { $condition_id ->
            [asleep] { PAST("спал", $whom_gender) } дальше
           *[other] и без того в беде
        }
       *[no] { story-became }
    }
story-became = { $condition_id ->
    [asleep] { PAST("заснул", $whom_gender) }
    [prone] { PAST("упал", $whom_gender) }
    [blind] { PAST("ослеп", $whom_gender, "ослепл") }
    [unconscious] { PAST("потерял", $whom_gender) } сознание
    [held] { PAST("попал", $whom_gender) } в захват
    [helpless] { PAST("обессилел", $whom_gender) }
    [dead] { PAST("умер", $whom_gender, "умерл") }
    [fled] { PAST("скрылся", $whom_gender) }
    [surrendered] { PAST("сдался", $whom_gender) }
   *[dying] { PAST("оказался", $whom_gender) } при смерти
}
told-over = { $conditions_id ->
    [asleep] { PAST("проснулся", $actor_gender) }
    [blind] { PAST("прозрел", $actor_gender) }
    [unconscious] { PAST("пришёл", $actor_gender, "пришл") } в сознание
    [held] { PAST("вырвался", $actor_gender) } из захвата
    [helpless] снова { PAST("овладел", $actor_gender) } телом
   *[other] { PAST("избавился", $actor_gender) } от напасти: { $conditions }
}
told-surrendered = { PAST("сдался", $actor_gender) }

## Удары

story-whom = { $same ->
    [yes] { " " }{ story-him }
   *[no] { $target_declines ->
        [yes] { " " }{ $target_acc }
       *[no] { "" }
    }
}
story-nim = { $target_gender ->
    [f] неё
    [pl] них
   *[m] него
}
story-aim = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { "" }
       *[no] , цель — { $target }
    }
}
story-into = { $same ->
    [yes] { " " }в { story-nim }
   *[no] { $target_declines ->
        [yes] { " " }{ PREP("в", $target_acc) }
       *[no] , цель — { $target }
    }
}
story-room = { $into_known ->
    [yes] { $into }
   *[no] { $room_declines ->
        [yes] { PREP("в", $room_acc) }
       *[no] дальше, где { $room }
    }
}
story-on = { $same ->
    [yes] { " " }на { story-nim }
   *[no] { $target_declines ->
        [yes] { " " }на { $target_acc }
       *[no] , цель — { $target }
    }
}
story-on-him = { $same ->
    [yes] { " " }на { story-nim }
   *[no] { "" }
}
story-on-whom = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }на { $target_acc }
       *[no] , цель — { $target }
    }
}
story-so = { $measure ->
    [barely] едва-едва{ " " }
    [cleanly] точно{ " " }
   *[plain] { "" }
}
story-hit = { $way_id ->
    [cast] { story-so }{ PAST("попал", $actor_gender) }{ story-into }
    [shoot] { $weapon_declines ->
        [yes] { story-so }{ PAST("попал", $actor_gender) } { PREP("из", $weapon_gen) }{ story-into }
       *[no] { story-so }{ PAST("попал", $actor_gender) }{ story-into } ({ $weapon })
    }
    [throw] { $weapon_declines ->
        [yes] { story-so }{ PAST("попал", $actor_gender) } { $weapon_ins }{ story-into }
       *[no] { story-so }{ PAST("попал", $actor_gender) }{ story-into } ({ $weapon })
    }
   *[strike] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [fist] { story-so }{ PAST("ударил", $actor_gender) }{ story-whom } кулаком{ story-aim }
            [bite] { story-so }{ PAST("укусил", $actor_gender) }{ story-whom }{ story-aim }
            [sting] { story-so }{ PAST("ужалил", $actor_gender) }{ story-whom }{ story-aim }
            [kick] { story-so }{ PAST("лягнул", $actor_gender) }{ story-whom }{ story-aim }
            [touch] { PAST("коснулся", $actor_gender) }{ $target_declines ->
                [yes] { " " }{ $target_gen }
               *[no] { "" }
            }{ story-aim }
           *[other] { story-so }{ $weapon_verb ->
                [swing] { $variant ->
                    [0] { PAST("рубанул", $actor_gender) }
                    [1] { PAST("полоснул", $actor_gender) }
                   *[other] { PAST("ударил", $actor_gender) }
                }
                [stab] { $variant ->
                    [0] { PAST("уколол", $actor_gender) }
                   *[other] { PAST("ударил", $actor_gender) }
                }
                [smash] { $variant ->
                    [0] { PAST("огрел", $actor_gender) }
                   *[other] { PAST("ударил", $actor_gender) }
                }
               *[other] { PAST("ударил", $actor_gender) }
            }{ story-whom } { $weapon_ins }{ story-aim }
        }
       *[no] { story-so }{ PAST("попал", $actor_gender) }{ story-into } ({ $weapon })
    }
}
story-try = { $way_id ->
    [cast] { PAST("целил", $actor_gender) }{ story-into }
    [shoot] { $weapon_declines ->
        [yes] { $phrase ->
            [0] { PAST("выстрелил", $actor_gender) } { PREP("из", $weapon_gen) }{ story-into }
            [1] { PAST("прицелился", $actor_gender) } { PREP("из", $weapon_gen) }{ story-into }
            [2] { PAST("попробовал", $actor_gender) } попасть { PREP("из", $weapon_gen) }{ story-into }
           *[other] { PAST("попытался", $actor_gender) } подстрелить{ story-whom } { PREP("из", $weapon_gen) }{ story-aim }
        }
       *[no] { PAST("выстрелил", $actor_gender) }{ story-into } ({ $weapon })
    }
    [throw] { PAST("бросил", $actor_gender) } оружие ({ $weapon }){ story-into }
   *[strike] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [fist] { $phrase ->
                [1] { PAST("попытался", $actor_gender) } ударить{ story-whom } кулаком{ story-aim }
                [3] { PAST("попробовал", $actor_gender) } достать{ story-whom } кулаком{ story-aim }
               *[other] { PAST("замахнулся", $actor_gender) }{ story-on-him } кулаком{ story-on-whom }
            }
            [bite] { $phrase ->
                [1] { PAST("бросился", $actor_gender) }{ story-on }
                [3] { PAST("хотел", $actor_gender) } цапнуть{ story-whom }{ story-aim }
               *[other] { PAST("попытался", $actor_gender) } укусить{ story-whom }{ story-aim }
            }
            [sting] { $phrase ->
                [1] { PAST("хотел", $actor_gender) } ужалить{ story-whom }{ story-aim }
               *[other] { PAST("попытался", $actor_gender) } ужалить{ story-whom }{ story-aim }
            }
            [kick] { $phrase ->
                [1] { PAST("хотел", $actor_gender) } лягнуть{ story-whom }{ story-aim }
               *[other] { PAST("попытался", $actor_gender) } лягнуть{ story-whom }{ story-aim }
            }
            [touch] { PAST("потянулся", $actor_gender) } { $target_declines ->
                [yes] { PREP("к", $target_dat) }
               *[no] к цели ({ $target })
            }
            [stab] { $phrase ->
                [0] { PAST("попытался", $actor_gender) } уколоть{ story-whom } { $weapon_ins }{ story-aim }
                [1] { PAST("ткнул", $actor_gender) } { $weapon_ins }{ story-into }
                [2] { PAST("целил", $actor_gender) } { $weapon_ins }{ story-into }
               *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom } { $weapon_ins }{ story-aim }
            }
            [smash] { $phrase ->
                [0] { PAST("замахнулся", $actor_gender) }{ story-on-him } { $weapon_ins }{ story-on-whom }
                [1] { PAST("попытался", $actor_gender) } огреть{ story-whom } { $weapon_ins }{ story-aim }
                [2] { PAST("махнул", $actor_gender) } { $weapon_ins }, целясь{ story-into }
               *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom } { $weapon_ins }{ story-aim }
            }
           *[other] { $phrase ->
                [0] { PAST("замахнулся", $actor_gender) }{ story-on-him } { $weapon_ins }{ story-on-whom }
                [1] { PAST("попытался", $actor_gender) } рубануть{ story-whom } { $weapon_ins }{ story-aim }
                [2] { PAST("целил", $actor_gender) } { $weapon_ins }{ story-into }
               *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom } { $weapon_ins }{ story-aim }
            }
        }
       *[no] { PAST("напал", $actor_gender) }{ story-on } ({ $weapon })
    }
}
story-him = { $target_gender ->
    [f] её
    [pl] их
   *[m] его
}
story-fell = { $dies_known ->
    [yes] , и { $target } { PAST("убит", $target_gender) }
   *[no] { $dying_known ->
        [yes] , и { $target } при смерти
       *[no] { $unconscious_known ->
            [yes] , и { $target } без сознания
           *[no] { $surrendered_known ->
                [yes] , и { $target } { PAST("сдался", $target_gender) }
               *[no] { "" }
            }
        }
    }
}
story-why = { $damage_effects_known ->
    [yes] { $damage_effects_id ->
        [water] { $variant ->
            [0] , вода погасила удар
           *[other] { "" }
        }
        [resisted] , половина удара пропала даром
        [weak] , больное место
       *[other] { "" }
    }
   *[no] { "" }
}
story-did = { $stopped_known ->
    [yes] , но щит остановил весь удар{ $blocked_left ->
            [0] { " и разлетелся" }
           *[other] { "" }
        }
   *[no] { $damage_known ->
        [yes] : { $damage_damage ->
            [0] без вреда ({ $damage_types })
           *[other] { $damage_damage } { $damage_types_gen }
        }{ story-why }{ $blocked_known ->
            [yes] , остальное принял щит{ $blocked_left ->
            [0] { " и разлетелся" }
           *[other] { "" }
        }
           *[no] { "" }
        }{ story-fell }
       *[no] { $pushed_known ->
            [yes] { " " }и { PAST("оттолкнул", $actor_gender) } { story-him }
           *[no] { $knocked_down_known ->
                [yes] { " " }и { PAST("сбил", $actor_gender) } { story-him } с ног
               *[no] { $seized_known ->
                    [yes] { " " }и держит { story-him }
                   *[no] { $disarmed_known ->
                        [yes] { " " }и { PAST("выбил", $actor_gender) } оружие ({ $disarmed_weapon })
                       *[no] { story-fell }
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
} против КД { $against }
story-lost = { $damage_known ->
    [yes] { " · " }{ $damage_sum }{ $damage_effects_known ->
        [yes] { " · " }{ $damage_effects }
       *[no] { "" }
    }{ $damage_target_hp_known ->
        [yes] { " · " }хиты { $damage_target_hp_old } → { $damage_target_hp_new }
       *[no] { "" }
    }
   *[no] { "" }
}{ $blocked_known ->
    [yes] { " · " }щит принял { $blocked_sum }, осталось { $blocked_left }
   *[no] { "" }
}{ $save_failed_known ->
    [yes] { " · " }спасбросок { $save_failed_sum } против { $save_failed_against }, провал
   *[no] { "" }
}{ $save_made_known ->
    [yes] { " · " }спасбросок { $save_made_sum } против { $save_made_against }, успех
   *[no] { "" }
}
told-hit = { story-hit }{ story-did }
    .strip = { story-roll }{ story-lost }
told-critical = { story-try }, и выпало 20, критическое попадание{ story-did }
    .strip = { story-roll }{ story-lost }
told-miss = { story-try }{ $natural ->
    [1] , но выпала единица
   *[other] { $measure ->
        [narrowly] { $phrase ->
            [0] , но чуть-чуть { PAST("промахнулся", $actor_gender) }
            [1] , но самую малость не { PAST("попал", $actor_gender) }
            [2] , но чуть-чуть мимо
           *[other] { " " }и едва не { PAST("попал", $actor_gender) }
        }
        [wide] { $phrase ->
            [0] , но сильно { PAST("промахнулся", $actor_gender) }
            [1] , но далеко мимо
            [2] , но { PAST("промахнулся", $actor_gender) } сильно
           *[other] , но даже близко не { PAST("попал", $actor_gender) }
        }
       *[plain] { $phrase ->
            [0] , но { PAST("промахнулся", $actor_gender) }
            [1] , но мимо
            [2] , но не { PAST("попал", $actor_gender) }
           *[other] , но впустую
        }
    }
}
    .strip = { story-roll }
told-coup = { PAST("ударил", $actor_gender) } беспомощную цель ({ $target }; { with-what }){ $coup_id ->
    [critical] { " " }критически
    [kill] { " " }насмерть
   *[damage] { "" }
}{ story-did }
    .strip = без броска{ story-lost }
told-wasted = { $late ->
    [yes] { PAST("упустил", $actor_gender) } возможность ударить
   *[no] { "" }
}
told-engaged-ranged = { $happens ->
    [yes] в толчее не { PAST("сумел", $actor_gender) } ударить ({ $weapon })
   *[no] { "" }
}
    .strip = { $sum }, не выходит на 1–3
strip-save-made = { $actor }, спасбросок удался: { $sum } против { $against }
strip-save-failed = { $actor }, спасбросок не удался: { $sum } против { $against }
strip-dice-fell = кости: { $sum }
strip-reversal = перелом в бою: { $reversals }
told-holds-out = { $phrase ->
    [0] ещё { PAST("держался", $actor_gender) } без воздуха
    [1] всё ещё не { PAST("дышал", $actor_gender) }
    [2] { PAST("поборол", $actor_gender) } желание вдохнуть
   *[other] и на этот раз не { PAST("захлебнулся", $actor_gender) }
}
    .strip = { $sum } против { $against }
told-dies = { cause-of-death }
told-dying = { PAST("оказался", $actor_gender) } при смерти
told-unconscious = { PAST("потерял", $actor_gender) } сознание
told-escapes = { PAST("остался", $actor_gender) } без урона
    .strip = { $sum_known ->
        [yes] { $sum }
       *[no] { "" }
    }
told-catches = будет получать урон каждый раунд ({ $types })
told-struggles = { PAST("попытался", $actor_gender) } вырваться
told-loose = { PAST("вырвался", $actor_gender) } из захвата
told-check-made = { $task_id ->
    [force_door] { $ability_id ->
        [dex] { $variant ->
            [0] { PAST("возился", $actor_gender) } с отмычкой, пока замок не поддался
           *[other] { PAST("ковырял", $actor_gender) } в замке, пока не щёлкнуло
        }
       *[str] { $variant ->
            [0] { PAST("налёг", $actor_gender, "налегл") } изо всех сил
           *[other] { PAST("ударил", $actor_gender) } в дверь плечом
        }
    }
    [climbs] { PAST("нашёл", $actor_gender, "нашл") }, за что ухватиться
    [hold] сил хватило{ $actor_gender ->
   *[m] { "" }
    }
    [fall_catch] { PAST("успел", $actor_gender) } ухватиться
    [bring_down] { PAST("взял", $actor_gender) } дичь на прицел
   *[other] { PAST("прошёл", $actor_gender, "прошл") } проверку
}
    .strip = { $ability }: { $sum } против { $against }
told-check-failed = { $task_id ->
    [force_door] { $ability_id ->
        [dex] { $variant ->
            [0] { PAST("возился", $actor_gender) } с отмычкой, но замок не поддался
            [1] { PAST("ковырял", $actor_gender) } в замке без толку
           *[other] с отмычкой ничего не { PAST("добился", $actor_gender) }
        }
       *[str] { $again ->
            [yes] тоже не { PAST("сдвинул", $actor_gender) } дверь с места
           *[no] { $variant ->
                [0] { PAST("налёг", $actor_gender, "налегл") } на дверь, но та не поддалась
                [1] { PAST("навалился", $actor_gender) } на дверь, та и не скрипнула
               *[other] напрасно { PAST("ломился", $actor_gender) } в дверь
            }
        }
    }
    [climbs] не { PAST("нашёл", $actor_gender, "нашл") }, за что ухватиться
    [hold] сил не хватило{ $actor_gender ->
   *[m] { "" }
    }
    [fall_catch] не { PAST("успел", $actor_gender) } ухватиться
    [bring_down] { PAST("упустил", $actor_gender) } дичь
   *[other] { PAST("провалил", $actor_gender) } проверку
}
    .strip = { $ability }: { $sum } против { $against }
told-in-vain = помочь было уже нельзя
    .strip = { $sum }
told-healed = { PAST("получил", $actor_gender) } обратно { $amount ->
    [one] { $amount } хит
    [few] { $amount } хита
   *[other] { $amount } хитов
}
    .strip = { $sum }{ $actor_hp_known ->
        [yes] { " · " }хиты { $actor_hp_old } → { $actor_hp_new }
       *[no] { "" }
    }

## Заклинания, вещи, мгновенные действия

told-casts = { $phrase ->
    [1] { PAST("произнёс", $actor_gender, "произнесл") }
    [2] { PAST("прочёл", $actor_gender, "прочл") }
   *[other] { PAST("сотворил", $actor_gender) }
} заклинание «{ $spell }»
told-engaged-casting = { $happens ->
    [yes] { PAST("потерял", $actor_gender) } его в ближнем бою
   *[no] { PAST("закончил", $actor_gender) } его даже в ближнем бою
}
    .strip = { $sum }, срывается на 1–3
told-unstable-casting = { $happens ->
    [yes] { PAST("потерял", $actor_gender) } его на неустойчивой поверхности
   *[no] { PAST("удержал", $actor_gender) } его даже на неустойчивой поверхности
}
    .strip = { $sum }, срывается на 1–3
strip-shaken = удержанное заклинание { $sum }, теряется на 1–3
told-engaged-item = { $happens ->
    [yes] в толчее не { PAST("удержал", $actor_gender) } { $thing_or_weapon_declines ->
        [yes] { $thing_or_weapon_acc }
       *[no] вещь ({ $thing_or_weapon })
    }
   *[no] в толчее не { PAST("растерялся", $actor_gender) }
}
    .strip = { $sum }, выскальзывает на 1–3
told-holds = { PAST("удержал", $actor_gender) } его
told-releases = { PAST("отпустил", $actor_gender) } удержанное заклинание «{ $spell }»
told-lets-go = { PAST("отказался", $actor_gender) } от удержанного заклинания «{ $spell }»
told-spell-lost = { PAST("утратил", $actor_gender) } удержанное заклинание «{ $spell }»
told-readies = { PAST("приготовился", $actor_gender) } и ждёт ({ $moment })
told-answers = { PAST("использовал", $actor_gender) } подготовленное действие
told-fumbles-with = { "" }
told-uses = { $given ->
    [yes] { PAST("дал", $actor_gender) } { $target_declines ->
        [yes] { $target_dat }
       *[no] товарищу ({ $target })
    } { story-thing }
   *[no] { PAST("использовал", $actor_gender) } { story-thing }
}
story-thing = { $thing_or_weapon_declines ->
    [yes] { $thing_or_weapon_acc }
   *[no] вещь ({ $thing_or_weapon })
}
told-wields = { PAST("взял", $actor_gender) } в руки { $weapon_declines ->
    [yes] { $weapon_acc }
   *[no] оружие ({ $weapon })
}
told-loads = { PAST("зарядил", $actor_gender) } { $weapon_declines ->
    [yes] { $weapon_acc }
   *[no] оружие ({ $weapon })
}
told-picks-up = { PAST("поднял", $actor_gender) } с земли { $thing_or_weapon_declines ->
    [yes] { $thing_or_weapon_acc }
   *[no] вещь ({ $thing_or_weapon })
}
told-drops = { PAST("бросил", $actor_gender) } на землю { $weapon_declines ->
    [yes] { $weapon_acc }
   *[no] оружие ({ $weapon })
}
told-looks = { PAST("осмотрел", $actor_gender) } тело ({ $target })

## Походы; где говорится обо всём отряде, подлежащего нет

told-lost-roll = { $lost ->
    [yes] незаметно для себя сбились с пути
   *[no] { $variant ->
        [0] с пути не сбились
        [1] не заблудились
       *[other] верно держали направление
    }
}
    .strip = { $sum }
told-drifts = { $degrees ->
    [0] от цели всё же не отклонились
   *[other] отклонились на { $degrees }° { $left ->
        [yes] влево
       *[no] вправо
    }
}
    .strip = { $sum }
told-encounter-roll = { $meets ->
    [yes] в пути оказались не одни
   *[no] { $variant ->
        [0] никого не встретили
        [1] ни на кого не наткнулись
       *[other] прошли без встреч
    }
}
    .strip = { $sum }
told-met = { PAST("появился", $members_gender) } { $members_grouped }
    .strip = { "" }
told-gathers = { $variant ->
    [0] сбор удался
    [1] по дороге нашлось что собрать
   *[other] набрали трав и ягод
}
    .strip = { $sum }
told-finds-nothing = { $variant ->
    [0] по дороге ничего не собрали
    [1] съестного не нашли
   *[other] искали припасы впустую
}
    .strip = { $sum }
told-finds = { $supplies ->
    [one] прибавился { $supplies } припас
    [few] прибавилось { $supplies } припаса
   *[other] прибавилось { $supplies } припасов
}
    .strip = { $sum_known ->
        [yes] { $sum }
       *[no] { "" }
    }
told-travels = { $variant ->
    [0] прошли
    [1] одолели
   *[other] оставили позади
} { $km } км{ $astray ->
    [yes] { $gone ->
        [0] , но к цели не приблизились
       *[other] , из них к цели лишь { $gone }
    }
   *[no] { "" }
}
told-hunts = { $found ->
    [yes] вышли на дичь
   *[no] { $variant ->
        [0] дичи не нашли
       *[other] охотились впустую
    }
}
    .strip = { $sum }
told-explores = { $found ->
    [yes] открыли: { $feature }
   *[no] ничего нового не открыли
}
    .strip = { $sum }
told-covers = { $variant ->
    [0] { PAST("добыл", $actor_gender) } { $needs_acc } заклинанием «{ $spell }»
    [1] { PAST("прибег", $actor_gender, "прибегл") } к заклинанию «{ $spell }», и { $needs } нашлась
   *[other] заклинанием «{ $spell }» { PAST("раздобыл", $actor_gender) } { $needs_acc }
}
    .names = yes
each-need = { $on ->
    [yes] { $met ->
        [yes] { $need }
       *[no] { $need_gen }
    }
   *[no] { $met ->
        [yes] { $again ->
            [yes] есть
           *[no] на ночь есть
        } { $need }
       *[no] не хватает { $need_gen }
    }
} ({ $sum }{ $bonus ->
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
    .all = { $whom_grouped } { PAST("потратил", $whom_gender) } { $whom_count ->
        [one] { "" }
       *[other] по{ " " }
    }{ $supplies ->
        [one] { $whom_count ->
            [one] { $supplies } припас
           *[other] { $supplies } припасу
        }
        [few] { $supplies } припаса
       *[other] { $supplies } припасов
    }{ $actor_supplies_known ->
        [yes] { $actor_supplies_new ->
            [0] , и своих больше нет
           *[other] { "" }
        }
       *[no] { "" }
    }
told-night-roll = { $happens ->
    [yes] ночью кто-то пришёл
   *[no] { $variant ->
        [0] ночью никто не пришёл
       *[other] ночь прошла спокойно
    }
}
    .strip = { $sum }
told-rested = { $magic ->
    [yes] { $variant ->
        [0] выспались, и магия вернулась
        [1] к утру магия снова была при них
       *[other] сон вернул магию
    }
   *[no] { $variant ->
        [0] выспались
       *[other] проспали до утра
    }
}
    .strip = { "" }
told-gains = { $treasure ->
    [0] получили { $experience } опыта
   *[other] { $experience ->
        [0] добыли сокровищ на { $treasure } золотых
       *[other] добыли сокровищ на { $treasure } золотых и получили { $experience } опыта
    }
}
    .strip = { "" }
each-share = { $actor }
    .row = { $share }
    .all = из сокровищ досталось { $whom_count ->
        [one] { "" }
       *[other] по{ " " }
    }{ $share } золотых { $whom_declines ->
        [yes] { $whom_dat }
       *[no] ({ $whom })
    }
told-tired = { PAST("устал", $actor_gender) } ещё на { $points } ({ $cause }){ $lead ->
   *[yes] { "" }
}
    .strip = { $actor_fatigue_known ->
        [yes] усталость { $actor_fatigue_old } → { $actor_fatigue_new }
       *[no] { "" }
    }
told-comes-round = { PAST("пришёл", $actor_gender, "пришл") } в себя через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
told-bears = { PAST("принял", $actor_gender) } на себя { $share ->
    [one] { $share } единицу урона
    [few] { $share } единицы урона
   *[other] { $share } единиц урона
}{ $points ->
    [0] { "" }
   *[other] , из них { $points } сверх сил
}
    .strip = { $actor_hp_known ->
        [yes] хиты { $actor_hp_old } → { $actor_hp_new }
       *[no] { "" }
    }

## Подземелье

told-enters = { $how_id ->
    [in] { $variant ->
        [0] вступили
       *[other] вошли
    }
    [back] { $variant ->
        [0] вернулись
        [1] пошли назад
       *[other] снова пришли
    }
   *[on] { $variant ->
        [0] прошли
        [1] двинулись дальше,
       *[other] вошли
    }
} { story-room }
    .strip = { "" }
told-wandering-roll = { $come ->
    [yes] { $variant ->
        [0] в темноте что-то шевельнулось
        [1] послышались шаги
       *[other] неподалёку что-то зашуршало
    }
   *[no] { $again ->
        [yes] снова тишина
       *[no] { $variant ->
            [0] было тихо
            [1] никто не шёл
           *[other] нигде ни звука
        }
    }
}
    .strip = бродячие монстры: { $sum }
each-trap-roll = { $actor }
    .row = { $trap } { $off ->
        [yes] off
       *[no] safe
    }
    .all = { $whom_grouped } { $off ->
        [yes] { PAST("задел", $whom_gender) } ловушку
       *[no] не { PAST("задел", $whom_gender) } ловушку
    }: { $trap }
    .strip = { $sum }
told-gets-past = { PAST("миновал", $actor_gender) } { $trap_declines ->
    [yes] { $trap_acc }
   *[no] ловушку ({ $trap })
}: помог { $method }
told-finds-none = { PAST("искал", $actor_gender) } ({ $method }), но ничего не { PAST("нашёл", $actor_gender, "нашл") }
    .names = yes
told-discovers = { PAST("нашёл", $actor_gender, "нашл") } { $things_declines ->
    [yes] { $things_acc }
   *[no] кое-что: { $things }
}, помог { $method }
    .strip = { "" }
told-opens = { $how_id ->
    [forced] { PAST("выбил", $actor_gender) }
   *[unlocked] { PAST("отпер", $actor_gender, "отперл") }
} { $door_declines ->
    [yes] { $door_acc }
   *[no] дверь ({ $door })
}
    .strip = { "" }
told-falls = { PAST("упал", $actor_gender) } с высоты { $metres } м{ $round ->
    [1] { "" }
   *[other] { " " }(удар о землю в раунде { $round })
}
told-unhurt = { PAST("остался", $actor_gender) } без ранений
told-light-burns = { $low ->
    [yes] { $left ->
        [1] свет уже едва мерцал: остался последний ход
        [2] свет догорал: осталось два хода
        [3] света осталось на три хода
       *[other] { "" }
    }
   *[no] { "" }
}
told-light-out = свет погас, и стало темно
    .strip = { "" }

## Встречи

strip-distance-roll = расстояние { $sum }{ $halved ->
    [yes] , ближе из-за внезапности
   *[no] { "" }
}{ $tens ->
    [yes] , в десятках метров
   *[no] { "" }
}
    .ahead = yes
told-in-place = между ними { $metres } м
    .strip = { "" }
told-reaction = { $mood_id ->
    [attacks] { PAST("бросился", $actor_gender) } в атаку
    [hostile] не { PAST("скрывал", $actor_gender) } вражды
    [unsure] { PAST("замялся", $actor_gender, "замял") }
    [indifferent] не { PAST("проявил", $actor_gender) } интереса
   *[friendly] { PAST("пошёл", $actor_gender, "пошл") } навстречу
}
    .strip = реакция { $sum }
strip-hostile-roll = нападение при 1–3: { $sum }
told-side-attacks = { PAST("напал", $actor_gender) }
    .strip = { "" }
told-side-waits = { PAST("выжидал", $actor_gender) }
    .strip = { "" }

## Кто как стоит

gauge-hp = хиты
    .head = { $value }/{ $maximum }
gauge-hurt = ранения
    .head = ранения { $value }
gauge-fatigue = усталость
    .head = усталость { $value }
gauge-magic = магическая энергия
    .head = магия { $value }
state-blind = слепота
    .head = не { $actor_gender ->
        [pl] видят
       *[m] видит
    }
state-helpless = беспомощность
    .head = { PAST("беспомощен", $actor_gender, "беспомощн") }
state-asleep = сон
    .head = { $actor_gender ->
        [pl] спят
       *[m] спит
    }
state-unconscious = без сознания
    .hides = hp hurt magic fatigue engaged prone
state-dead = смерть
    .head = { $actor_gender ->
        [f] мертва
        [n] мертво
        [pl] мертвы
       *[m] мёртв
    }
    .hides = hp hurt magic fatigue engaged prone burning
state-dying = при смерти
    .hides = hp hurt magic fatigue engaged prone
state-fled = бегство
    .head = { PAST("скрылся", $actor_gender) }
    .hides = hp hurt magic fatigue engaged fleeing
state-surrendered = сдача
    .head = { PAST("сдался", $actor_gender) }
    .hides = magic engaged fleeing
state-fleeing = бегство с поля
    .head = { $actor_gender ->
        [pl] бегут
       *[m] бежит
    }
    .hides = engaged magic
state-surprised = врасплох
    .head = врасплох{ $actor_gender ->
       *[m] { "" }
    }
state-away = не здесь
    .absent = yes
state-prone = лежит
    .head = { $actor_gender ->
        [pl] лежат
       *[m] лежит
    }
state-engaged = в ближнем бою
    .head = { "" }
ledger-highest = двадцатка — { $who }
ledger-lowest = единица — { $who }
story-items-order = { $tie ->
    [yes] При равенстве { VERB("начинает", "начинают", $first_gender) } { $first }.
   *[no] { "" }
}
    .item = { "" }
each-takes-flight = { $actor }
    .row = flight
    .all = { $whom_grouped } { PAST("бросился", $whom_gender) } бежать
each-damage = { $target }
    .row = { $alone } { $damage } { $halved } { $types } { $dies_known } { $dying_known } { $unconscious_known }
    .all = { $whom_grouped } { $damage ->
        [0] { PAST("остался", $whom_gender) } без урона
       *[other] { $halved ->
            [yes] { PAST("увернулся", $whom_gender) } от половины, но { PAST("получил", $whom_gender) }
           *[no] { PAST("получил", $whom_gender) }
        } { $whom_count ->
            [one] { "" }
           *[other] по{ " " }
        }{ $damage } { $types_gen }
    }{ $dies_known ->
        [yes] { " " }и { PAST("пал", $whom_gender) }
       *[no] { $dying_known ->
            [yes] { " " }и теперь при смерти
           *[no] { $unconscious_known ->
                [yes] { " " }и { PAST("потерял", $whom_gender) } сознание
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
        [yes] хиты { $target_hp_old } → { $target_hp_new }
       *[no] без изменений
    }
told-traces = { $below ->
    [yes] { $variant ->
        [0] но сюда никто не пришёл
        [1] но звук удалился
       *[other] и всё стихло
    }
   *[no] { $variant ->
        [0] нашли только чужие следы
        [1] попалось лишь остывшее кострище
       *[other] вдали поднимался дым, и только
    }
}
    .strip = { "" }
told-noise = { $again ->
    [yes] и это разнеслось далеко
   *[no] { $variant ->
        [0] грохот разнёсся далеко
        [1] такое было слышно всюду
       *[other] шум покатился по коридорам
    }
}
    .strip = { "" }
told-leaves-dungeon = вышли наружу
    .strip = { "" }
told-rests = легли отдыхать на { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
told-experience = опыта каждому — { $each }
    .strip = { "" }
each-holds-breath = { $left ->
    [0] у { $actor_declines ->
        [yes] { $actor_gen }
       *[no] пловца ({ $actor })
    } кончился воздух
    [1] у { $actor_declines ->
        [yes] { $actor_gen }
       *[no] пловца ({ $actor })
    } воздуха на один раунд
    [2] у { $actor_declines ->
        [yes] { $actor_gen }
       *[no] пловца ({ $actor })
    } воздуха на два раунда
    [3] у { $actor_declines ->
        [yes] { $actor_gen }
       *[no] пловца ({ $actor })
    } воздуха на три раунда
   *[other] { "" }
}
    .row = breath
told-party-waits = { PAST("ждал", $actor_gender) }, что будет
told-gasps = { PAST("выпустил", $actor_gender) } воздух
story-items-misses = { $items }.
    .item = { $actor } ещё не { PAST("опомнился", $actor_gender) } и { PAST("упустил", $actor_gender) } раунд
each-fled = { $actor }
    .row = fled
    .all = { $whom_grouped } { PAST("скрылся", $whom_gender) } из виду
told-body-lives = ещё { PAST("дышал", $actor_gender) }
    .strip = { $sum }
told-revived = { PAST("пришёл", $actor_gender, "пришл") } в себя
    .strip = { $sum }{ $actor_hp_known ->
        [yes] { " · " }хиты { $actor_hp_old } → { $actor_hp_new }
       *[no] { "" }
    }
