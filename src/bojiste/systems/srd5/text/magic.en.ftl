### Spells, concentration, areas, and features of stat blocks.

power-slot-note = { $level ->
    [0] { "" }
   *[other] { $slot ->
        [0] { "" }
       *[other] { " " }(level { $slot } slot)
    }
}
event-power-ends = { $phase_id ->
    [held] The held spell dissipates: { $power } ({ $actor }).
    [casting] The casting fails: { $power } ({ $actor }).
   *[other] { $actor_gen } { $power } ends.
}
event-proof = { $actor } { VERB("is", "are", $actor_gender) } proof against it from now on: { $power }.
event-dice-fell = Dice, { $actor }: { $sum }.
event-effect-rolled = { $power }: { $sum } damage{ $whom_known ->
    [yes] { " " }({ $whom_grouped })
   *[no] { "" }
}.
event-tears-free =
    .result = success
event-stays-caught =
    .result = failure
event-zone-burns = { $power } burns.
event-zone-shrinks = { $power }: a part has burnt away.
event-leaves-zone = { $actor } { VERB("is", "are", $actor_gender) } out of it ({ $power }).

ask-power-target = { $power }: at whom? (no. { $place })
ask-power-area = Where: { $power }?
ask-power-slot = From which slot: { $power }?
ask-power-damage = What damage does the higher slot add: { $power }?
ask-area-targets = { $power } meets { $whom_known ->
    [yes] { $whom_grouped }
   *[no] nobody
}. Is that right?
ask-temporary = Temporary hit points of { $actor }: keep { $old } or take { $new }?
ask-answer = { $target } { VERB("has", "have", $target_gender) } hurt { $actor }. Answer at once?

option-cast = cast { $power }{ $level ->
    [0] { "" }
   *[other] { " " }(level { $level })
}{ $time_id ->
    [bonus] , bonus action
   *[other] { "" }
}
option-power = use { $power }{ $time_id ->
    [bonus] , bonus action
   *[other] { "" }
}{ $level ->
   *[other] { "" }
}
option-cast-on = go on casting { $power } ({ $left } actions left)
option-again = bonus action: { $power } { option-whom }
option-tear = tear oneself free ({ $power }): Strength against DC { $against }
option-let-go = stop concentrating ({ $power })
option-power-target-at = { $target }
option-power-target-enough = that is enough
option-power-area-at = at { $place }
option-power-area-to = towards { $place }
option-power-area-on = { $target }
option-power-slot-slot = { $slot ->
    [0] no slot
   *[other] a level { $slot } slot
}
option-power-damage-type = { $type }
option-area-targets-done = yes
option-area-targets-with = { $target } too
option-area-targets-without = not { $target }
option-temporary-new = take the new ones ({ $amount })
option-temporary-old = keep the old ones ({ $amount })
option-answer-use = { $power }
option-answer-no = let it be
option-ready-response-cast = cast { $power }
response-cast = a spell
state-concentrating = concentrating
    .head = { $actor_gender ->
       *[other] concentrating
    }
state-unhealed = cannot be healed
state-silenced = has no voice

part-effect-damage = share of the damage
part-spell-attack = spell attack bonus
part-lent = a spell's bonus
part-lent-die = a spell's die
help-magic-resistance = Magic Resistance
help-keen-senses = keen senses
help-dark-devotion = Dark Devotion
hinder-cowed = in the wake of a spell
condition-ac = better AC
    .is = harder to hit
condition-attack = help with attacks
    .is = surer with attacks
condition-fly = flying
    .is = able to fly
condition-save = help with saves
    .is = surer with saves
condition-cowed = disadvantage against the caster
    .is = cowed
condition-silenced = no voice
    .is = without a voice
condition-unhealed = no healing
    .is = beyond healing
condition-unregenerating = no regeneration
    .is = unable to regenerate
condition-thp = temporary hit points
    .is = strengthened with temporary hit points

power-fireball = fireball
power-flame_strike = flame strike
power-lightning_bolt = lightning bolt
power-thunderwave = thunderwave
power-magic_missile = magic missile
power-web = web
power-invisibility = invisibility
power-fly = fly
power-spiritual_weapon = spiritual weapon
power-chill_touch = chill touch
power-cure_wounds = cure wounds
power-revivify = revivify
weapon-chill_touch = chill touch
    .acc = chill touch
    .verb = spell
weapon-spiritual_weapon = spiritual weapon
    .acc = spiritual weapon
    .verb = spell

event-lair = The lair acts: { $power } ({ $actor }).
ask-lair = A lair action for { $actor }?
option-lair-use = { $power }
option-lair-no = no lair action
option-legendary-power = { $power } (costs { $cost })
power-cold_breath = cold breath
power-frightful_presence = frightful presence
power-wing_attack = wing attack
power-falling_ice = falling ice
power-freezing_fog = freezing fog
power-web_shot = web
power-poison = poison
power-knocks_down = being knocked down
power-dread = dread
weapon-tail = tail
    .acc = tail
    .verb = lash
weapon-claw = claw
    .acc = claw
    .verb = swing
weapon-web_shot = web
    .acc = web
    .verb = spell

event-aftermath = After the fight: { $way }.
way-left = the winners tend their own and leave the others
way-tended = the winners tend everybody
way-captured = the winners tend everybody and take the losers prisoner
way-finished = the winners tend their own and finish off the others
event-finished-off = { $actor } { VERB("is", "are", $actor_gender) } finished off.
ask-fight-over = Nobody of one side is awake. Does the fight go on?
convention-srd5-aftermath-left = Whoever lies there after the fight goes on with death saves; the winners tend only their own.
convention-srd5-aftermath-tended = Whoever lies there after the fight goes on with death saves; the winners tend everybody.
convention-srd5-aftermath-captured = Whoever lies there after the fight goes on with death saves; the winners tend everybody and take prisoners.
convention-srd5-aftermath-finished = After the fight the winners tend their own and finish off the others.

procedure-day = a day of several fights
event-rests = { $rest_id ->
    [short] A short rest, { $hours } hour.
    [long] A long rest, { $hours } hours.
   *[none] On without a rest{ $hours ->
       *[other] { "" }
    }.
}
event-sleeps-on = { $actor } { VERB("does", "do", $actor_gender) } not come round yet (it takes { $sum } h).
event-wakes = { $actor } { VERB("comes", "come", $actor_gender) } round ({ $sum } h).
story-items-hit-die = Hit Dice spent: { $items }.
    .item = { $actor } { $sum }
event-arrives = The next are there: { $whom_grouped }.
ask-hit-die = { $actor }: spend a Hit Die? ({ $left } left)
part-constitution = Constitution modifier
problem-day-without-encounters = a day and its fights belong together
    .remedy = write at least one [[encounter]] for procedure = day, or leave both out
problem-side-twice = this side is in another fight already
    .remedy = keep it in one only
problem-rest-at-once = nobody rests before the first fight
    .remedy = leave rest out of the first fight
problem-second-long-rest = there is one long rest a day
    .remedy = make it short or none
problem-nobody-goes-on = every side is in one fight only, nobody goes on
    .remedy = name one side in no [[encounter]]
problem-duplicate-power = another power is called so
    .remedy = give it another name
problem-power-without-number = there is nothing this number could follow from
    .remedy = write it, or give the combatant casting
problem-no-casting = the spells lack an ability to cast with
    .remedy = write casting, say intelligence, or spell_dc and spell_attack
problem-slots-above-sheet = there are not so many slots ({ $slots })
    .remedy = give at most so many
problem-unknown-power = there is no such power
    .remedy = choose one of: { $known }

ask-death-saves = { $actor } { VERB("is", "are", $actor_gender) } at 0 hit points. Death saves instead of death at once?

problem-bad-area = this is no area
    .remedy = write cone 60, cube 15, sphere 20, line 100 5 or cylinder 10 40 (feet)
problem-former-power = powers are written in tables now, and these keys stand in none: { $keys }
    .remedy = { $lines_known ->
        [yes] write this instead:{ "\u000A" }{ $lines }
       *[no] write them in use, target, test, place and duration, and what it does in effects (docs/srd5.md)
    }
problem-power-without-effect = this power does nothing
    .remedy = give it effects: damage, heal, condition, bonus and so on
problem-effect-says-nothing = this effect says nothing of what it does
    .remedy = add the key that says it (docs/srd5.md lists the keys of each effect)
problem-no-such-penalty = there is no such penalty: it can be taken from Armor Class, attacks, saves and Dexterity saves
    .remedy = choose one of these, or leave penalty out
problem-half-without-save = half damage without a saving throw
    .remedy = give it a save, or leave success out
problem-zone-without-area = what stays in a place needs an area
    .remedy = give it an area, or leave zone out

## Rules

rule-srd5-action-cast = Cast a Spell
    .statement = A spell has a casting time: an action, a bonus action, a reaction, or minutes. One of an action takes the action of the turn.
rule-srd5-action-ready_spell = Readying a spell
    .statement = Only a spell with a casting time of 1 action can be readied. Slot and components are used at once; targets are chosen at the release.
rule-srd5-action-ready_spell_concentration = Holding a readied spell
    .statement = Holding a spell takes concentration: any other ends, and damage may break it.
rule-srd5-action-ready_spell_broken = A readied spell broken
    .statement = If concentration breaks before, the spell dissipates and its slot is lost (unless the scene chooses otherwise). The reaction is left.
rule-srd5-condition-concentration_break = Conditions and concentration
    .statement = Whoever is incapacitated or dies stops concentrating at once.
rule-srd5-concentration-one = One concentration
    .statement = Whoever starts to concentrate on another spell ends the former at once. It may be ended at any time, for nothing.
rule-srd5-concentration-damage = Damage and concentration
    .statement = After each damage a Constitution save: the DC is half the damage, at least 10. A failure ends concentration.
rule-srd5-concentration-environment = Other disturbances
    .statement = The GM may ask for a Constitution save, DC 10, because of the surroundings. Nothing is rolled by itself.
rule-srd5-spell-dc = Spell save DC
    .statement = The DC of saves is 8, the spellcasting modifier and the proficiency bonus.
rule-srd5-spell-attack = Spell attack
    .statement = A spell attack is a d20, the spellcasting modifier and the proficiency bonus.
rule-srd5-spell-slot = Spell slots
    .statement = A spell of level 1 or more spends a slot of its level or higher, even if it fails. Cantrips spend none.
rule-srd5-spell-long_casting = Long casting
    .statement = Casting for minutes takes the action of every turn, and concentration. Broken off, the spell fails, but the slot is kept.
rule-srd5-spell-bonus_action_limit = Bonus-action spells
    .statement = Beside a spell cast as a bonus action only a cantrip of one action may be cast in the turn.
rule-srd5-spell-clear_path = Clear path
    .statement = Neither a target nor the origin of an area may be behind total cover from the caster.
rule-srd5-spell-targets_range = Range of spells
    .statement = Touch is the caster's reach, self comes from the caster. Range counts only when the spell is cast.
rule-srd5-spell-components = Components
    .statement = Verbal needs a voice, somatic a free hand, material a free hand or a focus.
rule-srd5-spell-same_spell = The same spell twice
    .statement = Effects of the same spell do not add, the strongest counts; those of different spells add.
rule-srd5-spell-armor = Casting in armour
    .statement = Whoever is not proficient with the armour worn cannot cast.
rule-srd5-spell-samples = Sample spells
    .statement = The spells that the chapter names do what their row says: whom they meet, what is rolled, how long they last.
rule-srd5-area-shapes = Shapes of areas
    .statement = A cone is as wide as it is far; a cube has its origin on a face; cylinder and sphere have a radius; a line has length and width.
rule-srd5-area-grid = Areas on the grid
    .statement = A square is met if its centre lies in the shape or on its border (or, by choice, half of the square). The GM has the last word.
rule-srd5-area-total_cover = Areas and total cover
    .statement = What is in total cover from the origin is not met, unless the effect spreads around corners.
rule-srd5-area-cover_save = Cover against areas
    .statement = Half cover from the origin adds 2 to a Dexterity save, three-quarters 5; to other saves nothing.
rule-srd5-rest-long = Long rest
    .statement = Eight hours bring back all hit points, half of the Hit Dice (at least one), and take one level of exhaustion. Only with at least 1 hit point.
rule-srd5-rest-short = Short rest
    .statement = In an hour Hit Dice may be spent: each brings back its roll and the Constitution modifier, at least 0.
