"""Flat on the ground: whom enemies can do nothing to but shoot is hit half as often there."""

from __future__ import annotations

from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.policy.eyes import Eyes, reaches_of, shoots
from bojiste.systems.srd5.policy.place import shooter
from bojiste.systems.srd5.prepare import Profile


def lies_well(eyes: Eyes) -> bool:
    """Whether a shooter that has shot had better lie: more is spared of shots than comes of blows at who lies there.
    It gets up for the next shot. Who flies would fall."""
    turn = eyes.now.turn
    if not turn.action or turn.attacks_left or not shooter(eyes) or eyes.table.aloft(eyes.me) > 0:
        return False
    return sum(eyes.danger(enemy) * _spared(eyes, enemy) for enemy in eyes.enemies()) > 0


def _spared(eyes: Eyes, enemy: Profile) -> int:
    """Who has nothing but blades and javelins comes nearer turn by turn: one needs one's legs to keep off."""
    stride, reach, _, long = reaches_of(enemy)
    climb = _climb(eyes, enemy)
    steps = 1 if climb or shoots(enemy) else 2
    return weigh.lies(eyes.table.distance(eyes.me, enemy) + climb, steps * stride + reach, stride + long)


def _climb(eyes: Eyes, enemy: Profile) -> int:
    """What a height between them costs an enemy besides the way: twice as much by hands and feet."""
    if enemy.speeds["fly"] or enemy.speeds["climb"]:
        return 0
    return 2 * eyes.table.unit * abs(eyes.now.z - eyes.table.now[enemy.id].z)
