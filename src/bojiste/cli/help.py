"""``--help`` in the language of the command: what stands in the code is English, ``help-*`` says it in the others.

``help-COMMAND`` is the first line of a command, ``help-COMMAND-more`` what follows, ``help-COMMAND-OPTION`` (or, where
it is the same for all, ``help-OPTION``) what an option does; ``help-word-file`` is what stands for a ``FILE``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from inspect import cleandoc
from typing import Any

import click

from bojiste.core.languages import LANGUAGES

TEXT = "bojiste.cli.text"
LANGUAGE = "bojiste.language"
"""Where the context of a command says which language was asked for before the command (``bojiste --lang cs play``)."""


def language_of(words: list[str]) -> str:
    """The language that a command line asks for, as far as can be told before it is understood."""
    from bojiste.tell import default_language

    for index, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--lang":
            wanted = value or next(iter(words[index + 1 :]), "")
            return wanted if wanted in LANGUAGES else default_language()
    return default_language()


def language(ctx: click.Context) -> str:
    """The language that the command line asks for."""
    found: str = getattr(ctx.find_root().command, "language", "en")
    return found


def spoken(ctx: click.Context, id: str, english: str) -> str:
    """A text of the help: its message, where it is not in English."""
    if language(ctx) == "en":
        return english
    return plain_texts(language(ctx)).get(id, english)


def worded(ctx: click.Context, text: str) -> str:
    """A text with what stands for something to be given (``FILE``, ``[SCENE]``) in the language of the command."""
    return _STANDS.sub(lambda word: spoken(ctx, f"help-word-{word[0].lower()}", word[0]), text)


_STANDS = re.compile(r"\b[A-Z]{3,}\b")


@cache
def plain_texts(language: str) -> Mapping[str, str]:
    """The messages of the help, as they are written: they have no variables, and Fluent itself takes long to load."""
    from bojiste.tell.texts import pieces

    return {id: _plain(piece.text) for id, piece in pieces(TEXT, language).items() if id.startswith("help-")}


def _plain(written: str) -> str:
    lines = written.partition("=")[2].splitlines()
    return " ".join(line.strip() for line in lines if not line.startswith("#")).strip()


class Formatter(click.HelpFormatter):
    """Headings in the language of the command."""

    ctx: click.Context

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, worded(self.ctx, args), spoken(self.ctx, "help-usage", "Usage:") + " ")

    @contextmanager
    def section(self, name: str) -> Iterator[None]:
        with super().section(spoken(self.ctx, f"help-{name.lower()}", name)):
            yield


class SpokenContext(click.Context):
    formatter_class = Formatter

    def make_formatter(self) -> click.HelpFormatter:
        made = super().make_formatter()
        assert isinstance(made, Formatter)
        made.ctx = self
        return made


class Spoken(click.Command):
    """A command whose help is told in the language that is asked for."""

    context_class = SpokenContext

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        first, _, more = cleandoc(self.help or "").partition("\n\n")
        for id, english in ((f"help-{self.name}", first), (f"help-{self.name}-more", more)):
            if english:
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(worded(ctx, spoken(ctx, id, english)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and isinstance(param, click.Option):
                rows.append((worded(ctx, record[0]), worded(ctx, self._told(ctx, param, record[1]))))
        with formatter.section("Options"):
            formatter.write_dl(rows)

    def _told(self, ctx: click.Context, param: Any, english: str) -> str:
        option = max(param.opts, key=len).lstrip("-")
        return spoken(ctx, f"help-{self.name}-{option}", spoken(ctx, f"help-{option}", english))
