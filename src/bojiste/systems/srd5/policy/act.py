"""What to do."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play import means
from bojiste.systems.srd5.play.feet import beside, towards
from bojiste.systems.srd5.play.hands import pickable
from bojiste.systems.srd5.policy import broken, magic
from bojiste.systems.srd5.policy.aid import aid, drink
from bojiste.systems.srd5.policy.duck import lies_well
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.policy.ground import now_bursts
from bojiste.systems.srd5.policy.hold import holds
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
from bojiste.systems.srd5.policy.shapes import better_form, jaunts, pounces, sheds
from bojiste.systems.srd5.policy.strike import best_attack, better, lets_fall, second, target, worth_of
from bojiste.systems.srd5.policy.sweep import sweeps
from bojiste.systems.srd5.prepare import Attack, Profile


def act(eyes: Eyes, ask: Ask) -> str:
    now, turn = eyes.now, eyes.now.turn
    if now.dropped and not turn.interaction and (key := _lying(eyes)) is not None:
        return key
    if "prone" in now.conditions and can_stand(eyes) and not (eyes.grade.leads and lies_well(eyes)):
        return "stand"
    if eyes.me.forms and eyes.grade.picks and sheds(eyes) and "shape:true" in ask.keys:
        return "shape:true"
    if eyes.table.carries and "crawl-out" in ask.keys:
        return "crawl-out"
    if eyes.me.powers and eyes.grade.picks and (key := jaunts(eyes, ask)) is not None:
        return key
    if eyes.me.pounces and eyes.grade.picks and (key := pounces(eyes, ask)) is not None:
        return key
    if eyes.me.treads and not turn.action and (key := sweeps(eyes, ask)) is not None:
        return key
    if flees(eyes):
        return away(eyes, ask) or ("move" if "stayed" not in ask.data and wants_to_move(eyes) else "end")
    if eyes.me.powers and eyes.grade.picks:
        if "stayed" not in ask.data and not turn.action and broken.gets_away(eyes) and wants_to_move(eyes):
            return "move"
        if (key := _by_magic(eyes, ask)) is not None:
            return key
    if eyes.table.special and (key := roam(eyes, ask)) is not None:
        return key
    if not turn.action and not eyes.enemies() and _searches(eyes) and not cares(eyes):
        return "search"
    if eyes.me.traits and eyes.grade.leads and (key := quick(eyes, ask)) is not None:
        return key
    if (not turn.action or turn.attacks_left > 0) and eyes.table.acts(eyes.me):
        key = _action(eyes, ask, "stayed" in ask.data)
        if key is not None:
            return key
    if turn.light and not turn.bonus and (key := second(eyes)) is not None:
        return key
    if now.suffers and (key := _hasted(eyes, ask)) is not None:
        return key
    return _last(eyes, ask)


def _last(eyes: Eyes, ask: Ask) -> str:
    """What is left once all is done: to go where one stands well, or to lie down there."""
    flat = eyes.grade.leads and lies_well(eyes)
    if "stayed" not in ask.data and not (flat and "prone" in eyes.now.conditions) and wants_to_move(eyes):
        return "move"
    return "prone" if flat and "prone" in ask.keys else "end"


def _hasted(eyes: Eyes, ask: Ask) -> str | None:
    """The blow that haste gives, the best of those there are."""
    keys = [key for key in ask.keys if key.startswith("hasted-strike:")]
    table, me = eyes.table, eyes.me
    found = [(worth_of(eyes, table.profiles[key.split(":")[1]], me.by_key[key.split(":", 2)[2]]), key) for key in keys]
    return max(found)[1] if found else None


def _by_magic(eyes: Eyes, ask: Ask) -> str | None:
    """A spell or a feature, where it is worth more than the attacks one has; the bonus action besides."""
    turn = eyes.now.turn
    if not eyes.table.acts(eyes.me):
        return None
    if means.casting(eyes.table, eyes.me) is not None and not turn.action:
        return "cast-on"
    if now_bursts(eyes, ask):
        return "let-go"
    if not turn.bonus and (key := magic.by_the_way(eyes, ask)) is not None:
        return key
    if turn.action:
        return magic.of_multiattack(eyes, _attack_worth(eyes)) if turn.listed else None
    return magic.best(eyes, _attack_worth(eyes) * eyes.blows)


def _attack_worth(eyes: Eyes) -> int:
    """What one attack is worth from here."""
    return max((found[0] for enemy in eyes.enemies() if (found := best_attack(eyes, enemy)) is not None), default=0)


def _searches(eyes: Eyes) -> bool:
    return eyes.grade.picks and eyes.table.acts(eyes.me) and eyes.misses_somebody()


def can_stand(eyes: Eyes) -> bool:
    table = eyes.table
    return not rules.prone.stand_blocked(table.speed(eyes.me), table.left(eyes.me), table.stand_cost(eyes.me))


def _lying(eyes: Eyes) -> str | None:
    """The first thing of one's own to pick up; who is pressed leaves what is no better than what can be drawn."""
    keys = [option.key for option in pickable(eyes.table, eyes.me)]
    if eyes.grade.leads and eyes.pressed():
        keys = [key for key in keys if better(eyes, key.partition(":")[2])]
    return next(iter(keys), None)


def _action(eyes: Eyes, ask: Ask, stayed: bool) -> str | None:
    """The action now, or ``None`` to move first (or to do nothing); ``stayed``: moving has been tried in vain."""
    turn = eyes.now.turn
    found = target(eyes)
    if not turn.action and eyes.grade.helps:
        key = aid(eyes, found) or drink(eyes)
        if key is not None:
            return key
    if not turn.action and not stayed and found is not None and _better_elsewhere(eyes, *found):
        return None
    if (key := lets_fall(eyes, found)) is not None:
        return key
    if eyes.grade.leads and (key := instead(eyes, ask, _all_of(eyes, found))) is not None:
        return key
    if found is not None:
        return f"attack:{found[0].id}:{found[1].key}"
    if turn.action or (not stayed and wants_to_move(eyes)):
        return None
    return _idle_action(eyes)


def _all_of(eyes: Eyes, found: tuple[Profile, Attack] | None) -> int:
    """What all attacks that are left are worth, if each is like this one."""
    if found is None:
        return 0
    return worth_of(eyes, *found) * (eyes.now.turn.attacks_left or eyes.me.per_action)


def _better_elsewhere(eyes: Eyes, enemy: Profile, attack: Attack) -> bool:
    """Whether a shot or a throw should wait for a better place, a blow until one is upon somebody, and either until
    somebody is on his feet again."""
    if eyes.grade.leads and not eyes.now.turn.action and brings_back(eyes):
        return wants_to_move(eyes)
    if attack.melee and attack.reach and not eyes.arm:
        return wants_to_move(eyes)
    if attack.melee or not eyes.grade.picks:
        return False
    hampered = eyes.state(attack, enemy) < 0
    return (hampered or not shooter(eyes) or calls(eyes)) and wants_to_move(eyes)


def _idle_action(eyes: Eyes) -> str | None:
    """With nobody to strike: run where that brings one nearer and time does not work for one, else duck; who thinks
    ahead runs only where that brings the first blow nearer."""
    table, me = eyes.table, eyes.me
    if not eyes.enemies() or not table.speed(me):
        return None  # Dodge is of no use to who cannot move
    if not table.has_ways:
        return "dodge"
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
