"""A stat block pasted as plain text: English, and Czech and Russian as far as their headings and phrases are known.

Other languages are first turned, word for word of what is known, into the phrases of the English print; then the same
readers read them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.open5e import texts
from bojiste.systems.srd5.importing.printed import (
    SHORT,
    SKILLS,
    Feature,
    Printed,
    bonuses,
    challenge_of,
    kind_of,
    number,
    senses,
    shielded,
    speeds,
)
from bojiste.systems.srd5.words import ABILITIES, SIZES

HEADS = {
    "armor class": "armour", "ac": "armour", "hit points": "points", "hp": "points", "speed": "speed",
    "saving throws": "saves", "skills": "skills", "senses": "senses", "languages": "languages",
    "challenge": "challenge", "challenge rating": "challenge", "cr": "challenge", "proficiency bonus": "nothing",
    "damage resistances": "resist", "damage immunities": "immune", "damage vulnerabilities": "vulnerable",
    "condition immunities": "conditions",
}  # fmt: skip
SECTIONS = {
    "actions": "actions", "bonus actions": "bonus", "reactions": "reactions", "legendary actions": "legendary",
}  # fmt: skip

CZECH = (
    ("obranné číslo", "Armor Class"), ("oč", "Armor Class"), ("životy", "Hit Points"), ("body zdraví", "Hit Points"),
    ("rychlost", "Speed"), ("záchranné hody", "Saving Throws"), ("dovednosti", "Skills"), ("smysly", "Senses"),
    ("jazyky", "Languages"), ("nebezpečnost", "Challenge"), ("odolnost vůči zranění", "Damage Resistances"),
    ("imunita vůči zranění", "Damage Immunities"), ("zranitelnost vůči zranění", "Damage Vulnerabilities"),
    ("imunita vůči stavům", "Condition Immunities"), ("bonusové akce", "Bonus Actions"),
    ("legendární akce", "Legendary Actions"), ("akce", "Actions"), ("reakce", "Reactions"),
    ("útok zbraní na blízko nebo na dálku", "Melee or Ranged Weapon Attack"),
    ("útok zbraní na blízko", "Melee Weapon Attack"), ("útok zbraní na dálku", "Ranged Weapon Attack"),
    ("k zásahu", "to hit"), ("dosah", "reach"), ("dostřel", "range"), ("jeden cíl", "one target"), ("zásah", "Hit"),
    ("vnímání", "Perception"), ("pasivní", "passive"), ("vidění ve tmě", "darkvision"), ("létání", "fly"),
    ("plavání", "swim"), ("šplhání", "climb"), ("hrabání", "burrow"), ("nenápadnost", "Stealth"),
    ("drobný", "Tiny"), ("malý", "Small"), ("střední", "Medium"), ("velký", "Large"), ("obrovský", "Huge"),
    ("gigantický", "Gargantuan"), ("humanoid", "humanoid"), ("nestvůra", "monstrosity"), ("zvíře", "beast"),
    ("nemrtvý", "undead"), ("drak", "dragon"), ("obr", "giant"), ("konstrukt", "construct"), ("běs", "fiend"),
    ("sečného zranění", "slashing damage"), ("bodného zranění", "piercing damage"),
    ("drtivého zranění", "bludgeoning damage"), ("ohnivého zranění", "fire damage"),
    ("jedového zranění", "poison damage"), ("stop", "ft."), ("zk", "XP"),
)  # fmt: skip
RUSSIAN = (
    ("класс доспеха", "Armor Class"), ("кд", "Armor Class"), ("хиты", "Hit Points"), ("скорость", "Speed"),
    ("спасброски", "Saving Throws"), ("навыки", "Skills"), ("чувства", "Senses"), ("языки", "Languages"),
    ("опасность", "Challenge"), ("показатель опасности", "Challenge"), ("сопротивление урону", "Damage Resistances"),
    ("иммунитет к урону", "Damage Immunities"), ("уязвимость к урону", "Damage Vulnerabilities"),
    ("иммунитет к состоянию", "Condition Immunities"), ("иммунитет к состояниям", "Condition Immunities"),
    ("бонусные действия", "Bonus Actions"), ("легендарные действия", "Legendary Actions"), ("действия", "Actions"),
    ("реакции", "Reactions"), ("рукопашная или дальнобойная атака оружием", "Melee or Ranged Weapon Attack"),
    ("рукопашная атака оружием", "Melee Weapon Attack"), ("дальнобойная атака оружием", "Ranged Weapon Attack"),
    ("к попаданию", "to hit"), ("досягаемость", "reach"), ("дистанция", "range"), ("одна цель", "one target"),
    ("попадание", "Hit"), ("пассивная внимательность", "passive Perception"),
    ("пассивное восприятие", "passive Perception"), ("внимательность", "Perception"), ("восприятие", "Perception"),
    ("скрытность", "Stealth"), ("тёмное зрение", "darkvision"), ("темное зрение", "darkvision"),
    ("слепое зрение", "blindsight"), ("летая", "fly"), ("плавая", "swim"), ("лазая", "climb"), ("копая", "burrow"),
    ("крошечный", "Tiny"), ("маленький", "Small"), ("средний", "Medium"), ("большой", "Large"),
    ("огромный", "Huge"), ("исполинский", "Gargantuan"), ("гуманоид", "humanoid"), ("зверь", "beast"),
    ("нежить", "undead"), ("дракон", "dragon"), ("великан", "giant"), ("конструкт", "construct"),
    ("исчадие", "fiend"), ("чудовище", "monstrosity"), ("рубящего урона", "slashing damage"),
    ("колющего урона", "piercing damage"), ("дробящего урона", "bludgeoning damage"), ("урона огнём", "fire damage"),
    ("урона ядом", "poison damage"), ("фт.", "ft."), ("фт", "ft."), ("футов", "ft."), ("опыта", "XP"),
)  # fmt: skip
TABLES: Mapping[str, tuple[str, ...]] = {
    "cs": ("sil", "obr", "odo", "int", "mdr", "cha"),
    "ru": ("сил", "лов", "тел", "инт", "мдр", "хар"),
    "en": tuple(SHORT),
}
_DICE = re.compile(r"(\d+) ?[kк] ?(\d+)", re.IGNORECASE)
_SCORE = re.compile(r"(?<![+\d(−-])\d{1,2}(?=\s*\(|\s|$)")
_NAMED = re.compile(r"^(?P<name>[^\W\d_][^.:!?]{0,60}?(?:\([^)]*\))?)\. (?P<text>\S.*)$")


class Lines(NamedTuple):
    """What stands under which head, and in which section."""

    title: str
    kind: str
    heads: Mapping[str, str]
    scores: tuple[int, ...]
    features: Mapping[str, tuple[Feature, ...]]


def fits(text: str) -> bool:
    """Whether the text looks like a block: a line of Armor Class and one of hit points."""
    lowered = [line.lower() for line in english(text).splitlines()]
    return any(line.startswith(("armor class", "ac ")) for line in lowered) and any(
        line.startswith(("hit points", "hp ")) for line in lowered
    )


def english(text: str) -> str:
    """The text with what is known of another language in the words of the English print; dice with ``d``."""
    for words in (CZECH, RUSSIAN):
        for word, said in sorted(words, key=lambda one: -len(one[0])):
            text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", said, text, flags=re.IGNORECASE)
    return _DICE.sub(r"\1d\2", text.replace("−", "-").replace("–", "-"))


def read(text: str) -> Printed:
    """The block that the text prints."""
    found = _lines(text)
    heads = found.heads
    speed, hover = speeds(heads.get("speed", ""))
    seen, passive = senses(heads.get("senses", ""))
    points = heads.get("points", "")
    dice = re.search(r"\d+d\d+(?: ?[+-] ?\d+)?", points)
    printed = Printed(
        name=found.title,
        size=next((size for size in SIZES if size in found.kind.lower().split()), ""),
        kind=kind_of(found.kind),
        armour=number(heads.get("armour")) or 0,
        shield=shielded(heads.get("armour")),
        hit_points=number(points) or 0,
        hit_dice=dice[0].replace(" ", "") if dice else "",
        speed=speed,
        hover=hover,
        abilities=dict(zip(ABILITIES, found.scores, strict=False)),
        saves=bonuses(heads.get("saves", ""), ABILITIES),
        skills=bonuses(heads.get("skills", ""), SKILLS),
        senses=seen,
        passive_perception=passive,
        challenge=challenge_of(heads.get("challenge", "")),
    )
    printed.resist, printed.immune = texts(heads.get("resist", "")), texts(heads.get("immune", ""))
    printed.vulnerable, printed.condition_immune = (
        texts(heads.get("vulnerable", "")),
        texts(heads.get("conditions", "")),
    )
    printed.traits = list(found.features.get("traits", ()))
    printed.actions = list(found.features.get("actions", ()))
    printed.bonus = list(found.features.get("bonus", ()))
    printed.reactions = list(found.features.get("reactions", ()))
    printed.legendary = [one for one in found.features.get("legendary", ()) if one.name]
    return printed.checked()


def _lines(text: str) -> Lines:
    own = [line.strip() for line in text.strip().splitlines() if line.strip()]
    lines = [line.strip() for line in english(text).strip().splitlines() if line.strip()]
    heads: dict[str, str] = {}
    features: dict[str, list[Feature]] = {"traits": []}
    scores: list[int] = []
    section, begun = "traits", False
    for line in lines[2:]:
        head = _head(line)
        if line.lower().rstrip(":") in SECTIONS:
            section = SECTIONS[line.lower().rstrip(":")]
            features.setdefault(section, [])
            begun = True
        elif head is not None and not begun:
            heads[head[0]] = head[1]
        elif len(scores) < 6 and not begun and (more := _scores(line)) is not None:
            scores += more
        elif named := _NAMED.match(line):
            begun = True
            features[section].append(Feature(named["name"], named["text"], powers.used(named["name"])))
        elif features[section]:
            last = features[section][-1]
            features[section][-1] = last._replace(text=f"{last.text} {line}")
    kept = {key: tuple(found) for key, found in features.items()}
    return Lines(own[0] if own else "", lines[1] if len(lines) > 1 else "", heads, tuple(scores[:6]), kept)


def _head(line: str) -> tuple[str, str] | None:
    for head in sorted(HEADS, key=lambda one: -len(one)):
        if found := re.match(rf"{head}:? +(?P<rest>.+)$", line, re.IGNORECASE):
            return HEADS[head], found["rest"]
    return None


def _scores(line: str) -> list[int] | None:
    """The scores in a line: ``8 (-1) 14 (+2) …``, or ``STR 8 (-1)``; names alone are a line without any."""
    words = line.lower()
    named = any(name in words.split() for names in TABLES.values() for name in names)
    found = [int(one) for one in _SCORE.findall(line)]
    return found if named or len(found) == 6 else None


def several(text: str) -> Iterator[str]:
    """Blocks that follow each other, an empty line and a title between them; mostly one."""
    parts = re.split(r"\n\s*\n(?=[^\n]+\n[^\n]*\n(?:[^\n]*\n)?(?:Armor Class|AC |Obranné|Класс|OČ|КД))", text.strip())
    yield from (part for part in parts if part.strip())
