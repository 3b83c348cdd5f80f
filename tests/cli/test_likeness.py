"""Monsters in the plural and other cases, as people type them: found among the blocks of srd5 in three languages."""

from __future__ import annotations

import pytest

from bojiste.cli.bestiary import named
from bojiste.cli.likeness import alike, meant, stem
from bojiste.cli.new import _foe
from bojiste.core.system import system


@pytest.mark.parametrize(
    "words",
    [
        "goblin goblins", "wolf wolves", "zombie zombies", "mummy mummies", "harpy harpies", "ogre ogres",
        "vlk vlci vlky vlků", "kostlivec kostlivci kostlivců", "drak draci draky", "skřet skřeti", "obr obři obry",
        "upír upíři", "medvěd medvědi", "pavouk pavouci", "orel orli", "zombie zombií", "ghúl ghúlové",
        "волк волки волков", "скелет скелеты", "гоблин гоблины гоблинов", "тролль тролли", "мертвец мертвецы",
        "паук пауки", "огр огры", "орк орки орков", "медведь медведи", "зомби зомби",
    ],
)  # fmt: skip
def test_one_thing_has_one_stem(words: str) -> None:
    assert len({stem(word) for word in words.split()}) == 1, [stem(word) for word in words.split()]


def test_other_things_have_other_stems() -> None:
    names = "goblin ghoul ghost giant griffon gorgon golem gargoyle wolf worg wight wraith wyvern orc ogre oni"
    assert len({stem(name) for name in names.split()}) == len(names.split())


@pytest.mark.parametrize(
    "language, text, block, number",
    [
        ("en", "goblins 4", "goblin", 4),
        ("en", "4 goblins", "goblin", 4),
        ("en", "2 x ogre", "ogre", 2),
        ("en", "ogre x2", "ogre", 2),
        ("en", "owlbear", "owlbear", 1),
        ("en", "Young Red Dragon", "young_red_dragon", 1),
        ("en", "wolves 3", "wolf", 3),
        ("cs", "vlci 3", "wolf", 3),
        ("cs", "6 kostlivců", "skeleton", 6),
        ("cs", "mladý rudý drak", "young_red_dragon", 1),
        ("ru", "скелеты 4", "skeleton", 4),
        ("ru", "12 гоблинов", "goblin", 12),
        ("ru", "тролли 2", "troll", 2),
        ("en", "purple people eater 2", "purple people eater", 2),
        ("en", "dragon", "dragon", 1),
    ],
)
def test_whom_they_meet_is_understood(language: str, text: str, block: str, number: int) -> None:
    game = system("srd5")
    known = {word: one.id for one in named(game, language) for word in (one.name, one.id, one.id.replace("_", " "))}
    assert _foe(text, {name.casefold(): id for name, id in known.items()}) == (block, number)


def test_every_block_is_found_by_its_own_name() -> None:
    """Every third name of a language is looked at, another third in each: all are held against all others."""
    for first, language in enumerate(("en", "cs", "ru")):
        names = {one.name: one.id for one in named(system("srd5"), language)}
        for name, id in list(names.items())[first::3]:
            assert alike(name, name) and meant(name, names) in (id, None), name
            found = [other for other in names if alike(name, other)]
            assert name in found and len(found) <= 12, (name, found)
