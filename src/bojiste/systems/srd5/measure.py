"""What a forecast counts of one finished fight, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.system import Measure, Outcome
from bojiste.kit.measure import won
from bojiste.systems.srd5.prepare import Scene, State


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """What a forecast counts: who won, who fell and died, whole sides wiped out, rounds, hit points left."""
    flags = won(scene, outcome)
    lives = {one.id: state.now[one.id].life for one in scene.combatants}
    for side in scene.sides:
        members = [lives[one.id] for one in scene.combatants if one.side == side.id]
        flags[f"wiped:{side.id}"] = all(life == "dead" for life in members)
        flags[f"loss:{side.id}"] = "dead" in members
    for id, life in lives.items():
        flags[f"fell:{id}"] = life != "ok"
        flags[f"died:{id}"] = life == "dead"
    counts = {"rounds": outcome.data["rounds"]}
    counts |= {f"hp:{one.id}": state.now[one.id].hp for one in scene.combatants}
    return Measure(flags, counts)


def conventions(scene: Scene) -> Iterable[str]:
    """What a forecast takes for granted."""
    yield f"srd5-printing-{scene.options.printing}"
    yield "srd5-order"
    yield f"srd5-ties-{scene.options.init_roll_off}"
    yield "srd5-zero"
    yield f"srd5-aftermath-{scene.world.aftermath}"
    yield "srd5-tactics"
