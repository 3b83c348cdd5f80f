"""What a forecast says: whole counts, the intervals that follow from them, and how to see a bad fight again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from bojiste.core.shelf import Covered, names, not_exact
from bojiste.core.system import system
from bojiste.forecast import intervals
from bojiste.forecast.exact import Odds
from bojiste.forecast.intervals import Interval
from bojiste.forecast.tally import Tally, Tenth, Unlucky, focus_of, tenth_of
from bojiste.version import VERSION

if TYPE_CHECKING:
    from bojiste.core.house import House
    from bojiste.core.scene import Name, Scene

FORMAT = 1
DIGITS = 6
"""Decimal places of the numbers that JSON tells besides whole counts."""
EXACT_DIGITS = 12
"""Of what is known exactly."""
TENTHS = (Fraction(1, 10), Fraction(1, 2), Fraction(9, 10))


class Share(NamedTuple):
    """In how many fights of how many something was so. ``key`` is the measure's (``won:heroes``)."""

    key: str
    fights: int
    of: int

    @property
    def part(self) -> Fraction:
        return Fraction(self.fights, self.of) if self.of else Fraction(0)

    @property
    def interval(self) -> Interval:
        return intervals.wilson(self.fights, self.of)


class Spread(NamedTuple):
    """How a whole number fell: (value, fights) pairs by rising value, at least one."""

    key: str
    histogram: tuple[tuple[int, int], ...]

    @property
    def of(self) -> int:
        return sum(fights for _, fights in self.histogram)

    @property
    def mean(self) -> Fraction:
        return intervals.mean(dict(self.histogram))

    @property
    def error(self) -> float | None:
        """The standard error of the mean; ``None`` for a single fight."""
        return intervals.standard_error(dict(self.histogram))

    @property
    def interval(self) -> Interval | None:
        return intervals.mean_interval(dict(self.histogram))

    @property
    def quantiles(self) -> tuple[int, int, int]:
        """What one fight in ten, one in two, and nine in ten do not exceed."""
        low, middle, high = (intervals.quantile(dict(self.histogram), part) for part in TENTHS)
        return low, middle, high


class End(NamedTuple):
    """One way for the scene to end, how often it did, and the first fight that did."""

    winner: str | None
    reason: str
    fights: int
    first: int = 0


class Taken(NamedTuple):
    """Who has played the fights (``kernel``, ``readable``; ``exact``: there were none), and word ids of why it was not
    the kernel. ``helped``: the readable engine has played the first of the kernel's, while that was compiled;
    ``ahead``: it came compiled, with the program."""

    way: str = "readable"
    lacks: tuple[str, ...] = ()
    helped: bool = False
    ahead: bool = False


READABLY = Taken()
Row = TypeVar("Row", Share, Spread)


@dataclass(frozen=True, slots=True)
class Report:
    """A forecast of one scene.

    ``asked`` fights were wanted, ``fights`` were played. ``focus`` is the side whose ``unlucky`` fights are told,
    worst first: those it did not win, then those with most falls and deaths, then those with least left; ``tenth`` is
    the unluckiest tenth of all of them.
    ``played`` are the blocks that are not played as printed, how they are called, and what of them is not.
    ``exact``: what is known exactly of the same keys, with no dice rolled. ``taken``: who has played the fights.
    ``waiting`` are word ids of what rules wait for that no game meets yet, ``missing`` how many of the ``catalogue``
    are not there at all. ``dice`` and ``checksum`` say what work was done (see ``tally.Tally``). ``names`` are those of
    sides and combatants by id. ``house``: what the table plays otherwise than the book. ``anew``: how many
    of the kernel's fights the readable engine has played.
    """

    system: str
    procedure: str
    title: Name | None
    names: Mapping[str, Name]
    seed: int
    asked: int
    fights: int
    shares: tuple[Share, ...]
    spreads: tuple[Spread, ...]
    ends: tuple[End, ...]
    conventions: tuple[str, ...]
    played: tuple[tuple[str, Name, Covered], ...]
    waiting: tuple[str, ...]
    missing: int
    catalogue: int
    focus: str
    unlucky: tuple[Unlucky, ...]
    tenth: Tenth | None
    dice: int
    checksum: int
    exact: Odds[float]
    taken: Taken = READABLY
    house: House | None = None
    anew: int = 0

    @classmethod
    def of(
        cls,
        scene: Scene,
        tally: Tally,
        *,
        seed: int,
        asked: int,
        exact: Odds[float] | None = None,
        taken: Taken = READABLY,
    ) -> Report:
        """The report of what was counted, and of what is known exactly."""
        book = scene.system.rulebook
        ends = sorted(tally.ends.items(), key=lambda end: (-end[1], end[0][0] or "", end[0][1]))
        return cls(
            system=scene.system.id,
            procedure=scene.procedure,
            title=scene.title,
            names={side.id: side.name for side in scene.sides} | {one.id: one.name for one in scene.combatants},
            seed=seed,
            asked=asked,
            fights=tally.fights,
            shares=tuple(Share(key, hits, tally.fights) for key, hits in tally.flags.items()),
            spreads=tuple(Spread(key, tuple(sorted(found.items()))) for key, found in tally.counts.items()),
            ends=tuple(End(*end, fights, tally.firsts.get(end, 0)) for end, fights in ends),
            conventions=tuple(scene.system.conventions(scene)),
            played=tuple((id, name, covered) for id, (name, covered) in not_exact(scene).items()),
            waiting=tuple(dict.fromkeys(rule.waits for rule in book.waiting if rule.waits is not None)),
            missing=len(book.catalogue) - book.written,
            catalogue=len(book.catalogue),
            focus=focus_of(scene).side,
            unlucky=tally.unlucky,
            tenth=tenth_of(tally),
            dice=tally.dice,
            checksum=tally.checksum,
            exact=exact or Odds(),
            taken=taken,
            house=scene.house,
            anew=tally.anew,
        )

    @property
    def ways(self) -> tuple[str, ...]:
        """How it was computed: ``exact`` where something is known exactly, and who has played the fights."""
        return tuple(dict.fromkeys(("exact", self.taken.way))) if self.exact.flags else (self.taken.way,)

    @property
    def complete(self) -> bool:
        """Whether all fights were played (Ctrl-C may have come between)."""
        return self.fights == self.asked

    @property
    def undecided(self) -> Share:
        """The fights that nobody won."""
        return Share("won", sum(end.fights for end in self.ends if end.winner is None), self.fights)

    @property
    def broken_off(self) -> Share:
        """The fights that were broken off because the rounds were used up."""
        return Share("undecided", sum(end.fights for end in self._limited), self.fights)

    @property
    def first_broken_off(self) -> int | None:
        """The first of them; ``None``: there is none."""
        return min((end.first for end in self._limited), default=None)

    @property
    def _limited(self) -> tuple[End, ...]:
        limits = system(self.system).limits
        return tuple(end for end in self.ends if end.winner is None and end.reason in limits)

    def share(self, key: str) -> Share:
        """The proportion under this key (``won:heroes``); ``KeyError`` names the keys there are."""
        return _by_key(self.shares, key)

    def spread(self, key: str) -> Spread:
        """The numbers under this key (``rounds``); ``KeyError`` names the keys there are."""
        return _by_key(self.spreads, key)

    def as_json(self) -> dict[str, Any]:
        """The report as JSON values, the same for the same scene, seed and number of fights.

        ``forecast`` (1, the version of this form), ``version`` (of Bojiště), ``system``, ``procedure``, ``title``,
        ``seed``, ``asked``, ``fights``, ``complete``; ``shares``: key -> ``fights``, ``of``, ``part``, ``low``,
        ``high``; ``spreads``: key -> ``of``, ``mean``, ``error``, ``low``, ``high`` (``null`` for a single fight),
        ``quantiles`` (of 10, 50 and 90 %), ``histogram`` (value, fights); ``exact``: ``shares`` and ``means``, key ->
        number (12 places), where that is known exactly; ``ends``: ``winner``, ``reason``, ``fights``, the ``first``
        of them, most frequent first; ``broken_off``: ``fights`` that were broken off because the rounds were used up,
        the ``first`` of them or ``null``; ``conventions``: word ids; ``rules``: the house
        rules by id; ``played``: block -> ``approximated``, ``left``;
        ``focus``; ``unlucky``: ``fight``, ``won``, ``fallen``, ``left``; ``unlucky_tenth``: the worst tenth
        (``fights``, how many ``won``, means of ``fallen`` and ``left``, and the ``luckiest`` of them; ``null`` of
        fewer than ten fights); ``dice``, ``checksum`` (16 hex digits); ``ways``: how it was computed (``exact``,
        ``kernel``, ``readable``), ``lacks``: word ids of why not by the kernel, ``anew``: how many of the
        kernel's fights the readable engine has played; ``waiting``: word ids, ``missing``,
        ``catalogue``. Intervals are of 95 %; what is no whole count is rounded to 6 places.
        """
        return {
            "forecast": FORMAT,
            "version": VERSION,
            "system": self.system,
            "procedure": self.procedure,
            "title": None if self.title is None else str(self.title),
            "seed": self.seed,
            "asked": self.asked,
            "fights": self.fights,
            "complete": self.complete,
            "shares": {share.key: _share_json(share) for share in self.shares},
            "spreads": {spread.key: _spread_json(spread) for spread in self.spreads},
            "exact": {
                "shares": _rounded(self.exact.flags),
                "means": _rounded({key: self.exact.mean(key) for key in self.exact.counts}),
            },
            "ends": [end._asdict() for end in self.ends],
            "broken_off": {"fights": self.broken_off.fights, "first": self.first_broken_off},
            "conventions": list(self.conventions),
            "rules": {} if self.house is None else dict(self.house.rules),
            "played": {
                id: {"approximated": names(covered.nearly), "left": names(covered.left)}
                for id, _, covered in self.played
            },
            "focus": self.focus,
            "unlucky": [_fate_json(one) for one in self.unlucky],
            "unlucky_tenth": None if self.tenth is None else _tenth_json(self.tenth),
            "dice": self.dice,
            "checksum": f"{self.checksum:016x}",
            "ways": list(self.ways),
            "lacks": list(self.taken.lacks),
            "anew": self.anew,
            "waiting": list(self.waiting),
            "missing": self.missing,
            "catalogue": self.catalogue,
        }


def _fate_json(one: Unlucky) -> dict[str, Any]:
    return {"fight": one.fight, "won": one.won, "fallen": one.fallen, "left": one.left}


def _tenth_json(tenth: Tenth) -> dict[str, Any]:
    means = {"fallen": tenth.fallen / tenth.fights, "left": tenth.left / tenth.fights}
    rounded = {name: round(mean, DIGITS) for name, mean in means.items()}
    return {"fights": tenth.fights, "won": tenth.won, **rounded, "luckiest": _fate_json(tenth.border)}


def _by_key(rows: tuple[Row, ...], key: str) -> Row:
    for row in rows:
        if row.key == key:
            return row
    raise KeyError(f"{key!r} is none of {', '.join(row.key for row in rows)}")


def _rounded(chances: Mapping[str, float]) -> dict[str, float]:
    return {key: round(chance, EXACT_DIGITS) for key, chance in chances.items()}


def _share_json(share: Share) -> dict[str, Any]:
    low, high = share.interval
    numbers = {"part": float(share.part), "low": low, "high": high}
    rounded = {name: round(number, DIGITS) for name, number in numbers.items()}
    return {"fights": share.fights, "of": share.of, **rounded}


def _spread_json(spread: Spread) -> dict[str, Any]:
    low, high = spread.interval or (None, None)
    numbers = {"mean": float(spread.mean), "error": spread.error, "low": low, "high": high}
    return {
        "of": spread.of,
        **{name: None if number is None else round(number, DIGITS) for name, number in numbers.items()},
        "quantiles": list(spread.quantiles),
        "histogram": [list(pair) for pair in spread.histogram],
    }
