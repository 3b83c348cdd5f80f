"""When to walk over others, and where to: whom it takes in can do little else than get out again."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.systems.srd5.play.movement.reach import takes_in
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Profile


def _prey(eyes: Eyes, power: Power) -> list[Profile]:
    return [enemy for enemy in eyes.enemies() if takes_in(eyes.table, eyes.me, enemy, power)]


def sweeps(eyes: Eyes, ask: Ask) -> str | None:
    """Walk over somebody, if anybody is near enough."""
    key = next((key for key in ask.keys if key.startswith("sweep:")), None)
    if key is None or "stayed" in ask.data:
        return None
    prey = _prey(eyes, eyes.me.powers[key.partition(":")[2]])
    far = eyes.table.speed(eyes.me)
    return key if any(eyes.table.distance(eyes.me, one) <= far for one in prey) else None


def over_whom(eyes: Eyes, ask: Ask, power: Power) -> str:
    """Where the walk ends upon most; near the nearest, if it comes upon nobody."""
    prey, best = _prey(eyes, power), (0, 0, "stay")
    for key in ask.keys:
        if key.startswith("to:") and prey:
            x, y = map(int, key.partition(":")[2].split(","))
            far = [eyes.table.distance_from(eyes.me, x, y, one) for one in prey]
            best = max(best, (far.count(0), -min(far), key)) if best[2] != "stay" else (far.count(0), -min(far), key)
    return best[2]
