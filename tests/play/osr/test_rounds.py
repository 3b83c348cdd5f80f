"""Initiative, surprise, morale, movement and engagement, played with scripted dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.journal import Answer
from bojiste.errors import NotOffered
from tests.play.osr.cast import FOES_FIRST, PLAYERS_FIRST, all_of, at, damage, fight, foe, hero, kinds, one, play, scene
from tests.table import example

HIT = "act ada attack:orc:sword"


def three_sides(**more: Any) -> Any:
    return scene(at(hero(), 0), at(foe("orc", side="b"), 9), at(foe("rat", side="c"), 20), **more)


@pytest.mark.parametrize(
    ("dice", "order"),
    [
        example("osr.combat.initiative E1", (7, 9, 2), ("b", "party", "c")),
        example("osr.combat.tie E1", (6, 6, 2), ("party", "b", "c")),
        example("osr.combat.tie again", (9, 4, 4, 3, 8), ("party", "c", "b")),
        example("osr.combat.tie twice", (1, 4, 4, 5, 5, 2, 1), ("b", "c", "party")),
    ],
)
def test_initiative(dice: tuple[int, ...], order: tuple[str, ...]) -> None:
    assert one(play(three_sides(), dice), "order").data["sides"] == order


def test_the_order_stays() -> None:
    """osr.combat.initiative_once: no die in the second round; osr.combat.initiative_each_round: all roll again"""
    game = fight(at(hero(), 0), at(foe(), 9), rounds=2)
    assert [event.actor for event in all_of(game, "side-turn")] == ["party", "foes"] * 2
    game = fight(at(hero(), 0), at(foe(), 9), rounds=2, dice=(1, 10), options={"initiative_each_round": True})
    assert [event.actor for event in all_of(game, "side-turn")] == ["party", "foes", "foes", "party"]


def test_a_round_of_a_side() -> None:
    """osr.combat.sequence: morale of its monsters, its turn, and what burns at its end"""
    burning = {"damage": "1 fire", "rounds": 9}
    one_ = at(foe("a", fearless=False, morale=8, weapons=[]), 9, persistent=[burning])
    other = at(foe("b", fearless=False, morale=8, hp_max=1), 1)
    say = ["act ada attack:b:sword", "act a toward:ada", "metres a 2"]
    game = fight(at(hero(), 0), one_, other, dice=(19, 3, 2, 2), say=say)
    order = ("side-turn", "morale-holds", "approach", "damage")
    mine = [event.kind for event in game.events if event.actor in ("foes", "a") or event.target == "a"]
    assert [kind for kind in mine if kind in order] == list(order)


def test_a_surprised_side_misses_the_first_round() -> None:
    """osr.encounter.one_surprised, osr.combat.instant_surprised: it rolls at the start of the second"""
    ada = hero(ac=10, shield={"ac": 2})
    say = ["act orc attack:ada:claw"]
    game = play(scene(at(ada, 0), at(foe(), 1), meeting={"surprise": {"party": True}}, rounds=2), (5, 19, 3, 9), *say)
    told = [event.kind for event in game.events if event.kind in ("misses", "side-turn", "initiative")]
    assert told == ["initiative", "side-turn", "misses", "initiative", "side-turn", "side-turn"]
    assert "blocked" not in kinds(game)
    assert [event.actor for event in all_of(game, "side-turn")] == ["foes", "party", "foes"]


def test_all_surprised_is_nobody_surprised() -> None:
    """osr.encounter.both_surprised (C10): everybody acts; the distance is that of surprise"""
    told: dict[str, Any] = {"meeting": {"surprise": {"party": True, "foes": True}}, "field": {"setting": "outdoor"}}
    game = play(scene(hero(), foe(), **told), (3, 9, 1))
    assert one(game, "in-place").data["metres"] == 30
    assert [event.actor for event in all_of(game, "side-turn")] == ["party", "foes"]


@pytest.mark.parametrize(
    ("field", "surprise", "dice", "metres"),
    [
        example("osr.encounter.distance_indoor plain", {}, {}, (4, 4, 2, 5), 15),
        example("osr.encounter.distance_indoor E1", {}, {"foes": True}, (4, 4, 2, 5), 7),
        example("osr.encounter.distance_outdoor E1", {"setting": "outdoor"}, {}, (4, 4, 1, 5), 140),
        example("osr.encounter.distance_outdoor E2", {"setting": "outdoor"}, {"foes": True}, (3,), 30),
    ],
)
def test_distance(field: dict[str, Any], surprise: dict[str, Any], dice: tuple[int, ...], metres: int) -> None:
    initiative = (9,) if surprise else (9, 1)
    game = play(scene(hero(), foe(), field=field, meeting={"surprise": surprise}), (*dice, *initiative))
    assert one(game, "in-place").data["metres"] == metres
    ada, orc = game.state["ada"], game.state["orc"]
    assert (orc.x - ada.x) ** 2 + (orc.y - ada.y) ** 2 == metres**2


def test_surprise_rolls() -> None:
    """osr.encounter.surprise E1, osr.hazard.light_no_surprise E1: goblins do not roll against a torch"""
    game = play(scene(at(hero(), 0), at(foe(), 9), procedure="encounter"), (3, 2, 9, 1, 6, 6))
    assert one(game, "surprised").data["sides"] == ("foes",)
    game = play(scene(at(hero(light=True), 0), at(foe(), 9), procedure="encounter"), (3, 9, 1, 6, 6))
    assert one(game, "forewarned").actor == "foes"
    game = play(
        scene(at(hero(), 0), at(foe(), 9), procedure="encounter", meeting={"surprised_on": {"foes": 4}}),
        (3, 4, 9, 1, 6, 6),
    )
    assert one(game, "surprised").data["sides"] == ("foes",)


@pytest.mark.parametrize(
    ("dice", "modifier", "mood", "fights"),
    [
        example("osr.encounter.reaction_roll E1", (2, 3, 3), 0, "hostile", True),
        example("osr.encounter.reaction_result waits", (2, 3, 4), 0, "hostile", False),
        example("osr.encounter.reaction_roll E2", (6, 6), 1, "friendly", False),
        example("osr.encounter.reaction_roll low", (1, 1), 0, "attacks", True),
        example("osr.encounter.reaction_roll middle", (4, 4), 0, "unsure", False),
        example("osr.encounter.reaction_roll high", (5, 4), 0, "indifferent", False),
    ],
)
def test_reaction(dice: tuple[int, ...], modifier: int, mood: str, fights: bool) -> None:
    game = play(
        scene(at(hero(), 0), at(foe(), 9), procedure="encounter", meeting={"reaction_modifier": modifier}),
        (5, 5, 9, 1, *dice),
    )
    assert one(game, "reaction").data["mood"] == mood
    assert ("fight" in kinds(game)) is fights
    if not fights:
        assert game.outcome is not None and game.outcome.reason == ("friends" if mood == "friendly" else "parted")


def test_players_may_attack_first() -> None:
    """osr.encounter.player_actions: then no reaction is rolled"""
    game = play(scene(at(hero(), 0), at(foe(), 9), procedure="encounter"), (5, 5, 9, 1), "approach ada attack")
    assert "fight" in kinds(game) and "reaction" not in kinds(game)


def met(dice: tuple[int, ...], *say: str, rounds: int = 1, **more: Any) -> Any:
    return play(scene(at(hero(), 0), at(foe(), 9), procedure="encounter", rounds=rounds, **more), dice, *say)


def test_players_decide_again_when_they_know_what_they_face() -> None:
    """osr.encounter.sequence: the acting sides go on, round after round; it is the second by then"""
    game = met((5, 5, 9, 1, 4, 4), "approach ada wait", "approach ada attack", rounds=2)
    assert [event.kind for event in game.events if event.kind.startswith(("party", "side-", "fight", "round"))] == [
        "party-waits", "side-waits", "party-attacks", "fight", "round", "side-turn", "side-turn", "fight-over",
    ]  # fmt: skip
    assert one(game, "round").data["round"] == 2


def test_whoever_was_surprised_acts_in_the_second_round() -> None:
    """osr.encounter.one_surprised: players and monsters alike roll initiative then; nobody misses another round"""
    game = met((2, 5, 4, 4, 4, 7), "approach ada attack", rounds=2)
    told = [event.kind for event in game.events if event.kind in ("initiative", "reaction", "party-attacks", "misses")]
    assert told == ["initiative", "reaction", "initiative", "party-attacks"]
    assert [event.actor for event in all_of(game, "side-turn")] == ["party", "foes"]
    with pytest.raises(AssertionError, match="never asked"):
        met((5, 5, 9, 1, 4, 4), "approach ada leave", "approach ada attack", rounds=2)
    game = met((5, 2, 9, 8, 1, 1), rounds=2)
    assert one(game, "reaction").data["mood"] == "attacks" and "misses" not in kinds(game)
    assert one(game, "round").data["round"] == 2


def test_the_referee_says_what_the_hostile_do() -> None:
    """osr.encounter.reaction_result: no die falls then"""
    assert "fight" in kinds(met((5, 5, 9, 1, 2, 3), "hostile orc attack"))
    game = met((5, 5, 9, 1, 2, 3), "hostile orc wait")
    assert one(game, "side-waits") and not {"hostile-roll", "fight"} & set(kinds(game))


def test_talking_to_the_unsure_tries_again() -> None:
    """osr.encounter.reaction_result: neutral and unsure; the indifferent are not asked twice"""
    moods = [event.data["mood"] for event in all_of(met((5, 5, 1, 9, 4, 4, 6, 6), "approach ada talk"), "reaction")]
    assert moods == ["unsure", "friendly"]
    assert len(all_of(met((5, 5, 1, 9, 5, 5), "approach ada talk"), "reaction")) == 1


@pytest.mark.parametrize(
    ("rounds", "turns"), [example("osr.encounter.end_time E1", 8, 1), example("osr.encounter.end_time E3", 100, 1)]
)
def test_time_of_a_fight(rounds: int, turns: int) -> None:
    game = fight(at(hero(), 0), at(foe(), 90), rounds=rounds)
    assert one(game, "fight-over").data["turns"] == turns


def test_a_fight_of_101_rounds_takes_two_turns() -> None:
    """osr.encounter.end_time E2, osr.completion.time: with turns of twenty minutes one is enough"""
    assert one(fight(at(hero(), 0), at(foe(), 90), rounds=101), "fight-over").data["turns"] == 2
    game = fight(at(hero(), 0), at(foe(), 90), rounds=101, options={"turn_minutes": 20})
    assert one(game, "fight-over").data["turns"] == 1


# -- morale ------------------------------------------------------------------------------------------------------------


def band(size: int, **more: Any) -> list[dict[str, Any]]:
    """Goblins of morale 8 in a row, each beside Ada, who has many arms."""
    places = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    return [
        at(foe(f"g{number}", hp_max=1, fearless=False, morale=8, **more), *places[number]) for number in range(size)
    ]


def kill(*goblins: int) -> list[str]:
    return [line for number in goblins for line in (f"act ada attack:g{number}:axe", "act ada end")]


def slayer(attacks: int = 1) -> dict[str, Any]:
    axe = {"id": "axe", "damage": "3 slashing", "natural": True}
    return at(hero(weapons=[axe], multi_attack=["axe"] * attacks), 0)


def test_first_death_and_half() -> None:
    """osr.combat.morale_trigger E1, osr.combat.morale_roll E1: four goblins, a death a round"""
    game = fight(slayer(), *band(4), dice=(19, 5, 3, 19, 4, 4, 19), say=kill(0, 1, 2), rounds=3)
    assert len(all_of(game, "morale-holds")) == 2 and len(all_of(game, "reversal")) == 2


def test_two_reversals_at_once_are_one_check() -> None:
    """osr.combat.morale_trigger E2"""
    game = fight(slayer(), *band(2), dice=(19, 5, 3), say=kill(0))
    assert one(game, "reversal").data["reversals"] == ("first-death", "half")
    assert len(all_of(game, "morale-holds")) == 1


def test_a_broken_group_flees() -> None:
    """osr.combat.morale_roll E2, osr.combat.morale_failure, osr.combat.disengage, osr.situation.sprint"""
    game = fight(slayer(), *band(2), dice=(19, 5, 4), say=kill(0))
    assert one(game, "morale-breaks").data["against"] == 8
    assert game.state["g1"].fleeing and one(game, "disengages").actor == "g1"
    assert game.state["g1"].x == -7


def test_a_broken_group_surrenders() -> None:
    """osr.combat.morale_failure: as the referee says, or because it cannot leave"""
    game = fight(slayer(), *band(2), dice=(19, 5, 4), say=[*kill(0), "morale-result g1 surrender"])
    assert game.state["g1"].conditions == ("surrendered",)
    assert game.outcome is not None and game.outcome.winner == "party"
    game = fight(slayer(), *band(2, move=0), dice=(19, 5, 4), say=kill(0))
    assert game.state["g1"].conditions == ("surrendered",)
    game = fight(slayer(), *band(2), dice=(19, 5, 4), say=[*kill(0), "morale-result g1 fight_on"])
    assert not game.state["g1"].fleeing


def test_two_successes_fight_to_the_death() -> None:
    """osr.combat.morale_two E1: the leader's death asks no more"""
    goblins = band(4)
    goblins[2] = {**goblins[2], "leader": True}
    game = fight(slayer(), *goblins, dice=(19, 5, 3, 19, 4, 4, 19), say=kill(0, 1, 2), rounds=3)
    assert len(all_of(game, "morale-holds")) == 2


def test_the_leader_matters() -> None:
    """osr.combat.morale_trigger: third death, but the leader's"""
    goblins = [{**goblin, "morale_group": "all"} for goblin in band(4)]
    goblins[2] = {**goblins[2], "leader": True}
    say = ["act ada attack:g0:axe", *kill(1, 2)]
    game = fight(slayer(2), *goblins, dice=(19, 19, 6, 2, 19, 4, 4), say=say, rounds=2)
    assert [event.data["reversals"] for event in all_of(game, "reversal")] == [("first-death",), ("half",), ("leader",)]


def test_the_referee_calls_a_reversal() -> None:
    """osr.combat.morale_reversal_gm: for a lone monster too; without a morale nobody is asked"""
    game = fight(at(hero(), 0), at(foe(fearless=False), 9), dice=(3, 4), say=["reversal orc yes"])
    assert one(game, "morale-holds").data["against"] == 7
    with pytest.raises(AssertionError):
        fight(at(hero(), 0), at(foe(), 9), say=["reversal orc yes"])


def test_gone_beyond_fifty_metres() -> None:
    """osr.combat.end"""
    goblins = [at(foe("g0", hp_max=1, fearless=False, move=30), 1), at(foe("g1", fearless=False, move=30), 20)]
    game = fight(slayer(), *goblins, dice=(19, 6, 6), say=kill(0), rounds=2)
    assert game.state["g1"].conditions == ("fled",)
    assert game.outcome is not None and game.outcome.reason == "victory"


# -- movement and engagement -------------------------------------------------------------------------------------------


def test_no_more_than_the_move() -> None:
    """osr.combat.limits, osr.combat.split_move, osr.completion.move: six metres, in pieces around the action;
    osr.combat.movement: going back counts like going on"""
    say = ["act ada toward:orc", "metres ada 4", HIT, "act ada away", "metres ada 2"]
    game = fight(at(hero(), 0), at(foe(), 5), dice=(2,), say=say)
    assert game.state["ada"].turn.moved == 4
    with pytest.raises(NotOffered):
        fight(at(hero(), 0), at(foe(), 20), say=["act ada toward:orc", "metres ada 7"])


def test_one_action() -> None:
    with pytest.raises(NotOffered):
        fight(at(hero(), 0), at(foe(), 1), dice=(2, 2), say=[HIT, HIT])


def test_the_engaged_do_not_just_leave() -> None:
    """osr.combat.engaged, osr.combat.engaged_move, osr.combat.disengage"""
    game = fight(at(hero(), 0), at(foe(), 1), say=["act ada away"])
    assert game.state["ada"].x == 0 and game.state["ada"].engaged == ("orc",)
    game = fight(at(hero(), 0), at(foe(), 1), say=["act ada disengage", "act ada away"])
    assert game.state["ada"].x == -6 and game.state["ada"].turn.acted


def test_around_an_opponent() -> None:
    """osr.combat.engaged_move: within the opponent's reach the engaged may move"""
    game = fight(at(hero(), 0), at(foe(), 1), say=["act ada place", "across ada 1", "along ada 1"])
    assert (game.state["ada"].x, game.state["ada"].y) == (1, 1)
    game = fight(at(hero(), 0), at(foe(), 1), say=["act ada place", "across ada -3", "along ada 0"])
    assert game.state["ada"].x == 0


def test_approach_binds_only_in_the_next_turn() -> None:
    """osr.combat.engaged: the orc comes; Ada is bound at the start of her next turn, the orc by its own blow"""
    game = fight(at(hero(), 0), at(foe(), 6), dice=(2,), say=["act orc toward:ada", "act orc attack:ada:claw"])
    assert game.state["ada"].engaged == () and game.state["orc"].engaged == ("ada",)
    say = ["act orc toward:ada", "act orc attack:ada:claw"]
    game = fight(at(hero(), 0), at(foe(), 6), dice=(2,), say=say, rounds=2)
    assert game.state["ada"].engaged == ("orc",)


def test_the_fallen_bind_nobody() -> None:
    """osr.combat.engaged: dropped at once"""
    game = fight(at(hero(), 0), at(foe(hp_max=1), 1), at(foe("far"), 9), dice=(19, 3), say=[HIT, "act ada away"])
    assert game.state["ada"].x < 0


@pytest.mark.parametrize(
    ("weapon", "size", "reach"),
    [
        example("osr.combat.reach", "dagger", "medium", 1),
        example("osr.combat.reach sword", "sword", "medium", 2),
        example("osr.combat.reach spear", "spear", "medium", 3),
    ],
)
def test_reach(weapon: str, size: str, reach: int) -> None:
    say = [f"act ada attack:orc:{weapon}"]
    game = fight(at(hero(weapons=[weapon]), 0), at(foe(), reach), dice=(2,), say=say)
    assert one(game, "miss")
    with pytest.raises(NotOffered):
        fight(at(hero(weapons=[weapon]), 0), at(foe(), reach + 1), dice=(2,), say=say)


@pytest.mark.parametrize(("size", "reach"), [("tiny", 1), ("small", 1), ("medium", 2), ("large", 3), ("huge", 4)])
def test_natural_reach(size: str, reach: int) -> None:
    """osr.completion.size"""
    say = ["act orc attack:ada:claw"]
    assert one(fight(at(hero(), 0), at(foe(size=size), reach), dice=(2,), say=say), "miss")
    with pytest.raises(NotOffered):
        fight(at(hero(), 0), at(foe(size=size), reach + 1), dice=(2,), say=say)


def test_difficult_ground_costs_double_once() -> None:
    """osr.combat.difficult, osr.situation.sprint E1 E2, osr.hazard.swimming E1 E2, osr.hazard.climbing E1 E2"""
    go = ["act ada toward:orc"]
    far = at(foe(), 40)

    def gone(say: list[str], ada: dict[str, Any] | None = None, dice: tuple[int, ...] = (), **field: Any) -> int:
        return int(fight(at(hero(**(ada or {})), 0), far, say=say, dice=dice, field=field).state["ada"].x)

    run = ["act ada sprint", "act ada toward:orc", "metres ada 12"]
    assert gone(go) == 6 and gone(run) == 12
    assert gone(go, difficult=True) == 3 and gone([*run[:2], "metres ada 6"], difficult=True) == 6
    with pytest.raises(NotOffered):
        gone([*run[:2], "metres ada 7"], difficult=True)
    assert gone(go, difficult=True, water=True) == 3
    swim = ["act ada sprint", "act ada toward:orc"]
    assert gone(go, water=True) == 3 and gone(swim, water=True) == 3
    assert gone(go, {"move": 9}, water=True) == 4
    assert gone(go, {"move": 5}, difficult=True) == 2


def test_climbing_in_a_fight() -> None:
    """osr.hazard.climbing_check E1 E2: Strength 10 once a turn, or as the referee says"""
    wall = {"area": [{"kind": "climb", "box": [1, -5, 30, 5]}]}
    ada, orc = at(hero(scores={"str": 13}), 0), at(foe(), 40)
    go = "act ada toward:orc"
    assert fight(ada, orc, dice=(8,), say=[go], field=wall).state["ada"].x == 0
    assert fight(ada, orc, dice=(9,), say=[go], field=wall).state["ada"].x == 3
    assert fight(ada, orc, say=[go, "climb-check ada none"], field=wall).state["ada"].x == 3


def test_a_wall_on_the_way() -> None:
    """osr.hazard.climbing_check: who would be beyond it in one go climbs it too; having slipped it comes to its foot,
    and no sprint takes it over"""
    wall = {"area": [{"kind": "climb", "box": [3, -5, 3, 5]}]}
    ada, orc, go = at(hero(), 0), at(foe(), 40), "act ada toward:orc"
    assert fight(ada, orc, dice=(10,), say=[go], field=wall).state["ada"].x == 5
    slipped = fight(ada, orc, dice=(9,), say=[go, go, "act ada sprint", "act ada place"], field=wall)
    assert slipped.state["ada"].x == 2 and kinds(slipped).count("check-failed") == 1


def test_a_sprint_into_water_or_up_a_wall() -> None:
    """osr.situation.sprint: three metres of each, also for who comes running; with sprint_in_water as far as it goes"""
    run, far = ["act ada sprint", "act ada toward:orc"], at(foe(), 60)
    pond = {"area": [{"kind": "water", "box": [3, -5, 90, 5]}]}
    assert fight(at(hero(), 0), far, say=run, field=pond).state["ada"].x == 5
    gains = fight(at(hero(), 0), far, say=run, field=pond, options={"sprint_in_water": True})
    assert gains.state["ada"].x == 7
    wall = {"area": [{"kind": "climb", "box": [3, -5, 90, 5]}]}
    assert fight(at(hero(), 0), far, dice=(10,), say=run, field=wall).state["ada"].x == 5


def test_who_cannot_swim_stays_ashore() -> None:
    """osr.hazard.swimming: it goes to the bank; where all is water, nowhere"""
    pond = {"area": [{"kind": "water", "box": [2, -5, 30, 5]}]}
    go = "act ada toward:orc"
    assert fight(at(hero(cannot_swim=True), 0), at(foe(), 40), say=[go], field=pond).state["ada"].x == 1
    assert fight(at(hero(), 0), at(foe(), 40), say=[go], field=pond).state["ada"].x == 3
    for field in ({"water": True}, {"underwater": True}):
        game = begun(at(hero(cannot_swim=True), 0), at(foe(), 40), field=field)
        assert game.ask is not None and not {"toward:orc", "away"} & {*game.ask.keys}


def begun(*people: Any, **more: Any) -> Game:
    """A fight as far as its first question."""
    return Game(scene(*people, **more), dice=list(PLAYERS_FIRST), people=["player:ada", "gm"])


def test_what_is_offered_is_what_can_be_gone() -> None:
    """osr.combat.difficult: metres, not what they cost; towards somebody and away"""
    for field in ({"water": True}, {"underwater": True}, {"difficult": True}):
        game = begun(at(hero(), 0), at(foe(), 40), field=field)
        assert game.ask is not None
        assert {option.data["left"] for option in game.ask.options if option.key == "toward:orc"} == {3}
        for verb in ("toward:orc", "away"):
            game = begun(at(hero(), 0), at(foe(), 40), field=field)
            game.answer(verb)
            assert game.ask is not None and (game.ask.topic, game.ask.high) == ("metres", 3)
    apart = {"distances": [["ada", "orc", 40]], "difficult": True}
    game = begun(hero(), foe(), field=apart)
    game.answer("toward:orc")
    assert game.ask is not None and game.ask.high == 3
    game.answer("3")
    assert game.state["place"].apart == ((("ada", "orc"), 37),)


def test_members_go_in_any_order() -> None:
    """osr.combat.side_turn: Ada moves, Bea strikes, Ada strikes"""
    say = ["act ada toward:orc", "act ada after:bea", "act bea attack:orc:sword", "act ada attack:orc:sword"]
    game = fight(at(hero(), 0), at(hero("bea"), 5, 1), at(foe(), 5), dice=(2, 2), say=say)
    told = [(event.kind, event.actor) for event in game.events if event.kind in ("approach", "miss")]
    assert told == [("approach", "ada"), ("miss", "bea"), ("miss", "ada")]


def test_nobody_ends_on_another() -> None:
    """osr.completion.battlefield: the second comer stands beside; distances are rounded down"""
    say = ["act ada toward:orc", "act bea toward:orc"]
    game = fight(at(hero(weapons=["dagger"]), 0), at(hero("bea", weapons=["dagger"]), 1), at(foe(), 5), say=say)
    ada, bea = game.state["ada"], game.state["bea"]
    assert (ada.x, ada.y) == (4, 0) and (bea.x, bea.y) != (4, 0)
    say = ["act ada attack:orc:sword"]
    assert one(fight(at(hero(), 0), at(foe(), 2, 2), dice=(2,), say=say), "miss")


def test_formations_give_places() -> None:
    """osr.party.formation E1 (C50 aside): the file's order, two metres apart, front to back"""
    game = play(scene(hero(), hero("bea"), foe(), foe("orc-b"), field={"distance": 9}), (9, 1))
    places = [(game.state[who].x, game.state[who].y) for who in ("ada", "bea", "orc", "orc-b")]
    assert places == [(0, 0), (0, -2), (0, 9), (2, 9)]


# -- items, spells and shots out of melee ------------------------------------------------------------------------------


def test_shots_out_of_melee() -> None:
    """osr.combat.engaged_ranged E1 E2, osr.check.fifty_percent E1"""
    ada = at(hero(weapons=["short_bow"]), 0)
    say = ["act ada attack:orc:short_bow"]
    assert "wasted" in kinds(fight(ada, at(foe(), 1), dice=(3,), say=say))
    assert one(fight(ada, at(foe(), 1), dice=(4, 2), say=say), "miss")
    game = fight(ada, at(foe(), 1), dice=(50,), say=say, options={"fifty_die": "d100"})
    assert "wasted" in kinds(game)
    assert one(fight(ada, at(foe(), 1), dice=(51, 2), say=say, options={"fifty_die": "d100"}), "miss")


def test_items_out_of_melee() -> None:
    """osr.combat.engaged_items E1, osr.hit_points.magical_healing"""
    potion = {"id": "potion", "heal": "1d6+1"}
    ada = at(hero(items=[potion]), 0, hp=4)
    game = fight(ada, at(foe(), 1), dice=(2,), say=["act ada use:potion"])
    assert game.state["ada"].hp == 4 and [one_.thing for one_ in game.state["ground"].lying] == ["potion"]
    assert fight(ada, at(foe(), 1), dice=(4, 3), say=["act ada use:potion"]).state["ada"].hp == 8
    assert fight(ada, at(foe(), 1), dice=(4, 6), say=["act ada use:potion"]).state["ada"].hp == 10
    fragile = at(hero(items=[{**potion, "fragile": True}]), 0, hp=4)
    game = fight(fragile, at(foe(), 1), dice=(2,), say=["act ada use:potion"])
    assert "breaks" in kinds(game) and game.state["ground"].lying == ()


def test_the_referee_says_what_breaks() -> None:
    """osr.combat.engaged_items: against what is written of the thing, either way"""
    for fragile, answer, kind in ((True, "no", "falls-down"), (False, "yes", "breaks")):
        ada = at(hero(items=[{"id": "potion", "heal": "1d6", "fragile": fragile}]), 0, hp=4)
        game = fight(ada, at(foe(), 1), dice=(2,), say=["act ada use:potion", f"item-breaks ada {answer}"])
        assert one(game, kind).actor == "ada" and bool(game.state["ground"].lying) is (answer == "no")


def test_casting_out_of_melee() -> None:
    """osr.combat.engaged_casting E1 E2: lost with its cost"""
    bolt = {"id": "bolt", "cost": 2, "range": 20, "damage": "1d6 fire"}
    ada = at(hero(spells=[bolt], magic_points=3), 0)
    game = fight(ada, at(foe(), 1), dice=(1,), say=["act ada cast:bolt"])
    assert damage(game) == [] and game.state["ada"].magic_points == 1
    assert damage(fight(ada, at(foe(), 1), dice=(4, 5), say=["act ada cast:bolt"])) == [5]
    with pytest.raises(NotOffered):
        fight(at(hero(spells=[bolt], magic_points=1), 0), at(foe(), 9), say=["act ada cast:bolt"])


def test_throws() -> None:
    """osr.combat.throw_range E1, osr.situation.throw E1: Dexterity to hit, Strength to damage, the dagger lies there"""
    ada = hero(weapons=["dagger"], scores={"str": 10})
    say = ["act ada throw:orc:dagger"]
    assert one(fight(at(ada, 0), at(foe(), 10), dice=(2,), say=say), "miss").data["state"] == 0
    assert one(fight(at(ada, 0), at(foe(), 20), dice=(9, 2), say=say), "miss").data["state"] == -1
    with pytest.raises(NotOffered):
        fight(at(ada, 0), at(foe(), 21), dice=(2, 2), say=say)
    strong = at(hero(weapons=["dagger"], scores={"str": 16}), 0)
    game = fight(strong, at(foe(), 8), dice=(19, 3), say=say)
    assert damage(game) == [5] and game.state["ada"].wielded == ()
    assert [(one_.thing, one_.x) for one_ in game.state["ground"].lying] == [("dagger", 8)]


def test_crossbows_are_loaded_and_arrows_counted() -> None:
    """osr.completion.ammo, osr.combat.actions: loading is an action"""
    shoot, end = "act ada attack:orc:crossbow", "act ada end"
    ada = at(hero(weapons=["crossbow"]), 0)
    with pytest.raises(NotOffered):
        fight(ada, at(foe(), 9), dice=(2, 2), say=[shoot, end, shoot], rounds=2)
    game = fight(ada, at(foe(), 9), dice=(2, 2), say=[shoot, end, "act ada load:crossbow", end, shoot], rounds=3)
    assert len(all_of(game, "miss")) == 2
    bow = at(hero(weapons=[{"id": "bow", "base": "short_bow", "ammo": 1}]), 0)
    with pytest.raises(NotOffered):
        fight(bow, at(foe(), 9), dice=(2, 2), say=["act ada attack:orc:bow", end, "act ada attack:orc:bow"], rounds=2)


def test_cover() -> None:
    """osr.combat.full_cover, osr.combat.partial_cover E1: dense forest; not in melee; thrown things too (C29)"""
    bow = at(hero(weapons=["short_bow", "dagger"], attack_bonus=0, wielded=["short_bow"]), 0)
    shot = ["act ada attack:orc:short_bow"]
    for natural, kind in ((15, "miss"), (16, "hit")):
        dice = (natural, 1) if kind == "hit" else (natural,)
        assert one(fight(bow, at(foe(ac=12), 9, cover=4), dice=dice, say=shot), kind).data["against"] == 16
    with pytest.raises(NotOffered):
        fight(bow, at(foe(), 9, cover="full"), dice=(2,), say=shot)
    knife = at(hero(weapons=["dagger"]), 0)
    throw = ["act ada throw:orc:dagger"]
    with pytest.raises(NotOffered):
        fight(knife, at(foe(), 9, cover="full"), dice=(2,), say=throw)
    game = fight(knife, at(foe(), 9, cover="full"), dice=(2,), say=throw, options={"cover_thrown": False})
    assert one(game, "miss").data["against"] == 10
    stab = ["act ada attack:orc:dagger"]
    assert one(fight(knife, at(foe(), 1, cover=4), dice=(2,), say=stab), "miss").data["against"] == 10


@pytest.mark.parametrize(("weapon", "near", "far"), [("sling", 25, 50), ("short_bow", 50, 100), ("long_bow", 100, 200)])
def test_missile_ranges(weapon: str, near: int, far: int) -> None:
    """osr.completion.missile_range: by the size of the weapon"""
    ada, shot = at(hero(weapons=[weapon]), 0), [f"act ada attack:orc:{weapon}"]
    assert one(fight(ada, at(foe(), near), dice=(2,), say=shot), "miss").data["state"] == 0
    for metres in (near + 1, far):
        assert one(fight(ada, at(foe(), metres), dice=(9, 2), say=shot), "miss").data["hinders"] == ("far",)
    with pytest.raises(NotOffered):
        fight(ada, at(foe(), far + 1), dice=(2,), say=shot)


ZONES = [
    ("dagger", "throw", {"close": 0, "near": 0, "far": None}),
    ("sling", "attack", {"near": 0, "far": -1, "very_far": None}),
    ("short_bow", "attack", {"far": 0, "very_far": -1, "extreme": None}),
    ("long_bow", "attack", {"very_far": 0, "extreme": -1}),
    ("sword", "attack", {"near": None}),
]


@pytest.mark.parametrize(("weapon", "verb", "zones"), ZONES, ids=[row[0] for row in ZONES])
def test_zones(weapon: str, verb: str, zones: dict[str, int | None]) -> None:
    """osr.combat.zones, osr.combat.zone_close, osr.combat.zone_near, osr.combat.zone_far, osr.combat.zone_very_far,
    osr.combat.zone_extreme: the table of section 5"""
    shot = [f"act ada {verb}:orc:{weapon}"]
    for zone, state in zones.items():
        say = [*shot, "far-shot ada yes"] if zone == "extreme" and state is not None else shot
        field = {"zones": [["ada", "orc", zone]]}
        more: dict[str, Any] = {"field": field, "options": {"range_zones": True}, "say": say}
        if state is None:
            with pytest.raises(NotOffered):
                fight(hero(weapons=[weapon]), foe(), dice=(2, 2), **more)
        else:
            dice = (2,) if state == 0 else (9, 2)
            assert one(fight(hero(weapons=[weapon]), foe(), dice=dice, **more), "miss").data["state"] == state


def test_what_the_referee_says_of_far_and_close_shots() -> None:
    """osr.combat.zone_extreme, osr.combat.zone_close: no without the referee's word, and the action is not spent; C35,
    C44"""
    far: dict[str, Any] = {"field": {"zones": [["ada", "orc", "extreme"]]}, "options": {"range_zones": True}}
    shot = "act ada attack:orc:long_bow"
    game = fight(hero(weapons=["long_bow"]), foe(), say=[shot], **far)
    assert one(game, "no-shot") and not game.state["ada"].turn.acted
    with pytest.raises(NotOffered):
        fight(hero(weapons=["long_bow"]), foe(), say=[shot], rulings="default", **far)
    near: dict[str, Any] = {"field": {"zones": [["ada", "orc", "close"]]}, "options": {"range_zones": True}}
    orc = foe(weapons=["sling"])
    assert one(fight(hero(weapons=["long_bow"]), orc, dice=(2,), say=[shot], **near), "miss").data["state"] == 0
    hampered = [shot, "close-shot ada disadvantage"]
    assert one(fight(hero(weapons=["long_bow"]), orc, dice=(9, 2), say=hampered, **near), "miss").data["state"] == -1


def test_cover_by_the_referee() -> None:
    """osr.combat.partial_cover, osr.combat.full_cover: said at the shot"""
    bow, shot = at(hero(weapons=["short_bow"]), 0), "act ada attack:orc:short_bow"
    game = fight(bow, at(foe(), 9), dice=(10,), say=[shot, "covered ada cover:4"])
    assert one(game, "miss").data["against"] == 14
    game = fight(bow, at(foe(), 9), say=[shot, "covered ada full"])
    assert one(game, "no-shot") and not game.state["ada"].turn.acted


def test_moving_through_zones() -> None:
    """osr.combat.zones: near is fifteen metres, of which a move takes six; then contact"""
    field = {"zones": [["ada", "orc", "near"]]}
    go = ["act ada toward:orc", "act ada end", "act ada toward:orc"]
    game = fight(hero(), foe(), field=field, options={"range_zones": True}, say=go, rounds=2)
    assert dict(game.state["place"].apart) == {("ada", "orc"): 3}


def test_the_referee_need_not_be_asked_for_reversals_every_round() -> None:
    """osr.combat.morale_reversal_gm: ``never`` holds for the group and the fight; what happens is checked"""
    fighters = at(hero(), 0), at(foe(fearless=False), 9)
    first = fight(*fighters, say=["reversal orc never"], rounds=3)
    assert [line.key for line in first.journal if isinstance(line, Answer) and "never" in str(line)] == ["never"]
    with pytest.raises(AssertionError, match="never asked"):
        fight(*fighters, say=["reversal orc never", "reversal orc yes"], rounds=3)
    three = at(hero(), 0), at(foe(fearless=False, hp_max=1), 1), at(foe("rat", fearless=False), 9)
    dice, say = (15, 4, 3, 4), ["reversal orc never", HIT]
    game = fight(*three, initiative=FOES_FIRST, dice=dice, say=say, rounds=2)
    assert one(game, "morale-holds").actor == "rat"
