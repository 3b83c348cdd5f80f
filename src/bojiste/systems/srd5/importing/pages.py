"""Text as it comes off a page: ligatures, soft hyphens, words broken at the end of a line, two columns."""

from __future__ import annotations

import re

_LIGATURES = str.maketrans({
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st", "\u00ad": "", "\u200b": "",
    "\u2010": "-", "\u2011": "-",
})  # fmt: skip
_BROKEN = re.compile(r"(?<=[^\W\d_])[-‐]\n[ \t>]*(?=[^\W\d_A-ZÁ-ŽА-Я])")
"""A hyphen between two parts of a word."""
GAP, LEAST = 3, 20
"""Blanks between two columns, and characters that a column has at the least."""


def plain(text: str) -> str:
    """The same in one column, in whole words and single letters."""
    return _BROKEN.sub("", in_one_column(text.translate(_LIGATURES).replace("\r", "")))


def in_one_column(text: str) -> str:
    """The left column, then the right one, where every line that is long enough has the same gap."""
    lines = [line.expandtabs(4).rstrip() for line in text.splitlines()]
    at = next((at for at in range(LEAST, max(map(len, lines), default=0) - LEAST // 2) if _parts(lines, at)), None)
    if at is None:
        return text
    return "\n".join([*(line[:at].rstrip() for line in lines), "", *(line[at:].strip() for line in lines)])


def _parts(lines: list[str], at: int) -> bool:
    """Whether nothing stands across this place, and text on both sides of it in half of the lines."""
    if any(line[at - GAP : at].strip() for line in lines if line[at:].strip()):
        return False
    right = sum(bool(line[at:].strip()) for line in lines)
    both = sum(bool(line[at:].strip() and line[:at].strip()) for line in lines)
    return right >= 5 and 2 * both >= len([line for line in lines if line])
