### Умения классов.

event-feature = { $actor } { VERB("применяет", "применяют", $actor_gender) } умение «{ $trait }»{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}.
told-feature = { VERB("применяет", "применяют", $actor_gender) } умение «{ $trait }»
ask-feature = { $actor }: применить сейчас «{ $trait }»{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}?
option-surge = Всплеск действий: ещё одно действие
option-frenzy = яростный удар бонусным действием ({ $target }, { $weapon })
help-danger-sense = чувство опасности
help-feral-instinct = дикий инстинкт
hinder-protection = защита друга

## Названия

feature-action_surge = всплеск действий
trait-action_surge = Всплеск действий
feature-archery = стрельба
trait-archery = Стрельба
feature-brutal_critical = сильный критический удар
trait-brutal_critical = Сильный критический удар
feature-danger_sense = чувство опасности
trait-danger_sense = Чувство опасности
feature-defense = оборона
trait-defense = Оборона
feature-dueling = дуэлянт
trait-dueling = Дуэлянт
feature-feral_instinct = дикий инстинкт
trait-feral_instinct = Дикий инстинкт
feature-frenzy = бешенство
trait-frenzy = Бешенство
feature-great_weapon_fighting = сражение большим оружием
trait-great_weapon_fighting = Сражение большим оружием
feature-improved_critical = улучшенный критический удар
trait-improved_critical = Улучшенный критический удар
feature-indomitable = упорный
trait-indomitable = Упорный
feature-indomitable_might = неукротимая мощь
trait-indomitable_might = Неукротимая мощь
feature-mindless_rage = бездумная ярость
trait-mindless_rage = Бездумная ярость
feature-persistent_rage = непрерывная ярость
trait-persistent_rage = Непрерывная ярость
feature-protection = защита
trait-protection = Защита
feature-rage = ярость
trait-rage = Ярость
feature-relentless_rage = непреклонная ярость
trait-relentless_rage = Непреклонная ярость
feature-remarkable_athlete = выдающийся атлет
trait-remarkable_athlete = Выдающийся атлет
feature-retaliation = ответный удар
trait-retaliation = Ответный удар
feature-superior_critical = превосходный критический удар
trait-superior_critical = Превосходный критический удар
feature-survivor = уцелевший
trait-survivor = Уцелевший
feature-two_weapon_fighting = сражение двумя оружиями
trait-two_weapon_fighting = Сражение двумя оружиями
part-archery = стрельба
part-dueling = дуэлянт
part-rage = ярость
part-two_weapon_fighting = сражение двумя оружиями
power-rage = ярость
power-second_wind = второе дыхание
power-intimidating_presence = пугающее присутствие
