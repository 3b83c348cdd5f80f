"""Scenes solved exactly: against an oracle that solves duels in another way, against the engine, and what is said."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from bojiste.core.dice import Tape, face, key_of
from bojiste.core.game import Run
from bojiste.core.notation import distribution, parse
from bojiste.core.odds import Face, Then
from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from bojiste.files.scenes import load
from bojiste.forecast import exact, forecast
from bojiste.forecast.sample import play
from bojiste.forecast.text import lines
from bojiste.systems.srd5.rules.attack import CRITICAL, HIT, MISS, step_resolve
from bojiste.tell.words import Words
from tests.forecast.oracle import blow, first_wins
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
    scene, fights = load(Path(__file__).parents[2] / "examples" / "bench" / "s1.toml"), 1500
    first = 0
    for fight in range(fights):
        run = Run(scene, Tape(7, fight))
        run.advance()
        assert run.outcome is not None
        first += scene.by_id[run.state["clock"].order[0]].side == run.outcome.winner
    turn = sword(5, 15)
    odds = float(first_wins((turn, turn), (30, 30)))
    assert abs(first - fights * odds) < 4 * sqrt(fights * odds * (1 - odds))


def bench(name: str) -> dict[str, Any]:
    return dict(load(Path(__file__).parents[2] / "examples" / "bench" / f"{name}.toml").source)


def test_the_duel_of_the_benchmark_is_solved() -> None:
    """With ties to the first in the file; 11.935900 attack rolls are expected."""
    chain = read_scene(bench("s1")).system.chain(read_scene(bench("s1")))
    assert chain is not None
    odds = exact.solved(chain)
    assert odds is not None
    assert f"{odds.flags['won:red']:.9f}" == "0.502704907"
    assert odds.flags["won:red"] == odds.flags["fell:brok"] == odds.flags["died:brok"]
    assert sum(odds.flags[f"won:{side}"] for side in ("red", "blue")) == pytest.approx(1, abs=1e-12)
    attacks = sum((step - 1) * share for step, _, share in exact.steps(chain.start, float))
    assert f"{attacks:.6f}" == "11.935900"
    assert odds.mean("rounds") == pytest.approx(sum(value * share for value, share in odds.counts["rounds"].items()))


def test_who_strikes_first_has_the_odds_of_the_oracle() -> None:
    ada, brok = bench("s1")["combatant"]
    begins = {**bench("s1"), "combatant": [{**ada, "now": {"initiative": 30}}, brok]}
    odds = exact.known(read_scene(begins))
    turn = sword(5, 15)
    assert odds is not None
    assert odds.flags["won:red"] == pytest.approx(float(first_wins((turn, turn), (30, 30))), abs=1e-12)


def test_a_fair_roll_off_makes_the_duel_even() -> None:
    scene = read_scene({**bench("s1"), "options": {"open_hp": True, "init_roll_off": "all"}})
    odds = exact.known(scene)
    assert odds is not None and odds.flags["won:red"] == pytest.approx(0.5, abs=1e-12)


@pytest.mark.parametrize(
    "change",
    [
        {"tactic": "naive"},
        {"now": {"conditions": ["prone"]}},
        {"resist": ["slashing"]},
        {"attack": [{"name": "bow", "weapon": "longbow", "to_hit": 5, "range": [150, 600], "damage": "1d8 piercing"}]},
        {"count": 5},
    ],
)
def test_what_is_not_plain_is_left_to_dice(change: dict[str, Any]) -> None:
    ada, brok = bench("s1")["combatant"]
    scene = read_scene({**bench("s1"), "combatant": [{**ada, **change}, brok]})
    assert scene.system.chain(scene) is None


def fights(seed: int) -> dict[str, Any]:
    """A plain fight of two or three, made of a number."""
    draw = partial(next, iter(face(key_of(seed), count, 1000) for count in range(100)))

    def one(id: str, side: str) -> dict[str, Any]:
        damage = f"{1 + draw() % 2}d{(4, 6, 8)[draw() % 3]}+{1 + draw() % 3} slashing"
        attack = {"name": "sword", "weapon": "scimitar", "to_hit": 5 + draw() % 4, "reach": 5, "damage": damage}
        kind = {"kind": "character"} if seed % 2 and side == "right" else {}
        return {"id": id, "side": side, "ac": 10 + draw() % 6, "hp_max": 4 + draw() % (4 if seed % 2 else 13),
                "tactic": "weakest", "initiative": draw() % 4, "attack": [attack], **kind}  # fmt: skip

    options = {"open_hp": True, "init_roll_off": ("mixed", "all", "none")[draw() % 3]}
    third = [one("c", "right")] if seed % 2 else []  # who wakes up between death saves fights on
    return {"format": 1, "system": "srd5", "options": options,
            "combatant": [one("a", "left"), one("b", "right"), *third]}  # fmt: skip


@pytest.mark.parametrize("seed", range(5))
def test_the_engine_plays_plain_fights_at_their_exact_odds(seed: int) -> None:
    """Chi-square over who won in which round; the limit is the 0.9999 quantile, so that a right rule never fails."""
    scene, number = read_scene(fights(seed)), 1500
    chain = scene.system.chain(scene)
    assert chain is not None
    exactly: defaultdict[tuple[bool, int], float] = defaultdict(float)
    for step, found, share in exact.steps(chain.start, float):
        measure = chain.measure(found, step)
        exactly[measure.flags["won:left"], min(measure.counts["rounds"], 6)] += share
    played = Counter(
        (done.measure.flags["won:left"], min(done.measure.counts["rounds"], 6))
        for done in (play(scene, 3, fight) for fight in range(number))
    )
    common = {key: share for key, share in exactly.items() if share * number >= 5}
    rest = number - sum(played[key] for key in common), number * (1 - sum(common.values()))
    cells = [*((played[key], number * share) for key, share in common.items()), *([rest] if rest[1] >= 5 else [])]
    assert sum((seen - wanted) ** 2 / wanted for seen, wanted in cells) < 45
    measured = play(scene, 3, 0).measure
    assert exact.known(scene).flags.keys() <= measured.flags.keys()  # type: ignore[union-attr]


def test_a_scene_of_few_dice_is_played_through_all_of_them() -> None:
    """A climb of three dice, 6 x 6 x 6 ways: what is counted agrees with what is known."""
    scene = load(Path(__file__).parents[2] / "examples" / "drd2" / "wall.toml")
    odds, report = exact.known(scene), forecast(scene, 600, 3)
    assert odds is not None and report.exact == odds
    assert set(odds.flags) == {share.key for share in report.shares}
    assert all(sum(chances.values()) == pytest.approx(1) for chances in odds.counts.values())
    assert any(len(chances) > 1 for chances in odds.counts.values())
    for spread in report.spreads:
        assert abs(float(spread.mean) - odds.mean(spread.key)) <= 4 * (spread.error or 0) + 1e-9


def test_who_interrupts_waits_for_no_exact_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(done: int, of: int) -> None:
        if done:
            raise KeyboardInterrupt

    monkeypatch.setattr("bojiste.forecast.known", lambda scene: pytest.fail("nobody waits for it"))
    report = forecast(read_scene(bench("s1")), 2000, 1, progress=pressed)
    assert not report.complete and not report.exact.flags


def test_who_wants_the_exact_way_waits_for_no_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is known exactly is told, as the same numbers that stand beside the fights otherwise."""
    scene = read_scene(bench("s1"))
    beside = forecast(scene, 20, 1)
    monkeypatch.setattr("bojiste.forecast.played", lambda *_, **__: pytest.fail("no fight is needed"))
    report = forecast(scene, 2000, 1, way="exact")
    assert report.exact == beside.exact and report.ways == ("exact",)
    assert (report.fights, report.complete, report.shares, report.unlucky) == (0, True, (), ())
    said = "\n".join(lines(report, Words("en", "srd5")))
    assert "Red: victory in about 1 of 2 fights" in said and "50.27% exactly" in said and "6.2450 exactly" in said
    assert "No fight was played" in said and "±" not in said and "(95" not in said
    with pytest.raises(SceneError) as fault:
        forecast(load(Path(__file__).parents[2] / "examples" / "srd5" / "goblin_ambush.toml"), 5, way="exact")
    assert [problem.reason for problem in fault.value.problems] == ["way-exact"]


@pytest.mark.parametrize("path", ["srd5/duel", "drd2/wall", "osr/goblins_at_the_bridge", "fiveaction/duel"])
def test_a_scene_that_asks_for_rulings_is_forecast_with_the_usual_ones(path: str) -> None:
    """Nobody is there to be asked: the report says so, and its numbers are those of the scene that asks nobody."""
    source = load(Path(__file__).parents[2] / "examples" / f"{path}.toml").source
    by = [forecast(read_scene({**source, "rulings": rulings}), 12, 3) for rulings in ("ask", "default")]
    assert by[0].checksum == by[1].checksum and by[0].shares == by[1].shares
    assert "gm-rulings-asked" in by[0].conventions and "gm-rulings-asked" not in by[1].conventions


def test_a_scene_of_many_dice_is_not() -> None:
    assert exact.known(load(Path(__file__).parents[2] / "examples" / "srd5" / "goblin_ambush.toml")) is None


@pytest.mark.parametrize("language, word", [("cs", "přesně 50,27"), ("ru", "ровно 50,27"), ("en", "50.27% exactly")])
def test_the_report_says_which_answers_are_exact(language: str, word: str) -> None:
    report = forecast(read_scene(bench("s1")), 20, 1)
    said = "\n".join(lines(report, Words(language, "srd5"))).replace("\xa0", " ")
    assert word in said
    assert report.as_json()["exact"]["shares"]["won:red"] == 0.502704907411
    assert report.as_json()["exact"]["means"]["rounds"] == pytest.approx(6.244999, abs=1e-6)


@pytest.mark.parametrize("ties, first, odds", [("all", None, 0.5), ("none", 30, 0.554098148213)])
def test_the_duel_of_the_benchmark_comes_out_at_its_odds(ties: str, first: int | None, odds: float) -> None:
    """A fair roll-off makes the duel even; whoever surely strikes first has the exact odds."""
    scene = load(Path("examples/bench/s1.toml"))
    ada, brok = scene.source["combatant"]
    begins = ada if first is None else {**ada, "now": {"initiative": first}}
    options = {**scene.source["options"], "init_roll_off": ties}
    report = forecast(read_scene({**scene.source, "options": options, "combatant": [begins, brok]}), 1000, 1)
    low, high = report.share("won:red").interval
    assert low <= odds <= high


def test_the_four_of_the_benchmark_win_as_often_as_they_must() -> None:
    """S2 has been solved exactly with who wakes standing up first: the heroes win with 0.65659292526611."""
    odds, fights = 0.65659292526611, 1000
    share = forecast(load(Path("examples/bench/s2.toml")), fights, 7).share("won:heroes")
    assert abs(share.fights - fights * odds) < 4 * sqrt(fights * odds * (1 - odds))


def test_who_lies_dying_may_wake_and_fights_on() -> None:
    """By the rule of the game: 1 hit point on a 20, two failures on a 1, three of either end it."""
    scene = read_scene(fights(1))
    chain = scene.system.chain(scene)
    assert chain is not None
    for at, body, natural, after in ((1, -1, 20, 1), (1, -1, 1, -3), (1, -3, 9, 0), (1, -7, 10, 0), (1, -1, 10, -4)):
        turns = [found for found, _ in exact.ways(chain.start.begin, Fraction)]
        fight = turns[0].course.__self__
        bodies = (5, body, 5)
        seen = [then.place for then, _ in exact.ways(Then(fight.turn, (bodies, at)).begin, Fraction)]
        need = next(Then(fight.turn, (bodies, at)).begin())
        assert isinstance(need, Face) and need.see(natural) == after and ((5, after, 5), 2) in seen
