"""The sentence of a Multiattack in Czech and Russian, put into the words of the English print."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bojiste.systems.srd5.importing.multiattack import NUMBERS

_NUMBERS = {
    "one": r"jed(?:en|nou|nu|no|ním)|одн(?:а|у|о|ой|им)|один|однажды",
    "two": r"dva(?:krát)?|dvě|dvěma|двумя|два|две|дважды",
    "three": r"tři(?:krát)?|třemi|тремя|три|трижды",
    "four": r"čtyři(?:krát)?|čtyřmi|четыре|четырьмя|четырежды",
    "five": r"pět(?:krát)?|pěti|пять|пятью",
    "six": r"šest(?:krát)?|šesti|шесть|шестью",
}
_N = "|".join(_NUMBERS.values())
_DOES = r"(?:proved[eu]|provádí|provést|udělá|(?:za)?útočí|zaútočit|соверша[ею]т|совершить|наносит|атакует|атаковать)"
_ATTACKS = r"(?:útok\w*|zásah\w*|атак\w*|удар\w*|раза?)"
_CLOSE, _FAR = r"na blízko|рукопашн\w+", r"na dálku|дальнобойн\w+"
_BEGINNING = re.compile(rf"^.{{0,60}}?\b{_DOES} (?P<rest>(?:{_N})\b.*)$")
_HEAD = re.compile(
    rf"^(?P<n>{_N})(?: (?:(?P<how>{_CLOSE}|{_FAR})|{_ATTACKS}|zbraní|zbraněmi|оружием))*"
    r"(?P<colon>:)?(?:,? (?P<rest>.+))?$"
)
_PART = re.compile(rf"(?:^|,? (?:a|и|i|poté) |, )(?P<n>{_N})\b(?: {_ATTACKS})?[ —–-]*")
_OR = re.compile(rf",? (?:nebo|или) (?=(?:{_N})\b)")
_POWER = re.compile(
    r"(?:může použít|použije|может использовать|использует) (?:sv(?:ůj|ou|é) |сво(?:й|ю|ё|е) )?(?P<what>[^.]+)"
)
_OWN = re.compile(r"^(?:svým|svou|svými|své|своим|своей|своими|с помощью|pomocí) ")
LEAST = 3
"""Letters in which a word and its name agree at least."""


class Item(NamedTuple):
    number: str
    what: str


def english(text: str, names: Mapping[str, str]) -> str:
    """``It makes three attacks: one with its bite and two with its claws.`` of the same in Czech or Russian.

    ``names``: what each attack and power of the block is called there, and the English name that it goes by. A sentence
    of which a word is not understood is left as it is.
    """
    first, _, second = text.strip().partition(". ")
    power = _POWER.search(first) if second else None
    named = _name_of(power["what"], names) if power is not None else ""
    if power is not None and not named:
        return text
    found = _BEGINNING.match(_plain(second if power is not None else text))
    ways = [_made(part, names) for part in _OR.split(found["rest"])] if found else []
    if not ways or not all(ways):
        return text
    before = f"its {named}. It then makes " if named else ""
    return f"It {'can use' if named else 'makes'} {before}{' or '.join(ways)}."


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip().rstrip(".").lower()


def _made(said: str, names: Mapping[str, str]) -> str:
    """One alternative in English; nothing where it is not understood."""
    items = list(_items(said))
    head = _HEAD.match(said.strip())
    if head is None or (len(items) > 1 and not head["colon"]):  # “two claws and one bite”, their sum not told
        return _listed(_sum(items), items, names)
    number, rest = _number(head["n"]), head["rest"] or ""
    if not rest:
        how = head["how"] or ""
        way = "melee" if re.fullmatch(_CLOSE, how) else "ranged" if re.fullmatch(_FAR, how) else ""
        return f"{number} {way} attacks" if way and not head["colon"] else ""
    if not head["colon"] and not _PART.match(rest):
        what = _name_of(rest, names)
        return f"{number} attacks with its {what}" if what else ""
    return _listed(number, list(_items(rest)), names)


def _listed(number: str, items: list[Item], names: Mapping[str, str]) -> str:
    called = [_name_of(one.what, names) for one in items]
    if not number or not items or not all(called):
        return ""
    told = [f"{one.number} with its {what}" for one, what in zip(items, called, strict=True)]
    return f"{number} attacks: {' and '.join([', '.join(told[:-1]), told[-1]] if len(told) > 1 else told)}"


def _items(rest: str) -> Iterable[Item]:
    """``jeden kousnutím a dva drápy``: a number, and what is done so often."""
    parts = list(_PART.finditer(rest))
    ends = [*(part.start() for part in parts[1:]), len(rest)]
    if parts and parts[0].start() == 0:
        for part, end in zip(parts, ends, strict=True):
            yield Item(_number(part["n"]), rest[part.end() : end].strip(" ,"))


def _sum(items: Iterable[Item]) -> str:
    told = sum(NUMBERS[one.number] for one in items)
    return next((word for word, number in NUMBERS.items() if number == told), "")


def _number(word: str) -> str:
    return next(number for number, forms in _NUMBERS.items() if re.fullmatch(forms, word))


def _name_of(said: str, names: Mapping[str, str]) -> str:
    """The only name whose words begin as those that are said: ``krátkým mečem`` is ``Krátký meč``."""
    words = _OWN.sub("", said.lower().strip()).split()
    found = {name: _likeness(words, name.lower().split()) for name in names}
    best = max(found.values(), default=0)
    chosen = [name for name, likeness in found.items() if likeness == best]
    return names[chosen[0]] if best and len(chosen) == 1 else ""


def _likeness(said: list[str], name: list[str]) -> int:
    """Letters in which they agree from the beginnings of their words on; 0 where a word agrees in too few."""
    if len(said) != len(name):
        return 0
    alike = [_alike(a, b) for a, b in zip(said, name, strict=True)]
    return sum(alike) if all(n >= min(LEAST, len(b)) for n, b in zip(alike, name, strict=True)) else 0


def _alike(a: str, b: str) -> int:
    return next((at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
