### Features of classes.

event-feature = { $actor } { VERB("uses", "use", $actor_gender) } { $trait }{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}.
told-feature = { VERB("uses", "use", $actor_gender) } { $trait }
ask-feature = { $actor }: { $trait }, now{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}?
option-surge = Action Surge: one more action
option-frenzy = frenzied blow, a bonus action ({ $target }, { $weapon })
help-danger-sense = Danger Sense
help-feral-instinct = Feral Instinct
hinder-protection = protected by a friend

## Names

feature-action_surge = Action Surge
trait-action_surge = Action Surge
feature-archery = Archery
trait-archery = Archery
feature-brutal_critical = Brutal Critical
trait-brutal_critical = Brutal Critical
feature-danger_sense = Danger Sense
trait-danger_sense = Danger Sense
feature-defense = Defense
trait-defense = Defense
feature-dueling = Dueling
trait-dueling = Dueling
feature-feral_instinct = Feral Instinct
trait-feral_instinct = Feral Instinct
feature-frenzy = Frenzy
trait-frenzy = Frenzy
feature-great_weapon_fighting = Great Weapon Fighting
trait-great_weapon_fighting = Great Weapon Fighting
feature-improved_critical = Improved Critical
trait-improved_critical = Improved Critical
feature-indomitable = Indomitable
trait-indomitable = Indomitable
feature-indomitable_might = Indomitable Might
trait-indomitable_might = Indomitable Might
feature-mindless_rage = Mindless Rage
trait-mindless_rage = Mindless Rage
feature-persistent_rage = Persistent Rage
trait-persistent_rage = Persistent Rage
feature-protection = Protection
trait-protection = Protection
feature-rage = Rage
trait-rage = Rage
feature-relentless_rage = Relentless Rage
trait-relentless_rage = Relentless Rage
feature-remarkable_athlete = Remarkable Athlete
trait-remarkable_athlete = Remarkable Athlete
feature-retaliation = Retaliation
trait-retaliation = Retaliation
feature-superior_critical = Superior Critical
trait-superior_critical = Superior Critical
feature-survivor = Survivor
trait-survivor = Survivor
feature-two_weapon_fighting = Two-Weapon Fighting
trait-two_weapon_fighting = Two-Weapon Fighting
part-archery = Archery
part-dueling = Dueling
part-rage = Rage
part-two_weapon_fighting = Two-Weapon Fighting
power-rage = rage
power-second_wind = second Wind
power-intimidating_presence = intimidating Presence
