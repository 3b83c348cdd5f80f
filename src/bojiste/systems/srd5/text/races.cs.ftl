### Rasy.

block-race = Rasa: { $what }
power-dragon_breath = dračí dech
help-dwarven-resilience = trpasličí odolnost

race-black_dragonborn = drakorozený (černý)
race-blue_dragonborn = drakorozený (modrý)
race-brass_dragonborn = drakorozený (mosazný)
race-bronze_dragonborn = drakorozený (bronzový)
race-copper_dragonborn = drakorozený (měděný)
race-dwarf = trpaslík
race-elf = elf
race-gnome = gnóm
race-gold_dragonborn = drakorozený (zlatý)
race-green_dragonborn = drakorozený (zelený)
race-half_elf = půlelf
race-half_orc = půlork
race-halfling = půlčík
race-human = člověk
race-red_dragonborn = drakorozený (červený)
race-silver_dragonborn = drakorozený (stříbrný)
race-tiefling = tiefling
race-white_dragonborn = drakorozený (bílý)

feature-dwarven_resilience = trpasličí odolnost
feature-halfling_nimbleness = půlčí hbitost
feature-savage_attacks = divoké útoky
