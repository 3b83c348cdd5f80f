### Features of classes.

told-feature = { $trait_id ->
    [action_surge] { VERB("surges", "surge", $actor_gender) } into one more action
    [dark_ones_blessing] { VERB("draws", "draw", $actor_gender) } strength from the Dark One's blessing
    [deflect_missiles] { VERB("swats", "swat", $actor_gender) } at the missile
    [divine_smite] { VERB("adds", "add", $actor_gender) } a divine smite
    [frenzy] { $phrase ->
        [0] { VERB("rages", "rage", $actor_gender) } on
        [1] { VERB("does", "do", $actor_gender) } not let up
        [2] { VERB("storms", "storm", $actor_gender) } on
       *[other] { VERB("is", "are", $actor_gender) } still in a frenzy
    }
    [indomitable] { VERB("refuses", "refuse", $actor_gender) } to give in
    [martial_arts] { "" }
    [open_hand_technique] { VERB("tries", "try", $actor_gender) } to sweep { $target } off balance
    [protection] { VERB("covers", "cover", $actor_gender) } { $target } with a shield
    [retaliation] { VERB("answers", "answer", $actor_gender) } the blow at once
    [stunning_strike] { VERB("tries", "try", $actor_gender) } to stun { $target }
    [uncanny_dodge] { VERB("rolls", "roll", $actor_gender) } with the blow
   *[other] { VERB("uses", "use", $actor_gender) } { $trait }
}
    .aside = yes
ask-feature = { $actor }: { $trait }, now{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}?
option-surge = Action Surge: one more action
option-frenzy = frenzied blow, a bonus action ({ $target }, { $weapon })
help-danger-sense = Danger Sense
help-feral-instinct = Feral Instinct
help-elusive = Elusive
hinder-protection = protected by a friend
told-flurries = { VERB("lets", "let", $actor_gender) } a flurry of blows fly at { $target }
ask-smite = { $actor } { VERB("hits", "hit", $actor_gender) } { $target }. Smite, and from which slot?
option-smite-slot = a level { $slot } slot
option-smite-no = no smite
ask-lay-on-hands = How many hit points { VERB("does", "do", $actor_gender) } { $actor } give to { $target }?
option-lay-hands = lay hands on { $target }
option-martial-strike = unarmed strike, a bonus action ({ $target })
option-flurry = Flurry of Blows, 1 ki ({ $target })
option-patient-defense = Patient Defense, 1 ki: Dodge as a bonus action
option-wind-dash = Step of the Wind, 1 ki: Dash as a bonus action
option-wind-disengage = Step of the Wind, 1 ki: Disengage as a bonus action
option-quicken = cast quickened for 2 sorcery points, a bonus action: { $power }
option-distant = cast from twice as far for a sorcery point: { $power }
option-subtle = cast without voice or gestures for a sorcery point: { $power }
option-make-slot = a level { $slot } slot out of { $cost } sorcery points, a bonus action
option-melt-slot = sorcery points out of a level { $slot } slot, a bonus action
hinder-heightened = Heightened Spell
power-blessed_healer = Blessed Healer
option-quiver = end the vibrations, an action ({ $target })
option-whirlwind = Whirlwind Attack: a blow at everybody within reach ({ $weapon })
help-supreme-sneak = Supreme Sneak
power-countercharm = countercharm
power-cleansing_touch = Cleansing Touch
power-stillness_of_mind = Stillness of Mind
power-empty_body = Empty Body
power-holy_nimbus = Holy Nimbus
power-draconic_presence = Draconic Presence
power-dragon_fear = fear of the dragon
power-natures_sanctuary = Nature's Sanctuary
power-dragon_awe = awe of the dragon
power-purity_of_spirit = Purity of Spirit
power-tranquility = Tranquility
power-quivering_palm = Quivering Palm
power-hurl_through_hell = Hurl Through Hell
power-song_of_rest = Song of Rest
power-lay_on_hands = Lay on Hands
explain-number = { $key } = { $value }: { $origin }
explain-further = { $value } by race and items ({ $more })
explain-own = { $key } = { $value }: written in the sheet (by the book { $followed })
explain-features = { $calling } { $level } brings: { $names }
explain-extra_attack = Extra Attack
explain-unarmored_defense = Unarmored Defense
explain-fast_movement = Fast Movement
explain-unarmored_movement = Unarmored Movement
explain-draconic_resilience = Draconic Resilience
explain-dragon_wings = Dragon Wings
explain-natures_ward = Nature's Ward
explain-purity_of_body = Purity of Body
problem-class-without-level = a class needs a level (1 to 20): { $class }
    .remedy = write level = 3, or class = {"{"} fighter = 3, rogue = 2 {"}"}
problem-levels-add-up = the levels in its classes come to { $sum }; { $maximum } at the most, and level must be their sum
    .remedy = lower the levels in the classes, or leave level out
problem-too-many-choices = more choices than it has at this level: { $maximum } at the most
    .remedy = leave some out, or raise the level
problem-too-many-styles = more fighting styles than it has at this level: { $maximum } at the most
    .remedy = leave some out, or raise the level
problem-subclass-too-early = this subclass comes to the class { $class } with level { $minimum }
    .remedy = leave it out, or raise the level
problem-nothing-to-choose = its classes leave nothing like that to choose
    .remedy = leave it out, or write it among the traits

## Names

feature-action_surge = Action Surge
trait-action_surge = Action Surge
feature-agonizing_blast = Agonizing Blast
trait-agonizing_blast = Agonizing Blast
feature-arcane_recovery = Arcane Recovery
trait-arcane_recovery = Arcane Recovery
feature-archery = Archery
trait-archery = Archery
feature-aura_of_courage = Aura of Courage
trait-aura_of_courage = Aura of Courage
feature-aura_of_devotion = Aura of Devotion
trait-aura_of_devotion = Aura of Devotion
feature-aura_of_protection = Aura of Protection
trait-aura_of_protection = Aura of Protection
feature-blessed_healer = Blessed Healer
trait-blessed_healer = Blessed Healer
feature-brutal_critical = Brutal Critical
trait-brutal_critical = Brutal Critical
feature-careful_spell = Careful Spell
trait-careful_spell = Careful Spell
feature-colossus_slayer = Colossus Slayer
trait-colossus_slayer = Colossus Slayer
feature-cutting_words = Cutting Words
trait-cutting_words = Cutting Words
feature-danger_sense = Danger Sense
trait-danger_sense = Danger Sense
feature-dark_ones_blessing = Dark One's Blessing
trait-dark_ones_blessing = Dark One's Blessing
feature-dark_ones_own_luck = Dark One's Own Luck
trait-dark_ones_own_luck = Dark One's Own Luck
feature-defense = Defense
trait-defense = Defense
feature-deflect_missiles = Deflect Missiles
trait-deflect_missiles = Deflect Missiles
feature-disciple_of_life = Disciple of Life
trait-disciple_of_life = Disciple of Life
feature-distant_spell = Distant Spell
trait-distant_spell = Distant Spell
feature-divine_smite = Divine Smite
trait-divine_smite = Divine Smite
feature-divine_strike = Divine Strike
trait-divine_strike = Divine Strike
feature-dueling = Dueling
trait-dueling = Dueling
feature-elemental_affinity = Elemental Affinity
trait-elemental_affinity = Elemental Affinity
feature-elusive = Elusive
trait-elusive = Elusive
feature-empowered_evocation = Empowered Evocation
trait-empowered_evocation = Empowered Evocation
feature-empowered_spell = Empowered Spell
trait-empowered_spell = Empowered Spell
feature-extended_spell = Extended Spell
trait-extended_spell = Extended Spell
feature-feral_instinct = Feral Instinct
trait-feral_instinct = Feral Instinct
feature-fiendish_resilience = Fiendish Resilience
trait-fiendish_resilience = Fiendish Resilience
feature-foe_slayer = Foe Slayer
trait-foe_slayer = Foe Slayer
feature-font_of_magic = Font of Magic
trait-font_of_magic = Font of Magic
feature-frenzy = Frenzy
trait-frenzy = Frenzy
feature-great_weapon_fighting = Great Weapon Fighting
trait-great_weapon_fighting = Great Weapon Fighting
feature-heightened_spell = Heightened Spell
trait-heightened_spell = Heightened Spell
feature-hunters_multiattack = Whirlwind Attack
trait-hunters_multiattack = Whirlwind Attack
feature-hurl_through_hell = Hurl Through Hell
trait-hurl_through_hell = Hurl Through Hell
feature-improved_critical = Improved Critical
trait-improved_critical = Improved Critical
feature-improved_divine_smite = Improved Divine Smite
trait-improved_divine_smite = Improved Divine Smite
feature-indomitable = Indomitable
trait-indomitable = Indomitable
feature-indomitable_might = Indomitable Might
trait-indomitable_might = Indomitable Might
feature-jack_of_all_trades = Jack of All Trades
trait-jack_of_all_trades = Jack of All Trades
feature-ki = Ki
trait-ki = Ki
feature-ki_empowered_strikes = Ki-Empowered Strikes
trait-ki_empowered_strikes = Ki-Empowered Strikes
feature-lands_stride = Land's Stride
trait-lands_stride = Land's Stride
feature-lay_on_hands = Lay on Hands
trait-lay_on_hands = Lay on Hands
feature-martial_arts = Martial Arts
trait-martial_arts = Martial Arts
feature-mindless_rage = Mindless Rage
trait-mindless_rage = Mindless Rage
feature-natural_recovery = Natural Recovery
trait-natural_recovery = Natural Recovery
feature-natures_sanctuary = Nature's Sanctuary
trait-natures_sanctuary = Nature's Sanctuary
feature-open_hand_technique = Open Hand Technique
trait-open_hand_technique = Open Hand Technique
feature-overchannel = Overchannel
trait-overchannel = Overchannel
feature-pact_magic = Pact Magic
trait-pact_magic = Pact Magic
feature-peerless_skill = Peerless Skill
trait-peerless_skill = Peerless Skill
feature-perfect_self = Perfect Self
trait-perfect_self = Perfect Self
feature-persistent_rage = Persistent Rage
trait-persistent_rage = Persistent Rage
feature-potent_cantrip = Potent Cantrip
trait-potent_cantrip = Potent Cantrip
feature-protection = Protection
trait-protection = Protection
feature-purity_of_spirit = Purity of Spirit
trait-purity_of_spirit = Purity of Spirit
feature-quickened_spell = Quickened Spell
trait-quickened_spell = Quickened Spell
feature-quivering_palm = Quivering Palm
trait-quivering_palm = Quivering Palm
feature-rage = Rage
trait-rage = Rage
feature-relentless_rage = Relentless Rage
trait-relentless_rage = Relentless Rage
feature-reliable_talent = Reliable Talent
trait-reliable_talent = Reliable Talent
feature-remarkable_athlete = Remarkable Athlete
trait-remarkable_athlete = Remarkable Athlete
feature-retaliation = Retaliation
trait-retaliation = Retaliation
feature-sculpt_spells = Sculpt Spells
trait-sculpt_spells = Sculpt Spells
feature-slow_fall = Slow Fall
trait-slow_fall = Slow Fall
feature-song_of_rest = Song of Rest
trait-song_of_rest = Song of Rest
feature-sorcerous_restoration = Sorcerous Restoration
trait-sorcerous_restoration = Sorcerous Restoration
feature-stroke_of_luck = Stroke of Luck
trait-stroke_of_luck = Stroke of Luck
feature-stunning_strike = Stunning Strike
trait-stunning_strike = Stunning Strike
feature-subtle_spell = Subtle Spell
trait-subtle_spell = Subtle Spell
feature-superior_critical = Superior Critical
trait-superior_critical = Superior Critical
feature-superior_inspiration = Superior Inspiration
trait-superior_inspiration = Superior Inspiration
feature-supreme_healing = Supreme Healing
trait-supreme_healing = Supreme Healing
feature-supreme_sneak = Supreme Sneak
trait-supreme_sneak = Supreme Sneak
feature-survivor = Survivor
trait-survivor = Survivor
feature-thiefs_reflexes = Thief's Reflexes
trait-thiefs_reflexes = Thief's Reflexes
feature-tranquility = Tranquility
trait-tranquility = Tranquility
feature-twinned_spell = Twinned Spell
trait-twinned_spell = Twinned Spell
feature-two_weapon_fighting = Two-Weapon Fighting
trait-two_weapon_fighting = Two-Weapon Fighting
feature-uncanny_dodge = Uncanny Dodge
trait-uncanny_dodge = Uncanny Dodge
part-agonizing_blast = Agonizing Blast
part-archery = Archery
part-aura_of_protection = Aura of Protection
part-blessed_healer = Blessed Healer
part-empowered_evocation = Empowered Evocation
part-elemental_affinity = Elemental Affinity
part-foe_slayer = Foe Slayer
part-slow_fall = Slow Fall
part-cutting_words = Cutting Words
part-peerless_skill = Peerless Skill
part-dark_ones_own_luck = Dark One's Own Luck
part-stroke_of_luck = Stroke of Luck
part-deflect_missiles = Deflect Missiles
part-dueling = Dueling
part-lay_on_hands = Lay on Hands
part-rage = Rage
part-two_weapon_fighting = Two-Weapon Fighting
power-bardic_inspiration = bardic inspiration
power-turn_undead = turn undead
power-preserve_life = preserve life
power-sacred_weapon = sacred weapon
power-turn_the_unholy = turn the unholy
power-wholeness_of_body = wholeness of body
power-rage = rage
power-second_wind = second wind
power-intimidating_presence = intimidating presence
feature-vanish = Vanish
trait-vanish = Vanish
feature-wild_shape = Wild Shape
trait-wild_shape = Wild Shape
