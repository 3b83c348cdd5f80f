"""The numbers that a sheet fixes of one combatant, worked out once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeAlias, TypeVar

from bojiste.core import scene as scenes
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.attacks.weapon import attacks
from bojiste.systems.srd5.play.spellcasting.power import Power, power_of, powers, types_of
from bojiste.systems.srd5.sheet.body import Form
from bojiste.systems.srd5.sheet.keys import key_of, power_key, wielded
from bojiste.systems.srd5.words import (
    ABILITIES,
    CARRIED,
    CONDITIONS,
    FT,
    MODES,
    RULED,
    SIZES,
    SKILL_ABILITY,
    SPACE_SQUARES,
    TINY,
)
from bojiste.systems.srd5.words.goods import ARMOUR, SUBSTANCE_AC

if TYPE_CHECKING:
    from bojiste.systems.srd5.sheet import PowerSheet, Sheet
    from bojiste.systems.srd5.sheet.body import Regeneration, Speeds

Combatant: TypeAlias = "scenes.Combatant[Sheet]"


class Shape(NamedTuple):
    """What a form of a shapechanger holds: Armor Class, size, speeds in half feet, Multiattack, the names of its
    attacks (``None``: all), whether it speaks."""

    ac: int
    size: int
    speeds: dict[str, int]
    multiattack: tuple[tuple[str, ...], ...]
    attacks: frozenset[str] | None
    mute: bool

    def has(self, key: str) -> bool:
        """Whether it makes an attack in this form; a fist or a paw there always is."""
        name = wielded(key)
        return self.attacks is None or name in self.attacks or name == "unarmed"


class Profile:
    """One combatant's fixed numbers. ``resist``/``vulnerable``/``immune``: damage type -> what of it is meant."""

    __slots__ = (
        "ability",
        "ac",
        "allies",
        "answers",
        "attacks",
        "auras",
        "blindsight",
        "bodiless",
        "bursts",
        "by_key",
        "can",
        "charges",
        "combatant",
        "cond_immune",
        "counters",
        "darkvision",
        "dies_at_zero",
        "enemies",
        "first",
        "first_item",
        "flat_reduction",
        "fluid",
        "forms",
        "grows",
        "guise",
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
        "modes",
        "passive",
        "per_action",
        "pliant",
        "pounces",
        "powers",
        "proficiency",
        "radiates",
        "recalls",
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
        "soars",
        "speeds",
        "squares",
        "stings",
        "traits",
        "treads",
        "tremorsense",
        "true",
        "truesight",
        "used_to_armour",
        "vulnerable",
        "wards",
        "wide",
    )

    def __init__(self, combatant: Combatant) -> None:
        sheet: Sheet = combatant.sheet
        self.combatant = combatant
        self.sheet = sheet
        self.id = combatant.id
        self.index = combatant.index
        self.side = combatant.side
        self.seat = combatant.seat
        self.is_character = sheet.kind == "character"
        self.is_object = sheet.kind == "object"
        self.traits = {trait.name: trait.number for trait in sheet.traits}
        self._skills(sheet)
        self._speeds(sheet)
        self._body(sheet)
        self._arms(sheet)
        self._powers(sheet)
        self._defences(sheet)
        self._senses(sheet)
        self.first: Fighter | None = None
        """Its numbers before the first die, once a game has begun."""
        self.enemies: tuple[Profile, ...] = ()
        self.allies: tuple[Profile, ...] = ()
        self.roomy = False
        """Without coordinates: all of its enemies find room around it together."""
        self.true = self
        """What it is in its true form, where it takes the shape of others."""
        self.guise = ""
        """The form that these numbers are of."""

    def _skills(self, sheet: Sheet) -> None:
        """What it adds to which die."""
        ability = {name: rules.dice.ability_modifier(sheet.abilities.get(name, 10)) for name in ABILITIES}
        self.ability = ability
        self.proficiency = training_of(sheet)
        self.skills = ability | {name: sheet.skills.get(name, ability[base]) for name, base in SKILL_ABILITY.items()}
        self.saves = {name: sheet.saves.get(name, ability[name]) for name in ABILITIES}
        self.save_bonus = sheet.save_bonus
        self.init_bonus = ability["dexterity"] if sheet.initiative is None else sheet.initiative
        self.init_group = sheet.init_group

    def _body(self, sheet: Sheet) -> None:
        """How large it is as the scene begins, and what becomes of it at 0 hit points."""
        shape = self.forms.get(self.combatant.now.get("form") or sheet.shape or next(iter(self.forms), ""))
        self.takes(SIZES.index(sheet.size) if shape is None else shape.size)
        self.grows = len({self.size, *(one.size for one in self.forms.values())}) > 1
        self.dies_at_zero = rules.zero.monster(self.is_character, sheet.uses_death_saves)
        self.regeneration: Regeneration | None = sheet.regeneration
        self.knits = sheet.regeneration is not None and sheet.regeneration.at_zero
        self.hides = sheet.hides is True
        self.fluid = sheet.fluid
        self.pliant = not {"amorphous", "incorporeal_movement", "shares_space"}.isdisjoint(self.traits)
        self.bodiless = "incorporeal_movement" in self.traits

    def becomes(self, other: Profile, guise: str) -> None:
        """Its numbers are those of another body from now on: only a table does that (``Table.bodies``)."""
        for name in self.__slots__:
            if name not in OWN:
                setattr(self, name, getattr(other, name))
        self.guise = guise

    def takes(self, size: int) -> None:
        """It is so large from now on: only a table does that, with a body of its own (``Table.bodies``)."""
        self.size = size
        self.squares = SPACE_SQUARES[size]
        self.wide = rules.size.table(size)

    def _speeds(self, sheet: Sheet) -> None:
        """How fast it is, armour that is too heavy for it counted."""
        needed = ARMOUR[sheet.armour].strength if sheet.armour is not None and not sheet.unburdened else 0
        burden = rules.armour.penalties(sheet.abilities.get("strength", 10), needed)
        self.forms: Mapping[str, Shape] = {
            form.name: _shape(sheet, form, self.ability["dexterity"], burden) for form in sheet.form
        }
        """What each form holds, by its name."""
        if sheet.splits:
            whole = _shape(sheet, Form(name=sheet.size), self.ability["dexterity"], burden)
            self.forms = {SIZES[size]: whole._replace(size=size) for size in range(whole.size, TINY, -1)}
        speeds = [shape.speeds for shape in self.forms.values()] or [_speeds(sheet.speed, burden)]
        self.speeds = {mode: max(one[mode] for one in speeds) for mode in MODES}
        self.modes = tuple(mode for mode in MODES if self.speeds[mode])
        self.hovers = sheet.speed.hover
        self.loud = sheet.armour is not None and ARMOUR[sheet.armour].loud
        self.used_to_armour = sheet.armour_proficient

    def _arms(self, sheet: Sheet) -> None:
        """The ways it attacks, and the hands it has for them."""
        self.attacks = attacks(sheet, self.ability, self.proficiency, self._rider)
        self.by_key = {attack.key: attack for attack in self.attacks}
        self.long_arm = max((attack.reach for attack in self.attacks if attack.melee), default=0)
        self.first_item = next(((attack.item,) for attack in self.attacks if attack.item), ())
        self.charges = any(attack.charge is not None for attack in self.attacks)
        self.soars = frozenset(attack.key for attack in self.attacks if attack.aloft)
        """Attacks that are part of its Multiattack only in the air."""
        self.per_action = sheet.attacks
        self.hands = sheet.hands - sheet.shield
        self.shield = sheet.shield

    def _powers(self, sheet: Sheet) -> None:
        """Its spells and features."""
        self.powers = {one.key: one for one in powers(sheet, self.ability, self.proficiency)}
        self.answers = self._reactions("hurt")
        self.wards = self._reactions("hit")
        self.counters = self._reactions("spell")
        self.bursts = self._of_time("death")
        self.stings = self._of_time("touched")
        self.auras = self._of_time("nearby")
        self.radiates = self._of_time("turn")
        self.pounces = tuple(one for one in self.powers.values() if one.row.use.pounces)
        self.treads = self._of_time("entered")
        self.legendary = sheet.legendary
        self.recalls = any(
            attack.on in ("hit", "other") or (attack.then is not None and attack.then.row.use.second)
            for attack in self.attacks
        )
        self.can = self._features()
        """What only some creatures can do: a table asks for it only where somebody is there who can."""

    def _features(self) -> frozenset[str]:
        """Words for what it can do that most cannot."""
        return frozenset(word for word, can in FEATURES.items() if can(self))

    @property
    def brought(self) -> frozenset[str]:
        """The conditions that its powers and attacks bring."""
        every = (*self.powers.values(), *self._riders())
        return frozenset(name for one in every for name in one.brought)

    def _any(self, does: Callable[[Power], object]) -> bool:
        """Whether one of its powers does this."""
        return any(does(power) for power in self.powers.values())

    def _of_time(self, time: str) -> tuple[Power, ...]:
        return tuple(one for one in self.powers.values() if one.row.use.time == time)

    def _reactions(self, trigger: str) -> tuple[Power, ...]:
        """Powers that are used as a reaction to this."""
        return tuple(one for one in self._of_time("reaction") if one.row.use.trigger == trigger)

    def _defences(self, sheet: Sheet) -> None:
        """What protects it."""
        self.ac = armor_class(sheet, self.ability["dexterity"])
        self.resist = types_of(sheet.resist)
        self.vulnerable = types_of(sheet.vulnerable)
        self.immune = types_of(sheet.immune)
        self.flat_reduction = sheet.flat_reduction
        self.cond_immune = frozenset(CONDITIONS if self.is_object else sheet.cond_immune)

    def _senses(self, sheet: Sheet) -> None:
        self.passive = sheet.passive_perception
        self.blindsight = sheet.blindsight * FT
        self.darkvision = sheet.darkvision * FT
        self.tremorsense = sheet.tremorsense * FT
        self.truesight = sheet.truesight * FT

    def _rider(self, row: PowerSheet | None) -> Power | None:
        """What else an attack of the sheet does to whoever it hits."""
        if row is None:
            return None
        key = power_key(row.name)
        return power_of(key, row, self.sheet, self.ability, self.proficiency)

    def power(self, key: str) -> Power:
        """A spell or feature, or what one of its attacks does besides."""
        found = self.powers.get(key) or next((one for one in self._riders() if one.key == key), None)
        if found is None and self.true is not self:
            return self.true.power(key)  # it has used that in another shape
        assert found is not None
        return found

    def _riders(self) -> list[Power]:
        """What its attacks do besides."""
        ways = self.attacks
        riders = [one for way in ways for one in (way.then, way.instead, way.charge.then if way.charge else None)]
        return [one for one in riders if one is not None]

    def open_to(self, power: Power) -> bool:
        """Whether a power may befall creatures of this kind and size."""
        row = power.row
        if row.target.minded > self.sheet.abilities.get("intelligence", 10):
            return False
        return self.sheet.type not in row.target.not_on and (
            row.target.largest is None or self.size <= SIZES.index(row.target.largest)
        )

    @property
    def strides(self) -> bool:
        """Land's Stride: no ground is difficult for it by nature."""
        return "lands_stride" in self.traits

    def walks(self, key: str) -> bool:
        """Web Walker: whether it goes through what this power has made as if that were not there."""
        return key == "web" and "web_walker" in self.traits

    def pieces(self, item: str) -> int:
        """How many weapons of one kind the sheet lists: two shortswords are one way to attack and two weapons."""
        printed = [key_of(attack.weapon or attack.name) for attack in self.sheet.attack]
        return printed.count(item) + self.sheet.weapons.count(item)


ANSWERS = frozenset({"retaliation", "giant_killer"})
"""Features of classes that answer an attack."""
DEEDS = frozenset(
    {"action_surge", "frenzy", "ki", "martial_arts", "quickened_spell", "flame_tongue", "scimitar_of_speed"}
)
"""Features of classes, and items, that are something to do on a turn whose action is spent."""
GUARDED = frozenset({"cloak_of_displacement", "spellguard_shield"})
"""Magic items that make attacks on whoever bears them harder."""
FEATURES: Mapping[str, Callable[[Profile], bool]] = {
    "breed": lambda who: bool(who.sheet.splits) or who._any(lambda power: power.summons),
    "burst": lambda who: bool(who.bursts),
    "sway": lambda who: not who.brought.isdisjoint(RULED),
    "calm": lambda who: who._any(lambda power: any(one.ends == "friend_damaged" for one in power.inflicts)),
    "carry": lambda who: (
        not who.brought.isdisjoint((*CARRIED, "banished", "clung", "enclosed"))
        or who._any(lambda power: power.has("plane_shift", "possess", "blink"))
    ),
    "conjure": lambda who: bool(who.powers or who.sheet.falters) or any(way.then or way.charge for way in who.attacks),
    "come": lambda who: bool(who.combatant.now.get("arrives")),
    "heads": lambda who: "multiple_heads" in who.traits,
    "hallowed": lambda who: "natures_sanctuary" in who.traits,
    "hush": lambda who: who._any(lambda power: power.row.place.hushes),
    "lead": lambda who: who.legendary > 0,
    "protection": lambda who: "protection" in who.traits and who.shield,
    "answer": lambda who: not ANSWERS.isdisjoint(who.traits),
    "deed": lambda who: not DEEDS.isdisjoint(who.traits),
    "aura": lambda who: any(one.startswith("aura_of_") for one in who.traits),
    "cutting_words": lambda who: "cutting_words" in who.traits,
    "guarded": lambda who: not GUARDED.isdisjoint(who.traits),
    "elusive": lambda who: "elusive" in who.traits,
    "song_of_rest": lambda who: "song_of_rest" in who.traits,
    "mire": lambda who: any(power.row.place.difficult for power in who.auras),
    "sweep": lambda who: any(power.row.use.sweeps for power in who.treads),
    "react": lambda who: "reactive" in who.traits,
    "wall": lambda who: who._any(lambda power: power.row.place.bars),
    "turn": lambda who: "reflective_carapace" in who.traits,
}
"""What only some creatures can do, by its word: a table asks for it only where somebody is there who can."""


OWN = frozenset(
    {"allies", "combatant", "enemies", "first", "forms", "grows", "id", "index", "roomy", "seat", "side", "true"}
)
"""What stays the same in every shape."""


_LOOKED_UP: list[Callable[[], None]] = []
Asked = ParamSpec("Asked")
Found = TypeVar("Found")


def looked_up(function: Callable[Asked, Found]) -> Callable[Asked, Found]:
    """What is worked out of a body once, until somebody takes another one (``forget``). Each entry keeps the bodies of
    a whole scene, which is why there are no more of them."""
    found = lru_cache(maxsize=1024)(function)
    _LOOKED_UP.append(found.cache_clear)
    return found  # type: ignore[return-value]


def forget() -> None:
    """Somebody has another body: what was worked out of the old one counts no more."""
    for clear in _LOOKED_UP:
        clear()


def training_of(sheet: Sheet) -> int:
    """The proficiency bonus: as written, else by level or challenge rating, else the least there is."""
    if sheet.prof_bonus is not None:
        return sheet.prof_bonus
    return rules.dice.proficiency(sheet.level if sheet.level is not None else sheet.challenge or 0)


def _speeds(speed: Speeds, burden: int) -> dict[str, int]:
    return {mode: rules.movement.speed_calc(getattr(speed, mode) * FT, -burden) for mode in MODES}


def _shape(sheet: Sheet, form: Form, dexterity: int, burden: int) -> Shape:
    """What a form holds; what it does not say is the sheet's."""
    return Shape(
        armor_class(sheet, dexterity) if form.ac is None else form.ac,
        SIZES.index(form.size or sheet.size),
        _speeds(form.speed or sheet.speed, burden),
        sheet.multiattack if form.multiattack is None else form.multiattack,
        None if form.attacks is None else frozenset(form.attacks),
        form.mute,
    )


def armor_class(sheet: Sheet, dexterity: int) -> int:
    return _unhelped(sheet, dexterity) + sheet.ac_bonus


def _unhelped(sheet: Sheet, dexterity: int) -> int:
    """But for what helps besides."""
    if sheet.ac is not None:
        return sheet.ac
    if sheet.substance is not None:
        return SUBSTANCE_AC[sheet.substance]
    trained = sheet.armour is not None and any(trait.name == "defense" for trait in sheet.traits)
    return rules.armour.ac(sheet.armour, dexterity, sheet.shield) + trained
