"""Who dealt and took what, who fell when and by whom: kept event by event, as ``System.ledger`` says what counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bojiste.core.event import Change, Event
from bojiste.core.scene import Scene
from bojiste.core.system import Ledger


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


def growth(change: Change) -> int:
    """By how much a number has grown; one that begins or ends with it has not."""
    return 0 if change.old is None or change.new is None else int(change.new) - int(change.old)


class Books:
    """The books of one course of events. ``states`` are the conditions that somebody is in now, ``members`` who belong
    to a side."""

    def __init__(
        self,
        scene: Scene,
        ledger: Ledger,
        states: Callable[[str], Iterable[str]],
        members: Callable[[str], Sequence[str]],
    ) -> None:
        self._scene = scene
        self._ledger = ledger
        self._states = states
        self._members = members
        self.records = {one.id: Record() for one in scene.combatants}
        self.down = {who for who in self.records if self._is_down(who)}
        self._hurt_by: dict[str, str | None] = {}
        self.falls: list[tuple[int, str]] = []
        self._rises: list[tuple[int, str]] = []
        self._shares: dict[int, Mapping[str, float]] = {}
        self._several = False
        """Rounds have been counted anew: these are several fights."""
        self._notable: dict[str, Counter[str]] = {"highest": Counter(), "lowest": Counter()}

    def note(self, event: Event, round: int) -> bool:
        """One more event, as it was seen; whether somebody went down or came back."""
        self._meet()
        self._dice(event)
        actor = event.actor
        if actor in self.records and event.kind in self._ledger.tries:
            self._record(actor).tries += 1
            self._record(actor).hits += came_off(self._ledger, event)
        for harmed, amount in self._harms(event):
            self._harm(harmed, self._doer(event, harmed), amount)
        return self._look(event, round)

    def tried(self, who: str) -> int:
        """How many attempts somebody has made, counted from its place among all; 0 of nobody who is there."""
        return list(self.records).index(who) + self.records[who].tries if who in self.records else 0

    def _meet(self) -> None:
        """Those whom the referee has brought in are in the books, too."""
        if len(self.records) < len(self._scene.combatants):
            self.records |= {one.id: Record() for one in self._scene.combatants if one.id not in self.records}

    def _record(self, who: str | None) -> Record:
        assert who is not None
        return self.records.setdefault(who, Record())

    def _dice(self, event: Event) -> None:
        which = extreme(self._ledger, event)
        if which and event.actor is not None:
            self._notable[which][event.actor] += 1

    def _harms(self, event: Event) -> Iterator[tuple[str, int]]:
        """Whom an event tells to be harmed, and by how much."""
        field = self._ledger.growing.get(event.kind)
        if field is not None:
            grown = {one.who: growth(one) for one in event.changes if one.field == field and one.who in self.records}
            yield from ((who, more) for who, more in grown.items() if more > 0)
            return
        harmed = event.target if event.target is not None else event.actor
        amount = event.data.get(self._ledger.harm.get(event.kind, ""))
        if harmed in self.records and isinstance(amount, int):
            yield str(harmed), amount

    def _doer(self, event: Event, harmed: str) -> str | None:
        """By whom somebody was harmed: nobody else where it is its own doing and follows from nothing."""
        if event.actor != harmed:
            return event.actor
        return self._hurt_by.get(harmed) if event.kind in self._ledger.follows else None

    def _harm(self, who: str, by: str | None, amount: int) -> None:
        self._record(who).taken += amount
        self._hurt_by[who] = by
        if by in self.records:
            self._record(by).dealt += amount

    def _look(self, event: Event, round: int) -> bool:
        """Note who has gone down or come back by an event."""
        changed = False
        for who in dict.fromkeys(change.who for change in event.changes if change.who in self.records):
            if self._is_down(who) == (who in self.down):
                continue
            changed = True
            if who in self.down:
                self.down.discard(who)
                self._rises.append((round, who))
                continue
            self.down.add(who)
            self.falls.append((round, who))
            self._record(who).fell.append(round)
            by = event.actor if event.target == who else self._hurt_by.get(who)
            if by in self.records and by != who:
                self._record(by).felled.append(who)
        return changed

    def _is_down(self, who: str) -> bool:
        return not self._ledger.down.isdisjoint(self._states(who))

    def round_over(self, round: int) -> None:
        """How many of each side stand after a round."""
        shares = {}
        for side in self._scene.sides:
            members = self._members(side.id)
            if members:
                shares[side.id] = sum(who not in self.down for who in members) / len(members)
        self._several |= round in self._shares
        self._shares[round] = shares

    def turning(self, winner: str | None) -> int | None:
        """The round from which whoever won was ahead for good; ``None`` where there was none, or several fights."""
        rounds = sorted(self._shares)
        if winner is None or not rounds or self._several:
            return None
        behind = [number for number in rounds if not self._ahead(self._shares[number], winner)]
        return next((number for number in rounds if not behind or number > behind[-1]), None)

    def _last_round(self) -> int | None:
        """The number of the last round, where there was more than one."""
        return max(self._shares) if len(self._shares) > 1 else None

    def _ahead(self, shares: Mapping[str, float], winner: str) -> bool:
        """Whether more of a side stand than of each that is hostile to it."""
        relation = self._scene.relation
        foes = [share for side, share in shares.items() if side != winner and relation(winner, side) == "hostile"]
        return all(shares.get(winner, 0) > share for share in foes)
