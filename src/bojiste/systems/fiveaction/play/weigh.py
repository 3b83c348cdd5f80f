"""The sums by which defaults and tactics choose: of whole numbers alone, so that the kernel calls the very same."""

from __future__ import annotations

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.words import FOOT

# chances in a hundred that 2d10 are more than so much
_ABOVE = tuple(sum(a + b > n for a in range(1, 11) for b in range(1, 11)) for n in range(0, 21))
OFTEN = 15
"""Chances in a hundred with which a blow from partial defence is still worth it."""
PATIENCE = 10
"""Rounds for which a steady one lets them come."""
CLOSEST = 2 * FOOT
"""How near one comes to somebody, in qf."""


def chance(value: int, defence: int) -> int:
    """Chances in a hundred that an attack value beats a defence."""
    return _ABOVE[max(0, min(20, defence - value))]


def worth(harm: int, value: int, defence: int, stuns: bool) -> int:
    """The expected harm of one attack, scaled; ``harm``: twice the net damage to be expected of a hit. Stun counts
    half."""
    return (1 + harm) * _ABOVE[max(0, min(20, defence - value))] * (1 if stuns else 2)


def late(promise: int) -> int:
    """What a blow is worth before which comes slipping away: a third."""
    return promise // 3


def next_turn(promise: int) -> int:
    """What a blow is worth that falls only in the next turn: half."""
    return promise // 2


def runs(far: int, step: int, actions: int, moved: int, runnable: bool) -> bool:
    """Whether it is so far (qf) that one runs, and one can."""
    return far > 3 * step and actions >= rules.move.LEAST_RUN and not moved and runnable


def walks(far: int, step: int, actions: int, price: int, fresh: bool) -> bool:
    """Whether one goes several steps: it is more than one, they can be paid for, and nothing was gone before (or the
    blow is behind one)."""
    return 0 < step < far and actions >= 2 * price and fresh


def blow_follows(far: int, step: int, actions: int, price: int, attack: int) -> bool:
    """Whether a blow can be paid for after so many steps as it takes."""
    return actions - price * -(-far // step) >= attack


def gives_way(actions: int, price: int, attack: int, whole: int) -> bool:
    """Whether one makes room for a weapon that is too long here: a blow can follow at once; or, where not even a whole
    turn pays for both, in the next one."""
    return actions >= price + attack or (whole < price + attack and actions >= price)


def goes_in(low: int, gap: int, way: int, own: int, theirs: int) -> bool:
    """Whether one goes in under a longer weapon: not so far that the own one is too long there (all in qf)."""
    return low <= max(CLOSEST, gap - way) and theirs > own
