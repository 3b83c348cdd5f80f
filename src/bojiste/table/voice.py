"""Faults in the language of whoever asks, and which language that is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bojiste.core.scene import LANGUAGES
from bojiste.errors import BojisteError, Problem
from bojiste.table.faults import MOST_TOLD, short
from bojiste.tell.problems import as_json
from bojiste.tell.words import Words

_ACCEPTED = re.compile(r"([A-Za-z]{2})(?:-[A-Za-z0-9]+)*(?:;q=([0-9.]{1,5}))?$")
LineOf = Callable[[Problem], int | None]


def told(fault: BojisteError, language: str, line: LineOf = lambda one: None) -> dict[str, Any]:
    """All that is wrong, as the object that the API answers with."""
    spoken = Words(language, fault.system)
    shown = fault.problems[:MOST_TOLD]
    listed = [{**as_json(spoken, one, line(one)), "value": short(one.value)} for one in shown]
    return {"problems": listed, "left_out": len(fault.problems) - len(shown)}


def accepted(header: str) -> str | None:
    """The language of ours that a browser likes best."""
    found = [one for part in header[:200].split(",") if (one := _ACCEPTED.fullmatch(part.strip()))]
    liked = sorted(found, key=lambda one: -_weight(one[2]))
    return next((one[1].lower() for one in liked if one[1].lower() in LANGUAGES), None)


def _weight(said: str | None) -> float:
    try:
        return float(said) if said is not None else 1.0
    except ValueError:
        return 0.0
