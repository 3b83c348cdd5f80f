### Кто сыграл бои прогноза.

forecast-way = { $way ->
    [exact] Ни один бой не сыгран: шансы следуют из правил по всем граням костей.
    [kernel] Играло скомпилированное ядро: теми же костями и так же, как читаемый движок.
    [helped] Играло скомпилированное ядро, а пока оно компилировалось — читаемый движок, теми же костями.
   *[readable] Играл читаемый движок{ $known ->
        [yes] , а не скомпилированное ядро: { $why }
       *[no] {""}
    }.
}
lacks-kernel = у системы его нет
lacks-numba = не установлена Numba (дополнение «fast»)
lacks-fights = для такого малого числа боёв оно не окупается
lacks-cluster = играет кластер
lacks-option = опция, которой оно не знает
lacks-table = что-то о месте или ходе сцены, чего оно не знает
lacks-entry = что-то на чьём-то листе, чего оно не знает
lacks-state = что-то в чьём-то состоянии, чего оно не знает
problem-way-exact = точных шансов этой сцены вычислить нельзя
    .remedy = убери параметр: кости будут брошены
problem-lacks-kernel = ядро этого не играет: { lacks-kernel }
    .remedy = убери параметр: сыграет читаемый движок
problem-lacks-numba = ядро играть не может: { lacks-numba }
    .remedy = убери параметр: сыграет читаемый движок
problem-lacks-option = ядро этого не играет: { lacks-option }
    .remedy = убери параметр: сыграет читаемый движок
problem-lacks-table = ядро этого не играет: { lacks-table }
    .remedy = убери параметр: сыграет читаемый движок
problem-lacks-entry = ядро этого не играет: { lacks-entry }
    .remedy = убери параметр: сыграет читаемый движок
problem-lacks-state = ядро этого не играет: { lacks-state }
    .remedy = убери параметр: сыграет читаемый движок
lacks-begun-game = игра уже начата
problem-forecast-over = игра окончена, прогнозировать нечего
    .remedy = сделай прогноз её сцены или возьми назад последние ответы
problem-lacks-cluster = ядро играть не может: { lacks-cluster }
    .remedy = убери параметр: сыграет читаемый движок
what-if-way = { $scenes ->
    [one] { $scenes } сцена
    [few] { $scenes } сцены
   *[other] { $scenes } сцен
}: { $way }
forecast-version = Считала программа Bojiště { $version }.
forecast-so-far = { $who }: { measure-won } { $share }
