"""Pictures of forecasts: drawn, of a known kind, the same bytes for the same report."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.errors import SceneError
from bojiste.files.scenes import load
from bojiste.forecast import forecast, plot
from bojiste.forecast.contents import contents
from bojiste.tell.words import Words

DUEL = Path(__file__).parents[2] / "examples" / "bench" / "s1.toml"


def test_a_picture_is_the_same_each_time() -> None:
    pytest.importorskip("matplotlib")
    blocks = list(contents(forecast(load(DUEL), 40, 1), Words("cs", "srd5"), "SCENE"))
    drawn = plot.plot(blocks, ".svg")
    assert drawn == plot.plot(blocks, ".svg") and b"<svg" in drawn
    picture = plot.plot(blocks, ".png")
    assert picture == plot.plot(blocks, ".png") and picture.startswith(b"\x89PNG")


def test_what_is_no_picture_is_refused() -> None:
    with pytest.raises(SceneError) as fault:
        plot.checked("out.gif")
    assert fault.value.problems[0].reason == "plot-format"


def test_a_missing_extra_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SceneError) as fault:
        plot.checked("out.png")
    assert [problem.reason for problem in fault.value.problems] == ["plot-missing"]


def test_a_page_fetches_nothing_and_runs_nothing() -> None:
    """Nothing in it names another place, whatever it tells: a browser has no request to make."""
    import re

    from bojiste.forecast import tables
    from bojiste.forecast.bands import bands
    from bojiste.forecast.page import page
    from bojiste.forecast.sample import Many
    from bojiste.forecast.why import why

    scene = load(DUEL.parents[1] / "fiveaction" / "duel.toml")
    report, words = forecast(scene, 20, 1), Words("ru", "fiveaction")
    blocks = [*contents(report, words, "SCENE"), *tables.why(why(scene, Many(20, 1)), (), report, words)]
    said = page([*blocks, *tables.bands(bands(scene, Many(4, 1)), words)], "ru")
    assert not re.search(r"https?:|//|<script|<link|<img|<iframe|src=|href=|url\(|@import|\bon[a-z]+=", said)
    assert said.count("<svg") == said.count("</svg>") > 5
