"""What is worked out once per scene: everybody's attributes, ways to attack, shield, armour; and the first state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bojiste.core import scene as scenes
from bojiste.core import state as states
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT, Fear, Fight, Fighter
from bojiste.systems.fiveaction.rules.life import Thresholds
from bojiste.systems.fiveaction.words import (
    ARMOUR,
    BARE_HANDS,
    COEFFICIENTS,
    CRAFT,
    FIST,
    FOOT,
    HEAVY,
    IMPROVISED_SHIELD,
    KICK,
    LIGHT,
    LOCATION_ARMOUR,
    PARTS,
    POLE,
    POLES,
    SHIELD,
    SHIELDS,
    SKILL_KEYS,
    WEAPONS,
    Damage,
    Dice,
    Grip,
    Hand,
    Hook,
    Part,
    Row,
    Weapon,
)

if TYPE_CHECKING:
    from bojiste.systems.fiveaction.options import Options
    from bojiste.systems.fiveaction.sheet import Sheet, WeaponTable
    from bojiste.systems.fiveaction.world import World

FIST_ARM, KICK_ARM, SHIELD_ARM = -1, -2, -3
"""Numbers of the ways to attack that are no weapon of the list."""


class Arm(NamedTuple):
    """One way to attack: a weapon in one grip, a fist, a foot, a shield. Lengths in qf."""

    id: str
    """How answers call it: ``medium_axe.2R``."""
    word: str
    weapon: int
    grip: Grip
    key: str
    levels: int
    """Effective levels."""
    skilled: int
    """0, or what unskilled use takes."""
    types: tuple[Damage, ...]
    dice: Dice
    fixed: int
    """The fixed part of damage, the table's constant included."""
    threshold: int
    multiplier: int
    low: int
    high: int
    base: int
    bonus: int
    """Of levels, to the attack."""
    standing: int
    """Focus and the maker's work."""
    parry: int
    """Of levels, to the defence."""
    halves: int
    slowdown: int
    hook: Hook
    range: int = 0
    stun: bool = False
    dual: bool = False
    breaker: bool = False
    heavy: bool = False
    light: bool = False
    blade: bool = False
    small: bool = False

    @property
    def shot(self) -> bool:
        return self.grip is Grip.MISSILE

    @property
    def thrown(self) -> bool:
        return self.grip is Grip.THROWN

    @property
    def melee(self) -> bool:
        return self.grip is Grip.ONE or self.grip is Grip.TWO

    @property
    def bare(self) -> bool:
        return self.weapon in (FIST_ARM, KICK_ARM)


class Piece(NamedTuple):
    """A worn piece of armour."""

    piece: str
    material: str
    dr: int
    quarters: tuple[int, ...]
    """Its coefficients, in the order of ``DAMAGES``."""
    slowdown: int
    weight: int


class ShieldKit(NamedTuple):
    row: str
    bonus: int
    slowdown: int
    weight: int

    @property
    def improvised(self) -> bool:
        return self.row == IMPROVISED_SHIELD

    @property
    def small(self) -> bool:
        """Whether it leaves the hand free."""
        return self.row in ("buckler", "plate_gauntlets")


class Kit(NamedTuple):
    """One combatant, made ready."""

    id: str
    place: int
    side: str
    seat: str
    strength: int
    dexterity: int
    constitution: int
    condition: int
    will: int
    size: int
    height: int
    reaction: int
    base: int
    """Base initiative with the gear meant to be used."""
    lives: int
    thresholds: Thresholds
    part_lives: tuple[int, ...]
    part_thresholds: tuple[Thresholds, ...]
    arms: tuple[Arm, ...]
    by_id: Mapping[str, Arm]
    names: tuple[str, ...]
    """What each weapon of the list is called."""
    slowdowns: tuple[int, ...]
    shield: ShieldKit | None
    armour: tuple[Piece, ...]
    armour_slowdown: int
    dr: int
    parries: bool
    parry: int
    """Levels."""
    shield_levels: int
    instincts: int
    fighter: bool
    abilities: Mapping[str, int]
    skills: Mapping[str, int]
    values: Mapping[str, int]
    shock: int
    """The attribute of shock tests."""
    load: int
    run_factor: int
    mount: str | None
    horse: Any
    rider: str | None
    teamwork: frozenset[str]
    location_size: int
    location_table: Any
    fear_bonus: int
    tools: tuple[frozenset[str], ...]
    tactic: str

    def has(self, ability: str) -> int:
        return self.abilities.get(ability, 0)


class Prepared(NamedTuple):
    """``foes`` and ``friends`` (without oneself) are in scene order; mounts are not among them."""

    kits: Mapping[str, Kit]
    foes: Mapping[str, tuple[str, ...]]
    friends: Mapping[str, tuple[str, ...]]
    roster: tuple[str, ...]
    """Everybody who takes turns."""


Scene: TypeAlias = "scenes.Scene[Sheet, Options, World, Prepared]"
State: TypeAlias = "states.State[Fighter]"
View: TypeAlias = "states.View[Scene, Fighter]"


# -- levels ----------------------------------------------------------------------------------------------------------


def effective(options: Options, skills: Mapping[str, int], key: str) -> tuple[int, int]:
    """Effective levels with a weapon of this key, and what unskilled use takes."""
    way, known = options.rounding, {name: levels for name, levels in skills.items() if name in SKILL_KEYS and levels}
    missile = rules.skill.is_missile(key)
    sources, knows = [], key == BARE_HANDS
    for name, levels in known.items():
        relation = rules.skill.weapon_key(name, key)
        knows = knows or rules.skill.is_missile(name) == missile
        if relation == rules.skill.EXACT:
            sources.append(rules.skill.exact(levels))
        elif relation == rules.skill.RELATED:
            sources.append(rules.skill.related(levels))
        elif relation == rules.skill.SAME_KIND:
            sources.append(rules.skill.same_kind(levels, way))
    for name, levels in skills.items():
        craft = options.craft.get(name.removeprefix(CRAFT)) if name.startswith(CRAFT) else None
        if craft is not None and levels and key in craft.tools:
            sources.append(rules.skill.craft(levels, craft.dominant, way))
            knows = True
    return rules.skill.never_negative(rules.skill.best_source(sources)), rules.skill.unskilled(knows)


# -- weapons ---------------------------------------------------------------------------------------------------------


def built(options: Options, table: WeaponTable) -> Weapon:
    """The weapon of a table: a row of the book, or a pole with its head."""
    settings = options.weapons
    if table.row in POLES and table.head is not None:
        return rules.weapon.pole_build(
            table.row,
            WEAPONS[table.head],
            table.head_type,
            settings.heavy_pole_slowdown_add,
            not settings.reach_add_uses_band,
        )
    return WEAPONS[table.row]


def slowdown_of(options: Options, table: WeaponTable, row: Row) -> int:
    """Slowdown of one weapon in one grip, the maker's work included."""
    low, high = row.slowdown
    default = min(options.weapons.heavy_curved_slowdown, high) if table.row == "heavy_curved_blade" else high
    value = default if table.slowdown is None else max(low, min(high, table.slowdown))
    return rules.weapon.masterwork(value, table.masterwork.slowdown, 1)


def _reach(options: Options, table: WeaponTable, row: Row) -> tuple[int, int]:
    band = row.reach
    if table.row == "light_axe" and row.grip is Grip.ONE:
        band = (options.weapons.light_axe_reach * FOOT,) * 2
    if table.reach is not None and row.grip is not Grip.THROWN:
        band = (max(band[0], table.reach[0]), min(band[1], table.reach[1]))
    return rules.weapon.reach_band(band, options.weapons.no_minimum_reach_up_to * FOOT)


def _hook(table: WeaponTable) -> Hook:
    """The ruling that stands unless the scene says otherwise."""
    if table.hook is not None:
        return table.hook
    head = WEAPONS[table.head] if table.head is not None else None
    return rules.trip.requirements(head is not None, (head or WEAPONS[table.row]).type)


class _Forge:
    """Makes the ways to attack of one combatant."""

    def __init__(self, options: Options, sheet: Sheet) -> None:
        self.options = options
        self.sheet = sheet
        self.way = options.rounding

    def arms(self) -> Iterator[Arm]:
        for index, table in enumerate(self.sheet.weapons):
            yield from self._weapon(index, table)
        if self.sheet.shield is not None:
            row = rules.shield.attack(self.sheet.shield.row)
            if row is not None:
                yield self._arm(self.sheet.shield.row, SHIELD_ARM, row, SHIELD, "")
        yield self._arm("fist", FIST_ARM, FIST, BARE_HANDS, LIGHT)
        yield self._arm("kick", KICK_ARM, KICK, BARE_HANDS, LIGHT)

    def _weapon(self, index: int, table: WeaponTable) -> Iterator[Arm]:
        weapon = built(self.options, table)
        same = [other.row for other in self.sheet.weapons[:index]].count(table.row)
        name = f"{table.row}-{same + 1}" if same else table.row
        key = "sword_breaker" if table.breaker else weapon.key
        for row in weapon.rows:
            yield self._arm(name, index, row, key, weapon.weight_class, table, weapon)

    def _levels(self, key: str, breaker: bool) -> tuple[int, int]:
        levels, skilled = effective(self.options, self.sheet.skills, key)
        if breaker:
            own = self.sheet.skills.get(key, 0)
            blades = effective(self.options, self.sheet.skills, "straight_blade/light")[0]
            levels = max(own, rules.disarm.breaker_levels(blades))
        return levels, skilled

    def _arm(
        self,
        name: str,
        index: int,
        row: Row,
        key: str,
        weight_class: str,
        table: WeaponTable | None = None,
        weapon: Weapon | None = None,
    ) -> Arm:
        options, sheet, abilities = self.options, self.sheet, self.options.abilities
        levels, skilled = self._levels(key, key == "sword_breaker")
        shot, thrown = row.grip is Grip.MISSILE, row.grip is Grip.THROWN
        work = table.masterwork if table else None
        sling = key == "sling"
        light = self._light(weapon, weight_class, index, shot)
        special = sheet.abilities.get(f"weapon_specialization:{key}", 0)
        added = (0 if index == SHIELD_ARM else special, abilities.weapon_specialization, abilities.second_specialization)
        strength = rules.hit.strength_bonus(sheet.strength, row.grip, sling, self.way)
        bare = index in (FIST_ARM, KICK_ARM)
        focus = self._focus(key, index)
        low, high = _reach(options, table, row) if table else rules.weapon.reach_band(
            row.reach, options.weapons.no_minimum_reach_up_to * FOOT
        )  # fmt: skip
        return Arm(
            id=name if bare or index == SHIELD_ARM else f"{name}.{row.grip.value}",
            word=(table.head and f"{table.row}_{weapon.rows[0].types[0]}" if table and weapon else None) or name,
            weapon=index,
            grip=row.grip,
            key=key,
            levels=levels,
            skilled=skilled,
            types=row.types,
            dice=row.dice,
            fixed=row.dice[2] + strength + (0 if bare else rules.hit.specialization(*added)) + (work.damage if work else 0),
            threshold=row.threshold - sheet.abilities.get("improved_critical", 0) * abilities.improved_critical,
            multiplier=row.multiplier,
            low=low,
            high=high,
            base=rules.attack.base(sheet.strength, sheet.dexterity, shot or thrown, self.way),
            bonus=rules.attack.level_bonus(levels, index == SHIELD_ARM, self.way),
            standing=rules.attack.focus_and_quality(focus, abilities.weapon_focus, work.attack if work else 0),
            parry=rules.defence.weapon(levels, self.way),
            halves=rules.weapon.dr_category(light, thrown or sling, bare),
            slowdown=slowdown_of(options, table, row) if table else 0,
            hook=_hook(table) if table and not (shot or thrown) else Hook.NONE,
            range=self._range(row, table, sling),
            stun=bare and not special,
            dual=bool(table and table.dual),
            breaker=bool(table and table.breaker),
            heavy=weight_class == HEAVY,
            light=weight_class == LIGHT,
            blade=bool(weapon and weapon.type in ("straight_blade", "curved_blade")),
            small=bool(table and table.small),
        )

    def _light(self, weapon: Weapon | None, weight_class: str, index: int, shot: bool) -> bool:
        if index == SHIELD_ARM:
            return self.options.weapons.shield_counts_as_light
        if weapon is not None and weapon.type == POLE:
            return False
        return rules.weapon.is_light(weight_class, shot)

    def _focus(self, key: str, index: int) -> int:
        if index == SHIELD_ARM:
            return "attack" in self.sheet.shield_focus
        return self.sheet.abilities.get(f"weapon_focus:{key}", 0)

    def _range(self, row: Row, table: WeaponTable | None, sling: bool) -> int:
        base = rules.missile.thrown_limits(row.range, self.sheet.strength) if row.grip is Grip.THROWN or sling else row.range
        return rules.missile.quality_range(base, table.masterwork.range if table else 0)


# -- armour, shield --------------------------------------------------------------------------------------------------


def _armour(options: Options, sheet: Sheet) -> tuple[Piece, ...]:
    rows = LOCATION_ARMOUR if options.modules.hit_locations else ARMOUR
    pieces = []
    for table in sheet.armour:
        row = rows.get((table.material, table.piece))
        if row is None:
            continue  # told by the scene's check
        work = table.masterwork
        weight = row.weight[1] if table.weight is None else table.weight
        pieces.append(
            Piece(
                table.piece,
                table.material,
                table.dr + work.dr,
                COEFFICIENTS[table.material],
                rules.weapon.masterwork(rules.armour.slowdown(row, table.dr), work.slowdown, 1),
                rules.armour.weight(weight, sheet.constitution, sheet.size, table.piece == "helmet", work.weight),
            )
        )
    return tuple(pieces)


def _shield(options: Options, sheet: Sheet) -> ShieldKit | None:
    table = sheet.shield
    if table is None:
        return None
    row = SHIELDS[table.row]
    bonus = rules.defence.shield_focus(
        row.bonus,
        "defence" in sheet.shield_focus,
        sheet.abilities.get(f"weapon_specialization:{SHIELD}", 0),
        row.slowdown,
    )
    slowdown = rules.weapon.masterwork(row.slowdown, table.masterwork.slowdown, 1)
    return ShieldKit(table.row, bonus, slowdown, row.weight[1] if table.weight is None else table.weight)


# -- everybody -------------------------------------------------------------------------------------------------------


def _lives(options: Options, sheet: Sheet) -> tuple[int, ...]:
    """Lives of each part of the body; without hit locations only those of the trunk count."""
    small = options.lives.base if options.modules.hit_location_full_lives else options.lives.head_limb_base
    toughness, each = sheet.abilities.get("toughness", 0), options.lives.toughness_lives
    bases = (options.lives.base if part is Part.TRUNK else small for part in PARTS)
    return tuple(rules.life.pool(base, sheet.constitution, toughness, each) for base in bases)


def used_slowdowns(kit_weapons: tuple[int, ...], sheet: Sheet, shield: ShieldKit | None) -> tuple[int, ...]:
    """Slowdown of the weapons and the shield that are meant to be used."""
    weapons = tuple(slow for slow, table in zip(kit_weapons, sheet.weapons, strict=True) if table.use)
    return (*weapons, shield.slowdown) if shield is not None else weapons


def _slowdowns(options: Options, sheet: Sheet) -> tuple[int, ...]:
    """Slowdown of each weapon, in the grip in which it begins."""
    found = []
    for table in sheet.weapons:
        weapon = built(options, table)
        band = rules.weapon.slowdown_by_grip(weapon, table.hand is Hand.BOTH or weapon.rows[0].grip is Grip.TWO)
        row = next(row for row in weapon.rows if row.slowdown == band)
        found.append(slowdown_of(options, table, row))
    return tuple(found)


def _kit(scene: Scene, one: scenes.Combatant[Sheet], riders: Mapping[str, str]) -> Kit:
    options, sheet = scene.options, one.sheet
    arms = tuple(_Forge(options, sheet).arms())
    armour, shield, lives = _armour(options, sheet), _shield(options, sheet), _lives(options, sheet)
    shares = options.lives.levels
    steps = (shares.mild, shares.serious, shares.critical, shares.mortal)
    thresholds = tuple(rules.life.levels(most, steps) for most in lives)
    worn = sum(piece.slowdown for piece in armour)
    slowdowns = _slowdowns(options, sheet)
    reaction = rules.initiative.reaction(sheet.reaction, getattr(sheet, options.attributes.reaction_default))
    in_saddle = rules.mounted.armour(worn) if sheet.mount else worn
    pieces = (in_saddle, *used_slowdowns(slowdowns, sheet, shield))
    partial, full = "partial_compatibility" in sheet.abilities, "full_compatibility" in sheet.abilities
    trunk = PARTS.index(Part.TRUNK)
    return Kit(
        id=one.id,
        place=one.index,
        side=one.side,
        seat=one.seat,
        strength=sheet.strength,
        dexterity=sheet.dexterity,
        constitution=sheet.constitution,
        condition=getattr(sheet, options.attributes.condition_is),
        will=sheet.will,
        size=sheet.size,
        height=max(FOOT, FOOT * (6 + 2 * sheet.size)) if sheet.height is None else sheet.height,
        reaction=reaction,
        base=rules.initiative.base_value(reaction, sheet.initiative, rules.initiative.slowdown_total(pieces)),
        lives=lives[trunk],
        thresholds=thresholds[trunk],
        part_lives=lives,
        part_thresholds=thresholds,
        arms=arms,
        by_id={arm.id: arm for arm in arms},
        names=tuple(next(arm.word for arm in arms if arm.weapon == at) for at in range(len(sheet.weapons))),
        slowdowns=slowdowns,
        shield=shield,
        armour=armour,
        armour_slowdown=worn,
        dr=sum(piece.dr for piece in armour),
        parries=rules.defence.parries(bool(armour), worn, partial, full),
        parry=sheet.skills.get("parry", 0),
        shield_levels=sheet.skills.get(SHIELD, 0),
        instincts=sheet.abilities.get("combat_instincts", 0) * options.abilities.combat_instincts,
        fighter=any(sheet.skills.get(key) for key in SKILL_KEYS),
        abilities=sheet.abilities,
        skills=sheet.skills,
        values=sheet.values,
        shock=getattr(sheet, options.shock.attribute),
        load=sheet.load_slowdown,
        run_factor=sheet.load_run_factor,
        mount=sheet.mount,
        horse=sheet.horse,
        rider=riders.get(one.id),
        teamwork=frozenset(sheet.teamwork),
        location_size=sheet.size if sheet.location_size is None else sheet.location_size,
        location_table=sheet.location_table,
        fear_bonus=sheet.fear_bonus,
        tools=tuple(frozenset(table.tools) for table in sheet.weapons),
        tactic=one.tactic,
    )


def prepare(scene: Scene) -> Prepared:
    """The scene made ready for any number of games."""
    riders = {one.sheet.mount: one.id for one in scene.combatants if one.sheet.mount}
    roster = tuple(one.id for one in scene.combatants if not one.sheet.is_mount)
    return Prepared(
        kits={one.id: _kit(scene, one, riders) for one in scene.combatants},
        foes={one.id: tuple(other for other in roster if scene.hostile(one.id, other)) for one in scene.combatants},
        friends={
            one.id: tuple(
                other for other in roster if other != one.id and not scene.hostile(one.id, other)
            )
            for one in scene.combatants
        },
        roster=roster,
    )  # fmt: skip


# -- the first state -------------------------------------------------------------------------------------------------


def _where(scene: Scene, one: scenes.Combatant[Sheet]) -> tuple[int, int]:
    """Where somebody begins whom the scene gives no place: its side in a row, ten feet from the next one."""
    sides = [side.id for side in scene.sides]
    before = sum(other.side == one.side for other in scene.combatants[: one.index])
    return sides.index(one.side) * 10 * FOOT, before * 4 * FOOT


def _fighter(scene: Scene, one: scenes.Combatant[Sheet], kit: Kit) -> Fighter:
    given = one.now
    x, y = given.get("at") or _where(scene, one)
    parts = tuple(given.get("parts", {}).get(part, 0) for part in PARTS)
    wounds = given.get("wounds", 0)
    fear = given.get("fear")
    return Fighter(
        x=x,
        y=y,
        wounds=wounds + parts[PARTS.index(Part.TRUNK)],
        parts=parts,
        virtual=(given.get("virtual", 0),) * len(PARTS),
        held=tuple(table.hand for table in one.sheet.weapons),
        shield=Hand.OFF if one.sheet.shield is not None and one.sheet.shield.in_hand else Hand.GONE,
        loaded=tuple(range(len(one.sheet.weapons))) if given.get("loaded") else (),
        ammunition=tuple(table.ammunition.quantity if table.ammunition else 0 for table in one.sheet.weapons),
        fear=Fear(fear["of"], fear["target"], fear["tier"], fear.get("bonus", 0)) if fear else None,
        **{key: given[key] for key in _AS_GIVEN if key in given},
    )


_AS_GIVEN = (
    "stun", "status", "guard", "stance", "prone", "concentrating", "cover", "loophole", "pavise", "gait",
)  # fmt: skip


def begin(scene: Scene) -> State:
    """The state before the first question."""
    now: dict[str, Any] = {
        one.id: _fighter(scene, one, scene.prepared.kits[one.id]) for one in scene.combatants
    }  # fmt: skip
    now[FIGHT] = Fight()
    return states.State(now)
