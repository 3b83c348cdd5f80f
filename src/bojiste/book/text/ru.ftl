book-title = Книга «Bojiště»
book-lead = Каждое правило простыми словами: игра, в которой оно сработало, точные шансы и код.
book-try = Попробуйте на укрытии: что оно даёт, выстрел, исход которого оно решило, шансы и партия, которую можно сыграть самому:
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
book-code = Код правила
book-names = Какие правила использует
book-callers = Какие правила используют его
book-chapter = В главе
book-house = За вашим столом
book-house-more = Домашние правила: как их записать и проверить (на английском)
