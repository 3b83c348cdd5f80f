"""Kinds of fields: lengths, weights, attributes, keys of skills and abilities."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field

from bojiste.kit.fields import Positive, fault
from bojiste.systems.fiveaction.rules.ability import register
from bojiste.systems.fiveaction.words import (
    ABILITIES,
    CRAFT,
    FOOT,
    HUNDREDTH,
    KEYED_ABILITIES,
    SKILL_KEYS,
    SKILLS,
)
from bojiste.systems.fiveaction.words.gear import HEADS, POLES, WEAPONS


def _scaled(value: Any, scale: int, reason: str, least: int = 0) -> int:
    """A number of feet, pounds or coins as a whole number of its smallest parts; ``least`` is in what people write."""
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
        raise fault(reason)
    exact = Decimal(str(value)) * scale
    if not exact.is_finite() or exact != exact.to_integral_value():
        raise fault(reason)
    if value < least:
        raise fault("below-minimum", minimum=least)
    return int(exact)


def _feet(value: Any) -> int:
    return _scaled(value, FOOT, "not-quarter-feet")


def _feet_at_least_one(value: Any) -> int:
    return _scaled(value, FOOT, "not-quarter-feet", 1)


def _hundredths(value: Any) -> int:
    return _scaled(value, HUNDREDTH, "not-hundredths")


Feet = Annotated[int, BeforeValidator(_feet, json_schema_input_type=float)]
"""A length: written in feet, kept in quarter feet."""
Far = Annotated[int, BeforeValidator(_feet_at_least_one, json_schema_input_type=float)]
"""A length of at least a foot."""
Exact = Annotated[int, BeforeValidator(_hundredths, json_schema_input_type=float)]
"""A weight, a price or a factor: written with at most two decimals, kept in hundredths."""
Attribute = Annotated[int, Field(ge=-5, le=30)]


def known_to(known: tuple[str, ...]) -> AfterValidator:
    def check(value: str) -> str:
        if value not in known:
            raise fault("not-one-of", expected=", ".join(known))
        return value

    return AfterValidator(check)


def _skill(value: str) -> str:
    if value not in SKILL_KEYS and value not in SKILLS and not value.startswith(CRAFT):
        raise fault("not-one-of", expected=", ".join((*SKILLS, *SKILL_KEYS, f"{CRAFT}…")))
    return value


def _ability(value: str) -> str:
    name, _, key = value.partition(":")
    if not register(name, key, SKILL_KEYS):
        known = (*ABILITIES, *(f"{name}:…" for name in KEYED_ABILITIES))
        raise fault("not-one-of", expected=", ".join(known))
    return value


CRAFT_TOOL = Annotated[str, known_to(tuple(key for key in SKILL_KEYS if "/" in key))]
SkillKey = Annotated[str, AfterValidator(_skill)]
AbilityKey = Annotated[str, AfterValidator(_ability)]
WeaponId = Annotated[str, known_to((*WEAPONS, *POLES))]
HeadId = Annotated[str, known_to(HEADS)]


def _counted(value: Any) -> Any:
    """``["finesse"]`` as ``{finesse = 1}``; what stands there twice was chosen twice."""
    if isinstance(value, list | tuple) and all(isinstance(one, str) for one in value):
        return dict(Counter(value))
    return value


_Table = dict[AbilityKey, Positive]
Abilities = Annotated[_Table, BeforeValidator(_counted, json_schema_input_type=_Table | tuple[AbilityKey, ...])]
"""Abilities with how often each was chosen, or a list in which each stands so often."""
