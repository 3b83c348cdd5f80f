### Ходы, которых никто не решает, и слова, которые взвешивает Мастер.

state-berserk = ярость
    .head = в слепой ярости
condition-berserk = слепая ярость
    .is = в слепой ярости
state-bewildered = помрачение
    .head = в помрачении
condition-bewildered = помрачение
    .is = в помрачении
state-confused = смятение
    .head = в смятении
condition-confused = смятение
    .is = в смятении
state-heeding = чужие слова
    .head = под властью чужих слов
condition-heeding = чужие слова, которым надо внять
    .is = под властью чужих слов
state-mired = увязание
    .head = { $actor_gender ->
        [pl] увязли
       *[m] { PAST("увяз", $actor_gender, "увязл") }
    } в земле
condition-mired = вязкая земля
    .is = в вязкой земле
power-confusion = смятение
    .gender = n
    .acc = смятение
power-command_other = приказ другим словом
    .gender = m
    .acc = приказ другим словом
power-suggestion_other = внушение чего-то иного
    .gender = n
    .acc = внушение чего-то иного
power-gibbering = бормотание
    .gender = n
    .acc = бормотание
power-aberrant_ground = искажённая земля
    .gender = f
    .acc = искажённую землю
told-bids = { PAST("сказал", $actor_gender) } «{ $note }» ({ $power })
event-astray = { $actor } не в себе ({ $condition }, { $sum }): { $does ->
    [wanders] ноги несут куда попало.
    [idles] бездействие.
    [strikes] удар по кому попало.
   *[acts] ясная минута.
}
event-wanders = { $actor } { VERB("бредёт", "бредут", $actor_gender) } куда попало (направление { $sum }).
event-lashes-out = { $actor } { VERB("бьёт", "бьют", $actor_gender) } не глядя: { $target }.
event-goes-berserk = { $actor } { VERB("впадает", "впадают", $actor_gender) } в слепую ярость ({ $sum }).
event-stays-calm = { $actor } { VERB("держит", "держат", $actor_gender) } себя в руках ({ $sum }).
event-rages = { $actor } в ярости { VERB("бросается", "бросаются", $actor_gender) } на ближайшего: { $target }.
ask-power-words = { $actor }: какими словами? ({ $power })
ask-heed = { $actor }: что выйдет из этих слов? (Их { VERB("говорит", "говорят", $target_gender) } { $target }.)
option-heed-approach = подойти к тому, кто говорил
option-heed-drop = бросить всё из рук
option-heed-flee = бежать
option-heed-grovel = пасть ниц
option-heed-halt = ничего не делать
option-heed-desist = только защищаться
option-heed-as-it-likes = поступить по-своему
event-calms = { $actor } твёрдо { VERB("увещевает", "увещевают", $actor_gender) } ({ $target }): { $sum } против СЛ { $against } — ярость проходит.
    .result = успех
event-calms-not = { $actor } твёрдо { VERB("увещевает", "увещевают", $actor_gender) } ({ $target }): { $sum } против СЛ { $against } — напрасно.
    .result = неудача
option-calm = унять, действие ({ $ally })
event-flurry = { $actor }: число ударов по броску — { $sum }.
event-glances-off = { $actor }: заклинание соскальзывает ({ $power }, { $sum }).
event-turns-back = { $actor } { VERB("возвращает", "возвращают", $actor_gender) } заклинание тому, кто его сотворил: { $target } ({ $power }, { $sum }).
event-catches = { $actor } { VERB("ловит", "ловят", $actor_gender) } брошенный камень ({ VERB("бросает", "бросают", $target_gender) } { $target }).
event-drops-rock = { $actor } не { VERB("удерживает", "удерживают", $actor_gender) } брошенный камень ({ VERB("бросает", "бросают", $target_gender) } { $target }).
ask-catch = Поймать камень? ({ VERB("Бросает", "Бросают", $target_gender) } { $target }.)
trait-vampire_weaknesses = Слабости вампира
trait-rock_catching = Ловля камней
trait-reflective_carapace = Отражающий панцирь
trait-berserk = Ярость
power-consume_life = поглощение жизни
    .gender = n
    .acc = поглощение жизни
power-ignited_illumination = воспламенение
    .gender = n
    .acc = воспламенение
power-extinguish = гашение пламени
    .gender = n
    .acc = гашение пламени
problem-cannot-cling = прицепиться сейчас нельзя
    .remedy = нужна атака, которой прицепляются, и ещё никого не держать так
event-rested = Истощение ослабевает: { $target } («{ $power }»).
event-made-whole = Максимум хитов восстановлен: { $target } («{ $power }»).
power-end_charm = восстановление: конец чарам
    .gender = n
    .acc = восстановление: конец чарам
power-end_stone = восстановление: конец окаменению
    .gender = n
    .acc = восстановление: конец окаменению
power-end_weariness = восстановление: меньше истощения
    .gender = n
    .acc = восстановление: меньше истощения
power-end_drain = восстановление: возврат хитов
    .gender = n
    .acc = восстановление: возврат хитов
