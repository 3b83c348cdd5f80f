"""What rules for Czech words share: sounds, lists of words that go their own way, stems and endings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

Forms = dict[str, str]
CASES = ("gen", "dat", "acc", "voc", "loc", "ins")


class Word(NamedTuple):
    """A declined word or phrase: ``gender`` ``m``, ``f``, ``n``; ``plural``; the cases that are known."""

    gender: str
    plural: bool
    forms: Mapping[str, str]


def words_of(text: str) -> frozenset[str]:
    """A list of words as one reads it."""
    return frozenset(text.split())


SOFT = "žščřcjďťň"
VOWELS = "aáeéěiíoóuúůyý"
HARDEN = str.maketrans("ďťň", "dtn")
YOUNG = words_of(
    """kuře hříbě štěně kotě zvíře prase tele jehně kůzle house kachně mládě hádě dítě ptáče batole káče"""
)
ONE = ("ení", "ání", "ctví", "ství", "ětí", "oří", "eží")
"""Ends of neuter words that are one thing: ``tažení``, ``království``, ``pobřeží``."""
REDS = words_of("červení zelení")
"""Many who are red, and no neuter word."""
SOFT_WORDS = words_of("kůň vítěz kněz král kovál motýl")
SOFT_ADJECTIVES = words_of(
    """psí obří kozí cizí lví hadí skřetí dračí lesní noční polní vodní skalní jeskynní podzemní hradní hlavní domovní
    zimní ranní první poslední horní dolní jarní letní domácí hovězí medvědí orlí myší rybí liščí vlčí ptačí"""
)
_FLEETING = {
    "pes": "ps", "lev": "lv", "havel": "havl", "karel": "karl", "pavel": "pavl", "orel": "orl", "osel": "osl",
    "posel": "posl", "kozel": "kozl", "ďábel": "ďábl", "bůh": "boh", "kůň": "koň", "švec": "ševc", "vůl": "vol",
    "dům": "dom", "dvůr": "dvor",
}  # fmt: skip
"""Words whose stem is not what stands before the ending."""


def ended(stem: str, ends: tuple[str, ...]) -> Forms:
    return dict(zip(CASES, (spelt(stem + end) for end in ends), strict=True))


def spelt(word: str) -> str:
    """ď, ť, ň before e and i are written with ě and without a hook."""
    return re.sub(
        r"([ďťň])([eěií])", lambda found: found[1].translate(HARDEN) + {"e": "ě"}.get(found[2], found[2]), word
    )


_SYLLABLE = re.compile(f"[{VOWELS}]|.[lr][^{VOWELS}]")


def stem_of(word: str) -> str:
    """What endings are put to: without an e that goes (Vlček, Vlčka; lovec, lovce; Zdeněk, Zdeňka)."""
    low = word.lower()
    if low in _FLEETING:
        return word[:1] + _FLEETING[low][1:] if word[:1].lower() == _FLEETING[low][:1] else _FLEETING[low]
    before = low[:-2]
    if low.endswith(("ek", "ec", "ěk")) and _SYLLABLE.search(before) and before[-1:] not in VOWELS:
        stem = word[:-2]
        if low.endswith("ěk"):
            stem = stem[:-1] + {"n": "ň", "d": "ď", "t": "ť"}.get(stem[-1], stem[-1])
        return stem + word[-1]
    return word


def is_soft(word: str) -> bool:
    low = word.lower()
    if low in SOFT_WORDS or low.endswith("tel"):
        return True
    return low[-1] in SOFT or (low != word and low[-1] in "szx")
