### Вопросы о костях, шансы которых можно назвать точно.

odds-attack = атака
odds-test = проверка
odds-opposed = сравнение двух проверок
fact-value = что прибавляется к костям
fact-defence = защита
fact-damage = кости урона
fact-fixed = постоянная часть урона
fact-reduction = сколько поглощает доспех
fact-threshold = наименьшая сумма костей, грозящая критическим
fact-multiplier = множитель критического
fact-critical = что делает критический: умножает или обходит доспех
fact-weapon = чем бьют: оружием в руке или снарядом
fact-target = целевое число
fact-against = что прибавляется к другим костям
chance-fumble = критический провал
chance-miss = промах
chance-hit = обычное попадание
chance-critical = критическое попадание
chance-success = успех
chance-wins = побеждает первый
measure-damage = урон
measure-total = сумма
measure-margin = разница
