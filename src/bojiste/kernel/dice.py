"""The twin of ``core.dice``: the same face for the same seed, fight, page and count, bit for bit.

The desk is a record that holds where the tape is; its columns are ``COLUMNS`` and whatever a system adds.
"""

from __future__ import annotations

from typing import Any

from bojiste.core import dice
from bojiste.kernel.desk import BITS, N

int64: Any
uint64: Any
try:
    from numpy import int64, uint64
except ImportError:  # then a loop that came compiled plays: here nothing is reckoned, and 64 bits do not wrap round
    int64 = uint64 = int

U = uint64
COLUMNS = [("root", BITS), ("key", BITS), ("count", BITS), ("drawn", N)]
_STEP, _SECTION, _TURN = U(dice.STEP), U(dice.SECTION), U(dice.TURN)
_FIRST, _SECOND = U(dice.FIRST), U(dice.SECOND)
_30, _27, _31, _32 = U(30), U(27), U(31), U(32)
_ONE = U(1)


def mixed(value: Any) -> Any:
    """``core.dice.mix``."""
    value = (value ^ (value >> _30)) * _FIRST
    value = (value ^ (value >> _27)) * _SECOND
    return value ^ (value >> _31)


def joined(key: Any, part: Any) -> Any:
    """A key with one more part, as ``core.dice.key_of`` makes it."""
    return mixed((key ^ mixed(part + _STEP)) + _STEP)


def begin(desk: Any, fight: int) -> None:
    """A new tape: the desk has the key of the seed alone."""
    desk.root = joined(desk.seed, U(fight))
    desk.drawn = 0
    turn_page(desk, 0, 0)


def turn_page(desk: Any, section: int, turn: int) -> None:
    """``Tape.page``."""
    desk.key = desk.root + U(section) * _SECTION + U(turn) * _TURN
    desk.count = U(0)


def roll(desk: Any, sides: int) -> Any:
    """``Tape.face``."""
    count = desk.count + _ONE
    desk.count = count
    desk.drawn += 1
    return int64(((mixed(desk.key + count * _STEP) >> _32) * U(sides)) >> _32) + 1
