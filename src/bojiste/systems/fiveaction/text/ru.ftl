### «Бой» по-русски: журнал, вопросы, ответы, суммы, показатели, ошибки. Правила — в rules.ru.ftl.

system = «Бой» (пять действий в раунде)
gm = Мастер
tag-gm-ruling = решает Мастер
procedure-fight = бой

## Слова, которые берут сообщения

n-net = { $net ->
    [one] { $net } жизнь
    [few] { $net } жизни
   *[other] { $net } жизней
}
n-left = { $left ->
    [one] { $left } действие
    [few] { $left } действия
   *[other] { $left } действий
}
remains = { $left ->
    [one] остаётся { n-left }
   *[other] остаётся { n-left }
}
n-price = { $price ->
    [one] { $price } действие
    [few] { $price } действия
   *[other] { $price } действий
}
n-prices = { $more ->
    [yes] { $price }–{ $most ->
        [one] { $most } действие
        [few] { $most } действия
       *[other] { $most } действий
    }
   *[no] { n-price }
}
how-far = { $way }{ $reaches ->
    [yes] { "" }
   *[no] , останется { $short }
}
stun-now = { $actor_stun_known ->
    [yes] { " " }(оглушение { $actor_stun_old } → { $actor_stun_new })
   *[no] { "" }
}

weapon-fist = кулак
    .gender = m
    .gen = кулака
    .acc = кулак
    .ins = кулаком
weapon-kick = нога
    .gender = f
    .gen = ноги
    .acc = ногу
    .ins = ногой
weapon-light_straight_blade = нож
    .gender = m
    .gen = ножа
    .acc = нож
    .ins = ножом
weapon-light_curved_blade = кривой нож
    .gender = m
    .gen = кривого ножа
    .acc = кривой нож
    .ins = кривым ножом
weapon-light_axe = топорик
    .gender = m
    .gen = топорика
    .acc = топорик
    .ins = топориком
weapon-light_blunt = дубинка
    .gender = f
    .gen = дубинки
    .acc = дубинку
    .ins = дубинкой
weapon-medium_straight_blade = меч
    .gender = m
    .gen = меча
    .acc = меч
    .ins = мечом
weapon-medium_curved_blade = сабля
    .gender = f
    .gen = сабли
    .acc = саблю
    .ins = саблей
weapon-medium_axe = топор
    .gender = m
    .gen = топора
    .acc = топор
    .ins = топором
weapon-medium_blunt = дубина
    .gender = f
    .gen = дубины
    .acc = дубину
    .ins = дубиной
weapon-heavy_greatsword = двуручный меч
    .gender = m
    .gen = двуручного меча
    .acc = двуручный меч
    .ins = двуручным мечом
weapon-heavy_straight_blade = длинный меч
    .gender = m
    .gen = длинного меча
    .acc = длинный меч
    .ins = длинным мечом
weapon-heavy_curved_blade = большая сабля
    .gender = f
    .gen = большой сабли
    .acc = большую саблю
    .ins = большой саблей
weapon-heavy_axe = большой топор
    .gender = m
    .gen = большого топора
    .acc = большой топор
    .ins = большим топором
weapon-heavy_blunt = палица
    .gender = f
    .gen = палицы
    .acc = палицу
    .ins = палицей
weapon-medium_pole_straight_cut = копьё с лезвием
    .gender = n
    .gen = копья с лезвием
    .acc = копьё с лезвием
    .ins = копьём с лезвием
weapon-medium_pole_thrust = копьё
    .gender = n
    .gen = копья
    .acc = копьё
    .ins = копьём
weapon-medium_pole_curved_cut = короткая глефа
    .gender = f
    .gen = короткой глефы
    .acc = короткую глефу
    .ins = короткой глефой
weapon-medium_pole_sharp_crushing = топор на древке
    .gender = m
    .gen = топора на древке
    .acc = топор на древке
    .ins = топором на древке
weapon-medium_pole_blunt_crushing = посох
    .gender = m
    .gen = посоха
    .acc = посох
    .ins = посохом
weapon-heavy_pole_straight_cut = протазан
    .gender = m
    .gen = протазана
    .acc = протазан
    .ins = протазаном
weapon-heavy_pole_thrust = пика
    .gender = f
    .gen = пики
    .acc = пику
    .ins = пикой
weapon-lance = копьё
    .gender = n
    .gen = копья
    .acc = копьё
    .ins = копьём
weapon-heavy_pole_curved_cut = глефа
    .gender = f
    .gen = глефы
    .acc = глефу
    .ins = глефой
weapon-heavy_pole_sharp_crushing = алебарда
    .gender = f
    .gen = алебарды
    .acc = алебарду
    .ins = алебардой
weapon-heavy_pole_blunt_crushing = боевой цеп
    .gender = m
    .gen = боевого цепа
    .acc = боевой цеп
    .ins = боевым цепом
weapon-small_bow = малый лук
    .gender = m
    .gen = малого лука
    .acc = малый лук
    .ins = малым луком
weapon-medium_bow = лук
    .gender = m
    .gen = лука
    .acc = лук
    .ins = луком
weapon-heavy_bow = тяжёлый лук
    .gender = m
    .gen = тяжёлого лука
    .acc = тяжёлый лук
    .ins = тяжёлым луком
weapon-reflex_bow = композитный лук
    .gender = m
    .gen = композитного лука
    .acc = композитный лук
    .ins = композитным луком
weapon-light_crossbow = лёгкий арбалет
    .gender = m
    .gen = лёгкого арбалета
    .acc = лёгкий арбалет
    .ins = лёгким арбалетом
weapon-heavy_crossbow = тяжёлый арбалет
    .gender = m
    .gen = тяжёлого арбалета
    .acc = тяжёлый арбалет
    .ins = тяжёлым арбалетом
weapon-arbalest = осадный арбалет
    .gender = m
    .gen = осадного арбалета
    .acc = осадный арбалет
    .ins = осадным арбалетом
weapon-sling = праща
    .gender = f
    .gen = пращи
    .acc = пращу
    .ins = пращой
weapon-blowgun = духовая трубка
    .gender = f
    .gen = духовой трубки
    .acc = духовую трубку
    .ins = духовой трубкой
weapon-buckler = баклер
    .gender = m
    .gen = баклера
    .acc = баклер
    .ins = баклером
weapon-light_shield = лёгкий щит
    .gender = m
    .gen = лёгкого щита
    .acc = лёгкий щит
    .ins = лёгким щитом
weapon-medium_shield = щит
    .gender = m
    .gen = щита
    .acc = щит
    .ins = щитом
weapon-heavy_shield = тяжёлый щит
    .gender = m
    .gen = тяжёлого щита
    .acc = тяжёлый щит
    .ins = тяжёлым щитом
weapon-plate_gauntlets = латная рукавица
    .gender = f
    .gen = латной рукавицы
    .acc = латную рукавицу
    .ins = латной рукавицей
weapon-hooves = копыта
    .gender = n
    .gen = копыт
    .acc = копыта
    .ins = копытами

met-air = удар в пустоту
met-clumsy = неловкий промах
met-dex = защитник увернулся
met-weapon = отбито оружием
met-second_weapon = отбито вторым оружием
met-parry = парировано
met-shield = принято на щит
met-dodging = защитник уклонился
met-other = не хватило
met-cover = спасло укрытие

test-shock = Шок
test-body_shock = Шок тела
test-concussion = Сотрясение
test-footing = Устоять на ногах
test-push_back = Удержать место
test-escape = Ускользнуть
test-stability = Равновесие после пинка
test-grip = Удержать оружие
test-fear = Мужество
test-fury = Сохранить рассудок
test-disarm = Разоружение
test-trip = Подсечка
test-drop_shield = Бросить щит
test-precedence = Кто быстрее
test-riding = Верховая езда
test-horse_balance = Равновесие коня
test-unseating = Удержаться в седле
test-charge_fear = Выстоять перед наскоком
test-first_aid = Первая помощь

result-hit = попадание
result-missed = промах
result-passed = успех
result-failed = провал
result-won = победа
result-lost = поражение
result-confirmed = подтверждено
result-unconfirmed = не подтверждено
result-fumble = критический провал
result-only_miss = просто промах
result-high = достаточно
result-low = мало
result-through = прошло насквозь
result-stopped = остановлено

part-head = голова
    .gen = головы
part-trunk = туловище
    .gen = туловища
part-right_arm = правая рука
    .gen = правой руки
part-left_arm = левая рука
    .gen = левой руки
part-right_leg = правая нога
    .gen = правой ноги
part-left_leg = левая нога
    .gen = левой ноги
layer-dex = ловкость
layer-weapon = оружие
layer-second_weapon = второе оружие
layer-parry = парирование
layer-shield = щит
layer-dodging = уклонение

## Раунды и ходы

event-reordered = { $actor } теперь с инициативой { $now }; порядок: { $order_arrows }.
event-turn = { VERB("Ходит", "Ходят", $actor_gender) } { $actor }.
event-accelerates = { $bought ->
    [0] { $actor } { VERB("расплачивается", "расплачиваются", $actor_gender) } за прежнюю спешку{ stun-now }.
   *[other] { $actor } { VERB("ускоряется", "ускоряются", $actor_gender) }{ stun-now }.
}

## Атаки

event-primary = { $actor } в этом раунде { VERB("прикрывается", "прикрываются", $actor_gender) } прежде всего { $weapon_ins }.
event-attacked =
    .result = { $result }; защита 13{ layers } = { $against }
layers = { $by_dex_known ->
    [yes] { " " }+ { $by_dex } ловкость
   *[no] { "" }
}{ $by_weapon_known ->
    [yes] { " " }+ { $by_weapon } оружие
   *[no] { "" }
}{ $by_second_weapon_known ->
    [yes] { " " }+ { $by_second_weapon } второе оружие
   *[no] { "" }
}{ $by_parry_known ->
    [yes] { " " }+ { $by_parry } парирование
   *[no] { "" }
}{ $by_shield_known ->
    [yes] { " " }+ { $by_shield } щит
   *[no] { "" }
}{ $by_dodging_known ->
    [yes] { " " }+ { $by_dodging } уклонение
   *[no] { "" }
}{ $by_other_known ->
    [yes] { " " }+ ({ $by_other }) обстоятельства
   *[no] { "" }
}{ $by_cover_known ->
    [yes] { " " }+ { $by_cover } укрытие
   *[no] { "" }
}
event-shot =
    .result = { $result }; защита 13{ layers } = { $against }
event-against-odds =
    .result = { $result }{ $value_known ->
        [yes] ; атака { $value }, защита 13{ layers } = { $defence }
       *[no] { "" }
    }
event-pays = { $actor } { VERB("защищается", "защищаются", $actor_gender) }: { $layers } (цена: { n-price }).
event-confirmed = { $what_id ->
    [accessory] Возможно, { $actor } { VERB("находит", "находят", $actor_gender) } щель в доспехе: { $sum } — { $result }.
   *[critical] Грозит критическое попадание: { $sum } против { $against } — { $result }.
}
event-critical = Выпало 20: критическое попадание ({ $level })! Следующий бросок: { $natural }.
event-fumble-rolled = У { $actor_gen } выпало 2: { $sum } против { $against } — { $result }.
event-stray-rolled = Жребий, в кого попадёт выстрел, { $actor }: { $sum }.
event-located = Место попадания: { $part }.
event-moved-hit = { $actor } { VERB("смещает", "смещают", $actor_gender) } удар: { $part }.
event-shield-tested = Пройдёт ли удар сквозь импровизированный щит? { $actor }: { $faces } против { $chance } — { $result }.

## Раны

event-stunned = { $actor } { VERB("получает", "получают", $actor_gender) } оглушение { $stun }{ stun-now }.
event-driven = Сила парированного удара, { $actor }: { $sum }.
event-tested = { $test } — { $actor }: { $sum } против { $against } — { $result }{ $natural_decides_known ->
    [yes] { " " }(решили кости)
   *[no] { "" }
}.
event-rolled = { $test } — { $actor }: { $sum }.
event-compared = { $test }: { $result_id ->
    [won] { VERB("берёт", "берут", $actor_gender) } верх { $actor }, перевес { $margin }.
   *[lost] { VERB("держится", "держатся", $target_gender) } { $target }.
}
event-amputated = { $actor } { PAST("лишился", $actor_gender) } { $part_gen }.

## Разоружение и подсечки

event-hooked-flesh = Крюк рвёт плоть, { $target }: { $net }.

## Страх

event-treats = { $actor } { VERB("перевязывает", "перевязывают", $actor_gender) }, раненый: { $target } ({ $part }).
event-treated = Рана перевязана ({ $part }); заживать ей на { $harder } труднее и в { $slower } раза дольше.
event-horse-attacks = { $actor } { VERB("бьёт", "бьют", $actor_gender) } чужого коня ({ $target }): { $sum } против { $against } — { $result }.
event-horse-hurt = { $target } { VERB("получает", "получают", $target_gender) } рану: { $net }.
fear-how = { $tier ->
    [5] только защита
   *[other] −{ $tier }
}

## Вопросы

ask-act = { $actor }, остаётся { n-left }. Что теперь?
ask-accelerate = { $actor }, на сколько ускориться ценой оглушения?
ask-weapon = Чем { $actor } { VERB("атакует", "атакуют", $actor_gender) } { $target_acc }?
ask-manner = Как { $actor } { VERB("атакует", "атакуют", $actor_gender) } { $target_acc }?
ask-type = Как { $actor } { VERB("бьёт", "бьют", $actor_gender) } { $weapon_ins }?
ask-mode = На что { $actor } { VERB("полагается", "полагаются", $actor_gender) } в атаке?
ask-power = Сколько очков атаки { $actor } { VERB("отдаёт", "отдают", $actor_gender) } ради урона ({ $low }–{ $high })?
ask-aimed = Сколько очков атаки { $actor } { VERB("отдаёт", "отдают", $actor_gender) } ради прицела ({ $low }–{ $high })?
ask-pair = { $actor }, ударить и вторым оружием ({ $weapon })?
ask-second = Кого { $actor } { VERB("бьёт", "бьют", $actor_gender) } другой рукой?
ask-cleave = { $actor }, ударить дальше?
ask-actions = Сколько действий { $actor } { VERB("тратит", "тратят", $actor_gender) } на движение ({ $low }–{ $high })?
ask-interrupt = { $actor }, действовать раньше, чем { $mover }? Замысел — { intent }.
intent = { $deed_id ->
    [attack] { option-attack }
    [run_through] { option-run_through }
    [shoot] { option-shoot }
    [volley] { option-volley }
    [throw] { option-throw }
    [charge] { option-charge }
    [ride_down] { option-ride_down }
    [kick] { option-kick }
    [step] { option-step }
    [walk] { option-walk }
    [run] { option-run }
    [escape] { option-escape }
    [load] { option-load }
    [aim] { option-aim }
    [draw] { option-draw }
    [pick_up] { option-pick_up }
    [rise] { option-rise }
    [stance] { option-stance }
    [cover] { option-cover }
    [treat] { option-treat }
    [frighten] { option-frighten }
    [fling] { option-fling }
   *[wait] { option-wait }
}
ask-act-now = { $actor }, действовать сейчас? Ход окончен: { $target }.
ask-run-at = { $actor }, рвануться навстречу { $target_dat }?
ask-cover-by = Чем { VERB("прикрывается", "прикрываются", $actor_gender) } { $actor }? Атакует { $attacker }.
ask-primary = Каким оружием { $actor } в этом раунде { VERB("прикрывается", "прикрываются", $actor_gender) } прежде всего? Атакует { $attacker }.
ask-fling = { $actor } { VERB("хлещет", "хлещут", $actor_gender) } импровизированным щитом, целясь в { $target_acc }. Что будет?
ask-rank = Кто для { $actor_gen } противник номер { $rank }?
ask-reflex = { $actor }, против какого противника помогают рефлексы?
ask-flank = { $actor }, зайти за спину { $target_dat }?
ask-front = Кто останется впереди? { VERB("Защищается", "Защищаются", $actor_gender) } { $actor }.
ask-back = К кому { $actor } { VERB("повернётся", "повернутся", $actor_gender) } спиной?
ask-counter = { $actor } { VERB("может", "могут", $actor_gender) } контратаковать { $target_acc }. Ударить?
ask-unready = { $actor } не { $actor_gender ->
    [f] готова
    [n] готово
    [pl] готовы
   *[m] готов
}. Можно ли всё же ударить { $target_acc }?
ask-escape = { $actor }, попробовать ускользнуть? { VERB("Бьёт", "Бьют", $target_gender) } { $target }.
ask-defend = Атака { $total } ({ $attacker }). Чем { VERB("защищается", "защищаются", $actor_gender) } { $actor } (остаётся { n-left })?
ask-hit = { $actor } { VERB("попадает", "попадают", $actor_gender) } по { $target_dat }. Что дальше?
ask-critical = Критическое попадание по { $target_dat }. Что { $actor } { VERB("выбирает", "выбирают", $actor_gender) }?
ask-multiple = Многократное критическое попадание по { $target_dat }. Что оно даёт?
ask-shift = На сколько { $actor } { VERB("смещает", "смещают", $actor_gender) } удар ({ $low }–{ $high }; сейчас: { $part })?
ask-lower = Рана { $target_dat }: { n-net }. На сколько { $actor } её смягчит ({ $low }–{ $high })?
ask-fumble = Критический провал ({ $actor }). Что происходит?
ask-shield = Что со щитом { $actor_gen }?
ask-bystander = В кого попадает шальной выстрел? { VERB("Стреляет", "Стреляют", $actor_gender) } { $actor }.
ask-beyond = Попадёт ли выстрел наугад в кого-нибудь?
ask-disarm = { $actor }, выбить оружие у { $target_gen }?
ask-break = { $actor }, сломать { $weapon_acc }?
ask-take = { $actor }, забрать { $weapon_acc } или выбить?
ask-drop-shield = { $actor }, бросить зацепленный щит?
ask-intimidate = Кого { $actor } { VERB("пытается", "пытаются", $actor_gender) } запугать?
ask-fury = { $actor }, отдаться безумию?
ask-meet = { $actor }, ответить наскоком на наскок { $target_gen }?
ask-cower = { $actor }, частичная защита вместо штрафа?

## Ответы

option-attack = атаковать { $target_acc } ({ n-price })
option-run_through = заколоть { $target_acc } ({ n-price })
option-shoot = стрелять { PREP("в", $target_acc) } ({ n-price })
option-volley = выстрелить наугад в сторону { $target_gen } ({ n-price })
option-throw = метнуть { PREP("в", $target_acc) } ({ n-price })
option-charge = с разбега на { $target_acc } ({ n-price })
option-step = шаг: { way-to } ({ n-prices }; { how-far })
option-walk = идти: { way-to } ({ n-prices }; { how-far })
option-run = бежать: { way-to } ({ n-prices }; { how-far })
way-to = { $how_id ->
    [toward] { PREP("к", $target_dat) } на длину оружия
    [close] вплотную { PREP("к", $target_dat) }
    [away] прочь от { $target_gen }
   *[place] { $place_id }
}
option-escape = разорвать дистанцию { PREP("с", $target_ins) } ({ n-price })
option-load = заряжать { $weapon_acc } ({ $price } из { $needed } действий)
option-aim = целиться { PREP("в", $target_acc) } ({ n-price })
option-draw = достать { $weapon_acc } ({ n-price })
option-pick_up = поднять { $weapon_acc } ({ n-price })
option-rise = встать ({ n-price })
option-stance = { $stance_known ->
    [yes] { $stance }
   *[no] сменить стойку
} ({ n-price })
stance-normal = выйти из защитной стойки
stance-partial = частичная защита
stance-full = полная защита
option-cover = прикрыть { $target_acc } ({ $how_id ->
    [full] полностью
   *[partial] частично
}; { n-price })
option-treat = первая помощь, { $target }: { $part } ({ n-price })
option-ride_down = наскочить на { $target_acc } ({ n-price })
option-kick = пустить коня на чужого коня ({ $target }) ({ n-price })
option-wait = выжидать ({ n-price })
option-end = хватит
option-tier = { $price ->
    [0] не ускоряться
   *[other] ускориться за оглушение { $price }
}
option-plain = ранить
option-flat = плашмя, оглушить
option-mock = только обозначить
option-power = сильнее
option-aimed = в определённую часть тела
option-trip = зацепить и повалить
option-straight_cut = рубить
option-thrust = колоть
option-curved_cut = рубить кривым клинком
option-sharp_crushing = рубить топором
option-blunt_crushing = бить
option-missile = выстрел
option-standard = сила и ловкость
option-finesse = фехтовальная ловкость
option-brute_force = грубая сила
option-with = { $weapon }{ $grip_id ->
    [two] , двумя руками
    [thrown] , метнуть
   *[other] { "" }
}
option-first = { $weapon } (+{ $worth })
option-foe = { $target }
option-at = { $target }
option-cleave = { $target }
option-rank = противник номер { $rank }
option-take = принять удар
option-pay = { $layers } ({ n-price })
option-wound = ранить
option-disarm = выбить оружие
option-spare = остановить удар
option-ordinary = обычное попадание
option-multiply = больше урона
option-bypass = мимо доспеха
option-mortal = смертельная рана
option-dead = смерть
option-none = ничего сверх того
option-drops = роняет оружие
option-falls = падает
option-ally = попадает в товарища
option-nothing = ничего
option-own = ранит { PAST("сам", $actor_gender) } себя
option-breaks = оружие ломается
option-ally_mortal = смертельно ранит товарища
option-parry = прикрытием (+{ $worth })
option-shield-skill = щитом (+{ $worth })
option-entangled = путы
option-blinded = помеха обзору
option-fling = хлестнуть щитом по лицу: { $target } ({ n-price })
option-torn = щит испорчен
option-whole = щит цел
option-nobody = ни в кого
option-take-take = забрать
option-knock = выбить
option-frighten = { $price_known ->
    [yes] запугать { $target_acc } ({ n-price })
   *[no] { $target }
}

## Суммы, показатели, состояния

part-initiative = инициатива
part-reaction = реакция
part-initiative_difference = позже в очереди
part-levels = владение оружием
part-unskilled = не обучен
part-standing = фокус и качество
part-environment = окружение
part-stance = стойка
part-covering = прикрытие товарища
part-pair = два оружия
part-off_hand = слабая рука
part-charge = разбег
part-mounted = с седла
part-mounted_charge = конный наскок
part-foot = пеший противник
part-horse = выученный конь
part-pole = более длинное древко
part-counter = контратака
part-rear = вне поля зрения
part-length = более длинное оружие
part-several = несколько атак
part-rank = несколько противников
part-hook = прежний зацеп
part-flat = плашмя
part-power = мощная атака
part-aimed = прицельный удар
part-improvised_hook = случайный крюк
part-confined = теснота
part-kick = потеря равновесия
part-fear = страх
part-berserk = безумие
part-teamwork = слаженность
part-wounds = раны и оглушение
part-range = дистанция
part-lying = лежачая цель
part-helpless = неподвижная цель
part-loophole = бойница
part-aim = прицеливание
part-gait = аллюр
part-fixed = сила и оружие
part-multiplied = критическое попадание
part-constitution = ТЕЛ
part-condition = выносливость
part-strength = СИЛ
part-will = ВОЛ
part-balance = равновесие
part-escape = изворотливость
part-riding = верховая езда
part-first_aid = первая помощь
part-parry = парирование
part-weapon = оружие
part-armour = доспех
part-disarm = владение и СИЛ
part-breaker = ломатель мечей
part-intimidation = запугивание
part-courage = смелость
part-horses = лучший конь
part-bonus = бонус

gauge-lives = жизни
    .head = { $value }/{ $maximum }
gauge-head = { part-head }
    .head = { part-head } { $value }/{ $maximum }
gauge-right-arm = { part-right_arm }
    .head = { part-right_arm } { $value }/{ $maximum }
gauge-left-arm = { part-left_arm }
    .head = { part-left_arm } { $value }/{ $maximum }
gauge-right-leg = { part-right_leg }
    .head = { part-right_leg } { $value }/{ $maximum }
gauge-left-leg = { part-left_leg }
    .head = { part-left_leg } { $value }/{ $maximum }
gauge-stun = оглушение
    .head = оглушение { $value }
gauge-actions = действия
state-fled = в бегстве
state-unconscious = без сознания
    .hides = prone disarmed stun
state-out = вне боя
    .hides = prone disarmed stun
state-dead = убит
    .hides = lives stun prone disarmed
    .head = { PAST("мёртв", $actor_gender, "мертв") }
state-prone = лежит
    .head = { $actor_gender ->
        [pl] лежат
       *[m] лежит
    }
state-rising = встаёт
    .head = { $actor_gender ->
        [pl] встают
       *[m] встаёт
    }
state-partial = частичная защита
    .head = в частичной защите
state-full = полная защита
    .head = в полной защите
state-cover_partial = прикрывает частично
    .head = { $actor_gender ->
        [pl] прикрывают частично
       *[m] прикрывает частично
    }
state-cover_full = прикрывает полностью
    .head = { $actor_gender ->
        [pl] прикрывают полностью
       *[m] прикрывает полностью
    }
state-surprised = застигнут врасплох
    .head = { PAST("застигнут", $actor_gender) } врасплох
state-unaware = не подозревает
    .head = { $actor_gender ->
        [pl] ничего не подозревают
       *[m] ничего не подозревает
    }
state-still = не подозревает, неподвижен
    .head = { $actor_gender ->
        [pl] ничего не подозревают, неподвижны
       *[m] ничего не подозревает, не двигается
    }
state-bound = связан
    .head = { PAST("связан", $actor_gender) }
state-charging = на разбеге
    .head = { "" }
state-unbalanced = без равновесия
state-waiting = выжидает
    .head = { $actor_gender ->
        [pl] выжидают
       *[m] выжидает
    }
state-spans = заряжает
    .head = { $actor_gender ->
        [pl] заряжают
       *[m] заряжает
    }
state-disarmed = без оружия

outcome-held = { $winner_known ->
    [yes] Конец: { $rounds ->
        [one] прошёл { $rounds } раунд
        [few] прошло { $rounds } раунда
       *[other] прошло { $rounds } раундов
    }. Поле боя { $winner_declines ->
        [yes] за { $winner_ins }
       *[no] за стороной «{ $winner }»
    }.
   *[no] Конец: сражаться больше некому.
}
measure-hp = оставшиеся жизни
measure-undecided = ничья
measure-wiped = все погибли
measure-stun = оглушение в конце
measure-felled = выведено из боя
convention-gm-rulings-by-default = Что решает Мастер, решается как обычно.
convention-gm-rulings-asked = Сцена спрашивает Мастера; прогноз отвечает за него как обычно.
convention-tactics = Места без людей следуют своей тактике.
convention-straight-lines = Все ходят по прямой; никто не загораживает путь.
convention-heavy_blows = Тяжёлые удары оглушают и валят.
convention-push_back = Парированные удары теснят назад.
convention-defence_costs_actions = Защита стоит действий.
convention-hit_locations = Удары приходятся по частям тела.
convention-initiative_recalculated = Инициатива зависит от оружия в руках.

## Ошибки

problem-push-back-alone = оттеснение требует тяжёлых ударов
    .remedy = включи и heavy_blows
problem-paid-defence-wants-new-order = платная защита требует нового порядка в каждом раунде
    .remedy = убери initiative_each_round или напиши true
problem-not-a-share = это не доля
    .remedy = пиши так: «1/4»
problem-levels-not-rising = степени ран не растут
    .remedy = пусть mild ≤ serious ≤ critical ≤ mortal
problem-not-quarter-feet = это не длина в четвертях фута
    .remedy = пиши футы с шагом 0,25
problem-not-hundredths = это не число с двумя знаками после запятой
    .remedy = не больше двух знаков после запятой
problem-pole-without-head = древковому оружию нужно навершие
    .remedy = укажи в head, что на древке
problem-head-without-pole = навершие бывает только у древкового оружия
    .remedy = убери head или возьми древко
problem-breaker-not-light-blade = ломателем мечей бывает только лёгкий прямой клинок
    .remedy = возьми строку light_straight_blade
problem-small-not-blowgun = малой бывает только духовая трубка
    .remedy = убери small
problem-pole-head-too-heavy = { $head } слишком тяжело для этого древка
    .remedy = возьми навершие того же класса или легче
problem-pole-head-type = это навершие так не ранит
    .remedy = возможно: { $types }
problem-masterwork-not-here = очки качества так на эту вещь не тратятся
    .remedy = оружие и щиты: attack, damage, slowdown (1), weight; доспех: dr, slowdown (2), weight
problem-masterwork-range = дальше от качества бьют только луки и арбалеты
    .remedy = убери range
problem-masterwork-missile = качество лука и арбалета не улучшает ни атаку, ни урон
    .remedy = дай бонус стрелам в ammunition
problem-ammunition-without-bow = особые снаряды бывают только у луков и арбалетов
    .remedy = убери ammunition
problem-hands-full = столько рук нет
    .remedy = одно оружие в главной руке и одно в другой или одно в обеих
problem-pavise-carried = павеза стоит на земле
    .remedy = кто за ней, тому now.pavise = true
problem-shield-with-missile = со стрелковым оружием в руках щит не держат
    .remedy = убери одно из двух или напиши in_hand = false
problem-shield-without-hand = для этого щита нет свободной руки
    .remedy = возьми баклер или оружие в одну руку
problem-bare-hands-without-ability = владение голыми руками требует unarmed_combat
    .remedy = добавь способность или убери навык
problem-shield-focus-not-chosen = фокус на щите выбирается за каждую покупку один раз
    .remedy = напиши shield_focus = [defence], [attack] или оба
problem-specialized-too-often = специализаций не бывает больше двух
    .remedy = напиши 1 или 2
problem-armour-twice = две вещи одного вида ({ $piece })
    .remedy = оставь одну
problem-no-such-armour = такой вещи из этого материала нет ({ $material })
    .remedy = посмотри в таблицах доспехов
problem-piece-of-other-armour = эта вещь — из другого вида доспехов
    .remedy = руки и ноги — с частями тела, дополнения — без них
problem-loophole-cover = бойница укрывает на 6 или 8
    .remedy = напиши cover = 6 или 8
problem-no-lives = с таким ТЕЛ жизней не остаётся
    .remedy = не меньше { $minimum }
problem-active-but-out = с такими ранами уже не сражаются
    .remedy = не больше { $maximum } или status = «out»
problem-active-but-stunned = с таким оглушением уже не стоят на ногах
    .remedy = не больше { $maximum } или status = «unconscious»
problem-parts-without-locations = раны по частям требуют частей тела
    .remedy = включи hit_locations или пиши wounds
problem-not-its-row = в строке таблицы стоит другое
    .remedy = напиши { $row } или не указывай
problem-outside-band = это вне строки таблицы
    .remedy = { $minimum }–{ $maximum }
problem-no-reach = этим в ближнем бою не бьют
    .remedy = убери reach
problem-reach-turned-round = наименьшая досягаемость больше наибольшей
    .remedy = не больше { $maximum }
problem-slowdown-below-one = качество не снижает замедление ниже 1
    .remedy = потрать очки на другое
problem-needs-both-hands = это оружие двуручное
    .remedy = напиши hand = «both»
problem-cannot-span = чтобы взвести этот арбалет при такой силе, нужен { $tool ->
    [hook] крюк
   *[other] ворот
 }; без него в бою его не зарядить
    .remedy = добавь его в tools или возьми арбалет послабее
problem-needs-one-hand = это оружие держат одной рукой
    .remedy = напиши hand = «main»
problem-no-late-plate = таких рукавиц этот мир не знает
    .remedy = напиши setting.late_plate = true или возьми баклер
problem-unknown-craft = у этого ремесла нет инструментов
    .remedy = известны: { $known }. Добавь в options.craft
problem-no-such-mount = такого коня нет
    .remedy = { $known ->
        [none] добавь участника с таблицей horse
       *[other] выбери из этих: { $known }
    }
problem-not-a-mount = на этом не ездят
    .remedy = дай ему таблицу horse
problem-mount-rides = кто везёт всадника, сам верхом не ездит
    .remedy = убери mount или horse
problem-ridden-twice = на нём уже едет { $first }
    .remedy = дай каждому всаднику своего коня
problem-locations-not-whole = диапазоны не покрывают каждое число ровно один раз
    .remedy = от { $minimum } до { $maximum }, каждое один раз

## Кем могут быть герои новой сцены

calling-guard = стражник
    .also = стражница воин воительница боец
calling-axeman = секирник
    .also = секирница
calling-archer = лучник
    .also = лучница стрелок охотник охотница
calling-spearman = копейщик
    .also = копейщица
calling-pikeman = пикинёр
    .also = пикинер
calling-halberdier = алебардщик
    .also = алебардщица
calling-crossbowman = арбалетчик
    .also = арбалетчица
calling-slinger = пращник
    .also = пращница
calling-duellist = фехтовальщик
    .also = фехтовальщица
calling-master = мастер
    .also = мастерица
calling-squire = оруженосец
    .also = оруженосица
calling-knight = рыцарь
    .also = рыцарка
calling-sergeant = сержант
    .also = сержантка
calling-monk = монах
    .also = монахиня
calling-berserk = берсерк
    .also = берсеркерша
calling-brawler = драчун
    .also = драчунья
calling-peasant = крестьянин
    .also = крестьянка
calling-robber = разбойник
    .also = разбойница
calling-cutthroat = головорез
    .also = вор воровка плут плутовка
calling-executioner = палач
