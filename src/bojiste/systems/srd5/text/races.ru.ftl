### Расы.

block-race = Раса: { $what }
power-dragon_breath = драконье дыхание
help-dwarven-resilience = дварфийская стойкость

race-black_dragonborn = драконорождённый (чёрный)
race-blue_dragonborn = драконорождённый (синий)
race-brass_dragonborn = драконорождённый (латунный)
race-bronze_dragonborn = драконорождённый (бронзовый)
race-copper_dragonborn = драконорождённый (медный)
race-dwarf = дварф
race-elf = эльф
race-gnome = гном
race-gold_dragonborn = драконорождённый (золотой)
race-green_dragonborn = драконорождённый (зелёный)
race-half_elf = полуэльф
race-half_orc = полуорк
race-halfling = полурослик
race-human = человек
race-red_dragonborn = драконорождённый (красный)
race-silver_dragonborn = драконорождённый (серебряный)
race-tiefling = тифлинг
race-white_dragonborn = драконорождённый (белый)

feature-dwarven_resilience = дварфийская стойкость
feature-halfling_nimbleness = ловкость полурослика
feature-savage_attacks = дикие атаки
