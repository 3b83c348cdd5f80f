"""What a trap or a fall does to somebody."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from bojiste.core.ask import yes_no
from bojiste.core.dice import Rolled, roll
from bojiste.core.event import Part, happened
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.damage import nature, suffer
from bojiste.systems.osr.play.gear import dice
from bojiste.systems.osr.play.movement import ability_check
from bojiste.systems.osr.play.save import save
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import Dice

if TYPE_CHECKING:
    from bojiste.systems.osr.sheet.fields import Damage
    from bojiste.systems.osr.world import Trap

CATCH = 15


def harm(table: Table, who: Profile, trap: Trap) -> Course[None]:
    """A trap goes off on somebody: a fall, damage that a saving throw may halve."""
    if trap.fall:
        yield from fall(table, who, trap.fall)
    if trap.damage is not None:
        yield from hurt(table, who, trap.damage, trap.save or "", trap.tags)
    elif trap.save:
        yield from save(table, who, trap.save)


def hurt(table: Table, who: Profile, damage: Damage, kind: str, tags: tuple[str, ...] = ()) -> Course[None]:
    """Damage of no attack; a saving throw halves it. The dice fall first."""
    part = dice(damage)
    faces = yield from roll(part.number, part.sides, rules.attack.damage, who.id)
    whole = rules.attack.damage(faces, part.flat)
    saved = bool(kind) and (yield from save(table, who, kind))
    whole = rules.save.escaped(whole) if saved else whole
    taken = nature(table, who, ((whole, part),), False, None).after(saved)
    shown = tuple(Rolled(part.sides, face) for face in faces)
    flat = (Part("flat", part.flat),) if part.flat else ()
    yield from suffer(table, who, taken, tags, shown, flat, {"types": (part.type,)}, against=kind)


def catches(table: Table, who: Profile, data: dict[str, float]) -> Course[bool]:
    """One try to catch hold."""
    tries = yield yes_no("catch", rules.hazard.fall_catch, who.seat, who.id, True, data={**data, "against": CATCH})
    return tries == "yes" and (yield from ability_check(table, who, 1, CATCH, rules.hazard.fall_catch))


def fall(table: Table, who: Profile, height: float, soft: bool = False) -> Course[None]:
    """A fall: one try to catch hold, and a die for every started two metres (of a begun metre as of a whole one); onto
    something soft, as many of them as the referee says, else none."""
    metres = ceil(height)
    data = {"metres": metres if metres == height else height, "round": rules.hazard.fall_speed(metres)}
    yield happened("falls", rules.hazard.fall_speed, who.id, data=data)
    fallen = metres
    if table.up(who) and (yield from catches(table, who, data)):
        usual = rules.hazard.fall_catch(metres)
        fallen = yield from table.ruled_number("catch-after", rules.hazard.fall_catch, who.id, (0, metres), usual)
    count = rules.hazard.fall_damage(fallen)
    if soft and count:
        count = yield from table.ruled_number("fall-dice", rules.hazard.fall_damage, who.id, (0, count), 0)
    if not count:
        yield happened("unhurt", rules.hazard.fall_damage, who.id)
        return
    faces = yield from roll(count, 6, rules.hazard.fall_damage, who.id)
    part = Dice(count, 6, 0, "fall")
    taken = nature(table, who, ((sum(faces), part),), False, None)
    shown = tuple(Rolled(6, face) for face in faces)
    yield from suffer(table, who, taken, (), shown, (), {"types": ("fall",)}, rule=rules.hazard.fall_damage)
