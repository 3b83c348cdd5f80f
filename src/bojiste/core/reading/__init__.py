"""Reading a scene: every problem is collected, none is raised before all are known."""

from __future__ import annotations

from bojiste.core.reading.entries import overlay
from bojiste.core.reading.faults import near, problems_of
from bojiste.core.reading.late import Late
from bojiste.core.reading.newcomers import read_newcomers
from bojiste.core.reading.tables import (
    CASES,
    OWN,
    TOP,
    Entry,
    Head,
    Id,
    NameForms,
    NameTable,
    SeatId,
    SideTable,
    Strict,
    Text,
)
from bojiste.core.reading.torn import as_far_as_read
from bojiste.core.reading.whole import read_scene

__all__ = [
    "CASES", "OWN", "TOP", "Entry", "Head", "Id", "Late", "NameForms", "NameTable", "SeatId", "SideTable", "Strict",
    "Text", "as_far_as_read", "near", "overlay", "problems_of", "read_newcomers", "read_scene",
]  # fmt: skip
