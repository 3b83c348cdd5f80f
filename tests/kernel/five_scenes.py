"""Small fights by the round of five actions, each of which shows what few others do: what holds them makes the kernel's
own. The numbers are those of fights in which the dice fall so."""

from __future__ import annotations

from typing import Any, NamedTuple

Entry = dict[str, Any]


class Small(NamedTuple):
    """Who fights, which fights show it, and what else the scene says."""

    people: list[Entry]
    fights: tuple[int, ...] = (0, 1, 2)
    more: Entry = {}  # noqa: RUF012 (never changed)


SWORD: Entry = {"weapons": ["medium_straight_blade"], "skills": {"straight_blade/medium": 6}}
MACE: Entry = {"weapons": ["medium_blunt"], "skills": {"blunt/medium": 6}}
AXE: Entry = {"weapons": [{"row": "heavy_axe", "hand": "both"}], "skills": {"axe/heavy": 6}}
PIKE: Entry = {
    "weapons": [{"row": "heavy_pole", "head": "medium_straight_blade", "head_type": "thrust", "hand": "both"}],
    "skills": {"pole/heavy": 6},
}
BARE: Entry = {"weapons": []}
SHIELD: Entry = {"shield": {"row": "light_shield"}}
STOUT: Entry = {"constitution": 20}
ACCESSORIES: Entry = {
    "armour": [
        {"piece": "body", "material": "leather", "dr": 1},
        {"piece": "accessories", "material": "mail", "dr": 3},
    ]
}


def ada(*kits: Entry, **more: Any) -> Entry:
    """She acts first."""
    usual: Entry = {"id": "ada", "side": "left", "strength": 4, "dexterity": 4, "constitution": 3, "reaction": 30}
    usual |= {"now": {"at": [10, 10]}, **SWORD}
    for kit in (*kits, more):
        usual |= kit
    return usual


def foe(*kits: Entry, **more: Any) -> Entry:
    return ada({"id": "foe", "side": "right", "reaction": 5, "now": {"at": [12, 10]}}, *kits, **more)


def near(x: float, y: float = 10, **more: Any) -> Entry:
    return {"now": {"at": [x, y], **more}}


WEAK: Entry = {"weapons": [], "strength": -5}
"""With armour in the way fists promise as little as feet, and strike twice."""
HIDE: Entry = {"armour": [{"piece": "body", "material": "leather", "dr": 1}]}
DAZED: Entry = {**HIDE, **BARE, "constitution": 0, "dexterity": 0, "now": {"at": [12, 10], "stun": 4}}
NIMBLE: Entry = {**SHIELD, "dexterity": 9, "skills": {"straight_blade/medium": 6, "parry": 12}}
"""The sum of an attack cannot hit this one, though it looks so."""
HURT: Entry = {"skills": {"straight_blade/medium": 9}, "now": {"at": [10, 10], "wounds": 6}}
SLOW: Entry = {"reaction": -4}
MASTER: Entry = {"skills": {"straight_blade/medium": 12}}
PAIRS: Entry = {"options": {"abilities": {"teamwork": {"attack": 1, "defence": 2, "opponents": 1}}}}
AT_ONCE: Entry = {"options": {"actions": {"pick_up": 1}}}


def crowd(many: int, *kits: Entry, **more: Any) -> list[Entry]:
    """So many around the foe."""
    spots = ((10, 10), (14, 10), (12, 12), (12, 8), (10, 12), (14, 12))
    return [ada(*kits, near(*spots[at]), id=f"one{at}", **more) for at in range(many)]


SCENES: dict[str, Small] = {
    # fumbles
    "a weapon falls and is taken up again": Small([ada(), foe(STOUT)], (582, 656)),
    "who takes it up is struck at": Small([ada(MACE), foe(STOUT)], (4065, 5826)),
    "mobility is no help to who takes it up": Small([ada(abilities=["mobility"]), foe(STOUT)], (4065, 5826)),
    "what is left behind lies too far away": Small([ada(strength=9), foe(STOUT)], (582, 656, 4065), AT_ONCE),
    "who cannot pay for it leaves it": Small([ada(), foe(STOUT)], (582, 656), {"options": {"actions": {"pick_up": 4}}}),
    "a blade strikes its owner": Small([ada(), foe(STOUT)], (4325, 25006)),
    "a mace breaks": Small([ada(MACE), foe(STOUT)], (4325, 25006)),
    "the worst is mortal": Small([ada(), foe(STOUT)], (12942470,)),
    "the worst is mortal for the hurt": Small([ada(near(10, wounds=5)), foe(STOUT)], (12942470, 22119302)),
    "bare hands fall with their owner": Small([ada(BARE), foe(BARE)], (582, 656)),
    "bare hands stun their owner": Small([ada(BARE), foe(BARE)], (4325, 25006)),
    # criticals
    "a twenty is critical": Small([ada(), foe(STOUT)], (370, 379)),
    "two of them are mortal": Small([ada(), foe(STOUT)], (76971,)),
    "two of them are deadly": Small([ada(), foe()], (76971,), {"options": {"multiple_critical": {"level2": "dead"}}}),
    "three of them are deadly": Small([ada(), foe(near(12, wounds=3))], (1942694,)),
    "three of them are deadly to who has little to lose": Small([ada(), foe(constitution=-2)], (1942694,)),
    "three of them are mortal": Small(
        [ada(), foe(STOUT)], (1942694,), {"options": {"multiple_critical": {"level3": "mortal"}}}
    ),
    "nineteens multiply": Small([ada(), foe(STOUT)], (348491, 566, 1014)),
    "an eighteen does not": Small([ada(), foe(STOUT)], (1388, 426)),
    "twenties stun": Small([ada(BARE), foe(BARE, STOUT)], (76971, 1942694)),
    "twenties stun who is dazed": Small([ada(BARE), foe(DAZED, constitution=9)], (76971, 1942694)),
    "thrice is mortal stun": Small(
        [ada(BARE), foe(BARE, STOUT)], (1942694,), {"options": {"multiple_critical": {"level3": "mortal"}}}
    ),
    "what is multiplied below nothing is nothing": Small([ada(BARE, strength=-5), foe(BARE)], (370, 379)),
    "a gap beside the accessories": Small([ada(), foe(STOUT, ACCESSORIES)], (94, 11, 1182, 3231)),
    "parry makes critical hits rarer": Small(
        [ada(), foe(STOUT, dexterity=0, skills={"parry": 10, "straight_blade/medium": 1})], (1388, 426)
    ),
    "skill with the shield does not": Small(
        [ada(), foe(STOUT, SHIELD, dexterity=0, skills={"parry": 10, "shield": 14})], (1388, 426)
    ),
    "a miss may be critical": Small(
        [ada(), foe(STOUT, SHIELD, dexterity=6, skills={"parry": 10})],
        (426, 1923),
        {"options": {"crit": {"requires_hit": False}}},
    ),
    "two of them are mortal to the hurt": Small([ada(), foe(STOUT, near(12, wounds=5))], (76971, 96641)),
    "who lies parries nothing": Small(
        [ada(), foe(STOUT, SHIELD, near(12, prone=True), dexterity=3, skills={"parry": 12})], (1388, 426, 0, 1, 2)
    ),
    "past the worst there is nothing": Small(
        [ada(near(10, wounds=13)), foe(STOUT)],
        (12942470, 22119302),
        {"options": {"lives": {"levels": {"mortal": "2"}}}},
    ),
    # against the odds
    "three high ones are critical": Small([ada(), foe(NIMBLE)], (156571, 707640)),
    "the gap counts for nothing there": Small(
        [ada(), foe(NIMBLE, ACCESSORIES, abilities=["full_compatibility"])], (156571, 76971, 96641)
    ),
    "two high ones hit": Small([ada(), foe(NIMBLE)], (76971, 96641)),
    "one high one misses": Small([ada(), foe(NIMBLE)], (370, 379, 348491, 503206)),
    "a low one is a fumble": Small([ada(), foe(NIMBLE)], (48, 486)),
    # bare hands
    "the second fist strikes the fainted": Small([ada(WEAK), foe(DAZED)], (2008704, 3081101)),
    "the second fist is critical": Small([ada(WEAK), foe(DAZED)], (2021254, 2119916)),
    "the range of a run-through is wider": Small(
        [ada(WEAK), foe(DAZED)], (1737813, 2302785), {"options": {"two_weapons": {"off_hand_penalty": 0}}}
    ),
    "a run-through may be no critical by itself": Small(
        [ada(WEAK), foe(DAZED)], (2008704, 3081101), {"options": {"crit": {"run_through_hit": "critical_level"}}}
    ),
    "nobody parries in a faint": Small(
        [ada(WEAK), foe(DAZED, SHIELD, skills={"parry": 8, "shield": 2})], (473708, 602246)
    ),
    "the second fist goes on to another": Small(
        [ada(WEAK), foe(DAZED), foe(DAZED, near(10, 12), id="bob")], (2008704, 3081101, 2021254)
    ),
    "an off hand with a shield strikes once": Small([ada(WEAK, SHIELD), foe(DAZED)], (2008704, 3081101)),
    "an off hand with a buckler strikes twice": Small(
        [ada(WEAK, shield={"row": "buckler"}), foe(DAZED)], (2008704, 3081101)
    ),
    "who reaches in is met": Small([ada(BARE, SLOW), foe(reaction=30)], (0, 1, 2, 3)),
    "who reaches in is met with mobility, too": Small(
        [ada(BARE, SLOW, abilities=["mobility"]), foe(reaction=30)], (0, 1, 2, 3, 4, 5, 6, 7)
    ),
    "who reaches in for nothing": Small(
        [ada(BARE, SLOW), foe(reaction=30)], (0, 1), {"options": {"actions": {"counterattack": 0}}}
    ),
    "nobody pays for nothing before his first turn": Small(
        [ada(BARE), foe()], (0, 1), {"options": {"actions": {"counterattack": 0}}}
    ),
    "no second fist from the ground": Small([ada(WEAK), foe(DAZED)], (582, 656)),
    "an off hand with a great shield strikes once": Small(
        [ada(WEAK, shield={"row": "heavy_shield"}), foe(DAZED)], (2008704, 3081101, 0)
    ),
    "fists against a buckler": Small(
        [
            ada(WEAK, dexterity=10),
            foe(DAZED, shield={"row": "buckler"}, skills={"parry": 10}, abilities=["full_compatibility"]),
        ],
        (178941, 223346, 7425222),
        {"options": {"two_weapons": {"off_hand_penalty": 0}}},
    ),
    "fists just below the range": Small(
        [ada(WEAK, dexterity=10), foe(DAZED)],
        (351468,),
        {"options": {"two_weapons": {"off_hand_penalty": 0}}},
    ),
    "fists find the gap": Small(
        [ada(WEAK), foe(DAZED, armour=[{"piece": "accessories", "material": "mail", "dr": 2}])],
        (0, 1, 2, 3, 4, 5, 6, 7),
        {"options": {"two_weapons": {"off_hand_penalty": 0}}},
    ),
    "stun is no faint for the wounded": Small(
        [ada(BARE), foe(HIDE, BARE, near(12, wounds=5), constitution=0, dexterity=0)], (0, 1, 2, 3)
    ),
    "who has a good balance keeps it": Small([ada(BARE, values={"balance": 12}), foe(BARE)], (0, 1, 2, 3)),
    "a shield that strikes falls from a clumsy hand": Small([ada(BARE, SHIELD), foe(STOUT)], (582, 656, 4325)),
    # stances
    "who is badly hurt guards himself": Small([ada(HURT), foe(STOUT, dexterity=0)], (0, 2, 3, 5)),
    "two guard themselves": Small(
        [ada(HURT), foe(MASTER, near(12, wounds=11), constitution=12, dexterity=0)], (0, 1, 2, 3)
    ),
    "a guard ends with its weapon": Small([ada(HURT), foe(STOUT, dexterity=0)], (4065, 5826, 14656)),
    "a guard with a shield does not": Small(
        [ada(HURT, SHIELD, skills={"straight_blade/medium": 9, "parry": 4}), foe(STOUT, dexterity=0)],
        (4065, 5826, 14656),
    ),
    "who has no skill does not guard himself": Small([ada(HURT, skills={"parry": 6}), foe(STOUT, dexterity=-3)]),
    "a guard costs": Small([ada(HURT), foe(STOUT, dexterity=0)], (0, 1), {"options": {"actions": {"stance": 2}}}),
    "who has dropped what he guards himself with": Small(
        [ada(HURT, MACE, SHIELD, skills={"blunt/medium": 2, "parry": 6}), foe(STOUT, dexterity=0)], (582, 4065, 5826)
    ),
    "without skill nobody guards himself, however strong": Small(
        [ada(HURT, strength=9, skills={"straight_blade/medium": 2}), foe(STOUT, dexterity=-3)], (0, 1, 2, 3)
    ),
    "a blow is cheap": Small(
        [ada(PIKE, near(40, 40)), foe(STOUT, near(56, 40))], (0, 1, 2), {"options": {"actions": {"attack": 2}}}
    ),
    "a blow is dear": Small(
        [ada(PIKE, near(40, 40)), foe(STOUT, near(50, 40))], (0, 1, 2), {"options": {"actions": {"attack": 4}}}
    ),
    "a weapon is left behind": Small(
        [ada(PIKE, near(10)), foe(STOUT, near(20))], (582, 656), {"options": {"actions": {"pick_up": 3}}}
    ),
    "a weapon is left aside": Small(
        [ada(PIKE, near(10, 10)), foe(STOUT, near(10, 20))], (582, 656), {"options": {"actions": {"pick_up": 3}}}
    ),
    "dodging": Small([ada(), foe(abilities=["dodging"])], (0, 1, 2, 3)),
    "dodging costs an action": Small(
        [ada(), foe(abilities=["dodging"], reaction=40)], (0, 1, 2), {"options": {"actions": {"attack": 5}}}
    ),
    "a great shield beside a great axe only stands": Small(
        [ada(), foe(weapons=["medium_axe"], skills={"axe/medium": 3}, shield={"row": "heavy_shield"})], (0, 1, 2, 3)
    ),
    "it is foggy": Small([ada(), foe()], (0, 1, 2), {"field": {"environment": -2}}),
    # crowds
    "two strike at who takes it up": Small([ada(MACE), foe(STOUT), foe(near(10, 12), id="bob")], (4065, 5826, 14656)),
    "a pike comes before the maces": Small(
        [ada(PIKE, near(2), reaction=60), *crowd(6, MACE)[1:], foe(STOUT)], (0, 1, 2)
    ),
    "few find room around somebody small": Small([*crowd(6, PIKE), foe(STOUT, size=-3)], (0, 1)),
    "five are quick": Small([*crowd(5, dexterity=9), foe(STOUT, SLOW)], (0, 1, 2)),
    "five are quick, and one of them is dangerous": Small(
        [*crowd(4, dexterity=9), ada(MASTER, near(10, 12), id="master", dexterity=9), foe(STOUT, reaction=60)],
        (0, 1, 2),
    ),
    "five are quick around who is slow of wit": Small(
        [*crowd(4, dexterity=9), ada(MASTER, near(10, 12), id="master", dexterity=9), foe(STOUT, SLOW)], (0, 1, 2)
    ),
    "who thinks that there is room": Small(
        [*crowd(6, MACE, strength=6, dexterity=6, seat="player:band"), foe(STOUT, dexterity=9)], (0, 1, 2)
    ),
    "who thinks that there is room to run there": Small(
        [
            *crowd(4, MACE, strength=6, dexterity=6, seat="player:band"),
            ada(MACE, near(12, 34), id="last", strength=6, dexterity=6, reaction=2, seat="player:band"),
            foe(STOUT, dexterity=9),
        ],
        (0, 1, 2),
    ),
    "who has no enemy left does nothing": Small(
        [
            ada(),
            foe(constitution=-3),
            ada(near(40), id="cid", side="third"),
            foe(STOUT, near(42), id="dan", side="fourth"),
        ],
        (0, 1, 2, 3),
        {
            "side": [
                {"id": one, "relations": dict.fromkeys(others, "neutral")}
                for one, others in (("left", ("third", "fourth")), ("right", ("third", "fourth")))
            ]
        },
    ),
    "the fifth finds no room": Small([*crowd(6, MACE), foe(STOUT)]),
    "with long weapons more do": Small([*crowd(3, MACE), *crowd(6, PIKE)[4:], foe(STOUT)], (0, 1)),
    "more find room around somebody large": Small([*crowd(6, MACE), foe(STOUT, size=2)], (0, 1)),
    "more find room where they are quick": Small([*crowd(6, dexterity=9), foe(STOUT)], (0, 1)),
    "three are quick": Small([*crowd(3, dexterity=9), *crowd(6, MACE, dexterity=0)[3:], foe(STOUT)], (0, 1)),
    "what lies on the ground is picked up": Small(
        [ada(weapons=[{"row": "medium_straight_blade", "hand": "ground"}], **near(30)), foe()], (0, 1, 2)
    ),
    "all get behind who is slow": Small([*crowd(3, dexterity=7), *crowd(4, MASTER)[3:], foe(STOUT, SLOW)]),
    "all get behind who is quick of wit": Small([*crowd(3, dexterity=7), foe(STOUT, reaction=60)]),
    "the dangerous are minded first": Small(
        [*crowd(2), *crowd(4, MASTER)[2:], ada(MACE, near(14, 12), id="mace"), foe(STOUT, reaction=60)]
    ),
    "with a shield one strikes oftener": Small([*crowd(2), *crowd(4, SHIELD)[2:], foe(STOUT, reaction=60)]),
    "one comes later": Small([*crowd(2), ada(near(40), id="late", reaction=0), foe(STOUT)], (0, 1, 2, 3)),
    "many come later": Small(
        [ada(), *(ada(near(x, y), id=f"late{x}{y}", reaction=9) for x in (26, 28) for y in (9, 11)), foe(STOUT)]
    ),
    "who was struck at in passing is ranked later": Small(
        [ada(reaction=0, **near(40)), *(foe(near(x, y), id=f"foe{x}{y}") for x in (25, 12) for y in (9, 11))],
        (0, 1, 2, 3),
    ),
    # abilities
    "who cleaves strikes on": Small(
        [
            ada(MASTER, strength=9, abilities=["cleave"]),
            *(foe(near(x, y), id=f"foe{x}{y}", constitution=-4, dexterity=0) for x in (8, 12) for y in (9, 11)),
        ],
        (0, 1, 2, 3, 4, 5),
    ),
    "a charge cleaves nobody": Small(
        [
            ada(MASTER, strength=9, abilities=["cleave"]),
            *(foe(near(38, y), id=f"foe{y}", constitution=-4, dexterity=0) for y in (9, 11)),
        ],
        (0, 1, 2, 3, 4, 5),
    ),
    "the second fist stabs": Small(
        [ada(WEAK, abilities=["backstab"]), foe(DAZED)],
        (2008704, 3081101, 2021254, 1737813, 2302785),
        {"options": {"two_weapons": {"off_hand_penalty": 0}}},
    ),
    "both fists are as good": Small([ada(WEAK, abilities=["ambidexterity"]), foe(DAZED)], (2008704, 1737813, 2302785)),
    "like lightning": Small([ada(abilities=["lightning_attacks"]), foe(STOUT)], (0, 1, 2, 3)),
    "like lightning in a crowd": Small(
        [*crowd(5, MACE, abilities=["lightning_attacks"]), foe(STOUT, abilities=["lightning_attacks"])], (0, 1, 2)
    ),
    "reflexes": Small([*crowd(5), foe(STOUT, abilities=["combat_reflexes"])], (0, 1, 2)),
    "more reflexes": Small([*crowd(5), foe(STOUT, abilities={"combat_reflexes": 2})], (0, 1, 2)),
    "reflexes are of the first moment": Small(
        [
            ada(),
            *(ada(near(x, y), id=f"late{x}{y}", reaction=9) for x in (26, 28) for y in (9, 11)),
            foe(STOUT, abilities={"combat_reflexes": 3}),
        ],
        (0, 1, 2),
    ),
    "finesse": Small([ada(dexterity=9, abilities=["finesse"]), foe(PIKE, STOUT, near(40))], (0, 1, 2)),
    "brute force": Small([ada(near(40)), foe(PIKE, STOUT, strength=9, abilities=["brute_force"])], (0, 1, 2)),
    # tactics
    "who is steady lets them come": Small(
        [ada(near(10), tactic="steady"), foe(near(50), tactic="steady")], (0, 1), {"max_rounds": 14}
    ),
    "who is steady takes a step": Small([ada(near(10), tactic="steady"), foe(near(17), STOUT)], (0, 1, 2, 3)),
    "who is steady takes no step for nothing": Small(
        [ada(near(10), tactic="steady"), foe(near(17), tactic="steady")],
        (0, 1),
        {"options": {"actions": {"attack": 5}}},
    ),
    "who is steady guards himself": Small(
        [ada(HURT, tactic="steady"), foe(STOUT, dexterity=0, tactic="steady")], (0, 1, 2, 3)
    ),
    "who is naive goes to the nearest": Small(
        [ada(near(30), tactic="naive"), foe(near(0)), foe(near(70), id="bob", tactic="naive")], (0, 1, 2)
    ),
    "who is naive strikes at the nearest": Small(
        [ada(PIKE, near(30), tactic="naive"), foe(near(32)), foe(near(40), id="bob", constitution=-4)], (0, 1, 2, 3)
    ),
    "who is naive finds no room": Small([*crowd(6, MACE, tactic="naive"), foe(STOUT)], (0, 1)),
    "who is naive is wrong about the room": Small(
        [*crowd(6, MACE, strength=6, dexterity=6, seat="player:band", tactic="naive"), foe(STOUT, dexterity=9)],
        (0, 1, 2),
    ),
    # lengths
    "a pike is too long": Small([ada(PIKE, near(8)), foe(STOUT)], (0, 1, 2, 3)),
    "a pike is too long at the edge": Small([ada(PIKE, near(0, 0)), foe(STOUT, near(2, 1))], (0, 1, 2, 3)),
    "a pike keeps them off": Small([ada(PIKE, near(40, 40)), foe(STOUT, near(50, 40))], (0, 1, 2)),
    "a pike keeps two off": Small(
        [ada(PIKE, near(40, 40)), foe(STOUT, near(50, 40)), foe(near(40, 50), id="bob")], (0, 1, 2)
    ),
    "who kicked is off balance when he strikes back": Small(
        [ada(PIKE, near(40)), foe(STOUT, near(42)), foe(MACE, near(70), id="bob", reaction=0)], (0, 1, 2, 3, 4, 5)
    ),
    "nobody runs into a pike": Small([ada(near(10)), foe(PIKE, STOUT, near(36), reaction=40)], (0, 1, 2)),
    "in under a pike": Small([ada(near(10)), foe(PIKE, STOUT, near(60))], (0, 1, 2)),
    "a knife against a pike": Small(
        [ada(near(10), weapons=["light_straight_blade"]), foe(PIKE, STOUT, near(30))], (0, 1, 2)
    ),
    "nobody charges into a pike": Small(
        [ada(near(10)), foe(PIKE, STOUT, near(36), strength=0, dexterity=0, reaction=60)], (0, 1, 2)
    ),
    "a pike that is not ready is no hindrance": Small(
        [ada(near(10)), foe(PIKE, STOUT, near(36), strength=0, dexterity=0, reaction=3)], (0, 1, 2)
    ),
    "a charge is cheap": Small([ada(near(10)), foe(near(36))], (0, 1, 2), {"options": {"actions": {"charge": 2}}}),
    "the slow do not charge, be it cheap": Small(
        [ada(SLOW, near(10)), foe(near(36))], (0, 1, 2), {"options": {"actions": {"charge": 2}}}
    ),
    "a charge after a step": Small(
        [ada(near(10)), foe(near(60))], (0, 1, 2), {"options": {"actions": {"charge": 2}}, "field": {"runnable": True}}
    ),
    "a staff is no hindrance": Small(
        [
            ada(near(10)),
            foe(
                STOUT,
                near(36),
                strength=0,
                dexterity=0,
                reaction=60,
                skills={"pole/medium": 6},
                weapons=[{"row": "medium_pole", "head": "light_straight_blade", "hand": "both"}],
            ),
        ],
        (0, 1, 2),
    ),
    "who kicked beyond the knife is off balance": Small(
        [
            ada(near(10), weapons=["light_straight_blade"], skills={"straight_blade/light": 6}, constitution=12),
            foe(STOUT, near(13), dexterity=0),
            foe(near(10, 30), id="bob", weapons=["light_straight_blade"], reaction=20),
        ],
        (0, 1, 2, 3, 4, 5),
        {"field": {"runnable": False}},
    ),
    # ways
    "mobile past one to another": Small(
        [
            ada(near(0, 10), dexterity=7, abilities=["mobility"]),
            foe(near(20, 14), id="bob", reaction=40),
            foe(near(30, 10), reaction=40),
        ],
        (0, 1, 2, 3, 4, 5),
    ),
    "the nearer of two": Small([ada(near(30)), ada(near(60, 40), id="bob"), foe(near(0), reaction=60)], (0, 1)),
    "a walk as fast as a run": Small(
        [
            ada(near(10), weapons=["light_straight_blade"], load_run_factor=0.5),
            foe(near(60), weapons=["light_straight_blade"], load_run_factor=0.5),
        ],
        (0, 1),
        {"field": {"runnable": False}},
    ),
    "the slow take a step": Small([ada(SLOW), foe(SLOW, near(17))], (0, 1, 2)),
    "past one who gets up": Small(
        [ada(near(0, 10), dexterity=7), foe(near(12, 12, prone=True), id="bob", reaction=-9), foe(near(40, 10))],
        (0, 1, 2),
        {"options": {"actions": {"counterattack": 0}}},
    ),
    "past one to another": Small(
        [ada(near(0, 10), dexterity=7), foe(near(20, 14), id="bob", reaction=40), foe(near(30, 10), reaction=40)]
    ),
    "nobody can run": Small([ada(), foe(near(60))], (0, 1), {"field": {"runnable": False}}),
    "it is far": Small([ada(), foe(near(200))], (0, 1)),
    "who lies gets up": Small([ada(near(10, prone=True)), foe(reaction=50)], (0, 1, 2)),
    "the slow take long": Small([ada(near(10, prone=True), reaction=-9), foe(near(30))], (0, 1, 2)),
    "the slow come slowly": Small([ada(SLOW), foe(SLOW, near(40))], (0, 1)),
    "who does not move lies there": Small([ada(SLOW, strength=-5, dexterity=-3), foe(near(30))], (0, 1)),
    "a sheathed weapon is drawn": Small(
        [ada(weapons=[{"row": "medium_straight_blade", "hand": "sheathed"}]), foe(reaction=50)], (0, 1, 2, 3)
    ),
    "a sheathed weapon takes time": Small(
        [ada(weapons=[{"row": "medium_straight_blade", "hand": "sheathed"}]), foe()],
        (0, 1),
        {"options": {"actions": {"draw": 6}}},
    ),
    # who knows of nothing
    "who sleeps is run through": Small([ada(), foe(STOUT, near(12, guard="still"))], (0, 1, 2, 3, 4, 5)),
    "who sleeps with empty hands": Small([ada(PIKE), foe(BARE, STOUT, near(16, guard="still"))], (0, 1, 2, 3)),
    "who sleeps bears a stun": Small([ada(BARE), foe(STOUT, near(11, guard="still"))], (0, 1, 2, 3, 4, 5)),
    "a critical run-through": Small(
        [ada(MASTER, abilities=["backstab"]), foe(STOUT, near(12, guard="still"))], (0, 1, 2, 3, 4, 5, 6, 7)
    ),
    "a run-through of a level": Small(
        [ada(), foe(STOUT, near(12, guard="still"))],
        (0, 1, 2, 3, 4, 5),
        {"options": {"crit": {"run_through_hit": "critical_level"}}},
    ),
    "who is surprised hardly dodges": Small([ada(), foe(SHIELD, near(12, guard="surprised"))], (0, 1, 2, 3)),
    "who is surprised is stabbed in the back": Small(
        [ada(abilities=["backstab"]), foe(STOUT, near(12, guard="surprised"))], (0, 1, 2, 3, 4)
    ),
    "who is surprised does not strike back": Small(
        [ada(BARE), foe(near(11, guard="surprised")), foe(near(30), id="other")], (0, 1, 2)
    ),
    "the sleeping one is the prey": Small(
        [ada(), foe(SHIELD, NIMBLE), foe(SHIELD, NIMBLE, near(10, 12, guard="still"), id="other")], (0, 1, 2)
    ),
    "who is surprised is no opponent yet": Small(
        [ada(), ada(near(12, 12, guard="surprised"), id="mate", reaction=-5), foe(STOUT, reaction=10)], (0, 1, 2)
    ),
    "many about one who sleeps": Small([*crowd(3), foe(STOUT, near(12, guard="still"))], (0, 1, 2)),
    # trained pairs and riposte
    "a trained pair": Small(
        [ada(teamwork=["mate"]), ada(near(10, 12), id="mate"), foe(), foe(near(12, 12), id="other")],
        (0, 1, 2, 3),
        PAIRS,
    ),
    "a pair is less troubled by many": Small(
        [*crowd(4), foe(STOUT, teamwork=["mate"]), foe(near(40), id="mate")], (0, 1, 2), PAIRS
    ),
    "nobody slips away from riposte": Small(
        [ada(BARE, near(11)), foe(reaction=50, abilities=["riposte"])], (0, 2, 3, 4)
    ),
    "nobody charges at riposte": Small(
        [ada(near(10)), foe(near(36), abilities=["riposte"], reaction=60, tactic="steady")],
        (0, 1, 2),
        {"options": {"actions": {"charge": 2}}},
    ),
    "only the first counterattack is paid for": Small(
        [*crowd(3, BARE), foe(STOUT, reaction=50, abilities=["riposte"])],
        (3, 5),
        {"options": {"abilities": {"riposte_action_cost": "first_only"}, "actions": {"counterattack": 2}}},
    ),
    # the end
    "all are equal": Small([*crowd(4, reaction=5), foe(reaction=5, dexterity=9)], (0, 1, 2, 3, 4, 5)),
    "it ends undecided": Small([ada(SHIELD, NIMBLE), foe(SHIELD, NIMBLE)], (0, 1), {"max_rounds": 2}),
}


def scene(name: str) -> Entry:
    small = SCENES[name]
    return {"format": 1, "system": "fiveaction", "combatant": small.people, "max_rounds": 12} | small.more
