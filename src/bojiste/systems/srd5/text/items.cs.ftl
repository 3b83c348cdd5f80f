### Kouzelné předměty.

block-items = Kouzelné předměty: { $what }
item-magic = { $what } +{ $bonus }
item-made = { $name } ({ $what })
part-magic = kouzelná zbraň
problem-too-many-attuned = víc sladěných předmětů, než jde: nejvýš { $maximum } ({ $items })
    .remedy = některé vynech
event-item-used = { $actor }: { $trait }{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}.
told-item-used = { PAST("použil", $actor_gender) } předmět { $trait }
event-item-falters = { $trait } na chvíli nepůsobí ({ $actor }).
told-item-falters = { PAST("přišel", $actor_gender) } na chvíli o účinek předmětu { $trait }
option-ignite = ohnivý jazyk: bonusovou akcí zapálit čepel
option-swift-strike = šavle rychlosti: úder bonusovou akcí ({ $target })
help-weapon_of_warning = varující zbraň
hinder-cloak_of_displacement = plášť přemístění
hinder-spellguard_shield = štít proti kouzlům

## Názvy

item-amulet_of_health = amulet zdraví
item-belt_of_cloud_giant_strength = pás síly oblačného obra
item-belt_of_fire_giant_strength = pás síly ohnivého obra
item-belt_of_frost_giant_strength = pás síly mrazivého obra
item-belt_of_hill_giant_strength = pás síly kopcového obra
item-belt_of_stone_giant_strength = pás síly kamenného obra
item-belt_of_storm_giant_strength = pás síly bouřného obra
item-bracers_of_defense = náramky obrany
item-cloak_of_displacement = plášť přemístění
item-cloak_of_protection = plášť ochrany
item-dragon_slayer = drakobijec
item-dwarven_plate = trpasličí plátová zbroj
item-elven_chain = elfí kroužková košile
item-flame_tongue = ohnivý jazyk
item-frost_brand = mrazivá čepel
item-gauntlets_of_ogre_power = rukavice zlobří síly
item-giant_slayer = obrobijec
item-glamoured_studded_leather = vybíjená kožená zbroj zdání
item-goggles_of_night = noční brýle
item-headband_of_intellect = čelenka intelektu
item-holy_avenger = svatý mstitel
item-ioun_stone_of_protection = íounský kámen ochrany
item-mace_of_disruption = palcát zkázy
item-mantle_of_spell_resistance = plášť odolnosti vůči kouzlům
item-periapt_of_proof_against_poison = talisman proti jedům
item-ring_of_protection = prsten ochrany
item-ring_of_warmth = prsten tepla
item-scimitar_of_speed = šavle rychlosti
item-spellguard_shield = štít proti kouzlům
item-stone_of_good_luck = kámen štěstí
item-sword_of_life_stealing = meč kradoucí život
item-sword_of_sharpness = břitký meč
item-vicious_weapon = krutá zbraň
item-weapon_of_warning = varující zbraň

feature-cloak_of_displacement = plášť přemístění
trait-cloak_of_displacement = Plášť přemístění
feature-flame_tongue = ohnivý jazyk
trait-flame_tongue = Ohnivý jazyk
feature-frost_brand = mrazivá čepel
trait-frost_brand = Mrazivá čepel
feature-giant_slayer = obrobijec
trait-giant_slayer = Obrobijec
feature-mace_of_disruption = palcát zkázy
trait-mace_of_disruption = Palcát zkázy
feature-scimitar_of_speed = šavle rychlosti
trait-scimitar_of_speed = Šavle rychlosti
feature-spellguard_shield = štít proti kouzlům
trait-spellguard_shield = Štít proti kouzlům
feature-sword_of_life_stealing = meč kradoucí život
trait-sword_of_life_stealing = Meč kradoucí život
feature-weapon_of_warning = varující zbraň
trait-weapon_of_warning = Varující zbraň
