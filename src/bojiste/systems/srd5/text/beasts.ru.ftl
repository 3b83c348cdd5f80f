### Что делают другие особенности блоков.

state-sickened = дурнота
    .head = { PAST("одурманен", $actor_gender) }
condition-sickened = дурнота
hinder-sickened = дурнота
event-felled = { $target } сразу теряет все хиты ({ $power }).
condition-swallowed = в чреве
    .is = { PAST("проглочен", $actor_gender) }
condition-encased = плен в студне
    .is = { PAST("заключён", $actor_gender, "заключен") } в студень
hinder-entering = сам входит внутрь
option-sweep = пройти по другим, в пределах скорости: { $power }
option-enter = шагнуть внутрь ({ $target }): { $power }
condition-engulfed = поглощение
    .is = { PAST("поглощён", $actor_gender, "поглощен") }
option-crawl-out = выбраться из мёртвого тела ({ $cost })
ask-instead = Сделать это вместо урона? { $power } ({ $actor }, { $target })
weapon-swallow = заглатывание
    .gender = n
    .gen = заглатывания
    .acc = заглатывание
    .ins = заглатыванием
    .verb = touch
event-pulls-out =
    .result = успех
event-pulls-not =
    .result = неудача
option-quick-strike = ударить бонусным действием ({ $target }, { $weapon })
state-nimble = проворство
    .head = { PAST("ускорен", $actor_gender) }
condition-nimble = проворство
condition-strike = удар бонусным действием
    .is = { PAST("готов", $actor_gender) } ударить бонусным действием
help-nimble = проворство
hinder-nimble = проворство
told-taken-in = { PAST("поглотил", $actor_gender) } { $same ->
    [yes] { $target_gender ->
        [f] её
        [pl] их
       *[m] его
    }
   *[no] { $target_declines ->
        [yes] { $target_acc }
       *[no] жертву ({ $target })
    }
}
told-brings-up = { PAST("изверг", $actor_gender, "извергл") } { $target_declines ->
    [yes] { $target_acc }
   *[no] проглоченное ({ $target })
}
told-crawls-out = { PAST("выбрался", $actor_gender) } из мёртвого тела ({ $cost })
told-comes-free = { PAST("освободился", $actor_gender) }
told-tears-free = { PAST("вырвался", $actor_gender) } на свободу («{ $power }»)
    .strip = { $sum } против СЛ { $against }
told-stays-caught = напрасно { PAST("пытался", $actor_gender) } вырваться («{ $power }»)
    .strip = { $sum } против СЛ { $against }
told-pulls-out = { PAST("вытащил", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] товарища ({ $target })
} наружу
    .strip = { $sum } против СЛ { $against }
told-pulls-not = напрасно { PAST("пытался", $actor_gender) } вытащить { $target_declines ->
    [yes] { $target_acc }
   *[no] товарища ({ $target })
}
    .strip = { $sum } против СЛ { $against }
told-strikes-quickly = { PAST("использовал", $actor_gender) } бонусное действие
ask-avert = Отвести взгляд? ({ $actor }, { $target })
condition-averted = отведённый взгляд
    .is = с отведённым взглядом
condition-banished = изгнание
state-banished = изгнание
    .head = { PAST("изгнан", $actor_gender) }
condition-chilled = замедление от холода
state-chilled = озноб
    .head = { PAST("замедлен", $actor_gender) }
condition-lit = мерцание
state-lit = мерцание
    .head = { PAST("озарён", $actor_gender, "озарен") }
condition-mocked = насмешка
state-mocked = насмешка
    .head = { PAST("высмеян", $actor_gender) }
help-lit = цель мерцает
hinder-mocked = насмешка
help-fought = в разгар боя
power-banishment = изгнание
    .gender = n
    .gen = изгнания
    .acc = изгнание
power-power_word_stun = слово силы: оглушение
power-power_word_kill = слово силы: смерть
option-guise = принять облик другого существа (действие)
ask-guise = Чей облик { VERB("принимает", "принимают", $actor_gender) } { $actor }?
option-as = { $form }
option-itself = остаться в этом облике
block-guise = Принимает облик существ не выше своего показателя опасности: { $what } (действие); { $keeps ->
        [mind] хиты, разум и выучка остаются свои
        [bite] остаётся всё, чего нет у другого, и собственный укус
       *[deeds] остаётся всё, чего нет у другого
    }.
state-befriended = под влиянием мнимого друга
condition-befriended = доверие к «другу»
hinder-befriended = доверие к «другу»
state-bemused = с помутившимся рассудком
condition-bemused = помутнение рассудка
hinder-bemused = помутнение рассудка
state-lured = идёт на песню
condition-lured = зов песни
hinder-lured = зов песни
condition-gilled = зараза (дышит только под водой)
condition-festering = зараза (лечит только магия)
hinder-firm-hold = липкая хватка
option-keep-up = продолжать ({ $power }; бонусное действие)
told-keeps-up = { PAST("продолжил", $actor_gender) } ({ $power })
form-object = предмет
feature-freedom_of_movement = свобода перемещения
block-time-sustained = пока на это каждый ход уходит бонусное действие
told-corrodes = { PAST("разъел", $actor_gender) } { $weapon } ({ $target }), уже −{ $amount }
told-corrodes-away = { PAST("разъел", $actor_gender) } до конца: { $weapon } ({ $target })
told-sapped = { PAST("отнял", $actor_gender) } Силу (цель: { $target }): −{ $amount }
told-head-dies = { PAST("потерял", $actor_gender) } голову; голов осталось: { $left }
told-heads-grow = { PAST("отрастил", $actor_gender) } головы ({ $amount }), всего { $left }; хиты +{ $regained }
told-heads-burnt = не { PAST("отрастил", $actor_gender) } голов: огонь прижёг обрубки ({ $left })
told-burns-heal = { PAST("залечил", $actor_gender) } ожоги
told-heads-ready = следит всеми головами
ask-spoil = Что { VERB("портит", "портят", $actor_gender) } { $actor } (цель: { $target })?
option-spoil = { $weapon }
part-corroded = разъеденное оружие
part-sapped = потерянная Сила
weapon-armour = доспех
weapon-shield = щит
feature-multiple_heads = множество голов
feature-reactive_heads = бдительные головы
feature-corrode_metal = разъедает металл
feature-corrosive_form = разъедает металл и дерево
feature-shadow_stealth = сливается с тенью
feature-sunlight_weakness = слабость на солнце
block-corrodes = разъедает { $what ->
        [metal] металлический доспех
        [all] доспех
       *[object] металлический доспех, щит или оружие в руке
    }
block-ebbs = Сила −{ $dice }
state-ethereal = на Эфирном плане
condition-ethereal = пребывание на Эфирном плане
hinder-ethereal = на Эфирном плане
told-goes-over = { PAST("ушёл", $actor_gender, "ушл") } на Эфирный план
told-comes-back = { PAST("вернулся", $actor_gender) } с Эфирного плана
feature-confer_fire_resistance = сопротивление огню всаднику
block-shifts = на Эфирный план и обратно{ $along ->
        [0] { "" }
       *[other] { " " }(с ним до { $along } друзей рядом)
    }
feature-water_susceptibility = вода ему вредит
block-entered = тому, в чьё пространство входит (впервые за ход)
told-image-saves = { $made_id ->
    [yes] образ держится
   *[no] образ не выдержал
    }
power-phantasms = призрачные двойники
power-searing_body = огненное тело
told-leaps = { PAST("прыгнул", $actor_gender) } на { $place } ({ $power })
option-leap = прыгнуть на кого-нибудь ({ $power }; действие)
ask-leap-upon = Куда { VERB("прыгает", "прыгают", $actor_gender) } { $actor }?
power-deadly_leap = сокрушительный прыжок
block-pounces = прыжок на 15 футов или дальше на тех, кто стоит в месте приземления
