### The referee's hand: what is told of a ruling, and what keeps one from being made.

event-ruled = { gm }: “{ $note }”
story-by-hand = { gm } rules: { $said }
event-ruled-by = { gm } rules: { $actor } { $text }.
event-ruled-set = { gm } rules: { $actor }, { $gauge } { $text }.
event-ruled-flag = { gm } rules: { $actor }, { $gauge }: { $flag ->
    [yes] yes
   *[no] no
}.
event-ruled-vain = Not possible any more: { $text }
event-ruled-inflicted = { gm } rules: { $actor } — { $state_is }.
event-ruled-lifted = { gm } rules: { $actor } — no longer: { $state }.
event-ruled-placed = { gm } rules: { $actor } { VERB("is", "are", $actor_gender) } now at { $text }.
event-ruled-came = { $actor } { VERB("joins", "join", $actor_gender) } in.
event-ruled-left = { $actor } { VERB("is", "are", $actor_gender) } gone from here.
event-ruled-order = { gm } rules: the order is now { $targets }.
event-ruled-turn = { gm } rules: { $actor } { VERB("is", "are", $actor_gender) } next.
event-ruled-skip = { gm } rules: { $actor } { VERB("does", "do", $actor_gender) } not get a turn now.
event-ruled-delay = { gm } rules: { $actor } { VERB("comes", "come", $actor_gender) } { $target_known ->
    [yes] after { $target }
   *[no] last in this round
}.
event-ruled-stopped = { gm } ends the scene.

problem-no-hand = this system has nothing that could be set right by hand
    .remedy = take back the last answer with undo
problem-no-such-ruling = the referee's hand does not know this word
    .remedy = { $near_known ->
        [yes] probably: { $near }; g alone lists them all
       *[no] g alone lists what it knows
    }
problem-nobody-of-that-id = there is nobody of this id here
    .remedy = { $near_known ->
        [yes] probably meant: { $near }; there are: { $known }
       *[no] { $known_known ->
            [yes] choose one of: { $known }
           *[no] nobody can be named here now
        }
    }
problem-not-in-that-condition = not in that condition now
    .remedy = { $known_known ->
        [yes] lift one of these: { $known }
       *[no] there is nothing to lift
    }
problem-not-there-any-more = nobody of this id is here any more
    .remedy = bring somebody in with +
problem-nothing-to-rule = what should happen to them is missing
    .remedy = write one of these forms: { $known }
problem-nothing-to-rule-at = the referee's hand acts while a question waits, and none does
    .remedy = answer the die first, or take back the last answer
problem-replay-not-ruled = here today's rules do not take the ruling that was recorded
    .remedy = replay the game with the version that saved it
problem-about-whom = this word is said of somebody
    .remedy = write it like this: { $known }
problem-unread-words = these words are too many here
    .remedy = delete them
problem-bad-form = this cannot be read
    .remedy = write it like this: { $form }
problem-named-twice = this one is named twice
    .remedy = name each once
problem-has-the-turn = has the turn already
    .remedy = name somebody else
problem-no-turn-left = has no turn left in this round
    .remedy = wait for the next round, or give an extra turn with next

rule-core-hand-ruling = The referee's hand
    .statement = At any question the referee may set right what the rules cannot know: wounds, numbers, conditions, places, who is there and whose turn it is. What follows from it follows by the rules.
problem-only-the-referee = only { gm } may do that
    .remedy = a player may let a character release what it holds at any time, but nothing else out of turn
problem-not-for-everybody = that cannot be now
    .remedy = why, only { gm } may know here
