"""Shared by all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from bojiste.core import system as registry

# no deadlines: the machine may be busy; the same examples in every run: a suite that fails now and then is no suite.
# `HYPOTHESIS_PROFILE=explore` looks further.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


@pytest.fixture
def coin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The system of ``tests/coin.py``, registered as another package would register it."""
    homes = {**registry._homes(), "coin": ("tests.coin", "SYSTEM")}
    registry.system.cache_clear()
    monkeypatch.setattr(registry, "_homes", lambda: homes)
    yield
    registry.system.cache_clear()
