"""Everybody whom a seat sees: names, gauges and conditions in words, letters and patterns, the order of turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from bojiste.core.shown import Mark, Track, band
from bojiste.core.system import Gauge
from bojiste.table.seen.eyes import Eyes
from bojiste.tell.words import visible, word_id

PATTERNS = ("none", "bar", "dots", "cross", "ring")
"""Drawn under the letter; who has the same letter as somebody before has another pattern."""


def people(eyes: Eyes) -> list[dict[str, Any]]:
    """Whom the seat sees, in file order."""
    signs = letters(eyes)
    return [_person(eyes, who, signs[who]) for who in eyes.known]


def _person(eyes: Eyes, who: str, sign: tuple[str, str]) -> dict[str, Any]:
    scene, view = eyes.scene, eyes.view
    one, states = scene.by_id[who], list(scene.system.states(view, who))
    gauges, words = _of_health(eyes, who, list(scene.system.gauges(view, who)), states)
    return {
        "id": who,
        "name": eyes.name(who),
        "side": eyes.side(who),
        "own": who in eyes.own,
        "seat": one.seat,
        "letter": sign[0],
        "pattern": sign[1],
        "gauges": [_gauge(eyes, gauge) for gauge in gauges],
        "states": words,
        "down": scene.system.ledger is not None and not scene.system.ledger.down.isdisjoint(states),
        "note": visible(one.note) if one.note and eyes.seat in ("gm", one.seat) else "",
        "kin": one.name.number,
    }


def _of_health(eyes: Eyes, who: str, gauges: list[Gauge], states: list[str]) -> tuple[list[Gauge], list[str]]:
    """Gauges, and conditions in words, with as much of somebody's health as the game master lets this seat see."""
    health = eyes.view.health(who) if eyes.health else None
    if health is None:
        return gauges, eyes.narrator.states(who, states)
    gauges = [gauge for gauge in gauges if gauge.name != health.gauge and gauge.name not in health.told]
    words = eyes.narrator.states(who, [state for state in states if state not in health.told])
    if eyes.health == "exact":
        return [Gauge(health.gauge, health.left, health.most), *gauges], words
    if eyes.health == "damage":
        return ([Gauge("taken", health.most - health.left), *gauges] if health.left < health.most else gauges), words
    said = band(health) if eyes.health == "words" else ""
    return gauges, [eyes.narrator.word(word_id("health", said)), *words] if said else words


def _gauge(eyes: Eyes, gauge: Gauge) -> dict[str, Any]:
    """A number with its words; ``low`` under half of its maximum."""
    words, id = eyes.narrator.words, word_id("gauge", gauge.name)
    said = eyes.narrator.gauge(gauge)
    label = said if "value" in words.variables(id) else words.word(id)
    return {
        "id": gauge.name,
        "label": label,
        "words": said,
        "value": gauge.value,
        "maximum": gauge.maximum,
        "low": bool(gauge.maximum) and gauge.value * 2 < (gauge.maximum or 0),
    }


def letters(eyes: Eyes) -> dict[str, tuple[str, str]]:
    """A letter of the name in the reader's language for each, one of several alike its number, and a pattern that tells
    those with one letter apart."""
    found: dict[str, tuple[str, str]] = {}
    used: Counter[str] = Counter()
    for who in eyes.known:
        number = eyes.scene.by_id[who].name.number
        letter = eyes.name(who)[:1].upper() if number is None else str(number)
        found[who] = letter, PATTERNS[used[letter] % len(PATTERNS)]
        used[letter] += 1
    return found


def sides(eyes: Eyes) -> list[dict[str, str]]:
    """The sides of those whom the seat sees."""
    known = {eyes.scene.by_id[who].side for who in eyes.known}
    return [
        {"id": side.id, "name": eyes.narrator.side(side.id), "side": eyes.side_of(side.id)}
        for side in eyes.scene.sides
        if side.id in known
    ]


def seats(eyes: Eyes) -> list[dict[str, Any]]:
    """The seats that play, and whether a person holds each; whom each decides for, as far as this seat sees them."""
    found = []
    for seat in eyes.scene.seats:
        held = [one.id for one in eyes.scene.combatants if one.seat == seat and one.id in eyes.known]
        found.append({"id": seat, "name": eyes.seat_name(seat), "person": seat in eyes.held, "who": held})
    return found


# -- the order of turns ------------------------------------------------------------------------------------------------


def turns(eyes: Eyes) -> dict[str, Any] | None:
    """The round, everybody in the order of their turns (a side with its members), and who is on; those alike and next
    to each other share a ``group``."""
    order = eyes.scene.system.turns(eyes.view)
    if order is None:
        return None
    entries = [_entry(eyes, id) for id in order.order]
    return {"round": order.round, "on": order.on, "order": list(_folded(eyes, entries))}


def _entry(eyes: Eyes, id: str) -> dict[str, Any]:
    members = [who for who in eyes.known if eyes.scene.by_id[who].side == id]
    if id in eyes.scene.by_id:
        return {"id": id, "name": eyes.name(id), "side": eyes.side(id), "members": [id]}
    return {"id": id, "name": eyes.narrator.side(id), "side": eyes.side_of(id), "members": members}


def _folded(eyes: Eyes, entries: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Runs of those alike get a name of their own: ``goblins 1–5``."""
    place = [0]

    def run(pair: tuple[int, dict[str, Any]]) -> int:
        at, entry = pair
        if at and not eyes.narrator.lexicon.alike(entries[at - 1]["id"], entry["id"]):
            place[0] = at
        return place[0]

    for _, found in groupby(enumerate(entries), key=run):
        row = [entry for _, entry in found]
        ids = [entry["id"] for entry in row]
        group = eyes.narrator.lexicon.group(ids) if len(ids) > 1 else ""
        for entry in row:
            yield {**entry, "group": group}


def tracks(eyes: Eyes) -> list[dict[str, Any]]:
    """The system's own strip."""
    return [_track(eyes, track) for track in eyes.scene.system.tracks(eyes.view)]


def _track(eyes: Eyes, track: Track) -> dict[str, Any]:
    ties = [list(tie) for tie in track.ties if all(map(eyes.shows, tie))]
    marks = (mark for mark in track.marks if mark.who not in eyes.scene.by_id or eyes.shows(mark.who))
    return {
        "id": track.name,
        "name": eyes.narrator.word(word_id("track", track.name)),
        "form": track.form,
        "marks": [_mark(eyes, mark) for mark in marks],
        "group": track.group,
        "floor": track.floor,
        "ties": ties,
    }


def _mark(eyes: Eyes, mark: Mark) -> dict[str, Any]:
    name = "" if mark.who is None else eyes.name(mark.who)
    return {"who": mark.who, "name": name, "value": mark.value, "maximum": mark.maximum, "owed": mark.owed}
