"""The arrays of a scene: what everybody has all along, how everybody begins, and what is counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bojiste.core.system import Outcome
from bojiste.kernel.counts import Shape
from bojiste.kernel.limits import SIDES
from bojiste.kernel.loop import loop
from bojiste.kernel.stage import SMALL, Code, Stage, Twin, bits, by_column, columns
from bojiste.systems.osr import rules
from bojiste.systems.osr.kernel import SOURCES, TELLER
from bojiste.systems.osr.kernel.arms import arms, pairs
from bojiste.systems.osr.kernel.course import REASONS, fight, measured, set_up
from bojiste.systems.osr.kernel.meet import CASTS, FOREWARNED, NO, ROLL, YES
from bojiste.systems.osr.kernel.plain import (
    MOST,
    MOST_DICE,
    MOST_FIRES,
    MOST_GROUPS,
    MOST_PARTS,
    MOST_WAYS,
    heroes,
    most_hp,
    tired,
)
from bojiste.systems.osr.measure import measure
from bojiste.systems.osr.play.encounter import _placed, has_light, setting
from bojiste.systems.osr.play.formation import lined_up
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile, Scene, State, begin

COLUMNS = [
    *columns("rounds up listed many sides camps groups many_ways max_rounds placed metres outdoor edged tired"),
    *columns("each_round even_die block_to_zero by_choice cover_thrown around"),
    *columns("edge", 4),
    *columns("caught cast order entries players surprise surprised_on camp_members camp_first", SIDES),
    *columns("casts", SIDES, CASTS),
    *columns("hp shield life x y held paired reach moved acted disengaged sprinting more_left engaged", MOST),
    *columns("instant_used surprised fleeing", MOST),
    *columns(
        "side pc move ac whole_shield shield_trained fatigue armed cover leader morale group enemies towers", MOST
    ),
    *columns("throw_near throw_far hp_dice hp_sides hp_flat hp_given hp_max stands_x stands_y behind weary", MOST),
    *columns("first_way last_way near far", MOST),
    *columns("seen pending successes", MOST_GROUPS),
    *columns("in_hand wielded left_ways ammo loaded", MOST_WAYS),
    *columns("natural pairs strikes missile throwable effective span reload several clumsy", MOST_WAYS),
    *columns("to_hit throw_hit adds throw_adds shows throw_shows first_part last_part", MOST_WAYS),
    *columns("part_dice part_sides", MOST_PARTS),
    *columns("meets", MOST_PARTS, MOST),
    *columns("faces others stopped", MOST_DICE),
    *columns("burns", MOST),
    *columns("fires fire_left", MOST, MOST_FIRES),
    *columns("burning burning_left", MOST_FIRES),
    *columns("brings", MOST_WAYS),
    *columns("fire_dice fire_sides fire_flat lasts", MOST_WAYS),
    *columns("fire_meets", MOST_WAYS, MOST),
]
"""First what changes: the fields of ``now.Fighter`` that the kernel keeps. ``up``: who stands, ``camp_members``,
``enemies``, ``engaged``: fighters as bits; ``towers``: who is significantly smaller, as bits; ``held``: how many
weapons are in hand, ``paired``: how many of them two-weapon fighters are trained with; ``near``, ``far``: enemies by
distance, ``around`` of them; ``stands_x``, ``stands_y``, ``behind``: where somebody stands when sides are no metres
apart, and how many of these metres farther; ``weary``: whose fatigue is counted, ``tired`` of them; ``span``,
``effective``: how far a weapon reaches at all, and well; ``adds``: what is added to its dice, ``shows``: whether
anything is; ``fires``: lasting damages of somebody, ``burns`` of them, ``fire_left``: how often each comes still."""


FIGHTS = loop("osr", set_up, fight, measured)


@cache
def code() -> Code:
    """The compiled loop that counts, and tells nothing; made once."""
    return Code(Twin(lambda: FIGHTS, COLUMNS, SOURCES, growth=SMALL, known={"TOLD": False}))


@cache
def teller() -> Code:
    """The same that tells rows."""
    return Code(Twin(lambda: FIGHTS, COLUMNS, SOURCES, TELLER))


def stage(scene: Scene) -> Stage:
    """The fights of a scene of which nothing is lacking (``plain.lacks``)."""
    state = begin(scene)
    return Stage(code(), shape(scene, state), values(scene, state), teller=teller)


def values(scene: Scene, state: State) -> dict[str, Any]:
    """What a scene puts into the columns."""
    profiles = tuple(scene.prepared.profiles.values())
    table = Table(scene, state)
    rows = [_row(scene, state, who) for who in profiles]
    found = _options(scene) | _field(table) | _sides(table) | by_column(rows) | arms(table, profiles)
    found |= _groups(scene, profiles)
    weary = [who.index for who in heroes(profiles)]
    return found | {"many": len(profiles), "up": bits(range(len(profiles))), "weary": weary, "tired": len(weary)}


def _options(scene: Scene) -> dict[str, Any]:
    """What holds for the whole fight."""
    options = scene.options
    return {
        "max_rounds": options.max_rounds,
        "each_round": int(options.initiative_each_round),
        "even_die": int(options.fifty_die.removeprefix("d")),
        "block_to_zero": int(options.block_to_zero),
        "by_choice": int(options.block_dice == "chosen"),
        "cover_thrown": int(options.cover_thrown),
    }


def _field(table: Table) -> dict[str, Any]:
    """The place, and where everybody stands."""
    field, sides = table.field, tuple(table.prepared.sides)
    near, far = (_stood(table, lined_up(table, sides, metres)) for metres in (0, 1))
    return {
        "placed": int(_placed(table)),
        "metres": -1 if field.distance is None else field.distance,
        "outdoor": int(setting(table) == "outdoor"),
        "edged": int(field.size is not None),
        "edge": list(field.size or ()),
        "stands_x": [x for x, _ in near],
        "stands_y": [y for _, y in near],
        "behind": [after - before for (_, before), (_, after) in zip(near, far, strict=True)],
    }


def _stood(table: Table, changes: Sequence[Any]) -> list[tuple[int, int]]:
    """Where these changes put everybody."""
    new = {(change.who, change.field): change.new for change in changes}
    now = table.now
    return [(new.get((who.id, "x"), now[who.id].x), new.get((who.id, "y"), now[who.id].y)) for who in table.everybody]


def _sides(table: Table) -> dict[str, Any]:
    """What is said of the sides."""
    prepared, sides = table.prepared, list(table.prepared.sides)
    meeting = table.scene.world.meeting
    return {
        "sides": len(sides),
        "players": [int(prepared.players[side]) for side in sides],
        "surprise": [_surprise(table, side) for side in sides],
        "surprised_on": [meeting.surprised_on.get(side, 2) for side in sides],
        "camps": len(prepared.camps),
        "camp_members": [bits(one.index for side in camp for one in prepared.sides[side]) for camp in prepared.camps],
        "camp_first": [sides.index(camp[0]) for camp in prepared.camps],
    }


def _surprise(table: Table, side: str) -> int:
    """Whether a side is surprised, as the scene says: nobody is in a fight where it says nothing."""
    said = table.scene.world.meeting.surprise.get(side, "no")
    if said != "roll":
        return YES if said == "yes" else NO
    foes = [other for other in table.prepared.sides if table.scene.relation(side, other) == "hostile"]
    lights = tuple(has_light(table, other) for other in foes)
    return FOREWARNED if rules.hazard.light_no_surprise(lights) else ROLL


# -- everybody -----------------------------------------------------------------------------------------------------


def _row(scene: Scene, state: State, who: Profile) -> dict[str, int]:
    now = state[who.id]
    others, dice = tuple(scene.prepared.profiles.values()), who.sheet.hp_dice
    throw_near, throw_far = rules.combat.throw_range(now.scores[0])
    return {
        "side": [side.id for side in scene.sides].index(who.side),
        "pc": who.pc,
        "move": who.move,
        "ac": who.ac,
        "whole_shield": who.shield,
        "shield_trained": who.shield_trained,
        "fatigue": now.fatigue,
        "armed": who.armed,
        "cover": now.cover,
        "leader": who.leader,
        "morale": who.morale or 0,
        "enemies": bits(one.index for one in who.enemies),
        "towers": bits(one.index for one in others if rules.situation.surround_size(who.size, one.size)),
        "throw_near": throw_near,
        "throw_far": throw_far,
        "hp_dice": dice.number if dice else 0,
        "hp_sides": dice.sides if dice else 0,
        "hp_flat": dice.flat if dice else 0,
        "hp_given": scene.by_id[who.id].now.get("hp") or 0,
        "hp": now.hp,
        "hp_max": now.hp_max,
        "shield": now.shield,
        "x": now.x,
        "y": now.y,
        "held": len(now.wielded),
        "paired": sum(pairs(who.weapons[id]) for id in now.wielded),
        "reach": who.armed_with(now.wielded)[1],
    }


def _groups(scene: Scene, profiles: tuple[Profile, ...]) -> dict[str, Any]:
    """Whose morale is checked together: groups by their sides and names."""
    names: Mapping[tuple[str, str], None] = dict.fromkeys((who.side, who.group) for who in profiles)
    return {"groups": len(names), "group": [list(names).index((who.side, who.group)) for who in profiles]}


# -- what is counted -----------------------------------------------------------------------------------------------


def shape(scene: Scene, state: State) -> Shape:
    """The keys of ``measure``, and how large its numbers get."""
    usual = measure(scene, state, Outcome(None, "undecided", {"rounds": 0}))
    profiles = tuple(scene.prepared.profiles.values())
    most = (scene.options.max_rounds, *map(most_hp, profiles), *(tired(scene, who) for who in heroes(profiles)))
    return Shape(tuple(usual.flags), tuple(usual.counts), most, tuple(side.id for side in scene.sides), REASONS)
