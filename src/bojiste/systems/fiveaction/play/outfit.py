"""What somebody wears and carries: armour, a shield, the ways to attack, and what all of it weighs on initiative."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bojiste.core import scene as scenes
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.forge import Forge, built, slowdown_of
from bojiste.systems.fiveaction.words import IMPROVISED_SHIELD, PAVISE, SHIELD, Grip, Hand
from bojiste.systems.fiveaction.words.gear import ARMOUR, COEFFICIENTS, LOCATION_ARMOUR, SHIELDS

if TYPE_CHECKING:
    from bojiste.systems.fiveaction.options import Options
    from bojiste.systems.fiveaction.sheet import Sheet


class Piece(NamedTuple):
    """A worn piece of armour."""

    piece: str
    material: str
    dr: int
    quarters: tuple[int, ...]
    """Its coefficients, in the order of ``DAMAGES``."""
    slowdown: int
    weight: int


class ShieldKit(NamedTuple):
    row: str
    bonus: int
    slowdown: int
    weight: int

    @property
    def improvised(self) -> bool:
        return self.row == IMPROVISED_SHIELD

    @property
    def small(self) -> bool:
        """Whether it leaves the hand free."""
        return self.row in ("buckler", "plate_gauntlets")


def _armour(options: Options, sheet: Sheet) -> tuple[Piece, ...]:
    by_parts = options.modules.hit_locations
    rows = LOCATION_ARMOUR if by_parts else ARMOUR
    pieces = []
    for table in sheet.worn(by_parts)[1]:
        row = rows.get((table.material, table.piece))
        if row is None:
            continue  # told by the scene's check
        work = table.masterwork
        weight = rules.armour.usual_weight(row, table.stops(row)) if table.weight is None else table.weight
        pieces.append(
            Piece(
                table.piece,
                table.material,
                table.stops(row) + work.dr,
                COEFFICIENTS[table.material],
                rules.weapon.masterwork(rules.armour.slowdown(row, table.stops(row)), work.slowdown, 1),
                rules.armour.weight(weight, sheet.constitution, sheet.size, table.piece == "helmet", work.weight),
            )
        )
    return tuple(pieces)


def _shield(options: Options, sheet: Sheet) -> ShieldKit | None:
    table = sheet.shield
    if table is None:
        return None
    row = SHIELDS[table.row]
    bonus = rules.defence.shield_focus(
        row.bonus,
        "defence" in sheet.shield_focus,
        sheet.abilities.get(f"weapon_specialization:{SHIELD}", 0),
        row.slowdown,
    )
    slowdown = rules.weapon.masterwork(row.slowdown, table.masterwork.slowdown, 1)
    return ShieldKit(table.row, bonus, slowdown, row.weight[1] if table.weight is None else table.weight)


def used_slowdowns(kit_weapons: tuple[int, ...], sheet: Sheet, shield: ShieldKit | None) -> tuple[int, ...]:
    """Slowdown of the weapons and the shield that are meant to be used."""
    weapons = tuple(slow for slow, table in zip(kit_weapons, sheet.weapons, strict=True) if table.use)
    return (*weapons, shield.slowdown) if shield is not None else weapons


def _slowdowns(options: Options, sheet: Sheet) -> tuple[int, ...]:
    """Slowdown of each weapon, in the grip in which it begins."""
    found = []
    for table in sheet.weapons:
        weapon = built(options, table)
        band = rules.weapon.slowdown_by_grip(weapon, table.hand is Hand.BOTH or weapon.rows[0].grip is Grip.TWO)
        row = next(row for row in weapon.rows if row.slowdown == band)
        found.append(slowdown_of(options, table, row))
    return tuple(found)


class Outfit(NamedTuple):
    """What somebody wears and carries, and what it weighs on initiative."""

    arms: tuple[Arm, ...]
    armour: tuple[Piece, ...]
    shield: ShieldKit | None
    slowdowns: tuple[int, ...]
    worn: int
    used: int
    """Slowdown of everything that is meant to be used."""


def outfit(options: Options, one: scenes.Combatant[Sheet]) -> Outfit:
    sheet = one.sheet
    armour, shield, slowdowns = _armour(options, sheet), _shield(options, sheet), _slowdowns(options, sheet)
    worn = sum(piece.slowdown for piece in armour)
    in_saddle = rules.mounted.armour(worn) if sheet.mount else worn
    screen = SHIELDS[PAVISE].slowdown if one.now.get("pavise") else 0
    used = rules.initiative.slowdown_total((in_saddle, screen, *used_slowdowns(slowdowns, sheet, shield)))
    return Outfit(tuple(Forge(options, sheet).arms()), armour, shield, slowdowns, worn, used)
