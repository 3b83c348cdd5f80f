"""Faults that only show when the whole scene is seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bojiste.errors import Problem
from bojiste.kit import refuse
from bojiste.systems.osr.now import CLOCK, EXPEDITION, GROUND, PLACE
from bojiste.systems.osr.prepare import Combatant, Profile, Scene

RESERVED = (CLOCK, PLACE, GROUND, EXPEDITION)


def check(scene: Scene) -> Iterable[Problem]:
    """Everything wrong with a scene whose tables are well-formed each by itself."""
    for one in scene.combatants:
        yield from _combatant(one)
    yield from _ids(scene)
    yield from _field(scene)
    if scene.procedure in ("fight", "encounter"):
        yield from refuse.one_side(scene)


def _ids(scene: Scene) -> Iterator[Problem]:
    sides = {side.id for side in scene.sides}
    yield from refuse.reserved(scene, RESERVED)
    yield from (Problem(f"{one.path}.id", one.id, "side-of-that-name") for one in scene.combatants if one.id in sides)


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
    most = sheet.hp_max
    conditions = now.get("conditions", ())
    if hp is not None and most is not None and hp > most:
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
    held = now.get("held_spell")
    yield from refuse.unknown(
        [held] if held else [], [spell.id for spell in sheet.spells], f"{path}.held_spell", "not-one-of"
    )


def _field(scene: Scene) -> Iterator[Problem]:
    field = scene.world.field
    ids = {one.id for one in scene.combatants} | scene.declared
    told: dict[frozenset[str], object] = {}
    for name in ("distances", "zones"):
        for index, (one, other, far) in enumerate(getattr(field, name)):
            path = f"field.{name}[{index}]"
            yield from refuse.unknown((one, other), sorted(ids), path, "not-one-of")
            if told.setdefault(frozenset((one, other)), far) != far:
                yield Problem(path, far, "not-symmetric", {"other": other})
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
