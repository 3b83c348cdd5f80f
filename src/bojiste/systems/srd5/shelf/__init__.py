"""The bestiary as a whole: what is listed of its blocks, how they are told, and how far they are played."""

from __future__ import annotations

from bojiste.core.shelf import Shelf
from bojiste.systems.srd5.shelf.also import ALSO
from bojiste.systems.srd5.shelf.budget import budget
from bojiste.systems.srd5.shelf.columns import COLUMNS
from bojiste.systems.srd5.shelf.coverage import covered, parts
from bojiste.systems.srd5.shelf.explained import explained
from bojiste.systems.srd5.shelf.heroes import KITS, hero
from bojiste.systems.srd5.shelf.printed import told
from bojiste.systems.srd5.shelf.reading import read
from bojiste.systems.srd5.shelf.things import things

SHELF = Shelf(
    columns=COLUMNS,
    also=ALSO,
    covered=covered,
    parts=parts,
    told=told,
    read=read,
    budget=budget,
    explained=explained,
    callings=tuple(KITS),
    hero=hero,
    things=things,
)
