"""A failed validation as problems that people understand: path, value, reason, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher, get_close_matches
from typing import Any, get_args, get_origin

from pydantic import BaseModel, ValidationError

from bojiste.errors import Problem

ALIKE = 0.5
"""From so much likeness on a word of a key may be meant for another."""
MOST_NEAR = 50
"""So many misspelt keys are looked up; beyond that the remedy is not a likelier word."""
REASONS = {
    "missing": "missing",
    "extra_forbidden": "unknown-key",
    "literal_error": "not-one-of",
    "enum": "not-one-of",
    "greater_than_equal": "below-minimum",
    "greater_than": "not-above",
    "less_than_equal": "above-maximum",
    "less_than": "not-below",
    "finite_number": "not-a-number",
    "float_type": "not-a-number",
    "float_parsing": "not-a-number",
    "int_type": "not-an-integer",
    "int_parsing": "not-an-integer",
    "int_from_float": "not-an-integer",
    "string_type": "not-text",
    "string_too_short": "empty-text",
    "string_too_long": "long-text",
    "string_pattern_mismatch": "bad-shape",
    "bool_type": "not-yes-no",
    "bool_parsing": "not-yes-no",
    "list_type": "not-a-list",
    "tuple_type": "not-a-list",
    "dict_type": "not-a-table",
    "model_type": "not-a-table",
    "model_attributes_type": "not-a-table",
    "too_short": "too-few",
    "too_long": "too-many",
}
"""What pydantic calls a fault, and what it is called here."""
_LIMITS = {
    "ge": "minimum",
    "gt": "minimum",
    "le": "maximum",
    "lt": "maximum",
    "min_length": "minimum",
    "max_length": "maximum",
}


def where(base: str, steps: Iterable[int | str]) -> str:
    """``combatant[2].attacks[0].range``: a path as people write it."""
    path, steps = base, list(steps)
    if steps[-2:] == ["any", "text"]:  # a plain text is read as the one for all languages
        del steps[-2:]
    for step in steps:
        if step == "[key]":  # what is wrong is the key itself
            continue
        path += f"[{step}]" if isinstance(step, int) else f"{'.' if path else ''}{step}"
    return path


def fields_of(model: Any) -> list[str]:
    """Names a table of this type knows."""
    if isinstance(model, type) and issubclass(model, BaseModel):
        tables = getattr(model, "tables", lambda: (model,))()
        return list(dict.fromkeys(field.alias or name for one in tables for name, field in one.model_fields.items()))
    for inner in get_args(model):
        if found := fields_of(inner):
            return found
    return []


def _inside(model: Any, steps: tuple[int | str, ...]) -> Any:
    """The type that stands at ``steps`` below a model, as far as it can be told."""
    for step in steps:
        model = _one_below(model, step)
    return model


def _one_below(model: Any, step: int | str) -> Any:
    if isinstance(model, type) and issubclass(model, BaseModel):
        field = model.model_fields.get(str(step))
        return field.annotation if field else None
    if get_origin(model) is dict:
        return get_args(model)[1]
    inner = next((item for item in get_args(model) if item is not type(None)), None)
    return inner if isinstance(step, int) or inner is None else _one_below(inner, step)


def near(word: Any, known: Iterable[str], count: int = 1) -> str:
    """Those of the known words that were probably meant; empty for what is no short word."""
    if not isinstance(word, str) or len(word) > 64:
        return ""
    known = list(known)
    found = like(word, known, count + 3)
    found.sort(key=lambda one: sorted(one) != sorted(word))  # letters that have changed places first
    if not found and len(word) > 1:
        found = [one for one in known if one.startswith(word.lower())]  # str, con
    if not found and len(word) > 3:
        found = [one for one in known if word.lower() in one]  # diagonals
    return ", ".join(found[:count])


def like(word: str, known: list[str], count: int) -> list[str]:
    """The words that look like this one. Of a long word that asks for more than some letters in the same order: an
    encounter is no note."""
    found = get_close_matches(word, known, n=count, cutoff=0.6 if len(word) < 5 else 0.7)
    return [one for one in found if _word_by_word(word, one)]


def _word_by_word(one: str, other: str) -> bool:
    """Whether of as many words each looks like the other's: ``death_save_dc`` is no ``death_save_compare``."""
    mine, theirs = (re.split(r"[_\- ]", text) for text in (one, other))
    if len(mine) != len(theirs):
        return True
    pairs = zip(mine, theirs, strict=True)
    return all(SequenceMatcher(None, *pair).ratio() >= ALIKE for pair in pairs)


def _meant(key: str, table: Any, beside: tuple[str, ...]) -> str:
    """The key that was probably meant: one like it, one that it begins, or one that it begins in a table inside."""
    own = [*beside, *fields_of(table)]
    begun = [name for name in (*own, *_keys_inside(table)) if len(key) > 1 and name.rpartition(".")[2].startswith(key)]
    return near(key, own) or next(iter(begun), "")


def _keys_inside(table: Any) -> Iterator[str]:
    """``abilities.strength``: what stands in the tables of a table."""
    fields = table.model_fields if isinstance(table, type) and issubclass(table, BaseModel) else {}
    for name, field in fields.items():
        origin = get_origin(field.annotation)
        inside = _key_words(field.annotation) if origin is dict else fields_of(field.annotation)
        yield from (f"{name}.{inner}" for inner in inside if origin not in (tuple, list))


def _key_words(table: Any) -> tuple[Any, ...]:
    """The keys of a table that maps some words to values, where it says which (``kit.fields.one_of``)."""
    stated = [getattr(one, "json_schema_input_type", None) for one in getattr(get_args(table)[0], "__metadata__", ())]
    return tuple(word for words in stated for word in get_args(words))


def problems_of(failed: ValidationError, base: str, model: Any, beside: tuple[str, ...] = ()) -> list[Problem]:
    """A failed validation as problems with paths of the scene file; ``beside``: keys that may stand in the same table
    and are read by another model."""
    every = _one_each(failed.errors(include_url=False))
    errors = [error for error in every if not _follows(error, every)]
    return [_problem(error, base, model, beside, look_up=index < MOST_NEAR) for index, error in enumerate(errors)]


def _one_each(errors: Iterable[Any]) -> list[Any]:
    """Of the faults of one value that might be a number or a word: that of the word for a word, else of the number."""
    found: dict[tuple[int | str, ...], Any] = {}
    for error in errors:
        loc = error["loc"]
        if error["type"] == "extra_forbidden" or not loc or not str(loc[-1]).startswith(ALTERNATIVES):
            found[(*loc, len(found))] = error
        elif loc[:-1] not in found or (isinstance(error["input"], str) and error["type"] == "literal_error"):
            found[loc[:-1]] = {**error, "loc": loc[:-1]}
    return list(found.values())


ALTERNATIVES = ("literal[", "constrained-")
"""How the last step begins that names one of several types of a value, and no key."""


def _follows(error: Any, errors: Iterable[Any]) -> bool:
    """Whether a list is too short only because an entry of it is faulty, which is said already."""
    loc = error["loc"]
    return error["type"] == "too_short" and any(
        len(loc) < len(other["loc"]) and other["loc"][: len(loc)] == loc for other in errors
    )


def _problem(error: Any, base: str, model: Any, beside: tuple[str, ...], *, look_up: bool) -> Problem:
    path, kind = where(base, error["loc"]), error["type"]
    reason = REASONS.get(kind, kind if "-" in kind else "invalid")
    if reason == "unknown-key":
        key = str(error["loc"][-1])
        table, more = _inside(model, error["loc"][:-1]), beside if len(error["loc"]) == 1 else ()
        known = ", ".join((*more, *fields_of(table)))
        return Problem(path, key, reason, {"known": known, "near": _meant(key, table, more) if look_up else ""})
    value = "" if reason == "missing" else error["input"]
    return Problem(path, value, reason, _remedy(reason, error, look_up))


def _remedy(reason: str, error: Any, look_up: bool) -> Mapping[str, Any]:
    """What would be right: the words or the limits there are."""
    context = error.get("ctx") or {}
    if reason == "invalid":
        return {"text": error["msg"]}
    if reason == "not-one-of":
        words = context.get("expected", "").replace("'", "").replace(" or ", ", ")
        return {"known": words, "near": near(error["input"], words.split(", ")) if look_up else ""}
    return {_LIMITS.get(key, key): value for key, value in context.items() if key != "error"}


class Faults:
    """Whatever is wrong with a scene, in the order in which it is found."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def note(self, path: str, value: Any, reason: str, **data: Any) -> None:
        self.problems.append(Problem(path, value, reason, data))

    def table(self, model: Any, value: Any, path: str, beside: tuple[str, ...] = ()) -> Any:
        """The validated table, or ``None`` after noting its problems; ``beside`` as for ``problems_of``."""
        try:
            return model.model_validate(value)
        except ValidationError as failed:
            self.problems += problems_of(failed, path, model, beside)
            return None
