"""``bojiste bestiary path``."""

from __future__ import annotations

import click

from bojiste.cli.help import Spoken
from bojiste.cli.options import SystemId, language_option


@click.command("bestiary-path", cls=Spoken)
@click.argument("system_id", metavar="[SYSTEM]", required=False, type=SystemId())
@language_option
def command(system_id: str | None, language: str) -> None:
    """Show the folder for your own blocks.

    Each system has a folder with TOML files like those of the bestiary. BOJISTE_BESTIARY names another place.
    """
    from bojiste.core.system import system_ids
    from bojiste.files.blocks import folder

    for id in (system_id,) if system_id else system_ids():
        click.echo(folder(id))
