"""First aid, part by part: it marks a part as treated."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.counter import provoke
from bojiste.systems.fiveaction.play.dice import test
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import FOOT, Status
from bojiste.systems.fiveaction.words.body import PARTS, Part

NEAR = 3 * FOOT


def offered(table: Table, who: str) -> Iterator[Option]:
    """A serious wound of somebody near, or of oneself, that was not seen to."""
    price = table.law.first_aid.actions
    if not table.by_parts or table.now(who).actions < price or table.now(who).prone:
        return
    for other in (who, *table.prep.friends[who]):
        if table.now(other).status is Status.DEAD or table.gap(who, other) > NEAR:
            continue
        now, kit = table.now(other), table.kit(other)
        for at, part in enumerate(PARTS):
            grave = rules.life.level(now.parts[at], kit.part_thresholds[at]) >= rules.life.SERIOUS
            if grave and at not in now.treated:
                yield Option(f"treat:{other}:{part.value}", {"target": other, "part": part.value, "price": price})


def done(table: Table, who: str, rest: str) -> Course[None]:
    """A test of first aid for one part."""
    other, _, name = rest.partition(":")
    part, rule, law = Part(name), rules.location.first_aid, table.law.first_aid
    at = PARTS.index(part)
    now = table.now(who)
    spent = table.change(who, actions=now.actions - law.actions, aim=None, task=None)
    yield happened("treats", rule, who, other, changes=spent, data={"part": name})
    if not (yield from provoke(table, who, "other")):
        return
    target = rule(law.base_tn, part, at in table.now(other).destroyed)
    helped = yield from test(table, who, "first_aid", rule, [("first_aid", table.skill(who, "first_aid"))], target)
    if helped.passed:
        harder, slower = rules.location.healing(part)
        changes = table.change(other, treated=(*table.now(other).treated, at))
        data = {"part": name, "harder": harder, "slower": slower}
        yield happened("treated", rules.location.healing, who, other, changes=changes, data=data)
