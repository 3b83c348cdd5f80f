"""Spells that a class casts without a slot: a warlock's arcana, what a wizard has mastered, its signature spells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bojiste.systems.srd5.words.spells import SPELLS, row


class Mastery(NamedTuple):
    """A feature: from which level of the class a spell of which level each, and how often it is cast so."""

    ranks: tuple[tuple[int, int], ...]
    how: Mapping[str, Any]


MASTERIES: Mapping[str, Mastery] = {
    "mystic_arcanum": Mastery(((11, 6), (13, 7), (15, 8), (17, 9)), {"uses": 1}),
    "spell_mastery": Mastery(((18, 1), (18, 2)), {}),
    "signature_spells": Mastery(((20, 3), (20, 3)), {"uses": 1, "rest": "short"}),
}
"""By feature."""


def mastered(feature: str, level: int, spells: Iterable[object]) -> Iterator[dict[str, Any]]:
    """The spells to which a feature applies, as powers: those that stand first in the list of a sheet."""
    known = [one for one in spells if isinstance(one, str) and one in SPELLS]
    mastery = MASTERIES[feature]
    for least, rank in mastery.ranks:
        name = next((one for one in known if SPELLS[one] == rank), None)
        if level >= least and name is not None:
            known.remove(name)
            said = row(name)
            yield {**said, "use": {**said["use"], "slotless": True, **mastery.how}}
