"""Letting go, which costs nothing and may be done at any time by whoever plays the one who holds: a grip, and what one
concentrates on; and by the referee's hand, taking hold."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.hand import Deed, Verb
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import no_more, somebody
from bojiste.systems.srd5.play.conditions.condition import grapple_ends
from bojiste.systems.srd5.play.spellcasting import ending, lasting
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.resolve import Met, befalls
from bojiste.systems.srd5.play.table import running
from bojiste.systems.srd5.prepare import Profile, Scene, State


def concentrates(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Somebody must concentrate on something."""
    yield from no_more(scene, state, deed)
    if state[deed.who].concentrates is None:
        yield Problem(deed.path, deed.who, "no-concentration")


def _unfocus(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody concentrates no longer."""
    table, kept = running(state), state[deed.who].concentrates
    assert kept is not None
    yield from ending.ends(table, table.profiles[deed.who], kept, lasting.begins)


def _one(deed: Deed, there: list[str]) -> Iterator[Problem]:
    """One word, which names one of these."""
    if len(deed.words) != 1 or deed.words[0] not in there:
        yield from somebody(" ".join(deed.words), deed.path, there)


def _held(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    table = running(state)
    yield from _one(deed, [one.id for one in table.holds(table.profiles[deed.who])])


def _release(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody lets go of whom it holds."""
    table = running(state)
    yield from grapple_ends(table, table.profiles[deed.who], table.profiles[deed.words[0]], willing=True)


def _may_cling(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Somebody must have an attack by which it clings, and cling to nobody yet."""
    table = running(state)
    if _clings_by(table.profiles[deed.who]) is None or deed.who in table.known.carried:
        yield Problem(deed.path, deed.who, "cannot-cling")
        return
    there = [one.id for one in table.everybody if one.id not in (deed.who, *table.known.carried) and table.up(one)]
    yield from _one(deed, there)


def _clings_by(who: Profile) -> Power | None:
    """What of its attacks makes a creature cling."""
    riders = (attack.then for attack in who.attacks if attack.then is not None)
    return next((one for one in riders if "clung" in one.brought), None)


def _cling(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody clings to somebody, as if its attack had hit."""
    table = running(state)
    who = table.profiles[deed.who]
    power = _clings_by(who)
    assert power is not None
    yield from befalls(table, Met(who, power), table.profiles[deed.words[0]])


VERBS = {
    "unfocus": Verb("ada unfocus", concentrates, _unfocus, own=True),
    "release": Verb("ada release ogre", _held, _release, own=True),
    "clings": Verb("ada clings ogre", _may_cling, _cling),
}
