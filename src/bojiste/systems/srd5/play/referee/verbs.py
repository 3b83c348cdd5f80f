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
from bojiste.systems.srd5.play.referee import hiding_hand, holding, joining_hand, life, numbers, placing, riding
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.table import running
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.play.turns.turns import keep, turns
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
    yield from reactions.respond(table, who, table.profiles.get(table.clock.turn, who))


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
        "by": Verb("ada -7", life.changeable, life.by),
        "inflict": Verb("goblin-2 prone until ada", life.may_suffer, life.inflicts),
        "lift": Verb("goblin-2 -prone", life.may_recover, life.lifts),
        "at": Verb("ada H7", placing.fits, placing.puts),
        "apart": Verb("ada 30 from ogre", placing.listed, placing.sets_apart),
        **pushes(placing.pushed, placing.can_be_pushed),
        "bring": Verb("+ goblin 2 H7", joining_hand.may_come, joining_hand.comes),
        "out": Verb("- goblin-1", no_more, joining_hand.goes),
        "arrives": Verb(
            "arrives ogre 5", joining_hand.on_the_way, joining_hand.arrives_later, whole=True, of_away=True
        ),
        **riding.VERBS,
        **turn_verbs(turns, keep),
        "trigger": Verb("ada trigger", _waits, _trigger),
        "disturb": Verb("ada disturb", holding.concentrates, _disturb),
        **holding.VERBS,
        **hiding_hand.VERBS,
        "stop": stop(lambda state: state.change(CLOCK, over=True, turn="")),
    },
    numbers={**numbers.NUMBERS, **riding.NUMBERS},
    elsewhere=frozenset({"conditions", "position", "arrives"}),
    conditions=CONDITIONS,
    caused=frozenset(CAUSED),
    overtaken=overtaken,
    there=_there,
)
