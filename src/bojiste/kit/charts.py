"""Charts of scenes without squares: everybody along a measure, or where they stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bojiste.core.scene import LANGUAGES
from bojiste.core.shown import Chart, Spot

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MOST_TICKS = 8


def number(text: str) -> dict[str, str]:
    """A name that is the same in every language."""
    return dict.fromkeys(LANGUAGES, text)


def line(far: Mapping[str, float]) -> Chart | None:
    """Everybody by how far they are from one of them, with marks at round distances."""
    if len(far) < 2:
        return None
    most = max(*far.values(), 1)
    step = next((step for step in STEPS if most / step <= MOST_TICKS), STEPS[-1])
    end = -(-most // step) * step
    people = tuple(Spot(who, number(""), (who,), at=(round(100 * at / end), 0)) for who, at in far.items())
    marks = range(0, int(end) + 1, step)
    return Chart("line", (*people, *(Spot(f"at-{at}", number(str(at)), at=(round(100 * at / end), 0)) for at in marks)))


def plan(places: Sequence[tuple[str, float, float]]) -> Chart | None:
    """Everybody where they stand, drawn to one scale."""
    if not places:
        return None
    xs, ys = [x for _, x, _ in places], [y for _, _, y in places]
    wide = max(max(xs) - min(xs), 2 * (max(ys) - min(ys)), 1)
    left, top = (max(xs) + min(xs) - wide) / 2, (max(ys) + min(ys) - wide / 2) / 2
    return Chart(
        "plan",
        tuple(
            Spot(who, number(""), (who,), at=(round(100 * (x - left) / wide), round(200 * (y - top) / wide)))
            for who, x, y in places
        ),
    )
