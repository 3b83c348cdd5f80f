"""Cover: where a shooter stands so that little of what is shot at it hits, and it still has somebody to shoot at."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.kit.board import Squares, numbers
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import cover, weigh
from bojiste.systems.srd5.play.movement.around import within
from bojiste.systems.srd5.play.movement.movement import Reach
from bojiste.systems.srd5.policy.eyes import Eyes, reaches_of
from bojiste.systems.srd5.prepare import Profile

MOST_PLACES = 16
"""So many squares at most are looked at, the nearest."""
MOST_ENEMIES = 4
"""So many enemies at most are reckoned with, those to be feared most."""


def covered_place(eyes: Eyes, reach: Reach, length: int, good: Squares, far_off: int | None = None) -> int | None:
    """Of the squares beside whatever gives cover (and one that is ``far_off``) the one where it pays most to stand,
    its own among them: before the shot one from which somebody within ``length`` can be shot at, after it any.
    ``None``, or what is far off: cover is of no use here."""
    archers = sorted(archers_of(eyes), key=lambda one: (-eyes.danger(one), one.index))[:MOST_ENEMIES]
    behind = _beside_cover(eyes) & (good | 1 << reach.start)
    if not archers or not behind:
        return far_off
    here = 1 << reach.start
    near = [square for level in reach.way.levels for square in numbers(level.nodes & behind & ~here)][:MOST_PLACES]
    offered = (reach.start, *near) if far_off is None else (reach.start, *near, far_off)
    worths = {square: _worth(eyes, square, archers, length, far_off is not None) for square in offered}
    best = max(worths, key=lambda square: worths[square])
    return best if worths[best] > 0 else far_off


def archers_of(eyes: Eyes) -> Iterator[Profile]:
    """Enemies who have something to shoot or to throw."""
    return (enemy for enemy in eyes.enemies() if reaches_of(enemy)[3])


def _beside_cover(eyes: Eyes) -> Squares:
    """Squares beside walls, low walls and arrow slits, and these themselves."""
    scenery, (_, board) = eyes.table.scenery, eyes.table.drawn
    things = scenery.walls | scenery.loopholes | scenery.low
    return board.around(things) if things else 0


def _worth(eyes: Eyes, square: int, archers: list[Profile], length: int, keeps_off: bool) -> int:
    """What it is worth to stand there: what cover takes off the shots of enemies (``keeps_off``: and distance off all
    that they can do), less what cover takes off one's own shots."""
    table, me = eyes.table, eyes.me
    x, y = table.drawn[1].place(square)
    if keeps_off:
        spared = sum(eyes.danger(one) * _kept_off(eyes, one, x, y) for one in eyes.enemies())
    else:
        spared = sum(eyes.danger(one) * _points(_degree(eyes, one, me, x, y)) for one in archers)
    if eyes.now.turn.action and not eyes.now.turn.attacks_left:
        return spared
    shots = [one for one in eyes.enemies() if 1 << square & within(table, one, length, me.squares)]
    aims = sorted(shots, key=lambda one: (table.distance(me, one), one.index))[:MOST_ENEMIES]
    least = min((_points(_degree(eyes, me, one, x, y)) for one in aims), default=weigh.FACES)
    own = max((attack.mean for attack in me.attacks if not attack.melee), default=0) * me.per_action // 2
    return 0 if least == weigh.FACES else spared - own * least


def _kept_off(eyes: Eyes, enemy: Profile, x: int, y: int) -> int:
    """What distance and cover take off what somebody can do there, in faces of the die."""
    stride, reach, normal, long = reaches_of(enemy)
    far = eyes.table.distance_from(eyes.me, x, y, enemy)
    much = weigh.exposed(far, stride, reach, normal, long)
    covered = 0 if not much or far <= stride + reach else _points(_degree(eyes, enemy, eyes.me, x, y))
    return weigh.FACES - much * (weigh.FACES - covered) // 4


def _points(degree: int) -> int:
    """What cover takes off every shot, in faces of the die: all of them where it is total."""
    return weigh.FACES if degree == rules.cover.TOTAL else rules.attack.step_modifiers(0, degree)


def _degree(eyes: Eyes, who: Profile, whom: Profile, x: int, y: int) -> int:
    """The cover from somebody's shots at somebody, if the own place were this one."""
    table, me = eyes.table, eyes.me
    others = cover.bodies(table, who, whom, table.drawn[1])
    there = table.now[whom.id if who is me else who.id]
    ends = (x, y, there.x, there.y) if who is me else (there.x, there.y, x, y)
    return cover.from_square(table, who, whom, *ends, others)
