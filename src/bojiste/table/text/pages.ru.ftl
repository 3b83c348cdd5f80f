### Слова страниц стола.

## Везде

page-language-cs = Česky
page-language-ru = По-русски
page-language-en = English
page-language = Язык
page-table = Стол
page-close = Закрыть
page-menu = Меню
page-back = Назад
page-do = Сделать
page-open = Открыть
page-search = Найти
page-offline = Нет связи, пробую снова.
page-sent = Отправлено
page-refused = Не получилось.

## Место за столом

page-round = Раунд { $number }
page-question = вопрос { $number }
page-order = Порядок ходов
page-map = Карта
page-map-of = Карта: { $title }
page-log = Запись
page-whole-log = Вся запись
page-replay = Бой одним файлом
page-decision = Решение
page-side-now = сейчас, в любом порядке
page-turn-of = Ходит { $name }
page-decides = Решает { $name }.
page-then = Потом { $names }.
page-buzzes = Телефон завибрирует, когда придёт твой ход.
page-more = Ещё { $count }
page-squares = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
page-tap-map = Коснись карты.
page-choose-place = Выбери место.
page-reaction = Реакция: ход ждёт тебя
page-if-silent = Если промолчать:
page-amount = Число от { $low } до { $high }
page-own-words = Своими словами
page-chance-of = вероятность { $chance }
page-from = от { $total }
page-sign-comes = Что может выйти:
page-sign-costs = Чего это стоит:
page-sign-risks = Чем рискуешь:
page-sign-succeeds = Если выйдет:
page-sign-fails = Если не выйдет:

## Кости

page-roll = { $name_known ->
    [yes] { $name }: брось { $dice } ({ $what })
   *[no] Брось { $dice } ({ $what })
}
page-roll-target = цель: { $name },
page-roll-advantage = две кости: преимущество, считается большая
page-roll-disadvantage = две кости: помеха, считается меньшая
page-roll-critical = критическое попадание: костей вдвое больше
page-face = Что выпало (от 1 до { $sides })
page-add = Добавить
page-roll-one = Брось за меня
page-roll-all = { $count ->
    [2] Обе за меня
   *[other] Все { $count } за меня
}
page-say-faces = Так и выпало

## Ведущий

page-gm-side = Решения, прогноз, рука ведущего
page-undo = Отменить
page-redo = Вернуть
page-pause = Пауза
page-go-on = Продолжить
page-back-here = сюда
page-seats = Места и ссылки
page-here = за столом
page-not-here = не за столом
page-for-me = Доиграть ход за меня
page-for-me-says = Остаток этого хода доиграет тактика персонажа. Отменить его может ведущий.
page-play-turn = Доиграть ход по тактике
page-play-turn-says = Остаток этого хода доиграет тактика. Отменить его можно по одному ответу.
page-to-tactic = Отдать тактике
page-from-tactic = Вернуть игроку
page-renew = Новая ссылка
page-limit = Время на реакцию
page-limit-seconds = { $count ->
    [0] без срока
   *[other] { $count } с
}
page-save = Сохранить файлом
page-forecast = Отсюда
page-forecast-now = Посчитать шансы
page-forecast-answers = По ответам
page-fights = { $count ->
    [one] { $count } бой
    [few] { $count } боя
   *[many] { $count } боёв
}
page-wins = { $name }: победа
page-nobody-wins = никто не победит
page-hand = Рука ведущего
page-hand-nobody = никто не выбран
page-hand-line = Кратко
page-damage = Ранить
page-heal = Лечить
page-condition = Состояние
page-hide = Скрыть
page-reveal = Раскрыть
page-place = Поставить
page-take-out = Убрать
page-note = Заметка

## Клавиши

page-keys = Клавиши
page-key-next = дальше
page-key-choose = выбирать
page-key-do = сделать
page-key-back = назад
page-key-search = найти
page-key-keys = эти клавиши
page-key-damage = ранить
page-key-heal = лечить
page-key-condition = состояние
page-key-hide = скрыть
page-key-undo = отменить
page-key-redo = вернуть

## Начало

page-games-here = Игры здесь
page-no-games = Игр пока нет. Начни с примера.
page-going-on = идёт
page-over = окончена
page-common-screen = Общий экран
page-qr-of = Ссылка картинкой для телефона: { $name }
page-copy-link = Скопировать ссылку
page-links-note = У кого ссылка, у того и место. Ссылку можно сменить: старая перестанет действовать.
page-begin-with = Начать с примера
page-open-file = Открыть сцену или сохранённую игру
page-prepare = Подготовить бой
page-scene-text = Сцена
page-begin = Начать

## Бой ещё раз

page-seen-by = глазами: { $name }
page-seen-by-screen = как видят все
page-step-first = К началу
page-step-back = На шаг назад
page-step-on = На шаг вперёд
page-step-last = В конец
page-step-play = Проиграть
page-step-at = Шаг
page-replay-note = Стрелки — по шагам, Page Up и Page Down — по раундам. Файлу не нужен сервер.

## Журнал и рука

page-story = Рассказом
page-statistics = Кто что сделал
page-keep-log = Сохранить журнал
page-only-about = Только о ком
page-everybody = все
page-until = До хода
page-until-lifted = пока не снимут
page-inflict = Наложить
page-lift = Снять
page-hand-next = Ходит сейчас
page-hand-skip = Пропустить
page-hand-choose = Сначала выбери кого-нибудь: в списке или на карте.
page-bring-search = Привести из бестиария
page-meets = Заденет:
page-meets-nobody = Не заденет никого, кого ты видишь.
page-revoke = Закрыть ссылку
page-health = Что игроки видят о здоровье других
page-health-scene = как в сцене
page-health-exact = точно
page-health-damage = полученный урон
page-health-words = словами
page-health-nothing = ничего
