"""Faults as people read them: where, what stood there, why it is wrong, what would be right; one line for each.

``problem-<reason>`` says why, its attribute ``.remedy`` what to do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bojiste.core.event import plain
from bojiste.errors import BojisteError, Problem
from bojiste.tell.words import Words

_LONGEST = 60
_MOST_KNOWN = 30
"""So many words of which one would be right are listed; of more it is said where they stand."""


def problems(words: Words, error: BojisteError) -> list[str]:
    """All faults of an error, in its order."""
    return [problem(words, one) for one in error.problems]


def problem(words: Words, one: Problem) -> str:
    """One fault on one line: ```combatant[2].hp_max`: −4 — is too small; give at least 1.``"""
    facts = _whole(words, one)
    reason = words.say(f"problem-{one.reason}", facts)
    shape = ("path" if one.path else "bare") + ("-value" if facts["value_known"] == "yes" else "")
    return words.say(f"problem-line.{shape}", {**facts, "reason": reason, "remedy": remedy(words, one)})


def remedy(words: Words, one: Problem) -> str:
    """What to do about it, alone."""
    return words.say(f"problem-{one.reason}.remedy", _whole(words, one))


def as_json(words: Words, one: Problem, line: int | None = None) -> dict[str, Any]:
    """One fault as an object, with the line of its file where that can be said."""
    return {
        "path": one.path,
        "line": line,
        "value": one.value if isinstance(one.value, str | int | float) else str(one.value),
        "reason": one.reason,
        "data": plain(one.data),
        "message": problem(words, one),
        "remedy": remedy(words, one),
    }


def _whole(words: Words, one: Problem) -> dict[str, Any]:
    """All that the sentences of a fault may ask for."""
    facts = _facts(one.data)
    if ", " in str(one.data.get("near", "")):
        facts["near"] = either(str(one.data["near"]).split(", "), words.language)
    facts |= {"path": one.path, **_known("path", one.path)}
    return facts | {"value": quoted(words, one.value), **_known("value", one.value)}


def either(words: Sequence[str], language: str) -> str:
    """Words of which one was meant: ``--seed nebo --seat``."""
    from babel.lists import format_list

    return str(format_list(list(words), style="or", locale=language))


def quoted(words: Words, value: Any) -> str:
    """A value of a file, shortened: text in the quotes of the language, everything else as files write it."""
    if isinstance(value, str):
        return words.word("quoted", text=_short(value))
    try:
        return _short(json.dumps(value, ensure_ascii=False, default=str))
    except ValueError:  # an integer of thousands of digits, or a list that holds itself
        return "…"


def _facts(data: Mapping[str, Any]) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for key, value in data.items():
        facts[key] = value if isinstance(value, int | str) else str(value)
        facts |= _known(key, value)
    known = str(data.get("known", "")).split(", ")
    return facts | {"many": len(known), **_known("many", len(known) > _MOST_KNOWN or None)}


def _known(key: str, value: Any) -> dict[str, str]:
    """Whether there is anything to say of it."""
    return {f"{key}_known": "no" if value is None or value == "" else "yes"}


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
