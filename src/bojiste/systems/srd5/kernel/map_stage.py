"""The arrays of a scene on a map: those of any fight, and what hangs on places."""

from __future__ import annotations

from functools import cache
from typing import Any

from bojiste.kernel import lines, ways
from bojiste.kernel.stage import Code, Stage, Twin
from bojiste.kit.board import Squares
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel.map_arms import DRAW, HOLDINGS, ITEMS, KINDS, NEVER, READY, STOW, THINGS
from bojiste.systems.srd5.kernel.map_course import fights_on_a_map
from bojiste.systems.srd5.kernel.map_hide import UNSAID
from bojiste.systems.srd5.kernel.plain import MOST, MOST_WAYS, Plan
from bojiste.systems.srd5.kernel.stage import COLUMNS, SOURCES, bits, by_column, columns, shape, values
from bojiste.systems.srd5.play.advantage import Sources, sources
from bojiste.systems.srd5.play.dice import Checked, check
from bojiste.systems.srd5.play.grip import NOTHING, grip
from bojiste.systems.srd5.play.movement import lets_pass
from bojiste.systems.srd5.play.start import begin
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.policy.place import shot_range
from bojiste.systems.srd5.prepare import Attack, Profile, Scene

MAP_COLUMNS = [
    *COLUMNS,
    *ways.COLUMNS,
    *lines.COLUMNS,
    *columns("x y hidden stealth first_held second_held unheld things", MOST),
    *columns("thing thing_x thing_y", MOST, THINGS),
    *columns("shots", MOST, KINDS),
    *columns("acted attacks_left handled moved dashes facing goal target blow near ward saw seen"),
    *columns("walled holed hiders seeker puts_back live quantum"),
    *columns("soft rough taken barring", ways.ROWS),
    *columns("hides stealth_state sneaking search_state searching said_caught waylaid passive veiled eyes", MOST),
    *columns("speed passes long_arm shot_range per_action hands armed_with", MOST),
    *columns("weapon counted thrown shoots reach normal long loading fired surer unsure", MOST_WAYS),
    *columns("needs", MOST_WAYS, HOLDINGS),
]
"""First what changes: places, ``hidden`` (from whom, as bits), what is in the hands (``unheld``: as at first) and on
the ground, shots left; then what a turn has used, and what a decision looks at: ``facing`` (enemies), ``goal``,
``target`` and ``blow`` (the attack), ``ward`` (whom to aid). ``waylaid``: some of its enemies hide; ``veiled``:
enemies that its seat does not see at all where they are hidden from all its ``eyes``; ``passes``: through whose
space it goes."""
LOOKED_AT = frozenset({"unseen-attacker", "unseen-target", "prone", "dodge", "long-range", "close-enemy"})
"""What helps or hinders an attack now and then: the kernel looks at it each time."""
MAP = "map"
"""The name of the loop of fights on a map."""


@cache
def code() -> Code:
    """The compiled loop; made once."""
    return Code(Twin(fights_on_a_map, MAP_COLUMNS, SOURCES, MAP, inlined=False))


def stage_on_a_map(scene: Scene) -> Stage:
    """The fights of a scene on a map of which nothing is lacking (``map_plain.lacks``)."""
    state = begin(scene)
    plans: list[Plan | None] = [_plan(scene, who) for who in scene.prepared.profiles.values()]
    found = values(scene, state, plans) | _ground(scene) | _options(scene)
    table = Table(scene, state)
    found |= by_column([_row(scene, table, who) for who in scene.prepared.profiles.values()])
    ways_ = [(who, attack) for who in scene.prepared.profiles.values() for attack in who.attacks]
    return Stage(code(), shape(scene, state), found | by_column([_way(who, attack) for who, attack in ways_]))


def _plan(scene: Scene, who: Profile) -> Plan:
    """All its attacks."""
    state = begin(scene)
    for one in scene.prepared.profiles:
        state[one].suffers = ()
    table = Table(scene, state)
    helped = tuple(_lasting(sources(table, who, enemy, one)) for one in who.attacks for enemy in who.enemies[:1])
    worths = tuple(attack.worths[0] for attack in who.attacks)
    return Plan(who.attacks, worths, helped or (((), ()),) * len(who.attacks))


def _lasting(found: Sources) -> Sources:
    """What helps and hinders always."""
    helps, hinders = (tuple(name for name in names if name not in LOOKED_AT) for names in found)
    return helps, hinders


def _options(scene: Scene) -> dict[str, Any]:
    options = scene.options
    put_back = rules.passing.no_end(False, options.end_move_in_occupied_space) == rules.passing.PUT_BACK
    return {
        "hiders": any(who.hides for who in scene.prepared.profiles.values()),
        "seeker": options.stealth_tie == "seeker",
        "puts_back": put_back,
        "live": options.dash_bonus == "live",
        "quantum": options.distance_quantum_hf,
    }


def _ground(scene: Scene) -> dict[str, Any]:
    """The map as rows of bits."""
    table, scenery = Table(scene, begin(scene)), scene.prepared.scenery
    _, board = table.drawn
    holed = scenery.walls | scenery.loopholes

    def rows(squares: Squares) -> list[int]:
        return [squares >> y * board.width & (1 << board.width) - 1 for y in range(board.height)]

    return {
        "wide": board.width,
        "high": board.height,
        "full": (1 << board.width) - 1,
        "solid": rows(table.solid),
        "rough": rows(table.rough),
        "soft": rows(holed | scenery.low),
        "blocks": [rows(scenery.walls), rows(holed), rows(0)],
        "walled": table.walled,
        "holed": scenery.loopholes != 0,
    }


# -- everybody -----------------------------------------------------------------------------------------------------


def _row(scene: Scene, table: Table, who: Profile) -> dict[str, Any]:
    now, said = table.now[who.id], who.combatant.now.get("surprised")
    items = _items(who)
    sides = scene.prepared.sides_of.get(who.seat, frozenset())
    things = [(items.index(one.item) + 1, one.x, one.y) for one in now.dropped]
    things += [(0, 0, 0)] * (THINGS - len(things))
    kinds = [left for _, left in now.shots]
    return {
        "x": now.x,
        "y": now.y,
        "unheld": now.held is None,
        "things": len(now.dropped),
        **{
            name: list(row)
            for name, row in zip(("thing", "thing_x", "thing_y"), zip(*things, strict=True), strict=True)
        },
        "shots": kinds + [0] * (KINDS - len(kinds)),
        "hides": who.hides,
        "stealth_state": _state(check(table, who, "stealth", rules.surprise.compare)),
        "sneaking": who.skills["stealth"],
        "search_state": _state(check(table, who, "perception", rules.hiding.active_search)),
        "searching": who.skills["perception"],
        "said_caught": UNSAID if said is None else bool(said),
        "waylaid": any(enemy.hides for enemy in who.enemies),
        "passive": table.passive(who),
        "veiled": bits(one.index for one in who.enemies if one.seat != who.seat and one.side not in sides),
        "eyes": bits(scene.prepared.profiles[id].index for id in scene.prepared.eyes_of[who.seat]),
        "speed": who.speeds["walk"],
        "passes": bits(one.index for one in scene.prepared.profiles.values() if one is not who and lets_pass(who, one)),
        "long_arm": who.long_arm,
        "shot_range": shot_range(who),
        "per_action": who.per_action,
        "hands": who.hands,
        "armed_with": items.index(who.first_item[0]) + 1 if who.first_item else 0,
    }


def _state(course: Any) -> int:
    """Advantage or disadvantage of a check, as it is made."""
    try:
        next(course)
        while True:
            course.send(10)
    except StopIteration as end:
        made: Checked = end.value
        return int(made.facts["state"])


def _items(who: Profile) -> list[str]:
    """Its weapons, each once."""
    return list(dict.fromkeys(attack.item for attack in who.attacks if attack.item))


def _way(who: Profile, attack: Attack) -> dict[str, Any]:
    items, kinds = _items(who), list(dict.fromkeys(one.ammunition for one in who.attacks if one.ammunition))
    return {
        "weapon": items.index(attack.item) + 1 if attack.item else 0,
        "counted": attack.counted,
        "thrown": attack.thrown,
        "shoots": kinds.index(attack.ammunition) if attack.ammunition else -1,
        "reach": attack.reach,
        "normal": attack.normal,
        "long": attack.long,
        "loading": rules.weapon.loading(who.per_action, True) if attack.loading else 0,
        "surer": attack.worths[1],
        "unsure": attack.worths[-1],
        "needs": [_need(who, attack, items, state) for state in range(HOLDINGS)],
    }


def _need(who: Profile, attack: Attack, items: list[str], state: int) -> int:
    """What an attack takes in a state of the hands (``map_arms.holding``)."""
    places = divmod(state - 1, ITEMS + 1) if state else ()
    if any(place > len(items) for place in places):
        return NEVER
    held = tuple(items[place - 1] for place in places if place) if state else None
    found = grip(attack, who.hands, held, ())
    if found is None:
        return NEVER
    return READY if found == NOTHING else DRAW if found[0] == "draw" else STOW + items.index(found[1]) + 1
