"""docs/cli.md lists what each system's hand knows; ``BOJISTE_DOCS=write`` writes the list anew."""

from __future__ import annotations

import os
import re
from pathlib import Path

from bojiste.core import system as registry

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
BLOCK = re.compile(r"(<!-- hands -->\n).*?(<!-- /hands -->)", re.DOTALL)


def listed() -> str:
    """One row a system: the forms of its hand, the numbers that it sets, the conditions."""
    rows = ["| | forms | numbers | conditions |", "|---|---|---|---|"]
    for id, system in registry.systems().items():
        hand = system.hand
        if hand is not None:
            forms = ", ".join(f"`{verb.form}`" for verb in hand.verbs.values())
            numbers, conditions = (
                ", ".join(f"`{word}`" for word in words) for words in (hand.numbers, hand.conditions)
            )
            rows.append(f"| `{id}` | {forms} | {numbers} | {conditions} |")
    return "\n".join(rows) + "\n"


def test_the_page_lists_every_hand() -> None:
    page = PAGE.read_text(encoding="utf-8")
    wanted = BLOCK.sub(lambda found: found[1] + listed() + found[2], page)
    if os.environ.get("BOJISTE_DOCS") == "write":
        PAGE.write_text(wanted, encoding="utf-8")
    assert BLOCK.search(page) and PAGE.read_text(encoding="utf-8") == wanted
