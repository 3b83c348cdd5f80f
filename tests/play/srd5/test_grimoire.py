"""Spells of battle beyond table 5.8: every one is cast in a game, and some with exact dice."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from bojiste.core.shelf import names, not_exact
from bojiste.systems.srd5.effects.condition import Condition
from bojiste.systems.srd5.effects.end_condition import EndCondition
from bojiste.systems.srd5.effects.stabilize import Stabilize
from bojiste.systems.srd5.sheet.effect import EVERYBODY
from bojiste.systems.srd5.sheet.spellbook import spell
from bojiste.systems.srd5.words import CONDITIONS
from bojiste.systems.srd5.words.spells import SPELLS, approximated
from bojiste.tell.words import Words
from tests.play.srd5.cast import ada, every, grid, only, orc, played, scene
from tests.play.srd5.test_spell import dealt, mage

SLOTS = [4, 4, 4, 4, 3, 3, 2, 2, 1]
EFFECTS = {
    "damage": "damage",
    "end_condition": "recovers",
    "heal": "cures",
    "kill": "dies",
    "lose_action": "wastes-action",
    "push": "pushed",
    "raise_maximum": "bolsters",
    "stabilize": "stable",
}
"""What of a spell's effects must be seen in a game, and by which event; what lies on somebody ``befalls`` it."""


def casts(name: str, seed: int) -> Game:
    """The spell cast once, at an orc of many hit points or a friend who is hurt and has what it lifts; then the orc's
    turn."""
    row = spell(name)
    caster = mage(spells=[name], slots=SLOTS, level=18, at=(4, 4))
    effects = [effect for each in (row, *row.variants.values()) for effect in each.effects]
    ended = [one for effect in effects if isinstance(effect, EndCondition) for one in effect.conditions]
    lifts = [one for one in ended if one in CONDITIONS]
    hurt = {"hp": 0, "life": "dying"} if any(isinstance(one, Stabilize) for one in row.effects) else {"hp": 3}
    friend = ada(hp_max=90, now={**hurt, "position": [4, 5], "conditions": lifts[-1:]})
    kind = "humanoid" if "humanoid" not in row.target.not_on else "beast"
    limits = [one.only.hit_points_at_most for one in row.effects if isinstance(one, Condition)]
    least = min(filter(None, limits), default=0)
    foe = orc(type=kind, hp_max=row.target.weaker or least or (9 if row.target.pool else 400), at=(5, 4))
    given = grid(caster, friend, foe, order=["cira", "orc", "ada"])
    game = Game(given, seed=seed, people=[*given.seats, "gm"])
    game.answer(f"cast:{name}")
    while game.ask is not None and game.ask.topic != "turn" and game.ask.actor == "cira":
        friendly = any(one.GIVES for one in row.effects) or row.target.whom == "allies"
        wanted = (
            ("at:ada",)
            if friendly
            else (
                *(("let-go",) if row.place.bursts else ()),
                "at:orc",
                "at:3,4" if row.target.area and row.target.area.shape == "cube" else "at:6,4",
            )
        )
        game.answer(next((key for key in wanted if key in game.ask.keys), game.ask.default))
    if game.ask is not None and game.ask.actor == "cira":
        game.answer("end")
    return game


ON_A_TURN = [name for name in SPELLS if not spell(name).use.minutes and spell(name).use.time != "reaction"]
"""Those of minutes: test_brood; those that answer something: test_react."""


@pytest.mark.parametrize("name", [name for name in ON_A_TURN if name != "revivify"])  # test_life
def test_every_spell_is_cast_and_does_what_it_says(name: str) -> None:
    row = spell(name)
    wanted = {"befalls"} if any(effect.LIES for effect in row.effects) else set()
    sure = [effect.kind for effect in row.effects if effect.only == EVERYBODY]
    wanted |= {EFFECTS[kind] for kind in sure if kind in EFFECTS}
    seen: set[str] = set()
    for seed in range(12):
        game = casts(name, seed)
        cast = only(game, "casts")
        assert cast.data["power"] in (name, *row.variants) and cast.actor == "cira"
        seen |= {event.kind for event in game.events}
    assert wanted <= seen, wanted - seen


def test_a_cantrip_grows_with_its_caster() -> None:
    foe = orc(hp_max=100, at=(9, 0))
    low = grid(mage(spells=["fire_bolt"], at=(0, 0)), foe, order=["cira", "orc"])
    high = grid(mage(spells=["fire_bolt"], level=11, at=(0, 0)), foe, order=["cira", "orc"])
    assert dealt(played(low, [15, 7], "cast:fire_bolt")) == {"orc": 7}
    assert dealt(played(high, [15, 7, 8, 9], "cast:fire_bolt")) == {"orc": 24}


def test_burning_hands_halved_by_a_save() -> None:
    given = scene(mage(spells=["burning_hands"]), orc(hp_max=100), order=["cira", "orc"])
    assert dealt(played(given, [20, 6, 5, 3], "cast:burning_hands", "slot:1")) == {"orc": 7}
    more = played(given, [2, 6, 5, 3, 4], "cast:burning_hands", "slot:2")
    assert dealt(more) == {"orc": 18} and more.state["cira"].slots == (4, 2, 2)


def test_whoever_is_held_saves_again_at_the_end_of_the_turn() -> None:
    given = scene(mage(spells=["hold_person"]), orc(), order=["cira", "orc"])
    game = played(given, [2], "cast:hold_person", "slot:2")
    assert [entry.name for entry in game.state["orc"].suffers] == ["paralyzed"]
    freed = played(given, [2, 19], "cast:hold_person", "slot:2", "end", "end")
    assert not freed.state["orc"].suffers


def test_a_person_is_a_humanoid() -> None:
    given = scene(mage(spells=["hold_person"]), orc(type="beast"), order=["cira", "orc"])
    game = played(given)
    assert "cast:hold_person" not in game.ask.keys  # type: ignore[union-attr]


def test_disintegration() -> None:
    caster = mage(spells=["disintegrate"], slots=[0, 0, 0, 0, 0, 1])
    given = scene(caster, orc(hp_max=200), order=["cira", "orc"])
    dealing = played(given, [3, *[6] * 10], "cast:disintegrate")
    assert dealt(dealing) == {"orc": 100}
    assert not every(played(given, [19, *[6] * 10], "cast:disintegrate"), "damage")


def test_many_are_healed_by_a_word() -> None:
    caster = mage(spells=["mass_healing_word"], slots=[0, 0, 1])
    friends = [ada(now={"hp": 1}), ada(id="ada-b", now={"hp": 1})]
    given = scene(caster, *friends, orc(), order=["cira", "ada", "ada-b", "orc"])
    game = played(given, [3], "cast:mass_healing_word", "at:ada", "at:ada-b", "enough")
    assert {event.target: event.data["regained"] for event in every(game, "cures")} == {"ada": 6, "ada-b": 6}


def test_what_of_a_spell_is_not_played_is_said_of_whoever_casts_it() -> None:
    """Of a block and of a sheet of the scene's own, in every language with words for it."""
    given = scene(mage(spells=["silence", "fireball"]), {"id": "drow", "block": "priest", "side": "foes"})
    found = not_exact(given)
    assert names(found["cira"][1].nearly) == ("silence: off the map",)
    assert "spirit guardians: half the speed, whom the caster spares" in names(found["priest"][1].nearly)
    for language in ("cs", "ru", "en"):
        assert all(Words(language, given.system).has(f"left-{key}") for key in map(_key, LEFT_OUT))


LEFT_OUT = [left for left in map(approximated, SPELLS) if left]


def _key(text: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in text)
