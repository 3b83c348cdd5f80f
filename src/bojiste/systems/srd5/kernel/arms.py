"""The turns of somebody whose hands change: weapons that are drawn, put away and picked up, a second light weapon."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.event import Event
from bojiste.systems.srd5.kernel.plan import (
    Hands,
    Plan,
    Step,
    apply,
    best,
    eyes,
    simple,
    steady,
    struck,
    unhurt,
    upright,
)
from bojiste.systems.srd5.now import FRESH, Fighter, Thing
from bojiste.systems.srd5.play.attacks.attack import used_up
from bojiste.systems.srd5.play.deed import spend
from bojiste.systems.srd5.play.equipment.hands import brought, pick_up, pickable
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.actions import seconds
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.policy.strike import best_attack, worth_of
from bojiste.systems.srd5.prepare import Attack, Profile, Scene

MOST_STATES = 32
"""States of somebody's hands that are looked at."""


class Node(NamedTuple):
    """A state of somebody's hands: what they hold (``None``: nothing has been used yet), what lies on the ground, and
    whether the free interaction of the turn is used."""

    held: tuple[str, ...] | None
    dropped: tuple[Thing, ...]
    spent: bool = False

    def rested(self) -> Node:
        """The same as the next turn begins."""
        return self._replace(spent=False)


class Bonus(NamedTuple):
    """The attack with the second of two weapons, if there is one, and the state after it."""

    step: Step | None = None
    after: Node | None = None


class Made(NamedTuple):
    """An attack of a turn, the state after it, and the bonus attack if the action is over with it."""

    step: Step
    after: Node
    bonus: Bonus


def by_hands(scene: Scene, who: Profile) -> Plan | None:
    """What somebody strikes with, from every state that its hands can get into; ``None`` where that hangs on more."""
    if not all(enemy.roomy for enemy in who.enemies) or who.forms:
        return None
    found = _Found({}, [], {})
    now = begin(scene)[who.id]
    found.place(Node(now.held, now.dropped))
    hands: list[Hands] = []
    while len(hands) < len(found.nodes) <= MOST_STATES:
        node = list(found.nodes)[len(hands)]
        seen = _Seen(scene, who, node)
        up, down = seen.up(), seen.down()
        turn = () if up is not None else seen.turn()
        if turn is None or not found.add(turn):
            return None
        others = (found.place(other) if other is not None else -1 for other in (node.rested(), up, down))
        hands.append(Hands(len(found.steps) - len(turn), len(turn), -1, *others))
    if len(found.nodes) > MOST_STATES or not found.steps:
        return None
    return Plan(*found.finished(hands))


class _Found(NamedTuple):
    """What has been found so far: states by their places, attacks, and the bonus attacks by the states before them."""

    nodes: dict[Node, int]
    steps: list[Step]
    bonuses: dict[Node, Bonus]

    def place(self, node: Node) -> int:
        return self.nodes.setdefault(node, len(self.nodes))

    def add(self, turn: tuple[Made, ...]) -> bool:
        """Add a turn's attacks; whether the bonus attacks hang on nothing but the hands."""
        self.steps.extend(made.step._replace(after=self.place(made.after)) for made in turn)
        for made in turn:
            if made.bonus.after is not None:
                self.place(made.bonus.after)
        return all(self.bonuses.setdefault(made.after, made.bonus) == made.bonus for made in turn)

    def finished(self, hands: list[Hands]) -> tuple[tuple[Step, ...], tuple[Hands, ...]]:
        """All attacks, and the states with their bonus attacks behind the others."""
        for node, bonus in self.bonuses.items():
            if bonus.step is not None and bonus.after is not None:
                at = self.nodes[node]
                hands[at] = hands[at]._replace(second=len(self.steps))
                self.steps.append(bonus.step._replace(after=self.nodes[bonus.after]))
        return tuple(self.steps), tuple(hands)


def _rises(who: Profile) -> bool:
    """Whether somebody who dies at 0 hit points may yet be knocked out and healed."""
    return any(one.combatant.now.get("potions", one.sheet.potions) for one in (who, *who.allies))


class _Seen:
    """A turn that begins from a state of the hands, as the rules and the tactic have it."""

    def __init__(self, scene: Scene, who: Profile, node: Node) -> None:
        self.scene, self.who, self.state = scene, who, unhurt(scene)
        self.now: Fighter = upright(self.state[who.id])
        self.now.held, self.now.dropped = node.held, node.dropped
        self.now.turn = FRESH._replace(interaction=node.spent)
        self.table = Table(scene, self.state)
        self.targets = [one for one in who.enemies if self.table.up(one)]

    def node(self) -> Node:
        return Node(self.now.held, self.now.dropped, self.now.turn.interaction)

    def up(self) -> Node | None:
        """The state when it has picked up what it picks up first."""
        option = next(pickable(self.table, self.who), None)
        if option is None or self.now.turn != FRESH:
            return None
        before = _kept(self.now)
        for event in pick_up(self.table, self.who, option.key.partition(":")[2]):
            assert isinstance(event, Event)
            apply(self.now, event.changes)
        found = self.node()
        _back(self.now, before)
        return found

    def down(self) -> Node:
        """The state when it has fallen; who dies then keeps what it holds."""
        if self.who.dies_at_zero and not _rises(self.who):
            return self.node().rested()
        held = self.who.first_item if self.now.held is None else self.now.held
        return Node((), (*self.now.dropped, *(Thing(item, self.now.x, self.now.y) for item in held)))

    def turn(self) -> tuple[Made, ...] | None:
        """Its attacks; ``None`` where they hang on more than the hands."""
        found: list[Made] = []
        while self.targets and (not self.now.turn.action or self.now.turn.attacks_left):
            step = best(self.scene, self.state, self.table, self.who, self.targets)
            if step is None and found and self._idle():
                break  # what is left of a Multiattack is out of reach of the hands
            if step is None:
                return None
            handled = self._brought(step.attack)
            struck(self.table, self.who, self.targets[0], step.attack)
            bonus = self._bonus()
            if bonus is None:
                return None
            found.append(Made(step._replace(handled=handled), self.node(), bonus))
        return tuple(found) or None

    def _idle(self) -> bool:
        """Whether there is nothing that it can strike with."""
        own = eyes(self.scene, self.state, self.who)
        return all(best_attack(own, target) is None for target in self.targets)

    def _brought(self, attack: Attack, beside: str = "") -> str:
        """How it takes in hand what an attack takes."""
        handled = ""
        for event in brought(self.table, self.who, attack, beside):
            apply(self.now, event.changes)
            handled = event.kind
        return handled

    def _bonus(self) -> Bonus | None:
        """The attack with its second weapon; ``None`` where it hangs on more which."""
        options = [option for option in seconds(self.table, self.who) if "lying" not in option.data]
        ways = [self.who.by_key[key] for key in dict.fromkeys(option.key.split(":", 2)[2] for option in options)]
        blades = [attack for attack in ways if attack.melee]
        if len(blades) != 1:
            return None if ways else Bonus()
        blade = blades[0]
        helped = steady(self.table, self.who, blade, self.targets)
        worth = self._only_worth(blade, [attack for attack in ways if attack is not blade])
        if helped is None or worth is None or not simple(blade):
            return None
        before = _kept(self.now)
        handled = self._brought(blade, self.now.turn.light)
        spent = (*spend(self.table, self.who, bonus=True), *used_up(self.table, self.who, self.targets[0], blade))
        apply(self.now, spent)
        after = self.node()
        _back(self.now, before)
        return Bonus(Step(blade, worth, helped, handled, second=True), after)

    def _only_worth(self, blade: Attack, thrown: list[Attack]) -> int | None:
        """What a blade is worth, where that is the same against everybody and hurling none of the others is better."""
        own = eyes(self.scene, self.state, self.who)
        worths = {worth_of(own, target, blade) for target in self.targets}
        for one in thrown:
            if one.mean > blade.mean or max(worth_of(own, target, one) for target in self.targets) >= min(worths):
                return None
        return worths.pop() if len(worths) == 1 else None


def _kept(now: Fighter) -> dict[str, object]:
    return {name: getattr(now, name) for name in ("held", "dropped", "turn", "beside")}


def _back(now: Fighter, before: dict[str, object]) -> None:
    for name, value in before.items():
        setattr(now, name, value)
