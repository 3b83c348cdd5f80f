"""Faults that no test used to notice: who is asked when, and what keeps its weight."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from tests.play.drd2.scripted import being, hero, keys, one, play, scene, told, total_of, until

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


# -- what the GM is offered as usual -------------------------------------------------------------------------------

SCARRED = [{"property": "body", "severity": 1, "scope": ["agility"]}]
GRAVE = [{"property": "body", "severity": 3, "scope": ["common-melee"]}]


@rule("drd2.advantage.carry_over")
@rule("drd2.fate.scarred_being")
@pytest.mark.parametrize("key, topic", [("carry-over:ada", "carry-over"), ("scarred:bog", "scarred")])
def test_at_the_start_nothing_is_changed_unless_the_gm_says_so(key: str, topic: str) -> None:
    table = scene(hero("ada"), being("bog", now={"scars": SCARRED}))
    game = until(table, [], topic, key.partition(":")[2], f"setup - {key}")
    assert game.ask is not None and game.ask.default == "0"


@rule("drd2.test.risk")
@rule("drd2.test.lock")
@pytest.mark.parametrize(
    "action, lock, closed", [("recover", "character", 1), ("attack:bog", "nobody", 0)]
)  # fmt: skip
def test_a_failed_test_has_no_price_and_closes_the_way_to_the_tester_but_not_to_foes(
    action: str, lock: str, closed: int
) -> None:
    table = scene(hero("ada"), being("bog"))
    start = until(table, [], "risk", "ada", f"declare ada {action}")
    assert start.ask is not None and start.ask.default == "none"
    game = play(table, [1, 2], f"declare ada {action}", "declare bog postpone")
    assert one(game, "failed").data["lock"] == lock
    over = [change for event in game.events for change in event.changes if change.field == "locks"]
    assert [len(change.new) for change in over][:1] == [closed][:closed]
    assert game.state["ada"].scars == ()


@rule("drd2.scar.three_blocks")
@pytest.mark.parametrize("ruling, reason", [(None, "impossible"), ("scar-block ada demanding:3", "")])
def test_a_scar_of_three_blocks_unless_the_gm_relents(ruling: str | None, reason: str) -> None:
    """The hero may propose it all the same: the GM is asked, in a conflict and the long way."""
    ada = hero("ada", ability={"body": 8, "soul": 0, "influence": 0}, now={"scars": GRAVE})
    table = scene(ada, being("bog"))
    way = ["declare ada custom", "skill ada skill:common-melee", "effect ada effect:threat_up"]
    if ruling is None:
        game = until(table, [], "impossible", "ada", *way)
        assert [event.data["reason"] for event in game.events if event.kind == "refused"] == [reason]
        return
    game = play(table, [6, 5], *way, ruling, "declare bog postpone")
    assert one(game, "demand").data["price"] == 3
    assert "threat ada>bog: bog.threat 2>3" in told(game)


@rule("drd2.scar.three_blocks")
def test_a_scar_of_four_is_never_proposed() -> None:
    grave = [{**GRAVE[0], "severity": 4}]
    ada = hero("ada", ability={"body": 8, "soul": 4, "influence": 4}, now={"scars": grave})
    game = until(scene(ada, being("bog")), [], "skill", "ada", "declare ada custom")
    assert "skill:common-melee" not in keys(game)


@rule("drd2.test.net")
@rule("drd2.threat.inertia")
@pytest.mark.parametrize("action, sums", [("recover", [(3, -1, 1)]), ("attack:bog", [(3, 1), (2, 1)])])
def test_the_sum_of_a_change_of_threat_is_what_it_becomes(action: str, sums: list[tuple[int, ...]]) -> None:
    table = scene(hero("ada", now={"threat": 3}), being("bog"))
    script = (f"declare ada {action}", "exhaust ada exhaust", "declare bog postpone")
    changed = [event for event in play(table, [1, 2], *script).events if event.kind == "threat"]
    assert [tuple(part.value for part in event.parts) for event in changed] == sums
    assert all(total_of(event) == event.data["threat"] for event in changed)


@rule("drd2.death.effect")
def test_a_heroic_death_usually_ends_the_conflict() -> None:
    ada = hero("ada", ability={"body": 0, "soul": 0, "influence": 0})
    table = scene(being("bog"), ada)
    script = ("declare bog eliminate:ada", "counter ada strike", "exhaust ada heroic_death")
    game = until(table, [6, 5, 1, 2], "death", "ada", *script)
    assert game.ask is not None and game.ask.default == "end_conflict"


@rule("drd2.elimination.threat_after")
@pytest.mark.parametrize("options, threat", [({}, 5), ({"helpless_threat": 7}, 7)])
def test_who_is_out_but_present_is_helpless(options: dict[str, int], threat: int) -> None:
    table = scene(hero("ada"), being("bog"), being("cur"), options=options)
    script = ("declare ada eliminate:bog", "form ada present", "declare cur postpone")
    game = play(table, [6, 5], *script)
    assert one(game, "eliminated").data["threat"] == threat


@rule("drd2.equipment.container")
def test_two_potions_are_poured_one_after_the_other() -> None:
    items = [{"name": name, "store": {"property": "body", "amount": 2}} for name in ("red", "green")]
    ada = hero("ada", ability={"body": 0, "soul": 4, "influence": 4}, items=items, now={"threat": 3})
    game = play(scene(being("bog"), ada), [6, 5, 1, 2], "declare bog attack:ada", "counter ada strike",
                "exhaust ada exhaust")  # fmt: skip
    assert "exhausted ada>bog: ada.stored 2+2>0+1, ada.threat 3>4" in told(game)


@rule("drd2.quick_game.scars")
@pytest.mark.parametrize("quick, offered", [(True, False), (False, True)])
def test_in_the_quick_game_no_scar_is_treated_on_expedition(quick: bool, offered: bool) -> None:
    table = scene(hero("ada", now={"scars": SCARRED}), being("bog"), options={"quick_game": quick})
    game = until(table, [6, 5], "edit", "ada", "declare ada prepare", "after ada edit")
    assert ("treat:ada:0" in keys(game)) is offered


@rule("drd2.general_clash.midway_out")
@pytest.mark.parametrize("form, asked", [("removed", False), ("present", True)])
def test_against_who_has_just_been_removed_nobody_plays_cunning(form: str, asked: bool) -> None:
    """Two beat the same actor: the first takes it out; who is still there goes on as a loser, who is gone does not."""
    table = scene(being("cur"), being("bog"), hero("ada"), hero("ota"))
    script = ("declare cur postpone", "declare bog attack:ada", "counter ada eliminate", "counter ota strike",
              "exhaust bog accept", f"form ada {form}")  # fmt: skip
    dice = [1, 2, 6, 6, 5, 5]
    if asked:
        assert until(table, dice, "cunning", "ota", *script).ask is not None
        return
    with pytest.raises(AssertionError, match="cunning ota was never asked"):
        until(table, dice, "cunning", "ota", *script)


@rule("drd2.conflict.join")
def test_nobody_aims_at_who_has_not_come_yet() -> None:
    table = scene(hero("ada"), being("bog"), being("cur"), conflict={"join": {"cur": 2}, "max_rounds": 2})
    way = ("declare ada custom", "skill ada skill:common-melee", "effect ada effect:story")
    assert keys(until(table, [], "target", "ada", *way)) == ("target", "target:bog")
