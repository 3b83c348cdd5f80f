"""What a reaction turns aside before a blow lands: a parry, or a spell that shields."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial

from bojiste.core.ask import Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.kit.fields import Dice
from bojiste.systems.srd5.moments import HIT_REACTION
from bojiste.systems.srd5.play.attacks.shot import Incoming, Way
from bojiste.systems.srd5.play.spellcasting import cast, ongoing_effects, use_cost
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

Reactions = tuple[Callable[[Table, Profile, Incoming], Iterator[Way]], ...]


def turned(table: Table, target: Profile, blow: Incoming, reactions: Reactions) -> Course[int]:
    """How much Armor Class somebody gains against this one blow, by its reaction: by default only where that makes the
    hit a miss."""
    ways = [way for offers in reactions for way in offers(table, target, blow)] if table.reacts(target) else []
    if not ways:
        return 0
    chosen = yield from _chosen(target, blow, ways)
    return 0 if chosen is None else (yield from chosen.use(table, target, blow))


def _chosen(target: Profile, blow: Incoming, ways: list[Way]) -> Generator[Ask, str, Way | None]:
    """Which of them it uses, if any."""
    enough = [way.key for way in ways if blow.total < blow.against + way.gained]
    menu = (*(Option(way.key, way.facts) for way in ways), Option("no"))
    data = {"target": blow.who.id, "against": blow.against, "total": blow.total}
    default = enough[0] if enough else "no"
    answer = yield Ask("ward", has, target.seat, target.id, menu, default, data=data)
    return next((way for way in ways if way.key == answer), None)


@HIT_REACTION.voice("wards", of=lambda target: bool(target.wards))
def _wards(table: Table, target: Profile, blow: Incoming) -> Iterator[Way]:
    """Spells and features that shield it."""
    for power in target.wards:
        if use_cost.slots(table, target, power):
            yield Way(f"use:{power.key}", _adds(power), power.facts, partial(_shields, power))


def _shields(power: Power, table: Table, target: Profile, blow: Incoming) -> Course[int]:
    before = ongoing_effects.armor_class(table, target)
    changes = table.state.change(target.id, reaction=False)
    yield Event("answers", has, target.id, blow.who.id, changes=changes, seen=OPEN)
    yield from cast.answered(table, target, target, power, blow.struck)
    return ongoing_effects.armor_class(table, target) - before


def _adds(power: Power) -> int:
    return sum(
        amount.flat
        for amount, to in zip(power.says("bonus", "amount", Dice), power.says("bonus", "to", tuple), strict=True)
        if "armor_class" in to
    )
