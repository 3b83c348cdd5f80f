### Karta postavy nebo bytosti, jak ji vypisuje bestiář.

card-hero = Postava: { $what }
card-occupations = Povolání: { $what }
card-being = { $kind ->
    [helper] Pomocník
   *[being] Bytost
} úrovně { $level }: { $skills }
card-limit = Hranice: { $what }
card-fate = Sudba { $fate }
card-bond = Pouto { $bond }
card-attack-skills = Útočí: { $what }
card-defend-skills = Brání se: { $what }
card-recover-skills = Sbírá síly: { $what }
card-restricted-skills = Umí i vyhrazené dovednosti: { $what }
card-talents = Nadání: { $what }
card-own-skill = Vlastní dovednost: { $what } ({ $property }; { $use })
card-use-combat = bojuje
card-use-fright = děsí
card-use-persuasion = přesvědčuje
card-use-other = jinak
card-free = Zdarma manévr { $what }: { $skills }
card-items = Věci: { $what }
card-abilities = Zvláštní schopnosti: { $what }
card-living-mountain = Jako živá hora se smí vyčerpat i proti zkoušce
card-long-weapon = Dlouhá zbraň: nablízko přidá k obraně ještě jeden manévr
card-very-cunning = Velmi lstivě: manévr lstivě za 3
card-attackers = Útočit na ni může v jednom kole nejvýš { $number ->
    [one] jeden
   *[other] { $number }
}
