"""A message speaks only of what the code gives that tells it: an argument that nothing gives is a gap in a sentence, or
a branch that nobody ever reads. What is given is read from the code itself (``tests.given``)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from bojiste.core.scene import LANGUAGES
from bojiste.core.system import System, system, system_ids
from bojiste.tell.names import CASES
from bojiste.tell.texts import entry, pieces
from bojiste.tell.words import Words, variables_in, word_id
from tests import house
from tests.given import ANYTHING, Code, Telling, told

SRC = house.HOUSE / "src" / "bojiste"
ERRORS = ("DecisionError", "NotOffered", "NotAsked", "NobodyThere", "DiceError", "TapeEnds", "TapeLeft", "BadFace",
          "BadNotation", "UnknownRule", "UnknownSystem", "ReplayDiffers", "fault")  # fmt: skip
TELLINGS: Mapping[str, Mapping[str, Telling]] = {
    "event": {name: Telling((0, "kind"), (7, "data")) for name in ("Event", "happened")},
    "ask": {name: Telling((0, "topic"), (99, "data")) for name in ("Ask", "yes_no", "amount", "note")},
    "option": {"Option": Telling((0, "key"), (1, "data"))},
    "outcome": {"Outcome": Telling((1, "reason"), (2, "data"))},
    "fault": {"Problem": Telling((2, "reason"), (3, "data")),
              **{name: Telling((0, "reason"), spread=True) for name in ERRORS}},
}  # fmt: skip
"""The calls that tell something, and where among their arguments its word and its facts stand."""
WORD = re.compile(r"[a-z]{2}")
"""What is at least said of a word that the code puts together."""
SUMS = frozenset(("sum", "total", "natural", "faces", "dice"))
STORY = frozenset(("lead", "on", "phrase", "variant", "again", "measure", "felled", "named", "same", "armed", "repeat",
                   "self", "items", "actors", "story", "whom"))  # fmt: skip
"""What the story itself adds to a clause (``tell.story``, ``tell.turn``)."""
TOLD: Mapping[str, frozenset[str]] = {
    "fiveaction": frozenset(("activity", "result")),
    "srd5": frozenset(("legendary", "saved", "left", "ability", "against")),
}
"""What the telling of a system adds to its events (``System.telling``)."""
FORMS = (*CASES, "gender", "declines", "known", "id", "count", "grouped", "arrows", "amount", "is")
CLAUSES = ("event-{}", "event-{}.result", "event-{}.why", "told-{}", "told-{}.strip", "each-{}", "each-{}.row",
           "each-{}.all", "each-{}.strip", "strip-{}", "strip-{}.row", "story-items-{}",
           "story-items-{}.item")  # fmt: skip
"""Everything that tells an event of a kind."""


@cache
def code(id: str) -> Code:
    """What plays a system: its modules, and what all of them share."""
    home = SRC / "systems" / id
    skipped = ("kernel", "importing", "shelf", "bestiary", "text")
    own = [path for path in home.iterdir() if path.name not in skipped and (path.is_dir() or path.suffix == ".py")]
    return Code(*own, SRC / "kit", SRC / "core")


@cache
def given(id: str, telling: str) -> Mapping[str, set[str]]:
    return told(code(id), TELLINGS[telling])


@cache
def keys(id: str, telling: str, word: str) -> frozenset[str]:
    """The facts of everything that is told by this word, lengths by their stem; of a word that the code puts together
    (``*``, ``*-*``, ``*d*``) whatever it may be; of one that only another system tells, what it gives there."""
    for one in (id, *system_ids()):
        told = given(one, telling)
        found = [facts for text, facts in told.items() if WORD.search(text) and fnmatchcase(word, text)]
        if found or told.get(ANYTHING.text):
            lengths = system(one).lengths
            part = "" if lengths is None else f"_{lengths.part}"
            facts = set().union(*(found or [told[ANYTHING.text]]))
            return frozenset(key.removesuffix(part) if part else key for key in facts)
    return frozenset()


def is_given(name: str, facts: Collection[str], words: Words) -> bool:
    """Whether an argument is one of these facts, a form of one, or what changes for whom one names."""
    if name == "unit" or name in facts or ANYTHING.text in facts:
        return True
    roles, parts = {"actor", "target", *facts}, name.split("_")
    for at in range(len(parts), 0, -1):
        head, rest = "_".join(parts[:at]), parts[at:]
        if head in roles and (all(_form(one, words) for one in rest) or _change(rest)):
            return True
    return any(fnmatchcase(name, key) for key in facts if "*" in key)


def _form(word: str, words: Words) -> bool:
    """A case, an agreement, or an attribute that some word has."""
    return word in FORMS or word in _attributes(words)


def _change(rest: Sequence[str]) -> bool:
    """Whether a field of the state, and then its old or new value, or that it is known."""
    at = next((at for at, word in enumerate(rest) if word in ("old", "new", "known")), 0)
    return "_".join(rest[:at]) in _state_fields()


@cache
def _attributes(words: Words) -> frozenset[str]:
    """Attributes of words, which are arguments where they are told: ``$weapon_verb``."""
    found = {attribute for package in words.packages for attribute in _in(package, words.language)}
    return frozenset(found - {"statement", "remedy", "result", "why", "strip", "item", "row", "list", "all"})


@cache
def _in(package: str, language: str) -> frozenset[str]:
    return frozenset(one.id.name for piece in pieces(package, language).values() for one in entry(piece).attributes)


@cache
def _state_fields() -> frozenset[str]:
    """Every field that may change, of any system."""
    found = {field for id in system_ids() for name in code(id).fields for field in code(id).fields[name]}
    return frozenset(found)


Message = tuple[str, Collection[str]]
"""A message, and the facts that it is told with."""


def of_events(system: System, words: Words) -> Iterator[Message]:
    """An event tells its data, who is in it and what they change; in a clause also of events joined to it."""
    told = TOLD.get(system.id, frozenset())
    for kind in system.kinds:
        facts = keys(system.id, "event", kind) | SUMS | STORY | told
        for joined in system.joining:
            prefix = joined.replace("-", "_")
            roles = ("actor", "target", *SUMS, *STORY, *told)
            facts |= {prefix, *(f"{prefix}_{key}" for key in (*keys(system.id, "event", joined), *roles))}
        yield from ((id.format(kind), facts) for id in CLAUSES)


def of_asks(system: System, words: Words) -> Iterator[Message]:
    every: set[str] = set()
    for topic in system.asks:
        facts = keys(system.id, "ask", topic) | {"low", "high", "number"}
        every |= facts
        yield f"ask-{topic}", facts
    for id in _own(system, words, "option-"):
        yield id, {"target", "place", *every, *_of_option(system.id, id.removeprefix("option-"))}


@cache
def _of_option(id: str, told: str) -> frozenset[str]:
    """What answers are given that are told so: by their verb, or by topic and verb."""
    topics = [topic for topic in system(id).asks if told.startswith(f"{topic}-")]
    verbs = {told, *(told.removeprefix(f"{topic}-") for topic in topics)}
    whole, patterns = _verbs(id)
    own = [facts for verb in verbs for facts in whole.get(verb, ())]
    own += [facts for pattern, facts in patterns if any(fnmatchcase(verb, pattern) for verb in verbs)]
    return frozenset[str]().union(*own)


@cache
def _verbs(id: str) -> tuple[Mapping[str, list[set[str]]], list[tuple[str, set[str]]]]:
    """The facts of all answers by their verbs; those whose verb the code puts together stand apart."""
    whole, patterns = defaultdict[str, list[set[str]]](list), []
    for key, facts in given(id, "option").items():
        parts = key.partition(":")[0].split("*")
        verb = "*".join(word_id(part) if part else "" for part in parts)
        if len(parts) == 1:
            whole[verb].append(facts)
        else:
            patterns.append((verb, facts))
    return whole, patterns


def of_the_rest(system: System, words: Words) -> Iterator[Message]:
    """Ends, faults, and what is told without any facts but the unit of lengths."""
    for id in _own(system, words, "outcome-"):
        yield id, keys(system.id, "outcome", id.removeprefix("outcome-")) | {"winner"}
    for id in _own(system, words, "problem-"):
        facts = {"path", "value", *keys(system.id, "fault", id.removeprefix("problem-"))}
        yield from ((one, facts) for one in (id, f"{id}.remedy"))
    for id in _own(system, words, ("procedure-", "rule-", "waits-")):
        yield from ((one, set[str]()) for one in (id, f"{id}.statement"))


def _own(system: System, words: Words, stems: str | tuple[str, ...]) -> list[str]:
    return [id for id in pieces(system.text, words.language) if id.startswith(stems)]


def ungiven(words: Words, messages: Iterable[Message]) -> list[str]:
    """Arguments that a message is not given, and those of a piece that no message has that refers to it."""
    found, shared = [], defaultdict[str, set[str]](set)
    for id, facts in messages:
        if words.has(id):
            found += _ungiven(words, id, facts)
            for piece in _refers(words, id, set()):
                shared[piece].update(facts)
    return found + [fault for piece, facts in shared.items() for fault in _ungiven(words, piece, facts)]


def _ungiven(words: Words, id: str, facts: Collection[str]) -> list[str]:
    own = {name for sign, name in variables_in(words.pattern(id)) if sign}
    return [f"{words.language}: {id}: ${name}" for name in sorted(own) if not is_given(name, facts, words)]


def _refers(words: Words, id: str, on: set[str]) -> set[str]:
    """Messages that a message refers to, itself or by another."""
    for sign, name in variables_in(words.pattern(id)):
        if not sign and not name.startswith("-") and name not in on:
            on.add(name)
            _refers(words, name, on)
    return on


@pytest.mark.parametrize("id", system_ids())
def test_a_message_speaks_of_what_it_is_given(id: str) -> None:
    found: list[str] = []
    for language in LANGUAGES:
        words = Words(language, system(id))
        messages = (message for of in (of_events, of_asks, of_the_rest) for message in of(system(id), words))
        found += ungiven(words, messages)
    assert found == []


OF_VALUES = frozenset((
    "above-maximum", "bad-shape", "below-minimum", "empty-text", "invalid", "long-text", "missing", "not-a-list",
    "not-a-number", "not-a-table", "not-above", "not-an-integer", "not-below", "not-one-of", "not-text", "not-yes-no",
    "too-few", "too-many", "unknown-key",
))  # fmt: skip
"""Faults of single values, whose limits the library says that reads them."""
UNFOLLOWED = {
    ("drd2", "event"): {
        "activated", "approach", "conflict-over", "countered", "declared", "demand", "exhausted", "failed",
        "impossible", "manoeuvre", "narrated", "other", "reacted", "refused", "rested", "rolled", "story",
    },
    ("drd2", "ask"): {
        "counter", "counter-kind", "credible", "exhaust", "kind", "mismatch", "other-property", "react", "scar-block",
    },
    ("drd2", "option"): {"do:*"},
    ("drd2", "outcome"): {"end-of-the-way"},
    ("fiveaction", "ask"): {"interrupt"},
    ("fiveaction", "fault"): {"no-such-mount"},
    ("osr", "ask"): {"act"},
    ("osr", "option"): {"force:*", "unlock:*"},
    ("srd5", "ask"): {"act"},
    ("srd5", "option"): {"ride:*"},
}  # fmt: skip
"""What is told with facts that the reading of the code cannot follow: of these any argument counts as given."""


@pytest.mark.parametrize("telling", TELLINGS)
@pytest.mark.parametrize("id", system_ids())
def test_what_cannot_be_followed_does_not_grow_unseen(id: str, telling: str) -> None:
    """Of every other message an argument that nothing gives is found; what can be followed now leaves the list."""
    open_ = {word for word, facts in given(id, telling).items() if ANYTHING.text in facts and word != ANYTHING.text}
    assert open_ - (OF_VALUES if telling == "fault" else set()) == UNFOLLOWED.get((id, telling), set())


# -- the reading itself ------------------------------------------------------------------------------------------------

PLAY = """
TABLE = {"up": "rises", "down": ("falls", 1)}

def plain(who):
    yield Event("turn", rule, data={"round": 3})

def helper(kind, who, **more):
    data = {"who": who, **more}
    if who:
        data["well"] = True
    yield Event(kind, rule, data=data)

def others(who):
    yield from helper("hit" if who else "miss", who, weapon="axe")
    yield from helper("heals", who)

def handed(names, key):
    tell = happened if names else Event
    yield tell(f"party-{key}s", rule, data=dict(who=1) | {f"{name}_after": 1 for name in names})

def looked_up(one):
    yield Event(TABLE["up"], rule, data=named(one, "named"))

def named(one, key):
    return {key: one} if one else None

def unknown(one):
    yield Event("odd", rule, data=somewhere.else_())

class Worked:
    facts: dict = field(init=False)

    def __post_init__(self):
        self.__dict__.update(facts={"weapon": 1})

    @property
    def more(self):
        return {"way": 1}

def facts():
    return unknown(1)

def of_objects(one):
    yield Event("worked", rule, data={**one.facts, **one.more})
"""


@pytest.mark.parametrize(
    "kind, facts",
    [
        ("turn", {"round"}),
        ("hit", {"who", "weapon", "well"}),
        ("miss", {"who", "weapon", "well"}),
        ("heals", {"who", "well"}),
        ("party-*s", {"who", "*_after"}),
        ("rises", {"named"}),
        ("odd", {"*"}),
        ("worked", {"weapon", "way"}),
    ],
)
def test_what_code_gives_is_read_through_names_tables_and_functions(tmp_path: Path, kind: str, facts: set[str]) -> None:
    (tmp_path / "play.py").write_text(PLAY, encoding="utf-8")
    assert told(Code(tmp_path), TELLINGS["event"])[kind] == facts


def test_an_argument_that_nothing_gives_is_found() -> None:
    words = Words("en", "osr")
    assert ungiven(words, [("told-hit", {"weapon"})]) != []
    assert any("$against" in fault for fault in ungiven(words, [("told-hit.strip", {"weapon"})]))
