"""Tactics: what each parameter makes somebody do at its moment."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Game, Run
from bojiste.core.scene import Scene
from bojiste.systems.drd2.policy import tactic
from bojiste.systems.drd2.rules.simulation import PRESETS
from tests.play.drd2.scripted import being, hero, scene, until

rule = pytest.mark.rule
LOST = [6, 5, 1, 2]


def answer(game: Game) -> str:
    """What the tactics of the one asked say."""
    assert game.ask is not None
    return tactic(game.ask, game.view(game.ask.seat))


def duel(ada: dict[str, Any] | None = None, bog: dict[str, Any] | None = None, **more: Any) -> Scene:
    return scene(hero("ada", **(ada or {})), being("bog", **(bog or {})), **more)


def tactics(**parameters: Any) -> dict[str, Any]:
    return {"tactics": parameters}


def own_turn(**more: Any) -> str:
    """Ada's wish for her turn."""
    return answer(until(duel(more), [], "declare", "ada"))


# -- own turn ------------------------------------------------------------------------------------------------------


@rule("drd2.simulation.turn")
@pytest.mark.parametrize(
    "ada, wish",
    [
        ({}, "attack:bog"),
        ({"now": {"threat": 5}}, "recover"),
        ({"now": {"threat": 5, "floor": 5}}, "attack:bog"),
        ({"now": {"threat": 4}, "tactic": "cautious"}, "recover"),
        ({"now": {"threat": 9}, "tactic": "ruthless"}, "scar:bog"),
        ({"now": {"body": 1}, "tactic": "cautious"}, "disengage"),
        ({"now": {"body": 1, "disengaged": True}, "tactic": "cautious"}, "leave"),
        (tactics(postpone="always"), "postpone"),
        (tactics(attack="scar"), "scar:bog"),
        (tactics(eliminate="always"), "eliminate:bog"),
        (tactics(eliminate="threat:2"), "eliminate:bog"),
        (tactics(eliminate="threat:3"), "attack:bog"),
        ({"attack_skills": ["strength"], **tactics(eliminate="always")}, "attack:bog"),
    ],
)
def test_own_turn(ada: dict[str, Any], wish: str) -> None:
    assert own_turn(**ada) == wish


@rule("drd2.simulation.eliminate")
@pytest.mark.parametrize(
    "threat, ada, wish",
    [
        (4, {}, "eliminate:bog"),  # with mighty the price is 5, Bog can pay 4
        (4, tactics(mighty="never"), "attack:bog"),
        (5, tactics(mighty="never"), "eliminate:bog"),
        (4, {"now": {"body": 0}}, "attack:bog"),  # no Body for mighty
    ],
)
def test_eliminates_whom_it_would_finish(threat: int, ada: dict[str, Any], wish: str) -> None:
    game = until(duel(ada, {"now": {"threat": threat}}), [], "declare", "ada")
    assert answer(game) == wish


@rule("drd2.simulation.target")
def test_finishable_first_then_the_highest_threat() -> None:
    table = scene(hero("ada"), being("low"), being("high", now={"threat": 3}), being("poor", limit={"soul": 3}))
    assert answer(until(table, [], "declare", "ada")) == "eliminate:poor"
    table = scene(hero("ada"), being("low"), being("high", now={"threat": 3}))
    assert answer(until(table, [], "declare", "ada")) == "attack:high"


@rule("drd2.simulation.target")
def test_random_targets_are_all_met() -> None:
    ada = hero("ada", **tactics(target="random", attack="scar", recover_at="none"))
    wanderer = scene(ada, being("one"), being("two"), being("three"), conflict={"first": [], "max_rounds": 2})
    met = set()
    for seed in range(30):
        run = Run(wanderer, Tape(seed), events=[], strict=True)
        run.advance()
        met |= {event.target for event in run.events or () if event.kind == "declared" and event.actor == "ada"}
    assert met == {"one", "two", "three"}


@rule("drd2.simulation.skill")
def test_the_best_skill_unless_it_costs_too_much() -> None:
    scar = {"property": "body", "severity": 2, "scope": ["common-melee"]}
    ada = {"occupations": {"warrior": 3, "hunter": 3}, "attack_skills": ["common-melee", "common-shooting"]}
    game = until(duel({**ada, "now": {"scars": [scar]}}), [], "declare", "ada")
    option = next(option for option in game.ask.options if option.key == "attack:bog") if game.ask else None
    assert option is not None and option.data["skill"] == "common-shooting"


@rule("drd2.simulation.skill")
def test_of_equally_good_skills_one_that_can_eliminate() -> None:
    """U21: a hunter who lists no skills shoots; nobody strikes with Travelling."""
    game = until(duel({"occupations": {"hunter": 3, "warrior": 2}}), [], "declare", "ada")
    option = next(option for option in game.ask.options if option.key == "attack:bog") if game.ask else None
    assert option is not None and option.data["skill"] == "common-shooting"


# -- reactions -----------------------------------------------------------------------------------------------------


@rule("drd2.simulation.react")
@pytest.mark.parametrize(
    "ada, attack, reaction",
    [
        ({}, "attack:ada", "strike"),
        (tactics(react="none"), "attack:ada", "no"),
        (tactics(counter="avoid"), "attack:ada", "avoid"),
        ({**tactics(counter="avoid"), "now": {"threat": 1}}, "attack:ada", "block"),
        (tactics(counter="block"), "attack:ada", "block"),
        ({}, "prepare", "no"),
        (tactics(react="deny"), "prepare", "strike"),
        ({"now": {"initiative": "spent"}}, "attack:ada", "no"),
        ({"now": {"initiative": "spent"}}, "scar:ada", "strike"),
        ({"now": {"initiative": "spent"}, "tactic": "ruthless"}, "scar:ada", "no"),
        ({"now": {"initiative": "spent"}, **tactics(defence="always")}, "attack:ada", "strike"),
    ],
)
def test_reactions(ada: dict[str, Any], attack: str, reaction: str) -> None:
    table = scene(being("bog"), hero("ada", **ada))
    assert answer(until(table, [], "counter", "ada", f"declare bog {attack}")) == reaction


@rule("drd2.simulation.react")
@pytest.mark.parametrize("react, reaction", [("protect", "strike"), ("if_target", "no")])
def test_protectors(react: str, reaction: str) -> None:
    table = scene(being("bog"), hero("child"), hero("ada", **tactics(react=react)))
    assert answer(until(table, [], "counter", "ada", "declare bog attack:child")) == reaction


# -- paying --------------------------------------------------------------------------------------------------------


def exhausts(verb: str, **ada: Any) -> str:
    table = scene(being("bog"), hero("ada", **ada))
    return answer(until(table, LOST, "exhaust", "ada", f"declare bog {verb}:ada", "counter ada block"))


@rule("drd2.simulation.exhaust")
@pytest.mark.parametrize(
    "verb, ada, choice",
    [
        ("scar", {"now": {"body": 4}}, "exhaust"),
        ("scar", {"now": {"body": 3}}, "accept"),  # E1: only 1 would remain
        ("attack", {}, "accept"),
        ("attack", {"ability": {"body": 9, "soul": 1, "influence": 1}, "tactic": "cautious"}, "exhaust"),
        ("scar", {"ability": {"body": 9, "soul": 1, "influence": 1}, "now": {"threat": 4}}, "accept"),  # dearer than 3
        ("eliminate", {"now": {"body": 2}}, "exhaust"),
        ("eliminate", tactics(exhaust_vs=["scar"]), "accept"),
    ],
)
def test_exhausting(verb: str, ada: dict[str, Any], choice: str) -> None:
    assert exhausts(verb, **ada) == choice


@rule("drd2.simulation.scar")
@pytest.mark.parametrize(
    "ada, choice",
    [
        ({"now": {"body": 2, "threat": 4}}, "exhaust"),  # 3 of a scar and 1 of the pool
        ({"now": {"body": 0, "threat": 6}}, "accept"),  # severity 4 is more than the tactics allow
        ({"now": {"body": 2, "threat": 4}, **tactics(scar_for="never")}, "accept"),
        ({"now": {"body": 0, "threat": 6}, **tactics(scar_max=4)}, "exhaust"),
    ],
)
def test_scars_against_elimination(ada: dict[str, Any], choice: str) -> None:
    assert exhausts("eliminate", **ada) == choice


@rule("drd2.simulation.scar")
@pytest.mark.parametrize("dies, choice", [(True, "heroic_death"), (False, "accept")])
def test_heroic_death_only_if_the_tactics_say_so(dies: bool, choice: str) -> None:
    ada = {"ability": {"body": 1, "soul": 1, "influence": 1}, "now": {"body": 0, "threat": 5}}
    assert exhausts("eliminate", **ada, **tactics(heroic_death=dies)) == choice


@rule("drd2.simulation.exhaust")
@pytest.mark.parametrize("when, choice", [("always", "exhaust"), ("important", "accept"), ("never", "accept")])
def test_testers(when: str, choice: str) -> None:
    game = until(duel(tactics(exhaust_tests=when)), [1, 2], "exhaust", "ada", "declare ada prepare")
    assert answer(game) == choice


# -- manoeuvres ----------------------------------------------------------------------------------------------------


@rule("drd2.simulation.manoeuvres")
@pytest.mark.parametrize(
    "ada, threat, verb, choice",
    [
        ({}, 4, "attack", "yes"),  # E1: 4 of 4 can be paid, 5 cannot
        ({}, 5, "attack", "no"),  # E2: not needed
        ({}, 2, "attack", "no"),
        (tactics(mighty="always"), 2, "attack", "yes"),
        (tactics(mighty="never"), 4, "attack", "no"),
    ],
)
def test_mighty(ada: dict[str, Any], threat: int, verb: str, choice: str) -> None:
    table = duel(ada, {"now": {"threat": threat}})
    assert answer(until(table, LOST, "mighty", "ada", f"declare ada {verb}:bog", "counter bog strike")) == choice


@rule("drd2.simulation.manoeuvres")
@pytest.mark.parametrize(
    "threat, choice",
    [(1, "no"), (2, "yes"), (3, "no")],  # at 4 mighty finishes Bog: 1 + 2 is not enough, 2 + 2 is, 3 + 1 is anyway
)
def test_cunning(threat: int, choice: str) -> None:
    table = duel({}, {"now": {"threat": threat}})
    assert answer(until(table, LOST, "cunning", "ada", "declare ada attack:bog", "counter bog strike")) == choice


@rule("drd2.simulation.manoeuvres")
@pytest.mark.parametrize(
    "threat, ada, verb, choice",
    [
        (5, {}, "eliminate", "yes"),
        (4, {}, "eliminate", "no"),  # finishable only thanks to mighty, which is kept for it
        (4, {"talents": ["common-melee"]}, "eliminate", "yes"),
        (2, {}, "attack", "no"),
        (2, tactics(precise="always"), "attack", "yes"),
    ],
)
def test_precise(threat: int, ada: dict[str, Any], verb: str, choice: str) -> None:
    table = duel(ada, {"now": {"threat": threat}})
    assert answer(until(table, [], "precise", "ada", f"declare ada {verb}:bog", "counter bog strike")) == choice


@rule("drd2.simulation.manoeuvres")
def test_wide_attacks_all_in_reach() -> None:
    table = scene(hero("ada", **tactics(wide="auto")), being("one"), being("two"))
    assert answer(until(table, [], "declare", "ada")) == "sweep"


# -- the rest ------------------------------------------------------------------------------------------------------


@rule("drd2.simulation.other_choices")
@pytest.mark.parametrize("preset, choice", [("standard", "attacker_threat"), ("cautious", "advantage")])
def test_backlash(preset: str, choice: str) -> None:
    table = scene(being("bog"), hero("ada", tactic=preset))
    script = ("declare bog eliminate:ada", "counter ada block", "exhaust ada exhaust")
    assert answer(until(table, LOST, "backlash", "ada", *script)) == choice


@rule("drd2.simulation.other_choices")
@pytest.mark.parametrize("soul, choice", [(4, "fast"), (2, "none")])
def test_approaches_while_soul_exceeds_the_reserve(soul: int, choice: str) -> None:
    ada = {"now": {"soul": soul}, **tactics(approach="fast")}
    assert answer(until(duel(ada, conflict={"first": []}), [], "approach", "ada")) == choice


@rule("drd2.simulation.end")
@pytest.mark.parametrize("at, choice", [(0.5, "surrender"), (0.6, "fight-on"), ("none", "fight-on")])
def test_giving_up(at: Any, choice: str) -> None:
    table = scene(hero("ada"), being("bog"), being("cur"), tactics={"foes": {"surrender_at": at}})
    assert answer(until(table, [6, 3], "surrender", "cur", "declare ada eliminate:bog")) == choice


@rule("drd2.simulation.presets")
def test_a_preset_changed_by_side_and_by_combatant() -> None:
    by_side = {"heroes": {"reserve": 5, "mighty": "decisive"}}
    table = duel({"tactic": "ruthless", **tactics(mighty="never")}, tactics=by_side)
    changed = table.prepared.kits["ada"].tactics
    assert changed == PRESETS["ruthless"]._replace(mighty=changed.mighty, reserve=5) and changed.mighty == "never"


@rule("drd2.simulation.information")
@pytest.mark.parametrize("visible, wish", [(True, "eliminate:bog"), (False, "attack:bog")])
def test_unseen_fate_is_reckoned_as_reaching_to_the_limit(visible: bool, wish: str) -> None:
    table = duel({}, {"fate_contribution": 1}, options={"fate_visible": visible})
    assert answer(until(table, [], "declare", "ada")) == wish


@rule("drd2.simulation.report")
def test_e1_the_same_seed_gives_the_same_numbers() -> None:
    table = duel({"tactic": "ruthless"}, conflict={"first": [], "max_rounds": 20})
    runs = []
    for _ in range(2):
        run = Run(table, Tape(7), strict=True)
        run.advance()
        assert run.outcome is not None
        runs.append(table.system.measure(table, run.state, run.outcome))
    first, second = runs
    assert first == second and first.counts["rounds"] > 0
    evaluations = sum(first.counts[kind] for kind in ("test", "challenge", "clash", "general_clash"))
    assert evaluations > 0 and set(first.flags) == {
        "won:heroes", "won:foes", "undecided", "fell:ada", "fell:bog", "retired:ada", "loss:heroes", "loss:foes",
    }  # fmt: skip


@rule("drd2.simulation.capacity")
def test_a_free_mighty_is_reckoned_with() -> None:
    """Limit 2 at Threat 2 is finished by mighty, which costs nothing here, whatever is left of the pool."""
    free = {"free_manoeuvres": {"mighty": ["common-melee"]}, "now": {"body": 0}}
    bog = {"limit": {"body": 2, "soul": 2, "influence": 2}}
    assert answer(until(duel(free, bog), [], "declare", "ada")) == "eliminate:bog"
    assert answer(until(duel({"now": {"body": 0}}, bog), [], "declare", "ada")) == "attack:bog"


@rule("drd2.simulation.capacity")
@pytest.mark.parametrize("precise, wish", [("always", "attack:bog"), ("elimination", "eliminate:bog")])
def test_whoever_always_plays_precise_has_no_room_for_mighty(precise: str, wish: str) -> None:
    bog = {"limit": {"body": 2, "soul": 2, "influence": 2}}
    assert answer(until(duel(tactics(precise=precise), bog), [], "declare", "ada")) == wish


@rule("drd2.manoeuvre.free")
@pytest.mark.parametrize("free, price", [({"free_manoeuvres": {"defence": ["common-melee"]}}, 0), ({}, 1)])
def test_the_menu_tells_the_price_of_a_free_defence(free: dict[str, Any], price: int) -> None:
    """And the tactic, which believes the menu, defends itself with empty pools."""
    empty = {"body": 0, "soul": 0, "influence": 0, "initiative": "spent"}
    ada = hero("ada", now=empty, tactics={"defence": "always"}, **free)
    game = until(scene(being("bog"), ada), [], "counter", "ada", "declare bog attack:ada")
    assert game.ask is not None and game.ask.data["price"] == price
    assert answer(game) == ("strike" if free else "no")


@rule("drd2.simulation.skill")
def test_another_skill_where_the_usual_one_costs_too_much() -> None:
    """A scar on melee and an empty Body: she threatens instead of waiting."""
    scar = {"property": "body", "severity": 2, "scope": ["common-melee"]}
    now = {"body": 0, "scars": [scar]}
    ada = {"attack_skills": ["common-melee"], "defend_skills": ["common-melee"], "now": now}
    game = until(duel(ada), [], "declare", "ada")
    assert game.ask is not None and answer(game) == "attack:bog"
    (attack,) = [option for option in game.ask.options if option.key == "attack:bog"]
    assert attack.data["skill"] == "self-confidence"


@rule("drd2.simulation.turn")
def test_nobody_in_reach_is_no_reason_to_wait() -> None:
    full = being("bog", max_attackers=1)
    table = scene(hero("ota"), hero("ada", now={"threat": 3}), full)
    waiting = until(table, [1, 2, 6, 6], "declare", "ada", "declare ota attack:bog", "exhaust ota accept")
    assert answer(waiting) == "recover"
