"""Steps of one walk are told as one line."""

from __future__ import annotations

from bojiste.core.event import Change, Event
from bojiste.tell.merge import merged
from tests.coin import lost


def step(who: str, old: int, new: int, left: int) -> Event:
    data = {"cost_hf": 10, "way_hf": 4, "left_hf": left}
    return Event("step", lost, who, changes=(Change(who, "x", old, new),), data=data)


def test_a_walk_is_one_event_with_its_whole_cost() -> None:
    walk = [step("ada", 1, 2, 30), step("ada", 2, 3, 20), step("ada", 3, 5, 10)]
    (one,) = merged(walk, {"step"})
    assert one.changes == (Change("ada", "x", 1, 5),)
    assert dict(one.data) == {"cost_hf": 30, "way_hf": 12, "left_hf": 10}


def test_other_kinds_actors_and_interruptions_part_it() -> None:
    hit = Event("hit", lost, "ota", "ada")
    events = [step("ada", 1, 2, 30), hit, step("ada", 2, 3, 20), step("ota", 1, 2, 30), hit, hit]
    assert list(merged(events, {"step"})) == events
    assert list(merged([], {"step"})) == []
