"""Shared by all tests."""

from __future__ import annotations

import gc
import itertools
import os
import secrets
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from bojiste.core import system as registry
from tests import house, reach

# a suite that runs in the background inherits signals that are ignored, and so would every program it starts
if os.name == "posix" and threading.current_thread() is threading.main_thread():
    for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, usual)

# no deadlines: the machine may be busy; the same examples in every run: a suite that fails now and then is no suite.
# `HYPOTHESIS_PROFILE=explore` looks further.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


@pytest.fixture(autouse=True)
def _seeds_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was given no seed has the next one, not a secret one: a fight that ends before anybody is asked
    comes up once in 25, and a suite that fails now and then is no suite."""
    seeds = itertools.count(1)
    monkeypatch.setattr(secrets, "randbelow", lambda below: next(seeds) % below)


@pytest.fixture(autouse=True)
def _nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays a few fights does not hang on what has been compiled on this machine, or came compiled."""
    monkeypatch.setattr("bojiste.kernel.jit.kept", lambda name, sources: False)
    monkeypatch.setattr("bojiste.kernel.objects.found", lambda home, name: None)


@pytest.fixture
def coin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The system of ``tests/coin.py``, registered as another package would register it."""
    homes = {**registry._homes(), "coin": ("tests.coin", "SYSTEM")}
    registry.system.cache_clear()
    monkeypatch.setattr(registry, "_homes", lambda: homes)
    yield
    registry.system.cache_clear()


# -- the order of the tests -------------------------------------------------------------------------------------------


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The kernel's tests come first: they are part of the first worker's share then, and no loop is compiled twice, by
    two workers at the same time; whoever plays by it later finds it on disk."""
    kernel = f"{Path(__file__).parent.name}/kernel/"
    items.sort(key=lambda item: not item.nodeid.startswith(kernel))


def pytest_collection_finish(session: pytest.Session) -> None:
    """What has been imported and collected stays to the end: it is not looked through for garbage again and again (a
    tenth of the time of tests that play games)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


# -- every rule is reached by a game (tests/reach.py) ----------------------------------------------------------------

_REACH = reach.Reach()
_ELSEWHERE: set[str] = set()
"""What games reached in the workers."""
_SAID: list[str] = []


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if reach.plays_games(item.path):
        _REACH.on()
    else:
        _REACH.off()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    _ELSEWHERE.update(node.workeroutput["reached"].split())


def pytest_sessionfinish(session: pytest.Session) -> None:
    _REACH.off()
    mine = _REACH.reached()
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["reached"] = "\n".join(mine)
        return
    looked = session.config.option.collectonly
    if looked or session.testsfailed or sys.getprofile() is not None or not _all_games(session.config):
        return
    found = [id for id in house.system_ids() if registry.system(id)]
    reached = mine | _ELSEWHERE
    if os.environ.get("BOJISTE_REACH") == "write":
        for id in found:
            reach.strike_out(id, reached)
    wrong = [line for id in found for line in reach.verdict(id, reached)]
    _SAID.extend(reach.report(found, reached))
    if wrong:
        _SAID.extend(f"E  {line}" for line in wrong)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _all_games(config: pytest.Config) -> bool:
    """Whether this run has all the tests that play games: only then it can tell what no game reaches."""
    if house.OTHER:  # it has no tests of its own here: conformance and golden are all there is
        return True
    if config.option.keyword or config.option.markexpr not in ("", "not slow") or getattr(config.option, "lf", False):
        return False
    roots = [Path(config.invocation_params.dir, argument).resolve() for argument in config.args]
    folders = [reach.TESTS / folder for folder in reach.GAMES]
    return all(any(root == folder or root in folder.parents for root in roots) for folder in folders)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if _SAID:
        terminalreporter.section("rules that games reach")
        for line in _SAID:
            terminalreporter.line(line)
