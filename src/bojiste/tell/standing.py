"""Who stands and how: the state behind a name, and a side in a line.

``gauge-<name>.head`` and ``state-<name>.head`` are what stands behind a name; ``state-<name>.hides`` names states and
gauges that go without saying beside it; one with ``.absent`` is that of somebody who is not there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from bojiste.core.watch import Watch
from bojiste.tell.narrator import Narrator
from bojiste.tell.words import word_id

ALL_STATES = "all-states"
"""What hides every other state: the dead are nothing else."""


class Standing:
    """What some seats know at the moment of everybody's state."""

    def __init__(self, narrator: Narrator, watch: Watch) -> None:
        self._narrator = narrator
        self._words = narrator.words
        self._watch = watch
        self._past: set[str] = set()
        """Sides of a fight that is past, of whom nobody is left."""
        self._told = {one.id: self.bracket(one.id) for one in watch.scene.combatants}
        """What was told of everybody last."""

    def bracket(self, who: str, many: bool = False) -> str:
        """What stands behind a name, with the space before it: ``(12/12)``; empty if nothing is to be said."""
        shown = ", ".join((*self.numbers(who, self._implied(who)), *self.conditions(who, many)))
        return f"\N{NO-BREAK SPACE}({shown})" if shown else ""

    def numbers(self, who: str, without: Collection[str] = ()) -> Iterator[str]:
        """The gauges that stand behind a name, without those of these names."""
        if who not in self._watch.state:
            return
        for gauge in self._watch.scene.system.gauges(self._watch.best(who), who):
            id = f"{word_id('gauge', gauge.name)}.head"
            if gauge.name not in without and self._words.has(id):
                known = {"value": gauge.value, "maximum": gauge.maximum, "maximum_known": gauge.maximum is not None}
                yield self._words.say(id, known)

    def states(self, who: str) -> list[str]:
        """The ids of the conditions that somebody is visibly in."""
        if who not in self._watch.state:
            return []
        return list(self._watch.scene.system.states(self._watch.best(who), who))

    def conditions(self, who: str, many: bool = False) -> Iterator[str]:
        """The conditions in words, without those that another one implies; ``many``: of several alike."""
        hidden = self._implied(who)
        noun = self._narrator.lexicon.name(who)
        args = {"actor_gender": replace(noun, plural=many or noun.plural).agreement(self._narrator.language)}
        for state in self.states(who):
            head = f"{word_id('state', state)}.head"
            said = self._words.say(head, args) if self._words.has(head) else self._narrator.state(state)
            if state not in hidden and said:
                yield said

    def _implied(self, who: str) -> set[str]:
        """States and gauges that go without saying beside the states somebody is in."""
        hidden: set[str] = set()
        for state in self.states(who):
            named = f"{word_id('state', state)}.hides"
            words = self._words.word(named).split() if self._words.has(named) else ()
            hidden |= {*words, *(set(self.states(who)) - {state} if ALL_STATES in words else ())}
        return hidden

    # -- sides -------------------------------------------------------------------------------------------------

    def members(self, side: str) -> list[str]:
        """Those of a side who are known to be there."""
        ids = [one.id for one in self._watch.scene.combatants if one.side == side]
        return [who for who in ids if self._watch.best(who).get(who) is not None and not self.absent(who)]

    def absent(self, who: str) -> bool:
        """Whether somebody is in a state in which nobody is there."""
        return self._narrator.absent(self.states(who))

    def part(self, down: Collection[str]) -> None:
        """A fight is past: sides of which everybody is ``down`` are told of no more."""
        known = ((side.id, self.members(side.id)) for side in self._watch.scene.sides)
        self._past |= {side for side, ids in known if ids and all(who in down for who in ids)}

    def sides(self) -> str:
        """Everybody, by sides: ``Ada (9/9) · goblini 2–5 (7/7)``."""
        return self._by_sides({one.id for one in self._watch.scene.combatants})

    def changed(self) -> str:
        """Those with whom it stands otherwise than it was told last."""
        now = {one.id: self.bracket(one.id) for one in self._watch.scene.combatants}
        before, self._told = self._told, now
        return self._by_sides({who for who, told in now.items() if told != before.get(who)})

    def _by_sides(self, whom: Collection[str]) -> str:
        told = (", ".join(self._side(side.id, whom)) for side in self._watch.scene.sides if side.id not in self._past)
        return " · ".join(side for side in told if side)

    def _side(self, side: str, whom: Collection[str]) -> Iterator[str]:
        """Those of a side who are meant, those alike and in the same state as one."""
        for run in self.runs([who for who in self.members(side) if who in whom], same_state=True):
            yield self._narrator.lexicon.group(run) + self.bracket(run[-1], len(run) > 1)

    def runs(self, ids: Sequence[str], *, same_state: bool = False) -> Iterator[list[str]]:
        """Those who are alike and follow each other, together."""
        run: list[str] = []
        for who in ids:
            apart = same_state and run and self.bracket(who) != self.bracket(run[-1])
            if run and (apart or not self._narrator.lexicon.alike(run[-1], who)):
                yield run
                run = []
            run.append(who)
        if run:
            yield run
