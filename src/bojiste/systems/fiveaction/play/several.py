"""Several opponents: who ranks them, who gets behind, how often each has struck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bojiste.core.ask import GM, Ask, Option, yes_no
from bojiste.core.event import Change, happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import Struck
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.blow import COUNTER, Blow
from bojiste.systems.fiveaction.play.table import Table


def opponents(table: Table, blow: Blow) -> Course[None]:
    """Before the first attack on somebody in a round: its opponents are ranked, some get behind it. Whoever joins later
    stands behind the others in rank."""
    target = blow.target
    if table.kit(target).horse is not None or table.immobile(target) or blow.who in table.now(target).ranked:
        return
    if table.now(target).ranked:
        yield from _joins(table, blow.who, target)
        return
    foes = _in_reach(table, target, blow.who)
    if len(foes) < 2:  # nobody at all: of two blows that fall at once the first has put the other rider out
        if table.now(target).ranked != (blow.who,):
            blow.costs += (partial(table.change, target, ranked=(blow.who,), behind=()),)
        return
    ranked, placed = yield from _ranked(table, target, foes)
    behind = yield from _behind(table, target, _by_attention(table, target, foes, ranked))
    changes = table.change(target, ranked=ranked, reflexes=placed, behind=behind)
    data = {"opponents": ranked, "behind": behind}
    yield happened("surrounded", rules.several.ranking, target, changes=changes, data=data)


def _in_reach(table: Table, target: str, attacker: str) -> list[str]:
    """Enemies who could strike at somebody now, in the order of the round."""
    found = [foe for foe in table.foes(target) if foe == attacker or _could_strike(table, foe, target)]
    if len(found) < 2:
        return found
    order = [who for who, _ in table.fight.order]
    return sorted(found, key=lambda foe: order.index(foe) if foe in order else len(order))


def _could_strike(table: Table, foe: str, target: str) -> bool:
    arms = table.strikes(foe, target)
    armed = table.primary(foe) is not None  # an archer does not come to kick
    return bool(arms) and table.may_attack(foe) and (not armed or any(not arm.bare for arm in arms))


def _worth(table: Table, who: str) -> tuple[int, int]:
    """How dangerous an opponent is: attacks a round, then attack value."""
    arm = table.primary(who) or table.fists(who)
    return -table.capacity(who), -arm.usual


def _ranks_itself(table: Table, target: str, foes: list[str]) -> bool:
    """Whether somebody is quick enough to rank its opponents."""
    return rules.several.ranking(table.base_initiative(target), [table.base_initiative(foe) for foe in foes])


def _by_attention(table: Table, target: str, foes: list[str], ranked: tuple[str, ...]) -> list[str]:
    """The opponents as somebody minds them: in its own rank; who cannot rank them but can turn, the most dangerous
    first; who cannot even turn, in the order of the round."""
    if _ranks_itself(table, target, foes):
        return list(ranked)
    return sorted(foes, key=partial(_worth, table)) if _turns(table, target) else foes


def _turns(table: Table, target: str) -> bool:
    """Whether somebody is quick enough to choose whom it faces."""
    return rules.group.facing(table.base_initiative(target))


def _ranked(table: Table, target: str, foes: list[str]) -> Course[tuple[tuple[str, ...], tuple[int, ...]]]:
    """The opponents in rank, and where reflexes stand."""
    ranked = list(foes)
    if _ranks_itself(table, target, foes):
        ranked = []
        left = sorted(foes, key=lambda foe: _worth(table, foe))
        while len(left) > 1:
            options = tuple(Option(f"foe:{foe}") for foe in left)
            data = {"rank": len(ranked) + 1}
            key = yield Ask(
                "rank", rules.several.ranking, table.seat(target), target, options, f"foe:{left[0]}", data=data
            )
            ranked.append(key.removeprefix("foe:"))
            left.remove(ranked[-1])
        ranked += left
    placed = yield from _reflexes(table, target, len(ranked))
    return tuple(ranked), placed


def _reflexes(table: Table, target: str, opponents: int) -> Course[tuple[int, ...]]:
    """At which ranks combat reflexes cancel an increment, at most one at each."""
    owned = table.kit(target).has("combat_reflexes")
    usual = rules.several.reflexes(owned, opponents)
    if not owned or owned >= opponents - 1:
        return usual
    placed: list[int] = []
    for default in usual:
        free = [rank for rank in range(2, opponents + 1) if rank not in placed]
        options = tuple(Option(f"rank:{rank}", {"rank": rank}) for rank in free)
        wanted = f"rank:{default if default in free else free[0]}"
        key = yield Ask("reflex", rules.several.reflexes, table.seat(target), target, options, wanted)
        placed.append(int(key.removeprefix("rank:")))
    return tuple(sorted(placed))


def _behind(table: Table, target: str, foes: list[str]) -> Course[tuple[str, ...]]:
    """Who attacks from outside the target's field of view, of its opponents as it minds them."""
    own = table.sprint(target)
    faster = [foe for foe in foes if rules.group.flanking(table.sprint(foe), own)]
    willing = []
    for foe in faster:
        data = {"target": target}
        if (yield yes_no("flank", rules.group.flanking, table.seat(foe), foe, True, data=data)) == "yes":
            willing.append(foe)
    if len(willing) == len(foes):
        front = yield from _front(table, target, foes)
        willing.remove(front)
    unseen = yield from _unseen(table, target, [foe for foe in foes if foe not in willing])
    return tuple(foe for foe in foes if foe in willing or foe in unseen)


def _front(table: Table, target: str, foes: list[str]) -> Course[str]:
    """Who stays in front of a target that everybody could get behind."""
    own = _turns(table, target)
    options = tuple(Option(f"foe:{foe}") for foe in foes)
    seat = table.seat(target) if own else GM
    rule = rules.group.flanking
    key: str = yield Ask("front", rule, seat, target, options, f"foe:{foes[0]}", ruling=not own)
    return key.removeprefix("foe:")


def _unseen(table: Table, target: str, foes: list[str]) -> Course[list[str]]:
    """Upon whom of too many somebody turns its back, from the one that it minds least."""
    left, unseen = list(foes), []
    while len(left) > rules.group.in_view(len(left)):
        back = left[-1]
        if _turns(table, target):
            options = tuple(Option(f"foe:{foe}") for foe in left)
            key: str = yield Ask("back", rules.group.in_view, table.seat(target), target, options, f"foe:{back}")
            back = key.removeprefix("foe:")
        left.remove(back)
        unseen.append(back)
    return unseen


def _joins(table: Table, who: str, target: str) -> Course[None]:
    """One more opponent in the same round."""
    now = table.now(target)
    before = [foe for foe in now.ranked if foe not in now.behind]
    behind = now.behind
    if rules.group.in_view(len(before) + 1) <= len(before):
        unseen = yield from _unseen(table, target, [*before, who])
        behind = (*behind, *unseen)
    elif before and rules.group.flanking(table.sprint(who), table.sprint(target)):
        data = {"target": target}
        if (yield yes_no("flank", rules.group.flanking, table.seat(who), who, True, data=data)) == "yes":
            behind = (*behind, who)
    changes = table.change(target, ranked=(*now.ranked, who), behind=behind)
    told = {"opponents": (*now.ranked, who), "behind": behind}
    yield happened("surrounded", rules.several.opponent_bonus, target, changes=changes, data=told)


def counted(table: Table, blow: Blow) -> tuple[Change, ...]:
    """One more melee attack of this attacker on this target."""
    struck = table.now(blow.target).struck
    count, rest = 0, []
    for one in struck:
        if one.by == blow.who:
            count = one.times
        else:
            rest.append(one)
    return table.change(blow.target, struck=(*rest, Struck(blow.who, count + 1)))


def room(table: Table, who: str, target: str, arms: Sequence[Arm]) -> Sequence[Arm]:
    """The weapons with which one more can strike at a target among those who have, or are about it."""
    attackers = [one.by for one in table.now(target).struck if table.active(one.by)]
    if who in attackers or not attackers:
        return arms
    others = [table.length(one) for one in attackers]
    speed = table.sprint(target)
    quick = all(rules.group.markedly(table.sprint(one), speed) for one in (*attackers, who))
    smaller = table.kit(target).size - table.kit(who).size
    return [arm for arm in arms if _fits([*others, arm.high], quick, smaller)]


def _fits(lengths: list[int], quick: bool, smaller: int) -> bool:
    """Whether attackers with weapons of these lengths find room about somebody."""
    short, whole = rules.group.max_attackers(lengths, quick, smaller)
    return len(lengths) <= whole and len([one for one in lengths if one <= rules.group.SHORT]) <= short


def run_through(table: Table, blow: Blow) -> None:
    """Whether the blow runs a victim through."""
    if blow.kind == COUNTER or table.alert(blow.target):
        return
    backstab = bool(table.kit(blow.who).has("backstab"))
    still, unaware = table.immobile(blow.target), table.unaware(blow.target)
    blow.through = (still or unaware) and rules.run_through.attack(
        still, unaware, backstab, not blow.arm.melee, blow.band == 0
    )
