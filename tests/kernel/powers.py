"""Powers of generated fights: their words, each put where a file has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bojiste.systems.srd5.sheet.power import PARTS, PowerSheet

Row = dict[str, Any]
OF_EFFECTS = frozenset({"damage", "success", "leaves_alive", "drains", "push", "inflicts"})
HELD = [{"condition": one, "escape_dc": 12} for one in ("grappled", "restrained")]


def again(*conditions: str) -> list[Row]:
    """Conditions that are saved against at the end of each turn."""
    return [{"condition": one, "save_again": "turn_end"} for one in conditions]


def power(**said: Any) -> Row:
    """A power that says this; ``None``: nothing."""
    said = {word: value for word, value in said.items() if value is not None}
    row = {word: value for word, value in said.items() if word in PowerSheet.model_fields}
    for part, table in PARTS.items():
        if inside := {word: said[word] for word in table.model_fields if word in said}:
            row[part] = inside
    if effects := list(_effects(said)):
        row["effects"] = effects
    known = {*PowerSheet.model_fields, *(word for table in PARTS.values() for word in table.model_fields)}
    assert said.keys() <= known | OF_EFFECTS, said.keys() - known - OF_EFFECTS
    return row


def _effects(said: Row) -> Iterator[Row]:
    if "damage" in said:
        yield {"kind": "damage", "dice": said["damage"], "on_success": said.get("success", "nothing")}
    if said.get("leaves_alive"):
        yield {"kind": "knock_out"}
    if "drains" in said:
        yield {"kind": "drain_maximum", "type": said["drains"]}
    if "push" in said:
        yield {"kind": "push", "feet": said["push"]}
    for one in said.get("inflicts", ()):
        yield {"kind": "condition", **({"condition": one} if isinstance(one, str) else one)}
