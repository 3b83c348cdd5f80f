"""Reads which attacks and features a Multiattack makes, as the prints of 2014 and 2024 and other books say it.

A sentence is sides (“…, or it makes …”), a side is clauses (“two claw attacks and one bite attack”), and each clause is
one of ``_CLAUSES``. What no clause says is not understood, and nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple
from unicodedata import combining, normalize

NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
MELEE, RANGED = "any melee", "any ranged"
USE = "use "
"""Before the key of a feature that stands among attacks."""
MOST_WAYS = 36
"""Alternatives of one Multiattack."""

_CYRILLIC = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch _ y _ e iu ia".replace("_", "").split(" "),
        strict=True,
    )
)

Keys = Mapping[str, bool | None]
"""The keys of a block: of an attack whether it is one in melee; a feature is neither (``None``)."""
Ways = list[tuple[str, ...]]
"""Alternatives."""


class Made(NamedTuple):
    """The alternatives, each a list of keys; sentences, or sides of one, that were not understood."""

    ways: list[list[str]]
    left: tuple[str, ...] = ()
    dice: str = ""
    """How many of the first attack, where dice say that."""


def slug(name: str) -> str:
    """``Rotting Fist (Undead Form)`` is ``rotting_fist``, ``Žlutý drak`` ``zluty_drak``, ``Гоблин`` ``goblin``."""
    plain = re.sub(r"\s*\([^)]*\)", "", name).lower().replace("'", "")
    latin = "".join(_CYRILLIC.get(letter, letter) for letter in plain)
    ascii_ = "".join(letter for letter in normalize("NFKD", latin) if not combining(letter))
    return re.sub(r"[^a-z0-9]+", "_", ascii_).strip("_")


# -- names ---------------------------------------------------------------------------------------------------------


def _key(what: str, keys: Keys) -> str | None:
    """The key that a noun names, in the singular or the plural."""
    noun = slug(re.sub(r"^(?:its|their|a|an|the|either) ", "", what.strip()))
    candidates = (noun, noun.removesuffix("s"), noun + "s", noun.removesuffix("es"), noun.removesuffix("_attack"))
    if (found := next((one for one in candidates if one in keys), None)) is not None:
        return found
    ending = [key for key in keys if key.endswith(f"_{noun.removesuffix('s')}")]
    return ending[0] if noun and len(ending) == 1 else None  # the “stinger” of a tail stinger


_BETWEEN = re.compile(r",? (?:or|and) (?:with its |its |with a )?|, ")


def _named(what: str, keys: Keys) -> list[str]:
    """The keys of “Bite, Claw, or Harpoon”; none where one of them is not known."""
    whole = _key(what, keys)
    if whole is not None:
        return [whole]
    found = [_key(part, keys) for part in _BETWEEN.split(re.sub(r"\([A-Z]\) ", "", what))]
    return [key for key in found if key is not None] if None not in found else []


def _attacks(what: str, keys: Keys) -> list[str]:
    found = _named(what, keys)
    return found if all(keys[key] is not None for key in found) else []


# -- clauses -------------------------------------------------------------------------------------------------------

Reader = Callable[[re.Match[str], Keys], Ways]


def _number(word: str | None) -> int:
    first = (word or "one").lower().removesuffix(" times")
    return {"a": 1, "an": 1, "another": 1, "once": 1, "twice": 2}.get(first) or NUMBERS.get(first) or int(first)


def _of_each(found: re.Match[str], keys: Keys) -> Ways:
    """So many of one attack, or of several in any combination."""
    return _combined(_number(found["n"]), _attacks(found["what"], keys))


def _combined(number: int, named: list[str]) -> Ways:
    return list(combinations_with_replacement(dict.fromkeys(named), number)) if named else []


def _close_or_far(found: re.Match[str], keys: Keys) -> Ways:
    """Any melee attacks, or any ranged ones."""
    near = found["how"] == "melee"
    fitting = [key for key, close in keys.items() if close is near]
    any_ = MELEE if near else RANGED
    return [(fitting[0] if len(fitting) == 1 else any_,) * _number(found["n"])] if fitting else []


def _any_attacks(found: re.Match[str], keys: Keys) -> Ways:
    """So many attacks, none named: any of those that it has."""
    return _combined(_number(found["n"]), [key for key, close in keys.items() if close is not None])


def _listed(found: re.Match[str], keys: Keys) -> Ways:
    """“three attacks: one with its bite and two with its claws”; the sum must be right."""
    items = [(one["n"], one["what"]) for one in _ITEM.finditer(found["items"])]
    rest = re.sub(r"[,\s]|\band\b", "", _ITEM.sub("", found["items"]))
    if rest or sum(_number(number) for number, _ in items) != _number(found["n"]):
        return []
    return _together(
        _combined(_number(number), [_deed(key, keys) for key in _named(what, keys)]) for number, what in items
    )


def _paired(found: re.Match[str], keys: Keys) -> Ways:
    """“two attacks with its claws and its bite”: as many as there are names, each once."""
    named = _attacks(found["what"], keys)
    return [tuple(named)] if len(named) == _number(found["n"]) and " or " not in found["what"] else []


def _different(found: re.Match[str], keys: Keys) -> Ways:
    """So many attacks, each with another weapon."""
    near = found["how"] is not None
    weapons = [key for key, close in keys.items() if close or (close is not None and not near)]
    return list(combinations(weapons, _number(found["n"])))


def _once(found: re.Match[str], keys: Keys) -> Ways:
    """So many attacks, one of them at the most with this."""
    scarce = _attacks(found["what"], keys)
    ways = _any_attacks(found, keys) if scarce else []
    return [one for one in ways if sum(key in scarce for key in one) <= 1]


def _used(found: re.Match[str], keys: Keys) -> Ways:
    """A feature, or one of several, once or twice; an attack that is “used” is made."""
    times = _number(found["times"])
    return [(_deed(key, keys),) * times for key in _named(found["what"], keys)]


def _deed(key: str, keys: Keys) -> str:
    return f"{USE}{key}" if keys[key] is None else key


def _together(parts: Iterable[Ways]) -> Ways:
    """Each alternative of one with each of the others."""
    return [sum(made, ()) for made in product(*parts)]


_N = rf"(?:{'|'.join(NUMBERS)}|\d|an?|another)"
_STOP = r"(?=$|,| and\b| or\b)"
_ITEM = re.compile(
    rf"(?P<n>{_N}) (?:with (?:its|a|an|the) |with |to |using (?:its )?)?(?P<what>[\w '’-]+?)(?: attacks?)?(?=,|$| and (?:{_N})\b)"
)
_CLAUSES: tuple[tuple[re.Pattern[str], Reader], ...] = tuple(
    (re.compile(pattern), reader)
    for pattern, reader in (
        (rf"(?P<n>{_N}) (?:melee |ranged |weapon )?attacks?(?::|,) (?P<items>(?:{_N}) (?:with|to|using)\b.+)$", _listed),
        (rf"(?P<n>{_N}) (?:melee |ranged |weapon )?attacks?: (?P<items>(?:{_N}) .+)$", _listed),
        (rf"(?P<n>{_N}) (?:other )?attacks?,? using (?P<what>.+?) ?in any combination", _of_each),
        (rf"(?P<n>{_N}) (?:melee )?attacks?,? only one of which can be (?:with )?(?P<what>.+?)(?: attack)?$", _once),
        (rf"(?P<n>{_N}) (?P<how>melee )?attacks?, each (?:one )?with a different weapon", _different),
        (rf"(?P<n>{_N}) (?:melee )?attacks?, either with (?P<what>.+ or .+)$", _of_each),
        (rf"(?P<n>{_N}) (?:melee |ranged |weapon )?attacks?,? (?:with|using) (?P<what>.+ and .+)$", _paired),
        (rf"(?P<n>{_N}) (?:melee |ranged |weapon )?attacks?,? (?:with|using) (?P<what>.+? or .+)$", _of_each),
        (rf"(?P<n>{_N}) (?:melee |ranged |weapon )?attacks?,? (?:with|using) (?P<what>.+?){_STOP}", _of_each),
        (rf"(?P<n>{_N}) (?P<how>melee|ranged)(?: weapon)? attacks?{_STOP}", _close_or_far),
        (rf"(?P<n>{_N}) (?:weapon )?attacks?{_STOP}", _any_attacks),
        (rf"(?P<n>{_N}) (?P<what>[^,]+?) attacks?{_STOP}", _of_each),
        (rf"(?P<n>{_N}) (?P<what>[\w '’-]+?){_STOP}", _of_each),
        (rf"(?P<n>{_N}) with (?P<what>.+?){_STOP}", _of_each),
        (rf"(?P<n>once|twice|{_N} times) with (?P<what>.+?){_STOP}", _of_each),
    )
)  # fmt: skip
"""What a clause may be after “makes”, the most exact first."""
_USES = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?P<what>.+?)(?: (?P<times>once|twice))?(?: if (?:it can|able|available))?$",
        r"(?P<what>.+?)(?: (?P<times>once|twice))?(?: if (?:it can|able|available))?" + _STOP,
    )
)
"""The same after “uses”."""
_SOMEBODY = r"(?!(?:If|In|When|While|As|Each|At|On|During)\b)[A-Z][\w'’-]*(?: (?:of|the|von|z|[A-Z][\w'’-]*))*"
_SUBJECT = re.compile(
    rf"^(?:[Tt]he [\w\s,'’-]+?|[Ii]t|[Hh]e|[Ss]he|[Tt]hey|{_SOMEBODY}) (?=(?:then |also |can |may )*(?:makes?|uses?|attacks?)\b)"
)
_VERB = re.compile(
    r"^(?:(?:it|he|she|they|the [\w ]+?) )?(?:then |also |can |may )*(?P<verb>makes?|uses?|attacks)? ?(?:either )?"
)
_ON = re.compile(r"^(?:,? and(?:, if (?:it can|able|available),)? |, then |, )")
_OTHERWISE = re.compile(r"^,? or ")
_ANOTHER_WAY = re.compile(rf",? or (?=(?:it |{_N} |uses? ))")
_EACH_WAY = re.compile(rf",? or (?=(?:{_N}) )")


def _clause(said: str, keys: Keys) -> tuple[Ways, str]:
    """The alternatives of what stands in front, and the rest; none where it is not understood."""
    verb = _VERB.match(said)
    assert verb is not None
    rest = said[verb.end() :]
    if (verb["verb"] or "").startswith("use"):
        readers: Iterable[tuple[re.Pattern[str], Reader]] = ((pattern, _used) for pattern in _USES)
    else:
        readers = _CLAUSES
    for pattern, reader in readers:
        if (found := pattern.match(rest)) and (ways := reader(found, keys)):
            return ways, rest[found.end() :]
    return [], said


def _side(said: str, keys: Keys) -> tuple[Ways, str]:
    """Clauses that belong together, and what follows them."""
    ways, rest = _clause(said, keys)
    while ways and (on := _ON.match(rest)):
        more, after = _clause(rest[on.end() :], keys)
        if not more:
            break
        ways, rest = _together((ways, more)), after
    return ways, rest


def _sides(said: str, keys: Keys) -> Ways:
    """All of a sentence without its subject; none where a word of it is not understood."""
    ways, rest = _side(said, keys)
    while ways and (other := _OTHERWISE.match(rest)):
        more, rest = _side(rest[other.end() :], keys)
        ways = ways + more if more else []
    if ways and not rest.strip(" ."):
        return ways
    parts = _EACH_WAY.split(said)
    found = [_side(part, keys) for part in parts]
    whole = len(parts) > 1 and all(made and not left.strip(" .") for made, left in found)
    return [one for made, _ in found for one in made] if whole else []


# -- replacing -----------------------------------------------------------------------------------------------------

_WHO = r"(?:The [\w '’-]+?|It|He|She|They)"
_COUNT = rf"(?:{_N}|any|the|its(?: (?:{_N}))?)"
_REPLACES = tuple(
    re.compile(pattern)
    for pattern in (
        rf"^{_WHO} can replace (?P<n>{_COUNT}|)(?: ?of (?:its|these|those))?(?: (?P<of>[\w '’-]+?))? ?attacks? with (?P<what>.+?)(?: if available)?$",
        rf"^{_WHO} can (?:make|use) (?P<what>.+?)(?: attack)? in place of (?P<n>{_COUNT})(?: (?P<of>[\w '’-]+?))?(?: attacks?)?$",
        rf"^{_WHO} can (?:make|use) (?P<what>.+?)(?: attack)? instead of (?P<n>{_COUNT})(?: (?P<of>[\w '’-]+?))?(?: attacks?)?$",
    )
)
_ANY_KIND = ("other", "melee", "of them", "")
_OPTION = re.compile(r"(?:^|,? or |, )(?:\([A-Z]\) )?(?:(?:an?|one) )?(?:uses? of )?(?:its )?")


def _replaced(found: re.Match[str], ways: Ways, keys: Keys) -> tuple[Ways, bool]:
    """The alternatives with those in which attacks give way to something else, and whether all of that was known."""
    said = re.sub(r" \(level \d version\)", "", found["what"])
    options = [re.sub(r" attacks?$", "", part) for part in _OPTION.split(said) if part]
    known = [key for one in options if (key := _option(one, keys)) is not None]
    every = found["n"] == "any"
    only = None if (found["of"] or "") in _ANY_KIND else _key(found["of"], keys) or found["of"]
    more = [made for one in ways for key in known for made in _instead(one, key, _many(found["n"], one), only, every)]
    return list(dict.fromkeys((*ways, *more))), len(known) == len(options) and bool(more)


def _many(said: str, one: tuple[str, ...]) -> int:
    """How many attacks give way: “any”, “one”, “the”, “its two”."""
    return len(one) if said == "any" else _number(said.removeprefix("its").strip() if said != "the" else None)


def _option(what: str, keys: Keys) -> str | None:
    """The deed that may stand for an attack: a spell goes by its own name."""
    key = _key(what.partition("Spellcasting to cast ")[2] or what, keys)
    return None if key is None else _deed(key, keys)


def _instead(one: tuple[str, ...], key: str, number: int, only: str | None, fewer: bool) -> Iterator[tuple[str, ...]]:
    """The list with so many of its attacks, or any fewer of them, replaced: by one deed, where two give way to it."""
    for count in range(1, min(number, len(one)) + 1) if fewer else (number,):
        for gone in dict.fromkeys(one[at : at + count] for at in range(len(one) - count + 1)):
            if only is None or set(gone) == {only}:
                rest = list(one)
                for attack in gone:
                    rest.remove(attack)
                yield (*rest, *((key,) * (count if fewer else 1)))


# -- the whole -----------------------------------------------------------------------------------------------------

_ENDS = re.compile(r"\.(?: |(?=[A-Z])|$)")
_DASHES = ((re.compile(r" ?(?:--|—|–) ?(?=or\b)"), " "), (re.compile(rf" ?(?:--|—|–) ?(?=(?:{_N})\b)"), ": "))
_MAY_USE = re.compile(
    rf"^(?:[Tt]he [\w\s,'’-]+?|[Ii]t|[Hh]e|[Ss]he|[Tt]hey|{_SOMEBODY}) (?:can use|uses) (?:its )?(?P<power>(?![a-z])[^\W\d_][\w ]+?)(?: if it can)?(?: and makes (?P<rest>.+))?$"
)
_THEN = re.compile(r"^(?:It|He|She|They) then makes (?P<rest>.+)$")
_BY_DICE = re.compile(r"^the [\w '’-]+? makes (?P<dice>\d+d\d+) (?P<what>[\w '’-]+?) attacks?$", re.IGNORECASE)
_EACH_OF_WHICH = re.compile(r", each of which (?:it|he|she) can replace with (?P<what>.+)$")


def read(text: str, keys: Keys) -> Made | None:
    """What it makes; nothing where its first sentence is not understood."""
    first, *others = _sentences(text)
    if found := _BY_DICE.match(first):
        key = _key(found["what"], keys)
        return None if key is None else Made([[key]], tuple(others), found["dice"])
    before, first, others = _before(first, others, keys)
    if found := _EACH_OF_WHICH.search(first):
        first, others = first[: found.start()], [f"It can replace any attack with {found['what']}", *others]
    ways, left = _understood(first, keys)
    if not ways:
        return None
    for sentence in others:
        ways, more = _with_more(sentence, ways, keys)
        left += more
    told = [[*before, *one] for one in dict.fromkeys(ways)]
    return Made(told, tuple(left)) if len(told) <= MOST_WAYS else None


def _sentences(text: str) -> list[str]:
    said = re.sub(r"\s+", " ", text).strip()
    for dash, plain in _DASHES:
        said = dash.sub(plain, said)
    return [one.strip() for one in _ENDS.split(said) if one.strip()] or [""]


def _before(first: str, others: list[str], keys: Keys) -> tuple[list[str], str, list[str]]:
    """A feature before the attacks, at no cost: “can use its Frightful Presence. It then makes three attacks: …”; and
    the sentences without it."""
    found = _MAY_USE.match(first)
    power = _key(found["power"], keys) if found else None
    then = _THEN.match(others[0]) if others else None
    rest = found["rest"] if found and found["rest"] else then["rest"] if then else ""
    if found is None or power is None or keys[power] is not None or not rest:
        return [], first, others
    return [power], f"It makes {rest}", others if found["rest"] else others[1:]


def _understood(sentence: str, keys: Keys) -> tuple[Ways, list[str]]:
    """The alternatives of a sentence; of sides behind a comma those that are not understood are left."""
    head = _SUBJECT.match(sentence)
    if head is None:
        return [], []
    said = sentence[head.end() :]
    if ways := _sides(said, keys):
        return ways, []
    first, *others = _ANOTHER_WAY.split(said)
    known = [(side, _sides(side, keys)) for side in (first, *others)]
    if not others or not known[0][1]:
        return [], []
    return [one for _, ways in known for one in ways], [side for side, ways in known if not ways]


def _with_more(sentence: str, ways: Ways, keys: Keys) -> tuple[Ways, list[str]]:
    """A further sentence: what may replace an attack, or another alternative (“Or it makes …”)."""
    for pattern in _REPLACES:
        if found := pattern.match(sentence):
            more, whole = _replaced(found, ways, keys)
            return more, [] if whole else [sentence]
    other = re.match(r"^(?:Or|Alternatively),? ", sentence)
    more = _understood(sentence[other.end() :], keys)[0] if other else []
    return ways + more, [] if more else [sentence]
