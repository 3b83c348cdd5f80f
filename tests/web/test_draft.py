"""A fight that is being prepared: what a game master changes of it, what the page is sent, how its odds are counted."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bojiste.core.reading import read_scene
from bojiste.core.system import system_ids
from bojiste.errors import BojisteError, SceneError
from bojiste.files.examples import examples
from bojiste.files.writing import scene_text
from bojiste.table import counting
from bojiste.table.draft import edited, fresh, looked
from bojiste.table.draft.changes import changes, knob
from bojiste.table.draft.drawing import Drawing
from bojiste.table.draft.edits import EDIT, party_text
from bojiste.table.draft.shelf import found_blocks
from bojiste.table.faults import TableError
from bojiste.table.pages import draft_parts
from bojiste.table.rooms import Rooms
from tests.files.test_vtt import vtt
from tests.web.html import faults
from tests.web.test_pages import LANGUAGES
from tests.web.test_seen import EXAMPLES

SYSTEMS = system_ids()


def tables_of(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def ambush() -> dict[str, Any]:
    return tables_of(examples()["srd5/goblin_ambush"])


def after(tables: dict[str, Any], **edit: Any) -> dict[str, Any]:
    return edited(tables, EDIT.validate_python(edit))


def marks(tables: dict[str, Any]) -> str:
    return "".join(sign for row in tables["field"]["map"] for sign in row if sign.isalnum())


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_scene_is_written_as_it_was_read(path: Path) -> None:
    tables = tables_of(path)
    assert tomllib.loads(scene_text(tables)) == tables


def test_words_that_toml_takes_for_its_own_are_written_too() -> None:
    odd = {"format": 1, "note": 'a "b"\nc\\\n', "table": {"key with space": {"deep": [1, 2]}}, "list": [{"a": "\x07"}]}
    assert tomllib.loads(scene_text(odd)) == odd


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_draft_of_every_system_can_be_played_and_shown(system: str, language: str) -> None:
    tables = fresh(system, language)
    seen = looked(json.loads(json.dumps(tables)), language)
    assert {one["side"] for one in seen["entries"]} == {"ours", "theirs"}
    for html in draft_parts(seen).values():
        assert faults(html) == []


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_example_can_be_prepared(path: Path) -> None:
    tables = tables_of(path)
    seen = looked(tables, "ru")
    assert sum(one["count"] for one in seen["entries"]) == len(read_scene(tables).combatants)
    assert all(faults(html) == [] for html in draft_parts(seen).values())


def test_one_more_and_one_fewer_stand_on_the_map() -> None:
    goblins = next(at for at, one in enumerate(ambush()["combatant"]) if one.get("block") == "goblin")
    more = after(ambush(), do="count", at=goblins, count=7)
    assert marks(more).count("g") == 7
    assert marks(after(more, do="count", at=goblins, count=2)).count("g") == 2
    none = after(after(ambush(), do="add", block="ogre", side="goblins"), do="count", at=goblins, count=0)
    assert "g" not in marks(none)
    assert [one.id for one in read_scene(none).combatants if one.side == "goblins"] == ["ogre"]


def test_a_large_one_finds_room_for_all_of_it() -> None:
    tables = after(ambush(), do="add", block="adult_red_dragon", side="goblins")
    seen = looked(tables, "en")
    dragon = next(one for one in seen["board"]["tokens"] if one["who"] == "adult_red_dragon")
    assert dragon["size"] == 3
    assert dragon["x"] + 3 <= seen["board"]["width"] and dragon["y"] + 3 <= seen["board"]["height"]


def test_somebody_is_put_elsewhere_and_not_where_somebody_stands() -> None:
    moved = after(ambush(), do="place", who="ada", x=6, y=0)
    assert Drawing(moved["field"]["map"]).sign((6, 0)) == "a"
    assert marks(moved).count("a") == 1
    for x, y, reason in ((3, 5, "table-draft-taken"), (59, 0, "table-draft-beyond")):
        with pytest.raises(TableError) as refused:
            after(ambush(), do="place", who="ada", x=x, y=y)
        assert refused.value.problem.reason == reason
    with pytest.raises(TableError):
        after(ambush(), do="place", who="nobody", x=0, y=0)


def test_ground_is_laid_where_nobody_stands() -> None:
    drawn = Drawing(after(ambush(), do="ground", ground="#", squares=[[1, 5], [2, 5], [58, 2]])["field"]["map"])
    assert drawn.sign((1, 5)) == "a"
    assert drawn.sign((2, 5)) == "#"


def test_ground_rises_and_falls_and_keeps_the_size_of_the_map() -> None:
    hill = after(after(ambush(), do="height", by=1, squares=[[8, 3], [9, 3]]), do="height", by=1, squares=[[8, 3]])
    assert hill["field"]["heights"].split("\n")[3][8:10] == "21"
    assert [one["mark"] for one in looked(hill, "en")["board"]["layers"] if one["mark"]]
    wide = after(hill, do="size", width=24, height=12)
    assert {len(row) for key in ("map", "heights") for row in wide["field"][key].split()} == {24}
    flat = after(after(hill, do="height", by=-1, squares=[[8, 3], [9, 3]]), do="height", by=-1, squares=[[8, 3]])
    assert "heights" not in flat["field"]


def test_a_change_that_leaves_no_scene_is_refused() -> None:
    tables = fresh("osr", "en")
    foes = [at for at, one in enumerate(tables["combatant"]) if one["side"] == "enemies"]
    fewer = after(tables, do="count", at=foes[-1], count=0)
    with pytest.raises(SceneError):
        after(fewer, do="count", at=foes[0], count=0)
    with pytest.raises(BojisteError):
        after(ambush(), do="size", width=2, height=2)


def test_a_map_is_taken_away_and_drawn_again() -> None:
    bare = after(ambush(), do="map", drawn=False)
    assert "field" not in bare and looked(bare, "cs")["board"] is None
    drawn = after(bare, do="map", drawn=True)
    assert len(looked(drawn, "cs")["board"]["tokens"]) == 9


def test_who_plays_and_how_is_changed() -> None:
    polearms = tables_of(examples()["fiveaction/three_against_one"])
    scene = read_scene(after(polearms, do="seat", at=0, person=True))
    assert len(scene.seats) == 2
    clever = after(ambush(), do="tactic", side="goblins", tactic="clever")
    assert {one["side"] for one in clever["combatant"] if one.get("tactic") == "clever"} == {"goblins"}
    named = after(ambush(), do="hero", name="Řehoř", side="heroes", role="wizard", level=3)
    assert read_scene(named).by_id["rehor"].seat == "player:rehor"


@pytest.mark.parametrize("asked", ["zlob", "огр", "ogre", "OGRE"])
def test_blocks_are_found_in_every_language(asked: str) -> None:
    from bojiste.core.system import system

    assert "ogre" in [one["id"] for one in found_blocks(system("srd5"), asked, "cs")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_change_it_are_other_scenes(language: str) -> None:
    found = changes(ambush(), language)
    assert len({one.label for one in found}) == len(found) > 4
    assert all(read_scene(one.tables) and one.tables == after(ambush(), **one.edit) for one in found)
    turned = knob(ambush(), language)
    assert turned is not None
    assert after(ambush(), **turned.turned(3))["combatant"][-1]["count"] == 3


def test_odds_come_first_and_then_what_would_change_them() -> None:
    said = counting.of_draft({"scene": fresh("osr", "cs"), "n": 20, "language": "cs"})
    first, second = next(said), next(said)
    assert first["told"]["fights"] == 8
    assert first["told"]["rows"][0]["label"] == "Hrdinové: vítězství"
    bys = [abs(one["by"]) for one in second["changes"]]
    assert bys == sorted(bys, reverse=True)


# -- over HTTP ---------------------------------------------------------------------------------------------------------


def asked(client: TestClient, rooms: Rooms, path: str, body: Any) -> Any:
    return client.post(f"/prepare/{path}?lang=cs", json=body, headers={"Authorization": f"Bearer {rooms.key}"})


def test_only_who_has_the_key_prepares(client: TestClient, rooms: Rooms) -> None:
    for path in ("draft", "odds", "fair"):
        assert client.post(f"/prepare/{path}", json={"scene": {}}).status_code == 401
    assert client.get("/prepare/blocks?q=a").status_code == 401
    assert asked(client, rooms, "draft", {"system": "srd5"}).status_code == 200
    assert client.get(f"/home/{rooms.key}/prepare").status_code == 200


def test_a_draft_is_changed_and_begun(client: TestClient, rooms: Rooms) -> None:
    begun = asked(client, rooms, "draft", {"example": "srd5/goblin_ambush"}).json()
    assert tomllib.loads(begun["text"]) == begun["scene"]
    edit = {"do": "ground", "ground": "#", "squares": [[9, 3], [9, 4]]}
    found = asked(client, rooms, "draft", {"scene": begun["scene"], "edit": edit}).json()
    assert found["scene"]["field"]["map"].count("#") == begun["scene"]["field"]["map"].count("#") + 2
    assert "g-wall" in found["fragments"]["map"]
    made = client.post("/api/games", json={"scene": found["scene"]}, headers={"Authorization": f"Bearer {rooms.key}"})
    assert made.status_code == 201


def test_faults_of_a_file_stand_beside_their_lines(client: TestClient, rooms: Rooms) -> None:
    text = examples()["srd5/duel"].read_text(encoding="utf-8") + '\n[[combatant]]\nblock = "gobblin"\nside = 7\n'
    wrong = asked(client, rooms, "draft", {"scene": text})
    assert wrong.status_code == 422
    assert wrong.json()["problems"][0]["line"] > 3
    assert faults(wrong.json()["source"]) == []
    assert wrong.json()["source"].count('class="faulty"') == 2
    broken = asked(client, rooms, "draft", {"scene": "format = 1\nsystem = \n"}).json()
    assert broken["problems"][0]["line"] == 2
    assert 'class="faulty" value="2"' in broken["source"]


@pytest.mark.parametrize(
    "edit", [{"do": "burn"}, {"do": "count", "at": -1, "count": 1}, {"do": "ground", "ground": "g"}]
)
def test_a_change_that_is_none_is_refused(client: TestClient, rooms: Rooms, edit: Any) -> None:
    wrong = asked(client, rooms, "draft", {"scene": ambush(), "edit": edit})
    assert wrong.status_code == 422
    assert all(one["message"] for one in wrong.json()["problems"])


def test_the_process_that_counts_is_asked_again_and_again(client: TestClient, rooms: Rooms) -> None:
    scene = fresh("osr", "cs")
    for _ in range(2):
        answer = asked(client, rooms, "odds", {"scene": scene})
        assert "data-counted" in answer.text and "event: page" in answer.text
    fair = asked(client, rooms, "fair", {"scene": scene, "target": 0.6}).json()
    assert 1 <= fair["value"] <= 16 and edited(scene, EDIT.validate_python(fair["edit"]))


# -- maps and parties from files ---------------------------------------------------------------------------------------


def test_a_map_of_another_program_is_laid_under_everybody() -> None:
    tables = after(fresh("srd5", "en"), do="plan", plan=vtt(resolution={"map_size": {"x": 12, "y": 8}}))
    scene = read_scene(tables)
    rows = tables["field"]["map"].split()
    assert (len(rows[0]), len(rows)) == (12, 8)
    assert rows[1][1:6] == "#####"
    assert tables["field"]["lamp"]
    assert len(scene.combatants) == len(read_scene(fresh("srd5", "en")).combatants)
    bare = after(tables, do="map", drawn=True)
    assert "#" not in bare["field"]["map"]


@pytest.mark.parametrize(
    ("system", "plan", "reason"),
    [
        ("srd5", {}, "not-a-vtt"),
        ("srd5", vtt(resolution={"map_size": {"x": 61, "y": 8}}), "above-maximum"),
        ("osr", vtt(), "no-drawn-map"),
    ],
)
def test_a_map_that_cannot_be_laid_is_refused(system: str, plan: dict[str, Any], reason: str) -> None:
    with pytest.raises(SceneError) as found:
        after(fresh(system, "en"), do="plan", plan=plan)
    assert [one.reason for one in found.value.problems] == [reason]


@pytest.mark.parametrize("system", system_ids())
def test_a_party_that_was_saved_takes_the_place_of_ours(system: str) -> None:
    first = fresh(system, "cs")
    side = first["combatant"][0]["side"]
    first = after(first, do="title", title="x")
    saved = party_text(first)
    assert "position" not in saved and "mark" not in saved
    other = fresh(system, "cs")
    kept = [one for one in other["combatant"] if one["side"] != side]
    found = after(other, do="party", party=saved)
    ours = [one for one in found["combatant"] if one["side"] == side]
    assert [one["name"] for one in ours] == [one["name"] for one in first["combatant"] if one["side"] == side]
    assert found["combatant"][len(ours) :] == kept
    assert tomllib.loads(party_text(found)) == tomllib.loads(saved)
    assert looked(found, "ru")["title"]


def test_a_party_of_another_system_is_refused() -> None:
    with pytest.raises(SceneError) as found:
        after(fresh("osr", "en"), do="party", party=party_text(fresh("drd2", "en")))
    assert [one.reason for one in found.value.problems] == ["other-system"]
