"""Whether the wheels in a folder work where nothing else is: ``python tools/try_wheel.py dist``.

For each Python from 3.11 on that is found on the path, each wheel is installed into a fresh environment, away from the
sources, with no compiler on the path; there it says its version, plays and forecasts an example, and with the extra
``table`` serves a game over HTTP. That for a kind of machine must forecast by the kernels that came compiled in it,
that for all machines by the readable engine, both the same. The exit code is 1 where one of that fails, and 2 where the
folder holds no wheel.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PATIENCE = 60
"""Seconds within which a server must say that it is ready."""
FIGHTS = "600"
ANYWHERE = "-none-any.whl"
"""How the name of the wheel for all machines ends."""
ALONE = {"PATH": os.devnull}
"""There is no compiler, nor anything else."""


def pythons() -> Iterator[tuple[str, str]]:
    """The interpreters that are here and start, and which version each is."""
    for version in PYTHONS:
        found = shutil.which(f"python{version}")
        if found and subprocess.run((found, "--version"), capture_output=True).returncode == 0:
            yield version, found


def run(*command: str, at: Path, **more: str) -> str:
    done = subprocess.run(command, cwd=at, env=environment() | more, capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def environment() -> dict[str, str]:
    """No sources on the path, English, and no sign of the environment that this runs in."""
    gone = {"PYTHONPATH", "VIRTUAL_ENV", "CC"}
    return {name: value for name, value in os.environ.items() if name not in gone} | {"BOJISTE_LANG": "en"}


def plays(program: str, home: Path, ahead: bool) -> str:
    """Play and forecast an example; the checksum of the forecast."""
    print("  ", run(program, "--version", at=home).strip())
    told = run(program, "play", "goblin_ambush", "--auto", "--seed", "7", at=home, **ALONE)
    print("   plays:", told.strip().splitlines()[-1])
    start = time.perf_counter()
    known = json.loads(
        run(program, "forecast", "goblin_ambush", "-n", FIGHTS, "--seed", "7", "--json", at=home, **ALONE)
    )
    seconds = time.perf_counter() - start
    print(f"   forecasts: {known['fights']} fights in {seconds:.2f} s by {known['ways']}, {known['lacks']}")
    if known["ways"] != ["kernel" if ahead else "readable"]:
        raise SystemExit("this is not the way that the wheel is for")
    return str(known["checksum"])


def serves(program: str, home: Path) -> None:
    """A game of the ambush begins over HTTP, and the page of the game master comes."""
    server = subprocess.Popen(
        [program, "table", "goblin_ambush", "--json", "--data", str(home / "data"), "--port", "0"],
        cwd=home, env=environment() | ALONE, stdout=subprocess.PIPE, text=True,
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


def tried(wheel: Path, python: str) -> str:
    """Try a wheel in a fresh environment; the checksum of its forecast."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        run(python, "-m", "venv", "env", at=home)
        scripts = home / "env" / ("Scripts" if os.name == "nt" else "bin")
        install = (str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*install, str(wheel), at=home)
        checksum = plays(str(scripts / "bojiste"), home, not wheel.name.endswith(ANYWHERE))
        run(*install, f"{wheel}[table]", at=home)
        serves(str(scripts / "bojiste"), home)
        return checksum


def main(folder: str) -> int:
    wheels = sorted(Path(folder).resolve().glob("*.whl"))
    if not wheels:
        print(f"{folder} holds no wheel", file=sys.stderr)
        return 2
    checksums = set()
    for version, python in pythons():
        for wheel in wheels:
            print(f"Python {version}, {wheel.name}: {wheel.stat().st_size / 2**20:.1f} MiB")
            checksums.add(tried(wheel, python))
    if len(checksums) != 1:
        print(f"the forecasts are not the same: {', '.join(sorted(checksums))}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
