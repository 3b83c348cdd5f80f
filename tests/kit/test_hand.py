"""What hands share: the order of turns as a ruling changes it."""

from __future__ import annotations

import pytest

from bojiste.kit.hand import Turns

TURNS = Turns(("ada", "ogre", "brok", "orc"), ("brok", "orc"), "ogre")
"""The ogre is on; Ada has had her turn."""


@pytest.mark.parametrize(
    "found, order, left, on",
    [
        (TURNS.first("orc"), "ada ogre brok orc", "orc brok", "ogre"),
        (TURNS.first("ada"), "ada ogre brok orc", "ada brok orc", "ogre"),  # one more
        (TURNS.without("brok"), "ada ogre brok orc", "orc", "ogre"),
        (TURNS.without("ogre"), "ada ogre brok orc", "brok orc", ""),
        (TURNS.behind("brok", "orc"), "ada ogre brok orc", "orc brok", "ogre"),
        (TURNS.behind("ogre", "brok"), "ada ogre brok orc", "brok ogre orc", ""),
        (TURNS.behind("ogre", ""), "ada ogre brok orc", "brok orc ogre", ""),
        (TURNS.gone("brok"), "ada ogre orc", "orc", "ogre"),
        (TURNS.gone("ogre"), "ada brok orc", "brok orc", ""),
        (TURNS.joined("eva", 0), "eva ada ogre brok orc", "brok orc", "ogre"),  # its place is past in this round
        (TURNS.joined("eva", 1), "ada eva ogre brok orc", "brok orc", "ogre"),
        (TURNS.joined("eva", 2), "ada ogre eva brok orc", "eva brok orc", "ogre"),
        (TURNS.joined("eva", 3), "ada ogre brok eva orc", "brok eva orc", "ogre"),
        (TURNS.joined("eva", 4), "ada ogre brok orc eva", "brok orc eva", "ogre"),
        (TURNS.arranged(("orc", "ogre")), "orc ogre ada brok", "orc brok", "ogre"),
    ],
)  # fmt: skip
def test_turns(found: Turns, order: str, left: str, on: str) -> None:
    assert (found.order, found.left, found.on) == (tuple(order.split()), tuple(left.split()), on)


def test_somebody_new_at_the_end_of_a_round_that_is_over() -> None:
    over = TURNS._replace(left=(), on="orc")
    assert over.joined("eva", 4).left == ("eva",) and over.joined("eva", 3).left == ()
