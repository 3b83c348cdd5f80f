"""Shapechangers: what a form holds, and when it is taken."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import system
from bojiste.errors import SceneError
from tests.play.srd5.cast import ada, brok, every, grid, offered, ogre, only, orc, played, verbs

TRAITS = pytest.mark.rule("srd5.monster.traits")
BLOCKS = system("srd5").blocks()


def were(block: str = "werewolf_human", **more: Any) -> dict[str, Any]:
    """A shapechanger of the bestiary."""
    at = more.pop("at", (0, 0))
    return {"id": "were", "block": block, "side": "foes", **more, "now": {"position": list(at), **more.get("now", {})}}


def met(*everybody: dict[str, Any], **more: Any) -> Any:
    return grid(*everybody, order=[one["id"] for one in everybody], **more)


def attacks(game: Game) -> set[str]:
    return {key.split(":")[2] for key in offered(game) if key.startswith("attack:ada:")}


@TRAITS
def test_a_human_becomes_a_wolf() -> None:
    """An action: from the next turn on it bites and has no spear, one bite and no more, runs 40 ft and is harder to
    hit; the hit points stay."""
    game = played(met(were(now={"hp": 20}), ada(at=(1, 0))), [])
    assert attacks(game) == {"spear", "spear-two-hands", "throw-spear", "unarmed"}
    assert {"shape:wolf", "shape:hybrid"} <= {*offered(game)} and "shape:human" not in offered(game)
    game.answer("shape:wolf")
    assert only(game, "changes-shape").data == {"form": "wolf"} and game.state["were"].hp == 20
    assert not verbs(game) & {"attack", "shape", "dash"}
    assert next(option for option in game.ask.options if option.key == "move").data["left_hf"] == 80  # type: ignore[union-attr]
    for key in ("end", "end"):
        game.answer(key)
    assert "spear" not in attacks(game) and "bite" in attacks(game)


@TRAITS
def test_the_armor_class_is_that_of_the_form() -> None:
    """An 11 and an 8 and 5: 11 against the man, 12 against the wolf."""
    for form, ac in (("human", 11), ("wolf", 12)):
        game = played(met(ada(at=(1, 0)), were(now={"form": form})), [2], "attack:were:longsword")
        assert only(game, "miss").data["against"] == ac


@TRAITS
@pytest.mark.parametrize("form, more", [("human", "spear"), ("hybrid", "claws"), ("wolf", None)])
def test_the_multiattack_is_that_of_the_form(form: str, more: str | None) -> None:
    """Two spears, or a bite and claws; a wolf bites once."""
    first = {"human": "spear", "hybrid": "bite", "wolf": "bite"}[form]
    game = played(met(were(now={"form": form}), ada(at=(1, 0), ac=30)), [2], f"attack:ada:{first}")
    assert more in attacks(game) if more else "attack" not in verbs(game)
    assert first not in attacks(game) or first == "spear"


@TRAITS
def test_it_starts_as_its_block_says_and_dies_in_its_true_form() -> None:
    game = played(
        met(ada(at=(1, 0)), were("werewolf_hybrid", immune=[], now={"hp": 1})), [18, 3], "attack:were:longsword", "no"
    )
    assert every(game, "dies") and game.state["were"].form == "human"
    assert BLOCKS["werewolf_hybrid"]["shape"] == "hybrid"


@TRAITS
def test_whose_wings_are_gone_falls() -> None:
    """A raven 20 ft up becomes a rat: 2d6."""
    imp = were("imp", now={"altitude": 20, "form": "raven", "hp": 10})
    game = played(met(imp, ada(at=(9, 9))), [1, 1], "shape:rat")
    assert every(game, "falls-down") and game.state["were"].z == 0


@TRAITS
def test_only_the_form_that_flies_does() -> None:
    for form, there in (("raven", True), ("rat", False), ("true", True)):
        assert ("fly" in verbs(played(met(were("imp", now={"form": form}), ada(at=(9, 9)))))) is there


@TRAITS
def test_a_bat_does_not_speak() -> None:
    """What takes a voice it cannot do, and it drains with no fist."""
    bat = were("vampire_bat")
    assert "say" not in verbs(played(met(bat, ada(at=(1, 0)))))


@TRAITS
def test_claws_are_the_fiends_alone() -> None:
    game = played(met(were("succubus_incubus", now={"form": "humanoid"}), ada(at=(1, 0))))
    assert "claw" not in attacks(game) and "fly" not in verbs(game) and "power" in verbs(game)


@pytest.mark.parametrize(
    "more, found",
    [
        ({"shape": "bear"}, ("combatant[1].shape", "unknown-form")),
        ({"now": {"form": "bear"}}, ("combatant[1].now.form", "unknown-form")),
        ({"form": [{"name": "wolf"}, {"name": "wolf"}]}, ("combatant[1].form[1].name", "form-twice")),
        ({"form": [{"name": "wolf", "attacks": ["sting"]}]}, ("combatant[1].form[0].attacks", "unknown-attack")),
        ({"form": [{"name": "a", "multiattack": ["sting"]}]}, ("combatant[1].form[0].multiattack", "unknown-attack")),
    ],
)
def test_forms_that_are_wrong(more: dict[str, Any], found: tuple[str, str]) -> None:
    with pytest.raises(SceneError) as bad:
        met(ada(at=(0, 0)), orc(at=(1, 0), **more))
    assert [(problem.path, problem.reason) for problem in bad.value.problems] == [found]


@TRAITS
def test_unattended_it_changes_while_nobody_is_near() -> None:
    """Far off the man becomes what strikes harder; beside somebody he strikes."""
    for far, there in ((19, True), (1, False)):
        given = met(were(), brok(at=(far, 0), tactic="idle"), options={"max_rounds": 1})
        game = Game(given, seed=1)
        assert bool(every(game, "changes-shape")) is there


@TRAITS
def test_the_hand_gives_a_form_that_there_is() -> None:
    """A ruling changes the form as an action does, without one; what has no such form is refused."""
    game = played(met(were(), ada(at=(1, 0))), [])
    game.rule("were form wolf")
    assert only(game, "changes-shape").data == {"form": "wolf"}
    assert "bite" in attacks(game) and "spear" not in attacks(game) and "shape" in verbs(game)
    for who, known in (("were", "human, wolf, hybrid"), ("ada", "–")):
        with pytest.raises(SceneError) as told:
            game.rule(f"{who} form bat")
        assert [(fault.reason, fault.data["known"]) for fault in told.value.problems] == [("unknown-form", known)]


def board(game: Game) -> Any:
    found = game.scene.system.board(game.view("gm"))
    assert found is not None
    return found


@TRAITS
def test_a_bear_is_large() -> None:
    """It fills four squares, the old one among them: beside the wall it grows away from it, and reaches from its new
    space; small again it stands at the low corner."""
    game = played(
        met(were("werebear_human", at=(19, 19)), ada(at=(10, 10)), field={"width": 20, "height": 20}), [], "shape:bear"
    )
    assert (game.state["were"].x, game.state["were"].y) == (18, 18)
    assert next(token for token in board(game).tokens if token.who == "were").size == 2
    back = played(met(were("werebear_human", at=(4, 4), now={"form": "bear"}), ada(at=(6, 5))), [], "shape:human")
    assert (back.state["were"].x, back.state["were"].y) == (4, 4)
    assert not any(key.startswith("attack:ada:") for key in offered(back))


@TRAITS
def test_two_squares_wide_it_strikes_who_stands_beside_its_far_side() -> None:
    game = played(met(were("werebear_human", at=(4, 4), now={"form": "bear"}), ada(at=(6, 5))))
    assert "claw" in attacks(game)


@TRAITS
def test_where_there_is_no_room_it_does_not_grow() -> None:
    """In a corridor one square wide; the referee's hand is refused there too."""
    field = {"map": "#####\n#w.a#\n#####"}
    game = played(met(were("werebear_human") | {"mark": "w", "now": {}}, ada(mark="a"), field=field))
    assert "shape" not in verbs(game)
    with pytest.raises(SceneError) as told:
        game.rule("were form bear")
    assert [fault.reason for fault in told.value.problems] == ["no-room-there"]


@TRAITS
def test_the_hand_makes_it_grow_and_a_step_back_makes_it_small_again() -> None:
    """Undone and saved, the same: sizes follow the form, whoever gave it."""
    game = played(met(were("werebear_human", at=(4, 4)), ada(at=(6, 5))))
    game.rule("were form bear")
    assert "claw" in attacks(game)
    game.undo(1)
    assert "attack" not in verbs(game)


@TRAITS
def test_a_giant_rat_is_small() -> None:
    """A small body is grappled by no huge one, and shoves no large one."""
    for form, there in (("human", True), ("rat", False)):
        game = played(met(were("wererat_human", now={"form": form}), ogre(at=(1, 0), side="heroes")))
        assert (any(key.startswith("grapple:") for key in offered(game))) is there


@TRAITS
def test_who_dies_as_a_bear_is_as_small_as_it_was() -> None:
    given = met(
        ada(at=(6, 5)),
        were("werebear_human", at=(4, 4), immune=[], now={"form": "bear", "hp": 1}),
        ada(id="eva", at=(9, 9)),
    )
    game = played(given, [18, 3], "attack:were:longsword", "no")
    assert game.state.memo["table"].profiles["were"].squares == 1
