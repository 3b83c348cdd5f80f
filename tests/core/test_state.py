"""Folding, sight and projection, apart from any system."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from bojiste.core.ask import GM
from bojiste.core.event import OPEN, OWN, SECRET, Change, Event, Seen, kept, plain, to_json
from bojiste.core.state import Glimpse, Now, Shelf, Sight, State, Versions, View, WrongFold, fold
from tests.coin import lost


@dataclass(slots=True)
class Thing(Now):
    OPEN: ClassVar[frozenset[str]] = frozenset({"place", "torn"})
    place: int
    secret: int = 7

    @property
    def torn(self) -> bool:
        return self.secret > 5


SIGHT: dict[str, Sight] = {"own": "all", "foe": "open", "ghost": "nothing"}


def state() -> State:
    return State({who: Thing(1) for who in SIGHT})


def view(now: State) -> View:
    scene: Any = SimpleNamespace(as_known=lambda *known: scene)
    return View(scene, now, "player:anna", lambda scene, state, seat, who: SIGHT[who])


def test_entities_are_born_and_go() -> None:
    now = state()
    fold(now, Event("laid", lost, changes=(Change("trap", "", None, Thing(3)),)))
    assert now["trap"].place == 3 and "trap" in now
    fold(now, Event("sprung", lost, changes=(Change("trap", "place", 3, 4), Change("trap", "", Thing(4), None))))
    assert "trap" not in now


def test_strict_folding_finds_a_wrong_old_value() -> None:
    now = state()
    with pytest.raises(WrongFold, match=r"own\.place is 1, the event says 2"):
        fold(now, Event("moved", lost, changes=(Change("own", "place", 2, 3),)), strict=True)
    assert now.change("own", place=1, secret=8) == (Change("own", "secret", 7, 8),)


def test_a_glimpse_shows_open_fields_and_what_is_made_of_secrets_openly() -> None:
    seen: Any = view(state()).get("foe")
    assert (seen.place, seen.secret, seen.torn) == (1, None, True)
    assert isinstance(seen, Glimpse)
    assert view(state()).get("ghost") is None
    assert view(state())["own"].secret == 7
    assert list(view(state())) == ["own", "foe"]
    assert view(state()).plain() == {"own": {"place": 1, "secret": 7}, "foe": {"place": 1}}


CHANGES = (Change("foe", "place", 1, 2), Change("foe", "secret", 7, 6), Change("ghost", "place", 1, 2))


def shown(**facts: Any) -> Event | None:
    return view(state()).project(Event("e", lost, **facts))


def test_changes_are_told_to_those_who_may_know_them() -> None:
    event = shown(actor="foe", changes=CHANGES, seen=OPEN)
    assert event is not None and event.changes == CHANGES[:1]
    scene: Any = SimpleNamespace()
    whole = View(scene, state(), GM, lambda *_: "nothing")
    told = whole.project(Event("e", lost, "ghost", changes=CHANGES))
    assert told is not None and told.changes == CHANGES


def test_events_are_closed_by_default() -> None:
    assert shown(actor="own", seen=SECRET) is None
    assert shown(actor="own", seen=OWN) is not None
    assert shown(actor="foe", seen=OWN) is None


def test_others_may_see_another_form() -> None:
    form = Seen("gm", {"kind": "missed", "rolls": ()})
    event = shown(actor="own", rolls=kept(20, 3), seen=form)
    assert event is not None and (event.kind, event.rolls) == ("missed", ())


def test_the_unseen_are_not_named() -> None:
    assert shown(actor="ghost", seen=OPEN) is None
    struck = shown(
        actor="ghost", target="own", rolls=kept(20, 3), data={"by": "ghost", "who": ("own", "ghost")}, seen=OPEN
    )
    assert struck is not None and (struck.actor, struck.target, struck.rolls) == (None, "own", ())
    assert dict(struck.data) == {"who": ("own",)}, "a list loses only those"
    aimed = shown(actor="own", target="ghost", rolls=kept(20, 3), data={"weapon": "bow"}, seen=OPEN)
    assert aimed is not None and (aimed.target, aimed.rolls) == (None, kept(20, 3))
    assert dict(aimed.data) == {"weapon": "bow"}


def test_a_word_of_the_rules_is_told_though_somebody_unseen_is_called_so() -> None:
    """A side, a condition, the form of a beast: that a hidden creature has the same id makes no secret of them."""
    told = shown(actor="own", data={"form": "ghost", "winner": "ghost", "sides": ["ghost"], "to": "ghost"}, seen=OPEN)
    assert told is not None and dict(told.data) == {"form": "ghost", "winner": "ghost", "sides": ["ghost"]}
    turned = shown(actor="own", changes=(Change("own", "form", "", "ghost"),), seen=OPEN)
    assert turned is not None and turned.changes[0].new == "ghost"


def test_values_as_programs_read_them() -> None:
    assert plain({"a": (1, frozenset({"b", "a"})), "c": Thing(2)}) == {
        "a": [1, ["a", "b"]],
        "c": {"place": 2, "secret": 7},
    }
    with pytest.raises(TypeError):
        plain(object())
    event = Event("hit", lost, "own", rolls=kept(6, 4), changes=CHANGES[:1])
    assert to_json(event)["changes"] == [{"who": "foe", "field": "place", "old": 1, "new": 2}]
    assert event.row() == ("hit", "coin.toss.lost", "own", None, 4, 2)


def test_a_shelf_keeps_until_a_counted_field_changes_or_somebody_comes() -> None:
    asked: list[str] = []
    counted = State({"own": Thing(1)}, Versions(frozenset(), frozenset({"place"})))
    shelf: Shelf[str, int] = Shelf(counted.versions, lambda who: asked.append(who) or counted[who].place)  # type: ignore[func-returns-value]
    assert (shelf["own"], shelf["own"], asked) == (1, 1, ["own"])
    fold(counted, Event("told", lost, changes=(Change("own", "secret", 7, 8),)))
    assert shelf == {"own": 1}
    fold(counted, Event("moved", lost, changes=(Change("own", "place", 1, 2),)))
    assert shelf == {} and shelf["own"] == 2
    fold(counted, Event("laid", lost, changes=(Change("trap", "", None, Thing(3)),)))
    assert shelf == {} and shelf["trap"] == 3


def test_of_a_state_whose_changes_nobody_counts_nothing_is_kept() -> None:
    loose = state()
    shelf: Shelf[str, int] = Shelf(loose.versions, lambda who: loose[who].place)
    assert shelf["own"] == 1
    loose["own"].place = 2
    assert shelf["own"] == 2 and shelf == {}


def test_a_shelf_goes_with_whoever_has_it() -> None:
    versions = Versions(frozenset(), frozenset({"place"}))
    shelves = [Shelf(versions, str) for _ in range(3)]
    del shelves[1:]
    assert len(versions._shelves) == 1
    versions.changed("place")
