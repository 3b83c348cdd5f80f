### The referee's hand in words: what a form does (g alone), and what it is called.

hand-arrives = comes in a round
    .words = comes
hand-dismount = is out of the saddle
    .words = unhorsed
hand-trigger = what a readied action waits for happens
    .words = triggered
hand-disturb = something disturbs concentration: a saving throw
    .words = distract
hand-hides = its enemies lose sight of it
    .words = hide hidden
hand-found = its enemies find it
    .words = find revealed
hand-unfocus = stops concentrating
    .words = drop
hand-release = lets go of whom it holds
    .words = free
hand-clings = clings to somebody
    .words = cling
