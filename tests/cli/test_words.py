"""The command line's own words: the same in three languages, and all that the code asks for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bojiste.cli.help import TEXT
from bojiste.cli.voice import words
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
    asked |= {f"cli-new-heroes-by-{kind}" for kind in ("class", "role")}
    asked |= {f"cli-roll-{why}" for why in ("advantage", "disadvantage", "critical")}
    assert {id for id in own("en") if id.startswith("cli-")} == asked


def test_the_reasons_of_files_and_options_have_words() -> None:
    folders = [*sorted((SOURCE / "cli").glob("*.py")), *sorted((SOURCE / "files").glob("*.py"))]
    code = "\n".join(path.read_text(encoding="utf-8") for path in folders)
    reasons = set(re.findall(r'"((?:usage|file|folder|toml|save|output|new)-[a-z0-9-]+)"', code)) | {
        "not-a-face",
        "unknown-seat",
        "nothing-to-resume",
    }
    told = {id.removeprefix("problem-") for id in own("en") if id.startswith("problem-")} - {"usage"}
    assert told <= reasons  # those of files stand with the shared words: the web table tells them, too
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
            assert {"cs": "–"}.get(language, "—") in problem(words(language), Problem("path", "value", reason, data))


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_help_is_told_in_every_language(language: str) -> None:
    import click

    from bojiste.cli.group import COMMANDS, bojiste

    asked = {"help-usage", "help-options", "help-commands", "help-help", "help-version", "help-bojiste"}
    asked |= {"help-bojiste-more", "help-lang", "help-plain", "help-json"}
    stands = {"options", "command", "args"}
    for name in COMMANDS:
        command = bojiste.get_command(click.Context(bojiste), name)
        assert command is not None and command.help is not None
        metavars = [param.metavar or "" for param in command.params]
        stands |= {word.lower() for said in metavars for word in re.findall(r"\b[A-Z]{3,}\b", said)}
        name = name.replace(" ", "-")
        asked |= {f"help-{name}"} | ({f"help-{name}-more"} if "\n\n" in command.help else set())
        options = [param for param in command.params if isinstance(param, click.Option)]
        names = {option for param in options for option in [max(param.opts, key=len).lstrip("-")]}
        asked |= {f"help-{name}-{option}" for option in names - {"lang", "plain", "json"}}
    asked |= {f"help-word-{word}" for word in stands - {"url"}}
    assert {id for id in own(language) if id.startswith("help-")} == asked
