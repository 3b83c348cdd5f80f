"""What spells are called besides in Czech and Russian: the names of other translations and of sites, by their ids."""

from __future__ import annotations

from collections.abc import Mapping

ALSO: Mapping[str, Mapping[str, str]] = {
    "cs": {
        "kouzelná střela": "magic_missile", "magická střela": "magic_missile", "ohnivá střela": "fire_bolt",
        "zadržení osoby": "hold_person", "podržení osoby": "hold_person", "znehybnění osoby": "hold_person",
        "zadržení příšery": "hold_monster", "znehybnění příšery": "hold_monster", "léčení zranění": "cure_wounds",
        "vyléčení zranění": "cure_wounds", "léčivé slovo": "healing_word", "hromadné léčivé slovo": "mass_healing_word",
        "žehnání": "bless", "prokletí": "bane", "příkaz": "command", "zčarování osoby": "charm_person",
        "okouzlení osoby": "charm_person", "hořící ruce": "burning_hands", "planoucí ruce": "burning_hands",
        "zrychlení": "haste", "zaklínačův výboj": "eldritch_blast", "tajemný výboj": "eldritch_blast",
        "lovcovo znamení": "hunters_mark", "ohnivá zeď": "wall_of_fire", "ledová zeď": "wall_of_ice",
        "kamenná zeď": "wall_of_stone", "silová zeď": "wall_of_force", "zeď z trní": "wall_of_thorns",
        "bariéra čepelí": "blade_barrier", "vyhoštění": "banishment", "zrcadlové obrazy": "mirror_image",
        "mlžný krok": "misty_step", "rozptýlení magie": "dispel_magic", "vampýrský dotek": "vampiric_touch",
        "kouzelnická ruka": "mage_hand", "najdi magii": "detect_magic",
    },
    "ru": {
        "волшебная стрела": "magic_missile", "волшебный снаряд": "magic_missile", "огненный снаряд": "fire_bolt",
        "удержание человека": "hold_person", "удержание монстра": "hold_monster", "лечение ранений": "cure_wounds",
        "исцеление ран": "cure_wounds", "исцеляющее слово": "healing_word", "благословение": "bless",
        "проклятье": "bane", "команда": "command", "очарование личности": "charm_person",
        "горящие руки": "burning_hands",
        "пылающие руки": "burning_hands", "спешка": "haste", "таинственный заряд": "eldritch_blast",
        "колдовской заряд": "eldritch_blast", "стена огня": "wall_of_fire", "стена льда": "wall_of_ice",
        "стена камня": "wall_of_stone", "стена силы": "wall_of_force", "стена терний": "wall_of_thorns",
        "барьер из клинков": "blade_barrier", "преграда из лезвий": "blade_barrier", "изгнание": "banishment",
        "зеркальный образ": "mirror_image", "отражения": "mirror_image", "туманный шаг": "misty_step",
        "рассеивание магии": "dispel_magic", "вампирское прикосновение": "vampiric_touch",
        "друидкрафт": "druidcraft",
    },
}  # fmt: skip
"""Language -> name -> id."""
