"""The process that counts for the table: it answers again and again, ends a count that nobody wants to know of any
more, and ends with the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bojiste.table.ahead import Helper
from bojiste.table.draft import fresh

PATIENCE = 60.0
"""Seconds, on a busy machine."""
CHILDREN = Path("/proc/self/task")
pytestmark = pytest.mark.skipif(not CHILDREN.is_dir(), reason="no /proc to look for children in")


def children(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()


def soon(so: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if so():
            return True
        time.sleep(0.05)
    return False


def order(fights: int) -> dict[str, Any]:
    return {"count": "draft", "scene": fresh("osr", "cs"), "n": fights, "language": "cs"}


def test_a_count_ends_when_nobody_listens_and_the_next_is_taken() -> None:
    helper = Helper()

    async def first() -> dict[str, Any]:
        reports = helper.played(order(1_000_000))
        found = await anext(reports)
        await reports.aclose()
        return found

    try:
        assert asyncio.run(first())["told"]["fights"] == 8
        assert helper._process is not None
        process = helper._process.pid
        assert soon(lambda: children(process) == [])
        assert asyncio.run(first())["told"]["fights"] == 8
        assert helper._process.pid == process
    finally:
        helper.close()


def test_a_count_ends_when_the_game_goes_on() -> None:
    helper = Helper()
    told: list[dict[str, Any]] = []

    async def until_stale() -> None:
        async for report in helper.played(order(1_000_000), lambda: bool(told)):
            told.append(report)

    try:
        asyncio.run(asyncio.wait_for(until_stale(), PATIENCE))
        assert told
    finally:
        helper.close()


def test_the_process_ends_with_the_table_and_is_started_again() -> None:
    helper = Helper()
    helper.start()
    assert helper._process is not None
    first = helper._process
    helper.close()
    assert first.poll() is not None
    helper.start()
    assert helper._process is not None and helper._process.pid != first.pid
    helper._process.kill()
    helper._process.wait()
    helper.start()
    assert helper._process.poll() is None
    helper.close()
