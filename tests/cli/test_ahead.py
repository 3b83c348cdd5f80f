"""A fight of a forecast from the present moment of a saved game, told by the command that its report names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run, objects


@pytest.fixture
def saved(run: Run, folder: Path) -> str:
    """A duel that was left in mid-course."""
    assert run("play", "srd5/duel", "--seed", "9", "--save", "night.json", input="\n\n\nq\n").exit_code == 0
    return "night.json"


def test_the_command_of_a_report_tells_that_fight(run: Run, folder: Path, saved: str) -> None:
    before = (folder / saved).read_bytes()
    said = run("forecast", "--resume", saved, "-n", "30", "--seed", "5", "--lang", "en").stdout.splitlines()
    at = next(at for at, line in enumerate(said) if "bojiste play --resume night.json --auto --seed 5 --fight" in line)
    command, fate = said[at].split()[1:], said[at - 1]
    story = run(*command, "--lang", "en")
    assert story.exit_code == 0 and (folder / saved).read_bytes() == before
    (focus, *_) = [line.rstrip(":") for line in said if line.startswith("The worst fights for ")]
    name = focus.removeprefix("The worst fights for ")
    assert ("won" in fate and "not won" not in fate) == any(
        f"{name}: " in line for line in story.stdout.splitlines()[-1:]
    )
    *events, last = objects(run(*command, "--json"))
    assert last["outcome"] is not None and "seed" not in last and events


@pytest.mark.parametrize(
    "words, said",
    [
        (("--seed", "5"), "`--seed` — only a fight of a forecast is told so"),
        (("--fight", "5"), "`--fight` — only a fight of a forecast is told so"),
        (("--auto", "--seed", "5", "--save", "other.json"), "`--seed` — only a fight of a forecast is told so"),
        (("--auto", "--fight", "5"), "`--seed` — this is missing"),
        (("--auto", "--seed", "5", "--dice", "hand"), "`--resume` — this does not go together with --dice"),
    ],
)
def test_what_is_only_told_is_not_gone_on_with(
    run: Run, folder: Path, saved: str, words: tuple[str, ...], said: str
) -> None:
    before = (folder / saved).read_bytes()
    done = run("play", "--resume", saved, *words, "--lang", "en")
    assert (done.exit_code, len(done.stderr.splitlines())) == (2, 1) and done.stderr.startswith(said)
    assert (folder / saved).read_bytes() == before and not (folder / "other.json").exists()
