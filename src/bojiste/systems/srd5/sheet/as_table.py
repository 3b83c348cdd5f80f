"""A power as the table that a file would hold: what it says, and nothing that is said anyway."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from typing import Any

from bojiste.core.reading import Strict
from bojiste.kit.fields import Dice
from bojiste.systems.srd5.rules.area import CYLINDER, LINE, WALL, Area
from bojiste.systems.srd5.sheet.fields import Damage, Resist
from bojiste.systems.srd5.sheet.power import PowerSheet
from bojiste.systems.srd5.sheet.target import SELF, TOUCH
from bojiste.systems.srd5.words import FT

RANGES = {SELF: "self", TOUCH: "touch"}


def table(power: PowerSheet) -> dict[str, Any]:
    """The power in the keys of a file."""
    said = {"name": power.name, **written(power)}
    range_ = power.target.range
    if range_ in RANGES:
        said["target"]["range"] = RANGES[range_]
    said["variants"] = {key: _differing(said, table(one)) for key, one in power.variants.items()}
    return {key: value for key, value in said.items() if value not in ({}, [])}


def _differing(whole: Mapping[str, Any], variant: Mapping[str, Any]) -> dict[str, Any]:
    """What a variant says besides what all of them have."""
    found: dict[str, Any] = {}
    for key, value in variant.items():
        if key == "effects":
            value = _own_effects(whole.get(key, []), value)
        elif isinstance(value, dict):
            value = {name: one for name, one in value.items() if whole.get(key, {}).get(name) != one}
        elif key == "name" or value == whole.get(key):
            continue
        if value:
            found[key] = value
    return found


def _own_effects(common: list[Any], own: list[Any]) -> list[Any]:
    """Effects that have to be said of a variant: they come behind the common ones, and stand for those of a kind."""
    more = [one for one in own if one not in common]
    kinds = {one["kind"] for one in more}
    return more if [*(one for one in common if one["kind"] not in kinds), *more] == own else own


@singledispatch
def written(value: Any) -> Any:
    """A value of a sheet as a file has it."""
    return value


@written.register
def _(value: Strict) -> dict[str, Any]:
    fields = type(value).model_fields
    said = {name: getattr(value, name) for name in fields}
    kind = {"kind": said["kind"]} if "kind" in said else {}
    return kind | {
        name: written(one)
        for name, one in said.items()
        if fields[name].is_required() or one != fields[name].get_default(call_default_factory=True)
    }


@written.register
def _(value: tuple) -> Any:  # type: ignore[type-arg]
    many = [written(one) for one in value]
    return many[0] if len(many) == 1 and isinstance(value[0], Damage) else many


@written.register
def _(value: dict) -> dict[str, Any]:  # type: ignore[type-arg]
    return {key: written(one) for key, one in value.items()}


@written.register
def _(value: Dice) -> str | int:
    return f"{value.number}d{value.sides}" + (f"{value.flat:+d}" if value.flat else "") if value.number else value.flat


@written.register
def _(value: Damage) -> str:
    return f"{written(Dice(value.count, value.sides, value.flat))} {value.type}"


@written.register
def _(value: Resist) -> str:
    return " ".join((value.type, *(["nonmagical"] if value.nonmagical else []), *filter(None, [value.spared])))


@written.register
def _(value: Area) -> str:
    second = value.shape in (LINE, CYLINDER, WALL)
    return " ".join(map(str, (value.shape, value.length // FT, *([value.other // FT] if second else []))))
