"""The door of the room: opens the table, says where it stands, and keeps it open until it is closed."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from bojiste.core.game import Game
from bojiste.errors import ReplayDiffers
from bojiste.table.faults import TableError

PORT = 8642
NEXT = 20
"""So many ports above the usual one are tried where it is taken."""
LOCK = "lock"
LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"
SPARE = 64
"""Connections that are waiting to be accepted."""


class Wish(NamedTuple):
    """What is to be opened. ``scene``: of which game is to be played (``begin`` makes it where none of it is to go on
    with); ``save``: with which it has been gone on."""

    folder: Path | None = None
    db: str | None = None
    host: str | None = None
    port: int | None = None
    lan: bool = False
    language: str = "en"
    scene: Mapping[str, Any] | None = None
    save: Mapping[str, Any] | None = None
    begin: Callable[[], Game] | None = None


class Links(NamedTuple):
    """Where people sit down at one game."""

    game: str
    title: str
    gm: str
    screen: str
    seats: Mapping[str, str]
    resumed: bool


class Ready(NamedTuple):
    """Where the table stands: its address, the key that makes games, and the links of the game that is played."""

    url: str
    key: str
    home: str
    folder: str
    game: Links | None
    games: tuple[dict[str, Any], ...]


def missing() -> str | None:
    """The library that is not there, of those the table needs; ``None``: all are."""
    from importlib.util import find_spec

    needed = ("starlette", "uvicorn", "websockets", "jinja2", "sqlalchemy", "segno", "platformdirs")
    return next((name for name in needed if find_spec(name) is None), None)


def qr(text: str) -> list[str]:
    """A QR code of an address, drawn in half blocks."""
    from io import StringIO

    import segno

    drawn = StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n").split("\n")


def serve(wish: Wish, told: Callable[[Ready], None]) -> None:
    """Keep the table open until somebody closes it (Ctrl-C); ``told`` when it is ready."""
    import uvicorn

    from bojiste.table.app import build
    from bojiste.table.rooms import Rooms

    folder = wish.folder or usual_folder()
    with _held(folder), _listening(wish) as line:
        rooms = Rooms.of(folder, wish.db)
        ready = _ready(wish, rooms, folder, line.getsockname()[1])
        hosts = [name for name in (wish.host, socket.gethostname(), f"{socket.gethostname()}.local") if name]
        config = uvicorn.Config(
            build(rooms, folder, wish.language, hosts),
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=4096,
            ws_ping_interval=20,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
            backlog=SPARE,
        )
        _server(config, lambda: told(ready)).run(sockets=[line])


def _server(config: Any, ready: Callable[[], None]) -> Any:
    """A server that says when it is ready."""
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            ready()

    return Server(config)


def usual_folder() -> Path:
    """Where the user's data are kept on this machine."""
    from platformdirs import user_data_path

    return user_data_path("bojiste", appauthor=False) / "table"


# -- what is opened ------------------------------------------------------------------------------------------------


def _ready(wish: Wish, rooms: Any, folder: Path, port: int) -> Ready:
    url = f"http://{_address(wish)}:{port}"
    games = tuple(one._asdict() for one in rooms.entries())
    game = None if wish.scene is None else _opened(wish, rooms, url)
    if game is not None:
        games = tuple(one._asdict() for one in rooms.entries())
    return Ready(url, rooms.key, f"{url}/home/{rooms.key}", str(folder), game, games)


def _opened(wish: Wish, rooms: Any, url: str) -> Links:
    """The game that is to be played: the one that was begun already, or a new one."""
    assert wish.scene is not None and wish.begin is not None
    with suppress(ReplayDiffers):  # what today's rules tell otherwise stays as it is, and another is begun
        found = rooms.same(wish.scene, wish.save)
        if found is not None:
            return links_of(rooms, found.id, url, resumed=True)
    return links_of(rooms, rooms.make(wish.begin()).id, url, resumed=False)


def links_of(rooms: Any, id: str, url: str, *, resumed: bool) -> Links:
    """The links of a game as addresses; those that are closed are not among them."""
    entry = next(one for one in rooms.entries() if one.id == id)
    links = rooms.links(id, url)
    return Links(id, entry.title, links["gm"] or "", links["screen"] or "", links["seats"], resumed)


# -- where it stands -----------------------------------------------------------------------------------------------


@contextmanager
def _held(folder: Path) -> Iterator[None]:
    """While the table is open, nobody else opens this folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as fault:
        raise TableError("file-trouble", str(folder), "", text=fault.strerror or "", folder=str(folder)) from None
    try:
        if not _lock(handle):
            raise TableError("table-folder-taken", str(folder))
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> bool:
    """Whether a file is ours now; the system lets it go when this process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def _listening(wish: Wish) -> Iterator[socket.socket]:
    """The socket at which the table is reached; one port further where the usual one is taken."""
    host = wish.host or (EVERYWHERE if wish.lan else LOCAL)
    ports = [wish.port] if wish.port is not None else range(PORT, PORT + NEXT)
    fault: OSError | None = None
    for port in ports:
        line = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((host, port))
        except (OSError, OverflowError) as found:
            line.close()
            fault = found if isinstance(found, OSError) else None
            continue
        with line:
            yield line
        return
    raise TableError("table-port-taken", "--port", wish.port or PORT, text=getattr(fault, "strerror", "") or "")


def _address(wish: Wish) -> str:
    """Under which address phones find this machine."""
    if wish.host and wish.host not in (EVERYWHERE, "::"):
        return f"[{wish.host}]" if ":" in wish.host else wish.host
    return _own_address() if wish.lan or wish.host else LOCAL


def _own_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
        except OSError:
            return LOCAL
        return str(line.getsockname()[0])
