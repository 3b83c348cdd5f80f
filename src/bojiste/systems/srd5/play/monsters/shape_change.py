"""Shapechangers: the forms they take, and what each of them holds."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import SHAPE_BARRED, SHAPE_TAKEN
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.monsters import growing
from bojiste.systems.srd5.play.monsters.other_form import TRUE, Guises, called
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has


def _changes(table: Table, who: Profile) -> Iterator[Option]:
    if who.forms and not who.sheet.splits and acting(table, who):
        changed = who.guise not in ("", TRUE)
        names = ((TRUE,) if changed else ()) if isinstance(who.forms, Guises) else who.forms
        for name in names:
            form = who.forms[name]
            fits = not who.grows or growing.room_for(table, who, form.size) is not None
            if fits and name != table.now[who.id].form:
                yield Option(f"shape:{name}", {"form": name})


def change(table: Table, who: Profile, rest: str) -> Course[None]:
    """Take another form, as an action: Armor Class, size, speeds and attacks are those of the form, all else stays.
    Whoever has no wings any more falls; whoever finds no room does not grow."""
    yield from turns_into(table, who, rest, spend(table, who, action=True))


def turns_into(table: Table, who: Profile, rest: str, changes: tuple[Change, ...] = ()) -> Course[None]:
    """It is in another form from now on."""
    changes += table.state.change(who.id, form=rest)
    changes += growing.resized(table, who, who.forms[rest].size) if who.grows else ()
    for brings in table.voices[who][SHAPE_TAKEN]:
        changes += brings(table, who, rest)
    yield Event("changes-shape", has, who.id, changes=changes, data={"form": called(who, rest)}, seen=OPEN)
    table.size_up()
    yield from consequences(table, who)


def _poses(table: Table, who: Profile) -> Iterator[Option]:
    barred = any(bars(table, who) for bars in table.voices[who][SHAPE_BARRED])
    if isinstance(who.forms, Guises) and acting(table, who) and not barred:
        yield Option("guise")


def pose(table: Table, who: Profile, rest: str) -> Course[None]:
    """Take the shape of another creature: which, of all there are that it finds room as."""
    menu = [Option("itself")]
    for name, form in who.forms.items():
        if name not in (TRUE, table.now[who.id].form) and growing.room_for(table, who, form.size) is not None:
            menu.append(Option(f"as:{name}", {"form": called(who, name)}))
    answer = yield Ask("guise", has, who.seat, who.id, menu, "itself", again=True)
    if answer not in ("itself", AGAIN):
        yield from change(table, who, answer.partition(":")[2])


DEEDS = (Deed("shape", has, _changes, change), Deed("guise", has, _poses, pose))
