"""What an own scar costs is said before it is taken, and its player says what it hampers."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from tests.play.drd2.scripted import being, hero, keys, one, play, scene, told, until

rule = pytest.mark.rule
EMPTY = {"body": 0, "soul": 0, "influence": 0}


@rule("drd2.equipment.damage")
def test_tactics_never_break_a_thing() -> None:
    """A shield would do, but unattended it is never given up: the hero takes a scar instead."""
    shield = [{"name": "shield", "sacrifice": {"property": "body"}}]
    table = scene(being("m"), hero("a", items=shield, now={"body": 3, "threat": 3}))
    game = Game(table, dice=[6, 6, 1, 1, 1], people=["gm"])
    while game.ask is not None:
        game.answer("eliminate:a" if game.ask.topic == "declare" else game.ask.default)
    now = game.state["a"]
    assert now.broken == () and [scar.severity for scar in now.scars] == [1]


@rule("drd2.scar.self")
@pytest.mark.parametrize("topic, script", [
    ("precise", ("declare ada attack:bog", "counter bog strike")),
    ("mighty", ("declare ada attack:bog", "counter bog strike")),
])  # fmt: skip
def test_a_manoeuvre_with_an_empty_pool_says_what_it_costs(topic: str, script: tuple[str, ...]) -> None:
    table = scene(hero("ada", now=EMPTY), being("bog"))
    game = until(table, [6, 5, 1, 2], topic, "ada", *script)
    assert game.ask is not None
    data = game.ask.data
    assert (data["scar"], data["severity"], data["scope"], data["banked_after"]) == (1, 1, ["common-melee"], 2)


@rule("drd2.scar.self")
def test_a_defence_with_an_empty_pool_says_what_it_costs() -> None:
    table = scene(being("bog"), hero("ada", now={**EMPTY, "initiative": "spent"}), conflict={"round": 1})
    game = until(table, [], "counter", "ada", "declare bog attack:ada")
    assert game.ask is not None
    assert (game.ask.data["price"], game.ask.data["scar"], game.ask.data["scope"]) == (1, 1, ["common-melee"])


@rule("drd2.scar.scope")
@pytest.mark.parametrize("rulings", ["ask", "default"])
def test_the_player_says_what_an_own_scar_hampers(rulings: str) -> None:
    """Also where nobody bothers the GM: it is no ruling."""
    table = scene(hero("ada", now=EMPTY), being("bog"), rulings=rulings)
    script = ("declare ada attack:bog", "counter bog strike", "precise ada yes")
    game = until(table, [6, 5, 4, 1, 2], "scar-scope", "ada", *script)
    assert game.ask is not None and game.ask.seat == "player:ada" and "scope:agility" in keys(game)
    ended = play(table, [6, 5, 4, 1, 2], *script, "scar-scope ada scope:agility")
    assert one(ended, "self-scar").data["scope"] == ["agility"]
    assert ended.state["ada"].scars[0].scope == ("agility",)


@rule("drd2.resource.payment")
def test_the_usual_way_wastes_nothing_of_the_scar() -> None:
    """Price 3 with 2 in the pool needs a scar; its three resources pay, and the pool is kept."""
    table = scene(being("bog"), hero("ada", now={"threat": 3, "body": 2}))
    script = ("declare bog attack:ada", "counter ada strike")
    game = until(table, [6, 5, 1, 2], "exhaust", "ada", *script)
    assert game.ask is not None
    assert (game.ask.data["pool_after"], game.ask.data["banked_after"]) == (2, 0)
    ended = play(table, [6, 5, 1, 2], *script, "exhaust ada exhaust")
    assert "exhausted ada>bog: ada.bank 3>0, ada.threat 3>4" in told(ended)


@rule("drd2.scar.self_one")
def test_a_scar_of_one_property_leaves_that_of_another_alone() -> None:
    """Two banks in one action: what is drawn from one is not drawn from the other."""
    ability = {"id": "trance", "property": "soul", "price": 1}
    table = scene(hero("ada", now=EMPTY, abilities=[ability]), being("bog"))
    script = (
        "declare ada custom", "skill ada skill:common-melee", "effect ada effect:threat_up",
        "ability ada ability:trance",
        "counter bog strike", "precise ada yes", "exhaust bog accept",
    )  # fmt: skip
    game = play(table, [6, 5, 4, 1, 2], *script)
    spent = one(game, "scar-spent")
    assert spent.data["lost"] == 4 and [bank.left for bank in spent.changes[0].old] == [2, 2]


@rule("drd2.scar.hero_clamp")
def test_an_inflicted_scar_leaves_the_own_one_of_the_action_out_until_its_end() -> None:
    """Ada scars herself for precise, loses and is scarred: the pool of 4 falls to 3 at once, to 2 at the end."""
    table = scene(being("bog", attack_skills=["common-melee"]), hero("ada"))
    script = (
        "declare bog scar:ada", "counter ada strike", "precise ada yes:otherwise", "pay ada pay:banked-1:scar-1",
        "exhaust ada accept",
    )  # fmt: skip
    game = play(table, [6, 6, 1, 2, 3], *script)
    assert [line for line in told(game) if line.startswith("scar")] == [
        "scarred bog>ada: ada.scars body1>body1+body1, ada.body 4>3",
        "scar-spent ada: ada.bank 2>, ada.body 3>2",
    ]
