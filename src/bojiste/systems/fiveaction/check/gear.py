"""Faults of gear: what hands hold, numbers outside their rows, the maker's work."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from bojiste.core.reading import as_far_as_read
from bojiste.core.rule import procedure
from bojiste.core.scene import Combatant
from bojiste.errors import Problem
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.forge import built
from bojiste.systems.fiveaction.prepare import Scene
from bojiste.systems.fiveaction.sheet import Sheet
from bojiste.systems.fiveaction.sheet.gear import ArmourTable, Masterwork, ShieldTable, WeaponTable
from bojiste.systems.fiveaction.words import (
    ACCESSORIES,
    ARMS,
    BOWS,
    CLASSES,
    CROSSBOWS,
    FOOT,
    GAUNTLETS,
    IN_HAND,
    LEGS,
    PAVISE,
    Band,
    Grip,
    Hand,
)
from bojiste.systems.fiveaction.words.gear import (
    ARMOUR,
    LOCATION_ARMOUR,
    POLES,
    SHIELDS,
    WEAPONS,
    ShieldRow,
    Weapon,
)


def _in_hand(one: Combatant[Sheet]) -> list[WeaponTable]:
    return [weapon for weapon in one.sheet.weapons if weapon.hand in IN_HAND]


def hands(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """What two hands can hold at once."""
    hands = [weapon.hand for weapon in _in_hand(one)]
    if len(hands) != len(set(hands)) or (Hand.BOTH in hands and len(hands) > 1):
        held = ", ".join(f"{weapon.row} ({weapon.hand.value})" for weapon in _in_hand(one))
        yield Problem(f"{one.path}.weapons", held, "hands-full")


def shield_hand(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """What leaves a hand for the shield."""
    shield = one.sheet.shield
    if shield is None or not shield.in_hand:
        return
    path, in_hand = f"{one.path}.shield", _in_hand(one) if shield.row != PAVISE else []
    hands = [weapon.hand for weapon in in_hand]
    if shield.row == PAVISE:
        yield Problem(path, shield.row, "pavise-carried")
    elif any(WEAPONS[weapon.row].rows[0].grip is Grip.MISSILE for weapon in in_hand if weapon.row in WEAPONS):
        yield Problem(path, shield.row, "shield-with-missile")
    elif shield.row not in ("buckler", GAUNTLETS) and (Hand.BOTH in hands or Hand.OFF in hands):
        yield Problem(path, shield.row, "shield-without-hand")


def twice(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """One piece of armour of a kind."""
    key, worn = one.sheet.worn(scene.options.modules.hit_locations)
    pieces = [table.piece for table in worn]
    for index, piece in enumerate(pieces):
        if piece in pieces[:index]:
            yield Problem(f"{one.path}.{key}[{index}].piece", piece, "armour-twice", {"piece": piece})


def _quality(path: str, work: Masterwork, **most: int | None) -> Iterator[Problem]:
    """Points of quality only where such a piece can be made better; ``None``: as often as one likes."""
    for name, points in work:
        limit = most.get(name, 0)
        if limit is not None and points > limit:
            yield Problem(f"{path}.masterwork.{name}", points, "masterwork-not-here")


def _outside(path: str, value: int | None, band: tuple[int, int], scale: int) -> Iterator[Problem]:
    if value is None or band[0] <= value <= band[1]:
        return
    found, (low, high) = value / scale, (f"{end / scale:g}" for end in band)
    reason, data = ("outside-band", {"minimum": low, "maximum": high}) if low != high else ("not-its-row", {"row": low})
    yield Problem(path, int(found) if found.is_integer() else found, reason, data)


def _banded(path: str, table: Any, name: str, band: tuple[int, int], scale: int) -> Iterator[Problem]:
    """A number of a piece of gear within its row."""
    return _outside(f"{path}.{name}", getattr(table, name), band, scale)


def weapons(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    for index, table in enumerate(one.sheet.weapons):
        path, weapon = f"{one.path}.weapons[{index}]", built(scene.options, table)
        yield from as_far_as_read(partial(_head, path, table))
        slow = (min(row.slowdown[0] for row in weapon.rows), max(row.slowdown[1] for row in weapon.rows))
        for name, band, scale in (("weight", weapon.weight, 100), ("price", weapon.price, 100), ("slowdown", slow, 1)):
            yield from as_far_as_read(partial(_banded, path, table, name, band, scale))
        yield from as_far_as_read(partial(_reach, path, table, tuple(row.reach for row in weapon.rows)))
        yield from as_far_as_read(partial(_work, path, table, slow[1]))
        yield from as_far_as_read(partial(_grips, path, table, weapon))


def _head(path: str, table: WeaponTable) -> Iterator[Problem]:
    """A head that the shaft can bear, and how that wounds."""
    if table.row not in POLES or table.head is None:
        return
    head, shaft = WEAPONS[table.head], POLES[table.row]
    if CLASSES.index(head.weight_class) > CLASSES.index(shaft.weight_class):
        yield Problem(f"{path}.head", table.head, "pole-head-too-heavy", {"head": table.head})
    types = head.rows[0].types
    if table.head_type is not None and table.head_type not in types:
        yield Problem(f"{path}.head_type", table.head_type.value, "pole-head-type", {"types": ", ".join(types)})


def _work(path: str, table: WeaponTable, slow: int) -> Iterator[Problem]:
    """What the maker did: missile weapons hit no better for it, others reach no farther."""
    missile, work = table.row in (*BOWS, *CROSSBOWS), table.masterwork
    if work.slowdown == 1 and slow - work.slowdown < 1:
        yield Problem(f"{path}.masterwork.slowdown", work.slowdown, "slowdown-below-one")
    if work.range and not missile:
        yield Problem(f"{path}.masterwork.range", work.range, "masterwork-range")
    for name in ("damage", "attack") if missile else ():
        if points := getattr(work, name):
            yield Problem(f"{path}.masterwork.{name}", points, "masterwork-missile")
    yield from _quality(path, work, attack=None, damage=None, slowdown=1, weight=None, range=None)
    if table.ammunition and not missile:
        yield Problem(f"{path}.ammunition", "", "ammunition-without-bow")


def _grips(path: str, table: WeaponTable, weapon: Weapon) -> Iterator[Problem]:
    needs_two = all(row.grip in (Grip.TWO, Grip.MISSILE) for row in weapon.rows) and not table.small
    if needs_two and table.hand in ("main", "off"):
        yield Problem(f"{path}.hand", table.hand, "needs-both-hands", {"weapon": table.row})
    if table.hand == "both" and all(row.grip in (Grip.ONE, Grip.THROWN) for row in weapon.rows):
        yield Problem(f"{path}.hand", table.hand, "needs-one-hand", {"weapon": table.row})


def _reach(path: str, table: WeaponTable | ShieldTable, rows: Iterable[Band]) -> Iterator[Problem]:
    """A reach within that of one of its rows; what is only shot, or does not strike, has none."""
    if table.reach is None:
        return
    (low, high), path = table.reach, f"{path}.reach"
    bands = [band for band in rows if band != (0, 0)]
    if not bands:
        yield Problem(path, f"{_feet(low)}–{_feet(high)}", "no-reach")
    elif low > high:
        yield Problem(path, _feet(low), "reach-turned-round", {"maximum": f"{high / FOOT:g}"})
    elif not any(band[0] <= low and high <= band[1] for band in bands):
        widest = (min(band[0] for band in bands), max(band[1] for band in bands))
        yield from _outside(path, low if low < widest[0] else high, widest, FOOT)


def _feet(length: int) -> int | float:
    """Quarter feet as a scene writes them."""
    return length // FOOT if length % FOOT == 0 else length / FOOT


@procedure("fiveaction.defence.gauntlet")
def shield(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    table = one.sheet.shield
    if table is None:
        return
    row, path = SHIELDS[table.row], f"{one.path}.shield"
    if table.row == GAUNTLETS and not scene.options.setting.late_plate:
        yield Problem(f"{path}.row", table.row, "no-late-plate")
    slow = (row.slowdown, row.slowdown)
    for name, band, scale in (("weight", row.weight, 100), ("price", row.price, 100), ("slowdown", slow, 1)):
        yield from as_far_as_read(partial(_banded, path, table, name, band, scale))
    yield from as_far_as_read(partial(_reach, path, table, [row.attack.reach] if row.attack else []))
    yield from as_far_as_read(partial(_shield_work, path, table, row))


def _shield_work(path: str, table: ShieldTable, row: ShieldRow) -> Iterator[Problem]:
    """What the maker did to a shield: a weapon, where it strikes at all."""
    strikes, work = None if row.attack else 0, table.masterwork
    yield from _quality(path, work, attack=strikes, damage=strikes, slowdown=1, weight=None)
    if work.slowdown == 1 and row.slowdown - work.slowdown < 1:
        yield Problem(f"{path}.masterwork.slowdown", work.slowdown, "slowdown-below-one")


def armour(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    key, worn = one.sheet.worn(scene.options.modules.hit_locations)
    for index, table in enumerate(worn):
        yield from as_far_as_read(partial(_piece, scene, f"{one.path}.{key}[{index}]", table))


def _piece(scene: Scene, path: str, table: ArmourTable) -> Iterator[Problem]:
    by_parts = scene.options.modules.hit_locations
    row = (LOCATION_ARMOUR if by_parts else ARMOUR).get((table.material, table.piece))
    if row is None:
        wrong = table.piece in ((ACCESSORIES,) if by_parts else (ARMS, LEGS))
        reason = "piece-of-other-armour" if wrong else "no-such-armour"
        yield Problem(f"{path}.piece", table.piece, reason, {"piece": table.piece, "material": table.material})
        return
    for name, band, scale in (("dr", row.dr, 1), ("weight", row.weight, 100), ("price", row.price, 100)):
        yield from as_far_as_read(partial(_banded, path, table, name, band, scale))
    work = table.masterwork
    yield from _quality(path, work, dr=None, slowdown=2, weight=None)
    if 0 < work.slowdown <= 2 and rules.armour.slowdown(row, table.stops(row)) - work.slowdown < 1:
        yield Problem(f"{path}.masterwork.slowdown", work.slowdown, "slowdown-below-one")
