"""fiveaction.skill: effective levels with the weapon in use."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import BARE_HANDS, BLOWGUN, SHIELD, SLING

EXACT, RELATED, SAME_KIND, NO_HELP = "exact", "related", "same_kind", "no_help"
_SHOT = ("bow", "crossbow", SLING, BLOWGUN)
_ALONE = (SHIELD, BARE_HANDS)


def is_missile(key: str) -> bool:
    """Whether a skill is one of missile weapons (thrown ones use that of the melee weapon)."""
    return key.partition("/")[0] in _SHOT


@rule("fiveaction.skill.weapon_key")
def weapon_key(known: str, used: str) -> str:
    """How a known skill stands to the weapon in use: its own, another weight class, another weapon of the kind."""
    if known == used:
        return EXACT
    if known in _ALONE or used in _ALONE or is_missile(known) != is_missile(used):
        return NO_HELP
    return RELATED if known.partition("/")[0] == used.partition("/")[0] else SAME_KIND


@rule("fiveaction.skill.exact")
def exact(levels: int) -> int:
    """With the weapon of the skill."""
    return levels


@rule("fiveaction.skill.related")
def related(levels: int) -> int:
    """With the same type in another weight class."""
    return levels - 3


@rule("fiveaction.skill.same_kind")
def same_kind(levels: int, way: str) -> int:
    """With any other weapon of the same kind, melee or missile."""
    return rounding(levels - 3, 2, 3, way)


@rule("fiveaction.skill.best_source")
def best_source(levels: Sequence[int]) -> int:
    """Of several skills that help, the best."""
    return max(levels, default=0)


@rule("fiveaction.skill.never_negative")
def never_negative(levels: int) -> int:
    """Levels reduced below nothing are none."""
    return max(0, levels)


@rule("fiveaction.skill.unskilled")
def unskilled(knows_one: bool) -> int:
    """What is taken from an attack by who knows no weapon of that kind."""
    return 0 if knows_one else -5


@rule("fiveaction.skill.craft")
def craft(levels: int, dominant: bool, way: str) -> int:
    """Levels with a tool of a craft: half for its only tool, a third for each of several."""
    return rounding(levels, 1, 2 if dominant else 3, way)
