"""The JSON of a Foundry actor (system dnd5e), a monster or a character of players: numbers under ``system`` (``data``
in older exports), features, weapons and spells as ``items``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.importing import foundry_hero, metric
from bojiste.systems.srd5.importing.fields import Fields, whole_number
from bojiste.systems.srd5.importing.foundry_hero import Calling
from bojiste.systems.srd5.importing.foundry_item import Item
from bojiste.systems.srd5.importing.printed import SENSES, SHORT, WAYS, Printed, challenge_of, kind_of
from bojiste.systems.srd5.words import EXPERIENCE, SKILL_ABILITY

Entry = Mapping[str, Any]

_SIZES = {"tiny": "tiny", "sm": "small", "med": "medium", "lg": "large", "huge": "huge", "grg": "gargantuan"}
_SKILLS = {
    "acr": "acrobatics", "ani": "animal_handling", "arc": "arcana", "ath": "athletics", "dec": "deception",
    "his": "history", "ins": "insight", "itm": "intimidation", "inv": "investigation", "med": "medicine",
    "nat": "nature", "prc": "perception", "prf": "performance", "per": "persuasion", "rel": "religion",
    "slt": "sleight_of_hand", "ste": "stealth", "sur": "survival",
}  # fmt: skip
_PHYSICAL = ("bludgeoning", "piercing", "slashing")
_SPARED = {"ada": "adamantine", "sil": "silvered"}
_ARMOURED = {"default": (10, ()), "mage": (13, ()), "draconic": (13, ()), "unarmoredMonk": (10, ("wis",)),
             "unarmoredBarb": (10, ("con",)), "unarmoredBard": (10, ("cha",))}  # fmt: skip
"""How an Armor Class that is not stated is reckoned: what Dexterity is added to, and which abilities besides."""
_STATED = ("natural", "flat", "")
_PLACES = {
    "action": "actions", "crew": "actions", "bonus": "bonus", "reaction": "reactions", "reactiondamage": "reactions",
    "reactionmanual": "reactions", "legendary": "legendary", "lair": "unknown", "mythic": "unknown",
}  # fmt: skip
_INTRODUCES = frozenset(("legendary actions", "lair actions"))
"""Features that only say that there are such actions."""


def fits(entry: Entry) -> bool:
    return "items" in entry and isinstance(entry.get("system", entry.get("data")), Mapping)


def read(entry: Entry) -> Printed:
    """The block of one actor."""
    return Actor(Fields(entry)).printed()


class Actor:
    """One actor, and the numbers that others follow from."""

    def __init__(self, said: Fields) -> None:
        self.said = said
        self.system = said.table("system") or said.table("data")
        self.attributes = self.system.table("attributes")
        scores = self.system.table("abilities")
        self.abilities = {short: scores.number(short, "value") or 0 for short in SHORT}
        self.items = list(said.rows("items"))
        self.player = said.at("type") == "character"
        kinds = {kind: [one for one in self.items if one.at("type") == kind] for kind in ("class", "subclass")}
        self.callings = [Calling(one, kinds["subclass"]) for one in kinds["class"]] if self.player else []
        own = sum(one.level for one in self.callings) or self.system.number("details", "level") or 0
        self.level = own if self.player else 0
        self.challenge = challenge_of(self.system.at("details", "cr")) if not self.player else ""

    @property
    def proficiency(self) -> int:
        given = whole_number(self.attributes.at("prof"))
        if given:
            return given
        if self.player:
            return rules.dice.proficiency(min(max(1, self.level), 20))
        whole = int(self.challenge) if self.challenge in EXPERIENCE and "/" not in self.challenge else 0
        return rules.dice.proficiency(whole)

    def bonus(self, *keys: str) -> int:
        """What is added to all of a kind: attacks (``mwak``, ``attack``), saving throws (``abilities``, ``save``)."""
        return self._bonus(self.system, "bonuses", *keys)

    @property
    def casting(self) -> str:
        """The ability it casts with, by three letters; nothing where it does not say."""
        stated = self.attributes.text("spellcasting")
        return stated if stated in SHORT else next((one.casting for one in self.callings if one.casting), "")

    def modifier(self, short: str) -> int:
        return rules.dice.ability_modifier(self.abilities.get(short) or 10)

    def printed(self) -> Printed:
        kind = self._kind()
        found = Printed(
            name=self.said.text("name"),
            size=_SIZES.get(self.system.text("traits", "size"), ""),
            kind=kind_of(kind),
            hit_dice=self.attributes.text("hp", "formula").replace(" ", ""),
            hover=self.attributes.flag("movement", "hover"),
            abilities={whole: self.abilities[short] for short, whole in SHORT.items()},
            saves=dict(self._saves()),
            skills=dict(self._skills()),
            challenge=self.challenge,
            level=self.level,
            player=self.player,
            calling=self.callings[0].id if len(self.callings) == 1 else "",
        )
        if self.said.at("type") not in ("npc", "character"):
            self.said.fault("type", self.said.at("type"))
        found.speed, found.senses = self._moves(), self._sees()
        if (units := self.attributes.text("movement", "units")) in ("m", "km"):
            found.takes("system.attributes.movement", units, found.speed.get("walk", 0), "import-metric")
        found.armour = self._armour_class(found)
        found.hit_points = self._hit_points(found)
        found.resist, found.immune = list(self._defences("dr")), list(self._defences("di"))
        found.vulnerable, found.condition_immune = list(self._defences("dv")), list(self._defences("ci"))
        for one in self.items:
            self._item(one, found)
        for path, value in foundry_hero.left_out(self):
            found.leaves(path, value)
        found.legendary_actions = self.system.number("resources", "legact", "max") or 3
        found.casting = foundry_hero.casting(self, found)
        return found.checked(self.said.faults)

    def _kind(self) -> str:
        """The type of creature: stated, that of a character's people, or (characters are) a humanoid."""
        kind = self.system.at("details", "type")
        if isinstance(kind, str) and kind:
            return kind
        stated = self.system.table("details", "type").text("value")
        of_people = next((one.text("system", "type", "value") for one in self._people()), "")
        return stated or of_people or ("humanoid" if self.player else "")

    def _people(self) -> Iterator[Fields]:
        """The items that say of what people a character is."""
        yield from (one for one in self.items if one.at("type") in ("race", "species"))

    # -- numbers of the body ---------------------------------------------------------------------------------------

    def _moves(self) -> dict[str, int]:
        """Its speeds; a character may have them of its people. A speed of 0 is one only on foot."""
        for table in (self.attributes.table("movement"), *(one.table("system", "movement") for one in self._people())):
            units = self._units(table)
            found = {way: far for way in WAYS if (far := table.feet(units, way)) or (far == 0 and way == "walk")}
            if any(found.values()) or (found and not self.player):
                return found
        return {}

    def _sees(self) -> dict[str, int]:
        own = self.attributes.table("senses")
        tables = [own.table("ranges") or own, *(one.table("system", "senses") for one in self._people())]
        units = self._units(own)
        return {sense: far for sense in SENSES if (far := max(table.feet(units, sense) or 0 for table in tables))}

    def _units(self, table: Fields) -> str:
        units = table.text("units")
        if not metric.known(units):
            table.fault("units", units)
        return units

    def _armour_class(self, found: Printed) -> int:
        """As stated, or of what it wears and of how it is reckoned."""
        said = self.attributes.table("ac")
        way = said.text("calc")
        flat, reckoned = said.number("flat"), said.number("value")
        stated = (flat or reckoned) if way in _STATED else reckoned
        if stated or way in ("natural", "flat") or (not way and not self.player):
            return stated or 0
        if way and way not in (*_ARMOURED, *_STATED):
            said.fault("calc", way)
            return 0
        worked = self._worn(way)
        found.takes("system.attributes.ac", way or "default", worked, "import-worked-out")
        return worked

    def _worn(self, way: str) -> int:
        """The Armor Class of what it has put on; by the way it is reckoned where it wears no armour."""
        worn = [one.table("system") or one.table("data") for one in self.items if one.at("type") == "equipment"]
        worn = [one for one in worn if one.flag("equipped")]
        pieces = {one.text("type", "value") or one.text("armor", "type"): one for one in worn}
        shield = pieces["shield"].number("armor", "value") or 0 if "shield" in pieces else 0
        bonus = sum(one.number("armor", "magicalBonus") or 0 for one in worn)
        base, besides = _ARMOURED.get(way or "default", _ARMOURED["default"])
        dexterity = self.modifier("dex")
        for kind, most in (("heavy", 0), ("medium", 2), ("light", 20)):
            if kind in pieces and way in ("", "default"):
                base, besides = pieces[kind].number("armor", "value") or 0, ()
                dexterity = min(dexterity, most) if kind != "heavy" else 0
                break
        return base + dexterity + sum(map(self.modifier, besides)) + shield + bonus

    def _hit_points(self, found: Printed) -> int:
        """The maximum; that of a character may have to be reckoned from its classes."""
        said = self.attributes.table("hp")
        stated = said.number("max")
        if stated or not self.player:
            return stated or 0
        worked = sum(one.hit_points(self.modifier("con")) for one in self.callings)
        if worked:
            found.takes("system.attributes.hp.max", said.at("max"), worked, "import-worked-out")
        return worked

    def _saves(self) -> Iterator[tuple[str, int]]:
        table = self.system.table("abilities")
        for short, whole in SHORT.items():
            bonus = self._bonus(table, short, "bonuses", "save") + self.bonus("abilities", "save")
            trained = table.at(short, "proficient") in (1, True)
            if trained or bonus:
                yield whole, self.modifier(short) + self.proficiency * trained + bonus

    def _skills(self) -> Iterator[tuple[str, int]]:
        """Skills with their proficiency (a half, whole, double) and what is added besides."""
        table = self.system.table("skills")
        for key, name in _SKILLS.items():
            times, bonus = table.at(key, "value"), self._bonus(table, key, "bonuses", "check") + self._of_all_skills()
            if isinstance(times, bool) or times not in (None, 0, 0.5, 1, 2):
                table.fault(f"{key}.value", times)
                times = 0
            if times or bonus:
                yield name, self.modifier(self._of_skill(key, name)) + int(self.proficiency * (times or 0)) + bonus

    def _of_all_skills(self) -> int:
        return self.bonus("abilities", "check") + self.bonus("abilities", "skill")

    def _of_skill(self, key: str, name: str) -> str:
        stated = self.system.text("skills", key, "ability")
        return stated if stated in SHORT else SKILL_ABILITY[name][:3]

    def _bonus(self, table: Fields, *keys: str) -> int:
        text = table.text(*keys)
        found = whole_number(text) if text else 0
        if found is None:
            table.fault(".".join(keys), text)
        return found or 0

    def _defences(self, key: str) -> Iterator[str]:
        """Types; those that only hold against some attacks as the book says them, all in one."""
        found = self.system.table("traits").at(key)
        table = (
            self.system.table("traits", key)
            if isinstance(found, Mapping)
            else Fields({"value": found}, f"system.traits.{key}", self.said.faults)
        )
        if table and not {"value", "custom"} & set(table.said):
            table.fault("value", dict(table.said))
        types = table.texts("value")
        bypasses = set(table.texts("bypasses"))
        ordinary = [one for one in types if one not in _PHYSICAL and one != "physical"]
        yield from ordinary
        physical = _PHYSICAL if "physical" in types else tuple(one for one in types if one in _PHYSICAL)
        if physical and ("physical" in types or "mgc" in bypasses):
            but = next((f" that aren't {word}" for way, word in _SPARED.items() if way in bypasses), "")
            yield f"{', '.join(physical)} from nonmagical attacks{but}"
        else:
            yield from physical
        for one in table.text("custom").split(";"):
            if one.strip():
                yield one.strip().lower()

    # -- items -----------------------------------------------------------------------------------------------------

    def _item(self, said: Fields, found: Printed) -> None:
        """A feature into the list it belongs to; what is only carried is none."""
        if said.at("type") not in ("weapon", "feat") or said.text("name").lower() in _INTRODUCES:
            return
        if self.player and foundry_hero.brought(said.text("name"), self.callings):
            return
        item = Item(said, self)
        place = "actions" if said.at("type") == "weapon" and item.activation == "" else _PLACES.get(item.activation)
        getattr(found, place or "traits").append(item.feature())
