### Карточка героя или существа, как её печатает бестиарий.

card-hero = Герой: { $what }
card-occupations = Профессии: { $what }
card-being = { $kind ->
    [helper] Помощник
   *[being] Существо
} уровня { $level }: { $skills }
card-limit = Пределы: { $what }
card-fate = Судьба { $fate }
card-bond = Узы { $bond }
card-attack-skills = Нападает: { $what }
card-defend-skills = Обороняется: { $what }
card-recover-skills = Собирается с силами: { $what }
card-restricted-skills = Владеет и особыми навыками: { $what }
card-talents = Дарования: { $what }
card-own-skill = Собственный навык: { $what } ({ $property }; { $use })
card-use-combat = сражается
card-use-fright = пугает
card-use-persuasion = убеждает
card-use-other = иначе
card-free = Даром приём «{ $what }»: { $skills }
card-items = Вещи: { $what }
card-abilities = Особые способности: { $what }
card-living-mountain = Живая гора: может истощаться и против проверок
card-long-weapon = Длинное оружие: вблизи ещё один приём вдобавок к защите
card-very-cunning = Очень хитро: приём за 3
card-attackers = За раунд нападать на неё могут не более { $number ->
    [one] одного
   *[other] { $number }
}
