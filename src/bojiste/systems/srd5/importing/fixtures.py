"""The rows of Open5e's own database, as its repository keeps them: ``{"model", "pk", "fields"}``.

A creature of the older shape is one row with lists in texts; of the newer one it is a row, and its traits and actions
are rows that name it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

Row = Mapping[str, Any]
_IN_TEXT = "_json"
_WHOLE = {"api.monster": "", "api_v2.creature": "pk"}
"""Models of creatures."""
_PARTS = {"api_v2.creatureaction": "actions", "api_v2.creaturetrait": "traits"}
_GROUPS = {"ability_score_": "ability_scores", "saving_throw_": "saving_throws", "skill_bonus_": "skill_bonuses"}
_WAYS = ("walk", "burrow", "climb", "fly", "swim", "hover")
_CALLED = {"order": "order_in_statblock", "legendary_cost": "legendary_action_cost"}


def fits(values: list[Any]) -> bool:
    """Whether the file has such rows."""
    return any(_is_row(one) for value in values for one in (value if isinstance(value, list) else [value]))


def _is_row(value: Any) -> bool:
    return isinstance(value, Mapping) and "fields" in value and isinstance(value.get("model"), str)


def entries(values: list[Any]) -> Iterator[tuple[str, Any]]:
    """The creatures among the rows, as the interface gives them; what is no row stays as it is."""
    rows = [(path, one) for path, one in _rows(values) if not _is_row(one) or one["model"] in _WHOLE]
    parts = _parts(one for _, one in _rows(values))
    for path, one in rows:
        yield path, _whole(one, parts) if _is_row(one) else one


def _rows(values: list[Any]) -> Iterator[tuple[str, Any]]:
    for at, value in enumerate(values):
        path = f"[{at}]" if len(values) > 1 else ""
        inner = value if isinstance(value, list) else [value]
        yield from ((f"{path}[{place}]", one) for place, one in enumerate(inner))


def _parts(rows: Iterator[Any]) -> dict[tuple[str, str], list[dict[str, Any]]]:
    """Traits and actions by creature and kind."""
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row in rows:
        if _is_row(row) and row["model"] in _PARTS and isinstance(row["fields"], Mapping):
            key = (str(row["fields"].get("parent")), _PARTS[row["model"]])
            found.setdefault(key, []).append(_part(row["fields"]))
    return found


def _part(fields: Row) -> dict[str, Any]:
    """A trait or an action; how often it can be used stands in a table of its own there."""
    said = {_CALLED.get(key, key): value for key, value in fields.items()}
    if fields.get("uses_type"):
        said["usage_limits"] = {"type": fields["uses_type"], "param": fields.get("uses_param")}
    return said


def _whole(row: Row, parts: Mapping[tuple[str, str], list[dict[str, Any]]]) -> Any:
    fields = row["fields"]
    if not isinstance(fields, Mapping):
        return row
    if row["model"] == "api.monster":
        return dict(map(_unpacked, fields.items()))
    own = {kind: parts.get((str(row.get("pk")), kind), []) for kind in _PARTS.values()}
    grouped: dict[str, Any] = {group: {} for group in _GROUPS.values()}
    for key, value in fields.items():
        group = next((begin for begin in _GROUPS if key.startswith(begin)), None)
        if group is not None:
            grouped[_GROUPS[group]][key.removeprefix(group)] = value
    rest = {key: value for key, value in fields.items() if not key.startswith(tuple(_GROUPS))}
    return {**rest, **grouped, **own, "speed": {way: fields.get(way) for way in _WAYS}, "parts": "rows"}


def _unpacked(pair: tuple[str, Any]) -> tuple[str, Any]:
    """``actions_json`` is a list in a text; what is none stays a text, and is told."""
    key, value = pair
    if not key.endswith(_IN_TEXT) or not isinstance(value, str):
        return pair
    try:
        return key.removesuffix(_IN_TEXT), json.loads(value)
    except (json.JSONDecodeError, RecursionError):
        return key.removesuffix(_IN_TEXT), value
