"""Files that are missing, unreadable, or not text; writing that is whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bojiste.errors import Problem, SceneError
from bojiste.files.reading import line_and_column, read_text, write_text


def fault(path: Path) -> Problem:
    with pytest.raises(SceneError) as failed:
        read_text(path)
    (problem,) = failed.value.problems
    return problem


def test_text_is_read_without_mark_and_carriage_returns(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes("\ufeffháček\r\nдва\n".encode())
    assert read_text(path) == "háček\nдва\n"


def test_faults_of_files_are_one_problem_each(tmp_path: Path) -> None:
    assert fault(tmp_path / "nothing").reason == "file-missing"
    assert fault(tmp_path / "nothing" / "deeper").reason == "file-missing"
    assert fault(tmp_path).reason == "file-is-folder"
    assert fault(Path("a\0b")).reason == "file-trouble"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_forbidden_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.touch(mode=0)
    assert fault(path).reason == "file-not-permitted"


def test_a_byte_that_is_no_text_is_found(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\ntw\xe9o\n")
    problem = fault(path)
    assert (problem.path, problem.value, problem.reason) == (f"{path}:2:3", "0xE9", "file-not-utf8")


def test_lines_and_columns_count_from_one() -> None:
    assert line_and_column("ab\ncd", 0) == (1, 1)
    assert line_and_column("ab\ncd", 2) == (1, 3)
    assert line_and_column("ab\ncd", 4) == (2, 2)


def test_writing_replaces_the_whole_file_and_leaves_nothing_beside(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_text(path, "old, and longer\n")
    write_text(path, "new ž\n")
    assert path.read_text(encoding="utf-8") == "new ž\n"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    write_text(path, "old\n")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SceneError) as failed:
        write_text(path, "new\n")
    assert failed.value.problems[0].reason == "file-disk-full"
    assert path.read_text() == "old\n"
    assert list(tmp_path.iterdir()) == [path]


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    for path, reason in ((tmp_path, "file-is-folder"), (tmp_path / "no" / "a", "folder-missing")):
        with pytest.raises(SceneError) as failed:
            write_text(path, "x")
        assert [problem.reason for problem in failed.value.problems] == [reason]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    (tmp_path / "file").write_text("old")
    write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "file").read_text() == "new"
