"""The ``purse`` system, installed as a package is: other processes find it too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bojiste.core import system as registry


@pytest.fixture
def purse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """``tests/forecast/purse.py``, registered by an entry point on the import path."""
    info = tmp_path / "purse-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: purse\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[bojiste.systems]\npurse = tests.forecast.purse:SYSTEM\n")
    monkeypatch.syspath_prepend(tmp_path)
    registry._homes.cache_clear()
    registry.system.cache_clear()
    yield
    monkeypatch.undo()
    registry._homes.cache_clear()
    registry.system.cache_clear()
