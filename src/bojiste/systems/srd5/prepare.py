"""What is worked out once per scene: every number that a sheet fixes, ready for the hottest lines of a fight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bojiste.core import scene as scenes
from bojiste.core import state as states
from bojiste.kit import relations
from bojiste.kit.board import Squares, board, union
from bojiste.kit.maps import LOOPHOLE, LOW_WALL, WALL, WATER, Ground, read_map
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK, HEALED, PLACE, Clock, Fighter, Place, Suffering, Thing, again
from bojiste.systems.srd5.play.power import Power, power_of, powers
from bojiste.systems.srd5.play.weapon import Attack as Attack
from bojiste.systems.srd5.play.weapon import attacks, key_of
from bojiste.systems.srd5.words import (
    ABILITIES,
    AMMUNITION,
    ARMOUR,
    CONDITIONS,
    FT,
    MODES,
    SIZES,
    SKILL_ABILITY,
    SPACE_SQUARES,
    SUBSTANCE_AC,
    WHOLE,
)

if TYPE_CHECKING:
    from bojiste.systems.srd5.options import Options
    from bojiste.systems.srd5.sheet import AttackSheet, Resist, Sheet
    from bojiste.systems.srd5.world import Area, World
    from bojiste.systems.srd5.world import Place as Place_

Combatant: TypeAlias = "scenes.Combatant[Sheet]"
Scene: TypeAlias = "scenes.Scene[Sheet, Options, World, Prepared]"
State: TypeAlias = states.State[Fighter]
View: TypeAlias = "states.View[Fighter, Scene]"


class Only(NamedTuple):
    """What of a type of damage somebody resists, the widest first: only nonmagical, and none of a spared material."""

    nonmagical: bool
    spared: str


class Profile:
    """One combatant's fixed numbers. ``resist``/``vulnerable``/``immune``: damage type -> what of it is meant."""

    __slots__ = (
        "ability",
        "ac",
        "allies",
        "answers",
        "attacks",
        "blindsight",
        "by_key",
        "combatant",
        "cond_immune",
        "darkvision",
        "dies_at_zero",
        "enemies",
        "first",
        "first_item",
        "flat_reduction",
        "hands",
        "hides",
        "hovers",
        "id",
        "immune",
        "index",
        "init_bonus",
        "init_group",
        "is_character",
        "is_object",
        "knits",
        "legendary",
        "long_arm",
        "loud",
        "lucky",
        "modes",
        "passive",
        "per_action",
        "perception",
        "plain",
        "powers",
        "proficiency",
        "regeneration",
        "resist",
        "roomy",
        "save_bonus",
        "saves",
        "seat",
        "sheet",
        "shield",
        "side",
        "size",
        "skills",
        "speeds",
        "squares",
        "traits",
        "tremorsense",
        "truesight",
        "used_to_armour",
        "vulnerable",
        "wide",
    )

    def __init__(self, combatant: Combatant) -> None:
        sheet: Sheet = combatant.sheet
        ability = {name: rules.dice.ability_modifier(sheet.abilities.get(name, 10)) for name in ABILITIES}
        self.combatant = combatant
        self.sheet = sheet
        self.id = combatant.id
        self.index = combatant.index
        self.side = combatant.side
        self.seat = combatant.seat
        self.is_character = sheet.kind == "character"
        self.is_object = sheet.kind == "object"
        self.ability = ability
        self.proficiency = _proficiency(sheet)
        self.skills = ability | {name: sheet.skills.get(name, ability[base]) for name, base in SKILL_ABILITY.items()}
        self.saves = {name: sheet.saves.get(name, ability[name]) for name in ABILITIES}
        self.ac = _armor_class(sheet, ability["dexterity"])
        self.size = SIZES.index(sheet.size)
        self.squares = SPACE_SQUARES[self.size]
        self.wide = rules.size.table(self.size)
        needed = ARMOUR[sheet.armour].strength if sheet.armour is not None else 0
        burden = rules.armour.penalties(sheet.abilities.get("strength", 10), needed)
        self.speeds = {mode: rules.movement.speed_calc(getattr(sheet.speed, mode) * FT, -burden) for mode in MODES}
        self.loud = sheet.armour is not None and ARMOUR[sheet.armour].loud
        self.used_to_armour = sheet.armour_proficient
        self.modes = tuple(mode for mode in MODES if self.speeds[mode])
        self.hovers = sheet.speed.hover
        self.init_bonus = ability["dexterity"] if sheet.initiative is None else sheet.initiative
        self.init_group = sheet.init_group
        self.passive = sheet.passive_perception
        self.dies_at_zero = rules.zero.monster(self.is_character, sheet.uses_death_saves)
        self.regeneration = sheet.regeneration
        self.knits = sheet.regeneration is not None and sheet.regeneration.at_zero
        self.attacks = attacks(sheet, ability, self.proficiency, self._rider)
        self.by_key = {attack.key: attack for attack in self.attacks}
        self.long_arm = max((attack.reach for attack in self.attacks if attack.melee), default=0)
        self.powers = {one.key: one for one in powers(sheet, ability, self.proficiency)}
        self.first: Fighter | None = None
        """Its numbers before the first die, once a game has begun."""
        self.first_item = next(((attack.item,) for attack in self.attacks if attack.item), ())
        self.answers = tuple(one for one in self.powers.values() if one.row.time == "reaction")
        self.per_action = sheet.attacks
        self.hands = sheet.hands - sheet.shield
        self.shield = sheet.shield
        self.resist = _types(sheet.resist)
        self.vulnerable = _types(sheet.vulnerable)
        self.immune = _types(sheet.immune)
        self.legendary = sheet.legendary
        self.flat_reduction = sheet.flat_reduction
        self.cond_immune = frozenset(CONDITIONS if self.is_object else sheet.cond_immune)
        self.save_bonus = sheet.save_bonus
        self.traits = {trait.name: trait.number for trait in sheet.traits}
        self.lucky = "lucky" in self.traits
        self.blindsight = sheet.blindsight * FT
        self.darkvision = sheet.darkvision * FT
        self.tremorsense = sheet.tremorsense * FT
        self.truesight = sheet.truesight * FT
        self.hides = sheet.hides
        self.plain = not (self.is_object or self.resist or self.vulnerable or self.immune or self.flat_reduction)
        self.enemies: tuple[Profile, ...] = ()
        self.allies: tuple[Profile, ...] = ()
        self.roomy = False
        """Without coordinates: all of its enemies find room around it together."""

    def _rider(self, printed: AttackSheet) -> Power | None:
        """What else an attack of the sheet does to whoever it hits."""
        if printed.then is None:
            return None
        key = key_of(printed.then.name).replace("-", "_")
        return power_of(key, printed.then, self.sheet, self.ability, self.proficiency)

    def power(self, key: str) -> Power:
        """A spell or feature, or what one of its attacks does besides."""
        found = self.powers.get(key)
        return found or next(one.then for one in self.attacks if one.then is not None and one.then.key == key)

    def pieces(self, item: str) -> int:
        """How many weapons of one kind the sheet lists: two shortswords are one way to attack and two weapons."""
        printed = [key_of(attack.weapon or attack.name) for attack in self.sheet.attack]
        return printed.count(item) + self.sheet.weapons.count(item)


def _proficiency(sheet: Sheet) -> int:
    """The proficiency bonus: as written, else by level or challenge rating, else the least there is."""
    if sheet.prof_bonus is not None:
        return sheet.prof_bonus
    return rules.dice.proficiency(sheet.level if sheet.level is not None else sheet.challenge or 0)


def _armor_class(sheet: Sheet, dexterity: int) -> int:
    if sheet.ac is not None:
        return sheet.ac
    if sheet.substance is not None:
        return SUBSTANCE_AC[sheet.substance]
    return rules.armour.ac(sheet.armour, dexterity, sheet.shield)


def _types(entries: tuple[Resist, ...]) -> dict[int, Only]:
    """Types with what of them is meant; of two entries for a type the wider one counts."""
    found: dict[int, Only] = {}
    for entry in entries:
        place, only = rules.damage.types(entry.type), Only(entry.nonmagical, entry.spared)
        found[place] = min(found.get(place, only), only)
    return found


class Lamp(NamedTuple):
    """A light on a square, or carried; how far it is bright and dim, in half feet."""

    at: tuple[int, int] | None
    by: str | None
    bright: int
    dim: int


Levels = tuple[tuple[int, Squares], ...]
"""Heights or depths in squares, ascending, with where they are."""


class Scenery(NamedTuple):
    """What stands in the way of arrows and eyes. Sets are of squares; who is named is an id."""

    walls: Squares = 0
    loopholes: Squares = 0
    low: Squares = 0
    fog: Squares = 0
    mist: Squares = 0
    """Where it is heavily and lightly obscured."""
    light: int = rules.sight.BRIGHT
    lit: tuple[Squares, ...] = (0, 0, 0)
    """Squares with a light of their own, by level."""
    lamps: tuple[Lamp, ...] = ()
    levels: Levels = ()
    """How high the ground is, where it is not 0."""
    depths: Levels = ()
    """How deep the water is, where there is any."""
    rough: Squares = 0
    """Difficult ground besides what the map draws."""
    cover: Mapping[tuple[str, str | None], int] = {}
    """Declared degrees: of whom, against whom (everybody)."""
    sight: Mapping[tuple[str, str], bool] = {}
    """Declared: who sees whom."""

    @property
    def dim(self) -> bool:
        """Whether light or fog can keep anybody from seeing."""
        return bool(self.fog or self.mist or self.light or any(self.lit))

    @property
    def clear(self) -> bool:
        """Whether nothing here can keep anybody from seeing."""
        return not (self.walls or self.dim or self.sight or self.cover or self.levels)

    @property
    def water(self) -> Squares:
        """Where there is water to swim in."""
        return union(squares for _, squares in self.depths)


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


def prepare(scene: Scene) -> Prepared:
    """Profiles with their enemies and allies, the ground, and where everybody starts."""
    profiles = {one.id: Profile(one) for one in scene.combatants}
    acquaint(scene, profiles)
    mode = mode_of(scene)
    ground, marks = ground_of(scene)
    scenery = _scenery(scene, ground)
    return Prepared(
        profiles,
        scene.options,
        mode,
        ground,
        places(scene, mode, marks),
        _distances(scene, mode),
        relations.sides_of(scene),
        _eyes_of(scene),
        scenery,
        lru_cache(maxsize=4096)(_apart(scene, mode)),
        _special(scene, profiles, scenery),
        any(power.row.time == "lair" for one in profiles.values() for power in one.powers.values()),
        any(one.powers or any(attack.then for attack in one.attacks) for one in profiles.values()),
    )


def _apart(scene: Scene, mode: str) -> Callable[..., int]:
    realistic = mode == "grid" and scene.options.realistic_diagonals
    return rules.grid.realistic_distance if realistic else rules.grid.distance


def _special(scene: Scene, profiles: Mapping[str, Profile], scenery: Scenery) -> bool:
    if scenery.levels or scenery.depths or scene.world.field.underwater:
        return True
    filled = scenery.walls or scenery.loopholes
    return any(
        one.speeds["fly"]
        or any(boon.what == "fly" for power in one.powers.values() for boon in power.row.grants)
        or one.combatant.now.get("altitude")
        or one.sheet.mount
        or one.is_object
        or (filled and one.squares > 1)
        for one in profiles.values()
    )


def extend(scene: Scene, newcomers: tuple[Combatant, ...]) -> None:
    """Prepare newcomers of a running game in its own scene, and make them known to the others."""
    prepared = scene.prepared
    for one in newcomers:
        prepared.profiles[one.id] = Profile(one)
    acquaint(scene, prepared.profiles)
    prepared.sides_of.update(relations.sides_of(scene))
    prepared.eyes_of.update(_eyes_of(scene))


def _eyes_of(scene: Scene) -> dict[str, tuple[str, ...]]:
    return {seat: tuple(one.id for one in scene.combatants if one.seat == seat) for seat in scene.seats}


def acquaint(scene: Scene, profiles: dict[str, Profile]) -> None:
    """Who is whose enemy and ally."""
    cap = scene.options.large_around_medium_or_smaller
    for profile in profiles.values():
        others = [other for other in profiles.values() if other is not profile]
        profile.enemies = tuple(other for other in others if scene.hostile(profile.id, other.id))
        profile.allies = tuple(other for other in others if scene.relation(profile.side, other.side) == "friendly")
        profile.roomy = rules.size.fits(
            tuple(rules.size.surround_large(profile.size, enemy.size, cap) for enemy in profile.enemies)
        )


def _scenery(scene: Scene, ground: Ground | None) -> Scenery:
    field = scene.world.field
    declared: dict[str, Any] = {
        "light": rules.sight.LIGHTS.index(field.light),
        "lamps": tuple(Lamp(lamp.at, lamp.by, lamp.bright * FT, lamp.dim * FT) for lamp in field.lamp),
        "cover": {(row.of, row.against): rules.cover.DEGREES.index(row.degree) for row in field.cover},
        "sight": {(row.who, row.whom): row.sees for row in field.sight},
    }
    if ground is None:
        return Scenery(**declared)
    lit, fog, mist, rough = [0, 0, 0], 0, 0, 0
    for area in field.area:
        squares = _squares_of(area, ground)
        rough |= squares if rules.terrain.examples(area.ground, area.difficult) else 0
        fog |= squares if area.fog == "heavy" else 0
        mist |= squares if area.fog == "light" else 0
        if area.light is not None:
            lit = [level & ~squares for level in lit]
            lit[rules.sight.LIGHTS.index(area.light)] |= squares
    walls, loopholes, low = (ground.where(letter) for letter in (WALL, LOOPHOLE, LOW_WALL))
    levels, depths = heights(field, ground)
    found = Scenery(walls, loopholes, low, fog, mist, lit=tuple(lit), **declared)
    return found._replace(levels=levels, depths=depths, rough=rough)


def _squares_of(area: Area, ground: Ground) -> Squares:
    (x, y), (u, v) = area.corner, area.opposite
    return board(ground.width, ground.height).block(min(x, u), min(y, v), abs(x - u) + 1, abs(y - v) + 1)


def heights(field: Place_, ground: Ground) -> tuple[Levels, Levels]:
    """How high the ground is and how deep the water, in squares: as drawn, then as the areas say."""
    high: dict[int, Squares] = {}
    deep = {field.depth // 5: ground.where(WATER)}
    if field.heights is not None:
        _, marks = read_map(field.heights)
        drawn = board(ground.width, ground.height)
        for digit, places in marks.items():
            if digit.isdecimal() and digit.isascii():
                high[int(digit) * field.step // 5] = union(drawn.at(x, y) for x, y in places if y < ground.height)
    for area in field.area:
        for table, given in ((high, area.height), (deep, area.water)):
            if given is not None:
                squares = _squares_of(area, ground)
                for level in table:
                    table[level] &= ~squares
                table[given // 5] = table.get(given // 5, 0) | squares
    levels, depths = (tuple(sorted((h, s) for h, s in table.items() if s and h)) for table in (high, deep))
    return levels, depths


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
    """The drawn map, or free ground of the given size (wide enough for everybody if none is given)."""
    field = scene.world.field
    if field.map is not None:
        return read_map(field.map)
    if mode_of(scene) != "grid":
        return None, {}
    known = [one.now["position"] for one in scene.combatants if "position" in one.now]
    reach = [int(max(position)) for position in known]
    width = field.width or max([20, *(far + 7 for far in reach)])
    height = field.height or max([20, *(far + 7 for far in reach)])
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


def begin(scene: Scene) -> State:
    """Everybody as the scene gives them, before the first die."""
    prepared = scene.prepared
    now: dict[str, Any] = {}
    here = present(scene, 0)
    for id, profile in prepared.profiles.items():
        if profile.side not in here:
            continue
        now[id] = fresh(prepared, profile)
    now[CLOCK] = Clock()
    now[PLACE] = Place(prepared.distances)
    return State(now)


def fresh(prepared: Prepared, profile: Profile) -> Fighter:
    """Somebody as the scene gives it; worked out once."""
    if profile.first is None:
        profile.first = _first(prepared, profile)
    return again(profile.first)


def _first(prepared: Prepared, profile: Profile) -> Fighter:
    return placed(prepared, profile, prepared.start.get(profile.id, (0, 0)))


def placed(prepared: Prepared, profile: Profile, place: tuple[int, int]) -> Fighter:
    """One combatant as the scene gives it, at a place and as high as it says."""
    now = _fighter(profile, place)
    if prepared.special and prepared.mode != "abstract":
        now.z = _altitude(prepared, profile, now)
    if profile.combatant.now.get("arrives"):
        now.life, now.gone = "dead", True  # not there yet
    if profile.is_object:
        now.life = WHOLE if now.hp else "dead"
        now.open = profile.sheet.door == "open"
    if now.leads:
        now.leads = rules.mounted.trained(prepared.profiles[now.rides].sheet.mount or "")
    return now


def _fighter(profile: Profile, place: tuple[int, int]) -> Fighter:
    sheet, given = profile.sheet, profile.combatant.now
    shots = _shots(profile)
    if not given:
        return Fighter(
            sheet.hp_max,
            sheet.hp_max,
            x=place[0],
            y=place[1],
            potions=sheet.potions,
            kit=sheet.kit,
            shots=shots,
            legendary=sheet.legendary,
            slots=sheet.slots,
            hit_dice=sheet.hit_dice.number,
        )
    exhaustion = given.get("exhaustion", 0)
    maximum = given.get("hp_max") or rules.condition.hp_max(sheet.hp_max, exhaustion)
    left = given.get("hp")
    left = maximum if left is None else rules.hit_points.range(left, maximum)
    life = given.get("life") or ("ok" if left else "dead" if profile.dies_at_zero else "dying")
    if rules.condition.exhaustion(exhaustion).dead:
        left, life = 0, "dead"
    suffers = _suffers(profile, given.get("conditions", ()), life)
    if given.get("silenced"):
        suffers += (Suffering("silenced"),)
    asleep = rules.condition.effects(tuple(entry.name for entry in suffers)).drops_held > 0
    held = given.get("held")
    lost = held if held is not None else profile.first_item
    return Fighter(
        hp=left,
        hp_max=maximum,
        thp=given.get("thp", 0),
        life=life,
        death_success=given.get("death_success", 0),
        death_fail=given.get("death_fail", 0),
        suffers=suffers,
        exhaustion=exhaustion,
        x=place[0],
        y=place[1],
        reaction=given.get("reaction", True),
        dodging=given.get("dodging", False),
        held=() if asleep else held,
        dropped=tuple(Thing(item, *place) for item in lost) if asleep else (),
        shots=shots,
        legendary=given.get("legendary", sheet.legendary),
        airless=given.get("airless", 0),
        rides=given.get("mount") or "",
        leads=bool(given.get("mount")) and given.get("control") != "independent",
        initiative=given.get("initiative"),
        potions=given.get("potions", sheet.potions),
        kit=given.get("kit", sheet.kit),
        slots=sheet.slots if given.get("slots") is None else given["slots"],
        hit_dice=sheet.hit_dice.number if given.get("hit_dice") is None else given["hit_dice"],
        used=tuple(given.get("used", ())),
    )


def _altitude(prepared: Prepared, profile: Profile, now: Fighter) -> int:
    """How high somebody is at the start: as the scene says, else on the ground."""
    mount = profile.combatant.now.get("mount")
    if mount is not None:
        return _altitude(prepared, prepared.profiles[mount], now)
    given = profile.combatant.now.get("altitude")
    if given is not None:
        return int(given) // 5 if prepared.mode == "grid" else int(given) * FT
    return ground_under(prepared, now.x, now.y, profile.squares)


def ground_under(prepared: Prepared, x: int, y: int, side: int) -> int:
    """How high the ground is under a space: at its highest square."""
    if prepared.ground is None:
        return 0
    space = board(prepared.ground.width, prepared.ground.height).block(x, y, side, side)
    return max((level for level, squares in prepared.scenery.levels if squares & space), default=0)


def _suffers(profile: Profile, conditions: tuple[str, ...], life: str) -> tuple[Suffering, ...]:
    """The conditions a scene begins with, those it is immune to left out, those that follow from others added."""
    given = [text.partition(":")[::2] for text in conditions]
    entries = [Suffering(name, cause) for name, cause in given if name not in profile.cond_immune]
    if life in ("dying", "stable"):
        entries.append(Suffering("unconscious", end=HEALED))
    names = tuple(dict.fromkeys(entry.name for entry in entries))
    if rules.condition.effects(names).falls_prone and "prone" not in names:
        entries.append(Suffering("prone"))
    return tuple(dict.fromkeys(entries))


def _shots(profile: Profile) -> tuple[tuple[str, int], ...]:
    """Ammunition: as the sheet counts it, else a bundle for each kind its weapons of the table shoot."""
    kinds = dict.fromkeys(attack.ammunition for attack in profile.attacks if attack.ammunition)
    given = profile.sheet.ammunition | profile.combatant.now.get("ammunition", {})
    return tuple((kind, given.get(kind, AMMUNITION[kind].pieces)) for kind in kinds)
