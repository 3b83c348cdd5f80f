### Вопросы о костях, шансы которых можно назвать точно.

odds-attack = атака
odds-save = спасбросок
odds-check = проверка характеристики
odds-contest = состязание
odds-concentration = концентрация при уроне
odds-death-saves = спасброски от смерти до конца
fact-bonus = что прибавляется к кости
fact-ac = класс доспеха
fact-damage = урон костями
fact-roll = как бросается
fact-other_roll = как бросает другой
fact-critical = наименьшая грань критического попадания
fact-dc = сложность
fact-half = уполовинивает ли успех урон (иначе избегает)
fact-against = что прибавляется к другой кости
fact-successes = успехов до сих пор
fact-failures = провалов до сих пор
chance-miss = промах
chance-hit = обычное попадание
chance-critical = критическое попадание
chance-saved = спасение
chance-success = успех
chance-wins = побеждает первый
chance-kept = заклинание держится
chance-up = снова на ногах
chance-stable = стабилизация
chance-dead = смерть
measure-damage = урон
measure-total = сумма
measure-margin = разница
measure-saves = сделано спасбросков от смерти

measure-passed = выигранные бои дня по порядку
measure-lasted = раунды каждого боя дня
measure-remaining = хиты отряда после каждого боя дня
