"""Tactics: what each grade does in a plain spot."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, brok, cira, every, first_turn, gob, grid, kinds, ogre, orc, told

DAGGERS = {"weapons": ["dagger", "dagger"]}


@pytest.mark.parametrize("tactic", ["ordinary", "clever"])
def test_an_archer_comes_into_range_before_the_shot(tactic: str) -> None:
    """T1: 90 ft off with a range of 80: first nearer, then a shot without disadvantage."""
    game = first_turn(brok(weapons=["shortbow"], at=(0, 4)), orc(at=(18, 4)), tactic=tactic)
    assert told(game, "brok")[:2] == ["step", "attack"]
    shot = next(event for event in game.events if event.kind in ("hit", "miss", "critical"))
    assert "hinders" not in shot.data


def test_a_naive_one_shoots_from_where_it_stands() -> None:
    game = first_turn(brok(weapons=["shortbow"], at=(0, 4)), orc(at=(18, 4)), tactic="naive")
    assert told(game, "brok")[0] == "attack"


def test_beside_a_dying_friend_a_fighter_helps_or_closes_in() -> None:
    """T2: it does not stand there throwing things."""
    fallen = brok(at=(1, 4), now={"hp": 0})
    game = first_turn(ada(weapons=["longsword", "javelin"], at=(0, 4)), fallen, orc(at=(5, 4)))
    assert told(game, "ada")[:2] in (["step", "attack"], ["stabilizes"], ["first-aid-fails"])
    assert all(e.data.get("way") != "throw" for e in game.events if e.actor == "ada")


def test_nobody_runs_on_the_spot() -> None:
    """T3: walled in, with an enemy beyond the wall."""
    game = first_turn(ada(), orc(), map="###.\n#a#o\n###.")
    assert told(game, "ada") in (["dodge"], [])


def test_whoever_carries_the_potions_does_not_lead() -> None:
    """T5: she stays behind the two who fight."""
    healer = cira(at=(0, 4), potions=2, weapons=["mace"])
    game = first_turn(healer, ada(at=(4, 3)), brok(at=(4, 5)), ogre(at=(12, 4)), tactic="clever")
    assert "dash" not in kinds(game) and game.state["cira"].x <= 4


@pytest.mark.parametrize("tactic, drinks", [("ordinary", True), ("clever", True), ("naive", False)])
def test_who_is_low_drinks(tactic: str, drinks: bool) -> None:
    """T6, T13: also who is held fast."""
    for conditions in ((), ("restrained",)):
        hurt = cira(at=(0, 4), potions=1, weapons=["mace"], now={"hp": 3, "conditions": list(conditions)})
        game = first_turn(hurt, orc(at=(1, 4)), tactic=tactic)
        assert ("drinks" in kinds(game)) is drinks


def test_the_dying_are_gone_to() -> None:
    """T7: 25 ft to a dying friend, and the potion is poured on the same turn."""
    healer = cira(at=(0, 4), potions=1, weapons=["mace"])
    game = first_turn(healer, ada(at=(6, 4), now={"hp": 0}), orc(at=(20, 4)), tactic="clever")
    assert told(game, "cira")[:2] == ["step", "heals"]


def test_two_blades_are_kept() -> None:
    """T8: an enemy 15 ft off is walked up to, not thrown at, and both daggers strike."""
    game = first_turn(brok(at=(0, 4), **DAGGERS), ogre(at=(4, 4)))
    blows = [e for e in game.events if e.kind in ("hit", "miss", "critical")]
    assert [blow.data["way"] for blow in blows] == ["strike", "strike"]


def test_the_second_blade_goes_for_whom_it_can_finish() -> None:
    """T9: the goblin that has lost most, not the first of the file."""
    fresh, hurt = ogre(at=(1, 5)), gob(at=(1, 3), hp_max=20, now={"hp": 1})
    game = first_turn(brok(at=(0, 4), weapons=["shortsword", "shortsword"]), fresh, hurt)
    blows = [e for e in game.events if e.kind in ("hit", "miss", "critical")]
    assert blows[0].target == "gob" and len(blows) == 2


@pytest.mark.parametrize("weak", [0, 1])
def test_monsters_do_not_know_hit_points(weak: int) -> None:
    """T10: of two fresh heroes the orc takes the same one, whoever has fewer hit points."""
    heroes = [ada(at=(1, 3)), brok(at=(1, 5))]
    heroes[weak]["hp_max"] = 4
    game = first_turn(orc(at=(0, 4)), *heroes)
    blow = next(e for e in game.events if e.kind in ("hit", "miss", "critical"))
    assert blow.target == "ada"


def test_who_shoots_as_well_as_it_strikes_keeps_away() -> None:
    """T11: a goblin with bow and scimitar does not run at a fighter 60 ft off."""
    bow = {"name": "shortbow", "to_hit": 4, "damage": "1d6+2 piercing", "range": [80, 320], "weapon": "shortbow"}
    archer = gob(at=(14, 4))
    archer["attack"] = [*archer["attack"], bow]
    game = first_turn(archer, ada(at=(2, 4)))
    assert told(game, "gob")[0] == "attack" and game.state["gob"].x >= 14
    assert not every(game, "dash")


@pytest.mark.parametrize("seed", range(4))
def test_who_fears_somebody_unseen_stays_where_it_may_not_go(seed: int) -> None:
    """The tactic would run at the orc; what it fears hides on the way, and it may not come nearer to that."""
    hidden = gob(at=(12, 4), hides=True, skills={"stealth": 30})
    game = first_turn(ada(at=(4, 4), now={"conditions": ["frightened:gob"]}), orc(at=(13, 4)), hidden, seed=seed)
    assert game.state["gob"].hidden_from
    assert (game.state["ada"].x, game.state["ada"].y) == (4, 4)


@pytest.mark.parametrize("tactic", ["naive", "ordinary"])
def test_feet_go_round_a_body(tactic: str) -> None:
    """T4: somebody lies on the straight way to Ada: the orc comes up to her all the same, and strikes."""
    fallen = brok(at=(20, 0), now={"hp": 0, "life": "stable"})
    game = first_turn(orc(at=(25, 0), speed=40), ada(at=(0, 0)), fallen, tactic=tactic, mode="feet")
    assert "attack" in told(game, "orc")


def test_a_rock_is_thrown_once_a_turn() -> None:
    """T12: the Multiattack of a hill giant is two blows of its club; a rock takes the whole action."""
    far = {"id": "giant", "block": "hill_giant", "side": "foes", "now": {"position": [2, 4]}}
    game = first_turn(far, ada(at=(14, 4), speed=0, hp_max=90))
    assert len([event for event in game.events if event.kind in ("hit", "miss", "critical")]) == 1


@pytest.mark.parametrize("tactic, burnt", [("naive", False), ("ordinary", True), ("clever", True)])
def test_the_fallen_troll_is_burned_by_a_cantrip(tactic: str, burnt: bool) -> None:
    """Nobody else is up: a spell of fire keeps it down, a spell of frost does not."""
    mage = {**cira(at=(2, 2)), "level": 5, "casting": "intelligence", "spells": ["ray_of_frost", "fire_bolt"]}
    troll = {"id": "troll", "block": "troll", "side": "foes", "now": {"position": [8, 2], "hp": 0, "life": "stable"}}
    given = grid({**mage, "tactic": tactic}, troll, order=["cira", "troll"])
    casts = [event.data["power"] for event in Game(given, seed=1).events if event.kind == "casts"]
    assert (casts[:1] == ["fire_bolt"]) is burnt
