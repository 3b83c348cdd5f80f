"""Attacking hand to hand in one's turn: target, weapon, manner; the second blow; cleaving on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from bojiste.core.ask import Ask, Option, amount, yes_no
from bojiste.core.event import Change, happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import attack, counter, horse, several, trip
from bojiste.systems.fiveaction.play.arm import KICK_ARM, SHIELD_ARM, Arm
from bojiste.systems.fiveaction.play.blow import ATTACK, CLEAVE, Blow, Cost
from bojiste.systems.fiveaction.play.choose import best_arm, best_mode, harms
from bojiste.systems.fiveaction.play.dice import test
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Damage, Grip, Hand, Status


def arms_at(table: Table, who: str, target: str) -> Sequence[Arm]:
    """The ways to strike at somebody from here."""
    arms = table.strikes(who, target)
    if not arms or not table.now(target).struck:
        return arms
    return several.room(table, who, target, arms)


def can_attack(table: Table, who: str) -> bool:
    """Whether the turn can pay for an attack sequence, and the stance allows one."""
    now = table.now(who)
    if now.sequences >= (2 if table.kit(who).has("lightning_attacks") else 1):
        return False
    paid = rules.round.action_costs(table.attack_price(who), now.actions)
    return paid and table.may_attack(who) and not _refused(table, who)


def _refused(table: Table, who: str) -> bool:
    """A rider whose horse refuses, or is out of control, does not attack."""
    return table.mounted(who) and table.now(who).control in ("refused", "lost")


def offered(table: Table, who: str) -> Iterator[Option]:
    """Everybody within reach."""
    if not can_attack(table, who):
        return
    for foe in table.targets(who):
        if arms_at(table, who, foe):
            yield Option(f"attack:{foe}", {"price": table.attack_price(who)})


def helpless_offered(table: Table, who: str) -> Iterator[Option]:
    """Those who lie out of the fight and still live."""
    if not can_attack(table, who):
        return
    for foe in table.prep.foes[who]:
        if table.now(foe).status in (Status.UNCONSCIOUS, Status.OUT) and arms_at(table, who, foe):
            yield Option(f"run_through:{foe}", {"price": table.attack_price(who)})


def done(table: Table, who: str, rest: str) -> Course[None]:
    """One attack sequence: a blow, and the second one of two weapons."""
    if table.mounted(who) and not (yield from horse.control(table, who, rest)):
        return
    first = yield from declare(table, who, rest, (partial(_price, table, who),))
    second = second_arm(table, who, first.arm)
    pair = second is not None and (yield from wants_pair(table, who, second, rest))
    if not table.still(who, rest):
        return
    first.pair = pair
    yield from blow(table, first)
    if pair and second is not None and table.may_attack(who):
        yield from second_blow(table, who, rest, second)


def _price(table: Table, who: str) -> tuple[Change, ...]:
    """What an attack sequence costs; nobody pays with actions that are not there any more."""
    now = table.now(who)
    left = max(0, now.actions - table.attack_price(who))
    return table.change(who, actions=left, sequences=now.sequences + 1, aim=None, task=None)


def declare(table: Table, who: str, target: str, costs: tuple[Cost, ...] = (), kind: str = ATTACK) -> Course[Blow]:
    """Weapon, way to wound, attribute, manner: asked only where there is a choice."""
    arms = arms_at(table, who, target)
    arm = arms[0] if len(arms) == 1 else (yield from _weapon(table, who, target, arms))
    manner = yield from _manner(table, who, target, arm)
    type = yield from _type(table, who, target, arm, manner)
    declared = Blow(who, target, arm, type, kind=kind, costs=(*costs, partial(regrip, table, who, arm)))
    declared.mode = yield from _mode(table, who, target, arm)
    declared.off = arm.weapon == SHIELD_ARM or (arm.weapon >= 0 and table.holding(who, Hand.OFF) == arm.weapon)
    declared.flat, declared.mock, declared.trips = manner == "flat", manner == "mock", manner == "trip"
    if manner in ("power", "aimed"):
        points = yield amount(
            manner, rules.attack.declare, table.seat(who), who, 1, arm.levels, 1, data={"target": target}
        )  # fmt: skip
        declared.power, declared.aimed = (points, 0) if manner == "power" else (0, points)
    return declared


def regrip(table: Table, who: str, arm: Arm) -> tuple[Change, ...]:
    """Taking the weapon in one hand or both: free, once a turn."""
    if arm.weapon < 0:
        return ()
    held = table.now(who).held
    wanted = Hand.BOTH if arm.grip is Grip.TWO else Hand.MAIN if held[arm.weapon] is Hand.BOTH else held[arm.weapon]
    if held[arm.weapon] is wanted:
        return ()
    new = tuple(wanted if at == arm.weapon else old for at, old in enumerate(held))
    return table.change(who, held=new, regripped=True)


def _weapon(table: Table, who: str, target: str, arms: Sequence[Arm]) -> Course[Arm]:
    default = best_arm(table, who, target, [arm for arm in arms if not arm.bare] or arms)
    rule, menu = rules.attack.declare, partial(ways, arms)
    key = yield Ask("weapon", rule, table.seat(who), who, menu, f"with:{default.id}", data={"target": target})
    return table.kit(who).by_id[key.removeprefix("with:")]


def ways(arms: Sequence[Arm]) -> tuple[Option, ...]:
    """Ways to attack as answers."""
    grips = ["" if arm.bare else arm.grip.name.lower() for arm in arms]
    return tuple(
        Option(f"with:{arm.id}", {"weapon": arm.word, "grip": grip}) for arm, grip in zip(arms, grips, strict=True)
    )


def _manner(table: Table, who: str, target: str, arm: Arm) -> Course[str]:
    if not rules.pulled_blow.mock(arm.levels) and next(_manners(table, who, target, arm), None) is None:
        return "plain"

    def menu() -> tuple[Option, ...]:
        return _options(("plain", *_manners(table, who, target, arm)))

    data = {"target": target, "weapon": arm.word}
    key: str = yield Ask("manner", rules.attack.declare, table.seat(who), who, menu, "plain", data=data)
    return key


def _options(keys: Iterable[str]) -> tuple[Option, ...]:
    return tuple(Option(str(key)) for key in keys)


def _manners(table: Table, who: str, target: str, arm: Arm) -> Iterator[str]:
    if not arm.stun and rules.flat.attack(arm.types)[1]:
        yield "flat"
    if rules.pulled_blow.mock(arm.levels):
        yield "mock"
    if table.kit(who).has("power_attack") and arm.levels:
        yield "power"
    if table.by_parts and arm.levels:
        yield "aimed"
    if trip.possible(table, who, target, arm):
        yield "trip"


def _type(table: Table, who: str, target: str, arm: Arm, manner: str) -> Course[Damage]:
    """Cut or thrust, for who has the skill to choose."""
    types = rules.hit.type_choice(arm.types, arm.levels)
    if manner == "flat":
        types = rules.flat.attack(types)[1] or types
    if len(types) == 1:
        return types[0]
    worth = dict(zip(types, harms(table, who, target, arm), strict=False))
    best = max(types, key=worth.__getitem__)
    rule, data = rules.hit.type_choice, {"weapon": arm.word, "target": target}
    key = yield Ask("type", rule, table.seat(who), who, _options(types), best.value, data=data)
    return Damage(key)


def _mode(table: Table, who: str, target: str, arm: Arm) -> Course[str]:
    """With which attribute the attack is made, for owners of finesse or brute force."""
    modes = table.kit(who).modes
    if len(modes) == 1:
        return "standard"
    rule, default = rules.attack.alternative_base, best_mode(table, who, arm)
    key: str = yield Ask("mode", rule, table.seat(who), who, _options(modes), default, data={"target": target})
    return key


# -- blows -----------------------------------------------------------------------------------------------------------


def blow(table: Table, declared: Blow) -> Course[None]:
    """The blow, with what comes before and after: a counterattack on bare hands, a kicker's balance, cleaving."""
    target = declared.target
    stood = table.active(target) and table.kit(target).horse is None
    if (yield from _bare_hands(table, declared)):
        yield from attack.attack(table, declared)
    if declared.arm.weapon == KICK_ARM and table.active(declared.who):
        yield from _balance(table, declared)
    if stood and not table.active(target):
        yield from _fells(table, declared)
    if table.now(target).unbalanced and table.active(target):
        steady = table.change(target, unbalanced=0)
        yield happened("balanced", rules.unarmed.kick_balance, target, changes=steady)


def _bare_hands(table: Table, declared: Blow) -> Course[bool]:
    """An armed target strikes first at bare hands that are no weapon."""
    who, foe = declared.who, declared.target
    ability = bool(table.kit(who).has("unarmed_combat"))
    if not rules.unarmed.provokes(declared.arm.bare, ability, table.armed(foe)) or table.immobile(foe):
        return True
    if not counter.can(table, foe, who) or not counter.strikers(table, foe, who):
        return True
    changes = declared.spend()
    rule = rules.unarmed.provokes
    yield happened("reaches-in", rule, who, foe, changes=changes)
    yield from counter.counterattack(table, foe, who, rule=rule)
    return table.stands(who)


def _balance(table: Table, declared: Blow) -> Course[None]:
    """After a kick: off balance, unless a test of balance or escape holds."""
    who = declared.who
    balance, escape = table.skill(who, "balance"), table.skill(who, "escape")
    best = ("escape", escape) if escape > balance else ("balance", balance)
    rule = rules.unarmed.kick_balance
    held = yield from test(table, who, "stability", rule, [best], rules.unarmed.STABILITY)
    if not held.passed:
        lost = -rule(declared.arm.levels)
        changes = table.change(who, unbalanced=lost)
        yield happened("unbalanced", rule, who, changes=changes, data={"lost": lost})


def _fells(table: Table, declared: Blow) -> Course[None]:
    """A foe is put out: counted, and cleaved on."""
    who, now = declared.who, table.now(declared.who)
    yield happened(
        "fells", rules.attack.cleave, who, declared.target, changes=table.change(who, fallen=now.fallen + 1)
    )  # fmt: skip
    most = table.law.abilities.cleave_extra_attacks
    foes = [foe for foe in table.foes(who) if declared.arm in arms_at(table, who, foe)]
    if table.mounted(who):
        foes = [foe for foe in foes if table.mounted(foe)]  # from the saddle nobody cleaves people on foot
    if not foes or declared.kind not in (ATTACK, CLEAVE) or not table.may_attack(who):
        return
    if not rules.attack.cleave(table.kit(who).has("cleave"), now.cleaved, most):
        return
    options = (*(Option(f"cleave:{foe}") for foe in foes), Option("no"))
    key = yield Ask("cleave", rules.attack.cleave, table.seat(who), who, options, f"cleave:{foes[0]}")
    if key == "no":
        return
    counted = partial(table.change, who, cleaved=now.cleaved + 1)
    target = key.partition(":")[2]
    on = Blow(who, target, declared.arm, declared.type, kind=CLEAVE, mode=declared.mode, costs=(counted,))
    yield from blow(table, on)


# -- the second blow -------------------------------------------------------------------------------------------------


def second_arm(table: Table, who: str, first: Arm) -> Arm | None:
    """What strikes the second blow of a sequence: the other end, fist, weapon, or the shield."""
    if first.dual:
        return first
    if first.bare:
        return first if first.weapon != KICK_ARM and table.off_hand_free(who) else None
    other = table.second(who)
    if other is not None and other.id != first.id:
        return other
    return table.grasp(who).boss if first.grip is Grip.ONE else None


def wants_pair(table: Table, who: str, second: Arm, target: str) -> Course[bool]:
    """Whether both strike; by itself only where that costs nothing."""
    others = (foe for foe in table.foes(who) if foe != target)
    if not table.reaches(second, who, target) and not any(table.reaches(second, who, foe) for foe in others):
        return False
    default = second.bare or bool(table.kit(who).has("two_weapon_fighting"))
    data = {"weapon": second.word}
    rule = rules.weapon.two_weapons
    return bool((yield yes_no("pair", rule, table.seat(who), who, default, data=data)) == "yes")


def second_blow(
    table: Table, who: str, target: str, second: Arm, kind: str = ATTACK, anybody: bool = True
) -> Course[None]:
    """The other weapon's blow, at the same target or another one in reach."""
    foes = [foe for foe in (target, *(table.foes(who) if anybody else ())) if _open(table, who, foe, second)]
    foes = list(dict.fromkeys(foes))
    if not foes:
        return
    at = foes[0]
    if len(foes) > 1:
        options = tuple(Option(f"at:{foe}") for foe in foes)
        key = yield Ask("second", rules.weapon.two_weapons, table.seat(who), who, options, f"at:{at}")
        at = key.partition(":")[2]
    types = rules.hit.type_choice(second.types, second.levels)
    mode = best_mode(table, who, second)
    yield from blow(table, Blow(who, at, second, types[0], kind=kind, mode=mode, pair=True, off=True))


def _open(table: Table, who: str, foe: str, arm: Arm) -> bool:
    """Whether a weapon that the first blow has not cost still strikes at somebody."""
    if arm not in table.grasp(who).regripped:
        return False
    living = table.active(foe) or table.now(foe).status in (Status.UNCONSCIOUS, Status.OUT)
    return living and table.reaches(arm, who, foe)
