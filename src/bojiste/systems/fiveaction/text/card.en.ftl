### The card of a fighter, as the bestiary prints it.

card-strength = STR
card-dexterity = DEX
card-constitution = CON
card-will = WILL
card-body = Lives { $lives } (wounds: mild from { $mild }, serious from { $serious }, critical from { $critical }, mortal from { $mortal }), initiative { $initiative }{ $size ->
    [0] { "" }
   *[other] , size { $size }
}
card-skills = Skills: { $what }
card-abilities = Abilities: { $what }
card-weapon = { $name } ({ $grip }): { $hit } to hit, damage { $damage } ({ $ways }), critical { $critical }, { $range_known ->
    [yes] range { $range } ft
   *[no] reach { $low }–{ $high } ft
}
card-worn = Protected by: { $what }
card-shield = { $name } ({ $bonus } to defence)
card-horse = A mount: { $canter } ft for each action at a canter, { $sprint } ft at full speed, training { $training }

ability-finesse = finesse
ability-brute_force = brute force
ability-power_attack = power attack
ability-cleave = cleave
ability-lightning_attacks = lightning attacks
ability-two_weapon_fighting = two-weapon fighting
ability-ambidexterity = ambidexterity
ability-dodging = dodging
ability-mobility = mobility
ability-combat_reflexes = combat reflexes
ability-combat_instincts = combat instincts
ability-riposte = riposte
ability-dance_of_death = dance of death
ability-precise_shot = precise shot
ability-accelerated_shooting = accelerated shooting
ability-rapid_shooting = rapid shooting
ability-deflection = deflection
ability-partial_compatibility = partial armour compatibility
ability-full_compatibility = full armour compatibility
ability-backstab = backstab
ability-disarm_ability = disarming
ability-berserk = berserk
ability-toughness = toughness
ability-multiconcentration = multiconcentration
ability-unarmed_combat = unarmed combat
ability-improved_critical = improved critical
ability-weapon_focus = weapon focus
ability-weapon_specialization = weapon specialization
skill-perception = perception
skill-shield = shield
skill-bare_hands = bare hands
