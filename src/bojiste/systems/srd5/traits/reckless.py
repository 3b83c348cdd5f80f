"""Reckless: advantage on its melee attacks this turn, and for attacks against it until its next."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.play.deed import Deed
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait, Twin, has

TRAIT = Trait("reckless", Twin("harmless", ""))


@ATTACK_ADVANTAGE.voice(TRAIT.name, state=("reckless",))
def helps(aim: Aim) -> Found:
    """Of whoever is reckless on its turn, and at whoever has been."""
    return because("reckless", +1, (aim.own.reckless and aim.attack.melee) or aim.other.reckless)


def _may(table: Table, who: Profile) -> Iterator[Option]:
    now = table.now[who.id]
    if TRAIT.of(who) and not now.reckless and not now.turn.action and table.acts(who):
        yield Option("reckless")


def attacks_recklessly(table: Table, who: Profile, rest: str) -> Course[None]:
    """It attacks without regard for its defence."""
    changes = table.state.change(who.id, reckless=True)
    yield Event("reckless", rule=has, actor=who.id, changes=changes, seen=OPEN)


DEED = Deed("reckless", has, _may, attacks_recklessly)
