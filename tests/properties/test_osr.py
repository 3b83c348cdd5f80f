"""Hypothesis plays both chance and people of small fights and journeys, so that a failing one shrinks to its dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bojiste.core.ask import Ask
from bojiste.core.dice import Tape
from bojiste.core.event import Event
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.state import State, View, fold

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
MANY = settings(max_examples=60, deadline=None, suppress_health_check=SLOW)
ASKS = 60
"""After so many questions everybody takes what is usual, so that the scene comes to its end."""

BOLT = {"id": "bolt", "cost": 1, "range": 30, "targets": 2, "damage": "1d6 fire", "save": "magic"}
HEROES = (
    {"class": "fighter", "level": 3, "hp_max": 14, "armor": "chain", "shield": "large", "weapons": ["sword"]},
    {"hp_max": 9, "weapons": ["short_bow", "dagger"], "scores": {"dex": 15}, "survival": True},
    {
        "hp_max": 7,
        "weapons": ["staff"],
        "spells": [BOLT],
        "magic_points": 5,
        "items": [{"id": "potion", "heal": "1d6"}],
    },
)
FOES = ("goblin", "wolf", "skeleton", "ogre")


def blocks(names: list[str]) -> list[dict[str, Any]]:
    return [{"block": name, "id": f"f{place}", "side": "foes"} for place, name in enumerate(names)]


@st.composite
def fights(draw: st.DrawFn) -> Scene:
    """One to three heroes against one to three monsters, tired or not, by places, by distances or by zones."""
    heroes = [
        {
            "id": f"h{place}",
            "side": "party",
            "kind": "pc",
            **hero,
            "now": {"fatigue": draw(st.integers(0, 6)), "supplies": draw(st.integers(0, 3))},
        }
        for place, hero in enumerate(HEROES[: draw(st.integers(1, 3))])
    ]
    foes = blocks(draw(st.lists(st.sampled_from(FOES), min_size=1, max_size=3)))
    options: dict[str, Any] = {"max_rounds": 4, "mild_death": draw(st.booleans())}
    field: dict[str, Any] = {"distance": draw(st.sampled_from([1, 5, 20, 60]))}
    field |= {name: draw(st.booleans()) for name in ("dark", "unstable", "underwater", "difficult")}
    if draw(st.booleans()):
        options["range_zones"] = True
    data = {"options": options, "field": field, "combatant": [*heroes, *foes]}
    return read_scene({"format": 1, "system": "osr", "procedure": "fight", **data})


@st.composite
def journeys(draw: st.DrawFn) -> Scene:
    """A short way through the wilderness, with somebody to meet."""
    heroes = [
        {"id": f"h{place}", "side": "party", "kind": "pc", **hero, "now": {"supplies": draw(st.integers(0, 4))}}
        for place, hero in enumerate(HEROES[: draw(st.integers(1, 3))])
    ]
    legs = draw(
        st.lists(st.fixed_dictionaries({"km": st.integers(5, 60), "difficult": st.booleans()}), min_size=1, max_size=2)
    )
    met = [{"id": "them", "who": ["f0"], "distance": 10}]
    data = {"pool": draw(st.integers(0, 5)), "journey": {"leg": legs, "days": 4}, "met": met}
    options = {"max_rounds": 3, "mild_death": draw(st.booleans())}
    people = [*heroes, *blocks([draw(st.sampled_from(FOES))])]
    return read_scene(
        {"format": 1, "system": "osr", "procedure": "journey", "options": options, "combatant": people, **data}
    )


class Watched(Run):
    """A run that keeps its events and checks each answer and each old value."""

    def __init__(self, scene: Scene, data: st.DataObject) -> None:
        self.left = ASKS
        policies = {"plain": lambda ask, view: self.answer(ask, view, data)}
        super().__init__(scene, Tape(data.draw(st.integers(0, 2**32))), policies=policies, events=[], strict=True)

    def answer(self, ask: Ask, view: View, data: st.DataObject) -> str:
        self.left -= 1
        if self.left < 0:
            return ask.default
        if ask.kind == "choose":
            own = [option.key for option in ask.options if option.key != "stop"]
            return str(data.draw(st.sampled_from(own)))
        return str(data.draw(st.integers(ask.low, ask.high))) if ask.kind == "amount" else ""


def played(scene: Scene, data: st.DataObject) -> tuple[State, list[Event]]:
    run = Watched(scene, data)
    run.advance()
    assert run.outcome is not None
    return run.state, list(run.events or ())


def states(scene: Scene, events: list[Event]) -> Iterator[tuple[State, Event]]:
    """Each event with the state before it."""
    state = scene.system.begin(scene)
    for event in events:
        yield state, event
        fold(state, event)


DOING = ("hit", "miss", "critical", "approach", "withdraw", "step", "casts", "uses", "disengages", "sprints", "readies")
OUT = {"dead", "dying", "unconscious", "fled", "surrendered", "helpless", "asleep"}


def fair(scene: Scene, events: list[Event]) -> None:
    """What must hold in every game."""
    turns: set[tuple[str, int]] = set()
    for state, event in states(scene, events):
        if event.kind == "goes-on":
            turns.clear()
        if event.kind == "side-turn":
            turn = (str(event.actor), int(event.data["round"]))
            assert turn not in turns, "a side acts once a round"
            turns.add(turn)
        if event.kind in DOING:
            assert not OUT & set(state[str(event.actor)].conditions), f"{event.actor} can do nothing"
        assert all(1 <= die.face <= die.sides for die in event.rolls), "fatigue lowers no natural die"
        for who, field, old, new in event.changes:
            if field in ("supplies", "pool", "fatigue", "magic_points", "shield", "breath", "km", "treasure"):
                assert new >= 0, f"{who}.{field} is below nothing"
            if field == "instant_used" and new:
                assert not old, "one instant action a round"
            if field == "hp" and event.kind == "healed":
                assert new <= state[who].hp_max
        for part in event.parts:
            if part.name == "fatigue":
                assert part.value == -state[str(event.actor)].fatigue, "the penalty is the fatigue"


@MANY
@given(fights(), st.data())
def test_fights(scene: Scene, data: st.DataObject) -> None:
    state, events = played(scene, data)
    fair(scene, events)
    for one in scene.combatants:
        now = state[one.id]
        assert "dead" not in now.conditions or now.conditions == ("dead",), "death excludes all else"
        assert now.hp > 0 or {"dead", "dying"} & set(now.conditions)
        assert now.turn.moved <= 2 * scene.prepared.profiles[one.id].move


@MANY
@given(journeys(), st.data())
def test_journeys(scene: Scene, data: st.DataObject) -> None:
    state, events = played(scene, data)
    fair(scene, events)
    days = [event.data["day"] for event in events if event.kind == "day"]
    assert days == list(range(1, len(days) + 1))
    eaten = sum(int(event.data["supplies"]) for event in events if event.kind == "spends")
    found = sum(int(event.data["supplies"]) for event in events if event.kind == "finds")
    mine = [one for one in scene.combatants if one.sheet.kind == "pc"]
    had = scene.world.pool + sum(one.now.get("supplies", 0) for one in mine)
    left = state["expedition"].pool + sum(state[one.id].supplies for one in mine)
    assert had + found - eaten == left, "supplies come from somewhere and go somewhere"
