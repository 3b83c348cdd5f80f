"""Who decides when no person does.

``naive`` strikes at whoever is nearest and walks up to it. ``fighter`` spends five actions sensibly: it picks target
and weapon by what they promise, keeps its distance with a longer weapon, runs into no pole, keeps an action for its DEX
or a counterattack, and defends itself when it is badly hurt. ``steady`` does the same where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from bojiste.core.ask import Ask
from bojiste.core.policy import Policy
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import assault, charge, missile
from bojiste.systems.fiveaction.play.choose import chance, guess, worth
from bojiste.systems.fiveaction.play.gear import able
from bojiste.systems.fiveaction.play.penalty import crippled, penalty
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.walk import CLOSE, CLOSEST, TOWARD, best_gap
from bojiste.systems.fiveaction.prepare import View
from bojiste.systems.fiveaction.words import POLE, Hand, Stance

OFTEN = 15
"""Chances in a hundred with which a blow from partial defence is still worth it."""


def _table(view: View) -> Table:
    """The table as a seat sees it, made once for each view."""
    found: Table | None = view.memo.get("table")
    if found is None:
        found = view.memo["table"] = Table(view.scene, view)
    return found


# -- one's own turn ----------------------------------------------------------------------------------------------------


def _act(table: Table, who: str, ask: Ask) -> str:
    """Rise, arm oneself, strike at the best target in reach, shoot, load, or come nearer; keep one action."""
    for wish in _WISHES if table.grasp(who).shoots else _HAND_TO_HAND:
        key = wish(table, who)
        if key:
            return key
    return "end"


def _rise(table: Table, who: str) -> str:
    now = table.now(who)
    return "rise" if now.prone and not now.rising and now.actions and not crippled(table, who) else ""


def _arm(table: Table, who: str) -> str:
    """A weapon in hand, from the ground or from its sheath."""
    now, costs = table.now(who), table.law.actions
    if table.primary(who) is not None or now.prone:
        return ""
    for option in (*_first(table, who, "pick_up"), *_first(table, who, "draw")):
        if now.actions >= min(costs.pick_up, costs.draw):
            return option
    return ""


def _first(table: Table, who: str, verb: str) -> list[str]:
    from bojiste.systems.fiveaction.play.deeds import DEEDS

    return [option.key for option in DEEDS.by_verb[verb].offered(table, who)][:1]


def _strike(table: Table, who: str) -> str:
    if not assault.can_attack(table, who):
        return ""
    best, chosen = 0, ""
    for foe in table.foes(who):
        for arm in assault.arms_at(table, who, foe):
            value = worth(table, who, foe, arm)
            if value > best:
                best, chosen = value, foe
    return f"attack:{chosen}" if chosen else ""


def _shoot(table: Table, who: str) -> str:
    """The target that a shot is worth most at."""
    arms = missile.ready(table, who, False)
    best, chosen = 0, ""
    for foe in table.foes(who) if arms else ():
        for arm in arms:
            if missile.in_range(table, who, foe, arm):
                hampered = rules.missile.PENALTIES[missile.band(table, who, foe, arm)] - table.now(foe).cover
                value = worth(table, who, foe, arm, hampered)
                if value > best:
                    best, chosen = value, foe
    return f"shoot:{chosen}" if chosen else ""


def _load(table: Table, who: str) -> str:
    """Load, unless an enemy is so near that the weapon is no use."""
    return next(iter(_first(table, who, "load")), "") if not _pressed(table, who) else ""


def _pressed(table: Table, who: str) -> bool:
    return any(table.gap(who, foe) <= table.length(foe) for foe in table.foes(who) if table.armed(foe))


def _change_weapon(table: Table, who: str) -> str:
    """A shooter who is pressed draws a weapon for that; an unhorsed lancer his sword; whoever is pressed where what he
    holds does little or nothing, what does clearly more."""
    arm = table.primary(who)
    if arm is None or Hand.SHEATHED not in table.now(who).held:
        return ""
    if arm.shot:
        return next(iter(_first(table, who, "draw")), "") if _pressed(table, who) else ""
    if table.kit(who).mount is not None and not table.mounted(who) and arm.key.startswith(POLE):
        return next(iter(_first(table, who, "draw")), "")
    foes = [foe for foe in table.foes(who) if table.gap(who, foe) <= table.length(foe)]
    if not foes or table.now(who).actions < table.law.actions.draw + table.attack_price(who):
        return ""
    return _better_weapon(table, who, _nearest_of(table, who, foes))


def _better_weapon(table: Table, who: str, foe: str) -> str:
    """The drawing of a sheathed weapon that promises a quarter more against somebody than what is in hand."""
    own = max((worth(table, who, foe, arm) for arm in table.strikes(who, foe) if not arm.bare), default=0)
    gap, held = table.gap(who, foe), table.now(who).held
    best, chosen = own * 5 // 4, ""
    offered = _first_of(table, who, "draw")
    for arm in table.kit(who).arms:
        if arm.weapon < 0 or not arm.melee or held[arm.weapon] is not Hand.SHEATHED:
            continue
        value = worth(table, who, foe, arm) if rules.attack.declare(gap, arm.low, arm.high) else 0
        if value > best and f"draw:{arm.weapon}" in offered:
            best, chosen = value, f"draw:{arm.weapon}"
    return chosen


def _nearer(table: Table, who: str) -> str:
    """Up to the nearest enemy: a step where that is enough, a charge or a run where it is far."""
    now, arm = table.now(who), table.primary(who)
    foes = table.foes(who)
    if not foes or now.prone or now.pavise or (arm is not None and arm.shot) or now.stance is Stance.FULL:
        return ""
    if now.sequences and now.moved:
        return ""  # what is left is kept
    if table.mounted(who) and now.control in ("lost", "refused"):
        return ""
    foe = _nearest_of(table, who, foes)
    far = table.gap(who, foe) - best_gap(table, who)
    if far <= 0:
        return _too_close(table, who, foe)
    step, price = table.step(who), table.step_price(who)
    if table.mounted(who):
        down = _first_of(table, who, "ride_down")
        if down:
            return f"ride_down:{foe}" if f"ride_down:{foe}" in down else down[0]
    if charge.able(table, who) and charge.far_enough(table, who, foe) and not _awaited(table, who, foe):
        return f"charge:{foe}"
    return _walk(table, who, foe, far, step, price)


def _nearest_of(table: Table, who: str, foes: list[str]) -> str:
    """The nearest of them; the first of the scene among those equally near."""
    return min(foes, key=partial(table.gap, who))


def _awaited(table: Table, who: str, foe: str) -> bool:
    """Whether a charge would end on a pole, or meet somebody who strikes first."""
    arm = table.primary(who)
    return arm is not None and charge.may_counter(table, foe, who, arm.high)


def _walk(table: Table, who: str, foe: str, far: int, step: int, price: int) -> str:
    now = table.now(who)
    if far > 3 * step and now.actions >= rules.move.LEAST_RUN and not now.moved and table.scene.world.field.runnable:
        arm, outreached = table.primary(who), table.length(foe) > best_gap(table, who)
        inside = outreached and (arm is None or arm.low <= CLOSEST)
        return f"run:{CLOSE if inside else TOWARD}:{foe}" if table.sprint(who) else ""
    if step and far > step and now.actions >= 2 * price and (not now.moved or now.sequences):
        return f"walk:toward:{foe}"
    return f"step:toward:{foe}" if step and now.actions >= price else ""


def _too_close(table: Table, who: str, foe: str) -> str:
    """Back to where a long weapon strikes: by a step if one is enough, else by slipping away, as long as a blow can
    follow."""
    now, arm, gap = table.now(who), table.primary(who), table.gap(who, foe)
    if arm is None or gap >= arm.low:
        return ""
    price, step = table.attack_price(who), table.step(who)
    if step and rules.weapon.too_close(gap, arm.low, step):
        return f"step:away:{foe}" if now.actions >= table.step_price(who) + price and not now.moved else ""
    if now.sequences or now.actions < table.law.actions.regain_distance + price:
        return ""
    return f"escape:{foe}" if f"escape:{foe}" in _first_of(table, who, "escape") else ""


def _keep_off(table: Table, who: str) -> str:
    """After a blow a step back with a longer weapon, out of the enemy's reach: he has to come in again. With several
    enemies near there is nowhere to go."""
    now = table.now(who)
    if not now.sequences:
        return ""
    arm = table.primary(who)
    if arm is None or not arm.melee or now.moved or now.prone or now.pavise or now.actions <= table.step_price(who):
        return ""
    near = [foe for foe in table.foes(who) if table.gap(who, foe) <= table.length(foe)]
    if len(near) != 1 or table.mounted(who):
        return ""
    theirs, away = table.length(near[0]), table.gap(who, near[0]) + table.step(who)
    return f"step:away:{near[0]}" if theirs < arm.high and theirs < away else ""


def _first_of(table: Table, who: str, verb: str) -> list[str]:
    from bojiste.systems.fiveaction.play.deeds import DEEDS

    return [option.key for option in DEEDS.by_verb[verb].offered(table, who)]


def _guard(table: Table, who: str) -> str:
    """Whoever is badly hurt goes into partial defence, with an action that is left beside one for its DEX; it leaves it
    where nothing could be hit from behind it."""
    now = table.now(who)
    if now.actions < table.law.actions.stance + 1 or now.prone:
        return ""
    hurt = table.worst_wound(who) >= rules.life.SERIOUS
    if (not hurt and now.stance is Stance.NORMAL) or not able(table, who):
        return ""
    wanted = hurt and _promising(table, who)
    if wanted and now.stance is Stance.NORMAL:
        return f"stance:{Stance.PARTIAL.value}"
    return f"stance:{Stance.NORMAL.value}" if now.stance is Stance.PARTIAL and not wanted else ""


def _promising(table: Table, who: str) -> bool:
    """Whether somebody could be hit from partial defence often enough."""
    arm, (less, more) = table.primary(who), rules.defence.partial()
    if arm is None:
        return False
    value = arm.usual + penalty(table, who, "attack") + less
    guarded = {foe: more if table.now(foe).stance is Stance.PARTIAL else 0 for foe in table.foes(who)}
    return any(chance(value, guess(table, foe) + by) >= OFTEN for foe, by in guarded.items())


_WISHES: tuple[Callable[[Table, str], str], ...] = (
    _rise, _arm, _change_weapon, _strike, _shoot, _load, _guard, _keep_off, _nearer,
)  # fmt: skip


_HAND_TO_HAND = (_rise, _arm, _change_weapon, _strike, _guard, _keep_off, _nearer)
"""The wishes of who holds nothing to shoot with."""

_ANSWERS: Mapping[str, Callable[[Table, str, Ask], str]] = {"act": _act}


def fighter(ask: Ask, view: View) -> str:
    """Attack whoever is in reach, come nearer, shoot if that is what is in hand; otherwise the catalogue's defaults."""
    answer = _ANSWERS.get(ask.topic)
    if answer is None or ask.actor not in view.scene.by_id:
        return ask.default
    key = answer(_table(view), ask.actor or "", ask)
    return key


def steady(ask: Ask, view: View) -> str:
    """The same, but it lets them come: it only strikes, shoots and loads where it stands."""
    if ask.topic == "act" and ask.actor is not None:
        table = _table(view)
        for wish in (_rise, _arm, _change_weapon, _strike, _shoot, _load, _guard):
            key = wish(table, ask.actor)
            if key:
                return key
        return "end"
    return fighter(ask, view)


def naive(ask: Ask, view: View) -> str:
    """Strike or shoot at the nearest, else come nearer; of anything else the first that may be answered."""
    if ask.topic != "act" or ask.actor not in view.scene.by_id:
        return ask.default
    table = _table(view)
    for wish in (_rise, _arm, _at_nearest, _load, _nearest):
        key = wish(table, ask.actor or "")
        if key:
            return key
    return "end"


def _by_distance(table: Table, who: str) -> list[str]:
    return sorted(table.foes(who), key=lambda foe: (table.gap(who, foe), table.kit(foe).place))


def _at_nearest(table: Table, who: str) -> str:
    """The first blow or shot that is offered, at the nearest there is."""
    offered = {*_first_of(table, who, "attack"), *_first_of(table, who, "shoot")}
    keys = (f"{verb}:{foe}" for foe in _by_distance(table, who) for verb in ("attack", "shoot"))
    return next((key for key in keys if key in offered), "")


def _nearest(table: Table, who: str) -> str:
    """As many steps as there are actions towards the nearest."""
    foes, now = _by_distance(table, who)[:1], table.now(who)
    arm = table.primary(who)
    if not foes or now.prone or now.pavise or (arm is not None and arm.shot):
        return ""
    far = table.gap(who, foes[0]) - best_gap(table, who)
    price = table.step_price(who)
    if far <= 0 or not table.step(who) or now.actions < price:
        return ""
    return f"walk:toward:{foes[0]}" if now.actions >= 2 * price and far > table.step(who) else f"step:toward:{foes[0]}"


POLICIES: dict[str, Policy] = {"fighter": fighter, "steady": steady, "naive": naive}
