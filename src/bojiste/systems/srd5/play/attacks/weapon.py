"""Every way to attack that a sheet gives, worked out once: printed attacks, weapons of the table, the bare fist."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from bojiste.core.event import Part
from bojiste.kit.fields import Spoken
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.play.component import Component, bonus
from bojiste.systems.srd5.sheet.keys import key_of
from bojiste.systems.srd5.words import FT
from bojiste.systems.srd5.words.goods import AMMUNITION_OF, WEAPONS
from bojiste.systems.srd5.words.treasure import MAGIC, Item

if TYPE_CHECKING:
    from bojiste.systems.srd5.play.spellcasting.power import Power
    from bojiste.systems.srd5.sheet import AttackSheet, PowerSheet, Sheet
    from bojiste.systems.srd5.sheet.fields import Damage


class Charge(NamedTuple):
    """What a straight run towards the target adds to a hit: its length in half feet, damage, what else happens, and the
    attack that may follow as a bonus action."""

    length: int
    components: tuple[Component, ...]
    then: Power | None
    bonus: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Attack:
    """One way to attack. Distances are half feet; ``normal`` 0 means melee. It is equal to itself only, so that it
    stands in keys at no cost."""

    key: str
    name: str
    word: str = ""
    """The weapon's row of table 5.5, if it is one."""
    way: str = "strike"
    """How it is used: ``strike``, ``two-hands``, ``throw`` or ``shoot``."""
    bonus: int
    parts: tuple[Part, ...]
    """The summands of the bonus."""
    components: tuple[Component, ...]
    wounded: tuple[Component, ...] = ()
    """Its damage while who makes it has half of its hit points or fewer; empty where that changes nothing."""
    ability: int = 0
    """The ability modifier in the first component of the damage."""
    reach: int = 0
    normal: int = 0
    long: int = 0
    properties: frozenset[str] = frozenset()
    item: str = ""
    """What must be in hand for it; ``""``: nothing, it is part of the body."""
    counted: int = 0
    """How many pieces of the item are carried, where they are counted; 0: they do not run out."""
    magical: bool = False
    magic_item: str = ""
    """The magic item that the weapon is, if it is one."""
    material: str = ""
    critical_from: int = 20
    couched: bool = False
    """Held by a rider: a lance then takes one hand."""
    then: Power | None = None
    """What else happens to whoever is hit."""
    instead: Power | None = None
    """What it may do instead of damage."""
    charge: Charge | None = None
    """What it does besides after a straight run towards the target."""
    critical_dice: int = 2
    """How many times a critical hit rolls its dice."""
    uses: int = 0
    """Times a day; 0: any number."""
    slot: int = 0
    """The level of the slot of a spell that it is the attack of."""
    grazes: bool = False
    """A miss leaves half of its damage."""
    while_held: str = ""
    """What of it is otherwise while it holds somebody by this attack: ``only``, ``favoured``, ``sure``."""
    aloft: bool = False
    """Part of a Multiattack only in the air."""
    deft: Attack | None = None
    """The same led by Dexterity, where Strength leads it and its wielder may choose."""
    on: str = ""
    """Whom it is made at: ``held``, ``helpless``, ``hit`` or ``other`` creatures only."""

    melee: bool = field(init=False)
    """Whether it is a melee attack."""
    thrown: bool = field(init=False)
    """Whether the weapon itself flies."""
    hands: int = field(init=False)
    """How many hands it takes: two where the weapon needs them or is so used."""
    ammunition: str = field(init=False)
    """The kind of ammunition it shoots; ``""`` for none that is counted."""
    light: bool = field(init=False)
    loading: bool = field(init=False)
    """Whether one action makes one attack with it only: it must be loaded, or it is a net."""
    unlimited: bool = field(init=False)
    """Whether nothing but the turn limits how often it is made."""
    choosy: bool = field(init=False)
    """Whether it hangs on what somebody is in who is in its range."""
    facts: dict[str, Spoken] = field(init=False)
    """What events and answers tell of it."""
    mean: int = field(init=False)
    """Twice the mean damage of a hit, so that it stays an integer: what tactics compare."""
    worths: tuple[int, int, int] = field(init=False)
    """What it is worth to a tactic where there is no cover, by advantage: 0, +1, -1 (the last)."""

    def __post_init__(self) -> None:
        """What hangs on the rest is worked out at once: a fight asks for it all the time."""
        loads, mean = "loading" in self.properties or self.word == "net", self._mean()
        self.__dict__.update(
            melee=rules.melee.kinds(self.normal),
            thrown=self.way == "throw",
            hands=self._hands() if self.item else 0,
            ammunition=AMMUNITION_OF.get(self.word, "") if self.way == "shoot" else "",
            light="light" in self.properties,
            loading=loads,
            unlimited=not (self.uses or loads),
            choosy=bool(self.on or self.while_held),
            facts={"weapon": self.word or self.name, "way": self.way},
            mean=mean,
            worths=tuple(weigh.worth(mean, weigh.chance(self.bonus, 0, state)) for state in (0, 1, -1)),
        )

    def _hands(self) -> int:
        both = self.way == "two-hands" or "two_handed" in self.properties or (self.word == "lance" and not self.couched)
        return 2 if both else 1

    def _mean(self) -> int:
        mean = sum(part.dice * (part.sides + 1) + 2 * part.flat for part in self.components)
        return mean + (self.then.within if self.then is not None else 0)


def attacks(
    sheet: Sheet,
    ability: Mapping[str, int],
    training: int,
    then: Callable[[PowerSheet | None], Power | None] = lambda row: None,
) -> tuple[Attack, ...]:
    """All ways to attack, each key once (the first of a key counts), the unarmed strike last. ``then`` works out what
    else a printed attack does."""
    found: dict[str, Attack] = {}
    for printed in sheet.attack:
        for attack in _printed(printed, ability):
            found.setdefault(attack.key, _with_more(attack, printed, then))
    for name in sheet.weapons:
        for attack in _led(name, sheet, ability, training):
            found.setdefault(attack.key, attack)
    if not any(trait.name == "swarm" for trait in sheet.traits):
        found.setdefault("unarmed", _unarmed(ability["strength"], training))
    ways = _by_features(sheet, tuple(found.values()), ability)
    return ways if sheet.armour_proficient else tuple(map(_hampered, ways))


def _with_more(attack: Attack, printed: AttackSheet, then: Callable[[PowerSheet | None], Power | None]) -> Attack:
    """A printed attack with what else it does."""
    if printed.then is None and printed.charge is None and printed.instead is None:
        return attack
    return replace(attack, then=then(printed.then), charge=_charge(printed, then), instead=then(printed.instead))


Forges = Callable[[Attack, int, Mapping[str, int]], Attack]
FORGED: dict[str, Forges] = {}
"""What features make of every attack of a sheet, by their trait, once and for all."""


def forged(trait: str) -> Callable[[Forges], Forges]:
    """Let a function make of an attack what a trait makes of it, by its number and the modifiers of the abilities."""

    def add(forges: Forges) -> Forges:
        FORGED[trait] = forges
        return forges

    return add


def _by_features(sheet: Sheet, ways: tuple[Attack, ...], ability: Mapping[str, int]) -> tuple[Attack, ...]:
    """The attacks of a sheet as its items and features have them."""
    for item in sheet.items:
        if item.of in WEAPONS:
            ways = tuple(_magical(way, item) if way.word == item.of and way.item else way for way in ways)
    for trait in sheet.traits:
        if (forges := FORGED.get(trait.name)) is not None:
            ways = tuple(_forged(way, forges, trait.number, ability) for way in ways)
    return ways


def _magical(way: Attack, item: Item) -> Attack:
    """An attack with a magic weapon: its bonus is added to the roll and to the damage, it counts as magical."""
    more = (Part(MAGIC, item.bonus),) if item.bonus else ()
    components = way.components
    if components:
        first, *rest = components
        components = (first._replace(flat=first.flat + item.bonus, parts=(*first.parts, *more)), *rest)
    if components and (extra := item.row.more) is not None:
        components += (Component(extra.dice, extra.sides, 0, rules.damage.types(extra.type), ()),)
    deft = None if way.deft is None else _magical(way.deft, item)
    made = replace(way, bonus=way.bonus + item.bonus, parts=(*way.parts, *more), components=components, deft=deft)
    return replace(made, magical=True, magic_item=item.name)


def _forged(way: Attack, forges: Forges, number: int, ability: Mapping[str, int]) -> Attack:
    """An attack as somebody with a feature makes it, whichever ability leads it."""
    made = forges(way, number, ability)
    return made if way.deft is None else replace(made, deft=forges(way.deft, number, ability))


def _hampered(way: Attack) -> Attack:
    """An attack in armour that its wielder is not used to."""
    deft = None if way.deft is None else _hampered(way.deft)
    return replace(way, properties=way.properties | {"hampered"}, deft=deft)


def _charge(printed: AttackSheet, then: Callable[[PowerSheet | None], Power | None]) -> Charge | None:
    row = printed.charge
    if row is None:
        return None
    return Charge(row.feet * FT, _components(row.damage), then(row.then), row.bonus or "")


def _components(parts: Iterable[Damage]) -> tuple[Component, ...]:
    """Printed damage, the flat part of each as its bonus."""
    return tuple(
        Component(
            part.count,
            part.sides,
            part.flat,
            rules.damage.types(part.type),
            bonus(part.flat),
        )
        for part in parts
    )


def _printed(sheet: AttackSheet, ability: Mapping[str, int]) -> Iterator[Attack]:
    """An attack of a stat block; one with a reach and a range is two ways to attack."""
    key = key_of(sheet.weapon or sheet.name)
    made = _in_every_way(sheet, ability, key)
    if sheet.reach is not None:
        yield from _at_hand(sheet, sheet.reach * FT, key, made)
    if sheet.range is not None:
        yield _from_afar(sheet, sheet.range, key, made)


def _in_every_way(sheet: AttackSheet, ability: Mapping[str, int], key: str) -> partial[Attack]:
    """An attack of a stat block, as it is however it is made."""
    row = WEAPONS.get(sheet.weapon or "")
    own = (("light", sheet.light), ("heavy", sheet.heavy), ("finesse", sheet.finesse))
    stated = {name for name, there in own if there}
    needs = {"finesse", "loading", "two_handed"} & row.properties if row is not None else set()
    return partial(
        Attack,
        name=cast(str, sheet.name),  # or one for each language, which is told as it stands
        word=sheet.weapon or "",
        bonus=rules.attack.modifiers(0, 0, sheet.to_hit),
        parts=(Part("attack-bonus", sheet.to_hit),),
        components=_components(sheet.damage),
        wounded=_components(sheet.wounded),
        ability=_modifier_of(sheet, ability),
        properties=frozenset(stated | needs),
        item="" if sheet.natural else key,
        magical=sheet.magical,
        material=sheet.material or "",
        critical_from=sheet.critical_from,
        aloft=sheet.aloft,
        on=sheet.on or "",
        critical_dice=sheet.critical_dice,
        uses=sheet.uses or 0,
        while_held=sheet.while_held or "",
    )


def _at_hand(sheet: AttackSheet, reach: int, key: str, made: partial[Attack]) -> Iterator[Attack]:
    """The same in melee, where both hands do more than one also with both."""
    yield made(key=key, reach=reach)
    if sheet.two_hands:
        yield made(key=f"{key}-two-hands", reach=reach, way="two-hands", components=_components(sheet.two_hands))


def _from_afar(sheet: AttackSheet, far: tuple[int, int], key: str, made: partial[Attack]) -> Attack:
    """The same at range: hurled, where it is a way to strike too, or thrown by its nature; else shot."""
    row = WEAPONS.get(sheet.weapon or "")
    hurled = sheet.reach is not None or (row is not None and "thrown" in row.properties)
    key = f"throw-{key}" if sheet.reach is not None else key
    components = _components(sheet.hurled) if hurled and sheet.hurled else made.keywords["components"]
    way = "throw" if hurled else "shoot"
    return made(key=key, normal=far[0] * FT, long=far[1] * FT, components=components, way=way)


def _modifier_of(sheet: AttackSheet, ability: Mapping[str, int]) -> int:
    """How much of a printed damage bonus is the ability modifier: that of the weapon's ability, as far as the bonus
    goes (the second of two weapons leaves it out)."""
    flat = sheet.damage[0].flat if sheet.damage else 0
    row = WEAPONS.get(sheet.weapon or "")
    ranged = sheet.reach is None
    finesse = sheet.finesse or (row is not None and "finesse" in row.properties)
    modifier = rules.attack.ability(ability["strength"], ability["dexterity"], ranged=ranged, finesse=finesse)
    return min(flat, modifier) if flat >= 0 else flat


def _led(name: str, sheet: Sheet, ability: Mapping[str, int], training: int) -> tuple[Attack, ...]:
    """A weapon's ways to attack, led by the higher ability where there is a choice; those that Strength leads know how
    Dexterity would."""
    ways = tuple(_wielded(name, sheet, ability, training))
    if "finesse" not in WEAPONS[name].properties or ability["dexterity"] > ability["strength"]:
        return ways
    deft = _wielded(name, sheet, {**ability, "strength": ability["dexterity"] - 1}, training)
    return tuple(replace(way, deft=other) for way, other in zip(ways, deft, strict=True))


def _wielded(name: str, sheet: Sheet, ability: Mapping[str, int], training: int) -> Iterator[Attack]:
    """A weapon of the table in this combatant's hands: its ways to attack."""
    row = WEAPONS[name]
    strength, dexterity = ability["strength"], ability["dexterity"]
    finesse, thrown = "finesse" in row.properties, "thrown" in row.properties
    modifier = rules.attack.ability(strength, dexterity, ranged=row.ranged, finesse=finesse)
    of_dexterity = modifier == dexterity and (row.ranged or finesse) and not (finesse and dexterity <= strength)
    which = Part("ability-dexterity" if of_dexterity else "ability-strength", modifier)
    plain = _way(sheet, name, which, training, row.sides)
    if row.ranged:
        yield replace(plain, normal=row.normal, long=row.long, way="throw" if thrown else "shoot")
        return
    reach = rules.weapon.reach(5 * FT, "reach" in row.properties)
    yield replace(plain, reach=reach)
    if row.versatile:
        sides = rules.weapon.versatile(row.sides, row.versatile, True)
        both = _way(sheet, name, which, training, sides)
        yield replace(both, key=f"{name}-two-hands", reach=reach, way="two-hands")
    if thrown:
        which = which._replace(value=rules.weapon.thrown(strength, dexterity, True, finesse))
        hurled = _way(sheet, name, which, training, row.sides)
        yield replace(hurled, key=f"throw-{name}", normal=row.normal, long=row.long, way="throw")


def _way(sheet: Sheet, name: str, which: Part, training: int, sides: int) -> Attack:
    """A weapon of the table, whatever way it is used; ``which`` is the ability that gives the modifier."""
    modifier = which.value
    row = WEAPONS[name]
    proficient = rules.weapon.improvised("improvised" in row.properties, name not in sheet.not_proficient)
    trained = rules.attack.proficiency(training, proficient)
    parts = (which,) + ((Part("proficiency", trained),) if trained else ())
    damage: tuple[Component, ...] = ()
    if row.damage is not None:
        added = rules.damage.weapon_ability(modifier)
        named = tuple(Part(word, value) for word, value in (("base", row.flat), (which.name, added)) if value)
        damage = (Component(row.dice, sides, row.flat + added, row.damage, named),)
    return Attack(
        key=name,
        name=name,
        word=name,
        bonus=rules.attack.modifiers(modifier, trained),
        parts=parts,
        components=damage,
        ability=modifier,
        properties=row.properties,
        item=name,
        counted=sheet.weapons.count(name),
    )


def _unarmed(strength: int, training: int) -> Attack:
    """The unarmed strike: everybody is proficient with it."""
    trained = rules.attack.proficiency(training, True)
    flat = rules.melee.unarmed(strength)
    parts = (Part("base", rules.melee.unarmed(0)), Part("ability-strength", strength))
    return Attack(
        key="unarmed",
        name="unarmed",
        word="unarmed",
        bonus=rules.attack.modifiers(strength, trained),
        parts=(Part("ability-strength", strength), Part("proficiency", trained)),
        components=(Component(0, 1, flat, rules.damage.types("bludgeoning"), parts),),
        ability=strength,
        reach=5 * FT,
    )


def attack_of(power: Power, slot: int = 0, chosen: str = "") -> Attack:
    """The attack roll of a spell or feature, as an attack like any other."""
    row, name = power.row, str(power.facts["power"])
    reach = power.reach or 5 * FT
    afar = 0 if row.test.attack == "melee" else reach
    given = row.test.to_hit
    return Attack(
        key=f"power-{power.key}",
        name=name,
        way="spell",
        bonus=power.bonus if given is None else given,
        parts=(Part("spell-attack", power.bonus),) if given is None else (Part("attack-bonus", given),),
        components=power.components(slot, chosen),
        reach=reach - afar,
        normal=afar,
        long=afar,
        magical=power.magical,
        slot=slot,
        grazes=any(one.on_miss == "half" for one in power.dealt),
        then=power if power.befalls else None,
    )
