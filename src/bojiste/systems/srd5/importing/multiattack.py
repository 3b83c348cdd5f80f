"""Reads which attacks a Multiattack makes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from unicodedata import combining, normalize

NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
_N = "|".join(NUMBERS)
MELEE, RANGED = "any melee", "any ranged"

_SOMEBODY = r"(?!(?:If|In|When|While|As|Each|At|On|During)\b)[A-Z][\w'’-]*(?: (?:of|the|von|z|[A-Z][\w'’-]*))*"
_SUBJECT = re.compile(
    rf"^(?:the [\w\s,'-]+?|it|he|she|they|(?-i:{_SOMEBODY})) (?:can make|makes?|can use|uses?|then makes) (?:either )?",
    re.IGNORECASE,
)
_FIRST = re.compile(
    r"^(?:its )?(?P<power>(?![a-z])[^\W\d_][\w ]+?)(?: if it can)?(?:\. It then makes| and makes) (?P<rest>.+)$"
)
_LISTED = re.compile(rf"^(?P<n>{_N}) (?:melee |ranged )?attacks:? (?P<items>(?:{_N}) (?:with|to)\b.+)$")
_ITEM = re.compile(rf"(?P<n>{_N}) (?:with its|to) (?P<what>[\w ]+?)(?=,| and (?:{_N})\b|$)")
_NAMED = re.compile(rf"^(?P<n>{_N}) (?P<what>[\w ]+?) attacks?$")
_WITH = re.compile(rf"^(?P<n>{_N}) attacks? with its (?P<what>[\w ]+)$")


_CYRILLIC = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch _ y _ e iu ia".replace("_", "").split(" "),
        strict=True,
    )
)


def slug(name: str) -> str:
    """``Rotting Fist (Undead Form)`` is ``rotting_fist``, ``Žlutý drak`` ``zluty_drak``, ``Гоблин`` ``goblin``."""
    plain = re.sub(r"\s*\([^)]*\)", "", name).lower().replace("'", "")
    latin = "".join(_CYRILLIC.get(letter, letter) for letter in plain)
    ascii_ = "".join(letter for letter in normalize("NFKD", latin) if not combining(letter))
    return re.sub(r"[^a-z0-9]+", "_", ascii_).strip("_")


def read(text: str, melee: Mapping[str, bool | None]) -> list[list[str]] | None:
    """The alternatives, each a list of keys; nothing where a word of the sentence is not understood.

    ``melee``: for each key of an attack whether it is one in melee; a power is neither (``None``).
    """
    sentence = re.sub(r"\s+", " ", text).strip().rstrip(".")
    head = _SUBJECT.match(sentence)
    if head is None:
        return None
    return _alternatives(sentence[head.end() :], melee)


def _alternatives(said: str, melee: Mapping[str, bool | None]) -> list[list[str]] | None:
    before: list[str] = []
    if found := _FIRST.match(said):
        power = slug(found["power"])
        if power not in melee:
            return None
        before, said = [power], found["rest"]
    whole = _made(said, melee)
    if whole is not None:
        return [before + whole]
    parts = [_made(part, melee) for part in re.split(r" or (?=(?:" + _N + r")\b)", said)]
    if any(part is None for part in parts):
        return None
    return [before + part for part in parts if part is not None]


def _made(said: str, melee: Mapping[str, bool | None]) -> list[str] | None:
    """One alternative: ``three attacks: one with its bite and two with its claws``."""
    if found := _LISTED.match(said):
        return _listed(found["items"], NUMBERS[found["n"]], melee)
    if found := _WITH.match(said) or _NAMED.match(said):
        return _times(NUMBERS[found["n"]], found["what"], melee)
    return None


def _listed(items: str, number: int, melee: Mapping[str, bool | None]) -> list[str] | None:
    made: list[str] = []
    rest = _ITEM.sub("", items)
    if re.sub(r"[,\s]|\band\b", "", rest):
        return None
    for item in _ITEM.finditer(items):
        some = _times(NUMBERS[item["n"]], item["what"], melee)
        if some is None:
            return None
        made += some
    return made if len(made) == number else None


def _times(number: int, what: str, melee: Mapping[str, bool | None]) -> list[str] | None:
    if what in ("melee", "ranged"):
        keys = [key for key, close in melee.items() if close is (what == "melee")]
        return [keys[0] if len(keys) == 1 else MELEE if what == "melee" else RANGED] * number if keys else None
    key = _key(what, melee)
    return None if key is None else [key] * number


def _key(what: str, melee: Mapping[str, bool | None]) -> str | None:
    """The attack that a noun names, in the singular or the plural."""
    noun = slug(what)
    for candidate in (noun, noun.removesuffix("s"), noun + "s", noun.removesuffix("es")):
        if candidate in melee:
            return candidate
    return None
