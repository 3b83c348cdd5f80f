"""Missiles and riders: further rows of the catalogue."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.errors import SceneError
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    BOW,
    FIRST,
    LANCE,
    LAST,
    ONE_HAND,
    events,
    horse,
    keys,
    kinds,
    lancer,
    layers,
    one,
    ota,
    parts,
    petr,
    play,
    rider,
    scene,
    told,
    until,
    value,
)
from tests.table import example


def archer(**more: Any) -> dict[str, Any]:
    """Petr with a small bow, thirty feet from Ota."""
    base: dict[str, Any] = {"skills": {"bow/small": 6}, "weapons": [BOW]}
    return petr(**{**base, **more, "now": {"at": [40, 10], "loaded": True, **more.get("now", {})}})


def test_bows_go_by_dex() -> None:
    """fiveaction.missile.attack E1: 5 and 3; fiveaction.missile.damage E1: a medium bow, die 4: six, and no STR."""
    bow = {"row": "medium_bow", "hand": "both"}
    made = scene(ota(), archer(skills={"bow/medium": 6}, weapons=[bow], strength=9))
    game = play(made, [*LAST, 9, 7, 4, 10, 10], "act petr shoot:ota")
    assert value(one(game, "shot")) == 8 and told(game, "damage")["gross"] == 6


def test_another_kind_of_shooting() -> None:
    """fiveaction.skill.same_kind E2: nine levels with a small bow are four with a light crossbow."""
    crossbow = {"row": "light_crossbow", "hand": "both"}
    game = play(scene(ota(), archer(skills={"bow/small": 9}, weapons=[crossbow])), [*LAST, *AIR], "act petr shoot:ota")
    assert parts(one(game, "shot"))["levels"] == 2


@pytest.mark.parametrize(
    "row, key, left",
    [
        example("fiveaction.missile.cover E1", "small_bow", "bow/small", 4),
        example("fiveaction.missile.cover crossbow", "light_crossbow", "crossbow/light", 6),
    ],
)
def test_shooting_out_of_cover(row: str, key: str, left: int) -> None:
    """Whoever shoots from behind cover 8 has 4 (bow) or 6 (crossbow) for the rest of the round."""
    shooter = archer(weapons=[{"row": row, "hand": "both"}], skills={key: 6}, now={"cover": 8})
    other = ota(weapons=[BOW], skills={"bow/small": 6}, now={"loaded": True})
    game = play(scene(other, shooter), [*LAST, *AIR, *AIR], "act petr shoot:ota", "act ota shoot:petr")
    assert layers(events(game, "shot")[1])["cover"] == left


@pytest.mark.parametrize(
    "strength, needed, tool",
    [
        example("fiveaction.missile.crossbow_rate E2 hook", 5, 7, "hook"),
        example("fiveaction.missile.crossbow_rate E2 cranequin", 3, 10, "cranequin"),
        example("fiveaction.missile.crossbow_rate E2 hand", 6, 4, ""),
    ],
)
def test_arbalest(strength: int, needed: int, tool: str) -> None:
    arbalest = {"row": "arbalest", "hand": "both", "tools": [tool] if tool else []}
    game = play(scene(ota(strength=strength, weapons=[arbalest]), petr(now={"at": [60, 10]})), FIRST, "act ota load:0")
    assert one(game, "loaded" if needed == 4 else "spans").data["needed"] == needed


def test_hands_of_shooters() -> None:
    """fiveaction.missile.hands E1, E2: no buckler beside a bow; a light shield beside an axe to throw."""
    with pytest.raises(SceneError):
        scene(ota(weapons=[BOW], shield={"row": "buckler"}), petr())
    thrower = ota(weapons=[{"row": "light_axe"}], skills={"axe/light": 6}, shield={"row": "light_shield"})
    game = play(scene(thrower, petr(now={"at": [18, 10]})), [*FIRST, *AIR], "act ota throw:petr")
    assert told(game, "shot")["weapon"] == "light_axe" and game.state["ota"].shield == "off"
    swordsman = ota(weapons=[{**BOW, "hand": "sheathed"}], shield={"row": "light_shield"})
    drawn = play(scene(swordsman, petr(now={"at": [60, 10]})), FIRST, "act ota draw:0")
    assert drawn.state["ota"].held == ("both",) and drawn.state["ota"].shield == "ground"


@pytest.mark.parametrize(
    "abilities, levels, free",
    [
        example("fiveaction.missile.critical_choice E1", [], 11, True),
        example("fiveaction.missile.critical_choice E1 less", [], 10, False),
        example("fiveaction.missile.critical_choice E1 precise", ["precise_shot"], 8, True),
        example("fiveaction.missile.critical_choice E1 precise less", ["precise_shot"], 7, False),
    ],
)
def test_choice_at_long_range(abilities: list[str], levels: int, free: bool) -> None:
    """Long range takes eleven levels, with precise shot eight."""
    leather = [{"piece": "body", "material": "leather", "dr": 4}]
    shooter = archer(skills={"bow/small": levels}, abilities=abilities, now={"at": [200, 10]})
    made = scene(ota(armour=leather, weapons=[]), shooter)
    if free:
        game = until(made, [*LAST, 10, 10, 3, 3], "critical", "petr", "act petr shoot:ota")
        assert len(keys(game)) == 2
    else:
        game = play(made, [*LAST, 10, 10, 3, 3, 4, 10, 10], "act petr shoot:ota")
        assert told(game, "damage")["effect"] == "bypass"


def test_thrown_range_by_strength() -> None:
    """fiveaction.missile.thrown_limits E1: nine feet with STR 6, then the next band."""
    thrower = ota(weapons=[{"row": "light_axe"}], skills={"axe/light": 6})
    for feet, penalty in ((9, 0), (9.25, -2)):
        game = play(scene(thrower, petr(now={"at": [10 + feet, 10]})), [*FIRST, *AIR], "act ota throw:petr")
        assert parts(one(game, "shot")).get("range", 0) == penalty


# -- riders ------------------------------------------------------------------------------------------------------------


def test_whatever_can_be_ridden() -> None:
    """fiveaction.mounted.scope E1, E2: a camel of training 1 is as a horse of training 1; an attack costs three."""
    game = play(scene(rider(10), horse("camel", training=1) | {"id": "horse"}, petr()), [*FIRST, 9, 8, *AIR], ATTACK)
    assert parts(one(game, "attacked"))["mounted"] == 3 and game.state["ota"].actions == 2


@pytest.mark.parametrize(
    "feet, offered",
    [
        example("fiveaction.mounted.charge_conditions E1 near", 39, False),
        example("fiveaction.mounted.charge_conditions E1 forty", 40, True),
        example("fiveaction.mounted.charge_conditions E1 sixty", 60, True),
        example("fiveaction.mounted.charge_conditions E1 far", 61, False),
    ],
)
def test_run_up(feet: int, offered: bool) -> None:
    game = until(scene(lancer(), horse(training=1), petr(now={"at": [10 + 12 + feet, 10]})), FIRST, "act", "ota")
    assert ("ride_down:petr" in keys(game)) is offered


def test_riders_who_do_not_fall_in_a_charge() -> None:
    """fiveaction.test.naturals E2: a natural 2 fails with 30 against 25; the second roll does not: no fall."""
    target = petr(now={"at": [70, 10]})
    game = play(scene(lancer(riding=30), horse(training=1), target), [*FIRST, 1, 1, 4, 5], "act ota ride_down:petr")
    assert "attacked" not in kinds(game) and not game.state["ota"].prone


def test_half_as_much_again() -> None:
    """fiveaction.mounted.charge_damage E1, fiveaction.mounted.knock_down E1: 9 becomes 13, tested against 23."""
    target = petr(now={"at": [70, 10]}, weapons=[], constitution=20)
    game = play(scene(lancer(), horse(training=1), target), [*FIRST, 9, 9, 8, 8, 7, 3, 3, 10, 10, 10, 10],
                "act ota ride_down:petr")  # fmt: skip
    assert told(game, "damage")["gross"] == 13
    assert events(game, "tested")[-1].data["against"] == 23


def test_unseated_riders() -> None:
    """fiveaction.mounted.knock_down E2: harness and training 1: 17; fiveaction.mounted.fall E1: no wounds.
    fiveaction.mounted.horses_collide: both horses are tested; the one whose rider is gone falls alone."""
    enemy = petr(mount="other", values={"riding": 5}, weapons=[], constitution=20, now={"at": [70, 10]})
    mount = horse("other", "right", horse={"training": 1, "harness": True}, now={"at": [70, 10]})
    game = play(scene(lancer(), horse(training=1), enemy, mount), [*FIRST, 9, 9, 7, 3, 3, 10, 10, 5, 6, 10, 10, 1, 2],
                "act ota ride_down:petr")  # fmt: skip
    unseating = next(event for event in events(game, "tested") if event.data["test"] == "unseating")
    assert unseating.data["against"] == 17 and "unseated" in kinds(game)
    assert game.state["petr"].prone and game.state["petr"].wounds == told(game, "damage")["net"]
    assert [event.actor for event in events(game, "tested")][-2:] == ["horse", "other"]
    assert one(game, "horse-falls").target is None and game.state["other"].prone and game.state["horse"].prone is False


def test_falling_costs_what_the_scene_says() -> None:
    """fiveaction.mounted.fall: damage is an option."""
    people = (rider(), horse(), petr())
    game = play(scene(*people, options={"mounted": {"fall_damage": 2}}), [*FIRST, 6, 6, 9, 9], ATTACK)
    assert game.state["ota"].wounds == 2 and "unseated" in kinds(game)


def test_pike_against_a_lance() -> None:
    """fiveaction.mounted.charge_counter E1: 16 against 15: +2 and min(3, 2); the rider has no DEX."""
    pike = {"row": "heavy_pole", "head": "heavy_straight_blade", "head_type": "thrust", "hand": "both"}
    lance = {"row": "heavy_pole", "head": "heavy_straight_blade", "head_type": "thrust", "hand": "both",
             "reach": [9, 15]}  # fmt: skip
    pikeman = petr(weapons=[pike], now={"at": [75, 10]}, will=20)
    made = scene(lancer(weapons=[lance]), horse(training=1), pikeman)
    game = play(made, [*LAST, 9, 9, 5, 5, *AIR, *AIR], "act ota ride_down:petr", "escape ota no")
    counter = events(game, "attacked", "petr")[0]
    assert (parts(counter)["counter"], parts(counter)["pole"]) == (2, 2) and "dex" not in layers(counter)


@pytest.mark.parametrize("cover, abilities, left", [
    example("fiveaction.mounted.archery E1", 8, ["precise_shot"], 6),
    example("fiveaction.mounted.archery plain", 8, [], 8),
    example("fiveaction.mounted.archery small", 3, ["precise_shot"], 3),
])  # fmt: skip
def test_precise_shots_from_the_saddle(cover: int, abilities: list[str], left: int) -> None:
    """Half of what precision is worth on foot: a quarter of the cover goes."""
    shooter = rider(30, weapons=[BOW], skills={"bow/small": 6}, abilities=abilities, now={"loaded": True})
    target = petr(now={"at": [40, 10], "cover": cover})
    game = play(scene(shooter, horse(), target), [*FIRST, 9, 9, *AIR], "act ota shoot:petr")
    assert layers(one(game, "shot"))["cover"] == left


def test_loopholes_and_riders() -> None:
    """fiveaction.mounted.archery: no bonus against loopholes from the saddle, and no aiming."""
    shooter = rider(30, weapons=[BOW], skills={"bow/small": 6}, abilities=["precise_shot"], now={"loaded": True})
    target = petr(now={"at": [40, 10], "cover": 8, "loophole": True})
    game = play(scene(shooter, horse(), target), [*FIRST, 9, 9, *AIR], "act ota shoot:petr")
    assert "loophole" not in parts(one(game, "shot"))
    asked = until(scene(shooter, horse(), target), FIRST, "act", "ota")
    assert not any(key.startswith("aim") for key in keys(asked))


def test_jumping_clear() -> None:
    """fiveaction.mounted.horse_fall E2: two points more than the test: unhurt, and on his feet."""
    kicker = horse(training=2, horse={"attack": 8, "damage": [1, 5, 2]})
    enemy = petr(mount="other", values={"riding": 6}, weapons=[])
    other = horse("other", "right", 1, now={"at": [13, 10]})
    game = play(scene(rider(12), kicker, enemy, other), [*FIRST, 5, 5, 3, 5, 5, 5, 5, 1, 1], "act ota kick:petr")
    assert "horse-falls" in kinds(game) and "crushed-by-horse" not in kinds(game)
    assert not game.state["petr"].prone and not game.state["petr"].saddle


def test_horses_in_a_joust() -> None:
    """fiveaction.mounted.horses_collide E1: gross 9, training 1, margin 2: 26; the other one 19."""
    enemy = petr(mount="other", values={"riding": 3}, weapons=[], constitution=20, now={"at": [70, 10]})
    mount = horse("other", "right", 1, now={"at": [70, 10]})
    game = play(scene(lancer(), horse(training=1), enemy, mount), [*FIRST, 9, 8, 8, 3, 1, 10, 10, 9, 9, 9, 9, 10, 10],
                "act ota ride_down:petr")  # fmt: skip
    gross = told(game, "damage")["gross"]
    mine, his = [event for event in events(game, "tested") if event.data["test"] == "horse_balance"] or (None, None)
    assert mine is not None and mine.data["against"] == 20 - 1 - 2
    assert his is not None and his.data["against"] == 20 + gross - 1 - max(0, game.state["petr"].margin)


def test_untrained_horses_shy() -> None:
    """fiveaction.mounted.charge_fear: a rider on an untrained horse tests riding against 30, and falls below 25."""
    enemy = petr(mount="other", values={"riding": 9}, weapons=[], constitution=20, now={"at": [70, 10]})
    mount = horse("other", "right", 0, now={"at": [70, 10]})
    made = scene(lancer(), horse(training=1), enemy, mount)
    game = play(made, [*FIRST, 9, 9, 8, 8, 1, 1, 9, 9, 10, 10, 10, 10], "act ota ride_down:petr")
    assert "breaks-off" in kinds(game) and parts(one(game, "attacked"))["rear"] == 2
    falls = play(made, [*FIRST, 9, 9, 7, 7], "act ota ride_down:petr")
    assert falls.state["petr"].prone and "attacked" not in kinds(falls)


def test_charge_at_a_horse() -> None:
    """fiveaction.mounted.knock_down: a charge that wounds the horse makes its rider's seat harder by five."""
    enemy = petr(mount="other", values={"riding": 20}, weapons=[], now={"at": [70, 10]})
    mount = horse("other", "right", 1, now={"at": [70, 10]}) | {"constitution": 20}
    made = scene(lancer(), horse(training=1), enemy, mount)
    dice = [*FIRST, 9, 9, 8, 7, 1, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]
    game = play(made, dice, "act ota ride_down:other")
    unseating = next(event for event in events(game, "tested") if event.data["test"] == "unseating")
    gross = events(game, "damage")[0].data["gross"]
    assert unseating.data["against"] == 10 + gross - 1 + 5 and game.state["other"].wounds == gross


def test_who_outreaches_in_a_joust() -> None:
    """fiveaction.mounted.charge_riders: the longer lance strikes first, as a counterattack."""
    short = {**LANCE, "reach": [7, 10]}
    enemy = petr(mount="other", values={"riding": 12}, weapons=[short], skills={"pole/heavy": 6}, now={"at": [70, 10]})
    people = (lancer(), horse(training=1), enemy, horse("other", "right", 1, now={"at": [70, 10]}))
    dice = [*FIRST, 9, 9, 9, 9, 1, 1, 9, 9, 1, 1, 9, 9, 10, 10, 10, 10]
    game = play(scene(*people), dice, "act ota ride_down:petr")
    first, second = events(game, "attacked")
    assert first.actor == "ota" and parts(first)["counter"] == 2 and "counter" not in parts(second)


def test_cleaving_stops_at_the_saddle() -> None:
    """fiveaction.mounted.vs_foot: a rider does not cleave people on foot."""
    who = rider(20, abilities=["cleave"])
    people = (who, horse(), petr(now={"wounds": 10}), petr(id="karel", now={"at": [10, 13]}))
    game = play(scene(*people), [10, 10, 1, 1, 1, 2, 9, 9, 9, 8, 3], ATTACK, ONE_HAND)
    assert len(events(game, "attacked")) == 1 and "fells" in kinds(game)


def test_dodging_in_the_saddle() -> None:
    """fiveaction.mounted.vs_foot: nobody dodges people on foot from the saddle; another rider he does."""
    for mounted, worth in ((False, 0), (True, 1)):
        enemy = petr(
            skills={"straight_blade/medium": 6}, **({"mount": "other", "values": {"riding": 20}} if mounted else {})
        )
        more = [horse("other", "right", 1, now={"at": [13, 10]})] if mounted else []
        control = [9, 9] if mounted else []
        game = play(scene(rider(abilities=["dodging"]), horse(), enemy, *more), [*LAST, *control, *AIR],
                    "act petr attack:ota")  # fmt: skip
        assert layers(one(game, "attacked")).get("dodging", 0) == worth


def test_abilities_are_known() -> None:
    """fiveaction.ability.register E1: an unknown name is refused."""
    with pytest.raises(SceneError) as refused:
        scene(ota(abilities=["levitation"]), petr())
    assert refused.value.problems[0].reason == "not-one-of"


def test_leaving_full_defence() -> None:
    """fiveaction.defence.stance_switch E1: leaving it 1 and an attack 3 leave one."""
    game = play(scene(ota(now={"stance": "full"}), petr()), [*FIRST, *AIR], "act ota stance:normal", ATTACK)
    assert game.state["ota"].actions == 1
    assert isinstance(game, Game)
