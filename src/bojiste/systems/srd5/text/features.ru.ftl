### Умения классов.

told-feature = { $trait_id ->
    [action_surge] { PAST("собрал", $actor_gender) } силы для ещё одного действия
    [dark_ones_blessing] { PAST("почерпнул", $actor_gender) } сил в благословении тёмного
    [deflect_missiles] { PAST("махнул", $actor_gender) } ладонью навстречу снаряду
    [divine_smite] { PAST("добавил", $actor_gender) } божественную кару
    [frenzy] { $phrase ->
        [0] { PAST("продолжал", $actor_gender) } неистовствовать
        [1] не { PAST("унял", $actor_gender) } ярости
        [2] всё так же { PAST("бушевал", $actor_gender) }
       *[other] { PAST("бушевал", $actor_gender) } по-прежнему
    }
    [indomitable] { PAST("собрал", $actor_gender) } волю в кулак
    [martial_arts] { "" }
    [open_hand_technique] { PAST("хотел", $actor_gender) } сбить{ story-whom } с ног
    [protection] { PAST("прикрыл", $actor_gender) }{ story-whom } щитом
    [retaliation] тут же { PAST("ответил", $actor_gender) } на удар
    [stunning_strike] { PAST("хотел", $actor_gender) } ошеломить{ story-whom }
    [uncanny_dodge] в последний миг { PAST("ушёл", $actor_gender, "ушл") } от худшего
   *[other] { PAST("применил", $actor_gender) } умение «{ $trait }»
}
    .aside = yes
ask-feature = { $actor }: применить сейчас «{ $trait }»{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}?
option-surge = Всплеск действий: ещё одно действие
option-frenzy = яростный удар бонусным действием ({ $target }, { $weapon })
help-danger-sense = чувство опасности
help-feral-instinct = дикий инстинкт
help-elusive = неуловимость
hinder-protection = защита друга
told-flurries = { PAST("обрушил", $actor_gender) } на { $target_declines ->
    [yes] { $same ->
        [yes] { story-them }
       *[no] { $target_acc }
    }
   *[no] врага ({ $target })
} шквал ударов
ask-smite = { $actor } { VERB("попадает", "попадают", $actor_gender) } в цель ({ $target }). Добавить божественную кару, и из какой ячейки?
option-smite-slot = ячейка { $slot }-го уровня
option-smite-no = без кары
ask-lay-on-hands = Сколько хитов отдать наложением рук? ({ $actor }, { $target })
option-lay-hands = наложить руки ({ $target })
option-martial-strike = безоружный удар бонусным действием ({ $target })
option-flurry = шквал ударов за 1 ци ({ $target })
option-patient-defense = терпеливая оборона за 1 ци: Уклонение бонусным действием
option-wind-dash = поступь ветра за 1 ци: Рывок бонусным действием
option-wind-disengage = поступь ветра за 1 ци: Отход бонусным действием
option-quicken = ускоренно сотворить за 2 единицы чародейства, бонусное действие: { $power }
option-distant = сотворить с удвоенной дальностью за единицу чародейства: { $power }
option-subtle = сотворить без слов и жестов за единицу чародейства: { $power }
option-make-slot = ячейка { $slot }-го уровня за единицы чародейства ({ $cost }), бонусное действие
option-melt-slot = единицы чародейства из ячейки { $slot }-го уровня, бонусное действие
hinder-heightened = непреодолимое заклинание
power-blessed_healer = благословенный целитель
option-quiver = завершить вибрации, действие ({ $target })
option-whirlwind = вихревая атака: удар по каждому в досягаемости ({ $weapon })
help-supreme-sneak = высшая скрытность
power-countercharm = контрочарование
power-cleansing_touch = очищающее касание
power-stillness_of_mind = спокойствие разума
power-empty_body = пустое тело
power-holy_nimbus = святой нимб
power-draconic_presence = присутствие дракона
power-dragon_fear = драконий ужас
power-natures_sanctuary = святилище природы
power-dragon_awe = драконье величие
power-purity_of_spirit = чистота духа
power-tranquility = безмятежность
power-quivering_palm = дрожащая ладонь
power-hurl_through_hell = бросок через ад
power-song_of_rest = песнь отдыха
power-lay_on_hands = наложение рук
explain-number = { $key } = { $value }: { $origin }
explain-further = с расой и предметами { $value } ({ $more })
explain-own = { $key } = { $value }: так записано в листе персонажа (по книге { $followed })
explain-features = { $calling } { $level } даёт: { $names }
explain-extra_attack = дополнительная атака
explain-unarmored_defense = защита без доспехов
explain-fast_movement = быстрое передвижение
explain-unarmored_movement = движение без доспехов
explain-draconic_resilience = драконья стойкость
explain-dragon_wings = крылья дракона
explain-natures_ward = защита природы
explain-purity_of_body = чистота тела
problem-class-without-level = классу нужен уровень (от 1 до 20): { $class }
    .remedy = напиши level = 3 или class = {"{"} fighter = 3, rogue = 2 {"}"}
problem-levels-add-up = уровни в классах дают вместе { $sum }; допустимо не больше { $maximum }, а level должен быть их суммой
    .remedy = уменьши уровни в классах или не указывай level
problem-too-many-choices = больше вариантов, чем доступно на этом уровне: не больше { $maximum }
    .remedy = убери лишние или повысь уровень
problem-too-many-styles = боевых стилей больше, чем есть на этом уровне: не больше { $maximum }
    .remedy = убери лишние или повысь уровень
problem-subclass-too-early = этот архетип класс { $class } получает с { $minimum }-го уровня
    .remedy = убери его или повысь уровень
problem-nothing-to-choose = классы этого персонажа такого на выбор не дают
    .remedy = убери это или впиши в traits

## Названия

feature-action_surge = всплеск действий
trait-action_surge = Всплеск действий
feature-agonizing_blast = мучительный взрыв
trait-agonizing_blast = Мучительный взрыв
feature-arcane_recovery = магическое восстановление
trait-arcane_recovery = Магическое восстановление
feature-archery = стрельба
trait-archery = Стрельба
feature-aura_of_courage = аура отваги
trait-aura_of_courage = Аура отваги
feature-aura_of_devotion = аура преданности
trait-aura_of_devotion = Аура преданности
feature-aura_of_protection = аура защиты
trait-aura_of_protection = Аура защиты
feature-blessed_healer = благословенный целитель
trait-blessed_healer = Благословенный целитель
feature-brutal_critical = сильный критический удар
trait-brutal_critical = Сильный критический удар
feature-careful_spell = аккуратное заклинание
trait-careful_spell = Аккуратное заклинание
feature-colossus_slayer = убийца колоссов
trait-colossus_slayer = Убийца колоссов
feature-cutting_words = разящие слова
trait-cutting_words = Разящие слова
feature-danger_sense = чувство опасности
trait-danger_sense = Чувство опасности
feature-dark_ones_blessing = благословение тёмного
trait-dark_ones_blessing = Благословение тёмного
feature-dark_ones_own_luck = удача Тёмного
trait-dark_ones_own_luck = Удача Тёмного
feature-defense = оборона
trait-defense = Оборона
feature-deflect_missiles = отражение снарядов
trait-deflect_missiles = Отражение снарядов
feature-disciple_of_life = послушник жизни
trait-disciple_of_life = Послушник жизни
feature-distant_spell = дальнее заклинание
trait-distant_spell = Дальнее заклинание
feature-divine_smite = божественная кара
trait-divine_smite = Божественная кара
feature-divine_strike = божественный удар
trait-divine_strike = Божественный удар
feature-dueling = дуэлянт
trait-dueling = Дуэлянт
feature-elemental_affinity = родство со стихией
trait-elemental_affinity = Родство со стихией
feature-elusive = неуловимость
trait-elusive = Неуловимость
feature-empowered_evocation = усиленное воплощение
trait-empowered_evocation = Усиленное воплощение
feature-empowered_spell = усиленное заклинание
trait-empowered_spell = Усиленное заклинание
feature-extended_spell = продлённое заклинание
trait-extended_spell = Продлённое заклинание
feature-feral_instinct = дикий инстинкт
trait-feral_instinct = Дикий инстинкт
feature-fiendish_resilience = сопротивляемость исчадия
trait-fiendish_resilience = Сопротивляемость исчадия
feature-foe_slayer = истребитель врагов
trait-foe_slayer = Истребитель врагов
feature-font_of_magic = источник магии
trait-font_of_magic = Источник магии
feature-frenzy = бешенство
trait-frenzy = Бешенство
feature-great_weapon_fighting = сражение большим оружием
trait-great_weapon_fighting = Сражение большим оружием
feature-heightened_spell = непреодолимое заклинание
trait-heightened_spell = Непреодолимое заклинание
feature-hunters_multiattack = вихревая атака
trait-hunters_multiattack = Вихревая атака
feature-hurl_through_hell = бросок через ад
trait-hurl_through_hell = Бросок через ад
feature-improved_critical = улучшенный критический удар
trait-improved_critical = Улучшенный критический удар
feature-improved_divine_smite = улучшенная божественная кара
trait-improved_divine_smite = Улучшенная божественная кара
feature-indomitable = упорный
trait-indomitable = Упорный
feature-indomitable_might = неукротимая мощь
trait-indomitable_might = Неукротимая мощь
feature-jack_of_all_trades = мастер на все руки
trait-jack_of_all_trades = Мастер на все руки
feature-ki = ци
trait-ki = Ци
feature-ki_empowered_strikes = энергетические удары
trait-ki_empowered_strikes = Энергетические удары
feature-lands_stride = поступь земли
trait-lands_stride = Поступь земли
feature-lay_on_hands = наложение рук
trait-lay_on_hands = Наложение рук
feature-martial_arts = боевые искусства
trait-martial_arts = Боевые искусства
feature-mindless_rage = бездумная ярость
trait-mindless_rage = Бездумная ярость
feature-natural_recovery = естественное восстановление
trait-natural_recovery = Естественное восстановление
feature-natures_sanctuary = святилище природы
trait-natures_sanctuary = Святилище природы
feature-open_hand_technique = техника открытой ладони
trait-open_hand_technique = Техника открытой ладони
feature-overchannel = перегрузка
trait-overchannel = Перегрузка
feature-pact_magic = магия договора
trait-pact_magic = Магия договора
feature-peerless_skill = несравненный навык
trait-peerless_skill = Несравненный навык
feature-perfect_self = совершенное тело и дух
trait-perfect_self = Совершенное тело и дух
feature-persistent_rage = непрерывная ярость
trait-persistent_rage = Непрерывная ярость
feature-potent_cantrip = мощный заговор
trait-potent_cantrip = Мощный заговор
feature-protection = защита
trait-protection = Защита
feature-purity_of_spirit = чистота духа
trait-purity_of_spirit = Чистота духа
feature-quickened_spell = ускоренное заклинание
trait-quickened_spell = Ускоренное заклинание
feature-quivering_palm = дрожащая ладонь
trait-quivering_palm = Дрожащая ладонь
feature-rage = ярость
trait-rage = Ярость
feature-relentless_rage = непреклонная ярость
trait-relentless_rage = Непреклонная ярость
feature-reliable_talent = надёжный талант
trait-reliable_talent = Надёжный талант
feature-remarkable_athlete = выдающийся атлет
trait-remarkable_athlete = Выдающийся атлет
feature-retaliation = ответный удар
trait-retaliation = Ответный удар
feature-sculpt_spells = лепка заклинаний
trait-sculpt_spells = Лепка заклинаний
feature-slow_fall = медленное падение
trait-slow_fall = Медленное падение
feature-song_of_rest = песнь отдыха
trait-song_of_rest = Песнь отдыха
feature-sorcerous_restoration = чародейское восстановление
trait-sorcerous_restoration = Чародейское восстановление
feature-stroke_of_luck = удачный удар
trait-stroke_of_luck = Удачный удар
feature-stunning_strike = ошеломляющий удар
trait-stunning_strike = Ошеломляющий удар
feature-subtle_spell = неуловимое заклинание
trait-subtle_spell = Неуловимое заклинание
feature-superior_critical = превосходный критический удар
trait-superior_critical = Превосходный критический удар
feature-superior_inspiration = превосходное вдохновение
trait-superior_inspiration = Превосходное вдохновение
feature-supreme_healing = высшее исцеление
trait-supreme_healing = Высшее исцеление
feature-supreme_sneak = высшая скрытность
trait-supreme_sneak = Высшая скрытность
feature-survivor = уцелевший
trait-survivor = Уцелевший
feature-thiefs_reflexes = воровские рефлексы
trait-thiefs_reflexes = Воровские рефлексы
feature-tranquility = безмятежность
trait-tranquility = Безмятежность
feature-twinned_spell = удвоенное заклинание
trait-twinned_spell = Удвоенное заклинание
feature-two_weapon_fighting = сражение двумя оружиями
trait-two_weapon_fighting = Сражение двумя оружиями
feature-uncanny_dodge = невероятное уклонение
trait-uncanny_dodge = Невероятное уклонение
part-agonizing_blast = мучительный взрыв
part-archery = стрельба
part-aura_of_protection = аура защиты
part-blessed_healer = благословенный целитель
part-empowered_evocation = усиленное воплощение
part-elemental_affinity = родство со стихией
part-foe_slayer = истребитель врагов
part-slow_fall = медленное падение
part-cutting_words = разящие слова
part-peerless_skill = несравненный навык
part-dark_ones_own_luck = удача Тёмного
part-stroke_of_luck = удачный удар
part-deflect_missiles = отражение снарядов
part-dueling = дуэлянт
part-lay_on_hands = наложение рук
part-rage = ярость
part-two_weapon_fighting = сражение двумя оружиями
power-bardic_inspiration = вдохновение барда
power-turn_undead = изгнание нежити
power-preserve_life = сохранение жизни
power-sacred_weapon = священное оружие
power-turn_the_unholy = изгнание нечисти
power-wholeness_of_body = целостность тела
power-rage = ярость
power-second_wind = второе дыхание
power-intimidating_presence = пугающее присутствие
feature-vanish = исчезновение
trait-vanish = Исчезновение
feature-wild_shape = дикий облик
trait-wild_shape = Дикий облик
