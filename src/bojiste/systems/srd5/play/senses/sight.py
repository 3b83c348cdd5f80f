"""Sight: who sees whom, through walls, light and fog. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from bojiste.core.ask import GM
from bojiste.kit.board import Squares, union
from bojiste.kit.lines import fewest
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.profile import looked_up
from bojiste.systems.srd5.play.senses.scenery import Lamp
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import devils_sight, echolocation, illumination
from bojiste.systems.srd5.words import FT, SQUARE


def sees(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether one creature sees another."""
    hidden = who.id in table.now[whom.id].hidden_from
    return not hidden and plainly(table, who, whom)


def plainly(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether one creature sees another that does not hide, or would if it did not."""
    own, other = table.now[who.id].suffers, table.now[whom.id].suffers
    untouched = not own and not other
    if untouched and table.clear:
        return True
    if _averts(own, whom):
        return False
    if (stated := declared(table, who, whom)) is not None:
        return stated
    if cover.shut(table, who, whom, eyes=True):
        return False
    if (who.blindsight or who.tremorsense) and perceives(table, who, whom):
        return True
    if untouched and not table.dim:
        return True
    return rules.sight.can_see(
        blinded=bool(table.effects(who).sightless),
        invisible=_invisible_to(table, who, whom),
        obscured=obscurity(table, who, whom) == rules.sight.HEAVILY,
    )


def _averts(own: tuple[Suffering, ...], whom: Profile) -> bool:
    """Whether somebody, with this on it, looks away from somebody."""
    return any(entry.name == "averted" and entry.source == whom.id for entry in own)


SHOWN = frozenset({"branded", "outlined"})
"""What makes whoever is invisible seen."""


def _invisible_to(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether somebody is invisible, and somebody has nothing that shows it all the same."""
    conditions = table.now[whom.id].conditions
    if "invisible" not in conditions or not SHOWN.isdisjoint(conditions):
        return False
    if table.now[who.id].suffers and table.boons(who, "unveil"):
        return False
    return not rules.condition.invisible(_within(table, who, whom, truesight(table, who)))


def declared(table: Table, who: Profile, whom: Profile) -> bool | None:
    """Whether one creature sees another, as the scene says; ``None``: it says nothing of the two."""
    return table.scenery.sight.get((who.id, whom.id))


def known_to_see(table: Table, enemy: Profile, whom: Profile) -> bool:
    """Whether the seat of somebody whom an enemy sees can know of that: of those whom it does not know whole it knows
    no senses but plain eyes."""
    if not (enemy.darkvision or enemy.blindsight or enemy.tremorsense or enemy.truesight):
        return True
    scene, seat = table.scene, table.seat(whom)
    known = seat == GM or scene.system.sight(scene, table.state, seat, enemy.id) == "all"
    return known or sees(table, _plain_eyed(enemy), whom)


@looked_up
def _plain_eyed(who: Profile) -> Profile:
    """Somebody as it would be with plain eyes alone."""
    found = copy(who)
    found.darkvision = found.blindsight = found.tremorsense = found.truesight = 0
    return found


def afraid(table: Table, who: Profile) -> bool:
    """Whether a frightened creature has what it fears in sight; what the scene does not name always is."""
    causes = [entry.source for entry in table.now[who.id].suffers if entry.name == "frightened"]
    return "" in causes or any(sees(table, who, source) for source in table.feared(who))


def truesight(table: Table, who: Profile) -> int:
    """How far somebody sees everything as it is."""
    return max(who.truesight, table.boon(who, "truesight") * FT) if table.now[who.id].suffers else who.truesight


def perceives(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether one creature knows of another by senses that need no eyes."""
    if table.effects(who).unaware:
        return False
    hears = not echolocation.TRAIT.of(who) or "deafened" not in table.now[who.id].conditions
    return (hears and _within(table, who, whom, who.blindsight)) or _within(table, who, whom, who.tremorsense)


def _within(table: Table, who: Profile, whom: Profile, length: int) -> bool:
    return length > 0 and table.distance(who, whom) <= length


def _lines(table: Table, who: Profile, whom: Profile, filled: int) -> int:
    here, there = table.now[who.id], table.now[whom.id]
    return fewest(table.drawn[1], (here.x, here.y), who.squares, (there.x, there.y), whom.squares, filled)


def obscurity(table: Table, who: Profile, whom: Profile) -> int:
    """How much light and fog hide one creature from another's eyes."""
    dark = max(who.darkvision, table.boon(who, "darkvision") * FT) if table.now[who.id].suffers else who.darkvision
    level = rules.sight.senses(light_on(table, whom), table.distance(who, whom), dark, truesight(table, who))
    piercing = devils_sight.TRAIT.of(who) and table.distance(who, whom) <= who.darkvision
    fog, haze = _clouds(table, piercing, who), _haze(table)
    return rules.sight.light(level, _fog(table, who, whom, fog, haze) if fog or haze else rules.sight.CLEAR)


def lit_without_lamps(table: Table, whom: Profile) -> int:
    """The light on a creature that no lamp gives."""
    scenery = table.scenery
    if not (table.grid and any(scenery.lit)):
        return scenery.light
    space = table.space(whom)
    lights = (light for light, squares in enumerate(scenery.lit) if squares & space)
    return next(lights, scenery.light)


def light_on(table: Table, whom: Profile) -> int:
    """The best light that falls on a creature."""
    scenery = table.scenery
    level = lit_without_lamps(table, whom)
    glows = level != rules.sight.BRIGHT and (table.magical or table.prepared.shines)
    for lamp in (*scenery.lamps, *_glowing(table)) if glows else scenery.lamps:
        if level == rules.sight.BRIGHT or (lamp.by is not None and lamp.by not in table.now):
            continue
        far = _from_lamp(table, lamp.at, lamp.by, whom)
        if far > max(lamp.bright, lamp.dim) or not _lit_by(table, lamp.at, lamp.by, whom):
            continue
        level = min(level, rules.sight.BRIGHT if far <= lamp.bright else rules.sight.DIM if far <= lamp.dim else level)
    return level


def _glowing(table: Table) -> Iterator[Lamp]:
    """Lights that powers shed around whoever they lie on."""
    for one in table.everybody:
        if (far := illumination.TRAIT.number(one) * FT) and table.now[one.id].life != "dead":
            yield Lamp(None, one.id, far, 2 * far)
        for entry in table.now[one.id].suffers:
            power = table.profiles[entry.source].powers.get(entry.by) if entry.source in table.profiles else None
            for feet in power.says("light", "feet", int) if power is not None else ():
                yield Lamp(None, one.id, feet * FT, 2 * feet * FT)


def _from_lamp(table: Table, at: tuple[int, int] | None, by: str | None, whom: Profile) -> int:
    """How far a creature is from a light."""
    if by is not None:
        bearer = table.profiles[by]
        return 0 if bearer is whom else table.distance(bearer, whom)
    assert at is not None
    there = table.now[whom.id]
    return table.apart(there.x - at[0], there.y - at[1], 1, whom.squares)


def _lit_by(table: Table, at: tuple[int, int] | None, by: str | None, whom: Profile) -> bool:
    """Whether no wall keeps a lamp's light from a creature."""
    walls = table.scenery.walls
    if not walls or by == whom.id:
        return True
    here = at or (table.now[str(by)].x, table.now[str(by)].y)
    side = 1 if by is None else table.profiles[by].squares
    there = table.now[whom.id]
    return fewest(table.drawn[1], here, side, (there.x, there.y), whom.squares, walls) < 4


def _clouds(table: Table, piercing: bool = False, who: Profile | None = None) -> Squares:
    """Where nobody sees: drawn, or by a power; who pierces darkness sees through that of magic, and some through what
    they have made themselves."""
    return table.scenery.fog | _made(table, True, DARKNESS if piercing else (), who)


DARKNESS = ("darkness", "darkness_aura")
"""Powers that are magical darkness, and no cloud."""


def _haze(table: Table) -> Squares:
    """Where one sees badly: drawn, or by a power."""
    return table.scenery.mist | _made(table, "lightly")


def _made(table: Table, how: bool | str, but: tuple[str, ...] = (), eyes: Profile | None = None) -> Squares:
    """Areas by which powers hide what is in them."""
    if not table.prepared.darkens:
        return 0
    return union(
        running.zone
        for who, power, running in table.areas()
        if power.row.place.obscures == how
        and power.key not in but
        and not (power.row.place.transparent and who is eyes)
    )


def _fog(table: Table, who: Profile, whom: Profile, fog: Squares, haze: Squares) -> int:
    """What hangs over a creature, or between it and who looks."""
    space = table.space(whom)
    if not space & ~fog or _lines(table, who, whom, fog | table.scenery.walls) == 4:
        return rules.sight.HEAVILY
    return rules.sight.LIGHTLY if not space & ~(haze | fog) else rules.sight.CLEAR


def beside(table: Table, who: Profile, whom: Profile) -> bool:
    return table.distance(who, whom) <= SQUARE
