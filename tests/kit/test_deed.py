"""Deeds: one record each, offered in their order, done by their verb."""

from __future__ import annotations

import pytest

from bojiste.core.ask import Option
from bojiste.core.event import Event
from bojiste.kit.course import Course
from bojiste.kit.deed import Deed, Deeds
from tests.coin import lost
from tests.kit.test_order import driven

Table = dict[str, bool]


def _done(table: Table, who: str, rest: str) -> Course[str]:
    yield Event("done", lost, who, data={"rest": rest})
    return rest


RUN = Deed[Table, str]("run", lost, lambda table, who: [Option("run")] if table["can run"] else [], _done)
HIT = Deed[Table, str]("hit", lost, lambda table, who: [Option("hit:a:fist"), Option("hit:b:fist")], _done)
ALL = Deeds((RUN, HIT))


@pytest.mark.parametrize(
    "can, keys", [(True, ["run", "hit:a:fist", "hit:b:fist"]), (False, ["hit:a:fist", "hit:b:fist"])]
)
def test_menu(can: bool, keys: list[str]) -> None:
    assert [option.key for option in ALL.menu({"can run": can}, "ada")] == keys


def test_do() -> None:
    assert driven(ALL.do({}, "ada", "hit:b:fist"), ())[0] == "b:fist"
    assert driven(ALL.do({}, "ada", "run"), ())[0] == ""


def test_a_verb_is_there_once() -> None:
    with pytest.raises(ValueError, match="verb"):
        Deeds((RUN, RUN))
