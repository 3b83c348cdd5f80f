### Рассказ: что кто сделал, без подлежащего и без точки; числа стоят в скобках за ним.

story-silent = opposed
story-items-initiative = Инициатива: { $items }.
    .item = { $actor }: { $sum }
    .falling = yes
story-items-lot = Жребий: { $items }.
    .item = { $actor }: { $sum }

story-skill = { $effect_id ->
    [story] { "" }
   *[other] { $name_known ->
        [yes] «{ $name }»,{ " " }
       *[no] { "" }
    }
}{ $skills }

told-declared = { PAST("хотел", $actor_gender) } { goal }{ goal.how } ({ story-skill })
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
told-won = { PAST("победил", $actor_gender) }{ $other_known ->
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
    .strip = { $other_known ->
        [yes] { $result } против { $other }
       *[no] { "" }
    }
told-succeeded = { PAST("справился", $actor_gender) }
    .strip = итог { $sum }, нужно 9
strip-failing = итог { $sum }, нужно 9
told-accepted = { $cannot_known ->
    [yes] не { PAST("мог", $actor_gender) } измотаться (это стоило бы { price }) и { PAST("принял", $actor_gender) } неудачу
   *[no] { PAST("принял", $actor_gender) } неудачу
}
told-failed = { PAST("потерпел", $actor_gender) } неудачу{ $lock_id ->
    [nobody] , но может попробовать снова
    [party] , и этот путь закрыт для всей стороны
    [complication_for_others] , повторить нельзя, и остальным теперь труднее
   *[character] , и повторить то же нельзя
}
told-exhausted = { PAST("измотался", $actor_gender) }{ $test_known ->
    [yes] , зато { PAST("справился", $actor_gender) }
   *[no] { " " }и { PAST("избежал", $actor_gender) } этого
}{ $lead ->
   *[yes] { "" }
}
    .strip = { paid }{ $actor_threat_known ->
        [yes] { " · " }Угроза { $actor_threat_old } → { $actor_threat_new }
       *[no] { "" }
    }
strip-rolled = { $actor }: { $sum }
strip-manoeuvre = { $actor } { $manoeuvre }: { $price ->
    [0] даром
   *[other] { paid }
}
strip-threat = { $target }: Угроза { $target_threat_known ->
    [yes] { $target_threat_old } → { $target_threat_new }
   *[no] остаётся { $threat }
}

ledger-dealt = Угроза другим
ledger-taken = своя Угроза
ledger-highest = две шестёрки: { $who }
ledger-lowest = две единицы: { $who }
ledger-fallen = выведены из конфликта: { $who }
ledger-fell = { $count ->
    [one] выведение из конфликта в раунде { $rounds }
   *[other] выведение из конфликта в раундах { $rounds }
}
ledger-turning = Перелом: раунд { $round }{ $fallen_known ->
    [yes] { " " }(выведены: { $fallen }{ $risen_known ->
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
