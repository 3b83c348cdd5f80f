### Shared texts: words that belong to no system. The space before a unit is a no-break space.

## Names and words

somebody = somebody
    .gen = somebody's
    .gender = m
untitled = Untitled scene
quoted = “{ $text }”
dash = —
hidden-roll = a hidden roll
die-letter = d
gm = GM
side-heroes = heroes
    .number = pl
side-party = party
side-monsters = monsters
    .number = pl
side-enemies = enemies
    .number = pl

## Units

unit-foot = { $count } ft
unit-sah = { $count ->
    [one] { $count } fathom
   *[other] { $count } fathoms
}

## Gauges, sums, rules

gauge-line = { $maximum_known ->
    [yes] { $label } { $value }/{ $maximum }
   *[no] { $label } { $value }
}
why-rule = { $id } “{ $title }”
part-base = base
part-bonus = bonus
part-penalty = penalty
part-situation = circumstances
tag-core = core rule
tag-option = optional rule
tag-gm-ruling = the GM decides
tag-completion = completed where the source is silent

## Answers and endings

option-yes = yes
option-no = no
option-stop = end the scene
ask-roll = { $actor_known ->
    [yes] { $actor }: roll { $dice } ({ $title })
   *[no] Roll { $dice } ({ $title })
}
outcome-victory = { $winner_known ->
    [yes] The end: victory for { $winner }.
   *[no] The end: one side has won.
}
outcome-nobody = The end: nobody is left.
outcome-stopped = The scene was stopped.
outcome-undecided = The end: undecided.

## The story

story-round = ── Round { $round } ──
clause-and = , and{ " " }
story-again = { $actor_gender ->
    [f] She
    [n] It
    [pl] They
    [m] He
   *[other] { CAP($actor) }
} { $said }
story-after-round = After round { $round }: { $all }.

## Faults

problem-line =
    .path-value = `{ $path }`: { $value } — { $reason }; { $remedy }.
    .path = `{ $path }` — { $reason }; { $remedy }.
    .bare-value = { $value } — { $reason }; { $remedy }.
    .bare = { CAP($reason) }; { $remedy }.

problem-error = something went wrong: { $text }
    .remedy = check the input and try again
problem-missing = this is missing
    .remedy = { $known_known ->
        [yes] add it (one of: { $known })
       *[no] add it
    }
problem-unknown-key = there is no such key here
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] { $known_known ->
            [yes] { $many_known ->
                [yes] bojiste schema lists all { $many } keys
               *[no] possible keys: { $known }
            }
           *[no] delete it
        }
    }
problem-not-one-of = there is no such choice
    .remedy = { $near_known ->
        [yes] you probably meant { $near }
       *[no] { $known_known ->
            [yes] choose one of: { $known }
           *[no] delete it
        }
    }
problem-below-minimum = this is too small
    .remedy = give at least { $minimum }
problem-not-above = this is too small
    .remedy = give more than { $minimum }
problem-above-maximum = this is too large
    .remedy = give at most { $maximum }
problem-not-below = this is too large
    .remedy = give less than { $maximum }
problem-not-a-number = this is not a number
    .remedy = give a number such as 3
problem-not-an-integer = this is not a whole number
    .remedy = give a whole number without quotes
problem-not-text = this is not text
    .remedy = give text in quotes
problem-empty-text = the text is empty
    .remedy = write something, or delete the line
problem-long-text = the text is too long
    .remedy = { $maximum ->
        [one] shorten it to { $maximum } character
       *[other] shorten it to { $maximum } characters
    }
problem-bad-shape = this is not how it is written
    .remedy = it must match the pattern { $pattern }
problem-not-yes-no = this must be yes or no
    .remedy = give true or false
problem-not-a-list = this is not a list
    .remedy = put the values in square brackets
problem-not-a-name = this is no name
    .remedy = write it in quotes, or as a table of its forms
problem-not-a-table = this is not a table
    .remedy = write it as key = value
problem-too-few = there are too few entries
    .remedy = give at least { $minimum }
problem-too-many = there are too many entries
    .remedy = give at most { $maximum }
problem-invalid = this value cannot be read ({ $text })
    .remedy = correct it as the scene format says
problem-no-combatants = nobody is in the scene
    .remedy = add at least one [[combatant]] table
problem-unknown-block = there is no such entry in the bestiary
    .remedy = { $near_known ->
        [yes] similar entries: { $near }
       *[no] choose another, or write the numbers into the scene
    }
problem-duplicate-id = this id is taken by { $first }
    .remedy = give one of them another
problem-own-relation = a side has no relation to itself
    .remedy = delete it
problem-not-symmetric = side { $other } says otherwise about this relation
    .remedy = give both sides the same relation, or state it for one side only
problem-unknown-format = this format is unknown
    .remedy = only format { $known } is understood
problem-unknown-system = there is no such rule system
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] choose one of: { $known }
    }
problem-bad-dice = this is not how dice are written
    .remedy = for example 2d6, 1d8+3, or a number
problem-bad-damage = this is not how damage is written
    .remedy = write for example “1d8+3 slashing” or “2d6 fire”
problem-bad-die = the game has no such die
    .remedy = choose one of: { $known }
problem-reserved-id = this id has a meaning of its own in the rules
    .remedy = choose another than: { $known }
problem-one-side = everybody is on one side
    .remedy = give somebody another side
problem-rule-not-written = the catalogue has this rule, but Bojiště does not play it yet
    .remedy = “bojiste rules” lists those that are there
problem-unknown-rule = there is no such rule
    .remedy = { $near_known ->
        [yes] similar: { $near }
       *[no] “bojiste rules” lists them
    }

problem-not-offered = this answer is not offered
    .remedy = choose one of: { $offered }
problem-not-an-amount = this is not the amount that is asked for
    .remedy = give a whole number from { $minimum } to { $maximum }
problem-not-asked = { $number ->
    [0] nothing is being asked now
   *[other] this is not being asked now
}
    .remedy = { $number ->
        [0] wait for the next question
       *[other] answer question number { $number }
    }
problem-not-your-ask = somebody else has to answer this
    .remedy = answer as { $seat }
problem-nobody-there = nobody decides for this seat
    .remedy = seat a player there, or give it a tactic
problem-nothing-to-undo = there is nothing to undo
    .remedy = answer something first
problem-decisions-not-used-up = this decision was never needed
    .remedy = delete it, or correct the order of decisions

problem-bad-face = a d{ NUMBER($sides, useGrouping: 0) } has no such face
    .remedy = give a number from 1 to { $sides }
problem-script-too-short = the prepared dice have run out, and a d{ NUMBER($sides, useGrouping: 0) } is still to be rolled
    .remedy = add another face
problem-script-not-used-up = these prepared dice are left over
    .remedy = delete them, or correct the order of dice
problem-no-die-waits = no die is waited for
    .remedy = give the face when the game asks for it

problem-not-a-save = this is not a saved game
    .remedy = choose a file that Bojiště saved
problem-damaged-save = the saved game is damaged here
    .remedy = take an older copy
problem-replay-wants-face = the record should have a die here
    .remedy = take an older copy
problem-replay-wants-answer = the record answers another question here
    .remedy = replay the game with the version that saved it
problem-replay-left-over = from here on the game needs no more of the record
    .remedy = replay the game with the version that saved it
problem-replay-differs = here the game parts from its record
    .remedy = replay it with the version that saved it, or load it unchecked
problem-replay-too-short = the game ended before its record
    .remedy = replay it with the version that saved it, or load it unchecked

problem-empty-map = the map is empty
    .remedy = draw at least one row
problem-uneven-map = { $line_known ->
    [yes] row { $line } of the map differs in length from the first
   *[no] the rows of the map differ in length
}
    .remedy = fill them up with dots
problem-unknown-ground = { $line_known ->
    [yes] this sign does not belong on a map (row { $line }, column { $column })
   *[no] this sign does not belong on a map
}
    .remedy = draw with . # ~ = ≈ %, letters and digits

problem-notation-empty = there is nothing to roll
    .remedy = write for example { $near }
problem-notation-too-long = the notation is too long
    .remedy = shorten it to { $maximum } characters
problem-notation-too-many-terms = there are too many terms (place { $place })
    .remedy = add up at most { $maximum }
problem-notation-number = the number { $number } at place { $place } is out of bounds
    .remedy = give { $minimum } to { $maximum }, for example { $near }
problem-notation-too-many-dice = so many dice cannot be rolled at once (place { $place })
    .remedy = roll at most { $maximum }, for example { $near }
problem-notation-no-dice = no dice cannot be rolled (place { $place })
    .remedy = roll at least one, for example { $near }
problem-notation-sides = there is no such die (place { $place })
    .remedy = dice have { $minimum } to { $maximum } sides, for example { $near }
problem-notation-keep = so many dice cannot be kept (place { $place })
    .remedy = keep { $minimum } to { $maximum }, for example { $near }
problem-notation-drop = so many dice cannot be dropped (place { $place })
    .remedy = drop { $minimum } to { $maximum }, for example { $near }
problem-notation-unfinished = the notation is not finished: { $expected ->
    [term] dice or a number are missing
    [dice] dice are missing
    [sides] the number of sides is missing
    [number] a number is missing
    [close] a bracket ) is missing
   *[sign] a sign is missing
}
    .remedy = write for example { $near }
problem-notation-unexpected = “{ $found }” does not belong at place { $place }, { $expected ->
    [term] dice or a number should stand here
    [dice] dice should stand here
    [sides] the number of sides should stand here
    [number] a number should stand here
    [close] a bracket ) should stand here
    [twice] advantage is written adv, disadvantage dis
   *[sign] a sign should stand here, or the end
}
    .remedy = write for example { $near }
problem-notation-ambiguous-keep = “{ $found }” can be read in two ways
    .remedy = write { $keep } (keep the highest) or { $die } (one more die)
problem-notation-ambiguous-drop = “{ $found }” can be read in two ways
    .remedy = write { $drop } (drop the lowest) or { $die } (one more die)
problem-notation-too-large = the exact distribution would take too long
    .remedy = use fewer dice or sides

## Forecasts

measure-won = victory
measure-fell = out of the fight
measure-died = dead
measure-rounds = rounds
measure-hp = hit points left

forecast-played =
    { $fights ->
        [one] { NUMBER($fights) } fight
       *[other] { NUMBER($fights) } fights
    } played, seed { $seed }.
forecast-interrupted =
    Interrupted: { NUMBER($fights) } of { $asked ->
        [one] { NUMBER($asked) } fight
       *[other] { NUMBER($asked) } fights
    } played, seed { $seed }.
forecast-legend = A share has its 95% interval in brackets, an average after ±; the brackets after an average hold the limits of eight fights in ten, and the median.
forecast-nobody = nobody
forecast-share = { NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
forecast-range = { $one ->
    [yes] { NUMBER($low) }
   *[no] { NUMBER($low) } to { NUMBER($high) }
}
forecast-constant = always { NUMBER($value) }
forecast-limit = Broken off because the rounds were used up:
forecast-limit-share = { $alone ->
    [yes] { $share } of the fights
   *[other] { $of }: { $share } of the fights
}
forecast-limit-much = Mind: { $alone ->
    [yes] {""}
   *[other] { $of }:{" "}
}{ $share } of the fights were broken off because the rounds were used up; they do not show who wins.
forecast-never = Never: { $what }.
forecast-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $span }, median { NUMBER($median) })
forecast-single = { NUMBER($median) } (a single fight)
forecast-conventions = The forecast takes for granted:
forecast-unlucky = The worst fights for { $who }:
forecast-fight = fight { $fight }: { $won ->
        [yes] won
       *[no] not won
    }, falls and deaths: { NUMBER($fallen) }
forecast-tenth = one fight in ten goes like this or worse: { $fate } (in the unluckiest { NUMBER($fights) }: won { NUMBER($won, style: "percent") }, falls and deaths { NUMBER($fallen, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average)
forecast-left = { $what }: { NUMBER($left) }

## Names of a scene (check --names)

roster-line = { $tongue ->
    [cs] Czech
   *[ru] Russian
} { $id }: { $name } ({ $gender }{ $many ->
    [yes] {", "}many
   *[no] { "" }
}){ $told ->
    [given] {" "}— { $forms } (given)
    [guessed] {" "}— { $forms } (guessed)
   *[unknown] : does not decline, sentences turn around it
}
roster-remedy = What is guessed wrong is set right where the name stands: { $form }, with only what is wrong.
