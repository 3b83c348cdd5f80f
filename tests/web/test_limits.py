"""How much anybody may ask of the table."""

from __future__ import annotations

from bojiste.table.limits import MINUTE, Often
from bojiste.table.voice import accepted


def test_so_much_a_minute_and_evenly_again() -> None:
    now = [100.0]
    often = Often(3, lambda: now[0])
    assert [often.take("a") for _ in range(4)] == [True, True, True, False]
    assert often.take("b") and often.full("a") and not often.full("b")
    now[0] += MINUTE / 3
    assert often.take("a") and not often.take("a")


def test_nobody_is_remembered_for_ever() -> None:
    now = [100.0]
    often = Often(2, lambda: now[0])
    for number in range(1000):
        now[0] += MINUTE
        often.take(str(number))
    assert len(often._used) < 100


def test_the_language_a_browser_likes_best() -> None:
    assert accepted("fr, ru;q=0.5, cs;q=0.9") == "cs"
    assert accepted("cs-CZ") == "cs" and accepted("") is None and accepted("de") is None
    assert accepted("en;q=x, ru") == "ru" and accepted("a" * 100_000) is None
