"""What an attack asks of the hands: worked out once for each thing that hands may hold."""

from __future__ import annotations

from functools import lru_cache

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Thing
from bojiste.systems.srd5.play.weapon import Attack

Needs = tuple[str, str]
NOTHING: Needs = "", ""


@lru_cache(maxsize=4096)
def grip(
    attack: Attack, hands: int, held: tuple[str, ...] | None, dropped: tuple[Thing, ...], beside: str = ""
) -> Needs | None:
    """What making an attack takes: ``NOTHING``, ``("draw", item)`` or ``("stow", item)``; ``None`` where it cannot be
    made at once. ``hands`` are those that hold nobody; ``dropped`` lies on the ground; ``beside`` stays in the other
    hand."""
    if not attack.item:
        return NOTHING
    if not carries(attack, dropped):
        return None
    if held is None:
        return NOTHING if rules.weapon.two_handed(hands, 0, attack.hands) else None
    if held.count(attack.item) > (attack.item == beside):
        others = len(held) - 1
        if rules.weapon.two_handed(hands, others, attack.hands):
            return NOTHING
        if beside or not others or not rules.weapon.two_handed(hands, others - 1, attack.hands):
            return None
        return "stow", next((item for item in held if item != attack.item), attack.item)
    return ("draw", attack.item) if rules.weapon.two_handed(hands, len(held), attack.hands) else None


def carries(attack: Attack, dropped: tuple[Thing, ...]) -> bool:
    """Whether a weapon is about its owner at all: of the counted ones some may lie on the ground."""
    lost = [thing.item for thing in dropped].count(attack.item)
    return not lost or lost < attack.counted or (attack.thrown and not attack.counted)
