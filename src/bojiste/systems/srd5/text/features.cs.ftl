### Schopnosti povolání.

event-feature = { $actor } { PAST("použil", $actor_gender) } schopnost { $trait }{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}.
told-feature = { PAST("použil", $actor_gender) } schopnost { $trait }
ask-feature = { $actor }: použije se teď { $trait }{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}?
option-surge = Nával akce: ještě jedna akce
option-frenzy = zběsilý úder bonusovou akcí ({ $target }, { $weapon })
help-danger-sense = cit pro nebezpečí
help-feral-instinct = divoký instinkt
hinder-protection = ochrana přítele

## Názvy

feature-action_surge = nával akce
trait-action_surge = Nával akce
feature-archery = lukostřelba
trait-archery = Lukostřelba
feature-brutal_critical = drtivý kritický zásah
trait-brutal_critical = Drtivý kritický zásah
feature-danger_sense = cit pro nebezpečí
trait-danger_sense = Cit pro nebezpečí
feature-defense = obrana
trait-defense = Obrana
feature-dueling = souboj
trait-dueling = Souboj
feature-feral_instinct = divoký instinkt
trait-feral_instinct = Divoký instinkt
feature-frenzy = běsnění
trait-frenzy = Běsnění
feature-great_weapon_fighting = boj s velkou zbraní
trait-great_weapon_fighting = Boj s velkou zbraní
feature-improved_critical = lepší kritický zásah
trait-improved_critical = Lepší kritický zásah
feature-indomitable = nezdolnost
trait-indomitable = Nezdolnost
feature-indomitable_might = nezdolná síla
trait-indomitable_might = Nezdolná síla
feature-mindless_rage = slepá zuřivost
trait-mindless_rage = Slepá zuřivost
feature-persistent_rage = vytrvalá zuřivost
trait-persistent_rage = Vytrvalá zuřivost
feature-protection = ochrana
trait-protection = Ochrana
feature-rage = zuřivost
trait-rage = Zuřivost
feature-relentless_rage = neúnavná zuřivost
trait-relentless_rage = Neúnavná zuřivost
feature-remarkable_athlete = pozoruhodný atlet
trait-remarkable_athlete = Pozoruhodný atlet
feature-retaliation = odveta
trait-retaliation = Odveta
feature-superior_critical = vynikající kritický zásah
trait-superior_critical = Vynikající kritický zásah
feature-survivor = houževnatost
trait-survivor = Houževnatost
feature-two_weapon_fighting = boj se dvěma zbraněmi
trait-two_weapon_fighting = Boj se dvěma zbraněmi
part-archery = lukostřelba
part-dueling = souboj
part-rage = zuřivost
part-two_weapon_fighting = boj se dvěma zbraněmi
power-rage = zuřivost
power-second_wind = druhý dech
power-intimidating_presence = hrozivý zjev
