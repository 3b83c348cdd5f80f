"""Copies (``_copy``) of creatures that are not in the file but in the bestiary: its numbers as 5etools writes them, its
attacks, powers and traits as places that changes can take away or put something into, and the table that comes of it.

What is left as it was is the bestiary's to the letter; whatever a change says that no table holds (other words of a
sentence, legendary actions) is told as not understood.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any

from bojiste.core.system import blocks_of
from bojiste.kit.as_toml import pairs
from bojiste.systems.srd5.importing.block import TRAITS
from bojiste.systems.srd5.importing.multiattack import slug
from bojiste.systems.srd5.importing.printed import SENSES, SHORT
from bojiste.systems.srd5.importing.records import Block
from bojiste.systems.srd5.importing.write import table as written
from bojiste.systems.srd5.sheet.keys import wielded

Entry = Mapping[str, Any]
Table = Mapping[str, Any]
OURS = "_ours"
"""In a block: the id of the bestiary's block that it is made of; in a feature: what of that it stands for. Both are
tuples, which no file can hold."""
SOURCES = frozenset(("", "MM", "PHB", "SRD"))
"""The books of 2014, whose creatures the document has with the same numbers."""
PLACES = ("trait", "action", "bonus", "reaction")
CLOSED = ("legendary", "mythic", "spellcasting")
"""Lists that a change may replace, but not change entry by entry."""
_FEATURES = frozenset(("name", "attack", "power", "traits", "unplayed", "approximated", "multiattack"))
_TIMES = {"nearby": "trait", "touched": "trait", "death": "trait", "turn": "trait", "bonus": "bonus"}
_WHEN = {"trait": "trait", "action": "action", "reaction": "reaction", "attack": "action", "recharge": "action"}
MULTIATTACK = ("multiattack", 0)
_MARK = "It is as in the bestiary."
_ADDED = re.compile(r"\{@(hit|dc) ([+-]?\d+)\}")


def id_of(entry: Entry) -> str:
    """The block of the bestiary that an entry is made of; empty where it is of none."""
    found = entry.get(OURS)
    return str(found[0]) if isinstance(found, tuple) else ""


def original(name: str, source: Any) -> Entry | None:
    """The bestiary's creature of a name, where the book that the file names is one that prints it so."""
    id = slug(name)
    if not isinstance(source or "", str) or (source or "").upper() not in SOURCES:
        return None
    found = _blocks().get(id)
    return _entry(id) if found is not None and {"challenge", "ac", "speed"} <= set(found) else None


@cache
def _entry(id: str) -> Entry:
    said = _blocks()[id]
    speed = said["speed"] if isinstance(said["speed"], Mapping) else {"walk": said["speed"]}
    entry: dict[str, Any] = {
        OURS: (id,),
        "size": [str(said.get("size", "medium"))[0].upper()],
        "type": said["type"],
        "ac": [said["ac"]],
        "hp": {"average": said["hp_max"], "formula": str(said["hit_dice"])},
        "speed": {("canHover" if way == "hover" else way): far for way, far in speed.items()},
        **{short: said["abilities"][ability] for short, ability in SHORT.items()},
        "save": {ability[:3]: f"{bonus:+d}" for ability, bonus in said.get("saves", {}).items()},
        "skill": {skill.replace("_", " "): f"{bonus:+d}" for skill, bonus in said.get("skills", {}).items()},
        "senses": [f"{sense} {said[sense]} ft." for sense in SENSES if sense in said],
        "passive": said["passive_perception"],
        "resist": list(said.get("resist", ())),
        "immune": list(said.get("immune", ())),
        "vulnerable": list(said.get("vulnerable", ())),
        "conditionImmune": list(said.get("cond_immune", ())),
        "cr": str(said["challenge"]),
    }
    for place, feature in _features(said):
        entry.setdefault(place, []).append(feature)
    return entry


def _features(said: Table) -> Iterator[tuple[str, Entry]]:
    """Its features by where they stand; those of a shapechanger hang together, and none can be changed."""
    if said.get("multiattack"):
        yield "action", _feature("Multiattack", MULTIATTACK)
    if "form" not in said:
        for at, row in enumerate(said.get("attack", ())):
            yield "action", _feature(_title(row["name"]), ("attack", at))
    for at, row in enumerate(said.get("power", ())):
        use = row.get("use", {})
        if row and "innate" not in use and use.get("time") != "legendary":
            yield _TIMES.get(use.get("time", ""), "action"), _feature(_title(row["name"]) + _limits(use), ("power", at))
    for name, codes in _named_traits(said.get("traits", ())):
        yield "reaction" if name == "Parry" else "trait", _feature(name, ("traits", *codes))
    for part, names in said.get("unplayed", {}).items():
        yield from ((_WHEN[part], _feature(name, ("unplayed", name))) for name in names if part in _WHEN)


def _feature(name: str, ours: tuple[Any, ...]) -> Entry:
    attack = "{@atk mw} {@hit 0} to hit, reach 5 ft., one target. {@h}1 force damage. " if ours[0] == "attack" else ""
    return {"name": name, "entries": [f"{attack}{_MARK} {{@hit 0}} {{@dc 0}}"], OURS: ours}


def _title(name: str) -> str:
    return name.replace("_", " ").title()


def _limits(use: Table) -> str:
    """How often, as 5etools has it behind the name."""
    if face := use.get("recharge"):
        return " {@recharge}" if face == 6 else f" {{@recharge {face}}}"
    return f" ({use['uses']}/Day)" if "uses" in use else ""


def _named_traits(codes: Any) -> Iterator[tuple[str, list[str]]]:
    """Traits by their names: of the codes that one name stands for, the longest first."""
    left = list(codes)
    for name, together in sorted(TRAITS.items(), key=lambda one: -len(one[1])):
        if all(code in left for code in together):
            left = [code for code in left if code not in together]
            yield name, list(together)
    yield from ((_title(code.split()[0]), [code]) for code in left)


def only_a_name(entry: Entry, replaced: Any) -> bool:
    """Whether a text that is replaced only names the creature: its sentences are not kept, its name is in none."""
    words = {word for word in re.findall(r"[a-z]+", str(replaced).lower()) if word != "the"}
    return bool(words) and words <= set(id_of(entry).split("_"))


def read_of(entry: Entry) -> Entry:
    """The entry as far as it has to be read: of what stands for something of ours only actions, which a Multiattack may
    name."""
    lists = {place: [one for one in entry[place] if _read(one, place)] for place in PLACES if _is_list(entry, place)}
    return {**entry, **lists}


def _is_list(entry: Entry, place: str) -> bool:
    return isinstance(entry.get(place), list)


def _read(one: Any, place: str) -> bool:
    ours = one.get(OURS) if isinstance(one, Mapping) else None
    return not isinstance(ours, tuple) or (place == "action" and ours[0] in ("attack", "power"))


def _as_read(block: Block) -> dict[str, Any]:
    """The table of what was read; what only stands for something of ours is taken out of both."""
    ghosts = [_marked(one.left) for one in block.attacks]
    block.attacks = [replace(one, left=()) if _marked(one.left) else one for one in block.attacks]
    block.left = [one for one in block.left if not _marked(one.said)]
    found: dict[str, Any] = tomllib.loads(written(block))[block.id]
    rows = found.get("attack", [])
    found["attack"] = [row for at, row in enumerate(rows) if at >= len(ghosts) or not ghosts[at]]
    return found


def _marked(said: tuple[str, ...]) -> bool:
    return any(_MARK in one for one in said)


def text(block: Block, entry: Entry, untouched: Block) -> str:
    """The table of the whole, as TOML: ``block`` is what was read of the entry, ``untouched`` what is read of the
    bestiary's own."""
    found = _table(block, entry, untouched)
    lines = [
        f"[{block.id}]",
        *pairs({key: one for key, one in found.items() if key not in ("name", "attack", "power")}),
    ]
    lines += [f"[{block.id}.name]", *pairs(found["name"])]
    for key in ("attack", "power"):
        for row in found[key]:
            lines += ["", f"[[{block.id}.{key}]]", *pairs(row)]
    return "\n".join(lines) + "\n"


def _table(block: Block, entry: Entry, untouched: Block) -> dict[str, Any]:
    ours = deepcopy(dict(_blocks()[id_of(entry)]))
    new, old = _as_read(block), _as_read(untouched)
    for closed in ("legendary", "spellcasting"):
        if entry.get(closed):
            _drop(ours, closed)
    keys = [key for key in {**ours, **new} if key not in _FEATURES]
    found: dict[str, Any] = {key: (ours if new.get(key) == old.get(key) else new).get(key) for key in keys}
    kept = list(_kept(entry))
    found["traits"] = [code for code in ours.get("traits", ()) if ("traits", code) in _each_trait(kept)]
    found["traits"] += [code for code in new.get("traits", ()) if code not in found["traits"]]
    found["multiattack"] = _multiattack(ours, new, kept)
    gone = _gone(ours, kept)
    for part in ("approximated", "unplayed"):
        found[part] = _by_part(ours.get(part, {}), new.get(part, {}), gone)
    rows = {key: [*_rows(ours, key, kept), *new.get(key, ())] for key in ("attack", "power")}
    there = {key: one for key, one in found.items() if one not in (None, [], {}, "")}
    return {**there, **rows, "name": new["name"]}


def _drop(ours: dict[str, Any], closed: str) -> None:
    """What the file replaces as a whole."""
    for key in [key for key in ours if key.startswith("legendary")] if closed == "legendary" else _CASTING:
        ours.pop(key, None)
    gone = (lambda use: use.get("time") == "legendary") if closed == "legendary" else (lambda use: "innate" in use)
    ours["power"] = [
        {} if gone(row.get("use", {})) else row for row in ours.get("power", ())
    ]  # the others keep their places


_CASTING = ("level", "casting", "spell_dc", "spell_attack", "slots", "spells", "cast_before", "utility_spells")


def _kept(entry: Entry) -> Iterator[tuple[tuple[Any, ...], Mapping[str, int]]]:
    """What of ours is still there, and what was added to its attack roll and to its Difficulty Class."""
    for place in PLACES:
        for one in entry[place] if _is_list(entry, place) else ():
            if isinstance(one, Mapping) and isinstance(one.get(OURS), tuple):
                added = _ADDED.findall(" ".join(map(str, one.get("entries") or ())))
                yield one[OURS], {tag: int(number) for tag, number in added}


Kept = list[tuple[tuple[Any, ...], Mapping[str, int]]]


def _each_trait(kept: Kept) -> list[tuple[str, str]]:
    return [("traits", code) for ours, _ in kept if ours[0] == "traits" for code in ours[1:]]


def _rows(ours: Table, key: str, kept: Kept) -> Iterator[dict[str, Any]]:
    """Rows that are still there; those that no change can name always are."""
    there = {one[1]: added for one, added in kept if one[0] == key}
    free = key == "attack" and "form" in ours
    for at, row in enumerate(ours.get(key, ())):
        use = row.get("use", {})
        if row and (at in there or free or "innate" in use or use.get("time") == "legendary"):
            yield _added(row, there.get(at, {}))


def _added(row: Table, by: Mapping[str, int]) -> dict[str, Any]:
    """The row with so much more to hit, and to each Difficulty Class."""
    keys = {"to_hit": by.get("hit", 0), "dc": by.get("dc", 0)}
    whole = {key: one + keys[key] if key in keys and isinstance(one, int) else one for key, one in row.items()}
    return {key: _added(one, by) if isinstance(one, Mapping) else one for key, one in whole.items()}


def _gone(ours: Table, kept: Kept) -> set[str]:
    """Features that are no longer there, by their slugs."""
    there = [one for one, _ in kept]
    all_ = [feature for _, feature in _features(ours)]
    return {slug(one["name"].partition(" {")[0]) for one in all_ if one[OURS] not in there}


def _multiattack(ours: Table, new: Table, kept: Kept) -> Any:
    """That of the bestiary, or a new one; what is held in one hand or two may be either."""
    if MULTIATTACK in [one for one, _ in kept]:
        return ours["multiattack"]
    made = new.get("multiattack") or []
    whole = [made] if made and isinstance(made[0], str) else list(made)
    both = {slug(row["name"]) for row in ours.get("attack", ()) if "two_hands" in row}
    whole += [[f"{key}-two-hands" if key in both else key for key in one] for one in whole if both & {*one}]
    return whole[0] if len(whole) == 1 else whole


def broken(entry: Entry) -> bool:
    """Whether its Multiattack is left as it was, and makes an attack that was taken away."""
    ours, kept = _blocks()[id_of(entry)], list(_kept(entry))
    if MULTIATTACK not in [one for one, _ in kept]:
        return False
    keys = re.findall(r"[\w-]+", str(ours["multiattack"]))
    return not _gone(ours, kept).isdisjoint(map(wielded, keys))


def without_multiattack(entry: Entry) -> Entry:
    """The entry whose Multiattack nobody makes."""
    rows = [one for one in entry["action"] if not (isinstance(one, Mapping) and one.get(OURS) == MULTIATTACK)]
    return {**entry, "action": rows}


def _by_part(ours: Table, new: Table, gone: set[str]) -> dict[str, list[str]]:
    left = {part: [name for name in names if slug(name) not in gone] for part, names in ours.items()}
    whole = {part: [*left.get(part, ()), *new.get(part, ())] for part in {**left, **new}}
    return {part: list(dict.fromkeys(names)) for part, names in whole.items() if names}


@cache
def _blocks() -> Mapping[str, Any]:
    return blocks_of("bojiste.systems.srd5")()
