"""Faults of where things are: positions, heights, distances, what is drawn, and what the field names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bojiste.errors import Problem
from bojiste.kit.board import board, union
from bojiste.kit.distances import squares
from bojiste.kit.maps import WALL, read_map
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.senses.scenery import scenery
from bojiste.systems.srd5.prepare import Combatant, Scene, ground_of, mode_of, places
from bojiste.systems.srd5.words import FT, SIZES, SPACE_SQUARES, SQUARE


def placed(scene: Scene) -> Iterator[Problem]:
    """Positions outside the map, in a wall, on half a square, missing, or over each other (B06, B07)."""
    mode = mode_of(scene)
    ground, marks = ground_of(scene)
    start = places(scene, mode, marks)
    spaces: dict[tuple[int, int], Combatant] = {}
    for one in scene.combatants:
        path = f"{one.path}.now.position"
        if one.now.get("mount"):
            continue
        if one.id not in start:
            if mode != "grid" or scene.rulings != "ask":
                yield Problem(path, "", "no-position", {"mark": one.mark})
            continue  # the referee is asked
        x, y = start[one.id]
        given = one.now.get("position")
        if mode == "grid" and given is not None and (given[0] % 1 or given[1] % 1):
            yield Problem(path, list(given), "half-square")
        wide = SPACE_SQUARES[SIZES.index(_size(scene, one))]
        if ground is None:
            continue
        if x < 0 or y < 0 or x + wide > ground.width or y + wide > ground.height:
            yield Problem(path, [x, y], "outside-map", {"width": ground.width, "height": ground.height})
            continue
        yield from _high(scene, one, x, y, wide)
        for square in squares(x, y, wide if wide == 1 else wide - 1):
            if ground.at(*square) == WALL:
                yield Problem(path, [x, y], "inside-wall", {"x": square[0], "y": square[1]})
                break
        for square in squares(x, y, wide):
            other = spaces.setdefault(square, one)
            apart = other is not one and not (other.sheet.fluid or one.sheet.fluid)
            if apart and not rules.flow.positions(0, 0, 1, 1, scene.world.field.may_overlap):
                yield Problem(path, [x, y], "overlapping-spaces", {"other": other.id})
                break
    if mode == "feet":
        yield from _over_each_other(scene, start)
    if scene.world.field.map is not None:
        yield from _letters_left(scene)


def _size(scene: Scene, one: Combatant) -> str:
    """The size that somebody begins with: that of its form."""
    name = one.now.get("form") or one.sheet.shape or next((form.name for form in one.sheet.form), "")
    if one.sheet.guise is not None and name in scene.system.blocks():
        return str(scene.system.blocks()[name].get("size", "medium"))
    sizes = [form.size for form in one.sheet.form if form.name == name and form.size is not None]
    return sizes[0] if sizes else one.sheet.size


def _high(scene: Scene, one: Combatant, x: int, y: int, wide: int) -> Iterator[Problem]:
    """A height under the ground (or the bottom of the water), or above the ceiling (B07)."""
    given, field = one.now.get("altitude"), scene.world.field
    if given is None:
        return
    ground, _ = ground_of(scene)
    assert ground is not None
    space = board(ground.width, ground.height).block(x, y, wide, wide)
    lay = scenery(field, ground)
    low = max([5 * level for level, there in lay.levels if there & space], default=0)
    if one.sheet.speed.burrow and not space & ~union(lay.soil):
        low = -field.ceiling
    elif not low and not space & ~lay.water:
        low = -min(5 * depth for depth, there in lay.depths if there & space)
    if given < low:
        yield Problem(f"{one.path}.now.altitude", given, "below-ground", {"lowest": low, "unit": "foot"})
    if given > field.ceiling:
        yield Problem(f"{one.path}.now.altitude", given, "above-ceiling", {"highest": field.ceiling, "unit": "foot"})


def _over_each_other(scene: Scene, start: dict[str, tuple[int, int]]) -> Iterator[Problem]:
    for a, b in combinations([one for one in scene.combatants if one.id in start], 2):
        (ax, ay), (bx, by) = start[a.id], start[b.id]
        sides = [SPACE_SQUARES[SIZES.index(_size(scene, one))] * SQUARE for one in (a, b)]
        dx, dy = bx - ax, by - ay
        mingle = scene.world.field.may_overlap or a.sheet.fluid or b.sheet.fluid
        if not rules.flow.positions(dx, dy, sides[0], sides[1], mingle):
            yield Problem(f"{b.path}.now.position", [bx // FT, by // FT], "overlapping-spaces", {"other": a.id})


def _letters_left(scene: Scene) -> Iterator[Problem]:
    """Letters on the map that stand for nobody, or for fewer than are drawn."""
    _, marks = read_map(scene.world.field.map or "")
    for letter, found in sorted(marks.items()):
        unplaced = [one for one in scene.combatants if one.mark == letter and not one.now.get("position")]
        if len(found) > len(unplaced) and len(scene.combatants) == len(scene.declared):
            data = {"drawn": len(found), "combatants": len(unplaced)}
            yield Problem("field.map", letter, "mark-of-nobody", data)


def nowhere(scene: Scene) -> Iterator[Problem]:
    """Positions where the scene has no places (B06)."""
    for one in scene.combatants:
        if (given := one.now.get("position")) is not None:
            yield Problem(f"{one.path}.now.position", list(given), "position-without-map")


def distances(scene: Scene) -> Iterator[Problem]:
    """A distance table that is incomplete or names nobody (B22)."""
    rows = scene.world.field.distance
    pairs: dict[frozenset[str], int] = {}
    for index, row in enumerate(rows):
        path = f"field.distance[{index}]"
        for who in row.between:
            if who not in scene.declared:
                known = ", ".join(sorted(scene.declared))
                yield Problem(f"{path}.between", who, "unknown-combatant", {"known": known})
        if row.ft < SQUARE // FT:
            yield Problem(f"{path}.ft", row.ft, "below-minimum", {"minimum": SQUARE // FT})
        pair = frozenset(row.between)
        if len(pair) < 2 or pairs.get(pair, row.ft) != row.ft:
            yield Problem(path, "–".join(row.between), "distance-twice")
        pairs[pair] = row.ft
    if not rows:
        return
    for a, b in combinations([one.id for one in scene.combatants], 2):
        if frozenset((a, b)) not in pairs:
            yield Problem("field.distance", f"{a}–{b}", "distance-missing")


def scenery_named(scene: Scene) -> Iterator[Problem]:
    """Cover, sight, lamps and areas that name nobody, or no place of this map."""
    field, known = scene.world.field, ", ".join(sorted(scene.declared))
    named = [(f"field.cover[{index}].of", row.of) for index, row in enumerate(field.cover)]
    named += [(f"field.cover[{index}].against", row.against) for index, row in enumerate(field.cover) if row.against]
    for index, row in enumerate(field.sight):
        named += [(f"field.sight[{index}].who", row.who), (f"field.sight[{index}].whom", row.whom)]
    named += [(f"field.lamp[{index}].by", lamp.by) for index, lamp in enumerate(field.lamp) if lamp.by]
    for path, who in named:
        if who not in scene.declared:
            yield Problem(path, who, "unknown-combatant", {"known": known})
    ground, _ = ground_of(scene)
    spots = [(f"field.area[{index}].corner", area.corner) for index, area in enumerate(field.area)]
    spots += [(f"field.area[{index}].opposite", area.opposite) for index, area in enumerate(field.area)]
    spots += [(f"field.lamp[{index}].at", lamp.at) for index, lamp in enumerate(field.lamp) if lamp.at is not None]
    for path, (x, y) in spots:
        if ground is None:
            yield Problem(path, [x, y], "squares-without-map")
        elif x >= ground.width or y >= ground.height:
            yield Problem(path, [x, y], "outside-map", {"width": ground.width, "height": ground.height})
    for index, lamp in enumerate(field.lamp):
        if (lamp.at is None) == (lamp.by is None):
            yield Problem(f"field.lamp[{index}]", "", "lamp-of-nowhere")


def drawn_heights(scene: Scene) -> Iterator[Problem]:
    """A drawing of heights that is not one of this map, or has letters."""
    field = scene.world.field
    if field.heights is None:
        return
    ground, _ = ground_of(scene)
    drawn, marks = read_map(field.heights)
    if ground is None or (drawn.width, drawn.height) != (ground.width, ground.height):
        size = f"{drawn.width} × {drawn.height}"
        yield Problem("field.heights", size, "other-map")
    for letter in sorted(marks):
        if not letter.isdecimal() or not letter.isascii():
            yield Problem("field.heights", letter, "no-height")
