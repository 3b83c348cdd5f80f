"""``srd5.flow.*``: the course of a fight."""

from __future__ import annotations

from bojiste.core.rule import rule

GM, PLAYER = 0, 1


@rule("srd5.flow.positions")
def positions(dx: int, dy: int, side: int, other_side: int, allowed: bool = False) -> bool:
    """Whether two creatures may start so: their spaces do not overlap, or one rides the other, or it is allowed.

    The low corner of the other space lies ``dx``, ``dy`` away; any one unit of length for all four numbers.
    """
    overlap = -other_side < dx < side and -other_side < dy < side
    return allowed or not overlap


@rule("srd5.flow.end")
def end(standing: tuple[int, ...], hostile: tuple[tuple[int, int], ...] = ((0, 1),)) -> bool:
    """Whether the fight is over: of no two hostile sides have both somebody conscious and present.

    ``standing`` counts those by side, ``hostile`` lists pairs of sides.
    """
    for one, other in hostile:  # noqa: SIM110 - asked after every turn, and a generator costs twice the time
        if standing[one] and standing[other]:
            return False
    return True


@rule("srd5.flow.control")
def control(is_character: bool) -> int:
    """Who decides for a creature that the scene hands to nobody: the ``PLAYER`` of a character, else the ``GM``."""
    return PLAYER if is_character else GM
