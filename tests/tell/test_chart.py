"""Bars of text."""

from __future__ import annotations

import doctest
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from bojiste.tell import chart
from bojiste.tell.chart import bars, intervals


def test_the_examples_of_the_docstrings() -> None:
    results = doctest.testmod(chart)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize(
    "share, bar",
    [
        (0, ""),
        (Fraction(1, 64), "▏"),
        (Fraction(2, 64), "▎"),
        (Fraction(3, 64), "▍"),
        (Fraction(4, 64), "▌"),
        (Fraction(5, 64), "▋"),
        (Fraction(6, 64), "▊"),
        (Fraction(7, 64), "▉"),
        (Fraction(8, 64), "█"),
        (Fraction(9, 64), "█▏"),
        (Fraction(1, 128), "▏"),  # half an eighth is rounded up
        (Fraction(3, 128), "▎"),
        (Fraction(5, 256), "▏"),
        (0.5, "████"),
        (Fraction(1, 10**9), "▏"),  # rare is not never
        (1 - Fraction(1, 10**9), "███████▉"),  # and almost sure is not sure
        (1, "████████"),
    ],
)
def test_a_bar_is_drawn_to_the_eighth_of_a_cell(share: Fraction | float, bar: str) -> None:
    assert bars([("", share, "")], 8) == [bar]


def test_labels_left_texts_right_all_lines_of_the_width() -> None:
    assert bars([("zásah", 1, "100 %"), ("промах", Fraction(1, 4), "25 %"), ("", 0, "0 %")], 21) == [
        "zásah  ████████ 100 %",
        "промах ██        25 %",
        "                  0 %",
    ]


def test_a_line_without_text_has_no_blanks_at_its_end() -> None:
    assert bars([("a", 0.5, ""), ("b", 1, "")], 12) == ["a █████", "b ██████████"]


def test_the_bar_keeps_eight_cells_where_the_words_leave_no_room() -> None:
    assert bars([("a long label", 1, "and a text")], 10) == ["a long label ████████ and a text"]


def test_full_is_the_share_that_fills_the_bar() -> None:
    rows = [("6", Fraction(5, 36), ""), ("7", Fraction(6, 36), "")]
    assert bars(rows, 14, full=Fraction(1, 6)) == ["6 ██████████", "7 ████████████"]


def test_no_rows_no_lines() -> None:
    assert bars([], 40) == []
    assert intervals([], 40) == []


@pytest.mark.parametrize("share, full", [(-0.01, 1), (1.01, 1), (float("nan"), 1), (0.5, 0.4), (0, 0)])
def test_a_share_outside_the_bar_is_refused(share: float, full: float) -> None:
    with pytest.raises(ValueError, match="a share is from 0 to"):
        bars([("", share, "")], 20, full=full)
    if share == share:
        with pytest.raises(ValueError, match="a share is from 0 to"):
            intervals([("", share, share, share, "")], 20, full=full)


@pytest.mark.parametrize(
    "low, estimate, high, bar",
    [
        (0.2, 0.5, 0.8, "██├──┼──┤"),
        (0, 0, 0.35, "┼──┤"),
        (0.65, 1, 1, "██████├──┼"),
        (0.61, 0.65, 0.75, "██████┼┤"),
        (0.55, 0.65, 0.68, "█████├┼"),
        (0.61, 0.65, 0.69, "██████┼"),
        (0, 0, 0, "┼"),
        (0, 0.5, 1, "├────┼───┤"),
        (1, 1, 1, "█████████┼"),
    ],
)
def test_an_interval_is_marked_with_its_estimate(low: float, estimate: float, high: float, bar: str) -> None:
    assert intervals([("", estimate, low, high, "")], 10) == [bar]


def test_intervals_stand_in_columns() -> None:
    rows = [("hrdinové", 0.5, 0.2, 0.8, "50 % (20–80)"), ("скелеты", 0.11, 0, 0.31, "10 %")]
    assert intervals(rows, 32) == ["hrdinové ██├──┼──┤  50 % (20–80)", "скелеты  ├┼─┤               10 %"]


@pytest.mark.parametrize("low, high", [(0.6, 0.7), (0.2, 0.4), (0.7, 0.2)])
def test_an_estimate_outside_its_interval_is_refused(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="estimate"):
        intervals([("x", 0.5, low, high, "")], 20)


def test_letters_of_several_marks_and_wide_letters_stay_in_line() -> None:
    lines = bars([("骰子", 1, "1"), ("c\u030c", 1, "2"), ("abcd", 1, "3")], 20)
    assert [cell_len(line) for line in lines] == [20, 20, 20]


SHARES = st.fractions(0, 1)
WORDS = st.text("abčřžя́ж骰 ", max_size=6)


@given(
    st.lists(st.tuples(WORDS, SHARES, st.text("0123456789,%", min_size=1, max_size=6)), min_size=1), st.integers(28, 90)
)
def test_lines_fill_the_width_and_longer_bars_are_not_less(rows: list[tuple[str, Fraction, str]], width: int) -> None:
    lines = bars(rows, width)
    assert [cell_len(line) for line in lines] == [width] * len(rows)
    drawn = [
        line.count("█") * 8 + sum(line.count(part) * (n + 1) for n, part in enumerate("▏▎▍▌▋▊▉")) for line in lines
    ]
    by_share = [ink for _, ink in sorted(zip((share for _, share, _ in rows), drawn, strict=True))]
    assert by_share == sorted(by_share)


@given(st.tuples(SHARES, SHARES, SHARES).map(sorted), st.integers(8, 60))
def test_an_interval_has_one_estimate_and_ends_where_its_high_end_is(shares: list[Fraction], width: int) -> None:
    low, estimate, high = shares
    (line,) = intervals([("", estimate, low, high, "")], width)
    assert line.count("┼") == 1
    assert abs(len(line) - high * width) <= 1
    assert abs(line.index("┼") - estimate * width) <= 1
    assert abs(line.count("█") - low * width) <= 1
