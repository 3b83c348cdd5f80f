"""The kernel plays by the rules of the table, too: the very expression, compiled, and kept apart from the book's."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.system import Loop
from bojiste.files.examples import examples
from bojiste.forecast.quick import lacking
from bojiste.forecast.sample import play_many
from bojiste.forecast.twin import Twin
from bojiste.kernel import jit, objects, sources

RULES = {
    "srd5/duel": {"srd5.attack.hit": "natural + bonus > armor_class", "srd5.death.save": "natural + bonus >= 12"},
    "fiveaction/duel": {"fiveaction.round.structure": "book - 1"},
}


def scene(name: str, rules: dict[str, str]) -> Scene:
    return read_scene({**tomllib.loads(examples()[name].read_text(encoding="utf-8")), "rules": rules})


def loop(one: Scene) -> Loop:
    assert one.system.kernel is not None
    return one.system.kernel().loop(one)


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_kernel_and_engine_play_alike_by_the_rules_of_the_table(name: str) -> None:
    one, book = scene(name, RULES[name]), scene(name, {})
    assert lacking(one) == ()
    quickly, readably = Twin(one).tally(1, (0, 300)), play_many(one, 300, 1)
    assert quickly == readably
    assert readably != play_many(book, 300, 1)


@pytest.mark.parametrize("name", RULES)
def test_what_is_compiled_for_a_table_is_no_other_tables(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what came compiled nor what is kept of the book's rules is taken for a table's."""
    monkeypatch.setenv("BOJISTE_CACHE", str(tmp_path))
    book, table = scene(name, {}), scene(name, RULES[name])
    other = scene(name, {id: f"({text})" for id, text in RULES[name].items()})
    rooms = {sources.rooms(loop(one).sources) for one in (book, table, other)}
    homes = {jit._home(*room) for room in rooms}
    assert len(rooms) == len(homes) == 3
    assert len({home.parent for home in homes}) == 2, "tables do not crowd out the book's"
    assert objects.found(loop(table).sources, loop(table).name) is None
