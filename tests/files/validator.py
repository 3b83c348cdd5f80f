"""Files held against our schemas, by the reference validator of the dialect that they name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jsonschema import Draft7Validator


def faults(value: Any, schema: Any, root: Any) -> Iterator[str]:
    """Where a value is not as the schema says; ``root`` is where its references lead to."""
    Draft7Validator.check_schema(root)
    whole = schema if schema is root else {**root, **schema}
    for error in Draft7Validator(whole).iter_errors(value):
        yield f"{error.json_path}: {error.message}"
