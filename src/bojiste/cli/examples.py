"""``bojiste examples``."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from bojiste.cli.help import Spoken
from bojiste.cli.options import ExampleName, json_option, language_option, near_of, refused
from bojiste.cli.page import told
from bojiste.files.examples import examples, meant


@click.command("examples", cls=Spoken)
@click.argument("name", metavar="[NAME]", required=False, type=ExampleName())
@language_option
@json_option("One JSON object for each example: name, system, title, note and file.")
def command(name: str | None, language: str, as_json: bool) -> None:
    """List the scenes that come with the program, or print one.

    Play any of them by its name: bojiste play goblin_ambush. To change one, save what is printed:
    bojiste examples goblin_ambush > mine.toml
    """
    if name is not None:
        click.echo(examples()[the_one(name)].read_text(encoding="utf-8"), nl=False)
        return
    for found in described(language):
        if as_json:
            click.echo(json.dumps(found, ensure_ascii=False))
        else:
            told(f"{found['name']:<24} {found['title']}", 25)


def the_one(name: str) -> str:
    """The whole name of the example that is meant."""
    found = list(meant(name))
    if len(found) != 1:
        known = found or list(examples())
        raise refused("NAME", name, "not-one-of", known=", ".join(known), near=near_of(name, known))
    return found[0]


def described(language: str) -> Iterator[dict[str, Any]]:
    """What there is to know of each example before it is played."""
    from bojiste.core.reading import NameTable
    from bojiste.tell.names import label

    for name, path in examples().items():
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        title = label(NameTable.model_validate(data["title"]).name(), language) if "title" in data else ""
        yield {"name": name, "system": data["system"], "title": title, "file": str(Path(path))}
