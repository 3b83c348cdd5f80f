"""The shapes of what the API answers with, as JSON Schema: ``openapi`` describes the answers by them, and the tests
hold every view to them."""

from __future__ import annotations

from typing import Any

Shape = dict[str, Any]


def table(needed: Shape, **optional: Shape) -> Shape:
    """An object with these keys and no others."""
    shape = {"type": "object", "properties": {**needed, **optional}, "required": list(needed)}
    return shape | {"additionalProperties": False}


def ref(name: str) -> Shape:
    return {"$ref": f"#/components/schemas/{name}"}


def rows(shape: Shape) -> Shape:
    return {"type": "array", "items": shape}


def maybe(shape: Shape) -> Shape:
    return {"anyOf": [shape, {"type": "null"}]}


def words(*known: str) -> Shape:
    return {"enum": list(known)}


TEXT: Shape = {"type": "string"}
WHOLE: Shape = {"type": "integer"}
PART: Shape = {"type": "number", "minimum": 0, "maximum": 1}
FLAG: Shape = {"type": "boolean"}
ANY: Shape = {"type": "object"}
WHO = {"type": ["string", "null"]}
COUNT = {"type": ["integer", "null"]}
SQUARE: Shape = {"type": "array", "items": WHOLE, "minItems": 2, "maxItems": 2}
STANDS = words("ours", "theirs", "nobody")
RULE = table({"id": TEXT, "title": TEXT, "says": TEXT})

GAUGE = table({"id": TEXT, "label": TEXT, "words": TEXT, "value": WHOLE, "maximum": COUNT, "low": FLAG})
PERSON = table(
    {
        "id": TEXT,
        "name": TEXT,
        "side": STANDS,
        "own": FLAG,
        "seat": TEXT,
        "letter": TEXT,
        "pattern": TEXT,
        "gauges": rows(GAUGE),
        "states": rows(TEXT),
        "down": FLAG,
        "note": TEXT,
        "kin": COUNT,
    }
)
TURN = table({"id": TEXT, "name": TEXT, "side": STANDS, "members": rows(TEXT), "group": TEXT})
TURNS = table({"round": WHOLE, "on": WHO, "order": rows(TURN)})
MARK = table({"who": WHO, "name": TEXT, "value": WHOLE, "maximum": COUNT, "owed": WHOLE})
TRACK = table(
    {
        "id": TEXT,
        "name": TEXT,
        "form": words("notches", "ladder", "number", "flag"),
        "marks": rows(MARK),
        "group": WHOLE,
        "floor": WHOLE,
        "ties": rows(rows(TEXT)),
    }
)
LAYER = table({"form": TEXT, "name": TEXT, "squares": rows(SQUARE), "mark": TEXT})
TOKEN = table({"who": TEXT, "x": WHOLE, "y": WHOLE, "size": WHOLE, "square": TEXT})
BOARD = table(
    {
        "width": WHOLE,
        "height": WHOLE,
        "ground": rows(TEXT),
        "columns": rows(TEXT),
        "layers": rows(LAYER),
        "tokens": rows(TOKEN),
    }
)
SPOT = table({"id": TEXT, "name": TEXT, "who": rows(TEXT), "entered": FLAG, "at": maybe(SQUARE)})
CHART = table(
    {
        "form": words("rooms", "road", "line", "plan"),
        "spots": rows(SPOT),
        "paths": rows(table({"a": TEXT, "b": TEXT, "name": TEXT})),
        "done": WHOLE,
    }
)
FACT = table({"sign": words("comes", "costs", "risks", "succeeds", "fails", "knows"), "text": TEXT})
FALL = table({"total": WHOLE, "share": PART, "result": words("fails", "succeeds", "critical")})
OPTION = table(
    {
        "key": TEXT,
        "verb": TEXT,
        "label": TEXT,
        "seat": WHO,
        "target": WHO,
        "place": maybe(SQUARE),
        "square": TEXT,
        "cost": TEXT,
        "default": FLAG,
        "chance": WHO,
        "falls": rows(FALL),
        "facts": rows(FACT),
        "price": WHOLE,
    }
)
ASK = table(
    {
        "number": WHOLE,
        "seat": TEXT,
        "seat_name": TEXT,
        "mine": FLAG,
        "kind": words("choose", "amount", "note"),
        "low": WHOLE,
        "high": WHOLE,
        "topic": TEXT,
        "actor": WHO,
        "question": TEXT,
        "default": TEXT,
        "rule": maybe(RULE),
        "reaction": FLAG,
        "targets": rows(TEXT),
        "squares": FLAG,
        "options": rows(OPTION),
        "groups": rows(table({"verb": TEXT, "options": rows(WHOLE)})),
        "stop": FLAG,
    }
)
ROLL = table(
    {
        "who": WHO,
        "name": TEXT,
        "target": WHO,
        "target_name": TEXT,
        "sides": WHOLE,
        "of": WHOLE,
        "fallen": rows(WHOLE),
        "dice": TEXT,
        "what": TEXT,
        "bonus": COUNT,
        "why": TEXT,
        "rule": RULE,
    }
)
WAITING = table({"seat": TEXT, "name": TEXT, "who": WHO, "who_name": TEXT, "mine": FLAG, "dice": FLAG})
LINE = table(
    {
        "index": WHOLE,
        "upto": WHOLE,
        "kind": TEXT,
        "head": FLAG,
        "begins": FLAG,
        "strong": FLAG,
        "side": STANDS,
        "who": rows(TEXT),
        "text": TEXT,
        "sum": TEXT,
        "reasons": rows(table({"sum": TEXT, "id": TEXT, "title": TEXT, "says": TEXT})),
        "undo": WHOLE,
    }
)
OUTCOME = table({"text": TEXT, "winner": WHO, "side": STANDS})
SEED = table({"hash": TEXT}, seed=TEXT, salt=TEXT)
LEVEL = words("", "exact", "damage", "words", "nothing")
SETTINGS = table({"tactic": rows(TEXT), "paused": FLAG, "limit": WHOLE, "health": LEVEL})
VIEW = table(
    {
        "game": TEXT,
        "title": TEXT,
        "system": TEXT,
        "seat": TEXT,
        "role": words("gm", "player", "screen"),
        "language": words("cs", "ru", "en"),
        "own": rows(TEXT),
        "sides": rows(table({"id": TEXT, "name": TEXT, "side": STANDS})),
        "seats": rows(table({"id": TEXT, "name": TEXT, "person": FLAG, "who": rows(TEXT)})),
        "turns": maybe(TURNS),
        "tracks": rows(TRACK),
        "people": rows(PERSON),
        "board": maybe(BOARD),
        "chart": maybe(CHART),
        "hand": maybe(ANY),
        "number": WHOLE,
        "ask": maybe(ref("Ask")),
        "roll": maybe(ref("Roll")),
        "waiting": maybe(WAITING),
        "log": rows(ref("Line")),
        "outcome": maybe(OUTCOME),
        "version": WHOLE,
        "paused": FLAG,
        "limit": WHOLE,
        "deadline": COUNT,
        "seed": maybe(SEED),
    },
    digest=TEXT,
    settings=SETTINGS,
    undone=FLAG,
    present=rows(TEXT),
)
SHARE = table({"part": PART, "low": PART, "high": PART}, bad=FLAG)
FORECAST = table(
    {"report": ANY, "asked": WHOLE, "named": {"type": "object", "additionalProperties": SHARE}},
    number=WHOLE,
    answers=rows(table({"key": TEXT, "label": TEXT, "share": maybe(SHARE)})),
)
GAME = table({"id": TEXT, "title": TEXT, "system": TEXT, "made": WHOLE, "over": FLAG})
LINKS = table({"gm": WHO, "screen": WHO, "seats": {"type": "object", "additionalProperties": TEXT}})
SAVE = {"type": "object", "required": ["bojiste", "engine", "scene", "seed", "journal", "chain"]}
PROBLEM = table(
    {"path": TEXT, "line": COUNT, "value": {}, "reason": TEXT, "data": ANY, "message": TEXT, "remedy": TEXT}
)
PROBLEMS = table(
    {"problems": {"type": "array", "items": ref("Problem"), "minItems": 1}, "left_out": WHOLE}, view=ref("View")
)
SCHEMAS = {
    "View": VIEW,
    "Ask": ASK,
    "Roll": ROLL,
    "Line": LINE,
    "Forecast": FORECAST,
    "Links": LINKS,
    "Save": SAVE,
    "Problem": PROBLEM,
    "Problems": PROBLEMS,
}
