"""Each die of a game is told by one event, in the order in which they fall: whoever has the events has the dice, and a
game can be played again from them by the recipe of ``docs/python.md``."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bojiste.core.dice import Page, Roll, Tape
from bojiste.core.event import Event
from bojiste.core.game import Game, Run
from bojiste.core.reading import read_scene
from bojiste.core.rule import rule_id
from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from tests import blind, house
from tests.house import EXAMPLES

SCENES = [f"{path.parent.name}/{path.stem}" for path in house.examples()]
FEW = (pytest.param(range(2), id="few"), pytest.param(range(2, 6), id="more", marks=pytest.mark.slow))
"""Seeds of the games that are played."""
BLIND = 120
"""Questions of one game that are answered blindly."""


class Noted(Tape):
    """The dice of a tape, each of them noted with the rule that wanted it."""

    __slots__ = ("fallen",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.fallen: list[tuple[int, int, str]] = []

    def page(self, page: Page) -> None:
        super().page(page)

    def face(self, roll: Roll) -> int:
        face = super().face(roll)
        self.fallen.append((roll.sides, face, rule_id(roll.rule)))
        return face


def parted(fallen: list[tuple[int, int, str]], events: list[Event]) -> str:
    """Where the dice that fell and those that are told part; empty where they do not."""
    told = [(die.sides, die.face, event.kind) for event in events for die in event.dice]
    for at, (mine, theirs) in enumerate(zip(fallen, told, strict=False)):
        if mine[:2] != theirs[:2]:
            return f"die {at} of {len(fallen)} (told: {len(told)}): fell {mine}, told {theirs}"
    more = [*fallen[len(told) :], *told[len(fallen) :]]
    return f"{len(fallen)} fell, {len(told)} are told: {more[:3]}" if more else ""


def untold(scene: Scene, seed: int) -> str:
    """A game as the tactics play it."""
    dice = Noted(seed)
    run = Run(scene, dice, events=[])
    run.advance()
    return parted(dice.fallen, run.events or [])


def untold_blindly(scene: Scene, seed: int) -> str:
    """A game with blind answers, up to a question at which it is stopped: what fell after the last event is not told
    yet."""
    asked = read_scene({**scene.source, "rulings": "ask"})
    answers, dice = blind.Blind(asked, seed, BLIND, ()), Noted(seed)
    run = Run(asked, dice, policies=dict.fromkeys(asked.system.policies, answers), events=[])
    answers.attend(run.scene)
    with suppress(blind.Enough):
        run.advance()
    events = run.events or []
    told = sum(len(event.dice) for event in events)
    return parted(dice.fallen if run.outcome is not None else dice.fallen[:told], events)


@pytest.mark.parametrize("seeds", FEW)
@pytest.mark.parametrize("name", SCENES)
def test_each_die_is_told_once_and_in_its_order(name: str, seeds: range) -> None:
    scene = load(EXAMPLES / f"{name}.toml")
    assert {seed: found for seed in seeds if (found := untold(scene, seed))} == {}


@pytest.mark.parametrize("seeds", FEW)
@pytest.mark.parametrize("name", SCENES)
def test_with_blind_answers_too(name: str, seeds: range) -> None:
    scene = load(EXAMPLES / f"{name}.toml")
    assert {seed: found for seed in seeds if (found := untold_blindly(scene, seed))} == {}


@pytest.mark.parametrize("name", SCENES)
def test_a_game_is_played_again_from_what_is_told(name: str) -> None:
    """The recipe of the docs, word for word."""
    scene = load(EXAMPLES / f"{name}.toml")
    tape = Game(scene, seed=7)
    faces = [die.face for event in tape.events for die in event.dice]
    script = Game(scene, dice=faces)  # must be used up exactly
    assert script.digest == tape.digest
