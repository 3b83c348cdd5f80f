"""Payments: splits, Advantage, Fate and limits, Bond, containers, sacrificed things, own scars, heroic death."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.errors import NotOffered
from tests.play.drd2.scripted import being, hero, keys, one, play, rules, scene, told, until

rule = pytest.mark.rule
LOST = [6, 5, 1, 2]
HIT = ("declare bog attack:ada", "counter ada strike")


def beaten(threat: int = 2, **more: Any) -> Scene:
    """Ada loses a clash about Threat +1 in Body, at this Threat of hers."""
    now = {"threat": threat, **more.pop("now", {})}
    return scene(being("bog"), hero("ada", now=now, **more))


def at_exhaust(table: Scene, *more: str) -> Game:
    return until(table, LOST, "exhaust", "ada", *HIT, *more)


def at_pay(table: Scene) -> Game:
    game = at_exhaust(table)
    game.answer("exhaust:otherwise")
    assert game.ask is not None and game.ask.topic == "pay"
    return game


@rule("drd2.resource.payment")
def test_a_scar_and_a_thing_together_where_neither_alone_would_do() -> None:
    """Body 0 of 1, a shield worth 1, price 4: the lightest scar that will do brings 3, the shield the rest."""
    scars = [{"property": "body", "severity": 3, "scope": ["travel"]}]
    shield = [{"name": "shield", "sacrifice": {"property": "body"}}]
    game = play(beaten(4, items=shield, now={"scars": scars, "body": 0}), LOST, *HIT, "exhaust ada exhaust")
    assert told(game)[-3:-1] == [
        "self-scar ada: ada.scars body3>body3+body1, ada.bank >3",
        "exhausted ada>bog: ada.bank 3>0, ada.broken >shield, ada.threat 4>5",
    ]


# -- splits --------------------------------------------------------------------------------------------------------


@rule("drd2.resource.payment")
def test_the_default_stands_first_and_everything_else_is_offered() -> None:
    """Scars no graver than the price needs; graver ones are there step by step."""
    game = at_pay(beaten(now={"advantage": 1}))
    assert keys(game) == ("pay:advantage-1:pool-1", "pay:pool-2", "pay:banked-2:scar-1", "custom")
    dear = at_pay(beaten(4, now={"body": 1}))
    assert keys(dear) == ("pay:banked-3:pool-1:scar-1", "pay:banked-4:scar-2", "custom")
    assert game.ask is not None and game.ask.default == "pay:advantage-1:pool-1"
    with pytest.raises(NotOffered):
        game.answer("pay:pool-1")


@rule("drd2.resource.payment")
@pytest.mark.parametrize(
    "answers, expected",
    [
        (("0", "1"), {"advantage": 1, "pool": 1}),
        (("0", "0"), {"pool": 2}),
        (("1", "1", "0"), {"banked": 1, "pool": 1}),
        (("2", "2"), {"banked": 2}),
    ],
)
def test_a_split_of_ones_own(answers: tuple[str, ...], expected: dict[str, int]) -> None:
    game = at_pay(beaten(now={"advantage": 1}))
    game.answer("custom")
    for answer in answers:
        game.answer(answer)
    paid = one_of(game, "exhausted")
    assert {part: paid.data[part] for part in ("banked", "advantage", "pool") if part in paid.data} == expected


def one_of(game: Game, kind: str) -> Any:
    while game.ask is not None and game.ask.topic == "scar-scope":
        game.answer(game.ask.default)
    return one(game, kind)


@rule("drd2.resource.payment")
def test_e1_price_four_pool_three_and_no_scar_wanted() -> None:
    game = at_exhaust(beaten(4, now={"body": 3}))
    game.answer("accept")
    assert game.state["ada"].body == 3


@rule("drd2.advantage.spend")
def test_advantage_pays_any_property_and_fate() -> None:
    rich = scene(being("bog", now={"advantage": 2}), hero("ada"))
    game = play(rich, [6, 3], "declare bog attack:ada", "cunning bog yes:otherwise", "declare ada postpone")
    assert "manoeuvre bog: bog.advantage 2>1" in told(game)


@rule("drd2.exhaustion.price")
@pytest.mark.parametrize("threat, price", [(4, 3), (1, 1)])
def test_things_change_the_price(threat: int, price: int) -> None:
    game = at_exhaust(beaten(threat, items=[{"name": "shield", "exhaust_price": -1}]))
    assert game.ask is not None and game.ask.data["price"] == price


# -- beings and helpers --------------------------------------------------------------------------------------------


def pressed(threat: int, **more: Any) -> Scene:
    return scene(hero("ada"), being("bog", fate_contribution=9, now={"threat": threat, **more.pop("now", {})}, **more))


STRIKE = ("declare ada attack:bog", "counter bog strike")


@rule("drd2.fate.over_limit")
@pytest.mark.parametrize(
    "threat, advantage, mighty, asked",
    [(4, 0, False, True), (4, 0, True, False), (4, 1, True, True), (5, 0, False, False)],
)
def test_limit_four(threat: int, advantage: int, mighty: bool, asked: bool) -> None:
    table = pressed(threat, now={"advantage": advantage})
    script = (*STRIKE, *(("mighty ada yes",) if mighty else ()))
    if asked:
        assert "exhaust" in keys(until(table, LOST, "exhaust", "bog", *script))
    else:
        assert "accepted bog>ada" in told(play(table, LOST, *script))


@rule("drd2.fate.pool")
def test_one_pool_for_all_beings_of_a_side() -> None:
    pack = scene(hero("ada"), being("grey", fate_contribution=4), being("black", fate_contribution=2))
    game = until(pack, [], "declare", "ada")
    assert game.state["fate:foes"].fate == 6
    script = ("declare ada attack:grey", "counter grey strike", "exhaust grey exhaust", "declare black postpone")
    two = play(pack, LOST, *script)
    assert "exhausted grey>ada: fate:foes.fate 6>4, grey.threat 2>3" in told(two)


HAWK = {
    "id": "hawk", "side": "heroes", "owner": "ada", "characteristic": {"level": 3, "skills": ["agility"]},
    "limit": {"body": 3, "soul": 1, "influence": 0}, "fate_contribution": 6, "bond_max": 3,
}  # fmt: skip


@rule("drd2.helper.bond")
def test_bond_pays_above_the_limit() -> None:
    table = scene(being("bog"), hero("ada"), {**HAWK, "now": {"threat": 5}})
    script = ("declare bog attack:hawk", "counter hawk strike", "exhaust hawk exhaust")
    game = until(table, LOST, "after", "bog", *script)
    assert told(game)[-1] == "exhausted hawk>bog: hawk.bond 3>1, helpers:ada.fate 6>3, hawk.threat 5>6"


@rule("drd2.helper.fate")
@pytest.mark.parametrize(
    "how, purses", [("per_hero", {"helpers:ada": 7}), ("per_helper", {"helpers:hawk": 6, "helpers:hound": 1})]
)
def test_helpers_have_fate_of_their_own(how: str, purses: dict[str, int]) -> None:
    hound = {**HAWK, "id": "hound", "fate_contribution": 1}
    table = scene(being("bog"), hero("ada"), HAWK, hound, options={"helper_pool": how})
    state = until(table, [], "declare", "bog").state
    assert {id: state[id].fate for id in state.now if id.startswith("helpers:")} == purses


# -- things --------------------------------------------------------------------------------------------------------


@rule("drd2.equipment.container")
def test_a_potion_of_three_body() -> None:
    potion = {"name": "potion", "store": {"property": "body", "amount": 3}}
    game = at_exhaust(beaten(4, items=[potion], now={"body": 1}))
    game.answer("exhaust")
    assert told(game)[-1] == "exhausted ada>bog: ada.body 1>0, ada.stored 3>0, ada.threat 4>5"


@rule("drd2.equipment.damage")
def test_a_shield_is_broken_only_if_its_bearer_says_so() -> None:
    shield = {"name": "shield", "sacrifice": {"property": "body"}}
    game = at_exhaust(beaten(3, items=[shield], now={"body": 2}))
    game.answer("exhaust:otherwise")
    game.answer("pay:pool-2:sacrifice-1")
    assert told(game)[-1] == "exhausted ada>bog: ada.body 2>0, ada.broken >shield, ada.threat 3>4"


@rule("drd2.money.no_substitution")
def test_ducats_pay_no_effort() -> None:
    game = at_exhaust(beaten(6, ability={"body": 1, "soul": 1, "influence": 1}, now={"money": {"ducats": 90}}))
    assert keys(game) == ("accept", "heroic_death")


# -- own scars -----------------------------------------------------------------------------------------------------


@rule("drd2.scar.self_raise")
def test_the_same_scar_is_raised_within_the_action() -> None:
    ability = {"body": 3, "soul": 3, "influence": 3}
    table = scene(hero("ada", ability=ability, now={"body": 0, "threat": 4}), being("bog"))
    game = play(
        table, [1, 2, 1],
        "declare ada attack:bog", "precise ada yes", "exhaust ada exhaust", "declare bog postpone",
    )  # fmt: skip

    scars = [event.data for event in game.events if event.kind == "self-scar"]
    assert [(scar["severity"], scar["gained"]) for scar in scars] == [(1, 3), (3, 2)]
    assert one(game, "scar-spent").data["lost"] == 0
    assert [(scar.severity, scar.origin) for scar in game.state["ada"].scars] == [(3, "self")]


@rule("drd2.scar.hero_clamp")
def test_a_pool_shrinks_after_an_own_scar_only_when_the_action_is_over() -> None:
    game = at_exhaust(beaten(2))
    for answer in ("exhaust:otherwise", "pay:banked-2:scar-1"):
        game.answer(answer)
    if game.ask is not None and game.ask.topic == "scar-scope":
        game.answer(game.ask.default)
    assert told(game)[-3:] == [
        "self-scar ada: ada.scars >body1, ada.bank >3",
        "exhausted ada>bog: ada.bank 3>1, ada.threat 2>3",
        "scar-spent ada: ada.bank 1>, ada.body 4>3",
    ]


@rule("drd2.scar.self_property")
def test_an_approach_is_paid_by_no_scar() -> None:
    soulless = hero("ada", now={"soul": 0})
    table = scene(soulless, being("bog"), conflict={"first": []})
    with pytest.raises(AssertionError, match="never asked"):
        until(table, [3, 4, 5, 5], "approach", "ada", *("declare bog postpone", "declare ada postpone"))


@rule("drd2.initiative.approach_cost")
def test_e2_advantage_may_pay_it() -> None:
    table = scene(hero("ada", now={"soul": 0, "advantage": 1}), being("bog"), conflict={"first": []})
    game = play(table, [1, 4, 6, 5, 4], "approach ada fast", "declare ada postpone", "declare bog postpone")
    assert told(game)[0] == "approach ada: ada.advantage 1>0"


@rule("drd2.scar.self_one")
def test_scars_of_two_properties_in_one_action() -> None:
    spent = {"soul": 0, "body": 0, "threat": 3}
    mage = hero("ada", occupations={"sorcerer": 3}, restricted_skills=["fire-magic"], now=spent)
    table = scene(mage, being("bog"))
    game = play(
        table, [1, 1, 1, 6, 5],
        "declare ada custom", "skill ada skill:fire-magic", "effect ada effect:threat_up",
        "counter bog strike", "precise ada yes", "exhaust ada exhaust",
    )  # fmt: skip
    assert [event.data["property"] for event in game.events if event.kind == "self-scar"] == ["soul", "body"]


@rule("drd2.equipment.container")
@pytest.mark.parametrize("broken, pays", [([], True), (["flask"], False)])
def test_a_broken_container_pays_nothing(broken: list[str], pays: bool) -> None:
    flask = {"name": "flask", "store": {"property": "body", "amount": 2}}
    game = at_pay(beaten(items=[flask], now={"broken": broken, "body": 1, "stored": [2]}))
    assert any("container" in key for key in keys(game)) is pays, keys(game)


# -- demand --------------------------------------------------------------------------------------------------------


DOOR = {"id": "door", "skill": "strength", "effect": "story", "demand": 2, "who": ["ada"]}


@rule("drd2.kind.demand_when")
@pytest.mark.parametrize("commit, body", [("drop", 4), ("roll", 2)])
def test_e1_a_tester_may_withdraw_before_paying(commit: str, body: int) -> None:
    table = scene(hero("ada"), being("bog"), action=[DOOR])
    rest = ("declare ada postpone",) if commit == "drop" else ()
    script = ("declare ada do:door", f"commit ada {commit}", *rest, "declare bog postpone")
    game = play(table, [6, 5] if commit == "roll" else [], *script)
    assert game.state["ada"].body == body


@rule("drd2.kind.demand_when")
def test_e2_an_actor_pays_when_somebody_counters_though_he_then_loses() -> None:
    table = scene(hero("ada"), being("bog"), action=[DOOR])
    game = play(table, [1, 2, 6, 5], "declare ada do:door", "counter bog strike")
    assert told(game)[:4] == [
        "declared ada",
        "opposed ada: ada.initiative waiting>spent",
        "demand ada: ada.body 4>2",
        "countered bog>ada: bog.initiative waiting>spent",
    ]


@rule("drd2.resource.activation")
def test_an_ability_used_in_a_lost_clash_stays_paid() -> None:
    gifted = hero("ada", abilities=[{"id": "trance", "property": "soul"}])
    game = play(
        scene(gifted, being("bog")), [1, 2, 6, 5],
        "declare ada custom", "ability ada ability:trance", "counter bog strike",
    )  # fmt: skip
    assert "activated ada: ada.soul 4>3" in told(game) and game.state["ada"].soul == 3


# -- heroic death --------------------------------------------------------------------------------------------------


def doomed(threat: int = 4, **more: Any) -> Scene:
    ability = {"body": 1, "soul": 1, "influence": 1}
    return scene(being("bog"), hero("ada", ability=ability, now={"body": 0, "threat": threat}), hero("ota"), **more)


EXECUTE = ("declare bog eliminate:ada", "counter ada strike")


@rule("drd2.death.condition")
@pytest.mark.parametrize("threat, offered", [(4, ("accept", "heroic_death")), (3, ("exhaust", "accept"))])
def test_heroic_death_is_open_only_where_nothing_else_pays(threat: int, offered: tuple[str, ...]) -> None:
    assert keys(until(doomed(threat), LOST, "exhaust", "ada", *EXECUTE)) == offered


@rule("drd2.death.effect")
@pytest.mark.parametrize(
    "reach, outcome",
    [("avert_only", (None, "undecided")), ("end_conflict", ("heroes", "heroic-death")), ("shift", (None, "undecided"))],
)
def test_how_far_a_heroic_death_goes(reach: str, outcome: tuple[str | None, str]) -> None:
    last = ("declare ota postpone",) if reach != "end_conflict" else ()
    shift = ("edit ada threat-up:bog",) if reach == "shift" else ()
    game = play(doomed(), LOST, *EXECUTE, "exhaust ada heroic_death", f"death ada {reach}", *shift, *last)
    assert game.state["ada"].status == "retired" and "eliminated" not in [event.kind for event in game.events]
    assert game.outcome is not None and game.outcome[:2] == outcome
    assert rules(game, "heroic-death") == ["effect"] and one(game, "heroic-death").data["way"] == "death"


@rule("drd2.death.retire")
def test_a_social_end() -> None:
    judge = being("bog", characteristic={"level": 3, "skills": ["charisma"]})
    ada = hero("ada", ability={"body": 1, "soul": 1, "influence": 1}, now={"influence": 0, "threat": 4})
    game = play(scene(judge, ada), LOST, *EXECUTE, "exhaust ada heroic_death", "death-way ada way:monastery")
    assert one(game, "heroic-death").data["way"] == "monastery"


# -- several payments of one declaration ---------------------------------------------------------------------------


def kick(**more: Any) -> dict[str, Any]:
    return {"id": "kick", "skill": "agility", "effect": "threat_up", "target": "enemy", **more}


TWO = ("declare bog do:kick", "targets bog target:ada", "targets bog target:ota")


@rule("drd2.resource.payment")
@pytest.mark.parametrize("body, told_last", [(1, "declared bog"), (0, "refused bog")])
def test_a_limit_caps_each_payment_and_not_their_sum(body: int, told_last: str) -> None:
    """Demand 1 and wide 1 are two payments: a limit of 1 is enough for both."""
    table = scene(being("bog", limit={"body": body}), hero("ada"), hero("ota"), action=[kick(demand=1, wide=True)])
    game = until(table, [], "commit" if body else "declare", "bog", *TWO)
    assert told(game)[0] == told_last


@rule("drd2.resource.activation")
def test_nobody_pays_a_demand_with_what_the_ability_needs() -> None:
    """One Advantage, two Body, no Soul: the demand is left to Body, so that the ability of Soul can be paid."""
    rage = [{"id": "rage", "property": "soul"}]
    poor = hero("ada", ability={"body": 2, "soul": 0, "influence": 0}, abilities=rage, now={"advantage": 1})
    script = (
        "declare ada custom", "skill ada skill:common-melee", "effect ada effect:threat_up", "ability ada ability:rage",
        "kind ada demanding:1", "commit ada roll",
    )  # fmt: skip
    game = until(scene(poor, being("bog")), [], "pay", "ada", *script)
    assert game.ask is not None and game.ask.default == "pay:pool-1" and "pay:advantage-1" not in keys(game)
    game.answer("pay:pool-1")
    assert told(game)[-2:] == ["demand ada: ada.body 2>1", "activated ada: ada.advantage 1>0"]


@rule("drd2.equipment.damage")
def test_what_a_thing_yields_too_much_serves_the_same_action_only() -> None:
    """The shield yields two: the demand takes one, wide the other. With one more yielded, that one is lost."""
    none = {"body": 0, "soul": 0, "influence": 0}

    def shield(amount: int) -> Scene:
        items = [{"name": "shield", "sacrifice": {"property": "body", "amount": amount}}]
        foes = (being("bog"), being("cur"))
        return scene(hero("ada", ability=none, items=items), *foes, action=[kick(demand=1, wide=True)])

    waits = ("declare bog postpone", "declare cur postpone")
    script = ("declare ada do:kick", "targets ada target:bog", "targets ada target:cur")
    game = play(shield(2), [6, 5], *script, *waits)
    assert told(game)[2:4] == [
        "demand ada: ada.bank >1, ada.broken >shield",
        "manoeuvre ada: ada.bank 1>0",
    ]
    lost = play(shield(3), [6, 5], *script, *waits)
    assert "scar-spent ada: ada.bank 1>" in told(lost) and one(lost, "scar-spent").data["lost"] == 1
    refused = until(shield(1), [], "declare", "ada", *script)
    assert refused.events[-1].data["reason"] == "cannot-pay"


@rule("drd2.fate.pool")
def test_a_comrade_counters_only_with_what_the_actor_leaves() -> None:
    """Both draw on one Fate: what the first is about to pay is not there for the second."""
    area = kick(area=True, demand=1, threatens=["cur"], targets=["ada", "cur"])
    del area["target"]
    poor = (being("bog", fate_contribution=1), being("cur", fate_contribution=0))
    script = ("declare bog do:kick", "counter cur block", "counter-kind cur demanding:1")
    game = until(scene(*poor, hero("ada"), action=[area]), [], "counter", "cur", *script)
    assert told(game)[-1] == "refused cur" and game.state["bog"].initiative == "waiting"
    rich = (being("bog", fate_contribution=2), being("cur", fate_contribution=0))
    game = play(scene(*rich, hero("ada"), action=[area]), [6, 5, 1, 2], *script, "declare ada postpone")
    assert [line for line in told(game) if line.startswith("demand")] == [
        "demand bog: fate:foes.fate 2>1",
        "demand cur: fate:foes.fate 1>0",
    ]


@rule("drd2.helper.fate")
def test_a_side_called_like_a_hero_has_a_purse_of_its_own() -> None:
    """Beings on side "ada" draw on the Fate of that side, Ada's hawk on that of her helpers."""
    hawk = {**HAWK, "side": "ada"}
    table = scene(hero("ada", "ada"), hawk, being("page", "ada", fate_contribution=4), being("bog"))
    state = until(table, [], "declare", "ada").state
    assert (state["fate:ada"].fate, state["helpers:ada"].fate) == (4, 6)
    seen = {id for id in state.now if ":" in id}
    assert seen == {"fate:ada", "fate:foes", "helpers:ada"}  # no id of a combatant or side holds a colon


@rule("drd2.equipment.container")
def test_a_thing_with_a_name_in_every_language_is_called_by_its_id() -> None:
    potion = {"id": "potion", "name": {"cs": "lektvar", "ru": "зелье", "en": "potion"}, "cost": 60}
    ada = hero(
        "ada", items=[{**potion, "store": {"property": "body", "amount": 2}}], now={"money": 100, "broken": ["potion"]}
    )
    step = {"do": "trade", "trade": {"who": "ada", "item": "potion"}}
    game = play(scene(ada, being("bog"), procedure="expedition", step=[step]), [])
    assert one(game, "bought").data["name"] == potion["name"] and game.state["ada"].broken == ()
