"""A seat's tactic, gauges, states and board are made of what the seat sees, and of nothing else."""

from __future__ import annotations

import gc
from dataclasses import fields
from types import FunctionType, ModuleType
from typing import Any

import pytest

from bojiste.core import system as registry
from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.policy import Policy
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.state import State, View
from bojiste.core.system import System
from tests import house
from tests.conformance.test_systems import TURNS, scene

__all__ = ["scene"]

pytestmark = pytest.mark.usefixtures("coin")


class Poison(AssertionError):
    """Somebody looked at what its seat may not know."""


def _deadly(name: str) -> property:
    def get(self: Any) -> Any:
        raise Poison(name)

    return property(get)


def _copied(now: Any, name: str) -> property:
    """A field that reads as it does of this entity."""
    return property(lambda self: getattr(now, name))


def poisoned(now: Any, sight: str) -> Any:
    """The same entity, deadly to whoever reads what a seat may not know of it."""
    if sight == "all":
        return now
    kind = type(now)
    shown = kind.OPEN if sight == "open" else frozenset()
    secret = {field.name: _deadly(f"{kind.__name__}.{field.name}") for field in fields(kind)}
    taken = {name: value for name, value in secret.items() if name not in shown}
    derived = {name: _copied(now, name) for name in shown}
    return type(kind.__name__, (kind,), {"__slots__": (), "__init__": lambda self: None, **taken, **derived})()


def guarded(policy: Policy) -> Policy:
    """The same tactic, which must come to the same answer where all it may not know is deadly."""

    def choose(ask: Ask, view: View) -> str:
        answer = policy(ask, view)
        if view.seat != GM:
            true, sight = view._state, view.scene.system.sight
            state = State({who: poisoned(now, view.sight(who)) for who, now in true.now.items()})
            again = View(view.scene, state, view.seat, lambda scene, _, seat, who: sight(scene, true, seat, who))
            assert policy(ask, again) == answer
            watched(again)
        return answer

    return choose


def watched(view: View) -> None:
    """Everything that people watch of a view."""
    system = view.scene.system
    for who in view:
        list(system.gauges(view, who))
        list(system.states(view, who))
    system.board(view)
    view.plain()


# -- the scene as a seat knows it --------------------------------------------------------------------------------------


def reached(root: object) -> set[int]:
    """Whatever can be got at from here, but for code and the system, which everybody has."""
    seen: set[int] = set()
    queue = [root]
    while queue:
        one = queue.pop()
        if id(one) in seen or isinstance(one, type | ModuleType | FunctionType | System):
            continue
        seen.add(id(one))
        queue += gc.get_referents(one)
    return seen


def secrets(view: View) -> list[object]:
    """What of the true scene nobody may get at with this view: its tables and the sheets of others."""
    true = view._scene
    others = [one for one in true.combatants if one.id not in view or view.sight(one.id) != "all"]
    return [true, true.world, true.source, *others, *(one.sheet for one in others)]


def test_no_secret_of_the_scene_can_be_reached(scene: Scene) -> None:
    """At the beginning and at the end, with everything that a view works out of the scene it knows."""
    run = Run(scene, Tape(7))
    run.advance()
    for state in (scene.system.begin(scene), run.state):
        for seat in {*scene.seats} - {GM}:
            view = View(run.scene, state, seat, scene.system.sight)
            watched(view)
            hidden = {id(one) for one in secrets(view)}
            assert view.scene.prepared is view.scene.prepared
            assert hidden <= reached(view._scene) and not hidden & reached(view.scene)


@pytest.mark.parametrize("id", [*house.system_ids(), "coin"])
def test_every_system_says_what_of_its_tables_is_open(id: str) -> None:
    models = registry.system(id).models()
    for model in (models.sheet, models.now, models.world):
        assert model.OPEN is not None and set(model.model_fields) >= model.OPEN


def test_what_is_not_open_is_as_if_nobody_had_said_it() -> None:
    pair = [{"block": "ogre", "side": "a"}, {"block": "ada", "side": "b"}]
    sheet = read_scene({"format": 1, "system": "srd5", "combatant": pair}).by_id["ogre"].sheet
    shown, unseen = sheet.shown(), sheet.shown(False)
    assert (shown.size, shown.ac, shown.hp_max, shown.abilities) == ("large", sheet.ac, 1, {})
    assert (unseen.size, unseen.ac, unseen.attack, unseen.model_fields_set) == ("medium", None, (), set())


def test_nobody_looks_past_its_seat(scene: Scene) -> None:
    run = Run(scene, Tape(7), policies={name: guarded(one) for name, one in scene.system.policies.items()})
    run.advance()
    assert run.outcome is not None


def test_a_look_at_secrets_would_be_noticed(coin: None) -> None:
    """The poison works: a tactic that gets at the state dies of it."""
    turns = read_scene(TURNS)
    peeping: Policy = lambda ask, view: view._state["ota" if ask.actor == "ada" else "ada"].tokens and "toss"  # noqa: E731
    with pytest.raises(Poison):
        Run(turns, Tape(7), policies={"plain": guarded(peeping), "bold": guarded(peeping)}).advance()
