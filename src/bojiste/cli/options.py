"""What the options of several commands share: their types, their refusals, and the option of the language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from bojiste.cli.help import LANGUAGE
from bojiste.cli.inputs import HOUSE
from bojiste.core.ask import GM
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.errors import Problem, SceneError

PLAIN = "bojiste.plain"
"""Where the context of a command says that nothing but words is wanted."""
C = TypeVar("C", bound=Callable[..., Any])


def refused(path: str, value: Any, reason: str, **data: Any) -> SceneError:
    """The refusal of one option or argument."""
    return SceneError([Problem(path, value, reason, data)])


def refuse_together(given: Mapping[str, bool], pairs: Iterable[tuple[str, str]]) -> None:
    """Refuse options that were given and cannot stand together."""
    for name, other in pairs:
        if given[name] and given[other]:
            raise refused(name, "", "usage-not-together", other=other)


def known_seat(option: str, seat: str, scene: Scene) -> str:
    """The seat, if somebody of the scene sits there or it is the referee's."""
    known = tuple(dict.fromkeys((*scene.seats, GM)))
    if seat not in known:
        near = get_close_matches(seat, known, n=1, cutoff=0.4)
        raise refused(option, seat, "unknown-seat", known=", ".join(known), near=", ".join(near))
    return seat


def fresh_seed() -> int:
    """A seed nobody knows yet; short enough to be read out at a table."""
    from secrets import randbelow  # late: most commands draw none

    return randbelow(10**9)


def _named(param: click.Parameter | None) -> str:
    """An option as people write it in full: ``--seed``."""
    return max(param.opts, key=len) if param is not None else ""


class OneOf(click.ParamType):  # type: ignore[type-arg]
    """One of a few words."""

    name = "choice"

    def __init__(self, known: Iterable[str]) -> None:
        self.known = tuple(known)

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        return "|".join(self.known)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(word) for word in self.known if word.startswith(incomplete)]

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.known:
            near = get_close_matches(str(value), self.known, n=1)
            raise refused(_named(param), value, "not-one-of", known=", ".join(self.known), near=", ".join(near))
        return str(value)


def near_of(word: str, known: Iterable[str], count: int = 1) -> str:
    """The known words that look like this one."""
    return ", ".join(get_close_matches(word[:64], list(known), n=count, cutoff=0.5))


class _Completed(click.ParamType):  # type: ignore[type-arg]
    """A word that the shell can complete; whether it is right is for the command to say."""

    def known(self) -> Iterable[str]:
        raise NotImplementedError

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(word) for word in self.known() if word.startswith(incomplete)]


class SystemId(_Completed):
    """The id of a rule system."""

    name = "system"

    def known(self) -> Iterable[str]:
        from bojiste.core.system import system_ids

        return system_ids()

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from bojiste.core.system import system

        return system(str(value)).id


class BlockId(_Completed):
    """A system, or a block of one."""

    name = "block"

    def known(self) -> Iterable[str]:
        from bojiste.core.system import systems

        games = systems()
        things = (one.id for game in games.values() for one in game.shelf().things())
        return [*games, *(id for game in games.values() for id in game.blocks()), *things]


class RuleId(_Completed):
    """A system, a group of rules, or a rule."""

    name = "rule"

    def known(self) -> Iterable[str]:
        from bojiste.core.system import systems

        for game in systems().values():
            yield game.id
            yield from dict.fromkeys(f"{rule.system}.{rule.group}" for rule in game.rulebook.values())
            yield from game.rulebook


class ExampleName(_Completed):
    """The name of a scene that comes with the program."""

    name = "example"

    def known(self) -> Iterable[str]:
        from bojiste.files.examples import examples

        return [*examples(), *(name.partition("/")[2] for name in examples())]


class SceneFile(ExampleName):
    """A scene file, or the name of an example."""

    name = "scene"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type="file"), *super().shell_complete(ctx, param, incomplete)]


class SaveFile(click.ParamType):  # type: ignore[type-arg]
    """A saved game."""

    name = "save"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type="file")]


class Whole(click.ParamType):  # type: ignore[type-arg]
    """A whole number in a range."""

    name = "integer"
    _WRITTEN = re.compile(r"[-−+]?[0-9]{1,19}")

    def __init__(self, least: int = -(2**63), most: int = 2**63 - 1) -> None:
        self.least = least
        self.most = most

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        return "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if not self._WRITTEN.fullmatch(str(value)):
            raise refused(_named(param), value, "usage-whole-number")
        number = int(str(value).replace("−", "-"))
        if number < self.least:
            raise refused(_named(param), number, "below-minimum", minimum=self.least)
        if number > self.most:
            raise refused(_named(param), number, "above-maximum", maximum=self.most)
        return number


def _language(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    from bojiste.tell import default_language

    return value or ctx.meta.get(LANGUAGE) or default_language()


def language_option(command: C) -> C:
    """``--lang``: the parameter ``language`` is never ``None``. And ``--plain``, which goes where the language goes."""
    command = click.option(
        "--plain",
        is_flag=True,
        expose_value=False,
        callback=_plain,
        is_eager=True,
        help="Text only: no colours, no line editing (default if NO_COLOR is set).",
    )(command)
    return click.option(
        "--lang",
        "language",
        type=OneOf(LANGUAGES),
        callback=_language,
        help="Language of the output; default: BOJISTE_LANG, LC_ALL, LC_MESSAGES, LANG.",
    )(command)


def house_option(command: C) -> C:
    """``--house``: whatever scene the command reads is played by the rules of this file."""
    return click.option(
        "--house",
        metavar="FILE",
        expose_value=False,
        callback=_house,
        help="Use the house rules of this file; they take precedence over the scene.",
    )(command)


def _house(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.meta[HOUSE] = value


def _plain(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        ctx.find_root().meta[PLAIN] = True


def language_was_asked_for() -> bool:
    """Whether the command line itself says the language: a game that is gone on with keeps its own otherwise."""
    ctx = click.get_current_context()
    source = ctx.get_parameter_source("language")
    return LANGUAGE in ctx.meta or (source is not None and source.name == "COMMANDLINE")


def json_option(help: str) -> Callable[[C], C]:
    """``--json``."""
    return click.option("--json", "as_json", is_flag=True, help=help)
