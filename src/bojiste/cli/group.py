"""``bojiste``: finds the command, and is the one place where faults are told and exit codes made."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from inspect import cleandoc
from typing import Any

import click

from bojiste import __version__
from bojiste.cli.help import LANGUAGE, SpokenContext, language_of, spoken
from bojiste.core.languages import LANGUAGES

COMMANDS = {
    "new": "Write a scene of your own, from the answers to a few questions.",
    "examples": "List the scenes that come with the program, or print one.",
    "play": "Play a scene: people at this terminal, tactics for the rest.",
    "replay": "Print a saved game again, and say where today's rules differ.",
    "carry": "Write a scene whose characters begin as a saved game left them.",
    "watch": "Follow a running game on a second screen.",
    "table": "Play together in the browser: game master, phones, a screen on the wall.",
    "check": "Find all faults of scene files.",
    "forecast": "Play a scene many times and report the odds.",
    "sweep": "Forecast a scene with other values and the same dice.",
    "compare": "Forecast scenes with the same dice and compare them.",
    "house": "Show what house rules change, with the same dice.",
    "tune": "Find the value that meets a goal: how many goblins are fair?",
    "matrix": "Let blocks fight each other, or a party fight each of them.",
    "roll": "Roll dice, or show their exact odds.",
    "odds": "Show the exact odds of an attack, a save or a test.",
    "rules": "List the rules of a system.",
    "why": "Explain a rule: its text, a played example, its code.",
    "book": "Write the book of all rules into a folder: pages for a browser, in three languages.",
    "systems": "List the rule systems.",
    "bestiary": "List the blocks of a system, or show one.",
    "bestiary show": "Print a stat block for the table.",
    "bestiary coverage": "Count which parts of the blocks of a system are played.",
    "bestiary import": "Read stat blocks from files of other programs.",
    "bestiary path": "Show the folder for your own blocks.",
    "budget": "Show the difficulty of a scene by the book, and the odds.",
    "schema": "Print the JSON Schema of scene files, for editors.",
}
INTERRUPTED = 130


class ReaderGone(Exception):
    """Whoever read the output has closed the pipe: there is nobody left to tell anything."""


class Commands(click.Group):
    """Commands by name, each from the module of its name; faults become lines and exit codes here."""

    context_class = SpokenContext
    language = "en"

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"bojiste.cli.{cmd_name.replace(' ', '_')}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        two = " ".join(args[:2])
        if two in COMMANDS:
            args = [two, *args[2:]]
        if args[0] in COMMANDS or args[0].startswith("-"):
            return super().resolve_command(ctx, args)
        from bojiste.cli.options import refused

        near = get_close_matches(args[0], COMMANDS, n=1)
        raise refused("bojiste", args[0], "usage-no-such-command", near=", ".join(near), known=", ".join(COMMANDS))

    def make_context(self, *given: Any, **more: Any) -> click.Context:
        with _until_the_reader_goes():
            return super().make_context(*given, **more)

    def invoke(self, ctx: click.Context) -> Any:
        with _until_the_reader_goes():
            return super().invoke(ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        # from the table, so that --help imports no command
        with formatter.section("Commands"):
            ids = {name: f"help-{name.replace(' ', '-')}" for name in COMMANDS}
            formatter.write_dl([(name, spoken(ctx, ids[name], line)) for name, line in COMMANDS.items()])

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        first, _, more = cleandoc(self.help or "").partition("\n\n")
        for id, english in (("help-bojiste", first), ("help-bojiste-more", more)):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(spoken(ctx, id, english))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [(param, param.get_help_record(ctx)) for param in self.get_params(ctx)]
        with formatter.section("Options"):
            formatter.write_dl(
                [
                    (told[0], spoken(ctx, f"help-{max(param.opts, key=len)[2:]}", told[1]))
                    for param, told in records
                    if told is not None
                ]
            )
        self.format_commands(ctx, formatter)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        self.language = language_of(words)
        code = self._code(words, prog_name=prog_name, complete_var=complete_var, **extra)
        if not standalone_mode:
            return code
        sys.exit(code)

    def _code(self, words: list[str], **extra: Any) -> int:
        """Run and return the exit code; whatever went wrong has been told."""
        try:
            result = super().main(args=words, standalone_mode=False, **extra)
        except click.Abort:
            return INTERRUPTED
        except ReaderGone:
            return 0
        except Exception as fault:
            if os.environ.get("BOJISTE_DEBUG"):
                raise
            from bojiste.cli.faults import tell

            return tell(fault, words)
        return result if isinstance(result, int) else 0


@contextmanager
def _until_the_reader_goes() -> Iterator[None]:
    # click would end with code 1
    try:
        yield
    except BrokenPipeError:
        raise ReaderGone from None


def _language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is None:
        return
    if value not in LANGUAGES:
        from bojiste.cli.options import refused

        raise refused("--lang", value, "not-one-of", known=", ".join(LANGUAGES), near="")
    ctx.meta[LANGUAGE] = value


CONTEXT: MutableMapping[str, Any] = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@click.group(cls=Commands, context_settings=CONTEXT, no_args_is_help=False, invoke_without_command=True)
@click.version_option(__version__, prog_name="bojiste")
@click.option(
    "--lang", metavar="|".join(LANGUAGES), expose_value=False, is_eager=True, callback=_language,
    help="Language of the output; default: BOJISTE_LANG, LC_ALL, LC_MESSAGES, LANG.",
)  # fmt: skip
@click.pass_context
def bojiste(ctx: click.Context) -> None:
    """Bojiště, a referee for tabletop role-playing.

    Plays a scene by the book, forecasts it, and explains every line of the log by its rule. Speaks Czech, Russian
    and English (--lang, or the language of the environment).
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
