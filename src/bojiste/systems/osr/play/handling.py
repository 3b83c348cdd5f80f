"""Handling things in a fight: using, taking in hand, loading, picking up."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bojiste.core.dice import Rolled, roll
from bojiste.core.event import Change, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import GROUND
from bojiste.systems.osr.play import rescue
from bojiste.systems.osr.play.dice import even
from bojiste.systems.osr.play.maneuver import released_by
from bojiste.systems.osr.play.melee import bound
from bojiste.systems.osr.play.spells import Casting, targets
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.things import dropped, taken_up
from bojiste.systems.osr.prepare import Profile


@procedure("osr.combat.actions")
def acted(table: Table, who: Profile) -> tuple[Change, ...]:
    """The one action of a round is spent: on anything that matters, be it an attack, a spell or a thing handled."""
    return table.state.change(who.id, turn=table.now[who.id].turn._replace(acted=True))


@procedure("osr.combat.engaged_items")
def handles(table: Table, who: Profile, rest: str, *, verb: str, to: Profile | None = None) -> Course[Casting | None]:
    """Handling a thing is the action; out of melee there is an even chance that it falls to the ground instead. Returns
    the spell that was read, if any. ``to``: to whom a potion is given."""
    yield from released_by(table, who)
    spent = acted(table, who)
    if bound(table, who):
        data = {"thing_or_weapon": who.word(rest)}
        yield happened("fumbles-with", handles, who.id, changes=spent, data=data)
        spent = ()
        if (yield from even(table, handles, who.id, "engaged-item", thing_or_weapon=who.word(rest))):
            yield from falls_down(table, who, rest, verb == "pick")
            return None
    if to is not None:
        return (yield from uses(table, who, rest, spent, to))
    return (yield from HANDLING[verb](table, who, rest, spent))


def falls_down(table: Table, who: Profile, thing: str, lay: bool) -> Course[None]:
    """A thing falls, or goes on lying where it ``lay``; what is fragile breaks, unless the referee is milder."""
    fragile = bool(
        who.items[thing].fragile if thing in who.items else thing in who.weapons and who.weapons[thing].fragile
    )
    broken = yield from table.ruling(
        "item-breaks", handles, who.id, ("yes", "no"), "yes" if fragile else "no", thing_or_weapon=who.word(thing)
    )
    if lay:
        changes = taken_up(table, who, thing) if broken == "yes" else ()
    else:
        changes = dropped(table, who, thing, who)
        changes = tuple(change for change in changes if broken == "no" or change.who != GROUND)
    kind = "breaks" if broken == "yes" else "falls-down"
    yield happened(kind, handles, who.id, changes=changes, data={"thing_or_weapon": who.word(thing)})


@procedure("osr.situation.unstable_items")
def uses(
    table: Table, who: Profile, thing: str, spent: tuple[Change, ...], to: Profile | None = None
) -> Course[Casting | None]:
    """A potion or a scroll does what it does, to its owner or somebody else; unstable ground does not matter to magic
    items. Returns what was read."""
    item = who.items[thing]
    now = table.now[who.id]
    if item.scroll is not None and not (yield from legible(table, who)):
        yield happened(
            "cannot-read",
            rules.hazard.infravision_reading,
            who.id,
            changes=spent,
            data={"thing_or_weapon": who.word(thing)},
        )
        return None
    changes = (*spent, *table.state.change(who.id, items=_without_one(now.items, thing)))
    given = to is not None and to is not who
    data = {"thing_or_weapon": who.word(thing), "given": given}
    yield happened("uses", uses, who.id, to.id if to and given else None, changes=changes, data=data)
    if item.heal is not None:
        faces = yield from roll(item.heal.number, item.heal.sides, rules.hit_points.magical_healing, who.id)
        shown = tuple(Rolled(item.heal.sides, face) for face in faces)
        yield from rescue.healed(table, to or who, sum(faces) + item.heal.flat, shown)
    if item.scroll is not None and item.scroll in who.spells:
        spell = who.spells[item.scroll]
        return Casting(who, spell, (yield from targets(table, who, spell)))
    return None


def legible(table: Table, who: Profile) -> Course[bool]:
    """Whether letters can be read: not by heat, unless the referee makes an exception."""
    dark = table.within(who, "dark")
    rule = rules.hazard.infravision_reading
    if rule(dark, dark and table.lit(who)):
        return True
    return (yield from table.ruling("read-by-heat", rule, who.id, ("yes", "no"), "no")) == "yes"


def _without_one(items: tuple[str, ...], thing: str) -> tuple[str, ...]:
    place = items.index(thing)
    return (*items[:place], *items[place + 1 :])


def wields(table: Table, who: Profile, thing: str, spent: tuple[Change, ...]) -> Course[None]:
    """Take a weapon in hand; what there is no hand for is put away."""
    now = table.now[who.id]
    hands = 2 - (now.shield > 0)
    kept: tuple[str, ...] = (thing,)
    need = who.weapons[thing].hands
    for id in now.wielded:
        if need + who.weapons[id].hands <= hands:
            kept = (*kept, id)
            need += who.weapons[id].hands
    changes = (*spent, *table.state.change(who.id, wielded=kept))
    yield happened("wields", acted, who.id, changes=changes, data={"weapon": who.weapons[thing].word})


def loads(table: Table, who: Profile, thing: str, spent: tuple[Change, ...]) -> Course[None]:
    """A crossbow is made ready to shoot."""
    now = table.now[who.id]
    unloaded = tuple(id for id in now.unloaded if id != thing)
    changes = (*spent, *table.state.change(who.id, unloaded=unloaded))
    yield happened("loads", rules.completion.ammo, who.id, changes=changes, data={"weapon": who.weapons[thing].word})


def picks(table: Table, who: Profile, thing: str, spent: tuple[Change, ...]) -> Course[None]:
    """Pick something up: a weapon into a free hand, a thing into the bag."""
    now = table.now[who.id]
    changes = (*spent, *taken_up(table, who, thing))
    if thing in who.weapons:
        used = sum(who.weapons[id].hands for id in now.wielded) + (now.shield > 0)
        wielded = (*now.wielded, thing) if used + who.weapons[thing].hands <= 2 else now.wielded
        changes += table.state.change(who.id, carried=(*now.carried, thing), wielded=wielded)
    else:
        changes += table.state.change(who.id, items=(*now.items, thing))
    yield happened("picks-up", acted, who.id, changes=changes, data={"thing_or_weapon": who.word(thing)})


HANDLING: Mapping[str, Callable[..., Course[Casting | None]]] = {
    "use": uses,
    "wield": wields,
    "load": loads,
    "pick": picks,
}
