"""The command line: one file per command, imported when the command is called."""

from __future__ import annotations


def main() -> None:
    """Run the command that the process was started with; never returns."""
    from bojiste.cli import process

    process.prepare()
    from bojiste.cli.group import bojiste

    try:
        bojiste(prog_name="bojiste")
    finally:
        process.finish()
