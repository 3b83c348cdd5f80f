"""Man pages: one for each command, with all its options."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from bojiste.cli.group import COMMANDS, bojiste

pytest.importorskip("click_man")


def test_every_command_has_a_man_page_with_its_options(tmp_path: Path) -> None:
    from tools.man import write

    write(tmp_path)
    front = (tmp_path / "bojiste.1").read_text(encoding="utf-8")
    for name in COMMANDS:
        page = (tmp_path / f"bojiste-{name.replace(' ', '-')}.1").read_text(encoding="utf-8").replace("\\-", "-")
        command = bojiste.get_command(click.Context(bojiste), name)
        assert command is not None and name.replace(" ", "-") in front.replace("\\-", "-").replace(" ", "-")
        options = [max(one.opts, key=len) for one in command.params if isinstance(one, click.Option)]
        assert options and all(option in page for option in options), name
