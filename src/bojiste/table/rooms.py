"""All games of a data folder: made, found again, opened by their links."""

from __future__ import annotations

import json
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from bojiste.core.ask import GM
from bojiste.core.game import Game
from bojiste.core.reading import NameTable, near, read_scene
from bojiste.core.save import DICE, problems_of_save
from bojiste.core.system import system
from bojiste.errors import Problem, SaveError, SceneError
from bojiste.table import limits, links
from bojiste.table.faults import TableError
from bojiste.table.room import Room, Settings
from bojiste.table.seen import SCREEN
from bojiste.table.store import Kept, Seat, Step, Store, now
from bojiste.tell.names import capital, label

GIVEN = ("seed", "fight", "people", "dice", "decisions")


class Entry(NamedTuple):
    """A game in a list of games."""

    id: str
    title: str
    system: str
    made: int
    over: bool


class Rooms:
    """The games, each of which is played from its journal when somebody first opens it."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self._secret = secret
        self.key = links.folder_key(secret)
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._awake: OrderedDict[str, Room] = OrderedDict()
        self._lock = threading.Lock()
        self.on_change: Callable[[Room], None] | None = None
        """Who is told of every change of any game."""
        self._opening: dict[str, threading.Lock] = {}
        self._sitters: dict[str, Seat] = {}
        """Seats by the hashes of links that were found open: everybody shows theirs with every answer."""
        self._seating = threading.Lock()

    @classmethod
    def of(cls, folder: Path, url: str | None = None) -> Rooms:
        """Those of a data folder, which is made when it is not there."""
        secret = links.secret_of(folder)
        return cls(Store.of(folder, url), secret)

    # -- games -------------------------------------------------------------------------------------------------

    def make(self, game: Game) -> Room:
        """Keep a new game, with links for everybody who may sit at it."""
        if self.store.many() >= limits.MOST_GAMES:
            raise TableError("table-too-many-games", maximum=limits.MOST_GAMES)
        if len(game.scene.combatants) > limits.MOST_PEOPLE:
            raise TableError("too-many", "combatant", len(game.scene.combatants), maximum=limits.MOST_PEOPLE)
        id, save = links.fresh_id(), game.save()
        step = Step(0, save["journal"], 0, save["chain"])
        given = {key: save[key] for key in GIVEN}
        settings, over = Settings().plain(), game.outcome is not None
        kept = Kept(id, now(), save["engine"], save["scene"], given, settings, over, [step])
        self.store.make(kept, [self._fresh(id, seat) for seat in (GM, SCREEN, *players(game))])
        return self._stays(self._opened(Room(kept, self.store, self._salt(id), game)))

    def room(self, id: str) -> Room:
        """A game; ``TableError`` if there is none, ``ReplayDiffers`` where today's rules tell another."""
        room = self._rooms.get(id)
        if room is None:
            with self._lock:
                opening = self._opening.setdefault(id, threading.Lock())
            with opening:
                room = self._rooms.get(id) or self._opened(Room(self.kept(id), self.store, self._salt(id)))
        with self._lock:
            self._opening.pop(id, None)
        return self._stays(room)

    def _stays(self, room: Room) -> Room:
        """A game that somebody has asked for is kept in memory, in place of the one that nobody has for longest."""
        with self._lock:
            self._awake[room.id] = room
            self._awake.move_to_end(room.id)
            while len(self._awake) > limits.MOST_AWAKE:
                self._awake.popitem(last=False)
        return room

    def _opened(self, room: Room) -> Room:
        self._rooms[room.id] = room
        room.on_change = self.on_change
        if self.on_change is not None:
            self.on_change(room)
        return room

    def kept(self, id: str) -> Kept:
        """A game as it is kept, whether or not today's rules tell it so."""
        found = self.store.game(id)
        if found is None:
            raise TableError("table-no-game", "id", id)
        return found

    def entries(self, language: str = "en") -> list[Entry]:
        """All games, the newest first."""
        return [Entry(one.id, title_of(one.scene, language), str(one.scene["system"]), one.made, one.over)
                for one in self.store.games()]  # fmt: skip

    def seat_names(self, language: str) -> dict[str, dict[str, str]]:
        """For each game, whom each of its seats decides for, by name."""
        return {one.id: names_of_seats(one.scene, language) for one in self.store.games()}

    def same(self, scene: Mapping[str, Any], save: Mapping[str, Any] | None = None) -> Room | None:
        """The newest game of this scene that is not over; of a save, one that has said all that it says."""
        wanted = json.loads(json.dumps(scene))
        for one in self.store.games():
            if not one.over and one.scene == wanted and (save is None or _goes_on(self.kept(one.id), save)):
                return self.room(one.id)
        return None

    def _salt(self, id: str) -> str:
        return links.salt_of(self._secret, id)

    # -- links -------------------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> Seat:
        """Who has this link; ``TableError`` if nobody has, or it was revoked."""
        found = self._sitter(links.mark_of(token))
        if found is None:
            raise TableError("table-no-link")
        return found

    def still_open(self, seat: Seat) -> bool:
        """Whether the link with which somebody came still opens their seat."""
        return self._sitter(seat.mark) is not None

    def _sitter(self, mark: str) -> Seat | None:
        found = self._sitters.get(mark)
        if found is not None:
            return found
        with self._seating:
            found = self.store.seat(mark)
            if found is not None:
                self._sitters[mark] = found
            return found

    def links(self, id: str, base: str) -> dict[str, Any]:
        """All links of a game that are open, as addresses below that of the table."""
        seats = {seat.seat: f"{base}/t/{self._token(seat)}" for seat in self.store.seats(id) if seat.open}
        players = {seat: link for seat, link in seats.items() if seat not in (GM, SCREEN)}
        return {"gm": seats.get(GM), "screen": seats.get(SCREEN), "seats": players}

    def renew(self, id: str, seat: str) -> None:
        """Give a seat another link; the old one opens nothing from now on."""
        self._change(self._known(id, seat), self._fresh(id, seat))

    def revoke(self, id: str, seat: str) -> None:
        """Let the link of a seat open nothing any more, until it is renewed."""
        known = self._known(id, seat)
        self._change(known, known._replace(open=False))

    def _change(self, old: Seat, new: Seat) -> None:
        with self._seating:
            self.store.renew(new)
            self._sitters.pop(old.mark, None)

    def _known(self, id: str, seat: str) -> Seat:
        seats = {one.seat: one for one in self.store.seats(id)}
        if seat not in seats:
            raise TableError("unknown-seat", "seat", seat, known=", ".join(seats), near=near(seat, seats))
        return seats[seat]

    def _fresh(self, game: str, seat: str) -> Seat:
        salt = links.fresh_salt()
        role = seat if seat in (GM, SCREEN) else "seat"
        return Seat(game, seat, role, salt, links.mark_of(links.token_of(self._secret, game, seat, salt)))

    def _token(self, seat: Seat) -> str:
        return links.token_of(self._secret, seat.game, seat.seat, seat.salt)


def players(game: Game) -> list[str]:
    """The seats that somebody may take with a link of their own."""
    return [seat for seat in game.scene.seats if seat != GM]


def begun(
    scene: Mapping[str, Any], seed: int, dice: str = "tape", people: Iterable[str] | None = None, path: str = ""
) -> Game:
    """A game that is to begin. Without ``people`` somebody may sit at every seat, and the game master decides for the
    monsters. ``SceneError`` with all problems of the scene and of the rest."""
    read = read_scene(scene)
    known = tuple(dict.fromkeys((*read.seats, GM)))
    wanted = list(known if people is None else people)
    wrong = [
        Problem(f"{path}people[{at}]", one, "unknown-seat", {"known": ", ".join(known), "near": near(one, known)})
        for at, one in enumerate(wanted)
        if one not in known
    ]
    if dice not in DICE:
        wrong.append(Problem(f"{path}dice", dice, "not-one-of", {"known": ", ".join(DICE), "near": near(dice, DICE)}))
    if wrong:
        raise SceneError(wrong, read.system.id)
    return Game(read, seed, people=wanted, dice=dice)


def resumed(save: Any) -> Game:
    """The game of a save that somebody has sent; ``SaveError`` with all that is wrong with its shape, ``ReplayDiffers``
    where today's rules tell another."""
    problems = list(problems_of_save(save))
    if problems:
        raise SaveError(problems)
    if len(save["journal"]) > limits.MOST_JOURNAL:
        raise TableError("table-long-game", "journal", maximum=limits.MOST_JOURNAL)
    return Game.load(save)


def _goes_on(kept: Kept, save: Mapping[str, Any]) -> bool:
    """Whether a game is one of which this is an earlier save."""
    mine = kept.save()
    same = all(mine[key] == save[key] for key in ("seed", "fight", "dice"))
    return same and mine["journal"][: len(save["journal"])] == save["journal"]


def names_of_seats(scene: Mapping[str, Any], language: str) -> dict[str, str]:
    """Whom each seat of a scene file decides for, by the names that it gives, or those of their blocks."""
    blocks = {**system(str(scene["system"])).blocks(), **scene.get("block", {})}
    found: dict[str, list[str]] = {}
    for entry in scene.get("combatant", ()):
        block = blocks.get(entry.get("block", ""), {})
        name = entry.get("name") or block.get("name")
        called = str(entry.get("id", entry.get("block", "")))
        said = capital(called if name is None else label(NameTable.model_validate(name).name(), language))
        found.setdefault(str(entry.get("seat") or block.get("seat") or f"player:{called}"), []).append(said)
    return {seat: ", ".join(names) for seat, names in found.items()}


def title_of(scene: Mapping[str, Any], language: str) -> str:
    """What a scene file is called, in a language if it says so."""
    title = scene.get("title", "")
    while isinstance(title, Mapping):
        title = title.get(language) or title.get("en") or title.get("text") or next(iter(title.values()), "")
    return str(title)
