"""Faults, told: each problem on a line of its own on stderr, in the language of the command, and the exit code."""

from __future__ import annotations

import errno
import re
import sys
from typing import TypeGuard

import click

from bojiste import errors
from bojiste.cli.help import language_of
from bojiste.cli.inputs import FileFault, located
from bojiste.cli.page import width, wrapped
from bojiste.cli.voice import say, words
from bojiste.errors import BojisteError, Problem
from bojiste.tell.texts import MissingWords
from bojiste.tell.words import visible

MOST_TOLD = 200
"""Faults of one file on a screen."""
_OUTPUT = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG, errno.EBADF))
BROKEN, BAD_INPUT, BAD_SCRIPT, REPLAY_DIFFERS = 1, 2, 3, 4
_CODES: tuple[tuple[type[BojisteError], int], ...] = (
    (errors.ReplayDiffers, REPLAY_DIFFERS),
    (errors.BadNotation, BAD_INPUT),
    (errors.DiceError, BAD_SCRIPT),
    (errors.DecisionError, BAD_SCRIPT),
    (BojisteError, BAD_INPUT),
)


def exit_code(fault: Exception) -> int:
    """2 bad input, 3 a script that does not fit the play, 4 a replay that differs, 1 a fault of this program."""
    if isinstance(fault, click.ClickException) or is_output(fault):
        return BAD_INPUT
    return next((code for kind, code in _CODES if isinstance(fault, kind)), BROKEN)


def lines(problems: tuple[Problem, ...], language: str, system: str | None = None) -> list[str]:
    """Problems as people read them, in the order found; ``system`` has words for those it found itself."""
    from bojiste.tell.problems import problem

    return [problem(words(language, system), one) for one in problems]


def tell(fault: Exception, command_line: list[str]) -> int:
    """Tell a fault on stderr; the exit code."""
    language = language_of(command_line)
    if isinstance(fault, BojisteError):
        told = lines(fault.problems[:MOST_TOLD], language, fault.system)
        told = located(fault, told) if isinstance(fault, FileFault) else told
        told += and_more(fault.problems, language)
    elif isinstance(fault, click.ClickException):
        told = lines((_usage(fault),), language)
    elif is_output(fault):
        told = lines((_output(fault),), language)
    elif isinstance(fault, MissingWords):
        told = [say(language, "cli-words-missing", fault=str(fault.args[0]))]
    else:
        told = [say(language, "cli-broken", fault=f"{type(fault).__name__}: {fault}")]
    for line in told:
        shown = wrapped(visible(line), width()) if sys.stderr.isatty() else [visible(line)]
        click.echo("\n".join(shown), err=True)
    if isinstance(fault, errors.BadNotation):
        _point(fault.problem)
    return exit_code(fault)


def and_more(problems: tuple[Problem, ...], language: str) -> list[str]:
    """How many faults are not told."""
    left = len(problems) - MOST_TOLD
    return [] if left <= 0 else [say(language, "cli-more-problems", count=left)]


def remarked(noted: FileFault | None, language: str) -> list[str]:
    """What should be known of a scene that can be played, a line each."""
    if noted is None:
        return []
    told = located(noted, lines(noted.problems[:MOST_TOLD], language, noted.system))
    return [visible(say(language, "cli-remark", text=line)) for line in told] + and_more(noted.problems, language)


def is_output(fault: BaseException) -> TypeGuard[OSError]:
    """Whether the output could not be written: files that are read and written tell their own faults."""
    return isinstance(fault, OSError) and fault.errno in _OUTPUT


def _output(fault: OSError) -> Problem:
    full = fault.errno in (errno.ENOSPC, errno.EDQUOT)
    return Problem("", "", "output-disk-full" if full else "output-trouble", {"text": fault.strerror or ""})


def _point(problem: Problem) -> None:
    """Show the place of a mistake in dice notation."""
    text, position = problem.value, problem.data.get("position")
    if position is not None and text.strip() and text.isprintable() and problem.reason != "notation-too-long":
        click.echo(f"  {text}\n  {' ' * position}^", err=True)


def _called(param: click.Parameter) -> str:
    """An option by its dashes, an argument as the help calls it."""
    dashed = isinstance(param, click.Option)
    return max(param.opts, key=len) if dashed else param.human_readable_name.strip(".")


def _usage(fault: click.ClickException) -> Problem:
    """What click found wrong with the command line, as a problem."""
    if isinstance(fault, click.NoSuchOption):
        return Problem(fault.option_name, "", "usage-no-such-option", {"near": ", ".join(fault.possibilities or ())})
    if isinstance(fault, click.MissingParameter) and fault.param is not None:
        return Problem(_called(fault.param), "", "usage-missing")
    if isinstance(fault, click.BadOptionUsage):
        return Problem(fault.option_name, "", "usage-option-value")
    message = fault.format_message()
    if extra := re.fullmatch(r"Got unexpected extra arguments? \((.*)\)", message):
        return Problem("", extra[1], "usage-one-too-many")
    return Problem("", "", "usage", {"text": message})
