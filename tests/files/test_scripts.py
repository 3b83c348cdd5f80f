"""Files of dice and of decisions."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.errors import SceneError
from bojiste.files.scripts import read_decisions, read_dice


def test_faces_in_order_comments_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "dice"
    path.write_text("14 3\t20\n# initiative 5\n\n 007 # a hit\n1")
    assert read_dice(path) == (14, 3, 20, 7, 1)


def test_an_empty_script_has_no_faces(tmp_path: Path) -> None:
    path = tmp_path / "dice"
    path.write_text("# nothing\n")
    assert read_dice(str(path)) == ()


def test_every_bad_word_has_its_place(tmp_path: Path) -> None:
    path = tmp_path / "dice"
    path.write_text("1 two 3\n-4 5.0 0\n²\n1,2 99999999999999999999\n")
    with pytest.raises(SceneError) as failed:
        read_dice(path)
    told = [(problem.path, problem.value) for problem in failed.value.problems]
    assert told == [
        (f"{path}:1:3", "two"),
        (f"{path}:2:1", "-4"),
        (f"{path}:2:4", "5.0"),
        (f"{path}:2:8", "0"),
        (f"{path}:3:1", "²"),
        (f"{path}:4:1", "1,2"),
        (f"{path}:4:5", "99999999999999999999"),
    ]
    assert {problem.reason for problem in failed.value.problems} == {"not-a-face"}


def test_decisions_keep_their_line_numbers(tmp_path: Path) -> None:
    path = tmp_path / "decisions"
    path.write_text("# first\n\n@ada toss\n*\n")
    assert read_decisions(path) == ("# first", "", "@ada toss", "*", "")


def test_missing_files_are_told(tmp_path: Path) -> None:
    for read in (read_dice, read_decisions):
        with pytest.raises(SceneError) as failed:
            read(tmp_path / "no")
        assert failed.value.problems[0].reason == "file-missing"
