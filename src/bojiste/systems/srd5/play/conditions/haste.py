"""The further action of whoever is hasted: one blow, Dash, Disengage or Hide."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.deed import Deed, spend
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.senses import hiding
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile

HASTED = "hasted"


def _hasted(table: Table, who: Profile) -> bool:
    """Whether the further action of the turn is there."""
    now = table.now[who.id]
    return bool(now.suffers) and HASTED not in now.turn.freely and table.acts(who) and bool(table.boons(who, HASTED))


def _has_attack_left(table: Table, who: Profile) -> bool:
    """Whether the blow is one that it may make: whoever attacks once on its turn has had that of its action first."""
    turn = table.now[who.id].turn
    return not table.effects(who).one_attack or (turn.action and not turn.attacks)


def _spends(table: Table, who: Profile, **more: object) -> tuple[Change, ...]:
    return spend(table, who, freely=(*table.now[who.id].turn.freely, HASTED), **more)


def _strikes(table: Table, who: Profile) -> Iterator[Option]:
    for attack in who.attacks if _hasted(table, who) and _has_attack_left(table, who) else ():
        if attack.key != "unarmed" and table.at_hand(who, attack) and table.loaded(who, attack):
            for enemy in who.enemies:
                if table.up(enemy) and can_target(table, who, attack, enemy):
                    yield Option(f"hasted-strike:{enemy.id}:{attack.key}", {"target": enemy.id, **attack.facts})


def strike(table: Table, who: Profile, rest: str) -> Course[None]:
    """One weapon attack more."""
    id, _, key = rest.partition(":")
    yield Event("strikes-quickly", lasting.spell, who.id, id, changes=_spends(table, who), seen=OPEN)
    yield from reactions.attacked(table, who, table.profiles[id], who.by_key[key])


def _runs(table: Table, who: Profile, word: str) -> Iterator[Option]:
    if _hasted(table, who) and table.has_ways and table.speed(who):
        yield Option(word)


def _dashes(table: Table, who: Profile) -> Iterator[Option]:
    return _runs(table, who, "hasted-dash")


def dash(table: Table, who: Profile, rest: str) -> Course[None]:
    """Dash by the further action."""
    turn, added = table.now[who.id].turn, table.dashed(who)
    changes = _spends(table, who, dashes=turn.dashes + 1, dashed=(*turn.dashed, *added))
    data = {"bonus_hf": max(speed for _, speed in added)}
    yield Event("dash", rules.action.dash, who.id, changes=changes, data=data, seen=OPEN)


def _disengages(table: Table, who: Profile) -> Iterator[Option]:
    return _runs(table, who, "hasted-disengage")


def disengage(table: Table, who: Profile, rest: str) -> Course[None]:
    """Disengage by the further action."""
    changes = _spends(table, who, disengaged=True)
    yield Event("disengage", rules.action.disengage, who.id, changes=changes, seen=OPEN)


def _hides(table: Table, who: Profile) -> Iterator[Option]:
    if _hasted(table, who) and hiding.may_hide(table, who):
        yield Option("hasted-hide")


def hide(table: Table, who: Profile, rest: str) -> Course[None]:
    """Hide by the further action."""
    yield from hiding.conceals(table, who, _spends(table, who))


DEEDS = (
    Deed("hasted-strike", lasting.spell, _strikes, strike),
    Deed("hasted-dash", lasting.spell, _dashes, dash),
    Deed("hasted-disengage", lasting.spell, _disengages, disengage),
    Deed("hasted-hide", lasting.spell, _hides, hide),
)
