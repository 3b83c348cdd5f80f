### Kouzelné předměty.

block-items = Kouzelné předměty: { $what }
item-magic = { $what } +{ $bonus }
part-magic = kouzelná zbraň
problem-too-many-attuned = víc sladěných předmětů, než jde: nejvýš { $maximum } ({ $items })
    .remedy = některé vynech

## Názvy

item-amulet_of_health = amulet zdraví
item-belt_of_cloud_giant_strength = pás síly oblačného obra
item-belt_of_fire_giant_strength = pás síly ohnivého obra
item-belt_of_frost_giant_strength = pás síly mrazivého obra
item-belt_of_hill_giant_strength = pás síly kopcového obra
item-belt_of_stone_giant_strength = pás síly kamenného obra
item-belt_of_storm_giant_strength = pás síly bouřného obra
item-bracers_of_defense = náramky obrany
item-cloak_of_protection = plášť ochrany
item-dwarven_plate = trpasličí plátová zbroj
item-elven_chain = elfí kroužková košile
item-gauntlets_of_ogre_power = rukavice zlobří síly
item-glamoured_studded_leather = vybíjená kožená zbroj zdání
item-goggles_of_night = noční brýle
item-headband_of_intellect = čelenka intelektu
item-ioun_stone_of_protection = íounský kámen ochrany
item-mantle_of_spell_resistance = plášť odolnosti vůči kouzlům
item-periapt_of_proof_against_poison = talisman proti jedům
item-ring_of_protection = prsten ochrany
item-ring_of_warmth = prsten tepla
item-stone_of_good_luck = kámen štěstí
