### The referee's hand in words: what a form does (g alone), and what it is called.

hand-by = wound; with + heal
hand-inflict = a condition begins
hand-lift = a condition ends
hand-at = put somewhere
hand-apart = say how far from whom
hand-push = push away from somebody
    .words = shove
hand-pull = pull towards somebody
    .words = drag
hand-bring = bring somebody in
hand-out = take out of the scene
hand-order = set the order of turns
    .words = sequence
hand-next = has the next turn
    .words = then
hand-skip = loses a turn
    .words = miss
hand-delay = acts later
    .words = later
hand-stop = end the scene
    .words = halt

hand-word-from = off
hand-word-to = towards
hand-word-until = till
hand-word-true = yes
hand-word-false = no
hand-word-on = lit
hand-word-off = out
