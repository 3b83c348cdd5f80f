### Воля и пришедшие: кто исполняет чужую волю, кого призывает магия, и тела, которые распадаются надвое.

state-dominated = чужая воля
    .head = во власти чужой воли
condition-dominated = чужая воля
    .is = во власти чужой воли
hinder-dominated = чужая воля
event-called = На зов ({ $actor }, { $power }) приходит { $target }.
event-on-the-way = На зов ({ $actor }, { $power }) идёт { $target }.
event-so-many = { $actor }: сколько придёт на зов, решает бросок — { $sum }.
event-so-soon = { $actor }: через сколько раундов они придут, решает бросок — { $sum }.
event-leaves = { $actor }: слишком далеко ({ $target }), магия рассеивается.
event-splits = { $actor } распадается надвое, в каждой половине { $left } { $left ->
        [one] хит
        [few] хита
       *[many] хитов
    }.
event-parted = { $target } отделяется (прежнее тело: { $actor }).
ask-brought = Скольких здесь можно призвать? ({ $actor }, { $power })
ask-outdoors = Под открытым ли это небом? ({ $actor }, { $power })
power-dominate_beast = подчинение зверя
    .gender = n
    .acc = подчинение зверя
power-dominate_monster = подчинение чудовища
    .gender = n
    .acc = подчинение чудовища
power-dominate_person = подчинение личности
    .gender = n
    .acc = подчинение личности
power-animate_dead = восставший труп
    .gender = m
    .acc = восставший труп
power-conjure_elemental = призыв элементаля
    .acc = призыв элементаля
power-conjure_air = призыв элементаля воздуха
    .acc = призыв элементаля воздуха
power-conjure_earth = призыв элементаля земли
    .acc = призыв элементаля земли
power-conjure_fire = призыв элементаля огня
    .acc = призыв элементаля огня
power-conjure_water = призыв элементаля воды
    .acc = призыв элементаля воды
power-enslave = порабощение
    .gender = n
    .acc = порабощение
power-animate_trees = оживление деревьев
    .gender = n
    .acc = оживление деревьев
power-create_specter = создание призрака
    .gender = n
    .acc = создание призрака
power-children_of_the_night = дети ночи
    .gender = pl
    .acc = детей ночи
power-children_bats = дети ночи: летучие мыши
    .gender = pl
    .acc = детей ночи: летучих мышей
power-children_rats = дети ночи: крысы
    .gender = pl
    .acc = детей ночи: крыс
power-children_wolves = дети ночи: волки
    .gender = pl
    .acc = детей ночи: волков
left-total_control_by_an_action = полный контроль действием
left-one_that_is_no_longer_under_control = элементаль, вышедший из-под контроля
left-what_it_suppresses_comes_back = возвращение того, что оно подавляет
