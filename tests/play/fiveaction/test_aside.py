"""What stands beside the straight course of an attack: blows in show, hopeless ones, victims who cannot move, fists
among opponents, work that is broken off."""

from __future__ import annotations

import pytest

from bojiste.systems.fiveaction import rules
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    BY_PARTS,
    FAR,
    FIRST,
    LAST,
    ONE_HAND,
    SWORD,
    events,
    keys,
    one,
    ota,
    petr,
    play,
    scene,
    told,
    until,
)


def test_of_a_touch_in_show_nothing_can_be_made() -> None:
    """fiveaction.pulled_blow.mock: no damage at all, so nobody is asked whether to stop it, or to disarm instead."""
    answers = (ATTACK, ONE_HAND, "manner ota mock")
    with pytest.raises(AssertionError, match="never asked"):
        until(scene(ota(), petr()), [*FIRST, 9, 8], "hit", "ota", *answers)
    game = play(scene(ota(), petr()), [*FIRST, 9, 8], *answers)
    assert not events(game, "damage") and one(game, "held-back").rule is rules.pulled_blow.mock


def test_a_run_through_is_not_stopped() -> None:
    """fiveaction.pulled_blow.stop: only what is not critical, and every run-through counts as critical; a master of ten
    levels may ignore that."""
    for levels, offered in ((6, ("wound", "disarm")), (10, ("wound", "disarm", "spare"))):
        who = ota(skills={"straight_blade/medium": levels})
        made = scene(who, petr(now={"guard": "bound"}))
        game = until(made, [*FIRST, 5, 5], "hit", "ota", ATTACK, ONE_HAND)
        assert keys(game) == offered


def test_a_hopeless_counterattack_is_not_counted() -> None:
    """fiveaction.several.attack_bonus: counterattacks are not counted, however little hope they have (here -1 + 2
    against 22)."""
    spare = {**SWORD, "hand": "sheathed"}
    who = ota(skills={"straight_blade/medium": 6, "parry": 6}, weapons=[SWORD, spare])
    game = play(scene(who, petr(), rounds=2), [*FIRST, 5, 5, 5, 5], "act ota end", "act petr end", "act ota draw:1",
                "escape ota no", "act petr attack:ota")  # fmt: skip
    assert [event.actor for event in events(game, "against-odds")] == ["petr", "petr"]
    assert [(one.by, one.times) for one in game.state["ota"].struck] == [("petr", 1)]


@pytest.mark.parametrize("dice, quiet", [([10, 9, *AIR], False), (AIR, True)])
def test_a_hopeless_blow_that_has_to_be_blocked(dice: list[int], quiet: bool) -> None:
    """fiveaction.intimidation.bonus: 19 - 5 is more than 13 + 0, so the round was not quiet."""
    weak = ota(strength=0, dexterity=0, skills={})
    skills, fear = {"straight_blade/medium": 6, "parry": 4}, {"of": "ota", "target": 40, "tier": 1}
    brave = petr(dexterity=0, skills=skills, now={"fear": fear})
    game = play(scene(weak, brave), [*LAST, 5, 5, *dice], ATTACK, ONE_HAND)
    assert events(game, "against-odds") and bool(events(game, "courage")) is quiet


def test_fists_are_counted_among_opponents() -> None:
    """fiveaction.several.ranking: everybody who can attack, those with bare hands as well."""
    boxer = {"weapons": [], "abilities": ["unarmed_combat"], "skills": {"bare_hands": 4}}
    first, second = ota(**boxer, now={"at": [12, 10]}), ota(id="eva", **boxer, now={"at": [14, 10]})
    game = play(scene(first, second, petr()), [10, 10, 9, 9, 1, 1, *AIR, 5, 5], "act ota attack:petr",
                "weapon ota with:kick")  # fmt: skip
    assert set(told(game, "surrounded")["opponents"]) == {"ota", "eva"}


def test_first_aid_breaks_off_spanning() -> None:
    """fiveaction.missile.crossbow_spread: any other activity loses what was done."""
    crossbow = {"row": "light_crossbow", "hand": "both", "tools": ["hook"]}
    hurt = {"parts": {"trunk": 7}}
    who = ota(strength=3, weapons=[crossbow], skills={"crossbow/light": 4}, now=hurt)
    made = scene(who, petr(now=FAR), options=BY_PARTS, rounds=2)
    game = play(made, [*FIRST, 5, 5], "act ota load:0", "act ota treat:ota:trunk")
    assert told(game, "spans")["done"] == 5 and game.state["ota"].task is None
