"""After each evaluation: giving up, and whatever the GM has to say about the conflict."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Mapping

from bojiste.core.ask import GM, Ask, Option, note, yes_no
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT
from bojiste.systems.drd2.play.action import named
from bojiste.systems.drd2.play.challenge import by_hand, challenge
from bojiste.systems.drd2.play.edit import edits
from bojiste.systems.drd2.play.join import join, waiting
from bojiste.systems.drd2.play.reach import affected
from bojiste.systems.drd2.play.table import Table

GO_ON = "go-on"
FIGHT_ON = "fight-on"
SURRENDER = "surrender"
AGREED, SURRENDERED = "agreed", "surrendered"


def after(table: Table, who: str | None, able: Mapping[str, int]) -> Course[None]:
    """Who gives up, and whether the GM ends the conflict or changes something about it.

    ``able``: how many of each side were able before the evaluation.
    """
    if table.over():
        return
    yield from _surrenders(table, able)
    if not table.over():
        yield from _gm(table, who)


def loosed(table: Table) -> Course[None]:
    """What the referee's hand has let loose while nobody was acting, and what comes of it."""
    while table.conflict.dangers and not table.over():
        able = able_by_side(table)
        yield from by_hand(table)
        yield from after(table, None, able)


# -- giving up -----------------------------------------------------------------------------------------------------


def _surrenders(table: Table, before: Mapping[str, int]) -> Course[None]:
    """A side that has just lost somebody may give up, if all who decide for its members still able agree."""
    for side in table.scene.sides:
        members = table.members(side.id)
        able = [who for who in members if table.able(who)]
        if not able or len(able) >= before.get(side.id, 0):
            continue
        data = {"out": len(members) - len(able), "members": len(members)}
        if (yield from _all_give_up(table, able, data)):
            yield ended(table, SURRENDERED, _other_side(table, side.id), able[0])
            return


def _all_give_up(table: Table, able: list[str], data: Mapping[str, int]) -> Course[bool]:
    """Each seat is asked once, by the first it plays, until one of them fights on."""
    speakers = {table.seat(who): who for who in reversed(able)}
    for who in (one for one in able if one in speakers.values()):
        options = (Option(FIGHT_ON), Option(SURRENDER))
        key = yield Ask(SURRENDER, ended, table.seat(who), who, options, FIGHT_ON, data=data)
        if key == FIGHT_ON:
            return False
    return True


def able_by_side(table: Table) -> dict[str, int]:
    """How many of each side are able."""
    return Tally(table.kit(who).side for who in table.able_ones())


def _other_side(table: Table, side: str) -> str:
    """The one hostile side still able; nobody if there are several."""
    hostile = [
        one.id
        for one in table.scene.sides
        if one.id != side and frozenset((one.id, side)) not in table.prep.friendly and one.id in table.able_sides()
    ]
    return hostile[0] if len(hostile) == 1 else ""


@procedure("drd2.conflict.end_agreement")
def ended(table: Table, reason: str, winner: str, who: str | None, words: str = "") -> Event:
    changes = table.state.change(CONFLICT, over=(reason, winner))
    data = {"reason": reason, "note": words}
    return Event("conflict-ended", ended, who, changes=changes, data=data, seen=OPEN)


# -- the GM --------------------------------------------------------------------------------------------------------


def _gm(table: Table, who: str | None) -> Course[None]:
    """Go on, end by agreement, let somebody join or a danger loose, change the tempo, or change numbers by hand."""
    done: set[str] = set()
    while True:
        options = _options(table, done)
        key = yield Ask("after", ended, GM, who, options, GO_ON, ruling=True)
        if key == GO_ON:
            return
        done.add(key)
        verb, _, rest = key.partition(":")
        if verb == "end":
            words = yield note("end-reason", ended, GM, None)
            yield ended(table, AGREED, rest, None, words)
            return
        if verb == "join":
            last = yield yes_no("join-now", join, GM, rest, False, ruling=True)
            yield from join(table, rest, at_once=last == "yes")
        elif verb == "danger":
            yield from challenge(table, table.prep.hazards[rest], affected(table, table.prep.hazards[rest].who))
            if table.over():
                return
        elif verb == "tempo":
            yield from _tempo(table)
        else:
            yield from edits(table, ended, who)
            return


def _options(table: Table, done: set[str]) -> list[Option]:
    """Everything a GM may do now; the tempo, and each danger, once."""
    ends = [Option("end"), *(Option(f"end:{side.id}", {"side": side.id}) for side in table.scene.sides)]
    joins = [Option(f"join:{who}", {"target": who}) for who in waiting(table)]
    dangers = [
        Option(f"danger:{id}", {**named("hazard", id, one.name), "note": id}) for id, one in table.prep.hazards.items()
    ]
    found = [Option(GO_ON), *ends, *joins, *dangers, Option("tempo"), Option("edit")]
    return [option for option in found if option.key not in done]


def _tempo(table: Table) -> Course[None]:
    """How long a round is, in words; nothing depends on it."""
    words = (yield note("tempo", rules.round.length, GM, None)) or rules.round.length(table.conflict.tempo).default
    changes = table.state.change(CONFLICT, tempo=words)
    yield Event("tempo", rules.round.length, changes=changes, data={"note": words}, seen=OPEN)
