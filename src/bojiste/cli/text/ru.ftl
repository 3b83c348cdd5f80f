### Собственные слова командной строки.

## Игра

cli-round = Раунд { $round }:
cli-legend = { $near } сюда можно дойти, { $hard } можно, но местность стоит дороже
cli-end-sure = Точно? Ещё раз пустая строка: { $answer }
cli-stop-sure = { $answer }, для всех? (д/н)
cli-pass = Теперь здесь сидит только { $seat }: нажми Enter.
cli-read = Прочитано? Нажми Enter.
cli-over = (сцена закончена: пустая строка — выйти; u берёт назад последний ответ, l выводит журнал, ? объясняет)
cli-no-such-line = Такой строки нет: { $text }
cli-help-is-h = (h — список команд; пустая строка — ответ со звёздочкой)
cli-unfinished = Сцена ещё не закончилась.
cli-prompt-note = (своими словами; список команд — /h)
cli-and-more = { $label } … и ещё { $count }
cli-more = ещё { $count }: { $names }
cli-more-words = ещё еще дальше
called-end = конец готово всё дальше
called-attack = атака бей ударь
called-move = идти иди ход
called-shoot = стреляй выстрел
cli-squares = Клетки: { $squares }
cli-type-a-square = (или напиши клетку, например c4)
cli-not-understood = «{ $text }» нет среди ответов: напиши номер или начало ответа.
cli-one-answer = «{ $text }» — это несколько чисел сразу, а здесь нужен один ответ: набери один номер из списка. Броски костей пишут, когда о них спросят.
cli-not-a-face = { $word_known ->
    [yes] «{ $word }» на кости не бывает
   *[no] Здесь бросают кость
}: напиши, что выпало, или сразу несколько бросков, например 14 3.
cli-roll-target = цель: { $target }
cli-roll-advantage = две кости: преимущество, считается большая
cli-roll-disadvantage = две кости: помеха, считается меньшая
cli-roll-critical = критическое попадание: костей вдвое больше
cli-faces-left = Эти броски уже не нужны и не считаются: { $faces }
cli-undone = Последний ответ взят назад.
cli-watch-undone = Что-то взято назад; дальше всё так, как есть теперь.
cli-table-begins = { $title }: стол готов
cli-table-goes-on = { $title }: игра продолжается с того же места
cli-table-gm = Ведущий
cli-table-seat = Место { $seat }
cli-table-screen = Общий экран
cli-table-home = Все игры и примеры: { $url }
cli-table-kept = Игры хранятся в { $folder }.
cli-table-close = Ctrl-C закрывает стол; та же команда откроет его снова, и все ссылки останутся в силе.
cli-no-hand = За этим терминалом { gm } не сидит.
cli-rule-forms = Поправить может { gm }:
cli-rule-conditions = Состояния: { $conditions }
cli-ruled-later = Подействует со следующего вопроса, после этого броска.
cli-rule-numbers = И числа, например { $example }: { $numbers }
cli-nothing-yet = Пока ничего не произошло.
cli-saved = Сохранено в файле { $file }.
cli-save-cut = Последняя строка файла { $file } записана не до конца (программа или компьютер остановились); всё, что до неё, на месте.
cli-resume-last = Продолжить игру «{ $title }» ({ $file })? (д/н)
cli-kept = Игра сохранена в файле { $file }; продолжить: { $command }
cli-seed = Зерно { $seed }; те же броски ещё раз: { $command }
cli-command-more = { $letter } — вывести все ответы, если они не поместились на экран
cli-command-undo = { $letter } — взять назад последний ответ
cli-command-rule = { $letter } — { gm } что-то поправляет, например g { $who } -7
cli-command-why = { $letter } — почему последний подсчёт вышел таким; ? -3 объясняет третью строку с конца, ? гоблин — последнюю с этим словом
cli-command-log = { $letter } — журнал с самого начала
cli-command-board = { $letter } — нарисовать поле заново
cli-command-keys = { $letter } — показать или скрыть ключи ответов
cli-command-save = { $letter } — сохранить игру
cli-command-quit = { $letter } — сохранить игру и выйти
cli-command-help = { $letter } — этот список (там, где отвечают своими словами, — с чертой: /h)

## Пересказ

cli-differs-here = Событие { $number } не совпадает с записью; по нынешним правилам ({ $rule }):
cli-why = почему
cli-go-on = Игра не закончена; продолжить: { $command }
cli-book-written = Записано страниц: { $pages }; открой { $file } в браузере.
cli-why-example = Сыгранный пример ({ $title }):
cli-why-beside = Эта строка ссылается на другое правило; при её появлении сработало и это.
cli-why-save = Вся игра, чтобы пересмотреть или доиграть: { $command }
cli-why-saved = Сохранено в файле { $file }; пересказать: { $command }
cli-why-asks = Спрашивает (место { $seat }):

## Новая сцена

cli-new-system = По каким правилам?
cli-new-title = Как называется сцена?
cli-new-heroes = Кто герои игроков? (имена через запятую)
cli-new-two-heroes = Ада, Брок
cli-new-heroes-by-class = Кто герои игроков? (имена через запятую; с классом и уровнем: Вера { $calling } 3)
cli-new-heroes-by-role = Кто герои игроков? (имена через запятую и кто это: Вера { $calling }, Иван тоже)
cli-new-hero-again = Кто { $name }?
cli-new-same = также, так же, тоже, то же, то же самое, тот же, та же
cli-new-no-role = «{ $text }»: { $levels ->
    [yes] такого класса здесь нет, или это не уровень от 1 до 20
   *[no] никого такого здесь нет (уровней тут не бывает)
}. Есть { $known }.
cli-new-foes = Кого они встретят? (блоки бестиария по имени и сколько: { $example })
cli-new-map = Нарисовать карту? (д/н)
cli-new-counting = один одна одно, два две пара, три трое, четыре четверо, пять пятеро, шесть, семь, восемь, девять, десять, одиннадцать, двенадцать дюжина
cli-new-no-block = «{ $text }» в бестиарии нет{ $near_known ->
    [yes] ; похожие: { $near }
   *[no] {""}
} (блоки перечислит bojiste bestiary { $system }).
cli-new-head = Сцена для Bojiště. Что в ней не так, найдёт bojiste check { $file }.
cli-new-about-map = Знаки карты: # — стена, ~ — труднопроходимо, . — свободно; буква — знак того, кто там стоит.
cli-new-about-block = Числа взяты из блока «{ $block }». Чтобы изменить какое-нибудь, убери # перед строкой:
cli-new-about-hero = Обычное снаряжение и характеристики этого уровня; что у твоего героя иначе, то перепиши:
cli-carried = Перенесены: { $names }.
cli-new-written = Записано: { $file }.
cli-new-check = Всё ли в порядке, скажет: { $command }
cli-new-play = Сыграть: { $command }
problem-file-several-examples = так называется несколько примеров
    .remedy = укажи и систему: { $known }
problem-usage-carry-system = сохранённая игра другой системы
    .remedy = выбери сцену системы { $system }
problem-usage-carry-nobody = из сохранённой игры в этой сцене никого нет
    .remedy = дай тот же id тем, кто идёт дальше ({ $known })
problem-new-over-a-file = файл с таким именем уже есть
    .remedy = выбери другое имя

## Остальные команды

cli-in-order = { $file }: всё в порядке
cli-remark = примечание — { $text }
cli-problems = { $count ->
    [one] { $file }: { $count } ошибка
    [few] { $file }: { $count } ошибки
   *[other] { $file }: { $count } ошибок
}
cli-rule-waits = пока не играется: { $what }
cli-system = { $name }: { $rules } из { $catalogue } правил, { $played } в игре; { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
   *[other] { $blocks } блоков
} в бестиарии; играется: { $procedures }
cli-odds = { $dice }: от { $minimum } до { $maximum }, среднее { $mean }, стандартное отклонение { $deviation }
cli-forecasting = Идёт игра
cli-words-missing = Системе не хватает слов ({ $fault }). Их место в её текстах text/*.ftl; если её пакет чужой, пиши его автору, а не Bojiště.
cli-broken = Это ошибка Bojiště, а не твоя: { $fault } (где — покажет BOJISTE_DEBUG=1).

## Бестиарий

cli-bestiary-marks = = отыгрывается как напечатано, ~ кроме мелочей, ! что-то решает { gm }
cli-point = ,
cli-bestiary-block = { $name } ({ $system }, { $block })
cli-bestiary-exact = Отыгрывается как напечатано.
cli-bestiary-nearly = Отыгрывается как напечатано, за исключением: { $what }
cli-bestiary-left = Это решает { gm }: { $what }
cli-coverage-blocks = блоков
cli-coverage-exact = точно
cli-coverage-nearly = почти
cli-coverage-left = остаётся
cli-coverage-whole = блоки целиком
cli-import-block = { $name } ({ $form }), как блок { $block }:
cli-import-nothing = { $name } ({ $form }): отыграть нельзя
cli-import-missed = Не понято — { $name }: { $sentences }
cli-import-encoding = не UTF-8: прочитано как { $encoding }
cli-import-taken = Принято — { $text }
cli-import-keep = { $count ->
    [one] Сохранить { $count } блок среди твоих? (д/н)
    [few] Сохранить { $count } блока среди твоих? (д/н)
   *[other] Сохранить { $count } блоков среди твоих? (д/н)
}
cli-import-not-kept = { $count ->
    [one] Ничего не записано; { $count } блок сохранит --keep.
    [few] Ничего не записано; { $count } блока сохранит --keep.
   *[other] Ничего не записано; { $count } блоков сохранит --keep.
}
cli-import-kept = Сохранено в { $file }; в сцене: block = "{ $block }"
cli-check-nearly = { $who }: отыгрывается как напечатано, за исключением — { $what }
cli-check-left = { $who }: это решает { gm } — { $what }
cli-budget-limits = Для этой партии: { $limits } опыта.
cli-budget-beside = { $fights ->
    [one] (по { $fights } бою, сыгранному тактиками, зерно { $seed })
   *[other] (по { $fights } боям, сыгранным тактиками, зерно { $seed })
}

## Ошибки в командной строке

problem-usage = команду не удалось разобрать ({ $text })
    .remedy = что возможно, покажет --help
problem-usage-no-such-command = такой команды нет
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду { $near }
       *[no] выбери из этих: { $known }
    }
problem-usage-no-such-option = такого ключа нет
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду { $near }
       *[no] список покажет --help
    }
problem-usage-missing = этого не хватает
    .remedy = что сюда нужно, покажет --help
problem-usage-option-value = ключ использован неверно
    .remedy = что к нему нужно, покажет --help
problem-usage-test = это не условие
    .remedy = напиши ключ, знак и значение, например ac>=15
problem-usage-one-too-many = это уже лишнее
    .remedy = убери это или возьми в кавычки то, что стоит вместе
problem-usage-percent = это не доля между 0 и 1
    .remedy = напиши, например, 0,5%
problem-usage-other-system = эта сцена другой системы ({ $other })
    .remedy = сравнивай сцены системы { $known }
problem-usage-only-ahead = так рассказывается только бой из прогноза
    .remedy = к --resume, --seed и --fight добавь --auto и убери --save: бой только рассказывается, а не сохраняется
problem-usage-no-column = у блоков { $system } нет такого числа
    .remedy = есть: { $known }
problem-usage-range = это не диапазон
    .remedy = напиши 2, 1/4..2, 5.. или ..1
problem-usage-no-coverage = эта система не говорит, что из её блоков отыгрывается
    .remedy = выбери из этих: { $known }
problem-usage-no-reader = эта система не читает блоки других программ
    .remedy = выбери из этих: { $known }
problem-usage-no-budget = книга этой системы не считает сложность боя
    .remedy = чем он кончится, скажет bojiste forecast
problem-usage-no-levels = у них нет ни уровня, ни опасности
    .remedy = добавь level или challenge или задай уровни партии: --party 4x3
problem-usage-party = это не партия
    .remedy = напиши уровни, например 4x3 или 3,3,4
problem-nothing-to-resume = начатой игры здесь нет
    .remedy = укажи файл игры или начни новую: bojiste play СЦЕНА
problem-save-over-other-file = там лежит файл, который сохранила не программа Bojiště
    .remedy = выбери другое имя, чтобы его не потерять

## Ошибки в файлах

problem-folder-without-scenes = в этой папке нет ни одной сцены
    .remedy = укажи файл сцены (.toml) или папку, где она есть
problem-usage-book-missing = для книги нужны ещё библиотеки
    .remedy = установи их: pip install "bojiste[book]"
problem-usage-book-folder = это файл или папка, в которой лежит что-то другое
    .remedy = укажи новую или пустую папку
problem-usage-no-example = для этого правила не сохранён сыгранный пример
    .remedy = убери --save; чего ждёт правило, скажет bojiste why
problem-usage-vary-once = подбирать можно только одно поле
    .remedy = оставь одно --vary; сетки играет bojiste sweep
problem-output-page = отчёт — это страница для браузера
    .remedy = имя файла должно оканчиваться на одно из: { $known }; в PDF её напечатает браузер
problem-not-a-face = такого на кости не бывает
    .remedy = пиши целые числа от 1 через пробел; # начинает примечание
problem-save-holds-a-game = там сохранена другая игра, и она пропала бы
    .remedy = продолжи её ключом --resume { $file } или выбери другое имя
problem-save-changed = тем временем в файл записала другая программа
    .remedy = закрой одну из них и сохрани эту игру под другим именем
problem-output-disk-full = вывод не записать: диск заполнен
    .remedy = освободи место или направь вывод в другое место
problem-output-trouble = вывод не записать ({ $text })
    .remedy = направь его в другое место
cli-more-problems = { $count ->
    [one] … и ещё { $count } ошибка
    [few] … и ещё { $count } ошибки
   *[other] … и ещё { $count } ошибок
}
problem-usage-whole-number = это не целое число
    .remedy = напиши одни цифры

## Столбцы бестиария

column-level = уровень
column-ac = КД
column-hp_max = хиты
column-move = ход
column-save_number = спасбросок
column-morale = дух
column-strength = СИЛ
column-dexterity = ЛОВ
column-constitution = ТЕЛ
column-will = ВОЛ
column-reaction = реакция
column-fate_contribution = Судьба
column-body = Тело
column-soul = Душа
column-influence = Влияние
