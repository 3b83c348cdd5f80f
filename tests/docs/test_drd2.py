"""docs/drd2.md, the bestiary and the examples of drd2: scenes are played, tables name every key and every default."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from bojiste.core.ask import Ask
from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.policy import random_policy
from bojiste.core.reading import CASES, read_scene
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.core.state import View
from bojiste.files.scenes import load
from bojiste.kit.fields import Translations
from bojiste.systems.drd2 import SYSTEM
from bojiste.systems.drd2 import sheet as sheets
from bojiste.systems.drd2 import world as worlds
from bojiste.systems.drd2.options import Options
from bojiste.systems.drd2.options.house import House
from bojiste.systems.drd2.rules.simulation import PRESETS, Tactics
from bojiste.systems.drd2.rules.skill import SKILLS
from bojiste.systems.drd2.words import Status, Type, Use, When

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "drd2.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
EXAMPLES = sorted((ROOT / "examples" / "drd2").glob("*.toml"))
SCENES = {path.stem: path for path in EXAMPLES}
HEROES, BEINGS = 12, 25
RUSSIAN = tuple(case for case in CASES if case != "voc")


def played(scene: Scene, seed: int) -> Run:
    """A scene played to its end, every answer and every event checked."""
    run = Run(scene, Tape(seed), events=[], strict=True)
    run.advance()
    assert run.pending is None
    assert run.outcome is not None
    return run


# -- scenes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", SNIPPETS, ids=lambda source: re.findall(r"title = (.+)", source)[0])
def test_scene_of_the_page_is_played_to_its_end(source: str) -> None:
    scene = read_scene(tomllib.loads(source))
    assert scene.system is SYSTEM
    for seed in range(5):
        assert played(scene, seed).events


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example_is_played_to_its_end(path: Path) -> None:
    scene = load(path)
    assert scene.system is SYSTEM
    for seed in range(5):
        assert played(scene, seed).events


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example_is_for_every_table(path: Path) -> None:
    """A title and names in three languages, and a seat for a player."""
    scene = load(path)
    assert scene.title is not None
    assert set(scene.title.forms) == set(LANGUAGES)
    names: list[Any] = [one.name for one in scene.sides] + [one.name for one in scene.combatants]
    assert all(set(name.forms) == set(LANGUAGES) for name in names)
    assert any(seat.startswith("player:") for seat in scene.seats)


def spoken(value: Any) -> Iterator[Any]:
    """All words of a scene's own that stand in a model."""
    if isinstance(value, BaseModel):
        for name, field in type(value).model_fields.items():
            if field.annotation is Translations:
                yield getattr(value, name)
            else:
                yield from spoken(getattr(value, name))
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from spoken(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from spoken(item)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_words_of_an_example_stand_in_three_languages(path: Path) -> None:
    scene = load(path)
    words = [*spoken(scene.world), *(word for one in scene.combatants for word in spoken(one.sheet))]
    words += [scar["name"] for one in scene.combatants for scar in one.now.get("scars", ()) if "name" in scar]
    assert all(not one or set(one) == set(LANGUAGES) for one in words)
    named = [*scene.world.action, *scene.world.environment, *scene.world.challenge]
    named += [step.challenge for step in scene.world.step if step.challenge is not None]
    assert all(one.name for one in named)


def test_examples_show_every_course_of_play() -> None:
    assert {load(path).procedure for path in EXAMPLES} == set(SYSTEM.procedures)
    assert len(EXAMPLES) >= 11


FIGHTS = (
    "ambush",
    "baron",
    "boar_hunt",
    "haunted_house",
    "last_stand",
    "rope_bridge",
    "three_sides",
    "trial",
    "walking_hill",
)


@pytest.mark.parametrize("name", FIGHTS)
def test_every_side_has_a_chance(name: str) -> None:
    scene = load(SCENES[name])
    outcomes = [played(scene, seed).outcome for seed in range(40)]
    winners = [outcome.winner for outcome in outcomes if outcome is not None]
    assert all(winners.count(side.id) >= 2 for side in scene.sides)


@pytest.mark.parametrize("who", ["jitka", "prokop"])
def test_in_the_chase_some_are_caught_and_some_get_away(who: str) -> None:
    scene = load(SCENES["night_escape"])
    ends = [played(scene, seed).state[who].status for seed in range(40)]
    assert ends.count(Status.LEFT) >= 4
    assert ends.count(Status.PRESENT) + ends.count(Status.REMOVED) >= 4


# -- the bestiary ----------------------------------------------------------------------------------------------------

BLOCKS: Mapping[str, Any] = SYSTEM.blocks()


def against_a_stranger(block: str) -> Scene:
    stranger = {"id": "stranger", "side": "b", "ability": {"body": 4, "soul": 4, "influence": 4}}
    return read_scene({"format": 1, "system": "drd2", "combatant": [{"block": block, "side": "a"}, stranger]})


@pytest.mark.parametrize("block", BLOCKS)
def test_block_can_be_played(block: str) -> None:
    scene = against_a_stranger(block)
    for seed in range(2):
        played(scene, seed)


@pytest.mark.parametrize("block", BLOCKS)
def test_block_has_a_name_that_declines(block: str) -> None:
    forms = against_a_stranger(block).by_id[block].name.forms
    assert set(forms["cs"]) == {"text", "gender", *CASES}
    assert set(forms["ru"]) == {"text", "gender", *RUSSIAN}
    assert forms["en"]["text"]


@pytest.mark.parametrize("block", BLOCKS)
def test_block_can_win_a_conflict(block: str) -> None:
    """The skill that it attacks with has the power to put somebody out."""
    scene = against_a_stranger(block)
    kit = scene.prepared.kits[block]
    best = max(kit.attack, key=lambda skill: kit.levels[skill])
    assert kit.skills[best].use is not Use.OTHER
    assert kit.levels[best] >= 1


def test_bestiary_holds_heroes_and_beings() -> None:
    sheets_ = {id: against_a_stranger(id).by_id[id].sheet for id in BLOCKS}
    heroes = [id for id, sheet in sheets_.items() if sheet.type is Type.HERO]
    beings = [sheet for sheet in sheets_.values() if sheet.type is Type.BEING]
    assert len(heroes) == HEROES
    assert len(beings) == BEINGS
    assert all(1 <= sheet.fate_contribution <= 14 for sheet in beings)
    assert {BLOCKS[id]["name"]["cs"]["gender"] for id in heroes} == {"m", "f"}
    assert any(sheets_[id].restricted_skills for id in heroes)


# -- the tables of the page ------------------------------------------------------------------------------------------


def rows(heading: str) -> list[list[str]]:
    """Cells of the tables under a heading of any depth, up to the next heading."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", without_code(PAGE), re.DOTALL | re.MULTILINE)
    assert found is not None, heading
    lines = re.findall(r"^\| (`.+)\|$", found[1], re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def without_code(page: str) -> str:
    return re.sub(r"^```.*?^```", "", page, flags=re.DOTALL | re.MULTILINE)


def keys(heading: str) -> set[str]:
    """Keys in the first column."""
    return {key for row in rows(heading) for key in re.findall(r"`(\w+)`", row[0])}


@pytest.mark.parametrize(
    "heading, model",
    [
        ("The file", worlds.World),
        ("Combatants", sheets.Sheet),
        ("skill", sheets.SkillTable),
        ("items", sheets.Item),
        ("abilities", sheets.Ability),
        ("now", sheets.Given),
        ("scars", sheets.ScarTable),
        ("penalties", sheets.PenaltyTable),
        ("conflict", worlds.Encounter),
        ("action", worlds.Action),
        ("environment, challenge", worlds.Hazard),
        ("test", worlds.Trial),
        ("clash", worlds.Brawl),
        ("step", worlds.Step),
        ("rest", worlds.RestTable),
        ("trade", worlds.Purchase),
        ("options", Options),
        ("tactics", sheets.TacticsTable),
    ],
)
def test_table_names_every_key_and_no_other(heading: str, model: Any) -> None:
    also = {"options"} if heading == "The file" else set()
    elsewhere = set(House.model_fields) if model is Options else set()
    assert keys(heading) == (set(model.model_fields) | also) - elsewhere


def test_page_tells_every_course_of_play() -> None:
    assert [row[0].strip("`") for row in rows("Courses of play")] == list(SYSTEM.procedures)


def test_page_tells_the_skills_of_the_book() -> None:
    told = [tuple(row[:3]) for row in rows("Skills of the book")]
    assert told == [(f"`{skill.id}`", skill.occupation, skill.property.value) for skill in SKILLS]
    for row, skill in zip(rows("Skills of the book"), SKILLS, strict=True):
        notes = row[3]
        assert ("restricted" in notes) is skill.restricted
        assert (f"acts on {skill.affects}" in notes) is (skill.affects is not None)
        assert (skill.use.value in notes) is (skill.use is not Use.OTHER)


@pytest.mark.parametrize("row", rows("options"), ids=lambda row: row[0].strip("`"))
def test_page_tells_the_defaults_of_options(row: list[str]) -> None:
    default = getattr(Options(), row[0].strip("`"))
    assert said(list(default) if isinstance(default, tuple) else default) == row[1].strip('"')


def said(value: Any) -> str:
    """A value as the page writes it."""
    if isinstance(value, tuple):
        return ", ".join(said(item) for item in value)
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return str(float(value)) if isinstance(value, Fraction) else str(value)


def habit(tactics: Tactics, name: str) -> str:
    """A parameter of a preset as the page writes it."""
    value = getattr(tactics, name)
    if value is When.THREAT:
        return f"threat:{tactics.eliminate_threat}"
    special = {"attacker_threat": "threat", "eliminated_removed": "removed", "eliminated_present": "present"}
    return special.get(said(value), said(value))


@pytest.mark.parametrize("row", rows("tactics"), ids=lambda row: row[0].strip("`"))
def test_page_tells_the_presets(row: list[str]) -> None:
    name = row[0].strip("`")
    assert row[1:4] == [habit(PRESETS[preset], name) for preset in ("standard", "cautious", "ruthless")]


@pytest.mark.parametrize(
    "topic", sorted(set(re.findall(r"^\| `([a-z-]+)`", PAGE.split("## What the GM decides")[1], re.M)))
)
def test_questions_of_the_gm_are_asked(topic: str) -> None:
    assert topic in SYSTEM.asks


def section(title: str) -> str:
    """What stands on the page under a heading of the second depth."""
    return PAGE.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


@pytest.mark.parametrize("title, words", [("Topics of questions", SYSTEM.asks), ("Kinds of events", SYSTEM.kinds)])
def test_page_lists_every_topic_and_kind(title: str, words: Mapping[str, str]) -> None:
    lines = [line for line in section(title).splitlines() if line.startswith("| `")]
    assert [line.split(" | ")[:2] for line in (line.removesuffix(" |") for line in lines)] == [
        [f"| `{key}`", text] for key, text in words.items()
    ]


ANSWERS = {row[0].strip("`"): row[2] for row in rows("Topics of questions")}


def is_told(topic: str, key: str) -> bool:
    """Whether the page tells such an answer; capitals stand for anything."""
    forms = re.findall(r"`([^`]+)`", ANSWERS[topic])
    return any(re.fullmatch(re.sub("[A-Z]+", "[^:]+(:[a-z]+-[0-9]+)*", form), key) for form in forms)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_page_tells_every_answer(path: Path) -> None:
    """Whatever is offered in games of people who choose at random, with a GM who rules on everything."""
    scene = read_scene({**tomllib.loads(path.read_text(encoding="utf-8")), "rulings": "ask"})
    untold: set[tuple[str, str]] = set()

    def choose(ask: Ask, view: View) -> str:
        told = {"amount": "number", "note": "words"}
        if ask.kind != "choose":
            assert ANSWERS[ask.topic] == told[ask.kind], ask.topic
        untold.update((ask.topic, key) for key in ask.keys if not is_told(ask.topic, key))
        return anything(ask, view)

    for seed in range(4):
        anything = random_policy(seed)
        run = Run(scene, Tape(seed), policies=dict.fromkeys(SYSTEM.policies, choose), events=[])
        run.advance()
    assert not untold


def test_page_tells_every_state() -> None:
    words = (ROOT / "src/bojiste/systems/drd2/text/en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"`(\w+)`", section("States"))) == set(re.findall(r"^state-(\w+) =", words, re.M))


def test_page_tells_the_whole_hand() -> None:
    hand = SYSTEM.hand
    assert hand is not None
    told = " ".join(row[0] for row in rows("The referee's hand")) + section("The referee's hand")
    names = {*hand.numbers, *hand.conditions, *hand.verbs} - {"by", "inflict", "lift", "bring", "out", "at"}
    assert not [name for name in names if not re.search(rf"\b{name}\b", told)]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_dangers_of_the_examples_say_which_skills_serve(path: Path) -> None:
    """Nobody meets rotten planks with a sword."""
    scene = load(path)
    assert [one.id for one in scene.world.environment if not one.skills] == []
