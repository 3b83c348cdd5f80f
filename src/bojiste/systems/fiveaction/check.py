"""Faults that only the whole scene shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bojiste.core.rule import procedure
from bojiste.core.scene import Combatant
from bojiste.errors import Problem
from bojiste.kit import refuse
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import RESERVED
from bojiste.systems.fiveaction.play.forge import built, slowdown_of
from bojiste.systems.fiveaction.prepare import TRUNK, Scene, body_of
from bojiste.systems.fiveaction.sheet import Sheet
from bojiste.systems.fiveaction.sheet.gear import WeaponTable
from bojiste.systems.fiveaction.words import (
    ACCESSORIES,
    ARMS,
    BARE_HANDS,
    CRAFT,
    FOOT,
    GAUNTLETS,
    IN_HAND,
    LEGS,
    PAVISE,
    SHIELD,
    Grip,
    Hand,
    Status,
)
from bojiste.systems.fiveaction.words.body import LOCATIONS
from bojiste.systems.fiveaction.words.gear import ARMOUR, LOCATION_ARMOUR, SHIELDS, WEAPONS


def check(scene: Scene) -> Iterable[Problem]:
    """Every fault, each with its place."""
    yield from refuse.reserved(scene, RESERVED)
    yield from refuse.one_side(scene)
    yield from _modules(scene)
    for one in _each_entry(scene):
        yield from _lives(scene, one)
        yield from _hands(one)
        yield from _abilities(one)
        yield from _pieces(one)
        yield from _armour(scene, one)
        for index, weapon in enumerate(one.sheet.weapons):
            yield from _weapon(scene, f"{one.path}.weapons[{index}]", weapon)
        yield from _shield(scene, one)
        yield from _crafts(scene, one)
        yield from _others(scene, one)
        yield from _table(scene, one)
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
    lives = scene.options.lives
    least = lives.base
    if scene.options.modules.hit_locations and not scene.options.modules.hit_location_full_lives:
        least = min(lives.base, lives.head_limb_base)
    frail = least + one.sheet.constitution < 1
    if frail:
        yield Problem(f"{one.path}.constitution", one.sheet.constitution, "no-lives", {"minimum": 1 - least})
    given = one.now
    wounds, most = given.get("wounds", 0), body_of(scene.options, one.sheet).thresholds[TRUNK][3]
    if given.get("status", Status.ACTIVE) is Status.ACTIVE and wounds >= most and not frail:
        yield Problem(f"{one.path}.now.wounds", wounds, "active-but-out", {"maximum": most - 1})
    if given.get("loophole") and given.get("cover", 0) not in (6, 8):
        cover = given.get("cover", 0)
        yield Problem(f"{one.path}.now.cover", cover, "loophole-cover", {"cover": cover})
    if given.get("parts") and not scene.options.modules.hit_locations:
        yield Problem(f"{one.path}.now.parts", "", "parts-without-locations")


def _modules(scene: Scene) -> Iterator[Problem]:
    """What one module needs or forces of another."""
    modules, path = scene.options.modules, "options.modules"
    if modules.push_back and not modules.heavy_blows:
        yield Problem(f"{path}.push_back", True, "push-back-alone")
    if modules.defence_costs_actions and modules.initiative_each_round is False:
        yield Problem(f"{path}.initiative_each_round", False, "paid-defence-wants-new-order")


def _hands(one: Combatant[Sheet]) -> Iterator[Problem]:
    """What two hands can hold at once."""
    in_hand = [weapon for weapon in one.sheet.weapons if weapon.hand in IN_HAND]
    hands = [weapon.hand for weapon in in_hand]
    if len(hands) != len(set(hands)) or (Hand.BOTH in hands and len(hands) > 1):
        held = ", ".join(f"{weapon.row} ({weapon.hand.value})" for weapon in in_hand)
        yield Problem(f"{one.path}.weapons", held, "hands-full")
    shield = one.sheet.shield
    if shield is None or not shield.in_hand:
        return
    path = f"{one.path}.shield"
    if shield.row == PAVISE:
        yield Problem(path, shield.row, "pavise-carried")
    elif any(WEAPONS[weapon.row].rows[0].grip is Grip.MISSILE for weapon in in_hand if weapon.row in WEAPONS):
        yield Problem(path, shield.row, "shield-with-missile")
    elif shield.row not in ("buckler", GAUNTLETS) and (Hand.BOTH in hands or Hand.OFF in hands):
        yield Problem(path, shield.row, "shield-without-hand")


def _abilities(one: Combatant[Sheet]) -> Iterator[Problem]:
    """Skills and abilities that want others, or a choice."""
    sheet, path = one.sheet, f"{one.path}.abilities"
    if sheet.skills.get(BARE_HANDS) and "unarmed_combat" not in sheet.abilities:
        yield Problem(f"{one.path}.skills.{BARE_HANDS}", sheet.skills[BARE_HANDS], "bare-hands-without-ability")
    name = f"weapon_focus:{SHIELD}"
    focus = sheet.abilities.get(name, 0)
    if focus != len(sheet.shield_focus) or len(set(sheet.shield_focus)) != focus:
        yield Problem(f"{path}.{name}", focus, "shield-focus-not-chosen")
    for name, count in sheet.abilities.items():
        if name.startswith("weapon_specialization:") and count > 2:
            yield Problem(f"{path}.{name}", count, "specialized-too-often")


def _pieces(one: Combatant[Sheet]) -> Iterator[Problem]:
    """One piece of armour of a kind, made better as armour can be."""
    pieces = [table.piece for table in one.sheet.armour]
    for index, table in enumerate(one.sheet.armour):
        path, work = f"{one.path}.armour[{index}]", table.masterwork
        if table.piece in pieces[:index]:
            yield Problem(f"{path}.piece", table.piece, "armour-twice", {"piece": table.piece})
        if work.attack or work.damage or work.range or work.slowdown > 2:
            yield Problem(f"{path}.masterwork", "", "masterwork-not-here")


def _outside(path: str, value: int | None, band: tuple[int, int], scale: int) -> Iterator[Problem]:
    if value is None or band[0] <= value <= band[1]:
        return
    found, (low, high) = value / scale, (f"{end / scale:g}" for end in band)
    reason, data = ("outside-band", {"minimum": low, "maximum": high}) if low != high else ("not-its-row", {"row": low})
    yield Problem(path, int(found) if found.is_integer() else found, reason, data)


def _weapon(scene: Scene, path: str, table: WeaponTable) -> Iterator[Problem]:
    weapon = built(scene.options, table)
    yield from _outside(f"{path}.weight", table.weight, weapon.weight, 100)
    yield from _outside(f"{path}.price", table.price, weapon.price, 100)
    slow = (min(row.slowdown[0] for row in weapon.rows), max(row.slowdown[1] for row in weapon.rows))
    yield from _outside(f"{path}.slowdown", table.slowdown, slow, 1)
    if table.reach is not None:
        yield from _reach(f"{path}.reach", table.reach, [row.reach for row in weapon.rows if row.reach != (0, 0)])
    if table.masterwork.slowdown and slow[1] - table.masterwork.slowdown < 1:
        yield Problem(f"{path}.masterwork.slowdown", table.masterwork.slowdown, "slowdown-below-one")
    needs_two = all(row.grip in (Grip.TWO, Grip.MISSILE) for row in weapon.rows) and not table.small
    if needs_two and table.hand in ("main", "off"):
        yield Problem(f"{path}.hand", table.hand, "needs-both-hands", {"weapon": table.row})
    if table.hand == "both" and all(row.grip in (Grip.ONE, Grip.THROWN) for row in weapon.rows):
        yield Problem(f"{path}.hand", table.hand, "needs-one-hand", {"weapon": table.row})


def _reach(path: str, reach: tuple[int, int], bands: list[tuple[int, int]]) -> Iterator[Problem]:
    low, high = reach
    if low > high:
        yield Problem(path, f"{low / FOOT:g}", "reach-turned-round", {"maximum": f"{high / FOOT:g}"})
    elif bands and not any(band[0] <= low and high <= band[1] for band in bands):
        widest = (min(band[0] for band in bands), max(band[1] for band in bands))
        yield from _outside(path, low if low < widest[0] else high, widest, FOOT)


@procedure("fiveaction.defence.gauntlet")
def _shield(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    table = one.sheet.shield
    if table is None:
        return
    row, path = SHIELDS[table.row], f"{one.path}.shield"
    yield from _outside(f"{path}.weight", table.weight, row.weight, 100)
    yield from _outside(f"{path}.price", table.price, row.price, 100)
    yield from _outside(f"{path}.slowdown", table.slowdown, (row.slowdown, row.slowdown), 1)
    if table.row == GAUNTLETS and not scene.options.setting.late_plate:
        yield Problem(f"{path}.row", table.row, "no-late-plate")


def _armour(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    by_parts = scene.options.modules.hit_locations
    rows = LOCATION_ARMOUR if by_parts else ARMOUR
    for index, table in enumerate(one.sheet.armour):
        path = f"{one.path}.armour[{index}]"
        row = rows.get((table.material, table.piece))
        if row is None:
            wrong = table.piece in ((ACCESSORIES,) if by_parts else (ARMS, LEGS))
            reason = "piece-of-other-armour" if wrong else "no-such-armour"
            yield Problem(f"{path}.piece", table.piece, reason, {"piece": table.piece, "material": table.material})
            continue
        yield from _outside(f"{path}.dr", table.dr, row.dr, 1)
        yield from _outside(f"{path}.weight", table.weight, row.weight, 100)
        yield from _outside(f"{path}.price", table.price, row.price, 100)
        slow = rules.armour.slowdown(row, table.stops(row))
        if table.masterwork.slowdown and slow - table.masterwork.slowdown < 1:
            yield Problem(f"{path}.masterwork.slowdown", table.masterwork.slowdown, "slowdown-below-one")


def _crafts(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    crafts = [name.removeprefix(CRAFT) for name in one.sheet.skills if name.startswith(CRAFT)]
    yield from refuse.unknown(crafts, scene.options.craft, f"{one.path}.skills", "unknown-craft")


def _others(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """Whom the sheet and the present state name."""
    known = [other for other in scene.declared or scene.by_id if other != one.id]
    yield from refuse.unknown(one.sheet.teamwork, known, f"{one.path}.teamwork", "nobody-of-that-id")
    fear, side = one.now.get("fear"), one.now.get("sword_side")
    if fear:
        yield from refuse.unknown([fear["of"]], known, f"{one.path}.now.fear.of", "nobody-of-that-id")
    if side:
        yield from refuse.unknown([side], known, f"{one.path}.now.sword_side", "nobody-of-that-id")


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
        yield Problem(f"{one.path}.location_table", "", "locations-not-whole", data)


def _mounts(scene: Scene) -> Iterator[Problem]:
    """Every mount is there, is one, and bears one rider."""
    ridden: dict[str, str] = {}
    for one in scene.combatants:
        mount = one.sheet.mount
        if mount is None:
            continue
        other = scene.by_id.get(mount)
        path = f"{one.path}.mount"
        if other is None:
            if mount not in scene.declared:
                mounts = [horse.id for horse in scene.combatants if horse.sheet.is_mount]
                data = refuse.near(mount, mounts) if mounts else {"known": "none", "near": ""}
                yield Problem(path, mount, "no-such-mount", data)
        elif not other.sheet.is_mount:
            yield Problem(path, mount, "not-a-mount")
        elif mount in ridden:
            yield Problem(path, mount, "ridden-twice", {"first": ridden[mount]})
        else:
            ridden[mount] = one.id
