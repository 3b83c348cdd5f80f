"""How scenes of this system write small things: numbers, words, shares, coins; and how editors are told of it.

A value that a function reads before its own validation states here, too, what may be written for it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field, PlainSerializer, PlainValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict, Text
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Words

Natural = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
Level = Annotated[int, Field(ge=0, le=5)]
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
    Spoken = Words
else:
    Spoken = Annotated[
        Translations,
        PlainValidator(_words, json_schema_input_type=str | Translations),
        PlainSerializer(lambda words: words),
    ]
"""Words of the scene itself, shown as they stand."""


def _none(value: Any) -> Any:
    return None if value == NONE else value


def _share(value: Any) -> Any:
    """A share of a side, above 0 and up to 1: ``0.5``, ``"1/2"``, or ``"none"``."""
    if value is None or value == NONE:
        return None
    try:
        share = Fraction("" if isinstance(value, bool) else str(value))
    except (ValueError, ZeroDivisionError):
        raise fault("not-one-of", expected="none, 0.5, 1/2") from None
    if share <= 0:
        raise fault("not-above", minimum=0)
    if share > 1:
        raise fault("above-maximum", maximum=1)
    return share


def _eliminating(value: Any) -> Any:
    """When to try an elimination; ``threat:3``: from that Threat of the target up."""
    if value not in _ELIMINATING and not (isinstance(value, str) and _FROM_THREAT.match(value)):
        raise fault("not-one-of", expected=", ".join((*_ELIMINATING, "threat:3")))
    return value


_ELIMINATING = ("never", "finishable", "threat", "always")
_FROM_THREAT = re.compile("^threat:[1-9][0-9]*$")
NaturalOrNone = Annotated[Natural | None, BeforeValidator(_none, json_schema_input_type=Natural | Literal["none"])]
PositiveOrNone = Annotated[Positive | None, BeforeValidator(_none, json_schema_input_type=Positive | Literal["none"])]
Share = Annotated[
    Fraction | None,
    PlainValidator(_share),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "number", "exclusiveMinimum": 0, "maximum": 1},
                {"type": "string", "pattern": r"^(none|[0-9]+/[0-9]+)$"},
            ]
        }
    ),
]
Eliminating = Annotated[
    str,
    PlainValidator(_eliminating),
    WithJsonSchema({"anyOf": [{"enum": list(_ELIMINATING)}, {"type": "string", "pattern": _FROM_THREAT.pattern}]}),
]


class Coins(Strict):
    ducats: Natural = 0
    groschen: Natural = 0
    hellers: Natural = 0


def _hellers(value: Any) -> Any:
    """Coins as hellers."""
    if not isinstance(value, Mapping):
        return value
    coins = Coins.model_validate(value)
    return rules.money.units(coins.ducats, coins.groschen, coins.hellers)


Money = Annotated[Natural, BeforeValidator(_hellers, json_schema_input_type=Natural | Coins)]
