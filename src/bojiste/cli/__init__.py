"""The command line: one file per command, imported when the command is called."""

from __future__ import annotations


def main() -> None:
    """Run the command that the process was started with; never returns."""
    import io
    import sys

    from bojiste.cli.group import bojiste

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without háčky still gets its line
    bojiste(prog_name="bojiste")
