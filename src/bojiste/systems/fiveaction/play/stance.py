"""Stances: partial and full defence, covering a comrade."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.gear import able
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Stance

COVERING = (Stance.COVER_PARTIAL, Stance.COVER_FULL)


def offered(table: Table, who: str) -> Iterator[Option]:
    """Another stance than the present one, for an action."""
    now = table.now(who)
    if now.actions < table.law.actions.stance or now.prone or _forced(table, who):
        return
    for stance in (Stance.PARTIAL, Stance.FULL):
        if now.stance is not stance and able(table, who):
            yield Option(f"stance:{stance.value}", {"stance": stance.value, "price": table.law.actions.stance})
    if now.stance is not Stance.NORMAL:
        data = {"stance": Stance.NORMAL.value, "price": table.law.actions.stance}
        yield Option(f"stance:{Stance.NORMAL.value}", data)


def _forced(table: Table, who: str) -> bool:
    """Fear at its worst forces full defence."""
    fear = table.now(who).fear
    return fear is not None and fear.tier >= rules.intimidation.WORST


@procedure("fiveaction.defence.stance_switch")
def done(table: Table, who: str, rest: str) -> Course[None]:
    """Enter, leave or change a stance."""
    price, now = table.law.actions.stance, table.now(who)
    changes = table.change(who, stance=Stance(rest), covering=None, actions=now.actions - price)
    yield happened("stance", done, who, changes=changes, data={"stance": rest})


def covers_offered(table: Table, who: str) -> Iterator[Option]:
    """A comrade within reach of one's weapon."""
    now, arm = table.now(who), table.primary(who)
    if now.actions < table.law.actions.cover_ally or now.prone or arm is None or not able(table, who):
        return
    for friend in table.prep.friends[who]:
        if table.now(friend).status == "dead" or not rules.cover_ally.conditions(table.gap(who, friend), arm.high):
            continue
        for stance in COVERING:
            if (now.stance, now.covering) != (stance, friend):
                how = stance.value.removeprefix("cover_")
                data = {"target": friend, "how": how, "price": table.law.actions.cover_ally}
                yield Option(f"cover:{friend}:{how}", data)


def covers(table: Table, who: str, rest: str) -> Course[None]:
    """Cover one comrade, in part or in full."""
    friend, _, how = rest.partition(":")
    price, now = table.law.actions.cover_ally, table.now(who)
    changes = table.change(who, stance=Stance(f"cover_{how}"), covering=friend, actions=now.actions - price)
    yield happened(
        "covers", rules.cover_ally.conditions, who, friend, changes=changes, data={"how": how}
    )  # fmt: skip
