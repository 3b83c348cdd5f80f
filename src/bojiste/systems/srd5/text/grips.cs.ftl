event-pulled = { $target } { PAST("byl", $target_gender) } { PAST("přitažen", $target_gender) } (o { $far }).
event-hits-surely = { $actor } drží { $target_declines ->
    [yes] { $target_acc }
   *[no] cíl ({ $target })
} a nemůže minout ({ $weapon }).
told-hits-surely = { PAST("zasáhl", $actor_gender) } najisto { $target_declines ->
    [yes] { $target_acc }
   *[no] drženého protivníka ({ $target })
}
event-sucks = { $actor } { PAST("pil", $actor_gender) } krev ({ $target }: { $amount } { $amount ->
    [one] život
    [few] životy
    [many] života
   *[other] životů
}).
told-sucks = { PAST("pil", $actor_gender) } krev ({ $target })
event-plucks-off = { $actor } { PAST("odtrhl", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] přisátého tvora ({ $target })
} (z koho: { $of }).
told-plucks-off = { PAST("odtrhl", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] přisátého tvora ({ $target })
}
event-tears-off = { $actor } { PAST("odtrhl", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] přichyceného tvora ({ $target })
} (z koho: { $of }): { $sum } proti SO { $against }.
    .result = úspěch
told-tears-off = { PAST("odtrhl", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] přichyceného tvora ({ $target })
}
    .strip = { $sum } proti SO { $against }
event-tears-off-not = { $actor } marně trhá { $target_declines ->
    [yes] { $target_acc }
   *[no] přichyceného tvora ({ $target })
} (z koho: { $of }): { $sum } proti SO { $against }.
    .result = neúspěch
told-tears-off-not = marně { PAST("trhal", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] přichyceného tvora ({ $target })
}
    .strip = { $sum } proti SO { $against }
event-shares-damage = Polovinu zranění, které má utrpět { $actor }, utrpí { $target }.
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
