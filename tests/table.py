"""Rows of the catalogue: ``example("srd5.attack.hit E1", 11, 5, 16, Hit.HIT)`` is one row of a parametrized test."""

from __future__ import annotations

from typing import Any

import pytest


def example(reference: str, *values: Any) -> Any:
    """One example of a rule as a row, named and marked by its address in the catalogue."""
    rule_id = reference.split()[0]
    return pytest.param(*values, id=reference.replace(" ", "-"), marks=pytest.mark.rule(rule_id))
