"""What a trait is: a name that sheets have, the moments at which it speaks, and what the kernel makes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.srd5.play.profile import Profile
from bojiste.systems.srd5.play.voices import Moment, Says

Kernel = Literal["", "harmless", "played"]
"""What the kernel makes of a trait: nothing (it leaves the scene to the readable engine); it changes nothing there; it
plays it."""


class Twin(NamedTuple):
    """What the kernel makes of a trait without a map, and on one."""

    plain: Kernel = ""
    on_map: Kernel = ""


NONE, HARMLESS, PLAYED = Twin(), Twin("harmless", "harmless"), Twin("played", "played")


class Trait:
    """A trait of table 5.10, with what the kernel makes of it."""

    __slots__ = ("name", "twin")

    def __init__(self, name: str, twin: Twin = NONE) -> None:
        self.name = name
        self.twin = twin

    @rule("srd5.monster.traits")
    def of(self, who: Profile) -> bool:
        """Whether somebody has it."""
        return self.name in who.traits

    def number(self, who: Profile) -> int:
        """Its number, of who has it; 0 of others."""
        return who.traits.get(self.name, 0)

    def speaks(
        self, moment: Moment[Says], *, state: tuple[str, ...] = (), there: tuple[str, ...] = ()
    ) -> Callable[[Says], Says]:
        """Let a function speak at a moment of whoever has it, under the trait's own name."""
        return moment.voice(self.name, of=self.of, state=state, there=there)


has = Trait.of
"""The rule, for events to cite."""
