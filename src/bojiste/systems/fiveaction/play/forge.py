"""The ways to attack of one combatant, worked out once: effective levels, weapons in their grips, fists, a shield."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import FIST_ARM, KICK_ARM, SHIELD_ARM, Arm
from bojiste.systems.fiveaction.words import (
    BARE_HANDS,
    BREAKER,
    CRAFT,
    FOOT,
    HEAVY,
    LIGHT,
    POLE,
    SHIELD,
    SKILL_KEYS,
    SLING,
    Damage,
    Dice,
    Grip,
    Hook,
)
from bojiste.systems.fiveaction.words.gear import FIST, KICK, POLES, WEAPONS, Row, Weapon

if TYPE_CHECKING:
    from bojiste.systems.fiveaction.options import Options
    from bojiste.systems.fiveaction.sheet import Sheet
    from bojiste.systems.fiveaction.sheet.gear import Masterwork, ShieldTable, WeaponTable


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


LIGHT_AXE = "light_axe"


def built(options: Options, table: WeaponTable) -> Weapon:
    """The weapon of a table: a row of the book, or a pole with its head."""
    if table.row in POLES and table.head is not None:
        both_high = not options.weapons.reach_add_uses_band
        return rules.weapon.pole_build(table.row, _in_the_book(options, table.head), table.head_type, both_high)
    return _in_the_book(options, table.row)


def _in_the_book(options: Options, name: str) -> Weapon:
    """A weapon of the tables; how far a light axe reaches they leave to the options."""
    weapon, reach = WEAPONS[name], options.weapons.light_axe_reach * FOOT
    if name != LIGHT_AXE:
        return weapon
    rows = (row._replace(reach=(reach, reach)) if row.grip is Grip.ONE else row for row in weapon.rows)
    return weapon._replace(rows=tuple(rows))


def slowdown_of(options: Options, table: WeaponTable, row: Row) -> int:
    """Slowdown of one weapon in one grip, the maker's work included."""
    low, high = row.slowdown
    value = _usual(options, table, high) if table.slowdown is None else max(low, min(high, table.slowdown))
    return rules.weapon.masterwork(value, table.masterwork.slowdown, 1)


def _usual(options: Options, table: WeaponTable, high: int) -> int:
    """The slowdown of a weapon of which the scene says none: the most of its row, but for what the options settle."""
    settings, less = options.weapons, 0
    if "heavy_curved_blade" in (table.row, table.head):
        most = WEAPONS["heavy_curved_blade"].rows[0].slowdown[1]
        less = most - min(settings.heavy_curved_slowdown, most)
    if table.head is not None:
        most = POLES[table.row].slowdown[1]
        less += most - min(settings.heavy_pole_slowdown_add, most)
    return high - less


class Making(NamedTuple):
    """One way to attack while it is made: ``table`` and ``weapon`` are ``None`` for fists, feet and shields."""

    name: str
    number: int
    row: Row
    key: str
    weight_class: str
    table: WeaponTable | None = None
    weapon: Weapon | None = None

    @property
    def bare(self) -> bool:
        return self.number in (FIST_ARM, KICK_ARM)

    @property
    def hand_to_hand(self) -> bool:
        return self.row.grip not in (Grip.THROWN, Grip.MISSILE)

    @property
    def flies_by_strength(self) -> bool:
        return self.row.grip is Grip.THROWN or self.key == SLING


class Skill(TypedDict):
    """How well a way to attack is used."""

    levels: int
    skilled: int
    base: int
    bonus: int
    standing: int
    sum: tuple[tuple[str, int], ...]
    usual: int
    off: int
    parry: int


class Harm(TypedDict):
    """What it does to whom it hits."""

    dice: Dice
    fixed: int
    threshold: int
    multiplier: int
    halves: int
    stun: bool


class Build(TypedDict):
    """How far it reaches, how slow it is, and what it is made for."""

    low: int
    high: int
    range: int
    slowdown: int
    hook: Hook
    dual: bool
    breaker: bool
    small: bool
    heavy: bool
    light: bool
    blade: bool


LANCE = "lance"
"""What a pike is called that is carried in the saddle."""


class Forge:
    """Makes the ways to attack of one combatant."""

    def __init__(self, options: Options, sheet: Sheet) -> None:
        self.options = options
        self.sheet = sheet
        self.way = options.rounding

    def arms(self) -> Iterator[Arm]:
        for making in self._makings():
            yield self._arm(making)

    def _makings(self) -> Iterator[Making]:
        for index, table in enumerate(self.sheet.weapons):
            weapon = built(self.options, table)
            same = [other.row for other in self.sheet.weapons[:index]].count(table.row)
            name = f"{table.row}-{same + 1}" if same else table.row
            key = BREAKER if table.breaker else weapon.key
            for held in Grip:
                row = rules.weapon.grip(weapon, held)
                if row is not None:
                    yield Making(name, index, row, key, weapon.weight_class, table, weapon)
        if self.sheet.shield is not None:
            strikes = rules.shield.attack(self.sheet.shield.row)
            if strikes is not None:
                yield Making(self.sheet.shield.row, SHIELD_ARM, strikes, SHIELD, "")
        yield Making("fist", FIST_ARM, FIST, BARE_HANDS, LIGHT)
        yield Making("kick", KICK_ARM, KICK, BARE_HANDS, LIGHT)

    def _arm(self, making: Making) -> Arm:
        shield, grip = making.number == SHIELD_ARM, making.row.grip
        return Arm(
            id=making.name if making.bare or shield else f"{making.name}.{grip.value}",
            word=_word(making, self.sheet.mount is not None),
            weapon=making.number,
            grip=grip,
            key=making.key,
            types=making.row.types,
            melee=making.hand_to_hand,
            shot=grip is Grip.MISSILE,
            thrown=grip is Grip.THROWN,
            bare=making.bare,
            **self._skill(making),
            **self._harm(making),
            **self._build(making),
        )

    def _skill(self, making: Making) -> Skill:
        sheet, standing = self.sheet, self._standing(making)
        levels, skilled = self._levels(making.key)
        bonus = rules.attack.level_bonus(levels, making.number == SHIELD_ARM)
        base = rules.attack.base(sheet.strength, sheet.dexterity, not making.hand_to_hand, self.way)
        return {
            "levels": levels,
            "skilled": skilled,
            "base": base,
            "bonus": bonus,
            "standing": standing,
            "sum": _that_are(base=base, levels=bonus, unskilled=skilled, standing=standing),
            "usual": base + bonus + skilled + standing,
            "off": self._off(making),
            "parry": rules.defence.weapon(levels),
        }

    def _off(self, making: Making) -> int:
        both, penalty = "ambidexterity" in self.sheet.abilities, self.options.two_weapons.off_hand_penalty
        if making.bare:
            return rules.unarmed.two_fists(True, both, penalty)
        return rules.weapon.two_weapons(False, True, False, both, 0, penalty)[1]

    def _harm(self, making: Making) -> Harm:
        row = making.row
        return {
            "dice": row.dice,
            "fixed": row.dice[2] + self._strength(making) + self._special(making) + self._work(making).damage,
            "threshold": row.threshold - self._wider(),
            "multiplier": row.multiplier,
            "halves": rules.weapon.dr_category(self._light(making), making.flies_by_strength, making.bare),
            "stun": rules.unarmed.stun_only(making.bare, self._specialized(making) > 0),
        }

    def _build(self, making: Making) -> Build:
        table, weapon = making.table, making.weapon
        low, high = self._reach(making)
        return {
            "low": low,
            "high": high,
            "range": self._range(making),
            "slowdown": slowdown_of(self.options, table, making.row) if table else 0,
            "hook": _hook(table) if table and making.hand_to_hand else Hook.NONE,
            "dual": bool(table and table.dual),
            "breaker": bool(table and table.breaker),
            "small": bool(table and table.small),
            "heavy": making.weight_class == HEAVY,
            "light": making.weight_class == LIGHT,
            "blade": bool(weapon and weapon.type in ("straight_blade", "curved_blade")),
        }

    def _levels(self, key: str) -> tuple[int, int]:
        levels, skilled = effective(self.options, self.sheet.skills, key)
        if key == BREAKER:
            own = self.sheet.skills.get(key, 0)
            blades = effective(self.options, self.sheet.skills, "straight_blade/light")[0]
            levels = rules.disarm.breaker_levels(own, blades, self.way)
        return levels, skilled

    def _wider(self) -> int:
        return self.sheet.abilities.get("improved_critical", 0) * self.options.abilities.improved_critical

    def _reach(self, making: Making) -> tuple[int, int]:
        band, settings = making.row.reach, self.options.weapons
        made = self._made(making)
        if made is not None and made.reach is not None and making.row.grip is not Grip.THROWN:
            low, high = band  # a grip that is shorter than the whole weapon keeps its own nearer end
            band = (max(low, min(high, made.reach[0])), max(low, min(high, made.reach[1])))
        return rules.weapon.reach_band(band, settings.no_minimum_reach_up_to * FOOT)

    def _made(self, making: Making) -> WeaponTable | ShieldTable | None:
        """What the scene says of the thing itself."""
        return self.sheet.shield if making.number == SHIELD_ARM else making.table

    def _work(self, making: Making) -> Masterwork | _Plain:
        made = self._made(making)
        return made.masterwork if made is not None else _PLAIN

    def _strength(self, making: Making) -> int:
        return rules.hit.strength_bonus(self.sheet.strength, making.row.grip, making.key == SLING, self.way)

    def _specialized(self, making: Making) -> int:
        return self.sheet.abilities.get(f"weapon_specialization:{making.key}", 0)

    def _special(self, making: Making) -> int:
        """What specialization adds to damage; with shields and bare hands it does something else."""
        owned = 0 if making.bare or making.number == SHIELD_ARM else self._specialized(making)
        law = self.options.abilities
        return rules.hit.specialization(owned, law.weapon_specialization, law.second_specialization)

    def _standing(self, making: Making) -> int:
        focus = self.sheet.abilities.get(f"weapon_focus:{making.key}", 0)
        if making.number == SHIELD_ARM:
            focus = int("attack" in self.sheet.shield_focus)
        return rules.attack.focus_and_quality(focus, self.options.abilities.weapon_focus, self._work(making).attack)

    def _light(self, making: Making) -> bool:
        """Whether it counts as light against armour."""
        settings, table = self.options.weapons, making.table
        if making.number == SHIELD_ARM:
            return settings.shield_counts_as_light
        if making.weapon is not None and making.weapon.type == POLE and table is not None and table.head is not None:
            return settings.pole_light_head_counts_as_light and WEAPONS[table.head].weight_class == LIGHT
        return rules.weapon.is_light(making.weight_class, making.row.grip is Grip.MISSILE)

    def _range(self, making: Making) -> int:
        base = making.row.range
        if making.flies_by_strength:
            base = rules.missile.thrown_limits(base, self.sheet.strength)
        return rules.missile.quality_range(base, self._work(making).range)


def _that_are(**summands: int) -> tuple[tuple[str, int], ...]:
    return tuple((name, value) for name, value in summands.items() if value)


class _Plain(NamedTuple):
    """The work of no master."""

    attack: int = 0
    damage: int = 0
    range: int = 0


_PLAIN = _Plain()


def _word(making: Making, rides: bool) -> str:
    """What the way to attack is called: a pole by what its head does, a rider's pike a lance."""
    if making.table is None or making.weapon is None:
        return making.name
    row = making.table.row
    if rides and row == "heavy_pole" and making.weapon.rows[0].types[0] is Damage.THRUST:
        return LANCE
    return f"{row}_{making.weapon.rows[0].types[0]}" if making.table.head is not None else row


def _hook(table: WeaponTable) -> Hook:
    """The ruling that stands unless the scene says otherwise."""
    if table.hook is not None:
        return table.hook
    head = WEAPONS[table.head] if table.head is not None else None
    return rules.trip.requirements(head is not None, (head or WEAPONS[table.row]).type)
