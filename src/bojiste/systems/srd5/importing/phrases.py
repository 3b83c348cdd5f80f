"""The commonest phrases of other books in those of the document, so that one reader of sentences does for all.

A phrase is exchanged only as a whole: a word that is not known leaves the sentence as it is, and it is told.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from bojiste.systems.srd5.importing.sentences import HARMS, tidy
from bojiste.systems.srd5.words import ABILITIES, DAMAGE_TYPES

_TYPE = "|".join(DAMAGE_TYPES)
_ABILITY = "|".join(ability.title() for ability in ABILITIES)
_SHORT = {ability[:3].title(): ability.title() for ability in ABILITIES}
_BEING = r"(?:it|itself|the [a-z'’-]+(?: (?!must\b|takes\b|can\b|that\b)[a-z'’-]+)?)"
_WHO = r"(?:the target|it|that creature|the creature|a creature|each creature|each target|a target|that target)"
_FAILED = r"on a fail(?:ed (?:save|saving throw|one)|ure)"
_MADE = r"on a success(?:ful (?:save|saving throw|one))?"
_HALF = r"half (?:as much|the|that|this|of that|of the)(?: (?:amount of )?(?:\w+ )?damage)?"
_UNHARMED = r"(?:,? (?:and|but) (?:is not|isn't|is not being|not being|without being|isn't being|not|doesn't|suffers no|no) [^.,]*|,? without [^.,]*)?"
_SAVE = rf"must (?:make|succeed on) an? DC (?P<dc>\d+) (?P<ability>{_ABILITY}) saving throw"

Change = str | Callable[[re.Match[str]], str]


def _dice(found: re.Match[str]) -> str:
    """“6d6 fire damage” has no average, which readers expect before the dice."""
    count, sides, flat = int(found["n"]), int(found["s"]), (found["flat"] or "").replace(" ", "")
    return f"{count * (sides + 1) // 2 + int(flat or 0)} ({count}d{sides}{flat}) {found['type']} damage"


def _suffered(fate: str) -> str:
    """“being knocked prone” as what somebody is."""
    fate = re.sub(r"^(?:and |,)+", "", fate.strip(" ,"))
    for said, plain in ((r"^(?:falling|falls) prone", "is knocked prone"), (r"^(?:being|becoming|becomes) ", "is ")):
        fate = re.sub(said, plain, fate)
    return fate


def _outcome(found: re.Match[str]) -> str:
    """What a save brings: damage, half of it who makes it; what befalls the others besides is no part of that."""
    save, fate = f"must make a DC {found['dc']} {found['ability']} saving throw", found["fate"] or ""
    if not fate:
        return f"{save}, taking {found['harm']} on a failed save, or half as much damage on a successful one"
    return (
        f"{save}. On a failed save, the creature takes {found['harm']} and {_suffered(fate)}. On a successful save, the "
        "target takes half the same damage and isn't affected"
    )


def _filled(found: re.Match[str]) -> str:
    """The area first, then whoever is in it."""
    size, wide = found["size"] or found["long"], found["wide"] or found["broad"] or found["w"]
    line = f"{size or found['l']}-foot line that is {wide or 5} ft. wide"
    return f"It fills a {line if found['line'] else f'{size}-foot cone'}. Each creature in that area {found['verb']}"


def _around(found: re.Match[str]) -> str:
    return f"Each creature within {found['size']} ft. of it {found['verb']}"


def _on_a_point(found: re.Match[str]) -> str:
    point = f"centered on a point it can see within {found['away']} ft."
    return f"It fills a {found['size']}-foot-radius sphere {point} Each creature in that area {found['verb']}"


def _one(found: re.Match[str]) -> str:
    sees = " that it can see" if "can see" in found[0] else ""
    return f"One creature{sees} within {found['ft']} ft. of it {found['verb']}"


_VERB = r"(?P<verb>must|takes?|makes?)\b"
_FROM = rf"(?: (?:originating from|in front of|extending from|emanating from|coming from) {_BEING})?"
_LINE = (
    r"(?P<line>(?P<size>\d+)-foot(?:-long)?(?:,? (?P<wide>\d+)-foot-wide)? line(?: that is (?P<broad>\d+) ft\. wide)?"
    r"|line (?:that is )?(?P<l>\d+) ft\. long and (?P<w>\d+) ft\. wide)"
)
_CHANGES: tuple[tuple[re.Pattern[str], Change], ...] = tuple(
    (re.compile(pattern), change)
    for pattern, change in (
        # attacks
        (r"(?i:(?P<how>melee or ranged|melee|ranged) (?P<what>weapon|spell) attack) ?[:.] ?(?=[+\d])",
         lambda m: f"{m['how'].capitalize().replace('or ranged', 'or Ranged')} {m['what'].capitalize()} Attack: "),
        (r"Hit:(?=\S)", "Hit: "),
        (rf"(?<![\d(+-])\b(?P<n>\d+)d(?P<s>\d+)(?P<flat> ?[+-] ?\d+)? (?P<type>{_TYPE}) damage", _dice),
        (rf"(?P<all>\d+ \(\d+d\d+(?: ?[+-] ?\d+)?\) (?:{_TYPE}))(?=\.| plus \d|, and\b|$)", r"\g<all> damage"),
        (rf"(?<=Hit: )(?P<all>[^.]*?\b(?:{_TYPE}) damage) and (?=(?:the target|if the target|it) )", r"\g<all>, and "),
        (r"(?i)(?P<if>if the target is an? \w+ or smaller creature) (?=(?:it|the target) )", r"\g<if>, "),
        # saving throws
        (rf"\ban? (?P<ability>{_ABILITY}) saving throw (?:\(DC (?P<a>\d+)\)|(?:against|with) (?:a )?DC (?:of )?(?P<b>\d+))",
         lambda m: f"a DC {m['a'] or m['b']} {m['ability']} saving throw"),
        (rf"(?P<dc>DC \d+) (?P<ability>{_ABILITY}|{'|'.join(_SHORT)}) sav(?:e|ing throw)\b(?! bonus)",
         lambda m: f"{m['dc']} {_SHORT.get(m['ability'], m['ability'])} saving throw"),
        # whom
        (r"\b(?:All|Every|Any) creatures? (?=in |within )|(?:(?<=\. )|^)Creatures (?=in |within )", "Each creature "),
        (r"\bEach (?:enemy|hostile creature) (?=within )", "Each creature of its choice "),
        (r"\bin the (?:cone|area|line|sphere|radius|cylinder|cube|area of effect)(?= (?:must|takes?|makes?)\b)", "in that area"),
        (rf"Each creature in (?:an?|the) (?:{_LINE}|(?P<long>\d+)-foot(?:-long)? cone){_FROM} {_VERB}", _filled),
        (rf"Each creature in (?:an?|the) (?P<size>\d+)-foot[- ]radius (?:sphere |circle )?centered on a point {_BEING} can see "
         rf"within (?P<away>\d+) ft\.(?: of {_BEING})? {_VERB}", _on_a_point),
        (rf"Each creature in (?:an?|the) (?P<size>\d+)-foot[- ]radius (?:sphere |circle )?(?:around|of|centered on) {_BEING} {_VERB}", _around),
        (r"(?:^|(?<=\. ))It fills a (?P<w>\d+)-foot-wide, (?P<l>\d+)-foot-long line", r"It fills a \g<l>-foot line that is \g<w> ft. wide"),
        (r"\b(?P<w>\d+)-foot-wide, (?P<l>\d+)-foot-long line", r"\g<l>-foot line that is \g<w> ft. wide"),
        (rf"One creature within (?P<ft>\d+) ft\.(?: of {_BEING})? that {_BEING} can see {_VERB}", _one),
        (rf"The [a-z'’-]+(?: [a-z'’-]+)? (?:targets|chooses|selects|picks) (?:one|a) (?:creature|target)(?: (?:that )?{_BEING} can see)? within "
         rf"(?P<ft>\d+) ft\.(?: of {_BEING})?(?: that {_BEING} can see)?\.? (?:The|That) (?:target|creature) {_VERB}", _one),
        # what it brings
        (rf"takes (?P<harm>{HARMS}), or {_HALF.replace('(?:as much|', '(?:damage|as much|')} with a successful DC (?P<dc>\d+) (?P<ability>{_ABILITY}) saving throw(?P<fate>)",
         _outcome),
        (rf"{_SAVE},? (?:and )?tak(?:es|ing) (?P<harm>{HARMS})(?:,? and (?P<fate>[^.,]*?))? {_FAILED},? (?:or|and) (?:takes |taking |only )?{_HALF}{_UNHARMED} {_MADE}", _outcome),
        (rf"{_SAVE}\. (?i:{_WHO}) takes (?P<harm>{HARMS})(?:,? and (?P<fate>[^.,]*?))? {_FAILED},? (?:or|and) (?:takes |taking |only )?{_HALF}{_UNHARMED} {_MADE}", _outcome),
        (rf"{_SAVE} or take (?P<harm>{HARMS}),? (?:or|and) (?:takes? )?{_HALF} {_MADE}(?P<fate>)", _outcome),
        (rf"{_SAVE}\. (?i:{_FAILED}), (?:{_WHO} )?takes (?P<harm>{HARMS})(?:,? and (?P<fate>[^.]*?))?[.;,] (?i:{_MADE}), (?:{_WHO} )?takes (?:only )?{_HALF}{_UNHARMED}", _outcome),
    )
)  # fmt: skip


def in_the_documents_words(text: str) -> str:
    """The same as the document would say it; a text of its kind, and a list of spells, is left alone."""
    if "spellcast" in text.lower():
        return text
    said = plain = tidy(text)
    for pattern, change in _CHANGES:
        plain = pattern.sub(change, plain)
    return text if plain == said else plain
