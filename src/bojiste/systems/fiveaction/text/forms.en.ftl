### The referee's hand in words: what a form does (g alone), and what it is called.

hand-mount = is in the saddle
    .words = mounts
hand-dismount = is out of the saddle
    .words = unhorsed
hand-hold = what is in its hands
    .words = holds
hand-shield = bears a shield, or not
    .words = buckler
hand-actions = how many actions it has
    .words = acts
hand-test = tests a skill
    .words = check
