"""What a question shows to whoever answers it: levels, prices, and nobody who is not there yet."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.drd2.scripted import being, hero, keys, one, play, scene, told, until

rule = pytest.mark.rule


def offered(game: Game, key: str) -> dict[str, Any]:
    """What stands with one answer of the waiting question."""
    assert game.ask is not None
    return dict(next(option.data for option in game.ask.options if option.key == key))


@rule("drd2.action.declare")
def test_proposals_name_the_own_level_and_reach_every_enemy() -> None:
    game = until(scene(hero("ada"), being("bog"), being("cur")), [], "declare", "ada")
    wanted = {f"{verb}:{foe}" for verb in ("attack", "scar", "eliminate") for foe in ("bog", "cur")}
    assert wanted <= set(keys(game))
    assert (offered(game, "scar:cur")["skill"], offered(game, "scar:cur")["level"]) == ("common-melee", 3)
    assert offered(game, "recover")["level"] == 3


@rule("drd2.manoeuvre.wide")
@pytest.mark.parametrize("free, price", [({}, 1), ({"wide": ["common-melee"]}, 0)])
def test_an_attack_on_all_says_what_it_costs(free: dict[str, list[str]], price: int) -> None:
    table = scene(hero("ada", free_manoeuvres=free), being("bog"), being("cur"))
    game = until(table, [], "declare", "ada")
    assert (offered(game, "sweep")["price"], offered(game, "sweep")["property"]) == (price, "body")
    by_hand = until(table, [], "target", "ada", "declare ada custom", "effect ada effect:threat_up")
    assert offered(by_hand, "several")["price"] == price


@rule("drd2.initiative.approach_cost")
def test_an_approach_says_what_it_costs_and_of_what() -> None:
    game = until(scene(hero("ada"), being("bog"), conflict={"first": []}), [], "approach", "ada")
    assert offered(game, "fast") == {"price": 1, "property": "soul"}
    assert offered(game, "none")["price"] == 0


@rule("drd2.initiative.approach_cost")
def test_the_scene_sets_the_price_of_an_approach() -> None:
    table = scene(hero("ada"), being("bog"), conflict={"first": []}, options={"approach_price": 2})
    assert "approach ada: ada.soul 4>2" in told(play(table, [6, 5, 4, 1, 1, *[6, 6] * 2], "approach ada fast"))


@rule("drd2.test.withdraw")
def test_before_the_dice_a_tester_hears_what_exhausting_would_cost() -> None:
    game = until(scene(hero("ada", now={"threat": 3}), being("bog")), [], "commit", "ada", "declare ada recover")
    assert game.ask is not None and (game.ask.data["price"], game.ask.data["property"]) == (3, "body")


@rule("drd2.exhaustion.all_or_nothing")
@pytest.mark.parametrize("threat, cannot", [(4, False), (5, True)])
def test_the_log_says_who_could_not_exhaust(threat: int, cannot: bool) -> None:
    table = scene(hero("ada"), being("bog", now={"threat": threat}))
    game = play(table, [6, 5, 1, 2], "declare ada attack:bog", "counter bog strike")
    accepted = one(game, "accepted")
    assert ("cannot" in accepted.data, accepted.data["price"]) == (cannot, threat)
    assert accepted.data.get("there") == (4 if cannot else None)


@rule("drd2.simulation.information")
def test_the_log_keeps_hidden_fate_to_itself() -> None:
    """A purse of one is not given away by what it could not pay."""
    table = scene(hero("ada"), being("bog", fate_contribution=1), options={"fate_visible": False})
    accepted = one(play(table, [6, 5, 1, 2], "declare ada attack:bog", "counter bog strike"), "accepted")
    assert "cannot" in accepted.data and "there" not in accepted.data


# -- who is there --------------------------------------------------------------------------------------------------


@rule("drd2.conflict.join")
def test_who_comes_later_is_no_part_of_a_players_table() -> None:
    chief = being("chief")
    late = {"join": {"chief": 2, "ota": 2}, "max_rounds": 2}
    table = scene(hero("ada"), being("bog"), chief, hero("ota"), conflict=late)
    game = until(table, [], "declare", "ada")
    view = game.view("player:ada")
    assert "chief" not in view.plain() and list(table.system.gauges(view, "chief")) == []
    assert "ota" in view.plain() and "chief" in game.view("gm").plain()
    waits = ("declare ada postpone", "declare bog postpone")
    later = until(table, [], "declare", "ada", *waits)
    assert "chief" in later.view("player:ada").plain()


@rule("drd2.conflict.end_agreement")
@pytest.mark.parametrize("second, ended", [("surrender", True), ("fight-on", False)])
def test_a_side_gives_up_only_if_all_who_play_it_agree(second: str, ended: bool) -> None:
    table = scene(being("bog"), hero("ada"), hero("ota"), hero("ina"), conflict={"max_rounds": 1})
    script = ("declare bog eliminate:ada", "surrender ota surrender", f"surrender ina {second}")
    rest = () if ended else ("declare ota postpone", "declare ina postpone")
    game = play(table, [6, 5], *script, *rest)
    assert game.outcome is not None and game.outcome.reason == ("surrendered" if ended else "undecided")


@rule("drd2.skill.combine_property")
@pytest.mark.parametrize("pays, usual, paid", [(None, "soul", "soul"), ("common-melee", "body", "body")])
def test_of_two_skills_the_player_says_which_pays(pays: str | None, usual: str, paid: str) -> None:
    """Usually the lower one; what it acts upon follows it, so that the usual answer needs no ruling."""
    table = scene(hero("ada", restricted_skills=[]), being("bog"))
    way = [
        "declare ada custom", "skill ada combine", "skill-combined ada skill:common-melee",
        "skill-combined ada skill:orientation-city", "effect ada effect:threat_up",
    ]  # fmt: skip
    if pays:
        way.append(f"skill-pay ada skill:{pays}")
    at = until(table, [], "affects", "ada", *way)
    assert at.ask is not None and at.ask.default == f"affects:{usual}"
    with pytest.raises(AssertionError, match="never asked"):
        until(table, [6, 5], "other-property", "ada", *way, "declare bog postpone")
    game = play(table, [6, 5, 4], *way, "precise ada yes", "declare bog postpone")
    assert f"manoeuvre ada: ada.{paid} 4>3" in told(game)


@rule("drd2.conflict.join")
def test_the_gm_sees_who_is_not_here_yet() -> None:
    table = scene(hero("ada"), being("bog"), being("chief"), conflict={"join": {"chief": 2}})
    game = until(table, [], "declare", "ada")
    states = table.system.states
    assert list(states(game.view("gm"), "chief")) == ["absent"] and list(states(game.view("gm"), "bog")) == []


@rule("drd2.general_clash.sort")
@pytest.mark.parametrize(
    "dice, results, ties",
    [
        ([6, 5, 5, 5, 4, 4], ["14", "13", "11"], None),
        ([5, 5, 6, 4, 1, 1], ["13", "13", "5"], ["actor"]),
        ([1, 1, 5, 4, 6, 3], ["12", "12", "5"], ["die"]),
    ],
)  # fmt: skip
def test_the_log_says_what_decides_between_equal_results(dice: list[int], results: list[str], ties: Any) -> None:
    table = scene(being("bog"), hero("ada"), hero("ota"))
    game = play(table, dice, "declare bog attack:ada", "counter ada strike", "counter ota strike")
    told_of = one(game, "sorted").data
    assert (told_of["results"], told_of.get("ties")) == (results, ties)
