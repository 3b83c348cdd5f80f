"""What a Multiattack makes, in the Czech and Russian sentences that books and sites use."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.importing.metric import in_feet
from bojiste.systems.srd5.importing.multiattack import read
from bojiste.systems.srd5.importing.multiattack_words import english

CZECH = {
    "Kousnutí": "Bite", "Drápy": "Claws", "Ocas": "Tail", "Krátký meč": "Shortsword", "Krátký luk": "Shortbow",
    "Kopí": "Spear", "Děsivá přítomnost": "Děsivá přítomnost",
}  # fmt: skip
RUSSIAN = {
    "Укус": "Bite", "Коготь": "Claws", "Хвост": "Tail", "Короткий меч": "Shortsword", "Короткий лук": "Shortbow",
    "Копьё": "Spear", "Ужасающая внешность": "Ужасающая внешность",
}  # fmt: skip
MELEE = {"bite": True, "claws": True, "tail": True, "shortsword": True, "shortbow": False, "spear": True}
POWERS = {"desiva_pritomnost": None, "uzhasaiushchaia_vneshnost": None}
BITE_AND_CLAWS = [["bite", "claws", "claws"]]


@pytest.mark.parametrize(
    "sentence, made",
    [
        ("Drak provede tři útoky: jeden kousnutím a dva drápy.", BITE_AND_CLAWS),
        ("Troll zaútočí třikrát: jednou kousnutím a dvakrát drápy.", BITE_AND_CLAWS),
        ("Ogr provede dva útoky kopím.", [["spear"] * 2]),
        ("Bojovník může zaútočit dvakrát krátkým mečem.", [["shortsword"] * 2]),
        ("Skřet provede dva útoky krátkým mečem nebo dva krátkým lukem.", [["shortsword"] * 2, ["shortbow"] * 2]),
        ("Provádí dva útoky: jeden svým kousnutím a jeden svým ocasem.", [["bite", "tail"]]),
        ("Zaútočí dvakrát drápy a jednou kousnutím.", [["claws", "claws", "bite"]]),
        ("Provede dva útoky na dálku.", [["shortbow"] * 2]),
        (
            "Drak může použít svou děsivou přítomnost. Poté provede tři útoky: jeden kousnutím a dva drápy.",
            [["desiva_pritomnost", *BITE_AND_CLAWS[0]]],
        ),
        ("Дракон совершает три атаки: одну укусом и две когтями.", BITE_AND_CLAWS),
        ("Тролль совершает три атаки: одну — укусом, и две — когтями.", BITE_AND_CLAWS),
        ("Дракон совершает одну атаку Укусом и две атаки Когтями.", BITE_AND_CLAWS),
        ("Огр совершает две атаки копьём.", [["spear"] * 2]),
        ("Ветеран атакует дважды коротким мечом.", [["shortsword"] * 2]),
        ("Гоблин совершает две атаки коротким мечом или две коротким луком.", [["shortsword"] * 2, ["shortbow"] * 2]),
        (
            "Дракон может использовать Ужасающую внешность. Затем он совершает три атаки: одну укусом и две когтями.",
            [["uzhasaiushchaia_vneshnost", *BITE_AND_CLAWS[0]]],
        ),
    ],
)
def test_a_sentence_is_read(sentence: str, made: list[list[str]]) -> None:
    names = RUSSIAN if "а" <= sentence[1] <= "я" else CZECH
    found = read(english(sentence, names), {**MELEE, **POWERS})
    assert found is not None and found.ways == made and not found.left


@pytest.mark.parametrize(
    "sentence",
    [
        "Vlkodlak provede dva útoky: jeden kousnutím a jeden drápy nebo kopím.",
        "Drak provede tři útoky: jeden kousnutím a jeden rohy.",
        "Hydra zaútočí tolikrát, kolik má hlav.",
        "Дракон совершает две атаки рогами.",
        "Оборотень совершает две атаки, но не больше одной укусом.",
    ],
)
def test_what_is_not_understood_stays_as_it_is(sentence: str) -> None:
    assert english(sentence, RUSSIAN if "а" <= sentence[1] <= "я" else CZECH) == sentence


@pytest.mark.parametrize(
    "text, feet",
    [
        ("reach 1.5 m, one target", "reach 5 ft., one target"),
        ("dostřel 24/96 m, jeden cíl", "dostřel 80/320 ft., jeden cíl"),
        ("досягаемость 1,5 м, одна цель", "досягаемость 5 ft., одна цель"),
        ("a 9-metre cone", "a 30-foot cone"),
        ("Rychlost 9 metrů", "Rychlost 30 ft."),
        ("for 10 minutes, 5 (1d6 + 2)", "for 10 minutes, 5 (1d6 + 2)"),
    ],
)
def test_metres_are_feet(text: str, feet: str) -> None:
    assert in_feet(text) == feet
