"""The pages in a browser: Debian's chromium, driven by playwright. The server is played by the test itself, with a real
game behind it, so that what is tested here is the pages and their script."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

import bojiste
from bojiste.core.game import Game
from bojiste.errors import BojisteError
from bojiste.table.pages import fragments, render, replay
from bojiste.table.seen.decision import traced
from bojiste.table.seen.eyes import Eyes
from bojiste.tell.narrator import Narrator
from tests.web.test_pages import kind, sent
from tests.web.test_seen import SEED, example, played

HOST = "http://table.invalid"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
MISSING = "no chromium: apt-get install chromium, and the package playwright, for the tests of pages in a browser"
REQUIRED = os.environ.get("BOJISTE_BROWSER") == "required"
SIZES = ((360, 640), (800, 900), (1600, 900))
AXE = """async () => (await axe.run(document, {runOnly: ["wcag2a", "wcag2aa"]})).violations.map(
  (one) => one.id + ": " + one.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(", "))"""
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sync_playwright = None  # type: ignore[assignment]
    if not CHROMIUM or sync_playwright is None:
        if REQUIRED:
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


class Served:
    """The pages of one game for one seat, answered out of the game itself."""

    def __init__(self, browser: Any, game: Game, seat: str, language: str, size: tuple[int, int]) -> None:
        self.game, self.seat, self.language = game, seat, language
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce"
        )
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.route("**/*", self._answered)
        self.page.route_web_socket(f"ws://{HOST[7:]}/**", self._opened)
        self.socket: Any = None
        self.before: dict[str, Any] | None = None
        self.page.goto(f"{HOST}/t/token")

    def view(self) -> dict[str, Any]:
        return sent(self.game, self.seat, self.language)

    def _opened(self, socket: Any) -> None:
        self.socket = socket
        self._tell()

    def _tell(self) -> None:
        found = self.view()
        news = {"fragments": fragments(found, self.before), "number": found["number"], "title": "t", "buzz": True}
        self.before = found
        self.socket.send(json.dumps(news))

    def _answered(self, route: Any) -> None:
        url = route.request.url
        self.asked.append(url)
        path = url.removeprefix(HOST).partition("?")[0]
        if path.startswith("/static/"):
            kind_ = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}[path.rpartition(".")[2]]
            body = (files("bojiste.table.pages") / "static" / path.rpartition("/")[2]).read_text(encoding="utf-8")
            route.fulfill(body=body, content_type=kind_)
        elif path.endswith("/trace"):
            route.fulfill(json=self._traced(parse_qs(urlsplit(url).query)["key"][0]))
        elif path.startswith("/api/"):
            self._api(route, path.rpartition("/")[2], json.loads(route.request.post_data or "{}"))
        else:
            page = render(kind(self.seat), language=self.language, seen=self.view(), token="token")
            policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"
            headers = {"Content-Security-Policy": f"{policy} ws:"}
            route.fulfill(body=page, content_type="text/html; charset=utf-8", headers=headers)

    def _traced(self, key: str) -> Any:
        eyes = Eyes(self.game.view(self.seat), Narrator(self.game.scene, self.language), frozenset(self.game.people))
        return None if self.game.ask is None else traced(eyes, self.game.ask, key)

    def _api(self, route: Any, what: str, body: dict[str, Any]) -> None:
        try:
            if what == "answer":
                self.game.answer(body["key"], number=body["number"])
            elif what == "face":
                self.game.faces(body.get("values") or [1])
            elif what == "undo":
                self.game.undo(body.get("count") or self.game.lines_since(body["to"]))
            elif what == "rule":
                self.game.rule(body["text"])
        except BojisteError as fault:
            route.fulfill(status=409, json={"problems": [{"message": str(fault)}]})
            return
        route.fulfill(json=self.view())
        self._tell()

    def fits(self) -> None:
        wide = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], wide
        assert self.faults == []
        assert all(url.startswith((HOST, "data:", "blob:")) for url in self.asked), self.asked

    def close(self) -> None:
        self.context.close()


PAGES = [
    ("srd5/bridge", "player", "cs"),
    ("srd5/goblin_ambush", "gm", "ru"),
    ("osr/five_rooms", "player", "en"),
    ("osr/three_days", "gm", "cs"),
    ("fiveaction/three_against_one", "gm", "en"),
    ("drd2/rope_bridge", "player", "ru"),
    ("srd5/mages", "screen", "cs"),
]


def seat_of(game: Game, role: str) -> str:
    if role != "player":
        return role
    asked = game.ask.seat if game.ask is not None else "gm"
    return asked if asked != "gm" else next(seat for seat in game.scene.seats if seat != "gm")


@pytest.mark.parametrize(("name", "role", "language"), PAGES)
def test_pages_fit_their_window_and_ask_nobody_else(browser: Any, name: str, role: str, language: str) -> None:
    game = played(example(name), 6)
    for size in SIZES:
        served = Served(browser, game, seat_of(game, role), language, size)
        served.page.wait_for_timeout(100)
        served.fits()
        _shot(served, f"{name.replace('/', '-')}-{role}-{language}-{size[0]}")
        served.close()


def _shot(served: Served, name: str) -> None:
    folder = os.environ.get("BOJISTE_SHOTS")
    if folder:
        served.page.screenshot(path=str(Path(folder) / f"{name}.png"))


def one_asked(name: str, **more: Any) -> Game:
    """A game that waits for a player."""
    scene = bojiste.load(example(name))
    game = Game(scene, SEED, people=[*scene.seats, "gm"], **more)
    while game.ask is not None and game.ask.seat == "gm":
        game.answer(game.ask.default)
    return game


def test_the_first_tap_shows_and_the_second_does(browser: Any) -> None:
    game = one_asked("srd5/bridge")
    assert game.ask is not None
    number = game.ask.number
    served = Served(browser, game, game.ask.seat, "cs", (360, 640))
    page = served.page
    page.locator("#decision .deed").first.click()
    assert game.ask.number == number
    assert page.locator("#decision .chosen h3").inner_text()
    page.locator("[data-back]").click()
    assert page.locator("#decision .asking").is_visible()
    page.locator("#decision .deed").first.click()
    page.locator("[data-do]").click()
    page.wait_for_timeout(200)
    assert game.ask is None or game.ask.number != number
    served.fits()
    _shot(served, "first-tap")
    served.close()


def test_a_long_decision_keeps_its_last_row_at_hand_and_begins_at_its_question(browser: Any) -> None:
    game = one_asked("drd2/ambush")
    while game.ask is not None and (game.ask.topic != "declare" or game.ask.seat == "gm"):
        game.answer(game.ask.default)
    assert game.ask is not None
    served = Served(browser, game, game.ask.seat, "ru", (360, 640))
    page = served.page
    _shot(served, "long-decision")
    row = page.locator("#decision .more-row").bounding_box()
    assert row["y"] + row["height"] <= 640
    page.locator("#decision .for-me > summary").click()
    page.wait_for_timeout(100)
    go = page.locator("[data-for-me]").bounding_box()
    assert go["y"] + go["height"] <= 641
    page.evaluate("document.querySelector('#decision').scrollTop = 500")
    while game.ask.seat != served.seat or game.ask.topic == "declare":
        game.answer(game.ask.default)
        assert game.ask is not None
    served._tell()
    page.locator(f'#decision[data-number="{game.ask.number}"]').wait_for()
    assert page.evaluate("document.querySelector('#decision').scrollTop") == 0
    served.fits()
    served.close()


def test_a_square_is_chosen_on_the_map_and_by_the_keyboard(browser: Any) -> None:
    game = one_asked("srd5/mages")
    assert game.ask is not None
    game.answer("move")
    assert game.ask is not None
    served = Served(browser, game, game.ask.seat, "ru", (360, 640))
    page = served.page
    page.locator("#reach .cell").nth(3).click()
    assert page.locator("#decision .chosen h3").inner_text()
    page.locator("#way polyline").wait_for(state="attached")
    _shot(served, "square")
    page.keyboard.press("Escape")
    page.locator("#reach .cell[tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.locator("[data-do]").is_visible()
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert any(event.kind == "step" for event in game.events)
    served.fits()
    served.close()


def test_the_story_opens_at_once_while_it_is_still_told(browser: Any) -> None:
    game = one_asked("srd5/bridge")
    assert game.ask is not None
    served = Served(browser, game, game.ask.seat, "cs", (360, 640))
    held: list[Any] = []
    served.page.route("**/story?*", lambda route: held.append(route))
    served.page.locator("#open-menu").click()
    served.page.locator("[data-story]").click()
    served.page.locator("#tale[open]").wait_for(timeout=5000)
    held[0].fulfill(body="<p>Byl jednou jeden most.</p>")
    served.page.locator("#told p").wait_for(timeout=5000)
    served.fits()
    served.close()


def test_a_pool_of_dice_is_typed_in_one_go(browser: Any) -> None:
    game = one_asked("drd2/rope_bridge", dice="hand")
    while game.pool is None or game.pool.roll.of < 2:
        if game.roll is not None:
            game.face(1)
        elif game.ask is not None:
            game.answer(game.ask.default)
    served = Served(browser, game, "gm", "cs", (360, 640))
    page = served.page
    for _ in range(game.pool.left):
        page.locator("[data-face='4']").click()
    _shot(served, "dice")
    before = len(game.journal)
    page.locator("[data-say-faces]").click()
    page.wait_for_timeout(200)
    assert len(game.journal) > before + 1
    served.fits()
    served.close()


def test_the_game_master_undoes_and_rules(browser: Any) -> None:
    game = played(example("srd5/bridge"), 4)
    served = Served(browser, game, "gm", "en", (1280, 800))
    page = served.page
    assert game.ask is not None
    number = game.ask.number
    page.keyboard.press("Control+z")
    page.wait_for_timeout(200)
    assert game.ask is not None
    assert game.ask.number < number
    page.locator("[data-pick]").first.click()
    page.locator("[data-rule]").first.click()
    page.wait_for_timeout(200)
    assert (
        any(event.kind.startswith("ruled") for event in game.events) or game.journal[-1].__class__.__name__ == "Ruling"
    )
    served.fits()
    served.close()


@pytest.mark.parametrize(("name", "role", "language"), [PAGES[0], PAGES[1], PAGES[6]])
def test_no_barriers_are_found(browser: Any, name: str, role: str, language: str) -> None:
    axe = pytest.importorskip("axe_playwright_python", reason="no axe: pip install axe-playwright-python")
    game = played(example(name), 6)
    served = Served(browser, game, seat_of(game, role), language, (1280, 800))
    script = (Path(axe.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
    served.context.close()
    context = browser.new_context(viewport={"width": 1280, "height": 800}, bypass_csp=True)
    page = context.new_page()
    served.page = page
    page.route("**/*", served._answered)
    page.goto(f"{HOST}/t/token")
    page.evaluate(script)
    assert page.evaluate(AXE) == []
    context.close()


def test_a_fight_is_played_again_without_a_server(browser: Any, tmp_path: Path) -> None:
    path = tmp_path / "fight.html"
    path.write_text(replay(played(example("srd5/bridge"), 10), "gm"), encoding="utf-8")
    context = browser.new_context(viewport={"width": 1200, "height": 700}, offline=True)
    page, faults = context.new_page(), []
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(path.as_uri())
    first = page.locator("#people").inner_html()
    page.keyboard.press("End")
    assert page.locator("#slider").input_value() != "0"
    page.keyboard.press("Home")
    assert page.locator("#people").inner_html() == first
    page.locator("[data-language='1']").click()
    assert page.locator("html").get_attribute("lang") == "ru"
    assert faults == []
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    context.close()
