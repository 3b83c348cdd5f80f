"""Riders in play: control, bonuses of the saddle, mounted charges, poles, jousts, wounded horses."""

from __future__ import annotations

import pytest

from tests.play.fiveaction.scripted import (
    AIR,
    FIRST,
    LANCE,
    LAST,
    SWORD,
    events,
    horse,
    keys,
    kinds,
    lancer,
    layers,
    one,
    parts,
    petr,
    play,
    rider,
    scene,
    told,
    until,
)
from tests.table import example


@pytest.mark.parametrize(
    "natural, harness, control",
    [
        example("fiveaction.mounted.riding_test E1 18", 18, False, "held"),
        example("fiveaction.mounted.riding_test E1 13", 13, False, "refused"),
        example("fiveaction.mounted.riding_test E1 12", 12, False, "falls"),
        example("fiveaction.mounted.riding_test E1 harness", 12, True, "refused"),
    ],
)
def test_control(natural: int, harness: bool, control: str) -> None:
    dice = [natural - natural // 2, natural // 2, *(AIR if control == "held" else [])]
    game = play(scene(rider(), horse(horse={"harness": harness}), petr()), [*FIRST, *dice], "act ota attack:petr")
    assert told(game, "controls")["control"] == control
    assert game.state["ota"].prone is (control == "falls") and ("unseated" in kinds(game)) is (control == "falls")


def test_against_foot() -> None:
    """fiveaction.mounted.vs_foot E1, fiveaction.mounted.trained_bonus E1: two thirds of DEX, too."""
    foe = petr(skills={"straight_blade/medium": 6})
    game = play(
        scene(rider(10), horse(), foe), [*FIRST, 8, 8, *AIR, *AIR], "act ota attack:petr", "act petr attack:ota"
    )
    mine, his = events(game, "attacked")
    assert parts(mine)["mounted"] == 2 and layers(his)["dex"] == 2 and layers(his)["other"] == 1
    trained = play(scene(rider(10), horse(training=2), foe), [*FIRST, 8, 7, *AIR, *AIR], "act ota attack:petr",
                   "act petr attack:ota")  # fmt: skip
    mine, his = events(trained, "attacked")
    assert parts(mine)["mounted"] == 4 and layers(his)["other"] == 3


def test_two_riders() -> None:
    """fiveaction.mounted.vs_rider E1: the better trained horse hinders; on an untrained one there are no bonuses."""
    enemy = petr(mount="other", values={"riding": 20}, skills={"straight_blade/medium": 6})
    people = (rider(12), horse(), enemy, horse("other", "right", 2, now={"at": [13, 10]}))
    game = play(scene(*people), [*FIRST, 9, 9, *AIR], "act ota attack:petr")
    assert parts(one(game, "tested"))["horses"] == -2 and "mounted" not in parts(one(game, "attacked"))


def test_mounted_charge_at_foot() -> None:
    """fiveaction.mounted.charge_attack E1, charge_conditions E1, charge_damage E1, knock_down E1"""
    target = petr(now={"at": [70, 10]}, weapons=[], constitution=20)
    game = play(scene(lancer(), horse(training=1), target), [*FIRST, 9, 9, 8, 8, 7, 3, 4, 10, 10, 1, 1],
                "act ota ride_down:petr")  # fmt: skip
    charge = parts(one(game, "attacked"))
    assert (charge["charge"], charge["mounted_charge"], charge["foot"], charge["mounted"]) == (2, 1, 3, 2)
    gross = told(game, "damage")["gross"]
    assert gross == (4 + 2 + 4) * 3 // 2
    assert events(game, "tested")[-1].data["against"] == 10 + gross and game.state["petr"].prone


def test_who_does_not_stand() -> None:
    """fiveaction.mounted.charge_fear E1: WILL 4, 14 against 15: struck from behind with DEX only."""
    target = petr(now={"at": [70, 10]}, skills={"parry": 6}, constitution=20)
    dice = [*FIRST, 9, 9, 5, 5, *AIR, 1, 9, 9, 9, 9]
    game = play(scene(lancer(), horse(training=1), target), dice, "act ota ride_down:petr")
    assert "breaks-off" in kinds(game) and parts(one(game, "attacked"))["rear"] == 2
    assert layers(one(game, "attacked")) == {"dex": 5}
    assert game.state["petr"].status == "fled" and one(game, "flees")
    assert game.outcome is not None and game.outcome.winner == "left"
    thrown = play(scene(lancer(), horse(training=1), target), [*dice[:-2], 1, 2], "act ota ride_down:petr")
    assert thrown.state["petr"].status == "active" and thrown.state["petr"].prone, "he cannot run any more"


def test_failed_charge_and_a_critical_failure() -> None:
    """fiveaction.mounted.charge_conditions: no charge this turn, and a fall on a confirmed natural 2 only."""
    target = petr(now={"at": [70, 10]})
    failed = play(scene(lancer(), horse(training=1), target), [*FIRST, 1, 2], "act ota ride_down:petr")
    assert "attacked" not in kinds(failed) and not failed.state["ota"].prone
    worse = play(scene(lancer(), horse(training=1), target), [*FIRST, 1, 1, 1, 2], "act ota ride_down:petr")
    assert worse.state["ota"].prone and not worse.state["ota"].saddle


def test_pike_stops_a_charge() -> None:
    """fiveaction.mounted.charge_counter E2: 16 ft against 12: +2 and +3; the charge fails."""
    pike = {"row": "heavy_pole", "head": "heavy_straight_blade", "head_type": "thrust", "hand": "both"}
    target = petr(will=20, weapons=[pike], skills={"pole/heavy": 6}, now={"at": [75, 10]})
    game = play(scene(lancer(), horse(training=1), target), [*LAST, 9, 9, 8, 8, 8, 6, 1, 1, 9, 9, 1, 2],
                "act ota ride_down:petr", "escape ota no")  # fmt: skip
    counter = parts(one(game, "attacked"))
    assert counter["counter"] == 2 and counter["pole"] == 3
    assert "charge-fails" in kinds(game) and game.state["ota"].prone


def test_joust_with_equal_lances_is_simultaneous() -> None:
    """fiveaction.mounted.charge_riders E1, fiveaction.mounted.horses_collide E1"""
    enemy = petr(mount="other", values={"riding": 12}, weapons=[LANCE], skills={"pole/heavy": 6}, now={"at": [70, 10]})
    people = (lancer(), horse(training=1), enemy, horse("other", "right", 1, now={"at": [70, 10]}))
    dice = [*FIRST, 9, 9, 9, 9, *AIR, *AIR, 10, 9, 10, 9]
    game = play(scene(*people), dice, "act ota ride_down:petr")
    assert [event.actor for event in events(game, "attacked")] == ["ota", "petr"]
    assert [event.actor for event in events(game, "tested")][-2:] == ["horse", "other"]


def test_who_is_put_out_at_the_same_time_strikes_all_the_same() -> None:
    """fiveaction.mounted.charge_riders: both blows fall, though the first one puts the other rider out."""
    enemy = petr(mount="other", values={"riding": 12}, weapons=[LANCE], skills={"pole/heavy": 6}, now={"at": [70, 10]})
    frail = {**enemy, "constitution": -5}
    people = (lancer(), horse(training=1), frail, horse("other", "right", 1, now={"at": [70, 10]}))
    game = play(scene(*people), [*FIRST, 9, 9, 9, 9, 8, 8, 4, *[2] * 6], "act ota ride_down:petr")
    assert [event.actor for event in events(game, "attacked")] == ["ota", "petr"]
    assert game.state["petr"].status in ("out", "dead")


def test_war_horse_attacks_the_other_mount() -> None:
    """fiveaction.mounted.war_horse_attack E1; fiveaction.mounted.horse_wounded E1, fiveaction.mounted.horse_fall E1"""
    kicker = horse(training=2, horse={"attack": 8, "damage": [1, 5, 2]})
    enemy = petr(mount="other", values={"riding": 4}, weapons=[])
    other = horse("other", "right", 1, now={"at": [13, 10]})
    game = play(scene(rider(12), kicker, enemy, other), [*FIRST, 5, 5, 3, 9, 9, 5, 6, 1, 1, 2, 9, 9],
                "act ota kick:petr")  # fmt: skip
    assert told(game, "horse-hurt")["net"] == 5
    control, balance = events(game, "tested")[1:3]
    assert (control.data["against"], balance.data["against"]) == (14, 16 + 5 - 1 - 1)
    assert told(game, "crushed-by-horse")["net"] == 2 and game.state["petr"].wounds == 2


def test_who_lost_his_horse_before_it_fell() -> None:
    """fiveaction.mounted.horse_fall: Petr's charge failed by three; every point short of two more is a d4."""
    enemy = petr(mount="other", values={"riding": 12}, weapons=[LANCE], skills={"pole/heavy": 6}, now={"at": [70, 10]})
    people = (lancer(), horse(training=1), enemy, horse("other", "right", 1, now={"at": [70, 10]}))
    game = play(scene(*people), [*FIRST, 9, 9, 6, 6, *AIR, 10, 9, 1, 2, 1, 1, 1, 1, 2, 9, 9], "act ota ride_down:petr")
    assert [event.data["against"] for event in events(game, "tested")][:2] == [27, 27]
    assert len(one(game, "crushed-by-horse").rolls) == 5 and game.state["petr"].wounds == 6


@pytest.mark.parametrize("dice, clear", [((6, 6), True), ((6, 5), False)])
def test_a_horse_that_is_killed_under_its_rider(dice: tuple[int, int], clear: bool) -> None:
    """fiveaction.mounted.horse_wounded, fiveaction.mounted.horse_fall: tested all the same; with 16 he jumps clear."""
    kicker = horse(training=2, horse={"attack": 8, "damage": [1, 5, 2]})
    enemy = petr(mount="other", values={"riding": 4}, weapons=[])
    other = horse("other", "right", 1, now={"at": [13, 10], "wounds": 16})
    game = play(scene(rider(12), kicker, enemy, other), [*FIRST, 5, 5, 3, *dice, *(() if clear else (2, 9, 9))],
                "act ota kick:petr")  # fmt: skip
    assert game.state["other"].status == "out" and events(game, "tested")[0].data["against"] == 14
    assert ("crushed-by-horse" in kinds(game)) is not clear and game.state["petr"].prone is not clear


def test_shooting_from_the_saddle() -> None:
    """fiveaction.mounted.archery, fiveaction.mounted.gait E1: a bow at a canter on an untrained horse: 25 + 2 + 5."""
    bow = {"row": "small_bow", "hand": "both"}
    archer = rider(30, weapons=[bow], skills={"bow/small": 6}, now={"at": [10, 10], "loaded": True})
    game = play(scene(archer, horse(), petr(now={"at": [60, 10]})), [*FIRST, 9, 9, *AIR], "act ota step:toward:petr",
                "act ota shoot:petr")  # fmt: skip
    assert one(game, "tested").data["against"] == 32 and parts(one(game, "shot"))["gait"] == -2
    long = rider(30, weapons=[{"row": "medium_bow", "hand": "both"}], now={"at": [10, 10], "loaded": True})
    asked = until(scene(long, horse(), petr(now={"at": [60, 10]})), FIRST, "act", "ota")
    assert not [key for key in keys(asked) if key.startswith("shoot")]


def test_horse_covers_its_rider() -> None:
    """fiveaction.missile.rider_target E1: three for a human on a common horse; what only that stops hits the horse."""
    bow = {"row": "small_bow", "hand": "both"}
    archer = petr(skills={"bow/small": 6}, weapons=[bow], now={"at": [60, 10], "loaded": True})
    game = play(scene(archer, rider(), horse()), [*FIRST, 6, 4, 1, 9, 9, 10, 9, 10, 10], "act petr shoot:ota")
    assert layers(one(game, "shot"))["cover"] == 3 and one(game, "bystander").target == "horse"
    assert game.state["horse"].wounds > 0


def test_only_two_ends_of_a_scene() -> None:
    """A mount is no combatant of its own: it has no turn, and a rider without it is on foot."""
    game = play(scene(rider(weapons=[SWORD]), horse(), petr()), FIRST)
    assert [event.actor for event in events(game, "turn")] == ["ota", "petr"]
