### srd5 по-русски: бой пятой редакции. Названия правил и их содержание стоят в конце.

system = Бой пятой редакции (два издания)
gm = МИ
tag-gm-ruling = решает МИ
unit-otherwise = foot
scene-printing = srd_ru
procedure-fight = бой
printing-phb_cs = чешское издание (phb_cs)
printing-srd_ru = русское издание SRD (srd_ru)

## Начало, раунды и ходы

event-printing = Правила: { $printing }{ $overridden_known ->
    [yes] , с изменением: { $overridden }
   *[no] { "" }
}.
event-surprised = { $actor } { PAST("застигнут", $actor_gender) } врасплох.
event-nobody-surprised = Врасплох не застали никого.
event-order = Порядок ходов: { $order_arrows }.
event-turn = { VERB("Ходит", "Ходят", $actor_gender) } { $actor }.

## Перемещение

event-put-back = { $actor } { VERB("возвращается", "возвращаются", $actor_gender) } на последнее свободное место.
story-eyes-from = { $eyes_declines ->
    [yes] от { $eyes_gen }
   *[no] (не видят: { $eyes })
}
event-found = { $actor } больше не { PAST("скрыт", $actor_gender) } { story-eyes-from }.
event-misses-square = { $actor } { VERB("бьёт", "бьют", $actor_gender) } наугад ({ $weapon }) — мимо.
    .result = мимо

## Атака

event-hit =
    .result = попадание
event-miss =
    .result = мимо
event-critical =
    .result = критическое попадание

help-unseen-attacker = цель не видит атакующего
help-help = помощь союзника
help-blinded = цель ослеплена
help-paralyzed = цель парализована
help-petrified = цель окаменела
help-prone = цель лежит
help-restrained = цель опутана
help-stunned = цель ошеломлена
help-unconscious = цель без сознания
hinder-unseen-target = атакующий не видит цели
hinder-prone = положение лёжа
hinder-blinded = атакующий ослеплён
hinder-frightened = атакующий испуган
hinder-poisoned = атакующий отравлен
hinder-restrained = атакующий опутан
hinder-exhaustion = истощение
help-dodge = уклоняется
hinder-dodge = цель уклоняется
hinder-heavy = слишком тяжёлое оружие
hinder-long-range = дальше нормальной дистанции
hinder-close-enemy = враг вплотную

## Урон, падение и смерть

reason-resistance = сопротивление
reason-vulnerability = уязвимость
reason-immunity = иммунитет
reason-reduction = снижение урона
reason-shared = половина достаётся другому
reason-threshold = ниже порога урона
event-knocked-out = { $actor } { VERB("щадит", "щадят", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] противника ({ $target })
}: { PAST("он", $target_gender) } без сознания, но { PAST("жив", $target_gender) }.
event-falls = { $actor } { VERB("падает", "падают", $actor_gender) } без сознания.
death-count = (успехов { $successes }, провалов { $failures })
event-death-failure = { $critical_id ->
    [yes] Критическое попадание при 0 хитов: у { $actor_declines ->
        [yes] { $actor_gen }
       *[no] бойца ({ $actor })
    } ещё два провала
   *[no] Урон при 0 хитов: у { $actor_declines ->
        [yes] { $actor_gen }
       *[no] бойца ({ $actor })
    } ещё один провал
} { death-count }.
event-death-save-success =
    .result = успех
event-death-save-failure =
    .result = провал
event-death-save-wakes =
    .result = приходит в себя

## Действия

event-dodge-lost = { $actor } больше не { VERB("уклоняется", "уклоняются", $actor_gender) }.
trigger-near = когда враг подойдёт вплотную
trigger-in-range = когда враг окажется на расстоянии атаки
trigger-attacked = когда на него нападут
trigger-friend-attacked = когда нападут на союзника
trigger-word = когда наступит условленный миг
response-attack = атакует
response-move = переместится
response-word = сделает задуманное
event-ready = { $actor } { VERB("совершает", "совершают", $actor_gender) } Подготовку: { $trigger_id ->
    [attacked] { $actor_gender ->
        [f] когда на неё нападут
       *[other] когда на него нападут
    }
   *[other] { $trigger }
}, { $response }{ $note_known ->
    [yes] { " " }(«{ $note }»)
   *[no] { "" }
}.
event-acts-on-note = { $actor } { VERB("делает", "делают", $actor_gender) } задуманное{ $note_known ->
    [yes] : «{ $note }»
   *[no] .
}
event-uses = { $actor } { $what_id ->
    [words] { VERB("пользуется", "пользуются", $actor_gender) } предметом{ $note_known ->
        [yes] : «{ $note }»
       *[no] .
    }
   *[other] { VERB("использует", "используют", $actor_gender) } предмет: { $what }.
}
event-says = { $actor } { $note_known ->
    [yes] { VERB("говорит", "говорят", $actor_gender) }: «{ $note }»
   *[no] что-то { VERB("говорит", "говорят", $actor_gender) }.
}
healing-regained = { $regained ->
    [one] { $regained } хит
    [few] { $regained } хита
   *[other] { $regained } хитов
}
event-stabilizes =
    .result = { PAST("стабилен", $target_gender, "стабильн") }
event-first-aid-fails =
    .result = неудача

## Вопросы

ask-sneak = { $actor } { VERB("старается", "стараются", $actor_gender) } остаться незамеченным?
ask-surprised = { $target } { PAST("застигнут", $target_gender) } врасплох?
ask-tie = Инициатива одинакова ({ $tied }): кто ходит раньше?
ask-tie-same = Инициатива одинакова ({ $tied }): кто ходит раньше?
ask-act = Что { VERB("делает", "делают", $actor_gender) } { $actor }?{ $left_known ->
    [yes] { $left_amount ->
        [0] { "" }
       *[other] { " " }Перемещение: { $left }.
    }
   *[no] { "" }
}
ask-where = Куда { VERB("идёт", "идут", $actor_gender) } { $actor }? Перемещение: { $left }.
ask-point-x = Куда { VERB("идёт", "идут", $actor_gender) } { $actor }? Первая координата в футах, от { $low } до { $high }.
ask-point-y = Куда { VERB("идёт", "идут", $actor_gender) } { $actor }? Вторая координата в футах, от { $low } до { $high }.
ask-aim = По какой клетке { VERB("бьёт", "бьют", $actor_gender) } { $actor } ({ $weapon })?
ask-cover = Какое укрытие у цели: { $target }? ({ VERB("атакует", "атакуют", $actor_gender) } { $actor })
ask-reaction-order = Несколько реакций на одно событие ({ $reactors }): кто реагирует первым?
ask-opportunity = { $target } { VERB("выходит", "выходят", $target_gender) } из досягаемости. Провоцированная атака ({ $actor })?
ask-readied = { $target_known ->
    [yes] Вот чего { PAST("ждал", $actor_gender) } { $actor } ({ $target }). Использовать подготовленную реакцию?
   *[no] Вот чего { PAST("ждал", $actor_gender) } { $actor }. Использовать подготовленную реакцию?
}{ $note_known ->
    [yes] { " " }(«{ $note }»)
   *[no] { "" }
}
ask-knock-out = У противника ({ $target }) 0 хитов. { $target_gender ->
    [f] Пощадить её
   *[other] Пощадить его
} и только оглушить?
ask-ready-trigger = Чего { VERB("ждёт", "ждут", $actor_gender) } { $actor }?
ask-ready-response = Что тогда { VERB("делает", "делают", $actor_gender) } { $actor }?
ask-ready-words = Своими словами: чего { VERB("ждёт", "ждут", $actor_gender) } { $actor } и что тогда { VERB("сделает", "сделают", $actor_gender) }?
ask-use = С чем { VERB("действует", "действуют", $actor_gender) } { $actor }?
ask-use-words = Своими словами: какой предмет и как { VERB("использует", "используют", $actor_gender) } { $actor }?
ask-say = Что { VERB("говорит", "говорят", $actor_gender) } { $actor }?
ask-readied-attacks = Может ли подготовленная Атака быть всеми атаками действия? ({ $actor })
ask-finesse = Чем { $actor } { VERB("ведёт", "ведут", $actor_gender) } атаку? (цель: { $target })
ask-defend = Чем { VERB("защищается", "защищаются", $actor_gender) } { $actor }? (противник: { $target })
ask-shove = Что будет? ({ $target })
ask-free-or-action = { $actor }{ $what_id ->
    [words] { $note_known ->
        [yes] : «{ $note }» —
       *[no] { " " }использует предмет —
    }
   *[other] : { $what } —
} это бесплатно или стоит действия?

## Ответы

option-how = { $way_id ->
    [two-hands] { $weapon }, двумя руками
    [throw] { $weapon }, бросок
   *[other] { $weapon }
}
option-lying = { $lying_known ->
    [yes] { " " }(лежит без сознания)
   *[no] { "" }
}
option-whom = { $target_declines ->
    [yes] { $target_acc }
   *[no] — { $target }
}
option-attack = атаковать { option-whom }: { option-how }{ option-lying }
option-second = бонусное действие, второе оружие, атаковать { option-whom }: { option-how }{ option-lying }
option-move = переместиться (запас: { $left })
option-stand = встать (стоит { $cost_acc })
price-free = бесплатно
price-action = за действие
price-no = нельзя
option-pick-up = поднять с земли: { $weapon } ({ $price })
option-draw = взять в руку: { $weapon } ({ $price })
option-stow = убрать: { $weapon } ({ $price })
option-drop = бросить на землю: { $weapon } (бесплатно)
option-dash = Рывок: увеличить запас перемещения
option-disengage = Отход: уйти без провоцированных атак
option-dodge = Уклонение: атаки по тебе идут с помехой
option-help = Помощь: { $ally_declines ->
    [yes] помочь { $ally_dat }
   *[no] помочь союзнику ({ $ally })
} { $target_declines ->
    [yes] против { $target_gen }
   *[no] (противник: { $target })
}
option-assist = Помощь: { $ally_declines ->
    [yes] помочь { $ally_dat } с проверкой
   *[no] помочь с проверкой союзнику ({ $ally })
}
option-potion = зелье лечения { $ally_declines ->
    [yes] для { $ally_gen }
   *[no] (для кого: { $ally })
}, осталось { $left }
option-stabilize = первая помощь { $ally_declines ->
    [yes] { $ally_dat }
   *[no] (кому: { $ally })
}: Медицина против СЛ 10
option-kit = первая помощь { $ally_declines ->
    [yes] { $ally_dat }
   *[no] (кому: { $ally })
} с помощью набора лекаря, осталось { $left }
option-hide = скрыться: проверка Скрытности
option-search = искать: проверка Внимательности против скрытых
option-aim = атаковать клетку: { option-how }
option-at = по { $place }
option-cover-none = без укрытия
option-cover-half = укрытие наполовину
option-cover-three_quarters = укрытие на три четверти
option-cover-total = полное укрытие: атаковать нельзя
option-ready = Подготовка: дождаться удобного мига
option-use = использовать предмет
option-use-words = своими словами
option-say = что-то сказать (бесплатно)
option-prone = лечь
option-end = закончить ход
option-to = на { $place } (стоит { $cost_acc }{ $dangers ->
    [0] { "" }
   *[other] { $hurts_known ->
        [yes] , опасностей по пути: { $dangers }
       *[no] , провоцированных атак: { $dangers }
    }
})
option-stay = остаться на месте
option-near = { $target_declines ->
    [yes] { PREP("к", $target_dat) }
   *[no] к цели: { $target }
}
option-away = прочь от врагов
option-point = в точку по координатам
option-strike = атаковать: { option-how }
option-opportunity-no = не атаковать
option-first = сначала { $target }
option-monster_first = сначала монстры
option-character_first = сначала персонажи
option-roll_off = решит бросок
option-listed = как записано
option-ready-trigger-near = когда враг подойдёт вплотную
option-ready-trigger-in-range = когда враг окажется на расстоянии атаки
option-ready-trigger-attacked = когда на меня нападут
option-ready-trigger-friend-attacked = когда нападут на союзника
option-ready-trigger-word = когда наступит условленное
option-ready-response-attack = атаковать: { option-how }
option-ready-response-move = переместиться
option-ready-response-word = сделать условленное
option-readied-use = { $target_known ->
    [yes] использовать: { $target }
   *[no] использовать
}
option-readied-wait = пропустить и ждать дальше
option-free = бесплатно
option-action = за действие

## Оружие

weapon-club = дубинка
    .gender = f
    .gen = дубинки
    .acc = дубинку
    .ins = дубинкой
    .verb = smash
weapon-dagger = кинжал
    .gen = кинжала
    .acc = кинжал
    .ins = кинжалом
    .verb = stab
weapon-greatclub = палица
    .gender = f
    .gen = палицы
    .acc = палицу
    .ins = палицей
    .verb = smash
weapon-handaxe = ручной топор
    .gen = ручного топора
    .acc = ручной топор
    .ins = ручным топором
    .verb = swing
weapon-javelin = метательное копьё
    .gender = n
    .gen = метательного копья
    .acc = метательное копьё
    .ins = метательным копьём
    .verb = stab
weapon-light_hammer = лёгкий молот
    .gen = лёгкого молота
    .acc = лёгкий молот
    .ins = лёгким молотом
    .verb = smash
weapon-mace = булава
    .gender = f
    .gen = булавы
    .acc = булаву
    .ins = булавой
    .verb = smash
weapon-quarterstaff = боевой посох
    .gen = боевого посоха
    .acc = боевой посох
    .ins = боевым посохом
    .verb = smash
weapon-sickle = серп
    .gen = серпа
    .acc = серп
    .ins = серпом
    .verb = swing
weapon-spear = копьё
    .gender = n
    .gen = копья
    .acc = копьё
    .ins = копьём
    .verb = stab
weapon-light_crossbow = лёгкий арбалет
    .gen = лёгкого арбалета
    .acc = лёгкий арбалет
    .ins = лёгким арбалетом
    .verb = smash
weapon-dart = дротик
    .gen = дротика
    .acc = дротик
    .ins = дротиком
    .verb = stab
weapon-shortbow = короткий лук
    .gen = короткого лука
    .acc = короткий лук
    .ins = коротким луком
    .verb = smash
weapon-sling = праща
    .gender = f
    .gen = пращи
    .acc = пращу
    .ins = пращой
    .verb = smash
weapon-battleaxe = боевой топор
    .gen = боевого топора
    .acc = боевой топор
    .ins = боевым топором
    .verb = swing
weapon-flail = цеп
    .gen = цепа
    .acc = цеп
    .ins = цепом
    .verb = smash
weapon-glaive = глефа
    .gender = f
    .gen = глефы
    .acc = глефу
    .ins = глефой
    .verb = swing
weapon-greataxe = секира
    .gender = f
    .gen = секиры
    .acc = секиру
    .ins = секирой
    .verb = swing
weapon-greatsword = двуручный меч
    .gen = двуручного меча
    .acc = двуручный меч
    .ins = двуручным мечом
    .verb = swing
weapon-halberd = алебарда
    .gender = f
    .gen = алебарды
    .acc = алебарду
    .ins = алебардой
    .verb = swing
weapon-lance = длинное копьё
    .gender = n
    .gen = длинного копья
    .acc = длинное копьё
    .ins = длинным копьём
    .verb = stab
weapon-longsword = длинный меч
    .gen = длинного меча
    .acc = длинный меч
    .ins = длинным мечом
    .verb = swing
weapon-maul = двуручный молот
    .gen = двуручного молота
    .acc = двуручный молот
    .ins = двуручным молотом
    .verb = smash
weapon-morningstar = моргенштерн
    .gen = моргенштерна
    .acc = моргенштерн
    .ins = моргенштерном
    .verb = smash
weapon-pike = пика
    .gender = f
    .gen = пики
    .acc = пику
    .ins = пикой
    .verb = stab
weapon-rapier = рапира
    .gender = f
    .gen = рапиры
    .acc = рапиру
    .ins = рапирой
    .verb = stab
weapon-scimitar = скимитар
    .gen = скимитара
    .acc = скимитар
    .ins = скимитаром
    .verb = swing
weapon-shortsword = короткий меч
    .gen = короткого меча
    .acc = короткий меч
    .ins = коротким мечом
    .verb = stab
weapon-trident = трезубец
    .gen = трезубца
    .acc = трезубец
    .ins = трезубцем
    .verb = stab
weapon-war_pick = боевая кирка
    .gender = f
    .gen = боевой кирки
    .acc = боевую кирку
    .ins = боевой киркой
    .verb = smash
weapon-warhammer = боевой молот
    .gen = боевого молота
    .acc = боевой молот
    .ins = боевым молотом
    .verb = smash
weapon-whip = кнут
    .gen = кнута
    .acc = кнут
    .ins = кнутом
    .verb = lash
weapon-blowgun = духовая трубка
    .gender = f
    .gen = духовой трубки
    .acc = духовую трубку
    .ins = духовой трубкой
    .verb = smash
weapon-hand_crossbow = ручной арбалет
    .gen = ручного арбалета
    .acc = ручной арбалет
    .ins = ручным арбалетом
    .verb = smash
weapon-heavy_crossbow = тяжёлый арбалет
    .gen = тяжёлого арбалета
    .acc = тяжёлый арбалет
    .ins = тяжёлым арбалетом
    .verb = smash
weapon-longbow = длинный лук
    .gen = длинного лука
    .acc = длинный лук
    .ins = длинным луком
    .verb = smash
weapon-net = сеть
    .gender = f
    .gen = сети
    .acc = сеть
    .ins = сетью
    .verb = lash
weapon-unarmed = безоружный удар
    .gen = безоружного удара
    .acc = безоружный удар
    .ins = безоружным ударом
    .verb = fist
weapon-bite = укус
    .gen = укуса
    .acc = укус
    .ins = укусом
    .verb = bite
weapon-claws = когти
    .gen = когтей
    .acc = когти
    .ins = когтями
    .verb = smash
weapon-slam = удар
    .gen = удара
    .acc = удар
    .ins = ударом
    .verb = slam
weapon-tusks = клыки
    .gen = клыков
    .acc = клыки
    .ins = клыками
    .verb = smash
weapon-hooves = копыта
    .gender = n
    .gen = копыт
    .acc = копыта
    .ins = копытами
    .verb = kick
weapon-sting = жало
    .gender = n
    .gen = жала
    .acc = жало
    .ins = жалом
    .verb = stab
weapon-beak = клюв
    .gen = клюва
    .acc = клюв
    .ins = клювом
    .verb = smash
weapon-rock = валун
    .gen = валуна
    .acc = валун
    .ins = валуном
    .verb = hurl

## Типы урона

type-none = никакой урон
    .gen = никакого урона
type-acid = урон кислотой
    .gen = урона кислотой
type-bludgeoning = дробящий урон
    .gen = дробящего урона
type-cold = урон холодом
    .gen = урона холодом
type-fire = урон огнём
    .gen = урона огнём
type-force = урон силовым полем
    .gen = урона силовым полем
type-lightning = урон электричеством
    .gen = урона электричеством
type-necrotic = некротический урон
    .gen = некротического урона
type-piercing = колющий урон
    .gen = колющего урона
type-poison = урон ядом
    .gen = урона ядом
type-psychic = психический урон
    .gen = психического урона
type-radiant = урон излучением
    .gen = урона излучением
type-slashing = рубящий урон
    .gen = рубящего урона
type-thunder = урон громом
    .gen = урона громом

## Состояния, показатели, слагаемые

state-dying = при смерти
    .hides = unconscious prone incapacitated
state-stable = стабильность
    .hides = unconscious prone incapacitated
    .head = { $actor_gender ->
        [f] стабильна
        [n] стабильно
        [pl] стабильны
       *[m] стабилен
    }
state-dead = смерть
    .hides = hp all-states
    .head = { PAST("мёртв", $actor_gender, "мертв") }
state-dodging = уклонение
    .head = { $actor_gender ->
        [pl] уклоняются
       *[m] уклоняется
    }
state-surprised = врасплох
state-reaction-used = реакция потрачена
    .head = { "" }
state-wounded = видны раны
state-blinded = слепота
    .head = { PAST("ослеплён", $actor_gender, "ослеплен") }
state-charmed = очарование
    .head = { PAST("очарован", $actor_gender) }
state-deafened = глухота
    .head = { PAST("оглушён", $actor_gender, "оглушен") }
state-frightened = испуг
    .head = { PAST("испуган", $actor_gender) }
state-grappled = захват
    .head = в захвате
state-incapacitated = недееспособность
    .head = без действий
state-invisible = невидимость
    .head = { PAST("невидим", $actor_gender) }
state-paralyzed = паралич
    .hides = incapacitated
    .head = { PAST("парализован", $actor_gender) }
state-petrified = окаменение
    .hides = incapacitated
    .head = { PAST("окаменел", $actor_gender) }
state-poisoned = отравление
    .head = { PAST("отравлен", $actor_gender) }
state-prone = лежит
    .head = { $actor_gender ->
        [pl] лежат
       *[m] лежит
    }
state-restrained = опутанность
    .head = { PAST("опутан", $actor_gender) }
state-stunned = ошеломление
    .hides = incapacitated
    .head = { PAST("ошеломлён", $actor_gender, "ошеломлен") }
state-unconscious = без сознания
    .hides = prone incapacitated
gauge-hp = хиты
    .head = { $value }/{ $maximum }
gauge-thp = временные хиты
    .head = +{ $value }
gauge-hurt = полученный урон
gauge-death-success = успехи
gauge-death-fail = провалы
part-ability = модификатор характеристики
part-ability-strength = модификатор Силы
part-ability-dexterity = модификатор Ловкости
part-proficiency = бонус мастерства
part-attack-bonus = бонус атаки
part-damage-bonus = бонус урона
part-dexterity = бонус инициативы
part-stealth = Скрытность
cover-half = укрытие наполовину
cover-three_quarters = укрытие на три четверти
cover-none = без укрытия
part-perception = Внимательность
part-medicine = Медицина
part-potion = сила зелья
part-save-bonus = бонус спасбросков

## Концовки и прогнозы

outcome-nobody-left = Конец: на ногах не осталось никого.
measure-undecided = без победителя
measure-wiped = перебиты до последнего
convention-srd5-printing-phb_cs = Действует чешское издание (phb_cs), если сцена не говорит иного.
convention-srd5-printing-srd_ru = Действует русское издание SRD (srd_ru), если сцена не говорит иного.
convention-srd5-order = Инициативу бросают в каждом бою заново, и порядок не меняется до конца.
convention-srd5-ties-mixed = Равную инициативу персонажа и монстра решает бросок, прочие — порядок записи.
convention-srd5-ties-all = Любую равную инициативу решает бросок.
convention-srd5-ties-none = При равной инициативе действует порядок записи.
convention-srd5-zero = Персонажи при 0 хитов умирают и бросают спасброски от смерти, монстры гибнут сразу; павших никто не щадит.
convention-srd5-floor = Никто не роет ходов: в поле не сказано, что под землёй.
convention-gm-rulings-asked = Сцена спрашивает МИ; прогноз отвечает за него обычным образом.
convention-srd5-tactics = Каждый сражается по своей тактике и видит только то, что ему положено знать.

## Ошибки

problem-attack-without-distance = у атаки нет ни досягаемости, ни дистанции
    .remedy = допиши reach (футы) или range (нормальная и максимальная дистанция в футах)
problem-bad-range = дистанция { $normal }/{ $long } не имеет смысла
    .remedy = нормальная дистанция должна быть больше нуля, максимальная — не меньше неё
problem-no-armor-class = КД не из чего определить
    .remedy = укажи ac, или armour, или хотя бы dexterity среди характеристик
problem-utility-spell = это заклинание на бой не влияет
    .remedy = напиши { $spell } в utility_spells
problem-unplayed-spell = это заклинание не отыгрывается: что оно делает, решает МИ
    .remedy = напиши { $spell } в unplayed.spells
problem-life-without-hp = у кого 0 хитов, тот не может быть в порядке
    .remedy = укажи dying, stable или dead либо дай hp не меньше 1
problem-hp-without-life = это бывает только при 0 хитов, а здесь hp { $hp }
    .remedy = укажи hp = 0 или убери life
problem-counter-without-dying = спасброски от смерти считает только умирающий
    .remedy = укажи hp = 0 и life dying или убери счётчик
problem-group-of-characters = общая инициатива бывает только у монстров
    .remedy = убери init_group у персонажа
problem-group-not-alike = в группе не все такие же, как { $other }
    .remedy = дай им одинаковые значения и сторону или другую группу
problem-unknown-combatant = такого участника в сцене нет
    .remedy = выбери из этих: { $known }
problem-distance-twice = у этой пары два разных расстояния, или это один и тот же боец
    .remedy = оставь для каждой пары одну строку
problem-distance-missing = у этой пары нет расстояния в таблице
    .remedy = допиши его или удали всю таблицу (тогда все стоят вплотную)
problem-position-without-map = места ничего не значат там, где считаются только расстояния друг до друга
    .remedy = убери место или задай в field.mode не abstract
problem-squares-without-map = клетки можно указать только на карте
    .remedy = нарисуй карту или задай её размер (field.width, field.height).
problem-lamp-of-nowhere = источник света либо стоит на клетке, либо его кто-то несёт
    .remedy = укажи только at или только by.
problem-no-position = не указано место
    .remedy = укажи position или нарисуй на карте ещё одну букву { $mark }
problem-half-square = на сетке стоят на целых клетках
    .remedy = укажи целые числа
problem-outside-map = карта досюда не доходит (её размер { $width } × { $height })
    .remedy = укажи клетку на карте; счёт идёт с нуля
problem-inside-wall = на клетке { $x }, { $y } стена
    .remedy = укажи свободную клетку
problem-overlapping-spaces = это место уже занято: { $other }
    .remedy = передвинь одного из них или разреши may_overlap
problem-mark-of-nobody = букв на карте { $drawn }, а бойцов для них { $combatants }
    .remedy = добавь бойца с такой меткой (mark) или удали букву
problem-turn-of-dead = мёртвый ходить не может
    .remedy = укажи живого или убери turn
problem-condition-of-dead = у мёртвого такого состояния уже нет
    .remedy = удали его или укажи другое life

## Состояния, спасброски, состязания

event-suffers = { $condition_id ->
    [grappled] { $target } в захвате.
    [invisible] { $target } { VERB("исчезает", "исчезают", $target_gender) } из виду.
    [prone] { $target } { VERB("падает", "падают", $target_gender) } на землю.
   *[other] { $target } { $condition_is }.
}
event-save-made =
    .result = успех
event-save-missed =
    .result = провал
contest-line = { $actor } — { $skill }{ $state ->
    [1] { " " }с преимуществом ({ $helps })
    [-1] { " " }с помехой ({ $hinders })
   *[0] { "" }
}: { $sum }
event-contest = { contest-line }.
event-contest-reply = { contest-line } против { $against } — { $won ->
    [yes] { PAST("устоял", $actor_gender) }
   *[no] { PAST("не устоял", $actor_gender) }
}.
    .result = { $won ->
        [yes] устояние
       *[no] проигрыш
    }
event-lets-go = { $actor } { VERB("отпускает", "отпускают", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] противника: { $target }
}.
event-dragged = { $actor } { VERB("тащит", "тащат", $actor_gender) } за собой { $target_declines ->
    [yes] { $target_acc }
   *[no] противника: { $target }
}.
event-pushed = { $target } { PAST("отброшен", $target_gender) } на { $far }.
event-untangles = { $actor } { VERB("рвёт", "рвут", $actor_gender) } сеть ({ $target }): { $sum } против СЛ { $against } — сеть сброшена.
    .result = успех
event-stays-tangled = { $actor } { VERB("рвёт", "рвут", $actor_gender) } сеть ({ $target }): { $sum } против СЛ { $against } — тщетно.
    .result = провал
hinder-lance = копьё слишком длинно вблизи
option-grapple = Захват вместо атаки { $target_declines ->
    [yes] ({ $target_acc })
   *[no] ({ $target })
}
option-shove = Толчок вместо атаки { $target_declines ->
    [yes] ({ $target_acc })
   *[no] ({ $target })
}
option-escape = вырваться из захвата (держит: { $target }): { $skill } ({ $bonus }){ $against_known ->
    [yes] { "" } против СЛ { $against }
   *[no] { "" }
}
option-release = отпустить { $target_declines ->
    [yes] { $target_acc }
   *[no] ({ $target })
} (бесплатно)
option-untangle = сорвать сеть ({ $ally })
option-finesse-strength = Сила ({ $bonus })
option-finesse-dexterity = Ловкость ({ $bonus })
option-defend-athletics = Атлетика ({ $bonus })
option-defend-acrobatics = Акробатика ({ $bonus })
option-shove-prone = сбить с ног
option-shove-push = оттолкнуть на 5 футов{ $place_known ->
    [yes] { " " }на { $place }
   *[no] { "" }
}
skill-athletics = Атлетика
skill-acrobatics = Акробатика
skill-stealth = Скрытность
skill-perception = Внимательность
skill-medicine = Медицина
ability-strength = Сила
ability-dexterity = Ловкость
ability-constitution = Телосложение
ability-intelligence = Интеллект
ability-wisdom = Мудрость
ability-charisma = Харизма
condition-blinded = ослепление
condition-charmed = очарование
condition-deafened = глухота
condition-frightened = испуг
condition-grappled = захват
condition-incapacitated = недееспособность
condition-invisible = невидимость
condition-paralyzed = паралич
condition-exhaustion = истощение
condition-petrified = окаменение
    .is = { PAST("обращён", $actor_gender, "обращен") } в камень
condition-poisoned = отравление
condition-prone = положение лёжа
condition-restrained = путы
condition-stunned = ошеломление
condition-unconscious = потеря сознания
what-draw_or_sheathe_sword = достать или убрать меч
option-use-draw_or_sheathe_sword = достать или убрать меч
what-open_or_close_door = открыть или закрыть дверь
option-use-open_or_close_door = открыть или закрыть дверь
what-take_potion_from_backpack = достать зелье из рюкзака
option-use-take_potion_from_backpack = достать зелье из рюкзака
what-pick_up_dropped_axe = поднять упавший топор
option-use-pick_up_dropped_axe = поднять упавший топор
what-take_trinket_from_table = взять безделушку со стола
option-use-take_trinket_from_table = взять безделушку со стола
what-take_off_ring = снять кольцо с пальца
option-use-take_off_ring = снять кольцо с пальца
what-put_food_into_mouth = положить еду в рот
option-use-put_food_into_mouth = положить еду в рот
what-plant_banner = воткнуть знамя в землю
option-use-plant_banner = воткнуть знамя в землю
what-take_coins_from_pouch = достать монеты из кошеля
option-use-take_coins_from_pouch = достать монеты из кошеля
what-drink_up_mug = осушить кружку эля
option-use-drink_up_mug = осушить кружку эля
what-pull_lever_or_throw_switch = дёрнуть рычаг
option-use-pull_lever_or_throw_switch = дёрнуть рычаг
what-take_torch_from_holder = вынуть факел из держателя
option-use-take_torch_from_holder = вынуть факел из держателя
what-take_book_from_shelf = взять книгу с полки
option-use-take_book_from_shelf = взять книгу с полки
what-light_small_flame = зажечь маленький огонёк
option-use-light_small_flame = зажечь маленький огонёк
what-extinguish_small_flame = погасить маленький огонёк
option-use-extinguish_small_flame = погасить маленький огонёк
what-put_on_mask = надеть маску
option-use-put_on_mask = надеть маску
what-cover_lantern = прикрыть фонарь
option-use-cover_lantern = прикрыть фонарь
what-pull_up_hood = накинуть капюшон
option-use-pull_up_hood = накинуть капюшон
what-put_ear_to_door = приложить ухо к двери
option-use-put_ear_to_door = приложить ухо к двери
what-kick_small_stone = пнуть камешек
option-use-kick_small_stone = пнуть камешек
what-turn_key = повернуть ключ в замке
option-use-turn_key = повернуть ключ в замке
what-tap_floor_with_pole = простучать пол шестом
option-use-tap_floor_with_pole = простучать пол шестом
what-hand_over_item = передать кому-то предмет
option-use-hand_over_item = передать кому-то предмет
what-words = что-то другое
part-athletics = Атлетика
part-acrobatics = Акробатика
part-strength = модификатор Силы
part-cover = укрытие
part-save-strength = Сила
part-save-dexterity = Ловкость
part-save-constitution = Телосложение
part-save-intelligence = Интеллект
part-save-wisdom = Мудрость
part-save-charisma = Харизма
weapon-improvised = подручный предмет
    .gen = подручного предмета
    .acc = подручный предмет
    .ins = подручным предметом
    .verb = smash

## Traits and features

event-sneak-attack = { $actor } { VERB("бьёт", "бьют", $actor_gender) } в уязвимое место.
ask-legendary = Легендарное действие ({ $actor })? Осталось { $left }.
ask-legendary-resistance = Превратить провал в успех? ({ $actor })
option-quick-disengage = бонусное действие: Отход
option-quick-dash = бонусное действие: Рывок
option-reckless = атаковать в этот ход безрассудно (бесплатно)
option-legendary-strike = атаковать { option-whom }: { option-how }
option-legendary-no = не сейчас
help-pack-tactics = тактика стаи
help-reckless = безрассудство
trait-undead_fortitude = Стойкость нежити
trait-relentless_endurance = Неукротимая стойкость
problem-unknown-attack = такой атаки на листе нет
    .remedy = выбери из: { $known }
problem-too-few-hands = в руках больше, чем рук ({ $hands }; щит занимает одну)
    .remedy = убери что-нибудь из held
problem-bad-end = так состояние не кончается
    .remedy = напиши until и одно из: { $known }

### The referee's hand
gauge-life = жизнь
gauge-hp-max = максимум хитов
gauge-exhaustion = истощение
gauge-initiative = инициатива
gauge-surprised = застали врасплох
gauge-reaction = реакция наготове
gauge-dodging = уклонение
gauge-held = в руках
gauge-form = облик
gauge-legendary = легендарные действия
gauge-potions = зелья лечения
gauge-kit = набор лекаря (применения)
gauge-arrows = стрелы
gauge-bolts = арбалетные болты
gauge-sling-bullets = снаряды для пращи
gauge-blowgun-needles = иглы для духовой трубки
state-ok = жив
    .head = { PAST("жив", $actor_gender) }
event-ruled-apart = { gm } решил: { $actor } теперь в { $length } от { $target_gen }.
event-ruled-holds = { gm } решил: { $weapons_known ->
    [yes] { $actor }, в руках: { $weapons }
   *[no] { $actor }, руки пусты
}.
problem-of-the-dead = мёртвому ни раны, ни лечение ничего не сделают
    .remedy = верни к жизни: life ok или hp 1
problem-immune-to-it = у этого существа к этому иммунитет
    .remedy = выбери другое состояние
problem-already-so = уже в этом состоянии
    .remedy = назови причину или конец, если речь о другом
problem-not-so = не в этом состоянии
    .remedy = посмотри, что стоит рядом с именем
problem-sleeps-at-zero = без сознания из-за 0 хитов
    .remedy = лучше вылечи
problem-shoots-none = таких боеприпасов не носит
    .remedy = выбери те, которыми стреляет его оружие
problem-not-in-order = ещё не в порядке ходов
    .remedy = подожди, пока порядок не определится
problem-cannot-act = сейчас не может действовать
    .remedy = сначала сними то, что мешает
problem-no-room-there = в этом месте нет места
    .remedy = выбери свободную клетку
problem-no-place-given = не сказано, где
    .remedy = напиши место: H7
problem-no-distance-given = не сказано, как далеко от остальных
    .remedy = напиши, сколько их пришло и как далеко, в футах: + goblin 2 30
problem-distance-on-map = на карте важны места, а не расстояния
    .remedy = напиши место: H7
problem-nobody-sees = его не видит ни один враг
    .remedy = выбери того, кого видит враг
problem-not-hidden = ни от кого не скрывается
    .remedy = выбери того, кто скрывается
problem-nothing-readied = ничего не подготовлено, или нет реакции
    .remedy = выбери того, кто чего-то ждёт
gauge-altitude = высота
gauge-mount = едет верхом на
gauge-control = управление верховым животным
problem-no-heights = в этой сцене нет высот
    .remedy = задай в сцене высоты или кого-нибудь, кто летает
problem-thing-without-life = вещь не живёт
    .remedy = задай ей hp
gauge-slots = ячейки заклинаний
gauge-hit-dice = осталось костей хитов
gauge-used = израсходованные способности
gauge-silenced = без голоса
problem-slots-of-each-level = число ячеек не сходится: уровней у существа { $levels }
    .remedy = напиши число для каждого уровня
problem-no-concentration = ни на чём не сосредоточено
    .remedy = выбери того, кто держит заклинание

## Что бросают своей костью

roll-save-strength = спасбросок Силы
roll-save-dexterity = спасбросок Ловкости
roll-save-constitution = спасбросок Телосложения
roll-save-intelligence = спасбросок Интеллекта
roll-save-wisdom = спасбросок Мудрости
roll-save-charisma = спасбросок Харизмы
roll-athletics = проверка Атлетики
roll-acrobatics = проверка Акробатики
roll-stealth = проверка Скрытности
roll-perception = проверка Внимательности
roll-medicine = проверка Медицины
roll-investigation = проверка Анализа
