"""What is worked out once per scene: every number that its sheets and its place fix, ready for the hottest lines of a
fight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bojiste.core import scene as scenes
from bojiste.core import state as states
from bojiste.kit import relations
from bojiste.kit.board import board
from bojiste.kit.maps import MOST_SQUARES, Ground, read_map
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.attacks.weapon import Attack as Attack
from bojiste.systems.srd5.play.monsters.other_form import Guises
from bojiste.systems.srd5.play.profile import Combatant as Combatant
from bojiste.systems.srd5.play.profile import Profile as Profile
from bojiste.systems.srd5.play.senses.scenery import Scenery, scenery
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.words import FT

if TYPE_CHECKING:
    from bojiste.systems.srd5.options import Options
    from bojiste.systems.srd5.sheet import Sheet
    from bojiste.systems.srd5.world import World

Scene: TypeAlias = "scenes.Scene[Sheet, Options, World, Prepared]"
State: TypeAlias = states.State[Fighter]
View: TypeAlias = "states.View[Fighter, Scene]"


class Prepared(NamedTuple):
    """All that is worked out of a scene."""

    profiles: dict[str, Profile]
    printed: Options
    mode: str
    ground: Ground | None
    start: dict[str, tuple[int, int]]
    distances: tuple[tuple[str, str, int], ...]
    sides_of: dict[str, frozenset[str]]
    """Sides on which a seat has somebody."""
    eyes_of: dict[str, tuple[str, ...]]
    """The creatures of a seat."""
    scenery: Scenery
    apart: Callable[..., int]
    """How far two spaces on the grid are from each other."""
    special: bool
    """Heights or water count, or a body has to squeeze: the plain table does not do."""
    lairs: bool
    """Whether anybody has lair actions."""
    magical: bool
    """Whether anybody has spells or features that go on: else no turn looks for them."""
    darkens: bool
    """Whether anybody can hide a place from eyes."""
    shines: bool
    """Whether anybody sheds light."""
    grows: bool
    """Whether anybody is not always of one size."""
    breeds: bool
    """Whether anybody may come into a fight of it whom the scene does not name."""
    sways: bool
    """Whether anybody can make others do its will."""


def prepare(scene: Scene) -> Prepared:
    """Profiles with their enemies and allies, the ground, and where everybody starts."""
    profiles = {one.id: made(scene, one) for one in scene.combatants}
    acquaint(scene, profiles)
    mode = mode_of(scene)
    ground, marks = ground_of(scene)
    lay = scenery(scene.world.field, ground)
    return Prepared(
        profiles,
        scene.options,
        mode,
        ground,
        places(scene, mode, marks),
        _distances(scene, mode),
        relations.sides_of(scene),
        _eyes_of(scene),
        lay,
        lru_cache(maxsize=4096)(_apart(scene, mode)),
        **_features(scene, profiles, lay),
    )


def made(scene: Scene, one: Combatant) -> Profile:
    """A combatant's numbers; who takes the shape of others is as large as the form it begins in."""
    who = Profile(one)
    if one.sheet.guise is not None:
        forms = Guises(who, scene.system.blocks())
        who.forms, who.grows = forms, True
        shape = one.now.get("form") or one.sheet.shape or ""
        if shape in forms:
            who.takes(forms[shape].size)
    return who


def _features(scene: Scene, profiles: Mapping[str, Profile], lay: Scenery) -> dict[str, Any]:
    """What has to be looked at because somebody is there who has it."""
    people = profiles.values()
    powers = [power for one in people for power in one.powers.values()]
    return {
        "special": _special(scene, profiles, lay),
        "lairs": any(power.row.use.time == "lair" for power in powers),
        "magical": any(one.powers or any(way.then or way.charge for way in one.attacks) for one in people),
        "darkens": any(power.row.place.obscures for power in powers) or any(one.sheet.guise for one in people),
        "shines": any("illumination" in one.traits for one in people),
        "grows": any(one.grows for one in people) or any(_grows(power) for power in powers),
        "breeds": any("breed" in one.can for one in people),
        "sways": any("sway" in one.can for one in people),
    }


def _grows(power: Power) -> bool:
    """Whether a power makes somebody larger."""
    return power.has("enlarge")


def _apart(scene: Scene, mode: str) -> Callable[..., int]:
    realistic = mode == "grid" and scene.options.realistic_diagonals
    return rules.grid.realistic_distance if realistic else rules.grid.distance


def _special(scene: Scene, profiles: Mapping[str, Profile], lay: Scenery) -> bool:
    """Whether heights, water, mounts, things or narrow places count: of those that could be ridden those that have
    friends, or may get them."""
    sways = any("sway" in one.can for one in profiles.values())
    if lay.levels or lay.depths or scene.world.field.underwater:
        return True
    filled = lay.walls or lay.loopholes
    return any(
        one.speeds["fly"]
        or one.sheet.guise
        or (one.speeds["burrow"] and any(lay.soil))
        or any(power.lifts_off for power in one.powers.values())
        or one.combatant.now.get("altitude")
        or one.combatant.now.get("mount")
        or (one.sheet.mount and (one.allies or sways))
        or one.is_object
        or (filled and (one.squares > 1 or one.grows))
        for one in profiles.values()
    )


def extend(scene: Scene, newcomers: tuple[Combatant, ...]) -> None:
    """Prepare newcomers of a running game in its own scene, and make them known to the others."""
    prepared = scene.prepared
    for one in newcomers:
        prepared.profiles[one.id] = made(scene, one)
    acquaint(scene, prepared.profiles)
    prepared.sides_of.update(relations.sides_of(scene))
    prepared.eyes_of.update(_eyes_of(scene))
    scene.keep(prepared._replace(**_features(scene, prepared.profiles, prepared.scenery)))


def _eyes_of(scene: Scene) -> dict[str, tuple[str, ...]]:
    return {seat: tuple(one.id for one in scene.combatants if one.seat == seat) for seat in scene.seats}


def acquaint(scene: Scene, profiles: dict[str, Profile]) -> None:
    """Who is whose enemy and ally, by the sides that they are on now."""
    cap = scene.options.large_around_medium_or_smaller
    for profile in profiles.values():
        others = [other for other in profiles.values() if other is not profile]
        to = {other.id: scene.relation(profile.side, other.side) for other in others}
        profile.enemies = tuple(other for other in others if to[other.id] == "hostile")
        profile.allies = tuple(other for other in others if to[other.id] == "friendly")
        profile.roomy = rules.size.fits(
            tuple(rules.size.surround_large(profile.size, enemy.size, cap) for enemy in profile.enemies)
        )


def mode_of(scene: Scene) -> str:
    """``grid``, ``feet`` or ``abstract``: as the scene says, else by what it gives."""
    field = scene.world.field
    if field.mode is not None:
        return str(field.mode)
    placed = any("position" in one.now for one in scene.combatants)
    if field.map is not None or field.width is not None:
        return "grid"
    if not placed:
        return "abstract"
    return "grid" if scene.options.grid else "feet"


def ground_of(scene: Scene) -> tuple[Ground | None, dict[str, list[tuple[int, int]]]]:
    """The drawn map, or free ground of the given size (if none is given wide enough for everybody, up to the widest
    that is drawn)."""
    field = scene.world.field
    if field.map is not None:
        return read_map(field.map)
    if mode_of(scene) != "grid":
        return None, {}
    known = [one.now["position"] for one in scene.combatants if "position" in one.now]
    wide = min(MOST_SQUARES, max([20, *(int(max(position)) + 7 for position in known)]))
    width, height = field.width or wide, field.height or wide
    return Ground(width, height, "." * (width * height)), {}


def places(scene: Scene, mode: str, marks: dict[str, list[tuple[int, int]]]) -> dict[str, tuple[int, int]]:
    """Where everybody starts: as the scene says, else the next unused square of the combatant's letter."""
    if mode == "abstract":
        return {}
    left = {letter: list(found) for letter, found in marks.items()}
    start = {}
    for one in scene.combatants:
        if one.now.get("mount"):
            continue  # it sits where its mount stands
        if "position" in one.now and one.now["position"] is not None:
            x, y = one.now["position"]
            unit = 1 if mode == "grid" else FT
            start[one.id] = (int(x * unit), int(y * unit))
        elif left.get(one.mark):
            start[one.id] = left[one.mark].pop(0)
    for one in scene.combatants:
        if one.now.get("mount") in start:
            start[one.id] = start[one.now["mount"]]
    return start


def ground_under(prepared: Prepared, x: int, y: int, side: int) -> int:
    """How high the ground is under a space: at its highest square."""
    if prepared.ground is None:
        return 0
    space = board(prepared.ground.width, prepared.ground.height).block(x, y, side, side)
    return max((level for level, squares in prepared.scenery.levels if squares & space), default=0)


def _distances(scene: Scene, mode: str) -> tuple[tuple[str, str, int], ...]:
    """The distance table of ``abstract`` mode, each pair once, in file order."""
    if mode != "abstract":
        return ()
    place = {one.id: one.index for one in scene.combatants}
    rows = []
    for row in scene.world.field.distance:
        a, b = sorted(row.between, key=lambda id: place.get(id, -1))
        rows.append((a, b, row.ft * FT))
    return tuple(sorted(rows, key=lambda row: (place.get(row[0], -1), place.get(row[1], -1))))


def present(scene: Scene, number: int) -> frozenset[str]:
    """The sides that are in a fight of the day: those it names, and all that no fight names."""
    encounters = scene.world.encounter
    named = {side for encounter in encounters for side in encounter.sides}
    now = {*encounters[number].sides} if encounters else set()
    return frozenset(one.side for one in scene.combatants if one.side in now or one.side not in named)
