### Рассказ: что кто сделал, без подлежащего и без точки; числа стоят в скобках за ним.

story-silent = opposed evaluation evaluation-over story
story-past = conflict-over
story-items-approach = Подход к инициативе: { $items }.
    .item = { $actor } «{ $approach }» ({ $price ->
        [0] { $forced_known ->
            [yes] навязан заклинанием
           *[no] благодаря заклинанию даром
        }
       *[other] { taken }
    })
story-items-initiative = Инициатива: { $items }.
    .item = { $actor }: { $sum }
    .falling = yes
story-items-lot = Жребий: { $items }.
    .item = { $actor }: { $sum }

story-skill = { $effect_id ->
    [story] { "" }
    [other] { "" }
   *[harm] { $name_known ->
        [yes] «{ $name }»,{ " " }
       *[no] { "" }
    }
}{ $skills }{ looses }{ staying }

told-declared = { $variant ->
    [1] { PAST("попытался", $actor_gender) }
   *[other] { PAST("хотел", $actor_gender) }
} { goal }{ goal.how } ({ story-skill })
told-countered = { $means_id ->
    [defence] { PAST("защищался", $actor_gender) }
   *[initiative] { PAST("ответил", $actor_gender) } по инициативе
}{ $effect_id ->
    [story] { "" }
   *[other] { " " }и { PAST("хотел", $actor_gender) } { goal }{ goal.how }
} ({ story-skill }){ $lead ->
   *[yes] { "" }
}
told-commit = { $commit_id ->
    [roll] { "" }
    [change] { PAST("изменил", $actor_gender) } заявку
   *[drop] { PAST("отказался", $actor_gender) } от затеи
}
told-won = { $variant ->
    [1] { $actor_gender ->
        [f] взяла верх
        [n] взяло верх
        [pl] взяли верх
       *[m] взял верх
    }
   *[other] { PAST("победил", $actor_gender) }
}{ $other_known ->
    [yes] { $tie_known ->
        [yes] , ведь при равенстве { $tie_id ->
            [actor] побеждает действующий
            [die] решает старший кубик
            [sum] решает бо́льшая сумма кубиков
           *[lot] решает жребий
        }
       *[no] { "" }
    }
   *[no] { "" }
}{ $lead ->
   *[yes] { "" }
}
told-succeeded = { PAST("справился", $actor_gender) }
    .strip = нужно 9
strip-failing = нужно 9
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
told-danger = { danger-told }
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
strip-scar-spent = { $lost ->
    [0] { "" }
   *[other] неистраченные ресурсы шрама пропали ({ $lost })
}{ $actor_body_known ->
    [yes] { $lost ->
        [0] { "" }
       *[other] ,{ " " }
    }Тело опустилось до { $actor_body_new }
   *[no] { "" }
}{ $actor_soul_known ->
    [yes] { $lost ->
        [0] { "" }
       *[other] ,{ " " }
    }Душа опустилась до { $actor_soul_new }
   *[no] { "" }
}{ $actor_influence_known ->
    [yes] { $lost ->
        [0] { "" }
       *[other] ,{ " " }
    }Влияние опустилось до { $actor_influence_new }
   *[no] { "" }
}
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
strip-rolled = { $actor }: { $sum }
strip-manoeuvre = { $actor } { $manoeuvre }{ taken.of }: { $price ->
    [0] даром
   *[other] { taken }
}
strip-threat = { $target }: Угроза { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] остаётся { $threat }
}

ledger-dice = Кубики: { $dice }.
ledger-dealt = Угроза другим
ledger-taken = рост своей
ledger-highest = две шестёрки — { $who }
ledger-lowest = две единицы — { $who }
ledger-fallen = { PAST("выбыл", $who_gender) }: { $who }
ledger-fell = { $count ->
    [one] выбытие в раунде { $rounds }
   *[other] выбытие в раундах { $rounds }
}
ledger-turning = Перелом: раунд { $round }{ $fallen_known ->
    [yes] { " " }({ PAST("выбыл", $fallen_gender) } { $fallen }{ $risen_known ->
        [yes] ; снова в игре: { $risen }
       *[no] { "" }
    })
   *[no] { $risen_known ->
        [yes] { " " }(снова в игре: { $risen })
       *[no] { "" }
    }
}. С этого момента { $winner_declines ->
    [yes] перевес за { $winner_ins }
   *[no] перевес у стороны «{ $winner }»
}.
