system = Coin
procedure-duel = duel
rule-coin-toss-lost = Lost toss
    .statement = A toss is lost when it shows tails.
rule-coin-toss-round = Round
    .statement = Every player tosses a coin. Whoever loses pays a token, or the price named when the stake was doubled.

event-kept = { $actor } tosses { $natural } and loses nothing.
event-paid = { $actor } loses the toss{ $actor_tokens_known ->
    [yes] { " " }(tokens { $actor_tokens_old } → { $actor_tokens_new }).
   *[no] .
}
    .why = { $natural } ({ $dice })
    .result = { $actor } pays
event-boast = { $note_known ->
    [yes] { $actor }: “{ $note }”
   *[no] { $actor } says nothing.
}
event-whisper = { $left ->
    [one] { $actor } has only { $left } token left.
   *[other] { $actor } has only { $left } tokens left.
}

ask-stake = { $actor }, what do you stake?
ask-price = How many tokens do you stake ({ $low } to { $high })?
ask-broke = { $actor } has no token left. Is it over?
ask-boast = What does { $actor } boast of?
option-toss = toss
option-double = toss for double

part-stake = stake
gauge-tokens = tokens
state-bold = bold
outcome-broke = The end: { $winner } wins, the other side is out of tokens.
measure-won = wins
measure-tokens = tokens
