"""Fear: before the fight, and in every turn of whoever is afraid."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask, Option, yes_no
from bojiste.core.event import Change, happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import Fear
from bojiste.systems.fiveaction.play.dice import shown, test, two_dice
from bojiste.systems.fiveaction.play.fall import faints, stun
from bojiste.systems.fiveaction.play.penalty import penalty
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Stance


def before_the_fight(table: Table) -> Course[None]:
    """Everybody may try to frighten each enemy once, in the order of the scene."""
    for who in table.prep.roster:
        while table.active(who) and (foes := _untried(table, who)):
            options = (*(Option(f"frighten:{foe}") for foe in foes), Option("no"))
            key = yield Ask("intimidate", rules.intimidation.when, table.seat(who), who, options, "no")
            if key == "no":
                break
            yield from frighten(table, who, key.partition(":")[2])


def _untried(table: Table, who: str) -> list[str]:
    """Whom somebody has not yet tried to frighten before the fight."""
    return [foe for foe in table.foes(who) if rules.intimidation.when(True, False, who in table.now(foe).feared)]


def offered(table: Table, who: str) -> Iterator[Option]:
    """In a fight only who rages frightens anybody, each enemy once."""
    now, price = table.now(who), table.law.actions.frighten
    if not now.berserk or now.actions < price:
        return
    for foe in table.foes(who):
        if rules.intimidation.when(False, now.berserk, who in table.now(foe).feared):
            yield Option(f"frighten:{foe}", {"price": price})


def done(table: Table, who: str, rest: str) -> Course[None]:
    """A raging one frightens an enemy."""
    spent = table.change(who, actions=table.now(who).actions - table.law.actions.frighten, aim=None, task=None)
    yield from frighten(table, who, rest, spent)


def frighten(table: Table, who: str, foe: str, spent: tuple[Change, ...] = ()) -> Course[None]:
    """One rolls the target number of the whole fight, the other resists it."""
    rule = rules.intimidation.test
    natural, rolls = yield from two_dice(rule, who)
    parts = [("intimidation", table.skill(who, "intimidation")), ("wounds", penalty(table, who, "tests"))]
    target = rule(natural + sum(value for _, value in parts))
    tried = (*spent, *table.change(foe, feared=(*table.now(foe).feared, who)))
    yield happened(
        "threatens", rule, who, foe, rolls=rolls, parts=shown(parts), changes=tried,
        data={"target_number": target},
    )  # fmt: skip
    will = [("will", table.kit(foe).will)]
    resisted = yield from test(table, foe, "fear", rule, will, target)
    if not resisted.passed:
        yield from _afraid(table, foe, who, target, max(1, resisted.failed))


def _afraid(table: Table, who: str, of: str, target: int, margin: int) -> Course[None]:
    """The tier of fear, the berserk's answer to it, and what the worst one forces."""
    if table.kit(who).has("berserk") and (yield from _fury(table, who, margin)):
        return
    tier = rules.intimidation.penalty(margin)
    changes = table.change(who, fear=Fear(of, target, tier))
    if tier >= rules.intimidation.WORST:
        changes += table.change(who, stance=Stance.FULL, covering=None)
    data = {"tier": tier, "margin": margin}
    yield happened("afraid", rules.intimidation.penalty, who, of, changes=changes, data=data)
    if tier >= rules.intimidation.WORST:
        yield stun(table, who, table.law.intimidation.margin20_stun, rules.intimidation.penalty)
        yield from faints(table, who)


def _fury(table: Table, who: str, margin: int) -> Course[bool]:
    """Whether a berserk's fear turns to fury: unwanted from a margin of ten on, or because it lets it."""
    rule = rules.intimidation.berserk
    unwanted = margin >= rules.intimidation.SERIOUS_MARGIN
    seeks = (yield yes_no("fury", rule, table.seat(who), who, False, data={"margin": margin})) == "yes"
    if not unwanted and not seeks:
        return False
    return (yield from rage(table, who, margin, seeks))


def rage(table: Table, who: str, margin: int, seeks: bool) -> Course[bool]:
    """A will test that keeps one sane; whether it failed, and fury began."""
    rule = rules.intimidation.berserk
    will = [("will", rule(table.kit(who).will, margin, seeks))]
    kept = yield from test(table, who, "fury", rule, will, rules.intimidation.BERSERK_TARGET)
    if kept.passed:
        return False
    stance = table.now(who).stance
    if not table.law.abilities.berserk.stances_allowed:
        stance = Stance.NORMAL
    changes = table.change(who, berserk=True, fear=None, stance=stance, covering=None)
    yield happened("rages", rule, who, changes=changes)
    return True


def retest(table: Table, who: str) -> Course[None]:
    """At the start of each turn: resist again, unless a wound has renewed the fear."""
    fear = table.now(who).fear
    if fear is None:
        return
    if fear.renewed:
        changes = table.change(who, fear=fear._replace(renewed=False))
        yield happened("still-afraid", rules.intimidation.wounded, who, changes=changes, data={"tier": fear.tier})
    else:
        rule = rules.intimidation.retest
        will = [("will", table.kit(who).will), ("courage", fear.bonus)]
        resisted = yield from test(table, who, "fear", rule, will, fear.target)
        if resisted.passed:
            changes = table.change(who, fear=None, stance=_freed(table, who, fear))
            yield happened("fear-ends", rule, who, changes=changes)
            return
        tier = rule(fear.tier, max(1, resisted.failed))
        if tier != fear.tier:
            changes = table.change(who, fear=fear._replace(tier=tier), stance=_freed(table, who, fear))
            yield happened("less-afraid", rule, who, changes=changes, data={"tier": tier})
    yield from _or_defend(table, who)


def _freed(table: Table, who: str, fear: Fear) -> Stance:
    """The stance that fear forced is over."""
    stance = table.now(who).stance
    return Stance.NORMAL if fear.tier >= rules.intimidation.WORST and stance is Stance.FULL else stance


def _or_defend(table: Table, who: str) -> Course[None]:
    """In the first two tiers one may take partial defence instead of the penalty."""
    now = table.now(who)
    if now.fear is None or now.fear.tier > 2 or now.stance in (Stance.FULL, Stance.COVER_FULL):
        return
    rule, partial = rules.intimidation.penalty, now.stance is Stance.PARTIAL
    wanted = (yield yes_no("cower", rule, table.seat(who), who, partial, data={"tier": now.fear.tier})) == "yes"
    if wanted != partial:
        stance = Stance.PARTIAL if wanted else Stance.NORMAL
        changes = table.change(who, stance=stance, covering=None)
        yield happened("stance", rule, who, changes=changes, data={"stance": stance.value})
