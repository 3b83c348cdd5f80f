"""The part of JSON Schema (draft 07) that our schemas use, enough to hold files against them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

TYPES: dict[str, type | tuple[type, ...]] = {
    "object": Mapping,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
}
KNOWN = {
    "$schema", "$ref", "$defs", "additionalItems", "additionalProperties", "allOf", "anyOf", "const", "default",
    "definitions", "description", "enum", "exclusiveMaximum", "exclusiveMinimum", "items", "maxItems",
    "maxLength", "maximum", "minItems", "minLength", "minProperties", "minimum", "multipleOf", "oneOf", "pattern",
    "patternProperties",
    "properties", "propertyNames", "required", "title", "type", "uniqueItems",
}  # fmt: skip


def faults(value: Any, schema: Any, root: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """Where a value is not as the schema says."""
    if schema is True:
        return
    if schema is False:
        yield f"{path}: nothing may stand here"
        return
    unknown = set(schema) - KNOWN
    assert not unknown, f"{path}: this validator does not know {unknown}"
    if "$ref" in schema:
        target: Any = root
        for step in schema["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        yield from faults(value, target, root, path)
    kind = schema.get("type")
    if kind is not None and (not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind != "boolean")):
        yield f"{path}: {value!r} is no {kind}"
        return
    if "const" in schema and value != schema["const"]:
        yield f"{path}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{path}: {value!r} is none of {schema['enum']}"
    yield from _choices(value, schema, root, path)
    if isinstance(value, Mapping):
        yield from _table(value, schema, root, path)
    elif isinstance(value, list):
        yield from _list(value, schema, root, path)
    elif isinstance(value, str):
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            yield f"{path}: length of {value!r}"
        if "pattern" in schema and not re.search(schema["pattern"], value):
            yield f"{path}: {value!r} does not match {schema['pattern']}"
    elif isinstance(value, int | float):
        if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            yield f"{path}: {value} is out of range"
        if value <= schema.get("exclusiveMinimum", value - 1) or value >= schema.get("exclusiveMaximum", value + 1):
            yield f"{path}: {value} is out of range"


def _choices(value: Any, schema: Mapping[str, Any], root: Mapping[str, Any], path: str) -> Iterator[str]:
    for part in schema.get("allOf", ()):
        yield from faults(value, part, root, path)
    for word, most in (("anyOf", None), ("oneOf", 1)):
        if word in schema:
            tried = [list(faults(value, choice, root, path)) for choice in schema[word]]
            fitting = sum(not found for found in tried)
            if fitting == 0:
                yield from min(tried, key=len)
            elif most is not None and fitting > most:
                yield f"{path}: fits more than one choice"


def _table(value: Mapping[str, Any], schema: Mapping[str, Any], root: Mapping[str, Any], path: str) -> Iterator[str]:
    for key in schema.get("required", ()):
        if key not in value:
            yield f"{path}: {key} is missing"
    if len(value) < schema.get("minProperties", 0):
        yield f"{path}: too few keys"
    for key, item in value.items():
        yield from faults(key, schema.get("propertyNames", True), root, f"{path}.{key}")
        named = [schema["properties"][key]] if key in schema.get("properties", {}) else []
        named += [inside for sign, inside in schema.get("patternProperties", {}).items() if re.search(sign, key)]
        for inside in named or [schema.get("additionalProperties", True)]:
            yield from faults(item, inside, root, f"{path}.{key}")


def _list(value: list[Any], schema: Mapping[str, Any], root: Mapping[str, Any], path: str) -> Iterator[str]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        yield f"{path}: {len(value)} items"
    items = schema.get("items", True)
    for index, item in enumerate(value):
        if isinstance(items, list):
            inside = items[index] if index < len(items) else schema.get("additionalItems", True)
        else:
            inside = items
        yield from faults(item, inside, root, f"{path}[{index}]")
