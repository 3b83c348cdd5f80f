### Точные шансы.

forecast-exact = ровно { NUMBER($part, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
forecast-exact-mean = ровно { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) } ({ $span }, медиана { NUMBER($median) })
forecast-exactly-all = Всё известно точно, по всем граням всех костей.
forecast-exactly = Точно, по всем граням всех костей, известно: { $what }. Всё прочее сосчитано в сыгранных боях.

odds-exact = Точно: правила по всем граням всех костей, ничего не бросается.
odds-chances = Шансы
odds-mean = в среднем { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) }, от { NUMBER($least) } до { NUMBER($most) }
problem-odds-fact = к этому вопросу такие данные не относятся
    .remedy = напиши одно из: { $known }
problem-odds-missing = это нужно знать
    .remedy = напиши { $form }
problem-odds-twice = эти данные уже указаны
    .remedy = называй каждые один раз
