### Magic items.

block-items = Magic items: { $what }
item-magic = { $what } +{ $bonus }
item-made = { $name } ({ $what })
part-magic = magic weapon
problem-too-many-attuned = attuned to more items than anybody can be: { $maximum } at the most ({ $items })
    .remedy = leave some of them out
event-item-used = { $actor }: { $trait }{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}.
told-item-used = uses the { $trait }
event-item-falters = The { $trait } does nothing for a while ({ $actor }).
told-item-falters = is without the { $trait } for a while
option-ignite = Flame Tongue: set the blade alight (bonus action)
option-swift-strike = Scimitar of Speed: strike { $target } (bonus action)
help-weapon_of_warning = Weapon of Warning
hinder-cloak_of_displacement = Cloak of Displacement
hinder-spellguard_shield = Spellguard Shield

## Names

item-amulet_of_health = Amulet of Health
item-belt_of_cloud_giant_strength = Belt of Cloud Giant Strength
item-belt_of_fire_giant_strength = Belt of Fire Giant Strength
item-belt_of_frost_giant_strength = Belt of Frost Giant Strength
item-belt_of_hill_giant_strength = Belt of Hill Giant Strength
item-belt_of_stone_giant_strength = Belt of Stone Giant Strength
item-belt_of_storm_giant_strength = Belt of Storm Giant Strength
item-bracers_of_defense = Bracers of Defense
item-cloak_of_displacement = Cloak of Displacement
item-cloak_of_protection = Cloak of Protection
item-dragon_slayer = Dragon Slayer
item-dwarven_plate = Dwarven Plate
item-elven_chain = Elven Chain
item-flame_tongue = Flame Tongue
item-frost_brand = Frost Brand
item-gauntlets_of_ogre_power = Gauntlets of Ogre Power
item-giant_slayer = Giant Slayer
item-glamoured_studded_leather = Glamoured Studded Leather
item-goggles_of_night = Goggles of Night
item-headband_of_intellect = Headband of Intellect
item-holy_avenger = Holy Avenger
item-ioun_stone_of_protection = Ioun Stone of Protection
item-mace_of_disruption = Mace of Disruption
item-mantle_of_spell_resistance = Mantle of Spell Resistance
item-periapt_of_proof_against_poison = Periapt of Proof against Poison
item-ring_of_protection = Ring of Protection
item-ring_of_warmth = Ring of Warmth
item-scimitar_of_speed = Scimitar of Speed
item-spellguard_shield = Spellguard Shield
item-stone_of_good_luck = Stone of Good Luck
item-sword_of_life_stealing = Sword of Life Stealing
item-sword_of_sharpness = Sword of Sharpness
item-vicious_weapon = Vicious Weapon
item-weapon_of_warning = Weapon of Warning

feature-cloak_of_displacement = Cloak of Displacement
trait-cloak_of_displacement = Cloak of Displacement
feature-flame_tongue = Flame Tongue
trait-flame_tongue = Flame Tongue
feature-frost_brand = Frost Brand
trait-frost_brand = Frost Brand
feature-giant_slayer = Giant Slayer
trait-giant_slayer = Giant Slayer
feature-mace_of_disruption = Mace of Disruption
trait-mace_of_disruption = Mace of Disruption
feature-scimitar_of_speed = Scimitar of Speed
trait-scimitar_of_speed = Scimitar of Speed
feature-spellguard_shield = Spellguard Shield
trait-spellguard_shield = Spellguard Shield
feature-sword_of_life_stealing = Sword of Life Stealing
trait-sword_of_life_stealing = Sword of Life Stealing
feature-weapon_of_warning = Weapon of Warning
trait-weapon_of_warning = Weapon of Warning
