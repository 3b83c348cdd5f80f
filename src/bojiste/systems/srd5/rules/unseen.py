"""``srd5.unseen.*``: attackers and targets that are not seen."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.dice import adv_cancel


@rule("srd5.unseen.target")
def target(attacker_sees: bool) -> int:
    """Sources of disadvantage, 0 or 1: the attacker does not see the target."""
    return 0 if attacker_sees else 1


@rule("srd5.unseen.wrong_place")
def wrong_place(aimed: tuple[int, int], place: tuple[int, int], side: int = 1) -> bool:
    """Whether an attack misses without dice: the square aimed at is not in the space (corner and side in squares)."""
    return not (0 <= aimed[0] - place[0] < side and 0 <= aimed[1] - place[1] < side)


@rule("srd5.unseen.attacker")
def attacker(target_sees: bool) -> int:
    """Sources of advantage, 0 or 1: the target does not see the attacker."""
    return 0 if target_sees else 1


@rule("srd5.unseen.both")
def both(attacker_sees: bool, target_sees: bool) -> int:
    """The state that sight alone gives an attack: 0 if neither sees the other."""
    return adv_cancel(attacker(target_sees), target(attacker_sees))


@rule("srd5.unseen.reveal")
def reveal(hidden: bool, attacked: bool) -> bool:
    """Whether a creature is still hidden after this: an attack, hit or miss, gives its place away."""
    return hidden and not attacked
