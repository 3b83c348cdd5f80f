"""Cutting Words: its reaction and a die of its inspiration, taken off an attack roll, a check or the damage of a
creature within 60 feet that it sees, that hears it and can be charmed, before it is known what comes of the roll."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.dice import die
from bojiste.core.event import Part
from bojiste.kit.course import Course
from bojiste.kit.fields import Dice
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import ATTACK_BONUS, CHECK_ROLLED, DAMAGE_ROLLED
from bojiste.systems.srd5.play.attacks.attack import aimed_at
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.instance import Rolls
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import use_cost
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import FT

TRAIT = Feature("cutting_words")
INSPIRATION = "bardic_inspiration"
REACH = 60 * FT


def sides(power: Power) -> int:
    """Of its die."""
    return next(iter(power.says("bonus", "amount", Dice))).sides


def _mockers(table: Table, against: Profile) -> Iterator[tuple[Profile, Power]]:
    """Those who may cut somebody short, each with its inspiration."""
    if "charmed" in against.cond_immune or table.effects(against).deaf or table.hushed(against):
        return
    for one in against.enemies:
        power = one.powers.get(INSPIRATION)
        if power is not None and TRAIT.of(one) and one.id in table.now and _can(table, one, power, against):
            yield one, power


def _can(table: Table, one: Profile, power: Power, against: Profile) -> bool:
    able = table.reacts(one) and table.speaks(one) and bool(use_cost.slots(table, one, power))
    return able and table.distance(one, against) <= REACH and sight.sees(table, one, against)


def _cut(table: Table, one: Profile, power: Power, against: Profile) -> Course[int]:
    """The die."""
    used = (*table.now[one.id].used, power.store)
    yield TRAIT.told(one, against, table.state.change(one.id, reaction=False, used=used))
    face: int = yield die(sides(power), has, one.id)
    return face


@ATTACK_BONUS.voice(TRAIT.name, there=(TRAIT.name,))
def mocks_attack(shot: Shot) -> Course[tuple[Part, ...]]:
    """A roll that would hit: by default where the die is as likely as not to make a miss of it."""
    table, who, over = shot.table, shot.who, shot.total - aimed_at(shot)
    if not shot.open or over < 0:
        return ()
    for one, power in _mockers(table, who):
        if (yield from TRAIT.wanted(one, 2 * over <= sides(power), who)):
            face = yield from _cut(table, one, power, who)
            return (Part(TRAIT.name, -face, sides(power)),)
    return ()


@CHECK_ROLLED.voice(TRAIT.name, there=(TRAIT.name,))
def mocks_check(table: Table, who: Profile, total: int) -> Course[tuple[Part, ...]]:
    """A check: by default not, the die is worth more against a blow."""
    for one, power in _mockers(table, who):
        if (yield from TRAIT.wanted(one, False, who)):
            face = yield from _cut(table, one, power, who)
            return (Part(TRAIT.name, -face, sides(power)),)
    return ()


@DAMAGE_ROLLED.voice(TRAIT.name, there=(TRAIT.name,))
def mocks_damage(shot: Shot, rolls: Rolls) -> Course[Rolls]:
    """Damage: by default where that may keep somebody up whom it would fell."""
    table, who, whole = shot.table, shot.who, sum(amount for _, amount in rolls.amounts)
    left = table.now[shot.target.id].hp
    for one, power in _mockers(table, who) if rolls.amounts else ():
        if (yield from TRAIT.wanted(one, left <= whole < left + sides(power), who)):
            face = yield from _cut(table, one, power, who)
            (type_, amount), *rest = rolls.amounts
            parts = (*rolls.parts, Part(TRAIT.name, -min(face, amount), sides(power)))
            return rolls._replace(amounts=((type_, max(0, amount - face)), *rest), parts=parts)
    return rolls
