"""Turns that nobody decides (confusion, gibbering, berserk golems), and words that the referee weighs."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, brok, every, gob, grid, kinds, offered, ogre, only, orc, played, verbs
from tests.play.srd5.test_beasts import beast, power
from tests.play.srd5.test_boons import caster
from tests.play.srd5.test_spell import mage

ROOM = {"width": 20, "height": 12}


def lost(*dice: int, others: tuple[dict[str, Any], ...] = (), at: tuple[int, int] = (9, 6), saved: int = 0) -> Game:
    """The ogre confused by Cira (``saved`` others save), its turn by these dice; the d20 of its saving throw at the end
    is the last of them."""
    given = grid(
        mage(spells=["confusion"], slots=[0, 0, 0, 1], at=(1, 6)),
        ogre(at=at, speed=20),
        *others,
        order=["cira", "ogre", *(one["id"] for one in others)],
        field=ROOM,
    )
    x, y = at
    return played(given, [2, *[20] * saved, *dice], "cast:confusion", f"at:{x + 1},{y + 1}", "end")


def test_the_confused_wander_off() -> None:
    """A 1 of the d10, then a 3 of the d8: twenty feet to the east, the turn is over, and no reaction all the while."""
    game = lost(1, 3, 5)
    assert (game.state["ogre"].x, game.state["ogre"].y) == (13, 6)
    assert game.ask is not None and game.ask.actor == "cira"
    assert "confused" in game.state["ogre"].conditions
    table = game.state.memo["table"]
    assert not table.reacts(table.profiles["ogre"])


def test_what_is_in_the_way_ends_it() -> None:
    """North-west of it stands somebody ten feet off."""
    game = lost(1, 8, 5, others=(orc(at=(7, 4)),), at=(9, 6))
    assert (game.state["ogre"].x, game.state["ogre"].y) == (8, 5)


@pytest.mark.parametrize("face", [2, 6])
def test_the_confused_stand_still(face: int) -> None:
    game = lost(face, 5)
    assert (game.state["ogre"].x, game.state["ogre"].y) == (9, 6)
    assert game.ask is not None and game.ask.actor == "cira"


def test_the_confused_strike_at_anybody_near() -> None:
    """A 7 and a 2 of two: its friend the orc and not Ada is struck; then it may still move, but not strike again."""
    near = (orc(at=(8, 6)), ada(at=(11, 6)))
    game = lost(7, 1, 15, 4, 4, others=near, saved=2)
    assert only(game, "lashes-out").target == "orc" and game.state["orc"].hp == 3
    assert game.ask is not None and game.ask.actor == "ogre"
    assert "move" in verbs(game) and "attack" not in verbs(game)
    other = lost(8, 2, 15, 4, 4, others=near, saved=2)
    assert only(other, "lashes-out").target == "ada"


def test_the_confused_have_nobody_to_strike_at() -> None:
    game = lost(7, 5)
    assert "lashes-out" not in kinds(game) and game.ask is not None and game.ask.actor == "cira"


def test_a_clear_moment_and_the_end_of_it() -> None:
    game = lost(9)
    assert game.ask is not None and game.ask.actor == "ogre" and "move" in verbs(game)
    free = lost(2, 19)
    assert "confused" not in free.state["ogre"].conditions and free.state["cira"].concentrates is None


def test_a_higher_slot_confuses_farther() -> None:
    """From a slot of level 6 the sphere reaches ten feet farther: 20 ft."""
    for slot, met in ((4, 1), (6, 2)):
        given = grid(
            mage(spells=["confusion"], slots=[0, 0, 0, 1, 0, 1], at=(1, 6)),
            orc(at=(9, 6)),
            gob(at=(13, 6)),
            order=["cira", "orc"],
            field=ROOM,
        )
        game = played(given, [2] * met, "cast:confusion", f"slot:{slot}", "at:10,7")
        assert len(every(game, "save-missed")) == met


# -- gibbering ---------------------------------------------------------------------------------------------------


def mouths(name: str, *dice: int, **more: Any) -> Game:
    """Ada ten feet from something that gibbers, as her turn begins."""
    given = grid(
        beast(power("gibbering_mouther", name), at=(5, 5)),
        ada(**{"at": (7, 5), **more}),
        orc(at=(8, 5)),
        order=["ada", "beast", "orc"],
    )
    return played(given, list(dice))


def test_gibbering_takes_the_turn() -> None:
    """A failed save and a 4 of the d8: nothing; a 6: away at random; an 8: a blow at whoever is near."""
    idle = mouths("gibbering", 5, 4)
    assert idle.ask is not None and idle.ask.actor == "beast"
    table = idle.state.memo["table"]
    assert not table.reacts(table.profiles["ada"])
    away = mouths("gibbering", 5, 6, 5)
    away.answer("no")  # the orc lets her go
    assert away.state["ada"].y == 11
    strikes = mouths("gibbering", 5, 8, 15, 4)
    assert only(strikes, "lashes-out").target == "orc" and strikes.ask is not None and strikes.ask.actor == "beast"
    free = mouths("gibbering", 12)
    assert free.ask is not None and free.ask.actor == "ada"


def test_gibbering_is_over_with_the_next_turn() -> None:
    first = mouths("gibbering", 5, 4)
    assert "bewildered" in first.state["ada"].conditions
    game = played(first.scene, [5, 4, 12, 12], "end", "end")
    assert "bewildered" not in game.state["ada"].conditions


def test_the_deaf_hear_no_gibbering() -> None:
    game = mouths("gibbering", now={"position": [7, 5], "conditions": ["deafened"]})
    assert game.ask is not None and game.ask.actor == "ada"


def test_ground_that_clings() -> None:
    """A failed save: no step; one made: every foot within ten feet of the mouths costs two, and none beyond."""
    stuck = mouths("aberrant ground", 5)
    assert "mired" in stuck.state["ada"].conditions and "move" not in verbs(stuck)
    game = mouths("aberrant ground", 15)
    game.answer("move")
    assert game.ask is not None
    costs = {option.key: option.data["cost_hf"] for option in game.ask.options if "cost_hf" in option.data}
    assert (costs["to:7,4"], costs["to:8,4"]) == (20, 10)


# -- berserk -----------------------------------------------------------------------------------------------------

SLAM = {"name": "slam", "to_hit": 7, "reach": 5, "damage": "2d8+4 bludgeoning", "natural": True}


def golem(**more: Any) -> dict[str, Any]:
    base = {"id": "golem", "size": "medium", "hp_max": 93, "ac": 9, "attack": [SLAM], "multiattack": ["slam", "slam"]}
    return gob(**{**base, "traits": ["berserk 40"], "now": {"hp": 40}, **more})


def test_a_golem_goes_berserk_and_strikes_its_friends() -> None:
    """A 6: two slams at the goblin, nearer than Ada; a 5: its own turn."""
    given = grid(golem(at=(5, 5)), gob(at=(7, 5), hp_max=60), ada(at=(9, 5)), order=["golem", "gob", "ada"])
    game = played(given, [6, 10, 4, 4, 10, 4, 4])
    assert only(game, "rages").target == "gob" and game.state["gob"].hp == 36 and game.state["golem"].x == 6
    assert game.ask is not None and game.ask.actor == "gob"
    calm = played(given, [5])
    assert "stays-calm" in kinds(calm) and calm.ask is not None and calm.ask.actor == "golem"


def test_a_golem_with_more_hit_points_rolls_nothing() -> None:
    given = grid(golem(at=(5, 5), now={"hp": 41, "position": [5, 5]}), ada(at=(9, 5)), order=["golem", "ada"])
    assert played(given).ask is not None


def test_an_object_where_nobody_is_near() -> None:
    """Ada is 60 ft off; the crate, smaller than the golem, before the nearer gate."""
    crate = {"id": "crate", "side": "heroes", "kind": "object", "size": "small", "ac": 11, "hp_max": 50}
    gate = {**crate, "id": "gate", "size": "large"}
    given = grid(
        golem(at=(5, 5), speed=20),
        {**crate, "now": {"position": [8, 5]}},
        {**gate, "now": {"position": [6, 5]}},
        ada(at=(18, 5)),
        order=["golem", "ada"],
    )
    game = played(given, [6, 15, 4, 4, 15, 4, 4])
    assert only(game, "rages").target == "crate" and game.state["crate"].hp == 26


def test_whole_again_it_is_calm() -> None:
    given = grid(golem(at=(5, 5)), gob(at=(7, 5), hp_max=60), ada(at=(9, 5)), order=["golem", "gob", "ada"])
    game = played(given, [6, 10, 4, 4, 10, 4, 4], "g golem +53", "end", "end")
    assert "berserk" not in game.state["golem"].conditions and game.ask is not None and game.ask.actor == "golem"


def test_its_maker_calms_it() -> None:
    """Within 60 ft, by the action and a check of Charisma (Persuasion) against 15; nobody else may try."""
    maker = brok(side="foes", seat="gm", at=(12, 5), skills={"persuasion": 5})
    given = grid(
        golem(at=(5, 5), maker="brok"), gob(at=(6, 5), hp_max=60), maker, ada(at=(18, 5)),
        order=["golem", "brok", "gob", "ada"],
    )  # fmt: skip
    rage = [6, 10, 4, 4, 10, 4, 4]
    game = played(given, [*rage, 10], "calm:golem")
    assert "berserk" not in game.state["golem"].conditions and only(game, "calms").data["against"] == 15
    vain = played(given, [*rage, 9], "calm:golem")
    assert "berserk" in vain.state["golem"].conditions and "calms-not" in kinds(vain)
    assert "calm:golem" not in offered(played(given, rage, "end"))


# -- words of one's own ------------------------------------------------------------------------------------------


def bidden(spell: str, *keys: str, rulings: str = "ask") -> Game:
    given = grid(caster(spell, at=(1, 5)), orc(at=(5, 5)), order=["cira", "orc"], rulings=rulings)
    return played(given, [2], *keys)


def test_a_command_in_own_words() -> None:
    """The referee says what the orc does of it, and only where he answers at all may it be said."""
    keys = ("cast:command", "slot:1", "use:command_other", "Leap!", "yes", "end")
    game = bidden("command", *keys)
    assert only(game, "bids").data["note"] == "Leap!"
    assert game.ask is not None and (game.ask.topic, game.ask.seat) == ("heed", "gm")
    game.answer("grovel")
    assert game.state["orc"].conditions == ("prone",) and game.ask is not None and game.ask.actor == "cira"
    free = bidden("command", *keys, "as-it-likes")
    assert free.ask is not None and free.ask.actor == "orc" and free.ask.topic == "act"
    closed = grid(caster("command", at=(1, 5)), orc(at=(5, 5)), order=["cira", "orc"])
    assert "use:command_other" not in offered(played(closed, [], "cast:command", "slot:1"))


def test_a_suggestion_in_own_words_goes_on() -> None:
    keys = ("cast:suggestion", "use:suggestion_other", "Guard the bridge.", "yes", "end", "halt", "end")
    game = bidden("suggestion", *keys)
    assert game.ask is not None and (game.ask.topic, game.ask.actor) == ("heed", "orc")
