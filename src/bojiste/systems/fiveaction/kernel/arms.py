"""States of hands, ways to strike and ways to wound as columns: asked once a scene of the very sums of play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel.hands import Hold, Kind, table_with
from bojiste.systems.fiveaction.play.arm import KICK_ARM, SHIELD_ARM, Arm
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.choose import base_by, best_mode, harms
from bojiste.systems.fiveaction.play.critical import effects, reduction
from bojiste.systems.fiveaction.play.gear import able
from bojiste.systems.fiveaction.play.situation import length_bonus
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.walk import best_gap
from bojiste.systems.fiveaction.prepare import Kit, Scene, begin
from bojiste.systems.fiveaction.words import CRUSHING, IN_HAND, POLE, Critical, Damage, Hand

FUMBLES = ("nothing", "drops", "falls", "own", "breaks", "mortal")
EFFECTS = (None, Critical.MULTIPLY, Critical.BYPASS)
LIES, SHEATHED = 1, 2
Columns = dict[str, list[Any]]


def arms(scene: Scene, kinds: tuple[Kind, ...], starts: list[int]) -> dict[str, Any]:
    """The columns of all kinds of fighters."""
    found: Columns = {}
    table, kits = Table(scene, begin(scene)), [kind.kit for kind in kinds]
    firsts, listed = _firsts(kinds), list[int]()
    cuts = [(kind.kit, arm, type) for kind in kinds for arm in kind.arms for type in arm.types]
    for place, kind in enumerate(kinds):
        for hold in kind.holds:
            _add(found, _hold(scene, kind, hold, starts[place], firsts[place], listed))
        for at, arm in enumerate(kind.arms):
            own = next(number for number, cut in enumerate(cuts) if cut[:2] == (kind.kit, arm))
            _add(found, _arm(table, kind.kit, arm) | {"first_cut": own})
            _add(found, _grips(kind, at, starts[place], starts[-1]) | _against(table, kind.kit, arm, own, kits))
    for kit, arm, type in cuts:
        _add(found, _cut(table, kit, arm, type, kits))
    return found | {"listed": listed} | _lengths(scene, kinds)


def _add(found: Columns, row: dict[str, Any]) -> None:
    for name, value in row.items():
        found.setdefault(name, []).append(value if isinstance(value, list) else int(value))


def _firsts(kinds: tuple[Kind, ...]) -> list[int]:
    """Where the ways to strike of each kind begin."""
    found = [0]
    for kind in kinds:
        found.append(found[-1] + len(kind.arms))
    return found


# -- states of hands -----------------------------------------------------------------------------------------------


def _hold(scene: Scene, kind: Kind, hold: Hold, start: int, first: int, listed: list[int]) -> dict[str, Any]:
    """One state of hands."""
    who, held = kind.kit.id, hold.grasp
    table = table_with(scene, who, (hold.held, hold.shield))
    by_shield = held.covers[1] > held.covers[0]
    where = hold.held[0] if hold.held else Hand.GONE
    slow = table.tier(who) != rules.turtle.NORMAL
    ways, bound = _listed(kind, held.regripped, first, listed), _listed(kind, held.melee, first, listed)
    spare = _listed(kind, kind.spare, first, listed)
    return {
        "primary": -1 if held.primary is None else first + kind.arms.index(held.primary),
        "armed": held.guard is not None,
        "length": held.length,
        "best": best_gap(table, who),
        "still": held.still,
        "weapon": held.iron[0],
        "second": held.iron[1],
        "cover": held.covers[by_shield],
        "by_shield": by_shield,
        "screen": _screen(kind.kit) if hold.shield in IN_HAND else 0,
        "step": held.turtle_step if slow else held.step,
        "danger": (held.primary or table.fists(who)).usual,
        "capacity": held.capacity,
        "off_free": held.off_free,
        "able": able(table, who),
        "lies": {Hand.GROUND: LIES, Hand.SHEATHED: SHEATHED}.get(where, 0),
        **{name: _there(start, getattr(hold, name)) for name in ("down", "gone", "bared", "up")},
        "first_way": ways[0],
        "last_way": ways[1],
        "first_held": bound[0],
        "last_held": bound[1],
        "first_spare": spare[0],
        "last_spare": spare[1],
    }


def _there(start: int, place: int) -> int:
    return place if place < 0 else start + place


def _listed(kind: Kind, ways: tuple[Arm, ...], first: int, listed: list[int]) -> tuple[int, int]:
    """Put ways to strike behind the others of the list; where they begin and end there."""
    begins = len(listed)
    listed += [first + kind.arms.index(arm) for arm in ways]
    return begins, len(listed)


def _screen(kit: Kit) -> int:
    """What its shield adds to somebody's defence while it is held."""
    if kit.shield is None:
        return 0
    trained = kit.parry >= 1 or kit.shield_levels >= 1
    return rules.defence.shield_bonus(kit.shield.bonus, kit.shield.slowdown, trained, kit.fighter)


# -- ways to strike ------------------------------------------------------------------------------------------------


def _arm(table: Table, kit: Kit, arm: Arm) -> dict[str, Any]:
    """One way to strike."""
    mode = best_mode(table, kit.id, arm)
    changed = base_by(table, kit.id, arm, mode)
    return {
        "low": arm.low,
        "high": arm.high,
        "usual": arm.usual,
        "attack_sum": arm.usual - arm.base + changed,
        "off_sum": arm.off if arm.weapon == SHIELD_ARM else 0,
        "escape_from": rules.counter.escape(changed + arm.bonus),
        "critical_from": arm.threshold,
        "multiplier": arm.multiplier,
        "dice_thrown": arm.dice[0],
        "die_sides": arm.dice[1],
        "fixed": arm.fixed,
        "bare": arm.bare,
        "kicks": arm.weapon == KICK_ARM,
        "boss": arm.weapon == SHIELD_ARM,
        "carried": arm.weapon >= 0,
        "stuns": arm.stun,
        "pole": arm.key.startswith(POLE),
        "kick_lost": rules.unarmed.kick_balance(arm.levels),
    }


def _grips(kind: Kind, at: int, start: int, holds: int) -> dict[str, Any]:
    """For each state of hands the one in which a way to strike is made; -1: it is not."""
    row = [-1] * holds
    for place, hold in enumerate(kind.holds):
        row[start + place] = _there(start, hold.grips[at])
    return {"gripped": row}


def _against(table: Table, kit: Kit, arm: Arm, own: int, kits: list[Kit]) -> dict[str, Any]:
    """The best way to wound each kind with it, and twice the net damage to be expected of that."""
    types = rules.hit.type_choice(arm.types, arm.levels)
    best, most = [], []
    for other in kits:
        found = harms(table, kit.id, other.id, arm)
        best.append(own + max(range(len(types)), key=found.__getitem__))
        most.append(max(found))
    return {"best_cut": best, "harm": most}


def _cut(table: Table, kit: Kit, arm: Arm, type: Damage, kits: list[Kit]) -> dict[str, Any]:
    """One way to wound: what each kind's armour takes of it, the better effect of a critical hit (both also where it
    has found the gap beside the accessories), and what fumbles with it do."""
    row: dict[str, list[int]] = {"reduced": [], "reduced_gap": [], "effect": [], "effect_gap": []}
    for other in kits:
        for name, gap in (("", False), ("_gap", True)):
            blow = Blow(kit.id, other.id, arm, type, multiplier=arm.multiplier, accessory=gap)
            row[f"reduced{name}"].append(reduction(table, blow, False))
            row[f"effect{name}"].append(EFFECTS.index(effects(table, blow)[0]))
    return row | {"fumbles": list(_fumbles(arm, type))}


def _fumbles(arm: Arm, type: Damage) -> Iterator[int]:
    """What a fumble of each level does."""
    edged = type not in CRUSHING or arm.bare
    words = (rules.fumble.single(True, arm.bare, False), *(rules.fumble.double(n, True, edged, False) for n in (2, 3)))
    yield from map(FUMBLES.index, words)


def _lengths(scene: Scene, kinds: tuple[Kind, ...]) -> dict[str, Any]:
    """What lengths add to an attack with each way to strike, and to the defence against it, by the target's hands."""
    ways = [(kind.kit.id, arm) for kind in kinds for arm in kind.arms]
    longer: list[list[int]] = [[] for _ in ways]
    shorter: list[list[int]] = [[] for _ in ways]
    for kind in kinds:
        for hold in kind.holds:
            table = table_with(scene, kind.kit.id, (hold.held, hold.shield))
            for at, (who, arm) in enumerate(ways):
                blow = Blow(who, kind.kit.id, arm, arm.types[0])
                longer[at].append(length_bonus(table, blow, attacker=True))
                shorter[at].append(length_bonus(table, blow, attacker=False))
    return {"longer": longer, "shorter": shorter}
