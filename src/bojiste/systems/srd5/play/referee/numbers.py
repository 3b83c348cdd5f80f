"""Every number that a scene may state as ``now``, as the referee's hand sets it."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.event import OPEN, Event
from bojiste.core.hand import Check, CourseOf, Deed, Number
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import field, told
from bojiste.systems.srd5.check import hands_full
from bojiste.systems.srd5.now import CLOCK, Suffering
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.monsters import growing
from bojiste.systems.srd5.play.monsters.other_form import Guises, called
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.referee import life
from bojiste.systems.srd5.play.table import running
from bojiste.systems.srd5.play.turns.turns import joined, keep, turns
from bojiste.systems.srd5.prepare import Scene, State
from bojiste.systems.srd5.words import FT, HALF_FEET
from bojiste.systems.srd5.words.goods import AMMUNITION


def _carried(kind: str) -> Number:
    """Pieces of a kind of ammunition."""

    def count(state: State, who: str) -> int:
        return dict(state[who].shots).get(kind, 0)

    def course(scene: Scene, state: State, deed: Deed) -> Course[None]:
        shots = tuple((name, deed.value if name == kind else left) for name, left in state[deed.who].shots)
        yield told(kind, deed.who, count(state, deed.who), deed.value, state.change(deed.who, shots=shots))

    def check(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
        if kind not in dict(state[deed.who].shots):
            yield Problem(deed.path, kind, "shoots-none")

    return Number(course, check, count, ("ammunition", kind))


def _has_the_order(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    if deed.who not in state[CLOCK].order:
        yield Problem(deed.path, deed.who, "not-in-order")


def _initiative(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A count of initiative, and the place in the order of turns that goes with it."""
    changes = state.change(deed.who, initiative=deed.value)
    yield told("initiative", deed.who, state[deed.who].initiative, deed.value, changes, OPEN)
    now = turns(state)
    there = joined(state, now.gone(deed.who), deed.who, deed.value)
    if deed.who not in now.left:  # it has had its turn, or has it now
        there = there.without(deed.who)._replace(on=now.on)
    yield Event("ruled-order", ruling, changes=keep(state, there), data={"targets": there.order}, seen=OPEN)


def _held(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """What is in somebody's hands."""
    changes = state.change(deed.who, held=deed.value)
    yield Event("ruled-holds", ruling, deed.who, changes=changes, data={"weapons": deed.value}, seen=OPEN)


def _hands(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    yield from hands_full(scene.by_id[deed.who].sheet, deed.value or (), deed.path)


def _legendary(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    most = scene.by_id[deed.who].sheet.legendary
    if deed.value > most:
        yield Problem(deed.path, deed.value, "above-maximum", {"maximum": most})


def _able(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    table = running(state)
    if not table.acts(table.profiles[deed.who]):
        yield Problem(deed.path, deed.who, "cannot-act")


def _dodging(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Dodge begins or is over, and it is lost at once by who cannot move."""
    table = running(state)
    yield told("dodging", deed.who, "", deed.value, state.change(deed.who, dodging=deed.value), OPEN)
    yield from consequences(table, table.profiles[deed.who])


def _height(state: State, who: str) -> int | None:
    """How high somebody is, in units of the game."""
    table = running(state)
    if not isinstance(table, Room) or table.abstract:
        return None
    return _in_units(table.scene, state[who].z * table.unit)


def _in_units(scene: Scene, half_feet: int) -> int:
    return half_feet // HALF_FEET[scene.options.distance_unit]


def _feet_in_unit(scene: Scene) -> int:
    """How many feet make the unit in which this game measures."""
    return HALF_FEET[scene.options.distance_unit] // FT


def _heights(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    table = running(state)
    if not isinstance(table, Room) or table.abstract:
        yield Problem(deed.path, "", "no-heights")
        return
    now, who, field_ = state[deed.who], table.profiles[deed.who], scene.world.field
    low = (table.ground_at(who, now.x, now.y) or -table.depth(who)) * table.unit
    data, typed = {"unit": scene.options.distance_unit}, _in_units(scene, deed.value * FT)
    if deed.value * FT < low:
        yield Problem(deed.path, typed, "below-ground", {**data, "lowest": _in_units(scene, low)})
    elif deed.value > field_.ceiling:
        yield Problem(deed.path, typed, "above-ceiling", {**data, "highest": _in_units(scene, field_.ceiling * FT)})


def _altitude(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A height, from which falls at once whoever nothing holds there."""
    table = running(state)
    changes = state.change(deed.who, z=deed.value * FT // table.unit)
    new = _in_units(scene, deed.value * FT)
    yield told("altitude", deed.who, _height(state, deed.who), new, changes, OPEN)
    yield from consequences(table, table.profiles[deed.who])


def _form(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """The form of a shapechanger, and what it is no longer held up by."""
    table, changes = running(state), state.change(deed.who, form=deed.value)
    who = table.profiles[deed.who]
    changes += growing.resized(table, who, who.forms[deed.value].size) if who.grows else ()
    yield Event("changes-shape", ruling, deed.who, changes=changes, data={"form": called(who, deed.value)}, seen=OPEN)
    table.size_up()
    yield from consequences(table, table.profiles[deed.who])


def _forms(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    forms = scene.prepared.profiles[deed.who].forms
    if deed.value not in forms:
        known = [] if isinstance(forms, Guises) else forms
        yield Problem(deed.path, deed.value, "unknown-form", {"known": ", ".join(known) or "–"})
        return
    table = running(state)
    who = table.profiles[deed.who]
    if who.grows and growing.room_for(table, who, who.forms[deed.value].size) is None:
        yield Problem(deed.path, deed.value, "no-room-there")


def _slots(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Spell slots left, level by level."""
    old = " ".join(map(str, state[deed.who].slots))
    changes = state.change(deed.who, slots=deed.value)
    yield told("slots", deed.who, old, " ".join(map(str, deed.value)), changes)


def _few_slots(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    levels = len(state[deed.who].slots)
    if not levels or len(deed.value or ()) != levels:
        yield Problem(deed.path, list(deed.value or ()), "slots-of-each-level", {"levels": levels})


def _silenced(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Whether somebody has its voice."""
    without = tuple(entry for entry in state[deed.who].suffers if entry.name != "silenced")
    suffers = (*without, Suffering("silenced")) if deed.value else without
    yield told("silenced", deed.who, "", deed.value, state.change(deed.who, suffers=suffers), OPEN)


def _plain(course: CourseOf, name: str, check: Check) -> Number:
    """A number with a course of its own."""
    return Number(course, check, lambda state, who: getattr(state[who], name))


def _anything(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    return iter(())


NUMBERS = {
    "hp": _plain(life.sets_hp, "hp", life.within_maximum),
    "hp_max": _plain(life.sets_maximum, "hp_max", _anything),
    "thp": field("thp"),
    "life": Number(life.sets_life, life.lives),
    "death_success": field("death_success", check=life.dying),
    "death_fail": field("death_fail", check=life.dying),
    "exhaustion": _plain(life.sets_exhaustion, "exhaustion", life.may_tire),
    "initiative": _plain(_initiative, "initiative", _has_the_order),
    "altitude": Number(_altitude, _heights, _height, times=_feet_in_unit),
    "airless": field("airless", seen=OPEN),
    "slots": Number(_slots, _few_slots, listed=True),
    "hit_dice": field("hit_dice"),
    "used": field("used", listed=True),
    "silenced": Number(_silenced),
    "form": Number(_form, _forms),
    "surprised": field("surprised", seen=OPEN),
    "reaction": field("reaction", seen=OPEN),
    "dodging": Number(_dodging, _able),
    "held": Number(_held, _hands, listed=True),
    "legendary": field("legendary", check=_legendary, seen=OPEN),
    "potions": field("potions"),
    "kit": field("kit"),
    **{kind: _carried(kind) for kind in AMMUNITION},
}
