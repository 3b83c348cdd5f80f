"""Groups of equals: what every order begins with. Pure, so that rules may stand on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranked(keys: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
    """Places grouped by equal keys, the highest key first; inside a group as listed."""
    groups: dict[Any, list[int]] = {}
    for place, key in enumerate(keys):
        groups.setdefault(key, []).append(place)
    return tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))
