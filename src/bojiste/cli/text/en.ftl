### The command line's own words.

## Playing

cli-round = Round { $round }:
cli-legend = { $near } can be reached, { $hard } can be reached, on ground that costs more
cli-end-sure = Really? An empty line again: { $answer }
cli-stop-sure = { $answer }, for everybody? (y/n)
cli-pass = Now { $seat } sits here alone: press Enter.
cli-read = Read? Press Enter.
cli-over = (the scene is over: an empty line leaves; u takes back the last answer, l tells the log, ? explains)
cli-no-such-line = There is no such line: { $text }
cli-help-is-h = (h lists the commands; an empty line takes the answer with the star)
cli-unfinished = The scene is not over.
cli-prompt-note = (your own words; /h lists the commands)
cli-and-more = { $count ->
    [one] { $label } … and { $count } more
   *[other] { $label } … and { $count } more
}
cli-more = { $count } more: { $names }
cli-more-words = more
called-end = done finish pass
called-attack = hit strike fight
called-move = go walk
called-shoot = fire
cli-squares = Squares: { $squares }
cli-type-a-square = (or type a square, such as c4)
cli-not-understood = “{ $text }” is none of the answers: type a number, or the beginning of an answer.
cli-one-answer = “{ $text }” is several numbers at once, and this takes one answer: type one number of the menu. Dice are typed when they are asked for.
cli-not-a-face = { $word_known ->
    [yes] “{ $word }” is no face
   *[no] This is a roll of dice
}: type what the die shows, or several faces at once, such as 14 3.
cli-roll-target = at { $target }
cli-roll-advantage = two dice: advantage, the higher one counts
cli-roll-disadvantage = two dice: disadvantage, the lower one counts
cli-roll-critical = critical: twice the dice
cli-faces-left = These faces were one too many, they do not count: { $faces }
cli-undone = The last answer is taken back.
cli-watch-undone = Something was taken back; what follows is how it stands now.
cli-table-begins = { $title }: the table is set
cli-table-goes-on = { $title }: the game goes on where it was
cli-table-gm = Game master
cli-table-seat = Seat { $seat }
cli-table-screen = Common screen
cli-table-home = All games and examples: { $url }
cli-table-kept = Games are kept in { $folder }.
cli-table-close = Ctrl-C closes the table; the same command opens it again, and all links stay good.
cli-no-hand = The { gm } holds no seat here.
cli-rule-forms = The { gm } sets right:
cli-rule-conditions = Conditions: { $conditions }
cli-ruled-later = It holds from the next question on, after this roll.
cli-rule-numbers = And numbers, such as { $example }: { $numbers }
cli-nothing-yet = Nothing has happened yet.
cli-saved = Kept in { $file }.
cli-save-cut = The last line of { $file } was not written to its end (the program or the machine stopped); everything before it is there.
cli-resume-last = Go on with “{ $title }” ({ $file })? (y/n)
cli-kept = The game is kept in { $file }; go on with: { $command }
cli-seed = Seed { $seed }; the same dice again: { $command }
cli-command-more = { $letter } — list all answers, where the screen had no room for them
cli-command-undo = { $letter } — take back the last answer
cli-command-rule = { $letter } — the { gm } sets something right, such as g { $who } -7
cli-command-why = { $letter } — why the last sum came out as it did; ? -3 explains the third line from the end, ? goblin the last line with that word
cli-command-log = { $letter } — the log from the beginning
cli-command-board = { $letter } — draw the board again
cli-command-keys = { $letter } — show or hide the keys of the answers
cli-command-save = { $letter } — keep the game
cli-command-quit = { $letter } — keep the game and leave
cli-command-help = { $letter } — this list (where your own words are asked for: with a stroke, /h)

## Telling again

cli-differs-here = Event { $number } is not the one recorded; by today's rules ({ $rule }):
cli-why = why
cli-go-on = The game is not over; go on with: { $command }
cli-book-written = { $pages } pages are written; open { $file } in a browser.
cli-why-example = A played example ({ $title }):
cli-why-beside = This line cites another rule; the rule had its say while it came about.
cli-why-save = The whole game, to be replayed and gone on with: { $command }
cli-why-saved = Kept in { $file }; tell it with: { $command }
cli-why-asks = It asks (seat { $seat }):

## A new scene

cli-new-system = Which rules?
cli-new-title = What is the scene called?
cli-new-heroes = Who are the players' heroes? (names with commas between)
cli-new-two-heroes = Ada, Brok
cli-new-heroes-by-class = Who are the players' heroes? (names with commas between, with class and level: Vera { $calling } 3)
cli-new-heroes-by-role = Who are the players' heroes? (names with commas between, and who they are: Vera { $calling }, Jan same)
cli-new-hero-again = Who is { $name }?
cli-new-same = same, the same, likewise, ditto, too, as well
cli-new-no-role = “{ $text }”: { $levels ->
    [yes] there is no such class, or no such level (1 to 20)
   *[no] there is nobody of the kind (and no levels)
}. There are { $known }.
cli-new-foes = Whom do they meet? (blocks of the bestiary, by name or id: { $example })
cli-new-map = Shall a map be drawn? (y/n)
cli-new-counting = a an one, two couple pair, three, four, five, six, seven, eight, nine, ten, eleven, twelve dozen
cli-new-no-block = “{ $text }” is no block of the bestiary{ $near_known ->
    [yes] ; similar: { $near }
   *[no] {""}
} (bojiste bestiary { $system } lists them).
cli-new-head = A scene for Bojiště. bojiste check { $file } finds what is wrong with it.
cli-new-about-map = Signs of the map: # is a wall, ~ difficult ground, . free; a letter is the mark of a combatant.
cli-new-about-block = The numbers are those of the block “{ $block }”. To change one, take its line without the #:
cli-new-about-hero = The usual gear and scores of this level; change what your hero has otherwise:
cli-carried = Carried over: { $names }.
cli-new-written = Written: { $file }.
cli-new-check = See whether it is in order: { $command }
cli-new-play = Play it: { $command }
problem-file-several-examples = several examples have this name
    .remedy = name the system, too: { $known }
problem-usage-carry-system = the saved game is played by another system
    .remedy = choose a scene of { $system }
problem-usage-carry-nobody = nobody of the saved game is in this scene
    .remedy = give the characters that come along the same ids ({ $known })
problem-new-over-a-file = there is a file of this name already
    .remedy = choose another name

## Other commands

cli-in-order = { $file }: in order
cli-remark = note — { $text }
cli-problems = { $count ->
    [one] { $file }: { $count } problem
   *[other] { $file }: { $count } problems
}
cli-rule-waits = not played yet: { $what }
cli-system = { $name }: { $rules } of { $catalogue } rules, { $played } played; { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} in the bestiary; plays { $procedures }
cli-odds = { $dice }: { $minimum } to { $maximum }, on average { $mean }, standard deviation { $deviation }
cli-forecasting = Playing
cli-words-missing = The system lacks words ({ $fault }). They belong into its texts text/*.ftl; if its package is somebody else’s, tell them, not Bojiště.
cli-broken = This is a fault of Bojiště, not yours: { $fault } (BOJISTE_DEBUG=1 shows where).

## The bestiary

cli-bestiary-marks = = played as printed, ~ but for something, ! something of it is left to the { gm }
cli-point = .
cli-bestiary-block = { $name } ({ $system }, { $block })
cli-bestiary-exact = Played as it is printed.
cli-bestiary-nearly = Played but for something: { $what }
cli-bestiary-left = Left to the { gm }: { $what }
cli-coverage-blocks = blocks
cli-coverage-exact = exactly
cli-coverage-nearly = nearly
cli-coverage-left = left
cli-coverage-whole = whole blocks
cli-import-block = { $name } ({ $form }), as block { $block }:
cli-import-nothing = { $name } ({ $form }): cannot be played
cli-import-missed = Not understood — { $name }: { $sentences }
cli-import-encoding = not UTF-8: read as { $encoding }
cli-import-taken = Taken for granted — { $text }
cli-import-keep = { $count ->
    [one] Keep this block among your own? (y/n)
   *[other] Keep these { $count } blocks among your own? (y/n)
}
cli-import-not-kept = { $count ->
    [one] Nothing was written; --keep keeps the block.
   *[other] Nothing was written; --keep keeps the { $count } blocks.
}
cli-import-kept = Kept in { $file }; in a scene: block = "{ $block }"
cli-check-nearly = { $who }: played but for something — { $what }
cli-check-left = { $who }: left to the { gm } — { $what }
cli-budget-limits = For this party: { $limits } XP.
cli-budget-beside = { $fights ->
    [one] (by { $fights } fight played by tactics, seed { $seed })
   *[other] (by { $fights } fights played by tactics, seed { $seed })
}

## Faults of the command line

problem-usage = the command line cannot be read ({ $text })
    .remedy = --help says what is possible
problem-usage-no-such-command = there is no such command
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] choose one of: { $known }
    }
problem-usage-no-such-option = there is no such option
    .remedy = { $near_known ->
        [yes] it was probably meant to be { $near }
       *[no] --help lists them
    }
problem-usage-missing = this is missing
    .remedy = --help says what belongs here
problem-usage-option-value = this option is used wrongly
    .remedy = --help says what belongs to it
problem-usage-test = this is no test
    .remedy = write a key, a sign and a value, such as ac>=15
problem-usage-one-too-many = this is one argument too many
    .remedy = leave it out, or put what belongs together in quotes
problem-usage-percent = this is no share between 0 and 1
    .remedy = write for example 0.5%
problem-usage-other-system = this scene is of another system ({ $other })
    .remedy = compare scenes of { $known }
problem-usage-only-ahead = only a fight of a forecast is told so
    .remedy = write --auto with --resume, --seed and --fight, and leave out --save: it is told, and not kept
problem-usage-no-column = the blocks of { $system } have no such number
    .remedy = they have: { $known }
problem-usage-range = this is no range
    .remedy = write 2, 1/4..2, 5.. or ..1
problem-usage-no-coverage = this system does not say how far its blocks are played
    .remedy = choose one of: { $known }
problem-usage-no-reader = this system reads no blocks of other programs
    .remedy = choose one of: { $known }
problem-usage-no-budget = the book of this system does not reckon how hard a fight is
    .remedy = bojiste forecast says how it ends
problem-usage-no-levels = these have neither a level nor a challenge
    .remedy = add level or challenge, or give the levels of the party: --party 4x3
problem-usage-party = this is no party
    .remedy = write levels, such as 4x3 or 3,3,4
problem-nothing-to-resume = there is no unfinished game here
    .remedy = name the file of a game, or begin one: bojiste play SCENE
problem-save-over-other-file = there is a file there that Bojiště did not save
    .remedy = choose another name, so that it is not lost

## Faults of files

problem-folder-without-scenes = there is no scene in this folder
    .remedy = name a scene file (.toml), or a folder that has one
problem-usage-book-missing = the book needs further libraries
    .remedy = install them: pip install "bojiste[book]"
problem-usage-book-folder = this is a file, or a folder that holds something else
    .remedy = name a new or empty folder
problem-usage-no-example = no played example is kept of this rule
    .remedy = leave out --save; bojiste why says what the rule waits for
problem-usage-vary-once = only one field can be searched
    .remedy = leave out all --vary but one; bojiste sweep plays grids
problem-output-page = a report is a page for a browser
    .remedy = let the name of the file end with one of: { $known }; a browser prints it to PDF
problem-not-a-face = this is not the face of a die
    .remedy = give whole numbers from 1, with spaces between them; # begins a comment
problem-save-holds-a-game = another game is kept there, which would be lost
    .remedy = go on with it by --resume { $file }, or choose another name
problem-save-changed = another program has written this file meanwhile
    .remedy = close one of the two, then keep this game under another name
problem-output-disk-full = the output cannot be written: the disk is full
    .remedy = make room, or send it elsewhere
problem-output-trouble = the output cannot be written ({ $text })
    .remedy = send it elsewhere
cli-more-problems = { $count ->
    [one] … and { $count } more problem
   *[other] … and { $count } more problems
}
problem-usage-whole-number = this is not a whole number
    .remedy = give digits only

## Columns of the bestiary

column-level = level
column-ac = AC
column-hp_max = HP
column-move = move
column-save_number = save
column-morale = morale
column-strength = STR
column-dexterity = DEX
column-constitution = CON
column-will = WILL
column-reaction = reaction
column-fate_contribution = Fate
column-body = Body
column-soul = Soul
column-influence = Influence
