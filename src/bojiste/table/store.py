"""Where games are kept: their scenes, seeds, journals and seats, in SQLite (a file of the data folder) or PostgreSQL.

A game is its scene, its seed and its journal. What was said at once (an answer, and what tactics said after it) is one
step; steps are only ever added. ``links`` of a step are those of the chain over the events that it brought about, after
the first ``kept`` of those before: by them a game is known again when it is played from its journal.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import exc

from bojiste.core.scene import FORMAT
from bojiste.table.faults import TableError

VERSION = 1
"""Of the tables below; a database of a later one is refused."""
FILE = "games.sqlite3"
PATIENCE = 5000
"""Milliseconds for which a locked file is waited for."""

META = sa.MetaData()
_BIG = sa.BigInteger()
ABOUT = sa.Table(
    "about", META, sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text, nullable=False)
)
GAMES = sa.Table(
    "games",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("made", _BIG, nullable=False),
    sa.Column("engine", sa.String(32), nullable=False),
    sa.Column("scene", sa.Text, nullable=False),
    sa.Column("given", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
)
STEPS = sa.Table(
    "steps",
    META,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("said", sa.Text, nullable=False),
    sa.Column("kept", sa.Integer, nullable=False),
    sa.Column("links", sa.Text, nullable=False),
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.String(128), primary_key=True),
    sa.Column("role", sa.String(8), nullable=False),
    sa.Column("salt", sa.LargeBinary(32), nullable=False),
    sa.Column("mark", sa.String(64), nullable=False, unique=True),
    sa.Column("open", sa.Boolean, nullable=False),
)


class Step(NamedTuple):
    """What was said at once, as journals of saves have it; and the links of the chain after the first ``kept``."""

    number: int
    said: Sequence[Any]
    kept: int
    links: Sequence[str]


class Seat(NamedTuple):
    """One link of a game: ``role`` is ``gm``, ``seat`` or ``screen``; ``open`` until it is revoked."""

    game: str
    seat: str
    role: str
    salt: bytes
    mark: str
    open: bool = True


class Kept(NamedTuple):
    """A game as it is kept. ``given``: its seed, fight, dice, people and decisions."""

    id: str
    made: int
    engine: str
    scene: Mapping[str, Any]
    given: Mapping[str, Any]
    settings: Mapping[str, Any]
    over: bool
    steps: Sequence[Step] = ()

    def save(self) -> dict[str, Any]:
        """The same as ``Game.save`` writes it, whether or not today's rules tell it so."""
        journal: list[Any] = []
        chain: list[str] = []
        for step in self.steps:
            journal += step.said
            chain[step.kept :] = step.links
        return {"bojiste": FORMAT, "engine": self.engine, "scene": self.scene, **self.given, "journal": journal,
                "chain": chain}  # fmt: skip


class Store:
    """The games of a data folder, or of a database elsewhere."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        in_file = self._engine.dialect.name == "sqlite"
        self._turn: AbstractContextManager[Any] = threading.Lock() if in_file else nullcontext()
        try:
            with _told():
                self._prepare()
        except TableError:
            self.close()
            raise

    @classmethod
    def of(cls, folder: Path, url: str | None = None) -> Store:
        """The store of a data folder: a file of its own, unless a database is named."""
        return cls(url or f"sqlite:///{folder / FILE}")

    def _prepare(self) -> None:
        names = sa.inspect(self._engine).get_table_names()
        if ABOUT.name not in names and names:
            raise TableError("store-foreign", value=names[0])
        META.create_all(self._engine)
        with self._engine.begin() as line:
            found = line.execute(sa.select(ABOUT.c.value).where(ABOUT.c.name == "version")).scalar()
            if found is None:
                line.execute(sa.insert(ABOUT).values(name="version", value=str(VERSION)))
            elif not found.isdecimal() or int(found) > VERSION:
                raise TableError("store-newer", value=found, known=str(VERSION))

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        """One transaction, on the disk when it ends. In a file one at a time: whoever has to wait stands in a line, and
        does not try again and again until patience is at an end."""
        with _told(), self._turn, self._engine.begin() as line:
            yield line

    # -- games -------------------------------------------------------------------------------------------------

    def make(self, game: Kept, seats: Sequence[Seat]) -> None:
        """Keep a new game, with what was said before its first question, and its links."""
        row = {
            "id": game.id,
            "made": game.made,
            "engine": game.engine,
            "scene": _text(game.scene),
            "given": _text(game.given),
            "settings": _text(game.settings),
            "over": game.over,
        }
        with self._writing() as line:
            line.execute(sa.insert(GAMES).values(row))
            for step in game.steps:
                line.execute(_added(game.id, step))
            for seat in seats:
                line.execute(sa.insert(SEATS).values(seat._asdict()))

    def add(self, game: str, step: Step, *, over: bool) -> None:
        """Keep what was said: it is on disk when this returns. ``TableError`` if somebody else has gone on."""
        with self._writing() as line:
            line.execute(_added(game, step))
            line.execute(sa.update(GAMES).where(GAMES.c.id == game).values(over=over))

    def set(self, game: str, settings: Mapping[str, Any]) -> None:
        """Keep what the game master has set of the table (who is left to a tactic, what is shown)."""
        with self._writing() as line:
            line.execute(sa.update(GAMES).where(GAMES.c.id == game).values(settings=_text(settings)))

    def game(self, id: str) -> Kept | None:
        """A game with all that was said in it."""
        with _told(), self._engine.connect() as line:
            row = line.execute(sa.select(GAMES).where(GAMES.c.id == id)).one_or_none()
            if row is None:
                return None
            said = line.execute(sa.select(STEPS).where(STEPS.c.game == id).order_by(STEPS.c.number)).all()
        steps = [Step(one.number, json.loads(one.said), one.kept, json.loads(one.links)) for one in said]
        return _kept(row)._replace(steps=steps)

    def games(self) -> list[Kept]:
        """All games, the newest first, without what was said in them."""
        with _told(), self._engine.connect() as line:
            rows = line.execute(sa.select(GAMES).order_by(GAMES.c.made.desc(), GAMES.c.id)).all()
        return [_kept(row) for row in rows]

    def many(self) -> int:
        """How many games there are."""
        with _told(), self._engine.connect() as line:
            return int(line.execute(sa.select(sa.func.count()).select_from(GAMES)).scalar_one())

    # -- seats -------------------------------------------------------------------------------------------------

    def seat(self, mark: str) -> Seat | None:
        """Whose link this is the hash of; nobody's if it was revoked."""
        with _told(), self._engine.connect() as line:
            row = line.execute(sa.select(SEATS).where(SEATS.c.mark == mark, SEATS.c.open)).one_or_none()
        return None if row is None else Seat(*row)

    def seats(self, game: str) -> list[Seat]:
        """All links of a game, in the order of their seats' names."""
        with _told(), self._engine.connect() as line:
            rows = line.execute(sa.select(SEATS).where(SEATS.c.game == game).order_by(SEATS.c.seat)).all()
        return [Seat(*row) for row in rows]

    def renew(self, seat: Seat) -> None:
        """Put another link in the place of a seat's old one, or close it."""
        with self._writing() as line:
            where = (SEATS.c.game == seat.game) & (SEATS.c.seat == seat.seat)
            line.execute(sa.update(SEATS).where(where).values(salt=seat.salt, mark=seat.mark, open=seat.open))


def now() -> int:
    """Milliseconds since 1970: games are listed by when they were made."""
    return time.time_ns() // 1_000_000


def _added(game: str, step: Step) -> sa.Insert:
    values = {"game": game, "number": step.number, "said": _text(step.said), "kept": step.kept}
    return sa.insert(STEPS).values(**values, links=_text(step.links))


def _kept(row: sa.Row[Any]) -> Kept:
    scene, given, settings = json.loads(row.scene), json.loads(row.given), json.loads(row.settings)
    return Kept(row.id, row.made, row.engine, scene, given, settings, row.over)


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))  # U+0000, which no database keeps, as \\u0000


# -- engines -------------------------------------------------------------------------------------------------------


def _engine(url: str) -> sa.Engine:
    """An engine for an address; ``TableError`` for a kind of database that we do not keep games in."""
    try:
        made = sa.make_url(url)
    except exc.ArgumentError:
        raise TableError("store-address", value=_veiled(url)) from None
    if made.get_backend_name() == "postgresql":
        made = made.set(drivername="postgresql+psycopg")
        return _opened(made, pool_pre_ping=True, pool_size=8, connect_args={"connect_timeout": 10})
    if made.get_backend_name() != "sqlite":
        raise TableError("store-address", value=_veiled(url))
    engine = _opened(made, connect_args={"timeout": PATIENCE / 1000, "check_same_thread": False})
    sa.event.listen(engine, "connect", _settle)
    return engine


def _opened(url: sa.URL, **more: Any) -> sa.Engine:
    try:
        return sa.create_engine(url, **more)
    except ImportError:
        raise TableError("store-no-driver", value=url.get_backend_name(), extra="postgres") from None


def _settle(connection: Any, record: object) -> None:
    """Written ahead, and on the disk when a step counts as kept: also where the power fails."""
    for line in ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {PATIENCE}", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {line}")


def _veiled(url: str) -> str:
    """An address without what may be a password."""
    head, at, tail = url.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at else url


# -- faults --------------------------------------------------------------------------------------------------------

_SQLITE = {
    "SQLITE_FULL": "store-full",
    "SQLITE_BUSY": "store-locked",
    "SQLITE_LOCKED": "store-locked",
    "SQLITE_READONLY": "store-not-permitted",
    "SQLITE_CANTOPEN": "store-not-permitted",
    "SQLITE_NOTADB": "store-foreign",
    "SQLITE_CORRUPT": "store-damaged",
}
_POSTGRES = {
    "53100": "store-full",
    "55P03": "store-locked",
    "25006": "store-not-permitted",
    "42501": "store-not-permitted",
}


@contextmanager
def _told() -> Iterator[None]:
    """What the database objects to, as one problem."""
    try:
        yield
    except exc.IntegrityError:
        raise TableError("table-elsewhere") from None
    except exc.DBAPIError as fault:
        raise TableError(_reason(fault.orig)) from None
    except exc.SQLAlchemyError:
        raise TableError("store-trouble") from None


def _reason(fault: BaseException | None) -> str:
    lite, state = (str(getattr(fault, name, None) or "") for name in ("sqlite_errorname", "sqlstate"))
    short = "_".join(lite.split("_")[:2])  # SQLITE_BUSY of SQLITE_BUSY_SNAPSHOT
    return _SQLITE.get(short) or _POSTGRES.get(state) or "store-trouble"
