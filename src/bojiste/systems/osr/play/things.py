"""Things: dropped, burnt, and saved by their magic."""

from __future__ import annotations

from bojiste.core.event import Change, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import GROUND, Lying
from bojiste.systems.osr.play.dice import d20
from bojiste.systems.osr.play.save import save_parts, saved
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile


def dropped(table: Table, who: Profile, thing: str, at: Profile) -> tuple[Change, ...]:
    """A weapon or an item leaves its owner's hands and lies where ``at`` stands."""
    now, there, ground = table.now[who.id], table.now[at.id], table.state[GROUND]
    lying = (*ground.lying, Lying(thing, there.x, there.y, at.id))
    return (
        *table.state.change(GROUND, lying=lying),
        *table.state.change(
            who.id,
            wielded=tuple(id for id in now.wielded if id != thing),
            carried=tuple(id for id in now.carried if id != thing),
            items=tuple(id for id in now.items if id != thing),
        ),
    )


def within_grasp(table: Table, who: Profile) -> list[Lying]:
    """Things on the ground that somebody can pick up, and knows how to use."""
    now = table.now[who.id]
    found = []
    for lying in table.state[GROUND].lying:
        if table.points:
            near = rules.completion.battlefield(lying.x - now.x, lying.y - now.y) <= 1
        else:
            near = lying.owner == who.id or table.distance(who, table.profiles[lying.owner]) <= 1
        if near and (lying.thing in who.weapons or lying.thing in who.items):
            found.append(lying)
    return found


def taken_up(table: Table, who: Profile, thing: str) -> tuple[Change, ...]:
    """A thing lies there no more: of several of that name the one within grasp."""
    lying = list(table.state[GROUND].lying)
    lying.remove(next(one for one in within_grasp(table, who) if one.thing == thing))
    return table.state.change(GROUND, lying=tuple(lying))


@procedure("osr.items.magic_save")
def magic_save(table: Table, who: Profile, kind: str) -> Course[None]:
    """A destructive death: ordinary things are gone, each magic one makes a saving throw against this kind of danger,
    with its owner's numbers."""
    now = table.now[who.id]
    things = [(id, who.weapons[id].magic_item, (who.weapons[id].bonus,)) for id in now.carried]
    things += [(id, who.items[id].magic, (who.items[id].bonus or 0,)) for id in now.items if id in who.items]
    lost = [id for id, magic, _ in things if not magic]
    if lost:
        yield happened(
            "burnt",
            rules.items.destroyed,
            who.id,
            changes=_without_things(table, who, lost),
            data={"things_or_weapons": tuple(map(who.word, lost))},
        )
    for id, magic, bonuses in things:
        if not magic:
            continue
        natural, shown = yield from d20(magic_save, who.id, 0)
        parts = save_parts(table, who, kind, ("bonus", rules.items.magic_bonus(bonuses)))
        safe = saved(natural, parts, who)
        changes = () if safe else _without_things(table, who, [id])
        data = {"thing_or_weapon": who.word(id), "against": who.save_number}
        told = "thing-kept" if safe else "thing-lost"
        yield happened(told, magic_save, who.id, rolls=shown, parts=parts, changes=changes, data=data)


def _without_things(table: Table, who: Profile, lost: list[str]) -> tuple[Change, ...]:
    now = table.now[who.id]
    fields = {
        name: tuple(id for id in getattr(now, name) if id not in lost) for name in ("wielded", "carried", "items")
    }
    return table.state.change(who.id, **fields)
