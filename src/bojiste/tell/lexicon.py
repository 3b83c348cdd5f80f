"""What the ids of a scene are called, and the arguments that its messages get.

The messages of events, asks, options and outcomes may ask for

- ``$actor``, ``$target``, and every data value that is an entity or a word, with ``_gen _dat _acc _voc _loc _ins``,
  ``_gender``, ``_declines`` (``yes``/``no``) and ``_id``; who is not seen is "somebody";
- words that a scene gives in several languages (a table whose keys are languages), in the language of the lexicon;
- every number of the data under its key, truth values as ``yes``/``no``, nothing as ``none``; lists joined by "and",
  with ``_count``, pairs of a number and a word in them as so many of it (``5 sečného``); lengths (keys that end as
  ``System.lengths`` says) in the unit of the printing, with cases and ``_amount``; squares by name;
- ``$sum``, ``$total``, ``$natural`` (kept dice), ``$faces``, ``$dice``; where they are not shown, ``$sum`` is
  "a hidden roll" and the others are "?";
- ``$condition_is`` (``$conditions_is``, ``$state_is``): what somebody in it is, as it stands after "is" (*oslepená*):
  the message ``condition-<id>.is``, else ``state-<id>.head`` or ``state-<id>``; it agrees by ``$actor_gender``;
- ``$<role>_<field>_old`` and ``_new`` for each visible change of the actor, the target or an entity of the data;
- of an event within the data (or several) the clause that tells it;
- of an ask ``$low``, ``$high`` and ``$number``; of an option what its ask has, and ``$target`` and ``$place``;
- ``$<anything>_known``: ``yes`` if it is there and not empty, else ``no``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cached_property, partial
from typing import Any

from bojiste.core.ask import Ask, Option
from bojiste.core.event import Change, Event
from bojiste.core.scene import LANGUAGES, Name, Scene
from bojiste.core.square import square_name
from bojiste.core.system import Outcome
from bojiste.tell import sums, units
from bojiste.tell.facts import Facts
from bojiste.tell.names import (
    CASES,
    OTHERWISE,
    Noun,
    agreement,
    capital,
    in_sentence,
    joined,
    noun,
    plural_of,
    shortened,
    unnamed,
)
from bojiste.tell.texts import MissingWords
from bojiste.tell.things import given, place, thing
from bojiste.tell.words import Words, word_id

RAW = ("note", "text")
"""Data that people wrote: never taken for a word or an id."""
CLOSED = frozenset({"helps", "hinders"})
"""Data whose words the rules alone make: one that is missing is a fault, and never told as an id."""

_NUMBERED = re.compile(r"^(.+)[-:](\d+)$")
Made = dict[str, Any]


def translated(value: Any) -> bool:
    """Whether a value is words by language, as scenes write them: ``{cs = "déšť", en = "rain"}``."""
    return isinstance(value, Mapping) and bool(value) and set(value) <= set(LANGUAGES)


PLACES = ("room", "door", "trap", "things", "thing")
"""Keys of places and of what is in them: their names decline, too."""


def _is_thing(key: str) -> bool:
    """Whether what stands under a key is something in somebody's hand, or what it strikes with."""
    return key.rpartition("_")[2] == "weapon"


def _written(text: str) -> str:
    """The language that a bare name is in, by its letters; without any but the common ones English."""
    low = text.lower()
    if any("а" <= letter <= "ё" for letter in low):
        return "ru"
    return "cs" if any(letter in "áčďéěíňóřšťúůýž" for letter in low) else "en"


def _counted(value: Any) -> bool:
    """Whether a value is so many of something: ``(5, "slashing")``."""
    return isinstance(value, tuple | list) and [type(one) for one in value] == [int, str]


@dataclass(frozen=True)
class Lexicon:
    """The names and words of one scene in one language."""

    scene: Scene
    words: Words

    @cached_property
    def unit(self) -> str:
        return units.unit_of(self.scene)

    @cached_property
    def _part(self) -> str:
        """With what keys of lengths end."""
        lengths = self.scene.system.lengths
        return "(none)" if lengths is None else f"_{lengths.part}"

    @cached_property
    def _nouns(self) -> dict[str, Noun]:
        """The names of combatants, worked out when first told."""
        return {}

    @cached_property
    def _roles(self) -> dict[tuple[str, str | None, bool], Made]:
        """Arguments of those who act and are acted on, worked out when first told."""
        return {}

    @cached_property
    def _valued(self) -> dict[tuple[str, str, str], Made]:
        """Arguments of ids, worked out when first told."""
        return {}

    @cached_property
    def _lengths(self) -> dict[int | Decimal, Made]:
        """Lengths in every case, worked out when first told."""
        return {}

    @cached_property
    def _sides(self) -> Mapping[str, Name]:
        return {side.id: side.name for side in self.scene.sides}

    # -- names ---------------------------------------------------------------------------------------------------

    def entity(self, who: str) -> Noun | None:
        """A combatant, a side, or whatever ``entity-<id>`` names (``entity-door`` also names ``door-2``)."""
        if who in self.scene.by_id:
            return self._combatant(who)
        if who in self._sides:
            return self._side(who)
        if self.words.has(word_id("entity", who)):
            return self.worded(word_id("entity", who))
        numbered = _NUMBERED.match(who)
        if numbered and self.words.has(word_id("entity", numbered[1])):
            return self.worded(word_id("entity", numbered[1])).numbered(numbered[2], self.words.language)
        return None

    def _combatant(self, who: str) -> Noun:
        if who not in self._nouns:
            self._nouns[who] = noun(self.scene.by_id[who].name, self.words.language)
        return self._nouns[who]

    def _side(self, side: str) -> Noun:
        if unnamed(self._sides[side]) and self.words.has(word_id("side", side)):
            return self.worded(word_id("side", side))
        return noun(self._sides[side], self.words.language, crowd=True)

    def worded(self, id: str) -> Noun:
        """A message as a noun: its attributes are its gender, its number (``pl``) and its forms."""
        forms = self.words.attributes(id)
        many = forms.pop("number", "") == "pl"
        return Noun(self.words.word(id), forms.pop("gender", "m"), forms, many)

    def name(self, who: str) -> Noun:
        """What an entity is called; ``MissingWords`` for an id that nothing names."""
        found = self.entity(who)
        if found is None:
            raise MissingWords(f"{self.words.language}: no name for {who} (entity-{who})")
        return found

    @cached_property
    def met(self) -> set[str]:
        """Whom a story has told of: it calls them by their short names from then on."""
        return set()

    @cached_property
    def _short(self) -> dict[tuple[str, ...], dict[str, Noun]]:
        """Short names, of those who are there."""
        return {}

    def called(self, who: str) -> Noun:
        """What an entity is called in the midst of a story: by its short name, where that is nobody else's, once it has
        been told of."""
        if who not in self.met or who not in self.scene.by_id:
            return self.name(who)
        return self._shortened().get(who) or self.name(who)

    def _shortened(self) -> dict[str, Noun]:
        ids = tuple(one.id for one in self.scene.combatants)
        if ids not in self._short:
            found = {who: shortened(self._combatant(who), self.words.language) for who in ids}
            said = Counter((found[who] or self._combatant(who)).text.rstrip("0123456789 ").lower() for who in ids)
            kinds = Counter(self._kind(who) for who in ids)
            self._short[ids] = {
                who: short
                for who, short in found.items()
                if short is not None and said[short.text.rstrip("0123456789 ").lower()] == kinds[self._kind(who)]
            }
        return self._short[ids]

    def _kind(self, who: str) -> str:
        """What those are called who differ by their numbers only."""
        return self._combatant(who).text.rstrip("0123456789 ")

    def alike(self, one: str, other: str) -> bool:
        """Whether the second of two combatants is the next of the same kind: ``goblin 3`` after ``goblin 2``."""
        first, second = (self.scene.by_id[who].name if who in self.scene.by_id else None for who in (one, other))
        if first is None or second is None or first.number is None or second.number is None:
            return False
        return first.forms == second.forms and second.number == first.number + 1

    def group(self, ids: Sequence[str], genitive: bool = False) -> str:
        """Some that are alike and follow each other, as one: ``goblini 2–5``; anybody alone by name."""
        if len(ids) < 2:
            found = self.name(ids[0])
            return found.case("gen") if genitive else found.text
        name = self.scene.by_id[ids[0]].name
        first, last = name.number, self.scene.by_id[ids[-1]].name.number
        one = noun(replace(name, number=None), self.words.language)
        several = plural_of(one, self.words.language)[genitive]
        shown = capital(several) if self.words.language == "en" else several
        return f"{shown} {first}–{last}"

    def groups(self, ids: Iterable[str], spoken: bool = False) -> list[str]:
        """Names in order, those alike together; ``spoken``: as a sentence has them (*the thug*)."""
        runs: list[list[str]] = []
        for id in ids:
            if runs and self.alike(runs[-1][-1], id):
                runs[-1].append(id)
            else:
                runs.append([id])
        return [self.spoken(run[0]) if spoken and len(run) == 1 else self.group(run) for run in runs]

    def spoken(self, who: str) -> str:
        """A name as a sentence has it."""
        return in_sentence(self.name(who), self.words.language).text

    def value(self, key: str, value: str) -> Noun:
        """A text of the data: the word ``<key>-<value>`` if there is one, else the entity of that id, else as it is.

        Of a key of several words the last one counts, too: a ``dealt_type`` is a ``type``. What a blow brings with it
        (a ``power``) may be called as the weapon is. ``MissingWords`` for a word of a closed list that there is not.
        """
        if key in RAW:
            return Noun(value)
        last = key.rpartition("_")[2]
        also = ("weapon",) if last == "power" else ()
        for stem in dict.fromkeys((key, key.removesuffix("s"), last, last.removesuffix("s"), *also)):
            if self.words.has(word_id(stem, value)):
                found = self.worded(word_id(stem, value))
                return in_sentence(found, self.words.language) if stem == "side" else found
        who = self.entity(value)
        if who is None and key in CLOSED:
            raise MissingWords(f"{self.words.language}: no message {word_id(last.removesuffix('s'), value)}")
        if who is None and _is_thing(key) and "_" not in value and _written(value) == self.words.language:
            return thing(value, self.words.language)
        return Noun(value) if who is None else in_sentence(self.called(value), self.words.language)

    # -- arguments -----------------------------------------------------------------------------------------------

    def facts(self, data: Mapping[str, Any]) -> Facts:
        """Arguments of all data."""
        return self._with(Facts(), data)

    def _with(self, facts: Facts, data: Mapping[str, Any]) -> Facts:
        for key, value in data.items():
            facts.add(key.removesuffix(self._part), partial(self.fact, key, key, value))
        return facts

    def fact(self, arg: str, key: str, value: Any) -> Made:
        """Arguments ``$arg...`` of one value that stands under ``key``; none of a value that cannot be told."""
        found = self._fact(arg, key, value)
        known = bool(found) and value not in (None, "", (), [], frozenset())
        return {**found, f"{arg.removesuffix(self._part)}_known": known}

    def clause(self, event: Event) -> str:
        """An event that stands within another, as the clause that tells it."""
        return self.words.say(word_id("told", event.kind), self.event(event)).strip()

    def _fact(self, arg: str, key: str, value: Any) -> Made:
        if isinstance(value, Event):
            return {arg: self.clause(value)}
        if isinstance(value, list) and value and isinstance(value[0], Event):
            *before, last = map(self.clause, value)
            return {arg: f"{', '.join(before)}{self.words.word('clause-and')}{last}" if before else last}
        if value is None or isinstance(value, bool):
            return {arg: "none" if value is None else value}
        if isinstance(value, int | Decimal):
            return self._length(arg, value) if key.endswith(self._part) else {arg: value}
        if isinstance(value, str):
            return self._text(arg, key, value)
        if translated(value):
            return {**_declined(arg, self._given(key, value), self.words.language), f"{arg}_id": self.chosen(value)}
        if key.endswith(("place", "square")) and isinstance(value, tuple | list):
            return {arg: square_name(value[0], value[1])}
        if isinstance(value, frozenset | tuple | list) and not hasattr(value, "_fields"):
            return self._list(arg, key, sorted(value) if isinstance(value, frozenset) else value)
        return {}

    def _text(self, arg: str, key: str, value: str) -> Made:
        """Arguments of a text; of an id they are worked out once."""
        found = self._valued.get((arg, key, value))
        if found is None:
            found = {**_declined(arg, self.value(key, value), self.words.language), f"{arg}_id": value}
            if key not in RAW and value not in self.scene.by_id:
                self._valued[arg, key, value] = found
        return found

    def _length(self, arg: str, parts: int | Decimal) -> Made:
        stem, told = arg.removesuffix(self._part), self._lengths.get(parts)
        if told is None:
            told = self._lengths[parts] = self._in_all_cases(parts)
        return {stem + ending: said for ending, said in told.items()} | {arg: parts}

    def _in_all_cases(self, parts: int | Decimal) -> Made:
        """A length in every case, by what an argument of it ends in, and the bare number."""
        assert self.scene.system.lengths is not None
        each = self.scene.system.lengths.units[self.unit]
        cases = {"": "nom", **{f"_{case}": case for case in CASES}}
        told: Made = {ending: units.length(parts, each, self.unit, self.words, case) for ending, case in cases.items()}
        return {**told, "_amount": units.amount(parts, each)}

    def _list(self, arg: str, key: str, values: Iterable[Any]) -> Made:
        items = list(values)
        if not all(isinstance(item, str | int) or translated(item) or _counted(item) for item in items):
            return {}
        nouns = [self._item(key, item) for item in items]
        language = self.words.language
        found: Made = {f"{arg}_{case}": joined([one.case(case) for one in nouns], language) for case in CASES}
        if items and all(isinstance(item, str) and item in self.scene.by_id for item in items):
            spoken = joined(self.groups(items, spoken=True), language)
            found |= {f"{arg}_grouped": spoken, f"{arg}_arrows": " → ".join(self.groups(items))}
        elif items and all(isinstance(item, str) and item in self._sides for item in items):
            found[f"{arg}_arrows"] = " → ".join(one.text for one in nouns)
        if nouns:
            found[f"{arg}_gender"] = agreement(nouns, language)
        found[f"{arg}_declines"] = all(one.declines for one in nouns)
        found[f"{arg}_id"] = "-".join(item for item in items if isinstance(item, str))
        return {**found, arg: joined([one.text for one in nouns], language), f"{arg}_count": len(items)}

    def _item(self, key: str, item: Any) -> Noun:
        if isinstance(item, str):
            return self.value(key, item)
        if _counted(item):
            return self.value(key, item[1]).after(item[0])
        return self._given(key, item) if translated(item) else Noun(sums.added([item]))

    def _given(self, key: str, value: Mapping[str, Any]) -> Noun:
        """What a scene calls something, in its words: with the forms it gives, or that can be guessed of it."""
        language, words = self.words.language, self.chosen(value)
        own = value.get(language)
        if isinstance(own, Mapping):
            return given(own, language)
        if own is None or not (_is_thing(key) or key in PLACES):
            return Noun(words)
        return thing(words, language) if _is_thing(key) else place(words, language)

    def chosen(self, words: Mapping[str, Any]) -> str:
        """Of words by language those in this one, or in the first other one there is: English, Czech, Russian."""
        said = next(words[language] for language in (self.words.language, *OTHERWISE) if language in words)
        return str(said["text"] if isinstance(said, Mapping) else said)

    def role(self, role: str, who: str | None) -> Made:
        """Arguments of somebody who acts or is acted on, seen or not."""
        met = who in self.met
        if (role, who, met) not in self._roles:
            self._roles[role, who, met] = self._in_role(role, who)
        return self._roles[role, who, met]

    def _in_role(self, role: str, who: str | None) -> Made:
        if who is None:
            return {**_declined(role, self.worded("somebody"), self.words.language), f"{role}_known": False}
        found = in_sentence(self.called(who), self.words.language)
        return {**_declined(role, found, self.words.language), f"{role}_id": who, f"{role}_known": True}

    def event(self, event: Event) -> Facts:
        facts = self.facts(event.data)
        facts.add("actor", partial(self.role, "actor", event.actor))
        facts.add("target", partial(self.role, "target", event.target))
        for name in ("sum", "total", "natural", "faces", "dice"):
            facts.add(name, partial(self.sum, event))
        for name in event.data.keys() & {"condition", "conditions", "state"}:
            facts.add(f"{name}_is", partial(self._being, name, event))
        if "gauge" in event.data and "text" in event.data:
            facts.add("text", lambda: {"text": self._set_to(event.data["gauge"], event.data["text"])})
        return self._changes(facts, event)

    def _set_to(self, gauge: str, text: str) -> str:
        """From what to what something is set, ``walk → sprint``: its words are attributes of the gauge's message, and
        things are called as they are."""
        return " → ".join(
            ", ".join(self._setting(gauge, one) for one in side.split(", ")) for side in text.split(" → ")
        )

    def _setting(self, gauge: str, word: str) -> str:
        own = f"gauge-{gauge}.{word_id(word)}"
        if self.words.has(own):
            return self.words.word(own)
        things = (word_id(stem, word) for stem in (gauge.rpartition("-")[2], "weapon", "power"))
        known = next((id for id in things if word.isidentifier() and self.words.has(id)), None)
        return word if known is None else self.worded(known).text

    def _being(self, name: str, event: Event) -> Made:
        """What somebody is who is in the conditions of an event: ``blinded and restrained``."""
        value, whom = event.data[name], event.target or event.actor
        noun = None if whom is None else self.entity(whom)
        gender = "m" if noun is None else noun.agreement(self.words.language)
        told = [self.being(one, gender) for one in ([value] if isinstance(value, str) else value)]
        return {f"{name}_is": joined(told, self.words.language)}

    def being(self, condition: str, gender: str) -> str:
        """What somebody of this agreement is who is in a condition, as it stands after "is"."""
        state = word_id("state", condition)
        for id in (f"{word_id('condition', condition)}.is", f"{state}.head", state):
            if self.words.has(id) and (said := self.words.say(id, {"actor_gender": gender})):
                return said  # (a head is empty where a turn does not name the condition)
        return self.value("state", condition).text

    def sum(self, event: Event) -> Made:
        """Arguments of the dice and the sum; a seat that may not see them is told so."""
        if not event.rolls and not event.parts:
            hidden = dict.fromkeys(("total", "natural", "faces", "dice"), "?")
            return {**hidden, "sum": self.words.word("hidden-roll"), "sum_known": False}
        return {
            "sum": sums.compact(event),
            "sum_known": True,
            "total": sums.total(event),
            "natural": sums.natural(event.rolls),
            "faces": sums.faces(event.rolls),
            "dice": sums.notation(event.rolls, self.words.word("die-letter")),
        }

    def _changes(self, facts: Facts, event: Event) -> Facts:
        roles = {"actor": event.actor, "target": event.target}
        roles |= {key: value for key, value in event.data.items() if isinstance(value, str) and key not in RAW}
        for change in event.changes:
            for role, who in roles.items():
                if change.who == who and change.field:
                    stem = f"{role}_{change.field}"
                    facts.add(stem.removesuffix(self._part), partial(self._change, event, change, stem))
        return facts

    def _change(self, event: Event, change: Change, arg: str) -> Made:
        """From the first old value of a field to its last new one."""
        steps = [one for one in event.changes if (one.who, one.field) == (change.who, change.field)]
        stem, part = (arg.removesuffix(self._part), self._part) if arg.endswith(self._part) else (arg, "")
        return {
            **self.fact(f"{stem}_old{part}", change.field, steps[0].old),
            **self.fact(f"{stem}_new{part}", change.field, steps[-1].new),
            f"{stem}_known": True,
        }

    def ask(self, ask: Ask) -> Facts:
        facts = self.facts(ask.data)
        numbers = {"low": ask.low, "high": ask.high, "number": ask.number}
        for name in numbers:
            if name not in ask.data:
                facts.add(name, lambda: numbers)
        facts.add("actor", partial(self.role, "actor", ask.actor))
        return facts

    def option(self, asked: Facts, option: Option) -> Facts:
        """Those of an ask with the option's own; the entity named in its key is ``$target`` unless the data has one."""
        facts = Facts(asked)
        named = [part for part in option.key.split(":")[1:] if part in self.scene.by_id]
        if named:
            facts.add("target", partial(self.role, "target", named[0]))
        if option.place is not None:
            place = {"place": square_name(*option.place)}
            facts.add("place", lambda: place)
        return self._with(facts, option.data)

    def outcome(self, outcome: Outcome) -> Facts:
        facts = self.facts(outcome.data)
        facts.add("winner", partial(self.role, "winner", outcome.winner))
        return facts


def _declined(arg: str, noun: Noun, language: str) -> Made:
    found: Made = {f"{arg}_{form}": noun.case(form) for form in (*CASES, *noun.forms)}
    return {**found, arg: noun.text, f"{arg}_gender": noun.agreement(language), f"{arg}_declines": noun.declines}
