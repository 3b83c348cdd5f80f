"""A cloak in the face: an attack with an improvised shield, which the referee may allow."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction.play.assault import can_attack
from bojiste.systems.fiveaction.play.grasp import BARE_LENGTH
from bojiste.systems.fiveaction.play.table import Table

EFFECTS = (Option("nothing"), Option("entangled"), Option("blinded"))


def offered(table: Table, who: str) -> Iterator[Option]:
    """Enemies at arm's length, where there is a referee to ask; without one it is refused."""
    shield = table.kit(who).shield
    if shield is None or not shield.improvised or not table.shield_held(who) or not can_attack(table, who):
        return
    for foe in table.foes(who) if table.scene.rulings == "ask" else ():
        if table.gap(who, foe) <= BARE_LENGTH:
            yield Option(f"fling:{foe}", {"price": table.attack_price(who)})


@procedure("fiveaction.shield.improvised_attack")
def done(table: Table, who: str, rest: str) -> Course[None]:
    """It never harms: the referee says whether it entangles or blinds, and sees by hand to what follows."""
    now = table.now(who)
    spent = table.change(who, actions=now.actions - table.attack_price(who), sequences=now.sequences + 1)
    effect = yield Ask("fling", done, GM, who, EFFECTS, "nothing", data={"target": rest}, ruling=True)
    yield happened("flings", done, who, rest, changes=spent, data={"effect": effect})
