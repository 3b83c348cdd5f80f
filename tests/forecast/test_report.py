"""Reports: ranks of unlucky fights, JSON, and the text in three languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from rich.cells import cell_len

from bojiste.core.game import Game
from bojiste.core.measure import Measure
from bojiste.core.reading import read_scene
from bojiste.core.system import Luck, Outcome
from bojiste.files.scenes import load
from bojiste.forecast import Report, forecast
from bojiste.forecast.contents import won_so_far
from bojiste.forecast.sample import play
from bojiste.forecast.tally import Finished, Focus, Tally, Unlucky, focus_of, luck, merged, tally_of, tenth_of
from bojiste.forecast.text import lines
from bojiste.tell.words import Words
from tests import house
from tests.forecast.purse import data

pytestmark = pytest.mark.usefixtures("purse")

US = Focus("us", frozenset({"ada", "brok"}), Luck(left="hp"))


def fate(fight: int, winner: str | None, fallen: tuple[str, ...], hp: dict[str, int]) -> Unlucky:
    flags = {"won:us": winner == "us", "fell:ada": False, **dict.fromkeys(fallen, True)}
    counts = {"rounds": 99} | {f"hp:{id}": left for id, left in hp.items()}
    return luck(US, fight, Outcome(winner, "over"), Measure(flags, counts))


def test_the_unluckiest_come_first() -> None:
    worst_first = [
        fate(5, None, ("fell:ada", "died:ada", "fell:brok"), {"ada": 0, "brok": 0}),
        fate(4, "them", ("fell:ada", "fell:brok"), {"ada": 0, "brok": 0}),
        fate(9, "them", ("fell:brok",), {"ada": 1, "brok": 0, "orc": 0}),
        fate(1, "them", ("fell:brok",), {"ada": 2, "brok": 0, "orc": 0}),
        fate(3, "us", ("fell:ada", "fell:orc"), {"ada": 0, "brok": 3}),
        fate(2, "us", ("fell:orc", "died:orc", "hurt:ada"), {"ada": 2, "brok": 3, "orc": 0}),
        fate(6, "us", ("fell:orc", "died:orc"), {"ada": 2, "brok": 3, "orc": 0}),
    ]
    assert sorted(worst_first[at] for at in (3, 0, 6, 1, 5, 2, 4)) == worst_first
    assert [one.fallen for one in worst_first] == [3, 2, 1, 1, 1, 0, 0]
    assert worst_first[2].left == 1


def test_the_focus_is_the_first_side_of_people() -> None:
    scene = read_scene(data())
    assert focus_of(scene) == Focus("left", frozenset({"ada"}), Luck(left="hp"))
    people = [{**one, "seat": seat} for one, seat in zip(data()["combatant"], ("gm", "player:ota"), strict=True)]
    assert focus_of(read_scene(data(combatant=people))).side == "right"
    people = [{**one, "seat": "gm"} for one in data()["combatant"]]
    assert focus_of(read_scene(data(combatant=people))).side == "left"


def test_three_are_kept_in_whatever_order_they_come() -> None:
    scene = read_scene(data())

    def finished(fight: int, left: int) -> Finished:
        return Finished(fight, Outcome("right", "broke"), Measure({}, {"hp:ada": left}), 0)

    fights = [finished(fight, left) for fight, left in enumerate((3, 1, 2, 1, 0, 3))]
    assert [one.fight for one in tally_of(scene, fights).unlucky] == [4, 1, 3]
    assert tally_of(scene, reversed(fights)).unlucky == tally_of(scene, fights).unlucky


def test_the_unluckiest_tenth_is_what_all_fights_sorted_say() -> None:
    """Counted in two parts, so that the first of those that went alike has to be found again."""
    scene = read_scene(data())
    fights = [play(scene, 4, fight) for fight in range(137)]
    lucks = sorted(luck(focus_of(scene), *one[:3]) for one in fights)[:13]
    found = tenth_of(merged(tally_of(scene, fights[50:]), tally_of(scene, fights[:50])))
    assert found is not None and found[:4] == (
        13,
        sum(one.won for one in lucks),
        sum(one.fallen for one in lucks),
        sum(one.left for one in lucks),
    )
    border, alike = found.border, [one for one in lucks if one[:3] == lucks[-1][:3]]
    assert border[:3] == lucks[-1][:3] and border.fight == min(one.fight for one in alike)
    assert luck(focus_of(scene), *play(scene, 4, border.fight)[:3]) == border
    assert tenth_of(tally_of(scene, fights[:9])) is None


def test_an_unlucky_fight_can_be_seen_again() -> None:
    scene = read_scene(data("plain", "bold"))
    report = forecast(scene, 300, 21)
    for one in report.unlucky:
        game = Game(scene, 21, fight=one.fight)
        assert game.outcome is not None
        assert (game.outcome.winner == "left", game.state["ada"].tokens) == (one.won, one.left)
        assert one.fallen == (game.state["ada"].tokens == 0) == 1


def test_json_is_stable_and_complete() -> None:
    scene = read_scene(data(title={"cs": "Mince", "en": "Coins"}))
    told = forecast(scene, 200, 3).as_json()
    assert json.dumps(told) == json.dumps(forecast(scene, 200, 3).as_json())
    assert list(told) == [
        "forecast", "version", "system", "procedure", "title", "seed", "asked", "fights", "complete", "shares",
        "spreads", "exact", "ends", "broken_off", "conventions", "rules", "played", "focus", "unlucky", "unlucky_tenth",
        "dice", "checksum", "ways", "lacks", "anew", "waiting", "missing", "catalogue",
    ]  # fmt: skip
    assert (told["ways"], told["lacks"]) == (["readable"], ["lacks-kernel"])
    assert (told["title"], told["conventions"], told["focus"]) == ("Coins", ["fair"], "left")
    assert list(told["shares"]) == ["won:left", "won:right", "fell:ada", "fell:ota"]
    share = told["shares"]["won:left"]
    assert (
        share["of"] == 200 and share["part"] == share["fights"] / 200 and share["low"] < share["part"] < share["high"]
    )
    spread = told["spreads"]["spent"]
    values = [value for value, fights in spread["histogram"] for _ in range(fights)]
    assert len(values) == spread["of"] == 200
    assert spread["mean"] == round(sum(values) / 200, 6)
    assert spread["quantiles"] == [values[19], values[99], values[179]]
    assert sum(end["fights"] for end in told["ends"]) == 200
    assert {end["reason"] for end in told["ends"]} == {"broke"}


def test_rows_are_found_by_key() -> None:
    report = forecast(read_scene(data()), 20)
    assert report.share("fell:ada").fights == report.share("won:right").fights
    assert report.spread("hp:ada").of == 20
    for found in (report.share, report.spread):
        with pytest.raises(KeyError, match=r"'tpk' is none of .*:ada"):
            found("tpk")


def test_nobody_wins() -> None:
    report = forecast(read_scene(data("plain", "quitter")), 40)
    assert report.undecided.fights == 40 and report.ends[0][:2] == (None, "stopped")
    assert [(one.won, one.fallen, one.left) for one in report.unlucky] == [(False, 0, 2)] * 3


def text(report: Report, language: str, **more: Any) -> list[str]:
    return lines(report, Words(language, "purse"), **more)


@pytest.mark.parametrize(
    "language, opening, command",
    [
        ("cs", "Odehráno 200 bojů, semínko 3.", "Vítězství"),
        ("ru", "Сыграно 200 боёв, зерно 3.", "Победа"),
        ("en", "200 fights played, seed 3.", "Victory"),
    ],
)
def test_text_in_three_languages(language: str, opening: str, command: str) -> None:
    scene = read_scene(data(title="Mince"))
    said = text(forecast(scene, 200, 3), language, path="můj boj.toml")
    assert [said[0], said[2]] == ["Mince", opening] and command in said
    assert said[1].startswith("Left: ") and re.search("1.(boji ze|бою из|of).2", said[1])
    assert all(cell_len(line) <= 80 for line in said)
    assert "–" in said[said.index(command) + 1] and "%" in said[said.index(command) + 1]
    report = forecast(scene, 200, 3)
    assert report.tenth is not None
    unlucky = (*report.unlucky, report.tenth.border)
    commands = [line.strip() for line in said if line.startswith("    bojiste")]
    assert commands == [f"bojiste play 'můj boj.toml' --auto --seed 3 --fight {one.fight}" for one in unlucky]


def test_the_commands_name_the_scene_though_something_never_happened() -> None:
    """What is never met is told before them, and leaves them alone."""
    found = forecast(load(house.EXAMPLES / "drd2" / "haunted_house.toml"), 12, 1)
    said = lines(found, Words("en", "drd2"), path="house.toml", width=400)
    assert any(line.startswith("Never: ") for line in said)
    commands = [line.strip() for line in said if "bojiste play" in line]
    assert commands and all(line.startswith("bojiste play house.toml --auto --seed 1 --fight ") for line in commands)


def test_numbers_of_the_text_are_those_of_the_report() -> None:
    report = forecast(read_scene(data()), 200, 3)
    said = text(report, "cs")
    share = report.share("won:left")
    low, high = (f"{100 * end:.1f}".replace(".", ",") for end in share.interval)
    part = f"{float(100 * share.part):.1f}".replace(".", ",")
    line = said[said.index("Vítězství") + 1]
    assert line.startswith("  Left") and line.replace("\N{NO-BREAK SPACE}", " ").endswith(f"{part} % ({low}–{high} %)")
    assert "├" in line and "┤" in line


def test_text_says_who_did_not_win_and_what_was_cut_short() -> None:
    said = text(forecast(read_scene(data("plain", "quitter")), 40), "en")
    assert any(line.startswith("  nobody ") and "100.0%" in line for line in said)
    report = forecast(read_scene(data()), 1)
    assert any("(a single fight)" in line for line in text(report, "en"))


def test_wide_spreads_are_told_in_few_bars() -> None:
    scene = read_scene(data())
    rounds = {"rounds": dict.fromkeys(range(3, 33), 2) | {99: 1}}
    said = text(Report.of(scene, Tally(61, {}, rounds), seed=0, asked=61), "en")
    bars = said[said.index("Rounds") + 2 : said.index("", said.index("Rounds"))]
    assert [re.split("[█├┼]", line)[0].strip() for line in bars] == [
        "3 to 11", "12 to 20", "21 to 29", "30 to 38", "93 to 99",
    ]  # fmt: skip
    shares = [18, 18, 18, 6, 1]
    assert all(f" {100 * share / 61:.1f}%" in line for share, line in zip(shares, bars, strict=True))


def test_sides_without_a_name_are_called_by_the_shared_words() -> None:
    people = [{**data()["combatant"][0], "side": "heroes"}, data()["combatant"][1]]
    said = text(forecast(read_scene(data(combatant=people)), 50), "cs")
    assert said[said.index("Vítězství") + 1].startswith("  Hrdinové ")
    assert "Nejhorší boje pro stranu „Hrdinové“:" in said


def test_text_of_an_interrupted_forecast() -> None:
    def progress(done: int, of: int) -> None:
        if done:
            raise KeyboardInterrupt

    report = forecast(read_scene(data()), 1000, progress=progress)
    assert text(report, "cs")[1] == "Přerušeno: odehrán 1 boj z 1\N{NO-BREAK SPACE}000, semínko 0."


@pytest.mark.parametrize(
    "language, said",
    [("en", "Left: victory 50.0% (25.4–74.6%)"), ("cs", "Left: vítězství 50,0 %"), ("ru", "Left: победа 50,0 %")],
)
def test_what_is_known_so_far_is_shown_while_fights_are_played(language: str, said: str) -> None:
    """Growing numbers, of the first fights; the last of them is the report."""
    scene, seen = read_scene(data()), list[Tally]()
    report = forecast(scene, 40, 3, seen=seen.append)
    assert [one.fights for one in seen] == sorted({one.fights for one in seen}) and len(seen) > 1
    assert seen[-1].fights == 40 and seen[-1].flags["won:left"] == report.share("won:left").fights
    told = won_so_far(scene, Tally(12, {"won:left": 6}), Words(language, "purse"))
    assert told.replace("\xa0", " ").startswith(said)
