"""The phrases of the printing of 2024 in those of the document: ``Melee Attack Roll: +4, reach 5 ft.``,
``Dexterity Saving Throw: DC 15, each creature in a 30-foot Cone. Failure: … Success: …``."""

from __future__ import annotations

import re

from bojiste.systems.srd5.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SIZES

_ROLL = re.compile(
    r"(?P<how>Melee or Ranged|Melee|Ranged) Attack(?: Roll)?: (?P<hit>\+ ?\d+)(?: to hit)?(?: \([^)]*\))?, "
    r"(?P<where>(?:reach|range)[^.]*?ft\.(?: or (?:reach|range) [^.]*?ft\.)?)(?:, one target\.?)? Hit: "
)
_LOWERED = (*DAMAGE_TYPES, *CONDITIONS, "cone", "line", "emanation", "sphere", "cube")
_CAPITALS = re.compile(rf"\b({'|'.join(word.title() for word in _LOWERED)})\b")
_HAS = re.compile(r"(?P<who>it|the target) has the (?P<condition>\w+) condition\b")
_SIZED = re.compile(rf"If the target is an? (?P<size>{'|'.join(SIZES)}) or smaller creature, ", re.IGNORECASE)
_SAVE = re.compile(
    rf"^(?P<ability>{'|'.join(one.title() for one in ABILITIES)}) Saving Throw: DC (?P<dc>\d+), "
    r"(?P<whom>[^.]*?(?:ft\.[^.]*?)*)\. Failure: (?P<fail>.*?)\.?(?: Success: (?P<success>Half damage)(?: only)?\.?)?$"
)
_AREAS = re.compile(
    r"^each creature in an? (?:(?P<around>\d+)-foot emanation(?: originating from .*)?|"
    r"(?P<size>\d+)-foot(?:-long, (?P<wide>\d+)-foot-wide line| (?P<shape>cone)))$"
)
_ALONE = re.compile(r"^\d+(?: \([^)]*\))? \w+ damage(?: (?:plus|and) \d+(?: \([^)]*\))? \w+ damage)*$")


def in_older_words(text: str) -> str:
    """The same as the document would say it; a text of its kind is left alone."""
    if found := _ROLL.search(text):
        head = f"{found['how']} Weapon Attack: {found['hit']} to hit, {found['where']}, one target. Hit: "
        rest = _small(text[found.end() :])
        return text[: found.start()] + head + _SIZED.sub(_said_size, _HAS.sub(_said_condition, rest))
    if found := _SAVE.match(text):
        return _saved(found)
    return text


def _small(text: str) -> str:
    return _CAPITALS.sub(lambda word: word[1].lower(), text)


def _said_size(found: re.Match[str]) -> str:
    return f"If the target is {found['size'].title()} or smaller, "


def _said_condition(found: re.Match[str]) -> str:
    prone = found["condition"] == "prone"
    return f"{found['who']} is {'knocked ' if prone else ''}{found['condition']}"


def _saved(found: re.Match[str]) -> str:
    """One sentence of whom it befalls, what they save, and what failing brings."""
    whom, fail = _AREAS.sub(_in_area, _small(found["whom"])), _small(found["fail"])
    whom = whom[:1].upper() + whom[1:]
    save = f"must make a DC {found['dc']} {found['ability']} saving throw"
    if found["success"] and _ALONE.match(fail):
        return f"{whom} {save}, taking {fail} on a failed save, or half as much damage on a successful one."
    after = f" On a successful save, the target takes {found['success'].lower()}." if found["success"] else ""
    return f"{whom} {save}. On a failed save, the target {_fate(fail)}.{after}"


def _in_area(found: re.Match[str]) -> str:
    """The area first, then whoever is in it."""
    if found["around"]:
        return f"each creature within {found['around']} ft. of it"
    wide = f" that is {found['wide']} ft. wide" if found["wide"] else ""
    return f"It fills a {found['size']}-foot {found['shape'] or 'line'}{wide}. Each creature in that area"


def _fate(fail: str) -> str:
    """``59 (17d6) fire damage`` is taken; ``the target has the … condition`` is suffered."""
    fail = _HAS.sub(_said_condition, fail).removeprefix("The target ").removeprefix("the target ")
    return f"takes {fail}" if _ALONE.match(fail) else fail
