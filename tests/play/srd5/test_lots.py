"""Powers of several parts: rays that a die deals out, a storm that brings something else each turn, saves counted."""

from __future__ import annotations

import pytest

from tests.play.srd5.cast import ada, every, first_turn, gob, grid, kinds, offered, orc, played, scene
from tests.play.srd5.test_sites import apart, cira
from tests.play.srd5.test_tome import FIELD

SPELLS = pytest.mark.rule("srd5.spell.samples")
SPRAY = ("cast:prismatic_spray", "to:4,5")
NEAR = orc(hp_max=200, at=(4, 5))


@SPELLS
@pytest.mark.parametrize("face, type_", [(1, "fire"), (2, "acid"), (3, "lightning"), (4, "poison"), (5, "cold")])
def test_a_ray_of_each_colour(face: int, type_: str) -> None:
    """10d6, halved by the Dexterity save (+1 against 13) that was made before the die fell."""
    hit = played(apart("prismatic_spray", foe=NEAR), [11, face, *[4] * 10], *SPRAY)
    assert [(event.data["types"], event.data["damage"]) for event in every(hit, "damage")] == [((type_,), 40)]
    made = played(apart("prismatic_spray", foe=NEAR), [12, face, *[4] * 10], *SPRAY)
    assert made.state["orc"].hp == 180


@SPELLS
def test_each_has_its_own_ray_and_an_eight_is_two() -> None:
    """All save first; an eight brings two rays, and further eights count for nothing."""
    foes = orc(hp_max=200, at=(4, 5)), gob(hp_max=200, at=(4, 4))
    given = grid(cira("prismatic_spray", at=(0, 5)), *foes, order=["cira", "orc", "gob"])
    dice = [2, 20, 8, 1, 8, 5, *[1] * 10, *[2] * 10, 3, *[4] * 10]
    game = played(given, dice, *SPRAY)
    assert game.state["orc"].hp == 200 - 10 - 20 and game.state["gob"].hp == 180
    assert [event.data["power"] for event in every(game, "ray-falls")] == ["red_ray", "blue_ray", "yellow_ray"]


@SPELLS
def test_the_indigo_ray_turns_to_stone_by_three() -> None:
    """Restrained; a Constitution save at the end of each turn: three made and it is free, three failed: stone."""
    rest = ["end", "end"] * 5
    stone = played(apart("prismatic_spray", foe=NEAR), [2, 6, 2, 20, 2, 2], *SPRAY, *rest[:8])
    assert stone.state["orc"].conditions == ("petrified",)
    assert [event.data["failures"] for event in every(stone, "undecided-yet")] == [1, 1, 2]
    free = played(apart("prismatic_spray", foe=NEAR), [2, 6, 20, 2, 20, 20], *SPRAY, *rest[:8])
    assert not free.state["orc"].conditions
    saved = played(apart("prismatic_spray", foe=NEAR), [20, 6], *SPRAY)
    assert not saved.state["orc"].conditions


@SPELLS
def test_the_violet_ray_sends_away() -> None:
    """Blinded until Cira's next turn starts; then a Wisdom save against 13, or it is gone."""
    blind = played(apart("prismatic_spray", foe=NEAR), [2, 7], *SPRAY)
    assert blind.state["orc"].conditions == ("blinded",)
    gone = played(apart("prismatic_spray", foe=NEAR), [2, 7, 12], *SPRAY, "end", "end")
    assert gone.state["orc"].gone
    here = played(apart("prismatic_spray", foe=NEAR), [2, 7, 13], *SPRAY, "end", "end")
    assert not here.state["orc"].gone and not here.state["orc"].conditions


@SPELLS
def test_a_storm_brings_something_else_each_turn() -> None:
    """Thunder (2d6 and deaf, a Constitution save); acid (1d6), six bolts (10d6, half), hail (2d6), then frost (1d6)."""
    given = scene(cira("storm_of_vengeance"), orc(hp_max=200), gob(hp_max=200), order=["cira", "orc", "gob"])
    storm = ("cast:storm_of_vengeance", "on:orc")
    turn = ("end", "end", "end")
    dice = [2, 20, 6, 6, 3, 2, 20, *[4] * 10, 5, 5, 2, 1]
    game = played(given, dice, *storm, *turn, *turn, "at:orc", "at:gob", *turn, *turn, *turn)
    assert game.state["orc"].hp == 200 - 12 - 3 - 40 - 10 - 2 - 1
    assert game.state["gob"].hp == 200 - 3 - 20 - 10 - 2 - 1 and "deafened" in game.state["orc"].conditions
    over = played(given, dice[:5], *storm, *turn, "let-go", *turn)
    assert len(every(over, "zone-stage")) == 1


@SPELLS
def test_parts_are_not_used_by_themselves() -> None:
    menu = offered(played(apart("prismatic_spray", "storm_of_vengeance")))
    assert not any("_ray" in key or "storm_acid" in key for key in menu)


def test_tactics_spray_at_enemies_only() -> None:
    foes = [orc(id=id, hp_max=60, at=(6, y)) for id, y in (("one", 3), ("two", 5))]
    game = first_turn(cira("prismatic_spray", at=(0, 4)), *foes, **FIELD)
    assert len(every(game, "ray-falls")) >= 2
    spared = first_turn(cira("prismatic_spray", "storm_of_vengeance", at=(0, 4)), *foes, ada(at=(6, 4)), **FIELD)
    assert "casts" not in kinds(spared)
