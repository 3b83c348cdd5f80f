### Dračí doupě II по-русски: словарь — свойства, ресурсы, навыки, манёвры, состояния.

## Свойства

property-body = Тело
    .gender = n
    .gen = Тела
    .dat = Телу
    .acc = Тело
    .loc = Теле
    .ins = Телом
property-soul = Душа
    .gender = f
    .gen = Души
    .dat = Душе
    .acc = Душу
    .loc = Душе
    .ins = Душой
property-influence = Влияние
    .gender = n
    .gen = Влияния
    .dat = Влиянию
    .acc = Влияние
    .loc = Влиянии
    .ins = Влиянием

## Ресурсы по числу

resource-body = { $count ->
    [one] { $count } Тело
    [few] { $count } Тела
   *[other] { $count } Тел
}
    .gen = { $count ->
        [one] { $count } Тела
       *[other] { $count } Тел
    }
    .dat = { $count ->
        [one] { $count } Телу
       *[other] { $count } Телам
    }
    .acc = { $count ->
        [one] { $count } Тело
        [few] { $count } Тела
       *[other] { $count } Тел
    }
    .ins = { $count ->
        [one] { $count } Телом
       *[other] { $count } Телами
    }
resource-soul = { $count ->
    [one] { $count } Душа
    [few] { $count } Души
   *[other] { $count } Душ
}
    .gen = { $count ->
        [one] { $count } Души
       *[other] { $count } Душ
    }
    .dat = { $count ->
        [one] { $count } Душе
       *[other] { $count } Душам
    }
    .acc = { $count ->
        [one] { $count } Душу
        [few] { $count } Души
       *[other] { $count } Душ
    }
    .ins = { $count ->
        [one] { $count } Душой
       *[other] { $count } Душами
    }
resource-influence = { $count ->
    [one] { $count } Влияние
    [few] { $count } Влияния
   *[other] { $count } Влияний
}
    .gen = { $count ->
        [one] { $count } Влияния
       *[other] { $count } Влияний
    }
    .dat = { $count ->
        [one] { $count } Влиянию
       *[other] { $count } Влияниям
    }
    .acc = { $count ->
        [one] { $count } Влияние
        [few] { $count } Влияния
       *[other] { $count } Влияний
    }
    .ins = { $count ->
        [one] { $count } Влиянием
       *[other] { $count } Влияниями
    }
resource-advantage = { $count ->
    [one] { $count } Преимущество
    [few] { $count } Преимущества
   *[other] { $count } Преимуществ
}
    .gen = { $count ->
        [one] { $count } Преимущества
       *[other] { $count } Преимуществ
    }
    .dat = { $count ->
        [one] { $count } Преимуществу
       *[other] { $count } Преимуществам
    }
    .acc = { $count ->
        [one] { $count } Преимущество
        [few] { $count } Преимущества
       *[other] { $count } Преимуществ
    }
    .ins = { $count ->
        [one] { $count } Преимуществом
       *[other] { $count } Преимуществами
    }
resource-fate = { $count ->
    [one] { $count } Судьба
    [few] { $count } Судьбы
   *[other] { $count } Судеб
}
    .gen = { $count ->
        [one] { $count } Судьбы
       *[other] { $count } Судеб
    }
    .dat = { $count ->
        [one] { $count } Судьбе
       *[other] { $count } Судьбам
    }
    .acc = { $count ->
        [one] { $count } Судьбу
        [few] { $count } Судьбы
       *[other] { $count } Судеб
    }
    .ins = { $count ->
        [one] { $count } Судьбой
       *[other] { $count } Судьбами
    }
resource-bond = { $count ->
    [one] { $count } ресурс Уз
    [few] { $count } ресурса Уз
   *[other] { $count } ресурсов Уз
}
    .gen = { $count ->
        [one] { $count } ресурса Уз
       *[other] { $count } ресурсов Уз
    }
    .dat = { $count ->
        [one] { $count } ресурсу Уз
       *[other] { $count } ресурсам Уз
    }
    .acc = { $count ->
        [one] { $count } ресурс Уз
        [few] { $count } ресурса Уз
       *[other] { $count } ресурсов Уз
    }
    .ins = { $count ->
        [one] { $count } ресурсом Уз
       *[other] { $count } ресурсами Уз
    }
resource-any = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
}
    .gen = { $count ->
        [one] { $count } ресурса
       *[other] { $count } ресурсов
    }
    .dat = { $count ->
        [one] { $count } ресурсу
       *[other] { $count } ресурсам
    }
    .acc = { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[other] { $count } ресурсов
    }
    .ins = { $count ->
        [one] { $count } ресурсом
       *[other] { $count } ресурсами
    }

## Занятия

occupation-hunter = охотник
    .gender = m
    .gen = охотника
    .dat = охотнику
    .acc = охотника
    .loc = охотнике
    .ins = охотником
occupation-juggler = скоморох
    .gender = m
    .gen = скомороха
    .dat = скомороху
    .acc = скомороха
    .loc = скоморохе
    .ins = скоморохом
occupation-warrior = воин
    .gender = m
    .gen = воина
    .dat = воину
    .acc = воина
    .loc = воине
    .ins = воином
occupation-conjurer = заклинатель
    .gender = m
    .gen = заклинателя
    .dat = заклинателю
    .acc = заклинателя
    .loc = заклинателе
    .ins = заклинателем
occupation-apothecary = знахарь
    .gender = m
    .gen = знахаря
    .dat = знахарю
    .acc = знахаря
    .loc = знахаре
    .ins = знахарем
occupation-sorcerer = чародей
    .gender = m
    .gen = чародея
    .dat = чародею
    .acc = чародея
    .loc = чародее
    .ins = чародеем
occupation-advanced = продвинутое занятие
    .gender = n
    .gen = продвинутого занятия
    .dat = продвинутому занятию
    .acc = продвинутое занятие
    .loc = продвинутом занятии
    .ins = продвинутым занятием
occupation-unknown = неизвестное занятие
    .gender = n
    .gen = неизвестного занятия
    .dat = неизвестному занятию
    .acc = неизвестное занятие
    .loc = неизвестном занятии
    .ins = неизвестным занятием

## Навыки

skill-travel = Путешествие
    .gender = n
    .gen = Путешествия
    .dat = Путешествию
    .acc = Путешествие
    .loc = Путешествии
    .ins = Путешествием
skill-orientation-wild = Ориентирование в глуши
    .gender = n
    .gen = Ориентирования в глуши
    .dat = Ориентированию в глуши
    .acc = Ориентирование в глуши
    .loc = Ориентировании в глуши
    .ins = Ориентированием в глуши
skill-common-shooting = Обычная стрельба
    .gender = f
    .gen = Обычной стрельбы
    .dat = Обычной стрельбе
    .acc = Обычную стрельбу
    .loc = Обычной стрельбе
    .ins = Обычной стрельбой
skill-agility = Подвижность
    .gender = f
    .gen = Подвижности
    .dat = Подвижности
    .acc = Подвижность
    .loc = Подвижности
    .ins = Подвижностью
skill-orientation-city = Ориентирование в городе
    .gender = n
    .gen = Ориентирования в городе
    .dat = Ориентированию в городе
    .acc = Ориентирование в городе
    .loc = Ориентировании в городе
    .ins = Ориентированием в городе
skill-charisma = Харизма
    .gender = f
    .gen = Харизмы
    .dat = Харизме
    .acc = Харизму
    .loc = Харизме
    .ins = Харизмой
skill-common-melee = Обычный ближний бой
    .gender = m
    .gen = Обычного ближнего боя
    .dat = Обычному ближнему бою
    .acc = Обычный ближний бой
    .loc = Обычном ближнем бое
    .ins = Обычным ближним боем
skill-strength = Сила
    .gender = f
    .gen = Силы
    .dat = Силе
    .acc = Силу
    .loc = Силе
    .ins = Силой
skill-self-confidence = Уверенность в себе
    .gender = f
    .gen = Уверенности в себе
    .dat = Уверенности в себе
    .acc = Уверенность в себе
    .loc = Уверенности в себе
    .ins = Уверенностью в себе
skill-learning = Учёность
    .gender = f
    .gen = Учёности
    .dat = Учёности
    .acc = Учёность
    .loc = Учёности
    .ins = Учёностью
skill-ointments = Мази и обычные яды
    .gender = f
    .gen = Мазей и обычных ядов
    .dat = Мазям и обычным ядам
    .acc = Мази и обычные яды
    .loc = Мазях и обычных ядах
    .ins = Мазями и обычными ядами
skill-facts = Доводы и факты
    .gender = m
    .gen = Доводов и фактов
    .dat = Доводам и фактам
    .acc = Доводы и факты
    .loc = Доводах и фактах
    .ins = Доводами и фактами
skill-fire-magic = Магия огня
    .gender = f
    .gen = Магии огня
    .dat = Магии огня
    .acc = Магию огня
    .loc = Магии огня
    .ins = Магией огня
skill-wind-magic = Магия ветра
    .gender = f
    .gen = Магии ветра
    .dat = Магии ветра
    .acc = Магию ветра
    .loc = Магии ветра
    .ins = Магией ветра
skill-wood-magic = Магия дерева
    .gender = f
    .gen = Магии дерева
    .dat = Магии дерева
    .acc = Магию дерева
    .loc = Магии дерева
    .ins = Магией дерева
skill-aerial-acrobatics = Воздушная акробатика
    .gender = f
    .gen = Воздушной акробатики
    .dat = Воздушной акробатике
    .acc = Воздушную акробатику
    .loc = Воздушной акробатике
    .ins = Воздушной акробатикой
skill-mechanisms = Механизмы
    .gender = m
    .gen = Механизмов
    .dat = Механизмам
    .acc = Механизмы
    .loc = Механизмах
    .ins = Механизмами
skill-frighten-undead = Устрашение нежити
    .gender = n
    .gen = Устрашения нежити
    .dat = Устрашению нежити
    .acc = Устрашение нежити
    .loc = Устрашении нежити
    .ins = Устрашением нежити

## Виды персонажей

type-hero = герой
    .gender = m
    .gen = героя
    .dat = герою
    .acc = героя
    .loc = герое
    .ins = героем
type-being = существо
    .gender = n
    .gen = существа
    .dat = существу
    .acc = существо
    .loc = существе
    .ins = существом
type-helper = помощник
    .gender = m
    .gen = помощника
    .dat = помощнику
    .acc = помощника
    .loc = помощнике
    .ins = помощником

## Виды действий (прилагательное к действию)

kind-obvious = очевидное
    .gender = n
    .gen = очевидного
    .dat = очевидному
    .acc = очевидное
    .loc = очевидном
    .ins = очевидным
kind-possible = возможное
    .gender = n
    .gen = возможного
    .dat = возможному
    .acc = возможное
    .loc = возможном
    .ins = возможным
kind-demanding = трудоёмкое
    .gender = n
    .gen = трудоёмкого
    .dat = трудоёмкому
    .acc = трудоёмкое
    .loc = трудоёмком
    .ins = трудоёмким
kind-impossible = невозможное
    .gender = n
    .gen = невозможного
    .dat = невозможному
    .acc = невозможное
    .loc = невозможном
    .ins = невозможным

## Последствия

effect-threat_up = рост Угрозы
    .gender = m
    .gen = роста Угрозы
    .dat = росту Угрозы
    .acc = рост Угрозы
    .loc = росте Угрозы
    .ins = ростом Угрозы
effect-threat_down = снижение Угрозы
    .gender = n
    .gen = снижения Угрозы
    .dat = снижению Угрозы
    .acc = снижение Угрозы
    .loc = снижении Угрозы
    .ins = снижением Угрозы
effect-advantage = Преимущество
    .gender = n
    .gen = Преимущества
    .dat = Преимуществу
    .acc = Преимущество
    .loc = Преимуществе
    .ins = Преимуществом
effect-own_advantage = Преимущество себе
    .gender = n
    .gen = Преимущества себе
    .dat = Преимуществу себе
    .acc = Преимущество себе
    .loc = Преимуществе себе
    .ins = Преимуществом себе
effect-scar = шрам
    .gender = m
    .gen = шрама
    .dat = шраму
    .acc = шрам
    .loc = шраме
    .ins = шрамом
effect-eliminate = выведение из конфликта
    .gender = n
    .gen = выведения из конфликта
    .dat = выведению из конфликта
    .acc = выведение из конфликта
    .loc = выведении из конфликта
    .ins = выведением из конфликта
effect-story = только рассказ
    .gender = m
    .gen = только рассказа
    .dat = только рассказу
    .acc = только рассказ
    .loc = только рассказе
    .ins = только рассказом
effect-other = особое последствие
    .gender = n
    .gen = особого последствия
    .dat = особому последствию
    .acc = особое последствие
    .loc = особом последствии
    .ins = особым последствием

## Манёвры и помехи (в предложении — в кавычках)

manoeuvre-defence = защита
    .gender = f
    .gen = защиты
    .dat = защите
    .acc = защиту
    .loc = защите
    .ins = защитой
manoeuvre-wide = широко
manoeuvre-precise = точно
manoeuvre-mighty = мощно
manoeuvre-cunning = хитро
penalty-imprecise = неточно
penalty-weak = слабо
penalty-foolish = глупо

## Состояния персонажей (.f и .n — по роду персонажа)

status-active = в игре
status-eliminated_present = выведен, но на месте
    .f = выведена, но на месте
    .n = выведено, но на месте
status-eliminated_removed = выведен, и его здесь нет
    .f = выведена, и её здесь нет
    .n = выведено, и его здесь нет
status-left = вышел из конфликта
    .f = вышла из конфликта
    .n = вышло из конфликта
status-retired = закончил свой путь
    .f = закончила свой путь
    .n = закончило свой путь

## Состояния инициативы (прилагательное к инициативе)

initiative-waiting = неистраченная
    .gender = f
    .gen = неистраченной
    .dat = неистраченной
    .acc = неистраченную
    .loc = неистраченной
    .ins = неистраченной
initiative-postponed = отложенная
    .gender = f
    .gen = отложенной
    .dat = отложенной
    .acc = отложенную
    .loc = отложенной
    .ins = отложенной
initiative-spent = истраченная
    .gender = f
    .gen = истраченной
    .dat = истраченной
    .acc = истраченную
    .loc = истраченной
    .ins = истраченной
initiative-lost = пропавшая
    .gender = f
    .gen = пропавшей
    .dat = пропавшей
    .acc = пропавшую
    .loc = пропавшей
    .ins = пропавшей
