"""docs/srd5.md names everything that a fight offers, asks and tells."""

from __future__ import annotations

import re
from pathlib import Path

from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.effects.kinds import KINDS as EFFECTS
from bojiste.systems.srd5.events import ASKS, KINDS
from bojiste.systems.srd5.play.turns.turn import DEEDS
from bojiste.systems.srd5.words import CHARMS, CONDITIONS, TRAITS
from bojiste.systems.srd5.words.treasure import TREASURES

PAGE = (Path(__file__).parents[2] / "docs" / "srd5.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\n]+)`", PAGE))
VERBS = {named.partition(":")[0] for named in NAMED}


def test_every_deed_has_its_row() -> None:
    assert {*DEEDS.by_verb, "end"} <= VERBS


def test_every_question_and_every_event_has_its_row() -> None:
    rows = dict(re.findall(r"^\| `([^`]+)` \| (.+) \|$", PAGE, re.MULTILINE))
    assert {key: rows.get(key) for key in (*ASKS, *KINDS)} == {**ASKS, **KINDS}


def test_every_kind_of_effect_has_its_row_with_its_fields() -> None:
    table = PAGE.partition("| effect | what happens to it |")[2].partition("\n\n")[0]
    rows = dict(re.findall(r"^\| `([^`]+)` \| (.+) \|$", table, re.MULTILINE))
    for kind in EFFECTS:
        name = kind.model_fields["kind"].default
        own = kind.model_fields.keys() - Kind.model_fields.keys()
        assert {field for field in own if f"`{field}" in rows[name]} == own, name


def test_every_trait_and_condition_is_named() -> None:
    assert {*TRAITS, *CONDITIONS} - {*CHARMS} <= NAMED


def test_every_magic_item_has_its_row() -> None:
    table = PAGE.partition("### Magic items")[2].partition("\n## ")[0]
    of_ten = re.compile(r"(armor|potion|ring)_of_(?!fire)[a-z]+_resistance")
    named = {name.replace("_", " ") for name in TREASURES if not of_ten.fullmatch(name)}
    assert named <= set(re.findall(r"`([^`\n]+)`", table))
