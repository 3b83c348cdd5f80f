book-title = Книга «Bojiště»
book-lead = Каждое правило простыми словами, с игрой, в которой оно сработало, с точными шансами и с кодом, который ему следует.
book-try = Поищите наверху «укрытие»: вы узнаете, что оно даёт, увидите, как оно решает судьбу выстрела, и сможете сыграть эту самую игру.
book-skip = К тексту
book-search = Искать правила, существ, руководства
book-languages = Языки
book-contents = Содержание
book-nothing-found = Ничего не найдено.
book-systems = Системы правил
book-so-many-rules = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
book-core = Правила, общие для всех систем
book-guides = Руководства
book-in-english = Эта часть на английском языке.
book-on-this-page = На этой странице
book-rules = Правила в порядке книги
book-bestiary = Бестиарий
book-option = необязательное правило: { $option }
book-waits = Пока не играется: { $what }.
book-waiting = пока не играется
book-example = Сыгранный пример
book-beside = Правило сработало, когда появлялась эта строка; сама строка ссылается на
book-call = Само вычисление с числами из примера:
book-play-it = Вся игра — в файле
book-asks = О чём оно спрашивает
book-given = ← так ответили
book-more = { $count ->
    [one] и ещё { $count } ответ
    [few] и ещё { $count } ответа
   *[many] и ещё { $count } ответов
}
book-falls = Как может выпасть { $dice }
book-chance = Сумма { $compare } { $against } с вероятностью { $chance }.
book-mean = Среднее — { $mean }; треугольник отмечает { $total } из примера.
book-odds = Точные шансы
book-code = Код, который ему следует
book-names = На что опирается
book-callers = Что опирается на него
book-chapter = В главе
