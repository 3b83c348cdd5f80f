### Рассказ: что кто сделал, без подлежащего и без точки; в .strip — доказательство в скобках.

story-past = wakes rests
story-items-stealth = Крались (Скрытность): { $items }.
    .item = { $actor }: { $sum }
story-items-hidden = Скрыты: { $items }.
    .item = { $actor } ({ $eyes_declines ->
        [yes] от { $eyes_gen }
       *[no] не видят: { $eyes }
    })
story-items-initiative = Инициатива: { $items }.
    .item = { $members_grouped } ({ $sum })
    .between = →
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
       *[walk] { story-walks }
    }
   *[no] { story-walks }
}
story-walks = { $phrase ->
    [0] { PAST("перешёл", $actor_gender, "перешл") }
    [1] { PAST("прошёл", $actor_gender, "прошл") }
    [2] { PAST("переместился", $actor_gender) }
   *[other] { PAST("передвинулся", $actor_gender) }
}
told-step = { $place_known ->
    [yes] { story-goes } на { $place } ({ $cost })
   *[no] { PAST("прошёл", $actor_gender, "прошл") } { $cost_acc }
}
told-approach = { $phrase ->
    [0] { PAST("приблизился", $actor_gender) }
    [1] { PAST("шагнул", $actor_gender) }
    [2] { PAST("подошёл", $actor_gender, "подошл") }
   *[other] { PAST("двинулся", $actor_gender) }
} { $target_declines ->
    [yes] { PREP("к", $target_dat) }
   *[no] к цели ({ $target })
} на { $cost_acc }
told-withdraw = { $phrase ->
    [0] { PAST("отошёл", $actor_gender, "отошл") }
    [1] { PAST("отступил", $actor_gender) }
    [2] { PAST("попятился", $actor_gender) }
   *[other] { PAST("отодвинулся", $actor_gender) }
} на { $cost_acc }
told-drops-prone = { PAST("лёг", $actor_gender, "легл") } на землю
told-stands = { PAST("встал", $actor_gender) } ({ $cost })
told-picks-up = { $weapon_declines ->
    [yes] { $phrase ->
        [0] { PAST("подобрал", $actor_gender) }
        [1] { PAST("поднял", $actor_gender) }
        [2] { PAST("подобрал", $actor_gender) } с земли
       *[other] { PAST("поднял", $actor_gender) } с земли
    } { $weapon_acc }
   *[no] { PAST("подобрал", $actor_gender) } оружие ({ $weapon })
}
told-dash = { $step_known ->
    [yes] Рывком { $step_mode_known ->
        [yes] { $step_mode_id ->
            [fly] { PAST("долетел", $actor_gender) }
            [swim] { PAST("доплыл", $actor_gender) }
           *[walk] { PAST("добежал", $actor_gender) }
        }
       *[no] { PAST("добежал", $actor_gender) }
    } до { $step_place } ({ $step_cost })
   *[no] { $approach_known ->
        [yes] Рывком { PAST("приблизился", $actor_gender) } { $approach_target_declines ->
            [yes] { PREP("к", $approach_target_dat) }
           *[no] к цели ({ $approach_target })
        } на { $approach_cost_acc }
       *[no] { PAST("совершил", $actor_gender) } Рывок (+{ $bonus })
    }
}
told-disengage = { PAST("совершил", $actor_gender) } Отход
told-dodge = { $phrase ->
    [0] { PAST("начал", $actor_gender) } уклоняться
    [1] { PAST("уклонялся", $actor_gender) } и { PAST("выжидал", $actor_gender) }
    [2] только { PAST("уклонялся", $actor_gender) }
   *[other] { PAST("приготовился", $actor_gender) } уклоняться
}
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

story-it = { $target_gender ->
    [f] её
    [pl] их
   *[m] его
}
story-named = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }{ $target_acc }
       *[no] { "" }
    }
}
story-whom = { $same ->
    [yes] { " " }{ story-it }
   *[no] { story-named }
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
story-in-whom = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }{ PREP("в", $target_acc) }
       *[no] , цель — { $target }
    }
}
story-into = { story-in-him }{ story-in-whom }
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
story-on = { story-on-him }{ story-on-whom }
# Вне своего хода.
story-meanwhile = { $legendary_known ->
    [yes] { $phrase ->
        [0] тем временем{ " " }
        [1] в тот же миг{ " " }
        [2] тут же{ " " }
       *[other] сразу же{ " " }
    }
   *[no] { "" }
}
# Чем: оружие называют, пока ход его ещё не назвал; удар и укус ясны и так.
story-with = { $armed ->
    [yes] { "" }
   *[no] { $weapon_declines ->
        [yes] { $weapon_id ->
            [slam] { "" }
            [bite] { "" }
            [bites] { "" }
            [unarmed] { " " }кулаком
            [unarmed_strike] { " " }кулаком
           *[other] { $way_id ->
                [two-hands] { " " }{ $weapon_ins } двуручным хватом
               *[other] { " " }{ $weapon_ins }
            }
        }
       *[no] { " " }({ $weapon })
    }
}
story-from = { $armed ->
    [yes] { "" }
   *[no] { $weapon_declines ->
        [yes] { " " }{ PREP("из", $weapon_gen) }
       *[no] { " " }({ $weapon })
    }
}
# Оружие, которое летит: по имени или уже только местоимением.
story-missile = { $armed ->
    [yes] { " " }{ $weapon_gender ->
        [f] её
        [pl] их
       *[m] его
    }
   *[no] { $weapon_declines ->
        [yes] { " " }{ $weapon_acc }
       *[no] { " " }оружие ({ $weapon })
    }
}

## Попадание

story-struck = { $weapon_verb ->
    [swing] { $phrase ->
        [0] { PAST("рубанул", $actor_gender) }
        [1] { PAST("полоснул", $actor_gender) }
        [2] { PAST("ударил", $actor_gender) }
       *[other] { PAST("достал", $actor_gender) }
    }
    [stab] { $phrase ->
        [0] { PAST("уколол", $actor_gender) }
        [1] { PAST("ткнул", $actor_gender) }
        [2] { PAST("достал", $actor_gender) }
       *[other] { PAST("пырнул", $actor_gender) }
    }
    [smash] { $phrase ->
        [0] { PAST("огрел", $actor_gender) }
        [1] { PAST("ударил", $actor_gender) }
        [2] { PAST("стукнул", $actor_gender) }
       *[other] { PAST("хватил", $actor_gender) }
    }
    [lash] { $phrase ->
        [0] { PAST("хлестнул", $actor_gender) }
        [1] { PAST("стегнул", $actor_gender) }
        [2] { PAST("ударил", $actor_gender) }
       *[other] { PAST("огрел", $actor_gender) }
    }
    [bite] { $phrase ->
        [0] { PAST("укусил", $actor_gender) }
        [1] { PAST("цапнул", $actor_gender) }
        [2] { PAST("тяпнул", $actor_gender) }
       *[other] { PAST("куснул", $actor_gender) }
    }
    [kick] { $phrase ->
        [0] { PAST("лягнул", $actor_gender) }
        [1] { PAST("ударил", $actor_gender) } копытом
        [2] { PAST("пнул", $actor_gender) }
       *[other] { PAST("саданул", $actor_gender) } копытом
    }
    [touch] { $phrase ->
        [0] { PAST("настиг", $actor_gender, "настигл") }
        [1] { PAST("достал", $actor_gender) }
        [2] { PAST("поразил", $actor_gender) }
       *[other] { PAST("задел", $actor_gender) }
    }
   *[other] { $phrase ->
        [0] { PAST("ударил", $actor_gender) }
        [1] { PAST("огрел", $actor_gender) }
        [2] { PAST("достал", $actor_gender) }
       *[other] { PAST("хватил", $actor_gender) }
    }
}{ story-whom }{ $weapon_verb ->
    [kick] { "" }
   *[other] { story-with }
}
story-reached = { $measure ->
    [barely] { $phrase ->
        [0] едва-едва { PAST("достал", $actor_gender) }
        [1] еле { PAST("достал", $actor_gender) }
        [2] едва { PAST("задел", $actor_gender) }
       *[other] чудом { PAST("достал", $actor_gender) }
    }{ story-whom }{ story-with }
   *[cleanly] { $phrase ->
        [0] точно { PAST("попал", $actor_gender) }{ story-in-him }{ story-with }{ story-in-whom }
        [1] метко { PAST("ударил", $actor_gender) }{ story-whom }{ story-with }
        [2] точно { PAST("поразил", $actor_gender) }{ story-whom }{ story-with }
       *[other] метко { PAST("поразил", $actor_gender) }{ story-whom }{ story-with }
    }
}
story-bitten = { $measure ->
    [barely] { $phrase ->
        [0] едва { PAST("дотянулся", $actor_gender) } зубами и { PAST("укусил", $actor_gender) }
        [1] чуть не { PAST("промахнулся", $actor_gender) }, но { PAST("цапнул", $actor_gender) }
        [2] еле { PAST("достал", $actor_gender) } зубами
       *[other] едва { PAST("куснул", $actor_gender) }
    }
   *[cleanly] { $phrase ->
        [0] крепко { PAST("укусил", $actor_gender) }
        [1] глубоко { PAST("укусил", $actor_gender) }
        [2] крепко { PAST("цапнул", $actor_gender) }
       *[other] больно { PAST("укусил", $actor_gender) }
    }
}{ story-whom }
story-kicked = { $measure ->
    [barely] едва { PAST("лягнул", $actor_gender) }
   *[cleanly] крепко { PAST("лягнул", $actor_gender) }
}{ story-whom }
story-blow = { $measure ->
    [plain] { $weapon_declines ->
        [yes] { story-struck }
       *[no] { PAST("ударил", $actor_gender) }{ story-whom }{ story-with }
    }
   *[other] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [bite] { story-bitten }
            [kick] { story-kicked }
           *[other] { story-reached }
        }
       *[no] { story-reached }
    }
}{ story-fails-aim }
story-fails-aim = { $measure ->
    [cleanly] { $phrase ->
        [0] { "" }
       *[other] { story-aim }
    }
   *[other] { story-aim }
}
story-shot = { $measure ->
    [barely] { $phrase ->
        [0] едва-едва { PAST("попал", $actor_gender) }
        [1] еле { PAST("попал", $actor_gender) }
        [2] едва { PAST("зацепил", $actor_gender) }{ story-whom }
       *[other] чудом { PAST("попал", $actor_gender) }
    }
    [cleanly] { $phrase ->
        [0] точно { PAST("попал", $actor_gender) }
        [1] метко { PAST("поразил", $actor_gender) }{ story-whom }
        [2] метко { PAST("попал", $actor_gender) }
       *[other] точно { PAST("поразил", $actor_gender) }{ story-whom }
    }
   *[plain] { $phrase ->
        [0] { PAST("попал", $actor_gender) }
        [1] { PAST("поразил", $actor_gender) }{ story-whom }
        [2] { PAST("угодил", $actor_gender) }
       *[other] { PAST("подстрелил", $actor_gender) }{ story-whom }
    }
}{ story-shot-into }
story-shot-into = { $measure ->
    [barely] { $phrase ->
        [2] { story-from }{ story-aim }
       *[other] { story-in-him }{ story-from }{ story-in-whom }
    }
   *[other] { $phrase ->
        [0] { story-in-him }{ story-from }{ story-in-whom }
        [2] { story-in-him }{ story-from }{ story-in-whom }
       *[other] { story-from }{ story-aim }
    }
}
story-how = { $measure ->
    [barely] едва{ " " }
    [cleanly] { $phrase ->
        [0] точно{ " " }
       *[other] метко{ " " }
    }
   *[plain] { "" }
}
story-throws = { $phrase ->
    [0] { PAST("метнул", $actor_gender) }
    [2] { PAST("метнул", $actor_gender) }
   *[other] { PAST("бросил", $actor_gender) }
}{ story-in-him }{ story-missile }{ story-in-whom }
story-thrown = { story-throws } и { story-how }{ PAST("попал", $actor_gender) }
story-charmed = { $measure ->
    [plain] { $phrase ->
        [0] { PAST("поразил", $actor_gender) }{ story-whom }{ story-with }{ story-aim }
        [1] { PAST("попал", $actor_gender) }{ story-in-him }{ story-with }{ story-in-whom }
        [2] { PAST("настиг", $actor_gender, "настигл") }{ story-whom }{ story-with }{ story-aim }
       *[other] { PAST("достал", $actor_gender) }{ story-whom }{ story-with }{ story-aim }
    }
   *[other] { story-reached }{ story-fails-aim }
}
story-hit-fully = { $way_id ->
    [shoot] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [hurl] { story-thrown }
           *[other] { story-shot }
        }
       *[no] { story-shot }
    }
    [throw] { story-thrown }
    [spell] { story-charmed }
   *[other] { story-blow }
}
story-hit-again = { $repeat ->
    [miss] { $phrase ->
        [0] на этот раз { story-how }{ PAST("попал", $actor_gender) }
        [1] теперь { story-how }{ PAST("попал", $actor_gender) }
        [2] со следующей попытки { story-how }{ PAST("попал", $actor_gender) }
       *[other] потом { story-how }{ PAST("попал", $actor_gender) }
    }
   *[hit] { $phrase ->
        [0] снова { PAST("попал", $actor_gender) }
        [1] { PAST("попал", $actor_gender) } ещё раз
        [2] тут же { PAST("попал", $actor_gender) } опять
       *[other] потом { PAST("попал", $actor_gender) } снова
    }{ $measure ->
        [barely] , теперь едва-едва
       *[plain] { "" }
    }
}
story-hit = { story-meanwhile }{ $repeat ->
    [no] { story-hit-fully }
   *[other] { story-hit-again }
}
# Следующий удар того же в том же предложении: только сколько он добавил.
story-adds = { $damage_damage ->
    [0] потом { PAST("попал", $actor_gender) } снова, но без вреда
   *[other] { story-adds-some }
}
story-adds-some = { $measure ->
    [barely] { $phrase ->
        [0] потом едва { PAST("достал", $actor_gender) } снова, ещё { $damage_damage }
        [1] следующим ударом едва { PAST("задел", $actor_gender) }, ещё { $damage_damage }
        [2] тут же еле { PAST("достал", $actor_gender) } опять, ещё { $damage_damage }
       *[other] потом чудом { PAST("попал", $actor_gender) } снова, ещё { $damage_damage }
    }
    [cleanly] { $phrase ->
        [0] потом метко { PAST("добавил", $actor_gender) } ещё { $damage_damage }
        [1] следующим, точным ударом { PAST("добавил", $actor_gender) } { $damage_damage }
        [2] тут же метко { PAST("добавил", $actor_gender) } ещё { $damage_damage }
       *[other] затем точно { PAST("добавил", $actor_gender) } ещё { $damage_damage }
    }
   *[plain] { $phrase ->
        [0] потом { PAST("добавил", $actor_gender) } ещё { $damage_damage }
        [1] следующим ударом { PAST("добавил", $actor_gender) } { $damage_damage }
        [2] тут же { PAST("добавил", $actor_gender) } ещё { $damage_damage }
       *[other] затем { PAST("добавил", $actor_gender) } ещё { $damage_damage }
    }
}

## Мимо

story-raises = { PAST("замахнулся", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
story-swings = { $weapon_verb ->
    [swing] { $phrase ->
        [0] { story-raises }
        [1] { PAST("попытался", $actor_gender) } рубануть{ story-whom }{ story-with }{ story-aim }
        [2] { PAST("махнул", $actor_gender) }{ story-with }, метя{ story-into }
       *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }{ story-aim }
    }
    [stab] { $phrase ->
        [0] { PAST("попытался", $actor_gender) } уколоть{ story-whom }{ story-with }{ story-aim }
        [1] { PAST("ткнул", $actor_gender) }{ story-in-him }{ story-with }{ story-in-whom }
        [2] { PAST("нацелился", $actor_gender) }{ story-in-him }{ story-with }{ story-in-whom }
       *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }{ story-aim }
    }
    [smash] { $phrase ->
        [0] { story-raises }
        [1] { PAST("попытался", $actor_gender) } огреть{ story-whom }{ story-with }{ story-aim }
        [2] { PAST("махнул", $actor_gender) }{ story-with }, метя{ story-into }
       *[other] { PAST("попробовал", $actor_gender) } ударить{ story-whom }{ story-with }{ story-aim }
    }
    [lash] { $phrase ->
        [0] { PAST("попытался", $actor_gender) } хлестнуть{ story-whom }{ story-with }{ story-aim }
        [1] { story-raises }
        [2] { PAST("махнул", $actor_gender) }{ story-with }, метя{ story-into }
       *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }{ story-aim }
    }
    [bite] { $phrase ->
        [0] { PAST("попытался", $actor_gender) } укусить{ story-whom }{ story-aim }
        [1] { PAST("бросился", $actor_gender) }{ story-on }
        [2] { PAST("хотел", $actor_gender) } цапнуть{ story-whom }{ story-aim }
       *[other] { PAST("кинулся", $actor_gender) }{ story-on }
    }
    [kick] { $phrase ->
        [0] { PAST("попытался", $actor_gender) } лягнуть{ story-whom }{ story-aim }
        [1] { PAST("хотел", $actor_gender) } лягнуть{ story-whom }{ story-aim }
        [2] { PAST("взбрыкнул", $actor_gender) }, метя{ story-into }
       *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom } копытом{ story-aim }
    }
    [touch] { $phrase ->
        [0] { PAST("потянулся", $actor_gender) } к { story-towards }
        [1] { PAST("попытался", $actor_gender) } настичь{ story-whom }{ story-with }{ story-aim }
        [2] { PAST("хотел", $actor_gender) } поразить{ story-whom }{ story-with }{ story-aim }
       *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }{ story-aim }
    }
   *[other] { $phrase ->
        [0] { story-raises }
        [1] { PAST("попытался", $actor_gender) } ударить{ story-whom }{ story-with }{ story-aim }
        [2] { PAST("бросился", $actor_gender) }{ story-on }
       *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }{ story-aim }
    }
}
story-towards = { $same ->
    [yes] { $target_gender ->
        [f] ней
        [pl] ним
       *[m] нему
    }
   *[no] { $target_declines ->
        [yes] { $target_dat }
       *[no] цели ({ $target })
    }
}
story-shoots = { $phrase ->
    [0] { PAST("выстрелил", $actor_gender) }{ story-in-him }{ story-from }{ story-in-whom }
    [1] { PAST("прицелился", $actor_gender) }{ story-in-him }{ story-from }{ story-in-whom }
    [2] { PAST("попробовал", $actor_gender) } попасть{ story-in-him }{ story-from }{ story-in-whom }
   *[other] { PAST("попытался", $actor_gender) } подстрелить{ story-whom }{ story-from }{ story-aim }
}
story-assails = { $phrase ->
    [0] { PAST("попытался", $actor_gender) } поразить{ story-whom }{ story-with }{ story-aim }
    [1] { PAST("ударил", $actor_gender) }{ story-with }, метя{ story-into }
    [2] { PAST("хотел", $actor_gender) } достать{ story-whom }{ story-with }{ story-aim }
   *[other] { PAST("попробовал", $actor_gender) } поразить{ story-whom }{ story-with }{ story-aim }
}
story-try-fully = { $way_id ->
    [shoot] { $weapon_declines ->
        [yes] { $weapon_verb ->
            [hurl] { story-throws }
           *[other] { story-shoots }
        }
       *[no] { story-shoots }
    }
    [throw] { story-throws }
    [spell] { story-assails }
   *[other] { $weapon_declines ->
        [yes] { story-swings }
       *[no] { PAST("напал", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
    }
}
story-try-again = { $way_id ->
    [shoot] { $phrase ->
        [0] снова { PAST("выстрелил", $actor_gender) }
        [1] { PAST("выстрелил", $actor_gender) } ещё раз
        [2] { PAST("попробовал", $actor_gender) } снова
       *[other] тут же { PAST("выстрелил", $actor_gender) } опять
    }
    [throw] { $phrase ->
        [0] снова { PAST("метнул", $actor_gender) }
       *[other] { PAST("попробовал", $actor_gender) } снова
    }
    [spell] { $phrase ->
        [0] снова { PAST("ударил", $actor_gender) }
       *[other] { PAST("попробовал", $actor_gender) } снова
    }
   *[other] { $phrase ->
        [0] снова { PAST("замахнулся", $actor_gender) }
        [1] { PAST("ударил", $actor_gender) } ещё раз
        [2] { PAST("попробовал", $actor_gender) } снова
       *[other] тут же { PAST("замахнулся", $actor_gender) } опять
    }
}
story-try = { story-meanwhile }{ $repeat ->
    [no] { story-try-fully }
   *[other] { story-try-again }
}
story-stopped = { $way_id ->
    [shoot] выстрел принял щит
    [throw] бросок принял щит
   *[other] { $phrase ->
        [0] удар принял щит
        [1] щит остановил удар
        [2] удар пришёлся в щит
       *[other] щит выдержал
    }
}
# Следующий удар того же в том же предложении: только чем он кончился.
story-missed-again = { $natural ->
    [1] потом выпала единица
   *[other] { $measure ->
        [narrowly] { $shield_known ->
            [yes] потом { PAST("попал", $actor_gender) } лишь в щит
           *[no] { $phrase ->
                [0] потом чуть-чуть { PAST("промахнулся", $actor_gender) }
                [1] в следующий раз чуть не { PAST("попал", $actor_gender) }
                [2] тут же самую малость { PAST("промахнулся", $actor_gender) }
               *[other] затем чуть-чуть { PAST("промахнулся", $actor_gender) }
            }
        }
        [wide] { $phrase ->
            [0] потом { PAST("ударил", $actor_gender) } далеко мимо
            [1] в следующий раз даже близко не { PAST("попал", $actor_gender) }
            [2] тут же безнадёжно { PAST("промахнулся", $actor_gender) }
           *[other] затем далеко { PAST("промахнулся", $actor_gender) }
        }
       *[plain] { $repeat ->
            [miss] { $phrase ->
                [0] потом снова мимо
                [1] потом { PAST("промахнулся", $actor_gender) } опять
                [2] ещё раз впустую
               *[other] потом опять мимо
            }
           *[hit] { $phrase ->
                [0] потом { PAST("промахнулся", $actor_gender) }
                [1] следующим ударом { PAST("промахнулся", $actor_gender) }
                [2] потом { PAST("ударил", $actor_gender) } впустую
               *[other] затем { PAST("промахнулся", $actor_gender) }
            }
        }
    }
}
story-dodged = { $state ->
    [-1] { $hinders_id ->
        [dodge] , но { $target_gender ->
            [f] та
            [n] то
            [pl] те
           *[m] тот
        } { PAST("уклонился", $target_gender) }
       *[other] { story-missed }
    }
   *[other] { story-missed }
}
story-missed = { $phrase ->
    [0] , но { PAST("промахнулся", $actor_gender) }
    [1] , но мимо
    [2] , но не { PAST("попал", $actor_gender) }
   *[other] , но впустую
}
story-outcome = { $natural ->
    [1] , но выпала единица
   *[other] { $measure ->
        [narrowly] { $shield_known ->
            [yes] , но { story-stopped }
           *[no] { $cover_known ->
                [yes] , но помешало укрытие
               *[no] { $phrase ->
                    [0] , но чуть-чуть { PAST("промахнулся", $actor_gender) }
                    [1] , но самую малость не { PAST("попал", $actor_gender) }
                    [2] , но чуть-чуть мимо
                   *[other] { " " }и едва не { PAST("попал", $actor_gender) }
                }
            }
        }
        [wide] { $phrase ->
            [0] , но далеко мимо цели
            [1] , но далеко мимо
            [2] , но безнадёжно { PAST("промахнулся", $actor_gender) }
           *[other] , но даже близко не { PAST("попал", $actor_gender) }
        }
       *[plain] { story-dodged }
    }
}

## Что из этого вышло

story-changed = { $damage_rolled_known ->
    [yes] { $damage_reasons_id ->
        [resistance] , половина удара пропала даром
        [vulnerability] , и больно было вдвое
       *[other] { "" }
    }
   *[no] { "" }
}
story-damage = { $damage_known ->
    [yes] { $sneak_attack_known ->
        [yes] { " " }скрытая атака,
       *[no] { "" }
    }{ $damage_damage ->
        [0] { " " }без вреда ({ $damage_types } урон)
       *[other] { " " }{ $damage_dealt_types_known ->
            [yes] { $damage_dealt_types_gen }
           *[no] { $damage_damage } { $damage_types_gen }
        }{ story-changed }
    }
   *[no] { "" }
}
story-hurt = { $damage_known ->
    [yes] :{ story-damage }
   *[no] { "" }
}
story-and-damage = { $damage_known ->
    [yes] ,{ story-damage }
   *[no] { "" }
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
                   *[no] { $damage_left_known ->
                        [yes] { $damage_left_id ->
                            [one] , остался один хит
                            [quarter], { $target } еле { VERB("держится", "держатся", $target_gender) } на ногах
                           *[half], половины хитов нет
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
    [yes] { " · " }Скрытая атака
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
told-hit = { $on ->
    [yes] { $repeat ->
        [hit] { $damage_known ->
            [yes] { story-adds }
           *[no] { story-hit }
        }
       *[other] { story-hit }{ story-hurt }
    }
   *[no] { story-hit }{ story-hurt }
}{ story-fell }
    .strip = { story-roll }{ story-lost }
    .joins = yes
told-critical = { $natural ->
    [20] { $on ->
        [yes] { $repeat ->
            [no] { story-try }, и
           *[other] потом
        }
       *[no] { story-try }, и
    } выпало 20: критическое попадание{ story-and-damage }
   *[other] { story-hit }: критическое попадание{ story-and-damage }
}{ story-fell }
    .strip = { story-roll }{ story-lost }
    .joins = yes
told-miss = { $on ->
    [yes] { $repeat ->
        [no] { story-try }{ story-outcome }
       *[other] { story-missed-again }
    }
   *[no] { story-try }{ story-outcome }
}
    .strip = { story-roll }
    .joins = yes

## На пороге смерти

told-death-save-success = { $successes ->
    [2] во второй раз{ " " }
    [3] в третий раз{ " " }
   *[1] { "" }
}{ $phrase ->
    [0] успешно { PAST("бросил", $actor_gender) } спасбросок от смерти
    [1] { PAST("выдержал", $actor_gender) } спасбросок от смерти
    [2] { PAST("отсрочил", $actor_gender) } смерть
   *[other] { PAST("прошёл", $actor_gender, "прошл") } спасбросок от смерти
}
    .strip = { $sum } против 10 · успехов { $successes }, провалов { $failures }
told-death-save-failure = { $natural ->
    [1] { $phrase ->
        [0] { PAST("выбросил", $actor_gender) } на спасброске от смерти единицу: два провала
        [1] { PAST("бросил", $actor_gender) } спасбросок от смерти, и выпала единица: сразу два провала
        [2] { PAST("выбросил", $actor_gender) } против смерти единицу, а это два провала
       *[other] { PAST("бросил", $actor_gender) } против смерти единицу (два провала)
    }
   *[other] { $phrase ->
        [0] { PAST("провалил", $actor_gender) }
        [1] не { PAST("прошёл", $actor_gender, "прошл") }
        [2] неудачно { PAST("бросил", $actor_gender) }
       *[other] не { PAST("выдержал", $actor_gender) }
    } { $failures ->
        [2] второй спасбросок от смерти
        [3] третий спасбросок от смерти
       *[1] спасбросок от смерти
    }
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

told-draws = { $weapon_declines ->
    [yes] { $phrase ->
        [0] { PAST("взял", $actor_gender) } в руки
        [1] { PAST("выхватил", $actor_gender) }
        [2] { PAST("достал", $actor_gender) }
       *[other] { PAST("схватил", $actor_gender) }
    } { $weapon_acc }
   *[no] { PAST("взял", $actor_gender) } в руки оружие ({ $weapon })
}
told-stows = { $weapon_declines ->
    [yes] { PAST("убрал", $actor_gender) } { $weapon_acc }
   *[no] { PAST("убрал", $actor_gender) } оружие ({ $weapon })
}
told-drops = { $weapon_declines ->
    [yes] { PAST("бросил", $actor_gender) } на землю { $weapon_acc }
   *[no] { PAST("бросил", $actor_gender) } на землю оружие ({ $weapon })
}
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
story-aid-whom = { $target_declines ->
    [yes] { $target_dat }
   *[no] (кому: { $target })
}
told-stabilizes = { PAST("оказал", $actor_gender) } первую помощь { story-aid-whom }{ $against ->
    [0] { " " }с помощью набора лекаря
   *[other] { "" }
}, угрозы жизни больше нет
    .strip = { $against ->
        [0] { "" }
       *[other] Медицина: { $sum } против СЛ { $against }
    }
told-first-aid-fails = { $phrase ->
    [0] { PAST("попытался", $actor_gender) } оказать первую помощь { story-aid-whom }, но тщетно
    [1] не { PAST("сумел", $actor_gender) } помочь { story-aid-whom }
    [2] тщетно { PAST("помогал", $actor_gender) } { story-aid-whom }
   *[other] { PAST("хотел", $actor_gender) } помочь { story-aid-whom }, но без толку
}
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
    [counterspell] { PAST("сорвал", $actor_gender) } { $target_gender ->
        [f] её
        [pl] их
       *[m] его
    } контрзаклинание
   *[other] { PAST("сорвал", $actor_gender) } заклинание «{ $power }»
}
    .strip = { $against ->
        [0] { "" }
       *[other] { $sum } против СЛ { $against }
    }
told-spell-holds = не { PAST("прервал", $actor_gender) } заклинание «{ $power }»
    .strip = { $sum } против СЛ { $against }
told-breaks-free = { PAST("вырвался", $actor_gender) } из захвата
told-stays-up = всё же { PAST("удержался", $actor_gender) } на ногах
    .strip = { $against_known ->
        [yes] { $ability }: { $sum } против СЛ { $against }
       *[no] { "" }
    }
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
told-gives-way = на ногах не { PAST("удержался", $actor_gender) } и больше не { PAST("встал", $actor_gender) }
    .strip = { $ability }: { $sum } против СЛ { $against }
told-keeps-concentration = всё же не { PAST("потерял", $actor_gender) } концентрации
    .strip = { $ability }: { $sum } против СЛ { $against }
told-loses-concentration = при этом { PAST("потерял", $actor_gender) } концентрацию
    .strip = { $ability }: { $sum } против СЛ { $against }
each-unscathed = { $actor }
    .row = { $ability }
    .all = { $whom_grouped } { $ability_id ->
        [dexterity] { PAST("увернулся", $whom_gender) }
        [wisdom] не { PAST("поддался", $whom_gender) }
        [charisma] не { PAST("поддался", $whom_gender) }
       *[constitution] { PAST("устоял", $whom_gender) }
    }
each-fate = { $actor }
    .row = { $fate }
    .all = { $whom_grouped } { $fate_id ->
        [dies] не { PAST("выкарабкался", $whom_gender) }
        [stable] { PAST("выкарабкался", $whom_gender) }
       *[wakes] { PAST("выкарабкался", $whom_gender) } и { PAST("пришёл", $whom_gender, "пришл") } в себя
    }
    .strip = { $saves }
