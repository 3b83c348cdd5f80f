### Co zná ruka Pána jeskyně

gauge-wounds = zranění
gauge-virtual = virtuální životy
gauge-stance = postoj
    .normal = obyčejný
    .partial = částečná obrana
    .full = plná obrana
gauge-cover = kryt
gauge-loophole = střílna
gauge-pavise = za pavézou
gauge-gait = chod koně
    .stand = stojí
    .walk = krok
    .canter = cval
    .sprint = trysk
gauge-loaded = nabito
gauge-sword-side = na zbraňové straně
gauge-saddle = v sedle
gauge-shield = štít na ruce
state-berserk = v bojovém šílenství
state-afraid = má strach
    .head = { $actor_gender ->
        [pm] mají strach
        [pf] mají strach
        [pn] mají strach
       *[m] má strach
    }
state-concentrating = soustředí se
test-balance = Rovnováha
test-perception = Všímavost
test-intimidation = Zastrašení
part-perception = všímavost
event-ruled-by = { gm } rozhodl: { $actor }, životy { $text }{ $part_known ->
    [yes] { " " }({ $part })
   *[no] { "" }
}.
event-ruled-hold = { gm } rozhodl: { $actor } – { $weapon } { $hand_id ->
    [main] v hlavní ruce
    [off] ve vedlejší ruce
    [both] v obou rukou
    [sheathed] za pasem
    [ground] na zemi
   *[gone] pryč
}.
event-ruled-sword-side = { gm } rozhodl: { $actor } má po zbraňové straně { $target_acc }.
problem-loads-nothing = nemá nic, co by se nabíjelo
    .remedy = nabíjí se luk, kuše, prak nebo foukačka
problem-dead-already = mrtvého už nelze zranit
    .remedy = oživit ho lze takhle: { $form }
problem-no-mount = nemá tu koně
    .remedy = jmenuj někoho, kdo má v zápisu mount
problem-no-shield = nemá štít
    .remedy = jmenuj někoho, kdo má v zápisu shield
