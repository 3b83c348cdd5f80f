"""The API keeps to its own description, whatever it is sent: every answer has a status and a shape that are written
there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema import Draft202012Validator
from schemathesis import GenerationMode
from schemathesis.checks import positive_data_acceptance
from starlette.testclient import TestClient

from bojiste.table import limits
from bojiste.table.api import ROUTES
from bojiste.table.app import build
from bojiste.table.openapi import PATHS, document
from bojiste.table.rooms import Rooms
from tests.web.conftest import DUEL
from tests.web.people import Table

SCENES = (
    "srd5/bridge",
    "srd5/duel",
    "osr/five_rooms",
    "osr/three_days",
    "drd2/rope_bridge",
    "fiveaction/three_against_one",
)
ANSWERS = 5
QUICK = settings(
    max_examples=8,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
REFUSABLE = [positive_data_acceptance]
"""What does not hold: an answer may be well formed and still refused."""


def shaped(name: str) -> Draft202012Validator:
    return Draft202012Validator({**document(), "$ref": f"#/components/schemas/{name}"})


@pytest.mark.parametrize("scene", SCENES)
def test_every_view_and_every_refusal_is_as_described(begin: Callable[..., Table], scene: str) -> None:
    table, view, problems = begin(scene, dice="hand:players"), shaped("View"), shaped("Problems")
    for _ in range(ANSWERS):
        for seat in table.links:
            view.validate(table.view(seat))
            refused = table.post(seat, "answer", {"number": 10**6, "key": "x"})
            if seat != "screen":
                assert refused.status_code == 409
            problems.validate(refused.json())
        now = table.view()
        if now["roll"] is not None:
            table.post("gm", "face", {"number": now["number"]})
        elif now["ask"] is not None:
            table.answer()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, Rooms, Table]]:
    folder: Path = tmp_path_factory.mktemp("table")
    rooms = Rooms.of(folder)
    app = build(rooms, folder, "en", ["testserver"])
    with pytest.MonkeyPatch.context() as patched, TestClient(app, base_url="http://127.0.0.1:8000") as client:
        patched.setattr(limits, "MOST_FIGHTS", 5)
        app._app.state.here.answers = limits.Often(10**6)  # type: ignore[attr-defined]
        app._app.state.here.misses = limits.Often(10**6)  # type: ignore[attr-defined]
        by = {"Authorization": f"Bearer {rooms.key}"}
        made = client.post("/api/games", json={"scene": DUEL, "seed": 7}, headers=by).json()
        yield app, rooms, Table(client, made)


ASKED = [(method, path) for method, path, _ in ROUTES if "forecast" not in path and "openapi" not in path]


@pytest.mark.parametrize(
    "method, path, mode",
    [(*one, mode) for one in ASKED for mode in GenerationMode if one[0] == "POST" or mode is GenerationMode.POSITIVE],
)
def test_whatever_is_sent_is_answered_as_described(
    served: tuple[Any, Rooms, Table], method: str, path: str, mode: GenerationMode
) -> None:
    """By the words of the description, and against them (a query that is not asked for is passed over, though)."""
    app, rooms, table = served
    model = next(one.body for one in PATHS if (one.method, one.path) == (method.lower(), path))
    operation = schemathesis.openapi.from_asgi("/api/openapi.json", app)[path][method]
    keyed = path == "/api/games" or (path.endswith("/links") and method == "POST")
    by = {"Authorization": f"Bearer {rooms.key if keyed else table.token('gm')}"}

    @QUICK
    @given(case=operation.as_strategy(generation_mode=mode))
    def sent(case: Any) -> None:
        if mode is GenerationMode.POSITIVE and "id" in case.path_parameters:
            case.path_parameters["id"] = table.id
        if mode is GenerationMode.NEGATIVE and model is not None and shaped(model.__name__).is_valid(case.body):
            return
        case.call_and_validate(headers=by, excluded_checks=REFUSABLE)

    sent()
