"""What a Multiattack makes, in the sentences of the prints of 2014 and 2024 and of other books."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.importing import Imported
from bojiste.systems.srd5.importing.multiattack import read
from tests.importing.test_newer import wyrm

KEYS = {
    "bite": True, "claw": True, "tail": True, "rend": True, "pike": True, "longbow": False, "tail_stinger": True,
    "fire_breath": None, "frightful_presence": None, "roar": None, "hurl_flame": False,
}  # fmt: skip
BITE_AND_CLAWS = [["bite", "claw", "claw"]]


UNDERSTOOD: list[tuple[str, list[list[str]]]] = [
    ("The troll makes two claw attacks.", [["claw"] * 2]),
    ("The troll makes three attacks: one with its bite and two with its claws.", BITE_AND_CLAWS),
    ("The troll makes one bite attack and two claw attacks.", BITE_AND_CLAWS),
    ("The troll makes a bite attack and two claw attacks.", BITE_AND_CLAWS),
    ("The troll attacks once with its bite and twice with its claws.", BITE_AND_CLAWS),
    ("The troll makes one Bite attack, one Tail attack, and two Claw attacks.", [["bite", "tail", "claw", "claw"]]),
    ("The troll makes three attacks, one with its bite and two with its claws.", BITE_AND_CLAWS),
    ("The troll makes two attacks with its bite and its tail.", [["bite", "tail"]]),
    ("It makes two Pike attacks or two Longbow attacks.", [["pike"] * 2, ["longbow"] * 2]),
    ("The devil makes one Claw attack and one Tail attack, or it makes two Hurl Flame attacks.",
     [["claw", "tail"], ["hurl_flame"] * 2]),
    ("The beast makes three attacks: one with its bite and two with its claws or two with its longbow.",
     [*BITE_AND_CLAWS, ["longbow"] * 2]),
    ("The centaur makes two attacks, using Pike or Longbow in any combination.",
     [["pike", "pike"], ["pike", "longbow"], ["longbow", "longbow"]]),
    ("The scout makes two Pike or Longbow attacks.", [["pike", "pike"], ["pike", "longbow"], ["longbow", "longbow"]]),
    ("The brute makes two attacks: one with its bite and one with its claws or pike.", [["bite", "claw"], ["bite", "pike"]]),
    ("The vampire makes one Claw attack and uses Roar.", [["claw", "use roar"]]),
    ("The dragon makes two Claw attacks and uses either Roar or Fire Breath if available.",
     [["claw", "claw", "use roar"], ["claw", "claw", "use fire_breath"]]),
    ("The mouther makes one bite attack and, if it can, uses its Roar.", [["bite", "use roar"]]),
    ("The planetar makes three Rend attacks or uses Roar twice.", [["rend"] * 3, ["use roar"] * 2]),
    ("The dragon can use its Frightful Presence. It then makes three attacks: one with its bite and two with its claws.",
     [["frightful_presence", *BITE_AND_CLAWS[0]]]),
    ("The dragon makes three Rend attacks. It can replace one attack with a Tail attack.",
     [["rend"] * 3, ["rend", "rend", "tail"]]),
    ("The dragon makes three Rend attacks. It can replace two attacks with a use of Fire Breath.",
     [["rend"] * 3, ["rend", "use fire_breath"]]),
    ("The naga makes two Bite attacks. It can replace any attack with a use of Roar.",
     [["bite", "bite"], ["bite", "use roar"], ["use roar", "use roar"]]),
    ("The chimera makes one Bite attack and one Claw attack. It can replace the Claw attack with a use of Fire Breath if available.",
     [["bite", "claw"], ["bite", "use fire_breath"]]),
    ("The devil makes two Claw attacks. It can use Hurl Flame in place of any melee attack.",
     [["claw", "claw"], ["claw", "hurl_flame"], ["hurl_flame", "hurl_flame"]]),
    ("The turtle makes three attacks: one with its bite and two with its claws. It can make one tail attack in place of its two claw attacks.",
     [*BITE_AND_CLAWS, ["bite", "tail"]]),
    ("The scorpion makes one attack with its stinger.", [["tail_stinger"]]),
    ("The giant makes two ranged attacks with its longbow.", [["longbow"] * 2]),
]  # fmt: skip


@pytest.mark.parametrize("sentence, ways", UNDERSTOOD, ids=[str(at) for at in range(len(UNDERSTOOD))])
def test_a_sentence_is_read(sentence: str, ways: list[list[str]]) -> None:
    made = read(sentence, KEYS)
    assert made is not None and made.ways == ways and made.left == ()


@pytest.mark.parametrize(
    "sentence, ways",
    [
        (
            "The vampire makes two attacks, only one of which can be a bite attack.",
            [["bite", "claw"], ["claw", "claw"]],
        ),
        ("The lizard makes two melee attacks, each one with a different weapon.", [["bite", "claw"]]),
        ("The lizard makes two attacks.", [["bite", "bite"], ["bite", "claw"], ["claw", "claw"]]),
        ("The lizard makes two melee attacks.", [["any melee"] * 2]),
    ],
)
def test_attacks_that_are_not_named(sentence: str, ways: list[list[str]]) -> None:
    made = read(sentence, {"bite": True, "claw": True})
    assert made is not None and made.ways == ways


def test_the_number_may_be_of_dice() -> None:
    made = read("The fungus makes 1d4 bite attacks.", KEYS)
    assert made is not None and (made.ways, made.dice) == ([["bite"]], "1d4")


@pytest.mark.parametrize(
    "sentence, ways, left",
    [
        ("The chuul makes two claw attacks. If it grapples somebody, it can also use its roar.", [["claw"] * 2],
         ("If it grapples somebody, it can also use its roar",)),
        ("The golem makes two Rend attacks, or it makes three Rend attacks if it used Hasten this turn.", [["rend"] * 2],
         ("it makes three Rend attacks if it used Hasten this turn",)),
        ("The mage makes two Rend attacks. It can replace one attack with a use of Spellcasting.", [["rend"] * 2],
         ("It can replace one attack with a use of Spellcasting",)),
    ],
)  # fmt: skip
def test_what_is_not_understood_of_it_is_left(sentence: str, ways: list[list[str]], left: tuple[str, ...]) -> None:
    made = read(sentence, KEYS)
    assert made is not None and made.ways == ways and made.left == left


@pytest.mark.parametrize(
    "sentence",
    [
        "The hydra makes as many bite attacks as it has heads.",
        "The troll makes one bite attack and two hoof attacks.",
        "The troll makes three attacks: one with its bite and one with its claws.",
        "In bear form, the werebear makes two claw attacks.",
        "Makes two claw attacks.",
        "",
    ],
)
def test_nothing_is_guessed(sentence: str) -> None:
    assert read(sentence, KEYS) is None


ROAR = "Wisdom Saving Throw: DC 15, each enemy within 60 feet. Failure: The target has the Frightened condition until the end of its next turn."
REND = "Rend. Melee Attack Roll: +7, reach 5 ft. Hit: 13 (2d8 + 4) Slashing damage."


def _made(roar: str) -> Imported:
    said = "The wyrm makes three Rend attacks. It can replace one attack with a use of Roar."
    return wyrm(f"Multiattack. {said}", REND, f"Roar. {roar}")


def test_a_feature_among_the_attacks_is_played() -> None:
    found = _made(ROAR)
    assert found.table["multiattack"] == [["rend"] * 3, ["rend", "rend", "use roar"]] and not found.missed


def test_one_that_nobody_plays_is_left_out_and_told() -> None:
    found = _made("The wyrm sings of home.")
    assert [key for key in found.table["multiattack"] if "use" in key] == []
    assert found.left == ("Roar",) and "Multiattack" in found.missed
