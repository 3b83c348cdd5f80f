"""The summary at the end of a story: who dealt and took what, who fell when, the turning point, the notable dice.

Nothing is counted that was not told: only events as their seats saw them. Which kinds count, ``System.ledger`` says;
``ledger-<column>`` are the heads of the table, and a system may have its own words for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bojiste.core.event import Event
from bojiste.core.system import Ledger, Outcome
from bojiste.tell.names import joined
from bojiste.tell.narrator import Narrator
from bojiste.tell.paragraph import Paragraph, Sentence
from bojiste.tell.standing import Standing

FEWEST_FALLS = 3
"""A fight with fewer falls has no turning point worth telling."""


@dataclass
class Record:
    """What somebody did and suffered."""

    dealt: int = 0
    taken: int = 0
    tries: int = 0
    hits: int = 0
    felled: list[str] = field(default_factory=list)
    fell: list[int] = field(default_factory=list)
    """The rounds in which it went down."""


def extreme(ledger: Ledger, event: Event) -> str:
    """Whether an event's dice show the ``highest`` or the ``lowest`` there is; nothing where they do not."""
    count, sides = ledger.dice
    kept = [rolled.face for rolled in event.rolls if rolled.kept and rolled.sides == sides]
    if len(kept) != count:
        return ""
    return {count * sides: "highest", count: "lowest"}.get(sum(kept), "")


def came_off(ledger: Ledger, event: Event) -> bool:
    """Whether an attempt succeeded."""
    told = ledger.tries[event.kind]
    return told if isinstance(told, bool) else event.data.get(told[0]) == told[1]


class Account:
    """Keeps the books of one story."""

    def __init__(self, narrator: Narrator, standing: Standing, ledger: Ledger) -> None:
        self._narrator = narrator
        self._standing = standing
        self._ledger = ledger
        self._records = {one.id: Record() for one in narrator.scene.combatants}
        self._down = {who for who in self._records if self._is_down(who)}
        self._hurt_by: dict[str, str | None] = {}
        self._falls: list[tuple[int, str]] = []
        self._rises: list[tuple[int, str]] = []
        self._shares: dict[int, Mapping[str, float]] = {}
        self._notable: dict[str, Counter[str]] = {"highest": Counter(), "lowest": Counter()}

    # -- keeping the books -------------------------------------------------------------------------------------

    def note(self, event: Event, round: int) -> bool:
        """One more event, as it was seen; whether somebody went down or came back."""
        self._dice(event)
        actor, target = event.actor, event.target
        if actor in self._records and event.kind in self._ledger.tries:
            self._record(actor).tries += 1
            self._record(actor).hits += came_off(self._ledger, event)
        harmed = target if target is not None else actor
        amount = self._amount(event, harmed)
        if harmed in self._records and amount is not None:
            self._harm(harmed, actor if actor != harmed else None, amount)
        return self._look(event, round)

    def _record(self, who: str | None) -> Record:
        assert who is not None
        return self._records.setdefault(who, Record())

    def _dice(self, event: Event) -> None:
        which = extreme(self._ledger, event)
        if which and event.actor is not None:
            self._notable[which][event.actor] += 1

    def _amount(self, event: Event, harmed: str | None) -> int | None:
        """How much harm an event tells, if it tells of any."""
        if event.kind in self._ledger.harm:
            told: object = event.data.get(self._ledger.harm[event.kind])
            return told if isinstance(told, int) else None
        if event.kind in self._ledger.growing:
            field = self._ledger.growing[event.kind]
            grown = (int(one.new) - int(one.old) for one in event.changes if (one.who, one.field) == (harmed, field))
            return max(sum(grown), 0)
        return None

    def _harm(self, who: str | None, by: str | None, amount: int) -> None:
        self._record(who).taken += amount
        assert who is not None
        self._hurt_by[who] = by
        if by in self._records:
            self._record(by).dealt += amount

    def _look(self, event: Event, round: int) -> bool:
        """Note who has gone down or come back by an event."""
        changed = False
        for who in dict.fromkeys(change.who for change in event.changes if change.who in self._records):
            if self._is_down(who) == (who in self._down):
                continue
            changed = True
            if who in self._down:
                self._down.discard(who)
                self._rises.append((round, who))
                continue
            self._down.add(who)
            self._falls.append((round, who))
            self._record(who).fell.append(round)
            by = event.actor if event.target == who else self._hurt_by.get(who)
            if by in self._records and by != who:
                self._record(by).felled.append(who)
        return changed

    def _is_down(self, who: str) -> bool:
        return not self._ledger.down.isdisjoint(self._standing.states(who))

    def round_over(self, round: int) -> None:
        """How many of each side stand after a round."""
        shares = {}
        for side in self._narrator.scene.sides:
            members = self._standing.members(side.id)
            if members:
                shares[side.id] = sum(who not in self._down for who in members) / len(members)
        self._shares[round] = shares

    # -- telling them ------------------------------------------------------------------------------------------

    def told(self, outcome: Outcome) -> Iterator[Paragraph]:
        """The table, the turning point, the dice; nothing where nothing happened."""
        if not any(one.tries or one.taken for one in self._records.values()):
            return
        yield Paragraph("table", table=tuple(self._table()))
        turning = self._turning(outcome.winner)
        if turning:
            yield Paragraph("note", (Sentence(turning),))
        dice = "; ".join(self._dice_told())
        if dice:
            yield Paragraph("note", (Sentence(self._say("dice", dice=dice)),))

    def _say(self, id: str, **args: Any) -> str:
        return self._narrator.word(f"ledger-{id}", **args)

    def _table(self) -> Iterator[tuple[str, ...]]:
        tried = any(one.tries for one in self._records.values())
        yield ("", self._say("dealt"), self._say("taken"), *((self._say("tries"),) if tried else ()), "", "")
        for side in self._narrator.scene.sides:
            for run in self._standing.runs(self._standing.members(side.id)):
                yield self._row(run, tried)

    def _row(self, run: Sequence[str], tried: bool) -> tuple[str, ...]:
        records = [self._records[who] for who in run]
        tries, hits = sum(one.tries for one in records), sum(one.hits for one in records)
        cells = [self._narrator.lexicon.group(run)]
        cells += [str(sum(one.dealt for one in records)), str(sum(one.taken for one in records))]
        if tried:
            cells.append(self._say("of", hits=hits, tries=tries) if tries else "–")
        cells.append(", ".join(self._standing.numbers(run[0])) if len(run) == 1 else "")
        return (*cells, "; ".join(self._notes(run, records)))

    def _notes(self, run: Sequence[str], records: Sequence[Record]) -> Iterator[str]:
        """What is to be said of somebody besides numbers: whom it felled, when it fell, how it is now."""
        lexicon = self._narrator.lexicon
        felled = [who for one in records for who in one.felled]
        if felled:
            order = sorted(dict.fromkeys(felled), key=list(self._records).index)
            yield self._say("felled", who=joined(lexicon.groups(order), self._narrator.language))
        if len(run) > 1:
            fallen = [who for who in run if who in self._down]
            if fallen:
                yield self._say("fallen", who=joined(lexicon.groups(fallen), self._narrator.language))
            return
        rounds = list(dict.fromkeys(records[0].fell))
        if rounds:
            yield self._say("fell", rounds=self._rounds(rounds), count=len(rounds))
        yield from self._standing.conditions(run[0])

    def _rounds(self, rounds: Sequence[int]) -> str:
        return joined([self._say("round", number=str(number)) for number in rounds], self._narrator.language)

    def _turning(self, winner: str | None) -> str:
        """The round from which whoever won was ahead for good, and who fell in it."""
        rounds = sorted(self._shares)
        if winner is None or len(self._falls) < FEWEST_FALLS or not rounds:
            return ""
        behind = [number for number in rounds if not self._ahead(self._shares[number], winner)]
        later = [number for number in rounds if not behind or number > behind[-1]]
        if not later:
            return ""
        fallen, risen = self._moved(self._falls, later[0]), self._moved(self._rises, later[0])
        moved = {"fallen": fallen, "fallen_known": bool(fallen), "risen": risen, "risen_known": bool(risen)}
        return self._say("turning", round=later[0], **moved, **self._narrator.lexicon.role("winner", winner))

    def _moved(self, moves: Sequence[tuple[int, str]], round: int) -> str:
        who = [one for number, one in moves if number == round]
        order = sorted(dict.fromkeys(who), key=list(self._records).index)
        return joined(self._narrator.lexicon.groups(order), self._narrator.language) if order else ""

    def _ahead(self, shares: Mapping[str, float], winner: str) -> bool:
        """Whether more of a side stand than of each that is hostile to it."""
        relation = self._narrator.scene.relation
        foes = [share for side, share in shares.items() if side != winner and relation(winner, side) == "hostile"]
        return all(shares.get(winner, 0) > share for share in foes)

    def _dice_told(self) -> Iterator[str]:
        for which, falls in self._notable.items():
            if falls:
                yield self._say(which, who=joined(map(self._times, falls.items()), self._narrator.language))

    def _times(self, fallen: tuple[str, int]) -> str:
        who, times = fallen
        name = self._narrator.name(who)
        return name if times == 1 else f"{times}×\N{NO-BREAK SPACE}{name}"
