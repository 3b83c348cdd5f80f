"""Reading and writing text, with the faults of files told as problems."""

from __future__ import annotations

import errno
import os
import stat
from io import FileIO
from pathlib import Path

from bojiste.errors import Problem, SceneError

_WHY = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-not-permitted",
    errno.EPERM: "file-not-permitted",
    errno.EROFS: "file-not-permitted",
    errno.ENOSPC: "file-disk-full",
    errno.EDQUOT: "file-disk-full",
    errno.ENAMETOOLONG: "file-name-long",
}
MIB = 2**20
MOST_TEXT = 8 * MIB
"""Bytes of a scene, a script, a list of decisions."""


def place(path: Path, line: int, column: int | None = None) -> str:
    """``scene.toml:12:5``: a place as editors and terminals read it; lines and columns count from 1."""
    return f"{path}:{line}" if column is None else f"{path}:{line}:{column}"


def line_and_column(text: str, position: int) -> tuple[int, int]:
    """Where a position (from 0) stands, both from 1."""
    before = text[:position]
    return before.count("\n") + 1, position - before.rfind("\n")


def read_text(path: Path, most: int = MOST_TEXT) -> str:
    """The UTF-8 text of a regular file of at most so many bytes (a byte order mark is passed over); ``SceneError`` with
    one problem if there is none."""
    return _as_utf_8(path, _data(path, most))


def _data(path: Path, most: int) -> bytes:
    try:
        return _bytes(path, most)
    except (OSError, ValueError) as fault:
        raise SceneError([_fault(path, fault)]) from None


def _as_utf_8(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        column = fault.start - data.rfind(b"\n", 0, fault.start)
        byte = f"0x{data[fault.start]:02X}"
        raise SceneError([Problem(place(path, line, column), byte, "file-not-utf8")]) from None


_OF_PAGES = "„“”‚‘’–—…•·«»№§°×½¼¾±\u00a0"
CODE_PAGES = {
    "cp1250": frozenset("áčďéěíňóřšťúůýžľĺŕôäÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ" + _OF_PAGES),
    "cp1251": frozenset("абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁ" + _OF_PAGES),
}
"""What of a code page's upper half a text in its language has."""


def read_foreign_text(path: Path, most: int = MOST_TEXT) -> tuple[str, str]:
    """The text of a file of another program, and its encoding: UTF-8, UTF-16, or the code page of Windows in whose
    language all its letters are. ``SceneError`` as of ``read_text`` where it is none of these."""
    data = _data(path, most)
    for encoding in (*_by_marks(data), "utf-8-sig", *CODE_PAGES):
        text = _decoded(data, encoding)
        if text is not None:
            return text.replace("\r\n", "\n"), encoding.removesuffix("-sig")
    return _as_utf_8(path, data), "utf-8"


def _by_marks(data: bytes) -> tuple[str, ...]:
    """UTF-16, by its mark or by where its zero bytes stand."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return ("utf-16",)
    even, odd = data[0:200:2].count(0), data[1:200:2].count(0)
    return ("utf-16-le",) if odd > 10 > even else ("utf-16-be",) if even > 10 > odd else ()


def _decoded(data: bytes, encoding: str) -> str | None:
    """The text, if it is one in this encoding, and of a code page in its language."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    known, high = CODE_PAGES.get(encoding), {letter for letter in text if letter > "\x7f"}
    return text if known is None or (high <= known and len(high) >= 3 and "\n" in text) else None


def _bytes(path: Path, most: int) -> bytes:
    """All of a regular file: a device may have no end, and a pipe may never begin."""
    # a pipe is not waited for: opening must not block before we know what it is
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb") as file:
        mode = os.fstat(handle).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, "")
        if not stat.S_ISREG(mode):
            raise SceneError([Problem(str(path), "", "file-not-regular")])
        data = file.read(most + 1)
    if len(data) > most:
        raise SceneError([Problem(str(path), "", "file-too-large", {"maximum": most // MIB})])
    return data


def write_text(path: Path, text: str) -> None:
    """``write_bytes`` of UTF-8 text."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write a whole file or leave the old one as it is: never half of one. ``SceneError`` if it cannot be written, or
    if what is there is a device or a pipe, in whose place a file would come."""
    target = Path(os.path.realpath(path))
    draft = target.with_name(f".bojiste-{os.getpid()}.new")
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if target.exists() and not target.is_file():
            raise SceneError([Problem(str(path), "", "file-no-place")])
        with open(draft, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    except (OSError, ValueError) as fault:
        missing_folder = isinstance(fault, FileNotFoundError)
        raise SceneError([_fault(path, fault, "folder-missing" if missing_folder else None)]) from None
    finally:
        draft.unlink(missing_ok=True)


def add_text(path: Path, text: str) -> None:
    """Add to the end of a file that is there, or leave it as it is. ``SceneError`` if it cannot be."""
    try:
        with open(path, "r+b", buffering=0) as file:
            end = file.seek(0, os.SEEK_END)
            try:
                _write_all(file, text.encode())
                os.fsync(file.fileno())
            except OSError:
                file.truncate(end)  # half a line would be in the way of the next
                raise
    except (OSError, ValueError) as fault:
        raise SceneError([_fault(path, fault)]) from None


def _write_all(file: FileIO, data: bytes) -> None:
    while data:
        data = data[file.write(data) :]


def _fault(path: Path, fault: OSError | ValueError, reason: str | None = None) -> Problem:
    known = _WHY.get(fault.errno or 0) if isinstance(fault, OSError) else None
    text = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return Problem(str(path), "", reason or known or "file-trouble", {"text": text, "folder": str(path.parent)})
