"""A scene that is being prepared: what the game master changes of it by hand, how it looks, and what would change its
odds. A draft is the tables of a scene file and nothing else: the page keeps them, every change makes new ones.
"""

from __future__ import annotations

from bojiste.table.draft.edits import Edit, edited
from bojiste.table.draft.look import looked
from bojiste.table.draft.new import fresh

__all__ = ["Edit", "edited", "fresh", "looked"]
