# Řádky z ukázek tónu; zkouší vypravěče, ne systém.
system = Ukázky
rule-coin-toss-lost = Prohraný hod
    .statement = Hod je prohraný, když padne rub.
part-ability = oprava Síly
part-proficiency = zdatnostní bonus
part-cover = kryt
weapon-longsword = dlouhý meč
    .gen = dlouhého meče
    .ins = dlouhým mečem
weapon-axe = sekera
    .gender = f
    .ins = sekerou
kind-slashing = sečné
    .gen = sečného
entity-door = dveře
    .gender = f
    .gen = dveří
result-hit = zásah
result-miss = vedle
condition-prone = ležící
condition-blinded = oslepený
gauge-hp = { $value ->
    [one] { $value } život z { $maximum }
    [few] { $value } životy z { $maximum }
   *[other] { $value } životů z { $maximum }
}

event-turn = { $round }. kolo – na řadě je { $actor }.
event-hit = { $actor_gender ->
    [f] { $actor } sekla
    [n] { $actor } seklo
   *[m] { $actor } sekl
} { $weapon_ins } po { $target_loc }: { $sum } proti OČ { $against } – zásah, { $damage } { $kind_gen } zranění{ $target_hp_known ->
    [yes] { " " }(životy { $target_hp_old } → { $target_hp_new }).
   *[no] .
}
    .result = zásah
event-saved = { $actor } hází záchranný hod: { $sum } – úspěch.
event-moved = { $actor_gender ->
    [f] { $actor } se přesunula
    [n] { $actor } se přesunulo
   *[m] { $actor } se přesunul
} o { $moved_acc } ({ $left_amount ->
    [one] zbývá
    [few] zbývají
   *[other] zbývá
} { $left_amount }).
event-said = { $actor }: „{ $note }“
event-joined = { $actor } jde { PREP("s", $target_ins) } a proti { $foes_dat } ({ $foes_count }).
event-state = { $target }: { $conditions }.
event-opened = { $actor } stojí u { $thing_gen }.
event-checked = { $actor }: { $lucky ->
    [yes] má štěstí
   *[no] nemá štěstí
}, { $what ->
    [none] nic nedrží
   *[other] drží { $what }
}.
event-greeted = { $actor } zdraví{ $target_declines ->
    [yes] { " " }{ $target_acc }.
   *[no] : { $target }.
}
event-lost = { $nothing } chybí.

ask-opportunity = { $target } opouští tvůj dosah. Zaútočíš příležitostným útokem?
option-attack = zaútočit na { $target_acc }
option-move = přejít na { $place }
option-opportunity-no = nechat { $target_acc } být
