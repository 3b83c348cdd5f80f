"""What a schema says beyond types: what a key means, and that a table may be written shorter.

The docstring under a field of a model is what an editor shows of that key.

A short form is a value such as ``"1d8+3 slashing"`` for a table of damage.

A model that reads such forms does it in a function before its own validation, of which a schema can only know that
it is there. Whoever knows more states it: ``BeforeValidator(..., json_schema_input_type=...)``, ``WithJsonSchema``.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from itertools import pairwise
from textwrap import dedent
from typing import Any

from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema

SHORT = "x-short"
"""Marks, until the schema is finished, a table or a list that may also be written as a word or a number."""


class Generator(GenerateJsonSchema):
    """Like pydantic's, with keys explained, and tables and lists that have a short form marked."""

    def model_schema(self, schema: core_schema.ModelSchema) -> dict[str, Any]:
        made = super().model_schema(schema)
        fields = schema["cls"].model_fields
        for name, said in meanings(schema["cls"]).items():
            shown = fields[name].alias or name if name in fields else name
            if shown in made.get("properties", {}):
                made["properties"][shown].setdefault("description", said)
        return made

    def function_before_schema(self, schema: core_schema.BeforeValidatorFunctionSchema) -> dict[str, Any]:
        inner = super().function_before_schema(schema)
        stated = schema.get("json_schema_input_schema") is not None
        return inner if stated or inner.get("type") not in ("object", "array") else {**inner, SHORT: True}


def meanings(model: type) -> dict[str, str]:
    """What the fields of a model mean, its bases' too."""
    bases = [base for base in reversed(model.__bases__) if base.__module__ != "pydantic.main" and base is not object]
    return {name: said for base in bases for name, said in meanings(base).items()} | dict(_explained(model))


def _explained(model: type) -> Iterator[tuple[str, str]]:
    """Each field of a class that has a docstring, and its words on one line, as plain text."""
    try:
        tree = ast.parse(dedent(inspect.getsource(model)))
    except (OSError, SyntaxError):  # a model made while running
        return
    for field, words in pairwise(tree.body[0].body):  # type: ignore[attr-defined]
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and field.target.id.islower():
            said = words.value.value if isinstance(words, ast.Expr) and isinstance(words.value, ast.Constant) else None
            if isinstance(said, str):
                yield field.target.id, " ".join(said.replace("``", "").split())
