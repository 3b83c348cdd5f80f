### The words of the table's own pages.

## Everywhere

page-language-cs = Česky
page-language-ru = По-русски
page-language-en = English
page-language = Language
page-table = The table
page-close = Close
page-menu = Menu
page-back = Back
page-do = Do it
page-open = Open
page-search = Search
page-offline = No connection, trying again.
page-sent = Sent
page-refused = That could not be done.

## A seat

page-round = Round { $number }
page-question = question { $number }
page-order = Order of turns
page-map = Map
page-map-of = Map: { $title }
page-log = Log
page-whole-log = Whole log
page-replay = The fight as a file
page-decision = Decision
page-side-now = now, in any order
page-turn-of = { CAP($name) }’s turn
page-decides = { CAP($name) } decides.
page-then = Then { $names }.
page-buzzes = The phone buzzes when it is your turn.
page-more = { $count } more
page-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
page-tap-map = Tap the map.
page-choose-place = Choose a place.
page-reaction = Reaction: the game waits for you
page-if-silent = If you say nothing:
page-amount = A number from { $low } to { $high }
page-own-words = In your own words
page-chance-of = chance { $chance }
page-from = from { $total }
page-sign-comes = What may come of it:
page-sign-costs = What it costs:
page-sign-risks = What you risk:
page-sign-succeeds = If it succeeds:
page-sign-fails = If it fails:

## Dice

page-roll = { $name_known ->
    [yes] { $name }: roll { $dice } ({ $what })
   *[no] Roll { $dice } ({ $what })
}
page-roll-target = against: { $name },
page-roll-advantage = two dice: advantage, the higher one counts
page-roll-disadvantage = two dice: disadvantage, the lower one counts
page-roll-critical = critical: twice the dice
page-face = What it shows (1 to { $sides })
page-add = Add
page-roll-one = Roll for me
page-roll-all = All { $count } for me
page-say-faces = That is what fell

## The game master

page-gm-side = Decisions, forecast, hand
page-undo = Undo
page-redo = Redo
page-pause = Pause
page-go-on = Go on
page-back-here = back to here
page-seats = Seats and links
page-here = here
page-not-here = not here
page-for-me = Play my turn for me
page-for-me-says = The character’s tactic plays the rest of this turn. The game master can take it back.
page-play-turn = Let the tactic play this turn
page-play-turn-says = The tactic plays the rest of this turn. It can be taken back answer by answer.
page-to-tactic = Leave to the tactic
page-from-tactic = Back to the player
page-renew = New link
page-limit = Time for a reaction
page-limit-seconds = { $count ->
    [0] no limit
   *[other] { $count } s
}
page-save = Save as a file
page-forecast = From here on
page-forecast-now = Count the odds
page-forecast-answers = By answers
page-fights = { $count ->
    [one] { $count } fight
   *[other] { $count } fights
}
page-wins = { $name }: victory
page-nobody-wins = nobody wins
page-hand = The GM’s hand
page-hand-nobody = nobody chosen
page-hand-line = In short
page-damage = Damage
page-heal = Heal
page-condition = Condition
page-hide = Hide
page-reveal = Reveal
page-place = Place
page-take-out = Take out
page-note = Note

## Keys

page-keys = Keys
page-key-next = next
page-key-choose = choose
page-key-do = do it
page-key-back = back
page-key-search = search
page-key-keys = these keys
page-key-damage = damage
page-key-heal = heal
page-key-condition = condition
page-key-hide = hide
page-key-undo = undo
page-key-redo = redo

## Start

page-games-here = Games here
page-no-games = No game yet. Begin with an example.
page-going-on = going on
page-over = over
page-common-screen = Common screen
page-qr-of = The link of { $name } as a picture for a phone
page-copy-link = Copy the link
page-links-note = Whoever has a link holds that seat. A link can be renewed; the old one then stops.
page-begin-with = Begin with an example
page-open-file = Open a scene or a saved game
page-prepare = Prepare a fight
page-scene-text = The scene
page-begin = Begin

## A fight played again

page-seen-by = seen by { $name }
page-seen-by-screen = as everybody sees it
page-step-first = To the beginning
page-step-back = A step back
page-step-on = A step on
page-step-last = To the end
page-step-play = Play
page-step-at = Step
page-replay-note = Arrow keys step, Page Up and Page Down go by rounds. This file needs no server.

## Log and hand

page-story = As a story
page-statistics = Who did what
page-keep-log = Save the log
page-only-about = Only about
page-everybody = everybody
page-until = Until the turn of
page-until-lifted = until it is lifted
page-inflict = Begin
page-lift = Lift
page-hand-next = Next turn
page-hand-skip = Skip
page-hand-choose = First choose somebody: in the list or on the map.
page-bring-search = Bring in from the bestiary
page-meets = It meets:
page-meets-nobody = It meets nobody whom you see.
page-revoke = Close the link
page-health = What players see of the health of others
page-health-scene = as the scene has it
page-health-exact = exactly
page-health-damage = damage taken
page-health-words = in words
page-health-nothing = nothing
