"""The command line's own words: the same in three languages, and all that the code asks for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bojiste.cli.voice import TEXT, words
from bojiste.core.scene import LANGUAGES
from bojiste.errors import Problem
from bojiste.tell.problems import problem
from bojiste.tell.texts import entries

SOURCE = Path(__file__).resolve().parents[2] / "src" / "bojiste"


def own(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(TEXT, language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_arguments(language: str) -> None:
    assert [id for id in own(language) if not id.startswith("help-")] == list(own("en"))
    for id in own("en"):
        assert words(language).variables(id) == words("en").variables(id), id


def test_what_the_code_says_exists_and_nothing_else_does() -> None:
    from bojiste.cli.commands import HELP

    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / "cli").glob("*.py")))
    asked = set(re.findall(r"[\"'](cli-[a-z-]+[a-z])[\"']", code)) | {f"cli-command-{name}" for name in HELP}
    asked |= {f"cli-coverage-{head}" for head in ("blocks", "exact", "nearly", "left")}
    asked |= {f"cli-roll-{why}" for why in ("advantage", "disadvantage", "critical")}
    assert {id for id in own("en") if id.startswith("cli-")} == asked


def test_the_reasons_of_files_and_options_have_words() -> None:
    folders = [*sorted((SOURCE / "cli").glob("*.py")), *sorted((SOURCE / "files").glob("*.py"))]
    code = "\n".join(path.read_text(encoding="utf-8") for path in folders)
    reasons = set(re.findall(r'"((?:usage|file|folder|toml|save|output|new)-[a-z0-9-]+)"', code)) | {
        "not-a-face",
        "unknown-seat",
    }
    told = {id.removeprefix("problem-") for id in own("en") if id.startswith("problem-")} - {"usage"}
    assert told == reasons
    for language in LANGUAGES:
        for reason in reasons:
            data = {
                "known": "a",
                "near": "b",
                "text": "c",
                "folder": "d",
                "other": "e",
                "maximum": 8,
                "file": "f",
                "system": "g",
                "why": "h",
            }
            assert "—" in problem(words(language), Problem("path", "value", reason, data))


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_help_is_told_in_every_language(language: str) -> None:
    import click

    from bojiste.cli.group import COMMANDS, bojiste

    asked = {"help-usage", "help-options", "help-commands", "help-help", "help-version", "help-bojiste"}
    asked |= {"help-bojiste-more", "help-lang", "help-plain", "help-json"}
    for name in COMMANDS:
        command = bojiste.get_command(click.Context(bojiste), name)
        assert command is not None and command.help is not None
        name = name.replace(" ", "-")
        asked |= {f"help-{name}"} | ({f"help-{name}-more"} if "\n\n" in command.help else set())
        options = [param for param in command.params if isinstance(param, click.Option)]
        names = {option for param in options for option in [max(param.opts, key=len).lstrip("-")]}
        asked |= {f"help-{name}-{option}" for option in names - {"lang", "plain", "json"}}
    assert {id for id in own(language) if id.startswith("help-")} == asked


LATIN = re.compile(r"(?<![\w./:-])[A-Za-z]{3,}(?![\w./:-])")
NAMES = {
    *("bojiste", "Bojiště", "TOML", "JSON", "Schema", "Markdown", "Markdownu", "NO_COLOR", "BOJISTE_LANG", "LANG"),
    *(
        "Ctrl",
        "kernel",
        "readable",
        "EXPR",
        "QUESTION",
        "ADDRESS",
        "dask",
        "distributed",
        "FACT",
        "FIELD",
        "VALUES",
        "SHARE",
        "WHAT",
        "VALUE",
        "OTHER",
        "SYSTEM",
        "BLOCK",
        "FILE",
        "SCENE",
        "SEAT",
        "TEST",
        "WORD",
        "RANGE",
        "LEVELS",
        "BOJISTE_BESTIARY",
        "SAVE",
        "NAME",
        "OPTIONS",
        "COMMAND",
    ),
    *(
        "ARGS",
        "Dungeons",
        "Dragons",
        "SRD",
        "PHB",
        "WORDS",
        "gm",
        "script",
        "hand",
        "players",
        "tape",
        "player",
        "anna",
    ),
    *("system", "integer", "choice"),
}


def told_in(language: str, *lines: str) -> list[str]:
    from click.testing import CliRunner

    from bojiste.cli.group import bojiste

    said = []
    for line in lines:
        spoken = {"BOJISTE_LANG": language}
        done = CliRunner().invoke(bojiste, line.split(), input="q\n", prog_name="bojiste", env=spoken)
        assert done.exit_code in (0, 130), done.output
        said += done.output.splitlines()
    return said


OUTPUTS = (
    "rules srd5.cover",
    "rules drd2",
    "why srd5.attack.hit",
    "systems",
    "bestiary srd5 --search wolf",
    "bestiary show goblin",
    "bestiary coverage",
    "budget srd5/goblin_ambush -n 5 --seed 7",
    "examples",
    "roll 2d6 --odds",
    "forecast srd5/goblin_ambush -n 20 --seed 7",
    "forecast drd2/boar_hunt -n 5 --seed 7",
    "play srd5/goblin_ambush --auto --seed 7",
    "play srd5/skeletons --auto --seed 3",
    "play drd2/boar_hunt --auto --seed 2",
    "play srd5/goblin_ambush --seed 7",
)


def test_russian_output_has_no_latin_words_but_ids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bojiste.cli.group import COMMANDS
    from bojiste.core.system import systems

    monkeypatch.chdir(tmp_path)
    ids = (
        NAMES
        | {word for name in COMMANDS for word in name.split()}
        | {word for game in systems().values() for word in _ids(game)}
    )
    helps = [f"{name} --help" for name in COMMANDS]
    for line in told_in("ru", "--help", *helps, *OUTPUTS):
        wrong = [word for word in LATIN.findall(line) if word not in ids]
        assert not wrong, line


def _ids(game: Any) -> set[str]:
    """Words of a system that stand in scene files."""
    found = {game.id, *game.procedures, *game.policies, *game.blocks()}
    for block in game.blocks().values():
        found |= set(re.findall(r"[a-z_]+", str(block)))
    models = game.models()
    found |= {name for model in models for name in model.model_fields}
    return found | {part for rule in game.rulebook for part in re.split(r"[._]", rule)}


# words of English that Czech does not have: an English sentence cannot do without some of them
ENGLISH = re.compile(r"(?<![\w./-])(the|of|and|with|for|is|are|not|this|that|from)(?![\w./-])", re.IGNORECASE)


def test_czech_output_has_no_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bojiste.cli.group import COMMANDS

    monkeypatch.chdir(tmp_path)
    for line in told_in("cs", "--help", *(f"{name} --help" for name in COMMANDS), *OUTPUTS):
        assert not ENGLISH.search(line), line
