"""Questions about dice: the rules over all faces, against sums done by hand, other tools, and the engine at play."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import icepool
import pytest

from bojiste.core.game import Game
from bojiste.core.notation import parse
from bojiste.core.reading import read_scene
from bojiste.core.system import system, systems
from bojiste.errors import BadNotation, SceneError
from bojiste.forecast import answer
from bojiste.forecast.exact import Odds
from bojiste.systems.drd2 import rules as drd2
from bojiste.systems.srd5 import rules as srd5


def odds(id: str, name: str, *said: str) -> Odds[Fraction]:
    question = answer.question_of(system(id), name)
    return answer.answer(question, answer.facts_of(question, said))


@pytest.mark.parametrize(
    "id, name, said, chances",
    [
        ("srd5", "attack", "bonus=5 ac=15", {"miss": "9/20", "hit": "1/2", "critical": "1/20"}),
        ("srd5", "attack", "bonus=5 ac=40", {"miss": "19/20", "hit": "0", "critical": "1/20"}),
        ("srd5", "attack", "bonus=20 ac=3 roll=disadvantage", {"miss": "39/400", "hit": "9/10", "critical": "1/400"}),
        ("srd5", "attack", "bonus=0 ac=30 critical=18", {"miss": "19/20", "hit": "0", "critical": "1/20"}),
        ("srd5", "save", "bonus=2 dc=14 roll=advantage", {"saved": "279/400"}),
        ("srd5", "check", "bonus=0 dc=21", {"success": "0"}),
        ("srd5", "contest", "bonus=0 against=0", {"wins": "19/40"}),
        ("srd5", "concentration", "bonus=0 damage=30", {"kept": "3/10"}),
        ("srd5", "concentration", "bonus=0 damage=0", {"kept": "1"}),
        ("srd5", "death-saves", "failures=2", {"up": "7/80", "stable": "1/8", "dead": "63/80"}),
        ("drd2", "test", "level=3", {"success": "26/36"}),
        ("drd2", "challenge", "level=0", {"spared": "10/36"}),
        ("drd2", "clash", "level=2 against=2", {"wins": "721/1296"}),
        ("drd2", "clash", "level=2 against=2 tie=dice", {"wins": "1/2"}),
        ("osr", "attack", "bonus=2 ac=15", {"miss": "3/5", "hit": "7/20", "critical": "1/20"}),
        ("osr", "save", "number=30", {"saved": "1/20"}),
        ("osr", "check", "number=1", {"success": "19/20", "critical": "1/20", "fumble": "1/20"}),
        ("osr", "morale", "number=7", {"stands": "21/36"}),
        ("osr", "chance", "x=2", {"true": "1/3"}),
        ("fiveaction", "test", "value=5 target=15", {"success": "64/100"}),
        ("fiveaction", "test", "value=0 target=30", {"success": "1/100"}),
        ("fiveaction", "opposed", "value=0 against=0", {"wins": "933/2000"}),
    ],
)  # fmt: skip
def test_chances_done_by_hand(id: str, name: str, said: str, chances: dict[str, str]) -> None:
    found = odds(id, name, *said.split()).flags
    assert found == {key: Fraction(text) for key, text in chances.items()}


def test_confirmations_may_go_on_for_ever() -> None:
    """15 or more hits: 20 of 100 ordinarily, a 20 critically; a 2 is a fumble unless a second roll would hit."""
    found = odds("fiveaction", "attack", "value=0", "defence=14").flags
    assert found == pytest.approx({"fumble": 0.0079, "miss": 0.7821, "hit": 0.2, "critical": 0.01}, abs=1e-14)


@pytest.mark.parametrize("weapon, doubled", [("melee", (9, 10, 11, 12)), ("missile", (10, 12, 14, 16))])
def test_a_critical_of_a_missile_multiplies_all_of_its_damage(weapon: str, doubled: tuple[int, ...]) -> None:
    """Of a weapon in hand only the fixed part: 1d4 + 8 instead of twice 1d4 + 4."""
    found = odds("fiveaction", "attack", "value=0", "defence=14", "damage=1d4", "fixed=4", f"weapon={weapon}").counts
    wanted = {0: 0.79, **dict.fromkeys((5, 6, 7, 8), 0.05), **dict.fromkeys(doubled, 0.0025)}
    assert found["damage"] == pytest.approx(wanted, abs=1e-13)


def test_numbers_against_another_tool() -> None:
    """Damage as icepool has it: what hits does 1d8+3, a critical hit 2d8+3."""
    d20, plain, doubled = icepool.d(20), icepool.d(8) + 3, 2 @ icepool.d(8) + 3
    turn = d20.map(lambda face: doubled if face == 20 else plain if face >= 10 else 0)
    found = odds("srd5", "attack", "bonus=5", "ac=15", "damage=1d8+3").counts["damage"]
    assert found == {value: Fraction(turn.probability(value)) for value in turn.outcomes()}
    precise = icepool.d(6).highest(3, keep=2) + 3
    assert odds("drd2", "test", "level=3", "roll=precise").counts["total"] == {
        value: Fraction(precise.probability(value)) for value in precise.outcomes()
    }
    half = (8 @ icepool.d(6)).map(lambda whole: whole // 2)
    saves = icepool.d(20).map(lambda face: half if face + 2 >= 14 else 8 @ icepool.d(6))
    assert odds("srd5", "save", "bonus=2", "dc=14", "damage=8d6").mean("damage") == Fraction(saves.mean())


def test_a_rule_that_changes_changes_the_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no second model: the very functions that play calls are looked at."""
    monkeypatch.setattr(srd5.attack, "natural_20", lambda natural: natural >= 19)
    monkeypatch.setattr(drd2.roll, "TARGET", 12)
    assert odds("srd5", "attack", "bonus=5", "ac=15").flags["critical"] == Fraction(1, 10)
    assert odds("drd2", "test", "level=3").flags["success"] == Fraction(10, 36)


def test_an_attack_at_the_table_comes_out_so() -> None:
    """Fights of one attack against somebody who cannot fall by it, through all 20 faces of the engine's own die."""
    entry = {"ac": 15, "hp_max": 300, "tactic": "weakest", "initiative": 0}
    club = {"name": "club", "weapon": "club", "to_hit": 5, "reach": 5, "damage": "3 bludgeoning"}
    scene = read_scene(
        {"format": 1, "system": "srd5", "options": {"max_rounds": 1},
         "combatant": [{**entry, "id": "a", "side": "a", "attack": [club], "now": {"initiative": 9}},
                       {**entry, "id": "b", "side": "b", "tactic": "idle", "now": {"initiative": 1}}]}
    )  # fmt: skip
    fallen = [300 - Game(scene, dice=[face]).state["b"].hp for face in range(1, 21)]
    found = odds("srd5", "attack", "bonus=5", "ac=15", "damage=3").counts["damage"]
    assert {harm: Fraction(fallen.count(harm), 20) for harm in fallen} == found


@pytest.mark.parametrize(
    "language, dice, way",
    [("cs", "1k8+3", "s výhodou"), ("ru", "1d8+3", "с преимуществом"), ("en", "1d8+3", "with advantage")],
)
def test_what_was_asked_is_said_in_the_language(language: str, dice: str, way: str) -> None:
    """Dice have their letter, choices their words; typed they are the same everywhere."""
    from bojiste.tell.words import Words

    question = answer.question_of(system("srd5"), "attack")
    facts = answer.facts_of(question, ("bonus=5", "ac=15", "damage=1d8+3", "roll=advantage"))
    prose, *_ = answer.told("attack", facts, answer.answer(question, facts), Words(language, system("srd5")))
    assert f": {dice}; " in str(prose) and f": {way}; " in str(prose)


def test_every_question_is_answered_with_all_of_its_facts() -> None:
    """Its chances sum to what they must, and each of its words is said in three languages."""
    from bojiste.tell.words import Words

    for game in systems().values():
        for name, question in game.odds.items():
            facts = {fact.name: _some(fact) for fact in question.facts}
            found = answer.answer(question, facts)
            assert found.flags and all(0 <= chance <= 1 for chance in found.flags.values())
            assert all(sum(values.values()) == pytest.approx(1) for values in found.counts.values())
            for language in ("cs", "ru", "en"):
                words = Words(language, game.id)
                assert list(answer.told(name, facts, found, words))
                assert list(answer.listed(game, words))
                assert all(words.has(f"choice-{word}") for fact in question.facts for word in fact.words)


def _some(fact: Any) -> Any:
    if fact.dice:
        return parse("2d4+1")
    return fact.usual if fact.usual is not None else max(fact.low, min(fact.high, 7))


@pytest.mark.parametrize(
    "id, name, said, faults",
    [
        ("srd5", "attack", ("ac=15",), [("bonus", "odds-missing")]),
        ("srd5", "attack", (), [("bonus", "odds-missing"), ("ac", "odds-missing")]),
        ("srd5", "attack", ("bonus=x", "ac=-1", "damage=2d6q", "luck=1"),
         [("x", "fact-no-number"), (-1, "below-minimum"), ("2d6q", "notation-unexpected"),
          ("luck=1", "odds-fact")]),
        ("drd2", "clash", ("level=1", "against=1", "tie=best"), [("best", "not-one-of")]),
        ("srd5", "attack", ("ac=15", "bonus=5", "ac=16"), [("ac=16", "odds-twice")]),
        ("osr", "morale", ("number=13",), [(13, "above-maximum")]),
    ],
)  # fmt: skip
def test_all_faults_at_once(id: str, name: str, said: tuple[str, ...], faults: list[tuple[Any, str]]) -> None:
    with pytest.raises(SceneError) as fault:
        answer.facts_of(answer.question_of(system(id), name), said)
    assert [(problem.value, problem.reason) for problem in fault.value.problems] == faults


def test_what_is_no_question_and_what_would_take_too_long() -> None:
    with pytest.raises(SceneError) as fault:
        answer.question_of(system("osr"), "moral")
    assert fault.value.problems[0].data["near"] == "morale"
    question = answer.question_of(system("srd5"), "attack")
    with pytest.raises(BadNotation):
        answer.answer(question, answer.facts_of(question, ("bonus=5", "ac=15", "damage=500d1000dl250")))
