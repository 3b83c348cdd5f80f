"""Decisions are asked of the seat to which section 9 of the catalogue gives them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Tape
from bojiste.core.policy import random_policy
from bojiste.core.run import Run
from bojiste.core.state import View
from bojiste.files.scenes import load
from bojiste.systems.osr.events import ASKS
from tests import house
from tests.play.osr.usual import CHOSEN, RULED

SCENES = [path for path in house.examples() if path.parent.name == "osr"]
TOPICS = list(ASKS)
REFEREE = frozenset(TOPICS[TOPICS.index("reaction") :])
"""What the book leaves to the referee: told behind the questions of whoever acts."""


def asked(path: Path, seed: int) -> list[Ask]:
    """All questions of one game in which the referee is asked for everything and everybody answers at random."""
    scene = replace(load(path), rulings="ask")
    found: list[Ask] = []
    choose = random_policy(seed)

    def answer(ask: Ask, view: View) -> str:
        found.append(ask)
        return ask.default if len(found) > 400 else choose(ask, view)

    Run(scene, Tape(seed), policies={"plain": answer}, strict=True).advance()
    return found


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_each_question_goes_to_its_seat(path: Path) -> None:
    scene = load(path)
    for seed in (1, 2):
        for ask in asked(path, seed):
            if ask.topic in REFEREE:
                assert ask.seat == GM and ask.ruling, ask.topic
            else:
                assert ask.actor is not None and not ask.ruling, ask.topic
                assert ask.seat == scene.by_id[ask.actor].seat, (ask.topic, ask.actor)


def test_nearly_everything_is_asked_somewhere() -> None:
    """Both lists are met in the examples, so that the test above says something."""
    met = {ask.topic for path in SCENES for seed in (1, 2, 3) for ask in asked(path, seed)}
    assert len(met & REFEREE) >= 18 and len(met - REFEREE) >= 18


def test_what_the_book_leaves_to_the_referee_is_listed() -> None:
    """Section 9: the list of usual answers, held at every question of every scripted game, is that of the topics"""
    assert set(RULED) == REFEREE and set(CHOSEN) <= set(TOPICS) - REFEREE
