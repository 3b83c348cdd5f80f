"""People at the table of a test: each asks with a link."""

from __future__ import annotations

from typing import Any

from httpx2 import Client, Response


class Table:
    """One game, and whoever sits at it."""

    def __init__(self, client: Client, made: dict[str, Any]) -> None:
        self.client = client
        self.id: str = made["game"]
        self.links = {"gm": made["links"]["gm"], "screen": made["links"]["screen"], **made["links"]["seats"]}

    def token(self, seat: str) -> str:
        return str(self.links[seat].rpartition("/")[2])

    def get(self, seat: str, path: str = "", **query: Any) -> Response:
        return self.client.get(self._at(path), headers=self._by(seat), params=query)

    def post(self, seat: str, path: str, body: Any, **query: Any) -> Response:
        return self.client.post(self._at(path), headers=self._by(seat), json=body, params=query)

    def view(self, seat: str = "gm", **query: Any) -> dict[str, Any]:
        answer = self.get(seat, **query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def answer(self, seat: str = "gm", key: str | None = None) -> dict[str, Any]:
        """Answer the open question, by its default where no key is given."""
        ask = self.view(seat)["ask"]
        answer = self.post(seat, "answer", {"number": ask["number"], "key": ask["default"] if key is None else key})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def _at(self, path: str) -> str:
        return f"/api/games/{self.id}/{path}".rstrip("/")

    def _by(self, seat: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token(seat)}"}
