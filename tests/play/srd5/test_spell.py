"""Spells at the table, with exact dice: slots, targets, areas, concentration."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, brok, cira, every, gob, grid, kinds, offered, only, orc, played, scene, verbs

ALL = ["fireball", "magic_missile", "web", "chill_touch", "cure_wounds", "invisibility", "thunderwave"]


def mage(**more: Any) -> dict[str, Any]:
    """Cira who casts: save DC 13, spell attack +5."""
    base = {"level": 1, "casting": "intelligence", "spells": ALL, "slots": [4, 3, 2]}
    scores = {"strength": 10, "dexterity": 12, "constitution": 14, "intelligence": 16, "wisdom": 12}
    return cira(**{**base, "abilities": scores, "attack": [], **more})


def dealt(game: Game) -> dict[str | None, int]:
    return {event.target: event.data["damage"] for event in every(game, "damage")}


@pytest.mark.rule("srd5.damage.many_targets")
@pytest.mark.rule("srd5.area.cover_save")
def test_fireball_on_three() -> None:
    """S8: three saves in the order of turns, then 8d6 once; half cover helps the third."""
    foes = [gob(hp_max=40), orc(hp_max=40), orc(id="orc-b", hp_max=40)]
    cover = [{"of": "orc-b", "degree": "half"}]
    given = scene(mage(), *foes, order=["cira", "gob", "orc", "orc-b"], field={"cover": cover})
    dice = [11, 12, 10, 3, 3, 4, 5, 2, 6, 1, 4]
    game = played(given, dice, "cast:fireball", "on:gob")
    assert dealt(game) == {"gob": 14, "orc": 14, "orc-b": 14}
    assert game.state["cira"].slots == (4, 3, 1)
    assert kinds(game).index("effect-rolled") > kinds(game).index("save-made")


@pytest.mark.rule("srd5.spell.samples")
def test_three_darts() -> None:
    """srd5.spell.samples E1: one die counts for all three darts: 12, one instance."""
    given = scene(mage(), orc(), gob(), order=["cira", "orc", "gob"])
    game = played(given, [3], "cast:magic_missile", "slot:1", "at:orc", "at:orc", "at:orc")
    assert dealt(game) == {"orc": 12}
    both = played(given, [3], "cast:magic_missile", "slot:2", "at:orc", "at:gob", "at:gob", "at:orc")
    assert dealt(both) == {"orc": 8, "gob": 8}
    assert both.state["cira"].slots == (4, 2, 2)


@pytest.mark.rule("srd5.spell.attack")
def test_a_spell_attack() -> None:
    """srd5.spell.attack E1: +5, 15 against Armor Class 15 hits; the target is not healed until the caster's turn."""
    hurt = gob(hp_max=40, now={"hp": 20}, potions=1)
    given = grid(mage(at=(0, 0)), {**hurt, "now": {"hp": 20, "position": [9, 0]}}, order=["cira", "gob"])
    game = played(given, [10, 4], "cast:chill_touch")
    assert only(game, "hit").data["against"] == 15 and dealt(game) == {"gob": 4}
    tried = played(given, [10, 4, 2, 2], "cast:chill_touch", "end", "potion:gob")
    assert tried.state["gob"].hp == 16
    assert game.state["cira"].slots == (4, 3, 2)


@pytest.mark.rule("srd5.concentration.damage")
@pytest.mark.parametrize("dice, holds", [([15, 8, 9, 8], True), ([15, 8, 9, 7], False)])
def test_damage_disturbs(dice: list[int], holds: bool) -> None:
    """srd5.concentration.damage E1, E3: damage 9, DC 10: 8 + 2 holds."""
    attacker = gob(attack=[{"name": "pick", "to_hit": 5, "reach": 5, "damage": "1d12 piercing"}])
    given = grid(mage(at=(0, 0)), attacker | {"now": {"position": [1, 0]}}, order=["cira", "gob"])
    game = Game(given, dice=[15, 9, dice[3]], people=[*given.seats, "gm"])
    for key in ("cast:web", "at:8,8", "end", "attack:cira:pick"):
        game.answer(key)
    assert dealt(game) == {"cira": 9}
    assert bool(game.state["cira"].running) is holds
    assert ("power-ends" in kinds(game)) is not holds


def test_web() -> None:
    """The web holds who starts a turn in it or enters it; Strength against 13 frees."""
    given = grid(mage(at=(0, 0)), orc(at=(9, 9)), order=["cira", "orc"])
    game = played(given, [5], "cast:web", "at:8,8", "end")
    assert "restrained" in game.state["orc"].conditions
    assert "tear" in verbs(game)
    free = played(given, [5, 10], "cast:web", "at:8,8", "end", "tear:0")
    assert "restrained" not in free.state["orc"].conditions


def test_fire_burns_the_web() -> None:
    burner = mage(id="dora", spells=["fireball"], at=(0, 2), seat="gm")
    given = grid(mage(at=(0, 0)), burner, orc(at=(9, 9), hp_max=90), order=["cira", "dora", "orc"])
    dice = [10, *[1] * 8, 5, 2, 2]
    game = played(given, dice, "cast:web", "at:8,8", "end", "cast:fireball", "at:10,10", "end")
    assert "zone-burns" in kinds(game)
    assert dealt(game)["orc"] == 4
    gone = played(given, dice, "cast:web", "at:8,8", "end", "cast:fireball", "at:10,10", "end", "end", "end")
    assert not gone.state["cira"].running and not gone.state["orc"].conditions
    assert offered(game)


@pytest.mark.rule("srd5.concentration.one")
def test_one_at_a_time() -> None:
    """srd5.concentration.one E1: web running, casts another: the web ends."""
    given = grid(mage(at=(0, 0)), ada(at=(1, 0)), orc(at=(9, 9)), order=["cira", "ada", "orc"])
    game = played(given, [15], "cast:web", "at:8,8", "end", "end", "end", "cast:invisibility", "slot:2", "at:ada")
    assert [one.power for one in game.state["cira"].running] == ["invisibility"]
    assert "invisible" in game.state["ada"].conditions


def test_invisibility_is_gone_with_an_attack() -> None:
    given = scene(mage(), ada(), orc(hp_max=60), order=["cira", "ada", "orc"])
    game = played(given, [], "cast:invisibility", "slot:2", "at:ada")
    assert "invisible" in game.state["ada"].conditions
    struck = played(given, [3, 15, 4], "cast:invisibility", "slot:2", "at:ada", "end", "attack:orc:longsword")
    assert only(struck, "hit").data["state"] == 1
    assert "invisible" not in struck.state["ada"].conditions


def test_thunderwave_pushes() -> None:
    given = grid(mage(at=(4, 4)), orc(at=(5, 4), hp_max=40), brok(at=(0, 0)), order=["cira", "orc", "brok"])
    game = played(given, [5, 4, 6], "cast:thunderwave", "slot:1", "at:5,3")
    assert dealt(game) == {"orc": 10} and game.state["orc"].x == 7
    saved = played(given, [19, 4, 6], "cast:thunderwave", "slot:1", "at:5,3")
    assert dealt(saved) == {"orc": 5} and saved.state["orc"].x == 5
