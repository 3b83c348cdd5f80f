"""What somebody or something is called, and how the word behaves in a sentence.

Czech and Russian names carry a gender and, where they decline, their cases; a name without a case stays in the
nominative. English names that are common nouns (written small) take an article, and a possessive as genitive.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bojiste.core.scene import Name

CASES = ("gen", "dat", "acc", "voc", "loc", "ins")


@dataclass(frozen=True, slots=True)
class Noun:
    """A word in the nominative, its gender (``m``, ``f``, ``n``), and whatever other forms are known of it."""

    text: str
    gender: str = "m"
    forms: Mapping[str, str] = field(default_factory=dict)

    @property
    def declines(self) -> bool:
        return any(case in self.forms for case in CASES)

    def case(self, case: str) -> str:
        """The word in a case; the nominative where that form is unknown."""
        return self.forms.get(case, self.text)

    def numbered(self, number: int | str, language: str) -> Noun:
        """One of several alike: ``goblin 3``, ``goblina 3``; in English a proper name: ``Goblin 3``."""
        text = capital(self.text) if language == "en" else self.text
        return Noun(f"{text} {number}", self.gender, {key: f"{form} {number}" for key, form in self.forms.items()})


def capital(text: str) -> str:
    """The text with its first letter large; what does not begin with a letter stays as it is."""
    return text[:1].upper() + text[1:]


def unnamed(name: Name) -> bool:
    """Whether the scene gave no name, so that the id stands for one (read names always carry a gender)."""
    return name.number is None and not any("gender" in form for form in name.forms.values())


def noun(name: Name, language: str) -> Noun:
    """A name as a label: no article, English ones with a number written large."""
    home, form = _form(name, language)
    text = capital(form["text"]) if unnamed(name) else form["text"]
    cases = {case: form[case] for case in CASES if case in form} if home == language else {}
    found = Noun(text, form.get("gender", "m"), cases)
    return found if name.number is None else found.numbered(name.number, language)


def _form(name: Name, language: str) -> tuple[str, Mapping[str, str]]:
    """The form to use, and the language that its cases belong to."""
    if language in name.forms:
        return language, name.forms[language]
    if "" in name.forms:
        form = name.forms[""]
        return _language_of(form["text"]), form
    return next((home, name.forms[home]) for home in ("en", "cs", "ru") if home in name.forms)


def _language_of(text: str) -> str:
    """Whose cases a name given for all languages carries, by its letters."""
    return "ru" if any("Ѐ" <= letter <= "ӿ" for letter in text) else "cs"


def in_sentence(noun: Noun, language: str) -> Noun:
    """The name as sentences need it: in English with its article and possessive, elsewhere as it is."""
    if language != "en":
        return noun
    text = f"the {noun.text}" if noun.text[:1].islower() else noun.text
    return Noun(text, noun.gender, {**noun.forms, "gen": text + ("'" if text.endswith("s") else "'s")})


def joined(words: Iterable[str], language: str) -> str:
    """A list as people say it: ``Ada, Brok a Cira``."""
    from babel.lists import format_list

    return format_list(list(words), locale=language)


# A preposition is lengthened before these first letters; in Russian only where another consonant follows.
_LENGTHENED = {
    ("cs", "s"): ("se", "szšž"),
    ("cs", "z"): ("ze", "szšž"),
    ("cs", "k"): ("ke", "kg"),
    ("cs", "v"): ("ve", "vf"),
    ("ru", "с"): ("со", "сзшж"),
    ("ru", "в"): ("во", "вф"),
}
_VOWELS = "аеёиоуыэюя"


def vocalized(language: str, preposition: str, word: str) -> str:
    """A preposition before a word, in the form it takes there: ``s Adou``, ``se skřetem``; ``об Аде``, ``о Броке``."""
    first, second = word[:1].lower(), word[1:2].lower()
    if (language, preposition) == ("ru", "о"):
        return f"об {word}" if first and first in "аиоуэ" else f"о {word}"
    longer, before = _LENGTHENED.get((language, preposition), (preposition, ""))
    clash = bool(first) and first in before and (language == "cs" or second not in _VOWELS)
    return f"{longer if clash else preposition} {word}"
