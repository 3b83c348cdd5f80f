"""``srd5.passing.*``: moving past and through other creatures."""

from __future__ import annotations

from bojiste.core.rule import rule

STAYS, PUT_BACK, REFUSED = 0, 1, 2


@rule("srd5.passing.nonhostile")
def nonhostile(is_hostile: bool) -> bool:
    """Whether a space may be passed because its owner is no enemy."""
    return not is_hostile


@rule("srd5.passing.hostile")
def hostile(size: int, other_size: int) -> bool:
    """Whether an enemy's space may be passed: two sizes (0 … 5) lie between, either way."""
    return abs(size - other_size) >= 2


def may_pass(is_hostile: bool, size: int, other_size: int) -> bool:
    """Whether a creature may move through another's space."""
    return nonhostile(is_hostile) or hostile(size, other_size)


@rule("srd5.passing.no_end")
def no_end(willing: bool, end_move_in_occupied_space: str) -> int:
    """What becomes of a move that ends in another's space: ``REFUSED`` as a plan; cut short there, by PR06.

    ``STAYS`` where the printing forbids it only willingly, else ``PUT_BACK`` into the last free space.
    """
    if willing:
        return REFUSED
    return STAYS if end_move_in_occupied_space == "not_willingly" else PUT_BACK
