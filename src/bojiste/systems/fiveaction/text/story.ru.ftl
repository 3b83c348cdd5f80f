### Рассказ: кто что сделал, без подлежащего и без точки; в .strip — доказательство в скобки.

story-silent = order surrounded
story-items-tied = Равенство, бросают снова: { $items }.
    .item = { $actor }: { $sum }
story-items-initiative = Инициатива — { $items }.
    .item = { $actor }: { $sum }
    .falling = yes

## Движение и снаряжение

told-moves = { $gait_known ->
    [yes] { PAST("переместился", $actor_gender) } на { $way_acc }
   *[no] { PAST("прошёл", $actor_gender, "прошл") }{ $again ->
        [yes] { " " }ещё
       *[no] { "" }
    } { $way_acc }
}
told-sets-out = { $gait_id ->
    [run] { PAST("перешёл", $actor_gender, "перешл") } на бег
    [gallop] { PAST("пустил", $actor_gender) } коня вскачь
   *[walk] { "" }
}
told-charges = { PAST("ринулся", $actor_gender) }{ story-on }
told-slips = { $again ->
    [yes] снова{ " " }
   *[no] { "" }
}{ PAST("попытался", $actor_gender) } вырваться
told-gives-ground = { PAST("отступил", $actor_gender) } на шаг ({ $way })
told-rises = { $rounds ->
    [1] { "" }
   *[other] { PAST("начал", $actor_gender) } вставать
}
told-still-rising = { PAST("продолжал", $actor_gender) } вставать
told-stands-up = { PAST("встал", $actor_gender) }
told-falls = { PAST("упал", $actor_gender) }
told-turn-ends = { "" }
told-shot-done = { "" }
told-fells = { "" }
told-begins = { "" }
told-slips-away = { PAST("ушёл", $actor_gender, "ушл") } от контратаки{ $target_declines ->
    [yes] { " " }{ $target_gen }
   *[no] { " " }({ $target })
}
told-counters = { "" }
told-acts-now = { PAST("дождался", $actor_gender) } своего часа
told-waits = { PAST("выжидал", $actor_gender) }
told-too-late = не { PAST("успел", $actor_gender) } вмешаться
told-draws = { PAST("выхватил", $actor_gender) } { $weapon_acc }
told-picks-up = { PAST("поднял", $actor_gender) } { $weapon_acc }
told-drops = { PAST("выронил", $actor_gender) } { $weapon_acc }
told-breaks = { PAST("лишился", $actor_gender) } { $weapon_gen } насовсем
told-drops-shield = { PAST("бросил", $actor_gender) } щит
told-stance = { $stance_id ->
    [partial] { PAST("перешёл", $actor_gender, "перешл") } к частичной защите
    [full] { PAST("перешёл", $actor_gender, "перешл") } к полной защите
   *[normal] { PAST("вышел", $actor_gender, "вышл") } из защитной стойки
}
told-covers = { $how_id ->
    [full] полностью
   *[partial] частично
} { PAST("прикрыл", $actor_gender) } собой{ story-whom }
told-loaded = { PAST("зарядил", $actor_gender) } { $weapon_acc }
told-spans = { PAST("натягивал", $actor_gender) } { $weapon_acc } ({ $done } из { $needed } действий)
told-aims = { PAST("прицелился", $actor_gender) }{ story-into }

## Удары

story-whom = { $same ->
    [yes] { " " }{ $target_gender ->
        [f] её
        [pl] их
       *[m] его
    }
   *[no] { $target_declines ->
        [yes] { " " }{ $target_acc }
       *[no] { " " }противника ({ $target })
    }
}
story-him = { $target_gender ->
    [f] неё
    [pl] них
   *[m] него
}
story-on-him = { $same ->
    [yes] { " " }на { story-him }
   *[no] { "" }
}
story-on-whom = { $same ->
    [yes] { "" }
   *[no] { $target_declines ->
        [yes] { " " }на { $target_acc }
       *[no] , цель — { $target }
    }
}
story-on = { story-on-him }{ story-on-whom }
story-into = { $same ->
    [yes] { " " }в { story-him }
   *[no] { $target_declines ->
        [yes] { " " }{ PREP("в", $target_acc) }
       *[no] , цель — { $target }
    }
}
story-with = { $armed ->
    [yes] { "" }
   *[no] { $weapon_id ->
        [kick] { "" }
       *[other] { " " }{ $weapon_ins }
    }
}
story-how = { $manner_id ->
    [counter] в контратаке{ " " }
    [charge] { "" }
    [mounted_charge] на полном скаку{ " " }
    [at_once] в то же мгновение{ " " }
    [cleave] тут же{ " " }
   *[attack] { "" }
}
story-kick = { $measure ->
    [barely] едва-едва { PAST("достал", $actor_gender) } ногой
    [cleanly] точно { PAST("пнул", $actor_gender) }
   *[plain] { PAST("пнул", $actor_gender) }
}
story-strike = { $manner_id ->
    [trip] { PAST("зацепил", $actor_gender) }
    [flat] { PAST("ударил", $actor_gender) } плашмя
    [mock] { PAST("обозначил", $actor_gender) } удар, задев
   *[attack] { $weapon_id ->
        [kick] { story-kick }
       *[other] { story-blow }
    }
}
story-blow = { $measure ->
    [barely] едва-едва { PAST("достал", $actor_gender) }
    [cleanly] точно { PAST("поразил", $actor_gender) }
   *[plain] { $blow_id ->
        [thrust] { $variant ->
            [0] { PAST("уколол", $actor_gender) }
           *[other] { PAST("ударил", $actor_gender) }
        }
        [blunt_crushing] { $variant ->
            [0] { PAST("огрел", $actor_gender) }
           *[other] { PAST("ударил", $actor_gender) }
        }
       *[other] { $variant ->
            [0] { PAST("рубанул", $actor_gender) }
            [1] { PAST("полоснул", $actor_gender) }
           *[other] { PAST("ударил", $actor_gender) }
        }
    }
}
story-lunge = { $manner_id ->
    [trip] { PAST("попытался", $actor_gender) } зацепить { $weapon_ins }{ story-whom }
   *[attack] { $weapon_id ->
        [kick] { PAST("попытался", $actor_gender) } пнуть{ story-whom }
       *[other] { PAST("замахнулся", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
    }
}
story-that = { $target_gender ->
    [f] та
    [n] то
    [pl] те
   *[m] тот
}
story-met = { $met_id ->
    [air] но впустую
    [clumsy] но неуклюже { PAST("промахнулся", $actor_gender) }
    [dex] но { story-that } { PAST("увернулся", $target_gender) }
    [weapon] но { story-that } { PAST("отбил", $target_gender) } удар
    [second_weapon] но { story-that } { PAST("отбил", $target_gender) } удар вторым оружием
    [parry] но { story-that } { PAST("парировал", $target_gender) }
    [shield] но удар принял щит
    [dodging] но { story-that } ловко { PAST("увернулся", $target_gender) }
    [cover] но помешало укрытие
   *[other] { $measure ->
        [narrowly] но чуть-чуть мимо
        [wide] но сильно мимо
       *[plain] но мимо
    }
}
story-lives = { $damage_harm_id ->
    [stun] { $damage_net ->
        [0] , но не { PAST("оглушил", $actor_gender) }
       *[other] : оглушение { $damage_net }
    }
   *[wounds] { $damage_net ->
        [0] , но доспех удержал всё
        [one] { " " }на { $damage_net } жизнь
        [few] { " " }на { $damage_net } жизни
       *[other] { " " }на { $damage_net } жизней
    }
}
story-harm = { $damage_known ->
    [yes] { story-lives }{ $damage_part_known ->
        [yes] { " " }({ $damage_part })
       *[no] { "" }
    }
   *[no] { "" }
}
story-fell = { $dies_known ->
    [yes] , и { $target } { PAST("пал", $target_gender) } замертво
   *[no] { $out_known ->
        [yes] , и { $target } { PAST("выбыл", $target_gender) } из боя
       *[no] { "" }
    }
}
story-critical = { $critical_known ->
    [yes] { "" } · двадцать! Следующий бросок { $critical_natural }
   *[no] { "" }
}{ $confirmed_known ->
    [yes] { $confirmed_what_id ->
        [accessory] { " · " }щель в доспехе: { $confirmed_sum } — { $confirmed_result }
       *[critical] { " · " }критическое попадание? { $confirmed_sum } — { $confirmed_result }
    }
   *[no] { "" }
}
story-proof = { $damage_known ->
    [yes] { " · " }{ story-dice }
   *[no] { "" }
}
story-dice = { $damage_known ->
    [yes] { $damage_sum }{ $damage_stopped ->
        [0] { "" }
       *[other] , доспех −{ $damage_stopped } → { $damage_net }
    }{ $damage_target_wounds_known ->
        [yes] { " · " }раны { $damage_target_wounds_old } → { $damage_target_wounds_new }
       *[no] { "" }
    }{ $damage_target_stun_known ->
        [yes] { " · " }оглушение { $damage_target_stun_old } → { $damage_target_stun_new }
       *[no] { "" }
    }
   *[no] { "" }
}
story-outcome = { $manner_id ->
    [mock] { "" }
   *[attack] { $held_back_known ->
        [yes] , но вовремя { PAST("остановил", $actor_gender) } удар
       *[no] { story-harm }{ story-fell }
    }
}
told-attacked = { $result_id ->
    [hit] { story-how }{ story-strike }{ story-whom }{ story-with }{ story-outcome }
   *[missed] { story-how }{ story-lunge }, { story-met }
}
    .strip = { $sum } против защиты { $against }{ story-critical }{ story-proof }
told-shot = { $result_id ->
    [hit] { $measure ->
        [barely] едва-едва { PAST("попал", $actor_gender) }
        [cleanly] точно { PAST("попал", $actor_gender) }
       *[plain] { PAST("попал", $actor_gender) }
    }{ story-from }{ story-into }{ $held_back_known ->
        [yes] , но лишь для виду
       *[no] { story-harm }{ story-fell }
    }
   *[missed] { $thrown_known ->
        [yes] { PAST("метнул", $actor_gender) } { $weapon_acc }{ story-into }
       *[no] { PAST("выстрелил", $actor_gender) }{ story-from }{ story-into }
    }, { $met_id ->
        [air] но мимо
       *[other] { story-met }
    }
}
    .strip = { $sum } против защиты { $against }{ story-critical }{ story-proof }
story-from = { $thrown_known ->
    [yes] { " " }{ $weapon_ins }
   *[no] { $armed ->
        [yes] { "" }
       *[no] { " " }{ PREP("из", $weapon_gen) }
    }
}
told-against-odds = { PAST("понадеялся", $actor_gender) } на удачу{ $target_declines ->
    [yes] { " " }против { $target_gen }
   *[no] { "" }
}, { $result_id ->
    [high] и выпало достаточно
   *[low] но напрасно
}
    .strip = { $natural }, нужно { $threshold }
told-damage = { PAST("поразил", $actor_gender) }{ story-whom }{ $harm_id ->
    [stun] : оглушение { $net }
   *[wounds] { $net ->
        [0] , но доспех удержал всё
        [one] { " " }на { $net } жизнь
        [few] { " " }на { $net } жизни
       *[other] { " " }на { $net } жизней
    }
}
    .strip = { $sum }{ $stopped ->
        [0] { "" }
       *[other] , доспех −{ $stopped } → { $net }
    }
told-flings = { PAST("хлестнул", $actor_gender) } импровизированным щитом, цель — { $target }: { $effect ->
    [entangled] щит сковывает движения
    [blinded] щит закрывает обзор
   *[other] без толку
}
told-volley = { PAST("выстрелил", $actor_gender) } вдаль наугад
told-held-back = { PAST("остановил", $actor_gender) } удар
told-bystander = вместо этого { PAST("попал", $actor_gender) }{ story-into }{ story-harm }{ story-fell }
    .strip = { story-dice }
told-astray = по несчастью { PAST("задел", $actor_gender) }{ $self ->
    [yes] { " " }{ $actor_gender ->
        [f] саму
        [n] само
        [pm] самих
        [pf] самих
        [pn] самих
       *[m] самого
    } себя
   *[no] { story-whom }
}{ story-harm }{ story-fell }
    .strip = { story-dice }
told-faints = { PAST("потерял", $actor_gender) } сознание
told-out = { PAST("выбыл", $actor_gender) } из боя
told-dies = { PAST("погиб", $actor_gender, "погибл") }
told-flees = { PAST("обратился", $actor_gender) } в бегство
told-reaches-in = { PAST("пошёл", $actor_gender, "пошл") } с голыми руками{ story-on }
told-disarms = { PAST("попытался", $actor_gender) } выбить оружие
told-hooked = { PAST("зацепил", $actor_gender) }{ story-whom }
told-unbalanced = { PAST("потерял", $actor_gender) } равновесие
told-balanced = { "" }
strip-pays = защита ({ $layers }) за { n-price }
    .ahead = yes
strip-tested = { $test } { $sum } против { $against } — { $result }
strip-stunned = оглушение { $actor_stun_known ->
    [yes] { $actor_stun_old } → { $actor_stun_new }
   *[no] { $stun }
}
strip-rolled = { $on ->
    [yes] { "" }
   *[no] { $test } —{ " " }
}{ $actor }: { $sum }
    .row = { $test }
strip-compared = { $result_id ->
    [won] верх берёт { $actor }, перевес { $margin }
   *[lost] { $margin ->
        [0] поровну
       *[other] верх берёт { $target }, перевес { $margin }
    }
}
strip-confirmed = { $sum } против { $against } — { $result }
strip-critical = двадцать! Следующий бросок: { $natural }
strip-fumble-rolled = { $sum } против { $against } — { $result }
strip-located = { $part }
strip-moved-hit = перенесено: { $part }

## Страх и кони

told-threatens = { PAST("попытался", $actor_gender) } запугать{ story-whom }
    .strip = { $sum }
told-afraid = { PAST("испугался", $actor_gender) } ({ fear-how })
told-less-afraid = немного { PAST("осмелел", $actor_gender) } (−{ $tier })
told-fear-ends = { PAST("одолел", $actor_gender) } страх
told-fear-renewed = { "" }
told-courage = { PAST("осмелел", $actor_gender) } (+{ $bonus })
told-rages = { PAST("впал", $actor_gender) } в боевое безумие
told-rides-down = { PAST("ринулся", $actor_gender) } в наскок{ story-on }
told-unseated = { PAST("вылетел", $actor_gender) } из седла
told-controls = { $control_id ->
    [refused] напрасно { PAST("понукал", $actor_gender) } упёршегося коня
    [lost] { PAST("потерял", $actor_gender) } власть над конём
    [none] { PAST("подобрал", $actor_gender) } поводья
   *[held] { "" }
}
told-horse-falls = { PAST("рухнул", $actor_gender) }{ $target_known ->
    [yes] { " " }вместе со всадником
   *[no] { "" }
}
told-crushed-by-horse = { PAST("потерял", $actor_gender) } под рухнувшим конём { story-lost }
told-charge-fails = { PAST("потерял", $actor_gender) } разбег на выставленном древке
told-shot-spoiled = выстрелить с седла не { PAST("сумел", $actor_gender) }
told-still-afraid = всё ещё { PAST("боялся", $actor_gender) } ({ fear-how })
story-lost = { $net ->
    [one] { $net } жизнь
    [few] { $net } жизни
   *[other] { $net } жизней
}
told-bleeds = { PAST("потерял", $actor_gender) } от шока { story-lost }
told-crushed = { PAST("пробил", $actor_gender) } защиту { $target_declines ->
    [yes] { $target_gen }
   *[no] противника ({ $target })
} (отступать было некуда) и { PAST("отнял", $actor_gender) } { story-lost }
told-mortally = { PAST("получил", $actor_gender) } смертельную рану
told-breaks-off = { PAST("дрогнул", $actor_gender) } перед наскоком
