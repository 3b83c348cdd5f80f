"""What a scene file takes from files beside it: its map (``plan``), and its party (``party``).

Both become part of the tables of the scene, so that a saved game needs no other file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from bojiste.core.system import System, system, system_ids
from bojiste.errors import Problem, SceneError
from bojiste.files import toml
from bojiste.files.reading import read_text

PLAN, PARTY = "plan", "party"
TAKEN = {
    PLAN: "A map of another program (Universal VTT) beside this file, in place of `field.map`.",
    PARTY: "A file beside this one with the `[[combatant]]` entries of the party, who come first.",
}
"""Keys of a scene file that name another, and what they are for."""
OF_PARTY = frozenset(("format", "system", "title", "note", "side", "combatant", "block"))
"""What a party file may hold."""
Tables = Mapping[str, Any]
_ENTRY = re.compile(r"(side|combatant)\[(\d+)\](.*)$", re.DOTALL)


def with_files(tables: Tables, scene: Path) -> Tables:
    """The tables of a scene file with what the files hold that it names; ``SceneError`` with what is wrong there."""
    wrong = [Problem(key, tables[key], "not-text") for key in TAKEN if not _names(tables, key)]
    if wrong:
        raise SceneError(wrong)
    if PARTY in tables:
        tables = _joined(tables, scene.parent / tables[PARTY])
    if PLAN in tables:
        tables = _mapped(tables, scene.parent / tables[PLAN])
    return tables


def _names(tables: Tables, key: str) -> bool:
    return key not in tables or (isinstance(tables[key], str) and bool(tables[key]))


def _mapped(tables: Tables, plan: Path) -> Tables:
    """A scene whose field is a map of another program; what the scene says of the field itself holds."""
    game, field = tables.get("system"), tables.get("field", {})
    if isinstance(game, str) and game in system_ids() and not draws(system(game)):
        raise SceneError([Problem(PLAN, tables[PLAN], "no-drawn-map", {"system": game})], game)
    from bojiste.files.vtt import read_field  # late: few scenes have such a map

    rest = {key: value for key, value in tables.items() if key != PLAN}
    return {**rest, "field": {**read_field(plan), **field}} if isinstance(field, Mapping) else rest


def taken(game: System[Any, Any]) -> dict[str, str]:
    """The keys of scene files of a system that name another file."""
    return {key: said for key, said in TAKEN.items() if key != PLAN or draws(game)}


def draws(game: System[Any, Any]) -> bool:
    """Whether a scene of the system may draw a map."""
    field = game.models().world.model_fields.get("field")
    return field is not None and "map" in getattr(field.annotation, "model_fields", {})


def _joined(tables: Tables, file: Path) -> Tables:
    """A scene with the entries, the sides and the blocks of a party before its own."""
    party = read_party(file, tables.get("system"))
    rest = {key: value for key, value in tables.items() if key != PARTY}
    for key in ("side", "combatant"):
        own = tables.get(key, [])
        if isinstance(own, list) and isinstance(party.get(key), list):
            known = [one.get("id") for one in own if isinstance(one, Mapping)]
            more = [one for one in party[key] if key != "side" or one.get("id") not in known]
            rest[key] = [*more, *own]
    if "block" in party and isinstance(rest.get("block", {}), Mapping):
        rest["block"] = {**party["block"], **rest.get("block", {})}
    return rest


def placed(fault: SceneError, tables: Tables, scene: Path) -> SceneError:
    """What is wrong with a scene as a whole, each where it stands: in the scene file, or in that of the party."""
    if not isinstance(tables.get(PARTY), str):
        return fault
    file = scene.parent / tables[PARTY]
    party = read_party(file)
    counts = {key: len(party.get(key, [])) for key in ("side", "combatant")}
    return SceneError([replace(one, path=_path(one.path, counts, f"{file}: ")) for one in fault.problems], fault.system)


def _path(path: str, counts: Mapping[str, int], where: str) -> str:
    found = _ENTRY.match(path)
    if found is None:
        return path
    key, at, rest = found[1], int(found[2]), found[3]
    own = at - counts[key]
    return f"{where}{path}" if own < 0 else f"{key}[{own}]{rest}"


def read_party(file: Path, game: Any = None) -> dict[str, Any]:
    """The tables of a party file; ``SceneError`` with what is wrong with its shape, or where it is of another system
    than ``game``. Its entries are read with the scene that they join."""
    return party_of(toml.parse(read_text(file), file), game, f"{file}: ")


def party_of(found: Tables, game: Any = None, where: str = "") -> dict[str, Any]:
    """The same of what is parsed already. ``where``: what stands before the paths of problems."""
    known = ", ".join(sorted(OF_PARTY))
    wrong = [
        Problem(where + key, found[key], "unknown-key", {"known": known, "near": ""}) for key in found.keys() - OF_PARTY
    ]
    for key in ("side", "combatant"):
        if not isinstance(found.get(key, []), list) or not all(isinstance(one, Mapping) for one in found.get(key, [])):
            wrong.append(Problem(where + key, found[key], "not-a-list"))
    if not isinstance(found.get("block", {}), Mapping):
        wrong.append(Problem(f"{where}block", found["block"], "not-a-table"))
    if not found.get("combatant"):
        wrong.append(Problem(f"{where}combatant", "", "missing"))
    if isinstance(game, str) and found.get("system", game) != game:
        wrong.append(Problem(f"{where}system", found["system"], "other-system", {"known": game}))
    if wrong:
        raise SceneError(sorted(wrong, key=lambda one: one.path))
    return dict(found)
