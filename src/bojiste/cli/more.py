"""What else may be asked of a forecast: the reasons, and the bands of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bojiste.core.game import Game
    from bojiste.core.scene import Scene
    from bojiste.forecast import Report
    from bojiste.forecast.blocks import Block
    from bojiste.forecast.sample import Many, Progress
    from bojiste.forecast.what_if import Row
    from bojiste.forecast.why import Why
    from bojiste.tell.words import Words


class More:
    """What was asked besides of one scene whose report is there, or of a ``game`` from its present moment on."""

    def __init__(
        self, scene: Scene, how: Many, told: Progress | None, report: Report, game: Game | None = None
    ) -> None:
        self.scene, self.how, self.told, self.report, self.game = scene, how, told, report, game
        self.why: Why | None = None
        self.without: tuple[Row, ...] = ()
        self.bands: tuple[Row, ...] = ()

    def look(self, *, why: bool, bands: bool) -> dict[str, Any]:
        """Count it; what JSON says of it."""
        said: dict[str, Any] = {}
        if not self.report.complete:  # whoever has pressed Ctrl-C waits for nothing more
            return said
        if why:
            self._reasons()
            assert self.why is not None
            said["why"] = {**self.why.as_json(), "without": [row.as_json() for row in self.without[1:]]}
        if bands:
            self._bands()
            said["bands"] = [row.as_json() for row in self.bands]
        return said

    def _reasons(self) -> None:
        """What has happened in a game cannot be left out: there are no circumstances of it."""
        if self.game is not None:
            from bojiste.forecast.past import why_from

            self.why = why_from(self.game, self.how, self.told)
            return
        from bojiste.forecast.knock_out import knocked_out
        from bojiste.forecast.why import why as why_of

        self.why = why_of(self.scene, self.how, self.told)
        self.without = knocked_out(self.scene, self.how, self.told, at_hand=self.report.taken.way == "kernel")

    def _bands(self) -> None:
        if self.game is not None:
            from bojiste.forecast.past import bands_from

            self.bands = bands_from(self.game, self.how, self.told)
            return
        from bojiste.forecast.bands import bands as bands_of

        self.bands = bands_of(self.scene, self.how, self.told, at_hand=self.report.taken.way == "kernel")

    def blocks(self, spoken: Words) -> Iterator[Block]:
        """What a report says of it."""
        from bojiste.forecast import tables

        if self.why is not None:
            yield from tables.why(self.why, self.without, self.report, spoken)
        if self.bands:
            yield from tables.bands(self.bands, spoken)
