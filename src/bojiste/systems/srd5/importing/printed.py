"""A stat block as it is printed, whatever file it comes from: numbers in their places, and features in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bojiste.errors import Problem
from bojiste.systems.srd5.importing.records import Use
from bojiste.systems.srd5.importing.spells import Casting
from bojiste.systems.srd5.words import ABILITIES, CREATURE_TYPES, EXPERIENCE, SIZES, SKILL_ABILITY

SHORT = {ability[:3]: ability for ability in ABILITIES}
SKILLS = tuple(SKILL_ABILITY)
SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")
WAYS = ("walk", "burrow", "climb", "fly", "swim")


class Feature(NamedTuple):
    """A named paragraph of the block."""

    name: str
    text: str
    use: Use = Use()


@dataclass(kw_only=True)
class Printed:
    """What the block says. ``problems`` are what it lacks or says in no known way; nothing is put in their place."""

    name: str
    size: str = ""
    kind: str = ""
    armour: int = 0
    shield: bool = False
    hit_points: int = 0
    hit_dice: str = ""
    speed: dict[str, int] = field(default_factory=dict)
    hover: bool = False
    abilities: dict[str, int] = field(default_factory=dict)
    saves: dict[str, int] = field(default_factory=dict)
    skills: dict[str, int] = field(default_factory=dict)
    senses: dict[str, int] = field(default_factory=dict)
    passive_perception: int | None = None
    challenge: str = ""
    level: int = 0
    """Of a character of players; 0: it is none."""
    experience: int | None = None
    resist: list[str] = field(default_factory=list)
    immune: list[str] = field(default_factory=list)
    vulnerable: list[str] = field(default_factory=list)
    condition_immune: list[str] = field(default_factory=list)
    casting: Casting | None = None
    """Spells that the file lists apart from the sentences."""
    traits: list[Feature] = field(default_factory=list)
    actions: list[Feature] = field(default_factory=list)
    bonus: list[Feature] = field(default_factory=list)
    reactions: list[Feature] = field(default_factory=list)
    legendary: list[Feature] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def lacks(self, path: str, value: Any = "", reason: str = "import-lacks", **data: Any) -> None:
        self.problems.append(Problem(f"{self.name}.{path}" if self.name else path, value, reason, data))

    def checked(self) -> Printed:
        """The same, with a problem for each number that a creature cannot do without."""
        if not re.search(r"\w", self.name):
            self.lacks("name", self.name)
        if self.size not in SIZES:
            self.lacks("size", self.size)
        if self.kind not in KINDS:
            self.lacks("type", self.kind)
        for path, value in (("armor class", self.armour), ("hit points", self.hit_points)):
            if not 1 <= value <= 10_000:
                self.lacks(path, value)
        for ability in ABILITIES:
            if not 1 <= self.abilities.get(ability, 0) <= 30:
                self.lacks(ability, self.abilities.get(ability, ""))
        if not self.level and self.challenge not in EXPERIENCE:
            self.lacks("challenge", self.challenge)
        if self.experience is None and not self.level:
            self.experience = EXPERIENCE.get(self.challenge, 0)
        return self


KINDS = CREATURE_TYPES

_NUMBER = re.compile(r"-?\d+")


def number(value: Any) -> int | None:
    """A whole number, of a number or the first in a text."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float):
        return int(value)
    found = _NUMBER.search(str(value).replace("−", "-").replace("–", "-").replace("+", ""))
    return int(found[0]) if found else None


def challenge_of(value: Any) -> str:
    """``1/4`` of 0.25, ``1/4`` or ``1/4 (50 XP)``."""
    if isinstance(value, Mapping):
        value = value.get("cr", "")
    if isinstance(value, int | float) and not isinstance(value, bool):
        return {0.125: "1/8", 0.25: "1/4", 0.5: "1/2"}.get(value, str(int(value)))
    word = str(value).split("(")[0].strip()
    return {"0.125": "1/8", "0.25": "1/4", "0.5": "1/2", "½": "1/2", "¼": "1/4", "⅛": "1/8"}.get(word, word)


def kind_of(text: str) -> str:
    """``humanoid`` of ``Humanoid (goblinoid)``; swarms are of what they swarm."""
    words = re.findall(r"[a-z]+", text.lower())
    return next((kind for kind in KINDS for word in words if word.rstrip("s") == kind.rstrip("s")), "")


def shielded(armour: Any) -> bool:
    """Whether what is said of the armour names a shield."""
    return "shield" in str(armour).lower()


def speeds(text: str) -> tuple[dict[str, int], bool]:
    """``30 ft., fly 60 ft. (hover)``."""
    found: dict[str, int] = {}
    for part in text.lower().split(","):
        way = next((way for way in WAYS if way in part), "walk")
        far = number(part)
        if far is not None:
            found.setdefault(way, far)
    return found, "hover" in text.lower()


def senses(text: str) -> tuple[dict[str, int], int | None]:
    """``darkvision 60 ft., passive Perception 9``."""
    found = {sense: int(far[1]) for sense in SENSES if (far := re.search(rf"{sense}\D{{0,4}}(\d+)", text.lower()))}
    passive = re.search(r"passive perception\D{0,3}(\d+)", text.lower())
    return found, int(passive[1]) if passive else None


def bonuses(text: str, known: Iterable[str]) -> dict[str, int]:
    """``Dex +5, Sleight of Hand +3``: by the whole names of ``known``, or their first three letters."""
    whole = {name: name for name in known} | {name[:3]: name for name in known}
    found = {}
    for part in re.split(r"[,;]", text):
        if read := re.match(r"\s*([A-Za-z][A-Za-z _]*?)\s*([+−-]\s*\d+)", part):
            key = whole.get(read[1].strip().lower().replace(" ", "_"))
            if key is not None:
                found[key] = int(read[2].replace("−", "-").replace(" ", ""))
    return found
