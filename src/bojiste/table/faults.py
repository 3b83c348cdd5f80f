"""What the table refuses, and with which status of HTTP: problems like any other, told in the person's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bojiste.errors import BadFace, BojisteError, NotAsked, NotOffered, OneProblem, ReplayDiffers

MOST_TOLD = 200
"""Problems of one answer."""
_TEXT = 200
"""Letters of a value that is told back."""


class TableError(OneProblem):
    """Something that the table refuses, or cannot do: a link, a limit, its store."""


STATUS: Mapping[str, int] = {
    "table-no-bearer": 401,
    "table-no-link": 403,
    "table-not-allowed": 403,
    "table-foreign-origin": 403,
    "table-foreign-host": 403,
    "table-no-game": 404,
    "table-no-page": 404,
    "table-no-method": 405,
    "table-paused": 409,
    "table-elsewhere": 409,
    "table-counting": 409,
    "table-too-large": 413,
    "table-too-many-games": 429,
    "table-too-many-connections": 429,
    "table-too-often": 429,
    "table-broken": 500,
    "store-full": 503,
    "store-locked": 503,
    "store-trouble": 503,
    "store-not-permitted": 503,
}
"""Reasons that mean something else than bad content."""


def status_of(fault: BojisteError) -> int:
    """409: not now; 422: never, as it stands; otherwise as the reason means."""
    if isinstance(fault, NotAsked | ReplayDiffers):
        return 409
    if isinstance(fault, NotOffered | BadFace):
        return 422
    return STATUS.get(fault.problems[0].reason, 422)


def short(value: Any) -> Any:
    """A value as an answer tells it back."""
    if value is None or isinstance(value, int | float):
        return value
    text = value if isinstance(value, str) else str(value)
    return text if len(text) <= _TEXT else text[: _TEXT - 1] + "…"
