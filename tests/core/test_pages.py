"""Pages of blocks: each block is what the whole page says of it, and only what is asked for is read."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from bojiste.core.pages import Pages
from tests import house


@pytest.mark.parametrize("id", house.system_ids())
def test_blocks_are_what_their_pages_say(id: str) -> None:
    pages = sorted(path for path in (house.folder(id) / "bestiary").iterdir() if path.suffix == ".toml")
    whole = {key: table for page in pages for key, table in tomllib.loads(page.read_text(encoding="utf-8")).items()}
    found = Pages(page.read_text(encoding="utf-8") for page in pages)
    assert list(found) == list(whole) and dict(found) == whole


def test_only_what_is_asked_for_is_read() -> None:
    found = Pages(iter(['[sound]\nac = 3\n[[sound.attack]]\nname = "bite"\n[spoiled]\nac = = 3\n']))
    assert found["sound"] == {"ac": 3, "attack": [{"name": "bite"}]}
    assert "spoiled" in found and len(found) == 2
    with pytest.raises(tomllib.TOMLDecodeError):
        found["spoiled"]


def test_every_page_is_looked_at() -> None:
    from bojiste.core.system import system

    assert len(system("srd5").blocks()) > 300 and (files("bojiste.systems.srd5") / "bestiary").is_dir()
