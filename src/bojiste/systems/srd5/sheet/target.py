"""Whom a power is for: how far it goes, what it takes in, how many, and of what kind they must be."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field

from bojiste.core.reading import Strict
from bojiste.kit.fields import fault, one_of
from bojiste.systems.srd5.rules import area
from bojiste.systems.srd5.sheet.brought import Higher
from bojiste.systems.srd5.sheet.fields import RollText
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, FT, SIZES

SELF, TOUCH = -1, 0
"""Ranges that are no number of feet."""


def _range(value: Any) -> Any:
    return {"self": SELF, "touch": TOUCH}.get(value, value) if isinstance(value, str) else value


def _area(value: Any) -> Any:
    """``cone 60``, ``cube 15``, ``sphere 20``, ``line 100 5``, ``cylinder 10 40``: feet."""
    shape, *lengths = value.split() if isinstance(value, str) else ("",)
    wanted = 2 if shape in (area.LINE, area.CYLINDER, area.WALL) else 1
    if shape not in area.SHAPES or len(lengths) != wanted or not all(one.isdecimal() and int(one) for one in lengths):
        raise fault("bad-area")
    return area.Area(shape, *(int(one) * FT for one in lengths))


AreaText = Annotated[area.Area, BeforeValidator(_area, json_schema_input_type=str)]


class Target(Strict):
    """Whom a power may be for, and which of those it does anything to."""

    OPEN: ClassVar = frozenset({"range", "area", "spreads", "targets", "whom"})

    range: Annotated[
        int | None, BeforeValidator(_range, json_schema_input_type=int | Literal["self", "touch"]), Field(ge=-1)
    ] = None
    """Feet, ``touch``, or ``self``."""
    area: AreaText | None = None
    """Its shape and size in feet: ``cone 60``, ``sphere 20``, ``line 100 5``, ``cube 15``, ``cylinder 10 40``;
    ``wall 60 20``: so long, or a ring so wide across."""
    spreads: bool = False
    """It goes around corners."""
    space: bool = False
    """Of an area around its user: only those in its own space."""
    targets: Annotated[int, Field(ge=1, le=20)] = 1
    """How many it is meant for, where it has no area."""
    together: Annotated[int, Field(ge=0, le=120)] = 0
    """Feet that these may be from each other at the most; 0: however many."""
    leaps: Annotated[int, Field(ge=0, le=120)] = 0
    """Feet that the others may be from the first of them; 0: however many."""
    rays: bool = False
    """Each of its attacks is aimed for itself, several at one creature if its user likes; a cantrip grows by more of
    them."""
    whom: Literal["enemies", "allies", "anybody", "dead"] | None = None
    """Whom tactics use it on; it follows from what it does."""
    not_on: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Creature types that it does nothing to."""
    largest: Annotated[str, one_of(SIZES)] | None = None
    """Creatures up to this size only."""
    minded: Annotated[int, Field(ge=0, le=30)] = 0
    """Only creatures of so much Intelligence."""
    weaker: Annotated[int, Field(ge=0)] = 0
    """Creatures with so many hit points at most; 0: all."""
    only_if: Annotated[str, one_of(CONDITIONS)] | None = None
    """Creatures in this condition only, whoever has brought it."""
    on_its: Literal["grappled", "charmed", "frightened"] | None = None
    """Only creatures that suffer this from whoever uses it."""
    same: bool = False
    """Of what is done while a power goes on: only to those whom that lies on."""
    others: bool = False
    """Never its user."""
    downed: bool = False
    """Creatures at 0 hit points only, that are still alive."""
    unarmoured: bool = False
    """Only on whoever wears no armour."""
    seen: bool = False
    """Only whoever sees its user, where it works by itself near by, or is meant for one creature."""
    heard: bool = False
    """Only whoever hears its user, where it works by itself near by, or around it; of several songs alike only one is
    followed."""
    spoken: bool = False
    """Only on who hears and understands it (the referee says who does; unattended those of Intelligence 4 or more)."""
    charms: bool = False
    """Nothing to who cannot be charmed."""
    dreads: bool = False
    """Nothing to who cannot be frightened; whoever fails lets fall what it holds."""
    pool: RollText | None = None
    """Hit points of creatures that it meets, the weakest first: ``5d8``."""
    at_most: dict[Annotated[str, one_of(CREATURE_TYPES)], Annotated[int, Field(ge=0)]] = Field(default_factory=dict)
    """So many creatures of a type may be under it at once."""
    most: Annotated[int, Field(ge=0, le=10)] = 0
    """At most so many creatures are held by it at once."""
    higher: Higher = Higher()
    """What a higher slot adds."""
    breathed: bool = False
    """Nothing to who is immune to poison."""
    grounded: bool = False
    """Only to who stands on the ground."""
    whole: bool = False
    """Only to whom its area takes in wholly."""
