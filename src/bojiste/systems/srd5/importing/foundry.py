"""The JSON of a Foundry actor (system dnd5e): numbers under ``system``, features as ``items``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import unescape
from typing import Any

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.printed import (
    SENSES,
    SHORT,
    WAYS,
    Feature,
    Printed,
    challenge_of,
    kind_of,
    number,
)
from bojiste.systems.srd5.importing.records import Use
from bojiste.systems.srd5.importing.spells import Casting, names

Entry = Mapping[str, Any]

_SIZES = {"tiny": "tiny", "sm": "small", "med": "medium", "lg": "large", "huge": "huge", "grg": "gargantuan"}
_SKILLS = {
    "acr": "acrobatics", "ani": "animal_handling", "arc": "arcana", "ath": "athletics", "dec": "deception",
    "his": "history", "ins": "insight", "itm": "intimidation", "inv": "investigation", "med": "medicine",
    "nat": "nature", "prc": "perception", "prf": "performance", "per": "persuasion", "rel": "religion",
    "slt": "sleight_of_hand", "ste": "stealth", "sur": "survival",
}  # fmt: skip
_SKILL_ABILITY = {
    "acr": "dex", "ani": "wis", "arc": "int", "ath": "str", "dec": "cha", "his": "int", "ins": "wis", "itm": "cha",
    "inv": "int", "med": "wis", "nat": "int", "prc": "wis", "prf": "cha", "per": "cha", "rel": "int", "slt": "dex",
    "ste": "dex", "sur": "wis",
}  # fmt: skip
_DEXTERITY = {"light": 10, "medium": 2, "heavy": 0}
"""Kinds of armour, and how much of a Dexterity modifier they let through at most."""
_KINDS = {"mwak": "Melee Weapon", "rwak": "Ranged Weapon", "msak": "Melee Spell", "rsak": "Ranged Spell"}
_TAG = re.compile(r"<[^>]+>")
_LINK = re.compile(r"@\w+\[[^\]]*\](?:\{([^}]*)\})?")
_INLINE = re.compile(r"\[\[/\w+ ([^\]]*)\]\](?:\{([^}]*)\})?")


def fits(entry: Entry) -> bool:
    return isinstance(entry.get("system"), Mapping) and "items" in entry


def read(entry: Entry) -> Printed:
    """The block of one actor."""
    return _Actor(entry).printed().checked()


def plain(text: str) -> str:
    """A description without markup."""
    text = _LINK.sub(lambda link: link[1] or "", text)
    text = _INLINE.sub(lambda roll: roll[2] or roll[1], text)
    return re.sub(r"\s+", " ", unescape(_TAG.sub(" ", text))).strip()


class _Actor:
    """One actor, and the numbers that others follow from."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.system: Mapping[str, Any] = entry["system"]
        self.abilities = {short: number(_at(self.system, "abilities", short, "value")) or 0 for short in SHORT}
        self.challenge = challenge_of(_at(self.system, "details", "cr") or 0)
        self.items: tuple[Entry, ...] = tuple(entry.get("items") or ())
        self.level = self._level() if entry.get("type") == "character" else 0

    def _level(self) -> int:
        """The level of a character: as it says, or those of its classes together."""
        classes = [_at(item, "system", "levels") for item in self.items if item.get("type") == "class"]
        return number(_at(self.system, "details", "level")) or sum(number(one) or 0 for one in classes) or 1

    @property
    def proficiency(self) -> int:
        from bojiste.systems.srd5.importing.write import proficiency

        given = number(_at(self.system, "attributes", "prof"))
        if given:
            return given
        return 2 + max(0, self.level - 1) // 4 if self.level else proficiency(self.challenge)

    def modifier(self, short: str) -> int:
        return (self.abilities.get(short, 10) - 10) // 2

    def printed(self) -> Printed:
        traits, attributes = _at(self.system, "traits") or {}, _at(self.system, "attributes") or {}
        armour, points = attributes.get("ac") or {}, attributes.get("hp") or {}
        movement, seen = (
            attributes.get("movement") or {},
            _at(attributes, "senses", "ranges") or attributes.get("senses") or {},
        )
        kind = _at(self.system, "details", "type")
        found = Printed(
            name=str(self.entry.get("name", "")),
            size=_SIZES.get(str(traits.get("size", "")), ""),
            kind=kind_of(str(kind.get("value", "") if isinstance(kind, Mapping) else kind or "humanoid")),
            armour=number(armour.get("flat")) or number(armour.get("value")) or self._worn(),
            hit_points=number(points.get("max")) or number(points.get("value")) or 0,
            hit_dice=str(points.get("formula") or "").replace(" ", ""),
            speed={way: far for way in WAYS if (far := number(movement.get(way)))},
            hover=bool(movement.get("hover")),
            abilities={whole: self.abilities[short] for short, whole in SHORT.items()},
            saves={
                SHORT[short]: self.modifier(short) + self.proficiency
                for short in SHORT
                if _at(self.system, "abilities", short, "proficient")
            },
            skills=dict(self._skills()),
            senses={sense: far for sense in SENSES if (far := number(seen.get(sense)))},
            challenge=self.challenge,
            level=self.level,
        )
        found.resist, found.immune = list(_values(traits, "dr")), list(_values(traits, "di"))
        found.vulnerable, found.condition_immune = list(_values(traits, "dv")), list(_values(traits, "ci"))
        for item in self.items:
            self._item(item, found)
        found.casting = self._casting()
        return found

    def _worn(self) -> int:
        """The Armor Class of a character that wears what it has equipped; 0 for anybody else."""
        if not self.level:
            return 0
        worn = [
            one["system"] for one in self.items if one.get("type") == "equipment" and _at(one, "system", "equipped")
        ]
        pieces = {str(_at(one, "type", "value") or _at(one, "armor", "type")): one for one in worn}
        kind = next((kind for kind in _DEXTERITY if kind in pieces), "")
        base = number(_at(pieces.get(kind), "armor", "value")) or 10
        dexterity = min(self.modifier("dex"), _DEXTERITY.get(kind, 10)) if kind != "heavy" else 0
        return base + dexterity + (number(_at(pieces.get("shield"), "armor", "value")) or 0)

    def _casting(self) -> Casting | None:
        """The spells among its items, and how it casts them; nothing where it has none or no ability for them."""
        known = [str(item.get("name", "")) for item in self.items if item.get("type") == "spell"]
        ability = SHORT.get(str(_at(self.system, "attributes", "spellcasting") or ""))
        if not known or ability is None:
            return None
        given = [_at(self.system, "spells", f"spell{rank}") or {} for rank in range(1, 10)]
        slots = [
            number(_at(one, "override")) or number(_at(one, "max")) or number(_at(one, "value")) or 0 for one in given
        ]
        while slots and not slots[-1]:
            slots.pop()
        return Casting(
            ability=ability,
            dc=number(_at(self.system, "attributes", "spelldc")),
            bonus=None,
            level=self.level or number(_at(self.system, "details", "spellLevel")),
            slots=tuple(slots),
            spells=tuple(dict.fromkeys(key for name in known for key in names(name))),
            innate=(),
        )

    def _skills(self) -> Iterator[tuple[str, int]]:
        for key, name in _SKILLS.items():
            trained = _at(self.system, "skills", key, "value") or 0
            if trained:
                bonus = self.modifier(_SKILL_ABILITY[key]) + int(self.proficiency * float(trained))
                yield name, bonus

    def _item(self, item: Entry, found: Printed) -> None:
        """A feature into the list it belongs to; what is only carried is none."""
        system = item.get("system") or {}
        text = plain(str(_at(system, "description", "value") or ""))
        kind = str(_at(system, "activation", "type") or "")
        name = str(item.get("name", ""))
        if item.get("type") == "weapon" and "Attack:" not in text:
            text = self._attack(system) or text
            kind = "action"
        if item.get("type") not in ("weapon", "feat"):
            return
        places = {
            "action": found.actions, "bonus": found.bonus, "reaction": found.reactions, "legendary": found.legendary,
        }  # fmt: skip
        places.get(kind, found.traits).append(Feature(name, text, self._use(system, name)))

    def _attack(self, system: Mapping[str, Any]) -> str:
        """The sentence that the numbers of a weapon stand for."""
        kind, parts = _KINDS.get(str(system.get("actionType", ""))), _at(system, "damage", "parts") or ()
        if kind is None or not parts:
            return ""
        properties = system.get("properties") or ()
        finesse = "fin" in properties if not isinstance(properties, Mapping) else bool(properties.get("fin"))
        ranged = kind.startswith("Ranged")
        best = max(("str", "dex"), key=self.modifier) if finesse else "dex" if ranged else "str"
        modifier = self.modifier(str(system.get("ability") or best))
        hit = modifier + self.proficiency + (number(system.get("attackBonus")) or 0)
        where = _at(system, "range", "value") or 5
        far = f"range {where}/{_at(system, 'range', 'long') or where} ft." if ranged else f"reach {where} ft."
        harm = " plus ".join(_harm(str(dice), str(type_), modifier) for dice, type_ in parts)
        return f"{kind} Attack: +{hit} to hit, {far}, one target. Hit: {harm}."

    def _use(self, system: Mapping[str, Any], name: str) -> Use:
        face = number(_at(system, "recharge", "value"))
        uses, per = number(_at(system, "uses", "max")), str(_at(system, "uses", "per") or "")
        if face:
            return Use(recharge=face)
        if uses and per == "day":
            return Use(day=uses)
        return Use(rest=True) if uses and per in ("sr", "lr") else powers.used(name)


def _harm(dice: str, type_: str, modifier: int) -> str:
    """``1d6 + @mod``, ``slashing``: as a sentence prints it."""
    from bojiste.kit.fields import dice as read

    found = read(dice.replace("@mod", str(modifier)).replace(" ", "").replace("+-", "-"))
    middle = found.number * (found.sides + 1) // 2 + found.flat
    if not found.number:
        return f"{found.flat} {type_} damage"
    return f"{middle} ({found.number}d{found.sides}{f' {found.flat:+d}' if found.flat else ''}) {type_} damage"


def _at(table: Any, *keys: str) -> Any:
    for key in keys:
        if not isinstance(table, Mapping):
            return None
        table = table.get(key)
    return table


def _values(traits: Mapping[str, Any], key: str) -> Iterator[str]:
    found = traits.get(key)
    yield from map(str, (_at(found, "value") or ()) if isinstance(found, Mapping) else found or ())
    custom = str(_at(found, "custom") or "")
    yield from (one.strip() for one in custom.split(";") if one.strip())
