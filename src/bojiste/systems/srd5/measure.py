"""What a forecast counts of one finished fight, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.system import Measure, Outcome
from bojiste.kit.measure import names, won
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.prepare import Scene, State, fresh


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """What a forecast counts: who won, who fell and died, whole sides wiped out, rounds, hit points left."""
    flags = won(scene, outcome)
    ids, now = tuple(scene.by_id), state.now
    if scene.world.encounter:  # of a day's later fights some may never have come
        now = {**{one.id: fresh(scene.prepared, one) for one in scene.prepared.profiles.values()}, **now}
    for side in scene.sides:
        members = [_life(now[one.id]) for one in scene.combatants if one.side == side.id]
        flags[f"wiped:{side.id}"] = members.count("dead") == len(members)
        flags[f"loss:{side.id}"] = "dead" in members
    for id, fell, died in zip(ids, names("fell", ids), names("died", ids), strict=True):
        life = _life(now[id])
        flags[fell] = life != "ok"
        flags[died] = life == "dead"
    counts = {"rounds": outcome.data["rounds"]}
    counts.update(zip(names("hp", ids), [now[id].hp for id in ids], strict=True))
    return Measure(flags, counts)


def _life(now: Fighter) -> str:
    """How somebody has come out of it; whoever the referee has taken out, unharmed."""
    return "ok" if now.gone else now.life


def conventions(scene: Scene) -> Iterable[str]:
    """What a forecast takes for granted."""
    yield f"srd5-printing-{scene.options.printing}"
    yield "srd5-order"
    yield f"srd5-ties-{scene.options.init_roll_off}"
    yield "srd5-zero"
    yield f"srd5-aftermath-{scene.world.aftermath}"
    yield "srd5-tactics"
    if any(one.sheet.unplayed for one in scene.combatants):
        yield "srd5-unplayed"
