"""Powers in the flat form, where each effect is a key of its own: they are read, and turned into lists of effects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, TypeAdapter

from bojiste.kit.fields import as_list, one_of
from bojiste.systems.srd5.sheet.effect import Effect
from bojiste.systems.srd5.sheet.fields import RollText
from bojiste.systems.srd5.sheet.power import PowerSheet
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, PLIGHTS


class FlatPower(PowerSheet):
    """A power as a file may have it: with ``effects``, or with a key for each of them."""

    kills: bool = False
    """Whoever fails dies at once."""
    fells: bool = False
    """Whoever fails is at 0 hit points at once."""
    slays: Annotated[int, Field(ge=0)] = 0
    """Whoever fails with so many hit points at most dies at once."""
    returns: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Creature types of which whoever fails is gone from here for good."""
    gains: RollText | None = None
    """Hit points that its user regains when it kills."""
    sears: Literal["armour", "weapon"] | None = None
    """It heats what somebody wears, or what it holds, of metal: whoever bears it, or saves and does not let it fall, is
    hampered at attacks and checks until its user's next turn."""
    push: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet that whoever fails is pushed away."""
    pull: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet that whoever fails is pulled towards its user."""
    expels: bool = False
    """Whoever fails is gone from here for good."""
    corrodes: Literal["metal", "all", "object"] | None = None
    """It eats a point off the armour of whoever fails: ``metal``, ``all``; ``object``: of metal, or a shield or a blade
    instead."""
    ebbs: RollText | None = None
    """So much of its Strength score whoever fails loses; who has none left dies."""
    stalls: bool = False
    """Whoever fails has no action left on this turn."""
    raises: Annotated[int, Field(ge=0, le=100)] = 0
    """So many hit points more, and more of their maximum."""
    rests: bool = False
    """It takes a level of exhaustion away."""
    mends: bool = False
    """It gives the maximum of hit points back."""
    steadies_life: bool = False
    """Whoever is dying is stable."""
    portions: bool = False
    """Its healing is one store: each of those it is meant for takes what it lacks, in the order in which they were
    chosen."""
    heal: RollText | None = None
    """Hit points it gives back: ``2d8+3``."""
    thp: RollText | None = None
    """Temporary hit points it gives."""
    revives: bool = False
    """The dead live again with 1 hit point."""
    lifts: Annotated[tuple[Annotated[str, one_of((*CONDITIONS, *PLIGHTS))], ...], BeforeValidator(as_list)] = ()
    """Conditions that it ends."""
    suppresses: bool = False
    """What it ends is only held off: as it ends, whatever else has not ended by then is back."""
    lifts_of: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Only those that creatures of these types have caused."""


Said = Mapping[str, Any]
"""An effect as a table of ``effects``."""

ORDER: Mapping[str, Callable[[FlatPower], Said]] = {
    "heal": lambda row: {
        "kind": "heal",
        "dice": row.heal,
        "add_modifier": row.adds_ability,
        "per_slot": row.higher.heal,
        "every": row.higher.each,
        "shared": row.portions,
    },
    "thp": lambda row: {
        "kind": "temporary_hit_points",
        "dice": row.thp,
        "per_slot": row.higher.thp,
        "every": row.higher.each,
    },
    "steadies_life": lambda row: {"kind": "stabilize"},
    "revives": lambda row: {"kind": "revive"},
    "raises": lambda row: {
        "kind": "raise_maximum",
        "amount": row.raises,
        "per_slot": row.higher.raises,
        "every": row.higher.each,
    },
    "lifts": lambda row: {
        "kind": "end_condition",
        "conditions": row.lifts,
        "caused_by": row.lifts_of,
        "hold_off": row.suppresses,
    },
    "rests": lambda row: {"kind": "reduce_exhaustion"},
    "mends": lambda row: {"kind": "restore_maximum"},
    "slays": lambda row: {"kind": "kill", "only": {"hit_points_at_most": row.slays}},
    "returns": lambda row: {"kind": "banish", "only": {"types": row.returns}},
    "kills": lambda row: {"kind": "kill", "user_heals": row.gains},
    "stalls": lambda row: {"kind": "lose_action"},
    "dreads": lambda row: {"kind": "drop_held"},
    "sears": lambda row: {"kind": "heat_metal", "part": row.sears},
    "corrodes": lambda row: {"kind": "corrode", "what": row.corrodes},
    "ebbs": lambda row: {"kind": "drain_ability", "dice": row.ebbs},
    "expels": lambda row: {"kind": "banish"},
    "fells": lambda row: {"kind": "drop_to_0"},
    "push": lambda row: {"kind": "push", "feet": row.push},
    "pull": lambda row: {"kind": "push", "feet": row.pull, "direction": "toward"},
}
"""What each key says as an effect, in the order in which they happen."""

FLAT = frozenset(FlatPower.model_fields) - frozenset(PowerSheet.model_fields)


@cache
def _effects() -> TypeAdapter[tuple[Effect, ...]]:
    return TypeAdapter(tuple[Effect, ...])


def _said(row: FlatPower) -> Iterator[Said]:
    for key, effect in ORDER.items():
        if getattr(row, key):
            yield {name: value for name, value in effect(row).items() if value is not None}


def whole(row: FlatPower) -> PowerSheet:
    """The same power with its effects as a list."""
    effects = (*row.effects, *_effects().validate_python(tuple(_said(row))))
    names = row.model_fields_set - FLAT | ({"effects"} if effects else set())
    values: dict[str, Any] = {name: effects if name == "effects" else getattr(row, name) for name in names}
    return PowerSheet.model_construct(names, **values).checked()


def read(table: Mapping[str, Any]) -> PowerSheet:
    """A power out of a table in either form."""
    return whole(FlatPower.model_validate(table))


def merged(effects: tuple[Effect, ...], more: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects of a power with those of one of its variants, which stand for others of their kind."""
    kinds = {one.kind for one in more}
    return (*(one for one in effects if one.kind not in kinds), *more)


if TYPE_CHECKING:
    AnyPower = PowerSheet
else:
    AnyPower = Annotated[FlatPower, AfterValidator(whole)]
"""A power in either form."""
