### Exact odds.

forecast-exact = { NUMBER($part, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } exactly
forecast-exact-mean = { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) } exactly ({ $span }, median { NUMBER($median) })
forecast-exactly-all = Everything is known exactly, from all faces of all dice.
forecast-exactly = Known exactly, from all faces of all dice: { $what }. Whatever else there is was counted in the fights.

odds-exact = Exact: the rules over all faces of all dice, nothing rolled.
odds-chances = Chances
odds-mean = { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) } on average, { NUMBER($least) } to { NUMBER($most) }
problem-odds-fact = no such fact belongs to this question
    .remedy = write one of: { $known }
problem-odds-missing = this must be known
    .remedy = write { $form }
problem-odds-twice = this fact has been given already
    .remedy = say each of them once
