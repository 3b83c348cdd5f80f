### Общие тексты: слова, которые не принадлежат ни одной системе. Пробел перед единицей и перед % неразрывный.

## Имена и слова

somebody = кто-то
    .gen = кого-то
    .dat = кому-то
    .acc = кого-то
    .loc = ком-то
    .ins = кем-то
    .gender = m
untitled = Сцена без названия
quoted = «{ $text }»
dash = —
hidden-roll = скрытый бросок
die-letter = d
gm = ведущий
side-heroes = герои
    .number = pl
    .gen = героев
    .dat = героям
    .acc = героев
    .loc = героях
    .ins = героями
side-party = отряд
    .gender = m
    .gen = отряда
    .dat = отряду
    .acc = отряд
    .loc = отряде
    .ins = отрядом
side-monsters = чудовища
    .number = pl
    .gender = n
    .gen = чудовищ
    .dat = чудовищам
    .acc = чудовищ
    .loc = чудовищах
    .ins = чудовищами
side-enemies = враги
    .number = pl
    .gen = врагов
    .dat = врагам
    .acc = врагов
    .loc = врагах
    .ins = врагами

## Единицы

unit-foot = { $count ->
    [one] { $count } фут
    [few] { $count } фута
    [many] { $count } футов
   *[other] { $count } фута
}
    .gen = { $count ->
        [few] { $count } футов
        [many] { $count } футов
       *[other] { $count } фута
    }
unit-sah = { $count ->
    [one] { $count } сажень
    [few] { $count } сажени
    [many] { $count } саженей
   *[other] { $count } сажени
}
    .gen = { $count ->
        [few] { $count } саженей
        [many] { $count } саженей
       *[other] { $count } сажени
    }

## Показатели, суммы, правила

gauge-line = { $maximum_known ->
    [yes] { $label } { $value }/{ $maximum }
   *[no] { $label } { $value }
}
why-rule = { $id } «{ $title }»
part-base = основа
part-bonus = бонус
part-penalty = штраф
part-situation = обстоятельства
tag-core = основное правило
tag-option = необязательное правило
tag-gm-ruling = решает ведущий
tag-completion = дополнено, источник об этом молчит

## Ответы и концовки

option-yes = да
option-no = нет
option-stop = закончить сцену
ask-roll = { $actor_known ->
    [yes] { $actor }: брось { $dice } ({ $title })
   *[no] Брось { $dice } ({ $title })
}
outcome-victory = { $winner_known ->
    [yes] Конец: победа за { $winner_declines ->
        [yes] { $winner_ins }
       *[no] стороной «{ $winner }»
    }.
   *[no] Конец: одна из сторон победила.
}
outcome-nobody = Конец: не осталось никого.
outcome-stopped = Сцена остановлена.
outcome-undecided = Конец: победителя нет.

## Рассказ

story-round = ── Раунд { $round } ──
story-leaning = бы же ли
clause-and = , и{ " " }
story-again = { $actor_gender ->
   *[m] { $said }
}
story-after-round = После раунда { $round }: { $all }.

## Ошибки

problem-line =
    .path-value = `{ $path }`: { $value } — { $reason }; { $remedy }.
    .path = `{ $path }` — { $reason }; { $remedy }.
    .bare-value = { $value } — { $reason }; { $remedy }.
    .bare = { CAP($reason) }; { $remedy }.

problem-error = что-то пошло не так: { $text }
    .remedy = проверь ввод и попробуй ещё раз
problem-missing = этого не хватает
    .remedy = { $known_known ->
        [yes] допиши (варианты: { $known })
       *[no] допиши
    }
problem-unknown-key = такого ключа здесь нет
    .remedy = { $near_known ->
        [yes] скорее всего, имелся в виду { $near }
       *[no] { $known_known ->
            [yes] { $many_known ->
                [yes] все { $many } { $many ->
                    [one] ключ
                    [few] ключа
                   *[many] ключей
                } покажет bojiste schema
               *[no] возможные ключи: { $known }
            }
           *[no] удали его
        }
    }
problem-not-one-of = такого варианта нет
    .remedy = { $near_known ->
        [yes] наверное, имелось в виду { $near }
       *[no] { $known_known ->
            [yes] выбери из этих: { $known }
           *[no] удали его
        }
    }
problem-below-minimum = слишком мало
    .remedy = укажи не меньше { $minimum }
problem-not-above = слишком мало
    .remedy = укажи больше { $minimum }
problem-above-maximum = слишком много
    .remedy = укажи не больше { $maximum }
problem-not-below = слишком много
    .remedy = укажи меньше { $maximum }
problem-not-a-number = это не число
    .remedy = дай число, например 3
problem-not-an-integer = это не целое число
    .remedy = укажи целое число без кавычек
problem-not-text = это не текст
    .remedy = укажи текст в кавычках
problem-empty-text = текст пуст
    .remedy = напиши что-нибудь или удали строку
problem-long-text = текст слишком длинный
    .remedy = { $maximum ->
        [one] сократи его до { $maximum } знака
       *[other] сократи его до { $maximum } знаков
    }
problem-bad-shape = так это не пишется
    .remedy = запись должна подходить под образец { $pattern }
problem-not-yes-no = здесь нужно «да» или «нет»
    .remedy = укажи true или false
problem-not-a-list = это не список
    .remedy = перечисли значения в квадратных скобках
problem-not-a-name = это не имя
    .remedy = напиши его в кавычках или таблицей форм
problem-not-a-table = это не таблица
    .remedy = запиши её в виде ключ = значение
problem-too-few = слишком мало значений
    .remedy = укажи не меньше { $minimum }
problem-too-many = слишком много значений
    .remedy = укажи не больше { $maximum }
problem-invalid = это значение не прочесть ({ $text })
    .remedy = исправь его по описанию сцен
problem-no-combatants = в сцене никого нет
    .remedy = добавь хотя бы одну таблицу [[combatant]]
problem-unknown-block = такой записи в бестиарии нет
    .remedy = { $near_known ->
        [yes] похожие записи: { $near }
       *[no] выбери другую или впиши значения прямо в сцену
    }
problem-duplicate-id = этот id уже занят: { $first }
    .remedy = дай одному из них другой
problem-own-relation = у стороны нет отношения к самой себе
    .remedy = удали его
problem-not-symmetric = сторона { $other } говорит об этих отношениях иначе
    .remedy = укажи отношения одинаково у обеих сторон или только у одной
problem-unknown-format = этот формат неизвестен
    .remedy = поддерживается только формат { $known }
problem-unknown-system = такой системы правил нет
    .remedy = { $near_known ->
        [yes] скорее всего, имелась в виду { $near }
       *[no] выбери из этих: { $known }
    }
problem-bad-dice = кости так не записывают
    .remedy = например, 2к6, 1к8+3 или число
problem-bad-damage = так урон не записывают
    .remedy = напиши, например, «1d8+3 slashing» или «2d6 fire»
problem-bad-die = такой кости в игре нет
    .remedy = выбери из этих: { $known }
problem-reserved-id = у этого id в правилах своё значение
    .remedy = выбери другой, не из этих: { $known }
problem-one-side = все на одной стороне
    .remedy = дай кому-нибудь другую side
problem-rule-not-written = в каталоге такое правило есть, но Bojiště его пока не играет
    .remedy = команда «bojiste rules» покажет правила, которые уже есть
problem-unknown-rule = такого правила нет
    .remedy = { $near_known ->
        [yes] похожие: { $near }
       *[no] список покажет команда «bojiste rules»
    }

problem-not-offered = такого ответа не предлагают
    .remedy = выбери из этих: { $offered }
problem-not-an-amount = это не то количество, о котором спрашивают
    .remedy = укажи целое число от { $minimum } до { $maximum }
problem-not-asked = { $number ->
    [0] сейчас ни о чём не спрашивают
   *[other] сейчас спрашивают не об этом
}
    .remedy = { $number ->
        [0] подожди следующего вопроса
       *[other] ответь на вопрос номер { $number }
    }
problem-not-your-ask = отвечать должен кто-то другой
    .remedy = ответь от имени { $seat }
problem-nobody-there = за это место никто не решает
    .remedy = посади за него игрока или дай тактику
problem-nothing-to-undo = отменять нечего
    .remedy = сначала ответь на что-нибудь
problem-decisions-not-used-up = до этого решения не дошло
    .remedy = удали его или исправь порядок решений

problem-bad-face = у кости d{ NUMBER($sides, useGrouping: 0) } такой грани нет
    .remedy = укажи число от 1 до { $sides }
problem-script-too-short = заготовленные броски кончились, а нужен ещё d{ NUMBER($sides, useGrouping: 0) }
    .remedy = допиши ещё один бросок
problem-script-not-used-up = эти заготовленные броски остались
    .remedy = удали их или исправь порядок бросков
problem-no-die-waits = броска сейчас не ждут
    .remedy = укажи бросок, когда игра о нём попросит

problem-not-a-save = это не сохранённая игра
    .remedy = выбери файл, который сохранила программа Bojiště
problem-damaged-save = сохранённая игра здесь повреждена
    .remedy = возьми более старую копию
problem-replay-wants-face = в записи здесь должен быть бросок кости
    .remedy = возьми более старую копию
problem-replay-wants-answer = запись отвечает здесь на другой вопрос
    .remedy = воспроизведи игру той версией, которая её сохранила
problem-replay-left-over = дальше запись игре уже не нужна
    .remedy = воспроизведи игру той версией, которая её сохранила
problem-replay-differs = здесь игра разошлась с записью
    .remedy = воспроизведи её той версией, которая её сохранила, или загрузи без проверки
problem-replay-too-short = игра закончилась раньше, чем её запись
    .remedy = воспроизведи её той версией, которая её сохранила, или загрузи без проверки

problem-empty-map = карта пуста
    .remedy = нарисуй хотя бы одну строку
problem-uneven-map = { $line_known ->
    [yes] строка карты { $line } другой длины, чем первая
   *[no] строки карты разной длины
}
    .remedy = выровняй их точками
problem-unknown-ground = { $line_known ->
    [yes] такого знака на карте не бывает (строка { $line }, столбец { $column })
   *[no] такого знака на карте не бывает
}
    .remedy = рисуй знаками . # ~ = ≈ %, буквами и цифрами

problem-notation-empty = бросать нечего
    .remedy = напиши, например, { $near }
problem-notation-too-long = запись слишком длинная
    .remedy = сократи её до { $maximum } знаков
problem-notation-too-many-terms = слишком много слагаемых (место { $place })
    .remedy = складывай не больше { $maximum }
problem-notation-number = число { $number } на месте { $place } выходит за пределы
    .remedy = укажи от { $minimum } до { $maximum }, например { $near }
problem-notation-too-many-dice = столько костей сразу не бросить (место { $place })
    .remedy = бросай не больше { $maximum }, например { $near }
problem-notation-no-dice = ноль костей не бросить (место { $place })
    .remedy = бросай хотя бы одну, например { $near }
problem-notation-sides = такой кости нет (место { $place })
    .remedy = граней бывает от { $minimum } до { $maximum }, например { $near }
problem-notation-keep = столько костей не оставить (место { $place })
    .remedy = оставь от { $minimum } до { $maximum }, например { $near }
problem-notation-drop = столько костей не отбросить (место { $place })
    .remedy = отбрось от { $minimum } до { $maximum }, например { $near }
problem-notation-unfinished = запись не закончена: { $expected ->
    [term] не хватает кости или числа
    [dice] не хватает кости
    [sides] не хватает числа граней
    [number] не хватает числа
    [close] не хватает скобки )
   *[sign] не хватает знака
}
    .remedy = напиши, например, { $near }
problem-notation-unexpected = «{ $found }» на месте { $place } лишнее, { $expected ->
    [term] здесь нужна кость или число
    [dice] здесь нужна кость
    [sides] здесь нужно число граней
    [number] здесь нужно число
    [close] здесь нужна скобка )
    [twice] преимущество пишут adv, помеху — dis
   *[sign] здесь нужен знак или конец
}
    .remedy = напиши, например, { $near }
problem-notation-ambiguous-keep = «{ $found }» можно прочесть двояко
    .remedy = напиши { $keep } (оставить наибольшие) или { $die } (ещё одна кость)
problem-notation-ambiguous-drop = «{ $found }» можно прочесть двояко
    .remedy = напиши { $drop } (отбросить наименьшие) или { $die } (ещё одна кость)
problem-notation-too-large = точное распределение считалось бы слишком долго
    .remedy = убавь костей или граней

## Прогнозы (forecast)

measure-won = победа
measure-fell = выбывшие из боя
measure-died = погибшие
measure-rounds = раунды
measure-hp = оставшиеся хиты

forecast-played =
    { $fights ->
        [one] Сыгран { NUMBER($fights) } бой
        [few] Сыграно { NUMBER($fights) } боя
       *[other] Сыграно { NUMBER($fights) } боёв
    }, зерно { $seed }.
forecast-interrupted =
    Прервано: { $fights ->
        [one] сыгран { NUMBER($fights) } бой
        [few] сыграно { NUMBER($fights) } боя
       *[other] сыграно { NUMBER($fights) } боёв
    } из { NUMBER($asked) }, зерно { $seed }.
forecast-legend = У доли в скобках дан 95-процентный интервал, у среднего он за знаком ±; в скобках после среднего — границы восьми боёв из десяти и медиана.
forecast-nobody = никто
forecast-share = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
forecast-range = { $one ->
    [yes] { NUMBER($low) }
   *[no] от { NUMBER($low) } до { NUMBER($high) }
}
forecast-constant = всегда { NUMBER($value) }
forecast-limit = Прервано, потому что кончились раунды:
forecast-limit-share = { $alone ->
    [yes] { $share } боёв
   *[other] { $of }: { $share } боёв
}
forecast-limit-much = Внимание: { $alone ->
    [yes] {""}
   *[other] { $of }:{" "}
}{ $share } боёв прервано, потому что кончились раунды; о том, кто побеждает, они ничего не говорят.
forecast-never = Ни разу: { $what }.
forecast-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $span }, медиана { NUMBER($median) })
forecast-single = { NUMBER($median) } (единственный бой)
forecast-conventions = Прогноз исходит из следующего:
forecast-unlucky = Худшие бои для стороны «{ $who }»:
forecast-fight = бой { $fight }: { $won ->
        [yes] победа
       *[no] без победы
    }, { $fallen ->
        [0] без потерь
       *[other] выбыло и погибло: { NUMBER($fallen) }
    }
forecast-tenth = один бой из десяти кончается так или хуже: { $fate } (самые неудачные, { NUMBER($fights) }: побед { NUMBER($won, style: "percent") }, выбыло и погибло в среднем { NUMBER($fallen, minimumFractionDigits: 1, maximumFractionDigits: 1) })
forecast-left = { $what }: { NUMBER($left) }

## Имена в сцене (check --names)

roster-line = { $tongue ->
    [cs] по-чешски
   *[ru] по-русски
} { $id }: { $name } ({ $gender }{ $many ->
    [yes] {", "}множественное число
   *[no] { "" }
}){ $told ->
    [given] {" "}— { $forms } (указано)
    [guessed] {" "}— { $forms } (догадка)
   *[unknown] : не склоняется, фразы строятся в обход
}
roster-remedy = Неверную догадку исправляют там, где имя указано: { $form }; довольно написать то, что неверно.
