"""What docs/fiveaction.md says of the answers of each question: held at every question of every scripted game."""

from __future__ import annotations

import re
from pathlib import Path

from bojiste.core.ask import Ask
from bojiste.systems.fiveaction.play.deeds import DEEDS

PAGE = (Path(__file__).parents[3] / "docs" / "fiveaction.md").read_text(encoding="utf-8")
ANSWERS = {row[0]: row[1] for row in re.findall(r"^\| `([\w-]+)` \| [^|]* \| ([^|]*) \|$", PAGE, re.MULTILINE)}
"""The last column of the table of questions, by topic."""


def verbs(topic: str) -> set[str]:
    """What the answers of a question may begin with."""
    if topic == "act":
        return {*DEEDS.by_verb, "end"}
    return {word.partition(":")[0] for word in ANSWERS[topic].strip("`").split()}


def stands_in_the_docs(ask: Ask) -> None:
    """The answers of a question are those of its line."""
    if ask.kind != "choose":
        assert ANSWERS[ask.topic] == "a number", ask.topic
        return
    found = {key.partition(":")[0] for key in ask.keys}
    assert found <= verbs(ask.topic), (ask.topic, found - verbs(ask.topic))
