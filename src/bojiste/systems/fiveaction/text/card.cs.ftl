### Karta bojovníka, jak ji vypisuje bestiář.

card-strength = SÍL
card-dexterity = OBR
card-constitution = KON
card-will = VŮL
card-body = Životy { $lives } (zranění lehké od { $mild }, vážné od { $serious }, kritické od { $critical }, smrtelné od { $mortal }), iniciativa { $initiative }{ $size ->
    [0] { "" }
   *[other] , velikost { $size }
}
card-skills = Dovednosti: { $what }
card-abilities = Schopnosti: { $what }
card-weapon = { $name } ({ $grip }): { $hit } k útoku, zranění { $damage } ({ $ways }), kritický zásah { $critical }, { $range_known ->
    [yes] dostřel { $range } stop
   *[no] dosah { $low }–{ $high } stop
}
card-worn = Chrání: { $what }
card-shield = { $name } ({ $bonus } k obraně)
card-horse = Kůň: cvalem { $canter } a tryskem { $sprint } stop za akci, výcvik { $training }

ability-finesse = finesa
ability-brute_force = hrubá síla
ability-power_attack = silný útok
ability-cleave = rozpolcení
ability-lightning_attacks = bleskové útoky
ability-two_weapon_fighting = boj dvěma zbraněmi
ability-ambidexterity = obourukost
ability-dodging = uhýbání
ability-mobility = mobilita
ability-combat_reflexes = bitevní reflexy
ability-combat_instincts = bojové instinkty
ability-riposte = protivýpad
ability-dance_of_death = tanec smrti
ability-precise_shot = přesná střelba
ability-accelerated_shooting = zrychlená střelba
ability-rapid_shooting = rychlá střelba
ability-deflection = odrážení
ability-partial_compatibility = částečná kompatibilita zbroje
ability-full_compatibility = kompatibilita zbroje
ability-backstab = útok zezadu
ability-disarm_ability = odzbrojení
ability-berserk = bojové šílenství
ability-toughness = tvrdost
ability-multiconcentration = multikoncentrace
ability-unarmed_combat = boj holýma rukama
ability-improved_critical = lepší kritický zásah
ability-weapon_focus = zaměření na zbraň
ability-weapon_specialization = specializace na zbraň
skill-perception = pozornost
skill-shield = štít
skill-bare_hands = holé ruce
