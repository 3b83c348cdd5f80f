"""What a power must get past: an attack roll, a saving throw, a contest."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.core.reading import Strict
from bojiste.kit.fields import one_of
from bojiste.systems.srd5.sheet.fields import Ability, Bonus
from bojiste.systems.srd5.words import CREATURE_TYPES


class Test(Strict):
    """The attack roll, the saving throw or the contest that decides; without one a power does what it does."""

    OPEN: ClassVar = frozenset({"attack", "save"})
    """How hard it is to withstand is not seen."""

    attack: Literal["melee", "ranged"] | None = None
    """It needs an attack roll."""
    to_hit: Bonus | None = None
    """Bonus of that roll; without it the spell attack of the sheet."""
    metal: bool = False
    """Its attack has advantage against who wears armour of metal."""
    save: Ability | None = None
    """The ability that a saving throw against it is made with."""
    or_save: Ability | None = None
    """Whoever saves may do so with this ability instead: with the one it is better at."""
    dc: Annotated[int, Field(ge=1, le=40)] | None = None
    """What that must reach; without it the spell DC of the sheet."""
    uncovered: bool = False
    """Cover does not help to save against it."""
    worse_for: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Creature types that save against it with disadvantage."""
    fought: bool = False
    """Enemies of its user have advantage on the saving throw."""
    averts: Literal["sight", "aim"] | None = None
    """Whoever sees it coming, near by, may avert its eyes instead, until its next turn: it then does not see its user,
    or only strikes badly at it."""
    once: bool = False
    """Who has saved against it, or got over it, is proof against it from then on."""
    contest: Ability | None = None
    """Instead of a saving throw: a contest of checks of this ability against its user's."""
    by_mind: bool = False
    """Of a contest: its user's check is one of the spellcasting ability."""
