"""Spells that others obey, places without sound, spirits that guard, counterspells against counterspells."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import (
    ada,
    brok,
    cira,
    every,
    gob,
    grid,
    kinds,
    offered,
    ogre,
    only,
    orc,
    played,
    scene,
    verbs,
)
from tests.play.srd5.test_boons import caster
from tests.play.srd5.test_spell import dealt


def told(word: str, *more: str, dice: tuple[int, ...] = (2,), **foe: Any) -> Game:
    """Cira at B1 tells the orc at F1 a word; then its turn."""
    given = grid(caster("command", at=(1, 5)), orc(at=(5, 5), **foe), order=["cira", "orc"])
    return played(given, list(dice), "cast:command", "slot:1", f"use:command_{word}", "end", *more)


def test_a_command_to_approach() -> None:
    """It comes by the shortest way, and its turn ends beside who has called."""
    game = told("approach")
    assert game.state["orc"].x == 2
    assert game.ask is not None and game.ask.actor == "cira"
    assert only(game, "obeys").data["condition"] == "approaching" and not game.state["orc"].conditions


def test_who_is_too_far_to_come_may_still_act() -> None:
    given = grid(caster("command", at=(1, 5)), orc(at=(12, 5)), order=["cira", "orc"])
    game = played(given, [2], "cast:command", "slot:1", "use:command_approach", "end")
    assert game.state["orc"].x == 6 and "dodge" in verbs(game) and "move" not in verbs(game)


def test_a_command_to_flee() -> None:
    """It dashes and goes as far as it gets."""
    game = told("flee")
    assert "dash" in kinds(game) and game.state["orc"].x == 17
    assert game.ask is not None and game.ask.actor == "cira"


def test_a_command_to_drop() -> None:
    game = told("drop", now={"held": ["greataxe"], "position": [5, 5]})
    assert game.state["orc"].held == () and [thing.item for thing in game.state["orc"].dropped] == ["greataxe"]
    assert game.ask is not None and game.ask.actor == "cira"


def test_a_command_to_grovel_and_to_halt() -> None:
    down = told("grovel")
    assert down.state["orc"].conditions == ("prone",)
    halt = told("halt")
    assert halt.state["orc"].conditions == () and halt.state["orc"].x == 5
    assert halt.ask is not None and halt.ask.actor == "cira"
    free = told("halt", dice=(15,))
    assert free.ask is not None and free.ask.actor == "orc"


def test_a_command_must_be_heard_understood_and_not_to_the_undead() -> None:
    for foe in ({"now": {"conditions": ["deafened"]}}, {"type": "undead"}):
        given = scene(caster("command"), orc(**foe), order=["cira", "orc"])
        assert "cast:command" not in offered(played(given))
    beast = orc(abilities={"intelligence": 2, "dexterity": 10})
    dumb = scene(caster("command"), beast, order=["cira", "orc"])
    game = played(dumb, [], "cast:command", "slot:1", "use:command_halt")
    assert "not-understood" in kinds(game) and not game.state["orc"].conditions
    asked = scene(caster("command"), beast, order=["cira", "orc"], rulings="ask")
    heard = played(asked, [2], "cast:command", "slot:1", "use:command_halt", "yes")
    assert heard.state["orc"].conditions == ("halting",)


def test_a_higher_slot_commands_more() -> None:
    given = scene(caster("command"), orc(), gob(), order=["cira", "orc", "gob"])
    game = played(given, [2, 2], "cast:command", "slot:2", "use:command_halt", "at:orc", "at:gob")
    assert [game.state[id].conditions for id in ("orc", "gob")] == [("halting",), ("halting",)]


def test_several_are_commanded_only_near_each_other() -> None:
    """The second is within 30 ft of the first."""
    given = grid(caster("command", at=(1, 5)), orc(at=(5, 5)), gob(at=(11, 5)), ogre(at=(12, 5)), order=["cira", "orc"])
    game = played(given, [], "cast:command", "slot:2", "use:command_halt", "at:orc")
    assert {"at:gob", "enough"} <= {*offered(game)} and "at:ogre" not in offered(game)


# -- suggestions -------------------------------------------------------------------------------------------------


def test_a_suggestion_to_keep_out_of_it() -> None:
    """It only guards itself, turn by turn, until it is hurt."""
    given = scene(caster("suggestion"), orc(hp_max=40), ada(), order=["cira", "orc", "ada"])
    keys = ("cast:suggestion", "use:suggestion_desist", "end")
    game = played(given, [2], *keys)
    assert "dodge" in kinds(game) and game.ask is not None and game.ask.actor == "ada"
    struck = played(given, [2, 15, 18, 4], *keys, "attack:orc:longsword")
    assert struck.state["orc"].conditions == ()
    again = played(given, [2], *keys, "end", "end")
    assert again.state["orc"].dodging and again.ask is not None and again.ask.actor == "ada"


def test_a_suggestion_outlasts_the_blows_of_others() -> None:
    """Only its caster and that one's side break it by doing damage."""
    wolf = gob(side="beasts", seat="gm")
    given = scene(caster("suggestion"), orc(hp_max=40), wolf, order=["cira", "orc", "gob"])
    game = played(
        given, [2, 18, 17, 4], "cast:suggestion", "use:suggestion_desist", "at:orc", "end", "attack:orc:scimitar"
    )
    assert "desisting" in {entry.name for entry in game.state["orc"].suffers} and game.state["orc"].hp == 34


def test_a_suggestion_to_leave() -> None:
    given = grid(caster("suggestion", at=(1, 5)), orc(at=(5, 5)), order=["cira", "orc"])
    game = played(given, [2], "cast:suggestion", "use:suggestion_leave", "end", "end")
    assert game.state["orc"].x == 19 and game.state["cira"].concentrates is not None


def test_who_cannot_be_charmed_follows_no_suggestion() -> None:
    given = scene(caster("suggestion"), orc(cond_immune=["charmed"]), order=["cira", "orc"])
    assert "cast:suggestion" not in offered(played(given))


# -- silence, spirits, entangled ground --------------------------------------------------------------------------


def test_in_silence_nobody_casts_with_a_voice() -> None:
    witch = orc(at=(9, 9), casting="wisdom", spells=["sacred_flame", "thunderwave"], slots=[1], spell_dc=30, level=1)
    given = grid(caster("silence", "thunderwave", at=(0, 0)), witch, order=["cira", "orc"])
    before = played(given, [], "end")
    assert "cast" in verbs(before)
    assert "cast" not in verbs(played(given, [], "cast:silence", "at:10,10", "end"))
    rim = played(given, [], "cast:silence", "at:14,10", "end")
    assert "cast" in verbs(rim)


def test_thunder_does_nothing_where_no_sound_is() -> None:
    given = grid(
        caster("silence", at=(0, 0)),
        brok(at=(3, 0), casting="wisdom", spells=["shatter"], slots=[0, 1], level=3),
        orc(at=(9, 9), hp_max=40),
        order=["cira", "brok", "orc"],
    )
    hit = played(given, [2, 5, 5, 5], "end", "cast:shatter", "at:10,10")
    assert dealt(hit) == {"orc": 15}
    still = played(given, [2, 5, 5, 5], "cast:silence", "at:10,10", "end", "cast:shatter", "at:10,10")
    assert dealt(still) == {"orc": 0}


def test_spirits_guard_their_caster_and_spare_friends() -> None:
    """Whoever starts a turn among them saves by Wisdom; every foot costs two; friends are left alone."""
    given = grid(
        caster("spirit_guardians", at=(5, 5), level=5),
        ada(at=(6, 5)),
        orc(at=(7, 5), hp_max=60),
        order=["cira", "orc", "ada"],
    )
    keys = ("cast:spirit_guardians", "slot:3", "use:radiant_guardians", "end")
    game = played(given, [5, 4, 4, 4], *keys)
    assert dealt(game) == {"orc": 12} and only(game, "damage").data["type"] == "radiant"
    saved = played(given, [19, 4, 4, 5], *keys)
    assert dealt(saved) == {"orc": 6}
    asked = played(given, [5, 4, 4, 4], *keys, "move")
    assert "to:12,5" in offered(asked) and "to:13,5" not in offered(asked)
    friend = played(given, [5, 4, 4, 4], *keys, "end", "move")
    assert dealt(friend) == {"orc": 12} and "to:6,11" in offered(friend)


def test_roots_hold_once_and_stay() -> None:
    """Only those who are there at the casting save; the ground stays difficult."""
    given = grid(caster("entangle", at=(0, 0)), orc(at=(9, 9)), gob(at=(14, 9)), order=["cira", "orc", "gob"])
    game = played(given, [5], "cast:entangle", "at:8,8", "end")
    assert "restrained" in game.state["orc"].conditions
    into = played(given, [19], "cast:entangle", "at:8,8", "end", "end", "move")
    assert "to:11,9" in offered(into) and "to:9,10" not in offered(into)
    into.answer("to:11,9")
    assert not into.state["gob"].conditions
    stays = played(given, [19], "cast:entangle", "at:8,8", "end")
    assert not stays.state["orc"].conditions


def test_a_shock_takes_the_reaction_and_leaps_at_metal() -> None:
    given = scene(caster("shocking_grasp"), orc(hp_max=40), order=["cira", "orc"])
    game = played(given, [15, 4], "cast:shocking_grasp")
    assert "jolted" in game.state["orc"].conditions
    plate = scene(caster("shocking_grasp"), orc(armour="plate", ac=None), order=["cira", "orc"])
    assert only(played(plate, [2, 3], "cast:shocking_grasp"), "miss").data["helps"] == ("metal",)


def test_protection_from_poison_protects() -> None:
    viper = orc(
        attack=[
            {
                "name": "fang",
                "to_hit": 5,
                "reach": 5,
                "damage": "8 poison",
                "then": {
                    "name": "venom",
                    "test": {"save": "constitution", "dc": 15},
                    "effects": [{"kind": "condition", "condition": "poisoned"}],
                },
            }
        ]
    )
    given = scene(caster("protection_from_poison"), viper, order=["cira", "orc"])
    game = played(given, [15, 5, 6], "cast:protection_from_poison", "end", "attack:cira:fang")
    assert dealt(game) == {"cira": 4}
    assert next(one for one in game.events if one.kind == "save-missed").data["helps"] == ("steadied",)


def test_a_globe_shuts_out_lesser_spells_from_outside() -> None:
    """Up to level 5; each higher slot one more; not what is cast inside, nor attacks with weapons."""
    hero = ada(at=(6, 5), hp_max=90, now={"hp": 90, "position": [6, 5]})
    witch = orc(
        at=(12, 5),
        casting="wisdom",
        spells=["fireball", "magic_missile"],
        slots=[1, 0, 1, 0, 0, 1],
        level=11,
        spell_dc=30,
    )
    given = grid(caster("globe_of_invulnerability", at=(5, 5), hp_max=90), hero, witch, order=["cira", "orc", "ada"])
    cast = ("cast:globe_of_invulnerability", "slot:6", "end")
    shut = played(given, [], *cast, "cast:fireball", "slot:3", "at:7,6")
    assert not every(shut, "damage") and {event.actor for event in every(shut, "in-vain")} == {"ada", "cira"}
    open_ = played(given, [1, 1, *[1] * 11, 20], *cast, "cast:fireball", "slot:6", "at:7,6")
    assert dealt(open_) == {"ada": 11, "cira": 11}
    darts = played(given, [], *cast, "cast:magic_missile", "slot:1", "at:ada", "at:ada", "at:ada")
    assert not every(darts, "damage")
    bare = played(given, [1], "end", "cast:magic_missile", "slot:1", "at:ada", "at:ada", "at:ada")
    assert dealt(bare) == {"ada": 6}


def test_a_greater_globe_and_one_who_stands_within() -> None:
    witch = {"casting": "wisdom", "spells": ["magic_missile"], "slots": [0, 0, 0, 0, 0, 1, 1], "level": 13}
    for at, slot, hurt in (((12, 5), "slot:6", 0), ((12, 5), "slot:7", 18), ((6, 5), "slot:6", 16)):
        given = grid(
            caster("globe_of_invulnerability", at=(5, 5), hp_max=90), orc(at=at, **witch), order=["cira", "orc"]
        )
        dice = [1, 20] if hurt else []
        game = played(given, dice, "cast:globe_of_invulnerability", "slot:7", "end", "cast:magic_missile", slot)
        assert sum(event.data["damage"] for event in every(game, "damage")) == hurt


def test_nobody_breaks_off_a_spell_in_a_globe_from_outside() -> None:
    for at, broken in (((12, 5), 0), ((6, 5), 1)):
        hers = wizard("cira", "heroes", "globe_of_invulnerability", "fireball", at=(5, 5))
        his = wizard("mag", "foes", "counterspell", at=at)
        hers |= {"level": 11, "slots": [0, 0, 1, 0, 0, 1]}
        given = grid(hers, {**his, "now": {**his["now"], "reaction": True}}, order=["cira", "mag"])
        cast = ("cast:globe_of_invulnerability", "no", "end", "end", "cast:fireball", "at:15,5")
        game = Game(given, seed=1, people=[*given.seats, "gm"])
        for key in cast:
            game.answer(key)
        asked = game.ask is not None and game.ask.topic == "counter"
        assert asked is bool(broken)


# -- breaking off what breaks off --------------------------------------------------------------------------------

SLOTS = [0, 0, 2]


def wizard(id: str, side: str, *spells: str, **more: Any) -> dict[str, Any]:
    return cira(
        id=id,
        side=side,
        seat=f"player:{id}",
        level=5,
        casting="intelligence",
        spells=list(spells),
        slots=SLOTS,
        hp_max=60,
        **more,
    )


def test_a_counterspell_is_broken_off_by_another() -> None:
    """The fireball is broken off, unless its caster breaks off what breaks it off."""
    hers, his = wizard("cira", "heroes", "fireball", "counterspell"), wizard("mag", "foes", "counterspell")
    given = scene(hers, his, order=["cira", "mag"])
    lost = played(given, [], "cast:fireball", "use:counterspell", "no")
    assert [event.actor for event in every(lost, "breaks-spell")] == ["mag"] and not every(lost, "damage")
    asked = played(given, [], "cast:fireball", "use:counterspell")
    assert asked.ask is not None and (asked.ask.topic, asked.ask.actor) == ("counter", "cira")
    assert asked.ask.data["power"] == "counterspell" and asked.ask.data["target"] == "mag"
    game = played(given, [5, *[3] * 8], "cast:fireball", "use:counterspell", "use:counterspell")
    assert [event.actor for event in every(game, "breaks-spell")] == ["cira"]
    assert dealt(game) == {"mag": 24}
    assert game.state["cira"].slots == (0, 0, 0) and game.state["mag"].slots == (0, 0, 1)
    assert not game.state["cira"].reaction and not game.state["mag"].reaction


def test_the_referee_says_who_breaks_off_first() -> None:
    hers = wizard("cira", "heroes", "fireball")
    two = [wizard(id, "foes", "counterspell") for id in ("mag", "nek")]
    given = scene(hers, *two, order=["cira", "mag", "nek"], rulings="ask")
    game = played(given, [], "cast:fireball", "on:mag", "done")
    assert game.ask is not None and game.ask.topic == "reaction-order"
    game.answer("first:nek")
    assert game.ask.actor == "nek"


def test_a_shield_is_a_spell_that_can_be_broken_off() -> None:
    given = scene(
        wizard("cira", "heroes", "shield", ac=12) | {"slots": [1]},
        orc(),
        wizard("mag", "foes", "counterspell"),
        order=["orc", "cira", "mag"],
    )
    game = played(given, [9, 5], "attack:cira:greataxe", "use:shield", "use:counterspell")
    assert "breaks-spell" in kinds(game) and dealt(game) == {"cira": 8}


@pytest.mark.parametrize("free", [True, False])
def test_who_has_no_reaction_left_breaks_off_nothing(free: bool) -> None:
    foe = wizard("mag", "foes", "counterspell", now={"reaction": free})
    given = scene(wizard("cira", "heroes", "fireball"), foe, order=["cira", "mag"])
    game = Game(given, seed=1, people=[*given.seats, "gm"])
    game.answer("cast:fireball")
    assert (game.ask is not None and game.ask.topic == "counter") is free
