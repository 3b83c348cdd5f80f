"""Where a line may not break: the pass that a finished sentence goes through.

A space that must not part its neighbours becomes a no-break one: within a sum and around arrows, behind an ordinal,
before a number (``2. kolo``, ``goblin 1``, ``OČ 15``) and between a number and what it counts (``3 sáhy``), behind the
one-letter words of Czech and Russian, and before a dash. Quotes within quotes are the inner ones of the language.
"""

from __future__ import annotations

import re
from functools import cache

NO_BREAK = "\N{NO-BREAK SPACE}"
_SUM = re.compile(r"(?<=[\d)]) (?=[+−=→×] )|(?<=[+−=→×]) (?=[\d(])|(?<=\d,) (?=\d)")
_NUMBERED = re.compile(r"(?<=[^\W\d]) (?=\d)")
_COUNTED = re.compile(rf"(?<![=+−×→\d·]{NO_BREAK})(?<![\d.,])(?P<number>\d+(?:[.,]\d+)?) (?=[^\W\d])")
"""Not the result of a sum: nothing follows that it counts."""
_ORDINAL = re.compile(r"(?<=\d\.) (?=\w)")
_DASH = re.compile(r" (?=[—–] )")
_SHORT = {
    "cs": re.compile(r"(?<=\b[ksvzuoiaKSVZUOIA]) (?=\w)"),
    "ru": re.compile(r"(?<=\b[вксоуиаяВКСОУИАЯ]) (?=\w)|(?<=\b(?:не|ни|НЕ|Не)) (?=\w)"),
}


_QUOTES = {"cs": "„“‚‘", "ru": "«»„“", "en": "“”‘’"}


@cache
def _nested(language: str) -> re.Pattern[str]:
    opening, closing = _QUOTES[language][0], _QUOTES[language][1]
    plain = f"[^{opening}{closing}]*"
    return re.compile(f"({opening}{plain}){opening}({plain}){closing}(?={plain}{closing})")


@cache
def _passes(language: str) -> tuple[re.Pattern[str], ...]:
    short = (_SHORT[language],) if language in _SHORT else ()
    ordinal = (_ORDINAL,) if language == "cs" else ()
    return (_SUM, _NUMBERED, _DASH, *ordinal, *short)


def bound(text: str, language: str) -> str:
    """The text with no-break spaces where its language wants them."""
    text = _nested(language).sub(rf"\g<1>{_QUOTES[language][2]}\g<2>{_QUOTES[language][3]}", text)
    for one in _passes(language):
        text = one.sub(NO_BREAK, text)
    return _COUNTED.sub(rf"\g<number>{NO_BREAK}", text)
