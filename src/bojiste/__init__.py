"""Bojiště: a referee for tabletop role-playing."""
