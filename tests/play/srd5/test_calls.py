"""Spells that call others into a fight: who comes, how many, on whose word, and that they vanish."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.errors import SceneError
from tests.play.srd5.cast import every, first_turn, grid, kinds, offered, only, orc, scene
from tests.play.srd5.test_brood import FIELD
from tests.play.srd5.test_sites import cira

SPELLS = pytest.mark.rule("srd5.spell.samples")


def calling(name: str, **more: Any) -> Scene:
    """Cira with one spell, an orc far off."""
    return grid(cira(name, at=(5, 5)), orc(hp_max=90, at=(25, 15)), order=["cira", "orc"], field=FIELD, **more)


def called(game: Game, *keys: str) -> list[str]:
    """The blocks of those who are there after these answers; a casting of minutes is gone on with."""
    for key in keys:
        while key not in offered(game):
            game.answer("cast-on" if "cast-on" in offered(game) else "end")
        game.answer(key)
    return [str(event.target).rstrip("-0123456789") for event in every(game, "called")]


@SPELLS
@pytest.mark.parametrize(
    "slot, way, kind, many",
    [(3, "one", "polar_bear", 1), (3, "two", "dire_wolf", 2), (3, "four", "black_bear", 4), (3, "eight", "wolf", 8),
     (5, "two", "dire_wolf", 4), (7, "one", "polar_bear", 3), (9, "one", "polar_bear", 4)],
)  # fmt: skip
def test_as_many_animals_as_the_slot_calls(slot: int, way: str, kind: str, many: int) -> None:
    """Twice as many from level 5, three times from 7, four times from 9; any beast up to that challenge."""
    game = Game(calling("conjure_animals"), seed=1, people=["player:cira", "gm"])
    assert (
        called(game, "cast:conjure_animals", f"slot:{slot}", f"use:conjure_animals_{way}", f"as:{kind}")
        == [kind] * many
    )
    assert {game.state.memo["table"].profiles[str(event.target)].side for event in every(game, "called")} == {"heroes"}


@SPELLS
def test_whoever_calls_says_what_comes_or_the_referee() -> None:
    """A brown bear is of challenge 1, a polar bear of 2."""
    game = Game(calling("conjure_animals"), seed=1, people=["player:cira", "gm"])
    for key in ("cast:conjure_animals", "slot:3", "use:conjure_animals_two"):
        game.answer(key)
    assert game.ask is not None and (game.ask.topic, game.ask.seat) == ("called-kind", "player:cira")
    assert "as:brown_bear" in offered(game) and "as:polar_bear" not in offered(game) and "as:dryad" not in offered(game)
    ruled = Game(calling("conjure_animals", rulings="ask"), seed=1, people=["player:cira", "gm"])
    for key in ("cast:conjure_animals", "slot:3", "use:conjure_animals_two"):
        ruled.answer(key)
    assert ruled.ask is not None and ruled.ask.seat == "gm"


@SPELLS
def test_they_vanish_when_they_fall_and_when_the_spell_ends() -> None:
    game = Game(calling("conjure_animals"), seed=1, people=["player:cira", "gm"])
    called(game, "cast:conjure_animals", "slot:3", "use:conjure_animals_two", "as:dire_wolf")
    game.rule("dire_wolf-1 -99")
    assert [event.actor for event in every(game, "fades")] == ["dire_wolf-1"] and game.state["dire_wolf-1"].gone
    assert not game.state["dire_wolf-2"].gone and game.state["cira"].concentrates is not None
    game.answer("let-go")
    assert game.state["dire_wolf-2"].gone


@SPELLS
@pytest.mark.parametrize(
    "name, keys, kinds_",
    [
        ("conjure_minor_elementals", ("slot:4", "use:conjure_minor_elementals_four", "as:magmin"), ["magmin"] * 4),
        ("conjure_woodland_beings", ("slot:6", "use:conjure_woodland_beings_two", "as:dryad"), ["dryad"] * 4),
        ("conjure_fey", ("slot:6", "as:mammoth"), ["mammoth"]),
        ("conjure_fey", ("slot:8", "as:tyrannosaurus_rex"), ["tyrannosaurus_rex"]),
        ("conjure_celestial", ("slot:7", "as:couatl"), ["couatl"]),
        ("conjure_celestial", ("slot:9", "as:unicorn"), ["unicorn"]),
    ],
)
def test_others_are_called_in_their_ways(name: str, keys: tuple[str, ...], kinds_: list[str]) -> None:
    game = Game(calling(name), seed=1, people=["player:cira", "gm"])
    assert called(game, f"cast:{name}", *keys) == kinds_


@SPELLS
def test_a_stronger_one_takes_a_higher_slot() -> None:
    for name, slot, far in (("conjure_fey", 7, "as:tyrannosaurus_rex"), ("conjure_celestial", 7, "as:unicorn")):
        game = Game(calling(name), seed=1, people=["player:cira", "gm"])
        game.answer(f"cast:{name}")
        game.answer(f"slot:{slot}")
        while game.ask is not None and game.ask.topic != "called-kind":
            game.answer("cast-on" if "cast-on" in offered(game) else "end")
        assert far not in offered(game)


@SPELLS
@pytest.mark.parametrize(
    "way, slot, many, ac, hp, hit, damage",
    [("tiny", 5, 10, 18, 20, 8, (1, 4, 4)), ("small", 6, 12, 16, 25, 6, (1, 8, 2)),
     ("medium", 7, 7, 13, 40, 5, (2, 6, 1)), ("large", 5, 2, 10, 50, 6, (2, 10, 2)),
     ("huge", 5, 1, 10, 80, 8, (2, 12, 4))],
)  # fmt: skip
def test_things_move(way: str, slot: int, many: int, ac: int, hp: int, hit: int, damage: tuple[int, ...]) -> None:
    """The numbers of the book by size; two tiny ones more for each higher slot, or a medium one."""
    game = Game(calling("animate_objects"), seed=1, people=["player:cira", "gm"])
    assert called(game, "cast:animate_objects", f"slot:{slot}", f"use:animate_{way}") == [f"{way}-object"] * many
    one = game.state.memo["table"].profiles[f"{way}-object-1" if many > 1 else f"{way}-object"]
    (part,) = one.by_key["slam"].components
    assert (one.ac, one.sheet.hp_max, one.by_key["slam"].bonus) == (ac, hp, hit)
    assert (part.dice, part.sides, part.flat) == damage


def test_tactics_call_for_help_at_once_or_not_at_all() -> None:
    """Animals come by an action; nobody spends the ten rounds of a minute on it."""
    quick = first_turn(cira("conjure_animals", at=(0, 4)), orc(hp_max=60, at=(10, 4)))
    assert only(quick, "casts").data["power"] == "conjure_animals_one"
    slow = first_turn(cira("conjure_fey", at=(0, 4)), orc(hp_max=60, at=(10, 4)))
    assert "casts-on" not in kinds(slow)


@pytest.mark.parametrize(
    "brings, path, reason",
    [({"number": 2}, "", "brings-nobody"), ({"block": "nosuch"}, ".block", "unknown-block"),
     ({"other": {"id": "thing", "ac": 10, "hp_max": -5}}, ".hp_max", "below-minimum"),
     ({"block": "wolf", "kinds": ["dog"]}, ".kinds[0]", "not-one-of")],
)  # fmt: skip
def test_whoever_is_brought_could_stand_in_a_scene(brings: dict[str, Any], path: str, reason: str) -> None:
    target = {"range": "self", "whom": "allies"}
    bad = {"name": "call", "target": target, "effects": [{"kind": "summon", **brings}]}
    with pytest.raises(SceneError) as refused:
        scene(cira("fire_bolt", power=[bad]), orc())
    told = [(one.path, one.reason) for one in refused.value.problems]
    assert told == [(f"combatant[0].power[0].effects[0]{path}", reason)]
