"""Whoever is spoken of may be several: a verb beside the name is one of the functions that agree, no bare word."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bojiste

TEXTS = sorted(Path(bojiste.__file__).parent.rglob("text/*.ftl"))
NO_VERBS = frozenset(["cíl", "dál", "kouzlo", "his", "its", "this"])
TOLD = re.compile(r"(?m)^(?:event|ask|attack)-[\w-]+ = (?:.*\n?)(?:^[ }].*\n?)*")
"""A message of a log or a question, with its further lines."""
BEHIND = re.compile(r"\{ \$(?:actor|target) \} (?:(?:не|se|si|no longer|still) )*([^\W\d_]+)(?![\w’'-])")
BEFORE = re.compile(r"(?<!\w)([^\W\d_]+) \{ \$(?:actor|target) \}(?!_)")


@cache
def russian() -> Any:
    from pymorphy3 import MorphAnalyzer

    return MorphAnalyzer()


def singular(language: str, word: str) -> bool:
    """Whether a word is a verb that speaks of one person or thing."""
    if language == "ru":
        likely = russian().parse(word)[0].tag
        return "VERB" in likely and "sing" in likely
    ending = r"[^aeiouyěáíý]l(?:a|o)?$|[aeiouyěáíýů]l$" if language == "cs" else r"[^su]s$"
    return re.search(ending, word) is not None and word not in NO_VERBS


def bare(path: Path) -> Iterator[str]:
    language = path.stem.rpartition(".")[2] or path.stem
    for message in TOLD.findall(path.read_text(encoding="utf-8")):
        words = BEHIND.findall(message) + (BEFORE.findall(message) if language == "ru" else [])
        yield from (f"{message.partition(' ')[0]}: {word}" for word in words if singular(language, word.lower()))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_verb_behind_a_name_agrees_with_several(path: Path) -> None:
    assert list(bare(path)) == []
