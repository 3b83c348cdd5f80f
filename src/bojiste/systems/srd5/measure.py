"""What a forecast counts of one finished fight, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bojiste.core.measure import Measure
from bojiste.core.system import Outcome
from bojiste.kit import measure as kit
from bojiste.systems.srd5.now import Fighter, again
from bojiste.systems.srd5.play.turns.start import fresh
from bojiste.systems.srd5.prepare import Scene, State


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """What a forecast counts: who won, who fell and died, whole sides wiped out, rounds, hit points left. Of those whom
    play itself has brought only their sides tell; but a body that has come apart is all of its parts."""
    now, comers = state.now, [one for one in scene.combatants if one.id in state.now and state.now[one.id].brought]
    if comers:
        scene = replace(scene, combatants=tuple(one for one in scene.combatants if one not in comers))
        now = now | {whole: _of_parts(now, whole) for whole in {now[one.id].brought for one in comers} & now.keys()}
    if scene.world.encounter:  # of a day's later fights some may never have come
        now = {**{one.id: fresh(scene.prepared, one) for one in scene.prepared.profiles.values()}, **now}
    lives = {id: _life(now[id]) for id in scene.by_id}
    flags = kit.won(scene, outcome)
    flags |= kit.wiped(scene, lambda who: lives[who] == "dead")
    for one in comers:
        flags[f"wiped:{one.side}"] &= state.now[one.id].life == "dead"
    flags |= {f"loss:{side.id}": False for side in scene.sides}
    flags |= {f"loss:{one.side}": True for one in scene.combatants if lives[one.id] == "dead"}
    flags |= kit.befell(scene, "fell", lambda who: lives[who] != "ok")
    flags |= kit.befell(scene, "died", lambda who: lives[who] == "dead")
    counts = {"rounds": outcome.data["rounds"]}
    if scene.world.encounter:
        flags, counts = _of_day(scene, outcome, flags, counts)
    return Measure(flags, counts | kit.left(scene, "hp", lambda who: now[who].hp))


def _of_day(
    scene: Scene, outcome: Outcome, flags: dict[str, bool], counts: dict[str, int]
) -> tuple[dict[str, bool], dict[str, int]]:
    """Besides, of each fight of a day: whether it was won, in how many rounds, and the hit points left after it."""
    fought = outcome.data["fights"]
    won = sum(one.won for one in fought)
    flags = flags | {f"passed:{number}": number <= won for number, _ in enumerate(scene.world.encounter, 1)}
    for number, one in enumerate(fought, 1):
        counts = counts | {f"lasted:{number}": one.rounds, f"remaining:{number}": one.left}
    return flags, counts


def _of_parts(now: Mapping[str, Fighter], whole: str) -> Fighter:
    """Somebody who has come apart, as one: the liveliest of its parts, with the hit points of all."""
    parts = [now[whole], *(one for one in now.values() if isinstance(one, Fighter) and one.brought == whole)]
    best = max(parts, key=lambda one: (one.life == "ok", one.life != "dead"))
    found = again(best)
    found.hp = sum(one.hp for one in parts)
    return found


def _life(now: Fighter) -> str:
    """How somebody has come out of it; whoever the referee has taken out, unharmed."""
    return "ok" if now.gone else now.life


def conventions(scene: Scene) -> Iterable[str]:
    """What a forecast takes for granted."""
    yield f"srd5-printing-{scene.options.printing}"
    yield "srd5-order-each-round" if scene.options.initiative_each_round else "srd5-order"
    yield f"srd5-ties-{scene.options.init_roll_off}"
    yield "srd5-zero" if scene.options.monsters_die else "srd5-zero-monsters"
    yield f"srd5-aftermath-{scene.world.aftermath}"
    if any(one.speeds["burrow"] for one in scene.prepared.profiles.values()) and not any(scene.prepared.scenery.soil):
        yield "srd5-floor"
    if scene.rulings == "ask":
        yield "gm-rulings-asked"
    yield "srd5-tactics"
