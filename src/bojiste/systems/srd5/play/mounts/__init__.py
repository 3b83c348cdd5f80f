"""Mounted combat."""
