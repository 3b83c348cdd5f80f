"""Nobody has to leaf in the book before answering: what an answer costs and brings stands with the question."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.tell.narrator import Narrator
from tests.play.drd2.scripted import being, hero, keys, play, scene, told, until

rule = pytest.mark.rule
EMPTY = {"body": 0, "soul": 0, "influence": 0}
FIGHT = ("declare ada attack:bog", "counter bog strike")
WON = [6, 5, 1, 2]


def asked(game: Game) -> str:
    """The waiting question as a Czech table hears it."""
    assert game.ask is not None
    return Narrator(game.scene, "cs").question(game.ask)


def offered(game: Game, key: str) -> str:
    """One of its answers."""
    assert game.ask is not None
    (option,) = [one for one in game.ask.options if one.key == key]
    return Narrator(game.scene, "cs").option(game.ask, option)


def duel(ada: dict[str, Any] | None = None, **more: Any) -> Scene:
    return scene(hero("ada", **(ada or {})), being("bog", **more.pop("bog", {})), **more)


# -- what a payment takes ------------------------------------------------------------------------------------------


@rule("drd2.scar.self")
@pytest.mark.parametrize("ada, says", [
    ({"now": EMPTY}, "Ano; stojí to vlastní Jizvu na Těle, závažnost 1 (zdatnost klesne na 3, ztíží třeba: Běžný boj"
                     " zblízka), nevyužité Zdroje z ní (2) s akcí propadnou"),
    ({"now": {"advantage": 2}}, "Ano; zaplatí Výhoda (zbude 1)"),
    ({"now": EMPTY, "items": [{"name": "potion", "store": {"property": "body", "amount": 3}}]},
     "Ano; zaplatí zásobník (zbude 2)"),
    ({}, "Ano; Tělo pak 3"),
])  # fmt: skip
def test_a_manoeuvre_says_what_it_takes(ada: dict[str, Any], says: str) -> None:
    assert offered(until(duel(ada), [], "precise", "ada", *FIGHT), "yes") == says


@rule("drd2.manoeuvre.defence")
def test_a_defence_with_an_empty_pool_says_so_in_words() -> None:
    table = scene(being("bog"), hero("ada", now={**EMPTY, "initiative": "spent"}), conflict={"round": 1})
    game = until(table, [], "counter", "ada", "declare bog attack:ada")
    assert "Jde to z obrany, za 1\u00a0Tělo; stojí to vlastní Jizvu na Těle, závažnost 1" in asked(game)


@rule("drd2.scar.self")
def test_an_exhaustion_says_how_grave_a_scar_it_takes_and_what_it_leaves() -> None:
    ada = {"now": {**EMPTY, "threat": 5}}
    game = until(duel(ada), [1, 2, 6, 5], "exhaust", "ada", *FIGHT)
    assert "vlastní Jizva závažnosti 3 (zdatnost klesne na 1, ztíží třeba: Běžný boj zblízka)" in asked(game)


@rule("drd2.scar.demand")
@pytest.mark.parametrize("threat, says", [(5, "budou do zahojení nemožné"), (3, "náročné: pokus bude stát 1")])
def test_whoever_says_what_a_scar_hampers_hears_what_that_means(threat: int, says: str) -> None:
    ada = {"now": {**EMPTY, "threat": threat}}
    assert says in asked(until(duel(ada), [1, 2, 6, 5], "scar-scope", "ada", *FIGHT, "exhaust ada exhaust"))


@rule("drd2.fate.limit")
def test_beings_hear_their_price_in_fate_and_their_limit() -> None:
    game = until(duel(), WON, "exhaust", "bog", *FIGHT)
    assert "Stojí to 2\u00a0Sudby; najednou smí dát nejvýš 4 (Tělo)." in asked(game)
    assert offered(game, "exhaust") == "Vyčerpat se za 2\u00a0Sudby"


# -- what an answer brings -----------------------------------------------------------------------------------------


@rule("drd2.test.passive_target")
@pytest.mark.parametrize("verb, told_so", [("attack:bog", True), ("attack:cur", False)])
def test_only_who_is_to_be_harmed_hears_that_without_a_reaction_nothing_helps(verb: str, told_so: bool) -> None:
    table = scene(hero("ada"), being("bog"), being("cur"))
    game = until(table, [], "counter", "bog", f"declare ada {verb}")
    assert ("Kdo nereaguje, nemůže se ani vyčerpat." in asked(game)) is told_so


@rule("drd2.manoeuvre.mighty")
@pytest.mark.parametrize("threat, fate, visible, says", [
    (2, 5, True, "o 1 víc: 3 (Bog). Jiný manévr už k téhle akci nepřidá."),
    (4, 9, True, "o 1 víc: 5 (Bog). Na tolik už nemá: Bog. Jiný manévr už k téhle akci nepřidá."),
    (2, 1, True, "o 1 víc: 3 (Bog). Na tolik už nemá: Bog. Jiný manévr už k téhle akci nepřidá."),
    (2, 1, False, "o 1 víc: 3 (Bog). Jiný manévr už k téhle akci nepřidá."),
])  # fmt: skip
def test_mighty_says_what_it_makes_of_prices_as_far_as_the_winner_knows(
    threat: int, fate: int, visible: bool, says: str
) -> None:
    table = duel(bog={"fate_contribution": fate, "now": {"threat": threat}}, options={"fate_visible": visible})
    assert asked(until(table, WON, "mighty", "ada", *FIGHT)).endswith(says)


@rule("drd2.manoeuvre.mighty_in_tests")
def test_so_it_does_against_a_living_mountain() -> None:
    game = until(duel(bog={"flags": ["living_mountain"]}), [6, 5], "mighty", "ada", "declare ada attack:bog")
    assert asked(game).endswith("o 1 víc: 3 (Bog). Jiný manévr už k téhle akci nepřidá.")


@rule("drd2.manoeuvre.cunning")
@pytest.mark.parametrize("dice, script", [(WON, FIGHT), ([6, 5], FIGHT[:1])])
def test_cunning_says_what_it_makes_of_the_consequence(dice: list[int], script: tuple[str, ...]) -> None:
    assert asked(until(duel(), dice, "cunning", "ada", *script)).endswith("Následek se zvětší: Ohrožení +2 (Bog).")


@rule("drd2.action.environment")
def test_an_action_says_which_danger_it_lets_loose() -> None:
    danger = {"id": "flood", "name": "voda", "who": ["all"], "effect": "threat_up", "rounds": [9]}
    action = {"id": "sluice", "name": "otevřít stavidlo", "skill": "strength", "effect": "other", "target": "none"}
    table = duel(action=[{**action, "follow": "flood"}], environment=[danger])
    game = until(table, [], "declare", "ada")
    assert offered(game, "do:sluice").endswith("následek; spustí nebezpečí „voda“: Ohrožení +1 (Ada a\u00a0Bog))")
    assert "spustí nebezpečí „voda“" in asked(until(table, [], "counter", "bog", "declare ada do:sluice"))


@rule("drd2.threat.scale")
def test_the_gm_has_the_scale_of_threat_at_hand() -> None:
    assert "4 vážné" in asked(until(duel(), [], "threat", "ada", "setup - threat:ada"))


# -- what a careless answer does -----------------------------------------------------------------------------------


@rule("drd2.elimination.willing")
@pytest.mark.parametrize("ada, usual", [
    ({}, "exhaust"), ({"now": {"body": 1}}, "accept"), ({"now": {"threat": 5}}, "accept"),
])  # fmt: skip
def test_nobody_is_out_by_a_careless_answer_who_can_pay_without_a_scar(ada: dict[str, Any], usual: str) -> None:
    game = until(duel(ada), [1, 2, 6, 5], "exhaust", "ada", FIGHT[0], "counter bog eliminate")
    assert game.ask is not None and game.ask.default == usual


@rule("drd2.elimination.undefended")
def test_in_ones_own_test_failing_eliminates_nobody_and_is_accepted() -> None:
    game = until(duel(), [1, 2], "exhaust", "ada", "declare ada eliminate:bog")
    assert game.ask is not None and game.ask.default == "accept"


@rule("drd2.elimination.undefended")
@pytest.mark.parametrize("ada, usual", [({}, "strike"), ({"now": EMPTY}, "no")])
def test_whoever_is_to_be_put_out_strikes_back_unless_that_takes_a_scar(ada: dict[str, Any], usual: str) -> None:
    """Without a reaction nothing could help afterwards. From defence a blow costs 1 Body."""
    spent = {**ada.get("now", {}), "initiative": "spent"}
    table = scene(being("bog"), hero("ada", now=spent), conflict={"round": 1})
    for verb, expected in (("eliminate:ada", usual), ("attack:ada", "no")):
        game = until(table, [], "counter", "ada", f"declare bog {verb}")
        assert game.ask is not None and game.ask.default == expected


HAMPERED = {"scars": [{"property": "body", "severity": 1, "scope": ["common-melee", "agility"]}]}
PIT = {"id": "pit", "who": ["ada"], "effect": "threat_up", "property": "body", "rounds": [1]}


@rule("drd2.challenge.initiative")
@pytest.mark.parametrize("body, usual, says", [
    (2, "react", "z obrany (za 2\u00a0Těla; Tělo pak 0)?"),
    (1, "no", "z obrany (za 2\u00a0Těla; stojí to vlastní Jizvu na Těle, závažnost 1"),
])  # fmt: skip
def test_a_reaction_says_what_defence_and_demand_cost_together(body: int, usual: str, says: str) -> None:
    ada = hero("ada", defend_skills=["agility"], now={**HAMPERED, "body": body, "initiative": "spent"})
    table = scene(ada, being("bog"), environment=[PIT], conflict={"round": 1})
    game = until(table, [], "react", "ada", "declare bog postpone")
    assert game.ask is not None and game.ask.default == usual
    assert says in asked(game)


@rule("drd2.scar.self_use_now")
def test_a_scar_that_the_next_payment_needs_anyway_pays_for_both() -> None:
    """Demand 1 and defence 1 with one Body left: the scar of three pays both, instead of being lost with the action."""
    ada = hero("ada", defend_skills=["agility"], now={**HAMPERED, "body": 1, "initiative": "spent"})
    table = scene(ada, being("bog"), environment=[PIT], conflict={"round": 1})
    script = ("declare bog postpone", "react ada react")
    game = until(table, [], "pay", "ada", *script)
    assert game.ask is not None and game.ask.default == "pay:banked-1:scar-1"
    banks = [line for line in told(play(table, [6, 5], *script)) if "bank" in line]
    assert [line.partition("ada.bank ")[2] for line in banks] == [">3", "3>2", "2>1", "1>"]


@rule("drd2.resource.payment")
def test_every_source_is_offered_first_once_with_what_it_leaves() -> None:
    things = [{"name": "phial", "store": {"property": "body", "amount": 3}},
              {"name": "shield", "sacrifice": {"property": "body"}}]  # fmt: skip
    ada = {"items": things, "now": {"advantage": 2}}
    game = until(duel(ada), [1, 2, 6, 5], "pay", "ada", *FIGHT, "exhaust ada exhaust:otherwise")
    assert keys(game) == (
        "pay:advantage-2", "pay:pool-2", "pay:container-2", "pay:advantage-1:sacrifice-1", "pay:banked-2:scar-1",
        "custom",
    )  # fmt: skip
    assert offered(game, "pay:container-2") == "Zásobník 2 (zbude 1), celkem 2"
    assert offered(game, "pay:banked-2:scar-1").endswith(
        "zdatnost klesne na 3 (po akci Tělo 3); ztíží třeba: Běžný boj zblízka"
    )


@rule("drd2.test.lock")
@pytest.mark.parametrize("verb, closes", [("recover", True), ("attack:bog", False)])
def test_who_tries_hears_what_it_takes_and_whether_failing_closes_the_way(verb: str, closes: bool) -> None:
    lame = {"scars": [{"property": "body", "severity": 2, "scope": ["common-melee"]}], "body": 2}
    ada = {"now": lame, "attack_skills": ["common-melee"], "recover_skills": ["common-melee"]}
    game = until(duel(ada), [], "commit", "ada", f"declare ada {verb}")
    assert "Stačí 9 (dvě kostky a 3). Už pokus stojí 2." in asked(game)
    assert ("znovu to stejně zkusit nepůjde" in asked(game)) is closes


@rule("drd2.manoeuvre.cunning_same")
@pytest.mark.parametrize("threat, idle", [(2, True), (3, False)])
def test_cunning_that_brings_nothing_says_so(threat: int, idle: bool) -> None:
    game = until(duel({"now": {"threat": threat}}), [6, 5], "cunning", "ada", "declare ada recover")
    assert ("Nic navíc by to nepřineslo" in asked(game)) is idle


@rule("drd2.exhaustion.scope")
def test_a_loser_hears_whom_its_exhaustion_would_save() -> None:
    """Of three under one wide blow, each who defends decides for himself and for whoever did nothing."""
    table = scene(being("bog"), hero("ada"), hero("ota"), hero("iva"))
    script = ("declare bog sweep", "counter ada strike", "counter ota strike")
    assert "(Ada a\u00a0Iva)." in asked(until(table, [6, 6, 1, 2, 1, 1], "exhaust", "ada", *script))


@rule("drd2.manoeuvre.wide_same")
@pytest.mark.parametrize("tactics, says", [({}, "Ohrožení +1 pro všechny"), ({"attack": "scar"}, "Jizva závažnosti 1")])
def test_a_wide_attack_says_what_it_does_to_all(tactics: dict[str, str], says: str) -> None:
    table = scene(hero("ada", tactics=tactics), being("bog"), being("cur"))
    assert says in offered(until(table, [], "declare", "ada"), "sweep")


# -- menus ---------------------------------------------------------------------------------------------------------


@rule("drd2.action.help")
def test_every_comrade_may_be_helped() -> None:
    table = scene(hero("ada"), hero("ota"), hero("iva", now={"threat": 4}), being("bog"))
    helps = [key for key in keys(until(table, [], "declare", "ada")) if key.startswith("help:")]
    assert helps == ["help:iva", "help:ota"]


@rule("drd2.round.definition")
def test_a_new_round_has_no_order_before_its_dice() -> None:
    table = scene(hero("ada"), being("bog"), conflict={"first": [["ada", "bog"]], "max_rounds": 2})
    game = until(table, [6, 5], "approach", "ada", "declare ada attack:bog", "declare bog postpone")
    assert game.state["conflict"].round == 2 and game.state["conflict"].order == ()


@rule("drd2.property.decides_resource")
def test_the_long_way_tells_what_a_skill_is_paid_with_and_demands() -> None:
    ada = {"now": {"scars": [{"property": "body", "severity": 2, "scope": ["common-melee"]}], "body": 2}}
    game = until(duel(ada), [], "skill", "ada", "declare ada custom")
    assert offered(game, "skill:common-melee") == "Běžný boj zblízka (úroveň 3, Tělo, náročnost 2)"


@rule("drd2.action.other")
def test_a_special_consequence_is_told_by_its_name() -> None:
    action = {"id": "sluice", "name": "otevřít stavidlo", "skill": "strength", "effect": "other", "target": "none"}
    game = play(duel(action=[action]), [6, 5], "declare ada do:sluice", "declare bog postpone")
    assert "other ada" in told(game)
    line = next(event for event in game.events if event.kind == "other")
    assert Narrator(game.scene, "cs").line(line) == "Ada dosáhla svého („otevřít stavidlo“)."
