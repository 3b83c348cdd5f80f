"""What a person sees before a question: the board, and everybody's numbers and conditions as the seat knows them."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING

from bojiste.core.scene import Scene
from bojiste.core.system import Board, Gauge
from bojiste.tell.units import square

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from bojiste.core.state import View
    from bojiste.tell.narrator import Narrator

BAR = 10
OFFERED = "•"
_STYLES = {"friendly": "green", "neutral": "yellow", "hostile": "red"}
Place = tuple[int, int]


def labels(scene: Scene) -> dict[str, str]:
    """A short sign for each combatant, no two alike: its mark, with its number, or with one that tells it apart."""
    found: dict[str, str] = {}
    used: Counter[str] = Counter()
    for one in scene.combatants:
        sign = one.mark if one.name.number is None else f"{one.mark}{one.name.number}"
        while sign in found.values():
            used[one.mark] += 1
            sign = f"{one.mark}{used[one.mark] + 1}"
        found[one.id] = sign
    return found


def bar(gauge: Gauge) -> str:
    """A gauge as a bar, empty only at 0 and full only at its maximum."""
    if gauge.maximum is None or gauge.maximum < 1:
        return ""
    share = min(max(gauge.value, 0), gauge.maximum)
    cells = BAR if share == gauge.maximum else min(max(-(-share * BAR // gauge.maximum), 0), BAR - 1)
    return "█" * cells + "░" * (BAR - cells)


class Screen:
    """Draws for one person at a time; ``narrator`` says the names."""

    def __init__(self, narrator: Narrator) -> None:
        from rich.console import Console

        self.narrator = narrator
        self.scene = narrator.scene
        self.labels = labels(self.scene)
        self.console = Console(file=sys.stdout, highlight=False, soft_wrap=True)

    def draw(self, view: View, actor: str | None, places: Collection[Place] = ()) -> None:
        """Everything the seat of the view sees, ``actor`` in bold, offered ``places`` marked."""
        board = self.scene.system.board(view)
        self.console.print()
        if board is not None:
            for line in self.board(board, actor, places):
                self.console.print(line)
        self.console.print(self.creatures(view, actor))

    def style(self, who: str, actor: str | None) -> str:
        """The colour of somebody, by how it stands to whoever acts."""
        if who not in self.scene.by_id or actor not in self.scene.by_id:
            return ""
        assert actor is not None
        relation = self.scene.relation(self.scene.by_id[actor].side, self.scene.by_id[who].side)
        return f"bold {_STYLES[relation]}" if who == actor else _STYLES[relation]

    def board(self, board: Board, actor: str | None, places: Collection[Place]) -> list[Text]:
        """The board with letters above its columns and numbers beside its rows."""
        from rich.text import Text

        standing = {
            (token.x + dx, token.y + dy): token.who
            for token in board.tokens
            for dy in range(token.size)
            for dx in range(token.size)
        }
        columns = [square(x, 0)[:-1] for x in range(len(board.ground[0]))]
        width = 1 + max(map(len, [*columns, *(self.labels.get(token.who, "?") for token in board.tokens)]))
        margin = len(str(len(board.ground)))
        lines = [Text.assemble((" " * margin + "".join(letters.rjust(width) for letters in columns), "dim"))]
        for y, row in enumerate(board.ground):
            line = Text.assemble((str(y + 1).rjust(margin), "dim"))
            for x, ground in enumerate(row):
                who = standing.get((x, y))
                if who is not None:
                    line.append(self.labels.get(who, "?").rjust(width), style=self.style(who, actor) or "bold")
                else:
                    mark = OFFERED if (x, y) in places and ground == "." else ground
                    line.append(mark.rjust(width), style="bold cyan" if (x, y) in places else "dim")
            lines.append(line)
        return lines

    def creatures(self, view: View, actor: str | None) -> Table:
        """A line for everybody the seat knows to be there: sign, name, gauges with bars, conditions."""
        from rich.table import Table

        game = self.scene.system
        table = Table(box=None, show_header=False, pad_edge=False)
        for who in view:
            if who not in self.scene.by_id:
                continue
            gauges = list(game.gauges(view, who))
            bars = " ".join(filter(None, map(bar, gauges)))
            numbers = ", ".join(self.narrator.gauge(gauge) for gauge in gauges)
            states = ", ".join(self.narrator.state(word) for word in game.states(view, who))
            cells = [self.labels[who], self.narrator.name(who), bars, numbers, states]
            table.add_row(*map(_plain, cells), style=self.style(who, actor))
        return table


def _plain(text: str) -> Text:
    # names are people's: brackets in them are no markup
    from rich.text import Text

    return Text(text)
