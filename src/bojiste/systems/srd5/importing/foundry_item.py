"""Weapons and features of a Foundry actor as sentences of the book: those of its items whose numbers stand in the item
(``damage.parts``) and those whose numbers stand in activities."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol

from bojiste.systems.srd5.importing import metric, powers
from bojiste.systems.srd5.importing.fields import Fields, whole_number
from bojiste.systems.srd5.importing.foundry_text import Numbers, plain
from bojiste.systems.srd5.importing.printed import SHORT, Feature, costing
from bojiste.systems.srd5.importing.records import Damage, Use
from bojiste.systems.srd5.importing.sentences import HARMS, printed
from bojiste.systems.srd5.words import DAMAGE_TYPES

_HOW = {
    "mwak": ("Melee", "Weapon"), "rwak": ("Ranged", "Weapon"), "msak": ("Melee", "Spell"), "rsak": ("Ranged", "Spell"),
}  # fmt: skip
_PRINTED = re.compile(rf"^.*?Attack:.*?Hit:? ?(?P<harm>{HARMS})?(?P<after>.*)$")
_VALUE = re.compile(r"@abilities\.(?P<ability>\w{3})\.mod|@(?P<name>mod|prof|attributes\.prof|details\.level)")
_NOTE = re.compile(r"\[[^\]]*\]")
_TERM = re.compile(r"(?P<sign>[+-])(?:\(?(?P<number>\d+)\)?d(?P<sides>\d+)|(?P<flat>-?\d+))")


class Owner(Protocol):
    """Who has the item: the numbers that its own follow from."""

    @property
    def proficiency(self) -> int: ...
    def modifier(self, short: str) -> int: ...
    @property
    def casting(self) -> str: ...
    @property
    def player(self) -> bool: ...
    @property
    def level(self) -> int: ...
    def bonus(self, *keys: str) -> int: ...


class Item:
    """One item, in either shape."""

    def __init__(self, said: Fields, owner: Owner) -> None:
        self.said, self.owner = said, owner
        self.system = said.table("system") or said.table("data")
        self.name = said.text("name")
        self.activities = list(self.system.rows("activities"))
        kinds = ("attack", "save", "heal", "utility")
        self.first = next((one for kind in kinds for one in self.activities if one.at("type") == kind), None)
        self.first = self.first or (self.activities[0] if self.activities else None)

    # -- where it belongs and how often ----------------------------------------------------------------------------

    @property
    def activation(self) -> str:
        found = self.first if self.first is not None else self.system
        return found.text("activation", "type") or self.system.text("activation", "type")

    @property
    def cost(self) -> int | None:
        if self.first is not None:
            return whole_number(self.first.at("activation", "value"))
        return whole_number(self.system.at("activation", "cost"))

    def use(self) -> Use:
        """How often: ``recharge``, ``uses`` with its periods, or what stands behind the name."""
        if face := whole_number(self.system.at("recharge", "value")):
            return Use(recharge=face)
        for uses in (self.system.table("uses"), self.first.table("uses") if self.first is not None else Fields({})):
            if (found := _uses(uses)) is not None:
                return found
        return powers.used(self.name)

    def feature(self) -> Feature:
        """The paragraph that the book would print."""
        name = costing(self.name, self.cost) if self.activation == "legendary" else self.name
        return Feature(name, self.text(), self.use())

    # -- sentences -------------------------------------------------------------------------------------------------

    def text(self) -> str:
        attack, harm = self._attack()
        numbers = Numbers(self.name, attack, harm or self._besides(), self._save())
        text = plain(self.system.text("description", "value"), numbers)
        if not attack or not harm:
            return text
        head = f"{numbers.attack}. Hit: {numbers.damage}{self._in_two_hands()}."
        if found := _PRINTED.match(text):
            return f"{head} {self._after(found, numbers)}".strip()
        return f"{head} {text}".strip() if self._bears(text) else head

    def _after(self, found: re.Match[str], numbers: Numbers) -> str:
        """What the description says after the damage of a hit."""
        return found["after"].lstrip(" .,") if found["harm"] else found["after"].strip()

    def _bears(self, text: str) -> bool:
        """Whether a description is of this attack: that of a character's weapon is of weapons of its kind."""
        ordinary = self.owner.player and not self.system.text("rarity") and "mgc" not in self._properties()
        return bool(text) and not ordinary

    def _attack(self) -> tuple[str, str]:
        """The head of the sentence and the damage of a hit; nothing where the item makes no attack."""
        activity = next((one for one in self.activities if one.at("type") == "attack"), None)
        way = self._way(activity)
        if way is None:
            return "", ""
        hit = self._to_hit(way, activity)
        harm = " plus ".join(printed(one) for one in self._harm(way, activity))
        head = f"{way.how} {way.what} Attack: {hit:+d} to hit, {self._where(way, activity)}, one target"
        return head, harm

    def _way(self, activity: Fields | None) -> _Way | None:
        kind = self.system.text("actionType")
        if activity is None and kind in _HOW:
            how, what = _HOW[kind]
            return _Way(how, what, self._ability(how, what, self.system.text("ability")))
        if activity is None:
            return None
        kind = activity.text("attack", "type", "value") or ("ranged" if self._ranged else "melee")
        how, what = kind.title(), (activity.text("attack", "type", "classification") or "weapon").title()
        what = what if what in ("Weapon", "Spell") else "Weapon"
        return _Way(how, what, self._ability(how, what, activity.text("attack", "ability")))

    def _ability(self, how: str, what: str, stated: str) -> str:
        if stated in (*SHORT, "none"):
            return stated
        if what == "Spell" or stated == "spellcasting":
            return self.owner.casting
        if "fin" in self._properties():
            return max(("str", "dex"), key=self.owner.modifier)
        return "dex" if how == "Ranged" else "str"

    def _properties(self) -> frozenset[str]:
        found = self.system.at("properties")
        if isinstance(found, Mapping):
            return frozenset(key for key, there in found.items() if there is True)
        return frozenset(one for one in found if isinstance(one, str)) if isinstance(found, list) else frozenset()

    @property
    def _ranged(self) -> bool:
        return self.system.text("type", "value").endswith("R") or self.system.text("weaponType").endswith("R")

    def _to_hit(self, way: _Way, activity: Fields | None) -> int:
        bonus = self._flat(self.system, "attackBonus") + self._flat(self.system, "attack", "bonus")
        bonus += (self.system.number("magicalBonus") or 0) + self.owner.bonus(way.kind, "attack")
        if activity is not None:
            bonus += self._flat(activity, "attack", "bonus")
            if activity.flag("attack", "flat"):
                return self._flat(activity, "attack", "bonus")
        skilled = self.system.at("proficient") not in (0, False)
        return self._modifier(way.ability) + (self.owner.proficiency if skilled else 0) + bonus

    def _modifier(self, ability: str) -> int:
        return self.owner.modifier(ability) if ability in SHORT else 0

    def _flat(self, table: Fields, *keys: str) -> int:
        """A bonus; a formula in its place that is no number is a fault."""
        text = table.text(*keys)
        if not text:
            return 0
        found = self._formula(text, "", "")
        if found is None or found.dice:
            table.fault(".".join(keys), text)
            return 0
        return found.flat

    def _where(self, way: _Way, activity: Fields | None) -> str:
        """``reach 5 ft.``, ``range 80/320 ft.``, or both of what can be thrown."""
        range_ = self.system.table("range")
        if activity is not None and (activity.flag("range", "override") or range_.at("value", "reach") is None):
            own = activity.table("range")
            range_ = own if own.at("value") and not range_.at("value") else range_
        units = range_.text("units")
        if units not in ("any", "self", "touch", "spec") and not metric.known(units):
            range_.fault("units", range_.at("units"))
        normal, long = range_.feet(units, "value"), range_.feet(units, "long")
        far = f"range {normal}/{long or normal} ft."
        if way.how == "Ranged":
            return far if normal else "range 5/5 ft."
        thrown = "thr" in self._properties() and normal is not None and normal > 10
        reach = range_.feet(units, "reach") or (
            5 + 5 * ("rch" in self._properties()) if thrown or not normal else normal
        )
        return f"reach {reach} ft. or {far}" if thrown else f"reach {reach} ft."

    # -- damage ----------------------------------------------------------------------------------------------------

    def _harm(self, way: _Way, activity: Fields | None) -> Iterator[Damage]:
        """The components of a hit; what is added to every one of the kind is added to the first."""
        for at, one in enumerate(self._components(way, activity)):
            yield one._replace(flat=one.flat + (self.owner.bonus(way.kind, "damage") if at == 0 else 0))

    def _components(self, way: _Way, activity: Fields | None) -> Iterator[Damage]:
        if activity is None:
            for at, one in enumerate(self.system.values("damage", "parts")):
                yield from self._of_part(one, way.ability, f"damage.parts[{at}]")
            return
        base = self.system.table("damage", "base")
        if activity.at("damage", "includeBase") is not False and base:
            more = self._modifier(way.ability) + (self.system.number("magicalBonus") or 0)
            yield from self._of_table(base, way.ability, more)
        for one in activity.rows("damage", "parts"):
            yield from self._of_table(one, way.ability)

    def _besides(self) -> str:
        """The damage of whatever is no attack: a breath, a burst."""
        rows = [part for one in self.activities for part in one.rows("damage", "parts") if one.at("type") != "attack"]
        found = [damage for part in rows for damage in self._of_table(part, self.owner.casting)]
        if not self.activities and self.system.text("actionType") not in _HOW:
            parts = enumerate(self.system.values("damage", "parts"))
            found = [damage for at, one in parts for damage in self._of_part(one, "", f"damage.parts[{at}]")]
        return " plus ".join(map(printed, found))

    def _of_part(self, part: object, ability: str, place: str) -> Iterator[Damage]:
        """``["1d8 + @mod", "slashing"]``."""
        if isinstance(part, list) and len(part) == 2 and all(isinstance(one, str) for one in part):
            found = self._formula(part[0], part[1], ability)
            if found is not None and found.type in DAMAGE_TYPES:
                yield found
                return
        self.system.fault(place, part)

    def _of_table(self, table: Fields, ability: str, more: int = 0) -> Iterator[Damage]:
        """``number``, ``denomination``, ``bonus`` and ``types``, or a formula of its own; without dice none."""
        types = table.texts("types")
        kind = types[0] if types else ""
        own = table.text("custom", "formula") if table.flag("custom", "enabled") else ""
        number, sides = table.number("number") or 0, table.number("denomination") or 0
        formula = own or f"{number}d{sides}+{table.text('bonus') or 0}"
        if not own and not (number and sides) and not table.text("bonus"):
            return
        found = self._formula(formula, kind, ability)
        if found is None or kind not in DAMAGE_TYPES or len(types) > 1:
            table.fault("types" if found is not None else "custom", types if found is not None else formula)
            return
        yield found._replace(flat=found.flat + more)

    def _formula(self, formula: str, kind: str, ability: str) -> Damage | None:
        """``2d6[fire] + @mod + 1`` as one component; nothing where it is more than dice of one kind and a number."""
        text = _VALUE.sub(lambda found: str(self._value(found, ability)), _NOTE.sub("", formula))
        text = "+" + text.replace(" ", "").removeprefix("+")
        text = text.replace("+-", "-").replace("--", "+")
        terms = list(_TERM.finditer(text))
        if "".join(term[0] for term in terms) != text or not terms:
            return None
        dice = [term for term in terms if term["sides"]]
        if any(term["sign"] == "-" for term in dice) or len({term["sides"] for term in dice}) > 1:
            return None
        flat = sum(int(f"{term['sign']}{term['flat']}") for term in terms if not term["sides"])
        number = sum(int(term["number"]) for term in dice)
        return Damage(number, int(dice[0]["sides"]) if number else 0, flat, kind)

    def _value(self, found: re.Match[str], ability: str) -> int:
        if found["ability"]:
            return self._modifier(found["ability"])
        if found["name"] == "mod":
            return self._modifier(ability)
        return self.owner.level if found["name"].endswith("level") else self.owner.proficiency

    def _in_two_hands(self) -> str:
        """``, or 8 (1d10 + 3) slashing damage if used with two hands``."""
        if "ver" not in self._properties():
            return ""
        activity = next((one for one in self.activities if one.at("type") == "attack"), None)
        way = self._way(activity)
        first = next(self._harm(way, activity), None) if way is not None else None
        if first is None or way is None:
            return ""
        both: Damage | None
        if isinstance(self.system.at("damage", "versatile"), Mapping):
            sides = self.system.number("damage", "versatile", "denomination") or first.sides + 2
            number = self.system.number("damage", "versatile", "number") or first.dice
            both = first._replace(dice=number, sides=sides)
        else:
            both = self._formula(self.system.text("damage", "versatile"), first.type, way.ability)
        return f", or {printed(both)} if used with two hands" if both is not None and both.dice else ""

    # -- saving throws ---------------------------------------------------------------------------------------------

    def _save(self) -> str:
        activity = next((one for one in self.activities if one.at("type") == "save"), None)
        save = activity.table("save") if activity is not None else self.system.table("save")
        ability = next(iter(save.texts("ability")), "")
        return f"DC {self._dc(save)} {SHORT[ability].title()}" if ability in SHORT else ""

    def _dc(self, save: Fields) -> int:
        """As it is stated, or 8, proficiency and the modifier of the ability it follows from."""
        dc = save.at("dc")
        stated = dc.get("formula") if isinstance(dc, Mapping) else dc
        by = save.text("dc", "calculation") if isinstance(dc, Mapping) else save.text("scaling")
        if by in ("", "flat") and (number := whole_number(stated)) is not None:
            return number
        ability = by if by in SHORT else self.owner.casting
        return 8 + self.owner.proficiency + self._modifier(ability)


class _Way(NamedTuple):
    """How an attack is made: melee or ranged, with a weapon or a spell, and by which ability."""

    how: str
    what: str
    ability: str

    @property
    def kind(self) -> str:
        """``mwak``: as the bonuses of an actor are told."""
        return next(kind for kind, way in _HOW.items() if way == (self.how, self.what))


def _uses(uses: Fields) -> Use | None:
    """``{max, per}``, or ``{max, recovery: [{period, formula}]}``; nothing where it is not limited."""
    most = whole_number(uses.at("max"))
    periods = {uses.text("per")} if uses.at("per") else set()
    for one in uses.rows("recovery"):
        if one.at("period") == "recharge":
            return Use(recharge=whole_number(one.at("formula")) or 6)
        periods.add(one.text("period"))
    if not most or not periods:
        return None
    return Use(day=most) if periods & {"day", "dawn", "dusk"} else Use(rest=True) if periods & {"sr", "lr"} else None
