### Magic items.

block-items = Magic items: { $what }
item-magic = { $what } +{ $bonus }
part-magic = magic weapon
problem-too-many-attuned = attuned to more items than anybody can be: { $maximum } at the most ({ $items })
    .remedy = leave some of them out

## Names

item-amulet_of_health = Amulet of Health
item-belt_of_cloud_giant_strength = Belt of Cloud Giant Strength
item-belt_of_fire_giant_strength = Belt of Fire Giant Strength
item-belt_of_frost_giant_strength = Belt of Frost Giant Strength
item-belt_of_hill_giant_strength = Belt of Hill Giant Strength
item-belt_of_stone_giant_strength = Belt of Stone Giant Strength
item-belt_of_storm_giant_strength = Belt of Storm Giant Strength
item-bracers_of_defense = Bracers of Defense
item-cloak_of_protection = Cloak of Protection
item-dwarven_plate = Dwarven Plate
item-elven_chain = Elven Chain
item-gauntlets_of_ogre_power = Gauntlets of Ogre Power
item-glamoured_studded_leather = Glamoured Studded Leather
item-goggles_of_night = Goggles of Night
item-headband_of_intellect = Headband of Intellect
item-ioun_stone_of_protection = Ioun Stone of Protection
item-mantle_of_spell_resistance = Mantle of Spell Resistance
item-periapt_of_proof_against_poison = Periapt of Proof against Poison
item-ring_of_protection = Ring of Protection
item-ring_of_warmth = Ring of Warmth
item-stone_of_good_luck = Stone of Good Luck
