"""What is said of the bestiary as a whole: which blocks are people whose numbers a hero may take."""

from __future__ import annotations

from bojiste.core.shelf import Shelf

PEOPLE = ("bohdana", "radim", "jitka", "zdislava", "rozalie", "vojen", "apolena", "ludmila")
"""Each by the occupation in which it is best."""
SHELF = Shelf(people=PEOPLE)
