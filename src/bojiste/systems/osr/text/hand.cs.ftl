### Co zná ruka Pána jeskyně

gauge-magic-points = magická energie
gauge-cover = krytí
gauge-breath = dech (kola)
gauge-x = místo napříč
gauge-y = místo podél
gauge-held-spell = držené kouzlo
gauge-died-once-not-full = jednou už na prahu smrti
gauge-loaded = nabito
gauge-persistent = trvající poškození
gauge-light = světlo
gauge-pool = společné zásoby
gauge-torch = světlo vydrží (směny)
gauge-day = den
gauge-turn = směna
gauge-km = ušlé kilometry
gauge-treasure = poklad
gauge-experience = zkušenosti
gauge-astray = odchylka (stupně)
gauge-nearest = nepřítel (m)
problem-dead-already = mrtvého nelze zranit ani vyléčit
    .remedy = vzkřísit ho lze takhle: { $form }
problem-no-morale = morálka se tu neověřuje
    .remedy = jmenuj stojící monstrum, které morálku má
problem-no-places = tahle scéna nezná místa, jen vzdálenosti
    .remedy = použij push nebo pull
problem-not-its-sides-turn = teď je na tahu jiná strana
    .remedy = { $side_known ->
        [yes] na tahu je { $side }
       *[no] právě není na tahu nikdo
    }
problem-in-a-fight = uprostřed boje se nikdo další nepotká
    .remedy = přiveď je znakem +
problem-is-there-already = už tu je
    .remedy = není třeba nic
gauge-conditions = stavy
event-ruled-by = { gm } rozhodl: { $actor }, životy { $text }.
