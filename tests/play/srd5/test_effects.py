"""Effects of powers as a list: what happens, in which order, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.errors import SceneError
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.effects.kinds import KINDS
from tests.play.srd5.cast import ada, grid, kinds, ogre, orc, played, scene

PUSHED, DROPPED = {"kind": "push", "feet": 10}, {"kind": "drop_held"}


def gale(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"name": "gale", "range": 30, "save": "strength", "dc": 15, "effects": list(effects), **more}


def blown(*effects: dict[str, Any], **more: Any) -> Any:
    """Ada blows at an orc, who fails to save."""
    given = grid(ada(at=(0, 0), power=[gale(*effects, **more)]), orc(at=(2, 0)), order=["ada", "orc"])
    return played(given, [2], "power:gale")


def place(game: Any) -> tuple[int, int]:
    return game.state["orc"].x, game.state["orc"].y


@pytest.mark.parametrize(
    ("effects", "told"),
    [((PUSHED, DROPPED), ["pushed", "lets-fall"]), ((DROPPED, PUSHED), ["lets-fall", "pushed"])],
)
def test_effects_happen_in_the_order_of_their_list(effects: Any, told: list[str]) -> None:
    assert [kind for kind in kinds(blown(*effects)) if kind in ("pushed", "lets-fall")] == told


def test_a_push_may_go_either_way() -> None:
    assert place(blown({"kind": "push", "feet": 5})) == (3, 0)
    assert place(blown({"kind": "push", "feet": 15, "direction": "toward"})) == (1, 0)


def test_a_list_and_a_key_are_the_same_power() -> None:
    listed, keyed = blown(PUSHED), blown(push=10)
    assert listed.digest == keyed.digest and place(listed) == (4, 0)


def test_what_is_behind_a_death_does_not_happen() -> None:
    assert "pushed" not in kinds(blown({"kind": "kill"}, PUSHED))


def test_an_effect_is_only_for_those_whom_it_names() -> None:
    weak = {"kind": "kill", "only": {"hit_points_at_most": 10}}
    given = scene(ada(power=[gale(weak, targets=2)]), orc(hp_max=10), ogre(), order=["ada", "orc", "ogre"])
    game = played(given, [2, 2], "power:gale", "at:orc", "at:ogre")
    assert (game.state["orc"].life, game.state["ogre"].life) == ("dead", "ok")
    fiends = {"kind": "banish", "only": {"types": ["fiend"]}}
    assert "sent-home" not in kinds(blown(fiends))


@pytest.mark.parametrize(
    ("effect", "path", "reason"),
    [
        ({"kind": "pusch", "feet": 10}, "power[0].effects[0].kind", "not-one-of"),
        ({"feet": 10}, "power[0].effects[0].kind", "missing"),
        ({"kind": "push"}, "power[0].effects[0].feet", "missing"),
        ({"kind": "push", "feet": 1000}, "power[0].effects[0].feet", "above-maximum"),
        ({"kind": "push", "foot": 10, "feet": 5}, "power[0].effects[0].foot", "unknown-key"),
        ({"kind": "kill", "only": {"types": ["fiendish"]}}, "power[0].effects[0].only.types[0]", "not-one-of"),
    ],
)
def test_a_faulty_effect_is_named_by_its_place(effect: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(SceneError) as refused:
        scene(ada(power=[gale(effect)]), orc())
    assert [(one.path, one.reason) for one in refused.value.problems] == [(f"combatant[0].{path}", reason)]


def test_every_kind_is_a_word_of_its_own() -> None:
    names = [kind.model_fields["kind"].default for kind in KINDS]
    assert len(set(names)) == len(names) and set(Kind.KINDS) == set(names)
