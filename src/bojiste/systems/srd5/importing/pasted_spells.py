"""The spellcasting trait of Czech and Russian stat blocks in the sentences of the English print: ability, numbers,
slots, and spells by the names that the texts have for them. A name without a word is told, and left out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bojiste.systems.srd5.importing import names
from bojiste.systems.srd5.importing.fivetools_text import ordinal
from bojiste.systems.srd5.importing.pasted_phrases import ABILITY, ability
from bojiste.systems.srd5.words.spells import SPELLS
from bojiste.systems.srd5.words.utility import UTILITY

_CALLED = re.compile(
    r"^(?P<innate>vrozené |врожд[её]нное )?(?:sesílání kouzel|kouzlení|použití kouzel|колдовство|"
    r"использование заклинаний|сотворение заклинаний|накладывание заклинаний)",
    re.IGNORECASE,
)
_ABILITY = re.compile(rf"(?<!\w)(?P<ability>{ABILITY})\w*", re.IGNORECASE)
_DC = re.compile(r"(?<!\w)(?:SO|Сл|КС|DC)\b\D{0,60}?(\d+)", re.IGNORECASE)
_BONUS = re.compile(r"\+(\d+) (?:k zásahu|k útok|к попаданию|к атак|к броск)", re.IGNORECASE)
_LEVEL = re.compile(r"(\d+)(?:\. úrovně|(?:-?го)? уровня)", re.IGNORECASE)
_LISTS = re.compile(
    r"(?:(?P<tricks>(?:Triky|Заговоры) \([^)\d]*\))|"
    r"(?P<will>Libovolně|Dle libosti|Podle libosti|Неограниченно|По желанию)|"
    r"(?P<level>\d)(?:\. úroveň|(?:-?й)? уровень) \((?P<slots>\d+) (?:pozic|slot|яче)\w*\)|"
    r"(?P<uses>\d+)(?:×|x|krát)? ?(?:/ ?|za |в )(?:den|день)(?P<each> každ\w+| кажд\w+)?): *",
    re.IGNORECASE,
)


def english(name: str, text: str, language: str) -> tuple[str, str, tuple[str, ...]] | None:
    """Name and text of the trait in English, and the spells that no word is known for; nothing where it is no such
    trait, or says no ability or no list."""
    called, ability_, lists = _CALLED.match(name), _ABILITY.search(text), list(_LISTS.finditer(text))
    if called is None or ability_ is None or not lists:
        return None
    head, unknown = text[: lists[0].start()], list[str]()
    numbers = [f"spell save DC {found[1]}" for found in [_DC.search(head)] if found]
    numbers += [f"+{found[1]} to hit with spell attacks" for found in [_BONUS.search(head)] if found]
    level = _LEVEL.search(head)
    said = [f"It is a {ordinal(level[1])}-level spellcaster."] if level else []
    said += [f"Its spellcasting ability is {ability(ability_['ability'])} ({', '.join(numbers)})."]
    ends = [*(one.start() for one in lists[1:]), len(text)]
    for one, end in zip(lists, ends, strict=True):
        found = dict(_spells(text[one.end() : end], language))
        unknown += [spell for spell, id in found.items() if not id]
        known = ", ".join(id.replace("_", " ") for id in found.values() if id)
        said += [f"{_head(one)}: {known}"] if known or one["level"] else []
    return "Innate Spellcasting" if called["innate"] else "Spellcasting", "\n".join(said), tuple(unknown)


def _head(found: re.Match[str]) -> str:
    if found["tricks"]:
        return "Cantrips (at will)"
    if found["level"]:
        return f"{ordinal(found['level'])} level ({found['slots']} slots)"
    return f"{found['uses']}/day{' each' if found['each'] else ''}" if found["uses"] else "At will"


def _spells(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Each spell as the file calls it, and its id: by the English name that sites set behind it, or by its word."""
    for one in re.split(r",(?![^(\[]*[)\]])", text):
        beside = re.search(r"[\[(]([A-Za-z][A-Za-z'’ /-]*)[\])]", one)
        plain = re.sub(r"\([^)]*\)|\[[^\]]*\]|[*•]|^\s*-|-\s*$", "", one).strip(" .;\n")
        if plain:
            yield plain, next(filter(None, (_id(word, language) for word in (beside[1] if beside else "", plain))), "")


def _id(word: str, language: str) -> str:
    latin = re.sub(r"[^a-z]+", "_", word.lower().replace("'", "").replace("’", "")).strip("_") if word.isascii() else ""
    if latin in SPELLS or latin in UTILITY:
        return latin
    return names.spell(word, language)
