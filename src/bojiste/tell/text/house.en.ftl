## House rules

problem-house-not-here = a file of house rules can be named only by a scene that is a file itself
    .remedy = write the rules into the scene: [rules]
problem-house-other-system = these house rules are for another system
    .remedy = name a file whose system is { $known }
problem-house-empty = there are no house rules in this file
    .remedy = write [rules] or [options]
problem-house-many = these are too many house rules
    .remedy = at most { $maximum } at a time
problem-house-course = this rule is a course of events, not a sum: no expression can stand for it
    .remedy = see what it says: bojiste why { $id }; perhaps there is an option for it
problem-house-record = this rule makes something other than a number or a yes or no: no expression can stand for it
    .remedy = bojiste why tells of each rule whether one can
problem-house-same = this is the same sum as { $other }, which is replaced already
    .remedy = delete one of the two
problem-house-option = the option { $other } replaces this sum already
    .remedy = delete one of the two
problem-house-not-text = a rule is replaced by an expression in quotes
    .remedy = write it of { $names }
problem-house-long = this is too long, or has too many brackets within brackets
    .remedy = at most { $maximum } characters
problem-house-syntax = this is no expression
    .remedy = write one as for instance “a + 1 if b else max(a, c)”; it may name { $names }
problem-house-not-allowed = this cannot be part of an expression
    .remedy = there are whole numbers and { $known }
problem-house-whole = an expression reckons with whole numbers only
    .remedy = write a whole number
problem-house-great = this number is too great
    .remedy = at most { $maximum }
problem-house-name = nothing is called so here
    .remedy = { $near_known ->
        [yes] you probably meant { $near }
       *[no] it may name { $known }
    }
problem-house-words = words can only be compared with words: the same (==) or not (!=)
    .remedy = compare it with a word in quotes
problem-house-divide = numbers are divided to whole ones
    .remedy = write // (rounded down)
problem-house-call = nothing else can be called, nor so
    .remedy = call one of { $known }, with numbers
problem-house-wants-number = a number is wanted here
    .remedy = write a number
problem-house-wants-truth = a yes or no is wanted here
    .remedy = compare something: … > 0
problem-house-kind-number = this rule gives a number, the expression does not
    .remedy = write a number
problem-house-kind-truth = this rule says yes or no, the expression gives a number
    .remedy = compare it with something (… >= 1), or write true or false
problem-house-nought = this divides by nought, at { $at }
    .remedy = divide by what is never 0: // max(1, …)
problem-house-range = this comes to { $found }, at { $at }, and the game knows { $least } to { $most }
    .remedy = bound it: min({ $most }, max({ $least }, …))
problem-house-broken = under these house rules the program does not know how to go on ({ $text })
    .remedy = leave out the last rule that was added, and tell us of it

house-named = house rules “{ $title }”
house-unnamed = house rules of this scene
house-cited = { $house }: { $id } = { $text }
house-cited-option = { $house }: { $text }
house-option = { $title } ({ $name } = { $value })
house-played = Played by the { $house }: { $rules }.
house-why-option = This is a house rule, not a rule of the book. Set it in a scene or in a file of house rules: [options], { $name } = …
house-why = A house rule can replace it ({ $place }) by an expression with the names { $names }. The result is { $kind ->
    [truth] yes or no
   *[number] a number from { $least } to { $most }
}; the name book stands for the result of the book.
house-why-none = A house rule can replace it ({ $place }) by { $kind ->
    [truth] true or false
   *[number] a number from { $least } to { $most }
}.
house-why-no = A house rule cannot replace it, because it is not a sum.

## What they change

otherwise-played = { $fights } fights of each scene, by the book and by the table, with the same dice (seed { $seed }). Brackets hold the 95% interval of a difference.
otherwise-victory = Victory of the side that people play
otherwise-book = by the book
otherwise-table = by the table
otherwise-difference = difference (points)
otherwise-rounds = rounds
otherwise-share = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
otherwise-wins = { $scene } — { $who }: { $how ->
    [more] victory is more frequent, by { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.
    [less] victory is rarer, by { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.
   *[same] so many fights show no difference in victory.
}
otherwise-dies = { $scene } — { $who }: { $how ->
    [more] somebody of theirs dies more often, by { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.
    [less] somebody of theirs dies more rarely, by { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.
   *[same] so many fights show no difference in deaths.
}
otherwise-falls = { $scene } — { $who }: { $how ->
    [more] falls more often, by { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points; nobody is touched more.
   *[less] falls more rarely, by { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points; nobody is touched more.
}
otherwise-chart = { $scene } — { $who }: victory
otherwise-parting = The courses part { $round ->
    [0] before the first round
   *[other] in round { $round }
}. By the book: { $book } By the table: { $table }
otherwise-fights = Fights in which the rules made the difference (without --house: by the book)
otherwise-fight = fight { $fight }: { $who }, by the table { $won ->
    [yes] victory instead of defeat
   *[no] defeat instead of victory
}.
