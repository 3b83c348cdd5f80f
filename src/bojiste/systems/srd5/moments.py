"""The moments of a fight, in the order of the book: the courses of play visit them, and whatever lies on somebody, a
trait or a thing speaks at them (``play.voices``).

Order between moments is the course that visits them; order within a moment is written here. The type of a moment says
what an answer may change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from bojiste.core.event import Change
from bojiste.kit.course import Course
from bojiste.systems.srd5.play.profile import Profile
from bojiste.systems.srd5.play.voices import Moment

if TYPE_CHECKING:
    from bojiste.systems.srd5.play.blow import Amounts, Blow
    from bojiste.systems.srd5.play.table import Table
    from bojiste.systems.srd5.play.zero import Fall, Taken

RESISTANCE, VULNERABILITY, IMMUNITY = 1, 2, 4
Standing: TypeAlias = int
"""What somebody is to damage of one type: ``RESISTANCE``, ``VULNERABILITY`` and ``IMMUNITY`` as bits."""

# -- damage to one creature ------------------------------------------------------------------------------------------

DAMAGE_PARTED: Moment[Callable[[Table, Profile, Blow], Course[Blow]]] = Moment("damage_parted", "damage_transfer")
"""Before anything lessens it: what of it is another's."""

DAMAGE_DEALT: Moment[Callable[[Profile, Amounts], Amounts]] = Moment("damage_dealt", "siege_monster")
"""What whoever deals it makes of the amounts, for this target."""

DAMAGE_TAKEN: Moment[Callable[[Table, Profile, Blow, int], Standing]] = Moment(
    "damage_taken", "sheet", "condition", "confer_fire_resistance", "powers", "underwater", "silence"
)
"""Resistance, vulnerability and immunity to one type of it."""

DAMAGE_TOLD: Moment[Callable[[Table, Profile, Blow, Taken], tuple[Change, ...]]] = Moment(
    "damage_told", "regeneration", "falters", "stomach", "multiple_heads"
)
"""What changes besides as it is told."""

DROPS_TO_0: Moment[Callable[[Table, Profile, Fall], Course[bool]]] = Moment(
    "drops_to_0", "death_ward", "undead_fortitude", "relentless", "relentless_endurance", "misty_escape"
)
"""Somebody comes to 0 hit points: whether it does not fall there."""

AFTER_DAMAGE: Moment[Callable[[Table, Profile, Blow, Taken], Course[None]]] = Moment(
    "after_damage", "multiple_heads", "splits", "absorbs", "running", "powers", "calmed"
)
"""What follows once it has been told."""
