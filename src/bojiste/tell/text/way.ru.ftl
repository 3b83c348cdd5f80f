### Кто сыграл бои прогноза.

forecast-way = { $way ->
    [exact] Ни один бой не сыгран: шансы следуют из правил по всем граням костей.
    [kernel] Играло скомпилированное ядро: теми же костями и так же, как читаемый движок.
   *[readable] Играл читаемый движок{ $known ->
        [yes] , а не скомпилированное ядро: { $why }
       *[no] {""}
    }.
}
lacks-kernel = у системы его нет
lacks-numba = не установлена Numba (дополнение «fast»)
lacks-fights = для такого малого числа боёв оно не окупается
lacks-cluster = играет кластер
problem-way-exact = точных шансов этой сцены вычислить нельзя
    .remedy = убери параметр: кости будут брошены
problem-lacks-kernel = ядро этого не играет: { lacks-kernel }
    .remedy = убери параметр: сыграет читаемый движок
problem-lacks-numba = ядро играть не может: { lacks-numba }
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
