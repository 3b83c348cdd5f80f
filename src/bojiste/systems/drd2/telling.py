"""How the log sees an evaluation: the deed and what came of it, as people tell it, instead of one event after another.

The events of an evaluation are gathered and given on as fewer ones, of the kinds in ``TOLD``; what they do not tell
goes on as it is, and what only proves them stands behind them. Where somebody is asked in between, what has happened
so far is told, and what follows goes on event by event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bojiste.core.event import Event
from bojiste.systems.drd2.prepare import Scene
from bojiste.systems.drd2.words import Effect, Use

TOLD: dict[str, str] = {
    "does": "a deed that comes off: who (``by``), with what manner, what effect, on whom",
    "tries": "a deed that is tried",
    "beats": "a deed that comes off, with those who do it",
    "acts": "a test that succeeds, or an obvious action; ``deed``: what is done",
    "fails": "a test whose failure is accepted; ``deed``: what was tried",
    "clashes": "an action against one counteraction; ``deed`` and ``reply``: both; ``won``: whose dice were better",
    "melee": "an action against several; ``deed``; ``replies``: what those do who beat it",
    "escapes": "those who exhaust, so that the winner's effect does not come",
    "short": "those whose counteractions came to nothing",
    "marked": "somebody bears a scar from now on",
    "stays": "somebody is out, but still there",
    "rashness": "a rash elimination makes itself felt",
    "peril": "a danger, and how each fared: ``fate``, ``second``, ``third``",
    "resists": "those who meet a danger",
    "endures": "those who exhaust to meet it",
    "suffers": "those whom it strikes",
    "bears": "those whom it strikes without a reaction",
    "pays": "what an exhaustion cost",
    "gains": "Advantage that a deed has told of",
    "place": "somebody's place in the order of the round",
}
"""Kinds of events that only the log knows, and what each tells."""

BEGINS = frozenset({"declared", "danger"})
ENDS = frozenset({
    "turn", "round", "conflict", "conflict-over", "conflict-ended", "evaluation", "evaluation-over", "initiative-lost",
    "postponed", "joined", "refused", "at-once", "dropped", "mode", "unlocked", "tempo", "set-threat",
})  # fmt: skip
ORDERING = frozenset({"initiative", "approach", "lot"})
PROOFS = frozenset({"demand", "manoeuvre", "rolled", "threat"})
BEHIND = PROOFS | {"pays", "gains"}
"""What stands among the proofs of a sentence."""
SILENT = frozenset({"opposed", "commit", "succeeded", "failing", "sorted", "failed-step", "unthreatened", "spared"})
WORDS = frozenset({"charisma", "facts", "learning"})
NIMBLE = frozenset({"agility", "travel", "aerial-acrobatics", "orientation-wild", "orientation-city"})
FATES = ("resists", "endures", "suffers", "bears")
DECLARED = ("effect", "name", "form", "leaves", "disengages", "wide", "area")
"""What of a declaration the words for it depend on."""
COUNTED_SCARS = 4
"""So many scars of somebody are counted in words."""
VARIANTS = 3


def manner_of(scene: Scene, who: str, skill: str) -> str:
    """How a deed with a skill looks: ``blow``, ``shot``, ``magic``, ``word``, ``fright``, ``nimble`` or ``plain``."""
    if skill in ("common-melee", "strength"):
        return "blow"
    if skill == "common-shooting":
        return "shot"
    if skill.endswith("-magic"):
        return "magic"
    kit = scene.prepared.kits.get(who)
    use = kit.skills[skill].use if kit is not None and skill in kit.skills else Use.OTHER
    if use is Use.FRIGHT:
        return "fright"
    if use is Use.PERSUASION or skill in WORDS:
        return "word"
    return "nimble" if skill in NIMBLE else "plain"


def _all(event: Event, face: int) -> bool:
    """Whether the dice that count show nothing but this."""
    kept = [rolled.face for rolled in event.rolls if rolled.kept]
    return bool(kept) and all(one == face for one in kept)


def _total(event: Event) -> int:
    return sum(rolled.face for rolled in event.rolls if rolled.kept) + sum(part.value for part in event.parts)


class Case:
    """The events of one evaluation, by kind."""

    def __init__(self, events: list[Event], asked: bool = False) -> None:
        self.first, self.events, self.asked = events[0], events, asked
        self.rolls = {str(event.actor): event for event in self.all("rolled")}

    def all(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind in kinds]

    def one(self, kind: str, actor: str | None = None, target: str | None = None) -> Event | None:
        """The first of a kind, of somebody if named, at somebody if named."""
        return next(
            (
                event
                for event in self.all(kind)
                if actor in (None, event.actor) and (target is None or event.target == target)
            ),
            None,
        )

    @property
    def said(self) -> list[Event]:
        """What somebody has said of what it does, before any dice."""
        fell = next((at for at, event in enumerate(self.events) if event.kind in ("rolled", "won")), len(self.events))
        return [event for event in self.events[:fell] if event.kind == "note"]

    def proofs(self) -> list[Event]:
        """All but the declaration and what was said of it; the rolls of a general clash come first, the best first."""
        said = self.said
        rest = [event for event in self.events[1:] if event not in said]
        if self.one("sorted") is None:
            return rest
        fell = sorted(self.all("rolled"), key=_total, reverse=True)
        return [*fell, *(event for event in rest if event.kind != "rolled")]

    def sly(self, who: str) -> bool:
        """Whether somebody has played cunning."""
        return any(event.actor == who and event.data["manoeuvre"] == "cunning" for event in self.all("manoeuvre"))

    def total(self, who: str) -> int:
        return _total(self.rolls[who]) if who in self.rolls else 0

    def luck(self, winner: str, loser: str) -> dict[str, str]:
        """The dice where they are the story: the loser's two ones, the winner's two sixes."""
        if loser in self.rolls and _all(self.rolls[loser], 1):
            return {"luck": "ones"}
        sixes = winner in self.rolls and _all(self.rolls[winner], 6)
        return {"luck": "sixes" if sixes else "none"}


class Telling:
    """Gathers the events of one game for its log; whoever looks on has one of their own."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._open: list[Event] = []
        self._order: list[Event] = []
        self._deeds: Counter[str] = Counter()
        """How many deeds of each have been told: no way of saying it twice in a row."""
        self._scars: Counter[str] = Counter()
        """How many scars of each have been told."""

    def __call__(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            if event.kind in ORDERING:
                self._order.append(event)
                continue
            if event.kind == "order":
                yield from self._places(event)
                continue
            if event.kind in BEGINS or event.kind in ENDS:
                yield from self._told()
            elif event.data["story"].ruling:  # the referee's hand, in the midst of it
                yield from self._told(asked=True)
            if event.kind in BEGINS or self._open:
                self._open.append(event)
            elif event.kind == "at-once":
                yield event
                self._open = list(_both(event))
            elif event.kind in ("countered", "succeeded", "failing", "scar-spent"):
                yield from self._in_between(event)
            else:
                yield event
        yield from self._told(asked=True)
        yield from self._order
        self._order = []

    def _in_between(self, event: Event) -> Iterator[Event]:
        """What follows after somebody has been asked, where its evaluation has been begun to tell."""
        if event.kind == "countered":
            yield self._tells(Case([event]), "acts", event.actor, deed=self._deed(event, done=False))

    def _told(self, asked: bool = False) -> Iterator[Event]:
        """What has been gathered; ``asked``: somebody is asked now, and it may go on."""
        events, self._open = self._open, []
        if not events:
            return
        case = Case(events, asked)
        yield from self._danger(case) if case.first.kind == "danger" else self._action(case)

    # -- the order of the round ------------------------------------------------------------------------------------

    def _places(self, order: Event) -> Iterator[Event]:
        """Everybody's place with the dice that gave it, and what was paid for them."""
        fell, self._order = self._order, []
        by = {kind: [event for event in fell if event.kind == kind] for kind in ORDERING}
        rolled = {event.actor: event for event in by["initiative"]}
        chosen = {event.actor: event for event in by["approach"]}
        for whos in self._abreast(order.data["targets"], rolled):
            who = whos[0]
            dice, way = rolled.get(who), chosen.get(who)
            data: dict[str, Any] = {"story": order.data["story"], **(dict(way.data) if way is not None else {})}
            lots = [str(lot.rolls[0].face) for lot in by["lot"] if lot.actor == who and lot.rolls]
            data |= {"lots": lots} if lots else {}
            data |= {"rank": _total(dice)} if dice is not None else {"targets": whos}
            shown = dice or order._replace(rolls=(), parts=())
            changes = way.changes if way is not None else ()
            yield shown._replace(kind="place", actor=who, target=None, changes=changes, data=data)

    def _abreast(self, order: list[str], rolled: Mapping[str | None, Event]) -> Iterator[list[str]]:
        """The order, those together who are of a kind and whose places no dice have given."""
        row: list[str] = []
        for who in order:
            one = self._scene.by_id.get(who)
            last = self._scene.by_id.get(row[-1]) if row else None
            alike = one is not None and last is not None and one.name.forms == last.name.forms
            if row and (who in rolled or row[-1] in rolled or not alike):
                yield row
                row = []
            row.append(who)
        if row:
            yield row

    # -- deeds -----------------------------------------------------------------------------------------------------

    def _reply(self, event: Event, done: bool, deed: Event) -> Event:
        """An answer to a deed: with other words than that, and its means are not named twice."""
        reply = self._deed(event, done, pronoun=True)
        alike = all(reply.data[key] == deed.data[key] for key in ("effect", "manner", "nth"))
        nth = (reply.data["nth"] + alike) % VARIANTS
        means = "same" if reply.data["skill"] == deed.data["skill"] else reply.data["skill"]
        return reply.with_data(nth=nth, skill=means)

    def _deed(self, event: Event, done: bool, pronoun: bool = False, by: list[str] | None = None) -> Event:
        """What somebody declared as something that is done, or tried."""
        who, given = str(event.actor), event.data
        self._deeds[who] += 1
        one = self._scene.by_id.get(who)
        data: dict[str, Any] = {key: given[key] for key in DECLARED if given.get(key)}
        data |= {
            "by": by or [who],
            "whom": [target for target in given.get("targets", ()) if target != who],
            "manner": manner_of(self._scene, who, str(given["skill"])),
            "skill": given["skill"],
            "beast": one is not None and one.sheet.nature == "beast",
            "nth": (self._deeds[who] + (one.index if one is not None else 0)) % VARIANTS,
            "pronoun": pronoun,
        }
        return event._replace(kind="does" if done else "tries", rolls=(), parts=(), changes=(), data=data)

    def _is_meant(self, deed: Event, who: str) -> bool:
        """Whether "that one" behind a deed is clearly somebody: its only target, of another gender than its actor."""
        return deed.data["targets"] == [who] and self._other(str(deed.actor), who)

    def _other(self, who: str, other: str) -> bool:
        """Whether two can be told apart by their grammatical gender in every language."""
        if who not in self._scene.by_id or other not in self._scene.by_id:
            return False
        forms = (self._scene.by_id[one].name.forms for one in (who, other))
        mine, theirs = ({language: form.get("gender", "") for language, form in of.items()} for of in forms)
        return bool(mine) and all(
            gender and theirs.get(language, gender) != gender for language, gender in mine.items()
        )

    def _action(self, case: Case) -> Iterator[Event]:
        """A declaration and whatever has come of it so far."""
        counters = case.all("countered")
        if counters and (case.one("won") is None or (case.asked and case.one("sorted") is not None)):
            yield from self._announced(case, counters)
            return
        if case.one("sorted") is not None:
            told = self._melee(case, counters)
        elif counters:
            told = self._clash(case, counters)
        else:
            told = self._test(case)
        yield from self._with_proofs(case, told)

    def _announced(self, case: Case, counters: list[Event]) -> Iterator[Event]:
        """Declared and countered, and not settled yet: what follows is told event by event."""
        for event in (case.first, *counters):
            deed = self._deed(event, done=False)
            yield self._tells(case, "acts", event.actor, deed=deed)
        yield from (event for event in case.events[1:] if event.kind not in SILENT and event not in counters)

    def _tells(self, case: Case, kind: str, actor: str | None, **data: Any) -> Event:
        story = next((event.data["story"] for event in case.events if event.data["story"].moved), None)
        known = {"luck": "none", "edge": "plain", "lock": "nobody", "story": story or case.first.data["story"]}
        known |= {key: value for key, value in data.items() if value}
        return case.first._replace(kind=kind, actor=actor, target=None, rolls=(), parts=(), changes=(), data=known)

    # -- tests -----------------------------------------------------------------------------------------------------

    def _test(self, case: Case) -> list[Event]:
        """Nobody was in the way."""
        who, first = str(case.first.actor), case.first
        total = case.total(who)
        lucky = case.luck(who, who)
        if case.one("failed") is not None or case.one("accepted", who) is not None:
            failed = case.one("failed")
            lock = "" if failed is None else failed.data["lock"]
            deed = self._deed(first, done=False)
            return [self._tells(case, "fails", who, deed=deed, lock=lock, near=total == 8, **lucky)]
        if not case.rolls and case.one("obvious") is None:
            return [self._tells(case, "acts", who, deed=self._deed(first, done=False))]
        if total < 9 and case.one("exhausted", who) is None and case.rolls:
            return [self._tells(case, "acts", who, deed=self._deed(first, done=False), short=True)]
        edge = "exact" if total == 9 else "clear" if total >= 14 else "plain"
        spent = case.one("exhausted", who) is not None
        told = self._tells(
            case, "acts", who, deed=self._deed(first, done=True), edge=edge, spent=spent, sly=case.sly(who), **lucky
        )
        return [told]

    # -- clashes ---------------------------------------------------------------------------------------------------

    def _clash(self, case: Case, counters: list[Event]) -> list[Event]:
        won = case.all("won")[0]
        winner, loser = str(won.actor), str(won.target)
        first, reply = case.first, next(event for event in counters if event.actor in (winner, loser))
        by_actor = winner == first.actor
        fate = self._fate(case, loser, winner)
        came = fate == "accepted"
        apart = self._is_meant(first, str(reply.actor))
        deed = self._deed(first, done=by_actor and came)
        told = self._tells(
            case,
            "clashes",
            first.actor,
            deed=deed,
            reply=self._reply(reply, done=not by_actor and came, deed=deed),
            won="actor" if by_actor else "other",
            fate=fate,
            effect=(first if by_actor else reply).data["effect"],
            loser=loser,
            edge=_edge(won),
            tie=won.data.get("tie", ""),
            sly=case.sly(winner),
            **case.luck(winner, loser),
        )
        told = told._replace(target=reply.actor, data={**told.data, "by_name": not apart})
        return [told]

    def _fate(self, case: Case, loser: str, winner: str) -> str:
        """What a loser did about it: exhausted, died for it, accepted (or had no say); ``open``: that is asked now."""
        if case.one("accepted", loser, winner) is not None:
            return "accepted"
        if case.one("exhausted", loser, winner) is not None:
            return "exhausted"
        if case.one("heroic-death", loser) is not None:
            return "death"
        return "open" if case.asked else "accepted"

    # -- general clashes -------------------------------------------------------------------------------------------

    def _melee(self, case: Case, counters: list[Event]) -> list[Event]:
        """The actor against several: those who beat it, or those whom it beats; and whose answer came to nothing."""
        actor = str(case.first.actor)
        better = [str(won.actor) for won in case.all("won") if actor in won.data["losers"]]
        if not better:
            return [self._told_melee(case, done=self._all_accept(case, actor)), *self._spared(case, actor)]
        declared = {str(event.actor): event for event in counters}
        ran = [who for who in better if self._fate(case, actor, who) == "exhausted"]
        replies = self._replies(case, declared, [who for who in better if who not in ran])
        weak = [who for who in declared if who not in better and case.one("won", who) is None]
        told = self._told_melee(case, done=False, replies=replies, better=better, ran=ran)
        return [told, *([self._tells(case, "short", None, by=weak)] if weak else [])]

    def _told_melee(self, case: Case, done: bool, **facts: object) -> Event:
        deed = self._deed(case.first, done=done)
        return self._tells(case, "melee", str(case.first.actor), deed=deed, **facts)

    def _replies(self, case: Case, declared: dict[str, Event], struck: list[str]) -> list[Event]:
        """What those who beat it did: those who did the same in the same manner together."""
        groups: dict[tuple[object, str], list[str]] = {}
        for who in struck:
            groups.setdefault((declared[who].data["effect"], self._manner(declared[who])), []).append(who)
        done = [self._deed(declared[who[0]], done=True, pronoun=True, by=who) for who in groups.values()]
        apart = {"that": 1} if len(struck) == 1 and self._is_meant(case.first, struck[0]) else {}
        return [deed._replace(kind="beats", data={**deed.data, "lead": True, **apart}) for deed in done]

    def _spared(self, case: Case, actor: str) -> list[Event]:
        """Those who have paid so that the deed does not come true."""
        spared = [str(event.actor) for event in case.all("exhausted") if event.target == actor]
        effect = case.first.data["effect"]
        return [self._tells(case, "escapes", None, by=spared, loser=spared, effect=effect)] if spared else []

    def _manner(self, event: Event) -> str:
        return manner_of(self._scene, str(event.actor), str(event.data["skill"]))

    def _all_accept(self, case: Case, winner: str) -> bool:
        return not any(event.target == winner for event in case.all("exhausted")) and not case.all("heroic-death")

    # -- what follows ----------------------------------------------------------------------------------------------

    def _with_proofs(self, case: Case, told: list[Event]) -> Iterator[Event]:
        """The sentences, each with its proofs, and whatever else has happened."""
        head, *rest = told
        yield from case.said
        yield head
        found = [self._follows(case, head, event) for event in _risen_once(case.proofs())]
        proofs = [one for several in found for one in several if several[0].kind in BEHIND]
        yield from sorted(proofs, key=lambda event: event.kind in ("pays", "threat"))
        yield from rest
        yield from (one for several in found for one in several if several[0].kind not in BEHIND)

    def _follows(self, case: Case, head: Event, event: Event) -> list[Event]:
        """An event of the evaluation as it is told behind its head."""
        if event.kind in SILENT | {"countered", "won", "accepted", "failed", "story", "obvious"}:
            return self._unable(case, event)
        if event.kind in PROOFS:
            return [event]
        make = {
            "exhausted": self._exhausted,
            "self-scar": self._own_scar,
            "scarred": self._scarred,
            "eliminated": self._eliminated,
            "backlash": self._rash,
            "advantage": self._gained,
        }.get(event.kind)
        if make is not None:
            return make(case, head, event)
        away = case.first.data.get("leaves") or case.first.data.get("disengages")
        return [] if event.kind == "scar-spent" or (away and event.kind in ("left", "clear")) else [event]

    def _unable(self, case: Case, event: Event) -> list[Event]:
        """Who could not pay: told among the proofs, where it has cost more than Threat."""
        return [event._replace(kind="pays")] if event.kind == "accepted" and event.data.get("cannot") else []

    def _exhausted(self, case: Case, head: Event, event: Event) -> list[Event]:
        return [event._replace(kind="pays")]

    def _own_scar(self, case: Case, head: Event, event: Event) -> list[Event]:
        return [self._marked(event, str(event.actor), own=1)]

    def _scarred(self, case: Case, head: Event, event: Event) -> list[Event]:
        return [self._marked(event, str(event.target))]

    def _marked(self, event: Event, who: str, **more: int) -> Event:
        """Somebody's first, second, third, fourth scar; after that three ways take turns."""
        self._scars[who] += 1
        count = self._scars[who]
        data = {
            **event.data,
            "scars": count if count <= COUNTED_SCARS else COUNTED_SCARS + 1 + count % VARIANTS,
            **more,
        }
        return event._replace(kind="marked", actor=who, target=None, data=data)

    def _eliminated(self, case: Case, head: Event, event: Event) -> list[Event]:
        deeds = [head.data.get("deed"), head.data.get("reply"), *head.data.get("replies", ())]
        if not any(one and one.kind != "tries" and one.data["effect"] == Effect.ELIMINATE for one in deeds):
            return [event]
        if event.data.get("form") != "present":
            return []
        return [event._replace(kind="stays", actor=event.target, target=None)]

    def _rash(self, case: Case, head: Event, event: Event) -> list[Event]:
        self._deeds[f"rash {event.target}"] += 1
        data = {**event.data, "nth": self._deeds[f"rash {event.target}"] % VARIANTS}
        return [event._replace(kind="rashness", actor=None, data=data)]

    def _gained(self, case: Case, head: Event, event: Event) -> list[Event]:
        return [event._replace(kind="gains")]

    # -- dangers ---------------------------------------------------------------------------------------------------

    def _danger(self, case: Case) -> Iterator[Event]:
        """A danger in one sentence: who met it, who did not."""
        fates: dict[str, list[str]] = {}
        for who, kind in self._fared(case):
            fates.setdefault(kind, []).append(who)
        after = {"after": 1} if "resists" in fates else {}
        nested = [case.first._replace(kind=kind, data={"by": fates[kind], **after}) for kind in FATES if kind in fates]
        first = case.first
        data = {**first.data, **dict(zip(("fate", "second", "third", "fourth"), nested, strict=False))}
        head = first._replace(kind="peril", actor=None, target=None, data=data)
        yield head
        quiet = SILENT | {"reacted", "no-reaction", "avoided", "befell"}
        rest = [event for event in _risen_once(case.events[1:]) if event.kind not in quiet]
        told = [one for event in rest for one in self._follows(case, head, event)]
        yield from (event for event in told if event.kind in BEHIND)
        yield from (event for event in told if event.kind not in BEHIND)

    def _fared(self, case: Case) -> Iterator[tuple[str, str]]:
        """Everybody whom it threatened and whose fate is known, and what that is."""
        reactor: str | None = None
        met: list[str] = []
        for event in case.events[1:]:
            if event.kind == "reacted":
                reactor = event.actor
                met = [event.target or str(event.actor)]
            elif event.kind == "no-reaction":
                yield str(event.actor), "bears"
            elif reactor is not None and event.actor == reactor:
                kind = {"avoided": "resists", "exhausted": "endures", "accepted": "suffers"}.get(event.kind)
                if kind is not None:
                    yield from ((who, kind) for who in met)
                    reactor = None


def _both(event: Event) -> Iterator[Event]:
    """Two who act at once, as if one of them had begun."""
    kinds = ("declared", "countered")
    for kind, who, act in zip(kinds, event.data["targets"], event.data["acts"], strict=True):
        yield event._replace(kind=kind, actor=who, changes=(), data={**act, "story": event.data["story"]})


def _risen_once(events: Iterable[Event]) -> list[Event]:
    """The events, all changes of somebody's Threat by deeds as one: from its first number to its last."""
    found: list[Event] = []
    for event in events:
        same = (at for at, one in enumerate(found) if (one.kind, one.target) == ("threat", event.target))
        at = next(same, None) if event.kind == "threat" else None
        if at is None:
            found.append(event)
        else:
            found[at] = event._replace(changes=found[at].changes + event.changes)
    return found


def _edge(won: Event) -> str:
    """How clear it was: by one, by five and more, or plain."""
    result, other = won.data.get("result"), won.data.get("other")
    if not isinstance(result, int) or not isinstance(other, int) or result == other:
        return "plain"
    apart = abs(result - other)
    return "one" if apart == 1 else "clear" if apart >= 5 else "plain"
