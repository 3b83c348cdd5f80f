"""Fumbles: confirming them, and what they do."""

from __future__ import annotations

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import SHIELD_ARM
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.critical import reduction
from bojiste.systems.fiveaction.play.dice import shown, two_dice
from bojiste.systems.fiveaction.play.gear import lost, shield_gone
from bojiste.systems.fiveaction.play.hit import rolled
from bojiste.systems.fiveaction.play.situation import engaged
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.wound import Hurt, after_wound, falls, lose, wound
from bojiste.systems.fiveaction.words import CRUSHING, Hand
from bojiste.systems.fiveaction.words.body import TRUNK

LOSSES = {"drops": Hand.GROUND, "breaks": Hand.GONE}


def confirm(table: Table, blow: Blow) -> Course[None]:
    """Roll again as long as the lowest natural falls; every roll that fails raises the level."""
    level, natural = 0, rules.fumble.LOWEST
    while natural <= rules.fumble.LOWEST:
        natural, rolls = yield from two_dice(rules.fumble.confirm, blow.who)
        failed = rules.fumble.confirm(natural, natural + blow.value, blow.defence)
        level += failed
        data = {"against": blow.defence, "compare": ">", "level": level, "result": "fumble" if failed else "only_miss"}
        yield happened(
            "fumble-rolled", rules.fumble.confirm, blow.who, blow.target, rolls=rolls, parts=shown(blow.parts),
            data=data,
        )  # fmt: skip
        if not failed:
            break
    if level:
        yield from _results(table, blow, level)


def _allies(table: Table, blow: Blow) -> list[str]:
    """Comrades whom a clumsy blow or shot can meet: those in the fight around the target."""
    return [who for who in engaged(table, blow.target) if who != blow.who and who in table.prep.friends[blow.who]]


def _results(table: Table, blow: Blow, level: int) -> Course[None]:
    """What the fumble does; the referee may say otherwise."""
    allies = _allies(table, blow)
    if level == 1:
        rule = rules.fumble.single
        default = rule(blow.arm.melee, blow.arm.bare, bool(allies))
        offered = ["drops", "falls", *(["ally"] if allies else []), "nothing"]
    else:
        edged = blow.type not in CRUSHING or blow.arm.bare
        default = rules.fumble.double(level, blow.arm.melee, edged, bool(allies))
        rule = rules.fumble.double  # type: ignore[assignment]
        offered = ["own", "breaks", *(["ally_mortal"] if allies else []), "mortal", "nothing"]
    data = {"level": level, "target": blow.target}
    options = tuple(Option(key) for key in offered)
    key = yield Ask("fumble", rule, GM, blow.who, options, default, data=data, ruling=True)
    yield from _done(table, blow, key, allies)


def _done(table: Table, blow: Blow, what: str, allies: list[str]) -> Course[None]:
    if what in LOSSES and blow.arm.weapon >= 0:
        yield lost(table, blow.who, blow.arm.weapon, LOSSES[what], rules.fumble.single)
    elif what in LOSSES and blow.arm.weapon == SHIELD_ARM:
        changes = shield_gone(table, blow.who, LOSSES[what])
        yield happened(what, rules.fumble.single, blow.who, changes=changes, data={"weapon": blow.arm.word})
    elif what == "falls":
        yield from falls(table, blow.who, rules.fumble.single)
    elif what == "own":
        yield from _strikes(table, blow, blow.who)
    elif what == "mortal":
        yield from _mortal(table, blow, blow.who)
    elif what == "ally":
        yield from _strikes(table, blow, allies[0])
    elif what == "ally_mortal":
        yield from _mortal(table, blow, allies[0])


@procedure("fiveaction.pulled_blow.not_fumble")
def _strikes(table: Table, blow: Blow, victim: str) -> Course[None]:
    """The blow's own damage against somebody it was not meant for, with ordinary armour; nothing softens it."""
    yield happened("astray", rules.fumble.double, blow.who, victim)
    other = Blow(blow.who, victim, blow.arm, blow.type)
    gross, rolls, parts = yield from rolled(table, other, None)
    yield from wound(
        table, other, Hurt(gross, rules.hit.wound(gross, reduction(table, other, bypass=False)), rolls, parts)
    )


def _mortal(table: Table, blow: Blow, victim: str) -> Course[None]:
    """Wounds raised to the full pool."""
    missing = table.kit(victim).lives - table.wounds_of(victim)
    if missing <= 0:
        return
    changes = lose(table, victim, missing, TRUNK)
    yield happened("mortally", rules.fumble.double, blow.who, victim, changes=changes, data={"net": missing})
    yield from after_wound(table, victim, missing, TRUNK)
