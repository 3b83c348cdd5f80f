### Что если: несколько сцен с одними и теми же костями и поиск значения.

what-if-legend = В скобках 95-процентный интервал, за ним 95-процентный интервал разницы с первой строкой в процентных пунктах. Все строки играются одними и теми же костями.
what-if-heading = { $who }: { $what }
what-if-deaths = кто-то из своих гибнет
what-if-by = [от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
what-if-by-number = [от { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } до { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
what-if-average = В среднем: { $what }
what-if-average-of = { $who }, в среднем: { $what }
what-if-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
what-if-as-it-is = как есть
what-if-best = { $reached ->
    [unknown] Прервано; из того, что успели сыграть, ближе всего { $setting }.
    [yes] Ближе всего к желаемому: { $setting }.
   *[no] Ни одно значение этого не даёт; ближе всего { $setting }.
}
what-if-within = При таком числе боёв подходит всё от { $first } до { $last }.
what-if-ranking = Места по средней доле выигранных боёв
what-if-matrix = В строках: сколько процентов боёв выигрывает у того, кто стоит над столбцом.

problem-vary-form = здесь не названы поле и его значения
    .remedy = напиши, например, goblins.count=1..12 или options.printing=phb_cs,srd_ru
problem-vary-empty = этот диапазон пуст
    .remedy = меньшее число пиши первым, а шаг не меньше 1
problem-vary-many = столько значений слишком много
    .remedy = не больше { $maximum }: задай шаг (1..100/5)
problem-vary-scenes = столько сочетаний слишком много
    .remedy = не больше { $maximum }: возьми меньше значений или шаг длиннее
problem-vary-nobody = в сцене нет ни никого, ни таблицы с таким именем
    .remedy = перед точкой стоит что-то из этого: { $known }
problem-vary-room = для стольких на карте нет места
    .remedy = там поместятся самое большее { $maximum }
problem-target-form = это не цель
    .remedy = напиши, например, win=75%, death=10% или rounds=5
problem-target-unknown = ничего такого прогноз не считает
    .remedy = выбери из этого: { $known }
problem-target-share = так выйти не может
    .remedy = назови долю от 0 до 1 (например 75%) или число раундов
problem-vary-twice = это поле уже задано
    .remedy = называй каждое поле один раз
problem-vary-range = это не диапазон
    .remedy = напиши, например, 1..12 или 40..90/10, целыми числами
what-if-each = { $fights ->
    [one] { NUMBER($fights) } бой
    [few] { NUMBER($fights) } боя
   *[other] { NUMBER($fights) } боёв
} каждой пары, зерно { $seed }.
what-if-broken-off = Прервано: встретились не все.
what-if-foes = Как часто кто побеждает сторону «{ $who }», самые опасные первыми
problem-matrix-many = столько слишком много
    .remedy = не больше { $maximum }: перечисли их или выбери через --cr, --kind, --size, --where
problem-matrix-few = одному встречаться не с кем
    .remedy = назови хотя бы два блока
