"""One blow, shot or throw on its way: what was declared, and what came of it so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bojiste.core.dice import Rolled
from bojiste.core.event import Change
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.words import Damage, Layer
from bojiste.systems.fiveaction.words.body import Part

Cost = Callable[[], tuple[Change, ...]]
"""What a blow costs, reckoned when it is paid: while it is declared, the referee may change what its striker has."""

ATTACK, COUNTER, CHARGE, MOUNTED, CLEAVE = "attack", "counter", "charge", "mounted_charge", "cleave"


@dataclass(slots=True)
class Blow:
    """Local to the course of one attack; never kept in the state."""

    who: str
    target: str
    arm: Arm
    type: Damage
    kind: str = ATTACK
    mode: str = "standard"
    flat: bool = False
    mock: bool = False
    back: bool = False
    """Whether it strikes the back of somebody who runs from a mounted charge."""
    power: int = 0
    aimed: int = 0
    trips: bool = False
    pair: bool = False
    off: bool = False
    by_move: bool = False
    """Whether it answers a movement."""
    costs: tuple[Cost, ...] = ()
    """Paid with its first event."""
    arrow: tuple[int, int] = (0, 0)
    """What special ammunition adds to attack and damage."""
    stops: bool = False
    """Whether it meets a mounted charge: its rider has no DEX against it."""
    by_shield: bool = False
    """Whether the target covers itself by skill with the shield, not by parry."""
    ready: bool = False
    """Whether value and defence are worked out already: of blows that fall at once."""
    together: bool = False
    """Whether it falls in the moment of the blow before it."""
    extra: tuple[tuple[str, int], ...] = ()
    """Further summands of its attack."""

    # worked out
    parts: list[tuple[str, int]] = field(default_factory=list)
    value: int = 0
    layers: tuple[int, ...] = ()
    defence: int = 0
    threshold: int = 20
    widened: int = 0
    multiplier: int = 2
    band: int = 0
    """Of the distance of a shot."""
    covered: bool = False
    """Whether its cover is that of a fight around the target."""
    through: bool = False
    """Whether it runs a victim through."""
    natural: int = 0
    total: int = 0
    rolls: tuple[Rolled, ...] = ()
    level: int = 0
    """0: an ordinary hit; 1: critical; 2 and more: multiple."""
    was_critical: bool = False
    """Whether it was critical, whatever was made of it."""
    accessory: bool = False
    """Whether it found the gap beside the accessories."""
    met: Layer | None = None
    """What stopped it."""
    part: Part | None = None
    located: int = 0
    """The number of the table of hit locations."""
    gross: int | None = None
    """Its damage before armour, once it has done some."""

    @property
    def margin(self) -> int:
        return max(0, self.total - self.defence)

    @property
    def stuns(self) -> bool:
        """Whether it only stuns."""
        return self.arm.stun or self.flat

    def spend(self) -> tuple[Change, ...]:
        """The changes of its costs, once."""
        costs, self.costs = self.costs, ()
        changes: tuple[Change, ...] = ()
        for cost in costs:
            changes += cost()
        return changes
