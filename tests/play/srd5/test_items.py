"""Magic items, each as a game plays it, with exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words.treasure import read
from tests.play.srd5.cast import every, gob, grid, ogre, orc, played
from tests.play.srd5.test_bad_input import duel, faults

ITEMS = pytest.mark.rule("srd5.attack.hit")


def bearer(*items: str, **more: Any) -> dict[str, Any]:
    """A character of Strength 16 and Dexterity 14 with items, at the corner of a map."""
    scores = {"strength": 16, "dexterity": 14, "constitution": 14, "wisdom": 10}
    base = {"id": "ada", "side": "heroes", "kind": "character", "hp_max": 30, "abilities": scores, "items": [*items]}
    made = {key: one for key, one in {**base, "at": (0, 0), **more}.items() if one is not None}
    made["now"] = {**made.get("now", {}), "position": list(made.pop("at"))}
    return made


def fight(*everybody: dict[str, Any], **more: Any) -> Any:
    """On a map, in this order; somebody of each side far off keeps the fight going."""
    far = [gob(id="friend", side="heroes", at=(19, 0)), orc(id="foe", at=(19, 19))]
    return grid(*everybody, *far, order=[one["id"] for one in (*everybody, *far)], **more)


def who(*items: str, **more: Any) -> Profile:
    return fight(bearer(*items, **more)).prepared.profiles["ada"]  # type: ignore[no-any-return]


def damage(game: Game) -> list[int]:
    return [event.data["damage"] for event in every(game, "damage")]


@pytest.mark.parametrize("text, name, of, bonus", [
    ("longsword +1", "magic", "longsword", 1),
    ("+2 plate", "magic", "plate", 2),
    ("Shield +3", "magic", "shield", 3),
    ("light crossbow +1", "magic", "light_crossbow", 1),
    ("Ring of Protection", "ring_of_protection", "", 0),
    ("dwarven_plate", "dwarven_plate", "plate", 2),
])  # fmt: skip
def test_items_are_written_as_people_write_them(text: str, name: str, of: str, bonus: int) -> None:
    assert read(text) == (name, of, bonus)


@pytest.mark.parametrize("text", ["longsword", "longsword +4", "ring of protection +1", "net +1", "ring", ""])
def test_what_is_no_item_is_none(text: str) -> None:
    assert read(text) is None


@ITEMS
@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_a_magic_weapon_hits_better_and_harder_and_is_magical(bonus: int) -> None:
    given = fight(bearer(f"longsword +{bonus}"), ogre(at=(1, 0), ac=16, resist=["slashing nonmagical"]))
    short = 16 - 5 - bonus
    game = played(given, [short - 1], "attack:ogre:longsword")
    assert every(game, "miss")
    game = played(given, [short, 4], "attack:ogre:longsword")
    assert damage(game) == [4 + 3 + bonus], "and nothing of it is resisted"
    assert ("magic", bonus) in [(part.name, part.value) for part in every(game, "hit")[0].parts]


@ITEMS
def test_only_the_weapon_itself_is_magical() -> None:
    found = who("dagger +2", weapons=["longsword", "dagger"]).by_key
    assert (found["longsword"].bonus, found["longsword"].magical) == (5, False)
    for key in ("dagger", "throw-dagger"):
        assert (found[key].bonus, found[key].components[0].flat, found[key].magical) == (7, 5, True)


@pytest.mark.parametrize("items, more, ac", [
    (["plate +1"], {}, 19),
    (["chain shirt +2", "shield +1"], {}, 13 + 2 + 2 + 2 + 1),
    (["dwarven plate"], {}, 20),
    (["ring of protection", "cloak of protection"], {}, 12 + 2),
    (["ring of protection", "ring of protection"], {}, 12 + 1),
    (["bracers of defense"], {}, 12 + 2),
    (["bracers of defense"], {"shield": True}, 12 + 2),
    (["bracers of defense", "leather +1"], {}, 11 + 2 + 1),
    (["bracers of defense"], {"class": "monk", "level": 1}, 12 + 2),
    (["plate +1"], {"ac": 15}, 15),
    (["plate +1"], {"armour": "leather"}, 11 + 2),
])  # fmt: skip
def test_armor_class_with_items(items: list[str], more: dict[str, Any], ac: int) -> None:
    assert who(*items, **more).ac == ac


def test_a_shield_takes_a_hand() -> None:
    assert who("shield +1").hands == 1


def test_protection_helps_saving_throws() -> None:
    assert who("ring of protection", "cloak of protection").save_bonus == 2


@pytest.mark.parametrize("item, own, score", [
    ("gauntlets of ogre power", 16, 19),
    ("belt of hill giant strength", 16, 21),
    ("belt of storm giant strength", 16, 29),
    ("gauntlets of ogre power", 20, 20),
])  # fmt: skip
def test_a_score_is_raised_and_never_lowered(item: str, own: int, score: int) -> None:
    strength = (score - 10) // 2
    strong = who(item, weapons=["longsword"], abilities={"strength": own, "dexterity": 10})
    assert strong.ability["strength"] == strength and strong.by_key["longsword"].bonus == strength + 2


def test_hit_points_of_a_class_follow_an_amulet_of_health() -> None:
    assert who("amulet of health", hp_max=None, **{"class": "fighter", "level": 2}).sheet.hp_max == 10 + 6 + 2 * 4


def test_senses_defences_and_traits() -> None:
    found = who("goggles of night", "periapt of proof against poison", "ring of warmth", "mantle of spell resistance")
    assert found.darkvision == 120 and "poisoned" in found.cond_immune and "magic_resistance" in found.traits
    assert found.immune and found.resist


@pytest.mark.parametrize("items, reason", [
    (["ring of protection", "cloak of protection", "amulet of health", "ring of warmth"], "too-many-attuned"),
    (["longsword"], "not-one-of"),
    (["sword of nothing"], "not-one-of"),
    ([7], "not-one-of"),
])  # fmt: skip
def test_what_cannot_be_borne_is_refused(items: list[Any], reason: str) -> None:
    assert [found for _, found in faults(duel({"items": items}))] == [reason]
