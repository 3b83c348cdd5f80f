"""What a forecast counts of one finished scene, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.ask import GM
from bojiste.core.measure import Measure
from bojiste.core.system import Outcome
from bojiste.kit import measure as kit
from bojiste.systems.osr.now import CLOCK, EXPEDITION, Fighter
from bojiste.systems.osr.prepare import Scene, State
from bojiste.systems.osr.words import OUT

ENDS = {
    "journey": ("arrived", "turned-back", "out-of-time", "perished"),
    "dungeon": ("left", "out-of-time", "perished"),
    "camp": ("perished",),
    "trial": ("perished",),
}
"""How an expedition, or what is tried by itself, may end."""


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """Of a fight who won, in how many rounds, who fell and who died, and what everybody has left; of an expedition how
    it ended for those who set out, how long it took, and what it cost them."""
    return _expedition(scene, state, outcome) if scene.procedure in ENDS else _fight(scene, state, outcome)


def _fight(scene: Scene, state: State, outcome: Outcome) -> Measure:
    now = {one.id: state[one.id] for one in scene.combatants}
    flags = kit.won(scene, outcome) | {"undecided": outcome.reason == "undecided"}
    flags |= kit.befell(scene, "fell", lambda who: fallen(now[who]))
    flags |= kit.befell(scene, "died", lambda who: "dead" in now[who].conditions)
    flags |= kit.wiped(scene, lambda who: "dead" in now[who].conditions)
    flags |= kit.bereaved(scene, flags)
    counts = {"rounds": state[CLOCK].round, **kit.left(scene, "hp", lambda who: max(0, now[who].hp))}
    counts |= {f"fatigue:{one.id}": now[one.id].fatigue for one in scene.combatants if one.sheet.kind == "pc"}
    return Measure(flags, counts)


def fallen(now: Fighter) -> bool:
    """Whether somebody has been brought down, even if it was saved after the fight."""
    return now.hp <= 0 or now.dying_since >= 0 or not OUT.isdisjoint(now.conditions)


def _expedition(scene: Scene, state: State, outcome: Outcome) -> Measure:
    people = tuple(one.id for one in scene.combatants if one.sheet.kind == "pc" or one.seat != GM)
    now = {who: state[who] for who in people}
    dead = {who: "dead" in now[who].conditions for who in people}
    side = scene.by_id[people[0]].side
    flags = {f"won:{side}": outcome.winner == side, f"loss:{side}": any(dead.values())}
    flags |= {word.replace("-", "_"): outcome.reason == word for word in ENDS[scene.procedure]}
    if scene.procedure == "journey" and scene.world.dungeon.room:
        flags |= {"arrived": bool(state[EXPEDITION].place), "left": outcome.reason == "left"}
    flags |= {f"died:{who}": gone for who, gone in dead.items()}
    spent = state[EXPEDITION]
    counts = {"supplies": spent.pool + sum(one.supplies for one in now.values())}
    if scene.procedure == "journey":
        counts["days"] = spent.day
    if scene.world.dungeon.room:
        counts["turns"] = spent.turn
    counts["worn"] = max(one.fatigue for one in now.values())
    counts |= {f"hp:{who}": max(0, one.hp) for who, one in now.items()}
    counts |= {f"fatigue:{who}": one.fatigue for who, one in now.items()}
    return Measure(flags, counts)


def conventions(scene: Scene) -> Iterable[str]:
    """The catalogue's defaults where the source leaves a choice to people."""
    yield "gm-rulings-by-default" if scene.rulings == "default" else "gm-rulings-asked"
    yield "tactics"
    if scene.procedure in ENDS and scene.procedure != "trial":
        yield "expedition-tactics"
    yield "initiative-each-round" if scene.options.initiative_each_round else "initiative-once"
    yield "mild-death" if scene.options.mild_death else "dead-at-zero"
    yield "even-chance"
    yield "walls-stop-nothing"
