### Что знает рука ведущего

gauge-wounds = раны
gauge-virtual = виртуальные жизни
gauge-stance = стойка
    .normal = обычная
    .partial = частичная защита
    .full = полная защита
gauge-cover = укрытие
gauge-loophole = бойница
gauge-pavise = за павезой
gauge-gait = аллюр
    .stand = стоит
    .walk = шаг
    .canter = галоп
    .sprint = карьер
gauge-loaded = заряжено
gauge-sword-side = со стороны оружия
gauge-saddle = в седле
gauge-shield = щит на руке
state-berserk = в боевом безумии
state-afraid = в страхе
state-concentrating = сосредоточен
    .head = { PAST("сосредоточен", $actor_gender) }
test-balance = Равновесие
test-perception = Внимательность
test-intimidation = Запугивание
part-perception = внимательность
event-ruled-by = { gm } решил: { $actor }, жизни { $text }{ $part_known ->
    [yes] { " " }({ $part })
   *[no] { "" }
}.
event-ruled-hold = { gm } решил: { $actor } — { $weapon } { $hand_id ->
    [main] в основной руке
    [off] в другой руке
    [both] в обеих руках
    [sheathed] за поясом
    [ground] на земле
   *[gone] пропало
}.
event-ruled-sword-side = { gm } решил: у { $actor_gen } со стороны оружия — { $target }.
problem-loads-nothing = нечего заряжать
    .remedy = заряжают лук, арбалет, пращу или духовую трубку
problem-dead-already = мёртвого больше не ранить
    .remedy = вернуть к жизни можно так: { $form }
problem-no-mount = здесь у него нет коня
    .remedy = назови того, у кого в описании есть mount
problem-no-shield = у него нет щита
    .remedy = назови того, у кого в описании есть shield
