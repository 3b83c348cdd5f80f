"""What a hit does: wounds or stun, shock, and what becomes of the victim."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.dice import Rolled
from bojiste.core.event import Change, Event, Part, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import location
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.dice import test
from bojiste.systems.fiveaction.play.fall import faints, put_out, stun
from bojiste.systems.fiveaction.play.intimidation import rage
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Critical, Status
from bojiste.systems.fiveaction.words.body import HEAD, PARTS, TRUNK


class Hurt(NamedTuple):
    """Damage as it fell."""

    gross: int
    net: int
    rolls: tuple[Rolled, ...] = ()
    parts: tuple[Part, ...] = ()
    effect: Critical | None = None


def wound(table: Table, blow: Blow, hurt: Hurt) -> Course[None]:
    """Steps 13 to 18: apply, look at the victim, shock, concussion, consequences."""
    if blow.stuns:
        yield from _stunned(table, blow, hurt)
    else:
        yield from _wounded(table, blow, hurt)
    if table.law.modules.heavy_blows and table.active(blow.target):
        yield from concussion(table, blow.target, hurt.gross, TRUNK if blow.part is None else PARTS.index(blow.part))
    yield from consequences(table, blow, hurt)


# -- stun ------------------------------------------------------------------------------------------------------------


@procedure("fiveaction.run_through.flat", "fiveaction.flat.critical")
def _stunned(table: Table, blow: Blow, hurt: Hurt) -> Course[None]:
    """A blow that only stuns."""
    who, part = blow.target, blow.part
    now, kit = table.now(who), table.kit(who)
    serious = kit.thresholds[1]
    net = hurt.net
    if part is not None:
        net = rules.location.flat(part, net, now.stun, serious, table.law.rounding)
    verdict = yield from _multiple(table, blow)
    if verdict == "dead":
        net = max(net, kit.lives - now.stun)
    elif verdict == "mortal" or (blow.through and blow.level):
        net = max(net, serious - now.stun)
    yield _damage(table, blow, hurt, net, table.change(who, stun=rules.life.stun_pool(now.stun, net)))
    yield from faints(table, who)
    if not table.active(who) and not blow.through:
        return
    if net > 0 and (blow.through or part is HEAD):
        modifier = rules.location.shock(part) + rules.location.FLAT_HEAD if part is HEAD else 0
        yield from shock(table, who, net, rules.life.shock_test, modifier)


# -- wounds ----------------------------------------------------------------------------------------------------------


def _wounded(table: Table, blow: Blow, hurt: Hurt) -> Course[None]:
    who = blow.target
    at = TRUNK if blow.part is None else PARTS.index(blow.part)
    net = yield from _raised(table, blow, hurt.net, at)
    before = table.worst_wound(who)
    yield _damage(table, blow, hurt, net, lose(table, who, net, at))
    yield from after_wound(table, who, net, at, blow)
    if before < rules.life.SERIOUS <= table.worst_wound(who) and table.active(who):
        yield from _fury(table, who)


def _fury(table: Table, who: str) -> Course[None]:
    """A berserk's first serious wound may start its fury."""
    if table.kit(who).has("berserk") and not table.now(who).berserk:
        yield from rage(table, who, 0, False)


def lose(table: Table, who: str, net: int, at: int) -> tuple[Change, ...]:
    """The changes of losing lives: virtual ones first."""
    now = table.now(who)
    left, through = rules.life.virtual(now.virtual[at], net) if now.virtual[at] else (0, net)
    changes: tuple[Change, ...] = ()
    if left != now.virtual[at]:
        changes = table.change(who, virtual=rules.location.parts(now.virtual, at, left - now.virtual[at]))
    if table.by_parts:
        changes += table.change(who, parts=rules.location.parts(now.parts, at, through))
    else:
        changes += table.change(who, wounds=now.wounds + through)
    return changes + (table.change(who, hurt=True) if net else ())


def _raised(table: Table, blow: Blow, net: int, at: int) -> Course[int]:
    """The wound of a multiple critical, of a critical run-through: at least what its level wants."""
    who, kit = blow.target, table.kit(blow.target)
    lives, had = kit.part_lives[at], table.wounds_of(who, at)
    if blow.through and blow.level:
        net = rules.run_through.critical(had, lives, net)
    elif blow.through and table.law.crit.run_through_hit == "critical_level":
        net = max(net, kit.part_thresholds[at][2] - had)
    verdict = yield from _multiple(table, blow)
    beyond = {"mortal": lives, "dead": lives + max(0, kit.constitution) + 1}.get(verdict, 0)
    return max(net, beyond - had)


def _multiple(table: Table, blow: Blow) -> Course[str]:
    """What a multiple critical does; the referee says, unless the scene does. ``none`` of an ordinary one."""
    if blow.level < 2:
        return "none"
    law = table.law.multiple_critical
    default = law.level2 if blow.level == 2 else law.level3
    options = tuple(Option(key) for key in ("mortal", "dead", "none"))
    data = {"target": blow.target, "level": blow.level}
    rule = rules.critical.multiple
    key: str = yield Ask("multiple", rule, GM, blow.who, options, default, data=data, ruling=True)
    return key


def _damage(table: Table, blow: Blow, hurt: Hurt, net: int, changes: tuple[Change, ...]) -> Event:
    rule = rules.hit.stun_damage if blow.stuns else rules.hit.wound
    data: dict[str, object] = {
        "weapon": blow.arm.word,
        "gross": hurt.gross,
        "stopped": hurt.gross - hurt.net if hurt.effect is not Critical.BYPASS else 0,
        "net": net,
        "harm": "stun" if blow.stuns else "wounds",
        "effect": "none" if hurt.effect is None else hurt.effect.value,
    }
    if blow.part is not None:
        data["part"] = blow.part.value
    return happened(
        "damage", rule, blow.who, blow.target, rolls=hurt.rolls, parts=hurt.parts, changes=changes, data=data
    )


def after_wound(table: Table, who: str, net: int, at: int, blow: Blow | None = None) -> Course[None]:
    """What becomes of somebody wounded: status, then shock."""
    if net <= 0:
        return
    amputated = False
    if table.by_parts:
        amputated = yield from location.check_part(table, who, at)
    else:
        yield from check_status(table, who)
    if blow is not None and blow.through:
        yield from _run_through_shock(table, who, net, at)
    elif amputated:
        yield from _amputation_shock(table, who, net, at)
    elif table.now(who).status not in (Status.OUT, Status.DEAD):
        yield from shock(table, who, net, rules.life.shock_test, _harder(table, at))


def check_status(table: Table, who: str) -> Course[None]:
    """Out of the fight, or dead, by wounds."""
    kit, now = table.kit(who), table.now(who)
    found = rules.life.out_and_death(now.wounds, kit.thresholds[3], kit.lives, kit.constitution)
    if found is not Status.ACTIVE:
        yield from put_out(table, who, found, rules.life.out_and_death)


def shock(table: Table, who: str, wound: int, rule: Callable[..., object], modifier: int = 0) -> Course[bool]:
    """A shock test for a wound; whether it was passed. A failure stuns, and may make somebody faint."""
    law, kit = table.law.shock, table.kit(who)
    target = rules.life.shock_test(wound, law.base_tn, law.per_point) + modifier
    tested = yield from test(table, who, "shock", rule, [("constitution", kit.shock)], target, penalties=False)
    if not tested.passed:
        yield stun(table, who, wound * law.stun_per_point, rule)
        yield from faints(table, who, shock_failed=True)
    return tested.passed


def _harder(table: Table, at: int) -> int:
    """What a part of the body adds to the target number of every shock."""
    return rules.location.shock(PARTS[at]) if table.by_parts else 0


def _run_through_shock(table: Table, who: str, net: int, at: int) -> Course[None]:
    """The body's own shock, and after it the ordinary one for both halves."""
    if table.now(who).status is Status.DEAD:
        return
    law, kit = table.law.shock, table.kit(who)
    target = rules.life.shock_test(net, law.base_tn, law.per_point) + _harder(table, at)
    rule = rules.run_through.primary_shock
    tested = yield from test(table, who, "body_shock", rule, [("constitution", kit.shock)], target, penalties=False)
    wounds, stunned = rules.run_through.primary_shock(net, not tested.passed)
    if stunned:
        yield stun(table, who, stunned, rule)
        yield from faints(table, who)
        return
    changes = lose(table, who, wounds, at)
    yield happened("bleeds", rule, who, changes=changes, data={"net": wounds})
    if table.by_parts:
        yield from location.check_part(table, who, at)
    else:
        yield from check_status(table, who)
    yield from faints(table, who, shock_failed=True)
    if table.now(who).status is not Status.DEAD:
        both = rules.run_through.secondary_shock(net)
        yield from shock(table, who, both, rules.run_through.secondary_shock, _harder(table, at))


def _amputation_shock(table: Table, who: str, net: int, at: int) -> Course[None]:
    """The shock of a lost limb wounds the trunk."""
    law, kit = table.law.shock, table.kit(who)
    if table.now(who).status is Status.DEAD:
        return
    target = rules.life.shock_test(net, law.base_tn, law.per_point)
    rule = rules.location.amputation_shock
    tested = yield from test(table, who, "shock", rule, [("constitution", kit.shock)], target, penalties=False)
    more = rules.location.amputation_shock(tested.passed, kit.part_thresholds[at][1], kit.part_lives[at])
    changes = lose(table, who, more, TRUNK)
    yield happened("bleeds", rule, who, changes=changes, data={"net": more})
    yield from location.check_part(table, who, TRUNK)
    if not tested.passed:
        yield from faints(table, who, shock_failed=True)


# -- heavy blows -----------------------------------------------------------------------------------------------------


def concussion(table: Table, who: str, gross: int, at: int) -> Course[None]:
    """The concussion of a blow that alone would wound the part it hits mildly, and the fall after it."""
    kit, law = table.kit(who), table.law.shock
    if gross < kit.part_thresholds[at][0]:
        return
    rule = rules.heavy_blow.shock
    body = [("constitution", kit.constitution), ("strength", kit.strength)]
    target = rules.life.shock_test(gross, law.base_tn, law.per_point) + _harder(table, at)
    tested = yield from test(table, who, "concussion", rule, body, target, penalties=False)
    if tested.passed:
        return
    gained = rules.heavy_blow.shock(tested.failed, table.law.rounding)
    yield stun(table, who, gained, rule)
    yield from faints(table, who, shock_failed=True)
    if not table.active(who) or table.now(who).prone:
        return
    feet = [("balance", table.skill(who, "balance")), *body[::-1]]
    stood = yield from test(
        table, who, "footing", rules.heavy_blow.knock_down, feet, rules.heavy_blow.knock_down(gained)
    )
    if not stood.passed:
        yield from falls(table, who, rules.heavy_blow.knock_down)


def falls(table: Table, who: str, rule: Callable[..., object]) -> Course[None]:
    """Somebody falls down."""
    yield happened("falls", rule, who, changes=table.change(who, prone=True, rising=0))


# -- consequences ----------------------------------------------------------------------------------------------------


def consequences(table: Table, blow: Blow, hurt: Hurt) -> Course[None]:
    """Fear that a wound renews, or ends; counted foes."""
    if blow.stuns or hurt.net <= 0:
        return
    afraid, brave = table.now(blow.target), table.now(blow.who)
    if afraid.fear is not None:
        tier, bonus, renewed = rules.intimidation.wounded(afraid.fear.tier)
        fear = afraid.fear._replace(tier=tier, bonus=bonus, renewed=renewed)
        changes = table.change(blow.target, fear=fear)
        yield happened("fear-renewed", rules.intimidation.wounded, blow.target, changes=changes)
    if brave.fear is not None and brave.fear.of == blow.target and rules.intimidation.ends(hurt.net):
        changes = table.change(blow.who, fear=None)
        yield happened("fear-ends", rules.intimidation.ends, blow.who, changes=changes)
