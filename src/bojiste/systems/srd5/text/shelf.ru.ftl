### Бестиарий: столбцы списка и блок, каким по нему играют.

column-ac = КД
column-hp = хиты
column-speed = скорость
column-cr = опасность
column-xp = опыт
column-kind = вид
column-size = размер

size-tiny = крошечный
size-small = маленький
size-medium = средний
size-large = большой
size-huge = огромный
size-gargantuan = громадный
creature-aberration = аберрация
creature-beast = зверь
creature-celestial = небожитель
creature-construct = конструкт
creature-dragon = дракон
creature-elemental = элементаль
creature-fey = фея
creature-fiend = исчадие
creature-giant = великан
creature-humanoid = гуманоид
creature-monstrosity = чудовище
creature-ooze = слизь
creature-plant = растение
creature-undead = нежить

block-head = { $kind }, { $size }
block-size-tiny = размер: крошечный
block-size-small = размер: маленький
block-size-medium = размер: средний
block-size-large = размер: большой
block-size-huge = размер: огромный
block-size-gargantuan = размер: громадный
block-body = КД { $ac }, хиты { $hp }, скорость { $speed }
block-walk = { $feet } фт.
block-fly = полёт { $feet } фт.
block-swim = плавание { $feet } фт.
block-climb = лазание { $feet } фт.
block-burrow = копание { $feet } фт.
block-challenge = Опасность { $challenge } ({ $xp } опыта)
block-saves = Спасброски: { $what }
block-skills = Навыки: { $what }
block-senses = Чувства: { $what }
block-blindsight = слепое зрение { $feet } фт.
block-darkvision = тёмное зрение { $feet } фт.
block-tremorsense = чувство вибрации { $feet } фт.
block-truesight = истинное зрение { $feet } фт.
block-passive = пассивная Внимательность { $number }
block-resist = Сопротивление: { $what }
block-immune = Иммунитет: { $what }
block-vulnerable = Уязвимость: { $what }
block-conditions = Не страдает: { $what }
block-nonmagical = { $type } от немагических атак{ $spared ->
    [silvered] { " " }(кроме посеребрённого оружия)
    [adamantine] { " " }(кроме адамантинового оружия)
   *[none] {""}
}
block-traits = Особенности: { $what }
block-multiattack = Мультиатака: { $what }
block-throw = { $what } (в броске)
block-two-hands = { $what } (двумя руками)
block-spells = Заклинания (СЛ { $dc }, { $hit } к попаданию, ячейки { $slots }): { $what }
block-utility = Вне боя: { $what }
block-legends = Легендарные действия ({ $number } за раунд; в скобках — цена): { $what }
block-legend-move = перемещение
block-legend-move-half = перемещение на половину скорости
block-legend-move-slip = перемещение, не дающее никому повода для атаки
block-legend-teleport = телепортация до { $feet } фт.
block-legend-spell = заклинание
block-legend-cantrip = заговор
block-form = Облик: { $name } ({ $what }).
block-form-ac = КД { $ac }
block-line = { $name }: { $what }.
block-hit = { $hit } к попаданию
block-reach = досягаемость { $feet } фт.
block-range = дистанция { $normal }/{ $long } фт.
block-legendary = легендарное действие, стоит { $cost }
block-lair = действие логова
block-bonus = бонусное действие
block-reaction = реакция
block-free = перед атаками
block-death = когда умирает
block-touched = тому, кто попадает вблизи
block-nearby = тому, кто начинает там ход
block-turn = в начале своего хода тем, кто внутри
block-touch = касанием
block-targets = целей: { $number }
block-attack-melee = рукопашная атака заклинанием
block-attack-ranged = дальнобойная атака заклинанием
block-missiles = { $number ->
    [one] { $number } снаряд
    [few] { $number } снаряда
   *[other] { $number } снарядов
}
block-push = отталкивает на { $feet } фт.
block-pull = притягивает на { $feet } фт.
block-concentration = концентрация
block-recharge = перезаряжается на { $face } и больше
block-uses = { $uses ->
    [one] { $uses } раз в день
    [few] { $uses } раза в день
   *[other] { $uses } раз в день
}
block-cone = конус { $feet } фт.
block-line-shape = линия { $feet } фт.
block-sphere = радиус { $feet } фт.
block-cube = куб { $feet } фт.
block-cylinder = цилиндр { $feet } фт.
block-wall = стена { $feet } фт.
block-within = в пределах { $feet } фт.
block-save = спасбросок ({ $save }){ $dc ->
    [0] { "" }
   *[other] , СЛ { $dc }
}
block-half = при успехе половина
block-for-hours = { $hours ->
    [one] на { $hours } час
    [few] на { $hours } часа
   *[other] на { $hours } часов
}
block-for-minutes = { $minutes ->
    [one] на { $minutes } минуту
    [few] на { $minutes } минуты
   *[other] на { $minutes } минут
}
block-for-rounds = { $rounds ->
    [one] на { $rounds } раунд
    [few] на { $rounds } раунда
   *[other] на { $rounds } раундов
}
block-thp = временные хиты: { $dice }
block-lifts = снимает: { $what }
block-weaker = только на тех, у кого не больше { $number } хитов
block-kills = убивает
block-revives = возвращает к жизни с 1 хитом
block-counters = прерывает заклинание
block-dispels = рассеивает заклинания
block-on-held = только по тому, кого держит
block-on-helpless = только по тому, кого держит или очаровал, и по тому, кто не может двигаться
block-on-prone = только по тому, кто лежит
block-on-hit = только по тому, в кого попал в этот ход
block-on-other = только по другой цели, чем предыдущая атака
block-magical = магическая атака
block-while-held-only = пока так кого-то держит — ни по кому другому
block-while-held-favoured = пока так кого-то держит — ни по кому другому, а по нему с преимуществом
block-while-held-sure = пока так кого-то держит — ни по кому другому, а в него попадает без броска
block-charge = после разбега в { $feet } фт. ещё { $what }
block-charge-bonus = затем { $what } бонусным действием
block-escape = высвобождение СЛ { $dc }
block-repeat = { $when ->
    [harmed] спасбросок повторяется при каждом уроне
    [wronged] спасбросок повторяется, когда враг причиняет вред
    [judged] спасбросок повторяется один раз
    [action] спасбросок можно повторить действием
   *[turn] спасбросок повторяется каждый ход
}
block-tended = прекращается действием того, кто рядом{ $dc ->
    [0] {""}
   *[other] , СЛ { $dc }
}
block-once = на устоявшего не действует до конца суток
block-each-turn = { $what } каждый ход
block-heals = лечит { $dice }

## Особенности блоков

feature-cunning_action = хитрое действие
feature-dark_devotion = тёмная преданность
feature-evasion = увёртливость
feature-keen_hearing = острый слух
feature-keen_sight = острое зрение
feature-keen_smell = острый нюх
feature-legendary_resistance = легендарное сопротивление
feature-lucky = везучесть
feature-magic_resistance = сопротивление магии
feature-nimble_escape = ловкий побег
feature-pack_tactics = тактика стаи
feature-amorphous = аморфность
feature-barbed_hide = шипастая шкура
feature-devils_sight = дьявольское зрение
feature-earth_glide = скольжение сквозь землю
feature-echolocation = эхолокация
feature-ice_walk = хождение по льду
feature-illumination = свечение
feature-incorporeal_movement = бестелесное перемещение
feature-running_leap = прыжок с разбега
feature-snow_camouflage = маскировка в снегу
feature-steadfast = непоколебимость
feature-stone_camouflage = маскировка среди камней
feature-sure_footed = твёрдая поступь
feature-tunneler = прокладчик ходов
feature-underwater_camouflage = подводная маскировка
feature-web_walker = хождение по паутине
feature-reckless = безрассудство
feature-regeneration = регенерация
feature-relentless_endurance = непоколебимая стойкость
feature-sneak_attack = скрытая атака
feature-teleport = телепортация
feature-undead_fortitude = стойкость нежити
feature-aggressive = агрессивность
feature-ambusher = нападение из засады
feature-assassinate = нападение убийцы
feature-berserk = неистовство
feature-blood_frenzy = кровавое бешенство
feature-brave = храбрость
feature-duergar_resilience = стойкость дуэргаров
feature-fey_ancestry = наследие фей
feature-flyby = облёт
feature-gnome_cunning = гномья хитрость
feature-grappler = мастер захвата
feature-invisible = невидимость
feature-light_sensitivity = чувствительность к свету
feature-martial_advantage = боевое превосходство
feature-misty_escape = бегство в тумане
feature-parry = парирование
feature-rampage = буйство
feature-reflective_carapace = отражающий панцирь
feature-relentless = неутомимость
feature-rock_catching = ловля камней
feature-shares_space = вход на чужое место
feature-siege_monster = осадное чудовище
feature-standing_leap = прыжок с места
feature-sunlight_sensitivity = чувствительность к солнцу
feature-surprise_attack = внезапная атака
feature-swarm = рой
feature-two_headed = две головы
feature-vampire_weaknesses = слабости вампира

## Что из блока отыгрывается

part-of-block-attack = атаки
part-of-block-multiattack = мультиатака
part-of-block-recharge = то, что перезаряжается и расходуется
part-of-block-save = спасброски
part-of-block-area = области
part-of-block-legendary = легендарные действия
part-of-block-trait = особенности
part-of-block-reaction = реакции
part-of-block-spells = заклинания
part-of-block-defence = сопротивления и иммунитеты
part-of-block-action = прочие действия
part-of-block-feature = умения

## Насколько тяжёл бой по книге

budget-trifling = По книге это легче лёгкого.
budget-easy = По книге это лёгкий бой.
budget-medium = По книге это бой средней сложности.
budget-hard = По книге это тяжёлый бой.
budget-deadly = По книге это смертельный бой.
budget-sum = Врагов: { $enemies }, всего { $points } опыта{ $halves ->
    [0] .
    [1] , для большой партии половина: { $adjusted }.
    [2] .
    [3] , умножить на 1,5 за их число: { $adjusted }.
    [4] , умножить на 2 за их число: { $adjusted }.
    [5] , умножить на 2,5 за их число: { $adjusted }.
    [6] , умножить на 3 за их число: { $adjusted }.
    [8] , умножить на 4 за их число: { $adjusted }.
   *[10] , умножить на 5 за их число: { $adjusted }.
}
budget-limit-easy = лёгкий { $points }
budget-limit-medium = средний { $points }
budget-limit-hard = тяжёлый { $points }
budget-limit-deadly = смертельный { $points }

## Файлы других программ

problem-import-unknown-form = в таком виде блоки не читаются
    .remedy = читаются: { $known }
problem-import-json = это не JSON
    .remedy = сохрани файл заново из программы, из которой он взят
problem-import-many = для одного файла блоков слишком много
    .remedy = самое большее { $maximum }
problem-import-lacks = блок говорит об этом не так, как говорят блоки
    .remedy = напиши как напечатано или сделай блок вручную
problem-import-unread = это не понято и пропущено
    .remedy = напиши так, как пишет эта программа, или допиши в блок вручную
problem-import-copy = это копия блока, которого нет ни в файле, ни в бестиарии
    .remedy = добавь тот блок в тот же файл или возьми файл с целым блоком
problem-import-copy-circle = это в конечном счёте копия самого себя
    .remedy = пусть один из этих блоков будет полным, без _copy
problem-import-copy-ours = блока, с которого снята эта копия, в файле нет
    .remedy = берётся { $taken } из бестиария с указанными изменениями
problem-import-taken = названо несколько
    .remedy = берётся { $taken }
problem-import-worked-out = в файле этого нет
    .remedy = вычислено по остальному: { $taken }
problem-import-metric = это не футы
    .remedy = берётся { $taken }; 1,5 м — это 5 футов
problem-import-left-out = это не переносится
    .remedy = блок отыгрывается без этого; держите это под рукой
problem-import-parts = действия этого существа хранятся на другой странице базы данных
    .remedy = поместите страницы Creature, CreatureAction и CreatureTrait друг за другом в один файл
problem-import-not-prepared = это заклинание не подготовлено
    .remedy = оно пропущено; если оно нужно, подготовь его и сохрани файл заново

## Классы готовых героев

calling-barbarian = варвар
    .also = варварка
calling-bard = бард
    .also = бардесса певец певица
calling-cleric = жрец
    .also = жрица клирик
calling-druid = друид
    .also = друидка
calling-fighter = воин
    .also = воительница боец рыцарь
calling-monk = монах
    .also = монахиня
calling-paladin = паладин
    .also = паладинка
calling-ranger = следопыт
    .also = следопытка охотник охотница
calling-rogue = плут
    .also = плутовка вор воровка разбойник разбойница
calling-sorcerer = чародей
    .also = чародейка
calling-warlock = колдун
    .also = колдунья
calling-wizard = волшебник
    .also = волшебница маг
things-weapon = оружие
things-armour = доспехи
things-spell = заклинания
thing-versatile = { "" } ({ $dice } двумя руками)
thing-armour-light = лёгкий, КД { $ac } + Ловкость
thing-armour-medium = средний, КД { $ac } + Ловкость (не больше +2)
thing-armour-heavy = тяжёлый, КД { $ac }
thing-armour-shield = +{ $ac } к КД
thing-strength = нужна Сила { $number }
thing-loud = помеха Скрытности
thing-level = { $level ->
    [0] заговор
   *[other] { $level }-й уровень
}
armour-padded = стёганый доспех
armour-leather = кожаный доспех
armour-studded_leather = проклёпанный кожаный доспех
armour-hide = шкурный доспех
armour-chain_shirt = кольчужная рубаха
armour-scale_mail = чешуйчатый доспех
armour-breastplate = кираса
armour-half_plate = полулаты
armour-ring_mail = колечный доспех
armour-chain_mail = кольчуга
armour-splint = наборный доспех
armour-plate = латы
armour-shield = щит
block-pierces = { $what } за каждые 5 футов пути
thing-parts = из этих: { $what }
thing-left = не разыгрывается: { $what }
thing-left-something = кое-что не разыгрывается
