"""Scene files (TOML), and the JSON Schema by which editors complete and check them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from bojiste.core.scene import SPOKEN, Scene
from bojiste.core.system import System, system
from bojiste.errors import SceneError
from bojiste.files import toml
from bojiste.files.reading import read_text

DIALECT = "http://json-schema.org/draft-07/schema#"
Schema = dict[str, Any]
NULL = {"type": "null"}


def load(path: str | Path, house: str | Path | None = None) -> Scene:
    """The scene of a file, played by the rules of a ``house`` file, if one is given, whatever it says itself.
    ``SceneError`` if it cannot be read (one problem) or not be played (every problem)."""
    path = Path(path)
    from bojiste.core.reading import read_scene
    from bojiste.files.beside import placed, with_files
    from bojiste.files.blocks import with_blocks
    from bojiste.files.house import named, read

    written = toml.parse(read_text(path), path)
    tables = with_blocks(with_files(written, path), path)
    rules = named(tables, path) if house is None else read(Path(house), tables.get("system"))
    try:
        if rules is None:
            return read_scene(tables)
        return read_scene(rules.under(tables) if house is None else rules.over(tables))
    except SceneError as fault:
        said = fault if rules is None else rules.placed(fault, tables if house is None else {})
        raise placed(said, written, path) from None


def lines(path: str | Path) -> toml.Lines:
    """The lines on which the values of a scene file stand: ``lines(path)["combatant[2].now.hp"]``."""
    return toml.Lines(read_text(Path(path)))


# ---------------------------------------------------------------------------------------------------- schema


def schema(system_id: str) -> Schema:
    """The JSON Schema (draft 07) of scene files of this system; ``UnknownSystem`` for an id there is not."""
    return {"$schema": DIALECT, **_schema(system(system_id), "#/definitions/")}


def schema_of_all(systems: Iterable[System]) -> Schema:
    """One schema for scene files of any of these systems: the file's own ``system`` decides."""
    inside = {game.id: _schema(game, f"#/definitions/{game.id}/definitions/") for game in systems}
    choice = [{"$ref": f"#/definitions/{id}"} for id in inside]
    return {"$schema": DIALECT, "title": "Bojiště", "oneOf": choice, "definitions": inside}


def _schema(game: System, prefix: str) -> Schema:
    """A scene file of one system; ``prefix`` is where its definitions are referred to."""
    from pydantic.json_schema import models_json_schema

    from bojiste.core.reading import Entry, Head, NameForms
    from bojiste.files.beside import taken
    from bojiste.files.shorthand import SHORT, Generator

    models = (Head, Entry, NameForms, *game.models())
    refs, whole = models_json_schema(
        [(model, "validation") for model in models], ref_template=prefix + "{model}", schema_generator=Generator
    )
    head, entry, forms, sheet, now, options, world = (refs[model, "validation"]["$ref"] for model in models)
    for ref in (head, entry, sheet, now, options, world):
        whole["$defs"][ref.removeprefix(prefix)].pop(SHORT, None)  # the scene's own tables have no short form
    definitions: dict[str, Schema] = {name: draft_07(table) for name, table in whole["$defs"].items()}

    def at(ref: str) -> Schema:
        return definitions[ref.removeprefix(prefix)]

    if "NameTable" in definitions:
        definitions["NameTable"] = _name(forms)
    properties = {
        "system": {"const": game.id, "description": "The rule system of this scene."},
        **at(head)["properties"],
        **{key: {"type": "string", "minLength": 1, "description": said} for key, said in taken(game).items()},
        "procedure": {"enum": list(game.procedures), "description": "The course of play; the first is the default."},
        "options": {"allOf": [{"$ref": options}], "description": "What of the rules this scene chooses otherwise."},
        **at(world).get("properties", {}),
        "combatant": {
            "type": "array",
            "minItems": 1,
            "items": _combatant(game, at(entry), at(sheet), now),
            "description": "Who takes part, in the order of the file.",
        },
        "block": {
            "type": "object",
            "additionalProperties": _own_block(at(entry), at(sheet)),
            "description": "Blocks of the scene's own, by id.",
        },
    }
    required = ["format", "system", "combatant", *at(world).get("required", ())]
    kept = _reachable([properties], definitions, prefix)
    return {
        "title": f"Bojiště: {game.id}",
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
        "definitions": {name: definitions[name] for name in definitions if name in kept},
    }


def _combatant(game: System, entry: Schema, sheet: Schema, now: str) -> Schema:
    """A ``[[combatant]]``: the core's keys, the sheet's, and ``now``; with a block nothing more is required, nor with
    the keys from which all others follow, where the sheet's schema names such (``follows_from``)."""
    properties = {
        **entry["properties"],
        "block": {
            "anyOf": [{"enum": list(game.blocks())}, {"type": "string"}],
            "description": "A block of the bestiary, or of one's own; keys given here override it.",
        },
        "tactic": {"enum": list(game.policies), "description": "Who decides when no person holds the seat."},
        **sheet.get("properties", {}),
        "now": {"allOf": [{"$ref": now}], "description": "The numbers it begins with, where they are not the sheet's."},
    }
    own = entry.get("required", ())
    ways = [sheet.get("required", ()), *([sheet["follows_from"]] if "follows_from" in sheet else ())]
    return {
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "anyOf": [{"required": ["block", "side"]}, *({"required": [*own, *way]} for way in ways)],
    }


def _own_block(entry: Schema, sheet: Schema) -> Schema:
    """A block of the scene's own: what an entry may say, and nothing that it must."""
    properties = {**entry["properties"], **sheet.get("properties", {})}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _name(forms: str) -> Schema:
    """A name as files may write it: words, forms, or one of these per language."""
    words: Schema = {"type": "string", "minLength": 1}
    languages = {
        key: {"anyOf": [words, {"$ref": forms}], "description": f"The name in {spoken}."}
        for key, spoken in {"any": "every language", **SPOKEN}.items()
    }
    table = {"type": "object", "properties": languages, "additionalProperties": False, "minProperties": 1}
    return {"anyOf": [words, {"$ref": forms}, table], "description": "A name; cases only where it declines."}


def draft_07(node: Any) -> Any:
    """A schema as ``Generator`` writes it (2020-12) in the dialect that TOML editors know; TOML has no null."""
    from bojiste.files.shorthand import SHORT

    if isinstance(node, list):
        return [draft_07(item) for item in node]
    if not isinstance(node, Mapping):
        return node
    old = {key: draft_07(item) for key, item in node.items() if not _is_noise(key, item)}
    if isinstance(old.get("prefixItems"), list):
        rest = old.pop("items", False)
        old["items"], old["additionalItems"] = old.pop("prefixItems"), rest
    if NULL in old.get("anyOf", ()):
        choices = [choice for choice in old.pop("anyOf") if choice != NULL]
        old = {**choices[0], **old} if len(choices) == 1 else {**old, "anyOf": choices}
    if "$ref" in old and len(old) > 1:
        # draft 07 passes over whatever stands beside a reference
        old["allOf"] = [{"$ref": old.pop("$ref")}]
    if not old.pop(SHORT, False):
        return old
    said = {"description": old.pop("description")} if "description" in old else {}
    return {**said, "anyOf": [old, {"type": "string"}, {"type": "number"}]}


def _is_noise(key: str, item: Any) -> bool:
    """A title made of the key's own name, or a default that TOML cannot write."""
    return (key == "title" and isinstance(item, str)) or (key == "default" and item is None)


def _reachable(roots: Iterable[Any], definitions: Mapping[str, Schema], prefix: str) -> set[str]:
    """Names of the definitions that are referred to, directly or by others."""
    found: set[str] = set()
    queue = list(roots)
    while queue:
        for ref in _refs(queue.pop()):
            name = ref.removeprefix(prefix)
            if name not in found:
                found.add(name)
                queue.append(definitions[name])
    return found


def _refs(node: Any) -> Iterable[str]:
    walk: Callable[[Any], Iterable[str]] = _refs
    if isinstance(node, Mapping):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for item in node.values():
            yield from walk(item)
    elif isinstance(node, list):
        for item in node:
            yield from walk(item)
