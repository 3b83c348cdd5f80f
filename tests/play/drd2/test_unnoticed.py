"""Faults that no test used to notice: who is asked when, and what keeps its weight."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from tests.play.drd2.scripted import being, hero, one, play, scene, told, until

rule = pytest.mark.rule


@rule("drd2.initiative.approach_cost")
def test_approaches_are_asked_in_roster_order() -> None:
    table = scene(hero("ada"), hero("bor"), being("cur"), conflict={"first": []})
    game = Game(table, dice=[1, 2, 3, 4, 5, 6], people=[*table.seats, "gm"])
    asked = []
    while game.ask is not None and game.ask.topic != "declare":
        if game.ask.topic == "approach":
            asked.append(game.ask.actor)
        game.answer(game.ask.default)
    assert asked == ["ada", "bor", "cur"]


@rule("drd2.equipment.other_price")
@pytest.mark.parametrize("broken, price", [([], 2), (["shield"], 3)])
def test_a_broken_shield_changes_no_price(broken: list[str], price: int) -> None:
    items = [{"name": "shield", "exhaust_price": -1}]
    table = scene(being("bog"), hero("ada", items=items, now={"threat": 3, "broken": broken}))
    game = until(table, [6, 5, 1, 2], "exhaust", "ada", "declare bog attack:ada", "counter ada strike")
    assert game.ask is not None and game.ask.data["price"] == price


@rule("drd2.kind.demand_max")
def test_the_gms_kind_keeps_the_demand_of_a_scar() -> None:
    """The GM says possible; the scar of 2 is demanding all the same, and demands do not add up."""
    scar = {"property": "body", "severity": 2, "scope": ["common-melee"]}
    for ruling in ("possible", "demanding:1"):
        table = scene(hero("ada", attack_skills=["common-melee"], now={"body": 2, "scars": [scar]}), being("bog"))
        script = ("declare ada attack:bog", f"kind ada {ruling}", "declare bog postpone")
        assert one(play(table, [6, 5], *script), "demand").data["price"] == 2


@rule("drd2.conflict.end_agreement")
def test_only_a_side_that_has_just_lost_somebody_may_surrender() -> None:
    table = scene(hero("ada"), being("bog"), being("cur"))
    game = until(table, [6, 5], "surrender", "cur", "declare ada eliminate:bog")
    assert game.ask is not None and game.ask.data["out"] == 1
    waits = ("declare bog postpone", "declare cur postpone")
    with pytest.raises(AssertionError, match="never asked"):
        until(table, [6, 5], "surrender", "bog", "declare ada attack:bog", *waits)


@rule("drd2.turn.react_initiative")
@pytest.mark.parametrize("seat, asked", [("player:boris", True), ("player:ada", False)])
def test_comrades_of_another_player_may_counter(seat: str, asked: bool) -> None:
    """Hrun may push Žira; who plays both is not asked to oppose himself."""
    table = scene(hero("zira", seat="player:ada"), hero("hrun", seat=seat), being("bog"))
    script = ("declare zira attack:bog", "counter hrun strike")
    if not asked:
        game = until(table, [6, 5], "declare", "hrun", script[0])  # her test is over, and nobody was asked
        assert "succeeded zira" in told(game)
        return
    game = play(table, [6, 5, 1, 2], *script, "declare bog postpone")
    assert "countered hrun>zira: hrun.initiative waiting>spent" in told(game)
