"""What tables allow and no book does."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.policy.eyes import Eyes


def recovers(eyes: Eyes, ask: Ask) -> str | None:
    """Whoever has little left and somebody to fear: a potion besides the action, or Hit Dice instead of it."""
    if not eyes.table.house or not weigh.low(eyes.now.hp, eyes.now.hp_max) or not eyes.enemies():
        return None
    return next((key for key in ("quaff", "healing-surge") if key in ask.keys), None)
