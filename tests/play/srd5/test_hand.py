"""The referee's hand in a fight: what follows from a ruling follows by the rules of the fight."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.system import Outcome
from bojiste.files.scenes import load
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import running
from bojiste.tell.problems import problem
from bojiste.tell.words import Words
from tests.heard import sentence
from tests.play.srd5.cast import ada, brok, gob, grid, orc, played, scene


def duel() -> Scene:
    return load("examples/srd5/duel.toml")


def game() -> Game:
    scene = duel()
    return Game(read_scene(dict(scene.source)), seed=7, people=[*scene.seats, "gm"])


def test_hit_points_conditions_undo_and_replay() -> None:
    one = game()
    assert one.ask is not None
    who = next(id for id, now in one.state.now.items() if id in one.scene.by_id and now.hp > 3)
    before, mark = one.state[who].hp, one.digest
    one.rule(f'{who} -2 "a loose stone"')
    assert one.state[who].hp == before - 2
    one.rule(f"{who} +1; {who} thp 5; {who} prone")
    assert (one.state[who].hp, one.state[who].thp) == (before - 1, 5) and "prone" in one.state[who].conditions
    one.rule(f"{who} -prone")
    assert "prone" not in one.state[who].conditions
    again = Game.load(one.save())
    assert again.digest == one.digest and again.state.plain() == one.state.plain()
    one.undo(3)
    assert one.digest == mark


def test_who_is_brought_to_nothing_falls_and_the_fight_ends() -> None:
    one = game()
    assert one.ask is not None and one.ask.actor is not None
    one.rule(f"{one.ask.actor} -500")
    assert {"dies", "falls"} & {event.kind for event in one.events}
    assert one.outcome is not None and one.outcome.reason == "victory"
    one.undo()
    assert one.outcome is None


def test_faults() -> None:
    one = game()
    who = next(iter(one.scene.by_id))
    found = [problem.reason for problem in one.faults(f"{who} prone until nobody; {who} flies; nobody -3")]
    assert found == ["bad-end", "no-such-ruling", "nobody-of-that-id"]


def field(*keys: str) -> Game:
    """Ada beside an orc, a goblin farther off."""
    people = [ada(at=(1, 1)), orc(at=(2, 1)), gob(at=(8, 1))]
    given = grid(*people, order=["ada", "orc", "gob"], options={"printing": "srd_ru"})
    return played(given, [], *keys)


def order(one: Game) -> tuple[str, ...]:
    order: tuple[str, ...] = one.state["clock"].order
    return order


def reasons(one: Game, text: str) -> list[str]:
    return [problem.reason for problem in one.faults(text)]


def test_the_next_turn_a_lost_turn_a_later_turn() -> None:
    one = field("g gob next", "end")
    assert one.ask is not None and one.ask.actor == "gob"
    one.answer("end")
    assert one.ask.actor == "orc" and order(one) == ("ada", "orc", "gob")
    skipped = field("g ada skip")
    assert skipped.ask is not None and skipped.ask.actor == "orc"  # her turn is over at once
    assert reasons(skipped, "ada skip") == ["no-turn-left"]
    later = field("g ada delay orc", "end")
    assert later.ask is not None and later.ask.actor == "ada"
    assert order(field("g order gob ada")) == ("gob", "ada", "orc")


def test_put_pushed_and_pulled_without_provoking_anybody() -> None:
    one = field("g ada F5")
    assert (one.state["ada"].x, one.state["ada"].y) == (5, 4) and one.ask is not None and one.ask.actor == "ada"
    pushed = field("g gob pull 10 to orc", "g ada push 5 from orc")
    assert (pushed.state["gob"].x, pushed.state["ada"].x) == (6, 0)
    assert reasons(pushed, "ada push 7 from orc; ada C2; gob Z99") == ["half-square", "no-room-there", "no-room-there"]
    assert not [event for event in pushed.events if event.kind == "opportunity"]


@pytest.mark.parametrize(
    "printing, far, high, too_high, said",
    [("phb_cs", 2, 6, 13, "výš než 12 sáhů tu"), ("srd_ru", 10, 30, 65, "výš než 60 stop tu")],
)
def test_lengths_and_heights_are_typed_in_the_unit_of_the_game(
    printing: str, far: int, high: int, too_high: int, said: str
) -> None:
    """Two fathoms are ten feet, two squares; the answer names the same unit."""
    wings = ada(at=(5, 5), speed={"walk": 30, "fly": 60})
    given = grid(wings, orc(at=(6, 5)), order=["ada", "orc"], options={"printing": printing}, field={"ceiling": 60})
    one = played(given, [], f"g ada push {far} from orc")
    assert one.state["ada"].x == 3
    assert reasons(one, f"ada altitude {too_high}") == ["above-ceiling"]
    assert said in problem(Words("cs", one.scene.system), one.faults(f"ada altitude {too_high}")[0])
    one = played(given, [], f"g ada altitude {high}", f"g ada altitude -{far // 2}")
    assert one.state["ada"].z == 5
    heights = [event.data["text"] for event in one.events if event.data.get("gauge") == "altitude"]
    assert heights == [f"0 → {high}", f"{high} → {high - far // 2}"]


@pytest.mark.parametrize("mode", ["grid", "plane"])
def test_put_where_somebody_hides_finds_it_and_is_not_moved(mode: str) -> None:
    """No refusal tells who cannot know that somebody stands there."""
    hider = gob(at=(5, 1) if mode == "grid" else (25, 5), hides=True, skills={"stealth": 30}, tactic="idle")
    people = [ada(at=(1, 1) if mode == "grid" else (5, 5)), hider]
    made = grid(*people, order=["ada", "gob"]) if mode == "grid" else scene(*people, order=["ada", "gob"])
    one = played(made, [1], "g ada F2" if mode == "grid" else "g ada 25,5")
    found, vain = one.events[-2:]
    assert (found.kind, found.actor, found.data["eyes"], vain.kind) == ("found", "gob", ("ada",), "ruled-vain")
    assert one.state["gob"].hidden_from == () and one.state["ada"].x != one.state["gob"].x
    assert reasons(one, "ada F2" if mode == "grid" else "ada 25,5") == ["no-room-there"]


def test_newcomers_roll_and_who_is_gone_has_no_turn() -> None:
    one = Game(field().scene, dice=[20, 1], people=["gm", "player:ada"])
    one.rule("+ goblin 2 J5")
    new = [who for who in one.scene.by_id if who not in ("ada", "orc", "gob")]
    assert len(new) == 2 and set(order(one)) == {"ada", "orc", "gob", *new}
    assert len({(one.state[who].x, one.state[who].y) for who in new}) == 2
    assert reasons(one, "+ goblin") == ["no-place-given"]
    left = field("g - orc", "end")
    assert left.ask is not None and left.ask.actor == "gob" and left.state["orc"].gone
    assert "orc" not in order(left) and reasons(left, "orc -3") == ["not-there-any-more"]
    assert not left.scene.system.measure(left.scene, left.state, Outcome(None, "", {"rounds": 1})).flags["died:orc"]


def test_who_flies_into_a_plain_fight_flies_there_and_falls() -> None:
    """Heights count from then on, for all; undone, the fight is as plain as before."""
    one = Game(field().scene, dice=[1, 6, 6, 6], people=["gm", "player:ada"])
    before = one.digest
    one.rule("+ giant_eagle J5")
    for key in ("end", "end", "end", "fly", "height:15", "to:9,8"):
        one.answer(key)
    eagle = one.state["giant_eagle"]
    assert (eagle.z, eagle.y) == (3, 8) and one.ask is not None and "fly" in one.ask.keys
    again = Game.load(one.save())
    assert again.digest == one.digest
    one.rule("giant_eagle prone")
    assert one.state["giant_eagle"].z == 0 and [event.kind for event in one.events][-2:] == ["falls-down", "damage"]
    one.undo(8)
    assert one.digest == before


def test_whose_death_is_felt_around_bursts_though_it_came_later() -> None:
    one = Game(field().scene, seed=5, people=["gm", "player:ada"])
    one.rule("+ dust_mephit B3")
    one.rule("dust_mephit -99")
    assert [event.target for event in one.events if event.kind == "befalls"] == ["ada", "orc"]


def test_numbers_and_life() -> None:
    one = field("g ada hp 3", "g ada hp -2; ada thp 4; ada reaction false; ada exhaustion 2")
    now = one.state["ada"]
    assert (now.hp, now.thp, now.reaction, now.exhaustion) == (1, 4, False, 2)
    assert reasons(one, "ada hp 99; ada death_fail 1; ada held spoon; orc legendary 1") == [
        "above-maximum", "counter-without-dying", "unknown-attack", "above-maximum",
    ]  # fmt: skip
    given = grid(ada(at=(1, 1)), brok(at=(1, 3)), orc(at=(2, 1)), gob(at=(8, 1)), order=["ada", "orc", "brok", "gob"])
    fallen = played(given, [], "g ada hp 0")
    assert fallen.state["ada"].life == "dying" and fallen.ask is not None and fallen.ask.actor == "orc"
    fallen.rule("ada death_fail 2; ada hp 5")
    assert (fallen.state["ada"].life, fallen.state["ada"].death_fail) == ("ok", 0)
    fallen.rule("gob life dead")
    assert reasons(fallen, "gob +5; gob poisoned") == ["of-the-dead", "condition-of-dead"]


def test_conditions_with_cause_and_end() -> None:
    one = field("g ada frightened:orc until end orc")
    (entry,) = one.state["ada"].suffers
    assert (entry.name, entry.source, entry.end) == ("frightened", "orc", "turn-end:orc")
    one.answer("end")
    one.answer("end")
    assert not one.state["ada"].suffers
    assert reasons(one, "ada prone:orc; ada -prone; ada frightened:nobody") == [
        "no-such-ruling", "not-so", "nobody-of-that-id",
    ]  # fmt: skip


def test_a_chance_passes_by_who_can_no_longer_take_it() -> None:
    """While the orc is asked for an opportunity attack it is put to sleep, or Ada is taken out of its reach."""
    asked = field("move", "to:0,3")
    assert asked.ask is not None and (asked.ask.topic, asked.ask.actor) == ("opportunity", "orc")
    asked.rule("orc unconscious")
    assert asked.ask.topic == "act" and asked.state["ada"].y == 3
    away = field("move", "to:0,3", "g ada F6")
    assert away.ask is not None and away.ask.topic == "act" and (away.state["ada"].x, away.state["ada"].y) == (5, 5)


def test_whoever_comes_into_one_fight_of_a_day_is_in_the_next() -> None:
    foes = [gob(hp_max=1), gob(id="gob-2", side="late", hp_max=1)]
    fights = [{"sides": ["foes"]}, {"sides": ["late"]}]
    given = scene(ada(), *foes, procedure="day", encounter=fights)
    helped = '+ {id = "olga", side = "heroes", kind = "character", hp_max = 9, ac = 12, seat = "player:olga"}'
    one = played(given, [15, 2, 1, 15, 2, 15, 2, 9], f"g {helped}", "attack:gob:longsword", "no")
    assert one.ask is not None and one.ask.actor == "ada" and set(order(one)) == {"ada", "olga", "gob-2"}
    assert reasons(one, "gob -1; gob-2 -1") == ["not-there-any-more"]  # that fight is over
    one.rule("olga -3")
    assert one.state["olga"].hp == 6


# -- letting go out of one's turn ----------------------------------------------------------------------------------


def test_concentration_is_ended_at_any_time() -> None:
    """On the orc's turn Cira's player, who is no referee, ends her spell; of others, or anything else, not."""
    from tests.play.srd5.test_boons import caster

    given = scene(caster("blur"), orc(), order=["cira", "orc"])
    game = played(given, [], "cast:blur", "end")
    assert game.ask is not None and game.ask.actor == "orc"
    for text in ("orc unfocus", "cira +5", "cira hp 3", "stop"):
        assert [one.reason for one in game.faults(text, None, {"cira"})] == ["only-the-referee"]
    game.rule("cira unfocus", None, {"cira"})
    assert game.state["cira"].concentrates is None and "blurred" not in game.state["cira"].conditions
    assert [one.reason for one in game.faults("cira unfocus", None, {"cira"})] == ["no-concentration"]


def test_a_grip_is_let_go_at_any_time() -> None:
    given = scene(ada(), orc(now={"conditions": ["grappled:ada"]}), order=["orc", "ada"])
    game = played(given)
    assert [one.reason for one in game.faults("ada release ada", None, {"ada"})] == ["nobody-of-that-id"]
    game.rule("ada release orc", None, {"ada"})
    assert game.state["orc"].conditions == () and game.ask is not None and game.ask.actor == "orc"


def test_the_hand_makes_somebody_cling() -> None:
    from bojiste.core.system import system

    drain = next(one for one in system("srd5").blocks()["stirge"]["attack"])
    given = grid(gob(attack=[drain], at=(3, 3)), ada(at=(6, 6)), order=["ada", "gob"])
    game = played(given)
    assert [one.reason for one in game.faults("ada clings gob")] == ["cannot-cling"]
    game.rule("gob clings ada")
    assert (game.state["gob"].x, game.state["gob"].y) == (6, 6)
    assert any(entry.name == "clung" for entry in game.state["ada"].suffers)


def dark(**more: Any) -> Game:
    """Ada beside an orc in the dark, a goblin at the far end."""
    people = [ada(at=(1, 1)), orc(at=(2, 1)), gob(at=(8, 1))]
    given = grid(*people, order=["ada", "orc", "gob"], **more)
    return Game(given, seed=3, people=["gm", "player:ada"])


def test_who_comes_shining_lights_the_dark() -> None:
    """The light of a newcomer counts from then on; undone, it is as dark as before."""
    lamp = {"ac": 10, "hp_max": 9, "traits": ["illumination 10"], "weapons": []}
    one = dark(field={"light": "dark"}, block={"lamp": lamp})

    def sees() -> bool:
        table = running(one.state)
        return sight.sees(table, table.profiles["ada"], table.profiles["orc"])

    assert not sees()
    one.rule("+ lamp C4")
    assert sees()
    one.undo(1)
    assert not sees()


def test_a_list_is_typed_in_words_or_in_brackets() -> None:
    for text in ("ada held longsword", 'ada held ["longsword"]'):
        one = field(f"g {text}")
        assert one.state["ada"].held == ("longsword",)


LAIR = {
    "name": "tremor",
    "use": {"time": "lair"},
    "target": {"area": "sphere 10"},
    "test": {"save": "dexterity", "dc": 12},
    "effects": [{"kind": "damage", "dice": "2d6 thunder"}],
}


def test_a_lair_acts_from_the_round_after_its_owner_has_come() -> None:
    """srd5.monster.lair: on count 20 of the next round, before whoever is slower"""
    wyrm = {"ac": 15, "hp_max": 50, "power": [LAIR], "weapons": []}
    one = dark(block={"wyrm": wyrm})
    one.rule("+ wyrm C3")
    for _ in range(4):
        assert one.ask is not None and one.ask.topic == "act"
        one.answer("end")
    assert one.ask is not None and (one.ask.topic, one.ask.actor) == ("lair", "wyrm")


def test_who_grows_may_come_later() -> None:
    """As large as its form, on the map and for its reach."""
    one = dark()
    one.rule("+ werebear_human E4")
    assert one.state["werebear_human"].x == 4

    def size() -> int:
        board = one.scene.system.board(one.view("gm"))
        assert board is not None
        return next(token.size for token in board.tokens if token.who == "werebear_human")

    assert size() == 1
    one.rule("werebear_human form bear")
    assert size() == 2 and running(one.state).profiles["werebear_human"].squares == 2


# -- words of the hand that are no numbers and no conditions ----------------------------------------------------------

PLAN = "when the cultist steps on the trapdoor I pull the lever"


def _plans() -> tuple[Scene, list[int], tuple[str, ...]]:
    given = grid(ada(at=(0, 0)), brok(at=(0, 2)), orc(at=(4, 0)), order=["ada", "orc", "brok"])
    return given, [], ("ready", "word", "word", PLAN, "end", "g ada trigger")


def _holds_a_web() -> tuple[Scene, list[int], tuple[str, ...]]:
    from tests.play.srd5.test_spell import mage

    given = grid(mage(at=(0, 0)), orc(at=(15, 15)), order=["cira", "orc"])
    return given, [7], ("cast:web", "at:8,8", "g cira disturb")


def _holds_a_blur() -> tuple[Scene, list[int], tuple[str, ...]]:
    from tests.play.srd5.test_boons import caster

    return scene(caster("blur"), orc(), order=["cira", "orc"]), [], ("cast:blur", "end", "g cira unfocus")


@pytest.mark.parametrize(
    "begun, before, after, said",
    [
        (
            _plans,
            lambda one: one.ask.topic == "act",
            lambda one: one.ask.topic == "readied",
            {"cs": "využila", "ru": "использовала", "en": "uses"},
        ),
        (
            _holds_a_web,
            lambda one: bool(one.state["cira"].running),
            lambda one: not one.state["cira"].running,
            {"cs": "pavučina, kterou vyvolala cira, pominula", "ru": "паутина", "en": "web"},
        ),
        (
            _holds_a_blur,
            lambda one: one.state["cira"].concentrates is not None,
            lambda one: one.state["cira"].concentrates is None,
            {"cs": "rozmazání, které vyvolala cira, pominulo", "ru": "размыт", "en": "blur"},
        ),
    ],
)
def test_words_of_the_hand_are_done_undone_and_played_again(begun: Any, before: Any, after: Any, said: Any) -> None:
    """``trigger``, ``disturb`` and ``unfocus``: told in every language, taken back, done again, and kept."""
    given, dice, keys = begun()
    game = played(given, dice, *keys)
    digest = game.digest
    assert after(game)
    game.undo()
    assert before(game)
    known = len(game.events)
    verb = keys[-1].removeprefix("g ")
    game.rule(verb)
    assert after(game) and game.digest == digest
    again = Game.load(game.save())
    assert after(again) and again.digest == digest and again.state.plain() == game.state.plain()
    if game.ask is not None and game.ask.topic == "readied":
        game.answer("use")
    for language, words in said.items():
        told = " ".join(sentence(given, language, event) for event in game.events[known:])
        assert words in told.replace("\N{NO-BREAK SPACE}", " ").lower(), (language, told)


def test_the_referee_hides_somebody_from_all_its_enemies_and_reveals_it() -> None:
    given = grid(ada(at=(0, 0), seat="player:ada"), brok(at=(0, 2)), orc(at=(4, 0)), order=["ada", "orc", "brok"])
    game = played(given, [])
    assert [one.reason for one in game.faults("orc found")] == ["not-hidden"]
    assert "orc" in game.view("player:ada")
    game.rule("orc hides")
    assert set(game.state["orc"].hidden_from) == {"ada", "brok"}
    assert "orc" not in game.view("player:ada")
    assert "orc" not in [event.actor for event in game.log("player:ada") if event.kind == "hidden"]
    assert isinstance(game.state["orc"].stealth, int)  # what a search is held against
    assert [one.reason for one in game.faults("orc hides")] == ["nobody-sees"]
    digest = game.digest
    game.rule("orc found")
    assert not game.state["orc"].hidden_from and "orc" in game.view("player:ada")
    game.undo()
    assert game.digest == digest
    assert Game.load(game.save()).digest == digest
