"""Text off a page: broken headings, ligatures, two columns; files in the code pages of Windows and in UTF-16."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.errors import SceneError
from bojiste.files.reading import read_foreign_text
from bojiste.systems.srd5.importing import read
from bojiste.systems.srd5.importing.pages import in_one_column, plain
from tests.importing.shapes import CREATURES, FORMS
from tests.importing.test_read import CZECH, RUSSIAN

GHOUL = FORMS["text"](CREATURES["ghoul"])


def test_a_heading_broken_by_a_hyphen_is_joined() -> None:
    lines = GHOUL.replace("Challenge", "Damage Resis-\ntances cold, fire\nChallenge")
    (found,) = read(lines)
    assert found.problems == () and found.table["resist"] == ["cold", "fire"]


def test_ligatures_and_soft_hyphens_are_letters() -> None:
    assert plain("Camouﬂage, oﬃcer, ﬁre-\nball, dra\u00adgon") == "Camouflage, officer, fireball, dragon"
    (found,) = read(GHOUL.replace("Challenge", "Damage Vulnerabilities ﬁre\nChallenge"))
    assert found.table["vulnerable"] == ["fire"]


def test_two_columns_are_read_one_after_the_other() -> None:
    lines = GHOUL.splitlines()
    half = len(lines) // 2
    wide = max(map(len, lines[:half])) + 4
    rows = [f"{a:<{wide}}{b}" for a, b in zip(lines[:half], lines[half:], strict=False)]
    both = "\n".join([*rows, *(" " * wide + line for line in lines[2 * half :])])
    assert [line for line in in_one_column(both).splitlines() if line] == lines
    assert [dict(one.table) for one in read(both)] == [dict(one.table) for one in read(GHOUL)]


def test_one_column_stays_as_it_is() -> None:
    for text in (GHOUL, CZECH, RUSSIAN):
        assert in_one_column(text) == text


@pytest.mark.parametrize(
    "text, encoding",
    [(CZECH, "cp1250"), (RUSSIAN, "cp1251"), (CZECH, "utf-16"), (RUSSIAN, "utf-16-le"), (CZECH, "utf-8")],
)
def test_a_file_of_an_old_editor_is_read(tmp_path: Path, text: str, encoding: str) -> None:
    file = tmp_path / "block.txt"
    file.write_bytes(text.replace("−", "-").encode(encoding))
    found, named = read_foreign_text(file)
    assert found == text.replace("−", "-") and named == encoding
    (block,) = read(found)
    assert block.problems == () and block.table["ac"] == 15


def test_what_is_no_text_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "noise.bin"
    file.write_bytes(bytes(range(128, 256)) * 3)
    with pytest.raises(SceneError) as fault:
        read_foreign_text(file)
    assert [one.reason for one in fault.value.problems] == ["file-not-utf8"]
