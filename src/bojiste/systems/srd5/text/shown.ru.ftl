### Что показывается сверх того: шкалы, что значил бы выбор.

track-readied = Подготовлено
means-way = Стоит { $cost_acc }.
means-struck = { $all ->
    [yes] По пути тебя { $enemies_count ->
        [one] может ударить { $enemies }.
       *[other] могут ударить { $enemies }.
    }
   *[no] Сколько раз по пути тебя могут ударить: { $dangers }.
}
means-damage = Урон от { $low } до { $high }, при критическом попадании до { $most }.
means-advantage = Преимущество: { $helps }.
means-disadvantage = Помеха: { $hinders }.
means-bonus = d20 { $bonus }
means-ac = против КД { $ac }
means-cover = { $degree ->
    [1] У цели укрытие наполовину: КД +2.
   *[other] У цели укрытие на три четверти: КД +5.
}
layer-height = возвышение
layer-dim = тусклый свет
layer-dark = темнота
layer-mist = лёгкий туман
layer-fog = густой туман
layer-rough = труднопроходимая местность
