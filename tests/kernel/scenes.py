"""Small fights without a map, each of which shows what few others do: what holds them makes the kernel's own."""

from __future__ import annotations

from typing import Any

from tests.kernel.powers import HELD, again, power

Entry = dict[str, Any]
BLOW: Entry = {"name": "sword", "to_hit": 6, "reach": 5, "damage": ["1d6+2 slashing"]}
CLAW = {**BLOW, "name": "claw", "natural": True}
SHOT: Entry = {"name": "spit", "natural": True, "to_hit": 6, "range": [60, 120], "damage": ["1d6+2 piercing"]}
POISON, SLOW, WEAK, AGAIN = (again(one) for one in ("poisoned", "slowed", "weakened", "stunned"))
RAPIER: Entry = {"attack": [], "weapons": ["rapier"], "abilities": {"dexterity": 16}}


def hero(**more: Any) -> Entry:
    return {
        "id": "ada",
        "side": "heroes",
        "kind": "npc",
        "ac": 12,
        "hp_max": 40,
        "initiative": 2,
        "attack": [BLOW],
    } | more


def foe(*powers: Entry, brings: Entry | None = None, **more: Any) -> Entry:
    """A monster with these features, whose hits bring this besides."""
    attack = [CLAW if brings is None else {**CLAW, "then": brings}]
    usual = {"id": "foe", "side": "foes", "kind": "monster", "ac": 12, "hp_max": 60, "initiative": 1, "attack": attack}
    return usual | ({"power": list(powers)} if powers else {}) | more


def breath(**more: Any) -> Entry:
    usual = {"name": "breath", "range": "self", "area": "cone 30", "whom": "enemies", "save": "dexterity", "dc": 13}
    return power(**usual | {"damage": "3d6 fire", "success": "half", "recharge": 4} | more)


def dread(plight: str, **more: Any) -> Entry:
    """What lies on all around for a while."""
    usual = {"name": "dread", "range": "self", "area": "sphere 30", "whom": "enemies", "save": "wisdom", "dc": 14}
    return power(**usual | {"inflicts": again(plight), "rounds": 5, "time": "free", "once": True} | more)


def sting(**more: Any) -> Entry:
    return power(**{"name": "venom", "save": "constitution", "dc": 14} | more)


def third(**more: Any) -> Entry:
    return foe(id="third", side="third", **more)


GRIP: Entry = power(name="grip", inflicts=HELD)
MANY: Entry = {"count": 10, "hp_max": 9, "initiative": 0, "init_group": "ada", "kind": "monster"}
"""More than find room around one; who does not dodges."""
MORTAL: Entry = {"kind": "character", "uses_death_saves": True, "skills": {"medicine": 4}}

SCENES: dict[str, list[Entry]] = {
    "who begins dying and is healed strikes by legendary actions as anybody does": [
        hero(**MORTAL, attack=[CLAW], legendary=2, tactic="ordinary", hp_max=30, now={"hp": 0}, initiative=9),
        hero(id="healer", potions=3, tactic="ordinary", hp_max=60, initiative=12),
        foe(hp_max=90),
    ],
    "who is slowed in the middle of its attacks makes no more of them": [
        hero(count=2, attack=[CLAW], attacks=3, hp_max=60),
        foe(power(name="spines", time="touched", save="strength", dc=18, inflicts=SLOW), hp_max=90),
    ],
    "who begins dying and is healed takes a second blade in hand as anybody does": [
        hero(**MORTAL, attack=[], weapons=["shortsword", "dagger"], now={"hp": 0}, initiative=9),
        hero(id="healer", potions=3, tactic="ordinary", hp_max=60, initiative=12),
        foe(hp_max=90),
    ],
    "courage helps against fear that comes, not against fear that is there": [
        hero(traits=["brave"], count=2),
        foe(dread("frightened"), count=2),
    ],
    "who dodges evades a breath more easily": [
        hero(**MANY),
        foe(breath(recharge=2, area="sphere 30", damage="1d6 fire"), hp_max=200),
    ],
    "who is stunned dodges no more": [hero(**MANY), foe(dread("stunned", once=False, recharge=2), hp_max=200)],
    "who is held does not dodge": [hero(**MANY), foe(breath(), brings=GRIP, attacks=2, hp_max=200)],
    "who is bound evades a breath less easily": [hero(count=2), foe(breath(recharge=3), brings=GRIP, size="large")],
    "who is restrained or slowed evades it less easily": [
        hero(count=2),
        foe(breath(recharge=3), dread("restrained")),
        foe(brings=sting(inflicts=SLOW), attacks=2, id="other"),
    ],
    "who is weak withstands force less easily": [
        hero(count=2, attack=[{**BLOW, "weapon": "longsword"}], abilities={"strength": 16}),
        foe(breath(save="strength", recharge=5), brings=sting(save="strength", inflicts=WEAK), attacks=2),
    ],
    "of who is proof against it nothing is rolled": [
        hero(count=2),
        foe(brings=sting(damage="2d6 poison", success="half", once=True), attacks=2),
    ],
    "radiance lets no undead stand": [
        hero(traits=["undead_fortitude"], saves={"constitution": 9}, count=3, hp_max=9),
        foe(breath(damage="4d6 radiant", recharge=2)),
    ],
    "undead stand up to fire": [
        hero(traits=["undead_fortitude"], saves={"constitution": 9}, count=3, hp_max=9),
        foe(breath(damage="4d6 fire", recharge=2)),
    ],
    "who is evasive takes half of it, or nothing": [hero(traits=["evasion"], count=3), foe(breath(recharge=2))],
    "evasion is of no use against cold of the bones": [
        hero(traits=["evasion"], count=3),
        foe(breath(recharge=2, save="constitution")),
    ],
    "what is drained lowers the maximum": [
        hero(count=2, now={"thp": 6}, traits=["relentless_endurance"]),
        foe(brings=power(name="drain", drains="slashing"), attacks=3, count=2),
    ],
    "who is drained of all dies": [
        hero(hp_max=8, count=2, **MORTAL),
        foe(brings=power(name="drain", drains="damage")),
        foe(brings=GRIP, id="other"),
    ],
    "who feels nothing of it is not drained": [
        hero(immune=["slashing"], count=2),
        foe(
            attack=[
                {**CLAW, "damage": ["1d6 slashing", "1d4 fire"], "then": power(name="drain", drains="slashing")},
            ],
            attacks=2,
        ),
    ],
    "who holds somebody and is drained of all lets go": [
        foe(side="heroes", id="ada", attack=[{**CLAW, "then": GRIP}], hp_max=10, size="large"),
        foe(brings=power(name="drain", drains="damage"), attacks=3, initiative=9),
        foe(id="other", count=2),
    ],
    "who holds somebody and is stunned lets go": [
        foe(side="heroes", id="ada", attack=[{**CLAW, "then": GRIP}], size="large"),
        foe(dread("stunned", recharge=4, once=False), count=2),
    ],
    "of three sides the one that stands closest together is breathed at": [
        foe(breath(recharge=2, area="cone 60", damage="2d6 fire"), hp_max=150),
        hero(count=2),
        third(count=4),
        foe(id="fourth", side="fourth"),
    ],
    "a breath that would meet friends is not worth while": [
        foe(breath(area="sphere 20", whom=None, recharge=2)),
        foe(id="other"),
        hero(count=3),
    ],
    "alone it breathes at all": [foe(breath(area="sphere 20", whom=None, recharge=2)), hero(count=3)],
    "what is free is used once on a turn": [
        hero(count=3, saves={"wisdom": 8}),
        foe(dread("poisoned", once=False, uses=3), breath(recharge=6)),
    ],
    "of two the first, if they are worth the same": [
        hero(count=3),
        foe(breath(uses=1), breath(uses=2, name="smoke", dc=25), breath(uses=1, name="flame", damage="6d6 fire")),
    ],
    "a friend who is stunned emboldens nobody": [
        hero(count=5, traits=["pack_tactics"]),
        foe(dread("stunned", recharge=2, once=False), hp_max=90),
    ],
    "a friend who is stunned helps nobody to sneak": [
        hero(count=3, attacks=2, traits=["sneak_attack 2"], **RAPIER),
        foe(dread("stunned", recharge=4), brings=sting(inflicts=["prone"]), hp_max=90),
    ],
    "nobody fears the dead": [
        hero(count=4, hp_max=60),
        foe(dread("frightened", dc=30), hp_max=12, ac=8, initiative=9),
        foe(brings=sting(dc=22, inflicts=SLOW), attacks=3, id="other", hp_max=120),
    ],
    "whoever is unsure tends others less well": [
        hero(count=4, hp_max=14, **MORTAL),
        foe(dread("poisoned", dc=20), attacks=2),
    ],
    "whoever is afraid tends others less well": [
        hero(count=4, hp_max=14, **MORTAL),
        foe(dread("frightened", dc=20), attacks=2),
    ],
    "several things lie on somebody and end one by one": [
        hero(count=2, hp_max=90, saves={"wisdom": 2, "constitution": 4}),
        foe(
            dread("poisoned", rounds=2, recharge=2, once=False), dread("frightened", name="cold", rounds=9, recharge=3)
        ),
        foe(dread("restrained", name="web", rounds=4, uses=2), brings=sting(inflicts=AGAIN), id="other"),
    ],
    "what a legendary creature does costs": [
        foe(
            breath(name="wing", time="legendary", cost=2, area="sphere 10", success="nothing", recharge=None),
            legendary=3,
            hp_max=120,
        ),
        hero(count=3, attack=[SHOT]),
    ],
    "a legendary creature whose wing waits": [
        foe(
            breath(name="wing", time="legendary", cost=1, area="cone 30", recharge=6),
            legendary=2,
            now={"surprised": True},
            hp_max=90,
        ),
        hero(count=4),
    ],
    "who finds no room strikes nobody out of turn either": [
        foe(legendary=1, count=10, hp_max=8, init_group="foe", attack=[CLAW]),
        hero(hp_max=150, ac=16),
    ],
    "luck of two dice": [
        hero(traits=["lucky"], count=5, attack=[SHOT, BLOW]),
        foe(dread("poisoned", dc=18), brings=sting(inflicts=["prone"]), traits=["lucky"], count=4),
    ],
    "blood is for teeth": [
        hero(traits=["blood_frenzy"], attack=[SHOT], count=2),
        foe(traits=["blood_frenzy"], count=2, attack=[SHOT]),
        foe(traits=["blood_frenzy"], id="other", side="heroes"),
    ],
    "who lies in ambush does so at first": [
        hero(traits=["ambusher"], count=3),
        foe(now={"surprised": True}, hp_max=90),
        foe(id="other"),
    ],
    "who startles does so at first": [
        hero(traits=["surprise_attack 2"], count=3, initiative=9),
        foe(now={"surprised": True}, hp_max=90),
        foe(id="other", hp_max=12),
    ],
    "once on a turn": [
        hero(count=2, attacks=2, traits=["sneak_attack 1", "martial_advantage 1"], **RAPIER),
        foe(brings=sting(inflicts=["prone"]), hp_max=90, attacks=2),
    ],
    "one reaction, and by who can": [
        hero(traits=["parry 4"], ac=14, weapons=["longsword"], attack=[], count=2, hp_max=60, now={"surprised": True}),
        foe(dread("stunned", recharge=4), attacks=3, initiative=9),
        foe(brings=sting(inflicts=SLOW), id="other", attacks=2),
    ],
    "no shot is parried, and no blow that always hits": [
        hero(traits=["parry 9"], ac=11, weapons=["longsword"], attack=[], count=2, hp_max=90),
        foe(attack=[SHOT], count=2, initiative=9),
        foe(id="other", attacks=2, attack=[{**CLAW, "to_hit": 1}], count=2),
    ],
    "who strikes from afar is not stung, and does not thirst": [
        hero(attack=[SHOT], traits=["rampage"], count=3),
        hero(id="ben", traits=["rampage"]),
        foe(power(name="spines", time="touched", damage="1d4 piercing"), hp_max=30, count=2),
    ],
    "claws that cost two": [
        foe(legendary=3, legendary_costs={"claw": 2}, hp_max=90),
        hero(count=3),
    ],
    "who cannot be held is bound": [
        hero(count=2, cond_immune=["grappled"], hp_max=60),
        foe(brings=GRIP, size="large"),
        foe(brings=sting(inflicts=["prone"]), id="other", attacks=2),
    ],
    "who only presses does not sneak": [
        hero(count=2, traits=["martial_advantage 1"], **RAPIER),
        hero(id="ben", traits=["sneak_attack 1"], **RAPIER),
        hero(id="eva", traits=["martial_advantage 1"], attack=[{**BLOW, "damage": ["3 slashing"]}]),
        foe(dread("poisoned", recharge=3), now={"surprised": True}, hp_max=120),
    ],
    "who is alone sneaks from an ambush": [
        hero(traits=["sneak_attack 2", "ambusher"], initiative=9, **RAPIER),
        foe(now={"surprised": True}, hp_max=30),
        foe(id="other"),
    ],
    "who is relentless is so once": [
        hero(traits=["relentless 9", "relentless_endurance"], hp_max=12, count=3),
        foe(attacks=2),
    ],
    "who is relentless and undead": [
        hero(traits=["relentless 9", "undead_fortitude"], hp_max=12, count=3),
        foe(attacks=2),
    ],
    "a crowd of large and small": [
        hero(count=6, hp_max=9),
        hero(id="ogre", size="large", count=3),
        foe(hp_max=120, attacks=2, size="medium"),
    ],
    "who is held alone cannot rise": [
        hero(count=2),
        foe(brings=power(name="grip", inflicts=HELD[:1]), size="large"),
        foe(brings=sting(inflicts=["prone"]), attacks=2, id="other"),
    ],
    "who dodges and is poisoned dodges on": [hero(**MANY), foe(dread("poisoned", once=False), hp_max=200)],
    "who dodges and is restrained does not": [
        hero(**MANY),
        foe(dread("restrained", once=False), hp_max=200),
        foe(breath(area="sphere 30", damage="1d4 fire", recharge=2), id="other", hp_max=200, initiative=-5),
    ],
    "who holds somebody, stands behind others and is stunned": [
        foe(dread("stunned", recharge=4, once=False), hp_max=90),
        hero(count=2, side="foes"),
        foe(side="heroes", id="bear", attack=[{**CLAW, "then": GRIP}], size="large", count=2),
    ],
    "a wing over those who lie there": [
        foe(breath(name="wing", time="legendary", cost=1, area="sphere 10", recharge=None), legendary=2, attack=[]),
        foe(id="other", attacks=3, initiative=9),
        hero(count=2, hp_max=9, **MORTAL),
    ],
    "a breath at those who lie there": [
        foe(breath(name="wing", time="legendary", cost=1, recharge=None), legendary=2, attack=[]),
        foe(id="other", attacks=3, initiative=9),
        hero(count=2, hp_max=9, **MORTAL),
    ],
    "a breath at nobody": [
        foe(breath(name="wing", time="legendary", cost=1, recharge=None), legendary=2, attack=[]),
        foe(id="other", attacks=3, initiative=9),
        hero(count=2, hp_max=9, kind="monster"),
    ],
    "a second breath is for who still stands": [
        foe(
            breath(time="free", area="sphere 30", recharge=3, damage="6d6 fire"),
            breath(name="smoke", area="sphere 30", recharge=3),
            initiative=9,
        ),
        hero(count=2, hp_max=9, **MORTAL),
    ],
    "what is free and meets friends is not used": [
        foe(breath(area="sphere 20", whom=None, recharge=2, time="free"), hp_max=90),
        foe(id="other"),
        hero(count=3),
    ],
    "what frees itself at once is used once on a turn": [
        hero(count=3, saves={"wisdom": 6}, hp_max=60),
        foe(breath(uses=1), dread("poisoned", rounds=0, once=False), hp_max=90),
    ],
    "a breath that brings more is worth it again": [
        hero(count=3, hp_max=70),
        foe(breath(recharge=2, damage="2d6 fire", save="constitution", inflicts=AGAIN), hp_max=90),
    ],
    "who is immune to half of it may yet suffer": [
        hero(count=2, hp_max=70, cond_immune=["poisoned"]),
        hero(id="ben"),
        foe(dread("slowed", time="action", recharge=2, once=False, rounds=0, inflicts=[*WEAK, *POISON]), hp_max=90),
    ],
    "who of two players' is proof the other does not know": [
        hero(count=3, seat="player:Ada", saves={"wisdom": 5}, hp_max=70),
        foe(dread("poisoned", rounds=0, dc=12), seat="player:Ben", hp_max=90),
    ],
    "who finds nobody to strike breathes a little": [
        foe(breath(damage="1d4 fire", recharge=2), count=10, hp_max=9, init_group="foe"),
        hero(hp_max=150, ac=17),
    ],
    "who resists three times a day": [
        hero(traits=["legendary_resistance 3"], count=2, hp_max=90),
        foe(breath(recharge=2, dc=20), brings=sting(dc=20, damage="1d6 poison"), attacks=2, hp_max=120),
    ],
    "the largest around the smallest": [
        hero(size="gargantuan", count=3),
        hero(id="ben", size="huge", count=2),
        foe(size="tiny", hp_max=120, attacks=2),
    ],
    "who falls lets go of two weapons": [
        hero(**{**RAPIER, "weapons": ["shortsword", "dagger"]}, count=2, hp_max=10, potions=2, **MORTAL),
        foe(count=2),
    ],
    "who has fallen and is stunned picks nothing up": [
        hero(**{**RAPIER, "weapons": ["shortsword", "shortsword"]}, count=2, hp_max=16, potions=2, **MORTAL),
        foe(dread("stunned", recharge=3, once=False), count=2),
    ],
    "a grip for one": [
        hero(count=3),
        foe(attack=[{**CLAW, "then": {**GRIP, "target": {"most": 1}}}], attacks=2, size="large", hp_max=90),
        foe(
            attack=[{**CLAW, "name": "maw", "then": {**GRIP, "target": {"most": 2}}}],
            attacks=2,
            size="large",
            id="other",
        ),
    ],
}


def scene(name: str) -> dict[str, Any]:
    return {"format": 1, "system": "srd5", "combatant": SCENES[name]}
