"""What several systems share and the core need not know: courses, order, dice of which some count, refusals, deeds."""
