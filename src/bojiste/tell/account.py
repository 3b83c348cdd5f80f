"""The summary at the end of a story: who dealt and took what, who fell when, the turning point, the notable dice.

Nothing is counted that was not told: only events as their seats saw them. Which kinds count, ``System.ledger`` says;
``ledger-<column>`` are the heads of the table, and a system may have its own words for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bojiste.core.system import Ledger, Outcome
from bojiste.tell.books import Books, Record
from bojiste.tell.names import agreement, joined
from bojiste.tell.narrator import Narrator
from bojiste.tell.paragraph import Paragraph, Sentence
from bojiste.tell.standing import Standing

FEWEST_FALLS = 3
"""A fight with fewer falls has no turning point worth telling."""


class Account(Books):
    """Keeps the books of one story, and tells them."""

    def __init__(self, narrator: Narrator, standing: Standing, ledger: Ledger) -> None:
        super().__init__(narrator.scene, ledger, standing.states, standing.members)
        self._narrator = narrator
        self._standing = standing

    # -- telling them ------------------------------------------------------------------------------------------

    def told(self, outcome: Outcome) -> Iterator[Paragraph]:
        """The table, the turning point, the dice; nothing where nothing happened."""
        if not any(one.tries or one.taken or one.fell for one in self.records.values()):
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
        tried = any(one.tries for one in self.records.values())
        yield ("", self._say("dealt"), self._say("taken"), *((self._say("tries"),) if tried else ()), "", "")
        for side in self._narrator.scene.sides:
            for run in self._standing.runs(self._standing.members(side.id)):
                yield self._row(run, tried)

    def _row(self, run: Sequence[str], tried: bool) -> tuple[str, ...]:
        records = [self.records[who] for who in run]
        tries, hits = sum(one.tries for one in records), sum(one.hits for one in records)
        cells = [self._narrator.lexicon.group(run)]
        cells += [str(sum(one.dealt for one in records)), str(sum(one.taken for one in records))]
        if tried:
            cells.append(self._say("of", hits=hits, tries=tries) if tries else "–")
        numbers = list(self._standing.numbers(run[0])) if len(run) == 1 else []
        state = "".join(numbers[:1])  # the others, as of the parts of a body, would make the column a wide one
        return (*cells, state, "; ".join((*numbers[1:], *self._notes(run, records))))

    def _notes(self, run: Sequence[str], records: Sequence[Record]) -> Iterator[str]:
        """What is to be said of somebody besides its state: whom it felled, when it fell, how it is now."""
        lexicon = self._narrator.lexicon
        felled = [who for one in records for who in one.felled]
        if felled:
            order = sorted(dict.fromkeys(felled), key=list(self.records).index)
            yield self._say("felled", who=joined(lexicon.groups(order, spoken=True), self._narrator.language))
        if len(run) > 1:
            fallen = [who for who in run if who in self.down]
            if fallen:
                who = joined(lexicon.groups(fallen, spoken=True), self._narrator.language)
                yield self._say("fallen", who=who, who_gender=self._agreement(fallen))
            return
        rounds = list(dict.fromkeys(records[0].fell))
        if rounds:
            gender = self._agreement(run)
            yield self._say("fell", rounds=self._rounds(rounds), count=len(rounds), who_gender=gender)
        yield from self._standing.conditions(run[0])

    def _rounds(self, rounds: Sequence[int]) -> str:
        return joined([self._say("round", number=str(number)) for number in rounds], self._narrator.language)

    def _turning(self, winner: str | None) -> str:
        """The round from which whoever won was ahead for good, and who of its foes fell in it, who of its own came
        back; or that it was the last."""
        number = self.turning(winner)
        if winner is None or number is None or len(self.falls) < FEWEST_FALLS:
            return ""
        last = number == self._last_round()
        foes = [who for round, who in self.falls if round == number and self._against(winner, who)]
        rises = () if last else self._rises  # whoever is tended after the last round is back too late
        friends = [who for round, who in rises if round == number and who in self._members(winner)]
        fallen, risen = self._listed(foes), self._listed(friends)
        moved = {"fallen": fallen, "fallen_known": bool(fallen), "risen": risen, "risen_known": bool(risen)}
        moved["fallen_gender"] = self._agreement(foes)
        moved |= self._narrator.lexicon.role("winner", winner)
        return self._say("turning", round=number, last=last, **moved)

    def _against(self, winner: str, who: str) -> bool:
        """Whether somebody belongs to a side that is hostile to the one that won."""
        scene = self._narrator.scene
        hostile = (side.id for side in scene.sides if scene.relation(winner, side.id) == "hostile")
        return any(who in self._members(side) for side in hostile)

    def _agreement(self, who: Sequence[str]) -> str:
        """How a verb agrees with all of these: as with the one there is, else as with many."""
        nouns = [self._narrator.lexicon.name(one) for one in dict.fromkeys(who)]
        return agreement(nouns, self._narrator.language)

    def _listed(self, who: Sequence[str]) -> str:
        order = sorted(dict.fromkeys(who), key=list(self.records).index)
        return joined(self._narrator.lexicon.groups(order, spoken=True), self._narrator.language) if order else ""

    def _dice_told(self) -> Iterator[str]:
        for which, falls in self._notable.items():
            if falls:
                who = joined(map(self._times, falls.items()), self._narrator.language)
                yield self._say(which, who=who, who_gender=self._agreement(list(falls)))

    def _times(self, fallen: tuple[str, int]) -> str:
        who, times = fallen
        name = self._narrator.lexicon.spoken(who)
        return name if times == 1 else self._say("times", who=name, times=times)
