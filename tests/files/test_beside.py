"""Scene files whose party stands in a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste import load
from bojiste.errors import SceneError

PARTY = """
system = "srd5"
[[side]]
id = "heroes"
name = "the company"
[[combatant]]
id = "ada"
block = "guard"
side = "heroes"
[[combatant]]
id = "brok"
block = "guard"
side = "heroes"
"""
SCENE = """
format = 1
system = "srd5"
party = "{name}"
[[combatant]]
block = "goblin"
side = "goblins"
{more}
"""


def refused(file: Path) -> list[tuple[str, str]]:
    with pytest.raises(SceneError) as found:
        load(file)
    return [(one.path.replace(f"{file.parent}/", ""), one.reason) for one in found.value.problems]


def test_a_party_comes_before_those_of_the_scene(tmp_path: Path) -> None:
    (tmp_path / "party.toml").write_text(PARTY, encoding="utf-8")
    file = tmp_path / "scene.toml"
    file.write_text(SCENE.format(more="", name="party.toml"), encoding="utf-8")
    scene = load(file)
    assert [one.id for one in scene.combatants] == ["ada", "brok", "goblin"]
    assert [one.id for one in scene.sides] == ["heroes", "goblins"]
    assert "party" not in scene.source


def test_what_is_wrong_is_told_where_it_stands(tmp_path: Path) -> None:
    party = tmp_path / "party.toml"
    good = 'system = "srd5"\n[[combatant]]\nid = "ada"\nblock = "guard"\nside = "heroes"\n'
    party.write_text(good + "hp_max = 0\n", encoding="utf-8")
    file = tmp_path / "scene.toml"
    file.write_text(SCENE.format(more="hp_max = -1", name="party.toml"), encoding="utf-8")
    assert refused(file) == [
        ("party.toml: combatant[0].hp_max", "below-minimum"),
        ("combatant[0].hp_max", "below-minimum"),
    ]
    party.write_text(good + "[field]\nwidth = 3\n", encoding="utf-8")
    assert refused(file) == [("party.toml: field", "unknown-key")]
    party.write_text('system = "srd5"\n', encoding="utf-8")
    assert refused(file) == [("party.toml: combatant", "missing")]
    party.write_text(good.replace("srd5", "osr"), encoding="utf-8")
    assert refused(file) == [("party.toml: system", "other-system")]
    party.write_text('combatant = 3\nside = "x"\nblock = 7\n', encoding="utf-8")
    assert refused(file) == [
        ("party.toml: block", "not-a-table"),
        ("party.toml: combatant", "not-a-list"),
        ("party.toml: side", "not-a-list"),
    ]
    party.unlink()
    assert refused(file) == [("party.toml", "file-missing")]
