"""What people and programs that answer have in common: the loop of a game, and the point a save goes back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bojiste.cli.eyes import Eyes
    from bojiste.cli.keeping import Keeping
    from bojiste.cli.log import Log
    from bojiste.core.ask import Ask
    from bojiste.core.dice import Roll
    from bojiste.core.game import Game
    from bojiste.errors import Problem


class Leave(Exception):
    """Somebody wants to stop here."""


class Player:
    """Whoever holds the seats of a game; how it asks is its own."""

    def __init__(self, game: Game, log: Log, eyes: Eyes, keeping: Keeping) -> None:
        self.game = game
        self.log = log
        self.eyes = eyes
        self.keeping = keeping
        self.safe: dict[str, Any] = game.save()

    def play(self) -> None:
        """Answer until the scene ends; ``Leave``, ``EOFError`` or ``KeyboardInterrupt`` end it before."""
        self.tell()
        while self.game.outcome is None:
            self.safe = self.game.save()
            for problem in self.keeping.keep(self.safe):
                self.trouble(problem)
            if self.game.ask is not None:
                self.answer(self.game.ask)
            elif self.game.roll is not None:
                self.roll(self.game.roll)
            self.tell()

    def again(self) -> bool:
        """Whether somebody has taken an answer back after the end."""
        return False

    def tell(self) -> None:
        """Tell what happened since the last time."""
        self.log.tell(self.game, self.eyes.seats)

    def trouble(self, problem: Problem) -> None:
        """Tell what keeps the game from being kept; it goes on all the same."""
        raise NotImplementedError

    def answer(self, ask: Ask) -> None:
        """Have a question answered, or a command done."""
        raise NotImplementedError

    def roll(self, roll: Roll) -> None:
        """Have a die rolled, or a command done."""
        raise NotImplementedError
