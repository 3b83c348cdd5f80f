"""What attributes, tests, lives and shock are by: numbers that the source leaves open."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from bojiste.core.reading import Strict
from bojiste.kit.fields import Natural, Positive, fault


class Tests(Strict):
    tie_succeeds: bool = True
    """Whether an ordinary test succeeds that just reaches its number; attacks must always exceed it."""
    opposed_tie: Literal["defender", "actor"] = "defender"
    """Who wins a tie: the defender, who wants no change, or the actor."""
    natural_success: Annotated[int, Field(ge=2, le=21)] = 20
    """The lowest natural sum that always succeeds; 21: none does."""
    natural_failure: Annotated[int, Field(ge=1, le=20)] = 2
    """The highest natural sum that always fails; 1: none does."""


_SHORT = {"str": "strength", "dex": "dexterity", "con": "constitution"}


def _attribute(value: Any) -> Any:
    """``"dex"`` as ``"dexterity"``."""
    return _SHORT.get(value, value) if isinstance(value, str) else value


Attribute = Annotated[Literal["strength", "dexterity", "constitution", "will"], BeforeValidator(_attribute)]
"""An attribute, also by its abbreviation."""


class SkillAttributes(Strict):
    riding: Attribute = "dexterity"
    """The attribute of riding."""
    balance: Attribute = "dexterity"
    """The attribute of balance."""
    escape: Attribute = "dexterity"
    """The attribute of escaping."""
    first_aid: Attribute = "dexterity"
    """The attribute of first aid."""
    perception: Attribute = "will"
    """The attribute of perception."""
    intimidation: Attribute = "will"
    """The attribute of intimidation."""


class Attributes(Strict):
    reaction_default: Attribute = "dexterity"
    """What initiative counts with where a sheet states no reaction."""
    condition_is: Attribute = "constitution"
    """The attribute that the source calls condition: of useless and lost limbs, and against trips."""
    skill_attributes: SkillAttributes = SkillAttributes()
    """The attribute of each skill."""


def _share(value: Any) -> Any:
    """``"1/4"`` as (1, 4)."""
    parts = str(value).split("/")
    if not 1 <= len(parts) <= 2 or not all(part.strip().isdecimal() and int(part) > 0 for part in parts):
        raise fault("not-a-share")
    return tuple(int(part) for part in (*parts, "1")[:2])


Share = Annotated[tuple[int, int], BeforeValidator(_share, json_schema_input_type=str | int)]


class LevelShares(Strict):
    """From which share of the lives on a wound is mild, serious, critical, mortal; rounded up."""

    mild: Share = (1, 4)
    """The share from which a wound is mild."""
    serious: Share = (1, 2)
    """The share from which it is serious."""
    critical: Share = (3, 4)
    """The share from which it is critical."""
    mortal: Share = (1, 1)
    """The share from which it is mortal."""

    @model_validator(mode="after")
    def _rise(self) -> Self:
        shares = (self.mild, self.serious, self.critical, self.mortal)
        if any(a[0] * b[1] > b[0] * a[1] for a, b in pairwise(shares)):
            raise fault("levels-not-rising")
        return self


def _taken_off(value: Any) -> Any:
    """-3 as 3: what is taken off, as the source writes it."""
    return -value if type(value) is int and value < 0 else value


Penalty = Annotated[Natural, BeforeValidator(_taken_off, json_schema_input_type=int)]


class Levels(Strict):
    """Numbers of the three wound levels, as they are subtracted; with or without a minus sign."""

    mild: Penalty = 1
    """At a mild level."""
    serious: Penalty = 3
    """At a serious level."""
    critical: Penalty = 6
    """At a critical level."""


class Lives(Strict):
    base: Positive = 9
    """Lives without the constitution."""
    head_limb_base: Positive = 5
    """Lives of a head or a limb without the constitution."""
    levels: LevelShares = LevelShares()
    """The shares of the lives at which wounds get worse."""
    wound_penalty: Levels = Levels()
    """What wounds take off."""
    stun_penalty: Levels = Levels()
    """What stun takes off."""
    penalties_apply_to: frozenset[Literal["attack", "defence", "tests"]] = frozenset({"attack", "defence", "tests"})
    """What they take it off."""
    toughness_lives: Natural = 1
    """Lives for each choice of toughness."""


class Shock(Strict):
    base_tn: int = 10
    """What a test against shock must reach, without the damage."""
    per_point: Natural = 1
    """How much each point of damage adds to that."""
    attribute: Attribute = "constitution"
    """The attribute it is tested with."""
    stun_per_point: Natural = 1
    """Points of stun for each point of the wound, where the test fails."""
