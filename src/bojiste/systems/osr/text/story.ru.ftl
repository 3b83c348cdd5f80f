### Рассказ: что кто сделал, без подлежащего и без точки; в .strip — доказательство в скобках.

story-silent = order-of-one fight explored sleeps goes-on goes-by trial
story-past = goes-on fight-over
story-items-surprise-roll = Внезапность: { $items }.
    .item = { $actor } { $sum }{ $caught ->
        [yes] { "" }
       *[no] { " " }(готовы)
    }
story-items-initiative = Инициатива — { $items }.
    .item = { $actor }: { $sum }
    .falling = yes
story-items-misses = Пропускают раунд: { $items }.
    .item = { $actor }
story-items-fight-over = Бой окончен после { $rounds ->
    [one] { $rounds } раунда
   *[other] { $rounds } раундов
}; на него { $turns ->
    [one] ушёл { $turns } ход (10 минут)
    [few] ушло { $turns } хода по 10 минут
   *[other] ушло { $turns } ходов по 10 минут
}.
    .item = { "" }
story-items-takes-flight = Бегут: { $actors }.
    .item = { "" }

## Перемещение

story-to = { $target_declines ->
    [yes] { PREP("к", $target_dat) }
   *[no] к цели ({ $target })
}
story-far = { $metres } м{ $dear ->
    [yes] { " " }(считается за { $cost })
   *[no] { "" }
}
told-approach = { $again ->
    [yes] { PAST("прошёл", $actor_gender, "прошл") } ещё { story-far }
   *[no] { PAST("двинулся", $actor_gender) } { story-to } ({ metres-gone })
}
told-withdraw = { $again ->
    [yes] { PAST("отступил", $actor_gender) } ещё на { story-far }
   *[no] { PAST("отступил", $actor_gender) } на { story-far }
}
told-flees = { PAST("отбежал", $actor_gender) } на { story-far }
told-step = { PAST("переместился", $actor_gender) } на { story-far }
told-climbs = { PAST("продвинулся", $actor_gender) } вверх
told-slips = не { PAST("продвинулся", $actor_gender) } вверх
told-stands = { PAST("встал", $actor_gender) }
told-disengages = { PAST("вышел", $actor_gender, "вышл") } из ближнего боя
told-sprints = { PAST("перешёл", $actor_gender, "перешл") } на бег
told-no-way = { $again ->
    [yes] снова не { PAST("смог", $actor_gender, "смогл") }
   *[no] { $bar_id ->
        [bound] отойти, не выйдя из боя, не { PAST("смог", $actor_gender, "смогл") }
       *[blocked] { PAST("упёрся", $actor_gender, "упёрл") } в преграду
    }
}{ $lead ->
   *[yes] { "" }
}
each-afflicted = { $on ->
    [yes] { "" }
   *[no] { story-became }{ " " }
}{ $target }
    .row = { $condition }
    .list = yes
story-became = { $condition_id ->
    [asleep] { PAST("заснул", $target_gender) }
    [prone] { PAST("упал", $target_gender) }
    [blind] { PAST("ослеп", $target_gender, "ослепл") }
    [unconscious] { PAST("потерял", $target_gender) } сознание
    [held] { PAST("попал", $target_gender) } в захват
    [helpless] { PAST("обессилел", $target_gender) }
    [dead] { PAST("умер", $target_gender, "умерл") }
    [fled] { PAST("скрылся", $target_gender) }
    [surrendered] { PAST("сдался", $target_gender) }
   *[dying] { PAST("оказался", $target_gender) } при смерти
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
told-fled = { PAST("скрылся", $actor_gender) }

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
    [cast] { story-so }{ PAST("попал", $actor_gender) } заклинанием «{ $spell }»{ story-into }
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
    [cast] { PAST("направил", $actor_gender) } заклинание «{ $spell }»{ story-into }
    [shoot] { $weapon_declines ->
        [yes] { PAST("выстрелил", $actor_gender) } { PREP("из", $weapon_gen) }{ story-into }
       *[no] { PAST("выстрелил", $actor_gender) }{ story-into } ({ $weapon })
    }
    [throw] { PAST("бросил", $actor_gender) } оружие ({ $weapon }){ story-into }
   *[strike] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [fist] { PAST("замахнулся", $actor_gender) }{ story-on-him } кулаком{ story-on-whom }
            [bite] { PAST("попытался", $actor_gender) } укусить{ story-whom }{ story-aim }
            [sting] { PAST("попытался", $actor_gender) } ужалить{ story-whom }{ story-aim }
            [kick] { PAST("попытался", $actor_gender) } лягнуть{ story-whom }{ story-aim }
            [touch] { PAST("потянулся", $actor_gender) } { $target_declines ->
                [yes] { PREP("к", $target_dat) }
               *[no] к цели ({ $target })
            }
           *[other] { $weapon_verb ->
                [stab] { PAST("попытался", $actor_gender) } уколоть{ story-whom } { $weapon_ins }{ story-aim }
               *[other] { PAST("замахнулся", $actor_gender) }{ story-on-him } { $weapon_ins }{ story-on-whom }
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
story-did = { $stopped_known ->
    [yes] , но щит остановил весь удар
   *[no] { $damage_known ->
        [yes] : { $damage_damage ->
            [0] без вреда ({ $damage_types })
           *[other] { $damage_damage } { $damage_types_gen }
        }{ $blocked_known ->
            [yes] , остальное принял щит
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
        [narrowly] , но чуть-чуть { PAST("промахнулся", $actor_gender) }
        [wide] , но сильно { PAST("промахнулся", $actor_gender) }
       *[plain] , но { PAST("промахнулся", $actor_gender) }
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
told-damage = { $alone ->
    [yes] { $damage ->
        [0] { PAST("остался", $actor_gender) } без урона ({ $types })
        [one] { PAST("потерял", $actor_gender) } { $damage } хит ({ $types })
        [few] { PAST("потерял", $actor_gender) } { $damage } хита ({ $types })
       *[other] { PAST("потерял", $actor_gender) } { $damage } хитов ({ $types })
    }{ $dies_known ->
        [yes] { " " }и { PAST("умер", $actor_gender, "умерл") }
       *[no] { $dying_known ->
            [yes] { " " }и теперь при смерти
           *[no] { "" }
        }
    }
   *[no] { $target_declines ->
        [yes] { PAST("нанёс", $actor_gender, "нанесл") } { $damage } { $types_gen } { $target_dat }
       *[no] { PAST("нанёс", $actor_gender, "нанесл") } { $damage } { $types_gen }, цель — { $target }
    }{ story-fell }
}
    .strip = { $sum }{ $effects_known ->
        [yes] { " · " }{ $effects }
       *[no] { "" }
    }{ $target_hp_known ->
        [yes] { " · " }хиты { $target_hp_old } → { $target_hp_new }
       *[no] { "" }
    }
strip-save-made = { $actor }, спасбросок удался: { $sum } против { $against }
strip-save-failed = { $actor }, спасбросок не удался: { $sum } против { $against }
strip-reversal = перелом в бою: { $reversals }
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
        [dex] { PAST("возился", $actor_gender) } с отмычкой, пока замок не поддался
       *[str] { PAST("налёг", $actor_gender, "налегл") } на дверь
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
        [dex] { PAST("возился", $actor_gender) } с отмычкой, но замок не поддался
       *[str] { PAST("налёг", $actor_gender, "налегл") } на дверь, но та не поддалась
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

told-casts = { PAST("сотворил", $actor_gender) } заклинание «{ $spell }»
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
told-gathers = { "" }
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
told-covers = { PAST("добыл", $actor_gender) } { $needs_acc } заклинанием «{ $spell }»
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
each-spends = { $on ->
    [yes] { "" }
   *[no] из припасов потратили:{ " " }
}{ $actor } — { $supplies }
    .list = yes
told-night-roll = { $happens ->
    [yes] ночью кто-то пришёл
   *[no] { $variant ->
        [0] ночью никто не пришёл
       *[other] ночь прошла спокойно
    }
}
    .strip = { $sum }
told-rested = выспались{ $magic ->
    [yes] , магическая энергия снова при них
   *[no] { "" }
}
    .strip = { "" }
told-gains = { $treasure ->
    [0] получили { $experience } опыта
   *[other] { $experience ->
        [0] добыли сокровищ на { $treasure }
       *[other] добыли сокровищ на { $treasure } и получили { $experience } опыта
    }
}
    .strip = { "" }
each-share = { $on ->
    [yes] { "" }
   *[no] сокровища делят так:{ " " }
}{ $actor } — { $share }
    .list = yes
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
        [0] вошли внутрь
       *[other] переступили порог
    }
    [back] { $variant ->
        [0] вернулись
        [1] пришли снова
       *[other] они снова здесь
    }
   *[on] { $variant ->
        [0] пошли дальше
        [1] двинулись вперёд
       *[other] прошли дальше
    }
}: { $room }
    .strip = { "" }
told-wandering-roll = { $come ->
    [yes] кто-то идёт
   *[no] { $variant ->
        [0] никто не идёт
        [1] никого не слышно
       *[other] никого
    }
}
    .strip = бродячие монстры: { $sum }
each-trap-roll = { $on ->
    [yes] { "" }
   *[no] ловушка ({ $trap }) { $off ->
        [yes] сработала
       *[no] не сработала
    }:{ " " }
}{ $actor } ({ $sum })
    .row = { $trap } { $off ->
        [yes] off
       *[no] safe
    }
    .list = yes
told-gets-past = { PAST("прошёл", $actor_gender, "прошл") } ловушку ({ $trap }; { $method })
told-finds-none = { PAST("искал", $actor_gender) } ({ $method }) и ничего не { PAST("нашёл", $actor_gender, "нашл") }
    .names = yes
told-discovers = { PAST("искал", $actor_gender) } ({ $method }) и { PAST("нашёл", $actor_gender, "нашл") }: { $things }
    .strip = { "" }
told-opens = { PAST("открыл", $actor_gender) } дверь ({ $door })
    .strip = { "" }
told-falls = { PAST("упал", $actor_gender) } с высоты { $metres } м{ $round ->
    [1] { "" }
   *[other] { " " }(удар о землю в раунде { $round })
}
told-unhurt = { PAST("остался", $actor_gender) } без ранений
told-light-burns = { $low ->
    [yes] свет догорает, хватит ещё на { $left ->
        [one] { $left } ход
        [few] { $left } хода
       *[other] { $left } ходов
    }
   *[no] { "" }
}
told-light-out = свет погас
    .strip = { "" }

## Встречи

strip-distance-roll = расстояние { $sum }
    .ahead = yes
told-in-place = между ними { $metres } м
    .strip = { "" }
told-reaction = { $actor_gender ->
    [pl] { $mood_id ->
        [attacks] идут в атаку
        [hostile] настроены недобро
        [unsure] колеблются
        [indifferent] не проявляют интереса
       *[friendly] идут навстречу
    }
   *[m] { $mood_id ->
        [attacks] идёт в атаку
        [hostile] не скрывает вражды
        [unsure] колеблется
        [indifferent] не проявляет интереса
       *[friendly] идёт навстречу
    }
}
    .strip = реакция { $sum }
strip-hostile-roll = нападение при 1–3: { $sum }
told-side-attacks = { PAST("напал", $actor_gender) }
    .strip = { "" }
told-side-waits = { $actor_gender ->
    [pl] выжидают
   *[m] выжидает
}
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
