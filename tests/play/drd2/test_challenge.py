"""Challenges: reacting, protecting, covering several, initiative and defence, exhausting."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from tests.play.drd2.scripted import being, hero, keys, line, one, play, scene, told, until

rule = pytest.mark.rule


def danger(*combatants: dict[str, Any], options: dict[str, Any] | None = None, **hazard: Any) -> Scene:
    table = {"id": "rockfall", "who": ["ada"], "effect": "threat_up", "size": 2, **hazard}
    if table["effect"] == "eliminate":
        del table["size"]
    others = combatants or (hero("ada"),)
    return scene(*others, being("x"), procedure="challenge", challenge=[table], options=options or {})


@rule("drd2.challenge.no_reaction")
def test_e1_no_reaction_threat_two_up() -> None:
    game = play(danger(), [], "react ada no")
    assert told(game) == ["danger -", "no-reaction ada", "threat ->ada: ada.threat 2>4"]


@rule("drd2.challenge.reaction")
def test_nine_avoids_it_and_brings_nothing() -> None:
    game = play(danger(threat=4), [4, 3])
    assert told(game) == ["danger -", "reacted ada", "avoided ada"]
    over = one(game, "evaluation-over")
    assert [change.old for change in over.changes if (change.who, change.field) == ("ada", "threat")] == [4]


@rule("drd2.challenge.property")
def test_an_illusion_costs_soul_whatever_the_skill() -> None:
    game = play(danger(property="soul"), [1, 2], "exhaust ada exhaust")
    assert told(game)[-1] == "exhausted ada: ada.soul 4>2, ada.threat 2>3"


@rule("drd2.challenge.accept")
def test_an_announced_scar_of_any_size() -> None:
    game = play(danger(effect="scar", size=2, property="soul", scar="nightmares"), [1, 2])
    assert told(game)[-1] == "scarred ->ada: ada.scars >soul2, ada.soul 4>2"


@rule("drd2.challenge.announce")
def test_a_collapse_eliminates_and_there_is_no_backlash() -> None:
    buried = danger(effect="eliminate")
    out = play(buried, [1, 2], "exhaust ada accept")
    assert told(out)[-1].startswith("eliminated ->ada: ada.status active>eliminated_removed")
    saved = play(buried, [1, 2], "exhaust ada exhaust")
    assert told(saved)[-1] == "exhausted ada: ada.body 4>2, ada.threat 2>3"
    assert "backlash" not in {event.kind for event in saved.events}


@rule("drd2.challenge.protect")
@pytest.mark.parametrize(
    "choice, expected",
    [
        ("exhaust", ["exhausted ota: ota.body 4>2, ota.threat 2>3"]),
        ("accept", ["accepted ota", "threat ->ada: ada.threat 2>4"]),
    ],
)
def test_a_comrade_reacts_in_its_place(choice: str, expected: list[str]) -> None:
    pair = danger(hero("ada"), hero("ota"))
    game = play(pair, [1, 2], "react ada no", "react ota react", f"exhaust ota {choice}")
    assert told(game)[:3] == ["danger -", "reacted ota>ada", "failing ota"] and told(game)[3:] == expected


@rule("drd2.challenge.wide")
def test_one_wide_reaction_shelters_three() -> None:
    band = danger(
        hero("ada"), hero("ota"), hero("ina"), who=["heroes"], options={"wide_challenge_reaction": True},
    )  # fmt: skip
    game = play(band, [6, 3], "cover ada yes")
    assert told(game) == ["danger -", "reacted ada", "manoeuvre ada: ada.body 4>3", "avoided ada"]


@rule("drd2.challenge.wide")
def test_without_the_option_everybody_reacts_alone() -> None:
    game = play(danger(hero("ada"), hero("ota"), who=["heroes"]), [6, 3, 6, 3])
    assert [line(event) for event in game.events if event.kind == "reacted"] == ["reacted ada", "reacted ota"]
    with pytest.raises(AssertionError, match="cover ada was never asked"):
        until(danger(hero("ada"), hero("ota"), who=["heroes"]), [6, 3, 6, 3], "cover", "ada")


@rule("drd2.challenge.reaction")
def test_a_demanding_reaction_is_paid_first() -> None:
    assert "demand ada: ada.body 4>2" in told(play(danger(demand=2), [6, 3]))


FIRE = {"id": "fire", "effect": "threat_up", "who": ["ada"]}


@rule("drd2.challenge.initiative")
def test_in_a_round_it_spends_the_initiative_or_takes_defence() -> None:
    table = scene(hero("ada"), being("bog"), environment=[FIRE])
    waited = play(table, [6, 3], "declare ada postpone", "declare bog postpone")
    assert "reacted ada: ada.initiative postponed>spent" in told(waited)
    acted = play(table, [6, 5, 6, 3], "declare ada recover", "declare bog postpone")
    assert told(acted)[-5:-1] == ["danger -", "reacted ada", "manoeuvre ada: ada.body 4>3", "avoided ada"]


@rule("drd2.manoeuvre.in_challenges")
def test_precise_is_open_mighty_and_cunning_are_not() -> None:
    game = play(danger(), [2, 1, 3], "precise ada yes", "exhaust ada exhaust")
    assert told(game)[1:4] == ["reacted ada", "manoeuvre ada: ada.body 4>3", "failing ada"]
    for topic in ("mighty", "cunning"):
        with pytest.raises(AssertionError, match="never asked"):
            until(danger(), [6, 5], topic, "ada")


@rule("drd2.test.risk")
def test_a_failed_test_springs_a_trap() -> None:
    lock: dict[str, Any] = {"id": "lock", "skill": "orientation-city", "effect": "story", "risk": "trap"}
    lock |= {"follow": "needle", "who": ["ada"]}
    needle = {"id": "needle", "effect": "scar", "property": "soul", "danger": "trap", "rounds": [], "who": ["ada"]}
    table = scene(hero("ada"), being("bog"), action=[lock], environment=[needle])
    script = ("declare ada do:lock", "exhaust ada accept", "react ada no")
    game = play(table, [1, 2], *script, "declare bog postpone")
    assert told(game)[4:8] == [
        "failed ada",
        "danger -",
        "no-reaction ada",
        "scarred ->ada: ada.scars >soul1, ada.soul 4>3",
    ]


@rule("drd2.challenge.protect")
def test_comrades_are_asked_in_initiative_order() -> None:
    """Who is first decides who pays: the order of the round, not that of the roster."""
    rocks = {"id": "rocks", "effect": "threat_up", "size": 2, "who": ["ada"]}
    table = scene(
        hero("ada"), hero("bor"), hero("cyr"), being("bog"), environment=[rocks],
        conflict={"first": [["cyr", "bor", "ada", "bog"]]},
    )  # fmt: skip
    waits = tuple(f"declare {who} postpone" for who in ("cyr", "bor", "ada", "bog"))
    game = until(table, [], "react", "cyr", *waits, "react ada no")
    assert game.ask is not None and game.ask.data["target"] == "ada"
    then = until(table, [], "react", "bor", *waits, "react ada no", "react cyr no")
    assert then.ask is not None and then.ask.data["target"] == "ada"


@rule("drd2.challenge.reaction")
def test_a_reaction_that_cannot_be_paid_is_refused_and_asked_anew() -> None:
    scar = {"property": "body", "severity": 2, "scope": ["agility"]}
    none = {"body": 0, "soul": 0, "influence": 0}
    rocks = {"id": "rocks", "effect": "threat_up", "who": ["ada"]}
    low = hero("ada", ability={"body": 2, "soul": 0, "influence": 0}, now={**none, "scars": [scar]})
    table = scene(low, being("bog"), environment=[rocks])
    waits = ("declare ada postpone", "declare bog postpone")
    game = until(table, [], "react", "ada", *waits, "react ada custom", "skill ada skill:agility")
    assert game.events[-1].kind == "refused" and game.events[-1].data["reason"] == "cannot-pay"
    ended = play(table, [6, 5], *waits, "react ada custom", "skill ada skill:agility", "react ada react")
    assert told(ended)[-3:-1] == ["reacted ada: ada.initiative postponed>spent", "avoided ada"]


@rule("drd2.challenge.reaction")
def test_a_danger_may_say_which_skills_serve() -> None:
    """Nobody argues with a falling grille."""
    grille = {"id": "grille", "effect": "threat_up", "who": ["ada"], "skills": ["agility", "travel"]}
    table = scene(hero("ada"), being("bog"), procedure="challenge", challenge=[grille])
    game = until(table, [], "react", "ada")
    assert game.ask is not None and game.ask.data["skill"] == "agility"


@rule("drd2.challenge.when")
@pytest.mark.parametrize("who, meets", [(["ada", "bor"], ["bor", "ada"]), (None, ["ada"])])
def test_a_danger_let_loose_in_mid_round_threatens_all_it_names(who: list[str] | None, meets: list[str]) -> None:
    """In the order of the round; without names whoever let it loose. Reacting spends the waiting initiative."""
    flood = {"id": "flood", "effect": "threat_up", "rounds": [], **({"who": who} if who else {})}
    lever = {"id": "lever", "skill": "strength", "effect": "story", "risk": "environment", "follow": "flood"}
    table = scene(
        hero("bor"), hero("ada"), being("bog"), action=[{**lever, "who": ["ada"]}], environment=[flood],
        conflict={"first": [["ada", "bor", "bog"]]},
    )  # fmt: skip
    script = ("declare ada do:lever", "exhaust ada accept")
    order = [one for one in ("ada", "bor") if one in meets]
    reacts = ("react bor no", "react bor react") if "bor" in meets else ("react bor no", "declare bor postpone")
    dice = [1, 1] + [6, 5] * (len(order) - 1)
    game = play(table, dice, *script, "react ada no", *reacts, "declare bog postpone")
    assert one(game, "danger").data["targets"] == order
    turns = [event.actor for event in game.events if event.kind == "turn"]
    assert turns == (["ada", "bog"] if "bor" in meets else ["ada", "bor", "bog"])


@rule("drd2.action.other")
def test_success_may_let_a_danger_loose_too() -> None:
    pit = {"id": "pit", "effect": "threat_up", "rounds": [], "who": ["bog", "cur"], "danger": "trap"}
    dig = {"id": "dig", "skill": "strength", "effect": "other", "follow": "pit", "who": ["ada"]}
    table = scene(hero("ada"), being("bog"), being("cur"), action=[dig], environment=[pit])
    waits = ("react bog no", "react cur no", "react cur no", "declare bog postpone", "declare cur postpone")
    game = play(table, [6, 5], "declare ada do:dig", "edit ada done", *waits)
    assert [line for line in told(game) if line.startswith("threat")] == [
        "threat ->bog: bog.threat 2>3",
        "threat ->cur: cur.threat 2>3",
    ]


@rule("drd2.challenge.when")
def test_the_gm_may_let_a_danger_loose_after_any_action() -> None:
    pit = {"id": "pit", "effect": "threat_up", "rounds": [], "who": ["bog"]}
    table = scene(hero("ada"), being("bog"), environment=[pit])
    game = play(table, [6, 5], "declare ada prepare", "after ada danger:pit", "react bog no", "declare bog postpone")
    assert "threat ->bog: bog.threat 2>3" in told(game)


# -- which property, and which skill -------------------------------------------------------------------------------


@rule("drd2.challenge.property")
@pytest.mark.parametrize("skill, left", [("agility", "ada.body 4>2"), ("charisma", "ada.influence 4>2")])
def test_where_nobody_names_a_property_one_pays_with_what_one_reacts_with(skill: str, left: str) -> None:
    answers = ("react ada custom", f"skill ada skill:{skill}", "exhaust ada exhaust")
    assert told(play(danger(), [1, 2], *answers))[-1] == f"exhausted ada: {left}, ada.threat 2>3"
    named = play(danger(), [1, 2], "challenge-property - affects:soul", *answers)
    assert told(named)[-1] == "exhausted ada: ada.soul 4>2, ada.threat 2>3"
    asked = until(danger(), [], "challenge-property", "-")
    assert asked.ask is not None and asked.ask.default == "affects:own"


@rule("drd2.challenge.property")
def test_a_danger_that_somebody_made_acts_upon_what_its_maker_aims_at() -> None:
    pit = {"id": "visions", "effect": "threat_up", "rounds": [], "who": ["ada"]}
    dig = {"id": "drum", "skill": "strength", "affects": "soul", "effect": "other", "follow": "visions", "who": ["bog"]}
    table = scene(being("bog"), hero("ada"), action=[dig], environment=[pit])
    game = play(table, [6, 5, 1, 1], "declare bog do:drum", "exhaust ada exhaust")
    assert "exhausted ada: ada.soul 4>2, ada.threat 2>3" in told(game)


@rule("drd2.simulation.skill")
def test_skills_that_serve_a_danger_come_first_the_long_way_too() -> None:
    game = until(danger(skills=["learning", "travel"]), [], "skill", "ada", "react ada custom")
    assert set(keys(game)[:2]) == {"skill:learning", "skill:travel"}


@rule("drd2.simulation.skill")
def test_a_prepared_action_may_say_which_skills_serve_against_it() -> None:
    """Whoever is made to sing is not defended by a sword."""
    song = {"id": "song", "skill": "charisma", "effect": "threat_up", "target": "enemy", "against": "charisma"}
    table = scene(being("bog"), hero("ada"), action=[song])
    game = until(table, [], "counter", "ada", "declare bog do:song")
    assert game.ask is not None and game.ask.data["skill"] == "charisma"
    plain = until(table, [], "counter", "ada", "declare bog attack:ada")
    assert plain.ask is not None and plain.ask.data["skill"] == "common-melee"
