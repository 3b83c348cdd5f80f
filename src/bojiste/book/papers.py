"""The guides: pages of Markdown that come with the program, as HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HOMES = (Path(__file__).parents[1] / "papers", Path(__file__).parents[3])
"""Inside the installed package, or beside the sources."""
FOLDERS = ("docs", "guides")
PICTURES = "../../pictures/"
"""From a page of a guide to the pictures, which all languages share."""
FIRST = ("README", "CHANGELOG", "CONTRIBUTING")


class Paper(NamedTuple):
    """A page: the path of its file, its title, its HTML, and its headings with their anchors."""

    path: str
    title: str
    html: str
    headings: tuple[tuple[str, str], ...]

    @property
    def page(self) -> str:
        """The name of its page in the book."""
        return page_of(self.path)


def page_of(path: str) -> str:
    """``docs/cli.md`` is ``docs-cli.html``."""
    return re.sub(r"\.md$", ".html", path).replace("/", "-")


def _home() -> Path | None:
    return next((home for home in HOMES if (home / "docs").is_dir()), None)


def pictures() -> Iterator[tuple[str, Path]]:
    """The pictures that the guides show, by their path from the top."""
    home = _home()
    if home is not None:
        for file in sorted(home.glob("docs/**/*.png")):
            yield file.relative_to(home).as_posix(), file


def papers() -> Iterator[Paper]:
    """All of them; none where the program came without."""
    home = _home()
    if home is None:
        return
    files = [home / f"{name}.md" for name in FIRST]
    files += [path for folder in FOLDERS for path in sorted((home / folder).glob("*.md"))]
    known = {path.relative_to(home).as_posix() for path in files if path.is_file()}
    for path in files:
        if path.is_file():
            yield _read(path.relative_to(home).as_posix(), path.read_text(encoding="utf-8"), known)


def _read(path: str, text: str, known: set[str]) -> Paper:
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark").enable("table")
    tokens = reader.parse(text)
    headings, seen = [], dict[str, int]()
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            said = re.sub(r"[`*]", "", tokens[at + 1].content)
            anchor = _anchor(said, seen)
            token.attrSet("id", anchor)
            headings.append((anchor, said))
        for child in token.children or ():
            if child.type == "link_open":
                child.attrSet("href", _link(str(child.attrGet("href")), path, known))
            if child.type == "image":
                child.attrSet("src", f"{PICTURES}{_whole(str(child.attrGet('src')), path)}")
    html = reader.renderer.render(tokens, reader.options, {})
    return Paper(path, headings[0][1] if headings else path, html, tuple(headings[1:]))


def _anchor(text: str, seen: dict[str, int]) -> str:
    """The anchor of a heading, as sites that show Markdown make it."""
    made = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
    seen[made] = seen.get(made, -1) + 1
    return f"{made}-{seen[made]}" if seen[made] else made


def _link(href: str, path: str, known: set[str]) -> str:
    """A link to another of these pages leads to its page in the book; others stay."""
    target, sign, anchor = href.partition("#")
    if "://" in href or not target:
        return href
    whole = _whole(target, path)
    return f"{page_of(whole)}{sign}{anchor}" if whole in known else href


def _whole(target: str, path: str) -> str:
    """The path from the top of what a page names beside itself."""
    parts: list[str] = path.split("/")[:-1]
    for step in target.split("/"):
        parts = parts[:-1] if step == ".." else [*parts, step]
    return "/".join(parts)
