"""docs/house-rules.md names every option that no book has, with the book's value."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bojiste.core.house import option
from bojiste.core.system import system
from tests import house

PAGE = (house.HOUSE / "docs" / "house-rules.md").read_text(encoding="utf-8")
SYSTEMS = [id for id in house.system_ids() if option.switches(system(id))]


def rows(id: str) -> dict[str, list[str]]:
    """The table of a system: by the name of the option what stands beside it."""
    section = PAGE.split(f"\n### `{id}`", 1)[1].split("\n#", 1)[0]
    found = (re.split(r" *\| *", line.strip("| ")) for line in section.splitlines() if line.startswith("| `"))
    return {name.strip("`"): rest for name, *rest in found}


def said(value: Any) -> str:
    return "none" if value is None else json.dumps(value)


@pytest.mark.parametrize("id", SYSTEMS)
def test_page_names_every_option_with_what_the_book_says(id: str) -> None:
    fields = system(id).models().options.model_fields
    told = {name: row[0].strip("`") for name, row in rows(id).items()}
    assert told == {name: said(fields[name].default) for name in option.switches(system(id))}


@pytest.mark.parametrize("id", SYSTEMS)
def test_page_says_what_to_know_of_each(id: str) -> None:
    assert all(len(row) == 3 and len(row[2]) > 30 for row in rows(id).values())
