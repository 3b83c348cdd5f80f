"""An attack on its way."""

from __future__ import annotations

from dataclasses import dataclass

from bojiste.core.dice import Rolled
from bojiste.core.event import Change, Part
from bojiste.systems.osr.play.gear import Weapon
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import Hit, Reach


@dataclass(slots=True)
class Blow:
    """An attack on its way: what it does is known, and nothing has happened yet.

    ``faces`` are all damage dice in written order, ``struck`` those a shield stopped; ``modifiers`` what is added.
    """

    who: Profile
    target: Profile
    weapon: Weapon
    thrown: bool = False
    makeshift: bool = False
    subdue: bool = False
    hit: Hit = Hit.MISS
    coup: str = ""
    maneuver: str = ""
    faces: tuple[int, ...] = ()
    rolls: tuple[Rolled, ...] = ()
    modifiers: tuple[Part, ...] = ()
    struck: tuple[int, ...] = ()
    blocked: bool = False
    full: bool = False
    spell: bool = False
    reaches: Reach = Reach.WELL
    cover: int = 0
    spent: tuple[Change, ...] = ()
    against: str = ""
    """Against what a saving throw is made, where there is one: a kind of danger."""
    saved: str = ""
    """A saving throw of the target's against a spell: empty, or what it leaves of the damage (``half``, ``none``)."""

    @property
    def means(self) -> dict[str, object]:
        """With what it is made, as the log names it: a weapon or a spell."""
        return {"spell" if self.spell else "weapon": self.weapon.word}

    @property
    def ranged(self) -> bool:
        return self.weapon.missile or self.thrown

    @property
    def extra(self) -> int:
        return sum(part.value for part in self.modifiers)
