"""Tables with different house rules on one server at once: neither touches the other, and each goes on with its own."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.game import Game
from tests.web.conftest import DUEL
from tests.web.people import Table

ALWAYS, NEVER = (
    f'house = {{ title = "{word}" }}\n{DUEL}\n[rules]\n"srd5.attack.hit" = "{word}"\n' for word in ("true", "false")
)


def strikes(table: Table) -> None:
    """Answer the open question with an attack, where one is offered."""
    ask = table.view()["ask"]
    if ask is not None:
        key = next((one["key"] for one in ask["options"] if one["key"].startswith("attack:")), ask["default"])
        table.post(ask["seat"], "answer", {"number": ask["number"], "key": key})


def test_three_tables_play_by_their_own_rules_turn_by_turn(begin: Callable[..., Table]) -> None:
    tables = [begin(scene) for scene in (ALWAYS, NEVER, DUEL)]
    for _ in range(10):
        for table in tables:
            strikes(table)
    rolled = []
    for table in tables:
        save = table.get("gm", "save").json()
        game = Game.load(save)
        assert game.digest == table.view()["digest"], "what is saved is told again by the same rules"
        rolled.append({event.kind for event in game.events if event.kind in ("hit", "critical", "miss")})
    always, never, book = rolled
    assert "hit" in always and "miss" not in always
    assert "miss" in never and "hit" not in never and {"hit", "miss"} <= book
