"""Indomitable: once, from level 13 twice, from level 17 three times a day a failed saving throw is rolled again, and
the new roll counts."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import SAVE_FAILED
from bojiste.systems.srd5.play.attacks.shot import Failed
from bojiste.systems.srd5.play.dice import order
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Feature("indomitable", uses=lambda who, level: 1 + (level >= 13) + (level >= 17))


def again(table: Table, who: Profile, failed: Failed) -> Course[bool]:
    """Whether the saving throw is made when it is rolled once more."""
    natural, rolls = yield from order(
        who, rules.dice.d20_test, failed.state, bonus=failed.added, what=f"save-{failed.ability}"
    )
    made = rules.dice.d20_test(natural, failed.added, failed.dc)
    data = {"ability": failed.ability, "against": failed.dc, "state": failed.state}
    kind, parts = "save-made" if made else "save-missed", (Part(f"save-{failed.ability}", failed.added),)
    yield Event(kind, rules.dice.d20_test, who.id, rolls=rolls, parts=parts, data=data, seen=OPEN)
    return bool(made)


@TRAIT.speaks(SAVE_FAILED)
def persists(table: Table, who: Profile, failed: Failed) -> Course[bool]:
    """Whether it rolls again and makes it: where a 20 would do."""
    if not TRAIT.left(table, who) or not (yield from TRAIT.wanted(who, failed.added + 20 >= failed.dc)):
        return False
    yield TRAIT.told(who, changes=TRAIT.spent(table, who))
    return (yield from again(table, who, failed))
