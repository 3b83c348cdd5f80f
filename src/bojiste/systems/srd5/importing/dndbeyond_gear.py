"""What a character of D&D Beyond has in its hands and wears: weapons as sentences of the book, and its Armor Class."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, Protocol

from bojiste.systems.srd5.importing.fields import Fields
from bojiste.systems.srd5.importing.printed import Feature, Printed
from bojiste.systems.srd5.importing.records import Damage
from bojiste.systems.srd5.importing.sentences import printed
from bojiste.systems.srd5.words import ABILITIES, DAMAGE_TYPES

LIGHT, MEDIUM, HEAVY, SHIELD = 1, 2, 3, 4
"""``armorTypeId``."""
_GROUPS = {1: "simple-weapons", 2: "martial-weapons"}
"""``categoryId`` of a weapon: the group in which one is trained."""
_ENCHANTED = re.compile(r",? *\+\d+$")
"""``Longsword, +1``: its numbers have that already."""
RANGED = 2
"""``attackType`` of what is shot; 1: of what one strikes with."""


class Wearer(Protocol):
    """Whose things they are: the numbers that theirs follow from."""

    said: Fields
    worn: list[Fields]

    @property
    def proficiency(self) -> int: ...
    def modifier(self, ability: str) -> int: ...
    def given(self, type_: str, *subjects: str) -> Iterator[Fields]: ...
    def has(self, type_: str, *subjects: str) -> bool: ...
    def bonus(self, *subjects: str) -> int: ...


def armour_class(who: Wearer) -> tuple[int, bool]:
    """The Armor Class of what it has put on, and whether a shield is among it."""
    pieces = [one.table("definition") for one in who.worn if one.at("definition", "armorTypeId")]
    shields = [one for one in pieces if one.at("armorTypeId") == SHIELD]
    suits = [one for one in pieces if one.at("armorTypeId") in (LIGHT, MEDIUM, HEAVY)]
    more = who.bonus("armor-class") + sum((one.number("armorClass") or 0) for one in shields[:1])
    if suits:
        return max(_in(one, who) for one in suits) + who.bonus("armored-armor-class") + more, bool(shields)
    return _bare(who) + more, bool(shields)


def _in(suit: Fields, who: Wearer) -> int:
    """In a suit of armour: all of Dexterity in light, at most 2 of it in medium, none in heavy."""
    most = {LIGHT: 99, MEDIUM: 2, HEAVY: 0}[suit.number("armorTypeId") or HEAVY]
    dexterity = who.modifier("dexterity")
    return (suit.number("armorClass") or 0) + (min(dexterity, most) if most else 0)


def _bare(who: Wearer) -> int:
    """Without armour: 10 and Dexterity, and what a class sets besides (an ability, or a number)."""
    ways = [0]
    for one in who.given("set", "unarmored-armor-class"):
        stat, number = one.number("statId") or 0, one.number("value") or 0
        ways.append(number + (who.modifier(ABILITIES[stat - 1]) if 1 <= stat <= len(ABILITIES) else 0))
    return 10 + who.modifier("dexterity") + max(ways)


def weapons(who: Wearer, found: Printed) -> Iterator[Feature]:
    """Each kind of weapon that it has ready, as the book would print its attack, two alike as one; where it has none
    ready, all that it carries, which is noted."""
    carried = [one for one in who.said.rows("inventory") if one.at("definition", "filterType") == "Weapon"]
    ready = [one for one in carried if one.flag("equipped")]
    kinds = {one.text("definition", "name"): one.table("definition") for one in ready or carried}
    if carried and not ready:
        found.takes("inventory", "", ", ".join(kinds))
    for name, one in kinds.items():
        yield Feature(_ENCHANTED.sub("", name), Weapon(one, who).sentence())


class _Reach(NamedTuple):
    """``reach 5 ft.``, ``range 80/320 ft.``, or both of what can be thrown."""

    how: str
    where: str


class Weapon:
    """One weapon in somebody's hands."""

    def __init__(self, said: Fields, who: Wearer) -> None:
        self.said, self.who = said, who
        self.properties = {one.text("name").lower(): one.text("notes") for one in said.rows("properties")}
        self.shot = said.at("attackType") == RANGED

    def sentence(self) -> str:
        """``Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 7 (1d8 + 3) slashing damage.``"""
        how, where = self._reach()
        harm = printed(self._damage(self.said.text("damage", "diceString")))
        both = self.properties.get("versatile", "")
        both = f", or {printed(self._damage(both))} if used with two hands" if "d" in both else ""
        return f"{how} Weapon Attack: {self._to_hit():+d} to hit, {where}, one target. Hit: {harm}{both}."

    @property
    def _magic(self) -> int:
        """What the weapon itself adds to attack and damage rolls."""
        rows = self.said.rows("grantedModifiers")
        own = (one for one in rows if one.at("type") == "bonus" and one.at("subType") == "magic")
        return sum(one.number("value") or 0 for one in own)

    @property
    def _ability(self) -> int:
        """The modifier that it is used with: of Dexterity where it is shot, the better one where it has finesse."""
        strength, dexterity = self.who.modifier("strength"), self.who.modifier("dexterity")
        monk = self.said.flag("isMonkWeapon") and self.who.has("bonus", "unarmored-movement")
        if monk or "finesse" in self.properties:
            return max(strength, dexterity)
        return dexterity if self.shot else strength

    def _to_hit(self) -> int:
        name = self.said.text("type").lower().replace(", ", "-").replace(" ", "-")
        group = _GROUPS.get(self.said.number("categoryId") or 0, "")
        trained = self.who.has("proficiency", name, group) or not group
        style = self.who.bonus("ranged-weapon-attacks") if self.shot else self.who.bonus("melee-weapon-attacks")
        return self._ability + self.who.proficiency * trained + self._magic + style

    def _damage(self, dice: str) -> Damage:
        kind = self.said.text("damageType").lower()
        if kind not in DAMAGE_TYPES:
            self.said.fault("damageType", self.said.at("damageType"))
        number, _, sides = dice.split("+")[0].strip().partition("d")
        if not (number.isdigit() and sides.strip().isdigit()):
            fixed = self.said.number("fixedDamage") or self.said.number("damage", "fixedValue") or 1
            return Damage(0, 0, fixed + self._ability + self._magic, kind)
        return Damage(int(number), int(sides), self._ability + self._magic, kind)

    def _reach(self) -> _Reach:
        near, far = self.said.number("range") or 5, self.said.number("longRange") or 0
        if self.shot:
            return _Reach("Ranged", f"range {near}/{far or near} ft.")
        reach = 10 if "reach" in self.properties else 5
        if "thrown" in self.properties and far:
            return _Reach("Melee", f"reach {reach} ft. or range {near}/{far} ft.")
        return _Reach("Melee", f"reach {reach} ft.")
