"""Hiding, being found, and striking at what is not seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bojiste.core.ask import AGAIN, GM, Ask, Option, yes_no
from bojiste.core.event import OPEN, OWN, Change, Event, Seen
from bojiste.core.rule import procedure
from bojiste.core.ruling import ruling
from bojiste.kit.board import Squares, numbers
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import HOSTILE
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.dice import check
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE


def at_the_start(table: Table) -> Course[None]:
    """Whoever has rolled Stealth before the fight is hidden from those whose passive Perception misses it."""
    for who in table.everybody:
        stealth = table.now[who.id].stealth
        if stealth is not None:
            watchers = [enemy for enemy in who.enemies if not _sees_at_once(table, enemy, who)]
            yield from _hidden(table, who, stealth, table.now[who.id].hidden_from, watchers)


def _sees_at_once(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether no hiding before the fight helps against somebody: the scene says that it sees, or it is not surprised
    and stands beside, with nothing between."""
    if sight.declared(table, who, whom):
        return True
    return not table.now[who.id].surprised and _seen_beside(table, who, whom)


def looks_around(table: Table, who: Profile) -> Course[None]:
    """Whoever is surprised no longer finds those who hide beside it in clear view."""
    for enemy in who.enemies:
        if who.id in table.now[enemy.id].hidden_from and _seen_beside(table, who, enemy):
            yield from found_by(table, enemy, (who,))


def _seen_beside(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether somebody stands beside another in clear view; without places nobody stands beside anybody."""
    if table.abstract:
        return False
    near = sight.beside(table, who, whom)
    return near and table.up(who) and rules.hiding.lost(False, True, sight.plainly(table, who, whom), near)


def _hidden(
    table: Table, who: Profile, stealth: int, already: tuple[str, ...], watchers: Iterable[Profile]
) -> Course[None]:
    """The enemies that lose sight of somebody."""
    missed = tuple(
        enemy.id
        for enemy in watchers
        if table.now[enemy.id].life == "ok"
        and rules.hiding.check(stealth, passive(table, enemy, who), table.printed.stealth_tie)
    )
    hidden = tuple(enemy.id for enemy in who.enemies if enemy.id in {*already, *missed})
    changes = table.state.change(who.id, hidden_from=hidden)
    if changes and missed:
        changes += tuple(
            change for id in missed if id not in already for change in _loses(table, table.profiles[id], who)
        )
        data = {"eyes": missed}
        yield Event("hidden", rule=rules.hiding.check, actor=who.id, changes=changes, data=data, seen=OWN)


def seeing(table: Table, who: Profile) -> list[Profile]:
    """The enemies who are up and know where somebody is, so far as it knows of them."""
    return [enemy for enemy in who.enemies if table.up(enemy) and table.knows(enemy, who) and table.knows(who, enemy)]


def slips_away(table: Table, who: Profile) -> Course[None]:
    """All enemies lose sight of somebody, for the referee says so. Who searches for it meets its last Stealth roll, or
    what it makes of Stealth without a roll."""
    now = table.now[who.id]
    eyes = [enemy for enemy in who.enemies if table.up(enemy)]
    stealth = rules.dice.passive(who.skills["stealth"]) if now.stealth is None else now.stealth
    hidden = tuple(enemy.id for enemy in who.enemies if enemy in eyes or enemy.id in now.hidden_from)
    changes = table.state.change(who.id, hidden_from=hidden, stealth=stealth)
    changes += tuple(change for one in eyes if table.knows(one, who) for change in _loses(table, one, who))
    data = {"eyes": tuple(enemy.id for enemy in seeing(table, who))}
    yield Event("hidden", rule=ruling, actor=who.id, changes=changes, data=data, seen=OWN)


def _loses(table: Table, eye: Profile, who: Profile) -> tuple[Change, ...]:
    """An enemy keeps in mind where it last knew somebody to be."""
    there = table.now[who.id]
    if not table.clock.round or not table.grid:
        return ()
    others = (one for one in table.now[eye.id].lost if one[0] != who.id)
    return table.state.set(eye.id, "lost", (*others, (who.id, there.x, there.y)))


def passive(table: Table, who: Profile, whom: Profile) -> int:
    """Passive Perception against somebody; worse where it is dim for these eyes."""
    dim = sight.obscurity(table, who, whom) == rules.sight.LIGHTLY
    return rules.dice.passive(table.passive(who) - rules.dice.passive(0), -1 if dim else 0)


def hide(table: Table, who: Profile, rest: str) -> Course[None]:
    """The Hide action."""
    yield from conceals(table, who, spend(table, who, action=True))


@procedure("srd5.action.hide")
def conceals(table: Table, who: Profile, spent: tuple[Change, ...]) -> Course[None]:
    """Hide: one Stealth roll against the passive Perception of those who do not see it clearly; whether there is
    anything to hide behind the referee has the last word on (D21), and a refusal costs nothing."""
    watchers = unseeing(table, who)
    ask = yes_no("may-hide", rules.hiding.when, GM, who.id, bool(watchers), data={"target": who.id}, ruling=True)
    if (yield ask) == "no":
        refused = (*table.now[who.id].turn.freely, REFUSED)
        changes = spend(table, who, freely=refused)
        data = {"vain": "hide"}
        yield Event("in-vain", rule=rules.hiding.when, actor=who.id, changes=changes, data=data, seen=OPEN)
        return
    watchers = watchers or [*table.foes(who)]
    test = yield from check(table, who, "stealth", rules.hiding.check)
    changes = (*spent, *test.changes, *table.state.change(who.id, stealth=test.total))
    form: dict[str, object] = {"rolls": (), "parts": (), "data": {}}
    yield Event(
        "hides",
        rule=conceals,
        actor=who.id,
        rolls=test.rolls,
        parts=test.parts,
        changes=changes,
        data=test.facts,
        seen=Seen("own", form),
    )
    yield from _hidden(table, who, test.total, (), watchers)


def _hides(table: Table, who: Profile) -> Iterator[Option]:
    if acting(table, who) and may_hide(table, who):
        yield Option("hide")


def may_hide(table: Table, who: Profile) -> bool:
    """Whether hiding can be tried: from somebody who does not see one clearly, or where a referee may allow it."""
    if REFUSED in table.now[who.id].turn.freely:
        return False
    return table.scene.rulings == "ask" or bool(unseeing(table, who))


REFUSED = "hide"
"""The mark of a turn on which the referee has seen nothing to hide behind."""


def unseeing(table: Table, who: Profile) -> list[Profile]:
    """Enemies from whom one can hide now."""
    return [enemy for enemy in table.foes(who) if rules.hiding.when(sight.plainly(table, enemy, who))]


@procedure("srd5.action.search")
def search(table: Table, who: Profile, rest: str) -> Course[None]:
    """The Search action: one Perception roll against the Stealth of everybody hidden from the searcher."""
    test = yield from check(table, who, (yield from _by(who)), rules.hiding.active_search)
    found = [
        enemy
        for enemy in who.enemies
        if not table.knows(who, enemy) and rules.hiding.active_search(test.total, table.now[enemy.id].stealth or 0)
    ]
    yield test.as_event("searches", search, who, None, (*spend(table, who, action=True), *test.changes))
    for enemy in found:
        yield from found_by(table, enemy, (who,))


def _by(who: Profile) -> Course[str]:
    """By which skill one searches: the referee says (D36), Perception by default."""
    menu = (Option("perception"), Option("investigation"))
    rule = rules.hiding.active_search
    answer: str = yield Ask("search-by", rule, GM, who.id, menu, "perception", data={"target": who.id}, ruling=True)
    return answer


def _searches(table: Table, who: Profile) -> Iterator[Option]:
    if acting(table, who):
        yield Option("search")


def found_by(table: Table, who: Profile, finders: Iterable[Profile]) -> Course[None]:
    """Somebody is hidden from these no more."""
    ids = {finder.id for finder in finders}
    left = tuple(id for id in table.now[who.id].hidden_from if id not in ids)
    changes = table.state.change(who.id, hidden_from=left)
    if changes:
        data = {"eyes": tuple(sorted(ids))}
        yield Event("found", rule=rules.hiding.lost, actor=who.id, changes=changes, data=data, seen=OPEN)


def aim(table: Table, who: Profile, rest: str) -> Course[str]:
    """Where to strike at somebody unseen: a square in reach where nobody is known to be (``AGAIN``: nowhere yet)."""
    attack = who.by_key[rest]
    squares = unknown(table, who, attack)
    menu = tuple(Option(f"at:{x},{y}", {}, None, (x, y)) for x, y in map(table.drawn[1].place, numbers(squares)))
    data = attack.facts
    rule = rules.unseen.wrong_place
    answer: str = yield Ask("aim", rule, who.seat, who.id, menu, menu[0].key, data=data, again=True)
    return answer if answer == AGAIN else answer.partition(":")[2]


def unknown(table: Table, who: Profile, attack: Attack) -> Squares:
    """Squares in reach or range where somebody could be that one does not know of."""
    _, board = table.drawn
    now = table.now[who.id]
    far = table.longest(attack) // SQUARE
    known = board.block(now.x, now.y, who.squares, who.squares)
    for other in table.everybody:
        there = table.now[other.id]
        if there.life != "dead" and table.knows(who, other):
            known |= board.block(there.x, there.y, other.squares, other.squares)
    walls = table.scenery.walls | table.scenery.loopholes
    return board.within(now.x, now.y, who.squares, far, 1) & ~known & ~walls


def there(table: Table, who: Profile, x: int, y: int) -> Profile | None:
    """Who is on a square, known or not."""
    for other in table.everybody:
        now = table.now[other.id]
        elsewhere = rules.unseen.wrong_place((x, y), (now.x, now.y), other.squares)
        if other is not who and now.life != "dead" and not elsewhere:
            return other
    return None


def unsure(attack: Attack) -> Seen:
    """A miss at somebody unseen, as it is told: nobody learns whether the square was right."""
    return Seen("gm", {"kind": "misses-square", "rolls": (), "parts": (), "data": attack.facts})


Pair = tuple[Profile, Profile, bool]
"""Who hides, from whom, and whether that one would see it plainly."""


def pairs(table: Table, who: Profile) -> list[Pair]:
    """Who is hidden from somebody who is about to step, and from whom that one hides."""
    found = [(who, table.profiles[id]) for id in table.now[who.id].hidden_from]
    found += [(enemy, who) for enemy in who.enemies if not table.knows(who, enemy)]
    return [(hider, eye, sight.plainly(table, eye, hider)) for hider, eye in found]


def look_again(table: Table, who: Profile, before: Iterable[Pair]) -> Course[None]:
    """After a step of somebody: whoever comes into clear view is found, and so is who stands there beside an enemy."""
    found: dict[Profile, list[Profile]] = {}
    for hider, eye, saw in before:
        sees = table.up(eye) and sight.plainly(table, eye, hider)
        if rules.hiding.lost(hider is who, saw, sees, table.distance(eye, hider) <= SQUARE):
            found.setdefault(hider, []).append(eye)
    for hider, eyes in found.items():
        yield from found_by(table, hider, eyes)


def bumped(table: Table, who: Profile, taken: Squares) -> Course[None]:
    """Who runs into somebody hidden finds it."""
    _, board = table.drawn
    for enemy in who.enemies:
        there = table.now[enemy.id]
        if not table.knows(who, enemy) and board.block(there.x, there.y, enemy.squares, enemy.squares) & taken:
            yield from found_by(table, enemy, (who,))


def revealed(table: Table, who: Profile) -> tuple[Change, ...]:
    """What an attack or a spell changes, hit or miss: whoever makes it is hidden from nobody, and what a power has
    lent it until then is gone."""
    now = table.now[who.id]
    changes: tuple[Change, ...] = ()
    if now.suffers:
        changes = table.state.change(
            who.id, suffers=tuple(one for one in now.suffers if one.end not in ("attacks", HOSTILE))
        )
    if not now.hidden_from or rules.unseen.reveal(True, True):
        return changes
    return (*changes, Change(who.id, "hidden_from", now.hidden_from, ()))


ACTIONS = (
    Deed("hide", conceals, _hides, hide),
    Deed("search", search, _searches, search),
)
