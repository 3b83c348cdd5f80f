"""Protection: with a shield, by its reaction, the attack of somebody it sees on a friend within 5 feet suffers."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import ATTACK_HINDERED
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE

TRAIT = Feature("protection")


@ATTACK_HINDERED.voice(TRAIT.name, there=(TRAIT.name,))
def hinders(shot: Shot) -> Course[tuple[str, ...]]:
    """The first friend of the target who wants to."""
    table, target = shot.table, shot.target
    for friend in target.allies:
        if TRAIT.of(friend) and _can(table, friend, shot) and (yield from TRAIT.wanted(friend, True, shot.who)):
            yield TRAIT.told(friend, target, table.state.change(friend.id, reaction=False))
            return (TRAIT.name,)
    return ()


def _can(table: Table, friend: Profile, shot: Shot) -> bool:
    near = friend.id in table.now and table.distance(friend, shot.target) <= SQUARE
    return near and friend.shield and table.reacts(friend) and sight.sees(table, friend, shot.who)
