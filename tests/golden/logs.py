"""Whole scenes as readable logs, kept as text files beside this module:
``<system>/<scene>[.<seat>][.why].<language>.txt``.

After a change that is meant to change them, write them anew and read the difference as a player would::

    BOJISTE_GOLDEN=write pytest tests/golden
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bojiste.core.ask import GM
from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.files.scenes import load
from bojiste.tell import Narrator
from bojiste.tell.merge import merged

HOME = Path(__file__).parent
ALL_EXAMPLES = Path(__file__).parents[2] / "examples"
EXAMPLES = ALL_EXAMPLES / "srd5"


class Golden(NamedTuple):
    """One log: an example scene, the seed of its dice, the language, through whose eyes, and whether it says why."""

    scene: str
    seed: int
    language: str
    seat: str = GM
    why: bool = False
    system: str = "srd5"

    @property
    def path(self) -> Path:
        seat = "" if self.seat == GM else f".{self.seat.replace(':', '-')}"
        return HOME / self.system / f"{self.scene}{seat}{'.why' if self.why else ''}.{self.language}.txt"

    def text(self) -> str:
        """The log as the command line prints it."""
        scene = load(ALL_EXAMPLES / self.system / f"{self.scene}.toml")
        game = Game(scene, seed=self.seed)
        narrator = Narrator(scene, self.language)
        lines = [narrator.title()]
        for event in merged(game.log(self.seat), scene.system.merging):
            lines.append(narrator.line(event))
            lines += [f"    {line}" for line in narrator.why(event)] if self.why else []
        assert game.outcome is not None
        return "\n".join([*lines, narrator.outcome(game.outcome)]) + "\n"


GOLDEN = (
    *(Golden("duel", 3, language, why=True) for language in LANGUAGES),
    *(Golden("goblin_ambush", 7, language) for language in LANGUAGES),
    *(Golden("last_stand", 5, language) for language in LANGUAGES),
    Golden("goblin_ambush", 7, "en", seat="player:anna"),
    *(Golden("rope_bridge", 6, language, why=True, system="drd2") for language in LANGUAGES),
    *(Golden("trial", 3, language, system="drd2") for language in LANGUAGES),
    *(Golden("haunted_house", 9, language, system="drd2") for language in LANGUAGES),
    Golden("ambush", 4, "en", seat="player:anna", system="drd2"),
)
