"""A stat block pasted as plain text: English, and Czech and Russian as far as their headings and phrases are known.

Other languages are first turned, word for word of what is known, into the phrases of the English print; then the same
readers read them. Lines may be broken as a page breaks them, and have the marks of Markdown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from bojiste.errors import Problem
from bojiste.systems.srd5.importing import metric, multiattack_words, names, pasted_spells, powers
from bojiste.systems.srd5.importing.fields import whole_number
from bojiste.systems.srd5.importing.pasted_words import english, language_of, types
from bojiste.systems.srd5.importing.printed import (
    SHORT,
    SKILLS,
    Feature,
    Printed,
    bonuses,
    challenge_of,
    kind_of,
    legendary_actions,
    senses,
    shielded,
    size_of,
    speeds,
    texts,
)
from bojiste.systems.srd5.words import ABILITIES, SIZES

HEADS = {
    "armor class": "armour", "ac": "armour", "hit points": "points", "hp": "points", "speed": "speed",
    "saving throws": "saves", "skills": "skills", "senses": "senses", "languages": "languages",
    "challenge": "challenge", "challenge rating": "challenge", "cr": "challenge", "proficiency bonus": "nothing",
    "damage resistances": "resist", "resistances": "resist", "damage immunities": "immune",
    "damage vulnerabilities": "vulnerable", "vulnerabilities": "vulnerable", "condition immunities": "conditions",
    "immunities": "immunities", "initiative": "nothing", "gear": "nothing", "mod save": "nothing",
}  # fmt: skip
SECTIONS = {
    "actions": "actions", "bonus actions": "bonus", "reactions": "reactions", "legendary actions": "legendary",
    "traits": "traits", "mythic actions": "unknown", "lair actions": "unknown", "regional effects": "unknown",
}  # fmt: skip
_ALL = "|".join(sorted(HEADS, key=len, reverse=True))
_HEAD = re.compile(rf"^(?P<head>{_ALL})(?!\w):? *(?P<rest>.*)$", re.IGNORECASE)
_SCORE = re.compile(r"(?<![+\d(/-])\d{1,2}(?=\s*\(|\s|$|\s*[+-])")
_NAMED = re.compile(r"^(?P<name>[^\W\d_][^.:!?]{0,60}?(?:\([^)]*\))?)\. (?P<text>\S.*)$")
_SMALL = frozenset(("a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"))
_MARKS = re.compile(r"^[>\s]*(?:#{1,6}\s*|[-*•]\s+(?=\*\*))?")
_BREWED = re.compile(r"\{\{[\w,:#-]+\s?|\}\}|(?<= )::(?= )|^:+$", re.MULTILINE)
"""What the Homebrewery frames blocks with."""
_EMPHASIS = re.compile(r"\*{1,3}|(?<!\w)_{1,3}|_{1,3}(?!\w)")
_RULE = re.compile(r"^[\s>|:_*=-]*$")
_POINTS = re.compile(r"\d+d\d+(?: ?[+-] ?\d+)?")


class Lines(NamedTuple):
    """What stands under which head, and in which section; the lines that belong nowhere."""

    title: str
    kind: str
    heads: dict[str, str]
    scores: list[int]
    features: dict[str, list[Feature]]
    strange: list[Problem]
    originals: dict[str, str]


def fits(text: str) -> bool:
    """Whether the text looks like a block: a line of Armor Class and one of hit points."""
    heads = {found["head"].lower() for line in _cleaned(english(text)) if (found := _HEAD.match(line))}
    return {"armour", "points"} <= {HEADS[head] for head in heads}


def read(text: str) -> Printed:
    """The block that the text prints."""
    found = _called_in_english(_lines(text), language_of(text))
    heads = found.heads
    speed, hover = speeds(heads.get("speed", ""))
    seen, passive = senses(heads.get("senses", ""))
    points = heads.get("points", "")
    dice = _POINTS.search(points)
    immune, conditions = _immunities(heads)
    printed = Printed(
        name=found.title,
        language=language_of(text),
        size=size_of(found.kind),
        kind=kind_of(found.kind),
        armour=_first(heads.get("armour", "")),
        shield=shielded(heads.get("armour")),
        hit_points=_first(points),
        hit_dice=dice[0].replace(" ", "") if dice else "",
        speed=speed,
        hover=hover,
        abilities=dict(zip(ABILITIES, found.scores, strict=False)),
        saves=bonuses(heads.get("saves", ""), ABILITIES),
        skills=bonuses(heads.get("skills", ""), SKILLS),
        senses=seen,
        passive_perception=passive,
        challenge=challenge_of(heads.get("challenge", "").partition(" ")[0]),
    )
    sizes = list(dict.fromkeys(word for word in re.findall(r"[a-z]+", found.kind.lower()) if word in SIZES))
    if len(sizes) > 1 and "swarm" not in found.kind.lower():
        printed.size = "medium" if "medium" in sizes else sizes[0]
        printed.takes("size", ", ".join(sizes), printed.size)
    if metric.in_feet(text) != text:
        printed.takes("speed", _said_speed(text), heads.get("speed", ""), "import-metric")
    printed.resist, printed.immune = texts(types(heads.get("resist", ""))), immune
    printed.vulnerable, printed.condition_immune = texts(types(heads.get("vulnerable", ""))), conditions
    printed.traits = found.features["traits"]
    printed.actions = found.features.get("actions", [])
    printed.bonus = found.features.get("bonus", [])
    printed.reactions = found.features.get("reactions", [])
    printed.legendary = found.features.get("legendary", [])
    printed.legendary_actions = legendary_actions(text)
    printed.unknown = found.features.get("unknown", [])
    printed.originals = found.originals
    return printed.checked([*found.strange, *_half_read(heads, printed)])


def _said_speed(text: str) -> str:
    """The line of its speed as the file has it."""
    return next((line for line in _cleaned(text) if re.match("speed|rychlost|скорость", line, re.IGNORECASE)), "")


def _half_read(heads: dict[str, str], printed: Printed) -> Iterator[Problem]:
    """Numbers, saves and skills of a line that were not understood."""
    for head, path in (("armour", "armor class"), ("points", "hit points")):
        if heads.get(head) and not _first(heads[head]):
            yield Problem(path, heads[head], "import-unread")
    for head, read_ in (("saves", printed.saves), ("skills", printed.skills)):
        parts = [part for part in re.split(r"[,;]", heads.get(head, "")) if part.strip()]
        if len(parts) > len(read_):
            yield Problem(head, heads[head], "import-unread")


def _first(text: str) -> int:
    """The number that a line begins with."""
    found = re.match(r"\d+", text)
    return whole_number(found[0]) or 0 if found else 0


def _immunities(heads: dict[str, str]) -> tuple[list[str], list[str]]:
    """Those against damage, and those against conditions; newer blocks have both in one line."""
    both = heads.get("immunities", "")
    damage, _, conditions = both.partition(";")
    immune = texts(types(heads.get("immune", damage)))
    return immune, texts(heads.get("conditions", conditions))


def _cleaned(text: str) -> Iterator[str]:
    """The lines without marks, those with something in them; a table row as its cells."""
    for line in _BREWED.sub("", text).splitlines():
        plain = _EMPHASIS.sub("", _MARKS.sub("", line)).replace("|", " ").strip()
        if plain and not _RULE.match(line):
            yield re.sub(r"\s+", " ", plain)


def _lines(text: str) -> Lines:
    own, lines = list(_cleaned(text)), list(_cleaned(english(text)))
    title = re.sub(r"(?<=\w) *\[[^\]]*\]$", "", own[0]) if own else ""  # sites set the English name behind it
    found = Lines(title, lines[1] if len(lines) > 1 else "", {}, [], {"traits": []}, [], {})
    section, begun, last_head = "traits", False, ""
    for line, original in _parted(lines[2:], own[2:]):
        head = _HEAD.match(line)
        if line.lower().rstrip(":") in SECTIONS:
            section, begun = SECTIONS[line.lower().rstrip(":")], True
            found.features.setdefault(section, [])
        elif head is not None and not begun:
            last_head = HEADS[head["head"].lower()]
            found.heads.setdefault(last_head, head["rest"])
        elif len(found.scores) < 6 and not begun and (more := _scores(line)) is not None:
            found.scores.extend(more)
        elif (named := _named(line, found.features[section])) is not None:
            begun = True
            name, _, text = original.partition(". ")
            found.features[section].append(_in_own_words(named, name))
            found.originals[named.text] = text
        elif found.features[section]:
            last = found.originals.pop(found.features[section][-1].text, "")
            _go_on(found.features[section], line)
            found.originals[found.features[section][-1].text] = f"{last} {original}".replace("- ", "")
        elif not begun and _goes_on(found.heads.get(last_head, "")):
            found.heads[last_head] += f" {line}"
        elif not begun:
            found.strange.append(Problem(f"line {len(found.strange) + 1}", original, "import-unread"))
    return found


def _goes_on(head: str) -> bool:
    """Whether the line of a head is not at its end."""
    return bool(re.search(r"(?:,|;| and| from| а| и)$", head))


def _called_in_english(found: Lines, language: str) -> Lines:
    """Features of another language by the names that the readers know, as far as there are words for them; what a
    Multiattack makes in the words of the English print."""
    if language == "en":
        return found
    known = {one.name: names.english(one.name, language) for these in found.features.values() for one in these}
    actions = {one.name: known[one.name] for one in found.features.get("actions", ())}
    for features in found.features.values():
        features[:] = [_casting(one, found, language) for one in features]
        features[:] = [
            one if "Spellcasting" in one.name else _in_english(one, known, actions, found.originals) for one in features
        ]
    return found


def _casting(one: Feature, found: Lines, language: str) -> Feature:
    """A trait of spells in English; those without a known name are told."""
    original = found.originals.get(one.text, one.text)
    told = pasted_spells.english(one.name, original, language)
    if told is None:
        return one
    name, text, unknown = told
    found.originals[text] = original
    if unknown:
        found.strange.append(Problem(one.name, ", ".join(unknown), "import-unread"))
    return one._replace(name=name, text=text)


def _in_english(one: Feature, known: dict[str, str], actions: dict[str, str], originals: dict[str, str]) -> Feature:
    if not one.name.startswith("Multiattack"):
        named = known[one.name]
        originals[named.partition(" (")[0]] = one.name.partition(" (")[0]
        return one._replace(name=named)
    text = multiattack_words.english(one.text, actions)
    originals[text] = originals.get(one.text, one.text)
    return one._replace(text=text)


def _parted(lines: list[str], own: list[str]) -> Iterator[tuple[str, str]]:
    """Lines and how the file has them; those of two heads as two: ``AC 15 Initiative +2 (12)``."""
    for line, original in zip(lines, own, strict=False):
        parted = re.split(r" (?=(?:Proficiency Bonus|Initiative) [+-]\d)", line)
        yield from ((part, original) for part in (parted if _HEAD.match(line) else [line]))


def _named(line: str, before: list[Feature]) -> Feature | None:
    """A line that begins a feature: its name and a full stop, where the one before is at its end."""
    found = _NAMED.match(line)
    if found is None or (before and before[-1].text.rstrip()[-1:] not in '.!)”"’'):
        return None
    words = re.findall(r"[^\W\d_][\w'’-]*", re.sub(r"\([^)]*\)", "", found["name"]))
    latin = all(word.isascii() for word in words)
    capital = [word for word in words if word[0].isupper() or word.lower() in _SMALL]
    if len(words) > 6 or (len(capital) < len(words) and latin and len(words) > 3) or not words[0][0].isupper():
        return None
    return Feature(found["name"], found["text"], powers.used(found["name"]))


def _in_own_words(one: Feature, name: str) -> Feature:
    """The feature by the name that the file has, but for those that readers go by; what is in brackets stays."""
    if one.name.startswith(("Multiattack", "Spellcasting")):
        return one
    _, bracket, rest = one.name.partition("(")
    return one._replace(name=name.partition("(")[0].strip() + (f" {bracket}{rest}" if bracket else ""))


def _go_on(features: list[Feature], line: str) -> None:
    """A line that goes on with the feature before; a word may be broken at its end."""
    last = features[-1]
    broken = last.text.endswith("-") and line[:1].islower()
    features[-1] = last._replace(text=f"{last.text[:-1]}{line}" if broken else f"{last.text} {line}")


TABLES = frozenset((
    *SHORT, *ABILITIES, "mod", "save", "sil", "obr", "odo", "mdr", "síla", "obratnost", "odolnost", "inteligence",
    "moudrost", "charisma", "сил", "лов", "тел", "инт", "мдр", "хар", "сила", "ловкость", "телосложение", "интеллект",
    "мудрость", "харизма",
))  # fmt: skip
"""Words that lines of ability scores may have."""


def _scores(line: str) -> list[int] | None:
    """The scores in a line: ``8 (-1) 14 (+2) …``, ``STR 8 (-1)``, or names alone; nothing where it has none."""
    words = re.findall(r"[^\W\d_]+", line.lower())
    found = [int(one) for one in _SCORE.findall(line)]
    named = bool(words) and TABLES.issuperset(words)
    bare = not words and bool(found)
    return found if named or bare else None


def several(text: str) -> Iterator[str]:
    """Blocks that follow each other, an empty line and a title between them; mostly one."""
    heads = "Armor Class|AC |Obranné|Класс|OČ|КД|Třída"
    parts = re.split(rf"\n[\s>]*\n(?=[^\n]+\n[^\n]*\n(?:[^\n]*\n)?[>\s*#-]*(?:{heads}))", text.strip())
    yield from (part for part in parts if part.strip())
