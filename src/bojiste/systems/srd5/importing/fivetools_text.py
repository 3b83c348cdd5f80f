"""Sentences of 5etools without their tags, lists and all; its lists of spells as the sentences of a trait."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing.fields import Fields
from bojiste.systems.srd5.importing.printed import SHORT

_ATTACKS = {
    "mw": "Melee Weapon Attack:",
    "rw": "Ranged Weapon Attack:",
    "mw,rw": "Melee or Ranged Weapon Attack:",
    "ms": "Melee Spell Attack:",
    "rs": "Ranged Spell Attack:",
    "ms,rs": "Melee or Ranged Spell Attack:",
}
_ROLLS = {"m": "Melee Attack Roll:", "r": "Ranged Attack Roll:", "m,r": "Melee or Ranged Attack Roll:"}
_TAG = re.compile(r"\{@(\w+) ?([^{}]*)\}")
_SPELLS = re.compile(r"\s+")
DEEPEST = 20
"""How deep entries may stand in each other."""


def plain(text: str) -> str:
    """A sentence without tags, the inner ones first."""
    before = ""
    while before != text:
        before, text = text, _TAG.sub(lambda tag: _said(tag[1], tag[2]), text)
    return text


def _said(tag: str, words: str) -> str:
    parts = words.split("|")
    match tag:
        case "atk":
            return _ATTACKS.get(words.replace(" ", ""), "Attack:")
        case "atkr":
            return _ROLLS.get(words.replace(" ", ""), "Attack Roll:")
        case "hit":
            return words if words.startswith(("-", "+")) else f"+{words}"
        case "h":
            return "Hit: "
        case "m" | "hom":
            return "Miss: " if tag == "m" else ""
        case "dc":
            return f"DC {words}"
        case "actSave":
            return f"{SHORT.get(words, words).title()} Saving Throw:"
        case "actSaveFail" | "actSaveSuccess" | "actSaveSuccessOrFail":
            first = {"1": "First ", "2": "Second "}.get(words, "") if tag == "actSaveFail" else ""
            return first + {"actSaveFail": "Failure:", "actSaveSuccess": "Success:"}.get(tag, "Failure or Success:")
        case "recharge":
            return f"(Recharge {words}-6)" if words else "(Recharge 6)"
        case "chance":
            return f"{parts[0]} percent"
        case "condition" | "status":
            return (parts[2] if len(parts) > 2 and parts[2] else parts[0]).lower()
    return parts[2] if len(parts) > 2 and parts[2] else parts[0]


def sentences(said: Fields, key: str) -> str:
    """The paragraphs of an entry as one text; what is neither text nor list is a fault."""
    found = said.at(key)
    if isinstance(found, str):
        return plain(found)
    return " ".join(_walk(said.values(key), said, key, 0))


def _walk(entries: list[Any], said: Fields, place: str, depth: int) -> Iterator[str]:
    for one in entries:
        if isinstance(one, str):
            yield plain(one)
        elif isinstance(one, Mapping) and depth < DEEPEST:
            yield from _inner(one, said, place, depth)
        else:
            said.fault(place, one)


def _inner(one: Mapping[str, Any], said: Fields, place: str, depth: int) -> Iterator[str]:
    """A named paragraph, a list, an item of one."""
    name = one.get("name") if isinstance(one.get("name"), str) else None
    inner = one.get("entries", one.get("items", one.get("entry")))
    texts = list(_walk(inner if isinstance(inner, list) else [inner], said, place, depth + 1)) if inner else []
    if not texts:
        said.fault(place, one)
        return
    yield " ".join([*([f"{plain(name).rstrip('.')}."] if name else []), *texts])


def spellcasting(said: Fields) -> str:
    """A list of spells as the book would print the trait: its head, and a line for each level or use."""
    lines = [sentences(said, "headerEntries")]
    lines += [f"At will: {_spells(said, 'will')}"] if said.at("will") else []
    for times in said.table("daily").said:
        each = " each" if times.endswith("e") else ""
        lines.append(f"{times.rstrip('e')}/day{each}: {_spells(said, 'daily', times)}")
    for level in said.table("spells").said:
        slots = said.number("spells", level, "slots")
        head = "Cantrips (at will)" if level == "0" else f"{ordinal(level)} level ({slots or 0} slots)"
        lines.append(f"{head}: {_spells(said, 'spells', level, 'spells')}")
    for key in set(said.said) & {"rest", "weekly", "yearly", "ritual", "charges", "legendary", "constant", "recharge"}:
        said.fault(key, said.at(key))
    return "\n".join(lines)


def _spells(said: Fields, *keys: str) -> str:
    rows = said.values(*keys)
    texts = [one.get("entry") if isinstance(one, Mapping) else one for one in rows]
    for place, one in enumerate(texts):
        if not isinstance(one, str):
            said.fault(f"{'.'.join(keys)}[{place}]", rows[place])
    return ", ".join(_SPELLS.sub(" ", plain(one)) for one in texts if isinstance(one, str))


def ordinal(level: str) -> str:
    """``3rd``."""
    return level + {"1": "st", "2": "nd", "3": "rd"}.get(level, "th")
