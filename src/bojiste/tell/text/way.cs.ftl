### Kdo odehrál boje předpovědi.

forecast-way = { $way ->
    [exact] Nic se neodehrálo: šance plynou z pravidel přes všechny možné hody.
    [kernel] Hrálo zkompilované jádro; hraje stejnými kostkami totéž co běžný výpočet.
    [ahead] Hrálo předem zkompilované jádro; hraje stejnými kostkami totéž co běžný výpočet.
    [helped] Hrálo zkompilované jádro; než se zkompilovalo, hrál stejnými kostkami běžný výpočet.
   *[readable] Hrál běžný výpočet{ $known ->
        [yes] , ne zkompilované jádro: { $why }
       *[no] {""}
    }.
}
lacks-kernel = systém žádné nemá
lacks-numba = není nainstalována Numba (doplněk „fast“)
lacks-fights = pro tak málo bojů se nevyplatí
lacks-cluster = hraje cluster
lacks-option = volba, kterou nezná
lacks-table = údaj o místě nebo průběhu, který nezná
lacks-entry = údaj na něčím listu, který nezná
lacks-state = údaj o něčím stavu, který nezná
problem-way-exact = přesné šance této scény spočítat nejde
    .remedy = vynech volbu: bude se házet
problem-lacks-kernel = jádro to hrát neumí: { lacks-kernel }
    .remedy = vynech volbu: zahraje ji běžný výpočet
problem-lacks-numba = jádro hrát nemůže: { lacks-numba }
    .remedy = vynech volbu: zahraje ji běžný výpočet
problem-lacks-option = jádro to hrát neumí: { lacks-option }
    .remedy = vynech volbu: zahraje ji běžný výpočet
problem-lacks-table = jádro to hrát neumí: { lacks-table }
    .remedy = vynech volbu: zahraje ji běžný výpočet
problem-lacks-entry = jádro to hrát neumí: { lacks-entry }
    .remedy = vynech volbu: zahraje ji běžný výpočet
problem-lacks-state = jádro to hrát neumí: { lacks-state }
    .remedy = vynech volbu: zahraje ji běžný výpočet
lacks-begun-game = hra už začala
problem-forecast-over = hra skončila, není co předpovídat
    .remedy = předpověz její scénu, nebo vezmi zpět poslední odpovědi
problem-lacks-cluster = jádro hrát nemůže: { lacks-cluster }
    .remedy = vynech volbu: zahraje ji běžný výpočet
what-if-way = { $scenes ->
    [one] { $scenes } scéna
    [few] { $scenes } scény
   *[other] { $scenes } scén
}: { $way }
forecast-version = Spočítalo Bojiště { $version }.
forecast-so-far = { $who }: { measure-won } { $share }
forecast-anew = Bojů, v nichž nastalo něco, co jádro nezná: { $fights }; odehrál je běžný výpočet.
