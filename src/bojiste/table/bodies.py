"""What may be sent to the table: read at once, with everything that is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bojiste.core.reading import problems_of
from bojiste.core.shown import Level
from bojiste.core.system import system_ids
from bojiste.errors import Problem, SceneError
from bojiste.files import toml
from bojiste.files.blocks import with_blocks
from bojiste.table import limits
from bojiste.table.faults import TableError

LEAST, MOST = -(2**63), 2**63 - 1
Number = Annotated[int, Field(ge=0, le=2**31 - 1, description="Of the question or the die, as the view says it.")]
Seat = Annotated[str, Field(min_length=1, max_length=200, description="A seat of the scene: gm, player:anna.")]
Body = TypeVar("Body", bound="Sent")


class Sent(BaseModel):
    """What somebody sends: nothing unknown in it, every value of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewGame(Sent):
    """A game to be made: of a scene, of an example, or of a saved game."""

    scene: dict[str, Any] | str | None = Field(None, description="As TOML text, or as the same tables in JSON.")
    example: str | None = Field(None, max_length=100, description="The name of an example, instead of a scene.")
    save: dict[str, Any] | None = Field(None, description="A saved game to go on with, instead of a scene.")
    seed: int | None = Field(None, ge=LEAST, le=MOST, description="Of the dice; otherwise a fresh one.")
    dice: str = Field("tape", max_length=40, description="tape, hand or hand:players.")
    people: list[Seat] | None = Field(None, max_length=200, description="Seats that people hold; all, if not given.")


class Answered(Sent):
    """The answer to a question."""

    number: Number
    key: str = Field(max_length=2000, description="The key of an option, a whole number, or words.")


class Left(Sent):
    """The question with which the rest of a turn is left to the tactic."""

    number: Number


class Thrown(Sent):
    """What one die shows, or several of one throw; without either the table rolls."""

    number: Number
    value: int | None = Field(None, ge=LEAST, le=MOST, description="The face of the die that waits.")
    values: list[int] | None = Field(None, min_length=1, max_length=limits.MOST_FACES, description="Faces in order.")


class Ruled(Sent):
    """The referee's hand."""

    number: Number
    text: str = Field(min_length=1, max_length=2000, description="As behind g in the terminal: ada -7.")


class Undone(Sent):
    """How far to go back: so many answers, or to the moment after a line of the game master's log."""

    count: int | None = Field(None, ge=1, le=limits.MOST_JOURNAL)
    to: int | None = Field(None, ge=0, le=MOST, description="The index of a line of the game master's log.")


class Nothing(Sent):
    """An empty object."""


class Handed(Sent):
    """Who decides for a seat from now on."""

    seat: Seat
    tactic: bool = Field(description="True: its tactic; false: whoever has its link.")


class Table(Sent):
    """What the game master sets of the table; what is not named stays."""

    paused: bool | None = None
    limit: int | None = Field(None, ge=0, le=3600, description="Seconds for a reaction; 0: nobody is hurried.")
    health: Level | None = Field(None, description="What players see of others' health; empty: as the scene has it.")


class Linked(Sent):
    """A link to be renewed, or to be closed."""

    seat: Seat
    open: bool = Field(True, description="False: the link opens nothing until it is renewed.")


class Foretold(Sent):
    """A forecast from this moment."""

    n: int = Field(200, ge=1, le=limits.MOST_FIGHTS, description="Fights.")
    answers: bool = Field(False, description="Also what each answer to the open question leads to.")


class Drafted(Sent):
    """A scene whose odds are asked for before anybody plays it."""

    scene: dict[str, Any] | str = Field(description="As TOML text, or as the same tables in JSON.")
    n: int = Field(200, ge=1, le=limits.MOST_FIGHTS, description="Fights.")


def read(text: bytes, model: type[Body]) -> Body:
    """The object of a body; ``SceneError`` with all problems of it."""
    data = parsed(text)
    try:
        return model.model_validate(data)
    except ValidationError as fault:
        raise SceneError(problems_of(fault, "", model)) from None


def parsed(text: bytes) -> Any:
    """The JSON of a body; ``TableError`` if it is none, or holds what no text can."""
    try:
        data = json.loads(text.decode("utf-8"), parse_constant=_refused)
        json.dumps(data, ensure_ascii=False).encode("utf-8")  # half of a pair of surrogates is no letter
    except (ValueError, RecursionError):
        raise TableError("table-not-json") from None
    return data


def _refused(word: str) -> NoReturn:
    raise ValueError(word)


class Source:
    """A scene that somebody has sent: its tables, and the lines on which they stand where it came as TOML."""

    def __init__(self, given: Mapping[str, Any] | str, folder: Path) -> None:
        self._text = given if isinstance(given, str) else None
        tables = toml.parse(given, Path("scene")) if isinstance(given, str) else given
        known = isinstance(tables.get("system"), str) and tables["system"] in system_ids()
        self.tables = _plain(with_blocks(tables, folder / "scene.toml") if known else tables)

    def line(self, problem: Problem) -> int | None:
        """The line on which a problem stands."""
        if "line" in problem.data:
            found: int = problem.data["line"]
            return found
        return None if self._lines is None else self._lines[problem.path]

    @cached_property
    def _lines(self) -> toml.Lines | None:
        return None if self._text is None else toml.Lines(self._text)


def _plain(tables: Any) -> dict[str, Any]:
    """The tables as JSON has them: a date of TOML is told as text, and refused by whoever reads it."""
    found: dict[str, Any] = json.loads(json.dumps(tables, default=str))
    return found
