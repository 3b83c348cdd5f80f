"""The description of the API (OpenAPI 3.1), made from what bodies may hold."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from pydantic.json_schema import models_json_schema

from bojiste.core.scene import LANGUAGES
from bojiste.table import bodies
from bojiste.table.shapes import ANY, SCHEMAS, TEXT, WHOLE, Shape, ref, rows, table
from bojiste.table.shapes import GAME as GAME_OF_LIST
from bojiste.version import VERSION

GAME = "/api/games/{id}"
KEY, LINK = "key", "link"


class Path(NamedTuple):
    """One thing that can be asked for: with the key of the data folder or a link, with which body, and what comes."""

    method: str
    path: str
    says: str
    by: tuple[str, ...]
    body: type[bodies.Sent] | None = None
    good: str = "200"
    answer: Shape = ANY
    streams: bool = False
    statuses: tuple[str, ...] = ()


VIEW, SAID = ref("View"), ("409", "422")
DONE: Shape = {"anyOf": [VIEW, table({"number": WHOLE})]}
"""After something was done: how it stands now, or only what is open, where no more is wanted."""
GAMES = table({"games": rows(GAME_OF_LIST)})
LINKS = table({"links": ref("Links")})
FORECAST = ref("Forecast")
PATHS = (
    Path("get", "/api/openapi.json", "This description.", ()),
    Path("get", "/api/games", "All games of the data folder, the newest first.", (KEY,), answer=GAMES),
    Path("post", "/api/games", "Make a game of a scene, or of a saved game.", (KEY,), bodies.NewGame, "201",
         table({"game": TEXT, "links": ref("Links")}), statuses=SAID),
    Path("post", "/api/forecast", "How a scene tends to end; growing, where a stream is accepted.", (KEY,),
         bodies.Drafted, answer=FORECAST, streams=True, statuses=("422",)),
    Path("get", GAME, "The view of the seat that the link belongs to.", (LINK, KEY), answer=VIEW, statuses=SAID),
    Path("get", f"{GAME}/events", "The log of the seat from an event on; as a stream where that is accepted.",
         (LINK, KEY), answer=table({"events": rows(ref("Line"))}), streams=True, statuses=SAID),
    Path("get", f"{GAME}/save", "The whole game as a file, for the game master.", (LINK, KEY), answer=ref("Save")),
    Path("post", f"{GAME}/answer", "Answer the open question.", (LINK, KEY), bodies.Answered, "200", DONE,
         statuses=SAID),
    Path("post", f"{GAME}/turn", "Leave the rest of one's turn to the tactic.", (LINK, KEY), bodies.Left, "200", DONE,
         statuses=SAID),
    Path("post", f"{GAME}/face", "Say what dice show.", (LINK, KEY), bodies.Thrown, "200", DONE, statuses=SAID),
    Path("post", f"{GAME}/rule", "The referee's hand.", (LINK, KEY), bodies.Ruled, "200", DONE, statuses=SAID),
    Path("post", f"{GAME}/undo", "Take back answers.", (LINK, KEY), bodies.Undone, "200", DONE, statuses=SAID),
    Path("post", f"{GAME}/redo", "Say again what was taken back.", (LINK, KEY), bodies.Nothing, "200", DONE,
         statuses=SAID),
    Path("post", f"{GAME}/seat", "Leave a seat to its tactic, or give it back.", (LINK, KEY), bodies.Handed, "200",
         DONE, statuses=SAID),
    Path("post", f"{GAME}/table", "Pause, and what players are shown.", (LINK, KEY), bodies.Table, "200", DONE,
         statuses=SAID),
    Path("get", f"{GAME}/links", "All links of the game.", (LINK, KEY), answer=LINKS),
    Path("post", f"{GAME}/links", "Renew a link, or close it.", (LINK, KEY), bodies.Linked, "200", LINKS,
         statuses=SAID),
    Path("post", f"{GAME}/forecast", "How the game tends to end from now on; growing, where a stream is accepted.",
         (LINK, KEY), bodies.Foretold, answer=FORECAST, streams=True, statuses=SAID),
)  # fmt: skip
BEARERS = {KEY: "The key of the data folder.", LINK: "The words of a link."}
ALWAYS = ("401", "403", "429", "503")
MEANS = {
    "401": "No key and no link was sent.",
    "403": "The link or key opens nothing, or not this.",
    "404": "There is no such game.",
    "409": "Not now: the question is not the open one, the table pauses, today's rules tell another story.",
    "413": "The body is too large.",
    "422": "The content is wrong: with all problems.",
    "429": "Too often, or too many.",
    "503": "The games cannot be kept just now; nothing is lost.",
}


@cache
def document() -> dict[str, Any]:
    """The whole description."""
    models = [path.body for path in PATHS if path.body is not None]
    _, found = models_json_schema(
        [(model, "validation") for model in models], ref_template="#/components/schemas/{model}"
    )
    paths: dict[str, dict[str, Any]] = {}
    for path in PATHS:
        paths.setdefault(path.path, {})[path.method] = _described(path)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bojiště", "version": VERSION, "description": "Games at the table, over HTTP."},
        "paths": paths,
        "components": {
            "schemas": {**found["$defs"], **SCHEMAS},
            "securitySchemes": {
                name: {"type": "http", "scheme": "bearer", "description": said} for name, said in BEARERS.items()
            },
        },
    }


def _described(path: Path) -> dict[str, Any]:
    statuses = [*path.statuses, *(ALWAYS if path.by else ()), *(["404"] if "{id}" in path.path else [])]
    if path.body is not None:
        statuses.append("413")
    stream = {"text/event-stream": {"schema": TEXT}} if path.streams else {}
    answers = {path.good: {"description": "Done.", "content": {**_json(path.answer), **stream}}}
    problems = _json(ref("Problems"))
    answers |= {one: {"description": MEANS[one], "content": problems} for one in sorted(set(statuses))}
    described: dict[str, Any] = {
        "summary": path.says,
        "operationId": f"{path.method}{path.path.replace('/api', '').replace('{id}', 'id').replace('/', '_')}",
        "responses": answers,
        "security": [{name: []} for name in path.by],
        "parameters": _parameters(path),
    }
    if path.body is not None:
        file = {"application/toml": {"schema": TEXT}} if path.body is bodies.NewGame else {}
        content = {**_json(ref(path.body.__name__)), **file}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _parameters(path: Path) -> list[dict[str, Any]]:
    said = f"In which language: {', '.join(LANGUAGES)}; anything else leaves it to the browser."
    language = {"name": "lang", "in": "query", "schema": TEXT, "description": said}
    found: list[dict[str, Any]] = [language] if path.by else []
    if path.answer is DONE:
        prefer = "With `return=minimal` nothing comes back but the number of what is open now."
        found.append({"name": "Prefer", "in": "header", "schema": TEXT, "description": prefer})
    if path.answer in (VIEW, DONE) or path.path.endswith("/events"):
        whole = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
        said = "Of the seat's log only what comes after so many events."
        found.append({"name": "after", "in": "query", "schema": whole, "description": said})
    if "{id}" in path.path:
        found.append({"name": "id", "in": "path", "required": True, "schema": TEXT})
    return found


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
