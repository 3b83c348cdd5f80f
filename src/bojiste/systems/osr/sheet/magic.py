"""Spells and things of one combatant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import ConfigDict, StrictBool, model_validator

from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Called, Natural, Positive, Spoken, fault
from bojiste.systems.osr.sheet.fields import (
    Bonus,
    Condition,
    Damage,
    Need,
)
from bojiste.systems.osr.sheet.gear import Lasting
from bojiste.systems.osr.words.spells import SPELLS


def _base_or_cost(schema: dict[str, Any]) -> None:
    """A spell of the list has its cost; any other says it."""
    schema["required"] = ["id"]
    schema["anyOf"] = [{"required": ["base"]}, {"required": ["cost"]}]


class SpellTable(Strict):
    """A spell. Without ``save`` and ``attack_roll`` it simply works; ``targets``: how many at most; ``base``: a spell
    of the list, whose figures it takes over."""

    model_config = ConfigDict(json_schema_extra=_base_or_cost)

    id: Id
    """What answers call the spell."""
    name: Spoken | None = None
    """What people call it."""
    base: str | None = None
    """A spell of the list whose figures it takes over."""
    cost: Natural
    """Magic points it takes."""
    range: Natural = 0
    """How many metres far it goes; 0: whoever casts it, or a touch."""
    instant: StrictBool = False
    """It is cast in an instant, at any time."""
    targets: Positive = 1
    """How many it is meant for."""
    attack_roll: StrictBool = False
    """It needs an attack roll."""
    save: Literal["magic", "death", "poison", "fear", "other"] | None = None
    """Against what a saving throw is made."""
    on_save: Literal["half", "none"] | None = None
    """What a success leaves."""
    damage: Damage | None = None
    """Its damage."""
    heal: Damage | None = None
    """Hit points it gives back."""
    condition: Condition | None = None
    """A condition it brings."""
    rounds: Positive | None = None
    """For how many rounds."""
    lasting: Lasting | None = None
    """A damage that goes on."""
    fatigue_relief: Natural = 0
    """Points of fatigue it takes away."""
    ritual: StrictBool = False
    """A ritual: it takes time, and no fight."""
    covers: tuple[Need, ...] = ()
    """Needs of a camp that it meets: ``food``, ``water``, ``shelter``."""
    holdable: StrictBool = True
    """Whether it can be held back to be released later."""
    unseen: StrictBool = False
    """Needs no target that is seen."""
    tags: tuple[Literal["poison", "destructive", "destroys_body"], ...] = ()
    """What its damage besides does."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        given = {"id": value, "base": value} if isinstance(value, str) else value
        base = given.get("base") if isinstance(given, Mapping) else None
        if base is None:
            return given
        if not isinstance(base, str) or base not in SPELLS:
            raise fault("not-one-of", expected=", ".join(SPELLS))
        return {**SPELLS[base], **given}

    @model_validator(mode="after")
    def _holds(self) -> SpellTable:
        if self.instant and "holdable" in self.model_fields_set and self.holdable:
            raise fault("instant-held")
        return self


class ItemTable(Strict):
    """A thing that can be used, or that matters when its owner is destroyed. ``bonus``: a magic item's combat bonus."""

    id: Id
    """What answers call the thing."""
    name: Called | None = None
    """What people call it."""
    heal: Damage | None = None
    """Hit points it gives back when used up."""
    scroll: Id | None = None
    """The spell it holds; reading it needs sight."""
    magic: StrictBool = False
    """Whether it is a magic thing, which may outlast its owner."""
    bonus: Bonus | None = None
    """What it helps with: the bonus by which its save is better."""
    fragile: StrictBool = False
    """Whether it may break when it falls."""
