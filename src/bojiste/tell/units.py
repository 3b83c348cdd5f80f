"""Numbers, shares and lengths as each language writes them: decimal comma, no-break space before units and ``%``."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from typing import Any, Protocol

from bojiste.core.scene import Scene


class Sayer(Protocol):
    """Whoever has the words: ``tell.words.Words``."""

    def has(self, id: str) -> bool: ...

    def word(self, id: str, /, **args: Any) -> str: ...


def unit_of(scene: Scene) -> str:
    """The unit in which a scene prints lengths; empty where its system tells none."""
    lengths = scene.system.lengths
    return "" if lengths is None else scene.system.unit(scene) or next(iter(lengths.units))


def amount(parts: int | Decimal, each: int) -> int | Decimal:
    """A length in a unit of so many parts each, exactly: 25 of 10 are 2.5."""
    return _short(Decimal(parts) / each)


def length(parts: int | Decimal, each: int, unit: str, words: Sayer, case: str = "nom") -> str:
    """A length as people say it: ``4 sáhy``, ``2,5 sáhu``, ``20 футов``, ``20 ft``; ``gen``: ``do 4 sáhů``."""
    declined = f"unit-{unit}.{case}"
    told = words.word(declined if words.has(declined) else f"unit-{unit}", count=amount(parts, each))
    return _QUARTER.sub(_with_quarters, told) if each == QUARTERED else told


QUARTERED = 4
"""How many parts a unit has whose parts people say as quarters: ``4¼ ft``, not ``4.25 ft``."""
_QUARTER = re.compile(r"(\d+)[.,](25|5|75)(?!\d)")
_SIGNS = {"25": "¼", "5": "½", "75": "¾"}


def _with_quarters(found: re.Match[str]) -> str:
    whole = found[1]
    return ("" if whole == "0" else whole) + _SIGNS[found[2]]


def number(value: int | float | Fraction | Decimal, language: str, digits: int = 3) -> str:
    """A number with at most so many digits behind the comma."""
    from babel.numbers import format_decimal

    shown = format_decimal(_rounded(value, digits), locale=language, decimal_quantization=False)
    return str(shown).replace("-", "−")


def percent(share: int | float | Fraction | Decimal, language: str, digits: int = 0) -> str:
    """A share of 1 in per cent with so many digits behind the comma: ``60 %``, in English ``60%``."""
    from babel.numbers import format_percent

    shown = format_percent(_rounded(share, digits + 2), f"0.{'0' * digits} %", locale=language)
    return (str(shown).replace(" ", "") if language == "en" else str(shown).replace(" ", "\N{NO-BREAK SPACE}")).replace(
        "-", "−"
    )


def _short(value: Decimal) -> int | Decimal:
    return int(value) if value == value.to_integral_value() else value.normalize()


def _rounded(value: int | float | Fraction | Decimal, digits: int) -> int | Decimal:
    """Rounded half up, away from nothing binary."""
    exact = Fraction(value) * 10**digits
    return _short(Decimal((exact + Fraction(1, 2)).__floor__()) / 10**digits)
