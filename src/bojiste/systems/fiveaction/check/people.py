"""Faults of the people themselves: lives, wounds, skills, whom they know."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.scene import Combatant
from bojiste.errors import Problem
from bojiste.kit import refuse
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.penalty import numbers
from bojiste.systems.fiveaction.prepare import TRUNK, Scene, body_of
from bojiste.systems.fiveaction.sheet import Sheet
from bojiste.systems.fiveaction.words import BARE_HANDS, CRAFT, SHIELD, Status
from bojiste.systems.fiveaction.words.body import LOCATIONS, PARTS, VITAL, Part


def lives(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    constitution = one.sheet.constitution
    if (least := _least(scene, one)) < 1:
        yield Problem(f"{one.path}.constitution", constitution, "no-lives", {"minimum": constitution + 1 - least})


def _least(scene: Scene, one: Combatant[Sheet]) -> int:
    """The lives of the body, or of the part that has the fewest."""
    lives = body_of(scene.options, one.sheet).lives
    return min(lives) if scene.options.modules.hit_locations else lives[TRUNK]


def wounds(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """Nobody is on its feet with wounds that put it out: of the body, or of its head or trunk."""
    if not _on_its_feet(scene, one):
        return
    whole, parts = one.now.get("wounds", 0), one.now.get("parts", {})
    given = {part: parts[part] for part in VITAL if part in parts and scene.options.modules.hit_locations}
    said = {part: f"parts.{part}" for part in given}
    if whole:
        given[Part.TRUNK] = given.get(Part.TRUNK, 0) + whole
        said[Part.TRUNK] = "wounds"
    for part, points in given.items():
        if points > (most := _bearable(scene, one, part)):
            yield Problem(f"{one.path}.now.{said[part]}", points, "active-but-out", {"maximum": most})


def stun(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """Nor with stun of the serious level, at which everybody faints."""
    points = one.now.get("stun", 0)
    if not points or not _on_its_feet(scene, one):
        return
    most = body_of(scene.options, one.sheet).thresholds[TRUNK][rules.life.SERIOUS - 1] - 1
    if points > most:
        yield Problem(f"{one.path}.now.stun", points, "active-but-stunned", {"maximum": most})


def _on_its_feet(scene: Scene, one: Combatant[Sheet]) -> bool:
    """Whether somebody is said to fight, and has lives at all."""
    return one.now.get("status", Status.ACTIVE) is Status.ACTIVE and _least(scene, one) >= 1


def _bearable(scene: Scene, one: Combatant[Sheet], part: Part) -> int:
    """The most wounds with which somebody is still on its feet."""
    law = scene.options
    thresholds = body_of(law, one.sheet).thresholds[PARTS.index(part)]
    if not law.modules.hit_locations:
        return thresholds[3] - 1
    condition, taken = getattr(one.sheet, law.attributes.condition_is), numbers(law.lives.wound_penalty)
    for level, points in enumerate(thresholds, rules.life.MILD):
        if rules.location.unusable(level, rules.location.wound_penalties(part, level, taken), condition):
            return points - 1
    return thresholds[3] - 1


def cover(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    cover = one.now.get("cover", 0)
    if one.now.get("loophole") and cover not in (6, 8):
        yield Problem(f"{one.path}.now.cover", cover, "loophole-cover", {"cover": cover})


def parts(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    if one.now.get("parts") and not scene.options.modules.hit_locations:
        yield Problem(f"{one.path}.now.parts", "", "parts-without-locations")


def bare_hands(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    levels = one.sheet.skills.get(BARE_HANDS)
    if levels and "unarmed_combat" not in one.sheet.abilities:
        yield Problem(f"{one.path}.skills.{BARE_HANDS}", levels, "bare-hands-without-ability")


def abilities(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """Abilities that want a choice, or go only so far."""
    sheet, path, name = one.sheet, f"{one.path}.abilities", f"weapon_focus:{SHIELD}"
    for ability, count in sheet.abilities.items():
        if ability.startswith("weapon_specialization:") and count > 2:
            yield Problem(f"{path}.{ability}", count, "specialized-too-often")
    focus = sheet.abilities.get(name, 0)
    if focus != len(sheet.shield_focus) or len(set(sheet.shield_focus)) != focus:
        yield Problem(f"{path}.{name}", focus, "shield-focus-not-chosen")


def crafts(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    crafts = [name.removeprefix(CRAFT) for name in one.sheet.skills if name.startswith(CRAFT)]
    yield from refuse.unknown(crafts, scene.options.craft, f"{one.path}.skills", "unknown-craft")


def _known(scene: Scene, one: Combatant[Sheet]) -> list[str]:
    return [other for other in scene.declared or scene.by_id if other != one.id]


def team(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    return refuse.unknown(one.sheet.teamwork, _known(scene, one), f"{one.path}.teamwork", "nobody-of-that-id")


def fear(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    if fear := one.now.get("fear"):
        yield from refuse.unknown([fear["of"]], _known(scene, one), f"{one.path}.now.fear.of", "nobody-of-that-id")


def sword_side(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    if side := one.now.get("sword_side"):
        yield from refuse.unknown([side], _known(scene, one), f"{one.path}.now.sword_side", "nobody-of-that-id")


def location_table(scene: Scene, one: Combatant[Sheet]) -> Iterator[Problem]:
    """An own table of hit locations covers every number once."""
    table = one.sheet.location_table
    if table is None:
        return
    method = scene.options.modules.hit_location_method
    whole = LOCATIONS[1, method]
    wanted = list(range(whole[0][1], whole[-1][2] + 1))
    found = sorted(n for ranges in table.ranges.values() for low, high in ranges for n in range(low, high + 1))
    if found != wanted:
        data = {"minimum": wanted[0], "maximum": wanted[-1]}
        said = ", ".join(f"{part} {low}–{high}" for part, ranges in table.ranges.items() for low, high in ranges)
        yield Problem(f"{one.path}.location_table.ranges", said, "locations-not-whole", data)
