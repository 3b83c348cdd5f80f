"""What leads a finesse weapon: Strength or Dexterity, as whoever wields it likes."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import ATTACK_FORMED
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.spellcasting.ongoing_effects import by_strength, frailty
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile


@ATTACK_FORMED.voice("finesse", by=lambda attack: attack.deft is not None, state=("sapped", "suffers"))
def _chosen(shot: Shot) -> Course[None]:
    """Strength or Dexterity, where something lies on the Strength."""
    shot.attack = yield from led(shot.table, shot.who, shot.attack, shot.target)


def led(table: Table, who: Profile, attack: Attack, target: Profile) -> Course[Attack]:
    """An attack that Strength leads, and Dexterity could as well: asked only where something lies on the Strength, for
    otherwise the higher of the two is better in every way. Unattended what promises more damage."""
    deft = attack.deft
    if deft is None or not _strained(table, who):
        return attack
    ways = {"strength": attack, "dexterity": deft}
    worth = {name: _worth(table, who, way) for name, way in ways.items()}
    menu = [Option(name, {"bonus": _bonus(table, who, way)}) for name, way in ways.items()]
    data = {"target": target.id, **attack.facts}
    best = max(ways, key=worth.__getitem__)
    answer: str = yield Ask("finesse", rules.weapon.finesse, who.seat, who.id, menu, best, data=data)
    return ways[answer]


def _strained(table: Table, who: Profile) -> bool:
    now = table.now[who.id]
    return bool(now.sapped or table.boons(who, "enfeebled") or "weakened" in now.conditions)


def _bonus(table: Table, who: Profile, way: Attack) -> int:
    return way.bonus - (frailty(table, who) if by_strength(who, way) else 0)


def _worth(table: Table, who: Profile, way: Attack) -> int:
    """What a way promises, with all that lies on the Strength."""
    mean, state = way.mean, 0
    if by_strength(who, way):
        mean = max(0, mean - 2 * frailty(table, who)) // (2 if table.boons(who, "enfeebled") else 1)
        state = -1 if "weakened" in table.now[who.id].conditions else 0
    return weigh.worth(mean, weigh.chance(_bonus(table, who, way), 0, state))
