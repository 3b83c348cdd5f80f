"""What of a fight does not outlast it: burning, passing conditions, what lies about."""

from __future__ import annotations

from bojiste.core.event import Change
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import FRESH, GROUND, Fighter
from bojiste.systems.osr.play.damage import burn
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile


def burns_out(table: Table, who: Profile) -> Course[None]:
    """What lasts some rounds more runs its course; a bleeding is staunched now that there is time."""
    while any(one.left is not None for one in table.now[who.id].persistent) and table.there(who):
        yield from burn(table, who)


PASSING = ("prone", "held", "asleep", "fled", "surrendered")


def rested_from_fight(table: Table, who: Profile, stays: bool) -> tuple[Change, ...]:
    """What of a fight does not last; whoever was met stays behind."""
    now = table.now[who.id]
    gone = (*PASSING, *(name for name, _ in now.passing)) if table.prepared.players[who.side] else ()
    return table.state.change(
        who.id,
        turn=FRESH,
        engaged=(),
        readied=None,
        held_spell="",
        held_by="",
        instant_used=False,
        surprised=False,
        fleeing=False,
        stood_up_round=0,
        passing=(),
        persistent=(),
        unloaded=(),
        breath=rules.hazard.breath(now.scores[2]),
        conditions=tuple(one for one in now.conditions if one not in gone),
        present=now.present and not stays,
        **gathered(table, who, now),
    )


def gathered(table: Table, who: Profile, now: Fighter) -> dict[str, tuple[str, ...]]:
    """What somebody picks up of its own that lies about."""
    if not table.there(who):
        return {}
    lying = {one.thing for one in table.state[GROUND].lying}
    return {
        "carried": (*now.carried, *(id for id in who.weapons if id in lying and id not in now.carried)),
        "items": (*now.items, *(id for id in who.items if id in lying and id not in now.items)),
    }
