"""``bojiste schema``."""

from __future__ import annotations

import json

import click

from bojiste.cli.help import Spoken
from bojiste.cli.options import SystemId, language_option


@click.command("schema", cls=Spoken)
@click.argument("system_id", metavar="[SYSTEM]", required=False, type=SystemId())
@language_option
def command(system_id: str | None, language: str) -> None:
    """Print the JSON Schema of scene files, for editors.

    For one SYSTEM, or for all of them (the key "system" of a scene then decides).
    """
    from bojiste.core.system import systems
    from bojiste.files import scenes

    found = scenes.schema(system_id) if system_id else scenes.schema_of_all(systems().values())
    click.echo(json.dumps(found, ensure_ascii=False, indent=2))
