"""Every command that a page shows runs as it stands there, every option it names exists, every link leads somewhere."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from bojiste.cli.group import COMMANDS, bojiste

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / f"{one}.md" for one in ("README", "CONTRIBUTING", "CHANGELOG")),
    *sorted(ROOT.glob("docs/*.md")),
    *sorted(ROOT.glob("guides/*.md")),
]
PAGES += sorted(ROOT.glob("src/bojiste/systems/*/README.md"))
SCENES = {"yard": "README.md", "ambush": "README.md", "duel": "docs/scenes.md", "barrow": "docs/bestiary.md"}
"""Scenes that the commands speak of, and the page that shows the first of each."""
COUNTING = ("forecast", "house", "sweep", "compare", "tune", "matrix", "budget")
"""Commands that play many fights; here they play few."""


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def fenced(page: Path, *languages: str) -> list[str]:
    """What stands in the blocks of a page that are of these languages."""
    found = re.findall(r"^```(\w*)\n(.*?)^```", text_of(page), re.DOTALL | re.MULTILINE)
    return [block for language, block in found if language in languages]


SHELL = "\n".join(block for page in PAGES for block in fenced(page, "", "sh", "text", "console"))
SHOWN = sorted({line.strip() for line in re.findall(r"^(?:\$ )?bojiste ([^#\n]+)", SHELL, re.MULTILINE)})
SHOWN = [line for line in SHOWN if not line.startswith("table ")]  # runs until it is closed: tests/web opens it
MENTION = re.compile(r"`bojiste ([a-z][^`]*)`")
MENTIONED = sorted({(page.name, " ".join(line.split())) for page in PAGES for line in MENTION.findall(text_of(page))})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the scenes that the pages have told to write, and the examples as a checkout has them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOJISTE_BESTIARY", str(tmp_path / "mine"))
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for name, page in SCENES.items():
        (tmp_path / f"{name}.toml").write_text(fenced(ROOT / page, "toml")[0], encoding="utf-8")
    return tmp_path


def run(words: list[str]) -> Result:
    typed = "\nq\nq\n" if words[0] == "play" else "\n" * 9
    return CliRunner().invoke(bojiste, words, prog_name="bojiste", input=typed)


def few(words: list[str]) -> list[str]:
    """The command with few fights, on one core."""
    if words[0] not in COUNTING:
        return words
    at = next((at for at, word in enumerate(words) if word in ("-n", "--fights")), len(words))
    return [*words[:at], "-n", "3", *words[at + 2 :], "--workers", "1"]


@pytest.mark.parametrize("line", SHOWN)
def test_a_command_that_is_shown_runs(line: str, folder: Path) -> None:
    words = shlex.split(line)
    kept = next((word for word in words if word.endswith(".save.json")), None)
    if kept is not None:
        assert run(["play", kept.replace(".save.json", ".toml"), "--auto", "--save", kept]).exit_code == 0
    if words[0] == "new":
        (folder / words[1]).unlink()
    done = run(few(words))
    assert done.exit_code == 0 and done.output.strip(), done.output


def test_enough_is_shown() -> None:
    wanted = {"new", "play", "check", "replay", "watch", "why", "odds", "forecast", "sweep", "tune", "budget"}
    assert {line.split()[0] for line in SHOWN} >= wanted


@pytest.mark.parametrize("page, line", MENTIONED)
def test_a_command_that_is_mentioned_exists_with_its_options(page: str, line: str) -> None:
    names = [name for name in COMMANDS if f"{line} ".startswith(f"{name} ")]
    assert names, f"{page}: bojiste {line}"
    command = bojiste.get_command(click.Context(bojiste), max(names, key=len))
    assert command is not None
    known = {option for param in command.params for option in param.opts} | {"--help"}
    assert set(re.findall(r"(?<=\s)--?[a-z][a-z-]*", line)) <= known, f"{page}: bojiste {line}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_of_every_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s#]+)\S*\)", text_of(page)):
        if not target.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / target).exists(), target


def test_what_is_installed_is_what_is_called_so() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    readme = text_of(ROOT / "README.md")
    assert set(re.findall(r"pipx? install ([a-z][\w-]*)", readme)) == {project["name"]}
    assert "bojiste" in project["scripts"]
    assert f"Python {project['requires-python'].removeprefix('>=')} or newer" in readme
    targets = set(re.findall(r"^([a-z][\w-]*):", text_of(ROOT / "Makefile"), re.MULTILINE))
    assert set(re.findall(r"^make ([a-z][\w-]*)", SHELL, re.MULTILINE)) <= targets
