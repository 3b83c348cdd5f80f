"""Tactics choose what frees, hides, keeps off and hushes, where that is worth more than a blow."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, brok, every, gob, grid, ogre, orc

TACTICS = pytest.mark.parametrize("tactic", ["ordinary", "clever"])


def priest(spell: str, *levels: int, **more: Any) -> dict[str, Any]:
    """Ada with one spell, no weapon to speak of and a slot for it."""
    base = {"casting": "wisdom", "level": 11, "spells": [spell], "slots": list(levels), "weapons": []}
    return ada(**{**base, **more})


def chosen(*everybody: dict[str, Any], order: list[str], rounds: int = 1, seed: int = 1, **more: Any) -> set[str]:
    """What somebody casts unattended in so many rounds."""
    game = Game(grid(*everybody, order=order, options={"max_rounds": rounds}, **more), seed=seed)
    return {str(event.data["power"]) for event in every(game, "casts") if event.actor == "ada"}


def bolts(**more: Any) -> dict[str, Any]:
    """An enemy who throws fireballs; on its turn it throws one."""
    base = {"id": "mage", "hp_max": 60, "casting": "intelligence", "level": 9, "spells": ["fireball"]}
    scores = {"intelligence": 18, "dexterity": 14}
    return gob(**{**base, "slots": [0, 0, 3], "attack": [], "abilities": scores, **more})


@TACTICS
def test_silence_upon_who_has_cast_a_fireball(tactic: str) -> None:
    """After the first fireball, and not before anybody has cast anything."""
    hero = priest("silence", 0, 1, at=(2, 2), hp_max=90, tactic=tactic)
    assert chosen(bolts(at=(14, 2)), hero, order=["mage", "ada"]) == {"silence"}
    assert chosen(orc(at=(14, 2)), hero, order=["orc", "ada"]) == set()


@TACTICS
def test_a_globe_against_who_has_cast_a_fireball(tactic: str) -> None:
    hero = priest("globe_of_invulnerability", 0, 0, 0, 0, 0, 1, at=(2, 2), hp_max=90, tactic=tactic)
    assert chosen(bolts(at=(14, 2), size="huge"), hero, order=["mage", "ada"]) == {"globe_of_invulnerability"}
    assert chosen(orc(at=(14, 2), size="huge"), hero, order=["orc", "ada"]) == set()


@TACTICS
def test_mist_when_little_is_left(tactic: str) -> None:
    hero = priest("gaseous_form", 0, 0, 1, at=(2, 2), hp_max=90, now={"hp": 9}, tactic=tactic)
    whole = priest("gaseous_form", 0, 0, 1, at=(2, 2), hp_max=90, tactic=tactic)
    friends = [brok(at=(8, 8), tactic="idle"), orc(id="ally", side="heroes", at=(9, 9), tactic="idle")]
    assert chosen(hero, *friends, ogre(at=(3, 2)), order=["ada", "brok", "ally", "ogre"]) == {"gaseous_form"}
    assert chosen(whole, *friends, ogre(at=(3, 2)), order=["ada", "brok", "ally", "ogre"]) == set()


@TACTICS
def test_freedom_for_who_is_bound(tactic: str) -> None:
    for conditions, cast in ((["restrained"], {"freedom_of_movement"}), ([], set())):
        bound = brok(at=(3, 3), now={"conditions": conditions}, tactic="idle")
        hero = priest("freedom_of_movement", 0, 0, 0, 1, at=(2, 2), tactic=tactic)
        assert chosen(hero, bound, orc(at=(12, 12)), order=["ada", "brok", "orc"]) == cast


@TACTICS
def test_true_sight_against_whom_one_does_not_see(tactic: str) -> None:
    for conditions, cast in ((["invisible"], {"true_seeing"}), ([], set())):
        fighter = orc(id="ally", side="heroes", at=(3, 3), tactic="idle", attacks=2)
        hero = priest("true_seeing", 0, 0, 0, 0, 0, 1, at=(2, 3), tactic=tactic)
        foe = ogre(at=(4, 3), now={"conditions": conditions})
        assert chosen(hero, fighter, foe, order=["ada", "ally", "ogre"]) == cast
