"""Who decides when no person does.

``naive`` strikes at whoever is nearest and walks up to it. ``fighter`` spends five actions sensibly: it picks target
and weapon by what they promise, keeps its distance with a longer weapon, runs into no pole, keeps an action for its DEX
or a counterattack, and defends itself when it is badly hurt. ``steady`` does the same where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from bojiste.core.ask import Ask
from bojiste.core.policy import Policy
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import assault, charge, missile, weigh
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.choose import guess, worth
from bojiste.systems.fiveaction.play.gear import able
from bojiste.systems.fiveaction.play.move import gained
from bojiste.systems.fiveaction.play.penalty import penalty
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.walk import CLOSE, TOWARD, best_gap
from bojiste.systems.fiveaction.prepare import View
from bojiste.systems.fiveaction.words import Hand, Stance

Wish = Callable[[Table, str], str]
"""What somebody would do with its turn: the key of an answer; empty: nothing of that kind."""


def _table(view: View) -> Table:
    """The table as a seat sees it, made once for each view."""
    found: Table | None = view.memo.get("table")
    if found is None:
        found = view.memo["table"] = Table(view.scene, view)
    return found


# -- one's own turn ----------------------------------------------------------------------------------------------------


def _wished(table: Table, view: View, ask: Ask, wishes: Iterable[Wish]) -> str:
    """The first wish that can be had: whose seat does not know all may be wrong about room for one more."""
    who = ask.actor or ""
    for wish in wishes:
        key = wish(table, who)
        if key and (view.whole is not None or key in ask.keys):
            return key
    return "end"


def _rise(table: Table, who: str) -> str:
    return _first(table, who, "rise") if table.now(who).prone else ""


def _arm(table: Table, who: str) -> str:
    """A weapon in hand, from the ground or from its sheath: the one that promises most here."""
    if table.primary(who) is not None or table.now(who).prone:
        return ""
    keys = [*_offered(table, who, "pick_up"), *_offered(table, who, "draw")]
    foes = table.foes(who) if len(keys) > 1 else []
    if not foes:
        return next(iter(keys), "")
    foe = _nearest_of(table, who, foes)
    return max(keys, key=lambda key: _promise(table, who, foe, int(key.partition(":")[2])))


def _promise(table: Table, who: str, foe: str, weapon: int) -> int:
    """What a weapon is worth against somebody who is so near: nothing, where it is too long or to be shot with."""
    gap, near = table.gap(who, foe), _pressed(table, who)
    arms = [arm for arm in table.kit(who).arms if arm.weapon == weapon and (gap >= arm.low if arm.melee else not near)]
    return max((worth(table, who, foe, arm) for arm in arms), default=0)


def _strike(table: Table, who: str) -> str:
    if not assault.can_attack(table, who):
        return ""
    best, chosen, bare = 0, "", False
    for foe in table.foes(who):
        for arm in assault.arms_at(table, who, foe):
            value = worth(table, who, foe, arm)
            if value > best:
                best, chosen, bare = value, foe, arm.bare
    return "" if not chosen or (bare and _rather_slips(table, who, chosen, best)) else f"attack:{chosen}"


def _rather_slips(table: Table, who: str, foe: str, kick: int) -> bool:
    """Whether a weapon that is too long here promises more than fists and feet, once its bearer has slipped away."""
    arm, costs = table.primary(who), table.law.actions
    if arm is None or table.gap(who, foe) >= arm.low or weigh.late(worth(table, who, foe, arm)) <= kick:
        return False
    return table.now(who).actions >= costs.regain_distance + table.attack_price(who)


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
    return _first(table, who, "load") if not _pressed(table, who) else ""


def _pressed(table: Table, who: str) -> bool:
    return any(table.gap(who, foe) <= table.length(foe) for foe in table.foes(who) if table.armed(foe))


def _change_weapon(table: Table, who: str) -> str:
    """A shooter who is pressed draws a weapon for that; whoever is pressed where what he holds does little or nothing,
    what does clearly more."""
    arm = table.primary(who)
    if arm is None or not (table.now(who).lying or Hand.SHEATHED in table.now(who).held):
        return ""
    if arm.shot:
        return _first(table, who, "draw") if _pressed(table, who) else ""
    foes = [foe for foe in table.foes(who) if table.gap(who, foe) <= table.length(foe)]
    if not foes or table.now(who).actions < table.law.actions.draw + table.attack_price(who):
        return ""
    return _better_weapon(table, who, _nearest_of(table, who, foes), arm)


def _better_weapon(table: Table, who: str, foe: str, held: Arm) -> str:
    """The drawing or picking up of a weapon that promises a quarter more against somebody than what is in hand. What is
    too long here counts for a third: before its blow comes slipping away."""
    gap = table.gap(who, foe)
    own = max((worth(table, who, foe, arm) for arm in table.strikes(who, foe) if not arm.bare), default=0)
    own = max(own, weigh.late(worth(table, who, foe, held)) if gap < held.low else 0)
    best, chosen = own * 5 // 4, ""
    for key in (*_offered(table, who, "draw"), *_offered(table, who, "pick_up")):
        weapon = int(key.partition(":")[2])
        for arm in table.kit(who).arms:
            if arm.weapon == weapon and arm.melee and rules.attack.declare(gap, arm.low, arm.high):
                value = worth(table, who, foe, arm)
                best, chosen = (value, key) if value > best else (best, chosen)
    return chosen


def _nearer(table: Table, who: str) -> str:
    """Up to the nearest enemy: a step where that is enough, a charge or a run where it is far."""
    now, arm = table.now(who), table.primary(who)
    foes = table.foes(who)
    if not foes or now.prone or now.pavise or (arm is not None and arm.shot) or now.stance is Stance.FULL:
        return ""
    if now.sequences and now.moved:
        return ""  # what is left is kept
    rides = table.mounted(who)
    if rides and now.control in ("lost", "refused"):
        return ""
    foe = _nearest_of(table, who, foes)
    far = table.gap(who, foe) - best_gap(table, who)
    if far <= 0:
        return _too_close(table, who, foe)
    step, price = table.step(who), table.step_price(who)
    if rides:
        down = _offered(table, who, "ride_down")
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
    if weigh.runs(far, step, now.actions, now.moved, table.scene.world.field.runnable):
        sprint = table.sprint(who)
        return f"run:{_how_near(table, who, foe, far, sprint * now.actions)}:{foe}" if sprint else ""
    if weigh.walks(far, step, now.actions, price, not now.moved or now.sequences > 0):
        blow = weigh.blow_follows(far, step, now.actions, price, table.attack_price(who))
        return f"walk:{TOWARD if blow else _how_near(table, who, foe, far, now.actions // price * step)}:{foe}"
    return f"step:toward:{foe}" if step and now.actions >= price else ""


def _how_near(table: Table, who: str, foe: str, far: int, way: int) -> str:
    """Where one goes who cannot strike at once, and has so far to go: in under a longer weapon, so that a step back
    does not help it, but not so far that the own one is too long."""
    arm, gap = table.primary(who), table.gap(who, foe)
    inside = weigh.goes_in(0 if arm is None else arm.low, gap, way, gap - far, table.length(foe))
    return CLOSE if inside else TOWARD


def _too_close(table: Table, who: str, foe: str) -> str:
    """Back to where a long weapon strikes: by a step if one is enough, else by slipping away, as long as a blow can
    follow."""
    now, arm, gap = table.now(who), table.primary(who), table.gap(who, foe)
    if arm is None or gap >= arm.low:
        return ""
    price = table.attack_price(who)
    step = gained(table, who, foe, table.step(who))
    if step > 0 and rules.weapon.too_close(gap, arm.low, step):
        return f"step:away:{foe}" if now.actions >= table.step_price(who) + price and not now.moved else ""
    if now.sequences or now.actions < table.law.actions.regain_distance + price:
        return ""
    return f"escape:{foe}" if f"escape:{foe}" in _offered(table, who, "escape") else ""


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
    theirs = table.length(near[0])
    if theirs >= arm.high:
        return ""
    away = table.gap(who, near[0]) + gained(table, who, near[0], table.step(who))
    return f"step:away:{near[0]}" if theirs < away else ""


def _offered(table: Table, who: str, verb: str) -> list[str]:
    """The keys of a verb, as far as they can be paid for."""
    from bojiste.systems.fiveaction.play.deeds import DEEDS

    return [option.key for option in DEEDS.by_verb[verb].offered(table, who)]


def _first(table: Table, who: str, verb: str) -> str:
    """The first of them; empty if there is none."""
    return next(iter(_offered(table, who, verb)), "")


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
    return any(weigh.chance(value, guess(table, foe) + by) >= weigh.OFTEN for foe, by in guarded.items())


def _frighten(table: Table, who: str) -> str:
    """A raging one frightens with what its blow has left, but for an action that it keeps."""
    now = table.now(who)
    if not now.berserk or not now.sequences or now.actions <= table.law.actions.frighten:
        return ""
    return _first(table, who, "frighten") if table.kit(who).skills.get("intimidation") else ""


_WISHES: tuple[Wish, ...] = (
    _rise, _arm, _change_weapon, _strike, _shoot, _load, _frighten, _guard, _keep_off, _nearer,
)  # fmt: skip


_HAND_TO_HAND: tuple[Wish, ...] = (_rise, _arm, _change_weapon, _strike, _frighten, _guard, _keep_off, _nearer)
"""The wishes of who holds nothing to shoot with."""


def _threaten(table: Table, who: str, ask: Ask) -> str:
    """Whoever has learnt to frighten people tries everybody before the fight, but whose fury it might wake."""
    if not table.kit(who).skills.get("intimidation"):
        return ask.default
    tame = (key for key in ask.keys if ":" in key and not table.kit(key.partition(":")[2]).has("berserk"))
    return next(tame, ask.default)


def fighter(ask: Ask, view: View) -> str:
    """Attack whoever is in reach, come nearer, shoot if that is what is in hand; otherwise the catalogue's defaults."""
    if ask.topic not in ("act", "intimidate") or ask.actor not in view.scene.by_id:
        return ask.default
    table = _table(view)
    if ask.topic == "intimidate":
        return _threaten(table, ask.actor, ask)
    return _wished(table, view, ask, _WISHES if table.grasp(ask.actor).shoots else _HAND_TO_HAND)


def steady(ask: Ask, view: View) -> str:
    """The same, but it lets them come: it strikes, shoots and loads where it stands, and takes a step only for a blow.
    Whom nobody comes to for ``weigh.PATIENCE`` rounds goes out to them."""
    table = _table(view)
    if ask.topic != "act" or ask.actor is None or table.fight.round > weigh.PATIENCE:
        return fighter(ask, view)
    return _wished(table, view, ask, (_rise, _arm, _change_weapon, _strike, _shoot, _load, _guard, _step_up))


def _step_up(table: Table, who: str) -> str:
    """The one safe step that lets a blow follow."""
    now, arm, foes = table.now(who), table.primary(who), table.foes(who)
    if now.moved or not foes or not assault.can_attack(table, who) or now.pavise or (arm is not None and arm.shot):
        return ""
    price, foe = table.step_price(who), _nearest_of(table, who, foes)
    far = table.gap(who, foe) - best_gap(table, who)
    ready = now.actions >= price + table.attack_price(who)
    return f"step:toward:{foe}" if ready and 0 < far <= table.step(who) else ""


def naive(ask: Ask, view: View) -> str:
    """Strike or shoot at the nearest, else come nearer; of anything else the first that may be answered."""
    if ask.topic != "act" or ask.actor not in view.scene.by_id:
        return ask.default
    return _wished(_table(view), view, ask, (_rise, _arm, _at_nearest, _load, _nearest))


def _by_distance(table: Table, who: str) -> list[str]:
    return sorted(table.foes(who), key=lambda foe: (table.gap(who, foe), table.kit(foe).place))


def _at_nearest(table: Table, who: str) -> str:
    """The first blow or shot that is offered, at the nearest there is."""
    offered = {*_offered(table, who, "attack"), *_offered(table, who, "shoot")}
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
    walks = weigh.walks(far, table.step(who), now.actions, price, True)
    return f"walk:toward:{foes[0]}" if walks else f"step:toward:{foes[0]}"


POLICIES: dict[str, Policy] = {"fighter": fighter, "steady": steady, "naive": naive}
