"""How scenes write small things that no type of pydantic reads by itself: words of their own, numbers that may be none;
and how a system refuses what it cannot read.

A value that a function reads before its own validation states here, too, what may be written for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field, PlainSerializer, PlainValidator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict, Text

Natural = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
NONE = "none"
"""What TOML, which has no such value, writes for it."""


def fault(reason: str, **data: Any) -> PydanticCustomError:
    """A fault of our own as the reader understands it: the reason is a message id."""
    return PydanticCustomError(reason, "{reason}", {"reason": reason, **data})


class Translations(Strict):
    """Words by language: at least one of the three."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1})
    cs: Text | None = None
    ru: Text | None = None
    en: Text | None = None


def _words(value: Any) -> Any:
    """Words in one language, or a table of them by language."""
    if isinstance(value, str):
        return value
    if not isinstance(value, Mapping):
        raise fault("not-text")
    if not value:
        raise PydanticCustomError("missing", "no words")
    return {language: words for language, words in Translations.model_validate(value) if words is not None}


if TYPE_CHECKING:
    Spoken = str | Mapping[str, str]
else:
    Spoken = Annotated[
        Translations,
        PlainValidator(_words, json_schema_input_type=str | Translations),
        PlainSerializer(lambda words: words),
    ]
"""What a scene says in its own words, shown as they stand: in one language, or by language (``cs``, ``ru``, ``en``)."""


def _none(value: Any) -> Any:
    return None if value == NONE else value


NaturalOrNone = Annotated[Natural | None, BeforeValidator(_none, json_schema_input_type=Natural | Literal["none"])]
PositiveOrNone = Annotated[Positive | None, BeforeValidator(_none, json_schema_input_type=Positive | Literal["none"])]
