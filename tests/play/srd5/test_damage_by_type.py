"""Damage of one type is one sum before anything changes it, whatever it was rolled with."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.systems.srd5.kernel import KERNEL
from tests.kernel.same import differences
from tests.play.srd5.cast import ada, every, gob, ogre, orc, played, scene


def against(components: list[str], **target: Any) -> int:
    """What a hit with these components takes off an orc that resists something."""
    blade = {"name": "blade", "to_hit": 5, "damage": components, "reach": 5}
    given = scene(ada(weapons=[], attack=[blade]), orc(hp_max=90, **target), order=["ada", "orc"])
    dice = [15, *[int(one[2:].split()[0]) for one in components if "d" in one.split()[0]]]
    game = played(given, dice, "attack:orc:blade")
    left: int = game.state["orc"].hp
    return 90 - left


@pytest.mark.rule("srd5.damage.instance", "srd5.damage.resistance", "srd5.damage.order")
@pytest.mark.parametrize(
    "components, target, taken",
    [
        (["3 fire", "3 fire"], {"resist": ["fire"]}, 3),
        (["9 slashing", "15 slashing"], {"resist": ["slashing"]}, 12),
        (["3 fire", "3 cold"], {"resist": ["fire", "cold"]}, 2),
        (["3 fire", "5 cold", "4 fire"], {"resist": ["fire"]}, 8),
        (["3 fire", "3 fire"], {"resist": ["fire"], "vulnerable": ["fire"]}, 6),
        (["3 fire", "3 fire"], {"immune": ["fire"]}, 0),
    ],
)
def test_components_of_one_type_are_halved_together(components: list[str], target: dict[str, Any], taken: int) -> None:
    assert against(components, **target) == taken


@pytest.mark.rule("srd5.damage.resistance")
def test_the_dice_of_a_sneak_attack_are_of_the_weapons_type() -> None:
    """1d6 + 3 and 1d6 of piercing: 4 + 3 and 4 are 11, half of which is 5 (and not 3 + 2); a critical hit too."""
    scores = {"strength": 10, "dexterity": 16}
    thief = ada(weapons=["shortsword"], abilities=scores, traits=["sneak_attack 1"])
    foe = orc(hp_max=90, resist=["piercing"], now={"conditions": ["restrained"]})
    game = played(scene(thief, foe, order=["ada", "orc"]), [15, 3, 4, 4], "attack:orc:shortsword")
    assert every(game, "sneak-attack") and game.state["orc"].hp == 90 - 5


@pytest.mark.rule("srd5.damage.save_half")
def test_a_save_halves_what_is_of_one_type_together() -> None:
    """Twice 3 of fire, saved for half: 3, and of it resisted 1."""
    breath = {"name": "breath", "target": {"area": "cone 15"}, "test": {"save": "dexterity", "dc": 12}}
    wyrm = ada(power=[{**breath, "effects": [{"kind": "damage", "dice": ["3 fire", "3 fire"], "on_success": "half"}]}])
    for more, taken in (({}, 3), ({"resist": ["fire"]}, 1)):
        game = played(scene(wyrm, ogre(**more), order=["ada", "ogre"]), [20], "power:breath")
        assert game.state["ogre"].hp == 59 - taken


@pytest.mark.rule("srd5.damage.instance")
def test_the_kernel_sums_by_type_as_well() -> None:
    blade = {"name": "blade", "to_hit": 5, "damage": ["3 slashing", "1d4 slashing", "5 fire"], "reach": 5}
    sneak = {"name": "shiv", "to_hit": 5, "damage": "1d4+1 piercing", "reach": 5, "finesse": True}
    hard = {"resist": ["slashing", "piercing"], "vulnerable": ["fire"], "hp_max": 40}
    breath = {
        "name": "breath",
        "use": {"recharge": 5},
        "target": {"area": "cone 15"},
        "test": {"save": "dexterity", "dc": 12},
    }
    hail = {"kind": "damage", "dice": ["3 slashing", "1d4 slashing", "3 cold"], "on_success": "half"}
    for attack, more in (
        (blade, {}),
        (sneak, {"traits": ["sneak_attack 3"]}),
        (blade, {"power": [{**breath, "effects": [hail]}]}),
    ):
        given = scene(ada(weapons=[], attack=[attack], **more), gob(id="friend", side="heroes"), orc(**hard))
        assert not list(KERNEL.lacks(given)) and differences(given, 3, 40) == []
