# Lines from the pictures of the tone; they try the narrator, not a system.
system = Samples
rule-coin-toss-lost = Lost toss
    .statement = A toss is lost on tails.
part-ability = Strength modifier
part-proficiency = proficiency bonus
part-cover = cover
weapon-longsword = longsword
weapon-axe = axe
kind-slashing = slashing
entity-door = door
result-hit = hit
result-miss = miss
condition-prone = prone
condition-blinded = blinded
gauge-hp = { $value ->
    [one] { $value } hit point of { $maximum }
   *[other] { $value } hit points of { $maximum }
}

event-turn = Round { $round } — { $actor_gen } turn.
event-hit = { $actor } swings { $actor_gender ->
    [f] her
    [n] its
   *[m] his
} { $weapon } at { $target }: { $sum } against AC { $against } — hit, { $damage } { $kind } damage{ $target_hp_known ->
    [yes] { " " }(HP { $target_hp_old } → { $target_hp_new }).
   *[no] .
}
    .result = hit
event-saved = { $actor_gen } saving throw: { $sum } — success.
event-moved = { $actor } moves { $moved } ({ $left_amount } left).
event-said = { $actor }: “{ $note }”
event-joined = { $actor } goes { PREP("with", $target) } against { $foes } ({ $foes_count }).
event-state = { CAP($target) }: { $conditions }.
event-opened = { $actor } stands at { $thing }.
event-checked = { $actor } { $lucky ->
    [yes] is lucky
   *[no] is not lucky
} and holds { $what ->
    [none] nothing
   *[other] { $what }
}.
event-greeted = { $actor } greets { $target }.
event-lost = { $nothing } is missing.

ask-opportunity = { CAP($target) } leaves your reach. Take an opportunity attack?
option-attack = attack { $target }
option-move = move to { $place }
option-opportunity-no = leave { $target } alone
