"""Export and import of blocks is the identity: over every block of every system, and over every file of other programs
that was read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bojiste.cli.bestiary import sheet_of
from bojiste.core.system import system, system_ids
from bojiste.files.blocks import brought, keep, page, page_of
from bojiste.systems.srd5.importing import read

FILES = sorted((Path(__file__).parent / "files").glob("*/*"))


@pytest.mark.parametrize("system_id", system_ids())
def test_what_is_exported_and_imported_is_the_same(system_id: str, tmp_path: Path) -> None:
    game = system(system_id)
    for id, table in game.blocks().items():
        file = tmp_path / f"{id}.toml"
        file.write_text(page(id, table), encoding="utf-8")
        (one,) = brought(file)
        assert page_of(file) == {id: table} and one.text == file.read_text(encoding="utf-8"), id
        again = keep(tmp_path / "kept", one.id, one.text)
        assert page_of(again) == {id: table}, id
        assert sheet_of(game, page_of(again)[id]) == sheet_of(game, table), id


def test_srd5_has_all_blocks_of_the_document() -> None:
    assert len(system("srd5").blocks()) >= 334


def test_many_blocks_of_one_page_are_as_many_blocks(tmp_path: Path) -> None:
    blocks = system("srd5").blocks()
    file = tmp_path / "all.toml"
    file.write_text("\n".join(page(id, table) for id, table in blocks.items()), encoding="utf-8")
    assert page_of(file) == dict(blocks)
    assert [one.id for one in brought(file)] == list(blocks)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_what_was_read_of_another_program_is_the_same_when_it_is_kept(file: Path, tmp_path: Path) -> None:
    for one in read(file.read_text(encoding="utf-8")):
        if one.block is not None:
            kept = keep(tmp_path, one.id, one.text)
            assert page_of(kept) == {one.id: one.table} == tomllib.loads(page(one.id, one.table))
