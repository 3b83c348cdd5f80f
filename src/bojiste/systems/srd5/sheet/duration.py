"""How long a power lasts, and what ends it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.core.reading import Strict


class Duration(Strict):
    """How long a power lasts, and what ends it; without any of it it is over at once."""

    OPEN: ClassVar = frozenset({"concentration"})

    rounds: Annotated[int, Field(ge=0)] = 0
    """How long it lasts; 0: until something else ends it."""
    concentration: bool = False
    """It lasts as long as whoever uses it concentrates."""
    until: Literal["turn-start", "next-turn-end"] | None = None
    """The moment at which the boons are over that do not go on: as its user's next turn begins, or ends."""
    until_it_attacks: bool | Literal["hostile"] = False
    """It is over for whoever attacks or casts (``hostile``: attacks, or casts at an enemy)."""
    sustained: bool = False
    """It goes on only as long as its user spends the bonus action of each of its turns on it, and can act."""
    lives: bool = False
    """It is over when whoever has used it is dead."""
    ends_at_zero: bool = False
    """It is over for whoever falls to 0 hit points."""
    tether: Annotated[int, Field(ge=0, le=600)] = 0
    """Feet that its user may be from whoever it lies on when a turn ends; farther off it is over. 0: however many."""
    within: Annotated[int, Field(ge=0, le=300)] = 0
    """So many feet around its user the boons work, in its sight and hearing; 0: wherever one is."""
    single: bool = False
    """Cast again it is over where it has lain before."""
    wearies: bool = False
    """When it ends, whoever it lies on neither moves nor acts until its next turn is over."""
