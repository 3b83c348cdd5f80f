"""What a power says of its area where that stays: whom it meets there and when, and what becomes of it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import BeforeValidator, Field

from bojiste.core.reading import Strict
from bojiste.kit.fields import as_list
from bojiste.systems.srd5.sheet.fields import Damage


class Zone(Strict):
    """The area of a power after it has been used."""

    OPEN: ClassVar = frozenset({"zone"})

    zone: bool = False
    """Its area stays: whoever starts a turn in it or enters it is met (and not when it comes into being)."""
    follows: bool = False
    """Its zone goes where its user goes."""
    at_once: bool = False
    """Its zone meets those in it as it comes into being."""
    starting: bool = True
    """Its zone meets whoever starts a turn there."""
    ending: bool = False
    """Its zone meets whoever ends a turn there."""
    first: bool = False
    """Its zone meets who comes in only the first time on a turn."""
    spares: bool = False
    """Its zone does nothing to its user and those on its side."""
    shuts_out: Annotated[int, Field(ge=0, le=9)] = 0
    """Spells of so high a level (one more for each higher slot) that are cast from outside its zone do nothing to who
    is in it."""
    side: Annotated[int, Field(ge=0, le=60)] = 0
    """Of a wall: so many feet from the side that its user chooses it meets whoever ends a turn there."""
    later: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """What its zone does instead once it is there."""
    sure: bool = False
    """Nobody saves against its zone once it is there."""
    solid: bool = False
    """Of a wall: nothing and nobody passes through it; who stands there is pushed out."""
    clear: bool = False
    """Of a solid wall: eyes go through it."""
    shelters: bool = False
    """Of a wall: three-quarters cover for whoever is behind it."""
    crushes: bool = False
    """Whom its zone holds it hurts, without a saving throw, at the start of each turn."""
    disturbs: bool | Literal["once"] = False
    """Whoever starts a turn in its zone saves by Constitution for what it concentrates on (``once``: only who is there
    as it comes into being)."""
    pierces: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """What its zone does, without a saving throw, to whoever goes on its ground: for every five feet."""
    deflects: bool = False
    """Of a wall: no arrow, bolt or bullet is shot through it."""
    bursts: bool = False
    """When it ends it meets all who are in its zone, and not before."""
    swells: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Damage that it gains at the end of each turn of its user."""
    pulses: bool = False
    """Its zone meets all who are in it at the end of each turn of its user."""
    rim: Annotated[int, Field(ge=0, le=30)] = 0
    """Its zone is a body on a free place: so many feet around it whoever ends a turn is met."""
    relays: Annotated[int, Field(ge=0, le=120)] = 0
    """Of what is done while a power goes on: the zone of that one comes to lie where this says, at most so many feet
    from where it lies; whoever a body (``rim``) is led against is met at once, and it stops there."""
    drifts: Annotated[int, Field(ge=0, le=60)] = 0
    """Feet that its zone goes away from its user as each of its user's turns starts."""
    wears: Annotated[int, Field(ge=0, le=200)] = 0
    """Its zone is gone when it has done so much damage."""
    hushes: bool = False
    """No sound is made in its zone: who is wholly in it is deaf and has no voice, and thunder does nothing to it."""
    transparent: bool = False
    """To its user its zone is not there."""
    entered: bool = True
    """Its zone meets whoever comes into it, and not only whoever starts a turn there."""
    difficult: bool = False
    """The ground of its zone is difficult."""
    burns: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Fire burns the zone away within a round; meanwhile it does this to who starts a turn there."""
    obscures: bool | Literal["lightly"] = False
    """Nobody sees into its zone or through it, but by senses that need no light; ``lightly``: one sees there badly."""

    @property
    def bars(self) -> bool:
        """Whether it is a wall that stops somebody or something."""
        return self.solid or self.shelters or self.deflects

    @property
    def shapes(self) -> bool:
        """Whether the area is a hindrance by itself, whatever it does to those in it."""
        bars = self.obscures or self.hushes or self.solid or self.shuts_out
        return bool(bars or self.pierces or self.relays or self.difficult)
