## Домашние правила

problem-house-not-here = файл домашних правил может назвать только сцена, которая сама лежит в файле
    .remedy = впиши правила прямо в сцену: [rules]
problem-house-other-system = эти домашние правила для другой системы
    .remedy = выбери файл, у которого system — { $known }
problem-house-empty = в этом файле нет домашних правил
    .remedy = впиши [rules] или [options]
problem-house-many = столько домашних правил сразу быть не может
    .remedy = не больше { $maximum }
problem-house-course = это правило — ход событий, а не подсчёт: выражение его не заменит
    .remedy = посмотри, что оно говорит: bojiste why { $id }; возможно, на это есть настройка
problem-house-record = это правило даёт не число и не «да» или «нет»: выражение его не заменит
    .remedy = bojiste why о каждом правиле скажет, можно ли его заменить
problem-house-same = это тот же подсчёт, что и { $other }, а он уже заменён
    .remedy = удали одно из двух
problem-house-option = этот подсчёт уже заменяет настройка { $other }
    .remedy = оставь что-нибудь одно
problem-house-not-text = правило заменяется выражением в кавычках
    .remedy = составь его из имён { $names }
problem-house-long = это слишком длинно, или в нём слишком много скобок в скобках
    .remedy = не больше { $maximum } знаков
problem-house-syntax = это не выражение
    .remedy = напиши, например, «a + 1 if b else max(a, c)»; можно называть { $names }
problem-house-not-allowed = этого в выражении быть не может
    .remedy = есть целые числа и { $known }
problem-house-whole = выражение считает только целыми числами
    .remedy = напиши целое число
problem-house-great = это число слишком велико
    .remedy = не больше { $maximum }
problem-house-name = здесь ничего так не называется
    .remedy = { $near_known ->
        [yes] вероятно, имелось в виду { $near }
       *[no] можно называть { $known }
    }
problem-house-words = слова сравниваются только со словами: то же (==) или другое (!=)
    .remedy = сравни это со словом в кавычках
problem-house-divide = деление здесь только нацело
    .remedy = напиши // (с округлением вниз)
problem-house-call = ничего другого вызвать нельзя, и так тоже
    .remedy = вызови { $known } с числами
problem-house-wants-number = здесь нужно число
    .remedy = напиши число
problem-house-wants-truth = здесь нужно «да» или «нет»
    .remedy = сравни что-нибудь: … > 0
problem-house-kind-number = правило даёт число, а выражение нет
    .remedy = напиши число
problem-house-kind-truth = правило говорит «да» или «нет», а выражение даёт число
    .remedy = сравни его с чем-нибудь (… >= 1) или напиши true либо false
problem-house-nought = здесь делят на ноль, если { $at }
    .remedy = дели на то, что никогда не равно 0: // max(1, …)
problem-house-range = получается { $found }, если { $at }, а игра знает только числа от { $least } до { $most }
    .remedy = ограничь: min({ $most }, max({ $least }, …))
problem-house-broken = по этим домашним правилам программа не знает, как продолжать ({ $text })
    .remedy = убери правило, добавленное последним, и сообщи нам о нём

house-named = домашние правила «{ $title }»
house-unnamed = домашние правила этой сцены
house-cited = { $house }: { $id } = { $text }
house-cited-option = { $house }: { $text }
house-option = { $title } ({ $name } = { $value })
house-played = Игра идёт не по книге ({ $house }): { $rules }.
house-why-option = Ни в одной книге его нет. Его выбирают в сцене или в файле домашних правил: [options], { $name } = …
house-why = Его можно заменить ({ $place }) выражением из имён { $names }, которое { $kind ->
    [truth] говорит «да» или «нет»
   *[number] даёт число от { $least } до { $most }
}; book — это то, что говорит книга.
house-why-none = Его можно заменить ({ $place }): { $kind ->
    [truth] true или false
   *[number] числом от { $least } до { $most }
}.
house-why-no = Домашнее правило его не заменит: это не подсчёт.

## Что они меняют

otherwise-played = Каждая сцена по книге и по правилам стола, число боёв { $fights }, кости одни и те же (зерно { $seed }). В скобках 95-процентный интервал разницы.
otherwise-victory = Победа стороны, за которую играют люди
otherwise-book = по книге
otherwise-table = за столом
otherwise-difference = разница (пункты)
otherwise-rounds = раунды
otherwise-share = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
otherwise-wins = { $scene } — { $who }: { $how ->
    [more] победа чаще, на { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } процентного пункта.
    [less] победа реже, на { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } процентного пункта.
   *[same] столько боёв разницы в победах не показывают.
}
otherwise-dies = { $scene } — { $who }: { $how ->
    [more] кто-то из них гибнет чаще, на { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } процентного пункта.
    [less] кто-то из них гибнет реже, на { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } процентного пункта.
   *[same] столько боёв разницы в смертях не показывают.
}
otherwise-falls = { $scene } — { $who }: { $how ->
    [more] падает чаще, на { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } процентного пункта; других это касается меньше.
   *[less] падает реже, на { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } процентного пункта; других это касается меньше.
}
otherwise-chart = { $scene } — { $who }: победа
otherwise-parting = Пути расходятся { $round ->
    [0] ещё до первого раунда
   *[other] в раунде { $round }
}. По книге: { $book } За столом: { $table }
otherwise-fights = Бои, исход которых решили правила стола (без --house — по книге)
otherwise-fight = бой { $fight }: { $who }, за столом { $won ->
    [yes] победа вместо поражения
   *[no] поражение вместо победы
}.
