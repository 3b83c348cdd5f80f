"""What a company does for its own when there is time: bodies looked after, potions drunk, healing spells cast."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.company import company, expedition, leader
from bojiste.systems.osr.play.handling import uses
from bojiste.systems.osr.play.menu import healing
from bojiste.systems.osr.play.rescue import check_body
from bojiste.systems.osr.play.spells import Casting, conjure, paid, unfold
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile

DONE = "on"


def bodies(table: Table) -> list[Profile]:
    """Friends who lie dying."""
    return [
        one
        for one in table.everybody
        if table.prepared.players[one.side] and table.now[one.id].present and "dying" in table.now[one.id].conditions
    ]


def ways(table: Table) -> list[Option]:
    """Everything that helps somebody."""
    able = [one for one in company(table) if table.up(one)]
    if not able:
        return []
    looks = [Option(f"look:{body.id}", {"target": body.id}) for body in bodies(table)]
    return [*looks, *(option for who in able for option in means(table, who))]


def means(table: Table, who: Profile) -> Iterator[Option]:
    """Spells and potions of one member, for whoever needs them."""
    now = table.now[who.id]
    needy = [one for one in (*company(table), *bodies(table)) if table.now[one.id].hurt]
    tired = [one for one in company(table) if table.now[one.id].fatigue]
    for spell in who.spells.values():
        if rules.completion.spells(now.magic_points, spell.cost) >= 0:
            for target in needy if spell.heal else tired if spell.fatigue_relief else ():
                data = {"member": who.id, "spell": spell.word, "target": target.id}
                yield Option(f"cast:{who.id}:{spell.id}:{target.id}", data)
    for id in now.items:
        if healing(who, id):
            for target in needy:
                data = {"member": who.id, "thing_or_weapon": who.word(id), "target": target.id}
                yield Option(f"use:{who.id}:{id}:{target.id}", data)


def offered(table: Table) -> list[Option]:
    """The word for it in a menu."""
    return [Option("care")] if ways(table) else []


def cares(table: Table) -> Course[None]:
    """One thing after another, as long as they want and anything helps; bodies are looked after by default."""
    key = ""
    while key != DONE and (open_ := ways(table)) and not expedition(table).over:
        who = leader(table)
        usual = open_[0].key if open_[0].key.startswith("look:") else DONE
        options = (*open_, Option(DONE))
        key = yield Ask("care", rules.mild_death.check_body, who.seat, who.id, options, usual, again=True)
        if key not in (DONE, AGAIN):
            yield from does(table, key)


def does(table: Table, key: str) -> Course[None]:
    """One of them."""
    verb, _, rest = key.partition(":")
    if verb == "look":
        who, body = next(one for one in company(table) if table.up(one)), table.profiles[rest]
        yield happened("looks", rules.mild_death.check_body, who.id, body.id)
        yield from check_body(table, who, body)
        return
    member, thing, target = rest.split(":")
    course = casts if verb == "cast" else gives
    yield from course(table, table.profiles[member], thing, table.profiles[target])


def casts(table: Table, who: Profile, id: str, target: Profile) -> Course[None]:
    """A spell, in peace."""
    casting = Casting(who, who.spells[id], [target])
    yield from paid(table, who, casting.spell, casting.spell.cost)
    if table.up(who):
        yield from conjure(table, casting)
        yield from unfold(table, casting)


def gives(table: Table, who: Profile, id: str, target: Profile) -> Course[None]:
    """A potion."""
    yield from uses(table, who, id, (), target)
