"""Numbers, shares and lengths as each language writes them: decimal comma, no-break space before units and ``%``."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

from bojiste.tell.words import Words

HALF_FEET = {"foot": 2, "sah": 10}
"""Half feet in one unit of a printing."""


def unit_of(options: Any) -> str:
    """The unit that a scene's options print lengths in: ``foot`` unless they have a ``distance_unit``."""
    return str(getattr(options, "distance_unit", "foot"))


def amount(hf: int | Decimal, unit: str) -> int | Decimal:
    """Half feet in a unit, exactly: 25 hf are 2.5 ``sah``."""
    return _short(Decimal(hf) / HALF_FEET[unit])


def length(hf: int | Decimal, unit: str, language: str, case: str = "nom") -> str:
    """Half feet as people say them: ``4 sáhy``, ``2,5 sáhu``, ``20 футов``, ``20 ft``; ``gen``: ``do 4 sáhů``."""
    words = Words(language)
    declined = f"unit-{unit}.{case}"
    return words.word(declined if words.has(declined) else f"unit-{unit}", count=amount(hf, unit))


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
