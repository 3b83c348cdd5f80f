"""The command: opens the table, says where it stands, and goes on where everybody was."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Any

import httpx2 as httpx
import pytest

from bojiste.cli import table as command
from bojiste.table import door
from bojiste.table.door import Links, Ready
from tests.web.people import Table
from tests.web.served import Served, refused


def sit(served: Served, http: httpx.Client) -> Table:
    return Table(http, {"game": served.ready["game"], "links": served.ready["links"]})


def test_closing_and_opening_goes_on_where_everybody_was_by_the_same_links(tmp_path: Path) -> None:
    with Served(tmp_path, "srd5/duel", "--seed", "7") as served:
        with httpx.Client(base_url=served.url, timeout=30) as http:
            table = sit(served, http)
            for _ in range(3):
                table.answer("gm")
            before = table.view("gm")
        code, told = refused("--data", tmp_path, "--port", "0")
        assert code == 2 and "already" in told
        assert served.close() in (0, 130)
    with Served(tmp_path, "srd5/duel", port=served.port) as again:
        assert again.ready["links"] == served.ready["links"] and again.ready["game"] == served.ready["game"]
        with httpx.Client(base_url=again.url, timeout=30) as http:
            assert sit(again, http).view("gm")["digest"] == before["digest"]
            listed = http.get("/api/games", headers=again.by_key()).json()["games"]
        assert len(listed) == 1
    with Served(tmp_path, "srd5/duel", "--new") as anew:
        assert anew.ready["game"] != served.ready["game"] and len(anew.ready["games"]) == 2


def test_the_stream_tells_what_happens_and_what_is_taken_back(tmp_path: Path) -> None:
    with Served(tmp_path, "srd5/duel", "--seed", "7") as served, httpx.Client(base_url=served.url, timeout=30) as http:
        table = sit(served, http)
        headers = {"Authorization": f"Bearer {table.token('screen')}", "Accept": "text/event-stream"}
        with http.stream("GET", f"/api/games/{table.id}/events", headers=headers) as stream:
            lines = stream.iter_lines()
            heard = until(lines, "state")
            assert all(kind in ("line", "state") for kind, _ in heard)
            with httpx.Client(base_url=served.url, timeout=30) as other:
                gm = sit(served, other)
                for _ in range(3):  # two turns in which nothing is told, and the next round
                    gm.answer("gm")
                told = until(lines, "line")[-1][1]
                number = gm.view("gm")["number"]
                until(lines, "state", lambda data: data["number"] == number)
                gm.post("gm", "undo", {"count": 3})
                assert until(lines, "undone")[-1][1]["after"] < told["upto"]


def until(lines: Any, kind: str, right: Any = lambda data: True) -> list[tuple[str, Any]]:
    """The events of a stream up to the first of a kind."""
    found: list[tuple[str, Any]] = []
    event, end = "", monotonic() + 30
    for line in lines:
        if line.startswith("event: "):
            event = line.removeprefix("event: ")
        elif line.startswith("data: "):
            found.append((event, json.loads(line.removeprefix("data: "))))
            if event == kind and right(found[-1][1]):
                return found
        assert monotonic() < end
    raise AssertionError("the stream has ended")


def test_a_save_is_gone_on_with(tmp_path: Path) -> None:
    with Served(tmp_path / "a", "srd5/duel", "--seed", "7") as one, httpx.Client(base_url=one.url, timeout=30) as http:
        sit(one, http).answer("gm")
        save = sit(one, http).get("gm", "save").json()
    (tmp_path / "kept.json").write_text(json.dumps(save), encoding="utf-8")
    for links in range(2):
        with Served(tmp_path / "b", str(tmp_path / "kept.json")) as two, httpx.Client(base_url=two.url) as http:
            assert sit(two, http).view("gm")["number"] > 1
            assert len(two.ready["games"]) == 1, links


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["nowhere.toml"], "no such file"),
        (["--db", "mysql://x"], "no address of a database"),
        (["--port", "99999"], "--port"),
        (["--host", "203.0.113.9", "--port", "0"], "nobody can be let in"),
    ],
)
def test_what_cannot_be_opened_is_told(tmp_path: Path, more: list[str], said: str) -> None:
    code, told = refused(*more, "--data", tmp_path)
    assert code == 2 and said in told and "Traceback" not in told


def test_without_the_extra_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from click.testing import CliRunner

    from bojiste.cli.group import bojiste

    monkeypatch.setattr(door, "missing", lambda: "starlette")
    for language in ("cs", "ru", "en"):
        done = CliRunner().invoke(bojiste, ["table", "--lang", language], prog_name="bojiste")
        assert done.exit_code == 2 and "pip install bojiste[table]" in done.output and done.output.count("\n") == 1


def test_links_and_codes_are_printed_in_three_languages(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setattr(command, "on_screen", lambda: True)
    url = "http://192.168.1.20:8642"
    game = Links("1", "Ambush", f"{url}/t/gm", f"{url}/t/screen", {"player:anna": f"{url}/t/anna"}, resumed=False)
    said = set()
    for language in ("cs", "ru", "en"):
        command._told(Ready(url, "key", f"{url}/home/key", "/data", game, ()), language, as_json=False)
        told = capsys.readouterr().out
        assert told.count(f"{url}/t/") == 3 and "█" in told and "anna" in told
        said.add(told)
    assert len(said) == 3


def test_a_code_says_the_link() -> None:
    assert len(door.qr("http://127.0.0.1:8642/t/abcdefghijklmnopqrstuv")) > 10
