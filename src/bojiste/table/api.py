"""The HTTP API: what the pages, bots, streams and virtual tabletops talk to. ``openapi`` describes it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing
from pathlib import Path
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from bojiste.core.ask import GM
from bojiste.core.game import Game
from bojiste.core.reading import near
from bojiste.errors import BojisteError, Problem
from bojiste.files.examples import examples
from bojiste.files.reading import read_text
from bojiste.table import bodies, limits, links
from bojiste.table.ahead import Forecasts
from bojiste.table.faults import TableError, status_of
from bojiste.table.live import event, find_room, stream
from bojiste.table.openapi import document
from bojiste.table.room import Room
from bojiste.table.rooms import Rooms, begun, resumed
from bojiste.table.store import Seat
from bojiste.table.views import events, eyes_of, view
from bojiste.table.voice import LineOf, accepted, told

TOML = "application/toml"
Handler = Callable[[Request], Awaitable[Response]]


class Here:
    """What every request of one server shares."""

    def __init__(self, rooms: Rooms, folder: Path, language: str) -> None:
        self.rooms = rooms
        self.folder = folder
        self.language = language
        self.answers = limits.Often(limits.ANSWERS)
        self.misses = limits.Often(limits.MISSES)
        self.forecasts = Forecasts()
        self.connections = 0
        self.looks = asyncio.Semaphore(limits.LOOKS)


def here(request: Any) -> Here:
    found: Here = request.app.state.here
    return found


def language_of(request: Any) -> str:
    """The language that a request asks for by name, or else its browser; otherwise the server's."""
    asked = accepted(request.query_params.get("lang", ""))
    return asked or accepted(request.headers.get("accept-language", "")) or here(request).language


# -- who asks ------------------------------------------------------------------------------------------------------


def token_of(request: Request) -> str:
    """The words of the link with which somebody asks; the whole address of one will do. ``TableError`` without any."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise TableError("table-no-bearer")
    return token.strip().rpartition("/")[2][:200]


def base_of(request: Request) -> str:
    """The address of the table, as whoever asks knows it."""
    return f"{request.url.scheme}://{request.url.netloc}"


def address_of(request: Any) -> str:
    return request.client.host if request.client is not None else ""


def seat_of(request: Any, token: str) -> Seat:
    """Whose link it is; whoever tries many in vain has to wait."""
    at, address = here(request), address_of(request)
    if at.misses.full(address):
        raise TableError("table-too-often")
    try:
        return at.rooms.seat_of(token)
    except TableError:
        at.misses.take(address)
        raise


def by_key(request: Request) -> None:
    """Only whoever has the key of the data folder."""
    token = token_of(request)
    if links.same(token, here(request).rooms.key):
        return
    seat_of(request, token)  # a link of somebody's is no wrong link, but it makes no games
    raise TableError("table-not-allowed")


def sitter(request: Request, *, gm: bool = False) -> Seat | None:
    """Who asks something of this game: the seat of a link, or nobody (``None``): whoever has the key of the folder."""
    token, id = token_of(request), request.path_params["id"]
    if links.same(token, here(request).rooms.key):
        return None
    seat = seat_of(request, token)
    if seat.game != id:
        raise TableError("table-no-game", "id", id)
    if gm and seat.seat != GM:
        raise TableError("table-not-allowed")
    return seat


def room_of(request: Request) -> Room:
    return here(request).rooms.room(request.path_params["id"])


# -- reading and answering -----------------------------------------------------------------------------------------


async def body_of(request: Request, most: int = limits.MOST_BODY) -> bytes:
    """The body of a request, as far as it may be long."""
    parts, length = [], 0
    async for part in request.stream():
        length += len(part)
        if length > most:
            raise TableError("table-too-large", maximum=most // limits.KIB)
        parts.append(part)
    return b"".join(parts)


def refusal(request: Any, fault: BojisteError, **more: Any) -> JSONResponse:
    """What is wrong, with the status that says how."""
    status = status_of(fault)
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else None
    return JSONResponse({**told(fault, language_of(request)), **more}, status, headers)


def handled(handler: Handler) -> Handler:
    """The handler, with everything it refuses told as problems."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except BojisteError as fault:
            return refusal(request, fault)

    return answer


def number_in(request: HTTPConnection, name: str, most: int = 2**31 - 1) -> int:
    """A whole number of the query; 0 where it is not given."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdecimal() and len(text) <= 10 and int(text) <= most):
        raise TableError("not-an-integer", name, text)
    return int(text)


# -- games ---------------------------------------------------------------------------------------------------------


async def list_games(request: Request) -> Response:
    """All games of the data folder, the newest first."""
    by_key(request)
    found = await run_in_threadpool(here(request).rooms.entries)
    return JSONResponse({"games": [one._asdict() for one in found]})


async def make_game(request: Request) -> Response:
    """A new game of a scene, or of a saved game."""
    by_key(request)
    text = await body_of(request, limits.MOST_SCENE)
    if request.headers.get("content-type", "").partition(";")[0].strip() == TOML:
        wish = bodies.NewGame.model_validate({"scene": _toml(text)})
    else:
        wish = bodies.read(text, bodies.NewGame)
    return await run_in_threadpool(_made, request, wish)


def _toml(text: bytes) -> str:
    try:
        return text.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise TableError("table-not-text") from None


def _made(request: Request, wish: bodies.NewGame) -> Response:
    rooms = here(request).rooms
    if sum(one is not None for one in (wish.scene, wish.example, wish.save)) != 1:
        raise TableError("missing", "scene", known="scene, example, save")
    if wish.save is not None:
        return _opened(request, rooms.make(resumed(wish.save)))
    scene = example_text(wish.example) if wish.example is not None else wish.scene
    assert scene is not None
    game = _begun(request, scene, wish)
    return game if isinstance(game, Response) else _opened(request, rooms.make(game))


def example_text(name: str) -> str:
    """The text of an example."""
    there = examples()
    if name not in there:
        raise TableError("not-one-of", "example", name, known=", ".join(there), near=near(name, there))
    return read_text(there[name])


def _begun(request: Request, scene: Mapping[str, Any] | str, wish: bodies.NewGame | None) -> Game | Response:
    """The game of a scene that somebody has sent, or all that is wrong with it, with the lines it stands on."""
    line: LineOf = _line_of_syntax
    try:
        source = bodies.Source(scene, here(request).folder)
        line = source.line
        if wish is None:
            return begun(source.tables, 0)
        seed = links.fresh_seed() if wish.seed is None else wish.seed
        return begun(source.tables, seed, wish.dice, wish.people)
    except BojisteError as fault:
        return JSONResponse(told(fault, language_of(request), line), status_of(fault))


def _line_of_syntax(problem: Problem) -> int | None:
    found: int | None = problem.data.get("line")
    return found


def _opened(request: Request, room: Room) -> Response:
    where = {"Location": f"/api/games/{room.id}"}
    return JSONResponse({"game": room.id, "links": _links(request, room.id)}, 201, where)


def _links(request: Request, id: str) -> dict[str, Any]:
    return here(request).rooms.links(id, base_of(request))


async def get_game(request: Request) -> Response:
    """The view of the seat."""
    seat = sitter(request)
    return await run_in_threadpool(_view, request, seat)


def _view(request: Request, seat: Seat | None) -> Response:
    after = number_in(request, "after")
    return JSONResponse(view(room_of(request), eyes_of(seat), language_of(request), after))


async def get_events(request: Request) -> Response:
    """What the seat has seen since, as a list or as a stream."""
    seat, after = sitter(request), number_in(request, "after")
    room = await run_in_threadpool(room_of, request)
    if "text/event-stream" in request.headers.get("accept", ""):
        find_room(here(request), room)
        last = request.headers.get("last-event-id", "")
        after = int(last) if last.isascii() and last.isdecimal() and len(last) <= 9 else after
        told = stream(here(request), room, eyes_of(seat), seat, language_of(request), after)
        return StreamingResponse(told, media_type="text/event-stream")
    found = await run_in_threadpool(events, room, eyes_of(seat), language_of(request), after)
    return JSONResponse({"events": found})


async def get_save(request: Request) -> Response:
    """The whole game as a file, for the game master; also where today's rules tell another story."""
    sitter(request, gm=True)
    kept = await run_in_threadpool(here(request).rooms.kept, request.path_params["id"])
    name = {"Content-Disposition": f'attachment; filename="{kept.id}.save.json"'}
    return JSONResponse(kept.save(), headers=name)


# -- what people do ------------------------------------------------------------------------------------------------


def doing(model: type[bodies.Body], act: Callable[[Room, str, bodies.Body], None], *, gm: bool = False) -> Handler:
    """A handler of something that changes the game; it answers with the new view, and a refusal with the present."""

    async def handler(request: Request) -> Response:
        seat = sitter(request, gm=gm)
        if not here(request).answers.take("" if seat is None else seat.mark):
            raise TableError("table-too-often")
        if seat is not None and seat.role == "screen":
            raise TableError("table-not-allowed")
        wish = bodies.read(await body_of(request), model)
        return await run_in_threadpool(_done, request, seat, lambda room, eyes: act(room, eyes, wish))

    return handler


MINIMAL = {"Preference-Applied": "return=minimal"}


def _done(request: Request, seat: Seat | None, act: Callable[[Room, str], None]) -> Response:
    """The view after something was done; of who is shown it anyway (a page) and prefers so, only what is open now."""
    room, eyes = room_of(request), eyes_of(seat)
    try:
        act(room, eyes)
    except BojisteError as fault:
        if status_of(fault) != 409:
            raise
        return refusal(request, fault, view=view(room, eyes, language_of(request), number_in(request, "after")))
    if "return=minimal" in request.headers.get("prefer", "").replace(" ", "").lower():
        return JSONResponse({"number": room.number()}, headers=MINIMAL)
    return _view(request, seat)


def _answer(room: Room, eyes: str, wish: bodies.Answered) -> None:
    room.answer(eyes, wish.number, wish.key)


def _turn(room: Room, eyes: str, wish: bodies.Left) -> None:
    room.play_on(eyes, wish.number)


def _face(room: Room, eyes: str, wish: bodies.Thrown) -> None:
    if wish.value is not None and wish.values is not None:
        raise TableError("usage-not-together", "value", "", other="values")
    room.face(eyes, wish.number, wish.values or ([] if wish.value is None else [wish.value]))


def _rule(room: Room, eyes: str, wish: bodies.Ruled) -> None:
    room.rule(wish.number, wish.text)


def _undo(room: Room, eyes: str, wish: bodies.Undone) -> None:
    if wish.count is not None and wish.to is not None:
        raise TableError("usage-not-together", "count", "", other="to")
    if wish.to is not None:
        room.back_to(wish.to)
    else:
        room.undo(wish.count or 1)


def _redo(room: Room, eyes: str, wish: bodies.Nothing) -> None:
    room.redo()


def _hand(room: Room, eyes: str, wish: bodies.Handed) -> None:
    room.hand_over(wish.seat, wish.tactic)


def _set(room: Room, eyes: str, wish: bodies.Table) -> None:
    room.set(**{key: value for key, value in wish.model_dump().items() if value is not None})


# -- links ---------------------------------------------------------------------------------------------------------


async def get_links(request: Request) -> Response:
    """All links of the game that are open, for the game master."""
    sitter(request, gm=True)
    return JSONResponse({"links": await run_in_threadpool(_links, request, request.path_params["id"])})


async def set_link(request: Request) -> Response:
    """Another link for a seat, or none; whoever sits there by the old one has to leave."""
    seat = sitter(request, gm=True)
    wish = bodies.read(await body_of(request), bodies.Linked)
    rooms, id = here(request).rooms, request.path_params["id"]
    if seat is not None and wish.seat == GM and not wish.open:
        raise TableError("table-own-link", "seat", wish.seat)

    def act() -> Response:
        if wish.open:
            rooms.renew(id, wish.seat)
        else:
            rooms.revoke(id, wish.seat)
        room_of(request).recall()
        return JSONResponse({"links": _links(request, id)})

    return await run_in_threadpool(act)


# -- forecasts -----------------------------------------------------------------------------------------------------


async def forecast(request: Request) -> Response:
    """How the game tends to end from this moment, and what each answer would lead to."""
    sitter(request, gm=True)
    wish = bodies.read(await body_of(request), bodies.Foretold)
    room = await run_in_threadpool(room_of, request)
    if room.game.outcome is not None:
        raise TableError("forecast-over")
    return await _growing(
        request, here(request).forecasts.of_room(room, wish.n, language_of(request), answers=wish.answers)
    )


async def forecast_draft(request: Request) -> Response:
    """How a scene tends to end that nobody plays yet."""
    by_key(request)
    wish = bodies.read(await body_of(request, limits.MOST_SCENE), bodies.Drafted)
    game = await run_in_threadpool(_begun, request, wish.scene, None)
    if isinstance(game, Response):
        return game
    return await _growing(request, here(request).forecasts.of_scene(game.save()["scene"], wish.n, language_of(request)))


async def _growing(request: Request, reports: AsyncGenerator[dict[str, Any], None]) -> Response:
    """A forecast as it grows, as a stream; or, without one, when it is known."""
    first = await anext(reports, None)  # whoever has to wait is told so before anything is sent
    if first is None:
        raise TableError("forecast-over")
    if "text/event-stream" in request.headers.get("accept", ""):
        return StreamingResponse(_streamed(first, reports), media_type="text/event-stream")
    last = first
    async with aclosing(reports):
        async for report in reports:
            last = report
    return JSONResponse(last)


async def _streamed(first: dict[str, Any], reports: AsyncGenerator[dict[str, Any], None]) -> AsyncIterator[str]:
    async with aclosing(reports):
        yield event("report", first)
        async for report in reports:
            yield event("report", report)


async def describe(request: Request) -> Response:
    """This description."""
    return Response(json.dumps(document(), ensure_ascii=False), media_type="application/json")


GAME = "/api/games/{id}"
ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/openapi.json", describe),
    ("GET", "/api/games", list_games),
    ("POST", "/api/games", make_game),
    ("POST", "/api/forecast", forecast_draft),
    ("GET", GAME, get_game),
    ("GET", f"{GAME}/events", get_events),
    ("GET", f"{GAME}/save", get_save),
    ("POST", f"{GAME}/answer", doing(bodies.Answered, _answer)),
    ("POST", f"{GAME}/turn", doing(bodies.Left, _turn)),
    ("POST", f"{GAME}/face", doing(bodies.Thrown, _face)),
    ("POST", f"{GAME}/rule", doing(bodies.Ruled, _rule, gm=True)),
    ("POST", f"{GAME}/undo", doing(bodies.Undone, _undo, gm=True)),
    ("POST", f"{GAME}/redo", doing(bodies.Nothing, _redo, gm=True)),
    ("POST", f"{GAME}/seat", doing(bodies.Handed, _hand, gm=True)),
    ("POST", f"{GAME}/table", doing(bodies.Table, _set, gm=True)),
    ("GET", f"{GAME}/links", get_links),
    ("POST", f"{GAME}/links", set_link),
    ("POST", f"{GAME}/forecast", forecast),
)


def routes() -> list[Route]:
    return [Route(path, handled(handler), methods=[method]) for method, path, handler in ROUTES]
