"""Tables that few scenes have: how they are read is worked out when the first of them stands in a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import core_schema


@dataclass(frozen=True)
class Late:
    """Beside a table (``Annotated[FlatPower, Late(FlatPower)]``): whatever holds it is built without it.

    What is wrong with such a table is told by the same path as of any other, and the JSON Schema has it whole.
    """

    table: type[BaseModel]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        return core_schema.no_info_plain_validator_function(self.table.model_validate)

    def __get_pydantic_json_schema__(
        self, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return handler(whole(self.table))


def whole(table: type[BaseModel]) -> core_schema.CoreSchema:
    """How pydantic reads a table, built now if it has not been yet."""
    table.model_rebuild()
    return table.__pydantic_core_schema__
