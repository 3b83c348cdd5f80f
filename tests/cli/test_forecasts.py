"""Commands that play scenes many times: what stands in every report, tables of values, files that are written."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from bojiste.version import VERSION
from tests.cli.conftest import Run

FEW = ("-n", "4", "--seed", "3", "--workers", "1")
ASKED = [
    ("forecast", "srd5/duel"),
    ("sweep", "srd5/duel", "--vary", "ada.hp_max=9,12"),
    ("compare", "srd5/duel", "srd5/duel"),
    ("tune", "srd5/duel", "--target", "win=50%", "--vary", "ada.hp_max=9..10"),
    ("matrix", "srd5", "goblin", "lich"),
    ("matrix", "srd5/duel", "lich"),
]


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked[0])
@pytest.mark.parametrize(
    "language, seed, printing, left",
    [
        ("en", "seed 3", "The Russian printing", "Lich: played but for something"),
        ("cs", "semínko 3", "Platí ruské vydání", "Lich: hraje se až na něco"),
        ("ru", "зерно 3", "Действует русское издание", "Лич: отыгрывается, кроме чего-то"),
    ],
)
def test_every_report_has_seed_version_conventions_and_what_is_not_played(
    run: Run, asked: tuple[str, ...], language: str, seed: str, printing: str, left: str
) -> None:
    said = " ".join(run(*asked, *FEW, "--lang", language).stdout.split())
    assert seed in said and f"Bojiště {VERSION}" in said
    assert printing in said
    if asked[0] == "matrix":
        assert left in said


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked[0])
def test_every_report_is_a_table_of_values_too(run: Run, asked: tuple[str, ...]) -> None:
    done = run(*asked, *FEW, "--csv")
    heads, *lines = csv.reader(io.StringIO(done.stdout))
    assert lines and {len(line) for line in lines} == {len(heads)}
    assert done.exit_code == 0 and "\r" not in done.stdout
    assert run(*asked, *FEW, "--csv", "--json").exit_code == 2


def test_values_of_scenes_with_other_people_stand_under_their_keys(run: Run) -> None:
    """One goblin is called goblin, two are called goblin-1 and goblin-2: what one scene lacks stays empty."""
    said = run("sweep", "goblin_ambush", "--vary", "goblins.count=1..2", *FEW, "--csv").stdout
    one, two = csv.DictReader(io.StringIO(said))
    assert one["fell:goblin"] and not one["fell:goblin-2"]
    assert two["fell:goblin-2"] and not two["fell:goblin"] and one["won:heroes"] and two["won:heroes"]
    assert float(two["rounds low"]) <= float(two["rounds"]) <= float(two["rounds high"])


def test_values_of_a_forecast_tell_how_numbers_fell(run: Run) -> None:
    said = run("forecast", "srd5/duel", "-n", "40", "--seed", "3", "--workers", "1", "--csv").stdout
    rows = {row["key"]: row for row in csv.DictReader(io.StringIO(said))}
    assert rows["won:red"]["median"] == "" if "won:red" in rows else True
    numbers = [int(rows["rounds"][name]) for name in ("tenth", "median", "ninetieth")]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("file", ["out.pdf", "out", ".html", "out.txt"])
def test_a_report_is_a_page(run: Run, folder: Path, file: str) -> None:
    done = run("forecast", "srd5/duel", "--report", file, "-n", "100000000", "--lang", "en")
    assert (done.exit_code, len(done.stderr.splitlines())) == (2, 1)
    assert done.stderr.startswith(f"`--report`: “{file}” — a report is a page for a browser; let the name")
    assert not (folder / file).exists()


@pytest.mark.parametrize("option, file", [("--report", "pages.html"), ("--plot", "pages.svg")])
def test_a_folder_is_no_place_for_a_report(run: Run, folder: Path, option: str, file: str) -> None:
    (folder / file).mkdir()
    done = run("forecast", "srd5/duel", option, file, "-n", "100000000", "--lang", "cs")
    assert (done.exit_code, len(done.stderr.splitlines())) == (2, 1) and "složka" in done.stderr


@pytest.mark.parametrize("option, name", [("--report", "pipe.html"), ("--plot", "pipe.svg")])
def test_nothing_is_put_in_the_place_of_a_pipe(run: Run, folder: Path, option: str, name: str) -> None:
    import os

    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes here")
    os.mkfifo(folder / name)
    done = run("forecast", "srd5/duel", option, name, *FEW, "--lang", "en")
    assert done.exit_code == 2 and "a device or a pipe" in done.stderr and (folder / name).is_fifo()


@pytest.mark.parametrize(
    "words, said",
    [
        (("tune", "--target", "win=50%", "--vary", "ada.ac=1..3", "--vary", "ada.ac=2"), "only one field"),
        (("sweep", "--vary", "ada.ac=1..3", "--vary", "ada.ac=2"), "`--vary`: “ada.ac” — such a field has been given"),
        (("sweep", "--vary", "ada.ac=99..400"), "`ada.ac`: 99 — this is too large; give at most 60."),
        (("sweep", "--vary", "goblins.count=-3..0"), "`goblins.count`: −3 — this is too small; give at least 1."),
        (("sweep", "--vary", "heroes.tactic=dull"), "`heroes.tactic`: “dull” — there is no such choice"),
    ],
)
def test_what_cannot_vary_is_one_message(run: Run, words: tuple[str, ...], said: str) -> None:
    done = run(words[0], "srd5/goblin_ambush", *words[1:], "-n", "100000", "--lang", "en")
    assert done.exit_code == 2 and len(done.stderr.splitlines()) == 1 and said in done.stderr
