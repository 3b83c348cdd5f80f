"""Why it ends so: books over events, circumstances left out by the same dice, bands of play."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.system import systems
from bojiste.files.scenes import load
from bojiste.forecast import forecast, intervals, tables
from bojiste.forecast.bands import bands
from bojiste.forecast.blocks import Chart
from bojiste.forecast.knock_out import knocked_out, without
from bojiste.forecast.sample import Many
from bojiste.forecast.text import drawn
from bojiste.forecast.why import looked_into, why
from bojiste.tell.words import Words

EXAMPLES = Path(__file__).parents[2] / "examples"
SCENES = ("srd5/goblin_ambush", "osr/goblins_at_the_bridge", "drd2/ambush", "fiveaction/ambush")


def scene(name: str) -> Any:
    return load(EXAMPLES / f"{name}.toml")


def test_the_books_of_a_fight_are_those_of_its_log() -> None:
    """Hit points that somebody lost are what somebody dealt; whoever lies at the end was felled."""
    played, fight = scene("srd5/goblin_ambush"), 3
    measure = looked_into(played, 1, fight).measure
    game = Game(played, seed=1, fight=fight)
    harm = [event for event in game.events if event.kind == "damage"]
    for one in played.combatants:
        assert measure.counts[f"taken:{one.id}"] == sum(
            event.data["damage"] for event in harm if (event.target or event.actor) == one.id
        )
        dealt = [event for event in harm if event.actor == one.id and event.target not in (None, one.id)]
        assert measure.counts[f"dealt:{one.id}"] == sum(event.data["damage"] for event in dealt)
        if one.side == "goblins" and game.state[one.id].life == "dead":
            assert [key for key in measure.flags if key.startswith("by:") and key.endswith(f":{one.id}")]
    rounds = [event.data["round"] for event in game.events if event.kind == "round"]
    assert 1 <= measure.counts["first_fall"] <= rounds[-1] and 1 <= measure.counts["decided"] <= rounds[-1]


@pytest.mark.parametrize("name", SCENES)
def test_every_system_says_why(name: str) -> None:
    played = scene(name)
    found = why(played, Many(30, 2))
    assert found.report.fights == 30 and found.felled
    assert sum(float(found.report.spread(f"taken:{one.id}").mean) for one in played.combatants) > 0
    report = forecast(played, 30, 2)
    for language in ("cs", "ru", "en"):
        assert drawn(tables.why(found, (), report, Words(language, played.system.id)))
    assert found.as_json()["felled"] == [list(one) for one in found.felled]


def test_reasons_are_the_same_for_any_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    from bojiste.forecast import sample

    monkeypatch.setattr(sample, "WORTH", 0.0)
    played = scene("osr/goblins_at_the_bridge")
    assert why(played, Many(60, 2, 2)).as_json() == why(played, Many(60, 2, 1)).as_json()


def test_circumstances_are_what_a_file_says_and_need_not() -> None:
    source: dict[str, Any] = {
        "format": 1, "system": "srd5", "options": {"printing": "srd_ru"}, "surprise": "goblins",
        "field": {"map": "..", "light": "dark"},
        "combatant": [{"id": "a", "side": "heroes", "now": {"hp": 3}}, {"id": "b", "side": "goblins", "hides": True}],
    }  # fmt: skip
    found = dict(without(source))
    assert list(found) == ["options.printing", "field.light", "surprise", "heroes.now.hp", "goblins.hides"]
    assert "hides" not in found["goblins.hides"]["combatant"][1] and "hides" in source["combatant"][1]
    assert found["heroes.now.hp"]["combatant"][0]["now"] == {} and "light" not in found["field.light"]["field"]


def test_without_an_ambush_the_heroes_fare_better() -> None:
    rows = knocked_out(scene("srd5/goblin_ambush"), Many(40, 5))
    names = [row.settings[0][0] for row in rows[1:]]
    assert names == ["options.printing", "goblins.hides"]
    by = rows[2].difference("won:heroes")
    assert by is not None and by.low + by.high > 0
    said = "\n".join(drawn(tables.sweep(rows, Words("en", "srd5"))))
    assert "without goblins.hides" in said


def test_an_option_that_says_the_usual_is_no_circumstance() -> None:
    """Of the duel's two options ties as listed make it another fight; the printing of the document is the usual one."""
    source = dict(load(EXAMPLES / "bench" / "s1.toml").source)
    played = read_scene({**source, "options": {**source["options"], "printing": "srd_ru"}})
    rows = knocked_out(played, Many(3, 1))
    assert [row.settings[0][0] for row in rows[1:]] == ["options.open_hp", "options.init_roll_off"]


def test_bands_are_played_by_the_same_dice() -> None:
    played = scene("srd5/goblin_ambush")
    rows = bands(played, Many(5, 5))
    assert len(rows) == 9 and all(row.report.fights == 5 for row in rows)
    wanted = {f"{one.side}.tactic": one.tactic for one in played.combatants}
    (same,) = [row for row in rows if dict(row.settings) == wanted]
    assert same.report.checksum == forecast(played, 5, 5).checksum
    for language in ("cs", "ru", "en"):
        (line, *_) = drawn(tables.bands(rows, Words(language, "srd5")))
        assert line


def test_bands_name_tactics_that_there_are() -> None:
    for game in systems().values():
        assert set(game.bands) <= set(game.policies)
    assert bands(scene("osr/goblins_at_the_bridge"), Many(2, 1)) == ()


def test_intervals_of_differences_hold_the_truth_as_often_as_they_say() -> None:
    """Exactly, over all outcomes of 30 and 25 fights at 0.7 and 0.4."""
    from math import comb

    held = 0.0
    for hits in range(31):
        for others in range(26):
            chance = (
                comb(30, hits) * 0.7**hits * 0.3 ** (30 - hits) * comb(25, others) * 0.4**others * 0.6 ** (25 - others)
            )
            low, high = intervals.difference(hits, 30, others, 25)
            held += chance * (low <= 0.3 <= high)
    assert 0.94 < held < 0.98


def test_a_day_is_told_fight_by_fight() -> None:
    """Nobody wins a later fight without the earlier ones, and each that was fought has its rounds."""
    report = forecast(scene("srd5/day_of_three_fights"), 20, 3)
    won = [report.share(f"passed:{number}").fights for number in (1, 2, 3)]
    assert won == sorted(won, reverse=True) and won[2] == report.share("won:heroes").fights
    lasted = [report.spread(f"lasted:{number}") for number in (1, 2, 3)]
    assert [one.of for one in lasted] == [20, *won[:2]]
    assert report.spread("remaining:1").of == 20
    assert sum(one.mean * one.of for one in lasted) == report.spread("rounds").mean * 20


@pytest.mark.parametrize("name", [*SCENES, "osr/three_days"])
def test_reports_fit_the_screen(name: str) -> None:
    """Every line but commands; on a narrow one what is said of a bar stands above it, and nothing is lost."""
    from rich.cells import cell_len

    from bojiste.forecast.contents import contents

    played, how = scene(name), Many(12, 2)
    report, found = forecast(played, 12, 2), why(played, how)
    rows, graded = knocked_out(played, how), bands(played, how)
    for language in ("cs", "ru", "en"):
        words = Words(language, played.system.id)
        blocks = [*contents(report, words, name), *tables.why(found, rows, report, words)]
        blocks += [*tables.sweep(rows, words), *(tables.bands(graded, words) if graded else ())]
        bars = [bar for block in blocks for bar in getattr(block, "bars", ())]
        for width in (60, 80, 120):
            said = drawn(blocks, width)
            wide = [line for line in said if cell_len(line) > width and "bojiste play" not in line]
            assert not wide, width
            bare = "".join("".join(said).split())
            assert bars and all("".join(text.split()) in bare for bar in bars for text in (bar.label, bar.text)), width


def test_numbers_are_told_as_they_fall_and_by_the_round_where_there_are_rounds() -> None:
    said = {}
    for name in ("srd5/goblin_ambush", "osr/three_days"):
        played = scene(name)
        report, words = forecast(played, 40, 2), Words("en", played.system.id)
        said[name] = drawn(tables.why(why(played, Many(40, 2)), (), report, words))
    fight, journey = said["srd5/goblin_ambush"], said["osr/three_days"]
    ada = next(line for line in fight if line.startswith("  Ada"))
    assert re.search(r" \d+\.\d\d \(\d+ to \d+, median \d+\); \d+\.\d\d a round$", ada)
    assert not any("a round" in line for line in journey) and any(
        re.search(r"\(0.*, median 0\)$", line) for line in journey
    )


def test_where_victory_is_sure_circumstances_change_what_it_costs() -> None:
    """Whoever sets out for three days arrives; what supplies are left tells what a circumstance is worth."""
    played = scene("osr/three_days")
    rows = knocked_out(played, Many(20, 2))
    words, report = Words("en", "osr"), forecast(played, 20, 2)
    blocks = tables.why(why(played, Many(5, 2)), rows, report, words)
    heads = [block.heading for block in blocks if isinstance(block, Chart)]
    assert [head for head in heads if "circumstance" in head] == [
        f"What each circumstance changes, on average: {what}"
        for what in ("supplies left", "days", "highest fatigue of the party")
    ]
    said = drawn(tables.sweep(rows, words))
    line = next(line for line in said if line.startswith("  without pool") and "±" in line)
    assert re.search(r"± \d+\.\d\d  \[−\d+\.\d\d to −?\d+\.\d\d\]$", line) and "−0.00" not in "".join(said)
