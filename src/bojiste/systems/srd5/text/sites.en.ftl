### Spells that change the place of a battle: bodies, spikes, wind, quakes.

power-flaming_sphere = flaming sphere
power-flaming_sphere_rolls = flaming sphere: roll it
power-gust_of_wind = gust of wind
power-gust_of_wind_turns = gust of wind: another way
power-moonbeam_moves = moonbeam: elsewhere
power-spike_growth = spike growth
power-plant_growth = plant growth
power-stinking_cloud = stinking cloud
power-create_undead = create undead
power-arcane_sword = arcane sword
power-earthquake = earthquake
weapon-arcane_sword = arcane sword
    .acc = arcane sword
    .verb = spell
event-zone-led = { $actor } { VERB("leads", "lead", $actor_gender) } it elsewhere: { $power }.
event-ground-pierces = { $actor } { VERB("walks", "walk", $actor_gender) } on spikes ({ $power }).
left-greater_undead = ghasts, wights and mummies from higher slots
left-fissures_and_buildings = fissures and buildings
left-light_around_it = light around it
left-which_way_it_hinders_and_what_it_blows_away = which way it hinders and what it blows away
left-shapechangers_in_it = shapechangers in it
left-where_plants_grow_and_how_much_they_hinder = where plants grow and how much they hinder
left-its_camouflage_and_fights_without_a_map = its camouflage and fights without a map
left-what_wind_does_to_it = what wind does to it
