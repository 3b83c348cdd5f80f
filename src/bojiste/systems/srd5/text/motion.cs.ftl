### Létání, plavání, šplhání, skoky a pády.

event-falls-down = { $actor } padá z výšky { $height }.
event-jumps = { $actor } skáče na { $place }.
event-keeps-footing = { $actor } dopadá na těžký terén, Akrobacie: { $sum } proti SO { $against } — udrží se na nohou.
    .result = úspěch
event-loses-footing = { $actor } dopadá na těžký terén, Akrobacie: { $sum } proti SO { $against } — marně.
    .result = neúspěch
told-falls-down = { PAST("spadl", $actor_gender) } z výšky { $height }
told-jumps = { PAST("skočil", $actor_gender) } na { $place }

ask-height = Jak vysoko (nebo hluboko)? { $actor }, pohyb: { $left }.
ask-jump = Kam { $actor } skočí? Pohyb: { $left }.
option-fly = letět (zbývá { $left })
option-swim = plavat (zbývá { $left })
option-climb = šplhat (zbývá { $left })
option-jump = skočit (zbývá { $left })
option-height = ve výšce { $height }

gauge-height-foot = výška ve stopách
gauge-height-sah = výška v sázích

help-squeezing = cíl se protlačuje
hinder-squeezing = protlačování

problem-below-ground = zem (nebo dno vody) je ve výšce { $lowest } stop
    .remedy = zadej výšku, která není pod ní, nebo ji vynech
problem-above-ceiling = výš než { $highest } stop tu nikdo nemůže
    .remedy = zadej menší výšku, nebo vyšší ceiling v [field]
problem-other-map = nákres výšek má jinou velikost než mapa
    .remedy = nakresli tolik řádků a sloupců, kolik má mapa
problem-no-height = tohle znaménko není výška
    .remedy = kresli číslice od 1 do 9 a tečku pro zem
