"""The table at the end of a fight: on a narrow screen and in a page for a telephone."""

from __future__ import annotations

import pytest
from rich.cells import cell_len as cells

from bojiste.cli import log, page
from tests.cli.conftest import Run

WOUNDED = ("hit_locations", "--auto", "--seed", "3", "--lang", "cs", "--plain")
"""A fight after which two have several wounded parts."""


@pytest.mark.parametrize("columns", [60, 80])
def test_wounded_parts_widen_no_column(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for module in (log, page):
        monkeypatch.setattr(module, "on_screen", lambda: True)
    told = run("play", *WOUNDED).stdout.replace("\N{NO-BREAK SPACE}", " ").splitlines()
    table = told[next(at for at, line in enumerate(told) if "rozdáno" in line) :]
    assert max(map(cells, told)) <= columns
    assert "kat               9       22  1 ze 2  14/14" in table
    assert any(line.startswith("      pravá ruka 3/10; levá ruka −5/10; omráčení 15;") for line in table)


def test_where_there_is_room_what_is_said_of_a_group_stands_under_the_rest(run: Run) -> None:
    told = run("play", "knights", "--auto", "--seed", "3", "--lang", "cs").stdout.replace("\N{NO-BREAK SPACE}", " ")
    one, group = (line for line in told.splitlines() if line.startswith(("Hektor  ", "píkenýři 1–2  ")))
    assert one.index("na kontě") == group.index("na kontě")


def test_a_page_for_a_telephone_has_what_is_said_under_the_numbers(run: Run) -> None:
    assert run("play", *WOUNDED, "--save", "game.json").exit_code == 0
    told = run("replay", "game.json", "--html").stdout
    assert '<table style="--numbers: 4">' in told and "repeat(var(--numbers), max-content)" in told
    row = next(line for line in told.splitlines() if line.startswith("<tr><th>kat<"))
    assert row.count('class="number"') == 4
