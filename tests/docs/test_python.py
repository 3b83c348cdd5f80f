"""Every block of docs/python.md runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(
    r"## (.+?)\n.*?```python\n(.*?)```", (ROOT / "docs/python.md").read_text(encoding="utf-8"), re.DOTALL
)


def test_there_are_blocks() -> None:
    assert len(BLOCKS) >= 7


@pytest.mark.parametrize("code", [pytest.param(code, id=title) for title, code in BLOCKS])
def test_block_runs(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(code, {"__name__": "docs"})
