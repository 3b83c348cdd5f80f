"""What the referee may set right by hand in a fight: the record of it, and which waiting questions it overtakes."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.ask import Ask
from bojiste.core.hand import Deed, Hand, Verb
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import no_more, pushes, stop, turn_verbs
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK, Fighter
from bojiste.systems.srd5.play import (
    hand_coming,
    hand_hold,
    hand_life,
    hand_numbers,
    hand_place,
    hand_saddle,
    lasting,
    reaction,
)
from bojiste.systems.srd5.play.table import running
from bojiste.systems.srd5.play.turns import keep, turns
from bojiste.systems.srd5.prepare import Scene, State
from bojiste.systems.srd5.sheet.fields import CAUSED
from bojiste.systems.srd5.words import CONDITIONS


def _waits(scene: Scene, state: State, deed: Deed) -> Iterable[Problem]:
    """Somebody must have readied something, and be able to."""
    yield from no_more(scene, state, deed)
    table = running(state)
    if state[deed.who].readied is None or not table.reacts(table.profiles[deed.who]):
        yield Problem(deed.path, deed.who, "nothing-readied")


def _trigger(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """What somebody waits for has happened."""
    table = running(state)
    who = table.profiles[deed.who]
    yield from reaction.respond(table, who, table.profiles.get(table.clock.turn, who))


def _disturb(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """The surroundings disturb somebody's concentration."""
    table, rule = running(state), rules.concentration.environment
    yield from lasting.disturbed(table, table.profiles[deed.who], rule(), rule)


def _there(state: State, who: str) -> bool:
    """Whoever is in the fight that runs: of a day's other fights nobody is."""
    return who in state and who in running(state).profiles and not state[who].gone


OF_WHOM = {
    "opportunity": "no",
    "readied": "wait",
    "legendary": "no",
    "legendary-resistance": "no",
    "knock-out": "no",
    "defend": "",
    "finesse": "",
    "control": "",
    "landing": "",
    "leap": "",
    "passage": "",
    "answer": "no",
    "lair": "",
}
"""Questions to somebody who must be able to answer, with what passes the chance by (empty: the default)."""


def overtaken(scene: Scene, state: State, ask: Ask) -> str | None:
    """Questions of a turn are made anew by their courses; chances pass by who has fallen or left. What the referee
    is asked stands."""
    if ask.topic not in OF_WHOM or ask.actor is None:
        return None
    able = running(state).up(running(state).profiles[ask.actor])
    return None if able else OF_WHOM[ask.topic] or ask.default


HAND: Hand[Fighter, Scene] = Hand(
    verbs={
        "by": Verb("ada -7", hand_life.changeable, hand_life.by),
        "inflict": Verb("goblin-2 prone until ada", hand_life.may_suffer, hand_life.inflicts),
        "lift": Verb("goblin-2 -prone", hand_life.may_recover, hand_life.lifts),
        "at": Verb("ada H7", hand_place.fits, hand_place.puts),
        "apart": Verb("ada 30 from ogre", hand_place.listed, hand_place.sets_apart),
        **pushes(hand_place.pushed, hand_place.can_be_pushed),
        "bring": Verb("+ goblin 2 H7", hand_coming.may_come, hand_coming.comes),
        "out": Verb("- goblin-1", no_more, hand_coming.goes),
        "arrives": Verb("arrives ogre 5", hand_coming.on_the_way, hand_coming.arrives_later, whole=True, of_away=True),
        **hand_saddle.VERBS,
        **turn_verbs(turns, keep),
        "trigger": Verb("ada trigger", _waits, _trigger),
        "disturb": Verb("ada disturb", hand_hold.concentrates, _disturb),
        **hand_hold.VERBS,
        "stop": stop(lambda state: state.change(CLOCK, over=True, turn="")),
    },
    numbers={**hand_numbers.NUMBERS, **hand_saddle.NUMBERS},
    elsewhere=frozenset({"conditions", "position", "arrives"}),
    conditions=CONDITIONS,
    caused=frozenset(CAUSED),
    overtaken=overtaken,
    there=_there,
)
