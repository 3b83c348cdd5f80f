"""Every option of the old-school rules changes a game: the same dice and answers, with it and without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.errors import NotOffered, SceneError
from bojiste.systems.osr.options import Options
from bojiste.systems.osr.options.house import House
from tests.play.osr.cast import all_of, at, damage, fight, foe, hero, one
from tests.play.osr.test_expeditions import HALL, camp, delve, journey
from tests.play.osr.test_situations import BOLT, CLAW, HIT, SHIELD, dying

Told = dict[str, Any]
KNIFE = at(hero(weapons=["dagger"]), 0)
CUT_DOWN: Told = {"dice": (19, 5), "say": [CLAW]}


def offered(game: Callable[[], Game]) -> bool:
    """Whether what is answered can be done at all."""
    try:
        game()
    except NotOffered:
        return False
    return True


def fate(options: Told) -> Any:
    return fight(at(hero(hp_max=2), 0), at(foe(), 1), options=options, **CUT_DOWN).state["ada"].conditions


def healed(options: Told) -> Any:
    say = ["act ada cast:heal", "spell-target ada at:bea"]
    dice = (5,) if "mild_death_healing_needs_roll" in options else (5, 4)
    return fight(*dying(), dice=dice, say=say, options={"mild_death": True, **options}).state["bea"].conditions


def thrown_far(options: Told) -> Any:
    zones = bool(options.get("range_zones"))
    field: Told = {"zones": [["ada", "orc", "near"]]} if zones else {"distances": [["ada", "orc", 22]]}
    knife, orc = hero(weapons=["dagger"]), foe()
    return offered(lambda: fight(knife, orc, dice=(2,), say=["act ada throw:orc:dagger"], field=field, options=options))


def bleeding(options: Told) -> Any:
    say = [HIT, *(["critical-extra ada bleed"] if options else [])]
    dice = (20, 3) if options else (20,)
    return len(fight(at(hero(), 0), at(foe(hp_max=40), 1), dice=dice, say=say, options=options).state["orc"].persistent)


def a_plain_sword(options: Told) -> Any:
    return damage(fight(at(hero(), 0), at(foe(level=6, hp_max=40), 1), dice=(20,), say=[HIT], options=options))


def later_initiative(options: Told) -> Any:
    dice = (5, 6) if options else ()
    return len(all_of(fight(at(hero(), 0), at(foe(), 30), rounds=2, dice=dice, options=options), "initiative"))


def shaken(options: Told) -> Any:
    mage = at(hero(spells=[BOLT], magic_points=4), 0, held_spell="bolt")
    return (
        fight(mage, at(foe(), 1), dice=(19, 2, 5), say=[CLAW, "react ada no"], options=options).state["ada"].held_spell
    )


def stopped(options: Told) -> Any:
    return damage(fight(at(hero(**SHIELD), 0), at(foe(), 1), dice=(19, 3), say=[CLAW, "block ada 1"], options=options))


def die_of_choice(options: Told) -> Any:
    orc = at(foe(weapons=[{"id": "claw", "damage": "2d6", "natural": True}]), 1)
    say = [CLAW, "block ada 1", *(["block-die ada die:0"] if options else [])]
    return damage(fight(at(hero(**SHIELD), 0), orc, dice=(19, 2, 5), say=say, options=options))


def behind_a_wall(options: Told) -> Any:
    hidden = at(foe(), 9, cover="full")
    return offered(lambda: fight(KNIFE, hidden, dice=(2,), say=["act ada throw:orc:dagger"], options=options))


def who_pays(options: Told) -> Any:
    people = (hero(now={"supplies": 1}), hero("bea", now={"supplies": 1}))
    return camp(1, 4, 4, people=people, options=options).state["bea"].supplies


def after_a_march(options: Told) -> Any:
    dice = (3,) if options else (3, 4, 4)
    return len(all_of(journey(*dice, say=("day ada march", "forage ada no"), options=options), "need"))


def in_the_morning(options: Told) -> Any:
    mage = hero(spells=[BOLT], magic_points=4, now={"magic_points": 1})
    return camp(4, 4, 4, people=(mage,), options=options).state["ada"].magic_points


def crawling(options: Told) -> Any:
    lying = at(hero(), 0, conditions=["prone"])
    return offered(lambda: fight(lying, at(foe(), 9), say=["act ada toward:orc"], options=options))


def swimming(options: Told) -> Any:
    say = ["act ada sprint", "act ada toward:orc"]
    return fight(at(hero(), 0), at(foe(), 60), say=say, field={"water": True}, options=options).state["ada"].x


def lamplight(options: Told) -> Any:
    bow = at(hero(weapons=["short_bow"], light=True), 0)
    shot: Told = {"dice": (2,), "say": ["act ada attack:orc:short_bow"], "field": {"dark": True}}
    return offered(lambda: fight(bow, at(foe(), 15), options=options, **shot))


def long_turns(options: Told) -> Any:
    """A fight of 101 rounds; 24 hours without rest, of which 23 were over; eight hours of sleep."""
    fought = one(fight(at(hero(), 0), at(foe(), 90), rounds=101, options=options), "fight-over").data["turns"]
    quiet = {"wandering_every": 5000, "rest_wandering": "none"}
    awake = delve(rooms=[HALL], turns=4, dungeon={"hours_since_rest": 23, **quiet}, options=options)
    rested = delve(
        rooms=[HALL], turns=2, say=("explore ada rest",), dungeon={"hours_since_rest": 8, **quiet}, options=options
    )
    return fought, awake.state["ada"].fatigue, rested.state["expedition"].rested


def most_rounds(options: Told) -> Any:
    game = fight(at(hero(), 0), at(foe(), 90), rounds=options.get("max_rounds", 2))
    return len(all_of(game, "round"))


PLAYED: dict[str, tuple[Any, Callable[[Told], Any], Any, Any]] = {
    "mild_death": (True, fate, ("dead",), ("dying",)),
    "mild_death_healing_needs_roll": (False, healed, ("dead",), ()),
    "range_zones": (True, thrown_far, False, True),
    "crit_extra_effects": (True, bleeding, 0, 1),
    "invulnerable_monsters": (True, a_plain_sword, [8], [0]),
    "initiative_each_round": (True, later_initiative, 2, 4),
    "fifty_die": ("d100", shaken, "bolt", ""),
    "block_to_zero": (False, stopped, [], [1]),
    "block_dice": ("chosen", die_of_choice, [2], [5]),
    "cover_thrown": (False, behind_a_wall, False, True),
    "camp_cost_scope": ("per_party", who_pays, 0, 1),
    "march_needs": ("none", after_a_march, 2, 0),
    "camp_restores_magic": (False, in_the_morning, 4, 1),
    "crawl_m": (2, crawling, False, True),
    "sprint_in_water": (True, swimming, 3, 6),
    "light_radius_m": (20, lamplight, False, True),
    "turn_minutes": (20, long_turns, (2, 0, 49), (1, 1, 25)),
    "max_rounds": (3, most_rounds, 2, 3),
}
"""By option: another value than the usual one, a game, what comes of it usually, what with that value."""


def test_every_option_is_there() -> None:
    """House rules have tests of their own (``tests/core/test_house_options``)."""
    assert set(PLAYED) == set(Options.model_fields) - set(House.model_fields)


@pytest.mark.parametrize("option", PLAYED)
def test_it_makes_a_difference(option: str) -> None:
    value, game, usual, other = PLAYED[option]
    assert value != Options.model_fields[option].default
    assert (game({}), game({option: value})) == (usual, other)


def test_an_option_that_is_none_is_refused() -> None:
    with pytest.raises(SceneError, match="mild_deth"):
        fight(hero(), foe(), options={"mild_deth": True})
