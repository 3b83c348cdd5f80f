### The referee's hand in words: what a form does (g alone), and what it is called.

hand-scar = gets a Scar
    .words = wound
hand-heal = heals a Scar
    .words = cure
hand-lock = may not try an action again
    .words = bar
hand-unlock = may try again
    .words = allow
hand-removed = is removed
    .words = eliminated
hand-present = stays on the scene
    .words = stays
hand-back = comes back
    .words = returns
hand-fate = sets Fate
    .words = doom
hand-join = joins
    .words = comes
hand-danger = a danger acts
    .words = hazard
