"""How the unattended play."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.core.state import View


def bold(ask: Ask, view: View) -> str:
    """Throws as long as there is a tooth."""
    return ask.default


POLICIES = {"bold": bold}
