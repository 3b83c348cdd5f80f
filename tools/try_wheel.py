"""Whether the wheel in a folder works where nothing else is: ``python tools/try_wheel.py dist``.

For each Python from 3.11 on that is found on the path, the wheel is installed into a fresh environment, away from the
sources; there it says its version, plays and forecasts an example, and with the extra ``table`` serves a game over
HTTP. The exit code is 1 where one of that fails, and 2 where the folder does not hold exactly one wheel.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PATIENCE = 60
"""Seconds within which a server must say that it is ready."""


def pythons() -> Iterator[tuple[str, str]]:
    """The interpreters that are here and start, and which version each is."""
    for version in PYTHONS:
        found = shutil.which(f"python{version}")
        if found and subprocess.run((found, "--version"), capture_output=True).returncode == 0:
            yield version, found


def run(*command: str, at: Path) -> str:
    done = subprocess.run(command, cwd=at, env=environment(), capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def environment() -> dict[str, str]:
    """No sources on the path, English, and no sign of the environment that this runs in."""
    gone = {"PYTHONPATH", "VIRTUAL_ENV"}
    return {name: value for name, value in os.environ.items() if name not in gone} | {"BOJISTE_LANG": "en"}


def plays(program: str, home: Path) -> None:
    print("  ", run(program, "--version", at=home).strip())
    told = run(program, "play", "goblin_ambush", "--auto", "--seed", "7", at=home)
    print("   plays:", told.strip().splitlines()[-1])
    known = json.loads(run(program, "forecast", "goblin_ambush", "-n", "100", "--json", at=home))
    print("   forecasts:", known["fights"], "fights")


def serves(program: str, home: Path) -> None:
    """A game of the ambush begins over HTTP, and the page of the game master comes."""
    server = subprocess.Popen(
        [program, "table", "goblin_ambush", "--json", "--data", str(home / "data"), "--port", "0"],
        cwd=home, env=environment(), stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        ready = json.loads(server.stdout.readline())
        page = ready["links"]["gm"]
        with urllib.request.urlopen(page, timeout=PATIENCE) as answer:
            print("   serves:", answer.status, len(answer.read()), "bytes")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def tried(wheel: Path, python: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        run(python, "-m", "venv", "env", at=home)
        scripts = home / "env" / ("Scripts" if os.name == "nt" else "bin")
        install = (str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*install, str(wheel), at=home)
        plays(str(scripts / "bojiste"), home)
        run(*install, f"{wheel}[table]", at=home)
        serves(str(scripts / "bojiste"), home)


def main(folder: str) -> int:
    wheels = sorted(Path(folder).resolve().glob("*.whl"))
    if len(wheels) != 1:
        print(f"{folder} holds {len(wheels)} wheels; wanted is one", file=sys.stderr)
        return 2
    print(f"{wheels[0].name}: {wheels[0].stat().st_size / 2**20:.1f} MiB")
    for version, python in pythons():
        print(f"Python {version}")
        tried(wheels[0], python)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
