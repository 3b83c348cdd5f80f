"""What the page asks for on which a fight is prepared: the draft after a change, blocks of the bestiary, its odds as
they grow, and what would make it fair. Only for whoever has the key of the data folder."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import aclosing
from typing import Any

from pydantic import Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from bojiste.core.system import system, system_ids
from bojiste.errors import BojisteError
from bojiste.files.writing import scene_text
from bojiste.table import bodies, limits
from bojiste.table.api import body_of, by_key, example_text, handled, here, language_of
from bojiste.table.draft import Edit, edited, fresh, looked
from bojiste.table.draft.changes import knob
from bojiste.table.draft.edits import party_text
from bojiste.table.draft.shelf import found_blocks
from bojiste.table.faults import TableError, status_of
from bojiste.table.live import event
from bojiste.table.pages import draft_parts, part
from bojiste.table.voice import told
from bojiste.tell.units import percent

FIGHTS = 400
"""Of the odds of a draft."""
TUNED = 150
"""Of each value that is tried to make it fair."""


class Drafting(bodies.Sent):
    """A draft, and what is to be changed of it; without one a new draft is begun."""

    scene: dict[str, Any] | str | None = None
    system: str | None = Field(None, max_length=40)
    example: str | None = Field(None, max_length=100)
    edit: Edit | None = None


class Tuning(bodies.Sent):
    """A draft that is to be made fair: how often ours are to win."""

    scene: dict[str, Any]
    target: float = Field(0.7, ge=0, le=1)


async def draft(request: Request) -> Response:
    """The draft after a change, and the parts of the page; or all that is wrong, beside the lines of a file."""
    by_key(request)
    wish = bodies.read(await body_of(request, limits.MOST_SCENE), Drafting)
    return await run_in_threadpool(_drafted, request, wish)


def _drafted(request: Request, wish: Drafting) -> Response:
    language = language_of(request)
    text = example_text(wish.example) if wish.example is not None else wish.scene
    line = None
    try:
        if text is None:
            tables = fresh(_known(wish.system), language)
        else:
            source = bodies.Source(text, here(request).folder)
            line = source.line
            tables = source.tables
        if wish.edit is not None:
            tables = edited(tables, wish.edit)
        seen = looked(tables, language)
    except BojisteError as fault:
        wrong = told(fault, language, line or _line_of_syntax)
        source_part = part("prepare/source", language, lines=_faulty(text, wrong)) if isinstance(text, str) else ""
        return JSONResponse({**wrong, "source": source_part}, status_of(fault))
    return JSONResponse(
        {
            "scene": tables,
            "text": scene_text(tables),
            "party": party_text(tables),
            "title": seen["title"],
            "system": seen["system"],
            "fragments": draft_parts(seen),
        }
    )


def _line_of_syntax(problem: Any) -> int | None:
    found: int | None = problem.data.get("line")
    return found


def _faulty(text: str, wrong: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The lines of a file, each with what is wrong in it; what belongs to no line stands at the first."""
    said: dict[int, list[str]] = {}
    for problem in wrong["problems"]:
        said.setdefault(problem.get("line") or 1, []).append(problem["message"])
    lines = text.splitlines() or [""]
    return [{"text": line, "problems": said.get(at, [])} for at, line in enumerate(lines, 1)]


def _known(id: str | None) -> str:
    known = system_ids()
    if id is not None and id not in known:
        raise TableError("not-one-of", "system", id, known=", ".join(known), near="")
    return id or known[-1]


async def blocks(request: Request) -> Response:
    """Blocks of the bestiary that a word means."""
    by_key(request)
    asked, side = request.query_params.get("q", "")[:100], request.query_params.get("side", "")[:100]
    game, language = system(_known(request.query_params.get("system"))), language_of(request)
    found = await run_in_threadpool(found_blocks, game, asked, language)
    return HTMLResponse(part("prepare/found", language, found=found, side=side, asked=asked))


async def odds(request: Request) -> Response:
    """How a draft tends to end, and what would change that: more and more, as parts of the page."""
    by_key(request)
    wish = bodies.read(await body_of(request, limits.MOST_SCENE), Drafting)
    language = language_of(request)

    tables = (await run_in_threadpool(bodies.Source, wish.scene or "", here(request).folder)).tables
    return StreamingResponse(_odds(request, tables, language), media_type="text/event-stream")


async def _odds(request: Request, tables: dict[str, Any], language: str) -> AsyncIterator[str]:
    reports = here(request).forecasts.of_scene(tables, FIGHTS, language, changes=True)
    async with aclosing(reports):
        async for report in reports:
            kind = "odds" if "told" in report else "changes"
            yield event("page", {kind: part(f"prepare/{kind}", language, **report)})


async def fair(request: Request) -> Response:
    """The change with which ours win as often as is wanted."""
    by_key(request)
    wish = bodies.read(await body_of(request, limits.MOST_SCENE), Tuning)
    language = language_of(request)
    tables = bodies.Source(wish.scene, here(request).folder).tables
    turned = await run_in_threadpool(knob, tables, language)
    if turned is None:
        raise TableError("table-draft-nobody", "scene", "")
    found = here(request).forecasts.of_tuning(tables, turned.field, turned.values, wish.target, TUNED)
    async with aclosing(found):
        async for answer in found:
            share = percent(answer["share"]["part"], language)
            return JSONResponse({"edit": turned.turned(answer["value"]), "name": turned.name, "share": share, **answer})
    raise TableError("table-draft-unfair", "target", wish.target)


ROUTES = [
    Route("/prepare/draft", handled(draft), methods=["POST"]),
    Route("/prepare/blocks", handled(blocks), methods=["GET"]),
    Route("/prepare/odds", handled(odds), methods=["POST"]),
    Route("/prepare/fair", handled(fair), methods=["POST"]),
]
