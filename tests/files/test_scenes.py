"""Scene files, and the schema by which editors check them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import pytest

from bojiste.core.reading import read_scene
from bojiste.core.system import system, system_ids
from bojiste.errors import SceneError, UnknownSystem
from bojiste.files import scenes
from tests.coin import SCENE
from tests.files.validator import faults

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*/*.toml"))
TEXT = """\
format = 1
system = "coin"
title = { cs = "Souboj", ru = { text = "Поединок", gender = "m" } }
weather = "rain"
[options]
fast = true
[[side]]
id = "left"
name = "Levá"
relations = { right = "neutral" }
[[combatant]]
id = "ada"
side = "left"
name = { text = "Ada", gender = "f", acc = "Adu" }
tokens = 3
seat = "player:anna"
[[combatant]]
block = "rich"
side = "right"
count = 2
mark = "R"
[combatant.now]
tokens = 2
"""


@pytest.fixture
def path(tmp_path: Path, coin: None) -> Path:
    path = tmp_path / "scene.toml"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_a_file_becomes_a_scene(path: Path) -> None:
    scene = scenes.load(path)
    assert [one.id for one in scene.combatants] == ["ada", "rich-1", "rich-2"]
    assert scenes.load(str(path)).source == scene.source == tomllib.loads(TEXT)


def test_a_syntax_error_is_one_problem_with_its_place(path: Path) -> None:
    path.write_text(TEXT.replace("tokens = 3", "tokens = three"), encoding="utf-8")
    with pytest.raises(SceneError) as failed:
        scenes.load(path)
    (problem,) = failed.value.problems
    assert problem.path == f"{path}:15:10"
    assert (problem.value, problem.reason) == ("tokens = three", "toml-no-value")


def test_problems_of_the_content_keep_their_paths_and_have_lines(path: Path) -> None:
    path.write_text(TEXT.replace("tokens = 2", "tokens = -2").replace('"rich"', '"poor"'), encoding="utf-8")
    with pytest.raises(SceneError) as failed:
        scenes.load(path)
    lines = scenes.lines(path)
    told = [(problem.path, problem.reason, lines[problem.path]) for problem in failed.value.problems]
    assert ("combatant[1].now.tokens", "below-minimum", 23) in told
    assert ("combatant[1].block", "unknown-block", 18) in told


def test_missing_scene(tmp_path: Path) -> None:
    with pytest.raises(SceneError) as failed:
        scenes.load(tmp_path / "no.toml")
    assert failed.value.problems[0].reason == "file-missing"


# ---------------------------------------------------------------------------------------------------- schema


def found(data: Any) -> list[str]:
    schema = scenes.schema("coin")
    return list(faults(data, schema, schema))


@pytest.mark.usefixtures("coin")
def test_the_schema_takes_what_the_reader_takes() -> None:
    assert found(tomllib.loads(TEXT)) == []
    assert found(SCENE) == []


@pytest.mark.usefixtures("coin")
@pytest.mark.parametrize(
    "old, new, place",
    [
        ("format = 1", "format = 2", "$.format"),
        ('"coin"', '"dice"', "$.system"),
        ('"rich"', "3", "$.combatant[1].block"),
        ("tokens = 3\n", "", "$.combatant[0]"),
        ("tokens = 3", "tokens = 0", "$.combatant[0].tokens"),
        ("tokens = 3", 'tokens = "many"', "$.combatant[0].tokens"),
        ("tokens = 2", "tokens = -2", "$.combatant[1].now.tokens"),
        ("weather", "whether", "$"),
        ("fast", "slow", "$.options"),
        ("count = 2", "count = 100", "$.combatant[1].count"),
        ('mark = "R"', 'mark = "Rich"', "$.combatant[1].mark"),
        ('"neutral"', '"cold"', "$.side[0].relations.right"),
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(old: str, new: str, place: str) -> None:
    data = tomllib.loads(TEXT.replace(old, new, 1))
    assert [fault.partition(": ")[0] for fault in found(data)] == [place]
    with pytest.raises(SceneError):
        read_scene(data)


@pytest.mark.usefixtures("coin")
def test_one_schema_for_all_systems_lets_the_file_choose() -> None:
    schema = scenes.schema_of_all([system("coin")])
    assert list(faults(SCENE, schema, schema)) == []
    assert list(faults({**SCENE, "system": "dice"}, schema, schema))


def test_no_schema_of_an_unknown_system() -> None:
    with pytest.raises(UnknownSystem):
        scenes.schema("nothing")


def test_draft_07_knows_no_null_and_no_prefix_items() -> None:
    new = {
        "title": "Reach",
        "default": None,
        "anyOf": [{"type": "array", "prefixItems": [{"type": "integer"}], "items": False}, {"type": "null"}],
    }
    assert scenes.draft_07(new) == {"type": "array", "items": [{"type": "integer"}], "additionalItems": False}
    assert scenes.draft_07({"$ref": "#/a", "default": 1}) == {"default": 1, "allOf": [{"$ref": "#/a"}]}
    assert scenes.draft_07({"properties": {"title": {"type": "string"}}}) == {
        "properties": {"title": {"type": "string"}}
    }


schema_of = cache(scenes.schema)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_examples_fit_the_schema_of_their_system(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    schema = schema_of(data["system"])
    assert list(faults(data, schema, schema)) == []


@pytest.mark.parametrize("id", system_ids())
def test_the_schema_of_every_system_refers_to_nothing_that_is_missing(id: str) -> None:
    schema = scenes.schema(id)
    for ref in scenes._refs(schema):
        assert ref.removeprefix("#/definitions/") in schema["definitions"]


def test_what_a_function_reads_first_may_be_written_shorter() -> None:
    from pydantic import BeforeValidator, model_validator

    from bojiste.core.reading import Strict
    from bojiste.files.shorthand import Generator

    class Damage(Strict):
        sides: int

        @model_validator(mode="before")
        @classmethod
        def _read(cls, value: Any) -> Any:
            return {"sides": int(value)} if isinstance(value, str) else value

    class Attack(Strict):
        damage: Annotated[tuple[Damage, ...], BeforeValidator(lambda value: [value])]
        plain: Damage | None = None

    schema = scenes.draft_07(Attack.model_json_schema(schema_generator=Generator))
    schema["$defs"] = {name: scenes.draft_07(table) for name, table in schema["$defs"].items()}
    for good in ("6", {"sides": 6}), ("6", "8"), ([{"sides": 6}], "8"):
        data = dict(zip(("damage", "plain"), good, strict=True))
        assert list(faults(data, schema, schema)) == []
    assert list(faults({"damage": "6", "plain": {"side": 1}}, schema, schema))


def unexplained(node: Any, path: str = "") -> Iterator[str]:
    """Keys of a schema of which an editor could say nothing."""
    if isinstance(node, dict):
        for key, said in node.get("properties", {}).items():
            if isinstance(said, dict) and not said.get("description"):
                yield f"{path}.{key}"
        for key, inner in node.items():
            yield from unexplained(inner, f"{path}.{key}")
    elif isinstance(node, list):
        for inner in node:
            yield from unexplained(inner, path)


@pytest.mark.parametrize("id", system_ids())
def test_every_key_of_a_schema_is_explained(id: str) -> None:
    """U28: editors show what a key means where it stands."""
    assert list(unexplained(scenes.schema(id))) == []
