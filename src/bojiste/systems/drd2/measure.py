"""What a forecast counts of one finished scene, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.measure import Measure
from bojiste.core.system import Outcome
from bojiste.kit.measure import won
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, fate_of
from bojiste.systems.drd2.play.conflict import UNDECIDED
from bojiste.systems.drd2.prepare import Scene, State, given_scars
from bojiste.systems.drd2.words import Evaluation, Manoeuvre, Status, Type

OUT = (Status.PRESENT, Status.REMOVED)
GONE = (*OUT, Status.RETIRED)
"""What becomes of somebody that its side has lost: eliminated, or dead as a hero."""
UNFOUGHT = ("challenge", "expedition")
"""Procedures that nobody need win: it is told whom they have cost nothing."""


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """Who won, in how many rounds, and what it cost: whom each side has lost, resources, scars, eliminations,
    exhaustions, Fate, manoeuvres."""
    flags = won(scene, outcome)
    flags["undecided"] = outcome.reason == UNDECIDED
    if "passed" in outcome.data:
        flags["passed"] = outcome.data["passed"] == "all"
    counts: dict[str, int] = {"rounds": state[CONFLICT].clock}
    counts |= {kind.value: count for kind, count in zip(Evaluation, state[CONFLICT].settled, strict=True)}
    counts |= _manoeuvres(scene, state)
    for one in scene.combatants:
        flags[f"fell:{one.id}"] = state[one.id].status in OUT
        if scene.prepared.kits[one.id].type is Type.HERO:
            flags[f"retired:{one.id}"] = state[one.id].status is Status.RETIRED
            counts |= _hero(scene, state, one.id)
    flags |= {f"loss:{side.id}": False for side in scene.sides}
    flags |= {f"loss:{one.side}": True for one in scene.combatants if state[one.id].status in GONE}
    if scene.procedure in UNFOUGHT:
        flags["unhurt"] = not any(_hurt(scene, state, one.id) for one in scene.combatants)
    counts |= {f"fate_left:{side}": kept for side, kept in _fate(scene, state)}
    return Measure(flags, counts)


def _hurt(scene: Scene, state: State, who: str) -> bool:
    """Whether it has cost a hero a scar that it did not come with, or its place."""
    if scene.prepared.kits[who].type is not Type.HERO:
        return False
    now = state[who]
    return now.status in GONE or len(now.scars) > len(given_scars(scene.by_id[who].now))


def _hero(scene: Scene, state: State, who: str) -> dict[str, int]:
    """What it cost a hero; scars it came with are not counted."""
    now = state[who]
    old = len(given_scars(scene.by_id[who].now))
    return rules.simulation.report(who, now.spent, tuple(one.severity for one in now.scars[old:]), now.exhaustions)


def _manoeuvres(scene: Scene, state: State) -> dict[str, int]:
    """How often each manoeuvre was played, by all together."""
    return {
        manoeuvre.value: sum(state[one.id].played[place] for one in scene.combatants)
        for place, manoeuvre in enumerate(Manoeuvre)
    }


def _fate(scene: Scene, state: State) -> Iterable[tuple[str, int]]:
    """Fate that each side of beings had left when its conflict ended."""
    for side in scene.sides:
        if (purse := fate_of(side.id)) in state:
            yield side.id, state[purse].kept


def conventions(scene: Scene) -> Iterable[str]:
    """The catalogue's defaults where the source leaves a choice to people."""
    yield "gm-rulings-by-default" if scene.rulings == "default" else "gm-rulings-asked"
    yield "tactics"
    yield "threat-ordinary"
    yield "everybody-in-reach"
    yield "initiative-by-dice"
    yield f"exhaustion-{scene.options.exhaustion_scope}"
    yield "wide-partial" if scene.options.wide_partial else "wide-whole"
    if scene.options.quick_game:
        yield "quick-game"
    if not scene.options.fate_visible:
        yield "fate-hidden"
