### Dračí doupě II по-русски: журнал, вопросы, ответы, суммы, показатели, ошибки.
### Правила — в rules.ru.ftl, словарь — в words.ru.ftl. Пробел между числом и ресурсом неразрывный.

system = Dračí doupě II (основные правила)
gm = ведущий
tag-gm-ruling = решает ведущий
procedure-conflict = конфликт
procedure-test = проверки
procedure-challenge = вызовы
procedure-clash = столкновения
procedure-expedition = поход

## Слова, которые сообщения берут взаймы

# Цена в винительном падеже: платит 3 Тела, стоит 1 очко Души.
price = { $limit_known ->
    [yes] { price.fate }
   *[no] { $property_id ->
        [soul] { price.soul }
        [influence] { price.influence }
       *[body] { price.body }
    }
}
    .fate = { $price ->
        [one] { $price } очко Судьбы
        [few] { $price } очка Судьбы
       *[many] { $price } очков Судьбы
    }
    .body = { $price ->
        [one] { $price } Тело
        [few] { $price } Тела
       *[many] { $price } Тел
    }
    .soul = { $price ->
        [one] { $price } очко Души
        [few] { $price } очка Души
       *[many] { $price } очков Души
    }
    .influence = { $price ->
        [one] { $price } очко Влияния
        [few] { $price } очка Влияния
       *[many] { $price } очков Влияния
    }
    .sum = { price }
    .asked = { $price ->
        [0] даром
       *[other] за { price }
    }

# Что и откуда взяла плата: (осталось 1), Преимущество 2 → 1.
paid = { $source_id ->
    [advantage] { paid.by-advantage }
    [fate] { paid.by-fate }
    [mixed] { paid.by-several }
   *[one] { paid.by-one }
}
    .by-advantage = { $price ->
        [one] { $price } Преимущество
        [few] { $price } Преимущества
       *[many] { $price } Преимуществ
    } вместо { $purse_known ->
        [yes] Судьбы
       *[no] { $property_id ->
            [soul] Души
            [influence] Влияния
           *[body] Тела
        }
    } (осталось { $actor_advantage_new })
    .by-fate = { $price ->
        [one] { $price } очко Судьбы
        [few] { $price } очка Судьбы
       *[many] { $price } очков Судьбы
    }{ $purse_fate_known ->
        [yes] { " " }(осталось { $purse_fate_new })
       *[no] { "" }
    }
    .by-one = { price }{ paid.body }{ paid.soul }{ paid.influence }{ paid.bond-moved }{ paid.scar }{ paid.stored }{ paid.broken }
    .by-several = { paid.whole }, из них { $parcels }{ paid.moved }{ paid.broken }
    .whole = { $purse_known ->
        [yes] { $price ->
            [one] { $price } ресурс
            [few] { $price } ресурса
           *[many] { $price } ресурсов
        }
       *[no] { price }
    }
    .moved = { paid.body-moved }{ paid.soul-moved }{ paid.influence-moved }{ paid.fate-moved }{ paid.advantage-moved }{ paid.bond-moved }
    .body-moved = { $actor_body_known ->
        [yes] , Тело { $actor_body_old } → { $actor_body_new }
       *[no] { "" }
    }
    .soul-moved = { $actor_soul_known ->
        [yes] , Душа { $actor_soul_old } → { $actor_soul_new }
       *[no] { "" }
    }
    .influence-moved = { $actor_influence_known ->
        [yes] , Влияние { $actor_influence_old } → { $actor_influence_new }
       *[no] { "" }
    }
    .fate-moved = { $purse_fate_known ->
        [yes] , Судьба { $purse_fate_old } → { $purse_fate_new }
       *[no] { "" }
    }
    .advantage-moved = { $actor_advantage_known ->
        [yes] , Преимущество { $actor_advantage_old } → { $actor_advantage_new }
       *[no] { "" }
    }
    .bond-moved = { $actor_bond_known ->
        [yes] , Узы { $actor_bond_old } → { $actor_bond_new }
       *[no] { "" }
    }
    .body = { $actor_body_known ->
        [yes] { " " }(осталось { $actor_body_new })
       *[no] { "" }
    }
    .soul = { $actor_soul_known ->
        [yes] { " " }(осталось { $actor_soul_new })
       *[no] { "" }
    }
    .influence = { $actor_influence_known ->
        [yes] { " " }(осталось { $actor_influence_new })
       *[no] { "" }
    }
    .scar = { $banked_known ->
        [yes] { " " }за счёт шрама
       *[no] { "" }
    }
    .stored = { $container_known ->
        [yes] { " " }из накопителя
       *[no] { "" }
    }
    .broken = { $actor_broken_known ->
        [yes] , испорчено: { $actor_broken_new }
       *[no] { "" }
    }

# То же коротко, для скобок: Душа 5 → 4.
taken = { $source_id ->
    [pool] { taken.pool }
    [fate] { taken.fate }
    [advantage] Преимущество { $actor_advantage_old } → { $actor_advantage_new }
   *[other] { paid }
}
    .pool = { $property_id ->
        [soul] Душа { $actor_soul_old } → { $actor_soul_new }
        [influence] Влияние { $actor_influence_old } → { $actor_influence_new }
       *[body] Тело { $actor_body_old } → { $actor_body_new }
    }
    .fate = { $purse_fate_known ->
        [yes] Судьба { $purse_fate_old } → { $purse_fate_new }
       *[no] { paid }
    }
    .of = { $source_id ->
        [fate] { " " }({ $property })
        [advantage] { " " }({ $property })
       *[pool] { "" }
    }

# Чего хочет добиться тот, кто действует: после слова «хочет». В вопросах $target — кто-то другой, поэтому .asked.
goal = { $leaves ->
    [1] { $self_known ->
        [yes] выйти из конфликта
       *[no] прочь из конфликта (уходит: { $targets })
    }
   *[0] { $disengages ->
        [1] оторваться от противников{ $effect_id ->
            [threat_down] { " " }и снизить Угрозу
           *[other] { "" }
        }
       *[0] { $effect_id ->
            [threat_up] повысить Угрозу { goal.gen }
            [threat_down] снизить { $self_known ->
                [yes] свою Угрозу
               *[no] Угрозу { $targets_gen }
            }
            [advantage] { $self_known ->
                [yes] получить Преимущество
               *[no] подготовить Преимущество ({ $targets })
            }
            [own_advantage] получить Преимущество { goal.against }
            [scar] нанести шрам { goal.dat }
            [eliminate] вывести { goal.acc } из конфликта
            [other] { goal.special }{ goal.on }
           *[story] { goal.told }{ goal.on }
        }
    }
}
    .special = { $name_known ->
        [yes] «{ $name }»
       *[no] добиться особого последствия
    }
    .gen = { $target_known ->
        [yes] { $target_declines ->
            [yes] { $target_gen }
           *[no] (чью: { $target })
        }
       *[no] { $targets_gen }
    }
    .dat = { $target_known ->
        [yes] { $target_declines ->
            [yes] { $target_dat }
           *[no] (кому: { $target })
        }
       *[no] { $targets_dat }
    }
    .acc = { $target_known ->
        [yes] { $target_declines ->
            [yes] { $target_acc }
           *[no] противника по имени { $target }
        }
       *[no] { $targets_acc }
    }
    .against = { $target_known ->
        [yes] { $target_declines ->
            [yes] против { $target_gen }
           *[no] (противник: { $target })
        }
       *[no] против { $targets_gen }
    }
    .told = { $name_known ->
        [yes] «{ $name }»
       *[no] добиться своего
    }
    .on = { $targets_known ->
        [yes] { " " }({ $targets })
       *[no] { "" }
    }
    .asked = { $leaves ->
        [1] прочь из конфликта (уходит: { $targets })
       *[0] { $disengages ->
            [1] оторваться от противников{ $effect_id ->
                [threat_down] { " " }и снизить Угрозу
               *[other] { "" }
            }
           *[0] { $effect_id ->
                [threat_up] повысить Угрозу { $targets_gen }
                [threat_down] { $self_known ->
                    [yes] снизить свою Угрозу
                   *[no] снизить Угрозу { $targets_gen }
                }
                [advantage] { $self_known ->
                    [yes] получить Преимущество
                   *[no] подготовить Преимущество ({ $targets })
                }
                [own_advantage] получить Преимущество (противник: { $targets })
                [scar] нанести шрам { $targets_dat }
                [eliminate] вывести { $targets_acc } из конфликта
                [other] { goal.special }{ goal.on }
               *[story] { goal.told }{ goal.on }
            }
        }
    }
    .how = { $wide ->
        [1] , широко
       *[0] { $area ->
            [1] , по площади
           *[0] { "" }
        }
    }
    .skill = { $effect_id ->
        [story] { "" }
        [other] { "" }
       *[harm] { $name_known ->
            [yes] «{ $name }»,{ " " }
           *[no] { "" }
        }
    }{ $skills } (уровень { $level }){ $kind_id ->
        [demanding] , трудоёмкость { $demand }
        [obvious] , действие очевидное
       *[other] { "" }
    }{ looses }{ staying }

# Какую опасность вызовет особое последствие.
looses = { $looses_known ->
    [yes] ; вызовет опасность «{ $looses }»: { $loosed_effect_id ->
        [threat_up] Угроза +{ $loosed_size }
        [threat_down] Угроза −{ $loosed_size }
        [scar] шрам тяжести { $loosed_size }
       *[other] { $loosed_effect }
    }{ $loosed_targets_known ->
        [yes] { " " }({ $loosed_targets })
       *[no] { "" }
    }
   *[no] { "" }
}

staying = { $form_known ->
    [yes] { $form_id ->
        [present] ; останется на сцене
       *[removed] { "" }
    }
   *[no] { "" }
}

# Что решило равенство в общем столкновении.
tie-actor = первенство действующего
tie-die = старший кубик
tie-sum = бо́льшая сумма кубиков
tie-lot = жребий

# Что будет, если этого никто не отведёт: в вопросе об изматывании и при опасности.
stake = { $leaves_known ->
    [yes] из конфликта выйдет { $targets }
   *[no] { $effect_id ->
        [threat_up] Угроза +{ $size }{ stake.whom }
        [threat_down] Угроза −{ $size }{ stake.whom }
        [advantage] Преимущество +{ $size }{ stake.whom }
        [own_advantage] Преимущество +{ $size }, его получит { $target }
        [scar] шрам тяжести { $size }{ stake.whom }
        [eliminate] выведение из конфликта{ stake.whom }, { $form }
        [other] особое последствие{ stake.whom }
       *[story] заявленный результат в рассказе{ stake.whom }
    }
}
    .whom = { $targets_known ->
        [yes] { " " }({ $targets })
       *[no] { "" }
    }

wanted-body = { property-body }
wanted-soul = { property-soul }
wanted-influence = { property-influence }
form-removed = прочь со сцены
form-present = остаётся на сцене
means-initiative = по инициативе
means-defence = из защиты
mode-expedition = в походе
mode-between = между походами
approach-none = обычно
approach-fast = быстро
approach-slow = медленно
granted-fast = { approach-fast }
granted-slow = { approach-slow }
forced-fast = { approach-fast }
forced-slow = { approach-slow }
source-banked = ресурсы нового шрама
source-advantage = Преимущество
source-pool = собственные ресурсы
source-fate = Судьба
source-bond = Узы
source-container = накопитель
source-sacrifice = испорченная вещь
parcel-banked = за счёт шрама
parcel-advantage = из Преимущества
parcel-pool = из своих ресурсов
parcel-fate = из Судьбы
parcel-bond = из Уз
parcel-container = из накопителя
parcel-sacrifice = за испорченную вещь
way-death = смерть
way-crippling = увечье
way-madness = безумие
way-burnt-mind = выжженный разум
way-no-more-drive = потеря воли идти дальше
way-exile = изгнание
way-dungeon = темница
way-monastery = монастырь
way-settling-down = оседлая жизнь

# Вещи бестиария.
name-cordial = укрепляющее снадобье
broken-breastplate = нагрудник

# Навыки и свойства, которым мешает шрам.
scope-body = всё, что делается Телом
scope-soul = всё под Душой
scope-influence = всё под Влиянием
scope-travel = { skill-travel }
scope-orientation-wild = { skill-orientation-wild }
scope-common-shooting = { skill-common-shooting }
scope-agility = { skill-agility }
scope-orientation-city = { skill-orientation-city }
scope-charisma = { skill-charisma }
scope-common-melee = { skill-common-melee }
scope-strength = { skill-strength }
scope-self-confidence = { skill-self-confidence }
scope-learning = { skill-learning }
scope-ointments = { skill-ointments }
    .number = pl
scope-facts = { skill-facts }
    .number = pl
scope-fire-magic = { skill-fire-magic }
scope-wind-magic = { skill-wind-magic }
scope-wood-magic = { skill-wood-magic }
scope-aerial-acrobatics = { skill-aerial-acrobatics }
scope-mechanisms = { skill-mechanisms }
    .number = pl
scope-frighten-undead = { skill-frighten-undead }

## Конфликт, раунды и порядок

event-conflict = Начинается конфликт: { $targets_grouped }.
event-round = Начинается раунд { $round }{ $tempo_known ->
    [yes] { " " }(длится: «{ $tempo }»)
   *[no] { "" }
}.
event-order = Порядок: { $targets_arrows }.
event-initiative = Инициатива — { $actor }: { $sum }.
event-approach = { $actor } { PAST("выбрал", $actor_gender) } подход «{ $approach }» ({ $price ->
    [0] { $forced_known ->
        [yes] навязан заклинанием
       *[no] благодаря заклинанию даром
    }
   *[other] { taken }
}).
event-lot = Жребий — { $actor }: { $sum }.
event-turn = { VERB("Ходит", "Ходят", $actor_gender) } { $actor }.
event-postponed = { $actor } { PAST("отложил", $actor_gender) } инициативу и ждёт.
event-initiative-lost = Конец раунда, отложенная инициатива пропала: { $targets }.
event-joined = { $actor } { PAST("вступил", $actor_gender) } в конфликт (Угроза { $threat }), { $now ->
    [1] действует ещё в этом раунде, последним номером
   *[0] действует со следующего раунда
}.
event-tempo = { $note_known ->
    [yes] Раунд теперь длится: «{ $note }».
   *[no] Раунд теперь длится столько, сколько требует рассказ.
}
event-conflict-ended = { $reason_id ->
    [surrendered] { $actor } { PAST("сдался", $actor_gender) } за всю свою сторону
   *[agreed] Конфликт кончается уговором
}{ $note_known ->
    [yes] : «{ $note }»
   *[no] .
}
event-conflict-over = { $rounds ->
    [0] Конфликт кончился, не начавшись
    [one] Конфликт длился { $rounds } раунд
    [few] Конфликт длился { $rounds } раунда
   *[many] Конфликт длился { $rounds } раундов
}.

## Числа, которые назначает ведущий

event-starts = Угроза { $threat }{ $advantage ->
    [0] { "" }
   *[other] , Преимущество { $advantage }
}{ $floor ->
    [1] { "" }
   *[other] { " " }(ниже { $floor } не опустится)
}: { $targets_grouped }.
event-purse = Судьба ({ $side }): { $fate }.
event-set-threat = { $target_known ->
    [yes] { $target }: Угроза { $target_threat_known ->
        [yes] { $target_threat_new }
       *[no] остаётся прежней
    }.
   *[no] Угроза всех, кого это касается: { $threat }.
}
event-set-advantage = { $target }: Преимущество { $target_advantage_known ->
    [yes] { $target_advantage_old } → { $target_advantage_new }
   *[no] остаётся прежним
}.
event-floor = { $target }: { $target_floor_known ->
    [yes] Угроза уже не опустится ниже { $target_floor_new }
   *[no] наименьшая Угроза остаётся прежней
}{ $target_threat_known ->
    [yes] { " " }(Угроза { $target_threat_old } → { $target_threat_new })
   *[no] { "" }
}.
event-fate = { $purse_fate_known ->
    [yes] Судьба ({ $side }): { $purse_fate_old } → { $purse_fate_new }.
   *[no] Судьба назначена заново ({ $side }).
}
event-relieved = { $target }: Угроза снизилась и без броска{ $target_threat_known ->
    [yes] , { $target_threat_old } → { $target_threat_new }
   *[no] , но ниже уже некуда
}.
event-returned = { $target } снова в игре{ $target_threat_known ->
    [yes] { $target_threat_new ->
        [none] { "" }
       *[other] , Угроза { $target_threat_new }
    }
   *[no] { "" }
}.
event-cursed = Чары подействовали: { $target } ({ $scope }) действует { $penalty }.
event-lifted = Чары спали: { $target } больше не { VERB("действует", "действуют", $target_gender) } { $penalty }.
spell-line = { $target_granted_known ->
    [yes] { $target_granted_new_id ->
        [none] { "" }
       *[other] , даром { $target_granted_new }
    }
   *[no] { "" }
}{ $target_forced_known ->
    [yes] { $target_forced_new_id ->
        [none] { "" }
       *[other] , поневоле { $target_forced_new }
    }
   *[no] { "" }
}
event-spell = Чары изменили борьбу за инициативу — { $target }{ spell-line }.
event-locked = Этот путь закрыт{ $name_known ->
    [yes] { " " }(«{ $name }»)
   *[no] { "" }
}: { $whose }.
event-unlocked = Обстоятельства изменились, неудачную попытку можно повторить{ $name_known ->
    [yes] { " " }(«{ $name }»)
   *[no] { "" }
}{ $whose_known ->
    [yes] : { $whose }
   *[no] { "" }
}.

## Заявки

event-declared = { $actor } { VERB("хочет", "хотят", $actor_gender) } { goal }{ goal.how }: { goal.skill }.
event-countered = { $actor } { VERB("противодействует", "противодействуют", $actor_gender) } { $means_id ->
    [defence] из защиты
   *[initiative] по инициативе
} и { VERB("хочет", "хотят", $actor_gender) } { $effect_id ->
    [story] просто помешать
   *[other] { goal }{ goal.how }
}: { goal.skill }.
event-opposed = { $actor } уже не { VERB("отступит", "отступят", $actor_gender) }{ $kind_id ->
    [demanding] , трудоёмкое действие обязывает
   *[other] { "" }
}.
event-at-once = Оба действуют разом, первого нет: { $targets }.
event-refused = { $actor }: так не выйдет ({ $skills }) — { $reason_id ->
    [out-of-reach] до цели уже не добраться
    [several-targets] сразу нескольких так не достать
    [not-credible] этим никого из конфликта не вывести
    [impossible] действие невозможное
    [cannot-pay] платить нечем
    [counter-affects-others] противодействие может вредить только действующему и помогать только его целям
    [counter-prevents-nothing] это ничему бы не помешало
   *[other] ведущий этого не допускает
}. Ничего не потрачено.
event-note = { $actor }: «{ $note }»
event-demand = { $actor } уже за попытку платит { paid }.
event-activated = { $actor } { PAST("пустил", $actor_gender) } в ход особую способность: { paid }.
event-manoeuvre = { $actor } { $manoeuvre_id ->
    [defence] { VERB("разыгрывает", "разыгрывают", $actor_gender) } защиту
   *[other] { VERB("действует", "действуют", $actor_gender) } { $manoeuvre }
}: { $price ->
    [0] даром
   *[other] { VERB("платит", "платят", $actor_gender) } { paid }
}.
event-vain = { $actor } тщетно { PAST("пытался", $actor_gender) } сделать невозможное; действие по инициативе потрачено.
event-impossible = { $actor }: это невозможно даже между походами ({ $name_known ->
    [yes] { $name }
   *[no] { $skills }
}).
event-narrated = { $actor } { $name_known ->
    [yes] { PAST("сумел", $actor_gender) } { $name }
   *[no] { PAST("добился", $actor_gender) } своего ({ $skills })
}; между походами кубиков не бросают.
event-dropped = { $actor } ничего не { PAST("предпринял", $actor_gender) }.

## Броски и решения

event-rolled = { $actor } { VERB("бросает", "бросают", $actor_gender) } ({ $skills }): { $sum }.
# Чем грозит неудача помимо рассказа.
risk-line = { $risk_id ->
    [threat] { risk-line.before }Угроза +1
    [scar] { risk-line.before }шрам тяжести 1
    [trap] { risk-line.before }ловушка
    [environment] { risk-line.before }удар среды
   *[none] { "" }
}
    .before = , при неудаче грозит{ " " }
event-commit = { $commit_id ->
    [roll] { $actor } { VERB("решается", "решаются", $actor_gender) }{ risk-line }
    [change] { $actor } { VERB("меняет", "меняют", $actor_gender) } заявку
   *[drop] { $actor } { VERB("передумывает", "передумывают", $actor_gender) }
}{ $failure_known ->
    [yes] { " " }(«{ $failure }»)
   *[no] { "" }
}.
event-obvious = { $actor } { PAST("справился", $actor_gender) } без броска: действие очевидное, и никто не мешает.
event-succeeded = Итог { $sum }, нужно 9: { $actor } { VERB("справляется", "справляются", $actor_gender) }.
    .why = { $total } ≥ 9
    .result = успех
event-failing = Итог { $sum }, нужно 9: { $actor_declines ->
    [yes] { $actor_dat } грозит неудача
   *[no] грозит неудача ({ $actor })
}.
    .why = { $total } < 9
    .result = неудача
event-failed = { $actor } не { PAST("справился", $actor_gender) }{ $lock_id ->
    [nobody] , но может попробовать снова
    [party] ; этим путём не пройдёт никто с той же стороны
    [complication_for_others] ; снова пробовать нельзя, а остальным стало труднее
   *[character] ; снова пробовать то же самое нельзя
}.
event-won = { $other_known ->
    [yes] Столкновение, { $result } против { $other } — { $tie_known ->
        [yes] при равенстве { $tie_id ->
            [actor] первенство у действующего
            [die] решает больший кубик
            [sum] решает большая сумма кубиков
           *[lot] решает жребий
        }, { VERB("побеждает", "побеждают", $actor_gender) } { $actor }
       *[no] { VERB("побеждает", "побеждают", $actor_gender) } { $actor }
    }, { VERB("проигрывает", "проигрывают", $target_gender) } { $target }.
   *[no] { VERB("Побеждает", "Побеждают", $actor_gender) } { $actor }{ $losers_count ->
        [0] , ниже уже никто не противится
        [1] , проигрывает { $losers }
       *[other] , проигрывают { $losers }
    }.
}
    .why = { $other_known ->
        [yes] { $result } против { $other }
       *[no] { "" }
    }
event-sorted = Общее столкновение, порядок итогов: { $targets } ({ $results }){ $ties_known ->
    [yes] , при равенстве решает { $ties }
   *[no] { "" }
}.
event-failed-step = { $actor } уже { PAST("потерпел", $actor_gender) } неудачу, но { PAST("сорвал", $actor_gender) } и { $losers_count ->
    [one] более слабое действие
   *[other] более слабые действия
} { $losers_declines ->
    [yes] { $losers_gen }
   *[no] ({ $losers })
}.
event-exhausted = { $actor } { PAST("измотался", $actor_gender) }: { paid }{ $actor_threat_known ->
    [yes] , Угроза { $actor_threat_old } → { $actor_threat_new }
   *[no] { "" }
}.
# Сколько можно было бы отдать; скрытая Судьба не выдаётся.
too-little = { $there_known ->
    [yes] { $capped_known ->
        [yes] , но за раз можно отдать лишь { $there } (порог { $property_gen } { $limit })
       *[no] { $there ->
            [0] , а платить нечем
           *[other] , а отдать можно лишь { $there }{ too-little.of }
        }
    }
   *[no] { "" }
}
    .cost = { $sources_known ->
        [yes] { $sources_count ->
            [1] { price }
           *[other] { $price }
        }
       *[no] { price }
    }
    .of = { $sources_count ->
        [1] { "" }
       *[other] { " " }({ $sources })
    }
event-accepted = { $actor } { $cannot_known ->
    [yes] не { PAST("мог", $actor_gender, "могл") } измотаться (это стоило бы { too-little.cost }{ too-little }) и { PAST("принял", $actor_gender) } неудачу.
   *[no] { PAST("принял", $actor_gender) } неудачу.
}
event-spared = { $actor } { PAST("избавил", $actor_gender) } от этого и { $targets_acc }.
event-unthreatened = Изматываться было незачем, больше ничто не грозило: { $actor }.
event-backlash = Поспешность вышла { $target_declines ->
    [yes] боком { $target_dat }
   *[no] боком ({ $target })
}: Угроза { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] остаётся прежней
}.
event-backlash-advantage = Поспешность вышла боком: { $target } { PAST("получил", $target_gender) } Преимущество{ $target_advantage_known ->
    [yes] { " " }({ $target_advantage_old } → { $target_advantage_new })
   *[no] { "" }
}.
event-heroic-death = { $actor } { PAST("пожертвовал", $actor_gender) } собой и { $actor_gender ->
    [f] отвела
    [n] отвело
    [pl] отвели
   *[m] отвёл
} всё; путь героя окончен ({ $way }){ $reach_id ->
    [end_conflict] , а с ним и весь конфликт
    [shift] , и рассказ поворачивает в другую сторону
   *[avert_only] { "" }
}{ $note_known ->
    [yes] : «{ $note }»
   *[no] .
}

## Последствия

event-threat = { $target }: Угроза { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] остаётся { $threat }
}.
event-advantage = { $target } { PAST("получил", $target_gender) } { $gained ->
    [one] { $gained } Преимущество
    [few] { $gained } Преимущества
   *[many] { $gained } Преимуществ
}{ $target_advantage_known ->
    [yes] { " " }(Преимущество { $target_advantage_old } → { $target_advantage_new })
   *[no] { "" }
}.
event-scarred = { $target } { PAST("получил", $target_gender) } шрам тяжести { $severity } на { $property_loc }{ $name_known ->
    [yes] : «{ $name }»
   *[no] { "" }
}{ $scope_known ->
    [yes] { " " }(мешает: { $scope })
   *[no] { "" }
}{ $property_id ->
    [soul] { $target_soul_known ->
        [yes] , Душа { $target_soul_old } → { $target_soul_new }
       *[no] { "" }
    }
    [influence] { $target_influence_known ->
        [yes] , Влияние { $target_influence_old } → { $target_influence_new }
       *[no] { "" }
    }
   *[body] { $target_body_known ->
        [yes] , Тело { $target_body_old } → { $target_body_new }
       *[no] { "" }
    }
}.
event-self-scar = { $actor } { PAST("нанёс", $actor_gender, "нанесл") } себе шрам тяжести { $severity } на { $property_loc }{ $note_known ->
    [yes] { " " }(«{ $note }»)
   *[no] { "" }
}: +{ $gained } { $gained ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}, предел теперь { $ability }{ $scope_count ->
    [0] { "" }
   *[other] , мешает: { $scope }
}.
event-scar-spent = { $actor }: действие окончено{ $lost ->
    [0] , ресурсы собственного шрама истрачены
   *[other] , неистраченные ресурсы шрама пропадают ({ $lost })
}{ $actor_body_known ->
    [yes] ; Тело { $actor_body_old } → { $actor_body_new }
   *[no] { "" }
}{ $actor_soul_known ->
    [yes] ; Душа { $actor_soul_old } → { $actor_soul_new }
   *[no] { "" }
}{ $actor_influence_known ->
    [yes] ; Влияние { $actor_influence_old } → { $actor_influence_new }
   *[no] { "" }
}.
event-overwhelmed = Шрамов на { $property_loc } больше, чем { $actor } { VERB("может", "могут", $actor_gender) } вынести.
event-eliminated = { $target } { PAST("выведен", $target_gender) } из конфликта{ $form_id ->
    [present] , но остаётся на сцене{ $threat_known ->
        [yes] { " " }(Угроза { $threat })
       *[no] { "" }
    }
   *[removed] { " " }и покидает сцену
}.
event-left = { $target } { PAST("вышел", $target_gender, "вышл") } из конфликта.
event-clear = { $actor } { PAST("оторвался", $actor_gender) } от противников и в следующий раз может уйти.
event-caught = { $target } уже не в безопасности: { $actor } снова рядом.
event-story = { $actor } { PAST("добился", $actor_gender) } своего{ $name_known ->
    [yes] { " " }(«{ $name }»)
   *[no] { "" }
}{ $targets_known ->
    [yes] { " " }({ $targets })
   *[no] { "" }
}.
event-other = { $actor } { PAST("добился", $actor_gender) } { $name_known ->
    [yes] своего («{ $name }»)
   *[no] особого последствия
}{ $note_known ->
    [yes] : «{ $note }»
   *[no] .
}
event-foolish = { $actor } { PAST("победил", $actor_gender) }, но глупо: { $effect } не вышло.

## Опасности

# Как зовётся опасность, если у неё есть имя.
danger-name = { $name_known ->
    [yes] { " " }«{ $name }»
   *[no] { "" }
}
danger-line = { stake }{ $note_known ->
    [yes] { " " }— «{ $note }»
   *[no] { "" }
}
event-ruled-danger = { gm } решил: грозит опасность{ danger-name }.
danger-told = { $danger_id ->
    [trap] Ловушка
    [follow_up] Последующее действие
    [environment] Действие среды
   *[oversight] Вызов
}{ danger-name }: грозит { danger-line }; платят { $property_known ->
    [yes] { $property_ins }
   *[no] тем, чем отвечают
}
event-danger = { danger-told }.
event-reacted = { $actor } { VERB("отвечает", "отвечают", $actor_gender) }{ $means_known ->
    [yes] { " " }{ $means }
   *[no] { "" }
} ({ $skills }){ $target_known ->
    [yes] { $target_declines ->
        [yes] { " " }за { $target_acc }
       *[no] { " " }за другого: { $target }
    }
   *[no] { "" }
}.
event-no-reaction = { $actor } никак не { PAST("ответил", $actor_gender) }, и опасность { story-hit-whom }.
story-hit-whom = { $actor_gender ->
    [f] её настигла
    [pl] их настигла
   *[m] его настигла
}
event-avoided = Итог { $sum }, нужно 9: { $actor } { $actor_gender ->
    [f] отвела
    [n] отвело
    [pl] отвели
   *[m] отвёл
} опасность.
    .why = { $total } ≥ 9
    .result = опасность отведена
event-befell = { $target }: случилось то, что грозило{ $name_known ->
    [yes] { " " }({ $name })
   *[no] { "" }
}.

## Отдых и дни

event-mode = { $mode_id ->
    [between] Время между походами.
   *[expedition] Поход начинается.
}
event-helper-rested = { $actor } { PAST("набрался", $actor_gender) } сил вместе с хозяином{ $actor_bond_known ->
    [yes] , Узы { $actor_bond_old } → { $actor_bond_new }
   *[no] { "" }
}{ $purse_fate_known ->
    [yes] , Судьба { $purse_fate_old } → { $purse_fate_new }
   *[no] { "" }
}.
event-days = { $days ->
    [0] Не прошло и дня.
    [one] Прошёл { $days } день.
    [few] Прошло { $days } дня.
   *[many] Прошло { $days } дней.
}
event-healed = { $target }: шрам на { $property_loc }{ $name_known ->
    [yes] { " " }(«{ $name }»)
   *[no] { "" }
} { $severity ->
    [0] зажил
   *[other] стал легче, тяжесть { $severity }
}.
purse-line = { $actor_money_known ->
    [yes] { " " }(деньги в геллерах: { $actor_money_old } → { $actor_money_new })
   *[no] { "" }
}
event-traded = { $actor } { PAST("торговал", $actor_gender) }, сырьё { $actor_materials_known ->
    [yes] { $actor_materials_old } → { $actor_materials_new }
   *[no] осталось прежним
}{ purse-line }.
event-bought = { $actor } { PAST("обзавёлся", $actor_gender, "обзавел") } новой вещью: «{ $name }»{ purse-line }.
event-too-poor = { $actor } не { PAST("смог", $actor_gender, "смогл") } за это заплатить: цена { $price ->
    [one] { $price } геллер
    [few] { $price } геллера
   *[many] { $price } геллеров
}.
event-evaluation = Начинается розыгрыш вне конфликта.
event-evaluation-over = Розыгрыш окончен, а с ним Угроза и Преимущество.

## Вопросы: своё действие

ask-declare = Что { VERB("делает", "делают", $actor_gender) } { $actor }? (Угроза { $threat })
ask-say = Своими словами: что { VERB("делает", "делают", $actor_gender) } { $actor } и чего { VERB("хочет", "хотят", $actor_gender) } добиться?
ask-skill = Какой навык { VERB("применяет", "применяют", $actor_gender) } { $actor }?
ask-skill-combined = Два навыка разом, считается меньший уровень: какой из них нужен ({ $actor })?
ask-skill-pay = Какой из двух навыков определит, чем платить ({ $actor })?
ask-effect = Какое последствие будет у действия, которое { VERB("заявляет", "заявляют", $actor_gender) } { $actor }?
ask-target = В кого { VERB("метит", "метят", $actor_gender) } { $actor }?
ask-targets = В кого ещё { VERB("метит", "метят", $actor_gender) } { $actor }?
ask-affects = На какое свойство { VERB("действует", "действуют", $actor_gender) } { $actor }?
ask-form-declared = { $actor } { VERB("хочет", "хотят", $actor_gender) } вывести из конфликта: как именно?
ask-ability = Какую особую способность { VERB("добавит", "добавят", $actor_gender) } { $actor }?
ask-impossible = Это невозможно. { CAP($actor) } делает что-то другое или рассказывает о тщетной попытке?
ask-commit = { $actor } { VERB("решается", "решаются", $actor_gender) }? Хватит 9 (два кубика и { $level }).{ $attempt ->
    [0] { "" }
   *[other] { " " }Уже попытка стоит { $attempt }.
} Если не выйдет: измотаться за { price } (Угроза { $threat }) значит добиться успеха, { $risk_id ->
    [none] принятая неудача чисел не изменит
    [threat] принятая неудача — это Угроза +1
    [scar] принятая неудача — это шрам тяжести 1
    [trap] принятая неудача приведёт в действие ловушку
   *[environment] принятая неудача вызовет действие среды
}{ $closes ->
    [1] , и тем же способом снова попробовать будет нельзя
   *[0] { "" }
}{ $failure_known ->
    [yes] { " " }(«{ $failure }»)
   *[no] { "" }
}.

## Вопросы: ответ другим

ask-counter = { $target } { VERB("хочет", "хотят", $target_gender) } { goal.asked }{ goal.how }: { goal.skill }. { CAP($actor) } воспротивится? { $means_id ->
    [defence] Это манёвр «защита», { price.asked }{ option-cost }.
   *[initiative] Это стоит инициативы{ $price ->
        [0] { "" }
       *[other] , а ещё { price }{ option-cost }
    }.
}{ $exposed ->
    [1] { " " }Кто не отвечает, тот и измотаться не может.
   *[0] { "" }
}
ask-react = { $target_declines ->
    [yes] { CAP($target_dat) } грозит
   *[no] { $target } в опасности, грозит
} { stake }{ $name_known ->
    [yes] { " " }({ $name })
   *[no] { "" }
}{ $note_known ->
    [yes] { " " }— «{ $note }»
   *[no] { "" }
}. { CAP($actor) } ответит { $means_id ->
    [defence] из защиты
   *[initiative] по инициативе
}{ $price ->
    [0] { "" }
   *[other] { " " }({ price.asked }{ option-cost })
}? Итог 9 и больше отведёт опасность. Кто не отвечает, тот и измотаться не может.
ask-cover = { $actor } { VERB("прикроет", "прикроют", $actor_gender) } тем же ответом и остальных ({ $targets })? Широко — это ещё { $price }.

## Вопросы: манёвры и плата

# Одно действие несёт один манёвр, если нет права на большее.
last-manoeuvre = { $last ->
    [1] { " " }Другого манёвра в этом действии уже не будет.
   *[0] { "" }
}
ask-precise = { $actor } { VERB("сыграет", "сыграют", $actor_gender) } «точно» ({ price.asked })? Бросают три кубика и считают два больших.{ last-manoeuvre }
ask-mighty = { $actor } { VERB("сыграет", "сыграют", $actor_gender) } «мощно» ({ price.asked })? Тогда измотаться будет стоить на 1 больше: { $prices } ({ $targets }).{ $short_known ->
    [yes] { " " }Столько не наберёт: { $short }.
   *[no] { "" }
}{ last-manoeuvre }
ask-cunning = { $actor } { VERB("сыграет", "сыграют", $actor_gender) } «хитро» ({ price.asked })? { $idle ->
    [1] Это ничего не прибавит: ниже Угроза не опустится.
   *[0] Последствие станет больше: { stake }.
}
ask-pay = Чем { $actor } { VERB("заплатит", "заплатят", $actor_gender) } { price }?
ask-pay-scar = Какой тяжести шрам нанесёт себе { $actor }, чтобы заплатить { price }? (от { $low } до { $high })
ask-pay-part = { $actor } { VERB("платит", "платят", $actor_gender) } { price }. Сколько отсюда: { $source }? (от { $low } до { $high }, осталось заплатить { $rest })
ask-scar-name = Как зовётся шрам, который наносит себе { $actor } ({ $property }, тяжесть { $severity })?
ask-scar-scope = Чему помешает шрам ({ $actor }: { $property }, тяжесть { $severity })? { $blocks ->
    [1] Такие действия, пока он не заживёт, невозможны.
   *[0] Такие действия, пока он не заживёт, трудоёмки: попытка стоит { $severity }.
}
ask-approach = Какой подход к инициативе { VERB("выберет", "выберут", $actor_gender) } { $actor }? Кто выбросит больше, действует раньше.

## Вопросы: победа и поражение

ask-describe = { $actor } { VERB("побеждает", "побеждают", $actor_gender) } ({ $effect }). Своими словами: что теперь грозит?
# Цена, что останется после неё, Угроза, и что случится без изматывания.
ask-exhaust = { $actor } { VERB("измотается", "измотаются", $actor_gender) }? Это стоит { price }{ $mighty ->
    [1] { " " }(мощно)
   *[0] { "" }
}{ $limit_known ->
    [yes] ; сразу можно отдать не больше { $limit } ({ $property })
   *[no] { "" }
}. { $scar_known ->
    [yes] После этого: { ask-exhaust.left }Угроза { $threat } → { $threat_after }.
   *[no] Заплатить столько { $actor } не { VERB("может", "могут", $actor_gender) }.
} { $evaluation_id ->
    [test] Изматывание даст успех. Иначе неудача{ $risk_id ->
        [threat] { " " }и Угроза +1
        [scar] { " " }и шрам тяжести 1
        [trap] { " " }и ловушка
        [environment] { " " }и удар среды
       *[none] { "" }
    }{ $failure_known ->
        [yes] { " " }(«{ $failure }»)
       *[no] { "" }
    }.
   *[other] Иначе: { stake }.{ ask-exhaust.rash }
}
    .rash = { $effect_id ->
        [eliminate] { $evaluation_id ->
            [challenge] { "" }
           *[clash] { " " }Кому не удалось вывести другого, тот может поплатиться за поспешность.
        }
       *[other] { "" }
    }
    .left = { ask-exhaust.pool }{ ask-exhaust.fate }{ ask-exhaust.advantage }{ ask-exhaust.bond }{ ask-exhaust.banked }{ ask-exhaust.container }{ ask-exhaust.sacrifice }{ ask-exhaust.scar }
    .pool = { $pool_after_known ->
        [yes] { $property } { $pool_after },{ " " }
       *[no] { "" }
    }
    .fate = { $fate_after_known ->
        [yes] Судьба { $fate_after },{ " " }
       *[no] { "" }
    }
    .advantage = { $advantage_after_known ->
        [yes] Преимущество { $advantage_after },{ " " }
       *[no] { "" }
    }
    .bond = { $bond_after_known ->
        [yes] Узы { $bond_after },{ " " }
       *[no] { "" }
    }
    .banked = { $banked_after_known ->
        [yes] { $banked_after ->
            [0] { "" }
           *[other] из шрама не истрачено { $banked_after },{ " " }
        }
       *[no] { "" }
    }
    .container = { $container_after_known ->
        [yes] накопитель { $container_after },{ " " }
       *[no] { "" }
    }
    .sacrifice = { $sacrifice_after_known ->
        [yes] вещами ещё можно отдать { $sacrifice_after },{ " " }
       *[no] { "" }
    }
    .scar = { $scar ->
        [0] { "" }
       *[other] собственный шрам тяжести { $severity } (запас опустится до { $ability_after }, мешать будет, скажем: { $scope }),{ " " }
    }
ask-exhaust-story = Своими словами: каких сил это стоит и что теперь хуже ({ $actor })?
ask-story-stands = { $actor }: «{ $note }» Так и будет?
ask-backlash = Поспешность вышла боком: { $target } { $target_gender ->
    [f] хотела вывести противника и не смогла
    [n] хотело вывести противника и не смогло
   *[m] хотел вывести противника и не смог
}. Что { VERB("выбирает", "выбирают", $actor_gender) } { $actor }?
ask-death = Героическая смерть: как далеко идёт жертва, которую { VERB("приносит", "приносят", $actor_gender) } { $actor }?
ask-death-winner = Конфликт окончен. Кому принесла победу жертва ({ $actor })?
ask-death-way = Чем кончается путь, который прошёл герой ({ $actor })?
ask-death-story = Последние слова героя ({ $actor }):
ask-form = Как кончается выведение из конфликта ({ $target })?
ask-form-stands = Выведение из конфликта ({ $target }): { $form }. Так и будет?
ask-form-scar = Шрам вместе с выведением ({ $actor }): какой тяжести? 0 — никакого.
ask-form-threat = Какая теперь Угроза ({ $actor })? 1 благоприятно, 2 обычно, 3 лёгкие осложнения, 4 серьёзные, 5 и больше — почти безнадёжно.
ask-tie = Полное равенство ({ $targets }). { CAP($actor) } тянет жребий или уступает?
ask-surrender = Вне конфликта { $out } из { $members }. { CAP($actor) } сдаётся за всю сторону?

## Вопросы ведущему

ask-setup = Начало конфликта: начать или сперва что-то изменить?
ask-threat = Какая Угроза ({ $actor })? 1 благоприятно, 2 обычно, 3 лёгкие осложнения, 4 серьёзные, 5 и больше — почти безнадёжно.
ask-floor = Ниже чего не опустится Угроза ({ $actor })?
ask-advantage = Сколько Преимуществ в начале ({ $actor })?
ask-carry-over = Сколько Преимуществ приносит с собой { $actor }?
ask-fate = Сколько Судьбы ({ $side })?
ask-fate-more = Сколько Судьбы прибавится ({ $side })?
ask-scarred = { $actor } { VERB("приходит", "приходят", $actor_gender) } со старым шрамом: на сколько меньше Судьбы у этой стороны?
ask-order = Порядок раунда { $round }: броском или по рассказу?{ $targets_known ->
    [yes] { " " }Первые: { $targets }.
   *[no] { "" }
}{ $last_known ->
    [yes] { " " }Последние: { $last }.
   *[no] { "" }
}
ask-order-first = Кто по рассказу ходит первым?
ask-order-last = Кто по рассказу ходит последним?
ask-kind = { $actor } { VERB("хочет", "хотят", $actor_gender) } { goal.asked }{ goal.how }: { goal.skill }. Какое это действие?{ $convert ->
    [1] { " " }(Перемена Угрозы обогнала бы рассказ, она станет Преимуществом.)
   *[0] { "" }
}
ask-counter-kind = Противодействие — { $actor } { VERB("хочет", "хотят", $actor_gender) } { $effect_id ->
    [story] просто помешать
   *[other] { goal.asked }
}: { goal.skill }. Какое это действие?
ask-reaction-kind = Ответ на опасность{ danger-name } ({ $actor }), грозит { stake }. Какое это действие?
ask-scar-block = У персонажа ({ $actor }) шрам тяжести { $severity } ({ $skills }). Это невозможно или только трудоёмко?
ask-credible = { $actor } { VERB("хочет", "хотят", $actor_gender) } вывести { $targets_acc } из конфликта ({ $skills }). Можно ли так вообще кого-то вывести? Если нет, действие объявляют заново, и оно ничего не стоило.
ask-other-property = { $actor } { VERB("хочет", "хотят", $actor_gender) } действовать на необычное свойство ({ $skills }, желание: { $wanted }). На какое будет?
ask-area = Заденет ли действие само по себе нескольких ({ $actor })?
ask-reach = Доберётся ли { $actor } до цели ({ $target })? Разом там помещается { $most }.
ask-leaving = Может ли успех вывести из конфликта: { $targets }?
ask-threatens = Кому ещё грозит действие ({ $actor })?
ask-mismatch = Навык ({ $skills }) не подходит к описанию. Что { VERB("меняет", "меняют", $actor_gender) } { $actor }?
ask-risk = { $actor }: чем ещё обернётся неудача?
ask-failure = Что будет, если { $actor } не { VERB("справится", "справятся", $actor_gender) }?
ask-lock = { $actor } не { PAST("справился", $actor_gender) }: для кого этот путь закрыт?
ask-exclusive = Какие противодействия не могут удаться вместе? Из них удастся только то, у которого итог выше.
ask-challenge-property = Вызов{ danger-name }, грозит { stake }: на какое свойство он действует?
ask-actor-unclear = Действуют ли оба разом ({ $targets })?
ask-after = Как продолжается конфликт?
ask-end-reason = Почему конфликт кончается?
ask-join-now = { $actor } { VERB("действует", "действуют", $actor_gender) } ещё в этом раунде?
ask-tempo = Сколько теперь длится раунд?
ask-edit = Что меняется?
ask-curse = Какая помеха ложится на персонажа ({ $actor })?
ask-curse-scope = Какому навыку мешает помеха ({ $actor })?
ask-spell = Что чары делают с инициативой ({ $actor })?
ask-treatment = На сколько легче шрам ({ $actor }{ $name_known ->
    [yes] , «{ $name }»
   *[no] { "" }
})?
ask-return = { $actor } снова в игре?
ask-rest-amount = Сколько ресурсов вернёт отдых ({ $actor })?
ask-rest-split = { $actor } { VERB("отдыхает", "отдыхают", $actor_gender) }: сколько прибавить к { $property_dat }? (от { $low } до { $high }, всего осталось { $rest })
ask-days = Сколько дней проходит?

## Ответы: своё действие

option-with = ({ $skill }{ $level_known ->
    [yes] { " " }{ $level }
   *[no] { "" }
}{ $demand ->
    [0] { "" }
   *[other] , трудоёмкость { $demand }
})
option-attack = { $target_declines ->
    [yes] повысить Угрозу { $target_gen } на 1
   *[no] повысить Угрозу на 1: { $target }
} { option-with }
option-scar = { $target_declines ->
    [yes] нанести { $target_dat } шрам тяжести 1
   *[no] нанести шрам тяжести 1: { $target }
} { option-with }
option-eliminate = { $target_declines ->
    [yes] вывести { $target_acc } из конфликта
   *[no] вывести из конфликта: { $target }
}, если противник не измотается { option-with }
option-sweep = широко ({ price.asked }), { $effect_id ->
    [scar] шрам тяжести 1
   *[threat_up] Угроза +1
} для всех: { $targets } { option-with }
option-recover = поправить своё положение: собственная Угроза −1 { option-with }
option-prepare = подготовиться: Преимущество +1 { option-with }
option-help = { $target_declines ->
    [yes] помочь { $target_dat }: Угроза −1
   *[no] помочь, Угроза −1: { $target }
} { option-with }
option-aid = { $target_declines ->
    [yes] поддержать { $target_acc }: Преимущество +1
   *[no] поддержать, Преимущество +1: { $target }
} { option-with }
option-leave = выйти из конфликта { option-with }
option-disengage = оторваться от противников, чтобы потом уйти { option-with }
option-do = { $name_known ->
    [yes] { $name }
   *[no] готовое действие
} ({ $skills } { $level }{ $demand ->
    [0] { "" }
   *[other] , трудоёмкость { $demand }
}; { $effect }{ looses })
option-custom = иначе, шаг за шагом
option-say = сперва своими словами
option-postpone = отложить инициативу: в этом раунде только отвечать
option-drop = ничего не делать
option-skill = { $skill } (уровень { $level }, { $property }{ $demand ->
    [0] { "" }
   *[other] , трудоёмкость { $demand }
})
option-combine = два навыка разом
option-effect = { $effect_id ->
    [threat_up] Угроза +1: вредит сразу, изматывание становится дороже
    [threat_down] Угроза −1: помогает сразу
    [advantage] Преимущество +1: платит за что угодно, с конфликтом пропадает
    [scar] шрам тяжести 1: останется и после конфликта
    [eliminate] выведение: кто не измотается, тот вне конфликта
    [story] только рассказ: числа не меняются
    [other] особое последствие: числа назовёт ведущий
    [leave] выход из конфликта: только когда противники отстали
    [disengage] отрыв от противников: в следующий раз можно уйти
    [help-out] вывести товарища из конфликта: только когда противники отстали
   *[own_advantage] собственное Преимущество +1
}
option-target = { $target_known ->
    [yes] { $target }
   *[no] никто в особенности
}
option-several = несколько целей (широко, { price.asked })
option-area = несколько целей само по себе (по площади)
option-done = готово
option-affects = { $affects_known ->
    [yes] { $affects_id ->
        [soul] Душа
        [influence] Влияние
       *[body] Тело
    }
   *[no] ни на какое: каждый платит тем, чем отвечает
}
option-removed = { form-removed }
option-present = остаётся на месте и может только защищаться
option-ability = особая способность: «{ $ability }» (цена { $price })
option-another = что-нибудь другое
option-vain = рассказать о тщетной попытке (стоит инициативы)
option-roll = бросить
option-change = изменить заявку
option-commit-drop = отказаться

## Ответы: ответ другим

option-counter-no = не отвечать
option-strike = { $target_declines ->
    [yes] ответить { $target_dat } тем же: Угроза +1
   *[no] ответить тем же, Угроза +1: { $target }
} { option-with }
option-counter-scar = { $target_declines ->
    [yes] ответить { $target_dat } шрамом тяжести 1
   *[no] ответить шрамом тяжести 1: { $target }
} { option-with }
option-counter-eliminate = { $target_declines ->
    [yes] вывести { $target_acc } из конфликта
   *[no] вывести из конфликта: { $target }
}, если противник не измотается { option-with }
option-avoid = увернуться: собственная Угроза −1 { option-with }
option-block = просто помешать { option-with }
option-react-no = не отвечать
option-react = ответить { option-with }
option-cover-yes = да, прикрыть всех
option-cover-no = нет, только одного

## Ответы: манёвры, плата, инициатива

option-cost = { option-cost.pool }{ option-cost.scar }{ option-cost.advantage }{ option-cost.fate }{ option-cost.bond }{ option-cost.container }{ option-cost.sacrifice }
    .pool = { $pool_known ->
        [yes] ; останется { $property } { $pool_after }
       *[no] { "" }
    }
    .fate = { $fate_known ->
        [yes] ; останется Судьба { $fate_after }
       *[no] { "" }
    }
    .scar = { $severity_known ->
        [yes] ; это стоит собственного шрама { $property_id ->
            [soul] Души
            [influence] Влияния
           *[body] Тела
        }, тяжесть { $severity } (запас опустится до { $ability_after }, мешать будет, скажем: { $scope }){ $banked_after_known ->
            [yes] { $banked_after ->
                [0] { "" }
               *[other] , лишние ресурсы из него ({ $banked_after }) пропадут с действием
            }
           *[no] { "" }
        }
       *[no] { "" }
    }
    .advantage = { $advantage_known ->
        [yes] ; платит Преимущество (останется { $advantage_after })
       *[no] { "" }
    }
    .bond = { $bond_known ->
        [yes] ; платят Узы (останется { $bond_after })
       *[no] { "" }
    }
    .container = { $container_known ->
        [yes] ; платит накопитель (останется { $container_after })
       *[no] { "" }
    }
    .sacrifice = { $sacrifice_known ->
        [yes] ; на это уйдёт вещь
       *[no] { "" }
    }
# Ответ «yes:otherwise» — заплатить не так, как обычно.
option-otherwise = { $otherwise_known ->
    [yes] , но заплатить иначе
   *[no] { "" }
}
option-precise-yes = да{ $otherwise_known ->
    [yes] { option-otherwise }
   *[no] { option-cost }
}
option-mighty-yes = да{ $otherwise_known ->
    [yes] { option-otherwise }
   *[no] { option-cost }
}
option-cunning-yes = да{ $otherwise_known ->
    [yes] { option-otherwise }
   *[no] { option-cost }
}
option-pay = { option-pay.parts }всего { $price }{ option-pay.lost }{ option-pay.hampers }
    .lost = { $banked_after_known ->
        [yes] { $banked_after ->
            [0] { "" }
           *[other] ; из шрама не истрачено { $banked_after }, с действием это пропадёт
        }
       *[no] { "" }
    }
    .hampers = { $severity_known ->
        [yes] ; запас опустится до { $ability_after }{ $pool_after_known ->
            [yes] { " " }(после действия { $property } { $pool_after })
           *[no] { "" }
        }; мешать будет, скажем: { $scope }
       *[no] { "" }
    }
    .parts = { option-pay.scar }{ option-pay.banked }{ option-pay.advantage }{ option-pay.pool }{ option-pay.fate }{ option-pay.bond }{ option-pay.container }{ option-pay.sacrifice }
    .scar = { $severity_known ->
        [yes] собственный шрам тяжести { $severity }:{ " " }
       *[no] { "" }
    }
    .banked = { $banked_known ->
        [yes] из шрама { $banked },{ " " }
       *[no] { "" }
    }
    .advantage = { $advantage_known ->
        [yes] Преимущество { $advantage } (останется { $advantage_after }),{ " " }
       *[no] { "" }
    }
    .pool = { $pool_known ->
        [yes] { $property } { $pool }{ $severity_known ->
            [yes] ,{ " " }
           *[no] { " " }(останется { $pool_after }),{ " " }
        }
       *[no] { "" }
    }
    .fate = { $fate_known ->
        [yes] Судьба { $fate } (останется { $fate_after }),{ " " }
       *[no] { "" }
    }
    .bond = { $bond_known ->
        [yes] Узы { $bond } (останется { $bond_after }),{ " " }
       *[no] { "" }
    }
    .container = { $container_known ->
        [yes] накопитель { $container } (останется { $container_after }),{ " " }
       *[no] { "" }
    }
    .sacrifice = { $sacrifice_known ->
        [yes] испорченная вещь { $sacrifice },{ " " }
       *[no] { "" }
    }
option-pay-custom = разделить иначе
option-scope = { $skill }
option-approach-none = обычно, двумя кубиками
option-approach-fast = быстро: из трёх кубиков два больших ({ price.asked })
option-approach-slow = медленно: из трёх кубиков два меньших ({ price.asked })

## Ответы: победа и поражение

option-exhaust = измотаться за { price }{ option-otherwise }
option-accept = принять неудачу
option-heroic_death = героическая смерть
option-backlash-advantage = получить Преимущество
option-backlash-attacker_threat = Угроза +1 ({ $target })
option-backlash-none = оставить как есть
option-avert_only = только отвести то, что грозит
option-end_conflict = закончить весь конфликт
option-shift = повернуть рассказ в другую сторону
option-way = { $way_known ->
    [yes] { $way }
   *[no] такой конец
}
option-lot = тянуть жребий
option-give-way = уступить
option-fight-on = бороться дальше
option-surrender = сдаться: конфликт кончится поражением
option-death-winner-nobody = никто
option-side = { $side }
option-danger = опасность настигает: { $name_known ->
    [yes] { $name }
   *[no] { $note }
}

## Ответы: ведущий

option-ready = начать
option-setup-threat = Угроза: { $target }
option-setup-floor = наименьшая Угроза: { $target }
option-setup-advantage = Преимущество: { $target }
option-setup-carry-over = прежнее Преимущество: { $target }
option-setup-scarred = меньше Судьбы из-за шрама: { $target }
option-fate = Судьба: { $side }
option-order-dice = броском
option-order-story = по рассказу
option-order-change = указать, кто первый и кто последний
option-possible = возможное: нужен бросок, попытка ничего не стоит
option-obvious = очевидное: если никто не мешает, удаётся без броска
option-demanding = трудоёмкое{ $price_known ->
    [yes] { " " }{ $price }: нужен бросок, и уже попытка стоит { $price }
   *[no] { "" }
}
option-impossible = невозможное: не удастся и ничего не стоит
option-threatens = грозит ещё кому-то
option-kind-mismatch = навык не подходит к описанию
option-convert = { $convert ->
    [1] оставить перемену Угрозы
   *[0] превратить в Преимущество
}
option-no-hindrance = ничему не помешает
option-threatens-nobody = больше никому
option-stands = оставить как есть
option-change_skill = другой навык
option-change_description = другое описание
option-risk-none = ничем, кроме рассказа
option-risk-threat = Угроза +1
option-risk-scar = шрам тяжести 1
option-risk-trap = ловушка
option-risk-environment = удар среды
option-lock-nobody = ни для кого
option-lock-character = только для того, кто пробовал
option-lock-complication_for_others = для того, кто пробовал; остальным станет труднее
option-lock-party = для всей стороны
option-exclusive-done = больше никакие
option-pair = { $target } и { $other }
option-go-on = продолжать
option-end = закончить конфликт{ $side_known ->
    [yes] , победила сторона «{ $side }»
   *[no] , без победителя
}
option-join = приходит { $target }
option-after-tempo = изменить длину раунда
option-after-edit = что-то изменить
option-edit-threat-up = Угроза +1: { $target }
option-edit-threat-down = Угроза −1 без броска: { $target }
option-edit-advantage = Преимущество +1: { $target }
option-edit-floor = наименьшая Угроза: { $target }
option-edit-return = вернуть в игру: { $target }
option-edit-treat = лечить шрам: { $target }{ $name_known ->
    [yes] { " " }(«{ $name }»)
   *[no] { "" }
}
option-edit-curse = помеха от чар: { $target }
option-edit-lift = снять помеху «{ $penalty }»: { $target }
option-edit-spell = чары на инициативу: { $target }
option-curse-imprecise = неточно: из трёх кубиков два меньших
option-curse-weak = слабо: изматываться против него на 1 дешевле
option-curse-foolish = глупо: последствие на 1 меньше
option-spell-none = никаких
option-spell-granted = можно даром { $approach }
option-spell-forced = приходится { $approach }
option-edit-unlock = разрешить новую попытку{ $name_known ->
    [yes] { " " }«{ $name }»
   *[no] { "" }
}{ $whose_known ->
    [yes] : { $whose }
   *[no] { "" }
}{ $target_known ->
    [yes] { " " }(цель: { $target })
   *[no] { "" }
}

## Суммы

part-dice = кубики
part-level = уровень
part-result = итог броска
part-threat = Угроза
    .amount = Угроза { $value }
part-mighty = мощно
part-weak = слабо
part-things = вещи и способности
part-exhaustion = изматывание
part-action = действие
part-ruling = решение ведущего
part-danger = опасность
part-risk = цена неудачи
part-banked = из собственного шрама
part-advantage = из Преимущества
part-pool = из собственных ресурсов
part-fate = из Судьбы
part-bond = из Уз
part-container = из накопителя
part-sacrifice = из испорченной вещи

## Показатели и состояния

gauge-threat = Угроза
    .head = Угроза { $value }
gauge-advantage = Преимущество
    .head = Преимущество { $value }
gauge-body = Тело
gauge-soul = Душа
gauge-influence = Влияние
gauge-fate = Судьба
gauge-bond = Узы
gauge-stored-body = накопитель Тела
gauge-stored-soul = накопитель Души
gauge-stored-influence = накопитель Влияния
gauge-floor = наименьшая Угроза
gauge-status = состояние
gauge-initiative = инициатива
gauge-approach-granted = подход, дарованный чарами
gauge-approach-forced = подход, навязанный чарами
gauge-money = деньги
gauge-materials = сырьё
gauge-scars = число шрамов
gauge-penalties = число штрафов
gauge-stored = полные накопители
gauge-broken = сломанные вещи
gauge-disengaged = вне досягаемости
state-eliminated_present = вне конфликта, но на сцене
    .head = { PAST("выведен", $actor_gender) }, но на сцене
state-eliminated_removed = вне конфликта и сцены
    .head = { PAST("выбыл", $actor_gender) }
    .hides = imprecise weak foolish disengaged
state-left = выход из конфликта
    .head = { PAST("вышел", $actor_gender, "вышл") } из конфликта
    .hides = imprecise weak foolish disengaged
state-retired = конец пути героя
    .head = путь героя окончен
    .hides = imprecise weak foolish disengaged
state-initiative_postponed = инициатива отложена
state-initiative_spent = инициатива истрачена
    .head = { "" }
state-absent = ещё не здесь
state-initiative_waiting = инициатива не потрачена
state-initiative_lost = инициатива потеряна
state-disengaged = вне досягаемости
state-scarred = шрам
    .head = со шрамом
state-scarred_often = шрамы
    .head = со шрамами
state-imprecise = неточно
    .head = { $actor_gender ->
        [pl] действуют
       *[m] действует
    } неточно
state-weak = слабо
    .head = { $actor_gender ->
        [pl] действуют
       *[m] действует
    } слабо
state-foolish = глупо
    .head = { $actor_gender ->
        [pl] действуют
       *[m] действует
    } глупо

## Концовки

outcome-empty = { $winner_known ->
    [yes] Конец: в конфликте осталась одна сторона — { $winner }.
   *[no] Конец: действовать больше некому.
}
outcome-agreed = { $winner_known ->
    [yes] Конец по уговору, { $winner_declines ->
        [yes] победа за { $winner_ins }
       *[no] победила сторона «{ $winner }»
    }.
   *[no] Конец по уговору, без победителя.
}
outcome-surrendered = { $winner_known ->
    [yes] Конец: противники сдались, { $winner_declines ->
        [yes] победа за { $winner_ins }
       *[no] победила сторона «{ $winner }»
    }.
   *[no] Конец: одна из сторон сдалась.
}
outcome-heroic-death = { $winner_known ->
    [yes] Конец: жертва героя принесла победу{ $winner_declines ->
        [yes] { " " }{ $winner_dat }
       *[no] : { $winner }
    }.
   *[no] Конец: жертва героя завершила конфликт.
}
outcome-end-of-the-way = { $winner_known ->
    [yes] Путь окончен, последняя победа: { $winner }.
   *[no] Путь окончен.
}
outcome-done = { $winner_known ->
    [yes] Всё разыграно, { $winner_declines ->
        [yes] победа за { $winner_ins }
       *[no] победила сторона «{ $winner }»
    }.
   *[no] Всё разыграно.
}

## Прогнозы

measure-fell = выведенные
measure-undecided = ничья
measure-eliminated = выведены из конфликта
measure-retired = героические смерти
measure-test = проверки
measure-challenge = вызовы
measure-clash = столкновения двоих
measure-general_clash = общие столкновения
measure-defence = защита
measure-wide = широко
measure-precise = точно
measure-mighty = мощно
measure-cunning = хитро
measure-spent_body = истраченное Тело
measure-spent_soul = истраченная Душа
measure-spent_influence = истраченное Влияние
measure-exhaustions = изматывания
measure-scars = новые шрамы
measure-severity = тяжесть новых шрамов
measure-fate_left = оставшаяся Судьба
convention-gm-rulings-by-default = Где решает ведущий, берётся решение по умолчанию, какое называет правило.
convention-gm-rulings-asked = Сцена спрашивает ведущего; прогноз отвечает за него решениями по умолчанию.
convention-tactics = Каждый играет по своей тактике и о будущих бросках ничего не знает.
convention-threat-ordinary = У кого сцена не назначила Угрозу, у того она обычная.
convention-everybody-in-reach = Каждый достаёт до каждого, если сцена не ограничила число нападающих.
convention-initiative-by-dice = Порядок решают кубики, кроме тех, кого сцена ставит первыми или последними.
convention-exhaustion-shared = Изматывание проигравшего отводит последствие ото всех, кроме остальных проигравших.
convention-exhaustion-all = Изматывание одного проигравшего отводит последствие ото всех.
convention-exhaustion-own = Изматывание проигравшего отводит последствие только от него и от тех, кого он защищает.
convention-wide-partial = Кто победил широкое действие, выводит из-под него только тех, кого защищает.
convention-wide-whole = Побеждённое широкое действие проваливается целиком.
convention-quick-game = Идёт быстрая игра.
convention-fate-hidden = Игроки не видят, сколько Судьбы осталось у ведущего.

## Ошибки сцен

problem-hero-without-abilities = у героя нет запасов ресурсов
    .remedy = впиши в ability числа body, soul и influence
problem-hero-with-fate = у героя не бывает характеристики, порогов, Судьбы и Уз
    .remedy = удали их или сделай из героя существо (в type напиши being)
problem-being-with-abilities = у существа не бывает запасов, занятий и особых навыков
    .remedy = дай ему характеристику и пороги или сделай из него героя
problem-being-without-characteristic = у существа нет характеристики
    .remedy = добавь characteristic с уровнем и навыками
problem-being-with-bond = Узы и хозяин бывают только у помощника
    .remedy = удали owner и bond_max или в type напиши helper
problem-being-with-pools = собственные ресурсы есть только у героя, существо платит Судьбой своей стороны
    .remedy = удали их; сколько Судьбы приносит существо, говорит fate_contribution
problem-helper-without-owner = у помощника нет хозяина
    .remedy = укажи в owner id его героя
problem-unknown-owner = такого героя в сцене нет
    .remedy = { $known_known ->
        [yes] хозяином может быть: { $known }
       *[no] добавь в сцену героя
    }
problem-item-without-id = при имени на нескольких языках нужен id
    .remedy = добавь вещи id
problem-occupation-twice = занятие «{ $name }» указано дважды
    .remedy = оставь одно
problem-pool-above-ability = столько в запас за вычетом шрамов не входит
    .remedy = укажи не больше { $maximum }
problem-bond-above-max = столько Уз быть не может
    .remedy = укажи не больше { $maximum } или увеличь bond_max
problem-bad-severity = тяжесть шрама должна быть не меньше 1, и он должен чему-то мешать
    .remedy = укажи тяжесть от 1 и хотя бы один навык в scope
problem-stored-without-items = чисел должно быть столько же, сколько вещей
    .remedy = { $count ->
        [0] удали их, вещей тут нет
       *[other] укажи чисел: { $count }
    }
problem-unknown-item = такой вещи у него нет
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду: { $near }
       *[no] { $known_known ->
            [yes] выбери из этих: { $known }
           *[no] удали её
        }
    }
problem-unknown-skill = такого навыка не знают ни правила, ни сцена
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду: { $near }
       *[no] опиши его в таблице [[skill]]
    }
problem-unknown-side = такой стороны в сцене нет
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду: { $near }
       *[no] выбери из этих: { $known }
    }
problem-unknown-combatant = никого такого в сцене нет
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду: { $near }
       *[no] выбери из этих: { $known }
    }
problem-unknown-action = такого действия в сцене нет
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду: { $near }
       *[no] опиши его в таблице [[action]]
    }
problem-unknown-danger = такой опасности в сцене нет
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду: { $near }
       *[no] { $known_known ->
            [yes] выбери из этих: { $known }
           *[no] опиши её в таблице [[environment]]
        }
    }
problem-side-without-members = на этой стороне никого нет
    .remedy = добавь на неё кого-нибудь или удали её
problem-one-side = для конфликта нужны хотя бы две стороны
    .remedy = добавь кого-нибудь на другую сторону
problem-fate-missing = неясно, сколько Судьбы у стороны { $side }
    .remedy = укажи fate_contribution каждому её существу или fate_pool для стороны
problem-fate-twice = Судьба стороны { $side } указана дважды и по-разному: вклады дают { $sum }
    .remedy = оставь только вклады или только fate_pool
problem-threat-below-floor = Угроза { $threat } ниже своей нижней границы { $floor }
    .remedy = повысь Угрозу или понизь floor
problem-both-approaches = заклинания не могут и дарить быстроту, и навязывать медлительность
    .remedy = оставь только approach_granted или только approach_forced
problem-target-gone = этого персонажа в игре уже нет
    .remedy = выбери того, кто в игре
problem-no-effect = у действия нет последствия
    .remedy = укажи effect, например story
problem-two-effects = у действия может быть только одно последствие
    .remedy = оставь один effect, а другой сделай отдельным действием
problem-several-targets = { $count ->
    [one] { $count } цель обычное действие сразу не достанет
    [few] { $count } цели обычное действие сразу не достанет
   *[many] { $count } целей обычное действие сразу не достанет
}
    .remedy = оставь одну цель или добавь wide = true либо area = true
problem-demand-without-demanding = трудоёмкость бывает только у трудоёмкого действия
    .remedy = удали demand или в kind напиши demanding
problem-bad-size = у такого последствия должен быть размер не меньше 1
    .remedy = укажи size от 1
problem-nothing-reads = здесь это ни на что не влияет
    .remedy = удали; это имеет смысл, только если сцена говорит: { $unless }
problem-scar-in-use = за счёт шрама сейчас как раз платят
    .remedy = подожди конца действия
problem-nothing-locked = закрытого тут ничего нет
    .remedy = открывать нечего
problem-no-conflict = конфликта сейчас нет
    .remedy = дождись, пока он начнётся
problem-joined-already = уже участвует в этом конфликте или выбыл из него
    .remedy = { $known_known ->
        [yes] вступить может: { $known }
       *[no] в сцене нет никого, кто мог бы вступить
    }
problem-scar-without-property = неясно, под каким свойством будет шрам
    .remedy = укажи property
problem-danger-of-a-character = опасность от персонажа — это столкновение, а не вызов
    .remedy = выбери другое danger или сделай из опасности персонажа
problem-step-without-table = у шага нет таблицы { $table }
    .remedy = добавь её
problem-follow-without-cause = опасность из follow ничто не вызовет
    .remedy = дай действию risk trap или environment либо effect other
problem-severity-without-elimination = тяжесть шрама указывают только при выведении
    .remedy = удали severity: у обычного шрама тяжесть 1
problem-step-without-days = шаг days не говорит, сколько дней проходит
    .remedy = добавь days
problem-step-does-not-read = шаг { $step } не читает { $key }
    .remedy = удали его или выбери другой шаг
problem-fate-without-beings = у стороны { $side } нет существа, которое платило бы Судьбой
    .remedy = удали fate_pool этой стороны
problem-unknown-scope = этому шрам или помеха мешать не может: такого навыка, свойства или метки здесь нет
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду: { $near }
       *[no] напиши навык, свойство или слово из tags какого-нибудь действия
    }
problem-quality-on-expedition = полноценный отдых бывает только между походами
    .remedy = выбери обычный или поставь перед ним шаг days либо between
problem-bad-rest-amount = столько обычный отдых вернуть не может
    .remedy = { $maximum_known ->
        [yes] укажи от { $minimum } до { $maximum }
       *[no] укажи не меньше { $minimum }
    }
problem-not-two = без действующего сталкиваются ровно двое
    .remedy = укажи в between двух персонажей
problem-quick-without-conflicts = на ступени { $level } быстрой игры конфликтов нет
    .remedy = подними quick_level хотя бы до 2 или выбери другую процедуру
problem-not-in-quick-game = в быстрой игре этого нет: { $feature ->
    [special_ability] особых способностей
    [equipment] правил снаряжения
    [helper] помощников
   *[magic] особых навыков и магии
}
    .remedy = удали это или выключи quick_game
problem-no-such-penalty = такого штрафа сейчас нет
    .remedy = { $known_known ->
        [yes] снять можно: { $known }
       *[no] снимать нечего
    }

## Кем могут быть герои новой сцены

calling-bohdana = воин
    .also = воительница боец
calling-radim = охотник
    .also = охотница следопыт
calling-jitka = скоморох
    .also = скоморошка плут плутовка вор воровка
calling-zdislava = травник
    .also = травница знахарь знахарка
calling-rozalie = чародей
    .also = чародейка волшебник волшебница маг
calling-vojen = шаман
    .also = шаманка
calling-apolena = акробат
    .also = акробатка
calling-ludmila = экзорцист
    .also = экзорцистка жрец жрица
