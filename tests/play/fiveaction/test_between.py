"""What comes between the choice of a deed and the deed: those that wait, counterattacks, the referee's hand, a blow
that costs the weapon. What cannot be done any more is not done."""

from __future__ import annotations

from bojiste.core.game import Game
from tests.play.fiveaction.scripted import (
    AIR,
    BY_PARTS,
    FIRST,
    LAST,
    SWORD,
    events,
    kinds,
    one,
    ota,
    petr,
    play,
    scene,
    until,
)

STAFF = {"row": "medium_pole", "head": "light_blunt", "hand": "both", "dual": True}
SHEATHED = {**SWORD, "hand": "sheathed"}
SKILLED = {"straight_blade/medium": 6}
WAIT_BOTH = ("act ota wait", "act karel wait")


# -- those that wait ---------------------------------------------------------------------------------------------------


def test_a_throw_at_somebody_who_was_moved_away_is_chosen_anew() -> None:
    """fiveaction.wait.precedence: while the one that waits is asked, the hand moves the target out of range."""
    thrower = ota(weapons=[{"row": "light_axe"}])
    game = until(scene(thrower, petr()), [5, 5, 6, 6, 10, 10, 1, 1], "interrupt", "petr", "act petr wait",
                 "act ota throw:petr")  # fmt: skip
    game.rule("petr 13,90")
    game.answer("yes")
    assert "too-late" in kinds(game) and "shot" not in kinds(game)
    assert game.ask is not None and (game.ask.topic, game.ask.actor) == ("act", "ota")
    assert "throw:petr" not in game.ask.keys and game.state["ota"].actions == 5


def _three(dice: list[int], *answers: str, rounds: int = 1) -> Game:
    people = [ota(), petr(id="karel", side="left", skills=SKILLED, now={"at": [12, 12]}), petr(skills=SKILLED)]
    return play(scene(*people, rounds=rounds), [10, 10, 8, 8, 1, 1, *dice], *answers)


def test_who_was_too_late_acts_though_another_was_quicker() -> None:
    """fiveaction.wait.precedence: Ota is too late for Petr's blow, Karel is not; when Petr strikes after that, Ota's
    delayed actions come right after it, before Petr steps away."""
    game = _three(
        [10, 10, 1, 1, 1, 1, 10, 10, *AIR, *AIR], *WAIT_BOTH, "act petr attack:ota", "interrupt ota yes",
        "interrupt karel yes", "act karel end", "act petr attack:ota", "act ota attack:petr", "act petr step:away:ota",
    )  # fmt: skip
    done = [(event.kind, event.actor) for event in game.events if event.kind in ("attacked", "moves")]
    assert done == [("attacked", "petr"), ("attacked", "ota"), ("moves", "petr")]


def test_who_was_too_late_acts_after_a_turn_that_ends_without_a_deed() -> None:
    """fiveaction.wait.cost: and if Petr then does nothing at all, after his turn; once, and not in the next round."""
    game = _three(
        [10, 10, 1, 1, 1, 1, 10, 10, *AIR], *WAIT_BOTH, "act petr attack:ota", "interrupt ota yes",
        "interrupt karel yes", "act karel end", "act petr end", "act ota attack:petr", rounds=2,
    )  # fmt: skip
    assert [event.actor for event in events(game, "attacked")] == ["ota"]
    assert [event.actor for event in events(game, "acts-now")] == ["karel", "ota"]


def test_who_is_put_out_while_his_counterattack_is_escaped_does_not_strike() -> None:
    """fiveaction.counter.attack: the hand fells him between the chance and the blow."""
    people = [ota(weapons=[SHEATHED]), petr(skills=SKILLED), petr(id="karel", now={"at": [60, 10]})]
    game = until(scene(*people), [1, 1, 10, 10, 5, 5], "escape", "ota", "act petr end", "act ota draw:0")
    game.rule("petr unconscious")
    game.answer("no")
    assert not events(game, "attacked") and one(game, "draws").actor == "ota"


def test_whose_bow_is_taken_while_he_aims_at_a_part_does_not_shoot() -> None:
    """fiveaction.location.aimed: nothing is shot, nothing is paid."""
    bow = {"row": "small_bow", "hand": "both"}
    who = ota(weapons=[bow], skills={"bow/small": 4}, now={"loaded": True})
    game = until(scene(who, petr(), options=BY_PARTS), FIRST, "aimed", "ota", "act ota shoot:petr")
    game.rule("ota hold small_bow ground")
    game.answer("0")
    assert not events(game, "shot") and game.state["ota"].actions == 5


# -- what the hands have lost ------------------------------------------------------------------------------------------


def test_who_loses_the_weapon_of_two_ends_does_not_strike_with_the_other() -> None:
    """fiveaction.fumble.single: the staff falls at the first blow; its other end is no weapon any more."""
    who = ota(weapons=[STAFF], skills={"pole/medium": 8})
    game = play(scene(who, petr(now={"at": [14, 10]})), [*FIRST, 1, 1, 1, 2], "act ota attack:petr", "pair ota yes")
    assert one(game, "drops").actor == "ota" and len(events(game, "attacked")) == 1


def test_a_charger_who_is_disarmed_on_the_way_strikes_nobody() -> None:
    """fiveaction.disarm.offensive: whom he passes strikes the sword from his hand."""
    beside = petr(id="karel", skills=SKILLED, strength=12, now={"at": [22, 12]})
    people = [ota(load_slowdown=1), beside, petr(now={"at": [33, 10]})]
    game = play(
        scene(*people), [1, 1, 10, 10, 5, 5, 6, 6, 10, 10, 1, 1], "act karel end", "act petr end",
        "act ota charge:petr", "escape ota no", "hit karel disarm",
    )  # fmt: skip
    assert one(game, "drops").actor == "ota"
    assert [event.actor for event in events(game, "attacked")] == ["karel"]


def test_who_is_disarmed_while_loading_has_nothing_to_load() -> None:
    """fiveaction.counter.attack: the counterattack comes before the bow is loaded."""
    who = ota(weapons=[{"row": "small_bow", "hand": "both"}], skills={"bow/small": 4})
    game = play(
        scene(who, petr(skills=SKILLED, strength=12)), [*LAST, 6, 6, 10, 10, 1, 1], "act petr end", "act ota load:0",
        "escape ota no", "hit petr disarm",
    )  # fmt: skip
    assert one(game, "drops").actor == "ota" and not events(game, "loaded")
    assert game.state["ota"].loaded == () and game.state["ota"].actions == 5


def test_a_clumsy_blow_with_a_shield_costs_the_shield() -> None:
    """fiveaction.fumble.single: what struck lies on the ground, and it was the shield."""
    who = ota(weapons=[], shield={"row": "light_shield"}, skills={"shield": 6})
    game = play(scene(who, petr(now={"at": [12, 10]})), [*FIRST, 1, 1, 1, 2], "act ota attack:petr",
                "weapon ota with:light_shield")  # fmt: skip
    assert one(game, "drops").data["weapon"] == "light_shield" and game.state["ota"].shield == "ground"
