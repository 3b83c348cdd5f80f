"""A declaration on its way through an evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bojiste.core.ask import NOTHING
from bojiste.systems.drd2.words import SCENE, Declaration, Effect, Kind, Means, Property, Sorting, Status, Words

ORDINARY = Sorting(Kind.POSSIBLE)


def named(key: str, id: str, name: Words) -> dict[str, Words]:
    """What a scene prepared, as events name it: its id under ``key``, and its name if it has one."""
    return {**({key: id} if id else {}), **({"name": name} if name else {})}


class Act(NamedTuple):
    """A declaration with all that its evaluation needs beside what rules look at.

    ``prepared`` is the prepared action it follows, ``name`` what the scene calls that, ``key`` what locks compare,
    ``usual`` the property it acts upon unless the GM allows another. ``severity`` is that of a scar within an
    elimination. ``special`` are abilities it activates. ``looses`` tells of the danger that its success lets loose.
    """

    said: Declaration
    sorting: Sorting = ORDINARY
    prepared: str = ""
    name: Words = ""
    key: str = ""
    note: Words = ""
    usual: Property = Property.BODY
    means: Means | None = None
    form: Status = Status.REMOVED
    scar: Words = ""
    scope: tuple[str, ...] = ()
    severity: int = 0
    disengages: bool = False
    tags: tuple[str, ...] = ()
    helped_by: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    eliminates: bool | None = None
    looses: Mapping[str, object] = NOTHING

    @property
    def who(self) -> str:
        return self.said.who

    @property
    def effect(self) -> Effect:
        return self.said.effect

    @property
    def recipients(self) -> tuple[str, ...]:
        """Whom the consequence would reach; the scene, if nobody."""
        if self.said.effect is Effect.OWN_ADVANTAGE:
            return (self.said.who,)
        return self.said.targets or (SCENE,)

    @property
    def skilled(self) -> dict[str, object]:
        """What it is done with, as events and questions name it: the first skill, and all it needs."""
        return {"skill": self.said.skills[0], "skills": list(self.said.skills)}

    @property
    def called(self) -> dict[str, Words]:
        """The prepared action as events name it: its id, and its name if it has one."""
        return named("action", self.prepared, self.name)

    def saying(self, **changes: object) -> Act:
        """The same with parts of the declaration changed."""
        return self._replace(said=self.said._replace(**changes))  # type: ignore[arg-type]
