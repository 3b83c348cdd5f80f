"""The oracle against sums done by hand, and forecasts against the oracle."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from pathlib import Path

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.notation import distribution, parse
from bojiste.core.reading import read_scene
from bojiste.files.scenes import load
from bojiste.forecast import forecast
from bojiste.forecast.exact import blow, first_wins
from bojiste.systems.srd5.rules.attack import CRITICAL, HIT, MISS, step_resolve
from tests.forecast.purse import data

HALF = Fraction(1, 2)
COIN = {0: HALF, 1: HALF}


def damage(notation: str) -> dict[int, Fraction]:
    odds = distribution(parse(notation))
    return {value: Fraction(weight, odds.total) for value, weight in zip(odds.outcomes, odds.weights, strict=True)}


def sword(bonus: int, armor_class: int) -> dict[int, Fraction]:
    """A turn with a longsword of 1d8+3: the engine's own rule, mapped over the twenty faces."""
    faces = Counter(step_resolve(natural, bonus, armor_class) for natural in range(1, 21))
    harm = {MISS: {0: Fraction(1)}, HIT: damage("1d8+3"), CRITICAL: damage("2d8+3")}
    return blow((Fraction(faces[kind], 20), harm[kind]) for kind in harm)


def test_first_of_the_benchmark_duel() -> None:
    turn = sword(5, 15)
    assert sum(turn.values()) == 1 and turn[0] == Fraction(9, 20) and turn[19] == Fraction(1, 20) / 64
    assert f"{float(first_wins((turn, turn), (30, 30))):.12f}" == "0.554098148213"


def test_duels_solved_by_hand() -> None:
    assert first_wins((COIN, COIN), (1, 1)) == Fraction(2, 3)
    assert first_wins((COIN, {0: Fraction(1)}), (1, 9)) == 1
    assert first_wins(({0: Fraction(1)}, COIN), (9, 1)) == 0
    sure = {2: Fraction(1)}
    assert [first_wins((sure, sure), (2, left)) for left in (1, 2, 3, 4)] == [1, 1, 0, 0]


def test_either_of_two_wins() -> None:
    """Whoever begins, one of the two wins: her chance to win first and his chance to win second sum to 1."""
    strong, weak = {0: HALF, 3: HALF}, {0: Fraction(1, 3), 1: Fraction(2, 3)}
    first = first_wins((strong, weak), (4, 7))
    # she begins: a first blow, then he begins from there
    assert first == sum(chance * (1 - first_wins((weak, strong), (7 - amount, 4))) for amount, chance in strong.items())


@pytest.mark.parametrize(
    "blows, bodies, fault",
    [
        (({0: HALF}, COIN), (1, 1), "sum to 1"),
        (({-1: HALF, 1: HALF}, COIN), (1, 1), "at least 0"),
        ((COIN, COIN), (0, 1), "at least 1"),
        (({0: Fraction(1)}, {0: Fraction(1)}), (1, 1), "nobody"),
    ],
)
def test_what_is_no_duel_is_refused(
    blows: tuple[dict[int, Fraction], dict[int, Fraction]], bodies: tuple[int, int], fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        first_wins(blows, bodies)


@pytest.mark.usefixtures("purse")
def test_a_forecast_holds_the_exact_odds() -> None:
    """Ada's toss may cost her a token, as if Ota struck her: he strikes first."""
    odds = first_wins((COIN, COIN), (3, 3))
    report = forecast(read_scene(data()), 4000, 11)
    interval = report.share("won:right").interval
    assert interval.low < odds < interval.high
    assert interval.high - interval.low < 0.032
    assert report.share("won:left").fights + report.share("won:right").fights == 4000


def test_the_engine_plays_the_duel_as_it_is_solved() -> None:
    """Whoever begins wins the benchmark's S1 as often as the oracle says, give or take four standard errors."""
    scene, fights = load(Path(__file__).parents[2] / "examples" / "bench" / "s1.toml"), 3000
    first = 0
    for fight in range(fights):
        run = Run(scene, Tape(7, fight))
        run.advance()
        assert run.outcome is not None
        first += scene.by_id[run.state["clock"].order[0]].side == run.outcome.winner
    turn = sword(5, 15)
    odds = float(first_wins((turn, turn), (30, 30)))
    assert abs(first - fights * odds) < 4 * sqrt(fights * odds * (1 - odds))


@pytest.mark.parametrize("ties, first, odds", [("all", None, 0.5), ("none", 30, 0.554098148213)])
def test_the_duel_of_the_benchmark_comes_out_at_its_odds(ties: str, first: int | None, odds: float) -> None:
    """A fair roll-off makes the duel even; whoever surely strikes first has the exact odds."""
    scene = load(Path("examples/bench/s1.toml"))
    ada, brok = scene.source["combatant"]
    begins = ada if first is None else {**ada, "now": {"initiative": first}}
    options = {**scene.source["options"], "init_roll_off": ties}
    report = forecast(read_scene({**scene.source, "options": options, "combatant": [begins, brok]}), 4000, 1)
    low, high = report.share("won:red").interval
    assert low <= odds <= high


def test_the_four_of_the_benchmark_win_as_often_as_they_must() -> None:
    """S2 has been solved exactly with who wakes standing up first: the heroes win with 0.65659292526611."""
    report = forecast(load(Path("examples/bench/s2.toml")), 3000, 7)
    low, high = report.share("won:heroes").interval
    assert low < 0.65659292526611 < high
