### Почему прогноз таков.

what-if-without = без { $field }
why-head = Почему: что говорят события { NUMBER($fights) } из них.
why-each = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $span }, медиана { NUMBER($median) }){ $rounds ->
    [yes] ; { NUMBER($round, minimumFractionDigits: 2, maximumFractionDigits: 2) } за раунд
   *[no] {""}
}
why-felled = Кто кого сражает
why-rules = Что сопутствует победе или поражению ({ $who }; разница в процентных пунктах)
why-met = { $rule }: встретилось в { NUMBER($part, style: "percent", maximumFractionDigits: 0) } боёв, [от { NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) } до { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) }]
why-without = Что меняет каждое обстоятельство ({ $who }: победа и разница)
why-without-all = Что в среднем меняет каждое обстоятельство
measure-dealt = нанесено
measure-taken = получено
measure-felled = сражено
measure-tries = попытки
measure-first_fall = раунд первого падения
measure-decided = раунд, в котором решается исход
why-bands = { $who }: победа в процентах (с интервалом, каждый раз по { $fights } боёв) в зависимости от того, как кто играет; в строках { $rows }, в столбцах { $columns }.

problem-plot-format = такой рисунок нарисовать нельзя
    .remedy = имя файла должно оканчиваться на одно из: { $known }
problem-page-missing = нет библиотеки, которая собирает страницы
    .remedy = установи её: pip install bojiste[table]; отчёт через --html запишу и без неё
problem-plot-missing = нет библиотеки, которая рисует
    .remedy = установи её: pip install bojiste[plot]; страница --report пишется и без неё

problem-cluster-address = это не адрес кластера
    .remedy = напиши, например, tcp://host:8786
problem-cluster-missing = нет библиотеки, которая говорит с кластером
    .remedy = установи её: pip install bojiste[cluster]
problem-cluster-unreachable = по этому адресу никакой кластер не отвечает: { $why }
    .remedy = запусти его (dask scheduler, dask worker АДРЕС) и назови адрес планировщика
problem-fact-no-number = это не целое число
    .remedy = напиши одни цифры
