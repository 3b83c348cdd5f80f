problem-usage-not-together = это не сочетается с { $other }
    .remedy = убери одно из двух
problem-unknown-seat = такого места в сцене ни у кого нет
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду { $near }
       *[no] выбери из этих: { $known }
    }
problem-file-exists = такой файл уже есть
    .remedy = выбери другое имя или сначала удали его
problem-file-missing = такого файла нет
    .remedy = проверь имя и папку
problem-file-is-folder = это папка
    .remedy = укажи файл в ней
problem-file-not-permitted = этот файл нельзя открыть: нет прав
    .remedy = измени права или выбери другой
problem-file-disk-full = диск заполнен
    .remedy = освободи место или выбери другое
problem-file-trouble = с файлом не удаётся работать ({ $text })
    .remedy = выбери другой
problem-folder-missing = папки { $folder } нет
    .remedy = создай её или выбери другую
problem-file-not-utf8 = этот байт — не текст в UTF-8
    .remedy = сохрани файл в кодировке UTF-8
problem-toml-twice = этот ключ или таблица в файле уже есть
    .remedy = удали одно из двух или объедини
problem-toml-open-text = текст в кавычках не кончается
    .remedy = закрой кавычки
problem-toml-open-bracket = скобка не закрыта
    .remedy = закрой её
problem-toml-key-letters = в ключе без кавычек бывают только латинские буквы, цифры, подчёркивания и дефисы
    .remedy = возьми ключ в кавычки
problem-toml-no-equals = после ключа нет знака =
    .remedy = напиши ключ = значение
problem-toml-backslash = обратная черта в кавычках здесь значит другое
    .remedy = поставь две или возьми одинарные кавычки
problem-toml-line-goes-on = строка должна была здесь кончиться
    .remedy = перенеси остальное на новую строку, текст возьми в кавычки
problem-toml-no-value = здесь нет значения, известного TOML
    .remedy = напиши число, true, false, текст в кавычках или список в скобках
problem-toml-no-key = здесь не начинается ни ключ, ни таблица
    .remedy = напиши ключ = значение или [таблица]
problem-toml-syntax = это не TOML ({ $text })
    .remedy = исправь строку
problem-toml-too-large = число слишком длинное или скобки вложены слишком глубоко
    .remedy = напиши короче
problem-save-cut-short = сохранённая игра здесь обрывается
    .remedy = возьми более старую копию
problem-save-not-json = сохранённая игра здесь повреждена
    .remedy = возьми более старую копию
problem-file-no-place = это устройство или канал, файл сюда не записать
    .remedy = назови файл
problem-file-not-regular = это устройство или канал, а не файл
    .remedy = сначала сохрани в файл
problem-file-too-large = файл больше { $maximum } МиБ
    .remedy = выбери нужный или сократи его
problem-file-name-long = имя файла слишком длинное
    .remedy = выбери покороче
problem-not-a-vtt = это не карта Universal VTT
    .remedy = экспортируй карту как .dd2vtt или .uvtt вместе с сеткой
problem-no-drawn-map = у сцен этой системы нет рисованной карты
    .remedy = убери эту строку
problem-other-system = этот отряд из другой системы
    .remedy = выбери отряд системы { $known }
