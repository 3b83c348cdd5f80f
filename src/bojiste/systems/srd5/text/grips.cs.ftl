event-pulled = { $target } { PAST("byl", $target_gender) } { PAST("přitažen", $target_gender) } (o { $far }).
told-hits-surely = { PAST("zasáhl", $actor_gender) } najisto { $target_declines ->
    [yes] { $target_acc }
   *[no] drženého protivníka ({ $target })
}
told-sucks = { PAST("pil", $actor_gender) } krev ({ $target })
told-plucks-off = { PAST("odtrhl", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] přisátého tvora ({ $target })
}
event-tears-off =
    .result = úspěch
told-tears-off = { PAST("odtrhl", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] přichyceného tvora ({ $target })
}
    .strip = { $sum } proti SO { $against }
event-tears-off-not =
    .result = neúspěch
told-tears-off-not = marně { PAST("trhal", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] přichyceného tvora ({ $target })
}
    .strip = { $sum } proti SO { $against }
told-shares-damage = { PAST("přenesl", $actor_gender) } polovinu zranění ({ $target })
option-detach = pustit se, { $cost } pohybu ({ $target })
condition-clung = přichycený tvor
    .is = v sevření přichyceného tvora
condition-flinching = uhýbání před bolestí
state-flinching = uhýbání před bolestí
    .head = { ADJ("vyděšený", $actor_gender) } bolestí
help-flinching = uhýbá před bolestí
hinder-flinching = uhýbá před bolestí
condition-numbed = částečné zmrznutí
state-numbed = částečné zmrznutí
    .head = { ADJ("ztuhlý", $actor_gender) } mrazem
help-clinging = je přichycen k cíli
feature-damage_transfer = přenos zranění
feature-reactive = bdělost
weapon-thundering_scimitar = burácející šavle
    .gender = f
    .gen = burácející šavle
    .acc = burácející šavli
    .ins = burácející šavlí
    .verb = swing
