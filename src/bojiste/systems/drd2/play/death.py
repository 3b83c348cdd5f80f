"""Heroic death: the last exhaustion, which nobody needs to pay."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option, note
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT
from bojiste.systems.drd2.play.edit import edits
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Death, Initiative, Property

HEROIC_DEATH = "heroic-death"


def heroic_death(table: Table, who: str, property: Property) -> Course[None]:
    """A hero averts the failure at the price of its career, and may go further."""
    reach = yield from _how_far(table, who)
    end = rules.death.retire(property)
    ways = [Option(f"way:{way}", {"way": str(way)}) for way in end.ways]
    way = yield Ask("death-way", rules.death.retire, table.seat(who), who, ways, ways[0].key)
    words = ""
    if table.scene.options.stories == "ask":
        words = yield note("death-story", rules.death.effect, table.seat(who), who)
    changes = table.state.change(
        who, status=end.status, initiative=Initiative.LOST, threat=None, exhaustions=table.now(who).exhaustions + 1
    )
    if reach is Death.END_CONFLICT:
        winner = yield from _winner(table, who)
        changes += table.state.change(CONFLICT, over=(HEROIC_DEATH, winner))
    data = {"reach": reach.value, "way": way.removeprefix("way:"), "property": property.value, "note": words}
    yield Event("heroic-death", rules.death.effect, who, changes=changes, data=data, seen=OPEN)
    if reach is Death.SHIFT:
        yield from edits(table, rules.death.effect, who)


def _how_far(table: Table, who: str) -> Course[Death]:
    """Averting only, ending the conflict, or shifting it; outside a conflict there is none to end."""
    ruling = rules.death.effect()
    open_ = [answer for answer in ruling.answers if not table.lone or answer is not Death.END_CONFLICT]
    usual = ruling.default if ruling.default in open_ else open_[0]
    menu = [Option(answer.value) for answer in open_]
    return Death((yield Ask("death", rules.death.effect, table.seat(who), who, menu, usual.value)))


def _winner(table: Table, who: str) -> Course[str]:
    """Which side the conflict that a hero's death ends has gone to: usually the hero's."""
    usual = table.kit(who).side
    sides = [usual, *(side.id for side in table.scene.sides if side.id != usual)]
    menu = [*(Option(f"side:{side}", {"side": side}) for side in sides), Option("nobody")]
    key: str = yield Ask("death-winner", rules.death.effect, table.seat(who), who, menu, f"side:{usual}")
    return key.removeprefix("side:") if key != "nobody" else ""
