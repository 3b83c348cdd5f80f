"""What the tests ask of a page: that its tags close each other, and that nothing in it comes from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser

EMPTY = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr")
)
ELSEWHERE = re.compile(r"""(?:src|href|url\()\s*=?\s*["']?(?:https?:)?//""")


class Checked(HTMLParser):
    """A page that is read tag by tag; ``faults`` is what does not fit."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.open: list[str] = []
        self.ids: list[str] = []
        self.buttons = 0
        self.feed(text)
        self.close()
        self.faults += [f"<{tag}> stays open" for tag in self.open]
        self.faults += [f"id {id} stands twice" for id in set(self.ids) if self.ids.count(id) > 1]
        self.faults += [f"something from elsewhere: {found[0]}" for found in ELSEWHERE.finditer(text)]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.open.append(tag)
        given = dict(attrs)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.buttons += tag == "button"
        if "style" in given or any(name.startswith("on") for name in given):
            self.faults.append(f"<{tag}> with a style or a handler of its own: the policy forbids it")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in EMPTY:
            return
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes nothing, open are {self.open[-3:]}")
        if tag in self.open:
            while self.open.pop() != tag:
                pass


def faults(text: str) -> list[str]:
    return Checked(text).faults
