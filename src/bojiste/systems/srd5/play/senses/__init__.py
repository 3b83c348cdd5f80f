"""Sight, light, hiding."""
