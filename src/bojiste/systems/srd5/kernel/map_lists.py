"""The states of every Multiattack of a scene, as the rules say what each of its attacks leaves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.prepare import Profile

STATES, EACH = 64, 16
"""States of all Multiattacks together, the first of which is none; attacks that somebody has who has one."""
Listed = tuple[tuple[str, ...], ...]
Key = tuple[Listed, tuple[str, ...]]


def states(profiles: Iterable[Profile]) -> dict[str, Any]:
    """Where everybody's begins (``multiattack``; 0: it has none), what attack leads where (``leads``: its place among
    its owner's), and how many attacks are left there (``blows_left``)."""
    known: dict[Key, int] = {}
    rows: list[list[int]] = [[0] * EACH]
    left = [0]
    begins = [_entered((who.sheet.multiattack, _keys(who)), known, rows, left) for who in profiles]
    return {"multiattack": begins, "leads": rows, "blows_left": left}


def fits(profiles: Iterable[Profile]) -> bool:
    """Whether there is room for all of them."""
    listing = [who for who in profiles if who.sheet.multiattack]
    return all(len(who.attacks) <= EACH for who in listing) and len(states(listing)["leads"]) <= STATES


def _keys(who: Profile) -> tuple[str, ...]:
    return tuple(attack.key for attack in who.attacks)


def _entered(key: Key, known: dict[Key, int], rows: list[list[int]], left: list[int]) -> int:
    """The number of a state, and of all that come after it."""
    listed, keys = key
    if not listed:
        return 0
    if key not in known:
        place = known[key] = len(rows)
        rows.append([0] * EACH)
        left.append(rules.monster.blows(listed))
        for at, made in enumerate(keys):
            after = rules.monster.multiattack(listed, made)
            rows[place][at] = _entered((after, keys), known, rows, left)
    return known[key]
