"""The arrays of a scene on a map: those of any fight, and what hangs on places."""

from __future__ import annotations

from functools import cache
from typing import Any

from bojiste.kernel import lines, ways
from bojiste.kernel.loop import loop
from bojiste.kernel.stage import Code, Stage, Twin, bits, by_column, columns
from bojiste.kit.board import Squares
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import SOURCES, begun, map_lists, map_plain, map_slopes
from bojiste.systems.srd5.kernel.map_arms import DRAW, HOLDINGS, ITEMS, KINDS, NEVER, READY, STOW, THINGS
from bojiste.systems.srd5.kernel.map_course import fight, measured, set_up
from bojiste.systems.srd5.kernel.map_hide import UNSAID
from bojiste.systems.srd5.kernel.map_light import LAMPS, LEVELS, STANDS
from bojiste.systems.srd5.kernel.map_lists import EACH, STATES
from bojiste.systems.srd5.kernel.map_plain import BITTEN, MAP, SLOPES
from bojiste.systems.srd5.kernel.map_slopes import state_of
from bojiste.systems.srd5.kernel.plain import MOST, MOST_WAYS
from bojiste.systems.srd5.kernel.plan import Plan, Step, unhurt
from bojiste.systems.srd5.kernel.stage import COLUMNS, shape, values
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.attacks.advantage import Sources, sources
from bojiste.systems.srd5.play.attacks.hands_free import NOTHING, grip
from bojiste.systems.srd5.play.dice import check
from bojiste.systems.srd5.play.movement.room import table_of
from bojiste.systems.srd5.play.movement.spaces import lets_pass
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.policy.place import far_shot, shot_range
from bojiste.systems.srd5.policy.seek import FAR
from bojiste.systems.srd5.prepare import Attack, Profile, Scene

RINGS, WIDEST = 3, 4
"""Rings around enemies that are looked at together; how many squares wide the largest creatures are."""
MAP_COLUMNS = [
    *COLUMNS,
    *ways.COLUMNS,
    *lines.COLUMNS,
    *columns("x y hidden stealth first_held second_held unheld things", MOST),
    *columns("thing thing_x thing_y", MOST, THINGS),
    *columns("shots", MOST, KINDS),
    *columns("away", MOST),
    *columns("acted attacks_left handled moved dashes listing facing shooter goal target blow near ward"),
    *columns("saw seen awaits mover trodden"),
    *columns("trail_x trail_y", ways.STEPS),
    *columns("walled hemmed holed hiders seeker puts_back live quantum friends"),
    *columns("soft taken barring", ways.ROWS),
    *columns("rough", WIDEST, ways.ROWS),
    *columns("rings", RINGS, ways.ROWS),
    *columns("waves", FAR, ways.ROWS),
    *columns("wake", ways.ROWS),
    *columns("body", MOST),
    *columns("hides stealth_state sneaking search_state searching said_caught waylaid passive veiled eyes", MOST),
    *columns("speed passes long_arm shot_range far_shot per_action hands armed_with", MOST),
    *columns("weapon counted thrown shoots reach normal long loading fired surer unsure", MOST_WAYS),
    *columns("able", MOST_WAYS),
    *columns("needs", MOST_WAYS, HOLDINGS),
    *columns("closings", lines.SHELVES),
    *columns("arrives company wards thirsts multiattack", MOST),
    *columns("dim light lamps"),
    *columns("lit", LEVELS, ways.ROWS),
    *columns("lamp_by lamp_x lamp_y lamp_bright lamp_dim", LAMPS),
    *columns("darkvision truesight felt", MOST),
    *columns("leads", STATES, EACH),
    *columns("blows_left", STATES),
    *map_slopes.COLUMNS,
]
"""First what changes: places, ``hidden`` (from whom, as bits), what is in the hands (``unheld``: as at first) and on
the ground, shots left, who is still ``away``; then what a turn has used (``listing``: the state of a Multiattack), and
what a decision looks at: ``facing`` (enemies), ``able`` (attacks that can be made) and whether the best of them is a
shot (``shooter``), ``goal``, ``target`` and ``blow`` (the attack), ``ward`` (whom to aid), ``friends`` (who are
dying); ``waves``, ``wake``: see ``map_seek``; ``closings``: what walls were found to keep apart; ``awaits``: how many
are away; ``mover``: whose turn it is, ``trail``: where it stood before each of its steps (``trodden``: how many).
``waylaid``: some of its enemies hide; ``veiled``: enemies that its seat does not see at all where they are hidden
from all its ``eyes``; ``passes``: through whose space it goes; ``arrives``: the round in which it joins, ``company``:
the first of those who then roll together; ``wards``: what a parry adds, ``thirsts``: rampages on its turn;
``multiattack``, ``leads``, ``blows_left``: see ``map_lists``."""
LOOKED_AT = frozenset(
    """ambusher blood-frenzy close-enemy dodge long-range pack-tactics prone unseen-attacker unseen-target""".split()  # noqa: SIM905 (a list to be read)
)
"""What helps or hinders an attack now and then: the kernel looks at it each time."""


FIGHTS = loop("srd5_map", set_up, fight, measured)


@cache
def code() -> Code:
    """The compiled loop; made once."""
    return _code(MAP, BRINGS=False, RUNS=False, BEGUN=False, HIGH=False)


@cache
def bitten_code() -> Code:
    """The same where hits bring something besides damage, somebody charges, or not all begins as usual."""
    return _code(BITTEN, HIGH=False)


@cache
def sloping_code() -> Code:
    """The same where the ground has heights, too."""
    return _code(SLOPES)


def _code(name: str, **known: bool) -> Code:
    return Code(Twin(lambda: FIGHTS, MAP_COLUMNS, SOURCES, name, growth=None, known={"POWERS": False, **known}))


def stage_on_a_map(scene: Scene) -> Stage:
    """The fights of a scene on a map of which nothing is lacking (``map_plain.lacks``)."""
    state = begin(scene)
    plans: list[Plan | None] = [_plan(scene, who) for who in scene.prepared.profiles.values()]
    found = values(scene, state, plans) | _ground(scene) | _options(scene)
    table, lasting = Table(scene, state), begun.lasting(scene)
    profiles = tuple(scene.prepared.profiles.values())
    found |= by_column([_row(scene, table, who) | {"speed": lasting.speed(who)} for who in profiles])
    found |= (
        _light(scene)
        | map_lists.states(profiles)
        | {"company": _company(profiles), "members": _members(found["members"])}
    )
    ways_ = [(who, attack) for who in profiles for attack in who.attacks]
    found |= map_slopes.values(scene, lambda squares: _rows(scene, squares))
    chosen = {MAP: code, BITTEN: bitten_code, SLOPES: sloping_code}[map_plain.loop(scene)]()
    return Stage(chosen, shape(scene, state), found | by_column([_way(who, attack) for who, attack in ways_]))


def _plan(scene: Scene, who: Profile) -> Plan:
    """All its attacks."""
    table = table_of(scene, unhurt(scene))
    helped = tuple(_lasting(sources(table, who, enemy, one)) for one in who.attacks for enemy in who.enemies[:1])
    worths = tuple(attack.worths[0] for attack in who.attacks)
    steps = zip(who.attacks, worths, helped or (((), ()),) * len(who.attacks), strict=True)
    return Plan(tuple(Step(*step) for step in steps))


def _company(profiles: tuple[Profile, ...]) -> list[int]:
    """The first of those who join in the same round and roll together."""
    found = [0] * len(profiles)
    for number in {who.combatant.now.get("arrives") for who in profiles}:
        due = [who for who in profiles if who.combatant.now.get("arrives") == number]
        for members in rules.initiative.group(tuple(who.init_group for who in due)):
            for place in members:
                found[due[place].index] = due[members[0]].index
    return found


def _members(sides: list[int]) -> list[int]:
    """Who belongs to each side, and the bit that says whether it awaits somebody (``map_late``)."""
    return [members | 1 << MOST + side for side, members in enumerate(sides)]


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
        return _rows(scene, squares)

    return {
        "wide": board.width,
        "high": board.height,
        "full": (1 << board.width) - 1,
        "solid": rows(table.solid),
        "rough": [rows(board.covering(table.rough, side + 1)) for side in range(WIDEST)],
        "soft": rows(holed | scenery.low),
        "blocks": [rows(scenery.walls), rows(holed), rows(0)],
        "holed": scenery.loopholes != 0,
    }


def _rows(scene: Scene, squares: Squares) -> list[int]:
    """Squares as rows of bits."""
    ground = scene.prepared.ground
    assert ground is not None, "lacks-map"
    return [squares >> y * ground.width & (1 << ground.width) - 1 for y in range(ground.height)]


def _light(scene: Scene) -> dict[str, Any]:
    """Light and darkness: squares with a light of their own by level, and lamps."""
    scenery, profiles = scene.prepared.scenery, scene.prepared.profiles
    lamps = scenery.lamps
    places = [lamp.at or (0, 0) for lamp in lamps]
    return {
        "dim": scenery.dim or begun.hides(scene),
        "light": scenery.light,
        "lit": [_rows(scene, squares) for squares in scenery.lit],
        "lamps": len(lamps),
        "lamp_by": [STANDS if lamp.by is None else profiles[lamp.by].index for lamp in lamps],
        "lamp_x": [x for x, _ in places],
        "lamp_y": [y for _, y in places],
        "lamp_bright": [lamp.bright for lamp in lamps],
        "lamp_dim": [lamp.dim for lamp in lamps],
    }


# -- everybody -----------------------------------------------------------------------------------------------------


def _row(scene: Scene, table: Table, who: Profile) -> dict[str, Any]:
    now, items, prepared = table.now[who.id], _items(who), scene.prepared
    return {
        "x": now.x,
        "y": now.y,
        **_hands(now, items),
        **_hiding(table, who),
        "veiled": _veiled(scene, who),
        "eyes": bits(prepared.profiles[id].index for id in prepared.eyes_of[who.seat]),
        "body": who.squares,
        "passes": bits(one.index for one in prepared.profiles.values() if one is not who and lets_pass(who, one)),
        "long_arm": who.long_arm,
        "shot_range": shot_range(who),
        "far_shot": far_shot(who),
        "per_action": who.per_action,
        "hands": who.hands,
        "darkvision": who.darkvision,
        "truesight": who.truesight,
        "felt": max(_heard(table, who), who.tremorsense) or -1,
        "arrives": now.arrives,
        "parries": 0,
        "wards": who.traits.get("parry", 0),
        "rampages": 0,
        "thirsts": "rampage" in who.traits,
        "armed_with": items.index(who.first_item[0]) + 1 if who.first_item else 0,
    }


def _hands(now: Fighter, items: list[str]) -> dict[str, Any]:
    """What is in its hands, what of its weapons lies where, and what it has to shoot."""
    first, second, *_ = *(items.index(item) + 1 for item in now.held or ()), 0, 0
    things = [(items.index(one.item) + 1, one.x, one.y) for one in now.dropped]
    things += [(0, 0, 0)] * (THINGS - len(things))
    columns = zip(("thing", "thing_x", "thing_y"), zip(*things, strict=True), strict=True)
    kinds = [left for _, left in now.shots]
    return {
        "unheld": now.held is None,
        "first_held": first,
        "second_held": second,
        "things": len(now.dropped),
        **{name: list(row) for name, row in columns},
        "shots": kinds + [0] * (KINDS - len(kinds)),
    }


def _hiding(table: Table, who: Profile) -> dict[str, Any]:
    """How it hides, and looks for whoever does."""
    said = who.combatant.now.get("surprised")
    return {
        "hides": who.hides,
        "stealth_state": state_of(check(table, who, "stealth", rules.surprise.compare)),
        "sneaking": who.skills["stealth"],
        "search_state": state_of(check(table, who, "perception", rules.hiding.active_search)),
        "searching": who.skills["perception"],
        "said_caught": UNSAID if said is None else bool(said),
        "waylaid": any(enemy.hides for enemy in who.enemies),
        "passive": table.passive(who),
    }


def _veiled(scene: Scene, who: Profile) -> int:
    """The enemies, as bits, of whom its seat does not know all."""
    sides = scene.prepared.sides_of.get(who.seat, frozenset())
    return bits(one.index for one in who.enemies if one.seat != who.seat and one.side not in sides)


def _heard(table: Table, who: Profile) -> int:
    """How far somebody perceives without eyes; who does so by hearing does not where it is deaf."""
    deaf = "echolocation" in who.traits and "deafened" in table.now[who.id].conditions
    return 0 if deaf else who.blindsight


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
