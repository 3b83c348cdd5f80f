"""Writes man pages of all commands: ``python -m tools.man FOLDER`` (by click-man; ``make man`` installs it)."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from click_man.core import write_man_pages

from bojiste import __version__
from bojiste.cli.group import COMMANDS, bojiste


def whole() -> click.Group:
    """The command line with all commands loaded: click-man does not ask for those that are loaded when called."""
    told = bojiste.help or ""
    found = click.Group("bojiste", params=bojiste.params, help=told, short_help=told.partition("\n")[0].rstrip("."))
    context = click.Context(bojiste)
    for name in COMMANDS:
        command = bojiste.get_command(context, name)
        assert command is not None
        command.short_help = COMMANDS[name].rstrip(".")
        found.add_command(command, name)
    return found


def write(folder: Path) -> None:
    """``bojiste.1`` and a page for each command, into a folder that is made if needed."""
    folder.mkdir(parents=True, exist_ok=True)
    write_man_pages("bojiste", whole(), version=__version__, target_dir=str(folder))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
