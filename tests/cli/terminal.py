"""A real terminal of so many columns, with the program before it and a test that types: prompts, signals and all."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 60.0
"""Seconds without a word; the machine may be busy with other things."""
QUIET = 0.05
"""Seconds after which a prompt that stands at the end is taken for one: a line is drawn in several pieces."""
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>()][0-9A-B]?|[\x07\x08\x0f]")
WHERE = b"\x1b[6n"
"""The question where the cursor stands, which every terminal answers."""
PROMPT = re.compile(r"(?:>|\):|\]|Enter\.)\s*$")
"""What a program that waits has shown last; a line that is edited leaves room below for what may complete it."""


class Terminal:
    """One window. Closing it is what a person does by mistake: whoever runs in it gets SIGHUP from the system."""

    def __init__(
        self, words: Sequence[str], folder: Path, *, language: str = "", columns: int = 80, rows: int = 40
    ) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.window, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        hidden = ("LC_", "LANG", "BOJISTE", "NO_COLOR", "COLUMNS", "LINES")
        surroundings = {key: value for key, value in os.environ.items() if not key.startswith(hidden)}

        def sit_down() -> None:
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            [sys.executable, "-m", "bojiste", *words],
            cwd=folder,
            env={**surroundings, "TERM": "xterm", **({"BOJISTE_LANG": language} if language else {})},
            stdin=inside,
            stdout=inside,
            stderr=inside,
            preexec_fn=sit_down,
        )
        os.close(inside)
        self.told = ""
        """All that was shown, without what only moves the cursor or changes a colour."""
        self.seen = 0
        """How much of it had been shown when the last line was typed."""
        self._bytes = b""

    @property
    def fresh(self) -> str:
        """What was shown since the last line was typed."""
        return self.told[self.seen :]

    def _read(self, seconds: float) -> bool:
        """Whether something was shown in that time."""
        if not select.select([self.window], [], [], seconds)[0]:
            return False
        try:
            new = os.read(self.window, 65536)
        except OSError:  # nobody runs in the window any more
            return False
        for _ in range(new.count(WHERE)):
            os.write(self.window, b"\x1b[24;1R")
        self._bytes += new
        self.told = CONTROL.sub("", self._bytes.decode("utf-8", "ignore"))
        return bool(new)

    def asked(self) -> str | None:
        """Wait for a prompt: what was shown since the last answer; ``None`` where the program has ended."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._read(QUIET):
                continue
            if PROMPT.search(self.fresh):
                return self.fresh
            if self.process.poll() is not None:
                while self._read(QUIET):
                    pass
                return None
        raise AssertionError(f"no prompt within {PATIENCE} s:\n{self.fresh}")

    def lines(self) -> list[str]:
        """What was shown, without the lines on which somebody typed: those are drawn again at every key."""
        return [line for line in re.split(r"[\r\n]+", self.told) if not re.search(r"> |\] |\): ", line)]

    def type(self, line: str) -> None:
        self.seen = len(self.told)
        os.write(self.window, line.encode() + b"\r")

    def ended(self) -> int:
        """The exit code, once there is one."""
        asked = self.asked()
        assert asked is None, f"it still asks:\n{asked}"
        return self.process.wait(PATIENCE)

    def close(self) -> int:
        """Close the window, by mistake or not: the exit code of whoever ran in it."""
        os.close(self.window)
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.send_signal(signal.SIGKILL)
