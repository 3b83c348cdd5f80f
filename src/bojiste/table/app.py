"""The whole server: pages, the API, what is sent live, and the gate before all of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from bojiste.core.ask import GM
from bojiste.core.game import Game
from bojiste.core.system import system, system_ids
from bojiste.errors import BojisteError
from bojiste.files import toml
from bojiste.files.examples import examples
from bojiste.files.reading import read_text
from bojiste.files.scenes import load
from bojiste.table import links
from bojiste.table.api import Here, base_of, here, language_of, number_in, refusal, routes, seat_of
from bojiste.table.draft.shelf import found_blocks
from bojiste.table.faults import TableError, status_of
from bojiste.table.guard import Guard
from bojiste.table.hurry import Hurry
from bojiste.table.live import CLOSED, Page, find_room, pages, talk
from bojiste.table.pages import links_of, part, render, replay
from bojiste.table.pages.environment import warm
from bojiste.table.preparing import ROUTES
from bojiste.table.records import Record, record_of, story
from bojiste.table.room import Room
from bojiste.table.rooms import Rooms, names_of_seats, title_of
from bojiste.table.store import Seat
from bojiste.table.views import trace, view
from bojiste.table.voice import told
from bojiste.tell.words import Words

STATIC = Path(__file__).parent / "pages" / "static"
SHOWN = 8
"""Games whose links are all on the page of games; of older ones the game master's, whose page has the others."""
Handler = Callable[[Request], Awaitable[Response]]


def build(rooms: Rooms, folder: Path, language: str = "en", hosts: Iterable[str] = ()) -> ASGIApp:
    """The server of these games."""
    static = [Mount("/static", StaticFiles(directory=STATIC), name="static")] if STATIC.is_dir() else []
    app = Starlette(
        routes=[
            *routes(),
            Route("/", paged(closed_page)),
            Route("/home/{key}", paged(home_page)),
            Route("/home/{key}/prepare", paged(prepare_page)),
            Route("/t/{token}", paged(seat_page)),
            Route("/t/{token}/stream", paged(seat_stream)),
            Route("/t/{token}/replay", paged(replay_page)),
            Route("/t/{token}/links", paged(links_part)),
            Route("/t/{token}/trace", paged(trace_data)),
            Route("/t/{token}/story", paged(story_part)),
            Route("/t/{token}/record", paged(record_file)),
            Route("/t/{token}/blocks", paged(blocks_part)),
            WebSocketRoute("/t/{token}/live", seat_live),
            *ROUTES,
            *static,
        ],
        lifespan=_open,
        exception_handlers={HTTPException: _no_page, Exception: _broken},
    )
    app.state.here = Here(rooms, folder, language)
    return Guard(app, language, hosts)


@asynccontextmanager
async def _open(app: Starlette) -> AsyncIterator[None]:
    """While the server runs, reactions that nobody answers in time are answered."""
    rooms: Rooms = app.state.here.rooms
    rooms.on_change = Hurry(asyncio.get_running_loop()).look
    threading.Thread(target=_warm, daemon=True).start()
    yield
    app.state.here.forecasts.close()
    rooms.store.close()


def _warm() -> None:
    """Load what the first game would have to wait for, while nobody asks for anything yet."""
    for id in system_ids():
        system(id).models()
    warm()


async def _no_page(request: Request, fault: Exception) -> Response:
    """Nothing stands at this address, or not for this method."""
    wrong = isinstance(fault, HTTPException) and fault.status_code == 405
    refused = refusal(
        request, TableError("table-no-method" if wrong else "table-no-page", value=request.url.path[:100])
    )
    if isinstance(fault, HTTPException) and fault.headers:
        refused.headers.update(fault.headers)
    return refused


async def _broken(request: Request, fault: Exception) -> Response:
    """Something is wrong inside; what it is, only whoever runs the server is told (``guard``)."""
    return refusal(request, TableError("table-broken"))


# -- pages ---------------------------------------------------------------------------------------------------------


def paged(handler: Handler) -> Handler:
    """The handler of a page, with what it refuses told on a page."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except BojisteError as fault:
            return await _fault_page(request, fault)

    return answer


async def _fault_page(request: Request, fault: BojisteError) -> Response:
    language = language_of(request)
    return await _page("fault", language, status_of(fault), problems=told(fault, language)["problems"])


async def _page(kind: str, language: str, status: int = 200, **given: Any) -> Response:
    return HTMLResponse(await run_in_threadpool(render, kind, language=language, **given), status)


async def closed_page(request: Request) -> Response:
    """Whoever comes without a link is told where links come from."""
    raise TableError("table-no-link")


async def home_page(request: Request) -> Response:
    """The list of games and examples, for whoever has the key of the data folder."""
    at, key = here(request), _keyed(request)
    found = await run_in_threadpool(at.rooms.entries, language_of(request))
    language, base = language_of(request), base_of(request)
    rules = {one["id"]: one["name"] for one in known_systems(language)}
    names = await run_in_threadpool(at.rooms.seat_names, language)
    known = await run_in_threadpool(_examples, language)
    games = [
        {
            **one._asdict(),
            "rules": rules.get(one.system, one.system),
            "names": names.get(one.id, {}),
            "links": at.rooms.links(one.id, base) if place < SHOWN else {"gm": at.rooms.links(one.id, base)["gm"]},
        }
        for place, one in enumerate(found)
    ]
    return await _page("home", language_of(request), games=games, examples=known, key=key)


@cache
def _without_players() -> frozenset[str]:
    """The examples in which no seat is a player's: they are shared out before they begin."""
    return frozenset(id for id, path in examples().items() if set(load(path).seats) <= {GM})


@cache
def _examples(language: str) -> list[dict[str, Any]]:
    """The example scenes, what they are called, and whether players have seats."""
    systems = {one["id"]: one["name"] for one in known_systems(language)}
    return [
        {
            "id": id,
            "title": title_of(toml.parse(read_text(path), path), language),
            "system": systems[id.partition("/")[0]],
            "players": id not in _without_players(),
        }
        for id, path in examples().items()
    ]


async def prepare_page(request: Request) -> Response:
    """The page on which a fight is prepared."""
    key = _keyed(request)
    await run_in_threadpool(here(request).forecasts.warm)
    return await _page("prepare", language_of(request), key=key, systems=known_systems(language_of(request)))


def known_systems(language: str) -> list[dict[str, str]]:
    """The rule systems there are, by what they are called."""
    return [{"id": id, "name": Words(language, id).word("system")} for id in system_ids()]


def _keyed(request: Request) -> str:
    key = str(request.path_params["key"])
    if not links.same(key, here(request).rooms.key):
        seat_of(request, key)
        raise TableError("table-not-allowed")
    return key


async def seat_page(request: Request) -> Response:
    """The page of a seat: the game master's, a player's, the common screen's."""
    token = request.path_params["token"]
    seat, language = await run_in_threadpool(seat_of, request, token), language_of(request)
    room = await run_in_threadpool(here(request).rooms.room, seat.game)
    mark, found = await run_in_threadpool(_marked, room, seat.seat, language)
    kind = {"gm": "gm", "screen": "screen"}.get(seat.role, "player")
    return await _page(kind, language, seen=found, token=token, mark=mark)


def _marked(room: Room, seat: str, language: str) -> tuple[str, dict[str, Any]]:
    """The view of a seat, and the mark of the room as it stands in it."""
    with room.lock:
        return room.mark, view(room, seat, language)


def _page_of(connection: HTTPConnection, room: Room, seat: Seat) -> Page:
    """The page that a seat has open, with what it says that it shows."""
    mark = connection.query_params.get("mark", "")
    return Page(room, seat.seat, language_of(connection), number_in(connection, "after"), mark)


async def replay_page(request: Request) -> Response:
    """The game as one file that plays it again, from the eyes of a seat."""
    seat = await run_in_threadpool(seat_of, request, request.path_params["token"])
    room = await run_in_threadpool(here(request).rooms.room, seat.game)

    def drawn() -> str:
        with room.lock:
            return replay(room.game, seat.seat, language_of(request))

    name = {"Content-Disposition": f'attachment; filename="{room.id}.html"'}
    return HTMLResponse(await run_in_threadpool(drawn), headers=name)


async def links_part(request: Request) -> Response:
    """The links of a game with their pictures for phones, for the game master."""

    def drawn() -> str:
        seat = seat_of(request, request.path_params["token"])
        if seat.seat != GM:
            raise TableError("table-not-allowed")
        at, language = here(request), language_of(request)
        game = {
            "links": at.rooms.links(seat.game, base_of(request)),
            "names": names_of_seats(at.rooms.kept(seat.game).scene, language),
        }
        return part("links", language, links=links_of(game, language))

    return HTMLResponse(await run_in_threadpool(drawn))


async def trace_data(request: Request) -> Response:
    """What an answer would draw on the map, for whoever may give it."""
    number, key = number_in(request, "number"), request.query_params.get("key", "")[:200]

    def found() -> dict[str, Any] | None:
        seat = seat_of(request, request.path_params["token"])
        return trace(here(request).rooms.room(seat.game), seat.seat, language_of(request), number, key)

    return JSONResponse(await run_in_threadpool(found))


async def story_part(request: Request) -> Response:
    """The log of a seat as a story, with the table of who did what."""
    return HTMLResponse(await run_in_threadpool(_of_seat, request, story))


async def record_file(request: Request) -> Response:
    """The log of a seat as a file."""
    form = request.query_params.get("form", "html")
    found: Record = await run_in_threadpool(_of_seat, request, partial(record_of, form=form))
    name = {"Content-Disposition": f'attachment; filename="log.{found.ending}"'}
    return Response(found.text, media_type=found.media, headers=name)


def _of_seat(request: Request, made: Callable[[Game, str, str], Any]) -> Any:
    """What is made of a game as the seat of a link sees it."""
    seat = seat_of(request, request.path_params["token"])
    room = here(request).rooms.room(seat.game)
    with room.lock:
        return made(room.game, seat.seat, language_of(request))


async def blocks_part(request: Request) -> Response:
    """Blocks of the bestiary that a word means, to be brought in by the game master."""
    seat = await run_in_threadpool(seat_of, request, request.path_params["token"])
    if seat.seat != GM:
        raise TableError("table-not-allowed")
    room = await run_in_threadpool(here(request).rooms.room, seat.game)
    asked, language = request.query_params.get("q", "")[:100], language_of(request)
    found = await run_in_threadpool(found_blocks, room.game.scene.system, asked, language)
    return HTMLResponse(part("brought", language, found=found, asked=asked))


async def seat_stream(request: Request) -> Response:
    """The parts of a seat's page that have changed, where a WebSocket is closed off."""
    seat = await run_in_threadpool(seat_of, request, request.path_params["token"])
    room = await run_in_threadpool(here(request).rooms.room, seat.game)
    find_room(here(request), room)
    return StreamingResponse(
        pages(here(request), room, _page_of(request, room, seat), seat), media_type="text/event-stream"
    )


async def seat_live(socket: WebSocket) -> None:
    """The same over one WebSocket."""
    try:
        seat = await run_in_threadpool(seat_of, socket, socket.path_params["token"])
        room = await run_in_threadpool(here(socket).rooms.room, seat.game)
        page = _page_of(socket, room, seat)
    except BojisteError:
        await socket.close(CLOSED)
        return
    await talk(socket, here(socket), room, page, seat)
