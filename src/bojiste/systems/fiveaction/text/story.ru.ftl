### Рассказ: кто что сделал, без подлежащего и без точки; в .strip — доказательство в скобки.

story-silent = order surrounded
story-items-tied = Равенство, бросают снова: { $items }.
    .item = { $actor }: { $sum }
story-items-initiative = Инициатива — { $items }.
    .item = { $actor }: { $sum }
    .falling = yes

## Движение и снаряжение

story-to = { $same ->
    [yes] к { $to_gender ->
        [f] ней
        [pl] ним
       *[m] нему
    }
   *[no] { $to_declines ->
        [yes] { PREP("к", $to_dat) }
       *[no] вперёд (цель — { $to })
    }
}
story-off = от { $same ->
    [yes] { $off_gender ->
        [f] неё
        [pl] них
       *[m] него
    }
   *[no] { $off_declines ->
        [yes] { $off_gen }
       *[no] врага ({ $off })
    }
}
story-whither = { $to_known ->
    [yes] { story-to }
   *[no] { $off_known ->
        [yes] { story-off }
       *[no] { $place_id_known ->
            [yes] к месту «{ $place_id }»
           *[no] чуть в сторону
        }
    }
}
# От кого отступают, достаточно сказать один раз.
story-whence = { $off_known ->
    [yes] { $same ->
        [yes] { "" }
       *[no] { " " }{ story-whither }
    }
   *[no] { " " }{ story-whither }
}
story-goes = { $off_known ->
    [yes] { $rides_known ->
        [yes] { PAST("отъехал", $actor_gender) }
       *[no] { $phrase ->
            [0] чуть { PAST("отступил", $actor_gender) }
            [1] { PAST("отошёл", $actor_gender, "отошл") } на шаг
            [2] { PAST("попятился", $actor_gender) }
           *[other] { PAST("отступил", $actor_gender) } на шаг
        }
    }
   *[no] { $rides_known ->
        [yes] { PAST("подъехал", $actor_gender) }
       *[no] { $phrase ->
            [0] { PAST("подошёл", $actor_gender, "подошл") }
            [1] { PAST("шагнул", $actor_gender) }
            [2] { PAST("придвинулся", $actor_gender) }
           *[other] { PAST("сделал", $actor_gender) } шаг
        }
    }
}
story-runs = { $phrase ->
    [0] { PAST("пробежал", $actor_gender) }
    [1] бегом { PAST("одолел", $actor_gender) }
    [2] во весь дух { PAST("пробежал", $actor_gender) }
   *[other] рысцой { PAST("пробежал", $actor_gender) }
}
told-moves = { $pace_known ->
    [yes] { $pace_id ->
        [run] { $again ->
            [yes] { PAST("побежал", $actor_gender) } дальше { story-whither }
           *[no] { story-runs } { $way_about_acc } { story-whither }
        }
        [gallop] { $again ->
            [yes] { PAST("поскакал", $actor_gender) } дальше { story-whither }
           *[no] { PAST("проскакал", $actor_gender) } { $way_about_acc } { story-whither }
        }
        [walk] { $rides_known ->
            [yes] { PAST("подъехал", $actor_gender) }
           *[no] { $off_known ->
                [yes] { PAST("отошёл", $actor_gender, "отошл") }
               *[no] { PAST("подошёл", $actor_gender, "подошл") }
            }
        } { story-whither }
       *[step] { story-goes }{ story-whence }
    }
   *[no] { $gait_known ->
        [yes] { story-goes }{ story-whence }
       *[no] { $same ->
            [yes] { "" }
           *[no] { $rides_known ->
                [yes] { PAST("доскакал", $actor_gender) } { story-whither }
               *[no] { PAST("подбежал", $actor_gender) } { story-whither }
            }
        }
    }
}
told-sets-out = { "" }
told-charges = { PAST("ринулся", $actor_gender) }{ story-on }
told-slips = { $result_id ->
    [won] { $again ->
        [yes] на этот раз{ " " }
       *[no] { "" }
    }{ PAST("оторвался", $actor_gender) }
    [lost] { $again ->
        [yes] снова не { PAST("сумел", $actor_gender) } оторваться
       *[no] тщетно { PAST("пытался", $actor_gender) } оторваться
    }
   *[open] { PAST("попытался", $actor_gender) } оторваться
} от { $same ->
    [yes] { story-him }
   *[no] { $target_declines ->
        [yes] { $target_gen }
       *[no] врага ({ $target })
    }
}
told-gives-ground = { PAST("отступил", $actor_gender) } на шаг{ $target_known ->
    [yes] { $target_declines ->
        [yes] { " " }перед { $target_ins }
       *[no] { "" }
    }
   *[no] { "" }
}
told-rises = { $rounds ->
    [1] { "" }
   *[other] { PAST("начал", $actor_gender) } вставать
}
told-still-rising = { PAST("продолжал", $actor_gender) } вставать
told-stands-up = { PAST("встал", $actor_gender) }
told-falls = { PAST("упал", $actor_gender) }
told-turn-ends = { $left ->
    [5] { $phrase ->
        [0] только { PAST("выжидал", $actor_gender) }
        [1] ничего не { PAST("предпринял", $actor_gender) }
        [2] { PAST("держался", $actor_gender) } в стороне
       *[other] { PAST("остался", $actor_gender) } на месте
    }
   *[other] { "" }
}
told-shot-done = { "" }
told-fells = { "" }
told-begins = { "" }
told-slips-away = { PAST("ушёл", $actor_gender, "ушл") } от контратаки{ $target_declines ->
    [yes] { " " }{ $target_gen }
   *[no] { " " }({ $target })
}
told-counters = { $activity_id ->
    [draw] { PAST("застал", $actor_gender) } { story-caught } с рукой на оружии
    [pick_up] { PAST("застал", $actor_gender) } { story-caught } в наклоне
   *[other] { "" }
}
story-caught = { $target_declines ->
    [yes] { $target_acc }
   *[no] врага ({ $target })
}
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
story-bow-ready = { $phrase ->
    [0] { PAST("наложил", $actor_gender) } новую стрелу
    [1] { PAST("достал", $actor_gender) } из колчана ещё стрелу
    [2] { PAST("наложил", $actor_gender) } следующую стрелу
   *[other] { PAST("потянулся", $actor_gender) } за новой стрелой
}
told-loaded = { $weapon_id ->
    [small_bow] { story-bow-ready }
    [medium_bow] { story-bow-ready }
    [heavy_bow] { story-bow-ready }
    [reflex_bow] { story-bow-ready }
   *[other] { PAST("зарядил", $actor_gender) } { $weapon_acc }
}
told-spans = { $goes_on_known ->
    [yes] { PAST("натягивал", $actor_gender) } { $weapon_acc } дальше
   *[no] { PAST("начал", $actor_gender) } натягивать { $weapon_acc }
}
    .strip = натяжение { $done } из { $needed }
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

story-strike = { $manner_id ->
    [trip] { PAST("зацепил", $actor_gender) }
    [flat] { PAST("ударил", $actor_gender) } плашмя
    [mock] { PAST("обозначил", $actor_gender) } удар, задев
   *[attack] { story-blow }
}
story-hits-thrust = { $phrase ->
     [0] { PAST("ткнул", $actor_gender) }
     [1] { PAST("уколол", $actor_gender) }
     [2] { PAST("поразил", $actor_gender) }
    *[other] { PAST("достал", $actor_gender) }
}
story-hits-cut = { $phrase ->
     [0] { PAST("рубанул", $actor_gender) }
     [1] { PAST("полоснул", $actor_gender) }
     [2] { PAST("ударил", $actor_gender) }
    *[other] { PAST("достал", $actor_gender) }
}
story-hits-knife = { $phrase ->
     [0] { PAST("полоснул", $actor_gender) }
     [1] { PAST("резанул", $actor_gender) }
     [2] { PAST("ударил", $actor_gender) }
    *[other] { PAST("пырнул", $actor_gender) }
}
story-hits-axe = { $phrase ->
     [0] { PAST("рубанул", $actor_gender) }
     [1] { PAST("хватил", $actor_gender) }
     [2] { PAST("ударил", $actor_gender) }
    *[other] { PAST("достал", $actor_gender) }
}
story-hits-blunt = { $phrase ->
     [0] { PAST("огрел", $actor_gender) }
     [1] { PAST("хватил", $actor_gender) }
     [2] { PAST("ударил", $actor_gender) }
    *[other] { PAST("достал", $actor_gender) }
}
story-hits-fist = { $phrase ->
     [0] { PAST("ударил", $actor_gender) }
     [1] { PAST("двинул", $actor_gender) }
     [2] { PAST("стукнул", $actor_gender) }
    *[other] { PAST("достал", $actor_gender) }
}
story-hits-kick = { $phrase ->
     [0] { PAST("лягнул", $actor_gender) }
     [1] { PAST("пнул", $actor_gender) }
     [2] { PAST("лягнул", $actor_gender) }
    *[other] { PAST("пнул", $actor_gender) }
}
story-hits = { $weapon_id ->
    [kick] { story-hits-kick }
    [fist] { story-hits-fist }
    [light_straight_blade] { story-hits-knife }
    [light_curved_blade] { story-hits-knife }
   *[other] { $blow_id ->
        [thrust] { story-hits-thrust }
        [sharp_crushing] { story-hits-axe }
        [blunt_crushing] { story-hits-blunt }
       *[cut] { story-hits-cut }
    }
}
story-lands = { $damage_known ->
    [yes] { $damage_net ->
        [0] { $phrase ->
             [0] { PAST("достал", $actor_gender) }
             [1] { PAST("задел", $actor_gender) }
             [2] { PAST("достал", $actor_gender) }
            *[other] { PAST("ударил", $actor_gender) }
        }
       *[other] { story-hits }
    }
   *[no] { story-hits }
}
story-blow = { $measure ->
    [barely] { $phrase ->
     [0] еле { PAST("задел", $actor_gender) }
     [1] едва { PAST("достал", $actor_gender) }
     [2] кое-как { PAST("зацепил", $actor_gender) }
    *[other] едва { PAST("задел", $actor_gender) }
}
    [cleanly] метко { story-lands }
   *[plain] { story-lands }
}
story-swings-thrust = { $phrase ->
     [0] { PAST("ткнул", $actor_gender) }{ story-with }{ story-into }
     [1] { PAST("попытался", $actor_gender) } уколоть{ story-whom }{ story-with }
     [2] { PAST("нацелился", $actor_gender) }{ story-with }{ story-into }
    *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }
}
story-swings-cut = { $phrase ->
     [0] { PAST("попытался", $actor_gender) } рубануть{ story-whom }{ story-with }
     [1] { PAST("замахнулся", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
     [2] { PAST("махнул", $actor_gender) }{ story-with }, метя{ story-into }
    *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }
}
story-swings-knife = { $phrase ->
     [0] { PAST("попытался", $actor_gender) } полоснуть{ story-whom }{ story-with }
     [1] { PAST("замахнулся", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
     [2] { PAST("нацелился", $actor_gender) }{ story-with }{ story-into }
    *[other] { PAST("попробовал", $actor_gender) } пырнуть{ story-whom }{ story-with }
}
story-swings-axe = { $phrase ->
     [0] { PAST("попытался", $actor_gender) } рубануть{ story-whom }{ story-with }
     [1] { PAST("замахнулся", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
     [2] { PAST("махнул", $actor_gender) }{ story-with }, метя{ story-into }
    *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }
}
story-swings-blunt = { $phrase ->
     [0] { PAST("попытался", $actor_gender) } огреть{ story-whom }{ story-with }
     [1] { PAST("замахнулся", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
     [2] { PAST("махнул", $actor_gender) }{ story-with }, метя{ story-into }
    *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }
}
story-swings-fist = { $phrase ->
     [0] { PAST("попытался", $actor_gender) } ударить{ story-whom }{ story-with }
     [1] { PAST("замахнулся", $actor_gender) }{ story-on-him }{ story-with }{ story-on-whom }
     [2] { PAST("нацелился", $actor_gender) }{ story-with }{ story-into }
    *[other] { PAST("попробовал", $actor_gender) } достать{ story-whom }{ story-with }
}
story-swings-kick = { $phrase ->
     [0] { PAST("попытался", $actor_gender) } лягнуть{ story-whom }{ story-with }
     [1] { PAST("попытался", $actor_gender) } пнуть{ story-whom }{ story-with }
     [2] { PAST("попробовал", $actor_gender) } лягнуть{ story-whom }{ story-with }
    *[other] { PAST("махнул", $actor_gender) } ногой, метя{ story-into }
}
story-swings = { $weapon_id ->
    [kick] { story-swings-kick }
    [fist] { story-swings-fist }
    [light_straight_blade] { story-swings-knife }
    [light_curved_blade] { story-swings-knife }
   *[other] { $blow_id ->
        [thrust] { story-swings-thrust }
        [sharp_crushing] { story-swings-axe }
        [blunt_crushing] { story-swings-blunt }
       *[cut] { story-swings-cut }
    }
}
story-lunge = { $manner_id ->
    [trip] { PAST("попытался", $actor_gender) } зацепить { $weapon_ins }{ story-whom }
   *[attack] { story-swings }
}
story-that = { $target_gender ->
    [f] та
    [n] то
    [pl] те
   *[m] тот
}
story-dodged = { $phrase ->
     [0] но { story-that } { PAST("увернулся", $target_gender) }
     [1] но { story-that } { PAST("уклонился", $target_gender) }
     [2] но { story-that } { PAST("отскочил", $target_gender) }
    *[other] но { story-that } { PAST("ушёл", $target_gender, "ушл") } от удара
}
story-turned = { $phrase ->
     [0] но { story-that } { PAST("отбил", $target_gender) } удар
     [1] но { story-that } { PAST("отвёл", $target_gender, "отвел") } удар
     [2] но { story-that } { PAST("отразил", $target_gender) } удар
    *[other] но { story-that } { PAST("принял", $target_gender) } удар на оружие
}
story-parried = { $phrase ->
     [0] но { story-that } { PAST("парировал", $target_gender) }
     [1] но { story-that } вовремя { PAST("закрылся", $target_gender) }
     [2] но { story-that } { PAST("парировал", $target_gender) } удар
    *[other] но { story-that } { PAST("сумел", $target_gender) } закрыться
}
story-shielded = { $phrase ->
     [0] но удар принял щит
     [1] но удар пришёлся в щит
     [2] но щит остановил удар
    *[other] но щит выдержал
}
story-empty = { $phrase ->
     [0] но мимо
     [1] но впустую
     [2] но { PAST("промахнулся", $actor_gender) }
    *[other] но удар пришёлся в пустоту
}
story-met = { $met_id ->
    [air] { story-empty }
    [clumsy] но неуклюже { PAST("промахнулся", $actor_gender) }
    [dex] { story-dodged }
    [weapon] { story-turned }
    [second_weapon] но { story-that } { PAST("отбил", $target_gender) } удар вторым оружием
    [parry] { story-parried }
    [shield] { story-shielded }
    [dodging] но { story-that } ловко { PAST("увернулся", $target_gender) }
    [cover] но удар увяз в укрытии
   *[other] { $measure ->
        [narrowly] но чуть-чуть мимо
        [wide] но сильно мимо
       *[plain] но мимо
    }
}
story-shot-met = { $met_id ->
    [air] { $phrase ->
     [0] но мимо
     [1] но { PAST("промахнулся", $actor_gender) }
     [2] но стрела ушла в сторону
    *[other] но не { PAST("попал", $actor_gender) }
}
    [shield] { $phrase ->
     [0] но стрелу принял щит
     [1] но та застряла в щите
     [2] но стрелу остановил щит
    *[other] но щит остановил стрелу
}
    [dex] { $phrase ->
     [0] но { story-that } { PAST("увернулся", $target_gender) }
     [1] но { story-that } { PAST("уклонился", $target_gender) }
     [2] но { story-that } { PAST("отскочил", $target_gender) }
    *[other] но { story-that } { PAST("пригнулся", $target_gender) }
}
    [weapon] но { story-that } { PAST("отбил", $target_gender) } стрелу
    [parry] но { story-that } { PAST("отбил", $target_gender) } стрелу
    [cover] но стрела цели не нашла
   *[other] { story-met }
}
story-armour = { $phrase ->
     [0] но доспех удержал всё
     [1] но доспеха не { PAST("пробил", $actor_gender) }
     [2] но доспех выдержал
    *[other] но удар остался в доспехе
}
story-lives = { $damage_harm_id ->
    [stun] { $damage_net ->
        [0] , но не { PAST("оглушил", $actor_gender) }
       *[other] : оглушение { $damage_net }
    }
   *[wounds] { $damage_net ->
        [0] , { story-armour }
        [one] : { $damage_net } жизнь долой
        [few] : { $damage_net } жизни долой
       *[other] : { $damage_net } жизней долой
    }
}
story-harm = { $damage_known ->
    [yes] { story-lives }{ $damage_part_known ->
        [yes] { " " }({ $damage_part })
       *[no] { "" }
    }
   *[no] { "" }
}
story-fell = { $out_known ->
    [yes] , и { $target } { PAST("выбыл", $target_gender) } из боя
   *[no] { "" }
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
story-through = { $through_known ->
    [yes] , беззащитный: { $damage_net }
   *[no] { "" }
}
story-dice = { $damage_known ->
    [yes] { $damage_sum }{ story-through }{ $damage_stopped ->
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
story-shot-hits = { $phrase ->
     [0] { PAST("попал", $actor_gender) }
     [1] { PAST("угодил", $actor_gender) }
     [2] { PAST("попал", $actor_gender) }
    *[other] { PAST("угодил", $actor_gender) }
}
story-lets-fly = { $flies_id ->
    [throw] { PAST("метнул", $actor_gender) } { $weapon_acc }{ story-into }
   *[shot] { $phrase ->
     [0] { PAST("выстрелил", $actor_gender) }{ story-from }{ story-into }
     [1] { PAST("пустил", $actor_gender) } стрелу{ story-from }{ story-into }
     [2] { PAST("прицелился", $actor_gender) }{ story-from }{ story-into }
    *[other] { PAST("послал", $actor_gender) } стрелу{ story-from }{ story-into }
}
}
told-shot = { $result_id ->
    [hit] { $measure ->
        [barely] едва { story-shot-hits }
        [cleanly] метко { story-shot-hits }
       *[plain] { story-shot-hits }
    }{ story-from }{ story-into }{ story-harm }{ story-fell }
   *[missed] { story-lets-fly }, { story-shot-met }
}
    .strip = { $sum } против защиты { $against }{ story-critical }{ story-proof }
story-from = { $thrown_known ->
    [yes] { " " }{ $weapon_ins }
   *[no] { $armed ->
        [yes] { "" }
       *[no] { " " }{ PREP("из", $weapon_gen) }
    }
}
story-luck = { $flies_known ->
    [yes] { story-lets-fly }
   *[no] { story-lunge }
}
told-against-odds = { $roll ->
    [1] { story-luck }, хотя помочь могло лишь чудо, { $result_id ->
        [high] и выпало { $natural }!
       *[low] и чуда не случилось
    }
   *[other] { $result_id ->
        [high] и снова { PAST("выбросил", $actor_gender) } сколько нужно
       *[low] но второго чуда не { PAST("дождался", $actor_gender) }
    }
}
    .strip = { $roll ->
        [1] атака { $value } против защиты { $defence }: { $natural }, нужно дважды { $threshold }
       *[other] { $natural }, нужно { $threshold }
    }
told-damage = { PAST("поразил", $actor_gender) }{ story-whom }{ $harm_id ->
    [stun] : оглушение { $net }
   *[wounds] { $net ->
        [0] , { story-armour }
        [one] : { $net } жизнь долой
        [few] : { $net } жизни долой
       *[other] : { $net } жизней долой
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
told-faints = { PAST("лишился", $actor_gender) } чувств
told-out = { PAST("выбыл", $actor_gender) } из боя
told-dies = { PAST("упал", $actor_gender) } замертво
told-flees = { PAST("обратился", $actor_gender) } в бегство
told-reaches-in = { PAST("пошёл", $actor_gender, "пошл") } с голыми руками{ story-on }
told-disarms = { PAST("попытался", $actor_gender) } выбить оружие
told-hooked = { PAST("зацепил", $actor_gender) }{ story-whom }
told-unbalanced = { PAST("потерял", $actor_gender) } равновесие
told-balanced = { "" }
strip-pays = защита ({ $layers }) за { n-price }
    .ahead = yes
strip-tested = { $test }{ $test_id ->
    [stability] { " " }— { $actor }:
    [charge_fear] { " " }— { $actor }:
   *[other] { "" }
} { $sum } против { $against } — { $result }
strip-stray-rolled = жребий: { $sum }
strip-driven = сила удара { $sum }
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
told-rides-down = { "" }
told-unseated = { PAST("вылетел", $actor_gender) } из седла
told-controls = { $control_id ->
    [refused] { $charge_known ->
        [yes] { $phrase ->
            [0] { PAST("хотел", $actor_gender) } пустить коня{ story-on }, но тот упёрся
            [1] { PAST("хотел", $actor_gender) } налететь{ story-on }, но конь не послушался
            [2] { PAST("послал", $actor_gender) } коня{ story-on }, но тот не тронулся с места
           *[other] напрасно { PAST("гнал", $actor_gender) } коня{ story-on }
        }
       *[no] напрасно { PAST("понукал", $actor_gender) } упёршегося коня
    }
    [lost] { PAST("потерял", $actor_gender) } власть над конём
    [none] { PAST("подобрал", $actor_gender) } поводья
   *[held] { $charge_known ->
        [yes] { PAST("пустил", $actor_gender) } коня{ story-on }
       *[no] { "" }
    }
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
