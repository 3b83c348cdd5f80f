"""The process that a command runs in: its streams, and the signals that ask it to stop."""

from __future__ import annotations

import contextlib
import gc
import io
import os
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any

STOPPING = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""Signals that mean what Ctrl-C means: somebody closed the window, or asks the program to end."""
COLLECTED_AFTER = (50_000, 20, 50)
"""New objects after which Python looks for circles among them. With its own 700 it looks a hundred times while a
system is imported, of which nothing is ever thrown away: a tenth of the time until the first line of a game."""


def prepare() -> None:
    """Give the command streams it can write to, and let every signal that asks it to stop be one interruption."""
    gc.set_threshold(*COLLECTED_AFTER)
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # to look for some takes longer than to read a scene
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            _speak(stream)
    for name in STOPPING:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, _interrupt)


def _speak(stream: io.TextIOWrapper) -> None:
    """Programs and files get UTF-8; a terminal without háčky still gets its line."""
    if stream.isatty():
        stream.reconfigure(errors="replace")
    else:
        stream.reconfigure(encoding="utf-8", errors="replace")


def _interrupt(number: int, frame: FrameType | None) -> Any:
    raise KeyboardInterrupt


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """While something is written that must not be lost, nobody interrupts."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [number for name in ("SIGINT", *STOPPING) if (number := getattr(signal, name, None)) is not None]
    before = {number: signal.signal(number, signal.SIG_IGN) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def finish() -> None:
    """Write out what is left; where nobody can take it any more, that is no fault worth a word at the very end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with contextlib.suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
