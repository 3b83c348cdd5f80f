"""Schools of magic, as far as a feature asks for one."""

from __future__ import annotations

EVOCATION = frozenset(
    """
    arcane_hand arcane_sword blade_barrier burning_hands chain_lightning cone_of_cold continual_flame cure_wounds
    dancing_lights darkness daylight delayed_blast_fireball divine_favor divine_word eldritch_blast faerie_fire
    fire_bolt fire_shield fire_storm fireball flame_blade flame_strike flaming_sphere forcecage freezing_sphere
    guiding_bolt gust_of_wind hallow heal healing_word hellish_rebuke ice_storm light lightning_bolt magic_missile
    mass_cure_wounds mass_heal mass_healing_word meteor_swarm moonbeam prismatic_spray ray_of_frost resilient_sphere
    sacred_flame scorching_ray sending shatter shocking_grasp spiritual_weapon sunbeam sunburst thunderwave tiny_hut
    wall_of_fire wall_of_force wall_of_ice wind_wall
    """.split()  # noqa: SIM905 (a list to be read)
)
"""Spells of evocation."""
