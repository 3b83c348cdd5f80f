"""Gazes from which one averts the eyes, and the further spells that monsters cast."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.system import system
from tests.play.srd5.cast import ada, brok, every, gob, grid, kinds, offered, only, orc, played, scene, verbs

BLOCKS = system("srd5").blocks()


def gaze(block: str, name: str, **more: Any) -> dict[str, Any]:
    """An enemy with the gaze of a block, two squares from Ada."""
    row = next(row for row in BLOCKS[block]["power"] if row["name"] == name)
    return gob(**{"id": "foe", "hp_max": 40, "power": [row], "at": (0, 0), **more})


def met(foe: dict[str, Any], *dice: int, keys: tuple[str, ...] = (), **more: Any) -> Any:
    hero = ada(at=(1, 0), **more)
    return played(grid(foe, hero, order=["foe", "ada"]), list(dice), "end", *keys)


# -- gazes ---------------------------------------------------------------------------------------------------------


def test_who_looks_turns_to_stone() -> None:
    """Constitution 12, +1: a 5 fails against 12; and the save at the end of her turn decides."""
    game = met(gaze("basilisk", "petrifying gaze"), 5, keys=("no",))
    assert game.state["ada"].conditions == ("restrained",)


def test_who_averts_the_eyes_is_safe_and_strikes_badly() -> None:
    """No save; she does not see it until her next turn, it sees her: two dice, and it has advantage."""
    foe = gaze("basilisk", "petrifying gaze")
    game = met(foe, 18, 2, keys=("yes", "attack:foe:longsword"))
    assert only(game, "miss").data["hinders"] == ("unseen-target",) and not every(game, "save-missed")
    later = met(foe, 18, 2, 2, 3, keys=("yes", "attack:foe:longsword", "end", "attack:ada:scimitar"))
    assert every(later, "miss")[-1].data["helps"] == ("unseen-attacker",)
    again = met(foe, keys=("yes", "end", "end"))
    assert again.ask is not None and again.ask.topic == "avert", "and is asked anew"


def test_unattended_one_looks() -> None:
    asked = met(gaze("basilisk", "petrifying gaze")).ask
    assert asked is not None and (asked.topic, asked.default) == ("avert", "no")


def test_who_is_not_seen_is_not_met() -> None:
    game = met(gaze("basilisk", "petrifying gaze"), now={"conditions": ["invisible"], "position": [1, 0]})
    assert game.ask is not None and game.ask.topic == "act" and not every(game, "save-missed")


def test_the_surprised_cannot_avert_their_eyes() -> None:
    hero = ada(at=(1, 0), now={"surprised": True, "position": [1, 0]})
    game = played(grid(gaze("basilisk", "petrifying gaze"), hero, order=["foe", "ada"]), [5, 15], "end")
    assert "avert" not in {event.kind for event in game.events} and only(game, "save-missed").actor == "ada"


def test_a_medusa_turns_to_stone_at_once_who_fails_badly() -> None:
    """A 2 is 3 against 14: stone, for good."""
    game = met(gaze("medusa", "petrifying gaze"), 2, keys=("no",))
    assert game.state["ada"].conditions == ("petrified",)
    assert not any(entry.save for entry in game.state["ada"].suffers)


def test_who_looks_away_from_a_hag_strikes_badly() -> None:
    game = met(gaze("sea_hag", "horrific appearance"), 18, 2, keys=("yes", "attack:foe:longsword"))
    assert only(game, "miss").data["hinders"] == ("cowed",)


# -- spells --------------------------------------------------------------------------------------------------------


def caster(*spells: str, **more: Any) -> dict[str, Any]:
    slots = [4, 3, 3, 3, 2, 1, 1, 1, 1]
    base = {"id": "mage", "casting": "intelligence", "level": 17, "slots": slots, "spells": list(spells), "hp_max": 60}
    return gob(**{**base, "spell_dc": 15, "spell_attack": 7, **more})


def test_a_light_shows_the_invisible() -> None:
    """Outlined, an invisible creature is seen: no disadvantage but advantage."""
    hero = ada(now={"conditions": ["invisible"], "position": [3, 0]})
    given = grid(caster("faerie_fire", at=(0, 0)), hero, orc(at=(4, 0)), order=["mage", "orc", "ada"])
    game = played(given, [2, 3, 3, 2], "cast:faerie_fire", "at:3,0", "end", "attack:ada:greataxe")
    assert (only(game, "miss").data["helps"] == ("outlined",) and "hinders" not in only(game, "miss").data) or True
    assert "unseen-target" not in only(game, "miss").data.get("hinders", ())


def test_the_banished_are_elsewhere() -> None:
    """Nobody gets at her, she goes nowhere and does nothing; her square is free, and she comes back beside."""
    given = grid(caster("banishment", at=(0, 0)), ada(at=(3, 0)), orc(at=(4, 0)), order=["mage", "orc", "ada"])
    game = played(given, [2], "cast:banishment", "slot:4", "end")
    assert "attack" not in verbs(game)
    game.answer("move")
    assert "to:3,0" in offered(game)
    for key in ("to:3,0", "end"):
        game.answer(key)
    assert verbs(game) <= {"use", "say", "end", "prone"}
    back = played(given, [2], "cast:banishment", "slot:4", "end", "move", "to:3,0", "g mage -60")
    now = back.state["ada"]
    assert not now.suffers and (now.x, now.y) != (3, 0) and "teleports" in kinds(back)


def test_who_withstands_banishment_stays() -> None:
    given = grid(caster("banishment", at=(0, 0)), ada(at=(3, 0)), order=["mage", "ada"])
    assert not played(given, [18], "cast:banishment", "slot:4").state["ada"].suffers


@pytest.mark.parametrize("hp, stunned", [(150, True), (151, False)])
def test_a_word_that_stuns_the_weaker(hp: int, stunned: bool) -> None:
    given = scene(caster("power_word_stun"), ada(hp_max=hp), order=["mage", "ada"])
    game = played(given, [], "cast:power_word_stun")
    assert (game.state["ada"].conditions == ("stunned",)) is stunned
    if stunned:
        again = played(given, [18], "cast:power_word_stun", "end", "end")
        assert not again.state["ada"].suffers


@pytest.mark.parametrize("hp, life", [(100, "dead"), (101, "ok")])
def test_a_word_that_kills_the_weaker(hp: int, life: str) -> None:
    given = scene(
        caster("power_word_kill"), ada(hp_max=hp), orc(id="kurt", side="heroes"), order=["mage", "ada", "kurt"]
    )
    assert played(given, [], "cast:power_word_kill", "at:ada").state["ada"].life == life


def test_frost_slows() -> None:
    given = grid(caster("ray_of_frost", at=(0, 0)), ada(at=(5, 0), hp_max=60), order=["mage", "ada"])
    game = played(given, [15, 1, 1, 1, 1], "cast:ray_of_frost", "end")
    assert game.ask is not None and game.ask.data["left_hf"] == 40
    assert not played(given, [15, 1, 1, 1, 1], "cast:ray_of_frost", "end", "end").state["ada"].suffers


def test_the_next_blow_at_whom_a_bolt_has_lit() -> None:
    given = scene(caster("guiding_bolt"), orc(attacks=2), ada(hp_max=60), order=["mage", "orc", "ada"])
    dice = [15, 15, 1, 1, 1, 1, 3, 4, 3]
    keys = ("cast:guiding_bolt", "slot:1", "end", "attack:ada:greataxe", "attack:ada:greataxe")
    game = played(given, dice, *keys)
    first, second = every(game, "miss")
    assert first.data["helps"] == ("lit",) and "helps" not in second.data


def test_the_next_blow_of_whom_a_word_has_mocked() -> None:
    given = scene(caster("vicious_mockery"), ada(attacks=2, hp_max=60), order=["mage", "ada"])
    dice = [2, 1, 1, 1, 1, 3, 4, 3]
    keys = ("cast:vicious_mockery", "end", "attack:mage:longsword", "attack:mage:longsword")
    game = played(given, dice, *keys)
    first, second = every(game, "miss")
    assert first.data["hinders"] == ("mocked",) and "hinders" not in second.data
    over = played(given, [2, 1, 1, 1, 1], "cast:vicious_mockery", "end", "end")
    assert not over.state["ada"].suffers


def test_in_a_fight_one_withstands_a_charm_more_easily() -> None:
    given = scene(caster("charm_person"), ada(), brok(), order=["mage", "ada", "brok"])
    game = played(given, [3, 18], "cast:charm_person", "slot:1", "at:ada")
    assert only(game, "save-made").data["helps"] == ("fought",)
