"""Features of classes that are powers, as the data a scene would write: what they take, whom they meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bojiste.systems.srd5.words.rows import MINUTE, Row


class Bearer(NamedTuple):
    """Whose power it is: the level in the class, the modifiers of the abilities, proficiency, and what it wears."""

    level: int
    modifiers: Mapping[str, int]
    proficiency: int
    armour: str = ""
    """``light``, ``medium``, ``heavy`` or none."""

    def dc(self, ability: str) -> int:
        """What a saving throw against a feature of this ability must reach."""
        return 8 + self.proficiency + self.modifiers[ability]


def _rage(one: Bearer) -> Row | None:
    """In heavy armour there is nothing of it."""
    if one.armour == "heavy":
        return None
    uses = 2 + sum(one.level >= least for least in (3, 6, 12, 17))
    limit: Row = {"uses": uses} if one.level < BOUNDLESS else {}
    return {"time": "bonus", "range": "self", "whom": "allies", "resists": ["bludgeoning", "piercing", "slashing"],
            "steels": ["strength"], "hones": "strength", "rounds": MINUTE, "ends_at_zero": True, **limit}  # fmt: skip


BOUNDLESS = 20
"""From this level on a barbarian rages as often as it likes."""


def _second_wind(one: Bearer) -> Row | None:
    return {"time": "bonus", "range": "self", "heal": f"1d10+{one.level}", "uses": 1, "rest": "short"}


def _intimidating_presence(one: Bearer) -> Row | None:
    return {"range": 30, "save": "wisdom", "dc": one.dc("charisma"), "once": True, "seen": True,
            "inflicts": [{"condition": "frightened", "until": "next-turn-end"}]}  # fmt: skip


POWERS: Mapping[str, Callable[[Bearer], Row | None]] = {
    "rage": _rage,
    "second_wind": _second_wind,
    "intimidating_presence": _intimidating_presence,
}
"""By name; ``None``: whoever bears it as it is cannot use it."""
