"""fiveaction.ability: one-time abilities."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import ABILITIES, KEYED_ABILITIES


@rule("fiveaction.ability.register")
def register(name: str, key: str, keys: tuple[str, ...]) -> bool:
    """Whether there is such an ability; some belong to a weapon skill."""
    return (name in KEYED_ABILITIES and key in keys) if key else name in ABILITIES
