"""The spells of the tables: rows of ``spells/level_*.toml``, as a scene would write them. A new one is a row there, and
its word ``power-NAME``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from bojiste.core.pages import Pages
from bojiste.systems.srd5.words.rows import Row, changed

_FOLDER = files("bojiste.systems.srd5") / "spells"
NOTHING: Row = MappingProxyType({})


def _page(name: str) -> Mapping[str, Any]:
    return Pages(iter([(_FOLDER / f"{name}.toml").read_text(encoding="utf-8")]))


LEVELS: tuple[Mapping[str, Any], ...] = tuple(_page(f"level_{level}") for level in range(10))
"""By level the spells by name."""
WHILE_RUNNING: Mapping[str, Any] = _page("while_running")
"""What may be done while a spell goes on, and parts of which spells are made."""
SPELLS: Mapping[str, int] = {name: level for level, page in enumerate(LEVELS) for name in page}
"""The level of every spell."""
_NOT_OF_A_POWER = ("approximated",)


def row(name: str) -> Row:
    """A spell as a scene would write it."""
    said = {key: value for key, value in LEVELS[SPELLS[name]][name].items() if key not in _NOT_OF_A_POWER}
    return {"name": name, **said, "use": {"level": SPELLS[name], **said.get("use", {})}}


def approximated(name: str) -> str | None:
    """What of a spell is not played; nothing where all of it is, an empty text where there are no words for it."""
    found: str | None = LEVELS[SPELLS[name]][name].get("approximated") if name in SPELLS else None
    return found


def nearly(spells: Iterable[str]) -> tuple[str, ...]:
    """Those of these spells that are played but for something, as a block names them: ``suggestion: other courses``."""
    told = ((name.replace("_", " "), left) for name in spells if (left := approximated(name)) is not None)
    return tuple(": ".join(filter(None, both)) for both in told)


_OF_SLOTS = frozenset({"per_slot", "darts_per_slot", "damage_per_slot", "every"})
"""What a spell says of higher slots."""


def innate(name: str, level: int, more: Row = NOTHING, uses: int | None = 1) -> dict[str, Any]:
    """A spell that somebody casts without a slot, as one of this level, so many times a day (``None``: at will)."""
    plain = row(name)
    use = {key: value for key, value in plain["use"].items() if key not in ("level", "components")}
    use |= {"innate": level, **({} if uses is None else {"uses": uses})}
    cast = _without_slots(plain) | {"use": use, "magical": True}
    return changed(cast, more)


def _without_slots(said: Row) -> dict[str, Any]:
    """A row without what a higher slot adds, in its variants neither."""
    target = {key: value for key, value in said.get("target", {}).items() if key != "higher"}
    effects = [{key: one[key] for key in one if key not in _OF_SLOTS} for one in said.get("effects", ())]
    variants = {name: _without_slots(one) for name, one in said.get("variants", {}).items()}
    parts = {"target": target, "effects": effects, "variants": variants}
    return {**said, **{key: part for key, part in parts.items() if key in said}}
