"""A stat block as it is printed, whatever file it comes from: numbers in their places, and features in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bojiste.errors import Problem
from bojiste.systems.srd5.importing.fields import whole_number
from bojiste.systems.srd5.importing.metric import in_feet
from bojiste.systems.srd5.importing.newer import in_older_words
from bojiste.systems.srd5.importing.phrases import in_the_documents_words
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
    language: str = "en"
    """Of the name."""
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
    player: bool = False
    """Whether it is a character of players."""
    proper: bool = False
    """Whether its name is of nobody else."""
    calling: str = ""
    """The class of a character that has one class of the book."""
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
    legendary_actions: int = 3
    """How many of them it may take a round."""
    unknown: list[Feature] = field(default_factory=list)
    """Features of kinds that no table plays (mythic actions, say)."""
    originals: dict[str, str] = field(default_factory=dict)
    """The text of each feature as the file has it, by what was made of it to be read."""
    problems: list[Problem] = field(default_factory=list)
    taken: list[Problem] = field(default_factory=list)
    """What the file leaves open, and what was taken: no faults, but nothing to be silent about."""

    def takes(self, path: str, value: Any, taken: Any, reason: str = "import-taken") -> None:
        """Note a choice: the file says several things, or only what the number follows from."""
        self.taken.append(Problem(path, value, reason, {"taken": str(taken)}))

    def leaves(self, path: str, value: Any) -> None:
        """Note what the file says and no block can."""
        self.taken.append(Problem(path, value, "import-left-out"))

    def lacks(self, path: str, value: Any = "", reason: str = "import-lacks") -> None:
        """Note that it lacks something; the place in the file and the value there, if that is what is wrong."""
        words = re.compile(rf"(?<![a-z])(?:{_NAMES.get(path, path)})(?![a-z])", re.IGNORECASE)
        there = next((one for one in self.problems if one.reason == "import-unread" and words.search(one.path)), None)
        if there is not None:
            self.problems.remove(there)
            path, value = there.path, there.value
        self.problems.append(Problem(path, value, reason))

    def checked(self, faults: Iterable[Problem] = ()) -> Printed:
        """The same in the words of the document, with what is wrong with it: ``faults`` of its reading, and whatever a
        creature cannot do without. Each place has its name before it."""
        self.problems += {one.path: one for one in faults}.values()
        for features in (self.traits, self.actions, self.bonus, self.reactions, self.legendary, self.unknown):
            nameless = [one for one in features if not re.search(r"\w", one.name)]
            self.problems += [Problem("feature", one.text or one.name, "import-unread") for one in nameless]
            features[:] = [self._older(one) for one in features if one not in nameless]
        for defences in (self.resist, self.immune, self.vulnerable, self.condition_immune):
            empty = [one for one in defences if not re.search(r"\w", one)]
            self.problems += [Problem("defence", one, "import-unread") for one in empty]
            defences[:] = [one for one in defences if one not in empty]
        if self.hit_dice and not _HIT_DICE.fullmatch(self.hit_dice.replace(" ", "")):
            self.problems.append(Problem("hit dice", self.hit_dice, "import-unread"))
            self.hit_dice = ""
        self._check()
        return self.named()

    def _older(self, one: Feature) -> Feature:
        text = in_the_documents_words(in_older_words(self._shortly(in_feet(one.text))))
        self.originals[text] = self.originals.get(one.text, one.text)
        return one._replace(text=text)

    def _shortly(self, text: str) -> str:
        """“The adult bronze dragon” is the dragon: sentences call a creature by two words at the most."""
        words = self.name.lower().split()
        if len(words) <= CALLED_BY:
            return text
        whole = rf"\b(?P<the>[Tt]he) {re.escape(' '.join(words))}\b"
        return re.sub(whole, lambda found: f"{found['the']} {words[-1]}", text)

    def named(self) -> Printed:
        """The same, its name before every place."""
        self.problems = [self._of_this(one) for one in self.problems]
        self.taken = [self._of_this(one) for one in self.taken]
        return self

    def _of_this(self, one: Problem) -> Problem:
        return replace(one, path=f"{self.name}.{one.path}") if self.name else one

    def _check(self) -> None:
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
        if not self.speed:
            self.lacks("speed")
        if self.player and not 1 <= self.level <= 20:
            self.lacks("level", self.level or "")
        if not self.player and self.challenge not in EXPERIENCE:
            self.lacks("challenge", self.challenge)
        if self.experience is None and not self.player:
            self.experience = EXPERIENCE.get(self.challenge, 0)


KINDS = CREATURE_TYPES
CALLED_BY = 2
"""Words by which the sentences of the document call a creature at the most."""
_NAMES = {"armor class": "armou?r[_ ]class|ac", "hit points": "hit[_ ]points|hp", "challenge": "challenge_?\\w*|cr"}
_NAMES |= {ability: f"{ability}|{short}" for short, ability in SHORT.items()}
_NAMES |= {"speed": "speed|movement", "level": "level|levels"}
"""How files call what a block must say."""

_NUMBER = re.compile(r"-?\d+")
_HIT_DICE = re.compile(r"[1-9]\d{0,2}d[1-9]\d{0,2}(?:[+-]\d{1,4})?")


def number(value: Any) -> int | None:
    """A whole number, of a number or the first in a text."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float):
        return whole_number(value)
    found = _NUMBER.search(str(value).replace("−", "-").replace("–", "-").replace("+", ""))
    return int(found[0]) if found else None


def challenge_of(value: Any) -> str:
    """``1/4`` of 0.25, ``1/4`` or ``1/4 (50 XP)``."""
    if isinstance(value, Mapping):
        value = value.get("cr", "")
    if isinstance(value, int | float) and not isinstance(value, bool):
        return {0.125: "1/8", 0.25: "1/4", 0.5: "1/2"}.get(value, f"{value:g}")
    word = str(value).split("(")[0].strip()
    return {"0.125": "1/8", "0.25": "1/4", "0.5": "1/2", "½": "1/2", "¼": "1/4", "⅛": "1/8"}.get(word, word)


def size_of(text: str) -> str:
    """The first size in the words: a “Large swarm of Tiny beasts” is large."""
    return next((word for word in re.findall(r"[a-z]+", text.lower()) if word in SIZES), "")


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


def texts(value: str) -> list[str]:
    """``cold, fire; bludgeoning from nonmagical attacks``: what belongs together stays so."""
    parts = [part.strip().lower() for part in value.split(";") if part.strip()]
    return [
        word.strip()
        for part in parts
        for word in ([part] if "nonmagical" in part else part.replace(" and ", ", ").split(","))
        if word.strip()
    ]


_LEGENDARY = re.compile(r"can take (\d) legendary actions?|Legendary Action Uses: (\d)", re.IGNORECASE)


def legendary_actions(text: str) -> int:
    """How many legendary actions a round the head of their list grants; three where it does not say."""
    found = _LEGENDARY.search(text)
    return int(found[1] or found[2]) if found else 3


def costing(name: str, cost: int | None) -> str:
    """The name of a legendary action with its cost, where that stands apart."""
    return f"{name} (Costs {cost} Actions)" if cost is not None and cost > 1 and "Costs" not in name else name
