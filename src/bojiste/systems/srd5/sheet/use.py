"""When a power is used, and what that takes."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.core.reading import Strict, Text


class Use(Strict):
    """When a power is used, what it takes, how often it comes."""

    OPEN: ClassVar = frozenset({"level", "time", "trigger", "flight", "minutes", "components", "during"})
    """How often it comes is not seen."""

    level: Annotated[int, Field(ge=0, le=9)] | None = None
    """The level of a spell, 0 for a cantrip; without it it is a feature."""
    innate: Annotated[int, Field(ge=0, le=9)] | None = None
    """The level of the spell that a feature is: it is cast without a slot, at that level."""
    time: Literal[
        "action",
        "bonus",
        "free",
        "reaction",
        "legendary",
        "lair",
        "death",
        "touched",
        "nearby",
        "turn",
        "entered",
        "part",
    ] = "action"
    """When it is used; ``death``: as its owner dies; ``touched``: at whoever hits its owner in melee from within 5 ft;
    ``nearby``: at whoever starts a turn within its area; ``turn``: at those within it as its owner's turn starts;
    ``entered``: at those into whose space its owner comes, the first time on a turn; ``part``: only as a part of
    another power of its owner's."""
    trigger: Literal["hurt", "hit", "spell"] = "hurt"
    """What a reaction answers: damage, a hit that it may still turn aside, a spell."""
    flight: bool = False
    """Whoever has used it may fly up to half its flying speed."""
    minutes: Annotated[int, Field(ge=0, le=1440)] = 0
    """A casting time of minutes."""
    components: Annotated[str, Field(pattern="^v?s?m?$")] = ""
    """What a spell needs: ``v`` a voice, ``s`` a free hand, ``m`` a focus or materials."""
    expends: Annotated[int, Field(ge=0, le=9)] = 0
    """Of a feature: it takes a spell slot of this level or a higher one."""
    spends: bool = False
    """Using it ends the power during which it may be used."""
    dashes: bool = False
    """Whoever has used it may Dash as a bonus action of that turn."""
    during: Text | None = None
    """Only while this power of its own (its key) goes on."""
    joins: bool = False
    """Of what is done while a power goes on: what it brings lasts as long as that one."""
    rank: Annotated[int, Field(ge=0, le=9)] = 0
    """Of what is done while a spell goes on: the level of that spell; a higher slot counts here too."""
    subsequent: bool = False
    """Of what is done while a power goes on: not yet on the turn on which that begins."""
    anew: bool = False
    """Of what is done while a power goes on: only when nobody is up any more whom that lies on; it goes over to who is
    chosen then."""
    after: Text | None = None
    """Only when this power of its own (its key) is used up."""
    in_form: Text | None = None
    """Only while its user is in this form."""
    by_hand: bool = False
    """Of what touching its owner does: only to who strikes with its own body."""
    second: bool = False
    """Of what an attack does besides: only with the second hit of a turn on the same creature."""
    wet: bool = False
    """Only under water."""
    shaded: bool = False
    """Not while sunlight or running water is where its user stands."""
    ruled: bool = False
    """Of a variant: only where a referee answers; in own words, and what they lead to he says turn by turn."""
    sweeps: bool = False
    """Of what meets those into whose space its user comes: only on a walk of its own, up to its speed, the action; it
    may come into the spaces of those that it can take in, and who withstands it is beside."""
    pounces: bool = False
    """It is a leap of 15 feet or more that ends upon those whom it meets."""
    recharge: Annotated[int, Field(ge=2, le=6)] | None = None
    """The lowest d6 at the start of a turn that brings it back."""
    uses: Annotated[int, Field(ge=1, le=100)] | None = None
    """Times a day, or how much is in the store that it draws on."""
    slotless: bool = False
    """Of a spell: it takes no slot, as often as its ``uses`` say, or always; a higher slot may be spent on it."""
    store: Text | None = None
    """The store that it draws on, by its name, where several features share one."""
    takes: Annotated[int, Field(ge=1, le=20)] = 1
    """How much of that store one use takes."""
    rest: Literal["short", "long", "never"] = "long"
    """The rest that brings its uses back: any (``short``), only a long one, or none: a potion that is drunk."""
    cost: Annotated[int, Field(ge=1, le=9)] = 1
    """Legendary actions it takes."""
