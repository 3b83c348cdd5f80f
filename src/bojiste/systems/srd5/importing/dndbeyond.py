"""The character of D&D Beyond as its tools pass it around (JSON): ``stats``, ``classes``, ``inventory``, and everything
that races, classes, feats and things give as ``modifiers`` (``type`` and ``subType``).

A character as its page shows it is worked out of these by the book: nothing of it stands in the file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.importing import foundry_hero
from bojiste.systems.srd5.importing.dndbeyond_gear import armour_class, weapons
from bojiste.systems.srd5.importing.dndbeyond_spells import casting
from bojiste.systems.srd5.importing.fields import Fields, whole_number
from bojiste.systems.srd5.importing.foundry_text import plain
from bojiste.systems.srd5.importing.printed import SENSES, SKILLS, WAYS, Feature, Printed, kind_of
from bojiste.systems.srd5.sheet import classes
from bojiste.systems.srd5.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SKILL_ABILITY

Entry = Mapping[str, Any]

_SIZES = {2: "tiny", 3: "small", 4: "medium", 5: "large", 6: "huge", 7: "gargantuan"}
_GIVERS = ("race", "class", "background", "item", "feat", "condition")
"""Where modifiers stand."""
_NO_FEATURES = frozenset((
    "proficiencies", "hit points", "equipment", "languages", "age", "alignment", "size", "speed", "creature type",
    "ability score increase", "ability score increases", "darkvision",
))  # fmt: skip
"""Features that only say what the numbers hold."""


def fits(entry: Entry) -> bool:
    return "stats" in entry and "classes" in entry and "inventory" in entry


def inner(entry: Any) -> Any:
    """The character in an answer of the interface, ``{"id", "success", "message", "data"}``; otherwise the entry."""
    data = entry.get("data") if isinstance(entry, Mapping) else None
    return data if isinstance(data, Mapping) and fits(data) else entry


def read(entry: Entry) -> Printed:
    """The block of one character."""
    return Character(Fields(entry)).printed()


class Calling:
    """One class of a character."""

    def __init__(self, said: Fields) -> None:
        definition, self.subclass = said.table("definition"), said.table("subclassDefinition")
        self.said = said
        self.name = definition.text("name")
        self.level = said.number("level") or 0
        word = self.name.strip().lower()
        self.id = word if word in classes.CLASSES else ""
        known = classes.CLASSES.get(self.id)
        third = self.subclass.flag("canCastSpells") and not (known and known.magic)
        self.magic = known.magic if known and known.magic else classes.THIRD if third else ""
        self.casting = known.casting if known and known.casting else "intelligence" if third else ""
        self.die = definition.number("hitDice") or (known.die if known else 0)

    def features(self) -> Iterator[Fields]:
        """What it gives up to its level, that of its subclass among it; a feature that grows stands there once."""
        rows = self.said.rows("classFeatures")
        for one in rows:
            own = one.table("definition") or one
            if (own.number("requiredLevel") or 1) <= self.level and not own.flag("hideInSheet"):
                yield own


class Character:
    """One character, and the numbers that others follow from."""

    def __init__(self, said: Fields) -> None:
        self.said = said
        self.callings = [Calling(one) for one in said.rows("classes")]
        self.level = sum(one.level for one in self.callings)
        self.worn = [one for one in said.rows("inventory") if one.flag("equipped")]
        self.modifiers = list(self._modifiers())
        self.abilities = {ability: self._score(at, ability) for at, ability in enumerate(ABILITIES, 1)}

    @property
    def proficiency(self) -> int:
        return rules.dice.proficiency(min(max(1, self.level), 20))

    def modifier(self, ability: str) -> int:
        return rules.dice.ability_modifier(self.abilities[ability])

    # -- what somebody or something gives --------------------------------------------------------------------------

    def _modifiers(self) -> Iterator[Fields]:
        """All that hold: those of things only while they are worn, and attuned where that is needed."""
        held = {one.at("definition", "id") for one in self.worn
                if one.flag("isAttuned") or not one.flag("definition", "canAttune")}  # fmt: skip
        for giver in _GIVERS:
            for one in self.said.rows("modifiers", giver):
                if giver != "item" or one.at("componentId") in held:
                    yield one

    def given(self, type_: str, *subjects: str) -> Iterator[Fields]:
        """Modifiers of a type (``bonus``, ``proficiency``, ``set`` …) to any of these."""
        return (one for one in self.modifiers if one.at("type") == type_ and one.at("subType") in subjects)

    def has(self, type_: str, *subjects: str) -> bool:
        """Whether it has such a modifier without a condition."""
        return any(not one.text("restriction").strip() for one in self.given(type_, *subjects))

    def bonus(self, *subjects: str) -> int:
        """What is added to any of these in any case: numbers, and the modifiers of abilities."""
        found = 0
        for one in self.given("bonus", *subjects):
            if one.text("restriction").strip() or one.table("dice"):
                continue
            stat = one.number("statId")
            found += one.number("value") or one.number("fixedValue") or 0
            found += self.modifier(ABILITIES[stat - 1]) if stat and 1 <= stat <= len(ABILITIES) else 0
        return found

    def highest(self, type_: str, *subjects: str) -> int:
        return max((one.number("value") or 0 for one in self.given(type_, *subjects)), default=0)

    # -- numbers of the body ---------------------------------------------------------------------------------------

    def _score(self, at: int, ability: str) -> int:
        """As it was set by hand, or what was rolled or bought, with what races, levels and feats add."""
        said = {key: self._stat(key, at) for key in ("stats", "bonusStats", "overrideStats")}
        if said["overrideStats"]:
            return said["overrideStats"]
        added = sum(
            one.number("value") or one.number("fixedValue") or 0 for one in self.given("bonus", f"{ability}-score")
        )
        return max(said["stats"] + said["bonusStats"] + added, self.highest("set", f"{ability}-score"))

    def _stat(self, key: str, at: int) -> int:
        return next((one.number("value") or 0 for one in self.said.rows(key) if one.at("id") == at), 0)

    def printed(self) -> Printed:
        race = self.said.table("race")
        found = Printed(
            name=self.said.text("name").strip(),
            size=_SIZES.get(race.number("sizeId") or 4, "medium"),
            kind=kind_of(race.text("type").lower() or "humanoid"),
            hit_points=self._hit_points(),
            hit_dice=f"{self.level}d{self.callings[0].die}" if len(self.callings) == 1 else "",
            abilities=self.abilities,
            saves=dict(self._saves()),
            skills=dict(self._skills()),
            speed=self._speed(race),
            senses=self._senses(),
            level=self.level,
            player=True,
            calling=self.callings[0].id if len(self.callings) == 1 else "",
        )
        found.armour, found.shield = armour_class(self)
        found.takes("armorClass", "", found.armour, "import-worked-out")
        found.resist = self._defences("resistance")
        found.immune = self._defences("immunity")
        found.vulnerable = self._defences("vulnerability")
        found.condition_immune = [one for one in self._named("immunity") if one in CONDITIONS]
        found.actions = list(weapons(self, found))
        found.traits = list(self._features())
        found.casting = casting(self, found)
        self._left_out(found)
        return found.checked(self.said.faults)

    def _hit_points(self) -> int:
        """As set by hand, or those of its levels with Constitution, and what is added to them."""
        if stated := self.said.number("overrideHitPoints"):
            return stated
        base = (self.said.number("baseHitPoints") or 0) + (self.said.number("bonusHitPoints") or 0)
        by_level = self.modifier("constitution") + self.bonus("hit-points-per-level")
        return base + by_level * self.level + self.bonus("hit-points") if base else 0

    def _saves(self) -> Iterator[tuple[str, int]]:
        for ability in ABILITIES:
            subject = f"{ability}-saving-throws"
            trained = self.has("proficiency", subject, "saving-throws")
            more = self.bonus(subject, "saving-throws")
            if trained or more:
                yield ability, self.modifier(ability) + self.proficiency * trained + more

    def _skills(self) -> Iterator[tuple[str, int]]:
        """Skills in which it is trained, or to which something is added."""
        for name in SKILLS:
            subject, ability = name.replace("_", "-"), SKILL_ABILITY[name]
            double = 2 * self.proficiency * self.has("expertise", subject)
            whole = self.proficiency * self.has("proficiency", subject)
            checks = ("ability-checks", f"{ability}-ability-checks")
            half = self.proficiency // 2 * self.has("half-proficiency", subject, *checks)
            more = self.bonus(subject, *checks)
            if brought := max(double, whole, half) + more:
                yield name, self.modifier(ability) + brought

    def _speed(self, race: Fields) -> dict[str, int]:
        """Those of its people, as feats and features change them."""
        normal = race.table("weightSpeeds", "normal")
        speeds = {way: far for way in WAYS if (far := normal.number(way))}
        names = {"walk": "walking", "fly": "flying", "climb": "climbing", "swim": "swimming", "burrow": "burrowing"}
        walk = max(speeds.get("walk", 0), self.highest("set", "innate-speed-walking"))
        bare = self.bonus("unarmored-movement") * (not any(one.at("definition", "armorTypeId") for one in self.worn))
        for way, name in names.items():
            set_ = list(self.given("set", f"innate-speed-{name}"))
            far = max((one.number("value") or walk for one in set_), default=speeds.get(way, 0))
            if far:
                speeds[way] = far + self.bonus("speed", f"speed-{name}") + (bare if way == "walk" else 0)
        return speeds or {"walk": 0}

    def _senses(self) -> dict[str, int]:
        seen = {sense: self.highest("set-base", sense) for sense in SENSES}
        return {sense: far + self.bonus(sense) for sense, far in seen.items() if far}

    def _named(self, type_: str) -> list[str]:
        """What its modifiers of a type are against, without a condition."""
        subjects = (one for one in self.modifiers if one.at("type") == type_ and not one.text("restriction").strip())
        return list(dict.fromkeys(one.text("subType").replace("-", " ") for one in subjects))

    def _defences(self, type_: str) -> list[str]:
        return [one for one in self._named(type_) if one in DAMAGE_TYPES]

    # -- features --------------------------------------------------------------------------------------------------

    def _features(self) -> Iterator[Feature]:
        """Those of its people, its classes and its feats that no number of the block holds already, each once."""
        told: set[str] = set()
        race = (one.table("definition") or one for one in self.said.rows("race", "racialTraits"))
        feats = (one.table("definition") or one for one in self.said.rows("feats"))
        for one in chain(race, *(one.features() for one in self.callings), feats):
            name = one.text("name").strip().replace("’", "'")
            word = name.lower()
            if word in _NO_FEATURES or word in told or foundry_hero.brought(name, self.callings):
                continue
            told.add(word)
            yield Feature(name, plain(one.text("snippet") or one.text("description")))

    def _left_out(self, found: Printed) -> None:
        """What the file says of the present moment, and of things that no block can have."""
        for key in ("removedHitPoints", "temporaryHitPoints"):
            if whole_number(self.said.at(key)):
                found.leaves(key, str(self.said.at(key)))
        for one in self.said.rows("conditions"):
            found.leaves("conditions", one.text("name") or str(one.at("id")))
        for one in self.worn:
            if one.flag("definition", "magic") and not _is_read(one):
                found.leaves("inventory", one.text("definition", "name"))


def _is_read(one: Fields) -> bool:
    """Whether a magic thing is all in its numbers: it is a weapon or armour, or gives nothing but numbers."""
    return one.text("definition", "filterType") in ("Weapon", "Armor")
