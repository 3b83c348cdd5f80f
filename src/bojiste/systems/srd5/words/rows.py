"""How rows of spells are written: what many of them say alike."""

from __future__ import annotations

MINUTE, TEN_MINUTES, HOUR = 10, 100, 600
"""In rounds."""
BUT_HUMANOIDS = (
    "aberration", "beast", "celestial", "construct", "dragon", "elemental", "fey", "fiend", "giant", "monstrosity",
    "ooze", "plant", "undead",
)  # fmt: skip
LIFELESS = ("undead", "construct")
Row = dict[str, object]


def spell(level: int, components: str, range_: int | str, /, **row: object) -> Row:
    """A spell: its level, its components, its range."""
    return {"level": level, "components": components, "range": range_, **row}


def half(save: str, damage: str | list[str], more: str = "", /, **row: object) -> Row:
    """Damage that a saving throw halves; ``more`` of it for each higher slot."""
    higher: Row = {"higher": more} if more else {}
    return {"save": save, "damage": damage, "success": "half", **higher, **row}


def kept_up(rounds: int, /, **row: object) -> Row:
    """What concentration keeps up for so long."""
    return {"concentration": True, "rounds": rounds, **row}


def held(condition: str) -> list[Row]:
    """A condition that is saved against at the end of every turn."""
    return [{"condition": condition, "repeat": True}]
