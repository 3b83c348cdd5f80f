"""What the tables of a scene file may hold: the core's own keys, and what systems build theirs on."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Self
from unicodedata import combining

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    StringConstraints,
    create_model,
    model_validator,
)
from pydantic_core import PydanticCustomError, core_schema

from bojiste.core.scene import GROUND, LANGUAGES, Name

MOST_LETTERS = 200
"""Of a name or a title."""
MOST_NOTE = 20_000
"""Letters of the note of a scene."""
MOST_REMARK = 200
"""Letters of the note of a combatant, which stands in a line."""
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


_SEAT = re.compile(r"^(gm|player:[\w .-]+)$")


def _seat(text: str) -> str:
    """Whoever decides for somebody: the referee, or a player by name."""
    if not _SEAT.match(text):
        raise PydanticCustomError("bad-seat", "not a seat")
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
SeatId = Annotated[
    str, StringConstraints(max_length=64), AfterValidator(_seat), Field(json_schema_extra={"pattern": _SEAT.pattern})
]

CASES = ("gen", "dat", "acc", "voc", "loc", "ins")
TOP = (
    "format", "system", "procedure", "title", "note", "house", "options", "rules", "rulings", "side", "block",
    "combatant",
)  # fmt: skip
OWN = ("id", "side", "name", "seat", "block", "count", "now", "tactic", "mark", "note")


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


class Unread(Exception):
    """Somebody asks for what of a file could not be read: what is wrong with it is told already."""


class Strict(BaseModel):
    """A table of a scene file: nothing unknown in it, nothing changed after reading. Systems build on it."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)  # a scene needs few of a system's tables
    OPEN: ClassVar[frozenset[str] | None] = None
    """Fields that every seat may know; ``None``: all of them. A sheet, ``now`` and the world of a system say which."""
    UNKNOWN: ClassVar[Mapping[str, Any]] = {}
    """What stands for fields that are not known and have no default."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """A field is there, unless it was torn out (``core.reading.torn``)."""
            if name in type(self).model_fields:
                raise Unread(name)
            return super().__getattr__(name)

    def shown(self, seen: bool = True, keys: Collection[str] = ()) -> Self:
        """The table with nothing in it but what is open (if it is ``seen`` at all); for the rest stands what a file
        would leave out. ``keys``: what of it was shown in play (``Now.shown``), where a system's sheet knows such."""
        names = type(self).model_fields
        known = (frozenset(names) if self.OPEN is None else self.OPEN) if seen else frozenset()
        values = {name: _shown(getattr(self, name)) if name in known else self._unsaid(name) for name in names}
        shown = self.model_copy(update=values)
        object.__setattr__(shown, "__pydantic_fields_set__", self.model_fields_set & known)
        return shown

    @classmethod
    def tables(cls) -> tuple[type[Strict], ...]:
        """The tables that may stand where this one is wanted: itself, or those of several kinds."""
        return (cls,)

    def _unsaid(self, name: str) -> Any:
        if name in self.UNKNOWN:
            return self.UNKNOWN[name]
        return type(self).model_fields[name].get_default(call_default_factory=True)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        """Numbers and truths stand without quotes, as the JSON Schema says: ``"24"`` is no number, ``true`` not 1."""
        found: core_schema.CoreSchema = _exact(handler(source))
        return found


def _shown(value: Any) -> Any:
    """A value with nothing in it but what is open, however deep."""
    if isinstance(value, Strict):
        return value.shown()
    if type(value) is tuple:
        return tuple(map(_shown, value))
    return {key: _shown(one) for key, one in value.items()} if isinstance(value, dict) else value


class NameForms(Strict):
    """A name in one language: gender, number and cases where they are not what a reader would guess."""

    text: Text
    """The name as it stands alone."""
    gender: Literal["m", "f", "n"] | None = None
    """``m``, ``f`` or ``n``; guessed from the ending where it is not said."""
    number: Literal["sg", "pl"] | None = None
    """``pl`` for a name that means several (``the three dogs``)."""
    gen: Text | None = None
    """The genitive: without whom?"""
    dat: Text | None = None
    """The dative: to whom?"""
    acc: Text | None = None
    """The accusative: whom does one see?"""
    voc: Text | None = None
    """The vocative: how one calls to somebody (Czech)."""
    loc: Text | None = None
    """The locative: of whom does one speak?"""
    ins: Text | None = None
    """The instrumental: with whom?"""


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
    """What entries and answers call the side."""
    name: NameTable | None = None
    """What people call it, in one language or in several."""
    relations: dict[str, Literal["hostile", "neutral", "friendly"]] = {}
    """Other side -> ``hostile`` (which is the default), ``neutral`` or ``friendly``; both sides must agree."""


class HouseTable(Strict):
    """How the rules of a table are called together."""

    title: NameTable | None = None
    """Their name, in one language or in several."""


class Head(Strict):
    """The core's own keys of a scene file."""

    format: Literal[1]
    """The version of this format: 1."""
    procedure: str | None = None
    """The course of play; the system's first where it is not said."""
    title: NameTable | None = None
    """What the scene is called."""
    note: Annotated[str, StringConstraints(max_length=MOST_NOTE)] | None = None
    """Words for the author of the scene; no rule reads them."""
    house: Annotated[str, StringConstraints(max_length=MOST_LETTERS)] | HouseTable | None = None
    """A file of house rules beside this one, whose rules and options hold where the scene says nothing; or, as a table,
    how the scene's own are called."""
    rules: Annotated[dict[str, Any], Field(json_schema_extra={"additionalProperties": {"type": "string"}})] = {}
    """House rules: the id of a rule, and the expression that stands in its place (``"natural + bonus > armor_class"``).
    ``bojiste why ID`` tells what an expression may name."""
    rulings: Literal["ask", "default"] = "default"
    """``ask``: what the books leave to the referee is asked; ``default``: the system's own answer is taken."""
    side: tuple[SideTable, ...] = ()
    """The sides; those that only entries name need none."""


class Entry(Strict):
    """The core's own keys of a ``[[combatant]]``."""

    id: Id
    """What answers and options call the combatant; that of its block where it is not said."""
    side: Id
    """The side it fights for."""
    name: NameTable | None = None
    """What people call it, in one language or in several; it replaces the whole name of the block."""
    seat: SeatId | None = None
    """Who decides for it: ``gm``, or ``player:`` and a name."""
    block: str | None = None
    """The block of the bestiary, or of this scene, that it begins with."""
    count: Annotated[int, Field(ge=1, le=99)] = 1
    """So many of it, numbered."""
    tactic: str | None = None
    """Who decides for it where nobody sits: the tactic by name."""
    mark: Annotated[str, StringConstraints(min_length=1, max_length=1), AfterValidator(_sign)] | None = None
    """Its sign on the board."""
    note: Annotated[str, StringConstraints(max_length=MOST_REMARK)] | None = None
    """A word about it, for the referee and its player."""
