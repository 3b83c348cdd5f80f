### Заклинания, которые лежат на ком-то, и что стоит между нападающим и его целью.

state-misty = облик тумана
    .head = в облике тумана
state-unfettered = свобода
    .head = ничем не { PAST("скован", $actor_gender) }
state-warded = убежище
    .head = под защитой убежища
condition-misty = облик тумана
condition-unfettered = свобода перемещения
condition-warded = убежище
condition-guard = защита
    .is = { PAST("защищён", $actor_gender, "защищен") }
condition-image = отражения
    .is = { PAST("окружён", $actor_gender, "окружен") } своими отражениями
condition-cudgel = оружие, ведомое магией
    .is = { PAST("вооружён", $actor_gender, "вооружен") } оружием, которое ведёт магия
condition-base_ac = магический доспех
    .is = в магическом доспехе
condition-least_ac = кожа как кора
    .is = с кожей как кора
condition-speed = широкий шаг
    .is = быстрее
condition-truesight = истинное зрение
    .is = { PAST("наделён", $actor_gender, "наделен") } истинным зрением
hinder-repelled = цель отталкивает таких существ
help-aided = магия
event-sent-home = { $target }: изгнание на родной план ({ $power }).
told-sent-home = { PAST("отправил", $actor_gender) } цель ({ $target }) на родной план ({ $power })
event-turned-away = { $actor } не { VERB("решается", "решаются", $actor_gender) } на удар ({ $target }, { $weapon }): атака потеряна.
    .result = потеряна
told-turned-away = не { PAST("решился", $actor_gender) } на удар ({ $target }) и { PAST("потерял", $actor_gender) } атаку
event-image-drawn = { $actor } среди отражений ({ $images }): { $sum }, нужно { $against } — { $drawn_id ->
    [yes] атака приходится на отражение
   *[no] атака приходится на настоящую цель
}.
strip-image-drawn = отражения { $sum }, нужно { $against }
    .ahead = yes
event-at-image = { $actor } { VERB("бьёт", "бьют", $actor_gender) } по отражению ({ $target }, { $weapon }): { $sum }{ $against_known ->
    [yes] { " " }против КД { $against }
   *[no] { "" }
} — { $missed_id ->
    [yes] мимо
   *[no] попадание
}.
told-at-image = { story-assaults }, но { $missed_id ->
    [yes] { PAST("ударил", $actor_gender) } в отражение, да и то мимо
   *[no] { PAST("попал", $actor_gender) } лишь в отражение
}
    .strip = { $sum }{ $against_known ->
        [yes] { " " }против КД { $against }
       *[no] { "" }
    }
story-assaults = { $phrase ->
    [0] { PAST("кинулся", $actor_gender) }
    [1] { PAST("напал", $actor_gender) }
    [2] { PAST("бросился", $actor_gender) }
   *[other] { PAST("замахнулся", $actor_gender) }
}{ story-on }
event-image-gone = Отражение исчезло: { $actor }, осталось { $images }.
told-image-gone = { PAST("лишился", $actor_gender) } { $images ->
    [0] последнего отражения
   *[other] отражения (осталось { $images })
}
ask-power-variant = В каком виде: { $power }?
option-power-variant-use = { $power }
ask-turned-away = { $actor } не { VERB("решается", "решаются", $actor_gender) } напасть на цель ({ $target }). Напасть на другую?
option-turned-away-at = другая цель: { $target }
option-turned-away-no = ни на кого: атака или заклинание пропадает
option-slip-out = выскользнуть ({ $condition }), 5 футов перемещения
power-barkskin = дубовая кора
    .gender = f
    .acc = дубовую кору
power-break_enchantment = снятие чар
    .gender = n
    .acc = снятие чар
power-chill_shield = холодный щит
    .gender = m
    .acc = холодный щит
power-dismissal = изгнание восвояси
    .gender = n
    .acc = изгнание восвояси
power-dispel_evil_and_good = рассеивание добра и зла
    .gender = n
    .acc = рассеивание добра и зла
power-fire_shield = огненный щит
    .gender = m
    .acc = огненный щит
power-flames = пламя щита
    .gender = n
    .acc = пламя щита
power-freedom_of_movement = свобода перемещения
    .gender = f
    .acc = свободу перемещения
power-frost = холод щита
    .gender = m
    .acc = холод щита
power-gaseous_form = газообразная форма
    .gender = f
    .acc = газообразную форму
power-longstrider = скороход
    .gender = m
    .acc = скороход
power-mage_armor = доспехи мага
    .gender = m
    .number = pl
    .acc = доспехи мага
power-mind_blank = сокрытие разума
    .gender = n
    .acc = сокрытие разума
power-mirror_image = отражения
    .gender = n
    .number = pl
    .acc = отражения
power-sanctuary = убежище
    .gender = n
    .acc = убежище
power-shillelagh = дубинка
    .gender = f
    .acc = дубинку
power-stoneskin = каменная кожа
    .gender = f
    .acc = каменную кожу
power-true_seeing = истинное зрение
    .gender = n
    .acc = истинное зрение
power-warm_shield = тёплый щит
    .gender = m
    .acc = тёплый щит
weapon-dismissal = изгнание восвояси
    .gender = n
    .acc = изгнание восвояси
    .verb = spell
state-approaching = приказ подойти
    .head = под приказом подойти
condition-approaching = приказ подойти
state-desisting = невмешательство
    .head = вне боя
condition-desisting = внушение не вмешиваться
    .is = под внушением не вмешиваться
state-dropping = приказ бросить
    .head = под приказом всё бросить
condition-dropping = приказ всё бросить
state-fleeing = приказ бежать
    .head = под приказом бежать
condition-fleeing = приказ бежать
state-grovelling = приказ пасть
    .head = под приказом пасть ниц
condition-grovelling = приказ пасть ниц
state-halting = приказ стоять
    .head = под приказом стоять
condition-halting = приказ стоять
state-jolted = оцепенение
    .head = { PAST("оглушён", $actor_gender, "оглушен") } разрядом
condition-jolted = разряд, без реакций
state-leaving = внушение уйти
    .head = под внушением уйти
condition-leaving = внушение уйти
help-metal = металлический доспех
help-steadied = защита от яда
event-obeys = { $actor } { $actor_gender ->
    [pl] повинуются
   *[m] повинуется
}{ $target_declines ->
    [yes] { " " }{ $target_dat }
   *[no] , { VERB("приказывает", "приказывают", $target_gender) } { $target }
} ({ $power }).
told-obeys = { PAST("повиновался", $actor_gender) } ({ $power })
event-lets-fall = { $actor } { VERB("роняет", "роняют", $actor_gender) } всё из рук.
told-lets-fall = { PAST("уронил", $actor_gender) } всё из рук
event-not-understood = { $actor } не { VERB("понимает", "понимают", $actor_gender) } ни слова ({ $power }).
told-not-understood = не { PAST("понял", $actor_gender) } ни слова ({ $power })
ask-understands = { $target }: сказанное понятно? ({ $power })
power-command = приказ
    .gender = m
    .acc = приказ
power-command_approach = приказ: «Подойди!»
    .gender = m
    .acc = приказ: «Подойди!»
power-command_drop = приказ: «Брось!»
    .gender = m
    .acc = приказ: «Брось!»
power-command_flee = приказ: «Беги!»
    .gender = m
    .acc = приказ: «Беги!»
power-command_grovel = приказ: «Падай!»
    .gender = m
    .acc = приказ: «Падай!»
power-command_halt = приказ: «Стой!»
    .gender = m
    .acc = приказ: «Стой!»
power-suggestion = внушение
    .gender = n
    .acc = внушение
power-suggestion_leave = внушение: «Уходи»
    .gender = n
    .acc = внушение: «Уходи»
power-suggestion_desist = внушение: «Не вмешивайся»
    .gender = n
    .acc = внушение: «Не вмешивайся»
power-silence = тишина
    .gender = f
    .acc = тишину
power-spirit_guardians = духовные стражи
    .gender = m
    .number = pl
    .acc = духовных стражей
power-radiant_guardians = сияющие духовные стражи
    .gender = m
    .number = pl
    .acc = сияющих духовных стражей
power-necrotic_guardians = некротические духовные стражи
    .gender = m
    .number = pl
    .acc = некротических духовных стражей
power-globe_of_invulnerability = сфера неуязвимости
    .gender = f
    .acc = сферу неуязвимости
