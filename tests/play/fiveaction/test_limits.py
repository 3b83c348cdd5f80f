"""Limits that a game shows only at their edge: how far, how much, how many, and not one more."""

from __future__ import annotations

from bojiste.systems.fiveaction import rules
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    BY_PARTS,
    FAR,
    FIRST,
    KNIFE,
    LAST,
    ONE_HAND,
    SWORD,
    events,
    horse,
    kinds,
    lancer,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    until,
)


def test_how_far_a_hit_is_moved() -> None:
    """fiveaction.location.aimed E1: penalty 3, so three either way; fiveaction.location.critical_shift E1: 2, 4, 8."""
    made = scene(ota(), petr(constitution=9), options=BY_PARTS)
    game = until(made, [*FIRST, 9, 8, 4, 4], "shift", "ota", ATTACK, ONE_HAND, "manner ota aimed", "aimed ota 3")
    assert game.ask is not None and (game.ask.low, game.ask.high) == (-3, 3)
    sabre = ota(weapons=[{"row": "medium_curved_blade"}], skills={"curved_blade/medium": 6})
    way = "weapon ota with:medium_curved_blade.1R"
    for natural, most in (([9, 8], 2), ([9, 9], 4)):
        dice = [*FIRST, *natural, 9, 9, 4, 4]
        game = until(scene(sabre, petr(constitution=9), options=BY_PARTS), dice, "shift", "ota", ATTACK, way)
        assert game.ask is not None and (game.ask.low, game.ask.high) == (-most, most)


def test_whose_levels_move_no_critical_still_moves_an_aimed_one() -> None:
    """fiveaction.location.aimed: a critical hit is a hit; five levels give it no shift of its own, and it has its
    effect besides."""
    who, hard = ota(skills={"straight_blade/medium": 5}), petr(constitution=9)
    answers = (ATTACK, ONE_HAND, "manner ota aimed", "aimed ota 3")
    game = until(scene(who, hard, options=BY_PARTS), [*FIRST, 10, 10, 3, 3, 4, 4], "shift", "ota", *answers)
    assert game.ask is not None and (game.ask.low, game.ask.high) == (-3, 3)
    dice = [*FIRST, 10, 10, 3, 3, 4, 4, 3, 10, 10]
    game = play(scene(who, hard, options=BY_PARTS), dice, *answers, "shift ota 2")
    assert one(game, "moved-hit").data["part"] == "trunk" and one(game, "moved-hit").rule is rules.location.aimed
    assert one(game, "damage").data["effect"] == "multiply"


def test_which_hand_takes_a_weapon() -> None:
    """fiveaction.missile.hands: a bow takes both, a sword the main hand, a second one the other."""
    bow = {"row": "small_bow", "hand": "sheathed"}
    game = play(scene(ota(weapons=[bow]), petr(now=FAR)), FIRST, "act ota draw:0")
    assert game.state["ota"].held == ("both",)
    pair = [{**SWORD, "hand": "sheathed"}, {**SWORD, "hand": "sheathed"}]
    game = play(scene(ota(weapons=pair), petr(now=FAR)), FIRST, "act ota draw:0", "act ota draw:1")
    assert game.state["ota"].held == ("main", "off")


def test_what_standing_a_charge_takes() -> None:
    """fiveaction.mounted.charge_fear: against 15, or what the scene says."""
    for options, target in (({}, 15), ({"intimidation": {"charge_base_tn": 18}}, 18)):
        made = scene(lancer(), horse(training=1), petr(now={"at": [70, 10]}, will=20, weapons=[]), options=options)
        game = play(made, [*FIRST, 9, 9, 5, 5, 1, 1, 9, 9], "act ota ride_down:petr")
        assert events(game, "tested")[1].data["against"] == target


def test_what_can_pay() -> None:
    """fiveaction.paid_defence.pool: five of the round, and one of reflexes."""
    options = {"modules": {"defence_costs_actions": True}}
    for abilities, left in (([], 5), (["combat_reflexes"], 6)):
        made = scene(ota(), petr(abilities=abilities), options=options)
        game = until(made, [*FIRST, 4, 4], "defend", "petr", ATTACK)
        assert game.ask is not None and game.ask.data["left"] == left


def test_how_much_less_a_blow_may_wound() -> None:
    """fiveaction.pulled_blow.six: margin 6 spares three of seven lives, fiveaction.pulled_blow.ten six."""
    for levels, high in ((6, 3), (10, 6)):
        who = ota(skills={"straight_blade/medium": levels})
        dice = [*FIRST, *((8, 8) if levels == 6 else (7, 7)), 5]
        game = until(scene(who, petr()), dice, "lower", "ota", ATTACK, ONE_HAND)
        assert game.ask is not None and game.ask.high == high


def test_what_is_spare() -> None:
    """fiveaction.round.spare_actions: what was left of the last round, until the own turn."""
    made = scene(ota(), petr(now={"at": [13, 10]}), rounds=2)
    game = until(made, [*LAST, *AIR], "act", "petr", "act petr end", ATTACK, "act ota end")
    assert (game.state["fight"].round, game.state["ota"].spare) == (2, 2)


def test_edges_of_a_backstab() -> None:
    """fiveaction.run_through.backstab E1, E2: 12 threatens somebody bound, 11 does not; 15 the unaware, 14 does not."""
    knife = {"row": "light_straight_blade"}
    who = ota(weapons=[knife], skills={"straight_blade/light": 5}, abilities=["backstab"], now={"at": [12, 10]})
    way = "weapon ota with:light_straight_blade.1R"
    for guard, natural, threatens in (("bound", (6, 6), True), ("bound", (6, 5), False), ("unaware", (8, 7), True),
                                      ("unaware", (7, 7), False)):  # fmt: skip
        made = scene(who, petr(constitution=20, now={"guard": guard}))
        dice = [*FIRST, *natural, *((1, 2) if threatens else ()), 2, 10, 10]
        assert ("confirmed" in kinds(play(made, dice, ATTACK, way))) is threatens


def test_ties_that_nothing_tells_apart() -> None:
    """fiveaction.initiative.ties: a lower base is no tie, nor is a lower reaction."""
    same = play(scene(ota(), petr(reaction=6, now=FAR)), [5, 5, 5, 5, 9, 9, 1, 1])
    assert len(events(same, "tied")) == 2
    less = play(scene(ota(), petr(reaction=5, initiative=1, now=FAR)), [5, 5, 5, 5])
    assert not events(less, "tied") and one(less, "order").data["order"] == ("ota", "petr")


def test_shots_beyond_all_aiming() -> None:
    """fiveaction.missile.beyond: chance, as the referee says; up to ten times the range, and not by strength."""
    bow = {"row": "small_bow", "hand": "both"}
    archer = ota(weapons=[bow], skills={"bow/small": 6}, now={"loaded": True})
    far = scene(archer, petr(constitution=9, now={"at": [710, 10]}))
    assert "damage" not in kinds(play(far, FIRST, "act ota volley:petr"))
    hit = play(far, [*FIRST, 3, 10, 10], "act ota volley:petr", "beyond ota at:petr")
    assert hit.state["petr"].wounds == 4 and hit.state["ota"].loaded == ()
    beyond = until(scene(archer, petr(now={"at": [811, 10]})), FIRST, "act", "ota")
    assert beyond.ask is not None and not any(key.startswith(("volley", "shoot")) for key in beyond.ask.keys)


def test_an_improvised_hook() -> None:
    """6.13: two points less for who hooks with an axe that is no hook; nothing less against somebody slow."""
    axe = ota(weapons=[{"row": "heavy_axe", "hand": "both"}], skills={"axe/heavy": 6})
    for reaction, lost in ((7, -2), (-2, 0)):
        target = petr(reaction=reaction, weapons=[KNIFE])
        answers = ("weapon ota with:heavy_axe.2R", "manner ota trip")
        attack = one(play(scene(axe, target), [*FIRST, *AIR], ATTACK, *answers), "attacked")
        assert parts(attack).get("improvised_hook", 0) == lost
