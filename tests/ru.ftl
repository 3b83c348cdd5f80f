system = Монета
procedure-duel = поединок
rule-coin-toss-lost = Проигранный бросок
    .statement = Бросок монеты проигран, если выпала решка.
rule-coin-toss-round = Раунд
    .statement = Каждый игрок бросает монету. Проигравший платит фишку, а кто удвоил ставку — столько, сколько назвал.

event-kept = { $actor_gender ->
    [f] { $actor } бросила { $natural } и ничего не потеряла.
    [n] { $actor } бросило { $natural } и ничего не потеряло.
   *[m] { $actor } бросил { $natural } и ничего не потерял.
}
event-paid = { $actor_gender ->
    [f] { $actor } проиграла
    [n] { $actor } проиграло
   *[m] { $actor } проиграл
} бросок{ $actor_tokens_known ->
    [yes] { " " }(фишки { $actor_tokens_old } → { $actor_tokens_new }).
   *[no] .
}
    .why = { $natural } ({ $dice })
    .result = { $actor } платит
event-boast = { $note_known ->
    [yes] { $actor }: «{ $note }»
   *[no] { $actor } молчит.
}
event-whisper = { $left ->
    [one] У { $actor_gen } осталась { $left } фишка.
    [few] У { $actor_gen } остались { $left } фишки.
   *[many] У { $actor_gen } осталось { $left } фишек.
}

ask-stake = { $actor }, что ставишь?
ask-price = Сколько фишек ставишь (от { $low } до { $high })?
ask-broke = { $actor } без жетонов. Всё кончено?
ask-boast = Чем похвалится { $actor }?
option-toss = бросить
option-double = бросить вдвойне

part-stake = ставка
gauge-tokens = фишки
state-bold = смелый
outcome-broke = Конец: победа за стороной «{ $winner }», у соперника кончились фишки.
measure-won = победа
measure-tokens = фишки
