"""The table at which a scene is played: where the courses of play look things up. It changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bojiste.core.hand import Deed
from bojiste.core.rule import procedure
from bojiste.errors import Problem
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, EVALUATION, Conflict, Fighter, Purse, Settling
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.prepare import Kit, Prepared, Scene, State, severities
from bojiste.systems.drd2.rules.resource import Sources
from bojiste.systems.drd2.words import HARMING, HERE, Initiative, Manoeuvre, Means, Penalty, Property, Status, Type

MELEE = "common-melee"
Faults = Iterator[Problem]
"""What is wrong with a deed of the referee's hand."""


class Table:
    """A scene with its state. Short-lived and cheap: whoever wants to look things up makes one."""

    __slots__ = ("_all", "conflict", "kit", "lone", "now", "prep", "scene", "settling", "state")

    def __init__(self, scene: Scene, state: State, lone: bool = False) -> None:
        self.scene = scene
        self.state = state
        self._all = state.now
        self.prep: Prepared = scene.prepared
        self.now: Callable[[str], Fighter] = state.now.__getitem__  # bound once: asked a thousand times in a conflict
        self.kit: Callable[[str], Kit] = self.prep.kits.__getitem__
        self.conflict: Conflict = state[CONFLICT]
        self.settling: Settling = state[EVALUATION]
        self.lone = lone
        """Whether this is an evaluation outside any conflict."""

    # -- who and what ----------------------------------------------------------------------------------------------

    def seat(self, who: str) -> str:
        return self.prep.kits[who].seat

    def purse(self, who: str) -> Purse | None:
        """The Fate somebody draws on; heroes have none."""
        id = self.prep.kits[who].purse
        return None if id is None else self.state[id]

    def initiative(self, who: str) -> Initiative:
        """The initiative of somebody; outside a conflict there is none, and it counts as unspent."""
        return Initiative.WAITING if self.lone else self.now(who).initiative

    def in_play(self, who: str) -> bool:
        """Whether somebody can be acted upon: here, and neither removed, gone nor retired."""
        return who in self.conflict.roster and self.now(who).status in HERE

    def above_floor(self, who: str) -> bool:
        """Whether the Threat of somebody can fall."""
        now = self.now(who)
        return (now.threat or 1) > now.floor

    def able(self, who: str) -> bool:
        return who in self.conflict.roster and rules.conflict.able(self.now(who).status)

    def foes(self, who: str) -> tuple[str, ...]:
        """Active enemies, in roster order."""
        foes, now = self.prep.foes[who], self._all
        return tuple(one for one in self.conflict.roster if one in foes and now[one].status is Status.ACTIVE)

    def friends(self, who: str) -> tuple[str, ...]:
        """Comrades in play, in roster order."""
        friends = self.prep.friends[who]
        return tuple(other for other in self.conflict.roster if other in friends and self.in_play(other))

    def hostile(self, who: str, other: str) -> bool:
        return other in self.prep.foes[who]

    # -- skills and demand -----------------------------------------------------------------------------------------

    @procedure("drd2.property.three")
    def property_of(self, who: str, skill: str) -> Property:
        return self.prep.kits[who].skills[skill].property

    def acts_on(self, who: str, skill: str) -> Property:
        one = self.prep.kits[who].skills[skill]
        return one.affects or one.property

    def words(self, who: str, skills: Iterable[str], tags: Iterable[str] = ()) -> tuple[str, ...]:
        """What scars and things may hamper in an action: its skills, their properties, its tags."""
        known = self.prep.kits[who].words
        return (*(word for skill in skills for word in known[skill]), *tags)

    def _scar_demands(self, who: str, words: tuple[str, ...], helped_by: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(
            rules.scar.no_benefit(rules.scar.demand(one.severity, one.scope, words), one.called(helped_by))
            for one in self.now(who).scars
        )

    def demand(
        self, who: str, skills: tuple[str, ...], tags: tuple[str, ...] = (), helped_by: tuple[str, ...] = ()
    ) -> int:
        """Demand by scars and carried things."""
        kit, now = self.prep.kits[who], self._all[who]
        if not now.scars and not kit.things:
            return 0
        words = self.words(who, skills, tags)
        things = tuple(
            rules.equipment.demand(thing.demand, words) for thing in kit.things if thing.id not in now.broken
        )
        return rules.kind.demand_max((*self._scar_demands(who, words, helped_by), *things))

    def blocked(
        self, who: str, skills: tuple[str, ...], tags: tuple[str, ...] = (), helped_by: tuple[str, ...] = ()
    ) -> int:
        """The severity that makes such an action impossible; 0 if no scar goes that far."""
        demands = self._scar_demands(who, self.words(who, skills, tags), helped_by) if self.now(who).scars else ()
        worst = rules.kind.demand_max(demands)
        return worst if worst >= self.scene.options.scar_blocks_from else 0

    def conceivable(self, who: str, skills: tuple[str, ...]) -> bool:
        """Whether such an action may be proposed: no scar blocks it, or the GM could relent."""
        severity = self.blocked(who, skills)
        return not severity or len(rules.scar.three_blocks(max(severity, rules.scar.BLOCKS_FROM)).answers) > 1

    # -- paying ----------------------------------------------------------------------------------------------------

    def scars_under(self, who: str, property: Property) -> tuple[int, ...]:
        return severities(self.now(who).scars, property)

    def effective(self, who: str, property: Property) -> int:
        """A hero's effective ability; 0 for the others."""
        return rules.resource.effective_ability(self.kit(who).ability.of(property), self.scars_under(who, property))

    def own_scar(self, who: str, property: Property) -> int:
        """Severity of the scar somebody gave itself in this action under a property; 0 if none."""
        now = self.now(who)
        made = [bank.scar for bank in now.bank if bank.property is property and bank.scar is not None]
        return now.scars[made[0]].severity if made else 0

    def banked(self, who: str, property: Property) -> int:
        """Resources of a property that are lost if this action does not use them."""
        return sum(bank.left for bank in self.now(who).bank if bank.property is property)

    def _things(self, who: str, property: Property) -> tuple[int, int]:
        """What containers hold and what sacrifices would yield, for a property."""
        kit, now = self.kit(who), self.now(who)
        stored = given = 0
        for thing, left in zip(kit.things, now.stored, strict=True):
            if thing.id in now.broken:
                continue
            stored += left if thing.store and thing.store[0] is property else 0
            given += rules.equipment.damage(thing.sacrifice[0], property, thing.sacrifice[1]) if thing.sacrifice else 0
        return stored, given

    @procedure("drd2.resource.substitution", "drd2.money.no_substitution", "drd2.scar.self_property")
    def sources(self, who: str, property: Property, in_action: bool = True) -> Sources:
        """What somebody could use for one payment; ``in_action`` is false for an approach, which no scar can pay."""
        kit, now = self.prep.kits[who], self._all[who]
        container, sacrifice = self._things(who, property) if kit.things else (0, 0)
        if kit.purse is not None:
            # a tactic's table lacks the purses its seat does not see: weigh.capacity reckons with those
            fate = self.state[kit.purse].fate if kit.purse in self.state else 0
            bond = now.bond if kit.type is Type.HELPER else 0
            limit = kit.limit.of(property)
            banked = self.banked(who, property) if now.bank else 0
            return Sources(0, now.advantage, fate, limit, bond, banked, container, sacrifice)
        pool = getattr(now, property)
        if not rules.scar.self(kit.type, in_action):
            return Sources(pool, now.advantage, container=container, sacrifice=sacrifice)
        if not now.bank and not now.scars and not kit.things:
            return Sources(pool, now.advantage, ability=kit.ability.of(property))
        scarred, banked = (self.own_scar(who, property), self.banked(who, property)) if now.bank else (0, 0)
        ability = self.effective(who, property) if now.scars else kit.ability.of(property)
        return Sources(pool, now.advantage, 0, 0, 0, banked, container, sacrifice, scarred, ability)

    def payable(self, who: str, price: int, property: Property, in_action: bool = True) -> bool:
        """Whether somebody can pay, be it with a scar or by giving something up."""
        if price == 0:
            return True
        sources = self.sources(who, property, in_action)
        missing = price - rules.resource.at_hand(sources, sacrifices=True)
        if missing <= 0:
            return True
        return sources.ability > 0 and rules.scar.self_floor(
            rules.scar.needed(missing, sources.scarred), sources.ability
        )

    def payable_lightly(self, who: str, price: int, property: Property) -> bool:
        """Whether somebody can pay without a scar or a sacrifice."""
        return price == 0 or rules.resource.at_hand(self.sources(who, property)) >= price

    def due(self, who: str, price: int, property: Property) -> dict[str, object]:
        """A price as questions tell it: of which property, and for those who pay with Fate their limit of it."""
        kit = self.prep.kits[who]
        found: dict[str, object] = {"price": price, "property": property.value}
        return found if kit.purse is None else {**found, "limit": kit.limit.of(property)}

    # -- manoeuvres ------------------------------------------------------------------------------------------------

    def used(self, who: str) -> tuple[Manoeuvre, ...]:
        """Manoeuvres of somebody in the running evaluation."""
        return tuple(manoeuvre for player, manoeuvre in self.settling.used if player == who)

    def penalties(self, who: str, skills: tuple[str, ...]) -> tuple[Penalty, ...]:
        """Penalties that work on an action with these skills."""
        curses = self.now(who).penalties
        if not curses:
            return ()
        words = self.words(who, skills)
        return rules.penalty.stack(tuple(curse.kind for curse in curses if rules.penalty.source(curse.scope, words)))

    def right(self, act: Act) -> int:
        """How many manoeuvres an action may carry."""
        kit, skills = self.kit(act.who), act.said.skills
        melee = MELEE in skills or "melee" in act.tags
        return rules.manoeuvre.two(
            any(skill in kit.talents for skill in skills),
            "long_weapon" in kit.flags,
            melee,
            act.means is Means.DEFENCE,
        )

    def manoeuvre_price(self, act: Act, manoeuvre: Manoeuvre) -> int:
        free = self.kit(act.who).free
        return (
            min(rules.manoeuvre.free(free, manoeuvre, skill) for skill in act.said.skills)
            if free
            else rules.manoeuvre.cost()
        )

    def has_level_for(self, manoeuvre: Manoeuvre) -> bool:
        """Whether the chosen step of complexity knows a manoeuvre."""
        options = self.scene.options
        return not options.quick_game or manoeuvre in rules.quick_game.levels(options.quick_level).manoeuvres

    @procedure("drd2.manoeuvre.list")
    def may_play(self, act: Act, manoeuvre: Manoeuvre, in_place: bool = True) -> bool:
        """Whether somebody may and can play a manoeuvre now."""
        if not in_place or not self.has_level_for(manoeuvre):
            return False
        used, right = self.used(act.who), self.right(act)
        if not rules.manoeuvre.playable(manoeuvre, used, right, self.penalties(act.who, act.said.skills)):
            return False
        return self.payable(act.who, self.manoeuvre_price(act, manoeuvre), act.said.pay)

    def defence_payable(self, who: str, skill: str) -> bool:
        """Whether somebody can pay for a defence with this skill."""
        if not self.has_level_for(Manoeuvre.DEFENCE):
            return False
        return self.payable(who, self.defence_price(who, skill), self.property_of(who, skill))

    def defence_price(self, who: str, skill: str) -> int:
        """What a defence with this skill costs somebody."""
        return rules.manoeuvre.free(self.kit(who).free, Manoeuvre.DEFENCE, skill)

    def threatened(self, who: str, act: Act) -> bool:
        """Whether an action directly threatens somebody."""
        harmed = act.said.targets if act.effect in HARMING else ()
        return rules.turn.defence_condition(who, harmed, act.said.threatens)

    # -- ends ------------------------------------------------------------------------------------------------------

    def able_ones(self) -> list[str]:
        """Who can still play, in roster order."""
        now = self._all
        return [who for who in self.conflict.roster if rules.conflict.able(now[who].status)]

    def able_sides(self) -> frozenset[str]:
        return frozenset(self.kit(who).side for who in self.able_ones())

    def over(self) -> bool:
        """Whether the conflict has ended."""
        return self.conflict.over is not None or rules.conflict.end_empty(self.able_sides(), self.prep.friendly)

    def members(self, side: str) -> tuple[str, ...]:
        return tuple(who for who in self.conflict.roster if self.kit(who).side == side)


def bad_form(deed: Deed, form: str) -> Problem:
    """A deed of the referee's hand that should have been typed like this."""
    return Problem(deed.path, " ".join(deed.words), "bad-form", {"form": form})


def table_of(scene: Scene, state: State) -> Table:
    """The table as it is: outside a conflict an evaluation stands alone."""
    return Table(scene, state, lone=not state[CONFLICT].on)


def size_of(table: Table, act: Act, enlarged: bool = False) -> int:
    """Size of an action's consequence, its actor's penalties counted."""
    foolish = Penalty.FOOLISH in table.penalties(act.who, act.said.skills)
    very = "very_cunning" in table.kit(act.who).flags
    return rules.manoeuvre.amount(act.effect, enlarged, very, foolish)
