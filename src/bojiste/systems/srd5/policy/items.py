"""Magic items that are deeds of a turn: when a tactic uses them."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.systems.srd5.items import flame_tongue
from bojiste.systems.srd5.policy.eyes import Eyes


def lights(eyes: Eyes, ask: Ask) -> str | None:
    """A blade that burns, once there is somebody to strike."""
    has_it = flame_tongue.TRAIT.name in eyes.me.traits
    return "ignite" if has_it and "ignite" in ask.keys and eyes.enemies() else None
