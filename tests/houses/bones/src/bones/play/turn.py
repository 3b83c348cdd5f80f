"""The course of a match."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import Page, die
from bojiste.core.event import OPEN, Event, kept
from bojiste.core.rule import procedure
from bojiste.core.scene import Combatant, Scene
from bojiste.core.state import State
from bojiste.core.system import Outcome, Play
from bojiste.kit.course import Course
from bones import rules
from bones.words import SIDES, TOOTHLESS


@procedure("bones.turn.match")
def match(scene: Scene, state: State) -> Play:
    """Turn about, until somebody has no tooth left or gives in."""
    for number in range(1, scene.options.max_rounds + 1):
        for who, other in (scene.combatants, reversed(scene.combatants)):
            ended = yield from turn(state, number, who, other)
            if ended:
                return Outcome(other.side if ended == "gave-in" else who.side, ended, {"rounds": number})
    return Outcome(None, "undecided", {"rounds": scene.options.max_rounds})


def turn(state: State, number: int, who: Combatant, other: Combatant) -> Course[str]:
    """One turn; why the match ended with it, or nothing."""
    yield Page(number, who.index)
    yield Event("turn", match, who.id, data={"round": number}, seen=OPEN)
    menu = (Option("throw"), Option("give-in"))
    if (yield Ask("throw", match, who.seat, who.id, menu, "throw")) == "give-in":
        yield Event("gave-in", match, who.id, seen=OPEN)
        return "gave-in"
    first = yield die(SIDES, rules.throw.pair, who.id)
    second = yield die(SIDES, rules.throw.pair, who.id)
    dice = kept(SIDES, first, second)
    if not rules.throw.pair(first, second):
        yield Event("nothing", rules.throw.pair, who.id, rolls=dice, seen=OPEN)
        return ""
    changes = state.change(other.id, teeth=state[other.id].teeth - 1)
    yield Event("pair", rules.throw.pair, who.id, other.id, rolls=dice, changes=changes, seen=OPEN)
    return "" if state[other.id].teeth else TOOTHLESS
