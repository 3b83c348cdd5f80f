"""Tests: an action that nobody opposes."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import roll
from bojiste.systems.drd2.words import Commit, LockFor, Risk, Ruling

_COMMITS, _RISKS, _LOCKS = tuple(Commit), tuple(Risk), tuple(LockFor)


@rule("drd2.test.when")
def when(counteractions: int) -> bool:
    """Whether an action is a test: nobody declared a valid counteraction."""
    return counteractions == 0


@rule("drd2.test.risk")
def risk() -> Ruling[Risk]:
    """Which rule consequence failure has besides the story."""
    return Ruling(Risk.NONE, _RISKS)


@rule("drd2.test.success")
def success(result: int) -> bool:
    """Whether the declared consequence happens by the dice alone."""
    return roll.target9(result)


@rule("drd2.test.exhaust")
def exhaust(result: int, exhausted: bool) -> bool:
    """Whether a test succeeds in the end: exhausting makes it exactly as good as 9 or more."""
    return success(result) or exhausted


@rule("drd2.test.lock")
def lock(against_opponent: bool, opponents: bool = False) -> Ruling[LockFor]:
    """For whom an accepted failure closes the same action until conditions change.

    The source makes no exception for attacks; but an opponent's Threat, scars and readiness are its conditions, and
    they change from round to round. With ``opponents`` (the option ``lock_opponents``) they close until one does.
    """
    return Ruling(LockFor.NOBODY if against_opponent and not opponents else LockFor.CHARACTER, _LOCKS)


def locked(attempt: tuple[str, str, str], locks: tuple[tuple[str, str, str], ...]) -> bool:
    """Whether an attempt (who, action, target) is closed by an earlier failure."""
    return attempt in locks
