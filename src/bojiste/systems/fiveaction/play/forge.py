"""The ways to attack of one combatant, worked out once: effective levels, weapons in their grips, fists, a shield."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.words import (
    BARE_HANDS,
    CRAFT,
    FIST,
    FOOT,
    HEAVY,
    KICK,
    LIGHT,
    POLE,
    POLES,
    SHIELD,
    SKILL_KEYS,
    WEAPONS,
    Damage,
    Dice,
    Grip,
    Hook,
    Row,
    Weapon,
)

if TYPE_CHECKING:
    from bojiste.systems.fiveaction.options import Options
    from bojiste.systems.fiveaction.sheet import Sheet, WeaponTable

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


def _word(name: str, table: WeaponTable | None, weapon: Weapon | None) -> str:
    """What the way to attack is called: a pole by what its head does."""
    if table is None or weapon is None:
        return name
    return f"{table.row}_{weapon.rows[0].types[0]}" if table.head is not None else table.row


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


class Forge:
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
        added = (
            0 if index == SHIELD_ARM else special,
            abilities.weapon_specialization,
            abilities.second_specialization,
        )
        strength = rules.hit.strength_bonus(sheet.strength, row.grip, sling, self.way)
        bare = index in (FIST_ARM, KICK_ARM)
        focus = self._focus(key, index)
        low, high = _reach(options, table, row) if table else rules.weapon.reach_band(
            row.reach, options.weapons.no_minimum_reach_up_to * FOOT
        )  # fmt: skip
        return Arm(
            id=name if bare or index == SHIELD_ARM else f"{name}.{row.grip.value}",
            word=_word(name, table, weapon),
            weapon=index,
            grip=row.grip,
            key=key,
            levels=levels,
            skilled=skilled,
            types=row.types,
            dice=row.dice,
            fixed=row.dice[2]
            + strength
            + (0 if bare else rules.hit.specialization(*added))
            + (work.damage if work else 0),
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
            stun=rules.unarmed.stun_only(bare, special > 0),
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
        base = (
            rules.missile.thrown_limits(row.range, self.sheet.strength)
            if row.grip is Grip.THROWN or sling
            else row.range
        )
        return rules.missile.quality_range(base, table.masterwork.range if table else 0)
