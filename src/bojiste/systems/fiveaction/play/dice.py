"""Rolling: two d10 and what is added, against a target number or against somebody else."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import NamedTuple

from bojiste.core.dice import Roll, Rolled, die, fell
from bojiste.core.event import Change, Part, happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.penalty import penalty
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.rules.test import SIDES

Rule = Callable[..., object]


class Tested(NamedTuple):
    """How a test came out; ``margin`` is total minus target number."""

    passed: bool
    total: int
    target: int
    natural: int

    @property
    def margin(self) -> int:
        return self.total - self.target

    @property
    def failed(self) -> int:
        """Points by which it was lost, at least 0."""
        return max(0, -self.margin)


def two_dice(rule: Rule, who: str | None) -> Generator[Roll, int, tuple[int, tuple[Rolled, ...]]]:
    """A natural, and the dice that make it."""
    request = die(SIDES, rule, who)
    first = yield request
    second = yield request
    return rules.test.dice(first, second), (fell(SIDES, first), fell(SIDES, second))


def shown(parts: list[tuple[str, int]]) -> tuple[Part, ...]:
    """Summands that are there, as an event shows them."""
    return tuple([_record(Part, (*part, 0)) for part in parts if part[1]])


_record = tuple.__new__


def test(
    table: Table,
    who: str,
    what: str,
    rule: Rule,
    parts: list[tuple[str, int]],
    target: int,
    *,
    penalties: bool = True,
    data: Mapping[str, object] | None = None,
    kept: Callable[[int], tuple[Change, ...]] | None = None,
) -> Course[Tested]:
    """A test against a target number. ``what`` names it; wounds and stun count unless ``penalties`` is false. What is
    kept of its margin goes with it."""
    if penalties:
        parts = [*parts, ("wounds", penalty(table, who, "tests", what))]
    law = table.law.tests
    natural, rolls = yield from two_dice(rule, who)
    total = natural + sum(value for _, value in parts)
    by_sum = rules.test.basic(total, target, law.tie_succeeds)
    passed = rules.test.naturals(natural, by_sum, law.natural_success, law.natural_failure)
    facts = {"test": what, "against": target, "result": "passed" if passed else "failed", **(data or {})}
    if passed != by_sum:
        facts["natural_decides"] = True
    changes = kept(total - target) if kept is not None else ()
    yield happened("tested", rule, who, rolls=rolls, parts=shown(parts), changes=changes, data=facts)
    return Tested(passed, total, target, natural)


def opposed(
    table: Table,
    what: str,
    rule: Rule,
    actor: tuple[str, list[tuple[str, int]]],
    other: tuple[str, list[tuple[str, int]]],
) -> Course[tuple[bool, int]]:
    """Two tests compared, the acting side first; whether it wins, and by how much."""
    totals = []
    for who, parts in (actor, other):
        whole = [*parts, ("wounds", penalty(table, who, "tests", what))]
        natural, rolls = yield from two_dice(rule, who)
        totals.append(natural + sum(value for _, value in whole))
        yield happened("rolled", rule, who, rolls=rolls, parts=shown(whole), data={"test": what})
    won, margin = rules.test.opposed(totals[0], totals[1], table.law.tests.opposed_tie)
    data = {"test": what, "result": "won" if won else "lost", "margin": margin}
    yield happened("compared", rules.test.opposed, actor[0], other[0], data=data)
    return won, margin
