"""What somebody is made of: a mount, and where it is hit."""

from __future__ import annotations

from bojiste.core.reading import Strict
from bojiste.kit.fields import Natural, Positive
from bojiste.systems.fiveaction.sheet.fields import Far
from bojiste.systems.fiveaction.words.body import Part


class HorseTable(Strict):
    """What makes a combatant a mount. Speeds are ft for each action."""

    training: Natural = 0
    """How far it is trained."""
    harness: bool = False
    """Whether it bears a military harness, which keeps its rider in the saddle."""
    balance: int = 0
    """The value of its own tests of balance."""
    canter: Far
    """Feet for each action at a canter."""
    sprint: Far
    """Feet for each action at full speed."""
    attack: int | None = None
    """The bonus of its own attacks."""
    damage: tuple[Positive, Positive, int] | None = None
    """Dice, sides and constant of a war horse's own attack."""
    bond: int = 0
    """How well it knows its rider: added to both bonuses that its training improves."""


class LocationTable(Strict):
    """An own table of hit locations: for each part its ranges."""

    ranges: dict[Part, tuple[tuple[int, int], ...]]
    """For each part the rolls that meet it."""
