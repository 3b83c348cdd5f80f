"""Order: groups of equals, lots, one place after another."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import pytest

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import Roll
from bojiste.core.event import Event
from bojiste.kit.order import draw_lots, one_after_another
from bojiste.kit.rank import ranked
from tests.coin import lost


def driven(course: Generator[Any, Any, Any], answers: Sequence[Any]) -> tuple[Any, list[Any]]:
    """A course with these answers, in order, all used up: what it returned, and everything it yielded."""
    left, yielded, answer = list(answers), [], None
    try:
        while True:
            step = course.send(answer)
            yielded.append(step)
            answer = left.pop(0) if isinstance(step, Ask | Roll) else None
    except StopIteration as stop:
        assert left == []
        return stop.value, yielded


@pytest.mark.parametrize(
    "keys, groups",
    [
        ((), ()),
        ((5,), ((0,),)),
        ((3, 7, 3, 9), ((3,), (1,), (0, 2))),
        (((2, 1), (2, 3), (2, 1)), ((1,), (0, 2))),
    ],
)
def test_ranked(keys: Sequence[Any], groups: tuple[tuple[int, ...], ...]) -> None:
    assert ranked(keys) == groups


@pytest.mark.parametrize(
    "tied, faces, order",
    [
        ("a", (), "a"),
        ("ab", (2, 5), "ba"),
        ("abc", (4, 6, 4, 1, 2), "bca"),  # a and c tie again and roll anew, at once
        ("abcd", (3, 3, 5, 5, 1, 6, 2, 4), "dcba"),  # the better group first
    ],
)
def test_lots(tied: str, faces: tuple[int, ...], order: str) -> None:
    found, yielded = driven(draw_lots(tuple(tied), 6, lost, str), faces)
    assert "".join(found) == order
    events = [step for step in yielded if isinstance(step, Event)]
    assert [event.rolls[0].face for event in events] == list(faces)
    assert all(step.sides == 6 for step in yielded if isinstance(step, Roll))


def test_lots_of_the_lowest() -> None:
    def lowest(faces: tuple[int, ...]) -> Sequence[Sequence[int]]:
        return ranked(tuple(-face for face in faces))

    assert driven(draw_lots("ab", 6, lost, str, parted=lowest), (2, 5))[0] == ("a", "b")


def test_one_after_another() -> None:
    def ask(left: Sequence[str]) -> Ask:
        menu = tuple(Option(f"first:{one}") for one in left)
        return Ask("order", lost, "gm", None, menu, menu[0].key)

    order, yielded = driven(one_after_another("abc", ask), ("first:c", "first:a"))
    assert order == ("c", "a", "b")
    assert [step.keys for step in yielded] == [("first:a", "first:b", "first:c"), ("first:a", "first:b")]
    assert driven(one_after_another("a", ask), ())[0] == ("a",)
