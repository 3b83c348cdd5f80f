"""Dice with advantage and disadvantage, even chances."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.dice import Rolled, die, fell, shown_again
from bojiste.core.event import Change, happened
from bojiste.kit.course import Course
from bojiste.kit.dice import throw
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import PLAIN
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile


def d20(rule: Callable[..., object], who: str, state: int) -> Course[tuple[int, tuple[Rolled, ...]]]:
    """One die, or two with (dis)advantage: the face that counts, and how they are shown."""
    if not state:
        face = yield die(20, rule, who)
        return face, (fell(20, face),)
    thrown = yield from throw(2, 20, rule, who, counting=1, lowest=state < 0)
    return thrown.total, thrown.shown


def told_first(who: str, rule: Callable[..., object], shown: tuple[Rolled, ...]) -> Course[tuple[Rolled, ...]]:
    """Dice that do their work later, or several times, are told where they fall; what follows shows them again."""
    if not any(rolled.thrown for rolled in shown):
        return shown
    yield happened("dice-fell", rule, who, rolls=shown)
    return shown_again(shown)


def judged(table: Table, who: Profile) -> tuple[Change, ...]:
    """What the referee said of the circumstances of somebody's roll has had its say."""
    return () if table.now[who.id].favour is PLAIN else table.state.change(who.id, favour=PLAIN)


def even(table: Table, rule: Callable[..., object], who: str, kind: str, **data: object) -> Course[bool]:
    """An even chance that what ``rule`` names happens; told as ``kind`` either way."""
    sides = 6 if table.options.fifty_die == "d6" else 100
    face = yield die(sides, rule, who)
    happens = rules.check.fifty_percent(face, sides)
    result = "yes" if happens else "no"
    yield happened(kind, rule, who, rolls=(Rolled(sides, face),), data={"happens": result, **data})
    return happens
