"""What several events of fifth edition come to in a log: blows of one at another, legendary actions, saving throws,
wounds, the order of turns, and those who lie there after the fight. Each was told wrongly, or not at all, once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from bojiste.core.event import Change, Event
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import LANGUAGES
from bojiste.files.scenes import load
from bojiste.systems.srd5.rules import attack
from bojiste.systems.srd5.telling import TOLD, Afterwards, Ends, Legends, Orders, Saves, Wounds
from bojiste.tell.story import told
from bojiste.tell.words import Words
from tests import house
from tests.tell.test_story import duel, spaced


@cache
def log(scene: str, seed: int, language: str) -> str:
    game = Game(load(house.EXAMPLES / "srd5" / f"{scene}.toml"), seed=seed)
    return "\n".join(spaced(told(game, language)))


def happened(kind: str, actor: str | None = None, target: str | None = None, **data: Any) -> Event:
    changes = tuple(data.pop("changes", ()))
    return Event(kind, attack.hit, actor, target, changes=changes, data=data)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(TOLD))
def test_what_only_the_log_knows_has_words(kind: str, language: str) -> None:
    words = Words(language, "srd5")
    assert words.has(f"told-{kind}") or words.has(f"each-{kind}")


# -- blows -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "language, blows",
    [
        ("cs", "ťal Ciru drápem: 12 sečného zranění, vzápětí jen taktak přidal ještě 13, polovina životů je pryč, a"),
        ("ru", "полоснул Циру когтем: 12 рубящего урона, тут же еле достал опять, ещё 13, половины хитов нет, и"),
        (
            "en",
            "cuts Cira with his claw: 12 slashing damage, at once barely adds 13 more, half the hit points gone, and",
        ),
    ],
)
def test_three_blows_of_a_troll_are_one_sentence(language: str, blows: str) -> None:
    """And "again, barely" never follows a hit that was plain."""
    assert blows in log("troll", 1, language)


@pytest.mark.parametrize(
    "language, thrown, picked",
    [
        ("cs", "hodil oštěpem po trolovi a zasáhl", "sebral oštěp"),
        ("ru", "бросил метательное копьё в тролля и попал", "поднял метательное копьё"),
        ("en", "throws his javelin at the troll and hits", "picks up his javelin"),
    ],
)
def test_what_was_thrown_was_thrown_and_is_picked_up_by_name(language: str, thrown: str, picked: str) -> None:
    said = log("troll", 1, language)
    assert thrown in said and picked in said


@pytest.mark.parametrize(
    "language, said, never",
    [
        ("cs", "zákeřný útok, 17 bodného", "slabé místo"),
        ("ru", "скрытая атака, 17 колющего", "уязвимое место"),
        ("en", "a sneak attack, 17 piercing", "a weak spot"),
    ],
)
def test_a_sneak_attack_bears_its_name_in_the_sentence(language: str, said: str, never: str) -> None:
    whole = log("sunken_crypt", 2, language)
    assert said in whole and never not in whole


@pytest.mark.parametrize("language, tail", [("cs", "ocasem"), ("ru", "хвостом"), ("en", "with its tail")])
def test_a_legendary_blow_has_its_weapon(language: str, tail: str) -> None:
    said = log("dragon", 1, language)
    assert said.count(tail) >= 4
    assert "legendární akci" not in said and "легендарное действие" not in said and "legendary action" not in said


def test_a_legendary_action_is_told_by_its_deed_or_by_itself() -> None:
    deed, step = happened("hit", "dragon", "ada"), happened("step", "dragon")
    legend = happened("legendary", "dragon", left=2)
    first, *none = Legends()([legend, deed])
    assert not none and first.kind == "hit" and first.data["legendary"] == 2
    assert kinds(list(Legends()([legend, step]))) == ["legendary", "step"]
    assert kinds(list(Legends()([legend]))) == ["legendary"]


# -- saving throws -----------------------------------------------------------------------------------------------------


def save(kind: str, who: str, ability: str = "dexterity", against: int = 15) -> Event:
    return happened(kind, who, ability=ability, against=against)


def hurt(who: str, damage: int) -> Event:
    return happened("damage", "dragon", who, damage=damage, type="cold", types=("cold",))


CAST, TURN = happened("casts", "dragon", power="fireball", whom=("ada", "brok")), happened("turn", "ada", round=1)


def test_whoever_saves_and_takes_nothing_is_told_unscathed() -> None:
    events = [CAST, save("save-made", "ada"), save("save-missed", "brok"), hurt("brok", 9), TURN]
    assert kinds(list(Saves()(events))) == ["casts", "save-made", "save-missed", "damage", "unscathed", "turn"]


def test_half_the_damage_says_that_it_is_less() -> None:
    events = [CAST, save("save-made", "ada"), hurt("ada", 4), hurt("brok", 9), TURN]
    damage = [event for event in Saves()(events) if event.kind == "damage"]
    assert ["saved" in event.data for event in damage] == [True, False]


@pytest.mark.parametrize("kind, told", [("save-made", "keeps-concentration"), ("save-missed", "loses-concentration")])
def test_a_save_for_concentration_says_so(kind: str, told: str) -> None:
    """By its number, and only of whoever concentrates."""
    begun = happened("concentrates", "ada", power="bless", phase="")
    events = [hurt("ada", 30), save(kind, "ada", "constitution", 15)]
    assert kinds(list(Saves()([begun, CAST, *events])))[-1] == told
    assert kinds(list(Saves()([CAST, *events])))[-1] == kind
    assert kinds(list(Saves()([begun, CAST, hurt("ada", 30), save(kind, "ada", "constitution", 14)])))[-1] == kind


def test_the_dead_who_would_stay_up_do_or_do_not() -> None:
    missed, made = (save(kind, "zombie", "constitution", 22) for kind in ("save-missed", "save-made"))
    dies, stays = happened("dies", "zombie"), happened("stays-up", "zombie", trait="undead_fortitude")
    dies = dies._replace(data={"story": None})
    assert kinds(list(Saves()([hurt("zombie", 17), missed, dies]))) == ["damage", "gives-way"]
    kept = list(Saves()([hurt("zombie", 17), made, stays]))
    assert kinds(kept) == ["damage", "stays-up"] and kept[-1].data["against"] == 22
    assert kinds(list(Saves()([hurt("zombie", 17), missed, TURN]))) == ["damage", "save-missed", "turn"]


@pytest.mark.parametrize(
    "language, said, never",
    [
        ("cs", "Zombie 1 se na nohou neudržela a už nevstala.", "Zombie 1 zemřela"),
        ("ru", "Зомби 1 на ногах не удержался и больше не встал.", "Зомби 1 умер"),
        ("en", "Zombie 1 fails to stay up and is done for.", "Zombie 1 dies"),
    ],
)
def test_the_dead_do_not_die(language: str, said: str, never: str) -> None:
    whole = log("sunken_crypt", 2, language)
    assert said in whole and never not in whole


# -- what goes without saying ------------------------------------------------------------------------------------------


def test_a_spell_that_is_over_for_everybody_does_not_end_again() -> None:
    struck = happened("befalls", "mage", "ada", power="command_flee", conditions=("fleeing",))
    free = happened("recovers", "ada", condition="fleeing")
    ends = happened("power-ends", "mage", power="command_flee", phase="")
    assert kinds(list(Ends()([struck, free, ends]))) == ["befalls", "recovers"]
    assert kinds(list(Ends()([struck, ends]))) == ["befalls", "power-ends"]
    assert kinds(list(Ends()([ends]))) == ["power-ends"]


def test_the_dead_stand_in_no_order_and_one_that_initiative_gives_is_not_said_again() -> None:
    rolled = [happened("initiative", who, count=9, members=(who,)) for who in ("ada", "goblin")]
    order = happened("order", order=("ada", "goblin"))
    reader = Orders()
    assert kinds(list(reader([*rolled, order]))) == ["initiative", "initiative"]
    late = happened("initiative", "brok", count=3, members=("brok",))
    again = list(reader([happened("dies", "goblin"), late, happened("order", order=("ada", "goblin", "brok"))]))
    assert again[-1].data["order"] == ("ada", "brok")
    assert kinds(list(Orders()([*rolled, happened("roll-off", "ada"), order])))[-1] == "order"


def test_a_wound_is_measured_once_for_each_part() -> None:
    """Ada has 9: at 4 half is gone, at 2 three quarters; healed and struck again it is not said again."""
    scene = read_scene(duel())
    falls = [(9, 5), (5, 4), (4, 2), (9, 4), (4, 1)]
    events = [
        happened("damage", "goblin", "ada", damage=old - new, changes=[Change("ada", "hp", old, new)])
        for old, new in falls
    ]
    assert [event.data.get("left", "") for event in Wounds(scene)(events)] == ["", "half", "quarter", "", "one"]
    unseen = [event._replace(changes=()) for event in events]
    assert not any("left" in event.data for event in Wounds(scene)(unseen))


# -- afterwards --------------------------------------------------------------------------------------------------------


def lay(who: str, kind: str, **counts: int) -> Event:
    return happened(kind, who, None, story=None, **counts)


def test_each_who_lies_there_has_one_end() -> None:
    begun = happened("aftermath", way="left")
    saves = [lay("ada", "death-save-failure", failures=2, successes=0), lay("brok", "death-save-success", successes=2)]
    ends = [lay("ada", "death-save-failure", failures=3, successes=0), lay("ada", "dies"),
            lay("brok", "death-save-success", successes=3), lay("brok", "stable")]  # fmt: skip
    found = list(Afterwards()([begun, *saves, *ends]))
    assert [(event.kind, event.actor, event.data.get("fate", event.data.get("way"))) for event in found] == [
        ("aftermath", None, "alone"), ("fate", "ada", "dies"), ("fate", "brok", "stable"),
    ]  # fmt: skip


def test_whoever_is_helped_is_told_by_the_help() -> None:
    begun, help = happened("aftermath", way="left"), happened("stabilizes", "cira", "ada", against=10)
    found = list(Afterwards()([begun, lay("ada", "death-save-failure", failures=1), help]))
    assert [event.data["way"] for event in found if event.kind == "aftermath"] == ["left"]
    assert "stabilizes" in kinds(found)


@pytest.mark.parametrize(
    "language, said, never",
    [
        ("cs", "O padlé se pak nikdo nepostaral.", "vítězové"),
        ("ru", "Упавшим потом никто не помог.", "победители"),
        ("en", "Nobody sees to the fallen afterwards.", "the winners"),
    ],
)
def test_a_lone_dragon_does_not_tend_its_own(language: str, said: str, never: str) -> None:
    whole = log("dragon", 1, language)
    assert said in whole and never not in whole


NESTED: Mapping[str, tuple[str, str]] = {
    "cs": ("Řekl „příkaz „Běž!““ a šel.", "Řekl „příkaz ‚Běž!‘“ a šel."),
    "ru": ("Наложил «приказ: «Беги!»» и ушёл.", "Наложил «приказ: „Беги!“» и ушёл."),
    "en": ("Said “order “Go!”” and left.", "Said “order ‘Go!’” and left."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_within_quotes_are_the_inner_ones(language: str) -> None:
    from bojiste.tell.typography import bound

    typed, printed = NESTED[language]
    assert bound(typed, language).replace("\N{NO-BREAK SPACE}", " ") == printed


# -- features of classes ---------------------------------------------------------------------------------------------


def test_a_feature_is_told_as_what_somebody_does() -> None:
    """No "uses the feature": rage is flown into, a stunning blow is an attempt, a martial strike is the strike itself;
    and whom a blow after it is aimed at is named."""
    czech = log("four_callings", 1, "cs")
    assert "propadl zuřivosti, došel na K2" in czech and "posvětila svou zbraň" in czech
    assert "Zkusila ji omráčit. [Odolnost" in czech and "Přidala božskou ránu." in czech
    assert "použil schopnost" not in czech.lower() and "použila schopnost" not in czech.lower()
    assert "Zuřil dál a sekl zombii 2:" in czech
    russian = log("four_callings", 1, "ru")
    assert "впал в ярость, прошёл на K2" in russian and "Хотела ошеломить его." in russian
    assert "применяет" not in russian


def test_a_hit_whose_damage_is_told_later_is_no_hit_twice() -> None:
    for language, never in (("cs", ": zásah."), ("ru", ": попадание."), ("en", ": a hit.")):
        assert never not in log("four_callings", 1, language)
    assert "dvacítka: kritický zásah. [" in log("four_callings", 1, "cs")


def test_whoever_withstands_a_feature_is_told_so() -> None:
    events = [
        happened("feature", "mei", "troll", trait="stunning_strike"),
        save("save-made", "troll", "constitution", 14),
    ]
    assert kinds(list(Saves()([*events, TURN]))) == ["feature", "save-made", "unscathed", "turn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_saves_against_death_are_not_all_told_alike(language: str) -> None:
    """Four ways to say it, in turn; none of them without what it says in the others."""
    words = Words(language, "srd5")
    for kind in ("death-save-success", "death-save-failure", "save-made", "save-missed"):
        facts = {"actor_gender": "f", "successes": 2, "failures": 2, "natural": 9, "ability": "x", "sum": "9"}
        said = {words.say(f"told-{kind}", {**facts, "phrase": phrase}) for phrase in range(4)}
        assert len(said) == 4, said
