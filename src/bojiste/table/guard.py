"""Before every request and behind every answer: who may ask from where, and what a browser may do with what it gets."""

from __future__ import annotations

import ipaddress
import json
import sys
import traceback
from collections.abc import Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bojiste.table import limits
from bojiste.table.faults import TableError, status_of
from bojiste.table.voice import accepted, told

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The gate of the whole server. ``hosts``: names under which it may be asked besides addresses in digits."""

    def __init__(self, app: ASGIApp, language: str, hosts: Iterable[str] = ()) -> None:
        self._app = app
        self._language = language
        self._hosts = frozenset(("localhost", *(host.lower() for host in hosts)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        fault = self._refused(scope, Headers(scope=scope))
        if fault is not None:
            await self._refuse(scope, receive, send, fault)
            return
        begun = False

        async def answer(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                _guarded(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            await self._app(scope, receive, answer)
        except Exception:
            traceback.print_exc(file=sys.stderr)  # for whoever runs the server; nobody else is told
            if scope["type"] == "websocket" or begun:
                return
            await self._refuse(scope, receive, send, TableError("table-broken"))

    def _refused(self, scope: Scope, headers: Headers) -> TableError | None:
        """Why a request is not listened to at all."""
        host = headers.get("host", "")
        if not self._known(host):
            return TableError("table-foreign-host", value=host[:100])
        origin = headers.get("origin")
        writes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if writes and origin is not None and urlsplit_host(origin) != host.lower():
            return TableError("table-foreign-origin", value=origin[:100])
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or int(length[:12]) > limits.MOST_SCENE:
            return TableError("table-too-large", maximum=limits.MOST_SCENE // limits.KIB)
        return None

    def _known(self, host: str) -> bool:
        """Whether somebody means this server, and has not been led here under another name."""
        name = _name(host)
        if name in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, fault: TableError) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        language = accepted(Headers(scope=scope).get("accept-language", "")) or self._language
        text = json.dumps(told(fault, language), ensure_ascii=False).encode()
        start: MutableMapping[str, Any] = {
            "type": "http.response.start",
            "status": status_of(fault),
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(text)).encode())],
        }
        _guarded(scope, MutableHeaders(scope=start))
        await send(start)
        await send({"type": "http.response.body", "body": text})


def _guarded(scope: Scope, headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers[name] = value
    if "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"


def urlsplit_host(origin: str) -> str:
    """Host and port of an origin; nothing where it is none (``null``)."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _name(host: str) -> str:
    """A host without its port: ``[::1]:80`` is ``::1``."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0].lower() if host.count(":") == 1 else host.lower()
