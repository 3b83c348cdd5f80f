"""What a forecast counts of one finished scene, and what it takes for granted."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.system import Measure, Outcome
from bojiste.kit import measure as kit
from bojiste.systems.osr.now import CLOCK, EXPEDITION
from bojiste.systems.osr.prepare import Scene, State
from bojiste.systems.osr.words import OUT


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """Who won, in how many rounds, who fell and who died, and what everybody has left."""
    now = {one.id: state[one.id] for one in scene.combatants}
    flags = kit.won(scene, outcome) | {"undecided": outcome.reason == "undecided"}
    flags |= kit.befell(scene, "fell", lambda who: now[who].hp <= 0 or not OUT.isdisjoint(now[who].conditions))
    flags |= kit.befell(scene, "died", lambda who: "dead" in now[who].conditions)
    flags |= kit.wiped(scene, lambda who: "dead" in now[who].conditions)
    counts = {"rounds": state[CLOCK].round, **kit.left(scene, "hp", lambda who: max(0, now[who].hp))}
    counts |= {f"fatigue:{one.id}": now[one.id].fatigue for one in scene.combatants if one.sheet.kind == "pc"}
    if scene.procedure in ("journey", "camp", "dungeon"):
        flags |= {word: outcome.reason == word for word in ("arrived", "perished")}
        counts |= {"days": state[EXPEDITION].day, "turns": state[EXPEDITION].turn, "supplies": _supplies(scene, state)}
    return Measure(flags, counts)


def _supplies(scene: Scene, state: State) -> int:
    """Supplies that the company has left, its own and the common ones."""
    return state[EXPEDITION].pool + sum(state[one.id].supplies for one in scene.combatants if one.sheet.kind == "pc")


def conventions(scene: Scene) -> Iterable[str]:
    """The catalogue's defaults where the source leaves a choice to people."""
    yield "gm-rulings-by-default" if scene.rulings == "default" else "gm-rulings-asked"
    yield "tactics"
    yield "initiative-each-round" if scene.options.initiative_each_round else "initiative-once"
    yield "mild-death" if scene.options.mild_death else "dead-at-zero"
    yield "even-chance"
    yield "walls-stop-nothing"
