### Заклинания, концентрация, области и умения из блоков характеристик.

power-slot-note = { $level ->
    [0] { "" }
   *[other] { $slot ->
        [0] { "" }
       *[other] { " " }(ячейка { $slot }-го уровня)
    }
}
event-power-ends = { $phase_id ->
    [held] Подготовленное заклинание рассеялось: «{ $power }» ({ $actor }).
    [casting] Наложить не удалось: «{ $power }» ({ $actor }).
   *[other] «{ CAP($power) }» { $actor_declines ->
        [yes] { $actor_gen }
       *[no] ({ $actor })
    } больше не { $power_gender ->
        [pl] действуют
       *[m] действует
    }.
}
event-proof = { $actor } больше этому не поддастся: «{ $power }».
event-dice-fell = Кости, { $actor }: { $sum }.
event-effect-rolled = «{ $power }»: { $sum } урона{ $whom_known ->
    [yes] { " " }({ $whom_grouped })
   *[no] { "" }
}.
event-tears-free =
    .result = успех
event-stays-caught =
    .result = провал
event-zone-burns = Горит «{ $power }».
event-zone-shrinks = «{ $power }»: часть выгорела.
event-leaves-zone = { $actor } вне области («{ $power }»).

ask-power-target = «{ $power }»: кто цель? (№ { $place })
ask-power-area = Куда: «{ $power }»?
ask-power-slot = Из какой ячейки: «{ $power }»?
ask-power-damage = Какой урон добавит ячейка выше: «{ $power }»?
ask-area-targets = «{ $power }» задевает: { $whom_known ->
    [yes] { $whom_grouped }
   *[no] никого
}. Верно?
ask-temporary = Временные хиты ({ $actor }): оставить { $old } или взять { $new }?
ask-answer = { $target } { VERB("ранит", "ранят", $target_gender) } вас. Ответить сразу? ({ $actor })

option-cast = заклинание: { $power }{ $level ->
    [0] { "" }
   *[other] { " " }({ $level }-й уровень)
}{ $time_id ->
    [bonus] , бонусное действие
   *[other] { "" }
}
option-power = умение: { $power }{ $time_id ->
    [bonus] , бонусное действие
   *[other] { "" }
}{ $level ->
   *[other] { "" }
}
option-cast-on = продолжать накладывать «{ $power }» (осталось действий: { $left })
option-again = бонусное действие: { $power } { option-whom }
option-tear = вырваться («{ $power }»): Сила против СЛ { $against }
option-let-go = прекратить концентрацию («{ $power }»)
option-power-target-at = { $target }
option-power-target-enough = достаточно
option-power-area-at = на { $place }
option-power-area-to = в сторону { $place }
option-power-area-on = { $target }
option-power-slot-slot = { $slot ->
    [0] без ячейки
   *[other] ячейка { $slot }-го уровня
}
option-power-damage-type = { $type }
option-area-targets-done = да
option-area-targets-with = ещё { $target }
option-area-targets-without = без цели: { $target }
option-temporary-new = взять новые ({ $amount })
option-temporary-old = оставить прежние ({ $amount })
option-answer-use = { $power }
option-answer-no = оставить так
option-ready-response-cast = заклинание: { $power }
response-cast = наложит заклинание
state-concentrating = концентрация
    .head = { PAST("сосредоточен", $actor_gender) }
state-unhealed = не лечится
    .head = { $actor_gender ->
        [pl] не лечатся
       *[m] не лечится
    }
state-silenced = без голоса

part-effect-damage = доля урона
part-spell-attack = бонус атаки заклинанием
part-lent = бонус заклинания
part-lent-die = кость заклинания
help-magic-resistance = сопротивление магии
help-keen-senses = острые чувства
help-dark-devotion = тёмная преданность
hinder-cowed = последствие заклинания
condition-ac = КД выше
    .is = лучше { PAST("защищён", $actor_gender, "защищен") }
condition-attack = помощь при атаках
    .is = увереннее в атаках
condition-fly = полёт
    .is = { PAST("способен", $actor_gender, "способн") } летать
condition-save = помощь при спасбросках
    .is = увереннее в спасбросках
condition-cowed = помеха против заклинателя
    .is = { PAST("запуган", $actor_gender) }
condition-silenced = без голоса
    .is = { PAST("лишён", $actor_gender, "лишен") } голоса
condition-unhealed = не лечится
    .is = { PAST("закрыт", $actor_gender) } для лечения
condition-unregenerating = без регенерации
    .is = { PAST("лишён", $actor_gender, "лишен") } регенерации
condition-thp = временные хиты
    .is = { PAST("укреплён", $actor_gender, "укреплен") } временными хитами

power-fireball = огненный шар
    .acc = огненный шар
power-flame_strike = огненный столп
    .acc = огненный столп
power-lightning_bolt = молния
    .gender = f
    .acc = молнию
power-thunderwave = волна грома
    .gender = f
    .acc = волну грома
power-magic_missile = волшебная стрела
    .gender = f
    .acc = волшебную стрелу
power-web = паутина
    .gender = f
    .acc = паутину
power-invisibility = невидимость
    .gender = f
    .acc = невидимость
power-fly = полёт
    .acc = полёт
power-spiritual_weapon = духовное оружие
    .gender = n
    .acc = духовное оружие
power-chill_touch = леденящее прикосновение
    .gender = n
    .acc = леденящее прикосновение
power-cure_wounds = лечение ран
    .gender = n
    .acc = лечение ран
power-revivify = оживление
    .gender = n
    .acc = оживление
weapon-chill_touch = леденящее прикосновение
    .gender = n
    .gen = леденящего прикосновения
    .acc = леденящее прикосновение
    .ins = леденящим прикосновением
    .verb = spell
weapon-spiritual_weapon = духовное оружие
    .gender = n
    .gen = духовного оружия
    .acc = духовное оружие
    .ins = духовным оружием
    .verb = spell

event-lair = Логово действует: «{ $power }» ({ $actor }).
ask-lair = Действие логова ({ $actor })?
option-lair-use = { $power }
option-lair-no = никакое
option-legendary-power = { $power } (стоит { $cost })
power-cold_breath = ледяное дыхание
    .gender = n
    .acc = ледяное дыхание
power-frightful_presence = ужасающее присутствие
    .gender = n
    .acc = ужасающее присутствие
power-wing_attack = удар крыльями
    .acc = удар крыльями
power-falling_ice = падающий лёд
    .acc = падающий лёд
power-freezing_fog = ледяной туман
    .acc = ледяной туман
power-web_shot = выброс паутины
    .acc = выброс паутины
power-poison = яд
    .acc = яд
power-knocks_down = сбивание с ног
    .gender = n
    .acc = сбивание с ног
power-dread = ужас
    .acc = ужас
weapon-tail = хвост
    .gen = хвоста
    .acc = хвост
    .ins = хвостом
    .verb = lash
weapon-claw = коготь
    .gen = когтя
    .acc = коготь
    .ins = когтем
    .verb = swing
weapon-web_shot = паутина
    .gender = f
    .gen = паутины
    .acc = паутину
    .ins = паутиной
    .verb = spell

event-aftermath = После боя: { $way }.
way-left = победители помогают своим, остальных оставляют лежать
way-tended = победители помогают всем
way-captured = победители помогают всем и берут побеждённых в плен
way-finished = победители помогают своим, остальных добивают
event-finished-off = { $actor_gender ->
    [f] { $actor } добита.
    [n] { $actor } добито.
   *[m] { $actor } добит.
}
ask-fight-over = На одной из сторон никого нет в сознании. Бой продолжается?
convention-srd5-aftermath-left = Кто лежит после боя, продолжает спасброски от смерти; победители помогают только своим.
convention-srd5-aftermath-tended = Кто лежит после боя, продолжает спасброски от смерти; победители помогают всем.
convention-srd5-aftermath-captured = Кто лежит после боя, продолжает спасброски от смерти; победители помогают всем и берут пленных.
convention-srd5-aftermath-finished = После боя победители помогают своим, остальных добивают.

procedure-day = день из нескольких боёв
event-rests = { $rest_id ->
    [short] Короткий отдых, { $hours } час.
    [long] Продолжительный отдых, { $hours } часов.
   *[none] Дальше без отдыха{ $hours ->
       *[other] { "" }
    }.
}
event-sleeps-on = { $actor } ещё не { PAST("пришёл", $actor_gender, "пришл") } в себя (понадобится { $sum } ч).
event-wakes = { $actor } { PAST("пришёл", $actor_gender, "пришл") } в себя ({ $sum } ч).
event-arrives = На подходе { $whom_grouped }.
story-items-hit-die = Потраченные Кости Хитов: { $items }.
    .item = { $actor } { $sum }
ask-hit-die = { $actor }: потратить Кость Хитов? (осталось { $left })
part-constitution = модификатор Телосложения
problem-day-without-encounters = день и его бои неотделимы
    .remedy = к procedure = day напиши хотя бы один [[encounter]] или убери и то и другое
problem-side-twice = эта сторона уже есть в другом бою
    .remedy = оставь её только в одном
problem-rest-at-once = перед первым боем не отдыхают
    .remedy = убери rest у первого боя
problem-second-long-rest = продолжительный отдых бывает раз в день
    .remedy = поставь short или none
problem-nobody-goes-on = каждая сторона только в одном бою, никто не идёт дальше
    .remedy = одну сторону не называй ни в одном [[encounter]]
problem-duplicate-power = так уже называется другое умение
    .remedy = дай ему другое имя
problem-power-without-number = это число не из чего вывести
    .remedy = укажи его или casting у участника
problem-no-casting = заклинаниям не хватает базовой характеристики
    .remedy = укажи casting, например intelligence, или spell_dc и spell_attack
problem-slots-above-sheet = столько ячеек нет ({ $slots })
    .remedy = укажи не больше
problem-unknown-power = такого умения нет
    .remedy = выбери одно из: { $known }

ask-death-saves = { $actor } { VERB("теряет", "теряют", $actor_gender) } последние хиты. Спасброски от смерти вместо немедленной гибели?

problem-bad-area = так область не пишется
    .remedy = напиши, например, cone 60, cube 15, sphere 20, line 100 5 или cylinder 10 40 (футы)
problem-former-power = умения теперь пишутся в таблицах, а эти ключи стоят вне их: { $keys }
    .remedy = { $lines_known ->
        [yes] напиши вместо этого:{ "\u000A" }{ $lines }
       *[no] напиши их в use, target, test, place и duration, а что умение делает — в effects (docs/srd5.md)
    }
problem-power-without-effect = это умение ничего не делает
    .remedy = добавь effects: например, damage, heal, condition или bonus
problem-effect-says-nothing = эффект ничего не говорит: не сказано, что он делает
    .remedy = добавь ключ, который об этом скажет (docs/srd5.md перечисляет ключи каждого эффекта)
problem-no-such-penalty = такого штрафа нет: отнимать можно от КД, атаки, спасбросков и спасбросков Ловкости
    .remedy = выбери из них или убери penalty
problem-half-without-save = половина урона без спасброска
    .remedy = добавь save или убери success
problem-zone-without-area = тому, что остаётся на месте, нужна область
    .remedy = добавь area или убери zone

## Правила

rule-srd5-action-cast = Сотворение заклинания
    .statement = У заклинания есть время накладывания: действие, бонусное действие, реакция или минуты. Заклинание в одно действие тратит действие хода.
rule-srd5-action-ready_spell = Подготовка заклинания
    .statement = Подготовить можно только заклинание со временем накладывания 1 действие. Ячейка и компоненты тратятся сразу, цели выбираются при высвобождении.
rule-srd5-action-ready_spell_concentration = Удержание подготовленного заклинания
    .statement = Удерживать заклинание — значит концентрироваться: другая концентрация прекращается, а урон может прервать и эту.
rule-srd5-action-ready_spell_broken = Прерванное подготовленное заклинание
    .statement = Если концентрация прервётся раньше, заклинание рассеется, а ячейка пропадёт (если сцена не решит иначе). Реакция остаётся.
rule-srd5-condition-concentration_break = Состояния и концентрация
    .statement = Недееспособный или погибший сразу перестаёт концентрироваться.
rule-srd5-concentration-one = Одна концентрация
    .statement = Начав концентрироваться на другом заклинании, сразу прекращают прежнее. Прекратить можно в любой миг бесплатно.
rule-srd5-concentration-damage = Урон и концентрация
    .statement = После каждого урона — спасбросок Телосложения: СЛ равна половине урона, но не меньше 10. Провал прекращает концентрацию.
rule-srd5-concentration-environment = Другие помехи
    .statement = МИ может из-за окружения потребовать спасбросок Телосложения со СЛ 10. Сам собой он не бросается.
rule-srd5-spell-dc = СЛ заклинаний
    .statement = СЛ спасбросков — 8, модификатор базовой характеристики и бонус мастерства.
rule-srd5-spell-attack = Атака заклинанием
    .statement = Атака заклинанием — d20, модификатор базовой характеристики и бонус мастерства.
rule-srd5-spell-slot = Ячейки заклинаний
    .statement = Заклинание 1-го и выше уровня тратит ячейку своего или более высокого уровня, даже если не удалось. Заговоры не тратят ничего.
rule-srd5-spell-long_casting = Долгое накладывание
    .statement = Накладывание в минуты требует действия в каждый ход и концентрации. Прерванное не удаётся, но ячейка остаётся.
rule-srd5-spell-bonus_action_limit = Заклинания бонусным действием
    .statement = Кроме заклинания бонусным действием, в тот же ход можно наложить только заговор за действие.
rule-srd5-spell-clear_path = Свободный путь
    .statement = Ни цель, ни исходная точка области не может быть за полным укрытием от заклинателя.
rule-srd5-spell-targets_range = Дистанция заклинаний
    .statement = Касание — досягаемость заклинателя, «на себя» исходит от него. Дистанция важна только при накладывании.
rule-srd5-spell-components = Компоненты
    .statement = Вербальный требует голоса, соматический — свободной руки, материальный — свободной руки или фокусировки.
rule-srd5-spell-same_spell = Одно заклинание дважды
    .statement = Эффекты одного заклинания не складываются, действует сильнейший; разные складываются.
rule-srd5-spell-armor = Заклинания в доспехе
    .statement = Кто не владеет надетым доспехом, не может накладывать заклинания.
rule-srd5-spell-samples = Примеры заклинаний
    .statement = Заклинания, названные в главе, делают то, что сказано в их строке: кого задевают, что бросают и сколько длятся.
rule-srd5-area-shapes = Формы областей
    .statement = Конус так же широк, как далёк; у куба исходная точка на грани; у цилиндра и сферы радиус; у линии длина и ширина.
rule-srd5-area-grid = Области на сетке
    .statement = Клетка задета, если её центр лежит внутри фигуры или на границе (по необязательному правилу — хотя бы половина клетки). Последнее слово за МИ.
rule-srd5-area-total_cover = Области и полное укрытие
    .statement = Кто от исходной точки за полным укрытием, тот не задет, если эффект не огибает углы.
rule-srd5-area-cover_save = Укрытие от областей
    .statement = Укрытие наполовину от исходной точки даёт +2 к спасброску Ловкости, на три четверти — +5; к другим — ничего.
rule-srd5-rest-long = Продолжительный отдых
    .statement = Восемь часов возвращают все хиты, половину Костей Хитов (хотя бы одну) и снимают ступень истощения. Нужен хотя бы 1 хит.
rule-srd5-rest-short = Короткий отдых
    .statement = За час можно потратить Кости Хитов: каждая возвращает бросок и модификатор Телосложения, не меньше 0.
