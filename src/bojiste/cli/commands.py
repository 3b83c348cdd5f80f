"""The commands of a person at the terminal: letters that may stand where an answer is asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bojiste.cli import menu
from bojiste.cli.callings import as_spoken, by_ids, in_words
from bojiste.cli.keyboard import typed
from bojiste.cli.page import ink, paged, put, told
from bojiste.cli.player import Leave
from bojiste.core.ask import GM
from bojiste.errors import BojisteError, Problem
from bojiste.tell.merge import merged
from bojiste.tell.words import word_id

if TYPE_CHECKING:
    from bojiste.cli.eyes import Eyes
    from bojiste.cli.keeping import Keeping
    from bojiste.cli.log import ForPeople
    from bojiste.cli.passing import Passing
    from bojiste.cli.screen import Screen
    from bojiste.core.ask import Ask, Option
    from bojiste.core.event import Event
    from bojiste.core.game import Game
    from bojiste.tell.explained import Explained
    from bojiste.tell.narrator import Narrator

HELP = ("undo", "rule", "why", "log", "board", "keys", "save", "quit", "help")
LETTERS = dict(zip("ug?lbksqh", HELP, strict=True))
MORE = "+"
"""What asks for the lines of a menu that the screen has no room for."""
TELLING = frozenset({"why", "log", "save", "help"})
"""Commands that tell something and change nothing: the question still stands above."""
MOST_UNDONE = 6
"""Lines that were undone and are told."""
_BACK = re.compile(r"[-−]?([0-9]{1,4})")


def command_of(text: str, *, words: bool) -> tuple[str | None, str]:
    """The command that a line is, and what stands behind it; ``words`` says whether it may stand without its stroke."""
    if not text.startswith("/") and not words:
        return None, ""
    line = text.removeprefix("/")
    if line.startswith("?"):
        return "why", line[1:].strip()
    if line.startswith("g "):
        return "rule", line[2:].strip()
    return LETTERS.get(line), ""


class Commands:
    """What the letters do."""

    game: Game
    log: ForPeople
    eyes: Eyes
    keeping: Keeping
    narrator: Narrator
    screen: Screen
    safe: dict[str, Any]
    keys_shown: bool
    language: str
    faces: list[str]
    left: str
    asked: Any
    rolled: Any
    passing: Passing | None

    def say(self, id: str, *, hang: int = 0, **args: Any) -> None:
        raise NotImplementedError

    def looking(self) -> Eyes:
        """The eyes that are before the screen."""
        raise NotImplementedError

    def trouble(self, problem: Problem) -> None:
        raise NotImplementedError

    def refused(self, fault: BojisteError) -> None:
        raise NotImplementedError

    def draw(self, ask: Ask | None, options: tuple[Option, ...] = (), *, whole: bool = False) -> None:
        raise NotImplementedError

    def do_undo(self, rest: str) -> None:
        """Take back the last answer, and say what with it."""
        before = self.looking().events(self.game)
        try:
            self.game.undo()
        except BojisteError as fault:
            self.refused(fault)
            return
        self.faces, self.left, self.asked, self.rolled = [], "", None, None
        after = len(self.looking().events(self.game))
        undone = self._lines(before[after:])
        self.log.undone(self.game)
        self._name_anew()
        if self.passing is not None:
            self.passing.forget()
        self.screen.forget(self.narrator)
        self.say("cli-undone")
        for line in undone[:MOST_UNDONE]:
            told(f"  − {line}", 4, dim=True)
        if len(undone) > MOST_UNDONE:
            put(ink("  − …", dim=True))

    def _name_anew(self) -> None:
        """A game that begins anew has a scene of its own, into which the referee may bring others than before."""
        from bojiste.tell.narrator import Narrator

        self.narrator = self.log.narrator = Narrator(self.game.scene, self.language)

    def do_rule(self, text: str) -> None:
        """The referee's hand; without anything to rule, the forms there are."""
        if not self.is_referee():
            if not text or not self._anybodys(text):
                self.say("cli-no-hand")
            return
        passed = self.seat_referee()
        self._ruled(text)
        if passed:
            self.say("cli-read")
            typed("")

    def _anybodys(self, text: str) -> bool:
        """What anybody may do without the referee at any time, with those who are played here; whether it was such."""
        own = frozenset(one.id for one in self.game.scene.combatants if one.seat in self.game.people)
        meant = by_ids(text, self.game.scene, self.narrator, self._seen())
        if any(one.reason == "only-the-referee" for one in self.game.faults(meant, self._seen(), own)):
            return False
        self._rule(text, own)
        return True

    def seat_referee(self) -> bool:
        """Let the referee sit down before what only the referee may see is told; whether somebody else sat here."""
        return False

    def _ruled(self, text: str) -> None:
        hand = self.game.scene.system.hand
        if text or hand is None:
            self._rule(text)
        else:
            shown = hand.shown(self.game.scene, self.game.state, self._seen())
            self.say("cli-rule-forms")
            for form, verb in zip(shown.deeds, shown.verbs, strict=True):
                typed_so = form if self.language == "en" else in_words(form, hand, self.narrator.words)
                told(f"  g {typed_so} {self.narrator.word('dash')} {self.narrator.word(f'hand-{verb}')}", 6)
            if hand.conditions:
                states = (self.narrator.word(word_id("state", one)) for one in hand.conditions)
                self.say("cli-rule-conditions", hang=4, conditions=", ".join(states))
            if shown.numbers:
                example = f"g {shown.who} {shown.numbers[0]} 1"
                self.say(
                    "cli-rule-numbers", hang=4, example=example, numbers=", ".join(map(self._number, shown.numbers))
                )

    def _number(self, name: str) -> str:
        """A number that may be set, and what it is called."""
        id = word_id("gauge", name.replace("_", "-"))
        plain = self.narrator.has(id) and not self.narrator.words.variables(id)
        return f"{name} ({self.narrator.word(id)})" if plain and self.language != "en" else name

    def _rule(self, text: str, own: frozenset[str] | None = None) -> None:
        waiting = self.game.ask
        at_die = waiting is None
        seen = self._seen()
        try:
            self.game.rule(by_ids(text, self.game.scene, self.narrator, seen), seen, own)
        except BojisteError as fault:
            if self.game.ask is not waiting:
                raise  # the ruling was right, what follows from it is not
            for problem in fault.problems:
                self.trouble(self._as_spoken(problem))
            return
        if at_die:
            self.say("cli-ruled-later")  # the die still waits
            return
        self.faces, self.left, self.asked, self.rolled = [], "", None, None
        self.screen.forget()

    def _as_spoken(self, problem: Problem) -> Problem:
        hand = self.game.scene.system.hand
        return problem if hand is None or self.language == "en" else as_spoken(problem, hand, self.narrator.words)

    def _seen(self) -> frozenset[str] | None:
        """Whom a ruling may be about: everybody (``None``) for the referee; players who set something right without
        one speak of those whom they see."""
        return None if GM in self.game.people else frozenset(self.looking().state(self.game))

    def is_referee(self) -> bool:
        """Whether the referee sits here: holds the seat, or nobody else holds one of the players' elsewhere."""
        players = {seat for seat in self.game.scene.seats if seat != GM}
        return GM in self.game.people or players <= self.game.people

    def _lines(self, events: Sequence[Event]) -> list[str]:
        merging = self.narrator.scene.system.merging
        return [line for line in map(self.narrator.line, merged(events, merging)) if line]

    def do_why(self, rest: str) -> None:
        """Explain the last line that has a sum; ``? -3``: the third last; ``? word``: the last with that word."""
        from bojiste.tell.explained import explained

        said = explained(self.game, self.narrator.language, self.looking().seats)
        if not said:
            self.say("cli-nothing-yet")
            return
        meant = self._meant(said, rest)
        if meant is None:
            self.say("cli-no-such-line", text=rest)
            return
        told(meant.sentence.plain(), 4)
        for line in (line for event in meant.events for line in self.narrator.why(event)):
            told(line, 4)

    def _meant(self, said: Sequence[Explained], rest: str) -> Explained | None:
        if not rest:
            proved = (one for one in reversed(said) if any(event.rolls or event.parts for event in one.events))
            return next(proved, said[-1])
        if back := _BACK.fullmatch(rest):
            number = int(back[1])
            return said[-number] if 1 <= number <= len(said) else None
        wanted = menu.folded(rest)
        return next((one for one in reversed(said) if wanted in menu.folded(one.sentence.plain())), None)

    def do_log(self, rest: str) -> None:
        """The whole log, page by page where it is longer than the screen."""
        lines: list[str] = []
        self.log.fresh(lines.append).tell(self.game, self.looking().seats)
        paged(lines)

    def do_board(self, rest: str) -> None:
        ask = self.game.ask
        self.screen.forget()
        self.draw(ask, menu.offered(ask, self.game.people) if ask is not None else (), whole=True)

    def do_keys(self, rest: str) -> None:
        self.keys_shown = not self.keys_shown

    def do_save(self, rest: str) -> None:
        try:
            self.keeping.write(self.safe)
        except BojisteError as fault:
            self.refused(fault)
            return
        self.say("cli-saved", file=str(self.keeping.path))

    def do_quit(self, rest: str) -> None:
        raise Leave

    def do_help(self, rest: str) -> None:
        self.say("cli-command-more", hang=4, letter=MORE)
        for name in HELP:
            letter = next(letter for letter, command in LETTERS.items() if command == name)
            self.say(f"cli-command-{name}", hang=4, letter=letter, who=self._somebody())

    def _somebody(self) -> str:
        """The id of somebody who is before the eyes here, for an example."""
        seen = self.looking().state(self.game)
        return next((id for id in self.game.scene.by_id if id in seen), "ada")
