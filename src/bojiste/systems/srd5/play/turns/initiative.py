"""Before the first turn: who is surprised, and the order of turns."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bojiste.core.ask import GM, Ask, Option, yes_no
from bojiste.core.event import OPEN, OWN, Change, Event, Part
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.kit.order import draw_lots, one_after_another
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import ROLLS_WITH, WARNED
from bojiste.systems.srd5.now import CLOCK
from bojiste.systems.srd5.play.dice import check, lent_once, swayed
from bojiste.systems.srd5.play.dice import order as d20
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.turns import joined, keep, waiting
from bojiste.systems.srd5.prepare import Profile

Entries = list[tuple[Profile, ...]]
"""Who acts together, in listing order."""


@procedure("srd5.surprise.who", "srd5.surprise.individual")
def surprised(table: Table) -> Course[None]:
    """Stealth of those who hide, in listing order; then each other side's members, one by one, by their own passive
    Perception. Nobody is surprised where nobody hides."""
    hiders = yield from _hiders(table)
    for who in hiders:
        test = yield from check(table, who, "stealth", rules.surprise.compare)
        yield Event(
            "stealth",
            rule=rules.surprise.compare,
            actor=who.id,
            rolls=test.rolls,
            parts=test.parts,
            changes=(*test.changes, Change(who.id, "stealth", None, test.total)),
            seen=OWN,
        )
    for who in table.everybody:
        if (hiders or "surprised" in who.combatant.now) and (yield from _is_caught(table, who, hiders)):
            changes = table.state.change(who.id, surprised=True, caught=True)
            yield Event("surprised", rule=rules.surprise.compare, actor=who.id, changes=changes, seen=OPEN)
    if hiders and not any(table.now[who.id].surprised for who in table.everybody):
        yield Event("nobody-surprised", rule=rules.surprise.compare)


def _is_caught(table: Table, who: Profile, hiders: list[Profile]) -> Course[bool]:
    """Whether somebody is surprised: as the scene says, or whom somebody has hidden from, as the referee does."""
    said = who.combatant.now.get("surprised")
    if not table.up(who) or _warned(table, who):
        return False
    if said is not None or not any(enemy in hiders for enemy in who.enemies):
        return bool(said)
    default, data = _caught(table, who, hiders), {"target": who.id}
    answer: str = yield yes_no("surprised", surprised, GM, who.id, default, data=data, ruling=True)
    return answer == "yes"


def _warned(table: Table, who: Profile) -> bool:
    """Whether nothing can surprise somebody."""
    return any(says(table, who) for says in table.voices[who][WARNED])


@WARNED.voice("foreseeing")
def _foresees(table: Table, who: Profile) -> bool:
    """What is to come lies open to it."""
    return bool(table.boons(who, "foreseeing"))


def _hiders(table: Table) -> Generator[Ask, str, list[Profile]]:
    """Who tries not to be noticed: as the scene says, or who plays it (D01)."""
    hiders = []
    for who in table.everybody:
        hides = who.hides
        if who.sheet.hides == "ask" and table.up(who):
            hides = (yield yes_no("sneak", rules.surprise.compare, who.seat, who.id, False)) == "yes"
        if hides and table.up(who):
            hiders.append(who)
    return hiders


def _caught(table: Table, who: Profile, hiders: list[Profile]) -> bool:
    enemies = table.foes(who)
    totals = tuple(stealth for enemy in enemies if (stealth := table.now[enemy.id].stealth) is not None)
    all_hide = all(enemy in hiders and not sight.declared(table, who, enemy) for enemy in enemies)
    return rules.surprise.compare(table.passive(who), totals, all_hide, table.printed.stealth_tie)


@procedure("srd5.initiative.fixed")
def initiative(table: Table) -> Course[None]:
    """One roll for each entry in listing order, then ties; the order stands for the whole fight."""
    return _given(table) if table.scene.world.fight.order else rolled(table)


def _given(table: Table) -> Course[None]:
    """The order that the scene gives; whoever it does not name comes after that."""
    known = table.scene.world.fight.order
    rest = tuple(who.id for who in table.everybody if who.id not in known and not who.is_object)
    ids = (*known, *rest)
    yield Event("order", rule=initiative, changes=table.state.change(CLOCK, order=ids), data={"order": ids}, seen=OPEN)


def rolled(table: Table) -> Course[None]:
    """Everybody rolls, and the counts make the order."""
    entries = _entries(table)
    counts = []
    for members in entries:
        count = yield from _rolled(table, members)
        counts.append(count)
    order: list[int] = []
    for tied in rules.initiative.order(tuple(counts)):
        order += tied if len(tied) == 1 else (yield from _untied(table, entries, tied))
    ids = tuple(member.id for place in order for member in entries[place] if not table.now[member.id].gone)
    changes = table.state.change(CLOCK, order=ids)
    yield Event("order", rule=rules.initiative.order, changes=changes, data={"order": ids}, seen=OPEN)
    yield from late(table)


def late(table: Table) -> Course[None]:
    """Those who have come, or back to life, since the others rolled: their counts put them into the order."""
    known = table.clock.order
    if not (known or table.clock.round):
        return  # they will roll with all others
    newcomers = [who for who in table.everybody if who.id not in known and _has_turns(table, who)]
    for members in _together(table, newcomers):
        count = yield from _rolled(table, members)
        now = waiting(table.state)
        for member in members:
            now = joined(table.state, now, member.id, count)
        changes = keep(table.state, now)
        yield Event("order", rule=rules.initiative.order, changes=changes, data={"order": now.order}, seen=OPEN)


def _entries(table: Table) -> Entries:
    """Who rolls together: monsters of one group; everybody else alone. The dead take no turns."""
    return _together(table, [who for who in table.everybody if _has_turns(table, who)])


def _has_turns(table: Table, who: Profile) -> bool:
    return table.now[who.id].life != "dead" and not who.is_object


def _together(table: Table, living: Sequence[Profile]) -> Entries:
    own = [_group(table, who) if table.voices[who][ROLLS_WITH] else who.init_group for who in living]
    groups = rules.initiative.group(tuple(own))
    return [tuple(living[place] for place in members) for members in groups]


def _group(table: Table, who: Profile) -> str | None:
    """With whom somebody rolls: with its side, where a table plays so; else as the scene says."""
    found = [says(table, who) for says in table.voices[who][ROLLS_WITH]]
    return next((group for group in found if group is not None), who.init_group)


def _rolled(table: Table, members: tuple[Profile, ...]) -> Course[int]:
    """The count of one entry: as the scene gives it, else rolled."""
    who = members[0]
    now = table.now[who.id]
    if now.initiative is not None:
        return now.initiative
    helps, hinders = swayed(table, who)
    state = rules.dice.adv_cancel(len(helps), len(hinders))
    natural, shown = yield from d20(who, rules.initiative.roll, state)
    once = (yield from lent_once(table, who, "check_once", natural + who.init_bonus)) if now.suffers else ()
    count = rules.initiative.roll(natural, who.init_bonus) + sum(part.value for part in once)
    yield Event(
        "initiative",
        rule=rules.initiative.roll,
        actor=who.id,
        rolls=shown,
        parts=(Part("dexterity", who.init_bonus), *once),
        changes=tuple([Change(member.id, "initiative", None, count) for member in members]),
        data={"count": count, "members": tuple([member.id for member in members])},
        seen=OPEN,
    )
    return count


def _untied(table: Table, entries: Entries, tied: tuple[int, ...]) -> Course[list[int]]:
    """The order of tied entries: by those who control them, or a roll-off between characters and monsters."""
    characters = tuple(place for place in tied if entries[place][0].is_character)
    monsters = tuple(place for place in tied if place not in characters)
    if characters and monsters:
        return (yield from _between_sides(table, entries, tied, characters, monsters))
    if table.printed.init_roll_off == "all":
        return list((yield from _roll_off(table, entries, tied)))
    chosen = yield from _agreed(table, entries, tied)
    return list(rules.initiative.tie_same(tied, chosen))


def _between_sides(
    table: Table, entries: Entries, tied: tuple[int, ...], characters: tuple[int, ...], monsters: tuple[int, ...]
) -> Course[list[int]]:
    """The order of characters and monsters that are tied: the referee says who is first, or lets them roll."""
    default = rules.initiative.ROLL_OFF if rules.initiative.tie_mixed(table.printed.init_roll_off) else "listed"
    keys = (rules.initiative.MONSTER_FIRST, rules.initiative.CHARACTER_FIRST, rules.initiative.ROLL_OFF, "listed")
    data, rule = {"tied": tuple([entries[place][0].id for place in tied])}, rules.initiative.tie_mixed
    menu = tuple([Option(key) for key in keys])
    ruling = yield Ask("tie", rule, GM, None, menu, default, data=data, ruling=True)
    if ruling == "listed":
        return list(rules.initiative.tie_same(tied))
    if ruling == rules.initiative.ROLL_OFF:
        return list((yield from _roll_off(table, entries, tied)))
    first, second = (monsters, characters) if ruling == rules.initiative.MONSTER_FIRST else (characters, monsters)
    return [*(yield from _agreed(table, entries, first)), *(yield from _agreed(table, entries, second))]


def _agreed(table: Table, entries: Entries, tied: tuple[int, ...]) -> Course[tuple[int, ...]]:
    """The order that the controllers of a tie choose, one place after another; as listed if nobody minds. The
    referee does where the one who would choose does not see all of them."""

    sight, everybody = table.scene.system.sight, tuple(entries[place][0].id for place in tied)

    def ask(left: Sequence[int]) -> Ask:
        leader = entries[left[0]][0]
        ids = [entries[place][0].id for place in left]
        met = all(sight(table.scene, table.state, leader.seat, id) != "nothing" for id in everybody)
        menu = tuple(Option(f"first:{id}", {"target": id}) for id in ids)
        data = {"tied": everybody}
        seat = leader.seat if met else GM
        return Ask("tie-same", rules.initiative.tie_same, seat, leader.id, menu, menu[0].key, data=data)

    return one_after_another(tied, ask)


def _roll_off(table: Table, entries: Entries, tied: tuple[int, ...]) -> Course[tuple[int, ...]]:
    """A bare d20 for each tied entry in listing order; those still equal roll again."""
    rule = rules.initiative.tie_roll_off
    return draw_lots(sorted(tied), 20, rule, lambda place: entries[place][0].id, kind="roll-off", parted=rule)
