### Вопросы о костях, шансы которых можно назвать точно.

odds-test = проверка
odds-challenge = реакция на вызов
odds-clash = столкновение двоих
fact-level = уровень, который считается
fact-against = уровень другого
fact-roll = как бросается
fact-other_roll = как бросает другой
fact-tie = что решает ничью: действующий или кости
choice-normal = обычно
choice-precise = точно
choice-imprecise = неточно
choice-actor = действующий
choice-dice = кости
chance-success = успех
chance-spared = избегание
chance-wins = побеждает первый
measure-total = результат
measure-margin = разница
