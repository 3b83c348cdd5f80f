"""Blocks of 5etools that name another one and what is changed in it (``_copy`` with ``_mod``), made whole where the
other one stands in the same file or in the bestiary."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.importing import fivetools_ours
from bojiste.systems.srd5.importing.fields import MOST
from bojiste.systems.srd5.importing.fivetools_ours import CLOSED
from bojiste.systems.srd5.importing.printed import SHORT, challenge_of
from bojiste.systems.srd5.words import EXPERIENCE, SKILL_ABILITY

Entry = Mapping[str, Any]
Change = Mapping[str, Any]
LEFT = "_left"
"""Key under which a whole block says what of its changes was not understood, by their paths."""
WHY = "_why"
"""Key under which a copy that cannot be made whole says why: ``circle``, ``missing``."""
OWN = frozenset(("_copy", "_versions", "hasToken", "hasFluff", "hasFluffImages", "page", "otherSources", "variant"))
"""What a copy does not take over."""
DEEPEST = 10
"""How many copies of copies."""


def whole(entries: list[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    """The same, copies made whole as far as their originals are there."""
    known = [one for _, one in entries if isinstance(one, Mapping) and isinstance(one.get("name"), str)]
    for path, one in entries:
        yield path, made(one, known) if isinstance(one, Mapping) and "_copy" in one else one


def made(entry: Entry, known: list[Entry], before: tuple[Entry, ...] = ()) -> Entry:
    """The copy, whole; with the reason (``WHY``) where its original is nowhere, or is in the end a copy of itself."""
    if any(one is entry for one in before):
        return {**entry, WHY: "circle"}
    copy = entry["_copy"]
    base = _original(copy, known, entry) if isinstance(copy, Mapping) and len(before) < DEEPEST else None
    if base is not None and "_copy" in base:
        base = made(base, known, (*before, entry))
    if base is None or "_copy" in base:
        return {**entry, WHY: "missing" if base is None else base[WHY]}
    block: dict[str, Any] = {key: value for key, value in deepcopy(dict(base)).items() if key not in OWN}
    block |= {key: value for key, value in entry.items() if key != "_copy"}
    block = {key: value for key, value in block.items() if value is not None}
    left = dict(_changed(block, copy.get("_mod")))
    left |= {f"_copy.{key}": copy[key] for key in ("_templates", "_trait") if copy.get(key)}
    return {**block, LEFT: {**base.get(LEFT, {}), **left}}


def _original(copy: Entry, known: list[Entry], entry: Entry) -> Entry | None:
    """The block of that name and that book: of the file, else of the bestiary. Nothing where several could be meant."""
    name, source = copy.get("name"), copy.get("source")
    if not isinstance(name, str):
        return None
    called = [one for one in known if one["name"].lower() == name.lower()]
    found = [one for one in called if source is None or one.get("source") in (None, source)]
    if source is None:
        found = [one for one in found if one.get("source") == entry.get("source")] or found
    if len({str(one.get("source")) for one in found}) == 1:
        return found[0]
    return None if found else fivetools_ours.original(name, source)


def _changed(block: dict[str, Any], mod: Any) -> Iterator[tuple[str, Any]]:
    """Change the block; what is not understood is told by its path."""
    if not isinstance(mod, Mapping):
        if mod is not None:
            yield "_copy._mod", mod
        return
    for place, changes in mod.items():
        keys = [place] if place not in ("*", "_") else list(_TEXTS) if place == "*" else [""]
        for at, change in enumerate(changes if isinstance(changes, list) else [changes]):
            path = f"_copy._mod.{place}" + (f"[{at}]" if isinstance(changes, list) else "")
            done = [_change(block, key, change) for key in keys]  # each place, whatever comes of the others
            if not any(done):
                yield path, change


_TEXTS = ("trait", "action", "bonus", "reaction", "legendary", "mythic", "spellcasting")


def _change(block: dict[str, Any], key: str, change: Any) -> bool:
    """Whether it was understood and made."""
    if change == "remove":
        return block.pop(key, None) is not None
    if not isinstance(change, Mapping) or (fivetools_ours.id_of(block) and not _of_ours(block, key, change)):
        return False
    if (listed := _LISTS.get(str(change.get("mode")))) is not None and key:
        found = listed(_listed(block.get(key, [])), change)
        block[key] = block.get(key, []) if found is None else found
        return found is not None
    understood, spoken = _WORDS.get(str(change.get("mode")), (_never, _replaced))
    if understood(change):
        places = (key,) if key else _TEXTS
        for place in places:
            if place in block:
                block[place] = _in_texts(block[place], lambda text: spoken(text, change))
        return any(place in block for place in places)
    number = _NUMBERS.get(str(change.get("mode")))
    return number is not None and number(block, key, change)


def _of_ours(block: Entry, key: str, change: Change) -> bool:
    """Whether it changes something that a table of the bestiary holds."""
    if str(change.get("mode")) in ("replaceTxt", "replaceName"):
        return fivetools_ours.only_a_name(block, change.get("replace"))
    return key not in CLOSED


# -- lists -----------------------------------------------------------------------------------------------------------


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _items(change: Change) -> list[Any]:
    return _listed(change["items"]) if "items" in change else []


def _name(one: Any) -> str:
    return str(one.get("name") if isinstance(one, Mapping) else one)


def _place(rows: list[Any], change: Change) -> int | None:
    """Where what is replaced stands: by its name or its number."""
    said = change.get("replace")
    index = said.get("index") if isinstance(said, Mapping) else None
    if isinstance(index, int):
        return index if 0 <= index < len(rows) else None
    return next((at for at, one in enumerate(rows) if _name(one) == said), None)


def _append(rows: list[Any], change: Change) -> list[Any] | None:
    return [*rows, *_items(change)] or None


def _append_new(rows: list[Any], change: Change) -> list[Any] | None:
    return [*rows, *(one for one in _items(change) if one not in rows)] or None


def _prepend(rows: list[Any], change: Change) -> list[Any] | None:
    return [*_items(change), *rows] or None


def _insert(rows: list[Any], change: Change) -> list[Any] | None:
    at = change.get("index")
    return [*rows[:at], *_items(change), *rows[at:]] if type(at) is int else None


def _replace(rows: list[Any], change: Change) -> list[Any] | None:
    at = _place(rows, change)
    return None if at is None else [*rows[:at], *_items(change), *rows[at + 1 :]]


def _replace_or_append(rows: list[Any], change: Change) -> list[Any] | None:
    return _replace(rows, change) or _append(rows, change)


def _remove(rows: list[Any], change: Change) -> list[Any] | None:
    if "names" not in change and "items" not in change:
        return None
    gone = list(map(_name, _listed(change.get("names", change.get("items")))))
    kept = [one for one in rows if _name(one) not in gone]
    return kept if len(kept) < len(rows) or change.get("force") else None


def _rename(rows: list[Any], change: Change) -> list[Any] | None:
    said = [one for one in _listed(change.get("renames")) if isinstance(one, Mapping)]
    names = {one.get("rename"): one.get("with") for one in said}
    found = [one for one in rows if isinstance(one, Mapping) and one.get("name") in names]
    if not found:
        return None
    return [{**one, "name": names[one["name"]]} if one in found else one for one in rows]


_LISTS: Mapping[str, Callable[[list[Any], Change], list[Any] | None]] = {
    "appendArr": _append, "appendIfNotExistsArr": _append_new, "prependArr": _prepend, "insertArr": _insert,
    "replaceArr": _replace, "replaceOrAppendArr": _replace_or_append, "removeArr": _remove, "renameArr": _rename,
}  # fmt: skip


# -- words -----------------------------------------------------------------------------------------------------------


_PATTERN = re.compile(r"[][()|*+?\\^${}]")
"""What makes a text a pattern: those of strangers are not run."""


def _replaced(text: str, change: Change) -> str:
    """``the veteran`` by the name of somebody, not within tags."""
    old = re.compile(re.escape(change["replace"]), re.IGNORECASE if "i" in str(change.get("flags")) else 0)
    parts = re.split(r"(\{@[^{}]*\})", text)
    return "".join(one if one.startswith("{@") else old.sub(lambda _: change["with"], one) for one in parts)


def _replaces(change: Change) -> bool:
    old, new = change.get("replace"), change.get("with")
    return isinstance(old, str) and isinstance(new, str) and bool(old) and not _PATTERN.search(old)


def _more(tag: str) -> Callable[[str, Change], str]:
    """Adds to every number of a tag: ``{@hit 5}``."""
    found = re.compile(rf"(\{{@{tag} )([+-]?\d+)")

    def added(text: str, change: Change) -> str:
        return found.sub(lambda one: f"{one[1]}{int(one[2]) + change['scalar']}", text)

    return added


def _counts(change: Change) -> bool:
    return type(change.get("scalar")) is int


def _never(change: Change) -> bool:
    return False


_WORDS: Mapping[str, tuple[Callable[[Change], bool], Callable[[str, Change], str]]] = {
    "replaceTxt": (_replaces, _replaced),
    "replaceName": (_replaces, _replaced),
    "scalarAddHit": (_counts, _more("hit")),
    "scalarAddDc": (_counts, _more("dc")),
}


def _in_texts(value: Any, said: Callable[[str], str], depth: int = 0) -> Any:
    """The value with every text of it changed."""
    if isinstance(value, str):
        return said(value)
    if depth > 20:
        return value
    if isinstance(value, list):
        return [_in_texts(one, said, depth + 1) for one in value]
    if isinstance(value, Mapping):
        return {key: _in_texts(one, said, depth + 1) for key, one in value.items()}
    return value


# -- numbers ---------------------------------------------------------------------------------------------------------


def _inner(block: dict[str, Any], key: str, prop: str) -> tuple[dict[str, Any], Iterable[str]] | None:
    """The table that a property stands in, and which of its keys: ``hp.average``, every ``save``."""
    table = block.get(key) if key else block
    if not isinstance(table, dict):
        return None
    keys = list(table) if prop == "*" else [prop]
    return (table, keys) if all(one in table for one in keys) else None


def _calculated(by: Callable[[float, float], float]) -> Callable[[dict[str, Any], str, Change], bool]:
    def changed(block: dict[str, Any], key: str, change: Change) -> bool:
        found, scalar = _inner(block, key, str(change.get("prop"))), change.get("scalar")
        if found is None or isinstance(scalar, bool) or not isinstance(scalar, int | float) or not abs(scalar) <= MOST:
            return False
        table, keys = found
        for one in keys:
            signed = isinstance(table[one], str) and re.fullmatch(r"[+-]\d+", table[one])
            if not signed and (not isinstance(table[one], int | float) or not abs(table[one]) <= MOST):
                return False
            number = int(by(float(table[one]), scalar) // 1)
            table[one] = f"{number:+d}" if signed else number
        return True

    return changed


def _set(block: dict[str, Any], key: str, change: Change) -> bool:
    *way, last = [one for one in (key, *str(change.get("prop", "")).split(".")) if one] or [""]
    table: Any = block
    for step in way:
        table = table.get(step) if isinstance(table, dict) else None
    if not last or not isinstance(table, dict) or "value" not in change:
        return False
    table[last] = change["value"]
    return True


def _senses(block: dict[str, Any], key: str, change: Change) -> bool:
    said = [one for one in _listed(change.get("senses")) if isinstance(one, Mapping)]
    new = [f"{one.get('type')} {one.get('range')} ft." for one in said]
    block["senses"] = [*_listed(block.get("senses") or []), *new]
    return bool(new)


def _trained(where: str, named: str) -> Callable[[dict[str, Any], str, Change], bool]:
    """Skills or saves given with their totals, or by how often the proficiency counts (1, 2)."""

    def changed(block: dict[str, Any], key: str, change: Change) -> bool:
        said = change.get(named)
        totals = {one: _total(block, one, value) for one, value in said.items()} if isinstance(said, Mapping) else {}
        if not totals or None in totals.values() or not isinstance(block.get(where) or {}, Mapping):
            return False
        block[where] = {**(block.get(where) or {}), **totals}
        return True

    return changed


def _total(block: Entry, of: str, value: Any) -> str | None:
    """``+5`` as it stands; ``2`` is twice the proficiency bonus of its challenge and the modifier of the ability."""
    if isinstance(value, str):
        return value
    short = of if of in SHORT else SKILL_ABILITY.get(of.lower().replace(" ", "_"), "")[:3]
    score, challenge = block.get(short), challenge_of(block.get("cr", ""))
    if type(value) is not int or value not in (1, 2) or type(score) is not int or challenge not in EXPERIENCE:
        return None
    proficiency = rules.dice.proficiency(0 if "/" in challenge else int(challenge))
    return f"{proficiency * value + (score - 10) // 2:+d}"


def _largest(block: dict[str, Any], key: str, change: Change) -> bool:
    sizes = "TSMLHG"
    most, own = str(change.get("max"))[:1], _listed(block.get("size"))
    if most not in sizes or not most:
        return False
    block["size"] = [one if str(one)[:1] in sizes[: sizes.index(most) + 1] else most for one in own]
    return True


_NUMBERS: Mapping[str, Callable[[dict[str, Any], str, Change], bool]] = {
    "scalarAddProp": _calculated(lambda value, scalar: value + scalar),
    "scalarMultProp": _calculated(lambda value, scalar: value * scalar),
    "setProp": _set, "addSenses": _senses, "addSkills": _trained("skill", "skills"),
    "addSaves": _trained("save", "saves"), "maxSize": _largest,
}  # fmt: skip
