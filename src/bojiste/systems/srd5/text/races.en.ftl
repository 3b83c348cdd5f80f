### Races.

block-race = Race: { $what }
power-dragon_breath = dragon breath
help-dwarven-resilience = dwarven resilience

race-black_dragonborn = black dragonborn
race-blue_dragonborn = blue dragonborn
race-brass_dragonborn = brass dragonborn
race-bronze_dragonborn = bronze dragonborn
race-copper_dragonborn = copper dragonborn
race-dwarf = dwarf
race-elf = elf
race-gnome = gnome
race-gold_dragonborn = gold dragonborn
race-green_dragonborn = green dragonborn
race-half_elf = half-elf
race-half_orc = half-orc
race-halfling = halfling
race-human = human
race-red_dragonborn = red dragonborn
race-silver_dragonborn = silver dragonborn
race-tiefling = tiefling
race-white_dragonborn = white dragonborn

feature-dwarven_resilience = Dwarven Resilience
feature-halfling_nimbleness = Halfling Nimbleness
feature-savage_attacks = Savage Attacks
