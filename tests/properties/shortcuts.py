"""What play knows at a glance must be what it would find if it looked: the long way is the oracle of each shortcut."""

from __future__ import annotations

from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.attacks.shot import Aim
from bojiste.systems.srd5.play.cache import Kept
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.voices import Voice
from bojiste.systems.srd5.prepare import Profile

LOOKED_UP = [name for name in Kept.__slots__ if name not in ("foes", "faced", "voices")]


def shortcuts_hold(table: Table) -> None:
    """Every shortcut, for everybody at this table, as it is now."""
    kept_is_true(table)
    assert table.legends == tuple(who for who in table.everybody if who.legendary)
    assert table.magical or not any(table.now[who.id].running or who.powers for who in table.everybody)
    assert table.hushes or not any(power.row.place.hushes for who in table.everybody for power in who.powers.values())
    assert table.carries or not table.known.carried
    assert table.awaits or not any(table.now[who.id].arrives for who in table.everybody)
    for who in table.everybody:
        assert table.holds(who) == held_by(table, who)
        for enemy in who.enemies:
            assert not table.bare or cover.direction(table, who, enemy) == rules.cover.NONE
            assert not (table.abstract and enemy.roomy) or finds_room(table, who, enemy)
            for attack in who.attacks:
                aim = Aim(table, who, enemy, attack)
                assert not [voice.name for voice in unasked(aim) if voice.says(aim)]


def kept_is_true(table: Table) -> None:
    """Ask for everything, so that it is kept from now on, and look whether it is so."""
    known, fresh = table.known, Kept(table.everybody, table.now)
    assert {name: getattr(known, name) for name in LOOKED_UP} == {name: getattr(fresh, name) for name in LOOKED_UP}
    for who in table.everybody:
        assert table.foes(who) == tuple(one for one in who.enemies if table.up(one))
    for id, faced in known.faced.items():
        whose = table.profiles[id]
        assert {one.id for one in faced if table.up(one)} == {
            one.id for one in whose.enemies if table.up(one) and table.knows(whose, one)
        }


def unasked(aim: Aim) -> list[Voice[Any]]:
    """Those of the attacker's voices for such an attack that are not asked what makes it easier or harder."""
    asked = aim.table.voices[aim.who, aim.target, aim.attack][ATTACK_ADVANTAGE]
    whose = [voice for voice in ATTACK_ADVANTAGE.voices if voice.of(aim.who) and voice.by(aim.attack)]
    return [voice for voice in whose if voice.says not in asked]


def held_by(table: Table, who: Profile) -> tuple[Profile, ...]:
    """Those whom a creature holds, found by asking everybody."""
    return tuple(
        other
        for other in table.everybody
        if any(entry.name == "grappled" and entry.source == who.id for entry in table.now[other.id].suffers)
    )


def finds_room(table: Table, who: Profile, target: Profile) -> bool:
    """Whether there is room around a creature for one more, counted out."""
    cap = table.printed.large_around_medium_or_smaller
    around = [
        other
        for other in table.everybody
        if other is not who and table.now[other.id].beside == target.id and table.now[other.id].life == "ok"
    ]
    limits = [rules.size.surround_large(target.size, other.size, cap) for other in (*around, who)]
    return not around or rules.size.fits(tuple(limits))
