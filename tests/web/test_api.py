"""The HTTP API: what it answers to whoever asks rightly, and to whoever does not."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from bojiste.core.game import Game
from bojiste.table import api, limits, openapi
from bojiste.table.rooms import Rooms
from tests.web.conftest import DUEL
from tests.web.people import Table

Begin = Callable[..., Table]
MESSAGE = {"path", "line", "value", "reason", "data", "message", "remedy"}


def reasons(answer: Any) -> list[str]:
    return [one["reason"] for one in answer.json()["problems"]]


# -- games ---------------------------------------------------------------------------------------------------------


def test_a_game_is_made_with_links_for_everybody(begin: Begin) -> None:
    table = begin()
    assert set(table.links) == {"gm", "screen", "player:anna", "player:bob"}
    assert len({table.token(seat) for seat in table.links}) == 4
    assert table.view("player:anna")["seat"] == "player:anna"
    assert table.view("gm")["digest"] and "digest" not in table.view("player:anna")


def test_a_scene_may_come_as_a_file_or_as_tables(client: TestClient, rooms: Rooms) -> None:
    by = {"Authorization": f"Bearer {rooms.key}"}
    file = client.post("/api/games", content=DUEL, headers={**by, "Content-Type": "application/toml"})
    import tomllib

    tables = client.post("/api/games", json={"scene": tomllib.loads(DUEL)}, headers=by)
    assert (file.status_code, tables.status_code) == (201, 201)
    listed = client.get("/api/games", headers=by).json()["games"]
    assert {one["id"] for one in listed} == {file.json()["game"], tables.json()["game"]}


def test_a_saved_game_goes_on_at_the_table(begin: Begin, client: TestClient, rooms: Rooms) -> None:
    table = begin()
    table.answer("gm")
    save = table.get("gm", "save").json()
    assert Game.load(save).digest == table.view("gm")["digest"]
    made = client.post("/api/games", json={"save": save}, headers={"Authorization": f"Bearer {rooms.key}"})
    assert Table(client, made.json()).view("gm")["digest"] == table.view("gm")["digest"]


def test_all_faults_of_a_scene_come_at_once_with_their_lines(client: TestClient, rooms: Rooms) -> None:
    scene = DUEL.replace('block = "guard"', 'block = "gaurd"').replace('side = "blue"', 'side = "blue"\nspeeed = 3')
    by = {"Authorization": f"Bearer {rooms.key}"}
    said = set()
    for language in ("cs", "ru", "en"):
        answer = client.post("/api/games", params={"lang": language}, json={"scene": scene}, headers=by)
        assert answer.status_code == 422
        found = answer.json()["problems"]
        assert len(found) >= 2 and all(set(one) == MESSAGE for one in found)
        assert {5, 10} <= {one["line"] for one in found}
        said |= {one["remedy"] for one in found}
    assert len(said) >= 6
    broken = client.post("/api/games", json={"scene": "format = = 1"}, headers=by)
    assert broken.status_code == 422 and broken.json()["problems"][0]["line"] == 1


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({}, "missing"),
        ({"scene": DUEL, "people": ["player:nobody"]}, "unknown-seat"),
        ({"scene": DUEL, "dice": "loaded"}, "not-one-of"),
        ({"scene": DUEL, "seed": "7"}, "not-an-integer"),
        ({"scene": DUEL, "seed": 2**70}, "above-maximum"),
        ({"scene": DUEL, "sead": 7}, "unknown-key"),
        ({"save": {"bojiste": 1}}, "missing"),
        ([], "not-a-table"),
    ],
)
def test_what_is_wrong_with_a_new_game_is_told(client: TestClient, rooms: Rooms, body: Any, reason: str) -> None:
    answer = client.post("/api/games", json=body, headers={"Authorization": f"Bearer {rooms.key}"})
    assert answer.status_code == 422 and reason in reasons(answer)


@pytest.mark.parametrize("text", [b"{", b"\xff", b'{"scene": NaN}', b'{"scene": "\\ud800"}', b"[" * 5000, b"1" * 9000])
def test_what_is_no_json_is_told(client: TestClient, rooms: Rooms, text: bytes) -> None:
    answer = client.post("/api/games", content=text, headers={"Authorization": f"Bearer {rooms.key}"})
    assert answer.status_code == 422 and reasons(answer)[0] in ("table-not-json", "not-a-table")


# -- playing -------------------------------------------------------------------------------------------------------


def test_each_answers_its_own_question_and_only_the_present_one(begin: Begin) -> None:
    table = begin()
    asked, other = ("player:anna", "player:bob") if table.view("player:anna")["ask"] else ("player:bob", "player:anna")
    ask = table.view(asked)["ask"]
    assert table.view(other)["ask"] is None and table.view("screen")["ask"] is None
    foreign = table.post(other, "answer", {"number": ask["number"], "key": ask["default"]})
    assert foreign.status_code == 409 and foreign.json()["view"]["ask"] is None
    late = table.post(asked, "answer", {"number": ask["number"] + 1, "key": ask["default"]})
    assert late.status_code == 409 and late.json()["view"]["ask"]["number"] == ask["number"]
    wrong = table.post(asked, "answer", {"number": ask["number"], "key": "fly"})
    assert wrong.status_code == 422 and reasons(wrong) == ["not-offered"]
    right = table.post(asked, "answer", {"number": ask["number"], "key": ask["default"]})
    assert right.status_code == 200 and right.json()["number"] > ask["number"]
    again = table.post(asked, "answer", {"number": ask["number"], "key": ask["default"]})
    assert again.status_code == 409
    assert table.post("screen", "answer", {"number": 1, "key": "end"}).status_code == 403


def test_a_whole_fight_can_be_played_by_its_seats(begin: Begin) -> None:
    table = begin()
    for _ in range(400):
        view = table.view("gm", after=10**6)
        if view["outcome"] is not None:
            break
        ask = view["ask"]
        key = next((one["key"] for one in ask["options"] if one["key"].startswith("attack:")), ask["default"])
        answer = table.post(ask["seat"], "answer", {"number": ask["number"], "key": key}, after=10**6)
        assert answer.status_code == 200, answer.text
    assert view["outcome"] is not None and view["seed"]["seed"] == "7"
    assert "seed" not in table.view("gm")["seed"] or view["outcome"]
    assert Game.load(table.get("gm", "save").json()).digest == view["digest"]


def test_the_game_master_takes_back_and_says_again(begin: Begin) -> None:
    table = begin()
    digests = [table.view("gm")["digest"]]
    for _ in range(4):
        digests.append(table.answer("gm")["digest"])
    assert table.post("gm", "undo", {"count": 2}).json()["digest"] == digests[2]
    assert table.view("gm")["undone"] is True
    assert table.post("gm", "redo", {}).json()["digest"] == digests[4]
    assert table.post("gm", "redo", {}).status_code == 409
    log = table.view("gm")["log"]
    back = table.post("gm", "undo", {"to": log[0]["index"]}).json()
    assert back["digest"] == digests[0]
    assert table.post("gm", "undo", {"count": 1}).status_code == 409
    assert table.post("player:anna", "undo", {"count": 1}).status_code == 403


def test_the_referees_hand_is_a_line_of_the_journal(begin: Begin) -> None:
    table = begin()
    number = table.view("gm")["number"]
    wrong = table.post("gm", "rule", {"number": number, "text": "ada flies, nobody -3"})
    assert wrong.status_code == 422 and wrong.json()["problems"][0]["remedy"]
    done = table.post("gm", "rule", {"number": number, "text": "ada -3"})
    assert done.status_code == 200
    assert table.get("gm", "save").json()["journal"][-1] == {"ask": number, "ruling": "ada -3"}
    assert table.post("player:anna", "rule", {"number": number, "text": "ada -3"}).status_code == 403
    assert table.post("gm", "rule", {"number": 999, "text": "ada -3"}).status_code == 409


def test_dice_of_the_hand_are_said_one_by_one_or_in_a_pool(begin: Begin) -> None:
    table = begin(dice="hand")
    view = table.view("gm")
    assert view["roll"] is not None and view["number"] == 1 and view["seed"] is None
    assert table.post("gm", "face", {"number": 1, "value": 21}).status_code == 422
    assert table.post("gm", "face", {"number": 7, "value": 20}).status_code == 409
    assert table.post("gm", "face", {"number": 1, "value": 20, "values": [3]}).status_code == 422
    one = table.post("gm", "face", {"number": 1, "value": 20})
    assert one.status_code == 200 and one.json()["number"] == 2
    rolled = table.post("gm", "face", {"number": 2})  # roll for me
    assert rolled.status_code == 200
    assert [set(line) for line in table.get("gm", "save").json()["journal"]] == [{"face"}, {"face"}]


def test_a_seat_is_left_to_its_tactic_and_given_back(begin: Begin) -> None:
    table = begin()
    asked = table.view("gm")["ask"]["seat"]
    other = ({"player:anna", "player:bob"} - {asked}).pop()
    left = table.post("gm", "seat", {"seat": asked, "tactic": True}).json()
    assert left["ask"] is None or left["ask"]["seat"] == other
    assert left["settings"]["tactic"] == [asked]
    assert any("tactic" in line for line in table.get("gm", "save").json()["journal"])
    table.post("gm", "seat", {"seat": asked, "tactic": False})
    assert table.view("gm")["settings"]["tactic"] == []
    assert table.post("gm", "seat", {"seat": "player:eva", "tactic": True}).status_code == 422


@pytest.mark.parametrize(
    ("level", "gauges", "state"),
    [
        ("exact", {"hp": (4, 11)}, None),
        ("damage", {"taken": (7, None)}, None),
        ("words", {}, "badly wounded"),
        ("nothing", {}, None),
        ("", {"hurt": (7, None)}, None),
    ],
)
def test_players_see_of_the_health_of_others_what_the_game_master_chose(
    begin: Begin, level: str, gauges: dict[str, Any], state: str | None
) -> None:
    table = begin()
    table.post("gm", "rule", {"number": table.view("gm")["number"], "text": "bohus -7"})
    done = table.post("gm", "table", {"health": level}).json()
    assert done["settings"]["health"] == level

    def of(seat: str, who: str) -> dict[str, Any]:
        return next(one for one in table.view(seat)["people"] if one["id"] == who)

    seen = of("player:anna", "bohus")
    assert {one["id"]: (one["value"], one["maximum"]) for one in seen["gauges"]} == gauges
    assert (state in seen["states"]) if state else not any("wounded" in one for one in seen["states"])
    for seat in ("player:bob", "gm"):
        assert of(seat, "bohus")["gauges"][0]["value"] == 4
    assert table.post("gm", "table", {"health": "all"}).status_code == 422
    assert table.post("player:anna", "table", {"health": "exact"}).status_code == 403


def test_lives_of_foes_are_told_in_words_by_every_system_that_has_them(begin: Begin) -> None:
    for scene in ("fiveaction/duel", "osr/goblins_at_the_bridge", "srd5/bridge"):
        table = begin(scene)
        table.post("gm", "table", {"health": "words"})
        seen = table.view("screen")["people"]
        assert seen and all("unhurt" in one["states"] or one["down"] for one in seen), scene


def test_while_the_table_pauses_players_wait(begin: Begin) -> None:
    table = begin()
    table.post("gm", "table", {"paused": True})
    ask = table.view("gm")["ask"]
    paused = table.post(ask["seat"], "answer", {"number": ask["number"], "key": ask["default"]})
    assert paused.status_code == 409 and reasons(paused) == ["table-paused"] and paused.json()["view"]["paused"]
    assert table.answer("gm")["number"] > ask["number"]


def test_the_log_of_a_seat_comes_from_where_it_was_left(begin: Begin) -> None:
    table = begin()
    for _ in range(5):
        table.answer("gm")
    whole = table.get("player:anna", "events").json()["events"]
    rest = table.get("player:anna", "events", after=whole[2]["upto"], lang="cs").json()["events"]
    assert [one["index"] for one in rest] == [one["index"] for one in whole[3:]]
    assert rest[0]["text"] != whole[3]["text"]
    assert table.get("player:anna", "events", after="x").status_code == 422


# -- links ---------------------------------------------------------------------------------------------------------


def test_links_open_one_seat_of_one_game(begin: Begin, client: TestClient) -> None:
    one, two = begin(), begin(seed=8)
    by = {"Authorization": f"Bearer {one.token('gm')}"}
    assert client.get(f"/api/games/{two.id}", headers=by).status_code == 404
    assert client.get("/api/games", headers=by).status_code == 403
    assert client.post("/api/games", json={"scene": DUEL}, headers=by).status_code == 403
    bare = client.get(f"/api/games/{one.id}")
    assert (bare.status_code, bare.headers["www-authenticate"]) == (401, "Bearer")
    assert client.get(f"/api/games/{one.id}", headers={"Authorization": "Bearer x"}).status_code == 403
    whole = client.get(f"/api/games/{one.id}", headers={"Authorization": f"Bearer {one.links['gm']}"})
    assert whole.status_code == 200


def test_a_link_is_renewed_and_closed_by_the_game_master(begin: Begin) -> None:
    table = begin()
    old = table.links["player:anna"]
    renewed = table.post("gm", "links", {"seat": "player:anna"}).json()["links"]["seats"]["player:anna"]
    assert renewed != old and table.get("player:anna").status_code == 403
    table.links["player:anna"] = renewed
    assert table.get("player:anna").status_code == 200
    assert (
        "player:anna" not in table.post("gm", "links", {"seat": "player:anna", "open": False}).json()["links"]["seats"]
    )
    assert table.get("player:anna").status_code == 403
    assert table.post("gm", "links", {"seat": "gm", "open": False}).status_code == 422
    assert table.post("player:bob", "links", {"seat": "player:anna"}).status_code == 403


def test_no_link_stands_in_the_database(begin: Begin, rooms: Rooms, tmp_path: Any) -> None:
    table = begin()
    rooms.store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.name.startswith("games"))
    assert all(table.token(seat).encode() not in kept for seat in table.links) and rooms.key.encode() not in kept


def test_a_reaction_that_nobody_answers_in_time_is_answered_by_its_default(begin: Callable[..., Table]) -> None:
    table = begin("drd2/ambush", seed=3)
    for _ in range(20):
        view = table.view()
        if view["ask"]["reaction"]:
            break
        table.answer()
    number, default = view["number"], view["ask"]["default"]
    assert view["ask"]["reaction"]
    table.post("gm", "table", {"limit": 1})
    end = time.monotonic() + 20
    while table.view()["number"] == number:
        assert time.monotonic() < end
        time.sleep(0.05)
    journal = table.get("gm", "save").json()["journal"]
    assert default in [line.get("key") for line in journal]


# -- limits and strangers ------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(begin: Begin, client: TestClient, rooms: Rooms) -> None:
    table = begin()
    large = table.post("gm", "answer", {"number": 1, "key": "x" * limits.MOST_BODY})
    assert large.status_code == 413 and reasons(large) == ["table-too-large"]
    by = {"Authorization": f"Bearer {rooms.key}"}
    assert client.post("/api/games", content=b"x" * (limits.MOST_SCENE + 1), headers=by).status_code == 413

    def endless() -> Any:
        for _ in range(100):
            yield b"x" * limits.MOST_SCENE

    assert client.post("/api/games", content=endless(), headers=by).status_code == 413


def test_whoever_tries_links_or_answers_too_often_waits(begin: Begin, client: TestClient, monkeypatch: Any) -> None:
    table = begin()
    monkeypatch.setattr(limits, "MISSES", 3)
    codes = [table.client.get(f"/api/games/{table.id}", headers={"Authorization": f"Bearer {n}"}).status_code
             for n in range(limits.MISSES + 40)]  # fmt: skip
    assert codes[0] == 403 and codes[-1] == 429


def test_answers_of_one_link_are_counted(begin: Begin, client: TestClient) -> None:
    table = begin()
    often = limits.Often(2)
    client.app._app.state.here.answers = often  # type: ignore[attr-defined]
    codes = [table.post("gm", "answer", {"number": 0, "key": ""}).status_code for _ in range(3)]
    assert codes == [409, 409, 429]
    assert table.post("player:anna", "answer", {"number": 0, "key": ""}).status_code == 409


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}, {"Host": "a:b:c.d"}]
)
def test_other_sites_are_not_listened_to(begin: Begin, client: TestClient, headers: dict[str, str]) -> None:
    table = begin()
    by = {"Authorization": f"Bearer {table.token('gm')}", **headers}
    answer = client.post(f"/api/games/{table.id}/undo", json={}, headers=by)
    assert answer.status_code == 403 and reasons(answer)[0].startswith("table-foreign")


def test_every_answer_tells_browsers_what_they_may_do(begin: Begin, client: TestClient) -> None:
    table = begin()
    for path in ("/api/openapi.json", f"/api/games/{table.id}", "/nowhere", "/api/games/x/y/z"):
        answer = client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy and "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["referrer-policy"] == "no-referrer" and answer.headers["cache-control"] == "no-store"
        assert "server" not in answer.headers


def test_what_breaks_inside_is_not_told_outside(begin: Begin, monkeypatch: Any, capsys: Any) -> None:
    table = begin()

    def broken(*given: Any, **more: Any) -> Any:
        raise RuntimeError("the secret of the house")

    monkeypatch.setattr(api, "view", broken)
    answer = table.get("gm")
    assert answer.status_code == 500 and reasons(answer) == ["table-broken"]
    assert "secret" not in answer.text and "Traceback" not in answer.text
    assert "the secret of the house" in capsys.readouterr().err


def test_messages_are_in_the_language_of_whoever_asks(begin: Begin, client: TestClient) -> None:
    said = {
        client.get("/api/games/x", headers={"Accept-Language": language}).json()["problems"][0]["message"]
        for language in ("cs", "ru-RU,ru;q=0.9", "fr, en;q=0.5", "de")
    }
    assert len(said) == 3


# -- the description -----------------------------------------------------------------------------------------------


def test_the_description_names_every_address_there_is(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    there = {(method.lower(), path) for method, path, _ in api.ROUTES}
    assert there == {(method, path) for path, found in described["paths"].items() for method in found}
    assert json.dumps(described) == json.dumps(openapi.document())


def test_a_forecast_from_this_moment_names_who_wins_and_what_answers_lead_to(begin: Begin) -> None:
    table = begin()
    found = table.post("gm", "forecast", {"n": 10, "answers": True}, lang="cs").json()
    assert found["report"]["fights"] == 10 and found["number"] == table.view("gm")["number"]
    assert sum(one["part"] for one in found["told"]["rows"] if "vítězství" in one["label"]) <= 1.0001
    assert found["answers"] and all(one["label"] for one in found["answers"])
    assert table.post("player:anna", "forecast", {"n": 10}).status_code == 403


def test_an_example_is_begun_by_its_name(client: TestClient, rooms: Rooms) -> None:
    by = {"Authorization": f"Bearer {rooms.key}"}
    assert client.post("/api/games", json={"example": "srd5/duel"}, headers=by).status_code == 201
    wrong = client.post("/api/games", json={"example": "srd5/dual"}, headers=by)
    assert wrong.status_code == 422 and wrong.json()["problems"][0]["data"]["near"] == "srd5/duel"


def test_who_is_shown_it_anyway_may_want_no_view(begin: Begin, client: TestClient) -> None:
    table = begin()
    ask = table.view("gm")["ask"]
    by = {"Authorization": f"Bearer {table.token(ask['seat'])}", "Prefer": "return=minimal"}
    body = {"number": ask["number"], "key": ask["default"]}
    answer = client.post(f"/api/games/{table.id}/answer", json=body, headers=by)
    assert answer.headers["preference-applied"] == "return=minimal"
    assert answer.json() == {"number": table.view("gm")["number"]}
    refused = client.post(f"/api/games/{table.id}/answer", json=body, headers=by)
    assert refused.status_code == 409 and refused.json()["view"]["number"] == table.view("gm")["number"]


def test_a_link_that_was_used_is_closed_all_the_same(begin: Begin) -> None:
    table = begin()
    assert table.get("player:anna").status_code == 200
    table.post("gm", "links", {"seat": "player:anna", "open": False})
    assert table.get("player:anna").status_code == 403


def test_somebody_may_leave_the_rest_of_their_turn_to_the_tactic(begin: Begin) -> None:
    table = begin("srd5/goblin_ambush", seed=3)
    seat, number = next(
        (one["seat"], one["number"]) for one in iter(lambda: asked_of_a_player(table), None) if one["seat"] != "gm"
    )
    other = next(one for one in table.links if one not in ("gm", "screen", seat))
    assert table.post(other, "turn", {"number": number}).status_code == 409
    before = table.view("gm")
    view = table.post(seat, "turn", {"number": number}).json()
    assert view["number"] > number + 1, "more than one question of the turn is answered"
    after = table.view("gm")
    assert after["turns"]["on"] != before["turns"]["on"] or after["ask"]["seat"] != seat
    assert table.post(seat, "turn", {"number": number}).status_code == 409
    table.post("gm", "undo", {"count": 1})
    assert number < table.view("gm")["number"] < after["number"], "each answer is taken back by itself"


def asked_of_a_player(table: Table) -> dict[str, Any]:
    """What is asked now; what the game master is asked is answered by its default, and then there is another."""
    ask: dict[str, Any] = table.view("gm")["ask"]
    if ask["seat"] == "gm":
        table.answer("gm")
    return ask
