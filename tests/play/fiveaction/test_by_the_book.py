"""What the book says in one sentence, each with the place: who may charge, what cannot be held back, who fights."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.tell.story import told as told_story
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    BOW,
    FAR,
    FIRST,
    LANCE,
    ONE_HAND,
    events,
    horse,
    keys,
    kinds,
    lancer,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    total,
    until,
)

TARGET = petr(now={"at": [36, 10]})


def karel(at: tuple[float, float], **more: Any) -> dict[str, Any]:
    """One more of Petr's side."""
    return petr(id="karel", now={"at": list(at), **more})


@pytest.mark.parametrize(
    "where, more, free",
    [
        ((20, 10), {}, False),
        ((20, 11), {}, False),
        ((20, 13), {}, True),
        ((20, 10), {"prone": True}, True),
        ((32, 10), {"prone": True}, False),
        ((34, 10), {"status": "out"}, False),
        ((38, 10), {}, True),
        ((6, 10), {}, True),
    ],
)
def test_a_charge_has_a_free_way(where: tuple[float, float], more: dict[str, Any], free: bool) -> None:
    """fiveaction.charge.conditions: nobody stands in the way, nobody lies where it ends; a body on the way is jumped"""
    game = until(scene(ota(), TARGET, karel(where, **more)), [10, 10, 1, 1, 2, 2], "act", "ota")
    assert ("charge:petr" in keys(game)) is free


def test_a_comrade_bars_the_way_as_well() -> None:
    friend = petr(id="friend", side="left", now={"at": [25, 10]})
    game = until(scene(ota(), TARGET, friend), [10, 10, 1, 1, 2, 2], "act", "ota")
    assert "charge:petr" not in keys(game)


def test_a_natural_two_alone_stuns_as_well() -> None:
    """fiveaction.heavy_blow.shock: one for the failure itself"""
    struck = petr(strength=20)
    made = scene(ota(), struck, options={"modules": {"heavy_blows": True}})
    game = play(made, [*FIRST, 9, 8, 2, 10, 10, 1, 1, 10, 10], ATTACK, ONE_HAND)
    (tested,) = (event for event in events(game, "tested") if event.data["test"] == "concussion")
    assert tested.data["natural_decides"] and total(tested) >= tested.data["against"]
    assert game.state["petr"].stun == 1


def test_what_has_left_the_hand_is_not_held_back() -> None:
    """fiveaction.pulled_blow.*: no arrow is stopped, made plain, or made gentle"""
    master = ota(skills={"bow/small": 12}, weapons=[BOW], now={"loaded": True})
    made, dice = scene(master, petr(constitution=15, now=FAR)), [*FIRST, 9, 8, 2, 9, 9]
    for topic in ("hit", "lower"):
        with pytest.raises(AssertionError, match="never asked"):
            until(made, dice, topic, "ota", "act ota shoot:petr")
    game = play(made, dice, "act ota shoot:petr")
    assert one(game, "shot").data["result"] == "hit" and "damage" in kinds(game)


@pytest.mark.parametrize("guard, bonus", [("aware", 1), ("still", 0), ("bound", 0)])
def test_who_sleeps_with_empty_hands_does_not_fight(guard: str, bonus: int) -> None:
    """fiveaction.unarmed.length: the longer weapon helps in a fight"""
    now = {"at": [13, 10], **({} if guard == "aware" else {"guard": guard})}
    game = play(scene(ota(), petr(weapons=[], constitution=20, now=now)), [*FIRST, *AIR], ATTACK, ONE_HAND)
    assert parts(one(game, "attacked")).get("length", 0) == bonus


def test_who_is_thrown_charges_no_more() -> None:
    """A rider whom a pole has put on the ground"""
    pike = {"row": "heavy_pole", "head": "heavy_straight_blade", "head_type": "thrust", "hand": "both"}
    foot = petr(skills={"pole/heavy": 9}, strength=9, will=30, weapons=[pike], now={"at": [80, 10]})
    rider = lancer(constitution=20, armour=[])
    people = (rider, horse(training=1), foot)
    game = play(scene(*people), [1, 1, 10, 10, 10, 10, 9, 9, 9, 9, 4, 2, 10, 10, 1, 2], "act petr end",
                "act ota ride_down:petr", "escape ota no")  # fmt: skip
    assert "unseated" in kinds(game) and not game.state["ota"].charging


def test_the_harm_of_a_broken_guard_is_the_strikers() -> None:
    """Who has nowhere to go is crushed by the blow: it stands in the column of whoever struck"""
    modules = {"heavy_blows": True, "push_back": True}
    who = ota(skills={"blunt/heavy": 6}, weapons=[{"row": "heavy_blunt", "hand": "both"}], now={"at": [4, 0]})
    target = petr(skills={"straight_blade/medium": 6, "parry": 4}, now={"at": [0, 0]})
    game = play(scene(who, target, options={"modules": modules}), [*FIRST, 6, 6, 3, 3, 2, 2, 10, 10], ATTACK)
    crushed = one(game, "crushed")
    assert (crushed.actor, crushed.target) == ("ota", "petr")


def test_a_lance_is_no_pike() -> None:
    """What a rider carries is called otherwise than what a man on foot does"""
    people = (lancer(), horse(training=1), petr(weapons=[LANCE], now={"at": [17, 10]}))
    prepared = scene(*people).prepared
    assert prepared.kits["ota"].names == ("lance",) and prepared.kits["petr"].names == ("heavy_pole_thrust",)


@pytest.mark.parametrize(
    "language, wanted", [("cs", "zasáhl sám sebe"), ("ru", "задел самого себя"), ("en", "hits himself")]
)
def test_a_clumsy_blow_at_oneself_is_told_so(language: str, wanted: str) -> None:
    names = {one: {"text": "Ota", "gender": "m"} for one in ("cs", "ru", "en")}
    game = play(scene(ota(name=names), petr()), [*FIRST, 1, 1, 1, 1, 1, 1, 4, 4, 3, 9, 9], ATTACK, ONE_HAND,
                "fumble ota own")  # fmt: skip
    assert wanted in "\n".join(told_story(game, language, "gm")).replace("\N{NO-BREAK SPACE}", " ")


def test_a_hopeless_shot_says_with_what_and_why() -> None:
    """The first roll bears weapon, sums and layers; each says which of the rolls it is"""
    sure = petr(skills={"straight_blade/medium": 30, "parry": 30}, dexterity=30, now=FAR)
    made = scene(ota(skills={"bow/small": 2}, weapons=[BOW], now={"loaded": True}), sure)
    game = play(made, [*FIRST, 10, 10, 5, 6], "act ota shoot:petr")
    first, second = events(game, "against-odds")
    assert [event.data["roll"] for event in (first, second)] == [1, 2]
    assert first.data["weapon"] == "small_bow" and first.data["flies"] == "shot"
