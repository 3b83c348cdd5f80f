"""Grappling, swallowing, engulfing, clinging."""
