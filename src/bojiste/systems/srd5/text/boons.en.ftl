### Spells that lie on somebody, and what stands between an attacker and whom it strikes at.

state-misty = a cloud of mist
state-unfettered = held back by nothing
state-warded = in a sanctuary
condition-misty = a misty form
    .is = turned to mist
condition-unfettered = freedom of movement
condition-warded = a sanctuary
    .is = warded by a sanctuary
condition-guard = protection
    .is = protected
condition-image = images of oneself
    .is = surrounded by mirror images
condition-cudgel = a weapon led by magic
    .is = armed with a weapon led by magic
condition-base_ac = magical armour
    .is = clad in magical armour
condition-least_ac = skin like bark
    .is = covered with skin like bark
condition-speed = longer strides
    .is = faster
condition-truesight = true sight
    .is = able to see all as it is
hinder-repelled = the target repels its kind
help-aided = magic
told-sent-home = { VERB("sends", "send", $actor_gender) } { story-them } back to another plane ({ $power })
event-turned-away =
    .result = lost
told-turned-away = cannot bring { $actor_gender ->
    [m] himself
    [f] herself
    [n] itself
   *[other] themselves
} to strike at { story-them }, and { VERB("loses", "lose", $actor_gender) } the attack
event-image-drawn = { $actor } among { $images } { $images ->
    [one] image
   *[other] images
}: { $sum }, { $against } will do — { $drawn_id ->
    [yes] the attack meets an image
   *[no] the attack meets the right one
}.
strip-image-drawn = images { $sum }, { $against } will do
    .ahead = yes
told-at-image = { $phrase ->
    [0] { VERB("lunges", "lunge", $actor_gender) } at { story-them }
    [1] { VERB("goes", "go", $actor_gender) } for { story-them }
    [2] { VERB("strikes", "strike", $actor_gender) } at { story-them }
   *[other] { VERB("comes", "come", $actor_gender) } at { story-them }
}, but { $missed_id ->
    [yes] { VERB("misses", "miss", $actor_gender) } even the image
   *[no] { VERB("hits", "hit", $actor_gender) } only an image
}
    .strip = { $sum }{ $against_known ->
        [yes] { " " }against AC { $against }
       *[no] { "" }
    }
told-image-gone = { VERB("loses", "lose", $actor_gender) } { $images ->
    [0] the last image
   *[other] an image ({ $images } left)
}
ask-power-variant = { $power }: which form?
option-power-variant-use = { $power }
ask-turned-away = { $actor } cannot strike at { $target }. At somebody else?
option-turned-away-at = at { $target }
option-turned-away-no = at nobody: the attack or the spell is lost
option-slip-out = slip out ({ $condition }), 5 feet of movement
power-barkskin = barkskin
power-break_enchantment = breaking an enchantment
power-chill_shield = chill shield
power-dismissal = dismissal
power-dispel_evil_and_good = dispel evil and good
power-fire_shield = fire shield
power-flames = flames of the shield
power-freedom_of_movement = freedom of movement
power-frost = frost of the shield
power-gaseous_form = gaseous form
power-longstrider = longstrider
power-mage_armor = mage armor
power-mind_blank = mind blank
power-mirror_image = mirror image
power-sanctuary = sanctuary
power-shillelagh = shillelagh
power-stoneskin = stoneskin
power-true_seeing = true seeing
power-warm_shield = warm shield
weapon-dismissal = dismissal
    .acc = dismissal
    .verb = spell
state-approaching = told to come
condition-approaching = a command to come
state-desisting = out of the fight
condition-desisting = a suggestion to keep out of it
    .is = talked into keeping out of the fight
state-dropping = told to drop everything
condition-dropping = a command to drop everything
state-fleeing = told to flee
condition-fleeing = a command to flee
state-grovelling = told to grovel
condition-grovelling = a command to grovel
state-halting = told to halt
condition-halting = a command to halt
state-jolted = jolted
condition-jolted = a jolt, no reactions
state-leaving = told to go away
condition-leaving = a suggestion to go away
    .is = talked into going away
help-metal = metal armour
help-steadied = protection from poison
told-obeys = { VERB("obeys", "obey", $actor_gender) } ({ $power })
told-lets-fall = { VERB("lets", "let", $actor_gender) } everything fall
told-not-understood = { VERB("does", "do", $actor_gender) } not understand a word ({ $power })
ask-understands = { VERB("Does", "Do", $target_gender) } { $target } understand it? ({ $power })
power-command = command
power-command_approach = command: approach
power-command_drop = command: drop
power-command_flee = command: flee
power-command_grovel = command: grovel
power-command_halt = command: halt
power-suggestion = suggestion
power-suggestion_leave = suggestion: go away
power-suggestion_desist = suggestion: keep out of it
power-silence = silence
power-spirit_guardians = spirit guardians
power-radiant_guardians = radiant spirit guardians
power-necrotic_guardians = necrotic spirit guardians
power-globe_of_invulnerability = globe of invulnerability
