"""Faults that only show when the whole scene is seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bojiste.core.ask import GM
from bojiste.errors import Problem
from bojiste.kit import refuse
from bojiste.systems.osr.now import CLOCK, EXPEDITION, GROUND, PLACE
from bojiste.systems.osr.prepare import Combatant, Profile, Scene, most_hp

RESERVED = (CLOCK, PLACE, GROUND, EXPEDITION)


def check(scene: Scene) -> Iterable[Problem]:
    """Everything wrong with a scene whose tables are well-formed each by itself."""
    for one in scene.combatants:
        yield from _combatant(one)
    yield from _ids(scene)
    yield from _sides(scene)
    yield from _field(scene)
    yield from _names(scene)
    yield from _procedure(scene)
    if scene.procedure in ("fight", "encounter"):
        yield from refuse.one_side(scene)


def remarks(scene: Scene) -> Iterable[Problem]:
    """What can be played and is hardly meant: numbers that nobody asks for, an option that nobody uses, a trap that
    nobody can notice."""
    for one in {combatant.path: combatant for combatant in scene.combatants}.values():
        yield from _idle_numbers(one)
    if scene.options.crit_extra_effects and scene.rulings == "default":
        yield Problem("options.crit_extra_effects", True, "nobody-adds-effects")
    for index, room in enumerate(scene.world.dungeon.room):
        for number, trap in enumerate(room.trap):
            if trap.hidden and not trap.clues:
                yield Problem(f"dungeon.room[{index}].trap[{number}].clues", "", "trap-without-clues")


def _idle_numbers(one: Combatant) -> Iterator[Problem]:
    sheet, path = one.sheet, one.path
    for tag in sorted(sheet.resist & sheet.immune):
        yield Problem(f"{path}.resist", tag, "resistant-and-immune")
    if sheet.kind == "pc":
        given = (("morale", sheet.morale), ("morale_group", sheet.morale_group), ("leader", sheet.leader))
        yield from (Problem(f"{path}.{name}", value, "heroes-have-no-morale") for name, value in given if value)
    if sheet.shield is not None and "trained" not in sheet.shield.model_fields_set:
        yield Problem(f"{path}.shield.trained", "", "shield-taken-for-trained")


def _ids(scene: Scene) -> Iterator[Problem]:
    sides = {side.id for side in scene.sides}
    yield from refuse.reserved(scene, RESERVED)
    yield from (Problem(f"{one.path}.id", one.id, "side-of-that-name") for one in scene.combatants if one.id in sides)


def _sides(scene: Scene) -> Iterator[Problem]:
    """A side that nobody is of; of a scene that could not be read whole, nothing can be said."""
    members = {one.side for one in scene.combatants}
    if refuse.whole(scene):
        for index, side in enumerate(scene.sides):
            if side.id not in members:
                yield Problem(f"side[{index}].id", side.id, "side-without-members")


def _combatant(one: Combatant) -> Iterator[Problem]:
    sheet, path = one.sheet, one.path
    ids = [weapon.id for weapon in sheet.weapons]
    yield from refuse.twice(ids, f"{path}.weapons")
    for name in ("wielded", "multi_attack"):
        yield from refuse.unknown(getattr(sheet, name) or (), ids, f"{path}.{name}", "not-one-of")
    if not [id for id in sheet.wielded or () if id not in ids]:
        yield from _hands(one)
    yield from _now(one)


def _hands(one: Combatant) -> Iterator[Problem]:
    profile = Profile(one)
    held = one.sheet.wielded
    first = tuple(id for id, weapon in profile.weapons.items() if not weapon.natural)[:1]
    hands = sum(profile.weapons[id].hands for id in (first if held is None else held)) + (one.sheet.shield is not None)
    if hands > 2:
        yield Problem(f"{one.path}.wielded", hands, "too-many-hands")


def _now(one: Combatant) -> Iterator[Problem]:
    sheet, now, path = one.sheet, one.now, f"{one.path}.now"
    hp = now.get("hp")
    most = most_hp(sheet)
    conditions = now.get("conditions", ())
    if hp is not None and hp > most and sheet.hp_dice is None:
        yield Problem(f"{path}.hp", hp, "above-maximum", {"maximum": most})
    if hp is not None and hp <= 0 and not {"dead", "dying"} & set(conditions):
        yield Problem(f"{path}.hp", hp, "no-hit-points")
    if "dead" in conditions and len(conditions) > 1:
        yield Problem(f"{path}.conditions", ", ".join(conditions), "dead-and-more")
    points = now.get("magic_points")
    if points is not None and points > sheet.magic_points:
        yield Problem(f"{path}.magic_points", points, "above-maximum", {"maximum": sheet.magic_points})
    shield = now.get("shield")
    if shield is not None and shield > (sheet.shield.ac if sheet.shield else 0):
        yield Problem(f"{path}.shield", shield, "above-maximum", {"maximum": sheet.shield.ac if sheet.shield else 0})
    held, spells = now.get("held_spell"), [spell.id for spell in sheet.spells]
    yield from refuse.unknown([held] if held else [], spells, f"{path}.held_spell", "not-one-of")
    for index, item in enumerate(sheet.items):
        scrolls = [item.scroll] if item.scroll else []
        yield from refuse.unknown(scrolls, spells, f"{one.path}.items[{index}].scroll", "not-one-of")


def _field(scene: Scene) -> Iterator[Problem]:
    field = scene.world.field
    ids = {one.id for one in scene.combatants} | scene.declared
    for name in ("distances", "zones"):
        told: dict[frozenset[str], object] = {}
        for index, (one, other, far) in enumerate(getattr(field, name)):
            path = f"field.{name}[{index}]"
            yield from refuse.unknown((one, other), sorted(ids), path, "not-one-of")
            if (said := told.setdefault(frozenset((one, other)), far)) != far:
                yield Problem(path, far, "told-apart-before", {"first": one, "second": other, "said": said})
    yield from _places(scene)
    if field.distances and field.zones:
        yield Problem("field.zones", len(field.zones), "zones-and-metres")
    if field.zones and not scene.options.range_zones:
        yield Problem("field.zones", len(field.zones), "zones-switched-off")


def _places(scene: Scene) -> Iterator[Problem]:
    field = scene.world.field
    placed: dict[tuple[int, int], str] = {}
    for one in scene.combatants:
        x, y = one.now.get("x"), one.now.get("y")
        if (x is None) != (y is None):
            yield Problem(f"{one.path}.now.{'y' if y is None else 'x'}", "", "missing")
        if x is None or y is None:
            continue
        if field.distances or field.zones or scene.options.range_zones:
            yield Problem(f"{one.path}.now.x", x, "zones-and-metres")
        if (x, y) in placed:
            yield Problem(f"{one.path}.now", f"{x}, {y}", "same-place", {"other": placed[x, y]})
        placed[x, y] = one.id


# -- expeditions -------------------------------------------------------------------------------------------------------


def _names(scene: Scene) -> Iterator[Problem]:
    """Ids that further tables name."""
    world = scene.world
    ids = sorted({one.id for one in scene.combatants} | scene.declared)
    sides = [side.id for side in scene.sides]
    for name in ("surprise", "surprised_on"):
        yield from refuse.unknown(getattr(world.meeting, name), sides, f"meeting.{name}", "not-one-of")
    for name, places in world.formation.items():
        yield from refuse.unknown(places, ids, f"formation.{name}", "not-one-of")
    for index, met in enumerate(world.met):
        yield from refuse.unknown(met.who, ids, f"met[{index}].who", "not-one-of")
    for index, trial in enumerate(world.trial):
        yield from refuse.unknown(trial.who, ids, f"trial[{index}].who", "not-one-of")
        if trial.x > trial.of:
            yield Problem(f"trial[{index}].x", trial.x, "above-maximum", {"maximum": trial.of})
    yield from refuse.twice([met.id for met in world.met], "met")
    yield from refuse.twice([doing.id for doing in world.journey.other], "journey.other")
    yield from _rooms(scene)


def _rooms(scene: Scene) -> Iterator[Problem]:
    rooms = scene.world.dungeon.room
    ids, met = [room.id for room in rooms], [met.id for met in scene.world.met]
    doors = [way.door for room in rooms for way in room.exits if way.door]
    yield from refuse.twice(ids, "dungeon.room")
    yield from refuse.twice([trap.id for room in rooms for trap in room.trap], "dungeon.room.trap")
    for index, room in enumerate(rooms):
        path = f"dungeon.room[{index}]"
        for number, way in enumerate(room.exits):
            yield from refuse.unknown([way.to], ids, f"{path}.exits[{number}].to", "not-one-of")
        yield from refuse.unknown([room.monsters] if room.monsters else [], met, f"{path}.monsters", "not-one-of")
        for number, feature in enumerate(room.feature):
            keys = [feature.opens] if feature.opens else []
            yield from refuse.unknown(keys, doors, f"{path}.feature[{number}].opens", "not-one-of")
        for number, trap in enumerate(room.trap):
            locks = [trap.door] if trap.door else []
            yield from refuse.unknown(locks, doors, f"{path}.trap[{number}].door", "not-one-of")


def _procedure(scene: Scene) -> Iterator[Problem]:
    """What each procedure cannot do without."""
    world = scene.world
    if scene.procedure in ("fight", "encounter"):
        return
    if scene.procedure == "journey" and bool(world.journey.leg) == (world.journey.quick is not None):
        yield Problem("journey", scene.procedure, "no-way-to-go" if not world.journey.leg else "two-ways-to-go")
    if scene.procedure == "dungeon" and not world.dungeon.room:
        yield Problem("dungeon.room", "", "no-rooms")
    if scene.procedure == "trial" and not world.trial:
        yield Problem("trial", "", "no-trials")
    met = {id for met in world.met for id in met.who}
    if refuse.whole(scene) and not any(_travels(one) for one in scene.combatants if one.id not in met):
        yield Problem("combatant", scene.procedure, "nobody-travels")


def _travels(one: Combatant) -> bool:
    """Whether somebody is of a players' side."""
    return one.sheet.kind == "pc" or one.seat != GM
