"""Values that a scene file may also write shorter: ``"1d8+3 slashing"`` for a table of damage.

A model that reads such forms does it in a function before its own validation, of which a schema can only know that
it is there. Whoever knows more states it: ``BeforeValidator(..., json_schema_input_type=...)``, ``WithJsonSchema``.
"""

from __future__ import annotations

from typing import Any

from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema

SHORT = "x-short"
"""Marks, until the schema is finished, a table or a list that may also be written as a word or a number."""


class Generator(GenerateJsonSchema):
    """Like pydantic's, with such tables and lists marked."""

    def function_before_schema(self, schema: core_schema.BeforeValidatorFunctionSchema) -> dict[str, Any]:
        inner = super().function_before_schema(schema)
        stated = schema.get("json_schema_input_schema") is not None
        return inner if stated or inner.get("type") not in ("object", "array") else {**inner, SHORT: True}
