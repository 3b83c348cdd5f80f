"""An evening at the table: a real server, and a browser each for the game master and two players, in three tongues."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from bojiste.core.system import system_ids
from bojiste.files.examples import examples
from bojiste.table.draft import fresh
from tests.files.test_vtt import vtt
from tests.web.served import Served
from tests.web.test_browser import browser

__all__ = ["browser"]
PATIENCE = 30_000
"""Milliseconds in which a page has to show what has happened, on a busy machine."""
TAPPED = 30
"""Answers of a whole fight that people give themselves before they leave it to their tactics."""
SEATS = {"gm": "cs", "player:vera": "ru", "player:odo": "en"}
PARTY = """
[[combatant]]
name = "Mirka"
id = "mirka"
block = "guard"
side = "heroes"
"""
WANTED = ("attack:", "strike:", "shoot:", "at:", "near:", "hit")
"""Beginnings of answers that bring a fight to its end."""
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("evening")) as found:
        yield found


def shown(page: Any) -> None:
    """A picture of a page, where pictures are wanted."""
    if folder := os.environ.get("BOJISTE_SHOTS"):
        page.screenshot(path=str(Path(folder) / "prepared.png"))


class Evening:
    """A game, and a page for each who sits at it."""

    def __init__(self, browser: Any, server: Served, scene: Any, **more: Any) -> None:
        body = {"scene": scene, "seed": 7, **more}
        made = httpx2.post(f"{server.url}/api/games", json=body, headers=server.by_key(), timeout=PATIENCE / 1000)
        assert made.status_code == 201, made.text
        self.url = f"{server.url}/api/games/{made.json()['game']}"
        links = made.json()["links"]
        self.links = {"gm": links["gm"], "screen": links["screen"], **links["seats"]}
        self.host = server.url
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.pages: dict[str, Any] = {}
        self.browser = browser

    def sit(self, seat: str, language: str, size: tuple[int, int] = (360, 640)) -> Any:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce"
        )
        page = self.pages[seat] = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("request", lambda asked: self.asked.append(asked.url))
        page.goto(f"{self.links[seat]}?lang={language}")
        return page

    def view(self, seat: str = "gm") -> dict[str, Any]:
        by = {"Authorization": f"Bearer {self.links[seat].rpartition('/')[2]}"}
        found: dict[str, Any] = httpx2.get(self.url, headers=by, timeout=PATIENCE / 1000).json()
        return found

    def post(self, path: str, body: Any, seat: str = "gm") -> None:
        by = {"Authorization": f"Bearer {self.links[seat].rpartition('/')[2]}"}
        assert httpx2.post(f"{self.url}/{path}", json=body, headers=by, timeout=PATIENCE / 1000).status_code == 200

    def moved(self, number: int) -> dict[str, Any]:
        """The view once another question is open, or it is over."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            view = self.view()
            if view["number"] != number or view["outcome"]:
                return view
            time.sleep(0.05)
        raise AssertionError(f"question {number} stays open")

    def step(self) -> bool:
        """Whoever is asked answers on their own page, by tapping; false when it is over."""
        view = self.view()
        if view["outcome"]:
            return False
        page, number = self.pages[view["waiting"]["seat"]], view["number"]
        page.locator(f'#decision[data-number="{number}"]').wait_for()
        if view["ask"]["kind"] != "choose":
            page.locator("#decision form[data-answer] button").click()
        else:
            keys = [one["key"] for one in view["ask"]["options"]]
            key = next((key for key in keys if key.startswith(WANTED)), view["ask"]["default"])
            deed = page.locator(f'#decision [data-key="{key}"]').first
            if not deed.is_visible():
                page.locator("#decision .more > summary").first.click()
            deed.click()
            page.locator("#decision [data-do]").click()
        self.moved(number)
        return True

    def close(self) -> None:
        for page in self.pages.values():
            page.context.close()
        assert self.faults == []
        assert all(url.startswith((self.host, "data:", "blob:", "ws:")) for url in self.asked)


def evening(browser: Any, server: Served, system: str, **more: Any) -> Evening:
    found = Evening(browser, server, fresh(system, "cs"), **more)
    for seat, language in SEATS.items():
        found.sit(seat, language, (1280, 800) if seat == "gm" else (360, 640))
    return found


def test_three_people_in_three_languages_take_their_turns(browser: Any, server: Served) -> None:
    table = evening(browser, server, "osr")
    for _ in range(6):
        assert table.step()
    said = {seat: page.locator("#log > li").last.inner_text() for seat, page in table.pages.items()}
    assert len(set(said.values())) == 3
    table.close()


@pytest.mark.slow
@pytest.mark.parametrize("system", system_ids())
def test_a_whole_fight_is_played_on_three_pages(browser: Any, server: Served, system: str) -> None:
    table = evening(browser, server, system)
    screen = table.sit("screen", "cs", (1600, 900))
    for _ in range(TAPPED):
        if not table.step():
            break
    gm = table.pages["gm"]
    gm.locator('[data-open="seats-box"]').click()
    for seat in SEATS:
        table.post("seat", {"seat": seat, "tactic": True})
    gm.locator("#seats [data-tactic=false]").first.wait_for()
    assert table.view()["outcome"]
    for page in (table.pages["gm"], table.pages["player:vera"]):
        page.locator("#decision .over").wait_for()
    assert screen.locator("button").count() == screen.locator("dialog button").count()
    table.close()


def test_the_game_master_takes_back_and_drags(browser: Any, server: Served) -> None:
    table = Evening(browser, server, examples()["srd5/mages"].read_text(encoding="utf-8"))
    page = table.sit("gm", "cs", (1280, 800))
    first = table.view()
    page.keyboard.press("n")
    page.keyboard.press("n")
    later = table.moved(first["number"])
    page.keyboard.press("Control+z")
    assert table.moved(later["number"])["number"] == first["number"]
    token = page.locator('#board .tk[data-who="ada"]').bounding_box()
    page.mouse.move(token["x"] + token["width"] / 2, token["y"] + token["height"] / 2)
    page.mouse.down()
    page.mouse.move(token["x"] + token["width"] / 2 + 60, token["y"] + token["height"] / 2, steps=6)
    page.mouse.up()
    page.keyboard.press("Enter")
    page.locator("#log li", has_text="Ada").last.wait_for()
    before = next(one for one in first["board"]["tokens"] if one["who"] == "ada")
    end = time.monotonic() + PATIENCE / 1000
    while next(one for one in table.view()["board"]["tokens"] if one["who"] == "ada") == before:
        assert time.monotonic() < end
    page.locator("[data-pick]").first.click()
    page.locator("[data-condition] select[name=condition]").select_option("prone")
    page.locator("[data-condition] button[name=how]").first.click()
    page.locator("#people small", has_text="leží").wait_for()
    page.locator("#bring").fill("zlob")
    page.locator("#brought [data-bring=ogre]").click()
    page.locator("#board").click(position={"x": 200, "y": 250})
    page.locator('#people [data-who^="ogre"]').wait_for()
    page.locator(".drop > summary").click()
    page.locator("[data-story]").click()
    page.locator("#tale .story p").first.wait_for()
    page.keyboard.press("Escape")
    page.locator('[data-open="seats-box"]').click()
    page.locator("#links img").first.wait_for()
    assert page.locator("#links figure").count() == 5
    page.locator("#seats [data-shut]").first.click()
    page.locator("#links figure").nth(4).wait_for(state="detached")
    page.keyboard.press("Escape")
    table.close()


def test_people_say_what_their_own_dice_show(browser: Any, server: Served) -> None:
    table = Evening(browser, server, fresh("srd5", "cs"), dice="hand:players")
    page = table.sit("player:vera", "cs")
    page.locator(".dice-ask").wait_for()
    number = table.view()["number"]
    page.locator('[data-face="17"]').click()
    done = page.locator("[data-say-faces]").bounding_box()
    assert done["y"] + done["height"] <= 640  # within the thumb's reach, without scrolling
    page.locator("[data-say-faces]").click()
    table.moved(number)
    page.locator("#log li", has_text="17").first.wait_for()
    table.close()


def test_a_phone_that_slept_comes_back_to_the_open_question(browser: Any, server: Served) -> None:
    table = Evening(browser, server, fresh("osr", "cs"))
    page = table.sit("player:vera", "cs")
    page.locator("#log li").first.wait_for()
    page.goto("about:blank")
    for _ in range(3):
        view = table.view()
        table.post("answer", {"number": view["number"], "key": view["ask"]["default"]})
    page.goto(table.links["player:vera"])
    view = table.view("player:vera")
    page.locator(f'#log li[data-upto="{view["log"][-1]["upto"]}"]').wait_for()
    assert page.locator("#decision").get_attribute("data-number") == str(view["number"])
    table.close()


def test_back_to_here_goes_back_to_that_line(browser: Any, server: Served) -> None:
    table = Evening(browser, server, examples()["srd5/mages"].read_text(encoding="utf-8"))
    page = table.sit("gm", "cs", (1280, 800))
    for _ in range(4):
        number = table.view()["number"]
        page.keyboard.press("n")
        page.keyboard.press("n")
        later = table.moved(number)
    line = next(one for one in later["log"] if one["undo"] and not one["head"])
    there = page.locator(f"#line-{line['index']}")  # the page was open when it came: nothing stood behind it then
    there.hover()
    there.locator(".back").click()
    back = table.moved(later["number"])
    assert back["number"] == later["number"] - line["undo"]
    assert [one["text"] for one in back["log"]] == [one["text"] for one in later["log"][: len(back["log"])]]
    assert back["log"][-1]["upto"] >= line["upto"]
    page.locator(f"#decision[data-number='{back['number']}']").wait_for()
    assert page.locator("#log > li").last.get_attribute("data-upto") == str(back["log"][-1]["upto"])
    table.close()


def test_a_fight_is_prepared_and_begun(browser: Any, server: Served, tmp_path: Path) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="cs")
    page, faults = context.new_page(), []
    page.set_default_timeout(PATIENCE)
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(f"{server.url}/home/{server.ready['key']}/prepare?example=srd5/goblin_ambush&lang=cs")
    page.locator("#odds .big").wait_for()
    page.locator('#theirs [aria-label^="O jednoho víc"]').first.click()
    page.locator("#theirs .counter b", has_text="6").wait_for()
    page.locator("#search").fill("zlob")
    page.locator('#found [data-edit*="\\"ogre\\""]').click()
    page.locator('#board .tk[data-who="ogre"]').wait_for()
    page.locator('[data-tool="#"]').click()
    walls = page.input_value("#source").count("#")
    box = page.locator("#board").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.35)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.6, steps=12)
    page.mouse.up()
    page.wait_for_timeout(1000)
    assert page.input_value("#source").count("#") > walls + 2
    page.locator("body").press("Control+z")
    page.wait_for_timeout(1000)
    assert page.input_value("#source").count("#") == walls
    with page.expect_download() as kept:
        page.locator("[data-save]").click()
    kept.value.save_as(tmp_path / "scene.toml")
    broken = (tmp_path / "scene.toml").read_text(encoding="utf-8").replace('block = "ogre"', 'block = "oger"')
    (tmp_path / "broken.toml").write_text(broken, encoding="utf-8")
    faults.clear()
    page.set_input_files("#file", tmp_path / "broken.toml")
    page.locator("#faults .faulty").wait_for()
    faults.clear()  # a refusal is an answer of 422, which the browser tells as well
    page.set_input_files("#file", tmp_path / "scene.toml")
    page.locator("#faults .faulty").wait_for(state="detached")
    with page.expect_download() as party:
        page.locator("[data-save-party]").click()
    party.value.save_as(tmp_path / "party.toml")
    text = (tmp_path / "party.toml").read_text(encoding="utf-8")
    (tmp_path / "party.toml").write_text(text.partition("[[combatant]]")[0] + PARTY, encoding="utf-8")
    page.set_input_files("#file", tmp_path / "party.toml")
    page.locator('#ours [aria-label*="Mirka"]').first.wait_for()
    roomy = vtt(resolution={"map_size": {"x": 20, "y": 12}}, image="x" * 10**6)
    (tmp_path / "cave.dd2vtt").write_text(json.dumps(roomy), encoding="utf-8")
    page.set_input_files("#file", tmp_path / "cave.dd2vtt")
    end = time.monotonic() + PATIENCE / 1000
    while "lamp" not in page.input_value("#source"):
        assert time.monotonic() < end
        page.wait_for_timeout(50)
    shown(page)
    page.locator("[data-begin]").click()
    page.locator("main.gmgrid").wait_for()
    assert faults == []
    context.close()
