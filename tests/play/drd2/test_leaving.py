"""Getting clear and getting out: oneself and others."""

from __future__ import annotations

import pytest

from tests.play.drd2.scripted import being, hero, one, play, scene, told, until

rule = pytest.mark.rule
OUT = ("declare ada custom", "skill ada skill:agility", "effect ada effect:help-out")


@rule("drd2.leaving.help")
def test_helping_a_comrade_out_improves_first_the_comrades_situation() -> None:
    """Not yet possible: his Threat falls, he gets clear; her own numbers stay."""
    table = scene(hero("ada"), hero("bor", now={"threat": 3}), being("wolf"), conflict={"max_rounds": 2})
    game = play(
        table, [6, 5, 6, 5], *OUT, "leaving ada no", "declare bor postpone", "declare wolf postpone",
        *OUT, "declare wolf postpone",
    )  # fmt: skip
    lines = [line for line in told(game) if line.split()[0] in ("threat", "clear", "left")]
    assert lines == [
        "threat ada>bor: bor.threat 3>2",
        "clear bor: bor.disengaged False>True",
        "left ada>bor: bor.status active>left, bor.threat 2>None, bor.initiative waiting>lost",
    ]


@rule("drd2.leaving.condition")
@pytest.mark.parametrize("answer, clear", [("block", False), ("strike", False)])
def test_whoever_is_beaten_by_an_opponent_is_not_clear_any_more(answer: str, clear: bool) -> None:
    """Also by a counteraction that only prevents."""
    table = scene(hero("ada", now={"disengaged": True}), being("wolf"))
    game = play(table, [1, 2, 6, 5], "declare ada leave", f"counter wolf {answer}", "exhaust ada accept")
    assert game.state["ada"].status == "active" and any(line.startswith("caught wolf>ada") for line in told(game))


@rule("drd2.leaving.condition")
def test_whoever_exhausts_stays_clear() -> None:
    table = scene(hero("ada", now={"disengaged": True}), being("wolf"))
    game = play(table, [1, 2, 6, 5], "declare ada leave", "counter wolf block", "exhaust ada exhaust")
    assert not any(line.startswith("caught") for line in told(game))


@rule("drd2.general_clash.step")
def test_who_leaves_in_a_general_clash_has_not_failed() -> None:
    table = scene(hero("ada", now={"disengaged": True}), being("wolf"), being("cur"))
    script = ("declare ada leave", "counter wolf block", "counter cur block")
    game = play(table, [6, 6, 1, 2, 2, 2], *script, "exhaust cur accept", "exhaust wolf accept")
    assert one(game, "left").target == "ada" and "ada" not in game.state["evaluation"].failed


@rule("drd2.action.reach")
def test_only_who_goes_against_somebody_takes_a_place() -> None:
    """The boss recovers, his mate helps him: ada still gets at him, bor does not."""
    boss = being("boss", max_attackers=1, now={"threat": 3})
    table = scene(boss, being("mate"), hero("ada"), hero("bor"))
    script = ("declare boss recover", "declare mate help:boss", "declare ada attack:boss")
    game = until(table, [6, 5, 6, 5, 6, 5], "declare", "bor", *script)
    assert game.ask is not None and "attack:boss" not in game.ask.keys and "attack:mate" in game.ask.keys
