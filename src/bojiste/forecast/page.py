"""Forecasts as one page for a browser: nothing is fetched, nothing runs, charts are SVG; it prints as it looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch
from html import escape

from bojiste.forecast.blocks import Bar, Block, Chart, Commands, Grid, Points, Prose

WIDE = 1000
"""Units of a bar across."""
TALL = 26
LEAD = ' class="lead"'
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf9; --bar: #3f6f9f; --rest: #e6e2d8; --mark: #1b2b3b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e0; --paper: #1c1d1f; --bar: #6f9fd0; --rest: #34363a; --mark: #f2f2f2; }
}
body { max-width: 52em; margin: 2em auto; padding: 0 1em; font: 1.05em/1.5 Georgia, serif; color: var(--ink);
  background: var(--paper); }
h1 { font-size: 1.6em; margin-bottom: .2em; }
h2 { font-size: 1.15em; margin: 1.6em 0 .4em; }
.lead { font-size: 1.15em; }
.bars { display: grid; grid-template-columns: minmax(6em, max-content) 1fr minmax(9em, max-content); gap: .25em .8em;
  align-items: center; }
.row { display: contents; }
.bars .text { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bars svg { width: 100%; height: 1.1em; display: block; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .25em .6em; text-align: right; font-variant-numeric: tabular-nums; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; position: sticky; left: 0;
  background: var(--paper); }
tr + tr { border-top: 1px solid var(--rest); }
code { font-size: .85em; overflow-wrap: anywhere; }
@media (max-width: 34em) {
  .bars { display: block; }
  .row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .1em .8em; margin: .5em 0; }
  .row svg { order: 1; }
  .row .text { margin-left: auto; }
}
@media print { body { margin: 0; max-width: none; } h2, h2 + p { break-after: avoid; } .bars { break-inside: avoid; } }
"""


def page(blocks: Iterable[Block], language: str) -> str:
    """The whole page; its title is that of the first block."""
    said = list(blocks)
    first = next((block.lines[0] for block in said if isinstance(block, Prose) and block.lines), "Bojiště")
    body = "\n".join(line for block in said for line in drawn(block))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(first)}</title><style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


@singledispatch
def drawn(block: Block) -> Iterator[str]:
    """A block as HTML, line by line."""
    raise TypeError(f"no block: {block!r}")


@drawn.register
def _(block: Prose) -> Iterator[str]:
    lines = list(block.lines)
    if block.titled:
        yield f"<h1>{escape(lines.pop(0))}</h1>"
    for at, line in enumerate(lines):
        yield f"<p{LEAD if at == 0 else ''}>{escape(line)}</p>"


@drawn.register
def _(block: Chart) -> Iterator[str]:
    if block.heading:
        yield f"<h2>{escape(block.heading)}</h2>"
    yield from (f"<p>{escape(note)}</p>" for note in block.notes)
    yield '<div class="bars">'
    for bar in block.bars:
        label, text = escape(bar.label), escape(bar.text)
        yield f'<div class="row"><span>{label}</span>{_svg(bar)}<span class="text">{text}</span></div>'
    yield "</div>"


def _svg(bar: Bar) -> str:
    """The bar, and over it the interval with its ends."""
    part = _across(bar.part)
    drawn = [
        f'<rect width="{WIDE}" height="{TALL}" fill="var(--rest)"/>',
        f'<rect width="{part}" height="{TALL}" fill="var(--bar)"/>',
    ]
    if bar.low is not None and bar.high is not None:
        low, high, middle = _across(bar.low), _across(bar.high), TALL // 2
        path = f"M{low} 5V{TALL - 5}M{low} {middle}H{high}M{high} 5V{TALL - 5}"
        drawn.append(f'<path d="{path}" stroke="var(--mark)" stroke-width="4" fill="none"/>')
    named = escape(f"{bar.label}: {bar.text}", quote=True)
    box = f'viewBox="0 0 {WIDE} {TALL}" preserveAspectRatio="none"'
    return f'<svg {box} role="img" aria-label="{named}">{"".join(drawn)}</svg>'


def _across(part: float) -> int:
    return round(WIDE * min(max(part, 0.0), 1.0))


@drawn.register
def _(block: Points) -> Iterator[str]:
    yield f"<h2>{escape(block.heading)}</h2>"
    yield f"<ul>{''.join(f'<li>{escape(point)}</li>' for point in block.points)}</ul>"


@drawn.register
def _(block: Commands) -> Iterator[str]:
    yield f"<h2>{escape(block.heading)}</h2>"
    for said, command in block.commands:
        yield f"<p>{escape(said)}<br/><code>{escape(command)}</code></p>"


@drawn.register
def _(block: Grid) -> Iterator[str]:
    yield f"<p>{escape(block.heading)}</p>"
    heads = "".join(f"<th>{escape(head)}</th>" for head in ("", *block.heads))
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in block.rows)
    yield f"<table><tr>{heads}</tr>{rows}</table>"
