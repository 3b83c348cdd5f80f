"""What is said of the bestiary as a whole: which blocks are people whose numbers a hero may take, and the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bojiste.core.shelf import Shelf, Speaker

if TYPE_CHECKING:
    from bojiste.systems.drd2.sheet import Sheet

PEOPLE = ("bohdana", "radim", "jitka", "zdislava", "rozalie", "vojen", "apolena", "ludmila")
"""Each by the occupation in which it is best."""


def told(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """The card of a block."""
    from bojiste.systems.drd2.shelf import card

    return card.told(sheet, words)


SHELF = Shelf(people=PEOPLE, told=told)
