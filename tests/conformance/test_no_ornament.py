"""Every rule that a house rule can replace is no ornament: with "0" or "1" in its place some game goes otherwise, or it
is refused.

While the examples are played it is noted what each sum says, so that only scenes in which it says something else than
the expression are played again. Those of which no scene shows anything are listed in ``ornaments/SYSTEM.txt``, and
the lists only shrink::

    BOJISTE_ORNAMENTS=write pytest tests/conformance/test_no_ornament.py     writes them anew

Ordinary runs try a few rules of each system, slow ones all.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.probe import Probe, function_of

from bojiste.core.ask import GM
from bojiste.core.game import Game
from bojiste.core.house import problems, sums
from bojiste.core.house.expression import TRUTH, Sum
from bojiste.core.system import system
from bojiste.files.scenes import load
from bojiste.forecast.sample import play
from tests import house
from tests.conformance.test_hand import answered

pytestmark = pytest.mark.skipif(house.OTHER is not None, reason="another house keeps no lists here")
LISTS = Path(__file__).parent / "ornaments"
FIGHTS = range(2)
WHIMS = range(1, 4)
QUESTIONS = 60
"""So many are answered in each game that people play."""
SCENES_EACH = 3
"""In so many scenes at most a rule is replaced."""
MOST_CALLS = 200_000
"""Of one rule in one scene: whoever asks more often comes to no end."""


class Endless(BaseException):
    """A game that comes to no end has changed, too."""


@cache
def course(path: Path) -> tuple[Any, ...]:
    """What happens by the book."""
    return courses(path)


def courses(path: Path) -> tuple[Any, ...]:
    """What happens in the fights of a scene, which is read anew: sheets are reckoned by rules, too."""
    told: list[Any] = []
    try:
        for fight in FIGHTS:
            events: list[Any] = []
            told.append(play(load(path), 1, fight, events)[1:])
            told += [event.row() for event in events]
        for seed in WHIMS:
            told += [event.row() for event in whim(path, seed).events]
    except (Exception, Endless) as fault:
        told.append(type(fault))
    return tuple(told)


def whim(path: Path, seed: int) -> Game:
    """A game in which people answer at random: they come to what no tactics choose."""
    scene, chance = load(path), random.Random(seed)
    game = Game(scene, seed, people=[*scene.seats, GM])
    for _ in range(QUESTIONS):
        if game.ask is None:
            break
        answered(game, chance)
    return game


def scenes(id: str) -> list[Path]:
    """The example scenes of a system and those that are written for this (``ornaments/SYSTEM``), the shortest first."""
    found = (path for path in [*house.examples(), *LISTS.glob("*/*.toml")] if path.parent.name == id)
    return sorted(found, key=lambda path: (path.stat().st_size, path))


@contextmanager
def noted(known: Iterable[Sum], said: dict[str, set[int]]) -> Iterator[None]:
    """Note what each rule says."""

    def note(sum: Sum) -> Probe:
        values = said[sum.rule.id]

        def called(probe: Probe, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
            found = probe.copy(*given, **named)
            values.add(int(found))
            return found

        return Probe(function_of(sum.rule), called)

    with ExitStack() as looks:
        for probe in map(note, known):
            probe.set()
            looks.callback(probe.lift)
        yield


def changes(sum: Sum, value: int, path: Path) -> bool:
    """Whether a scene goes otherwise where a rule says nothing but this."""
    calls = 0

    def called(*_: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls > MOST_CALLS:
            raise Endless
        return bool(value) if sum.kind == TRUTH else value

    before = course(path)
    probe = Probe(function_of(sum.rule), called)
    probe.set()
    try:
        return courses(path) != before
    finally:
        probe.lift()


def speaking(known: Iterable[Sum], paths: Iterable[Path]) -> dict[Path, dict[str, set[int]]]:
    """What each rule says in each scene. Two ids of one function are one rule."""
    found: dict[Path, dict[str, set[int]]] = {}
    functions = {function_of(sum.rule): sum for sum in known}
    for path in paths:
        said: dict[str, set[int]] = defaultdict(set)
        with noted(functions.values(), said):
            courses(path)
        found[path] = {sum.rule.id: said[functions[function_of(sum.rule)].rule.id] for sum in known}
    return found


def sound(id: str, sum: Sum) -> list[int]:
    """With which of the two values it may be replaced."""
    words = ("false", "true") if sum.kind == TRUTH else ("0", "1")
    return [value for value, text in enumerate(words) if not list(problems(system(id), {sum.rule.id: text}))]


def is_ornament(sum: Sum, values: Iterable[int], said: dict[Path, dict[str, set[int]]]) -> bool:
    for value in values:
        other = (path for path, words in said.items() if words[sum.rule.id] - {value})
        if any(changes(sum, value, path) for path, _ in zip(other, range(SCENES_EACH), strict=False)):
            return False
    return True


def ornaments(id: str, known: Iterable[Sum], paths: Iterable[Path]) -> list[str]:
    """Rules that may be replaced, and by which nothing changes."""
    known = list(known)
    said = speaking(known, paths)
    values = {sum.rule.id: sound(id, sum) for sum in known}
    return [sum.rule.id for sum in known if values[sum.rule.id] and is_ornament(sum, values[sum.rule.id], said)]


def listed(id: str) -> list[str]:
    return (LISTS / f"{id}.txt").read_text(encoding="utf-8").split()


@pytest.mark.slow
@pytest.mark.parametrize("id", house.system_ids())
def test_each_rule_changes_some_game_or_is_refused(id: str) -> None:
    found = ornaments(id, sums(system(id)).values(), scenes(id))
    if os.environ.get("BOJISTE_ORNAMENTS") == "write":
        (LISTS / f"{id}.txt").write_text("".join(f"{rule}\n" for rule in found), encoding="utf-8")
    assert found == listed(id)


PLAIN = {
    "drd2/last_stand": ("drd2.roll.basic", "drd2.exhaustion.price"),
    "fiveaction/duel": ("fiveaction.attack.roll", "fiveaction.armour.sum"),
    "osr/goblins_at_the_bridge": ("osr.attack.roll", "osr.attack.damage"),
    "srd5/duel": ("srd5.attack.hit", "srd5.dice.ability_modifier"),
    "srd5/lucky": ("srd5.dice.reroll", "srd5.weapon.heavy"),
}
"""Of some scenes rules that the fight asks."""


@pytest.mark.parametrize("name", PLAIN)
def test_what_a_fight_asks_is_no_ornament_and_what_it_does_not_ask_is_one(name: str) -> None:
    id = name.partition("/")[0]
    path = next(path for path in scenes(id) if f"{id}/{path.stem}" == name)
    known = sums(system(id))
    plain = [known[rule] for rule in PLAIN[name]]
    assert ornaments(id, plain, [path]) == []
    silent = {path: {sum.rule.id: set[int]() for sum in plain}}
    assert all(is_ornament(sum, (0, 1), silent) for sum in plain)


@pytest.mark.parametrize("id", house.system_ids())
def test_what_is_listed_can_be_replaced(id: str) -> None:
    assert len(set(listed(id))) == len(listed(id))
    assert {*listed(id)} <= sums(system(id)).keys()
