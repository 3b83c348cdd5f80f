"""Casting, and what spells and features do."""
