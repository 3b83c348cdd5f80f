"""What people mean by what they type at a menu, and what stands on its lines."""

from __future__ import annotations

import pytest

from bojiste.cli.menu import Menu
from bojiste.core.ask import Option

NAMES = {"goblin-10": "goblin 10", "goblin-2": "goblin 2", "ogre": "zlobr"}
LABELS = {
    "move": "Přesunout se (pohyb: 6 sáhů)",
    "attack:goblin-10:mace": "Zaútočit na goblina 10: palcát",
    "attack:ogre:bow": "Zaútočit na zlobra: krátký luk (na dálku)",
    "attack:ogre:mace": "Zaútočit na zlobra: palcát",
    "grapple:goblin-10": "Chvat místo útoku: goblin 10",
    "help:goblin-2": "Pomoc: útok na goblina 2",
    "cast:bless": "Kouzlo: požehnání",
    "end": "Ukončit tah",
    "stop": "Ukončit scénu",
}


def about(option: Option) -> str:
    return NAMES.get(option.key.partition(":")[2].partition(":")[0], "")


def menu(*without: str, most: int = 12) -> Menu:
    return Menu(
        [Option(key) for key in LABELS if key not in without],
        lambda option: LABELS[option.key],
        called=lambda option: "konec hotovo" if option.key == "end" else "",
        about=about,
        first=("attack", "cast"),
        default="end",
        most=most,
    )


def keys(found: tuple[Option, ...]) -> set[str]:
    return {option.key for option in found}


@pytest.mark.parametrize("typed", ["chvat goblin 1", "zautocit na goblina 1", "pomoc goblina 1", "goblin 1", "chvat 1"])
def test_a_name_that_ends_in_a_number_is_whole(typed: str) -> None:
    """Goblin 1 is gone: nobody else is meant, neither by the whole line nor by its beginning."""
    offered = menu()
    assert offered.find(typed) == () and offered.steps(typed) == ((), "")


@pytest.mark.parametrize("typed", ["chvat goblin 1", "chvat misto utoku: goblin 1", "chvat goblin"])
def test_the_beginning_of_a_line_names_whom_it_is_about(typed: str) -> None:
    found, left = menu("attack:goblin-10:mace").steps(f"{typed} x")
    assert (found, left) == ((), "")
    found, left = menu("attack:goblin-10:mace").steps("chvat goblin 10 síla")
    assert keys(found) == {"grapple:goblin-10"} and left == "síla"


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("kratky luk", {"attack:ogre:bow"}),
        ("luk", {"attack:ogre:bow"}),
        ("palcat", {"attack:ogre:mace", "attack:goblin-10:mace"}),
        ("a zlobr", {"attack:ogre:bow", "attack:ogre:mace"}),
        ("attack zlobra palcat", {"attack:ogre:mace"}),
        ("konec", {"end"}),
        ("hotovo", {"end"}),
        ("pozehnani", {"cast:bless"}),
        ("u", {"end"}),
        ("!", {"stop"}),
        ("kb", set()),
        ("lu", set()),
        ("...", set()),
    ],
)
def test_words_that_mean_an_answer(typed: str, meant: set[str]) -> None:
    assert keys(menu().find(typed)) == meant


def test_what_matters_most_stands_first_and_the_default_behind_it() -> None:
    lines = [row[0].key for row in menu().rows()]
    assert lines == [
        "attack:goblin-10:mace",
        "attack:ogre:bow",
        "attack:ogre:mace",
        "cast:bless",
        "end",
        "move",
        "grapple:goblin-10",
        "help:goblin-2",
    ]
    grouped = menu(most=6)
    assert [len(row) for row in grouped.rows()] == [3, 1, 1, 1, 1, 1]
    assert grouped.label(grouped.rows()[0], 50) == ("Zaútočit na goblina 10: palcát", 2)
    assert grouped.label(grouped.rows()[0], 100) == (
        "Zaútočit na goblina 10: palcát · zlobra: krátký luk (na dálku) · zlobra: palcát",
        0,
    )
