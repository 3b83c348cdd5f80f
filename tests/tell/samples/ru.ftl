# Строки из образцов тона; проверяют рассказчика, а не систему.
system = Образцы
rule-coin-toss-lost = Проигранный бросок
    .statement = Бросок проигран, если выпала решка.
part-ability = модификатор Силы
part-proficiency = бонус мастерства
part-cover = укрытие
weapon-longsword = длинный меч
    .gen = длинного меча
    .ins = длинным мечом
weapon-axe = топор
    .ins = топором
kind-slashing = рубящий
    .gen = рубящего
entity-door = дверь
    .gender = f
    .gen = двери
result-hit = попадание
result-miss = мимо
condition-prone = лежит
condition-blinded = ослеплён
gauge-hp = { $value ->
    [one] { $value } хит из { $maximum }
    [few] { $value } хита из { $maximum }
   *[many] { $value } хитов из { $maximum }
}

event-turn = Раунд { $round } — ходит { $actor }.
event-hit = { $actor } рубит { $weapon_ins } { $target_acc }: { $sum } против КД { $against } — попадание, { $damage } { $kind_gen } урона{ $target_hp_known ->
    [yes] { " " }(хиты { $target_hp_old } → { $target_hp_new }).
   *[no] .
}
    .result = попадание
event-saved = { $actor } бросает спасбросок: { $sum } — успех.
event-moved = { $actor_gender ->
    [f] { $actor } прошла
    [n] { $actor } прошло
   *[m] { $actor } прошёл
} { $moved } ({ $left_amount ->
    [one] остался
   *[many] осталось
} { $left_amount }).
event-said = { $actor }: «{ $note }»
event-joined = { $actor } идёт { PREP("с", $target_ins) } против { $foes_gen } ({ $foes_count }).
event-state = { $target }: { $conditions }.
event-opened = { $actor } стоит у { $thing_gen }.
event-checked = { $actor }: { $lucky ->
    [yes] везёт
   *[no] не везёт
}, { $what ->
    [none] в руках ничего
   *[other] в руках { $what }
}.
event-greeted = { $actor } приветствует{ $target_declines ->
    [yes] { " " }{ $target_acc }.
   *[no] : { $target }.
}
event-lost = { $nothing } нет.

ask-opportunity = { $target } выходит из твоей досягаемости. Провоцированная атака?
option-attack = атаковать { $target_acc }
option-move = перейти на { $place }
option-opportunity-no = не трогать { $target_acc }
