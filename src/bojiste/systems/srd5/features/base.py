"""What a feature of a class is: a trait whose number is a level in the class, with uses that a rest brings back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from bojiste.core.ask import yes_no
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import NONE, Trait, Twin, has
from bojiste.systems.srd5.words import FT

Uses = Callable[[Profile, int], int]
"""How often somebody may use a feature, having it at this level of its class."""
SHORT_REST: set[str] = set()
"""Features whose uses any rest brings back; all others' uses a long one."""


def once(who: Profile, level: int) -> int:
    """A single use."""
    return 1


class Feature(Trait):
    """A feature of a class. Its number is the level in the class, from which its figures follow."""

    __slots__ = ("uses",)

    def __init__(
        self, name: str, twin: Twin = NONE, *, uses: Uses | None = None, rest: Literal["short", "long"] = "long"
    ) -> None:
        super().__init__(name, twin)
        self.uses = uses
        if rest == "short":
            SHORT_REST.add(name)

    def left(self, table: Table, who: Profile) -> int:
        """How many uses somebody has left; 0 where it lacks the feature."""
        if self.uses is None or not self.of(who):
            return 0
        return max(0, self.uses(who, self.number(who)) - table.now[who.id].used.count(self.name))

    def spent(self, table: Table, who: Profile, number: int = 1, **fields: object) -> tuple[Change, ...]:
        """What changes as somebody uses it, and in other numbers (``fields``) besides."""
        used = (*table.now[who.id].used, *(self.name,) * number)
        return table.state.change(who.id, used=used, **fields)

    def told(
        self, who: Profile, target: Profile | None = None, changes: tuple[Change, ...] = (), **data: object
    ) -> Event:
        """That somebody uses it."""
        whom = None if target is None else target.id
        return Event("feature", has, who.id, whom, changes=changes, data={"trait": self.name, **data}, seen=OPEN)

    def wanted(self, who: Profile, default: bool, target: Profile | None = None, **data: object) -> Course[bool]:
        """Whether somebody wants to use it now (against whom)."""
        about = {"trait": self.name, **({} if target is None else {"target": target.id}), **data}
        answer: str = yield yes_no("feature", has, who.seat, who.id, default, data=about)
        return answer == "yes"


def given_back(table: Table, who: Profile, store: str, number: int) -> tuple[Change, ...]:
    """What changes as so many uses of a store come back."""
    kept = []
    for one in table.now[who.id].used:
        if one == store and number:
            number -= 1
        else:
            kept.append(one)
    return table.state.change(who.id, used=tuple(kept))


def near(table: Table, who: Profile, aura: Feature) -> Profile | None:
    """Who has an aura and is awake within its reach, somebody itself or a friend: of several the one of the most
    Charisma."""
    found = [
        one
        for one in (who, *who.allies)
        if aura.of(one) and one.id in table.now and table.acts(one) and table.distance(who, one) <= _far(one, aura)
    ]
    return max(found, key=lambda one: one.ability["charisma"], default=None)


def _far(one: Profile, aura: Feature) -> int:
    """How far it reaches, in half feet."""
    return (30 if aura.number(one) >= WIDE_FROM else 10) * FT


def once_a_casting(shot: Shot, feature: Feature, components: Components, harder: Components) -> Course[Components]:
    """The damage of an attack that is a spell: harder on the first hit of each casting, as it was on the others."""
    turn = shot.table.now[shot.who.id].turn
    mark = f"{feature.name}:{len(turn.spells)}"
    if harder == components or mark in turn.extras:
        return components
    used = Change(shot.who.id, "turn", turn, turn._replace(extras=(*turn.extras, mark)))
    yield Event(
        "extra-dice", has, shot.who.id, shot.target.id, changes=(used,), data={"trait": feature.name}, seen=OPEN
    )
    return harder


WIDE_FROM = 18
"""From this level auras reach farther."""


def once_a_turn(
    shot: Shot, feature: Feature, components: Components, more: Component, fits: bool
) -> Course[Components]:
    """The dice of a hit with more that a feature adds once on each turn, where it fits."""
    turn = shot.table.now[shot.who.id].turn
    if not fits or not components or feature.name in turn.extras:
        return components
    used = Change(shot.who.id, "turn", turn, turn._replace(extras=(*turn.extras, feature.name)))
    yield Event(
        "extra-dice", has, shot.who.id, shot.target.id, changes=(used,), data={"trait": feature.name}, seen=OPEN
    )
    return (*components, more)


def recovered(table: Table, who: Profile, feature: Feature) -> dict[str, object]:
    """The slots that a short rest gives back once a day, the highest that are gone first."""
    now = table.now[who.id]
    if not feature.left(table, who):
        return {}
    worth, slots = (feature.number(who) + 1) // 2, list(now.slots)
    for rank in range(min(HIGHEST, len(slots)), 0, -1):
        back = min(who.sheet.slots[rank - 1] - slots[rank - 1], worth // rank)
        slots[rank - 1] += back
        worth -= back * rank
    if tuple(slots) == now.slots:
        return {}
    return {"slots": tuple(slots), "used": (*now.used, feature.name)}


HIGHEST = 5
"""The highest level of a slot that such a rest gives back."""
