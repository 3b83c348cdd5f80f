#!/usr/bin/env python3
"""How quickly the web table answers: so many games of five seats each, answering for a minute, on this machine alone.

Starts a table of its own in a folder for temporary files, begins the games, opens the page of every seat in them (as
phones do, over a WebSocket each), and answers every open question once a second in each game (``--pause``), as a page
does. Prints answers a second, how long they took, how long it took until the page of whoever is asked next showed it,
how long the server worked on each answer (with all that was sent to the pages), and its memory; and then how long it
takes until somebody is up to date again who comes back to a game of 2,000 events.
Usage: ``make bench-table``, or ``python tools/bench_table.py --games 50 --seconds 60``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import connect

SCENE = Path(__file__).parents[1] / "examples" / "srd5" / "goblin_ambush.toml"
MOST_GAMES, MOST_SECONDS = 100, 120
LANGUAGES = ("cs", "ru", "en")
AS_PAGES = {"Prefer": "return=minimal"}
LONG_GAME = 2000
"""Events of the game to which somebody comes back."""


@dataclass
class Played:
    """What a minute has shown: seconds that answers took, and seconds until they were seen."""

    took: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    bytes: int = 0


@dataclass
class Table:
    """A game with the links of everybody who sits at it, and which question the game master's page has shown."""

    id: str
    links: dict[str, str]
    number: int = 0
    sent: float = 0.0
    """When the last answer went out; 0: it has been seen by now."""

    @property
    def at(self) -> str:
        return f"/api/games/{self.id}"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def begin(http: httpx.AsyncClient, key: str, seed: int, scene: str | dict[str, Any]) -> Table:
    answer = await http.post("/api/games", json={"scene": scene, "seed": seed}, headers=bearer(key))
    made = answer.raise_for_status().json()
    links = {"gm": made["links"]["gm"], "screen": made["links"]["screen"], **made["links"]["seats"]}
    return Table(made["game"], links)


async def look(url: str, table: Table, seat: str, language: str, played: Played, ready: asyncio.Semaphore) -> None:
    """A page of a seat: it is sent what has changed. The game master's tells when the next question is seen."""
    address = f"{url.replace('http', 'ws')}/t/{table.links[seat].rpartition('/')[2]}/live?lang={language}"
    await ready.acquire()
    async with connect(address, max_size=None) as socket:
        first = await socket.recv()
        ready.release()
        table.number = max(table.number, json.loads(first)["number"])
        async for news in socket:
            played.bytes += len(news)
            number = json.loads(news).get("number", 0)
            if seat == "gm" and number > table.number and table.sent:
                played.seen.append(perf_counter() - table.sent)
                table.number, table.sent = number, 0.0


async def play(http: httpx.AsyncClient, table: Table, end: float, pause: float, played: Played) -> None:
    """One game: whoever is asked answers by the default, from their own link."""
    while perf_counter() < end:
        found = await http.get(
            table.at, params={"after": 10**6, "lang": LANGUAGES[0]}, headers=bearer(table.links["gm"])
        )
        ask = found.raise_for_status().json()["ask"]
        if ask is None:
            return
        body = {"number": ask["number"], "key": ask["default"]}
        table.sent = start = perf_counter()
        by = bearer(table.links[ask["seat"]]) | AS_PAGES
        answer = await http.post(f"{table.at}/answer", json=body, headers=by)
        played.took.append(perf_counter() - start)
        answer.raise_for_status()
        await asyncio.sleep(pause)


async def bench(url: str, key: str, wish: argparse.Namespace, pid: int) -> tuple[Played, float, float]:
    """What a minute of all games has shown, how long it took to begin them, and how long the server worked."""
    played, scene = Played(), SCENE.read_text(encoding="utf-8")
    limits = httpx.Limits(max_connections=wish.games, keepalive_expiry=2)  # the table closes idle ones after 5 s
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        start = perf_counter()
        tables = [await begin(http, key, seed, scene) for seed in range(wish.games)]
        begun = perf_counter() - start
        at_once = asyncio.Semaphore(8)
        pages = [
            asyncio.create_task(look(url, table, seat, LANGUAGES[at % 3], played, at_once))
            for table in tables
            for at, seat in enumerate(list(table.links)[: wish.pages])
        ]
        await asyncio.sleep(2 + 0.04 * len(pages))
        before, end = worked(pid), perf_counter() + wish.seconds
        await asyncio.gather(*(play(http, table, end, wish.pause, played) for table in tables))
        busy = worked(pid) - before
        for page in pages:
            page.cancel()
        await asyncio.gather(*pages, return_exceptions=True)
    return played, begun, busy


async def come_back(url: str, key: str, pid: int) -> tuple[int, float, float]:
    """How many events a long game has, and how many seconds pass until the page of somebody who opens it anew, and
    has lost all that it showed, is up to date; and for how many of these the server worked."""
    tables = tomllib.loads(SCENE.read_text(encoding="utf-8"))
    for one in tables["combatant"]:
        one["hp_max"] = 1300
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        table = await begin(http, key, 1, tables)
        for seat in list(table.links)[2:]:
            await http.post(f"{table.at}/seat", json={"seat": seat, "tactic": True}, headers=bearer(table.links["gm"]))
        return await came_back(http, url, table, pid)


async def came_back(http: httpx.AsyncClient, url: str, table: Table, pid: int) -> tuple[int, float, float]:
    by, events = bearer(table.links["gm"]), 0
    while events < LONG_GAME:
        view = (await http.get(table.at, params={"after": events}, headers=by)).raise_for_status().json()
        events = view["log"][-1]["upto"] if view["log"] else events
        if view["ask"] is None:
            break
        body = {"number": view["number"], "key": view["ask"]["default"]}
        (await http.post(f"{table.at}/answer", json=body, headers=by | AS_PAGES)).raise_for_status()
    page = table.links["gm"].rpartition("/")[2]
    before, start = worked(pid), perf_counter()
    shown = (await http.get(f"/t/{page}", params={"lang": "cs"})).raise_for_status().text
    after, mark = re.findall(r'data-upto="([0-9]+)"', shown)[-1], re.findall(r'data-mark="([^"]*)"', shown)[0]
    async with connect(
        f"{url.replace('http', 'ws')}/t/{page}/live?lang=cs&after={after}&mark={mark}", max_size=None
    ) as socket:
        await socket.recv()
    return events, perf_counter() - start, worked(pid) - before


def memory(pid: int) -> float:
    """MiB that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def worked(pid: int) -> float:
    """Seconds that a process has kept a processor busy: unlike the time that passes they say the same on a machine that
    has other things to do."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def shares(seconds: list[float]) -> str:
    """What so many of a hundred do not exceed, in milliseconds."""
    found = sorted(seconds) or [0.0]
    return ", ".join(
        f"{one} %: {found[min(len(found) - 1, len(found) * one // 100)] * 1000:.0f} ms" for one in (50, 95, 99)
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--games", type=int, default=50)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--pause", type=float, default=1.0)
    options.add_argument("--pages", type=int, default=5, help="of each game so many seats look on")
    wish = options.parse_args()
    wish.games, wish.seconds = min(wish.games, MOST_GAMES), min(wish.seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bojiste", "table", "--data", folder, "--port", "0", "--json"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            ready: dict[str, Any] = json.loads(server.stdout.readline())
            played, begun, busy = asyncio.run(bench(ready["url"], ready["key"], wish, server.pid))
            held = memory(server.pid)
            events, back, told = asyncio.run(come_back(ready["url"], ready["key"], server.pid))
        finally:
            server.kill()
            server.wait()
    answers = max(1, len(played.took))
    print(f"{wish.games} games with {wish.pages} pages each, begun in {begun:.1f} s")
    print(f"{answers / wish.seconds:.1f} answers a second over {wish.seconds:.0f} s")
    print(f"answered: {shares(played.took)}")
    print(f"seen by the game master: {shares(played.seen)}")
    print(
        f"the server worked {busy / answers * 1000:.1f} ms and sent {played.bytes / answers / 1024:.0f} KiB an answer"
    )
    print(f"and held {held:.0f} MiB")
    print(f"back in a game of {events} events after {back * 1000:.0f} ms; the server worked {told * 1000:.0f} ms of it")


if __name__ == "__main__":
    main()
