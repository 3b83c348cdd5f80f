"""Several people at one terminal: what only one of them may know waits until that one sits before it alone."""

from __future__ import annotations

import click

from bojiste.cli.eyes import Eyes
from bojiste.cli.page import plain
from bojiste.core.game import Game

BLANK = 40
"""Empty lines that hide what was shown, where the screen cannot be cleared."""


class Passing:
    """Who sits before the screen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.at: str | None = None

    def secret(self) -> bool:
        """Whether one of those who sit here may know something that another may not."""
        views = [self.game.view(seat).plain() for seat in sorted(self.game.people)]
        return any(view != views[0] for view in views)

    def hand_over(self, seat: str) -> bool:
        """Hide what the last one saw; whether somebody else sits here now."""
        changed, self.at = seat != self.at, seat
        if changed:
            hide()
        return changed

    def eyes(self) -> Eyes:
        """Those of whoever sits here; while nobody knows more than the others, those of any."""
        return Eyes((self.at or min(self.game.people),))

    def forget(self) -> None:
        """Something was undone: nobody sits here."""
        self.at = None


def hide() -> None:
    """Leave nothing on the screen."""
    if plain():
        click.echo("\n" * BLANK)
    else:
        click.echo("\x1b[2J\x1b[3J\x1b[H", nl=False)
