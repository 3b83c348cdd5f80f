"""Options and keys of sheets that change a number or a choice, each with and without."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.errors import NotOffered
from bojiste.systems.osr.play import space
from tests.play.osr.cast import at, damage, fight, foe, hero, one

RUN = ["act ada sprint", "act ada toward:orc"]


@pytest.mark.parametrize(
    ("field", "options", "most"),
    [
        ({}, {}, 12),
        ({"difficult": True}, {}, 12),
        ({"water": True}, {}, 6),
        ({"water": True}, {"sprint_in_water": True}, 12),
    ],
)
def test_how_far_a_sprint_goes(field: dict[str, Any], options: dict[str, Any], most: int) -> None:
    """osr.situation.sprint E1 E2, and the option sprint_in_water: metres of movement, each of hard ground costs two"""
    far = [at(hero(), 0), at(foe(), 60)]
    cost = 2 if field else 1
    game = fight(*far, say=[*RUN, f"metres ada {most // cost}"], field=field, options=options)
    assert game.state["ada"].x == most // cost
    with pytest.raises(NotOffered):
        fight(*far, say=[*RUN, f"metres ada {most + 1}"], field=field, options=options)


def test_how_far_a_light_shines() -> None:
    """light_radius_m"""
    ada, shot = at(hero(weapons=["short_bow"], light=True), 0), ["act ada attack:orc:short_bow"]
    more: dict[str, Any] = {"dice": (2,), "say": shot, "field": {"dark": True}}
    assert one(fight(ada, at(foe(), 20), options={"light_radius_m": 20}, **more), "miss")
    with pytest.raises(NotOffered):
        fight(ada, at(foe(), 20), options={"light_radius_m": 19}, **more)


def test_the_jet_of_water() -> None:
    """osr.attack.weakness E2: fourteen of seven, for who is weak to water"""
    jet = {"id": "jet", "cost": 0, "range": 9, "damage": "1d8 water"}
    say = ["act ada cast:jet"]
    elemental = foe(hp_max=30, weak=["water"], immune=["fire"])
    assert damage(fight(at(hero(spells=[jet]), 0), at(elemental, 5), dice=(7,), say=say)) == [14]


def test_natural_weapons_without_an_attack_count_as_arms() -> None:
    """natural_weapons: osr.situation.unarmed_target"""
    hit = ["act ada attack:orc:sword"]
    bare = at(foe(weapons=[], natural_weapons=True), 1)
    assert one(fight(at(hero(), 0), bare, dice=(2,), say=hit), "miss").data["state"] == 0


@pytest.mark.parametrize(("driven", "done"), [(True, 3), (False, 5)])
def test_what_strength_drives(driven: bool, done: int) -> None:
    """strength_based: osr.fatigue.damage"""
    orc = foe(weapons=[{"id": "claw", "damage": "1d6", "natural": True, "strength_based": driven}])
    tired = at({**orc, "now": {"fatigue": 2}}, 1)
    assert damage(fight(at(hero(), 0), tired, dice=(19, 5), say=["act orc attack:ada:claw"])) == [done]


def test_a_spell_that_needs_no_sight() -> None:
    """unseen: osr.situation.blind_ranged; a spell that does need it is not offered, so that nothing is paid for it"""
    bolt = {"id": "bolt", "cost": 0, "range": 9, "damage": "1d4"}
    cast = ["act ada cast:bolt"]
    blind = at(hero(spells=[{**bolt, "unseen": True}]), 0, conditions=["blind"])
    assert damage(fight(blind, at(foe(), 5), dice=(3,), say=cast)) == [3]
    with pytest.raises(NotOffered):
        fight(at(hero(spells=[bolt]), 0, conditions=["blind"]), at(foe(), 5), dice=(3,), say=cast)


def test_the_blind_can_still_heal_themselves() -> None:
    """osr.situation.blind_ranged: that needs no seen target"""
    ada = at(hero(spells=["mending"], magic_points=2), 0, hp=3, conditions=["blind"])
    game = fight(ada, at(foe(), 5), dice=(3,), say=["act ada cast:mending"])
    assert game.state["ada"].hp == 7


def test_nobody_sprints_lying_or_getting_up() -> None:
    """osr.situation.prone_stand: all movement of the round is gone"""
    lying = at(hero(), 0, conditions=["prone"])
    for say in (["act ada sprint"], ["act ada stand", "act ada sprint"]):
        with pytest.raises(NotOffered):
            fight(lying, at(foe(), 30), say=say)


def test_of_a_long_ring_only_what_can_be_reached_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """osr.completion.battlefield: six metres on somebody stands in the way, and no place beside her can be paid for on
    hard ground: of some 28,000 places as near to the orc none is costed that lies farther than the six metres."""
    ends: list[int] = []
    affords = space.affords

    def counted(table: Any, who: Any, start: space.Point, end: space.Point, left: int) -> bool:
        ends.append(space.metres(start, end))
        return affords(table, who, start, end, left)

    monkeypatch.setattr(space, "affords", counted)
    people = [at(hero(), 0), at(hero("bea"), 6), at(foe(), 100)]
    game = fight(*people, say=["act ada toward:orc", "metres ada 3"], field={"difficult": True})
    assert (game.state["ada"].x, game.state["ada"].y) == (3, 0)
    assert max(ends) <= 6 and len(ends) < 60
