"""Characters in short: what a class and a level bring by the book's tables, and what a sheet says itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bojiste.cli.group import bojiste
from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from bojiste.systems.srd5.sheet import Sheet
from bojiste.systems.srd5.sheet.classes import CLASSES
from bojiste.systems.srd5.words import TRAITS
from bojiste.systems.srd5.words.callings import GAINED, SUBCLASSES, Gained
from bojiste.systems.srd5.words.class_powers import POWERS

SCORES = {"strength": 16, "dexterity": 14, "constitution": 14, "intelligence": 10, "wisdom": 12, "charisma": 8}


def short(name: str, level: int, **more: Any) -> Any:
    return Sheet.model_validate({"class": name, "level": level, "abilities": SCORES, **more})


@pytest.mark.parametrize(
    "name, level, hit_points, saves, attacks, slots",
    [
        ("fighter", 1, 12, {"strength": 5, "constitution": 4}, 1, ()),
        ("fighter", 3, 28, {"strength": 5, "constitution": 4}, 1, ()),
        ("fighter", 5, 44, {"strength": 6, "constitution": 5}, 2, ()),
        ("fighter", 11, 92, {"strength": 7, "constitution": 6}, 3, ()),
        ("fighter", 20, 164, {"strength": 9, "constitution": 8}, 4, ()),
        ("barbarian", 5, 50, {"strength": 6, "constitution": 5}, 2, ()),
        ("wizard", 1, 8, {"intelligence": 2, "wisdom": 3}, 1, (2,)),
        ("wizard", 5, 32, {"intelligence": 3, "wisdom": 4}, 1, (4, 3, 2)),
        ("cleric", 20, 143, {"wisdom": 7, "charisma": 5}, 1, (4, 3, 3, 3, 3, 2, 2, 1, 1)),
        ("paladin", 1, 12, {"wisdom": 3, "charisma": 1}, 1, ()),
        ("paladin", 5, 44, {"wisdom": 4, "charisma": 2}, 2, (4, 2)),
        ("ranger", 20, 164, {"strength": 9, "dexterity": 8}, 2, (4, 3, 3, 3, 2)),
        ("warlock", 5, 38, {"wisdom": 4, "charisma": 2}, 1, (0, 0, 2)),
        ("warlock", 17, 122, {"wisdom": 7, "charisma": 5}, 1, (0, 0, 0, 0, 4)),
    ],
)
def test_what_follows_from_the_tables(
    name: str, level: int, hit_points: int, saves: dict[str, int], attacks: int, slots: tuple[int, ...]
) -> None:
    found = short(name, level)
    assert (found.kind, found.hp_max, found.saves, found.attacks) == ("character", hit_points, saves, attacks)
    assert found.slots == slots
    assert (found.hit_dice.number, found.hit_dice.sides) == (level, CLASSES[name].die)


def test_a_rogue_has_what_rogues_have() -> None:
    traits = {one.name: one.number for one in short("rogue", 7).traits}
    assert traits == {"sneak_attack": 4, "cunning_action": 0, "uncanny_dodge": 0, "evasion": 0}
    assert {one.name: one.number for one in short("rogue", 1, traits=["sneak_attack 3"]).traits} == {"sneak_attack": 3}


def test_what_the_sheet_says_stands() -> None:
    found = short("fighter", 3, hp_max=31, attacks=2, saves={"wisdom": 7})
    assert (found.hp_max, found.attacks, found.saves) == (31, 2, {"wisdom": 7})


def test_faults_are_told_as_ever() -> None:
    hero = {"id": "vera", "side": "a", "class": "figter", "level": 30, "abilities": {"strength": "much"}}
    with pytest.raises(SceneError) as told:
        read_scene({"format": 1, "system": "srd5", "combatant": [hero]})
    found = {(one.path, one.reason) for one in told.value.problems}
    assert {("combatant[0].class", "not-one-of"), ("combatant[0].level", "above-maximum")} <= found
    near = next(one for one in told.value.problems if one.path == "combatant[0].class")
    assert near.data["near"] == "fighter"


@pytest.mark.parametrize("name", CLASSES)
def test_every_class_fights(name: str) -> None:
    hero = {"id": "vera", "side": "a", "class": name, "level": 5, "abilities": SCORES, "weapons": ["mace"]}
    troll = {"block": "owlbear", "side": "b"}
    given = read_scene({"format": 1, "system": "srd5", "combatant": [hero, troll]})
    run = Run(given, Tape(3), events=[], strict=True)
    run.advance()
    assert run.outcome is not None and run.outcome.winner in ("a", "b")


def test_what_does_not_fit_the_class_is_told_all_at_once() -> None:
    """A subclass of another class, a style that the class lacks or has not yet, a class without a level."""
    base = {"side": "a", "abilities": SCORES}
    entries = [
        {**base, "id": "vera", "class": "fighter", "level": 2, "subclass": "thief", "style": ["archery", "defense"]},
        {**base, "id": "milos", "class": "wizard", "level": 5, "style": "dueling"},
        {**base, "id": "jan", "class": "rogue", "hp_max": 9},
        {**base, "id": "foe", "side": "b", "hp_max": 9},
    ]
    with pytest.raises(SceneError) as told:
        read_scene({"format": 1, "system": "srd5", "combatant": entries})
    found = {(one.path, one.reason): one.data for one in told.value.problems}
    assert found[("combatant[0].subclass", "not-one-of")]["known"] == "champion, none"
    assert found[("combatant[0].style", "too-many-styles")]["maximum"] == 1
    assert ("combatant[1].style", "nothing-to-choose") in found
    assert ("combatant[2].level", "class-without-level") in found


FAULTY = {
    "class = 'paladn'\nlevel = 3": "class",
    "class = 'fighter'\nlevel = 21": "level",
    "class = 'fighter'\nlevel = 'five'": "level",
    "class = 'fighter'": "level",
    "class = ['fighter', 'rogue']\nlevel = 5": "class",
    "class = {}\nlevel = 5": "class",
    "class = { fighter = 'x', rogue = -1 }": "class",
    "class = { fighter = 15, rogue = 9 }": "level",
    "class = 'fighter'\nlevel = 2\nsubclass = 'champion'": "subclass",
    "class = 'fighter'\nlevel = 5\nsubclass = 'life'": "subclass",
    "class = 'fighter'\nlevel = 5\nstyle = 'archry'": "style[0]",
    "class = 'wizard'\nlevel = 5\nstyle = 'archery'": "style",
    "class = 'fighter'\nlevel = 5\nchoices = 'twinned_spell'": "choices",
    "class = 'sorcerer'\nlevel = 2\nchoices = 'twinned_spell'": "choices",
}
"""What somebody may write, and where the one fault of it is."""


@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_a_fault_of_a_class_is_told_once_with_its_remedy(tmp_path: Path, language: str) -> None:
    files = []
    for place, said in enumerate(FAULTY):
        file = tmp_path / f"{place:02}.toml"
        abilities = "abilities = { strength = 14, dexterity = 12 }"
        hero = f"[[combatant]]\nid = 'tor'\nside = 'a'\n{said}\n{abilities}"
        foe = "[[combatant]]\nblock = 'ogre'\nside = 'b'"
        file.write_text(f"format = 1\nsystem = 'srd5'\n{hero}\n{foe}\n", encoding="utf-8")
        files.append(file)
    done = CliRunner().invoke(bojiste, ["check", *map(str, files), "--lang", language])
    assert done.exit_code == 2
    for file, where in zip(files, FAULTY.values(), strict=True):
        (told,) = [line for line in done.output.splitlines() if line.startswith(f"{file}:") and "`" in line]
        assert f"`combatant[0].{where}`" in told and "; " in told


# -- several classes, choices ----------------------------------------------------------------------------------------


def several(callings: dict[str, int], **more: Any) -> Sheet:
    return Sheet.model_validate({"class": callings, "abilities": SCORES, **more})


def test_levels_of_several_classes_add_up() -> None:
    """Hit points of the first class in full at first, its saving throws, proficiency of all levels, dice of each."""
    one = several({"fighter": 3, "rogue": 2})
    constitution = (SCORES["constitution"] - 10) // 2
    assert one.level == 5 and one.hp_max == 10 + 2 * 6 + 2 * 5 + 5 * constitution
    assert set(one.saves) == {"strength", "constitution"}
    assert {trait.name: trait.number for trait in one.traits}["sneak_attack"] == 1
    assert {"action_surge", "improved_critical", "cunning_action"} <= {trait.name for trait in one.traits}
    other = several({"rogue": 2, "fighter": 3})
    assert other.hp_max == 8 + 5 + 3 * 6 + 5 * constitution and set(other.saves) == {"dexterity", "intelligence"}


def test_extra_attacks_of_several_classes_are_no_more() -> None:
    assert several({"fighter": 5, "ranger": 5}).attacks == 2
    assert several({"fighter": 11, "barbarian": 5}).attacks == 3
    assert several({"fighter": 4, "ranger": 4}).attacks == 1


@pytest.mark.parametrize(
    "callings, slots",
    [
        ({"cleric": 3, "wizard": 2}, (4, 3, 2)),
        ({"paladin": 2, "sorcerer": 3}, (4, 3)),
        ({"ranger": 4, "druid": 1}, (4, 2)),
        ({"warlock": 3, "bard": 1}, (2, 2)),
        ({"fighter": 1, "wizard": 4}, (4, 3)),
        ({"paladin": 5, "fighter": 1}, (4, 2)),
    ],
)
def test_slots_of_several_classes(callings: dict[str, int], slots: tuple[int, ...]) -> None:
    assert several(callings).slots == slots


def test_what_a_feature_leaves_to_choose_is_chosen() -> None:
    def traits(**more: Any) -> set[str]:
        sheet = Sheet.model_validate({"class": "sorcerer", "level": 3, "abilities": SCORES, **more})
        return {trait.name for trait in sheet.traits}

    assert {"quickened_spell", "empowered_spell"} <= traits()
    assert {"careful_spell", "twinned_spell"} <= traits(choices=["careful_spell", "twinned_spell"])
    assert "quickened_spell" not in traits(choices=["careful_spell", "twinned_spell"])


def test_faults_of_several_classes_and_choices_are_told_all_at_once() -> None:
    base = {"side": "a", "abilities": SCORES}
    entries = [
        {**base, "id": "vera", "class": {"fighter": 12, "rogue": 9}, "hp_max": 9},
        {**base, "id": "milos", "class": {"fighter": 2, "rogue": 2}, "level": 9, "hp_max": 9},
        {**base, "id": "jan", "class": {"figter": 2}, "hp_max": 9},
        {**base, "id": "petr", "class": "sorcerer", "level": 3,
         "choices": ["careful_spell", "twinned_spell", "empowered_spell", "evasion"]},
        {**base, "id": "foe", "side": "b", "hp_max": 9},
    ]  # fmt: skip
    with pytest.raises(SceneError) as told:
        read_scene({"format": 1, "system": "srd5", "combatant": [*entries[:2], *entries[3:]]})
    found = {(one.path, one.reason): one.data for one in told.value.problems}
    assert found[("combatant[0].level", "levels-add-up")]["sum"] == 21
    assert found[("combatant[1].level", "levels-add-up")]["sum"] == 4
    assert ("combatant[2].choices", "not-one-of") in found
    assert found[("combatant[2].choices", "too-many-choices")]["maximum"] == 2
    with pytest.raises(SceneError) as told:
        read_scene({"format": 1, "system": "srd5", "combatant": entries})
    assert ("combatant[2].class", "not-one-of") in {(one.path, one.reason) for one in told.value.problems}


TOR = """
format = 1
system = "srd5"
[[combatant]]
id = "tor"
side = "heroes"
class = { barbarian = 3, fighter = 2 }
attacks = 2
race = "hill dwarf"
weapons = ["greataxe"]
abilities = { strength = 18, dexterity = 14, constitution = 16 }
[[combatant]]
block = "troll"
side = "cave"
"""


@pytest.mark.parametrize(
    "language, lines",
    [
        ("en", ["attacks = 2: written in the sheet (by the book 1)",
                "ac = 15 = 12 + 3: Unarmored Defense", "fighter 2 brings: second wind, Action Surge"]),
        ("cs", ["ac = 15 = 12 + 3: obrana beze zbroje", "bojovník 2 přináší: druhý dech, nával akce"]),
        ("ru", ["ac = 15 = 12 + 3: защита без доспехов", "воин 2 даёт: второе дыхание, всплеск действий"]),
    ],
)  # fmt: skip
def test_it_is_explained_whence_numbers_come(tmp_path: Path, language: str, lines: list[str]) -> None:
    file = tmp_path / "tor.toml"
    file.write_text(TOR, encoding="utf-8")
    said = CliRunner().invoke(bojiste, ["check", str(file), "--explain", "--lang", language])
    assert said.exit_code == 0
    found = [line.strip() for line in said.stdout.splitlines()]
    assert [line for line in lines if line not in found] == []
    points = next(line for line in found if line.startswith("hp_max"))
    assert points.startswith("hp_max = 53 = 12 + 2×7 + 2×6 + 5×3: ") and "58" in points, "the dwarf's toughness"


# -- the table of features -----------------------------------------------------------------------------------------

PAGE = Path(__file__).parents[3] / "docs" / "srd5.md"
SAID = {"trait": "played", "power": "played", "numbers": "played", "chosen": "chosen", "quiet": "no bearing",
        "left": "referee"}  # fmt: skip
NEARLY = {"blindsense", "feral_senses"}
"""Features of which the page says in what they differ from the book."""


def table_of_features() -> list[str]:
    """The rows of the page: class or subclass, level, feature, and how far it is played."""
    rows = [(name, one) for name, gained in GAINED.items() for one in gained]
    rows += [(f"{row.of} ({name})", one) for name, row in SUBCLASSES.items() for one in row.gained]
    return [f"| {name} | {one.level} | `{one.name}` | {_said(one)} |" for name, one in rows]


def _said(one: Gained) -> str:
    return SAID[one.how] + (", nearly" if one.name in NEARLY else "")


def test_the_page_tells_of_every_feature_how_far_it_is_played() -> None:
    text = PAGE.read_text(encoding="utf-8")
    wanted = table_of_features()
    if os.environ.get("BOJISTE_DOCS") == "write":
        head, _, rest = text.partition("| class | level | feature | |\n|---|---|---|---|\n")
        kept = rest[rest.index("\n\n") :]
        lines = "\n".join(wanted)
        PAGE.write_text(f"{head}| class | level | feature | |\n|---|---|---|---|\n{lines}{kept}", encoding="utf-8")
        return
    assert [row for row in wanted if row not in text] == []


def test_what_is_said_to_be_played_is_there() -> None:
    """A trait or a power of this name; and of what bears on a fight most is played."""
    rows = [one for gained in GAINED.values() for one in gained]
    rows += [one for row in SUBCLASSES.values() for one in row.gained]
    for one in rows:
        assert one.how != "trait" or one.key in TRAITS, one
        assert one.how != "power" or one.key in POWERS, one
    bearing = [one for one in rows if one.how not in ("quiet", "chosen")]
    played = [one for one in bearing if one.how != "left"]
    assert len(played) / len(bearing) > LEAST_PLAYED


LEAST_PLAYED = 0.98
"""The share of features with a bearing on a fight that is played at the least."""
