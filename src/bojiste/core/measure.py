"""What a forecast counts of one finished scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Measure(NamedTuple):
    """What a forecast counts of one finished scene.

    ``flags``: things that happened or not (``won:heroes``, ``fell:ada``); ``counts``: whole numbers (``rounds``,
    ``hp:ada``). A key is a word id, a colon, and the id of a side or an entity if it has one.
    """

    flags: Mapping[str, bool]
    counts: Mapping[str, int]
