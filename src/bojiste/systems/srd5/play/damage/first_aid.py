"""Aid for those who are hurt: potions, first aid, a healer's kit."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.dice import roll
from bojiste.core.event import OPEN, Change, Event, Part, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.dice import check
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


def _near_allies(table: Table, who: Profile) -> Iterator[Profile]:
    """Oneself, and allies within reach that healing could still help."""
    if acting(table, who):
        for ally in (who, *who.allies):
            now = table.now.get(ally.id)
            alive = now is not None and rules.healing.dead(now.life == "dead")
            if alive and (ally is who or cover.touches(table, who, ally)):
                yield ally


def _potions(table: Table, who: Profile) -> Iterator[Option]:
    left = table.now[who.id].potions
    for ally in _near_allies(table, who) if left else ():
        if table.now[ally.id].hp < table.now[ally.id].hp_max:
            yield Option(f"potion:{ally.id}", {"ally": ally.id, "left": left})


POTION = 2, 4, 2
"""Hit points of a potion of healing: how many dice, of how many sides, and what is added."""


@procedure("srd5.turn.action_only_items")
def potion(table: Table, who: Profile, rest: str) -> Course[None]:
    """Drink a potion of healing, or pour it into somebody: always the action."""
    return drunk(table, who, table.profiles[rest], spend(table, who, action=True))


def drunk(table: Table, who: Profile, whom: Profile, spent: tuple[Change, ...]) -> Course[None]:
    """What a potion of healing gives; ``spent`` is what that takes of a turn."""
    number, sides, added = POTION
    dice, added = rules.house.potion_dice(number), added + rules.house.potion_flat(number, sides)
    faces = yield from roll(dice, sides, potion, who.id)
    most = ongoing_effects.rallied(table, whom)
    regained = (dice * sides if most else sum(faces)) + added if table.heals(whom) else 0
    now, other = table.now[who.id], table.now[whom.id]
    changes = (*spent, Change(who.id, "potions", now.potions, now.potions - 1))
    changes += revived(table, whom, regained)
    data = {"regained": min(regained, other.hp_max - other.hp)}
    yield Event(
        "drinks" if whom is who else "heals",
        rule=rules.healing.add,
        actor=who.id,
        target=whom.id,
        rolls=kept(sides, *faces),
        parts=(Part("potion", added),),
        changes=changes,
        data=data,
        seen=OPEN,
    )


def _dying(table: Table, who: Profile, verb: str) -> Iterator[Option]:
    for ally in _near_allies(table, who):
        if table.now[ally.id].life == "dying":
            data = {"ally": ally.id} | ({"left": table.now[who.id].kit} if verb == "kit" else {})
            yield Option(f"{verb}:{ally.id}", data)


def _stabilizes(table: Table, who: Profile) -> Iterator[Option]:
    return _dying(table, who, "stabilize")


def stabilize(table: Table, who: Profile, rest: str) -> Course[None]:
    """First aid: Medicine against 10."""
    whom = table.profiles[rest]
    test = yield from check(table, who, "medicine", rules.stabilizing.first_aid)
    worked = rules.stabilizing.first_aid(test.total)
    yield Event(
        "stabilizes" if worked else "first-aid-fails",
        rule=rules.stabilizing.first_aid,
        actor=who.id,
        target=rest,
        rolls=test.rolls,
        parts=test.parts,
        changes=(*spend(table, who, action=True), *test.changes, *(_stable(table, whom) if worked else ())),
        data={"against": 10},
        seen=OPEN,
    )


def _kits(table: Table, who: Profile) -> Iterator[Option]:
    return _dying(table, who, "kit") if table.now[who.id].kit else iter(())


def kit(table: Table, who: Profile, rest: str) -> Course[None]:
    """A healer's kit works without a check."""
    now = table.now[who.id]
    changes = (*spend(table, who, action=True), Change(who.id, "kit", now.kit, now.kit - 1))
    changes += _stable(table, table.profiles[rest])
    rule = rules.stabilizing.first_aid
    yield Event("stabilizes", rule=rule, actor=who.id, target=rest, changes=changes, data={"against": 0}, seen=OPEN)


def _stable(table: Table, whom: Profile) -> tuple[Change, ...]:
    return table.state.change(whom.id, life="stable", death_success=0, death_fail=0)


DEEDS = (
    Deed("potion", potion, _potions, potion),
    Deed("stabilize", rules.stabilizing.first_aid, _stabilizes, stabilize),
    Deed("kit", rules.stabilizing.first_aid, _kits, kit),
)
