"""What a power takes from somebody: the maximum of hit points, strength, life; and whom that feeds."""

from __future__ import annotations

from bojiste.core.dice import Rolled, roll
from bojiste.core.event import OPEN, Event, kept
from bojiste.kit.course import Course
from bojiste.kit.fields import Dice
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.damage.damage import dies, revived
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


def drained(table: Table, met: Met, one: Profile, *, feeds: bool) -> Course[None]:
    """The maximum of hit points falls by what has been lost, which may feed whoever drains; who has none left dies."""
    now = table.now[one.id]
    left = max(0, now.hp_max - met.taken)
    changes = table.state.change(one.id, hp_max=max(1, left), hp=min(now.hp, max(1, left)))
    data = {**met.power.facts, "amount": met.taken}
    yield Event("drains", lasting.spell, met.who.id, one.id, changes=changes, data=data, seen=OPEN)
    if feeds:
        yield from fed(table, met)
    if not left:
        yield from killed(table, one)


def sapped(table: Table, met: Met, one: Profile, dice: Dice) -> Course[bool]:
    """Strength ebbs away; whether it was the last of it, and its owner's death."""
    faces = yield from roll(dice.number, dice.sides, lasting.spell, met.who.id)
    lost, shown = table.now[one.id].sapped + sum(faces) + dice.flat, kept(dice.sides, *faces)
    changes, data = table.state.change(one.id, sapped=lost), {**met.power.facts, "amount": sum(faces) + dice.flat}
    yield Event("sapped", lasting.spell, met.who.id, one.id, shown, changes=changes, data=data, seen=OPEN)
    if lost < one.sheet.abilities.get("strength", 10):
        return False
    yield from killed(table, one)
    return True


def killed(table: Table, one: Profile) -> Course[None]:
    """Somebody dies at once."""
    table.lives_changed = True
    yield Event("dies", lasting.spell, one.id, changes=dies(table, one), data={"overflow": 0}, seen=OPEN)
    yield from consequences(table, one)


def gains(table: Table, met: Met, dice: Dice) -> Course[None]:
    """Whoever has killed somebody so regains hit points."""
    faces = yield from roll(dice.number, dice.sides, rules.healing.add, met.who.id)
    yield from _regains(table, met.who, sum(faces) + dice.flat, kept(dice.sides, *faces))


def fed(table: Table, met: Met) -> Course[None]:
    """Whoever has dealt damage regains as many hit points."""
    yield from _regains(table, met.who, met.taken)


def _regains(table: Table, who: Profile, most: int, rolls: tuple[Rolled, ...] = ()) -> Course[None]:
    now = table.now[who.id]
    fed = min(most, now.hp_max - now.hp)
    changes = revived(table, who, fed) if fed else ()
    yield Event("regenerates", lasting.spell, who.id, None, rolls, changes=changes, data={"regained": fed}, seen=OPEN)
