"""Distances in other units than feet: 1.5 metres are 5 feet and 1.5 kilometres are 5,000, as translations print them; a
mile is 5,280."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

FEET = {
    "": Fraction(1), "ft": Fraction(1), "feet": Fraction(1), "m": Fraction(10, 3), "meters": Fraction(10, 3),
    "km": Fraction(10_000, 3), "kilometers": Fraction(10_000, 3), "mi": Fraction(5280), "miles": Fraction(5280),
}  # fmt: skip
"""Feet of one of each."""
_N = r"\d+(?:[.,]\d+)?"
_METRES = re.compile(
    rf"(?<![\w.,/])(?P<far>{_N})(?:(?P<to> ?/ ?)(?P<long>{_N}))?(?:(?P<hyphen>-)| )?"
    r"(?:m|м|metres?|meters?|metr[yůu]?|metr(?:ový|ová|ové|ovým)|метр(?:а|ов|овый|овая)?)(?![\w/])"
)


def in_feet(text: str) -> str:
    """``reach 1.5 m, range 9/36 m, 4,5-metre cone`` as ``reach 5 ft., range 30/120 ft., 15-foot cone``."""
    return _METRES.sub(_said, text)


def _said(found: re.Match[str]) -> str:
    long = f"/{feet(found['long'], 'm')}" if found["to"] else ""
    return f"{feet(found['far'], 'm')}{long}{'-foot' if found['hyphen'] else ' ft.'}"


def known(units: str) -> bool:
    return units.strip().lower() in FEET


def feet(value: Any, units: str) -> int | None:
    """A distance in whole feet, the nearest; nothing where it is no number or the unit is not known."""
    unit = FEET.get(units.strip().lower())
    plain = str(value).strip().replace(",", ".")
    if unit is None or isinstance(value, bool) or not re.fullmatch(r"\d{1,7}(?:\.\d{1,6})?", plain):
        return None
    return round(Fraction(plain) * unit)
