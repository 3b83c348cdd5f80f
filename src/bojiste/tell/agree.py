"""Words that agree with whoever they speak of: functions that messages may call.

``PAST("sekl", $actor_gender)`` is *sekla* of a woman and *sekli* of several; ``PAST("přešel", $actor_gender, "přešl")``
names the stem where it is another one. ``ADJ("mrtvý", $target_gender)``. English and Russian:
``VERB("moves", "move", $gender)``.
Genders are those of ``Noun.agreement``.
"""

from __future__ import annotations

import re

_CZECH = {"f": "a", "n": "o", "pm": "i", "pf": "y", "pn": "a"}
_ADJECTIVE = {"f": "á", "n": "é", "pm": "í", "pf": "é", "pn": "á"}
_RUSSIAN = {"f": "а", "n": "о", "pl": "и"}


def past_cs(base: str, gender: str, stem: str = "") -> str:
    """A Czech past tense or short participle, given as one says it of a man."""
    return base if gender not in _CZECH else (stem or base) + _CZECH[gender]


def adjective_cs(base: str, gender: str) -> str:
    """A hard Czech adjective, given as one says it of a man: ``mrtvý``."""
    return base if gender not in _ADJECTIVE else base.removesuffix("ý") + _ADJECTIVE[gender]


def past_ru(base: str, gender: str, stem: str = "") -> str:
    """A Russian past tense (``ударил, замахнулся``) or short participle (``убит``), given as one says it of a man."""
    if gender not in _RUSSIAN:
        return base
    core = base.removesuffix("ся")
    end = _RUSSIAN[gender]
    if gender == "pl" and (stem or core)[-1] in "нтмв" and core.lower() not in ("он", "сам"):
        end = "ы"
    return (stem or core) + end + ("сь" if core != base else "")


def misses_stem(language: str, base: str, stem: str = "") -> bool:
    """Whether a word given to ``PAST`` would be spelt wrong for others than a man: ``нёс`` (``несла``), ``šel``."""
    if stem:
        return not stem.endswith(("l",) if language == "cs" else ("л", "н", "т", "м", "в"))
    if language == "cs":
        return re.search(r"(?<!še)[lnt]$", base) is None
    whole = base.lower() in ("он", "сам") or re.search(r"(?<!ш[её])(?<=[аеиоуыэюя])л(ся)?$|(?<!ё)[нтмв]$", base)
    return language == "ru" and not whole


def verb(one: str, many: str, gender: str) -> str:
    """A verb in the present, of one or of several, in English and in Russian."""
    return many if gender == "pl" else one
