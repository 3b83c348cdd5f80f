### Правила и процедуры по-русски: ход игры, вопросы, ответы, суммы, показатели, ошибки.
### Правила стоят в rules.ru.ftl, словарь — в words.ru.ftl.

system = Правила и процедуры (старая школа)
gm = Ведущий
tag-gm-ruling = решает ведущий
procedure-fight = бой
procedure-encounter = встреча

## Встреча

event-hit-points = Хиты, { $actor }: { $sum }.
event-forewarned = Свет виден издалека: { $actor } не { $actor_gender ->
    [pl] будут застигнуты
   *[m] { PAST("будет застигнут", $actor_gender) }
} врасплох.
event-surprised = { $all ->
    [yes] Врасплох застигнуты все, выгоды нет никому.
   *[no] { $sides } { PAST("застигнут", $sides_gender) } врасплох.
}
event-distance-roll = Бросок на расстояние: { $sum }{ $halved ->
    [yes] { " " }(внезапность его сокращает)
   *[no] { "" }
}.
event-attitude = Как это примут: { $sum } — { $mood_id ->
    [attacks] отрицательно
    [hostile] скорее отрицательно
    [unsure] безразлично, можно попробовать снова
    [indifferent] скорее положительно
   *[friendly] положительно
}.
event-hostile-roll = Нападут? { $sum } — { $attacks ->
    [yes] да
   *[no] пока нет
}.
event-party-attacks = { $actor } { $actor_gender ->
    [pl] берутся за оружие
   *[m] берётся за оружие
}.
event-party-talks = { $actor } { $actor_gender ->
    [pl] пробуют договориться
   *[m] пробует договориться
}.
event-party-leaves = { $actor } { $actor_gender ->
    [pl] отходят
   *[m] отходит
}.
event-parts = { $reason ->
    [friends] Расстались друзьями
   *[parted] Разошлись
}; { $turns ->
    [one] прошёл { $turns } ход (10 минут)
    [few] прошло { $turns } хода по 10 минут
   *[many] прошло { $turns } ходов по 10 минут
}.

## Раунды и боевой дух

event-side-turn = Раунд { $round }, ходят: { $actor }.
event-dice-fell = Кости, { $actor }: { $sum }.
event-reversal = Перелом в бою ({ $reversals }), { VERB("выбывает", "выбывают", $actor_gender) } { $actor }.
event-morale-holds = Боевой дух ({ $members_grouped }): { $sum_known ->
    [yes] { $sum } при духе { $against }
   *[no] скрытый бросок
} — дух не сломлен.
    .result = дух не сломлен
event-morale-breaks = Боевой дух ({ $members_grouped }): { $sum_known ->
    [yes] { $sum } при духе { $against }
   *[no] скрытый бросок
} — дух сломлен.
    .result = дух сломлен

## Движение

metres-gone = { $metres } м{ $dear ->
    [yes] , считается за { $cost }
   *[no] { "" }
}
event-stumbles = { $actor } { VERB("идёт", "идут", $actor_gender) } наугад: { $sum }, { $direction ->
    [1] на север
    [2] на северо-восток
    [3] на восток
    [4] на юго-восток
    [5] на юг
    [6] на юго-запад
    [7] на запад
   *[8] на северо-запад
}.

## Атаки

with-what = { $spell_known ->
    [yes] { $spell }
   *[no] { $weapon }
}
event-miss =
    .result = мимо
event-hit =
    .result = попадание
event-critical =
    .result = критическое попадание
event-blocked = { $actor } { VERB("закрывается", "закрываются", $actor_gender) } щитом: вычеркнутые кости { $sum }; щит { $left }.
event-stopped = Щит остановил весь урон: { $actor }.
event-pushed = { $actor } { VERB("отталкивает", "отталкивают", $actor_gender) } противника: { $target }.
event-knocked-down = { $actor } { VERB("сбивает", "сбивают", $actor_gender) } противника с ног: { $target }.
event-seized = { $actor } { VERB("держит", "держат", $actor_gender) } противника: { $target }.
event-disarmed = { $actor } { VERB("обезоруживает", "обезоруживают", $actor_gender) } противника: { $target } ({ $weapon }).

## Что с кем стало

cause-of-death = { $cause ->
    [drowned] { PAST("утонул", $actor_gender) }
    [weary] { PAST("умер", $actor_gender, "умерл") } от истощения
    [untended] { PAST("умер", $actor_gender, "умерл") }: помощь не пришла
    [destroyed] { PAST("погиб", $actor_gender, "погибл") }: от тела ничего не осталось
   *[wounds] { PAST("умер", $actor_gender, "умерл") }
}
event-out-for = { $actor } без сознания на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} ({ $sum }).
event-burnt = Уничтожено вместе с владельцем ({ $actor }): { $things_or_weapons }.
event-thing-kept = Спасбросок предмета, { $thing_or_weapon } ({ $actor }): { $sum } против { $against } — уцелел.
    .result = уцелел
event-thing-lost = Спасбросок предмета, { $thing_or_weapon } ({ $actor }): { $sum } против { $against } — уничтожен.
    .result = уничтожен
event-save-made = Спасбросок ({ $danger }), { $actor }: { $sum } против { $against } — успех.
    .result = успех
event-save-failed = Спасбросок ({ $danger }), { $actor }: { $sum } против { $against } — провал.
    .result = провал
event-check-made =
    .result = успех
event-check-failed =
    .result = провал
event-body-dead = { $actor }: { $sum } — жизни в теле больше нет.
event-survives = { $actor } { VERB("выживает", "выживают", $actor_gender) }, без сознания на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
event-gives-point = { $actor } { VERB("отдаёт", "отдают", $actor_gender) } за жизнь очко ({ $ability }; { $sum }).
event-refreshed = Магия снимает усталость, { $actor }{ $actor_fatigue_known ->
    [yes] : { $actor_fatigue_old } → { $actor_fatigue_new }
   *[no] { "" }
}.

## Заклинания, вещи, мгновенные действия

event-shaken = Попадание и удержанное заклинание ({ $spell }), { $actor }: { $sum } — { $happens ->
    [yes] пропало
   *[no] удержано
}.
event-falls-down = На землю падает { $thing_or_weapon } ({ $actor }).
event-breaks = Падает и разбивается { $thing_or_weapon } ({ $actor }).
event-wakes = { $actor } { VERB("будит", "будят", $actor_gender) } спящего: { $target }.
event-staunchs = { $actor } { VERB("останавливает", "останавливают", $actor_gender) } кровь: { $target }.

## Вопросы

ask-act = { $actor }: что теперь?
ask-metres = { $actor }: на сколько метров ({ $low }–{ $high })?
ask-across = { $actor }: куда, метры поперёк?
ask-along = { $actor }: куда, метры вдоль?
ask-block = { $actor }: урон { $damage }. Сколькими очками щита закрыться ({ $low }–{ $high })?
ask-block-die = { $actor }: какую кость остановит щит?
ask-maneuver = { $actor } { VERB("попадает", "попадают", $actor_gender) }, цель: { $target }. Манёвр вместо урона?
ask-react = { $actor }: настал миг, которого ждали ({ $moment }, { $target }). Действовать?
ask-spell-target = { $actor }: в кого ({ $spell })?
ask-ready-event = { $actor }: чего ждать?
ask-ready-action = { $actor }: и что тогда делать?
ask-ready-note = { $actor }: скажи своими словами, чего ждёшь.
ask-approach = { $actor }: что будете делать?
ask-give-points = { $actor }: отдать за жизнь пять очков характеристик?
ask-reaction = Как они поведут себя ({ $side })?
ask-hostile = Они враждебны ({ $side }): нападут?
ask-reversal = Сломило ли их что-нибудь ({ $members_grouped })?
ask-morale-result = Дух сломлен ({ $members_grouped }): что дальше?
ask-maneuver-save = { $actor }: можно ли устоять ({ $maneuver })?
ask-coup = { $actor } { VERB("бьёт", "бьют", $actor_gender) } беспомощную цель ({ $target }): что происходит?
ask-subdued = { $actor } повержен, но пощажён: что дальше?
ask-simultaneous = Всё происходит в один миг ({ $actor }): что раньше?
ask-critical-extra = Критическое попадание, цель: { $target }. Что-нибудь ещё?
ask-body-destroyed = Осталось ли что-нибудь от тела ({ $actor })?
ask-want-to-live = Можно ли купить жизнь за пять очков характеристик ({ $actor })?
ask-item-breaks = Падает { $thing_or_weapon }: разобьётся?
ask-climb-check = { $actor } { VERB("лезет", "лезут", $actor_gender) } вверх в бою: нужна ли проверка?

option-attack = напасть, цель: { $target } ({ $weapon })
option-throw = метнуть, цель: { $target } ({ $weapon })
option-subdue = усмирить и пощадить: { $target } ({ $weapon })
option-makeshift = ударить чем придётся: { $target } ({ $weapon })
option-cast = сотворить: { $spell } (цена { $price })
option-hold = сотворить и удержать: { $spell } (цена { $price })
option-release = { $target } { VERB("отпускает", "отпускают", $target_gender) } заклинание: { $spell }
option-trigger = случается то, чего ждёт { $target }
option-use = использовать: { $thing_or_weapon }
option-give = дать другу: { $target } ({ $thing_or_weapon })
option-wield = взять в руки: { $weapon }
option-load = зарядить: { $weapon }
option-pick = поднять: { $thing_or_weapon }
option-drop = бросить на землю: { $weapon }
option-let-go = отказаться от удержанного заклинания ({ $spell })
option-disengage = выйти из боя (вместо действия)
option-sprint = бежать (вместо действия)
option-ready = ждать своего часа (вместо действия)
option-struggle = вырваться
option-look = осмотреть тело: { $target }
option-wake = разбудить: { $target }
option-staunch = остановить кровь: { $target }
option-stand = встать (всё движение)
option-toward = идти к цели: { $target } (осталось { $left } м)
option-away = отступить от врага (осталось { $left } м)
option-place = идти на место (осталось { $left } м)
option-stumble = идти наугад
option-after = сначала пусть действует { $target }
option-end = готово
option-none = ничего
option-climb-check-none = не нужна
option-maneuver-save-none = нельзя
option-maneuver-none = нет, обычный урон
option-close-shot-none = нет
option-reversal-never = нет, и в этом бою больше не спрашивать
option-push = оттолкнуть
option-prone = сбить с ног
option-disarm = обезоружить{ $weapon_known ->
    [yes] { " " }({ $weapon })
   *[no] { "" }
}
option-die = кость, на которой { $face }
option-enough = довольно
option-when-attacks = когда враг нападёт
option-when-comes = когда враг подойдёт
option-when-casts = когда враг станет колдовать
option-when-word = когда скажет ведущий
option-move = шагнуть к нему
option-maneuver-hold = схватить
option-ready-action-cast = сотворить: { $spell }
option-ready-action-attack = напасть ({ $weapon })
option-at-once = { $target } мгновенно творит: { $spell } (цена { $price })
option-react-cast = да, сотворить: { $spell } (цена { $price })
option-ready-action-throw = метнуть ({ $weapon })
option-readied = да, подготовленное
option-talk = говорить
option-wait = ждать
option-leave = уйти
option-approach-attack = напасть
option-reaction-attack = нападают
option-hostile-attack = нападают
option-reaction-wait = выжидают
option-hostile-wait = выжидают
option-roll = бросить
option-flee = бегство
option-surrender = сдача
option-fight_on = бой продолжается
option-damage = обычный урон
option-critical = критический урон
option-kill = смерть
option-unconscious = без сознания
option-together = всё сразу
option-trigger_first = сначала то, что вызвало ответ
option-reaction_first = сначала ответ
option-bleed = кровотечение
option-injury = увечье
option-check = проверка Силы
option-str = Сила
option-dex = Ловкость
option-con = Выносливость
option-int = Разум
option-cha = Обаяние
option-at = { $target }

## Показатели, состояния, суммы, исход

gauge-supplies = припасы
gauge-shield = щит
state-held = в захвате
state-burning = получает урон
    .head = { $actor_gender ->
        [pl] получают урон
       *[m] получает урон
    }
part-attack-bonus = бонус атаки
part-ability = модификатор характеристики
part-weapon = бонус оружия
part-two-weapons = два оружия
part-surround = окружение
part-fatigue = усталость
part-flat = постоянный урон
part-strength = модификатор Силы
part-save = модификатор против этой опасности
outcome-parted = Конец: расходятся без боя.
outcome-friends = Конец: расходятся друзьями.
convention-gm-rulings-by-default = То, что решает ведущий, решается обычным образом.
convention-gm-rulings-asked = Сцена спрашивает ведущего; прогноз отвечает за него обычным образом.
convention-tactics = Каждый бьёт ближайшего врага лучшим оружием; стрелки и заклинатели выходят из ближнего боя, если могут; щитом закрываются от удара, который убил бы или отнял половину оставшихся хитов.
convention-initiative-once = Инициатива бросается один раз на весь бой.
convention-initiative-each-round = Инициатива бросается заново каждый раунд.
convention-dead-at-zero = У кого не осталось хитов, тот мёртв.
convention-mild-death = Персонажи игроков с 0 хитов при смерти, и их можно спасти; до конца боя их никто не осматривает.
convention-even-chance = Любой шанс 50 % — это 1–3 на d6.
convention-walls-stop-nothing = Поле знает труднопроходимую местность, воду, крутизну, темноту, неустойчивую поверхность и укрытия, но не стены.
measure-rounds = раунды
measure-hp = осталось хитов
measure-fatigue = усталость
measure-undecided = без исхода
measure-wiped = перебиты до последнего

## Ошибки

problem-bad-dice-count = столько костей не бросают
    .remedy = укажи от { $minimum } до { $maximum } костей
problem-lasting-without-damage = длящийся урон без костей ничего не делает
    .remedy = укажи урон, например «1d4 fire»
problem-weapon-without-damage = оружия нет в таблице, и урон не указан
    .remedy = назови оружие таблицы (base) или укажи урон
problem-missile-without-range = стрелковому оружию нужен размер или дальность
    .remedy = укажи size или range = [эффективная, неэффективная] в метрах
problem-range-upside-down = неэффективная дальность меньше эффективной
    .remedy = сначала меньшее число
problem-instant-held = мгновенное заклинание не удержать
    .remedy = убери holdable или instant
problem-hero-without-hp = у персонажа игрока должны быть хиты
    .remedy = добавь hp_max
problem-two-armour-classes = класс доспеха и задан, и складывается
    .remedy = укажи ac или armor и shield
problem-shield-above-ac = щит больше всего класса доспеха
    .remedy = укажи не больше { $maximum }
problem-side-of-that-name = такой id уже у стороны
    .remedy = назови одно из них иначе
problem-too-many-hands = для этого нужно больше двух рук
    .remedy = убери что-нибудь из wielded или щит
problem-no-hit-points = без хитов никто не стоит
    .remedy = укажи хотя бы 1 или состояние dead либо dying
problem-dead-and-more = мёртвый — больше никакой
    .remedy = оставь только dead
problem-told-apart-before = эта пара ({ $first }, { $second }) уже стоит иначе: { $said }
    .remedy = укажи её один раз или каждый раз одинаково
problem-side-without-members = на этой стороне никого нет
    .remedy = дай кому-нибудь эту side или убери сторону
problem-zones-and-metres = зоны или расстояния и координаты исключают друг друга
    .remedy = укажи одним способом, кто где
problem-zones-switched-off = зонам нужна настройка range_zones
    .remedy = задай options.range_zones = true
problem-same-place = там уже стоит { $other }
    .remedy = дай каждому своё место

## Походы

event-sets-out = В походе { $members }.
event-takes-part = К походу { PAST("присоединился", $members_gender) } { $members }.
event-goes-on = Потом — дальше.
event-day = День { $day }. { $left ->
    [0] По их счёту цель уже здесь, но её нет
   *[other] До цели { $left } км
}{ $sight ->
    [5] { "" }
   *[other] , видно на { $sight } км
}.
event-turns-back = Поворачивают назад.
event-stuck = Повозка не может сойти с дороги.
event-stays = День в покое: { $members_grouped }.
event-refused = Так не выйдет: { $doing }.
event-tries = { $doing }: { $sum } — { $good ->
    [yes] успех
   *[no] неудача
}.
event-quick = Путь займёт { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
event-eats = На путь нужно { $needed ->
    [one] { $needed } припас
    [few] { $needed } припаса
   *[other] { $needed } припасов
}{ $missing ->
    [0] { "" }
   *[other] , не хватает { $missing }
}.
event-quick-encounters = В пути их { $number ->
    [one] ждёт { $number } встреча
    [few] ждут { $number } встречи
   *[other] ждёт { $number } встреч
} ({ $sum }).
event-shared = Тяготы пути: на всех { $damage ->
    [one] { $damage } единица урона
    [few] { $damage } единицы урона
   *[other] { $damage } единиц урона
}.
event-turn = { $turn_known ->
    [yes] Ход { $turn }: { $place }{ $dark ->
        [yes] , в темноте
       *[no] { "" }
    }
   *[no] { VERB("Ходит", "Ходят", $actor_gender) } { $actor }
}.
event-forms = Другое построение: { $formation }.
event-clues = Что-то здесь не так: { $clues }.
event-worn = Уже сутки никто не отдыхал.
event-in-dungeon = { $needs_count ->
    [0] В подземелье на ночь есть всё.
   *[other] В подземелье на ночь не хватает: { $needs }.
}
event-no-check = { $actor } { VERB("справляется", "справляются", $actor_gender) } без проверки.
event-check-granted = Просто удаётся: { $actor }.
event-check-denied = Это не может удаться: { $actor }.
event-declines = { $actor } { VERB("отказывается", "отказываются", $actor_gender) } ({ $ability } против { $against }).
event-check-critical-failure = Проверка ({ $ability }), { $actor }: { $sum } против { $against } — единица, критический провал.
    .result = критический провал
event-check-failure = Проверка ({ $ability }), { $actor }: { $sum } против { $against } — провал.
    .result = провал
event-check-success = Проверка ({ $ability }), { $actor }: { $sum } против { $against } — успех.
    .result = успех
event-check-critical-success = Проверка ({ $ability }), { $actor }: { $sum } против { $against } — двадцать, критический успех.
    .result = критический успех
event-chance = Шанс (не больше { $against }): выпало { $sum } — { $happens ->
    [yes] случается
   *[no] не случается
}.
event-certain = Шанс { $against } из ста без броска: { $happens ->
    [yes] случается
   *[no] не случается
}.
event-recovers = { $actor } { VERB("восстанавливается", "восстанавливаются", $actor_gender) }{ $actor_hp_known ->
    [yes] , хиты { $actor_hp_old } → { $actor_hp_new }
   *[no] { "" }
}{ $actor_fatigue_known ->
    [yes] , усталость { $actor_fatigue_old } → { $actor_fatigue_new }
   *[no] { "" }
}.
event-circumstances = Следующий d20 ({ $actor }): { $what ->
    [tilt] { $tilt ->
        [advantage] преимущество
       *[disadvantage] помеха
    }
    [number] { $text }
    [both] { $tilt ->
        [advantage] преимущество
       *[disadvantage] помеха
    }, { $text }
   *[off] без поправок
} — решение ведущего.
event-mended = Щит починен: { $actor }{ $cost ->
    [0] { "" }
   *[other] , это стоило { $cost } из сокровища
}.
event-not-mended = { $cost ->
    [0] Щит сейчас не починить: { $actor }.
   *[other] Щит остался непочиненным, починка стоила бы { $cost } из сокровища: { $actor }.
}

## Вопросы в походах

ask-share = { $actor }: твоя доля сокровищ (не больше { $high })?
ask-survival = { $actor } { VERB("знает", "знают", $actor_gender) } дикую природу: к чему на ночь прибавить +1?
ask-cover = { $actor }: обеспечить на ночь заклинанием ({ $spell }, цена { $price }), что нужно: { $needs }?
ask-pay = { $actor }, не найдено: { $needs }. Чем заплатишь?
ask-day = День { $day }: что будете делать?
ask-own-day = { $actor }: чем займёшься сегодня?
ask-direction = По чему идёте?
ask-forage = Собирать припасы по дороге (шанс { $chance } из 6)?
ask-damage-share = { $actor }: сколько урона несёшь (осталось { $left })?
ask-to-fatigue = { $actor }: усталость { $points } вместо смерти?
ask-explore = { $actor }, { $place }: что делаешь?
ask-clue = { $actor }: как дальше ({ $clues })?
ask-trap = { $actor }: как пройдёшь ({ $trap })?
ask-hours = Сколько часов отдыхать ({ $low }–{ $high })?
ask-catch = { $actor } { VERB("падает", "падают", $actor_gender) } с { $metres } м: попробовать ухватиться (Ловкость против { $against })?
ask-try = { $actor }: { $ability } против { $against }. Попробуешь?
ask-night-encounter = Шанс ночной встречи, сколько из шести?
ask-search-finds = { $actor } { VERB("ищет", "ищут", $actor_gender) } ({ $method }): найдёт ли что-нибудь?
ask-trap-bypassed = { $actor } { VERB("пробует", "пробуют", $actor_gender) } так ({ $method }): выйдет?
ask-check-needed = { $actor }: нужна ли проверка?
ask-situational = { $actor }: важны ли обстоятельства?
ask-situational-number = { $actor }: какой бонус или штраф?
ask-save-ability = { $actor }: какая характеристика помогает?
ask-repair = { $actor }: можно ли починить щит?
ask-repair-cost = { $actor }: во сколько сокровища обойдётся починка щита ({ $low }–{ $high })?
ask-pay-repair = { $actor }: заплатить за починку щита { $price } из сокровища ({ $treasure })?
ask-ranged-maneuver = { $actor } { VERB("пробует", "пробуют", $actor_gender) } это издали ({ $maneuver }), цель: { $target }. Есть ли в этом смысл?

option-supplies = { $supplies ->
    [0] усталостью ({ $points })
   *[other] { $supplies ->
        [one] { $supplies } припасом
       *[other] { $supplies } припасами
    }{ $points ->
        [0] { "" }
       *[other] { " " }и усталостью ({ $points })
    }
}
option-pay-all = припасами, и так за всех остальных, пока хватает
option-food = еда
option-water = вода
option-shelter = укрытие
option-travel = идти (до { $km } км)
option-march = идти днём и ночью (до { $km } км, за единицу усталости)
option-hunt = охотиться (шанс { $chance } из 6, затем Ловкость)
option-explore = разведать местность (шанс { $chance } из 6)
option-rest = отдыхать
option-other = { $doing } (шанс { $chance } из 6)
option-split = каждый займётся своим
option-turn-back = повернуть назад
option-road = по дороге
option-landmark = по ориентиру
option-compass = по сторонам света
option-go = идти дальше: { $room }
option-open = открыть дверь ({ $door })
option-unlock = взломать замок ({ $door }; Ловкость против { $against })
option-force = выбить дверь ({ $door }; Сила против { $against })
option-search = искать ({ $method })
option-form = построиться так: { $formation }
option-way = { $method }
option-go-on = просто идти
option-in-six = { $in_six } из шести
option-auto_success = просто удаётся
option-impossible = невозможно
option-advantage = преимущество
option-disadvantage = помеха
option-number = число

procedure-journey = путешествие
procedure-camp = ночлег
procedure-dungeon = подземелье
procedure-trial = отдельные испытания
outcome-rested = Ночь позади.
outcome-arrived = Конец: они у цели.
outcome-turned-back = Конец: они повернули назад.
outcome-out-of-time = Конец: время вышло.
outcome-perished = Конец: поход погиб.
outcome-left = Конец: они снова снаружи.
outcome-settled = Улажено.
measure-days = дни
measure-turns = ходы
measure-supplies = осталось припасов
measure-arrived = у цели
measure-perished = погибли

## Решения ведущего и забота о раненых

ask-care = Кому нужна помощь?
ask-covered = Цель выстрела или броска — { $target }: какое укрытие?
ask-close-shot = { $actor } { VERB("стреляет", "стреляют", $actor_gender) } в упор: с помехой?
ask-far-shot = { $actor } { VERB("целится", "целятся", $actor_gender) } на предельную дальность: это возможно?
ask-surprise-needed = Могут ли быть застигнуты врасплох ({ $side })?
ask-distance = Дистанция встречи: бросить или назначить?
ask-metres-apart = Сколько метров между ними ({ $low }–{ $high })?
ask-reaction-modifier = Поправка к броску реакции ({ $side }; от { $low } до { $high })?
ask-quick-days = Сколько дней занимает путь ({ $low }–{ $high })?
ask-quick-roll = Бросить кость, сколько встреч будет в пути?
ask-quick-encounters = Сколько встреч будет в пути ({ $low }–{ $high })?
ask-quick-damage = Сколько урона разделит отряд за тяготы пути ({ $low }–{ $high })?
ask-visibility = На сколько километров сегодня видно ({ $low }–{ $high })?
ask-hunt-roll = { $actor } с добычей: бросить кости, сколько выйдет припасов?
ask-hunt-yield = { $actor } с добычей: сколько выйдет припасов ({ $low }–{ $high })?
ask-wandering-every = Через сколько ходов возможна случайная встреча ({ $low }–{ $high })?
ask-wandering-chance = Случайная встреча: в скольких случаях из шести она происходит ({ $low }–{ $high })?
ask-trap-chance = { $actor }, { $trap }: в скольких случаях из шести ловушка срабатывает ({ $low }–{ $high })?
ask-check-dc = { $actor }: насколько это трудно ({ $low }–{ $high }; легко 5, средне 10, трудно 15, очень трудно 20)?
ask-hunger-points = { $actor }: сколько усталости за день без еды или воды ({ $low }–{ $high })?
ask-catch-after = { $actor } { VERB("хватается", "хватаются", $actor_gender) } за опору: после скольких метров падения ({ $low }–{ $high })?
ask-fall-dice = { $actor } { VERB("падает", "падают", $actor_gender) } на мягкое: сколько костей урона ({ $low }–{ $high })?
ask-drift = Насколько они отклонятся от пути?
ask-waive-need = { $actor } { VERB("решает", "решают", $actor_gender) } это заклинанием ({ $spell }): хватит на всю нужду ({ $needs })? Это решит и следующие ночи.
ask-forgive-need = { $need }: пригодится ли что-нибудь в подземелье?
ask-other-activity = Игроки предлагают: «{ $doing }». Можно?
ask-other-chance = «{ $doing }»: какой шанс, сколько из шести?
ask-other-yield = «{ $doing }»: сколько припасов это даст?
ask-wagon = Может ли повозка съехать с дороги?
ask-loud = Был ли слышен шум?
ask-read-by-heat = { $actor }: можно ли прочесть это тепловым зрением?
ask-climb-dc = { $actor }: насколько трудно карабкаться ({ $low }–{ $high })?
ask-proposal = { $actor }: что хотите делать? Скажи своими словами.
ask-besides = { $doing } — по пути?
option-care = позаботиться о раненых
option-care-look = осмотреть тело: { $target }
option-care-cast = { $member }: заклинание ({ $spell }), для кого: { $target }
option-care-use = { $member } даёт предмет ({ $thing_or_weapon }), кому: { $target }
option-on = идти дальше
option-cover = укрытие { $cover }
option-full = полное укрытие
option-degrees = на { $degrees }°
option-propose = что-нибудь другое
option-refuse = нельзя
option-whole-day = целый день
option-on-the-way = по пути
event-no-shot = Сейчас ни выстрелить, ни метнуть нельзя (цель: { $target }): { $actor }, { with-what }.
event-cannot-read = { $actor } ничего не прочтёт в темноте ({ $thing_or_weapon }).
problem-no-way-to-go = в пути нет ни одного отрезка
    .remedy = добавь [[journey.leg]] с километрами или journey.quick
problem-two-ways-to-go = путь и по отрезкам, и быстрый сразу
    .remedy = оставь либо [[journey.leg]], либо journey.quick
problem-resistant-and-immune = иммунному сопротивление ничего не добавит
    .remedy = оставь только immune
problem-heroes-have-no-morale = боевой дух персонажей игроков не проверяется
    .remedy = убери это или напиши kind = «npc»
problem-shield-taken-for-trained = не сказано, умеет ли он с ним; считается, что да
    .remedy = напиши trained = true или trained = false
problem-nobody-adds-effects = без ведущего никто эффектов не добавит
    .remedy = напиши rulings = «ask»
problem-trap-without-clues = скрытую ловушку без намёков никто не заметит
    .remedy = напиши, что игроки могут заметить
problem-no-rooms = в подземелье нет ни одной комнаты
    .remedy = добавь [[dungeon.room]]; первая — та, через которую входят
problem-no-trials = испытывать нечего
    .remedy = добавь [[trial]]
problem-nobody-travels = в поход никто не отправляется
    .remedy = дай хотя бы одному персонажу kind = «pc»

## Прогноз похода

verdict-journey = { $who }: { $arrived ->
    [0] до цели не доходят ни разу
    [100] до цели доходят всегда
   *[other] до цели доходят в { $arrived } % случаев
}, в пути { $days_span } { $days_high ->
    [one] день
    [few] дня
   *[other] дней
}; припасов остаётся { $supplies_span }{ $supplies_sure ->
    [yes] { "" }
   *[no] { " " }(обычно { $supplies })
}, наибольшая усталость { $worn_span }; { $loss ->
    [0] никто при этом не гибнет
    [100] кто-то гибнет всегда
   *[other] в { $loss } % случаев кто-то гибнет
}.
verdict-dungeon = { $who }: { $left ->
    [0] наружу не выходят ни разу
    [100] наружу выходят всегда
   *[other] наружу выходят в { $left } % случаев
}, под землёй { $turns_span } { $turns_high ->
    [one] ход
    [few] хода
   *[other] ходов
}; припасов остаётся { $supplies_span }{ $supplies_sure ->
    [yes] { "" }
   *[no] { " " }(обычно { $supplies })
}, наибольшая усталость { $worn_span }; { $loss ->
    [0] никто при этом не гибнет
    [100] кто-то гибнет всегда
   *[other] в { $loss } % случаев кто-то гибнет
}.
verdict-camp = { $who }: { $perished ->
    [0] ночь всегда проходит без гибели отряда
    [100] ночь никто не переживает
   *[other] в { $perished } % случаев ночь не переживает никто
}; припасов остаётся { $supplies_span }{ $supplies_sure ->
    [yes] { "" }
   *[no] { " " }(обычно { $supplies })
}, наибольшая усталость { $worn_span }; { $loss ->
    [0] никто при этом не гибнет
    [100] кто-то гибнет всегда
   *[other] в { $loss } % случаев кто-то гибнет
}.
verdict-trial = { $who }: { $perished ->
    [0] всё всегда обходится без гибели отряда
    [100] этого никто не переживает
   *[other] в { $perished } % случаев этого не переживает никто
}; наибольшая усталость { $worn_span }; { $loss ->
    [0] никто при этом не гибнет
    [100] кто-то гибнет всегда
   *[other] в { $loss } % случаев кто-то гибнет
}.
forecast-played-trial = { $fights ->
    [one] Испытано { NUMBER($fights) } раз
    [few] Испытано { NUMBER($fights) } раза
   *[other] Испытано { NUMBER($fights) } раз
}, зерно { $seed }.
forecast-played-journey = { $fights ->
    [one] Сыгран { NUMBER($fights) } поход
    [few] Сыграно { NUMBER($fights) } похода
   *[other] Сыграно { NUMBER($fights) } походов
}, зерно { $seed }.
forecast-played-dungeon = { forecast-played-journey }
forecast-played-camp = { $fights ->
    [one] Сыграна { NUMBER($fights) } ночь
    [few] Сыграно { NUMBER($fights) } ночи
   *[other] Сыграно { NUMBER($fights) } ночей
}, зерно { $seed }.
measure-worn = наибольшая усталость в отряде
measure-turned_back = повернули назад
measure-out_of_time = время вышло
measure-left = снова снаружи
measure-loss = кто-то погиб
convention-expedition-tactics = Поход каждый день идёт дальше, по дороге собирает припасы и платит за ночь припасами, пока они есть; когда они кончились, а у кого-то усталость не меньше 5, поворачивает назад. В подземелье идёт из комнаты в комнату, выбивает двери, а потеряв половину хитов, выходит наружу.
forecast-legend-journey = У доли в скобках дан 95-процентный интервал, у среднего он за знаком ±; в скобках после среднего — границы восьми случаев из десяти и медиана.
forecast-legend-dungeon = { forecast-legend-journey }
forecast-legend-camp = { forecast-legend-journey }
forecast-legend-trial = { forecast-legend-journey }
forecast-unlucky-journey = Хуже всего вышло так:
forecast-unlucky-dungeon = { forecast-unlucky-journey }
forecast-unlucky-camp = { forecast-unlucky-journey }
forecast-unlucky-trial = { forecast-unlucky-journey }
forecast-fight-journey = случай { $fight }: { $won ->
        [yes] удалось
       *[no] не удалось
    }{ $fallen ->
        [0] { "" }
       *[other] , падений и смертей: { NUMBER($fallen) }
    }
forecast-fight-dungeon = { forecast-fight-journey }
forecast-fight-camp = { forecast-fight-journey }
forecast-fight-trial = { forecast-fight-journey }
forecast-tenth-journey = один случай из десяти кончается так или хуже: { $fate }
forecast-tenth-dungeon = { forecast-tenth-journey }
forecast-tenth-camp = { forecast-tenth-journey }
forecast-tenth-trial = { forecast-tenth-journey }

## Кем могут быть герои новой сцены

calling-guard = стражник
    .also = стражница страж воин воительница боец
calling-bandit = разбойник
    .also = разбойница вор воровка
calling-cultist = культист
    .also = культистка жрец жрица
calling-bandit_chief = главарь
    .also = атаман атаманша
