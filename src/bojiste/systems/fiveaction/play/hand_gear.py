"""The referee's hand on what somebody holds, has loaded, and has on the sword side."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.event import OPEN, Event, happened
from bojiste.core.hand import Deed, Number, Verb
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import somebody, told
from bojiste.systems.fiveaction.now import Lying
from bojiste.systems.fiveaction.play.gear import in_hands
from bojiste.systems.fiveaction.play.table import running
from bojiste.systems.fiveaction.prepare import Scene, State
from bojiste.systems.fiveaction.words import IN_HAND
from bojiste.systems.fiveaction.words import Hand as Holds


def form(deed: Deed, form: str) -> Problem:
    """What is typed has another form."""
    return Problem(deed.path, " ".join(deed.words), "bad-form", {"form": f"{deed.who} {form}"})


def _weapon(scene: Scene, state: State, deed: Deed) -> int | None:
    """The number of the weapon that a word names: its number in the list, or its row."""
    rows = [table.row for table in scene.by_id[deed.who].sheet.weapons]
    word = deed.words[0] if deed.words else ""
    if word.isascii() and word.isdecimal():
        return int(word) if int(word) < len(rows) else None
    return rows.index(word) if word in rows else None


def _can_hold(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """``ada hold medium_axe both``, in a hand that is free."""
    rows = [table.row for table in scene.by_id[deed.who].sheet.weapons]
    if len(deed.words) != 2 or _weapon(scene, state, deed) is None or deed.words[1] not in set(Holds):
        yield form(deed, f"hold {rows[0] if rows else 'medium_axe'} {Holds.MAIN}")
        return
    wanted, weapon = Holds(deed.words[1]), _weapon(scene, state, deed)
    others = [hand for at, hand in enumerate(state[deed.who].held) if at != weapon and hand in IN_HAND]
    if wanted in IN_HAND and (wanted in others or Holds.BOTH in others or (wanted is Holds.BOTH and others)):
        yield Problem(deed.path, wanted, "hands-full")


def _holds(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A weapon is in this hand now, sheathed, on the ground or gone."""
    table, now, weapon = running(state), state[deed.who], _weapon(scene, state, deed) or 0
    hand = Holds(deed.words[1])
    held = tuple(hand if at == weapon else old for at, old in enumerate(now.held))
    lying = tuple(one for one in now.lying if one.weapon != weapon)
    if hand is Holds.GROUND:
        lying = (*lying, Lying(weapon, now.x, now.y))
    changes = in_hands(table, deed.who, held, now.shield) + state.change(deed.who, lying=lying)
    data = {"weapon": table.kit(deed.who).names[weapon], "hand": hand.value}
    yield happened("ruled-hold", ruling, deed.who, changes=changes, data=data)


def _on_off(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    if deed.words not in (("on",), ("off",)):
        yield form(deed, "shield on")
    elif running(state).kit(deed.who).shield is None:
        yield Problem(deed.path, deed.who, "no-shield")


def _shield(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A shield is on the arm, or lies on the ground."""
    now, on = state[deed.who], deed.words[0] == "on"
    changes = in_hands(running(state), deed.who, now.held, Holds.OFF if on else Holds.GROUND)
    yield told("shield", deed.who, now.shield in IN_HAND, on, changes, OPEN)


def _shoots(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Only what is shot with is loaded."""
    if not any(arm.shot for arm in scene.prepared.kits[deed.who].arms):
        yield Problem(deed.path, deed.who, "loads-nothing")


def _loaded(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Everything that is shot with is loaded, or nothing."""
    old = state[deed.who].loaded
    every = tuple(range(len(scene.by_id[deed.who].sheet.weapons)))
    changes = state.change(deed.who, loaded=every if deed.value else (), task=None)
    yield told("loaded", deed.who, bool(old), deed.value, changes, OPEN)


def _somebody_else(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    yield from somebody(deed.value or "", deed.path, (one for one in scene.by_id if one != deed.who and one in state))


def _sword_side(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """On whose side somebody strikes from the saddle."""
    changes = state.change(deed.who, sword_side=deed.value)
    yield Event("ruled-sword-side", ruling, deed.who, deed.value, changes=changes, seen=OPEN)


VERBS = {
    "hold": Verb("ada hold medium_axe both", _can_hold, _holds),
    "shield": Verb("ada shield off", _on_off, _shield),
}
NUMBERS = {"loaded": Number(_loaded, _shoots), "sword_side": Number(_sword_side, _somebody_else)}
