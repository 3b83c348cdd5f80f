"""What a forecast counts of one finished scene, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.scene import Scene
from bojiste.core.state import State
from bojiste.core.system import Measure, Outcome
from bojiste.systems.osr.now import CLOCK
from bojiste.systems.osr.words import OUT


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """Who won, in how many rounds, who fell and who died, and what everybody has left."""
    flags = {f"won:{side.id}": outcome.winner == side.id for side in scene.sides}
    flags["undecided"] = outcome.reason == "undecided"
    counts: dict[str, int] = {"rounds": state[CLOCK].round}
    for one in scene.combatants:
        now = state[one.id]
        flags[f"fell:{one.id}"] = now.hp <= 0 or not OUT.isdisjoint(now.conditions)
        flags[f"died:{one.id}"] = "dead" in now.conditions
        counts[f"hp:{one.id}"] = max(0, now.hp)
        if one.sheet.kind == "pc":
            counts[f"fatigue:{one.id}"] = now.fatigue
    return Measure(flags, counts)


def conventions(scene: Scene) -> Iterable[str]:
    """The catalogue's defaults where the source leaves a choice to people."""
    yield "gm-rulings-by-default" if scene.rulings == "default" else "gm-rulings-asked"
    yield "tactics"
    yield "initiative-each-round" if scene.options.initiative_each_round else "initiative-once"
    yield "mild-death" if scene.options.mild_death else "dead-at-zero"
    yield "even-chance"
    yield "walls-stop-nothing"
