"""``bojiste book``."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from bojiste.cli.help import Spoken
from bojiste.cli.options import language_option, refused
from bojiste.cli.page import told
from bojiste.cli.voice import say
from bojiste.errors import Problem, SceneError

NEEDED = ("jinja2", "markdown_it", "pygments")


@click.command("book", cls=Spoken)
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path))
@language_option
def command(folder: Path, language: str) -> None:
    """Write the book of all rules into a folder: pages for a browser, in three languages.

    Each rule has a page: its text, a game in which it decides something, the exact odds, the code. Open index.html in
    the folder. The pages load nothing from the network.
    """
    if any(find_spec(name) is None for name in NEEDED):
        raise SceneError([Problem("book", "", "usage-book-missing")])
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / "book.css").is_file())):
        raise refused("FOLDER", str(folder), "usage-book-folder")
    if not folder.absolute().parent.is_dir():
        raise refused("FOLDER", str(folder), "folder-missing", folder=str(folder.absolute().parent))
    from bojiste.book.site import build

    site = build(folder)
    told(say(language, "cli-book-written", pages=site.pages, file=str(folder / "index.html")))
