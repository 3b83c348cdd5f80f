"""``srd5.unseen.*``: attackers and targets that are not seen."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.unseen.target")
def target(attacker_sees: bool) -> bool:
    """Whether an attack is hampered: the attacker does not see the target."""
    return not attacker_sees


@rule("srd5.unseen.wrong_place")
def wrong_place(aimed: tuple[int, int], place: tuple[int, int], side: int = 1) -> bool:
    """Whether an attack misses without dice: the square aimed at is not in the space (corner and side in squares)."""
    return not (0 <= aimed[0] - place[0] < side and 0 <= aimed[1] - place[1] < side)


@rule("srd5.unseen.attacker")
def attacker(target_sees: bool) -> bool:
    """Whether an attack is easier: the target does not see the attacker."""
    return not target_sees


@rule("srd5.unseen.reveal")
def reveal(hidden: bool, attacked: bool) -> bool:
    """Whether a creature is still hidden after this: an attack, hit or miss, gives its place away."""
    return hidden and not attacked
