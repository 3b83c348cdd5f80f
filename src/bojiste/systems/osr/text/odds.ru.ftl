### Вопросы о костях, шансы которых можно назвать точно.

odds-attack = атака
odds-save = спасбросок
odds-check = проверка характеристики
odds-morale = мораль группы
odds-chance = x шансов из скольких-то
fact-bonus = что прибавляется к кости
fact-ac = класс доспеха
fact-damage = урон костями
fact-roll = как бросается
fact-number = число, которого надо достичь (мораль — не превысить)
fact-x = сколько шансов
fact-sides = граней у кости
choice-normal = одной костью
choice-advantage = с преимуществом
choice-disadvantage = с помехой
chance-miss = промах
chance-hit = обычное попадание
chance-critical = критический успех
chance-saved = спасение
chance-success = успех
chance-fumble = критический провал
chance-stands = группа держится
chance-true = происходит
measure-damage = урон
measure-total = сумма
