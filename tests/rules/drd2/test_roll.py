"""drd2.roll: the roll, with the exact distributions of table T8."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Keep
from tests.table import example

FACES = range(1, 7)


def distribution(keep: Keep) -> Counter[int]:
    """Ways of each counted sum over all faces."""
    if keep is Keep.BOTH:
        return Counter(rules.roll.basic(first, second, 0) for first, second in product(FACES, repeat=2))
    return Counter(rules.roll.basic(*rules.roll.modes(*dice, keep), 0) for dice in product(FACES, FACES, FACES))


@pytest.mark.parametrize(
    "first, second, level, expected",
    [
        example("drd2.roll.basic E1", 4, 3, 2, 9),
        example("drd2.skill.only_level E1", 4, 4, 2, 10),
    ],
)
def test_basic(first: int, second: int, level: int, expected: int) -> None:
    assert rules.roll.basic(first, second, level) == expected


@pytest.mark.parametrize(
    "dice, keep, level, expected",
    [
        example("drd2.roll.modes E1 SE-33", (1, 2, 4), Keep.HIGHER, 4, 10),
        example("drd2.roll.modes E2", (6, 6, 1), Keep.LOWER, 3, 10),
        example("drd2.roll.modes edge all equal", (3, 3, 3), Keep.LOWER, 0, 6),
    ],
)
def test_modes(dice: tuple[int, int, int], keep: Keep, level: int, expected: int) -> None:
    assert rules.roll.basic(*rules.roll.modes(*dice, keep), level) == expected


@pytest.mark.rule("drd2.roll.modes")
def test_modes_are_the_sorted_dice() -> None:
    for dice in product(FACES, FACES, FACES):
        low, middle, high = sorted(dice)
        assert rules.roll.modes(*dice, Keep.HIGHER) == (high, middle)
        assert rules.roll.modes(*dice, Keep.LOWER) == (middle, low)


@pytest.mark.parametrize("dice, expected", [example("drd2.roll.kept E1", (6, 2, 2), (2, 4))])
def test_kept(dice: tuple[int, int, int], expected: tuple[int, int]) -> None:
    assert rules.roll.kept(*rules.roll.modes(*dice, Keep.LOWER)) == expected


@pytest.mark.rule("drd2.roll.sequence")
def test_sequence_counts_the_actors_best_two() -> None:
    assert rules.roll.modes(2, 5, 6, Keep.HIGHER) == (6, 5)


@pytest.mark.parametrize(
    "faces, expected",
    [
        example("drd2.roll.sequence edge lots", (4, 1), ((0,), (1,))),
        example("drd2.roll.sequence edge lots tied", (3, 3), ((0, 1),)),
        example("drd2.roll.sequence edge lots of three", (2, 6, 2), ((1,), (0, 2))),
    ],
)
def test_lots(faces: tuple[int, ...], expected: tuple[tuple[int, ...], ...]) -> None:
    assert rules.roll.lots(faces) == expected


@pytest.mark.parametrize(
    "level, expected",
    [
        example("drd2.roll.target9 E1 level 2", 2, True),
        example("drd2.roll.target9 E1 level 1", 1, False),
    ],
)
def test_target9(level: int, expected: bool) -> None:
    assert rules.roll.target9(rules.roll.basic(5, 2, level)) is expected


@pytest.mark.parametrize(
    "keep, ways",
    [
        example("drd2.roll.modes T8 precise", Keep.HIGHER, (1, 3, 7, 12, 19, 27, 34, 36, 34, 27, 16)),
        example("drd2.roll.modes T8 imprecise", Keep.LOWER, (16, 27, 34, 36, 34, 27, 19, 12, 7, 3, 1)),
        example("drd2.roll.basic T8", Keep.BOTH, (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)),
    ],
)
def test_ways(keep: Keep, ways: tuple[int, ...]) -> None:
    counted = distribution(keep)
    assert tuple(counted[total] for total in range(2, 13)) == ways
    assert counted.total() == sum(ways)


SUCCESS = {
    0: ("23/216", "5/18", "113/216"),
    1: ("7/36", "5/12", "49/72"),
    2: ("23/72", "7/12", "29/36"),
    3: ("103/216", "13/18", "193/216"),
    4: ("139/216", "5/6", "205/216"),
    5: ("173/216", "11/12", "53/54"),
    6: ("25/27", "35/36", "215/216"),
}


@pytest.mark.parametrize(
    "level, keep, expected",
    [
        example(f"drd2.roll.target9 T8 {level} {keep.name}", level, keep, Fraction(chance))
        for level, row in SUCCESS.items()
        for keep, chance in zip(Keep, row, strict=True)
    ],
)
def test_chance_of_success(level: int, keep: Keep, expected: Fraction) -> None:
    ways = distribution(keep)
    good = sum(count for counted, count in ways.items() if rules.roll.target9(counted + level))
    assert Fraction(good, ways.total()) == expected


CLASH = {
    -3: ("0.2392", "0.3867", "0.1190", "0.2150"),
    -2: ("0.3356", "0.5035", "0.1875", "0.3176"),
    -1: ("0.4437", "0.6188", "0.2758", "0.4369"),
    0: ("0.5563", "0.7242", "0.3812", "0.5631"),
    1: ("0.6644", "0.8125", "0.4965", "0.6824"),
    2: ("0.7608", "0.8810", "0.6133", "0.7850"),
    3: ("0.8410", "0.9302", "0.7226", "0.8657"),
}
EXACT = {
    -3: "155/648", -2: "145/432", -1: "575/1296", 0: "721/1296", 1: "287/432", 2: "493/648", 3: "545/648",
}  # fmt: skip
BOTH_NORMAL, ACTOR, OPPONENT, BOTH_PRECISE = (
    (Keep.BOTH, Keep.BOTH),
    (Keep.HIGHER, Keep.BOTH),
    (Keep.BOTH, Keep.HIGHER),
    (Keep.HIGHER, Keep.HIGHER),
)


def chance_of_the_actor(keeps: tuple[Keep, Keep], lead: int) -> Fraction:
    actors, opponents = map(distribution, keeps)
    won = sum(
        ways * others
        for counted, ways in actors.items()
        for other, others in opponents.items()
        if rules.clash.tie_actor(counted + lead, other)
    )
    return Fraction(won, actors.total() * opponents.total())


@pytest.mark.parametrize(
    "lead, keeps, rounded",
    [
        example(f"drd2.clash.tie_actor T8 {lead:+} {number}", lead, keeps, rounded)
        for lead, row in CLASH.items()
        for number, (keeps, rounded) in enumerate(
            zip((BOTH_NORMAL, ACTOR, OPPONENT, BOTH_PRECISE), row, strict=True),
        )
    ],
)
def test_chance_of_the_actor(lead: int, keeps: tuple[Keep, Keep], rounded: str) -> None:
    assert abs(chance_of_the_actor(keeps, lead) - Fraction(rounded)) <= Fraction(1, 20_000)


@pytest.mark.parametrize(
    "lead, expected",
    [example(f"drd2.clash.tie_actor T8 {lead:+} exact", lead, Fraction(exact)) for lead, exact in EXACT.items()],
)
def test_exact_chance_of_the_actor(lead: int, expected: Fraction) -> None:
    assert chance_of_the_actor(BOTH_NORMAL, lead) == expected
