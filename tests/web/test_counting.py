"""The process that counts for the table: it answers again and again, ends a count that nobody wants to know of any
more, and ends with the table."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bojiste.table.ahead import READY, Helper
from bojiste.table.draft import fresh

PATIENCE = 60.0
"""Seconds, on a busy machine."""


def soon(so: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if so():
            return True
        time.sleep(0.05)
    return False


def order(fights: int) -> dict[str, Any]:
    return {"count": "draft", "scene": fresh("osr", "cs"), "n": fights, "language": "cs"}


@pytest.fixture
def helper() -> Iterator[Helper]:
    found = Helper()
    yield found
    found.close()


async def first(helper: Helper, fights: int) -> dict[str, Any]:
    """The first report, after which nobody listens any more."""
    reports = helper.played(order(fights))
    found = await anext(reports)
    await reports.aclose()
    return found


async def everything(helper: Helper, fights: int) -> list[dict[str, Any]]:
    return [report async for report in helper.played(order(fights))]


def test_a_count_ends_when_nobody_listens_and_the_next_is_taken(helper: Helper) -> None:
    helper.start()
    process = helper._ready[0]
    assert asyncio.run(first(helper, 1_000_000))["told"]["fights"] == 8
    assert process.poll() is not None
    assert asyncio.run(first(helper, 1_000_000))["told"]["fights"] == 8
    assert not helper._busy


def test_who_has_told_everything_counts_again(helper: Helper) -> None:
    helper.start()
    process = helper._ready[0]
    for _ in range(2):
        assert asyncio.run(everything(helper, 8))[-1]["told"]["fights"] == 8
        assert helper._ready[0] is process
        assert process.poll() is None
    assert len(helper._ready) == READY


def test_a_count_ends_when_the_game_goes_on(helper: Helper) -> None:
    told: list[dict[str, Any]] = []

    async def until_stale() -> None:
        async for report in helper.played(order(1_000_000), lambda: bool(told)):
            told.append(report)

    asyncio.run(asyncio.wait_for(until_stale(), PATIENCE))
    assert told


def test_an_order_that_cannot_be_counted_leaves_the_process_ready(helper: Helper) -> None:
    helper.start()
    process = helper._ready[0]

    async def wrong() -> list[dict[str, Any]]:
        return [one async for one in helper.played({**order(8), "scene": {"system": "osr", "format": 1, "x": 1}})]

    assert asyncio.run(wrong()) == []
    assert asyncio.run(everything(helper, 8))
    assert helper._ready[0] is process


def test_the_processes_end_with_the_table_and_are_started_again(helper: Helper) -> None:
    helper.start()
    before = list(helper._ready)
    assert len(before) == READY
    helper.close()
    assert all(one.poll() is not None for one in before)
    helper.start()
    helper._ready[0].kill()
    helper._ready[0].wait()
    helper.start()
    assert all(one.poll() is None for one in helper._ready)
    assert len(helper._ready) == READY


def test_a_count_ends_when_the_table_is_gone(helper: Helper) -> None:
    helper.start()
    process = helper._ready[0]
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(order(1_000_000)).encode() + b"\n")
    process.stdin.flush()
    assert process.stdout.readline()
    process.stdin.close()  # as when the table is killed
    assert soon(lambda: process.poll() is not None)
