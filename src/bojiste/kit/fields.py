"""Fields of scene files that several systems know: numbers with their range, words out of a table, words in one or
three languages, dice and damage as people write them.

Only models import this: it loads pydantic.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from pydantic import BeforeValidator, ConfigDict, Field, PlainSerializer, PlainValidator, create_model
from pydantic_core import PydanticCustomError

from bojiste.core import notation
from bojiste.core.reading import NameTable, Strict, Text
from bojiste.core.scene import SPOKEN
from bojiste.errors import BadNotation

Natural = Annotated[int, Field(ge=0, strict=True)]
Positive = Annotated[int, Field(ge=1, strict=True)]
NONE = "none"
"""What TOML, which has no such value, writes for it."""
DICE = (4, 6, 8, 10, 12, 20, 100)
"""Dice that there are to roll."""


def fault(reason: str, **data: Any) -> PydanticCustomError:
    """A fault of a system's own as the reader understands it: the reason is a message id."""
    return PydanticCustomError(reason, "{reason}", {"reason": reason, **data})


def one_of(known: tuple[str, ...]) -> BeforeValidator:
    """A word out of a table, refused with the whole table as the remedy; editors complete it."""

    def check(value: Any) -> Any:
        if value not in known:
            raise fault("not-one-of", expected=", ".join(known))
        return value

    return BeforeValidator(check, json_schema_input_type=Literal[known])


def as_list(value: Any) -> Any:
    """One word stands for a list of one."""
    return [value] if isinstance(value, str) else value


_BY_LANGUAGE: Any = {
    language: (Text | None, Field(None, description=f"The words in {called}.")) for language, called in SPOKEN.items()
}


class _AtLeastOne(Strict):
    """Words by language: at least one."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1})


Translations = create_model("Translations", __base__=_AtLeastOne, __doc__=_AtLeastOne.__doc__, **_BY_LANGUAGE)


def _spoken(value: Any) -> Any:
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
        PlainValidator(_spoken, json_schema_input_type=str | Translations),
        PlainSerializer(lambda words: words),
    ]
"""What a scene says in its own words, shown as they stand: in one language, or by language (``cs``, ``ru``, ``en``)."""


def _called(value: Any) -> Any:
    """A name in one language, or by language; where its forms are given, with them."""
    if not isinstance(value, Mapping) or not any(isinstance(words, Mapping) for words in value.values()):
        return _spoken(value)
    forms = NameTable.model_validate(value).name().forms
    return {language: dict(form) if len(form) > 1 else form["text"] for language, form in forms.items()}


if TYPE_CHECKING:
    Called = str | Mapping[str, str | Mapping[str, str]]
else:
    Called = Annotated[
        Translations,
        PlainValidator(_called, json_schema_input_type=str | Translations | NameTable),
        PlainSerializer(lambda words: words),
    ]
"""What a scene calls a thing or a place: like ``Spoken``, in each language with its forms as people's names have them
(``{ cs = { text = "studna", gen = "studny" } }``), where they are not what a reader would guess."""


def _none(value: Any) -> Any:
    return None if value == NONE else value


NaturalOrNone = Annotated[Natural | None, BeforeValidator(_none, json_schema_input_type=Natural | Literal["none"])]
PositiveOrNone = Annotated[Positive | None, BeforeValidator(_none, json_schema_input_type=Positive | Literal["none"])]


class Dice(NamedTuple):
    """``number`` dice of ``sides`` and a flat number; a bare number has no dice (0 of 1)."""

    number: int
    sides: int
    flat: int


def dice(text: str, known: tuple[int, ...] = DICE, reason: str = "bad-dice") -> Dice:
    """Plain dice as people write them: ``2d6``, ``1k8+3``, ``d10 − 1``, ``4``.

    Raises a fault: ``reason`` if it is none of these, ``bad-die`` for a die that is not among ``known``.
    """
    try:
        terms = notation.parse(text).terms
    except BadNotation:
        raise fault(reason) from None
    rolled = [term.part for term in terms if isinstance(term.part, notation.Dice)]
    plain = not any(isinstance(term.part, notation.Pool) for term in terms)
    if not plain or len(rolled) > 1 or any(term.sign < 0 and term.dice for term in terms):
        raise fault(reason)
    flat = sum(term.sign * term.part.value for term in terms if isinstance(term.part, notation.Number))
    if not rolled:
        return Dice(0, 1, flat)
    if rolled[0].kept != rolled[0].count or rolled[0].times != 1:
        raise fault(reason)
    if rolled[0].sides not in known:
        raise fault("bad-die", known=", ".join(f"d{sides}" for sides in known))
    return Dice(rolled[0].count, rolled[0].sides, flat)


def damage(text: str, types: tuple[str, ...], known: tuple[int, ...] = DICE) -> tuple[Dice, str]:
    """Damage as stat blocks write it: dice, a blank, and a word of the table (``1d8+3 slashing``).

    Raises a fault: ``bad-damage``, ``bad-die``, or ``not-one-of`` for the type.
    """
    rolled, _, type_ = text.strip().lower().rpartition(" ")
    found = dice(rolled, known, "bad-damage")
    if type_ not in types:
        raise fault("not-one-of", expected=", ".join(types))
    return found, type_
