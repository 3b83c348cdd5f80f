"""Questions of commands that write something: an answer on a line, the default on an empty one."""

from __future__ import annotations

from typing import Any

from bojiste.cli.keyboard import typed
from bojiste.cli.page import told
from bojiste.cli.voice import say


def asked(language: str, question: str, default: str, known: tuple[str, ...] = (), **facts: Any) -> str:
    """One answer; the default where nothing was typed, or nobody is there."""
    while True:
        if question:
            told(say(language, question, **facts))
        try:
            text = typed(f"[{default}] ", known) or default
        except EOFError:
            return default
        if not known or text in known:
            return text
        told(say(language, "cli-not-understood", text=text))
