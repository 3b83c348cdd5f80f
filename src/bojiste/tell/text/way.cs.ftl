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
problem-way-exact = přesné šance této scény spočítat nejde; vynechte volbu, a bude se házet
problem-lacks-kernel = jádro to hrát neumí: { lacks-kernel }
problem-lacks-numba = jádro hrát nemůže: { lacks-numba }
