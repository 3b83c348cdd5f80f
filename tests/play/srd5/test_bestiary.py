"""The stat blocks that ship with the package: each can fight, and is called rightly in three languages."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import NameTable, read_scene
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.core.shelf import spoken
from bojiste.core.system import system
from bojiste.tell import Narrator, Words
from bojiste.tell.names import CASES, noun

BLOCKS = system("srd5").blocks()
HEROES = [id for id, block in BLOCKS.items() if block.get("kind") == "character"]
OTHERS = [id for id in BLOCKS if id not in HEROES]
PAGES = {
    page.name: list(tomllib.loads(page.read_text(encoding="utf-8")))
    for page in sorted((files("bojiste.systems.srd5") / "bestiary").iterdir(), key=lambda page: page.name)
    if page.name.endswith(".toml")
}


def scene(id: str, count: int = 2) -> Scene:
    """The block, several of it, against somebody who can be hit."""
    foe = {"id": "post", "side": "posts", "ac": 5, "hp_max": 60, "weapons": ["club"]}
    data: dict[str, Any] = {"block": id, "side": "blocks", "count": count}
    return read_scene({"format": 1, "system": "srd5", "options": {"max_rounds": 20}, "combatant": [data, foe]})


def test_there_are_enough() -> None:
    assert len(OTHERS) >= 334
    assert len(HEROES) == 8
    genders = [BLOCKS[id]["name"]["cs"]["gender"] for id in HEROES]
    assert genders.count("f") == genders.count("m") == 4


def test_no_two_files_name_the_same_block() -> None:
    pages = [page for page in (files("bojiste.systems.srd5") / "bestiary").iterdir() if page.name.endswith(".toml")]
    ids = [id for page in pages for id in tomllib.loads(page.read_text(encoding="utf-8"))]
    assert sorted(ids) == sorted(BLOCKS)


@pytest.mark.parametrize("page", PAGES)
def test_blocks_fight_in_a_scene(page: str) -> None:
    for id in PAGES[page]:
        run = Run(scene(id), Tape(1), events=[], strict=True)
        run.advance()
        assert run.outcome is not None
        kinds = {event.kind for event in run.events or ()}
        assert kinds & {"hit", "critical", "damage", "befalls"} or not BLOCKS[id].get("attack"), id


@pytest.mark.parametrize("id", HEROES)
def test_heroes_have_names_with_cases(id: str) -> None:
    name = BLOCKS[id]["name"]
    assert set(name["cs"]) == {"text", "gender", *CASES}
    assert set(name["ru"]) == {"text", "gender", *CASES} - {"voc"}


UNDECLINED = frozenset({"glabrezu", "hezrou", "nalfeshnee", "oni"})
"""Foreign names that stay as they are in one of the languages: sentences turn around them."""


def test_monsters_are_called_in_three_languages_and_decline() -> None:
    for id in OTHERS:
        name = NameTable.model_validate(BLOCKS[id]["name"]).name()
        assert set(BLOCKS[id]["name"]) == set(LANGUAGES), id
        czech, russian = noun(name, "cs"), noun(name, "ru")
        assert czech.declines or id in UNDECLINED, (id, czech)
        assert russian.declines or id in UNDECLINED, (id, russian)
        assert not any(letter.isascii() and letter.isalpha() for letter in russian.text), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_attack_is_a_word(language: str) -> None:
    words = Words(language, "srd5")
    for id in BLOCKS:
        for attack in scene(id).prepared.profiles[f"{id}-1"].attacks:
            assert words.has(f"weapon-{attack.facts['weapon']}"), (id, attack.facts)
            assert words.has(f"weapon-{attack.facts['weapon']}.verb"), (id, attack.facts)


def test_several_alike_are_numbered_in_their_case() -> None:
    goblins = scene("goblin")
    assert Narrator(goblins, "cs").name("goblin-2", "ins") == "goblinem 2"
    assert Narrator(goblins, "ru").name("goblin-1", "gen") == "гоблина 1"
    assert Narrator(goblins, "en").name("goblin-2") == "Goblin 2"


@pytest.mark.parametrize(
    "id, ac, hp, speed, attack, bonus, damage",
    [
        ("goblin", 15, 7, 30, "scimitar", 4, (1, 6, 2)),
        ("goblin", 15, 7, 30, "shortbow", 4, (1, 6, 2)),
        ("hobgoblin", 18, 11, 30, "longsword", 3, (1, 8, 1)),
        ("bugbear", 16, 27, 30, "morningstar", 4, (2, 8, 2)),
        ("kobold", 12, 5, 30, "dagger", 4, (1, 4, 2)),
        ("orc", 13, 15, 30, "greataxe", 5, (1, 12, 3)),
        ("gnoll", 15, 22, 30, "throw-spear", 4, (1, 6, 2)),
        ("lizardfolk", 15, 22, 30, "bite", 4, (1, 6, 2)),
        ("ogre", 11, 59, 40, "greatclub", 6, (2, 8, 4)),
        ("hill_giant", 13, 105, 40, "rock", 8, (3, 10, 5)),
        ("skeleton", 13, 13, 30, "shortsword", 4, (1, 6, 2)),
        ("zombie", 8, 22, 20, "slam", 3, (1, 6, 1)),
        ("animated_armor", 18, 33, 25, "slam", 4, (1, 6, 2)),
        ("gargoyle", 15, 52, 30, "claws", 4, (1, 6, 2)),
        ("wolf", 13, 11, 40, "bite", 4, (2, 4, 2)),
        ("dire_wolf", 14, 37, 50, "bite", 5, (2, 6, 3)),
        ("giant_rat", 12, 7, 30, "bite", 4, (1, 4, 2)),
        ("giant_spider", 14, 26, 30, "bite", 5, (1, 8, 3)),
        ("black_bear", 11, 19, 40, "claws", 3, (2, 4, 2)),
        ("brown_bear", 11, 34, 40, "claws", 5, (2, 6, 4)),
        ("boar", 11, 11, 40, "tusk", 3, (1, 6, 1)),
        ("mastiff", 12, 5, 40, "bite", 3, (1, 6, 1)),
        ("bandit", 12, 11, 30, "light_crossbow", 3, (1, 8, 1)),
        ("guard", 16, 11, 30, "spear", 3, (1, 6, 1)),
        ("thug", 11, 32, 30, "mace", 4, (1, 6, 2)),
        ("scout", 13, 16, 30, "longbow", 4, (1, 8, 2)),
        ("cultist", 12, 9, 30, "scimitar", 3, (1, 6, 1)),
        ("commoner", 10, 4, 30, "club", 2, (1, 4, 0)),
        ("tribal_warrior", 12, 11, 30, "spear", 3, (1, 6, 1)),
        ("berserker", 13, 67, 30, "greataxe", 5, (1, 12, 3)),
        ("veteran", 17, 58, 30, "longsword", 5, (1, 8, 3)),
    ],
)
def test_figures_of_the_reference_document(
    id: str, ac: int, hp: int, speed: int, attack: str, bonus: int, damage: tuple[int, int, int]
) -> None:
    profile = scene(id).prepared.profiles[f"{id}-1"]
    assert (profile.ac, profile.sheet.hp_max, profile.sheet.speed.walk) == (ac, hp, speed)
    found = profile.by_key[attack]
    assert found.bonus == bonus
    assert found.components[0][:3] == damage


@pytest.mark.parametrize(
    "id, ac, bonus, damage",
    [
        ("ada", 16, 5, (1, 8, 3)),  # chain mail; Strength +3, proficiency +2
        ("brok", 14, 5, (1, 6, 3)),  # leather, Dexterity +3
        ("cira", 16, 4, (1, 6, 2)),  # chain shirt 13 + 1, shield +2; Strength +2
        ("dan", 18, 5, (1, 8, 3)),
        ("eva", 14, 5, (1, 6, 3)),
        ("filip", 14, 5, (1, 12, 3)),  # hide 12 + 2
        ("gita", 14, 5, (1, 8, 3)),
        ("horst", 16, 5, (1, 10, 3)),
    ],
)
def test_heroes_are_worked_out_from_their_weapons(id: str, ac: int, bonus: int, damage: tuple[int, int, int]) -> None:
    profile = scene(id).prepared.profiles[f"{id}-1"]
    assert profile.is_character
    assert profile.ac == ac
    assert profile.attacks[0].bonus == bonus
    assert profile.attacks[0].components[0][:3] == damage


@pytest.mark.parametrize(
    "language, said",
    [
        ("cs", "razič chodeb: chodba, která po něm zůstane, zrcadlový obraz, neviditelnost, Zub času"),
        ("ru", "прокладчик ходов: ход, который остаётся за ним, отражения, невидимость, Zub času"),
        ("en", "Tunneler: the tunnel it leaves, mirror image, invisibility, Zub času"),
    ],
)
def test_features_by_their_names(language: str, said: str) -> None:
    """Features and spells that have a name are called by it; what has none stands as it is printed."""
    features = {"trait": ("Tunneler: the tunnel it leaves",), "spells": ("mirror image", "invisibility"),
                "feature": ("Zub času",)}  # fmt: skip
    told = spoken(features, Words(language, "srd5"))
    assert told.lower() == said.lower()
