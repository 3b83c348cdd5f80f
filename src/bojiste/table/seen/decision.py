"""What a seat is asked: the question, its answers grouped as the terminal's menu groups them, and what each would mean;
or the dice it is to roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.dice import Pool, Roll
from bojiste.core.rule import rule_of
from bojiste.core.shown import Fact, Meaning
from bojiste.core.square import square_name
from bojiste.table.seen.eyes import Eyes
from bojiste.tell.menu import STOP, all_squares, offered, rows, verb
from bojiste.tell.names import capital
from bojiste.tell.units import amount, percent
from bojiste.tell.why import statement
from bojiste.tell.words import word_id


def asked(eyes: Eyes, ask: Ask) -> dict[str, Any]:
    """The question as this seat may answer it: the asked one and the referee all of it, another what it may say
    meanwhile (and then not what is asked)."""
    mine = eyes.seat in (GM, ask.seat)
    options = _open_to(eyes, ask, mine)
    labels = eyes.narrator.options(ask, options)
    shown = [_option(eyes, ask, option, label) for option, label in zip(options, labels, strict=True)]
    return {
        "number": ask.number,
        "seat": ask.seat,
        "seat_name": eyes.seat_name(ask.seat),
        "mine": ask.seat == eyes.seat,
        "kind": ask.kind,
        "low": ask.low,
        "high": ask.high,
        **(_question(eyes, ask) if mine else NOT_ASKED),
        "squares": _on_the_map(options),
        "options": shown,
        "groups": [_group(row, shown) for row in rows(options)],
        "stop": any(option.key == STOP for option in options),
    }


FEW = 3
"""So many answers may stand beside the map where one is to tap it: to stay, to stop."""


def _on_the_map(options: Sequence[Option]) -> bool:
    """Whether a square is asked for: the answers differ in theirs only, but for a few that have none."""
    placed = [option for option in options if option.place is not None]
    return all_squares(placed) and len(options) - len(placed) <= FEW


def _open_to(eyes: Eyes, ask: Ask, mine: bool) -> tuple[Option, ...]:
    """The options that this seat may choose."""
    if eyes.seat == GM:
        return ask.options
    found = offered(ask, (eyes.seat,))
    return found if mine else tuple(option for option in found if option.seat == eyes.seat)


NOT_ASKED: dict[str, Any] = {
    "topic": "",
    "actor": None,
    "question": "",
    "default": "",
    "rule": None,
    "reaction": False,
    "targets": [],
}
"""Of a question what another seat is told, that may say something meanwhile."""


def _question(eyes: Eyes, ask: Ask) -> dict[str, Any]:
    """What is asked, by which rule, and about whom."""
    title, says = statement(eyes.narrator.words, rule_of(ask.rule))
    return {
        "topic": ask.topic,
        "actor": ask.actor if eyes.shows(ask.actor) else None,
        "question": eyes.narrator.question(ask),
        "default": ask.default,
        "rule": {"id": rule_of(ask.rule).id, "title": title, "says": says},
        "reaction": _out_of_turn(eyes, ask),
        "targets": [who for who in _targets(ask.data.get("targets")) if eyes.shows(who)],
    }


def _targets(found: Any) -> tuple[str, ...]:
    return tuple(found) if isinstance(found, tuple | list | frozenset) else ()


def _out_of_turn(eyes: Eyes, ask: Ask) -> bool:
    """Whether somebody is asked in another's turn: that stands before everything else."""
    order = eyes.scene.system.turns(eyes.view)
    if order is None or order.on is None or ask.actor is None or ask.actor not in eyes.scene.by_id:
        return False
    return order.on not in (ask.actor, eyes.scene.by_id[ask.actor].side)


def _group(row: Sequence[Option], shown: list[dict[str, Any]]) -> dict[str, Any]:
    """The options that stand on one line of a menu: their verb, and which of all they are."""
    keys = {option.key for option in row}
    return {"verb": verb(row[0]), "options": [at for at, one in enumerate(shown) if one["key"] in keys]}


def _option(eyes: Eyes, ask: Ask, option: Option, label: str) -> dict[str, Any]:
    target = option.data.get("target")
    return {
        "key": option.key,
        "verb": verb(option),
        "label": label,
        "seat": option.seat,
        "target": target if isinstance(target, str) and eyes.shows(target) else None,
        "place": list(option.place) if option.place is not None else None,
        "square": square_name(*option.place) if option.place is not None else "",
        "cost": _cost(eyes, option),
        "default": option.key == ask.default,
        **_meaning(eyes, eyes.scene.system.meaning(eyes.view, ask, option)),
    }


def _cost(eyes: Eyes, option: Option) -> str:
    """What a way costs, as a bare number in the printed unit."""
    lengths = eyes.scene.system.lengths
    if lengths is None:
        return ""
    parts = option.data.get(f"cost_{lengths.part}")
    return "" if parts is None else str(amount(parts, lengths.units[eyes.narrator.lexicon.unit]))


def _meaning(eyes: Eyes, meaning: Meaning) -> dict[str, Any]:
    chance = meaning.chance
    return {
        "chance": None if chance is None else percent(chance, eyes.narrator.language),
        "falls": [{"total": one.total, "share": float(one.share), "result": one.result} for one in meaning.falls],
        "facts": [{"sign": one.sign, "text": said(eyes, one)} for one in meaning.facts],
        "price": meaning.price,
    }


def said(eyes: Eyes, fact: Fact) -> str:
    """A fact in words."""
    narrator = eyes.narrator
    return capital(narrator.words.say(word_id("means", fact.id), narrator.lexicon.facts(fact.data)))


def traced(eyes: Eyes, ask: Ask, key: str) -> dict[str, Any] | None:
    """What an answer that this seat may give would draw on the map; ``None``: it may give no such answer."""
    offers = ask.options if eyes.seat == GM else offered(ask, (eyes.seat,))
    option = next((one for one in offers if one.key == key), None)
    if option is None or (eyes.seat not in (GM, ask.seat) and option.seat != eyes.seat):
        return None
    found = eyes.scene.system.traced(eyes.view, ask, option)
    met = [who for who in found.met if eyes.shows(who)]
    return {
        "way": [list(one) for one in found.way],
        "area": [list(one) for one in found.area],
        "met": met,
        "names": [eyes.name(who) for who in met],
        "line": [who for who in found.line if eyes.shows(who)],
    }


def rolled(eyes: Eyes, pool: Pool) -> dict[str, Any]:
    """The dice that wait: how many of which sides, for what, and what has fallen of them."""
    roll = pool.roll
    title, says = statement(eyes.narrator.words, rule_of(roll.rule))
    return {
        "who": roll.actor if eyes.shows(roll.actor) else None,
        "name": eyes.name(roll.actor) if roll.actor is not None and eyes.shows(roll.actor) else "",
        "target": roll.target if eyes.shows(roll.target) else None,
        "target_name": eyes.name(roll.target) if roll.target is not None and eyes.shows(roll.target) else "",
        "sides": roll.sides,
        "of": roll.of,
        "fallen": list(pool.fallen),
        "dice": f"{roll.of if roll.of > 1 else ''}{eyes.narrator.word('die-letter')}{roll.sides}",
        "what": _tested(eyes, roll, title),
        "bonus": roll.bonus,
        "why": roll.why,
        "rule": {"id": rule_of(roll.rule).id, "title": title, "says": says},
    }


def _tested(eyes: Eyes, roll: Roll, title: str) -> str:
    tested = word_id("roll", roll.what)
    return eyes.narrator.word(tested) if roll.what and eyes.narrator.has(tested) else title


def waiting(eyes: Eyes, ask: Ask | None, pool: Pool | None) -> dict[str, Any] | None:
    """For whom the game waits: the seat, and for whom of its own it decides, where this seat sees that one; not what is
    asked, nor about whom the referee is asked."""
    if ask is not None:
        return _for(eyes, ask.seat, ask.actor if _holds(eyes, ask.seat, ask.actor) else None, dice=False)
    if pool is not None:
        return _for(eyes, _thrower(eyes, pool), pool.roll.actor, dice=True)
    return None


def _holds(eyes: Eyes, seat: str, who: str | None) -> bool:
    return who in eyes.scene.by_id and eyes.scene.by_id[who].seat == seat


def _thrower(eyes: Eyes, pool: Pool) -> str:
    """The seat that throws dice: that of whoever they are for, where a person holds it, otherwise the referee's."""
    one = eyes.scene.by_id.get(pool.roll.actor)
    return one.seat if one is not None and one.seat in eyes.held else GM


def _for(eyes: Eyes, seat: str, actor: str | None, *, dice: bool) -> dict[str, Any]:
    who = actor if eyes.shows(actor) else None
    return {
        "seat": seat,
        "name": eyes.seat_name(seat),
        "who": who,
        "who_name": "" if who is None else eyes.name(who),
        "mine": seat == eyes.seat,
        "dice": dice,
    }
