"""A condition that a power brings, as data; its course stands under ``effects``."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from bojiste.kit.fields import as_list, one_of
from bojiste.systems.srd5.sheet.effect import Effect
from bojiste.systems.srd5.sheet.fields import Ability, Damage
from bojiste.systems.srd5.words import CONDITIONS, PLIGHTS

Ends = Literal[
    "user_turn_start",
    "user_turn_end",
    "user_next_turn_end",
    "turn_start",
    "turn_end",
    "damaged",
    "damaged_by_user",
    "friend_damaged",
    "far_and_unseen",
]
SaveAgain = Literal[
    "turn_end",
    "turn_end_in_sight_hinders",
    "turn_end_out_of_sight",
    "turn_end_until_3",
    "damaged",
    "damaged_by_user",
    "turn_end_or_damaged",
    "turn_end_or_damaged_helps",
    "user_turn_start",
    "action",
]


class Inflicted(Effect):
    """A condition with what ends it; without such it lasts as long as the power does."""

    kind: Literal["condition"] = "condition"
    condition: Annotated[str, one_of((*CONDITIONS, *PLIGHTS))]
    """The condition."""
    ends: Ends | None = None
    """What ends it: a moment of a turn of the user's, or of its own; ``damaged``: when it takes damage
    (``damaged_by_user``: from the user or that one's side); ``friend_damaged``: when it takes any damage, or sees one
    of its own side take some; ``far_and_unseen``: the end of a turn 60 feet from the user, out of sight."""
    save_again: SaveAgain | None = None
    """When the saving throw is repeated: at the end of each of its turns (``turn_end_in_sight_hinders``: with
    disadvantage while it sees the user; ``turn_end_out_of_sight``: only while it does not; ``turn_end_until_3``: until
    three have been made, and it is over, or three have failed, and it stays or turns into something worse), whenever it
    takes damage (``damaged_by_user``: from the user or that one's side), at both (``turn_end_or_damaged``, where no
    damage of the user's counts; ``turn_end_or_damaged_helps``: with advantage after damage); ``user_turn_start``: once,
    as the user's next turn starts, and who fails then is gone from here; ``action``: it takes the action."""
    check_again: Ability | None = None
    """Of what an action may end: not a saving throw but a check of this ability."""
    turns_into: Annotated[str, one_of(CONDITIONS)] | None = None
    """What it turns into when the saving throw is repeated once and fails."""
    tended: Annotated[int, Field(ge=0, le=30)] | None = None
    """Anybody next to it may end it by an action: shake awake, douse, stanch, pull out; what a check must reach for
    that, 0: no check."""
    tended_with: Literal["medicine", "strength"] = "medicine"
    """What that check is made with."""
    hurts_helper: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """What that does to whoever tries."""
    damage: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """What it does turn by turn."""
    damage_at: Literal["turn_start", "turn_end", "user_turn_start", "save_failed"] = "turn_start"
    """When: at the start or end of each of its turns, at the start of the user's, or whenever the saving throw is
    repeated and fails."""
    damage_per_slot: Annotated[int, Field(ge=0, le=9)] = 0
    """Dice that each level of a higher slot adds to that."""
    save: Ability | None = None
    """The ability that its damage is saved against each time; or the one that a repeated saving throw is made with,
    where there is none at first."""
    dc: Annotated[int, Field(ge=1, le=40)] | None = None
    """What that must reach."""
    escape_dc: Annotated[int, Field(ge=0, le=30)] | None = None
    """What a Strength check (an action) must reach to get free; 0: as much as the saving throw."""
    escape_disadvantage: bool = False
    """Checks to get out of its hold have disadvantage."""
    detaches_after: Annotated[int, Field(ge=0, le=1000)] = 0
    """Of whoever clings (``clung``): it makes no attack meanwhile, and lets go when its damage has cost so many hit
    points."""
    brought_up_by: Annotated[int, Field(ge=0)] = 0
    """Whoever is swallowed is brought up when it does so much damage from within on one turn …"""
    brought_up_dc: Annotated[int, Field(ge=0, le=40)] = 0
    """… and a Constitution saving throw does not reach this."""
    exit_feet: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet of movement that getting out of the dead body takes."""

    @property
    def grows(self) -> bool:
        return self.damage_per_slot > 0
