### Kdo odehrál boje předpovědi.

forecast-way = { $way ->
    [kernel] Boje odehrálo přeložené jádro; hraje je týmiž kostkami a stejně jako čitelný engine.
   *[readable] Boje odehrál čitelný engine{ $known ->
        [yes] , ne přeložené jádro: { $why }
       *[no] {""}
    }.
}
lacks-kernel = systém žádné nemá
lacks-numba = není nainstalována Numba (doplněk „fast“)
lacks-fights = pro tak málo bojů se nevyplatí
lacks-cluster = hraje cluster
problem-way-exact = přesné šance této scény spočítat nejde
    .remedy = vynechte volbu: bude se házet
problem-lacks-kernel = jádro to hrát neumí: { lacks-kernel }
    .remedy = vynechte volbu: zahraje to čitelný engine
problem-lacks-numba = jádro hrát nemůže: { lacks-numba }
    .remedy = vynechte volbu: zahraje to čitelný engine
lacks-begun-game = hra už začala
problem-forecast-over = hra skončila, není co předpovídat
    .remedy = předpovězte její scénu, nebo vezměte zpět poslední odpovědi
problem-lacks-cluster = jádro hrát nemůže: { lacks-cluster }
    .remedy = vynechte volbu: zahraje to čitelný engine
