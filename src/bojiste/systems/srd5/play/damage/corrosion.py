"""What eats metal and wood: blades that get blunt, armour that gets thin, until nothing is left of them."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask, Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.damage.corroded import BORNE, WORN, eaten, ruined
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words.goods import BLADES, BLUNT, METAL, SHIELD

# -- what strikes at it --------------------------------------------------------------------------------------------


def eats(shot: Shot) -> Course[None]:
    """A weapon that has hit such a creature is the worse for it, unless it is magical. (What flies is not picked up
    again, and one of several alike is another the next time.)"""
    attack = shot.attack
    if attack.item and not attack.magical and not attack.thrown and attack.way != "shoot":
        yield from _corrodes(shot.table, shot.target, shot.who, attack.item)


def _corrodes(table: Table, who: Profile, whom: Profile, item: str) -> Course[None]:
    """One more off what somebody bears, and all that follows."""
    now, amount = table.now[whom.id], eaten(table, whom, item) + 1
    rest = tuple(one for one in now.corroded if one[0] != item)
    changes: tuple[Change, ...] = table.state.change(whom.id, corroded=(*rest, (item, amount)))
    away = ruined(whom, item, amount)
    if away and now.held is not None and item in now.held:
        changes += table.state.change(whom.id, held=tuple(one for one in now.held if one != item))
    kind = "corrodes-away" if away else "corrodes"
    data = {"weapon": item, "amount": amount}
    yield Event(kind, has, who.id, whom.id, changes=changes, data=data, seen=OPEN)


# -- what it strikes at --------------------------------------------------------------------------------------------


def within_reach(table: Table, whom: Profile, what: str) -> Iterator[str]:
    """What of somebody's such a touch may spoil: armour, and where it chooses a shield and the blades in hand."""
    worn = whom.sheet.armour
    exposed = worn is not None and (worn in METAL or what == "all")
    if exposed and not ruined(whom, WORN, eaten(table, whom, WORN)):
        yield WORN
    if what == "object":
        yield from _borne(table, whom)


def _borne(table: Table, whom: Profile) -> Iterator[str]:
    """The shield that somebody bears, and the blades that it holds, as far as they are whole."""
    if whom.shield and eaten(table, whom, BORNE) < SHIELD.base:
        yield BORNE
    held = whom.first_item if table.now[whom.id].held is None else table.now[whom.id].held
    yield from dict.fromkeys(item for item in held or () if item in BLADES and eaten(table, whom, item) < BLUNT)


def metal(table: Table, whom: Profile, what: str) -> bool:
    """Whether somebody wears armour of metal (``armour``), or holds a thing of metal."""
    if what == "armour":
        return whom.sheet.armour in METAL
    held = whom.first_item if table.now[whom.id].held is None else table.now[whom.id].held
    return any(item in BLADES for item in held or ())


def thins(table: Table, who: Profile, whom: Profile, power: Power, what: str) -> Course[None]:
    """What a touch spoils; of several things its owner's foe chooses one."""
    found = list(within_reach(table, whom, what))
    if not found:
        return
    item = found[0]
    if len(found) > 1:
        menu = tuple(Option(f"spoil:{one}", {"weapon": one}) for one in found)
        data = {**power.facts, "target": whom.id}
        answer = yield Ask("spoil", lasting.spell, who.seat, who.id, menu, menu[0].key, data=data)
        item = answer.partition(":")[2]
    yield from _corrodes(table, who, whom, item)
