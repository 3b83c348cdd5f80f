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
from bojiste.systems.fiveaction.play import assault, weigh
from bojiste.systems.fiveaction.play.choose import guess, harms, worth
from bojiste.systems.fiveaction.play.gear import able
from bojiste.systems.fiveaction.play.penalty import penalty
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.walk import best_gap
from bojiste.systems.fiveaction.policy.arming import arms_himself, change_weapon, loads, shoots
from bojiste.systems.fiveaction.policy.going import keep_off, nearer
from bojiste.systems.fiveaction.policy.look import first, nearest_of, offered
from bojiste.systems.fiveaction.prepare import View
from bojiste.systems.fiveaction.words import Stance

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
    return first(table, who, "rise") if table.now(who).prone else ""


def _strike(table: Table, who: str) -> str:
    if not assault.can_attack(table, who):
        return ""
    best, chosen, bare = 0, "", False
    shooter = table.grasp(who).shoots
    for foe in table.foes(who):
        for arm in assault.arms_at(table, who, foe):
            if shooter and not any(harms(table, who, foe, arm)):
                continue  # rather loads
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
    return first(table, who, "frighten") if table.kit(who).skills.get("intimidation") else ""


_WISHES: tuple[Wish, ...] = (
    _rise, arms_himself, change_weapon, _strike, shoots, loads, _frighten, _guard, keep_off, nearer,
)  # fmt: skip


_HAND_TO_HAND: tuple[Wish, ...] = (_rise, arms_himself, change_weapon, _strike, _frighten, _guard, keep_off, nearer)
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
    return _wished(table, view, ask, (_rise, arms_himself, change_weapon, _strike, shoots, loads, _guard, _step_up))


def _step_up(table: Table, who: str) -> str:
    """The one safe step that lets a blow follow."""
    now, arm, foes = table.now(who), table.primary(who), table.foes(who)
    if now.moved or not foes or not assault.can_attack(table, who) or now.pavise or (arm is not None and arm.shot):
        return ""
    price, foe = table.step_price(who), nearest_of(table, who, foes)
    far = table.gap(who, foe) - best_gap(table, who)
    ready = now.actions >= price + table.attack_price(who)
    return f"step:toward:{foe}" if ready and 0 < far <= table.step(who) else ""


def naive(ask: Ask, view: View) -> str:
    """Strike or shoot at the nearest, else come nearer; of anything else the first that may be answered."""
    if ask.topic != "act" or ask.actor not in view.scene.by_id:
        return ask.default
    return _wished(_table(view), view, ask, (_rise, arms_himself, _at_nearest, partial(first, verb="load"), _nearest))


def _by_distance(table: Table, who: str) -> list[str]:
    return sorted(table.foes(who), key=lambda foe: (table.gap(who, foe), table.kit(foe).place))


def _at_nearest(table: Table, who: str) -> str:
    """The first blow or shot that is offered, at the nearest there is."""
    open_ = {*offered(table, who, "attack"), *offered(table, who, "shoot")}
    keys = (f"{verb}:{foe}" for foe in _by_distance(table, who) for verb in ("attack", "shoot"))
    return next((key for key in keys if key in open_), "")


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
