"""The attacks that a tactic makes on its turns, where it always makes the same ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bojiste.core.ask import Ask
from bojiste.core.event import Change
from bojiste.core.state import View
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import FRESH, Fighter
from bojiste.systems.srd5.play.attacks.advantage import Sources, sources
from bojiste.systems.srd5.play.attacks.attack import used_up
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.actions import after_strike, seconds
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.policy.eyes import NAIVE, ORDINARY, Eyes
from bojiste.systems.srd5.policy.strike import best_attack
from bojiste.systems.srd5.prepare import Attack, Profile, Scene, State

LOOKED_AT = ("pack-tactics", "blood-frenzy", "ambusher")
"""What helps an attack now and then, as ``play.attack`` calls it: the kernel looks at it each time."""


class Step(NamedTuple):
    """An attack of somebody's turn, and what it is worth to the tactic."""

    attack: Attack
    worth: int
    sources: Sources
    """What helps and hinders it whoever is struck (but for what the kernel looks at)."""
    handled: str = ""
    """What it takes first: ``draws`` or ``stows``."""
    after: int = -1
    """The state of the hands after it; -1: as before."""
    second: bool = False
    """It is made with the second of two weapons."""


class Hands(NamedTuple):
    """A state of somebody's hands: the first attack of the turn that begins from it and how many there are, the bonus
    attack where the action ends in it (places among the steps of the plan; -1: none). Then other states: as the next
    turn begins; when something has been picked up (-1: nothing is); when it has fallen."""

    first: int
    many: int
    second: int
    fresh: int
    up: int
    down: int


class Plan(NamedTuple):
    """The attacks of somebody's turn, in their order; those of all turns where they hang on the hands."""

    steps: tuple[Step, ...]
    hands: tuple[Hands, ...] = ()
    """The first is that in which it begins."""

    @property
    def attacks(self) -> tuple[Attack, ...]:
        return tuple(step.attack for step in self.steps)


NOTHING = Plan(())


def fixed(scene: Scene, who: Profile) -> Plan | None:
    """What somebody strikes with on every turn, as its tactic chooses; ``None`` where that hangs on more."""
    first = _turn(scene, who, None)
    if first is None or who.dies_at_zero:
        return first
    again = _turn(scene, who, who.first_item)  # what it has dropped and picked up
    return first if again is not None and again.attacks == first.attacks else None


def _turn(scene: Scene, who: Profile, held: tuple[str, ...] | None) -> Plan | None:
    """One turn's attacks, tried at everybody who stands; ``held``: what has been picked up by the free interaction."""
    state = unhurt(scene)
    now = upright(state[who.id])
    now.dropped, now.held = (), held
    now.turn = FRESH if held is None else FRESH._replace(interaction=True)
    table = Table(scene, state)
    targets = [one for one in who.enemies if table.up(one)]
    found: list[Step] = []
    while targets and (not now.turn.action or now.turn.attacks_left):
        one = best(scene, state, table, who, targets)
        if one is None or table.needs(who, one.attack) != ("", ""):
            return None
        found.append(one)
        struck(table, who, targets[0], one.attack)
    return None if not found or seconds(table, who) else Plan(tuple(found))


def upright(now: Fighter) -> Fighter:
    """Somebody as it is on a turn on which it strikes: whoever lies dying at first gets up for that."""
    now.life = "ok"
    return now


def unhurt(scene: Scene) -> State:
    """The state as it would begin if nothing had come over anybody and nobody dodged: that the kernel looks at."""
    state = begin(scene)
    for one in scene.prepared.profiles:
        state[one].suffers, state[one].dodging = (), False
    return state


def struck(table: Table, who: Profile, target: Profile, attack: Attack) -> None:
    """Somebody has made an attack of its action: what that takes of its turn and its hands."""
    spent = after_strike(table.now[who.id].turn, who, attack, (table.shape(who) or who.sheet).multiattack)
    apply(table.now[who.id], (*spent, *used_up(table, who, target, attack)))


def best(scene: Scene, state: State, table: Table, who: Profile, targets: list[Profile]) -> Step | None:
    """The attack that the tactic makes now, whoever it is that it strikes."""
    own = eyes(scene, state, who)
    tried = {best_attack(own, target) for target in targets}
    first = tried.pop()
    if tried or first is None or not simple(first[1]):
        return None
    helped = steady(table, who, first[1], targets)
    return Step(first[1], first[0], helped) if helped is not None else None


def eyes(scene: Scene, state: State, who: Profile) -> Eyes:
    """What the tactic of somebody sees."""
    grade = NAIVE if who.combatant.tactic == "naive" else ORDINARY
    ask = Ask("act", rules.turn.budget, who.seat, who.id, (), "end")
    return Eyes(ask, View(scene, state, who.seat, scene.system.sight), grade)


def steady(table: Table, who: Profile, attack: Attack, targets: Sequence[Profile]) -> Sources | None:
    """What helps and hinders an attack whoever is struck; ``None`` where that hangs on who it is."""
    helped = {_lasting(sources(table, who, target, attack)) for target in targets}
    return helped.pop() if len(helped) == 1 else None


def simple(attack: Attack) -> bool:
    """Whether an attack is a blow that does damage, and always the same."""
    endless = attack.melee or not (attack.ammunition or attack.thrown)
    return endless and bool(attack.components) and attack.word != "net"


def _lasting(found: Sources) -> Sources:
    """What helps and hinders without what the kernel looks at each time."""
    helps, hinders = found
    return tuple(name for name in helps if name not in LOOKED_AT), hinders


def apply(now: Fighter, changes: tuple[Change, ...]) -> None:
    for change in changes:
        setattr(now, change.field, change.new)
