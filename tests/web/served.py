"""The table as a process of its own, as people start it; on this machine alone, ended with whoever started it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

STARTS = 60.0
"""Seconds in which it has to be ready on a busy machine."""


class Served:
    """One server: ``ready`` is the line that it has printed."""

    def __init__(self, folder: Path, *more: str, port: int = 0) -> None:
        command = [
            sys.executable,
            "-m",
            "bojiste",
            "table",
            *more,
            "--data",
            str(folder),
            "--port",
            str(port),
            "--json",
        ]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "BOJISTE_LANG": "en"}
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            _, told = self.process.communicate(timeout=STARTS)
            raise AssertionError(told)
        self.ready: dict[str, Any] = json.loads(line)
        self.url: str = self.ready["url"]
        self.port = int(self.url.rpartition(":")[2])

    def by_key(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.ready['key']}"}

    def kill(self) -> None:
        """As when the power fails."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=STARTS)

    def close(self) -> int:
        """As by Ctrl-C; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=STARTS)
        return self.process.returncode

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *fault: object) -> None:
        if self.process.poll() is None:
            self.kill()


def refused(*command: object) -> tuple[int, str]:
    """A table that does not open: its exit code, and what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "bojiste", "table", *map(str, command)],
        capture_output=True,
        text=True,
        timeout=STARTS,
        env={**os.environ, "BOJISTE_LANG": "en"},
    )
    return done.returncode, done.stderr
