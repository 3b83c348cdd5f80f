"""fiveaction.several: several attacks, several opponents."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.rule import rule


@rule("fiveaction.several.attack_bonus")
def attack_bonus(number: int) -> int:
    """The bonus of an attacker's k-th melee attack on one target in a round."""
    return number - 1


@rule("fiveaction.several.own_attacks")
def own_attacks(number: int, capacity: int) -> int:
    """The same against a defender who could attack several times itself."""
    return attack_bonus(number) if capacity <= 1 else max(0, number - capacity)


@rule("fiveaction.several.opponent_bonus")
def opponent_bonus(rank: int, reflexes: Sequence[int]) -> int:
    """The bonus of an opponent by its rank (from 1), less the reflexes placed at ranks up to its own."""
    return rank_bonus(rank) - sum([at <= rank for at in reflexes])


def rank_bonus(rank: int) -> int:
    """The bonus of an opponent by its rank alone."""
    return rank - 1


def eased(rank: int, placed: int) -> int:
    """How many of so many reflexes, placed as usual, stand at ranks up to an opponent's."""
    return min(rank - 1, placed)


@rule("fiveaction.several.ranking")
def ranking(base: int, opponents: Sequence[int]) -> bool:
    """Whether the defender ranks its opponents itself, by base initiative."""
    return keeps_up(base, max(opponents, default=base))


def keeps_up(base: int, quickest: int) -> bool:
    """The same, by the greatest base initiative among the opponents."""
    return base >= 0 and quickest - base <= 3


@rule("fiveaction.several.reflexes")
def reflexes(owned: int, opponents: int) -> tuple[int, ...]:
    """Where combat reflexes stand unless the defender places them: from the second rank on, one at each."""
    return tuple(range(2, 2 + placed(owned, opponents)))


def placed(owned: int, opponents: int) -> int:
    """How many of them find a place."""
    return min(opponents, owned + 1) - 1
