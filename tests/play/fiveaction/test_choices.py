"""Choices that come seldom: whom waiting helps against a charge, what one covers oneself with, a cloak in the face."""

from __future__ import annotations

import pytest

from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    BY_PARTS,
    FIRST,
    KNIFE,
    LAST,
    ONE_HAND,
    SWORD,
    events,
    keys,
    kinds,
    layers,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    told,
    until,
)

FAR = {"at": [35, 10]}
BOTH = {"skills": {"parry": 12, "shield": 8}, "shield": {"row": "light_shield"}, "constitution": 9, "weapons": []}


def test_who_waited_for_a_charger_runs_at_him() -> None:
    """fiveaction.wait.charge: he may not strike just before the charger arrives, but charge as well, for all that is
    left to him; then the charger thinks again."""
    answers = ["act ota wait", "act petr charge:ota", "run-at ota yes"]
    game = until(scene(ota(), petr(now=FAR)), [*FIRST, 1, 1, 9, 9, *AIR], "act", "petr", *answers)
    assert [event.actor for event in events(game, "charges")] == ["ota"]
    assert parts(one(game, "attacked"))["charge"] == 2
    assert game.state["ota"].actions == 0 and game.state["petr"].actions == 5


def test_a_quicker_charger_arrives_first() -> None:
    answers = ["act ota wait", "act petr charge:ota", "run-at ota yes"]
    game = until(scene(ota(), petr(now=FAR), rounds=2), [*FIRST, 10, 10, 1, 1, *AIR], "act", "ota", *answers)
    assert [event.actor for event in events(game, "charges")] == ["petr"]


def test_parry_or_skill_with_the_shield() -> None:
    """fiveaction.defence.shield_skill: one of the two against each attack, as the defender says, the larger by itself.
    Only parry makes critical hits rarer (of ten levels on: 18 becomes 19)."""
    strong = ota(dexterity=20, strength=20)
    for key, layer in (("parry", 6), ("shield-skill", 4)):
        game = play(scene(ota(), petr(**BOTH)), [*FIRST, *AIR], ATTACK, f"cover-by petr {key}")
        assert layers(one(game, "attacked"))["parry"] == layer
        threat = [] if key == "parry" else [1, 2]
        game = play(scene(strong, petr(**BOTH)), [*FIRST, 9, 9, *threat, 1, 10, 9], ATTACK, ONE_HAND,
                    f"cover-by petr {key}")  # fmt: skip
        assert ("confirmed" in kinds(game)) is (key != "parry")
    assert layers(one(play(scene(ota(), petr(**BOTH)), [*FIRST, *AIR], ATTACK), "attacked"))["parry"] == 6


def test_nobody_is_asked_who_has_but_one_of_them() -> None:
    game = until(scene(ota(), petr(skills={"parry": 4}, weapons=[], shield={"row": "light_shield"}), rounds=2),
                 [*FIRST, *AIR], "act", "petr", ATTACK)  # fmt: skip
    assert layers(one(game, "attacked"))["parry"] == 2


@pytest.mark.parametrize("effect", ["nothing", "entangled", "blinded"])
def test_a_cloak_in_the_face(effect: str) -> None:
    """fiveaction.shield.improvised_attack: by the referee's word, without harm."""
    cloak = ota(weapons=[], shield={"row": "improvised_shield"}, now={"at": [11, 10]})
    game = until(scene(cloak, petr()), FIRST, "act", "petr", "act ota fling:petr", f"fling ota {effect}")
    assert told(game, "flings")["effect"] == effect
    assert game.state["ota"].actions == 2 and game.state["petr"].wounds == game.state["petr"].stun == 0


def test_no_cloak_without_a_referee() -> None:
    """fiveaction.shield.improvised_attack E1: refused; nor from farther than an arm's length."""
    for rulings, at, offered in (("ask", 11, True), ("default", 11, False), ("ask", 10, False)):
        cloak = ota(weapons=[], shield={"row": "improvised_shield"}, now={"at": [at, 10]})
        game = until(scene(cloak, petr(), rulings=rulings), FIRST, "act", "ota")
        assert ("fling:petr" in keys(game)) is offered


def test_a_thrown_weapon_lies_where_it_flew() -> None:
    """fiveaction.missile.thrown_limits: not at the thrower's feet."""
    thrower = ota(weapons=[{"row": "light_axe"}], skills={"axe/light": 6})
    game = until(scene(thrower, petr(now={"at": [18, 10]})), [*FIRST, *AIR], "act", "ota", "act ota throw:petr")
    (axe,) = game.state["ota"].lying
    assert (axe.x, axe.y) == (game.state["petr"].x, game.state["petr"].y)
    assert "pick_up:0" not in keys(game)


def test_first_aid_gives_a_chance() -> None:
    """fiveaction.counter.triggers: any other activity than fighting, moving and speaking, first aid too."""
    friend = petr(id="friend", side="left", now={"at": [10, 12], "parts": {"head": 5}}, constitution=4)
    foe = petr(skills={"straight_blade/medium": 3})
    made = scene(ota(), friend, foe, options=BY_PARTS)
    game = play(made, [1, 1, 1, 2, 10, 10, *AIR, 5, 5], "act petr end", "act ota treat:friend:head", "escape ota no")
    assert [event.actor for event in events(game, "counters")] == ["petr"]
    assert kinds(game).index("counters") < kinds(game).index("tested")


def test_who_slips_away_and_who_has_another_weapon() -> None:
    """fiveaction.counter.escape: an event of its own says that the counterattack was slipped. Whoever let a weapon go
    and holds another one is not without."""
    who = ota(weapons=[SWORD, {**KNIFE, "hand": "sheathed"}])
    made = scene(who, petr(skills={"straight_blade/medium": 3}), rounds=2)
    game = until(made, [*LAST, 10, 10], "act", "ota", "act petr end", "act ota draw:1")
    assert one(game, "slips-away").target == "petr"
    game.rule("ota hold medium_straight_blade ground")
    assert game.state["ota"].held == ("ground", "off")
    assert "disarmed" not in list(game.scene.system.states(game.view("gm"), "ota"))


def test_luck_that_runs_out() -> None:
    """fiveaction.unhittable.condition E2: 20, then 18 with a threshold of 19: a miss."""
    sure = petr(skills={"straight_blade/medium": 30, "parry": 30}, dexterity=12)
    club = ota(weapons=[{"row": "medium_blunt", "hand": "main"}], skills={"blunt/medium": 6})
    game = until(scene(club, sure), [*FIRST, 10, 10, 9, 9], "act", "petr", ATTACK)
    first, second = events(game, "against-odds")
    assert [event.data["result"] for event in (first, second)] == ["high", "low"]
    assert (first.data["value"], first.data["defence"]) == (5 + 3, 13 + 12 + 10 + 15)
    assert layers(first) == {"dex": 12, "weapon": 10, "parry": 15} and "value" not in second.data
    assert "damage" not in kinds(game)
