"""One way to attack, and what follows from what the hands hold."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.systems.fiveaction.rules.attack import declare
from bojiste.systems.fiveaction.words import Damage, Dice, Grip, Hook

FIST_ARM, KICK_ARM, SHIELD_ARM = -1, -2, -3
"""Numbers of the ways to attack that are no weapon of the list."""


class Arm(NamedTuple):
    """One way to attack: a weapon in one grip, a fist, a foot, a shield. Lengths in qf."""

    id: str
    """How answers call it: ``medium_axe.2R``."""
    word: str
    weapon: int
    grip: Grip
    key: str
    levels: int
    """Effective levels."""
    skilled: int
    """0, or what unskilled use takes."""
    types: tuple[Damage, ...]
    dice: Dice
    fixed: int
    """The fixed part of damage, the table's constant included."""
    threshold: int
    multiplier: int
    low: int
    high: int
    base: int
    bonus: int
    """Of levels, to the attack."""
    sum: tuple[tuple[str, int], ...]
    """What is always added to its attacks: attribute, levels, focus and quality."""
    standing: int
    """Focus and the maker's work."""
    usual: int
    """All of it together: the attack value before anything is known of the situation."""
    off: int
    """What an attack loses that is made with the off hand."""
    parry: int
    """Of levels, to the defence."""
    halves: int
    slowdown: int
    hook: Hook
    range: int
    stun: bool
    dual: bool
    breaker: bool
    heavy: bool
    light: bool
    blade: bool
    small: bool
    melee: bool
    shot: bool
    thrown: bool
    bare: bool
    """A fist or a foot."""


class Grasp(NamedTuple):
    """What follows from what the hands hold. Worked out once for each way of holding; lengths in qf."""

    primary: Arm | None
    """The weapon in the main hand or in both, as it is held."""
    second: Arm | None
    """The weapon in the off hand, beside one in the main hand."""
    boss: Arm | None
    """The shield as a weapon, where one is held that can strike."""
    guard: Arm | None
    """The weapon that defends: of two the one that was named, else the better one; no missile weapon; fists where they
    count as one."""
    other: Arm | None
    """The weapon that defends beside it: the other one of two, or the other end of a dual one."""
    first: Arm | None
    """The weapon whose length stands against an attacker's: the one that defends, or what else the hand holds."""
    length: int
    """Of the weapon in the main hand or in both."""
    first_length: int
    longest: int
    """The greatest gap over which any of the ways to strike reaches."""
    shield: bool
    still: bool
    """Whether the shield is so great beside so great a weapon that it only stands."""
    off_free: bool
    melee: tuple[Arm, ...]
    """Every way to strike; the grips that are held."""
    regripped: tuple[Arm, ...]
    """The same with the grips to which one may change."""
    missiles: tuple[Arm, ...]
    shoots: bool
    """Whether any of them is loaded and shot, not thrown."""
    iron: tuple[int, int]
    """What the weapon and the second one add to the defence."""
    covers: tuple[int, int]
    """What parry and skill with the shield would add, each by itself."""
    looks: int
    """The defence that one sees in who stands so: thirteen, DEX, and what the hands hold."""
    slowdown: int
    """Of what is worn, held and carried."""
    step: int
    turtle_step: int
    sprint: int
    """What one action of a run covers on foot."""
    capacity: int
    """How many attacks one could make in a round."""
    known: dict[tuple[int, bool], tuple[Arm, ...]]
    """The ways to strike over a gap, as far as they were worked out."""

    def over(self, gap: int, held: bool) -> tuple[Arm, ...]:
        """The ways to strike over a gap (qf): of all grips, or only of those that are ``held``."""
        found = self.known.get((gap, held))
        if found is None:
            reaches, arms = declare, self.melee if held else self.regripped
            found = self.known[gap, held] = tuple([arm for arm in arms if reaches(gap, arm.low, arm.high)])
        return found
