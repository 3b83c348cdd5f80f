"""Two weapons in hand: their holder names the one that defends first, for the round."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    FIRST,
    HALBERD,
    KNIFE,
    SWORD,
    events,
    keys,
    kinds,
    layers,
    ota,
    parts,
    petr,
    play,
    scene,
    told,
    until,
)

CLUB, POINT = {"row": "light_blunt"}, {**KNIFE, "hand": "off"}
NAMES = "primary petr first:{}"
HALBERDIER: dict[str, Any] = {"skills": {"pole/medium": 6}, "weapons": [HALBERD], "now": {"at": [7, 10]}}


def fencer(*weapons: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Petr with a weapon in each hand: of a sword and a club the one is worth 3, the other 1."""
    pair = list(weapons) or [SWORD, {**CLUB, "hand": "off"}]
    return petr(**{"skills": {"straight_blade/medium": 9, "blunt/light": 3}, "weapons": pair, **more})


def iron(game: Game) -> list[tuple[int, int]]:
    """The layers of weapon and second weapon, blow for blow."""
    found = [layers(event) for event in events(game, "attacked")]
    return [(one["weapon"], one["second_weapon"]) for one in found]


def test_the_holder_names_the_weapon_that_defends_in_full() -> None:
    """fiveaction.defence.second_weapon: 3 and two thirds of 1, or 1 and two thirds of 3; the better by itself, and
    that is not told"""
    fight = scene(ota(), fencer())
    assert iron(play(fight, [*FIRST, *AIR], ATTACK)) == [(3, 1)]
    assert "primary" not in kinds(play(fight, [*FIRST, *AIR], ATTACK))
    game = play(fight, [*FIRST, *AIR], ATTACK, NAMES.format("light_blunt.1R"))
    assert iron(game) == [(1, 2)] and told(game, "primary")["weapon"] == "light_blunt"


def test_the_off_hand_may_be_named_the_first() -> None:
    game = play(scene(ota(), fencer(CLUB, {**SWORD, "hand": "off"})), [*FIRST, *AIR], ATTACK)
    assert iron(game) == [(3, 1)]


def test_it_stands_for_the_round() -> None:
    """Asked before the first attack of a round, and then not before the next one"""
    many = [ota(), ota(id="jan", now={"at": [16, 10]}), fencer()]
    answers = (ATTACK, NAMES.format("light_blunt.1R"), "act jan attack:petr")
    game = until(scene(*many, rounds=2), [10, 10, 9, 9, 1, 1, *AIR, *AIR], "act", "petr", *answers)
    assert iron(game) == [(1, 2), (1, 2)] and len(events(game, "primary")) == 1
    game = until(scene(*many, rounds=2), [10, 10, 9, 9, 1, 1, *AIR, *AIR], "primary", "petr", *answers, ATTACK)
    assert game.ask is not None and game.ask.default == "first:medium_straight_blade.1R"


def test_its_length_stands_against_a_longer_one() -> None:
    """fiveaction.length.bonus: eight feet against the five of the sword, or the two of the knife. Where both defend
    alike, the longer one is the default."""
    alike = {"straight_blade/medium": 8, "straight_blade/light": 6}
    fight = scene(ota(**HALBERDIER), fencer({**KNIFE}, {**SWORD, "hand": "off"}, skills=alike))
    for answers, bonus in (((), 0), ((NAMES.format("light_straight_blade.1R"),), 2)):
        game = play(fight, [*FIRST, 1, 2], ATTACK, "weapon ota with:medium_pole.1R", *answers)
        assert [parts(event).get("length", 0) for event in events(game, "attacked")] == [bonus], answers


def test_nobody_is_asked_where_it_makes_no_difference() -> None:
    """Weapons of equal worth against a sword, neither of which it outreaches; and what is held helps nobody who lies
    or is surprised"""
    alike = {"straight_blade/medium": 8, "straight_blade/light": 6}
    for people in ([ota(), fencer(SWORD, {**SWORD, "hand": "off"})], [ota(), fencer(SWORD, POINT, skills=alike)],
                   [ota(), fencer(now={"guard": "surprised"})], [ota(), fencer(now={"prone": True})]):  # fmt: skip
        with pytest.raises(AssertionError, match="never asked"):
            play(scene(*people), [*FIRST, *AIR], ATTACK, NAMES.format("medium_straight_blade.1R"))


def test_a_hook_finds_the_shorter_weapon() -> None:
    """fiveaction.trip.requirements: a foot longer than the weapon that was named"""
    hooks = ota(id="jan", now={"at": [16, 10]})
    for named, offered in (("medium_straight_blade", False), ("light_straight_blade", True)):
        game = until(scene(ota(), hooks, fencer(SWORD, POINT)), [10, 10, 9, 9, 1, 1, *AIR], "manner", "jan", ATTACK,
                     NAMES.format(f"{named}.1R"), "act jan attack:petr")  # fmt: skip
        assert ("trip" in keys(game)) is offered, named


def test_in_a_narrow_place_the_sword_stays_first() -> None:
    """fiveaction.cramped.penalties: a club would defend there with two less, so the sword of the smaller skill is the
    default"""
    skills = {"straight_blade/medium": 6, "blunt/light": 9}
    game = play(scene(ota(), fencer(skills=skills), field={"ceiling": 9}), [*FIRST, *AIR], ATTACK)
    assert iron(game) == [(2, 2)] and "other" not in layers(events(game, "attacked")[0])


def test_a_missile_meets_two_weapons_of_whom_deflects_it() -> None:
    """fiveaction.missile.deflection: the question is asked there, and not of who cannot deflect"""
    bow = {"weapons": [{"row": "small_bow", "hand": "both"}], "skills": {"bow/small": 6}, "now": {"loaded": True}}
    target = {"now": {"at": [40, 10]}, "abilities": ["deflection"]}
    answers = ("act ota shoot:petr", NAMES.format("light_blunt.1R"))
    game = play(scene(ota(**bow), fencer(**target)), [*FIRST, 1, 2], *answers)
    assert layers(events(game, "shot")[0])["weapon"] == 1


STRIKES = "weapon petr with:medium_straight_blade.1R"
"""Petr strikes with the sword in his hand, after Ota's first turn."""


def met(dice: list[int], skills: dict[str, int], *weapons: dict[str, Any], **more: Any) -> Game:
    """Ota, with a weapon in each hand, stops Petr's blow and goes for his weapon."""
    who = ota(skills=skills, weapons=list(weapons), **more)
    return play(scene(who, petr(skills={"straight_blade/medium": 6})), [*FIRST, *dice], "act ota end",
                "act petr attack:ota", STRIKES, "disarm ota yes")  # fmt: skip


def test_the_weapon_that_stopped_a_blow_disarms() -> None:
    """fiveaction.disarm.defensive, fiveaction.disarm.test: in the band of the second weapon that is the one used"""
    skills = {"straight_blade/medium": 8, "blunt/light": 6}
    pair = (SWORD, {**CLUB, "hand": "off"})
    first = met([6, 6, 9, 9, 1, 1], skills, *pair)
    assert told(first, "attacked")["met"] == "weapon" and parts(events(first, "rolled")[0]) == {"disarm": 14}
    second = met([7, 6, 9, 9, 1, 1], skills, *pair)
    assert told(second, "attacked")["met"] == "second_weapon" and parts(events(second, "rolled")[0]) == {"disarm": 12}
    assert second.state["petr"].held == ("ground",)


def test_six_levels_are_those_of_the_weapon_that_stopped_the_blow() -> None:
    """fiveaction.disarm.defensive: a club of five levels disarms nobody, however well the sword beside it is known"""
    with pytest.raises(AssertionError, match="never asked"):
        met([7, 6], {"straight_blade/medium": 8, "blunt/light": 5}, SWORD, {**CLUB, "hand": "off"})


def test_the_weapon_that_struck_is_lost() -> None:
    """fiveaction.disarm.test: of the weapons used: here the knife in the off hand, and not the sword"""
    attacker = petr(skills={"straight_blade/medium": 6}, weapons=[SWORD, POINT], now={"at": [12, 10]})
    game = play(scene(ota(), attacker), [*FIRST, 9, 9, 9, 9, 1, 1], "act ota end", "act petr attack:ota",
                "weapon petr with:light_straight_blade.1R", "disarm ota yes")  # fmt: skip
    assert game.state["petr"].held == ("main", "ground")
