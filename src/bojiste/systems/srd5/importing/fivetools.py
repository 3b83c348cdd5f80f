"""The JSON of homebrew for 5etools: a list ``monster``, abilities by three letters, sentences with ``{@tags}``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.printed import (
    SHORT,
    WAYS,
    Feature,
    Printed,
    challenge_of,
    kind_of,
    number,
    senses,
    shielded,
)
from bojiste.systems.srd5.words import SIZES

Entry = Mapping[str, Any]

_SIZES = {size[0].upper(): size for size in SIZES}
_ATTACKS = {
    "mw": "Melee Weapon Attack:",
    "rw": "Ranged Weapon Attack:",
    "mw,rw": "Melee or Ranged Weapon Attack:",
    "ms": "Melee Spell Attack:",
    "rs": "Ranged Spell Attack:",
    "ms,rs": "Melee or Ranged Spell Attack:",
}
_TAG = re.compile(r"\{@(\w+) ?([^{}]*)\}")


def fits(entry: Entry) -> bool:
    return {"str", "dex", "con"} <= set(entry) and "hp" in entry


def read(entry: Entry) -> Printed:
    """The block of one monster."""
    speed, hover = _speed(entry.get("speed"))
    seen, passive = senses(", ".join(map(str, entry.get("senses") or ())))
    size = entry.get("size", "")
    kind = entry.get("type", "")
    said = entry.get("hp")
    points: Mapping[str, Any] = said if isinstance(said, Mapping) else {"average": said}
    printed = Printed(
        name=str(entry.get("name", "")),
        size=_SIZES.get(str(size[0] if size else "").upper(), ""),
        kind=kind_of(str(kind.get("type", "") if isinstance(kind, Mapping) else kind)),
        armour=_armour(entry.get("ac")),
        shield=shielded(entry.get("ac")),
        hit_points=number(points.get("average")) or 0,
        hit_dice=str(points.get("formula") or "").replace(" ", ""),
        speed=speed,
        hover=hover,
        abilities={whole: number(entry.get(short)) or 0 for short, whole in SHORT.items()},
        saves={SHORT[key]: number(value) or 0 for key, value in (entry.get("save") or {}).items() if key in SHORT},
        skills={
            key.replace(" ", "_"): bonus
            for key, value in (entry.get("skill") or {}).items()
            if (bonus := number(value)) is not None and key != "other"
        },
        senses=seen,
        passive_perception=number(entry.get("passive")) if passive is None else passive,
        challenge=challenge_of(entry.get("cr", "")),
    )
    printed.resist = list(_defences(entry.get("resist"), "resist"))
    printed.immune = list(_defences(entry.get("immune"), "immune"))
    printed.vulnerable = list(_defences(entry.get("vulnerable"), "vulnerable"))
    printed.condition_immune = list(_defences(entry.get("conditionImmune"), "conditionImmune"))
    printed.traits = list(_features(entry, "trait"))
    printed.actions = list(_features(entry, "action"))
    printed.bonus = list(_features(entry, "bonus"))
    printed.reactions = list(_features(entry, "reaction"))
    printed.legendary = list(_features(entry, "legendary"))
    return printed.checked()


def plain(text: str) -> str:
    """A sentence without tags."""
    before = ""
    while before != text:
        before, text = text, _TAG.sub(lambda tag: _said(tag[1], tag[2]), text)
    return text


def _said(tag: str, words: str) -> str:
    match tag:
        case "atk":
            return _ATTACKS.get(words.replace(" ", ""), "Attack:")
        case "hit":
            return words if words.startswith("-") else f"+{words}"
        case "h":
            return "Hit: "
        case "dc":
            return f"DC {words}"
        case "recharge":
            return f"(Recharge {words}-6)" if words else "(Recharge 6)"
    return words.split("|")[0]


def _armour(value: Any) -> int:
    first = value[0] if isinstance(value, list) and value else value
    return number(first.get("ac") if isinstance(first, Mapping) else first) or 0


def _speed(value: Any) -> tuple[dict[str, int], bool]:
    if not isinstance(value, Mapping):
        far = number(value)
        return ({} if far is None else {"walk": far}), False
    found, hover = {}, bool(value.get("canHover"))
    for way in WAYS:
        far = value.get(way)
        hover = hover or (isinstance(far, Mapping) and "hover" in str(far.get("condition", "")))
        numbered = number(far.get("number") if isinstance(far, Mapping) else far)
        if numbered is not None:
            found[way] = numbered
    return found, hover


def _defences(value: Any, key: str) -> Iterator[str]:
    for one in value or ():
        if isinstance(one, Mapping):
            note = str(one.get("note", ""))
            types = [str(type_) for type_ in one.get(key) or ()]
            yield f"{', '.join(types)} {note}".strip() if note else ", ".join(types)
        else:
            yield str(one)


def _features(entry: Entry, key: str) -> Iterator[Feature]:
    for one in entry.get(key) or ():
        name = plain(str(one.get("name", "")))
        text = " ".join(_sentences(one.get("entries") or ()))
        yield Feature(name, text, powers.used(name))


def _sentences(entries: Any) -> Iterator[str]:
    for one in entries:
        if isinstance(one, Mapping):
            name = f"{one['name']}. " if "name" in one else ""
            yield name + " ".join(_sentences(one.get("entries") or one.get("items") or ()))
        else:
            yield plain(str(one))
