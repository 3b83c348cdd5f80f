### Правила и процедуры по-русски: названия правил и их содержание, в порядке каталога.

## Отряд

rule-osr-party-formation = Походное построение
    .statement = Игроки договариваются о построении; их может быть несколько, и менять их можно когда угодно и даром. Оно даёт начальные места и порядок у дверей и ловушек; иначе идут, как записаны в сцене, спереди назад через два метра.
rule-osr-party-treasure_division = Делёж сокровищ
    .statement = Сокровища делятся только между выжившими, как договорятся игроки; доли вместе равны целому. Иначе поровну, остаток первому.
rule-osr-party-experience_division = Делёж опыта
    .statement = Опыт получают все участники похода, и мёртвые тоже: поровну, остаток пропадает.

## Проверки и шансы

rule-osr-check-when = Когда нужна проверка
    .statement = В неясной ситуации ведущий может потребовать проверку; разумный план может просто удаться, невозможное не удастся. Если он не решит иначе, бросают.
rule-osr-check-basic_competence = Основные умения
    .statement = Обычные для искателей приключений дела не проверяют, если рядом нет врага.
rule-osr-check-difficulty = Сложность
    .statement = Легко 5, средне 10, трудно 15, очень трудно 20; если не сказано иначе, 10.
rule-osr-check-untrained_difficulty = Недостаток умения
    .statement = Если нужного умения у персонажа ждать нельзя, сложность всегда 20.
rule-osr-check-announce = Сложность называют заранее
    .statement = Игрок слышит сложность до броска и может отказаться от попытки.
rule-osr-check-roll = Проверка
    .statement = d20 + модификатор одной характеристики + обстоятельства − усталость; сумма не меньше сложности — успех.
rule-osr-check-nat = Единица и двадцать при проверке
    .statement = Единица — критический провал, двадцать — критический успех, какой бы ни была сумма.
rule-osr-check-situational = Обстоятельства
    .statement = Ведущий может дать преимущество, помеху, бонус или штраф; обычно ничего.
rule-osr-check-x_in_y = Шанс x из y
    .statement = Бросают кость с y гранями; не больше x — событие случается; ничего не прибавляют.
rule-osr-check-percent = Шанс в процентах
    .statement = Бросают d100; не больше названного числа — событие случается; 0 никогда и 100 всегда без броска.
rule-osr-check-fifty_percent = Кость для равного шанса
    .statement = Любой равный шанс бросают на d6: то, что названо в правиле, случается на 1–3.

## Спасброски

rule-osr-save-universal = Один спасбросок
    .statement = У каждого одно число против заклинаний, ловушек и особых атак; от вида опасности зависят только модификаторы. Успех делит урон пополам, а прочее действие отменяет.
rule-osr-save-roll = Бросок спасброска
    .statement = d20 + модификаторы вида − усталость; сумма не меньше своего числа спасает.
rule-osr-save-nat = Единица и двадцать при спасброске
    .statement = Единица всегда провал, двадцать всегда успех.
rule-osr-save-magic = Против магии
    .statement = Прибавляется модификатор Разума и особый бонус против магии.
rule-osr-save-death = Против смерти и ядов
    .statement = Прибавляется модификатор Выносливости и особый бонус против смерти.
rule-osr-save-other = Другая характеристика
    .statement = Ведущий может назвать другую характеристику: против обезоруживания Ловкость, против страха Обаяние, иначе никакую.

## Хиты

rule-osr-hit_points-pool = Хиты
    .statement = У каждого есть запас хитов, из которого вычитается весь урон; насколько он ниже нуля, неважно.
rule-osr-hit_points-natural_healing = Естественное лечение
    .statement = Каждая спокойная ночь возвращает 2 хита, не выше полного.
rule-osr-hit_points-no_wild_healing = Не в глуши и не в подземелье
    .statement = Ночь среди опасностей глуши или подземелья не лечит.
rule-osr-hit_points-magical_healing = Магическое лечение
    .statement = Зелья и заклинания возвращают хиты обычно сразу, не выше полного; мёртвых не лечат.
rule-osr-hit_points-death = Смерть
    .statement = У кого 0 хитов или меньше, тот мёртв; с ним кончаются его длящиеся эффекты и удержанное заклинание.

## Мягкая смерть

rule-osr-mild_death-unconscious = При смерти
    .statement = Персонаж игрока с 0 хитов не умирает сразу: 24 часа его можно спасти, потом он мёртв.
rule-osr-mild_death-check_body = Осмотр тела
    .statement = Осмотревший бросает d6: на 1–3 персонаж выживает с 1 хитом и 1d4 хода без сознания, иначе мёртв.
rule-osr-mild_death-healed = Лечение тела
    .statement = Если тело лечат вовремя, бросок тот же; при успехе персонаж сразу приходит в себя со столькими хитами, сколько вылечено.
rule-osr-mild_death-fatigue = Пережитая смерть утомляет
    .statement = Кто так выжил, получает 1 усталость.
rule-osr-mild_death-repeated = Повторная смерть
    .statement = Спасение возможно снова, только если с тех пор хиты хоть раз были полны.
rule-osr-mild_death-body_destroyed = Уничтоженное тело
    .statement = Уничтоженное тело никому не спасти.
rule-osr-mild_death-poison = Яд убивает сразу
    .statement = Кого до нуля довёл яд, тот мёртв без спасения.
rule-osr-mild_death-want_to_live = Купленная жизнь
    .statement = С позволения ведущего умирающий может отдать пять случайных очков характеристик и жить.

## Вещи

rule-osr-items-destroyed = Уничтожение вещей
    .statement = Кого убило разрушительное действие, у того гибнет всё обычное снаряжение.
rule-osr-items-magic_save = Спасбросок магических вещей
    .statement = Каждая магическая вещь жертвы делает свой спасбросок с её числами; провал её уничтожает.
rule-osr-items-magic_bonus = Боевой бонус вещи
    .statement = К спасброску вещь прибавляет свой боевой бонус, из нескольких наибольший.

## Опасности

rule-osr-hazard-climbing = Лазание
    .statement = Лезут вдвое медленнее: метр стоит двух.
rule-osr-hazard-climbing_check = Лазание под давлением
    .statement = В бою раз за ход стороны проверяют Силу против 10, если ведущий не решит иначе; провал — в этот ход не лезут.
rule-osr-hazard-darkness = Тьма
    .statement = В темноте всё равно что слеп, если нет света и не помогает тепловое зрение.
rule-osr-hazard-infravision = Тепловое зрение
    .statement = Показывает тепло; в его пределах владелец не слеп во тьме.
rule-osr-hazard-infravision_range = Дальность теплового зрения
    .statement = Во тьме 12 м, если описание не говорит иного.
rule-osr-hazard-infravision_reading = Тепловым зрением не читают
    .statement = Тепло не показывает букв: и свитков не прочесть.
rule-osr-hazard-infravision_disrupt = Помехи тепловому зрению
    .statement = Свет сбивает тепловое зрение: видно лишь то, что он освещает.
rule-osr-hazard-light_no_surprise = Свет выдаёт
    .statement = Кто несёт свет, никого не застигнет врасплох.
rule-osr-hazard-fall_damage = Падение
    .statement = Падение на твёрдое — 1d6 за каждые начатые два метра, первые два не считаются.
rule-osr-hazard-fall_catch = Удержаться
    .statement = Падая, можно раз ухватиться: Ловкость против 15. Тогда урон только за пройденное, обычно за половину.
rule-osr-hazard-fall_speed = Скорость падения
    .statement = Падают 25 м в секунду, 150 м за раунд.
rule-osr-hazard-hunger_thirst = Голод и жажда
    .statement = За каждые сутки без еды или без воды 1 усталость, без того и другого 2.
rule-osr-hazard-swimming = Плавание
    .statement = Плывут вдвое медленнее; персонажи игроков умеют плавать, если нет причины обратному.
rule-osr-hazard-breath = Задержка дыхания
    .statement = Дыхание задерживают на столько раундов, какова Выносливость.
rule-osr-hazard-breath_release = Потеря дыхания
    .statement = Кто колдует или говорит, сразу теряет дыхание.
rule-osr-hazard-drowning = Утопление
    .statement = Без воздуха в конце каждого хода своей стороны бросают против смерти.

## Усталость

rule-osr-fatigue-track = Усталость
    .statement = Одно число, которое растёт и само не проходит.
rule-osr-fatigue-sources = Причины усталости
    .statement = Усталость даёт бессонница, голод и жажда, болезнь, тяжёлая травма, пережитая смерть, изнурительный ритуал и ночной переход; одна причина считается раз.
rule-osr-fatigue-penalty = Штраф
    .statement = Общий штраф равен усталости и касается только названного.
rule-osr-fatigue-attack = Усталость и попадание
    .statement = Усталость вычитается из каждого броска атаки.
rule-osr-fatigue-damage = Усталость и урон
    .statement = Вычитается из урона, к которому прибавляют Силу; хотя бы 1 остаётся.
rule-osr-fatigue-ac = Усталость и защита
    .statement = Снижает собственный класс доспеха, хоть и ниже нуля.
rule-osr-fatigue-saves = Усталость и спасброски
    .statement = Вычитается из всех спасбросков.
rule-osr-fatigue-checks = Усталость и проверки
    .statement = Вычитается из всех проверок.
rule-osr-fatigue-death = Смерть от усталости
    .statement = Если усталость 7 или больше, при каждой прибавке бросают против смерти.
rule-osr-fatigue-recovery = Восстановление
    .statement = Каждый день в безопасности снимает 1; в глуши помогает только магия.
rule-osr-fatigue-no_death_in_civilisation = В безопасности от усталости не умирают
    .statement = На отдыхе среди людей против смерти от усталости не бросают.

## Ночлег

rule-osr-camp-sequence = Ночлег
    .statement = Каждую ночь в глуши: попытка разбить лагерь, оценка, усталость или припасы.
rule-osr-camp-roll = Три нужды
    .statement = Отряд вместе бросает 3d6: еда, вода, укрытие.
rule-osr-camp-survival_bonus = Навык выживания
    .statement = Каждый, кто умеет выживать в глуши, добавляет +1 к одной кости, названной заранее.
rule-osr-camp-spells = Заклинание вместо нужды
    .statement = Если заклинание целиком покрывает нужду, её кость не бросают.
rule-osr-camp-night = Дозор и ночные встречи
    .statement = Дозор несут по очереди; шанс ночной встречи называет ведущий, обычно никакого.
rule-osr-camp-evaluate = Четыре и больше
    .statement = Кость с бонусами не меньше 4 — нужда покрыта.
rule-osr-camp-pay = Усталость или припас
    .statement = За каждую непокрытую нужду каждый платит 1 припасом или 1 усталостью.
rule-osr-camp-dungeon = Ночлег в подземелье
    .statement = В подземелье не бросают: не покрыты все три нужды.
rule-osr-camp-dungeon_sources = Находки в подземелье
    .statement = Найденное в подземелье может покрыть нужду.

## Путешествие

rule-osr-travel-day_sequence = День пути
    .statement = Направление, потеря пути, случайные встречи, события дня, в конце отдых.
rule-osr-travel-direction = Выбор направления
    .statement = Игроки идут по дороге, по ориентиру или по сторонам света; от этого зависит, можно ли заблудиться.
rule-osr-travel-visibility = Видимость
    .statement = Обычно 5 км вокруг; лес и горы это меняют.
rule-osr-travel-distance = Дневной путь
    .statement = Пять скоростей самого медленного, в километрах.
rule-osr-travel-difficult = Труднопроходимая местность в пути
    .statement = Километр по труднопроходимой местности стоит двух.
rule-osr-travel-roads = Дороги
    .statement = С повозкой с дороги не сойти; скорости и встреч дорога не меняет, и на ней не заблудишься.
rule-osr-travel-night_march = Переход днём и ночью
    .statement = Без отдыха отряд проходит в полтора раза больше, и каждый получает 1 усталость; еда и вода нужны всё равно.
rule-osr-travel-lost = Потеря пути
    .statement = Без дороги и ориентира сбиваются с пути 2 из 6, в труднопроходимой местности 3 из 6.
rule-osr-travel-lost_effect = Отклонение
    .statement = Сбившиеся уходят в сторону: обычно на 45° влево или вправо.
rule-osr-travel-encounter = Дневная встреча
    .statement = 2 из 6 за день пути.
rule-osr-travel-forage = Сбор
    .statement = В пути можно собирать: 2 из 6 на 1d6 припасов.
rule-osr-travel-hunt = Охота
    .statement = Весь день без пути: 1 из 6 найти дичь.
rule-osr-travel-hunt_catch = Добыча
    .statement = Лучший охотник проверяет Ловкость против 10; успех даёт 2d6 припасов.
rule-osr-travel-explore = Разведка местности
    .statement = Весь день без пути: 3 из 6 открыть следующее скрытое место.
rule-osr-travel-other_activity = Другие занятия
    .statement = Игроки могут предложить что угодно; ведущий откажет или назовёт шанс.
rule-osr-travel-simultaneous = Несколько занятий сразу
    .statement = Отряд может разделиться; у каждой части одно занятие и свой бросок.

## Быстрое путешествие

rule-osr-quick_travel-duration = Дни вместо километров
    .statement = Быстрое путешествие считается в днях, их называет ведущий.
rule-osr-quick_travel-supplies = Припасы в дорогу
    .statement = Нужно столько припасов, сколько ртов, умноженных на дни.
rule-osr-quick_travel-shortage = Нехватка
    .statement = Каждый недостающий припас добавляет 1 к общему урону.
rule-osr-quick_travel-shared_damage = Общий урон
    .statement = Все беды пути складываются в одно число.
rule-osr-quick_travel-encounters = Число встреч
    .statement = Больше 5 дней — 1d4 встречи, иначе одна.
rule-osr-quick_travel-division = Раздел урона
    .statement = Игроки делят всё как хотят; иначе как можно ровнее.
rule-osr-quick_travel-to_fatigue = Усталость вместо смерти
    .statement = Очко, которое довело бы до 0, можно взять усталостью; иначе персонаж погиб в пути.

## Подземелья

rule-osr-dungeon-turn_sequence = Ход в подземелье
    .statement = Бродячие монстры, заявки, итоги, конец хода.
rule-osr-dungeon-declare = Заявки
    .statement = Игроки свободно говорят, кто что делает.
rule-osr-dungeon-wandering_frequency = Как часто бродячие монстры
    .statement = Раз в два хода, если приключение не говорит иного.
rule-osr-dungeon-wandering_noise = Шум
    .statement = Шумное поведение добавляет в ход один бросок.
rule-osr-dungeon-wandering_chance = Шанс бродячих монстров
    .statement = Обычно 1 из 6.
rule-osr-dungeon-action_time = Дело занимает ход
    .statement = Большинство дел занимает один ход, и все действуют разом.
rule-osr-dungeon-search = Поиск
    .statement = Находит тот, кто ищет там и так, как надо; не бросают.
rule-osr-dungeon-rest_limit = Как часто отдыхать
    .statement = Не чаще раза в восемь часов исследования.
rule-osr-dungeon-rest_duration = Длительность отдыха
    .statement = От восьми до двенадцати часов; бродячие монстры ходят и тогда.
rule-osr-dungeon-rest_benefit = Что даёт отдых
    .statement = Магическая энергия возвращается вся; хиты нет.
rule-osr-dungeon-no_rest = Изнурение
    .statement = Каждые 24 часа без отдыха дают 1 усталость.
rule-osr-dungeon-doors = Двери
    .statement = Если не сказано иначе, закрыты.
rule-osr-dungeon-locked = Запертые двери
    .statement = Открывает ключ, взломщик или шумный удар.
rule-osr-dungeon-force_door = Взлом
    .statement = Застрявшая дверь: Сила против 10, запертая: Сила против 15, отмычка: Ловкость против 15; одна попытка за ход.
rule-osr-dungeon-trap_kinds = Ловушки
    .statement = Явные видит каждый; скрытые должно что-то выдавать.
rule-osr-dungeon-trap_trigger = Срабатывание
    .statement = Ловушка срабатывает на 2 из 6; бросают за каждого по порядку построения.
rule-osr-dungeon-trap_bypass = Обход ловушки
    .statement = О замеченной ловушке игроки говорят, как её обходят; верного способа довольно.

## Встречи

rule-osr-encounter-sequence = Порядок встречи
    .statement = Внезапность, расстояние, инициатива, действия, конец.
rule-osr-encounter-surprise = Внезапность
    .statement = Каждая сторона бросает d6; 1 или 2 — застигнута врасплох.
rule-osr-encounter-one_surprised = Застигнута одна сторона
    .statement = Застигнутые пропускают первый раунд и бросают инициативу в начале второго.
rule-osr-encounter-both_surprised = Застигнуты все
    .statement = Никто не получает выгоды и ничего не пропускает.
rule-osr-encounter-distance_indoor = Расстояние внутри
    .statement = 4d6 метров, половина при внезапности.
rule-osr-encounter-distance_outdoor = Расстояние снаружи
    .statement = 4d6 × 10 метров, при внезапности 1d4 × 10.
rule-osr-encounter-player_actions = Действия игроков
    .statement = Игроки могут говорить, уйти, ждать, напасть — что угодно.
rule-osr-encounter-reaction_roll = Реакция
    .statement = Если неясно, как поведут себя монстры, бросают 2d6 по таблице.
rule-osr-encounter-reaction_result = Что значит реакция
    .statement = Кто может напасть, нападает на 1–3 из d6; остальные ждут.
rule-osr-encounter-end_time = Время встречи
    .statement = Встреча и бой занимают хотя бы один ход, с округлением вверх.

## Бой

rule-osr-combat-initiative = Инициатива
    .statement = 1d10 на сторону, у кого больше, тот раньше.
rule-osr-combat-tie = Равная инициатива
    .statement = При равенстве первой идёт сторона игроков; равные стороны ведущего перебрасывают.
rule-osr-combat-initiative_once = Раз за бой
    .statement = Порядок держится весь бой.
rule-osr-combat-initiative_each_round = Каждый раунд
    .statement = По выбору инициативу бросают каждый раунд.
rule-osr-combat-sequence = Раунд
    .statement = Каждая сторона по порядку: боевой дух, ход, конец хода; затем новый раунд.
rule-osr-combat-turn_start = Начало хода
    .statement = Определяется, кто связан боем, и пропадают неиспользованные подготовленные действия.
rule-osr-combat-morale_trigger = Переломы в бою
    .statement = Боевой дух проверяют после первой смерти в группе, после потери половины и после смерти вожака; каждый перелом раз.
rule-osr-combat-morale_reversal_gm = Другие переломы
    .statement = Переломом может быть всё, что назовёт им ведущий.
rule-osr-combat-morale_roll = Проверка боевого духа
    .statement = 2d6 на группу; не больше духа — держатся.
rule-osr-combat-morale_failure = Сломленный дух
    .statement = Группа обычно бежит; кто не может уйти, сдаётся.
rule-osr-combat-morale_two = Два успеха
    .statement = Группа, дважды устоявшая, бьётся насмерть.
rule-osr-combat-side_turn = Общий ход
    .statement = Члены стороны действуют в один ход в любом порядке и могут чередоваться.
rule-osr-combat-limits = Пределы хода
    .statement = За раунд не больше своей скорости и одно действие.
rule-osr-combat-actions = Что такое действие
    .statement = Атака, заклинание, возня с вещью; говорить и ронять — даром.
rule-osr-combat-multi_attack = Несколько атак
    .statement = У кого в описании несколько атак, тот делает все одним действием.
rule-osr-combat-split_move = Движение частями
    .statement = Двигаться можно до действия, после него и частями.
rule-osr-combat-instant = Мгновенное действие
    .statement = В любой миг раунда, и в чужой ход; действия не стоит.
rule-osr-combat-instant_limit = Одно за раунд
    .statement = Не больше одного мгновенного действия за раунд.
rule-osr-combat-instant_surprised = Не для застигнутых врасплох
    .statement = У застигнутого врасплох нет мгновенных действий.
rule-osr-combat-movement = Что такое движение
    .statement = Всякая перемена места: ходьба, бег, плавание, полёт, лазание, прыжок.
rule-osr-combat-difficult = Труднопроходимая местность
    .statement = Стоит вдвое, но не больше.
rule-osr-combat-engaged = Связан ближним боем
    .statement = Связан тот, до кого в начале хода его стороны дотягивается способный враг, или кто сам бил вблизи.
rule-osr-combat-engaged_ranged = Стрельба из ближнего боя
    .statement = На 1–3 из d6 промах без броска.
rule-osr-combat-engaged_items = Вещи в ближнем бою
    .statement = На 1–3 из d6 вещь падает на землю.
rule-osr-combat-engaged_casting = Заклинания в ближнем бою
    .statement = На 1–3 из d6 заклинание пропадает вместе с ценой.
rule-osr-combat-engaged_move = Стратегическое движение
    .statement = Связанный движется лишь вокруг противников, ни от кого не уходя.
rule-osr-combat-disengage = Выход из боя
    .statement = Ценой действия можно уйти из ближнего боя; свободных атак нет.
rule-osr-combat-reach = Досягаемость
    .statement = По размеру оружия: малое 1 м, среднее 2 м, большое 3 м.
rule-osr-combat-throw_range = Дальность броска
    .statement = До стольких метров, какова Сила; до удвоенной с помехой.
rule-osr-combat-zones = Зоны дальности
    .statement = По выбору вместо метров пять зон.
rule-osr-combat-zone_close = Близко
    .statement = 0–5 м: любые атаки.
rule-osr-combat-zone_near = Рядом
    .statement = 6–25 м: метание и стрельба.
rule-osr-combat-zone_far = Далеко
    .statement = 26–50 м: только стрельба, малое оружие с помехой.
rule-osr-combat-zone_very_far = Очень далеко
    .statement = 51–100 м: большое оружие, среднее с помехой.
rule-osr-combat-zone_extreme = Предельно далеко
    .statement = 101 м и больше: большое оружие с помехой, если позволит ведущий.
rule-osr-combat-full_cover = Полное укрытие
    .statement = В полностью укрытого нельзя ни стрелять, ни метать.
rule-osr-combat-partial_cover = Частичное укрытие
    .statement = Даёт 1–4 к защите от стрельбы и метания.
rule-osr-combat-end = Конец боя
    .statement = Бой идёт, пока стоят две враждебные группы; беглец ушёл, если до всех врагов больше 50 м.

## Атаки

rule-osr-attack-roll = Бросок атаки
    .statement = d20 + модификаторы не меньше класса доспеха — попадание.
rule-osr-attack-melee_mod = Ближняя атака
    .statement = Прибавляют бонус класса и Силу.
rule-osr-attack-ranged_mod = Дальняя атака
    .statement = Прибавляют бонус класса и Ловкость.
rule-osr-attack-monster_mod = Монстры
    .statement = У них бонус в описании; характеристику не прибавляют.
rule-osr-attack-nat1 = Единица
    .statement = Всегда промах.
rule-osr-attack-nat20 = Двадцать
    .statement = Критическое попадание при любой защите.
rule-osr-attack-critical = Критический урон
    .statement = Каждая кость даёт максимум; не бросают.
rule-osr-attack-full_damage_critical = Полный урон
    .statement = Если на всех костях максимум, это критическое попадание.
rule-osr-attack-critical_extra = Добавочный эффект
    .statement = По выбору ведущий может добавить к критическому попаданию эффект.
rule-osr-attack-damage = Урон
    .statement = Кости и модификаторы вычитают из хитов.
rule-osr-attack-min_damage = Не меньше 1
    .statement = Попадание всегда снимает хотя бы 1, если цель не неуязвима.
rule-osr-attack-immunity = Иммунитет
    .statement = Цель с иммунитетом не получает ничего.
rule-osr-attack-invulnerable = Неуязвимые монстры
    .statement = По выбору монстры с 5-го уровня неуязвимы для немагического урона, кроме урона от таких же.
rule-osr-attack-resistance = Сопротивление
    .statement = Половина урона, вниз.
rule-osr-attack-weakness = Уязвимость
    .statement = Вдвое; с сопротивлением взаимно гасится.
rule-osr-attack-parts = Смешанный урон
    .statement = Каждая часть меняется отдельно, затем их складывают.
rule-osr-attack-persistent = Длящийся урон
    .statement = Действует каждый раунд, пока длится.
rule-osr-attack-persistent_timing = Когда приходит длящийся урон
    .statement = В конце хода стороны жертвы, впервые в ближайшем.

## Другие положения в бою

rule-osr-situation-sprint = Спринт
    .statement = Ценой действия можно пройти вдвое дальше.
rule-osr-situation-throw = Метание оружия
    .statement = На попадание Ловкость, к урону Сила; оружие остаётся у цели.
rule-osr-situation-unarmed = Безоружная атака
    .statement = Урон 1 + Сила, хотя бы 1.
rule-osr-situation-unarmed_target = Против безоружного
    .statement = Ближняя атака на того, кто ничего не держит, с преимуществом.
rule-osr-situation-improvised = Импровизированное оружие
    .statement = Урон бросают дважды, считается меньшая сумма.
rule-osr-situation-improvised_use = Необычное применение
    .statement = То же, если оружие применяют не так, как положено.
rule-osr-situation-untrained_weapon = Незнакомое оружие
    .statement = Считается импровизированным.
rule-osr-situation-two_weapons_choice = Два оружия: выбор
    .statement = При атаке выбирают, каким; лишней атаки нет.
rule-osr-situation-two_weapons_bonus = Два оружия: бонус
    .statement = С двумя знакомыми ближними орудиями +1 к попаданию, урону и защите.
rule-osr-situation-maneuver = Боевой манёвр
    .statement = После попадания вместо урона можно выбрать другой эффект.
rule-osr-situation-maneuver_save = Сопротивление манёвру
    .statement = Против обезоруживания спасает Ловкость; с тем, кто гораздо больше, так не выйдет.
rule-osr-situation-maneuver_push = Толчок
    .statement = На два метра прочь.
rule-osr-situation-maneuver_prone = Подножка
    .statement = Цель лежит на земле.
rule-osr-situation-maneuver_hold = Захват
    .statement = Схваченный не уйдёт, пока держащий рядом и не занят другим; в свой ход проверяет Силу против 10.
rule-osr-situation-maneuver_disarm = Обезоруживание
    .statement = Одно оружие падает к ногам.
rule-osr-situation-untrained_armor = Непривычный доспех
    .statement = Даёт лишь половину бонуса.
rule-osr-situation-untrained_shield = Непривычный щит
    .statement = Даёт половину, и блокировать им нельзя.
rule-osr-situation-shield_block = Блок щитом
    .statement = Мгновенным действием можно отдать очки щита и за каждое вычеркнуть кость урона.
rule-osr-situation-shield_destroyed = Гибель щита
    .statement = Отданные очки щита пропадают; при нуле он уничтожен.
rule-osr-situation-shield_repair = Починка щита
    .statement = Вне боя, за цену, которую назовёт ведущий; во время сцены обычно нет.
rule-osr-situation-surround = Окружение
    .statement = Трое и больше вокруг одного получают +1 к попаданию.
rule-osr-situation-surround_size = Гораздо больше
    .statement = На гораздо больших окружение не действует.
rule-osr-situation-prone_stand = Вставание
    .statement = Стоит всего движения раунда.
rule-osr-situation-prone_penalty = На земле
    .statement = Кто лежит или в этом раунде встал, бьёт с помехой, а его вблизи бьют с преимуществом.
rule-osr-situation-ready = Подготовленное действие
    .statement = Ценой действия можно ждать события и действовать в его миг.
rule-osr-situation-ready_move = Движение при подготовленном действии
    .statement = В ход и в тот миг вместе не больше своей скорости.
rule-osr-situation-hold_spell = Удержание заклинания
    .statement = Сотворённое заклинание можно удержать и отпустить позже мгновенным действием.
rule-osr-situation-hold_loss = Потеря удержанного
    .statement = При попадании на 1–3 из d6 заклинание теряется.
rule-osr-situation-hold_no_casting = Никаких других заклинаний
    .statement = Держа заклинание, нельзя творить другие; отпустить — даром.
rule-osr-situation-hold_melee = Удержанное в ближнем бою
    .statement = Отпускание в ближнем бою не срывается.
rule-osr-situation-simultaneous = Одновременность
    .statement = Действие и ответ на него происходят разом, если ведущий не решит иначе.
rule-osr-situation-blind_move = Движение вслепую
    .statement = Куда хочет, слепой пройдёт не больше метра за ход; быстрее — наугад.
rule-osr-situation-blind_direction = Случайное направление
    .statement = 1d8: 1 — север, дальше по часовой стрелке.
rule-osr-situation-blind_melee = Слепота в ближнем бою
    .statement = Слепой бьёт с помехой, а слепого бьют с преимуществом.
rule-osr-situation-blind_ranged = Слепота и стрельба
    .statement = Слепой не стреляет и не метает.
rule-osr-situation-coup = Добивающий удар
    .statement = Беспомощного бьют без броска атаки.
rule-osr-situation-coup_gm = Воля ведущего
    .statement = Это может быть критическое попадание или смерть.
rule-osr-situation-subdue = Усмирение
    .statement = Объявленная атака без убийства: вместо смерти беспамятство или сдача.
rule-osr-situation-subdue_result = Беспамятство или сдача
    .statement = Обычно беспамятство на 1d4 хода с 1 хитом.
rule-osr-situation-unstable_ranged = Неустойчивость: стрельба
    .statement = Дальние атаки с помехой.
rule-osr-situation-unstable_spell = Неустойчивость: заклинания
    .statement = Не мгновенные заклинания срываются на 1–3 из d6.
rule-osr-situation-unstable_items = Неустойчивость: предметы
    .statement = Магические предметы там действуют как обычно.
rule-osr-situation-magic_flight = Магический полёт
    .statement = Магический полёт — не неустойчивая поверхность.
rule-osr-situation-water_melee = Атака под водой
    .statement = Всё, кроме колющего, с помехой.
rule-osr-situation-water_damage = Урон под водой
    .statement = Дробящий и рубящий делится пополам.
rule-osr-situation-water_ranged = Стрельба под водой
    .statement = Только подходящим оружием.
rule-osr-situation-water_breath = Дыхание под водой
    .statement = Дыхание задерживают с начала первого раунда.

## Атаки

rule-osr-attack-adv_sources = Откуда преимущество и помеха
    .statement = Преимущество даёт ближняя атака на безоружного, лежащего и слепого; помеху — своё падение, слепота, неустойчивость, дальность и вода.

## Дополнения

rule-osr-completion-advantage = Преимущество и помеха
    .statement = Бросают дважды, считается лучшее или худшее; вместе гасятся.
rule-osr-completion-abilities = Значения и модификаторы
    .statement = До 3 −3, до 5 −2, до 8 −1, до 12 0, до 15 +1, до 17 +2, дальше +3.
rule-osr-completion-ac = Сложение защиты
    .statement = 10 + Ловкость + доспех + щит, если не дана целиком.
rule-osr-completion-attack_bonus = Бонус класса
    .statement = У воина и монстра уровень, у прочих половина.
rule-osr-completion-save_number = Число спасброска
    .statement = 15 без половины уровня, не меньше 5.
rule-osr-completion-hp = Хиты монстров
    .statement = Пять на уровень; у нулевого 3.
rule-osr-completion-move = Скорость
    .statement = Если не указана, 6.
rule-osr-completion-damage_str = Сила и урон
    .statement = Персонажи прибавляют Силу к удару и броску, но не к выстрелу; урон монстров полный.
rule-osr-completion-weapons = Оружие
    .statement = Таблица оружия: урон, вид, размер.
rule-osr-completion-missile_range = Дальность стрельбы
    .statement = Малое 25/50 м, среднее 50/100, большое 100/200.
rule-osr-completion-ammo = Боеприпасы и зарядка
    .statement = Боеприпасы считают, только если указаны; арбалет заряжают действием.
rule-osr-completion-armor = Доспехи и щиты
    .statement = Кожа +2, кольчуга +4, латы +6; малый щит 1, большой 2.
rule-osr-completion-spells = Заклинания
    .statement = Сотворение — действие и стоит магической энергии; урон магический.
rule-osr-completion-monsters = Монстры
    .statement = Если не сказано иначе, боевой дух 7.
rule-osr-completion-size = Размер
    .statement = Природное оружие: до малого 1 м, среднее 2, большое 3, огромное 4.
rule-osr-completion-helpless = Беспомощный
    .statement = Ни хода, ни мгновенных действий, и никого не связывает.
rule-osr-completion-supply = Припас
    .statement = Что одному нужно на одну нужду ночи или на день быстрого пути.
rule-osr-completion-time = Длина хода
    .statement = Раунд 6 секунд, ход 10 минут.
rule-osr-completion-battlefield = Расстояния
    .statement = Прямое расстояние вниз до целых метров; на чужом месте не остановиться.
rule-osr-completion-dice_notation = Запись костей
    .statement = Число костей, d и число граней, затем прибавка: 2d6+1; частей может быть несколько.
