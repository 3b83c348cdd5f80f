"""Dice notation: reading, refusing, rolling, exact distributions."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from math import comb, prod
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bojiste.core import notation
from bojiste.core.notation import (
    Dice,
    Distribution,
    Expression,
    Number,
    Rolled,
    Term,
    average,
    distribution,
    maximum,
    minimum,
    odds,
    parse,
    reader,
)
from bojiste.errors import BadNotation, DiceError


def rolled(text: str, *faces: int) -> Rolled:
    """Roll with scripted faces, which must be used up."""
    return driven(parse(text), faces)


def driven(expression: Expression, faces: Iterable[int]) -> Rolled:
    course, script = expression.roll(), list(faces)
    try:
        next(course)
        while True:
            course.send(script.pop(0))
    except StopIteration as stop:
        assert script == [], "faces left over"
        assert isinstance(stop.value, Rolled)
        return stop.value


def refusal(text: str) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    return caught.value


# Expressions whose every course can be counted by hand of the machine.

NUMBERS = st.builds(Number, st.integers(0, 1000))


@st.composite
def some_dice(draw: st.DrawFn, most_dice: int = 1000, most_sides: int = 10_000) -> Dice:
    count, sides = draw(st.integers(1, most_dice)), draw(st.integers(2, most_sides))
    lowest = draw(st.integers(0, count - 1))
    highest = draw(st.integers(0, count - 1 - lowest))
    return Dice(count, sides, lowest, highest, draw(st.sampled_from([1, 1, 1, 2, 10, 1_000_000])))


def expressions(dice: st.SearchStrategy[Dice], most: int) -> st.SearchStrategy[Expression]:
    terms = st.builds(Term, st.sampled_from([1, -1]), dice | NUMBERS)
    return st.lists(terms, min_size=1, max_size=most).map(lambda found: Expression(tuple(found)))


ANY = expressions(some_dice(), 5)
SMALL = expressions(some_dice(4, 6), 3).filter(lambda expression: prod(expression.dice) <= 5000)


def test_the_examples_of_the_docstrings() -> None:
    examples = [doctest.testmod(module, extraglobs=vars(notation)) for module in (notation, odds)]
    assert sum(results.attempted for results in examples) > 10
    assert not any(results.failed for results in examples)


# ---------------------------------------------------------------------------------------------------- reading


@pytest.mark.parametrize(
    "text, canonical",
    [
        ("2d6+3", "2d6+3"),
        ("4d6kh3", "4d6kh3"),
        ("4d6kl1", "4d6kl1"),
        ("2d20kl1", "2d20kl1"),
        ("2d20kh1", "2d20kh1"),
        ("1d20 adv", "2d20kh1"),
        ("k20dis+5", "2d20kl1+5"),
        ("d20", "1d20"),
        ("k20", "1d20"),
        ("2k4", "2d4"),
        ("1к8", "1d8"),
        ("К20", "1d20"),
        ("K20", "1d20"),
        ("D20", "1d20"),
        ("2д6", "2d6"),
        ("2Д6", "2d6"),
        ("d%", "1d100"),
        ("2k%", "2d100"),
        ("d100", "1d100"),
        ("7", "7"),
        ("0", "0"),
        ("-1", "-1"),
        ("+1", "1"),
        ("-d4", "-1d4"),
        ("−d4", "-1d4"),
        ("2d6−1", "2d6-1"),
        ("2d6–1", "2d6-1"),
        ("2d6+0", "2d6+0"),
        ("1d8+1d6-1d4+2-3", "1d8+1d6-1d4+2-3"),
        (" 2 d 6 + 3 ", "2d6+3"),
        ("2d6\u00a0+\u00a03", "2d6+3"),
        ("4d6 kh 3", "4d6kh3"),
        ("4D6KH3", "4d6kh3"),
        ("4к6кh3", "4d6kh3"),
        ("4d6dl1", "4d6kh3"),
        ("4d6dh1", "4d6kl3"),
        ("5d6dl1dh1", "5d6dl1dh1"),
        ("5d6dh1dl2", "5d6dl2dh1"),
        ("5d6dl1dh0", "5d6kh4"),
        ("4d6kh4", "4d6"),
        ("4d6kl4", "4d6"),
        ("4d6dl0", "4d6"),
        ("2d5*10", "2d5*10"),
        ("2d5×10", "2d5*10"),
        ("2d5·10", "2d5*10"),
        ("10×2d5", "2d5*10"),
        ("2d5*1", "2d5"),
        ("4d6kh3*10-5", "4d6kh3*10-5"),
        ("5-10*4k6dl1", "5-4d6kh3*10"),
        ("007", "7"),
        ("1000d10000", "1000d10000"),
        ("d2", "1d2"),
        ("1000000", "1000000"),
        ("+".join(["d6"] * 50), "+".join(["1d6"] * 50)),
        ("0" * 1999 + "7", "7"),
        ("2d6!", "2d6!"),
        ("2k6 ro 2", "2d6ro<=2"),
        ("2d6ro<3", "2d6ro<=2"),
        ("2d6ro1", "2d6ro<=1"),
        ("2d6mi2", "2d6mi2"),
        ("2d6 min 2", "2d6mi2"),
        ("8d10>=7", "8d10>=7"),
        ("8d10 > 6", "8d10>=7"),
        ("8d10<3", "8d10<=2"),
        ("8d10=10", "8d10>=10"),
        ("8d10=4", "8d10=4"),
        ("4dF", "4dF"),
        ("4d6RO1KH3", "4d6ro<=1kh3"),
        ("4d6ro1kh3>=5*2", "4d6ro<=1kh3>=5*2"),
        ("(2d6+3)*2", "2d6*2+6"),
        ("2*(d6-(d4+1))", "1d6*2-1d4*2-2"),
        ("-(d6-3)", "-1d6+3"),
    ],
)
def test_reads(text: str, canonical: str) -> None:
    assert str(parse(text)) == canonical


def test_the_tree() -> None:
    assert parse("2d6-4k6dl1×10+3") == Expression(
        (Term(1, Dice(2, 6)), Term(-1, Dice(4, 6, drop_lowest=1, times=10)), Term(1, Number(3)))
    )


def test_dice_in_reading_order() -> None:
    assert parse("5 + 2d6 - 1d4 + 3d8kh1").dice == (6, 6, 4, 8, 8, 8)
    assert parse("5").dice == ()


@given(ANY)
def test_the_canonical_form_reads_back(expression: Expression) -> None:
    assert parse(str(expression)) == expression


@given(ANY, st.sampled_from("dDkKкКдД"), st.sampled_from(["", " ", "\u00a0"]))
def test_czech_russian_and_english_notation_agree(expression: Expression, die: str, blank: str) -> None:
    text = expression.written(die).replace("+", f"{blank}+{blank}").replace("-", f"{blank}−{blank}")
    assert parse(text) == expression


# ---------------------------------------------------------------------------------------------------- refusing


@pytest.mark.parametrize(
    "text, reason, data",
    [
        ("", "notation-empty", {"position": 0, "expected": "term", "near": "2d6+3"}),
        (" \t", "notation-empty", {"position": 0}),
        ("-".join(["d6"] * 51), "notation-too-many-terms", {"position": 149, "maximum": 50}),
        ("4d6k3", "notation-ambiguous-keep", {"position": 3, "found": "k3", "keep": "4d6kh3", "die": "4d6+k3"}),
        ("4к6К3", "notation-ambiguous-keep", {"position": 3, "found": "К3", "keep": "4к6kh3", "die": "4к6+К3"}),
        ("1 + 4d6 k3 - 2", "notation-ambiguous-keep", {"position": 8, "keep": "1 + 4d6 kh3 - 2"}),
        ("4d6d2", "notation-ambiguous-drop", {"position": 3, "found": "d2", "drop": "4d6dl2", "die": "4d6+d2"}),
        ("k20 výhoda", "notation-unexpected", {"found": "výhoda", "expected": "twice", "near": "k20 adv"}),
        ("1d20 помеха", "notation-unexpected", {"expected": "twice", "near": "1d20 adv"}),
        ("2d20 výhoda", "notation-unexpected", {"expected": "sign", "near": "2d20"}),
        ("3d6 adv", "notation-unexpected", {"position": 4, "found": "adv", "expected": "sign", "near": "3d6"}),
        ("2d20k1", "notation-unexpected", {"position": 4, "found": "k", "expected": "sign", "near": "2d20kh1"}),
        ("2d6k10", "notation-unexpected", {"position": 3, "expected": "sign", "near": "2d6+k10"}),
        ("4d6d1", "notation-unexpected", {"position": 3, "near": "4d6dl1"}),
        ("2d6d2", "notation-unexpected", {"position": 3, "near": "2d6+d2"}),
        ("2d6k%", "notation-unexpected", {"position": 3, "near": "2d6+k%"}),
        ("4d6k0", "notation-unexpected", {"position": 3, "near": "4d6"}),
        ("4d6k", "notation-unexpected", {"position": 3, "near": "4d6"}),
        ("2d6+3 fire", "notation-unexpected", {"position": 6, "place": 7, "found": "fire", "near": "2d6+3"}),
        ("2d6++3", "notation-unexpected", {"position": 4, "found": "+", "expected": "term", "near": "2d6"}),
        ("1 0d6", "notation-unexpected", {"position": 2, "found": "0", "expected": "sign", "near": "1"}),
        ("2d6,5", "notation-unexpected", {"position": 3, "found": ",", "expected": "sign"}),
        ("oheň", "notation-unexpected", {"position": 0, "found": "oheň", "expected": "term", "near": "2d6+3"}),
        ("２d6", "notation-unexpected", {"position": 0, "found": "２", "expected": "term"}),
        ("dx", "notation-unexpected", {"position": 1, "found": "x", "expected": "sides"}),
        ("kh3", "notation-unexpected", {"position": 0, "found": "kh", "expected": "term"}),
        ("d6*2*3", "notation-unexpected", {"position": 4, "found": "*", "near": "d6*2"}),
        ("2*d6*3", "notation-unexpected", {"position": 4, "found": "*", "near": "2*d6"}),
        ("2×x", "notation-unexpected", {"position": 2, "found": "x", "expected": "dice"}),
        ("d6×x", "notation-unexpected", {"position": 3, "found": "x", "expected": "number", "near": "d6"}),
        ("d6××2", "notation-unexpected", {"position": 3, "found": "×", "near": "d6"}),
        ("5d6dl1dl1", "notation-unexpected", {"position": 6, "found": "dl", "near": "5d6dl1"}),
        ("5d6kh3kl1", "notation-unexpected", {"position": 6, "found": "kl", "near": "5d6kh3"}),
        ("2d", "notation-unfinished", {"position": 2, "expected": "sides", "near": "2d6+3"}),
        ("2d6+", "notation-unfinished", {"position": 4, "place": 5, "expected": "term", "near": "2d6"}),
        ("4d6kh", "notation-unfinished", {"position": 5, "expected": "number", "near": "4d6"}),
        ("2*3", "notation-unfinished", {"position": 3, "expected": "dice"}),
        ("2d6*", "notation-unfinished", {"position": 4, "expected": "number", "near": "2d6"}),
        ("-", "notation-unfinished", {"position": 1, "expected": "term"}),
        ("1001d6+1", "notation-too-many-dice", {"position": 0, "number": 1001, "maximum": 1000, "near": "1000d6+1"}),
        ("0d6", "notation-no-dice", {"position": 0, "number": 0, "minimum": 1, "near": "1d6"}),
        ("d1", "notation-sides", {"position": 1, "number": 1, "minimum": 2, "maximum": 10000, "near": "d2"}),
        ("2d0", "notation-sides", {"position": 2, "number": 0, "near": "2d2"}),
        ("3 + к10001", "notation-sides", {"position": 5, "number": 10001, "near": "3 + к10000"}),
        ("2d20kh3", "notation-keep", {"position": 6, "number": 3, "minimum": 1, "maximum": 2, "near": "2d20kh2"}),
        ("2d20kl0", "notation-keep", {"position": 6, "number": 0, "near": "2d20kl1"}),
        ("4d6dl4", "notation-drop", {"position": 5, "number": 4, "minimum": 0, "maximum": 3, "near": "4d6dl3"}),
        ("4d6dl2dh2", "notation-drop", {"position": 8, "number": 2, "maximum": 1, "near": "4d6dl2dh1"}),
        ("d6dh1", "notation-drop", {"position": 4, "number": 1, "maximum": 0, "near": "d6dh0"}),
        ("d6+1000001", "notation-number", {"position": 3, "number": 1000001, "maximum": 1000000, "near": "d6+1000000"}),
        ("d6*0", "notation-number", {"position": 3, "number": 0, "minimum": 1, "near": "d6*1"}),
        ("0*d6", "notation-number", {"position": 0, "number": 0, "minimum": 1, "near": "1*d6"}),
        ("9" * 2000, "notation-number", {"near": "1000000"}),
        ("2d6r1", "notation-unexpected", {"position": 3, "found": "r", "near": "2d6ro1"}),
        ("2d6e6", "notation-unexpected", {"position": 3, "found": "e", "near": "2d6!"}),
        ("8d10cs>=7", "notation-unexpected", {"position": 4, "found": "cs", "near": "8d10>=7"}),
        ("8d10!>=7", "notation-unexpected", {"position": 5, "found": ">=", "near": "8d10!"}),
        ("d6ro>3", "notation-unexpected", {"position": 4, "found": ">", "near": "d6ro<=3"}),
        ("d6ro6", "notation-number", {"position": 4, "number": 6, "maximum": 5, "near": "d6ro5"}),
        ("d6mi1", "notation-number", {"position": 4, "number": 1, "minimum": 2, "near": "d6mi2"}),
        ("8d10>10", "notation-number", {"position": 5, "maximum": 9, "near": "8d10>9"}),
        ("2*(d6+1", "notation-unfinished", {"position": 7, "expected": "close", "near": "2d6+3"}),
        ("d6)", "notation-unexpected", {"position": 2, "found": ")", "near": "d6"}),
        ("(" * 300 + "d6", "notation-unexpected", {"position": 10, "found": "("}),
        ("2*(1000000)", "notation-number", {"position": 0, "number": 2}),
        ("3(d6)", "notation-unexpected", {"position": 1, "found": "("}),
        ("3*2(d6)", "notation-unexpected", {"position": 3, "found": "(", "expected": "dice"}),
    ],
)
def test_refuses(text: str, reason: str, data: dict[str, Any]) -> None:
    error = refusal(text)
    assert isinstance(error, DiceError)
    assert error.problem.reason == reason
    assert error.problem.value == text
    assert {key: error.problem.data[key] for key in data} == data
    assert error.problem.data["place"] == error.problem.data["position"] + 1
    for key in ("near", "keep", "drop", "die"):
        if key in error.problem.data:
            parse(error.problem.data[key])  # a remedy is notation


def test_a_text_without_end_is_refused_and_not_told_whole() -> None:
    problem = refusal("1" * 2001).problem
    assert (problem.reason, problem.value) == ("notation-too-long", "1" * 40 + "…")
    assert problem.data == {"length": 2001, "maximum": 2000, "position": 2000, "place": 2001}


def test_the_longest_canonical_form_can_be_read() -> None:
    term = Term(-1, Dice(1000, 10_000, 499, 500, 1_000_000))
    expression = Expression((term,) * reader.MOST_TERMS)
    assert parse(str(expression)) == expression


@given(st.text("0126kdhlKк+-−*×% x!ro<>=()Fmi", max_size=12) | st.text(max_size=12))
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    try:
        expression = parse(text)
    except BadNotation as error:
        facts = error.problem.data
        assert 0 <= facts["position"] <= len(text)
        if "found" in facts:
            assert text.replace(" ", "").find(facts["found"], 0) >= 0
        if error.problem.reason == "notation-unfinished":
            parse(facts["near"])
    else:
        assert parse(str(expression)) == expression


# ---------------------------------------------------------------------------------------------------- rolling


@pytest.mark.parametrize(
    "text, faces, total, told",
    [
        ("4d6kh3", [6, 5, 3, 1], 14, "4d6kh3: 6, 5, 3, (1) = 14"),
        ("4d6kh3", [1, 6, 1, 4], 11, "4d6kh3: 1, 6, (1), 4 = 11"),
        ("4d6kl1", [4, 2, 6, 2], 2, "4d6kl1: (4), (2), (6), 2 = 2"),
        ("2d20kl1", [17, 4], 4, "2d20kl1: (17), 4 = 4"),
        ("2d20kh1", [7, 7], 7, "2d20kh1: 7, (7) = 7"),
        ("5d6dl1dh1", [6, 1, 3, 6, 2], 11, "5d6dl1dh1: (6), (1), 3, 6, 2 = 11"),
        ("k20", [14], 14, "1d20: 14 = 14"),
        ("2d6+3", [4, 2], 9, "2d6+3: [4, 2] + 3 = 9"),
        ("-d4", [3], -3, "-1d4: -[3] = -3"),
        ("5-2d4kh1*10", [1, 3], -25, "5-2d4kh1*10: 5 - [(1), 3]*10 = -25"),
        ("2d4*10", [1, 3], 40, "2d4*10: [1, 3]*10 = 40"),
        ("7", [], 7, "7: 7 = 7"),
        ("2d6!", [6, 6, 2, 5], 19, "2d6!: 6+6+2, 5 = 19"),
        ("2d6!kh1", [6, 1, 5], 7, "2d6!kh1: 6+1, (5) = 7"),
        ("d2!", [2] * 11, 22, "1d2!: 2+2+2+2+2+2+2+2+2+2+2 = 22"),
        ("3d6ro2", [2, 1, 3, 1, 6], 10, "3d6ro<=2: 2→1, 3, 1→6 = 10"),
        ("2d6mi2", [1, 5], 7, "2d6mi2: 1→2, 5 = 7"),
        ("3d10>=7+1", [7, 6, 10], 3, "3d10>=7+1: [7✓, 6, 10✓] + 1 = 3"),
        ("4dF", [1, 2, 3, 3], 1, "4dF: -1, 0, +1, +1 = 1"),
    ],
)
def test_a_roll_remembers_its_faces(text: str, faces: list[int], total: int, told: str) -> None:
    result = rolled(text, *faces)
    assert (result.total, str(result), result.faces) == (total, told, tuple(faces))


def test_a_roll_tells_each_term() -> None:
    result = rolled("2d6 - 3d4kh1*10 + 2", 4, 5, 2, 1, 3)
    assert [term.total for term in result.terms] == [9, -30, 2]
    assert [term.faces for term in result.terms] == [(4, 5), (2, 1, 3), ()]
    assert [term.kept for term in result.terms] == [(True, True), (False, False, True), ()]


def test_a_roll_is_told_with_the_letter_of_the_language() -> None:
    assert rolled("2d6+3", 1, 2).written("k") == "2k6+3: [1, 2] + 3 = 6"


def test_a_roll_asks_for_the_sides_of_each_die_in_turn() -> None:
    course = parse("d20+2d4+1").roll()
    asked = [next(course), course.send(20), course.send(1)]
    assert asked == [20, 4, 4]
    with pytest.raises(StopIteration):
        course.send(4)


@given(expressions(some_dice(30, 100), 4), st.data())
def test_a_roll_lies_between_the_least_and_the_greatest(expression: Expression, data: st.DataObject) -> None:
    faces = [data.draw(st.integers(1, sides)) for sides in expression.dice]
    result = driven(expression, faces)
    assert minimum(expression) <= result.total <= maximum(expression)
    assert result.total == sum(term.total for term in result.terms)


# ---------------------------------------------------------------------------------------------------- distributions


def counted(expression: Expression) -> Counter[int]:
    """Every course of the dice, summed by another way than the module's: sort, cut, add."""
    totals: Counter[int] = Counter()
    for faces in product(*(range(1, sides + 1) for sides in expression.dice)):
        total, left = 0, list(faces)
        for term in expression.terms:
            if isinstance(term.part, Number):
                total += term.sign * term.part.value
            else:
                mine, left = sorted(left[: term.part.count]), left[term.part.count :]
                kept = mine[term.part.drop_lowest : len(mine) - term.part.drop_highest]
                total += term.sign * term.part.times * sum(kept)
        totals[total] += 1
    return totals


@given(SMALL)
def test_a_distribution_counts_every_course_of_the_dice(expression: Expression) -> None:
    assert distribution(expression) == Distribution.of(counted(expression))


@pytest.mark.parametrize("text", ["4d4kh3", "4d4kl2*2", "5d3dl1dh2", "2d6-d4", "d4+3d3kh1-2d2"])
def test_rolls_give_the_distribution(text: str) -> None:
    expression = parse(text)
    every = product(*(range(1, sides + 1) for sides in expression.dice))
    assert distribution(expression) == Distribution.of(Counter(driven(expression, faces).total for faces in every))


def every_course(expression: Expression, told: tuple[int, ...] = (), cases: int = 1) -> Iterable[tuple[int, Fraction]]:
    """Every way the dice may go, thrown again or not, with its chance."""
    course = expression.roll()
    try:
        sides = next(course)
        for face in told:
            sides = course.send(face)
    except StopIteration as stop:
        yield stop.value.total, Fraction(1, cases)
        return
    for face in range(1, sides + 1):
        yield from every_course(expression, (*told, face), cases * sides)


@pytest.mark.parametrize(
    "text",
    [
        "2d3ro1",
        "2d4ro2kh1",
        "3d4mi2",
        "3d4mi3kl2*2",
        "3d4>=3",
        "3d4<2-1",
        "4d3kh2=2",
        "3dF",
        "3dFkh1",
        "2d4ro1>=3",
        "d2!",
        "(d4-d3)*2",
    ],
)
def test_odd_dice_are_counted_exactly(text: str) -> None:
    chances: Counter[int] = Counter()
    for total, chance in every_course(parse(text)):
        chances[total] += chance  # type: ignore[assignment]
    odds = distribution(parse(text))
    assert {value: odds.probability(value) for value in odds.outcomes} == chances
    assert average(parse(text)) == odds.mean
    assert (minimum(parse(text)), maximum(parse(text))) == (odds.minimum, odds.maximum)


def test_exploding_dice_have_the_odds_of_many_throws() -> None:
    odds = distribution(parse("1d6!"))
    assert odds.probability(6) == 0
    assert odds.probability(7) == Fraction(1, 36)
    assert odds.maximum == 66
    assert abs(float(odds.mean) - 4.2) < 1e-6
    assert distribution(parse("3d6!")).mean == 3 * odds.mean


@given(SMALL)
def test_a_distribution_adds_up(expression: Expression) -> None:
    odds = distribution(expression)
    assert odds.total == sum(odds.weights) == prod(expression.dice)
    assert (odds.minimum, odds.maximum) == (minimum(expression), maximum(expression))
    assert odds.mean == average(expression)
    assert sum(map(odds.probability, odds.outcomes)) == 1
    assert list(odds.outcomes) == sorted(set(odds.outcomes))


@given(st.integers(1, 60), st.integers(2, 30))
def test_many_dice_are_one_die_more(count: int, sides: int) -> None:
    more, fewer, one = (distribution(parse(f"{number}d{sides}")) for number in (count + 1, count, 1))
    assert more == fewer + one


@given(st.integers(2, 40), st.integers(2, 20), st.data())
def test_the_highest_mirror_the_lowest(count: int, sides: int, data: st.DataObject) -> None:
    kept = data.draw(st.integers(1, count - 1))
    high, low = (distribution(parse(f"{count}d{sides}{end}{kept}")) for end in ("kh", "kl"))
    assert low.scaled(-1) + kept * (sides + 1) == high


@given(st.integers(2, 40), st.integers(2, 20))
def test_one_kept_has_the_textbook_formula(count: int, sides: int) -> None:
    odds = distribution(parse(f"{count}d{sides}kh1"))
    assert odds.outcomes == tuple(range(1, sides + 1))
    assert odds.weights == tuple(face**count - (face - 1) ** count for face in odds.outcomes)


@pytest.mark.parametrize(
    "text, mean, variance",
    [
        ("d6", Fraction(7, 2), Fraction(35, 12)),
        ("2d6+3", Fraction(10), Fraction(35, 6)),
        ("2d6-2d6", Fraction(0), Fraction(35, 3)),
        ("2d10", Fraction(11), Fraction(33, 2)),
        ("4d6kh3", Fraction(15869, 1296), Fraction(13612487, 1679616)),
        ("2d20kh1", Fraction(553, 40), Fraction(35511, 1600)),
        ("2d20kl1", Fraction(287, 40), Fraction(35511, 1600)),
        ("100d6", Fraction(350), Fraction(875, 3)),
        ("2d5*10", Fraction(60), Fraction(400)),
        ("7", Fraction(7), Fraction(0)),
    ],
)
def test_mean_and_variance(text: str, mean: Fraction, variance: Fraction) -> None:
    odds = distribution(parse(text))
    assert (odds.mean, odds.variance) == (mean, variance)
    assert average(parse(text)) == mean


@pytest.mark.parametrize(
    "text, outcomes, weights",
    [
        ("d4", range(1, 5), [1, 1, 1, 1]),
        ("2k4-1", range(1, 8), [1, 2, 3, 4, 3, 2, 1]),
        ("2d4*10", range(20, 81, 10), [1, 2, 3, 4, 3, 2, 1]),
        ("3-d4", range(-1, 3), [1, 1, 1, 1]),
        ("4d6kh3", range(3, 19), [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21]),
        ("2d20kh1", range(1, 21), range(1, 40, 2)),
        ("2d20kl1", range(1, 21), range(39, 0, -2)),
        ("-3", [-3], [1]),
    ],
)
def test_weights(text: str, outcomes: Iterable[int], weights: Iterable[int]) -> None:
    odds = distribution(parse(text))
    assert (odds.outcomes, odds.weights) == (tuple(outcomes), tuple(weights))


def test_ends_of_ten_d10_keep_five() -> None:
    odds = distribution(parse("10d10kh5"))
    assert odds.total == 10**10
    assert odds.probability(5) == Fraction(1, 10**10)
    assert odds.probability(50) == Fraction(sum(comb(10, tens) * 9 ** (10 - tens) for tens in range(5, 11)), 10**10)


def test_chances() -> None:
    odds = distribution(parse("2d6"))
    assert odds.probability(7) == Fraction(1, 6)
    assert [odds.probability(outcome) for outcome in (1, 13)] == [0, 0]
    assert [odds.at_least(outcome) for outcome in (-5, 2, 10, 12, 13)] == [1, 1, Fraction(1, 6), Fraction(1, 36), 0]
    assert [odds.at_most(outcome) for outcome in (1, 2, 4, 12, 99)] == [0, Fraction(1, 36), Fraction(1, 6), 1, 1]
    assert distribution(parse("2d4*10")).at_least(71) == Fraction(1, 16)


@given(SMALL, SMALL)
def test_comparison_is_the_sign_of_the_difference(first: Expression, second: Expression) -> None:
    mine, yours = distribution(first), distribution(second)
    difference = mine + yours.scaled(-1)
    assert mine.compare(yours) == (difference.at_most(-1), difference.probability(0), difference.at_least(1))


def test_a_distribution_of_weights() -> None:
    assert Distribution.of({5: 2, -1: 3, 0: 0}) == Distribution((-1, 5), (3, 2), 5)


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: 2, 2: -1}])
def test_weights_that_are_no_counts_are_refused(weights: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        Distribution.of(weights)


def test_nothing_is_scaled_by_zero() -> None:
    with pytest.raises(ValueError, match="scaled by 0"):
        distribution(parse("d6")).scaled(0)


@pytest.mark.parametrize("text", ["4d6kh3", "2d20kh1", "10d10kh5", "100d6", "20d6kh10", "6d100dl1dh1", "1000d6"])
def test_stated_expressions_take_less_than_a_tenth_of_a_second(text: str) -> None:
    start = process_time()
    odds = distribution(parse(text))
    assert process_time() - start < 0.1
    assert sum(odds.weights) == odds.total == prod(parse(text).dice)


@pytest.mark.parametrize(
    "text, outcomes, dice",
    [
        ("1000d10000", 9_999_001, 1000),
        ("1000d10000kh500", 4_999_501, 1000),
        ("100d100kh50", 4_951, 100),
        ("d10000+d10000", 19_999, 2),
        ("1000D1000 + 1", 999_001, 1000),
        ("+".join(["100d6kh50"] * 20), 5_001, 2000),  # each would do, all together would take long
    ],
)
def test_what_is_too_large_is_refused_at_once(text: str, outcomes: int, dice: int) -> None:
    start = process_time()
    with pytest.raises(BadNotation) as caught:
        distribution(parse(text))
    assert process_time() - start < 0.5
    problem = caught.value.problem
    assert (problem.reason, problem.value) == ("notation-too-large", str(parse(text)))
    assert problem.data == {"outcomes": outcomes, "dice": dice}


def test_an_average_too_large_is_refused_too() -> None:
    with pytest.raises(BadNotation, match="notation-too-large"):
        average(parse("d6+1000d10000kh500"))


def test_the_average_of_plain_dice_needs_no_distribution() -> None:
    assert average(parse("1000d10000*3 - 1000d9999 + 1")) == 1500 * 10001 - 1000 * 5000 + 1
