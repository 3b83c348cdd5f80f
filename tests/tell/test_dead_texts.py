"""No text is left that nobody can tell: its id, or what stands behind the name of its family, is a word of the code or
of the content. (Events, questions, procedures and rules have tests of their own, which know what there is of them.)"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import bojiste
from tests import house

SRC = Path(bojiste.__file__).parent
CONTENT = (SRC, house.EXAMPLES)
TEXTS = sorted(SRC.rglob("text/*.ftl"))
KEPT = frozenset({"rule"})
"""Families that other tests hold."""
BY_KEY = frozenset({"parcel"})
"""Families named by the key under which an event gives them (``parcels``), not by any text of the code."""

NAMED = frozenset({"weapon-chair"})
"""What only a scene names: in the old school anything at hand is a weapon. May only shrink."""


def written(text: str) -> str:
    """As ids are written: small, every other sign a dash."""
    return re.sub(r"[^a-z0-9]", "-", text.lower())


def of_content(value: Any) -> Iterator[str]:
    """Keys and words of a TOML file."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from of_content(one)
    elif isinstance(value, list):
        for one in value:
            yield from of_content(one)
    elif isinstance(value, str):
        yield from (value, *value.split(), *value.split(": "))


def of_code(tree: ast.AST) -> Iterator[str]:
    """Texts of the code, their words, and the names of its fields, arguments and functions."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                yield from (text, text.strip("-"), *re.split(r"[\s:,]+", text))
            case ast.keyword(arg=str(name)) | ast.arg(arg=name) | ast.Name(id=name) | ast.FunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield name.lower()


@cache
def words() -> frozenset[str]:
    found: set[str] = set()
    for folder in CONTENT:
        for path in folder.rglob("*.toml"):
            found |= {written(word) for word in of_content(tomllib.loads(path.read_text(encoding="utf-8")))}
    for path in SRC.rglob("*.py"):
        found |= {written(word) for word in of_code(ast.parse(path.read_text(encoding="utf-8"))) if len(word) < 400}
    for path in (*SRC.rglob("templates/**/*.html"), *SRC.rglob("static/*.js")):
        text = path.read_text(encoding="utf-8")
        found |= {
            written(word) for pair in re.findall(r"""["']([\w-]+)["']|\bpage\.(\w+)""", text) for word in pair if word
        }
    for path in (*SRC.rglob("templates/**/*.html"), *SRC.rglob("static/*.js")):
        pairs = re.findall(r"""["']([\w-]+)["']|\bpage\.(\w+)""", path.read_text(encoding="utf-8"))
        found |= {written(word) for pair in pairs for word in pair if word}
    return frozenset(found)


def made(tail: str, parts: int = 3) -> bool:
    """Whether the code can put this together of a few of its words."""
    if tail in words():
        return True
    cuts = [at for at, sign in enumerate(tail) if sign == "-"] if parts else []
    return any(tail[:at] in words() and made(tail[at + 1 :], parts - 1) for at in cuts)


def ids() -> tuple[set[str], set[str]]:
    """All there are, and those that another text speaks of."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in TEXTS)
    return set(re.findall(r"(?m)^([a-z][\w-]*) = ", text)), set(re.findall(r"\{ *([a-z][\w-]*)[ .}]", text))


def dead(id: str) -> bool:
    if id in NAMED or id.partition("-")[0] in KEPT | BY_KEY or made(written(id)):
        return False
    whole = written(id)
    cuts = [at for at, sign in enumerate(whole) if sign == "-"]
    return not any(whole[:at] in words() and made(whole[at + 1 :]) for at in cuts)


def test_every_text_can_be_told() -> None:
    there, spoken = ids()
    assert len(there) > 5000
    assert sorted(id for id in there - spoken if dead(id)) == []


def test_a_word_that_the_code_has_not_is_noticed() -> None:
    assert dead("problem-nobody-has-thought-of-this") and dead("help-quux-more") and dead("part-zeal")
    assert not dead("problem-hands-full") and not dead("help-forecast-more")
