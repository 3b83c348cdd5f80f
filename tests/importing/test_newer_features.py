"""Features as the printing of 2024 says them: holds, charges, what follows a hit, auras, bursts, parries. Each is read as
a sheet that can be played, and what of it is not is told."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.importing import Imported, read
from bojiste.systems.srd5.sheet import Sheet
from bojiste.systems.srd5.sheet.attack import AttackSheet
from bojiste.systems.srd5.sheet.inflicted import Inflicted
from bojiste.systems.srd5.sheet.power import PowerSheet
from tests.importing.test_newer import WYRM, wyrm

HIT = "Melee Attack Roll: +7, reach 5 ft. Hit: 11 (2d6 + 4) Slashing damage"


def sheet_of(found: Imported) -> Sheet:
    return Sheet.model_validate({key: value for key, value in found.table.items() if key != "name"})


def conditions(power: PowerSheet) -> list[str]:
    return [one.condition for one in power.effects if isinstance(one, Inflicted)]


def attack(said: str) -> tuple[Imported, AttackSheet]:
    found = wyrm(f"Hook. {said}")
    (one,) = sheet_of(found).attack
    return found, one


def power(said: str, name: str = "Gift") -> tuple[Imported, PowerSheet]:
    found = wyrm(f"{name}. {said}")
    (one,) = sheet_of(found).power
    return found, one


@pytest.mark.parametrize(
    "said, held",
    [
        ("has the Grappled condition (escape DC 14) from one of two hooks.", ["grappled"]),
        ("has the Grappled condition (escape DC 14), and it has the Restrained condition until the grapple ends.",
         ["grappled", "restrained"]),
        ("has the Grappled condition (escape DC 14). While Grappled, the target also has the Restrained condition.",
         ["grappled", "restrained"]),
    ],
)  # fmt: skip
def test_a_hit_holds(said: str, held: list[str]) -> None:
    found, one = attack(f"{HIT}, and the target {said}")
    assert one.then is not None and conditions(one.then) == held and not found.missed


@pytest.mark.parametrize(
    "said, ends",
    [
        ("until the start of the wyrm's next turn", "user_turn_start"),
        ("until the end of its next turn", "turn_end"),
        ("until the start of its next turn", "turn_start"),
    ],
)
def test_a_condition_ends_when_it_is_said_to(said: str, ends: str) -> None:
    found, one = attack(f"{HIT}, and the target has the Poisoned condition {said}.")
    assert one.then is not None and isinstance(one.then.effects[0], Inflicted) and not found.missed
    assert one.then.effects[0].ends == ends


def test_a_saving_throw_follows_a_hit() -> None:
    after = "Constitution Saving Throw: DC 12. Failure: The target has the Paralyzed condition until the end of its next turn."
    whom = "If the target is a creature that isn’t an Undead or Elf"
    found, one = attack(f"{HIT}. {whom}, it is subjected to the following effect. {after}")
    assert one.then is not None and (one.then.test.save, one.then.test.dc) == ("constitution", 12)
    assert conditions(one.then) == ["paralyzed"] and "undead" in one.then.target.not_on and not found.missed


def test_a_run_before_a_hit_is_a_charge() -> None:
    run = "If the target is a Large or smaller creature and the wyrm moved 20+ feet straight toward it immediately before the hit"
    found, one = attack(f"{HIT}. {run}, the target takes an extra 7 (2d6) Slashing damage and has the Prone condition.")
    assert one.charge is not None and one.charge.then is not None and not found.missed
    assert (one.charge.feet, conditions(one.charge.then), one.charge.then.target.largest) == (20, ["prone"], "large")
    assert len(one.charge.damage) == 1
    found, one = attack(f"{HIT}. {run}, the target has the Prone condition.")
    assert one.charge is not None and not one.charge.damage and not found.missed


def test_when_an_attack_is_made_with_advantage_is_told() -> None:
    found, _ = attack(HIT.replace("+7,", "+7 (with Advantage if the target is bleeding),") + ".")
    assert any("if the target is bleeding" in one for one in found.missed["Hook"])


def test_a_bloodied_swarm_does_less() -> None:
    found, one = attack(f"{HIT}, or 7 (2d6) Slashing damage if the swarm is Bloodied.")
    assert one.wounded and not found.missed


def test_a_constriction_holds_those_that_are_small_enough() -> None:
    said = "Strength Saving Throw: DC 14, one Medium or smaller creature the wyrm can see within 5 feet. Failure: "
    found, one = power(f"{said}7 (3d4) Bludgeoning damage. The target has the Grappled condition (escape DC 13).")
    assert one.target.largest == "medium" and conditions(one) == ["grappled"] and not found.missed


def test_what_is_done_to_whom_it_holds() -> None:
    said = "Strength Saving Throw: DC 14, one creature Grappled by the wyrm. Failure: 10 (3d6) Bludgeoning damage. Success: Half damage."
    found, one = power(said)
    assert one.target.on_its == "grappled" and not found.missed


def features(*traits: str, **parts: str) -> Imported:
    """The wyrm with traits, and features under further headings."""
    before, _, actions = WYRM.partition("Actions\n")
    more = "".join(f"{part.replace('_', ' ').title()}\n{said}\n" for part, said in parts.items())
    said = f"{before}Traits\n" + "\n".join(traits) + f"\nActions\nBite. {HIT}.\n{actions}{more}"
    (found,) = read(said)
    return found


def test_it_bursts_when_it_dies() -> None:
    burst = "The wyrm explodes when it dies. Dexterity Saving Throw: DC 11, each creature in a 10-foot Emanation originating from the wyrm. Failure: 7 (2d6) Fire damage. Success: Half damage."
    found = features(f"Death Burst. {burst}")
    (one,) = sheet_of(found).power
    assert one.use.time == "death" and one.test.dc == 11 and not found.missed


def test_its_stench_meets_whoever_starts_a_turn_near_by() -> None:
    said = "Constitution Saving Throw: DC 12, any creature that starts its turn in a 5-foot Emanation originating from the wyrm. Failure: The target has the Poisoned condition until the start of its next turn. Success: The target is immune to this wyrm's Stench for 24 hours."
    found = features(f"Stench. {said}")
    (one,) = sheet_of(found).power
    assert one.use.time == "nearby" and one.test.once and conditions(one) == ["poisoned"] and not found.missed


def test_it_parries_by_a_trigger_and_a_response() -> None:
    said = "Trigger: The wyrm is hit by a melee attack roll while holding a weapon. Response: The wyrm adds 3 to its AC against that attack, possibly causing it to miss."
    found = features("Ashen. It is grey.", reactions=f"Parry. {said}")
    assert "parry 3" in found.table["traits"] and "Parry" not in found.missed


def test_traits_with_capitals_and_uses_in_a_lair_are_read() -> None:
    found = features(
        "Legendary Resistance (3/Day, or 4/Day in Lair). If the wyrm fails a saving throw, it can choose to succeed instead.",
        "Regeneration. The wyrm regains 10 Hit Points at the start of each of its turns.",
        "Illumination. The wyrm sheds Bright Light in a 10-foot radius and Dim Light for an additional 10 feet.",
        "Demonic Restoration. If the wyrm dies outside its home, it gains a new body there.",
    )
    assert not found.missed and found.table["regeneration"] == 10
    assert {"legendary_resistance 3", "illumination 10"} <= {*found.table["traits"]}


def test_a_creature_of_many_words_is_called_by_all_of_them() -> None:
    said = "Strength Saving Throw: DC 15, each creature in a 30-foot Cone. Failure: The target is pushed up to 60 feet straight away from the old ash wyrm and has the Prone condition."
    (found,) = read(WYRM.replace("Ash Wyrm", "Old Ash Wyrm") + f"Gale. {said}\n")
    (one,) = sheet_of(found).power
    assert [effect.kind for effect in one.effects] == ["push", "condition"] and not found.missed


def test_of_a_move_and_an_attack_the_attack_is_made_and_the_move_told() -> None:
    said = "Pounce. The wyrm moves up to half its Speed, and it makes one Bite attack."
    found = features("Ashen. It is grey.", legendary_actions=said)
    assert found.table["legendary_attacks"] == ["bite"]
    assert any("half its Speed" in one for one in found.missed["Pounce"])
