"""Whole scenes as readable logs, kept as text files beside this module:
``<system>/<scene>[.<seat>][.why].<language>.txt``. Which ones, the ``cases.toml`` of each system's folder says.

After a change that is meant to change them, write them anew and read the difference as a player would::

    BOJISTE_GOLDEN=write pytest tests/golden
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bojiste.core.ask import GM
from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.files.scenes import load
from bojiste.tell import Narrator
from bojiste.tell.explained import explained
from bojiste.tell.story import told
from tests import house


class Golden(NamedTuple):
    """One log: an example scene, the seed of its dice, the language, through whose eyes, and whether it says why."""

    system: str
    scene: str
    seed: int
    language: str
    seat: str = GM
    why: bool = False

    @property
    def path(self) -> Path:
        seat = "" if self.seat == GM else f".{self.seat.replace(':', '-')}"
        return house.GOLDEN / self.system / f"{self.scene}{seat}{'.why' if self.why else ''}.{self.language}.txt"

    def text(self) -> str:
        """The story, or line by line with the reasons, as the command line prints it, with plain spaces throughout."""
        return self._told().replace("\N{NO-BREAK SPACE}", " ")

    def _told(self) -> str:
        scene = load(house.EXAMPLES / self.system / f"{self.scene}.toml")
        game = Game(scene, seed=self.seed)
        if not self.why:
            return "\n".join(told(game, self.language, self.seat)) + "\n"
        narrator = Narrator(scene, self.language)
        lines = [narrator.title()]
        for sentence, events in explained(game, self.language, (self.seat,)):
            lines.append(sentence.plain())
            lines += [f"    {line}" for event in events for line in narrator.why(event)]
        assert game.outcome is not None
        return "\n".join([*lines, narrator.outcome(game.outcome)]) + "\n"


def cases() -> Iterator[Golden]:
    """Every log there should be, in every language that its case asks for."""
    for page in sorted(house.GOLDEN.glob("*/cases.toml")):
        for case in tomllib.loads(page.read_text(encoding="utf-8"))["log"]:
            for language in case.pop("languages", LANGUAGES):
                yield Golden(page.parent.name, language=language, **case)


GOLDEN = tuple(cases())
