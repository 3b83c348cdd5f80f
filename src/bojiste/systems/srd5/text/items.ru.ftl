### Волшебные предметы.

block-items = Волшебные предметы: { $what }
item-magic = { $what } +{ $bonus }
item-made = { $name } ({ $what })
part-magic = волшебное оружие
problem-too-many-attuned = предметов с настройкой больше, чем можно: не более { $maximum } ({ $items })
    .remedy = убери лишние
event-item-used = { $actor }: { $trait }{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}.
told-item-used = применяет предмет «{ $trait }»
event-item-falters = { $trait } на время не действует ({ $actor }).
told-item-falters = на время лишается действия предмета «{ $trait }»
option-ignite = язык пламени: зажечь клинок бонусным действием
option-swift-strike = скимитар скорости: удар бонусным действием ({ $target })
help-weapon_of_warning = оружие предупреждения
hinder-cloak_of_displacement = плащ смещения
hinder-spellguard_shield = щит защиты от заклинаний

## Названия

item-amulet_of_health = амулет здоровья
item-belt_of_cloud_giant_strength = пояс силы облачного великана
item-belt_of_fire_giant_strength = пояс силы огненного великана
item-belt_of_frost_giant_strength = пояс силы ледяного великана
item-belt_of_hill_giant_strength = пояс силы холмового великана
item-belt_of_stone_giant_strength = пояс силы каменного великана
item-belt_of_storm_giant_strength = пояс силы штормового великана
item-bracers_of_defense = наручи защиты
item-cloak_of_displacement = плащ смещения
item-cloak_of_protection = плащ защиты
item-dragon_slayer = убийца драконов
item-dwarven_plate = дварфийские латы
item-elven_chain = эльфийская кольчуга
item-flame_tongue = язык пламени
item-frost_brand = ледяное клеймо
item-gauntlets_of_ogre_power = рукавицы силы огра
item-giant_slayer = убийца великанов
item-glamoured_studded_leather = зачарованная проклёпанная кожа
item-goggles_of_night = очки ночи
item-headband_of_intellect = обруч интеллекта
item-holy_avenger = святой мститель
item-ioun_stone_of_protection = ионный камень защиты
item-mace_of_disruption = булава разрушения
item-mantle_of_spell_resistance = мантия сопротивления заклинаниям
item-periapt_of_proof_against_poison = талисман защиты от яда
item-ring_of_protection = кольцо защиты
item-ring_of_warmth = кольцо тепла
item-scimitar_of_speed = скимитар скорости
item-spellguard_shield = щит защиты от заклинаний
item-stone_of_good_luck = камень удачи
item-sword_of_life_stealing = меч похищения жизни
item-sword_of_sharpness = меч остроты
item-vicious_weapon = жестокое оружие
item-weapon_of_warning = оружие предупреждения

feature-cloak_of_displacement = плащ смещения
trait-cloak_of_displacement = Плащ смещения
feature-flame_tongue = язык пламени
trait-flame_tongue = Язык пламени
feature-frost_brand = ледяное клеймо
trait-frost_brand = Ледяное клеймо
feature-giant_slayer = убийца великанов
trait-giant_slayer = Убийца великанов
feature-mace_of_disruption = булава разрушения
trait-mace_of_disruption = Булава разрушения
feature-scimitar_of_speed = скимитар скорости
trait-scimitar_of_speed = Скимитар скорости
feature-spellguard_shield = щит защиты от заклинаний
trait-spellguard_shield = Щит защиты от заклинаний
feature-sword_of_life_stealing = меч похищения жизни
trait-sword_of_life_stealing = Меч похищения жизни
feature-weapon_of_warning = оружие предупреждения
trait-weapon_of_warning = Оружие предупреждения
