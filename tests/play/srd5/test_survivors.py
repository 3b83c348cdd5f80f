"""Faults that once went unnoticed: each of these was put into the code, and no game told. One test a fault."""

from __future__ import annotations

import pytest

from tests.play.srd5.cast import ada, brok, every, first_turn, gob, grid, offered, only, orc, played

READIED = ("ready", "near", "attack:longsword", "end")


@pytest.mark.rule("srd5.opportunity.simultaneous", "srd5.reaction.simultaneous")
def test_whom_the_first_has_felled_the_second_leaves_alone() -> None:
    """Ada walks away from two; the first blow fells her, and the second has no chance any more."""
    heroes = ada(at=(5, 5), now={"hp": 3}), brok(at=(19, 19))
    given = grid(*heroes, orc(at=(5, 6)), gob(at=(4, 6)), order=["ada", "orc", "gob", "brok"])
    game = played(given, [15, 9], "move", "to:5,0", "strike:greataxe", "no")
    assert only(game, "opportunity").actor == "orc" and game.state["gob"].reaction
    assert game.ask is not None and game.ask.topic != "opportunity"
    assert game.state["ada"].life == "dying" and (game.state["ada"].x, game.state["ada"].y) == (5, 5)


@pytest.mark.rule("srd5.action.ready")
@pytest.mark.parametrize("conditions, sets_off", [([], True), (["invisible"], False)])
def test_who_is_not_seen_sets_nothing_off(conditions: list[str], sets_off: bool) -> None:
    given = grid(ada(at=(0, 0)), orc(at=(4, 0), now={"conditions": conditions}), order=["ada", "orc"])
    game = played(given, [], *READIED, "move", "to:1,0")
    assert ("use:orc" in offered(game)) is sets_off


@pytest.mark.rule("srd5.action.ready")
def test_who_is_near_already_does_not_come_near() -> None:
    """The orc walks round her without ever leaving her reach: it came before she made ready."""
    given = grid(ada(at=(5, 5)), orc(at=(6, 5)), order=["ada", "orc"])
    game = played(given, [], *READIED, "move", "to:6,6")
    assert game.ask is not None and (game.ask.topic, game.ask.actor) == ("act", "orc")


@pytest.mark.rule("srd5.action.ready")
def test_a_readied_move_has_the_whole_speed() -> None:
    """Brok has walked all his 30 ft before he made ready: that was another turn's movement."""
    given = grid(brok(at=(5, 5)), orc(at=(14, 5)), order=["brok", "orc"])
    keys = ("move", "to:11,5", "ready", "near", "move", "end", "move", "to:12,5", "use")
    game = played(given, [], *keys)
    assert "to:5,5" in offered(game) or "to:6,5" in offered(game)


@pytest.mark.rule("srd5.action.disengage")
@pytest.mark.parametrize("before, dangers", [((), 1), (("disengage",), 0)])
def test_who_has_disengaged_is_told_of_no_danger(before: tuple[str, ...], dangers: int) -> None:
    given = grid(ada(at=(5, 5)), orc(at=(6, 5)), order=["ada", "orc"])
    game = played(given, [], *before, "move")
    assert game.ask is not None
    (away,) = (option for option in game.ask.options if option.key == "to:2,5")
    assert away.data["dangers"] == dangers


@pytest.mark.rule("srd5.sight.can_see")
@pytest.mark.parametrize("condition, unseen", [("restrained", False), ("petrified", True)])
def test_who_is_unaware_perceives_nothing_without_eyes_either(condition: str, unseen: bool) -> None:
    """In the dark somebody with blindsight notices an archer with good eyes, but not as a statue."""
    archer = brok(at=(2, 4), darkvision=120)
    bat = orc(at=(8, 4), blindsight=60, now={"conditions": [condition]})
    foes = bat, gob(at=(19, 19))
    given = grid(archer, *foes, order=["brok", "orc", "gob"], field={"light": "dark"})
    game = played(given, [2, 3], "attack:orc:shortbow")
    assert ("unseen-attacker" in only(game, "miss").data.get("helps", ())) is unseen


@pytest.mark.rule("srd5.condition.frightened")
@pytest.mark.parametrize("life, fears", [("ok", True), ("dead", False)])
def test_nobody_fears_the_dead(life: str, fears: bool) -> None:
    """She may come nearer to where it lies."""
    source = orc(at=(8, 4), now={} if life == "ok" else {"life": "dead", "hp": 0})
    frightened = ada(at=(2, 4), now={"conditions": ["frightened:orc"]})
    given = grid(frightened, source, gob(at=(15, 4)), order=["ada", "gob"])
    game = played(given, [], "move")
    assert ("to:4,4" in offered(game)) is not fears


@pytest.mark.rule("srd5.weapon.versatile", "srd5.weapon.two_handed")
@pytest.mark.parametrize("shield", [False, True])
def test_two_hands_with_a_shield_on_the_arm_there_are_not(shield: bool) -> None:
    given = grid(ada(at=(5, 5), shield=shield), orc(at=(6, 5)), order=["ada", "orc"])
    assert ("attack:orc:longsword-two-hands" in offered(played(given))) is not shield


# -- tactics -------------------------------------------------------------------------------------------------------


def test_a_shot_with_an_enemy_beside_is_worth_half() -> None:
    """Brok, pressed by a goblin, with bow and sword of one damage: the sword."""
    game = first_turn(brok(at=(4, 4), speed=0, weapons=["shortbow", "shortsword"]), gob(at=(5, 4), hp_max=60))
    blow = next(event for event in game.events if event.kind in ("hit", "miss", "critical"))
    assert blow.data["weapon"] == "shortsword"


def test_nobody_walks_through_blows_without_gain() -> None:
    """An archer with a goblin beside him would shoot better from farther off, but the way there is through a blow."""
    game = first_turn(brok(at=(4, 4), weapons=["longbow"]), gob(at=(5, 4), hp_max=60))
    assert not every(game, "opportunity") and (game.state["brok"].x, game.state["brok"].y) == (4, 4)


def test_whom_a_blow_finishes_is_struck_first() -> None:
    """An orc beside her and one farther off that has lost nearly all: the javelin, though the sword would do more."""
    far = orc(id="hurt", at=(7, 4), hp_max=40, now={"hp": 21})
    game = first_turn(ada(at=(4, 4), weapons=["longsword", "javelin"]), orc(at=(5, 5), hp_max=40), far)
    blow = next(event for event in game.events if event.kind in ("hit", "miss", "critical"))
    assert (blow.target, blow.data["weapon"]) == ("hurt", "javelin")
