### Карточка бойца, как её печатает бестиарий.

card-strength = СИЛ
card-dexterity = ЛОВ
card-constitution = ТЕЛ
card-will = ВОЛ
card-body = Жизни { $lives } (раны: лёгкая от { $mild }, тяжёлая от { $serious }, критическая от { $critical }, смертельная от { $mortal }), инициатива { $initiative }{ $size ->
    [0] { "" }
   *[other] , размер { $size }
}
card-skills = Навыки: { $what }
card-abilities = Способности: { $what }
card-weapon = { $name } ({ $grip }): { $hit } к атаке, урон { $damage } ({ $ways }), критический удар { $critical }, { $range_known ->
    [yes] дальность { $range } фт
   *[no] досягаемость { $low }–{ $high } фт
}
card-worn = Защита: { $what }
card-shield = { $name } ({ $bonus } к защите)
card-horse = Конь: кентером { $canter } и галопом { $sprint } фт за действие, выучка { $training }

ability-finesse = фехтовальная ловкость
ability-brute_force = грубая сила
ability-power_attack = мощная атака
ability-cleave = рассекающий удар
ability-lightning_attacks = молниеносные атаки
ability-two_weapon_fighting = бой двумя оружиями
ability-ambidexterity = обоерукость
ability-dodging = уклонение
ability-mobility = мобильность
ability-combat_reflexes = боевые рефлексы
ability-combat_instincts = боевые инстинкты
ability-riposte = контрвыпад
ability-dance_of_death = танец смерти
ability-precise_shot = точная стрельба
ability-accelerated_shooting = ускоренная стрельба
ability-rapid_shooting = быстрая стрельба
ability-deflection = отражение
ability-partial_compatibility = частичная совместимость с доспехом
ability-full_compatibility = полная совместимость с доспехом
ability-backstab = удар в спину
ability-disarm_ability = разоружение
ability-berserk = боевое безумие
ability-toughness = стойкость
ability-multiconcentration = мультиконцентрация
ability-unarmed_combat = рукопашный бой
ability-improved_critical = улучшенный критический удар
ability-weapon_focus = фокус на оружии
ability-weapon_specialization = специализация на оружии
skill-perception = внимательность
skill-shield = щит
skill-bare_hands = голые руки
