### Волшебные предметы.

block-items = Волшебные предметы: { $what }
item-magic = { $what } +{ $bonus }
part-magic = волшебное оружие
problem-too-many-attuned = предметов с настройкой больше, чем можно: не более { $maximum } ({ $items })
    .remedy = убери лишние

## Названия

item-amulet_of_health = амулет здоровья
item-belt_of_cloud_giant_strength = пояс силы облачного великана
item-belt_of_fire_giant_strength = пояс силы огненного великана
item-belt_of_frost_giant_strength = пояс силы ледяного великана
item-belt_of_hill_giant_strength = пояс силы холмового великана
item-belt_of_stone_giant_strength = пояс силы каменного великана
item-belt_of_storm_giant_strength = пояс силы штормового великана
item-bracers_of_defense = наручи защиты
item-cloak_of_protection = плащ защиты
item-dwarven_plate = дварфийские латы
item-elven_chain = эльфийская кольчуга
item-gauntlets_of_ogre_power = рукавицы силы огра
item-glamoured_studded_leather = зачарованная проклёпанная кожа
item-goggles_of_night = очки ночи
item-headband_of_intellect = обруч интеллекта
item-ioun_stone_of_protection = ионный камень защиты
item-mantle_of_spell_resistance = мантия сопротивления заклинаниям
item-periapt_of_proof_against_poison = талисман защиты от яда
item-ring_of_protection = кольцо защиты
item-ring_of_warmth = кольцо тепла
item-stone_of_good_luck = камень удачи
