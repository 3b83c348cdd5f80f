### Особенности из блоков характеристик и то, что отводит реакция.

event-extra-dice = { $actor } { PAST("ударил", $actor_gender) } ещё сильнее: { $trait }.
told-closes-in = { PAST("бросился", $actor_gender) } вперёд (цель — { $target })
told-rampages = { PAST("впал", $actor_gender) } в буйство
told-pounces = { PAST("набросился", $actor_gender) } (цель — { $target })
event-parries = { $actor } { PAST("парировал", $actor_gender) } удар (КД +{ $amount } против этой атаки).
event-breaks-spell =
    .result = успех
event-spell-holds =
    .result = провал

ask-ward = { $target } { VERB("попадает", "попадают", $target_gender) } ({ $actor }): { $total } против КД { $against }. Отвести удар?
ask-counter = { $target } { VERB("накладывает", "накладывают", $target_gender) } «{ $power }» ({ $level }-й уровень). Прервать? ({ $actor })
ask-rampage = Кого { VERB("кусает", "кусают", $actor_gender) } { $actor }?
option-ward-parry = парировать (КД +{ $amount })
option-ward-use = { $power }
option-ward-no = не отводить
option-counter-use = { $power }
option-counter-no = не прерывать
option-rampage-strike = { $target }
option-rampage-no = никого
option-quick-hide = бонусное действие: Скрыться
option-close-in = бонусное действие: броситься вперёд, цель — { $target }
option-rampage = бонусное действие: буйство (половина скорости и укус)
option-pounce = бонусное действие: наброситься на лежащего ({ $target }): { option-how }

help-blood-frenzy = кровавое бешенство
help-ambusher = нападение из засады
help-assassinate = первый удар
help-brave = отвага
help-fey-ancestry = наследие фей
help-lands-stride = поступь земли
help-two-headed = две головы
help-gnome-cunning = гномья хитрость
help-duergar-resilience = стойкость дуэргаров
hinder-dazzled = слепящий свет
trait-martial_advantage = Воинское превосходство
trait-surprise_attack = Внезапное нападение
trait-relentless = Неумолимость
part-intelligence = модификатор Интеллекта
part-wisdom = модификатор Мудрости
part-charisma = модификатор Харизмы
power-shield = щит
    .acc = щит
power-counterspell = контрзаклинание
    .gender = n
    .acc = контрзаклинание
power-hellish_rebuke = адское возмездие
    .gender = n
    .acc = адское возмездие
power-heated_body = раскалённое тело
    .gender = n
    .acc = раскалённое тело
power-death_burst = предсмертная вспышка
    .gender = f
    .acc = предсмертную вспышку
power-stench = зловоние
    .gender = n
    .acc = зловоние

## What the referee says

event-placed = { $actor } { VERB("стоит", "стоят", $actor_gender) } на { $place }.
event-in-vain = { $vain_id ->
    [globe] { $actor } под защитой сферы: заклинание туда не проникает ({ $power }).
    [crowd] { $actor } не { VERB("находит", "находят", $actor_gender) } места возле цели ({ $target }).
    [cover] { $actor } не { VERB("может", "могут", $actor_gender) } прицелиться: цель полностью укрыта ({ $target }).
   *[hide] { $actor } не { VERB("находит", "находят", $actor_gender) }, где скрыться.
}
event-gets-on = { $actor } { PAST("продвинулся", $actor_gender) } дальше ({ $how }): { $sum } против СЛ { $against }.
    .result = успех
event-slips = { $actor } { PAST("сорвался", $actor_gender) } ({ $how }): { $sum } против СЛ { $against }.
    .result = провал
ask-position = Где { VERB("стоит", "стоят", $target_gender) } { $target }?
ask-may-hide = Может ли { $target } здесь скрыться?
ask-search-by = Каким навыком { VERB("ищет", "ищут", $target_gender) } { $target }?
ask-put-back = { $target } не { VERB("может", "могут", $target_gender) } там остаться. Где поставить?
ask-footing = { $actor } ({ $how }): нужна проверка? Какая СЛ? 0 — не нужна.
ask-improvise-type = Какой это урон?
option-position-at = { $place }
option-put-back-at = { $place }
option-search-by-perception = Внимательность
option-search-by-investigation = Анализ
option-improvise-type-type = { $type }
how-jump = прыжок
how-swim = плавание
how-climb = лазание

problem-grapple-by-nobody = не сказано, кто держит
    .remedy = напиши grappled: и id того, кто держит, а если никто — restrained
problem-grapple-too-large = существо такого размера ({ $size }) не удержать тому, кто меньше больше чем на ступень
    .remedy = пусть держит кто-нибудь крупнее
problem-grapple-out-of-reach = { $who } не дотягивается
    .remedy = поставь их рядом или убери захват
problem-grapple-without-hand = { $who }: нет свободной руки для захвата
    .remedy = убери что-нибудь из held или сам захват
part-investigation = Анализ

option-shape = принять облик: { $form }
told-changes-shape = { PAST("сменил", $actor_gender) } облик ({ $form })
form-human = человек
form-hybrid = получеловек-полузверь
form-bear = медведь
form-boar = кабан
form-rat = крыса
form-tiger = тигр
form-wolf = волк
form-vampire = вампир
form-bat = летучая мышь
form-true = истинный облик
form-raven = ворон
form-spider = паук
form-centipede = сколопендра
form-toad = жаба
form-humanoid = гуманоид
form-giant = великан
problem-unknown-form = такого облика нет; есть эти: { $known }
    .remedy = выбери один из них или опиши облик в [[form]]
problem-form-twice = такой облик уже есть
    .remedy = дай каждому облику своё имя
help-sure-footed = твёрдая поступь
help-camouflage = маскировка
strip-parries = { $actor } парирует: КД +{ $amount }
    .ahead = yes
