"""The referee's hand of every system, at every question of every example: whatever is ruled, no game is lost.

Rulings are drawn from the forms of the hand, valid and nonsense, by a seed; between them the game goes on by any legal
answers, is undone, saved, loaded and played again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bojiste import errors
from bojiste.core import system as registry
from bojiste.core.ask import GM
from bojiste.core.event import to_json
from bojiste.core.game import Game
from bojiste.core.journal import kept_lines
from bojiste.core.reading import read_scene
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.core.square import square_name
from bojiste.core.system import System
from bojiste.files.scenes import load
from bojiste.tell import Narrator
from bojiste.tell.story import paragraphs
from tests import house
from tests.blind import tell, tidy
from tests.coin import SCENE as COIN

CASES = [f"{path.parent.name}/{path.stem}" for path in house.examples()] + ["coin/plain"]
SYSTEMS = [*house.system_ids(), "coin"]
pytestmark = pytest.mark.usefixtures("coin")

NONSENSE = ["", "nobody -3", ";", "ada", "- nobody", "+ dragon-of-nowhere", "+ {id = 3}", "stop stop", "order", "hp 3",
            "by 3", "set hp 3", "out ada", '"a note"', '"unclosed', "+ {", "+", "-", "é ß", "a" * 300]  # fmt: skip


class Referee:
    """Draws rulings that a system's hand might understand."""

    def __init__(self, game: Game, chance: random.Random) -> None:
        hand = game.scene.system.hand
        assert hand is not None
        self.game, self.chance, self.hand = game, chance, hand

    def who(self) -> str:
        return self.chance.choice([*self.game.scene.by_id, "nobody"] if self.odd(40) else [*self.game.scene.by_id])

    def odd(self, sides: int) -> bool:
        return self.chance.randrange(sides) == 0

    def ruling(self) -> str:
        if self.odd(12):
            return self.chance.choice(NONSENSE)
        deeds = "; ".join(self.deed() for _ in range(1 + self.odd(4)))
        return f'{deeds} "so be it"' if self.odd(9) else deeds

    def deed(self) -> str:
        verb = self.chance.choice([*self.hand.verbs, "set", "set", "set"])
        if verb in ("stop", "out") and not self.odd(9):
            verb = "set"  # lest nobody is left to rule about
        made = getattr(self, verb, None)
        if made is not None:
            return str(made())
        return self.filled(self.hand.verbs[verb].form)

    def filled(self, form: str) -> str:
        """A form as it is shown, with its names and numbers exchanged."""
        words = []
        for word in form.split():
            if word in ("ada", "ogre", "brok", "goblin-1", "goblin-2"):
                word = self.who()
            elif word.isdecimal():
                word = str(self.chance.choice([0, 1, 2, 5, 10, 15, 30]))
            elif not self.odd(15) or word in self.hand.verbs:
                pass
            else:
                continue
            words.append(word)
        return " ".join(words)

    def by(self) -> str:
        return f"{self.who()} {self.chance.choice(['-1', '-3', '-7', '-40', '+1', '+5', '+99'])}"

    def set(self) -> str:
        if not self.hand.numbers:
            return self.by()
        values = ["0", "1", "2", "3", "9", "40", "-1", "+2", "true", "false", "dead", "ok", "dying", "many", ""]
        meant = f"{self.who()} {self.chance.choice(list(self.hand.numbers))}"
        self.chance.shuffle(values)
        fitting = (value for value in values if not self.game.faults(f"{meant} {value}"))
        return f"{meant} {values[0] if self.odd(3) else next(fitting, '')}"

    def inflict(self) -> str:
        name = self.chance.choice([*self.hand.conditions, "sleepy"])
        cause = f":{self.who()}" if self.odd(3) else ""
        end = self.chance.choice(["", "", f" until {self.who()}", f" until end {self.who()}", " for ever"])
        return f"{self.who()} {name}{cause}{end}"

    def lift(self) -> str:
        return f"{self.who()} -{self.chance.choice([*self.hand.conditions, 'sleepy'])}"

    def at(self) -> str:
        x, y = self.chance.randrange(14), self.chance.randrange(10)
        return f"{self.who()} {square_name(x, y) if self.odd(2) else f'{x},{y}'}"

    def apart(self) -> str:
        return f"{self.who()} {self.chance.choice([0, 5, 30])} from {self.who()}"

    def bring(self) -> str:
        block = self.chance.choice(list(self.game.scene.system.blocks()) or ["nobody"])
        where = self.chance.choice(["", " 30", f" {square_name(self.chance.randrange(12), self.chance.randrange(9))}"])
        return f"+ {block} {self.chance.choice(['', '1', '2'])}{where}"

    def out(self) -> str:
        return f"- {self.who()}"


def answered(game: Game, chance: random.Random) -> None:
    """Any legal answer."""
    ask = game.ask
    assert ask is not None
    if ask.kind == "note":
        game.answer("words")
    elif ask.kind == "amount":
        game.answer(str(chance.randint(ask.low, ask.high)))
    else:
        game.answer(chance.choice(sorted(ask.keys)))


def ruled(game: Game, text: str) -> bool:
    """Make a ruling, or see that a refusal changes nothing. Whether it was made."""
    before, state, journal = game.digest, game.state.plain(), game.journal
    found = game.faults(text)
    try:
        game.rule(text)
    except errors.RulingError as refused:
        assert refused.problems == found and found
        assert (game.digest, game.state.plain(), game.journal) == (before, state, journal)
        return False
    assert not found
    return True


def played(scene: Scene, seed: int, steps: int) -> Game:
    """A game in which the referee rules at every question."""
    chance = random.Random(seed)
    game = Game(scene, seed, people=[*scene.seats, "gm"])
    referee = Referee(game, chance)
    for _ in range(steps):
        if game.ask is None:
            break
        for _ in range(3):
            if game.ask is not None and ruled(game, referee.ruling()) and chance.randrange(2):
                break
        if game.ask is not None:
            answered(game, chance)
    return game


def same(one: Game, other: Game) -> None:
    assert [to_json(event) for event in one.events] == [to_json(event) for event in other.events]
    assert one.state.plain() == other.state.plain() and one.digest == other.digest


def read(game: Game, seat: str, language: str) -> None:
    """The whole story as one seat reads it."""
    for paragraph in paragraphs(game, language, (seat,)):
        for sentence in paragraph.sentences:
            tidy(sentence.text)


def with_a_hand(case: str) -> Scene:
    scene = read_scene(COIN) if case == "coin/plain" else load(house.EXAMPLES / f"{case}.toml")
    if scene.system.hand is None:
        pytest.skip("no hand yet")
    return scene


def held(scene: Scene, seed: int, steps: int, languages: Sequence[str]) -> None:
    """Whatever was ruled is told, a save plays it again, and undoing takes it back."""
    game = played(scene, seed, steps)
    for language in languages:
        tell(Narrator(game.scene, language), list(game.events))
    for seat in game.scene.seats:
        assert game.view(seat).plain() is not None
        read(game, seat, languages[0])
    same(game, Game.load(json.loads(json.dumps(game.save()))))
    said = sum(line.person for line in kept_lines(game.journal))
    for back in {1, 1 + said // 2, said} if said else ():
        fork = game.fork()
        fork.undo(back)
        assert sum(line.person for line in kept_lines(fork.journal)) == said - back
        same(fork, Game.load(json.loads(json.dumps(fork.save()))))


@pytest.mark.parametrize("case", CASES)
def test_whatever_is_ruled(case: str) -> None:
    held(with_a_hand(case), seed=3, steps=9, languages=LANGUAGES)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("case", CASES)
def test_whatever_is_ruled_at_length(case: str, seed: int) -> None:
    held(with_a_hand(case), seed=seed, steps=120, languages=LANGUAGES[seed % 3 :][:1])


@pytest.mark.parametrize("id", house.system_ids())
def test_whoever_comes_later_is_told_to_every_seat(id: str) -> None:
    """A game into which somebody was brought is told from its beginning, when the newcomer was not there yet."""
    case = next(case for case in CASES if case.partition("/")[0] == id)
    game = Game(scene := with_a_hand(case), 1, people=[*scene.seats, "gm"])
    if scene.system.hand is not None and "bring" not in scene.system.hand.verbs:
        pytest.skip("nobody can be brought in")
    places = ("", " 1 30", *(f" {square_name(x, y)}" for x in range(20) for y in range(20)))
    anybody = (f"+ {block}{where}" for block in sorted(scene.blocks) for where in places)
    game.rule(next(text for text in anybody if not game.faults(text)))
    for seat in game.scene.seats:
        read(game, seat, "en")


@pytest.mark.parametrize("id", SYSTEMS)
def test_everything_a_scene_states_the_hand_sets(id: str) -> None:
    """What ``Given`` has is a number of the hand, or named as what a verb does."""
    system: System = registry.system(id)
    if system.hand is None:
        pytest.skip("no hand yet")
    numbers = {(number.given or (name,))[0] for name, number in system.hand.numbers.items()}
    assert set(system.models().now.model_fields) == numbers | system.hand.elsewhere


@pytest.mark.parametrize("path", house.examples(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_forms_that_are_shown_name_those_who_are_there(path: Path) -> None:
    """Nobody is named who is not in the scene, but for those who may come in (``+ goblin 2``)."""
    game = Game(load(path), 1, people=[GM])
    hand = game.scene.system.hand
    if hand is None:
        pytest.skip("no hand yet")
    shown = hand.shown(game.scene, game.state)
    typed = {word for form in shown.deeds if not form.startswith("+") for word in form.split()}
    strangers = {"ada", "ogre", "goblin-1", "goblin-2", "guard-1", "SIDE", "party"}
    assert not typed & strangers - {*game.scene.by_id, *(one.side for one in game.scene.combatants)}
    assert shown.who in game.scene.by_id
    assert typed & {*game.scene.by_id} or all(verb.whole for verb in hand.verbs.values())
    comes = {form.split()[1] for form in shown.deeds if form.startswith("arrives")}
    away = {id for id in game.scene.by_id if not hand.there(game.state, id)}
    assert comes <= away and bool(comes) == ("arrives" in hand.verbs and bool(away)), "of those still to come"
