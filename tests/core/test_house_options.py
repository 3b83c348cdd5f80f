"""Options that no book has: each is a rule, its sums are sound, it is played, told and refused like any house rule."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import pytest
from annotated_types import Ge, Le

from bojiste.core.game import Game
from bojiste.core.house import option, problems
from bojiste.core.reading import read_scene
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.core.system import System, system
from bojiste.errors import SceneError
from bojiste.files.examples import examples
from bojiste.files.scenes import load
from bojiste.forecast.sample import play
from bojiste.tell.house import cited, played
from bojiste.tell.words import Words
from tests import house

SYSTEMS = [id for id in house.system_ids() if option.switches(system(id))]


def values(game: System, name: str) -> list[Any]:
    """What may be chosen of an option beside the book's: every word, both answers, the ends of a number."""
    field = game.models().options.model_fields[name]
    kinds = [field.annotation, *typing.get_args(field.annotation)]
    if any(kind is bool for kind in kinds):
        return [not field.default]
    words = [word for kind in kinds if typing.get_origin(kind) is typing.Literal for word in typing.get_args(kind)]
    words = words or [kind for kind in kinds if isinstance(kind, str)]
    if words:
        return [word for word in words if word != field.default]
    every = [*field.metadata, *(one for kind in kinds for one in getattr(kind, "__metadata__", ()))]
    bounds = [bound for one in every for bound in (one, *getattr(one, "metadata", ()))]
    least = next(one.ge for one in bounds if isinstance(one, Ge))
    most = next(one.le for one in bounds if isinstance(one, Le))
    return [value for value in (least, most) if value != field.default]


def _each() -> Iterator[Any]:
    for id in SYSTEMS:
        for name in option.switches(system(id)):
            yield pytest.param(id, name, id=f"{id}.{name}")


EACH = list(_each())


@pytest.mark.parametrize("id", SYSTEMS)
def test_each_is_an_option_with_a_default_and_a_rule(id: str) -> None:
    fields = system(id).models().options.model_fields
    known = option.switches(system(id))
    assert len(known) >= 8 and known.keys() <= fields.keys()
    (model,) = (base for base in system(id).models().options.__mro__ if base.__name__ == "House")
    assert {*model.model_fields} == {*known}


@pytest.mark.parametrize("id, name", EACH)
def test_what_it_replaces_is_sound_with_every_choice(id: str, name: str) -> None:
    game = system(id)
    rule = option.switches(game)[name]
    chosen = values(game, name)
    assert chosen
    for value in chosen if not rule.course else ():
        rules = option.of(game, {name: value}).rules
        assert rules and list(problems(game, rules)) == []


def scenes(id: str) -> list[Any]:
    return [path for name, path in examples().items() if name.startswith(f"{id}/")]


def otherwise(scene: Scene, name: str, value: Any) -> Scene:
    """The scene with an option."""
    source = {**scene.source, "options": {**scene.source.get("options", {}), name: value}}
    return read_scene(source)


RARE: dict[tuple[str, str], tuple[str, tuple[Any, ...]]] = {
    ("fiveaction", "empty_air"): ("attack.always_misses_13", (13,)),
    ("fiveaction", "test_naturals"): ("test.naturals", (20, False)),
    ("osr", "miss_up_to"): ("attack.nat1", (3,)),
    ("osr", "full_damage_critical"): ("attack.full_damage_critical", ((), ())),
    ("osr", "save_naturals"): ("save.nat", (20, False)),
    ("osr", "wild_healing"): ("hit_points.no_wild_healing", (False,)),
    ("osr", "stand_after_moving"): ("situation.prone_stand", (3,)),
    ("srd5", "advantage_counted"): ("dice.adv_cancel", (2, 1)),
    ("srd5", "concentration_least"): ("concentration.damage", (4,)),
    ("srd5", "contest_ties"): ("dice.contest", (5, 5)),
    ("srd5", "long_rest"): ("house.slept", (4, 24)),
    ("srd5", "loading"): ("weapon.loading", (2, True)),
    ("srd5", "recharge_easier"): ("monster.recharge", (3, 5)),
    ("srd5", "small_heavy"): ("weapon.heavy", (True, 1)),
    ("srd5", "hits_on_the_dying"): ("death.damage", (False,)),
    ("srd5", "natural_1_misses"): ("attack.natural_1", (1,)),
    ("srd5", "off_hand_ability"): ("two_weapons.no_ability_damage", (3,)),
}
"""Options that touch what few fights of the examples come to: the sum that each replaces, and of what it then says
otherwise (or does not even look at it). Played tests of the book show that play asks these sums."""

PLAYED = {("srd5", "healing_surge")}
"""No example has characters who are badly hurt and have Hit Dice: ``tests/play`` has such a game."""


@pytest.mark.parametrize("id, name", RARE)
def test_what_is_rare_says_otherwise(id: str, name: str) -> None:
    rule, given = RARE[id, name]
    scene = load(scenes(id)[0])
    changed = otherwise(scene, name, values(system(id), name)[-1])
    book, table = (one.rulebook[f"{id}.{rule}"].function for one in (scene.system, changed.system))
    assert table is not book
    assert name == "full_damage_critical" or book(*given) != table(*given)


@pytest.mark.slow
@pytest.mark.parametrize("id, name", [one for one in EACH if one.values not in RARE.keys() | PLAYED])
def test_it_changes_some_game(id: str, name: str) -> None:
    """No option is an ornament: with one of its choices some fight of the examples goes otherwise."""
    for value in values(system(id), name):
        for path in scenes(id):
            scene = load(path)
            changed = otherwise(scene, name, value)
            if any(play(scene, 1, fight)[1:] != play(changed, 1, fight)[1:] for fight in range(4)):
                return
    raise AssertionError(f"{name} changes nothing")


OPTIONS = {"ties_miss": True, "critical_from": 15}


def test_it_is_told_beside_the_rule_that_it_replaces_and_among_the_conventions() -> None:
    scene = load(scenes("osr")[0])
    changed = read_scene({**scene.source, "options": OPTIONS, "house": {"title": "Our table"}})
    hit = changed.system.rulebook["osr.attack.nat20"].function
    for language in LANGUAGES:
        words = Words(language, "osr")
        (said,) = cited(changed, hit, words)
        assert words.word("rule-osr-house-critical_from") in said and "critical_from = 15" in said
        (convention,) = played(changed.house, words)
        assert "ties_miss = true" in convention and "osr.attack.roll" not in convention


def test_two_that_replace_the_same_sum_are_both_played() -> None:
    game = system("drd2")
    rules = option.of(game, {"double_six": 3, "double_one_fails": True}).rules
    scene = load(scenes("drd2")[0])
    changed = read_scene({**scene.source, "options": {"double_six": 3, "double_one_fails": True}})
    basic = changed.system.rulebook["drd2.roll.basic"].function
    assert list(rules) == ["drd2.roll.basic"]
    assert [basic(6, 6, 2), basic(1, 1, 4), basic(3, 4, 1)] == [17, 0, 8]


def test_a_rule_of_ones_own_beside_the_option_that_replaces_it_is_refused() -> None:
    scene = load(scenes("osr")[0])
    with pytest.raises(SceneError) as refused:
        read_scene({**scene.source, "options": OPTIONS, "rules": {"osr.attack.roll": "total > 3"}})
    assert [(one.path, one.reason) for one in refused.value.problems] == [("rules.osr.attack.roll", "house-option")]


def test_options_that_cannot_be_read_are_refused_once() -> None:
    scene = load(scenes("osr")[0])
    with pytest.raises(SceneError) as refused:
        read_scene({**scene.source, "options": {"ties_miss": "maybe", "critical_from": 15}})
    assert [one.path for one in refused.value.problems] == ["options.ties_miss"]


def test_a_game_is_kept_and_gone_on_with() -> None:
    scene = load(scenes("osr")[0])
    game = Game(read_scene({**scene.source, "options": OPTIONS}), 3)
    again = Game.load(game.save())
    assert again.scene.house is not None and again.scene.house.by.keys() == {"osr.attack.roll", "osr.attack.nat20"}
    assert [event.row() for event in again.events] == [event.row() for event in game.events]
