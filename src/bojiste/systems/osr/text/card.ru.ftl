### Карточка существа, как её печатает бестиарий.

card-head = { $kind ->
    [pc] Персонаж игрока
    [npc] Другой персонаж
   *[monster] Монстр
}, уровень { $level }, размер: { $size }
card-body = КД { $ac }, хиты { $hp }, движение { $move } м, атака { $hit }, число спасброска { $save }{ $morale_known ->
    [yes] , боевой дух { $morale }
   *[no] { "" }
}
card-weapon = { $name }: { $damage }, { $far_known ->
    [yes] дальность { $far } м
   *[no] досягаемость { $reach } м
}{ $more }
card-two-hands = двуручное
card-lasting = затем { $what } каждый раунд
card-multi = За одно действие: { $what }
card-spells = Заклинания (энергия { $points }): { $what }
card-items = Вещи: { $what }
card-resist = Сопротивление: { $what }
card-immune = Невосприимчивость: { $what }
card-weak = Уязвимость: { $what }
card-infravision = инфразрение { $metres } м
card-fearless = боевой дух не проверяется
card-survival = умеет выживать в глуши
card-lockpick = вскрывает замки
card-cannot_swim = не умеет плавать
card-breathes_water = дышит под водой
card-flies_by_magic = летает с помощью магии
card-leader = вожак
card-needs-nothing = не ест и не пьёт

size-tiny = крошечный
size-small = малый
size-medium = средний
size-large = большой
size-huge = огромный
