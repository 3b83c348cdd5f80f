"""What attacks and traits are called in the texts of this system: a name in another language, and the English one that
the readers know."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources

from bojiste.systems.srd5.importing.multiattack import slug
from bojiste.systems.srd5.importing.second_names import ALSO
from bojiste.systems.srd5.words.spells import SPELLS
from bojiste.systems.srd5.words.utility import UTILITY

_WORD = re.compile(r"^(?P<kind>weapon|feature|power)-(?P<id>\w+) = (?P<word>[^{}\n]+)$", re.MULTILINE)


_TRAITS = (
    ("bystrý sluch a čich", "Keen Hearing and Smell"), ("bystrý sluch a zrak", "Keen Hearing and Sight"),
    ("bystré smysly", "Keen Senses"), ("pavoučí šplhání", "Spider Climb"), ("obojživelník", "Amphibious"),
    ("obojživelný", "Amphibious"), ("citlivost na slunce", "Sunlight Sensitivity"),
    ("citlivost na sluneční světlo", "Sunlight Sensitivity"), ("magické zbraně", "Magic Weapons"),
    ("odražení", "Parry"), ("odražení útoku", "Parry"), ("zadržení dechu", "Hold Breath"), ("mimikry", "Mimicry"),
    ("klamný vzhled", "False Appearance"), ("neměnná podoba", "Immutable Form"), ("ze zálohy", "Ambusher"),
    ("тонкий слух и нюх", "Keen Hearing and Smell"), ("острый слух и нюх", "Keen Hearing and Smell"),
    ("острый слух и тонкий нюх", "Keen Hearing and Smell"), ("тонкий нюх", "Keen Smell"),
    ("тонкий слух", "Keen Hearing"),
    ("острый слух", "Keen Hearing"), ("острое зрение", "Keen Sight"), ("острый нюх", "Keen Smell"),
    ("паучье лазание", "Spider Climb"), ("амфибия", "Amphibious"),
    ("чувствительность к солнечному свету", "Sunlight Sensitivity"),
    ("чувствительность к солнцу", "Sunlight Sensitivity"), ("магическое оружие", "Magic Weapons"),
    ("сопротивление магии", "Magic Resistance"), ("парирование", "Parry"), ("задержка дыхания", "Hold Breath"),
    ("подражание", "Mimicry"), ("обманчивая внешность", "False Appearance"), ("неизменная форма", "Immutable Form"),
    ("стойкость нежити", "Undead Fortitude"), ("агрессивность", "Aggressive"), ("безрассудство", "Reckless"),
    ("легендарное сопротивление", "Legendary Resistance"), ("проворный побег", "Nimble Escape"),
)  # fmt: skip
"""Traits as books and sites call them, besides what the texts call them."""


def english(name: str, language: str) -> str:
    """``Bite`` of ``Kousnutí``, ``Pack Tactics`` of ``Тактика стаи``; the same where no word of the language is so."""
    plain, bracket, rest = name.partition("(")
    id = _known(language).get(_folded(plain))
    known = id.replace("_", " ").title() if id else dict(_TRAITS).get(_folded(plain), "")
    return known + (f" {bracket}{rest}" if bracket else "") if known else name


def spoken(name: str, language: str) -> Mapping[str, str] | None:
    """The name of an attack in its own language, where no id stands for it: ``{"cs": "ploutvový úder"}``."""
    if language == "en" or slug(name) in _known(language).values():
        return None
    return {language: name.lower()}


def spell(name: str, language: str) -> str:
    """The id of a spell, by its name in another language; empty where no spell is called so."""
    return _spells(language).get(_folded(name), "")


@cache
def _known(language: str) -> Mapping[str, str]:
    """Ids by their words; of two with one word the first, that of a weapon before that of a trait."""
    words: dict[str, str] = {}
    for one in sorted(_words(language), key=lambda one: one["kind"] != "weapon"):
        if one["kind"] != "power":
            words.setdefault(_folded(one["word"]), one["id"])
    return words


@cache
def _spells(language: str) -> Mapping[str, str]:
    spells = UTILITY.union(SPELLS)
    found = (one for one in _words(language) if one["kind"] == "power" and one["id"] in spells)
    also = {_folded(name): id for name, id in ALSO.get(language, {}).items() if id in spells}
    return also | {_folded(one["word"]): one["id"] for one in found}


def _words(language: str) -> list[re.Match[str]]:
    folder = resources.files("bojiste.systems.srd5.text")
    pages = sorted(page.name for page in folder.iterdir() if re.search(rf"(?:^|\.){language}\.ftl$", page.name))
    return [one for page in pages for one in _WORD.finditer((folder / page).read_text(encoding="utf-8"))]


def _folded(word: str) -> str:
    return " ".join(word.lower().replace("ё", "е").split())
