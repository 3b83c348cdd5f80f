"""What a power does for whoever it lies on, or to it, as long as it goes on."""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, Field

from bojiste.core.reading import Strict
from bojiste.kit.fields import as_list, one_of
from bojiste.systems.srd5.sheet.fields import Ability, Condition, Damage, Resist
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, PLIGHTS


class Laid(Strict):
    """The part of a power that is felt by whoever it lies on."""

    adds: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Whoever it lies on deals this besides with each hit of a weapon."""
    wounds: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Whoever it lies on suffers this besides by each hit of its user's."""
    saps: Ability | None = None
    """Whoever it lies on has disadvantage on checks and saving throws of this ability."""
    resists: Annotated[tuple[Resist, ...], BeforeValidator(as_list)] = ()
    """Damage of which whoever it lies on takes half."""
    immune: Annotated[tuple[Resist, ...], BeforeValidator(as_list)] = ()
    """Damage that does nothing to whoever it lies on."""
    keeps_off: Annotated[tuple[Annotated[str, one_of((*CONDITIONS, *PLIGHTS))], ...], BeforeValidator(as_list)] = ()
    """Conditions that whoever it lies on does not get into."""
    steels: Annotated[tuple[Ability, ...], BeforeValidator(as_list)] = ()
    """Saving throws at which whoever it lies on has advantage."""
    repels: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Creature types whose attacks on whoever it lies on suffer."""
    steadies: Annotated[tuple[Condition, ...], BeforeValidator(as_list)] = ()
    """Conditions against which whoever it lies on saves with advantage."""
    ends_at_zero: bool = False
    """It is over for whoever falls to 0 hit points."""
    glows: Annotated[int, Field(ge=0, le=300)] = 0
    """Feet of bright light around whoever it lies on, and as many of dim light beyond."""
    keeps_off_of: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Of what it keeps off: only what creatures of these types cause; against what they have brought already whoever
    it lies on saves with advantage."""
    girds: bool = False
    """Whoever it lies on gains temporary hit points as each of its turns starts: the spellcasting modifier."""
    knits: Annotated[int, Field(ge=0, le=100)] = 0
    """So many hit points whoever it lies on regains as each of its turns starts."""
    rallies: bool = False
    """Whoever it lies on has advantage on death saving throws, and healing gives it all that the dice could."""
    wards_life: bool = False
    """Once it leaves whoever it lies on 1 hit point where that would fall, or alive where it would die at once."""
    hones: Ability | None = None
    """Whoever it lies on has advantage on checks of this ability."""
    exposes: bool = False
    """All damage does double to whoever it lies on."""
    staggers: bool = False
    """Whoever it lies on is stunned by any damage, until the end of its next turn."""
    shares: bool = False
    """Its user, somebody else, suffers as much damage as whoever it lies on takes; it is over when its user falls."""
    tether: Annotated[int, Field(ge=0, le=600)] = 0
    """Feet that its user may be from whoever it lies on when a turn ends; farther off it is over. 0: however many."""
    blinks: bool = False
    """As each turn of whoever it lies on ends, it is on the Ethereal Plane by a d20 of 11 and more, until its next
    turn starts: then it is back, within 10 feet."""
    hurries: bool = False
    """Whoever it befalls Dashes at once."""
    in_melee: bool = False
    """What it adds comes with hits in melee only."""
    smites: bool = False
    """What it adds comes once, with the next hit of a weapon; whoever is hit then gets into what it inflicts."""
