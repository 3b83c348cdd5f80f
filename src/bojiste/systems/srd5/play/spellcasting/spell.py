"""What a turn offers of spells and features: casting, going on with it, letting go, getting free."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.areas import zone
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.attacks.weapon import attack_of
from bojiste.systems.srd5.play.component import of_row
from bojiste.systems.srd5.play.conditions.condition import of_one_hold
from bojiste.systems.srd5.play.damage.blow import Blow, rolled
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.deed import Deed, acting, spare, spend
from bojiste.systems.srd5.play.dice import check
from bojiste.systems.srd5.play.grappling import attach, grapple, swallow
from bojiste.systems.srd5.play.spellcasting import cast, ending, lasting, slow_cast, use_cost
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE

# -- casting and using -------------------------------------------------------------------------------------------


def _castable(table: Table, who: Profile, spells: bool) -> Iterator[Option]:
    for power in who.powers.values():
        if power.spell is spells and not power.of and use_cost.offered(table, who, power):
            data = {**power.facts, "level": power.level, "time": power.row.use.time}
            yield Option(power.use_key, data)


def _casts(table: Table, who: Profile) -> Iterator[Option]:
    return _castable(table, who, True)


def _uses(table: Table, who: Profile) -> Iterator[Option]:
    return _castable(table, who, False)


def use(table: Table, who: Profile, rest: str) -> Course[None]:
    """Cast a spell, or use a feature."""
    yield from cast.use(table, who, who.powers[rest], reactions.attacked)


def _casts_on(table: Table, who: Profile) -> Iterator[Option]:
    running = use_cost.casting(table, who)
    if running is not None and acting(table, who):
        yield Option("cast-on", {**who.power(running.power).facts, "left": running.left})


def casts_on(table: Table, who: Profile, rest: str) -> Course[None]:
    """One more action of a casting of minutes."""
    yield from slow_cast.goes_on(table, who, reactions.attacked)


def _sings_on(table: Table, who: Profile) -> Iterator[Option]:
    now = table.now[who.id]
    for running in now.running if spare(table, who) else ():
        power = who.power(running.power)
        if power.row.duration.sustained and power.key not in now.turn.freely:
            yield Option(f"keep-up:{power.key}", power.facts)


def sing_on(table: Table, who: Profile, rest: str) -> Course[None]:
    """Go on with what takes the bonus action of each turn."""
    turn = table.now[who.id].turn
    changes = spend(table, who, bonus=True, freely=(*turn.freely, rest))
    yield Event("keeps-up", lasting.spell, who.id, changes=changes, data=who.power(rest).facts, seen=OPEN)


def _unfocuses(table: Table, who: Profile) -> Iterator[Option]:
    running = table.now[who.id].concentrates
    if running is not None:
        yield Option("let-go", who.power(running.power).facts)


def unfocus(table: Table, who: Profile, rest: str) -> Course[None]:
    """Concentrate no longer: it costs nothing."""
    running = table.now[who.id].concentrates
    assert running is not None
    yield from ending.ends(table, who, running, lasting.begins)


# -- a weapon in the air -----------------------------------------------------------------------------------------


def _within_leash(table: Table, who: Profile, power: Power, on: str) -> list[Profile]:
    """Enemies that a weapon in the air can get at from where it hovers."""
    hovers = table.profiles[on]
    limit = next(iter(power.says("flying_weapon", "feet", int))) * 2 + SQUARE
    return [
        one
        for one in who.enemies
        if table.now[one.id].life != "dead"
        and table.knows(who, one)
        and not cover.sealed(table, hovers, one)
        and not zone.shut_out(table, who, one, power, 0)
        and (one is hovers or table.distance(hovers, one) <= limit)
    ]


def _again(table: Table, who: Profile) -> Iterator[Option]:
    if not spare(table, who):
        return
    for running in table.now[who.id].running:
        if running.on:
            power = who.power(running.power)
            for one in _within_leash(table, who, power, running.on):
                yield Option(f"again:{one.id}:{power.key}", {**power.facts, "target": one.id})


def again(table: Table, who: Profile, rest: str) -> Course[None]:
    """A weapon in the air moves and strikes again: the bonus action."""
    id, _, key = rest.partition(":")
    power = who.power(key)
    running = next(one for one in table.now[who.id].running if one.power == key)
    changes = (*spend(table, who, bonus=True), *lasting.changed(table, who, running, running._replace(on=id)))
    yield Event("strikes-again", lasting.spell, who.id, id, changes=changes, data=power.facts, seen=OPEN)
    yield from reactions.attacked(table, who, table.profiles[id], attack_of(power, running.level))


# -- getting free ------------------------------------------------------------------------------------------------


def _tears(table: Table, who: Profile) -> Iterator[Option]:
    if not acting(table, who):
        return
    suffers = table.now[who.id].suffers
    holds = [entry for entry in suffers if entry.name in ("grappled", "encased")]
    for place, entry in enumerate(suffers):
        whole = entry.name == "encased" or not any(of_one_hold(entry, hold) for hold in holds)
        if entry.escape and whole:
            source = table.profiles[entry.source]
            yield Option(f"tear:{place}", {**source.power(entry.by).facts, "against": entry.escape})


def tear(table: Table, who: Profile, rest: str) -> Course[None]:
    """Get free of what holds by a Strength check; out of a creature's grip one wrests oneself by ``escape``."""
    yield from grapple.wrests(table, who, table.now[who.id].suffers[int(rest)], "strength")


# -- held back by nothing ------------------------------------------------------------------------------------------


def _slips_out(table: Table, who: Profile) -> Iterator[Option]:
    now = table.now[who.id]
    if not now.suffers or not table.effects(who).unfettered or table.effects(who).no_movement:
        return
    if now.turn.moved + SQUARE > max(who.speeds.values()):
        return
    for place, entry in enumerate(now.suffers):
        if entry.name in ("grappled", "restrained") and not _magical(table, entry):
            yield Option(f"slip-out:{place}", {"condition": entry.name})


def _magical(table: Table, entry: Suffering) -> bool:
    source = table.profiles.get(entry.source)
    return bool(entry.by and source is not None and source.power(entry.by).magical)


def slip_out(table: Table, who: Profile, rest: str) -> Course[None]:
    """Whom nothing holds back is out of a grip, a net or bonds for five feet of movement."""
    now = table.now[who.id]
    entry = now.suffers[int(rest)]
    kept = tuple(one for one in now.suffers if one != entry and not of_one_hold(one, entry))
    moved = rules.movement.deduct(now.turn.moved, SQUARE)
    changes = (*spend(table, who, moved=moved), *table.state.change(who.id, suffers=kept))
    yield Event("recovers", lasting.spell, who.id, changes=changes, data={"condition": entry.name}, seen=OPEN)


# -- tending -----------------------------------------------------------------------------------------------------


def _tends(table: Table, who: Profile) -> Iterator[Option]:
    if not acting(table, who):
        return
    for whom in (who, *who.allies):
        if whom.id in table.now and (host := _jelly(table, whom)) is not None:
            if whom is not who and table.distance(who, host) <= SQUARE and not cover.shut(table, who, host):
                yield Option(f"tend:{whom.id}:encased", {"ally": whom.id, "condition": "encased"})
        elif whom is who or (whom.id in table.now and cover.touches(table, who, whom)):
            for name in dict.fromkeys(one.name for one in table.now[whom.id].suffers if one.tended >= 0):
                yield Option(f"tend:{whom.id}:{name}", {"ally": whom.id, "condition": name})


def _jelly(table: Table, whom: Profile) -> Profile | None:
    """What somebody is encased in."""
    if not table.carries:
        return None
    return next((table.profiles[one.source] for one in table.now[whom.id].suffers if one.name == "encased"), None)


def tend(table: Table, who: Profile, rest: str) -> Course[None]:
    """Shake somebody awake, douse flames, stanch a wound: the action, and for some a check."""
    id, _, name = rest.partition(":")
    whom = table.profiles[id]
    if name == "clung":
        yield from _tears_off(table, who, whom)
        return
    entry = max((one for one in table.now[id].suffers if one.name == name), key=lambda one: one.tended)
    if entry.tended:
        yield from _tries_to_tend(table, who, whom, entry)
        return
    changes = (*spend(table, who, action=True), *_tended(table, id, name))
    yield Event("tends", lasting.spell, who.id, id, changes=changes, data={"condition": name}, seen=OPEN)


TENDS = {True: ("stanches", "stanches-not"), False: ("pulls-out", "pulls-not")}
"""What is told of a check that ends something on somebody, by whether it is one of Medicine: it works, or not."""


def _tries_to_tend(table: Table, who: Profile, whom: Profile, entry: Suffering) -> Course[None]:
    """Where that takes a check: reaching into a body that has somebody within it may hurt."""
    by = _by(table, entry)
    test = yield from check(table, who, by, rules.dice.d20_test)
    works, spent = test.total >= entry.tended, spend(table, who, action=True)
    changes = (*spent, *test.changes, *(_tended(table, whom.id, entry.name) if works else ()))
    kind = TENDS[by == "medicine"][not works]
    within = table.known.carried.get(whom.id, "") if entry.name == "encased" else ""
    yield test.as_event(kind, lasting.spell, who, whom.id, changes, condition=entry.name, against=entry.tended)
    if within:
        yield from swallow.freed(table, whom, within if works else "")
        yield from _stung(table, who, entry)


def _stung(table: Table, who: Profile, entry: Suffering) -> Course[None]:
    """What reaching into somebody does to a hand."""
    source = table.profiles[entry.source]
    row = next(row for row in source.power(entry.by).inflicts if row.condition == entry.name)
    if row.hurts_helper:
        rolls = yield from rolled(table, source, tuple(map(of_row, row.hurts_helper)))
        yield from harm(table, who, Blow(None, rolls))


def _tears_off(table: Table, who: Profile, host: Profile) -> Course[None]:
    """Tear off the first that clings to somebody: the action, and for some a check."""
    entry = next(one for one in table.now[host.id].suffers if one.name == "clung" and one.tended >= 0)
    whom, changes = table.profiles[entry.source], spend(table, who, action=True)
    data = {"of": host.id, "against": entry.tended}
    if entry.tended:
        test = yield from check(table, who, _by(table, entry), rules.dice.d20_test)
        kind = "tears-off" if test.total >= entry.tended else "tears-off-not"
        yield test.as_event(kind, lasting.spell, who, whom.id, changes + test.changes, **data)
        if test.total < entry.tended:
            return
    else:
        yield Event("plucks-off", lasting.spell, who.id, whom.id, changes=changes, data=data, seen=OPEN)
    yield from attach.lets_go(table, whom, host)


def _by(table: Table, entry: Suffering) -> str:
    """What the check is made with that ends something."""
    rows = table.profiles[entry.source].power(entry.by).inflicts
    return next((row.tended_with for row in rows if row.condition == entry.name), "medicine")


def _tended(table: Table, id: str, name: str) -> tuple[Change, ...]:
    gone = [one for one in table.now[id].suffers if one.name == name and one.tended >= 0]
    holds = [one for one in gone if one.escape]
    kept = tuple(
        one for one in table.now[id].suffers if one not in gone and not any(of_one_hold(one, hold) for hold in holds)
    )
    return table.state.change(id, suffers=kept)


DEEDS = (
    Deed("cast", cast.use, _casts, use),
    Deed("power", cast.use, _uses, use),
    Deed("cast-on", rules.spell.long_casting, _casts_on, casts_on),
    Deed("again", lasting.spell, _again, again),
    Deed("keep-up", lasting.spell, _sings_on, sing_on),
    Deed("tear", rules.grapple.escape_dc, _tears, tear),
    Deed("slip-out", lasting.spell, _slips_out, slip_out),
    Deed("tend", lasting.spell, _tends, tend),
    Deed("let-go", lasting.begins, _unfocuses, unfocus),
)
