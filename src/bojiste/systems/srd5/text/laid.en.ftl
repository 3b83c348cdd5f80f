### Spells that lie on creatures: their names, and what is told of them.

power-guidance = guidance
power-resistance = resistance
power-spare_the_dying = spare the dying
power-true_strike = true strike
power-heroism = heroism
power-protection_from_evil_and_good = protection from evil and good
power-branding_smite = branding smite
power-beacon_of_hope = beacon of hope
power-death_ward = death ward
power-phantasmal_killer = phantasmal killer
power-regenerate = regenerate
power-foresight = foresight
power-mass_heal = mass heal
power-weird = weird
state-branded = branded with light
condition-branded = a brand of light
    .is = branded with light
state-foreseeing = foreseeing
condition-foreseeing = foresight
    .is = able to see what comes
help-foreseeing = foresight
hinder-foreseeing = the target foresees it
help-opening = an opening shown by magic
condition-attack_once = a die for one attack
condition-check_once = a die for one check
    .is = helped with one check
condition-save_once = a die for one saving throw
    .is = helped with one saving throw
condition-opening = an opening for the next turn
    .is = open to the next attack
event-life-warded = A ward holds death off: { $actor } { VERB("does", "do", $actor_gender) } not fall ({ $power }).
told-life-warded = { VERB("is", "are", $actor_gender) } kept from death by a ward
event-smites = Light gleams as { $actor } { VERB("strikes", "strike", $actor_gender) } ({ $power }).
told-smites = { VERB("strikes", "strike", $actor_gender) } with gleaming light
ask-adds-die = { $actor }: { $total } so far. Add the die now? ({ $power })
power-expeditious_retreat = expeditious retreat
power-jump = jump
power-darkvision = darkvision
power-enhance_ability = enhance ability
power-bulls_strength = bull's strength
power-cats_grace = cat's grace
power-bears_endurance = bear's endurance
power-foxs_cunning = fox's cunning
power-owls_wisdom = owl's wisdom
power-eagles_splendor = eagle's splendor
power-see_invisibility = see invisibility
power-spider_climb = spider climb
power-warding_bond = warding bond
power-contagion = contagion
power-blinding_sickness = blinding sickness
power-filth_fever = filth fever
power-flesh_rot = flesh rot
power-mindfire = mindfire
power-seizure = seizure
power-slimy_doom = slimy doom
power-eyebite = eyebite
power-flesh_to_stone = flesh to stone
power-irresistible_dance = irresistible dance
power-divine_word = divine word
power-feeblemind = feeblemind
power-holy_aura = holy aura
power-holy_light = the light of the holy aura
power-end_dullness = greater restoration: a clear mind
power-eyebite_asleep = eyebite: sleep
power-eyebite_asleep_again = eyebite: sleep
power-eyebite_panicked = eyebite: panic
power-eyebite_panicked_again = eyebite: panic
power-eyebite_sickened = eyebite: sickness
power-eyebite_sickened_again = eyebite: sickness
weapon-blinding_sickness = blinding sickness
    .acc = blinding sickness
    .verb = spell
weapon-filth_fever = filth fever
    .acc = filth fever
    .verb = spell
weapon-flesh_rot = flesh rot
    .acc = flesh rot
    .verb = spell
weapon-mindfire = mindfire
    .acc = mindfire
    .verb = spell
weapon-seizure = seizure
    .acc = seizure
    .verb = spell
weapon-slimy_doom = slimy doom
    .acc = slimy doom
    .verb = spell
state-ailing = sick
condition-ailing = sickness
    .is = sick
hinder-ailing = sick
state-dancing = dancing
condition-dancing = a dance that will not end
    .is = dancing
help-dancing = the target dances
hinder-dancing = dancing
state-diseased = diseased
condition-diseased = a disease
    .is = diseased
state-feebleminded = feebleminded
condition-feebleminded = a shattered mind
    .is = feebleminded
part-feebleminded = shattered mind
state-haloed = in holy light
condition-haloed = holy light
    .is = surrounded by holy light
hinder-haloed = the target is in holy light
state-shaking = shaking
condition-shaking = shaking limbs
    .is = shaking
hinder-shaking = shaking
condition-climb = climbing like a spider
    .is = able to climb like a spider
condition-darkvision = darkvision
    .is = able to see in the dark
condition-hurry = Dash as a bonus action
    .is = quick to Dash
condition-leap = longer jumps
    .is = able to jump far
condition-unveil = eyes for the invisible
    .is = able to see the invisible
option-regain = come to one's senses ({ $power }, { $condition }) against DC { $against }
event-collects-itself = { $actor } { VERB("tries", "try", $actor_gender) } to shake it off ({ $power }).
told-collects-itself = { VERB("tries", "try", $actor_gender) } to shake it off ({ $power })
event-feels-damage = { $actor } { VERB("feels", "feel", $actor_gender) } the blow with { $target } ({ $power }).
told-feels-damage = { VERB("feels", "feel", $actor_gender) } the blow with { $target }
left-what_lasts_longer_than_a_minute = what lasts longer than a minute
left-falls_and_burdens = falls and burdens
left-stone_for_good = stone for good
left-what_is_on_another_plane = what is on another plane
event-resumes = { $actor }: what was held off is back ({ $condition }).
told-resumes = { VERB("feels", "feel", $actor_gender) } again what was held off ({ $condition })
condition-double = doubled dice of blows
    .is = able to strike twice as hard
condition-grow = growth
    .is = larger
left-the_size_of_the_reduced = the size of the reduced
power-blink = blink
event-blinks = { $actor } { $gone_id ->
    [yes] { VERB("vanishes", "vanish", $actor_gender) } into the Ethereal Plane
   *[no] { VERB("stays", "stay", $actor_gender) } where { $actor_gender ->
        [m] he is
        [f] she is
        [n] it is
       *[other] they are
    }
} ({ $power }): { $sum }.
told-blinks = { $gone_id ->
    [yes] { VERB("vanishes", "vanish", $actor_gender) } into the Ethereal Plane
   *[no] { VERB("does", "do", $actor_gender) } not vanish
}
ask-along = Who comes along with { $actor }?
option-along-nobody = nobody
option-along-with = { $ally }
power-divine_eminence = divine eminence
left-beyond_the_map = beyond the map
power-maze = maze
event-finds-out = { $actor } { VERB("finds", "find", $actor_gender) } the way out ({ $power }): { $sum } against DC { $against }.
    .result = success
told-finds-out = { VERB("finds", "find", $actor_gender) } the way out ({ $power })
    .strip = { $sum } against DC { $against }
event-stays-lost = { $actor } { VERB("stays", "stay", $actor_gender) } lost ({ $power }): { $sum } against DC { $against }.
    .result = failure
told-stays-lost = { VERB("stays", "stay", $actor_gender) } lost ({ $power })
    .strip = { $sum } against DC { $against }
left-who_knows_mazes = who knows mazes
power-levitate = levitate
power-levitate_friend = levitate: a friend
power-levitate_foe = levitate: an enemy
state-afloat = held in the air
condition-afloat = levitation
    .is = held in the air
event-raises = { $way ->
    [up] Higher into the air: { $target } ({ $actor }).
   *[down] Lower in the air: { $target } ({ $actor }).
}
told-raises = { $way ->
    [up] { VERB("raises", "raise", $actor_gender) } { $target } higher
   *[down] { VERB("lowers", "lower", $actor_gender) } { $target }
}
option-raise = raise { $target } higher
option-lower = lower { $target }
left-weights_and_heights_off_the_map = weights, and heights off the map
