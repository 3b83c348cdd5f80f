"""Words that mean the same thing in another number or case: ``goblins``, ``vlci``, ``волки``.

No grammar of three languages: endings are taken off, and the few sounds that change before them are written alike. Good
enough to find what somebody means; never used to tell anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bojiste.cli.menu import folded

_ENDINGS = re.compile(
    r"(?:ove|ami|ech|ich|ych|ach|ov|ev|ами|ях|ах|ых|их|ыми|ими|ов|ей)$|[aeiouyаеиоуыэюяьй]+$|(?<=[a-z]{3})s$"
)
_ALIKE = str.maketrans("cčzжvц", "kkhгfк")
"""vlk – vlci, wolf – wolves, друг – друзья."""
_FLEETING = re.compile(r"[eе](?=[^aeiouyаеиоуыэюя]$)")
"""orel – orli, мертвец – мертвецы."""
LEAST = 2
"""Letters of a stem."""


def stem(word: str) -> str:
    """What is left of a word without its ending."""
    text = folded(word)
    while len(shorter := _ENDINGS.sub("", text)) >= LEAST and shorter != text:
        text = shorter
    return _FLEETING.sub("", text).translate(_ALIKE) if len(text) > LEAST else text.translate(_ALIKE)


def stems(text: str) -> frozenset[str]:
    """Those of all words."""
    return frozenset(stem(word) for word in re.findall(r"[^\W\d_]+", text))


def alike(text: str, called: str) -> bool:
    """Whether every word of the text is one of the name, in whatever number or case."""
    asked = stems(text)
    return bool(asked) and asked <= stems(called)


def meant(text: str, names: Mapping[str, str]) -> str | None:
    """The only value whose name has the same words; nothing where there is none or several. One that has exactly these
    words comes before those that have more."""
    asked = stems(text)
    whole = {value for name, value in names.items() if asked and stems(name) == asked}
    part = {value for name, value in names.items() if asked and asked <= stems(name)}
    return _only(whole) or _only(part)


def _only(found: Iterable[str]) -> str | None:
    one = list(found)
    return one[0] if len(one) == 1 else None
