### Gear of the tables, as the bestiary lists it.

things-weapon = weapons
things-missile = missile weapons
things-pole = shafts (added to the head)
things-shield = shields
things-armour = armour

weapon-medium_pole = short shaft
weapon-heavy_pole = long shaft
weapon-improvised_shield = improvised shield
weapon-pavise = pavise
armour-leather_body = leather armour
armour-leather_helmet = leather cap
armour-studded_body = studded armour
armour-studded_helmet = studded helmet
armour-mail_body = mail armour
armour-mail_helmet = mail hood
armour-mail_accessories = mail accessories
armour-plate_body = plate armour
armour-plate_helmet = plate helmet
armour-plate_accessories = plate accessories
armour-leather_arms = leather sleeves
armour-leather_legs = leather leggings
armour-studded_arms = studded sleeves
armour-studded_legs = studded leggings
armour-mail_arms = mail sleeves
armour-mail_legs = mail chausses
armour-plate_arms = plate vambraces
armour-plate_legs = plate greaves
