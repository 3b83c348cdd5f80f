"""What somebody or something is called, and how the word behaves in a sentence.

Czech and Russian names carry a gender and, where they decline, their cases; a name without a case stays in the
nominative. English names that are common nouns (written small) take an article, and a possessive as genitive.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from bojiste.core.scene import LANGUAGES, Name
from bojiste.tell import czech
from bojiste.tell.czech_words import Word

CASES = ("gen", "dat", "acc", "voc", "loc", "ins")
USED = ("gen", "dat", "acc", "loc", "ins")
NUMBERED = " "
DECLINED = ("cs", "ru")
"""Languages whose names decline, and that have rules to guess by."""

OTHERWISE = ("en", *(language for language in LANGUAGES if language != "en"))
"""In which language words are shown that are not there in the wanted one."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A word in the nominative, its gender (``m``, ``f``, ``n``; empty in English where nobody has said it: *their*),
    and whatever other forms are known of it.

    ``plural``: it is many (``tři psi``). ``told`` says where its forms are from: ``given``, ``guessed``, or
    ``unknown`` (then it stays as it is, and sentences turn around it).
    """

    text: str
    gender: str = "m"
    forms: Mapping[str, str] = field(default_factory=dict)
    plural: bool = False
    told: str = "given"

    @property
    def declines(self) -> bool:
        """Whether sentences may use its cases; otherwise they turn so that the nominative is right."""
        return self.told != "unknown" and any(case in self.forms for case in CASES)

    def case(self, case: str) -> str:
        """The word in a case; the nominative where that form is unknown."""
        return self.forms.get(case, self.text)

    def agreement(self, language: str) -> str:
        """How a verb agrees: ``m f n``, for many ``pm pf pn`` in Czech (``psi štěkali, stráže stály, kuřata``), else
        ``pl``."""
        if not self.plural:
            return self.gender
        return f"p{self.gender}" if language == "cs" else "pl"

    def numbered(self, number: int | str, language: str) -> Noun:
        """One of several alike: ``goblin 3``, ``goblina 3``; in English a proper name: ``Goblin 3``."""
        text = capital(self.text) if language == "en" else self.text
        forms = {key: f"{form}{NUMBERED}{number}" for key, form in self.forms.items()}
        return Noun(f"{text}{NUMBERED}{number}", self.gender, forms, self.plural, self.told)

    def after(self, number: int) -> Noun:
        """The word behind a number, in every case as it is: ``5 sečného``."""
        forms = {key: f"{number}{NUMBERED}{form}" for key, form in self.forms.items() if key in CASES}
        return replace(self, text=f"{number}{NUMBERED}{self.text}", forms=forms)


def agreement(nouns: Sequence[Noun], language: str) -> str:
    """How a verb agrees with all of these: as with the one there is, else as with many."""
    if len(nouns) == 1:
        return nouns[0].agreement(language)
    if language != "cs":
        return "pl"
    return "pf" if all(one.gender == "f" for one in nouns) else "pm"


def capital(text: str) -> str:
    """The text with its first letter large; what does not begin with a letter stays as it is."""
    return text[:1].upper() + text[1:]


def unnamed(name: Name) -> bool:
    """Whether the scene gave no name, so that the id stands for one."""
    return not name.given and name.number is None


def label(name: Name, language: str) -> str:
    """A name as it stands alone, without an article."""
    _, form = _form(name, language)
    text = form["text"] if name.given else capital(form["text"])
    return text if name.number is None else Noun(text).numbered(name.number, language).text


def noun(name: Name, language: str, crowd: bool = False) -> Noun:
    """A name as sentences decline it: no article, English ones with a number written large.

    Forms that the scene gives win; the rest is guessed (``czech``, ``russian``); what cannot be guessed is unknown.
    ``crowd``: it is a side's, so that what may be one or many (``mrtví``, ``stráže``) is many.
    """
    home, form = _form(name, language)
    text = form["text"] if name.given else capital(form["text"])
    found = _declined(text, home, form, crowd)
    if home != language:
        found = Noun(text, _gender(name, found, language), {}, found.plural, found.told)
    return found if name.number is None else found.numbered(name.number, language)


def _declined(text: str, home: str, form: Mapping[str, str], crowd: bool) -> Noun:
    given = {case: form[case] for case in CASES if case in form}
    sex, many = form.get("gender"), {"pl": True, "sg": False}.get(form.get("number", ""))
    if crowd and many is None:
        many = _may_be_many(home, text) or None
    whole = sex is not None and all(case in given for case in USED)
    guess = None if whole or home not in DECLINED else _guess(home, text, sex, many)
    if guess is None:
        usual = "m" if home in DECLINED else ""
        return Noun(text, sex or usual, given, bool(many), "given" if whole or home not in DECLINED else "unknown")
    forms = {**guess.forms, **given}
    return Noun(text, sex or guess.gender, forms, guess.plural, "guessed" if guess.forms else "unknown")


_MANY = re.compile(r"(?<!s)s$|(men|people|folk|dead|living|mice|thieves)$")
"""Ends of the English names of sides that are many."""


def _may_be_many(language: str, text: str) -> bool:
    """Whether a side called so is many: ``mrtví``, ``stráže``, ``goblins``."""
    if language == "cs":
        return czech.may_be_many(text)
    return language == "en" and _MANY.search(text) is not None


@cache
def _guess(language: str, text: str, gender: str | None, plural: bool | None) -> Word | None:
    if language == "cs":
        return czech.declined(text, gender, plural)
    from bojiste.tell import russian  # its dictionary is large

    return russian.declined(text, gender, plural)


_HEAD = re.compile(
    r"(.+?)( (?:z|ze|s|se|na|v|ve|u|od|bez|pod|nad|za|k|ke|do|из|с|со|на|в|во|у|от|без|под|над|за|к|ко|по) .+)$"
)
"""A name that goes on with a preposition."""


def plural_of(noun: Noun, language: str) -> tuple[str, str]:
    """Nominative and genitive of several of a kind: ``goblini``, ``goblinů``; the word itself where no way is known.

    Of a ``střelec z kuše`` only the head becomes many.
    """
    head = _HEAD.match(noun.text) if language in DECLINED else None
    if head is not None:
        many, of_many = plural_of(replace(noun, text=head[1], forms={}), language)
        return f"{many}{head[2]}", f"{of_many}{head[2]}"
    found = None
    if language == "cs":
        found = czech.plural_of(noun.text, noun.gender)
    elif language == "ru":
        from bojiste.tell import russian

        found = russian.plural_of(noun.text, noun.gender)
    elif language == "en":
        found = (_english_plural(noun.text), _english_plural(noun.text))
    return found or (noun.text, noun.case("gen"))


def _english_plural(text: str) -> str:
    for end, many in (("wolf", "wolves"), ("man", "men"), ("mouse", "mice"), ("thief", "thieves"), ("y", "ies")):
        if text.endswith(end) and not text.endswith(("ay", "ey", "oy")):
            return text[: -len(end)] + many
    return text + ("es" if text.endswith(("s", "x", "ch", "sh")) else "s")


def _gender(name: Name, found: Noun, language: str) -> str:
    """The gender in a language that has no form of its own: whichever another one states; in English nobody is taken
    for a man by the ending of a name."""
    stated = (form["gender"] for form in name.forms.values() if "gender" in form)
    return next(stated, found.gender if language in DECLINED or found.gender == "f" else "")


def _form(name: Name, language: str) -> tuple[str, Mapping[str, str]]:
    """The form to use, and the language that its cases belong to."""
    if language in name.forms:
        return language, name.forms[language]
    if "" in name.forms:
        form = name.forms[""]
        return _language_of(form["text"]), form
    return next((home, name.forms[home]) for home in OTHERWISE if home in name.forms)


def _language_of(text: str) -> str:
    """Whose cases a name given for all languages carries, by its letters."""
    return "ru" if any("Ѐ" <= letter <= "ӿ" for letter in text) else "cs"


def shortened(noun: Noun, language: str) -> Noun | None:
    """The one word of a name that stands for it once it is known who is meant: what bears the cases (*náčelnice lapků*,
    *гигантская летучая мышь 1*: *náčelnice*, *мышь 1*), the title of somebody (*správce Valentin*: *správce*), in
    English what stands last, before an "of". ``None`` for names of one word, proper names, and those whose cases are
    not known."""
    words = noun.text.split(" ")
    many = words[:-1] if words[-1].isdigit() else words
    titled = language in DECLINED and len(many) == 2 and many[0][:1].islower() and many[1][:1].isupper()
    if noun.plural or len(many) < 2 or (_proper(many, len(words), language) and not titled):
        return None
    at = _of_english(many) if language == "en" else _bearing(noun, len(words), 1 if titled else len(many))
    if at is None:
        return None

    def cut(text: str) -> str:
        parts = text.split(" ")
        return " ".join((parts[at], *parts[len(many) :]))

    text = capital(cut(noun.text)) if words[0][:1].isupper() else cut(noun.text)
    return replace(noun, text=text, forms={case: cut(form) for case, form in noun.forms.items() if case in CASES})


def _proper(many: Sequence[str], count: int, language: str) -> bool:
    """Whether these words of a name are somebody's own; in English a title may begin a name that has a number."""
    numbered = language == "en" and count > len(many)
    return any(word[:1].isupper() for word in many[1:]) or (many[0][:1].isupper() and not numbered)


def _of_english(words: Sequence[str]) -> int:
    return next((at for at, word in enumerate(words) if at and word in ("of", "in", "at", "with")), len(words)) - 1


def _bearing(noun: Noun, count: int, many: int) -> int | None:
    """The place of the last word that has cases."""
    forms = [form.split(" ") for case, form in noun.forms.items() if case in CASES]
    if noun.told == "unknown" or any(len(form) != count for form in forms):
        return None
    first = noun.text.split(" ")
    return max((at for at in range(many) if any(form[at] != first[at] for form in forms)), default=None)


def in_sentence(noun: Noun, language: str) -> Noun:
    """The name as sentences need it: in English with its article and possessive, elsewhere as it is."""
    if language != "en":
        return noun
    common = noun.text[:1].islower() and not noun.text.startswith(_DETERMINED)
    text = f"the {noun.text}" if common else noun.text
    return replace(noun, text=text, forms={**noun.forms, "gen": text + ("’" if text.endswith("s") else "’s")})


_DETERMINED = ("the ", "a ", "an ", "my ", "our ", "his ", "her ", "its ", "their ")
"""A name that begins so needs no article."""


def joined(words: Iterable[str], language: str) -> str:
    """A list as people say it: ``Ada, Brok a Cira``."""
    from babel.lists import format_list

    return format_list(list(words), locale=language)


_CLUSTERS = {
    "s": re.compile(r"[szšž]|[szšž]\w|ps|dv|vš|mn|čt|tř|vs|vz"),
    "z": re.compile(r"[szšž]|ps|dv|vš|mn|čt|tř|vs|vz"),
    "k": re.compile(r"k|g[^aáeéěiíoóuúůyý]|[szšž][^aáeéěiíoóuúůyý]|ps|dv|tř|čt|vch|vš|mn|mš|hř|př|vr|l[vhžs]"),
    "v": re.compile(r"[vf]|[szšž][^aáeéěiíoóuúůyýh]|dv|tř|čt|ps|mn"),
}
_CONSONANT = "[^аеёиоуыэюя]"
_CLUSTERS_RU = {
    "с": re.compile(rf"[сзшж]{_CONSONANT}|щ|льв|лб|мно|всем|вс{_CONSONANT}|рт|льст"),
    "в": re.compile(rf"[вф]{_CONSONANT}|льв|мне|мно|двор|всех|всём|рту|льду"),
    "к": re.compile(r"льв|мне|мно|всем|вс[её]|втор|лбу|рту"),
}
_LENGTHENED = {"s": "se", "z": "ze", "k": "ke", "v": "ve", "с": "со", "в": "во", "к": "ко"}
_READ = {
    "cs": {
        **{"2": "dv", "3": "tř", "4": "čt", "6": "š", "7": "s"},
        **{"12": "dv", "13": "tř", "14": "čt", "16": "š", "17": "s"},
    }
}
"""How a number begins when it is read."""


def vocalized(language: str, preposition: str, said: object) -> str:
    """A preposition before a word or a number, in the form it takes there: ``s Adou``, ``se skřetem``, ``ke zlobrovi``;
    ``об Аде``, ``о Броке``, ``во льва``, ``со щитоносцем``."""
    word = str(said)
    begins = re.match(r"\w*", word.lower())
    first = begins[0] if begins else ""
    first = _READ.get(language, {}).get(first, first)
    if (language, preposition) == ("ru", "о"):
        return f"об {word}" if first[:1] and first[0] in "аиоуэ" else f"о {word}"
    longer = (_CLUSTERS if language == "cs" else _CLUSTERS_RU).get(preposition)
    return f"{_LENGTHENED[preposition] if longer and longer.match(first) else preposition} {word}"
