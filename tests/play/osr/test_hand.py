"""The referee's hand in the old-school rules: what it sets right, what follows by the same rules, what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.osr.cast import all_of, at, foe, hero, kinds, one, scene, total


def game(*combatants: Any, dice: tuple[int, ...] = (10, 1), **more: Any) -> Game:
    """A game that waits at its first question."""
    made = scene(*combatants, **more)
    return Game(made, dice=list(dice), people=[*made.seats, "gm"])


def duel(*dice: int, rounds: int = 1, orc: dict[str, Any] | None = None, **ada: Any) -> Game:
    return game(at(hero(**ada), 0), at(foe(**(orc or {})), 6), dice=(10, 1, *dice), rounds=rounds)


def reasons(one_: Game, text: str) -> list[str]:
    return [problem.reason for problem in one_.faults(text)]


def test_a_wound_that_kills_is_a_reversal_and_ends_the_fight() -> None:
    fight = duel(orc={"fearless": False})
    fight.rule("orc -4")
    assert fight.state["orc"].hp == 6 and one(fight, "ruled-by").data["text"] == "−4"
    fight.rule("orc -6")
    assert fight.state["orc"].conditions == ("dead",) and "reversal" in kinds(fight)
    assert fight.outcome is not None and fight.outcome.winner == "party"


def test_healing_and_the_dying() -> None:
    fight = game(at(hero(), 0, hp=2), at(hero("bea"), 2), at(foe(), 9), options={"mild_death": True})
    fight.rule("ada +50")
    assert fight.state["ada"].hp == 10
    fight.rule("ada hp 0")
    fight.answer("no")
    assert fight.state["ada"].conditions == ("dying",)
    fight.rule("ada +3")
    assert (fight.state["ada"].hp, fight.state["ada"].conditions) == (3, ())
    fight.rule("ada dead")
    assert reasons(fight, "ada +3") == ["dead-already"] == reasons(fight, "ada hp 3")
    fight.rule("ada -dead")
    assert (fight.state["ada"].hp, fight.state["ada"].conditions) == (3, ())
    assert reasons(fight, "ada hp 11") == ["above-maximum"]
    assert reasons(fight, "ada -blind") == ["not-in-that-condition"]


def test_fatigue_by_hand_may_kill() -> None:
    fight = duel(2, save_number=12)
    fight.rule("ada fatigue 6")
    assert fight.state["ada"].fatigue == 6 and "save-failed" not in kinds(fight)
    fight.rule("ada fatigue +1")
    assert one(fight, "save-failed").parts[-1].value == -7 and fight.state["ada"].conditions == ("dead",)


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("ada supplies 4", "supplies", 4),
        ("ada supplies +2", "supplies", 2),
        ("ada magic_points 3", "magic_points", 3),
        ("ada shield 1", "shield", 1),
        ("ada cover full", "cover", 5),
        ("ada breath 2", "breath", 2),
        ("ada x 3", "x", 3),
        ("ada held_spell bolt", "held_spell", "bolt"),
        ("ada died_once_not_full true", "died_once_not_full", True),
        ("ada loaded []", "unloaded", ("crossbow",)),
        ("ada loaded crossbow", "unloaded", ()),
        ("ada conditions prone blind", "conditions", ("prone", "blind")),
        ('ada conditions ["prone"]', "conditions", ("prone",)),
        ("ada light on", "light", True),
    ],
)
def test_numbers(text: str, field: str, value: Any) -> None:
    bolt = {"id": "bolt", "cost": 1}
    ada = hero(magic_points=5, shield="large", weapons=["sword", {"id": "crossbow", "base": "crossbow"}], spells=[bolt])
    fight = game(at(ada, 0), at(foe(), 9))
    fight.rule(text)
    assert getattr(fight.state["ada"], field) == value
    assert fight.ask is not None and fight.ask.topic == "act"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ada magic_points 1", "above-maximum"),
        ("ada shield 1", "above-maximum"),
        ("ada held_spell bolt", "not-one-of"),
        ("ada supplies -1", "below-minimum"),
        ("ada light maybe", "bad-form"),
        ("ada prone forever", "bad-form"),
        ("ada 6,0", "same-place"),
        ("orc morale", "no-morale"),
        ("orc skip", "not-its-sides-turn"),
        ("orc back", "is-there-already"),
        ("order foes foes", "bad-form"),
        ("order elves", "bad-form"),
        ("meet wolves", "not-one-of"),
        ("pool lots", "bad-form"),
        ("pool -1", "below-minimum"),
        ("astray 40", "not-one-of"),
        ("+ goblin 2 nowhere", "bad-form"),
        ("ada push 3 from nobody", "nobody-of-that-id"),
    ],
)
def test_what_is_refused(text: str, reason: str) -> None:
    fight = duel()
    assert reason in reasons(fight, text)


def test_what_is_refused_is_named_as_it_was_typed() -> None:
    """Of a list in brackets and of words one after another the same is said"""
    fight = duel()
    (fault,) = fight.faults("ada flies")
    assert fault.value == "flies"
    for text in ("ada conditions tired", 'ada conditions ["tired"]'):
        assert [(one_.value, one_.reason) for one_ in fight.faults(text)] == [("tired", "not-one-of")]


def test_those_who_come_together_stand_together() -> None:
    """Twenty metres behind whoever is farthest, all of them; hit points by the dice of their block, each its own"""
    rat = {"hp_dice": "1d8", "ac": 10, "weapons": []}
    fight = game(at(hero(), 0), at(foe(), 6), dice=(10, 1, 3, 7), block={"rat": rat})
    fight.rule("+ rat 2")
    first, second = fight.state["rat-1"], fight.state["rat-2"]
    assert (first.hp_max, second.hp_max) == (3, 7)
    assert max(abs(first.x - second.x), abs(first.y - second.y)) == 1 and first.y == 20


def test_lasting_damage_by_hand() -> None:
    fight = duel(3)
    fight.rule('ada persistent [{damage = "1d4 fire", rounds = 1}]')
    while fight.ask is not None:
        fight.answer(fight.ask.default)
    assert fight.state["ada"].hp == 7


def test_conditions_end_after_their_rounds() -> None:
    fight = duel(rounds=2)
    fight.rule("orc blind 1")
    assert fight.state["orc"].conditions == ("blind",)
    fight.rule("ada prone; ada conditions []")
    assert fight.state["ada"].conditions == ()
    while fight.ask is not None:
        fight.answer("end")
    assert one(fight, "over").actor == "orc" and fight.state["orc"].conditions == ()


def test_whoever_falls_meanwhile_goes_nowhere() -> None:
    """A question to somebody who can do nothing any more is answered without a deed."""
    fight = duel(2)
    fight.answer("toward:orc")
    assert fight.ask is not None and fight.ask.topic == "metres"
    fight.rule("ada unconscious")
    assert fight.state["ada"].x == 0 and fight.ask is None


def test_places_and_pushes() -> None:
    fight = duel()
    fight.rule("ada 2,3; orc push 2 from ada")
    assert (fight.state["ada"].x, fight.state["ada"].y) == (2, 3) and fight.state["orc"].x == 8
    fight.rule("orc pull 3 to ada")
    assert fight.state["orc"].x < 8
    apart = game(hero(), foe(), field={"distances": [["ada", "orc", 9]]})
    apart.rule("orc pull 3 to ada")
    assert dict(apart.state["place"].apart) == {("ada", "orc"): 6}
    assert reasons(apart, "ada 1,1") == ["no-places"]


def test_flight_and_morale_by_the_referees_word() -> None:
    fight = duel(6, 6, orc={"fearless": False}, rounds=2)
    fight.rule("orc morale")
    fight.answer("flee")
    assert one(fight, "morale-breaks").actor == "orc" and fight.state["orc"].fleeing
    other = duel()
    other.rule("orc flee")
    assert other.state["orc"].fleeing


def test_turns_given_and_taken() -> None:
    fight = game(at(hero(), 0), at(hero("bea"), 2), at(hero("cid"), 4), at(foe(), 30))
    fight.rule("cid next")
    assert fight.ask is not None and fight.ask.actor == "cid"
    fight.rule("cid skip")
    assert fight.ask is not None and fight.ask.actor == "ada"
    fight.answer("end")
    fight.rule("ada next")
    assert fight.ask is not None and fight.ask.actor == "ada"
    fight.answer("end")
    assert fight.ask is not None and fight.ask.actor == "bea"


def test_the_order_of_sides() -> None:
    fight = duel(rounds=2)
    fight.rule("order foes party")
    assert fight.state["clock"].order == ("foes", "party")
    while fight.ask is not None:
        fight.answer("end")
    turns = [(event.data["round"], event.actor) for event in all_of(fight, "side-turn")]
    assert turns == [(1, "party"), (1, "foes"), (2, "foes"), (2, "party")]


def test_who_comes_and_goes() -> None:
    fight = duel()
    fight.rule("+ goblin 2 5,5")
    assert {fight.state["goblin-1"].x, fight.state["goblin-2"].x} >= {5}
    assert "toward:goblin-2" in (fight.ask.keys if fight.ask else ())
    fight.rule("- goblin-1; - orc")
    assert not fight.state["orc"].present and "toward:orc" not in (fight.ask.keys if fight.ask else ())
    fight.rule("orc back")
    assert fight.state["orc"].present
    fight.rule('+ {id = "olga", side = "party", kind = "pc", seat = "gm", hp_max = 4}')
    fight.answer("end")
    assert fight.ask is not None and fight.ask.actor == "olga"
    again = Game.load(fight.save())
    assert again.digest == fight.digest
    apart = game(hero(), foe(), field={"distances": [["ada", "orc", 9]]})
    apart.rule("+ goblin")
    assert dict(apart.state["place"].apart)["ada", "goblin"] == 20


def test_the_referee_stops_it() -> None:
    fight = duel()
    fight.rule("stop")
    assert fight.outcome is not None and fight.outcome.reason == "stopped"


def test_an_expedition_set_right() -> None:
    plan = {"days": 3, "leg": [{"km": 90, "guides": ["road"]}]}
    met = [{"id": "pack", "who": ["orc"], "reaction": "wait", "distance": 10}]
    trip = game(hero(), foe(), procedure="journey", journey=plan, met=met, dice=(4, 5, 9, 1))
    trip.answer(trip.ask.default if trip.ask is not None else "")  # how far one sees
    trip.rule("pool +3; day 2; km 70; treasure 5")
    now = trip.state["expedition"]
    assert (now.pool, now.day, now.km, now.treasure) == (3, 2, 70, 5)
    trip.rule("meet pack")
    while trip.ask is not None and trip.ask.topic != "approach":
        trip.answer(trip.ask.default)
    assert trip.state["orc"].present and one(trip, "met").target is None
    while trip.ask is not None and trip.ask.topic != "day":
        trip.answer(trip.ask.default)
    assert not trip.state["orc"].present and trip.state["expedition"].day == 2
    trip.rule("stop")
    assert trip.outcome is not None and trip.outcome.reason == "stopped"


@pytest.mark.parametrize("quick", [True, False])
def test_a_fight_on_the_way_that_is_stopped_is_the_end_of_the_journey(quick: bool) -> None:
    """Nothing of the way goes on either: no more encounters, no damage that is shared out."""
    plan: dict[str, Any] = {"days": 1, "leg": [{"km": 90, "guides": ["road"]}]}
    if quick:
        plan = {"quick": {"days": 1, "encounters": 2, "damage": 12}, "leg": []}
    met = [{"id": one, "who": ["orc"], "distance": 1, "reaction": "wait"} for one in ("o", "p")]
    trip = game(hero(), hero("bea"), foe(), procedure="journey", journey=plan, met=met,
                dice=(2, 5, 5, 1) if quick else (2, 5, 5, 1, 9))  # fmt: skip
    while trip.ask is not None and trip.ask.topic != "approach":
        trip.answer(trip.ask.default)
    before = len(trip.events)
    trip.rule("stop")
    assert trip.ask is None and trip.outcome is not None and trip.outcome.reason == "stopped"
    assert not {"traces", "shared", "met"} & {event.kind for event in trip.events[before:]}


def test_a_dungeon_set_right() -> None:
    rooms = [{"id": "hall", "exits": [{"to": "cell"}]}, {"id": "cell"}]
    trip = game(hero(), procedure="dungeon", dungeon={"room": rooms, "light_turns": 6}, dice=())
    trip.answer(trip.ask.default if trip.ask is not None else "")  # how often monsters come
    trip.rule("torch 1; turn 8")
    assert (trip.state["expedition"].light_turns, trip.state["expedition"].turn) == (1, 8)
    trip.rule("ada dead")
    assert trip.outcome is not None and trip.outcome.reason == "perished"


# -- circumstances -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "dice", "sum_", "helps", "hinders"),
    [
        ("+3", (7,), 12, (), ()),
        ("−2", (11,), 11, (), ()),
        ("advantage", (3, 9), 11, ("referee",), ()),
        ("disadvantage", (19, 3), 5, (), ("referee",)),
        ("advantage -1", (3, 9), 10, ("referee",), ()),
        ("off", (9,), 11, (), ()),
    ],
)
def test_circumstances_of_one_attack(said: str, dice: tuple[int, ...], sum_: int, helps: Any, hinders: Any) -> None:
    """The referee's modifier (7.1 of the catalogue) stands before fatigue, and holds for one roll."""
    fight = game(at(hero(), 0), at(foe(ac=30), 1), dice=(10, 1, *dice, 2), rounds=2)
    fight.rule(f"ada situation {said}")
    fight.answer("attack:orc:sword")
    while fight.ask is not None:
        again = (fight.ask.topic, fight.ask.actor) == ("act", "ada") and "attack:orc:sword" in fight.ask.keys
        fight.answer("attack:orc:sword" if again else fight.ask.default)
    first, second = all_of(fight, "miss")
    assert total(first) == sum_ and total(second) == 4
    assert (first.data.get("helps", ()), first.data.get("hinders", ())) == (helps, hinders)
    assert second.data["state"] == 0 and fight.state["ada"].favour == (0, 0)


def test_circumstances_of_a_shot_cancel() -> None:
    """osr.completion.advantage: one of each is none; the word counts for shots as for blows"""
    bow = at(hero(weapons=["short_bow"]), 0)
    fight = game(bow, at(foe(ac=30), 9), dice=(10, 1, 5), field={"unstable": True})
    fight.rule("ada situation advantage")
    fight.answer("attack:orc:short_bow")
    while fight.ask is not None:
        fight.answer(fight.ask.default)
    assert one(fight, "miss").data["state"] == 0


def test_circumstances_of_a_saving_throw_and_of_a_check() -> None:
    bolt = {"id": "bolt", "cost": 1, "range": 20, "save": "magic", "condition": "blind"}
    fight = game(at(hero(spells=[bolt], magic_points=1), 0), at(foe(save_number=15), 9), dice=(10, 1, 12))
    fight.rule("orc situation +3")
    fight.answer("cast:bolt")
    fight.answer("at:orc")
    assert total(one(fight, "save-made")) == 15 and fight.state["orc"].favour == (0, 0)
    fight = game(at(hero(), 0, conditions=["held"]), at(foe(), 9), dice=(10, 1, 15, 9))
    fight.rule("ada situation disadvantage")
    fight.answer("struggle")
    assert total(one(fight, "check-failed")) == 9


@pytest.mark.parametrize("said", ["", "2", "+21", "perhaps", "advantage disadvantage", "+1 +2", "off +1", "+", "+²"])
def test_circumstances_refused(said: str) -> None:
    assert reasons(duel(), f"ada situation {said}".strip()) == ["bad-form"]


def test_who_is_out_binds_and_holds_nobody() -> None:
    """osr.combat.engaged, osr.situation.maneuver_hold: asleep, or gone, by the referee's word"""
    fight = game(at(hero(), 0), at(hero("bea"), 9), at(foe(), 2), dice=(10, 1, 19))
    fight.answer("attack:orc:sword")
    fight.answer("hold")
    fight.answer("none")
    assert fight.state["orc"].held_by == "ada" and fight.state["ada"].engaged == ("orc",)
    fight.rule("ada asleep")
    assert (fight.state["orc"].held_by, fight.state["orc"].conditions) == ("", ())
    fight.rule("- orc")
    assert fight.state["ada"].engaged == ()
