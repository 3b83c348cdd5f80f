"""Scenes that must be refused: one message each, with its path and its reason."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.event import plain
from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from tests.play.drd2.scripted import being, hero

HELPER = {
    "id": "hawk", "side": "heroes", "type": "helper", "owner": "ada",
    "characteristic": {"level": 2}, "limit": {"body": 1}, "fate_contribution": 1, "bond_max": 2,
}  # fmt: skip
SCAR = {"property": "body", "severity": 1, "scope": ["travel"]}
BITE = {"id": "bite", "property": "body", "restricted": False}


def faults(*combatants: dict[str, Any], **more: Any) -> set[tuple[str, str]]:
    """Paths and reasons of all problems of a scene."""
    data = {"format": 1, "system": "drd2", "combatant": list(combatants), **more}
    try:
        read_scene(data)
    except SceneError as refused:
        return {(problem.path, problem.reason) for problem in refused.problems}
    return set()


def ada(**more: Any) -> dict[str, Any]:
    return hero("ada", **more)


def bog(**more: Any) -> dict[str, Any]:
    return being("bog", **more)


def test_a_sound_scene_has_no_fault() -> None:
    assert faults(ada(), bog()) == set() == faults(ada(), HELPER, bog())


A, B = "combatant[0]", "combatant[1]"


@pytest.mark.parametrize(
    "combatants, path, reason",
    [
        ([ada(ability={"body": -1}), bog()], f"{A}.ability.body", "below-minimum"),
        ([ada(ability={"body": "much"}), bog()], f"{A}.ability.body", "not-an-integer"),
        ([ada(ability={"body": 1.5}), bog()], f"{A}.ability.body", "not-an-integer"),
        ([ada(), bog(limit={"soul": -2})], f"{B}.limit.soul", "below-minimum"),
        ([ada(now={"soul": -1}), bog()], f"{A}.now.soul", "below-minimum"),
        ([ada(now={"advantage": -1}), bog()], f"{A}.now.advantage", "below-minimum"),
        ([ada(), bog(fate_contribution=-1)], f"{B}.fate_contribution", "below-minimum"),
        ([ada(now={"threat": 0}), bog()], f"{A}.now.threat", "below-minimum"),
        ([ada(now={"floor": 0}), bog()], f"{A}.now.floor", "below-minimum"),
        ([ada(now={"threat": 2, "floor": 3}), bog()], f"{A}.now", "threat-below-floor"),
        ([ada(now={"body": 5}), bog()], f"{A}.now.body", "pool-above-ability"),
        ([ada(now={"body": 4, "scars": [SCAR]}), bog()], f"{A}.now.body", "pool-above-ability"),
        ([ada(), {**HELPER, "now": {"bond": 3}}, bog()], f"{B}.now.bond", "bond-above-max"),
        ([ada(occupations={"warrior": 6}), bog()], f"{A}.occupations[0].level", "above-maximum"),
        ([ada(occupations={"warrior": -1}), bog()], f"{A}.occupations[0].level", "below-minimum"),
        ([ada(), bog(characteristic={"level": 7})], f"{B}.characteristic.level", "above-maximum"),
        ([ada(), bog(characteristic={"level": 0})], f"{B}.characteristic.level", "below-minimum"),
        (
            [ada(occupations=[{"name": "warrior", "level": 3}, {"name": "warrior", "level": 2}]), bog()],
            A, "occupation-twice",
        ),
        ([ada(now={"scars": [{**SCAR, "severity": 0}]}), bog()], f"{A}.now.scars[0].severity", "below-minimum"),
        ([ada(now={"scars": [{**SCAR, "property": "luck"}]}), bog()], f"{A}.now.scars[0].property", "not-one-of"),
        ([ada(now={"scars": [{**SCAR, "scope": []}]}), bog()], f"{A}.now.scars[0].scope", "too-few"),
        ([ada(skill=[{**BITE, "property": "luck"}]), bog()], f"{A}.skill[0].property", "not-one-of"),
        ([ada(skill=[{"id": "bite", "restricted": False}]), bog()], f"{A}.skill[0].property", "missing"),
        ([ada(skill=[{"id": "bite", "property": "body"}]), bog()], f"{A}.skill[0].restricted", "missing"),
        ([ada(attack_skills=["bite"]), bog()], f"{A}.attack_skills", "unknown-skill"),
        ([ada(limit={"body": 3}), bog()], A, "hero-with-fate"),
        ([ada(fate_contribution=3), bog()], A, "hero-with-fate"),
        ([{"id": "ada", "side": "heroes", "type": "hero"}, bog()], A, "hero-without-abilities"),
        ([ada(), bog(ability={"body": 3})], B, "being-with-abilities"),
        ([ada(), {"id": "bog", "side": "foes", "type": "being"}], B, "being-without-characteristic"),
        ([ada(), bog(now={"body": 2})], f"{B}.now.body", "being-with-pools"),
        ([ada(), {key: HELPER[key] for key in HELPER if key != "owner"}, bog()], B, "helper-without-owner"),
        ([ada(), {**HELPER, "owner": "bog"}, bog()], f"{B}.owner", "unknown-owner"),
        ([ada(side=["heroes", "foes"]), bog()], f"{A}.side", "not-text"),
        ([ada(), hero("ada", "foes")], f"{B}.id", "duplicate-id"),
        ([ada(), hero("ota")], "combatant", "one-side"),
        ([ada(), being("bog", fate_contribution=None)], f"{B}.fate_contribution", "fate-missing"),
        ([ada(flags=["lucky"]), bog()], f"{A}.flags[0]", "not-one-of"),
        ([ada(items=[{"name": "iron", "demand": {"travel": 4}}]), bog()], f"{A}.items[0].demand.travel",
         "above-maximum"),
        ([ada(now={"approach_granted": "fast", "approach_forced": "slow"}), bog()], f"{A}.now", "both-approaches"),
        ([ada(tactics={"courage": 3}), bog()], f"{A}.tactics.courage", "unknown-key"),
        ([ada(tactics={"precise": "sometimes"}), bog()], f"{A}.tactics.precise", "not-one-of"),
        ([ada(tactics={"max_rounds": 0}), bog()], f"{A}.tactics.max_rounds", "below-minimum"),
        ([ada(tactics={"surrender_at": 1.5}), bog()], f"{A}.tactics.surrender_at", "above-maximum"),
        ([ada(tactics={"surrender_at": 0}), bog()], f"{A}.tactics.surrender_at", "not-above"),
        ([ada(tactics={"surrender_at": "half"}), bog()], f"{A}.tactics.surrender_at", "not-one-of"),
        ([ada(tactics={"surrender_at": True}), bog()], f"{A}.tactics.surrender_at", "not-one-of"),
        ([ada(tactics={"eliminate": "threat:0"}), bog()], f"{A}.tactics.eliminate", "not-one-of"),
        ([ada(tactic="heroic"), bog()], f"{A}.tactic", "not-one-of"),
        ([ada(now={"broken": ["shield"]}), bog()], f"{A}.now.broken", "unknown-item"),
        ([ada(items=[{"name": {"cs": "štít", "en": "shield"}}]), bog()], f"{A}.items[0]", "item-without-id"),
        ([ada(items=[{"name": "shield"}] * 2), bog()], f"{A}.items[1].id", "duplicate-id"),
        ([ada(items=[{"name": {"de": "Schild"}}]), bog()], f"{A}.items[0].name.de", "unknown-key"),
        ([ada(items=[{"name": 3}]), bog()], f"{A}.items[0].name", "not-text"),
        ([ada(now={"money": {"crowns": 3}}), bog()], f"{A}.now.money.crowns", "unknown-key"),
        ([hero("conflict"), bog()], f"{A}.id", "reserved-id"),
        ([hero("all"), bog()], f"{A}.id", "reserved-id"),
        ([ada(), being("bog", "none")], f"{B}.side", "reserved-id"),
        ([ada(now={"stored": [1]}), bog()], f"{A}.now.stored", "stored-without-items"),
    ],
)  # fmt: skip
def test_combatants(combatants: list[dict[str, Any]], path: str, reason: str) -> None:
    assert faults(*combatants) == {(path, reason)}


def danger(**more: Any) -> dict[str, Any]:
    """One danger of the place."""
    return {"environment": [{"id": "fire", **more}]}


KICK = {"id": "kick", "skill": "agility", "effect": "threat_up", "target": "enemy"}


def action(**more: Any) -> dict[str, Any]:
    return {"action": [{**KICK, **more}]}


def aimed(*targets: str, **more: Any) -> dict[str, Any]:
    """A prepared action at these targets."""
    kick = {key: value for key, value in KICK.items() if key != "target"}
    return {"action": [{**kick, "targets": list(targets), **more}]}


def steps(*given: dict[str, Any]) -> dict[str, Any]:
    return {"procedure": "expedition", "step": list(given)}


PIGS = {"scope": ["flying-pigs"]}


@pytest.mark.parametrize(
    "more, path, reason",
    [
        ({"now": {"scars": [{"property": "body", "severity": 1, **PIGS}]}}, "now.scars[0].scope", "unknown-scope"),
        ({"now": {"penalties": [{"kind": "weak", **PIGS}]}}, "now.penalties[0].scope", "unknown-scope"),
        ({"items": [{"name": "boots", "demand": {"flying-pigs": 1}}]}, "items[0].demand", "unknown-scope"),
        ({"ability": {"body": True, "soul": 4, "influence": 4}}, "ability.body", "not-an-integer"),
    ],
)
def test_what_hampers_nothing_is_no_number(more: dict[str, Any], path: str, reason: str) -> None:
    assert faults({**ada(), **more}, bog()) == {(f"combatant[0].{path}", reason)}


def test_a_tag_of_an_action_can_be_hampered() -> None:
    swim = {"id": "swim", "skill": "travel", "effect": "story", "tags": ["swimming"]}
    scar = {"property": "body", "severity": 1, "scope": ["swimming"]}
    assert faults({**ada(), "now": {"scars": [scar]}}, bog(), action=[swim]) == set()


@pytest.mark.parametrize(
    "more, path, reason",
    [
        ({"side": [{"id": "watch"}]}, "side[0].id", "side-without-members"),
        ({"conflict": {"fate_pool": {"foes": 8}}}, "conflict.fate_pool.foes", "fate-twice"),
        ({"conflict": {"fate_pool": {"wolves": 8}}}, "conflict.fate_pool", "unknown-side"),
        ({"conflict": {"threat": {"ada": 2}, "floor": {"ada": 3}}}, "conflict.threat.ada", "threat-below-floor"),
        ({"conflict": {"threat": {"ada": 0}}}, "conflict.threat.ada", "below-minimum"),
        ({"conflict": {"roster": ["ada", "nobody"]}}, "conflict.roster", "unknown-combatant"),
        ({"conflict": {"surprise": "wolves"}}, "conflict.surprise", "unknown-side"),
        ({"conflict": {"max_rounds": 0}}, "conflict.max_rounds", "below-minimum"),
        ({"conflict": {"round": 0}}, "conflict.round", "below-minimum"),
        ({"conflict": {"round": 5, "max_rounds": 4}}, "conflict.round", "above-maximum"),
        ({"conflict": {"tempo": {"cs": ""}}}, "conflict.tempo.cs", "empty-text"),
        ({"conflict": {"weather": 1}}, "conflict.weather", "unknown-key"),
        ({"action": [{"id": "kick", "skill": "agility"}]}, "action[0]", "no-effect"),
        (action(effect=["threat_up", "scar"]), "action[0]", "two-effects"),
        (aimed("ada", "bog"), "action[0]", "several-targets"),
        (aimed("nobody"), "action[0].targets", "unknown-combatant"),
        (action(skill="bite"), "action[0].skills", "unknown-skill"),
        (action(demand=4), "action[0].demand", "above-maximum"),
        (action(kind="obvious", demand=1), "action[0]", "demand-without-demanding"),
        (action(follow="pit", risk="trap"), "action[0].follow", "unknown-danger"),
        (action(follow="pit"), "action[0]", "follow-without-cause"),
        (action(severity=2), "action[0]", "severity-without-elimination"),
        ({"action": [KICK, KICK]}, "action[1].id", "duplicate-id"),
        ({"environment": [{"id": "fire", "effect": "scar", "size": 0}]}, "environment[0]", "bad-size"),
        ({"environment": [{"id": "fire", "who": ["nobody"]}]}, "environment[0].who", "unknown-combatant"),
        ({"environment": [{"id": "fire", "danger": "character"}]}, "environment[0]", "danger-of-a-character"),
        ({"environment": [{"id": "fire", "effect": "scar"}]}, "environment[0]", "scar-without-property"),
        ({"procedure": "challenge"}, "challenge", "missing"),
        ({"procedure": "test", "test": [{"who": "nobody"}]}, "test[0].who", "unknown-combatant"),
        ({"procedure": "test", "test": [{"who": "ada", "action": "x"}]}, "test[0].action", "unknown-action"),
        ({"procedure": "clash", "clash": [{"actor": "none", "between": ["ada"]}]}, "clash[0].between", "not-two"),
        (steps(), "step", "missing"),
        (steps({"do": "test"}), "step[0]", "step-without-table"),
        (steps({"do": "rest", "rest": {"amount": 4}}), "step[0].rest.amount", "bad-rest-amount"),
        (steps({"do": "rest", "rest": {"kind": "quality"}}), "step[0].rest.kind", "quality-on-expedition"),
        (steps({"do": "conflict", "rest": {"inside": 1}}), "step[0].rest.inside", "unknown-key"),
        ({"options": {"quick_level": 4}}, "options.quick_level", "above-maximum"),
        ({"options": {"quick_game": True, "quick_level": 1}}, "procedure", "quick-without-conflicts"),
        ({"tactics": {"wolves": {}}}, "tactics.wolves", "unknown-side"),
        ({"tactics": {"foes": {"reserve": -1}}}, "tactics.foes.reserve", "below-minimum"),
        ({"procedure": "siege"}, "procedure", "not-one-of"),
        ({"conflict": {"fate_pool": {"heroes": 3}}}, "conflict.fate_pool.heroes", "fate-without-beings"),
        ({"conflict": {"join": {"bog": 2}}}, "conflict.join", "one-side"),
        (steps({"do": "days"}), "step[0]", "step-without-days"),
        (steps({"do": "depart", "days": 3}), "step[0]", "step-does-not-read"),
        (steps({"do": "days", "days": 3, "who": "ada"}), "step[0]", "step-does-not-read"),
        (action(effect="scar", target="enemy", scope=["flying-pigs"]), "action[0].scope", "unknown-scope"),
        (danger(effect="scar", property="body", scope=["flying-pigs"]), "environment[0].scope", "unknown-scope"),
        ({"environment": [{"id": "fire", "skills": ["bite"]}]}, "environment[0].skills", "unknown-skill"),
        (
            {"action": [{"id": "a", "skill": "agility", "effect": "story", "against": ["bite"]}]},
            "action[0].against",
            "unknown-skill",
        ),
        (action(demand=True), "action[0].demand", "not-an-integer"),
    ],
)
def test_the_rest_of_the_scene(more: dict[str, Any], path: str, reason: str) -> None:
    assert faults(ada(), bog(), **more) == {(path, reason)}


HEXING = {"id": "hexing", "property": "soul", "restricted": False}
HEX = {"id": "hex", "skill": "hexing", "effect": "threat_up", "target": "enemy"}


@pytest.mark.rule("drd2.skill.restricted")
@pytest.mark.parametrize(
    "more, path",
    [
        ({"action": [{**HEX, "who": ["ada"]}]}, "action[0].skills"),
        ({"action": [HEX], "procedure": "test", "test": [{"who": "ada", "action": "hex"}]}, "test[0].action"),
        ({"action": [HEX], "procedure": "clash", "clash": [{"actor": "ada", "action": "hex"}]}, "clash[0].action"),
        ({"action": [HEX], **steps({"do": "between", "who": "ada", "action": "hex"})}, "step[0].action"),
    ],
)
def test_a_skill_of_another_sheet(more: dict[str, Any], path: str) -> None:
    assert faults(ada(), bog(skill=[HEXING]), **more) == {(path, "unknown-skill")}
    assert faults(ada(skill=[HEXING]), bog(), **more) == set()


def test_every_fault_can_be_told_to_another_program() -> None:
    """The data of a problem are plain numbers and words."""
    data = {"format": 1, "system": "drd2", "combatant": [ada(tactics={"surrender_at": 2}), bog()]}
    with pytest.raises(SceneError) as refused:
        read_scene(data)
    (problem,) = refused.value.problems
    assert plain(problem.data)["maximum"] == 1


def test_a_pool_and_another_sum_or_neither() -> None:
    assert faults(ada(), bog(), conflict={"fate_pool": {"foes": 5}}) == set()
    assert faults(ada(), being("bog", fate_contribution=None), conflict={"fate_pool": {"foes": 8}}) == set()


def test_targets_that_are_gone() -> None:
    gone = being("bog", now={"status": "eliminated_removed"})
    assert faults(ada(), gone, **aimed("bog")) == {("action[0].targets", "target-gone")}


@pytest.mark.parametrize(
    "more, path",
    [
        ({"procedure": "test", "conflict": {"threat": {"all": 3}}}, "conflict.threat"),
        ({"test": [{"who": "ada"}]}, "test"),
        ({"challenge": [{"id": "fire"}]}, "challenge"),
        ({"clash": [{"actor": "ada"}]}, "clash"),
        ({"step": [{"do": "rest"}]}, "step"),
        ({"mode": "between"}, "mode"),
        (steps({"do": "rest"}) | {"challenge": [{"id": "fire"}]}, "challenge"),
        ({"procedure": "challenge", "challenge": [{"id": "fire"}], "environment": [{"id": "ice"}]}, "environment"),
        ({"options": {"quick_level": 2}}, "options.quick_level"),
        (action(effect="threat_up", scar="a limp"), "action[0].scar"),
        (action(effect="threat_up", scope=["agility"]), "action[0].scope"),
        (action(effect="threat_up", form="eliminated_present"), "action[0].form"),
        (action(effect="threat_up", eliminates=True), "action[0].eliminates"),
        (action(effect="threat_up", leaves=True), "action[0].leaves"),
        (action(targets=["bog"]), "action[0].target"),
        (action(effect="story", target="none", area=True), "action[0].area"),
        (action(effect="threat_down", target="self", wide=True), "action[0].wide"),
        (action(area=True, wide=True), "action[0].wide"),
        (action(pay_skill="learning"), "action[0].pay_skill"),
        (danger(size=2), "environment[0].size"),
        (danger(scar="a burn"), "environment[0].scar"),
        (danger(form="eliminated_present"), "environment[0].form"),
        (danger(threat=3), "environment[0].threat"),
        ({"procedure": "challenge", "challenge": [{"id": "fire", "rounds": [2]}]}, "challenge[0].rounds"),
        (
            steps({"do": "days", "days": 1}, {"do": "rest", "rest": {"kind": "quality", "amount": 3}}),
            "step[1].rest.amount",
        ),
        (steps({"do": "rest", "rest": {"long_rounds": True}}), "step[0].rest.long_rounds"),
        (
            steps({"do": "trade", "trade": {"who": "ada", "price": 4}}),
            "step[0].trade.price",
        ),
    ],
)  # fmt: skip
def test_what_nothing_reads(more: dict[str, Any], path: str) -> None:
    assert faults(ada(), bog(), **more) == {(path, "nothing-reads")}


@pytest.mark.parametrize("now", [{"fate": 3}, {"bond": 0}])
def test_numbers_of_nobody(now: dict[str, int]) -> None:
    (name,) = now
    assert faults(ada(now=now), bog()) == {(f"{A}.now.{name}", "nothing-reads")}


@pytest.mark.parametrize(
    "combatant, feature",
    [
        (HELPER, "helper"),
        (hero("ota", restricted_skills=["fire-magic"]), "magic"),
        (hero("ota", talents=["agility"]), "special_ability"),
        (hero("ota", items=[{"name": "potion", "store": {"property": "body", "amount": 1}}]), "equipment"),
    ],
)
def test_the_quick_game_leaves_out(combatant: dict[str, Any], feature: str) -> None:
    data = {"format": 1, "system": "drd2", "combatant": [ada(), combatant, bog()], "options": {"quick_game": True}}
    with pytest.raises(SceneError) as refused:
        read_scene(data)
    (problem,) = refused.value.problems
    assert (problem.reason, problem.data["feature"]) == ("not-in-quick-game", feature)


def test_all_faults_at_once() -> None:
    found = faults(ada(now={"body": 9}), bog(ability={"body": 3}), **aimed("nobody"), colour="red")
    assert found == {
        ("combatant[0].now.body", "pool-above-ability"),
        ("combatant[1]", "being-with-abilities"),
        ("action[0].targets", "unknown-combatant"),
        ("colour", "unknown-key"),
    }
