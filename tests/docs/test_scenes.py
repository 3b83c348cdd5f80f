"""docs/scenes.md: its scenes are played, its commands run, its tables name every key."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from bojiste.cli.group import bojiste
from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import CASES, OWN, TOP, read_scene
from bojiste.core.system import system
from bojiste.systems.srd5 import SYSTEM
from bojiste.systems.srd5.options.house import House
from bojiste.systems.srd5.rules.printing import PRINTINGS
from bojiste.systems.srd5.sheet import AttackSheet, Sheet
from bojiste.systems.srd5.sheet.body import Speeds
from bojiste.systems.srd5.words import ABILITIES, CONDITIONS, DAMAGE_TYPES
from bojiste.systems.srd5.world import Distance, Fight, Place
from bojiste.tell import Words

PAGE = (Path(__file__).parents[2] / "docs" / "scenes.md").read_text(encoding="utf-8")
SCENES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = re.findall(r"^\$ bojiste (.+)$", PAGE, re.MULTILINE)
NAMED = set(re.findall(r"`([^`\n]+)`", PAGE))
WORDS = {word for named in NAMED for word in re.findall(r"\w+", named)}


def title(scene: str) -> str:
    """The heading that the scene stands under."""
    heading = re.findall(r"^## (.+)$", PAGE[: PAGE.index(scene)], re.MULTILINE)[-1]
    return f"{heading} {SCENES.index(scene)}"


def table(heading: str) -> set[str]:
    """Keys in the first column of the tables under a heading."""
    section = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = re.findall(r"^\| (`.+?) \|", section, re.MULTILINE)
    return {key for row in rows for key in re.findall(r"`\[*(?:combatant\.)?(\w+)\]*`", row)}


@pytest.mark.parametrize("source", SCENES, ids=title)
def test_scene_is_played_to_its_end(source: str) -> None:
    scene = read_scene(tomllib.loads(source))
    for seed in range(3):
        run = Run(scene, Tape(seed), events=[], strict=True)
        run.advance()
        assert run.outcome is not None
        assert run.outcome.winner in {side.id for side in scene.sides}


@pytest.mark.parametrize("command", COMMANDS)
def test_command_runs(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "duel.toml").write_text(SCENES[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(bojiste, command.split())
    assert done.exit_code == 0, done.output
    assert done.output.strip()


def test_page_shows_what_it_promises() -> None:
    assert len(SCENES) >= 10
    assert {command.split()[0] for command in COMMANDS} == {"check", "play", "forecast", "schema"}


@pytest.mark.parametrize(
    "heading, keys",
    [
        ("At the top of the file", {*TOP, "field", "fight"}),
        ("`[[combatant]]`: keys of every system", set(OWN)),
        ("`[[combatant]]`: the sheet of `srd5`", {field.alias or key for key, field in Sheet.model_fields.items()}),
        ("`[[combatant.attack]]`", set(AttackSheet.model_fields)),
        ("`now`", set(SYSTEM.models().now.model_fields)),
        ("`[field]`", set(Place.model_fields)),
        ("`[fight]`", set(Fight.model_fields)),
        ("`[options]`", set(SYSTEM.models().options.model_fields) - set(House.model_fields)),
    ],
)
def test_table_names_every_key_and_no_other(heading: str, keys: set[str]) -> None:
    assert table(heading) == keys


def test_words_of_keys_are_all_told() -> None:
    known = {*ABILITIES, *CONDITIONS, *DAMAGE_TYPES, *CASES, *SYSTEM.policies}
    known |= {*Speeds.model_fields, *Distance.model_fields}
    assert known <= WORDS


def test_options_of_both_printings_are_as_the_page_says() -> None:
    section = PAGE.split("\n## `[options]`\n", 1)[1]
    told = {row[0]: row[1:] for row in re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \|", section, re.MULTILINE)}
    plain = PRINTINGS["srd_ru"].keys() - {"distance_quantum_hf", "underwater_ranged_exempt"}
    for key in plain:
        for printing, shown in zip(("phb_cs", "srd_ru"), told[key], strict=True):
            value = PRINTINGS[printing][key]
            expected = str(value) if type(value) is int else f'`"{value}"`' if isinstance(value, str) else f"`{value}`"
            assert shown == (expected.lower() if isinstance(value, bool) else expected), key


def test_blocks_and_words_of_attacks_are_there() -> None:
    for scene in map(tomllib.loads, SCENES):
        used = {entry["block"] for entry in scene["combatant"] if "block" in entry}
        assert used <= {*system("srd5").blocks(), *scene.get("block", {})}
    listed = PAGE.split("without a weapon of the table:", 1)[1].split("\n\n", 1)[0]
    for word in re.findall(r"`(\w+)`", listed):
        assert Words("cs", "srd5").has(f"weapon-{word}")


def test_every_procedure_of_the_first_system_stands_in_the_row() -> None:
    """A reader of the first page learns of the day."""
    (row,) = [line for line in PAGE.splitlines() if line.startswith("| `procedure`")]
    assert [name for name in SYSTEM.procedures if f"`{name}`" not in row] == []
