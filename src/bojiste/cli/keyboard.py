"""What people type: at a terminal with history and completion, elsewhere a plain line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

from bojiste.cli.page import PAPER, plain


def typed(prompt: str, offers: Iterable[str] = ()) -> str:
    """One line that somebody typed; ``EOFError`` when there is no more. ``offers`` complete it (Tab)."""
    try:
        line = _session().prompt(prompt, completer=_completer(offers)) if is_terminal() else input(prompt)
    except RuntimeError:  # there is no stdin at all
        raise EOFError from None
    PAPER.lines += 1
    return line.encode("utf-8", "replace").decode().strip()


def is_terminal() -> bool:
    """Whether somebody sits there who has arrow keys."""
    return not plain() and sys.stdin.isatty() and os.environ.get("TERM", "dumb") != "dumb"


@cache
def _session() -> Any:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.history import InMemoryHistory
    from prompt_toolkit.shortcuts import CompleteStyle

    # what may complete a line is listed above it when it is asked for: no room below is kept free for it
    return PromptSession(
        history=InMemoryHistory(), complete_while_typing=False, complete_style=CompleteStyle.READLINE_LIKE
    )


def _completer(offers: Iterable[str]) -> Any:
    from prompt_toolkit.completion import WordCompleter

    return WordCompleter(list(offers), sentence=True, ignore_case=True)
