"""The coin system with a measure worth forecasting: tokens are what people stand on, so they are its ``hp``."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bojiste.core.ask import Ask
from bojiste.core.measure import Measure
from bojiste.core.scene import Scene
from bojiste.core.state import State, View
from bojiste.core.system import Outcome
from tests import coin


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    purses = {one.id: state[one.id].tokens for one in scene.combatants}
    flags = {f"won:{side.id}": outcome.winner == side.id for side in scene.sides}
    fell = {f"fell:{id}": tokens == 0 for id, tokens in purses.items()}
    left = {f"hp:{id}": tokens for id, tokens in purses.items()}
    return Measure(flags | fell, left | {"spent": 6 - sum(purses.values())})


def clumsy(ask: Ask, view: View) -> str:
    if ask.number == 3:
        raise ZeroDivisionError
    return ask.default


def quitter(ask: Ask, view: View) -> str:
    return "stop" if ask.number == 2 else ask.default


SYSTEM = replace(
    coin.SYSTEM,
    id="purse",
    measure=measure,
    conventions=lambda scene: ("fair",),
    policies={**coin.SYSTEM.policies, "clumsy": clumsy, "quitter": quitter},
    text="tests.forecast.text",
)


def data(*tactics: str, **more: Any) -> dict[str, Any]:
    """A scene of Ada against Ota (three tokens each), Ada's person being asked first."""
    first, second = tactics or ("plain", "plain")
    return {
        "format": 1,
        "system": "purse",
        "combatant": [
            {"id": "ada", "side": "left", "tokens": 3, "seat": "player:anna", "tactic": first, "name": "Ada"},
            {"id": "ota", "side": "right", "tokens": 3, "tactic": second, "name": "Ota"},
        ],
        **more,
    }
