"""What is worked out once per scene: every number that a sheet fixes, ready for the hottest lines of a fight."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bojiste.core import scene as scenes
from bojiste.core import state as states
from bojiste.core.event import Part
from bojiste.core.space import Ground, read_map
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK, PLACE, Clock, Fighter, Place
from bojiste.systems.srd5.rules.printing import Printing
from bojiste.systems.srd5.words import CONDITIONS, DAMAGE_TYPES, FT, SIZES, SPACE_SQUARES, SQUARE, WEAPONS

if TYPE_CHECKING:
    from bojiste.systems.srd5.options import Options
    from bojiste.systems.srd5.sheet import AttackSheet, Resist, Sheet
    from bojiste.systems.srd5.world import World

Combatant: TypeAlias = "scenes.Combatant[Sheet]"
Scene: TypeAlias = "scenes.Scene[Sheet, Options, World, Prepared]"
State: TypeAlias = states.State[Fighter]
View: TypeAlias = "states.View[Fighter, Scene]"


class Component(NamedTuple):
    """One component of damage: dice, the flat part with its summands, and the type (its place in the table)."""

    dice: int
    sides: int
    flat: int
    type: int
    parts: tuple[Part, ...]


class Attack:
    """One way to attack. Distances are half feet; ``normal`` 0 means melee."""

    __slots__ = (
        "ability",
        "bonus",
        "components",
        "critical_from",
        "facts",
        "hands",
        "heavy",
        "held",
        "key",
        "light",
        "loading",
        "long",
        "magical",
        "mean",
        "melee",
        "name",
        "normal",
        "parts",
        "pieces",
        "plain",
        "reach",
        "thrown",
        "word",
    )

    def __init__(
        self,
        key: str,
        *,
        name: str,
        word: str,
        bonus: int,
        parts: tuple[Part, ...],
        components: tuple[Component, ...],
        reach: int = 0,
        normal: int = 0,
        long: int = 0,
        ability: int = 0,
        light: bool = False,
        heavy: bool = False,
        loading: bool = False,
        held: bool = True,
        thrown: bool = False,
        magical: bool = False,
        pieces: int = 0,
        hands: int = 1,
        critical_from: int = 20,
        way: str = "strike",
    ) -> None:
        self.key = key
        self.name = name
        self.word = word
        # what events and answers tell of it: the weapon, and how it is used (strike, two-hands, throw, shoot)
        self.facts = {"weapon": word or name, "way": way}
        self.bonus = bonus
        self.parts = parts
        self.components = components
        self.reach = reach
        self.normal = normal
        self.long = long
        self.melee = normal == 0
        self.ability = ability
        self.light = light
        self.heavy = heavy
        self.loading = loading
        self.held = held
        self.thrown = thrown
        self.magical = magical
        self.pieces = pieces
        """How many of it are carried, where throwing uses them up; 0: enough."""
        self.hands = hands
        self.critical_from = critical_from
        self.plain = self.melee and not heavy
        # twice the mean damage of a hit, so that it stays an integer: what tactics compare
        self.mean = sum(part.dice * (part.sides + 1) + 2 * part.flat for part in components)


class Profile:
    """One combatant's fixed numbers. ``resist``/``vulnerable``/``immune``: damage type -> nonmagical only."""

    __slots__ = (
        "ac",
        "allies",
        "attacks",
        "blindsight",
        "by_key",
        "combatant",
        "cond_immune",
        "dies_at_zero",
        "enemies",
        "flat_reduction",
        "hides",
        "id",
        "immune",
        "index",
        "init_bonus",
        "init_group",
        "is_character",
        "medicine",
        "monster",
        "passive",
        "per_action",
        "plain",
        "resist",
        "save_bonus",
        "seat",
        "sheet",
        "side",
        "size",
        "speeds",
        "squares",
        "stealth",
        "vulnerable",
        "wide",
    )

    def __init__(self, combatant: Combatant, printed: Printing) -> None:
        sheet: Sheet = combatant.sheet
        ability = {name: rules.dice.ability_modifier(sheet.abilities.get(name, 10)) for name in _ABILITIES}
        self.combatant = combatant
        self.sheet = sheet
        self.id = combatant.id
        self.index = combatant.index
        self.side = combatant.side
        self.seat = combatant.seat
        self.is_character = sheet.kind == "character"
        self.monster = not self.is_character
        self.ac = _armor_class(sheet, ability["dexterity"])
        self.size = SIZES.index(sheet.size)
        self.squares = SPACE_SQUARES[self.size]
        self.wide = self.squares * SQUARE
        self.speeds = {mode: feet * FT for mode, feet in sheet.speed}
        self.init_bonus = ability["dexterity"] if sheet.initiative is None else sheet.initiative
        self.init_group = sheet.init_group
        self.stealth = sheet.skills.get("stealth", ability["dexterity"])
        self.medicine = sheet.skills.get("medicine", ability["wisdom"])
        perception = sheet.skills.get("perception", ability["wisdom"])
        self.passive = rules.dice.passive(perception) if sheet.passive_perception is None else sheet.passive_perception
        self.dies_at_zero = rules.zero.monster(self.is_character, sheet.uses_death_saves)
        self.attacks = tuple(_attacks(sheet, ability))
        self.by_key = {attack.key: attack for attack in self.attacks}
        self.per_action = sheet.attacks
        self.resist = _types(sheet.resist)
        self.vulnerable = _types(sheet.vulnerable)
        self.immune = _types(sheet.immune)
        self.flat_reduction = sheet.flat_reduction
        self.cond_immune = frozenset(sheet.cond_immune)
        self.save_bonus = sheet.save_bonus
        self.blindsight = sheet.blindsight * FT
        self.hides = sheet.hides
        self.plain = not (self.resist or self.vulnerable or self.immune or self.flat_reduction)
        self.enemies: tuple[Profile, ...] = ()
        self.allies: tuple[Profile, ...] = ()

    def pieces(self, key: str) -> int:
        """How many weapons of one kind the sheet lists: two shortswords are one way to attack and two weapons."""
        printed = [_key(attack.weapon or attack.name) for attack in self.sheet.attack]
        return printed.count(key) + self.sheet.weapons.count(key)


_ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")


def _armor_class(sheet: Sheet, dexterity: int) -> int:
    if sheet.ac is not None:
        return sheet.ac
    return rules.armour.ac(sheet.armour, dexterity, sheet.shield)


def _types(entries: tuple[Resist, ...]) -> dict[int, bool]:
    """Types with whether only nonmagical damage is meant; of two entries for a type the wider one counts."""
    found: dict[int, bool] = {}
    for entry in entries:
        place = DAMAGE_TYPES.index(entry.type)
        found[place] = entry.nonmagical and found.get(place, True)
    return found


def _attacks(sheet: Sheet, ability: dict[str, int]) -> Iterator[Attack]:
    seen: set[str] = set()
    for printed in sheet.attack:
        for attack in _printed(printed):
            if attack.key not in seen:
                seen.add(attack.key)
                yield attack
    for name in sheet.weapons:
        for attack in _wielded(name, sheet, ability):
            if attack.key not in seen:
                seen.add(attack.key)
                yield attack
    if "unarmed" not in seen:
        yield _unarmed(sheet, ability["strength"])


def _key(name: str) -> str:
    return "-".join(name.lower().replace(":", " ").split())


def _printed(sheet: AttackSheet) -> Iterator[Attack]:
    """An attack of a stat block; one with a reach and a range is two ways to attack."""
    common: dict[str, Any] = {
        "name": sheet.name,
        "word": sheet.weapon or "",
        "bonus": sheet.to_hit,
        "parts": (Part("attack-bonus", sheet.to_hit),),
        "components": tuple(
            Component(
                part.count,
                part.sides,
                part.flat,
                DAMAGE_TYPES.index(part.type),
                (Part("damage-bonus", part.flat),) if part.flat else (),
            )
            for part in sheet.damage
        ),
        "light": sheet.light,
        "heavy": sheet.heavy,
        "loading": sheet.weapon is not None and "loading" in WEAPONS[sheet.weapon].properties,
        "held": not sheet.natural,
        "magical": sheet.magical,
        "critical_from": sheet.critical_from,
    }
    key = _key(sheet.weapon or sheet.name)
    if sheet.reach is not None:
        yield Attack(key, reach=sheet.reach * FT, **common)
    if sheet.range is not None:
        normal, long = sheet.range
        thrown = sheet.reach is not None
        hurled = thrown or (sheet.weapon is not None and "thrown" in WEAPONS[sheet.weapon].properties)
        ranged: dict[str, Any] = {
            "normal": normal * FT,
            "long": long * FT,
            "thrown": thrown,
            "way": "throw" if hurled else "shoot",
        }
        yield Attack(f"throw-{key}" if thrown else key, **ranged, **common)


def _wielded(name: str, sheet: Sheet, ability: dict[str, int]) -> Iterator[Attack]:
    """A weapon of the table in this combatant's hands: its ways to attack."""
    row = WEAPONS[name]
    properties = row.properties
    strength, dexterity = ability["strength"], ability["dexterity"]
    finesse = "finesse" in properties
    which = "ability-dexterity" if row.ranged or (finesse and dexterity > strength) else "ability-strength"
    way = partial(_way, sheet, name, which)
    reach = rules.weapon.reach(5 * FT, "reach" in properties)
    hands = 2 if "two_handed" in properties else 1
    if not row.ranged:
        modifier = rules.attack.ability(strength, dexterity, ranged=False, finesse=finesse)
        yield way(name, row.sides, modifier, reach=reach, hands=hands)
        if row.versatile and not sheet.shield:
            sides = rules.weapon.versatile(row.sides, row.versatile, True)
            yield way(f"{name}-two-hands", sides, modifier, reach=reach, hands=2, way="two-hands")
        if "thrown" in properties:
            modifier = rules.weapon.thrown(strength, dexterity, True, finesse)
            yield way(f"throw-{name}", row.sides, modifier, normal=row.normal, long=row.long, thrown=True, way="throw")
    elif row.damage is not None:
        modifier = rules.attack.ability(strength, dexterity, ranged=True, finesse=finesse)
        thrown = "thrown" in properties
        use = "throw" if thrown else "shoot"
        yield way(name, row.sides, modifier, normal=row.normal, long=row.long, hands=hands, thrown=thrown, way=use)


def _way(sheet: Sheet, name: str, which: str, key: str, sides: int, modifier: int, **more: Any) -> Attack:
    """One way to attack with a weapon of the table; ``which`` names the ability that gives the modifier."""
    row = WEAPONS[name]
    training = rules.attack.proficiency(sheet.prof_bonus, name not in sheet.not_proficient)
    parts = (Part(which, modifier),) + ((Part("proficiency", training),) if training else ())
    damage: tuple[Component, ...] = ()
    if row.damage is not None:
        summands = (("base", row.flat), (which, modifier))
        named = tuple(Part(word, value) for word, value in summands if value)
        damage = (Component(row.dice, sides, row.flat + modifier, row.damage, named),)
    return Attack(
        key,
        name=name,
        word=name,
        bonus=rules.attack.modifiers(modifier, training),
        parts=parts,
        components=damage,
        ability=modifier,
        light="light" in row.properties,
        heavy="heavy" in row.properties,
        loading="loading" in row.properties,
        pieces=sheet.weapons.count(name) if "thrown" in row.properties else 0,
        **more,
    )


def _unarmed(sheet: Sheet, strength: int) -> Attack:
    training = rules.attack.proficiency(sheet.prof_bonus, True)
    return Attack(
        "unarmed",
        name="unarmed",
        word="unarmed",
        bonus=rules.attack.modifiers(strength, training),
        parts=(Part("ability-strength", strength), Part("proficiency", training)),
        components=(
            Component(
                0,
                1,
                rules.melee.unarmed(strength),
                DAMAGE_TYPES.index("bludgeoning"),
                (Part("base", rules.melee.unarmed(0)), Part("ability-strength", strength)),
            ),
        ),
        reach=5 * FT,
        ability=strength,
        held=False,
    )


class Prepared(NamedTuple):
    """All that is worked out of a scene."""

    profiles: dict[str, Profile]
    printed: Printing
    mode: str
    ground: Ground | None
    start: dict[str, tuple[int, int]]
    distances: tuple[tuple[str, str, int], ...]
    sides_of: dict[str, frozenset[str]]
    """Sides on which a seat has somebody."""


def prepare(scene: Scene) -> Prepared:
    """Profiles with their enemies and allies, the ground, and where everybody starts."""
    printed: Printing = scene.options.printed
    profiles = {one.id: Profile(one, printed) for one in scene.combatants}
    for profile in profiles.values():
        others = [other for other in profiles.values() if other is not profile]
        profile.enemies = tuple(other for other in others if scene.hostile(profile.id, other.id))
        profile.allies = tuple(other for other in others if scene.relation(profile.side, other.side) == "friendly")
    mode = mode_of(scene)
    ground, marks = ground_of(scene)
    return Prepared(
        profiles, printed, mode, ground, places(scene, mode, marks), _distances(scene, mode), _sides_of(scene)
    )


def _sides_of(scene: Scene) -> dict[str, frozenset[str]]:
    return {seat: frozenset(one.side for one in scene.combatants if one.seat == seat) for seat in scene.seats}


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
        if "position" in one.now and one.now["position"] is not None:
            x, y = one.now["position"]
            unit = 1 if mode == "grid" else FT
            start[one.id] = (int(x * unit), int(y * unit))
        elif left.get(one.mark):
            start[one.id] = left[one.mark].pop(0)
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


def begin(scene: Scene) -> State:
    """Everybody as the scene gives them, before the first die."""
    prepared = scene.prepared
    now: dict[str, Any] = {}
    for id, profile in prepared.profiles.items():
        now[id] = _fighter(profile, prepared.start.get(id, (0, 0)))
    now[CLOCK] = Clock()
    now[PLACE] = Place(prepared.distances)
    return State(now)


def _fighter(profile: Profile, place: tuple[int, int]) -> Fighter:
    sheet, given = profile.sheet, profile.combatant.now
    if not given:
        return Fighter(sheet.hp_max, sheet.hp_max, x=place[0], y=place[1], potions=sheet.potions, kit=sheet.kit)
    exhaustion = given.get("exhaustion", 0)
    maximum = rules.condition.hp_max(sheet.hp_max, exhaustion)
    left = given.get("hp")
    left = maximum if left is None else rules.hit_points.range(left, maximum)
    life = given.get("life") or ("ok" if left else "dead" if profile.dies_at_zero else "dying")
    if rules.condition.EXHAUSTION[exhaustion].dead:
        left, life = 0, "dead"
    suffered = [text.partition(":")[::2] for text in given.get("conditions", ())]
    conditions = frozenset(name for name, _ in suffered) - profile.cond_immune
    if life in ("dying", "stable"):
        conditions |= {"unconscious", "prone"}
    if "unconscious" in conditions:
        conditions |= {"prone"}
    return Fighter(
        hp=left,
        hp_max=maximum,
        thp=given.get("thp", 0),
        life=life,
        death_success=given.get("death_success", 0),
        death_fail=given.get("death_fail", 0),
        conditions=tuple(name for name in CONDITIONS if name in conditions),
        exhaustion=exhaustion,
        x=place[0],
        y=place[1],
        reaction=given.get("reaction", True),
        dodging=given.get("dodging", False),
        dropped="unconscious" in conditions,
        initiative=given.get("initiative"),
        potions=sheet.potions,
        kit=sheet.kit,
        causes=tuple((name, cause) for name, cause in suffered if cause and name in conditions),
    )
