"""Other scenes made of one: fields named as in its file, and the values they take in turn.

``goblins.count=1..12``, ``options.printing=phb_cs,srd_ru``, ``ogre.hp_max=40..90/10``, ``heroes.tactic=naive,clever``:
before the first dot stands a table of the scene (``options``, ``field``), or whom it is about: the id of a combatant,
else a block, else a side. A field is set for all of them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from bojiste.core.ask import GM
from bojiste.core.reading import read_scene
from bojiste.core.state import View
from bojiste.errors import Problem, SceneError
from bojiste.kit.maps import NoRoom, crowded

MOST_VALUES = 1000
"""Of one field."""
MOST_WRITTEN = 20_000
"""Characters of the values of one field."""
OPTION = "--vary"
_RANGE = re.compile(r"(?P<first>[-−]?[0-9]+)\.\.(?P<last>[-−]?[0-9]+)(?:/(?P<step>[0-9]+))?")

Settings = tuple[tuple[str, Any], ...]
"""Fields and the values they have."""


class Vary(NamedTuple):
    """A field and the values that it takes in turn, at least one, none of them twice."""

    field: str
    values: tuple[Any, ...]


def read(text: str) -> Vary:
    """``ogre.hp_max=40..90/10`` or ``options.printing=phb_cs,srd_ru``; ``SceneError`` says what is wrong with it."""
    field, sign, said = text.partition("=")
    field, said = field.strip(), said.strip()
    if not sign or not said or "." not in field.strip("."):
        raise SceneError([Problem(OPTION, text, "vary-form")])
    if len(said) > MOST_WRITTEN:
        raise SceneError([Problem(OPTION, f"{text[:40]}…", "vary-many", {"maximum": MOST_VALUES})])
    if (found := _RANGE.fullmatch(said)) is None:
        if ".." in said and '"' not in said:
            raise SceneError([Problem(OPTION, text, "vary-range")])
        values = tuple(_value(word) for word in said.split(","))
        return Vary(field, tuple({repr(value): value for value in values}.values()))
    first, last, step = (int((found[part] or "1").replace("−", "-")) for part in ("first", "last", "step"))
    if last < first or step < 1:
        raise SceneError([Problem(OPTION, text, "vary-empty")])
    if (last - first) // step >= MOST_VALUES:
        raise SceneError([Problem(OPTION, text, "vary-many", {"maximum": MOST_VALUES})])
    return Vary(field, tuple(range(first, last + 1, step)))


def _value(word: str) -> Any:
    """A number or a truth as TOML writes it; anything else is a word."""
    word = word.strip()
    try:
        return tomllib.loads(f"value = {word}")["value"]
    except tomllib.TOMLDecodeError:
        return word


def combinations(varies: Iterable[Vary]) -> Iterator[Settings]:
    """Every choice of a value for each field, the last field turning fastest."""
    varies = tuple(varies)
    for values in product(*(one.values for one in varies)):
        yield tuple((one.field, value) for one, value in zip(varies, values, strict=True))


def varied(source: Mapping[str, Any], settings: Settings) -> dict[str, Any]:
    """The scene file with these fields set; ``SceneError`` names those that are about nobody.

    Whether the values are right is for the reader of scenes to say. Where somebody's ``count`` changes and a map shows
    each of them, so many stand on it: the last go, more stand on the nearest squares where all of
    their space is free.
    """
    scene = deepcopy(dict(source))
    sides = _sides(source) if any(field.endswith(".count") for field, _ in settings) else {}
    problems = [problem for field, value in settings if (problem := _set(scene, field, value, sides)) is not None]
    if problems:
        raise SceneError(problems)
    return scene


def _sides(source: Mapping[str, Any]) -> dict[str, int]:
    """How many squares wide those are whom the map shows, by the letters that show them."""
    if not isinstance(source.get("field"), Mapping) or not isinstance(source["field"].get("map"), str):
        return {}
    scene = read_scene(source)
    board = scene.system.board(View(scene, scene.system.begin(scene), GM, scene.system.sight))
    return {} if board is None else {scene.by_id[one.who].mark: one.size for one in board.tokens}


def _set(scene: dict[str, Any], field: str, value: Any, sides: Mapping[str, int]) -> Problem | None:
    head, *keys = field.split(".")
    entries = about(scene, head)
    for entry in entries:
        if keys == ["count"]:
            try:
                _crowd(scene, entry, value, sides)
            except NoRoom as full:
                return Problem(OPTION, f"{field}={value}", "vary-room", {"maximum": full.most})
        _put(entry, keys, value)
    if entries:
        return None
    table = scene.setdefault(head, {}) if head in ("options", "field") else scene.get(head)
    if isinstance(table, dict):
        _put(table, keys, value)
        return None
    known = ", ".join(dict.fromkeys((*names(scene), "options", *_tables(scene))))
    return Problem(OPTION, field, "vary-nobody", {"known": known})


def about(scene: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    """The entries of combatants that a name means: by id, else by block, else by side."""
    entries = [one for one in scene.get("combatant", ()) if isinstance(one, dict)]
    for key in ("id", "block", "side"):
        if found := [one for one in entries if one.get(key) == name]:
            return found
    return []


def names(scene: Mapping[str, Any]) -> list[str]:
    """Whom a field may be about."""
    entries = [one for one in scene.get("combatant", ()) if isinstance(one, dict)]
    return list(dict.fromkeys(str(one[key]) for key in ("id", "block", "side") for one in entries if key in one))


def named(source: Mapping[str, Any], settings: Settings, problems: Iterable[Problem]) -> list[Problem]:
    """Faults of a file made of a sound one, under the names of the fields that were set; what follows from these is
    left out, if it is about something else."""
    found = list(problems)
    places = [(place, field) for field, _ in settings for place in _places(source, field)]
    ours = [replace(one, path=field) for one in found for place, field in places if _within(one.path, place)]
    return ours or found


def _places(source: Mapping[str, Any], field: str) -> Iterator[str]:
    """Where in the file a field stands, as problems say it."""
    head, _, key = field.partition(".")
    meant = [id(one) for one in about(source, head)]
    yield from (f"combatant[{at}].{key}" for at, one in enumerate(source.get("combatant", ())) if id(one) in meant)
    if not meant:
        yield field


def _within(path: str, place: str) -> bool:
    return path == place or path.startswith((f"{place}.", f"{place}["))


def _tables(scene: Mapping[str, Any]) -> list[str]:
    return [key for key, value in scene.items() if isinstance(value, dict) and key not in ("title", "name")]


def _put(table: dict[str, Any], keys: list[str], value: Any) -> None:
    for key in keys[:-1]:
        inner = table.get(key)
        table[key] = inner = dict(inner) if isinstance(inner, dict) else {}
        table = inner
    table[keys[-1]] = value


def _crowd(scene: dict[str, Any], entry: Mapping[str, Any], count: Any, sides: Mapping[str, int]) -> None:
    """So many of them on the map, if the map shows each of those there are."""
    field, called = scene.get("field"), str(entry.get("mark") or entry.get("id") or entry.get("block") or "")
    if isinstance(field, dict) and isinstance(field.get("map"), str) and called and isinstance(count, int):
        drawn = crowded(field["map"], called[0], int(entry.get("count", 1)), count, sides)
        if drawn is not None:
            field["map"] = drawn
