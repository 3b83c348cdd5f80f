"""How rows of powers are written and changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

MINUTE, TEN_MINUTES, HOUR = 10, 100, 600
"""In rounds."""
LIFELESS = ("undead", "construct")
Row = Mapping[str, Any]


def changed(row: Row, more: Row) -> dict[str, Any]:
    """A row in which something is said otherwise: a part key by key, an effect by its kind; of a kind that was not
    there it comes last."""
    found = {**row, **more}
    both = [key for key in row if key in more]
    found |= {key: {**row[key], **more[key]} for key in both if isinstance(row[key], Mapping)}
    if "effects" in both:
        said = {one["kind"]: one for one in more["effects"]}
        there = [{**one, **said.pop(one["kind"], {})} for one in row["effects"]]
        found["effects"] = [*there, *said.values()]
    return found
