"""Faults that only show when the whole scene is seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bojiste.core.scene import Combatant, Scene
from bojiste.errors import Problem
from bojiste.systems.osr.now import CLOCK, GROUND, PLACE

RESERVED = frozenset({CLOCK, PLACE, GROUND})


def check(scene: Scene) -> Iterable[Problem]:
    """Everything wrong with a scene whose tables are well-formed each by itself."""
    for one in scene.combatants:
        yield from _combatant(one)
    yield from _ids(scene)
    yield from _field(scene)
    if scene.procedure in ("fight", "encounter") and len({one.side for one in scene.combatants}) < 2:
        yield Problem("combatant", len(scene.combatants), "one-side")


def _ids(scene: Scene) -> Iterator[Problem]:
    sides = {side.id for side in scene.sides}
    for one in scene.combatants:
        if one.id in RESERVED:
            yield Problem(f"{one.path}.id", one.id, "reserved-id")
        if one.id in sides:
            yield Problem(f"{one.path}.id", one.id, "side-of-that-name")
    for side in RESERVED & sides:
        yield Problem("side", side, "reserved-id")


def _combatant(one: Combatant) -> Iterator[Problem]:
    sheet, path = one.sheet, one.path
    ids = [weapon.id for weapon in sheet.weapons]
    for index, id in enumerate(ids):
        if id in ids[:index]:
            yield Problem(
                f"{path}.weapons[{index}].id", id, "duplicate-id", {"first": f"{path}.weapons[{ids.index(id)}]"}
            )
    known = ", ".join(ids)
    for name in ("wielded", "multi_attack"):
        for index, id in enumerate(getattr(sheet, name) or ()):
            if id not in ids:
                yield Problem(f"{path}.{name}[{index}]", id, "not-one-of", {"known": known})
    if not [id for id in sheet.wielded or () if id not in ids]:
        yield from _hands(one)
    yield from _now(one, sheet)


def _hands(one: Combatant) -> Iterator[Problem]:
    from bojiste.systems.osr.prepare import Profile

    profile = Profile(one)
    held = one.sheet.wielded
    first = tuple(id for id, weapon in profile.weapons.items() if not weapon.natural)[:1]
    hands = sum(profile.weapons[id].hands for id in (first if held is None else held)) + (one.sheet.shield is not None)
    if hands > 2:
        yield Problem(f"{one.path}.wielded", hands, "too-many-hands")


def _now(one: Combatant, sheet: Any) -> Iterator[Problem]:
    now, path = one.now, f"{one.path}.now"
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
    known = [spell.id for spell in sheet.spells]
    if held and held not in known:
        yield Problem(f"{path}.held_spell", held, "not-one-of", {"known": ", ".join(known)})


def _field(scene: Scene) -> Iterator[Problem]:
    field = scene.world.field
    ids = {one.id for one in scene.combatants} | scene.declared
    told: dict[frozenset[str], Any] = {}
    for name in ("distances", "zones"):
        for index, (one, other, far) in enumerate(getattr(field, name)):
            path = f"field.{name}[{index}]"
            for id in (one, other):
                if id not in ids:
                    yield Problem(path, id, "not-one-of", {"known": ", ".join(sorted(ids))})
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
