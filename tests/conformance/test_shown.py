"""What a system gives drivers to show is sayable in every language, and names nobody whom the seat does not see: its
tracks, its chart, the layers of its board, and what each option would mean."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from bojiste.core.ask import GM, Ask
from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.core.shown import Meaning
from bojiste.core.state import View
from bojiste.files.scenes import load
from bojiste.tell.narrator import Narrator
from bojiste.tell.words import word_id
from tests import house

SCENES = [f"{path.parent.name}/{path.stem}" for path in house.examples()]
ANSWERS = 10


@pytest.mark.parametrize("name", SCENES)
def test_what_is_shown_is_the_seats_to_know_and_can_be_said(name: str) -> None:
    scene = load(house.EXAMPLES / f"{name}.toml")
    game = Game(scene, 3, people=[*scene.seats, GM])
    narrators = [Narrator(game.scene, language) for language in LANGUAGES]
    for _ in range(ANSWERS):
        for seat in (*game.scene.seats, GM, "nobody"):
            view = game.view(seat)
            assert unseen(game, view, named(view)) == set()
            for narrator in narrators:
                tell_tracks(narrator, view)
        if game.ask is None:
            return
        whole = game.view(game.ask.seat)
        for option in game.ask.options:
            trace = scene.system.traced(whole, game.ask, option)
            assert unseen(game, whole, {*trace.met, *trace.line}) == set()
            assert not trace.way or trace.way[-1] == option.place
        for meaning in meanings(game.ask, whole):
            check(meaning)
            assert unseen(game, whole, {text for fact in meaning.facts for text in strings(fact.data)}) == set()
            for narrator in narrators:
                for fact in meaning.facts:
                    narrator.words.say(word_id("means", fact.id), narrator.lexicon.facts(fact.data))
        game.answer(game.ask.default)


def named(view: View) -> set[str | None]:
    """Everybody whom tracks, turns and the chart name."""
    system = view.scene.system
    found: set[str | None] = set()
    for track in system.tracks(view):
        found |= {mark.who for mark in track.marks} | {who for tie in track.ties for who in tie}
    chart, turns = system.chart(view), system.turns(view)
    found |= {who for spot in chart.spots for who in spot.who} if chart is not None else set()
    return found | ({turns.on, *turns.order} if turns is not None else set())


def unseen(game: Game, view: View, names: set[Any]) -> set[Any]:
    return {one.id for one in game.scene.combatants if one.id not in view and view.seat != GM} & names


def tell_tracks(narrator: Narrator, view: View) -> None:
    system = view.scene.system
    for track in system.tracks(view):
        assert narrator.word(word_id("track", track.name))
        assert all(0 <= mark.owed <= max(mark.value, 0) for mark in track.marks)
    chart, board = system.chart(view), system.board(view)
    for name in [spot.name for spot in chart.spots] + [path.name for path in chart.paths] if chart is not None else ():
        assert name == "" or (narrator.word(word_id("spot", name)) if isinstance(name, str) else name)
    for layer in board.layers if board is not None else ():
        assert not isinstance(layer.name, str) or narrator.word(word_id("layer", layer.name))


def meanings(ask: Ask, view: View) -> Iterator[Meaning]:
    return (view.scene.system.meaning(view, ask, option) for option in ask.options)


def check(meaning: Meaning) -> None:
    """The falls are all there are, and those that succeed are the chance."""
    if meaning.falls:
        assert sum(one.share for one in meaning.falls) == 1
        good = sum((one.share for one in meaning.falls if one.result != "fails"), Fraction(0))
        assert good == meaning.chance


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, tuple | list | frozenset):
        for inner in value:
            yield from strings(inner)
