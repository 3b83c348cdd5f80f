"""Faults that only the whole scene shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from bojiste.core.reading import as_far_as_read
from bojiste.core.rule import procedure
from bojiste.core.scene import Combatant
from bojiste.errors import Problem
from bojiste.kit import refuse
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import RESERVED
from bojiste.systems.fiveaction.play.forge import built, slowdown_of
from bojiste.systems.fiveaction.play.penalty import numbers
from bojiste.systems.fiveaction.prepare import TRUNK, Scene, body_of
from bojiste.systems.fiveaction.sheet import Sheet
from bojiste.systems.fiveaction.sheet.gear import ArmourTable, Masterwork, ShieldTable, WeaponTable
from bojiste.systems.fiveaction.words import (
    ACCESSORIES,
    ARMS,
    BARE_HANDS,
    BOWS,
    CLASSES,
    CRAFT,
    CROSSBOWS,
    FOOT,
    GAUNTLETS,
    IN_HAND,
    LEGS,
    PAVISE,
    SHIELD,
    Band,
    Grip,
    Hand,
    Status,
)
from bojiste.systems.fiveaction.words.body import LOCATIONS, PARTS, VITAL, Part
from bojiste.systems.fiveaction.words.gear import (
    ARMOUR,
    LOCATION_ARMOUR,
    POLES,
    SHIELDS,
    WEAPONS,
    ShieldRow,
    Weapon,
)


def check(scene: Scene) -> Iterable[Problem]:
    """Every fault, each with its place."""
    yield from refuse.reserved(scene, RESERVED)
    yield from refuse.one_side(scene)
    yield from _modules(scene)
    for one in _each_entry(scene):
        for part in _PARTS:
            yield from as_far_as_read(partial(part, scene, one))
    yield from _mounts(scene)


def remarks(scene: Scene) -> Iterable[Problem]:
    """Crossbows that their bearers have no tool to span."""
    for one in _each_entry(scene):
        for index, table in enumerate(one.sheet.weapons):
            weapon = built(scene.options, table)
            if weapon.key.startswith("crossbow"):
                slow = slowdown_of(scene.options, table, weapon.rows[0])
                _, tool = rules.missile.crossbow_rate(one.sheet.strength, slow)
                if tool and tool not in table.tools:
                    yield Problem(f"{one.path}.weapons[{index}].tools", "", "cannot-span", {"tool": tool})


def _each_entry(scene: Scene) -> Iterator[Combatant[Sheet]]:
    """One combatant of each entry: those of a count are alike."""
    paths: set[str] = set()
    for one in scene.combatants:
        if one.path not in paths:
            paths.add(one.path)
            yield one


def _lives(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    constitution = one.sheet.constitution
    if (least := _least(scene, one)) < 1:
        yield Problem(f"{one.path}.constitution", constitution, "no-lives", {"minimum": constitution + 1 - least})


def _least(scene: Scene, one: Combatant[Sheet]) -> int:
    """The lives of the body, or of the part that has the fewest."""
    lives = body_of(scene.options, one.sheet).lives
    return min(lives) if scene.options.modules.hit_locations else lives[TRUNK]


def _wounds(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """Nobody is on its feet with wounds that put it out: of the body, or of its head or trunk."""
    if one.now.get("status", Status.ACTIVE) is not Status.ACTIVE or _least(scene, one) < 1:
        return
    whole, parts = one.now.get("wounds", 0), one.now.get("parts", {})
    given = {part: parts[part] for part in VITAL if part in parts and scene.options.modules.hit_locations}
    said = {part: f"parts.{part}" for part in given}
    if whole:
        given[Part.TRUNK] = given.get(Part.TRUNK, 0) + whole
        said[Part.TRUNK] = "wounds"
    for part, points in given.items():
        if points > (most := _bearable(scene, one, part)):
            yield Problem(f"{one.path}.now.{said[part]}", points, "active-but-out", {"maximum": most})


def _bearable(scene: Scene, one: Combatant[Sheet], part: Part) -> int:
    """The most wounds with which somebody is still on its feet."""
    law = scene.options
    thresholds = body_of(law, one.sheet).thresholds[PARTS.index(part)]
    if not law.modules.hit_locations:
        return thresholds[3] - 1
    condition, taken = getattr(one.sheet, law.attributes.condition_is), numbers(law.lives.wound_penalty)
    for level, points in enumerate(thresholds, rules.life.MILD):
        if rules.location.unusable(level, rules.location.wound_penalties(part, level, taken), condition):
            return points - 1
    return thresholds[3] - 1


def _cover(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    cover = one.now.get("cover", 0)
    if one.now.get("loophole") and cover not in (6, 8):
        yield Problem(f"{one.path}.now.cover", cover, "loophole-cover", {"cover": cover})


def _parts(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    if one.now.get("parts") and not scene.options.modules.hit_locations:
        yield Problem(f"{one.path}.now.parts", "", "parts-without-locations")


def _modules(scene: Scene) -> Iterator[Problem]:
    """What one module needs or forces of another."""
    modules, path = scene.options.modules, "options.modules"
    if modules.push_back and not modules.heavy_blows:
        yield Problem(f"{path}.push_back", True, "push-back-alone")
    if modules.defence_costs_actions and modules.initiative_each_round is False:
        yield Problem(f"{path}.initiative_each_round", False, "paid-defence-wants-new-order")


def _in_hand(one: Combatant[Sheet]) -> list[WeaponTable]:
    return [weapon for weapon in one.sheet.weapons if weapon.hand in IN_HAND]


def _hands(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """What two hands can hold at once."""
    hands = [weapon.hand for weapon in _in_hand(one)]
    if len(hands) != len(set(hands)) or (Hand.BOTH in hands and len(hands) > 1):
        held = ", ".join(f"{weapon.row} ({weapon.hand.value})" for weapon in _in_hand(one))
        yield Problem(f"{one.path}.weapons", held, "hands-full")


def _shield_hand(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
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


def _bare_hands(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    levels = one.sheet.skills.get(BARE_HANDS)
    if levels and "unarmed_combat" not in one.sheet.abilities:
        yield Problem(f"{one.path}.skills.{BARE_HANDS}", levels, "bare-hands-without-ability")


def _abilities(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """Abilities that want a choice, or go only so far."""
    sheet, path, name = one.sheet, f"{one.path}.abilities", f"weapon_focus:{SHIELD}"
    for ability, count in sheet.abilities.items():
        if ability.startswith("weapon_specialization:") and count > 2:
            yield Problem(f"{path}.{ability}", count, "specialized-too-often")
    focus = sheet.abilities.get(name, 0)
    if focus != len(sheet.shield_focus) or len(set(sheet.shield_focus)) != focus:
        yield Problem(f"{path}.{name}", focus, "shield-focus-not-chosen")


def _twice(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
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


def _weapons(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
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
def _shield(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
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


def _armour(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
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


def _crafts(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    crafts = [name.removeprefix(CRAFT) for name in one.sheet.skills if name.startswith(CRAFT)]
    yield from refuse.unknown(crafts, scene.options.craft, f"{one.path}.skills", "unknown-craft")


def _known(scene: Scene, one: Combatant[Sheet]) -> list[str]:
    return [other for other in scene.declared or scene.by_id if other != one.id]


def _team(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    return refuse.unknown(one.sheet.teamwork, _known(scene, one), f"{one.path}.teamwork", "nobody-of-that-id")


def _fear(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    if fear := one.now.get("fear"):
        yield from refuse.unknown([fear["of"]], _known(scene, one), f"{one.path}.now.fear.of", "nobody-of-that-id")


def _sword_side(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    if side := one.now.get("sword_side"):
        yield from refuse.unknown([side], _known(scene, one), f"{one.path}.now.sword_side", "nobody-of-that-id")


def _table(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """An own table of hit locations covers every number once."""
    table = one.sheet.location_table
    if table is None:
        return
    method = scene.options.modules.hit_location_method
    whole = LOCATIONS[1, method]
    wanted = list(range(whole[0][1], whole[-1][2] + 1))
    found = sorted(n for ranges in table.ranges.values() for low, high in ranges for n in range(low, high + 1))
    if found != wanted:
        data = {"minimum": wanted[0], "maximum": wanted[-1]}
        said = ", ".join(f"{part} {low}–{high}" for part, ranges in table.ranges.items() for low, high in ranges)
        yield Problem(f"{one.path}.location_table.ranges", said, "locations-not-whole", data)


def _mounts(scene: Scene) -> Iterator[Problem]:
    """Every mount is there, is one, and bears one rider."""
    ridden: dict[str, str] = {}
    for one in scene.combatants:
        yield from as_far_as_read(partial(_mounted, scene, one, ridden))


def _mounted(scene: Scene, one: Combatant[Sheet], ridden: dict[str, str]) -> Iterator[Problem]:
    """``ridden``: who sits on what so far."""
    mount, path = one.sheet.mount, f"{one.path}.mount"
    other = scene.by_id.get(mount) if mount is not None else None
    if mount is None or (other is None and mount in scene.declared):
        return
    if other is None:
        mounts = [horse.id for horse in scene.combatants if horse.sheet.is_mount]
        data = refuse.near(mount, mounts) if mounts else {"known": "none", "near": ""}
        yield Problem(path, mount, "no-such-mount", data)
    elif not other.sheet.is_mount:
        yield Problem(path, mount, "not-a-mount")
    elif mount in ridden:
        yield Problem(path, mount, "ridden-twice", {"first": ridden[mount]})
    elif one.sheet.is_mount:
        yield Problem(path, mount, "mount-rides")
    else:
        ridden[mount] = one.id


_PARTS = (
    _lives, _wounds, _cover, _parts, _hands, _shield_hand, _bare_hands, _abilities, _twice, _armour, _weapons, _shield,
    _crafts, _team, _fear, _sword_side, _table,
)  # fmt: skip
"""What is looked at of each, one after another: what could not be read stops one, not the rest."""
