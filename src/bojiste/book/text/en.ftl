book-title = The Book of Bojiště
book-lead = Every rule in plain words, with a game in which it decides something, its exact odds, and its code.
book-try = Try it with cover: what it does, a shot that it decides, the odds, and the game to play yourself:
book-skip = To the text
book-search = Search rules, creatures, guides
book-languages = Languages
book-contents = Contents
book-nothing-found = Nothing found.
book-systems = Rule systems
book-so-many-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
book-core = Rules of every system
book-guides = Guides
book-in-english = This part is in English.
book-on-this-page = On this page
book-rules = Rules, in the order of the book
book-bestiary = Bestiary
book-option = optional rule: { $option }
book-waits = Not played yet: { $what }.
book-waiting = not played yet
book-example = A played example
book-beside = The rule was applied for this line. The line itself cites
book-call = The sum itself, with the numbers of this example:
book-play-it = The whole game is in the file
book-asks = What it asks
book-given = ← the answer given
book-more = { $count ->
    [one] and { $count } more answer
   *[other] and { $count } more answers
}
book-falls = How { $dice } may fall
book-chance = The total is { $compare } { $against } with a chance of { $chance }.
book-mean = The mean is { $mean }; the triangle marks the { $total } of the example.
book-odds = Exact odds
book-code = The code
book-names = Rules it uses
book-callers = Rules that use it
book-chapter = In the chapter
book-house = At your table
book-house-more = House rules: how to write and try them
