"""Every key of the rules-options block, played twice: as the source has it, and overridden."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from pydantic import BaseModel

from bojiste.core.game import Game
from bojiste.errors import TapeLeft
from bojiste.systems.fiveaction.options import Options
from bojiste.systems.fiveaction.options.house import House
from tests.play.fiveaction.option_rows import ROWS
from tests.play.fiveaction.scripted import ota, petr, scene


def after(options: dict[str, Any], people: list[dict[str, Any]], dice: list[int], answers: list[str]) -> Game:
    """The game when all answers are given and somebody is asked to act, or it has ended; dice beyond those named show
    five, and may be left."""
    fight = scene(*people, rounds=4, options=options)
    game = Game(fight, dice=[*dice, *[5] * 80], people=[*fight.seats, "gm"])
    left = [answer.split(" ", 2) for answer in answers]
    while game.ask is not None:
        asked = [game.ask.topic, game.ask.actor or "-"]
        if not left and game.ask.topic == "act":
            return game
        with suppress(TapeLeft):
            game.answer(left.pop(0)[2] if left and asked == left[0][:2] else game.ask.default)
    assert not left, f"never asked: {left}"
    return game


def block(path: str, setting: Any) -> dict[str, Any]:
    """``block("shock.base_tn", 12)`` is ``{"shock": {"base_tn": 12}}``."""
    for name in reversed(path.split(".")):
        setting = {name: setting}
    found: dict[str, Any] = setting
    return found


def joined(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {**one, **other, **{k: {**one[k], **other[k]} for k in one.keys() & other.keys()}}


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_key_changes_the_game(row: tuple[Any, ...]) -> None:
    path, setting, people, dice, answers, look, usual, changed, *more = row
    fixed: dict[str, Any] = more[0] if more else {}
    assert usual != changed
    assert look(after(fixed, people, dice, answers)) == usual
    assert look(after(joined(fixed, block(path, setting)), people, dice, answers)) == changed


# what is no number of the game itself, and where it is held
ELSEWHERE = {"setting.late_plate": "test_gear.py, test_gauntlets_belong_to_their_time"}


def leaves(model: type[BaseModel], before: str = "") -> Iterator[str]:
    """The options of the source by their paths; house rules have tests of their own (``core/test_house_options``)."""
    for name, field in model.model_fields.items():
        if name in House.model_fields:
            continue
        inner = field.annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            yield from leaves(inner, f"{before}{name}.")
        else:
            yield f"{before}{name}"


def test_every_key_is_here() -> None:
    """A new option comes with a game that shows what it does."""
    assert {row[0] for row in ROWS} | set(ELSEWHERE) == set(leaves(Options))


def test_the_block_may_be_written_as_the_source_writes_it() -> None:
    """Attributes by their abbreviations, penalties with a minus sign."""
    short = {
        "attributes": {"reaction_default": "dex", "condition_is": "con", "skill_attributes": {"riding": "dex"}},
        "lives": {"wound_penalty": {"mild": -1, "serious": -3, "critical": -6}, "stun_penalty": {"mild": -1}},
        "shock": {"attribute": "con"},
    }
    assert scene(ota(), petr(), options=short).options == scene(ota(), petr()).options
