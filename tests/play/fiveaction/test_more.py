"""What is rarer in play: sword-breakers, taken weapons, flat blows by part, hooked shields, pavises, two ends."""

from __future__ import annotations

from typing import Any

from tests.play.fiveaction.scripted import (
    AIR,
    BY_PARTS,
    FIRST,
    KNIFE,
    LAST,
    ONE_HAND,
    SWORD,
    events,
    kinds,
    layers,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    told,
)


def test_covering_the_helpless() -> None:
    """fiveaction.cover_ally.helpless E1: defence 13 + 2."""
    friend = petr(id="friend", side="left", weapons=[], now={"at": [10, 13], "guard": "bound"})
    foe = petr(skills={"straight_blade/medium": 3}, now={"at": [12, 12]})
    game = play(
        scene(ota(), friend, foe), [10, 10, 1, 1, 5, 5, *AIR], "act ota cover:friend:full", "act petr attack:friend"
    )
    assert one(game, "attacked").data["against"] == 15


def test_trained_pair_covers_better() -> None:
    """fiveaction.cover_ally.full: with teamwork the comrade has +3; fiveaction.cover_ally.teamwork"""
    friend = petr(id="friend", side="left", teamwork=["ota"], now={"at": [10, 13]})
    foe = petr(skills={"straight_blade/medium": 12}, now={"at": [12, 12]})
    people = (ota(teamwork=["friend"]), friend, foe)
    game = play(
        scene(*people), [10, 10, 1, 1, 5, 5, *AIR, *AIR], "act ota attack:petr", "act petr attack:friend"
    )  # fmt: skip
    assert "teamwork" not in parts(events(game, "attacked")[0])
    game = play(scene(*people), [10, 10, 1, 1, 5, 5, *AIR], "act ota cover:friend:full", "act petr attack:friend")
    assert layers(one(game, "attacked"))["other"] == 3


def test_sword_breaker_breaks_a_blade() -> None:
    """fiveaction.disarm.breaker E1: light blades 12 give six levels; a margin of 5 breaks a knife."""
    breaker = {**KNIFE, "breaker": True}
    who = ota(skills={"straight_blade/light": 12}, weapons=[breaker], now={"at": [12, 10]})
    game = play(scene(who, petr(weapons=[KNIFE])), [*FIRST, 9, 6, 9, 9, 1, 1], "act ota attack:petr",
                "weapon ota with:light_straight_blade.1R", "hit ota disarm")  # fmt: skip
    assert parts(events(game, "rolled")[0])["breaker"] == 3
    assert game.state["petr"].held == ("gone",) and "breaks" in kinds(game)


def test_bare_hands_take_a_knife() -> None:
    """fiveaction.disarm.bare_hands E2"""
    boxer = ota(weapons=[], abilities=["unarmed_combat"], skills={"bare_hands": 6}, now={"at": [12, 10]})
    game = play(scene(boxer, petr(weapons=[KNIFE])), [*FIRST, 9, 7, 9, 9, 1, 1], "act ota attack:petr",
                "weapon ota with:fist", "pair ota no", "hit ota disarm")  # fmt: skip
    assert game.state["petr"].held == ("gone",) and game.state["ota"].actions == 0


def test_bare_hands_against_a_sword() -> None:
    """fiveaction.disarm.bare_hands E1: -2 + 3 for the holder; the sword is only knocked away, a third as far (K37)."""
    boxer = ota(weapons=[], abilities=["unarmed_combat"], skills={"bare_hands": 6}, now={"at": [12, 10]})
    game = play(scene(boxer, petr()), [*FIRST, 9, 7, 8, 8, 2, 2], "act ota attack:petr", "weapon ota with:fist",
                "pair ota no", "hit ota disarm")  # fmt: skip
    assert parts(events(game, "rolled")[1])["length"] == 1
    margin = told(game, "compared")["margin"]
    assert game.state["petr"].lying[0].x == 4 * (13 + 2 * margin // 3)


def test_initiative_follows_the_gear() -> None:
    """fiveaction.initiative.recalculated E1: what lies on the ground slows nobody."""
    axe = {"row": "medium_axe", "hand": "both"}
    who = ota(weapons=[axe, {**SWORD, "hand": "sheathed"}])
    game = play(scene(who, petr(now={"at": [30, 10]}), options={"modules": {"initiative_recalculated": True}}),
                FIRST, "act ota draw:1")  # fmt: skip
    assert told(game, "reordered")["now"] == 20 + 6 - 3 + 2


def test_a_tie_that_the_gear_made() -> None:
    """fiveaction.initiative.ties: 24 each, once the axe lies on the ground; then the higher base acts first."""
    axe = {"row": "medium_axe", "hand": "both"}
    who = ota(weapons=[axe, {**SWORD, "hand": "sheathed"}])
    made = scene(who, petr(reaction=5, now={"at": [30, 10]}), options={"modules": {"initiative_recalculated": True}})
    game = play(made, [10, 9, 10, 10], "act petr end", "act ota draw:1")
    assert told(game, "reordered")["now"] == 19 + 6 - 3 + 2
    assert told(game, "reordered")["order"] == ("ota", "petr")


def test_critical_is_moved_instead() -> None:
    """fiveaction.location.critical_shift E1: threshold 18, natural 18 moves by up to 2, and does nothing else."""
    game = play(scene(ota(), petr(constitution=6), options=BY_PARTS), [*FIRST, 9, 9, 9, 9, 4, 5, 1, 9, 9],
                "act ota attack:petr", ONE_HAND, "type ota straight_cut", "shift ota 2")  # fmt: skip
    assert told(game, "moved-hit")["part"] == "trunk" and told(game, "damage")["effect"] == "shift"


def test_flat_blows_by_part() -> None:
    """fiveaction.location.flat E1: an arm takes a third."""
    game = play(scene(ota(strength=15), petr(constitution=6), options=BY_PARTS), [*FIRST, 5, 5, 4, 5, 2],
                "act ota attack:petr", ONE_HAND, "manner ota flat")  # fmt: skip
    assert told(game, "damage")["net"] == 7 // 3


def test_shooter_chooses_in_base_range() -> None:
    """fiveaction.missile.critical_choice: in base range the choice is free."""
    bow = {"row": "small_bow", "hand": "both"}
    archer = petr(skills={"bow/small": 2}, weapons=[bow], now={"at": [10, 10], "loaded": True})
    mail = ota(armour=[{"piece": "body", "material": "mail", "dr": 4}], now={"at": [40, 10]})
    game = play(scene(archer, mail), [*FIRST, 10, 10, 3, 3, 4, 9, 9], "act petr shoot:ota", "critical petr bypass")
    assert told(game, "damage")["effect"] == "bypass"


def test_second_shock_of_a_run_through() -> None:
    """fiveaction.run_through.secondary_shock E1: after a failed test of the body, one for both halves."""
    game = play(scene(ota(), petr(constitution=12, now={"guard": "bound"})), [*FIRST, 3, 3, 1, 1, 1, 1, 2],
                "act ota attack:petr", ONE_HAND)  # fmt: skip
    first, second = events(game, "tested")
    assert (first.data["against"], second.data["against"]) == (10 + 5, 10 + 10)
    assert (game.state["petr"].wounds, game.state["petr"].stun) == (10, 10)


def test_second_sequence_of_lightning_attacks() -> None:
    """fiveaction.several.attack_bonus E1, fiveaction.weapon.attack_count E2: two attacks of one sword."""
    game = play(scene(ota(abilities=["lightning_attacks"]), petr()), [*FIRST, *AIR, *AIR], "act ota attack:petr",
                "act ota attack:petr")  # fmt: skip
    assert [parts(event).get("several", 0) for event in events(game, "attacked")] == [0, 1]
    assert game.state["ota"].actions == 1


def test_pavise_covers() -> None:
    """fiveaction.shield.pavise E1: cover 6; who stands behind it does not walk."""
    bow = {"row": "small_bow", "hand": "both"}
    archer = petr(skills={"bow/small": 6}, weapons=[bow], now={"at": [10, 10], "loaded": True})
    game = play(scene(archer, ota(now={"at": [40, 10], "pavise": True})), [*FIRST, *AIR], "act petr shoot:ota")
    assert layers(one(game, "shot"))["cover"] == 6


def test_improvised_shield_fails() -> None:
    """fiveaction.shield.improvised_gap E1: damage 6, thirty chances; 30 passes four, 31 nothing."""
    target: dict[str, Any] = {"weapons": [], "skills": {"parry": 1}, "shield": {"row": "improvised_shield"}}
    for percent, wounds in ((30, 4), (31, 0)):
        more = [9, 9] if wounds else []
        game = play(scene(ota(), petr(**target)), [*FIRST, 6, 4, 4, percent, *more], "act ota attack:petr", ONE_HAND)
        assert told(game, "attacked")["met"] == "shield" and game.state["petr"].wounds == wounds


def test_hooked_flesh_and_hooked_shield() -> None:
    """fiveaction.trip.unarmoured E1; fiveaction.trip.turtle E1, fiveaction.trip.drop_shield"""
    halberd = {"row": "medium_pole", "head": "medium_axe", "hand": "both"}
    who = ota(skills={"pole/medium": 6}, weapons=[halberd], now={"at": [8, 10]})
    axe = {"row": "light_axe"}
    game = play(scene(who, petr(weapons=[axe])), [*FIRST, 9, 7, 4, 9, 9, 2, 3, 9, 9], "act ota attack:petr",
                "manner ota trip")  # fmt: skip
    assert told(game, "hooked-flesh")["net"] == 2
    slow = petr(weapons=[axe], reaction=-1, skills={"parry": 1}, shield={"row": "heavy_shield"})
    game = play(scene(who, slow), [*FIRST, 6, 7, 10, 10, 1, 1], "act ota attack:petr", "manner ota trip",
                "drop-shield petr yes")  # fmt: skip
    assert told(game, "attacked")["met"] == "shield"
    assert game.state["petr"].shield == "ground" and "hooked" not in kinds(game)


def test_both_ends_of_a_staff() -> None:
    """fiveaction.weapon.dual E1, E2: -4 on both, or none with two-weapon fighting."""
    staff = {"row": "medium_pole", "head": "light_blunt", "hand": "both", "dual": True}
    for abilities, penalty in (([], -4), (["two_weapon_fighting"], 0)):
        who = ota(skills={"pole/medium": 6}, weapons=[staff], abilities=abilities, now={"at": [9, 10]})
        game = play(scene(who, petr()), [*FIRST, *AIR, *AIR], "act ota attack:petr", "pair ota yes")
        assert [parts(event).get("pair", 0) for event in events(game, "attacked")] == [penalty, penalty]


def test_slow_rider_has_his_actions() -> None:
    """fiveaction.turtle.rider E1, fiveaction.mounted.armour E2"""
    horse = {"id": "horse", "side": "left", "strength": 10, "dexterity": 4, "constitution": 8, "size": 2,
             "horse": {"training": 1, "canter": 20, "sprint": 35}, "now": {"at": [10, 10]}}  # fmt: skip
    game = play(scene(ota(reaction=-3, mount="horse"), horse, petr(now={"at": [40, 10]})), [*LAST], "act ota wait")
    assert game.state["ota"].actions == 4
