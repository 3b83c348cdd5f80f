#!/usr/bin/env python3
"""How quickly the web table answers: so many games of five seats each, answering for a minute, on this machine alone.

Starts a table of its own in a folder for temporary files, begins the games, and answers every open question once a
second in each game (``--pause``). Prints answers a second, how long they took, how long the server worked on each
(with the looks between), and its memory.
Usage: ``make bench-table``, or ``python tools/bench_table.py --games 50 --seconds 60``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx2 as httpx

SCENE = Path(__file__).parents[1] / "examples" / "srd5" / "goblin_ambush.toml"
MOST_GAMES, MOST_SECONDS = 100, 120


async def game(http: httpx.AsyncClient, key: str, seed: int, end: float, pause: float, took: list[float]) -> None:
    """One game after another: whoever is asked answers by the default, from their own link."""
    while perf_counter() < end:
        scene = SCENE.read_text(encoding="utf-8")
        made = (await http.post("/api/games", json={"scene": scene, "seed": seed}, headers=bearer(key))).json()
        links = {"gm": made["links"]["gm"], **made["links"]["seats"]}
        at, after, over = f"/api/games/{made['game']}", 10**6, False
        while not over and perf_counter() < end:
            view = (await http.get(at, params={"after": after}, headers=bearer(links["gm"]))).json()
            ask, over = view["ask"], view["outcome"] is not None
            if ask is None:
                break
            body = {"number": ask["number"], "key": ask["default"]}
            start = perf_counter()
            by = bearer(links[ask["seat"]])
            answer = await http.post(f"{at}/answer", params={"after": after}, json=body, headers=by)
            took.append(perf_counter() - start)
            answer.raise_for_status()
            await asyncio.sleep(pause)
        seed += 1000


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def bench(url: str, key: str, games: int, seconds: float, pause: float) -> list[float]:
    took: list[float] = []
    limits = httpx.Limits(max_connections=games)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        end = perf_counter() + seconds
        await asyncio.gather(*(game(http, key, seed, end, pause, took) for seed in range(games)))
    return took


def memory(pid: int) -> float:
    """MiB that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def worked(pid: int) -> float:
    """Seconds that a process has kept a processor busy: unlike the time that passes they say the same on a machine that
    has other things to do."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--games", type=int, default=50)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--pause", type=float, default=1.0)
    wish = options.parse_args()
    games, seconds = min(wish.games, MOST_GAMES), min(wish.seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bojiste", "table", "--data", folder, "--port", "0", "--json"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            ready: dict[str, Any] = json.loads(server.stdout.readline())
            before = worked(server.pid)
            took = sorted(asyncio.run(bench(ready["url"], ready["key"], games, seconds, wish.pause)))
            held, busy = memory(server.pid), worked(server.pid) - before
        finally:
            server.kill()
            server.wait()
    at = {share: took[min(len(took) - 1, len(took) * share // 100)] * 1000 for share in (50, 95, 99)}
    print(f"{len(took) / seconds:.1f} answers a second in {games} games over {seconds:.0f} s")
    print(", ".join(f"{share} %: {milliseconds:.0f} ms" for share, milliseconds in at.items()))
    print(f"the server worked {busy / len(took) * 1000:.1f} ms an answer and held {held:.0f} MiB")


if __name__ == "__main__":
    main()
