### Рассказ: что кто сделал, без подлежащего и без точки; числа стоят в скобках за ним.

story-silent = opposed evaluation evaluation-over story
story-past = conflict-over

told-commit = { $commit_id ->
    [roll] { "" }
    [change] { PAST("изменил", $actor_gender) } заявку
   *[drop] { PAST("отказался", $actor_gender) } от затеи
}
told-won = { story-on-top }{ $target_known ->
    [yes] { $target_declines ->
        [yes] { " " }над { $target_ins }
       *[no] { " " }({ $target } — нет)
    }
   *[no] { "" }
}{ $tie_known ->
    [yes] { story-tie }
   *[no] { "" }
}{ $lead ->
   *[yes] { "" }
}
told-accepted = { $cannot_known ->
    [yes] не { PAST("мог", $actor_gender, "могл") } измотаться (это стоило бы { too-little.cost }{ too-little }) и { PAST("принял", $actor_gender) } неудачу
   *[no] { PAST("принял", $actor_gender) } неудачу
}
told-failed = { $lock_id ->
    [nobody] может попробовать снова
    [party] этим путём больше не пойдёт, как и вся сторона
    [complication_for_others] повторить то же не может; остальным теперь труднее
   *[character] повторить то же не может
}
told-at-once = оба действовали разом, никто не был раньше: { $targets }
told-reacted = { PAST("ответил", $actor_gender) }{ $means_known ->
    [yes] { " " }{ $means }
   *[no] { "" }
} ({ $skills }){ $target_known ->
    [yes] { $target_declines ->
        [yes] { " " }за { $target_acc }
       *[no] { " " }за другого: { $target }
    }
   *[no] { "" }
}
told-no-reaction = никак не { PAST("ответил", $actor_gender) }, и опасность { story-hit-whom }
told-avoided = { $actor_gender ->
    [f] отвела
    [n] отвело
    [pl] отвели
   *[m] отвёл
} опасность
    .strip = нужно 9
told-postponed = { PAST("отложил", $actor_gender) } инициативу и ждёт
strip-demand = { $actor }, сама попытка: { taken }
told-exhausted = { PAST("измотался", $actor_gender) }{ $test_known ->
    [yes] , зато { PAST("справился", $actor_gender) }
   *[no] { " " }и { PAST("избежал", $actor_gender) } этого
}{ $lead ->
   *[yes] { "" }
}
    .strip = { VERB("платит", "платят", $actor_gender) } { paid }{ $actor_threat_known ->
        [yes] { " · " }Угроза { $actor_threat_old } → { $actor_threat_new }
       *[no] { "" }
    }
# Навык, которого не называет фраза.
story-with-skill = { $skill_id ->
    [common-melee] { "" }
    [common-shooting] { "" }
    [charisma] { "" }
    [facts] { "" }
    [learning] { "" }
    [fire-magic] { "" }
    [wind-magic] { "" }
    [wood-magic] { "" }
   *[other] { " " }({ $skills })
}
strip-rolled = { $actor }{ story-with-skill }: { $sum }
strip-manoeuvre = { $actor } { $manoeuvre }{ taken.of }: { $price ->
    [0] даром
   *[other] { taken }
}
strip-threat = { $target }: Угроза { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] остаётся { $threat }
}

## Дела: глагол по навыку, следствию и тому, кто действует; три способа, чтобы не повторяться.

# Кто цель: имя или местоимение.
story-acc = { " " }{ $pronoun ->
    [yes] { $whom_gender ->
        [f] её
        [pl] их
       *[m] его
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { $whom_acc }
           *[no] противника по имени { $whom }
        }
       *[no] противника
    }
}
story-dat = { " " }{ $pronoun ->
    [yes] { $whom_gender ->
        [f] ей
        [pl] им
       *[m] ему
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { $whom_dat }
           *[no] противнику по имени { $whom }
        }
       *[no] противнику
    }
}
story-at = { " " }{ $pronoun ->
    [yes] на { $whom_gender ->
        [f] неё
        [pl] них
       *[m] него
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] на { $whom_acc }
           *[no] на противника по имени { $whom }
        }
       *[no] на противника
    }
}
story-with = { " " }{ $pronoun ->
    [yes] с { $whom_gender ->
        [f] ней
        [pl] ними
       *[m] ним
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] { PREP("с", $whom_ins) }
           *[no] с противником по имени { $whom }
        }
       *[no] с противником
    }
}
story-over = { " " }{ $pronoun ->
    [yes] над { $whom_gender ->
        [f] ней
        [pl] ними
       *[m] ним
    }
   *[no] { $whom_known ->
        [yes] { $whom_declines ->
            [yes] над { $whom_ins }
           *[no] над противником по имени { $whom }
        }
       *[no] над противником
    }
}

# Чем: обаянием, доводами.
story-means = { $skill_id ->
    [charisma] обаянием{ " " }
    [facts] доводами{ " " }
    [learning] учёностью{ " " }
    [fire-magic] огнём{ " " }
    [wind-magic] ветром{ " " }
    [wood-magic] чарами дерева{ " " }
   *[other] { "" }
}
story-all-at-once = { $wide_known ->
    [yes] { " " }разом
   *[no] { $area_known ->
        [yes] { " " }разом
       *[no] { "" }
    }
}

story-press-done = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { PAST("загнал", $by_gender) }{ story-acc } в угол
            [1] { PAST("заставил", $by_gender) }{ story-acc } пятиться
           *[2] не { PAST("дал", $by_gender) }{ story-dat } передышки
        }
       *[no] { $nth ->
            [0] { PAST("загнал", $by_gender) }{ story-acc } в угол
            [1] { PAST("заставил", $by_gender) }{ story-acc } пятиться
           *[2] { PAST("осыпал", $by_gender) }{ story-acc } ударами
        }
    }
    [shot] { $nth ->
        [0] выстрелом { PAST("прижал", $by_gender) }{ story-acc } к земле
        [1] выстрелом { PAST("заставил", $by_gender) }{ story-acc } отступить
       *[2] стрельбой не { PAST("дал", $by_gender) }{ story-dat } передышки
    }
    [word] { $nth ->
        [0] { story-means }{ PAST("надавил", $by_gender) }{ story-at }
        [1] { story-means }{ PAST("припёр", $by_gender, "припёрл") }{ story-acc } к стенке
       *[2] { story-means }{ PAST("сбил", $by_gender) }{ story-acc } с толку
    }
    [fright] { $nth ->
        [0] { PAST("припугнул", $by_gender) }{ story-acc }
        [1] { PAST("нагнал", $by_gender) }{ story-at } страху
       *[2] { PAST("смутил", $by_gender) }{ story-acc }
    }
    [magic] { $nth ->
        [0] { story-means }{ PAST("взял", $by_gender) }{ story-acc } в клещи
        [1] { story-means }{ PAST("застиг", $by_gender, "застигл") }{ story-acc } врасплох
       *[2] { story-means }{ PAST("заставил", $by_gender) }{ story-acc } пятиться
    }
    [nimble] { $nth ->
        [0] { PAST("перехитрил", $by_gender) }{ story-acc }
        [1] ловко { PAST("запутал", $by_gender) }{ story-acc }
       *[2] { PAST("вывел", $by_gender, "вывел") }{ story-acc } из равновесия
    }
   *[plain] { $nth ->
        [0] крепко { PAST("прижал", $by_gender) }{ story-acc }
        [1] { PAST("застиг", $by_gender, "застигл") }{ story-acc } врасплох
       *[2] { PAST("прижал", $by_gender) }{ story-acc }
    }
}

story-press-tried = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { PAST("бросился", $by_gender) }{ story-at }
            [1] { PAST("наседал", $by_gender) }{ story-at }
           *[2] { PAST("нападал", $by_gender) }{ story-at }
        }
       *[no] { $nth ->
            [0] { PAST("наседал", $by_gender) }{ story-at }
            [1] { PAST("теснил", $by_gender) }{ story-acc }
           *[2] { PAST("нападал", $by_gender) }{ story-at }
        }
    }
    [shot] { $nth ->
        [0] { PAST("стрелял", $by_gender) }{ story-at }
        [1] { PAST("целился", $by_gender) }{ story-at }
       *[2] { PAST("выстрелил", $by_gender) }{ story-at }
    }
    [word] { $nth ->
        [0] { story-means }{ PAST("давил", $by_gender) }{ story-at }
        [1] { story-means }{ PAST("наседал", $by_gender) }{ story-at }
       *[2] { story-means }{ PAST("нападал", $by_gender) }{ story-at }
    }
    [fright] { $nth ->
        [0] { PAST("хотел", $by_gender) } припугнуть{ story-acc }
        [1] { PAST("пытался", $by_gender) } нагнать страху{ story-at }
       *[2] { PAST("хотел", $by_gender) } смутить{ story-acc }
    }
    [magic] { $nth ->
        [0] { story-means }{ PAST("нападал", $by_gender) }{ story-at }
        [1] { story-means }{ PAST("теснил", $by_gender) }{ story-acc }
       *[2] { PAST("хотел", $by_gender) } { story-means }застигнуть{ story-acc } врасплох
    }
    [nimble] { $nth ->
        [0] { PAST("пытался", $by_gender) } перехитрить{ story-acc }
        [1] ловко { PAST("наседал", $by_gender) }{ story-at }
       *[2] { PAST("хотел", $by_gender) } вывести{ story-acc } из равновесия
    }
   *[plain] { $nth ->
        [0] { PAST("теснил", $by_gender) }{ story-acc }
        [1] { PAST("пытался", $by_gender) } застигнуть{ story-acc } врасплох
       *[2] { PAST("наседал", $by_gender) }{ story-at }
    }
}

story-put-out-done = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { PAST("смял", $by_gender) }{ story-acc }
            [1] { PAST("повалил", $by_gender) }{ story-acc }
           *[2] { PAST("сбил", $by_gender) }{ story-acc } с ног
        }
       *[no] { $nth ->
            [0] { PAST("сразил", $by_gender) }{ story-acc }
            [1] { PAST("сбил", $by_gender) }{ story-acc } с ног
           *[2] { PAST("вывел", $by_gender, "вывел") }{ story-acc } из боя
        }
    }
    [shot] { $nth ->
        [0] { PAST("свалил", $by_gender) }{ story-acc } одним выстрелом
        [1] { PAST("сразил", $by_gender) }{ story-acc } выстрелом
       *[2] выстрелом { PAST("вывел", $by_gender, "вывел") }{ story-acc } из боя
    }
    [word] { $form_id ->
        [present] { $nth ->
            [0] { story-means }{ PAST("заставил", $by_gender) }{ story-acc } замолчать
            [1] { story-means }{ PAST("осадил", $by_gender) }{ story-acc }
           *[2] { story-means }{ PAST("обезоружил", $by_gender) }{ story-acc }
        }
       *[removed] { $nth ->
            [0] { story-means }{ PAST("заставил", $by_gender) }{ story-acc } уйти
            [1] { story-means }{ PAST("выпроводил", $by_gender) }{ story-acc }
           *[2] { story-means }{ PAST("прогнал", $by_gender) }{ story-acc }
        }
    }
    [fright] { $form_id ->
        [present] { $nth ->
            [0] { PAST("сломил", $by_gender) }{ story-acc }
            [1] { PAST("усмирил", $by_gender) }{ story-acc }
           *[2] { PAST("заставил", $by_gender) }{ story-acc } замолчать
        }
       *[removed] { $nth ->
            [0] { PAST("обратил", $by_gender) }{ story-acc } в бегство
            [1] { PAST("прогнал", $by_gender) }{ story-acc }
           *[2] { PAST("спугнул", $by_gender) }{ story-acc }
        }
    }
    [magic] { $nth ->
        [0] { story-means }{ PAST("смёл", $by_gender, "смел") }{ story-acc }
        [1] { story-means }{ PAST("сразил", $by_gender) }{ story-acc }
       *[2] { story-means }{ PAST("вывел", $by_gender, "вывел") }{ story-acc } из боя
    }
    [nimble] { $nth ->
        [0] ловко { PAST("вывел", $by_gender, "вывел") }{ story-acc } из боя
        [1] { PAST("перехитрил", $by_gender) }{ story-acc } и { PAST("вывел", $by_gender, "вывел") } из боя
       *[2] { PAST("одолел", $by_gender) }{ story-acc }
    }
   *[plain] { $nth ->
        [0] { PAST("одолел", $by_gender) }{ story-acc }
        [1] { PAST("вывел", $by_gender, "вывел") }{ story-acc } из боя
       *[2] { PAST("сразил", $by_gender) }{ story-acc }
    }
}

story-put-out-tried = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { PAST("кинулся", $by_gender) }{ story-at }
            [1] { PAST("хотел", $by_gender) } повалить{ story-acc }
           *[2] { PAST("хотел", $by_gender) } смять{ story-acc }
        }
       *[no] { $nth ->
            [0] { PAST("хотел", $by_gender) } сразить{ story-acc }
            [1] { PAST("хотел", $by_gender) } сбить{ story-acc } с ног
           *[2] { PAST("хотел", $by_gender) } покончить{ story-with }
        }
    }
    [shot] { $nth ->
        [0] { PAST("хотел", $by_gender) } свалить{ story-acc } выстрелом
        [1] { PAST("хотел", $by_gender) } подстрелить{ story-acc }
       *[2] { PAST("хотел", $by_gender) } покончить{ story-with } одним выстрелом
    }
    [word] { $form_id ->
        [present] { $nth ->
            [0] { PAST("хотел", $by_gender) } { story-means }заставить{ story-acc } замолчать
            [1] { PAST("хотел", $by_gender) } { story-means }осадить{ story-acc }
           *[2] { PAST("хотел", $by_gender) } { story-means }покончить{ story-with }
        }
       *[removed] { $nth ->
            [0] { PAST("хотел", $by_gender) } { story-means }заставить{ story-acc } уйти
            [1] { PAST("хотел", $by_gender) } { story-means }выпроводить{ story-acc }
           *[2] { PAST("хотел", $by_gender) } { story-means }прогнать{ story-acc }
        }
    }
    [fright] { $form_id ->
        [present] { $nth ->
            [0] { PAST("хотел", $by_gender) } сломить{ story-acc }
            [1] { PAST("хотел", $by_gender) } усмирить{ story-acc }
           *[2] { PAST("хотел", $by_gender) } заставить{ story-acc } замолчать
        }
       *[removed] { $nth ->
            [0] { PAST("хотел", $by_gender) } прогнать{ story-acc }
            [1] { PAST("хотел", $by_gender) } обратить{ story-acc } в бегство
           *[2] { PAST("хотел", $by_gender) } спугнуть{ story-acc }
        }
    }
    [magic] { $nth ->
        [0] { PAST("хотел", $by_gender) } { story-means }смести{ story-acc }
        [1] { PAST("хотел", $by_gender) } { story-means }сразить{ story-acc }
       *[2] { PAST("хотел", $by_gender) } { story-means }покончить{ story-with }
    }
    [nimble] { $nth ->
        [0] { PAST("хотел", $by_gender) } одолеть{ story-acc }
        [1] { PAST("хотел", $by_gender) } покончить{ story-with }
       *[2] { PAST("пытался", $by_gender) } вывести{ story-acc } из боя
    }
   *[plain] { $nth ->
        [0] { PAST("хотел", $by_gender) } одолеть{ story-acc }
        [1] { PAST("хотел", $by_gender) } покончить{ story-with }
       *[2] { PAST("пытался", $by_gender) } вывести{ story-acc } из боя
    }
}

story-wound-done = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { PAST("ранил", $by_gender) }{ story-acc }
            [1] { PAST("порвал", $by_gender) }{ story-acc }
           *[2] { PAST("подрал", $by_gender) }{ story-acc }
        }
       *[no] { $nth ->
            [0] { PAST("ранил", $by_gender) }{ story-acc }
            [1] { PAST("поранил", $by_gender) }{ story-acc }
           *[2] { PAST("достал", $by_gender) }{ story-acc }
        }
    }
    [shot] { $nth ->
        [0] { PAST("подстрелил", $by_gender) }{ story-acc }
        [1] { PAST("ранил", $by_gender) }{ story-acc } выстрелом
       *[2] { PAST("достал", $by_gender) }{ story-acc } выстрелом
    }
    [word] { $nth ->
        [0] { story-means }{ PAST("уязвил", $by_gender) }{ story-acc }
        [1] { story-means }{ PAST("задел", $by_gender) }{ story-acc } за живое
       *[2] { story-means }{ PAST("ранил", $by_gender) }{ story-acc }
    }
    [fright] { $nth ->
        [0] надолго { PAST("напугал", $by_gender) }{ story-acc }
        [1] { PAST("нагнал", $by_gender) }{ story-at } ужас
       *[2] { PAST("ошеломил", $by_gender) }{ story-acc }
    }
    [magic] { $nth ->
        [0] { story-means }{ PAST("ранил", $by_gender) }{ story-acc }
        [1] { story-means }{ PAST("поранил", $by_gender) }{ story-acc }
       *[2] { story-means }{ PAST("задел", $by_gender) }{ story-acc }
    }
    [nimble] { $nth ->
        [0] { PAST("ранил", $by_gender) }{ story-acc }
        [1] ловко { PAST("поранил", $by_gender) }{ story-acc }
       *[2] { PAST("задел", $by_gender) }{ story-acc }
    }
   *[plain] { $nth ->
        [0] { PAST("ранил", $by_gender) }{ story-acc }
        [1] { PAST("поранил", $by_gender) }{ story-acc }
       *[2] { PAST("задел", $by_gender) }{ story-acc }
    }
}

story-wound-tried = { $manner ->
    [blow] { $beast ->
        [yes] { $nth ->
            [0] { PAST("бросился", $by_gender) }{ story-at }
            [1] { PAST("хотел", $by_gender) } порвать{ story-acc }
           *[2] { PAST("кинулся", $by_gender) }{ story-at }
        }
       *[no] { $nth ->
            [0] { PAST("хотел", $by_gender) } ранить{ story-acc }
            [1] { PAST("замахнулся", $by_gender) }{ story-at }
           *[2] { PAST("хотел", $by_gender) } поранить{ story-acc }
        }
    }
    [shot] { $nth ->
        [0] { PAST("хотел", $by_gender) } подстрелить{ story-acc }
        [1] { PAST("стрелял", $by_gender) }{ story-at }
       *[2] { PAST("целился", $by_gender) }{ story-at }
    }
    [word] { $nth ->
        [0] { PAST("хотел", $by_gender) } { story-means }уязвить{ story-acc }
        [1] { story-means }{ PAST("нападал", $by_gender) }{ story-at }
       *[2] { PAST("хотел", $by_gender) } { story-means }задеть{ story-acc } за живое
    }
    [fright] { $nth ->
        [0] { PAST("хотел", $by_gender) } напугать{ story-acc }
        [1] { PAST("пытался", $by_gender) } нагнать ужас{ story-at }
       *[2] { PAST("хотел", $by_gender) } ошеломить{ story-acc }
    }
    [magic] { $nth ->
        [0] { PAST("хотел", $by_gender) } { story-means }ранить{ story-acc }
        [1] { story-means }{ PAST("нападал", $by_gender) }{ story-at }
       *[2] { PAST("хотел", $by_gender) } { story-means }задеть{ story-acc }
    }
    [nimble] { $nth ->
        [0] { PAST("хотел", $by_gender) } ранить{ story-acc }
        [1] ловко { PAST("наседал", $by_gender) }{ story-at }
       *[2] { PAST("хотел", $by_gender) } задеть{ story-acc }
    }
   *[plain] { $nth ->
        [0] { PAST("хотел", $by_gender) } ранить{ story-acc }
        [1] { PAST("хотел", $by_gender) } задеть{ story-acc }
       *[2] { PAST("наседал", $by_gender) }{ story-at }
    }
}

story-steady-done = { $manner ->
    [word] { $nth ->
        [0] { PAST("поправил", $by_gender) } своё положение
        [1] { PAST("разрядил", $by_gender) } обстановку
       *[2] { PAST("выкрутился", $by_gender) }
    }
    [fright] { $nth ->
        [0] { PAST("поправил", $by_gender) } своё положение
        [1] { PAST("вернул", $by_gender) } себе уважение
       *[2] { PAST("взял", $by_gender) } себя в руки
    }
   *[plain] { $nth ->
        [0] { PAST("поправил", $by_gender) } своё положение
        [1] { PAST("выбрался", $by_gender) } из переделки
       *[2] { PAST("перевёл", $by_gender, "перевел") } дух
    }
}

story-steady-tried = { $manner ->
    [word] { $nth ->
        [0] { PAST("хотел", $by_gender) } поправить своё положение
        [1] { PAST("пытался", $by_gender) } разрядить обстановку
       *[2] { PAST("пытался", $by_gender) } выкрутиться
    }
    [fright] { $nth ->
        [0] { PAST("хотел", $by_gender) } поправить своё положение
        [1] { PAST("хотел", $by_gender) } вернуть себе уважение
       *[2] { PAST("пытался", $by_gender) } взять себя в руки
    }
   *[plain] { $nth ->
        [0] { PAST("хотел", $by_gender) } поправить своё положение
        [1] { PAST("пытался", $by_gender) } выбраться из переделки
       *[2] { PAST("хотел", $by_gender) } перевести дух
    }
}

story-dodge-done = { $manner ->
    [word] { $nth ->
        [0] { PAST("отстоял", $by_gender) } своё
        [1] { PAST("отговорился", $by_gender) }
       *[2] { PAST("отбился", $by_gender) }
    }
    [fright] { $nth ->
        [0] { PAST("выстоял", $by_gender) }
        [1] { PAST("отбился", $by_gender) }
       *[2] и бровью не { PAST("повёл", $by_gender, "повел") }
    }
   *[plain] { $nth ->
        [0] { PAST("увернулся", $by_gender) }
        [1] { PAST("отбился", $by_gender) }
       *[2] { PAST("ускользнул", $by_gender) }
    }
}

told-does = { $leaves_known ->
    [yes] { $whom_known ->
        [yes] { PAST("помог", $by_gender, "помогл") }{ story-dat } уйти
       *[no] { PAST("сбежал", $by_gender) }
    }
   *[no] { $disengages_known ->
        [yes] { PAST("оторвался", $by_gender) } от противников
       *[no] { $effect_id ->
            [story] { $name_known ->
                [yes] { PAST("сумел", $by_gender) } { $name }
               *[no] { $pronoun ->
                    [yes] { PAST("сорвал", $by_gender) } это
                   *[no] { PAST("добился", $by_gender) } своего
                }
            }
            [other] { $name_known ->
                [yes] { PAST("сумел", $by_gender) } { $name }
               *[no] { PAST("добился", $by_gender) } своего
            }
           *[harm] { $name_known ->
                [yes] { PAST("сумел", $by_gender) } { $name } и{ " " }
               *[no] { "" }
            }{ $effect_id ->
                [threat_down] { $whom_known ->
                    [yes] { $nth ->
                        [0] { PAST("выручил", $by_gender) } { $whom_acc }
                        [1] { PAST("помог", $by_gender, "помогл") } { $whom_dat } выбраться
                       *[2] { PAST("поддержал", $by_gender) } { $whom_acc }
                    }
                   *[no] { $pronoun ->
                        [yes] { story-dodge-done }
                       *[no] { story-steady-done }
                    }
                }
                [advantage] { $whom_known ->
                    [yes] { PAST("подготовил", $by_gender) } { $whom_dat } почву
                   *[no] { $nth ->
                        [0] { PAST("подготовил", $by_gender) } себе почву
                        [1] { PAST("выбрал", $by_gender) } место получше
                       *[2] { PAST("получил", $by_gender) } преимущество
                    }
                }
                [own_advantage] { PAST("получил", $by_gender) } преимущество{ story-over }
                [scar] { story-wound-done }
                [eliminate] { story-put-out-done }
               *[threat_up] { story-press-done }
            }{ story-all-at-once }
        }
    }
}
told-tries = { $leaves_known ->
    [yes] { $whom_known ->
        [yes] { PAST("хотел", $by_gender) } увести { $whom_acc }
       *[no] { PAST("хотел", $by_gender) } сбежать
    }
   *[no] { $disengages_known ->
        [yes] { PAST("хотел", $by_gender) } оторваться от противников
       *[no] { $name_known ->
            [yes] { PAST("попытался", $by_gender) } { $name }
           *[no] { $effect_id ->
                [story] { $pronoun ->
                    [yes] { PAST("защищался", $by_gender) }
                   *[no] { PAST("хотел", $by_gender) } добиться своего
                }
                [other] { PAST("хотел", $by_gender) } добиться своего
                [threat_down] { $whom_known ->
                    [yes] { PAST("хотел", $by_gender) } выручить { $whom_acc }
                   *[no] { story-steady-tried }
                }
                [advantage] { $whom_known ->
                    [yes] { PAST("хотел", $by_gender) } подготовить { $whom_dat } почву
                   *[no] { PAST("хотел", $by_gender) } подготовить себе почву
                }
                [own_advantage] { PAST("хотел", $by_gender) } получить преимущество{ story-over }
                [scar] { story-wound-tried }
                [eliminate] { story-put-out-tried }
               *[threat_up] { story-press-tried }
            }{ story-all-at-once }
        }
    }
}

story-sly = { $sly_known ->
    [yes] , да ещё и хитро
   *[no] { "" }
}
told-acts = { $deed }{ $spent_known ->
    [yes] , но { PAST("измотался", $actor_gender) }
   *[no] { $luck_id ->
        [sixes] : выпали две шестёрки
       *[none] { $edge_id ->
            [exact] : итога хватило в обрез
           *[plain] { story-sly }
        }
    }
}
    .strip = { "" }
told-fails = { $deed }, но { $luck_id ->
    [ones] выпали две единицы
   *[none] { $near_known ->
        [yes] не хватило одного очка
       *[no] безуспешно
    }
}{ $lock_id ->
    [character] ; повторить то же нельзя
    [party] ; этим путём не пойдёт и остальной отряд
    [complication_for_others] ; повторить то же нельзя, а остальным теперь труднее
   *[nobody] { "" }
}
    .strip = { "" }

# Второй: по имени, если оба одного рода.
story-the-other = { $by_name ->
    [yes] { $target }
   *[no] { $target_gender ->
        [f] та
        [n] то
        [pl] те
       *[m] тот
    }
}
# Чего избежал тот, кто измотался.
story-averted = { $effect_id ->
    [eliminate] { $variant ->
        [0] { PAST("остался", $loser_gender) } в деле
        [1] { PAST("выстоял", $loser_gender) }
       *[2] { PAST("удержался", $loser_gender) }
    }
    [scar] { PAST("ушёл", $loser_gender, "ушл") } без шрама
    [threat_up] { PAST("выстоял", $loser_gender) }
   *[other] этого не { PAST("допустил", $loser_gender) }
}
story-margin = { $luck_id ->
    [sixes] : выпали две шестёрки
   *[none] { $edge_id ->
        [one] { " " }с перевесом всего в одно очко
        [clear] { $variant ->
            [0] , и с лёгкостью
            [1] , и без труда
           *[2] { "" }
        }
       *[plain] { $variant ->
            [1] , хотя { story-the-other } и { PAST("сопротивлялся", $target_gender) }
           *[other] { story-sly }
        }
    }
}
story-on-top = { $actor_gender ->
    [f] взяла
    [n] взяло
    [pl] взяли
   *[m] взял
} верх
story-other-on-top = { $target_gender ->
    [f] взяла
    [n] взяло
    [pl] взяли
   *[m] взял
} верх
told-clashes = { $deed }{ $won_id ->
    [actor] { $fate_id ->
        [exhausted] { $variant ->
            [1] , но { story-the-other } { PAST("измотался", $target_gender) } и { story-averted }
           *[other] { " " }и { story-on-top }, но { story-the-other } { PAST("измотался", $target_gender) } и { story-averted }
        }
        [open] { " " }и { story-on-top }
        [death] { " " }и { story-on-top }
       *[accepted] { $tie_known ->
            [yes] { story-tie }
           *[no] { $luck_id ->
                [ones] : у { $target_gender ->
                    [f] той
                    [pl] тех
                   *[m] того
                } выпали две единицы
               *[none] { story-margin }
            }
        }
    }
   *[other] , но { $luck_id ->
        [ones] выпали две единицы, и{ " " }
       *[none] { "" }
    }{ story-the-other } { $fate_id ->
        [exhausted] { story-other-on-top }; { $actor } { PAST("измотался", $actor_gender) } и { story-averted }
        [open] { story-other-on-top }
        [death] { story-other-on-top }
       *[accepted] { $reply }{ $luck_id ->
            [ones] { "" }
           *[none] { $edge_id ->
                [one] , пусть и с перевесом в одно очко
               *[plain] { "" }
            }
        }
    }{ $tie_known ->
        [yes] { story-tie }
       *[no] { "" }
    }
}
    .strip = { "" }
story-tie = ; вышло поровну, { $tie_id ->
    [actor] а тогда верх берёт тот, кто начал
    [die] и решил старший кубик
    [sum] и решила бо́льшая сумма кубиков
   *[lot] и решил жребий
}
told-melee = { $deed }{ $better_known ->
    [yes] , но { $replies_known ->
        [yes] { $replies }{ $ran_known ->
            [yes] ; остальное { $actor } { PAST("выдержал", $actor_gender) }, измотавшись
           *[no] { "" }
        }
       *[no] верх { $better_gender ->
            [f] взяла
            [pl] взяли
           *[m] взял
        } { $better }, и { $actor } { PAST("выдержал", $actor_gender) } это, лишь измотавшись
    }
   *[no] , и никто { $actor_gender ->
        [f] её
        [pl] их
       *[m] его
    } не остановил
}
    .strip = { "" }
told-escapes = { $by } { PAST("измотался", $by_gender) } и { story-averted }
    .strip = { "" }
told-beats = { $that_known ->
    [yes] { $by_gender ->
        [f] та
        [n] то
       *[m] тот
    }
   *[no] { $by }
} { told-does }
told-short = { $by } не { PAST("справился", $by_gender) }
    .strip = { "" }
told-marked = { PAST("получил", $actor_gender) } { $scars ->
    [1] { "" }
    [2] второй{ " " }
    [3] третий{ " " }
    [4] четвёртый{ " " }
    [5] новый{ " " }
    [6] очередной{ " " }
   *[other] ещё один{ " " }
}шрам на { $property_loc }{ $name_known ->
    [yes] { " " }(«{ $name }»)
   *[no] { $note_known ->
        [yes] { " " }(«{ $note }»)
       *[no] { "" }
    }
}{ $scope_known ->
    [yes] , теперь { $actor_gender ->
        [f] ей
        [pl] им
       *[m] ему
    } хуже { $scope_gender ->
        [pl] даются
       *[m] даётся
    } { $scope }
   *[no] { "" }
}{ $lead ->
   *[yes] { "" }
}
    .strip = тяжесть { $severity }{ $own_known ->
        [yes] { " · " }ресурсы шрама: { $gained } · запас { $ability }
       *[no] { $target_body_known ->
            [yes] { " · " }Тело { $target_body_old } → { $target_body_new }
           *[no] { $target_soul_known ->
                [yes] { " · " }Душа { $target_soul_old } → { $target_soul_new }
               *[no] { $target_influence_known ->
                    [yes] { " · " }Влияние { $target_influence_old } → { $target_influence_new }
                   *[no] { "" }
                }
            }
        }
    }
told-stays = при этом { PAST("остался", $actor_gender) } на сцене
    .strip = Угроза { $threat }
told-rashness = { $nth ->
    [0] { $target } { PAST("поплатился", $target_gender) } за поспешность
    [1] поспешность вышла { $target_declines ->
        [yes] { $target_dat } боком
       *[no] боком ({ $target })
    }
   *[2] за поспешность { $target } { PAST("расплатился", $target_gender) }
}
    .strip = { $target_threat_known ->
        [yes] Угроза { $target_threat_old } → { $target_threat_new }
       *[no] { "" }
    }
told-peril = { $name_known ->
    [yes] { $name }
   *[no] опасность
}{ $note_known ->
    [yes] { " " }(«{ $note }»)
   *[no] { "" }
}{ $fate_known ->
    [yes] : { $fate }{ $second_known ->
        [yes] , { $second }
       *[no] { "" }
    }{ $third_known ->
        [yes] , { $third }
       *[no] { "" }
    }
   *[no] { " " }грозит
}
    .strip = грозит { $effect_id ->
        [eliminate] выведение из конфликта
        [scar] шрам тяжести { $size }
        [threat_up] Угроза +{ $size }
        [threat_down] Угроза −{ $size }
        [advantage] Преимущество +{ $size }
       *[other] то, что объявлено
    }{ $property_known ->
        [yes] , платят { $property_ins }
       *[no] { "" }
    }
told-resists = { $by } { PAST("устоял", $by_gender) }
told-endures = { $by } { PAST("выдержал", $by_gender) }, но { PAST("измотался", $by_gender) }
told-suffers = { $by } { $after_known ->
    [yes] нет
   *[no] не { PAST("устоял", $by_gender) }
}
told-bears = { $by } даже не { PAST("уклонялся", $by_gender) }
strip-pays = { $actor } { $cannot_known ->
    [yes] не { PAST("мог", $actor_gender, "могл") } измотаться за { too-little.cost }{ $capped_known ->
        [yes] , порог { $property_gen } { $limit }
       *[no] { $there_known ->
            [yes] { $there ->
                [0] { "" }
               *[other] , было лишь { $there }{ too-little.of }
            }
           *[no] { "" }
        }
    }
   *[no] { VERB("платит", "платят", $actor_gender) } { paid }{ $actor_threat_known ->
        [yes] , Угроза { $actor_threat_old } → { $actor_threat_new }
       *[no] { "" }
    }
}
strip-gains = { $target }: Преимущество { $target_advantage_known ->
    [yes] { $target_advantage_old } → { $target_advantage_new }
   *[no] +{ $gained }
}
story-items-starts = Угроза: { $items }.
    .item = { $threat }{ $advantage ->
        [0] { "" }
       *[other] , Преимущество { $advantage }
    }{ $floor ->
        [1] { "" }
       *[other] { " " }(ниже { $floor } не опустится)
    } — { $targets_grouped }
story-items-place = Порядок: { $items }.
    .between = →
    .item = { $rank_known ->
        [yes] { $rank }{ " " }
       *[no] { "" }
    }{ $targets_known ->
        [yes] { $targets_grouped }
       *[no] { $actor }
    }{ $rank_known ->
        [yes] { " " }({ $faces }{ $approach_known ->
            [yes] { $approach_id ->
                [none] { "" }
               *[other] , { $approach }{ $price ->
                    [0] { $forced_known ->
                        [yes] { " " }волей заклинания
                       *[no] { " " }благодаря заклинанию
                    }
                   *[other] : { taken }
                }
            }
           *[no] { "" }
        }{ $lots_known ->
            [yes] , жребий { $lots }
           *[no] { "" }
        })
       *[no] { "" }
    }

ledger-dice = Кубики: { $dice }.
ledger-dealt = Угроза другим
ledger-taken = рост своей
ledger-highest = две шестёрки — { $who }
ledger-lowest = две единицы — { $who }
ledger-fallen = { PAST("выбыл", $who_gender) }: { $who }
ledger-fell = { $count ->
    [one] вне игры с раунда { $rounds }
   *[other] вне игры в раундах { $rounds }
}
ledger-down = { PAST("выбыл", $fallen_gender) } { $fallen }
ledger-back = снова в игре: { $risen }

story-pools = { $actor_body_known ->
    [yes] { " " }(Тело { $actor_body_old } → { $actor_body_new })
   *[no] { "" }
}{ $actor_soul_known ->
    [yes] { " " }(Душа { $actor_soul_old } → { $actor_soul_new })
   *[no] { "" }
}{ $actor_influence_known ->
    [yes] { " " }(Влияние { $actor_influence_old } → { $actor_influence_new })
   *[no] { "" }
}
story-items-rested = Отдых: { $items }.
    .item = { $actor }{ $actor_body_known ->
        [yes] { story-pools }
       *[no] { $actor_soul_known ->
            [yes] { story-pools }
           *[no] { $actor_influence_known ->
                [yes] { story-pools }
               *[no] { " " }(без толку: всё и так полно)
            }
        }
    }
story-items-rested-well = Как следует отдохнули, силы снова полны: { $items }.
    .item = { $actor }{ story-pools }
story-items-departed = В путь в полной силе: { $items }.
    .item = { $actor }{ story-pools }
