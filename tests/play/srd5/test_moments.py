"""Moments and who speaks at them: each in its order, and whoever is not asked would have had nothing to say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bojiste
from bojiste.core.policy import random_policy
from bojiste.core.run import Run, source
from bojiste.core.system import system
from bojiste.systems.srd5 import moments, words
from bojiste.systems.srd5.items import every as items
from bojiste.systems.srd5.kernel import map_plain, plain
from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play import profile, voices
from bojiste.systems.srd5.play.attacks.shot import Aim, Found, because
from bojiste.systems.srd5.play.cache import GOING_ON
from bojiste.systems.srd5.play.profile import Profile, forget
from bojiste.systems.srd5.play.table import OF_PLACES
from bojiste.systems.srd5.play.voices import MOMENTS, Moment
from bojiste.systems.srd5.prepare import Attack
from bojiste.systems.srd5.traits.base import NONE, Trait
from bojiste.systems.srd5.traits.every import TRAITS
from bojiste.systems.srd5.words.goods import WEAPONS
from tests.play.srd5.cast import ada, grid, orc, played

EXAMPLES = Path(__file__).parents[3] / "examples" / "srd5"


@pytest.mark.parametrize("moment", MOMENTS, ids=repr)
def test_all_who_have_a_place_in_a_moment_speak_there(moment: Moment[Any]) -> None:
    assert [voice.name for voice in moment.voices] == list(moment.order)


def test_a_moment_is_called_as_the_list_calls_it() -> None:
    named = {value.name: name for name, value in vars(moments).items() if isinstance(value, Moment)}
    assert named == {moment.name: moment.name.upper() for moment in MOMENTS}


def test_a_voice_hangs_on_numbers_that_somebody_has(a_fight: Any) -> None:
    hung_on = {name for moment in MOMENTS for voice in moment.voices for name in voice.state}
    assert hung_on == moments.HUNG_ON
    assert hung_on <= {*type(a_fight).__slots__}


def test_a_voice_waits_for_nothing_that_cannot_be() -> None:
    """A word that no sheet, no place and no state of the fight ever brings would silence it for good."""
    known = {*profile.FEATURES, *OF_PLACES, *GOING_ON, *system("srd5").rulebook.house}
    waited = {voice.name: {*voice.there} - known for moment in MOMENTS for voice in moment.voices}
    assert {name: words for name, words in waited.items() if words} == {}


def test_nobody_speaks_without_a_place_in_the_order() -> None:
    with pytest.raises(AssertionError, match="has no place"):
        moments.DAMAGE_TAKEN.voice("of nobody")


@pytest.fixture
def a_fight() -> Any:
    scene = bojiste.load(EXAMPLES / "duel.toml")
    return scene.system.begin(scene)[scene.combatants[0].id]


@cache
def unspared(who: Profile, attack: Attack | None) -> Any:
    """Everybody of this body (and attack) who ever speaks, whatever it suffers and whoever is there."""
    own = [(moment, [one for one in moment.voices if one.of(who)]) for moment in MOMENTS]
    return {moment: tuple(one.says for one in voices if attack is None or one.by(attack)) for moment, voices in own}


@pytest.mark.parametrize(
    "name", ["dragon", "goblin_ambush", "mages", "mounted_charge", "shipwreck", "skeletons", "troll", "two_casters"]
)
def test_who_is_not_asked_would_have_had_nothing_to_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a voice says of when it speaks only saves time: asked each time, it changes nothing."""
    as_it_is = events_of(name)
    monkeypatch.setattr(voices, "heard", lambda who, state, there, attack=None: unspared(who, attack))
    assert events_of(name) == as_it_is


def events_of(name: str) -> list[Any]:
    """A fight by somebody who answers blindly, so that deeds come up which no tactic chooses."""
    scene = bojiste.load(EXAMPLES / f"{name}.toml")
    events: list[Any] = []
    choose = dict.fromkeys(scene.system.policies, random_policy(5))
    Run(scene, source(scene, "tape", 5, 0, frozenset()), policies=choose, events=events).advance()
    return [repr(event) for event in events]


def test_a_weapon_property_works_as_soon_as_it_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the guide for new content says it: the word, its place in the order, and what it says."""
    monkeypatch.setattr(ATTACK_ADVANTAGE, "order", (*ATTACK_ADVANTAGE.order, "hooked"))
    monkeypatch.setattr(ATTACK_ADVANTAGE, "_voices", dict(ATTACK_ADVANTAGE._voices))

    @ATTACK_ADVANTAGE.voice("hooked", by=lambda attack: "hooked" in attack.properties)
    def hooks(aim: Aim) -> Found:
        return because("hooked", +1, aim.target.shield > 0)

    sword = WEAPONS["longsword"]
    monkeypatch.setitem(WEAPONS, "longsword", sword._replace(properties=sword.properties | {"hooked"}))
    hero = ada(weapons=["longsword"], attack=[], at=(0, 0))
    foes = {True: orc(at=(1, 0), shield=True), False: orc(at=(1, 0))}
    for shield, dice in ((True, [3, 2]), (False, [3])):
        game = played(grid(hero, foes[shield], order=["ada", foes[shield]["id"]]), dice, "attack:orc:longsword")
        told = [event for event in game.events if event.kind == "miss"]
        assert told[0].data.get("helps", ()) == (("hooked",) if shield else ())
    forget()


WORDS = re.compile(r'because\(\s*"([\w-]+)", ([+-])1')
SYSTEM = Path(moments.__file__).parent


@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_every_reason_has_its_word(language: str) -> None:
    """What helps or hinders an attack is told by its word, never as a raw id."""
    reasons = {found for path in SYSTEM.rglob("*.py") for found in WORDS.findall(path.read_text(encoding="utf-8"))}
    assert len(reasons) > 20
    wanted = {f"{'help' if sign == '+' else 'hinder'}-{word}" for word, sign in reasons}
    texts = "\n".join(path.read_text(encoding="utf-8") for path in (SYSTEM / "text").glob(f"*{language}.ftl"))
    assert wanted <= {line.partition(" =")[0] for line in texts.splitlines()}


# -- traits --------------------------------------------------------------------------------------------------------

OF_ROWS = {one.__name__.rpartition(".")[2] for one in items.OF_ROWS}
FILES, FEATURES, ITEMS = (
    {path.stem for path in (SYSTEM / folder).glob("*.py")} - {"__init__", "base", "every", *OF_ROWS}
    for folder in ("traits", "features", "items")
)


def test_each_trait_has_a_file_and_each_file_a_trait() -> None:
    assert [trait.name for trait in TRAITS] == [*sorted(FILES), *sorted(FEATURES), *sorted(ITEMS)]
    assert {*FILES, *FEATURES, *ITEMS} == {*words.TRAITS}


def test_the_kernel_plays_no_trait_that_does_not_say_so() -> None:
    """A new trait has no twin, so that its scenes are the readable engine's."""
    assert Trait("something new").twin == NONE
    assert {trait.name for trait in TRAITS if trait.twin.plain} == plain.HARMLESS | plain.PLAYED
    assert {trait.name for trait in TRAITS if trait.twin.on_map} == map_plain.HARMLESS | map_plain.PLAYED
    assert not plain.HARMLESS & plain.PLAYED
