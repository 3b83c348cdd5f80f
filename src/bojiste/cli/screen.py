"""What a person sees before a question: the order of turns, everybody's numbers as the seat knows them, and the board.

Each of the three is drawn again if it has changed, and all of them where the board would be out of sight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from string import ascii_letters, digits
from typing import TYPE_CHECKING, Any, NamedTuple

import click
from rich.cells import cell_len as cells

from bojiste.cli.page import PAPER, beside, height, ink, put, speaks_unicode, width, wrapped
from bojiste.cli.voice import say
from bojiste.core.ask import GM
from bojiste.core.square import square_name as square
from bojiste.core.system import Board, Gauge
from bojiste.tell.words import visible

if TYPE_CHECKING:
    from bojiste.core.scene import Scene
    from bojiste.core.state import View
    from bojiste.tell.narrator import Narrator

BARS = (10, 6, 0)
"""Widths of a bar, the first that leaves everybody on one line."""
GAP = 3
"""Columns between the board and the people beside it."""
BELOW = 9
"""Lines that a question and the shortest menu take below the board."""
SPARE = 4
"""Lines that are left for what people mistype and are told of it, before the board is out of sight."""
LEAST_ROWS = 5
"""So many rows of a board are shown on the lowest screen."""
NARROWEST = 30
"""Columns beside the board in which people may stand on more lines than one."""
_COLOURS = {"friendly": "green", "neutral": "yellow", "hostile": "red"}
Place = tuple[int, int]
Lines = list[str]


class Signs(NamedTuple):
    """What is drawn besides letters."""

    full: str = "█"
    empty: str = "░"
    near: str = "•"
    """A free square that is offered."""
    hard: str = "◦"
    """One that is offered and is no free ground."""
    then: str = "→"


ASCII = Signs("#", "-", "+", "*", ">")


def labels(scene: Scene[Any]) -> dict[str, str]:
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


def letters(scene: Scene[Any]) -> dict[str, str]:
    """One letter for each combatant, no two alike: its mark, or one that nobody bears."""
    marks = Counter(one.mark for one in scene.combatants)
    free = (sign for sign in ascii_letters + digits if sign not in marks)
    found: dict[str, str] = {}
    for one in scene.combatants:
        found[one.id] = one.mark if one.mark not in found.values() else next(free, "?")
    return found


def bar(gauge: Gauge, size: int, signs: Signs) -> str:
    """A gauge as a bar, empty only at 0 and full only at its maximum."""
    if gauge.maximum is None or gauge.maximum < 1 or not size:
        return ""
    share = min(max(gauge.value, 0), gauge.maximum)
    full = size if share == gauge.maximum else min(max(-(-share * size // gauge.maximum), 0), size - 1)
    return signs.full * full + signs.empty * (size - full)


class Screen:
    """Draws for one person at a time; ``narrator`` says the names."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.signs = Signs() if speaks_unicode() else ASCII
        self._drawn: dict[str, Any] = {}
        self._tops: dict[str, int] = {}
        """Of each block of lines, how many lines had been shown before it."""
        self._end = 0
        """How many had been shown when something was drawn last."""

    @property
    def scene(self) -> Scene:
        return self.narrator.scene

    def forget(self, narrator: Narrator | None = None) -> None:
        """Everything is drawn again the next time, with the names that another ``narrator`` says, if one is given."""
        self.narrator = narrator or self.narrator
        self._drawn = {}

    def draw(
        self, view: View[Any, Any], actor: str | None, places: Collection[Place] = (), *, whole: bool = False
    ) -> None:
        """What has changed of everything the seat of the view sees, ``actor`` in bold, offered ``places`` marked; of a
        board that is too high for the screen what is around the actor, unless the ``whole`` is wanted."""
        blocks = {name: lines for name, lines in self._blocks(view, actor, places, whole).items() if lines}
        new = {name: lines for name, lines in blocks.items() if self._drawn.get(name) != lines}
        if self._out_of_sight(sum(map(len, new.values()))):
            new = blocks
        self._drawn |= new
        if not new:
            return
        put("")
        for name, lines in new.items():
            self._tops[name] = PAPER.lines
            for line in lines:
                put(line)
        self._end = PAPER.lines

    def _blocks(
        self, view: View[Any, Any], actor: str | None, places: Collection[Place], whole: bool
    ) -> dict[str, Lines]:
        """All there is to draw; the board stands last, or with people beside it."""
        self._labels = labels(self.scene)
        board, turns = self.scene.system.board(view), self.turns(view)
        if board is None:
            return {"turns": turns, "people": self._below(view, actor)}
        drawn, legend = self.board(board, actor, places, whole=whole), self._legend(board, places)
        people = self._beside(view, actor, len(turns), drawn)
        if people is not None:
            return {"turns": turns, "board": list(beside(drawn, people, GAP)), "legend": legend}
        return {"turns": turns, "people": self._below(view, actor), "board": drawn, "legend": legend}

    def _beside(self, view: View[Any, Any], actor: str | None, above: int, drawn: Lines) -> Lines | None:
        """Everybody beside the board: a line each, or more where that saves room; ``None`` if they find none there."""
        room = width() - max(cells(click.unstyle(line)) for line in drawn) - GAP
        tight = height() and above + len(drawn) + len(list(view)) + BELOW > height()
        found = self.creatures(view, actor, room)
        if found is None and tight and room >= NARROWEST:
            return self.creatures(view, actor, room, wrap=True)
        return found

    def _below(self, view: View[Any, Any], actor: str | None) -> Lines:
        """Everybody in lines of the whole width."""
        return self.creatures(view, actor, width()) or self.creatures(view, actor, width(), wrap=True) or []

    def _out_of_sight(self, new: int) -> bool:
        """Whether what matters most would not be seen any more: something else was shown since, and much."""
        if not height() or PAPER.lines == self._end:
            return False
        return PAPER.lines - self._top() + new + BELOW > height()

    def lost(self) -> bool:
        """Whether what matters most would go off the screen with a line of trouble."""
        return bool(height()) and bool(self._drawn) and PAPER.lines + 3 - self._top() > height()

    def _top(self) -> int:
        """Where what matters most begins: the board, else the people."""
        return self._tops.get("board", self._tops.get("people", PAPER.lines))

    def room_below(self, taken: int, least: int) -> int:
        """Lines left for a menu, with so many ``taken`` besides: so that all that was drawn is seen, or at least the
        board; 0 where nobody counts them."""
        if not height() or not self._drawn:
            return 0
        left = height() - taken - SPARE - PAPER.lines
        room = left + min(self._tops.values())
        return room if room >= least else max(least, left + self._top())

    # -- the order of turns ------------------------------------------------------------------------------------

    def turns(self, view: View[Any, Any]) -> Lines:
        """The round, and everybody in the order of their turns, whoever is on in brackets."""
        turns = self.scene.system.turns(view)
        if turns is None:
            return []
        named = [f"[{self.short(who)}]" if who == turns.on else self.short(who) for who in turns.order]
        head = say(self.narrator.language, "cli-round", round=str(turns.round))
        said = f" {self.signs.then} ".join(name.replace(" ", "\N{NO-BREAK SPACE}") for name in named)
        return [ink(line, bold=True) for line in wrapped(f"{head} {said}", width(), 4)]

    def short(self, who: str) -> str:
        return self.narrator.name(who)

    # -- the board ---------------------------------------------------------------------------------------------

    def board(self, board: Board, actor: str | None, places: Collection[Place], *, whole: bool = False) -> Lines:
        """The board with letters above its columns and numbers beside its rows, as narrow as the screen wants it."""
        wide, margin = len(board.ground[0]), len(str(len(board.ground)))
        room = width() - margin
        roomy = 1 + max(map(len, [*self._labels.values(), square(wide - 1, 0)[:-1]]))
        cell = next((size for size in (roomy, 2) if size <= roomy and size * wide <= room), 1)
        if cell < roomy and cell < max(map(len, self._labels.values())) + (cell > 1):
            self._labels = letters(self.scene)
        shown = self._window(board, actor, wide, room // cell)
        lines = [" " * margin + head for head in _heads([square(x, 0)[:-1] for x in shown], cell)]
        lines = [ink(line, dim=True) for line in lines]
        standing = _standing(board)
        high = len(board.ground) if whole or not height() else max(LEAST_ROWS, height() - BELOW - len(lines) - 1)
        for y in self._rows(board, actor, high):
            row = board.ground[y]
            line = ink(str(y + 1).rjust(margin), dim=True)
            for x in shown:
                line += self._square(row[x], standing.get((x, y)), (x, y) in places, actor, cell)
            lines.append(line.rstrip())
        return lines

    @staticmethod
    def _window(board: Board, actor: str | None, wide: int, most: int) -> range:
        """The columns that are shown: all, or those around whoever acts."""
        return _around(next((token.x for token in board.tokens if token.who == actor), wide // 2), wide, most)

    @staticmethod
    def _rows(board: Board, actor: str | None, most: int) -> range:
        """The rows that are shown, likewise."""
        high = len(board.ground)
        return _around(next((token.y for token in board.tokens if token.who == actor), high // 2), high, most)

    def _square(self, ground: str, who: str | None, offered: bool, actor: str | None, cell: int) -> str:
        if who is not None:
            return ink(self._labels.get(who, "?").rjust(cell), **(self.style(who, actor) or {"bold": True}))
        if offered:
            return ink((self.signs.near if ground == "." else self.signs.hard).rjust(cell), fg="cyan", bold=True)
        return ink(ground.rjust(cell), dim=True)

    def _legend(self, board: Board, places: Collection[Place]) -> Lines:
        """What the signs of offered squares say, where both kinds are offered."""
        hard = any(board.ground[y][x] != "." for x, y in places)
        if not hard:
            return []
        said = say(self.narrator.language, "cli-legend", near=self.signs.near, hard=self.signs.hard)
        return [ink(line, dim=True) for line in wrapped(said, width())]

    def style(self, who: str, actor: str | None) -> dict[str, Any]:
        """The colour of somebody, by how it stands to whoever acts."""
        if who not in self.scene.by_id or actor not in self.scene.by_id:
            return {}
        assert actor is not None
        relation = self.scene.relation(self.scene.by_id[actor].side, self.scene.by_id[who].side)
        return {"fg": _COLOURS[relation]} | ({"bold": True} if who == actor else {})

    # -- everybody ---------------------------------------------------------------------------------------------

    def creatures(self, view: View[Any, Any], actor: str | None, room: int, *, wrap: bool = False) -> Lines | None:
        """A line for everybody the seat knows to be there: sign, name, numbers each with its bar, conditions.

        ``None`` if somebody needs more than a line of ``room`` cells, unless lines may ``wrap``.
        """
        game = self.scene.system
        words = {who: list(game.states(view, who)) for who in view if who in self.scene.by_id}
        known = [who for who, states in words.items() if not self.narrator.absent(states)]
        gauges = {who: list(game.gauges(view, who)) for who in known}
        states = {who: self._state(view.seat, who, words[who]) for who in known}
        sign = max((len(self._labels[who]) for who in known), default=1)
        names = {who: f"{self._labels[who].ljust(sign)}  {self.narrator.name(who)}" for who in known}
        for size in BARS:
            lines = _aligned({who: [names[who], *self._numbers(gauges[who], size), states[who]] for who in known})
            if all(cells(line) <= room for line in lines.values()):
                break
        else:
            if not wrap:
                return None
        return [ink(line, **self.style(who, actor)) for who in known for line in wrapped(lines[who], room, 4)]

    def _state(self, seat: str, who: str, states: list[str]) -> str:
        """The conditions of somebody, and what the scene notes of it for this seat."""
        one = self.scene.by_id[who]
        noted = f"{self.narrator.words.word('dash')} {visible(one.note)}" if one.note and seat in (GM, one.seat) else ""
        return " ".join(filter(None, (", ".join(self.narrator.states(who, states)), noted)))

    def _numbers(self, gauges: list[Gauge], size: int) -> Lines:
        said = (f"{self.narrator.gauge(gauge)} {bar(gauge, size, self.signs)}".rstrip() for gauge in gauges)
        return [one.replace(" ", "\N{NO-BREAK SPACE}") for one in said]


def _around(middle: int, size: int, most: int) -> range:
    """So many of ``size`` places, those around the middle."""
    first = min(max(0, middle - most // 2), max(0, size - most))
    return range(first, min(size, first + most))


def _standing(board: Board) -> dict[Place, str]:
    return {
        (token.x + dx, token.y + dy): token.who
        for token in board.tokens
        for dy in range(token.size)
        for dx in range(token.size)
    }


def _heads(names: list[str], cell: int) -> Lines:
    """The names of columns over cells of a width; one letter under another where they would touch."""
    longest = max(map(len, names))
    if longest < cell or longest == 1:
        return ["".join(name.rjust(cell) for name in names)]
    return ["".join(name.rjust(longest)[row].rjust(cell) for name in names) for row in range(longest)]


def _aligned(table: Mapping[str, list[str]]) -> dict[str, str]:
    """Rows as lines: names stand over each other, and so does the first number."""
    first = [max((cells(row[index]) for row in table.values() if len(row) > index + 1), default=0) for index in (0, 1)]
    lines = {}
    for who, row in table.items():
        head = [part + " " * (size - cells(part)) for part, size in zip(row[:-1], first, strict=False)]
        lines[who] = "  ".join(part for part in (*head, *row[2:-1], row[-1]) if part)
    return lines
