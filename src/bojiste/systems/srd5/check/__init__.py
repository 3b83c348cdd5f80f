"""Faults that show only when the whole scene is seen (section 10 of the catalogue)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from bojiste.errors import Problem
from bojiste.kit.board import board, union
from bojiste.kit.distances import squares
from bojiste.kit.maps import WALL, read_map
from bojiste.kit.refuse import one_side
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.check.ways import hands_full as hands_full
from bojiste.systems.srd5.check.ways import powers, ways
from bojiste.systems.srd5.play.scenery import scenery
from bojiste.systems.srd5.play.weapon import attacks
from bojiste.systems.srd5.prepare import Combatant, Scene, ground_of, mode_of, places
from bojiste.systems.srd5.words import ABILITIES, FT, SIZES, SPACE_SQUARES, SQUARE


def check(scene: Scene) -> Iterator[Problem]:
    """All faults of a scene as a whole."""
    yield from one_side(scene)
    for one in scene.combatants:
        yield from _life(one)
        yield from ways(one)
    yield from _causes(scene)
    yield from _grapples(scene)
    yield from _mounts(scene)
    yield from _groups(scene)
    yield from _order(scene)
    if mode_of(scene) == "abstract":
        yield from _table(scene)
    else:
        yield from _places(scene)
    yield from _scenery(scene)
    yield from _day(scene)
    for one in scene.combatants:
        yield from powers(one)
    yield from _drawn_heights(scene)


def _day(scene: Scene) -> Iterator[Problem]:
    """Fights of a day that name no side, or one twice, leave nobody over, or rest when nobody can."""
    encounters, sides = scene.world.encounter, [side.id for side in scene.sides]
    if (scene.procedure == "day") is not bool(encounters):
        yield Problem("encounter", scene.procedure, "day-without-encounters")
    named: list[str] = []
    for index, encounter in enumerate(encounters):
        for side in encounter.sides:
            if side not in sides:
                yield Problem(f"encounter[{index}].sides", side, "not-one-of", {"known": ", ".join(sides)})
            elif side in named:
                yield Problem(f"encounter[{index}].sides", side, "side-twice")
            named.append(side)
        if not index and encounter.rest != "none":
            yield Problem("encounter[0].rest", encounter.rest, "rest-at-once")
    long_ = [index for index, encounter in enumerate(encounters) if encounter.rest == "long"]
    for index in long_[1:]:
        yield Problem(f"encounter[{index}].rest", "long", "second-long-rest")
    if encounters and {*sides} <= {*named}:
        yield Problem("encounter", ", ".join(named), "nobody-goes-on")


def _life(one: Combatant) -> Iterator[Problem]:
    """Hit points, life and counters that do not fit together (B03, B04)."""
    path, now = f"{one.path}.now", one.now
    hp = now.get("hp")
    maximum = now.get("hp_max") or one.sheet.hp_max
    if hp is not None and hp > maximum:
        yield Problem(f"{path}.hp", hp, "above-maximum", {"maximum": maximum})
    left = maximum if hp is None else hp
    life = now.get("life")
    if life == "ok" and left == 0:
        yield Problem(f"{path}.life", life, "life-without-hp")
    if life in ("dying", "stable", "dead") and left > 0:
        yield Problem(f"{path}.life", life, "hp-without-life", {"hp": left})
    for counter in ("death_success", "death_fail"):
        if now.get(counter) and (left > 0 or life in ("stable", "dead")):
            yield Problem(f"{path}.{counter}", now[counter], "counter-without-dying")
    if _dead(one):
        for name in now.get("conditions", ()):
            if name != "prone":
                yield Problem(f"{path}.conditions", name, "condition-of-dead")


def _dead(one: Combatant) -> bool:
    """Whether somebody is dead when the scene begins."""
    life, hp = one.now.get("life"), one.now.get("hp")
    at_once = rules.zero.monster(one.sheet.kind == "character", one.sheet.uses_death_saves)
    exhausted = rules.condition.exhaustion(one.now.get("exhaustion", 0)).dead > 0
    return life == "dead" or (life is None and hp == 0 and at_once) or exhausted


def _causes(scene: Scene) -> Iterator[Problem]:
    """Conditions caused by somebody who is not there (B01)."""
    for one in scene.combatants:
        for text in one.now.get("conditions", ()):
            _, _, cause = text.partition(":")
            if cause and cause not in scene.declared:
                known = ", ".join(sorted(scene.declared))
                yield Problem(f"{one.path}.now.conditions", cause, "unknown-combatant", {"known": known})


def _grapples(scene: Scene) -> Iterator[Problem]:
    """Grapples that cannot be: of somebody too large, out of reach, without a hand for it (B11)."""
    start = places(scene, mode_of(scene), ground_of(scene)[1])
    held: dict[str, int] = {}
    for one in scene.combatants:
        for text in one.now.get("conditions", ()):
            name, _, by = text.partition(":")
            if name == "grappled" and by in scene.by_id:
                held[by] = held.get(by, 0) + 1
                yield from _hold(scene, scene.by_id[by], one, start, held[by])


def _hold(
    scene: Scene, who: Combatant, whom: Combatant, start: Mapping[str, tuple[int, int]], hands: int
) -> Iterator[Problem]:
    """Faults of one grapple, the how-manieth of whoever holds."""
    path, sizes = f"{whom.path}.now.conditions", [SIZES.index(one.sheet.size) for one in (who, whom)]
    if not rules.grapple.target(*sizes):
        yield Problem(path, who.id, "grapple-too-large", {"size": whom.sheet.size})
    if who.id in start and whom.id in start and not _within_arm(scene, who, whom, start):
        yield Problem(path, who.id, "grapple-out-of-reach", {"who": who.id})
    busy = len(who.now.get("held") or ()) + who.sheet.shield + hands - 1
    if not rules.grapple.hand(who.sheet.hands, busy):
        yield Problem(path, who.id, "grapple-without-hand", {"who": who.id})


def _within_arm(scene: Scene, who: Combatant, whom: Combatant, start: Mapping[str, tuple[int, int]]) -> bool:
    """Whether somebody is within the reach of another's arms."""
    (x, y), (u, v) = start[who.id], start[whom.id]
    sizes = [SIZES.index(one.sheet.size) for one in (who, whom)]
    if mode_of(scene) == "grid":
        far = rules.grid.distance(u - x, v - y, *(SPACE_SQUARES[size] for size in sizes))
    else:
        far = rules.grid.off_feet(u - x, v - y, *(rules.size.table(size) for size in sizes))
    arms = [way.reach for way in attacks(who.sheet, dict.fromkeys(ABILITIES, 0), 0) if way.melee]
    return far <= max(SQUARE, *arms)


def _groups(scene: Scene) -> Iterator[Problem]:
    """Initiative groups of creatures that are not alike, or of player characters (B12)."""
    first: dict[str, Combatant] = {}
    for one in scene.combatants:
        group = one.sheet.init_group
        if group is None:
            continue
        if one.sheet.kind == "character":
            yield Problem(f"{one.path}.init_group", group, "group-of-characters")
        leader = first.setdefault(group, one)
        if one.sheet != leader.sheet or one.side != leader.side:
            yield Problem(f"{one.path}.init_group", group, "group-not-alike", {"other": leader.id})


def _order(scene: Scene) -> Iterator[Problem]:
    """An order of turns that names nobody, or somebody twice."""
    fight = scene.world.fight
    known = ", ".join(sorted(scene.declared))
    for index, who in enumerate(fight.order):
        if who not in scene.declared:
            yield Problem(f"fight.order[{index}]", who, "unknown-combatant", {"known": known})
        elif who in fight.order[:index]:
            yield Problem(
                f"fight.order[{index}]", who, "duplicate-id", {"first": f"fight.order[{fight.order.index(who)}]"}
            )
    if fight.turn is not None and fight.turn not in scene.declared:
        yield Problem("fight.turn", fight.turn, "unknown-combatant", {"known": known})
    elif fight.turn in scene.by_id and _dead(scene.by_id[fight.turn]):
        yield Problem("fight.turn", fight.turn, "turn-of-dead")


def _table(scene: Scene) -> Iterator[Problem]:
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


def _places(scene: Scene) -> Iterator[Problem]:
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
        wide = SPACE_SQUARES[SIZES.index(one.sheet.size)]
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


def _mounts(scene: Scene) -> Iterator[Problem]:
    """Riders whose mount is none for them (B10)."""
    ridden: dict[str, str] = {}
    for one in scene.combatants:
        id, path = one.now.get("mount"), f"{one.path}.now.mount"
        if id is None:
            continue
        mount = scene.by_id.get(id)
        if mount is None:
            if id not in scene.declared:
                yield Problem(path, id, "unknown-combatant", {"known": ", ".join(sorted(scene.declared))})
            continue
        if mount.sheet.mount is None or scene.relation(one.side, mount.side) != "friendly":
            yield Problem(path, id, "no-mount", {"who": id})
        elif not rules.mounted.who(True, SIZES.index(one.sheet.size), SIZES.index(mount.sheet.size)):
            yield Problem(path, id, "mount-too-small", {"size": mount.sheet.size})
        elif one.now.get("control") == "controlled" and not rules.mounted.trained(mount.sheet.mount):
            yield Problem(f"{one.path}.now.control", "controlled", "cannot-be-led", {"who": id})
        if id in ridden or mount.now.get("mount"):
            yield Problem(path, id, "mount-twice", {"other": ridden.get(id, id)})
        ridden[id] = one.id


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
        yield Problem(f"{one.path}.now.altitude", given, "below-ground", {"lowest": low})
    if given > field.ceiling:
        yield Problem(f"{one.path}.now.altitude", given, "above-ceiling", {"highest": field.ceiling})


def _drawn_heights(scene: Scene) -> Iterator[Problem]:
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


def _scenery(scene: Scene) -> Iterator[Problem]:
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


def _over_each_other(scene: Scene, start: dict[str, tuple[int, int]]) -> Iterator[Problem]:
    for a, b in combinations([one for one in scene.combatants if one.id in start], 2):
        (ax, ay), (bx, by) = start[a.id], start[b.id]
        sides = [SPACE_SQUARES[SIZES.index(one.sheet.size)] * SQUARE for one in (a, b)]
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
