"""Damage, healing and dropping to 0 hit points."""
