"""Reading a scene: every problem is collected, none is raised before all are known."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Annotated, Any, Literal, get_args, get_origin
from unicodedata import combining

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    StringConstraints,
    ValidationError,
    create_model,
    model_validator,
)
from pydantic_core import PydanticCustomError, core_schema

from bojiste.core.ask import GM
from bojiste.core.scene import FORMAT, GROUND, LANGUAGES, Combatant, Name, Scene, Side
from bojiste.core.system import System, system, system_ids
from bojiste.errors import Problem, RulingError, SceneError, UnknownSystem

MOST_LETTERS = 200
"""Of a name or a title."""
MOST_NOTE = 20_000
"""Letters of the note of a scene."""
MOST_COMBATANTS = 200
"""More than this many no table plays, and no screen holds."""
MOST_NEAR = 50
"""So many misspelt keys are looked up; beyond that the remedy is not a likelier word."""
_SCHEMA_PARTS = frozenset(("schema", "items_schema", "keys_schema", "values_schema", "choices", "definitions"))
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""What steers a terminal or turns the direction of writing, and can be no part of a name."""


def _visible(text: str) -> str:
    """Text without controls: a terminal obeys them."""
    if _CONTROL.search(text):
        raise PydanticCustomError("control-characters", "control characters")
    return text


_ID = re.compile(r"^[a-z0-9][a-z0-9_-]*$")


def _id(text: str) -> str:
    """What a combatant or a side is called in files and keys."""
    if not _ID.match(text):
        raise PydanticCustomError("bad-id", "not an id")
    return text


def _sign(mark: str) -> str:
    """A sign for the board: one that can be seen, alone in its cell, and no ground."""
    if not mark.isprintable() or mark.isspace() or combining(mark) or mark in GROUND:
        raise PydanticCustomError("bad-mark", "not a mark")
    return mark


Text = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MOST_LETTERS), AfterValidator(_visible)
]
Id = Annotated[
    str, StringConstraints(max_length=64), AfterValidator(_id), Field(json_schema_extra={"pattern": _ID.pattern})
]
SeatId = Annotated[str, StringConstraints(pattern=r"^(gm|player:[\w .-]+)$", max_length=64)]

CASES = ("gen", "dat", "acc", "voc", "loc", "ins")
TOP = ("format", "system", "procedure", "title", "note", "options", "rulings", "side", "combatant")
OWN = ("id", "side", "name", "seat", "block", "count", "now", "tactic", "mark")


GREATEST = 10**9
"""The greatest number that a scene may state where its field says nothing narrower."""


def _exact(node: Any) -> Any:
    """A validator's schema that takes numbers and truths for what they are."""
    if isinstance(node, list | tuple):
        return type(node)(map(_exact, node))
    if not isinstance(node, dict):
        return node
    exact: dict[str, Any] = {"strict": True} if node.get("type") in ("int", "float", "bool") else {}
    if node.get("type") == "int" and not {"le", "lt"} & node.keys():
        exact["le"] = GREATEST
    inside = {key: _exact(item) if key in _SCHEMA_PARTS else item for key, item in node.items()}
    if isinstance(fields := node.get("fields"), dict):
        inside["fields"] = {name: _exact(field) for name, field in fields.items()}
    return inside | exact


class Strict(BaseModel):
    """A table of a scene file: nothing unknown in it, nothing changed after reading. Systems build on it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        """Numbers and truths stand without quotes, as the JSON Schema says: ``"24"`` is no number, ``true`` not 1."""
        found: core_schema.CoreSchema = _exact(handler(source))
        return found


class NameForms(Strict):
    """A name in one language: gender, number and cases where they are not what a reader would guess."""

    text: Text
    gender: Literal["m", "f", "n"] | None = None
    number: Literal["sg", "pl"] | None = None
    gen: Text | None = None
    dat: Text | None = None
    acc: Text | None = None
    voc: Text | None = None
    loc: Text | None = None
    ins: Text | None = None


_NAMES: Any = dict.fromkeys(("any", *LANGUAGES), (NameForms | None, None))
_ByLanguage = create_model("_ByLanguage", __base__=Strict, **_NAMES)


class NameTable(_ByLanguage):
    """``"Ada"``, ``{text = "Ada", gender = "f", acc = "Adu"}``, or one of these per language."""

    @model_validator(mode="before")
    @classmethod
    def _spread(cls, value: Any) -> Any:
        if isinstance(value, str):
            return {"any": {"text": value}}
        if isinstance(value, Mapping):
            if not set(value) & {*LANGUAGES, "any"}:
                return {"any": value}
            return {key: {"text": item} if isinstance(item, str) else item for key, item in value.items()}
        raise PydanticCustomError("not-a-name", "neither text nor a table")

    def name(self, number: int | None = None) -> Name:
        shown = {"" if key == "any" else key: form for key, form in self if form is not None}
        return Name({key: form.model_dump(exclude_none=True) for key, form in shown.items()}, number)


class SideTable(Strict):
    id: Id
    name: NameTable | None = None
    relations: dict[str, Literal["hostile", "neutral", "friendly"]] = {}


class Head(Strict):
    """The core's own keys of a scene file."""

    format: Literal[1]
    procedure: str | None = None
    title: NameTable | None = None
    note: Annotated[str, StringConstraints(max_length=MOST_NOTE)] | None = None
    rulings: Literal["ask", "default"] = "default"
    side: tuple[SideTable, ...] = ()


class Entry(Strict):
    """The core's own keys of a ``[[combatant]]``."""

    id: Id
    side: Id
    name: NameTable | None = None
    seat: SeatId | None = None
    block: str | None = None
    count: Annotated[int, Field(ge=1, le=99)] = 1
    tactic: str | None = None
    mark: Annotated[str, StringConstraints(min_length=1, max_length=1), AfterValidator(_sign)] | None = None


_REASONS = {
    "missing": "missing",
    "extra_forbidden": "unknown-key",
    "literal_error": "not-one-of",
    "enum": "not-one-of",
    "greater_than_equal": "below-minimum",
    "greater_than": "not-above",
    "less_than_equal": "above-maximum",
    "less_than": "not-below",
    "int_type": "not-an-integer",
    "int_parsing": "not-an-integer",
    "int_from_float": "not-an-integer",
    "string_type": "not-text",
    "string_too_short": "empty-text",
    "string_too_long": "long-text",
    "string_pattern_mismatch": "bad-shape",
    "bool_type": "not-yes-no",
    "bool_parsing": "not-yes-no",
    "list_type": "not-a-list",
    "tuple_type": "not-a-list",
    "dict_type": "not-a-table",
    "model_type": "not-a-table",
    "model_attributes_type": "not-a-table",
    "too_short": "too-few",
    "too_long": "too-many",
}
_LIMITS = {
    "ge": "minimum",
    "gt": "minimum",
    "le": "maximum",
    "lt": "maximum",
    "min_length": "minimum",
    "max_length": "maximum",
}


def where(base: str, steps: Iterable[int | str]) -> str:
    """``combatant[2].attacks[0].range``: a path as people write it."""
    path = base
    for step in steps:
        if step == "[key]":  # what is wrong is the key itself
            continue
        path += f"[{step}]" if isinstance(step, int) else f"{'.' if path else ''}{step}"
    return path


def _fields(model: Any) -> list[str]:
    """Names a table of this type knows."""
    if isinstance(model, type) and issubclass(model, BaseModel):
        return [field.alias or name for name, field in model.model_fields.items()]
    for inner in get_args(model):
        if found := _fields(inner):
            return found
    return []


def _inside(model: Any, steps: tuple[int | str, ...]) -> Any:
    """The type that stands at ``steps`` below a model, as far as it can be told."""
    for step in steps:
        if isinstance(model, type) and issubclass(model, BaseModel):
            field = model.model_fields.get(str(step))
            model = field.annotation if field else None
        elif get_origin(model) is dict:
            model = get_args(model)[1]
        else:
            inner = [item for item in get_args(model) if item is not type(None)]
            model = inner[0] if inner else None
            if not isinstance(step, int):
                model = _inside(model, (step,))
    return model


def near(word: Any, known: Iterable[str], count: int = 1) -> str:
    """Those of the known words that were probably meant; empty for what is no short word."""
    return ", ".join(get_close_matches(word, list(known), n=count)) if isinstance(word, str) and len(word) <= 64 else ""


def _problem(error: Any, base: str, model: Any, *, look_up: bool = True) -> Problem:
    steps, kind, context = error["loc"], error["type"], error.get("ctx") or {}
    path = where(base, steps)
    reason = _REASONS.get(kind, kind if "-" in kind else "invalid")
    data = {_LIMITS.get(key, key): value for key, value in context.items() if key != "error"}
    if reason == "unknown-key":
        known = _fields(_inside(model, steps[:-1]))
        meant = near(str(steps[-1]), known) if look_up else ""
        return Problem(path, str(steps[-1]), reason, {"known": ", ".join(known), "near": meant})
    if reason == "not-one-of":
        words = context.get("expected", "").replace("'", "").replace(" or ", ", ")
        meant = near(error["input"], words.split(", ")) if look_up else ""
        data = {"known": words, "near": meant}
    if reason == "invalid":
        data = {"text": error["msg"]}
    value = "" if reason == "missing" else error["input"]
    return Problem(path, value, reason, data)


def problems_of(failed: ValidationError, base: str, model: Any) -> list[Problem]:
    """A failed validation as problems with paths of the scene file."""
    errors = failed.errors(include_url=False)
    return [_problem(error, base, model, look_up=index < MOST_NEAR) for index, error in enumerate(errors)]


class _Reader:
    """Reads one scene, keeping whatever is wrong."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.problems: list[Problem] = []
        self.declared: set[str] = set()
        """Ids of entries whose sheet could not be read."""

    def model(self, model: Any, value: Any, path: str) -> Any:
        """The validated table, or ``None`` after noting its problems."""
        try:
            return model.model_validate(value)
        except ValidationError as failed:
            self.problems += problems_of(failed, path, model)
            return None

    def system(self) -> System | None:
        id = self.data.get("system")
        if not isinstance(id, str):
            value, reason = ("", "missing") if id is None else (id, "not-text")
            self.problems.append(Problem("system", value, reason, {"known": ", ".join(system_ids())}))
            return None
        try:
            return system(id)
        except UnknownSystem as unknown:
            self.problems += unknown.problems
            return None

    def entries(self, game: System) -> list[tuple[str, Entry, Mapping[str, Any], Mapping[str, Any]]]:
        """Combatant entries with their block laid under: path, core keys, sheet keys, ``now`` keys."""
        raw = self.data.get("combatant")
        if not isinstance(raw, list) or not raw:
            self.problems.append(Problem("combatant", "" if raw is None else raw, "no-combatants"))
            return []
        found: list[tuple[str, Entry, Mapping[str, Any], Mapping[str, Any]]] = []
        for index, item in enumerate(raw):
            path = f"combatant[{index}]"
            if not isinstance(item, Mapping):
                self.problems.append(Problem(path, item, "not-a-table"))
                continue
            whole = self._with_block(game, item, path)
            blockless = "block" in item and not _is_block(game, item["block"])
            own = {key: whole[key] for key in OWN if key in whole and key != "now"}
            if isinstance(own.get("block"), str):
                own.setdefault("id", own["block"])
            entry = self.model(Entry, own, path)
            sheet = {key: value for key, value in whole.items() if key not in OWN}
            now = whole.get("now", {})
            if not isinstance(now, Mapping):
                self.problems.append(Problem(f"{path}.now", now, "not-a-table"))
                now = {}
            if entry is None or blockless:
                # its other faults are worth telling too, but not what the missing block would have given
                before = len(self.problems)
                self.model(game.models().sheet, sheet, path)
                self.model(game.models().now, now, f"{path}.now")
                found_now = self.problems[before:]
                self.problems[before:] = [one for one in found_now if not (blockless and one.reason == "missing")]
                if entry is not None:
                    self.declared |= {entry.id, *(f"{entry.id}-{number}" for number in range(1, entry.count + 1))}
                continue
            found.append((path, entry, sheet, now))
        return found

    def _with_block(self, game: System, item: Mapping[str, Any], path: str) -> dict[str, Any]:
        block = item.get("block")
        if block is None:
            return dict(item)
        blocks = game.blocks()
        if not _is_block(game, block):
            facts = {"near": near(block, blocks, 3), "count": len(blocks)}
            self.problems.append(Problem(f"{path}.block", block, "unknown-block", facts))
            return dict(item)
        under = dict(blocks[block])
        if "name" in item:
            under.pop("name", None)  # another name has other cases
        return overlay(under, item)

    def combatants(self, game: System) -> tuple[list[Combatant], frozenset[str]]:
        found: list[Combatant] = []
        first: dict[str, str] = {}
        sheet_model, now_model = game.models().sheet, game.models().now
        entries = self.entries(game)
        crowd = sum(entry.count for _, entry, _, _ in entries)
        if crowd > MOST_COMBATANTS:
            self.problems.append(Problem("combatant", crowd, "too-many", {"maximum": MOST_COMBATANTS}))
            return [], frozenset()
        for path, entry, sheet_keys, now_keys in entries:
            sheet = self.model(sheet_model, sheet_keys, path)
            now = self.model(now_model, now_keys, f"{path}.now")
            if entry.tactic is not None and entry.tactic not in game.policies:
                self.problems.append(
                    Problem(f"{path}.tactic", entry.tactic, "not-one-of", {"known": ", ".join(game.policies)})
                )
            for number in range(1, entry.count + 1):
                id = entry.id if entry.count == 1 else f"{entry.id}-{number}"
                if id in first:
                    self.problems.append(Problem(f"{path}.id", id, "duplicate-id", {"first": first[id]}))
                    continue
                first[id] = path
                if sheet is None or now is None:
                    continue
                name = (
                    entry.name.name(number if entry.count > 1 else None)
                    if entry.name
                    else Name({"": {"text": id}}, given=False)
                )
                seat = entry.seat or getattr(sheet, "default_seat", lambda id: GM)(id)
                found.append(
                    Combatant(
                        id=id,
                        index=len(found),
                        side=entry.side,
                        seat=seat,
                        name=name,
                        sheet=sheet,
                        now=now.model_dump(exclude_unset=True),
                        tactic=entry.tactic or next(iter(game.policies)),
                        block=entry.block,
                        mark=entry.mark or id[0],
                        path=path,
                    )
                )
        return found, frozenset(first) | self.declared

    def sides(self, tables: Sequence[SideTable], combatants: Iterable[Combatant]) -> tuple[Side, ...]:
        named = {table.id: table for table in tables}
        ids_in_order = [table.id for table in tables]
        for index, id in enumerate(ids_in_order):
            first = ids_in_order.index(id)
            if first < index:
                self.problems.append(Problem(f"side[{index}].id", id, "duplicate-id", {"first": f"side[{first}]"}))
        ids = dict.fromkeys([*named, *(combatant.side for combatant in combatants)])
        told: dict[frozenset[str], str] = {}
        for table in named.values():
            for other, relation in table.relations.items():
                path = f"side.{table.id}.relations.{other}"
                if other == table.id:
                    self.problems.append(Problem(path, other, "own-relation"))
                elif other not in ids:
                    self.problems.append(Problem(path, other, "not-one-of", {"known": ", ".join(ids)}))
                elif told.setdefault(frozenset((table.id, other)), relation) != relation:
                    self.problems.append(Problem(path, relation, "not-symmetric", {"other": other}))
        return tuple(
            Side(
                id,
                named[id].name.name() if id in named and named[id].name else Name({"": {"text": id}}, given=False),  # type: ignore[union-attr]
                dict(named[id].relations) if id in named else {},
            )
            for id in ids
        )


def read_newcomers(scene: Scene, entry: Mapping[str, Any], path: str) -> tuple[Combatant, ...]:
    """Combatants of an entry as scenes have it, to join a scene that is being played; ``RulingError`` with its faults.
    An id that is taken gets the next free number."""
    reader = _Reader({"combatant": [entry]})
    found, _ = reader.combatants(scene.system)
    problems = [
        replace(problem, path=f"{path}{problem.path.removeprefix('combatant[0]')}") for problem in reader.problems
    ]
    sides = [side.id for side in scene.sides]
    unknown = [one.side for one in found if one.side not in sides]
    if unknown:
        problems.append(Problem(f"{path}.side", unknown[0], "not-one-of", {"known": ", ".join(sides)}))
    if problems:
        raise RulingError(problems, scene.system.id)
    newcomers: list[Combatant] = []
    for one in found:
        taken = {*scene.by_id, *(other.id for other in newcomers)}
        newcomers.append(_numbered(one, taken, len(taken), path))
    return tuple(newcomers)


def _numbered(one: Combatant, taken: Iterable[str], index: int, path: str) -> Combatant:
    """A newcomer under an id that is free: ``goblin-3`` where there are two goblins."""
    stem = re.sub(r"-[0-9]+$", "", one.id)
    if one.id not in taken and not any(id == stem or id.startswith(f"{stem}-") for id in taken):
        return replace(one, index=index, path=path)
    number = 1 + max((int(id[len(stem) + 1 :]) for id in taken if re.fullmatch(rf"{stem}-[0-9]+", id)), default=1)
    name = replace(one.name, number=number)
    return replace(one, id=f"{stem}-{number}", index=index, name=name, path=path)


def _is_block(game: System, id: Any) -> bool:
    return isinstance(id, str) and id in game.blocks()


def overlay(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Tables laid over each other: what stands above wins, tables inside are merged, lists are replaced."""
    merged = dict(under)
    for key, value in over.items():
        below = merged.get(key)
        merged[key] = overlay(below, value) if isinstance(below, Mapping) and isinstance(value, Mapping) else value
    return merged


def read_scene(data: Mapping[str, Any]) -> Scene:
    """The scene that ``data`` describes; ``SceneError`` with all problems if it cannot be played."""
    reader = _Reader(data)
    game = reader.system()
    if data.get("format") != FORMAT or isinstance(data["format"], bool):
        value, reason = (data["format"], "unknown-format") if "format" in data else ("", "missing")
        reader.problems.append(Problem("format", value, reason, {"known": FORMAT}))
    if game is None:
        raise SceneError(reader.problems)
    world_model = game.models().world
    known = {*TOP, *_fields(world_model)}
    listed = ", ".join(sorted(known))
    for index, key in enumerate(key for key in data if key not in known):
        meant = near(key, sorted(known)) if index < MOST_NEAR else ""
        reader.problems.append(Problem(key, key, "unknown-key", {"known": listed, "near": meant}))
    head_keys = {key: data[key] for key in TOP if key in data and key not in ("system", "options", "combatant")}
    head = reader.model(Head, {**head_keys, "format": FORMAT}, "")
    options = reader.model(game.models().options, data.get("options", {}), "options")
    world = reader.model(world_model, {key: data[key] for key in _fields(world_model) if key in data}, "")
    combatants, declared = reader.combatants(game)
    sides = reader.sides(head.side if head else (), combatants)
    procedure = (head and head.procedure) or next(iter(game.procedures))
    if procedure not in game.procedures:
        known_procedures = ", ".join(game.procedures)
        reader.problems.append(Problem("procedure", procedure, "not-one-of", {"known": known_procedures}))
    if head is not None and world is not None:
        scene = Scene(
            system=game,
            procedure=procedure if procedure in game.procedures else next(iter(game.procedures)),
            title=head.title.name() if head.title else None,
            options=options if options is not None else game.models().options.model_validate({}),
            sides=sides,
            combatants=tuple(combatants),
            world=world,
            rulings=head.rulings,
            source=data,
            declared=declared,
        )
        reader.problems += game.check(scene) if scene.declared else ()  # of nobody there is nothing more to say
        if not reader.problems:
            return scene
    raise SceneError(reader.problems, game.id)
