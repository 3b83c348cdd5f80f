system = Mince
procedure-duel = souboj
rule-coin-toss-lost = Prohraný hod
    .statement = Hod mincí je prohraný, když padne rub.
rule-coin-toss-round = Kolo
    .statement = Každý hráč hodí mincí. Kdo prohraje, zaplatí žeton, a kdo vsadil dvojnásob, zaplatí tolik, kolik určil.

event-kept = { $actor_gender ->
    [f] { $actor } hodila { $natural } a o nic nepřišla.
    [n] { $actor } hodilo { $natural } a o nic nepřišlo.
   *[m] { $actor } hodil { $natural } a o nic nepřišel.
}
event-paid = { $actor_gender ->
    [f] { $actor } prohrála
    [n] { $actor } prohrálo
   *[m] { $actor } prohrál
} hod mincí{ $actor_tokens_known ->
    [yes] { " " }(žetony { $actor_tokens_old } → { $actor_tokens_new }).
   *[no] .
}
    .why = { $natural } ({ $dice })
    .result = { $actor } platí
event-boast = { $note_known ->
    [yes] { $actor }: „{ $note }“
   *[no] { $actor } mlčí.
}
event-whisper = { $left ->
    [one] { $actor } má už jen { $left } žeton.
    [few] { $actor } má už jen { $left } žetony.
   *[other] { $actor } má už jen { $left } žetonů.
}

ask-stake = { $actor }, co vsadíš?
ask-price = Kolik žetonů dáváš v sázku ({ $low } až { $high })?
ask-broke = { $actor } nemá žádný žeton. Je po všem?
ask-boast = Čím se { $actor } pochlubí?
option-toss = hodit
option-double = hodit o dvojnásobek

part-stake = sázka
gauge-tokens = žetony
state-bold = odvážný
outcome-broke = Konec: vyhrává { $winner }, soupeři došly žetony.
measure-won = vyhrává
measure-tokens = žetony
