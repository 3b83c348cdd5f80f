"""Weapons that leave the hand."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.event import OPEN, Event
from bojiste.systems.fiveaction.now import Lying
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Hand, Stance


def lost(
    table: Table, who: str, weapon: int, hand: Hand, rule: Callable[..., object], x: int | None = None, y: int = 0
) -> Event:
    """A weapon falls to the ground, or breaks."""
    now, kit = table.now(who), table.kit(who)
    held = tuple(hand if at == weapon else old for at, old in enumerate(now.held))
    fields: dict[str, object] = {"held": held}
    if hand is Hand.GROUND:
        spot = (now.x, now.y) if x is None else (x, y)
        fields["lying"] = (*(one for one in now.lying if one.weapon != weapon), Lying(weapon, *spot))
    if now.stance is not Stance.NORMAL and not (kit.parry >= 1 and table.shield_held(who)):
        fields |= {"stance": Stance.NORMAL, "covering": None}  # what a stance needs is lost
    data = {"weapon": table.kit(who).names[weapon]}
    kind = "drops" if hand is Hand.GROUND else "breaks"
    changes = table.change(who, **fields, loaded=tuple(at for at in now.loaded if at != weapon))
    return Event(kind, rule, who, changes=changes, data=data, seen=OPEN)
