"""Where games are kept: SQLite by default, PostgreSQL where somebody wants it; the same tests for both."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bojiste.errors import ReplayDiffers
from bojiste.files import toml
from bojiste.table.faults import TableError
from bojiste.table.room import Room
from bojiste.table.rooms import Rooms, begun
from bojiste.table.store import Kept, Seat, Step, Store
from tests.web.conftest import DUEL

SCENE = toml.parse(DUEL, Path("duel"))
SECRET = bytes(32)


def postgres() -> Path | None:
    """Debian's server, or whatever is on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    beside = shutil.which("initdb")
    return found[0].parent if found else Path(beside).parent if beside else None


def _as_nobody(command: list[str]) -> list[str]:
    """The server refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of PostgreSQL on a socket of its own, for this session; the address of its socket."""
    home = postgres()
    if home is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    pytest.importorskip("psycopg", reason='the driver is not installed (pip install "bojiste[postgres]")')
    folder = Path("/tmp") / f"bojiste-postgres-{os.getpid()}"  # a socket's path is at most 107 bytes long
    folder.mkdir()
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data = folder / "data"

    def run(name: str, *more: str) -> None:
        done = subprocess.run(_as_nobody([str(home / name), "-D", str(data), *more]), capture_output=True, timeout=60)
        assert done.returncode == 0, done.stderr.decode()

    try:
        run("initdb", "-U", "games", "-A", "trust", "-E", "UTF8", "--no-sync")
        run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", f"-k {folder} -c listen_addresses='' -F", "start")
        try:
            yield str(folder)
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    import psycopg

    socket = request.getfixturevalue("cluster")
    name = f"games{abs(hash(request.node.nodeid))}"
    with psycopg.connect(f"host={socket} user=games dbname=postgres", autocommit=True) as line:
        line.execute(f"create database {name}")
    return f"postgresql://games@/{name}?host={socket}"


@pytest.fixture
def rooms(url: str) -> Iterator[Rooms]:
    found = Rooms(Store(url), SECRET)
    yield found
    found.store.close()


def test_a_game_is_found_again_as_it_stood(rooms: Rooms, url: str) -> None:
    room = rooms.make(begun(SCENE, 7))
    for _ in range(6):
        assert room.game.ask is not None
        room.answer("gm", room.game.ask.number, room.game.ask.default)
    room.undo(2)
    room.set(limit=30)
    room.hand_over("player:anna", True)
    other = Rooms(Store(url), SECRET)
    again = other.room(room.id)
    assert again is not room and again.game.digest == room.game.digest
    assert again.game.journal == room.game.journal and again.settings == room.settings
    assert other.links(room.id, "") == rooms.links(room.id, "")
    other.store.close()


def test_undo_back_and_redo_hold_after_a_restart(rooms: Rooms, url: str) -> None:
    room = rooms.make(begun(SCENE, 7))
    marks = []
    for _ in range(8):
        assert room.game.ask is not None
        marks.append((len(room.game.events), room.game.digest))
        room.answer("gm", room.game.ask.number, room.game.ask.default)
    events, digest = next(one for one in marks[3:] if one[0] < len(room.game.events))
    other = Rooms(Store(url), SECRET)
    again = other.room(room.id)
    again.back_to(events - 1)
    assert len(again.game.events) == events and again.game.digest == digest
    again.redo()
    assert again.game.digest == room.game.digest
    other.store.close()


def test_two_servers_of_one_database_do_not_overwrite_each_other(rooms: Rooms, url: str) -> None:
    one = rooms.make(begun(SCENE, 7))
    other_rooms = Rooms(Store(url), SECRET)
    other = other_rooms.room(one.id)
    ask = one.game.ask
    assert ask is not None
    one.answer("gm", ask.number, ask.default)
    with pytest.raises(TableError) as fault:
        other.answer("gm", ask.number, ask.default)
    assert fault.value.problem.reason == "table-elsewhere"
    assert other.game.digest == one.game.digest
    other_rooms.store.close()


def test_a_newer_database_is_left_alone(rooms: Rooms, url: str) -> None:
    import sqlalchemy as sa

    with rooms.store._engine.begin() as line:
        line.execute(sa.text("update about set value = '2' where name = 'version'"))
    with pytest.raises(TableError) as fault:
        Store(url)
    assert fault.value.problem.reason == "store-newer"


def test_what_today_s_rules_tell_otherwise_is_kept_as_it_is(rooms: Rooms, url: str) -> None:
    room = rooms.make(begun(SCENE, 7))
    import sqlalchemy as sa

    with rooms.store._engine.begin() as line:
        line.execute(sa.text("update steps set links = '[\"0123456789abcdef\"]' where number = 0"))
    other = Rooms(Store(url), SECRET)
    with pytest.raises(ReplayDiffers):
        other.room(room.id)
    assert other.kept(room.id).save()["journal"] == room.game.save()["journal"]
    other.store.close()


def test_words_with_no_letters_of_a_database_are_kept(rooms: Rooms) -> None:
    step = Step(0, [{"ask": 1, "seat": "gm", "key": "a\x00\u2028'\"\\u0000"}], 0, [])
    kept = Kept("strange", 1, "1", {"system": "x", "title": "\x00"}, {"seed": 1}, {}, False, [step])
    rooms.store.make(kept, [Seat("strange", "gm", "gm", b"\x00\xff", "0" * 64)])
    found = rooms.store.game("strange")
    assert found is not None and found.steps[0].said == step.said and found.scene == kept.scene
    assert rooms.store.seats("strange")[0].salt == b"\x00\xff"


# -- what only files can do ----------------------------------------------------------------------------------------


def _room(folder: Path) -> tuple[Rooms, str]:
    rooms = Rooms.of(folder)
    return rooms, rooms.make(begun(SCENE, 7)).id


def test_whoever_keeps_something_waits_for_the_others_of_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten games go on at once, and none is told that the file is locked, however short its patience."""
    monkeypatch.setattr("bojiste.table.store.PATIENCE", 0)
    rooms = Rooms.of(tmp_path)
    games = [rooms.make(begun(SCENE, seed)) for seed in range(10)]
    faults: list[Exception] = []

    def play(room: Room) -> None:
        try:
            for _ in range(12):
                ask = room.game.ask
                if ask is not None:
                    room.answer("gm", ask.number, ask.default)
        except TableError as fault:
            faults.append(fault)

    people = [threading.Thread(target=play, args=(room,)) for room in games]
    for one in people:
        one.start()
    for one in people:
        one.join()
    assert faults == []
    assert all(rooms.kept(room.id).save()["journal"] == room.game.save()["journal"] for room in games)
    rooms.store.close()


def test_a_full_disk_is_told_and_the_game_stands(tmp_path: Path) -> None:
    rooms, id = _room(tmp_path)
    room = rooms.room(id)
    with rooms.store._engine.connect() as line:
        pages = line.exec_driver_sql("pragma page_count").scalar_one()
    rooms.store._engine.dispose()
    import sqlalchemy as sa

    def small(connection: sqlite3.Connection, record: object) -> None:
        connection.execute(f"pragma max_page_count = {pages}")

    sa.event.listen(rooms.store._engine, "connect", small)
    before, told = room.game.digest, None
    digests = [before]
    for _ in range(400):
        ask = room.game.ask
        if ask is None:
            break
        try:
            room.answer("gm", ask.number, ask.default)
        except TableError as fault:
            told = fault.problem.reason
            break
        digests.append(room.game.digest)
    assert told == "store-full" and room.game.digest == digests[-1]
    sa.event.remove(rooms.store._engine, "connect", small)
    rooms.store._engine.dispose()
    ask = room.game.ask
    assert ask is not None
    room.answer("gm", ask.number, ask.default)
    assert Rooms.of(tmp_path).room(id).game.digest == room.game.digest


def test_a_locked_file_is_told_and_the_game_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bojiste.table.store.PATIENCE", 100)
    rooms, id = _room(tmp_path)
    room = rooms.room(id)
    before, ask = room.game.digest, room.game.ask
    assert ask is not None
    with sqlite3.connect(tmp_path / "games.sqlite3") as line:
        line.execute("begin immediate")
        with pytest.raises(TableError) as fault:
            room.answer("gm", ask.number, ask.default)
        line.rollback()
    assert fault.value.problem.reason == "store-locked" and room.game.digest == before
    again = room.game.ask
    assert again is not None and again.number == ask.number
    room.answer("gm", again.number, again.default)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://root:secret@host/x", "store-address"),
        ("no address", "store-address"),
        ("postgresql://nobody:secret@127.0.0.1:9/none", "store-trouble"),
        ("sqlite:////nowhere/at/all.sqlite3", "store-not-permitted"),
    ],
)
def test_an_address_that_leads_nowhere_is_told(url: str, reason: str) -> None:
    with pytest.raises(TableError) as fault:
        Store(url)
    assert fault.value.problem.reason == reason and "secret" not in str(fault.value)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_bytes(b"These are not games at all. " * 100)
    with pytest.raises(TableError) as fault:
        Rooms.of(tmp_path)
    assert fault.value.problem.reason == "store-foreign"
    assert (tmp_path / "games.sqlite3").read_bytes().startswith(b"These")
    with sqlite3.connect(tmp_path / "other.sqlite3") as line:
        line.execute("create table recipes (name text)")
    with pytest.raises(TableError) as other:
        Store(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    assert other.value.problem.reason == "store-foreign"


def test_the_secret_of_a_folder_is_drawn_once_and_read_by_nobody_else(tmp_path: Path) -> None:
    one, other = Rooms.of(tmp_path), Rooms.of(tmp_path)
    assert one.key == other.key
    if os.name == "posix":
        assert (tmp_path / "key").stat().st_mode & 0o077 == 0
    (tmp_path / "key").write_text("short")
    with pytest.raises(TableError) as fault:
        Rooms.of(tmp_path)
    assert fault.value.problem.reason == "table-key-damaged"
