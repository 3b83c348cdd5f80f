"""What to do on one's turn: wishes in a written order, of which the first that answers is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter

from bojiste.core.ask import Ask
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.equipment.hands import pickable
from bojiste.systems.srd5.play.movement.gridless import beside, towards
from bojiste.systems.srd5.play.spellcasting import use_cost
from bojiste.systems.srd5.policy import broken, features, items, magic
from bojiste.systems.srd5.policy.aid import aid, drink
from bojiste.systems.srd5.policy.burn import burns
from bojiste.systems.srd5.policy.duck import lies_well
from bojiste.systems.srd5.policy.eyes import CLEVER, NAIVE, ORDINARY, Eyes, Grade
from bojiste.systems.srd5.policy.ground import now_bursts
from bojiste.systems.srd5.policy.hold import holds
from bojiste.systems.srd5.policy.house import recovers
from bojiste.systems.srd5.policy.instead import instead, quick
from bojiste.systems.srd5.policy.lost import away, flees
from bojiste.systems.srd5.policy.place import (
    better_place,
    gains_a_turn,
    shooter,
    waits,
    wants_to_move,
)
from bojiste.systems.srd5.policy.rescue import brings_back, calls
from bojiste.systems.srd5.policy.roam import roam
from bojiste.systems.srd5.policy.seek import cares
from bojiste.systems.srd5.policy.shapes import better_form, jaunts, pounces, runs_wild, sheds
from bojiste.systems.srd5.policy.strike import best_attack, better, lets_fall, second, target, worth_of
from bojiste.systems.srd5.policy.sweep import sweeps
from bojiste.systems.srd5.prepare import Attack, Profile

Wish = Callable[[Eyes, Ask], str | None]
"""An answer, if there is anything to wish here; whether it is offered the wish sees to itself."""

Found = tuple[Profile, Attack] | None
"""Whom to attack from here, and with what."""


def act(eyes: Eyes, ask: Ask) -> str:
    """The first of its grade's wishes that answers; ``end`` where none does."""
    return _first_of(WISHES[eyes.grade], eyes, ask) or "end"


def _first_of(wishes: tuple[Wish, ...], eyes: Eyes, ask: Ask) -> str | None:
    for wish in wishes:
        if (key := wish(eyes, ask)) is not None:
            return key
    return None


def _may_go(eyes: Eyes, ask: Ask) -> bool:
    """Whether it wants to move, and has not tried so in vain."""
    return "stayed" not in ask.data and wants_to_move(eyes)


# -- what comes first ----------------------------------------------------------------------------------------------


def _picks_up(eyes: Eyes, ask: Ask) -> str | None:
    """The first thing of one's own to pick up; who is pressed leaves what is no better than what can be drawn."""
    if not eyes.now.dropped or eyes.now.turn.interaction:
        return None
    keys = [option.key for option in pickable(eyes.table, eyes.me)]
    if eyes.grade.leads and eyes.pressed():
        keys = [key for key in keys if better(eyes, key.partition(":")[2])]
    return next(iter(keys), None)


def _stands(eyes: Eyes, ask: Ask) -> str | None:
    rises = "prone" in eyes.now.conditions and can_stand(eyes) and not _stays_down(eyes)
    return "stand" if rises else None


def can_stand(eyes: Eyes) -> bool:
    table = eyes.table
    return not rules.prone.stand_blocked(table.speed(eyes.me), table.left(eyes.me), table.stand_cost(eyes.me))


def _stays_down(eyes: Eyes) -> bool:
    return eyes.grade.leads and lies_well(eyes)


def _changes_shape(eyes: Eyes, ask: Ask) -> str | None:
    """Out of a shape that fights worse, or into one that fights better, of who has any."""
    if not eyes.me.forms:
        return None
    return "shape:true" if sheds(eyes) and "shape:true" in ask.keys else runs_wild(eyes, ask)


def _crawls_out(eyes: Eyes, ask: Ask) -> str | None:
    return "crawl-out" if eyes.table.carries and "crawl-out" in ask.keys else None


def _jaunts(eyes: Eyes, ask: Ask) -> str | None:
    return jaunts(eyes, ask) if eyes.me.powers else None


def _pounces(eyes: Eyes, ask: Ask) -> str | None:
    return pounces(eyes, ask) if eyes.me.pounces else None


def _sweeps(eyes: Eyes, ask: Ask) -> str | None:
    return sweeps(eyes, ask) if eyes.me.treads and not eyes.now.turn.action else None


def _flees(eyes: Eyes, ask: Ask) -> str | None:
    if not flees(eyes):
        return None
    return away(eyes, ask) or ("move" if _may_go(eyes, ask) else "end")


def _quick(eyes: Eyes, ask: Ask) -> str | None:
    return quick(eyes, ask) if eyes.me.traits else None


# -- magic ---------------------------------------------------------------------------------------------------------


def _out_of_their_magic(eyes: Eyes, ask: Ask) -> str | None:
    """Out of range of those who break off spells, before one casts."""
    goes = eyes.me.powers and not eyes.now.turn.action and broken.gets_away(eyes)
    return "move" if goes and _may_go(eyes, ask) else None


def _by_magic(eyes: Eyes, ask: Ask) -> str | None:
    """A spell or a feature, where it is worth more than the attacks one has; the bonus action besides."""
    return _first_of(MAGIC, eyes, ask) if eyes.me.powers and eyes.table.acts(eyes.me) else None


def _casts_on(eyes: Eyes, ask: Ask) -> str | None:
    return "cast-on" if use_cost.casting(eyes.table, eyes.me) is not None and not eyes.now.turn.action else None


def _lets_go(eyes: Eyes, ask: Ask) -> str | None:
    return "let-go" if now_bursts(eyes, ask) else None


def _by_the_way(eyes: Eyes, ask: Ask) -> str | None:
    return None if eyes.now.turn.bonus else magic.by_the_way(eyes, ask)


def _within_multiattack(eyes: Eyes, ask: Ask) -> str | None:
    turn = eyes.now.turn
    return magic.of_multiattack(eyes, _attack_worth(eyes)) if turn.action and turn.listed else None


def _best_magic(eyes: Eyes, ask: Ask) -> str | None:
    return None if eyes.now.turn.action else magic.best(eyes, _attack_worth(eyes) * eyes.blows)


def _attack_worth(eyes: Eyes) -> int:
    """What one attack is worth from here."""
    return max((found[0] for enemy in eyes.enemies() if (found := best_attack(eyes, enemy)) is not None), default=0)


MAGIC: tuple[Wish, ...] = (_casts_on, burns, _lets_go, _by_the_way, _within_multiattack, _best_magic)
"""What may come of spells and features, the first wish first."""


# -- the action ----------------------------------------------------------------------------------------------------


def _roams(eyes: Eyes, ask: Ask) -> str | None:
    return roam(eyes, ask) if eyes.table.special else None


def _searches(eyes: Eyes, ask: Ask) -> str | None:
    """Look for those whom it misses, unless a friend needs it."""
    if eyes.now.turn.action or eyes.enemies() or not eyes.table.acts(eyes.me):
        return None
    return "search" if eyes.misses_somebody() and not cares(eyes) else None


def _by_the_action(eyes: Eyes, ask: Ask) -> str | None:
    """The action, or what is left of its attacks; ``None``: go first, or do nothing."""
    turn = eyes.now.turn
    if (turn.action and turn.attacks_left <= 0) or not eyes.table.acts(eyes.me):
        return None
    found = target(eyes)
    if (key := _cares(eyes, ask, found)) is not None:
        return key
    if _goes_first(eyes, ask, found):
        return None
    return lets_fall(eyes, found) or _instead(eyes, ask, found) or _blow(found) or _otherwise(eyes, ask)


def _cares(eyes: Eyes, ask: Ask, found: Found) -> str | None:
    """Help for the fallen and for oneself."""
    free = eyes.grade.helps and not eyes.now.turn.action
    return (features.hands(eyes, ask) or aid(eyes, found) or drink(eyes)) if free else None


def _goes_first(eyes: Eyes, ask: Ask, found: Found) -> bool:
    """Whether the attack waits for a better place."""
    if eyes.now.turn.action or "stayed" in ask.data or found is None:
        return False
    return _better_elsewhere(eyes, found[1], found[0]) and wants_to_move(eyes)


def _better_elsewhere(eyes: Eyes, attack: Attack, enemy: Profile) -> bool:
    """Whether a shot or a throw should wait for a better place, a blow until one is upon somebody, and either until
    somebody is on his feet again."""
    if eyes.grade.leads and brings_back(eyes):
        return True
    if attack.melee:
        return bool(attack.reach) and not eyes.arm
    if not eyes.grade.picks:
        return False
    return eyes.state(attack, enemy) < 0 or not shooter(eyes) or calls(eyes)


def _instead(eyes: Eyes, ask: Ask, found: Found) -> str | None:
    """What is worth more than all attacks that are left, if each is like this one."""
    if not eyes.grade.leads:
        return None
    left = eyes.now.turn.attacks_left or eyes.me.per_action
    return instead(eyes, ask, 0 if found is None else worth_of(eyes, *found) * left)


def _blow(found: Found) -> str | None:
    return None if found is None else f"attack:{found[0].id}:{found[1].key}"


def _otherwise(eyes: Eyes, ask: Ask) -> str | None:
    """With nobody to strike from here: what else the action is good for, once one has gone where one wants to."""
    table, me = eyes.table, eyes.me
    if eyes.now.turn.action or _may_go(eyes, ask):
        return None
    if not eyes.enemies() or not table.speed(me):
        return None  # Dodge is of no use to who cannot move
    return _idle_action(eyes) if table.has_ways else "dodge"


def _idle_action(eyes: Eyes) -> str:
    """Lie in wait; take a better form; run where that brings one nearer and time does not work for one, else duck; who
    thinks ahead runs only where that brings the first blow nearer."""
    if holds(eyes):
        return "ready"
    if eyes.grade.picks and (form := better_form(eyes)) is not None:
        return f"shape:{form}"
    if eyes.grade.leads and (waits(eyes) or not gains_a_turn(eyes)):
        return "dodge"
    return "dash" if _runs(eyes) else "dodge"


def _runs(eyes: Eyes) -> bool:
    """Whether twice the way brings one nearer to where one can fight."""
    table, me = eyes.table, eyes.me
    budget = table.left(me) + table.speed(me)
    if table.abstract:
        return True
    if not table.grid:
        goals = (beside(table, me, enemy) for enemy in eyes.enemies())
        return any(goal is not None and towards(table, me, goal, budget) for goal in goals)
    return better_place(eyes, budget) is not None


# -- what is left --------------------------------------------------------------------------------------------------


def _second(eyes: Eyes, ask: Ask) -> str | None:
    return second(eyes) if eyes.now.turn.light and not eyes.now.turn.bonus else None


def _hasted(eyes: Eyes, ask: Ask) -> str | None:
    """The blow that haste gives, the best of those there are."""
    if not eyes.now.suffers:
        return None
    keys = [key for key in ask.keys if key.startswith("hasted-strike:")]
    table, me = eyes.table, eyes.me
    found = [(worth_of(eyes, table.profiles[key.split(":")[1]], me.by_key[key.split(":", 2)[2]]), key) for key in keys]
    return max(found)[1] if found else None


def _by_features(eyes: Eyes, ask: Ask) -> str | None:
    """What features of a class give besides the action: a blow by a bonus action, one more action."""
    return (features.blow(eyes, ask) or features.surges(eyes, ask)) if eyes.me.traits else None


def _goes(eyes: Eyes, ask: Ask) -> str | None:
    """Where one stands well, once all is done; who lies well lies on."""
    lies = "prone" in eyes.now.conditions and _stays_down(eyes)
    return "move" if not lies and _may_go(eyes, ask) else None


def _lies_down(eyes: Eyes, ask: Ask) -> str | None:
    return "prone" if lies_well(eyes) and "prone" in ask.keys else None


# -- the order -----------------------------------------------------------------------------------------------------

Who = Callable[[Grade], bool]
who_picks: Who = attrgetter("picks")
who_leads: Who = attrgetter("leads")
who_helps: Who = attrgetter("helps")


def anybody(grade: Grade) -> bool:
    return True


IN_ORDER: tuple[tuple[Who, Wish], ...] = (
    (anybody, _picks_up),
    (anybody, _stands),
    (who_picks, _changes_shape),
    (anybody, _crawls_out),
    (who_picks, _jaunts),
    (who_picks, _pounces),
    (anybody, _sweeps),
    (who_leads, _flees),
    (who_picks, _out_of_their_magic),
    (who_helps, features.hands_on_the_dying),
    (who_picks, _by_magic),
    (anybody, _roams),
    (who_picks, _searches),
    (who_leads, _quick),
    (anybody, items.lights),
    (who_helps, recovers),
    (anybody, _by_the_action),
    (anybody, _second),
    (anybody, _hasted),
    (anybody, _by_features),
    (anybody, _goes),
    (who_leads, _lies_down),
)
"""Every wish after those that come before it, with the grades that have it."""

WISHES: Mapping[Grade, tuple[Wish, ...]] = {
    grade: tuple(wish for who, wish in IN_ORDER if who(grade)) for grade in (NAIVE, ORDINARY, CLEVER)
}
"""What each grade wishes, the first wish first."""
