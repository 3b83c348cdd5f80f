"""Shared by all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bojiste.core import system as registry


@pytest.fixture
def coin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The system of ``tests/coin.py``, registered as another package would register it."""
    homes = {**registry._homes(), "coin": ("tests.coin", "SYSTEM")}
    registry.system.cache_clear()
    monkeypatch.setattr(registry, "_homes", lambda: homes)
    yield
    registry.system.cache_clear()
