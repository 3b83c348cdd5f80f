"""Numbers, shares, lengths, squares."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest

from bojiste.core.scene import Scene
from bojiste.core.square import square_name
from bojiste.tell import units
from bojiste.tell.words import Words

EACH = {"foot": 2, "sah": 10}
NB = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    "hf, unit, cs, ru, en",
    [
        (10, "sah", "1 sáh", "1 сажень", "1 fathom"),
        (40, "sah", "4 sáhy", "4 сажени", "4 fathoms"),
        (25, "sah", "2,5 sáhu", "2,5 сажени", "2.5 fathoms"),
        (50, "sah", "5 sáhů", "5 саженей", "5 fathoms"),
        (0, "sah", "0 sáhů", "0 саженей", "0 fathoms"),
        (210, "sah", "21 sáhů", "21 сажень", "21 fathoms"),
        (2, "foot", "1 stopa", "1 фут", "1 ft"),
        (4, "foot", "2 stopy", "2 фута", "2 ft"),
        (5, "foot", "2,5 stopy", "2,5 фута", "2.5 ft"),
        (40, "foot", "20 stop", "20 футов", "20 ft"),
        (42, "foot", "21 stop", "21 фут", "21 ft"),
        (2400, "foot", f"1{NB}200 stop", f"1{NB}200 футов", "1,200 ft"),
    ],
)
def test_lengths(hf: int, unit: str, cs: str, ru: str, en: str) -> None:
    told = [units.length(hf, EACH[unit], unit, Words(language)) for language in ("cs", "ru", "en")]
    # the last space, that before the unit, does not break
    assert told == [NB.join(text.rsplit(" ", 1)) for text in (cs, ru, en)]


@pytest.mark.parametrize(
    "qf, cs, ru, en",
    [
        (1, "¼ stopy", "¼ фута", "¼ ft"),
        (17, "4¼ stopy", "4¼ фута", "4¼ ft"),
        (150, "37½ stopy", "37½ фута", "37½ ft"),
        (43, "10¾ stopy", "10¾ фута", "10¾ ft"),
        (8, "2 stopy", "2 фута", "2 ft"),
    ],
)
def test_quarters_of_a_unit(qf: int, cs: str, ru: str, en: str) -> None:
    """A step by a formula with quarters in it: what a system reckons in quarter feet is said in quarters."""
    told = [units.length(qf, 4, "foot", Words(language)) for language in ("cs", "ru", "en")]
    assert told == [text.replace(" ", NB) for text in (cs, ru, en)]


@pytest.mark.parametrize(
    "hf, unit, cs, ru",
    [(2, "foot", "1 stopy", "1 фута"), (4, "foot", "2 stop", "2 футов"), (40, "sah", "4 sáhů", "4 саженей")],
)
def test_lengths_decline(hf: int, unit: str, cs: str, ru: str) -> None:
    assert units.length(hf, EACH[unit], unit, Words("cs"), "gen") == cs.replace(" ", NB)
    assert units.length(hf, EACH[unit], unit, Words("ru"), "gen") == ru.replace(" ", NB)


def test_the_unit_is_that_of_the_scene(sample: Scene, fathoms: Scene) -> None:
    assert [units.unit_of(scene) for scene in (sample, fathoms)] == ["foot", "sah"]
    assert units.unit_of(replace(sample, system=replace(sample.system, lengths=None))) == ""
    assert (units.amount(25, 10), units.amount(40, 10), units.amount(5, 2)) == (Decimal("2.5"), 4, Decimal("2.5"))
    assert isinstance(units.amount(40, 10), int)


def test_numbers_have_the_comma_and_the_minus_of_the_language() -> None:
    assert [units.number(Fraction(-24691, 2), language) for language in ("cs", "ru", "en")] == [
        f"−12{NB}345,5",
        f"−12{NB}345,5",
        "−12,345.5",
    ]
    assert units.number(Fraction(1, 3), "cs") == "0,333"
    assert units.number(Fraction(2, 3), "cs", 1) == "0,7"
    assert units.number(7, "ru") == "7"


def test_percent() -> None:
    assert [units.percent(Fraction(3, 5), language) for language in ("cs", "ru", "en")] == [
        f"60{NB}%",
        f"60{NB}%",
        "60%",
    ]
    assert units.percent(Fraction(1, 3), "cs", 1) == f"33,3{NB}%"
    assert units.percent(Fraction(1, 2), "cs", 1) == f"50,0{NB}%"
    assert units.percent(Fraction(1, 200), "ru") == f"1{NB}%"
    assert units.percent(Fraction(-1, 8), "en", 1) == "−12.5%"
    assert units.percent(0, "en") == "0%"


def test_squares() -> None:
    assert [square_name(x, y) for x, y in ((0, 0), (25, 9), (26, 0), (701, 0), (702, 0))] == [
        "A1",
        "Z10",
        "AA1",
        "ZZ1",
        "AAA1",
    ]
