"""What a story is made of: sentences with their proof, paragraphs, and the table at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

FEWEST = 3
"""So many turns of a kind in a row are told as one paragraph; two, if both did the same."""
HANG = 4
"""Columns by which the members of a group stand further in."""


class Sentence(NamedTuple):
    """What is said, and the sums behind it (without brackets; empty if there are none)."""

    text: str
    strip: str = ""
    strong: bool = False
    """It tells what weighs: a fall, a return, the highest roll there is."""
    place: int = -1
    """The number of the first event that it tells; negative: it tells of none (a summary, a table)."""

    def plain(self) -> str:
        return f"{self.text} [{self.strip}]" if self.strip else self.text


class Paragraph(NamedTuple):
    """``kind``: ``title``, ``round``, ``turn``, ``group``, ``hand``, ``line``, ``summary``, ``past``, ``end``,
    ``table``, ``note``. ``hand`` is what the referee sets right, ``past`` a summary with which a fight ends and the
    scene goes on."""

    kind: str
    sentences: tuple[Sentence, ...] = ()
    who: str | None = None
    """Whose turn it tells; of a group the first."""
    name: str = ""
    """The name that begins it."""
    state: str = ""
    """What stands in brackets behind that name."""
    states: str = ""
    """The same, of several alike."""
    tries: tuple[int, int] = (0, 0)
    """Attempts of a turn, and how many of them came off."""
    members: tuple[Paragraph, ...] = ()
    """The turns of a group."""
    table: tuple[tuple[str, ...], ...] = ()
    """Rows of the table at the end, its heads first."""

    def plain(self) -> str:
        """The paragraph as text; members of a group and rows of a table each on a line of their own."""
        lines = [" ".join(sentence.plain() for sentence in self.sentences)] if self.sentences else []
        lines += [" " * HANG + member.plain() for member in self.members]
        return "\n".join([*lines, *columns(self.table)])

    def typeset(self, how: Callable[[str], str]) -> Paragraph:
        """The same with every text as ``how`` makes it."""
        return self._replace(
            name=how(self.name),
            state=how(self.state),
            states=how(self.states),
            sentences=tuple(one._replace(text=how(one.text), strip=how(one.strip)) for one in self.sentences),
            members=tuple(member.typeset(how) for member in self.members),
            table=tuple(tuple(map(how, row)) for row in self.table),
        )

    def deed(self) -> str:
        """What is told after the name and the state; empty where a proof stands behind it or it begins otherwise."""
        text, heading = " ".join(one.text for one in self.sentences), f"{self.name}{self.state} "
        proved = any(one.strip for one in self.sentences)
        return "" if proved or not self.name or not text.startswith(heading) else text.removeprefix(heading)

    def without_state(self) -> Paragraph:
        """The same, where the state has been told with the group."""
        first, *rest = self.sentences
        return self._replace(
            sentences=(first._replace(text=first.text.replace(self.state, "", 1)), *rest), state="", states=""
        )


def columns(rows: Sequence[Sequence[str]], width: Callable[[str], int] = len, gap: str = "  ") -> Iterator[str]:
    """Rows with their cells under each other: the first and the last to the left, numbers between to the right."""
    wide = [max(map(width, column)) for column in zip(*rows, strict=True)]
    for first, *middle, last in rows:
        cells = [first + " " * (wide[0] - width(first))]
        cells += [" " * (wide[at] - width(cell)) + cell for at, cell in enumerate(middle, 1)]
        yield gap.join([*cells, last]).rstrip()


Heading = Callable[[Sequence[Paragraph], str], str]
"""The head of a group of turns; with the deed that all of them did, the whole of it."""


def grouped(told: Iterable[Paragraph], alike: Callable[[str, str], bool], head: Heading) -> Iterator[Paragraph]:
    """The paragraphs; turns in a row of several alike (``goblin 2``, ``goblin 3``, …) are one, and one sentence where
    all of them did the same."""
    row: list[Paragraph] = []
    for one in told:
        if row and (one.kind != "turn" or one.who is None or not alike(str(row[-1].who), one.who)):
            yield from _together(row, head)
            row = []
        if one.kind == "turn" and one.who is not None:
            row.append(one)
        else:
            yield one
    yield from _together(row, head)


def _together(row: list[Paragraph], head: Heading) -> Iterable[Paragraph]:
    deeds = {turn.deed() for turn in row}
    alike = len(row) > 1 and len(deeds) == 1 and "" not in deeds
    if len(row) < FEWEST and not alike:
        return row
    state = row[0].state if all(turn.state == row[0].state for turn in row) else ""
    if alike:
        return [_as_one(row, deeds.pop(), head, state)]
    members = tuple(_of_one_deed([turn.without_state() if state else turn for turn in row], head))
    return [Paragraph("group", (Sentence(head(row, "")),), row[0].who, state=state, members=members)]


def _of_one_deed(row: Sequence[Paragraph], head: Heading) -> Iterator[Paragraph]:
    """The members of a group, those that follow each other and did the same as one."""
    for deed, turns in groupby(row, key=Paragraph.deed):
        run = list(turns)
        if len(run) > 1 and deed:
            yield _as_one(run, deed, head, run[0].state)
        else:
            yield from run


def _as_one(row: Sequence[Paragraph], deed: str, head: Heading, state: str) -> Paragraph:
    """Several who did the same, in one sentence."""
    said = Sentence(head(row, deed), place=row[0].sentences[0].place)
    return Paragraph("group", (said,), row[0].who, state=state)
