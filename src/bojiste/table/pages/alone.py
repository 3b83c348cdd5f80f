"""Files that stand alone: style and script within them, allowed by what they are and nothing else."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from markupsafe import Markup

from bojiste.table.pages.environment import environment, speaker


@cache
def static(name: str) -> str:
    """A file that pages load, as text."""
    return (files(__package__) / "static" / name).read_text(encoding="utf-8")


def hash_of(text: str) -> str:
    """A text as a policy names it."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def record(language: str, **given: Any) -> str:
    """A log that is kept, as a page that needs no server."""
    style = static("table.css")
    policy = f"default-src 'none'; style-src '{hash_of(style)}'"
    template = environment().get_template("record.html")
    return template.render(**given, **speaker(language), language=language, style=Markup(style), policy=policy)
